"""A match that is over, judged in the back room, and what the replay says of it.

Every decision is judged by what its player knew then (`arena.review`). What is kept of it is names and numbers; the
sentences are made for whoever looks, in their language.
"""

import json
import time
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from railhead.arena.review import Moment, judge, what_it_brings
from railhead.bots.values import result_for
from railhead.kernel.ask import Ask
from railhead.kernel.state import State
from railhead.present.reasons import Gain, reasons
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.web.language import SPOKEN
from railhead.web.past import GRAPH_HEIGHT, GRAPH_WIDTH, Replay
from railhead.web.table import Table

SEED = 1
TRIALS = (64, 32, 16, 8)  # for each decision: as many as the time for the whole match allows
SECONDS = 16.0  # of processor time for a whole match, by what a few decisions took
PROBES = 4
AGAIN = 8  # every eighth decision is looked at twice: how far the two looks lie apart is what chances are good for
GOOD, COSTLY = 0.02, 0.08  # what an answer may give away to be one of the best, and from where it cost something
NOTABLE = 0.05  # the least change of a chance that makes a key moment
MOST_KEY, MOST_BARS = 8, 6


# --- working it out -------------------------------------------------------------------------------------------------


def judge_some(table: Table, replay: Replay, wanted: dict[str, Any]) -> str:
    """Judge decisions from a given one on for a while; where it has come to."""
    trials = wanted["trials"] or affordable(replay)
    at, until = wanted["from"], time.monotonic() + wanted["seconds"]
    state = replay.state(at)
    made: list[dict[str, Any]] = []
    while at < replay.last and (not made or time.monotonic() < until):
        seat, answer = replay.decisions[at]
        if not answer:
            state.rules.concede(state, seat)
        else:
            option = state.rules.vocabulary.index[answer]
            ask = asked(state, seat)
            if len(ask.options) > 1:
                made.append(judge_one(state, ask, option, at, trials))
            state.answer(seat, option)
        at += 1
    end = replay.state(replay.last)
    results = [result_for(end, seat) for seat in range(end.seats)]
    return json.dumps({"at": at, "of": replay.last, "trials": trials, "results": results, "decisions": made})


def asked(state: State, seat: int) -> Ask:
    return next(ask for ask in state.open_asks() if ask.seat == seat)


def affordable(replay: Replay) -> int:
    """How many trials a decision may have, by how long a few of them take."""
    begun, tried = time.process_time(), 0
    for probe in range(PROBES):
        at = replay.last * (2 * probe + 1) // (2 * PROBES)
        seat, answer = replay.decisions[at]
        if answer:
            state = replay.state(at)
            ask = asked(state, seat)
            judge(state, ask, ask.options[0], at, TRIALS[-1], SEED)
            tried += 1
    whole = (time.process_time() - begun) / max(1, tried) * replay.last
    return next((trials for trials in TRIALS if whole * trials / TRIALS[-1] < SECONDS), TRIALS[-1])


def judge_one(state: State, ask: Ask, option: int, number: int, trials: int) -> dict[str, Any]:
    """One decision in names and numbers, and what would have been better where something was."""
    names = state.rules.vocabulary.names
    moment = judge(state, ask, option, number, trials, SEED)
    made: dict[str, Any] = {
        "number": number,
        "seat": ask.seat,
        "taken": names[option],
        "chances": [round(odds, 3) for odds in moment.odds],
        "options": [
            {"name": names[one.option], "chance": round(one.odds, 3), "trials": one.tries} for one in moment.judgements
        ],
    }
    if number % AGAIN == 0:
        first = moment.judgements[0].option
        second = judge(state, ask, option, number, trials, SEED + 1_000_000)
        made["again"] = round(next(one.odds for one in second.judgements if one.option == first), 3)
    if Decision.read(made).missed >= GOOD:
        made |= with_line(moment)
    return made


def with_line(moment: Moment) -> dict[str, Any]:
    """The line of the better option, as its player could have imagined it, and what it would have brought."""
    names = moment.before.rules.vocabulary.names
    better = what_it_brings(moment, moment.judgements[0].option, SEED)
    answers = [{"seat": seat, "answer": names[answer]} for seat, answer in better.line.answers]
    return {"line": {"dream": better.line.seed, "answers": answers}, "brings": [asdict(one) for one in better.gains]}


# --- reading it -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Imaginable:
    """A line that can be played again: the seed of the dream, and who answers what in it."""

    dream: int
    answers: list[tuple[int, str]]


