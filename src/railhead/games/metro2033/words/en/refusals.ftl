# Metro 2033: why something is not allowed

## set-up
why-faction_taken = Another player already leads the { $option }.
why-not_a_neighbour = The zone of the { $option } borders on no zone that is already taken.
why-hero_taken = { $option } already serves another player.
why-not_a_home = { $option } is not a home station of your faction.

## prices and tokens
why-too_few = Not enough { $about }: it costs { $number }, you have { $number2 }.
why-no_price_payable = You can pay none of its { $number } prices in full.
why-not_a_price = That is not one of its prices now.
why-none_left = The reserve has no { $about } left.
why-taken_already = You take tokens of different types, and you have already taken { $about }.
why-none_to_return = You have no { $about } to return.

## events
why-not_shown = The round track shows no { $about } this round.
why-not_yours = { $option } is not one of your stations.

## mobilization
why-level_too_high = Your army has strength { $number } and cannot be kept at more.
why-level_too_dear = Not enough pigs for strength { $number }: it costs { $number2 }, you have { $number3 }.
why-level_too_low = Strength { $number } costs nothing, so there is no need to go below it.
why-army_full = An army never has more than strength { $number }, and yours has { $number2 }.
why-too_many_soldiers = You can pay for { $number } at most.

## attacks on stations: by the army, then by the hero on the station where he stands
why-no_station_in_reach = Your army reaches no station that it may attack.
why-not_active = { $option } lies in the zone of a faction that nobody plays.
why-hansa_station = { $option } is a Hansa station, and those are never attacked.
why-abandoned_station = { $option } is abandoned, and such stations are never attacked.
why-your_own = { $option } is your own station.
why-out_of_reach = Your army does not reach { $option } from any of your stations.
why-truce = The law in force forbids attacks on stations of players.
why-sanctuary = The law in force forbids attacks on Polis.
why-protected = { $option } is protected until the end of the round.
why-on_hansa = Your hero is on a Hansa station, and those are never attacked.
why-on_abandoned = Your hero is on an abandoned station, and those are never attacked.
why-on_your_own = Your hero is on a station of your own.
why-on_protected = The station of your hero is protected until the end of the round.

## attacks on heroes: by the army, then by the hero
why-no_hero_in_reach = Your army reaches no hero whom it may attack.
why-own_hero = { $option } is your own hero.
why-nobodys_hero = { $option } serves nobody in this match.
why-hero_on_hansa = { $option } is on a Hansa station and cannot be attacked there.
why-hero_among_own = { $option } is on a station of the same faction and safe there.
why-hero_out_of_reach = { $option } stands where your army cannot go.
why-no_hero_here = There is no hero on this station whom yours may attack.
why-hero_itself = { $option } is your hero, who attacks another.
why-hero_elsewhere = { $option } is not on the station of your hero.
why-hero_safe_here = This station belongs to the faction of { $option }, who is safe here.

## army and hero turns
why-army_has_acted = Your army takes one action in a turn and has taken it.
why-army_attack_first = First choose an attack of your army, then its target.
why-hero_has_acted = Your hero takes one action in a turn and has taken it.
why-no_token_to_obtain = The reserve has no token at all.
why-wounded = Your wounded hero misses this turn and neither moves nor acts.
why-hero_attack_first = First choose the attack of your hero, then its target.
why-move_first = First comes the movement: choose the station of your hero to stay there.
why-moved_already = The movement is over; now your hero acts.
why-not_entered = { $option } lies in the zone of a faction that nobody plays.
why-too_far = The way to { $option } costs { $number }, and your hero has speed { $number2 }.
why-no_way = No way through the active zones leads to { $option }.
why-buy_on_hansa = Equipment is bought on a Hansa station; your hero is on none.
why-mission_on_hansa = Missions are drawn on a Hansa station; your hero is on none.
why-exchange_on_hansa = Resources are exchanged on a Hansa station; your hero is on none.
why-no_equipment = The market is empty, and there is no card to fill it.
why-no_mission = There is no mission left to draw.
why-not_on_neutral = Your hero is not on a neutral station.
why-no_threat_to_scout = There is no threat card left to scout.
why-no_token_to_exchange = You have no token to exchange.
why-no_other_type = The reserve has no token of another type.
why-not_an_action = The ability of your hero is not an action.
why-brings_nothing = The ability of your hero brings nothing at such a station.
why-no_token_to_take = The reserve has no token that your hero could take.
why-army_at_top = Your army already has strength { $number }, and no army is stronger.

