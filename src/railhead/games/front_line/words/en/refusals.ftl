# Front Line: No Komrades: why something is not allowed

## the draft and step 2
why-not_in_packet = There is no { $option } in the packet you hold.
why-must_pick = You have to pick a card from the packet you hold: you cannot pass.
why-not_in_hand = You have no { $option } in your hand.
why-must_lay = You have to lay a card face down as long as you have one: you cannot pass.

## events
why-not_an_event = { $option } is not an event: only events are played straight from the hand.
why-only_against_event = { $option } can be played only right after an event has been announced.
why-only_against_damage = { $option } can be played only when a comrade is about to take damage.
why-event_not_in_hand = You have no { $option } in your hand.
why-event_spent = You have already played your event for this turn.
why-only_before_step_4 = { $option } can be played only before the first card of step 4 is turned up.
why-only_before_step_5 = { $option } can be played only before the damage of step 5.
why-only_with_card_down = { $option } can be played only after step 2, while your own card still lies face down.
why-halt_in_force = Halt! is in force: nobody moves on the line until step 5 is over.
why-nobody_movable = There is no comrade who can be moved.
why-no_equipment_about = No other comrade has equipment in play.
why-nobody_to_rob = No other player has a card in hand.
why-no_target_card = There is no target card on a slot that could be moved.
why-no_card_down = You no longer have a card lying face down.
why-no_other_card = { $option } needs a second card in your hand to exchange, and you have none.
why-not_a_nyet = { $option } does not answer an event: only Nyet! does.
why-not_a_dud = { $option } does not help against damage that is about to be taken: only Dud does.

## abilities
why-not_your_ability = { $option } is not the ability of your comrade.
why-no_window_ability = { $option } works by itself or at its own moment; it is not used here.
why-market_day_spent = { $option } can be used once per game, and you have used it.
why-jump_spent = { $option } can be used once per game, and you have used it.
why-jump_with_fubar = You have played F.U.B.A.R. and cannot be moved, so you cannot jump either.
why-jump_out_of_tank = You sit in the tank and cannot jump.

## choosing a comrade
why-must_choose = You have to make this choice: you cannot pass.
why-not_in_the_match = { $option } is not in this match.
why-has_fallen = { $option } is dead and takes no further part.
why-is_dying = { $option } has no life left and counts as dead.
why-is_fubar = { $option } has played F.U.B.A.R. and cannot be moved in any way.
why-is_in_tank = { $option } sits in the tank and cannot be moved.
why-shoves_another = You shove another comrade, not your own.
why-swaps_with_another = Your comrade changes places with another one.
why-swaps_two_others = Two other comrades change places; your own is not one of them.
why-already_chosen = { $option } has already been chosen: two different comrades change places.
why-sabotages_another = You sabotage another comrade’s equipment, not your own.
why-robs_another = You take a card from another player’s hand, not from your own.
why-trades_with_another = You exchange hands with another player, not with yourself.
why-passes_on_to_another = You pass the hit on to another comrade, not to yourself.
why-takes_another_along = You drive the tank; the passenger is another comrade.
why-too_far_for_door = The hit passes to a comrade in an adjacent slot; { $option } stands { $number } slots away.
why-too_far_for_tank = The passenger comes from an adjacent slot; { $option } stands { $number } slots away.
why-has_no_equipment = { $option } has no equipment in play.
why-has_no_cards = { $option } has no card in hand.

## equipment
why-not_your_equipment = You have no { $option } in play.
why-door_needs_comrade = Say who the hit passes to: choose a comrade in an adjacent slot.
why-door_comes_first = First decide whether to pass the hit on; other equipment comes after that.
why-not_a_door = You cannot pass a hit on with { $option }.
why-door_too_late = The moment to pass the hit on has gone; you may use other equipment now.
why-nobody_beside = There is no comrade in an adjacent slot to pass the hit on to.
why-used_already = You have already used { $option } against this hit: each card works once.
why-does_not_fit_hit = You cannot use { $option } against a hit of this type.
why-is_no_detector = You cannot use { $option } against mines.
why-is_no_medkit = You cannot use { $option } to gain life in step 6.
why-not_his_equipment = The comrade you sabotage has no { $option } in play.
why-leaves_no_such_item = The dead comrade leaves no { $option }.
why-leaves_no_hand = The dead comrade leaves no card in hand.

## places and cards
why-no_such_slot = There is no { CASE($option, "within") }: the line has { $number } slots.
why-slot_not_free = { $option } is not free.
why-no_target_there = There is no target card on { CASE($option, "within") }.
why-target_out_of_reach = The target card on { CASE($option, "within") } lies behind the Commissar and cannot be moved.
why-nothing_to_exchange = You have no { $option } in your hand to exchange for the card that lies face down.