@dataclass(frozen=True)
class Decision:
    """One decision as it was judged."""

    number: int
    seat: int
    taken: str
    chances: list[float]
    options: list[tuple[str, float]]  # the one first that a bot would take
    line: Imaginable | None = None  # of that one, where it was better
    brings: list[Gain] = field(default_factory=list)

    @staticmethod
    def read(kept: dict[str, Any]) -> "Decision":
        line = kept.get("line")
        return Decision(
            kept["number"],
            kept["seat"],
            kept["taken"],
            kept["chances"],
            [(option["name"], option["chance"]) for option in kept["options"] if option["trials"]],
            line and Imaginable(line["dream"], [(one["seat"], one["answer"]) for one in line["answers"]]),
            [Gain(**one) for one in kept.get("brings", [])],
        )

    @property
    def worth(self) -> float:
        first = self.options[0][1] if self.options else 0.0
        return next((chance for name, chance in self.options if name == self.taken), first)

    @property
    def missed(self) -> float:
        """What the answer gave away against the one that a bot would take."""
        return max(0.0, self.options[0][1] - self.worth) if self.options else 0.0


@dataclass
class Judged:
    """A match as it was judged, and what was said of it lately."""

    trials: int
    doubt: float
    results: list[float]
    decisions: list[Decision]
    said: dict[tuple[str, int | None], list["KeyMoment"]] = field(default_factory=dict)

    @staticmethod
    def read(data: str) -> "Judged":
        kept = json.loads(data)
        decisions = [one for one in map(Decision.read, kept["decisions"]) if one.options]
        return Judged(kept["trials"], kept["doubt"], kept["results"], decisions)

    def decision(self, number: int) -> Decision | None:
        return next((one for one in self.decisions if one.number == number), None)

    def course(self, seat: int) -> list[float]:
        """A seat's chance before each decision, and at the end; what only one look of three saw is left out.

        A seat that has no chance from some decision on is out, and has none: nothing of what was before is left in it.
        """
        seen = [one.chances[seat] for one in self.decisions]
        left = max((at + 1 for at, chance in enumerate(seen) if chance), default=0)
        smooth = [median(seen[max(0, at - 1) : at + 2]) if at < left else 0.0 for at in range(len(seen))]
        return [*smooth, self.results[seat]]


@dataclass(frozen=True)
class KeyMoment:
    """A moment at which somebody's chance changed much."""

    step: int
    when: str
    text: str
    change: int  # in hundredths
    kind: str  # "costly", "up" or "down"
    whose: str  # in whose chance; empty: of the one who looks
    chance: float


@dataclass(frozen=True)
class Bar:
    """One option, and what it was worth."""

    text: str
    chance: int
    kind: str  # "taken", "better" or nothing


@dataclass(frozen=True)
class Choice:
    """The decision at hand: what was chosen, and what was better."""

    asked: str
    when: str
    who: str
    seat: int
    at: int  # so many decisions of this player were counted
    of: int
    taken: Bar
    better: Bar | None
    bars: list[Bar]
    more: list[Bar]
    why: list[str]  # it was better: what it would have brought
    line: bool  # it can be watched


@dataclass(frozen=True)
class Line:
    """The curve of one seat."""

    seat: int
    points: str
    own: bool


@dataclass(frozen=True)
class Chances:
    """What the replay says of the chances at one step, for one pair of eyes."""

    trials: int
    doubt: int
    lines: list[Line]
    moments: list[KeyMoment]
    counts: tuple[int, int, int]  # best, fine, costly
    choice: Choice | None
    seat: int | None
    now: list[int]  # everybody's chance at this step
    last: int

    @property
    def judged(self) -> int:
        return sum(self.counts)

    def across(self, step: int) -> str:
        return f"{100 * step / max(1, self.last):.2f}%"


def chances_at(table: Table, replay: Replay, judged: Judged, step: int, seat: int | None) -> Chances:
    """All of it for one step; `seat`: whose chances count, those of all if nobody's."""
    courses = [judged.course(one) for one in range(table.seats)]
    own = [one for one in judged.decisions if seat is None or one.seat == seat]
    at = next((place for place, one in enumerate(judged.decisions) if one.number >= step), len(judged.decisions))
    key = (SPOKEN.get(), seat)
    if key not in judged.said:
        judged.said[key] = key_moments(table, replay, judged, courses, seat)
    costly = sum(one.missed >= COSTLY for one in own)
    best = sum(one.missed < GOOD for one in own)
    return Chances(
        trials=judged.trials,
        doubt=max(1, round(100 * judged.doubt)),
        lines=[line(judged, course, one, seat, replay.last) for one, course in enumerate(courses)],
        moments=judged.said[key],
        counts=(best, len(own) - best - costly, costly),
        choice=choice_at(table, replay, judged, step, seat),
        seat=seat,
        now=[round(100 * course[at]) for course in courses],
        last=replay.last,
    )


