"""Every key of components.toml counts: a change of it is refused with a clear sentence, or changes what is loaded."""

import copy
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from breakthrough_table import DATA

import railhead
from railhead import components as reader
from railhead.games.breakthrough import cards
from railhead.games.breakthrough.model import in_words
from railhead.kernel.errors import BadData

# All data is read in this module.
CARDS = compile(
    (Path(railhead.__file__).parent / "games" / "breakthrough" / "cards.py").read_text(encoding="utf-8"),
    "cards.py",
    "exec",
)
# Entries as they stand in the file, which prove nothing.
RAW = {"DATA", "META", "VARIANTS", "INVENTORY", "SETUP", "DESIGNS"}
RAW |= {"TYPE_ENTRIES", "SYMBOL_ENTRIES", "AFFILIATION_ENTRIES"}
FOR_PEOPLE = {*reader.DESCRIPTIVE, "rulebook_fields"}  # where a fact comes from

Path_ = tuple[Any, ...]


def loaded(data: dict[str, Any]) -> dict[str, Any]:
    """All tables of the game, read from this data."""
    scope: dict[str, Any] = {"__name__": "cards"}
    whole = reader.components
    reader.components = lambda package: reader.Entry(data, "")
    try:
        exec(CARDS, scope)
    finally:
        reader.components = whole
    return {name: value for name, value in scope.items() if name.isupper() and name not in RAW}


BASE = loaded(DATA)


def places(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """The path of every key and every member of a list in the data."""
    for key, one in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key)
        if isinstance(one, dict | list):
            yield from places(one, (*path, key))


def at_path(path: Path_) -> Any:
    value: Any = DATA
    for key in path:
        value = value[key]
    return value


MISSING = object()


def with_change(path: Path_, value: Any) -> dict[str, Any]:
    """The data with one value changed, or without it."""
    data = at = copy.copy(DATA)
    for key in path[:-1]:
        at[key] = copy.copy(at[key])
        at = at[key]
    if value is MISSING:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return data


def changed(value: Any) -> Any:
    """The value changed a little; a list loses its last member."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    return value[:-1] if value else ["x"]


def effect_of(data: dict[str, Any]) -> str:
    """What becomes of a change: the refusal, `counts` or `ignored`."""
    try:
        return "counts" if loaded(data) != BASE else "ignored"
    except BadData as refusal:
        return str(refusal)


SENTENCE = re.compile(r"components\.toml, [\w.\[\] ]+?( \(.+?\))?: '\w+' .+; .+\.", re.S)
ALL = [path for path in places(DATA) if not set(path) & FOR_PEOPLE]
VALUES = [path for path in ALL if not isinstance(at_path(path), dict)]


def test_every_key_counts_or_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Numbers + 1, texts + x, flags turned, lists shortened: no change goes unnoticed."""
    found: Counter[str] = Counter()
    for path in VALUES:
        effect = effect_of(with_change(path, changed(at_path(path))))
        assert effect != "ignored", path
        assert effect == "counts" or SENTENCE.fullmatch(effect), (path, effect)
        found["counts" if effect == "counts" else "refused"] += 1
    with capsys.disabled():
        print(f"\nBreakthrough: {len(VALUES)} changes, {found['counts']} count, {found['refused']} are refused")

    assert len(VALUES) == sum(found.values())
    assert min(found.values()) > 100


def test_a_number_one_lower_counts_or_is_refused() -> None:
    """The other way, too."""
    for path in VALUES:
        if isinstance(at_path(path), int) and not isinstance(at_path(path), bool):
            effect = effect_of(with_change(path, at_path(path) - 1))
            assert effect == "counts" or SENTENCE.fullmatch(effect), (path, effect)


def test_a_key_that_nobody_knows_is_refused() -> None:
    """In every table of the file: a new key would count for nothing."""
    tables = [path for path in places(DATA) if isinstance(at_path(path), dict)]
    for path in [(), *tables]:
        effect = effect_of(with_change((*path, "flavour"), "bitter"))
        assert "'flavour' means nothing to the rules; the keys they read here: " in effect, (path, effect)

    assert len(tables) > 150


def test_a_missing_key_is_refused_or_has_a_meaning() -> None:
    """Every key of every entry is taken away once."""
    for path in ALL:
        if isinstance(path[-1], str):
            effect = effect_of(with_change(path, MISSING))
            if effect == "ignored":
                assert path[-1] in SAYS_NOTHING_NEW, path
            else:
                assert effect == "counts" or SENTENCE.fullmatch(effect), (path, effect)


