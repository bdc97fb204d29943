# Barbarossa: the table
area-players = Players
area-road = Road to Moscow
area-objectives = Hills and Positions
area-attack = Attack
area-field = The Field
area-aid = AID deck
area-aid_below = Further AIDs, from the top down
area-events = EVENT deck
area-known_events = EVENTs you know in the deck
area-one_of = EVENTs in an order you do not know
area-purse = Points
area-hand = Hand
area-placing = May be put into play from the hand
area-playing = Playing Zone
area-front = Front line
area-rear = Rear
area-abilities = Abilities
area-deck = Deck
area-discard = Discard pile
area-unseen = In deck and hand
area-scouted = EVENTs in hand

kind-card = Card
kind-card-hidden = a card, face down
kind-event-hidden = an EVENT, face down
kind-player = Player
kind-stop = City
kind-city = City
kind-objective = OBJECTIVE
kind-target = Target
kind-reduction = Lowered
kind-sum = Battle Points needed
kind-forecast = If Moscow falls
kind-deck = Deck
kind-points = Points
kind-place = Put into play
kind-ability = Ability
kind-transport = TRANSPORT
kind-unit = UNIT
kind-plan = PLAN
kind-aid = AID
kind-event = EVENT

face-aid = AID deck
face-OP = OP
face-SP = SP
face-RP = RP
face-BP = BP

mark-turn = has the turn
mark-next = is next
mark-attacked = has declared the attack of this turn
mark-conceded = conceded
mark-taken = taken
mark-in_reach = next on the road
mark-last = ends the game
mark-empty = none left
mark-out = out of the game
mark-payable = within reach
mark-soon = within reach with the TRANSPORTs in hand
mark-settled = decided
mark-shared = shared victory
mark-tied = tied on points
mark-fatigued = fatigued
mark-to_play = for playing cards
mark-to_buy = for buying and activating
mark-to_purchase = one for each purchase
mark-to_attack = for the attack
mark-fatigue_self = fatigue this
mark-discard_self = discard this
mark-return_self = return this to the Field
mark-discard_deployed_infantry = discard a deployed Infantry
mark-fatigue_deployed_infantry = fatigue an active Infantry
mark-activates_tank = activate a Tank
mark-activates_infantry = activate an Infantry
mark-recovers = take back an Infantry
mark-sheds = get rid of this
mark-with_fatigued = with a fatigued copy
mark-permit_deploy = may deploy, fatigued
mark-deploy_self = deploys at once
mark-permit_place_from_hand = Infantry, Tanks enter from the hand
mark-search_discard = take back an Infantry
mark-return_from_hand = return a card to the Field
mark-activate_deployed = activate up to 2 Units
mark-arrange_events = arrange the top 2 EVENTs
mark-returns = back to the Field

number-vp = VP
number-front_vp = VP deployed
number-vp_city = VP from Cities
number-vp_hill = VP from Hills and Positions
number-vp_event = VP from EVENTs
number-vp_aid = VP from AIDs
number-vp_unit = VP from Units
number-cities = Cities
number-hand = hand
number-deck = deck
number-discard = discard pile
number-raise = BP from active cards
number-cost = OP to play
number-price = SP to buy
number-copies = cards
number-comes = number from the top
number-earliest = at the earliest number
number-latest = at the latest number
number-left = left
number-in_hand = from TRANSPORTs in hand
number-activation_sp = SP to activate
number-occupying = BP to occupy
number-events = EVENTs turned up
number-defence = BP more
number-lowers = BP less
number-needed = needed
number-bp = at hand
number-reach = with all active cards
number-short = missing
number-win_vp = VP to win
number-winner_vp = VP of the winner
number-attacker_vp = VP of the attacker
number-discard_unit = Units to discard
number-discard_infantry = Infantry to discard
number-discard_tank = Tanks to discard
number-fatigue_all_tank = all Tanks become fatigued
number-discard_one_kind = discard all Tanks or all other Units
number-pay_op = pay OP
number-pay_sp = pay SP
number-pay_rp = pay RP
number-pay_bp = pay BP
number-gives_op = OP gained
number-gives_sp = SP gained
number-gives_dp = cards drawn
number-gives_rp = RP gained
number-gives_bp = BP gained

