"""Chapter BRK-6: faction cards, resources and stations with their discounts."""

import pytest
from breakthrough_table import DATA, ID, Board, MakeTable, occupied, turned

from railhead.games.breakthrough.queries import current_cost


def cost(b: Board, name: str, seat: int = 0) -> int:
    """What a card costs a player now, upright."""
    return int(current_cost(b.table.state, seat, b.table.rules.cards.index(ID[name])))


# --- faction cards ----------------------------------------------------------------------------------------------------


FACTION_REWARD = [
    ("Fourth Reich", "Body Armour", "Machine Gun"),
    ("VDNKh Commonwealth", "Tinned Stew", "Generator"),
    ("Bauman Alliance", "Machine Gun", "Body Armour"),
    ("Sevastopol Garrison", "Generator", "Tinned Stew"),
    ("Confederation of 1905", "Radio Set", "Generator"),
]


@pytest.mark.parametrize(("faction", "free", "other"), FACTION_REWARD)
def test_a_flipped_faction_card_makes_its_type_free(table: MakeTable, faction: str, free: str, other: str) -> None:
    """Its reward type costs nothing, another its price of 4 (BRK-6.1.5, BRK-6.1.1)."""
    b = Board(table).leads(0, faction, flipped=True).holds_only(0, free, other).tokens(0, 0, 6)

    assert (0, 4) == (cost(b, free), cost(b, other))
    assert [free] == b.offered(0, "play")
    b.plays(0, free)
    assert (0, 6) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


@pytest.mark.parametrize(("faction", "free", "other"), FACTION_REWARD)
def test_before_it_is_flipped_it_gives_nothing(table: MakeTable, faction: str, free: str, other: str) -> None:
    """No discount and no caravan bonus (BRK-6.1.4)."""
    for caravan in ("Military Caravan", "Peaceful Caravan"):
        b = Board(table).leads(0, faction).holds(0, free, caravan).tokens(0, 0, 7)
        b.leads(1, "Bauman Alliance" if faction != "Bauman Alliance" else "Fourth Reich").tokens(1, 0, 5)
        assert (4, 4) == (cost(b, free), cost(b, other))

        b.discards(0, caravan)

        assert (5, 2) == (b.above(0), b.below(0))
        assert (0, 5) == (b.above(1), b.below(1))
        b.waits("take", 0)


def test_a_flipped_faction_helps_its_owner_only(table: MakeTable) -> None:
    """The other player pays (BRK-6.1.5, BRK-6.3.7)."""
    b = Board(table).leads(1, "Fourth Reich", flipped=True).tokens(1, 6, 0).holds(0, "Body Armour")

    assert 4 == cost(b, "Body Armour", 0)
    assert 0 == cost(b, "Body Armour", 1)
    b.waits("action", 0)


def test_a_defence_half_is_not_free(table: MakeTable) -> None:
    """Neither a flipped faction nor an occupied station changes a defence cost (BRK-6.2.8)."""
    b = Board(table).leads(0, "Fourth Reich", flipped=True).has(0, occupied("Oktyabrskaya", 1), "Kuznetsky Most")
    b.holds(0, "Backpack", "Uniform").tokens(0, 1, 4)

    assert 0 == cost(b, "Backpack")
    b.guards(0, "Backpack")

    assert (0, 5) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


def test_affiliations_have_nothing_to_do_with_player_factions() -> None:
    """No player faction bears the name of Red Line, Hansa or Polis (BRK-6.1.6)."""
    affiliations = {entry["name"] for entry in DATA["affiliation"]} | {entry["id"] for entry in DATA["affiliation"]}

    for faction in DATA["faction"]:
        assert "affiliation" not in faction
        assert not affiliations & {faction["name"], faction["id"].removeprefix("fac_")}


# --- resources --------------------------------------------------------------------------------------------------------


def test_a_resource_provides_its_amount_until_it_is_used(table: MakeTable) -> None:
    """It lies there over several turns and is then used up (BRK-6.2.6)."""
    b = Board(table).has(0, "Krasnoselskaya", "Pork").holds(0, "Mushrooms")

    b.plays(0, "Mushrooms").takes(0).ends(0).discards(1, b.hand(1)[0]).takes(1)
    b.completes(0, "Krasnoselskaya", "Pork", "Mushrooms").lets_go(0)

    assert [] == b.area(0)
    b.waits("action", 0)


def test_a_turned_card_is_no_resource_for_any_rule(table: MakeTable) -> None:
    """It counts for no task, is not doubled and is not lost (BRK-6.2.7, BRK-7.4.4)."""
    b = Board(table).has(0, turned("Uniform"), turned("Backpack"), "Hunter", "Paveletskaya").holds(0, "Deep Singer")
    assert [] == b.offered(0, "task")  # (1 + 2) x 2 would be enough

    b.discards(0, "Deep Singer")  # takes all military resources

    assert [turned("Backpack"), "Hunter", "Paveletskaya", turned("Uniform")] == b.area(0)
    b.waits("take_or_act", 0)


# --- station discounts ------------------------------------------------------------------------------------------------


def test_a_station_makes_its_type_one_cheaper(table: MakeTable) -> None:
    """Komsomolskaya: food -1, other types not (BRK-6.3.3)."""
    b = Board(table).has(0, "Komsomolskaya")

    assert [2, 3, 0, 1] == [cost(b, name) for name in ("Pork", "Tinned Stew", "Rat", "Mushrooms")]
    assert [3, 3] == [cost(b, name) for name in ("Medicine", "Assault Rifle")]
    b.waits("action", 0)


