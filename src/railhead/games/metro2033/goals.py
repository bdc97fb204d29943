"""The goals of missions: what has to be reached, and when it is (section 14, M33-19.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from railhead.games.metro2033.board import ABANDONED, HOME, KIND, ORDINARY, POLIS, RESOURCES, ZONE
from railhead.games.metro2033.cards import GOAL_DATA, GOAL_OF, GOALS, MISSIONS
from railhead.games.metro2033.effects import vector
from railhead.games.metro2033.model import Metro
from railhead.games.metro2033.strength import plain_hero_strength

# --- goals about a state or a payment: how far a player has come ---------------------------------------------------


def stations_controlled(g: Metro, seat: int, goal: int) -> int:
    return len(g.held[seat])


def polis_controlled(g: Metro, seat: int, goal: int) -> int:
    count = 0
    for station in g.held[seat]:
        if KIND[station] == POLIS:
            count += 1
    return count


def controlled_abroad(g: Metro, seat: int, goal: int) -> int:
    """Stations in the zones of other factions, home stations included; Polis does not count."""
    count = 0
    for station in g.held[seat]:
        if KIND[station] in (HOME, ORDINARY) and ZONE[station] != g.faction[seat]:
            count += 1
    return count


def army_marker(g: Metro, seat: int, goal: int) -> int:
    """The marker on the army track counts, without passing bonuses."""
    return g.army[seat]


def hero_on_abandoned(g: Metro, seat: int, goal: int) -> int:
    here = g.hero_at[seat]
    return 1 if KIND[here] == ABANDONED and ZONE[here] != g.faction[seat] else 0


def most_of_a_kind(g: Metro, seat: int, goal: int) -> int:
    return max(g.pigs[seat], g.mushrooms[seat], g.ammo[seat])


def hero_strength(g: Metro, seat: int, goal: int) -> int:
    return plain_hero_strength(g, seat)


def can_return(g: Metro, seat: int, goal: int) -> int:
    """A goal about a payment is reached by paying; here: whether he could."""
    for resource in range(len(RESOURCES)):
        if g.stock(resource)[seat] < PRICE[goal][resource]:
            return 0
    return 1


def only_by_event(g: Metro, seat: int, goal: int) -> int:
    """A goal about an event is never reached by a state of affairs."""
    return -1


# The `check` of a goal in the data: its type, and the word that tells goals of one type apart.
MEASURED: Final[dict[tuple[str, str], Callable[[Metro, int, int], int]]] = {
    ("control", "any"): stations_controlled,
    ("control", "polis"): polis_controlled,
    ("control", "other_faction_zone"): controlled_abroad,
    ("army_strength", ""): army_marker,
    ("hero_at", "abandoned"): hero_on_abandoned,
    ("own_resource", ""): most_of_a_kind,
    ("hero_strength", ""): hero_strength,
    ("pay", ""): can_return,
}

# --- goals about a battle -------------------------------------------------------------------------------------------


class Victory:
    """What a player who has won a battle can say of it."""

    def __init__(self, attacked: bool, with_hero: bool, over_hero: bool, station: bool, threat_strength: int) -> None:
        self.attacked = attacked
        self.with_hero = with_hero
        self.over_hero = over_hero
        self.station = station  # a station of a player was attacked
        self.threat_strength = threat_strength  # as printed; 0: it was no threat


def beat_a_hero(victory: Victory, goal: int) -> bool:
    return victory.over_hero


def beat_a_threat(victory: Victory, goal: int) -> bool:
    return victory.with_hero and victory.threat_strength >= AT_LEAST[goal]


def conquered(victory: Victory, goal: int) -> bool:
    return victory.attacked and victory.station


def held_off(victory: Victory, goal: int) -> bool:
    return not victory.attacked and victory.station


WON: Final[dict[tuple[str, str], Callable[[Victory, int], bool]]] = {
    ("win_battle", "hero"): beat_a_hero,
    ("win_battle", "threat"): beat_a_threat,
    ("win_attack_on_station", ""): conquered,
    ("win_defence_of_station", ""): held_off,
}

# --- the twelve goals -----------------------------------------------------------------------------------------------


def check_of(goal: dict[str, Any]) -> tuple[str, str]:
    check = goal["check"]
    return (check["type"], check.get("kind", check.get("opponent", "")))


AT_LEAST: Final[list[int]] = [
    goal["check"].get("at_least", goal["check"].get("printed_strength_at_least", 1)) for goal in GOAL_DATA
]
PRICE: Final[list[list[int]]] = [list(vector(goal["check"].get("res", {}))) for goal in GOAL_DATA]
MEASURE: Final[list[Callable[[Metro, int, int], int]]] = [
    MEASURED.get(check_of(goal), only_by_event) for goal in GOAL_DATA
]
EVENT_GOALS: Final[list[int]] = [goal for goal in range(len(GOALS)) if check_of(GOAL_DATA[goal]) in WON]
EVENT_CHECK: Final[dict[int, Callable[[Victory, int], bool]]] = {
    goal: WON[check_of(GOAL_DATA[goal])] for goal in EVENT_GOALS
}


def is_reached(g: Metro, seat: int, goal: int) -> bool:
    """Has a player reached a goal about a state, or could he pay for one about a payment?"""
    return MEASURE[goal](g, seat, goal) >= AT_LEAST[goal]


def goals_of(victory: Victory) -> int:
    """The goals (bits) that a victory reaches."""
    found = 0
    for goal in EVENT_GOALS:
        if EVENT_CHECK[goal](victory, goal):
            found |= 1 << goal
    return found


def has_completed(g: Metro, seat: int, goal: int) -> bool:
    """Has a player already completed a mission with this goal (M33-14.2.4)?"""
    return any(GOAL_OF[card - MISSIONS] == goal for card in g.completed[seat].cards)
