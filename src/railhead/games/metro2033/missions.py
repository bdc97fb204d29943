"""Missions: drawing them, turning them up, and when their abilities may be used (section 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033.cards import (
    ABILITY_OF,
    ARMY_MAX,
    GOAL_BY_STATE,
    GOAL_OF,
    MISSIONS,
)
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.effects import (
    AFTER_COMBAT_REVEAL,
    ARRANGE_THREATS,
    BUY_EQUIPMENT,
    COST,
    COST_OF_ABILITY,
    COST_OF_EQUIPMENT,
    GAIN,
    HEAL,
    HIRE_ONE,
    IGNORE_LAW,
    IN_LAW_VOTE,
    MAINTENANCE_FREE,
    PRICE_AMMO,
    PROTECT_STATION,
    STEAL,
    Effect,
)
from railhead.games.metro2033.goals import EVENT_GOALS, PRICE, has_completed, is_reached
from railhead.games.metro2033.model import COMPLETE, JUST_CAME, USE, USED, Metro
from railhead.games.metro2033.prices import against_paying, prices
from railhead.games.metro2033.reasons import (
    ABILITY_NEEDS_AMMO,
    AFTER_THE_BATTLE,
    ARMY_CANNOT_GROW,
    CAME_TOO_LATE,
    GOAL_DONE_BEFORE,
    GOAL_NOT_REACHED,
    IN_YOUR_TURN,
    MAINTAINED_ALREADY,
    MARKET_EMPTY,
    NO_LAW,
    NO_STATION_TO_PROTECT,
    NO_SUCH_MISSION,
    NO_THREATS_TO_ARRANGE,
    NO_TOKEN_FOR_MISSION,
    NOBODY_HAS_TOKENS,
    NOT_FACE_DOWN,
    NOT_THE_MOMENT,
    NOT_WOUNDED,
    ONLY_AFTER_REVEAL,
    ONLY_BEFORE_VOTE,
    USED_THIS_ROUND,
)
from railhead.kernel.ask import Ask

# The moments at which missions may be used or turned up (M33-14.2.2, 14.3.3).
OWN_TURN: Final = 0
NAMING: Final = 1  # before a player names the station that the dark attacks
VOTING: Final = 2
BATTLE: Final = 3  # windows A and B
COMBAT_REVEALED: Final = 4  # window B of a battle with combat cards
CAPTURING: Final = 5

ABILITY_AMMO: Final[int] = PRICE_AMMO[COST[COST_OF_ABILITY]]

# --- may an ability be used (M33-14.3.5) ----------------------------------------------------------------------------
# What stands against each ability besides its moment; 0: nothing. `ammo`: what is paid for the ability first.


def against_gaining(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    for resource in range(len(RESOURCES)):
        if g.left(resource) > 0:
            return 0
    return NO_TOKEN_FOR_MISSION


def against_buying_a_card(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return against_paying(g, seat, prices(g, seat, COST_OF_EQUIPMENT), ammo) if g.market.cards else MARKET_EMPTY


def against_arranging(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if g.threats.cards else NO_THREATS_TO_ARRANGE


def against_free_maintenance(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return MAINTAINED_ALREADY if g.maintained[seat] else 0


def against_hiring_one(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return ARMY_CANNOT_GROW if g.army[seat] >= ARMY_MAX else against_paying(g, seat, effect.prices, ammo)


def against_healing(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if g.wounded[seat] else NOT_WOUNDED


def against_stealing(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    for other in range(g.seats):
        if other != seat and g.token_count(other) > 0:
            return 0
    return NOBODY_HAS_TOKENS


def against_ignoring_law(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if g.law.cards else NO_LAW


def against_protecting(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if g.held[seat] else NO_STATION_TO_PROTECT


# Abilities that are not named here can be used at every moment.
AGAINST_ABILITY: Final[dict[int, Callable[[Metro, int, Effect, int], int]]] = {
    GAIN: against_gaining,
    BUY_EQUIPMENT: against_buying_a_card,
    ARRANGE_THREATS: against_arranging,
    MAINTENANCE_FREE: against_free_maintenance,
    HIRE_ONE: against_hiring_one,
    HEAL: against_healing,
    STEAL: against_stealing,
    IGNORE_LAW: against_ignoring_law,
    PROTECT_STATION: against_protecting,
}


def against_ability(g: Metro, seat: int, card: int, moment: int, ammo: int) -> int:
    """What stands against the ability of a mission now; 0: nothing. `ammo`: what is paid for it first."""
    effect = ABILITY_OF[card - MISSIONS]
    if effect.window == IN_LAW_VOTE and moment != VOTING:
        return ONLY_BEFORE_VOTE
    if effect.window == AFTER_COMBAT_REVEAL and moment != COMBAT_REVEALED:
        return ONLY_AFTER_REVEAL
    return AGAINST_ABILITY[effect.op](g, seat, effect, ammo) if effect.op in AGAINST_ABILITY else 0


def against_using(g: Metro, seat: int, card: int, moment: int) -> int:
    """What stands against using a mission now; 0: nothing (M33-14.3.1)."""
    if card in g.missions[seat].cards:
        return against_ability(g, seat, card, moment, 0)
    place = g.completed[seat].place(card)
    if place < 0:
        return NO_SUCH_MISSION
    if g.completed[seat].marks[place] == USED:
        return USED_THIS_ROUND
    if g.ammo[seat] < ABILITY_AMMO:
        return ABILITY_NEEDS_AMMO
    return against_ability(g, seat, card, moment, ABILITY_AMMO)


def abilities(g: Metro, seat: int, moment: int) -> list[int]:
    """The options to use abilities of missions now."""
    found: list[int] = []
    for card in g.missions[seat].cards:
        if against_ability(g, seat, card, moment, 0) == 0:
            found.append(USE.of(card - MISSIONS))
    for card in g.completed[seat].cards:
        if against_using(g, seat, card, moment) == 0:
            found.append(USE.of(card - MISSIONS))
    return found


# --- may a mission be turned up (M33-14.2) --------------------------------------------------------------------------


def against_turning_up(g: Metro, seat: int, card: int) -> int:
    """What stands against turning up a mission whose goal is about a state or a payment; 0: nothing."""
    if card not in g.missions[seat].cards:
        return NOT_FACE_DOWN
    goal = GOAL_OF[card - MISSIONS]
    if has_completed(g, seat, goal):
        return GOAL_DONE_BEFORE
    if is_reached(g, seat, goal):
        return 0
    return AFTER_THE_BATTLE if goal in EVENT_GOALS else GOAL_NOT_REACHED[goal]


def to_turn_up(g: Metro, seat: int) -> list[int]:
    """The options to turn up missions at a moment of the own turn."""
    found: list[int] = []
    for card in g.missions[seat].cards:
        if against_turning_up(g, seat, card) == 0:
            found.append(COMPLETE.of(card - MISSIONS))
    return found


def to_turn_up_by_state(g: Metro, seat: int) -> list[int]:
    """The same just before the victory check: goals about a state only (M33-14.2.2)."""
    return [option for option in to_turn_up(g, seat) if GOAL_BY_STATE[GOAL_OF[COMPLETE.thing(option)]]]


def why_not_turn_up_by_state(g: Metro, seat: int, card: int) -> int:
    """What stands against turning up a mission just before the victory check; 0: nothing."""
    reason = against_turning_up(g, seat, card)
    return IN_YOUR_TURN if not reason and not GOAL_BY_STATE[GOAL_OF[card - MISSIONS]] else reason


def against_turning_up_after(g: Metro, seat: int, card: int, goals: int) -> int:
    """What stands against turning up a mission after an event that reached these goals (bits); 0: nothing."""
    place = g.missions[seat].place(card)
    if place < 0:
        return NOT_FACE_DOWN
    goal = GOAL_OF[card - MISSIONS]
    if not goals >> goal & 1:
        return GOAL_NOT_REACHED[goal]
    if g.missions[seat].marks[place] == JUST_CAME:
        return CAME_TOO_LATE
    return GOAL_DONE_BEFORE if has_completed(g, seat, goal) else 0


def turn_up(g: Metro, seat: int, card: int) -> None:
    """A completed mission is shown: one point that is never lost (M33-14.2.1)."""
    goal = GOAL_OF[card - MISSIONS]
    for resource in range(len(RESOURCES)):
        if PRICE[goal][resource]:
            g.give_back(seat, resource, PRICE[goal][resource])
    g.move_card(g.missions[seat], card, g.completed[seat])
    g.tell("completes", seat, card, g.points(seat))


# --- questions that leave room for missions -------------------------------------------------------------------------


def question(g: Metro, seat: int, prompt: str, options: list[int], moment: int) -> Ask | list[Ask] | None:
    """Ask a player, and let him use or turn up missions first where the moment allows it (M33-14.3.3).

    `options` hang on open information only. With one of them the question is put for the missions alone: quietly if
    he has face-down ones, so that nobody can tell whether there was anything to decide.
    """
    missions = g.missions[seat].cards
    if not missions and not g.completed[seat].cards:
        return Ask(seat, prompt, options) if len(options) > 1 else None
    every = options + abilities(g, seat, moment)
    if moment == OWN_TURN:
        every += to_turn_up(g, seat)
    if len(options) > 1:
        return Ask(seat, prompt, every)
    if missions:
        return [Ask(seat, prompt, every, quiet=True)]
    return Ask(seat, prompt, every) if len(every) > 1 else None


def mission_of(option: int) -> int:
    """The mission card that an option uses or turns up."""
    return MISSIONS + (USE.thing(option) if USE.has(option) else COMPLETE.thing(option))


def why_not_mission(g: Metro, seat: int, option: int, moment: int) -> int:
    """Why a mission cannot be used or turned up at this moment; 0: the option is about something else."""
    if USE.has(option):
        return against_using(g, seat, mission_of(option), moment)
    if COMPLETE.has(option):
        if moment == OWN_TURN:
            return against_turning_up(g, seat, mission_of(option))
        return NOT_THE_MOMENT if mission_of(option) in g.missions[seat].cards else NOT_FACE_DOWN
    return 0
