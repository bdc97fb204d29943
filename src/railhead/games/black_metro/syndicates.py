"""Syndicates: turning them, and their backing in the standby phase (chapter 16)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, reasons, scripts, stats, terms
from railhead.games.black_metro.model import CARD, PASS, TURNED, BlackMetro, Player, is_act, is_syndicate
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step

NO_DISTRICTS: Final[list[int]] = []


def standing(g: BlackMetro, player: int, card: int) -> int:
    """What a player has of what a syndicate looks at; more is better, whatever it asks for."""
    at = card - cards.FIRST_SYNDICATE
    value = stats.counted(g, player, scripts.CRITERION[at], NO_DISTRICTS)
    return value if scripts.MOST_WINS[at] else -value


def best_rival(g: BlackMetro, player: int, card: int) -> int:
    """The best standing of all other players for a syndicate."""
    return max([standing(g, other, card) for other in range(g.players) if other != player])


def against_backing(g: BlackMetro, player: int, card: int) -> int:
    """Why a syndicate does not back a player: he alone must be best for it (BLK-16.1, BLK-16.3, BLK-16.4)."""
    at = g.syndicates.place(card)
    if at < 0:
        return reasons.NOT_REVEALED
    if g.syndicates.marks[at] == TURNED:
        return reasons.IS_TURNED
    own = standing(g, player, card)
    if is_nothing(card, own):
        return reasons.MOST_OF_NOTHING
    return 0 if is_ahead(g, player, card, own) else reasons.NOT_BEST


def is_sole_best(g: BlackMetro, player: int, card: int) -> bool:
    """Is this player alone the best for a syndicate (BLK-16.1)?"""
    own = standing(g, player, card)
    return not is_nothing(card, own) and is_ahead(g, player, card, own)


def is_nothing(card: int, own: int) -> bool:
    """Is this standing nothing of what a syndicate wants the most of? That is nobody's (BLK-16.4)."""
    return own <= 0 and scripts.MOST_WINS[card - cards.FIRST_SYNDICATE]


def is_ahead(g: BlackMetro, player: int, card: int, own: int) -> bool:
    """Is what this player has of what a syndicate looks at better than what any other has?"""
    return all(other == player or standing(g, other, card) < own for other in range(g.players))


def receive(g: BlackMetro, player: int, card: int) -> None:
    """A syndicate backs a player; it stays unturned (BLK-16.3)."""
    g.tell("backed", player, card)
    terms.acquire(g, player, scripts.BACKING[card - cards.FIRST_SYNDICATE])


class Backing(Step):
    """A player may receive the backing of one unturned syndicate (BLK-8.10, BLK-16.2)."""

    flow = ("ask_syndicate", "receive")

    player: Player = 0

    def ask_syndicate(self, g: BlackMetro) -> Ask | None:
        if g.is_overlord(self.player):
            return None
        options = [CARD.of(card) for card in g.syndicates.cards if against_backing(g, self.player, card) == 0]
        return Ask(self.player, "backing", [PASS, *options]) if options else None

    def receive(self, g: BlackMetro) -> None:
        if g.is_overlord(self.player):  # the first he qualifies for (BLK-19.4.1)
            for card in cards.SOLO_SYNDICATES:
                if against_backing(g, self.player, card) == 0:
                    receive(g, self.player, card)
                    return
        elif is_act(self.choice):
            receive(g, self.player, CARD.thing(self.choice))

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return against_backing(g, self.player, CARD.thing(option)) if is_syndicate(option) else 0


class TurnSyndicate(Step):
    """A player turns any revealed syndicate, to turned or back (BLK-7.2.8)."""

    flow = ("ask_syndicate", "turn")

    player: Player = 0

    def ask_syndicate(self, g: BlackMetro) -> Ask:
        return Ask(self.player, "turn_syndicate", [CARD.of(card) for card in g.syndicates.cards])

    def turn(self, g: BlackMetro) -> None:
        at = g.syndicates.place(CARD.thing(self.choice))
        g.syndicates.marks[at] = TURNED - g.syndicates.marks[at]
        g.tell("turns", self.player, CARD.thing(self.choice), g.syndicates.marks[at])

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return reasons.NOT_REVEALED if is_syndicate(option) and CARD.thing(option) not in g.syndicates.cards else 0
