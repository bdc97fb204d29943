"""Every key of the data counts or is refused; every word of the effect vocabulary is used by a card."""

import json
import os
import subprocess
import sys
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from metro2033_table import POLIS, with_data

import railhead.components
import railhead.games.metro2033 as game
from railhead.components import Entry, components
from railhead.games.metro2033 import (
    abilities,
    board,
    cards,
    data,
    effects,
    goals,
    hero_abilities,
    inventory,
    missions,
    model,
    rewards,
    setup,
)
from railhead.games.metro2033.effects import OPS
from railhead.kernel.errors import BadData

DATA = components("railhead.games.metro2033")

# --- every key of the file ------------------------------------------------------------------------------------------

SCRIPT = Path(__file__).with_name("data_changes.py")
# One change of every kind of key, whatever the number of entries that have it; `data_changes.py` alone tries them all.
ONE_IN = int(os.environ.get("RAILHEAD_DATA_ONE_IN", "1000"))


@pytest.fixture(scope="module")
def outcomes() -> list[tuple[str, str, object, str, str]]:
    done = subprocess.run([sys.executable, str(SCRIPT), str(ONE_IN)], capture_output=True, text=True, check=True)
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def test_every_change_of_the_data_is_refused_or_changes_something(outcomes):
    """Numbers by one, truth turned round, texts longer, words exchanged, unknown keys: no third possibility."""
    counts = Counter(outcome for _, _, _, outcome, _ in outcomes)
    print(f"{len(outcomes)} changes: {dict(counts)}")

    assert [] == [(path, value, text) for _, path, value, outcome, text in outcomes if outcome in ("ignored", "broken")]
    assert min(counts["refused"], counts["changed"]) > 100


def test_a_refusal_names_file_entry_key_and_what_is_possible(outcomes):
    for _, path, _, outcome, sentence in outcomes:
        if outcome == "refused":
            assert sentence.startswith("components.toml, "), path
            assert sentence.endswith("."), path
            assert "; " in sentence, path  # after it: what would be right


def test_an_unknown_key_is_refused_in_every_kind_of_table(outcomes):
    unknown = {path: outcome for _, path, _, outcome, _ in outcomes if path.endswith("unheard_of")}

    assert {"refused"} == set(unknown.values())
    assert len(unknown) > 30


# --- what the rules cannot do is refused ----------------------------------------------------------------------------


def read(family: str, **keys: object) -> str:
    """The sentence that refuses an effect."""
    data = Entry(keys, f"{family}[0].effects[0]")
    with pytest.raises(BadData) as refusal:
        read_whole(data, family)
    return str(refusal.value)


def read_whole(data: Entry, family: str) -> None:
    effects.read_effect(data, family)
    data.close()


