# Metro 2033: Breakthrough
about = A race of factions in the Moscow metro: play resources, stations and heroes, complete tasks, and be the first to own { $tokens_to_win ->
    [10] ten
   *[other] { $tokens_to_win }
} tokens. Caravans rest everybody, monsters attack everybody.

ending-ten_tokens = A player owns { $tokens_to_win ->
    [10] ten
   *[other] { $tokens_to_win }
} tokens (BRK-9.1.1).
ending-turn_limit = The agreed number of turns is over: a draw (BRK-9.1.5).

variant-first_player = Who goes first.
variant-factions = Factions are chosen in seating order or dealt at random.
variant-turn_limit = Stop the match as a draw after this many turns, counting those of all players; not part of the printed rules.

standing-no_clean_up = End your turn where nothing is left to do but clean up.
