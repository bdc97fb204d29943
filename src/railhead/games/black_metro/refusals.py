"""The numbers of a refusal: what was needed and what there is, for the sentences of `reasons.py`."""
# mypyc: skip - runs when somebody asks why not

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.black_metro import cards, deck, fortunes, reasons, resolution, science, stats, syndicates, units
from railhead.games.black_metro.assignment_fortunes import PlayFortune
from railhead.games.black_metro.model import CARD, PLACE, TRADE, USE, BlackMetro
from railhead.games.black_metro.scripts import LEVEL_COST, SCRIPTS, Cost
from railhead.kernel.ask import Ask

Numbers = tuple[int, ...]
Count = Callable[[BlackMetro, Ask, int], Numbers]


def cost_of(g: BlackMetro, player: int, script: int) -> Cost:
    """What an ability costs this player; the next scientific level has its price on its own card."""
    cost = SCRIPTS[script].cost
    return LEVEL_COST[g.level[player]] if cost is None else cost


def lacks_gold(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (price(g, ask, option, cards.GOLD), g.gold[ask.seat])


def lacks_intel(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (price(g, ask, option, cards.INTEL), g.intel[ask.seat])


def lacks_drakownium(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (price(g, ask, option, cards.DRAKOWNIUM), g.drakownium[ask.seat])


def price(g: BlackMetro, ask: Ask, option: int, res: int) -> int:
    """How much of a resource an option costs."""
    if TRADE.has(option):
        return cards.BUNDLE[res]
    cost = cost_of(g, ask.seat, USE.thing(option))
    return [cost.gold, cost.intel, cost.drakownium][res]


def bundles(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (*cards.BUNDLE, g.gold[ask.seat], g.intel[ask.seat], g.drakownium[ask.seat])


def from_to(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, units.Select)
    return (step.lowest(g), step.highest(g), step.least)


def recalled(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, resolution.ResolveDistrict)
    return (cost_of(g, ask.seat, USE.thing(option)).recall, g.personnel(ask.seat, step.district))


def discarded(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    cost = cost_of(g, ask.seat, USE.thing(option))
    return (cost.fortunes, deck.good_count(g, ask.seat, cost.least_elite))


def missions_paid(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cost_of(g, ask.seat, USE.thing(option)).missions, g.unfulfilled(ask.seat) - 1)


def level_needed(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    needed = cards.MECHASUIT_LEVEL if ask.prompt == "promote_rank" else SCRIPTS[USE.thing(option)].level
    return (needed, g.level[ask.seat])


def technology_level(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cards.TECH_LEVEL[CARD.thing(option)], g.level[ask.seat])


def level_to_down(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, science.DownTechnology)
    return (cards.TECH_LEVEL[CARD.thing(option)], step.level)


def too_little(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    condition = stats.unmet(g, ask.seat, SCRIPTS[USE.thing(option)].conditions)
    assert condition is not None
    return (condition.least, stats.counted(g, ask.seat, condition.stat, condition.districts))


def too_much(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    condition = stats.unmet(g, ask.seat, SCRIPTS[USE.thing(option)].conditions)
    assert condition is not None
    return (condition.most, stats.counted(g, ask.seat, condition.stat, condition.districts))


def standings(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (
        abs(syndicates.standing(g, ask.seat, CARD.thing(option))),
        abs(syndicates.best_rival(g, ask.seat, CARD.thing(option))),
    )


def fortunes_needed(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (g.other_blockades(ask.seat, cards.FACILITIES[CARD.thing(option)][0]), g.hand_size(ask.seat) - 1)


def fortunes_due(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, PlayFortune)
    return (g.other_blockades(ask.seat, step.place()) - step.paid,)


def values(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, fortunes.Exchange)
    return (cards.VALUE[CARD.thing(option)], step.value)


def fort_zones(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cards.FORT_ZONES[PLACE.thing(option)],)


def ability_district(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cards.CANDIDATE_DISTRICT[g.candidate[ask.seat]],)


COUNTS: Final[dict[int, Count]] = {
    reasons.LACKS[cards.GOLD]: lacks_gold,
    reasons.LACKS[cards.INTEL]: lacks_intel,
    reasons.LACKS[cards.DRAKOWNIUM]: lacks_drakownium,
    reasons.NOTHING_TO_TRADE: bundles,
    reasons.ASSIGN_FROM_TO: from_to,
    reasons.FORCED_FROM_TO: from_to,
    reasons.RECALL_FROM_TO: from_to,
    reasons.RECOVER_FROM_TO: from_to,
    reasons.TOO_FEW_TO_RECALL: recalled,
    reasons.TOO_FEW_TO_DISCARD: discarded,
    reasons.TOO_FEW_MISSIONS: missions_paid,
    reasons.LEVEL_TOO_LOW: level_needed,
    reasons.TECHNOLOGY_TOO_HIGH: technology_level,
    reasons.OTHER_LEVEL: level_to_down,
    reasons.TOO_LITTLE: too_little,
    reasons.TOO_MUCH: too_much,
    reasons.NOT_BEST: standings,
    reasons.TOO_FEW_FORTUNES: fortunes_needed,
    reasons.PAYMENT_DUE: fortunes_due,
    reasons.TOO_LOW: values,
    reasons.FULL: fort_zones,
    reasons.ABILITY_ELSEWHERE: ability_district,
}


def reason_numbers(g: BlackMetro, reason: int, ask: Ask, option: int) -> Numbers:
    """The numbers for the sentence of a refusal."""
    count = COUNTS.get(reason)
    return () if count is None else count(g, ask, option)
