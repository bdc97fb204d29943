"""The goals of missions: what has to be reached, and when it is (section 14, M33-19.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.components import Entry
from railhead.games.metro2033 import board, cards
from railhead.games.metro2033.data import RESOURCES, vector
from railhead.games.metro2033.model import Metro
from railhead.games.metro2033.strength import plain_hero_strength

# --- goals about a state or a payment: how far a player has come ---------------------------------------------------


def stations_controlled(g: Metro, seat: int, goal: int) -> int:
    return len(g.held[seat])


def polis_controlled(g: Metro, seat: int, goal: int) -> int:
    count = 0
    for station in g.held[seat]:
        if board.KIND[station] == board.POLIS:
            count += 1
    return count


def controlled_abroad(g: Metro, seat: int, goal: int) -> int:
    """Stations in the zones of other factions, home stations included; Polis does not count."""
    count = 0
    for station in g.held[seat]:
        if board.KIND[station] in (board.HOME, board.ORDINARY) and board.ZONE[station] != g.faction[seat]:
            count += 1
    return count


def army_marker(g: Metro, seat: int, goal: int) -> int:
    """The marker on the army track counts, without passing bonuses."""
    return g.army[seat]


def hero_on_abandoned(g: Metro, seat: int, goal: int) -> int:
    here = g.hero_at[seat]
    return 1 if board.KIND[here] == board.ABANDONED and board.ZONE[here] != g.faction[seat] else 0


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


FOUGHT: Final[dict[tuple[str, str], Callable[[Victory, int], bool]]] = {
    ("win_battle", "hero"): beat_a_hero,
    ("win_battle", "threat"): beat_a_threat,
    ("win_attack_on_station", ""): conquered,
    ("win_defence_of_station", ""): held_off,
}

# --- the twelve goals -----------------------------------------------------------------------------------------------


# A `check` says what is printed; these parts of it the rules can do in one way only.
PRINTED: Final[dict[str, tuple[str, object]]] = {
    "hero_at": ("not_own_zone", True),
    "own_resource": ("same_type", True),
    "hero_strength": ("unconditional", True),
    "win_attack_on_station": ("owner", "player"),
    "win_defence_of_station": ("attacker", "player"),
}


def check_of(goal: Entry) -> tuple[str, str]:
    """Its type, and the word that tells goals of one type apart; what the rules cannot do is refused."""
    check: Entry = goal["check"]
    kind = check.one_of("type", [kind for kind, _ in [*MEASURED, *FOUGHT]])
    word = "kind" if kind in ("control", "hero_at") else "opponent"
    words = [word for other, word in [*MEASURED, *FOUGHT] if other == kind]
    found = (kind, check.one_of(word, words) if words != [""] else "")
    if kind in PRINTED:
        check.only(*PRINTED[kind])
    if found == ("win_battle", "threat"):
        check.only("with", "hero")
    goal.only("kind", "event" if found in FOUGHT else "pay" if kind == "pay" else "state")
    return found


def least_of(goal: Entry) -> int:
    """From how many on a goal is reached."""
    check: Entry = goal["check"]
    if check["type"] in ("control", "army_strength", "own_resource", "hero_strength"):
        return check.number("at_least", least=1)
    return check.number("printed_strength_at_least", least=1) if check_of(goal) == ("win_battle", "threat") else 1


def price_of(goal: Entry) -> list[int]:
    return list(vector(goal["check"]["res"])) if goal["check"]["type"] == "pay" else [0, 0, 0]


CHECKS: Final[list[tuple[str, str]]] = [check_of(goal) for goal in cards.GOAL_DATA]
AT_LEAST: Final[list[int]] = [least_of(goal) for goal in cards.GOAL_DATA]
PRICE: Final[list[list[int]]] = [price_of(goal) for goal in cards.GOAL_DATA]
MEASURE: Final[list[Callable[[Metro, int, int], int]]] = [MEASURED.get(check, only_by_event) for check in CHECKS]
EVENT_GOALS: Final[list[int]] = [goal for goal in range(len(cards.GOALS)) if CHECKS[goal] in FOUGHT]
EVENT_CHECK: Final[dict[int, Callable[[Victory, int], bool]]] = {goal: FOUGHT[CHECKS[goal]] for goal in EVENT_GOALS}


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
    return goal in [cards.GOAL_OF[card] for card in g.completed[seat].cards]
