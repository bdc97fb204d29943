"""Chapter BRK-12: the worked examples, number by number."""

import pytest
from breakthrough_table import ID, Board, MakeTable, occupied, turned

from railhead.games.breakthrough.queries import current_cost, reach


def cost(b: Board, name: str) -> int:
    """What a card costs the first player now."""
    return int(current_cost(b.table.state, 0, b.table.rules.cards.index(ID[name])))


def test_station_task(table: MakeTable) -> None:
    """Novoslobodskaya, 3 + 3 + 1 = 7: a token, lower tokens up, resources gone, kept with 1 token (BRK-12.1)."""
    short = Board(table).has(0, "Novoslobodskaya", "Pork", "Assault Rifle").tokens(0, 1, 4)
    short.refuses(0, f"task:{ID['Novoslobodskaya']}", "BRK-5.2.4")  # 6 of 7
    short.waits("action", 0)
    b = Board(table).has(0, "Novoslobodskaya", "Pork", "Assault Rifle", "Rat").tokens(0, 1, 4)
    assert [4, 3, 7] == reach(b.table.state, 0)  # neither colour alone is enough

    b.completes(0, "Novoslobodskaya", "Pork", "Assault Rifle", "Rat")
    assert [6, 0, 4] == [b.above(0), b.below(0), b.supply(0)]
    assert ["Rat", "Assault Rifle", "Pork"] == b.discard_pile()
    b.keeps(0)

    assert [occupied("Novoslobodskaya", 1)] == b.area(0)
    assert 5 == b.above(0)
    b.waits("action", 0)


def test_faction_task(table: MakeTable) -> None:
    """The Fourth Reich with 7 military: a token, tokens up, flipped, gear is free from now on (BRK-12.2)."""
    b = Board(table).leads(0, "Fourth Reich").has(0, "Machine Gun", "Assault Rifle").tokens(0, 2, 3)
    b.holds(0, "Hazard Suit", "Medicine")
    assert [3, 3] == [cost(b, "Hazard Suit"), cost(b, "Medicine")]

    b.completes(0, "Fourth Reich", "Machine Gun", "Assault Rifle")
    assert [6, 0, 4] == [b.above(0), b.below(0), b.supply(0)]
    assert b.flipped(0)
    assert [0, 3] == [cost(b, "Hazard Suit"), cost(b, "Medicine")]
    b.plays(0, "Hazard Suit")

    assert (6, 0) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


@pytest.mark.parametrize("card", ["Pork", "Chistye Prudy"])
@pytest.mark.parametrize(("stations", "paid"), [((), 3), (("Komsomolskaya",), 2)])
def test_discounts(table: MakeTable, card: str, stations: tuple[str, ...], paid: int) -> None:
    """With Komsomolskaya, Pork is played for 2 instead of 3, and so is Chistye Prudy (BRK-12.3)."""
    b = Board(table).has(0, *stations).holds(0, card).tokens(0, 5, 0)

    b.plays(0, card)

    assert (5 - paid, paid) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


def test_free_food(table: MakeTable) -> None:
    """Its task done and the token gained put on it, Komsomolskaya makes food free (BRK-12.3)."""
    b = Board(table).has(0, "Komsomolskaya", "Generator", "Mushrooms").holds(0, "Pork", "Chistye Prudy").tokens(0, 4, 1)
    assert [2, 2] == [cost(b, "Pork"), cost(b, "Chistye Prudy")]

    b.completes(0, "Komsomolskaya", "Generator", "Mushrooms")
    assert [6, 0, 4] == [b.above(0), b.below(0), b.supply(0)]
    b.keeps(0)
    assert [occupied("Komsomolskaya", 1)] == b.area(0)
    b.plays(0, "Pork")

    assert (5, 0) == (b.above(0), b.below(0))
    assert 2 == cost(b, "Chistye Prudy")
    b.waits("take_or_act", 0)


