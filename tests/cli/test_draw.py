"""Drawing a table in 80 columns."""

from collections.abc import Callable

import pytest
from rich.console import Console

from railhead.cli.draw import DRAW, draw_columns, draw_options, draw_outcome, inline
from railhead.kernel.ask import Outcome
from railhead.kernel.display import Cell, Panel
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.view import View
from railhead.present.voice import Voice
from railhead.testing.toy.game import RULES

Drawn = Callable[[], str]


@pytest.fixture
def console(capsys: pytest.CaptureFixture[str]) -> Console:
    return Console(width=80, highlight=False)


@pytest.fixture
def drawn(capsys: pytest.CaptureFixture[str]) -> Drawn:
    return lambda: capsys.readouterr().out


def test_a_table_has_heads_own_marks_and_labels(console: Console, drawn: Drawn) -> None:
    rows = [[Cell("Анна", tone="own"), Cell("3")], [Cell("Boris [b]"), Cell("4", option=7)]]
    DRAW["table"](console, Panel("Round 1", rows, ("Player", "Lights")), {7: "2"})

    lines = [line.split() for line in drawn().splitlines()]
    assert ["Round", "1"] == lines[0]
    assert ["Player", "Lights"] == lines[1]
    assert ["▸Анна", "3"] == lines[3]
    assert ["Boris", "[b]", "4", "[2]"] == lines[4]


def test_a_row_breaks_between_cards_only(console: Console, drawn: Drawn) -> None:
    cards = [Cell(f"A long card {number}") for number in range(9)]
    DRAW["row"](console, Panel("Hand", [cards], kind="row"), {})

    lines = drawn().splitlines()
    assert ["Hand", "  A long card 0 · A long card 1 · A long card 2 · A long card 3 · A long card 4"] == lines[:2]
    assert "  A long card 5 · A long card 6 · A long card 7 · A long card 8" == lines[2]


def test_an_empty_row_says_so(console: Console, drawn: Drawn) -> None:
    DRAW["row"](console, Panel("Hand", [[]], kind="row"), {})

    assert "(empty)" in drawn()


def test_facts_are_names_and_values(console: Console, drawn: Drawn) -> None:
    DRAW["facts"](console, Panel("Purse", [[Cell("Pigs"), Cell("3")], [Cell("Ammo"), Cell("12")]], kind="facts"), {})

    assert ["Purse", "Pigs 3", "Ammo 12"] == [" ".join(line.split()) for line in drawn().splitlines() if line.strip()]


def test_a_map_tells_what_is_joined_with_what(console: Console, drawn: Drawn) -> None:
    panel = Panel("Metro", [[Cell("Arbat", option=5), Cell("Kiev"), Cell("Park")]], kind="map")
    panel.places = [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]
    panel.links = [(0, 1), (1, 2)]
    DRAW["map"](console, panel, {5: "1"})

    rows = [" ".join(line.split()) for line in drawn().splitlines()]
    assert {"Arbat [1] Kiev", "Kiev Arbat, Park", "Park Kiev"} <= set(rows)


class Noted(Ruleset):
    """A ruleset with one card on the table that says what it does."""

    def table(self, view: View) -> list[Panel]:
        return [Panel("Hand", [[Cell("Lamp", option=6, note="Shines on everybody.")]], kind="row")]


def test_options_come_with_what_their_cards_say(console: Console, drawn: Drawn) -> None:
    state = RULES.start(2, 1).state
    state.rules = Noted()
    state.rules.vocabulary, state.rules.package, state.rules.cards = RULES.vocabulary, RULES.package, RULES.cards
    view = View(state, 0, [], {}, (), [])
    draw_options(console, view, Voice(view.state), [0, 6], {0: "1", 6: "2"})

    assert ["  1  Pass", "  2  Lamp", "       Shines on everybody."] == [line.rstrip() for line in drawn().splitlines()]


def test_many_options_stand_in_columns_read_downwards(console: Console, drawn: Drawn) -> None:
    draw_columns(console, [inline(f"{number:>3}  Station number {number}") for number in range(7)])

    lines = drawn().splitlines()
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
    assert "Anna, Player 3 win together." in shown
    assert "Nobody wins." in shown
    assert "Last light." in shown
    assert ["3", "Player", "2", "1"] in [line.split() for line in shown.splitlines()]