## trade
why-not_for_sale = { $option } does not lie on the market.
why-renewed_already = You have already renewed the market, and you can do it only once.
why-bought_already = The market is renewed before anything is bought, not after.
why-nothing_new = There are no other cards: the same ones would come back.
why-no_renewal = A mission buys from the market as it is, without renewing it.
why-buy_one = The mission buys a card: choose one.
why-none_to_give = You have no { $about } to give.
why-other_type_needed = You must take a different type from the one you give.
why-between = You can exchange at least 1 token and { $number } at most.
why-give_one_first = Give at least one token first.
why-cannot_replace = The reserve has too few tokens of other types to replace it.
why-given_already = You do not take back a type that you have just given.
why-not_in_your_draw = { $option } is not among the missions you drew.
why-not_in_the_offer = { $option } is not among the cards you drew.

## equipment
why-not_carried = Your hero does not carry { $option }.
why-loser_lacks = The beaten hero does not carry { $option }.
why-must_strip = The defender discards a card of the beaten hero in any case.
why-must_discard = The threat costs you an equipment card: choose which.
why-no_cure = { $option } does not save your hero from a wound.

## battles
why-not_for_battles = { $option } is not a card that is discarded for strength in a battle.
why-army_fights = Your army fights this battle, and equipment works for the hero only.
why-equipment_cancelled = Equipment gives no strength against this threat.
why-no_threat_ahead = No threat card is about to be opened in this battle.
why-no_threat_card = There is no threat card left.
why-not_khan = Your hero has no such ability.
why-khan_has_looked = Your hero has already used this ability this round.
why-no_geiger = Your hero carries no such equipment.
why-geiger_read = You have already looked at this card.
why-not_dealt = { $option } is not among the combat cards you were dealt.
why-home_to_heal = A wounded hero goes to a home station, and { $option } is none of yours.

## capturing
why-no_faction_token = You hold { $number } stations: your faction has no token for another one.
why-not_neutral = { $option } is not a neutral station of the active map.
why-own_zone_first = { $option } is outside your zone, where a neutral station is left.
why-polis_no_refuge = A Polis station is never taken free of charge.

## missions: their abilities
why-no_such_mission = You do not have this mission.
why-used_this_round = You have already used this mission this round.
why-ability_needs_ammo = The ability of a completed mission costs { $number } ammo, and you have { $number2 }.
why-not_inside = Missions are not used or turned up in the middle of another step.
why-only_before_vote = Its ability is used only when you vote on a law.
why-only_after_reveal = Its ability is used only when combat cards lie open.
why-no_token_for_mission = The reserve has no token that you could take.
why-market_empty = The market has no card to buy.
why-no_threats_to_arrange = The threat deck has no card to look at.
why-maintained_already = You have already settled the maintenance for this round.
why-army_cannot_grow = Your army already has strength { $number }, and no army is stronger.
why-not_wounded = Your hero has no turn to miss.
why-nobody_has_tokens = No other player has a token.
why-no_law = No law is in force.
why-no_station_to_protect = You control no station that you could protect.
why-protect_your_own = { $option } is not one of your stations.
why-take_from_another = You take the token from another player.
why-not_played = Nobody leads the { $option } in this match.
why-has_no_token = There is no token to take from the { $option }.
why-victim_has_none = That player has no { $about }.
why-not_looked_at = { $option } is not among the cards you are looking at.

## missions: turning them up
why-not_face_down = You have no such face-down mission.
why-goal_done_before = You have already completed a mission with this goal.
why-came_too_late = You did not hold this mission when it happened.
why-not_the_moment = Missions are turned up in your own turn, after a battle that you won, or before the victory check.
why-after_the_battle = It is turned up directly after the battle that reaches its goal.
why-in_your_turn = The payment of this mission is made in your own turn.
why-goal_not_reached = Its goal is not reached: { $about }
why-goal_not_counted = Its goal is not reached: { $about } Now: { $number }.
why-goal_not_paid = Its goal is not reached: { $about } Now: { $number }, { $number2 } and { $number3 }.
