"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.kernel.state import State, register_state
from railhead.kernel.step import Runner, Step, register_step
from railhead.testing.toy.model import Lantern
from railhead.testing.toy.round import Danger, Round, Shade


def clone_lantern(old: Lantern) -> Lantern:
    new = Lantern()
    old.copy_kernel(new)
    new.deck = old.deck.copy()
    new.discard = old.discard.copy()
    new.hand = [zone.copy() for zone in old.hand]
    new.laid = [zone.copy() for zone in old.laid]
    new.lights = old.lights[:]
    new.flame = old.flame[:]
    new.round = old.round
    return new


class DangerRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Danger)
        new = Danger()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.saved = old.saved
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Danger)
        assert isinstance(g, Lantern)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_shade(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.play(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.suffer(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class RoundRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Round)
        new = Round()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.lowest = old.lowest
        new.highest = old.highest
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Round)
        assert isinstance(g, Lantern)
        at = step.at
        while at < 10:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_flames(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.lay(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.turn_up(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.compare(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.endanger(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.check_survivors(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.look(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                if g.asks_now(step, step.ask_bury(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.bury(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.refill(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class ShadeRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Shade)
        new = Shade()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.answered = old.answered
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Shade)
        assert isinstance(g, Lantern)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                step.play(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_answer(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.answer(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.work(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


register_state(
    Lantern,
    clone_lantern,
    [
        ("deck", "Zone"),
        ("discard", "Zone"),
        ("hand", "list[Zone]"),
        ("laid", "list[Zone]"),
        ("lights", "list[int]"),
        ("flame", "list[int]"),
        ("round", "int"),
    ],
)
register_step(
    Danger,
    DangerRunner(),
    [
        ("seat", "Seat"),
        ("saved", "int"),
    ],
)
register_step(
    Round,
    RoundRunner(),
    [
        ("lowest", "int"),
        ("highest", "Seat"),
        ("choice", "int"),
    ],
)
register_step(
    Shade,
    ShadeRunner(),
    [
        ("seat", "Seat"),
        ("answered", "int"),
    ],
)
