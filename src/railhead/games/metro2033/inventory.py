"""What must fit together in the data before anybody plays: the box, the map, and what the rules do in one way only."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.metro2033.board import (
    ABANDONED,
    ANY_RESOURCE,
    FACTIONS,
    HANSA,
    HOME,
    HOMES,
    KIND,
    POLIS,
    POLIS_STATIONS,
    PRODUCES,
    STATION_DATA,
    TOKENS,
    ZONE,
    ZONE_DATA,
    ZONES,
)
from railhead.games.metro2033.cards import (
    ARMY_MAX,
    ARMY_MIN,
    CARRY_LIMIT,
    COMBAT,
    COUNT,
    EQUIPMENT,
    FACTION_DATA,
    GAME,
    HERO_DATA,
    LAWS,
    MISSION_DATA,
    MISSIONS,
    STAGE,
    TRACK,
)
from railhead.games.metro2033.data import DATA, RESOURCES, entries

PRODUCES_NOTHING: Final = ANY_RESOURCE + 1


def check_data() -> None:
    """Refuse data that does not fit together; and, when all has been read, every key that nobody reads."""
    check_game()
    check_box()
    check_polis()
    check_stations()
    check_cards()
    DATA.close()


def check_game() -> None:
    GAME.only("id", "metro2033")
    GAME.only("code", "M33")
    GAME.only("start_points", len(HOMES[0]))  # a point for each home station (M33-0.2)
    for level in DATA["army_track"]["maintenance_pigs"]:
        if not level.isdigit() or not ARMY_MIN <= int(level) <= ARMY_MAX:
            raise DATA["army_track"]["maintenance_pigs"].fault(level, "is no strength", f"{ARMY_MIN} to {ARMY_MAX}")
    for position, one in enumerate(TRACK):
        one.only("position", position)
        one.only("id", f"loop-{position}" if position else "start")


def check_box() -> None:
    """The box holds what the entries add up to (M33-1.1)."""
    box: Entry = DATA["inventory"]
    for key in ("game_board", "first_player_marker", "round_marker"):
        box.only(key, 1)
    box.only("faction_cards", len(FACTIONS))
    box.only("hero_cards", len(HERO_DATA))
    box.only("hero_figures", len(HERO_DATA))
    for place, key in enumerate(("pig_tokens", "mushroom_tokens", "ammo_tokens")):
        box.only(key, TOKENS[place])
    threats = [sum([COUNT[card] for card in range(EQUIPMENT) if STAGE[card] == stage]) for stage in (1, 2)]
    box.only("threat_cards_stage1", threats[0])
    box.only("threat_cards_stage2", threats[1])
    box.only("equipment_cards", sum(COUNT[EQUIPMENT:MISSIONS]))
    box.only("mission_cards", sum(COUNT[MISSIONS:LAWS]))
    box.only("law_cards", sum(COUNT[LAWS:COMBAT]))
    box.only("combat_cards", sum(COUNT[COMBAT:]))


def check_polis() -> None:
    """The reach of armies is worked out for the four of them, side by side in the file (M33-2.3)."""
    first = POLIS_STATIONS[0] if POLIS_STATIONS else 0
    if POLIS_STATIONS != list(range(first, first + 4)):
        raise DATA.fault("stations", f"hold {len(POLIS_STATIONS)} of Polis", "there are four, one after the other")


def check_stations() -> None:
    """Every station produces what its kind allows; three homes for each faction, with three products (M33-2.3)."""
    for one, resource in zip(entries("resources"), RESOURCES, strict=True):
        one.only("id", resource)
    for station, one in enumerate(STATION_DATA):
        product = PRODUCES[station]
        kind = KIND[station]
        fits = product == ANY_RESOURCE if kind == POLIS else product < ANY_RESOURCE
        if kind in (HANSA, ABANDONED):
            fits = product == PRODUCES_NOTHING
        if not fits:
            raise one.fault("produces", f"is {one['produces']!r}", f"a station of kind {one['kind']!r} cannot")
        one.only("zone", "hansa" if kind == HANSA else "polis" if kind == POLIS else faction_zone(station))
    for zone, one in enumerate(ZONE_DATA):
        one.only("kind", "faction" if zone < len(FACTIONS) else ZONES[zone])
        one.only("always_active", zone >= len(FACTIONS))
        for other in one["neighbours"]:
            if ZONES[zone] not in ZONE_DATA[ZONES.index(other)]["neighbours"]:
                raise one.fault("neighbours", f"holds {other!r}", "neighbours must name each other")
    check_homes()


def faction_zone(station: int) -> str:
    """The zone of a station that must lie in one of the factions' zones."""
    if ZONE[station] >= len(FACTIONS):
        raise STATION_DATA[station].fault("zone", f"is {ZONES[ZONE[station]]!r}", "it lies in the zone of a faction")
    return ZONES[ZONE[station]]


def check_homes() -> None:
    for faction, one in enumerate(FACTION_DATA):
        homes = HOMES[faction]
        in_zone = [home for home in homes if KIND[home] == HOME and ZONE[home] == faction]
        if len(in_zone) != len(RESOURCES) or {PRODUCES[home] for home in homes} != set(range(len(RESOURCES))):
            raise one.fault("home", f"is {one['home']!r}", "three home stations of its zone with three products")
        one.only("zone", FACTIONS[faction])
    if KIND.count(HOME) != len(FACTIONS) * len(RESOURCES):
        raise DATA.fault("stations", "have other homes", "every home station stands on the card of its faction")


def check_cards() -> None:
    for one in [*FACTION_DATA, *HERO_DATA]:
        one.only("count", 1)
    for card in MISSION_DATA:
        if len(card["effects"]) != 1:
            raise card.fault("effects", f"holds {len(card['effects'])}", "a mission has one ability")
    for hero in HERO_DATA:
        if not hero["effects"]:
            raise hero.fault("effects", "holds none", "a hero has an ability")
    if CARRY_LIMIT[1] > CARRY_LIMIT[2]:
        raise GAME.fault("equipment_limit", "sinks", "a hero carries at least as much in stage two")
