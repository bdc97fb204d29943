"""Why something is not allowed: the rule and a sentence for each reason."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.model import FrontLine
from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()

# the draft and step 2
NOT_IN_PACKET: Final = REASONS.add("FLN-2.10", "not_in_packet")
MUST_PICK: Final = REASONS.add("FLN-2.10", "must_pick")
NOT_IN_HAND: Final = REASONS.add("FLN-3.1.2", "not_in_hand")
MUST_LAY: Final = REASONS.add("FLN-3.2", "must_lay")

# events
NOT_AN_EVENT: Final = REASONS.add("FLN-3.1.3", "not_an_event")
ONLY_AGAINST_EVENT: Final = REASONS.add("FLN-8.4.1", "only_against_event")
ONLY_AGAINST_DAMAGE: Final = REASONS.add("FLN-6.4", "only_against_damage")
EVENT_NOT_IN_HAND: Final = REASONS.add("FLN-3.1.3", "event_not_in_hand")
EVENT_SPENT: Final = REASONS.add("FLN-3.5", "event_spent")
ONLY_BEFORE_STEP_4: Final = REASONS.add("FLN-3.4.4", "only_before_step_4")
ONLY_BEFORE_STEP_5: Final = REASONS.add("FLN-3.4.4", "only_before_step_5")
ONLY_WITH_CARD_DOWN: Final = REASONS.add("FLN-3.4.4", "only_with_card_down")
HALT_IN_FORCE: Final = REASONS.add("FLN-8.4.3", "halt_in_force")
NOBODY_MOVABLE: Final = REASONS.add("FLN-8.4.8", "nobody_movable")
NO_EQUIPMENT_ABOUT: Final = REASONS.add("FLN-8.4.8", "no_equipment_about")
NOBODY_TO_ROB: Final = REASONS.add("FLN-8.4.8", "nobody_to_rob")
NO_TARGET_CARD: Final = REASONS.add("FLN-8.4.8", "no_target_card")
NO_CARD_DOWN: Final = REASONS.add("FLN-8.4.8", "no_card_down")
NO_OTHER_CARD: Final = REASONS.add("FLN-8.4.8", "no_other_card")
NOT_A_NYET: Final = REASONS.add("FLN-8.4.1", "not_a_nyet")
NOT_A_DUD: Final = REASONS.add("FLN-6.4", "not_a_dud")

# abilities
NOT_YOUR_ABILITY: Final = REASONS.add("FLN-1.3", "not_your_ability")
NO_WINDOW_ABILITY: Final = REASONS.add("FLN-3.4.3", "no_window_ability")
MARKET_DAY_SPENT: Final = REASONS.add("FLN-9.2", "market_day_spent")
JUMP_SPENT: Final = REASONS.add("FLN-9.8", "jump_spent")
JUMP_WITH_FUBAR: Final = REASONS.add("FLN-9.8", "jump_with_fubar")
JUMP_OUT_OF_TANK: Final = REASONS.add("FLN-9.8", "jump_out_of_tank")

# choosing a comrade
MUST_CHOOSE: Final = REASONS.add("FLN-8.1.1", "must_choose")
NOT_IN_THE_MATCH: Final = REASONS.add("FLN-2.2", "not_in_the_match")
HAS_FALLEN: Final = REASONS.add("FLN-6.9", "has_fallen")
IS_DYING: Final = REASONS.add("FLN-6.12", "is_dying")
IS_FUBAR: Final = REASONS.add("FLN-8.3.7", "is_fubar")
IS_IN_TANK: Final = REASONS.add("FLN-8.6.8", "is_in_tank")
SHOVES_ANOTHER: Final = REASONS.add("FLN-8.2.3", "shoves_another")
SWAPS_WITH_ANOTHER: Final = REASONS.add("FLN-8.3.3", "swaps_with_another")
SWAPS_TWO_OTHERS: Final = REASONS.add("FLN-8.3.4", "swaps_two_others")
ALREADY_CHOSEN: Final = REASONS.add("FLN-8.3.4", "already_chosen")
SABOTAGES_ANOTHER: Final = REASONS.add("FLN-8.4.6", "sabotages_another")
ROBS_ANOTHER: Final = REASONS.add("FLN-8.4.6", "robs_another")
TRADES_WITH_ANOTHER: Final = REASONS.add("FLN-9.2", "trades_with_another")
PASSES_ON_TO_ANOTHER: Final = REASONS.add("FLN-8.5.2", "passes_on_to_another")
TAKES_ANOTHER_ALONG: Final = REASONS.add("FLN-8.6.1", "takes_another_along")
TOO_FAR_FOR_DOOR: Final = REASONS.add("FLN-8.5.2", "too_far_for_door")
TOO_FAR_FOR_TANK: Final = REASONS.add("FLN-8.6.1", "too_far_for_tank")
HAS_NO_EQUIPMENT: Final = REASONS.add("FLN-8.4.8", "has_no_equipment")
HAS_NO_CARDS: Final = REASONS.add("FLN-8.4.8", "has_no_cards")

# equipment
NOT_YOUR_EQUIPMENT: Final = REASONS.add("FLN-6.5", "not_your_equipment")
DOOR_NEEDS_COMRADE: Final = REASONS.add("FLN-8.5.2", "door_needs_comrade")
DOOR_COMES_FIRST: Final = REASONS.add("FLN-6.4", "door_comes_first")
NOT_A_DOOR: Final = REASONS.add("FLN-8.5.2", "not_a_door")
DOOR_TOO_LATE: Final = REASONS.add("FLN-6.4", "door_too_late")
NOBODY_BESIDE: Final = REASONS.add("FLN-8.5.2", "nobody_beside")
USED_ALREADY: Final = REASONS.add("FLN-6.4", "used_already")
DOES_NOT_FIT_HIT: Final = REASONS.add("FLN-8.5.4", "does_not_fit_hit")
IS_NO_DETECTOR: Final = REASONS.add("FLN-8.5.4", "is_no_detector")
IS_NO_MEDKIT: Final = REASONS.add("FLN-8.5.4", "is_no_medkit")
NOT_HIS_EQUIPMENT: Final = REASONS.add("FLN-8.4.6", "not_his_equipment")
LEAVES_NO_SUCH_ITEM: Final = REASONS.add("FLN-9.10", "leaves_no_such_item")
LEAVES_NO_HAND: Final = REASONS.add("FLN-9.10", "leaves_no_hand")

# places and cards
NO_SUCH_SLOT: Final = REASONS.add("FLN-4.1.1", "no_such_slot")
SLOT_NOT_FREE: Final = REASONS.add("FLN-9.8", "slot_not_free")
NO_TARGET_THERE: Final = REASONS.add("FLN-8.4.6", "no_target_there")
TARGET_OUT_OF_REACH: Final = REASONS.add("FLN-8.4.9", "target_out_of_reach")
NOTHING_TO_EXCHANGE: Final = REASONS.add("FLN-8.4.6", "nothing_to_exchange")


def numbers_of(g: FrontLine, reason: int, seat: int, option: int) -> tuple[int, ...]:
    """What fills the sentence of a reason why this player may not choose this option."""
    if reason in (TOO_FAR_FOR_DOOR, TOO_FAR_FOR_TANK):
        return (abs(g.slot_of(g.seat_of(option)) - g.slot_of(seat)),)
    return (len(g.line),) if reason == NO_SUCH_SLOT else ()
