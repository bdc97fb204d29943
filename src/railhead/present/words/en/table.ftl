# The frame of pages and terminal
mark-turned = turned
mark-used = used

player = Player { $number }
nobody = nobody
nothing = nothing
hidden-card = a card
list-and = { $first } and { $last }

why-match_over = The match is over.
why-not_asked = You are not asked anything at the moment.
why-not_an_answer = { $option } is not an answer to this question.
why-no_such_option = There is no option called { $about } in this game.
why-no_such_seat = There is no seat { $about } in this match; its seats are 0 to { $number }.
why-nobody_can_leave = Nobody can leave this match.

standing-only_option = Answer questions that have only one option.
preview-ends = The match ends.
