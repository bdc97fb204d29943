# The coach of a first match
coach-title = Coach
coach-number = Lesson { $number } of { $count }
coach-got_it = Got it
coach-advice = My advice:
coach-advise = What would you do?
coach-skip = Skip the coach
coach-start = Play your first match with a coach
coach-time = 10 minutes
coach-first = Your first match
coach-lessons = Lessons
coach-new_word = New word
coach-done = (done)
coach-heard = { $number } of { $count } lessons heard
