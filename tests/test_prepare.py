"""What the compiler gets: the sources with the code that nobody writes, and every line in its old place."""

from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parent.parent / "tools"

GAME = '''"""A game."""

from __future__ import annotations

from railhead.kernel.state import State
from railhead.kernel.step import Step


class Board(State):
    rows: list[list[int]]


class Turn(Step):
    """A turn."""

    flow = ({})

    seat: int
    done: int = 0

    def begin(self, g: Board) -> None:
        raise ValueError("here")

    def end(self, g: Board) -> None:
        self.done = 1
        self.go("begin")
'''

LONGER = (
    GAME
    + '''

class LongTurn(Turn):
    """One more line, in front."""

    flow = ("wake", "begin", "end")

    def wake(self, g: Board) -> None:
        self.go("end")
'''
)


@pytest.fixture
def prepare(monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.syspath_prepend(str(TOOLS))
    import prepare

    return prepare


def text_of(prepare: object, folder: Path, flow: str, game: str = GAME) -> str:
    (folder / "game.py").write_text(game.format(flow), encoding="utf-8")
    prepare.package_of.cache_clear()  # type: ignore[attr-defined]  # loaded by path
    return prepare.prepared(folder / "game.py")  # type: ignore[attr-defined,no-any-return]  # loaded by path


def test_a_reordered_flow_changes_what_is_compiled(prepare: object, tmp_path: Path) -> None:
    forth = text_of(prepare, tmp_path, '"begin", "end"')
    back = text_of(prepare, tmp_path, '"end", "begin"')

    assert forth.index("step.begin(g)") < forth.index("step.end(g)")
    assert back.index("step.end(g)") < back.index("step.begin(g)")


def test_every_line_keeps_its_place(prepare: object, tmp_path: Path) -> None:
    text = text_of(prepare, tmp_path, '\n        "begin",\n        "end",\n    ')
    original = (tmp_path / "game.py").read_text(encoding="utf-8")

    for line in ('        raise ValueError("here")', "        self.done = 1", "class Turn(Step):"):
        assert original.split("\n").index(line) == text.split("\n").index(line)


def test_the_constructor_stands_where_the_flow_stood(prepare: object, tmp_path: Path) -> None:
    text = text_of(prepare, tmp_path, '"begin", "end"').split("\n")
    place = text.index('    """A turn."""') + 2

    head = "    def __init__(self, seat: int = 0, done: int = 0) -> None: "
    assert head + "self.seat = seat; self.done = done; self.runner = Turn_RUNNER" == text[place]


def test_a_field_that_the_constructor_sets_has_no_default_besides(prepare: object, tmp_path: Path) -> None:
    listed = GAME.replace("    done: int = 0\n", "    done: int = 0\n    seen: list[int] = []  # by whom\n")
    text = text_of(prepare, tmp_path, '"begin", "end"', listed)

    assert "    done: int\n    seen: list[int]  # by whom\n" in text
    assert "seen: list[int] | None = None" in text


def test_a_step_goes_to_a_line_by_its_number(prepare: object, tmp_path: Path) -> None:
    forth = text_of(prepare, tmp_path, '"begin", "end"')
    back = text_of(prepare, tmp_path, '"end", "begin"')

    assert "        self.at = 0" in forth.split("\n")
    assert "        self.at = 1" in back.split("\n")
    assert "self.go" not in forth + back


def test_a_line_that_stands_elsewhere_in_a_longer_flow_is_looked_up(prepare: object, tmp_path: Path) -> None:
    text = text_of(prepare, tmp_path, '"begin", "end"', LONGER).split("\n")

    assert '        self.go("begin")' in text
    assert "        self.at = 2" in text
