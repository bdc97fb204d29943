"""The data against an independent list of printed facts."""

import importlib.util
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import railhead
from railhead.components import components
from railhead.games.metro2033 import effects
from railhead.games.metro2033.cards import MAINTENANCE, MOST_STATIONS, POINTS_TO_WIN


def load_printed() -> ModuleType:
    path = Path(__file__).parents[2] / "printed" / "metro2033.py"
    spec = importlib.util.spec_from_file_location("printed_metro2033", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


printed = load_printed()
DATA = components("railhead.games.metro2033")


def test_the_box_holds_what_the_rulebook_lists():
    """M33-1.1: cards of each kind, tokens of each resource and faction."""
    threats = Counter(card["stage"] for card in DATA["threats"] for _ in range(card["count"]))

    assert printed.INVENTORY == {
        "factions": len(DATA["factions"]),
        "heroes": len(DATA["heroes"]),
        "laws": sum(card["count"] for card in DATA["laws"]),
        "threats_stage_one": threats[1],
        "threats_stage_two": threats[2],
        "equipment": sum(card["count"] for card in DATA["equipment"]),
        "missions": sum(card["count"] for card in DATA["missions"]),
        "combat_cards": sum(card["count"] for card in DATA["combat_cards"]),
    }
    assert {printed.TOKENS_OF_EACH_RESOURCE} == {one["tokens"] for one in DATA["resources"]}
    assert printed.TOKENS_OF_EACH_FACTION == DATA["inventory"]["faction_tokens_per_faction"]
    assert {"Pigs", "Mushrooms", "Ammo"} == {one["name"] for one in DATA["resources"]}


def test_the_map_has_its_stations_and_connections():
    """71 stations, 62 tunnels, 37 transfers; every station in one zone (M33-2.1)."""
    kinds = Counter(edge["kind"] for edge in DATA["edges"])
    pairs = {frozenset((edge["a"], edge["b"])) for edge in DATA["edges"]}

    assert printed.STATIONS == len(DATA["stations"]) == len({one["id"] for one in DATA["stations"]})
    assert {"tunnel": printed.TUNNELS, "transfer": printed.TRANSFERS} == kinds
    assert len(DATA["edges"]) == len(pairs)
    assert {zone["id"] for zone in DATA["zones"]} == {one["zone"] for one in DATA["stations"]}


def test_the_kinds_of_stations_are_as_printed():
    """Three homes with three products each, four Polis stations, the Ring Line is Hansa (M33-2.3, M33-3.1)."""
    names = {one["id"]: one["name"] for one in DATA["stations"]}
    by_kind = Counter(one["kind"] for one in DATA["stations"])

    for faction in DATA["factions"]:
        assert printed.HOMES[faction["name"]] == {names[home] for home in faction["home"]}
        products = {one["produces"] for one in DATA["stations"] if one["id"] in faction["home"]}
        assert {"pigs", "mushrooms", "ammo"} == products
    assert printed.POLIS == {one["name"] for one in DATA["stations"] if one["kind"] == "polis"}
    assert printed.HANSA_STATIONS == by_kind["hansa"]
    assert {"brown"} == {one["line"] for one in DATA["stations"] if one["kind"] == "hansa"}
    assert {"any"} == {one["produces"] for one in DATA["stations"] if one["kind"] == "polis"}
    assert {"none"} == {one["produces"] for one in DATA["stations"] if one["kind"] in ("hansa", "abandoned")}
    assert "none" not in {one["produces"] for one in DATA["stations"] if one["kind"] in ("home", "neutral")}


def test_only_tunnels_of_the_ring_line_are_hansa_tunnels():
    """M33-2.7: both ends Hansa, and a tunnel; transfers to other lines are none."""
    hansa = {one["id"] for one in DATA["stations"] if one["kind"] == "hansa"}

    for edge in DATA["edges"]:
        assert edge["hansa"] == (edge["kind"] == "tunnel" and edge["a"] in hansa and edge["b"] in hansa), edge


def test_zones_neighbour_each_other_as_printed():
    """M33-2.8: seven pairs, in both directions; Polis and Hansa have none."""
    pairs = {(zone["id"], other) for zone in DATA["zones"] for other in zone["neighbours"]}

    assert pairs == printed.NEIGHBOURING_ZONES | {(b, a) for a, b in printed.NEIGHBOURING_ZONES}


@pytest.mark.parametrize("what", printed.PRICES)
def test_prices_are_as_printed(what: str):
    """Costs of hiring, equipment, missions, renewal and capture (M33-7.2.1, M33-9.3.3, M33-9.4.1, M33-13.1.1)."""
    assert printed.PRICES[what] == effects.PRICES[effects.COST[effects.COSTS.index(what)]]


def test_numbers_of_the_game_are_as_printed():
    """M33-1.6, M33-12.1, M33-12.2, M33-16.1.1, M33-7.1.1: tracks, limits and thresholds."""
    game = DATA["game"]

    assert (printed.START_POINTS, printed.START_ARMY) == (game["start_points"], game["start_army"])
    assert printed.ARMY_LIMITS == (game["army_min"], game["army_max"])
    assert (printed.POLIS_STRENGTH, printed.POLIS_STATIONS_TO_WIN) == (game["polis_defence"], game["polis_to_win"])
    assert printed.STAGE_TWO_FROM_POINTS == game["stage2_points"]
    assert printed.CARRY_LIMITS == {1: game["equipment_limit"]["stage1"], 2: game["equipment_limit"]["stage2"]}
    assert (printed.MARKET, printed.FEWEST_STATIONS) == (game["market_size"], game["min_stations"])
    assert printed.COMBAT_HAND == game["combat_hand"]
    assert printed.MAINTENANCE == {level: MAINTENANCE[level] for level in range(1, 9)}
    assert printed.SEATS == railhead.ruleset("metro2033").seats


def test_points_to_win_are_as_printed():
    """Ten for everybody, nine for the Red Line (M33-10.1.1)."""
    names = [faction["name"] for faction in DATA["factions"]]

    assert printed.POINTS_TO_WIN == dict(zip(names, POINTS_TO_WIN, strict=True))


def test_a_faction_has_twelve_tokens_for_stations():
    """Two of its fourteen stand on the tracks (M33-1.5)."""
    assert MOST_STATIONS == printed.TOKENS_OF_EACH_FACTION - 2 == 12


@pytest.mark.parametrize(("card", "other", "modifier"), printed.COMBAT_EXAMPLES)
def test_combat_cards_are_worth_what_the_examples_show(card: str, other: str, modifier: int):
    """The five values that the worked examples give (M33-17.3)."""
    cards = {one["name"]: one for one in DATA["combat_cards"]}
    kind = cards[other]["type"] if other in cards else "attack"

    assert modifier == cards[card]["modifier"][kind]


def test_the_round_track_is_as_written_down():
    """Symbols of every position, and the loop that never comes back to the start (M33-6.0.3, M33-6.1.4)."""
    track = {one["id"]: (set(one["resources"]), one["threat"], one["law"]) for one in DATA["round_track"]}
    following = {one["position"]: one["next"] for one in DATA["round_track"]}

    assert printed.TRACK == track
    assert {0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1} == following


def test_every_card_has_the_parts_its_kind_has():
    """Faction, hero, threat, equipment, mission and law cards (M33-3.1-3.6)."""
    wanted = {
        "factions": ("name", "home", "start_bonus", "start_bonus_text", "ability_text", "effects"),
        "heroes": ("name", "strength", "speed", "ability_text", "effects"),
        "threats": ("name", "type", "strength", "reward", "text", "effects"),
        "equipment": ("name", "text", "effects"),
        "missions": ("name", "goal", "goal_text", "ability_text", "effects"),
        "laws": ("name", "text", "effects"),
        "combat_cards": ("name", "type", "modifier", "text"),
    }

    for family, keys in wanted.items():
        for card in DATA[family]:
            assert [] == [key for key in keys if key not in card], card["id"]
    assert {"physical", "biological", "radiation"} == {card["type"] for card in DATA["threats"]}
    assert {"attack", "defence", "neutral"} == {card["type"] for card in DATA["combat_cards"]}
    assert all(card["effects"] for card in DATA["equipment"] + DATA["missions"] + DATA["laws"])


def test_six_goals_stand_on_two_missions_and_six_on_one():
    """A goal is worth a point once for each player, so twins matter (M33-3.5, M33-14.2.4)."""
    goals = Counter(card["goal"] for card in DATA["missions"])
    texts = {goal["id"]: goal["text"] for goal in DATA["mission_goals"]}

    assert {f"g{n:02}": 2 if n <= 6 else 1 for n in range(1, 13)} == goals
    assert all(card["goal_text"] == texts[card["goal"]] for card in DATA["missions"])
