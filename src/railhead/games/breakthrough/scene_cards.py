"""What a card shows in a scene: its printed words and numbers, and what it costs the viewer now."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough.caravans import caravan_bonus
from railhead.games.breakthrough.cards import (
    AFFILIATION,
    AFFILIATIONS,
    AMOUNT,
    ATTACK_ALL,
    CARAVAN,
    CARAVAN_BONUS,
    CARAVAN_BONUS_WHEN_FLIPPED,
    CARAVAN_PAY_ALL,
    COLOURS,
    COST,
    DEFENCE_COST,
    HERO,
    HERO_DEFEND,
    HERO_DOUBLE,
    IDS,
    KIND,
    KINDS,
    LOSSES,
    MAY_DEFEND,
    PARAMETER,
    PROVIDES_RESOURCES,
    RESOURCE,
    REWARD_TYPE,
    STATION,
    STATIONS_END,
    SUFFER_LOSS,
    SYMBOLS,
    TASK_COLOUR,
    TASK_TOKEN,
    THREAT,
    TYPE_CATEGORY,
    TYPES,
)
from railhead.games.breakthrough.model import (
    Breakthrough,
)
from railhead.games.breakthrough.queries import (
    current_cost,
)
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
        self.unseen = [card for pool in view.pools for card in pool if KIND[card] == THREAT]
        self.threat = threat_of(g)


def threat_of(g: Breakthrough) -> int:
    """The monster that attacks now; NONE in quiet times."""
    step = g.stack[-1] if g.stack and not g.over else None
    return step.threat if isinstance(step, (Repel, Suffer)) else NONE


# --- what a card shows ------------------------------------------------------------------------------------------------


def printed_marks(card: int) -> list[str]:
    """The words on a card."""
    if KIND[card] == RESOURCE:
        kind = PROVIDES_RESOURCES[card]
        found = [TYPES[kind], COLOURS[TYPE_CATEGORY[kind]]]
    elif card < STATIONS_END:
        category = max(CARAVAN_BONUS[card], CARAVAN_BONUS_WHEN_FLIPPED[card])
        gives = f"{'gives' if KIND[card] == STATION else 'frees'}_{TYPES[REWARD_TYPE[card]]}"
        found = [COLOURS[TASK_COLOUR[card]], gives, f"caravan_{COLOURS[category]}"]
        if KIND[card] == STATION:
            found.append(AFFILIATIONS[AFFILIATION[card]])
    elif KIND[card] == HERO:
        found = [f"doubles_{TYPES[HERO_DOUBLE[card]]}", *[f"repels_{name}" for name in symbol_names(HERO_DEFEND[card])]]
    elif KIND[card] == THREAT:
        attacks = [f"attacks_{name}" for name in symbol_names(ATTACK_ALL[card])]
        found = [*attacks, f"takes_{LOSSES[SUFFER_LOSS[card]]}"]
    else:
        found = [COLOURS[CARAVAN_PAY_ALL[card]]]
    return found + [f"turned_{name}" for name in symbol_names(MAY_DEFEND[card])]


def symbol_names(bits: int) -> list[str]:
    return [name for number, name in enumerate(SYMBOLS) if bits >> number & 1]


MARKS: Final[list[list[str]]] = [printed_marks(card) for card in range(len(IDS))]


def card_piece(card: int, key: str, owner: int = NONE) -> Piece:
    """A card with what is printed on it."""
    piece = Piece(KINDS[KIND[card]], IDS[card], key, owner, marks=MARKS[card][:])
    if AMOUNT[card]:
        piece.numbers["amount"] = AMOUNT[card]
    if TASK_TOKEN[card] > 1:
        piece.numbers["reward"] = TASK_TOKEN[card]
    return piece


def offered_card(g: Breakthrough, card: int, eyes: Looking) -> Piece:
    """A card that the viewer may take or play, with what it costs him now (BRK-4.2.5) or regains (BRK-4.3.1)."""
    piece = card_piece(card, eyes.keys.of(IDS[card]))
    if KIND[card] in (THREAT, CARAVAN):
        piece.numbers["regains"] = COST[card]
        if KIND[card] == CARAVAN and eyes.seat != NONE:
            piece.numbers["bonus"] = caravan_bonus(g, eyes.seat, CARAVAN_PAY_ALL[card])
    else:
        now = COST[card] if eyes.seat == NONE else current_cost(g, eyes.seat, card)
        piece.numbers["cost"] = now
        if now != COST[card]:
            piece.numbers["printed"] = COST[card]
    if KIND[card] == STATION:
        piece.numbers["task"] = PARAMETER[card]
    if MAY_DEFEND[card]:
        piece.numbers["turned"] = DEFENCE_COST[card]
    return piece
