"""Every key of components.toml counts: a change of it is refused with a clear sentence, or changes what is loaded."""

import copy
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import railhead
from railhead import components as reader
from railhead.kernel.errors import BadData

GAME = Path(railhead.__file__).parent / "games" / "front_line"
DATA = tomllib.loads((GAME / "components.toml").read_text(encoding="utf-8"))
# All data is read in this module.
CARDS = compile((GAME / "cards.py").read_text(encoding="utf-8"), "cards.py", "exec")
# Entries as they stand in the file, which prove nothing.
RAW = {"DATA", "GAME", "SETUP", "ENTRIES", "ABILITIES", "FRONT_CARDS", "COMMISSAR", "INVENTORY"}
RAW |= {"INITIATIVE_CARD", "TARGET_CARD"}
FOR_PEOPLE = (*reader.DESCRIPTIVE, "reconstructed")  # where a fact comes from


def loaded(data: dict[str, Any]) -> dict[str, Any]:
    """All tables of the game, read from this data."""
    scope: dict[str, Any] = {"__name__": "cards"}
    whole = reader.components
    reader.components = lambda package: reader.Entry(data, "")
    try:
        exec(CARDS, scope)
    finally:
        reader.components = whole
    return {name: plain(value) for name, value in scope.items() if name.isupper() and name not in RAW}


def plain(value: Any) -> Any:
    """A value that can be compared: objects by their fields."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return {key: plain(one) for key, one in vars(value).items()} if hasattr(value, "__dict__") else value


BASE = loaded(DATA)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every key and every member of a list in the data."""
    for key, one in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key)
        if isinstance(one, dict | list):
            yield from places(one, (*path, key))


def changed(value: Any) -> Any:
    """The value changed a little; a list loses its last member."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    return value[:-1] if value else ["x"]


MISSING = object()


def with_change(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The data with one value changed, or without it."""
    data = at = copy.copy(DATA)
    for key in path[:-1]:
        at[key] = copy.copy(at[key])
        at = at[key]
    at[path[-1]] = value
    if value is MISSING:
        del at[path[-1]]
    return data


def at_path(path: tuple[Any, ...]) -> Any:
    value: Any = DATA
    for key in path:
        value = value[key]
    return value


def effect_of(data: dict[str, Any]) -> str:
    """What becomes of a change: the refusal, `counts` or `ignored`."""
    try:
        return "counts" if loaded(data) != BASE else "ignored"
    except BadData as refusal:
        return str(refusal)


SENTENCE = re.compile(r"components\.toml, [\w.\[\] ]+?( \([^)]+\))?: '\w+' .+; .+\.", re.S)
ALL = [path for path in places(DATA) if not set(path) & set(FOR_PEOPLE)]
VALUES = [path for path in ALL if not isinstance(at_path(path), dict)]


def test_every_key_counts_or_is_refused(capsys):
    """Numbers + 1, texts + x, flags turned, lists shortened: no change goes unnoticed."""
    found: Counter[str] = Counter()
    for path in VALUES:
        effect = effect_of(with_change(path, changed(at_path(path))))
        assert effect != "ignored", path
        assert effect == "counts" or SENTENCE.fullmatch(effect), (path, effect)
        found["counts" if effect == "counts" else "refused"] += 1
    with capsys.disabled():
        print(
            f"\nFront Line: {len(VALUES)} changes of the data, {found['counts']} count, {found['refused']} are refused"
        )

    assert len(VALUES) == sum(found.values())


def test_a_key_that_nobody_knows_is_refused():
    """In every table of the file: a new key would count for nothing."""
    tables = [path for path in places(DATA) if isinstance(at_path(path), dict)]
    for path in tables:
        effect = effect_of(with_change((*path, "colour"), "red"))
        assert "colour" in effect or "players" in effect or "red" in effect, (path, effect)

    assert 184 == len(tables)


@pytest.mark.parametrize("path", [("colour",), ("setup", "colour"), ("attack_card", 0, "colour")])
def test_a_key_too_many_is_refused(path):
    """At the top of the file, in a table, in an entry: what is not read is not forgotten."""
    assert "'colour' means nothing to the rules" in effect_of(with_change(path, "red"))


def test_a_missing_key_is_refused_or_has_a_meaning():
    """Every key of every card is taken away once."""
    for path in ALL:
        if isinstance(path[-1], str):
            effect = effect_of(with_change(path, MISSING))
            if effect == "ignored":
                assert is_default(path), path
            else:
                assert effect == "counts" or SENTENCE.fullmatch(effect), (path, effect)


