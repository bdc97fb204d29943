"""Step 4: the face-down cards are turned up and take effect one by one (FLN-3.1.4, FLN-3.3)."""

from __future__ import annotations

from railhead.games.front_line import cards, equipment, manoeuvres, tank, terms, windows
from railhead.games.front_line.model import FrontLine, Seat
from railhead.kernel.step import Step
from railhead.kernel.zones import EVERYBODY


class Act(Step):
    """In initiative order every player turns up his card and resolves it completely before the next."""

    flow = ("resolve_card", "clear_away")

    order: list[Seat]  # fixed when the step begins
    place: int = 0  # whose turn it is in this order

    def resolve_card(self, g: FrontLine) -> None:
        """The tank of an earlier turn drives first (FLN-8.6.5). Who has nothing to do is skipped (FLN-3.4.6)."""
        order = self.order
        while self.place < len(order) and not has_a_turn(g, order[self.place]):
            self.place += 1
        if self.place == len(order):
            self.leave()
            return
        seat = order[self.place]
        if g.crew and g.crew[0] == seat and tank.can_drive(g):
            tank.drive(g)
        if g.down[seat].cards:
            turn_up(g, seat)

    def clear_away(self, g: FrontLine) -> None:
        """A manoeuvre is discarded after it took effect, an event without any; then comes window W3 (FLN-3.4.1)."""
        seat = self.order[self.place]
        if g.down[seat].cards:
            g.move(g.down[seat], -1, g.action_discard)
        self.place += 1
        g.push(windows.Window(3))
        self.go("resolve_card")


def has_a_turn(g: FrontLine, seat: int) -> bool:
    """Is this player alive, with a card to turn up or a tank to drive?"""
    if g.life[seat] <= 0:
        return False
    return len(g.down[seat].cards) > 0 or (len(g.crew) > 0 and g.crew[0] == seat and tank.can_drive(g))


def turn_up(g: FrontLine, seat: int) -> None:
    """The card takes effect by its kind (FLN-3.1.4); a manoeuvre lies open until it is done."""
    down = g.down[seat]
    card = down.cards[-1]
    g.show(down, -1, EVERYBODY)
    g.tell("turns_up", seat, card)
    if cards.KIND[card] == terms.EVENT:
        g.tell("wasted", seat, card)
    elif cards.KIND[card] == terms.EQUIPMENT:
        equipment.put_into_play(g, seat)
        if cards.VERB[card] == terms.TANK:
            g.push(tank.Board(seat))
    else:
        manoeuvres.MANOEUVRES[cards.VERB[card]](g, seat, card)
