"""Why something is not allowed: every refusal as a number with its rule and its sentence.

`{option}` stands for what was pointed at, `{0}` and so on for the numbers of the case (`refusals.py`).
"""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.cards import RANK_NAMES
from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()


def reason(rule: str, sentence: str) -> int:
    """Add a reason to the list; its number."""
    return REASONS.add(f"BLK-{rule}", sentence)


# Set-up (chapters 1, 3 and 19.2)
CANDIDATE_TAKEN: Final[int] = reason("3.6", "Another player already leads {option}.")
OWN_COLOUR: Final[int] = reason("19.2.1", "{option} is your own colour; the overlord takes another.")
NOT_IN_MATCH: Final[int] = reason("1.1", "Nobody plays {option} in this match.")

# Assignment (chapter 5)
HAS_PERSONNEL_THERE: Final[int] = reason("5.3", "You already have personnel at {option}.")
EXPLODED: Final[int] = reason("14.4", "A massive explosion covers {option}: no personnel can be assigned there.")
NO_PASS: Final[int] = reason("5.6", "You cannot pass: you must assign at least 1 of your personnel.")
HAVE_ASSIGNED: Final[int] = reason("5.2", "You have already assigned personnel this turn, and to one district only.")
ONE_FORTUNE: Final[int] = reason("5.10", "You have already played your 1 assignment fortune of this turn.")
AFTER_ONLY: Final[int] = reason("5.11", "In this match a fortune is played after the assignment, not before it.")
SKIPPED: Final[int] = reason("5.5", "Without a free district you may only use Rapid Transit or pass.")
BY_DISTRICT: Final[int] = reason(
    "5.5", "You use {option} by assigning to a district which already contains your personnel."
)
ASSIGN_FROM_TO: Final[int] = reason(
    "5.2", "You assign at least 1 of the personnel in your hideout. Of these you can send {0} to {1}, not {option}."
)
FORCED_FROM_TO: Final[int] = reason(
    "12.2.8",
    "You are forced to assign at least 1 of the personnel in your hideout. "
    "Of these you can send {0} to {1}, not {option}.",
)
RECALL_FROM_TO: Final[int] = reason(
    "7.2.2", "You recall exactly {2} personnel from this district. Of these you can take {0} to {1}, not {option}."
)
RECOVER_FROM_TO: Final[int] = reason("8.5", "Of these you can recover {0} to {1}, not {option}.")

