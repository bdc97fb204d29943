"""The Commissar's advance (chapter 7)."""

from __future__ import annotations

from railhead.games.front_line.in_play import discard_in_play
from railhead.games.front_line.model import FrontLine
from railhead.games.front_line.queries import is_immovable
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step


class Advance(Step):
    """The Commissar moves one place forward for every dead comrade, one advance after the other (FLN-7.1, FLN-7.9)."""

    flow = ("each_advance",)

    left: int
    regardless: bool = False  # of Halt!, F.U.B.A.R. and the tank: the postponed advances at the end of step 5

    def each_advance(self, g: FrontLine) -> bool:
        if self.left <= 0 or NONE not in g.line:
            return False
        self.left -= 1
        if g.line[-1] == NONE:
            take_last_slot(g)
        elif not self.regardless and must_wait(g):
            g.postponed += 1
            g.tell("postponed")
        else:
            push_forward(g)
        return True


def nearest_free(g: FrontLine) -> int:
    """The place (0 for slot 1) of the free slot nearest to the Commissar (FLN-7.3)."""
    place = len(g.line) - 1
    while g.line[place] != NONE:
        place -= 1
    return place


def must_wait(g: FrontLine) -> bool:
    """Would the advance push somebody who cannot be moved now, and is step 5 not yet at its end (FLN-7.6)?"""
    for step in g.stack:
        if isinstance(step, Advance) and step.regardless:
            return False
    if g.halt:
        return True
    return any([is_immovable(g, seat) for seat in g.line[nearest_free(g) + 1 :]])


def take_last_slot(g: FrontLine) -> None:
    """He takes the last slot of the line, which is one slot shorter now (FLN-7.2, FLN-7.5)."""
    slot = len(g.line)
    g.line.pop()
    g.tell("advances", slot)
    clear_slot(g, slot)


def clear_slot(g: FrontLine, slot: int) -> None:
    """Mines and wire go without hurting anybody, where the Commissar stands now or a tank is pushed to."""
    if discard_in_play(g, slot):
        g.tell("obstacles_gone", slot)


def push_forward(g: FrontLine) -> None:
    """He pushes all between him and the nearest free slot; the foremost enters it (FLN-7.2, FLN-7.4)."""
    from railhead.games.front_line.movement import enter  # it imports this module

    free = nearest_free(g)
    line = g.line
    g.tell("commissar_pushes", line[free + 1], free + 1)
    for place in range(free, len(line) - 1):
        line[place] = line[place + 1]
        if line[place] in g.crew:  # mines and wire do not hurt who sits in the tank (FLN-7.6)
            clear_slot(g, place + 1)
    take_last_slot(g)
    enter(g, line[free])
