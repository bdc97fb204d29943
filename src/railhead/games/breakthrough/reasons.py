"""Why something is not allowed: a number for the rules, a sentence with its rule for the player."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reason

REASONS: Final[list[Reason]] = [Reason("", "")]


def against(rule: str, sentence: str) -> int:
    """Add a reason and return its number."""
    REASONS.append(Reason(rule, sentence))
    return len(REASONS) - 1


FACTION_TAKEN: Final[int] = against("BRK-3.1.1", "{option} is already led by another player.")

# Main actions
MAIN_ACTION_DUE: Final[int] = against("BRK-4.1.3", "A main action may not be skipped: play or discard a card first.")
MAIN_ACTION_USED: Final[int] = against("BRK-4.1.2", "You have already carried out the main action of this turn.")
NOT_YOUR_TURN: Final[int] = against("BRK-4.1.7", "Additional actions are possible in your own turn only.")
NOT_NOW: Final[int] = against("BRK-4.1.6", "Additional actions fit between complete steps, not in the middle of one.")
NOT_IN_HAND: Final[int] = against("BRK-4.2.1", "{option}: there is no such card in your hand.")
NEVER_LAID_UPRIGHT: Final[int] = against("BRK-4.2.3", "A threat can only be discarded, or laid turned as a defence.")
NEVER_LAID: Final[int] = against("BRK-4.2.3", "{option} can never be laid: it can only be discarded.")
TOO_FEW_TOKENS: Final[int] = against("BRK-4.2.6", "{option}: you have too few tokens above your faction card.")
TOO_FEW_CARDS: Final[int] = against("BRK-4.4.3", "You hold fewer than three cards.")

# Market and deck
NOT_IN_MARKET: Final[int] = against("BRK-4.5.1", "{option} does not lie face up in the market.")
NO_CARD_LEFT: Final[int] = against("BRK-8.2.4", "The deck and the discard pile are both empty.")

# Tasks
NO_SUCH_TASK: Final[int] = against("BRK-5.2.2", "{option}: this card does not lie in front of you.")
TASK_DONE: Final[int] = against("BRK-5.2.13", "{option}: your tokens lie on it, so this task is done.")
FACTION_TASK_DONE: Final[int] = against("BRK-5.2.14", "{option}: the faction card is flipped, so this task is done.")
OUT_OF_REACH: Final[int] = against("BRK-5.2.4", "{option}: your upright resources do not reach the parameter.")
NOT_REACHED_YET: Final[int] = against("BRK-5.2.4", "The chosen cards do not reach the parameter of the task yet.")
WRONG_COLOUR: Final[int] = against("BRK-5.2.3", "{option} does not count for a task of this colour.")
NOT_A_RESOURCE: Final[int] = against("BRK-5.2.4", "{option} is not a resource.")
DEFENCE_DOES_NOT_COUNT: Final[int] = against("BRK-5.2.18", "A card that lies as a defence counts for no task.")
NOTHING_TO_DOUBLE: Final[int] = against("BRK-6.5.6", "{option} has nothing to double among the chosen cards.")
DOUBLED_ALREADY: Final[int] = against("BRK-6.5.6", "Another hero already doubles the type of {option}.")

# Clean-up, defence and losses
NOT_IN_PLAY: Final[int] = against("BRK-5.3.1", "{option} does not lie in front of you like this.")
NOTHING_IN_PLAY: Final[int] = against("BRK-5.3.1", "You have no card in play that could be discarded.")
FACTION_CARD_STAYS: Final[int] = against("BRK-6.1.2", "The faction card can never be discarded.")
NO_PROTECTION: Final[int] = against("BRK-7.2.1", "{option} does not protect you from this monster.")
UPRIGHT_NO_PROTECTION: Final[int] = against("BRK-7.2.5", "{option}: an upright resource does not defend.")
HAND_NO_PROTECTION: Final[int] = against("BRK-7.2.2", "A card in hand cannot defend.")
MUST_REPEL: Final[int] = against("BRK-7.2.3", "Who can repel the monster must do so.")
NEEDLESS_CARD: Final[int] = against("BRK-10.2.2", "{option} is needless: other cards cover its symbols.")
OTHER_SYMBOL_FIRST: Final[int] = against(
    "BRK-10.2.2", "{option} covers a later symbol of the monster: choose first against the open one before it."
)
NOT_A_STATION: Final[int] = against("BRK-7.4.1", "{option} is not a station of yours in play.")
