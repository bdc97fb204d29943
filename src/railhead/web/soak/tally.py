"""How far a long soak is, over several sittings: what was done is kept in a file, and the next one goes on there."""

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path


class Tally:
    """Numbers by name; written to a file after every chunk, if there is one."""

    def __init__(self, path: Path | None = None, minutes: float = 0.0) -> None:
        self.path = path
        self.until = time.monotonic() + minutes * 60 if minutes else float("inf")
        self.numbers: dict[str, dict[str, int]] = {}
        if path is not None and path.exists():
            self.numbers = json.loads(path.read_text(encoding="utf-8"))

    def done(self, name: str, what: str = "done") -> int:
        return self.numbers.get(name, {}).get(what, 0)

    def chunks(self, name: str, goal: int, size: int) -> Iterator[tuple[int, int]]:
        """What is left up to a goal, in chunks, while there is time: the number of each, and how large it is.

        Every chunk has a number of its own over all sittings, from which it takes its seed.
        """
        while self.done(name) < goal and time.monotonic() < self.until:
            yield self.done(name, "chunks"), min(size, goal - self.done(name))

    def add(self, name: str, done: int, **numbers: int) -> None:
        """A chunk is done."""
        mine = self.numbers.setdefault(name, {})
        for what, number in {"done": done, "chunks": 1, **numbers}.items():
            mine[what] = mine.get(what, 0) + number
        if self.path is not None:
            new = self.path.with_name(self.path.name + ".new")
            new.write_text(json.dumps(self.numbers, indent=1), encoding="utf-8")
            new.replace(self.path)

    def of(self, name: str) -> Mapping[str, int]:
        return self.numbers.get(name, {})


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tally", type=Path, help="keep in this file how far it is, and go on there the next time")
    parser.add_argument("--minutes", type=float, default=0, help="stop after the chunk in which this time is over")


def tally_of(options: argparse.Namespace) -> Tally:
    return Tally(options.tally, options.minutes)


def verdict(done: int, goal: int) -> str:
    return "" if done >= goal else f" ({done:,} of {goal:,}: stopped by the clock, go on with the same --tally)"
