"""The terms that change a tracker: get, lose, spend, inflict, heal, halve, acquire, trade (chapter 2, BLK-14.4)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import reasons
from railhead.games.black_metro.cards import BUNDLE, OVERLORD_POWER, POWER_PER_EXCESS, RESOURCE_MAX, STRAIN_MAX
from railhead.games.black_metro.model import OVERLORD, PASS, TRADE, TRADES, BlackMetro, Player, is_act
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step

LOST_BY_STRAIN: Final = "solo_lost_by_strain_beyond_15"
LOST_TO_OVERLORD: Final = "solo_lost_to_40_power_of_the_overlord"
LOST_RANKING: Final = (2,)  # behind the overlord


def get(g: BlackMetro, player: int, res: int, n: int) -> None:
    """Raise a resource; what goes beyond 15 is lost (BLK-1.8, BLK-2.1)."""
    if g.is_overlord(player):
        return
    stock = g.stock(res)
    gained = min(n, RESOURCE_MAX - stock[player])
    stock[player] += gained
    if gained == n:
        g.tell("gets", player, n, res, stock[player])
    elif gained:
        g.tell("gets_some", player, gained, res, stock[player])
    else:
        g.tell("gets_none", player, res, stock[player])


def lose(g: BlackMetro, player: int, res: int, n: int) -> None:
    """Lower a resource by what is there, n at most (BLK-2.1)."""
    stock = g.stock(res)
    lost = min(n, stock[player])
    if not lost:
        g.tell("loses_none", player, res)
        return
    stock[player] -= lost
    g.tell("loses", player, lost, res, stock[player])


def spend(g: BlackMetro, player: int, res: int, n: int) -> None:
    """Lower a resource by the full amount, which must be there (BLK-2.1)."""
    if n:
        g.stock(res)[player] -= n
        g.tell("spends", player, n, res, g.stock(res)[player])


def halve(g: BlackMetro, player: int, res: int) -> None:
    """A tracker becomes its half, rounded down (BLK-2.7)."""
    stock = g.stock(res)
    lose(g, player, res, stock[player] - stock[player] // 2)


def inflict(g: BlackMetro, player: int, n: int) -> None:
    """A player's own strain goes up; beyond 15 it costs power, or the solo challenge (BLK-2.2, 2.6, 19.1.2)."""
    if n <= 0 or g.over or g.is_overlord(player):
        return
    total = g.strain[player] + n
    excess = total - STRAIN_MAX
    g.strain[player] = min(STRAIN_MAX, total)
    g.tell("strained", player, n, g.strain[player])
    if excess > 0:
        if g.is_solo():
            lose_solo(g, LOST_BY_STRAIN)
        else:
            lost = excess * POWER_PER_EXCESS
            g.power[player] -= lost
            g.tell("overstrained", player, lost, g.power[player])


def heal(g: BlackMetro, player: int, n: int) -> None:
    """Lower the strain, not below 0 (BLK-2.2, BLK-18.12)."""
    healed = min(n, g.strain[player])
    if not healed:
        g.tell("heals_none", player)
        return
    g.strain[player] -= healed
    g.tell("heals", player, healed, g.strain[player])


def heal_half(g: BlackMetro, player: int) -> None:
    """The strain becomes its half, rounded down (BLK-2.7)."""
    heal(g, player, g.strain[player] - g.strain[player] // 2)


def acquire(g: BlackMetro, player: int, n: int) -> None:
    """Move the power tracker; it has no bounds (BLK-2.3). The overlord wins at once with 40 (BLK-19.1.2)."""
    if g.over:
        return
    g.power[player] += n
    if n >= 0:
        g.tell("acquires", player, n, g.power[player])
    else:
        g.tell("loses_power", player, -n, g.power[player])
    if g.power[player] >= OVERLORD_POWER and g.is_overlord(player):
        lose_solo(g, LOST_TO_OVERLORD)


def lose_solo(g: BlackMetro, reason: str) -> None:
    """The solo challenge is lost, in the middle of whatever is being resolved (BLK-19.1.5)."""
    g.tell("solo_lost", OVERLORD)
    g.finish((), (g.power[0],), LOST_RANKING, reason)


# --- one trade among the bundles 3 gold, 2 intel, 1 drakownium (market, Trading Platform) ----------------------------


def trades(g: BlackMetro, player: int) -> list[int]:
    """The trades (options) whose first bundle the player has in full."""
    return [TRADE.of(at) for at, (give, _) in enumerate(TRADES) if g.stock(give)[player] >= BUNDLE[give]]


def can_trade(g: BlackMetro, player: int) -> bool:
    """Has the player one of the bundles?"""
    return any([g.stock(res)[player] >= BUNDLE[res] for res in range(len(BUNDLE))])


class Trade(Step):
    """A player spends one bundle and gets another."""

    flow = ("ask_trade", "trade")

    player: Player = 0
    optional: bool = False

    def ask_trade(self, g: BlackMetro) -> Ask | None:
        options = trades(g, self.player)
        if not options:
            return None
        return Ask(self.player, "trade", [PASS, *options] if self.optional else options)

    def trade(self, g: BlackMetro) -> None:
        if is_act(self.choice):
            give, take = TRADES[TRADE.thing(self.choice)]
            spend(g, self.player, give, BUNDLE[give])
            get(g, self.player, take, BUNDLE[take])

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not TRADE.has(option) or option in trades(g, self.player):
            return 0
        return reasons.LACKS[TRADES[TRADE.thing(option)][0]]
