"""The clocks that a host may choose. How much time a seat has follows from the moments of the log's entries alone.

A clock runs while its seat is visibly waited for. It tells nothing that not everybody sees: what is asked quietly
neither starts, stops nor shifts it.
"""

import time
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

from railhead.kernel.state import State
from railhead.web.language import say

SECOND = 1000  # milliseconds, as the log counts
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
ANSWER, SEAT, CONCEDE = "answer", "seat", "concede"  # what happens at the end of one's time
ENDINGS = (ANSWER, SEAT, CONCEDE)
BY_CLOCK = "clock"  # the cause of an entry that nobody decided
UNMOVED = ("say", "unsay", "mute", "unmute", "name", "coach", "rematch")  # entries that ask nobody anything


@dataclass(frozen=True)
class Clock:
    """How much time there is: for every question, or (`bank`) for all questions of a seat together."""

    time: int
    bank: bool = False
    gain: int = 0  # that each decision adds to a bank
    grace: int = MINUTE  # that everybody has at least after a restart of the server
    days: bool = False


CLOCKS = {  # by the names that terms, forms and programs use
    "move-1": Clock(MINUTE),
    "move-2": Clock(2 * MINUTE),
    "move-5": Clock(5 * MINUTE),
    "match-10": Clock(10 * MINUTE, bank=True, gain=10 * SECOND),
    "match-25": Clock(25 * MINUTE, bank=True, gain=15 * SECOND),
    "match-60": Clock(HOUR, bank=True, gain=30 * SECOND),
    "days-1": Clock(DAY, grace=HOUR, days=True),
    "days-3": Clock(3 * DAY, grace=HOUR, days=True),
    "days-7": Clock(7 * DAY, grace=HOUR, days=True),
}
NONE = "none"
CHOICES = (NONE, *CLOCKS)


@dataclass(frozen=True)
class Asked:
    """The people's seats that a match waits for: those that all see, and those that only they themselves see."""

    openly: Collection[int] = ()
    quietly: Collection[int] = ()


def asked_in(state: State | None, bots: Collection[int]) -> Asked:
    """Whom a state waits for; `bots` are the seats that bots play."""
    if state is None or state.over:
        return Asked()
    asks = [ask for ask in state.open_asks() if ask.seat not in bots]
    return Asked([ask.seat for ask in asks if not ask.quiet], [ask.seat for ask in asks if ask.quiet])


