# Barbarossa: why something is not allowed

## playing cards (chapter 5)
why-not_in_hand = This card is not in your hand.
why-never_played = This card has no Playing Cost, so it can never be played.
why-not_enough_op = Its Playing Cost is { $number } OP, and you have { $number2 } OP.
why-only_transports = Outside the Operation Phase only TRANSPORTs can be played.
why-no_cards_in_an_attack = During an attack no card can be played, deployed or put down.
why-no_cards_in_between = No card can be played, deployed or put down while a card or an ability is being resolved.

## deployment (chapter 10)
why-no_deploying_rule = This Unit has no Deploying Rule, so it can never be deployed.
why-unit_deployed_at_once = This Unit is deployed at once when it is played.
why-aid_deployed_at_once = An AID is deployed at once when it is played.
why-no_right_to_deploy = Only Units whose text says so can be deployed after playing.
why-not_played = No such card lies in your Playing Zone.
why-deployed_in_operation = Cards are deployed in the Operation Phase only.
why-no_permit = No card that you have played in this phase lets you put cards down straight from your hand.
why-not_put_down = Only Infantry and Tanks with a Deploying Rule can be put down straight from the hand.
why-not_held_to_put_down = This card is not in your hand.
why-put_down_in_operation = Cards are put down from the hand in the Operation Phase only.

## Intentional Abilities (chapter 9)
why-not_in_play = You have no such card in play.
why-no_active_copy = You have no active card of this kind in play.
why-no_fatigued_copy = You have no fatigued card of this kind in play.
why-not_active = A card that is already fatigued cannot be fatigued for the Using Cost.
why-any_copy = It makes no difference which card of this kind uses this ability; it is offered once.
why-using_op = Its Using Cost is { $number } OP, and you have { $number2 } OP.
why-using_sp = Its Using Cost is { $number } SP, and you have { $number2 } SP.
why-using_rp = Its Using Cost is { $number } RP, and you have { $number2 } RP.
why-using_bp = Its Using Cost is { $number } BP, and you have { $number2 } BP.
why-using_cards = Its Using Cost takes deployed cards: { $number } needed, { $number2 } there.
why-abilities_in_operation = Intentional Abilities are used in the Operation Phase only.
why-no_abilities_in_between = No Intentional Ability can be used while a card or an ability is being resolved.
why-needs_attack = It can be used only during your attack.
why-needs_city = It can be used only while you attack a City.

## activation (7.1)
why-never_paid_for = This card is not activated by paying for it.
why-none_to_pay_for = You have no fatigued card of this kind deployed.
why-activation_cost = Activating it costs { $number } SP, and you have { $number2 } SP.
why-activation_only = Cards are activated by paying in the Activation Phase only.
why-not_automatic = This card is not activated automatically.
why-none_to_activate = You have no fatigued card of this kind deployed.

## buying (chapter 11)
why-never_bought = EVENTs and OBJECTIVEs cannot be bought.
why-deck_removed = Its deck was taken out of the game.
why-deck_empty = Its deck in the Field is empty.
why-not_on_top = Only the top card of the AID deck can be bought.
why-no_rp = Every purchase costs { $number } RP, and you have { $number2 } RP.
why-price_too_high = Its Buying Cost is { $number } SP, and you have { $number2 } SP.
why-reinforcement_only = Cards are bought in the Reinforcement Phase only.

## attacking (chapter 12)
why-no_unit = You need a Unit in your Deploying Zone to attack.
why-nothing_to_attack = No OBJECTIVE is left in the Field.
why-attacked_already = You have already attacked in this Operation Phase.
why-attack_in_operation = You can attack in your Operation Phase only.
why-declare_first = Declare the attack first, then choose its target.
why-target_chosen = The target of this attack has already been chosen.
why-choose_target = Choose the target of your attack first.
why-no_target = Its deck is empty.
why-no_attack = No attack is going on.
why-too_few_bp = The Occupying Cost is { $number } BP, and you have { $number2 } BP.
why-must_pay = You have { $number2 } BP, and the Occupying Cost is { $number } BP: failing on purpose is not allowed.
why-must_finish = Finish the attack first: pay the Occupying Cost or give up.

## choices
why-not_optional = This is not optional: you have to choose.
why-paid_in_full = A Using Cost is paid in full: you have to choose.
why-not_meant = The text means cards of another type or sub-type.
why-wrong_condition = Only an active card can be fatigued, only a fatigued one activated.
why-not_deployed = No such card lies in your Deploying Zone in this condition.
why-not_in_discard = No such card lies in your discard pile.
why-not_held_to_return = This card is not in your hand.
why-not_held_to_keep = This card is not in your hand.
why-not_to_gain = This card is not among the EVENTs turned up.
why-not_to_return = This card is not among the EVENTs that go under the deck.
why-not_scouted = This card is not among the EVENTs that you look at.
why-no_such_player = There is no player { $number } in this match of { $number2 }.
why-has_left = This player has left the match.
