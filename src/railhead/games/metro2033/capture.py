"""Capturing and losing stations; nobody stays below three (section 13)."""

from __future__ import annotations

from railhead.games.metro2033 import board, cards, reasons
from railhead.games.metro2033.model import STATION, Deciding, Metro, Seat, which
from railhead.games.metro2033.queries import active_stations, is_neutral, stations_held, stations_in
from railhead.kernel.ask import NONE, Ask


def capture(g: Metro, seat: int, station: int, price: int) -> None:
    """The price is paid and a token goes onto the station: one point more (M33-13.1.1)."""
    g.pay(seat, price)
    g.held[seat].append(station)
    g.tell("captures", seat, STATION.of(station), price, g.points(seat))


def take_refuge(g: Metro, seat: int, station: int) -> None:
    """A token goes onto a neutral station, free of charge (M33-13.3.1)."""
    g.held[seat].append(station)
    g.tell("takes_refuge", seat, STATION.of(station), g.points(seat))


def lose_station(g: Metro, seat: int, station: int) -> None:
    """The token is removed: one point less; heroes standing there stay (M33-13.2.1)."""
    g.held[seat].remove(station)
    g.tell("loses_station", seat, STATION.of(station), g.points(seat))


class Refuge(Deciding):
    """A player with fewer than three stations captures neutral ones free of charge (M33-13.3.1)."""

    flow = ("ask_station", "take")

    seat: Seat

    def possible(self, g: Metro) -> list[int]:
        """Neutral stations of his own zone; if there are none, of any other active faction zone; never Polis."""
        if len(g.held[self.seat]) >= cards.MIN_STATIONS:
            return []
        neutral = active_stations(g) & board.CAPTURABLE & ~board.POLIS_BITS & ~stations_held(g)
        own = neutral & board.ZONE_BITS[g.faction[self.seat]]
        return stations_in(own if own else neutral)

    def ask_station(self, g: Metro) -> Ask | None:
        return which(self.seat, "refuge", self.possible(g))

    def take(self, g: Metro) -> None:
        station = self.chosen(g, self.seat, self.possible)
        if station != NONE:
            take_refuge(g, self.seat, STATION.thing(station))
            self.go("ask_station")
        elif len(g.held[self.seat]) < cards.MIN_STATIONS:
            g.tell("finds_no_refuge", self.seat)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if not STATION.has(option):
            return 0
        if not is_neutral(g, STATION.thing(option)):
            return reasons.NOT_NEUTRAL
        return reasons.POLIS_NO_REFUGE if board.KIND[STATION.thing(option)] == board.POLIS else reasons.OWN_ZONE_FIRST
