# Metro 2033: questions

## set-up
ask-faction = Which faction do you lead?
    .waiting = { $seat } chooses a faction.
ask-hero = Which hero serves your faction?
    .waiting = { $seat } chooses a hero.
ask-place_hero = On which of your home stations does your hero begin?
    .waiting = { $seat } places a hero.

## events
ask-polis_income = Which resource does { $about } produce for you?
    .waiting = { $seat } takes the income of Polis.
ask-name_station = Threats from the Dark: which of your stations is attacked?
    .waiting = { $seat } names the station that the dark attacks.
ask-defend_with = Who defends { $about }: your army or your hero?
    .waiting = { $seat } chooses who defends { $about }.
ask-vote = Do you vote for or against the law?
    .waiting = { $seat } votes.

## mobilization
ask-maintenance = At which strength do you keep your army?
    .waiting = { $seat } pays the maintenance of the army.
ask-hire = How many soldiers do you hire?
    .waiting = { $seat } hires soldiers.
ask-soldier_price = What do you pay for this soldier?
    .waiting = { $seat } chooses a price.

## army actions
ask-army_action = What does your army do this round?
    .waiting = { $seat } chooses an army action.
ask-army_station = Which station does your army attack?
    .waiting = { $seat } chooses a station.
ask-army_hero = Which hero does your army attack?
    .waiting = { $seat } chooses a hero to attack.
ask-gain = Which token do you take from the reserve?
    .waiting = { $seat } takes a token.
ask-return = Which token do you return to the reserve?
    .waiting = { $seat } returns a token.

## hero actions
ask-missed_turn = Your wounded hero misses this turn. Use or turn up a mission first?
    .waiting = Somebody may use a mission.
ask-move = Where does your hero go? Choose the station he is on to stay.
    .waiting = { $seat } moves the hero.
ask-hero_action = What does your hero do?
    .waiting = { $seat } chooses a hero action.
ask-hero_hero = Which hero does your hero attack?
    .waiting = { $seat } chooses a hero to attack.
ask-buy = Which equipment do you buy?
    .waiting = { $seat } trades at the Hansa Market.
ask-equipment_price = What do you pay for { $about }?
    .waiting = { $seat } chooses a price.
ask-keep_mission = Which mission do you keep?
    .waiting = { $seat } looks at missions.
ask-exchange_in = Which resource do you give?
    .waiting = { $seat } exchanges resources.
ask-exchange_out = Which resource do you take for it?
    .waiting = { $seat } exchanges resources.
ask-exchange_number = How many tokens do you exchange?
    .waiting = { $seat } exchanges resources.
ask-mixed_in = Which token do you give?
    .waiting = { $seat } exchanges resources.
ask-mixed_out = Which token do you take?
    .waiting = { $seat } exchanges resources.

## equipment
ask-carry_limit = Your hero carries too much: which equipment do you discard?
    .waiting = { $seat } discards equipment.
ask-keep_gear = Which equipment do you keep?
    .waiting = { $seat } chooses equipment.
ask-take_gear = You beat a hero: which equipment do you take from him?
    .waiting = { $seat } may take equipment.
ask-strip_gear = Which equipment is discarded from the hero?
    .waiting = { $seat } chooses equipment to discard.

## battles
ask-play_scouted = Do you put your scouted card on top of the threat deck?
    .waiting = { $seat } has a scouted card.
ask-before_battle = Use something before the battle?
    .waiting = { $seat } prepares the battle.
ask-refuse_threat = Khan saw the top threat card: fight it?
    .waiting = { $seat } looked at a card.
ask-call_off = You looked at the top threat card: go on with the attack?
    .waiting = { $seat } looked at a card.
ask-combat_card = Which combat card do you play?
    .waiting = { $seat } chooses a combat card.
ask-after_reveal = Use something before strengths are compared?
    .waiting = { $seat } may use something in the battle.
ask-prevent_wound = Your hero is about to be wounded. Discard the First-aid Kit instead?
    .waiting = { $seat } is asked.
ask-go_home = Your hero is wounded: to which home station does he go?
    .waiting = { $seat } brings a hero home.
ask-capture = You won: capture the station? Pass leaves it neutral.
    .waiting = { $seat } may capture the station.
ask-refuge = You have fewer than three stations: which neutral one do you take?
    .waiting = { $seat } takes a station.

## missions
ask-missions = Use or turn up a mission?
    .waiting = Somebody may use a mission.
ask-turn_up = Turn up a mission whose goal you have reached?
    .waiting = Somebody may turn up a mission.
ask-strengthen = Who is strengthened: your army or your hero?
    .waiting = { $seat } uses a mission.
ask-protect = Which of your stations do you protect?
    .waiting = { $seat } uses a mission.
ask-steal_from = From which faction do you take a token?
    .waiting = { $seat } uses a mission.
ask-steal = Which token do you take?
    .waiting = { $seat } uses a mission.
ask-arrange = Which of these threats do you put back first? The last one lies on top.
    .waiting = { $seat } arranges the top of the threat deck.
