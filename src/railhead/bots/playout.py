"""Random play to the end, as fast as the rules allow: for benchmarks, soaks and search."""

from __future__ import annotations

from railhead.kernel.chance import Chance
from railhead.kernel.state import State


def playout(state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Play a state on at random; the number of decisions made."""
    decisions = 0
    while not state.over and decisions < most:
        ask = state.question
        if ask is None:  # several seats are asked at once
            ask = state.next_ask()
        options = ask.options
        state.answer(ask.seat, options[chance.below(len(options))])
        decisions += 1
    return decisions
