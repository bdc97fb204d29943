"""The numbers in the sentences of refusals: what it costs, what there is, how far it is."""
# mypyc: skip - runs when somebody asks why not

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033 import board, cards, effects, goals, missions, mobilization, queries, reasons
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.model import ABILITY, LEVEL, PAY, RECEIVE, RENEW, STATION, USE, Metro
from railhead.games.metro2033.prices import prices
from railhead.games.metro2033.trade import Exchange
from railhead.kernel.ask import Ask

Numbers = tuple[int, ...]

# --- prices ---------------------------------------------------------------------------------------------------------


def prices_in_question(g: Metro, seat: int, option: int) -> list[int]:
    """What the player would have to pay for what he pointed at."""
    if PAY.has(option):
        return [PAY.thing(option)]
    if option == RENEW:
        return [effects.COST[effects.COST_OF_RENEWAL]]
    if option == RECEIVE:
        return [effects.COST[effects.COST_OF_MISSION]]
    if option == ABILITY:
        return cards.HERO_ACTIONS[g.hero[seat]][0].prices
    if USE.has(option) and cards.ABILITY_OF[missions.mission_of(option)].op == effects.HIRE_ONE:
        return cards.ABILITY_OF[missions.mission_of(option)].prices
    return prices(g, seat, effects.COST_OF_EQUIPMENT)


def too_few(g: Metro, ask: Ask, option: int, resource: int) -> Numbers:
    """What it costs of a resource, with the ammo for the ability of a completed mission, and what he has."""
    cost = effects.PRICES[prices_in_question(g, ask.seat, option)[0]][resource]
    if resource == board.AMMO and USE.has(option) and missions.mission_of(option) in g.completed[ask.seat].cards:
        cost += missions.ABILITY_AMMO
    return (cost, g.stock(resource)[ask.seat])


def number_of_prices(g: Metro, ask: Ask, option: int) -> Numbers:
    return (len(prices_in_question(g, ask.seat, option)),)


def ammo_for_ability(g: Metro, ask: Ask, option: int) -> Numbers:
    return (missions.ABILITY_AMMO, g.ammo[ask.seat])


# --- armies ---------------------------------------------------------------------------------------------------------


def own_army(g: Metro, ask: Ask, option: int) -> Numbers:
    return (g.army[ask.seat],)


def strongest_and_own_army(g: Metro, ask: Ask, option: int) -> Numbers:
    return (cards.ARMY_MAX, g.army[ask.seat])


def cost_of_level(g: Metro, ask: Ask, option: int) -> Numbers:
    level = LEVEL.thing(option)
    return (level, mobilization.maintenance(g, ask.seat)[level], g.pigs[ask.seat])


def free_level(g: Metro, ask: Ask, option: int) -> Numbers:
    return (mobilization.levels_to_keep(g, ask.seat)[-1],)


def soldiers(g: Metro, ask: Ask, option: int) -> Numbers:
    return (mobilization.most_soldiers(g, ask.seat),)


# --- the rest -------------------------------------------------------------------------------------------------------


def way_and_speed(g: Metro, ask: Ask, option: int) -> Numbers:
    """How far it is to a station, and the speed of the hero."""
    walk = queries.hero_walk(g, ask.seat)
    place = walk.order.index(STATION.thing(option))
    far = 0
    while walk.within[far] <= place:
        far += 1
    return (far, queries.speed(g, ask.seat))


def most_to_exchange(g: Metro, ask: Ask, option: int) -> Numbers:
    step = g.stack[-1]
    assert isinstance(step, Exchange)
    return (len(step.numbers(g)),)


def most_stations(g: Metro, ask: Ask, option: int) -> Numbers:
    return (cards.MOST_STATIONS,)


NUMBERS: Final[dict[int, Callable[[Metro, Ask, int], Numbers]]] = {
    reasons.NO_PRICE_PAYABLE: number_of_prices,
    reasons.ABILITY_NEEDS_AMMO: ammo_for_ability,
    reasons.LEVEL_TOO_HIGH: own_army,
    reasons.LEVEL_TOO_DEAR: cost_of_level,
    reasons.LEVEL_TOO_LOW: free_level,
    reasons.ARMY_FULL: strongest_and_own_army,
    reasons.ARMY_AT_TOP: own_army,
    reasons.ARMY_CANNOT_GROW: own_army,
    reasons.TOO_MANY_SOLDIERS: soldiers,
    reasons.TOO_FAR: way_and_speed,
    reasons.BETWEEN: most_to_exchange,
    reasons.NO_FACTION_TOKEN: most_stations,
}


def reason_numbers(g: Metro, reason: int, ask: Ask, option: int) -> Numbers:
    """The numbers `{0}`, `{1}`… in the sentence of a reason."""
    if reason in reasons.TOO_FEW:
        return too_few(g, ask, option, reasons.TOO_FEW.index(reason))
    if reason in reasons.GOAL_NOT_REACHED:
        goal = reasons.GOAL_NOT_REACHED.index(reason)
        stock = [g.stock(resource)[ask.seat] for resource in range(len(RESOURCES))]
        return (stock[0], stock[1], stock[2]) if max(goals.PRICE[goal]) else (goals.MEASURE[goal](g, ask.seat, goal),)
    return NUMBERS[reason](g, ask, option) if reason in NUMBERS else ()
