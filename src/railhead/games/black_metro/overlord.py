"""Where the overlord sends his personnel, and what strikes a district: his choices are rules (chapter 19.3)."""

from __future__ import annotations

from railhead.games.black_metro.model import OVERLORD, BlackMetro
from railhead.games.black_metro.queries import breaches, strength
from railhead.games.black_metro.tables import BLOCKADE, DISTRICTS, EVERY_DISTRICT, STRENGTH, SUPPORT_BASE
from railhead.games.black_metro.tiles import closed_districts

PLAYER = 0  # the only seat of the solo challenge


def valid_districts(g: BlackMetro, rank: int) -> int:
    """The districts (bits) where he may, and would, assign personnel of this rank (BLK-19.3.1, BLK-19.3.4)."""
    valid = EVERY_DISTRICT & ~closed_districts(g) & ~g.occupied(OVERLORD)
    contested = valid & g.occupied(PLAYER)
    blockades = g.blockades[PLAYER]
    for district in range(1, DISTRICTS + 1):
        if blockades[district] and STRENGTH[rank] < blockades[district] + 1 and not breaches(rank):
            valid &= ~(1 << district)
        if contested >> district & 1 and would_be_beaten(g, rank, district):
            valid &= ~(1 << district)
    return valid


def would_be_beaten(g: BlackMetro, rank: int, district: int) -> bool:
    """Would the player there be stronger than he (BLK-19.3.4)? A tie is acceptable to him (BLK-19.3.6)."""
    row = g.row(rank, OVERLORD)
    row[district] += 1  # as if he stood there
    own = strength(g, OVERLORD, district)
    row[district] -= 1
    return strength(g, PLAYER, district) > own


def choose_district(g: BlackMetro, districts: list[int]) -> int:
    """Narrow several districts down, step by step, to one (BLK-19.3.3)."""
    left = keep(districts, [district for district in districts if g.personnel(PLAYER, district)])
    if g.personnel(PLAYER, left[0]):
        fewest = min([g.personnel_strength(PLAYER, district) for district in left])
        left = [district for district in left if g.personnel_strength(PLAYER, district) == fewest]
    left = keep(left, [district for district in left if g.base[PLAYER] == district])
    left = keep(left, [district for district in left if g.forts(PLAYER, district)])
    return left[0]


def keep(districts: list[int], meeting: list[int]) -> list[int]:
    """Those that meet a criterion; all, if none of them does."""
    return meeting or districts


def besieged(g: BlackMetro, district: int) -> int:
    """Which guarded fortification his mechasuit destroys: the support base, else a blockade (BLK-19.4.10)."""
    return SUPPORT_BASE if g.base[PLAYER] == district else BLOCKADE
