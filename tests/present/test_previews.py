"""What an option would do: played on dreams, from the view alone."""

from collections.abc import Callable
from random import Random

import pytest

import railhead
from railhead.kernel.view import View, determinize
from railhead.present.preview import Effect, Preview, preview, sentences
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.present.words import words
from railhead.testing.scenario import Scenario

MakeTable = Callable[..., Scenario]
GAMES = ["toy", "front_line", "metro2033"]


def in_words(view: View, made: Preview) -> list[str]:
    return sentences(view, made, SceneText(words(view.rules.package), Voice(view.state), {}))


def last_to_lay(table: MakeTable, other: str) -> Scenario:
    """Anna lays last; what the other one has laid is hidden from her."""
    t = table("toy", 2)
    t.deal("hand", ["spark", "torch", "lamp"], 0)
    t.deal("hand", [other, "sun", "sun"], 1)
    t.answer(1, f"card:{other}", "lay")
    t.waits_for("lay", 0)
    return t


def test_what_differs_between_dreams_is_a_range(table: MakeTable) -> None:
    """What the other has laid is hidden: Anna may lose a light, or not."""
    view = last_to_lay(table, "sun").match.view(0)

    made = preview(view, view.rules.vocabulary.index["card:spark"])

    assert Effect("player0", "lights", 3, 2, 3) in made.effects
    assert not made.ends


def test_what_every_dream_shows_is_a_fact(table: MakeTable) -> None:
    """Once the top card is left or buried, all draw up to three cards, whatever they are (TOY-2.7)."""
    t = last_to_lay(table, "sun")
    t.answer(0, "card:spark")
    t.waits_for("bury", 1)
    view = t.match.view(1)

    made = preview(view, view.rules.vocabulary.index["keep"])

    cards = [Effect("player0", "cards", 2, 3, 3), Effect("player1", "cards", 2, 3, 3)]
    assert cards == list(made.effects)


def test_an_option_that_is_not_offered_has_no_preview(table: MakeTable) -> None:
    view = last_to_lay(table, "sun").match.view(0)

    assert Preview((), ends=False) == preview(view, view.rules.vocabulary.index["card:sun"])


def test_a_preview_says_what_changes_and_for_whom() -> None:
    view = railhead.ruleset("toy").start(2, 1).view(0)
    certain = Effect("player0", "lights", 3, 2, 2)
    open_ = Effect("player1", "cards", 3, 2, 4)

    lines = in_words(view, Preview((open_, certain), ends=True))

    assert ["Player 1: lights −1", "Player 2: cards 3 → 2 to 4", "The match ends."] == lines


def test_the_same_for_several_pieces_is_said_once() -> None:
    view = railhead.ruleset("toy").start(5, 1).view(None)
    effects = tuple(Effect(f"player{seat}", "lights", 3, 2, 2) for seat in range(5))

    assert ["Player 1, Player 2, Player 3 and 2 more: lights −1"] == in_words(view, Preview(effects, ends=False))


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    """Two worlds that differ in what the viewer cannot know give him equal previews."""
    dice = Random(5)
    match = railhead.ruleset(game).start(3, 5)
    for _ in range(60):
        if match.over:
            break
        ask = dice.choice(match.asks)
        option = dice.choice(ask.options)
        here = match.view(ask.seat)
        there = determinize(match.state, ask.seat, dice.randrange(1 << 30)).view(ask.seat)
        assert preview(here, option, dreams=2) == preview(there, option, dreams=2)
        match.answer(ask.seat, dice.choice(ask.options))


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_leaves_the_match_as_it_is(game: str) -> None:
    match = railhead.ruleset(game).start(3, 5)
    before, events = match.state.to_json(), len(match.tape.events)

    preview(match.view(match.asks[0].seat), match.asks[0].options[0])

    assert before == match.state.to_json()
    assert events == len(match.tape.events)
