"""The board in a scene: districts with their effects and tiles, personnel, fortifications."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, dominance, overlord, overlord_choices, queries, resolution
from railhead.games.black_metro.fortifications import fort_option
from railhead.games.black_metro.model import OVERLORD, PLACE, UNIT, USE, BlackMetro
from railhead.games.black_metro.personnel import STRENGTH_OF, UNIT_OF, count_of
from railhead.games.black_metro.scene_now import Looking
from railhead.games.black_metro.scripts import FIRST_EFFECT, SCRIPT_NAMES, SCRIPTS, SECOND_EFFECT
from railhead.games.black_metro.tiles import closed_districts
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import sole
from railhead.kernel.scene import Piece

OFF_BOARD: Final[dict[int, str]] = {cards.HIDEOUT: "hideout", cards.OVERWHELMED: "overwhelmed"}  # places


def district_piece(g: BlackMetro, district: int, eyes: Looking) -> Piece:
    """A district: who dominated it this round, what stands in the way, what is going on there."""
    marks: list[str] = []
    present = [player for player in range(g.players) if g.forces[player][district]]
    if district == eyes.district:
        marks.append("now")
    elif eyes.moment in ("dominance", "resolution"):
        if not present:
            marks.append("skipped")
        elif eyes.moment == "dominance" and g.dominator[district] == NONE and queries.dominating(g, district) == NONE:
            marks.append("tie")
    if eyes.seat in present:
        marks.append("yours")
    numbers = {"fortifications": g.forts_at(district)}
    if eyes.seat != NONE and eyes.moment == "assignment":
        blockades = g.other_blockades(eyes.seat, district)
        if blockades:
            numbers["needed"] = blockades + 1
        strain = least_strain(g, eyes.seat, district)
        if strain:
            numbers["strain"] = strain
            marks += danger(g, eyes.seat, strain)
    if eyes.seat != NONE and eyes.prompt == "turn":
        numbers.update(strengths_there(g, eyes.seat, district))
    if g.is_solo():
        marks += overlord_marks(g, district, eyes)
    return sole(
        "district",
        cards.DISTRICT_IDS[district - 1],
        g.dominator[district],
        [PLACE.of(district)],
        marks,
        numbers,
        {"fortifications": cards.FORT_ZONES[district]},
        district,
    )


def strengths_there(g: BlackMetro, seat: int, district: int) -> dict[str, int]:
    """How strong a player and the strongest other one are at a district where he may assign personnel, as it stands.

    Nothing where nobody is: that can be seen.
    """
    others = [queries.strength(g, player, district) for player in queries.order_at(g, district) if player != seat]
    own = queries.strength(g, seat, district)
    if others:
        return {"strongest_other": max(others), "yours_there": own}
    return {"yours_there": own} if own else {}


def least_strain(g: BlackMetro, player: int, district: int) -> int:
    """The strain that blockades cost a player who assigns his whole hideout to a district."""
    pieces = g.forces[player][cards.HIDEOUT]
    if count_of(pieces, cards.MECHASUIT) and queries.breaches(cards.MECHASUIT):
        return 0
    return queries.blockade_strain(g.other_blockades(player, district), STRENGTH_OF[pieces])


def danger(g: BlackMetro, player: int, strain: int) -> list[str]:
    """What more strain than 15 means (BLK-2.6, BLK-19.1.2)."""
    if g.strain[player] + strain <= cards.STRAIN_MAX:
        return []
    return ["loses_challenge"] if g.is_solo() else ["costs_power"]


def overlord_marks(g: BlackMetro, district: int, eyes: Looking) -> list[str]:
    """Where the overlord may go next, and whom his summons move (BLK-19.3.1, BLK-19.4.7)."""
    marks: list[str] = []
    if eyes.moment != "assignment":
        return marks
    rank = queries.weakest(g, OVERLORD)
    if rank != NONE and overlord_choices.would_assign(g, rank, district, closed_districts(g)):
        marks.append("overlord_may_come")
    for script in overlord.OF_ROUND[g.round]:
        for effect in SCRIPTS[script].effects:
            if effect.name == "forced_move" and g.count(OVERLORD, cards.MECHASUIT, effect.to):
                if district == effect.source:
                    marks.append("summoned_away")
                elif district == effect.to:
                    marks.append("summoned_here")
    return marks


def effects(g: BlackMetro, eyes: Looking) -> list[Piece]:
    """First and second effect of each district; `place` is the district."""
    used = 0
    for step in g.stack:
        if isinstance(step, resolution.ResolveDistrict):
            used = step.done
    found: list[Piece] = []
    for district in range(1, cards.DISTRICTS + 1):
        first, second = FIRST_EFFECT[district], SECOND_EFFECT[district]
        for script in [*first, *second]:
            marks = ["first" if script in first else "second"]
            if district == eyes.district and used >= (1 if script in first else 2):
                marks.append("used")
            cost = SCRIPTS[script].cost
            if cost is not None and cost.strain and eyes.seat != NONE:
                marks += danger(g, eyes.seat, cost.strain)
            name = SCRIPT_NAMES[script].replace(".", "_")
            found.append(Piece("effect", name, f"effect-{name}", NONE, [USE.of(script)], marks, place=district))
    return found


def tiles(g: BlackMetro) -> list[Piece]:
    """The tiles; `place` is the district that one covers, 0 beside the board."""
    faces = [cards.TILE_FACES[face] for face in g.tile_face]
    return [Piece("tile", faces[at], f"tile{at}", place=place) for at, place in enumerate(g.tile_at) if place]


def squads(g: BlackMetro) -> list[Piece]:
    """By district and player: how strong his personnel are there, the strongest first; `place` is the district."""
    found: list[Piece] = []
    beaten: list[int] = []
    here = 0
    for step in g.stack:
        if isinstance(step, dominance.DistrictDominance):
            here, beaten = step.district, step.beaten(g, cards.OVERWHELM_DIFFERENCE)
    for district in range(1, cards.DISTRICTS + 1):
        most = queries.greatest(g, district, NONE)
        leader = queries.dominating(g, district)
        here_now = [(-queries.strength(g, player, district), player) for player in queries.order_at(g, district)]
        for weakness, player in sorted(here_now):
            total = -weakness
            numbers = {"strength": total}
            if total > g.personnel_strength(player, district):
                numbers["bonus"] = total - g.personnel_strength(player, district)
            marks = ["leads"] if player == leader else ["tied"] if total == most else []
            if district == here and player in beaten:
                marks.append("beaten")
            key = f"squad{player}-{district}"
            found.append(Piece("squad", key=key, owner=player, marks=marks, numbers=numbers, place=district))
    return found


def personnel(g: BlackMetro, eyes: Looking) -> list[Piece]:
    """Personnel by player, place and rank; `place` is 0 in the hideout, the district, or 13 among the overwhelmed."""
    found: list[Piece] = []
    for player in range(g.players):
        colour = cards.COLOURS[g.colour[player]]
        for place, pieces in enumerate(g.forces[player]):
            for rank in range(cards.RANKS - 1, -1, -1):
                count = count_of(pieces, rank)
                if count:
                    options = [UNIT.of(rank)] if eyes.chosen_from == (player, place) else []
                    marks = [OFF_BOARD[place]] if place in OFF_BOARD else []
                    numbers = {"count": count, "strength": STRENGTH_OF[count * UNIT_OF[rank]]}
                    name = cards.RANK_IDS[rank]
                    key = f"{colour}-{name}-{place}"
                    found.append(Piece("personnel", name, key, player, options, marks, numbers, place=place))
    return found


def fortifications(g: BlackMetro, eyes: Looking) -> list[Piece]:
    """Blockades and support bases; `place` is the district, 0 in the backup, from where they are built."""
    found: list[Piece] = []
    building = eyes.prompt == "build_what"
    blockade_id, base_id = cards.FORT_IDS
    for player in range(g.players):
        colour = cards.COLOURS[g.colour[player]]
        base = g.base[player]
        options = [fort_option(g, player, cards.SUPPORT_BASE)] if building == (base == cards.BACKUP) else []
        numbers = {"strength": queries.base_strength(g, player)} if base else {}
        found.append(Piece("fort", base_id, f"{colour}-base", player, options, [], numbers, place=base))
        for district in range(cards.DISTRICTS + 1):
            for at in range(g.blockades[player][district]):
                options = [fort_option(g, player, cards.BLOCKADE)] if building == (district == cards.BACKUP) else []
                key = f"{colour}-blockade-{district}.{at}"
                found.append(Piece("fort", blockade_id, key, player, options, place=district))
    return found
