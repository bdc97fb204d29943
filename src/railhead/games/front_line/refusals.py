"""The numbers in the sentences of refusals."""

from __future__ import annotations

from railhead.games.front_line.model import FrontLine
from railhead.games.front_line.reasons import NO_SUCH_SLOT, TOO_FAR_FOR_DOOR, TOO_FAR_FOR_TANK


def numbers_of(g: FrontLine, reason: int, seat: int, option: int) -> tuple[int, ...]:
    """What fills the sentence of a reason why this player may not choose this option."""
    if reason in (TOO_FAR_FOR_DOOR, TOO_FAR_FOR_TANK):
        return (abs(g.slot_of(g.seat_of(option)) - g.slot_of(seat)),)
    return (len(g.line),) if reason == NO_SUCH_SLOT else ()
