"""Gaining life (FLN-1.4, FLN-6.11)."""

from __future__ import annotations

from railhead.games.front_line import queries
from railhead.games.front_line.model import FrontLine


def gain_life(g: FrontLine, seat: int, amount: int) -> None:
    """Never above the top of the life card."""
    before = g.life[seat]
    after = before + amount
    top = queries.top_life(g, seat)
    if before >= top:
        g.tell("at_top", seat, before)
        return
    g.life[seat] = after if after < top else top
    g.tell("gains_life", seat, g.life[seat] - before, g.life[seat])
