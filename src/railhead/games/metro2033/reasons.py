"""Why something is not allowed: a number for the rules, a sentence with its rule for the player.

What stands for `{0}`, `{1}`… in a sentence is said in `refusals.py`.
"""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.metro2033.board import MANY_OF
from railhead.games.metro2033.cards import GOAL_DATA
from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()


def for_each_resource(rule: str, sentence: str) -> list[int]:
    """One reason for each resource; `TOKENS` in the sentence stands for its name."""
    return [REASONS.add(rule, sentence.replace("TOKENS", tokens)) for tokens in MANY_OF]


# set-up
FACTION_TAKEN: Final[int] = REASONS.add("M33-4.2.1", "{option} is already led by another player.")
NOT_A_NEIGHBOUR: Final[int] = REASONS.add("M33-4.2.1", "The zone of {option} is next to no zone that is already taken.")
HERO_TAKEN: Final[int] = REASONS.add("M33-4.4.1", "{option} already serves another player.")
NOT_A_HOME: Final[int] = REASONS.add("M33-4.4.2", "{option} is not a home station of your faction.")

# prices and tokens
TOO_FEW: Final[list[int]] = for_each_resource("M33-0.4", "Not enough TOKENS: it costs {0}, you have {1}.")
NO_PRICE_PAYABLE: Final[int] = REASONS.add("M33-0.4", "You can pay none of its {0} prices in full.")
NOT_A_PRICE: Final[int] = REASONS.add("M33-19.1", "That is not one of its prices now.")
NONE_LEFT: Final[list[int]] = for_each_resource("M33-0.5", "The reserve has no TOKENS left.")
TAKEN_ALREADY: Final[list[int]] = for_each_resource(
    "M33-19.6", "You take tokens of different types, and you have taken TOKENS already."
)
NONE_TO_RETURN: Final[list[int]] = for_each_resource("M33-19.3", "You have no TOKENS to return.")

# events
NOT_SHOWN: Final[list[int]] = for_each_resource("M33-6.1.3", "The round track shows no TOKENS this round.")
NOT_YOURS: Final[int] = REASONS.add("M33-6.2.1", "{option} is not one of your stations.")

# mobilization
LEVEL_TOO_HIGH: Final[int] = REASONS.add("M33-7.1.1", "Your army has strength {0} and cannot be kept at more.")
LEVEL_TOO_DEAR: Final[int] = REASONS.add("M33-7.1.1", "Not enough pigs for strength {0}: it costs {1}, you have {2}.")
LEVEL_TOO_LOW: Final[int] = REASONS.add("M33-7.1.2", "Strength {0} costs nothing, so there is no need to go below it.")
ARMY_FULL: Final[int] = REASONS.add("M33-7.2.1", "An army never has more than strength {0}, and yours has {1}.")
TOO_MANY_SOLDIERS: Final[int] = REASONS.add("M33-7.2.1", "You can pay for {0} at most.")

# attacks on stations: by the army, then by the hero on the station where he stands
NO_STATION_IN_REACH: Final[int] = REASONS.add("M33-8.2.1", "Your army reaches no station that it may attack.")
NOT_ACTIVE: Final[int] = REASONS.add("M33-2.5", "{option} lies in the zone of a faction that nobody plays.")
HANSA_STATION: Final[int] = REASONS.add("M33-2.3", "{option} is a Hansa station, and those are never attacked.")
ABANDONED_STATION: Final[int] = REASONS.add("M33-2.3", "{option} is abandoned, and such stations are never attacked.")
YOUR_OWN: Final[int] = REASONS.add("M33-8.2.1", "{option} is your own station.")
OUT_OF_REACH: Final[int] = REASONS.add("M33-8.2.2", "Your army does not reach {option} from any of your stations.")
TRUCE: Final[int] = REASONS.add("M33-19.9", "The law in force forbids attacks on stations of players.")
SANCTUARY: Final[int] = REASONS.add("M33-19.9", "The law in force forbids attacks on Polis.")
PROTECTED: Final[int] = REASONS.add("M33-19.15", "{option} is protected until the end of the round.")

