"""Drawing a table in 80 columns."""

from collections.abc import Callable

import pytest
from rich.console import Console

from railhead.cli.digest import columns
from railhead.cli.draw import draw_areas, draw_outcome, draw_remark, indented, inline, wrapped
from railhead.kernel.ask import Outcome
from railhead.kernel.scene import ROW, Area, Piece
from railhead.present.sight import make_sight
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


def test_where_a_long_sentence_goes_on_it_stands_further_in() -> None:
    lines = indented(
        "Goes onto the free slot and stays. The comrade who enters that slot takes 3 damage from each mine.", 60
    )

    assert [
        "  Goes onto the free slot and stays. The comrade who",
        "    enters that slot takes 3 damage from each mine.",
    ] == lines


def test_marks_of_the_rules_become_style() -> None:
    text = inline("**OP** pay *now* for `x`, not 2 * 3.")

    assert "OP pay now for x, not 2 * 3." == text.plain.replace("*now*", "now")


def test_an_outcome_names_winners_places_and_scores(console: Console, drawn: Drawn) -> None:
    voice = Voice(RULES.start(3, 1).state, ["Anna", "", ""])
    draw_outcome(console, Outcome((0, 2), (5, 1, 5), (1, 3, 1), "last_light"), voice)
    draw_outcome(console, Outcome((), (0, 0, 0), (1, 1, 1), "all_dark"), voice)

    shown = drawn()
    assert "Anna and Player 3 won together." in shown
    assert "Nobody won." in shown
    assert "Last light." in shown
    assert ["3", "Player", "2", "1"] in [line.split() for line in shown.splitlines()]


def test_who_plays_alone_comes_in_at_no_place(console: Console, drawn: Drawn) -> None:
    draw_outcome(console, Outcome((), (14,), (2,), "all_dark"), Voice(RULES.start(1, 1).state, ["Anna"]))

    shown = drawn()
    assert "Place" not in shown
    assert ["Anna", "14"] in [line.split() for line in shown.splitlines()]


def test_what_stands_between_the_rules_is_shown_as_text_and_not_as_markdown(console: Console, drawn: Drawn) -> None:
    draw_remark(console, "See `x`:\n- **one**\n| A | B |\n|---|---|\n| *c* | d |")

    shown = drawn()
    assert "• one" in shown
    assert ["c", "d"] in [line.split() for line in shown.splitlines()]
    assert not set("|`*") & set(shown)


def test_a_row_breaks_between_cards_only(console: Console, drawn: Drawn) -> None:
    sight = make_sight(RULES.start(2, 1), 0)
    pieces = [Piece("card", RULES.cards[number % len(RULES.cards)], str(number)) for number in range(30)]
    draw_areas(console, sight, [Area("cards", ROW, pieces)], {})

    lines = drawn().splitlines()
    assert 1 < len(lines)
    assert all(len(line) <= 80 for line in lines)
    titles = [title.strip() for line in lines for title in line.removeprefix("cards:").strip(" ·").split(" · ")]
    assert [RULES.card_titles[number % len(RULES.cards)] for number in range(30)] == titles


def test_a_piece_wider_than_the_screen_breaks_between_words() -> None:
    lines = wrapped("word " * 40 + "· other", 40)

    assert all(len(line) <= 40 for line in lines)
    assert "other" == lines[-1].split()[-1]


def test_a_script_without_spaces_breaks_anywhere_but_not_before_a_full_stop() -> None:
    assert ["これは長い", "文です。"] == wrapped("これは長い文です。", 10)
    assert ["これは長", "い。「文」"] == wrapped("これは長い。「文」", 10)
    assert ["1  フェイ", "ズ"] == wrapped("1  フェイズ", 10)


def test_a_word_wider_than_the_screen_is_cut() -> None:
    assert ["abcde", "fgh"] == wrapped("abcdefgh", 5)