@pytest.mark.parametrize(
    ("family", "keys", "words"),
    [
        ("laws", {"when": "always", "op": "fly"}, "'op' is 'fly'; the rules know 'set_cost', 'add_cost'"),
        ("laws", {"when": "setup", "op": "speed"}, "'when' is 'setup'; the rules know 'always'"),
        (
            "heroes",
            {"when": "battle", "op": "strength", "amount": 1, "who": "everybody"},
            "the rules know 'army', 'hero'",
        ),
        ("heroes", {"when": "battle", "op": "strength"}, "'amount' is missing"),
        ("equipment", {"when": "battle", "op": "strength", "amount": 1, "who": "army"}, "the rules can only do 'hero'"),
        ("equipment", {"when": "always", "op": "speed", "amount": 1, "until": "round"}, "'until' means nothing"),
        ("equipment", {"when": "always", "op": "speed", "amount": 1, "who": "hero"}, "'who' means nothing"),
        ("missions", {"when": "use", "op": "speed", "amount": 1, "until": "match"}, "the rules can only do 'round'"),
        ("missions", {"when": "use", "op": "steal", "amount": 2}, "the rules can only do 1"),
        ("missions", {"when": "use", "op": "steal", "amount": 1, "until": "round"}, "'until' means nothing"),
        ("missions", {"when": "use", "op": "buy_equipment", "max": 2}, "the rules can only do 1"),
        ("missions", {"when": "use", "op": "double_votes", "window": "any"}, "the rules can only do 'law_vote'"),
        ("missions", {"when": "use", "op": "set_cost", "what": "hire", "cost": {"pigs": 1}}, "'what' is 'hire'"),
        ("laws", {"when": "always", "op": "set_cost", "what": "mission", "cost": {"pigs": 1}}, "'what' is 'mission'"),
        ("laws", {"when": "always", "op": "set_cost", "what": "hire"}, "'cost' names no price"),
        (
            "laws",
            {"when": "always", "op": "set_cost", "what": "hire", "cost": {"pigs": 1}, "optional": True},
            "'cost' leaves a choice",
        ),
        (
            "laws",
            {"when": "always", "op": "set_cost", "what": "hire", "one_of": [{"pigs": 1}, {"ammo": 1, "pigs": 1}]},
            "'cost' leaves a choice",
        ),
        ("start_bonus", {"when": "setup", "op": "draw_mission", "draw": 2, "keep": 3}, "it must be at most 2"),
        ("factions", {"when": "army_obtain", "op": "gain", "any": 2, "instead": False}, "the rules can only do True"),
        ("heroes", {"when": "before_threat", "op": "peek_and_skip", "uses_per_round": 0}, "it must be at least 1"),
    ],
)
def test_what_the_rules_cannot_do_is_refused(family: str, keys: dict, words: str):
    """With the entry, the key, and what is possible."""
    sentence = read(family, **keys)

    assert words in sentence
    assert f"components.toml, {family}[0].effects[0]" in sentence


def test_khan_without_a_limit_looks_as_often_as_he_likes(metro):
    """`uses_per_round` may be left out: no limit (the head of the data file)."""
    khan = cards.HERO_EFFECTS[cards.HEROES.index("khan")][0]
    m = metro("reich", "redline")
    m.reich.hero("khan").army(3).missions("m01")
    m.threats("t1_rats", "t1_dogs").army_turn(m.reich)
    khan.uses_per_round = 0
    try:
        m.reich.says("attack_station", "station:tsvetnoy_bulvar").says("khan", "refuse")
        assert "khan" in m.reich.options
    finally:
        khan.uses_per_round = 1
    m.then("before_battle", m.reich)


def test_a_hero_who_takes_tokens_anywhere_takes_them_in_hansa_too(metro):
    """`at = "any"` (the head of the data file): only what says `not_hansa` ends there."""
    artyom = cards.HERO_EFFECTS[cards.HEROES.index("artyom")][0]
    for place, tokens in ((effects.OUTSIDE_OF_HANSA, 0), (effects.ANYWHERE, 1)):
        m = metro("reich", "redline")
        m.reich.hero("artyom", at="suvorovskaya").tokens(pigs=1)
        m.hero_action(m.reich).then("hero_action", m.reich)
        artyom.place = place
        try:
            assert tokens == hero_abilities.tokens_here(m.state, 0)
        finally:
            artyom.place = effects.OUTSIDE_OF_HANSA


def test_an_army_never_counts_the_gear_of_its_hero(metro):
    """Not even a card whose data say nothing of heroes: equipment is the hero's (M33-15.3)."""
    pistol = cards.STRENGTHS[cards.CARDS.index("e_pistol")][0]
    m = metro("reich", "redline")
    m.reich.army(5).gear("e_pistol")
    m.threats("t1_rats").army_turn(m.reich)
    pistol.who = effects.ANYBODY
    try:
        m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    finally:
        pistol.who = effects.WITH_HERO

    assert ([], (5, 1)) == (m.told("card_counts"), m.strengths())
    m.then("move", m.reich)


def test_a_law_may_forbid_two_things(metro):
    """Stations of players and Polis at once; each is refused for its own reason."""
    truce = cards.CARDS.index("l_truce")
    with with_data(cards.BANS_OF, truce, effects.FORBID_PLAYER_STATION | effects.FORBID_POLIS):
        m = metro("reich", "redline")
        m.law("l_truce").army_turn(m.reich)
        m.reich.says("attack_station")

        for polis in POLIS:
            assert "on Polis" in m.reich.is_refused(f"station:{polis}", "M33-19.9")
        assert "stations of players" in m.reich.is_refused("station:teatralnaya", "M33-19.9")
        m.then("army_station", m.reich)


