"""The standby phase, step by step for all players (chapter 8)."""

from __future__ import annotations

from railhead.games.black_metro.carry import Carry
from railhead.games.black_metro.dice import EXPLOSION_EVENT, Event, Roll
from railhead.games.black_metro.drawing import draw_fortune
from railhead.games.black_metro.missions import Fulfil
from railhead.games.black_metro.model import BlackMetro, Player
from railhead.games.black_metro.queries import HALF_RECOVERY, charged_among
from railhead.games.black_metro.science import charge_all
from railhead.games.black_metro.scripts import (
    EVENT_DICE,
    PENALTY_DICE,
    STANDBY_CHARGE,
    STANDBY_MISSION,
    TECH_SCRIPT,
    TECH_TIMING,
)
from railhead.games.black_metro.syndicates import Backing
from railhead.games.black_metro.tables import DISTRICTS, HIDEOUT, OVERWHELMED, PERSONNEL_MAX, RANKS, TECH_ORDER
from railhead.games.black_metro.terms import inflict
from railhead.games.black_metro.tiles import remove_tiles
from railhead.games.black_metro.units import CheckLimits, Select, over_limit, recruit, shift, strength_of
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step, flow

FEW_PLAYERS = 2  # BLK-8.13


class StandbyPhase(Step):
    """Recall, draw, charge, missions, backing, dice: each step by all, the relic player first (BLK-8.1, BLK-8.2)."""

    player_at: int = 0  # how far a step has come round the table

    def clear_board(self, g: BlackMetro) -> None:
        remove_tiles(g)

    def recall(self, g: BlackMetro) -> None:
        """1a: all personnel on the board return."""
        for player in range(g.players):
            for rank in range(RANKS):
                row = g.row(rank, player)
                for district in range(1, DISTRICTS + 1):
                    if row[district]:
                        row[HIDEOUT] += row[district]
                        row[district] = 0

    def recruit(self, g: BlackMetro) -> None:
        """1b: everybody with a seat recruits 1 subordinate (BLK-8.4, BLK-19.4.3)."""
        waiting = [player for player in backwards(g) if not g.backup(player)]
        for player in g.order():
            if not g.is_overlord(player) and g.backup(player):
                recruit(g, player, 1, HIDEOUT)
        for player in waiting:
            recruit(g, player, 1, HIDEOUT)

    def recover(self, g: BlackMetro) -> None:
        """1c: overwhelmed personnel may come back, for strain."""
        for player in backwards(g):
            if g.personnel(player, OVERWHELMED):
                g.push(RecoverForStrain(player))

    def check_limits(self, g: BlackMetro) -> None:
        """1d."""
        for player in backwards(g):
            if over_limit(g, player):
                g.push(CheckLimits(player))

    def draw(self, g: BlackMetro) -> None:
        """2: everybody draws a fortune, one after the other."""
        if g.options["standby_order"] == "quick_reference":
            self.draw_round(g, "draw")

    def draw_round(self, g: BlackMetro, line: str) -> None:
        if self.player_at < g.players:
            player = g.order()[self.player_at]
            self.player_at += 1
            self.go(line)
            if not g.is_overlord(player):
                draw_fortune(g, player)
        else:
            self.player_at = 0

    def charge(self, g: BlackMetro) -> None:
        """3: all downed cards; then what works when cards are charged (BLK-8.8, BLK-11.13)."""
        working: list[Carry] = []
        for player in g.order():
            if g.owned(player).cards:
                for card in TECH_ORDER:
                    if works_on_charging(g, player, card):
                        working.append(Carry(TECH_SCRIPT[card], player))
            charge_all(g, player)
        for at in range(len(working) - 1, -1, -1):
            g.push(working[at])

    def missions(self, g: BlackMetro) -> None:
        """4."""
        for player in backwards(g):
            if g.unfulfilled(player):
                g.push(Fulfil(player, STANDBY_MISSION))

    def backing(self, g: BlackMetro) -> None:
        """5."""
        for player in reversed(g.order()):
            g.push(Backing(player))

    def draw_late(self, g: BlackMetro) -> None:
        """The body text of the guide draws here."""
        if g.options["standby_order"] == "body_text":
            self.draw_round(g, "draw_late")

    def roll_penalty(self, g: BlackMetro) -> None:
        """6a: the one player with the most strain (BLK-8.11, BLK-19.4.6)."""
        most = max(g.strain)
        if g.strain.count(most) == 1:
            g.push(Roll(PENALTY_DICE, g.strain.index(most)))

    def roll_event(self, g: BlackMetro) -> None:
        """6b."""
        g.push(Roll(EVENT_DICE, g.relic))

    def explode(self, g: BlackMetro) -> None:
        """6c: with 1 or 2 players event 1 strikes once more (BLK-8.13)."""
        if g.seats <= FEW_PLAYERS:
            g.push(Event(g.relic, EXPLOSION_EVENT, first_only=True))


flow(
    StandbyPhase,
    "clear_board",
    "recall",
    "recruit",
    "recover",
    "check_limits",
    "draw",
    "charge",
    "missions",
    "backing",
    "draw_late",
    "roll_penalty",
    "roll_event",
    "explode",
)


def backwards(g: BlackMetro) -> list[int]:
    """Everybody with a seat, the relic player last: what is pushed last runs first."""
    return [player for player in reversed(g.order()) if not g.is_overlord(player)]


def works_on_charging(g: BlackMetro, player: int, card: int) -> bool:
    """Does this technology work when cards are charged, being charged already (BLK-11.13)?"""
    return TECH_TIMING[card] == STANDBY_CHARGE and g.has_charged(player, card)


class RecoverForStrain(Step):
    """A player recovers any selection of overwhelmed personnel and inflicts their strength as strain (BLK-8.5)."""

    player: Player = 0
    pieces: int = 0

    def __init__(self, player: int = 0) -> None:
        self.player = player

    def choose(self, g: BlackMetro) -> None:
        g.push(Select(self.player, OVERWHELMED, 0, PERSONNEL_MAX, "recover"), "pieces")

    def recover(self, g: BlackMetro) -> None:
        if not self.pieces:
            return
        shift(g, self.player, self.pieces, OVERWHELMED, HIDEOUT)
        strain = strength_of(self.pieces)
        g.tell("recovers_for_strain", self.player, strain)
        if charged_among(g, self.player, HALF_RECOVERY) != NONE:
            strain //= 2
        inflict(g, self.player, strain)


flow(RecoverForStrain, "choose", "recover")
