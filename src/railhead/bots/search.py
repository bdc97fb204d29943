"""A bot that thinks: it dreams of the hidden cards, tries its options in the same dreams, and plays the turn out.

It holds nothing but the view and the question. First it looks one answer ahead by the game's own evaluation, as
`greedy` does. Then the best few options meet the same dreams, so that luck favours none; in each dream everybody plays
on to the end of the turn, where positions compare, and the odds are taken there. Another option than the first choice
is taken only where the dreams show that it is better.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from railhead.bots.bot import Bot
from railhead.bots.rollout import Clock, evaluation, quick_choices, roll_out, settle
from railhead.bots.values import Values, learned, result_for, usual_turns
from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.kernel.view import View

SEED_ROOM: Final = 1 << 30
HAND_SCALE: Final = 1000.0  # for games without learned values: an evaluation of this size is a chance of 3 in 4
THOUSAND: Final = 1000
SLACK: Final = 0.9  # of the time a budget gives: the last trial may begin then
UNLIMITED: Final = 1 << 60
SOLO: Final = 1
ALONE: Final = 3  # times as many options and trials in a solo challenge, which nobody's answers interrupt
GLANCES: Final = 4  # dreams of the first look
TOGETHER: Final = 4  # dreams between two looks at who is still worth a trial
CLEAR: Final = 2.5  # standard errors behind the best: such an option is not tried again


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

    `width`: so many options, the best of the first look, are thought about; 0: the first look decides.
    `turns`: how many turns are played out in a dream; 0: as many as were found best for the game and the table.
    `doubt`: in tenths of a standard error, how sure it must be to leave its first choice.
    `sight`: it sees no more than so many of its options, whichever they are, and takes the best of these; 0: all.
    `slips`: in so many of 1000 cases it overlooks an option and goes on to the next best, which makes a weaker player
    that seldom plays absurd moves.
    """

    def __init__(
        self,
        rules: Ruleset,
        seed: int = 0,
        iterations: int = 64,
        ms: int = 0,
        width: int = 6,
        turns: int = 1,
        doubt: int = 10,
        slips: int = 0,
        sight: int = 0,
        hand: int = 0,
    ) -> None:
        self.rules = rules
        self.chance = Chance()
        self.chance.seed(seed)
        self.iterations = iterations
        self.ms = ms
        self.width = width
        self.turns = turns
        self.depth = turns
        self.doubt = doubt
        self.slips = slips
        self.sight = sight
        self.hand = hand  # 1: judge by the game's own evaluation even where values were learned
        self.values: Values | None = None
        self.clock = Clock(rules)
        self.glances: list[int] = []
        self.totals: list[float] = []
        self.gains: list[float] = []  # over the first choice, in the same dreams
        self.squares: list[float] = []
        self.tries: list[int] = []

    def choose(self, view: View, ask: Ask) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        return self.analyse(view, ask)[0].option

    def analyse(self, view: View, ask: Ask) -> list[Judgement]:
        """Every option with the chance to win, the one it would take first; those dropped early have fewer tries."""
        options = ask.options
        count = len(options)
        begun = time.perf_counter()
        self.learn(view.state.seats)
        self.totals = [0.0] * count
        self.gains = [0.0] * count
        self.squares = [0.0] * count
        self.tries = [0] * count
        ranked = self.first_look(view, ask, begun)
        times = ALONE if view.state.seats == SOLO else 1
        alive = ranked[: self.width * times] if self.width else []
        end = begun + SLACK * self.ms / THOUSAND if self.ms else 0.0
        budget = self.iterations * times if self.iterations else UNLIMITED
        left = budget
        rounds = halvings(len(alive))
        halved = 0
        while len(alive) > 1 and left >= len(alive) and not (end and time.perf_counter() > end):
            left -= self.try_in_dreams(view, ask, alive, min(TOGETHER, left // len(alive)), end)
            alive = self.contenders(alive)
            if self.used(budget, left, begun) * rounds >= halved + 1:
                alive = self.better_half(alive)
                halved += 1
        taken = self.decision(ranked[0], alive)
        order = [taken] + [at for at in self.by_mean(ranked) if at != taken]
        return [Judgement(options[at], self.mean(at), self.tries[at]) for at in order]

    def used(self, budget: int, left: int, begun: float) -> float:
        """Which part of the budget is spent, in trials or in time."""
        trials = 1.0 - left / budget
        if not self.ms:
            return trials
        return max(trials, (time.perf_counter() - begun) * THOUSAND / (SLACK * self.ms))

    def learn(self, seats: int) -> None:
        """Take the values that ship for the game, unless others were given; and how far it pays to look with them."""
        if self.values is None and not self.hand:
            self.values = learned(self.rules, seats)
        self.depth = self.turns or usual_turns(self.rules, seats)

    # --- the first look ---------------------------------------------------------------------------------------------

    def first_look(self, view: View, ask: Ask, begun: float) -> list[int]:
        """The places of all options, the best first: one answer ahead, by the game's own evaluation.

        Of options that it does not see (`sight`) the order is left to chance.
        """
        order = self.some_order(len(ask.options))
        seen = order[: self.sight] if self.sight else order
        self.glances = [0] * len(order)
        for _ in range(GLANCES):
            dream = view.imagine(self.chance.below(SEED_ROOM))
            for at in seen:
                trial = dream.clone()
                trial.answer(ask.seat, ask.options[at])
                settle(trial, ask.seat, self.chance)
                self.glances[at] += evaluation(trial, ask.seat)
            if self.ms and (time.perf_counter() - begun) * THOUSAND > self.ms / 4:
                break
        ranked = seen[:]
        ranked.sort(key=self.glance, reverse=True)
        ranked += order[len(seen) :]
        at = 0
        while at < len(ranked) // 2 and self.chance.below(THOUSAND) < self.slips:
            at += 1
        return [ranked[at], *ranked[:at], *ranked[at + 1 :]]

    def glance(self, at: int) -> int:
        return self.glances[at]

    def some_order(self, count: int) -> list[int]:
        """All places in random order, so that equal options are equally likely."""
        left = list(range(count))
        return [left.pop(self.chance.below(len(left))) for _ in range(count)]

    # --- dreams -----------------------------------------------------------------------------------------------------

    def try_in_dreams(self, view: View, ask: Ask, alive: list[int], dreams: int, end: float) -> int:
        """Try all options that are still alive in so many new dreams, or until the time is up; how many trials.

        A trial that the end of the time breaks off does not count.
        Must hold: the first choice comes first, so that the others can be compared with it dream by dream.
        """
        done = 0
        luck = Chance()
        for _ in range(dreams):
            seed: int = self.chance.below(SEED_ROOM)
            dream = view.imagine(seed)
            now = self.clock.read(dream)
            luck.seed(seed + 3)
            rivals = quick_choices(dream, luck, ask.seat)
            first = 0.0
            for at in alive:
                luck.seed(seed + 7)
                trial = dream.clone()
                trial.answer(ask.seat, ask.options[at])
                for seat, option in rivals:
                    trial.answer(seat, option)
                roll_out(trial, self.clock, now, self.depth, luck, end)
                if end and time.perf_counter() > end:  # broken off, so it compares with nothing
                    return done
                odds = self.odds(trial, ask.seat)
                if at == alive[0]:
                    first = odds
                self.totals[at] += odds
                self.gains[at] += odds - first
                self.squares[at] += (odds - first) * (odds - first)
                self.tries[at] += 1
                done += 1
        return done

    def contenders(self, alive: list[int]) -> list[int]:
        """The first choice, and the others that may still turn out better than the best known; alone: all is clear."""
        floor = 0.0
        for at in alive[1:]:
            floor = max(floor, self.mean_gain(at) - CLEAR * self.error(at))
        hopeful: list[int] = []
        for at in alive[1:]:
            most = self.mean_gain(at) + CLEAR * self.error(at)
            if most > 0.0 and most >= floor:
                hopeful.append(at)
        if len(hopeful) == 1 and floor > 0.0:
            return hopeful
        return alive[:1] + hopeful

    def error(self, at: int) -> float:
        """The standard error of what an option gained over the first choice."""
        tries = self.tries[at]
        if tries < 2:
            return 1.0
        mean = self.mean_gain(at)
        return sqrt(max(self.squares[at] / tries - mean * mean, 0.0) / (tries - 1))

    def better_half(self, alive: list[int]) -> list[int]:
        """The first choice, and the better half of the others by what was found so far."""
        keep = max(1, len(alive) // 2)
        others = alive[1:]
        others.sort(key=self.mean_gain, reverse=True)
        return alive[:1] + others[:keep]

    def decision(self, first: int, alive: list[int]) -> int:
        """The option that gained most over the first choice, if that is more than luck; else the first choice."""
        best = first
        most = 0.0
        for at in alive:
            if at != first and self.tries[at] > 1:
                mean = self.mean_gain(at)
                if mean > most and mean > self.doubt * self.error(at) / 10:
                    most = mean
                    best = at
        return best

    def mean(self, at: int) -> float:
        return self.totals[at] / self.tries[at] if self.tries[at] else 0.0

    def mean_gain(self, at: int) -> float:
        return self.gains[at] / self.tries[at] if self.tries[at] else -1.0

    def by_mean(self, ranked: list[int]) -> list[int]:
        """Tried options by their odds, then the others in the order of the first look."""
        tried = [at for at in ranked if self.tries[at]]
        tried.sort(key=self.mean, reverse=True)
        return tried + [at for at in ranked if not self.tries[at]]

    def odds(self, g: State, seat: int) -> float:
        """The chance to win, learned or, where nothing was learned, guessed from the game's own evaluation."""
        if g.over:
            return result_for(g, seat)
        if self.values is not None:
            return self.values.odds(g, seat)
        hand = float(self.rules.evaluate(g, seat))
        return 0.5 + 0.5 * hand / (abs(hand) + HAND_SCALE)


def halvings(options: int) -> int:
    """How many rounds it takes until two options are left, and one for these."""
    rounds = 1
    while options > 2:
        options = (options + 1) // 2
        rounds += 1
    return rounds
