"""Chapter BRK-6: every card, what it does and what it must not do: the rules must make of it what its data says.

The numbers come from the data on purpose: an owner of the printed game corrects a number there and no test.
What the rulebook itself says of a card is checked in the tests of printed facts.
"""

import pytest
from breakthrough_table import DATA, ID, KINDS, Board, MakeTable, occupied, turned

from railhead.games.breakthrough.queries import current_cost, reach

CARDS = {kind: {card["name"]: card for card in DATA[kind]} for kind in KINDS}
PEACEFUL = ("life_support", "food", "goods")
WITH_DEFENCE = {**CARDS["resource"], **CARDS["threat"]}
DEFENCES = [name for name, card in WITH_DEFENCE.items() if "defence" in card]

# Cards of one type each, so that any amount can be laid together: 4 + 4 + 4, 3, 2, 1.
LADDER = {
    "peaceful": [("Generator", 4), ("Tinned Stew", 4), ("Radio Set", 4), ("Pork", 3), ("Mushrooms", 2), ("Rat", 1)],
    "military": [("Machine Gun", 4), ("Body Armour", 4), ("Pistol", 2), ("Knife", 1), ("Ammunition Crate", 4)],
    "trade": [("Generator", 4), ("Machine Gun", 4), ("Pork", 3), ("Pistol", 2), ("Rat", 1), ("Knife", 1)],
}


def cards_for(colour: str, amount: int) -> list[str]:
    """Cards whose amounts make exactly so much, the largest first."""
    chosen = []
    for name, size in sorted(LADDER[colour], key=lambda card: -card[1]):
        if size <= amount:
            chosen.append(name)
            amount -= size
    assert amount == 0
    return chosen


def cost(b: Board, name: str) -> int:
    return int(current_cost(b.table.state, 0, b.table.rules.cards.index(ID[name])))


def category(resource_type: str) -> str:
    return "peaceful" if resource_type in PEACEFUL else "military"


# --- resources --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS["resource"])
def test_a_resource_costs_and_provides_what_is_printed(table: MakeTable, name: str) -> None:
    """Played upright: its cost goes below, its amount counts for its category and not for the other (BRK-6.2.6)."""
    card = CARDS["resource"][name]
    b = Board(table).holds(0, name).tokens(0, card["cost"], 5)

    b.plays(0, name)

    assert (0, 5 + card["cost"]) == (b.above(0), b.below(0))
    peaceful, military, trade = reach(b.table.state, 0)
    expected = (card["amount"], 0) if category(card["resource_type"]) == "peaceful" else (0, card["amount"])
    assert (*expected, card["amount"]) == (peaceful, military, trade)
    b.waits("take_or_act", 0)


@pytest.mark.parametrize("name", CARDS["resource"])
def test_a_resource_regains_its_cost_and_does_nothing_else(table: MakeTable, name: str) -> None:
    """Discarded: tokens up, no effect on anybody (BRK-4.3.2, BRK-6.2.3)."""
    card = CARDS["resource"][name]
    b = Board(table).holds(0, name).tokens(0, 0, 5).tokens(1, 0, 5).has(1, "Sokolniki", "Komsomolskaya")

    b.discards(0, name)

    assert (card["cost"], 5 - card["cost"]) == (b.above(0), b.below(0))
    assert (0, 5) == (b.above(1), b.below(1))
    b.waits("take", 0)


@pytest.mark.parametrize("name", [name for name, card in WITH_DEFENCE.items() if "defence" not in card])
def test_a_card_without_a_defence_half_is_never_laid_turned(table: MakeTable, name: str) -> None:
    """Not for any price and not for free (BRK-4.2.3)."""
    b = Board(table).holds_only(0, name).tokens(0, 9, 0)

    assert [] == b.offered(0, "guard")
    assert f"guard:{ID[name]}" not in b.table.rules.vocabulary.names
    b.waits("action", 0)


# --- defences ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DEFENCES)
def test_a_defence_costs_its_own_price_and_gives_no_resource(table: MakeTable, name: str) -> None:
    """Turned: the defence cost, no amount (BRK-4.2.5, BRK-6.2.7)."""
    price = WITH_DEFENCE[name]["defence"]["cost"]
    b = Board(table).holds(0, name).tokens(0, price, 5)

    b.guards(0, name)

    assert [turned(name)] == b.area(0)
    assert (0, 5 + price) == (b.above(0), b.below(0))
    assert [0, 0, 0] == reach(b.table.state, 0)
    b.waits("take_or_act", 0)


