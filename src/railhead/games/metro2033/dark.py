"""The event Threats from the Dark: every player defends one of his stations against one card (section 6.2)."""

from __future__ import annotations

from railhead.games.metro2033 import cards, decks, reasons
from railhead.games.metro2033.abilities import did_mission
from railhead.games.metro2033.clash import THE_DARK
from railhead.games.metro2033.combat import Battle
from railhead.games.metro2033.missions import NAMING, question, why_not_mission
from railhead.games.metro2033.model import ARMY, ARMY_OR_HERO, PASS, STATION, Deciding, Metro, Option, Station
from railhead.kernel.ask import NONE, Ask


class ThreatsFromTheDark(Deciding):
    """All name station and force; then one threat card is opened, and each fights it (M33-6.2.1-6.2.6)."""

    flow = ("ask_station", "name_station", "ask_force", "name_force", "open_card", "each_fight", "put_away")

    turn: int = 0  # the place in the turn order
    stations: list[Station] = []
    forces: list[Option] = []

    # --- naming -----------------------------------------------------------------------------------------------------

    def ask_station(self, g: Metro) -> Ask | list[Ask] | None:
        if self.turn >= g.seats:
            return None
        seat = g.in_order(self.turn)
        held = g.held[seat]
        return question(g, seat, "name_station", [STATION.of(station) for station in held], NAMING) if held else None

    def name_station(self, g: Metro) -> None:
        if self.turn >= g.seats:
            self.go("open_card")
            return
        seat = g.in_order(self.turn)
        g.active = seat
        choice = self.taken(g, seat, STATION.of(g.held[seat][0]) if g.held[seat] else PASS)
        if did_mission(g, seat, choice):
            self.go("ask_station")
            return
        self.stations.append(STATION.thing(choice) if choice != PASS else NONE)

    def ask_force(self, g: Metro) -> Ask | None:
        seat = g.in_order(self.turn)
        station = self.stations[self.turn]
        if g.hero_at[seat] == station:
            return Ask(seat, "defend_with", ARMY_OR_HERO, about=STATION.of(station))
        return None

    def name_force(self, g: Metro) -> None:
        seat = g.in_order(self.turn)
        force = self.taken(g, seat, ARMY)
        self.forces.append(force)
        if self.stations[self.turn] != NONE:
            named = "names_for_army" if force == ARMY else "names_for_hero"
            g.tell(named, seat, STATION.of(self.stations[self.turn]))
        else:
            g.tell("has_no_station", seat)
        self.turn += 1
        self.go("ask_station")

    # --- fighting ---------------------------------------------------------------------------------------------------

    def open_card(self, g: Metro) -> None:
        """One card for everybody; if none can be had, nothing happens (M33-6.2.2, 6.2.10)."""
        if decks.ready_threat(g):
            card = g.move(g.threats, -1, g.open_threat)
            g.tell("dark_opens", card, cards.THREAT_STRENGTH[card])
            self.turn = 0
        else:
            g.tell("dark_stays_quiet")

    def each_fight(self, g: Metro) -> bool:
        if self.turn >= g.seats:
            return False
        seat = g.in_order(self.turn)
        station = self.stations[self.turn]
        if station != NONE:
            g.active = seat
            g.push(Battle(seat, self.forces[self.turn], THE_DARK, station))
        self.turn += 1
        return True

    def put_away(self, g: Metro) -> None:
        g.move_all(g.open_threat, g.threat_discard)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt != "name_station":
            return 0
        return why_not_mission(g, ask.seat, option, NAMING) or (reasons.NOT_YOURS if STATION.has(option) else 0)
