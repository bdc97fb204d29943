"""Matches that a bot plays against itself, and what is kept of them for learning."""

from __future__ import annotations

from typing import Final

from railhead.bots.bot import settle, value
from railhead.bots.encoding import Encoding
from railhead.bots.rollout import Clock
from railhead.bots.values import Values, result_for
from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State

MOST_TRIED: Final = 24  # options looked at in one decision; of a longer list a random part
MOST_DECISIONS: Final = 6_000
THOUSAND: Final = 1000
BY_HAND: Final = 250  # in so many of 1000 cases a seat is played by the game's own evaluation, to meet other players
SKILLS: Final = [0, 100, 300, 1000]  # players of a match differ: thousandths of the exploring
TRACE: Final = 0.93  # how much of what comes later than the next decision counts
RESULT_PART: Final = 0.3  # how much the end of the match counts besides


class Sample:
    """A position as one seat knew it, and how the match ended for that seat (0 to 1)."""

    def __init__(self, keys: list[int], times: list[int], hand: int) -> None:
        self.keys: Final = keys
        self.times: Final = times
        self.hand: Final = hand
        self.won = 0.0


class Course:
    """What one seat thought of its chances, decision by decision."""

    def __init__(self) -> None:
        self.moments: Final[list[int]] = []
        self.odds: Final[list[float]] = []

    def add(self, moment: int, odds: float) -> None:
        self.moments.append(moment)
        self.odds.append(odds)

    def fade(self, result: float) -> None:
        """Turn the odds into what the later ones and the result make of them: the next ones count most."""
        later = result
        for at in range(len(self.odds) - 1, -1, -1):
            later = (1.0 - TRACE) * self.odds[at] + TRACE * later
            self.odds[at] = later

    def after(self, moment: int, result: float) -> float:
        """The faded odds of the next decision after a moment."""
        for at in range(len(self.moments)):
            if self.moments[at] > moment:
                return self.odds[at]
        return result


class SelfPlay:
    """One ruleset, one way to choose: learned values, or the game's own evaluation where there are none yet."""

    def __init__(self, rules: Ruleset, values: Values | None, explore: int, keep: int) -> None:
        self.rules: Final = rules
        self.values: Final = values
        self.encoding: Final = values.encoding if values is not None else Encoding(rules)
        self.explore: Final = explore  # in at most so many of 1000 decisions any option is taken
        self.keep: Final = keep  # of 1000 positions at the beginning of a turn so many are kept
        self.clock: Final = Clock(rules)
        self.odds = 0.0  # of the last choice

    def play(self, seats: int, seed: int) -> list[Sample]:
        """One match; the positions that were kept, with what became of them."""
        chance = Chance()
        chance.seed(seed)
        g = self.rules.start_state(seats, seed)
        samples: list[Sample] = []
        owners: list[int] = []
        moments: list[int] = []
        courses = [Course() for _ in range(seats)]
        by_hand = [self.values is None or (seats > 1 and chance.below(THOUSAND) < BY_HAND) for _ in range(seats)]
        explore = [self.explore * SKILLS[chance.below(len(SKILLS))] // THOUSAND for _ in range(seats)]
        now = self.clock.read(g)
        decisions = 0
        while not g.over and decisions < MOST_DECISIONS:
            ask = g.next_ask()
            then = self.clock.read(g)
            if then != now and chance.below(THOUSAND) < self.keep:
                for owner in range(seats):
                    facts = self.encoding.facts(g, owner)
                    samples.append(Sample(facts.keys, facts.times, self.rules.evaluate(g, owner)))
                    owners.append(owner)
                    moments.append(decisions)
            now = then
            self.odds = -1.0
            g.answer(ask.seat, self.choose(g, ask, chance, by_hand[ask.seat], explore[ask.seat]))
            if self.odds >= 0.0:
                courses[ask.seat].add(decisions, self.odds)
            decisions += 1
        if not g.over:
            return []
        for seat in range(seats):
            courses[seat].fade(result_for(g, seat))
        for place, sample in enumerate(samples):
            result = result_for(g, owners[place])
            later = courses[owners[place]].after(moments[place], result)
            sample.won = RESULT_PART * result + (1.0 - RESULT_PART) * later
        return samples

    def choose(self, g: State, ask: Ask, chance: Chance, by_hand: bool, explore: int) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        if chance.below(THOUSAND) < explore:
            return options[chance.below(len(options))]
        tried = options
        if len(options) > MOST_TRIED:
            tried = [options[chance.below(len(options))] for _ in range(MOST_TRIED)]
        dream = g.view(ask.seat).imagine(chance.below(1 << 30))
        best = tried[0]
        most = -1e30
        for option in tried:
            trial = dream.clone()
            trial.answer(ask.seat, option)
            settle(trial, ask.seat, chance)
            found = self.worth(trial, ask.seat, by_hand) + float(chance.below(THOUSAND)) / 1e9
            if found > most:
                most = found
                best = option
        if not by_hand:
            self.odds = most
        return best

    def worth(self, g: State, seat: int, by_hand: bool) -> float:
        if by_hand or self.values is None:
            return float(value(g, seat))
        return self.values.odds(g, seat)
