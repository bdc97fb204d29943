"""Playing a fortune: laid open, answered by counters, paid by its suit; and dominance fortunes (chapter 12)."""

from __future__ import annotations

from railhead.games.black_metro import carry, model, queries, reasons, scripts
from railhead.games.black_metro.cards import ANY_SUIT, ASSIGNMENT, DOMINANCE, KEYWORD, QUEEN, SUIT, VALUE
from railhead.games.black_metro.model import CARD, COLOUR, PASS, BlackMetro, Card, Option, Place, Player
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
        options = [PASS, *[CARD.of(card) for card in g.hand[player].distinct() if self.against_counter(card) == 0]]
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
        if not model.is_fortune(option):
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
        return Ask(self.player, "benefit", model.BENEFITS) if SUIT[self.card] == ANY_SUIT else None

    def pay(self, g: BlackMetro) -> None:
        suit = SUIT[self.card] if self.choice == NONE else model.BENEFIT.thing(self.choice)
        g.push(carry.Carry(scripts.BENEFIT[suit], self.player))


# --- dominance fortunes: jack, queen, king and joker in step 1.2 of a district dominance (chapter 12.3) --------------


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
    here = queries.order_at(g, district)
    return [other for other in here if against_target_here(g, player, card, other, district) == 0]


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
    return [CARD.of(card) for card in g.hand[player].distinct() if against_opening(g, player, card, district) == 0]


class DominanceAttack(PlayOpenly):
    """The dominating player attacks; only the last card of the exchange is resolved (BLK-12.3.3)."""

    flow = ("lay", "ask_target", "attack", "resolve", "benefit", "put_away")

    district: Place = 0
    target: Option = NONE

    def targets(self, g: BlackMetro) -> list[int]:
        return [g.colour_option(one) for one in attackable_here(g, self.player, self.card, self.district)]

    def ask_target(self, g: BlackMetro) -> Ask | None:
        return queries.offer(self.player, "target_here", self.targets(g), "target")

    def attack(self, g: BlackMetro) -> None:
        if self.target == NONE:
            self.target = self.targets(g)[0]
        defender = g.player_of(self.target)
        g.tell("attacks_here", self.player, defender)
        g.push(Exchange(self.player, defender, DOMINANCE, VALUE[self.card]), "winner")

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
