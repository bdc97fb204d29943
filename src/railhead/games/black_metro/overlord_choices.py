"""Where the overlord sends his personnel, and what strikes a district: his choices are rules (chapter 19.3)."""

from __future__ import annotations

from railhead.games.black_metro import cards
from railhead.games.black_metro.model import OVERLORD, PLAYER, BlackMetro
from railhead.games.black_metro.personnel import UNIT_OF
from railhead.games.black_metro.queries import blockade_strain, breaches, strength


def would_assign(g: BlackMetro, rank: int, district: int, closed: int) -> bool:
    """May he, and would he, assign personnel of this rank to a district, some being closed (BLK-19.3.1, BLK-19.3.4)?"""
    if g.forces[OVERLORD][district] or closed >> district & 1:
        return False
    if g.blockades[PLAYER][district] and would_be_blocked(g, rank, district):
        return False
    return not g.forces[PLAYER][district] or not would_be_beaten(g, rank, district)


def would_be_blocked(g: BlackMetro, rank: int, district: int) -> bool:
    """Would blockades of the player there inflict strain on him (BLK-19.3.4)?"""
    return blockade_strain(g.blockades[PLAYER][district], cards.STRENGTH[rank]) > 0 and not breaches(rank)


def would_be_beaten(g: BlackMetro, rank: int, district: int) -> bool:
    """Would the player there be stronger than he (BLK-19.3.4)? A tie is acceptable to him (BLK-19.3.6)."""
    forces = g.forces[OVERLORD]
    forces[district] += UNIT_OF[rank]  # as if he stood there
    own = strength(g, OVERLORD, district)
    forces[district] -= UNIT_OF[rank]
    return strength(g, PLAYER, district) > own


def choose_district(g: BlackMetro, districts: list[int]) -> int:
    """Narrow several districts down, step by step, to one; a step that would leave none leaves all (BLK-19.3.3)."""
    if len(districts) == 1:
        return districts[0]
    left = [district for district in districts if g.forces[PLAYER][district]] or districts
    if g.forces[PLAYER][left[0]]:
        fewest = min([g.personnel_strength(PLAYER, district) for district in left])
        left = [district for district in left if g.personnel_strength(PLAYER, district) == fewest]
    left = [district for district in left if g.base[PLAYER] == district] or left
    left = [district for district in left if g.forts(PLAYER, district)] or left
    return left[0]


def besieged(g: BlackMetro, district: int) -> int:
    """Which guarded fortification his mechasuit destroys: the support base, else a blockade (BLK-19.4.10)."""
    return cards.SUPPORT_BASE if g.base[PLAYER] == district else cards.BLOCKADE
