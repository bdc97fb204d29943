"""The fortune deck, the discard and the hand (chapter 12.1)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.model import BlackMetro, Option, Player
from railhead.games.black_metro.reasons import (
    NOT_ASSIGNMENT,
    NOT_DOMINANCE,
    NOT_IN_HAND,
    RANK_TOO_LOW,
    TOO_LOW,
    TOO_LOW_ELITE,
)
from railhead.games.black_metro.tables import ASSIGNMENT, DOMINANCE, FIRST_MISSION, HAND_MAX, KEYWORD, VALUE
from railhead.games.black_metro.words import CARD, PASS
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow


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
    for card in g.hand[player].cards[:]:
        discard(g, player, card)


def fortunes_in_hand(g: BlackMetro, player: int) -> list[int]:
    """The fortunes a player holds, as options, each once."""
    options: list[int] = []
    for card in g.hand[player].cards:
        if CARD + card not in options:
            options.append(CARD + card)
    return options


PAYMENT: Final = "pay_fortune"  # the question of who discards fortunes as a cost


class DiscardFortunes(Step):
    """A player discards fortunes of his choice one by one; the order named is the order on the pile (BLK-12.1.8)."""

    player: Player = 0
    n: int = 0
    least: int = 0  # the lowest rank that will do: jack, queen, king (0: any fortune)
    prompt: str = ""
    card: Option = NONE

    def __init__(self, player: int = 0, n: int = 0, least: int = 0, prompt: str = "discard") -> None:
        self.player = player
        self.n = n
        self.least = least
        self.prompt = prompt

    def ask_card(self, g: BlackMetro) -> Ask | None:
        if self.n <= 0:
            return None
        options = good_fortunes(g, self.player, self.least)
        if not options:
            # Never at the table: what costs fortunes is offered only to who holds them, and `faults` refuses such a
            # position. But another player who imagines this hand deals it without regard to what is being paid.
            options = fortunes_in_hand(g, self.player)
        return Ask(self.player, self.prompt, options, "card") if options else None

    def discard(self, g: BlackMetro) -> None:
        if self.card != NONE:
            discard(g, self.player, self.card - CARD)
            self.card = NONE
            self.n -= 1
            self.go("ask_card")

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        return against_discarding(g, self.player, option)


flow(DiscardFortunes, "ask_card", "discard")


def good_fortunes(g: BlackMetro, player: int, least: int) -> list[int]:
    """The fortunes in hand (options) that are of a rank or higher; 0: all of them."""
    options = fortunes_in_hand(g, player)
    if not least:
        return options
    return [one for one in options if KEYWORD[one - CARD] == DOMINANCE and VALUE[one - CARD] >= least]


def good_count(g: BlackMetro, player: int, least: int) -> int:
    """How many fortunes in hand are of a rank or higher; 0: all of them."""
    if not least:
        return g.hand_size(player)
    count = 0
    for card in g.hand[player].cards:
        if KEYWORD[card] == DOMINANCE and VALUE[card] >= least:
            count += 1
    return count


def against_discarding(g: BlackMetro, player: int, option: int) -> int:
    """Why this is not a fortune that could be discarded."""
    if not CARD <= option < CARD + FIRST_MISSION:
        return 0
    return RANK_TOO_LOW if option - CARD in g.hand[player].cards else NOT_IN_HAND


class HandLimit(Step):
    """A hand of more than 5 is cut down to 5 at once, by its owner's choice (BLK-12.1.3)."""

    player: Player = 0
    card: Option = NONE

    def __init__(self, player: int = 0) -> None:
        self.player = player

    def ask_card(self, g: BlackMetro) -> Ask | None:
        if g.hand_size(self.player) <= HAND_MAX:
            return None
        return Ask(self.player, "hand_limit", fortunes_in_hand(g, self.player), "card")

    def discard(self, g: BlackMetro) -> None:
        if self.card != NONE:
            discard(g, self.player, self.card - CARD)
            self.card = NONE
            self.go("ask_card")

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        return against_discarding(g, self.player, option)


flow(HandLimit, "ask_card", "discard")


class Exchange(Step):
    """Counters to an attack, alternately, until one does not answer; the result is who played the last card.

    Each counter is of the same kind and at least as high as the card it answers (BLK-12.2.7, BLK-12.3.2).
    """

    attacker: Player = 0
    defender: Player = 0
    keyword: int = 0
    value: int = 0  # of the last card

    def __init__(self, attacker: int = 0, defender: int = 0, keyword: int = 0, value: int = 0) -> None:
        self.attacker = attacker
        self.defender = defender
        self.keyword = keyword
        self.value = value
        self.result = attacker

    def answering(self) -> int:
        """Whose turn it is to answer."""
        return self.defender if self.result == self.attacker else self.attacker

    def ask_counter(self, g: BlackMetro) -> list[Ask] | None:
        player = self.answering()
        if g.is_overlord(player):  # he never counters (BLK-19.3.7)
            return None
        options = [PASS]
        for card in g.hand[player].cards:
            if KEYWORD[card] == self.keyword and VALUE[card] >= self.value and CARD + card not in options:
                options.append(CARD + card)
        prompt = "counter_assignment" if self.keyword == ASSIGNMENT else "counter_dominance"
        about = CARD + g.played.cards[-1] if g.played.cards else NONE
        return [Ask(player, prompt, options, quiet=True, about=about)]

    def counter(self, g: BlackMetro) -> None:
        player = self.answering()
        if not g.replies or g.replies[player] == PASS:
            return
        card = g.replies[player] - CARD
        g.move_card(g.hand[player], card, g.played)
        g.tell("counters", player, card)
        self.value = VALUE[card]
        self.result = player
        self.go("ask_counter")

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        if not CARD <= option < CARD + FIRST_MISSION:
            return 0
        card = option - CARD
        if card not in g.hand[ask.seat].cards:
            return NOT_IN_HAND
        if KEYWORD[card] != self.keyword:
            return NOT_ASSIGNMENT if self.keyword == ASSIGNMENT else NOT_DOMINANCE
        return TOO_LOW if self.keyword == ASSIGNMENT else TOO_LOW_ELITE


flow(Exchange, "ask_counter", "counter")
