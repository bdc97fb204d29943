"""What things cost: printed prices, laws, abilities and surcharges (M33-19.1)."""

from __future__ import annotations

from railhead.games.metro2033.cards import EFFECTS, FACTION_EFFECTS
from railhead.games.metro2033.effects import ADD_COST, COST, SET_COST, Effect, plus
from railhead.games.metro2033.model import Metro
from railhead.games.metro2033.queries import law_for
from railhead.games.metro2033.words import PAY
from railhead.kernel.ask import NONE


def normal_price(g: Metro, seat: int, what: int) -> int:
    """The printed price, or the one that the law in force sets."""
    law = law_for(g, seat)
    if law != NONE:
        for effect in EFFECTS[law]:
            if effect.op == SET_COST and effect.what == what:
                return effect.prices[0]
    return COST[what]


def own_prices(g: Metro, seat: int, what: int) -> list[int]:
    """The optional prices of a player: of his faction, or of a mission used this round."""
    found: list[int] = []
    for effect in FACTION_EFFECTS[g.faction[seat]]:
        if sets_price(effect, what) and (not effect.uses_per_round or g.faction_used[seat] < effect.uses_per_round):
            found += effect.prices
    for place in range(len(g.lasting)):
        if g.lasting_for[place] == seat:
            for effect in EFFECTS[g.lasting[place]]:
                if sets_price(effect, what):
                    found += effect.prices
    return found


def sets_price(effect: Effect, what: int) -> bool:
    return effect.op == SET_COST and effect.what == what


def surcharged(g: Metro, seat: int, what: int, price: int) -> int:
    """A price with what the law in force adds to it."""
    law = law_for(g, seat)
    if law != NONE:
        for effect in EFFECTS[law]:
            if effect.op == ADD_COST and effect.what == what:
                price = plus(price, effect.prices[0])
    return price


def prices(g: Metro, seat: int, what: int) -> list[int]:
    """All prices a player may choose from, each once, the normal one first."""
    found: list[int] = []
    for price in [normal_price(g, seat, what), *own_prices(g, seat, what)]:
        full = surcharged(g, seat, what, price)
        if full not in found:
            found.append(full)
    return found


def payable(g: Metro, seat: int, what: int) -> list[int]:
    """The options to pay for something: those of its prices that the player can pay in full (M33-0.4)."""
    return [PAY + price for price in prices(g, seat, what) if g.can_pay(seat, price)]


def can_afford(g: Metro, seat: int, what: int) -> bool:
    return any(g.can_pay(seat, price) for price in prices(g, seat, what))
