"""Shared fixtures, and the closing lines that say which build was tested."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import railhead
from railhead.cli.choose import labels
from railhead.cli.digest import Digest
from railhead.kernel.match import Match
from railhead.present.sight import look
from railhead.testing.table import Table

HERE = Path(__file__).parent

# Where the whole run was started in the background, Ctrl-C is ignored by everything it starts; some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def table() -> Iterator[Callable[..., Table]]:
    """Makes scenario tables: `table("front_line", 3, variant="long")`. Each is closed strictly when the test ends."""
    made: list[Table] = []

    def make(game: str, seats: int, seed: int = 1, **options: str) -> Table:
        made.append(Table(railhead.ruleset(game), seats, seed, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def terminal_shows() -> Callable[..., str]:
    """What stands on the screen of 80 × 24 for a decision: `terminal_shows(match, 0)`; lines are put together."""

    def read(match: Match, seat: int, language: str = "en") -> str:
        sight = look(match, seat, since=len(match.tape.events), language=language)
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
