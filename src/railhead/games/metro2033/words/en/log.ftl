# Metro 2033: what happened

## set-up and rounds
event-leads = { $person } leads the { $option }.
event-start_bonus = The { $seat } { VERB($seat, "take", "takes") } the start bonus of the faction.
event-chooses_hero = { $option } serves the { $seat }.
event-places_hero = The hero of the { $seat } begins at { $option }.
event-round_begins = Round { $number } begins; the { $seat } { VERB($seat, "are", "is") } first player.
event-track_shows = The round track shows { $track }{ $number ->
    [1] {""}
   *[other] , { $number } tokens for each station
}.
event-phase_begins = Phase { $number }: { $phase }.
event-effects_end = All effects that last until the end of the round are over.
event-stage_begins = Stage { $number } begins: its threat deck is shuffled, and a hero carries up to { $number2 } equipment cards.
event-reshuffles = The discarded { $deck } cards are shuffled and become the deck.
event-final_points = { $seat }: { $stations } and { $missions } make { $points }.
event-wins_by_points = The { $seat } { VERB($seat, "have", "has") } the points needed for victory.
event-wins_by_polis = The { $seat } { VERB($seat, "control", "controls") } all of Polis.

## tokens
event-gains_pigs = The { $seat } { VERB($seat, "take", "takes") } { $pigs }.
event-gains_mushrooms = The { $seat } { VERB($seat, "take", "takes") } { $mushrooms }.
event-gains_ammo = The { $seat } { VERB($seat, "take", "takes") } { $ammo }.
event-returns_pigs = The { $seat } { VERB($seat, "return", "returns") } { $pigs }.
event-returns_mushrooms = The { $seat } { VERB($seat, "return", "returns") } { $mushrooms }.
event-returns_ammo = The { $seat } { VERB($seat, "return", "returns") } { $ammo }.
event-reserve_short = The reserve has too few { $resource }: the { $seat } { VERB($seat, "take", "takes") } { $number } instead of { $number2 }.
event-reserve_empty = The reserve has no { $resource } left for the { $seat }.
event-no_more_tokens = The reserve has no other token for the { $seat } to take.
event-no_token_to_return = The { $seat } { VERB($seat, "have", "has") } no more tokens to return.
event-steals = The { $seat } { VERB($seat, "take", "takes") } { $onetoken } from the { $seat2 }.

## events
event-polis_produces = { $option } produces { $resource } for the { $seat }.
event-names_for_army = The { $seat } { VERB($seat, "name", "names") } { $option }, which the army defends.
event-names_for_hero = The { $seat } { VERB($seat, "name", "names") } { $option }, which the hero defends.
event-has_no_station = The { $seat } { VERB($seat, "have", "has") } no station that the dark could attack.
event-dark_opens = Out of the dark: { $card }, strength { $number }.
event-dark_stays_quiet = No threat card is left: the dark stays quiet.
event-proposes_law = A law is proposed: { $card }.
event-votes_for = The { $seat } { VERB($seat, "vote", "votes") } for the law with { $votes }.
event-votes_against = The { $seat } { VERB($seat, "vote", "votes") } against the law with { $votes }.
event-law_passes = { $card } is passed, { $number } to { $number2 }, and in force at once.
event-law_ends = { $card } is no longer in force.
event-law_fails = { $card } is rejected with { $number } for and { $number2 } against.

## mobilization and army
event-pays_maintenance = The { $seat } { VERB($seat, "pay", "pays") } { $pigs } to maintain the army.
event-hires_one = The { $seat } { VERB($seat, "hire", "hires") } 1 soldier for { $price }.
event-hires = The { $seat } { VERB($seat, "hire", "hires") } { $number } soldiers for { $price } each.
event-army_changes = The army of the { $seat } now has strength { $number }.
event-army_stays = The army of the { $seat } stays at strength { $number }.
event-obtains = The army of the { $seat } obtains resources.
event-army_rests = The army of the { $seat } takes no action.
event-faction_ability = The { $seat } { VERB($seat, "use", "uses") } the ability of the faction: { $factionability }.

