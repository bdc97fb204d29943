"""Why something is not allowed: a number for the rules, a sentence with its rule for the player."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()

# Set-up
FACTION_TAKEN: Final = REASONS.add("BRK-3.1.1", "{option} is already led by another player.")
CHOOSE_FACTION: Final = REASONS.add("BRK-3.1.1", "First choose the faction you lead.")
FACTIONS_CHOSEN: Final = REASONS.add("BRK-3.1.1", "Factions are chosen before the first turn.")

# The turn
MAIN_ACTION_DUE: Final = REASONS.add("BRK-4.1.3", "A main action may not be skipped: play or discard a card first.")
MAIN_ACTION_USED: Final = REASONS.add("BRK-4.1.2", "You have one main action in a turn and have already chosen it.")
NOT_YOUR_MAIN_ACTION: Final = REASONS.add("BRK-4.1.1", "A main action is possible in your own turn only.")
NOT_YOUR_TURN: Final = REASONS.add("BRK-4.1.7", "Additional actions are possible in your own turn only.")
NOT_NOW: Final = REASONS.add("BRK-4.1.6", "Additional actions fit between complete steps, not in the middle of one.")
TAKE_LATER: Final = REASONS.add("BRK-4.1.5", "Cards are taken after the main action.")
DRAW_OVER: Final = REASONS.add("BRK-4.1.5", "You have taken the cards of this turn already.")
END_OR_ACT: Final = REASONS.add("BRK-4.1.5", "End the turn or take an additional action.")

# Main actions
SAY_HOW: Final = REASONS.add("BRK-4.1.2", "Say what you do with {option}: play it or discard it.")
NOT_IN_HAND: Final = REASONS.add("BRK-4.2.1", "You have no such card in hand.")
NEVER_LAID_UPRIGHT: Final = REASONS.add(
    "BRK-4.2.3", "A threat is never laid upright: it is discarded, or laid turned as a defence."
)
NEVER_LAID: Final = REASONS.add("BRK-4.2.3", "{option} can never be laid: it can only be discarded.")
TOO_FEW_TOKENS: Final = REASONS.add(
    "BRK-4.2.6", "This takes {0} of your tokens above the faction card; you have {1} there."
)
NOT_IN_HAND_TO_DISCARD: Final = REASONS.add("BRK-4.3.1", "{option} is not in your hand.")
CHOOSE_DISCARD: Final = REASONS.add("BRK-4.3.1", "Choose the card of your hand that you discard.")
NOT_IN_HAND_TO_THROW: Final = REASONS.add("BRK-4.4.1", "{option} is not in your hand.")
CHOOSE_THREE: Final = REASONS.add("BRK-4.4.1", "Choose all the cards of your hand that you discard.")
TOO_FEW_CARDS: Final = REASONS.add("BRK-4.4.3", "This takes {0} cards; you hold {1}.")

# Market and deck
NOT_IN_MARKET: Final = REASONS.add("BRK-4.5.1", "{option} does not lie face up in the market.")
MUST_TAKE: Final = REASONS.add("BRK-4.5.1", "Take a face-up card of the market or the top card of the deck.")
NO_CARD_LEFT: Final = REASONS.add("BRK-8.2.4", "The deck and the discard pile are both empty.")
NOTHING_TO_TAKE: Final = REASONS.add("BRK-8.2.6", "There is no card to take: go on, or take an additional action.")

# Tasks
NO_SUCH_TASK: Final = REASONS.add("BRK-5.2.2", "A task can be done only while its card lies in front of you.")
TASK_DONE: Final = REASONS.add("BRK-5.2.13", "Your tokens lie on this station, so its task is done.")
FACTION_TASK_DONE: Final = REASONS.add("BRK-5.2.14", "Your faction card is flipped, so its task is done.")
OUT_OF_REACH: Final = REASONS.add(
    "BRK-5.2.4", "This task needs {0}; your upright resources of its colour come to {1} at most."
)
NOT_REACHED_YET: Final = REASONS.add("BRK-5.2.4", "The task needs {0}; the cards you have chosen come to {1}.")
MID_TASK: Final = REASONS.add("BRK-5.2.20", "Completing a task is one undivided step: finish it first.")
WRONG_COLOUR: Final = REASONS.add("BRK-5.2.3", "{option} does not count for a task of this colour.")
NOT_A_RESOURCE: Final = REASONS.add("BRK-5.2.4", "{option} is not a resource.")
NOT_THERE_FOR_TASK: Final = REASONS.add("BRK-5.2.4", "{option} does not lie in front of you.")
DEFENCE_DOES_NOT_COUNT: Final = REASONS.add("BRK-5.2.18", "A card that lies as a defence counts for no task.")
NOTHING_TO_DOUBLE: Final = REASONS.add("BRK-6.5.6", "{option} has nothing to double among the cards you have chosen.")
DOUBLED_ALREADY: Final = REASONS.add("BRK-6.5.6", "Another hero already doubles the type of {option}.")
DOUBLES_NOTHING_HERE: Final = REASONS.add("BRK-6.5.8", "{option} doubles a type that does not count for this task.")
KEEP_OR_DISCARD: Final = REASONS.add("BRK-5.2.12", "A completed station is kept with tokens on it or discarded.")
NO_STATION_COMPLETED: Final = REASONS.add(
    "BRK-5.2.9", "You decide about keeping a station when you have completed its task."
)

# Clean-up
NOT_IN_PLAY: Final = REASONS.add("BRK-5.3.1", "{option} does not lie in front of you.")
NOTHING_IN_PLAY: Final = REASONS.add("BRK-5.3.1", "You have no card in play that could be discarded.")
CHOOSE_CARD_IN_PLAY: Final = REASONS.add("BRK-5.3.1", "Choose the card in front of you that you discard, or nothing.")
CLEAN_UP_DECLINED: Final = REASONS.add(
    "BRK-5.3.1", "You have just decided to discard nothing; take that back if you want to clean up."
)
LEAVES_BY_CLEAN_UP: Final = REASONS.add("BRK-5.3.1", "{option} lies in front of you: only a clean-up discards it.")
LIES_OTHERWISE: Final = REASONS.add("BRK-4.2.4", "This card lies in front of you the other way round.")
FACTION_CARD_STAYS: Final = REASONS.add("BRK-6.1.2", "The faction card can never be discarded.")

# Defence and losses
NOT_THERE_FOR_DEFENCE: Final = REASONS.add("BRK-7.2.1", "{option} does not lie in front of you.")
NO_PROTECTION: Final = REASONS.add("BRK-7.2.1", "{option} does not protect you from this monster.")
UPRIGHT_NO_PROTECTION: Final = REASONS.add("BRK-7.2.5", "An upright resource does not defend.")
HAND_NO_PROTECTION: Final = REASONS.add("BRK-7.2.2", "A card in hand cannot defend.")
MUST_REPEL: Final = REASONS.add("BRK-7.2.3", "You can repel the monster, so you must: choose the card you use up.")
NEEDLESS_CARD: Final = REASONS.add("BRK-10.2.2", "With {option} you would use up a card that is not needed.")
OTHER_SYMBOL_FIRST: Final = REASONS.add(
    "BRK-10.2.2", "{option} covers a later symbol of the monster: first choose a card against the one before it."
)
SAY_HOW_FREE: Final = REASONS.add("BRK-7.3.2", "Say how you lay {option}: upright, or turned as a defence.")
NO_FREE_CARD: Final = REASONS.add("BRK-7.3.2", "The free card comes from your hand, and you have no such card there.")
FREE_CARD_OR_NOTHING: Final = REASONS.add("BRK-7.3.3", "Choose a card of your hand to lay for free, or nothing.")
NOT_A_STATION: Final = REASONS.add("BRK-7.4.1", "{option} is not a station of yours in play.")
MUST_LOSE_STATION: Final = REASONS.add("BRK-7.4.1", "The monster takes one of your stations: choose which.")
REFILL_LATER: Final = REASONS.add("BRK-7.5.1", "Hands are refilled when the monster has attacked every player.")