# --- what belongs together -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "known"), [("home", True), ("houses", False), ("at.x", True), ("at.z", False), ("houses.x", False)]
)
def test_what_was_reconstructed_is_a_key_of_the_entry(key: str, known: bool):
    assert known == data.has_key(Entry({"home": 1, "at": Entry({"x": 1}, "")}, ""), key)


def test_a_surcharge_of_every_resource_makes_its_prices():
    """A law may ask for pigs, mushrooms and ammo besides: every price has one with them (M33-19.9)."""
    embargo = next(effect for effect in effects.all_effects() if effect["op"] == "add_cost")
    with with_data(embargo.table, "cost", Entry({"pigs": 3, "mushrooms": 4, "ammo": 5}, "")):
        found = effects.all_prices()

    for pigs, mushrooms, ammo in [effects.vector(effects.DATA["costs"][cost]) for cost in effects.COSTS]:
        assert (pigs + 3, mushrooms + 4, ammo + 5) in found
    assert (3, 4, 5) in found


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        ((0, 0, 0), "nothing"),
        ((1, 0, 0), "1 pig"),
        ((2, 0, 1), "2 pigs and 1 ammo"),
        ((1, 2, 3), "1 pig, 2 mushrooms and 3 ammo"),
    ],
)
def test_tokens_in_words(tokens: tuple[int, int, int], words: str):
    assert words == model.tokens_text(tokens)


def test_homes_lie_in_the_zone_and_have_three_products():
    """M33-2.3: three home stations of the own zone, one for each resource."""
    words = "three home stations of its zone with three products"
    one, other = board.HOMES[0][0], board.HOMES[0][1]
    for table, value in ((board.KIND, board.ORDINARY), (board.ZONE, 1), (board.PRODUCES, board.PRODUCES[other])):
        with with_data(table, one, value), pytest.raises(BadData, match=words):
            inventory.check_homes()
    with with_data(board.HOMES, 0, board.HOMES[0][:2]), pytest.raises(BadData, match=words):
        inventory.check_homes()
    inventory.check_homes()


def test_a_mission_has_one_ability_and_a_hero_carries_no_less_later():
    mission = cards.MISSION_DATA[0]
    for number in (0, 2):
        abilities_of = mission["effects"] * number
        with with_data(mission.table, "effects", abilities_of), pytest.raises(BadData, match="has one ability"):
            inventory.check_cards()
    with with_data(cards.CARRY_LIMIT, 1, cards.CARRY_LIMIT[2]):
        inventory.check_cards()
    with with_data(cards.CARRY_LIMIT, 1, cards.CARRY_LIMIT[2] + 1), pytest.raises(BadData, match="at least as much"):
        inventory.check_cards()


READERS = ("data", "board", "effects", "cards")


def stand_in(name: str, module: ModuleType) -> None:
    """Whoever imports a module of the game, or something from it, gets this one."""
    sys.modules[f"{game.__name__}.{name}"] = module
    setattr(game, name, module)


def read_cards(changed: dict[str, Any]) -> None:
    """Read the tables of the cards from other data; everything else of the game stays as it is."""
    kept = {name: sys.modules[f"{game.__name__}.{name}"] for name in READERS}
    read = railhead.components.components
    railhead.components.components = lambda package: Entry(changed, "")  # type: ignore[assignment]  # only here
    try:
        for name in READERS:
            path = Path(game.__file__ or "").with_name(f"{name}.py")
            module = ModuleType(f"{game.__name__}.{name}")
            stand_in(name, module)
            exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), vars(module))
    finally:
        railhead.components.components = read
        for name, module in kept.items():
            stand_in(name, module)


