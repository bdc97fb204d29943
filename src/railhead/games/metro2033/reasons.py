"""Why something is not allowed: a number for the rules, a sentence with its rule for the player.

What stands for `{0}`, `{1}`… in a sentence is said in `refusals.py`.
"""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.metro2033.cards import GOAL_DATA, GOALS
from railhead.games.metro2033.data import RESOURCES
from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()
SOME: Final[list[str]] = [f"some_{resource}" for resource in RESOURCES]  # as sentences speak of them


# set-up
FACTION_TAKEN: Final[int] = REASONS.add("M33-4.2.1", "faction_taken")
NOT_A_NEIGHBOUR: Final[int] = REASONS.add("M33-4.2.1", "not_a_neighbour")
HERO_TAKEN: Final[int] = REASONS.add("M33-4.4.1", "hero_taken")
NOT_A_HOME: Final[int] = REASONS.add("M33-4.4.2", "not_a_home")

# prices and tokens
TOO_FEW: Final[list[int]] = REASONS.each("M33-0.4", "too_few", SOME)
NO_PRICE_PAYABLE: Final[int] = REASONS.add("M33-0.4", "no_price_payable")
NOT_A_PRICE: Final[int] = REASONS.add("M33-19.1", "not_a_price")
NONE_LEFT: Final[list[int]] = REASONS.each("M33-0.5", "none_left", SOME)
TAKEN_ALREADY: Final[list[int]] = REASONS.each("M33-19.6", "taken_already", SOME)
NONE_TO_RETURN: Final[list[int]] = REASONS.each("M33-19.3", "none_to_return", SOME)

# events
NOT_SHOWN: Final[list[int]] = REASONS.each("M33-6.1.3", "not_shown", SOME)
NOT_YOURS: Final[int] = REASONS.add("M33-6.2.1", "not_yours")

# mobilization
LEVEL_TOO_HIGH: Final[int] = REASONS.add("M33-7.1.1", "level_too_high")
LEVEL_TOO_DEAR: Final[int] = REASONS.add("M33-7.1.1", "level_too_dear")
LEVEL_TOO_LOW: Final[int] = REASONS.add("M33-7.1.2", "level_too_low")
ARMY_FULL: Final[int] = REASONS.add("M33-7.2.1", "army_full")
TOO_MANY_SOLDIERS: Final[int] = REASONS.add("M33-7.2.1", "too_many_soldiers")

# attacks on stations: by the army, then by the hero on the station where he stands
NO_STATION_IN_REACH: Final[int] = REASONS.add("M33-8.2.1", "no_station_in_reach")
NOT_ACTIVE: Final[int] = REASONS.add("M33-2.5", "not_active")
HANSA_STATION: Final[int] = REASONS.add("M33-2.3", "hansa_station")
ABANDONED_STATION: Final[int] = REASONS.add("M33-2.3", "abandoned_station")
YOUR_OWN: Final[int] = REASONS.add("M33-8.2.1", "your_own")
OUT_OF_REACH: Final[int] = REASONS.add("M33-8.2.2", "out_of_reach")
TRUCE: Final[int] = REASONS.add("M33-19.9", "truce")
SANCTUARY: Final[int] = REASONS.add("M33-19.9", "sanctuary")
PROTECTED: Final[int] = REASONS.add("M33-19.15", "protected")

ON_HANSA: Final[int] = REASONS.add("M33-9.7.1", "on_hansa")
ON_ABANDONED: Final[int] = REASONS.add("M33-9.7.1", "on_abandoned")
ON_YOUR_OWN: Final[int] = REASONS.add("M33-9.7.1", "on_your_own")
ON_PROTECTED: Final[int] = REASONS.add("M33-19.15", "on_protected")

# attacks on heroes: by the army, then by the hero
NO_HERO_IN_REACH: Final[int] = REASONS.add("M33-8.3.1", "no_hero_in_reach")
OWN_HERO: Final[int] = REASONS.add("M33-8.3.1", "own_hero")
NOBODYS_HERO: Final[int] = REASONS.add("M33-4.4.3", "nobodys_hero")
HERO_ON_HANSA: Final[int] = REASONS.add("M33-8.3.2", "hero_on_hansa")
HERO_AMONG_OWN: Final[int] = REASONS.add("M33-8.3.2", "hero_among_own")
HERO_OUT_OF_REACH: Final[int] = REASONS.add("M33-8.3.1", "hero_out_of_reach")

NO_HERO_HERE: Final[int] = REASONS.add("M33-9.8.1", "no_hero_here")
HERO_ITSELF: Final[int] = REASONS.add("M33-9.8.1", "hero_itself")
HERO_ELSEWHERE: Final[int] = REASONS.add("M33-9.8.1", "hero_elsewhere")
HERO_SAFE_HERE: Final[int] = REASONS.add("M33-9.8.1", "hero_safe_here")