@pytest.mark.parametrize("name", [*DEFENCES, *CARDS["hero"]])
def test_a_defence_repels_the_threats_that_share_a_symbol_and_no_others(table: MakeTable, name: str) -> None:
    """Against all fourteen threats: used up or not, the loss suffered or not (BRK-7.2.1, BRK-7.3.1, BRK-7.4)."""
    hero = name in CARDS["hero"]
    repels = CARDS["hero"][name]["defence_symbols"] if hero else WITH_DEFENCE[name]["defence"]["symbols"]
    after_loss = {
        "station": ["Diesel Fuel", "Pistol"],
        "peaceful": ["Kurskaya", "Pistol"],
        "military": ["Diesel Fuel", "Kurskaya"],
        "all_resources": ["Kurskaya"],
    }
    for threat, facts in CARDS["threat"].items():
        if threat == name:
            continue
        b = Board(table).holds(0, threat).has(1, name if hero else turned(name), "Kurskaya", "Diesel Fuel", "Pistol")
        b.discards(0, threat)
        if set(repels) & set(facts["symbols"]):
            b.lays_free(1)
            assert ["Diesel Fuel", "Kurskaya", "Pistol"] == b.area(1), threat
        else:
            left = [name if hero else turned(name), *after_loss[facts["loss"]]]
            assert sorted(left, key=str) == sorted(b.area(1), key=str), threat
        b.waits("take", 0)


@pytest.mark.parametrize("name", [name for name in DEFENCES if name in CARDS["resource"]])
def test_an_upright_card_repels_nothing(table: MakeTable, name: str) -> None:
    """Not even what its other half would repel (BRK-7.2.5)."""
    for threat, facts in CARDS["threat"].items():
        if set(CARDS["resource"][name]["defence"]["symbols"]) & set(facts["symbols"]):
            b = Board(table).holds(0, threat).has(1, name)
            b.discards(0, threat)
            b.waits("take", 0)  # nobody repelled, so nobody lays a free card


# --- threats and caravans ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS["threat"])
def test_a_threat_regains_its_cost_and_takes_its_loss_from_everybody(table: MakeTable, name: str) -> None:
    """One station, or all resources of a category, or all (BRK-7.1.1, BRK-7.4, BRK-6.6.1)."""
    facts = CARDS["threat"][name]
    b = Board(table).holds(0, name).tokens(0, 0, 6)
    area = ["Kurskaya", "Diesel Fuel", "Pistol"]
    b.has(0, *area).has(1, "Lubyanka", *area[1:])

    b.discards(0, name)

    lost = {
        "station": {"Kurskaya", "Lubyanka"},
        "peaceful": {"Diesel Fuel"},
        "military": {"Pistol"},
        "all_resources": {"Diesel Fuel", "Pistol"},
    }[facts["loss"]]
    assert (facts["cost"], 6 - facts["cost"]) == (b.above(0), b.below(0))
    assert [card for card in sorted(area) if card not in lost] == b.area(0)
    assert [card for card in sorted(["Lubyanka", *area[1:]]) if card not in lost] == b.area(1)
    b.waits("take_or_act" if b.area(0) else "take", 0)


@pytest.mark.parametrize("name", CARDS["threat"])
def test_a_threat_does_nothing_when_it_is_thrown_away(table: MakeTable, name: str) -> None:
    """Main action 3 has no effects (BRK-4.4.1, BRK-6.6.3)."""
    b = Board(table).holds(0, name, "Pork", "Books").has(1, "Kurskaya", "Diesel Fuel", "Pistol").tokens(0, 0, 5)

    b.discards_three(0, name, "Pork", "Books")

    assert ["Diesel Fuel", "Kurskaya", "Pistol"] == b.area(1)
    assert 0 == b.above(0)
    b.waits("take", 0)


@pytest.mark.parametrize("name", CARDS["caravan"])
def test_a_caravan_counts_the_rewards_of_its_category(table: MakeTable, name: str) -> None:
    """Every station of the box: a token up for its owner if the colours agree (BRK-6.4.2 to 6.4.4)."""
    card = CARDS["caravan"][name]
    for station, facts in CARDS["station"].items():
        b = Board(table).holds(0, name).tokens(0, 0, 6).has(1, station).tokens(1, 0, 5)
        row = b.row()
        b.discards(0, name)

        assert card["cost"] == b.above(0)
        assert (category(facts["reward_type"]) == card["category"]) == b.above(1), station
        assert set(row) <= set(b.discard_pile())
        b.waits("take", 0)


@pytest.mark.parametrize("name", CARDS["caravan"])
def test_a_caravan_does_nothing_when_it_is_thrown_away(table: MakeTable, name: str) -> None:
    """Main action 3 has no effects (BRK-4.4.1)."""
    b = Board(table).holds(0, name, "Pork", "Books").has(1, "Kurskaya", "Komsomolskaya").tokens(1, 0, 5)
    row = b.row()

    b.discards_three(0, name, "Pork", "Books")

    assert (0, row) == (b.above(1), b.row())
    b.waits("take", 0)


