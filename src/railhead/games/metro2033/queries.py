"""Questions about a position: who may go, attack and carry what. Nothing here changes anything."""

from __future__ import annotations

from railhead.games.metro2033 import board, cards, effects, reasons
from railhead.games.metro2033.board import Walk
from railhead.games.metro2033.model import STATION, STATION_OPTIONS, Metro
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
    found = board.POLIS_BITS
    for faction in g.faction:
        if faction != NONE:
            found |= board.ZONE_BITS[faction]
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
    nobodys = board.CAPTURABLE >> station & 1 == 1 and g.owner(station) == NONE
    return nobodys and board.is_active(station, factions_in_play(g))


def hero_on_hansa(g: Metro, seat: int) -> bool:
    return board.KIND[g.hero_at[seat]] == board.HANSA


# --- what is in force -----------------------------------------------------------------------------------------------


def law_for(g: Metro, seat: int) -> int:
    """The law that binds a player, or NONE: m18 frees its user from it (M33-19.11)."""
    if not g.law.cards:
        return NONE
    for place, card in enumerate(g.lasting):
        if cards.IGNORES_LAW[card] and g.lasting_for[place] == seat:
            return NONE
    return g.law.cards[0]


def speed(g: Metro, seat: int) -> int:
    """Printed speed plus equipment, law and other effects, never below 0 (M33-3.2)."""
    total = cards.HERO_SPEED[g.hero[seat]]
    for card in g.gear[seat].cards + g.lasting_of(seat):
        total += cards.SPEED_BONUS[card]
    law = law_for(g, seat)
    if law != NONE:
        total += cards.SPEED_BONUS[law]
    return total if total > 0 else 0


def has_free_transfers(g: Metro, seat: int) -> bool:
    return any([cards.FREES_TRANSFERS[card] for card in g.gear[seat].cards + g.lasting_of(seat)])


def hero_walk(g: Metro, seat: int) -> Walk:
    return board.walk(factions_in_play(g), has_free_transfers(g, seat), g.hero_at[seat])


def carry_limit(g: Metro) -> int:
    """How many equipment cards a hero may carry in this stage (M33-15.1)."""
    return cards.CARRY_LIMIT[g.stage]


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
    for card in g.lasting_of(seat):
        limit = max(limit, cards.HANSA_LIMIT[card])
    neutral_polis = (board.POLIS_BITS & ~stations_held(g)) >> board.FIRST_POLIS
    table = board.reach(limit if limit != NONE else board.NORMAL_LIMIT, neutral_polis)
    found = 0
    for station in g.held[seat]:
        found |= table[station]
    return found


def attackable(g: Metro, seat: int) -> int:
    """The stations (bits) whose kind, owner and law allow an attack by this player, wherever they are."""
    found = active_stations(g) & board.CAPTURABLE & ~stations_of(g, seat) & ~protected_from(g, seat)
    law = law_for(g, seat)
    if law != NONE:
        if cards.BANS_OF[law] & effects.FORBID_PLAYER_STATION:
            found &= ~stations_held(g)
        if cards.BANS_OF[law] & effects.FORBID_POLIS:
            found &= ~board.POLIS_BITS
    return found


def army_targets(g: Metro, seat: int) -> int:
    """The stations (bits) that the army of a player may attack (M33-8.2.1)."""
    return attackable(g, seat) & reached_by_army(g, seat)


def hero_may_attack_station(g: Metro, seat: int) -> bool:
    """May the hero attack the station he stands on (M33-9.7.1)?"""
    return against_attacking(g, seat, g.hero_at[seat]) == 0


def against_attacking(g: Metro, seat: int, station: int) -> int:
    """What stands against an attack on a station, its distance apart; 0: nothing."""
    if station >= board.OUTSIDE_HANSA:
        return reasons.HANSA_STATION
    if attackable(g, seat) >> station & 1:
        return 0
    if not board.is_active(station, factions_in_play(g)):
        return reasons.NOT_ACTIVE
    if board.ABANDONED_BITS >> station & 1:
        return reasons.ABANDONED_STATION
    if g.owner(station) == seat:
        return reasons.YOUR_OWN
    if protected_from(g, seat) >> station & 1:
        return reasons.PROTECTED
    forbids_polis = cards.BANS_OF[law_for(g, seat)] & effects.FORBID_POLIS
    return reasons.SANCTUARY if forbids_polis and board.POLIS_BITS >> station & 1 else reasons.TRUCE


def against_army_attack(g: Metro, seat: int, station: int) -> int:
    """What stands against an attack of the army on a station; 0: nothing."""
    reached = reached_by_army(g, seat) >> station & 1
    return against_attacking(g, seat, station) or (0 if reached else reasons.OUT_OF_REACH)


# --- attacks on heroes ----------------------------------------------------------------------------------------------


def is_safe(g: Metro, seat: int) -> int:
    """Why the hero of a player cannot be attacked where he stands (M33-8.3.2); 0: he can be."""
    if hero_on_hansa(g, seat):
        return reasons.HERO_ON_HANSA
    return reasons.HERO_AMONG_OWN if g.hero_at[seat] in g.held[seat] else 0


def against_army_on_hero(g: Metro, seat: int, other: int, reach: int) -> int:
    """What stands against an attack of the army, with this reach, on the hero of a player (M33-8.3.1); 0: nothing."""
    if other == seat:
        return reasons.OWN_HERO
    if other == NONE:
        return reasons.NOBODYS_HERO
    reason = is_safe(g, other)
    if reason:
        return reason
    here = g.hero_at[other]
    return 0 if here in g.held[seat] or reach >> here & 1 else reasons.HERO_OUT_OF_REACH


def against_hero_on_hero(g: Metro, seat: int, other: int) -> int:
    """What stands against an attack of the hero on the hero of another player (M33-9.8.1); 0: nothing."""
    if other == seat:
        return reasons.HERO_ITSELF
    if other == NONE:
        return reasons.NOBODYS_HERO
    if g.hero_at[seat] != g.hero_at[other]:
        return reasons.HERO_ELSEWHERE
    return reasons.HERO_SAFE_HERE if is_safe(g, other) else 0


def seat_of_hero(g: Metro, hero: int) -> int:
    """Whose hero this is, or NONE."""
    return g.hero.index(hero) if hero in g.hero else NONE


def stations_in(bits: int) -> list[int]:
    """The stations of a set, as options."""
    return [STATION_OPTIONS[station] for station in range(board.OUTSIDE_HANSA) if bits >> station & 1]
