"""The round of Metro 2033, phase by phase (section 5)."""

from __future__ import annotations

from railhead.games.metro2033.army import ArmyActions
from railhead.games.metro2033.end_of_round import EndOfRound
from railhead.games.metro2033.events import Events
from railhead.games.metro2033.hero import HeroActions
from railhead.games.metro2033.mobilization import Mobilization
from railhead.games.metro2033.model import ARMY_ACTIONS, END_OF_ROUND, EVENTS, HERO_ACTIONS, MOBILIZATION, Metro
from railhead.kernel.step import Step


def begin_phase(g: Metro, phase: int) -> None:
    g.phase = phase
    g.tell("phase_begins", phase + 1, phase)


class Round(Step):
    """Five phases; in each of them all players act in turn order (M33-5.1, 5.2). There is no last round."""

    flow = ("events", "mobilization", "army_actions", "hero_actions", "end_of_round", "next_round")

    def events(self, g: Metro) -> None:
        begin_phase(g, EVENTS)
        g.push(Events())

    def mobilization(self, g: Metro) -> None:
        begin_phase(g, MOBILIZATION)
        g.push(Mobilization())

    def army_actions(self, g: Metro) -> None:
        begin_phase(g, ARMY_ACTIONS)
        g.push(ArmyActions())

    def hero_actions(self, g: Metro) -> None:
        begin_phase(g, HERO_ACTIONS)
        g.push(HeroActions())

    def end_of_round(self, g: Metro) -> None:
        begin_phase(g, END_OF_ROUND)
        g.push(EndOfRound())

    def next_round(self, g: Metro) -> None:
        self.go("events")