# --- tasks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS["station"])
def test_a_station_costs_what_is_printed(table: MakeTable, name: str) -> None:
    """Played for its cost; its cost is regained when it is discarded (BRK-6.3.1, BRK-6.3.2)."""
    price = CARDS["station"][name]["cost"]
    b = Board(table).holds(0, name).tokens(0, price, 4).plays(0, name)
    assert (0, 4 + price) == (b.above(0), b.below(0))
    assert [name] == b.area(0)
    b.waits("take_or_act", 0)

    other = Board(table).holds(0, name).tokens(0, 0, 6).discards(0, name)
    assert (price, 6 - price) == (other.above(0), other.below(0))
    other.waits("take", 0)


@pytest.mark.parametrize("name", [*CARDS["station"], *CARDS["faction"]])
def test_a_task_takes_exactly_its_parameter_in_its_colour(table: MakeTable, name: str) -> None:
    """In reach with the parameter, not with one less, not with the other colour (BRK-5.2.3, BRK-5.2.4)."""
    facts = {**CARDS["station"], **CARDS["faction"]}[name]
    own = [] if name in CARDS["faction"] else [name]
    leads = name if name in CARDS["faction"] else "Confederation of 1905"
    enough = cards_for(facts["task_color"], facts["task_parameter"])

    b = Board(table).leads(0, leads, flipped=bool(own)).has(0, *own, *enough).tokens(0, 5, 1)
    b.completes(0, name, *enough)
    tokens = facts["reward_tokens"]
    assert 6 + tokens == b.above(0)
    if own:
        b.lets_go(0)
    assert [] == b.area(0)
    b.waits("action", 0)

    short = (
        Board(table)
        .leads(0, leads, flipped=bool(own))
        .has(0, *own, *cards_for(facts["task_color"], facts["task_parameter"] - 1))
    )
    short.tokens(0, 5, 1)
    short.refuses(0, f"task:{ID[name]}", "BRK-5.2.4")
    short.waits("action", 0)

    if facts["task_color"] != "trade":
        other = {"peaceful": "military", "military": "peaceful"}[facts["task_color"]]
        wrong = Board(table).leads(0, leads, flipped=bool(own)).has(0, *own, *cards_for(other, 11)).tokens(0, 5, 1)
        wrong.refuses(0, f"task:{ID[name]}", "BRK-5.2.4")
        wrong.waits("action", 0)


@pytest.mark.parametrize("name", CARDS["station"])
def test_a_station_discounts_its_type_and_its_line(table: MakeTable, name: str) -> None:
    """Every resource and every other station of the box, priced with it in play and with tokens on it (BRK-6.3)."""
    facts = CARDS["station"][name]
    plain = Board(table).has(0, name)
    held = Board(table).has(0, occupied(name, 1)).tokens(0, 4, 0)
    for resource, card in CARDS["resource"].items():
        same = card["resource_type"] == facts["reward_type"]
        assert (card["cost"] - same, 0 if same else card["cost"]) == (cost(plain, resource), cost(held, resource))
    for station, card in CARDS["station"].items():
        if station != name:
            less = card["affiliation"] == facts["affiliation"] and facts["affiliation"] != "neutral"
            assert card["cost"] - less == cost(plain, station) == cost(held, station), station
    for hero, card in CARDS["hero"].items():
        assert card["cost"] == cost(plain, hero) == cost(held, hero)
    plain.waits("action", 0)
    held.waits("action", 0)


@pytest.mark.parametrize("name", CARDS["faction"])
def test_a_faction_gives_its_type_and_its_caravan_once_flipped(table: MakeTable, name: str) -> None:
    """Flipped: its type is free, caravans of its colour count it; nothing else (BRK-6.1.5, BRK-6.4.4)."""
    facts = CARDS["faction"][name]
    flipped = Board(table).leads(0, name, flipped=True).tokens(0, 0, 7)
    for resource, card in CARDS["resource"].items():
        assert (0 if card["resource_type"] == facts["reward_type"] else card["cost"]) == cost(flipped, resource)
    for station, card in CARDS["station"].items():
        assert card["cost"] == cost(flipped, station)
    flipped.waits("action", 0)

    for caravan, card in CARDS["caravan"].items():
        b = Board(table).leads(0, name, flipped=True).tokens(0, 0, 7).holds(0, caravan)
        b.discards(0, caravan)
        assert card["cost"] + (category(facts["reward_type"]) == card["category"]) == b.above(0)
        b.waits("take", 0)