# Printed facts that the rules can do in one way only, and a switch that is off as if nothing were said.
SAYS_NOTHING_NEW = {
    "id",
    "rules_code",
    "main_actions_per_turn",
    "same_for_all_player_counts",
    "default",
    "discounts",
    "type",
    "active",
    "uses",
}


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("setup", "hand_size"), "five", "'hand_size' is 'five'; a whole number is needed"),
        (("setup", "tokens_to_win"), 11, "'tokens_to_win' is 11; it must be at most 10"),
        (("setup", "main_actions_per_turn"), 2, "'main_actions_per_turn' is 2; the rules can only do 1"),
        (("setup", "deck_kinds"), ["faction"], "'deck_kinds' holds 'faction'; the rules know, each once: station"),
        (("inventory", "resource"), 73, "'resource' is 73; the cards add up to 72"),
        (("inventory", "tokens_total"), 51, "'tokens_total' is 51; the tokens of all factions add up to 50"),
        (("meta", "players_max"), 6, "'players_max' is 6; there are 5 factions"),
        (("station", 0, "count"), 2, "(sta_sokolniki): 'count' is 2; the rules can only do 1"),
        (("station", 0, "affiliation"), "circle", "'affiliation' is 'circle'; the rules know 'red_line', 'hansa'"),
        (("station", 0, "task_color"), "green", "'task_color' is 'green'; the rules know 'peaceful', 'military'"),
        (("station", 0, "effects"), ["task_token"], "'effects' lacks 'task_station'; a station must have task_station"),
        (("station", 0, "effects"), ["task_station"], "'effects' lacks 'task_token'; a station must have task_station"),
        (("faction", 0, "effects"), ["task_token"], "'effects' lacks 'task_faction'; a faction must have task_faction"),
        (("faction", 0, "effects"), ["task_faction"], "'effects' lacks 'task_token'; a faction must have task_faction"),
        (("resource", 0, "effects"), [], "'effects' lacks 'provides_resources'; a resource must have provides_"),
        (("threat", 0, "effects"), ["suffer_loss", "may_defend"], "'effects' lacks 'attack_all'; a threat must have"),
        (("threat", 0, "effects"), ["attack_all", "may_defend"], "'effects' lacks 'suffer_loss'; a threat must have"),
        (("resource", 0, "effects"), ["may_defend", "provides_resources"], "carry them out in the order provides_"),
        (("resource", 0, "effects"), ["provides_resources"], "'may_defend' goes with a defence half"),
        (("resource", 0, "amount"), 0, "'amount' is 0; it must be at least 1"),
        (("resource", 0, "text"), "{price}", "'text' names 'price'; this card has id, name"),
        (("threat", 0, "symbols"), ["mental", "mental"], "'symbols' holds 'mental'; the rules know, each once"),
        (("threat", 0, "active"), False, "'active' is False; the rules can only do True"),
        (("loss_kind", 0, "id"), "hero", "'id' is 'hero'; the rules know 'station', 'peaceful'"),
        (("effect", "attack_all", "uses"), [], "'uses' is []; the rules can only do ['cost', 'symbols', 'loss']"),
        (
            ("hero", 0, "id"),
            "her_gunsmith",
            "'id' is 'her_gunsmith' a second time; no two entries of a table have the same",
        ),
        (("hero", 0, "rulebook_fields"), ["price"], "'rulebook_fields' holds 'price'; this card has id"),
    ],
)
def test_a_refusal_says_what_is_wrong_and_what_is_possible(path: Path_, value: object, sentence: str) -> None:
    assert sentence in effect_of(with_change(path, value))


@pytest.mark.parametrize(("key", "least"), [("age_min", 0), ("minutes", 1), ("weight", 1)])
def test_what_a_number_is_at_least_is_allowed(key: str, least: int) -> None:
    """And one less is not."""
    assert "counts" == effect_of(with_change(("meta", key), least))
    assert f"'{key}' is {least - 1}; it must be at least {least}" in effect_of(with_change(("meta", key), least - 1))


def test_one_card_of_another_is_the_least_price_of_a_card() -> None:
    """The discard action asks for one card or more (BRK-5.3.1)."""
    path = ("setup", "discard_three_count")

    assert "counts" == effect_of(with_change(path, 1))
    assert "'discard_three_count' is 0; it must be at least 1" in effect_of(with_change(path, 0))


def test_one_token_more_than_at_the_start_is_enough_to_win() -> None:
    """And no fewer: nobody has won before the first turn (BRK-9.1.1)."""
    above = DATA["setup"]["start_tokens_above"]

    assert "counts" == effect_of(with_change(("setup", "tokens_to_win"), above + 1))
    assert f"it must be at least {above + 1}" in effect_of(with_change(("setup", "tokens_to_win"), above))


def test_only_who_says_so_plays_a_type_for_nothing() -> None:
    """A faction that is turned over gives what stands on it (BRK-6.1.5)."""
    says_so = ["free_type_when_flipped" in verbs for verbs in cards.EFFECTS]

    assert says_so == [types != 0 for types in cards.FREE_TYPE_WHEN_FLIPPED]


def test_small_numbers_are_words() -> None:
    assert ["no", "one", "five", "six", "seven", "ten", "11"] == [
        in_words(number) for number in (0, 1, 5, 6, 7, 10, 11)
    ]


def test_a_switch_that_is_on_in_the_data_is_on_unless_the_host_says_otherwise() -> None:
    """The first value of an option is its default (BRK-10.1.1)."""
    tables = loaded(with_change(("variants", "survival_2_rout", "default"), True))

    assert [False, True, False] == tables["SWITCH_DEFAULT"]
    assert ("off", "on") == railhead.ruleset("breakthrough").options[1].values
