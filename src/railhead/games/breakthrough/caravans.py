"""Caravans renew the market and rest everybody's people (BRK-6.4)."""

from __future__ import annotations

from railhead.games.breakthrough.cards import CARAVAN_BONUS, CARAVAN_BONUS_WHEN_FLIPPED, MARKET_SIZE
from railhead.games.breakthrough.market import fill_market
from railhead.games.breakthrough.model import Breakthrough
from railhead.games.breakthrough.tokens import regain


def refresh_market(g: Breakthrough) -> None:
    """All face-up cards go to the discard pile and new ones are revealed (BRK-6.4.3)."""
    g.tell("refreshes_market")
    for place in range(MARKET_SIZE):
        if place in g.market.marks:
            g.tell("leaves_market", g.market.cards[g.market.marks.index(place)])
    g.move_all(g.market, g.discard)
    fill_market(g)


def caravan_pay_all(g: Breakthrough, seat: int, category: int) -> None:
    """Every player moves a token up for each card whose reward is of the caravan's category (BRK-6.4.4)."""
    for step in range(g.seats):
        player = (seat + step) % g.seats
        bonus = caravan_bonus(g, player, category)
        if bonus:
            moved = regain(g, player, bonus)
            g.tell("rests" if moved else "rests_nobody", player, moved)


def caravan_bonus(g: Breakthrough, seat: int, category: int) -> int:
    """How many cards of a player have a reward of this category: stations in play, the flipped faction (BRK-6.4.4)."""
    bonus = 1 if g.flipped[seat] and CARAVAN_BONUS_WHEN_FLIPPED[g.faction[seat]] == category else 0
    for card in g.in_play[seat].cards:
        if CARAVAN_BONUS[card] == category:
            bonus += 1
    return bonus
