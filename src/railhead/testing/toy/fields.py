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
        new.seat = old.seat
        new.saved = old.saved
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Danger)
        assert isinstance(g, Lantern)
        at = step.at
        while at < 3:
            step.at = at + 1
            if at == 0:
                if g.asks_now(step, step.ask_shade(g)):
                    return True
            elif at == 1:
                step.play(g)
                if not g.goes_on(step):
                    return False
            elif at == 2:
                step.suffer(g)
                if not g.goes_on(step):
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
        new.lowest = old.lowest
        new.highest = old.highest
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Round)
        assert isinstance(g, Lantern)
        at = step.at
        while at < 10:
            step.at = at + 1
            if at == 0:
                if g.asks_now(step, step.ask_flames(g)):
                    return True
            elif at == 1:
                step.lay(g)
                if not g.goes_on(step):
                    return False
            elif at == 2:
                step.turn_up(g)
                if not g.goes_on(step):
                    return False
            elif at == 3:
                step.compare(g)
                if not g.goes_on(step):
                    return False
            elif at == 4:
                step.endanger(g)
                if not g.goes_on(step):
                    return False
            elif at == 5:
                step.check_survivors(g)
                if not g.goes_on(step):
                    return False
            elif at == 6:
                step.look(g)
                if not g.goes_on(step):
                    return False
            elif at == 7:
                if g.asks_now(step, step.ask_bury(g)):
                    return True
            elif at == 8:
                step.bury(g)
                if not g.goes_on(step):
                    return False
            elif at == 9:
                step.refill(g)
                if not g.goes_on(step):
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
        new.seat = old.seat
        new.answered = old.answered
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Shade)
        assert isinstance(g, Lantern)
        at = step.at
        while at < 4:
            step.at = at + 1
            if at == 0:
                step.play(g)
                if not g.goes_on(step):
                    return False
            elif at == 1:
                if g.asks_now(step, step.ask_answer(g)):
                    return True
            elif at == 2:
                step.answer(g)
                if not g.goes_on(step):
                    return False
            elif at == 3:
                step.work(g)
                if not g.goes_on(step):
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
