"""Cards drawn to choose from: missions in secret, equipment openly (M33-9.4, M33-12.3, M33-4.3.2)."""

from __future__ import annotations

from railhead.games.metro2033 import cards, decks, reasons
from railhead.games.metro2033.equipment import CarryLimit, gear_of, gear_options
from railhead.games.metro2033.model import GEAR, MISSION, Deciding, Metro, Seat
from railhead.kernel.ask import Ask


class DrawMissions(Deciding):
    """A player draws missions, keeps some secretly and discards the rest face down (M33-9.4.1)."""

    flow = ("draw_cards", "ask_keep", "take", "put_away")

    seat: Seat
    draw: int
    keep: int = 1
    mark: int = 0

    def draw_cards(self, g: Metro) -> None:
        count = 0
        for _ in range(self.draw + cards.MISSION_BONUS[g.faction[self.seat]]):
            if decks.draw_mission(g, self.seat):
                count += 1
        if count:
            g.tell("draws_missions", self.seat, count)
        else:
            g.tell("no_mission_left", self.seat)

    def ask_keep(self, g: Metro) -> list[Ask] | None:
        if 0 < self.keep < len(g.drawn.cards):
            options = [MISSION.of(card - cards.MISSIONS) for card in g.drawn.cards]
            return [Ask(self.seat, "keep_mission", options, secret=True)]
        return None

    def take(self, g: Metro) -> None:
        if self.keep and g.drawn.cards:
            option = self.taken(g, self.seat, MISSION.of(g.drawn.cards[0] - cards.MISSIONS))
            card = cards.MISSIONS + MISSION.thing(option)
            g.move_card(g.drawn, card, g.missions[self.seat], self.mark)
            g.whisper(1 << self.seat, "keeps_mission", card, self.seat)
            self.keep -= 1
            self.go("ask_keep")

    def put_away(self, g: Metro) -> None:
        if g.drawn.cards:
            g.tell("discards_drawn", self.seat, len(g.drawn.cards))
        while g.drawn.cards:
            g.move(g.drawn, -1, g.mission_discard)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return reasons.NOT_IN_YOUR_DRAW if MISSION.has(option) else 0


class DrawEquipment(Deciding):
    """A player draws equipment openly, gives some to his hero and discards the rest (M33-4.3.2, M33-12.3)."""

    flow = ("draw_cards", "ask_keep", "take", "put_away")

    seat: Seat
    draw: int
    keep: int

    def draw_cards(self, g: Metro) -> None:
        for _ in range(self.draw):
            if decks.draw_equipment(g, g.offer):
                g.tell("draws_gear", self.seat, g.offer.cards[-1])
        if not g.offer.cards:
            g.tell("no_equipment_left", self.seat)

    def ask_keep(self, g: Metro) -> Ask | None:
        if 0 < self.keep < len(g.offer.cards):
            return Ask(self.seat, "keep_gear", gear_options(g.offer.cards))
        return None

    def take(self, g: Metro) -> None:
        if self.keep and g.offer.cards:
            option = self.taken(g, self.seat, gear_options(g.offer.cards)[0])
            g.move_card(g.offer, gear_of(option), g.gear[self.seat])
            g.tell("receives_gear", self.seat, gear_of(option))
            self.keep -= 1
            self.go("ask_keep")

    def put_away(self, g: Metro) -> None:
        for card in g.offer.cards:
            g.tell("discards_gear", self.seat, card)
        g.move_all(g.offer, g.equipment_discard)
        g.push(CarryLimit(self.seat))

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return reasons.NOT_IN_THE_OFFER if GEAR.has(option) else 0
