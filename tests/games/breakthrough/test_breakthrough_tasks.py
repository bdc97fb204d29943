"""Chapter BRK-5, first part: completing a task."""

import pytest
from breakthrough_table import ID, Board, MakeTable, occupied, turned


def test_tasks_are_on_the_own_faction_card_and_the_own_stations(table: MakeTable) -> None:
    """All that are in reach are offered, no others (BRK-5.2.1, BRK-5.1.1; BRK-13, D9)."""
    b = Board(table).leads(0, "VDNKh Commonwealth")
    b.has(0, "Krasnoselskaya", "Mayakovskaya", "Kurskaya", "Generator", "Pork").has(1, "Dobryninskaya")

    assert ["Krasnoselskaya", "Mayakovskaya", "VDNKh Commonwealth"] == b.offered(0, "task")
    b.refuses(0, f"task:{ID['Kurskaya']}", "BRK-5.2.4")
    b.refuses(0, f"task:{ID['Dobryninskaya']}", "BRK-5.2.2")
    b.refuses(0, f"task:{ID['Bauman Alliance']}", "BRK-5.2.2")
    b.waits("action", 0)


def test_a_station_in_hand_or_before_someone_else_has_no_task_for_me(table: MakeTable) -> None:
    """Only stations in play in front of the player count (BRK-5.2.2)."""
    b = Board(table).holds(0, "Krasnoselskaya").has(1, "Mayakovskaya").has(0, "Generator", "Medicine")

    assert [] == b.offered(0, "task")
    b.refuses(0, f"task:{ID['Krasnoselskaya']}", "BRK-5.2.2")
    b.refuses(0, f"task:{ID['Mayakovskaya']}", "BRK-5.2.2")
    b.waits("action", 0)


def test_a_station_just_played_may_be_completed_in_the_same_turn(table: MakeTable) -> None:
    """Play it, then do its task before the draw (BRK-5.2.2)."""
    b = Board(table).holds(0, "Krasnoselskaya").has(0, "Generator", "Rat")

    b.plays(0, "Krasnoselskaya").completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)

    assert [occupied("Krasnoselskaya", 1)] == b.area(0)
    b.waits("take_or_act", 0)


@pytest.mark.parametrize(
    ("station", "eligible"),
    [
        ("Krasnoselskaya", ["Generator", "Pork", "Radio Set"]),  # 5 peaceful
        ("Oktyabrskaya", ["Ammunition Crate", "Body Armour", "Machine Gun"]),  # 5 military
        ("Tretyakovskaya", ["Ammunition Crate", "Body Armour", "Generator", "Machine Gun", "Pork", "Radio Set"]),
    ],
)
def test_the_colour_decides_which_resources_count(table: MakeTable, station: str, eligible: list[str]) -> None:
    """Blue for peaceful, red for military, both for trade (BRK-5.2.3)."""
    b = Board(table).leads(0, "Fourth Reich", flipped=True)
    b.has(0, station, "Generator", "Pork", "Radio Set", "Machine Gun", "Ammunition Crate", "Body Armour")

    b.answer(0, f"task:{ID[station]}")

    assert eligible == b.offered(0, "card")
    for other in {"Generator", "Pork", "Radio Set", "Machine Gun", "Ammunition Crate", "Body Armour"} - set(eligible):
        b.refuses(0, f"card:{ID[other]}", "BRK-5.2.3")
    b.refuses(0, f"card:{ID[station]}", "BRK-5.2.4")
    b.waits("pay_task", 0)


@pytest.mark.parametrize(("extra", "possible"), [("Rat", True), (None, False)])
def test_the_total_must_reach_the_parameter(table: MakeTable, extra: str | None, possible: bool) -> None:
    """Five peaceful for Krasnoselskaya: 4 + 1 is enough, 4 is not (BRK-5.2.4)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", *([extra] if extra else []))

    assert possible == ("Krasnoselskaya" in b.offered(0, "task"))
    b.waits("action", 0)


def test_the_set_is_not_complete_before_the_parameter_is_reached(table: MakeTable) -> None:
    """After 4 of 5 the player must add a card (BRK-5.2.4)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat", "Candles")

    b.answer(0, f"task:{ID['Krasnoselskaya']}").answer(0, f"card:{ID['Generator']}")
    b.refuses(0, "done", "BRK-5.2.4")
    b.refuses(0, f"card:{ID['Generator']}", "BRK-5.2.4")  # it is used already
    b.answer(0, f"card:{ID['Rat']}")
    assert "done" == b.options(0)[0]
    b.answer(0, "done").lets_go(0)

    assert ["Candles"] == b.area(0)
    assert ["Krasnoselskaya", "Rat", "Generator"] == b.discard_pile()
    b.waits("action", 0)


