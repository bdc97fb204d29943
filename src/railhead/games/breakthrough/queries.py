"""Questions about a position: what a card costs now, what can be played, which tasks can be done."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import cards, model, reasons
from railhead.games.breakthrough.cards import AMOUNT, COST, HERO_DOUBLE, NOT_CARRIED, PROVIDES_RESOURCES, STATIONS_END
from railhead.games.breakthrough.model import CARD_OPTION, GUARD_OPTION, PLAY_OPTION, TASK_OPTION, Breakthrough
from railhead.kernel.ask import NONE

DISCOUNT: Final = 1  # a station in play takes this much off, whatever the number of such stations (BRK-6.3.3)

# --- cards in play as options ---------------------------------------------------------------------------------------


def option_at(g: Breakthrough, seat: int, at: int) -> int:
    """The option that names the card at a place before a player."""
    zone = g.in_play[seat]
    card = zone.cards[at]
    if card >= STATIONS_END and zone.marks[at] == model.TURNED:
        return model.TURNED_OPTION[card]
    return CARD_OPTION[card]


def place_of(g: Breakthrough, seat: int, option: int) -> int:
    """Where the card that an option names lies before a player; NONE if it does not lie there like this."""
    return g.place_in_play(seat, model.CARD_OF[option], model.DEFENCE.has(option))


def against_absent(g: Breakthrough, seat: int, option: int, missing: int) -> int:
    """Why a card that does not lie so before a player is not meant: it lies the other way round, or not at all."""
    return reasons.LIES_OTHERWISE if model.CARD_OF[option] in g.in_play[seat].cards else missing


# --- costs (BRK-4.2.5) ----------------------------------------------------------------------------------------------


def free_types(g: Breakthrough, seat: int) -> int:
    """The types (bits) that a player plays upright for nothing (BRK-6.1.5, BRK-6.3.6)."""
    found = cards.FREE_TYPE_WHEN_FLIPPED[g.faction[seat]] if g.flipped[seat] else 0
    zone = g.in_play[seat]
    for at in range(len(zone.cards)):
        if zone.marks[at]:
            found |= cards.FREE_TYPE_WHEN_OCCUPIED[zone.cards[at]]
    return found


def cheaper_types(g: Breakthrough, seat: int) -> int:
    """The types (bits) that cost a player one token less (BRK-6.3.3)."""
    found = 0
    for card in g.in_play[seat].cards:
        found |= cards.DISCOUNT_TYPE[card]
    return found


def station_discount(g: Breakthrough, seat: int, station: int) -> int:
    """What a player's stations in play take off the cost of a further one of their affiliation (BRK-6.3.4)."""
    affiliation = cards.AFFILIATION[station]
    found = 0
    for card in g.in_play[seat].cards:
        if cards.DISCOUNT_AFFILIATION[card] == affiliation:
            found += DISCOUNT
    return found


def current_cost(g: Breakthrough, seat: int, card: int) -> int:
    """What a player pays now to play a card upright (BRK-4.2.5); never below 0."""
    cost = COST[card]
    if cards.KIND[card] == cards.STATION:
        return max(0, cost - station_discount(g, seat, card))
    if cards.KIND[card] == cards.RESOURCE:
        type_bit = 1 << PROVIDES_RESOURCES[card]
        if free_types(g, seat) & type_bit:
            return 0
        if cheaper_types(g, seat) & type_bit:
            return max(0, cost - DISCOUNT)
    return cost


# --- playing a card (BRK-4.2) ---------------------------------------------------------------------------------------


def against_laying(g: Breakthrough, seat: int, card: int) -> int:
    """What stands against laying a card upright, whatever it costs (BRK-4.2.2, BRK-4.2.3)."""
    if card not in g.hand[seat].cards:
        return reasons.NOT_IN_HAND
    if PLAY_OPTION[card] != NONE:
        return 0
    return reasons.NEVER_LAID_UPRIGHT if cards.MAY_DEFEND[card] else reasons.NEVER_LAID


def against_laying_turned(g: Breakthrough, seat: int, card: int) -> int:
    """What stands against laying a card with a defence half turned by 180 degrees, whatever it costs (BRK-4.2.2)."""
    return 0 if card in g.hand[seat].cards else reasons.NOT_IN_HAND


def can_afford(g: Breakthrough, seat: int, card: int) -> bool:
    """Has a player the tokens to play a card upright for its current cost (BRK-4.2.6)?"""
    return COST[card] <= g.above[seat] or current_cost(g, seat, card) <= g.above[seat]


def against_playing(g: Breakthrough, seat: int, card: int) -> int:
    """What stands against playing a card upright for its current cost (BRK-4.2.6)."""
    return against_laying(g, seat, card) or (0 if can_afford(g, seat, card) else reasons.TOO_FEW_TOKENS)


def against_play(g: Breakthrough, seat: int, option: int) -> int:
    """What stands against playing the card that an option names, as it says."""
    card = model.CARD_OF[option]
    if not model.GUARD.has(option):
        return against_playing(g, seat, card)
    too_few = reasons.TOO_FEW_TOKENS if cards.DEFENCE_COST[card] > g.above[seat] else 0
    return against_laying_turned(g, seat, card) or too_few


