"""Positions of Barbarossa in the words of the game, on top of a scenario.

A card in a Deploying Zone is written `panzer_regiment` when active and `~panzer_regiment` when fatigued.
Whatever a test does not name lies in the Field; decks, hands and zones that it does not name are empty.
Player 0 has the turn unless the test says otherwise.
"""

from collections.abc import Callable, Iterable
from typing import Any

import railhead
from railhead.testing.scenario import Scenario

RULES = railhead.ruleset("barbarossa")
CITIES = [
    "minsk",
    "riga",
    "odessa",
    "smolensk",
    "voronezh",
    "kiev",
    "kharkov",
    "rostov",
    "sevastopol",
    "leningrad",
    "stalingrad",
    "moscow",
]
BOX = dict(zip(RULES.cards, RULES.composition(RULES.start(2, 1).state), strict=True))
MIXED = {
    "aid": [
        "field_workshop",
        "forward_depot",
        "field_hospital",
        "panzer_corps_commander",
        "infantry_corps_commander",
        "army_group_headquarters",
        "air_fleet_liaison",
    ],
    "event": [
        "militia_battalions",
        "encirclement_battle",
        "season_of_mud",
        "partisan_bands",
        "siberian_divisions",
        "red_air_force",
        "general_winter",
        "soviet_guards_tank_army",
    ],
    "city": CITIES,
}

TURNS_AT = {
    "activation": "operation_phase",
    "operation": "end_if_moscow_has_fallen",
    "reinforcement": "ending_phase",
    "ending": "pass_to_the_left",
}
PHASES = {
    "activation": ("ActivationPhase", "activate"),
    "operation": ("OperationPhase", "ask_action"),
    "reinforcement": ("ReinforcementPhase", "ask_action"),
    "ending": ("EndingPhase", "clear_playing_zone"),
}


class Supply:
    """What is left in the box while a position is laid out."""

    def __init__(self) -> None:
        self.left = dict(BOX)

    def take(self, cards: Iterable[str]) -> list[str]:
        taken = list(cards)
        for card in taken:
            assert self.left[card], f"the box has no {card} to spare"
            self.left[card] -= 1
        return taken

    def take_rest(self, cards: Iterable[str]) -> list[str]:
        rest = [card for card in cards for _ in range(self.left[card])]
        return self.take(rest)


def marked(cards: Iterable[str]) -> tuple[list[str], list[int]]:
    """Names and marks of cards in a marked zone."""
    written = list(cards)
    return [card.lstrip("~") for card in written], [int(card.startswith("~")) for card in written]


