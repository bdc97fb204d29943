"""The guide for authors, followed to the letter: its files, installed as a package, are a sixth game everywhere."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import DESKTOP, Visitors

from railhead.web.soak.server import Server

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INSTALL = ("-m", "pip", "install", "--quiet", "--no-index", "--no-build-isolation", "--no-deps", "--target")


class Newcomer:
    """Somebody with a clean checkout who has written down what the guide says and installed it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "mine"
        for name, text in FILE.findall(GUIDE):
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        installed = folder / "installed"
        self.environment = {"PYTHONPATH": os.pathsep.join([str(installed), str(ROOT / "src")]), "HOME": str(folder)}
        self.run(*INSTALL, str(installed), str(self.folder))

    def run(self, *arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder.parent,
            env={**os.environ, **self.environment},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert 0 == done.returncode, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    return Newcomer(tmp_path_factory.mktemp("guide"))


def test_the_game_of_the_guide_passes_its_own_tests_and_the_nets(newcomer: Newcomer) -> None:
    said = newcomer.run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(newcomer.folder / "test_signals.py"))

    assert "6 passed" in said


def test_the_game_of_the_guide_is_listed_and_its_rules_are_found(newcomer: Newcomer) -> None:
    assert "Signals" in newcomer.run("-m", "railhead", "games")
    assert "Nobody may lay the same signal" in newcomer.run("-m", "railhead", "rules", "signals", "SIG-2.2")


def test_the_game_of_the_guide_is_played_in_the_terminal(newcomer: Newcomer) -> None:
    """Always the first option, to the end."""
    said = newcomer.run("-m", "railhead", "play", "signals", "--seats", "3", "--seed", "7", typed="1\n" * 20)

    assert "Which signal do you lay?" in said
    assert "All signals are laid." in said


@pytest.fixture(scope="module")
def server(newcomer: Newcomer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told nothing of the game."""
    with Server(str(tmp_path_factory.mktemp("server")), **newcomer.environment) as running:
        yield running


def test_the_game_of_the_guide_is_played_in_a_browser(visitor: Visitors) -> None:
    """It stands among the others; a table is opened and played to its end."""
    anna = visitor(DESKTOP)
    home = anna.open("/").inner_text("body")
    anna.start("signals", "me", "random")
    anna.page.wait_for_selector("[data-answer]")
    table = anna.page.inner_text("#table")
    anna.drive(hints=False)
    anna.page.wait_for_selector(".result")

    assert "Signals" in home
    assert "Which signal do you lay?" in table
    assert "Anna" in anna.page.inner_text(".result")
