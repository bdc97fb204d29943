"""The fortune deck, the discard and the hand (chapter 12.1)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import reasons
from railhead.games.black_metro.cards import DOMINANCE, HAND_MAX, KEYWORD, VALUE
from railhead.games.black_metro.model import CARD, BlackMetro, Player, is_fortune
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def refill(g: BlackMetro) -> bool:
    """An empty deck is made anew from the discard; False if there is no card at all (BLK-12.1.5)."""
    if not g.deck.cards:
        if not g.discard.cards:
            return False
        g.move_all(g.discard, g.deck)
        g.shuffle(g.deck, "fortunes")
        g.tell("reshuffles")
    return True


def turn_up(g: BlackMetro) -> int:
    """Discard the top fortune of the deck; the card, or NONE (BLK-13.8)."""
    if not refill(g):
        g.tell("turns_up_nothing")
        return NONE
    card = g.move(g.deck, -1, g.discard)
    g.tell("turns_up", card)
    return card


def discard(g: BlackMetro, player: int, card: int) -> None:
    """A fortune goes from the hand to the discard, seen by all (BLK-12.1.4, BLK-20.5)."""
    g.move_card(g.hand[player], card, g.discard)
    g.tell("discards", player, card)


def discard_hand(g: BlackMetro, player: int) -> None:
    """A whole hand goes in the order it was drawn, the latest on top (BLK-12.1.8)."""
    cards = g.hand[player].cards[:]
    for card in cards:
        discard(g, player, card)
    if not cards:
        g.tell("discards_nothing", player)


def fortunes_in_hand(g: BlackMetro, player: int) -> list[int]:
    """The fortunes a player holds, as options, each once."""
    return [CARD.of(card) for card in g.hand[player].distinct()]


PAYMENT: Final = "pay_fortune"  # the question of who discards fortunes as a cost


class DiscardFortunes(Step):
    """A player discards fortunes of his choice one by one; the order named is the order on the pile (BLK-12.1.8)."""

    flow = ("ask_card", "discard")

    player: Player = 0
    n: int = 0
    least: int = 0  # the lowest rank that will do: jack, queen, king (0: any fortune)
    prompt: str = "discard"

    def ask_card(self, g: BlackMetro) -> Ask | None:
        if self.n <= 0:
            return None
        options = [one for one in fortunes_in_hand(g, self.player) if will_do(CARD.thing(one), self.least)]
        if not options:
            # Never at the table: what costs fortunes is offered only to who holds them, and `faults` refuses such a
            # position. But another player who imagines this hand deals it without regard to what is being paid.
            options = fortunes_in_hand(g, self.player)
        return Ask(self.player, self.prompt, options) if options else None

    def discard(self, g: BlackMetro) -> None:
        if self.choice != NONE:
            discard(g, self.player, CARD.thing(self.choice))
            self.n -= 1
            self.go("ask_card")

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return against_discarding(g, self.player, option, self.least)


def will_do(card: int, least: int) -> bool:
    """Is a fortune of this rank or higher (jack, queen, king); 0: any fortune?"""
    return not least or (KEYWORD[card] == DOMINANCE and VALUE[card] >= least)


def good_count(g: BlackMetro, player: int, least: int) -> int:
    """How many fortunes in hand are of a rank or higher; 0: all of them."""
    return len([card for card in g.hand[player].cards if will_do(card, least)])


# By the lowest rank that will do.
LESS_THAN: Final[list[int]] = [0, reasons.LESS_THAN_JACK, reasons.LESS_THAN_QUEEN, reasons.LESS_THAN_KING]


def against_discarding(g: BlackMetro, player: int, option: int, least: int = 0) -> int:
    """Why a fortune cannot be discarded where this rank or a higher one is asked for; 0: any fortune will do."""
    if not is_fortune(option):
        return 0
    if CARD.thing(option) not in g.hand[player].cards:
        return reasons.NOT_IN_HAND
    return 0 if will_do(CARD.thing(option), least) else LESS_THAN[least]


def check_hand_limit(g: BlackMetro, player: int) -> None:
    """A hand of more than 5 is cut down to 5 at once, by its owner's choice (BLK-12.1.3)."""
    excess = g.hand_size(player) - HAND_MAX
    if excess > 0:
        g.push(DiscardFortunes(player, excess, prompt="hand_limit"))
