"""Why something is not allowed: numbered, each with its rule and a sentence."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reason

REASONS: Final[list[Reason]] = [Reason("", "")]


def reason(rule: str, sentence: str) -> int:
    """Enter a reason and return its number."""
    REASONS.append(Reason(rule, sentence))
    return len(REASONS) - 1


# playing cards (chapter 5)
NOT_IN_HAND: Final[int] = reason("BAR-5.2.1", "{option}: this card is not in your hand.")
NEVER_PLAYED: Final[int] = reason("BAR-2.4", "{option}: it has no Playing Cost, so it can never be played.")
NOT_ENOUGH_OP: Final[int] = reason("BAR-5.2.4", "{option}: you have not enough Operation Points.")
ONLY_TRANSPORTS: Final[int] = reason(
    "BAR-5.2.1", "{option}: outside the Operation Phase only TRANSPORTs may be played."
)
NOT_IN_AN_ATTACK: Final[int] = reason(
    "BAR-12.4.4", "{option}: in the middle of an attack only Intentional Abilities may be used."
)
# deployment (chapter 10)
NOT_PLAYED: Final[int] = reason("BAR-10.4", "{option}: no such card lies in your Playing Zone.")
NO_DEPLOYING_RULE: Final[int] = reason("BAR-3.2.2", "{option}: this card cannot be deployed.")
NO_PERMIT: Final[int] = reason(
    "BAR-10.8", "{option}: no card played in this phase allows to put it down straight from the hand."
)
OPERATION_ONLY: Final[int] = reason("BAR-7.2.5", "{option}: cards are deployed in the Operation Phase only.")
# Intentional Abilities (chapter 9)
NOT_CONTROLLED: Final[int] = reason("BAR-9.1", "{option}: you have no such card in play in this condition.")
NOT_ACTIVE: Final[int] = reason("BAR-5.6.2", "{option}: the card is fatigued already.")
COST_TOO_HIGH: Final[int] = reason("BAR-9.3", "{option}: you cannot pay the whole Using Cost.")
ABILITIES_IN_OPERATION: Final[int] = reason(
    "BAR-9.2", "{option}: Intentional Abilities are used in the Operation Phase only."
)
NEEDS_ATTACK: Final[int] = reason("BAR-9.9", "{option}: it can be used only in the middle of your attack.")
NEEDS_CITY: Final[int] = reason("BAR-9.9", "{option}: it can be used only while you attack a City.")
# activation (7.1)
NOT_PAYABLE: Final[int] = reason("BAR-7.1.3", "{option}: no fatigued card of yours is activated by paying for it.")
NOT_ENOUGH_SP: Final[int] = reason("BAR-2.3", "{option}: you have not enough Supply Points.")
ACTIVATION_ONLY: Final[int] = reason("BAR-7.1.3", "{option}: this is paid in the Activation Phase only.")
# buying (chapter 11)
NEVER_BOUGHT: Final[int] = reason("BAR-11.2", "{option}: EVENTs and OBJECTIVEs cannot be bought.")
NOT_ON_TOP: Final[int] = reason("BAR-11.2", "{option}: this card is not on top of a deck of the Field.")
NO_RP: Final[int] = reason("BAR-11.1", "{option}: every purchase costs 1 Reinforcement Point, and you have none.")
PRICE_TOO_HIGH: Final[int] = reason("BAR-11.1", "{option}: you have not enough Supply Points for its Buying Cost.")
REINFORCEMENT_ONLY: Final[int] = reason("BAR-7.3.2", "{option}: cards are bought in the Reinforcement Phase only.")
# attacking (chapter 12)
NO_UNIT: Final[int] = reason("BAR-12.1", "You need a Unit in your Deploying Zone to attack.")
ATTACKED_ALREADY: Final[int] = reason("BAR-7.2.3", "You have attacked in this Operation Phase already.")
ATTACK_IN_OPERATION: Final[int] = reason("BAR-7.2.2", "You can attack in your Operation Phase only.")
NO_TARGET: Final[int] = reason("BAR-12.2", "{option}: its deck is empty.")
TOO_FEW_BP: Final[int] = reason("BAR-12.5", "You have fewer Battle Points than the Occupying Cost.")
MUST_PAY: Final[int] = reason("BAR-12.5.1", "You have enough Battle Points; failing on purpose is not allowed.")
MUST_FINISH: Final[int] = reason("BAR-12.4.3", "The attack must be finished first: pay or give up.")
# choices
MUST_CHOOSE: Final[int] = reason("BAR-12.8", "You have to choose a card.")
NOT_MATCHING: Final[int] = reason("BAR-3.0.4", "{option}: you have no such card deployed, or it is not meant.")
NOT_OPEN: Final[int] = reason("BAR-15.17", "{option}: you have no such Units.")
NOT_IN_DISCARD: Final[int] = reason("BAR-15.6", "{option}: it does not lie in your discard pile, or is not meant.")
NOT_TURNED_UP: Final[int] = reason("BAR-12.6", "{option}: this EVENT is not among those turned up.")
NOT_SCOUTED: Final[int] = reason("BAR-15.9", "{option}: this EVENT is not among those you look at.")
NOT_AT_THE_TABLE: Final[int] = reason("BAR-8.8", "{option} is not in this match any more.")
ALREADY_ACTIVE: Final[int] = reason("BAR-7.1.4", "{option}: choose a fatigued card that is activated automatically.")
