"""What happened and who may know it; and the tape that keeps it when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from railhead.kernel.ask import NONE
from railhead.kernel.zones import HIDDEN

if TYPE_CHECKING:
    from railhead.kernel.state import State

MOST_STOOD: Final = 30  # of the last events the tape can say how the match stood


class Event:
    """One thing that happened. `secret` is known to `audience` only; the others see that it is hidden from them."""

    def __init__(self, kind: str, args: list[int], secret: int, audience: int) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.audience = audience

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may know it."""
        if self.audience >> seat & 1:
            return self
        return Event(self.kind, self.args, HIDDEN, self.audience)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.secret!r}, {self.audience!r})"


class Tape:
    """Keeps events and chance outcomes of a match, and can dictate outcomes that a test has scripted."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.outcomes: list[tuple[str, list[int]]] = []
        self.script: list[tuple[str, list[int]]] = []
        self.keeps_shown = False  # the nets want to know which cards were turned up on the way
        # The card, the seats (bits) who knew it and those who do now, and how many events had been told by then.
        self.shown: list[tuple[int, int, int, int]] = []
        self.watched: State | None = None  # somebody wants to see how this state stood at each event
        self.stood: list[State] = []  # at each of the last events, if so
        self.patient = False  # windows for hidden reactions stay open until they are closed, whoever can react

    def show(self, card: int, before: int, after: int) -> None:
        """A card became known to more seats (bits) than before."""
        if self.keeps_shown:
            self.shown.append((card, before, after, len(self.events)))

    def tell(self, kind: str, a: int, b: int, c: int, d: int, secret: int, audience: int) -> None:
        args = [a, b, c, d]
        while args and args[-1] == NONE:
            args.pop()
        self.events.append(Event(kind, args, secret, audience))
        if self.watched is not None:
            if len(self.stood) >= MOST_STOOD:
                del self.stood[0]
            self.stood.append(self.watched.clone())

    def chance(self, name: str, outcome: list[int]) -> list[int]:
        """Log a chance outcome; if a script has a draw of this name left, the script says what the outcome is."""
        for place, (scripted, dictated) in enumerate(self.script):
            if scripted == name:
                self.script.pop(place)
                outcome = dictated
                break
        self.outcomes.append((name, outcome))
        return outcome
