# Metro 2033: questions

## set-up
ask-faction = Which faction do you lead?
    .waiting = { $seat } chooses a faction.
ask-hero = Which hero serves your faction?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } a hero.
ask-place_hero = On which of your home stations does your hero begin?
    .waiting = The { $seat } { VERB($seat, "place", "places") } a hero.

## events
ask-polis_income = Which resource does { $about } produce for you?
    .waiting = The { $seat } { VERB($seat, "take", "takes") } the income of Polis.
ask-name_station = Threats from the Dark: which of your stations is attacked?
    .waiting = The { $seat } { VERB($seat, "name", "names") } the station that the dark attacks.
ask-defend_with = Who defends { $about }: your army or your hero?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } who defends { $about }.
ask-vote = Do you vote for or against the law?
    .waiting = The { $seat } { VERB($seat, "vote", "votes") }.

## mobilization
ask-maintenance = At which strength do you keep your army?
    .waiting = The { $seat } { VERB($seat, "pay", "pays") } the maintenance of the army.
ask-hire = How many soldiers do you hire?
    .waiting = The { $seat } { VERB($seat, "hire", "hires") } soldiers.
ask-soldier_price = What do you pay for this soldier?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } a price.

## army actions
ask-army_action = What does your army do this round?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } an army action.
ask-army_station = Which station does your army attack?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } a station.
forecast-army_station-defence = { $attack } against { $defence } as it stands, then combat cards
forecast-army_station-attack = { $attack } as it stands, against a threat that nobody has seen yet
ask-army_hero = Which hero does your army attack?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } a hero to attack.
ask-gain = Which token do you take from the reserve?
    .waiting = The { $seat } { VERB($seat, "take", "takes") } a token.
ask-return = Which token do you return to the reserve?
    .waiting = The { $seat } { VERB($seat, "return", "returns") } a token.

## hero actions
ask-missed_turn = Your wounded hero misses this turn. Use or turn up a mission first?
    .waiting = Somebody may use a mission.
ask-move = Where does your hero go? To stay, choose the station where your hero is.
    .waiting = The { $seat } { VERB($seat, "move", "moves") } the hero.
forecast-move-steps = { $steps } of { $most-steps } steps
ask-hero_action = What does your hero do?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } a hero action.
ask-hero_hero = Which hero does your hero attack?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } a hero to attack.
ask-buy = Which equipment do you buy?
    .waiting = The { $seat } { VERB($seat, "trade", "trades") } at the Hansa Market.
ask-equipment_price = What do you pay for { $about }?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } a price.
ask-keep_mission = Which mission do you keep?
    .waiting = The { $seat } { VERB($seat, "look", "looks") } at missions.
ask-exchange_in = Which resource do you give?
    .waiting = The { $seat } { VERB($seat, "exchange", "exchanges") } resources.
ask-exchange_out = Which resource do you take for it?
    .waiting = The { $seat } { VERB($seat, "exchange", "exchanges") } resources.
ask-exchange_number = How many tokens do you exchange?
    .waiting = The { $seat } { VERB($seat, "exchange", "exchanges") } resources.
ask-mixed_in = Which token do you give?
    .waiting = The { $seat } { VERB($seat, "exchange", "exchanges") } resources.
ask-mixed_out = Which token do you take?
    .waiting = The { $seat } { VERB($seat, "exchange", "exchanges") } resources.

## equipment
ask-carry_limit = Your hero carries too much: which equipment do you discard?
    .waiting = The { $seat } { VERB($seat, "discard", "discards") } equipment.
ask-keep_gear = Which equipment do you keep?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } equipment.
ask-take_gear = You beat a hero: which equipment do you take as a trophy?
    .waiting = The { $seat } may take equipment.
ask-strip_gear = Which equipment is discarded from the hero?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } equipment to discard.

## battles
ask-play_scouted = Do you put your scouted card on top of the threat deck?
    .waiting = The { $seat } { VERB($seat, "have", "has") } a scouted card.
ask-before_battle = Use something before the battle?
    .waiting = The { $seat } { VERB($seat, "prepare", "prepares") } for the battle.
ask-refuse_threat = Khan saw the top threat card: fight it?
    .waiting = The { $seat } looked at a card.
ask-call_off = You looked at the top threat card: go on with the attack?
    .waiting = The { $seat } looked at a card.
ask-combat_card = Which combat card do you play?
    .waiting = The { $seat } { VERB($seat, "choose", "chooses") } a combat card.
ask-after_reveal = Use something before strengths are compared?
    .waiting = The { $seat } may use something in the battle.
ask-prevent_wound = Your hero is about to be wounded. Discard the First-aid Kit instead?
    .waiting = The { $seat } { VERB($seat, "decide", "decides") } about a wound.
ask-go_home = Your wounded hero goes home: to which of your home stations?
    .waiting = The { $seat } { VERB($seat, "bring", "brings") } a hero home.
ask-capture = You won: capture the station? Pass leaves it neutral.
    .waiting = The { $seat } may capture the station.
ask-refuge = You have fewer than three stations: which neutral one do you take?
    .waiting = The { $seat } { VERB($seat, "take", "takes") } a station.

## missions
ask-missions = Use or turn up a mission?
    .waiting = Somebody may use a mission.
ask-turn_up = Turn up a mission whose goal you have reached?
    .waiting = Somebody may turn up a mission.
ask-strengthen = Who is strengthened: your army or your hero?
    .waiting = The { $seat } { VERB($seat, "use", "uses") } a mission.
ask-protect = Which of your stations do you protect?
    .waiting = The { $seat } { VERB($seat, "use", "uses") } a mission.
ask-steal_from = From which faction do you take a token?
    .waiting = The { $seat } { VERB($seat, "use", "uses") } a mission.
ask-steal = Which token do you take?
    .waiting = The { $seat } { VERB($seat, "use", "uses") } a mission.
ask-arrange = Which of these threats do you put back first? The last one lies on top.
    .waiting = The { $seat } { VERB($seat, "arrange", "arranges") } the top of the threat deck.
