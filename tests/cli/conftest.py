"""A home of its own for every test, a runner for one command, and terminals that are closed in the end."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from terminal import Terminal
from typer.testing import CliRunner, Result

from railhead.cli.main import app

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(home: Path) -> Run:
    """Runs one command in this process: `run("games")`, with `typed` as the whole input."""

    def command(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed)

    return command


@pytest.fixture
def terminal(home: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts `railhead` on a terminal: `terminal("play", "toy")`."""
    started: list[Terminal] = []

    def start(*arguments: str, rows: int = 40, **environment: str) -> Terminal:
        started.append(Terminal(home, *arguments, rows=rows, **environment))
        return started[-1]

    yield start
    for one in started:
        one.close()
