"""The numbers in the sentences of refusals: what is needed and what the player has."""
# mypyc: skip - runs when somebody asks why not

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import abilities, cards, model, queries, reasons, reinforcement
from railhead.games.barbarossa.abilities import Ability
from railhead.games.barbarossa.model import Barbarossa


def reason_numbers(g: Barbarossa, reason: int, option: int) -> tuple[int, ...]:
    """What the sentence of a reason counts; nothing for most of them."""
    if reason == reasons.NOT_ENOUGH_OP:
        return (cards.PLAY_COST[model.PLAY.thing(option)], g.op)
    if reason == reasons.ACTIVATION_COST:
        return (cards.ACTIVATION_SP[model.REVIVE.thing(option)], g.sp)
    if reason == reasons.NO_RP:
        return (reinforcement.RP_PER_CARD, g.rp)
    if reason == reasons.PRICE_TOO_HIGH:
        return (cards.BUY_COST[model.BUY.thing(option)], g.sp)
    if reason in (reasons.TOO_FEW_BP, reasons.MUST_PAY):
        return (queries.occupying_cost(g), g.bp)
    if reason == reasons.NO_SUCH_PLAYER:
        return (model.SEAT.thing(option) + 1, g.seats)
    if reason in LACKING or reason == reasons.USING_CARDS:
        return using_cost(g, reason, abilities.ability_of(option))
    return ()


# The points of which a Using Cost asks for too many.
LACKING: Final = {reasons.USING_OP: "op", reasons.USING_SP: "sp", reasons.USING_RP: "rp", reasons.USING_BP: "bp"}


def using_cost(g: Barbarossa, reason: int, ability: Ability) -> tuple[int, int]:
    """What of a Using Cost is needed and what is there."""
    if reason in LACKING:
        return (getattr(ability.points, LACKING[reason]), getattr(g, LACKING[reason]))
    place = abilities.lacking_pick(g, ability)
    return (ability.needs[place], len(ability.picks[place].places(g)))
