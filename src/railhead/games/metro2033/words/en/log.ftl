# Metro 2033: what happened

## set-up and rounds
event-leads = Player { $number } leads { $option }.
event-start_bonus = { $seat } takes the start bonus of the faction.
event-chooses_hero = { $option } serves { $seat }.
event-places_hero = The hero of { $seat } begins at { $option }.
event-round_begins = Round { $number } begins; { $seat } is first player.
event-track_shows = The round track shows { $track }{ $number ->
    [1] {""}
   *[other] , { $number } tokens for each station
}.
event-phase_begins = Phase { $number }: { $phase }.
event-effects_end = All effects until the end of the round end.
event-stage_begins = Stage { $number } begins: its threat deck is shuffled, and a hero carries up to { $number2 } equipment cards.
event-reshuffles = The discarded { $deck } cards are shuffled and become the deck.
event-final_points = { $seat }: { $stations } and { $missions } make { $points }.
event-wins_by_points = { $seat } has the points needed for victory.
event-wins_by_polis = { $seat } controls all of Polis.

## tokens
event-gains_pigs = { $seat } takes { $pigs }.
event-gains_mushrooms = { $seat } takes { $mushrooms }.
event-gains_ammo = { $seat } takes { $ammo }.
event-returns_pigs = { $seat } returns { $pigs }.
event-returns_mushrooms = { $seat } returns { $mushrooms }.
event-returns_ammo = { $seat } returns { $ammo }.
event-reserve_short = The reserve has too few { $resource }: { $seat } takes { $number } instead of { $number2 }.
event-reserve_empty = The reserve has no { $resource } left for { $seat }.
event-no_more_tokens = The reserve has no other token for { $seat } to take.
event-no_token_to_return = { $seat } has no more tokens to return.
event-steals = { $seat } takes { $onetoken } from { $seat2 }.

## events
event-polis_produces = { $option } produces { $resource } for { $seat }.
event-names_for_army = { $seat } names { $option }, which the army defends.
event-names_for_hero = { $seat } names { $option }, which the hero defends.
event-has_no_station = { $seat } has no station that the dark could attack.
event-dark_opens = Out of the dark: { $card }, strength { $number }.
event-dark_stays_quiet = No threat card is left: the dark stays quiet.
event-proposes_law = A law is proposed: { $card }.
event-votes_for = { $seat } votes for the law with { $votes }.
event-votes_against = { $seat } votes against the law with { $votes }.
event-law_passes = { $card } is passed, { $number } to { $number2 }, and in force at once.
event-law_ends = { $card } is no longer in force.
event-law_fails = { $card } is rejected with { $number } for and { $number2 } against.

## mobilization and army
event-pays_maintenance = { $seat } pays { $pigs } to maintain the army.
event-hires_one = { $seat } hires 1 soldier for { $price }.
event-hires = { $seat } hires { $number } soldiers for { $price } each.
event-army_changes = The army of { $seat } now has strength { $number }.
event-army_stays = The army of { $seat } stays at strength { $number }.
event-obtains = The army of { $seat } obtains resources.
event-army_rests = The army of { $seat } takes no action.
event-faction_ability = { $seat } uses the ability of the faction: { $factionability }.

## heroes
event-moves = The hero of { $seat } goes to { $option }.
event-stays = The hero of { $seat } stays at { $option }.
event-hero_rests = The hero of { $seat } takes no action.
event-misses_turn = The wounded hero of { $seat } misses the turn.
event-hero_ability = { $seat } uses the ability of { $hero }.
event-scouts = { $seat } scouts { $secret }.
event-returns_scouted = { $seat } puts a scouted card under the threat deck.
event-market_shows = The Hansa Market shows { $card }.
event-renews_market = { $seat } pays { $price } and renews the Hansa Market.
event-buys = { $seat } buys { $card } for { $price }.
event-buys_no_card = { $seat } buys no card.

