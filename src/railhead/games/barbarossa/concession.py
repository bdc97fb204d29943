"""Leaving a match before its end: conceding (BAR-8.8)."""

from __future__ import annotations

from railhead.games.barbarossa.model import Barbarossa
from railhead.games.barbarossa.victory import end_match, moscow_has_fallen
from railhead.kernel.ask import NONE
from railhead.kernel.state import NO_ASKS, NO_REPLIES


def concede(g: Barbarossa, seat: int) -> None:
    """A player leaves; all his cards leave the game with him, and the others play on (BAR-8.8)."""
    fallen = seat == g.turn and moscow_has_fallen(g)
    g.tell("concedes", seat)
    g.in_play[seat] = False
    if seat == g.turn:
        break_off_attack(g)
        g.move_all(g.playing, g.box)
    for zone in (g.hand[seat], g.deck[seat], g.discard[seat], g.deploying[seat]):
        g.move_all(zone, g.box)
    if fallen:
        close_questions(g)
        end_match(g, "moscow_has_fallen")
    elif sum(g.in_play) == 1:
        close_questions(g)
        end_match(g, "concession")
    elif seat == g.turn:
        end_turn(g)
    else:
        g.reask()


def break_off_attack(g: Barbarossa) -> None:
    """EVENTs turned up in an attack go under their deck, those only looked at go back on top."""
    if g.target != NONE:
        g.tell("breaks_off", g.turn, g.target)
    scouted = g.scouted[g.turn]
    while scouted.cards:
        if g.target != NONE:
            g.move(scouted, 0, g.event, bottom=True)
        else:
            g.move(scouted, -1, g.event)
    while g.revealed.cards:
        g.move(g.revealed, 0, g.event, bottom=True)
    g.target = NONE
    g.reduction = 0


def end_turn(g: Barbarossa) -> None:
    """The turn of a player who has left is over at once."""
    g.empty_purse()
    g.permits = []
    close_questions(g)
    turns = g.stack[0]
    g.stack = [turns]
    turns.go("pass_to_the_left")
    g.advance()


def close_questions(g: Barbarossa) -> None:
    g.question = None
    g.asks = NO_ASKS
    g.replies = NO_REPLIES
    g.waiting = 0
