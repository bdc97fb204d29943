# Black Metro
about = Up to four candidates fight over the twelve districts of a dark city for eight rounds; a single one faces the overlord. Area control with hidden cards, about half an hour per player. (Black Metro: The Board Game, starter guide 2022.)

ending-most_power = Most power.
ending-fewest_strain = Level in power; least strain decides.
ending-most_fulfilled_missions = Level in power; most fulfilled missions decide.
ending-most_technologies = Level in power; most technologies decide.
ending-most_drakownium = Level in power; most drakownium decides.
ending-most_intel = Level in power; most intel decides.
ending-most_gold = Level in power; most gold decides.
ending-most_fortunes = Level in power; most fortunes in hand decide.
ending-shared_victory = Level in power and in all seven tie-breakers: the win is shared.
ending-solo_won_with_rank_S = The challenge is won with rank S.
ending-solo_won_with_rank_A = The challenge is won with rank A.
ending-solo_won_with_rank_B = The challenge is won with rank B.
ending-solo_won_with_rank_C = The challenge is won with rank C.
ending-solo_lost_with_rank_F = Rank F: less than 70 power.
ending-solo_lost_by_strain_beyond_15 = Your strain went beyond 15.
ending-solo_lost_to_40_power_of_the_overlord = The Overlord has 40 power.
ending-solo_lost_to_personnel_of_the_overlord = The Overlord has personnel left.


standing-no_end_mission = Fulfil no mission at the end of the dominance phase, until the next round.
standing-nothing_after = Play nothing after you have assigned, until the next round.
standing-no_reroll = Never discard a fortune to reroll.
