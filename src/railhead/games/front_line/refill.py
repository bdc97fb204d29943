"""Step 6: the tank wears, medkits heal, hands are refilled (FLN-3.1.6, FLN-5.9, FLN-8.5.6)."""

from __future__ import annotations

from railhead.games.front_line import cards, equipment, hands, life, queries, reasons, tank, terms
from railhead.games.front_line.model import JUST_PASS, FrontLine, Seat, is_chosen
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step


class Refill(Step):
    """In initiative order each player decides about his Medkit, then draws all his cards (FLN-3.7)."""

    flow = ("wear", "ask_medkit", "heal", "draw")

    order: list[Seat]
    place: int = 0

    def wear(self, g: FrontLine) -> None:
        tank.wear_tank(g)

    def ask_medkit(self, g: FrontLine) -> Ask | None:
        seat = self.order[self.place]
        if not g.equipment[seat].cards or g.life[seat] >= queries.top_life(g, seat):
            return None
        medkits = equipment.items_with_trigger(g, seat, terms.STEP_6)
        return Ask(seat, "medkit", JUST_PASS + medkits) if medkits else None

    def heal(self, g: FrontLine) -> None:
        if is_chosen(self.choice):
            seat = self.order[self.place]
            life.gain_life(g, seat, cards.AMOUNT[equipment.use_item(g, seat, self.choice)])

    def draw(self, g: FrontLine) -> None:
        """Draw; the next players too, up to one who has equipment and may have to decide."""
        while True:
            draw_cards(g, self.order[self.place])
            self.place += 1
            if self.place == len(self.order):
                return
            if g.equipment[self.order[self.place]].cards:
                self.go("ask_medkit")
                return

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        return equipment.against_item(g, ask.seat, option, reasons.IS_NO_MEDKIT)


def draw_cards(g: FrontLine, seat: int) -> None:
    """Draw up to a full hand; a gassed player only when his hand is empty, which ends the gas (FLN-5.9.2)."""
    if seat not in g.gassed:
        hands.draw_up(g, seat)
    elif g.hand[seat].cards:
        g.tell("no_refill", seat)
    else:
        g.gassed.remove(seat)
        g.tell("gas_over", seat)
        hands.draw_up(g, seat)
