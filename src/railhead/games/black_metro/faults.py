"""What makes a loaded position impossible, in sentences."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from railhead.games.black_metro import cards, carry, deck, scripts
from railhead.games.black_metro.deck import DiscardFortunes
from railhead.games.black_metro.model import OVERLORD, BlackMetro
from railhead.games.black_metro.personnel import HEADS, MOST_MECHASUITS, MOST_PERSONNEL, NOBODY, count_of
from railhead.games.black_metro.units import Overwhelm
from railhead.kernel.ask import NONE
from railhead.kernel.state import State
from railhead.kernel.step import Step, shape

NEVER_EMPTY = ("Place", "FortPlace", "Rank", "Script", "Pieces")  # kinds of fields
MAY_BE_NOWHERE = ("place",)
MAY_BE_NOBODY = ("other", "winner", "by", "turn")
RANGES: Final[dict[str, tuple[int, int]]] = {  # by the name of a plain number in a step
    "die": (0, len(scripts.DICE) - 1),
    "face": (0, 5),
    "timing": (0, len(scripts.TIMINGS) - 1),
    "keyword": (0, 3),
    "player_at": (0, 4),
    "done": (0, 2),
    "first": (NONE, len(scripts.SCRIPTS) - 1),
    "n": (0, 15),
    "least": (0, 15),
    "most": (0, 15),
    "drawn": (0, 26),
    "picked": (0, 45),
    "only": (NONE, 1),
    "to": (-7, cards.DISTRICTS),
    "at_place": (-7, cards.DISTRICTS),
}
NOT_BY_PLAYER = ("tile_at", "tile_face", "dominator")  # all other lists of the state go by player
TRACKS: Final[list[tuple[str, int, str]]] = [  # the trackers, how far they run, what they are
    *[(name, cards.RESOURCE_MAX, "a resource runs") for name in cards.RESOURCES],
    ("strain", cards.STRAIN_MAX, "strain runs"),
    ("level", cards.TOP_LEVEL, "scientific levels run"),
]
TECHNOLOGY_CARDS = (cards.FIRST_TECHNOLOGY, len(cards.CARDS))
OF_POOL: Final[dict[str, tuple[int, int]]] = {  # the cards, from and to, of the zones that share a pool
    "fortunes": (0, cards.FIRST_MISSION),
    "missions": (cards.FIRST_MISSION, cards.FIRST_SYNDICATE),
    "syndicates": (cards.FIRST_SYNDICATE, cards.FIRST_TECHNOLOGY),
    "technologies{seat}": TECHNOLOGY_CARDS,
    "overlord": TECHNOLOGY_CARDS,
}


def faults(g: BlackMetro) -> list[str]:
    """Everything that is impossible; the lengths first, because the rest relies on them."""
    lengths = list(wrong_lengths(g))
    return lengths or [*wrong_numbers(g), *wrong_pieces(g), *wrong_players(g), *wrong_cards(g), *wrong_steps(g)]


def wrong_lengths(g: BlackMetro) -> Iterator[str]:
    """Lists that are too long or too short."""
    players = 2 if g.is_solo() else g.seats
    if g.players != players:
        yield f"table.players: with {g.seats} seats there are {players} players."
        return
    for name, kind in shape(BlackMetro, State):
        by_player = kind.startswith("list[") and kind != "list[Zone]" and name not in NOT_BY_PLAYER
        if by_player and len(getattr(g, name)) != players:
            yield f"table.{name}: one entry is needed for each of the {players} players."
    if any([len(row) != cards.PLACES for row in g.forces]):
        yield f"table.forces: {cards.PLACES} places are needed: hideout, 12 districts, overwhelmed."
    if any([len(row) != cards.DISTRICTS + 1 for row in g.blockades]):
        yield f"table.blockades: {cards.DISTRICTS + 1} places are needed: backup and 12 districts."
    if len(g.dominator) != cards.DISTRICTS + 1:
        yield f"table.dominator: {cards.DISTRICTS + 1} entries are needed, the first for no district."
    if len(g.tile_at) != cards.TILES or len(g.tile_face) != cards.TILES:
        yield f"table.tile_at, table.tile_face: there are {cards.TILES} tiles."


def wrong_numbers(g: BlackMetro) -> Iterator[str]:
    """Trackers beyond their ends (BLK-1.8)."""
    if not 1 <= g.round <= cards.ROUNDS:
        yield f"table.round: {g.round} is not one of the {cards.ROUNDS} rounds."
    for name, most, what in TRACKS:
        if any([not 0 <= n <= most for n in getattr(g, name)]):
            yield f"table.{name}: {what} from 0 to {most}."
    for name in ("used", "overwhelmed_pieces"):
        if any([n < 0 for n in getattr(g, name)]):
            yield f"table.{name}: a number below 0."
    if min(g.overwhelmed_at, g.contested, g.overwhelmed_players, g.overwhelmed_strength, g.destroyed, g.eased) < 0:
        yield "table: a count of this round is below 0."


def wrong_pieces(g: BlackMetro) -> Iterator[str]:
    """Personnel and fortifications that cannot stand so (BLK-1.2, BLK-1.11)."""
    for player in range(g.players):
        if min(g.forces[player]) < 0:
            yield f"table.forces[{player}]: a place without personnel is called {NOBODY!r}."
        elif sum([HEADS[pieces] for pieces in g.forces[player]]) > MOST_PERSONNEL:
            yield f"table.forces[{player}]: a player shows {MOST_PERSONNEL} personnel at most."
        elif sum([count_of(pieces, cards.MECHASUIT) for pieces in g.forces[player]]) > MOST_MECHASUITS:
            yield f"table.forces[{player}]: a player shows {MOST_MECHASUITS} mechasuits at most."
        row = g.blockades[player]
        if min(row) < 0 or sum([int(n) for n in row]) != cards.BLOCKADES:
            yield f"table.blockades[{player}]: a player has {cards.BLOCKADES} blockades in backup and districts."
    for district in range(1, cards.DISTRICTS + 1):
        if g.forts_at(district) > cards.FORT_ZONES[district]:
            yield f"table: district {district} holds more than {cards.FORT_ZONES[district]} fortifications."
    yield from wrong_tiles(g)


def wrong_tiles(g: BlackMetro) -> Iterator[str]:
    """Tiles that lie on each other or show a face they do not have (BLK-14.1)."""
    placed = [district for district in g.tile_at if district > 0]
    if len(set(placed)) != len(placed):
        yield "table.tile_at: two tiles lie on one district."
    for at in range(cards.TILES):
        if g.tile_at[at] < 0 or g.tile_face[at] < 0:
            yield f"table.tile_at[{at}]: a tile lies on a district or in the backup, one face up."
        elif g.tile_at[at] and g.tile_face[at] not in (cards.TILE_FRONT[at], cards.TILE_BACK[at]):
            yield f"table.tile_face[{at}]: this tile does not have that face."


def wrong_players(g: BlackMetro) -> Iterator[str]:
    """Players who are not there, colours and candidates given twice."""
    if not 0 <= g.relic < g.players:
        yield f"table.relic: there is no player {g.relic}."
    if any([not NONE <= player < g.players for player in g.dominator]):
        yield "table.dominator: a player who is not in this match."
    if min(g.colour) < 0 or len(set(g.colour)) != g.players:
        yield f"table.colour: each player has one of {', '.join(cards.COLOURS)}, all different."
    chosen = [candidate for candidate in g.candidate if candidate != NONE]
    if len(set(chosen)) != len(chosen):
        yield f"table.candidate: no two players lead the same of {', '.join(cards.CANDIDATE_IDS)}."
    if any([g.candidate_charged[player] and g.candidate[player] == NONE for player in range(g.players)]):
        yield "table.candidate_charged: there is no candidate to be charged."
    if min(g.base) < 0:
        yield "table.base: a support base is in the backup or at a district."
    if g.is_solo() and g.candidate[OVERLORD] != NONE:
        yield "table.candidate: the overlord is no candidate."
    if not 0 <= g.here <= cards.DISTRICTS:
        yield "table.here: not a district."


def wrong_cards(g: BlackMetro) -> Iterator[str]:
    """Cards in zones where they do not belong, and marks that they cannot have."""
    for spec in g.rules.zones:
        low, high = OF_POOL[spec.pool]
        held = getattr(g, spec.name)
        for seat, zone in enumerate(held if spec.each else [held]):
            name = f"zones.{spec.name}[{seat}]" if spec.each else f"zones.{spec.name}"
            if any([not low <= card < high for card in zone.cards]):
                yield f"{name}: a card of another kind lies there."
            if any([mark not in (0, 1) for mark in zone.marks]):
                yield f"{name}: a syndicate or technology is marked 0 or 1."
    for seat in range(g.seats):  # each has a deck of 12 technologies (BLK-1.4)
        both = g.library[seat].cards + g.technologies[seat].cards
        if len(set(both)) != len(both):
            yield f"zones.technologies[{seat}]: a technology is there twice."
    if g.is_solo() and cards.JOKER in g.hand[0].cards:
        yield "zones.hand[0]: in the solo challenge a joker is never held (BLK-19.5.1)."


def wrong_steps(g: BlackMetro) -> Iterator[str]:
    """Steps that speak of players, places, scripts or numbers which do not exist."""
    for place, step in enumerate(g.stack):
        for name, kind in shape(type(step), Step):
            fault = wrong_field(g, name, kind, getattr(step, name))
            if fault:
                yield f"stack[{place}].{name}: {fault}"
        if isinstance(step, DiscardFortunes) and not can_pay(g, step):
            yield f"stack[{place}]: the player does not hold the fortunes to pay with (BLK-15.11)."
        if isinstance(step, Overwhelm) and not are_there(g, step):
            yield f"stack[{place}].pieces: not all of them are at that place."
        if isinstance(step, carry.Carry) and not 0 <= step.line <= len(scripts.SCRIPTS[max(0, step.script)].effects):
            yield f"stack[{place}].line: the script has no such line."


def can_pay(g: BlackMetro, step: DiscardFortunes) -> bool:
    """Does the player hold what he is paying with? What is merely discarded may be less (BLK-18.4)."""
    if step.prompt != deck.PAYMENT or step.choice != NONE or not 0 <= step.player < g.seats:
        return True
    return deck.good_count(g, step.player, step.least) >= step.n


def are_there(g: BlackMetro, step: Overwhelm) -> bool:
    """Are the personnel that are about to be overwhelmed where the step says?"""
    if not 0 <= step.victim < g.players or step.place < 0 or step.pieces < 0:
        return True  # said already
    here = g.forces[step.victim][step.place]
    return all([count_of(step.pieces, rank) <= count_of(here, rank) for rank in range(cards.RANKS)])


def wrong_field(g: BlackMetro, name: str, kind: str, value: object) -> str:
    """What is wrong with a field of a step; empty if nothing."""
    if not isinstance(value, int):
        return "" if kind == "str" else "a number is needed."
    if kind == "Player" and not (NONE if name in MAY_BE_NOBODY else 0) <= value < g.players:
        return f"there is no player {value}."
    if kind in NEVER_EMPTY and value < 0 and name not in MAY_BE_NOWHERE:
        return f"a {kind.lower()} is needed."
    if kind == "int" and name in RANGES and not RANGES[name][0] <= value <= RANGES[name][1]:
        return f"{value} is out of range."
    return ""
