"""What a run plays: match number i depends on the run's seed and on i alone, whoever plays it and when."""

import hashlib
import time
from collections import Counter
from dataclasses import asdict, dataclass
from itertools import combinations

import railhead
from railhead.bots import Bot, from_spec
from railhead.kernel.ask import Outcome
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State, zones_of
from railhead.kernel.view import View

SOLO = 1
MOST_ANSWERS = 12_000  # no match of players who want to win takes a quarter of these; two who only pass never end
UNFINISHED = "unfinished"
SEER = "seer-"  # before the name of a bot: it sees every card and every secret answer, to measure what luck leaves open


@dataclass(frozen=True)
class Run:
    """A game, who plays it, at how many seats, and the seed of everything that chance decides."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int

    def check(self) -> None:
        """Refuse a game, a number of seats or a bot that does not exist, with a sentence."""
        rules = railhead.ruleset(self.game)
        rules.check_setup(self.seats, {})
        if len(self.bots) != len(set(self.bots)):
            raise BadSetup("Every bot of a run is named once; the last one takes the seats that are left.")
        for spec in self.bots:
            from_spec(spec.removeprefix(SEER), rules, seed=0)

    def header(self) -> dict[str, object]:
        """What must be equal for two files to be of one run."""
        return {**asdict(self), "bots": list(self.bots), "version": railhead.ruleset(self.game).version}


@dataclass(frozen=True)
class Result:
    """How one match ended; `ticks`: for each bot, how many of its decisions took how long, in steps of `tick`."""

    number: int
    seated: tuple[str, ...]
    winners: tuple[int, ...]  # plain numbers, not an Outcome: a compiled object does not travel between processes
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]
    ticks: dict[str, dict[int, int]]


def number_of(*words: object) -> int:
    """A number that all these words decide."""
    text = "/".join(str(word) for word in words)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")


def line_ups(run: Run) -> list[tuple[str, ...]]:
    """Who meets whom: every choice of bots that fills the table; the last bot fills up a table that is too large."""
    if len(run.bots) >= run.seats:
        return list(combinations(run.bots, run.seats))
    return [run.bots + run.bots[-1:] * (run.seats - len(run.bots))]


def seated(run: Run, number: int) -> tuple[str, ...]:
    """Who sits where in a match: one line-up after the other, and all of them a seat further in the next turn."""
    choices = line_ups(run)
    turn, place = divmod(number, len(choices))
    names = choices[place]
    shift = turn % run.seats
    return names[len(names) - shift :] + names[: len(names) - shift]


def deal_of(run: Run, number: int) -> int:
    """The seed of a match. In a solo challenge all bots get the same deals, so that their scores compare."""
    return number_of(run.seed, "deal", number // len(run.bots) if run.seats == SOLO else number)


def play_match(task: tuple[Run, int]) -> Result:
    """Play one match of a run; each bot gets nothing but its view and its question."""
    run, number = task
    rules = railhead.ruleset(run.game)
    names = seated(run, number)
    bots = [
        from_spec(name.removeprefix(SEER), rules, seed=number_of(run.seed, number, seat))
        for seat, name in enumerate(names)
    ]
    ticks: dict[str, Counter[int]] = {name: Counter() for name in names}
    decisions = [0] * run.seats
    outcome = play(rules, bots, deal_of(run, number), names, ticks, decisions)
    spent = {name: dict(found) for name, found in ticks.items()}
    ended = (outcome.winners, outcome.scores, outcome.ranking, outcome.reason)
    return Result(number, names, *ended, tuple(decisions), spent)


def play(
    rules: Ruleset, bots: list[Bot], seed: int, names: tuple[str, ...], ticks: dict[str, Counter[int]], made: list[int]
) -> Outcome:
    state = rules.start_state(len(bots), seed)
    answers = 0
    while not state.over:
        answers += 1
        if answers > MOST_ANSWERS:
            return unfinished(len(bots))
        ask = state.next_ask()
        view = open_view(state, ask.seat) if names[ask.seat].startswith(SEER) else state.view(ask.seat)
        if len(ask.options) == 1:  # nothing to decide: not worth a measurement either
            state.answer(ask.seat, ask.options[0])
            continue
        begun = time.perf_counter()
        option = bots[ask.seat].choose(view, ask)
        ticks[names[ask.seat]][tick(time.perf_counter() - begun)] += 1
        made[ask.seat] += 1
        if option not in ask.options:
            raise BadSetup(f"{names[ask.seat]} answers {option!r} to {ask.prompt!r}, which is not among the options.")
        state.answer(ask.seat, option)
    assert state.outcome is not None
    return state.outcome


def unfinished(seats: int) -> Outcome:
    """A match that comes to no end: nobody has won."""
    return Outcome((), (0,) * seats, (1,) * seats, UNFINISHED)


def open_view(state: State, seat: int) -> View:
    """The view of a seer: nothing is hidden but what chance has yet to decide."""
    view = state.view(seat)
    for shown, true in zip(zones_of(view.state), zones_of(state), strict=True):
        shown.cards = true.cards[:]
    view.state.replies = state.replies[:]
    return view


# --- time -----------------------------------------------------------------------------------------------------------

STEPS_PER_OCTAVE = 8  # 9 % from one step to the next
SHORTEST = 1e-6


def tick(seconds: float) -> int:
    """The step of a logarithmic scale in which a time lies; small numbers of steps merge and add up."""
    step = 0
    edge = SHORTEST
    while edge < seconds:
        edge *= 2.0 ** (1 / STEPS_PER_OCTAVE)
        step += 1
    return step


def seconds_of(step: int) -> float:
    """The upper edge of a step."""
    return float(SHORTEST * 2.0 ** (step / STEPS_PER_OCTAVE))
