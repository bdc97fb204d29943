"""Missions: drawing them, turning them up, and when their abilities may be used (section 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033 import cards, effects, reasons
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.effects import Effect
from railhead.games.metro2033.goals import EVENT_GOALS, PRICE, has_completed, is_reached
from railhead.games.metro2033.model import COMPLETE, JUST_CAME, USE, USED, Metro
from railhead.games.metro2033.prices import against_paying, prices
from railhead.games.metro2033.tokens import any_left
from railhead.kernel.ask import Ask

# The moments at which missions may be used or turned up (M33-14.2.2, 14.3.3).
OWN_TURN: Final = 0
NAMING: Final = 1  # before a player names the station that the dark attacks
VOTING: Final = 2
BATTLE: Final = 3  # windows A and B
COMBAT_REVEALED: Final = 4  # window B of a battle with combat cards
CAPTURING: Final = 5

ABILITY_AMMO: Final[int] = effects.PRICE_AMMO[effects.COST[effects.COST_OF_ABILITY]]

# --- may an ability be used (M33-14.3.5) ----------------------------------------------------------------------------
# What stands against each ability besides its moment; 0: nothing. `ammo`: what is paid for the ability first.


def against_gaining(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if any_left(g) else reasons.NO_TOKEN_FOR_MISSION


def against_buying_a_card(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    every = prices(g, seat, effects.COST_OF_EQUIPMENT)
    return against_paying(g, seat, every, ammo) if g.market.cards else reasons.MARKET_EMPTY


def against_arranging(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if g.threats.cards else reasons.NO_THREATS_TO_ARRANGE


def against_free_maintenance(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return reasons.MAINTAINED_ALREADY if g.maintained[seat] else 0


def against_hiring_one(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return reasons.ARMY_CANNOT_GROW if g.army[seat] >= cards.ARMY_MAX else against_paying(g, seat, effect.prices, ammo)


def against_healing(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if g.wounded[seat] else reasons.NOT_WOUNDED


def against_stealing(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    for other in range(g.seats):
        if other != seat and g.token_count(other) > 0:
            return 0
    return reasons.NOBODY_HAS_TOKENS


def against_ignoring_law(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if g.law.cards else reasons.NO_LAW


def against_protecting(g: Metro, seat: int, effect: Effect, ammo: int) -> int:
    return 0 if g.held[seat] else reasons.NO_STATION_TO_PROTECT


# Abilities that are not named here can be used at every moment.
AGAINST_ABILITY: Final[dict[int, Callable[[Metro, int, Effect, int], int]]] = {
    effects.GAIN: against_gaining,
    effects.BUY_EQUIPMENT: against_buying_a_card,
    effects.ARRANGE_THREATS: against_arranging,
    effects.MAINTENANCE_FREE: against_free_maintenance,
    effects.HIRE_ONE: against_hiring_one,
    effects.HEAL: against_healing,
    effects.STEAL: against_stealing,
    effects.IGNORE_LAW: against_ignoring_law,
    effects.PROTECT_STATION: against_protecting,
}


def against_ability(g: Metro, seat: int, card: int, moment: int, ammo: int) -> int:
    """What stands against the ability of a mission now; 0: nothing. `ammo`: what is paid for it first."""
    effect = cards.ABILITY_OF[card]
    if effect.window == effects.IN_LAW_VOTE and moment != VOTING:
        return reasons.ONLY_BEFORE_VOTE
    if effect.window == effects.AFTER_COMBAT_REVEAL and moment != COMBAT_REVEALED:
        return reasons.ONLY_AFTER_REVEAL
    return AGAINST_ABILITY[effect.op](g, seat, effect, ammo) if effect.op in AGAINST_ABILITY else 0


def against_using(g: Metro, seat: int, card: int, moment: int) -> int:
    """What stands against using a mission now; 0: nothing (M33-14.3.1)."""
    if card in g.missions[seat].cards:
        return against_ability(g, seat, card, moment, 0)
    place = g.completed[seat].place(card)
    if place < 0:
        return reasons.NO_SUCH_MISSION
    if g.completed[seat].marks[place] == USED:
        return reasons.USED_THIS_ROUND
    if g.ammo[seat] < ABILITY_AMMO:
        return reasons.ABILITY_NEEDS_AMMO
    return against_ability(g, seat, card, moment, ABILITY_AMMO)


def abilities(g: Metro, seat: int, moment: int) -> list[int]:
    """The options to use abilities of missions now."""
    found: list[int] = []
    for card in g.missions[seat].cards:
        if against_ability(g, seat, card, moment, 0) == 0:
            found.append(USE.of(card - cards.MISSIONS))
    for card in g.completed[seat].cards:
        if against_using(g, seat, card, moment) == 0:
            found.append(USE.of(card - cards.MISSIONS))
    return found


# --- may a mission be turned up (M33-14.2) --------------------------------------------------------------------------


def against_turning_up(g: Metro, seat: int, card: int) -> int:
    """What stands against turning up a mission whose goal is about a state or a payment; 0: nothing."""
    if card not in g.missions[seat].cards:
        return reasons.NOT_FACE_DOWN
    goal = cards.GOAL_OF[card]
    if has_completed(g, seat, goal):
        return reasons.GOAL_DONE_BEFORE
    if is_reached(g, seat, goal):
        return 0
    return reasons.AFTER_THE_BATTLE if goal in EVENT_GOALS else reasons.GOAL_NOT_REACHED[goal]


def to_turn_up(g: Metro, seat: int) -> list[int]:
    """The options to turn up missions at a moment of the own turn."""
    missions = g.missions[seat].cards
    return [COMPLETE.of(card - cards.MISSIONS) for card in missions if against_turning_up(g, seat, card) == 0]


def to_turn_up_by_state(g: Metro, seat: int) -> list[int]:
    """The same just before the victory check: goals about a state only (M33-14.2.2)."""
    possible = [card for card in g.missions[seat].cards if why_not_turn_up_by_state(g, seat, card) == 0]
    return [COMPLETE.of(card - cards.MISSIONS) for card in possible]


def why_not_turn_up_by_state(g: Metro, seat: int, card: int) -> int:
    """What stands against turning up a mission just before the victory check; 0: nothing."""
    reason = against_turning_up(g, seat, card)
    return reason or (0 if cards.GOAL_BY_STATE[cards.GOAL_OF[card]] else reasons.IN_YOUR_TURN)


def against_turning_up_after(g: Metro, seat: int, card: int, goals: int) -> int:
    """What stands against turning up a mission after an event that reached these goals (bits); 0: nothing."""
    place = g.missions[seat].place(card)
    if place < 0:
        return reasons.NOT_FACE_DOWN
    goal = cards.GOAL_OF[card]
    if not goals >> goal & 1:
        return reasons.GOAL_NOT_REACHED[goal]
    if g.missions[seat].marks[place] == JUST_CAME:
        return reasons.CAME_TOO_LATE
    return reasons.GOAL_DONE_BEFORE if has_completed(g, seat, goal) else 0


def turn_up(g: Metro, seat: int, card: int) -> None:
    """A completed mission is shown: one point that is never lost (M33-14.2.1)."""
    goal = cards.GOAL_OF[card]
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
    return cards.MISSIONS + (USE.thing(option) if USE.has(option) else COMPLETE.thing(option))


def why_not_mission(g: Metro, seat: int, option: int, moment: int) -> int:
    """Why a mission cannot be used or turned up at this moment; 0: the option is about something else."""
    if USE.has(option):
        return against_using(g, seat, mission_of(option), moment)
    if COMPLETE.has(option):
        if moment == OWN_TURN:
            return against_turning_up(g, seat, mission_of(option))
        return reasons.NOT_THE_MOMENT if mission_of(option) in g.missions[seat].cards else reasons.NOT_FACE_DOWN
    return 0