def test_excess_is_lost_and_superfluous_cards_are_allowed(table: MakeTable) -> None:
    """Nine for a task of five; no change is given (BRK-5.2.5)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Pork", "Mushrooms")

    b.completes(0, "Krasnoselskaya", "Generator", "Pork", "Mushrooms").lets_go(0)

    assert [] == b.area(0)
    assert 4 == len(b.discard_pile())
    assert (6, 0) == (b.above(0), b.below(0))
    b.waits("action", 0)


BY_SIZE = ("Generator", "Pork", "Mushrooms", "Rat")


def test_the_first_options_make_a_set_without_a_superfluous_card(table: MakeTable) -> None:
    """The largest first, and the end as soon as it is possible (BRK-5.2.5)."""
    orders = (
        ("Rat", "Mushrooms", "Generator", "Pork"),
        ("Generator", "Pork", "Mushrooms", "Rat"),
        ("Mushrooms", "Pork", "Rat", "Generator"),
        BY_SIZE[::-1],
    )
    for order in orders:
        b = Board(table).has(0, "Krasnoselskaya", *order).answer(0, f"task:{ID['Krasnoselskaya']}")
        assert [f"card:{ID[name]}" for name in BY_SIZE] == b.options(0)
        b.waits("pay_task", 0)

    first = []
    while b.options(0)[0] != "keep":
        first.append(b.options(0)[0])
        b.answer(0, first[-1])

    assert ["card:res_life_generator", "card:res_food_pork", "done"] == first
    b.keeps(0).waits("action", 0)


@pytest.mark.parametrize("equal", [("Rat", "Candles"), ("Candles", "Rat")])
def test_of_equally_large_cards_the_older_one_is_offered_first(table: MakeTable, equal: tuple[str, str]) -> None:
    """Behind a larger one, whichever of them that is (BRK-5.2.5)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", *equal[::-1]).answer(0, f"task:{ID['Krasnoselskaya']}")

    assert [f"card:{ID[name]}" for name in ("Generator", *equal)] == b.options(0)
    b.waits("pay_task", 0)


def test_the_reward_is_a_token_and_all_tokens_come_up(table: MakeTable) -> None:
    """One token from the supply, put above; everything below moves above (BRK-5.2.6, BRK-5.2.8)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat").tokens(0, 1, 4)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").lets_go(0)

    assert [6, 0, 4] == [b.above(0), b.below(0), b.supply(0)]
    assert "The Confederation of 1905 moves 4 tokens from below to above." in b.told()
    b.waits("action", 0)


def test_tokens_on_stations_stay_when_a_task_is_completed(table: MakeTable) -> None:
    """Only the tokens below come up (BRK-5.2.8)."""
    b = Board(table).has(0, occupied("Lubyanka", 1), "Krasnoselskaya", "Generator", "Rat").tokens(0, 1, 3)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").lets_go(0)

    assert [occupied("Lubyanka", 1)] == b.area(0)
    assert (5, 0) == (b.above(0), b.below(0))
    b.waits("action", 0)


DENSE = ["Alexander Garden", "Arbatskaya", "Borovitskaya", "Kitay-Gorod (East Hall)", "Kitay-Gorod (West Hall)"]
BIG = ["Generator", "Tinned Stew", "Radio Set", "Machine Gun", "Ammunition Crate", "Body Armour"]


@pytest.mark.parametrize("station", [*DENSE, "Lenin Library", "Prospekt Mira", "Taganskaya", "Belorusskaya"])
def test_a_densely_populated_station_gives_two_tokens(table: MakeTable, station: str) -> None:
    """Two for the six dense stations, one for any other (BRK-5.2.7)."""
    b = Board(table).leads(0, "Fourth Reich", flipped=True).has(0, station, *BIG).tokens(0, 2, 4)

    b.answer(0, f"task:{ID[station]}")
    while b.asked() == [(0, "pay_task")]:
        b.answer(0, b.options(0)[0])
    b.lets_go(0)

    gained = 2 if station in [*DENSE, "Lenin Library"] else 1
    assert [6 + gained, 0, 4 - gained] == [b.above(0), b.below(0), b.supply(0)]
    b.waits("action", 0)


def test_the_last_token_of_the_supply_is_all_there_is(table: MakeTable) -> None:
    """A dense station with one token left gives that one, and ten are never exceeded (BRK-5.2.7, BRK-1.1.4)."""
    b = Board(table).has(0, "Lenin Library", "Generator", "Tinned Stew", "Rat").tokens(0, 9, 0)

    b.completes(0, "Lenin Library", "Generator", "Tinned Stew", "Rat")

    assert [10, 0, 0] == [b.above(0), b.below(0), b.supply(0)]
    assert b.over


# --- keeping the station ----------------------------------------------------------------------------------------------


def test_a_completed_station_is_kept_with_tokens_or_discarded(table: MakeTable) -> None:
    """There is no third choice (BRK-5.2.9, BRK-5.2.12; BRK-13, D10)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat")

    b.completes(0, "Krasnoselskaya", "Generator", "Rat")

    assert ["keep", "let_go"] == b.options(0)
    b.keeps(0)
    assert [occupied("Krasnoselskaya", 1)] == b.area(0)
    assert 5 == b.above(0)
    b.waits("action", 0)


