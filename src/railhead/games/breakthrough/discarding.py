"""Main actions 2 and 3: discard one card for its cost, or three for nothing (BRK-4.3, BRK-4.4)."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import cards, reasons
from railhead.games.breakthrough.caravans import caravan_pay_all, refresh_market
from railhead.games.breakthrough.model import CARD_OF, CARD_OPTION, Breakthrough, Seat, names_card
from railhead.games.breakthrough.queries import out_of_place
from railhead.games.breakthrough.threats import attack_all
from railhead.games.breakthrough.tokens import regain
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step

ONE_CARD: Final = 1
ALL_HANDS: Final = -1  # after an attack the draw is the refill of all hands (BRK-7.5.2)


class DiscardOne(Step):
    """Discard a card, regain its printed cost, then an active card takes effect (BRK-4.3.1, BRK-4.3.5).

    The result is the draw that belongs to it: one card, or the refill of all hands.
    """

    flow = ("ask_card", "discard", "refresh_market", "caravan_pay_all", "attack_all")

    seat: Seat

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if names_card(option):
            return reasons.NOT_IN_HAND_TO_DISCARD
        return out_of_place(g, self.seat, option, reasons.CHOOSE_DISCARD)

    def ask_card(self, g: Breakthrough) -> Ask:
        return Ask(self.seat, "discard_one", cards_in_hand(g, self.seat))

    def discard(self, g: Breakthrough) -> None:
        card = CARD_OF[self.choice]
        self.result = ONE_CARD
        g.move_card(g.hand[self.seat], card, g.discard)
        g.tell("discards", self.seat, card, regain(g, self.seat, cards.COST[card]))

    def refresh_market(self, g: Breakthrough) -> None:
        if cards.REFRESH_MARKET[CARD_OF[self.choice]]:
            refresh_market(g)

    def caravan_pay_all(self, g: Breakthrough) -> None:
        category = cards.CARAVAN_PAY_ALL[CARD_OF[self.choice]]
        if category != cards.NOT_CARRIED:
            caravan_pay_all(g, self.seat, category)

    def attack_all(self, g: Breakthrough) -> None:
        card = CARD_OF[self.choice]
        if cards.ATTACK_ALL[card]:
            self.result = ALL_HANDS
            attack_all(g, self.seat, card)


class DiscardThree(Step):
    """Discard three cards: nothing is regained and nothing happens (BRK-4.4.1). The result is the draw of three."""

    flow = ("ask_card", "discard")

    seat: Seat
    left: int = cards.DISCARD_THREE_COUNT

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if names_card(option):
            return reasons.NOT_IN_HAND_TO_THROW
        return out_of_place(g, self.seat, option, reasons.CHOOSE_THREE)

    def ask_card(self, g: Breakthrough) -> Ask | None:
        if len(g.hand[self.seat].cards) == self.left:
            return None  # nothing is left to choose
        return Ask(self.seat, "discard_three", cards_in_hand(g, self.seat))

    def discard(self, g: Breakthrough) -> None:
        self.result = cards.DISCARD_THREE_COUNT
        hand = g.hand[self.seat]
        if len(hand.cards) == self.left:
            while hand.cards:
                self.throw(g, hand.cards[-1])
            return
        self.throw(g, CARD_OF[self.choice])
        self.left -= 1
        if self.left:
            self.go("ask_card")

    def throw(self, g: Breakthrough, card: int) -> None:
        g.move_card(g.hand[self.seat], card, g.discard)
        g.tell("throws_away", self.seat, card)


def cards_in_hand(g: Breakthrough, seat: int) -> list[int]:
    """The different cards of a hand as options."""
    return [CARD_OPTION[card] for card in g.hand[seat].distinct()]
