# What the terminal says itself

scene-empty = Empty: { $areas }

# --- the screen of a decision
cli-since = since your last decision:
cli-begin = so far:
cli-more_told = … { $n } more (type since)
cli-more_table = … more (type table)
cli-more_options = … { $n } more (press Enter)
cli-first_options = … back to the first ones (press Enter)
cli-times = { $sentence } ({ $n } times)
cli-answered = Answered for you: { $answers }
cli-standing_hint = standing { $name }: { $text }
cli-round = { $round } { $n }
cli-turn_of = turn: { $seat }
cli-prompt = { $who }> {""}
cli-called = { $name } ({ $title })

# --- a match
cli-help =
    Answer with a label (1, 2, …) or with a part of a title that fits only one.
      Enter         the question again, or more of its options
      table         the whole table        map           only the map
      options       the options in full    look WORD     what any card or piece does
      since         what has happened since your last decision; log: everything
      why WORD      why an option is not allowed now, with its rule
      rule NUMBER   look a rule up: a number, the beginning of one, or words
      hint          what the greedy bot would do
      undo          take your last decision back (undo all: as far as possible)
      standing      what is answered for you without asking, and what could be
                    (standing NAME: answer so from now on; standing NAME off: ask)
      concede       leave the match for good; the others play on
      save FILE     save the match to a file from now on
      quit          leave; the match is saved, and you are told how to go on
cli-title = { $title } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $options }
cli-seat = { $number }. { $who }: { $player }
cli-person = a person
cli-type_help = Type help for all commands or quit to leave.
cli-standing_intro = { cli-type_help } Some questions are answered for you; type standing to see which.
cli-only_bots = Only bots play; you watch.
cli-pass_keyboard = Pass the keyboard to { $who }, then press Enter. {""}
cli-end_of_input = End of input.
cli-nothing_to_save = You have not decided anything yet, so there is nothing to save.
cli-saved_resume = Saved to { $file }. Go on with:
cli-saved_replay = Saved to { $file }. Watch the replay with:
cli-saved_from_now = Saved to { $file }, and from now on after every decision.
cli-not_saved = The match could not be saved. { $fault }
cli-name_the_file = Name the file: save FILE.
cli-ambiguous = That could be: { $options }. Type more of it, or the label.
cli-no_option = There is no option '{ $typed }' here. Type options to list them, or help for the commands.
cli-no_number_only = There is no option { $typed } here: the only number is { $number }.
cli-no_number_range = There is no option { $typed } here: the options are numbered 1 to { $number }.
cli-no_number_list = There is no option { $typed } here: the numbers here are { $numbers }.
cli-name_an_option = Name an option: why WORD.
cli-never_an_answer = { $title } is in this game, but it is never an answer: nobody chooses it.
cli-not_in_game = Nothing in this game is called '{ $typed }'.
cli-many_options = { $n } options match: { $options }, … Type more of the name.
cli-allowed = { $title }: this is allowed.
cli-about = { $title }: { $sentence }
cli-with_rule = { $sentence } ({ $rule })
cli-name_a_thing = Name a card or a piece: look WORD.
cli-many_things = { $n } things match: { $things }, … Type more of the name.
cli-no_text = Nothing more is written on it.
cli-name_a_rule = Name a rule: rule NUMBER.
cli-no_such_rule = The rules have nothing under '{ $wanted }'.
cli-no_map = This game has no map.
cli-no_table = This game has no table to show; type log to see what has happened.
cli-nothing_since = Nothing has happened since your last decision.
cli-hint = The greedy bot would answer: { $option }
cli-standing_on = on   { $name }: { $text }
cli-standing_off = off  { $name }: { $text }
cli-no_such_standing = There is no standing answer called '{ $name }' in this game; there are: { $known }.
cli-no_standing = In this game every question is put to you.
cli-concede_sure = This cannot be taken back. If you mean it: concede yes
cli-only_standing_answers = There is nothing you may take back: the last answers were standing ones.
cli-taken_back = Taken back.
cli-saved_seat = Seat { $number } of the saved match: { $fault }
cli-language_lacking = { $title } is not available in '{ $language }' yet, so English is used.
cli-languages_lacking = In English only: { $titles }

# --- the end
cli-won = The match is over: { $count ->
    [one] { $winners } won.
   *[other] { $winners } won together.
}
cli-nobody_won = The match is over. Nobody won.
cli-place = Place
cli-player = Player
cli-score = Score

# --- a replay
cli-replay_help =
    Enter, n      one decision forwards
    b             one decision back
    NUMBER        go to the position after so many decisions (0: the start)
    table         the whole table
    seat WHO      see the table as a seat does: its number or name
    spectator     see the table as somebody who only watches
    play [SEAT …] play on from here, for example: play Anna=human greedy
    quit          leave
cli-replay_intro = Enter goes forwards, b goes back, table shows the table, help lists the commands.
cli-replay_prompt = replay> {""}
cli-replay_title = { $title } · after decision { $at } of { $all } · seen by { $who }
cli-a_spectator = a spectator
cli-log_ends = The log ends here; the match was not played to its end.
cli-next = Next: { $sentence }
cli-leaves = { $seat } leaves the match.
cli-unseen = somebody decides in secret.
cli-in_secret = { $seat } decides in secret.
cli-answers = { $seat } answers: { $option }.
cli-over_here = The match is over here; go back before you branch off.
cli-no_seat = There is no seat '{ $who }'; name 1 to { $seats }, a player, or spectator.
cli-too_many_players = { $players } players are too many for { $seats } seats.

# --- a review
cli-review_title = { $title } · { $seats } seats · { $n } decisions with a choice
cli-turning_points = Turning points
cli-missed = Better options that were missed, and the difference by the end of the turn
cli-review_seat = { $seat }: { $start } at the first decision, { $end } at the end; mistakes cost { $mistakes }, luck { $luck }.
cli-review_turn = Decision { $number }: { $chooser } chooses { $option }; the odds of { $seat } go from { $before } to { $after }.
cli-review_missed = Decision { $number }: { $seat } chooses { $option } ({ $odds }); { $better } was better ({ $best }).
cli-iterations = --iterations must be 1 or more.
