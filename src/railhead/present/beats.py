"""What happened, one event after the other, as a viewer may follow it: the sentence, and what it did to the pieces.

A passage of a match is played anew from the state before it, on a tape that keeps the state at each event. A beat
compares the scenes of two such states, both made from the viewer's own views, so there is no second calculation and
nothing in a beat that a view does not show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import Formatter

from railhead.kernel.events import Event, Tape
from railhead.kernel.scene import Piece, Scene
from railhead.kernel.state import NO_REPLIES, State
from railhead.kernel.zones import SPECTATOR
from railhead.present.voice import Voice

MOST_KEYS = 12  # pieces that are lit at once; more is no longer to be followed
SEATS = ("seat", "person")
THINGS = (*SEATS, "option", "card")  # the kinds of arguments that are no numbers

Entry = dict[str, object]  # of a match's log


@dataclass(frozen=True)
class Change:
    """A number of a piece that became another one."""

    key: str
    name: str
    before: int
    after: int


@dataclass(frozen=True)
class Beat:
    """One event: what is said, the pieces it is about, the numbers that changed, the pieces that changed places."""

    text: str
    keys: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    moved: tuple[str, ...] = ()


@dataclass(frozen=True)
class Passage:
    """A part of a match: how it stood before, what was told in it, and how it stood at the last of these events."""

    before: State
    events: list[Event]
    stood: list[State]
    after: State


def passage(state: State, entries: Sequence[Entry]) -> Passage:
    """Play these entries of a log from the state before them. The state itself stays as it is."""
    now = state.clone()
    tape = now.tape = Tape()
    tape.watched = now
    vocabulary = state.rules.vocabulary
    for entry in entries:
        seat = entry.get("seat")
        if not isinstance(seat, int):
            continue  # chance: the state draws the same again
        if "concede" in entry:
            state.rules.concede(now, seat)
        else:
            now.answer(seat, vocabulary.option(str(entry["answer"])))
    return Passage(state, tape.events, tape.stood, now)


def beats(passage: Passage, seat: int | None, voice: Voice) -> list[Beat]:
    """The events of a passage as a seat, or a spectator (None), may know them.

    Most rules tell what they have done, so what changed since the last event belongs to the next one, unless the last
    one has named the number; and what comes after all events belongs to the last.
    """
    viewer = SPECTATOR if seat is None else seat
    found = [Draft(voice, event.seen_by(viewer)) for event in passage.events]
    followed = found[len(found) - len(passage.stood) :]  # of what was told before these only the sentence is left
    stood = [*passage.stood[:-1], passage.after]
    before = scene_of(passage.before if len(followed) == len(found) else stood[0], seat) if followed else None
    for at, draft in enumerate(followed):
        after = scene_of(stood[at], seat)
        if before is not None and after is not None:
            compare(draft, followed[at - 1] if at else draft, before, after)
        before = after
    return [draft.beat() for draft in found]


def scene_of(state: State, seat: int | None) -> Scene | None:
    """What lies on the table for a viewer, also in the middle of an answer."""
    if state.tape is not None or state.replies:
        state = state.clone()
        if not state.asks:
            state.replies = NO_REPLIES  # given secretly, and open only to the line that runs now
    view = state.view(seat)
    return view.rules.scene(view)


class Draft:
    """A beat in the making: an event as the viewer may know it, and what was found to belong to it."""

    def __init__(self, voice: Voice, event: Event) -> None:
        self.text = voice.event(event)
        self.seats: list[int] = []
        self.options: list[int] = []
        self.figures: set[int] = set()  # the numbers in the sentence
        self.changes: list[Change] = []
        self.moved: list[str] = []
        self.others: list[str] = []
        self.named: list[str] = []
        for _, field, kind, _ in Formatter().parse(voice.state.rules.events[event.kind]):
            if field and field.isdigit() and int(field) < len(event.args):
                self.take(kind or "", event.args[int(field)])

    def take(self, kind: str, value: int) -> None:
        """An argument of the sentence."""
        if kind in SEATS:
            self.seats.append(value)
        elif kind == "option":
            self.options.append(value)
        elif kind not in THINGS:
            self.figures.add(value)

    def names(self, change: Change) -> bool:
        """Does the sentence say this number, or by how much it changed?"""
        return change.after in self.figures or abs(change.after - change.before) in self.figures

    def beat(self) -> Beat:
        keys = [*self.named, *[change.key for change in self.changes], *self.moved, *self.others]
        return Beat(self.text, tuple(dict.fromkeys(keys))[:MOST_KEYS], tuple(self.changes), tuple(self.moved))


# --- what differs between two scenes --------------------------------------------------------------------------------


def compare(draft: Draft, last: Draft, before: Scene, after: Scene) -> None:
    """Find what became different up to an event; `last` is the event before it."""
    were = placed(before)
    early: set[str] = set()  # pieces that the last event has already spoken of
    for key, (piece, where) in placed(after).items():
        if key not in were:
            draft.others.append(key)
            continue
        old, there = were[key]
        for name, value in piece.numbers.items():
            if old.numbers.get(name, value) != value:
                change = Change(key, name, old.numbers[name], value)
                told = last if last.names(change) and not draft.names(change) else draft
                told.changes.append(change)
                if told is last:
                    early.add(key)
        if there != where:
            draft.moved.append(key)
        if key not in early and look_of(piece) != look_of(old):
            draft.others.append(key)
    draft.named += [key for seat in draft.seats for key in standing_for(after, seat)]
    if draft.options:
        draft.named += [piece.key for piece in after.pieces() if not set(draft.options).isdisjoint(piece.options)]


def look_of(piece: Piece) -> tuple[str, int, list[str], list[str]]:
    """What one sees of a piece besides the values of its numbers."""
    return piece.face, piece.owner, piece.marks, list(piece.numbers)


def placed(scene: Scene) -> dict[str, tuple[Piece, tuple[str, int, int]]]:
    """Every piece by its key, with the area where it lies and its place there."""
    return {
        piece.key: (piece, (one.name, one.owner, piece.place))
        for area in scene.areas
        for one in [area, *area.areas]
        for piece in one.pieces
    }


def standing_for(scene: Scene, seat: int) -> list[str]:
    """The piece that stands for a seat: it lies in the first area of all where each has one."""
    for area in scene.areas:
        owners = [piece.owner for piece in area.pieces]
        if area.owner < 0 and seat in owners and len(owners) == len(set(owners)) and min(owners) >= 0:
            return [piece.key for piece in area.pieces if piece.owner == seat]
    return []
