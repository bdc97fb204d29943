"""Black Metro from set-up to final scoring: eight rounds of four phases (chapter 4). Start reading here."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, dominance, overlord, resolution, scripts, setup, standby, turns, victory
from railhead.games.black_metro.model import BlackMetro
from railhead.kernel.ask import NONE
from railhead.kernel.step import Step

# The phases of a round in their order, as sentences name them.
ASSIGNMENT: Final = 0
DOMINANCE: Final = 1
RESOLUTION: Final = 2
STANDBY: Final = 3


class Game(Step):
    """The whole match (BLK-4.1)."""

    flow = (
        "set_up",
        "begin_round",
        "assignment",
        "dominance",
        "resolution",
        "standby",
        "advance_round",
        "final_scoring",
    )

    def set_up(self, g: BlackMetro) -> None:
        g.push(setup.SetUp())

    def begin_round(self, g: BlackMetro) -> None:
        """What is counted or limited by the round begins anew (BLK-4.9); the overlord grows (BLK-19.4.9)."""
        g.dominator = [NONE] * (cards.DISTRICTS + 1)
        g.used = [0] * g.players
        g.mission_done = [False] * g.players
        g.overwhelmed_pieces = [0] * g.players
        g.overwhelmed_at = 0
        g.tell("round", g.round)
        if g.is_solo():
            overlord.overlord_abilities(g, scripts.ROUND_START)

    def assignment(self, g: BlackMetro) -> None:
        g.tell("phase", ASSIGNMENT)
        g.push(turns.AssignmentPhase())

    def dominance(self, g: BlackMetro) -> None:
        g.tell("phase", DOMINANCE)
        g.push(dominance.DominancePhase())

    def resolution(self, g: BlackMetro) -> None:
        g.tell("phase", RESOLUTION)
        g.push(resolution.ResolutionPhase())

    def standby(self, g: BlackMetro) -> None:
        g.tell("phase", STANDBY)
        g.push(standby.StandbyPhase())

    def advance_round(self, g: BlackMetro) -> None:
        """After round 8 the match ends instead (BLK-8.14)."""
        if g.round < cards.ROUNDS:
            g.round += 1
            self.go("begin_round")

    def final_scoring(self, g: BlackMetro) -> None:
        victory.end_match(g)
