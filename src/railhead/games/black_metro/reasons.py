"""Why something is not allowed: every refusal as a number with its rule and its sentence.

`{option}` stands for what was pointed at, `{0}` and so on for the numbers of the case (`refusals.py`).
"""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards
from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()


def reason(rule: str, name: str) -> int:
    """Add a reason to the list; its number."""
    return REASONS.add(f"BLK-{rule}", name)


# Set-up (chapters 1, 3 and 19.2)
CANDIDATE_TAKEN: Final[int] = reason("3.6", "candidate_taken")
OWN_COLOUR: Final[int] = reason("19.2.1", "own_colour")
NOT_IN_MATCH: Final[int] = reason("1.1", "not_in_match")

# Assignment (chapter 5)
HAS_PERSONNEL_THERE: Final[int] = reason("5.3", "has_personnel_there")
EXPLODED: Final[int] = reason("14.4", "exploded")
NO_PASS: Final[int] = reason("5.6", "no_pass")
HAVE_ASSIGNED: Final[int] = reason("5.2", "have_assigned")
ONE_FORTUNE: Final[int] = reason("5.10", "one_fortune")
AFTER_ONLY: Final[int] = reason("5.11", "after_only")
SKIPPED: Final[int] = reason("5.5", "skipped")
BY_DISTRICT: Final[int] = reason("5.5", "by_district")
ASSIGN_FROM_TO: Final[int] = reason("5.2", "assign_from_to")
FORCED_FROM_TO: Final[int] = reason("12.2.8", "forced_from_to")
RECALL_FROM_TO: Final[int] = reason("7.2.2", "recall_from_to")
RECOVER_FROM_TO: Final[int] = reason("8.5", "recover_from_to")

# Fortunes (chapter 12)
NOT_IN_HAND: Final[int] = reason("12.1.6", "not_in_hand")
NOT_ASSIGNMENT: Final[int] = reason("12.2.1", "not_assignment")
NOT_DOMINANCE: Final[int] = reason("12.3.1", "not_dominance")
EXPLOSION_FORBIDS: Final[int] = reason("12.2.5", "explosion_forbids")
NOTHING_TO_PLAY: Final[int] = reason("12.2.3", "nothing_to_play")
TOO_FEW_FORTUNES: Final[int] = reason("12.2.4", "too_few_fortunes")
ACE_NOWHERE: Final[int] = reason("12.2.1", "ace_nowhere")
ACE_FACILITIES: Final[int] = reason("12.2.1", "ace_facilities")
PAYMENT_DUE: Final[int] = reason("12.2.4", "payment_due")
NOBODY_TO_ATTACK: Final[int] = reason("12.2.6", "nobody_to_attack")
ATTACK_YOURSELF: Final[int] = reason("12.2.2", "attack_yourself")
ATTACK_YOURSELF_HERE: Final[int] = reason("6.1.7", "attack_yourself_here")
FIRST_EFFECT_ONLY: Final[int] = reason("12.2.2", "first_effect_only")
HIDEOUT_EMPTY: Final[int] = reason("12.2.6", "hideout_empty")
IS_THERE_ALREADY: Final[int] = reason("12.2.6", "is_there_already")
TOO_LOW: Final[int] = reason("12.2.7", "too_low")
TOO_LOW_ELITE: Final[int] = reason("12.3.2", "too_low_elite")
NO_FORTUNE_TO_TAKE: Final[int] = reason("12.3.6", "no_fortune_to_take")
NOBODY_TO_DEMOTE: Final[int] = reason("12.3.6", "nobody_to_demote")
EMPTY_DISCARD: Final[int] = reason("19.5.1", "empty_discard")
NOT_HERE: Final[int] = reason("12.3.1", "not_here")
HOLDS_NO_FORTUNE: Final[int] = reason("12.3.6", "holds_no_fortune")
NO_SPECIALISED: Final[int] = reason("12.3.6", "no_specialised")
KING_STRIKES: Final[int] = reason("12.3.5", "king_strikes")
LESS_THAN_JACK: Final[int] = reason("15.11", "less_than_jack")
LESS_THAN_QUEEN: Final[int] = reason("15.11", "less_than_queen")
LESS_THAN_KING: Final[int] = reason("15.11", "less_than_king")

