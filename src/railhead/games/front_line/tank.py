"""The tank Rudy 102 (FLN-8.6)."""

from __future__ import annotations

from railhead.games.front_line import cards, choices, equipment, in_play, queries, reasons
from railhead.games.front_line.model import COMRADE, PASS, FrontLine, Seat
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class Board(Step):
    """The owner of the tank and a comrade beside him climb in, and it drives (FLN-8.6.1, FLN-8.6.2)."""

    flow = ("ask_passenger", "climb_in")

    seat: Seat

    def passengers(self, g: FrontLine) -> list[int]:
        return [seat for seat in queries.neighbours(g, self.seat) if seat not in g.fubar]

    def ask_passenger(self, g: FrontLine) -> Ask | None:
        beside = self.passengers(g)
        if len(beside) < 2:
            return None
        return Ask(self.seat, "passenger", g.comrade_options(beside))

    def climb_in(self, g: FrontLine) -> None:
        """The passenger cannot refuse; without one the owner drives alone."""
        beside = self.passengers(g)
        g.crew = [self.seat]
        if self.choice != NONE:
            g.crew.append(g.seat_of(self.choice))
        elif beside:
            g.crew.append(beside[0])
        if len(g.crew) > 1:
            g.tell("boards", self.seat, g.crew[1])
        else:
            g.tell("boards_alone", self.seat)
        if can_drive(g):
            drive(g)
        else:
            g.tell("tank_stays")

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        """He is asked only if both neighbours can come along."""
        if COMRADE.has(option):
            own = reasons.TAKES_ANOTHER_ALONG
            return choices.against_comrade(g, option, self.seat, own) or reasons.TOO_FAR_FOR_TANK
        return reasons.MUST_CHOOSE if option == PASS else 0


def tank_slots(g: FrontLine) -> list[int]:
    """The slots of the tank, the front one first."""
    slots = [g.slot_of(seat) for seat in g.crew]
    slots.sort()
    return slots


def stopping_slot(g: FrontLine) -> int:
    """Where the front of the tank will stop: slot 1, or right behind a F.U.B.A.R. comrade (FLN-8.6.2)."""
    slot = tank_slots(g)[0]
    while slot > 1 and g.line[slot - 2] not in g.fubar:
        slot -= 1
    return slot


def can_drive(g: FrontLine) -> bool:
    """Not under Halt!, not with a F.U.B.A.R. comrade inside, not if it is at its end (FLN-8.6.4, 8.6.5, 8.6.11)."""
    if g.halt:
        return False
    for seat in g.crew:
        if seat in g.fubar:
            return False
    return stopping_slot(g) < tank_slots(g)[0]


def drive(g: FrontLine) -> None:
    """The tank drives to its end; who was overtaken follows behind it, then the free slot (FLN-8.6.2, FLN-8.6.3)."""
    slots = tank_slots(g)
    stop = stopping_slot(g)
    crushed = 0
    for slot in range(stop, slots[0]):
        crushed += in_play.discard_in_play(g, slot)
    ahead = g.line[stop - 1 : slots[0] - 1]
    tank = [g.line[slot - 1] for slot in slots]
    overtaken = [seat for seat in ahead if seat != NONE]
    free = [NONE] * (len(ahead) - len(overtaken))
    g.line[stop - 1 : slots[-1]] = tank + overtaken + free
    g.tell("drives", stop)
    if crushed:
        g.tell("crushes", crushed)


def wear_tank(g: FrontLine) -> None:
    """At the beginning of step 6 the tank loses 1 durability (FLN-8.6.9)."""
    if g.crew:
        owner = g.crew[0]
        at = g.equipment[owner].place(cards.TANK_CARD)
        if not equipment.wear_out(g, owner, at):
            g.tell("tank_wears", g.equipment[owner].marks[at])
