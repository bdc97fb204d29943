"""Every key of the data counts: a changed one is refused with a sentence, or changes what the rules play and say."""

import ast
import copy
import importlib
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from black_metro_table import City

import railhead
from railhead.components import DESCRIPTIVE, Entry
from railhead.games.black_metro import reasons, scripts
from railhead.games.black_metro.carry import against_using
from railhead.kernel.errors import BadData

PACKAGE = "railhead.games.black_metro"
READERS = ["cards", "scripts", "notes", "victory", "game"]  # the modules that read the data, in this order
DATA: dict[str, Any] = tomllib.loads(files(PACKAGE).joinpath("components.toml").read_text(encoding="utf-8"))
ONE_IN = int(os.environ.get("RAILHEAD_DATA_ONE_IN", "12"))  # of many entries of one shape, so many are changed
FEW = 6  # of so many entries all are changed
Path_ = tuple[str | int, ...]


def readers() -> dict[str, Any]:
    """The source of the reading modules, compiled once."""
    railhead.ruleset("black_metro")
    found = {}
    for name in READERS:
        path = Path(importlib.import_module(PACKAGE).__file__ or "").parent / f"{name}.py"
        found[name] = compile(path.read_text(encoding="utf-8"), str(path), "exec")
    return found


CODE = readers()


def own_tables(name: str) -> list[str]:
    """The constants that a module declares itself."""
    path = Path(importlib.import_module(PACKAGE).__file__ or "").parent / f"{name}.py"
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return [node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]


OWN = {name: own_tables(name) for name in READERS}


def load(data: dict[str, Any]) -> dict[str, Any]:
    """Read the game's tables from other data; everything else of the game stays as it is."""
    kept = {name: sys.modules[f"{PACKAGE}.{name}"] for name in READERS}
    read = railhead.components.components
    railhead.components.components = lambda package: Entry(data, "")  # type: ignore[assignment]  # only here
    tables: dict[str, Any] = {}
    try:
        for name in READERS:
            module = ModuleType(f"{PACKAGE}.{name}")
            stand_in(name, module)
            exec(CODE[name], module.__dict__)
            tables[name] = {key: plain(vars(module)[key]) for key in OWN[name]}
    finally:
        railhead.components.components = read
        for name in READERS:
            stand_in(name, kept[name])
    return tables


def stand_in(name: str, module: ModuleType) -> None:
    """Whoever imports a module of the game, or something from it, gets this one."""
    sys.modules[f"{PACKAGE}.{name}"] = module
    setattr(sys.modules[PACKAGE], name, module)


def plain(value: Any) -> Any:
    """A table as it can be compared: what was made of the data, without the data itself."""
    if isinstance(value, Entry):
        return None
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if value is None or isinstance(value, (int, str)):
        return value
    names = list(
        getattr(value, "__dict__", None) or getattr(type(value), "__mypyc_attrs__", ())
    )  # compiled: the latter
    if not names or not depth_is_small(value):
        return type(value).__name__
    return {name: plain(getattr(value, name)) for name in names if hasattr(value, name)}


def depth_is_small(value: Any) -> bool:
    """Scripts and their parts, credits and variants are looked into; rulesets, states and functions are not."""
    return type(value).__name__ in ("Script", "Effect", "Cost", "Condition", "Credits", "Variant", "BlackMetroRules")


def leaves(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Every value in the data that is no table, by its way there."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in DESCRIPTIVE:
                yield from leaves(inner, (*path, key))
    elif isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value):
        for at, inner in enumerate(value):
            yield from leaves(inner, (*path, at))
    elif value != []:
        yield path