def test_a_discarded_station_leaves_with_the_resources(table: MakeTable) -> None:
    """No token lies on it, and it is gone (BRK-5.2.9, BRK-5.2.12)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat")

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").lets_go(0)

    assert [] == b.area(0)
    assert {"Krasnoselskaya", "Generator", "Rat"} == set(b.discard_pile())
    assert 6 == b.above(0)
    b.waits("action", 0)


@pytest.mark.parametrize(
    ("others", "price"),
    [((), 1), (("Lubyanka",), 2), (("Lubyanka", "Sokolniki"), 3)],
)
def test_the_price_of_keeping_rises_with_the_occupied_stations(
    table: MakeTable, others: tuple[str, ...], price: int
) -> None:
    """One token on the first, two on the second, three on the third (BRK-5.2.10)."""
    b = Board(table).has(0, *[occupied(name, 1) for name in others], "Krasnoselskaya", "Generator", "Rat")
    b.tokens(0, 4, 2)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)

    assert occupied("Krasnoselskaya", price) in b.area(0)
    assert 7 - price == b.above(0)
    b.waits("action", 0)


def test_unoccupied_stations_do_not_raise_the_price(table: MakeTable) -> None:
    """Only stations with tokens count (BRK-5.2.10)."""
    b = Board(table).has(0, "Lubyanka", "Sokolniki", "Krasnoselskaya", "Generator", "Rat")

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)

    assert occupied("Krasnoselskaya", 1) in b.area(0)
    b.waits("action", 0)


def test_tokens_gained_and_moved_up_may_be_used_to_keep(table: MakeTable) -> None:
    """Nothing above before the task: the gained token and those from below pay (BRK-5.2.11)."""
    b = Board(table).has(0, occupied("Lubyanka", 1), "Krasnoselskaya", "Generator", "Rat").tokens(0, 0, 4)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)

    assert (3, 0) == (b.above(0), b.below(0))
    b.waits("action", 0)


def test_with_too_few_tokens_above_the_station_is_discarded(table: MakeTable) -> None:
    """Two are needed and only one is there: nobody is asked (BRK-5.2.11, BRK-5.2.9)."""
    b = Board(table).has(0, occupied("Lubyanka", 5), "Krasnoselskaya", "Generator", "Rat").tokens(0, 0, 0)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat")

    assert [occupied("Lubyanka", 5)] == b.area(0)
    assert 1 == b.above(0)
    assert "Krasnoselskaya" == b.discard_pile()[0]
    b.waits("action", 0)


def test_the_task_of_an_occupied_station_cannot_be_done_again(table: MakeTable) -> None:
    """And its tokens cannot be withdrawn while it stays (BRK-5.2.13)."""
    b = Board(table).has(0, occupied("Krasnoselskaya", 1), "Generator", "Rat").tokens(0, 4, 0)

    b.refuses(0, f"task:{ID['Krasnoselskaya']}", "BRK-5.2.13")
    assert ["clean_up"] == [name for name in b.options(0) if ":" not in name and not name.startswith("discard")]
    b.waits("action", 0)


def test_the_count_is_of_stations_now_not_of_tokens_or_tasks(table: MakeTable) -> None:
    """A station with three tokens counts once; when one leaves, the price falls and the rest stay (BRK-5.2.15)."""
    b = Board(table).has(0, occupied("Lubyanka", 3), occupied("Sokolniki", 1), "Krasnoselskaya", "Generator", "Rat")
    b.tokens(0, 1, 0)

    b.cleans_up(0, "Sokolniki").completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)

    assert [occupied("Krasnoselskaya", 2), occupied("Lubyanka", 3)] == b.area(0)
    assert 1 == b.above(0)
    b.waits("action", 0)


# --- the faction task -------------------------------------------------------------------------------------------------


def test_the_faction_task_flips_the_card_and_changes_no_zone(table: MakeTable) -> None:
    """A token, all tokens up, the card flipped, nothing put on it (BRK-5.2.14, BRK-6.1.2)."""
    b = Board(table).leads(0, "VDNKh Commonwealth").has(0, "Tinned Stew", "Pork").tokens(0, 2, 3)

    b.completes(0, "VDNKh Commonwealth", "Tinned Stew", "Pork")

    assert b.flipped(0)
    assert [6, 0, 4] == [b.above(0), b.below(0), b.supply(0)]
    assert [] == b.area(0)
    b.waits("action", 0)


FACTION_TASKS = [
    ("Fourth Reich", ["Machine Gun", "Assault Rifle"], ["Assault Rifle", "Loaded Magazines"]),  # 7 military
    ("VDNKh Commonwealth", ["Tinned Stew", "Pork"], ["Pork", "Medicine"]),  # 7 peaceful
    ("Bauman Alliance", ["Ammunition Crate", "Hazard Suit"], ["Hazard Suit", "Assault Rifle"]),  # 7 military
    ("Sevastopol Garrison", ["Generator", "Books"], ["Books", "Pork"]),  # 7 peaceful
    ("Confederation of 1905", ["Machine Gun", "Generator"], ["Machine Gun", "Pork"]),  # 8 of both
]


@pytest.mark.parametrize(("faction", "enough", "too_few"), FACTION_TASKS)
def test_each_faction_has_its_price_and_gains_one_token(
    table: MakeTable, faction: str, enough: list[str], too_few: list[str]
) -> None:
    """Exactly the printed number is enough, one less is not (BRK-5.2.4, BRK-5.2.14)."""
    b = Board(table).leads(0, faction).has(0, *enough).tokens(0, 2, 3)
    b.completes(0, faction, *enough)
    assert [True, 6, 0, 4] == [b.flipped(0), b.above(0), b.below(0), b.supply(0)]
    b.waits("action", 0)

    b = Board(table).leads(0, faction).has(0, *too_few)
    b.refuses(0, f"task:{ID[faction]}", "BRK-5.2.4")
    b.waits("action", 0)


def test_the_faction_task_is_done_once(table: MakeTable) -> None:
    """A flipped card has no task (BRK-5.2.14, BRK-6.1.3)."""
    b = Board(table).leads(0, "VDNKh Commonwealth", flipped=True).has(0, "Tinned Stew", "Pork").tokens(0, 6, 0)

    b.refuses(0, f"task:{ID['VDNKh Commonwealth']}", "BRK-5.2.14")
    b.waits("action", 0)


def test_the_faction_task_is_optional(table: MakeTable) -> None:
    """In reach and not done, turn after turn (BRK-6.1.3, BRK-5.2.17)."""
    b = Board(table).leads(0, "VDNKh Commonwealth").has(0, "Tinned Stew", "Pork")

    b.discards(0, b.hand(0)[0]).takes(0).ends(0)

    assert not b.flipped(0)
    assert ["Pork", "Tinned Stew"] == b.area(0)
    b.waits("action", 1)


# --- resources --------------------------------------------------------------------------------------------------------


def test_a_resource_is_used_for_one_task_only(table: MakeTable) -> None:
    """Two tasks in one turn take different cards (BRK-5.2.16)."""
    b = Board(table).has(0, "Krasnoselskaya", "Dobryninskaya", "Generator", "Rat", "Pork")
    assert ["Dobryninskaya", "Krasnoselskaya"] == [name for name in b.offered(0, "task") if "1905" not in name]

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").lets_go(0)

    assert [] == b.offered(0, "task")  # 3 of 5
    b.waits("action", 0)


def test_several_tasks_may_be_completed_in_one_turn(table: MakeTable) -> None:
    """With different cards, one after another (BRK-5.2.16, BRK-5.1.1)."""
    b = Board(table).has(0, "Krasnoselskaya", "Oktyabrskaya", "Generator", "Rat", "Machine Gun", "Knife")

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)
    b.completes(0, "Oktyabrskaya", "Machine Gun", "Knife").keeps(0)

    assert 7 == b.owned(0)
    assert [occupied("Krasnoselskaya", 1), occupied("Oktyabrskaya", 2)] == b.area(0)
    b.waits("action", 0)


def test_a_completed_task_is_announced(table: MakeTable) -> None:
    """Everybody is told (BRK-5.2.17)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat")

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)

    for viewer in (0, 1, None):
        told = b.told(viewer)
        assert "The Confederation of 1905 completes the Krasnoselskaya task and gains 1 token from the supply." in told
        assert (
            "The Confederation of 1905 keeps Krasnoselskaya with 1 token on it "
            "and plays life support for free from now on."
        ) == told[-1]
    b.waits("action", 0)