def against_free_card(g: Breakthrough, seat: int, option: int) -> int:
    """What stands against laying the card that an option names for free (BRK-7.3.2)."""
    card = model.CARD_OF[option]
    return against_laying_turned(g, seat, card) if model.GUARD.has(option) else against_laying(g, seat, card)


def add_plays(g: Breakthrough, seat: int, options: list[int], free: bool = False) -> None:
    """Add everything in hand that a player can pay for (BRK-4.2.1), or, if it is free, could lay (BRK-7.3.2)."""
    above = g.above[seat]
    for card in g.hand[seat].distinct():
        if PLAY_OPTION[card] != NONE and (free or can_afford(g, seat, card)):
            options.append(PLAY_OPTION[card])
        if cards.MAY_DEFEND[card] and (free or cards.DEFENCE_COST[card] <= above):
            options.append(GUARD_OPTION[card])


# --- tasks (BRK-5.2) ------------------------------------------------------------------------------------------------


def reach(g: Breakthrough, seat: int) -> list[int]:
    """The most that a player's upright resources and heroes make for a task of each colour (BRK-5.2.3, BRK-6.5.3)."""
    return reach_with(g, seat, [0] * len(cards.TYPES), 0)


def reach_with(g: Breakthrough, seat: int, amounts: list[int], heroes: int) -> list[int]:
    """The same on top of these amounts by type and these doubled types (bits); `amounts` is used up."""
    zone = g.in_play[seat]
    for at, card in enumerate(zone.cards):
        if HERO_DOUBLE[card] != NOT_CARRIED:
            heroes |= 1 << HERO_DOUBLE[card]
        elif AMOUNT[card] and zone.marks[at] == model.UPRIGHT:
            amounts[PROVIDES_RESOURCES[card]] += AMOUNT[card]
    peaceful = military = 0
    for kind, amount in enumerate(amounts):
        if heroes >> kind & 1:
            amount += amount
        if cards.TYPE_CATEGORY[kind] == cards.MILITARY:
            military += amount
        else:
            peaceful += amount
    return [peaceful, military, peaceful + military]


def is_reached(card: int, reached: list[int]) -> bool:
    """Is that enough for the task of a station or faction card (BRK-5.2.4)?"""
    return reached[cards.TASK_COLOUR[card]] >= cards.PARAMETER[card]


def against_task(g: Breakthrough, seat: int, card: int, reached: list[int]) -> int:
    """What stands against completing the task of a station or faction card (BRK-5.2.1, BRK-5.2.2)."""
    if card < cards.FACTIONS:
        if g.faction[seat] != card:
            return reasons.NO_SUCH_TASK
        if g.flipped[seat]:
            return reasons.FACTION_TASK_DONE
    else:
        at = g.place_in_play(seat, card)
        if at == NONE:
            return reasons.NO_SUCH_TASK
        if g.in_play[seat].marks[at]:
            return reasons.TASK_DONE
    return 0 if is_reached(card, reached) else reasons.OUT_OF_REACH


def add_additional(g: Breakthrough, seat: int, options: list[int], declined: int) -> None:
    """Add the additional actions a player has: tasks he can complete, and clean-up (BRK-4.1.4).

    `declined`: he has just opened the clean-up and discarded nothing, so it would lead back here (ruling 3).
    """
    zone = g.in_play[seat]
    if not zone.cards:
        return
    reached = reach(g, seat)
    if reached[cards.TRADE]:
        if not g.flipped[seat] and is_reached(g.faction[seat], reached):
            options.append(TASK_OPTION[g.faction[seat]])
        for at, card in enumerate(zone.cards):
            if card < STATIONS_END and not zone.marks[at] and is_reached(card, reached):
                options.append(TASK_OPTION[card])
    if not declined:
        options.append(model.CLEAN_UP)


def against_additional(g: Breakthrough, seat: int, option: int) -> int:
    """What stands against an additional action of the active player that is not offered."""
    if model.TASK.has(option):
        return against_task(g, seat, model.CARD_OF[option], reach(g, seat))
    return reasons.CLEAN_UP_DECLINED if g.in_play[seat].cards else reasons.NOTHING_IN_PLAY


# --- anything else --------------------------------------------------------------------------------------------------


def names_additional(option: int) -> bool:
    """Is this an additional action: `task:…` or `clean_up`?"""
    return model.TASK.has(option) or option == model.CLEAN_UP


def names_main(option: int) -> bool:
    """Is this a main action: `play:…`, `guard:…`, `discard` or `discard_three`?"""
    return model.names_play(option) or option in (model.DISCARD, model.DISCARD_THREE)


def out_of_place(g: Breakthrough, seat: int, option: int, asked: int) -> int:
    """What stands against an option that belongs to another question; `asked`: the reason if nothing else does."""
    if names_additional(option):
        return reasons.NOT_NOW if seat == g.active else reasons.NOT_YOUR_TURN
    if names_main(option):
        return reasons.MAIN_ACTION_USED if seat == g.active else reasons.NOT_YOUR_MAIN_ACTION
    if option in (model.KEEP, model.LET_GO):
        return reasons.NO_STATION_COMPLETED
    return reasons.FACTIONS_CHOSEN if option in model.FACTION_OPTION else asked
