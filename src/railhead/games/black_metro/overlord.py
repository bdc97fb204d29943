"""The solo challenge: what the overlord gains and does by himself (chapter 19)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, carry, deck, dice, fortifications, queries, tiles, units
from railhead.games.black_metro.assignment import overlord_assigns
from railhead.games.black_metro.model import DOWNED, OVERLORD, PLACE, PLAYER, BlackMetro, Card, Place, Rank
from railhead.games.black_metro.overlord_choices import choose_district, would_assign
from railhead.games.black_metro.personnel import UNIT_OF
from railhead.games.black_metro.scripts import OVERLORD_ABILITIES, PENALTY_DICE, SCRIPTS
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step

DECLINED: Final = 1  # how a turn ends that must not come again in this phase
# More cards than two whole decks: in a real match a joker turns up before (BLK-19.3.8); a spectator may imagine that
# all of them are held.
LONGEST_SEARCH: Final = 4 * cards.FIRST_MISSION


class OverlordTurn(Step):
    """He discards fortunes until one matches a district where he would go (BLK-19.3.1 to 19.3.5)."""

    flow = ("search", "assign", "strike_back")

    rank: Rank = 0
    district: Place = 0
    card: Card = NONE

    def search(self, g: BlackMetro) -> None:
        rank = self.rank = queries.weakest(g, OVERLORD)
        self.result = DECLINED  # without a valid district he is skipped for the rest of the phase (BLK-19.3.5)
        closed = tiles.closed_districts(g)
        if not any(would_assign(g, rank, district, closed) for district in range(1, cards.DISTRICTS + 1)):
            return
        for _ in range(LONGEST_SEARCH):
            self.card = deck.turn_up(g)
            if self.card == NONE:
                return
            matching = [district for district in cards.MATCHING[self.card] if would_assign(g, rank, district, closed)]
            if matching:
                self.district = choose_district(g, matching)
                self.result = 0
                return

    def assign(self, g: BlackMetro) -> None:
        if self.district:
            overlord_assigns(g, self.rank, self.district)

    def strike_back(self, g: BlackMetro) -> None:
        """Counteroffensive: a joker also brings a fortification and a penalty game (BLK-19.5.3)."""
        if self.district and self.card == cards.JOKER:
            g.tell("counteroffensive", PLACE.of(self.district))
            gain_fortification(g, self.district)
            g.push(dice.Roll(PENALTY_DICE, PLAYER))


OF_ROUND: Final[list[list[int]]] = [  # his abilities in each round
    [script for script in OVERLORD_ABILITIES if number in SCRIPTS[script].rounds] for number in range(cards.ROUNDS + 1)
]


def overlord_acts(g: BlackMetro, when: int) -> bool:
    """Has he an ability at this moment of this round?"""
    return any(SCRIPTS[script].when == when for script in OF_ROUND[g.round])


def overlord_abilities(g: BlackMetro, when: int) -> None:
    """His abilities of a moment, in the order of the data (BLK-19.3.9)."""
    g.push_each([carry.Carry(script, OVERLORD) for script in OF_ROUND[g.round] if SCRIPTS[script].when == when])


def gain_fortification(g: BlackMetro, district: int) -> None:
    """Blockades first, the support base last; then the support base moves, if able (BLK-19.4.8, BLK-19.4.12)."""
    base = g.base[OVERLORD]
    if g.forts_at(district) >= cards.FORT_ZONES[district] or (
        not g.blockades[OVERLORD][cards.BACKUP] and base == district
    ):
        g.tell("gains_no_fort", OVERLORD, PLACE.of(district))
    elif g.blockades[OVERLORD][cards.BACKUP]:
        fortifications.place_fort(g, OVERLORD, cards.BLOCKADE, cards.BACKUP, district)
        g.tell("gains_fort", OVERLORD, cards.BLOCKADE, PLACE.of(district))
    else:
        fortifications.place_fort(g, OVERLORD, cards.SUPPORT_BASE, base, district)
        if base:
            piece = fortifications.fort_option(g, OVERLORD, cards.SUPPORT_BASE)
            g.tell("moves_fort", OVERLORD, piece, PLACE.of(base), PLACE.of(district))
        else:
            g.tell("gains_fort", OVERLORD, cards.SUPPORT_BASE, PLACE.of(district))


def gain_technology(g: BlackMetro, card: int) -> None:
    """A named technology comes to him, downed (BLK-18.11, BLK-19.2.3)."""
    if card in g.overlord_library.cards:
        g.move_card(g.overlord_library, card, g.overlord_technologies, DOWNED)
        g.tell("gains_technology", OVERLORD, card)


def send_unit(g: BlackMetro, rank: int, district: int) -> None:
    """Master of the battlefield: the mechasuit goes to 12 without a fortune (BLK-19.3.9)."""
    if not g.count(OVERLORD, rank, cards.HIDEOUT):
        return
    if not tiles.can_assign_to(g, district) or g.personnel(OVERLORD, district):
        g.tell("not_sent", rank, PLACE.of(district))
        return
    units.shift(g, OVERLORD, UNIT_OF[rank], cards.HIDEOUT, district)
    g.tell("sends", rank, PLACE.of(district))


def summon(g: BlackMetro, source: int, target: int) -> None:
    """Summons: while his mechasuit is there, all personnel of one district are forced to another (BLK-19.4.7)."""
    if not g.count(OVERLORD, cards.MECHASUIT, target):
        return
    for player in range(g.players):
        pieces = g.forces[player][source]
        if pieces:
            units.shift(g, player, pieces, source, target)
            g.tell("summons", player, pieces, PLACE.of(source), PLACE.of(target))
