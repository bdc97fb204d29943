"""Properties over answers and states, searched by Hypothesis for every ruleset."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import railhead
from railhead.kernel.codec import refuse_faults
from railhead.testing.conformance import fingerprint

GAMES = ["toy", *railhead.rulesets()]
ANSWERS = st.lists(st.integers(0, 10_000), max_size=120)


def follow(game: str, seats: int, seed: int, answers: list[int]) -> railhead.Match:
    """A match in which each number picks a question and an option."""
    rules = railhead.ruleset(game)
    match = rules.start(rules.seats[seats % len(rules.seats)], seed)
    for number in answers:
        if match.over:
            break
        asks = match.asks
        ask = asks[number % len(asks)]
        match.answer(ask.seat, ask.options[number // len(asks) % len(ask.options)])
    return match


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(0, 9), seed=st.integers(), answers=ANSWERS)
def test_whatever_is_answered_the_position_is_sound_and_the_log_replays(
    game: str, seats: int, seed: int, answers: list[int]
) -> None:
    match = follow(game, seats, seed, answers)

    refuse_faults(match.rules, match.state)
    assert fingerprint(match.state) == fingerprint(railhead.replay(json.loads(json.dumps(match.log))).state)
    assert fingerprint(match.state) == fingerprint(match.rules.load_state(json.loads(fingerprint(match.state))))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(0, 9), seed=st.integers(), answers=ANSWERS, option=st.integers(0, 10_000))
def test_why_not_agrees_with_the_options(game: str, seats: int, seed: int, answers: list[int], option: int) -> None:
    match = follow(game, seats, seed, answers)
    number = option % len(match.rules.vocabulary)

    for seat in range(match.seats):
        offered = any(ask.seat == seat and number in ask.options for ask in match.asks)
        assert offered == (match.why_not(seat, number) is None)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(seats=st.integers(0, 9), seed=st.integers(), answers=ANSWERS)
def test_taking_back_restores_the_position_exactly(game: str, seats: int, seed: int, answers: list[int]) -> None:
    match = follow(game, seats, seed, answers)
    if match.over:
        return
    ask = match.asks[0]
    before = fingerprint(match.state), json.dumps(match.log)
    match.answer(ask.seat, ask.options[-1])

    try:
        match.undo(ask.seat, decisions=1)
    except railhead.CannotUndo:
        return
    assert before == (fingerprint(match.state), json.dumps(match.log))
