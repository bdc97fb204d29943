"""Answers, refusals, logs, replays and taking back."""

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import railhead
from railhead.testing.conformance import fingerprint
from railhead.testing.scenario import Scenario

MakeTable = Callable[..., Scenario]


def played(seats: int = 3, seed: int | bytes = 5, decisions: int = 1000) -> railhead.Match:
    match = railhead.ruleset("toy").start(seats, seed)
    dice = Random(1)
    while not match.over and decisions:
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
        decisions -= 1
    return match


@pytest.mark.parametrize("seed", [5, -3, 2**200, bytes(range(32))])
def test_a_log_replays_to_an_equal_match(seed: int | bytes) -> None:
    match = played(seed=seed)
    again = railhead.replay(json.loads(json.dumps(match.log)))

    assert match.log == again.log
    assert fingerprint(match.state) == fingerprint(again.state)
    assert [repr(event) for event in match.events(1)] == [repr(event) for event in again.events(1)]


def test_a_match_goes_on_with_the_state_on_which_an_answer_was_tried() -> None:
    """Log, events, state and what may be taken back are those of a match in which the rules ran as usual."""
    tried, plain = railhead.ruleset("toy").start(3, 5), railhead.ruleset("toy").start(3, 5)
    dice = Random(1)
    while not plain.over:
        ask = dice.choice(plain.asks)
        option = dice.choice(ask.options)
        before = fingerprint(tried.state)
        after = tried.tried(ask.seat, option)
        assert before == fingerprint(tried.state)
        tried.answer(ask.seat, option, after)
        plain.answer(ask.seat, option)

        assert tried.state is after
        assert fingerprint(plain.state) == fingerprint(tried.state)
        assert [len(plain.moments), plain.tape.outcomes] == [len(tried.moments), tried.tape.outcomes]

    assert plain.log == tried.log
    assert [repr(event) for event in plain.events(1)] == [repr(event) for event in tried.events(1)]


def test_a_log_replays_up_to_any_decision() -> None:
    match = played(decisions=7)
    longer = played(decisions=20)

    assert fingerprint(match.state) == fingerprint(railhead.replay(longer.log, upto=7).state)


def test_the_keyed_stream_and_the_fast_one_are_reproducible_and_different() -> None:
    assert played(seed=5).log == played(seed=5).log
    assert played(seed=bytes(32)).log == played(seed=bytes(32)).log
    assert played(seed=bytes(32)).log["entries"] != played(seed=bytes([1] * 32)).log["entries"]


def spoil(log: dict[str, Any], kind: str) -> object:
    """One damage after the other."""
    entries = log["entries"]
    answers = [place for place, entry in enumerate(entries) if "answer" in entry]
    damage: dict[str, Callable[[], object]] = {
        "not an object": lambda: "log",
        "no game": lambda: log.pop("game"),
        "other game": lambda: log.update(game="chess"),
        "no seats": lambda: log.pop("seats"),
        "bad seats": lambda: log.update(seats="three"),
        "other version": lambda: log.update(version="0"),
        "bad seed": lambda: log.update(seed="zz"),
        "cut off": lambda: log.update(entries=entries[: answers[-1]]),
        "unknown option": lambda: entries[answers[2]].update(answer="card:ace"),
        "wrong seat": lambda: entries[answers[2]].update(seat=9),
        "other chance": lambda: entries[0].update(outcome=[1, 2, 3]),
        "missing answer": lambda: entries.pop(answers[1]),
        "garbage": lambda: entries.insert(3, 17),
        "other outcome": lambda: log.update(outcome={"winners": [0, 1, 2], "scores": [], "reason": "luck"}),
    }
    result = damage[kind]()
    return result if kind == "not an object" else log


@pytest.mark.parametrize(
    "kind",
    [
        "not an object",
        "no game",
        "other game",
        "no seats",
        "bad seats",
        "other version",
        "bad seed",
        "cut off",
        "unknown option",
        "wrong seat",
        "other chance",
        "missing answer",
        "garbage",
        "other outcome",
    ],
)
def test_a_damaged_log_is_refused_with_a_sentence(kind: str) -> None:
    log = json.loads(json.dumps(played().log))

    with pytest.raises(railhead.BadLog) as refusal:
        railhead.replay(spoil(log, kind))
    assert len(str(refusal.value)) > 20


def test_an_unfinished_log_is_a_match_that_goes_on() -> None:
    match = played(decisions=6)
    again = railhead.replay(match.log)

    assert not again.over
    assert fingerprint(match.state) == fingerprint(again.state)


