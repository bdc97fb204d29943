# Metro 2033: Breakthrough: why something is not allowed

## Set-up
why-faction_taken = { $option } is already led by another player.
why-choose_faction = First choose the faction you lead.
why-factions_chosen = Factions are chosen before the first turn.

## The turn
why-main_action_due = A main action may not be skipped: play or discard a card first.
why-main_action_used = You have one main action in a turn and have already chosen it.
why-not_your_main_action = A main action is possible in your own turn only.
why-not_your_turn = Additional actions are possible in your own turn only.
why-not_now = Additional actions fit between complete steps, not in the middle of one.
why-take_later = Cards are taken after the main action.
why-draw_over = You have already taken the cards for this turn.
why-end_or_act = End the turn or take an additional action.

## Main actions
why-say_how = Say what you do with { $option }: play it or discard it.
why-not_in_hand = You have no such card in hand.
why-never_laid_upright = A threat is never laid upright: it is discarded, or laid turned as a defence.
why-never_laid = { $option } can never be laid: it can only be discarded.
why-too_few_tokens = This takes { $number } of your tokens above the faction card; you have { $number2 } there.
why-not_in_hand_to_discard = { $option } is not in your hand.
why-choose_discard = Choose the card of your hand that you discard.
why-not_in_hand_to_throw = { $option } is not in your hand.
why-choose_three = Choose all the cards of your hand that you discard.
why-too_few_cards = This takes { $number } cards; you hold { $number2 }.

## Market and deck
why-not_in_market = { $option } does not lie face up in the market.
why-must_take = Take a face-up card of the market or the top card of the deck.
why-no_card_left = The deck and the discard pile are both empty.
why-nothing_to_take = There is no card to take: go on, or take an additional action.

## Tasks
why-no_such_task = A task can be done only while its card lies in front of you.
why-task_done = Your tokens lie on this station, so its task is done.
why-faction_task_done = Your faction card is flipped, so its task is done.
why-out_of_reach = This task needs { $number }; your upright resources of its colour come to { $number2 } at most.
why-not_reached_yet = The task needs { $number }; the cards you have chosen come to { $number2 }.
why-mid_task = Completing a task is one undivided step: finish it first.
why-wrong_colour = { $option } does not count for a task of this colour.
why-not_a_resource = { $option } is not a resource.
why-not_there_for_task = { $option } does not lie in front of you.
why-defence_does_not_count = A card that lies as a defence counts for no task.
why-nothing_to_double = { $option } has nothing to double among the cards you have chosen.
why-doubled_already = Another hero already doubles the type of { $option }.
why-doubles_nothing_here = { $option } doubles a type that does not count for this task.
why-keep_or_discard = A completed station is kept with tokens on it or discarded.
why-no_station_completed = You decide about keeping a station when you have completed its task.

## Clean-up
why-not_in_play = { $option } does not lie in front of you.
why-nothing_in_play = You have no card in play that could be discarded.
why-choose_card_in_play = Choose the card in front of you that you discard, or nothing.
why-clean_up_declined = You have just decided to discard nothing; take that back if you want to clean up.
why-leaves_by_clean_up = { $option } lies in front of you: only a clean-up discards it.
why-lies_otherwise = This card lies in front of you the other way round.
why-faction_card_stays = The faction card can never be discarded.

## Defence and losses
why-not_there_for_defence = { $option } does not lie in front of you.
why-no_protection = { $option } does not protect you from this monster.
why-upright_no_protection = An upright resource does not defend.
why-hand_no_protection = A card in hand cannot defend.
why-must_repel = You can repel the monster, so you must: choose the card you use up.
why-needless_card = With { $option } you would use up a card that is not needed.
why-other_symbol_first = { $option } covers a later symbol of the monster: first choose a card against the one before it.
why-say_how_free = Say how you lay { $option }: upright, or turned as a defence.
why-no_free_card = The free card comes from your hand, and you have no such card there.
why-free_card_or_nothing = Choose a card of your hand to lay for free, or nothing.
why-not_a_station = { $option } is not a station of yours in play.
why-must_lose_station = The monster takes one of your stations: choose which.
why-refill_later = Hands are refilled when the monster has attacked every player.