# Resolving, abilities and costs (chapters 7, 11, 17 and 18)
WRONG_DISTRICT: Final[int] = reason("7.1.2", "wrong_district")
USED_ALREADY: Final[int] = reason("7.1.3", "used_already")
NOT_YOURS: Final[int] = reason("17.1", "not_yours")
CANDIDATE_DOWNED: Final[int] = reason("17.2", "candidate_downed")
ABILITY_ELSEWHERE: Final[int] = reason("7.1.6", "ability_elsewhere")
ABILITY_ONCE: Final[int] = reason("7.1.6", "ability_once")
NOT_WITH_MATRIX: Final[int] = reason("11.12", "not_with_matrix")
ONCE_A_ROUND: Final[int] = reason("11.10", "once_a_round")
NOT_CHARGED: Final[int] = reason("2.8", "not_charged")
OTHER_LEVEL: Final[int] = reason("17.8", "other_level")
LACKS: Final[list[int]] = REASONS.each("BLK-2.1", "lacks", ["gold", "intel", "drakownium"])
TOO_FEW_TO_RECALL: Final[int] = reason("7.2.2", "too_few_to_recall")
NOTHING_CHARGED: Final[int] = reason("17.7", "nothing_charged")
TOO_FEW_TO_DISCARD: Final[int] = reason("15.11", "too_few_to_discard")
TOO_FEW_MISSIONS: Final[int] = reason("15.10", "too_few_missions")
LEVEL_TOO_LOW: Final[int] = reason("11.2", "level_too_low")
NO_LEVEL_YET: Final[int] = reason("11.8", "no_level_yet")
TECHNOLOGY_TOO_HIGH: Final[int] = reason("11.4", "technology_too_high")
TECHNOLOGY_OWNED: Final[int] = reason("11.9", "technology_owned")
NOT_THE_LOWEST: Final[int] = reason("18.11", "not_the_lowest")
NO_TECHNOLOGY_LEFT: Final[int] = reason("11.9", "no_technology_left")
NO_LEVEL_LEFT: Final[int] = reason("11.1", "no_level_left")
OVERWHELMED_NOBODY: Final[int] = reason("7.2.9", "overwhelmed_nobody")
NOT_RELIC_PLAYER: Final[int] = reason("7.2.11", "not_relic_player")
NOBODY_TO_PROMOTE: Final[int] = reason("10.1.3", "nobody_to_promote")
NO_RANK_LEFT: Final[int] = reason("10.1.7", "no_rank_left")
RANK_USED_UP: Final[int] = reason("10.1.7", "rank_used_up")
IN_A_DISTRICT: Final[int] = reason("13.6", "in_a_district")
NOT_THE_PLACE: Final[int] = reason("13.11", "not_the_place")
NOBODY_TO_RECOVER: Final[int] = reason("7.2.5", "nobody_to_recover")
NONE_OVERWHELMED: Final[list[int]] = REASONS.each("BLK-7.2.5", "none_overwhelmed", cards.RANK_NAMES)
NONE_TO_SAVE: Final[list[int]] = REASONS.each("BLK-17.10", "none_to_save", cards.RANK_NAMES)
# by rank; who has too many in all has subordinates
NONE_IN_EXCESS: Final[list[int]] = [0, *REASONS.each("BLK-10.1.8", "none_in_excess", cards.RANK_NAMES[1:])]
NONE_TO_LIFT: Final[list[int]] = REASONS.each("BLK-11.10", "none_to_lift", cards.RANK_NAMES)
NOBODY_AT: Final[int] = reason("11.10", "nobody_at")
LIFT_ELSEWHERE: Final[int] = reason("11.10", "lift_elsewhere")
NOBODY_TO_MOVE: Final[int] = reason("11.10", "nobody_to_move")
NOTHING_TO_DRAW: Final[int] = reason("12.1.5", "nothing_to_draw")
NO_MISSION_LEFT: Final[int] = reason("15.1", "no_mission_left")
NOTHING_TO_TRADE: Final[int] = reason("14.4", "nothing_to_trade")
NOT_DOUBLED: Final[int] = reason("7.1.8", "not_doubled")
# When an ability is used that is not used now; by the names of the moments in the data.
BY_ITSELF: Final[int] = reason("11.14", "by_itself")
USED_AT: Final[dict[str, int]] = {
    "assignment_turn": reason("18.10", "wrong_moment_assignment_turn"),
    "on_assign": reason("11.12", "wrong_moment_on_assign"),
    "dominance_start": reason("4.5", "wrong_moment_dominance_start"),
    "overwhelm_step": reason("6.1.14", "wrong_moment_overwhelm_step"),
    "on_own_overwhelmed": reason("17.10", "wrong_moment_on_own_overwhelmed"),
    "resolve_district": reason("7.1.8", "wrong_moment_resolve_district"),
    "after_other_roll": reason("13.2", "wrong_moment_after_other_roll"),
    "passive": BY_ITSELF,
    "strain_step": BY_ITSELF,
    "standby_recall": BY_ITSELF,
    "standby_charge": BY_ITSELF,
}

