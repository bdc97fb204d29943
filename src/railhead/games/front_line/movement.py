"""Movement on the front line, one place at a time (chapter 4)."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line import cards, death
from railhead.games.front_line.model import FrontLine, Seat
from railhead.games.front_line.queries import is_end, is_immovable, is_wired
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step

BLOCKED: Final = -2


def step(g: FrontLine, seat: int, direction: int) -> int:
    """One step of a comrade (FLN-4.3).

    Returns who has entered the free slot, NONE after an exchange of places, BLOCKED if the step is impossible.
    """
    if g.halt or is_immovable(g, seat):
        return BLOCKED
    line = g.line
    start = line.index(seat)
    if is_end(g, start + direction):
        return BLOCKED
    free = start + direction
    while not is_end(g, free) and line[free] != NONE:
        free += direction
    if is_end(g, free):  # no free slot in this direction: change places (FLN-4.2.4, FLN-4.3.1)
        other = line[start + direction]
        line[start] = other
        line[start + direction] = seat
        g.tell("changes_places", seat, other)
        return NONE
    entered = line[free - direction]
    slot = free + 1
    while free != start:  # step into it, or push towards it (FLN-4.2.2, FLN-4.2.3)
        line[free] = line[free - direction]
        free -= direction
    line[start] = NONE
    if entered == seat:
        g.tell("steps", seat, slot)
    else:
        g.tell("pushes", seat, start + direction + 1, entered, slot)
    return entered


def tell_blocked(g: FrontLine, seat: int, direction: int, left: int) -> None:
    """Say who or what stands in the way, and how many steps are lost by it (FLN-4.2.5)."""
    slot = g.slot_of(seat) + direction
    if g.halt or is_immovable(g, seat):
        g.tell("stuck", seat)
    elif slot < 1:
        g.tell("blocked_at_front", seat)
    elif slot > len(g.line):
        g.tell("blocked_by_commissar", seat)
    else:
        g.tell("blocked_by", seat, g.occupant(slot))
    if left <= cards.MOST_SLOTS:  # nothing is lost by who runs until he is blocked
        g.tell("steps_lost", seat, left)


def exchange_places(g: FrontLine, one: int, other: int) -> None:
    """Two comrades exchange places, whatever lies between (FLN-8.3.3, FLN-8.3.4)."""
    line = g.line
    here = line.index(one)
    there = line.index(other)
    line[here] = other
    line[there] = one
    g.tell("changes_places", one, other)


class Move(Step):
    """A comrade moves up to a number of places; what cannot be done is lost (FLN-4.2.5, FLN-4.2.6)."""

    flow = ("take_step", "go_on")

    seat: Seat
    direction: int  # -1 forward, 1 back
    left: int  # steps still to make
    caught: bool = False  # his last step brought him into barbed wire

    def take_step(self, g: FrontLine) -> None:
        if self.left <= 0 or not g.is_alive(self.seat):
            return
        self.left -= 1
        entered = step(g, self.seat, self.direction)
        if entered == BLOCKED:
            tell_blocked(g, self.seat, self.direction, self.left + 1)
            self.left = 0
            return
        self.caught = is_wired(g, g.slot_of(self.seat))
        if entered != NONE:
            death.enter(g, entered)

    def go_on(self, g: FrontLine) -> None:
        """The next step on the line as it now is, if the mover lives and no wire holds him (FLN-4.3.3, FLN-5.8.2)."""
        if not g.is_alive(self.seat) or self.left <= 0:
            return
        if self.caught:
            runs = self.left > cards.MOST_SLOTS  # until something stops him: no number of steps is lost
            g.tell("caught", self.seat, 0 if runs else self.left)
            return
        self.go("take_step")
