"""The terms that change a tracker: get, lose, spend, inflict, heal, halve, acquire (chapter 2)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.cards import OVERLORD_POWER, POWER_PER_EXCESS, RESOURCE_MAX, STRAIN_MAX
from railhead.games.black_metro.model import OVERLORD, BlackMetro

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