ON_HANSA: Final[int] = REASONS.add("M33-9.7.1", "Your hero is on a Hansa station, and those are never attacked.")
ON_ABANDONED: Final[int] = REASONS.add(
    "M33-9.7.1", "Your hero is on an abandoned station, and those are never attacked."
)
ON_YOUR_OWN: Final[int] = REASONS.add("M33-9.7.1", "Your hero is on a station of your own.")
ON_PROTECTED: Final[int] = REASONS.add("M33-19.15", "The station of your hero is protected until the end of the round.")

# attacks on heroes: by the army, then by the hero
NO_HERO_IN_REACH: Final[int] = REASONS.add("M33-8.3.1", "Your army reaches no hero whom it may attack.")
OWN_HERO: Final[int] = REASONS.add("M33-8.3.1", "{option} is your own hero.")
NOBODYS_HERO: Final[int] = REASONS.add("M33-4.4.3", "{option} serves nobody in this match.")
HERO_ON_HANSA: Final[int] = REASONS.add("M33-8.3.2", "{option} is on a Hansa station and cannot be attacked there.")
HERO_AMONG_OWN: Final[int] = REASONS.add("M33-8.3.2", "{option} is on a station of the same faction and safe there.")
HERO_OUT_OF_REACH: Final[int] = REASONS.add("M33-8.3.1", "{option} stands where your army does not reach.")

NO_HERO_HERE: Final[int] = REASONS.add("M33-9.8.1", "There is no hero on this station whom yours may attack.")
HERO_ITSELF: Final[int] = REASONS.add("M33-9.8.1", "{option} is your hero, who attacks another.")
HERO_ELSEWHERE: Final[int] = REASONS.add("M33-9.8.1", "{option} is not on the station of your hero.")
HERO_SAFE_HERE: Final[int] = REASONS.add(
    "M33-9.8.1", "This station belongs to the faction of {option}, who is safe here."
)

# army and hero turns
NO_TOKEN_TO_OBTAIN: Final[int] = REASONS.add("M33-8.4.2", "The reserve has no token at all.")
WOUNDED: Final[int] = REASONS.add("M33-9.1.2", "Your wounded hero misses this turn and neither moves nor acts.")
MOVE_FIRST: Final[int] = REASONS.add(
    "M33-9.1.1", "First comes the movement: choose the station of your hero to stay there."
)
MOVED_ALREADY: Final[int] = REASONS.add("M33-9.2.4", "The movement is over; now your hero acts.")
NOT_ENTERED: Final[int] = REASONS.add("M33-9.2.3", "{option} lies in the zone of a faction that nobody plays.")
TOO_FAR: Final[int] = REASONS.add("M33-9.2.1", "The way to {option} costs {0}, and your hero has speed {1}.")
NO_WAY: Final[int] = REASONS.add("M33-9.2.1", "No way through the active zones leads to {option}.")
BUY_ON_HANSA: Final[int] = REASONS.add("M33-9.3.1", "Equipment is bought on a Hansa station; your hero is on none.")
MISSION_ON_HANSA: Final[int] = REASONS.add(
    "M33-9.4.1", "Missions are received on a Hansa station; your hero is on none."
)
EXCHANGE_ON_HANSA: Final[int] = REASONS.add(
    "M33-9.5.1", "Resources are exchanged on a Hansa station; your hero is on none."
)
NO_EQUIPMENT: Final[int] = REASONS.add("M33-9.1.4", "The market is empty, and there is no card to fill it.")
NO_MISSION: Final[int] = REASONS.add("M33-9.4.2", "There is no mission left to draw.")
NOT_ON_NEUTRAL: Final[int] = REASONS.add("M33-9.6.1", "Your hero is not on a neutral station.")
NO_THREAT_TO_SCOUT: Final[int] = REASONS.add("M33-9.6.1", "There is no threat card to be had.")
NO_TOKEN_TO_EXCHANGE: Final[int] = REASONS.add("M33-9.1.4", "You have no token to exchange.")
NO_OTHER_TYPE: Final[int] = REASONS.add("M33-9.1.4", "The reserve has no token of another type.")
NOT_AN_ACTION: Final[int] = REASONS.add("M33-9.1.3", "The ability of your hero is not an action.")
BRINGS_NOTHING: Final[int] = REASONS.add("M33-9.1.4", "The ability of your hero brings nothing at such a station.")
NO_TOKEN_TO_TAKE: Final[int] = REASONS.add("M33-9.1.4", "The reserve has no token that your hero could take.")
ARMY_AT_TOP: Final[int] = REASONS.add("M33-1.6", "Your army has strength {0} already, and no army is stronger.")