## heroes
event-moves = The hero of the { $seat } goes to { $option }.
event-stays = The hero of the { $seat } stays at { $option }.
event-hero_rests = The hero of the { $seat } takes no action.
event-misses_turn = The wounded hero of the { $seat } misses the turn.
event-hero_ability = The { $seat } { VERB($seat, "use", "uses") } the ability of { $hero }.
event-scouts = The { $seat } { VERB($seat, "scout", "scouts") } { $secret_n ->
    [-1] a threat card
   *[other] { $secret }
}.
event-returns_scouted = The { $seat } { VERB($seat, "put", "puts") } a scouted card under the threat deck.
event-market_shows = The Hansa Market shows { $card }.
event-renews_market = The { $seat } { VERB($seat, "pay", "pays") } { $price } and { VERB($seat, "renew", "renews") } the Hansa Market.
event-buys = The { $seat } { VERB($seat, "buy", "buys") } { $card } for { $price }.
event-buys_no_card = The { $seat } { VERB($seat, "buy", "buys") } no card.

## equipment
event-draws_gear = The { $seat } { VERB($seat, "draw", "draws") } { $card }.
event-receives_gear = The { $seat } { VERB($seat, "receive", "receives") } { $card }.
event-discards_gear = The { $seat } { VERB($seat, "discard", "discards") } { $card }.
event-takes_gear = The { $seat } { VERB($seat, "take", "takes") } { $card } from the { $seat2 }.
event-leaves_gear = The { $seat } { VERB($seat, "take", "takes") } no equipment from the { $seat2 }.
event-has_no_gear = The hero of the { $seat } has no equipment to lose.
event-gear_is_protected = The equipment of the { $seat } is protected.
event-no_equipment_left = There is no equipment card left for the { $seat }.
event-uses_gear = The { $seat } { VERB($seat, "use", "uses") } { $card }.

## battles
event-army_attacks = The army of the { $seat } attacks { $option }.
event-hero_attacks = The hero of the { $seat } attacks { $option }.
event-army_attacks_hero = The army of the { $seat } attacks the hero of the { $seat2 } at { $option }.
event-hero_attacks_hero = The hero of the { $seat } attacks the hero of the { $seat2 } at { $option }.
event-army_defends = The army of the { $seat } defends { $option }.
event-hero_defends = The hero of the { $seat } defends { $option }.
event-polis_defends = Neutral { $option } has a defence of { $number }.
event-plays_scouted = The { $seat } { VERB($seat, "put", "puts") } a scouted card on top of the threat deck.
event-looks = The { $seat } { VERB($seat, "look", "looks") } at the top threat card{ $secret_n ->
    [-1] {""}
   *[other] : { $secret }
}.
event-looks_through = The { $seat } { VERB($seat, "look", "looks") } at the top of the threat deck{ $secret_n ->
    [-1] {""}
   *[other] : { $secret }
}.
event-arranges = The { $seat } { VERB($seat, "put", "puts") } { $cards } back on top of the threat deck.
event-keeps_threat = The { $seat } { VERB($seat, "leave", "leaves") } the card on top of the threat deck.
event-refuses_threat = The { $seat } { VERB($seat, "put", "puts") } the card under the threat deck.
event-goes_on = The { $seat } { VERB($seat, "go", "goes") } on with the attack.
event-calls_off = The { $seat } { VERB($seat, "call", "calls") } the attack off.
event-opens_threat = The { $seat } { VERB($seat, "meet", "meets") } { $card }, strength { $number }.
event-meets_nobody = No threat card is left: the { $seat } { VERB($seat, "meet", "meets") } no resistance.
event-plays_combat_card = The { $seat } { VERB($seat, "play", "plays") } { $card }.
event-army_counts = { $seat }: the army counts { $number }.
event-hero_counts = { $seat }: the hero counts { $number }.
event-faction_counts = { $seat }: the ability of the faction counts { $number }.
event-ability_counts = { $seat }: the ability of the hero counts { $number }.
event-card_counts = { $seat }: { $card } counts { $number }.
event-card_is_cancelled = { $seat }: { $card } is cancelled and counts 0.
event-used_gear_counts = { $seat }: equipment used in this battle counts { $number }.
event-missions_count = { $seat }: missions used this round count { $number }.
event-compares = The { $seat } { VERB($seat, "fight", "fights") } with { $number } against { $number2 }.
event-wins = The { $seat } { VERB($seat, "win", "wins") } the battle.
event-loses = The { $seat } { VERB($seat, "lose", "loses") } the battle.
event-defeats = The { $seat } { VERB($seat, "defeat", "defeats") } the { $seat2 }.
event-draw = The battle is a draw.
event-draw_is_lost = A draw against { $card } is a defeat for the { $seat }.
event-takes_reward = The { $seat } { VERB($seat, "take", "takes") } the reward of { $card }.
event-also_loses = Because of { $card }, the { $seat } { VERB($seat, "suffer", "suffers") } a further loss.
event-prevents_wound = { $card } saves the hero of the { $seat } from a wound.
event-is_wounded = The hero of the { $seat } is wounded and goes to { $option }.
event-is_healed = The hero of the { $seat } is healed.
event-captures = The { $seat } { VERB($seat, "capture", "captures") } { $option } for { $price } and { VERB($seat, "have", "has") } { $points }.
event-leaves_neutral = The { $seat } { VERB($seat, "do", "does") } not capture { $option }.
event-loses_station = The { $seat } { VERB($seat, "lose", "loses") } { $option } and { VERB($seat, "have", "has") } { $points }.
event-takes_refuge = The { $seat } { VERB($seat, "take", "takes") } { $option } free of charge and { VERB($seat, "have", "has") } { $points }.
event-finds_no_refuge = There is no neutral station for the { $seat } to take.

