"""The bots know what their seat knows, and the greedy one plays better than chance."""

import pytest

import railhead
from railhead.kernel.view import determinize


def play(rules: railhead.Ruleset, seats: int, seed: int, greedy: int) -> railhead.Match:
    """A match with one greedy seat among random ones."""
    bots = [
        railhead.bot("greedy" if seat == greedy else "random", rules, seed=seed * 10 + seat) for seat in range(seats)
    ]
    match = rules.start(seats, seed)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    return match


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_with_the_same_seed_and_view_chooses_the_same(name: str) -> None:
    rules = railhead.ruleset("toy")
    match = rules.start(3, seed=4)
    ask = match.asks[0]

    chosen = {railhead.bot(name, rules, seed=9).choose(match.view(ask.seat), ask) for _ in range(5)}

    assert 1 == len(chosen)
    assert chosen <= set(ask.options)


def test_a_bot_cannot_tell_two_worlds_apart_that_look_the_same_to_it() -> None:
    rules = railhead.ruleset("toy")
    match = rules.start(3, seed=4)
    ask = match.asks[0]
    other = determinize(match.state, ask.seat, 77)

    here = railhead.bot("greedy", rules, seed=9).choose(match.view(ask.seat), ask)
    there = railhead.bot("greedy", rules, seed=9).choose(other.view(ask.seat), other.open_asks()[0])

    assert here == there


def test_greedy_play_beats_random_play() -> None:
    """Three seats, 60 matches of the toy: a fair share would be 20 wins."""
    rules = railhead.ruleset("toy")
    won = sum(seed % 3 in play(rules, 3, seed, seed % 3).outcome.winners for seed in range(60))

    assert won >= 30