# trade
NOT_FOR_SALE: Final[int] = REASONS.add("M33-9.3.1", "{option} does not lie on the market.")
RENEWED_ALREADY: Final[int] = REASONS.add("M33-9.3.2", "You have renewed the market already, and once is all.")
BOUGHT_ALREADY: Final[int] = REASONS.add("M33-9.3.2", "The market is renewed before anything is bought, not after.")
NOTHING_NEW: Final[int] = REASONS.add("M33-0.6", "There are no other cards: the same ones would come back.")
NO_RENEWAL: Final[int] = REASONS.add("M33-19.13", "A mission buys from the market as it is, without renewing it.")
BUY_ONE: Final[int] = REASONS.add("M33-19.13", "The mission buys a card: choose one.")
NONE_TO_GIVE: Final[list[int]] = for_each_resource("M33-0.4", "You have no TOKENS to give.")
OTHER_TYPE_NEEDED: Final[int] = REASONS.add("M33-9.5.1", "You must take another type than you give.")
BETWEEN: Final[int] = REASONS.add("M33-9.5.1", "You can exchange at least 1 token and {0} at most.")
GIVE_ONE_FIRST: Final[int] = REASONS.add("M33-19.7", "Give at least one token first.")
CANNOT_REPLACE: Final[int] = REASONS.add("M33-19.7", "The reserve has too few tokens of other types to replace it.")
GIVEN_ALREADY: Final[int] = REASONS.add("M33-19.7", "You do not take back a type that you have just given.")
NOT_IN_YOUR_DRAW: Final[int] = REASONS.add("M33-9.4.1", "{option} is not among the missions you drew.")
NOT_IN_THE_OFFER: Final[int] = REASONS.add("M33-12.3", "{option} is not among the cards you drew.")

# equipment
NOT_CARRIED: Final[int] = REASONS.add("M33-15.1", "Your hero does not carry {option}.")
LOSER_LACKS: Final[int] = REASONS.add("M33-16.2.15", "The beaten hero does not carry {option}.")
MUST_STRIP: Final[int] = REASONS.add("M33-16.2.6", "The defender discards a card of the beaten hero in any case.")
MUST_DISCARD: Final[int] = REASONS.add("M33-19.3", "The threat costs you an equipment card: choose which.")
NO_CURE: Final[int] = REASONS.add("M33-19.8", "{option} does not save your hero from a wound.")

# battles
NOT_FOR_BATTLES: Final[int] = REASONS.add(
    "M33-19.8", "{option} is not a card that is discarded for strength in a battle."
)
ARMY_FIGHTS: Final[int] = REASONS.add(
    "M33-15.3", "Your army fights this battle, and equipment works for the hero only."
)
EQUIPMENT_CANCELLED: Final[int] = REASONS.add("M33-19.4", "Equipment gives no strength against this threat.")
NO_THREAT_AHEAD: Final[int] = REASONS.add("M33-16.3.3", "No threat card is about to be opened in this battle.")
NO_THREAT_CARD: Final[int] = REASONS.add("M33-11.3", "There is no threat card to be had.")
NOT_KHAN: Final[int] = REASONS.add("M33-19.7", "Your hero has no such ability.")
KHAN_HAS_LOOKED: Final[int] = REASONS.add("M33-19.7", "Your hero has used this ability in this round already.")
NO_GEIGER: Final[int] = REASONS.add("M33-19.8", "Your hero carries no such equipment.")
GEIGER_READ: Final[int] = REASONS.add("M33-19.8", "You have looked at this card already.")
NOT_DEALT: Final[int] = REASONS.add("M33-17.2", "{option} is not among the combat cards you were dealt.")
HOME_TO_HEAL: Final[int] = REASONS.add(
    "M33-16.4.1", "A wounded hero goes to a home station, and {option} is none of yours."
)

# capturing
NO_FACTION_TOKEN: Final[int] = REASONS.add(
    "M33-1.5", "You hold {0} stations: your faction has no token for another one."
)
NOT_NEUTRAL: Final[int] = REASONS.add("M33-13.3.1", "{option} is not a neutral station of the active map.")
OWN_ZONE_FIRST: Final[int] = REASONS.add(
    "M33-13.3.1", "{option} is outside your zone, where a neutral station is left."
)
POLIS_NO_REFUGE: Final[int] = REASONS.add("M33-13.3.1", "A Polis station is never taken free of charge.")