@pytest.mark.parametrize(
    ("table", "at", "key", "least", "most"),
    [
        ("round_track", 3, "next", 1, 6),  # a space of the track (M33-10.2.1)
        ("game", None, "polis_to_win", 1, 4),  # stations of Polis that exist (M33-10.1.1)
        ("game", None, "combat_hand", 1, 3),  # both sides draw from seven cards (M33-17.1)
        ("threats", 0, "strength", 0, None),
        ("threats", 0, "reward.any", 0, None),
        ("threats", 0, "reward.equipment", 0, None),
        ("threats", 0, "reward.mission", 0, None),
        ("game", None, "win_points", 1, None),
    ],
)
def test_a_number_has_its_bounds(table: str, at: int | None, key: str, least: int, most: int | None):
    printed = tomllib.loads(files(game).joinpath("components.toml").read_text(encoding="utf-8"))
    entry = printed[table] if at is None else printed[table][at]
    *inner, key = key.split(".")
    for part in inner:
        entry = entry[part]
    wrong = {least - 1: f"it must be at least {least}"}
    if most is not None:
        wrong[most + 1] = f"it must be at most {most}"
    for value in (least, most or least):
        entry[key] = value
        read_cards(printed)
    for value, words in wrong.items():
        entry[key] = value
        with pytest.raises(BadData, match=words):
            read_cards(printed)


# --- words and tables -----------------------------------------------------------------------------------------------

# Operations at these moments are carried out by a table of functions; the others are counted where they matter.
CARRIED_OUT = {
    "setup": setup.BONUSES,
    "use": abilities.ABILITIES,
    "hero_action": hero_abilities.ACTS,
}


def used() -> set[tuple[str, str]]:
    return {(effect["when"], effect["op"]) for effect in effects.all_effects()}


def test_every_operation_of_the_data_is_known_and_every_known_one_is_used():
    timings = {(when, op) for family in effects.TIMINGS.values() for when, ops in family.items() for op in ops}

    assert used() == timings
    assert set(OPS) == {op for _, op in timings}
    assert set(OPS.values()) == set(effects.READS) == set(range(1, len(OPS) + 1))


@pytest.mark.parametrize("when", CARRIED_OUT)
def test_what_a_moment_allows_is_carried_out(when: str):
    """No operation is read that nothing does, and nothing is done that no card can ask for."""
    allowed = {OPS[op] for family in effects.TIMINGS.values() for op in family.get(when, [])}

    assert allowed == set(CARRIED_OUT[when])


def test_losses_to_threats_are_carried_out():
    assert {OPS[op] for op in effects.TIMINGS["threats"]["on_loss"]} == set(rewards.IF_YOU_LOSE)


def test_every_goal_is_checked_and_every_check_is_used():
    wanted = {goals.check_of(goal) for goal in cards.GOAL_DATA}

    assert wanted == set(goals.MEASURED) | set(goals.FOUGHT)


def test_abilities_with_conditions_are_abilities():
    assert set(missions.AGAINST_ABILITY) <= set(abilities.ABILITIES)


def test_card_families_follow_each_other_without_gaps():
    prefixes = ["t", "e", "m", "l", "c"]
    starts = [cards.THREATS, cards.EQUIPMENT, cards.MISSIONS, cards.LAWS, cards.COMBAT, len(cards.CARDS)]

    for prefix, start, end in zip(prefixes, starts, starts[1:], strict=False):
        assert {prefix} == {card[0] for card in cards.CARDS[start:end]}
    assert len(cards.CARDS) == len(set(cards.CARDS))


def test_the_options_of_a_mission_name_its_card():
    count = len(DATA["missions"])

    assert list(range(cards.MISSIONS, cards.LAWS)) == [missions.mission_of(model.USE.of(n)) for n in range(count)]
    assert list(range(cards.MISSIONS, cards.LAWS)) == [missions.mission_of(model.COMPLETE.of(n)) for n in range(count)]


def test_option_titles_tell_all_options_of_a_kind_apart():
    names, titles = model.VOCABULARY.names, model.VOCABULARY.titles

    for kind, group in model.VOCABULARY.groups.items():
        assert len(group) == len({titles[option] for option in group}), kind
    assert len(names) == len(set(names))
