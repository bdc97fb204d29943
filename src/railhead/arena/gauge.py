"""Processes that measure random play: one build of one checkout each, and two checkouts slice by slice in turn."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from railhead.arena import bench
from railhead.arena.bench import Slice
from railhead.kernel.errors import RailheadError

BUILDS = ("compiled", "interpreted")
NOT_THIS_BUILD = "{game} is not here as a wholly {build} build; `make install` compiles where a C compiler is found."
Table = tuple[str, int]  # a game and its seats


class NoFigures(RailheadError):
    """A measuring process ended before it said anything."""


class Worker:
    """A process that measures one build, and says for every game whether it is really that.

    Every checkout is measured by this same text, so only what is measured differs.
    """

    def __init__(self, build: str, checkout: Path | None = None) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "RAILHEAD_PURE"}
        if build == "interpreted":
            environment["RAILHEAD_PURE"] = "1"
        if checkout is not None:
            environment["PYTHONPATH"] = str(checkout / "src")
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(bench.__file__)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.build = build

    def measure(self, game: str, seats: int, seconds: float, seed: int, matches: int = 0) -> Slice | None:
        """One slice, of so many matches if a number is given; None if this process runs the game in another build."""
        task = {"game": game, "seats": seats, "seconds": seconds, "seed": seed, "build": self.build, "matches": matches}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise NoFigures("A measuring process ended early; its own words stand above.")
        found: dict[str, Any] = json.loads(line)
        figures: Slice = found["figures"]
        return figures if found["build"] == self.build else None

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Comparison:
    """Two checkouts on the same tables with the same seeds, in the order A B B A: both meet the same weather.

    Both play the same number of matches in a slice. Filled by time instead, the slices of the slower one would hold
    fewer and other matches, and where one match fills a slice, its length would decide.
    """

    def __init__(self, here: Path, other: Path, tables: list[Table], slices: int, seconds: float) -> None:
        self.checkouts = (here, other)
        self.tables = tables
        self.slices = slices
        self.seconds = seconds  # of one slice
        self.found: dict[tuple[str, int, str], list[tuple[Slice, Slice]]] = {}
        self.matches: dict[tuple[str, int, str], int] = {}  # of one slice
        self.remarks: list[str] = []

    def run(self, progress: Callable[[str], None]) -> None:
        """Measure everything; `progress` hears what was measured, once for each pair of slices."""
        workers = {build: [Worker(build, checkout) for checkout in self.checkouts] for build in BUILDS}
        try:
            for turn in range(self.slices):
                for game, seats in self.tables:
                    for build in BUILDS:
                        self.measure_pair(workers[build], game, seats, turn)
                        progress(f"{game}, {seats} seats, {build}")
        finally:
            for worker in [one for pair in workers.values() for one in pair]:
                worker.close()

    def measure_pair(self, workers: list[Worker], game: str, seats: int, turn: int) -> None:
        order = (0, 1) if turn % 2 == 0 else (1, 0)
        if (game, seats, workers[0].build) not in self.matches:
            self.settle_matches(workers, game, seats)
        matches = self.matches[game, seats, workers[0].build]
        pair = {at: workers[at].measure(game, seats, self.seconds, turn * 1000, matches) for at in order}
        here, other = pair[0], pair[1]
        if here is not None and other is not None:
            self.found.setdefault((game, seats, workers[0].build), []).append((here, other))
            return
        for at in order:
            remark = f"{self.checkouts[at]}: {NOT_THIS_BUILD.format(game=game, build=workers[at].build)}"
            if pair[at] is None and remark not in self.remarks:
                self.remarks.append(remark)

    def settle_matches(self, workers: list[Worker], game: str, seats: int) -> None:
        """How many matches the slower of the two plays in the time of a slice; both are warm afterwards."""
        trials = [worker.measure(game, seats, self.seconds, 0) for worker in workers]
        pace = min([trial["matches_per_s"] for trial in trials if trial is not None], default=0.0)
        self.matches[game, seats, workers[0].build] = max(1, round(pace * self.seconds))

    def lines(self) -> list[dict[str, Any]]:
        """For every table and build both medians and how many times as fast this checkout is as the other."""
        return [
            {"game": game, "seats": seats, "build": build, "slices": len(pairs), **ratios(pairs)}
            for (game, seats, build), pairs in sorted(self.found.items())
        ]


def ratios(pairs: list[tuple[Slice, Slice]]) -> dict[str, float | list[float]]:
    found: dict[str, float | list[float]] = {}
    for key, name in (("decisions_per_s", "speed"), ("matches_per_s", "match"), ("clone_us", "clone")):
        here, other = median(one[key] for one, _ in pairs), median(two[key] for _, two in pairs)
        # Of a clone the time was measured: less of it is faster.
        each = [two[key] / one[key] if key == "clone_us" else one[key] / two[key] for one, two in pairs]
        found |= {
            key: round(here, 3),
            f"other_{key}": round(other, 3),
            f"{name}_ratio": round(median(each), 3),
            f"{name}_middle_half": [round(one, 3) for one in middle_half(each)],
        }
    return found


def middle_half(values: list[float]) -> list[float]:
    """Between which values the middle half of all lies."""
    if len(values) < 2:
        return [values[0], values[0]]
    low, _, high = quantiles(values, n=4, method="inclusive")
    return [low, high]
