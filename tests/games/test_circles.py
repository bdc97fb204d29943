"""No answer leads back to the same question with nothing done: nobody can go round in a circle for ever."""

import json
from collections.abc import Iterator

import pytest

import railhead
from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State

DECISIONS = 200
ANSWERS = 3  # in a row, of the same seat
MOST_OPTIONS = 8


def written(state: State) -> str:
    return json.dumps(state.to_json(), sort_keys=True)


def positions(rules: Ruleset, seats: int, seed: int) -> Iterator[tuple[State, Ask]]:
    """Every few decisions of a random match."""
    chance = Chance()
    chance.seed(seed)
    state = rules.start_state(seats, seed)
    for number in range(DECISIONS):
        if state.over:
            return
        ask = state.next_ask()
        if number % 3 == 0:
            yield state, ask
        state.answer(ask.seat, ask.options[chance.below(len(ask.options))])


def circles(rules: Ruleset, state: State, seat: int, left: int, start: str) -> Iterator[list[str]]:
    """The answers of one seat that lead from `state` back to where it started."""
    ask = state.next_ask()
    if ask.seat != seat:
        return
    for option in ask.options[:MOST_OPTIONS]:
        after = state.clone()
        after.answer(seat, option)
        name = rules.vocabulary.names[option]
        if after.over:
            continue
        if written(after) == start:
            yield [name]
        elif left > 1:
            yield from [[name, *rest] for rest in circles(rules, after, seat, left - 1, start)]


@pytest.mark.parametrize("name", railhead.rulesets())
def test_no_answers_of_one_player_lead_in_a_circle(name: str) -> None:
    """Whatever he answers, something has happened, so what he can take back is bounded by the game itself."""
    rules = railhead.ruleset(name)
    found = [
        (ask.prompt, circle)
        for seats in (rules.seats[0], rules.seats[-1])
        for state, ask in positions(rules, seats, seats)
        for circle in circles(rules, state, ask.seat, ANSWERS, written(state))
    ]

    assert [] == found
