"""Fortifications: building, moving and destroying blockades and support bases (chapter 10.3)."""

from __future__ import annotations

from railhead.games.black_metro import queries, reasons, scripts
from railhead.games.black_metro.cards import BACKUP, BLOCKADE, BLOCKADES, DISTRICTS, SUPPORT_BASE
from railhead.games.black_metro.model import DISTRICT, FORT, PASS, PLACE, BlackMetro, Option, Player, is_act
from railhead.games.black_metro.queries import against_fort, blockade_places, buildable, offer, settled
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def fort_option(g: BlackMetro, owner: int, kind: int) -> int:
    """The option that names a kind of fortification of a player."""
    return FORT.of(2 * g.colour[owner] + kind)


def owner_of(g: BlackMetro, option: int) -> int:
    """Whose fortification an option names."""
    return g.colour.index(colour_of(option))


def kind_of(option: int) -> int:
    """The kind of fortification that an option names."""
    return (FORT.thing(option)) % 2


def colour_of(option: int) -> int:
    """The colour of the fortification that an option names."""
    return (FORT.thing(option)) // 2


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
    g.tell("destroyed", fort_option(g, owner, kind), PLACE.of(district))


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

    flow = ("ask_piece", "choose_piece", "ask_where", "build")

    player: Player = 0
    to: int = 0  # a district or ANYWHERE
    only: int = NONE  # this kind of fortification
    if_able: bool = False
    piece: Option = NONE

    def pieces(self, g: BlackMetro) -> list[int]:
        kinds = [kind for kind in buildable(g, self.player) if self.only in (NONE, kind)]
        return [fort_option(g, self.player, kind) for kind in kinds]

    def ask_piece(self, g: BlackMetro) -> Ask | None:
        if self.to > 0 and against_fort(g, self.to):
            return None
        return offer(self.player, "build_what", self.pieces(g), "piece")

    def choose_piece(self, g: BlackMetro) -> None:
        pieces = self.pieces(g)
        if not pieces:
            g.replace(MoveFort(self.player, own=True, to=self.to, optional=self.if_able))
        elif self.piece == NONE:
            self.piece = pieces[0]

    def ask_where(self, g: BlackMetro) -> Ask | None:
        if self.to != scripts.ANYWHERE:
            return None
        options = [PLACE.of(district) for district in queries.fort_districts(g)]
        return Ask(self.player, "build_where", options, about=self.piece)

    def build(self, g: BlackMetro) -> None:
        district = self.to if self.choice == NONE else PLACE.thing(self.choice)
        if district > 0 and against_fort(g, district) == 0:
            place_fort(g, self.player, kind_of(self.piece), BACKUP, district)
            g.tell("builds", self.player, kind_of(self.piece), PLACE.of(district))
        else:
            g.tell("builds_nothing", self.player)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "build_where":
            return against_fort(g, PLACE.thing(option)) if DISTRICT.has(option) else 0
        return reasons.OWN_PIECES_ONLY if FORT.has(option) and colour_of(option) != g.colour[self.player] else 0


