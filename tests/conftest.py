"""Shared fixtures, and the closing lines that say which build was tested."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import railhead
from railhead.cli.choose import labels
from railhead.cli.digest import Digest
from railhead.kernel.match import Match
from railhead.present.sight import make_sight
from railhead.testing.scenario import Scenario

HERE = Path(__file__).parent

# Where the whole run was started in the background, Ctrl-C is ignored by everything it starts; some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def table() -> Iterator[Callable[..., Scenario]]:
    """Makes scenarios: `table("front_line", 3, variant="long")`. Each is closed strictly when the test ends."""
    made: list[Scenario] = []

    def make(game: str, seats: int, seed: int = 1, **options: str) -> Scenario:
        made.append(Scenario(railhead.ruleset(game), seats, seed, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def alone(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Runs a script in a process of its own, beside this test: what it complains about, or nothing."""

    def run(script: str) -> str:
        places = [str(Path(railhead.__file__).parents[1]), str(request.path.parent), os.environ.get("PYTHONPATH", "")]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([place for place in places if place])}
        return subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True).stderr

    return run


@pytest.fixture
def terminal_shows() -> Callable[..., str]:
    """What stands on the screen of 80 × 24 for a decision: `terminal_shows(match, 0)`; lines are put together."""

    def read(match: Match, seat: int, language: str = "en") -> str:
        sight = make_sight(match, seat, since=len(match.tape.events), language=language)
        ask = next(ask for ask in match.asks if ask.seat == seat)
        digest = Digest(80, 22, sight, {option: label for label, option in labels(ask, sight.voice).items()}, None)
        lines = [*digest.heading, *digest.table, *digest.question, *digest.options]
        return " ".join(" ".join(lines).split())

    return read


# What takes longest begins first, so that nobody waits for it at the end: pages in real browsers, real servers, nets.
LONGEST = ("web/test_matches.py", "web/test_pages_around.py", "web/", "test_nets.py", "test_setup.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def rank(item: pytest.Item) -> int:
        place = item.path.relative_to(HERE).as_posix()
        return next((at for at, start in enumerate(LONGEST) if place.startswith(start)), len(LONGEST))

    items.sort(key=rank)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = len(terminalreporter.stats.get("passed", []))
    terminalreporter.write_line(f"{passed} tests passed on the {railhead.build()} build")
