"""Questions about a position: what a card costs now, what can be played, which tasks can be done."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough.cards import (
    AFFILIATION,
    AMOUNT,
    CARAVAN,
    COST,
    DEFENCE_COST,
    DISCOUNT_AFFILIATION,
    DISCOUNT_TYPE,
    FACTIONS,
    FREE_TYPE_WHEN_FLIPPED,
    FREE_TYPE_WHEN_OCCUPIED,
    HERO_DOUBLE,
    KIND,
    MAY_DEFEND,
    MILITARY,
    NOT_CARRIED,
    PARAMETER,
    PROVIDES_RESOURCES,
    RESOURCE,
    STATION,
    STATIONS_END,
    TASK_COLOUR,
    THREAT,
    TRADE,
    TYPE_CATEGORY,
    TYPES,
)
from railhead.games.breakthrough.model import (
    CARD_OF,
    CARD_OPTION,
    CLEAN_UP,
    DISCARD,
    DISCARD_THREE,
    FACTION_OPTION,
    GUARD_OPTION,
    KEEP,
    LET_GO,
    PLAY_OPTION,
    TASK_OPTION,
    TURNED,
    TURNED_OPTION,
    UPRIGHT,
    Breakthrough,
    names_guard,
    names_play,
    names_task,
    names_turned,
)
from railhead.games.breakthrough.reasons import (
    CLEAN_UP_DECLINED,
    FACTION_TASK_DONE,
    FACTIONS_CHOSEN,
    MAIN_ACTION_USED,
    NEVER_LAID,
    NEVER_LAID_UPRIGHT,
    NO_STATION_COMPLETED,
    NO_SUCH_TASK,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_MAIN_ACTION,
    NOT_YOUR_TURN,
    NOTHING_IN_PLAY,
    OUT_OF_REACH,
    TASK_DONE,
    TOO_FEW_TOKENS,
)
from railhead.kernel.ask import NONE

DISCOUNT: Final = 1  # a station in play takes this much off, whatever the number of such stations (BRK-6.3.3)

# --- cards in play as options ---------------------------------------------------------------------------------------


def option_at(g: Breakthrough, seat: int, at: int) -> int:
    """The option that names the card at a place before a player."""
    zone = g.in_play[seat]
    card = zone.cards[at]
    if card >= STATIONS_END and zone.marks[at] == TURNED:
        return TURNED_OPTION[card]
    return CARD_OPTION[card]


def place_of(g: Breakthrough, seat: int, option: int) -> int:
    """Where the card that an option names lies before a player; NONE if it does not lie there like this."""
    return g.place_in_play(seat, CARD_OF[option], names_turned(option))


def lies_otherwise(g: Breakthrough, seat: int, option: int) -> bool:
    """Does the card that an option names lie before a player, but the other way round?"""
    return CARD_OF[option] in g.in_play[seat].cards and place_of(g, seat, option) == NONE


# --- costs (BRK-4.2.5) ----------------------------------------------------------------------------------------------


def free_types(g: Breakthrough, seat: int) -> int:
    """The types (bits) that a player plays upright for nothing (BRK-6.1.5, BRK-6.3.6)."""
    found = FREE_TYPE_WHEN_FLIPPED[g.faction[seat]] if g.flipped[seat] else 0
    zone = g.in_play[seat]
    for at in range(len(zone.cards)):
        card = zone.cards[at]
        if card < STATIONS_END and zone.marks[at]:
            found |= FREE_TYPE_WHEN_OCCUPIED[card]
    return found


def cheaper_types(g: Breakthrough, seat: int) -> int:
    """The types (bits) that cost a player one token less (BRK-6.3.3)."""
    found = 0
    for card in g.in_play[seat].cards:
        found |= DISCOUNT_TYPE[card]
    return found


def station_discount(g: Breakthrough, seat: int, station: int) -> int:
    """What a player's stations in play take off the cost of a further one of their affiliation (BRK-6.3.4)."""
    affiliation = AFFILIATION[station]
    found = 0
    for card in g.in_play[seat].cards:
        if DISCOUNT_AFFILIATION[card] == affiliation:
            found += DISCOUNT
    return found


def current_cost(g: Breakthrough, seat: int, card: int) -> int:
    """What a player pays now to play a card upright (BRK-4.2.5); never below 0."""
    cost = COST[card]
    if KIND[card] == STATION:
        return max(0, cost - station_discount(g, seat, card))
    if KIND[card] == RESOURCE:
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
        return NOT_IN_HAND
    if KIND[card] == CARAVAN:
        return NEVER_LAID
    if KIND[card] == THREAT:
        return NEVER_LAID_UPRIGHT if MAY_DEFEND[card] else NEVER_LAID
    return 0


def against_laying_turned(g: Breakthrough, seat: int, card: int) -> int:
    """What stands against laying a card with a defence half turned by 180 degrees, whatever it costs (BRK-4.2.2)."""
    return 0 if card in g.hand[seat].cards else NOT_IN_HAND


def against_playing(g: Breakthrough, seat: int, card: int) -> int:
    """What stands against playing a card upright for its current cost (BRK-4.2.6)."""
    reason = against_laying(g, seat, card)
    if reason == 0 and COST[card] > g.above[seat] and current_cost(g, seat, card) > g.above[seat]:
        return TOO_FEW_TOKENS
    return reason


