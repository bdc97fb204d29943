"""Chapter BRK-1: components and limits; the data against an independent list of printed facts."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from breakthrough_table import DATA, DESIGNS, ID, KINDS

import railhead
from railhead.games.breakthrough import cards

PRINTED = tomllib.loads((Path(__file__).parents[2] / "printed" / "breakthrough.toml").read_text(encoding="utf-8"))
BOX = PRINTED["rulebook"]["box"]
FOLDER = Path(cards.__file__).parent
RULES = railhead.ruleset("breakthrough")
CATEGORY = {entry["id"]: entry["category"] for entry in DATA["resource_type"]}


def test_the_box_holds_the_printed_number_of_cards() -> None:
    """133 cards: 72 resources, 30 stations, 14 threats, 6 heroes, 6 caravans, 5 factions (BRK-1.1.1)."""
    counts = {kind: sum(card["count"] for card in DATA[kind]) for kind in KINDS}

    assert {kind: BOX[kind] for kind in KINDS} == counts
    assert BOX["cards"] == sum(counts.values())


def test_there_are_ten_tokens_of_each_colour() -> None:
    """50 tokens in 5 colours, one colour for each faction (BRK-1.1.2)."""
    assert BOX["token"] == sum(token["count"] for token in DATA["token"])
    assert {BOX["tokens_of_a_colour"]} == {token["count"] for token in DATA["token"]}
    assert {faction["id"] for faction in DATA["faction"]} == {token["faction"] for token in DATA["token"]}
    assert BOX["colours"] == len({faction["color"] for faction in DATA["faction"]})
    assert BOX["tokens_of_a_colour"] == cards.TOKENS


def test_all_but_the_factions_form_the_common_deck() -> None:
    """128 cards; the ruleset counts them so (BRK-1.1.3)."""
    composition = RULES.composition(RULES.start(2, 1).state)

    assert BOX["cards"] - BOX["faction"] == sum(composition) == 128
    assert [0] * 5 == [composition[RULES.cards.index(faction["id"])] for faction in DATA["faction"]]


def test_the_numbers_of_the_rulebook_stand_in_the_data() -> None:
    """Hand, market, first tokens, tokens to win (BRK-1.1.7, BRK-2.1.6, BRK-3.1.3)."""
    assert BOX["hand"] == cards.HAND_SIZE
    assert BOX["market"] == cards.MARKET_SIZE
    assert BOX["tokens_above_at_the_start"] == cards.START_TOKENS_ABOVE
    assert BOX["tokens_to_win"] == cards.TOKENS_TO_WIN


def test_tokens_are_people_and_points_in_one() -> None:
    """The score of a match is the number of tokens (BRK-2.1.1)."""
    match = RULES.start(2, 3, {"turn_limit": "50", "factions": "random"})
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[-1])

    assert match.outcome is not None
    assert tuple(match.state.owned(seat) for seat in range(2)) == match.outcome.scores


def value(design: dict[str, Any], key: str) -> object:
    """A printed fact as the data holds it."""
    if key == "reward_category":
        return CATEGORY[design["reward_type"]]
    if key == "defence_symbols" and "defence" in design:
        return design["defence"]["symbols"]
    return design[key]


@pytest.mark.parametrize("name", PRINTED["rulebook"]["cards"])
def test_what_the_rulebook_says_of_a_card_stands_in_the_data(name: str) -> None:
    """Values marked `source = "rulebook"` equal the independent list (BRK-6)."""
    design = DESIGNS[ID[name]]

    assert "rulebook" == design["source"]
    for key, printed in PRINTED["rulebook"]["cards"][name].items():
        assert printed == value(design, key), key


def test_no_card_claims_the_rulebook_without_being_listed() -> None:
    """Every card and key marked as the rulebook's is in the independent list."""
    same = {"defence.symbols": "defence_symbols", "reward_type.category": "reward_category", "name": "name_ru"}
    for design in DESIGNS.values():
        claimed = {same.get(key, key) for key in design.get("rulebook_fields", [])}
        listed = PRINTED["rulebook"]["cards"].get(design["name"], {})
        unnamed = {"name_ru"} if design["type"] == "caravan" else set()  # a caravan has no printed name of its own
        assert claimed == set(listed) - unnamed, design["name"]