# army and hero turns
ARMY_HAS_ACTED: Final[int] = REASONS.add("M33-8.1.1", "army_has_acted")
ARMY_ATTACK_FIRST: Final[int] = REASONS.add("M33-8.1.1", "army_attack_first")
HERO_HAS_ACTED: Final[int] = REASONS.add("M33-9.1.1", "hero_has_acted")
NO_TOKEN_TO_OBTAIN: Final[int] = REASONS.add("M33-8.4.2", "no_token_to_obtain")
WOUNDED: Final[int] = REASONS.add("M33-9.1.2", "wounded")
HERO_ATTACK_FIRST: Final[int] = REASONS.add("M33-9.1.1", "hero_attack_first")
MOVE_FIRST: Final[int] = REASONS.add("M33-9.1.1", "move_first")
MOVED_ALREADY: Final[int] = REASONS.add("M33-9.2.4", "moved_already")
NOT_ENTERED: Final[int] = REASONS.add("M33-9.2.3", "not_entered")
TOO_FAR: Final[int] = REASONS.add("M33-9.2.1", "too_far")
NO_WAY: Final[int] = REASONS.add("M33-9.2.1", "no_way")
BUY_ON_HANSA: Final[int] = REASONS.add("M33-9.3.1", "buy_on_hansa")
MISSION_ON_HANSA: Final[int] = REASONS.add("M33-9.4.1", "mission_on_hansa")
EXCHANGE_ON_HANSA: Final[int] = REASONS.add("M33-9.5.1", "exchange_on_hansa")
NO_EQUIPMENT: Final[int] = REASONS.add("M33-9.1.4", "no_equipment")
NO_MISSION: Final[int] = REASONS.add("M33-9.4.2", "no_mission")
NOT_ON_NEUTRAL: Final[int] = REASONS.add("M33-9.6.1", "not_on_neutral")
NO_THREAT_TO_SCOUT: Final[int] = REASONS.add("M33-9.6.1", "no_threat_to_scout")
NO_TOKEN_TO_EXCHANGE: Final[int] = REASONS.add("M33-9.1.4", "no_token_to_exchange")
NO_OTHER_TYPE: Final[int] = REASONS.add("M33-9.1.4", "no_other_type")
NOT_AN_ACTION: Final[int] = REASONS.add("M33-9.1.3", "not_an_action")
BRINGS_NOTHING: Final[int] = REASONS.add("M33-9.1.4", "brings_nothing")
NO_TOKEN_TO_TAKE: Final[int] = REASONS.add("M33-9.1.4", "no_token_to_take")
ARMY_AT_TOP: Final[int] = REASONS.add("M33-1.6", "army_at_top")

# trade
NOT_FOR_SALE: Final[int] = REASONS.add("M33-9.3.1", "not_for_sale")
RENEWED_ALREADY: Final[int] = REASONS.add("M33-9.3.2", "renewed_already")
BOUGHT_ALREADY: Final[int] = REASONS.add("M33-9.3.2", "bought_already")
NOTHING_NEW: Final[int] = REASONS.add("M33-0.6", "nothing_new")
NO_RENEWAL: Final[int] = REASONS.add("M33-19.13", "no_renewal")
BUY_ONE: Final[int] = REASONS.add("M33-19.13", "buy_one")
NONE_TO_GIVE: Final[list[int]] = REASONS.each("M33-0.4", "none_to_give", SOME)
OTHER_TYPE_NEEDED: Final[int] = REASONS.add("M33-9.5.1", "other_type_needed")
BETWEEN: Final[int] = REASONS.add("M33-9.5.1", "between")
GIVE_ONE_FIRST: Final[int] = REASONS.add("M33-19.7", "give_one_first")
CANNOT_REPLACE: Final[int] = REASONS.add("M33-19.7", "cannot_replace")
GIVEN_ALREADY: Final[int] = REASONS.add("M33-19.7", "given_already")
NOT_IN_YOUR_DRAW: Final[int] = REASONS.add("M33-9.4.1", "not_in_your_draw")
NOT_IN_THE_OFFER: Final[int] = REASONS.add("M33-12.3", "not_in_the_offer")

# equipment
NOT_CARRIED: Final[int] = REASONS.add("M33-15.1", "not_carried")
LOSER_LACKS: Final[int] = REASONS.add("M33-16.2.15", "loser_lacks")
MUST_STRIP: Final[int] = REASONS.add("M33-16.2.6", "must_strip")
MUST_DISCARD: Final[int] = REASONS.add("M33-19.3", "must_discard")
NO_CURE: Final[int] = REASONS.add("M33-19.8", "no_cure")

