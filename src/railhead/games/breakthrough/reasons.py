"""Why something is not allowed: a number for the rules, a sentence with its rule for the player."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()

# Set-up
FACTION_TAKEN: Final = REASONS.add("BRK-3.1.1", "faction_taken")
CHOOSE_FACTION: Final = REASONS.add("BRK-3.1.1", "choose_faction")
FACTIONS_CHOSEN: Final = REASONS.add("BRK-3.1.1", "factions_chosen")

# The turn
MAIN_ACTION_DUE: Final = REASONS.add("BRK-4.1.3", "main_action_due")
MAIN_ACTION_USED: Final = REASONS.add("BRK-4.1.2", "main_action_used")
NOT_YOUR_MAIN_ACTION: Final = REASONS.add("BRK-4.1.1", "not_your_main_action")
NOT_YOUR_TURN: Final = REASONS.add("BRK-4.1.7", "not_your_turn")
NOT_NOW: Final = REASONS.add("BRK-4.1.6", "not_now")
TAKE_LATER: Final = REASONS.add("BRK-4.1.5", "take_later")
DRAW_OVER: Final = REASONS.add("BRK-4.1.5", "draw_over")
END_OR_ACT: Final = REASONS.add("BRK-4.1.5", "end_or_act")

# Main actions
SAY_HOW: Final = REASONS.add("BRK-4.1.2", "say_how")
NOT_IN_HAND: Final = REASONS.add("BRK-4.2.1", "not_in_hand")
NEVER_LAID_UPRIGHT: Final = REASONS.add("BRK-4.2.3", "never_laid_upright")
NEVER_LAID: Final = REASONS.add("BRK-4.2.3", "never_laid")
TOO_FEW_TOKENS: Final = REASONS.add("BRK-4.2.6", "too_few_tokens")
NOT_IN_HAND_TO_DISCARD: Final = REASONS.add("BRK-4.3.1", "not_in_hand_to_discard")
CHOOSE_DISCARD: Final = REASONS.add("BRK-4.3.1", "choose_discard")
NOT_IN_HAND_TO_THROW: Final = REASONS.add("BRK-4.4.1", "not_in_hand_to_throw")
CHOOSE_THREE: Final = REASONS.add("BRK-4.4.1", "choose_three")
TOO_FEW_CARDS: Final = REASONS.add("BRK-4.4.3", "too_few_cards")

# Market and deck
NOT_IN_MARKET: Final = REASONS.add("BRK-4.5.1", "not_in_market")
MUST_TAKE: Final = REASONS.add("BRK-4.5.1", "must_take")
NO_CARD_LEFT: Final = REASONS.add("BRK-8.2.4", "no_card_left")
NOTHING_TO_TAKE: Final = REASONS.add("BRK-8.2.6", "nothing_to_take")

# Tasks
NO_SUCH_TASK: Final = REASONS.add("BRK-5.2.2", "no_such_task")
TASK_DONE: Final = REASONS.add("BRK-5.2.13", "task_done")
FACTION_TASK_DONE: Final = REASONS.add("BRK-5.2.14", "faction_task_done")
OUT_OF_REACH: Final = REASONS.add("BRK-5.2.4", "out_of_reach")
NOT_REACHED_YET: Final = REASONS.add("BRK-5.2.4", "not_reached_yet")
MID_TASK: Final = REASONS.add("BRK-5.2.20", "mid_task")
WRONG_COLOUR: Final = REASONS.add("BRK-5.2.3", "wrong_colour")
NOT_A_RESOURCE: Final = REASONS.add("BRK-5.2.4", "not_a_resource")
NOT_THERE_FOR_TASK: Final = REASONS.add("BRK-5.2.4", "not_there_for_task")
DEFENCE_DOES_NOT_COUNT: Final = REASONS.add("BRK-5.2.18", "defence_does_not_count")
NOTHING_TO_DOUBLE: Final = REASONS.add("BRK-6.5.6", "nothing_to_double")
DOUBLED_ALREADY: Final = REASONS.add("BRK-6.5.6", "doubled_already")
DOUBLES_NOTHING_HERE: Final = REASONS.add("BRK-6.5.8", "doubles_nothing_here")
KEEP_OR_DISCARD: Final = REASONS.add("BRK-5.2.12", "keep_or_discard")
NO_STATION_COMPLETED: Final = REASONS.add("BRK-5.2.9", "no_station_completed")

# Clean-up
NOT_IN_PLAY: Final = REASONS.add("BRK-5.3.1", "not_in_play")
NOTHING_IN_PLAY: Final = REASONS.add("BRK-5.3.1", "nothing_in_play")
CHOOSE_CARD_IN_PLAY: Final = REASONS.add("BRK-5.3.1", "choose_card_in_play")
CLEAN_UP_DECLINED: Final = REASONS.add("BRK-5.3.1", "clean_up_declined")
LEAVES_BY_CLEAN_UP: Final = REASONS.add("BRK-5.3.1", "leaves_by_clean_up")
LIES_OTHERWISE: Final = REASONS.add("BRK-4.2.4", "lies_otherwise")
FACTION_CARD_STAYS: Final = REASONS.add("BRK-6.1.2", "faction_card_stays")

# Defence and losses
NOT_THERE_FOR_DEFENCE: Final = REASONS.add("BRK-7.2.1", "not_there_for_defence")
NO_PROTECTION: Final = REASONS.add("BRK-7.2.1", "no_protection")
UPRIGHT_NO_PROTECTION: Final = REASONS.add("BRK-7.2.5", "upright_no_protection")
HAND_NO_PROTECTION: Final = REASONS.add("BRK-7.2.2", "hand_no_protection")
MUST_REPEL: Final = REASONS.add("BRK-7.2.3", "must_repel")
NEEDLESS_CARD: Final = REASONS.add("BRK-10.2.2", "needless_card")
OTHER_SYMBOL_FIRST: Final = REASONS.add("BRK-10.2.2", "other_symbol_first")
SAY_HOW_FREE: Final = REASONS.add("BRK-7.3.2", "say_how_free")
NO_FREE_CARD: Final = REASONS.add("BRK-7.3.2", "no_free_card")
FREE_CARD_OR_NOTHING: Final = REASONS.add("BRK-7.3.3", "free_card_or_nothing")
NOT_A_STATION: Final = REASONS.add("BRK-7.4.1", "not_a_station")
MUST_LOSE_STATION: Final = REASONS.add("BRK-7.4.1", "must_lose_station")
REFILL_LATER: Final = REASONS.add("BRK-7.5.1", "refill_later")
