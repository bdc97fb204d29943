"""A bot that thinks: it dreams of the hidden cards, tries its options in the same dreams, and drops the worse ones.

It holds nothing but the view and the question. All options of a round meet the same dreams, so luck favours none, and
what is judged is the chance to win, which compares at any moment of a match.
"""

from __future__ import annotations

import time
from typing import Final

from railhead.bots.bot import Bot
from railhead.bots.values import Values, learned, result_for
from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.kernel.view import View

SEED_ROOM: Final = 1 << 30
HAND_SCALE: Final = 1000.0  # for games without learned values: an evaluation of this size is a chance of 3 in 4
NOISE_UNIT: Final = 1000  # noise is given in thousandths of a chance
SLACK: Final = 0.9  # of the time a budget gives: the last trial may begin then
UNLIMITED: Final = 1 << 60


class Judgement:
    """What a bot thinks of one option: the chance to win, and in how many dreams it was tried."""

    def __init__(self, option: int, odds: float, tries: int) -> None:
        self.option: Final = option
        self.odds: Final = odds
        self.tries: Final = tries

    def __repr__(self) -> str:
        return f"Judgement({self.option}, {self.odds:.3f}, tries={self.tries})"


class ThinkingBot(Bot):
    """Looks at its options in many dreams; the budget is a number of trials, or a time in milliseconds, or both.

    `ahead`: so many own decisions that follow in the same turn are played out before a position is judged.
    `noise`: judgements are off by up to so many thousandths, which makes a weaker player that plays no absurd moves.
    """

    def __init__(
        self, rules: Ruleset, seed: int = 0, iterations: int = 64, ms: int = 0, ahead: int = 0, noise: int = 0
    ) -> None:
        self.rules = rules
        self.chance = Chance()
        self.chance.seed(seed)
        self.iterations = iterations
        self.ms = ms
        self.ahead = ahead
        self.noise = noise
        self.values: Values | None = None
        self.totals: list[float] = []
        self.tries: list[int] = []

    def choose(self, view: View, ask: Ask) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        best = ask.options[0]
        most = -1.0
        for found in self.analyse(view, ask):
            odds = found.odds
            if self.noise:
                odds += self.chance.below(self.noise) / NOISE_UNIT
            if found.tries and odds > most:
                most = odds
                best = found.option
        return best

    def analyse(self, view: View, ask: Ask) -> list[Judgement]:
        """Every option with the chance to win, the best first; those that were given up early have fewer tries."""
        options = ask.options
        self.learn(view.state.seats)
        self.totals = [0.0] * len(options)
        self.tries = [0] * len(options)
        alive = list(range(len(options)))
        left = self.iterations if self.iterations else UNLIMITED
        if left < len(alive):
            alive = self.some_of(alive, left)
        rounds = halvings(len(alive))
        begun = time.perf_counter()
        for done in range(rounds):
            dreams = max(1, left // ((rounds - done) * len(alive)))
            end = begun + SLACK * self.ms * (done + 1) / (1000 * rounds) if self.ms else 0.0
            left -= self.try_in_dreams(view, ask, alive, dreams, end)
            if left < len(alive):
                break
            alive = self.better_half(alive)
        found = [Judgement(options[at], self.mean(at), self.tries[at]) for at in range(len(options))]
        found.sort(key=order_of)
        return found

    def learn(self, seats: int) -> None:
        """Take the values that ship for the game, unless others were given."""
        if self.values is None:
            self.values = learned(self.rules, seats)

    def some_of(self, places: list[int], count: int) -> list[int]:
        """A random part of the options, where the budget is too small for all of them."""
        left = places[:]
        return [left.pop(self.chance.below(len(left))) for _ in range(count)]

    def try_in_dreams(self, view: View, ask: Ask, alive: list[int], dreams: int, end: float) -> int:
        """Try all options that are still alive in so many new dreams, or until the time is up; how many trials."""
        done = 0
        luck = Chance()
        for _ in range(dreams):
            seed: int = self.chance.below(SEED_ROOM)
            dream = view.imagine(seed)
            for at in alive:
                luck.seed(seed + 7)
                trial = dream.clone()
                trial.answer(ask.seat, ask.options[at])
                self.settle(trial, ask.seat, luck)
                self.play_on(trial, ask.seat, luck)
                self.totals[at] += self.odds(trial, ask.seat)
                self.tries[at] += 1
                done += 1
                if end and time.perf_counter() > end:
                    return done
        return done

    def mean(self, at: int) -> float:
        return self.totals[at] / self.tries[at] if self.tries[at] else 0.0

    def better_half(self, alive: list[int]) -> list[int]:
        """The better half of the options, by what was found so far; two at least while there are two."""
        keep = (len(alive) + 1) // 2
        ranked = sorted(alive, key=self.mean, reverse=True)
        return ranked[:keep]

    def settle(self, g: State, seat: int, luck: Chance) -> None:
        """Answer at random for all who decide at the same time, so that the seat's own answer takes effect."""
        while g.asks and not g.over:
            ask = g.next_ask()
            if ask.seat == seat:
                return
            g.answer(ask.seat, ask.options[luck.below(len(ask.options))])

    def play_on(self, g: State, seat: int, luck: Chance) -> None:
        """The seat's next decisions, one answer ahead, as long as nobody else is asked."""
        for _ in range(self.ahead):
            if g.over or g.question is None or g.question.seat != seat:
                return
            g.answer(seat, self.quick_choice(g, g.question, luck))
            self.settle(g, seat, luck)

    def quick_choice(self, g: State, ask: Ask, luck: Chance) -> int:
        best = ask.options[0]
        if len(ask.options) == 1:
            return best
        most = -1.0
        for option in ask.options:
            trial = g.clone()
            trial.answer(ask.seat, option)
            self.settle(trial, ask.seat, luck)
            odds = self.odds(trial, ask.seat)
            if odds > most:
                most = odds
                best = option
        return best

    def odds(self, g: State, seat: int) -> float:
        """The chance to win, learned or, where nothing was learned, guessed from the game's own evaluation."""
        if self.values is not None:
            return self.values.odds(g, seat)
        if g.over:
            return result_for(g, seat)
        hand = float(self.rules.evaluate(g, seat))
        return 0.5 + 0.5 * hand / (abs(hand) + HAND_SCALE)


def order_of(found: Judgement) -> float:
    return -found.odds


def halvings(options: int) -> int:
    """How many rounds it takes until one option is left."""
    rounds = 1
    while options > 2:
        options = (options + 1) // 2
        rounds += 1
    return rounds