def line(judged: Judged, course: list[float], one: int, seat: int | None, last: int) -> Line:
    """The points of a curve; between two decisions nothing changes that anybody could tell."""
    steps = [decision.number for decision in judged.decisions] + [last]
    across = GRAPH_WIDTH / max(1, last)
    points = " ".join(
        f"{at * across:.1f},{GRAPH_HEIGHT * (1 - chance):.1f}" for at, chance in zip(steps, course, strict=True)
    )
    return Line(one, points, one == seat)


def key_moments(
    table: Table, replay: Replay, judged: Judged, courses: list[list[float]], seat: int | None
) -> list[KeyMoment]:
    """What cost most and what changed most, as the one sees it who looks; in the order of the match."""
    least = max(NOTABLE, 2 * judged.doubt)
    found: list[tuple[float, int, int, str]] = []  # size, place, whose, kind
    for place, one in enumerate(judged.decisions):
        if seat in (None, one.seat) and one.missed >= max(least, COSTLY):
            found.append((-one.missed, place, one.seat, "costly"))
            continue
        seats = range(table.seats) if seat is None else [seat]
        changes = {whose: courses[whose][place + 1] - courses[whose][place] for whose in seats}
        whose = max(changes, key=lambda one: abs(changes[one]))
        if abs(changes[whose]) >= least:
            found.append((changes[whose], place, whose, "up" if changes[whose] > 0 else "down"))
    found.sort(key=lambda one: -abs(one[0]))
    chosen = sorted(found[:MOST_KEY], key=lambda one: one[1])
    return [
        tell(table, replay, judged.decisions[place], change, kind, whose, seat, courses[whose][place])
        for change, place, whose, kind in chosen
    ]


def tell(
    table: Table, replay: Replay, one: Decision, change: float, kind: str, whose: int, seat: int | None, chance: float
) -> KeyMoment:
    state = replay.state(one.number)
    voice = voice_at(table, state)
    taken, better = named(voice, one.taken), named(voice, one.options[0][0])
    who = voice.seat(one.seat)
    text = (
        voice.words.say("chances-instead", who=who, taken=taken, better=better)
        if kind == "costly"
        else voice.words.say("chances-did", who=who, taken=taken)
    )
    whose_name = "" if whose == seat else str(voice.seat(whose))
    return KeyMoment(one.number, when(voice, state), text, round(100 * change), kind, whose_name, chance)


def choice_at(table: Table, replay: Replay, judged: Judged, step: int, seat: int | None) -> Choice | None:
    """The decision that is made at a step; None where there was nothing to choose."""
    one = judged.decision(step)
    if one is None:
        return None
    state = replay.state(step)
    voice = voice_at(table, state)
    first = one.options[0][0]
    better = first if one.missed >= GOOD else ""
    options = sorted(one.options, key=lambda option: -option[1])
    bars = [Bar(named(voice, name), round(100 * worth), mark(name, one.taken, better)) for name, worth in options]
    shown = [bar for at, bar in enumerate(bars) if bar.kind or at < MOST_BARS]
    while len(shown) > MOST_BARS:
        shown.remove([bar for bar in shown if not bar.kind][-1])
    same = [decision.number for decision in judged.decisions if decision.seat == one.seat]
    marked = {bar.kind: bar for bar in bars if bar.kind}
    return Choice(
        asked=voice.asked(asked(state, one.seat)),
        when=when(voice, state),
        who=str(voice.seat(one.seat)),
        seat=one.seat,
        at=same.index(step) + 1,
        of=len(same),
        taken=marked.get("taken") or Bar(named(voice, one.taken), round(100 * one.worth), "taken"),
        better=marked.get("better"),
        bars=shown,
        more=bars if len(bars) > len(shown) else [],
        why=why(voice, one) if better else [],
        line=bool(better and one.line),
    )


def why(voice: Voice, one: Decision) -> list[str]:
    """What the better answer would have brought, as whoever decided could know it."""
    return reasons(voice.state.view(one.seat), one.brings, SceneText(voice.words, voice, {}, one.seat))


def mark(name: str, taken: str, better: str) -> str:
    return "taken" if name == taken else "better" if name == better else ""


def voice_at(table: Table, state: State) -> Voice:
    return Voice(state, [place.name for place in table.places], SPOKEN.get())


def when(voice: Voice, state: State) -> str:
    """The round, as the game calls it."""
    scene = state.rules.scene(state.view(None))
    if scene is None or not scene.round or not voice.words.knows("moment-round"):
        return ""
    return f"{voice.words.say('moment-round')} {scene.round}".capitalize()


def named(voice: Voice, option: str) -> str:
    return str(voice.option(voice.state.rules.vocabulary.index[option]))