def entries(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Every table in the data, by its way there."""
    if isinstance(value, dict):
        yield path
        for key, inner in value.items():
            if key not in DESCRIPTIVE:
                yield from entries(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from entries(inner, (*path, at))


def other(value: Any) -> Any:
    """A value of the same kind that is not this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    return [other(value[0]), *value[1:]]


def changed(path: Path_, new: Any) -> dict[str, Any]:
    """The data with one value changed."""
    data = copy.deepcopy(DATA)
    inner: Any = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = new
    return data


def at(path: Path_) -> Any:
    inner: Any = DATA
    for step in path:
        inner = inner[step]
    return inner


PLAYED = load(DATA)


def verdict(data: dict[str, Any]) -> str:
    """What became of a change: refused, with its sentence; played; or nothing at all."""
    try:
        return "ignored" if load(data) == PLAYED else "played"
    except BadData as refusal:
        return "refused" if str(refusal).startswith("components.toml, ") else f"refused without a place: {refusal}"


def is_sampled(path: Path_, shift: int) -> bool:
    """Of the tables with many entries, is this one looked at in this run?"""
    if len(path) < 2 or not isinstance(path[1], int) or len(DATA[str(path[0])]) < FEW:
        return True
    return path[1] % ONE_IN == shift % ONE_IN


TABLES = sorted(DATA)


def test_the_same_data_give_the_same_tables() -> None:
    """So that a difference means a change."""
    assert "ignored" == verdict(copy.deepcopy(DATA))


@pytest.mark.parametrize("table", TABLES)
def test_every_key_counts_or_is_refused(table: str) -> None:
    """No number, word or switch of the file can be changed without anybody noticing."""
    paths = [path for path in leaves(DATA[table], (table,)) if is_sampled(path, len(table) % 5)]

    found = {path: verdict(changed(path, other(at(path)))) for path in paths}

    print(f"{table}: {len(found)} changes: {dict(Counter(found.values()))}")
    assert paths
    assert {} == {path: what for path, what in found.items() if what not in ("refused", "played")}


@pytest.mark.parametrize("table", TABLES)
def test_a_key_that_the_rules_do_not_know_is_refused(table: str) -> None:
    """In every kind of entry."""
    paths = [path for path in entries(DATA[table], (table,)) if isinstance(at(path), dict)]
    shapes = {tuple(step for step in path if isinstance(step, str)): path for path in paths}

    for path in shapes.values():
        with pytest.raises(BadData, match="'golden_rule'"):
            load(changed((*path, "golden_rule"), 1))


@pytest.mark.parametrize(
    ("path", "new", "sentence"),
    [
        (("limits", "hand_max"), "five", "components.toml, limits: 'hand_max' is 'five'; a whole number is needed."),
        (
            ("limits", "backings_per_standby"),
            2,
            "components.toml, limits: 'backings_per_standby' is 2; the rules can only do 1.",
        ),
        (
            ("inventory", "fortunes"),
            54,
            "components.toml, inventory: 'fortunes' is 54; the rules can only do 55.",
        ),
        (
            ("candidates", 0, "district"),
            "d13",
            "components.toml, candidates[0] (colonel): 'district' is 'd13'; the rules know 'd01', 'd02', 'd03', 'd04', "
            "'d05', 'd06', 'd07', 'd08', 'd09', 'd10', 'd11', 'd12'.",
        ),
        (
            ("districts", 9, "first", "effects", 0, "n"),
            2,
            "components.toml, districts[9].first.effects[0]: 'n' is 2; the rules can only do 1.",
        ),
        (
            ("dice", 3, "faces", 0, "before", 0, "n"),
            2,
            "components.toml, dice[3].faces[0].before[0]: 'n' is 2; the rules can only do 1.",
        ),
        (
            ("opponents", 0, "abilities", 0, "effects"),
            [],
            "components.toml, opponents[0] (overlord): 'abilities' lack 'immune_events'; events cannot touch the "
            "overlord (BLK-19.4.5).",
        ),
        (
            ("opponents", 0, "abilities", 0, "when"),
            "round_start",
            "components.toml, opponents[0].abilities[0] (Absolute authority): 'when' is 'round_start'; the rules know "
            "'passive'.",
        ),
    ],
)
def test_a_refusal_names_file_entry_key_and_what_is_possible(path: Path_, new: Any, sentence: str) -> None:
    """Somebody who owns the printed game and no Python understands it."""
    with pytest.raises(BadData) as refusal:
        load(changed(path, new))
    assert sentence == str(refusal.value)


@pytest.mark.parametrize(
    ("path", "new", "table", "key"),
    [
        (("setup", "intro", "syndicates_beyond_players"), 2, "cards", "SYNDICATES_BEYOND_PLAYERS"),
        (("units", 4, "strength"), 3, "cards", "BASE_STRENGTH"),
        (("districts", 2, "fort_zones"), 1, "cards", "FORT_ZONES"),
        (("candidates", 1, "solo_handicap"), True, "cards", "HANDICAPPED"),
    ],
)
def test_what_used_to_be_ignored_counts(path: Path_, new: Any, table: str, key: str) -> None:
    """Numbers of the data that the rules took for granted."""
    assert PLAYED[table][key] != load(changed(path, new))[table][key]


@pytest.mark.parametrize(
    ("path", "last", "beyond", "wanted"),
    [
        (("meta", "weight"), 1, 0, "it must be at least 1"),
        (("meta", "weight"), 5, 6, "it must be at most 5"),
        (("units", 4, "strength_per_blockade"), 0, -1, "it must be at least 0"),
        (("opponents", 0, "win_power"), 1, 0, "it must be at least 1"),
        (("limits", "hand_max"), 1, 0, "it must be at least 1"),
        (("limits", "overwhelm_difference"), 1, 0, "it must be at least 1"),
        (("units", 1, "max_per_player"), 15, 16, "it must be at most 15"),
        (("dice", 3, "faces", 4, "options", 0, "effects", 0, "keep"), 0, -1, "it must be at least 0"),
        (("districts", 7, "first", "choose", 1, "needs_sci_level"), 0, -1, "it must be at least 0"),
        (("districts", 7, "first", "choose", 1, "cost", "intel"), 0, -1, "it must be at least 0"),
        (("candidates", 0, "general_ability", "effects", 0, "set"), 0, -1, "it must be at least 0"),
    ],
)
def test_a_number_may_go_to_its_bound_and_no_further(path: Path_, last: int, beyond: int, wanted: str) -> None:
    """What the rules could still play is not refused."""
    assert "played" == verdict(changed(path, last))
    with pytest.raises(BadData, match=wanted):
        load(changed(path, beyond))


@pytest.mark.parametrize("source", ["rulebook", "public", "reconstructed"])
def test_a_name_says_where_it_comes_from(source: str) -> None:
    """By the three words that the file explains; it changes nothing that is played."""
    assert "ignored" == verdict(changed(("syndicates", 1, "name_source"), source))


def test_another_kind_of_unit_is_refused() -> None:
    """The rules know three ranks and two fortifications."""
    with pytest.raises(ValueError, match="zip"):
        load(changed(("units",), [*DATA["units"], DATA["units"][-1]]))


@pytest.mark.parametrize(
    ("path", "new", "key"),
    [
        (("districts", 9, "first", "effects", 0, "keep"), 1, "'keep'"),  # only who overwhelms keeps some
        (("candidates", 0, "general_ability", "needs"), "own_doom_here", "'needs'"),  # nobody would look at it
        (("districts", 9, "first", "effects", 0, "all"), True, "'all'"),  # only who overwhelms or jams means all
        (("districts", 9, "first", "effects", 0, "unit"), "paragon", "'unit'"),
        (("districts", 9, "first", "effects", 0, "set"), 1, "'set'"),  # only what changes a number sets it
        (("districts", 9, "first", "effects", 0, "half"), True, "'half'"),  # only what recovers strain halves it
        (("districts", 9, "first", "effects", 0, "id"), "battle_1", "'id'"),  # only what gains a technology names it
        (("districts", 9, "first", "effects", 0, "op"), "no_assign", "'op' is 'no_assign'"),  # that is a modifier
        (("candidates", 0, "general_ability", "when"), "standby_charge", "'when' is 'standby_charge'"),
        (("missions", 0, "options", 0, "needs"), "own_doom_here", "'needs'"),  # `cond` says what is needed
        (("candidates", 0, "district_ability", "needs"), "own_doom_here", "'needs'"),
        (("districts", 9, "first", "cost_from"), "next_scientific_level", "'cost_from' does not fit"),
        (("districts", 9, "first", "effects", 0, "piece"), "blockade", "'piece'"),
        (("districts", 9, "first", "effects", 0, "districts"), ["d01"], "'districts'"),  # only what changes these
    ],
)
def test_a_key_that_another_ability_understands_is_refused_here(path: Path_, new: Any, key: str) -> None:
    """It would say something that is never done."""
    with pytest.raises(BadData, match=key):
        load(changed(path, new))


def test_who_overwhelms_a_rank_keeps_none_where_nothing_is_said_of_it() -> None:
    """`keep` names those who stay (BLK-13.14)."""
    assert 0 == scripts.Effect(Entry({"op": "overwhelm", "unit": "paragon"}, ""), scripts.PLAIN).keep


@pytest.mark.parametrize("key", ["gold", "intel", "drakownium", "strain", "recall", "fortune", "mission_return"])
def test_a_price_may_be_nothing(key: str) -> None:
    scripts.Cost(Entry({key: 0}, ""))
    with pytest.raises(BadData, match="it must be at least 0"):
        scripts.Cost(Entry({key: -1}, ""))


def test_what_changes_a_number_says_to_what() -> None:
    with pytest.raises(BadData, match="'set' is missing"):
        scripts.Effect(Entry({"op": "modify", "stat": "overwhelm_difference"}, ""), scripts.PLAIN)


def test_an_optional_effect_is_in_the_way_of_nothing(city: Callable[..., City]) -> None:
    """`optional = true` (the head of the data file): who cannot pay to advance may use the ability (BLK-18.3, 18.4)."""
    c = city(2).plays()
    c.done()
    at = scripts.SCRIPT_NAMES.index("d02.first")
    effects = scripts.SCRIPTS[at].effects
    printed = effects[:]
    for row, reason in (({}, reasons.LACKS[1]), ({"optional": True}, 0)):
        effects[:] = [scripts.Effect(Entry({"op": "advance", **row}, ""), scripts.PLAIN)]
        try:
            assert reason == against_using(c.state, at, 0, 2)
        finally:
            effects[:] = printed
