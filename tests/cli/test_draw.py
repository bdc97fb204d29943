"""Drawing a table in 80 columns."""

from collections.abc import Callable

import pytest
from rich.console import Console

from railhead.cli.digest import columns
from railhead.cli.draw import draw_outcome, draw_remark, inline
from railhead.kernel.ask import Outcome
from railhead.present.voice import Voice
from railhead.testing.toy.game import RULES

Drawn = Callable[[], str]


@pytest.fixture
def console(capsys: pytest.CaptureFixture[str]) -> Console:
    return Console(width=80, highlight=False)


@pytest.fixture
def drawn(capsys: pytest.CaptureFixture[str]) -> Drawn:
    return lambda: capsys.readouterr().out


def test_many_options_stand_in_columns_read_downwards() -> None:
    lines = columns([f"{number:>3}  Station number {number}" for number in range(7)], 80)

    assert ["0", "3", "6"] == [word for word in lines[0].split() if word.isdecimal()][::2]
    assert max(len(line) for line in lines) <= 80


def test_marks_of_the_rules_become_style() -> None:
    text = inline("**OP** pay *now* for `x`, not 2 * 3.")

    assert "OP pay now for x, not 2 * 3." == text.plain.replace("*now*", "now")


def test_an_outcome_names_winners_places_and_scores(console: Console, drawn: Drawn) -> None:
    voice = Voice(RULES.start(3, 1).state, ["Anna", "", ""])
    draw_outcome(console, Outcome((0, 2), (5, 1, 5), (1, 3, 1), "last_light"), voice)
    draw_outcome(console, Outcome((), (0, 0, 0), (1, 1, 1), "all_dark"), voice)

    shown = drawn()
    assert "Anna and Player 3 win together." in shown
    assert "Nobody wins." in shown
    assert "Last light." in shown
    assert ["3", "Player", "2", "1"] in [line.split() for line in shown.splitlines()]


def test_what_stands_between_the_rules_is_shown_as_text_and_not_as_markdown(console: Console, drawn: Drawn) -> None:
    draw_remark(console, "See `x`:\n- **one**\n| A | B |\n|---|---|\n| *c* | d |")

    shown = drawn()
    assert "• one" in shown
    assert ["c", "d"] in [line.split() for line in shown.splitlines()]
    assert not set("|`*") & set(shown)
