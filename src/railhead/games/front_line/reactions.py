"""Asking quietly who plays something out of his hand (FLN-3.4.2, FLN-3.4.5).

All who might are asked at once, those with nothing to play only for the look of it. The rules ask one after another;
the answer of a later player counts only if all before him passed, so taking the first in order is the same.
"""

from __future__ import annotations

from railhead.games.front_line import reasons
from railhead.games.front_line.model import CARD, CLOCKWISE, JUST_PASS, PASS, FrontLine
from railhead.games.front_line.queries import may_react, may_use_ability
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.zones import MOST_SEATS


def silent_asks(prompt: str) -> list[Ask]:
    """For each seat the question that can only be answered by passing: made once, the same objects for ever."""
    return [Ask(seat, prompt, JUST_PASS, quiet=True) for seat in range(MOST_SEATS)]


def reaction_asks(
    g: FrontLine, start: int, skip: int, reactions: list[int], silent: list[Ask], about: int
) -> list[Ask] | None:
    """Ask who reacts with one of these cards, clockwise from a seat and leaving out the first few seats.

    None if nobody could, as all can see. `silent`: the questions for those who have nothing.
    """
    asks: list[Ask] = []
    for seat in CLOCKWISE[g.seats][start][skip:]:
        if may_react(g, seat):
            asks.append(reaction_ask(g, silent[seat], reactions, about))
    return asks if asks else None


def reaction_ask(g: FrontLine, silent: Ask, reactions: list[int], about: int) -> Ask:
    """The question to one player; `silent` if he holds nothing to react with."""
    held = g.hand[silent.seat].cards
    options = [PASS]
    for card in reactions:
        if card in held:
            options.append(CARD.of(card))
    return Ask(silent.seat, silent.prompt, options, quiet=True, about=about) if len(options) > 1 else silent


def tell_first(g: FrontLine, event: str, seat: int, start: int, abilities: bool = False) -> None:
    """Say that a player is heard before those who come after him, clockwise from a seat, and could have reacted too.

    It is said whether or not any of them did: nobody learns who was asked, and whoever was not heard knows why.
    `abilities`: window abilities count as well as events.
    """
    order = CLOCKWISE[g.seats][start]
    for other in order[order.index(seat) + 1 :]:
        if may_react(g, other) or (abilities and may_use_ability(g, other)):
            g.tell(event, seat, start)
            return


def against_reaction(option: int, reactions: list[int], unfit: int) -> int:
    """What stands against a reaction that is not offered; `unfit`: the reason if the card is none of these."""
    if not CARD.has(option):
        return 0
    return reasons.EVENT_NOT_IN_HAND if CARD.thing(option) in reactions else unfit


def first_reaction(g: FrontLine, start: int, skip: int) -> int:
    """Who comes first, clockwise from a seat and leaving out the first few seats, of those who did not pass."""
    replies = g.replies
    if replies:
        order = CLOCKWISE[g.seats][start]
        for seat in order[skip:] if skip else order:
            if replies[seat] > PASS:
                return seat
    return NONE
