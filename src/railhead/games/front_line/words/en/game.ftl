# Front Line: No Komrades
about = A line of comrades under fire, and a Commissar behind them who leaves them less room with every death. Push, swap and dodge so that the others are hit; the last one alive wins.

ending-last_comrade = Only one comrade is left alive, and wins.
ending-enemy_won = The last comrades died together: nobody wins, the enemy army does.

variant-variant = Starting life: normal (10 for up to 4 players, else 5), long (10, for 5 and more), short (5, for up to 4) or as in the English edition (10 for up to 5 players, one less for each further player). The box is for { $fewest_players } to { $most_players } players; the rulebook has a variant for more.

standing-pass_turn = Play no event for the rest of this turn.
standing-pass_until_hit = Play no event until you are hit.
standing-pass_between = Play no event between two cards of a turn.
