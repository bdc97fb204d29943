"""Shared fixtures, and the closing lines that say which build was tested."""

import signal
from collections.abc import Callable, Iterator

import pytest

import railhead
from railhead.testing.table import Table

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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = len(terminalreporter.stats.get("passed", []))
    terminalreporter.write_line(f"{passed} tests passed on the {railhead.build()} build")