@pytest.mark.parametrize(
    ("seat", "option", "sentence"),
    [
        (0, "card:ace", "no_such_option"),
        (0, 4711, "no_such_option"),
        (0, -1, "no_such_option"),
        (7, "pass", "no_such_seat"),
        (-1, "pass", "no_such_seat"),
        (0, "bury", "not_an_answer"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat: int, option: int | str, sentence: str) -> None:
    match = railhead.ruleset("toy").start(2, 5)
    before = fingerprint(match.state), json.dumps(match.log)

    with pytest.raises(railhead.IllegalAnswer, match=sentence):
        match.answer(seat, option)
    assert before == (fingerprint(match.state), json.dumps(match.log))


def test_who_is_not_asked_gets_one_and_the_same_refusal(table: MakeTable) -> None:
    t = table("toy", 2)
    t.deal("hand", ["torch", "sun", "sun"], 0).deal("hand", ["lamp", "torch", "lamp"], 1)
    t.answer(0, "card:torch").answer(1, "card:lamp").waits_for("bury", 1)

    assert "You are not asked" in t.refuses(0, "pass", "")
    assert "You are not asked" in t.refuses(0, "keep", "")


def test_a_refusal_speaks_with_the_numbers_of_this_very_position(table: MakeTable) -> None:
    """A ruleset fills {0}, {1}… of a reason's sentence for the seat that is refused."""
    t = table("toy", 2).deal("hand", ["lamp", "sun", "lamp"], 0).deal("hand", ["torch", "lamp"], 1)

    assert "You have no Spark among your 3 cards." == t.refuses(0, "card:spark", "TOY-2.1")
    assert "You have no Sun among your 2 cards." == t.refuses(1, "card:sun", "TOY-2.1")
    t.waits_for("lay", 0, 1)


def test_a_sentence_without_numbers_needs_none(table: MakeTable) -> None:
    t = table("toy", 2).deal("hand", ["shade", "sun", "lamp"], 0)

    assert "A Shade is not a flame and cannot be laid." == t.refuses(0, "card:shade", "TOY-2.1")
    t.waits_for("lay", 0, 1)


@pytest.mark.parametrize(("options", "sentence"), [({"lenght": "long"}, "no option"), ({"length": "huge"}, "one of")])
def test_unknown_variants_are_refused(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(railhead.BadSetup, match=sentence):
        railhead.ruleset("toy").start(2, options=options)


def test_unknown_games_and_bots_and_seeds_are_refused() -> None:
    with pytest.raises(railhead.BadSetup, match="no game called"):
        railhead.ruleset("chess")
    with pytest.raises(railhead.BadSetup, match="no bot called"):
        railhead.bot("deep", railhead.ruleset("toy"))
    with pytest.raises(railhead.BadSetup, match="32 bytes"):
        railhead.ruleset("toy").start(2, b"short")


# --- taking back ----------------------------------------------------------------------------------------------------


def test_an_answer_can_be_taken_back_while_nothing_came_of_it() -> None:
    match = railhead.ruleset("toy").start(2, 5)
    before = fingerprint(match.state), json.dumps(match.log)
    match.answer(0, match.asks[0].options[0])
    match.undo(0)

    assert before == (fingerprint(match.state), json.dumps(match.log))
    match.answer(0, match.asks[0].options[-1])


def test_nobody_takes_back_what_another_did_or_what_others_have_answered() -> None:
    match = railhead.ruleset("toy").start(3, 5)
    match.answer(0, match.asks[0].options[0])
    before = fingerprint(match.state), json.dumps(match.log)
    with pytest.raises(railhead.CannotUndo):
        match.undo(1)
    match.answer(1, match.asks[0].options[0])

    with pytest.raises(railhead.CannotUndo):
        match.undo(0)
    match.undo(1)

    assert before == (fingerprint(match.state), json.dumps(match.log))


def test_a_match_that_is_over_stays_over() -> None:
    """Not even the last decision is taken back, though nothing was revealed by it."""
    match = railhead.ruleset("front_line").start(2, 1)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])
    ended = fingerprint(match.state), json.dumps(match.log)
    for seat in range(2):
        with pytest.raises(railhead.CannotUndo, match="match is over"):
            match.undo(seat)

    assert ended == (fingerprint(match.state), json.dumps(match.log))


def test_what_was_drawn_or_revealed_cannot_be_taken_back(table: MakeTable) -> None:
    t = table("toy", 2)
    t.deal("hand", ["torch", "sun", "sun"], 0).deal("hand", ["lamp", "torch", "lamp"], 1)
    t.answer(0, "card:torch").answer(1, "card:lamp")

    with pytest.raises(railhead.CannotUndo):
        t.match.undo(1)
    t.waits_for("bury", 1)


def test_a_quiet_question_cannot_be_probed_by_taking_back(table: MakeTable) -> None:
    """Whether or not somebody could answer the Shade, playing it is final."""
    for other in (["lamp", "shade", "lamp"], ["lamp", "lamp", "lamp"]):
        t = table("toy", 2)
        t.deal("hand", ["spark", "shade", "sun"], 0).deal("hand", other, 1)
        t.answer(0, "card:spark").answer(1, "card:lamp").answer(0, "card:shade", "save")

        with pytest.raises(railhead.CannotUndo):
            t.match.undo(0)
        t.waits_for(*(("answer_shade", 1) if "shade" in other else ("bury", 1)))


# --- positions ------------------------------------------------------------------------------------------------------


def position() -> dict[str, Any]:
    return json.loads(json.dumps(railhead.ruleset("toy").start(2, 5).state.to_json()))


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda p: p["zones"]["deck"].append("sun"), "lies there 9 times; the box has 8"),
        (lambda p: p["zones"]["deck"].pop(), "the box has 8"),
        (lambda p: p["zones"]["deck"].append("moon"), "'moon' is not known"),
        (lambda p: p["zones"].pop("hand"), "'hand' is missing"),
        (lambda p: p["zones"].update(hand=[[]]), "1 entries for 2 seats"),
        (lambda p: p["table"].update(lights=[3]), "one number"),
        (lambda p: p["table"].update(lights=[3, 9]), "from 0 to 3"),
        (lambda p: p["table"].update(round="two"), "whole number"),
        (lambda p: p["table"].update(round=77), "not a round"),
        (lambda p: p.update(seats=40), "1 to 10"),
        (lambda p: p.update(game="chess"), "not of 'toy'"),
        (lambda p: p.update(version="0"), "version"),
        (lambda p: p.update(stack=[]), "empty"),
        (lambda p: p["stack"][0].update(step="Dance"), "no step called"),
        (lambda p: p["stack"][0].update(at="dance"), "no line"),
        (lambda p: p["stack"][0].update(highest=7), "no seat 7"),
        (lambda p: p["stack"][0].update(into="hand"), "no field 'hand'"),
        (lambda p: p["replies"].update({"0": "card:shade"}), "not an option"),
        (lambda p: p.update(chance={"state": 0}), "out of range"),
    ],
)
def test_an_impossible_position_is_refused_with_the_fault_named(spoil: Callable[[Any], object], sentence: str) -> None:
    data = position()
    spoil(data)

    with pytest.raises(railhead.BadPosition, match=sentence):
        railhead.ruleset("toy").load_state(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 99) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=300, deadline=None)
