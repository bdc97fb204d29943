"""What a viewer sees of a table, in words and boxes: built from his `View` alone, for pages, streams and API alike."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from railhead.kernel.ask import Ask
from railhead.kernel.display import Cell, Panel
from railhead.kernel.events import Event
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.scene import Scene
from railhead.kernel.view import View
from railhead.present.sight import Question, Result, question_of, result_of, waiting_for
from railhead.present.voice import Voice
from railhead.web.language import SPOKEN
from railhead.web.maps import Sheet, lay_out
from railhead.web.table import Table

MOST_SENTENCES = 50_000
LOG_LINES = 60  # that the page shows; the whole log has a page of its own
NUMBERED = re.compile(r"\bPlayer (\d+)\b")


@dataclass(frozen=True)
class CellBox:
    """A cell to draw. `state`: "can" (pointing at it answers), "cannot" (it says why not) or ""."""

    text: str
    option: str
    key: str
    note: str
    tone: str
    state: str


@dataclass(frozen=True)
class PanelBox:
    """A panel to draw."""

    title: str
    kind: str
    heads: tuple[str, ...]
    rows: tuple[tuple[CellBox, ...], ...]
    own: bool
    places: tuple[tuple[float, float], ...] = ()  # of a map
    links: tuple[tuple[int, int], ...] = ()
    folded: bool = False

    @property
    def empty(self) -> bool:
        return not any(cell.text or cell.note for row in self.rows for cell in row)

    @property
    def sheet(self) -> Sheet:
        """The map, laid out."""
        return lay_out(self.places, tuple(cell.text for cell in self.rows[0]))


@dataclass(frozen=True)
class Told:
    """A line of the log. `table`: it comes from the table, not from the rules."""

    text: str
    table: bool


@dataclass(frozen=True)
class Sight:
    """Everything a viewer gets."""

    seat: int | None
    version: str  # of what a decision is made on
    decision: int
    question: Question | None
    waiting: tuple[str, ...]
    scene: Scene | None
    panels: list[PanelBox]
    log: list[Told]
    since: list[Told]
    undo: int
    over: bool
    result: Result | None
    asked: list[int]  # the seats that the viewer knows to be asked
    view: View


def look(table: Table, seat: int | None, *, asking: bool = True) -> Sight:
    """What a seat, or a spectator, sees of a table whose match has begun. Not `asking`: nothing can be chosen."""
    view = table.playing().view(seat)
    names, voice = naming(table, view), voice_of(table, view)
    scene = view.rules.scene(view)
    ask = view.asks[0] if view.asks and asking else None
    start = max(0, len(table.playing().tape.events) - LOG_LINES)
    told = told_to(table, view, start)
    undo = 0 if seat is None else table.undoable(seat)
    since = 0 if seat is None else table.since.get(seat, 0)
    return Sight(
        seat=seat,
        version=version_of(table, view),
        decision=table.decision,
        question=question_of(view, voice, scene),
        waiting=waiting_for(view, voice),
        scene=scene,
        panels=fold([panel_box(panel, view, ask, names) for panel in view.rules.table(view)]),
        log=[line for _, line in told[-LOG_LINES:]],
        since=[line for after, line in told if after > since][-LOG_LINES:],
        undo=undo,
        over=view.state.over,
        result=result_of(view, voice),
        asked=sorted({ask.seat for ask in (*view.asks, *view.others)}),
        view=view,
    )


def version_of(table: Table, view: View) -> str:
    """A fingerprint of what a decision is made on.

    It holds what the viewer knows and no more, so it cannot tell of hidden passes as a counter of answers would. How
    far the others are with their answers to the same question is left out: an answer stays good while they think.
    """
    known = view.to_json()
    del known["waiting_for"], known["answered"]
    own = table.answers_of(view.seat)
    data = json.dumps([known, len(table.playing().tape.events), own, table.undos], separators=(",", ":"))
    return blake2b(data.encode(), digest_size=8).hexdigest()


def version_for(table: Table, seat: int) -> str:
    """The version alone, to check that an answer was decided on what the seat sees now."""
    return version_of(table, table.playing().view(seat))


# --- words ----------------------------------------------------------------------------------------------------------


Naming = Callable[[str], str]


def naming(table: Table, view: View) -> Naming:
    """Puts the names of the people where the rules could only say "Player 2"."""
    names = [place.name for place in table.places]

    def named(found: "re.Match[str]") -> str:
        seat = int(found[1]) - 1
        return names[seat] if 0 <= seat < len(names) and names[seat] else found[0]

    return lambda text: NUMBERED.sub(named, text) if "Player" in text else text


def voice_of(table: Table, view: View) -> Voice:
    """Speaks the reader's language, with the names of the people at the table."""
    return Voice(view.state, [place.name for place in table.places], SPOKEN.get())


