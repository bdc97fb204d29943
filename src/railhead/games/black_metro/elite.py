"""Dominance fortunes: jack, queen, king and joker in step 1.2 of a district dominance (chapter 12.3)."""

from __future__ import annotations

from railhead.games.black_metro.carry import Carry
from railhead.games.black_metro.deck import Exchange
from railhead.games.black_metro.fortunes import Benefit
from railhead.games.black_metro.model import BlackMetro, Card, Option, Place, Player
from railhead.games.black_metro.queries import all_hold, order_at
from railhead.games.black_metro.reasons import (
    EMPTY_DISCARD,
    NO_FORTUNE_TO_TAKE,
    NOBODY_TO_DEMOTE,
    NOT_DOMINANCE,
    NOT_IN_HAND,
    NOT_PRESENT,
)
from railhead.games.black_metro.scripts import ATTACK_SCRIPT, DEFENCE_SCRIPT, SCRIPTS
from railhead.games.black_metro.tables import DOMINANCE, KEYWORD, QUEEN, VALUE
from railhead.games.black_metro.words import CARD, COLOUR
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow


def attackable_here(g: BlackMetro, player: int, card: int, district: int) -> list[int]:
    """The other players here against whom this card may open an attack: its effect must be possible (BLK-12.3.6)."""
    needs = SCRIPTS[ATTACK_SCRIPT[VALUE[card]]].needs
    return [other for other in order_at(g, district) if other != player and all_hold(g, needs, player, other, district)]


def opening_fortunes(g: BlackMetro, player: int, district: int) -> list[int]:
    """The dominance fortunes in hand (options) that may open an attack here (BLK-12.3.1)."""
    options: list[int] = []
    for card in g.hand[player].cards:
        if KEYWORD[card] == DOMINANCE and CARD + card not in options and attackable_here(g, player, card, district):
            options.append(CARD + card)
    return options


def why_not_opening(g: BlackMetro, player: int, card: int) -> int:
    """Why a fortune does not open an attack here."""
    if card not in g.hand[player].cards:
        return NOT_IN_HAND
    if KEYWORD[card] != DOMINANCE:
        return NOT_DOMINANCE
    if VALUE[card] == QUEEN:
        return EMPTY_DISCARD if g.is_solo() else NO_FORTUNE_TO_TAKE
    return NOBODY_TO_DEMOTE


class DominanceAttack(Step):
    """The dominating player attacks; only the last card of the exchange is resolved (BLK-12.3.3)."""

    player: Player = 0
    card: Card = 0
    district: Place = 0
    target: Option = NONE
    winner: Player = NONE

    def __init__(self, player: int = 0, card: int = 0, district: int = 0) -> None:
        self.player = player
        self.card = card
        self.district = district

    def lay(self, g: BlackMetro) -> None:
        g.move_card(g.hand[self.player], self.card, g.played)
        g.tell("plays", self.player, self.card)

    def ask_target(self, g: BlackMetro) -> Ask | None:
        targets = attackable_here(g, self.player, self.card, self.district)
        if len(targets) < 2:
            return None
        return Ask(self.player, "target_here", [g.colour_option(one) for one in targets], "target")

    def attack(self, g: BlackMetro) -> None:
        if self.target == NONE:
            self.target = g.colour_option(attackable_here(g, self.player, self.card, self.district)[0])
        defender = g.player_of(self.target)
        g.tell("attacks_here", self.player, defender)
        g.push(Exchange(self.player, defender, DOMINANCE, VALUE[self.card]), "winner")

    def resolve(self, g: BlackMetro) -> None:
        defender = g.player_of(self.target)
        rank = VALUE[g.played.cards[-1]]
        if self.winner == self.player:
            g.push(Carry(ATTACK_SCRIPT[rank], self.player, self.district, defender))
        else:
            g.push(Carry(DEFENCE_SCRIPT[rank], defender, self.district, self.player))

    def benefit(self, g: BlackMetro) -> None:
        g.push(Benefit(self.winner, g.played.cards[-1]))

    def put_away(self, g: BlackMetro) -> None:
        g.move_all(g.played, g.discard)

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        return NOT_PRESENT if COLOUR <= option < COLOUR + 4 else 0


flow(DominanceAttack, "lay", "ask_target", "attack", "resolve", "benefit", "put_away")
