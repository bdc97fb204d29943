"""Lays a map out on a sheet: places at a scale that leaves room, and every name where it covers least."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

MARGIN = 70.0
LETTER, LINE = 9.0, 20.0  # the size of the letters of a name
RADIUS = 12.0
MANY = 24  # from so many places on the sheet is larger
STEP = 6  # names are taken for a little longer than they are, so that most changes leave them where they stand
PASSES = 3  # how often every name looks for a better side
OUTSIDE, LATER = 80.0, 3.0  # what it costs to leave the sheet, and to stand on a less usual side

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom
Size = tuple[int, int]  # letters and lines


@dataclass(frozen=True)
class Spot:
    """A place of the map: where it is, and where its name stands."""

    x: float
    y: float
    label_x: float
    label_y: float
    anchor: str


@dataclass(frozen=True)
class Sheet:
    """The whole map, ready to draw."""

    width: float
    height: float
    spots: list[Spot]


@dataclass(frozen=True)
class Side:
    """One of the places around a spot where its name could stand."""

    spot: Spot
    box: Box
    cost: float


def lay_out(places: tuple[Point, ...], names: tuple[str, ...]) -> Sheet:
    """Spread the places over a sheet and find room for their names."""
    return arrange(places, tuple(size_of(name) for name in names))


def size_of(name: str) -> Size:
    lines = name.split("\n")
    letters = max(len(line) for line in lines)
    return -(-letters // STEP) * STEP, len(lines)


@lru_cache(256)
def arrange(places: tuple[Point, ...], sizes: tuple[Size, ...]) -> Sheet:
    if not places:
        return Sheet(1, 1, [])
    width = 1100.0 if len(places) < MANY else 1300.0
    points = spread(places, width)
    sides = [sides_of(x, y, size, width) for (x, y), size in zip(points, sizes, strict=True)]
    reach = [around_all(side.box for side in row) for row in sides]
    near = [[at for at, box in enumerate(reach) if box is not own and meet(own, box)] for own in reach]
    chosen: dict[int, Side] = {}
    for _ in range(PASSES):
        for one, row in enumerate(sides):
            taken = [around(*points[other]) for other in near[one]]
            taken += [chosen[other].box for other in near[one] if other in chosen]
            chosen[one] = min(row, key=lambda side: side.cost + sum(overlap(side.box, box) for box in taken))
    return Sheet(width, max(y for _, y in points) + MARGIN, [chosen[one].spot for one in range(len(points))])


def spread(places: tuple[Point, ...], width: float) -> list[Point]:
    left, top = min(x for x, _ in places), min(y for _, y in places)
    scale = (width - 2 * MARGIN) / (max(x for x, _ in places) - left or 1)
    return [(round((x - left) * scale + MARGIN, 1), round((y - top) * scale + MARGIN, 1)) for x, y in places]


def around(x: float, y: float) -> Box:
    return (x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)


def sides_of(x: float, y: float, size: Size, width: float) -> list[Side]:
    """Below, right, left, above the place, then the corners: where a name of this size could stand."""
    wide, high = size[0] * LETTER, size[1] * LINE
    beside, below, above = y + 5 - (high - LINE) / 2, y + RADIUS + 15, y - RADIUS - 7 - (high - LINE)
    right, left = x + RADIUS + 6, x - RADIUS - 6
    tries = [
        (x, below, "middle", x - wide / 2),
        (right, beside, "start", right),
        (left, beside, "end", left - wide),
        (x, above, "middle", x - wide / 2),
        (x, below, "start", x),
        (x, below, "end", x - wide),
        (x, above, "start", x),
        (x, above, "end", x - wide),
    ]
    sides = []
    for order, (label_x, label_y, anchor, start) in enumerate(tries):
        box = (start, label_y - LINE + 4, start + wide, label_y - LINE + 4 + high)
        outside = max(0.0, -start) + max(0.0, start + wide - width)
        spot = Spot(x, y, round(label_x, 1), round(label_y, 1), anchor)
        sides.append(Side(spot, box, outside * OUTSIDE + order * LATER))
    return sides


def around_all(boxes: Iterable[Box]) -> Box:
    """The smallest box around some."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def overlap(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0
