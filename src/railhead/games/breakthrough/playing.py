"""Main action 1: play a card (BRK-4.2)."""

from __future__ import annotations

from railhead.games.breakthrough.cards import DEFENCE_COST
from railhead.games.breakthrough.model import CARD_OF, GUARD, TURNED, UPRIGHT, Breakthrough
from railhead.games.breakthrough.queries import current_cost
from railhead.games.breakthrough.tokens import pay


def play_card(g: Breakthrough, seat: int, choice: int) -> None:
    """Pay the current cost, which is fixed before the card lies there, and lay the card (BRK-4.2.1, BRK-4.2.7)."""
    card = CARD_OF[choice]
    cost = DEFENCE_COST[card] if GUARD.has(choice) else current_cost(g, seat, card)
    pay(g, seat, cost)
    lay_card(g, seat, choice)
    if GUARD.has(choice):
        g.tell("plays_turned", seat, card, cost)
    else:
        g.tell("plays" if cost else "plays_free", seat, card, cost)


def lay_card(g: Breakthrough, seat: int, choice: int) -> None:
    """Lay a card of the hand face up, upright or turned for good (BRK-4.2.4)."""
    g.move_card(g.hand[seat], CARD_OF[choice], g.in_play[seat], TURNED if GUARD.has(choice) else UPRIGHT)
