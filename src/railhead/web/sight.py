"""What a viewer sees of a table: built from his `View` alone, for pages, streams and API alike."""

import json
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any, NamedTuple

from railhead.kernel.ask import NONE
from railhead.kernel.events import Event
from railhead.kernel.scene import Area, Piece, Scene
from railhead.kernel.view import View
from railhead.present.beats import SEATS
from railhead.present.offers import Offers
from railhead.present.sight import Question, Result, question_of, result_of, waiting_for
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.web.language import SPOKEN
from railhead.web.table import Table
from railhead.web.traces import Traces

MOST_SENTENCES = 500  # of a table that are kept; a page shows 60
MOST_WAYS = 20  # in which they are said: languages and names
COMPACT = json.JSONEncoder(separators=(",", ":")).encode
BEGINNINGS = ("round", "turn", "phase")  # the kinds of events that games tell these by
LOG_LINES = 60  # that the page shows; the whole log has a page of its own


class Told(NamedTuple):
    """A line of the log. `table`: it comes from the table, not from the rules."""

    text: str
    table: bool
    seat: int = NONE  # who did it
    begins: bool = False  # a round, a turn or a phase: a heading over what follows


@dataclass(frozen=True)
class Sight:
    """Everything a viewer gets."""

    seat: int | None
    decision: int
    question: Question | None
    waiting: tuple[str, ...]
    scene: Scene | None
    log: list[Told]
    since: list[Told]
    undo: int
    over: bool
    result: Result | None
    asked: list[int]  # the seats that the viewer knows to be asked
    view: View
    voice: Voice = field(repr=False)
    table: Table = field(repr=False)

    @cached_property
    def version(self) -> str:
        """Of what a decision is made on; worked out for those alone who have something to decide."""
        return version_of(self.table, self.view)

    @cached_property
    def traces(self) -> Traces:
        """What was told of things that no longer lie on the table."""
        return Traces(self.view, self.table.playing().tape.events)


def make_sight(table: Table, seat: int | None) -> Sight:
    """What a seat, or a spectator, sees of a table whose match has begun."""
    view = table.playing().view(seat)
    voice = voice_of(table, view)
    scene = view.rules.scene(view)
    start = max(0, len(table.playing().tape.events) - LOG_LINES)
    told = told_to(table, view, voice, start)
    undo = 0 if seat is None else table.undoable(seat)
    since = 0 if seat is None else table.since.get(seat, 0)
    return Sight(
        seat=seat,
        decision=table.decision,
        question=question_of(view, voice, scene),
        waiting=waiting_for(view, voice),
        scene=scene,
        log=[line for _, line in told[-LOG_LINES:]],
        since=[line for after, line in told if after > since][-LOG_LINES:],
        undo=undo,
        over=view.state.over,
        result=result_of(view, voice),
        asked=sorted({ask.seat for ask in (*view.asks, *view.others)}),
        view=view,
        voice=voice,
        table=table,
    )


def version_of(table: Table, view: View) -> str:
    """A fingerprint of what a decision is made on.

    It holds what the viewer knows and no more, so it cannot tell of hidden passes as a counter of answers would. How
    far the others are with their answers to the same question is left out: an answer stays good while they think.
    """
    known = view.to_json()
    del known["waiting_for"], known["answered"]
    own = table.answers_of(view.seat)
    data = COMPACT([known, len(table.playing().tape.events), own, table.undos])
    version = blake2b(data.encode(), digest_size=8).hexdigest()
    table.versions[view.seat] = (table.playing().state, table.number, version)
    return version


def version_for(table: Table, seat: int) -> str:
    """The version alone, to check that an answer was decided on what the seat sees now: mostly it was just shown."""
    state, number, version = table.versions.get(seat, (None, 0, ""))
    if state is table.playing().state and number == table.number:
        return version
    return version_of(table, table.playing().view(seat))


# --- words ----------------------------------------------------------------------------------------------------------


def voice_of(table: Table, view: View) -> Voice:
    """Speaks the reader's language, with the names of the people at the table."""
    return Voice(view.state, [place.name for place in table.places], SPOKEN.get())


