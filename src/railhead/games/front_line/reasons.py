"""Why something is not allowed: the rule and a sentence for each reason."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reason

# the draft and step 2
NOT_IN_PACKET: Final = 1
MUST_PICK: Final = 2
NOT_IN_HAND: Final = 3
MUST_LAY: Final = 4
# events
NOT_AN_EVENT: Final = 5
ONLY_AGAINST_EVENT: Final = 6
ONLY_AGAINST_DAMAGE: Final = 7
EVENT_NOT_IN_HAND: Final = 8
EVENT_SPENT: Final = 9
ONLY_BEFORE_STEP_4: Final = 10
ONLY_BEFORE_STEP_5: Final = 11
ONLY_WITH_CARD_DOWN: Final = 12
HALT_IN_FORCE: Final = 13
NOBODY_MOVABLE: Final = 14
NO_EQUIPMENT_ABOUT: Final = 15
NOBODY_TO_ROB: Final = 16
NO_TARGET_CARD: Final = 17
NO_CARD_DOWN: Final = 18
NO_OTHER_CARD: Final = 19
NOT_A_NYET: Final = 20
NOT_A_DUD: Final = 21
# abilities
NOT_YOUR_ABILITY: Final = 22
NO_WINDOW_ABILITY: Final = 23
MARKET_DAY_SPENT: Final = 24
JUMP_SPENT: Final = 25
JUMP_WITH_FUBAR: Final = 26
JUMP_OUT_OF_TANK: Final = 27
# choosing a comrade
MUST_CHOOSE: Final = 28
NOT_IN_THE_MATCH: Final = 29
HAS_FALLEN: Final = 30
IS_DYING: Final = 31
IS_FUBAR: Final = 32
IS_IN_TANK: Final = 33
SHOVES_ANOTHER: Final = 34
SWAPS_WITH_ANOTHER: Final = 35
SWAPS_TWO_OTHERS: Final = 36
ALREADY_CHOSEN: Final = 37
SABOTAGES_ANOTHER: Final = 38
ROBS_ANOTHER: Final = 39
TRADES_WITH_ANOTHER: Final = 40
PASSES_ON_TO_ANOTHER: Final = 41
TAKES_ANOTHER_ALONG: Final = 42
TOO_FAR_FOR_DOOR: Final = 43
TOO_FAR_FOR_TANK: Final = 44
HAS_NO_EQUIPMENT: Final = 45
HAS_NO_CARDS: Final = 46
# equipment
NOT_YOUR_EQUIPMENT: Final = 47
DOOR_NEEDS_COMRADE: Final = 48
DOOR_COMES_FIRST: Final = 49
NOT_A_DOOR: Final = 50
DOOR_TOO_LATE: Final = 51
NOBODY_BESIDE: Final = 52
USED_ALREADY: Final = 53
DOES_NOT_FIT_HIT: Final = 54
IS_NO_DETECTOR: Final = 55
IS_NO_MEDKIT: Final = 56
NOT_HIS_EQUIPMENT: Final = 57
LEAVES_NO_SUCH_ITEM: Final = 58
LEAVES_NO_HAND: Final = 59
# places and cards
NO_SUCH_SLOT: Final = 60
SLOT_NOT_FREE: Final = 61
NO_TARGET_THERE: Final = 62
TARGET_OUT_OF_REACH: Final = 63
NOTHING_TO_EXCHANGE: Final = 64

REASONS: Final[list[Reason]] = [
    Reason("", ""),
    Reason("FLN-2.10", "There is no {option} in the packet you hold."),
    Reason("FLN-2.10", "You have to pick a card of the packet you hold: you cannot pass."),
    Reason("FLN-3.1.2", "You have no {option} in your hand."),
    Reason("FLN-3.2", "You have to lay a card face down as long as you have one: you cannot pass."),
    Reason("FLN-3.1.3", "{option} is not an event: only events are played straight from the hand."),
    Reason("FLN-8.4.1", "{option} can be played only right after an event has been announced."),
    Reason("FLN-6.4", "{option} can be played only when a comrade is about to take damage."),
    Reason("FLN-3.1.3", "You have no {option} in your hand."),
    Reason("FLN-3.5", "You have already played your event of this turn."),
    Reason("FLN-3.4.4", "{option} can be played only before the first card of step 4 is turned up."),
    Reason("FLN-3.4.4", "{option} can be played only before the damage of step 5."),
    Reason("FLN-3.4.4", "{option} can be played only after step 2, while your own card still lies face down."),
    Reason("FLN-8.4.3", "Halt! is in force: nobody moves on the line until step 5 is over."),
    Reason("FLN-8.4.8", "There is no comrade who can be moved."),
    Reason("FLN-8.4.8", "No other comrade has equipment in play."),
    Reason("FLN-8.4.8", "No other player has a card in hand."),
    Reason("FLN-8.4.8", "There is no target card on a slot that could be moved."),
    Reason("FLN-8.4.8", "You have no card lying face down any more."),
    Reason("FLN-8.4.8", "{option} needs a second card in your hand to exchange, and you have none."),
    Reason("FLN-8.4.1", "{option} does not answer an event: only Nyet! does."),
    Reason("FLN-6.4", "{option} does not help against damage that is about to be taken: only Dud does."),
    Reason("FLN-1.3", "{option} is not the ability of your comrade."),
    Reason("FLN-3.4.3", "{option} works by itself or at an occasion of its own, not in a window."),
    Reason("FLN-9.2", "{option} can be used once per game, and you have used it."),
    Reason("FLN-9.8", "{option} can be used once per game, and you have used it."),
    Reason("FLN-9.8", "You have played F.U.B.A.R. and cannot be moved, so you cannot jump either."),
    Reason("FLN-9.8", "You sit in the tank and cannot jump."),
    Reason("FLN-8.1.1", "You have to make this choice: you cannot pass."),
    Reason("FLN-2.2", "{option} is not in this match."),
    Reason("FLN-6.9", "{option} is dead and takes no further part."),
    Reason("FLN-6.12", "{option} has no life left and counts as dead."),
    Reason("FLN-8.3.7", "{option} has played F.U.B.A.R. and cannot be moved in any way."),
    Reason("FLN-8.6.8", "{option} sits in the tank and cannot be moved."),
    Reason("FLN-8.2.3", "You shove another comrade, not your own."),
    Reason("FLN-8.3.3", "Your comrade changes places with another one."),
    Reason("FLN-8.3.4", "Two other comrades change places; your own is not one of them."),
    Reason("FLN-8.3.4", "{option} is chosen already: two different comrades change places."),
    Reason("FLN-8.4.6", "You sabotage the equipment of another comrade, not your own."),
    Reason("FLN-8.4.6", "You take a card from the hand of another player, not from your own."),
    Reason("FLN-9.2", "You exchange hands with another player, not with yourself."),
    Reason("FLN-8.5.2", "You pass the hit on to another comrade, not to yourself."),
    Reason("FLN-8.6.1", "You drive the tank; the passenger is another comrade."),
    Reason("FLN-8.5.2", "The hit passes to a comrade in an adjacent slot; {option} stands {0} slots away."),
    Reason("FLN-8.6.1", "The passenger comes from an adjacent slot; {option} stands {0} slots away."),
    Reason("FLN-8.4.8", "{option} has no equipment in play."),
    Reason("FLN-8.4.8", "{option} has no card in hand."),
    Reason("FLN-6.5", "You have no {option} in play."),
    Reason("FLN-8.5.2", "Say to whom the hit passes: choose a comrade in an adjacent slot."),
    Reason("FLN-6.4", "First decide whether to pass the hit on; other equipment comes after that."),
    Reason("FLN-8.5.2", "You cannot pass a hit on with {option}."),
    Reason("FLN-6.4", "The moment to pass the hit on is over; you may use other equipment now."),
    Reason("FLN-8.5.2", "There is no comrade in an adjacent slot to whom the hit could pass."),
    Reason("FLN-6.4", "You have used {option} against this hit already: each card works once."),
    Reason("FLN-8.5.4", "You cannot use {option} against a hit of this type."),
    Reason("FLN-8.5.4", "You cannot use {option} against mines."),
    Reason("FLN-8.5.4", "You cannot use {option} to gain life in step 6."),
    Reason("FLN-8.4.6", "The comrade you sabotage has no {option} in play."),
    Reason("FLN-9.10", "The dead comrade leaves no {option}."),
    Reason("FLN-9.10", "The dead comrade leaves no card in hand."),
    Reason("FLN-4.1.1", "There is no {option}: the line has {0} slots."),
    Reason("FLN-9.8", "{option} is not free."),
    Reason("FLN-8.4.6", "There is no target card on {option}."),
    Reason("FLN-8.4.9", "The target card on {option} lies behind the Commissar and cannot be moved."),
    Reason("FLN-8.4.6", "You have no {option} in your hand to exchange for the card that lies face down."),
]
