"""A match of Black Metro as data: its zones and its state (chapters 1 and 20)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards
from railhead.games.black_metro.personnel import HEADS, STRENGTH_OF, Pieces, count_of, specialised_in
from railhead.games.black_metro.scripts import OFFERED, SCRIPTS, benefit_text
from railhead.kernel.ask import NONE
from railhead.kernel.state import State
from railhead.kernel.vocabulary import Options, Vocabulary
from railhead.kernel.zones import Zone, ZoneSpec, hand, pile

Player = int  # a seat; in the solo challenge 1 is the overlord
Place = int  # 0 the hideout, 1 to 12 the districts, 13 overwhelmed
FortPlace = int  # 0 the backup, 1 to 12 the districts
Candidate = int
Colour = int
TileFace = int
Card = int
Option = int
Script = int
Rank = int

SOLO_SEATS: Final = 1


def bit(at: int) -> int:
    """A set of one player or district, as bits."""
    return 1 << at


def includes(bits: int, at: int) -> bool:
    """Is this player or district in a set of them?"""
    return bits >> at & 1 == 1


PLAYER: Final = 0  # the only seat of the solo challenge
OVERLORD: Final = 1  # the overlord is its other player
DOWNED: Final = 0  # the marks of a technology
CHARGED: Final = 1
UNTURNED: Final = 0  # the marks of a syndicate
TURNED: Final = 1

# --- the vocabulary: everything a player can ever answer, in a fixed order --------------------------------------------

VOCABULARY: Final = Vocabulary()
PASS: Final[int] = VOCABULARY.word("pass", "Pass")
ATTACK: Final[int] = VOCABULARY.word("attack", "Attack another player")
POWER: Final[int] = VOCABULARY.word("power", "Acquire 1 power instead")
FROM_OVERWHELMED: Final[int] = VOCABULARY.word("overwhelmed", "Take a subordinate from your overwhelmed area")
IN_HIDEOUT: Final[int] = VOCABULARY.word("hideout", "Hideout")
DISTRICT: Final = VOCABULARY.kind("district", cards.DISTRICT_IDS, cards.DISTRICT_NAMES)
PLACE: Final = Options(IN_HIDEOUT, 1 + DISTRICT.count)  # of a place: 0 the hideout, 1 to 12 the districts
CARD: Final = VOCABULARY.kind("card", cards.CARDS, cards.CARD_TITLES)
USE: Final = VOCABULARY.kind(
    "use", [SCRIPTS[at].name for at in range(OFFERED)], [SCRIPTS[at].title for at in range(OFFERED)]
)
COLOUR: Final = VOCABULARY.kind("colour", cards.COLOURS, [colour.capitalize() for colour in cards.COLOURS])
CANDIDATE: Final = VOCABULARY.kind("candidate", cards.CANDIDATE_IDS, cards.CANDIDATE_NAMES)
UNIT: Final = VOCABULARY.kind("unit", cards.RANK_IDS, [cards.UNIT_TITLES[rank] for rank in cards.RANK_IDS])
FORT: Final = VOCABULARY.kind(
    "fort",
    [f"{colour}.{fort}" for colour in cards.COLOURS for fort in cards.FORT_IDS],
    [f"{colour.capitalize()} {cards.UNIT_TITLES[fort].lower()}" for colour in cards.COLOURS for fort in cards.FORT_IDS],
)
TRADES: Final[list[tuple[int, int]]] = [(give, take) for give in range(3) for take in range(3) if give != take]
TRADE: Final = VOCABULARY.kind(
    "trade",
    [f"{cards.RESOURCES[give]}.{cards.RESOURCES[take]}" for give, take in TRADES],
    [
        f"{cards.BUNDLE[give]} {cards.RESOURCES[give]} for {cards.BUNDLE[take]} {cards.RESOURCES[take]}"
        for give, take in TRADES
    ],
)
BENEFIT: Final = VOCABULARY.kind(
    "benefit", cards.SUITS[:-1], [benefit_text(suit).capitalize() for suit in range(cards.ANY_SUIT)]
)
NUMBER: Final = Options(VOCABULARY.numbers("number", cards.PERSONNEL_MAX), cards.PERSONNEL_MAX + 1)

FIRST_OR_ELEVENTH: Final[list[int]] = [PLACE.of(1), PLACE.of(11)]
RECRUIT_INSTEAD: Final[list[int]] = [FROM_OVERWHELMED, POWER]
ALL_DISTRICTS: Final[list[int]] = list(DISTRICT.all())
BENEFITS: Final[list[int]] = list(BENEFIT.all())


# By a set of districts (bits, without the one for no district): their options.
DISTRICT_OPTIONS: Final[list[list[int]]] = [
    [option for at, option in enumerate(ALL_DISTRICTS) if includes(bits, at)] for bits in range(bit(len(ALL_DISTRICTS)))
]


def is_act(option: int) -> bool:
    """Is this more than a pass, and was anything asked at all?"""
    return option > PASS


def is_fortune(option: int) -> bool:
    """Does an option name a fortune?"""
    return CARD.has(option) and CARD.thing(option) < cards.FIRST_MISSION


def is_mission(option: int) -> bool:
    """Does an option name a mission?"""
    return CARD.has(option) and cards.FIRST_MISSION <= CARD.thing(option) < cards.FIRST_SYNDICATE


def is_syndicate(option: int) -> bool:
    """Does an option name a syndicate?"""
    return CARD.has(option) and cards.FIRST_SYNDICATE <= CARD.thing(option) < cards.FIRST_TECHNOLOGY


def is_technology(option: int) -> bool:
    """Does an option name a technology?"""
    return CARD.has(option) and CARD.thing(option) >= cards.FIRST_TECHNOLOGY


def districts_of(bits: int) -> list[int]:
    """The options for a set of districts."""
    return DISTRICT_OPTIONS[bits >> 1][:]


# From so many to so many: COUNTS[low][high].
COUNTS: Final[list[list[list[int]]]] = [
    [[NUMBER.of(n) for n in range(low, high + 1)] for high in range(cards.PERSONNEL_MAX + 1)]
    for low in range(cards.PERSONNEL_MAX + 1)
]


# --- zones and state --------------------------------------------------------------------------------------------------

ZONES: Final[tuple[ZoneSpec, ...]] = (
    pile("deck", "Fortune deck", pool="fortunes"),
    pile("discard", "Fortune discard", pool="fortunes", face="all"),
    pile("played", "Fortunes being played", pool="fortunes", face="all"),
    hand("hand", "Fortunes in hand", pool="fortunes"),
    pile("mission_deck", "Mission deck", pool="missions"),
    hand("missions", "Secret missions", pool="missions"),
    hand("revealed", "Revealed missions", pool="missions", face="all"),
    hand("fulfilled", "Fulfilled missions", pool="missions", face="all"),
    pile("syndicate_deck", "Unused syndicates", pool="syndicates"),
    pile("syndicates", "Revealed syndicates", pool="syndicates", face="all", marked=True),
    hand("library", "Technology deck", pool="technologies{seat}"),
    hand("technologies", "Technologies", pool="technologies{seat}", marked=True),
    hand("overlord_library", "The overlord's technology deck", pool="overlord", face="all", each=False),
    hand("overlord_technologies", "The overlord's technologies", pool="overlord", face="all", each=False, marked=True),
)


class BlackMetro(State):
    """A match of Black Metro. Lists go by player; lists of lists by player and place."""

    deck: Zone
    discard: Zone
    played: Zone
    hand: list[Zone]
    mission_deck: Zone
    missions: list[Zone]
    revealed: list[Zone]
    fulfilled: list[Zone]
    syndicate_deck: Zone
    syndicates: Zone
    library: list[Zone]
    technologies: list[Zone]
    overlord_library: Zone
    overlord_technologies: Zone

    players: int  # the seats, and the overlord
    round: int
    relic: Player
    colour: list[Colour]
    candidate: list[Candidate]
    candidate_charged: list[bool]
    power: list[int]
    gold: list[int]
    intel: list[int]
    drakownium: list[int]
    strain: list[int]
    level: list[int]  # scientific level
    forces: list[list[Pieces]]  # by player and place
    blockades: list[list[int]]  # by player and district; entry 0 is the backup
    base: list[FortPlace]  # where the support base is
    tile_at: list[FortPlace]  # by tile: 0 if it lies beside the board
    tile_face: list[TileFace]  # by tile: which face is up

    # What happened this round.
    dominator: list[Player]  # by district
    used: list[int]  # by player: the technologies (bits) used this round, and bit 0 for the district ability
    mission_done: list[bool]  # by player: a dominance mission fulfilled this round
    overwhelmed_pieces: list[int]  # by player: personnel of others whom he overwhelmed this round
    overwhelmed_at: int  # the districts (bits) where the dominating player overwhelmed somebody this round

    # What happened in this district dominance.
    here: Place
    contested: int  # the other players (bits) with personnel there when dominance was asserted
    overwhelmed_players: int  # the players (bits) of whom personnel were overwhelmed
    overwhelmed_strength: int
    destroyed: int  # fortifications destroyed
    eased: int  # the players (bits) against whom a smaller difference of strength overwhelms
    ease: int  # that difference

    def clear_table(self) -> None:
        """Everything at nothing, as before the set-up (BLK-3.1)."""
        players = 2 if self.seats == SOLO_SEATS else self.seats
        self.players = players
        self.round = 1
        self.relic = 0
        self.colour = list(range(players))
        self.candidate = [NONE] * players
        self.candidate_charged = [False] * players
        self.power = [0] * players
        self.gold = [0] * players
        self.intel = [0] * players
        self.drakownium = [0] * players
        self.strain = [0] * players
        self.level = [0] * players
        self.forces = [[0] * cards.PLACES for _ in range(players)]
        self.blockades = [[cards.BLOCKADES] + [0] * cards.DISTRICTS for _ in range(players)]
        self.base = [0] * players
        self.tile_at = [0] * cards.TILES
        self.tile_face = [0] * cards.TILES
        self.dominator = [NONE] * (cards.DISTRICTS + 1)
        self.used = [0] * players
        self.mission_done = [False] * players
        self.overwhelmed_pieces = [0] * players
        self.overwhelmed_at = 0
        self.here = 0
        self.contested = 0
        self.overwhelmed_players = 0
        self.overwhelmed_strength = 0
        self.destroyed = 0
        self.eased = 0
        self.ease = 0

    # --- who --------------------------------------------------------------------------------------------------------

    def is_solo(self) -> bool:
        """Is this the solo challenge?"""
        return self.seats == SOLO_SEATS

    def is_overlord(self, player: int) -> bool:
        """Is this the overlord, who has no seat?"""
        return player >= self.seats

    def order(self) -> list[int]:
        """All players, the relic player first, then clockwise (BLK-4.2)."""
        return ORDERS[self.players][self.relic]

    def seated(self) -> list[int]:
        """Everybody with a seat, the relic player first, then clockwise."""
        order = self.order()
        return order if self.players == self.seats else [player for player in order if player < self.seats]

    def colour_option(self, player: int) -> int:
        """The option that names a player."""
        return COLOUR.of(self.colour[player])

    def player_of(self, option: int) -> int:
        """The player whom an option names by the colour."""
        return self.colour.index(COLOUR.thing(option))

    # --- personnel --------------------------------------------------------------------------------------------------

    def count(self, player: int, rank: int, place: int) -> int:
        """How many personnel of a rank a player has at a place."""
        return count_of(self.forces[player][place], rank)

    def personnel(self, player: int, place: int) -> int:
        """How many personnel of a player are at a place."""
        return HEADS[self.forces[player][place]]

    def specialised(self, player: int, place: int) -> int:
        """How many paragons and mechasuits of a player are at a place (BLK-2.11)."""
        return specialised_in(self.forces[player][place])

    def personnel_strength(self, player: int, place: int) -> int:
        """The strength of a player's personnel at a place, without any bonus (BLK-10.1.1)."""
        return STRENGTH_OF[self.forces[player][place]]

    def in_play(self, player: int) -> int:
        """All personnel of a player outside the backup, as a set (BLK-1.9)."""
        total = 0
        for pieces in self.forces[player]:  # compiled, `sum` takes three times as long
            total += pieces
        return total

    def on_board(self, player: int) -> int:
        """All personnel of a player at districts, as a set."""
        forces = self.forces[player]
        return self.in_play(player) - forces[cards.HIDEOUT] - forces[cards.OVERWHELMED]

    def backup(self, player: int) -> int:
        """How many subordinates are left in the backup (BLK-2.4)."""
        used = HEADS[self.in_play(player)]
        return cards.PERSONNEL_MAX - used if used < cards.PERSONNEL_MAX else 0

    def present(self, place: int) -> int:
        """The players (bits) with personnel at a place."""
        bits = 0
        for player in range(self.players):
            if self.forces[player][place]:
                bits |= bit(player)
        return bits

    def next_district(self, after: int) -> int:
        """The district of lowest initiative after this one that holds personnel; 0 if there is none (BLK-4.4)."""
        for district in range(after + 1, cards.DISTRICTS + 1):
            for forces in self.forces:
                if forces[district]:
                    return district
        return 0

    def occupied(self, player: int) -> int:
        """The districts (bits) with personnel of a player."""
        forces = self.forces[player]
        bits = 0
        for district in range(1, cards.DISTRICTS + 1):
            if forces[district]:
                bits |= bit(district)
        return bits

    # --- fortifications ---------------------------------------------------------------------------------------------

    def forts(self, player: int, district: int) -> int:
        """How many fortifications a player has at a district."""
        return self.blockades[player][district] + (1 if self.base[player] == district else 0)

    def forts_at(self, district: int) -> int:
        """How many fortifications are at a district, whoever owns them."""
        total = 0
        for player in range(self.players):
            total += self.blockades[player][district]
            if self.base[player] == district:
                total += 1
        return total

    def forts_on_board(self, player: int) -> int:
        """How many fortifications a player has on the board."""
        return cards.BLOCKADES - self.blockades[player][cards.BACKUP] + (1 if self.base[player] else 0)

    def other_blockades(self, player: int, district: int) -> int:
        """How many blockades of other players are at a district (BLK-5.7)."""
        total = 0
        for other in range(self.players):
            if other != player:
                total += self.blockades[other][district]
        return total

    def tile(self, district: int) -> int:
        """Which face of a tile covers a district; NONE: no tile."""
        for at, place in enumerate(self.tile_at):
            if place == district:
                return self.tile_face[at]
        return NONE

    # --- cards ------------------------------------------------------------------------------------------------------

    def stock(self, res: int) -> list[int]:
        """The trackers of a resource."""
        if res == 0:
            return self.gold
        if res == 1:
            return self.intel
        return self.drakownium

    def owned(self, player: int) -> Zone:
        """The researched technologies of a player, downed and charged."""
        return self.overlord_technologies if player >= self.seats else self.technologies[player]

    def has_charged(self, player: int, card: int) -> bool:
        """Is this technology of the player charged?"""
        zone = self.owned(player)
        at = zone.place(card)
        return at >= 0 and zone.marks[at] == CHARGED

    def charged_count(self, player: int) -> int:
        """How many technologies of a player are charged."""
        count = 0
        for mark in self.owned(player).marks:
            count += mark
        return count

    def unfulfilled(self, player: int) -> int:
        """How many unfulfilled missions a player has, secret and revealed."""
        if player >= self.seats:
            return 0
        return len(self.missions[player].cards) + len(self.revealed[player].cards)

    def holds(self, player: int, card: int) -> bool:
        """Is this fortune in a player's hand?"""
        return card in self.hand[player].cards

    def hand_size(self, player: int) -> int:
        """How many fortunes a player holds; the overlord has no hand (BLK-19.4.2)."""
        return 0 if player >= self.seats else len(self.hand[player].cards)


ORDERS: Final[list[list[list[int]]]] = [
    [[(first + step) % players for step in range(players)] for first in range(players)] for players in range(5)
]
