"""The three tiles: placing and removing them, and what they do to an assignment (chapter 14)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.cards import TILE_BACK, TILE_FRONT, TILES
from railhead.games.black_metro.model import PLACE, BlackMetro, bit
from railhead.games.black_metro.scripts import TILE_SCRIPT, verbs_of
from railhead.kernel.ask import NONE

FORBIDS_ASSIGNMENT: Final[list[bool]] = ["no_assign" in verbs_of(script) for script in TILE_SCRIPT]  # by face
FORBIDS_FORTUNE: Final[list[bool]] = ["no_assignment_fortune" in verbs_of(script) for script in TILE_SCRIPT]


def closed_districts(g: BlackMetro) -> int:
    """The districts (bits) to which nobody can be assigned (BLK-14.4)."""
    bits = 0
    for at, district in enumerate(g.tile_at):
        if district and FORBIDS_ASSIGNMENT[g.tile_face[at]]:
            bits |= bit(district)
    return bits


def can_assign_to(g: BlackMetro, district: int) -> bool:
    """Can personnel be assigned here, as far as tiles go (BLK-14.4)?"""
    face = g.tile(district)
    return face == NONE or not FORBIDS_ASSIGNMENT[face]


def can_play_for(g: BlackMetro, district: int) -> bool:
    """Can an assignment fortune be opened for this district, as far as tiles go (BLK-12.2.5)?"""
    face = g.tile(district)
    return face == NONE or not FORBIDS_FORTUNE[face]


def free_tile(g: BlackMetro, face: int) -> int:
    """The tile with which a face is laid: one that has it in front, else one that is turned over (BLK-14.7)."""
    for faces in (TILE_FRONT, TILE_BACK):
        for at in range(TILES):
            if faces[at] == face and not g.tile_at[at]:
                return at
    return NONE


def place_tile(g: BlackMetro, face: int, district: int) -> None:
    """Lay a tile on a district; one that lies there leaves the board (BLK-14.5)."""
    for at in range(TILES):
        if g.tile_at[at] == district:
            take_off(g, at)
    tile = free_tile(g, face)
    if tile != NONE:
        g.tile_at[tile] = district
        g.tile_face[tile] = face
        g.tell("places_tile", face, PLACE.of(district))


def remove_tiles(g: BlackMetro) -> None:
    """All tiles leave the board (BLK-4.7)."""
    for at in range(TILES):
        if g.tile_at[at]:
            take_off(g, at)


def take_off(g: BlackMetro, at: int) -> None:
    """A tile leaves the board."""
    g.tell("removes_tile", g.tile_face[at], PLACE.of(g.tile_at[at]))
    g.tile_at[at] = 0
