# Front Line: No Komrades: what happened

## set-up and draft
event-lines_up = { $seat } takes slot { $number } with { $number2 } life.
event-has_initiative = { $seat } stands at the front and gets the initiative card.
event-drafting = All hands become packets and are drafted.
event-picked = Everybody lays one card of their packet face down.
event-packets_passed = Everybody hands the rest of their packet to the { $drafts_left ->
    [1] left
   *[other] right
}.
event-drafted = Everybody takes up the cards they have picked.

## the turn
event-turn = Turn { $number } begins.
event-draws = { $seat } draws { $secret } from the deck.
event-nothing_to_draw = { $seat } cannot draw: there is no card left that could be used.
event-reshuffled = The action discard pile is shuffled and becomes the deck.
event-attack_reshuffled = The attack discard pile is shuffled and becomes the deck.
event-discards_useless = { $seat } discards { $card }: too few comrades are left for it.
event-all_laid = All cards are laid face down.
event-lays_nothing = { $seat } has no card to lay.
event-step_4 = The cards are turned up in initiative order.
event-step_5 = { $card } strikes.
event-step_6 = The hands are refilled.
event-initiative = The initiative card goes to { $seat }.

## attacks
event-attack = { $card } is the attack of this turn.
event-no_attack = There is no attack card left: nothing happens this turn.
event-targets_slot = A target card is laid on slot { $number }.
event-targets_comrade = A target card is laid on { $seat }.
event-target_not_laid = The line is too short for the target at place { $number }: no target card is laid there.
event-mine_laid = A mine lies on slot { $number }.
event-wire_laid = Barbed wire lies on slot { $number }.
event-roulette_attached = Russian Roulette is attached to { $seat }’s initiative card.

## cards taking effect
event-turns_up = { $seat } turns up { $card }.
event-wasted = { $card } was laid face down and has no effect.
event-stopped_by_halt = Halt! is in force: { $card } has no effect.
event-cannot_move_himself = { $seat } cannot be moved: { $card } has no effect.
event-nobody_to_move = No other comrade can be moved: { $card } has no effect.
event-no_two_to_move = There are not two other comrades who can be moved: { $card } has no effect.
event-dodges = { $seat } dodges: linear attacks pass this comrade by.
event-lies_low = { $seat } hits the dirt: splash attacks do not harm this comrade.
event-stands_firm = { $seat } cannot be moved in any way this turn.
event-calls_halt = { $seat } calls Halt!: nobody moves on the line this turn.
event-puts_into_play = { $seat } has { $card } in play (durability { $number }).
event-uses = { $seat } uses { $card } (durability left: { $number }).
event-worn_out = { $seat } discards { $card }, which is worn out.

## movement
event-shoves_forward = { $seat } shoves { $seat2 } forward.
event-shoves_back = { $seat } shoves { $seat2 } back.
event-goes_forward = { $seat } goes forward { $number ->
    [one] 1 step
   *[other] { $number } steps
}.
event-goes_back = { $seat } goes back { $number ->
    [one] 1 step
   *[other] { $number } steps
}.
event-steps = { $seat } steps to slot { $number }.
event-pushes = { $seat } pushes on to slot { $number }; { $seat2 } is pushed into slot { $number2 }.
event-changes_places = { $seat } and { $seat2 } change places.
event-blocked_at_front = { $seat } stands at the front of the line and can go no further.
event-blocked_by_commissar = { $seat } stands before the Commissar and can go no further.
event-blocked_by = { $seat2 } cannot be moved and blocks { $seat }’s way.
event-stuck = { $seat } cannot be moved.
event-steps_lost = { $seat } loses { $number ->
    [one] the last step
   *[other] the last { $number } steps
} of the move.
event-caught = { $seat } is caught in the wire and { $number ->
    [0] goes no further
    [one] loses the last step of the move
   *[other] loses the last { $number } steps of the move
}.

## the tank
event-boards = { $seat } and { $seat2 } climb into the tank.
event-boards_alone = { $seat } climbs into the tank alone.
event-drives = The tank drives to slot { $number }.
event-tank_stays = The tank stays where it is.
event-crushes = The tank crushes { $number ->
    [one] an obstacle
   *[other] { $number } obstacles
} in its way.
event-tank_wears = The tank suffers wear (durability left: { $number }).
event-tank_gone = The tank is gone; its crew stands outside.

