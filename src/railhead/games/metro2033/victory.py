"""Who has won (M33-10.1)."""

from __future__ import annotations

from railhead.games.metro2033 import board, cards, queries
from railhead.games.metro2033.model import Metro
from railhead.kernel.ask import NONE, ranks


def polis_stations(g: Metro, seat: int) -> int:
    """How many Polis stations a player controls."""
    return (queries.stations_of(g, seat) & board.POLIS_BITS).bit_count()


def has_points(g: Metro, seat: int) -> bool:
    return g.points(seat) >= cards.POINTS_TO_WIN[g.faction[seat]]


def fulfils(g: Metro, seat: int) -> bool:
    """Has a player enough points, or all of Polis (M33-10.1.1)?"""
    return has_points(g, seat) or polis_stations(g, seat) >= cards.POLIS_TO_WIN


def winner(g: Metro) -> int:
    """Of all who fulfil a condition, the one nearest to the first player, clockwise (M33-10.1.2); or NONE."""
    for place in range(g.seats):
        seat = g.in_order(place)
        if fulfils(g, seat):
            return seat
    return NONE


def end(g: Metro, seat: int) -> None:
    """The match is over: one winner; the others rank by their points."""
    for place in range(g.seats):
        other = g.in_order(place)
        g.tell("final_points", other, len(g.held[other]), len(g.completed[other].cards), g.points(other))
    g.tell("wins_by_points" if has_points(g, seat) else "wins_by_polis", seat)
    points = [g.points(other) for other in range(g.seats)]
    beaten = [-1 if other == seat else points[other] for other in range(g.seats)]
    ranking = [rank + 1 for rank in ranks(beaten)]
    ranking[seat] = 1
    g.finish((seat,), tuple(points), tuple(ranking), "points" if has_points(g, seat) else "polis")