loss-discard_unit = { $n ->
    [one] discard one Unit
   *[other] discard { $n } Units
}
loss-discard_infantry = { $n ->
    [one] discard one Infantry
   *[other] discard { $n } Infantry
}
loss-discard_tank = { $n ->
    [one] discard one Tank
   *[other] discard { $n } Tanks
}
loss-fatigue_all_tank = all Tanks become fatigued
loss-discard_one_kind = discard all Tanks or all other Units

moment-activation = Activation
moment-operation = Operation
moment-target = Target
moment-event = Event
moment-gather = Gather
moment-result = Result
moment-reinforcement = Reinforcement
moment-ending = Ending
moment-round = Round

# Words of the drawn table
draw-bp-at-hand = BP at hand
draw-up-to = up to { $n }
draw-won = You won
draw-shared = You share the victory
draw-lost = You lost
draw-over = The match is over
draw-sources = Where the points come from
draw-source-city = Cities
draw-source-hill = Hills, Positions
draw-source-event = EVENTs
draw-source-aid = AIDs
draw-source-unit = Units
draw-cities = { $n ->
    [one] 1 City
   *[other] { $n } Cities
}
draw-taken = { $n } taken · { $left } to go
draw-events = Events
draw-known = { $n } known
draw-face-down = EVENT deck: { $n }, face down
draw-some-order = in an order you do not know
draw-no-order = You know nothing of their order.
draw-from-top = Counted from the top.
draw-scouted = EVENTs in your hand: nobody else sees which they are.
draw-scouted-by = EVENTs in the hand of { $who }.
draw-bp-needed = BP needed
draw-bp-ledger = { $needed } needed, up to { $reach } in reach
draw-decided = The attack is decided.
draw-win = Win:
draw-either-way = Won or lost:
draw-more = { $n } more
draw-forecast = If Moscow falls, the game ends:
draw-forecast-shared = shared victory with { $n } VP.
draw-forecast-you = you win with { $n } VP.
draw-forecast-other = { $who } wins with { $n } VP.
draw-tie-break = (By the tie-break.)
draw-purchases = { $n ->
    [one] 1 purchase left
   *[other] { $n } purchases left
}
draw-sp-left = { $n } SP left
draw-transports = TRANSPORTs in hand: +{ $n }
draw-targets = What can be attacked
draw-n-events = { $n ->
    [one] 1 EVENT
   *[other] { $n } EVENTs
}
draw-one-attack = One attack a turn, and it has been made.
draw-you-have = You have { $bp } BP.
draw-has = { $who } has { $bp } BP.
draw-could-raise = The active cards could raise { $n } more.
draw-now = now
draw-in-reach = in reach
draw-sp-in-hand = +{ $n } SP in hand
draw-put-down = put down
draw-cities-taken = { $n ->
    [one] 1 City taken
   *[other] { $n } Cities taken
}
draw-phases = Phases of a turn
draw-attack-steps = Steps of the attack
draw-units-word = { $n ->
    [one] Unit
   *[other] Units
}
draw-goal = most VP when Moscow falls wins
draw-your-turn = your turn
draw-next = next
draw-vp = Victory Points: { $front } in play, { $rest } in hand, deck and discard pile
draw-look-closer = Look closer at { $who }
draw-units = { $n ->
    [one] 1 Unit
   *[other] { $n } Units
}
draw-fatigued = { $n } fatigued
draw-unseen = { $n ->
    [one] 1 card you cannot place
   *[other] { $n } cards you cannot place
}
draw-vp-race = Victory Points compared with the leader
draw-vp-short = VP
draw-vp-where = { $front } in play, { $rest } in cards
draw-deck = deck
draw-discard = discard
draw-in-deck = In your deck
draw-of = { $area } of { $who }
draw-no-units = no Units
draw-front-empty = Units that are played and deployed stand here.
draw-rear = objectives, aid
draw-rear-empty = Cities, Hills, Positions and AIDs lie here.
draw-locked = until the attack is over
draw-hand-empty = Your hand is empty.
draw-their-hand-empty = The hand is empty.
draw-playing = discarded at the end of the turn
draw-playing-empty = No card has been played this turn.

# the end of a match
end-number-cities = Cities
end-number-won = Attacks won
end-number-lost = Attacks lost
end-number-most_bp = Most BP paid at once
end-number-bp = BP raised
end-number-events = EVENTs gained
end-number-bought = Cards bought
end-number-sp = SP spent
end-number-discarded = Cards discarded
