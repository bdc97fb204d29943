"""The numbers in the sentences of refusals: what is needed and what the player has."""
# mypyc: skip - runs when somebody asks why not

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa.abilities import Ability, ability_of, lacking_pick
from railhead.games.barbarossa.cards import ACTIVATION_SP, BUY_COST, PLAY_COST
from railhead.games.barbarossa.model import BUY, PLAY, REVIVE, SEAT, Barbarossa
from railhead.games.barbarossa.queries import occupying_cost
from railhead.games.barbarossa.reasons import (
    ACTIVATION_COST,
    MUST_PAY,
    NO_RP,
    NO_SUCH_PLAYER,
    NOT_ENOUGH_OP,
    PRICE_TOO_HIGH,
    TOO_FEW_BP,
    USING_BP,
    USING_CARDS,
    USING_OP,
    USING_RP,
    USING_SP,
)
from railhead.games.barbarossa.reinforcement import RP_PER_CARD


def reason_numbers(g: Barbarossa, reason: int, option: int) -> tuple[int, ...]:
    """What the sentence of a reason counts; nothing for most of them."""
    if reason == NOT_ENOUGH_OP:
        return (PLAY_COST[PLAY.thing(option)], g.op)
    if reason == ACTIVATION_COST:
        return (ACTIVATION_SP[REVIVE.thing(option)], g.sp)
    if reason == NO_RP:
        return (RP_PER_CARD, g.rp)
    if reason == PRICE_TOO_HIGH:
        return (BUY_COST[BUY.thing(option)], g.sp)
    if reason in (TOO_FEW_BP, MUST_PAY):
        return (occupying_cost(g), g.bp)
    if reason == NO_SUCH_PLAYER:
        return (SEAT.thing(option) + 1, g.seats)
    if reason in USING_COSTS:
        return using_cost(g, reason, ability_of(option))
    return ()


USING_COSTS: Final = (USING_OP, USING_SP, USING_RP, USING_BP, USING_CARDS)


def using_cost(g: Barbarossa, reason: int, ability: Ability) -> tuple[int, int]:
    """What of a Using Cost is needed and what is there."""
    cost = ability.points
    if reason == USING_OP:
        return (cost.op, g.op)
    if reason == USING_SP:
        return (cost.sp, g.sp)
    if reason == USING_RP:
        return (cost.rp, g.rp)
    if reason == USING_BP:
        return (cost.bp, g.bp)
    place = lacking_pick(g, ability)
    return (ability.needs[place], ability.picks[place].count(g))
