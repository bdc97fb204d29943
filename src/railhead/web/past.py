"""What is worked out from a whole log: replays, the sealed log, everything a viewer was told, an imported match.

All of it takes time in proportion to the log, so it runs in the back room and never in a server process.
"""

import json
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from markupsafe import Markup

import railhead
from railhead import records
from railhead.kernel.errors import BadLog
from railhead.kernel.events import Event, Tape
from railhead.kernel.match import Match, resume_match
from railhead.kernel.state import State
from railhead.present.sight import result_of
from railhead.present.voice import Voice
from railhead.web import ledger, moments
from railhead.web.chances import UNDER_WAY
from railhead.web.endings import course_title, length_of, places, standing, verdict
from railhead.web.finishes import Finish, finishes
from railhead.web.language import listed, say
from railhead.web.lessons import cover_of, said_of, titles_of
from railhead.web.looks import TEMPLATES, look_of, read
from railhead.web.screens import REGION_TEMPLATES, Lens, SeatBox, page
from railhead.web.sight import Sight, make_sight, told_to, voice_of
from railhead.web.stage import Stage
from railhead.web.table import Refused, Table

if TYPE_CHECKING:
    from railhead.web.imagined import Imagined
    from railhead.web.judged import Chances

GRAPH_WIDTH, GRAPH_HEIGHT, GRAPH_POINTS = 1000.0, 160.0, 240
HUES = 6  # colours of seats that a game gives none
EVERY = 64  # so many decisions lie between two states that a replay keeps; the others are played from there
IMPORTED_ANSWERS = 20_000


# --- replays --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
    """How the seats stood from decision to decision: the points of one line each, and the bounds of the graph."""

    game: str
    lines: list[str]
    low: int = 0
    high: int = 0
    stood: list[moments.Stood] = field(default_factory=list)

    @property
    def title(self) -> str:
        return course_title(self.game)

    @property
    def ends(self) -> list[Finish]:
        return finishes(self.stood, self.low, self.high)