def against_playing_turned(g: Breakthrough, seat: int, card: int) -> int:
    """What stands against playing a card as a defence for its defence cost (BRK-4.2.6)."""
    reason = against_laying_turned(g, seat, card)
    if reason == 0 and DEFENCE_COST[card] > g.above[seat]:
        return TOO_FEW_TOKENS
    return reason


def against_play(g: Breakthrough, seat: int, option: int) -> int:
    """What stands against playing the card that an option names, as it says."""
    card = CARD_OF[option]
    return against_playing_turned(g, seat, card) if names_guard(option) else against_playing(g, seat, card)


def against_free_card(g: Breakthrough, seat: int, option: int) -> int:
    """What stands against laying the card that an option names for free (BRK-7.3.2)."""
    card = CARD_OF[option]
    return against_laying_turned(g, seat, card) if names_guard(option) else against_laying(g, seat, card)


def add_plays(g: Breakthrough, seat: int, options: list[int]) -> None:
    """Add everything a player can pay for (BRK-4.2.1)."""
    for card in g.hand[seat].distinct():
        if against_playing(g, seat, card) == 0:
            options.append(PLAY_OPTION[card])
        if MAY_DEFEND[card] and against_playing_turned(g, seat, card) == 0:
            options.append(GUARD_OPTION[card])


def add_free_cards(g: Breakthrough, seat: int, options: list[int]) -> None:
    """Add everything a player could lay for free (BRK-7.3.2)."""
    for card in g.hand[seat].distinct():
        if against_laying(g, seat, card) == 0:
            options.append(PLAY_OPTION[card])
        if MAY_DEFEND[card]:
            options.append(GUARD_OPTION[card])


# --- tasks (BRK-5.2) ------------------------------------------------------------------------------------------------


def reach(g: Breakthrough, seat: int) -> list[int]:
    """The most that a player's upright resources and heroes make for a task of each colour (BRK-5.2.3, BRK-6.5.3)."""
    return reach_with(g, seat, [0] * len(TYPES), 0)


def reach_with(g: Breakthrough, seat: int, amounts: list[int], heroes: int) -> list[int]:
    """The same on top of these amounts by type and these doubled types (bits); `amounts` is used up."""
    zone = g.in_play[seat]
    for at in range(len(zone.cards)):
        card = zone.cards[at]
        if HERO_DOUBLE[card] != NOT_CARRIED:
            heroes |= 1 << HERO_DOUBLE[card]
        elif AMOUNT[card] and zone.marks[at] == UPRIGHT:
            amounts[PROVIDES_RESOURCES[card]] += AMOUNT[card]
    peaceful = military = 0
    for kind, amount in enumerate(amounts):
        if heroes >> kind & 1:
            amount += amount
        if TYPE_CATEGORY[kind] == MILITARY:
            military += amount
        else:
            peaceful += amount
    return [peaceful, military, peaceful + military]


def against_task(g: Breakthrough, seat: int, card: int, reached: list[int]) -> int:
    """What stands against completing the task of a station or faction card (BRK-5.2.1, BRK-5.2.2)."""
    if card < FACTIONS:
        if g.faction[seat] != card:
            return NO_SUCH_TASK
        if g.flipped[seat]:
            return FACTION_TASK_DONE
    else:
        at = g.place_in_play(seat, card)
        if at == NONE:
            return NO_SUCH_TASK
        if g.in_play[seat].marks[at]:
            return TASK_DONE
    return 0 if reached[TASK_COLOUR[card]] >= PARAMETER[card] else OUT_OF_REACH


def add_additional(g: Breakthrough, seat: int, options: list[int], declined: int) -> None:
    """Add the additional actions a player has: tasks he can complete, and clean-up (BRK-4.1.4).

    `declined`: he has just opened the clean-up and discarded nothing, so it would lead back here (ruling 3).
    """
    zone = g.in_play[seat]
    if not zone.cards:
        return
    reached = reach(g, seat)
    if reached[TRADE]:
        if against_task(g, seat, g.faction[seat], reached) == 0:
            options.append(TASK_OPTION[g.faction[seat]])
        for card in zone.cards:
            if card < STATIONS_END and against_task(g, seat, card, reached) == 0:
                options.append(TASK_OPTION[card])
    if not declined:
        options.append(CLEAN_UP)


def against_additional(g: Breakthrough, seat: int, option: int) -> int:
    """What stands against an additional action of the active player that is not offered."""
    if names_task(option):
        return against_task(g, seat, CARD_OF[option], reach(g, seat))
    return CLEAN_UP_DECLINED if g.in_play[seat].cards else NOTHING_IN_PLAY


# --- anything else --------------------------------------------------------------------------------------------------


def names_additional(option: int) -> bool:
    """Is this an additional action: `task:…` or `clean_up`?"""
    return names_task(option) or option == CLEAN_UP


def names_main(option: int) -> bool:
    """Is this a main action: `play:…`, `guard:…`, `discard` or `discard_three`?"""
    return names_play(option) or option in (DISCARD, DISCARD_THREE)


def out_of_place(g: Breakthrough, seat: int, option: int, asked: int) -> int:
    """What stands against an option that belongs to another question; `asked`: the reason if nothing else does."""
    if names_additional(option):
        return NOT_NOW if seat == g.active else NOT_YOUR_TURN
    if names_main(option):
        return MAIN_ACTION_USED if seat == g.active else NOT_YOUR_MAIN_ACTION
    if option in (KEEP, LET_GO):
        return NO_STATION_COMPLETED
    return FACTIONS_CHOSEN if option in FACTION_OPTION else asked