@dataclass
class Times:
    """The time of every seat of one table."""

    clock: Clock
    left: list[int]  # when a seat's clock stopped, or began to run
    since: dict[int, int] = field(default_factory=dict)  # the seats whose clock runs, and from when
    hidden: dict[int, int] = field(default_factory=dict)  # quietly asked, and since when; only over days
    before: dict[int, int] = field(default_factory=dict)  # what was left when a seat last answered
    owed: dict[int, int] = field(default_factory=dict)  # answers that bring no new time: so many were taken back
    stood_in: set[int] = field(default_factory=set)  # a bot took the seat in the middle of a question

    def copy(self) -> "Times":
        held = {name: type(value)(value) for name, value in vars(self).items() if name != "clock"}
        return replace(self, **held)

    # --- what the log says ------------------------------------------------------------------------------------------

    def take(self, kind: str, seat: int | None, data: dict[str, Any], at: int, asked: Asked) -> None:
        """Take the next entry of the log, after which these seats are asked."""
        if kind in UNMOVED:
            return
        if kind == "grace":
            self.forgive(*data["down"])
            return
        answering = seat if kind == "answer" and seat in self.since else None
        if kind == "answer" and seat is not None:
            self.stood_in.discard(seat)
        if answering is not None:
            self.answered(answering, at)
        elif kind == "undo" and seat is not None:
            self.taken_back(seat, data["decisions"], at)
        elif kind == "back" and seat is not None and self.clock.bank:
            self.left[seat] = max(self.left[seat], self.clock.gain)
        openly = () if kind == "fault" else asked.openly
        for one in [one for one in self.since if one not in openly]:
            self.left[one] = self.remains(one, at)
            del self.since[one]
            self.owed.pop(one, None)
            if kind == "bot" and one == seat:
                self.stood_in.add(one)
        for one in openly:
            if one not in self.since:
                self.begin(one, at, again=one == answering)
        if answering is not None and answering not in self.since:
            self.owed.pop(answering, None)
        quietly = asked.quietly if self.clock.days and kind != "fault" else ()
        self.hidden = {one: self.hidden.get(one, at) for one in quietly}

    def begin(self, seat: int, at: int, *, again: bool) -> None:
        """A question is put to a seat. Each has its own time, unless it is one that was put before."""
        if not self.clock.bank and not again and not self.owed.get(seat) and seat not in self.stood_in:
            self.left[seat] = self.clock.time
        self.since[seat] = at

    def answered(self, seat: int, at: int) -> None:
        left = self.remains(seat, at)
        self.before[seat] = self.left[seat] = left
        if self.owed.get(seat):
            self.owed[seat] -= 1
        else:
            self.left[seat] = left + self.clock.gain if self.clock.bank else self.clock.time
        del self.since[seat]

    def taken_back(self, seat: int, decisions: int, at: int) -> None:
        """Taking back brings no time back, else who answers and takes back in turns would never lack it."""
        self.left[seat] = min(self.remains(seat, at), self.before.get(seat, self.clock.time))
        self.owed[seat] = decisions
        if seat in self.since:
            self.since[seat] = at

    def forgive(self, down: int, up: int) -> None:
        """No server ran between two moments: that time counts for nobody, and everybody has a while after it."""
        for seat, since in self.since.items():
            self.left[seat] = max(self.left[seat] + lost(down, up, since), up + self.clock.grace - since)
        for seat, since in self.hidden.items():
            self.hidden[seat] = max(since + lost(down, up, since), up + self.clock.grace - self.clock.time)

    # --- questions --------------------------------------------------------------------------------------------------

    def remains(self, seat: int, at: int) -> int:
        """How much time a seat has."""
        used = max(0, at - self.since[seat]) if seat in self.since else 0
        return max(0, self.left[seat] - used)

    def ends(self, seat: int) -> int | None:
        """When the time of a seat is over; None while its clock stands."""
        return self.since[seat] + self.left[seat] if seat in self.since else None

    def ends_quietly(self, seat: int) -> int | None:
        """When a seat that is quietly asked passes; for nobody else to know."""
        return self.hidden[seat] + self.clock.time if seat in self.hidden else None

    def due(self) -> int | None:
        """When the next seat is out of time."""
        ends = [self.since[seat] + self.left[seat] for seat in self.since]
        return min(ends + [since + self.clock.time for since in self.hidden.values()], default=None)

    def is_out(self, seat: int, at: int) -> bool:
        """Is the time of a seat over?"""
        ends = self.ends(seat) if seat in self.since else self.ends_quietly(seat)
        return ends is not None and ends <= at

    def out(self, at: int) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in sorted({*self.since, *self.hidden}) if self.is_out(seat, at)]

    def too_late(self, seat: int) -> bool:
        """Has a bot taken the seat because there was no time left for the question that is open now?"""
        return seat in self.stood_in and not self.clock.bank and not self.left[seat]


def now() -> int:
    """The moment, as the log counts."""
    return int(time.time() * 1000)


def shown_as(left: int) -> str:
    """A time as it stands on a page before the script counts: 1:30, 1:02:30, or in days and hours."""
    seconds = -(-left // SECOND)
    if left >= DAY:
        return say("clock-days", days=seconds // 86_400, hours=seconds % 86_400 // 3600)
    hours, minutes = seconds // 3600, seconds % 3600 // 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def lost(down: int, up: int, since: int) -> int:
    return max(0, up - max(down, since))


def times_of(clock: str, seats: int) -> Times | None:
    """The clocks of a table before anybody is asked; None where none was chosen."""
    chosen = CLOCKS.get(clock)
    return None if chosen is None else Times(chosen, [chosen.time] * seats)
