"""Asking quietly who plays something out of his hand (FLN-3.4.2, FLN-3.4.5).

All who might are asked at once, those with nothing to play only for the look of it. The rules ask one after another;
the answer of a later player counts only if all before him passed, so taking the first in order is the same.
"""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.model import CARD, JUST_PASS, PASS, FrontLine
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.zones import MOST_SEATS

# Questions to players who have nothing to play: made once, the same objects for ever.
SILENT: Final[dict[str, list[Ask]]] = {}


def silent_asks(prompt: str) -> list[Ask]:
    """For each seat the question that can only be answered by passing."""
    if prompt not in SILENT:
        SILENT[prompt] = [Ask(seat, prompt, JUST_PASS, quiet=True) for seat in range(MOST_SEATS)]
    return SILENT[prompt]


def reaction_asks(g: FrontLine, seats: list[int], cards: list[int], prompt: str, about: int) -> list[Ask] | None:
    """Ask these players whether they react with one of these cards; None if nobody could, as all can see."""
    if not seats:
        return None
    silent = silent_asks(prompt)
    asks: list[Ask] = []
    for seat in seats:
        hand = g.hand[seat].cards
        ask = silent[seat]
        for card in cards:
            if card in hand:
                options = [PASS] + [CARD + one for one in cards if one in hand]
                ask = Ask(seat, prompt, options, quiet=True, about=about)
                break
        asks.append(ask)
    return asks


def first_reaction(g: FrontLine, start: int, skip: int) -> int:
    """Who comes first, clockwise from a seat and leaving out the first few seats, of those who did not pass."""
    replies = g.replies
    if not replies:
        return NONE
    for step in range(skip, g.seats):
        seat = (start + step) % g.seats
        if replies[seat] > PASS:
            return seat
    return NONE
