"""Syndicates: turning them, and their backing in the standby phase (chapter 16)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.model import TURNED, UNTURNED, BlackMetro, Option, Player
from railhead.games.black_metro.reasons import IS_TURNED, NOT_BEST, NOT_REVEALED
from railhead.games.black_metro.scripts import CRITERION
from railhead.games.black_metro.stats import counted
from railhead.games.black_metro.tables import FIRST_SYNDICATE, FIRST_TECHNOLOGY, SOLO_SYNDICATES, SYNDICATES
from railhead.games.black_metro.terms import acquire
from railhead.games.black_metro.words import CARD, PASS
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow

MOST_WINS: Final[list[bool]] = [row["criterion"]["best"] == "most" for row in SYNDICATES]
NO_DISTRICTS: Final[list[int]] = []
BACKING: Final[list[int]] = [row["power"] for row in SYNDICATES]


def is_sole_best(g: BlackMetro, player: int, card: int) -> bool:
    """Is this player alone the best for a syndicate? The most of nothing is nobody's (BLK-16.1, BLK-16.4)."""
    at = card - FIRST_SYNDICATE
    own = counted(g, player, CRITERION[at], NO_DISTRICTS)
    most = MOST_WINS[at]
    if most and own <= 0:
        return False
    for other in range(g.players):
        if other != player:
            value = counted(g, other, CRITERION[at], NO_DISTRICTS)
            if value == own or (value > own) == most:
                return False
    return True


def backers(g: BlackMetro, player: int) -> list[int]:
    """The unturned syndicates for which this player alone is best, in the order in which they lie."""
    return [card for card in g.syndicates.cards if can_back(g, player, card)]


def can_back(g: BlackMetro, player: int, card: int) -> bool:
    """Is this syndicate revealed and unturned, and the player alone the best for it (BLK-16.1)?"""
    at = g.syndicates.place(card)
    return at >= 0 and g.syndicates.marks[at] == UNTURNED and is_sole_best(g, player, card)


def receive(g: BlackMetro, player: int, card: int) -> None:
    """A syndicate backs a player; it stays unturned (BLK-16.3)."""
    g.tell("backed", player, card)
    acquire(g, player, BACKING[card - FIRST_SYNDICATE])


class Backing(Step):
    """A player may receive the backing of one unturned syndicate (BLK-8.10, BLK-16.2)."""

    player: Player = 0
    choice: Option = NONE

    def __init__(self, player: int = 0) -> None:
        self.player = player

    def ask_syndicate(self, g: BlackMetro) -> Ask | None:
        if g.is_overlord(self.player):
            return None
        options = [CARD + card for card in backers(g, self.player)]
        return Ask(self.player, "backing", [PASS, *options], "choice") if options else None

    def receive(self, g: BlackMetro) -> None:
        if g.is_overlord(self.player):  # the first he qualifies for (BLK-19.4.1)
            for card in SOLO_SYNDICATES:
                if can_back(g, self.player, card):
                    receive(g, self.player, card)
                    return
        elif self.choice > PASS:
            receive(g, self.player, self.choice - CARD)

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        reason = against_revealed(g, option)
        if reason or not is_syndicate(option):
            return reason
        return IS_TURNED if g.syndicates.marks[g.syndicates.place(option - CARD)] == TURNED else NOT_BEST


flow(Backing, "ask_syndicate", "receive")


def is_syndicate(option: int) -> bool:
    """Does an option name a syndicate?"""
    return CARD + FIRST_SYNDICATE <= option < CARD + FIRST_TECHNOLOGY


def against_revealed(g: BlackMetro, option: int) -> int:
    """Is this a syndicate that is not on the table?"""
    return NOT_REVEALED if is_syndicate(option) and option - CARD not in g.syndicates.cards else 0


class TurnSyndicate(Step):
    """A player turns any revealed syndicate, to turned or back (BLK-7.2.8)."""

    player: Player = 0
    choice: Option = NONE

    def __init__(self, player: int = 0) -> None:
        self.player = player

    def ask_syndicate(self, g: BlackMetro) -> Ask:
        return Ask(self.player, "turn_syndicate", [CARD + card for card in g.syndicates.cards], "choice")

    def turn(self, g: BlackMetro) -> None:
        at = g.syndicates.place(self.choice - CARD)
        g.syndicates.marks[at] = TURNED - g.syndicates.marks[at]
        g.tell("turns", self.player, self.choice - CARD, g.syndicates.marks[at])

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        return against_revealed(g, option)


flow(TurnSyndicate, "ask_syndicate", "turn")
