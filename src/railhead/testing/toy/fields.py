"""How the states and steps of this game are copied. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.kernel.state import register_state
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
register_step(
    Round,
    copy_round,
    [
        ("lowest", "int"),
        ("highest", "Seat"),
        ("choice", "int"),
    ],
)
register_step(
    Shade,
    copy_shade,
    [
        ("seat", "Seat"),
        ("answered", "int"),
    ],
)
