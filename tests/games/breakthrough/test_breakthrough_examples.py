"""Chapter BRK-12: the worked examples, number by number."""

from breakthrough_table import ID, Board, MakeTable, occupied, turned

from railhead.games.breakthrough.queries import current_cost, reach


def test_station_task(table: MakeTable) -> None:
    """Novoslobodskaya, 3 + 3 + 1 = 7: a token, lower tokens up, resources gone, kept with 1 token (BRK-12.1)."""
    b = Board(table).has(0, "Novoslobodskaya", "Pork", "Assault Rifle", "Rat").tokens(0, 1, 4)
    assert [4, 3, 7] == reach(b.table.state, 0)

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
    b.holds(0, "Hazard Suit")

    b.completes(0, "Fourth Reich", "Machine Gun", "Assault Rifle")
    assert [6, 0, 4] == [b.above(0), b.below(0), b.supply(0)]
    assert b.flipped(0)
    b.plays(0, "Hazard Suit")

    assert (6, 0) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


def test_discounts(table: MakeTable) -> None:
    """With Komsomolskaya, Pork costs 2 instead of 3 and Chistye Prudy 2 instead of 3; then food is free (BRK-12.3)."""
    b = Board(table).has(0, "Komsomolskaya", "Generator", "Mushrooms").holds(0, "Pork", "Chistye Prudy").tokens(0, 4, 1)

    def cost(name: str) -> int:
        return int(current_cost(b.table.state, 0, b.table.rules.cards.index(ID[name])))

    assert (2, 2) == (cost("Pork"), cost("Chistye Prudy"))
    b.plays(0, "Chistye Prudy")
    assert (2, 3) == (b.above(0), b.below(0))
    b.completes(0, "Komsomolskaya", "Generator", "Mushrooms").keeps(0)

    assert [occupied("Komsomolskaya", 1)] == [card for card in b.area(0) if card != "Chistye Prudy"]
    assert 0 == cost("Pork")
    b.waits("take_or_act", 0)


def test_caravan(table: MakeTable) -> None:
    """Sokolniki: 5 + 1 = 6 tokens up; the opponent with Kievskaya moves 1 (BRK-12.4)."""
    b = Board(table).has(0, "Sokolniki").holds(0, "Military Caravan").tokens(0, 0, 6)
    b.has(1, "Kievskaya").tokens(1, 2, 3)

    b.discards(0, "Military Caravan")

    assert (6, 0) == (b.above(0), b.below(0))
    assert (3, 2) == (b.above(1), b.below(1))
    b.waits("take_or_act", 0)


def test_hero(table: MakeTable) -> None:
    """Uniform 1 and Backpack 2, doubled by Hunter for 3 tokens: (1 + 2) x 2 = 6 for Paveletskaya (BRK-12.5)."""
    b = Board(table).has(0, "Uniform", "Backpack", "Paveletskaya").holds(0, "Hunter").tokens(0, 3, 2)
    assert [0, 3, 3] == reach(b.table.state, 0)

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
    b = Board(table, 3).holds(0, "Ghost Giant", "Pork").tokens(0, 0, 5).has(0, turned("Cooking Pot"))
    b.has(1, turned("Backpack"), turned("Rat"), "Kurskaya")
    b.has(2, turned("Ghoul"), "Lubyanka").holds(2, "Hunter")

    b.discards(0, "Ghost Giant")
    assert (5, 0) == (b.above(0), b.below(0))
    assert [] == b.area(0)
    b.lays_free(0, "Pork")
    assert [turned("Backpack"), turned("Rat")] == b.area(1)
    b.lays_free(2, "Hunter")
    assert ["Hunter", "Lubyanka"] == b.area(2)
    assert (5, 0) == (b.above(0), b.below(0))
    b.takes(0).takes(0).takes(2)

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
