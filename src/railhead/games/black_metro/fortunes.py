"""Playing a fortune, whatever its kind: laid open, answered by counters, paid by its suit (chapter 12)."""

from __future__ import annotations

from railhead.games.black_metro import carry, reasons, scripts
from railhead.games.black_metro.cards import ANY_SUIT, ASSIGNMENT, KEYWORD, SUIT, VALUE
from railhead.games.black_metro.model import BENEFIT, BENEFITS, CARD, PASS, BlackMetro, Card, Player, is_fortune
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class PlayOpenly(Step):
    """A played fortune lies open until its effect and benefit are done; then all go to the discard (BLK-12.1.7)."""

    player: Player = 0
    card: Card = 0
    winner: Player = NONE  # who played the last card, which alone is resolved

    def lay(self, g: BlackMetro) -> None:
        g.move_card(g.hand[self.player], self.card, g.played)
        g.tell("plays", self.player, self.card)

    def benefit(self, g: BlackMetro) -> None:
        g.push(Benefit(self.winner, g.played.cards[-1]))

    def put_away(self, g: BlackMetro) -> None:
        g.move_all(g.played, g.discard)


class Exchange(Step):
    """Counters to an attack, alternately, until one does not answer; the result is who played the last card.

    Each counter is of the same kind and at least as high as the card it answers (BLK-12.2.7, BLK-12.3.2).
    """

    flow = ("attack", "ask_counter", "counter")

    attacker: Player = 0
    defender: Player = 0
    keyword: int = 0
    value: int = 0  # of the last card

    def attack(self, g: BlackMetro) -> None:
        self.result = self.attacker

    def answering(self) -> int:
        """Whose turn it is to answer."""
        return self.defender if self.result == self.attacker else self.attacker

    def ask_counter(self, g: BlackMetro) -> list[Ask] | None:
        player = self.answering()
        if g.is_overlord(player):  # he never counters (BLK-19.3.7)
            return None
        options = [PASS]
        for card in g.hand[player].cards:
            if self.against_counter(card) == 0 and CARD.of(card) not in options:
                options.append(CARD.of(card))
        prompt = "counter_assignment" if self.keyword == ASSIGNMENT else "counter_dominance"
        about = CARD.of(g.played.cards[-1]) if g.played.cards else NONE
        return [Ask(player, prompt, options, quiet=True, about=about)]

    def against_counter(self, card: int) -> int:
        """Why a fortune does not answer the last one."""
        if KEYWORD[card] != self.keyword:
            return reasons.NOT_ASSIGNMENT if self.keyword == ASSIGNMENT else reasons.NOT_DOMINANCE
        if VALUE[card] >= self.value:
            return 0
        return reasons.TOO_LOW if self.keyword == ASSIGNMENT else reasons.TOO_LOW_ELITE

    def counter(self, g: BlackMetro) -> None:
        player = self.answering()
        if not g.replies or g.replies[player] == PASS:
            g.tell("no_counter", player, g.played.cards[-1] if g.played.cards else NONE)
            return
        card = CARD.thing(g.replies[player])
        g.move_card(g.hand[player], card, g.played)
        g.tell("counters", player, card)
        self.value = VALUE[card]
        self.result = player
        self.go("ask_counter")

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not is_fortune(option):
            return 0
        card = CARD.thing(option)
        if card not in g.hand[ask.seat].cards:
            return reasons.NOT_IN_HAND
        return self.against_counter(card)


class Benefit(Step):
    """The suit of the fortune that was resolved pays its player; a joker pays by choice (BLK-12.1.1, BLK-12.1.2)."""

    flow = ("ask_benefit", "pay")

    player: Player = 0
    card: Card = 0

    def ask_benefit(self, g: BlackMetro) -> Ask | None:
        return Ask(self.player, "benefit", BENEFITS) if SUIT[self.card] == ANY_SUIT else None

    def pay(self, g: BlackMetro) -> None:
        suit = SUIT[self.card] if self.choice == NONE else BENEFIT.thing(self.choice)
        g.push(carry.Carry(scripts.BENEFIT[suit], self.player))
