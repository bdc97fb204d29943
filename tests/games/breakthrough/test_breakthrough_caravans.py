"""Chapter BRK-6: caravans."""

import pytest
from breakthrough_table import DECK, ID, Board, MakeTable, occupied


def test_a_caravan_can_only_be_discarded(table: MakeTable) -> None:
    """Not played, whatever the tokens (BRK-6.4.1, BRK-4.2.3)."""
    b = Board(table).holds_only(0, "Military Caravan", "Peaceful Caravan").tokens(0, 9, 0)

    assert ["discard"] == b.options(0)
    b.refuses(0, f"card:{ID['Peaceful Caravan']}", "BRK-4.2.3")
    b.waits("action", 0)


def test_the_discarder_regains_the_cost(table: MakeTable) -> None:
    """Five tokens up (BRK-6.4.2)."""
    b = Board(table).holds(0, "Peaceful Caravan").tokens(0, 0, 7)

    b.discards(0, "Peaceful Caravan")

    assert (5, 2) == (b.above(0), b.below(0))
    b.waits("take", 0)


def test_the_market_is_renewed(table: MakeTable) -> None:
    """All three go to the discard pile, three new ones come (BRK-6.4.3)."""
    b = Board(table).market("Books", "Ghoul", "Hunter").deck("Rat", "Knife", "Pork", "Uniform")
    b.holds(0, "Peaceful Caravan")

    b.discards(0, "Peaceful Caravan")

    assert ["Rat", "Knife", "Pork"] == b.row()
    assert ["Books", "Ghoul", "Hunter", "Peaceful Caravan"] == sorted(b.discard_pile())
    b.takes(0, "Knife")
    assert ["Rat", "Uniform", "Pork"] == b.row()
    b.waits("action", 1)


def test_a_gap_is_filled_by_the_renewal(table: MakeTable) -> None:
    """Three cards are revealed, however many lay there (BRK-6.4.3)."""
    b = Board(table).market(None, "Ghoul", None).deck("Rat", "Knife", "Pork").holds(0, "Peaceful Caravan")

    b.discards(0, "Peaceful Caravan")

    assert ["Rat", "Knife", "Pork"] == b.row()
    b.waits("take", 0)


def test_a_reshuffle_during_the_renewal_takes_the_old_market_and_the_caravan_along(table: MakeTable) -> None:
    """One card is left in the deck; the pile holds just the caravan and the old row (BRK-6.4.3, BRK-8.2.1)."""
    b = Board(table, 3).nothing_left().market("Books", "Hunter", "Knife").deck("Rat")
    b.holds(0, "Peaceful Caravan", "Pork", "Pistol", "Medicine", "Uniform")
    b.table.chance("deck", ID["Knife"], ID["Peaceful Caravan"], ID["Books"], ID["Hunter"])

    b.discards(0, "Peaceful Caravan")

    assert ["Rat", "Knife", "Peaceful Caravan"] == b.row()
    assert 2 == b.deck_size()
    assert [] == b.discard_pile()
    b.waits("take", 0)


@pytest.mark.parametrize(
    ("caravan", "moved"),
    [("Military Caravan", [3, 2, 0]), ("Peaceful Caravan", [1, 1, 1])],
)
def test_every_player_rests_a_token_for_each_reward_of_the_category(
    table: MakeTable, caravan: str, moved: list[int]
) -> None:
    """Stations in play, occupied or not, and a flipped faction card; the discarder included (BRK-6.4.4)."""
    b = Board(table, 3).holds(0, caravan).leads(0, "Fourth Reich", flipped=True).tokens(0, 0, 8)
    b.has(0, occupied("Sokolniki", 1), "Kurskaya", "Komsomolskaya")  # weapons, ammunition, food
    b.leads(1, "VDNKh Commonwealth").has(1, "Lubyanka", "Oktyabrskaya", "Mayakovskaya").tokens(1, 0, 5)
    b.leads(2, "Sevastopol Garrison", flipped=True).tokens(2, 0, 6)

    b.discards(0, caravan)

    assert [5 + moved[0], moved[1], moved[2]] == [b.above(seat) for seat in range(3)]
    b.waits("take_or_act", 0)


def test_stations_in_hand_and_other_cards_give_no_bonus(table: MakeTable) -> None:
    """Only stations in play and the flipped faction card (BRK-6.4.4)."""
    b = Board(table).holds(0, "Military Caravan").holds(1, "Sokolniki").has(1, "Machine Gun", "Hunter").tokens(1, 0, 5)

    b.discards(0, "Military Caravan")

    assert (0, 5) == (b.above(1), b.below(1))
    b.waits("take", 0)


@pytest.mark.parametrize(("below", "above_after"), [(1, 1), (2, 2), (3, 2)])
def test_the_bonus_is_automatic_and_no_more_than_lies_below(table: MakeTable, below: int, above_after: int) -> None:
    """Two stations, one token below: one moves (BRK-6.4.5, BRK-2.1.5)."""
    b = Board(table).holds(0, "Military Caravan").tokens(1, 0, below)
    b.has(1, "Sokolniki", "Kurskaya", occupied("Komsomolskaya", 5 - below))

    b.discards(0, "Military Caravan")

    assert (above_after, below - above_after) == (b.above(1), b.below(1))
    b.waits("take", 0)


def test_cost_and_bonus_of_the_discarder_add_up(table: MakeTable) -> None:
    """Seven below, two stations: five and two (BRK-6.4.5)."""
    b = Board(table).holds(0, "Military Caravan").has(0, "Sokolniki", "Kurskaya").tokens(0, 1, 8)

    b.discards(0, "Military Caravan")

    assert (8, 1) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


def test_the_discarder_then_takes_from_the_renewed_market_or_the_deck(table: MakeTable) -> None:
    """One card (BRK-6.4.6)."""
    b = Board(table).market("Books", "Ghoul", "Hunter").deck("Rat", "Knife", "Pork", "Uniform", "Candles")
    b.holds(0, "Peaceful Caravan")

    b.discards(0, "Peaceful Caravan")
    assert ["Knife", "Pork", "Rat"] == b.offered(0, "card")
    b.takes(0, DECK)

    assert "Uniform" in b.hand(0)
    assert 5 == len(b.hand(0))
    b.waits("action", 1)


@pytest.mark.parametrize(("caravan", "moved"), [("Military Caravan", 0), ("Peaceful Caravan", 1)])
def test_the_colour_of_the_task_plays_no_part(table: MakeTable, caravan: str, moved: int) -> None:
    """Belorusskaya has a military task and a reward of goods (BRK-6.4.7, BRK-6.3.9)."""
    b = Board(table).holds(0, caravan).has(1, "Belorusskaya").tokens(1, 0, 5)

    b.discards(0, caravan)

    assert moved == b.above(1)
    b.waits("take", 0)


def test_a_station_that_was_let_go_gives_no_bonus(table: MakeTable) -> None:
    """It has left play (BRK-5.2.19)."""
    b = Board(table).has(0, "Oktyabrskaya", "Machine Gun", "Knife").holds(0, "Military Caravan").tokens(0, 0, 5)

    b.completes(0, "Oktyabrskaya", "Machine Gun", "Knife").lets_go(0)
    assert (6, 0) == (b.above(0), b.below(0))
    b.discards(0, "Military Caravan")

    assert not [line for line in b.told() if "thanks to the caravan" in line]
    b.waits("take", 0)
