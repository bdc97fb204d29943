"""What no longer lies on the table but was told: the cards of this turn, the last raid, the dice just thrown.

Which events leave a trace, and from when on it is begun anew, stands in the game's `how.toml` (`[traces]`). It is read
from the events of the match as the viewer may know them, so it is the same after a reload, in a replay and for a
spectator, and it holds nothing that his log does not tell. No rule is reckoned here, and nothing is remembered.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from railhead.kernel.ask import NONE
from railhead.kernel.events import Event
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.scene import HIDDEN_FACE, Piece
from railhead.kernel.view import View
from railhead.present.beats import SEATS
from railhead.web.lessons import facts_of

PARTS = ("since", "leaves", "marks", "until")  # of a trace: the kinds of events it is made of
LOOKS_BACK = 1000  # events: a long match costs no more than a short one
Fact = dict[str, Any]  # a table of `how.toml`


@dataclass(frozen=True)
class Trace:
    """What was told of one thing, in order."""

    begun: Piece | None = None  # by which event
    turn: int = 0  # which turn (or round) it was then; 0: none is counted
    pieces: list[Piece] = field(default_factory=list)


class Traces:
    """The traces that a viewer sees, each worked out when it is drawn."""

    def __init__(self, view: View, events: list[Event]) -> None:
        self.rules, self.viewer = view.rules, view.seat
        self.events = events[-LOOKS_BACK:]

    @cached_property
    def facts(self) -> Fact:
        return facts_of(self.rules.name)

    def of(self, name: str) -> Trace:
        """A trace by its name; an empty one as long as nothing was told that begins it."""
        fact: Fact = self.facts["traces"][name]
        if "latest" in fact:
            return Trace(pieces=self.latest(name, fact["leaves"], fact["latest"]))
        at = self.last(fact["since"])
        if at < 0:
            return Trace()
        begun = self.piece(name, 0, self.events[at])
        return Trace(begun, self.turn(at), self.pieces(name, fact, self.events[at:]))

    def latest(self, name: str, leaves: list[str], kind: str) -> list[Piece]:
        """The last piece for each thing of a kind, the latest first: what each of the dice showed, for instance."""
        number, found = kind.lower(), dict[int, Piece]()
        for at in range(len(self.events) - 1, -1, -1):
            if self.events[at].kind in leaves:
                piece = self.piece(name, len(found) + 1, self.events[at])
                found.setdefault(piece.numbers[number], piece)
                if len(found) == len(self.rules.kinds[kind]):
                    break
        return list(found.values())

    def last(self, kinds: list[str], before: int = NONE) -> int:
        """Which event of these kinds was told last (up to one of them); NONE: there was none."""
        at = len(self.events) - 1 if before == NONE else before
        while at >= 0 and self.events[at].kind not in kinds:
            at -= 1
        return at

    def turn(self, at: int) -> int:
        fact = self.facts.get("result", {}).get("turn")
        begins = self.last([fact["event"]], at) if fact else NONE
        return self.events[begins].args[fact["number"]] if begins >= 0 else 0

    def pieces(self, name: str, fact: Fact, events: list[Event]) -> list[Piece]:
        """A piece for each event that leaves one; some events that follow mark the one told last."""
        leaves, marks, until = fact["leaves"], fact.get("marks", {}), fact.get("until", ())
        found: list[Piece] = []
        for event in events:
            if event.kind in until:
                break
            if event.kind in leaves:
                found.append(self.piece(name, len(found) + 1, event))
            elif found and event.kind in marks:
                found[-1].marks.append(marks[event.kind])
        return found

    def piece(self, name: str, place: int, event: Event) -> Piece:
        """An event as a thing: the first seat it names owns it, the last card it names is its face."""
        told = event.seen_by(self.viewer)
        made = Piece(told.kind, "", f"told-{name}-{place}", place=place)
        for kind, value in zip(self.rules.events[told.kind].split(), told.args, strict=False):
            if kind in SEATS and made.owner == NONE:
                made.owner = value
            elif kind == "card":
                made.face = self.rules.cards[value] if value >= 0 else HIDDEN_FACE
            else:
                made.numbers.setdefault(kind.lower(), value)
        return made


def kinds_of(rules: Ruleset, name: str) -> list[str]:
    """Every kind of event that a trace of a game reads."""
    fact: Fact = facts_of(rules.name)["traces"][name]
    return [kind for part in PARTS for kind in fact.get(part, ())]