def told_to(table: Table, view: View, start: int = 0) -> list[tuple[int, Told]]:
    """The log as a viewer may read it, from an event on; with each line the number of events up to it."""
    voice = voice_of(table, view)
    titles = tuple(voice.seat(seat) for seat in range(table.seats))
    told: list[tuple[int, Told]] = []
    lines = [line for line in table.lines if line.after >= start]
    for number, event in enumerate(table.playing().events(seat_of(view), start), start):
        while lines and lines[0].after <= number:
            told.append((number, Told(lines.pop(0).text, table=True)))
        told.append((number + 1, Told(sentence(voice, titles, event), table=False)))
    return told + [(line.after + 1, Told(line.text, table=True)) for line in lines]


SENTENCES: dict[Any, str] = {}  # those told lately: the same few are drawn again with every change


def sentence(voice: Voice, titles: tuple[str, ...], event: Event) -> str:
    """What happened, with the names of the people; `titles`: what the seats are called now."""
    key = (
        voice.words.language,
        voice.state.rules.name,
        tuple(voice.names),
        titles,
        event.kind,
        tuple(event.args),
        event.secret,
    )
    if key not in SENTENCES:
        if len(SENTENCES) >= MOST_SENTENCES:
            SENTENCES.clear()
        SENTENCES[key] = voice.event(event)
    return SENTENCES[key]


def seat_of(view: View) -> int | None:
    return view.seat if view.seat < view.state.seats else None


# --- boxes ----------------------------------------------------------------------------------------------------------


def panel_box(panel: Panel, view: View, ask: Ask | None, names: Naming) -> PanelBox:
    counts: dict[str, int] = {}
    rows = tuple(tuple(cell_box(cell, view.rules, ask, names, counts) for cell in row) for row in panel.rows)
    return PanelBox(
        title=names(panel.title),
        kind=panel.kind,
        heads=tuple(panel.heads),
        rows=rows,
        own=panel.seat == view.seat,
        places=tuple(panel.places),
        links=tuple(panel.links),
    )


def cell_box(cell: Cell, rules: Ruleset, ask: Ask | None, names: Naming, counts: dict[str, int]) -> CellBox:
    option = rules.vocabulary.names[cell.option] if cell.option >= 0 else ""
    key = cell.key or option
    if key and not cell.key:  # a thing without a key of its own glides within its panel only
        counts[key] = counts.get(key, 0) + 1
        key = f"{key} {counts[key]}"
    state = ""
    if option and ask is not None:
        state = "can" if cell.option in ask.options else "cannot"
    return CellBox(names(cell.text), option, key, names(cell.note), cell.tone, state)


def fold(panels: list[PanelBox]) -> list[PanelBox]:
    """Close the lists that only repeat what a map shows; they can be opened."""
    shown = {cell.option for panel in panels if panel.kind == "map" for row in panel.rows for cell in row}
    folded = []
    for panel in panels:
        options = {cell.option for row in panel.rows for cell in row if cell.option}
        repeats = panel.kind != "map" and not panel.own and bool(options) and options <= shown
        folded.append(replace(panel, folded=repeats))
    return folded


def to_json(sight: Sight) -> dict[str, Any]:
    """The sight for the API: the view, the question and the log in plain JSON."""
    question = sight.question
    return {
        "version": sight.version,
        "decision": sight.decision,
        "view": sight.view.to_json(),
        "ask": question
        and {
            "prompt": question.prompt,
            "text": question.text,
            "rule": question.rule,
            "options": [{"name": choice.name, "title": choice.title} for choice in question.choices],
        },
        "waiting": list(sight.waiting),
        "asked": sight.asked,
        "undo": sight.undo,
        "over": sight.over,
        "results": sight.result.lines() if sight.result else [],
        "log": [line.text for line in sight.log],
    }