## equipment
event-draws_gear = { $seat } draws { $card }.
event-receives_gear = { $seat } receives { $card }.
event-discards_gear = { $seat } discards { $card }.
event-takes_gear = { $seat } takes { $card } from { $seat2 }.
event-leaves_gear = { $seat } leaves { $seat2 } all equipment.
event-has_no_gear = The hero of { $seat } has no equipment to lose.
event-gear_is_protected = The equipment of { $seat } is protected.
event-no_equipment_left = There is no equipment card left for { $seat }.
event-uses_gear = { $seat } uses { $card }.

## battles
event-army_attacks = The army of { $seat } attacks { $option }.
event-hero_attacks = The hero of { $seat } attacks { $option }.
event-army_attacks_hero = The army of { $seat } attacks the hero of { $seat2 } at { $option }.
event-hero_attacks_hero = The hero of { $seat } attacks the hero of { $seat2 } at { $option }.
event-army_defends = The army of { $seat } defends { $option }.
event-hero_defends = The hero of { $seat } defends { $option }.
event-polis_defends = Neutral { $option } has a defence of { $number }.
event-plays_scouted = { $seat } puts a scouted card on top of the threat deck.
event-looks = { $seat } looks at the top threat card and sees { $secret }.
event-looks_through = { $seat } looks into the threat deck and sees { $secret }.
event-arranges = { $seat } puts { $cards } back on top of the threat deck.
event-keeps_threat = { $seat } leaves the card on top of the threat deck.
event-refuses_threat = { $seat } puts the card under the threat deck.
event-goes_on = { $seat } goes on with the attack.
event-calls_off = { $seat } calls the attack off.
event-opens_threat = { $seat } meets { $card }, strength { $number }.
event-meets_nobody = No threat card is left: { $seat } meets no resistance.
event-plays_combat_card = { $seat } plays { $card }.
event-army_counts = { $seat }: the army counts { $number }.
event-hero_counts = { $seat }: the hero counts { $number }.
event-faction_counts = { $seat }: the ability of the faction counts { $number }.
event-ability_counts = { $seat }: the ability of the hero counts { $number }.
event-card_counts = { $seat }: { $card } counts { $number }.
event-card_is_cancelled = { $seat }: { $card } is cancelled and counts 0.
event-used_gear_counts = { $seat }: equipment used in this battle counts { $number }.
event-missions_count = { $seat }: missions used this round count { $number }.
event-compares = { $seat } fights with { $number } against { $number2 }.
event-wins = { $seat } wins the battle.
event-loses = { $seat } loses the battle.
event-defeats = { $seat } defeats { $seat2 }.
event-draw = The battle is a draw.
event-draw_is_lost = A draw against { $card } is a defeat for { $seat }.
event-takes_reward = { $seat } takes the reward of { $card }.
event-also_loses = { $card } costs { $seat } something else.
event-prevents_wound = { $card } saves the hero of { $seat } from a wound.
event-is_wounded = The hero of { $seat } is wounded and goes to { $option }.
event-is_healed = The hero of { $seat } is healed.
event-captures = { $seat } captures { $option } for { $price } and has { $points }.
event-leaves_neutral = { $seat } does not capture { $option }.
event-loses_station = { $seat } loses { $option } and has { $points }.
event-takes_refuge = { $seat } takes { $option } free of charge and has { $points }.
event-finds_no_refuge = There is no neutral station for { $seat } to take.

## missions
event-pays_for_mission = { $seat } pays { $price } for a mission.
event-draws_missions = { $seat } draws { $missions }.
event-no_mission_left = There is no mission left for { $seat }.
event-keeps_mission = { $seat } keeps { $secret }.
event-discards_drawn = { $seat } discards { $missions } face down.
event-discards_mission = { $seat } discards { $card } for its ability.
event-uses_mission = { $seat } pays { $price } for the ability of { $card }.
event-names = { $seat } names { $option }.
event-completes = { $seat } completes { $card } and has { $points }.

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
