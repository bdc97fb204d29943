# Black Metro: why something is not allowed

## Set-up (chapters 1, 3 and 19.2)
why-candidate_taken = Another player already leads { $option }.
why-own_colour = { $option } is your own colour; the overlord takes another.
why-not_in_match = Nobody plays { $option } in this match.

## Assignment (chapter 5)
why-has_personnel_there = You already have personnel at { $option }.
why-exploded = A massive explosion covers { $option }: no personnel can be assigned there.
why-no_pass = You cannot pass: you must assign at least 1 of your personnel.
why-have_assigned = You have already assigned personnel this turn, and to one district only.
why-one_fortune = You have already played your 1 assignment fortune for this turn.
why-after_only = In this match a fortune is played after the assignment, not before it.
why-skipped = Without a free district you may only use Rapid Transit or pass.
why-by_district = You use { $option } by assigning to a district which already contains your personnel.
why-assign_from_to = You assign at least 1 of the personnel in your hideout. Of these you can send { $number } to { $number2 }, not { $option }.
why-forced_from_to = You are forced to assign at least 1 of the personnel in your hideout. Of these you can send { $number } to { $number2 }, not { $option }.
why-recall_from_to = You recall exactly { $number3 } personnel from this district. Of these you can take { $number } to { $number2 }, not { $option }.
why-recover_from_to = Of these you can recover { $number } to { $number2 }, not { $option }.

## Fortunes (chapter 12)
why-not_in_hand = You do not hold the { $option }.
why-not_assignment = The { $option } is a dominance fortune; it is not played in the assignment phase.
why-not_dominance = The { $option } is an assignment fortune; it is not played in the dominance phase.
why-explosion_forbids = A massive explosion covers the district of the { $option }: it cannot be played for that district.
why-nothing_to_play = The { $option } cannot be played: its first effect cannot be resolved completely and nobody can be attacked.
why-too_few_fortunes = The { $option } costs one more fortune for each blockade there, { $number } in all; besides it you hold { $number2 }.
why-ace_nowhere = The { $option } can be played neither for 01 nor for 11 now.
why-ace_facilities = An ace stands for 01 or 11, not for { $option }.
why-payment_due = You must discard a fortune for each blockade there; still due: { $number }.
why-nobody_to_attack = Nobody can be attacked: no other player has personnel in the hideout but none at this facility.
why-attack_yourself = You attack another player, not yourself.
why-attack_yourself_here = You attack another player here, not yourself.
why-first_effect_only = A fortune resolves the first effect of its own facility.
why-hideout_empty = { $option } has no personnel in the hideout who could be forced.
why-is_there_already = { $option } already has personnel at this facility.
why-too_low = The { $option } counts { $number }; the fortune it would answer counts { $number2 }.
why-too_low_elite = The { $option } is of a lower rank than the fortune it would answer.
why-no_fortune_to_take = The { $option } needs a defender here who holds a fortune.
why-nobody_to_demote = The { $option } needs a defender here with specialised personnel.
why-empty_discard = The { $option } would put the top fortune of the discard on the deck, and the discard pile is empty.
why-not_here = { $option } has no personnel at this district.
why-holds_no_fortune = { $option } holds no fortune that your queen could take.
why-no_specialised = { $option } has no specialised personnel here for your king to strike.
why-king_strikes = A king strikes specialised personnel: a paragon or a doom mechasuit.
why-less_than_jack = This payment asks for a jack or higher; the { $option } is lower.
why-less_than_queen = This payment asks for a queen or higher; the { $option } is lower.
why-less_than_king = This payment asks for a king or a joker; the { $option } is lower.

