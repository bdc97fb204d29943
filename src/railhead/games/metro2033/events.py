"""Phase 1: what the symbols of the round track bring (section 6); here the resources (6.1)."""

from __future__ import annotations

from railhead.games.metro2033 import board, cards, reasons
from railhead.games.metro2033.dark import ThreatsFromTheDark
from railhead.games.metro2033.laws import LawVote
from railhead.games.metro2033.model import RESOURCE, STATION, Deciding, InTurnOrder, Metro, Seat, which
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class Events(Step):
    """Resources first, then the threat, then the law (M33-6.0.2)."""

    flow = ("resources", "threat", "law")

    def resources(self, g: Metro) -> None:
        if cards.SHOWN[g.position]:
            g.push(ReceivingResources())

    def threat(self, g: Metro) -> None:
        if cards.SHOWS_THREAT[g.position]:
            g.push(ThreatsFromTheDark())

    def law(self, g: Metro) -> None:
        if cards.SHOWS_LAW[g.position]:
            g.push(LawVote())


class ReceivingResources(InTurnOrder):
    """Every controlled station gives a token of a resource that is shown, in turn order (M33-6.1)."""

    def take_turn(self, g: Metro, seat: int) -> None:
        produced = [0, 0, 0, 0, 0]  # stations by what they produce
        for station in g.held[seat]:
            produced[board.PRODUCES[station]] += 1
        for resource in cards.SHOWN[g.position]:
            g.gain(seat, resource, produced[resource] * cards.MULTIPLIER[g.position])
        if produced[board.ANY_RESOURCE]:
            g.push(PolisIncome(seat))


class PolisIncome(Deciding):
    """Each Polis station gives one of the resources shown; its owner picks which (M33-6.1.3)."""

    flow = ("ask_type", "take")

    seat: Seat
    place: int = 0  # of the station in POLIS_STATIONS

    def possible(self, g: Metro) -> list[int]:
        """The resources shown of which the reserve has a token; none if the station is not his."""
        if self.place >= len(board.POLIS_STATIONS) or board.POLIS_STATIONS[self.place] not in g.held[self.seat]:
            return []
        return [RESOURCE.of(resource) for resource in cards.SHOWN[g.position] if g.left(resource) > 0]

    def ask_type(self, g: Metro) -> Ask | None:
        types = self.possible(g)
        return which(self.seat, "polis_income", types, STATION.of(board.POLIS_STATIONS[self.place])) if types else None

    def take(self, g: Metro) -> None:
        choice = self.chosen(g, self.seat, self.possible)
        if choice != NONE:
            resource = RESOURCE.thing(choice)
            g.tell("polis_produces", self.seat, STATION.of(board.POLIS_STATIONS[self.place]), resource)
            g.gain(self.seat, resource, cards.MULTIPLIER[g.position])
        self.place += 1
        if self.place < len(board.POLIS_STATIONS):
            self.go("ask_type")

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if not RESOURCE.has(option):
            return 0
        resource = RESOURCE.thing(option)
        return reasons.NONE_LEFT[resource] if resource in cards.SHOWN[g.position] else reasons.NOT_SHOWN[resource]