def test_caravan(table: MakeTable) -> None:
    """Sokolniki: 5 + 1 = 6 of 7 tokens up; the opponent with Kievskaya moves 1 (BRK-12.4)."""
    b = Board(table).has(0, "Sokolniki").holds(0, "Military Caravan").tokens(0, 0, 7)
    b.has(1, "Kievskaya").tokens(1, 2, 3)

    b.discards(0, "Military Caravan")

    assert (6, 1) == (b.above(0), b.below(0))
    assert (3, 2) == (b.above(1), b.below(1))
    b.waits("take_or_act", 0)


def test_hero(table: MakeTable) -> None:
    """Uniform 1 and Backpack 2, doubled by Hunter for 3 tokens: (1 + 2) x 2 = 6 for Paveletskaya (BRK-12.5)."""
    b = Board(table).has(0, "Uniform", "Backpack", "Paveletskaya").holds(0, "Hunter").tokens(0, 3, 2)
    assert [0, 3, 3] == reach(b.table.state, 0)
    b.refuses(0, f"task:{ID['Paveletskaya']}", "BRK-5.2.4")  # 3 of 6

    b.plays(0, "Hunter")
    assert (0, 5) == (b.above(0), b.below(0))
    assert [0, 6, 6] == reach(b.table.state, 0)
    b.completes(0, "Paveletskaya", "Uniform", "Backpack", "Hunter").keeps(0)

    assert [occupied("Paveletskaya", 1)] == b.area(0)
    assert [5, 0, 4] == [b.above(0), b.below(0), b.supply(0)]
    assert ["Hunter", "Backpack", "Uniform"] == b.discard_pile()
    b.waits("take_or_act", 0)


def test_threat(table: MakeTable) -> None:
    """Ghost Giant: A repels with the Cooking Pot, B loses a station, C repels with the Ghoul; all refill (BRK-12.6)."""
    b = Board(table, 3).holds(0, "Ghost Giant", "Pork").tokens(0, 0, 6).has(0, turned("Cooking Pot"), "Sokolniki")
    b.has(1, turned("Backpack"), turned("Rat"), "Kurskaya", "Belorusskaya").tokens(1, 3, 2)
    b.has(2, turned("Ghoul"), "Lubyanka").holds(2, "Hunter").tokens(2, 0, 5)

    b.discards(0, "Ghost Giant")
    assert (5, 1) == (b.above(0), b.below(0))
    assert ["Sokolniki"] == b.area(0)
    b.lays_free(0, "Pork").gives_up(1, "Kurskaya")
    assert [turned("Backpack"), "Belorusskaya", turned("Rat")] == b.area(1)
    b.lays_free(2, "Hunter")
    assert ["Hunter", "Lubyanka"] == b.area(2)
    assert [(5, 1), (3, 2), (0, 5)] == [(b.above(seat), b.below(seat)) for seat in range(3)]
    b.takes(0).takes(0).takes(2).ends(0)

    assert [5, 5, 5] == [len(b.hand(seat)) for seat in range(3)]
    assert ["Ghoul", "Kurskaya", "Cooking Pot", "Ghost Giant"] == b.discard_pile()
    b.waits("action", 1)


def test_rising_price_of_stations(table: MakeTable) -> None:
    """7 tokens: 2 of 6 placed, 4 left; 8: 3 of 5, 2 left; 9: 3 above and 4 needed, so it is discarded (BRK-12.7)."""
    b = Board(table).tokens(0, 3, 2)
    b.has(
        0,
        occupied("Lubyanka", 1),
        *("Krasnoselskaya", "Generator", "Rat"),
        *("Dobryninskaya", "Pork", "Mushrooms"),
        *("Mayakovskaya", "Books", "Medicine"),
    )
    assert 6 == b.owned(0)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat")
    assert (7, 6) == (b.owned(0), b.above(0))
    b.keeps(0)
    assert 4 == b.above(0)

    b.completes(0, "Dobryninskaya", "Pork", "Mushrooms")
    assert (8, 5) == (b.owned(0), b.above(0))
    b.keeps(0)
    assert 2 == b.above(0)

    b.completes(0, "Mayakovskaya", "Books", "Medicine")
    assert (9, 3) == (b.owned(0), b.above(0))
    assert [occupied("Dobryninskaya", 3), occupied("Krasnoselskaya", 2), occupied("Lubyanka", 1)] == b.area(0)
    b.waits("action", 0)
