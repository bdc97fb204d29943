"""Tokens are able-bodied people: paying sends them to work below, regaining brings them back above (chapter 2)."""

from __future__ import annotations

from railhead.games.breakthrough.cards import STATIONS_END
from railhead.games.breakthrough.model import Breakthrough


def pay(g: Breakthrough, seat: int, cost: int) -> None:
    """Move as many tokens from above to below as a card costs (BRK-2.1.3)."""
    g.above[seat] -= cost
    g.below[seat] += cost


def regain(g: Breakthrough, seat: int, number: int) -> int:
    """Move up to so many tokens from below to above; how many there were (BRK-2.1.4, BRK-2.1.5)."""
    moved = min(number, g.below[seat])
    g.below[seat] -= moved
    g.above[seat] += moved
    return moved


def leave_play(g: Breakthrough, seat: int, at: int) -> int:
    """Discard the card that lies at a place before a player; tokens on a station go above (BRK-5.3.2, BRK-7.4.1)."""
    zone = g.in_play[seat]
    if zone.cards[at] < STATIONS_END:
        g.above[seat] += zone.marks[at]
    return g.move(zone, at, g.discard)


def discard_in_play(g: Breakthrough, seat: int, at: int, event: str) -> None:
    """Discard a card that lies before a player and say so, and what becomes of the tokens on a station."""
    above = g.above[seat]
    card = leave_play(g, seat, at)
    g.tell(event, seat, card)
    if g.above[seat] > above:
        g.tell("tokens_return", seat, g.above[seat] - above, card)
