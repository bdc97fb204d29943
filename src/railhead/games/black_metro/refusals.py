"""The numbers of a refusal: what was needed and what there is, for the sentences of `reasons.py`."""
# mypyc: skip - runs when somebody asks why not

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.black_metro.assignment_fortunes import PlayFortune
from railhead.games.black_metro.cards import (
    BUNDLE,
    CANDIDATE_DISTRICT,
    DRAKOWNIUM,
    FACILITIES,
    FORT_ZONES,
    GOLD,
    INTEL,
    MECHASUIT_LEVEL,
    TECH_LEVEL,
    VALUE,
)
from railhead.games.black_metro.deck import good_count
from railhead.games.black_metro.fortunes import Exchange
from railhead.games.black_metro.model import CARD, PLACE, TRADE, USE, BlackMetro
from railhead.games.black_metro.reasons import (
    ABILITY_ELSEWHERE,
    ASSIGN_FROM_TO,
    FORCED_FROM_TO,
    FULL,
    LACKS,
    LEVEL_TOO_LOW,
    NOT_BEST,
    NOTHING_TO_TRADE,
    OTHER_LEVEL,
    PAYMENT_DUE,
    RECALL_FROM_TO,
    RECOVER_FROM_TO,
    TECHNOLOGY_TOO_HIGH,
    TOO_FEW_FORTUNES,
    TOO_FEW_MISSIONS,
    TOO_FEW_TO_DISCARD,
    TOO_FEW_TO_RECALL,
    TOO_LITTLE,
    TOO_LOW,
    TOO_MUCH,
)
from railhead.games.black_metro.resolution import ResolveDistrict
from railhead.games.black_metro.science import DownTechnology
from railhead.games.black_metro.scripts import LEVEL_COST, SCRIPTS, Cost
from railhead.games.black_metro.stats import counted, unmet
from railhead.games.black_metro.syndicates import best_rival, standing
from railhead.games.black_metro.units import Select
from railhead.kernel.ask import Ask

Numbers = tuple[int, ...]
Count = Callable[[BlackMetro, Ask, int], Numbers]


def cost_of(g: BlackMetro, player: int, script: int) -> Cost:
    """What an ability costs this player; the next scientific level has its price on its own card."""
    cost = SCRIPTS[script].cost
    return LEVEL_COST[g.level[player]] if cost is None else cost


def lacks_gold(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (price(g, ask, option, GOLD), g.gold[ask.seat])


def lacks_intel(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (price(g, ask, option, INTEL), g.intel[ask.seat])


def lacks_drakownium(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (price(g, ask, option, DRAKOWNIUM), g.drakownium[ask.seat])


def price(g: BlackMetro, ask: Ask, option: int, res: int) -> int:
    """How much of a resource an option costs."""
    if TRADE.has(option):
        return BUNDLE[res]
    cost = cost_of(g, ask.seat, USE.thing(option))
    return [cost.gold, cost.intel, cost.drakownium][res]


def bundles(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (*BUNDLE, g.gold[ask.seat], g.intel[ask.seat], g.drakownium[ask.seat])


def from_to(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, Select)
    return (step.lowest(g), step.highest(g), step.least)


def recalled(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, ResolveDistrict)
    return (cost_of(g, ask.seat, USE.thing(option)).recall, g.personnel(ask.seat, step.district))


def discarded(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    cost = cost_of(g, ask.seat, USE.thing(option))
    return (cost.fortunes, good_count(g, ask.seat, cost.least_elite))


def missions_paid(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cost_of(g, ask.seat, USE.thing(option)).missions, g.unfulfilled(ask.seat) - 1)


def level_needed(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    needed = MECHASUIT_LEVEL if ask.prompt == "promote_rank" else SCRIPTS[USE.thing(option)].level
    return (needed, g.level[ask.seat])


def technology_level(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (TECH_LEVEL[CARD.thing(option)], g.level[ask.seat])


def level_to_down(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, DownTechnology)
    return (TECH_LEVEL[CARD.thing(option)], step.level)


def too_little(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    condition = unmet(g, ask.seat, SCRIPTS[USE.thing(option)].conditions)
    assert condition is not None
    return (condition.least, counted(g, ask.seat, condition.stat, condition.districts))


def too_much(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    condition = unmet(g, ask.seat, SCRIPTS[USE.thing(option)].conditions)
    assert condition is not None
    return (condition.most, counted(g, ask.seat, condition.stat, condition.districts))


def standings(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (abs(standing(g, ask.seat, CARD.thing(option))), abs(best_rival(g, ask.seat, CARD.thing(option))))


def fortunes_needed(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (g.other_blockades(ask.seat, FACILITIES[CARD.thing(option)][0]), g.hand_size(ask.seat) - 1)


def fortunes_due(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, PlayFortune)
    return (g.other_blockades(ask.seat, step.place()) - step.paid,)


def values(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, Exchange)
    return (VALUE[CARD.thing(option)], step.value)


def fort_zones(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (FORT_ZONES[PLACE.thing(option)],)


def ability_district(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (CANDIDATE_DISTRICT[g.candidate[ask.seat]],)


COUNTS: Final[dict[int, Count]] = {
    LACKS[GOLD]: lacks_gold,
    LACKS[INTEL]: lacks_intel,
    LACKS[DRAKOWNIUM]: lacks_drakownium,
    NOTHING_TO_TRADE: bundles,
    ASSIGN_FROM_TO: from_to,
    FORCED_FROM_TO: from_to,
    RECALL_FROM_TO: from_to,
    RECOVER_FROM_TO: from_to,
    TOO_FEW_TO_RECALL: recalled,
    TOO_FEW_TO_DISCARD: discarded,
    TOO_FEW_MISSIONS: missions_paid,
    LEVEL_TOO_LOW: level_needed,
    TECHNOLOGY_TOO_HIGH: technology_level,
    OTHER_LEVEL: level_to_down,
    TOO_LITTLE: too_little,
    TOO_MUCH: too_much,
    NOT_BEST: standings,
    TOO_FEW_FORTUNES: fortunes_needed,
    PAYMENT_DUE: fortunes_due,
    TOO_LOW: values,
    FULL: fort_zones,
    ABILITY_ELSEWHERE: ability_district,
}


def reason_numbers(g: BlackMetro, reason: int, ask: Ask, option: int) -> Numbers:
    """The numbers for the sentence of a refusal."""
    count = COUNTS.get(reason)
    return () if count is None else count(g, ask, option)
