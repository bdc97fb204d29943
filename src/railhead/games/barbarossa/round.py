"""The turn sequence: the table of contents of Barbarossa (chapter 6)."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa.activation import ActivationPhase
from railhead.games.barbarossa.ending import EndingPhase
from railhead.games.barbarossa.model import Barbarossa
from railhead.games.barbarossa.operation import OperationPhase
from railhead.games.barbarossa.reinforcement import ReinforcementPhase
from railhead.games.barbarossa.victory import end_match, moscow_has_fallen
from railhead.kernel.step import Step

PHASES: Final = (ActivationPhase, OperationPhase, ReinforcementPhase, EndingPhase)


class Turns(Step):
    """One turn after the other, clockwise, until Moscow has fallen (BAR-6.1, BAR-8.1)."""

    flow = (
        "begin_turn",
        "activation_phase",
        "operation_phase",
        "end_if_moscow_has_fallen",
        "reinforcement_phase",
        "ending_phase",
        "pass_to_the_left",
    )

    def begin_turn(self, g: Barbarossa) -> None:
        g.tell("turn", g.turn, g.round)

    def activation_phase(self, g: Barbarossa) -> None:
        g.push(ActivationPhase())

    def operation_phase(self, g: Barbarossa) -> None:
        g.push(OperationPhase())

    def end_if_moscow_has_fallen(self, g: Barbarossa) -> None:
        if moscow_has_fallen(g):
            end_match(g, "moscow_has_fallen")

    def reinforcement_phase(self, g: Barbarossa) -> None:
        g.push(ReinforcementPhase())

    def ending_phase(self, g: Barbarossa) -> None:
        g.push(EndingPhase())

    def pass_to_the_left(self, g: Barbarossa) -> None:
        seat = next_player(g)
        if begins_round(g, seat):
            if g.round == round_limit(g):
                end_match(g, "round_limit")
                return
            g.round += 1
        g.turn = seat
        self.go("begin_turn")


def round_limit(g: Barbarossa) -> int:
    """How many rounds a match may last at the most (BAR-8.9)."""
    return int(g.options["round_limit"])


def next_player(g: Barbarossa) -> int:
    """The next player to the left who is still in the match (BAR-4.12, BAR-8.8)."""
    seat = (g.turn + 1) % g.seats
    while not g.in_play[seat]:
        seat = (seat + 1) % g.seats
    return seat


def begins_round(g: Barbarossa, seat: int) -> bool:
    """Does the turn that passes to this player pass the place of the first player, whether he is still there or not?"""
    return (seat - g.first) % g.seats <= (g.turn - g.first) % g.seats
