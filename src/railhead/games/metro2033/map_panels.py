"""The map: stations zone by zone for the terminal, and with their places and links for the browser."""

from __future__ import annotations

from railhead.games.metro2033.board import (
    ABANDONED,
    HANSA,
    KIND,
    PLACES,
    POLIS,
    PRODUCES,
    STATION_TITLES,
    STATIONS,
    WAYS,
    ZONE,
    ZONE_TITLES,
    is_active,
)
from railhead.games.metro2033.cards import FACTION_SHORT, HERO_TITLES
from railhead.games.metro2033.model import STATION, Metro
from railhead.games.metro2033.notes import SYMBOLS, station_note
from railhead.games.metro2033.queries import factions_in_play
from railhead.kernel.ask import NONE
from railhead.kernel.display import Cell, Panel


def stations_shown(g: Metro) -> list[int]:
    """The stations of the active map; all of them while factions are being chosen."""
    factions = factions_in_play(g)
    if NONE in g.faction:
        return list(range(len(STATIONS)))
    return [station for station in range(len(STATIONS)) if is_active(station, factions)]


def station_text(g: Metro, station: int) -> str:
    """Name, product, owner and heroes: `Dinamo p [Reich] *Anna`."""
    parts = [STATION_TITLES[station], SYMBOLS[PRODUCES[station]]]
    owner = g.owner(station)
    if owner != NONE and g.faction[owner] != NONE:
        parts.append(f"[{FACTION_SHORT[g.faction[owner]]}]")
    elif KIND[station] == ABANDONED:
        parts.append("(abandoned)")
    for seat in range(g.seats):
        if g.hero_at[seat] == station:
            parts.append(f"*{HERO_TITLES[g.hero[seat]]}")
    return " ".join([part for part in parts if part])


def station_tone(g: Metro, station: int, viewer: int) -> str:
    owner = g.owner(station)
    if owner != NONE:
        return "own" if owner == viewer else "bad"
    if KIND[station] in (HANSA, ABANDONED):
        return "dim"
    return "strong" if KIND[station] == POLIS else ""


def zone_panels(g: Metro, viewer: int) -> list[Panel]:
    """The stations zone by zone: p, m, a, ? is what they produce, [owner], *hero."""
    found: list[Panel] = []
    shown = stations_shown(g)
    for zone, heading in enumerate(ZONE_TITLES):
        row = [
            Cell(
                station_text(g, station),
                STATION.of(station),
                f"place:{STATIONS[station]}",
                station_note(station),
                station_tone(g, station, viewer),
            )
            for station in shown
            if ZONE[station] == zone
        ]
        if row:
            found.append(Panel(f"Zone: {heading}", [row], kind="row"))
    return found


def map_panel(g: Metro, viewer: int) -> Panel:
    shown = stations_shown(g)
    row = [
        Cell(
            station_text(g, station),
            STATION.of(station),
            f"station:{STATIONS[station]}",
            station_note(station),
            station_tone(g, station, viewer),
        )
        for station in shown
    ]
    panel = Panel("Map (p, m, a, ?: what a station produces; [owner]; *hero)", [row], kind="map")
    panel.places = [PLACES[station] for station in shown]
    panel.links = [
        (shown.index(station), shown.index(way.to))
        for station in shown
        for way in WAYS[station]
        if station < way.to and way.to in shown
    ]
    return panel
