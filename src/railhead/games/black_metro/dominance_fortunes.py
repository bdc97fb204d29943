"""Dominance fortunes: jack, queen, king and joker in step 1.2 of a district dominance (chapter 12.3)."""

from __future__ import annotations

from railhead.games.black_metro import carry, fortunes, queries, reasons, scripts
from railhead.games.black_metro.cards import DOMINANCE, KEYWORD, QUEEN, VALUE
from railhead.games.black_metro.fortunes import PlayOpenly
from railhead.games.black_metro.model import CARD, COLOUR, BlackMetro, Option, Place
from railhead.kernel.ask import NONE, Ask


def against_target_here(g: BlackMetro, player: int, card: int, other: int, district: int) -> int:
    """Why this card cannot open an attack against a player here: its effect must be possible (BLK-12.3.6)."""
    if other == player:
        return reasons.ATTACK_YOURSELF_HERE
    if not g.personnel(other, district):
        return reasons.NOT_HERE
    if queries.all_hold(g, scripts.SCRIPTS[scripts.ATTACK_SCRIPT[VALUE[card]]].needs, player, other, district):
        return 0
    if VALUE[card] != QUEEN:
        return reasons.NO_SPECIALISED
    return reasons.EMPTY_DISCARD if g.is_solo() else reasons.HOLDS_NO_FORTUNE


def attackable_here(g: BlackMetro, player: int, card: int, district: int) -> list[int]:
    """The other players here against whom this card may open an attack, in the order of BLK-4.3."""
    return [
        other for other in queries.order_at(g, district) if against_target_here(g, player, card, other, district) == 0
    ]


def against_opening(g: BlackMetro, player: int, card: int, district: int) -> int:
    """Why a fortune in hand does not open an attack here (BLK-12.3.1, BLK-12.3.6)."""
    if KEYWORD[card] != DOMINANCE:
        return reasons.NOT_DOMINANCE
    if attackable_here(g, player, card, district):
        return 0
    if VALUE[card] != QUEEN:
        return reasons.NOBODY_TO_DEMOTE
    return reasons.EMPTY_DISCARD if g.is_solo() else reasons.NO_FORTUNE_TO_TAKE


def opening_fortunes(g: BlackMetro, player: int, district: int) -> list[int]:
    """The dominance fortunes in hand (options) that may open an attack here."""
    options: list[int] = []
    for card in g.hand[player].cards:
        if CARD.of(card) not in options and against_opening(g, player, card, district) == 0:
            options.append(CARD.of(card))
    return options


class DominanceAttack(PlayOpenly):
    """The dominating player attacks; only the last card of the exchange is resolved (BLK-12.3.3)."""

    flow = ("lay", "ask_target", "attack", "resolve", "benefit", "put_away")

    district: Place = 0
    target: Option = NONE

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
        g.push(fortunes.Exchange(self.player, defender, DOMINANCE, VALUE[self.card]), "winner")

    def resolve(self, g: BlackMetro) -> None:
        defender = g.player_of(self.target)
        rank = VALUE[g.played.cards[-1]]
        if self.winner == self.player:
            g.push(carry.Carry(scripts.ATTACK_SCRIPT[rank], self.player, self.district, defender))
        else:
            g.push(carry.Carry(scripts.DEFENCE_SCRIPT[rank], defender, self.district, self.player))

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not COLOUR.has(option):
            return 0
        if COLOUR.thing(option) not in g.colour:
            return reasons.NOT_IN_MATCH
        return against_target_here(g, self.player, self.card, g.player_of(option), self.district)