# Fortifications (chapter 10.3)
FULL: Final[int] = reason("10.3.7", "full")
UNDER_TILE: Final[int] = reason("14.3", "under_tile")
OWN_PIECES_ONLY: Final[int] = reason("10.3.1", "own_pieces_only")
MOVE_OWN_INSTEAD: Final[int] = reason("10.3.4", "move_own_instead")
BARRICADE_OWN: Final[int] = reason("17.1", "barricade_own")
NOTHING_TO_MOVE: Final[int] = reason("10.3.5", "nothing_to_move")
NO_BARRICADE: Final[int] = reason("18.4", "no_barricade")
ACCOMPANIED: Final[int] = reason("10.3.6", "accompanied")
NOT_ON_BOARD: Final[int] = reason("10.3.5", "not_on_board")
NOT_STANDING_AT: Final[int] = reason("10.3.5", "not_standing_at")
SAME_DISTRICT: Final[int] = reason("10.3.5", "same_district")
NO_OTHER_PLACE: Final[int] = reason("10.3.5", "no_other_place")
WITHOUT_PERSONNEL: Final[int] = reason("17.1", "without_personnel")
GUARDED_ONLY: Final[int] = reason("10.1.9", "guarded_only")

# Missions, syndicates, dice, relic (chapters 6, 13, 15 and 16)
NOT_YOUR_MISSION: Final[int] = reason("15.1", "not_your_mission")
FULFILLED_AT: Final[dict[str, int]] = {
    "after_assert": reason("15.2", "mission_after_assert"),
    "dominance_end": reason("15.2", "mission_dominance_end"),
    "standby_mission": reason("15.2", "mission_standby_mission"),
}
NOT_FULFILLED: Final[int] = reason("15.4", "not_fulfilled")
TOO_LITTLE: Final[int] = reason("15.4", "too_little")
TOO_MUCH: Final[int] = reason("15.4", "too_much")
ALREADY_REVEALED: Final[int] = reason("13.13", "already_revealed")
IS_TURNED: Final[int] = reason("16.3", "is_turned")
NOT_BEST: Final[int] = reason("16.1", "not_best")
MOST_OF_NOTHING: Final[int] = reason("16.4", "most_of_nothing")
NOT_REVEALED: Final[int] = reason("3.4", "not_revealed")
NOT_TIED: Final[int] = reason("6.2.3", "not_tied")
NOT_MATCHING: Final[int] = reason("13.8", "not_matching")
TILE_IN_USE: Final[int] = reason("14.7", "tile_in_use")
OTHER_RESULT: Final[int] = reason("13.8", "other_result")
