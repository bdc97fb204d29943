"""What must fit together in the data before anybody plays: the box, the map, and what the rules do in one way only."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.metro2033 import board, cards
from railhead.games.metro2033.data import DATA, RESOURCES, entries

PRODUCES_NOTHING: Final = board.ANY_RESOURCE + 1


def check_data() -> None:
    """Refuse data that does not fit together; and, when all has been read, every key that nobody reads."""
    check_game()
    check_box()
    check_polis()
    check_stations()
    check_cards()
    DATA.close()


def check_game() -> None:
    cards.GAME.only("id", "metro2033")
    cards.GAME.only("code", "M33")
    cards.GAME.only("start_points", len(board.HOMES[0]))  # a point for each home station (M33-0.2)
    for level in cards.UPKEEP:
        if not level.isdigit() or int(level) not in cards.LEVELS:
            raise cards.UPKEEP.fault(level, "is no strength", f"{cards.ARMY_MIN} to {cards.ARMY_MAX}")
    for position, one in enumerate(cards.TRACK):
        one.only("position", position)
        one.only("id", f"loop-{position}" if position else "start")


def check_box() -> None:
    """The box holds what the entries add up to (M33-1.1)."""
    box: Entry = DATA["inventory"]
    for key in ("game_board", "first_player_marker", "round_marker"):
        box.only(key, 1)
    box.only("faction_cards", len(board.FACTIONS))
    box.only("hero_cards", len(cards.HERO_DATA))
    box.only("hero_figures", len(cards.HERO_DATA))
    for place, key in enumerate(("pig_tokens", "mushroom_tokens", "ammo_tokens")):
        box.only(key, board.TOKENS[place])
    for stage in (1, 2):
        threats = [cards.COUNT[card] for card in range(cards.EQUIPMENT) if cards.STAGE[card] == stage]
        box.only(f"threat_cards_stage{stage}", sum(threats))
    box.only("equipment_cards", sum(cards.COUNT[cards.EQUIPMENT : cards.MISSIONS]))
    box.only("mission_cards", sum(cards.COUNT[cards.MISSIONS : cards.LAWS]))
    box.only("law_cards", sum(cards.COUNT[cards.LAWS : cards.COMBAT]))
    box.only("combat_cards", sum(cards.COUNT[cards.COMBAT :]))


def check_polis() -> None:
    """The reach of armies is worked out for the four of them, side by side in the file (M33-2.3)."""
    found = board.POLIS_STATIONS
    first = found[0] if found else 0
    if found != list(range(first, first + 4)):
        raise DATA.fault("stations", f"hold {len(found)} of Polis", "there are four, one after the other")


def check_stations() -> None:
    """Every station produces what its kind allows; three homes for each faction, with three products (M33-2.3)."""
    for one, resource in zip(entries("resources"), RESOURCES, strict=True):
        one.only("id", resource)
    for station, one in enumerate(board.STATION_DATA):
        product = board.PRODUCES[station]
        kind = board.KIND[station]
        fits = product == board.ANY_RESOURCE if kind == board.POLIS else product < board.ANY_RESOURCE
        if kind in (board.HANSA, board.ABANDONED):
            fits = product == PRODUCES_NOTHING
        if not fits:
            raise one.fault("produces", f"is {one['produces']!r}", f"a station of kind {one['kind']!r} cannot")
        one.only("zone", "hansa" if kind == board.HANSA else "polis" if kind == board.POLIS else faction_zone(station))
    for zone, one in enumerate(board.ZONE_DATA):
        one.only("kind", "faction" if zone < len(board.FACTIONS) else board.ZONES[zone])
        one.only("always_active", zone >= len(board.FACTIONS))
        for other in one["neighbours"]:
            if board.ZONES[zone] not in board.ZONE_DATA[board.ZONES.index(other)]["neighbours"]:
                raise one.fault("neighbours", f"holds {other!r}", "neighbours must name each other")
    check_homes()


def faction_zone(station: int) -> str:
    """The zone of a station that must lie in one of the factions' zones."""
    zone = board.ZONES[board.ZONE[station]]
    if zone not in board.FACTIONS:
        raise board.STATION_DATA[station].fault("zone", f"is {zone!r}", "it lies in the zone of a faction")
    return zone


def check_homes() -> None:
    for faction, one in enumerate(cards.FACTION_DATA):
        homes = board.HOMES[faction]
        in_zone = [home for home in homes if board.KIND[home] == board.HOME and board.ZONE[home] == faction]
        if len(in_zone) != len(RESOURCES) or {board.PRODUCES[home] for home in homes} != set(range(len(RESOURCES))):
            raise one.fault("home", f"is {one['home']!r}", "three home stations of its zone with three products")
        one.only("zone", board.FACTIONS[faction])
    if board.KIND.count(board.HOME) != len(board.FACTIONS) * len(RESOURCES):
        raise DATA.fault("stations", "have other homes", "every home station stands on the card of its faction")


def check_cards() -> None:
    for one in [*cards.FACTION_DATA, *cards.HERO_DATA]:
        one.only("count", 1)
    for card in cards.MISSION_DATA:
        if len(card["effects"]) != 1:
            raise card.fault("effects", f"holds {len(card['effects'])}", "a mission has one ability")
    for hero in cards.HERO_DATA:
        if not hero["effects"]:
            raise hero.fault("effects", "holds none", "a hero has an ability")
    if cards.CARRY_LIMIT[1] > cards.CARRY_LIMIT[2]:
        raise cards.GAME.fault("equipment_limit", "sinks", "a hero carries at least as much in stage two")
