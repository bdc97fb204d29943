# Barbarossa: what happened

## set-up and turns
event-removes = The { $card } deck is taken out of the game.
event-removes_aids = The AID deck is taken out of the game.
event-first = { $seat } begins.
event-turn = Round { $number }: it is { $seat }’s turn.
event-phase = { $seat }: { $phase }.
event-ending_phase = { $seat }: Ending Phase.

## points and cards
event-gains = { $seat } gains { $number } { $point } and now has { $number2 } { $point }.
event-loses_points = { $seat } loses { $number } { $point } and has { $number2 } { $point } left.
event-loses_nothing = { $seat } has nothing to lose.
event-profits = { $seat } profits from { $card }.
event-suffers = { $seat } suffers from { $card }.
event-draws = { $seat } draws { $secret }.
event-no_cards = { $seat } has no card left to draw.
event-reshuffles = { $seat } shuffles the discard pile into a new deck.

## cards played, deployed and used
event-plays = { $seat } plays { $card }.
event-plays_for = { $seat } plays { $card } for { $number } OP.
event-yields_less = { $card } yields { $number } SP less for { $seat }.
event-deploys = { $seat } deploys { $card } ({ $condition }).
event-places = { $seat } puts { $card } from hand into the Deploying Zone.
event-uses = { $seat } uses { $option }
event-nothing_fits = { $card }: { $seat } has no suitable card.
event-chooses = { $seat } chooses: { $option }.
event-takes_no_more = { $seat } chooses no more cards for { $card }.
event-discards = { $seat } discards { $card } from the Deploying Zone.
event-fatigues = { $seat }: { $card } becomes fatigued.
event-activates = { $seat }: { $card } becomes active.
event-stays_fatigued = { $seat }: { $card } stays fatigued.
event-held_up = Only { $number } of { $seat }’s { $number2 } fatigued cards become active.
event-pays_for = { $seat } pays { $number } SP to activate { $card }.
event-takes_back = { $seat } takes { $card } from the discard pile into hand.
event-returns = { $seat } returns { $card } to the Field.
event-returns_to_box = { $seat } puts { $card } into the box: its deck is out of the game.

## EVENTs
event-looks_at = { $seat } looks at { $secret } from the EVENT deck.
event-buries = { $seat } puts an EVENT under the EVENT deck.
event-puts_on_top = { $seat } puts an EVENT back on top of the EVENT deck.
event-no_event = The EVENT deck is empty.
event-turns_up = EVENT: { $card } (+{ $number } BP).
event-gains_event = { $seat } gains the EVENT { $card }.
event-takes_event = { $seat } puts { $card } into the discard pile.
event-gives_event = { $seat } puts { $card } into { $seat2 }’s Deploying Zone.
event-returns_events = { $seat } puts the { $number } EVENTs under the EVENT deck in a secret order.

## attacks
event-declares = { $seat } declares an attack.
event-attacks = { $seat } attacks { $card }.
event-needs = { $card } costs { $number } BP to occupy; { $seat } has { $number2 } BP.
event-reduces = { $seat } lowers the Occupying Cost by { $number } BP to { $number2 } BP.
event-wins = { $seat } pays { $number } BP and occupies { $card }.
event-fails = { $seat } fails to occupy { $card } with { $number2 } BP against { $number } BP.
event-breaks_off = { $seat }’s attack on { $card } is broken off.

## buying, and the end of a turn
event-buys = { $seat } buys { $card } for { $number } SP.
event-discards_unplayed = { $seat } discards { $card } from hand.
event-keeps = { $seat } keeps one card in hand.
event-keeps_nothing = { $seat } keeps no card in hand.

## the end
event-concedes = { $seat } concedes; all of { $seat }’s cards leave the game.
event-counts = { $seat } has { $number } VP: { $number2 } deployed, { $number3 } in hand, deck, discard pile and Playing Zone.
event-tie_by_objective = The tie goes to { $seat }, who holds the best OBJECTIVE ({ $number } VP).
event-tie_by_cities = The tie goes to { $seat }, who holds the most Cities ({ $number }).
event-shared = The victory is shared.
