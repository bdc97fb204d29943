"""Missions: drawing them, turning them up, and when their abilities may be used (section 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033.board import RESOURCES
from railhead.games.metro2033.cards import (
    ABILITY_OF,
    ARMY_MAX,
    GOAL_BY_STATE,
    GOAL_OF,
    MISSION_DATA,
    MISSIONS,
)
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
from railhead.games.metro2033.goals import PRICE, has_completed, is_reached
from railhead.games.metro2033.model import JUST_CAME, USED, Metro
from railhead.games.metro2033.prices import prices
from railhead.games.metro2033.reasons import (
    ABILITY_NEEDS_AMMO,
    CAME_TOO_LATE,
    GOAL_DONE_BEFORE,
    GOAL_NOT_REACHED,
    NO_SUCH_MISSION,
    NOT_FACE_DOWN,
    NOT_THE_MOMENT,
    NOT_USABLE_NOW,
    USED_THIS_ROUND,
)
from railhead.games.metro2033.words import COMPLETE, USE, is_complete, is_use
from railhead.kernel.ask import Ask

# The moments at which missions may be used or turned up (M33-14.2.2, 14.3.3).
OWN_TURN: Final = 0
NAMING: Final = 1  # before a player names the station that the dark attacks
VOTING: Final = 2
BATTLE: Final = 3  # windows A and B
COMBAT_REVEALED: Final = 4  # window B of a battle with combat cards
CAPTURING: Final = 5
NO_MISSIONS: Final = 6  # inside another step

ABILITY_AMMO: Final[int] = PRICE_AMMO[COST[COST_OF_ABILITY]]

# --- may an ability be used (M33-14.3.5) ----------------------------------------------------------------------------


def tokens_are_left(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    return any(g.left(resource) > 0 for resource in range(len(RESOURCES)))


def can_buy_a_card(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    if g.market.cards:
        for price in prices(g, seat, COST_OF_EQUIPMENT):
            if g.can_pay(seat, price, ammo):
                return True
    return False


def threats_to_arrange(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    return len(g.threats.cards) > 0


def maintenance_is_ahead(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    return not g.maintained[seat]


def can_hire_one(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    if g.army[seat] < ARMY_MAX:
        for price in effect.prices:
            if g.can_pay(seat, price, ammo):
                return True
    return False


def has_a_turn_to_miss(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    return g.wounded[seat]


def somebody_has_a_token(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    return any(other != seat and g.token_count(other) > 0 for other in range(g.seats))


def a_law_is_in_force(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    return len(g.law.cards) > 0


def has_a_station(g: Metro, seat: int, effect: Effect, ammo: int) -> bool:
    return len(g.held[seat]) > 0


# What an ability needs besides its moment; those not named here can be used at every moment.
NEEDS: Final[dict[int, Callable[[Metro, int, Effect, int], bool]]] = {
    GAIN: tokens_are_left,
    BUY_EQUIPMENT: can_buy_a_card,
    ARRANGE_THREATS: threats_to_arrange,
    MAINTENANCE_FREE: maintenance_is_ahead,
    HIRE_ONE: can_hire_one,
    HEAL: has_a_turn_to_miss,
    STEAL: somebody_has_a_token,
    IGNORE_LAW: a_law_is_in_force,
    PROTECT_STATION: has_a_station,
}


def can_use(g: Metro, seat: int, card: int, moment: int, ammo: int) -> bool:
    """Would the ability of a mission do something now? `ammo`: what is paid for it first."""
    effect = ABILITY_OF[card - MISSIONS]
    if effect.window == IN_LAW_VOTE and moment != VOTING:
        return False
    if effect.window == AFTER_COMBAT_REVEAL and moment != COMBAT_REVEALED:
        return False
    return effect.op not in NEEDS or NEEDS[effect.op](g, seat, effect, ammo)


def against_using(g: Metro, seat: int, card: int, moment: int) -> int:
    """What stands against using the ability of a mission now; 0: nothing (M33-14.3.1)."""
    if card in g.missions[seat].cards:
        return 0 if can_use(g, seat, card, moment, 0) else NOT_USABLE_NOW
    place = g.completed[seat].place(card)
    if place < 0:
        return NO_SUCH_MISSION
    if g.completed[seat].marks[place] == USED:
        return USED_THIS_ROUND
    if g.ammo[seat] < ABILITY_AMMO:
        return ABILITY_NEEDS_AMMO
    return 0 if can_use(g, seat, card, moment, ABILITY_AMMO) else NOT_USABLE_NOW


def abilities(g: Metro, seat: int, moment: int) -> list[int]:
    """The options to use abilities of missions now."""
    found: list[int] = []
    for card in g.missions[seat].cards:
        if can_use(g, seat, card, moment, 0):
            found.append(USE + card - MISSIONS)
    for card in g.completed[seat].cards:
        if against_using(g, seat, card, moment) == 0:
            found.append(USE + card - MISSIONS)
    return found


# --- may a mission be turned up (M33-14.2) --------------------------------------------------------------------------


def against_turning_up(g: Metro, seat: int, card: int) -> int:
    """What stands against turning up a mission whose goal is about a state or a payment; 0: nothing."""
    if card not in g.missions[seat].cards:
        return NOT_FACE_DOWN
    goal = GOAL_OF[card - MISSIONS]
    if has_completed(g, seat, goal):
        return GOAL_DONE_BEFORE
    return 0 if is_reached(g, seat, goal) else GOAL_NOT_REACHED


def to_turn_up(g: Metro, seat: int) -> list[int]:
    """The options to turn up missions at a moment of the own turn."""
    found: list[int] = []
    for card in g.missions[seat].cards:
        if against_turning_up(g, seat, card) == 0:
            found.append(COMPLETE + card - MISSIONS)
    return found


def to_turn_up_by_state(g: Metro, seat: int) -> list[int]:
    """The same just before the victory check: goals about a state only (M33-14.2.2)."""
    return [option for option in to_turn_up(g, seat) if GOAL_BY_STATE[GOAL_OF[option - COMPLETE]]]


def why_not_turn_up_by_state(g: Metro, seat: int, card: int) -> int:
    """What stands against turning up a mission just before the victory check; 0: nothing."""
    reason = against_turning_up(g, seat, card)
    return NOT_THE_MOMENT if not reason and not GOAL_BY_STATE[GOAL_OF[card - MISSIONS]] else reason


def against_turning_up_after(g: Metro, seat: int, card: int, goals: int) -> int:
    """What stands against turning up a mission after an event that reached these goals (bits); 0: nothing."""
    place = g.missions[seat].place(card)
    if place < 0:
        return NOT_FACE_DOWN
    goal = GOAL_OF[card - MISSIONS]
    if not goals >> goal & 1:
        return GOAL_NOT_REACHED
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
        return Ask(seat, prompt, options, "choice") if len(options) > 1 else None
    every = options + abilities(g, seat, moment)
    if moment == OWN_TURN:
        every += to_turn_up(g, seat)
    if len(options) > 1:
        return Ask(seat, prompt, every, "choice")
    if missions:
        return [Ask(seat, prompt, every, quiet=True)]
    return Ask(seat, prompt, every, "choice") if len(every) > 1 else None


def mission_of(option: int) -> int:
    """The mission card that an option uses, turns up or keeps."""
    return MISSIONS + (option - USE) % len(MISSION_DATA)


def why_not_mission(g: Metro, seat: int, option: int, moment: int) -> int:
    """Why a mission cannot be used or turned up at this moment; 0: the option is about something else."""
    if is_use(option):
        return against_using(g, seat, mission_of(option), moment)
    if is_complete(option):
        return against_turning_up(g, seat, mission_of(option)) if moment == OWN_TURN else NOT_THE_MOMENT
    return 0
