"""Chapter BRK-4, main actions 2 and 3: discard one card, discard three."""

import pytest
from breakthrough_table import ID, Board, MakeTable, occupied, turned


def test_a_discard_regains_the_cost_and_takes_a_card(table: MakeTable) -> None:
    """Three tokens come up for Pork, then one card is taken (BRK-4.3.1, BRK-2.1.4; BRK-13, D6)."""
    b = Board(table).holds(0, "Pork").tokens(0, 1, 4)

    b.discards(0, "Pork")

    assert (4, 1) == (b.above(0), b.below(0))
    assert ["Pork"] == b.discard_pile()
    assert 4 == len(b.hand(0))
    b.takes(0)
    b.waits("action", 1)


@pytest.mark.parametrize(("below", "regained"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_no_more_is_regained_than_lies_below(table: MakeTable, below: int, regained: int) -> None:
    """The difference is lost; with nothing below it is still legal (BRK-2.1.5, BRK-4.3.3)."""
    b = Board(table).holds(0, "Pork").tokens(0, 5, below)
    above, supply = b.above(0), b.supply(0)

    b.discards(0, "Pork")

    assert (above + regained, below - regained) == (b.above(0), b.below(0))
    assert supply == b.supply(0)
    b.waits("take", 0)


def test_any_card_of_the_hand_may_be_discarded(table: MakeTable) -> None:
    """Resource, station, hero, threat and caravan (BRK-4.3.2, BRK-6.3.2, BRK-6.5.1)."""
    cards = ["Ghoul", "Hunter", "Kurskaya", "Military Caravan", "Pork"]
    b = Board(table).holds_only(0, *cards).tokens(0, 0, 5)

    b.answer(0, "discard")

    assert cards == b.offered(0, "card")
    b.refuses(0, f"card:{ID['Rat']}", "BRK-4.3.1")
    b.waits("discard_one", 0)


def test_discounts_do_not_change_what_is_regained(table: MakeTable) -> None:
    """Pork is free for its owner and still regains 3 (BRK-4.3.2)."""
    b = Board(table).has(0, occupied("Komsomolskaya", 1), "Alexander Garden").holds(0, "Pork").tokens(0, 0, 4)

    b.discards(0, "Pork")

    assert (3, 1) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


@pytest.mark.parametrize(("card", "cost"), [("Backpack", 2), ("Ghost Giant", 5), ("Reactor Slug", 4)])
def test_a_defence_cost_is_never_regained(table: MakeTable, card: str, cost: int) -> None:
    """What counts is the upright cost: Backpack 2 not 1, Ghost Giant 5 not 3, Reactor Slug 4 not 2 (BRK-4.3.2)."""
    b = Board(table).holds(0, card).tokens(0, 0, 7)

    b.discards(0, card)

    assert (cost, 7 - cost) == (b.above(0), b.below(0))
    b.waits("take", 0)


def test_only_active_cards_have_an_effect_when_discarded(table: MakeTable) -> None:
    """A station, a hero and a resource just go (BRK-4.3.4)."""
    for card in ("Arbatskaya", "Hunter", "Rat"):
        b = Board(table).holds(0, card).has(1, "Pork", "Kurskaya", "Assault Rifle").tokens(1, 1, 4)
        row = b.row()
        b.discards(0, card)

        assert ["Assault Rifle", "Kurskaya", "Pork"] == b.area(1)
        assert (1, 4) == (b.above(1), b.below(1))
        assert row == b.row()
        b.waits("take", 0)


def test_an_active_card_has_its_effect_after_the_tokens_are_regained(table: MakeTable) -> None:
    """Caravan: five up for its cost and then one for the station, from six below (BRK-4.3.5, BRK-6.4.2)."""
    b = Board(table).holds(0, "Military Caravan").has(0, "Sokolniki").tokens(0, 0, 6)

    b.discards(0, "Military Caravan")

    assert (6, 0) == (b.above(0), b.below(0))
    told = b.told()
    assert "The Confederation of 1905 discards Military Caravan and regains 5 tokens." == told[0]
    assert told.index("The caravan renews the market.") < told.index(
        "The Confederation of 1905 moves 1 token up thanks to the caravan."
    )
    b.waits("take_or_act", 0)


def test_a_threat_attacks_after_the_tokens_are_regained(table: MakeTable) -> None:
    """In the order of the rules: regain, then the attack (BRK-4.3.5, BRK-7.1.1)."""
    b = Board(table).holds(0, "Plague Pack").has(0, "Pork").tokens(0, 0, 5)

    b.discards(0, "Plague Pack")

    assert [
        "The Confederation of 1905 discards Plague Pack and regains 4 tokens.",
        "Plague Pack attacks every player.",
        "The Confederation of 1905 cannot repel Plague Pack.",
        "The Confederation of 1905 loses Pork.",
        "The VDNKh Commonwealth cannot repel Plague Pack.",
        "The VDNKh Commonwealth has nothing to lose to it.",
    ] == b.told()
    b.waits("take", 0)


def test_regained_tokens_may_be_put_on_a_station_in_the_same_turn(table: MakeTable) -> None:
    """Not even with "no refresh" need they wait: the second station takes two tokens (BRK-4.3.6, BRK-5.2.10)."""
    b = Board(table, survival_3_no_refresh="on").holds(0, "Rat")
    b.has(0, occupied("Lubyanka", 1), "Paveletskaya", "Machine Gun", "Pistol").tokens(0, 0, 4)

    b.discards(0, "Rat")
    assert (1, 3) == (b.above(0), b.below(0))
    b.completes(0, "Paveletskaya", "Machine Gun", "Pistol").keeps(0)

    assert [occupied("Lubyanka", 1), occupied("Paveletskaya", 2)] == b.area(0)
    assert (0, 3) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


# --- three cards ------------------------------------------------------------------------------------------------------


def test_three_cards_go_without_tokens_and_without_effect(table: MakeTable) -> None:
    """Not even a threat and a caravan do anything (BRK-4.4.1, BRK-6.6.3; BRK-13, D7)."""
    b = Board(table).holds(0, "Ghost Giant", "Military Caravan", "Pork", "Rat").has(1, "Sokolniki").tokens(0, 0, 5)
    b.tokens(1, 0, 5)
    row = b.row()

    b.discards_three(0, "Military Caravan", "Ghost Giant", "Pork")

    assert ["Pork", "Ghost Giant", "Military Caravan"] == b.discard_pile()
    assert [0, 5, 0, 5] == [b.above(0), b.below(0), b.above(1), b.below(1)]
    assert row == b.row()
    assert ["Sokolniki"] == b.area(1)
    assert 2 == len(b.hand(0))
    b.waits("take", 0)


def test_all_three_are_discarded_before_the_first_is_taken(table: MakeTable) -> None:
    """Three choices, then three cards, one after another (BRK-4.4.2, BRK-4.4.4)."""
    b = Board(table).holds(0, "Pork", "Rat", "Books")

    b.answer(0, "discard_three")
    for card in ("Pork", "Rat", "Books"):
        b.waits("discard_three", 0)
        b.answer(0, f"card:{ID[card]}")
    for left in (3, 2, 1):
        assert 5 - left == len(b.hand(0))
        b.takes(0)

    assert 5 == len(b.hand(0))
    b.waits("action", 1)


def test_a_hand_of_exactly_three_goes_without_a_choice(table: MakeTable) -> None:
    """Nothing is left to choose (BRK-4.4.1)."""
    b = Board(table).holds_only(0, "Pork", "Rat", "Ghoul").tokens(0, 2, 3)

    b.answer(0, "discard_three")

    assert ["Ghoul", "Pork", "Rat"] == sorted(b.discard_pile())
    assert (2, 3) == (b.above(0), b.below(0))
    b.waits("take", 0)


@pytest.mark.parametrize("held", [1, 2])
def test_with_fewer_than_three_cards_three_cannot_be_discarded(table: MakeTable, held: int) -> None:
    """Main action 3 needs three cards (BRK-4.4.3)."""
    b = Board(table).holds_only(0, *["Pork", "Rat"][:held])

    b.refuses(0, "discard_three", "BRK-4.4.3")
    assert "discard" in b.options(0)
    b.waits("action", 0)


def test_a_thrown_card_that_lies_turned_in_play_is_another_one(table: MakeTable) -> None:
    """Only cards from hand are discarded by main actions (BRK-4.3.1)."""
    b = Board(table).has(0, turned("Rat")).holds(0, "Rat").tokens(0, 4, 1)

    b.discards(0, "Rat")

    assert [turned("Rat")] == b.area(0)
    assert (5, 0) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)
