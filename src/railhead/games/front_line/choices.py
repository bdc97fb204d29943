"""Whom a card may be about, and why somebody cannot be chosen (FLN-8.1.1)."""

from __future__ import annotations

from railhead.games.front_line.cards import MOVES_WHOM
from railhead.games.front_line.model import COMRADE, FrontLine
from railhead.games.front_line.queries import movable_comrades
from railhead.games.front_line.reasons import HAS_FALLEN, IS_DYING, IS_FUBAR, IS_IN_TANK, NOT_IN_THE_MATCH
from railhead.games.front_line.terms import CHOSEN_OTHER
from railhead.kernel.ask import NONE


def not_himself(seat: int, card: int) -> int:
    """The seat that this card may not be played on: the player's own, or nobody's."""
    return seat if MOVES_WHOM[card] == CHOSEN_OTHER else NONE


def choosable(g: FrontLine, seat: int, card: int) -> list[int]:
    """The comrades whom a player may move with this card, from the front."""
    return movable_comrades(g, not_himself(seat, card))


def against_comrade(g: FrontLine, option: int, besides: int, yourself: int) -> int:
    """What stands against choosing this comrade; `yourself`: the reason if he is `besides`, who may not be chosen."""
    if COMRADE.thing(option) not in g.character:
        return NOT_IN_THE_MATCH
    seat = g.seat_of(option)
    if g.fallen[seat]:
        return HAS_FALLEN
    if not g.is_alive(seat):
        return IS_DYING
    return yourself if seat == besides else 0


def against_moving(g: FrontLine, option: int, besides: int, yourself: int) -> int:
    """What stands against choosing a comrade who is to be moved (FLN-8.3.7, FLN-8.6.8)."""
    reason = against_comrade(g, option, besides, yourself)
    if reason:
        return reason
    seat = g.seat_of(option)
    if seat in g.fubar:
        return IS_FUBAR
    return IS_IN_TANK if seat in g.crew else 0