## missions
event-pays_for_mission = The { $seat } { VERB($seat, "pay", "pays") } { $price } for a mission.
event-draws_missions = The { $seat } { VERB($seat, "draw", "draws") } { $missions }.
event-no_mission_left = There is no mission left for the { $seat }.
event-keeps_mission = The { $seat } { VERB($seat, "keep", "keeps") } { $secret_n ->
    [-1] a mission
   *[other] { $secret }
}.
event-discards_drawn = The { $seat } { VERB($seat, "discard", "discards") } { $missions } face down.
event-discards_mission = The { $seat } { VERB($seat, "discard", "discards") } { $card } for its ability.
event-uses_mission = The { $seat } { VERB($seat, "pay", "pays") } { $price } for the ability of { $card }.
event-names = The { $seat } { VERB($seat, "choose", "chooses") }: { $option }.
event-completes = The { $seat } { VERB($seat, "complete", "completes") } { $card } and { VERB($seat, "have", "has") } { $points }.

## amounts
amount-pigs = { $n ->
    [0] no pigs
    [one] 1 pig
   *[other] { $n } pigs
}
amount-mushrooms = { $n ->
    [0] no mushrooms
    [one] 1 mushroom
   *[other] { $n } mushrooms
}
amount-ammo = { $n ->
    [0] no ammo
    [one] 1 ammo
   *[other] { $n } ammo
}
amount-votes = { $n ->
    [0] no votes
    [one] 1 vote
   *[other] { $n } votes
}
amount-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
amount-missions = { $n ->
    [0] no missions
    [one] 1 mission
   *[other] { $n } missions
}
amount-stations = { $n ->
    [0] no stations
    [one] 1 station
   *[other] { $n } stations
}
amount-points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
}
amount-shown_pigs = pigs
amount-shown_mushrooms = mushrooms
amount-shown_ammo = ammo
amount-shown_threat = a threat
amount-shown_law = a law
amount-shown_nothing = no symbol

## phases and decks
phase-events = events
phase-mobilization = mobilization
phase-army_actions = army actions
phase-hero_actions = hero actions
phase-end_of_round = end of the round
deck-threat = threat
deck-equipment = equipment
deck-mission = mission

## resources within a sentence
resource-pigs = pigs
resource-mushrooms = mushrooms
resource-ammo = ammo
word-some_pigs = pigs
word-some_mushrooms = mushrooms
word-some_ammo = ammo
