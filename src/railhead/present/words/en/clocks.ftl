# Clocks: what a host chooses, what stands on the page, what is said of it.

clock-title = Clock
clock-ending = When time runs out
clock-note = The clock runs only while everybody can see who the table is waiting for; it stops during hidden reactions and while the server is down.
clock-none = No clock
clock-move-1 = 1 minute per decision
clock-move-2 = 2 minutes per decision
clock-move-5 = 5 minutes per decision
clock-match-10 = 10 minutes each, +10 s per decision
clock-match-25 = 25 minutes each, +15 s per decision
clock-match-60 = 60 minutes each, +30 s per decision
clock-days-1 = 1 day per decision
clock-days-3 = 3 days per decision
clock-days-7 = 7 days per decision
clock-end-answer = Then a bot answers the question
clock-end-seat = Then a bot takes the seat
clock-end-concede = Then the player concedes
clock-is = Clock: { $clock }. { $ending }.
clock-runs = , the clock is running:
clock-stands = , time left:
clock-days = { $days } d { $hours } h
clock-left-hour = You have one hour left.
clock-left-minute = You have one minute left.
clock-left-seconds = You have ten seconds left.

note-time-answer = { $name } is out of time; the { $bot } bot answers the question.
note-time-seat = { $name } is out of time; the { $bot } bot plays until they are back.
note-time-concede = { $name } is out of time and concedes.
refused-too-late = Your time for this question has run out. You can take your seat back once the bot has answered it.
