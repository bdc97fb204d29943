"""The numbers in refusals: what an act would take, and what is there."""
# mypyc: skip - runs at the edge only

from __future__ import annotations

from railhead.games.breakthrough import reasons
from railhead.games.breakthrough.cards import DEFENCE_COST, DISCARD_THREE_COUNT, PARAMETER, TASK_COLOUR
from railhead.games.breakthrough.model import CARD_OF, GUARD, Breakthrough
from railhead.games.breakthrough.queries import current_cost, reach
from railhead.games.breakthrough.tasks import CompleteTask
from railhead.kernel.ask import Ask


def reason_numbers(g: Breakthrough, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
    """The numbers that fill the sentence of a reason against an option."""
    card = CARD_OF[option]
    if reason == reasons.TOO_FEW_TOKENS:
        cost = DEFENCE_COST[card] if GUARD.has(option) else current_cost(g, ask.seat, card)
        return (cost, g.above[ask.seat])
    if reason == reasons.TOO_FEW_CARDS:
        return (DISCARD_THREE_COUNT, len(g.hand[ask.seat].cards))
    if reason == reasons.OUT_OF_REACH:
        return (PARAMETER[card], reach(g, ask.seat)[TASK_COLOUR[card]])
    step = g.stack[-1]
    if reason == reasons.NOT_REACHED_YET and isinstance(step, CompleteTask):
        return (PARAMETER[step.card], step.total())
    return ()
