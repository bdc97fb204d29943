"""Play on for everybody, one answer ahead by the game's own evaluation, until the clock of the match has moved.

Positions compare only at like moments: in the middle of a turn an evaluation counts promises, at its end results.
"""

from __future__ import annotations

import time
from typing import Final

from railhead.kernel.ask import NONE, Ask
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.kernel.step import shape

CLOCKS: Final = ("round", "turn", "turns", "active")  # fields that games count or pass on from turn to turn
MOST_OPTIONS: Final = 12  # looked at in one decision of a roll-out; of a longer list a random part
LONGEST: Final = 120  # decisions in a roll-out


class Clock:
    """Which turn it is, by the fields of the state that say so."""

    def __init__(self, rules: Ruleset) -> None:
        names = [name for name, _ in shape(type(rules.new_state()), State)]
        self.names: Final[list[str]] = [name for name in CLOCKS if name in names]

    def read(self, g: State) -> int:
        """A number that changes when another turn begins."""
        time = 0
        for name in self.names:
            time = time * 1009 + int(getattr(g, name))
        return time


def roll_out(
    g: State,
    clock: Clock,
    now: int,
    turns: int,
    luck: Chance,
    end: float = 0.0,
    told: list[tuple[int, int]] | None = None,
) -> None:
    """Play on until so many turns are over, or the match is; `now`: what the clock said before the own answer.

    An answer that ends the turn is judged where it ends, as all others are. `end`: a time at which it breaks off;
    `told`: takes every answer, with its seat.
    """
    for _ in range(LONGEST * turns):
        if g.over or (end and time.perf_counter() > end):
            return
        then = clock.read(g)
        if then != now:
            now = then
            turns -= 1
            if turns <= 0:
                return
        for seat, option in quick_choices(g, luck):
            g.answer(seat, option)
            if told is not None:
                told.append((seat, option))


def quick_choices(g: State, luck: Chance, without: int = NONE) -> list[tuple[int, int]]:
    """What each seat that is asked now would answer; who decides at the same time knows of no other's choice.

    `without`: leave one seat out.
    """
    return [(ask.seat, quick_choice(g, ask, luck)) for ask in g.open_asks() if ask.seat != without]


def quick_choice(g: State, ask: Ask, luck: Chance) -> int:
    """The best option by the game's own evaluation, as this world is; ties are broken by luck."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    if len(options) > MOST_OPTIONS:
        options = [options[luck.below(len(options))] for _ in range(MOST_OPTIONS)]
    best = options[0]
    most = -(1 << 60)
    for option in options:
        worth = worth_of(g, ask, option, luck)
        if worth > most or (worth == most and luck.below(2)):
            most = worth
            best = option
    return best


def worth_of(g: State, ask: Ask, option: int, luck: Chance) -> int:
    """What the game's own evaluation says once an option has taken effect; others answer at random meanwhile."""
    trial = g.clone()
    trial.answer(ask.seat, option)
    settle(trial, ask.seat, luck)
    return evaluation(trial, ask.seat)


def settle(g: State, seat: int, luck: Chance) -> None:
    """Answer at random for all who decide at the same time, so that the seat's own answer takes effect."""
    while g.asks and not g.over:
        ask = g.next_ask()
        if ask.seat == seat:
            return
        g.answer(ask.seat, ask.options[luck.below(len(ask.options))])


def evaluation(g: State, seat: int) -> int:
    """The evaluation of the game, or certainty once the match is over."""
    outcome = g.outcome
    if outcome is not None:
        return SURE if seat in outcome.winners else -SURE
    return g.rules.evaluate(g, seat)


SURE: Final = 1_000_000  # worth more than any evaluation
