"""The scenes on how to play: each step of a turn is drawn with the pieces of a position that the rules lead to."""

import re

import pytest
from browsers import DESKTOP, PHONE, Visitors

import railhead
from railhead.present.words import languages
from railhead.web.lessons import facts_of
from railhead.web.looks import in_scene
from railhead.web.scenes import drawn_steps, positions, stage_at

GAMES = railhead.rulesets()
KEY = re.compile(r'data-key="([^"]+)"')


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_of_a_lesson_are_legal_and_lead_to_every_scene(game: str) -> None:
    steps = facts_of(game)["steps"]

    assert {(at, step["seat"]) for step in steps for at in step["at"]} == set(positions(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_shows_what_lies_on_the_table_and_nothing_hidden(game: str) -> None:
    for step, drawn in zip(facts_of(game)["steps"], drawn_steps(game, "en"), strict=True):
        scenes = [stage_at(game, at, step["seat"], "en").scene for at in step["at"]]
        pieces = {piece.key: piece for scene in scenes for piece in scene.pieces()}

        assert "<svg" in drawn
        for key in KEY.findall(drawn):
            assert pieces[key].face != "hidden", key


@pytest.mark.parametrize("game", GAMES)
def test_scenes_speak_the_language_of_the_reader(game: str) -> None:
    package = railhead.ruleset(game).package
    for language in {*languages(package)} - {"en"}:
        assert drawn_steps(game, "en") != drawn_steps(game, language)


def test_a_scene_takes_of_a_table_what_holds_for_pieces() -> None:
    style = (
        "/* { */ html:has(.x) { font-size: 9px; } body.game-x { --a: 1; } #own .card { color: red; }"
        "@media (max-width: 9px) { .card { color: blue; } }"
        "@media (prefers-color-scheme: dark) { .card { color: tan; } }"
    )

    assert in_scene(style).split("\n") == [
        ".game-x { --a: 1; }",
        ".set .card { color: red; }",
        "@media (prefers-color-scheme: dark) { .card { color: tan; } }",
    ]


@pytest.mark.parametrize("shape", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_every_scene_is_drawn_and_fits_its_box(visitor: Visitors, game: str, shape: dict[str, object]) -> None:
    page = visitor(shape).open(f"/how/{game}")

    found = page.evaluate(
        """() => [...document.querySelectorAll(".scene")].map((scene) => {
          const box = scene.getBoundingClientRect(), set = scene.querySelector(".set").getBoundingClientRect();
          const uses = [...scene.querySelectorAll("use")];
          const known = (use) => document.getElementById(use.getAttribute("href").slice(1));
          const drawn = Boolean(scene.querySelector("svg")) && uses.every(known);
          return [drawn, set.width > 30 && set.height > 18, set.left >= box.left - 8 && set.right <= box.right + 8];
        })"""
    )

    assert len(facts_of(game)["steps"]) == len(found)
    assert [[True, True, True]] * len(found) == found