## Resolving, abilities and costs (chapters 7, 11, 17 and 18)
why-wrong_district = This is not an effect of the district you resolve.
why-used_already = Each effect is used once at most, and in list order.
why-not_yours = This is not an ability of a candidate of yours.
why-candidate_downed = Your candidate is downed and has no abilities until it is charged again.
why-ability_elsewhere = Your candidate uses this ability at district { $number }.
why-ability_once = You have already used the district ability of your candidate this round.
why-not_with_matrix = District abilities of candidates cannot be used with Expiditry Matrix, only in the resolution phase.
why-once_a_round = You have already used { $option } this round.
why-not_charged = { $option } is not a charged technology of yours.
why-other_level = { $option } is of level { $number }; you must down a technology of level { $number2 }.
why-lacks = This costs { $number } { $about }, and you have { $number2 }.
why-too_few_to_recall = This recalls { $number } personnel, and you have { $number2 } here.
why-nothing_charged = You need a charged technology of your own to down.
why-too_few_to_discard = The cost in fortunes is { $number }, and you hold { $number2 } that will do.
why-too_few_missions = The cost in other unfulfilled missions is { $number }, and you have { $number2 }.
why-level_too_low = This needs scientific level { $number }, and yours is { $number2 }.
why-no_level_yet = With scientific level 0 nothing is researched.
why-technology_too_high = { $option } is of level { $number }, and your scientific level is { $number2 }.
why-technology_owned = { $option } is not in your technology deck.
why-not_the_lowest = { $option } is not the lowest technology of its colour in your deck.
why-no_technology_left = No technology that your level permits is left in your deck.
why-no_level_left = You have reached scientific level III.
why-overwhelmed_nobody = You have overwhelmed nobody at this district this round.
why-not_relic_player = You are not the relic player.
why-nobody_to_promote = You have no subordinate there to promote.
why-no_rank_left = No rank is left for a promotion: all your pieces of it are in play and none is overwhelmed.
why-rank_used_up = All your pieces of that rank are in play and none is overwhelmed.
why-in_a_district = Arms stash promotes a subordinate at a district, not in the hideout.
why-not_the_place = You must choose a district where you can promote and build, if there is one.
why-nobody_to_recover = You have no overwhelmed personnel.
why-none_overwhelmed = You have no overwhelmed { $about }.
why-none_to_save = No { $about } of yours is being overwhelmed.
why-none_in_excess = You have no { $about } in the hideout to return.
why-none_to_lift = You have no { $about } at that district to move.
why-nobody_at = You have no personnel at { $option } to move.
why-lift_elsewhere = Grav Lifter moves personnel to another district than { $option }.
why-nobody_to_move = You have no personnel on the board to move.
why-nothing_to_draw = Neither the deck nor the discard holds a fortune to draw.
why-no_mission_left = The mission deck is empty; it is never replenished.
why-nothing_to_trade = A trade costs { $number } gold, { $number2 } intel or { $number3 } drakownium; you have { $number4 }, { $number5 } and { $number6 }.
why-not_doubled = { $option } follows the first effect of 01, 03 or 04 in the resolution phase.

## When an ability is used that is not used now; by the names of the moments in the data.
why-by_itself = { $option } works by itself; there is nothing to choose.

## Fortifications (chapter 10.3)
why-full = { $option } already holds { $number } fortifications.
why-under_tile = A tile covers { $option }: nothing can be built at it or moved to it.
why-own_pieces_only = You build your own fortifications, not { $option }.
why-move_own_instead = Instead of building you move one of your own fortifications.
why-barricade_own = Emergency barricade moves one of your own fortifications.
why-nothing_to_move = There is no fortification on the board that you could move.
why-no_barricade = You have no fortification that could move to another district with your personnel and a free zone.
why-accompanied = { $option } cannot be moved while another fortification of its owner is with it.
why-not_on_board = { $option } is not on the board.
why-not_standing_at = No such blockade stands at { $option }.
why-same_district = A fortification moves to another district than { $option }.
why-no_other_place = { $option } has no other district to which it could move.
why-without_personnel = Emergency barricade moves to a district which contains your personnel.
why-guarded_only = Siege destroys a fortification of another player at this district; { $option } is none.

## Missions, syndicates, dice, relic (chapters 6, 13, 15 and 16)
why-not_your_mission = You do not hold this mission.
why-not_fulfilled = You do not meet this option of the mission.
why-too_little = This option of the mission asks for at least { $number }; you have { $number2 }.
why-too_much = This option of the mission allows { $number } at most; you have { $number2 }.
why-already_revealed = { $option } has already been revealed; choose a mission that has not.
why-is_turned = { $option } is turned and gives no backing.
why-not_best = For { $option } you must be ahead of everybody: you have { $number }, another player { $number2 }.
why-most_of_nothing = { $option } asks for the most, and you have none.
why-not_revealed = { $option } is not among the revealed syndicates.
why-not_tied = The relic goes to another player who is tied for the most districts.
why-not_matching = { $option } does not match the discarded fortune.
why-tile_in_use = The tile with this face is in use.
why-other_result = This belongs to another result of the event dice.

## not the moment
why-wrong_moment_assignment_turn = This is used on your own assignment turn.
why-wrong_moment_on_assign = { $option } is used directly after you have assigned to a facility on your own turn.
why-wrong_moment_dominance_start = This is used at the start of the dominance phase.
why-wrong_moment_overwhelm_step = This is used in step 1.4 of a district, if it overwhelms anybody more.
why-wrong_moment_on_own_overwhelmed = This is used when personnel of yours are overwhelmed.
why-wrong_moment_resolve_district = This is used while you resolve a district.
why-wrong_moment_after_other_roll = This is used when another player has rolled and does not reroll.
why-mission_after_assert = This mission is fulfilled after you assert dominance at a district.
why-mission_dominance_end = This mission is fulfilled at the end of the dominance phase.
why-mission_standby_mission = This mission is fulfilled in the standby phase.
