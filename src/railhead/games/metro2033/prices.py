"""What things cost: printed prices, laws, abilities and surcharges (M33-19.1)."""

from __future__ import annotations

from railhead.games.metro2033 import board, cards, effects, reasons
from railhead.games.metro2033.model import PAY, Metro
from railhead.games.metro2033.queries import law_for
from railhead.kernel.ask import NONE


def own_prices(g: Metro, seat: int, what: int) -> list[int]:
    """The optional prices of a player: of his faction, or of a mission used this round."""
    found: list[int] = []
    for effect in cards.FACTION_COSTS[g.faction[seat]]:
        if effect.what == what and (not effect.uses_per_round or g.faction_used[seat] < effect.uses_per_round):
            found += effect.prices
    for card in g.lasting_of(seat):
        for effect in cards.SETS_COST[card]:
            if effect.what == what:
                found += effect.prices
    return found


def prices(g: Metro, seat: int, what: int) -> list[int]:
    """All prices a player may choose from, each once, the normal one first; the law in force sets and adds to them."""
    every = [effects.COST[what], *own_prices(g, seat, what)]
    law = law_for(g, seat)
    if law != NONE:
        for effect in cards.SETS_COST[law]:
            if effect.what == what:
                every[0] = effect.prices[0]
        for effect in cards.ADDS_COST[law]:
            if effect.what == what:
                every = [effects.plus(price, effect.prices[0]) for price in every]
    return every if len(every) == 1 else list(dict.fromkeys(every))


def too_few(g: Metro, seat: int, price: int, besides: int = 0) -> int:
    """The token of which a player has too few for a price, besides so much ammo that goes first; 0: he can pay."""
    if g.pigs[seat] < effects.PRICE_PIGS[price]:
        return reasons.TOO_FEW[board.PIGS]
    if g.mushrooms[seat] < effects.PRICE_MUSHROOMS[price]:
        return reasons.TOO_FEW[board.MUSHROOMS]
    return reasons.TOO_FEW[board.AMMO] if g.ammo[seat] < effects.PRICE_AMMO[price] + besides else 0


def against_paying(g: Metro, seat: int, every: list[int], besides: int = 0) -> int:
    """What stands against paying one of these prices in full (M33-0.4); 0: nothing."""
    reason = 0
    for price in every:
        reason = too_few(g, seat, price, besides)
        if not reason:
            return 0
    return reason if len(every) == 1 else reasons.NO_PRICE_PAYABLE


def against_price(g: Metro, seat: int, every: list[int], option: int) -> int:
    """Why an option to pay is not offered: it is none of these prices, or too much; 0: it is about something else."""
    if not PAY.has(option):
        return 0
    return too_few(g, seat, PAY.thing(option)) if PAY.thing(option) in every else reasons.NOT_A_PRICE


def payable(g: Metro, seat: int, what: int) -> list[int]:
    """The options to pay for something: those of its prices that the player can pay in full (M33-0.4)."""
    return [PAY.of(price) for price in prices(g, seat, what) if g.can_pay(seat, price)]


def can_afford(g: Metro, seat: int, what: int) -> bool:
    return against_paying(g, seat, prices(g, seat, what)) == 0
