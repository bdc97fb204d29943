"""Chapter BRK-1: components and limits; data and play against the facts that the rulebook states."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from breakthrough_table import DATA, DECK, DESIGNS, ID, KINDS, Board, MakeTable, occupied, turned

import railhead
from railhead.games.breakthrough import cards
from railhead.games.breakthrough.queries import current_cost

PRINTED = tomllib.loads((Path(__file__).parents[2] / "printed" / "breakthrough.toml").read_text(encoding="utf-8"))
BOX = PRINTED["box"]
FOLDER = Path(railhead.__file__).parent / "games" / "breakthrough"  # the sources, also where the build runs
RULES = railhead.ruleset("breakthrough")
CATEGORY = {entry["id"]: entry["category"] for entry in DATA["resource_type"]}
LISTS = ("resource_type", "threat_type", "affiliation")
PRINTED_NAME = {entry["id"]: entry["name_ru"] for name in LISTS for entry in DATA[name]}
PRINTED_NAME["neutral"] = "neutral"  # the book has no name of its own for it


def named(name: str) -> list[dict[str, Any]]:
    """The cards of the data that bear a printed name."""
    return [design for design in DESIGNS.values() if design["name_ru"] == name]


# --- the box and the numbers of the rules -----------------------------------------------------------------------------


def test_the_box_holds_the_printed_number_of_cards() -> None:
    """133 cards: 72 resources, 30 stations, 14 threats, 6 heroes, 6 caravans, 5 factions (BRK-1.1.1)."""
    counts = {kind: sum(card["count"] for card in DATA[kind]) for kind in KINDS}

    assert {kind: BOX[kind] for kind in KINDS} == counts
    assert BOX["cards"] == sum(counts.values())


def test_there_are_ten_tokens_of_each_colour() -> None:
    """50 tokens in 5 colours, one colour for each faction (BRK-1.1.2)."""
    assert BOX["tokens"] == DATA["inventory"]["tokens_total"]
    assert BOX["colours"] == len({faction["color"] for faction in DATA["faction"]})
    assert BOX["tokens_of_a_colour"] == cards.TOKENS


def test_all_but_the_factions_form_the_common_deck() -> None:
    """128 cards; the ruleset counts them so (BRK-1.1.3)."""
    composition = RULES.composition(RULES.start(2, 1).state)
    kinds = {DESIGNS[RULES.cards[card]]["type"] for card, count in enumerate(composition) if count}

    assert BOX["cards"] - BOX["faction"] == sum(composition) == 128
    assert set(PRINTED["set_up"]["deck_kinds"]) == kinds


def test_the_match_begins_with_the_printed_numbers() -> None:
    """Hand, market, first tokens, tokens to win (BRK-1.1.7, BRK-2.1.6, BRK-3.1.3)."""
    state = RULES.start(2, 1, {"factions": "random"}).state

    assert PRINTED["goal"]["tokens_at_the_start"] == state.owned(0)
    assert PRINTED["goal"]["tokens_to_win"] == cards.TOKENS_TO_WIN
    assert PRINTED["set_up"]["tokens_above"] == state.above[0]
    assert PRINTED["set_up"]["hand"] == len(state.hand[0].cards)
    assert PRINTED["set_up"]["market"] == len(state.market.cards)


def test_the_main_actions_move_the_printed_number_of_cards(table: MakeTable) -> None:
    """Play one and take one, discard one and take one, discard three and take three (BRK-4.2.1, 4.3.1, 4.4.2)."""
    facts = PRINTED["main_actions"]
    ways = {"play": 0, "discard": 0, "discard_three": 0}
    for way in ways:
        b = Board(table).holds(0, "Pork", "Books", "Pistol").tokens(0, 3, 2)
        held = len(b.hand(0))
        if way == "play":
            b.plays(0, "Pork")
        elif way == "discard":
            b.discards(0, "Pork")
        else:
            b.discards_three(0, "Pork", "Books", "Pistol")
            assert 3 + facts[way]["regains"] == b.above(0)
        assert facts[way]["cards"] == held - len(b.hand(0))
        while b.asked()[0][1] in ("take", "take_or_act"):
            b.takes(0, DECK)
            ways[way] += 1
        assert facts["hand_at_the_end"] == len(b.hand(0))
        b.waits(*(("last_clean_up", 0) if way == "play" else ("action", 1)))

    assert facts["number"] == len(ways)
    assert {way: facts[way]["takes"] for way in ways} == ways


def test_tasks_give_the_printed_tokens_and_stations_take_them(table: MakeTable) -> None:
    """One token, two on a dense station; 1, 2 and 3 tokens to keep the first three (BRK-5.2.6, 5.2.7, 5.2.10)."""
    facts = PRINTED["tasks"]
    for others, price in enumerate(facts["tokens_on_first_stations"]):
        held = [occupied(name, 1) for name in ("Lubyanka", "Kurskaya")[:others]]
        b = Board(table).has(0, *held, "Mayakovskaya", "Generator", "Mushrooms").tokens(0, 5, 0)
        b.completes(0, "Mayakovskaya", "Generator", "Mushrooms")
        assert 5 + facts["tokens"] == b.above(0)
        b.keeps(0)
        assert occupied("Mayakovskaya", price) in b.area(0)
        b.waits("action", 0)

    dense = Board(table).has(0, "Lenin Library", "Generator", "Tinned Stew", "Rat")
    dense.completes(0, "Lenin Library", "Generator", "Tinned Stew", "Rat")
    assert 5 + facts["tokens_dense"] == dense.above(0)
    dense.waits("keep_station", 0)

    faction = Board(table).leads(0, "Fourth Reich").has(0, "Machine Gun", "Body Armour")
    faction.completes(0, "Fourth Reich", "Machine Gun", "Body Armour")
    assert 5 + facts["tokens"] - facts["faction_tokens_on_card"] == faction.above(0)
    faction.waits("action", 0)


def test_the_colour_of_a_task_counts_the_printed_categories() -> None:
    """Peaceful, military, or both (BRK-5.2.3)."""
    for colour, categories in PRINTED["tasks"]["colours"].items():
        counted = cards.TYPES_FOR[cards.COLOURS.index(colour)]
        assert {name for name, category in CATEGORY.items() if category in categories} == {
            name for number, name in enumerate(cards.TYPES) if counted >> number & 1
        }


def test_the_named_lists_are_the_printed_ones() -> None:
    """Six types of resources in two categories, three affiliations, six threats, four losses (BRK-6.2.2, 6.6.2)."""
    for category, names in PRINTED["resource_types"].items():
        assert names == [entry["name_ru"] for entry in DATA["resource_type"] if entry["category"] == category]
    assert PRINTED["stations"]["affiliations"] == [
        entry["name_ru"] for entry in DATA["affiliation"] if entry["discounts"]
    ]
    assert PRINTED["threats"]["types"] == [entry["name_ru"] for entry in DATA["threat_type"]]
    assert PRINTED["threats"]["losses"] == [entry["id"] for entry in DATA["loss_kind"]]
    assert set(PRINTED["threats"]["losses"]) == {threat["loss"] for threat in DATA["threat"]}
    assert PRINTED["survival"]["switches"] == len(DATA["variants"])


def test_discounts_are_the_printed_ones(table: MakeTable) -> None:
    """A type 1 in all, an affiliation 1 for each station, neutral ones 0; never below 0 (BRK-6.3.3 to 6.3.5)."""
    facts = PRINTED["stations"]

    def cost(b: Board, name: str) -> int:
        return int(current_cost(b.table.state, 0, b.table.rules.cards.index(ID[name])))

    for number in range(3):
        food = Board(table).has(0, *["Komsomolskaya", "Dobryninskaya"][:number])
        assert facts["type_discount"][number] == 3 - cost(food, "Pork")
        food.waits("action", 0)
        red = Board(table).has(0, *["Komsomolskaya", "Sokolniki"][:number])
        assert facts["affiliation_discount"][number] == 3 - cost(red, "Chistye Prudy")
        red.waits("action", 0)
        neutral = Board(table).has(0, *["Paveletskaya", "Mayakovskaya"][:number])
        assert facts["neutral_discount"][number] == 2 - cost(neutral, "Tretyakovskaya")
        neutral.waits("action", 0)
    many = Board(table).has(0, "Sokolniki", "Krasnoselskaya", "Komsomolskaya", "Lubyanka")
    assert facts["lowest_cost"] == cost(many, "Frunzenskaya") == cost(many, "Rat")
    many.waits("action", 0)


def test_dense_and_neutral_stations_are_the_printed_ones() -> None:
    """Six dense ones, two of them with the same name (BRK-5.2.7, BRK-6.3.5)."""
    dense = [station["name_ru"] for station in DATA["station"] if station["reward_tokens"] == 2]
    neutral = {station["name_ru"] for station in DATA["station"] if station["affiliation"] == "neutral"}

    assert sorted(PRINTED["stations"]["dense"]) == sorted(dense)
    assert set(PRINTED["stations"]["neutral"]) <= neutral


def test_caravans_move_the_printed_numbers(table: MakeTable) -> None:
    """Two categories; three new cards; a token for each reward (BRK-6.4.3, BRK-6.4.4)."""
    facts = PRINTED["caravans"]
    b = Board(table).holds(0, "Military Caravan").has(1, "Sokolniki", "Kievskaya").tokens(1, 0, 5)
    row = b.row()

    b.discards(0, "Military Caravan")

    assert facts["new_market_cards"] == len([line for line in b.told() if "is laid face up" in line])
    assert {*row, "Military Caravan"} == set(b.discard_pile())
    assert 2 * facts["tokens_for_each_reward"] == b.above(1)
    assert set(facts["categories"]) == {card["category"] for card in DATA["caravan"]}
    b.waits("take", 0)


def test_heroes_and_threats_follow_the_printed_numbers(table: MakeTable) -> None:
    """A hero has one symbol and one type, counted twice; one symbol repels, one card is free (BRK-6.5.1, 7.2.1)."""
    heroes, threats = PRINTED["heroes"], PRINTED["threats"]
    for hero in DATA["hero"]:
        assert heroes["symbols"] == len(hero["defence_symbols"])
        assert heroes["doubled_types"] == [entry["id"] for entry in DATA["resource_type"]].count(hero["doubles_type"])
    b = Board(table).has(0, "Hunter", "Body Armour", "Belorusskaya")  # a task of 7, and 4 gear
    assert (4 < 7 <= 4 * heroes["factor"]) == ("Belorusskaya" in b.offered(0, "task"))
    b.waits("action", 0)

    attack = Board(table, 3).holds(0, "Ghost Giant").has(1, turned("Cooking Pot")).holds(1, "Pork", "Books")
    attack.has(2, "Kurskaya", "Lubyanka").discards(0, "Ghost Giant")
    shared = set(DESIGNS[ID["Cooking Pot"]]["defence"]["symbols"]) & set(DESIGNS[ID["Ghost Giant"]]["symbols"])
    assert threats["matching_symbols_needed"] == len(shared)
    attack.lays_free(1, "Pork").gives_up(2, "Kurskaya")
    assert threats["free_cards"] == len(attack.area(1))
    assert threats["stations_lost"] == 2 - len(attack.area(2))
    attack.waits("take", 0)


def test_tokens_are_people_and_points_in_one(table: MakeTable) -> None:
    """The tokens that pay are those that count: 1 + 3 + 2 on a station and 4 + 1 + 0 (BRK-2.1.1, BRK-9.1.6)."""
    b = Board(table, 3, turn_limit="50").has(0, occupied("Lubyanka", 2)).holds(0, "Rat")
    b.tokens(0, 1, 3).tokens(1, 4, 1).tokens(2, 0, 9)
    b.draft.set(turn=49)

    b.plays(0, "Rat").takes(0).ends(0)

    outcome = b.table.match.outcome
    assert outcome is not None
    assert ((6, 5, 9), (2, 3, 1), ()) == (outcome.scores, outcome.ranking, outcome.winners)


# --- the cards that the rulebook names --------------------------------------------------------------------------------


def value(design: dict[str, Any], key: str) -> object:
    """A fact as the book would print it: types, symbols and affiliations by their printed names."""
    if key == "kind":
        return design["type"]
    if key == "copies":
        return len(named(design["name_ru"]))
    if key == "reward_category":
        return CATEGORY[design["reward_type"]]
    found = design["defence"]["symbols"] if key == "defence_symbols" and "defence" in design else design[key]
    if isinstance(found, list):
        return [PRINTED_NAME[name] for name in found]
    return PRINTED_NAME.get(found, found)


@pytest.mark.parametrize("name", PRINTED["cards"])
def test_what_the_rulebook_says_of_a_card_stands_in_the_data(name: str) -> None:
    """Every card the book names is in the box, with what the book says of it (BRK-6)."""
    found = named(name)

    assert found
    for design in found:
        assert "rulebook" == design["source"]
        for key, printed in PRINTED["cards"][name].items():
            assert printed == value(design, key), key


@pytest.mark.parametrize("category", PRINTED["caravan_cards"])
def test_what_the_rulebook_says_of_caravans_stands_in_the_data(category: str) -> None:
    """Both categories are there, and the military one regains five (BRK-6.4.1, BRK-12.4)."""
    found = [card for card in DATA["caravan"] if card["category"] == category]

    assert 1 == len(found)
    for key, printed in PRINTED["caravan_cards"][category].items():
        assert printed == found[0][key], key


def test_the_hero_example_needs_the_hero() -> None:
    """Uniform and Backpack count for Paveletskaya, too few alone and enough when doubled (BRK-12.5)."""
    uniform, backpack, station = (DESIGNS[ID[name]] for name in ("Uniform", "Backpack", "Paveletskaya"))
    together = uniform["amount"] + backpack["amount"]

    assert station["task_color"] in ("military", "trade")
    assert together < station["task_parameter"] <= PRINTED["heroes"]["factor"] * together


def test_no_card_claims_the_rulebook_without_being_listed() -> None:
    """Every card and key that the data marks as the rulebook's is in the list; all others say they are not."""
    same = {"defence.symbols": "defence_symbols", "reward_type.category": "reward_category"}
    for design in DESIGNS.values():
        claimed = {same.get(key, key) for key in design.get("rulebook_fields", [])}
        if design["type"] == "caravan":
            listed = {"category", *PRINTED["caravan_cards"][design["category"]]}
        else:
            facts = PRINTED["cards"].get(design["name_ru"], {})
            listed = {*facts, "name"} - {"kind", "copies"} if facts else set()
        assert claimed == listed, design["name"]
        assert design["source"] == ("rulebook" if claimed else "reconstructed"), design["name"]


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
    rules = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))

    assert declared == carried == implemented
    for verb in implemented:
        table = getattr(cards, verb.upper())
        assert len(table) == len(DESIGNS)
        assert len(re.findall(rf"\b{verb.upper()}\[", rules)) > 0, f"{verb} is read by no rule"


def test_original_names_are_kept() -> None:
    """The Russian name stands in the note of every card."""
    from railhead.games.breakthrough.notes import NOTES

    for card in RULES.cards:
        assert NOTES[card].startswith(DESIGNS[card]["name_ru"] + ". ")
        assert "{" not in NOTES[card]


def test_a_station_stands_once_in_the_box() -> None:
    """So a name always tells which station in play is meant (BRK-1.1.1)."""
    assert {1} == {station["count"] for station in DATA["station"]}
