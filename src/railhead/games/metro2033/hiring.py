"""Hiring a single soldier for a price of its own: Melnik and m10 (M33-19.13)."""

from __future__ import annotations

from railhead.games.metro2033.model import PAY, Deciding, Metro, Seat, which
from railhead.games.metro2033.prices import against_price
from railhead.games.metro2033.rewards import change_army
from railhead.kernel.ask import Ask


def tell_hired(g: Metro, seat: int, soldiers: int, price: int) -> None:
    """Say how many soldiers were hired, and the price of each."""
    if soldiers == 1:
        g.tell("hires_one", seat, price)
    elif soldiers > 1:
        g.tell("hires", seat, soldiers, price)


class HireOne(Deciding):
    """One step of army strength; the payer chooses among the prices he can pay."""

    flow = ("ask_price", "hire")

    seat: Seat
    prices: list[int]

    def payable(self, g: Metro) -> list[int]:
        return [PAY.of(price) for price in self.prices if g.can_pay(self.seat, price)]

    def ask_price(self, g: Metro) -> Ask | None:
        return which(self.seat, "soldier_price", self.payable(g))

    def hire(self, g: Metro) -> None:
        price = PAY.thing(self.chosen(g, self.seat, self.payable))
        g.pay(self.seat, price)
        tell_hired(g, self.seat, 1, price)
        change_army(g, self.seat, 1)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return against_price(g, self.seat, self.prices, option)
