"""The drawn tables: whatever lies in a scene is drawn, for every viewer and every moment of some matches."""

import re
from collections import Counter
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from types import SimpleNamespace

import pytest
from markupsafe import Markup

import railhead
from railhead.kernel.match import Match
from railhead.present.sight import question_of, result_of
from railhead.present.voice import Voice
from railhead.testing.random_play import random_match
from railhead.web.kept import Kept
from railhead.web.looks import look_of
from railhead.web.screens import SeatBox
from railhead.web.stage import Stage
from railhead.web.traces import Traces

FOLDERS = [folder for folder in files("railhead.web").joinpath("drawn").iterdir() if folder.is_dir()]
DRAWN = sorted(folder.name for folder in FOLDERS if folder.joinpath("board.html").is_file())  # others have a cover only
GAMES = [game for game in ["toy", *railhead.rulesets()] if game in DRAWN or game == "toy"]

ABSENT = {"bot": "", "away": False, "gone": False, "asked": False}


def draw(match: Match, seat: int | None) -> Stage:
    """Draw all regions that a game draws itself."""
    view = match.view(seat)
    voice = Voice(view.state, [f"Player {one + 1}" for one in range(match.seats)])
    scene = view.rules.scene(view)
    assert scene is not None
    sight = SimpleNamespace(
        seat=seat,
        question=question_of(view, voice, scene),
        over=match.over,
        result=result_of(view, voice),
        log=[],
        since=[],
        asked=[],
        view=view,
        traces=Traces(view, match.tape.events),
    )
    stage = Stage(sight, voice, scene, playing=True)  # type: ignore[arg-type]  # all that drawing needs of a sight
    players = [
        SeatBox(one, "", f"Anna {one}", bot="", away=False, gone=False, here=True, asked=False, own=one == seat)
        for one in range(match.seats)
    ]
    words = {
        "stage": stage,
        "sight": sight,
        "players": players,
        "lens": SimpleNamespace(own=() if seat is None else (seat,), seat=seat),
        "table": SimpleNamespace(terms=SimpleNamespace(hands=False), rules=match.rules),
        "here": "/t/x",
    }
    regions = look_of(match.rules.name).regions
    for name in ("strip", "board", "own", "seats"):
        html = regions[name].render(words)
        assert "style=" not in html, "the content security policy allows no style within the page"
    return stage


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_every_piece_of_the_scene_is_drawn(game: str, most: bool) -> None:
    rules = railhead.ruleset(game)
    seats = rules.seats[-1] if most else rules.seats[0]
    dice = Random(seats)
    match = rules.start(seats, 11)
    for number in range(150):
        if match.over:
            break
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
        if number % 6 == 0 or match.over:
            for viewer in (ask.seat, None):
                stage = draw(match, viewer)
                missing = [piece.key for piece in stage.scene.pieces() if piece.key not in stage.drawn]
                assert [] == missing


def test_the_end_of_a_match_that_nobody_wins_is_drawn() -> None:
    """Front Line can end with all comrades dead; then there is no winner to show."""
    rules = railhead.ruleset("front_line")
    matches = [random_match(rules, 2, seed) for seed in range(60)]
    match = next(one for one in matches if one.outcome is not None and not one.outcome.winners)

    for viewer in (0, 1, None):
        draw(match, viewer)


def test_what_all_see_alike_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Front Line: steps and Commissar are the same for all who are not asked; one's own row is a drawing of its own."""
    kept = Kept[Markup](8192)
    monkeypatch.setattr("railhead.web.stage.DRAWN", kept)
    match, dice = railhead.ruleset("front_line").start(4, 11), Random(1)
    while len({ask.seat for ask in match.asks}) > 2:
        ask = match.asks[0]
        match.answer(ask.seat, dice.choice(ask.options))

    looking = [seat for seat in range(4) if not match.view(seat).asks]
    for viewer in (*looking, None):
        draw(match, viewer)

    made = Counter(key[0].name for key in kept.young if isinstance(key, tuple))
    assert len(looking) >= 2
    assert (1, 1, 4 + len(looking)) == (made["moments"], made["commissar"], made["row"])


SHEETS = [
    *files("railhead.web").joinpath("static").iterdir(),
    *[folder.joinpath("style.css") for folder in FOLDERS],
    files("railhead.web").joinpath("drawn", "frame.css"),
]


@pytest.mark.parametrize("sheet", [one for one in SHEETS if one.name.endswith(".css")], ids=str)
def test_no_declaration_is_lost_for_want_of_a_semicolon(sheet: Traversable) -> None:
    """A browser takes `--w: #fff --rail: red` as one value, says nothing, and both colours are gone."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)

    values = re.findall(r"--[\w-]+\s*:([^;{}]*)", text)

    assert [] == [value for value in values if re.search(r"--[\w-]+\s*:", value)]