# missions: their abilities
NO_SUCH_MISSION: Final[int] = REASONS.add("M33-14.3.1", "You do not have this mission.")
USED_THIS_ROUND: Final[int] = REASONS.add("M33-14.3.1", "You have used this mission in this round already.")
ABILITY_NEEDS_AMMO: Final[int] = REASONS.add(
    "M33-14.3.1", "The ability of a completed mission costs {0} ammo, and you have {1}."
)
NOT_INSIDE: Final[int] = REASONS.add("M33-14.3.3", "Missions are not used or turned up in the middle of another step.")
ONLY_BEFORE_VOTE: Final[int] = REASONS.add("M33-14.3.5", "Its ability is used only when you vote on a law.")
ONLY_AFTER_REVEAL: Final[int] = REASONS.add("M33-14.3.5", "Its ability is used only when combat cards lie open.")
NO_TOKEN_FOR_MISSION: Final[int] = REASONS.add("M33-14.3.5", "The reserve has no token that you could take.")
MARKET_EMPTY: Final[int] = REASONS.add("M33-14.3.5", "The market has no card to buy.")
NO_THREATS_TO_ARRANGE: Final[int] = REASONS.add("M33-14.3.5", "The threat deck has no card to look at.")
MAINTAINED_ALREADY: Final[int] = REASONS.add("M33-14.3.5", "You have settled the maintenance of this round already.")
ARMY_CANNOT_GROW: Final[int] = REASONS.add("M33-14.3.5", "Your army has strength {0} already, and no army is stronger.")
NOT_WOUNDED: Final[int] = REASONS.add("M33-14.3.5", "Your hero has no turn to miss.")
NOBODY_HAS_TOKENS: Final[int] = REASONS.add("M33-14.3.5", "No other player has a token.")
NO_LAW: Final[int] = REASONS.add("M33-14.3.5", "No law is in force.")
NO_STATION_TO_PROTECT: Final[int] = REASONS.add("M33-19.15", "You control no station that you could protect.")
PROTECT_YOUR_OWN: Final[int] = REASONS.add("M33-19.15", "{option} is not one of your stations.")
TAKE_FROM_ANOTHER: Final[int] = REASONS.add("M33-19.15", "You take the token from another player.")
NOT_PLAYED: Final[int] = REASONS.add("M33-4.4.3", "Nobody leads {option} in this match.")
HAS_NO_TOKEN: Final[int] = REASONS.add("M33-19.15", "{option} has no token.")
VICTIM_HAS_NONE: Final[list[int]] = for_each_resource("M33-19.15", "That player has no TOKENS.")
NOT_LOOKED_AT: Final[int] = REASONS.add("M33-19.12", "{option} is not among the cards you are looking at.")

# missions: turning them up
NOT_FACE_DOWN: Final[int] = REASONS.add("M33-14.2.1", "You have no such face-down mission.")
GOAL_DONE_BEFORE: Final[int] = REASONS.add("M33-14.2.4", "You have already completed a mission with this goal.")
CAME_TOO_LATE: Final[int] = REASONS.add("M33-14.2.3", "You did not hold this mission when it happened.")
NOT_THE_MOMENT: Final[int] = REASONS.add(
    "M33-14.2.2", "Missions are turned up in your own turn, after a battle that you won, or before the victory check."
)
AFTER_THE_BATTLE: Final[int] = REASONS.add(
    "M33-14.2.2", "It is turned up directly after the battle that reaches its goal."
)
IN_YOUR_TURN: Final[int] = REASONS.add("M33-14.2.2", "The payment of this mission is made in your own turn.")


def not_reached(text: str, check: Entry) -> str:
    """Its goal, and how far the player has come if it is something to count."""
    sentence = f"Its goal is not reached: {text}"
    if "res" in check:
        return sentence + " Now: {0}, {1} and {2}."
    return sentence + " Now: {0}." if "at_least" in check else sentence


GOAL_NOT_REACHED: Final[list[int]] = [
    REASONS.add("M33-14.2.1", not_reached(goal["text"], goal["check"])) for goal in GOAL_DATA
]
