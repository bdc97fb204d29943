"""The numbers of a refusal: what was needed and what there is, for the sentences of `reasons.py`."""
# mypyc: skip - runs when somebody asks why not

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from railhead.games.black_metro import cards, deck, fortunes, reasons, resolution, science, stats, syndicates, units
from railhead.games.black_metro.assignment_fortunes import PlayFortune
from railhead.games.black_metro.model import CARD, PLACE, TRADE, USE, BlackMetro
from railhead.games.black_metro.scripts import LEVEL_COST, SCRIPTS, Condition, Cost
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step

Numbers = tuple[int, ...]
Count = Callable[[BlackMetro, Ask, int], Numbers]
Asking = TypeVar("Asking", bound=Step)


def asking(g: BlackMetro, kind: type[Asking]) -> Asking:
    """The step that asks."""
    step = g.stack[-1]
    assert isinstance(step, kind)
    return step


def cost_of(g: BlackMetro, ask: Ask, option: int) -> Cost:
    """What an ability costs this player; the next scientific level has its price on its own card."""
    cost = SCRIPTS[USE.thing(option)].cost
    return LEVEL_COST[g.level[ask.seat]] if cost is None else cost


def lacks(res: int) -> Count:
    """How much of a resource an option costs, and how much there is."""

    def price_and_stock(g: BlackMetro, ask: Ask, option: int) -> Numbers:
        price = cards.BUNDLE[res] if TRADE.has(option) else cost_of(g, ask, option).resources[res]
        return (price, g.stock(res)[ask.seat])

    return price_and_stock


def bundles(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (*cards.BUNDLE, g.gold[ask.seat], g.intel[ask.seat], g.drakownium[ask.seat])


def from_to(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = asking(g, units.Select)
    return (step.lowest(g), step.highest(g), step.least)


def recalled(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    district = asking(g, resolution.ResolveDistrict).district
    return (cost_of(g, ask, option).recall, g.personnel(ask.seat, district))


def discarded(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    cost = cost_of(g, ask, option)
    return (cost.fortunes, deck.good_count(g, ask.seat, cost.least_elite))


def missions_paid(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cost_of(g, ask, option).missions, g.unfulfilled(ask.seat) - 1)


def level_needed(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    needed = cards.MECHASUIT_LEVEL if ask.prompt == "promote_rank" else SCRIPTS[USE.thing(option)].level
    return (needed, g.level[ask.seat])


def technology_level(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cards.TECH_LEVEL[CARD.thing(option)], g.level[ask.seat])


def level_to_down(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cards.TECH_LEVEL[CARD.thing(option)], asking(g, science.DownTechnology).level)


def unmet(g: BlackMetro, ask: Ask, option: int) -> Condition:
    """The first condition of a mission's option that the player does not meet."""
    condition = stats.unmet(g, ask.seat, SCRIPTS[USE.thing(option)].conditions)
    assert condition is not None
    return condition


def too_little(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    condition = unmet(g, ask, option)
    return (condition.least, stats.counted(g, ask.seat, condition.stat, condition.districts))


def too_much(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    condition = unmet(g, ask, option)
    return (condition.most, stats.counted(g, ask.seat, condition.stat, condition.districts))


def standings(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    card = CARD.thing(option)
    return (abs(syndicates.standing(g, ask.seat, card)), abs(syndicates.best_rival(g, ask.seat, card)))


def fortunes_needed(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (g.other_blockades(ask.seat, cards.FACILITIES[CARD.thing(option)][0]), g.hand_size(ask.seat) - 1)


def fortunes_due(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    step = asking(g, PlayFortune)
    return (g.other_blockades(ask.seat, step.place()) - step.paid,)


def values(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cards.VALUE[CARD.thing(option)], asking(g, fortunes.Exchange).value)


def fort_zones(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cards.FORT_ZONES[PLACE.thing(option)],)


def ability_district(g: BlackMetro, ask: Ask, option: int) -> Numbers:
    return (cards.CANDIDATE_DISTRICT[g.candidate[ask.seat]],)


COUNTS: Final[dict[int, Count]] = {
    **{reason: lacks(res) for res, reason in enumerate(reasons.LACKS)},
    reasons.NOTHING_TO_TRADE: bundles,
    **dict.fromkeys(units.FROM_TO.values(), from_to),
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