def test_every_card_is_in_the_independent_list() -> None:
    """Kind by kind the same names, and every value of the list (BRK-6.1.1, 6.2.1, 6.3.1, 6.5.1, 6.6.1)."""
    keys = {
        "task": "task_parameter",
        "colour": "task_color",
        "reward": "reward_type",
        "type": "resource_type",
        "line": "affiliation",
        "tokens": "reward_tokens",
        "doubles": "doubles_type",
    }
    for kind in KINDS:
        assert set(PRINTED[kind]) == {design["name"] for design in DATA[kind]}
        for design in DATA[kind]:
            for key, printed in PRINTED[kind][design["name"]].items():
                if key == "repels":
                    found = design["defence_symbols"] if kind == "hero" else design["defence"]["symbols"]
                else:
                    found = design["defence"]["cost"] if key == "defence" else design[keys.get(key, key)]
                assert printed == found, (design["name"], key)
            if kind in ("resource", "threat"):
                assert ("defence" in design) == ("defence" in PRINTED[kind][design["name"]])


def test_there_are_twelve_cards_of_each_resource_type() -> None:
    """Three peaceful types, three military ones (BRK-6.2.2)."""
    counts: Counter[str] = Counter()
    for card in DATA["resource"]:
        counts[card["resource_type"]] += card["count"]

    assert dict.fromkeys(["life_support", "food", "goods", "weapons", "ammo", "gear"], 12) == dict(counts)
    assert {"life_support", "food", "goods"} == {name for name, colour in CATEGORY.items() if colour == "peaceful"}
    assert {"weapons", "ammo", "gear"} == {name for name, colour in CATEGORY.items() if colour == "military"}


def test_there_are_six_kinds_of_threats() -> None:
    """And every symbol on a card is one of them (BRK-6.6.2)."""
    symbols = {"biological", "mental", "radiation", "physical", "epidemic", "unknown"}

    assert symbols == {entry["id"] for entry in DATA["threat_type"]}
    for design in DESIGNS.values():
        shown = [*design.get("symbols", []), *design.get("defence_symbols", [])]
        shown += design.get("defence", {}).get("symbols", [])
        assert set(shown) <= symbols


def test_every_card_has_all_the_values_of_its_kind() -> None:
    """Name, cost, task, reward and so on (BRK-6.1.1, 6.2.1, 6.3.1, 6.4.1, 6.5.1, 6.6.1)."""
    task = {"task_parameter", "task_color", "reward_type", "reward_tokens"}
    wanted = {
        "faction": task,
        "station": {*task, "cost", "affiliation"},
        "resource": {"cost", "resource_type", "amount"},
        "hero": {"cost", "defence_symbols", "doubles_type"},
        "threat": {"cost", "symbols", "loss"},
        "caravan": {"cost", "category"},
    }
    for kind in KINDS:
        for design in DATA[kind]:
            assert wanted[kind] <= set(design), design["name"]
            assert design["name_ru"]
            assert design["text"]
        if kind == "hero":
            assert all(len(design["defence_symbols"]) == 1 for design in DATA[kind])


def test_every_verb_of_the_data_is_implemented_and_every_verb_is_used() -> None:
    """The vocabulary of effects, the cards that carry them, and the tables the rules read (BRK-6)."""
    declared = set(DATA["effect"])
    carried = {verb for design in DESIGNS.values() for verb in design["effects"]}
    source = (FOLDER / "cards.py").read_text(encoding="utf-8")
    implemented = set(re.findall(r'carried\("(\w+)"', source))
    rules = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py") if path.name != "fields.py")

    assert declared == carried == implemented
    for verb in implemented:
        table = getattr(cards, verb.upper())
        assert len(table) == len(DESIGNS)
        assert len(re.findall(rf"\b{verb.upper()}\[", rules)) > 0, f"{verb} is read by no rule"


def test_original_names_are_kept() -> None:
    """The Russian name stands in the note of every card."""
    from railhead.games.breakthrough.notes import NOTES

    for number, id_ in enumerate(RULES.cards):
        assert NOTES[number].startswith(DESIGNS[id_]["name_ru"] + ". ")
        assert "{" not in NOTES[number]


def test_a_station_stands_once_in_the_box() -> None:
    """So a name always tells which station in play is meant (BRK-1.1.1)."""
    assert {1} == {station["count"] for station in DATA["station"]}
