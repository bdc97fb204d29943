"""The standby phase, step by step for all players (chapter 8)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import dice, drawing, missions, personnel, queries, science, stats, terms, tiles
from railhead.games.black_metro.cards import DISTRICTS, HIDEOUT, OVERWHELMED, PERSONNEL_MAX
from railhead.games.black_metro.carry import Carry
from railhead.games.black_metro.model import BlackMetro, Player
from railhead.games.black_metro.personnel import Pieces
from railhead.games.black_metro.scripts import EVENT_DICE, PENALTY_DICE, STANDBY_CHARGE, STANDBY_MISSION, TECH_SCRIPT
from railhead.games.black_metro.syndicates import Backing
from railhead.games.black_metro.units import CheckLimits, RecruitInstead, Select, over_limit, recruit_one, shift
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step

FEW_PLAYERS: Final = 2  # BLK-8.13
NOBODY_ON_BOARD: Final[list[int]] = [0] * DISTRICTS


class StandbyPhase(Step):
    """Recall, draw, charge, missions, backing, dice: each step by all, the relic player first (BLK-8.1, BLK-8.2)."""

    flow = (
        "clear_board",
        "recall",
        "recruit",
        "recover",
        "check_limits",
        "each_draw",
        "charge",
        "missions",
        "backing",
        "each_late_draw",
        "roll_penalty",
        "roll_event",
        "explode",
    )

    player_at: int = 0  # how far a step has come round the table

    def clear_board(self, g: BlackMetro) -> None:
        tiles.remove_tiles(g)

    def recall(self, g: BlackMetro) -> None:
        """1a: all personnel on the board return."""
        for player, forces in enumerate(g.forces):
            recalled = g.on_board(player)
            if recalled:
                g.forces[player] = [forces[HIDEOUT] + recalled, *NOBODY_ON_BOARD, forces[OVERWHELMED]]
                g.tell("recalls_all", player, recalled)

    def recruit(self, g: BlackMetro) -> None:
        """1b: everybody with a seat recruits 1 subordinate (BLK-8.4, BLK-19.4.3)."""
        without_backup: list[Step] = []
        for player in g.seated():
            if g.backup(player):
                recruit_one(g, player, HIDEOUT)
            else:
                without_backup.append(RecruitInstead(player, HIDEOUT, 1))
        g.push_each(without_backup)

    def recover(self, g: BlackMetro) -> None:
        """1c: overwhelmed personnel may come back, for strain."""
        g.push_each([RecoverForStrain(player) for player in g.seated() if g.personnel(player, OVERWHELMED)])

    def check_limits(self, g: BlackMetro) -> None:
        """1d."""
        g.push_each([CheckLimits(player) for player in g.seated() if over_limit(g, player)])

    def each_draw(self, g: BlackMetro) -> bool:
        """2: everybody draws a fortune, one after the other."""
        return g.options["standby_order"] == "quick_reference" and self.draw_next(g)

    def draw_next(self, g: BlackMetro) -> bool:
        seated = g.seated()
        if self.player_at == len(seated):
            self.player_at = 0
            return False
        self.player_at += 1
        drawing.draw_fortune(g, seated[self.player_at - 1])
        return True

    def charge(self, g: BlackMetro) -> None:
        """3: all downed cards; then what works when cards are charged (BLK-8.8, BLK-11.13)."""
        working: list[Step] = []
        for player in g.order():
            if g.owned(player).cards:
                for card in queries.WORKING_AT[STANDBY_CHARGE]:
                    if g.has_charged(player, card):  # already, when the step begins
                        working.append(WorkByItself(TECH_SCRIPT[card], player))
            science.charge_all(g, player)
        g.push_each(working)

    def missions(self, g: BlackMetro) -> None:
        """4."""
        g.push_each([missions.Fulfil(player, STANDBY_MISSION) for player in g.seated() if g.unfulfilled(player)])

    def backing(self, g: BlackMetro) -> None:
        """5."""
        g.push_each([Backing(player) for player in g.order()])

    def each_late_draw(self, g: BlackMetro) -> bool:
        """The body text of the guide draws here."""
        return g.options["standby_order"] == "body_text" and self.draw_next(g)

    def roll_penalty(self, g: BlackMetro) -> None:
        """6a: the one player with the most strain (BLK-8.11, BLK-19.4.6)."""
        player = stats.sole_most(g.strain)
        if player != NONE:
            g.push(dice.Roll(PENALTY_DICE, player))
        else:
            g.tell("no_penalty")

    def roll_event(self, g: BlackMetro) -> None:
        """6b."""
        g.push(dice.Roll(EVENT_DICE, g.relic))

    def explode(self, g: BlackMetro) -> None:
        """6c: with 1 or 2 players event 1 strikes once more (BLK-8.13)."""
        if g.seats <= FEW_PLAYERS:
            g.push(dice.Event(g.relic, dice.EXPLOSION_EVENT, first_only=True))


class WorkByItself(Carry):
    """A technology that acts when cards are charged (BLK-11.13, BLK-11.14)."""

    flow = ("announce", "each_effect")

    def announce(self, g: BlackMetro) -> None:
        g.tell("works", self.player, TECH_SCRIPT.index(self.script))


class RecoverForStrain(Step):
    """A player recovers any selection of overwhelmed personnel and inflicts their strength as strain (BLK-8.5)."""

    flow = ("choose", "recover")

    player: Player = 0
    pieces: Pieces = 0

    def choose(self, g: BlackMetro) -> None:
        g.push(Select(self.player, OVERWHELMED, 0, PERSONNEL_MAX, "recover"), "pieces")

    def recover(self, g: BlackMetro) -> None:
        if not self.pieces:
            g.tell("recovers_nobody", self.player)
            return
        shift(g, self.player, self.pieces, OVERWHELMED, HIDEOUT)
        g.tell("recovers", self.player, self.pieces)
        strain = personnel.STRENGTH_OF[self.pieces]
        halving = queries.charged_among(g, self.player, queries.HALF_RECOVERY)
        if halving != NONE:
            g.tell("works", self.player, halving)
            strain //= 2
        terms.inflict(g, self.player, strain)
