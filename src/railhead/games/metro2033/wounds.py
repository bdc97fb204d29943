"""Wounds: the hero goes home and misses a turn (section 16.4)."""

from __future__ import annotations

from railhead.games.metro2033 import board, decks, effects, equipment, reasons, strength
from railhead.games.metro2033.model import GEAR, PASS, STATION, Deciding, Metro, Seat, which
from railhead.kernel.ask import Ask


class Wound(Deciding):
    """A hero is wounded: he moves to a home station of his faction and misses his next turn (M33-16.4.1)."""

    flow = ("ask_kit", "treat", "ask_home", "go_home")

    seat: Seat

    def ask_kit(self, g: Metro) -> Ask | None:
        kits = [card for card in g.gear[self.seat].cards if strength.has_op(card, effects.PREVENT_WOUND)]
        return which(self.seat, "prevent_wound", [PASS, *equipment.gear_options(kits)])

    def treat(self, g: Metro) -> None:
        option = self.taken(g, self.seat)
        if GEAR.has(option):
            decks.discard_gear(g, self.seat, equipment.gear_of(option))
            g.tell("prevents_wound", self.seat, equipment.gear_of(option))
            self.leave()

    def ask_home(self, g: Metro) -> Ask:
        homes = [STATION.of(home) for home in board.HOMES[g.faction[self.seat]]]
        return Ask(self.seat, "go_home", homes)

    def go_home(self, g: Metro) -> None:
        home = self.taken(g, self.seat)
        g.hero_at[self.seat] = STATION.thing(home)
        g.wounded[self.seat] = True
        g.tell("is_wounded", self.seat, home)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "go_home":
            return reasons.HOME_TO_HEAL if STATION.has(option) else 0
        return reasons.NO_CURE if GEAR.has(option) else 0