def test_a_defence_card_counts_for_no_task(table: MakeTable) -> None:
    """A Rat turned is no food (BRK-5.2.18, BRK-6.2.7)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", turned("Rat"))
    assert [] == b.offered(0, "task")

    other = Board(table).has(0, "Krasnoselskaya", "Generator", turned("Rat"), "Rat")
    other.answer(0, f"task:{ID['Krasnoselskaya']}")
    other.refuses(0, f"turned:{ID['Rat']}", "BRK-5.2.18")
    other.answer(0, f"card:{ID['Generator']}").answer(0, f"card:{ID['Rat']}").lets_go(0)

    assert [turned("Rat")] == other.area(0)
    b.waits("action", 0)
    other.waits("action", 0)


def test_a_station_let_go_gives_no_benefit_afterwards(table: MakeTable) -> None:
    """No discount and no caravan bonus (BRK-5.2.19, BRK-6.3.7)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat").holds(0, "Medicine", "Sokolniki").tokens(0, 2, 3)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").lets_go(0)
    b.plays(0, "Medicine")

    assert 3 == b.below(0)  # the full price of a life-support card
    b.waits("take_or_act", 0)


def test_nothing_fits_into_the_middle_of_a_task(table: MakeTable) -> None:
    """While cards are chosen and the station is decided on, nothing else is offered (BRK-5.2.20, BRK-5.3.5)."""
    b = Board(table).has(0, "Krasnoselskaya", "Oktyabrskaya", "Generator", "Rat", "Machine Gun", "Knife", "Candles")

    b.answer(0, f"task:{ID['Krasnoselskaya']}").answer(0, f"card:{ID['Generator']}")
    assert {"card:res_food_rat", "card:res_life_candles"} == set(b.options(0))
    b.answer(0, f"card:{ID['Rat']}").answer(0, "done")

    assert ["keep", "let_go"] == b.options(0)
    b.keeps(0)
    assert "Oktyabrskaya" in b.offered(0, "task")
    b.waits("action", 0)