def test_the_discount_on_a_type_does_not_add_up(table: MakeTable) -> None:
    """Three food stations, still -1 (BRK-6.3.3)."""
    b = Board(table).has(0, "Komsomolskaya", "Dobryninskaya", "Prospekt Mira")

    assert 2 == cost(b, "Pork")
    b.waits("action", 0)


def test_stations_of_an_affiliation_get_cheaper_one_by_one(table: MakeTable) -> None:
    """-1 with one in play, -2 with two, -3 with three; other affiliations full price (BRK-6.3.4)."""
    red = ["Sokolniki", "Lubyanka", "Komsomolskaya", "Krasnoselskaya"]
    for number, price in enumerate((4, 3, 2, 1, 0)):
        b = Board(table).has(0, *red[:number])
        assert [price, 4, 5, 2] == [
            cost(b, name) for name in ("Okhotny Ryad", "Taganskaya", "Arbatskaya", "Paveletskaya")
        ]
        b.waits("action", 0)


@pytest.mark.parametrize(
    ("station", "same", "price", "other", "other_price"),
    [
        ("Kurskaya", "Taganskaya", 3, "Lubyanka", 4),
        ("Arbatskaya", "Borovitskaya", 4, "Taganskaya", 4),
        ("Sokolniki", "Lubyanka", 3, "Borovitskaya", 5),
    ],
)
def test_each_affiliation_discounts_its_own(
    table: MakeTable, station: str, same: str, price: int, other: str, other_price: int
) -> None:
    """Hansa, Polis and the Red Line (BRK-6.3.4)."""
    b = Board(table).has(0, station)

    assert (price, other_price) == (cost(b, same), cost(b, other))
    b.waits("action", 0)


def test_no_cost_falls_below_zero(table: MakeTable) -> None:
    """Four Red Line stations and a station of 2, a food station and a Rat: both cost 0 (BRK-6.3.4, BRK-4.2.5)."""
    b = Board(table).has(0, "Sokolniki", "Lubyanka", "Komsomolskaya", "Krasnoselskaya").tokens(0, 0, 5)
    b.holds(0, "Frunzenskaya", "Rat")

    assert (0, 0) == (cost(b, "Frunzenskaya"), cost(b, "Rat"))
    b.plays(0, "Frunzenskaya")
    assert (0, 5) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


def test_neutral_stations_discount_types_but_no_stations(table: MakeTable) -> None:
    """Paveletskaya, Mayakovskaya: the next neutral station costs its price, ammunition is cheaper (BRK-6.3.5)."""
    b = Board(table).has(0, "Paveletskaya", "Mayakovskaya", "Tretyakovskaya")

    assert [3, 4, 3] == [cost(b, name) for name in ("Savyolovskaya", "Kitay-Gorod (West Hall)", "Kurskaya")]
    assert [2, 2, 2, 3] == [cost(b, name) for name in ("Loaded Magazines", "Medicine", "Assault Rifle", "Books")]
    b.waits("action", 0)


def test_an_occupied_station_makes_its_type_free(table: MakeTable) -> None:
    """Tokens on Komsomolskaya: food for nothing, and the Red Line discount goes on (BRK-6.3.6, BRK-6.3.8)."""
    b = Board(table).has(0, occupied("Komsomolskaya", 1)).tokens(0, 4, 0)

    assert [0, 0, 3] == [cost(b, name) for name in ("Pork", "Tinned Stew", "Medicine")]
    assert 2 == cost(b, "Chistye Prudy")
    b.waits("action", 0)


def test_an_unoccupied_station_does_not_make_its_type_free(table: MakeTable) -> None:
    """Only tokens do (BRK-6.3.6)."""
    b = Board(table).has(0, "Komsomolskaya", occupied("Lubyanka", 1)).tokens(0, 4, 0)

    assert 2 == cost(b, "Pork")
    b.waits("action", 0)


def test_the_benefits_are_for_the_owner_and_end_with_the_station(table: MakeTable) -> None:
    """The other player pays in full, and so does the owner once it has left (BRK-6.3.7)."""
    b = Board(table).has(0, occupied("Komsomolskaya", 1)).tokens(0, 4, 0)
    assert [0, 2] == [cost(b, "Pork", 0), cost(b, "Chistye Prudy", 0)]
    assert [3, 3] == [cost(b, "Pork", 1), cost(b, "Chistye Prudy", 1)]

    b.cleans_up(0, "Komsomolskaya")

    assert [3, 3] == [cost(b, "Pork", 0), cost(b, "Chistye Prudy", 0)]
    b.waits("action", 0)


def test_discounts_do_not_touch_heroes_and_defences(table: MakeTable) -> None:
    """A hero costs 3 and a defence its own price, whatever lies there (BRK-4.2.5, BRK-6.2.8)."""
    b = Board(table).has(0, occupied("Komsomolskaya", 1), "Dobryninskaya", "Kurskaya").tokens(0, 4, 0)
    b.holds(0, "Hunter", "Moonshine")

    assert 3 == cost(b, "Hunter")
    b.guards(0, "Moonshine")
    assert (2, 2) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


def test_task_colour_and_reward_colour_are_independent(table: MakeTable) -> None:
    """Kievskaya: a peaceful task and a military reward; a military caravan counts it, a peaceful not (BRK-6.3.9)."""
    for caravan, moved in (("Military Caravan", 1), ("Peaceful Caravan", 0)):
        b = Board(table).has(1, "Kievskaya").tokens(1, 0, 5).holds(0, caravan)
        b.discards(0, caravan)

        assert moved == b.above(1)
        b.waits("take", 0)
    for card in (*DATA["station"], *DATA["faction"]):
        categories = [entry["category"] for entry in DATA["resource_type"] if entry["id"] == card["reward_type"]]
        assert categories in (["peaceful"], ["military"])
