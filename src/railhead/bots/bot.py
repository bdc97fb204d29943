"""The two first bots: one that guesses and one that looks one answer ahead."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.kernel.view import View

SURE = 1_000_000  # worth more than any evaluation: a match won or lost


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the options of a question, knowing no more than its seat does."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        self.rules = rules
        self.chance = Chance()
        self.chance.seed(seed)

    def choose(self, view: View, ask: Ask) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option with the same chance."""

    def choose(self, view: View, ask: Ask) -> int:
        return ask.options[self.chance.below(len(ask.options))]


class GreedyBot(Bot):
    """Imagines the hidden cards, tries each option, and takes the best by the game's own evaluation."""

    def __init__(self, rules: Ruleset, seed: int = 0, dreams: int = 4) -> None:
        self.rules = rules
        self.chance = Chance()
        self.chance.seed(seed)
        self.dreams = dreams

    def choose(self, view: View, ask: Ask) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        totals = [0] * len(ask.options)
        for _ in range(self.dreams):
            dream = view.imagine(self.chance.below(1 << 30))
            for place, option in enumerate(ask.options):
                trial = dream.clone()
                trial.answer(ask.seat, option)
                settle(trial, ask.seat, self.chance)
                totals[place] += value(trial, ask.seat)
        best = max(totals)
        equal = [option for place, option in enumerate(ask.options) if totals[place] == best]
        return equal[self.chance.below(len(equal))]


def settle(state: State, seat: int, chance: Chance) -> None:
    """Answer at random for everybody who decides at the same time, so that the seat's own answer takes effect."""
    while state.asks and not state.over:
        ask = state.next_ask()
        if ask.seat == seat:
            return
        state.answer(ask.seat, ask.options[chance.below(len(ask.options))])


def value(state: State, seat: int) -> int:
    """The evaluation of the game, or certainty once the match is over."""
    if state.over:
        outcome = state.outcome
        assert outcome is not None
        return SURE if seat in outcome.winners else -SURE
    return state.rules.evaluate(state, seat)
