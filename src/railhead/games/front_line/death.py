"""The death of comrades and its consequences (FLN-6.7 to 6.10, FLN-9.10)."""

from __future__ import annotations

from railhead.games.front_line.cards import (
    TANK_CARD,
)
from railhead.games.front_line.commissar import Advance
from railhead.games.front_line.equipment import discard_item
from railhead.games.front_line.hands import replace_useless
from railhead.games.front_line.model import ITEM, JUST_PASS, RANDOM_CARD, FrontLine, Seat, draw_lot, is_chosen
from railhead.games.front_line.queries import items_of, living_with, place_of_item
from railhead.games.front_line.reasons import LEAVES_NO_HAND, LEAVES_NO_SUCH_ITEM
from railhead.games.front_line.terms import (
    LOOT,
)
from railhead.games.front_line.victory import check_end
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def bury_the_dead(g: FrontLine) -> None:
    """After the last hit of an attack or of a mine stack: who has no life left dies (FLN-6.7)."""
    for seat in g.line:
        if seat != NONE and g.life[seat] <= 0:
            g.push(Deaths())
            return


class Deaths(Step):
    """All who have no life left die at the same moment, and what follows from it (FLN-6.7, FLN-6.8)."""

    flow = ("remove", "end_of_game", "ask_loot", "take", "discard", "replace_smoke_screens", "advance")

    dead: list[Seat] = []  # noqa: RUF012 - each step gets a list of its own; from front to rear
    place: int = 0  # whose belongings are dealt with

    def remove(self, g: FrontLine) -> None:
        wave = max(g.fallen) + 1
        for place, seat in enumerate(g.line):
            if seat != NONE and g.life[seat] <= 0:
                g.line[place] = NONE
                g.fallen[seat] = wave
                self.dead.append(seat)
                clear_marks(g, seat)
                g.tell("dies", seat)

    def end_of_game(self, g: FrontLine) -> None:
        check_end(g)

    def ask_loot(self, g: FrontLine) -> Ask | None:
        """Igor chooses before the dead player's cards are discarded."""
        igor = living_with(g, LOOT)
        if igor == NONE:
            return None
        options = self.loot(g)
        return Ask(igor, "loot", JUST_PASS + options, about=self.about(g)) if options else None

    def about(self, g: FrontLine) -> int:
        return g.comrade_option(self.dead[self.place])

    def loot(self, g: FrontLine) -> list[int]:
        """What the dead comrade leaves that can be taken."""
        dead = self.dead[self.place]
        items = items_of(g, dead)
        if g.hand[dead].cards:
            items.append(RANDOM_CARD)
        return items

    def take(self, g: FrontLine) -> None:
        if not is_chosen(self.choice):
            return
        dead = self.dead[self.place]
        igor = living_with(g, LOOT)
        if self.choice == RANDOM_CARD:
            hand = g.hand[dead]
            card = g.move(hand, draw_lot(g, "loot", len(hand.cards)), g.hand[igor])
            g.whisper(1 << igor | 1 << dead, "takes_card", card, igor, dead)
        else:
            at = place_of_item(g, dead, self.choice)
            zone = g.equipment[dead]
            g.tell("loots", igor, dead, zone.cards[at], zone.marks[at])
            g.move(zone, at, g.equipment[igor], zone.marks[at])

    def discard(self, g: FrontLine) -> None:
        """Hand, face-down card and equipment of the dead player are discarded (FLN-6.9)."""
        dead = self.dead[self.place]
        for zone in (g.hand[dead], g.down[dead], g.equipment[dead]):
            cards = zone.cards[:]
            g.move_all(zone, g.action_discard)
            for card in cards:
                g.tell("leaves", dead, card)
        self.place += 1
        if self.place < len(self.dead):
            self.go("ask_loot")

    def replace_smoke_screens(self, g: FrontLine) -> None:
        replace_useless(g)

    def advance(self, g: FrontLine) -> None:
        g.push(Advance(len(self.dead)))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if option == RANDOM_CARD:
            return LEAVES_NO_HAND
        return LEAVES_NO_SUCH_ITEM if ITEM.has(option) else 0


def clear_marks(g: FrontLine, seat: int) -> None:
    """Whatever stuck to a comrade goes with him: target card, statuses, the tank (FLN-5.1.6, FLN-8.6.10)."""
    for marked in (g.targeted, g.dodging, g.prone, g.fubar, g.gassed):
        while seat in marked:
            marked.remove(seat)
    if seat in g.crew:
        if g.crew[0] == seat:
            discard_item(g, seat, g.equipment[seat].place(TANK_CARD))
        else:
            g.crew.remove(seat)
