"""Why something is not allowed: a number for the rules, a sentence with its rule for the player."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reason

REASONS: Final[list[Reason]] = [Reason("", "")]  # 0: nothing stands against it


def reason(rule: str, sentence: str) -> int:
    REASONS.append(Reason(rule, sentence))
    return len(REASONS) - 1


# set-up
FACTION_TAKEN: Final[int] = reason("M33-4.2.1", "{option} is already led by another player.")
NOT_A_NEIGHBOUR: Final[int] = reason("M33-4.2.1", "The zone of {option} is next to no zone that is already taken.")
HERO_TAKEN: Final[int] = reason("M33-4.4.1", "{option} already serves another player.")
NOT_A_HOME: Final[int] = reason("M33-4.4.2", "{option} is not a home station of your faction.")

# the board
NOT_ACTIVE: Final[int] = reason("M33-2.5", "{option} lies in the zone of a faction that nobody plays.")
NEVER_ATTACKED: Final[int] = reason("M33-2.3", "{option} is a Hansa or abandoned station and is never attacked.")
YOUR_OWN: Final[int] = reason("M33-8.2.1", "{option} is your own station.")
OUT_OF_REACH: Final[int] = reason("M33-8.2.2", "Your army does not reach {option} from any of your stations.")
TRUCE: Final[int] = reason("M33-19.9", "The law in force forbids attacks on stations of players.")
SANCTUARY: Final[int] = reason("M33-19.9", "The law in force forbids attacks on Polis.")
PROTECTED: Final[int] = reason("M33-19.15", "{option} cannot be attacked until the end of the round.")
NOT_YOURS: Final[int] = reason("M33-6.2.1", "{option} is not one of your stations.")
TOO_FAR: Final[int] = reason("M33-9.2.1", "{option} is too far away for the speed of your hero.")

NOT_NEUTRAL: Final[int] = reason("M33-13.3.1", "{option} is not a neutral station of the active map.")
OWN_ZONE_FIRST: Final[int] = reason("M33-13.3.1", "Neutral stations of your own zone come first, and Polis never.")
NOT_SHOWN: Final[int] = reason("M33-6.1.3", "The round track does not show {option} now, or none is left.")

# attacks on heroes
OWN_HERO: Final[int] = reason("M33-8.3.1", "{option} is your own hero, or nobody's.")
HERO_ON_HANSA: Final[int] = reason("M33-8.3.2", "{option} is on a Hansa station and cannot be attacked.")
HERO_AT_HOME: Final[int] = reason("M33-8.3.2", "{option} is on a station of his own player and cannot be attacked.")
HERO_OUT_OF_REACH: Final[int] = reason("M33-8.3.1", "{option} stands where your army does not reach.")
HERO_ELSEWHERE: Final[int] = reason("M33-9.8.1", "{option} is not on the station of your hero.")

# actions
NO_STATION_TO_ATTACK: Final[int] = reason("M33-9.1.4", "There is no station that you may attack.")
NO_HERO_TO_ATTACK: Final[int] = reason("M33-9.1.4", "There is no hero whom you may attack.")
RESERVE_EMPTY: Final[int] = reason("M33-8.4.2", "The reserve has no such token left.")
NOT_ON_HANSA: Final[int] = reason("M33-9.3.1", "Your hero is not on a Hansa station.")
CANNOT_PAY: Final[int] = reason("M33-0.4", "You cannot pay the price in full.")
NO_CARD: Final[int] = reason("M33-9.1.4", "There is no card to be had.")
NOTHING_TO_EXCHANGE: Final[int] = reason("M33-9.1.4", "You have nothing that could be exchanged for another type.")
NOT_ON_NEUTRAL: Final[int] = reason("M33-9.6.1", "Your hero is not on a neutral station.")
NOT_AN_ACTION: Final[int] = reason("M33-9.1.3", "The ability of your hero works by itself; it is no action.")
CHANGES_NOTHING: Final[int] = reason("M33-0.6", "That would change nothing here.")
NOT_FOR_SALE: Final[int] = reason("M33-9.3.1", "{option} does not lie on the market.")
RENEWED_ALREADY: Final[int] = reason("M33-9.3.2", "The market is renewed once, and before anything is bought.")
NONE_OF_THAT_TYPE: Final[int] = reason("M33-0.4", "You have no such token to give.")
OTHER_TYPE_NEEDED: Final[int] = reason("M33-9.5.1", "You must take another type than you give.")
NO_SUCH_GEAR: Final[int] = reason("M33-15.2", "The hero does not carry {option}.")

# mobilization
LEVEL_TOO_LOW: Final[int] = reason("M33-7.1.2", "There is no need to go below the level that costs nothing.")
LEVEL_TOO_HIGH: Final[int] = reason("M33-7.1.1", "Your army is not that strong.")
LEVEL_TOO_DEAR: Final[int] = reason("M33-7.1.1", "You have too few pigs for that strength.")
ARMY_FULL: Final[int] = reason("M33-7.2.1", "An army never has more than strength 8.")
TOO_MANY_SOLDIERS: Final[int] = reason("M33-7.2.1", "You cannot pay for so many soldiers.")

# missions
NO_SUCH_MISSION: Final[int] = reason("M33-14.3.1", "You do not have this mission.")
USED_THIS_ROUND: Final[int] = reason("M33-14.3.1", "This mission was already used in this round.")
ABILITY_NEEDS_AMMO: Final[int] = reason("M33-14.3.1", "The ability of a completed mission costs 1 ammo.")
NOT_USABLE_NOW: Final[int] = reason("M33-14.3.5", "Its ability would change nothing now, or is not for this moment.")
NOT_FACE_DOWN: Final[int] = reason("M33-14.2.1", "You have no such face-down mission.")
GOAL_NOT_REACHED: Final[int] = reason("M33-14.2.1", "You have not reached the goal of this mission.")
GOAL_DONE_BEFORE: Final[int] = reason("M33-14.2.4", "You have already completed a mission with this goal.")
CAME_TOO_LATE: Final[int] = reason("M33-14.2.3", "You did not hold this mission when it happened.")
NOT_THE_MOMENT: Final[int] = reason("M33-14.2.2", "This is not the moment to turn up a mission.")

# combat
NOT_DEALT: Final[int] = reason("M33-17.2", "{option} is not among the combat cards you were dealt.")
NOT_IN_YOUR_DRAW: Final[int] = reason("M33-9.4.1", "{option} is not among the missions you drew.")
NOT_IN_THE_OFFER: Final[int] = reason("M33-12.3", "{option} is not among the cards you drew.")
