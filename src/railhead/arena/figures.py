"""The figures of a run: shares with intervals, ratings, solo scores, time for a decision."""

from collections import Counter
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from statistics import mean, stdev
from typing import Any

from railhead.arena.ledger import Ledger, Line
from railhead.arena.run import SOLO, seconds_of

SURE = 1.96  # standard errors of an interval of 95 %


@dataclass
class Standing:
    """How one bot did. A shared victory counts for each winner with its part."""

    name: str
    matches: int = 0
    won: float = 0.0
    seats: int = 0  # that it had in all its matches; its fair share hangs on this
    fair: float = 0.0
    scores: list[int] | None = None
    passed: int = 0
    median: float = 0.0
    late: float = 0.0  # 99 of 100 decisions took no longer
    longest: float = 0.0
    decisions: int = 0  # whose time was taken
    rating: tuple[float, float] | None = None  # openskill: mean and uncertainty

    @property
    def share(self) -> float:
        return self.won / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.won, self.matches)


def interval(won: float, matches: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share; right also near 0 and 1."""
    if matches == 0:
        return (0.0, 1.0)
    share = won / matches
    square = SURE * SURE
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    half = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches * matches)) / (1 + square / matches)
    return (max(0.0, middle - half), min(1.0, middle + half))


def standings(ledger: Ledger, bots: tuple[str, ...]) -> list[Standing]:
    """All bots of a run, in the order in which they were named."""
    found = {name: Standing(name, scores=[]) for name in bots}
    for number in sorted(ledger.lines):
        count(found, ledger.lines[number])
    rate(found, [ledger.lines[number] for number in sorted(ledger.lines)])
    for name, standing in found.items():
        add_times(standing, [line for line in ledger.times.values() if name in ticks_of(line)])
    return list(found.values())


def count(found: dict[str, Standing], line: Line) -> None:
    seats, winners, scores = names_of(line), numbers_of(line, "winners"), numbers_of(line, "scores")
    for name in set(seats):
        standing = found[name]
        own = [seat for seat, other in enumerate(seats) if other == name]
        standing.matches += 1
        standing.seats += len(own)
        standing.fair += len(own) / len(seats)
        won = len([seat for seat in own if seat in winners])
        standing.won += won / len(winners) if winners else 0.0
        standing.passed += bool(won)
        assert standing.scores is not None
        standing.scores += [scores[seat] for seat in own]


def add_times(standing: Standing, lines: list[Line]) -> None:
    steps: Counter[int] = Counter()
    for line in lines:
        for step, times in ticks_of(line)[standing.name].items():
            steps[int(step)] += times
    if steps:
        standing.median = quantile(steps, 0.5)
        standing.late = quantile(steps, 0.99)
        standing.longest = seconds_of(max(steps))
        standing.decisions = sum(steps.values())


def quantile(steps: Counter[int], part: float) -> float:
    """The time that this part of all decisions did not exceed."""
    left = part * sum(steps.values())
    for step in sorted(steps):
        left -= steps[step]
        if left <= 0:
            return seconds_of(step)
    return seconds_of(max(steps))


def rate(found: dict[str, Standing], lines: list[Line]) -> None:
    """Ratings by openskill, where it is installed; a bot has one rating, whichever seat it takes."""
    if find_spec("openskill") is None or not lines or len(names_of(lines[0])) == SOLO:
        return
    model: Any = import_module("openskill.models").PlackettLuce()
    ratings = {name: model.rating(name=name) for name in found}
    for line in lines:
        seats = names_of(line)
        if len(set(seats)) < len(seats):  # one kind on several seats: its first seat stands for all of them
            places = [seats.index(name) for name in dict.fromkeys(seats)]
        else:
            places = list(range(len(seats)))
        ranks = numbers_of(line, "ranking")
        rated = model.rate([[ratings[seats[at]]] for at in places], ranks=[ranks[at] for at in places])
        for at, team in zip(places, rated, strict=True):
            ratings[seats[at]] = team[0]
    for name, rating in ratings.items():
        found[name].rating = (rating.mu, rating.sigma)


# --- words ----------------------------------------------------------------------------------------------------------


def sentences(standing: Standing, seats: int) -> str:
    """What the figures say of one bot, in one line."""
    low, high = standing.interval
    if seats == SOLO:
        scores = standing.scores or [0]
        spread = stdev(scores) if len(scores) > 1 else 0.0
        words = (
            f"{standing.name}: passed {standing.passed} of {standing.matches} ({standing.share:.1%}, "
            f"95 %: {low:.1%} to {high:.1%}), mean score {mean(scores):.2f} (spread {spread:.2f})"
        )
    else:
        times = standing.won / standing.fair if standing.fair else 0.0
        words = (
            f"{standing.name}: won {standing.won:.10g} of {standing.matches} ({standing.share:.1%}, "
            f"95 %: {low:.1%} to {high:.1%}), {times:.2f} times its fair share"
        )
    if standing.rating is not None:
        words += f", rating {standing.rating[0]:.1f} ± {standing.rating[1]:.1f}"
    if standing.longest:
        words += f"; a decision takes {shown(standing.median)}, 99 of 100 at most {shown(standing.late)}"
        words += f", the longest of {standing.decisions:,} {shown(standing.longest)}"
    return words + "."


def shown(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.3g} ms" if seconds < 1 else f"{seconds:.2f} s"


def names_of(line: Line) -> list[str]:
    seats = line["seats"]
    assert isinstance(seats, list)
    return seats


def numbers_of(line: Line, key: str) -> list[int]:
    numbers = line[key]
    assert isinstance(numbers, list)
    return numbers


def ticks_of(line: Line) -> dict[str, dict[str, int]]:
    ticks = line["ticks"]
    assert isinstance(ticks, dict)
    return ticks
