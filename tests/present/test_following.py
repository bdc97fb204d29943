"""What happened as beats: the sentence, the pieces it is about, what it changed; nobody gets more than he may know."""

from collections.abc import Callable
from random import Random

import pytest

import railhead
from railhead.kernel.events import MOST_STOOD
from railhead.kernel.match import Match
from railhead.kernel.scene import Scene
from railhead.kernel.state import State
from railhead.present import beats as following
from railhead.present.beats import Beat, Change, beats, passage
from railhead.present.voice import Voice
from railhead.testing.scenario import Scenario
from railhead.testing.secrecy import play_secret

MakeTable = Callable[..., Scenario]


def has_scene(game: str) -> bool:
    view = railhead.ruleset(game).start(2, 1).view(0)
    return view.rules.scene(view) is not None


SEEN = [game for game in ["toy", *railhead.rulesets()] if has_scene(game)]


def shown(match: Match, entries: int, before: State, seat: int | None) -> list[Beat]:
    return beats(passage(before, match.entries[entries:]), seat, Voice(match.view(seat).state))


def lay(t: Scenario, *cards: str) -> tuple[State, int]:
    """Everybody lays a flame; how the match stood before the last of them did."""
    for seat, card in enumerate(cards[:-1]):
        t.answer(seat, f"card:{card}", "lay")
    before, entries = t.match.state.clone(), len(t.match.entries)
    t.answer(len(cards) - 1, f"card:{cards[-1]}", "lay")
    return before, entries


@pytest.fixture
def flames(table: MakeTable) -> Scenario:
    t = table("toy", 2)
    t.deal("hand", ["spark", "torch", "lamp"], 0)
    t.deal("hand", ["sun", "torch", "lamp"], 1)
    return t


def test_a_beat_names_the_piece_and_the_number_that_changed(flames: Scenario) -> None:
    before, entries = lay(flames, "spark", "sun")

    told = {beat.text: beat for beat in shown(flames.match, entries, before, 0)}
    lost = told["Player 1 loses a light and has 2 left."]

    assert (Change("player0", "lights", 3, 2),) == lost.changes
    assert "player0" in lost.keys
    assert "player1" not in lost.keys
    flames.waits_for("bury", 1)


def test_beats_are_the_sentences_of_the_log_in_their_order() -> None:
    for game in SEEN:
        match = railhead.ruleset(game).start(2, 4)
        dice = Random(4)
        for _ in range(60):
            if match.over:
                break
            before, entries, events = match.state.clone(), len(match.entries), len(match.tape.events)
            ask = dice.choice(match.asks)
            match.answer(ask.seat, dice.choice(ask.options))
            for viewer in (0, 1, None):
                voice = Voice(match.view(viewer).state)
                log = [voice.event(event) for event in match.events(viewer, events)]
                assert log == [beat.text for beat in shown(match, entries, before, viewer)]


def test_playing_a_passage_again_changes_nothing() -> None:
    match = railhead.ruleset("toy").start(3, 2)
    before, dealt = match.state.clone(), len(match.tape.events)
    for seat in range(3):
        match.answer(seat, match.asks[0].options[0])
    told = len(match.tape.events)
    there = before.to_json()

    played = passage(before, match.entries)

    assert there == before.to_json()
    assert told == len(match.tape.events) == dealt + len(played.events)
    assert match.state.to_json() == played.after.to_json()


def test_of_a_long_passage_the_last_events_alone_have_pieces() -> None:
    rules = railhead.ruleset("toy")
    match = rules.start(10, 3)
    before, dealt = match.state.clone(), len(match.tape.events)
    while len(match.tape.events) < dealt + 2 * MOST_STOOD and not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])

    found = shown(match, 0, before, 0)

    assert len(match.tape.events) == dealt + len(found)
    assert not any(beat.keys for beat in found[:-MOST_STOOD])
    assert any(beat.keys for beat in found[-MOST_STOOD:])


def test_a_tape_keeps_no_states_for_nobody() -> None:
    match = railhead.ruleset("toy").start(2, 2)
    for _ in range(2):
        match.answer(match.asks[0].seat, match.asks[0].options[0])

    assert match.tape.events
    assert [] == match.tape.stood


def test_cards_that_others_draw_stay_hidden(flames: Scenario) -> None:
    before, entries = lay(flames, "torch", "torch")

    mine = [beat.text for beat in shown(flames.match, entries, before, 0) if "draws" in beat.text]
    public = [beat.text for beat in shown(flames.match, entries, before, None) if "draws" in beat.text]

    assert "Player 1 draws a card." not in mine
    assert "Player 2 draws a card." in mine
    assert ["Player 1 draws a card.", "Player 2 draws a card."] == public
    flames.waits_for("lay", 0, 1)


@pytest.mark.parametrize("game", SEEN)
def test_the_net_notices_a_beat_that_betrays_a_hidden_card(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def gossip(state: State, seat: int | None) -> Scene | None:
        other = state.view(1 if seat == 0 else 0)
        return other.rules.scene(other)

    monkeypatch.setattr(following, "scene_of", gossip)

    with pytest.raises(AssertionError, match="a beat betrays"):
        play_secret(railhead.ruleset(game), 3, 7, most=120)