@given(st.randoms(use_true_random=False), JSON)
def test_damaged_positions_never_end_in_an_error_that_is_not_ours(dice: Random, garbage: object) -> None:
    data = position()
    node: Any = data
    for _ in range(dice.randrange(1, 4)):
        keys = list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
        if not keys:
            break
        key = dice.choice(keys)
        if dice.random() < 0.4 or not isinstance(node[key], (dict, list)):
            node[key] = garbage
            break
        node = node[key]

    with suppress(railhead.BadPosition):
        railhead.ruleset("toy").load_state(data)


def test_nobody_leaves_a_match_whose_rules_know_no_conceding() -> None:
    match = railhead.ruleset("toy").start(2, 5)
    before = fingerprint(match.state), json.dumps(match.log)

    with pytest.raises(railhead.IllegalAnswer, match="leave"):
        match.concede(0)
    assert before == (fingerprint(match.state), json.dumps(match.log))


# --- windows for hidden reactions that a table closes -----------------------------------------------------------------


def patient(seed: int) -> railhead.Match:
    """A random match that stops in every window; half of those who could react do not answer in time."""
    match = railhead.ruleset("toy").start(3, seed)
    match.tape.patient = True
    dice = Random(seed)
    while not match.over:
        if match.in_window and not (match.asks and dice.randrange(2)):
            match.close_window()
        else:
            ask = dice.choice(match.asks)
            match.answer(ask.seat, dice.choice(ask.options))
    return match


@pytest.mark.parametrize("seed", range(12))
def test_a_match_that_stopped_in_windows_replays_like_any_other(seed: int) -> None:
    match = patient(seed)
    again = railhead.replay(json.loads(json.dumps(match.log)))

    assert match.windows > 0
    assert fingerprint(match.state) == fingerprint(again.state)
    assert [repr(event) for event in match.events(None)] == [repr(event) for event in again.events(None)]


@pytest.mark.parametrize("holds", [True, False])
def test_a_window_stands_open_whether_or_not_anybody_can_react(table: MakeTable, holds: bool) -> None:
    """Who laid the lowest flame may save his light with a Shade; the others see that he is asked, not if he can."""
    t = table("toy", 2)
    t.deal("hand", ["spark", "shade" if holds else "lamp", "sun"], 0).deal("hand", ["torch", "sun", "sun"], 1)
    t.match.tape.patient = True
    t.answer(0, "card:spark", "lay")
    t.answer(1, "card:torch", "lay")

    match = t.match
    assert match.in_window
    assert ([0] if holds else []) == [ask.seat for ask in match.asks]
    match.close_window()
    assert not match.in_window
    assert "loses_light" in [event.kind for event in match.events(None)]
    t.waits_for("bury", 1)
    t.answer(1, "keep").waits_for("lay", 0, 1)
