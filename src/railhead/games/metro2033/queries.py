"""Questions about a position: who may go, attack and carry what. Nothing here changes anything."""

from __future__ import annotations

from railhead.games.metro2033.board import (
    ABANDONED_BITS,
    CAPTURABLE,
    FIRST_POLIS,
    HANSA,
    KIND,
    NORMAL_LIMIT,
    OUTSIDE_HANSA,
    POLIS_BITS,
    ZONE_BITS,
    Walk,
    is_active,
    reach,
    walk,
)
from railhead.games.metro2033.cards import (
    BANS_OF,
    CARRY_LIMIT,
    FREES_TRANSFERS,
    HANSA_LIMIT,
    HERO_SPEED,
    IGNORES_LAW,
    SPEED_BONUS,
)
from railhead.games.metro2033.effects import FORBID_PLAYER_STATION, FORBID_POLIS
from railhead.games.metro2033.model import STATION, STATION_OPTIONS, Metro
from railhead.games.metro2033.reasons import (
    ABANDONED_STATION,
    HANSA_STATION,
    HERO_AMONG_OWN,
    HERO_ELSEWHERE,
    HERO_ITSELF,
    HERO_ON_HANSA,
    HERO_OUT_OF_REACH,
    HERO_SAFE_HERE,
    NOBODYS_HERO,
    NOT_ACTIVE,
    OUT_OF_REACH,
    OWN_HERO,
    PROTECTED,
    SANCTUARY,
    TRUCE,
    YOUR_OWN,
)
from railhead.kernel.ask import NONE

# --- the map in play ------------------------------------------------------------------------------------------------


def factions_in_play(g: Metro) -> int:
    """The factions (bits) that somebody leads."""
    found = 0
    for faction in g.faction:
        if faction != NONE:
            found |= 1 << faction
    return found


def active_stations(g: Metro) -> int:
    """The stations (bits) of the active zones, Hansa apart (M33-2.5, 2.6)."""
    found = POLIS_BITS
    for faction in g.faction:
        if faction != NONE:
            found |= ZONE_BITS[faction]
    return found


def stations_of(g: Metro, seat: int) -> int:
    """The stations (bits) that a player controls."""
    found = 0
    for station in g.held[seat]:
        found |= 1 << station
    return found


def stations_held(g: Metro) -> int:
    """The stations (bits) that anybody controls."""
    found = 0
    for held in g.held:
        for station in held:
            found |= 1 << station
    return found


def is_neutral(g: Metro, station: int) -> bool:
    """An active home, ordinary or Polis station that nobody controls (M33-2.4)."""
    return station < OUTSIDE_HANSA and (active_stations(g) & CAPTURABLE & ~stations_held(g)) >> station & 1 == 1


def hero_on_hansa(g: Metro, seat: int) -> bool:
    return KIND[g.hero_at[seat]] == HANSA


# --- what is in force -----------------------------------------------------------------------------------------------


def law_for(g: Metro, seat: int) -> int:
    """The law that binds a player, or NONE: m18 frees its user from it (M33-19.11)."""
    if not g.law.cards:
        return NONE
    for place in range(len(g.lasting)):
        if g.lasting_for[place] == seat and IGNORES_LAW[g.lasting[place]]:
            return NONE
    return g.law.cards[0]


def speed(g: Metro, seat: int) -> int:
    """Printed speed plus equipment, law and other effects, never below 0 (M33-3.2)."""
    total = HERO_SPEED[g.hero[seat]]
    for card in g.gear[seat].cards:
        total += SPEED_BONUS[card]
    for place in range(len(g.lasting)):
        if g.lasting_for[place] == seat:
            total += SPEED_BONUS[g.lasting[place]]
    law = law_for(g, seat)
    if law != NONE:
        total += SPEED_BONUS[law]
    return total if total > 0 else 0


def has_free_transfers(g: Metro, seat: int) -> bool:
    for card in g.gear[seat].cards:
        if FREES_TRANSFERS[card]:
            return True
    return any(g.lasting_for[place] == seat and FREES_TRANSFERS[g.lasting[place]] for place in range(len(g.lasting)))


def hero_walk(g: Metro, seat: int) -> Walk:
    return walk(factions_in_play(g), has_free_transfers(g, seat), g.hero_at[seat])


def carry_limit(g: Metro) -> int:
    """How many equipment cards a hero may carry in this stage (M33-15.1)."""
    return CARRY_LIMIT[g.stage]


def protected_from(g: Metro, seat: int) -> int:
    """The stations (bits) that other players protect from this one until the end of the round (m17)."""
    found = 0
    for place in range(len(g.lasting)):
        on = g.lasting_on[place]
        if STATION.has(on) and g.lasting_for[place] != seat:
            found |= 1 << STATION.thing(on)
    return found


