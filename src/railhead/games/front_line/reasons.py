"""Why something is not allowed: the rule and a sentence for each reason."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.model import FrontLine
from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()

# the draft and step 2
NOT_IN_PACKET: Final = REASONS.add("FLN-2.10", "There is no {option} in the packet you hold.")
MUST_PICK: Final = REASONS.add("FLN-2.10", "You have to pick a card of the packet you hold: you cannot pass.")
NOT_IN_HAND: Final = REASONS.add("FLN-3.1.2", "You have no {option} in your hand.")
MUST_LAY: Final = REASONS.add("FLN-3.2", "You have to lay a card face down as long as you have one: you cannot pass.")

# events
NOT_AN_EVENT: Final = REASONS.add(
    "FLN-3.1.3", "{option} is not an event: only events are played straight from the hand."
)
ONLY_AGAINST_EVENT: Final = REASONS.add(
    "FLN-8.4.1", "{option} can be played only right after an event has been announced."
)
ONLY_AGAINST_DAMAGE: Final = REASONS.add(
    "FLN-6.4", "{option} can be played only when a comrade is about to take damage."
)
EVENT_NOT_IN_HAND: Final = REASONS.add("FLN-3.1.3", "You have no {option} in your hand.")
EVENT_SPENT: Final = REASONS.add("FLN-3.5", "You have already played your event of this turn.")
ONLY_BEFORE_STEP_4: Final = REASONS.add(
    "FLN-3.4.4", "{option} can be played only before the first card of step 4 is turned up."
)
ONLY_BEFORE_STEP_5: Final = REASONS.add("FLN-3.4.4", "{option} can be played only before the damage of step 5.")
ONLY_WITH_CARD_DOWN: Final = REASONS.add(
    "FLN-3.4.4", "{option} can be played only after step 2, while your own card still lies face down."
)
HALT_IN_FORCE: Final = REASONS.add("FLN-8.4.3", "Halt! is in force: nobody moves on the line until step 5 is over.")
NOBODY_MOVABLE: Final = REASONS.add("FLN-8.4.8", "There is no comrade who can be moved.")
NO_EQUIPMENT_ABOUT: Final = REASONS.add("FLN-8.4.8", "No other comrade has equipment in play.")
NOBODY_TO_ROB: Final = REASONS.add("FLN-8.4.8", "No other player has a card in hand.")
NO_TARGET_CARD: Final = REASONS.add("FLN-8.4.8", "There is no target card on a slot that could be moved.")
NO_CARD_DOWN: Final = REASONS.add("FLN-8.4.8", "You have no card lying face down any more.")
NO_OTHER_CARD: Final = REASONS.add(
    "FLN-8.4.8", "{option} needs a second card in your hand to exchange, and you have none."
)
NOT_A_NYET: Final = REASONS.add("FLN-8.4.1", "{option} does not answer an event: only Nyet! does.")
NOT_A_DUD: Final = REASONS.add(
    "FLN-6.4", "{option} does not help against damage that is about to be taken: only Dud does."
)

# abilities
NOT_YOUR_ABILITY: Final = REASONS.add("FLN-1.3", "{option} is not the ability of your comrade.")
NO_WINDOW_ABILITY: Final = REASONS.add(
    "FLN-3.4.3", "{option} works by itself or at an occasion of its own, not in a window."
)
MARKET_DAY_SPENT: Final = REASONS.add("FLN-9.2", "{option} can be used once per game, and you have used it.")
JUMP_SPENT: Final = REASONS.add("FLN-9.8", "{option} can be used once per game, and you have used it.")
JUMP_WITH_FUBAR: Final = REASONS.add(
    "FLN-9.8", "You have played F.U.B.A.R. and cannot be moved, so you cannot jump either."
)
JUMP_OUT_OF_TANK: Final = REASONS.add("FLN-9.8", "You sit in the tank and cannot jump.")

# choosing a comrade
MUST_CHOOSE: Final = REASONS.add("FLN-8.1.1", "You have to make this choice: you cannot pass.")
NOT_IN_THE_MATCH: Final = REASONS.add("FLN-2.2", "{option} is not in this match.")
HAS_FALLEN: Final = REASONS.add("FLN-6.9", "{option} is dead and takes no further part.")
IS_DYING: Final = REASONS.add("FLN-6.12", "{option} has no life left and counts as dead.")
IS_FUBAR: Final = REASONS.add("FLN-8.3.7", "{option} has played F.U.B.A.R. and cannot be moved in any way.")
IS_IN_TANK: Final = REASONS.add("FLN-8.6.8", "{option} sits in the tank and cannot be moved.")
SHOVES_ANOTHER: Final = REASONS.add("FLN-8.2.3", "You shove another comrade, not your own.")
SWAPS_WITH_ANOTHER: Final = REASONS.add("FLN-8.3.3", "Your comrade changes places with another one.")
SWAPS_TWO_OTHERS: Final = REASONS.add("FLN-8.3.4", "Two other comrades change places; your own is not one of them.")
ALREADY_CHOSEN: Final = REASONS.add("FLN-8.3.4", "{option} is chosen already: two different comrades change places.")
SABOTAGES_ANOTHER: Final = REASONS.add("FLN-8.4.6", "You sabotage the equipment of another comrade, not your own.")
ROBS_ANOTHER: Final = REASONS.add("FLN-8.4.6", "You take a card from the hand of another player, not from your own.")
TRADES_WITH_ANOTHER: Final = REASONS.add("FLN-9.2", "You exchange hands with another player, not with yourself.")
PASSES_ON_TO_ANOTHER: Final = REASONS.add("FLN-8.5.2", "You pass the hit on to another comrade, not to yourself.")
TAKES_ANOTHER_ALONG: Final = REASONS.add("FLN-8.6.1", "You drive the tank; the passenger is another comrade.")
TOO_FAR_FOR_DOOR: Final = REASONS.add(
    "FLN-8.5.2", "The hit passes to a comrade in an adjacent slot; {option} stands {0} slots away."
)
TOO_FAR_FOR_TANK: Final = REASONS.add(
    "FLN-8.6.1", "The passenger comes from an adjacent slot; {option} stands {0} slots away."
)
HAS_NO_EQUIPMENT: Final = REASONS.add("FLN-8.4.8", "{option} has no equipment in play.")
HAS_NO_CARDS: Final = REASONS.add("FLN-8.4.8", "{option} has no card in hand.")

# equipment
NOT_YOUR_EQUIPMENT: Final = REASONS.add("FLN-6.5", "You have no {option} in play.")
DOOR_NEEDS_COMRADE: Final = REASONS.add(
    "FLN-8.5.2", "Say to whom the hit passes: choose a comrade in an adjacent slot."
)
DOOR_COMES_FIRST: Final = REASONS.add(
    "FLN-6.4", "First decide whether to pass the hit on; other equipment comes after that."
)
NOT_A_DOOR: Final = REASONS.add("FLN-8.5.2", "You cannot pass a hit on with {option}.")
DOOR_TOO_LATE: Final = REASONS.add("FLN-6.4", "The moment to pass the hit on is over; you may use other equipment now.")
NOBODY_BESIDE: Final = REASONS.add("FLN-8.5.2", "There is no comrade in an adjacent slot to whom the hit could pass.")
USED_ALREADY: Final = REASONS.add("FLN-6.4", "You have used {option} against this hit already: each card works once.")
DOES_NOT_FIT_HIT: Final = REASONS.add("FLN-8.5.4", "You cannot use {option} against a hit of this type.")
IS_NO_DETECTOR: Final = REASONS.add("FLN-8.5.4", "You cannot use {option} against mines.")
IS_NO_MEDKIT: Final = REASONS.add("FLN-8.5.4", "You cannot use {option} to gain life in step 6.")
NOT_HIS_EQUIPMENT: Final = REASONS.add("FLN-8.4.6", "The comrade you sabotage has no {option} in play.")
LEAVES_NO_SUCH_ITEM: Final = REASONS.add("FLN-9.10", "The dead comrade leaves no {option}.")
LEAVES_NO_HAND: Final = REASONS.add("FLN-9.10", "The dead comrade leaves no card in hand.")

# places and cards
NO_SUCH_SLOT: Final = REASONS.add("FLN-4.1.1", "There is no {option}: the line has {0} slots.")
SLOT_NOT_FREE: Final = REASONS.add("FLN-9.8", "{option} is not free.")
NO_TARGET_THERE: Final = REASONS.add("FLN-8.4.6", "There is no target card on {option}.")
TARGET_OUT_OF_REACH: Final = REASONS.add(
    "FLN-8.4.9", "The target card on {option} lies behind the Commissar and cannot be moved."
)
NOTHING_TO_EXCHANGE: Final = REASONS.add(
    "FLN-8.4.6", "You have no {option} in your hand to exchange for the card that lies face down."
)


def numbers_of(g: FrontLine, reason: int, seat: int, option: int) -> tuple[int, ...]:
    """What fills the sentence of a reason why this player may not choose this option."""
    if reason in (TOO_FAR_FOR_DOOR, TOO_FAR_FOR_TANK):
        return (abs(g.slot_of(g.seat_of(option)) - g.slot_of(seat)),)
    return (len(g.line),) if reason == NO_SUCH_SLOT else ()
