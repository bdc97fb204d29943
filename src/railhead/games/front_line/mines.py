"""Mines going off under a comrade who enters their slot (FLN-5.6)."""

from __future__ import annotations

from railhead.games.front_line.cards import (
    DISARMS,
    MINE_DAMAGE,
)
from railhead.games.front_line.death import bury_the_dead
from railhead.games.front_line.equipment import against_item, items_with_trigger, use_item
from railhead.games.front_line.hit import Hit
from railhead.games.front_line.in_play import discard_in_play
from railhead.games.front_line.model import JUST_PASS, Card, FrontLine, Seat, is_chosen
from railhead.games.front_line.reasons import IS_NO_DETECTOR
from railhead.games.front_line.terms import (
    ON_ENTER_MINE,
    SPECIAL,
)
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step


class Mines(Step):
    """All mines of a slot go off at once under the comrade who enters it (FLN-5.6.3)."""

    flow = ("ask_detector", "go_off", "discard")

    seat: Seat
    slot: int
    mines: list[Card]

    def ask_detector(self, g: FrontLine) -> Ask | None:
        if DISARMS[g.character[self.seat]]:
            return None
        detectors = items_with_trigger(g, self.seat, ON_ENTER_MINE)
        if detectors:
            return Ask(self.seat, "mine_detector", JUST_PASS + detectors)
        return None

    def go_off(self, g: FrontLine) -> None:
        """A Mine Detector, or Svetlana, takes all mines away without damage (FLN-8.5.4, FLN-9.8)."""
        if is_chosen(self.choice):
            use_item(g, self.seat, self.choice)
        elif not DISARMS[g.character[self.seat]]:
            g.tell("mine_goes_off" if len(self.mines) == 1 else "mines_go_off", self.seat, self.slot, len(self.mines))
            g.push_each([Hit(self.seat, MINE_DAMAGE[mine], SPECIAL) for mine in self.mines])
            return
        g.tell("mine_disarmed" if len(self.mines) == 1 else "mines_disarmed", self.seat, self.slot, len(self.mines))

    def discard(self, g: FrontLine) -> None:
        discard_in_play(g, self.slot, only_mines=True)
        bury_the_dead(g)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        return against_item(g, self.seat, option, IS_NO_DETECTOR)