## events and abilities
event-first_in_window = { $seat } comes first in initiative order; everybody else is asked again.
event-first_nyet = { $seat } comes first, to the left of { $seat2 }; any other Nyet! stays in hand.
event-first_dud = { $seat } comes first in initiative order; the others are asked again if any damage is left.
event-announces = { $seat } announces { $card } as an event.
event-announces_about = { $seat } announces { $card }: { $option }.
event-announces_item = { $seat } announces { $card } against { $option }: { $option2 }.
event-announces_shift_forward = { $seat } announces { $card }: the target card on { CASE($option, "within") } is to move forward.
event-announces_shift_back = { $seat } announces { $card }: the target card on { CASE($option, "within") } is to move back.
event-answers = { $seat } plays { $card } in answer.
event-answer_void = { $seat }’s answer is void.
event-void = { $card } is void.
event-line_shuffled = The line is thrown into confusion.
event-lands_on = { $seat } ends up in slot { $number }.
event-sabotaged = { $seat } loses { $option }: it is destroyed.
event-target_moved = The target card on slot { $number } moves to slot { $number2 }.
event-seizes_initiative = { $seat } takes the initiative card.
event-keeps_initiative = { $seat } already holds the initiative card and keeps it.
event-roulettes_follow = The roulettes attached to it are with { $seat } now.
event-takes_card = { $seat } takes { $secret } from { $seat2 }’s hand.
event-nothing_to_take = { $seat } has no card left in hand: { $card } has no effect.
event-plans_changed = { $seat } has exchanged the card that lies face down.
event-uses_ability = { $option } takes effect.
event-exchanges_hands = { $seat } and { $seat2 } exchange hands.
event-jumps = { $seat } jumps to slot { $number }.

## damage
event-passes_by = { $seat } dodges, and the attack passes by.
event-tank_stops = The tank stops the attack.
event-hits_nobody = { $card } hits nobody.
event-strikes_linear = { $seat } is in the line of fire ({ $number } damage).
event-strikes_main = { $seat } stands where the attack strikes ({ $number } damage).
event-strikes_indirect = { $seat } stands beside the place where the attack strikes ({ $number } indirect damage).
event-mine_goes_off = { $seat } comes onto slot { $number }: the mine goes off.
event-mines_go_off = { $seat } comes onto slot { $number }: { $number2 } mines go off.
event-mine_disarmed = { $seat } comes onto slot { $number }: the mine is taken away without harm.
event-mines_disarmed = { $seat } comes onto slot { $number }: { $number2 } mines are taken away without harm.
event-past_harm = { $seat } has no life left: the hit does nothing more.
event-safe_in_tank = { $seat } sits in the tank: the hit does nothing.
event-safe_dodging = { $seat } dodges: the hit does nothing.
event-safe_prone = { $seat } lies low: the hit does nothing.
event-safe_by_ability = { $seat } takes no damage of this kind: the hit does nothing.
event-redirects = { $seat } passes the hit on to { $seat2 } ({ $number } damage).
event-damage_left = { $number ->
    [0] No damage is left for { $seat }
   *[other] { $number } damage is left for { $seat }
}.
event-lucky = { $seat } is lucky, this once: no damage.
event-roulette_fires = The roulette fires: { $number } more damage for { $seat }.
event-damaged = { $seat } takes { $number } damage and has { $number2 } life left.
event-gassed = { $seat } is gassed: no refill until the hand is empty.
event-no_refill = { $seat } is gassed and draws nothing.
event-gas_over = { $seat } is no longer gassed.
event-gains_life = { $seat } gains { $number } life and has { $number2 }.
event-at_top = { $seat } has { $number } life, the most there is on the life card, and gains none.

## death and the Commissar
event-dies = { $seat } is dead.
event-loots = { $seat } takes { $card } from { $seat2 } (durability { $number }).
event-leaves = { $card } is discarded; it belonged to { $seat }.
event-commissar_pushes = The Commissar pushes the line forward as far as { $seat }, who comes into slot { $number }.
event-advances = The Commissar advances to slot { $number }.
event-obstacles_gone = Mines and wire on slot { $number } are gone.
event-postponed = The Commissar cannot push his way forward yet: he will at the end of step 5.
event-wins = { $seat } is the last comrade alive and wins.
event-all_dead = No comrade is left: the enemy army has won.
