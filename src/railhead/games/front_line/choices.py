"""Whom a card may be about, and why somebody cannot be chosen (FLN-8.1.1)."""

from __future__ import annotations

from railhead.games.front_line import cards, queries, reasons, terms
from railhead.games.front_line.model import COMRADE, FrontLine
from railhead.kernel.ask import NONE


def not_himself(seat: int, card: int) -> int:
    """The seat that this card may not be played on: the player's own, or nobody's."""
    return seat if cards.MOVES_WHOM[card] == terms.CHOSEN_OTHER else NONE


def choosable(g: FrontLine, seat: int, card: int) -> list[int]:
    """The comrades whom a player may move with this card, from the front."""
    return queries.movable_comrades(g, not_himself(seat, card))


def against_comrade(g: FrontLine, option: int, besides: int, yourself: int) -> int:
    """What stands against choosing this comrade; `yourself`: the reason if he is `besides`, who may not be chosen."""
    if COMRADE.thing(option) not in g.character:
        return reasons.NOT_IN_THE_MATCH
    seat = g.seat_of(option)
    if g.fallen[seat]:
        return reasons.HAS_FALLEN
    if not g.is_alive(seat):
        return reasons.IS_DYING
    return yourself if seat == besides else 0


def against_moving(g: FrontLine, option: int, besides: int, yourself: int) -> int:
    """What stands against choosing a comrade who is to be moved (FLN-8.3.7, FLN-8.6.8)."""
    reason = against_comrade(g, option, besides, yourself)
    if reason:
        return reason
    return reasons.IS_FUBAR if g.seat_of(option) in g.fubar else reasons.IS_IN_TANK