def told_to(table: Table, view: View, voice: Voice, start: int = 0) -> list[tuple[int, Told]]:
    """The log as a viewer may read it, from an event on; with each line the number of events up to it."""
    known, viewer = sentences_of(table, voice), view.seat
    told: list[tuple[int, Told]] = []
    lines = [line for line in table.lines if line.after >= start]
    for number, event in enumerate(table.playing().tape.events[start:], start):
        while lines and lines[0].after <= number:
            told.append((number, Told(lines.pop(0).text, table=True)))
        key = event if event.secret < 0 else (event, viewer)  # without a secret it is the same for everybody
        told.append((number + 1, known.get(key) or known.setdefault(key, sentence(voice, event, viewer))))
    return told + [(line.after + 1, Told(line.text, table=True)) for line in lines]


def sentences_of(table: Table, voice: Voice) -> dict[Any, Told]:
    """What was told lately in a language, while people and seats are called as now; drawn again with every change."""
    titles = tuple([voice.seat(seat) for seat in range(table.seats)])
    known: dict[Any, Told] = table.sentences.setdefault((voice.words.language, tuple(voice.names), titles), {})
    if len(known) > MOST_SENTENCES:
        known.clear()
    if len(table.sentences) > MOST_WAYS:
        table.sentences.clear()
    return known


def sentence(voice: Voice, event: Event, viewer: int) -> Told:
    """What happened, as the viewer may know it, with the names of the people."""
    kinds = voice.rules.events[event.kind].split()
    seat = event.args[0] if kinds and kinds[0] in SEATS else NONE
    begins = event.kind in BEGINNINGS or event.kind.endswith("_begins")
    return Told(voice.event(event.seen_by(viewer)), table=False, seat=seat, begins=begins)


# --- JSON -----------------------------------------------------------------------------------------------------------


def to_json(sight: Sight) -> dict[str, Any]:
    """The sight for the API: the view, the table, the question and the log in plain JSON."""
    question = sight.question
    return {
        "version": sight.version,
        "decision": sight.decision,
        "view": sight.view.to_json(),
        "scene": sight.scene and scene_to_json(sight.scene, sight.voice, sight.seat),
        "ask": question
        and {
            "prompt": question.prompt,
            "text": question.text,
            "rule": question.rule,
            "options": options_to_json(sight),
        },
        "waiting": list(sight.waiting),
        "asked": sight.asked,
        "undo": sight.undo,
        "over": sight.over,
        "results": sight.result.lines() if sight.result else [],
        "log": [line.text for line in sight.log],
    }


def options_to_json(sight: Sight) -> list[dict[str, Any]]:
    """The options with what each costs and does, and the keys of the pieces that answer it."""
    offers = Offers(sight.voice, sight.scene, sight.seat)
    return [
        {
            "name": choice.name,
            "title": choice.title,
            "warning": choice.warning,
            "forecast": choice.forecast,
            "price": offers.price(choice),
            "effect": offers.effect(choice),
            "keys": list(choice.keys),
        }
        for choice in (sight.question.choices if sight.question else ())
    ]


def scene_to_json(scene: Scene, voice: Voice, seat: int | None) -> dict[str, Any]:
    """The table in areas and pieces, each with what it is called."""
    text = SceneText(voice.words, voice, {}, seat)
    return {**scene.to_json(), "areas": [area_to_json(area, text) for area in scene.areas]}


def area_to_json(area: Area, text: SceneText) -> dict[str, Any]:
    data = {**area.to_json(), "title": text.title(area), "pieces": [piece_to_json(one, text) for one in area.pieces]}
    return {**data, "areas": [area_to_json(inner, text) for inner in area.areas]} if area.areas else data


def piece_to_json(piece: Piece, text: SceneText) -> dict[str, Any]:
    """A piece, its title, and the names of the options that pointing at it can mean."""
    names = text.voice.rules.vocabulary.names
    options = {"options": [names[option] for option in piece.options]} if piece.options else {}
    return {**piece.to_json(), "title": text.face(piece), **options}
