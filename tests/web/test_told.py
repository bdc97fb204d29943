"""What stands on a drawn table in words: lines of the log with who did it, cards with their two halves, rules."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
from markupsafe import Markup

import railhead
from railhead.present.voice import Voice
from railhead.web import books
from railhead.web.screens import Lens, draw_line, draw_lines, screen_of
from railhead.web.sight import Told
from railhead.web.soak.secrecy import answer, scene

DECISIONS = 60


async def log_of(game: str, folder: Path) -> list[str]:
    """The lines of the log as they are drawn, some way into a match with the most seats."""
    seats, dice = railhead.ruleset(game).seats[-1], Random(3)
    async with scene(game, seats, str(folder)) as stage:
        names = stage.live.table.rules.vocabulary.names
        for _ in range(DECISIONS):
            ask = stage.live.table.playing().asks[0]
            answer(stage.live, ask.seat, names[dice.choice(ask.options)])
        drawn = screen_of(stage.live, Lens(stage.live.table.id, (0,), 0)).regions["log"]
    return re.findall(r"<li.*?</li>", drawn, re.DOTALL)


@pytest.mark.parametrize("game", railhead.rulesets())
def test_a_line_of_the_log_shows_who_did_it(game: str, tmp_path: Path) -> None:
    lines = asyncio.run(log_of(game, tmp_path))

    marked = [line for line in lines if "doer" in line]
    assert len(marked) > len(lines) / 3
    assert all("aria-hidden" in line for line in marked), "a drawing says nothing that its sentence does not say"
    assert any("<b>" in line for line in marked)
    assert not any("doer" in line for line in lines if 'class="begins"' in line)


def test_a_line_that_is_known_is_drawn_anew_where_people_are_called_otherwise() -> None:
    """The same sentence stands beside another drawing, and its name in bold, as soon as its seat has another one."""
    line = Told("Anna passes.", table=False, seat=1)

    first = draw_lines([line], ("Boris", "Anna"), [Markup("<i>b</i>"), Markup("<i>a</i>")])
    again = draw_lines([line, line], ("Anna", "Boris"), [Markup("<i>b</i>"), Markup("<i>c</i>")])

    assert "<li><i>a</i><b>Anna</b> passes.</li>" == first
    assert "<li><i>c</i>Anna passes.</li>" * 2 == again


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_goal_and_the_ability_of_a_mission_stand_apart_on_its_card(language: str) -> None:
    """The drawing cuts the text of a mission in two; the words it cuts at are those of the text."""
    rules = railhead.ruleset("metro2033")
    voice = Voice(rules.start(2, 1).state, ["Anna", "Boris"], language)
    cut = voice.words.say("draw-ability-cut")

    missions = [f"m{number:02}" for number in range(1, 19)]
    notes = [voice.note(mission) for mission in missions]

    assert all(notes)
    assert [] == [note for note in notes if not all(note.partition(cut))]


@pytest.mark.parametrize("game", railhead.rulesets())
def test_the_rules_are_written_for_players(game: str) -> None:
    """Where the rulebook is silent, players read that we decided; the mark of the text format is not for them."""
    statements = [one.text for _, rules in books.whole(railhead.ruleset(game)) for one in rules]

    assert [] == [text for text in statements if "RULING" in text or "CARD" in text.split()]
    assert any("ouse ruling" in text for text in statements)


@pytest.mark.parametrize(
    ("text", "name", "drawn"),
    [
        ("Jurij ginie.", "Jurij", "<b>Jurij</b> ginie."),
        ("Przepada 1 ruch Jurija.", "Jurij", "Przepada 1 ruch <b>Jurija</b>."),
        ("アンナは行く", "アンナ", "<b>アンナ</b>は行く"),
        ("Nobody & nothing", "Jurij", "Nobody &amp; nothing"),
    ],
)
def test_a_name_stands_out_with_its_ending(text: str, name: str, drawn: str) -> None:
    assert f"<li>{drawn}</li>" == draw_line(text, False, False, name)