# Fortunes (chapter 12)
NOT_IN_HAND: Final[int] = reason("12.1.6", "You do not hold {option}.")
NOT_ASSIGNMENT: Final[int] = reason(
    "12.2.1", "{option} is a dominance fortune; it is not played in the assignment phase."
)
NOT_DOMINANCE: Final[int] = reason(
    "12.3.1", "{option} is an assignment fortune; it is not played in the dominance phase."
)
EXPLOSION_FORBIDS: Final[int] = reason(
    "12.2.5", "A massive explosion covers the district of {option}: it cannot be played for that district."
)
NOTHING_TO_PLAY: Final[int] = reason(
    "12.2.3", "{option} cannot be played: its first effect cannot be resolved completely and nobody can be attacked."
)
TOO_FEW_FORTUNES: Final[int] = reason(
    "12.2.4", "{option} needs a fortune to discard for each of {0} blockades there; besides it you hold {1}."
)
ACE_NOWHERE: Final[int] = reason("12.2.1", "{option} can be played neither for 01 nor for 11 now.")
ACE_FACILITIES: Final[int] = reason("12.2.1", "An ace stands for 01 or 11, not for {option}.")
PAYMENT_DUE: Final[int] = reason("12.2.4", "You must discard a fortune for each blockade there; still due: {0}.")
NOBODY_TO_ATTACK: Final[int] = reason(
    "12.2.6", "Nobody can be attacked: no other player has personnel in the hideout and none at this facility."
)
ATTACK_YOURSELF: Final[int] = reason("12.2.2", "You attack another player, not yourself.")
ATTACK_YOURSELF_HERE: Final[int] = reason("6.1.7", "You attack another player here, not yourself.")
FIRST_EFFECT_ONLY: Final[int] = reason("12.2.2", "A fortune resolves the first effect of its own facility.")
HIDEOUT_EMPTY: Final[int] = reason("12.2.6", "{option} has no personnel in the hideout who could be forced.")
IS_THERE_ALREADY: Final[int] = reason("12.2.6", "{option} already has personnel at this facility.")
TOO_LOW: Final[int] = reason("12.2.7", "{option} counts {0}; the fortune it would answer counts {1}.")
TOO_LOW_ELITE: Final[int] = reason("12.3.2", "{option} is of a lower rank than the fortune it would answer.")
NO_FORTUNE_TO_TAKE: Final[int] = reason("12.3.6", "{option} needs a defender here who holds a fortune.")
NOBODY_TO_DEMOTE: Final[int] = reason("12.3.6", "{option} needs a defender here with specialised personnel.")
EMPTY_DISCARD: Final[int] = reason(
    "19.5.1", "{option} would put the top fortune of the discard on the deck, and the discard is empty."
)
NOT_HERE: Final[int] = reason("12.3.1", "{option} has no personnel at this district.")
HOLDS_NO_FORTUNE: Final[int] = reason("12.3.6", "{option} holds no fortune that your queen could take.")
NO_SPECIALISED: Final[int] = reason("12.3.6", "{option} has no specialised personnel here for your king to strike.")
KING_STRIKES: Final[int] = reason("12.3.5", "A king strikes specialised personnel: a paragon or a doom mechasuit.")
LESS_THAN_JACK: Final[int] = reason("15.11", "This payment asks for a jack or higher; {option} is lower.")
LESS_THAN_QUEEN: Final[int] = reason("15.11", "This payment asks for a queen or higher; {option} is lower.")
LESS_THAN_KING: Final[int] = reason("15.11", "This payment asks for a king or a joker; {option} is lower.")