@dataclass(frozen=True)
class Replay:
    """A finished match: some of its states, and how many events there were after each decision."""

    decisions: list[tuple[int, str]]  # who decided what; an empty answer: he conceded
    states: list[State]
    after: list[int]
    events: list[Event]
    course: Course

    @property
    def last(self) -> int:
        return len(self.decisions)

    def state(self, step: int) -> State:
        """The match after so many decisions."""
        state = self.states[step // EVERY].clone()
        for seat, answer in self.decisions[step - step % EVERY : step]:
            if answer:
                state.answer(seat, state.rules.vocabulary.index[answer])
            else:
                state.rules.concede(state, seat)
        return state

    def values(self, step: int) -> list[int]:
        """How every seat stood after so many decisions."""
        state = self.state(step)
        return standing(resume_match(state.rules, state))

    @cached_property
    def turns(self) -> ledger.Turns:
        return ledger.turns_of(self.course.game, self.events)

    @cached_property
    def moment(self) -> moments.Moment | None:
        """What decided the match."""
        outcome = self.state(self.last).outcome
        return moments.decisive(self.course.stood, outcome.winners if outcome else (), self.values)


def make_replay(table: Table) -> Replay:
    walk = records.Walk(table.playing().log)
    last = len(walk.decisions)
    stride = -(-(last + 1) // GRAPH_POINTS)
    states: list[State] = []
    after: list[int] = []
    stood: list[tuple[int, list[int]]] = []
    for match in walk.all():
        if walk.at % EVERY == 0:
            states.append(match.state.clone())
        if (walk.at % stride == 0 or walk.at == last) and (values := standing(match)):
            stood.append((walk.at, values))
        after.append(len(match.tape.events))
    return Replay(walk.decisions, states, after, match.tape.events, graph(table.rules.name, stood, last))


def graph(game: str, stood: list[tuple[int, list[int]]], last: int) -> Course:
    """How every seat stood: the points of one line for each."""
    flat = [value for _, values in stood for value in values]
    low, high = min(flat, default=0), max(flat, default=0)
    if low == high:
        return Course(game, [])
    across = GRAPH_WIDTH / max(1, last)
    scale = GRAPH_HEIGHT / (high - low)
    lines = [
        " ".join(f"{at * across:.1f},{GRAPH_HEIGHT - (values[seat] - low) * scale:.1f}" for at, values in stood)
        for seat in range(len(stood[0][1]))
    ]
    return Course(game, lines, low, high, stood)


def table_at(table: Table, replay: Replay, step: int) -> Table:
    """The table as it stood after so many decisions."""
    match = resume_match(table.rules, replay.state(step))
    match.tape = Tape()
    match.tape.events = replay.events[: replay.after[step]]
    past = copy(table)
    past.match = match
    past.lines = [line for line in table.lines if line.after <= replay.after[step]]
    past.answers = table.answers[:step]
    return past


def show_step(
    table: Table,
    replay: Replay,
    wanted: dict[str, Any],
    chances: "Chances | None",
    imagined: "tuple[Table, int | None, Imagined] | None" = None,
) -> str:
    """One step of the replay: a page, or its regions for the script.

    `imagined`: how the table would stand in a line that was not played, through whose eyes, and the line.
    """
    step, seat = min(wanted["step"], replay.last), wanted["seat"]
    past, eyes, line = imagined or (table_at(table, replay, step), seat, None)
    sight = make_sight(past, eyes)
    voice = voice_of(past, sight.view)
    who, answer = replay.decisions[step - 1] if step else (None, "")
    words = {
        "sprite": look_of(table.rules.name).sprite,
        "table": past,
        "sight": sight,
        "step": step,
        "last": replay.last,
        "seat": seat,
        "titles": titles(table, voice),
        "liveries": liveries(table, sight.view.state),
        "did": "" if who is None else f"{voice.seat(who)}: {did(voice, answer)}",
        "course": replay.course,
        "graph_at": GRAPH_WIDTH * step / max(1, replay.last),
        "chances": chances,
        "imagined": line,
        "judging": wanted["chances"] == UNDER_WAY,
        **{name: wanted[name] for name in ("person", "here", "bots", "own", "progress")},
    }
    regions = draw_past(past, sight, voice, wanted["here"])
    regions.setdefault("log", REGION_TEMPLATES["log"].render(words))
    if not wanted["json"]:
        return page("replay.html", drawn="own" in regions, regions=regions, **words)
    for name in ("steps", "chances"):
        regions[name] = TEMPLATES.get_template(f"{name}.html").render(words)
    place = line.at if line else step
    return json.dumps({"regions": regions, "decision": step, "place": place, "screen": ""}, ensure_ascii=False)


def titles(table: Table, voice: Voice) -> list[str]:
    """What the seats are called: their titles in the game, with the names of the people where they differ."""
    pairs = [(voice.seat(seat), voice.person(seat)) for seat in range(table.seats)]
    return [title if title == person else f"{title} ({person})" for title, person in pairs]


def liveries(table: Table, state: State) -> list[str]:
    """The classes by which the lines of a graph have the colours of the seats at the table."""
    faces = [table.rules.seat_face(state, seat) for seat in range(table.seats)]
    return [f"hue-{seat % HUES} of-{table.rules.name} face-{face or seat}" for seat, face in enumerate(faces)]


def draw_past(table: Table, sight: Sight, voice: Voice, here: str) -> dict[str, str]:
    """The regions of the table as it was; none where the game has no scene."""
    if sight.scene is None:
        return {"board": ""}
    templates = look_of(table.rules.name).regions
    words = {
        "stage": Stage(sight, voice, sight.scene, playing=False),
        "sight": sight,
        "table": table,
        "lens": Lens(table.id, seat=sight.seat),
        "players": [seat_box(table, sight, seat) for seat in range(table.seats)],
        "here": f"{here}/replay",
    }
    return {name: templates[name].render(words) for name in ("strip", "board", "own", "seats", "log")}


def seat_box(table: Table, sight: Sight, seat: int) -> SeatBox:
    """A player in the list of players of a replay: always here, and asked where it was asked."""
    voice = voice_of(table, sight.view)
    return SeatBox(
        seat=seat,
        title=voice.seat(seat) if voice.rules.seat_face(voice.state, seat) else "",
        name=table.places[seat].name,
        bot=table.places[seat].bot,
        away=False,
        gone=False,
        here=True,
        asked=seat in sight.asked,
        own=False,
    )


def did(voice: Voice, answer: str) -> str:
    return voice.option(voice.state.rules.vocabulary.index[answer]) if answer else say("replay-concedes")


# --- results --------------------------------------------------------------------------------------------------------


def show_result(table: Table, replay: Replay, wanted: dict[str, Any]) -> str:
    """Who won, how every score was counted, and the course of the match."""
    view = table.playing().view(None)
    voice = voice_of(table, view)
    result = result_of(view, voice)
    assert result is not None
    own: list[int] = wanted["own"]
    turns = replay.turns
    rows = ledger.rows(voice, view, ledger.items_of(table.rules, replay.events, turns, table.seats), turns)
    words = {
        "table": table,
        "symbols": look_of(table.rules.name).sprite,
        "rows": rows,
        "legend": ledger.legend(voice, rows),
        "counts": ledger.counts_of(view, replay.events),
        "counted": said_of(table.rules).say,
        "figures": figures(table),
        "length": length_of(turns.length, table.lasted),
        "ticks": turns.ticks(replay.after),
        "moment": moment_of(table, replay, wanted["here"], own),
        "title": titles_of(table.rules)[0],
        "cover": cover_of(table.rules.name),
        "verdict": verdict(result, own),
        "won": any(one.won and one.seat in own for one in result.standings),
        "text": result.text,
        "decisions": replay.last,
        "places": places(result, replay.events, voice),
        "course": replay.course,
        "titles": titles(table, voice),
        "liveries": liveries(table, view.state),
        "own": own,
        **{name: wanted[name] for name in ("person", "here")},
    }
    return page("result.html", **words)


def figures(table: Table) -> list[str]:
    """The small drawing by which each seat is known at the table, where the game has one."""
    sight = make_sight(table, None)
    drawing = f"drawn/{table.rules.name}/who.html"
    if sight.scene is None or not read(drawing):
        return [""] * table.seats
    stage = Stage(sight, sight.voice, sight.scene, playing=False)
    return [Markup(TEMPLATES.get_template(drawing).render(stage=stage, who=seat)) for seat in range(table.seats)]


@dataclass(frozen=True)
class MomentBox:
    """The decisive moment as a page shows it: where it lies on the course, what was told of it, and where to see it."""

    across: float  # percent of the course
    down: float
    when: str
    why: str
    told: list[str]
    link: str


def moment_of(table: Table, replay: Replay, here: str, own: list[int]) -> MomentBox | None:
    """What decided the match, told to the one who looks as it was told to him then."""
    moment = replay.moment
    if moment is None:
        return None
    step, seat = moment.step, own[0] if len(own) == 1 else None
    before, voice = replay.state(step - 1), voice_of(table, table.playing().view(seat))
    outcome = table.playing().state.outcome
    winners = outcome.winners if outcome else ()
    course = replay.course
    values = replay.values(step) or course.stood[-1][1]
    stands = max((values[one] for one in winners or range(table.seats)), default=course.low)
    first, told = moments.sentences(before, *replay.decisions[step - 1], seat, voice)
    return MomentBox(
        across=100 * step / max(1, replay.last),
        down=100 - 100 * (stands - course.low) / (course.high - course.low),
        when=replay.turns.said(replay.turns.at(replay.after[step - 1] + first)),
        why=say(f"end-moment-{moment.why}", names=listed([voice.seat(one) for one in winners]), number=len(winners)),
        told=told,
        link=f"{here}/replay?step={step}" + ("" if seat is None else f"&seat={seat}"),
    )


# --- logs out -------------------------------------------------------------------------------------------------------


def seal(table: Table) -> str:
    """The sealed log of a finished match: everything, the seed included."""
    return json.dumps(records.seal(table.playing().log, table.draw), ensure_ascii=False, separators=(",", ":"))


def everything_told(table: Table, wanted: dict[str, Any]) -> str:
    """Everything a viewer was told; for a program after the end the whole sealed log too."""
    view = table.playing().view(wanted["seat"])
    told = [line for _, line in told_to(table, view, voice_of(table, view))]
    if not wanted["json"]:
        return page("log.html", person=wanted["person"], table=table, here=wanted["here"], told=told)
    sealed = records.seal(table.playing().log, table.draw) if table.stage == "over" else None
    return json.dumps({"told": [line.text for line in told], "log": sealed}, ensure_ascii=False)


# --- a log in -------------------------------------------------------------------------------------------------------


def check_import(body: bytes, games: list[str]) -> str:
    """A form with a log from outside: replayed and checked; what a table needs to be made of it, as JSON."""
    try:
        fields = parse_qs(body.decode(), max_num_fields=10)
        record = records.parse(fields.get("log", [""])[0])
        match = replay_here(games, record.log)
        faults = records.check(record.log)
    except BadLog as fault:
        raise Refused("refused-record", 422, fault=str(fault)) from None
    except ValueError:
        raise Refused("refused-form", 400) from None
    if faults:
        raise Refused("refused-record", 422, fault=faults[0])
    log: dict[str, Any] = record.log
    made = {
        "name": fields.get("name", [""])[0],
        "game": log["game"],
        "options": log["options"],
        "seed": log["seed"],
        "seats": match.seats,
        "names": [seat.name for seat in record.seats],
        "answers": records.decisions(match.log),
    }
    return json.dumps(made)


def replay_here(games: list[str], log: Any) -> Match:
    if not isinstance(log, dict) or log.get("game") not in games:
        raise Refused("refused-record-game", 422)
    if not isinstance(log.get("entries"), list) or len(log["entries"]) > IMPORTED_ANSWERS:
        raise Refused("refused-record-long", 422, most=IMPORTED_ANSWERS)
    return railhead.replay(log)
