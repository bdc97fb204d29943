"""Playing a card from the hand (BAR-5.2), TRANSPORTs among them (BAR-3.1)."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.cards import ACTIVE, EVERY_CARD, IS_TRANSPORT, PLAY_COST, PLAYING_BONUS
from railhead.games.barbarossa.effects import PLAYING, resolve
from railhead.games.barbarossa.model import Barbarossa
from railhead.games.barbarossa.queries import known_copy, transport_malus
from railhead.kernel.ask import NONE

# What playing a card costs, for TRANSPORTs alone: they may be played in any phase (BAR-3.1.2).
TRANSPORT_COST: Final[list[int]] = [PLAY_COST[card] if IS_TRANSPORT[card] else NONE for card in EVERY_CARD]


def against_playing(g: Barbarossa, card: int, transports_only: bool) -> int:
    """Why the turn player cannot play this card now; 0: he can (BAR-5.2.1, BAR-5.2.4)."""
    if PLAY_COST[card] == NONE:
        return reasons.NEVER_PLAYED
    if transports_only and not IS_TRANSPORT[card]:
        return reasons.ONLY_TRANSPORTS
    if g.hand[g.turn].place(card) < 0:
        return reasons.NOT_IN_HAND
    return 0 if PLAY_COST[card] <= g.op else reasons.NOT_ENOUGH_OP


def play(g: Barbarossa, card: int) -> None:
    """Pay, lay down, gain the bonus with its cards, apply the Playing Rule (BAR-5.2.2)."""
    seat = g.turn
    g.op -= PLAY_COST[card]
    hand = g.hand[seat]
    g.move(hand, known_copy(hand, card), g.playing, ACTIVE)
    if PLAY_COST[card]:
        g.tell("plays_for", seat, card, PLAY_COST[card])
    else:
        g.tell("plays", seat, card)
    less = 0
    if IS_TRANSPORT[card]:
        less = min(PLAYING_BONUS[card].sp, transport_malus(g, card))
        if less:
            g.tell("yields_less", seat, card, less)
    g.gain(PLAYING_BONUS[card], less)
    if PLAYING[card] != NONE:
        resolve(g, PLAYING[card], ACTIVE)
