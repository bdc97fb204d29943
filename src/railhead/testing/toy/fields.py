"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.kernel.state import register_run, register_state
from railhead.kernel.step import register_step
from railhead.testing.toy.model import Lantern
from railhead.testing.toy.round import Danger, Round, Shade


def copy_lantern(old: Lantern) -> Lantern:
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


def copy_danger(old: Danger) -> Danger:
    new = Danger()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.saved = old.saved
    return new


def copy_round(old: Round) -> Round:
    new = Round()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.lowest = old.lowest
    new.highest = old.highest
    new.choice = old.choice
    return new


def copy_shade(old: Shade) -> Shade:
    new = Shade()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.answered = old.answered
    return new


def run_danger(step: Danger, g: Lantern) -> bool:
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


def run_round(step: Round, g: Lantern) -> bool:
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


def run_shade(step: Shade, g: Lantern) -> bool:
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
    copy_lantern,
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
    copy_danger,
    [
        ("seat", "Seat"),
        ("saved", "int"),
    ],
)
register_run(Danger, run_danger)
register_step(
    Round,
    copy_round,
    [
        ("lowest", "int"),
        ("highest", "Seat"),
        ("choice", "int"),
    ],
)
register_run(Round, run_round)
register_step(
    Shade,
    copy_shade,
    [
        ("seat", "Seat"),
        ("answered", "int"),
    ],
)
register_run(Shade, run_shade)