def test_a_station_played_again_is_a_fresh_one(table: MakeTable) -> None:
    """Completed, cleaned up, and in play once more: no tokens on it, its task open (BRK-5.2.21)."""
    b = Board(table, 3).nothing_left().market("Books", "Hunter", "Pistol")
    b.has(0, occupied("Krasnoselskaya", 2), "Medicine", "Candles", "Lubyanka").tokens(0, 1, 3)
    b.holds(0, "Knife", "Uniform", "Pork", "Water Canister")

    b.cleans_up(0, "Krasnoselskaya").plays(0, "Water Canister").takes(0, "Books")
    assert ["Krasnoselskaya", "Hunter", "Pistol"] == b.row()  # the only card of the pile fills the gap
    b.ends(0).takes(0, "Krasnoselskaya")
    for other in (1, 2):
        b.discards_three(other, *b.hand(other)[:3])
        while (other, "take") in b.asked() or (other, "take_or_act") in b.asked():
            b.answer(other, b.options(other)[0])
        if (other, "end_turn") in b.asked():
            b.ends(other)
    b.plays(0, "Krasnoselskaya")

    assert ["Candles", "Krasnoselskaya", "Lubyanka", "Medicine", "Water Canister"] == b.area(0)
    assert ["Krasnoselskaya"] == b.offered(0, "task")
    b.completes(0, "Krasnoselskaya", "Medicine", "Candles", "Water Canister").keeps(0)
    assert [occupied("Krasnoselskaya", 1), "Lubyanka"] == b.area(0)
    b.waits("take_or_act", 0)


def test_a_water_canister_costs_one_serves_as_one_and_guards_for_one(table: MakeTable) -> None:
    """The smallest resource on both its halves (BRK-4.2.5, BRK-5.2.4, BRK-6.2.1)."""
    laid = Board(table).holds(0, "Water Canister").plays(0, "Water Canister")
    turned_over = Board(table).holds(0, "Water Canister").guards(0, "Water Canister")
    short = Board(table).has(0, "Krasnoselskaya", "Water Canister")

    assert (4, 4) == (laid.above(0), turned_over.above(0))
    assert "come to 1 at most" in short.refuses(0, f"task:{ID['Krasnoselskaya']}", "BRK-5.2.4")
    laid.waits("take_or_act", 0)
    turned_over.waits("take_or_act", 0)
    short.waits("action", 0)
