"""Assigning personnel to a district, of one's own will or forced (BLK-5.2 to 5.9, BLK-5.16, BLK-12.2.8)."""

from __future__ import annotations

from railhead.games.black_metro import abilities, cards, personnel, queries, reasons, scripts, terms, tiles, units
from railhead.games.black_metro.cards import BATTLEFIELD, DISTRICTS, EVERY_DISTRICT, HIDEOUT, MECHASUIT, PERSONNEL_MAX
from railhead.games.black_metro.carry import Carry
from railhead.games.black_metro.model import CARD, OVERLORD, PASS, PLACE, BlackMetro, Place, Player, is_act
from railhead.games.black_metro.personnel import Pieces
from railhead.games.black_metro.resolution import ResolveDistrict
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def against_assigning(g: BlackMetro, player: int, district: int, *, transit: bool) -> int:
    """Why a player cannot assign to a district: a tile, or own personnel without Rapid Transit (BLK-5.3, BLK-14.4)."""
    if not tiles.can_assign_to(g, district):
        return reasons.EXPLODED
    return reasons.HAS_PERSONNEL_THERE if g.personnel(player, district) and not transit else 0


def open_districts(g: BlackMetro, player: int, *, transit: bool) -> int:
    """The districts (bits) to which a player can assign; with Rapid Transit also those with own personnel."""
    closed = tiles.closed_districts(g)
    if not transit:
        closed |= g.occupied(player)
    return EVERY_DISTRICT & ~closed


def can_assign_anew(g: BlackMetro, player: int) -> bool:
    """Is there a district without own personnel to which a player can assign?"""
    forces = g.forces[player]
    return any(not forces[at] and tiles.can_assign_to(g, at) for at in range(1, DISTRICTS + 1))


def has_transit(g: BlackMetro, player: int) -> bool:
    """Has the player an unused Rapid Transit?"""
    return len(queries.ready(g, player, queries.REINFORCING)) > 0


def meet_tile(g: BlackMetro, player: int, district: int) -> None:
    """What the tile on a district does to who assigns there (BLK-14.4)."""
    face = g.tile(district)
    if face == NONE:
        return
    if cards.TILE_FACES[face] == "gladiator_arena":
        won = queries.strongest_here_contested(g, player, NONE, district)
        g.tell("wins_arena" if won else "wins_no_arena", player, PLACE.of(district))
    g.push(Carry(scripts.TILE_SCRIPT[face], player, district))


def overlord_assigns(g: BlackMetro, rank: int, district: int) -> None:
    """The overlord sends exactly one piece; blockades cost him nothing (BLK-19.3.2, BLK-19.3.7, BLK-19.4.2)."""
    units.shift(g, OVERLORD, personnel.UNIT_OF[rank], HIDEOUT, district)
    g.tell("assigns", OVERLORD, personnel.UNIT_OF[rank], PLACE.of(district))
    meet_tile(g, OVERLORD, district)


class AssignPersonnel(Step):
    """Personnel go from the hideout to a district: blockades, tile, Expiditry Matrix, in this order (BLK-5.16)."""

    flow = ("choose", "assign", "meet_tile", "ask_matrix", "resolve_now")

    player: Player = 0
    district: Place = 0
    forced: bool = False
    pieces: Pieces = 0

    def choose(self, g: BlackMetro) -> None:
        if g.personnel(self.player, HIDEOUT) == 1:
            self.pieces = g.forces[self.player][HIDEOUT]
            return
        prompt = "assign_forced" if self.forced else "assign"
        g.push(units.Select(self.player, HIDEOUT, 1, PERSONNEL_MAX, prompt), "pieces")

    def assign(self, g: BlackMetro) -> None:
        player = self.player
        if g.personnel(player, self.district):
            abilities.note_use(g, player, queries.ready(g, player, queries.REINFORCING)[0])
        units.shift(g, player, self.pieces, HIDEOUT, self.district)
        g.tell("assigns", player, self.pieces, PLACE.of(self.district))
        self.meet_blockades(g)

    def meet_blockades(self, g: BlackMetro) -> None:
        """Blockades of others ask for strength; the mechasuit breaches them (BLK-5.7, BLK-10.1.9)."""
        if personnel.count_of(self.pieces, MECHASUIT) and queries.breaches(MECHASUIT):
            return
        blockades = g.other_blockades(self.player, self.district)
        # With Rapid Transit the strength of all personnel there counts; otherwise these are all.
        strength = g.personnel_strength(self.player, self.district)
        strain = queries.blockade_strain(blockades, strength)
        if strain:
            g.tell("blockaded", self.player, PLACE.of(self.district), strength, blockades + 1)
            terms.inflict(g, self.player, strain)

    def meet_tile(self, g: BlackMetro) -> None:
        meet_tile(g, self.player, self.district)

    def ask_matrix(self, g: BlackMetro) -> Ask | None:
        if self.forced or self.district == BATTLEFIELD:
            return None
        ready = queries.ready(g, self.player, queries.RESOLVING_NOW)
        if not ready or not ResolveDistrict(self.player, self.district, early=True).choices(g):
            return None
        return Ask(self.player, "matrix", [PASS, CARD.of(ready[0])], about=PLACE.of(self.district))

    def resolve_now(self, g: BlackMetro) -> None:
        if is_act(self.choice):
            abilities.use_technology(g, self.player, CARD.thing(self.choice), self.district)
