"""What a card shows in a scene: its printed words and numbers, and what it costs the viewer now."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import cards, queries
from railhead.games.breakthrough.caravans import caravan_bonus
from railhead.games.breakthrough.model import Breakthrough
from railhead.games.breakthrough.threats import Repel, Suffer
from railhead.kernel.ask import NONE
from railhead.kernel.scene import Eyes, Piece
from railhead.kernel.view import View

# What pointing at a card means depends on where the question looks for one.
FROM_HAND: Final = ("discard_one", "discard_three")
LAYING: Final = ("action", "free_card")
FROM_MARKET: Final = ("take", "take_or_act")
IN_PLAY: Final = ("pay_task", "clean_up", "defend", "lose_station")
WITH_TASKS: Final = ("action", "take_or_act", "end_turn", "last_clean_up")


class Looking(Eyes):
    """Through whose eyes the table is seen: whose table lies in the middle, and which threats may still come."""

    def __init__(self, view: View, g: Breakthrough) -> None:
        super().__init__(view)
        self.focus = g.active if self.seat == NONE else self.seat
        self.unseen = [card for pool in view.pools for card in pool if cards.KIND[card] == cards.THREAT]
        self.threat = threat_of(g)


def threat_of(g: Breakthrough) -> int:
    """The monster that attacks now; NONE in quiet times."""
    step = g.stack[-1] if g.stack and not g.over else None
    return step.threat if isinstance(step, (Repel, Suffer)) else NONE


# --- what a card shows ------------------------------------------------------------------------------------------------


def printed_marks(card: int) -> list[str]:
    """The words on a card."""
    if cards.KIND[card] == cards.RESOURCE:
        kind = cards.PROVIDES_RESOURCES[card]
        found = [cards.TYPES[kind], cards.COLOURS[cards.TYPE_CATEGORY[kind]]]
    elif card < cards.STATIONS_END:
        category = max(cards.CARAVAN_BONUS[card], cards.CARAVAN_BONUS_WHEN_FLIPPED[card])
        gives = f"{'gives' if cards.KIND[card] == cards.STATION else 'frees'}_{cards.TYPES[cards.REWARD_TYPE[card]]}"
        found = [cards.COLOURS[cards.TASK_COLOUR[card]], gives, f"caravan_{cards.COLOURS[category]}"]
        if cards.KIND[card] == cards.STATION:
            found.append(cards.AFFILIATIONS[cards.AFFILIATION[card]])
    elif cards.KIND[card] == cards.HERO:
        found = [
            f"doubles_{cards.TYPES[cards.HERO_DOUBLE[card]]}",
            *[f"repels_{name}" for name in symbol_names(cards.HERO_DEFEND[card])],
        ]
    elif cards.KIND[card] == cards.THREAT:
        attacks = [f"attacks_{name}" for name in symbol_names(cards.ATTACK_ALL[card])]
        found = [*attacks, f"takes_{cards.LOSSES[cards.SUFFER_LOSS[card]]}"]
    else:
        found = [cards.COLOURS[cards.CARAVAN_PAY_ALL[card]]]
    return found + [f"turned_{name}" for name in symbol_names(cards.MAY_DEFEND[card])]


def symbol_names(bits: int) -> list[str]:
    return [name for number, name in enumerate(cards.SYMBOLS) if bits >> number & 1]


MARKS: Final[list[list[str]]] = [printed_marks(card) for card in cards.EVERY_CARD]


def card_piece(card: int, key: str, owner: int = NONE) -> Piece:
    """A card with what is printed on it."""
    piece = Piece(cards.KINDS[cards.KIND[card]], cards.IDS[card], key, owner, marks=MARKS[card][:])
    if cards.AMOUNT[card]:
        piece.numbers["amount"] = cards.AMOUNT[card]
    if cards.TASK_TOKEN[card] > 1:
        piece.numbers["reward"] = cards.TASK_TOKEN[card]
    return piece


def offered_card(g: Breakthrough, card: int, eyes: Looking) -> Piece:
    """A card that the viewer may take or play, with what it costs him now (BRK-4.2.5) or regains (BRK-4.3.1)."""
    piece = card_piece(card, eyes.keys.of(cards.IDS[card]))
    if cards.KIND[card] in (cards.THREAT, cards.CARAVAN):
        piece.numbers["regains"] = cards.COST[card]
        if cards.KIND[card] == cards.CARAVAN and eyes.seat != NONE:
            piece.numbers["bonus"] = caravan_bonus(g, eyes.seat, cards.CARAVAN_PAY_ALL[card])
    else:
        now = cards.COST[card] if eyes.seat == NONE else queries.current_cost(g, eyes.seat, card)
        piece.numbers["cost"] = now
        if now != cards.COST[card]:
            piece.numbers["printed"] = cards.COST[card]
    if cards.KIND[card] == cards.STATION:
        piece.numbers["task"] = cards.PARAMETER[card]
    if cards.MAY_DEFEND[card]:
        piece.numbers["turned"] = cards.DEFENCE_COST[card]
    return piece