# Resolving, abilities and costs (chapters 7, 11, 17 and 18)
WRONG_DISTRICT: Final[int] = reason("7.1.2", "This is not an effect of the district you resolve.")
USED_ALREADY: Final[int] = reason("7.1.3", "Each effect is used once at most, and in list order.")
NOT_YOURS: Final[int] = reason("17.1", "This is not an ability of a candidate of yours.")
CANDIDATE_DOWNED: Final[int] = reason(
    "17.2", "Your candidate is downed and has no abilities until it is charged again."
)
ABILITY_ELSEWHERE: Final[int] = reason("7.1.6", "Your candidate uses this ability at district {0}.")
ABILITY_ONCE: Final[int] = reason("7.1.6", "You have already used the district ability of your candidate this round.")
NOT_WITH_MATRIX: Final[int] = reason(
    "11.12", "District abilities of candidates cannot be used with Expiditry Matrix, only in the resolution phase."
)
ONCE_A_ROUND: Final[int] = reason("11.10", "You have already used {option} this round.")
NOT_CHARGED: Final[int] = reason("2.8", "{option} is not a charged technology of yours.")
OTHER_LEVEL: Final[int] = reason("17.8", "{option} is of level {0}; you must down a technology of level {1}.")
LACKS: Final[list[int]] = [  # by resource
    reason("2.1", f"This costs {{0}} {resource}, and you have {{1}}.") for resource in ("gold", "intel", "drakownium")
]
TOO_FEW_TO_RECALL: Final[int] = reason("7.2.2", "This recalls {0} personnel, and you have {1} here.")
NOTHING_CHARGED: Final[int] = reason("17.7", "You need a charged technology of your own to down.")
TOO_FEW_TO_DISCARD: Final[int] = reason("15.11", "The cost in fortunes is {0}, and you hold {1} that will do.")
TOO_FEW_MISSIONS: Final[int] = reason("15.10", "The cost in other unfulfilled missions is {0}, and you have {1}.")
LEVEL_TOO_LOW: Final[int] = reason("11.2", "This needs scientific level {0}, and yours is {1}.")
NO_LEVEL_YET: Final[int] = reason("11.8", "With scientific level 0 nothing is researched.")
TECHNOLOGY_TOO_HIGH: Final[int] = reason("11.4", "{option} is of level {0}, and your scientific level is {1}.")
TECHNOLOGY_OWNED: Final[int] = reason("11.9", "{option} is not in your technology deck.")
NOT_THE_LOWEST: Final[int] = reason("18.11", "{option} is not the lowest technology of its colour in your deck.")
NO_TECHNOLOGY_LEFT: Final[int] = reason("11.9", "No technology that your level permits is left in your deck.")
NO_LEVEL_LEFT: Final[int] = reason("11.1", "You have reached scientific level III.")
OVERWHELMED_NOBODY: Final[int] = reason("7.2.9", "You have overwhelmed nobody at this district this round.")
NOT_RELIC_PLAYER: Final[int] = reason("7.2.11", "You are not the relic player.")
NOBODY_TO_PROMOTE: Final[int] = reason("10.1.3", "You have no subordinate there to promote.")
NO_RANK_LEFT: Final[int] = reason(
    "10.1.7", "No rank is left for a promotion: all your pieces of it are in play and none is overwhelmed."
)
RANK_USED_UP: Final[int] = reason("10.1.7", "All your pieces of that rank are in play and none is overwhelmed.")
IN_A_DISTRICT: Final[int] = reason("13.6", "Arms stash promotes a subordinate at a district, not in the hideout.")
NOT_THE_PLACE: Final[int] = reason(
    "13.11", "You must choose a district where you can promote and build, if there is one."
)
NOBODY_TO_RECOVER: Final[int] = reason("7.2.5", "You have no overwhelmed personnel.")
NONE_OVERWHELMED: Final[list[int]] = [  # by rank
    reason("7.2.5", f"You have no overwhelmed {rank}.") for rank in RANK_NAMES
]
NONE_TO_SAVE: Final[list[int]] = [reason("17.10", f"No {rank} of yours is being overwhelmed.") for rank in RANK_NAMES]
NONE_IN_EXCESS: Final[list[int]] = (
    [0]
    + [  # by rank; who has too many in all has subordinates
        reason("10.1.8", f"You have no {rank} in the hideout to return.") for rank in RANK_NAMES[1:]
    ]
)
NONE_TO_LIFT: Final[list[int]] = [
    reason("11.10", f"You have no {rank} at that district to move.") for rank in RANK_NAMES
]
NOBODY_AT: Final[int] = reason("11.10", "You have no personnel at {option} to move.")
LIFT_ELSEWHERE: Final[int] = reason("11.10", "Grav Lifter moves personnel to another district than {option}.")
NOBODY_TO_MOVE: Final[int] = reason("11.10", "You have no personnel on the board to move.")
NOTHING_TO_DRAW: Final[int] = reason("12.1.5", "Neither the deck nor the discard holds a fortune to draw.")
NO_MISSION_LEFT: Final[int] = reason("15.1", "The mission deck is empty; it is never replenished.")
NOTHING_TO_TRADE: Final[int] = reason(
    "14.4", "A trade costs {0} gold, {1} intel or {2} drakownium; you have {3}, {4} and {5}."
)
NOT_DOUBLED: Final[int] = reason("7.1.8", "{option} follows the first effect of 01, 03 or 04 in the resolution phase.")
# When an ability is used that is not used now; by the names of the moments in the data.
BY_ITSELF: Final[int] = reason("11.14", "{option} works by itself; there is nothing to choose.")
USED_AT: Final[dict[str, int]] = {
    "assignment_turn": reason("18.10", "This is used on your own assignment turn."),
    "on_assign": reason("11.12", "{option} is used directly after you have assigned to a facility on your own turn."),
    "dominance_start": reason("4.5", "This is used at the start of the dominance phase."),
    "overwhelm_step": reason("6.1.14", "This is used in step 1.4 of a district, if it overwhelms anybody more."),
    "on_own_overwhelmed": reason("17.10", "This is used when personnel of yours are overwhelmed."),
    "resolve_district": reason("7.1.8", "This is used while you resolve a district."),
    "after_other_roll": reason("13.2", "This is used when another player has rolled and does not reroll."),
    "passive": BY_ITSELF,
    "strain_step": BY_ITSELF,
    "standby_recall": BY_ITSELF,
    "standby_charge": BY_ITSELF,
}