# battles
NOT_FOR_BATTLES: Final[int] = REASONS.add("M33-19.8", "not_for_battles")
ARMY_FIGHTS: Final[int] = REASONS.add("M33-15.3", "army_fights")
EQUIPMENT_CANCELLED: Final[int] = REASONS.add("M33-19.4", "equipment_cancelled")
NO_THREAT_AHEAD: Final[int] = REASONS.add("M33-16.3.3", "no_threat_ahead")
NO_THREAT_CARD: Final[int] = REASONS.add("M33-11.3", "no_threat_card")
NOT_KHAN: Final[int] = REASONS.add("M33-19.7", "not_khan")
KHAN_HAS_LOOKED: Final[int] = REASONS.add("M33-19.7", "khan_has_looked")
NO_GEIGER: Final[int] = REASONS.add("M33-19.8", "no_geiger")
GEIGER_READ: Final[int] = REASONS.add("M33-19.8", "geiger_read")
NOT_DEALT: Final[int] = REASONS.add("M33-17.2", "not_dealt")
HOME_TO_HEAL: Final[int] = REASONS.add("M33-16.4.1", "home_to_heal")

# capturing
NO_FACTION_TOKEN: Final[int] = REASONS.add("M33-1.5", "no_faction_token")
NOT_NEUTRAL: Final[int] = REASONS.add("M33-13.3.1", "not_neutral")
OWN_ZONE_FIRST: Final[int] = REASONS.add("M33-13.3.1", "own_zone_first")
POLIS_NO_REFUGE: Final[int] = REASONS.add("M33-13.3.1", "polis_no_refuge")

# missions: their abilities
NO_SUCH_MISSION: Final[int] = REASONS.add("M33-14.3.1", "no_such_mission")
USED_THIS_ROUND: Final[int] = REASONS.add("M33-14.3.1", "used_this_round")
ABILITY_NEEDS_AMMO: Final[int] = REASONS.add("M33-14.3.1", "ability_needs_ammo")
NOT_INSIDE: Final[int] = REASONS.add("M33-14.3.3", "not_inside")
ONLY_BEFORE_VOTE: Final[int] = REASONS.add("M33-14.3.5", "only_before_vote")
ONLY_AFTER_REVEAL: Final[int] = REASONS.add("M33-14.3.5", "only_after_reveal")
NO_TOKEN_FOR_MISSION: Final[int] = REASONS.add("M33-14.3.5", "no_token_for_mission")
MARKET_EMPTY: Final[int] = REASONS.add("M33-14.3.5", "market_empty")
NO_THREATS_TO_ARRANGE: Final[int] = REASONS.add("M33-14.3.5", "no_threats_to_arrange")
MAINTAINED_ALREADY: Final[int] = REASONS.add("M33-14.3.5", "maintained_already")
ARMY_CANNOT_GROW: Final[int] = REASONS.add("M33-14.3.5", "army_cannot_grow")
NOT_WOUNDED: Final[int] = REASONS.add("M33-14.3.5", "not_wounded")
NOBODY_HAS_TOKENS: Final[int] = REASONS.add("M33-14.3.5", "nobody_has_tokens")
NO_LAW: Final[int] = REASONS.add("M33-14.3.5", "no_law")
NO_STATION_TO_PROTECT: Final[int] = REASONS.add("M33-19.15", "no_station_to_protect")
PROTECT_YOUR_OWN: Final[int] = REASONS.add("M33-19.15", "protect_your_own")
TAKE_FROM_ANOTHER: Final[int] = REASONS.add("M33-19.15", "take_from_another")
NOT_PLAYED: Final[int] = REASONS.add("M33-4.4.3", "not_played")
HAS_NO_TOKEN: Final[int] = REASONS.add("M33-19.15", "has_no_token")
VICTIM_HAS_NONE: Final[list[int]] = REASONS.each("M33-19.15", "victim_has_none", SOME)
NOT_LOOKED_AT: Final[int] = REASONS.add("M33-19.12", "not_looked_at")

# missions: turning them up
NOT_FACE_DOWN: Final[int] = REASONS.add("M33-14.2.1", "not_face_down")
GOAL_DONE_BEFORE: Final[int] = REASONS.add("M33-14.2.4", "goal_done_before")
CAME_TOO_LATE: Final[int] = REASONS.add("M33-14.2.3", "came_too_late")
NOT_THE_MOMENT: Final[int] = REASONS.add("M33-14.2.2", "not_the_moment")
AFTER_THE_BATTLE: Final[int] = REASONS.add("M33-14.2.2", "after_the_battle")
IN_YOUR_TURN: Final[int] = REASONS.add("M33-14.2.2", "in_your_turn")


def not_reached(check: Entry) -> str:
    """It says the goal, and how far the player has come if that is something to count."""
    return "goal_not_paid" if "res" in check else "goal_not_counted" if "at_least" in check else "goal_not_reached"


GOAL_NOT_REACHED: Final[list[int]] = [
    REASONS.add("M33-14.2.1", not_reached(goal["check"]), GOALS[place]) for place, goal in enumerate(GOAL_DATA)
]