class MoveFort(Step):
    """A fortification on the board moves to a free zone of another district (BLK-10.3.5, BLK-10.3.6)."""

    flow = ("ask_piece", "choose_piece", "ask_source", "choose_source", "ask_where", "move")

    player: Player = 0
    own: bool = False
    to: int = 0  # a district, ANYWHERE or WITH_OWN_PERSONNEL
    optional: bool = False
    piece: Option = NONE
    source: Option = NONE

    def ask_piece(self, g: BlackMetro) -> Ask | None:
        options = movable(g, self.player, own=self.own, to=self.to)
        if self.optional and options:
            return Ask(self.player, "move_what", [PASS, *options], "piece")
        return offer(self.player, "move_what", options, "piece")

    def choose_piece(self, g: BlackMetro) -> None:
        """What leaves no choice is not asked; nothing of it is hidden."""
        options = movable(g, self.player, own=self.own, to=self.to)
        if self.piece == NONE and options:
            self.piece = options[0]

    def sources(self, g: BlackMetro) -> list[int]:
        """The districts (options) from which the piece can move."""
        if not is_act(self.piece):
            return []
        owner = owner_of(g, self.piece)
        if kind_of(self.piece) == SUPPORT_BASE:
            return [PLACE.of(g.base[owner])]
        return [PLACE.of(at) for at in blockade_places(g, owner) if can_go(g, self.player, self.to, at)]

    def ask_source(self, g: BlackMetro) -> Ask | None:
        return offer(self.player, "move_from", self.sources(g), "source", about=self.piece)

    def choose_source(self, g: BlackMetro) -> None:
        if self.source == NONE and is_act(self.piece):
            self.source = self.sources(g)[0]

    def places(self, g: BlackMetro) -> list[int]:
        """The districts (options) to which the piece can move."""
        if self.source == NONE:
            return []
        source = PLACE.thing(self.source)
        return [PLACE.of(at) for at in range(1, DISTRICTS + 1) if at != source and is_open(g, self.player, self.to, at)]

    def ask_where(self, g: BlackMetro) -> Ask | None:
        return offer(self.player, "move_to", self.places(g), about=self.piece)

    def move(self, g: BlackMetro) -> None:
        if self.source == NONE:
            g.tell("builds_nothing", self.player)  # only who moves instead of building may find nothing, or decline
            return
        where = settled(self.choice, self.places(g))
        place_fort(g, owner_of(g, self.piece), kind_of(self.piece), PLACE.thing(self.source), PLACE.thing(where))
        g.tell("moves_fort", self.player, self.piece, self.source, where)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "move_what":
            return self.against_piece(g, option) if FORT.has(option) else 0
        if not DISTRICT.has(option):
            return 0
        if ask.prompt == "move_from":
            if not g.blockades[owner_of(g, self.piece)][PLACE.thing(option)]:
                return reasons.NOT_STANDING_AT
            return 0 if option in self.sources(g) else reasons.SAME_DISTRICT
        if option == self.source:
            return reasons.SAME_DISTRICT
        if self.to == scripts.WITH_OWN_PERSONNEL and not g.personnel(self.player, PLACE.thing(option)):
            return reasons.WITHOUT_PERSONNEL
        return against_fort(g, PLACE.thing(option))

    def against_piece(self, g: BlackMetro, option: int) -> int:
        """Why the player cannot move this fortification: whose it is, where it is, where it could go."""
        if colour_of(option) not in g.colour:
            return reasons.NOT_ON_BOARD
        if self.own and owner_of(g, option) != self.player:
            return reasons.BARRICADE_OWN if self.to == scripts.WITH_OWN_PERSONNEL else reasons.MOVE_OWN_INSTEAD
        return against_moving(g, self.player, option, self.to)


def is_open(g: BlackMetro, player: int, to: int, district: int) -> bool:
    """May a fortification be moved to this district?"""
    if to == scripts.WITH_OWN_PERSONNEL and not g.personnel(player, district):
        return False
    return (to <= 0 or to == district) and against_fort(g, district) == 0


def can_go(g: BlackMetro, player: int, to: int, source: int) -> bool:
    """May a fortification be moved to some district besides the one where it stands?"""
    return any(district != source and is_open(g, player, to, district) for district in range(1, DISTRICTS + 1))


def movable(g: BlackMetro, player: int, *, own: bool, to: int) -> list[int]:
    """The fortifications (options) that a player can move somewhere (BLK-10.3.5, BLK-10.3.6)."""
    found: list[int] = []
    for owner in range(g.players):
        if g.forts_on_board(owner) and (owner == player or not own):
            for kind in (BLOCKADE, SUPPORT_BASE):
                option = fort_option(g, owner, kind)
                if against_moving(g, player, option, to) == 0:
                    found.append(option)
    return found


def against_moving(g: BlackMetro, player: int, option: int, to: int) -> int:
    """Why a player cannot move this fortification: where it is, where it could go."""
    owner = owner_of(g, option)
    if kind_of(option) == BLOCKADE:
        if g.blockades[owner][BACKUP] == BLOCKADES:
            return reasons.NOT_ON_BOARD
        return 0 if any(can_go(g, player, to, at) for at in blockade_places(g, owner)) else reasons.NO_OTHER_PLACE
    if not g.base[owner]:
        return reasons.NOT_ON_BOARD
    if not queries.can_move_base(g, player, owner):
        return reasons.ACCOMPANIED
    return 0 if can_go(g, player, to, g.base[owner]) else reasons.NO_OTHER_PLACE
