"""What happened, one event after the other, as a viewer may follow it: the sentence, and what it did to the pieces.

A passage of a match is played anew from the state before it, on a tape that keeps the state at each event. A beat
compares the scenes of two such states, both made from the viewer's own views, so there is no second calculation and
nothing in a beat that a view does not show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter

from railhead.kernel.ask import WAITING
from railhead.kernel.events import Event, Tape
from railhead.kernel.scene import Area, Piece, Scene
from railhead.kernel.state import NO_REPLIES, State
from railhead.kernel.zones import SPECTATOR
from railhead.present.voice import Voice

MOST_KEYS = 12  # pieces that are lit at once; more is no longer to be followed
SEATS = ("seat", "person")
THINGS = (*SEATS, "option", "card")  # the kinds of arguments that are no numbers

Entry = dict[str, object]  # of a match's log


@lru_cache(4096)
def arguments(sentence: str) -> tuple[tuple[int, str], ...]:
    """The numbered arguments of a sentence, each with its kind."""
    parsed = Formatter().parse(sentence)
    return tuple((int(field), kind or "") for _, field, kind, _ in parsed if field and field.isdigit())


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


def passage(state: State, entries: Sequence[Entry], told: int = -1) -> Passage:
    """Play these entries of a log from the state before them. The state itself stays as it is.

    `told`: the match is one whose windows are closed by the table, and this many events were told by now.
    """
    now = state.clone()
    tape = now.tape = Tape()
    tape.watched = now
    tape.patient = told >= 0
    vocabulary = state.rules.vocabulary
    for entry in entries:
        seat = entry.get("seat")
        if not isinstance(seat, int):
            continue  # chance: the state draws the same again
        while now.in_window() and now.replies[seat] != WAITING:
            now.close_window()
        if "concede" in entry:
            state.rules.concede(now, seat)
        else:
            now.answer(seat, vocabulary.option(str(entry["answer"])))
    while now.in_window() and not now.over and len(tape.events) < told:
        now.close_window()
    tape.watched = None  # a tape and a state that hold each other would wait for the garbage collector
    return Passage(state, tape.events, tape.stood, now)


def beats(passage: Passage, seat: int | None, voice: Voice, now: Scene | None = None) -> list[Beat]:
    """The events of a passage as a seat, or a spectator (None), may know them; `now`: the scene after it, if known.

    Most rules tell what they have done, so what changed since the last event belongs to the next one, unless the last
    one has named the number; and what comes after all events belongs to the last.
    """
    viewer = SPECTATOR if seat is None else seat
    found = [Draft(voice, event.seen_by(viewer)) for event in passage.events]
    followed = found[len(found) - len(passage.stood) :]  # of what was told before these only the sentence is left
    stood = [*passage.stood[:-1], passage.after]
    before = placed(scene_of(passage.before if len(followed) == len(found) else stood[0], seat)) if followed else {}
    for at, draft in enumerate(followed):
        scene = now if now is not None and draft is found[-1] else scene_of(stood[at], seat)
        after = placed(scene)
        if scene is not None:
            compare(draft, followed[at - 1] if at else draft, before, after)
            draft.point(scene)
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
        for place, kind in arguments(voice.state.rules.events[event.kind]):
            if place < len(event.args):
                self.take(kind, event.args[place])

    def take(self, kind: str, value: int) -> None:
        """An argument of the sentence."""
        if kind in SEATS:
            self.seats.append(value)
        elif kind == "option":
            self.options.append(value)
        elif kind not in THINGS:
            self.figures.add(value)

    def point(self, scene: Scene) -> None:
        """Find the pieces that stand for the seats and options in the sentence."""
        self.named += [key for seat in self.seats for key in standing_for(scene, seat)]
        if self.options:
            named = set(self.options)
            self.named += [piece.key for piece in scene.pieces() if not named.isdisjoint(piece.options)]

    def names(self, change: Change) -> bool:
        """Does the sentence say this number, or by how much it changed?"""
        return change.after in self.figures or abs(change.after - change.before) in self.figures

    def beat(self) -> Beat:
        keys = [*self.named, *[change.key for change in self.changes], *self.moved, *self.others]
        return Beat(self.text, tuple(dict.fromkeys(keys))[:MOST_KEYS], tuple(self.changes), tuple(self.moved))


# --- what differs between two scenes --------------------------------------------------------------------------------


Places = dict[str, tuple[Piece, Area]]  # every piece by its key, and where it lies


def placed(scene: Scene | None) -> Places:
    areas = [one for area in scene.areas for one in [area, *area.areas]] if scene is not None else []
    return {piece.key: (piece, area) for area in areas for piece in area.pieces}


def compare(draft: Draft, last: Draft, before: Places, after: Places) -> None:
    """Find what became different up to an event; `last` is the event before it."""
    for key, (piece, area) in after.items():
        found = before.get(key)
        if found is None:
            draft.others.append(key)
            continue
        old, there = found
        same = piece.numbers == old.numbers
        early = not same and count(draft, last, old, piece)
        if old.place != piece.place or there.name != area.name or there.owner != area.owner:
            draft.moved.append(key)
        other_numbers = not same and not early and old.numbers.keys() != piece.numbers.keys()
        if other_numbers or old.marks != piece.marks or old.face != piece.face or old.owner != piece.owner:
            draft.others.append(key)


def count(draft: Draft, last: Draft, old: Piece, piece: Piece) -> bool:
    """Find the numbers of a piece that changed; has the last event already spoken of one of them?"""
    early = False
    for name, value in piece.numbers.items():
        before = old.numbers.get(name, value)
        if before != value:
            change = Change(piece.key, name, before, value)
            of_last = last.names(change) and not draft.names(change)
            (last if of_last else draft).changes.append(change)
            early = early or of_last
    return early


def standing_for(scene: Scene, seat: int) -> list[str]:
    """The piece that stands for a seat: it lies in the first area of all where each has one."""
    for area in scene.areas:
        owners = [piece.owner for piece in area.pieces]
        if area.owner < 0 and seat in owners and len(owners) == len(set(owners)) and min(owners) >= 0:
            return [piece.key for piece in area.pieces if piece.owner == seat]
    return []
