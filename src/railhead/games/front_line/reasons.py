"""Why something is not allowed: the rule and a sentence for each reason."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reason

NOT_IN_HAND: Final = 1
NOT_IN_PACKET: Final = 2
NOT_AN_EVENT: Final = 3
ONLY_AS_REACTION: Final = 4
WRONG_WINDOW: Final = 5
EVENT_SPENT: Final = 6
HALT_IN_FORCE: Final = 7
NOBODY_MOVABLE: Final = 8
NO_EQUIPMENT_ABOUT: Final = 9
NOBODY_TO_ROB: Final = 10
NO_TARGET_CARD: Final = 11
NO_CARD_DOWN: Final = 12
NO_OTHER_CARD: Final = 13
NOT_YOUR_ABILITY: Final = 14
NO_WINDOW_ABILITY: Final = 15
ABILITY_SPENT: Final = 16
CANNOT_JUMP: Final = 17
NOT_IN_THE_MATCH: Final = 18
IS_DEAD: Final = 19
IS_YOURSELF: Final = 20
IS_FUBAR: Final = 21
IS_IN_TANK: Final = 22
NOT_ADJACENT: Final = 23
ALREADY_CHOSEN: Final = 24
HAS_NO_EQUIPMENT: Final = 25
HAS_NO_CARDS: Final = 26
NOT_SUCH_EQUIPMENT: Final = 27
EQUIPMENT_DOES_NOT_FIT: Final = 28
NOT_A_NYET: Final = 29
NOT_A_DUD: Final = 30
NO_TARGET_THERE: Final = 31
SLOT_NOT_FREE: Final = 32
DEAD_HAD_NO_SUCH: Final = 33
MUST_CHOOSE: Final = 34
OUT_OF_LINE: Final = 35
WRONG_DISTANCE: Final = 36

REASONS: Final[list[Reason]] = [
    Reason("", ""),
    Reason("FLN-3.1.2", "You have no {option} in your hand."),
    Reason("FLN-2.10", "There is no {option} in the packet you hold."),
    Reason("FLN-3.1.3", "{option} is no event: only events are played out of the hand."),
    Reason("FLN-3.4.4", "{option} is a reaction: it has a moment of its own and is not played in a window."),
    Reason("FLN-3.4.4", "{option} cannot be played at this moment of the turn."),
    Reason("FLN-3.5", "You have already played your event of this turn."),
    Reason("FLN-8.4.3", "Halt! is in force: nobody moves on the line until the end of the turn."),
    Reason("FLN-8.4.8", "There is no comrade who can be moved."),
    Reason("FLN-8.4.8", "No other comrade has equipment in play."),
    Reason("FLN-8.4.8", "No other player has a card in his hand."),
    Reason("FLN-8.4.8", "No target card lies on a slot where it can be moved."),
    Reason("FLN-8.4.8", "You have no card face down that is not yet revealed."),
    Reason("FLN-8.4.8", "You have no other card in your hand to exchange."),
    Reason("FLN-9.0", "{option} is not the ability of your comrade."),
    Reason("FLN-9.0", "{option} works by itself or at its own occasion, not in a window."),
    Reason("FLN-9.0", "{option} is once per game, and you have used it."),
    Reason("FLN-9.8", "She cannot jump now: Halt! is in force, or she is immovable."),
    Reason("FLN-2.2", "{option} is not in this match."),
    Reason("FLN-6.12", "{option} is dead and cannot be chosen."),
    Reason("FLN-8.1.1", "Your own comrade cannot be chosen here."),
    Reason("FLN-8.3.7", "{option} played F.U.B.A.R. and cannot be moved in any way."),
    Reason("FLN-8.6.8", "{option} sits in the tank and cannot be moved."),
    Reason("FLN-4.1.4", "{option} does not stand in an adjacent slot."),
    Reason("FLN-8.3.4", "{option} is chosen already: two different comrades exchange places."),
    Reason("FLN-8.4.8", "{option} has no equipment in play."),
    Reason("FLN-8.4.8", "{option} has no card in his hand."),
    Reason("FLN-8.5.4", "There is no {option} in play that could be used here."),
    Reason("FLN-6.4", "{option} does not work against this hit, or was used against it already."),
    Reason("FLN-8.4.1", "Only Nyet! answers an event that was announced."),
    Reason("FLN-6.4", "Only Dud is played when a comrade is about to take damage."),
    Reason("FLN-8.4.6", "No target card that can be moved lies on {option}."),
    Reason("FLN-9.8", "{option} is not free."),
    Reason("FLN-9.10", "The dead comrade leaves nothing like that."),
    Reason("FLN-8.1.1", "This choice has to be made: you cannot pass."),
    Reason("FLN-8.4.9", "The target card cannot move in that direction: it stays within the line."),
    Reason("FLN-8.2.1", "The card does not allow {option}."),
]