def is_default(path: tuple[Any, ...]) -> bool:
    """Is this a key that says what the rules do anyway, or what is so where nothing is said?"""
    return path[-1] in ("reveal_another", "stays", "free_slots", "count", "id", "optional", "limit") or (
        path[-1] in ("who", "b", "to", "from", "pick", "with", "dir") and "effects" in path
    )


WIRE = [entry["id"] for entry in DATA["attack_card"]].index("barbed_wire_2")
MISHA = [entry["character"] for entry in DATA["ability_card"]].index("misha")


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("attack_card", 0, "count"), "two", "'count' is 'two'; a whole number is needed"),
        (("attack_card", 0, "damage"), [0], "'damage' is [0]; one or more numbers from 1 on are needed"),
        (("attack_card", 0, "direction"), "up", "'direction' is 'up'; the rules know 'to_commissar', 'to_front'"),
        (("attack_card", 0, "reveal_another"), True, "only a special attack card can turn up another (FLN-5.4.2)"),
        (("attack_card", 0, "attack_type"), "special", "'attack_type' does not fit the operation"),
        (("event_card", 0, "timing"), "any", "'timing' is 'any'; the rules know 'react_event'"),
        (("event_card", 6, "effects", 0, "dir"), "back", "'dir' is 'back'; the rules can only do 'choice'"),
        (("event_card", 7, "effects", 0, "pick"), "choice", "'pick' is 'choice'; the rules can only do 'random'"),
        (("event_card", 3, "effects", 0, "dir"), "choice", "'dir' is 'choice'; an event moves 'forward' or 'back'"),
        (("event_card", 3, "effects", 0, "steps"), [1, 2], "an event moves by a number of steps, or 'max'"),
        (("manoeuvre_card", 7, "effects", 0, "steps"), [2, 1], "the fewest and the most steps are needed"),
        (("ability_card", 1, "limit"), "every_time", "the rules can only do 'once_per_game'"),
        (("equipment_card", 1, "optional"), True, "'optional' is True; the rules can only do False"),
        (("inventory", "total"), 166, "'total' is 166; the cards add up to 165"),
        (("manoeuvre_card", 7, "effects", 0, "steps"), [1, 2, 3], "the fewest and the most steps are needed"),
        (("setup", "free_slots"), 2, "'free_slots' is 2; the rules can only do 1"),
        (("setup", "draft_direction"), "up", "'draft_direction' is 'up'; the rules know 'left', 'right'"),
        (("ability_card", MISHA, "effects", 0, "by"), 3, "'2' is 10; it must be at most 9"),
        (("game", "weight"), 0, "'weight' is 0; it must be at least 1"),
        (("setup", "start_life", "4"), 11, "'4' is 11; it must be at most 10"),
        (
            ("attack_card", WIRE, "targets"),
            [{"kind": "character", "pick": "lowest_life"}],
            "a mine the free slot, wire",
        ),
        (("attack_card", 0, "effects"), [{"op": ""}], "'op' is ''; the rules know"),
        (("manoeuvre_card", 0, "reveal_another"), True, "'reveal_another' means nothing to the rules"),
        (("ability_card", MISHA, "effects", 0, "except"), [], "'except' means nothing to the rules"),
    ],
)
def test_a_refusal_says_what_is_wrong_and_what_is_possible(path, value, sentence):
    assert sentence in effect_of(with_change(path, value))


def test_the_lightest_game_and_a_draft_to_the_right_can_be_played():
    """Both ends of what is possible."""
    assert "counts" == effect_of(with_change(("game", "weight"), 1))
    assert "counts" == effect_of(with_change(("setup", "draft_direction"), "right"))


def test_two_operations_on_one_card_are_refused():
    """Every card of the box has one, and the rules can carry out one."""
    effects = ("manoeuvre_card", 0, "effects")
    twice = with_change(effects, at_path(effects) * 2)

    assert "holds 2 operations; the rules can carry out one for each card" in effect_of(twice)


def test_the_commissar_has_a_front_card():
    """Ten cards of characters and one more, but not his: refused."""
    somebody = {**DATA["front_card"][0], "character": "nobody", "id": "front_nobody"}

    effect = effect_of(with_change(("front_card", 0), somebody))
    assert "'front_card' has none for 'commissar'; every character has one" in effect
