"""Where the lines of the course of a match end, so that each can have the figure of its player there.

A line that has come to the foot of the graph for good ends where it got there: a comrade has fallen, somebody lost
everything. All others end at the right edge, beside the graph, in the order in which they came in.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from railhead.web.moments import Stood

FIRST, LAST = 14.0, 86.0  # percent of the height between which the middle of a figure lies
HIGH = 36.0  # percent of the height that a figure takes where the graph is lowest
WIDE = 8.0  # percent of the width that it takes on a phone
IN_A_COLUMN = 3


@dataclass(frozen=True)
class Finish:
    """The end of the line of a seat, in percent of the graph; `column`: of those beside it, from zero on."""

    seat: int
    across: float
    down: float
    column: int = 0
    fallen: bool = False  # within the graph, on its foot


def finishes(stood: Sequence[Stood], low: int, high: int) -> list[Finish]:
    """The ends of all lines; figures do not cover each other."""
    if low == high:
        return []
    last, values = stood[-1]
    fell = {seat: fallen_at(stood, seat) for seat, value in enumerate(values) if value == low}
    on_foot = sorted((100 * step / max(1, last), seat) for seat, step in fell.items() if 0 < step < last)
    there = {seat for _, seat in on_foot}
    beside = sorted((100 - 100 * (value - low) / (high - low), seat) for seat, value in enumerate(values))
    return [*in_a_row(on_foot), *in_columns([one for one in beside if one[1] not in there])]


def fallen_at(stood: Sequence[Stood], seat: int) -> int:
    """The decision after which a line has not moved any more."""
    end = stood[-1][1][seat]
    moved = (at for at in range(len(stood) - 1, 0, -1) if stood[at - 1][1][seat] != end)
    return stood[next(moved, 0)][0]


def in_a_row(ends: Sequence[tuple[float, int]]) -> list[Finish]:
    """Those on the foot, from left to right; who fell at about the same time stand side by side."""
    if not ends:
        return []
    return [
        Finish(seat, at, LAST, fallen=True) for at, seat in zip(spread(ends, WIDE, 2, 96), seats(ends), strict=True)
    ]


def in_columns(ends: Sequence[tuple[float, int]]) -> list[Finish]:
    """Those beside the graph, from top to bottom: in as many columns as they need."""
    count = -(-len(ends) // IN_A_COLUMN)
    found: list[Finish] = []
    for column in range(count):
        here = ends[column::count]
        places = spread(here, HIGH, FIRST, LAST)
        found += [Finish(seat, 100, down, column) for down, seat in zip(places, seats(here), strict=True)]
    return found


def seats(ends: Sequence[tuple[float, int]]) -> list[int]:
    return [seat for _, seat in ends]


def spread(ends: Sequence[tuple[float, int]], room: float, first: float, last: float) -> list[float]:
    """Places in rising order with so much room between them, as near as may be to where they belong."""
    placed: list[float] = []
    for at, _ in ends:
        placed.append(max(at, first, placed[-1] + room if placed else first))
    limit = last
    for number in range(len(placed) - 1, -1, -1):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - room
    return placed