def position(
    table: Callable[..., Scenario],
    seats: int = 2,
    *,
    phase: str = "operation",
    turn: int = 0,
    front: Iterable[str] = (),
    fronts: dict[int, list[str]] | None = None,
    hand: Iterable[str] = (),
    hands: dict[int, list[str]] | None = None,
    deck: Iterable[str] = (),
    decks: dict[int, list[str]] | None = None,
    discard: Iterable[str] = (),
    discards: dict[int, list[str]] | None = None,
    playing: Iterable[str] = (),
    aid: Iterable[str] = (),
    city: Iterable[str] = (),
    event: Iterable[str] | None = None,
    only_events: bool = False,
    only_moscow: bool = False,
    box: Iterable[str] = (),
    attacked: bool = False,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Scenario:
    """A table with the named cards in place, the rest in the Field, at the named phase of player `turn`.

    `hand`, `deck`, `discard` and `front` belong to the turn player; the plural forms name the seat.
    `aid`, `city` and `event` give the top cards of these decks, the first on top; the rest lies below, but for
    `only_events` and `only_moscow`, which put it into the box.
    `op`, `sp`, `rp` and `bp` fill the purse; `removed` names the deck that is out of the game.
    """
    t = table("barbarossa", seats, **(options or {}))
    supply = Supply()
    zones = t.data["zones"]
    for name, own, others in (
        ("hand", hand, hands),
        ("deck", deck, decks),
        ("discard", discard, discards),
    ):
        zones[name] = [supply.take((others or {}).get(seat, own if seat == turn else ())) for seat in range(seats)]
    zones["deploying"] = []
    for seat in range(seats):
        cards, marks = marked((fronts or {}).get(seat, front if seat == turn else ()))
        zones["deploying"].append({"cards": supply.take(cards), "marks": marks})
    played = supply.take(playing)
    zones["playing"] = {"cards": played, "marks": [0] * len(played)}
    zones["scouted"] = [[] for _ in range(seats)]
    zones["revealed"] = []
    gone = fields.get("removed")
    removed = MIXED["aid"] if gone == "aid" else [gone] if gone else []
    zones["box"] = supply.take(box) + supply.take_rest(removed)
    if only_events:
        zones["event"] = supply.take(event or ())
        zones["box"] += supply.take_rest(MIXED["event"])
    else:
        zones["event"] = supply.take(event or ()) + supply.take_rest(MIXED["event"])
    zones["aid"] = supply.take(aid) + supply.take_rest(MIXED["aid"])
    if only_moscow:
        zones["box"] += supply.take_rest(CITIES[:-1])
    zones["city"] = supply.take(city) + supply.take_rest(CITIES)
    zones["field"] = supply.take_rest(RULES.cards)
    supplies = [zones["field"].count(card) for card in RULES.cards]
    state = {"removed": None, "turn": turn, "first": 0, "round": 1, "op": 0, "sp": 0, "rp": 0, "bp": 0, "target": None}
    t.set(**{**state, "reduction": 0, "permits": [], "in_play": [True] * seats, "supply": supplies, **fields})
    step, line = PHASES[phase]
    entry: dict[str, Any] = {"step": step, "at": line}
    if phase != "ending":
        entry["choice"] = None
    if phase == "operation":
        entry["attacks"] = int(attacked)
    t.stack({"step": "Turns", "at": TURNS_AT[phase]}, entry)
    return t


def does(t: Scenario, *answers: str, seat: int = 0) -> Scenario:
    """The turn player answers one question after the other."""
    for answer in answers:
        t.answer(seat, answer)
    return t


def begins_phase(t: Scenario) -> Scenario:
    """Let the running phase begin at its first line, with the points it gives."""
    t.data["stack"][-1]["at"] = "gain_points"
    return t


def purse(t: Scenario) -> dict[str, int]:
    """The points that the turn player has; kinds of which there are none are left out."""
    return {kind: getattr(t.state, kind) for kind in ("op", "sp", "rp", "bp") if getattr(t.state, kind)}


def front(t: Scenario, seat: int = 0) -> list[str]:
    """The Deploying Zone of a player, sorted by name, `~` for the fatigued cards."""
    zone = t.state.deploying[seat]
    names = [RULES.cards[card] for card in zone.cards]
    return sorted(("~" if mark else "") + name for name, mark in zip(names, zone.marks, strict=True))


def cards(t: Scenario, zone: str, seat: int | None = None) -> list[str]:
    """The cards of a zone, sorted by name."""
    return sorted(t.zone(zone, seat))


def in_field(t: Scenario, card: str) -> int:
    """How many copies of a card lie in the Field."""
    count = t.zone("field").count(card)
    assert count == t.state.supply[RULES.cards.index(card)]
    return count


def offers(t: Scenario, kind: str, seat: int = 0) -> list[str]:
    """The options of one kind that the seat has now, sorted, without the kind."""
    return sorted(option.partition(":")[2] for option in t.options(seat) if option.partition(":")[0] == kind)


def seen(t: Scenario, viewer: int | None, zone: str, seat: int | None = None) -> list[str | None]:
    """The cards of a zone as a viewer sees them, the top first; None for a hidden one."""
    content = t.sees(viewer)["zones"][zone]
    content = content if seat is None else content[seat]
    return list(content["cards"] if isinstance(content, dict) else content)
