"""Lays a map out on a sheet: places at a scale that leaves room, and every name where it covers least."""

from dataclasses import dataclass

MARGIN = 70.0
LETTER, LINE = 9.0, 20.0  # the size of the letters of a name
RADIUS = 12.0
MANY = 24  # from so many places on the sheet is larger

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


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


def lay_out(places: list[Point], names: list[str]) -> Sheet:
    """Spread the places over a sheet and find room for their names."""
    if not places:
        return Sheet(1, 1, [])
    width = 1100.0 if len(places) < MANY else 1500.0
    points = spread(places, width)
    taken = [around(x, y) for x, y in points]
    spots = []
    for (x, y), name in zip(points, names, strict=True):
        spot, box = best_label(x, y, name.split("\n"), taken, width)
        taken.append(box)
        spots.append(spot)
    return Sheet(width, max(y for _, y in points) + MARGIN, spots)


def spread(places: list[Point], width: float) -> list[Point]:
    left, top = min(x for x, _ in places), min(y for _, y in places)
    scale = (width - 2 * MARGIN) / (max(x for x, _ in places) - left or 1)
    return [(round((x - left) * scale + MARGIN, 1), round((y - top) * scale + MARGIN, 1)) for x, y in places]


def around(x: float, y: float) -> Box:
    return (x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)


def best_label(x: float, y: float, lines: list[str], taken: list[Box], width: float) -> tuple[Spot, Box]:
    """Below, right, left or above the place: wherever the name covers least of what is there."""
    wide, high = max(len(line) for line in lines) * LETTER, len(lines) * LINE
    tries = [
        (x, y + RADIUS + 15, "middle", x - wide / 2),
        (x + RADIUS + 6, y + 5 - (high - LINE) / 2, "start", x + RADIUS + 6),
        (x - RADIUS - 6, y + 5 - (high - LINE) / 2, "end", x - RADIUS - 6 - wide),
        (x, y - RADIUS - 7 - (high - LINE), "middle", x - wide / 2),
    ]
    found = []
    for order, (label_x, label_y, anchor, left) in enumerate(tries):
        box = (left, label_y - LINE + 4, left + wide, label_y - LINE + 4 + high)
        outside = max(0.0, -left) + max(0.0, left + wide - width)
        cost = sum(overlap(box, other) for other in taken) + outside * LINE * 4
        found.append((cost, order, Spot(x, y, round(label_x, 1), round(label_y, 1), anchor), box))
    _, _, spot, box = min(found, key=lambda one: one[:2])
    return spot, box


def overlap(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0