# --- attacks on stations --------------------------------------------------------------------------------------------


def reached_by_army(g: Metro, seat: int) -> int:
    """The stations (bits) that the army of a player reaches from any of his own (M33-8.2.2)."""
    limit = NONE
    for place in range(len(g.lasting)):
        if g.lasting_for[place] == seat and HANSA_LIMIT[g.lasting[place]] > limit:
            limit = HANSA_LIMIT[g.lasting[place]]
    neutral_polis = (POLIS_BITS & ~stations_held(g)) >> FIRST_POLIS
    table = reach(limit if limit != NONE else NORMAL_LIMIT, neutral_polis)
    found = 0
    for station in g.held[seat]:
        found |= table[station]
    return found


def attackable(g: Metro, seat: int) -> int:
    """The stations (bits) whose kind, owner and law allow an attack by this player, wherever they are."""
    own = stations_of(g, seat)
    found = active_stations(g) & CAPTURABLE & ~own & ~protected_from(g, seat)
    law = law_for(g, seat)
    if law != NONE:
        if BANS_OF[law] & FORBID_PLAYER_STATION:
            found &= ~stations_held(g)
        if BANS_OF[law] & FORBID_POLIS:
            found &= ~POLIS_BITS
    return found


def army_targets(g: Metro, seat: int) -> int:
    """The stations (bits) that the army of a player may attack (M33-8.2.1)."""
    return attackable(g, seat) & reached_by_army(g, seat)


def hero_may_attack_station(g: Metro, seat: int) -> bool:
    """May the hero attack the station he stands on (M33-9.7.1)?"""
    return against_attacking(g, seat, g.hero_at[seat]) == 0


def against_attacking(g: Metro, seat: int, station: int) -> int:
    """What stands against an attack on a station, its distance apart; 0: nothing."""
    if station < OUTSIDE_HANSA and attackable(g, seat) >> station & 1:
        return 0
    if station >= OUTSIDE_HANSA:
        return HANSA_STATION
    if not is_active(station, factions_in_play(g)):
        return NOT_ACTIVE
    if ABANDONED_BITS >> station & 1:
        return ABANDONED_STATION
    if g.owner(station) == seat:
        return YOUR_OWN
    if protected_from(g, seat) >> station & 1:
        return PROTECTED
    forbids_polis = BANS_OF[law_for(g, seat)] & FORBID_POLIS
    return SANCTUARY if forbids_polis and POLIS_BITS >> station & 1 else TRUCE


def against_army_attack(g: Metro, seat: int, station: int) -> int:
    """What stands against an attack of the army on a station; 0: nothing."""
    reason = against_attacking(g, seat, station)
    if reason:
        return reason
    return 0 if reached_by_army(g, seat) >> station & 1 else OUT_OF_REACH


# --- attacks on heroes ----------------------------------------------------------------------------------------------


def is_safe(g: Metro, seat: int) -> int:
    """Why the hero of a player cannot be attacked where he stands (M33-8.3.2); 0: he can be."""
    if hero_on_hansa(g, seat):
        return HERO_ON_HANSA
    return HERO_AMONG_OWN if g.hero_at[seat] in g.held[seat] else 0


def against_army_on_hero(g: Metro, seat: int, other: int, reach: int) -> int:
    """What stands against an attack of the army, with this reach, on the hero of a player (M33-8.3.1); 0: nothing."""
    if other == seat:
        return OWN_HERO
    if other == NONE:
        return NOBODYS_HERO
    reason = is_safe(g, other)
    if reason:
        return reason
    here = g.hero_at[other]
    return 0 if here in g.held[seat] or reach >> here & 1 else HERO_OUT_OF_REACH


def against_hero_on_hero(g: Metro, seat: int, other: int) -> int:
    """What stands against an attack of the hero on the hero of another player (M33-9.8.1); 0: nothing."""
    if other == seat:
        return HERO_ITSELF
    if other == NONE:
        return NOBODYS_HERO
    if g.hero_at[seat] != g.hero_at[other]:
        return HERO_ELSEWHERE
    return HERO_SAFE_HERE if is_safe(g, other) else 0


def seat_of_hero(g: Metro, hero: int) -> int:
    """Whose hero this is, or NONE."""
    return g.hero.index(hero) if hero in g.hero else NONE


def stations_in(bits: int) -> list[int]:
    """The stations of a set, as options."""
    found: list[int] = []
    station = 0
    while bits:
        if bits & 1:
            found.append(STATION_OPTIONS[station])
        bits >>= 1
        station += 1
    return found
