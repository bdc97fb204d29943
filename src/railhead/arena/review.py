"""A finished match looked at again: everyone's odds decision by decision, what was missed, and what was luck."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from railhead.bots.lines import Line, play_lines, typical
from railhead.bots.search import Judgement, ThinkingBot
from railhead.bots.values import result_for
from railhead.kernel.ask import Ask
from railhead.kernel.match import Log, Match
from railhead.kernel.state import State
from railhead.present.reasons import Gain, gains
from railhead.registry import replay

DREAMS = 6  # for the odds of those who are not asked
LINES = 8  # of an option, to find out what it brings


@dataclass(frozen=True)
class Moment:
    """One decision: who, what was asked and taken, what would have been best, and everyone's odds before it."""

    number: int
    seat: int
    ask: Ask
    taken: int
    odds: tuple[float, ...]
    judgements: list[Judgement]
    before: State = field(repr=False)

    @property
    def best(self) -> Judgement:
        """The option with the best odds; the first of a list is what a bot would take, which needs more evidence."""
        return max(self.judgements, key=lambda one: one.odds)

    @property
    def missed(self) -> float:
        """How much of a chance to win the answer gave away; 0 for the best option, or if nobody thought about it."""
        found = [one.odds for one in self.judgements if one.option == self.taken and one.tries]
        return max(0.0, self.best.odds - found[0]) if found else 0.0


@dataclass(frozen=True)
class Better:
    """What another answer would have brought: how the turn would most likely have gone on, and what differs then."""

    line: Line
    gains: list[Gain]


@dataclass(frozen=True)
class Review:
    """All decisions of a match at which there was a choice, and how it ended."""

    moments: list[Moment]
    results: tuple[float, ...]

    def given_away(self, seat: int) -> float:
        """All that a seat missed, added up."""
        return sum(moment.missed for moment in self.moments if moment.seat == seat)

    def luck(self, seat: int) -> float:
        """What became of a seat's chances besides its own mistakes and what the others gave away."""
        if not self.moments:
            return 0.0
        others = [self.given_away(other) for other in range(len(self.results)) if other != seat]
        gained = sum(others) / max(1, len(others))
        return self.results[seat] - self.moments[0].odds[seat] + self.given_away(seat) - gained

    def turning_points(self, most: int = 5) -> list[tuple[Moment, int, float]]:
        """The largest changes of odds from one decision to the next: before which decision, for whom, by how much."""
        found: list[tuple[Moment, int, float]] = []
        for moment, odds in zip(self.moments, [one.odds for one in self.moments[1:]] + [self.results], strict=True):
            changes = [after - before for before, after in zip(moment.odds, odds, strict=True)]
            seat = max(range(len(changes)), key=lambda at: abs(changes[at]))
            found.append((moment, seat, changes[seat]))
        found.sort(key=lambda one: -abs(one[2]))
        return found[:most]

    def worst(self, most: int = 5) -> list[Moment]:
        """The decisions that gave away most."""
        found = sorted(self.moments, key=lambda moment: -moment.missed)
        return [moment for moment in found[:most] if moment.missed > 0]


def review(log: Log, iterations: int = 100, seed: int = 1) -> Review:
    """Look at a match again; every seat is judged by what it knew then."""
    match = replay(log)
    moments = list(moments_of(match, iterations, seed))
    state = match.state
    if not match.over:  # how it stands, where nobody has won or lost yet
        return Review(moments, tuple(standing(state, seat, seed) for seat in range(state.seats)))
    return Review(moments, tuple(result_for(state, seat) for seat in range(state.seats)))


def moments_of(match: Match, iterations: int, seed: int) -> Iterator[Moment]:
    rules = match.rules
    names = rules.vocabulary.index
    state = rules.start_state(match.seats, match.seed, dict(match.state.options))
    number = 0
    for entry in match.entries:
        if "answer" not in entry:
            if "concede" in entry:
                rules.concede(state, int(str(entry["seat"])))
            continue
        seat, option = int(str(entry["seat"])), names[str(entry["answer"])]
        ask = next(one for one in state.open_asks() if one.seat == seat)
        if len(ask.options) > 1:
            yield judge(state, ask, option, number, iterations, seed)
        state.answer(seat, option)
        number += 1


def judge(state: State, ask: Ask, taken: int, number: int, iterations: int, seed: int) -> Moment:
    """What an answer was worth, by what the seat knew that gave it.

    One match has one victory: the odds of all add up to it, and whoever is out of the match by its rules has none.
    """
    count = len(ask.options)
    thinker = ThinkingBot(state.rules, seed=seed + number, iterations=max(iterations, 2 * count), width=count)
    found = thinker.analyse(state.view(ask.seat), ask)
    own = 0.0 if state.rules.is_out(state, ask.seat) else 1.0
    odds = [standing(state, seat, seed + number) for seat in range(state.seats)]
    odds[ask.seat] = own * found[0].odds
    part = 1 / sum(odds) if state.seats > 1 and any(odds) else 1.0
    return Moment(
        number,
        ask.seat,
        ask,
        taken,
        tuple(one * part for one in odds),
        [Judgement(one.option, min(1.0, own * one.odds * part), one.tries) for one in found],
        state.clone(),
    )


def what_it_brings(moment: Moment, option: int, seed: int = 1) -> Better:
    """What an option would have brought that was not taken, by what the seat knew: both in the same dreams."""
    view = moment.before.view(moment.seat)
    lines, others = [
        play_lines(view, moment.ask, one, seed + LINES * moment.number, LINES) for one in (option, moment.taken)
    ]
    return Better(typical(lines), gains(view, lines, others))


def standing(state: State, seat: int, seed: int) -> float:
    """The odds of a seat that is not asked, by what it knows; whoever is out of the match by its rules has none."""
    if state.rules.is_out(state, seat):
        return 0.0
    thinker = ThinkingBot(state.rules, seed=seed)
    thinker.learn(state.seats)
    view = state.view(seat)
    return sum(thinker.odds(view.imagine(seed + dream), seat) for dream in range(DREAMS)) / DREAMS
