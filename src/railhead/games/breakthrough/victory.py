"""The end of the match: the first player who owns ten tokens wins at once (chapter 9)."""

from __future__ import annotations

from railhead.games.breakthrough.cards import TOKENS_TO_WIN
from railhead.games.breakthrough.model import TURN_LIMIT, UNLIMITED, Breakthrough
from railhead.kernel.ask import ranks


def check_victory(g: Breakthrough, seat: int) -> None:
    """End the match if a player who has just taken tokens owns ten (BRK-9.1.1, BRK-9.1.2)."""
    if g.owned(seat) >= TOKENS_TO_WIN:
        g.tell("wins", seat)
        finish(g, (seat,), "ten_tokens")


def check_turn_limit(g: Breakthrough) -> None:
    """Stop a match that the host has limited, as a draw (BRK-9.1.5)."""
    limit = g.options[TURN_LIMIT]
    if limit != UNLIMITED and g.turn >= int(limit):
        g.tell("stops", g.turn)
        finish(g, (), "turn_limit")


def finish(g: Breakthrough, winners: tuple[int, ...], reason: str) -> None:
    """The score is the number of tokens owned; equal scores share a rank (BRK-9.1.6)."""
    scores = [g.owned(seat) for seat in range(g.seats)]
    g.finish(winners, tuple(scores), ranks(scores), reason)
