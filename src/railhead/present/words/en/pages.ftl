# The pages around the tables
page-language = Language
page-take = Change
page-skip = Skip to the content
page-site = Site
page-pages = Pages
page-games = Games
page-matches = Matches
page-learn = Learn
page-me = Me
page-guest = Guest
page-name = Your name
page-how = How to play
page-rules = Rules
page-rules-of = Rules of { $game }
page-read-rules = Read the rules
page-all-rules = All the rules
page-import = Import a match
page-program = API
page-sit-down = Sit down
page-copy = Copy
page-back = Go back
page-to-table = Back to the table
page-watch-replay = Watch the replay
page-download = Download the record
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-not-found = Not found
page-refused = You can’t do that
page-failed = Something went wrong

home-title = Railhead: play with friends and bots
home-welcome = Pull up a chair.
home-about = Five tabletop games, complete and true to their rules. With friends or bots, now or over days. No account.
home-waiting = { $number ->
    [one] 1 table waits for you
   *[other] { $number } tables wait for you
}
home-players = Players:
home-minutes = min
home-play-now = Play now
home-against-bots = against bots
home-solo = Solo
home-with-friends = With friends
home-my-matches = My matches
home-waiting-of = { $number ->
    [one] 1 of { $all } waits for you
   *[other] { $number } of { $all } wait for you
}
home-more = { $number } more
home-open = Open tables
home-free-chair = take a free seat
home-nobody = Nobody is waiting right now. Open a table and leave a seat open to anyone: it appears here.
home-new = New here?
home-new-about = Each game is explained on one page, with pictures, and a coach takes you through your first match.
home-coach = First match with a coach

heaviness-1 = Very light
heaviness-2 = Light
heaviness-3 = Medium
heaviness-4 = Heavy
heaviness-5 = Very heavy
credit-by = By { $names }
credit-others = { $name } and others

row-your-turn = Your turn
row-free = { $number ->
    [one] 1 seat free
   *[other] { $number } seats free
}
row-finished = Finished
row-under-way = Under way
row-decides = { $name } decides
row-decide = { $number } players decide

# A new table
new-title = New table: { $game }
new-table = A new table.
new-chairs = Seats
new-chair = Seat { $number }
new-name = Name
new-chair-name = Name of the player in seat { $number }, who shares this screen
new-levels = How well do the bots play?
new-levels-note = A level chosen here goes to every bot; each seat can have its own.
new-house = House rules
new-pace = Pace
new-live = Live
new-days = Over several days
new-pace-note = Live: everybody is here. Over several days: play your part whenever you like.
new-windows = Hidden reactions
new-windows-off = As they come
new-windows-short = Short
new-windows-normal = Longer
new-windows-note = Whenever somebody might react with a hidden card, the table waits a while, whether anybody can or not: about 5 seconds, or about 12. So nobody can tell who holds one. “As they come” waits only while somebody really can react.
new-hints = Hints on request
new-watch = Spectators by link
new-hands = Spectators see all hands
new-choose = Choose who sits where.
new-starts = The match starts by itself when every seat is taken.
new-starts-now = Every seat is taken: the match starts at once.
new-send = The next page has the links to send. The match starts by itself when every seat is taken.
new-start = Start
new-open-table = Open the table
new-here = { $number ->
    [one] you
   *[other] { $number } players at this screen
}
new-links = { $number ->
    [one] a friend by link
   *[other] { $number } friends by link
}
new-open = { $number ->
    [one] an open seat
   *[other] { $number } open seats
}
new-bots = { $number ->
    [one] a bot
   *[other] { $number } bots
}
new-sum = { $first } and { $last }.
new-alone = { $last } alone.

chair-people = People
chair-bots = Bots
chair-programs = Plain programs
chair-you = You
chair-here = At this screen
chair-link = A friend, by link
chair-open = Open to anyone

value-on = On
value-off = Off
value-random = Random

# Bots, and how well they play
bot-random = Random bot
bot-greedy = Greedy bot
bot-beginner = Beginner bot
bot-casual = Casual bot
bot-steady = Steady bot
bot-strong = Strong bot
bot-master = Master bot
bot-other = { $name } bot
bot-name = { $bot } { $number }
level-beginner = Beginner
    .text = Knows the rules and little more: for your first match.
level-casual = Casual
    .text = Plays sensible moves, and overlooks a better one now and then.
level-steady = Steady
    .text = Makes few mistakes, and looks no further than its next answer.
level-strong = Strong
    .text = Plays its best options out to the end of the turn before it decides.
level-master = Master
    .text = The best we have; takes up to a second for a decision.

# An invitation, and waiting for the others
join-title = { $game }: you are invited
join-somebody = Somebody
join-invites = { $host } invites you to { $game }
join-seat = Seat { $seat } of { $seats } is kept for you. This link works once.
lobby-title = { $game }: waiting for players
lobby-about = The match begins when every seat is taken. This page updates by itself.
lobby-link = Send this link to one friend
lobby-open = open to anyone in the lobby
lobby-kept = kept for an invited friend
lobby-leave = Leave
lobby-seed = The server has already drawn its secret for the shuffle, and shows it after the match. Its SHA-256:

# How to play, and the rules
lesson-page = How to play { $game }
lesson-about = Each game on one page: the goal, the turn, the symbols, the end, and three tips.
lesson-two-minutes = { $game } in two minutes
lesson-the-goal = The goal.
lesson-symbols = What the symbols mean
lesson-example = Example: { $title }
lesson-before = Before
lesson-after = After
lesson-free = free
lesson-tips = Three tips
lesson-ends = How it ends
lesson-set-up = Set up a table
rules-title = { $game }: the rules
rules-contents = Contents and search
rules-search = Search the rules of { $game }
rules-word = Word or number
rules-find = Search
rules-found = { $number } found.
rules-all = Show all
rules-chapters = Chapters
rules-version = Version { $version }. Every question and every refusal at the table names one of these numbers.
rules-hurry = In a hurry?
rules-nothing = The rules say nothing about this. Try a shorter word, or the beginning of a number.

# The end of a match
log-title = { $game }: log
over-again = Once more?
over-result = The result in full
result-crumb = Result
result-decisions = { $number ->
    [one] 1 decision was made.
   *[other] { $number } decisions were made.
}
result-standing = The final standing
result-challenge = The challenge
result-won = Won
result-course = The course of the match
result-no-course = Nothing moved: there is no curve to draw.
course-title = How everybody stood
graph-label = { $what } of every player, decision by decision

# What a match was made of
end-turn = turn { $n }
end-round = round { $n }
end-turns = { $number ->
    [one] 1 turn
   *[other] { $number } turns
}
end-rounds = { $number ->
    [one] 1 round
   *[other] { $number } rounds
}
end-hours = { $hours } h { $minutes } min
end-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
end-numbers = The match in numbers
end-moment = The decisive moment
end-moment-ahead = Ahead from here to the end: { $names }.
end-moment-level = Never behind again from here on: { $names }.
end-moment-changed = Nothing in the standing changed after this.
end-again = See it again

# The rest
import-about = A log that was exported here or saved by the terminal. It is replayed and checked; then you can step through it, or play on.
import-file = From a file
import-text = or as text
import-do = Import
me-title = My name
me-name = Name at future tables
me-keep = Save
api-about = The same tables, rules and refusals as in the browser, as JSON; the project’s examples/bot.py is a bot of 30 lines. The description:
api-call = Call
api-does = What it does
