"""Wounds: the hero goes home and misses a turn (section 16.4)."""

from __future__ import annotations

from railhead.games.metro2033.board import HOMES
from railhead.games.metro2033.decks import discard_gear
from railhead.games.metro2033.effects import PREVENT_WOUND
from railhead.games.metro2033.equipment import gear_of, gear_options
from railhead.games.metro2033.model import GEAR, PASS, STATION, Deciding, Metro, Seat
from railhead.games.metro2033.reasons import HOME_TO_HEAL, NO_CURE
from railhead.games.metro2033.strength import has_op
from railhead.kernel.ask import Ask


class Wound(Deciding):
    """A hero is wounded: he moves to a home station of his faction and misses his next turn (M33-16.4.1)."""

    flow = ("ask_kit", "treat", "ask_home", "go_home")

    seat: Seat

    def ask_kit(self, g: Metro) -> Ask | None:
        kits = [option for option in gear_options(g.gear[self.seat]) if has_op(gear_of(option), PREVENT_WOUND)]
        return Ask(self.seat, "prevent_wound", [PASS, *kits]) if kits else None

    def treat(self, g: Metro) -> None:
        option = self.taken(g, self.seat)
        if GEAR.has(option):
            discard_gear(g, self.seat, gear_of(option))
            g.tell("prevents_wound", self.seat, gear_of(option))
            self.leave()

    def ask_home(self, g: Metro) -> Ask:
        homes = [STATION.of(home) for home in HOMES[g.faction[self.seat]]]
        return Ask(self.seat, "go_home", homes)

    def go_home(self, g: Metro) -> None:
        home = self.taken(g, self.seat)
        g.hero_at[self.seat] = STATION.thing(home)
        g.wounded[self.seat] = True
        g.tell("is_wounded", self.seat, home)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "go_home":
            return HOME_TO_HEAL if STATION.has(option) else 0
        return NO_CURE if GEAR.has(option) else 0
