"""Drawings of the profile: ratings as hills, their course as a line, days as little squares. Only numbers go in."""

from dataclasses import dataclass
from math import exp

from railhead.web.history import Rated

WIDTH, HEIGHT = 300.0, 30.0
STEPS = 60  # of a hill
GRID = 5  # parts of the scale
ROUND = 50  # points: numbers on it are multiples of it
DEEP = (0, 1, 2, 4)  # matches of a day from which a square is darker


@dataclass(frozen=True)
class Scale:
    """The points from the left edge of the hills to the right one."""

    low: int
    high: int

    def across(self, points: float) -> float:
        return WIDTH * (points - self.low) / (self.high - self.low)

    @property
    def marks(self) -> list[tuple[float, int]]:
        step = (self.high - self.low) // GRID
        return [(self.across(self.low + step * part), self.low + step * part) for part in range(GRID + 1)]


def scale_of(ratings: list[Rated]) -> Scale:
    """Round numbers that hold all hills, as far as they matter."""
    low = min((one.points - one.give_or_take for one in ratings), default=1250)
    high = max((one.points + one.give_or_take for one in ratings), default=1750)
    step = ROUND * -(-(high - low) // (ROUND * GRID))
    while step * (low // step + GRID) < high:
        step += ROUND
    first = step * (low // step)
    return Scale(first, first + step * GRID)


def hill(one: Rated, scale: Scale) -> str:
    """The path of a hill: where the rating may lie, and how likely."""
    spread = max(1.0, one.give_or_take / 2)
    points = [scale.low + (scale.high - scale.low) * step / STEPS for step in range(STEPS + 1)]
    heights = [HEIGHT - (HEIGHT - 2) * exp(-(((at - one.points) / spread) ** 2) / 2) for at in points]
    line = " ".join(f"L{scale.across(at):.1f} {height:.1f}" for at, height in zip(points, heights, strict=True))
    return f"M0 {HEIGHT:.0f} {line} L{WIDTH:.0f} {HEIGHT:.0f}Z"


def trend(one: Rated) -> str:
    """The points of a line through the last ratings, in a box of 80 by 28; empty where there is nothing to see."""
    low, high = min(one.trend), max(one.trend)
    if len(one.trend) < 2 or low == high:
        return ""
    across, up = 76 / (len(one.trend) - 1), 24 / (high - low)
    return " ".join(f"{2 + at * across:.1f},{26 - up * (value - low):.1f}" for at, value in enumerate(one.trend))


def depth(matches: int) -> int:
    """How dark the square of a day is, from 0 to 3."""
    return sum(matches >= least for least in DEEP[1:])
