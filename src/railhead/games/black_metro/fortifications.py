"""Fortifications: building, moving and destroying blockades and support bases (chapter 10.3)."""

from __future__ import annotations

from railhead.games.black_metro.model import BlackMetro, Option, Player
from railhead.games.black_metro.queries import blockade_places, buildable, can_hold_fort, can_move_base, fort_districts
from railhead.games.black_metro.reasons import (
    ACCOMPANIED,
    FULL,
    NO_PIECE,
    NOT_ON_BOARD,
    SAME_DISTRICT,
    WITHOUT_PERSONNEL,
)
from railhead.games.black_metro.scripts import ANYWHERE, WITH_OWN_PERSONNEL
from railhead.games.black_metro.tables import BACKUP, BLOCKADE, COLOURS, DISTRICTS, SUPPORT_BASE
from railhead.games.black_metro.words import DISTRICT, FORT, PASS
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow


def fort_option(g: BlackMetro, owner: int, kind: int) -> int:
    """The option that names a kind of fortification of a player."""
    return FORT + 2 * g.colour[owner] + kind


def owner_of(g: BlackMetro, option: int) -> int:
    """Whose fortification an option names."""
    return g.colour.index((option - FORT) // 2)


def kind_of(option: int) -> int:
    """The kind of fortification that an option names."""
    return (option - FORT) % 2


def is_fort(option: int) -> bool:
    """Does an option name a fortification?"""
    return FORT <= option < FORT + 2 * len(COLOURS)


def is_district(option: int) -> bool:
    """Does an option name a district?"""
    return DISTRICT < option <= DISTRICT + DISTRICTS


def place_fort(g: BlackMetro, owner: int, kind: int, source: int, target: int) -> None:
    """Move a fortification between the backup and districts."""
    if kind == SUPPORT_BASE:
        g.base[owner] = target
    else:
        g.blockades[owner][source] -= 1
        g.blockades[owner][target] += 1


def destroy_fort(g: BlackMetro, owner: int, kind: int, district: int) -> None:
    """A fortification returns to its owner's backup (BLK-2.5)."""
    place_fort(g, owner, kind, district, BACKUP)
    g.tell("destroyed", fort_option(g, owner, kind), DISTRICT + district)


def destroy_all(g: BlackMetro, owner: int, district: int) -> int:
    """All fortifications of a player at a district return to the backup; how many they were."""
    gone = 0
    while g.blockades[owner][district]:
        destroy_fort(g, owner, BLOCKADE, district)
        gone += 1
    if g.base[owner] == district:
        destroy_fort(g, owner, SUPPORT_BASE, district)
        gone += 1
    return gone


class Build(Step):
    """A fortification is built; without one in the backup, an own one moves instead (BLK-10.3.1, BLK-10.3.4)."""

    player: Player = 0
    to: int = 0  # a district or ANYWHERE
    only: int = NONE  # this kind of fortification
    if_able: bool = False
    piece: Option = NONE
    where: Option = NONE

    def __init__(self, player: int = 0, to: int = 0, only: int = NONE, if_able: bool = False) -> None:
        self.player = player
        self.to = to
        self.only = only
        self.if_able = if_able

    def kinds(self, g: BlackMetro) -> list[int]:
        return [kind for kind in buildable(g, self.player) if self.only in (NONE, kind)]

    def ask_piece(self, g: BlackMetro) -> Ask | None:
        kinds = self.kinds(g)
        if len(kinds) < 2 or (self.to > 0 and not can_hold_fort(g, self.to)):
            return None
        return Ask(self.player, "build_what", [fort_option(g, self.player, kind) for kind in kinds], "piece")

    def choose_piece(self, g: BlackMetro) -> None:
        kinds = self.kinds(g)
        if not kinds:
            g.replace(MoveFort(self.player, own=True, to=self.to, optional=self.if_able))
        elif self.piece == NONE:
            self.piece = fort_option(g, self.player, kinds[0])

    def ask_where(self, g: BlackMetro) -> Ask | None:
        if self.to != ANYWHERE:
            return None
        options = [DISTRICT + district for district in fort_districts(g)]
        return Ask(self.player, "build_where", options, "where", about=self.piece)

    def build(self, g: BlackMetro) -> None:
        district = self.to if self.where == NONE else self.where - DISTRICT
        if district > 0 and can_hold_fort(g, district):
            place_fort(g, self.player, kind_of(self.piece), BACKUP, district)
            g.tell("builds", self.player, self.piece, DISTRICT + district)

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        if is_district(option) and ask.prompt == "build_where":
            return FULL
        return NO_PIECE if is_fort(option) else 0


flow(Build, "ask_piece", "choose_piece", "ask_where", "build")


class MoveFort(Step):
    """A fortification on the board moves to a free zone of another district (BLK-10.3.5, BLK-10.3.6)."""

    player: Player = 0
    own: bool = False
    to: int = 0  # a district, ANYWHERE or WITH_OWN_PERSONNEL
    optional: bool = False
    piece: Option = NONE
    source: Option = NONE
    where: Option = NONE

    def __init__(self, player: int = 0, own: bool = False, to: int = 0, optional: bool = False) -> None:
        self.player = player
        self.own = own
        self.to = to
        self.optional = optional

    def ask_piece(self, g: BlackMetro) -> Ask | None:
        options = movable(g, self.player, own=self.own, to=self.to)
        if not options:
            return None
        return Ask(self.player, "move_what", [PASS, *options] if self.optional else options, "piece")

    def ask_source(self, g: BlackMetro) -> Ask | None:
        if self.piece in (NONE, PASS) or kind_of(self.piece) == SUPPORT_BASE:
            return None
        sources = blockade_sources(g, owner_of(g, self.piece), targets(g, self.player, self.to))
        if len(sources) < 2:
            return None
        return Ask(self.player, "move_from", [DISTRICT + at for at in sources], "source", about=self.piece)

    def choose_source(self, g: BlackMetro) -> None:
        if self.source != NONE or self.piece in (NONE, PASS):
            return
        owner = owner_of(g, self.piece)
        if kind_of(self.piece) == SUPPORT_BASE:
            self.source = DISTRICT + g.base[owner]
        else:
            self.source = DISTRICT + blockade_sources(g, owner, targets(g, self.player, self.to))[0]

    def ask_where(self, g: BlackMetro) -> Ask | None:
        if self.piece in (NONE, PASS):
            return None
        options = [DISTRICT + at for at in targets(g, self.player, self.to) if DISTRICT + at != self.source]
        return Ask(self.player, "move_to", options, "where", about=self.piece)

    def move(self, g: BlackMetro) -> None:
        if self.piece in (NONE, PASS):
            return
        owner = owner_of(g, self.piece)
        place_fort(g, owner, kind_of(self.piece), self.source - DISTRICT, self.where - DISTRICT)
        g.tell("moves_fort", self.player, self.piece, self.source, self.where)

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        if is_fort(option):
            return against_moving(g, self.player, option)
        if ask.prompt != "move_to" or not is_district(option):
            return 0
        if option == self.source:
            return SAME_DISTRICT
        if self.to == WITH_OWN_PERSONNEL and not g.personnel(self.player, option - DISTRICT):
            return WITHOUT_PERSONNEL
        return FULL


flow(MoveFort, "ask_piece", "ask_source", "choose_source", "ask_where", "move")


def targets(g: BlackMetro, player: int, to: int) -> list[int]:
    """The districts to which a fortification may be moved; its own district is left out later."""
    if to > 0:
        return [to] if can_hold_fort(g, to) else []
    if to == WITH_OWN_PERSONNEL:
        return [district for district in fort_districts(g) if g.personnel(player, district)]
    return fort_districts(g)


def blockade_sources(g: BlackMetro, owner: int, open_districts: list[int]) -> list[int]:
    """The districts from which a blockade of a player can move to one of the open districts."""
    return [at for at in blockade_places(g, owner) if has_another(open_districts, at)]


def has_another(districts: list[int], besides: int) -> bool:
    """Is there a district in the list besides this one?"""
    return len(districts) > 1 or (len(districts) == 1 and districts[0] != besides)


def movable(g: BlackMetro, player: int, *, own: bool, to: int) -> list[int]:
    """The fortifications (options) that a player can move somewhere (BLK-10.3.5, BLK-10.3.6)."""
    found: list[int] = []
    owners = [owner for owner in range(g.players) if g.forts_on_board(owner) and (owner == player or not own)]
    if not owners:
        return found
    open_districts = targets(g, player, to)
    for owner in owners:
        if blockade_sources(g, owner, open_districts):
            found.append(fort_option(g, owner, BLOCKADE))
        if can_move_base(g, player, owner) and has_another(open_districts, g.base[owner]):
            found.append(fort_option(g, owner, SUPPORT_BASE))
    return found


def against_moving(g: BlackMetro, player: int, option: int) -> int:
    """Why this fortification cannot be moved."""
    colour = (option - FORT) // 2
    if colour not in g.colour:
        return NOT_ON_BOARD
    owner = g.colour.index(colour)
    if kind_of(option) == SUPPORT_BASE and g.base[owner] and not can_move_base(g, player, owner):
        return ACCOMPANIED
    return NOT_ON_BOARD


def can_build_or_move(g: BlackMetro, player: int) -> bool:
    """Can this player build somewhere, or move an own fortification instead (BLK-10.3.4)?"""
    if buildable(g, player):
        return len(fort_districts(g)) > 0
    return len(movable(g, player, own=True, to=ANYWHERE)) > 0