# Fortifications (chapter 10.3)
FULL: Final[int] = reason("10.3.7", "{option} already holds {0} fortifications.")
UNDER_TILE: Final[int] = reason("14.3", "A tile covers {option}: nothing can be built at it or moved to it.")
OWN_PIECES_ONLY: Final[int] = reason("10.3.1", "You build your own fortifications, not {option}.")
MOVE_OWN_INSTEAD: Final[int] = reason("10.3.4", "Instead of building you move one of your own fortifications.")
BARRICADE_OWN: Final[int] = reason("17.1", "Emergency barricade moves one of your own fortifications.")
NOTHING_TO_MOVE: Final[int] = reason("10.3.5", "There is no fortification on the board that you could move.")
NO_BARRICADE: Final[int] = reason(
    "18.4", "You have no fortification that could move to another district with your personnel and a free zone."
)
ACCOMPANIED: Final[int] = reason(
    "10.3.6", "{option} cannot be moved while another fortification of its owner is with it."
)
NOT_ON_BOARD: Final[int] = reason("10.3.5", "{option} is not on the board.")
NOT_STANDING_AT: Final[int] = reason("10.3.5", "No such blockade stands at {option}.")
SAME_DISTRICT: Final[int] = reason("10.3.5", "A fortification moves to another district than {option}.")
NO_OTHER_PLACE: Final[int] = reason("10.3.5", "{option} has no other district to which it could move.")
WITHOUT_PERSONNEL: Final[int] = reason("17.1", "Emergency barricade moves to a district which contains your personnel.")
GUARDED_ONLY: Final[int] = reason(
    "10.1.9", "Siege destroys a fortification of another player at this district; {option} is none."
)

# Missions, syndicates, dice, relic (chapters 6, 13, 15 and 16)
NOT_YOUR_MISSION: Final[int] = reason("15.1", "You do not hold this mission.")
FULFILLED_AT: Final[dict[str, int]] = {
    "after_assert": reason("15.2", "This mission is fulfilled after you assert dominance at a district."),
    "dominance_end": reason("15.2", "This mission is fulfilled at the end of the dominance phase."),
    "standby_mission": reason("15.2", "This mission is fulfilled in the standby phase."),
}
NOT_FULFILLED: Final[int] = reason("15.4", "You do not meet this option of the mission.")
TOO_LITTLE: Final[int] = reason("15.4", "This option of the mission asks for at least {0}; you have {1}.")
TOO_MUCH: Final[int] = reason("15.4", "This option of the mission allows {0} at most; you have {1}.")
ALREADY_REVEALED: Final[int] = reason("13.13", "{option} is revealed already; choose a mission that is not.")
IS_TURNED: Final[int] = reason("16.3", "{option} is turned and gives no backing.")
NOT_BEST: Final[int] = reason("16.1", "For {option} you must be ahead of everybody: you have {0}, another player {1}.")
MOST_OF_NOTHING: Final[int] = reason("16.4", "{option} asks for the most, and you have none.")
NOT_REVEALED: Final[int] = reason("3.4", "{option} is not among the revealed syndicates.")
NOT_TIED: Final[int] = reason("6.2.3", "The relic goes to another player who is tied for the most districts.")
NOT_MATCHING: Final[int] = reason("13.8", "{option} does not match the discarded fortune.")
TILE_IN_USE: Final[int] = reason("14.7", "The tile with this face is in use.")
OTHER_RESULT: Final[int] = reason("13.8", "This belongs to another result of the event dice.")
