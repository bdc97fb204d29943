"""Why something is not allowed: every refusal as a number with its rule and its sentence."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reason

REASONS: Final[list[Reason]] = [Reason("", "")]


def reason(rule: str, sentence: str) -> int:
    """Add a reason to the list; its number."""
    REASONS.append(Reason(f"BLK-{rule}", sentence))
    return len(REASONS) - 1


# Assignment (chapter 5)
HAS_PERSONNEL_THERE: Final[int] = reason("5.3", "You already have personnel at {option}.")
EXPLODED: Final[int] = reason("14.4", "A massive explosion covers {option}: nothing can be assigned there.")
NO_PASS: Final[int] = reason("5.6", "You cannot pass: you must assign at least 1 personnel.")
ONE_FORTUNE: Final[int] = reason("5.10", "You have already played your 1 assignment fortune of this turn.")
AFTER_ONLY: Final[int] = reason("5.11", "In this match a fortune is played after the assignment, not before it.")
SKIPPED: Final[int] = reason("5.5", "Without a free district you may only use Rapid Transit or pass.")
TOO_FEW: Final[int] = reason("5.2", "You must choose at least as many as are needed, and no more than you have there.")

# Fortunes (chapter 12)
NOT_IN_HAND: Final[int] = reason("12.1.6", "You do not hold {option}.")
NOT_ASSIGNMENT: Final[int] = reason(
    "12.2.1", "{option} is a dominance fortune; it is not played in the assignment phase."
)
NOT_DOMINANCE: Final[int] = reason(
    "12.3.1", "{option} is an assignment fortune; it is not played in the dominance phase."
)
EXPLOSION_FORBIDS: Final[int] = reason("12.2.5", "A massive explosion forbids to play {option} for its district.")
NOTHING_TO_PLAY: Final[int] = reason(
    "12.2.3", "{option} cannot be played: its first effect cannot be resolved completely and nobody can be attacked."
)
TOO_FEW_FORTUNES: Final[int] = reason("12.2.4", "{option}: you do not hold a fortune to discard for each blockade.")
NOT_A_TARGET: Final[int] = reason(
    "12.2.6", "{option} cannot be attacked: a target has personnel in the hideout and none at the facility."
)
TOO_LOW: Final[int] = reason("12.2.7", "{option} is lower than the fortune it would answer.")
TOO_LOW_ELITE: Final[int] = reason("12.3.2", "{option} is of a lower rank than the fortune it would answer.")
NO_FORTUNE_TO_TAKE: Final[int] = reason("12.3.6", "{option} needs a defender who holds a fortune.")
NOBODY_TO_DEMOTE: Final[int] = reason("12.3.6", "{option} needs a defender with specialised personnel here.")
EMPTY_DISCARD: Final[int] = reason("19.5.1", "{option} needs a card in the fortune discard.")
NOT_PRESENT: Final[int] = reason(
    "12.3.1", "{option} has no personnel at this district, or the fortune does nothing there."
)
RANK_TOO_LOW: Final[int] = reason("15.11", "{option} is of a lower rank than the mission asks for.")

# Abilities and costs (chapters 7, 11 and 18)
WRONG_DISTRICT: Final[int] = reason("7.1.2", "This is not an effect of the district you resolve.")
USED_ALREADY: Final[int] = reason("7.1.3", "Each effect is used once at most, and in list order.")
NOT_YOURS: Final[int] = reason("17.1", "This is not an ability of your candidate.")
CANDIDATE_DOWNED: Final[int] = reason(
    "17.2", "Your candidate is downed and has no abilities until it is charged again."
)
ONCE_A_ROUND: Final[int] = reason("11.10", "You have already used {option} this round.")
ABILITY_ONCE: Final[int] = reason("7.1.6", "You have already used the district ability of your candidate this round.")
NOT_NOW: Final[int] = reason("4.5", "This ability does not work at this moment.")
NOT_CHARGED: Final[int] = reason("2.8", "{option} is not a charged technology of yours.")
CANNOT_SPEND: Final[int] = reason("2.1", "You do not have the resources that this costs.")
NOT_ENOUGH_THERE: Final[int] = reason("7.2.2", "You do not have enough personnel here to recall.")
NOTHING_CHARGED: Final[int] = reason("17.7", "You need a charged technology of your own to down.")
TOO_FEW_TO_DISCARD: Final[int] = reason("15.11", "You do not hold the fortunes that this costs.")
TOO_FEW_MISSIONS: Final[int] = reason("15.10", "You do not have enough other unfulfilled missions to return.")
LEVEL_TOO_LOW: Final[int] = reason("11.2", "Your scientific level is too low for this.")
TECHNOLOGY_TOO_HIGH: Final[int] = reason("11.4", "{option} is of a higher level than your scientific level.")
TECHNOLOGY_OWNED: Final[int] = reason("11.9", "{option} is not in your technology deck any more.")
NO_TECHNOLOGY_LEFT: Final[int] = reason("11.9", "No technology that your level permits is left in your deck.")
NO_LEVEL_LEFT: Final[int] = reason("11.1", "You have reached scientific level III.")
NEED_NOT_MET: Final[int] = reason("7.2.9", "What this effect asks for did not happen this round.")
NOBODY_TO_PROMOTE: Final[int] = reason("10.1.3", "You have no subordinate there to promote.")
RANK_USED_UP: Final[int] = reason("10.1.7", "All pieces of that rank are in play and none is overwhelmed.")
NOBODY_TO_RECOVER: Final[int] = reason("7.2.5", "You have no overwhelmed personnel.")
NOTHING_TO_DRAW: Final[int] = reason("12.1.5", "There is no card left to draw.")
NO_MISSION_LEFT: Final[int] = reason("15.1", "The mission deck is empty; it is never replenished.")
NOTHING_TO_TRADE: Final[int] = reason("14.4", "You have none of the bundles in full.")
NOT_DOUBLED: Final[int] = reason(
    "7.1.8", "Auto Refinery follows the first effect of 01, 03 or 04 in the resolution phase."
)
NOBODY_MORE: Final[int] = reason("6.1.14", "It would not overwhelm anybody more.")
NOBODY_TO_MOVE: Final[int] = reason("11.10", "You have no personnel on the board to move.")

# Fortifications (chapter 10.3)
FULL: Final[int] = reason("10.3.7", "{option} has no free fortification zone, or a tile covers it.")
NO_PIECE: Final[int] = reason(
    "10.3.1", "You may not build {option}: it is not in your backup, or your level is too low."
)
NOTHING_TO_MOVE: Final[int] = reason("10.3.5", "There is no fortification that you could move.")
ACCOMPANIED: Final[int] = reason(
    "10.3.6", "{option} cannot be moved while another fortification of its owner is with it."
)
NOT_ON_BOARD: Final[int] = reason("10.3.5", "{option} is not on the board, or you may not move it.")
SAME_DISTRICT: Final[int] = reason("10.3.5", "A fortification moves to another district.")
WITHOUT_PERSONNEL: Final[int] = reason("17.1", "Emergency barricade moves to a district which contains your personnel.")

# Missions, syndicates, tiles, relic
NOT_YOUR_MISSION: Final[int] = reason("15.1", "You do not hold this mission.")
WRONG_MOMENT: Final[int] = reason("15.2", "This mission is not fulfilled at this moment.")
NOT_FULFILLED: Final[int] = reason("15.4", "You do not meet this option of the mission.")
IS_TURNED: Final[int] = reason("16.3", "{option} is turned and gives no backing.")
NOT_BEST: Final[int] = reason("16.1", "You are not alone the best for {option}.")
NOT_REVEALED: Final[int] = reason("3.4", "{option} is not among the revealed syndicates.")
ALREADY_REVEALED: Final[int] = reason("13.13", "A mission that is not yet revealed must be chosen.")
NOT_TIED: Final[int] = reason("6.2.3", "The relic goes to another player who is tied for the most districts.")
NOT_MATCHING: Final[int] = reason("13.8", "{option} does not match the discarded fortune.")
TILE_IN_USE: Final[int] = reason("14.7", "The tile with this face is in use.")
OTHER_RESULT: Final[int] = reason("13.8", "This belongs to another result of the event dice.")
CANDIDATE_TAKEN: Final[int] = reason("3.6", "{option} has been chosen by another player.")
COLOUR_TAKEN: Final[int] = reason("1.1", "{option} is your own colour; the overlord takes another.")
NOT_THE_PLACE: Final[int] = reason(
    "13.11", "A district where more of the promotion and the building is possible must be chosen."
)
GUARDED_ONLY: Final[int] = reason("10.1.9", "Siege destroys a fortification of another player at this district.")
NOT_THERE: Final[int] = reason("2.5", "You have no {option} there.")
