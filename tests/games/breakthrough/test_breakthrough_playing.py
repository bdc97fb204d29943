"""Chapter BRK-4, main action 1: play a card; and chapter BRK-2: paying with tokens."""

import pytest
from breakthrough_table import ID, Board, MakeTable, occupied, turned

from railhead.games.breakthrough.queries import reach


def test_playing_pays_the_cost_lays_the_card_and_takes_one(table: MakeTable) -> None:
    """Tokens go from above to below, the card lies face up, one card is taken (BRK-4.2.1, BRK-2.1.3)."""
    b = Board(table).holds(0, "Pork").tokens(0, 5)

    b.plays(0, "Pork")

    assert (2, 3) == (b.above(0), b.below(0))
    assert ["Pork"] == b.area(0)
    assert 4 == len(b.hand(0))
    assert ["The Confederation of 1905 plays Pork and pays 3 tokens."] == b.told()
    b.takes(0)
    assert 5 == len(b.hand(0))
    b.ends(0).waits("action", 1)


def test_a_card_that_is_not_in_hand_cannot_be_played(table: MakeTable) -> None:
    """Only cards from hand are played (BRK-4.2.1)."""
    b = Board(table).holds(0, "Pork").holds(1, "Rat").market("Books", "Knife", "Pistol")

    for elsewhere in ("Rat", "Books", "Radio Set"):
        b.refuses(0, f"play:{ID[elsewhere]}", "BRK-4.2.1")
    b.refuses(0, f"guard:{ID['Rat']}", "BRK-4.2.1")
    b.waits("action", 0)


def test_what_can_be_played_and_how(table: MakeTable) -> None:
    """Resources upright, resources and threats with a defence half turned, stations, heroes (BRK-4.2.2, BRK-6.2.3)."""
    b = Board(table).holds(0, "Rat", "Pork", "Kurskaya", "Hunter", "Ghoul").tokens(0, 9, 0)

    assert ["Hunter", "Kurskaya", "Pork", "Rat"] == b.offered(0, "play")
    assert ["Ghoul", "Rat"] == b.offered(0, "guard")
    b.guards(0, "Ghoul")
    assert [turned("Ghoul")] == b.area(0)
    b.waits("take_or_act", 0)


def test_what_can_never_be_played(table: MakeTable) -> None:
    """Caravans, threats upright, cards without a defence half as a defence (BRK-4.2.3, BRK-6.4.1)."""
    b = Board(table).holds(0, "Military Caravan", "Ghoul", "Tunnel Shade", "Pork").tokens(0, 9, 0)

    assert "can only be discarded" in b.refuses(0, f"card:{ID['Military Caravan']}", "BRK-4.2.3")
    assert "turned as a defence" in b.refuses(0, f"card:{ID['Ghoul']}", "BRK-4.2.3")
    assert "can only be discarded" in b.refuses(0, f"card:{ID['Tunnel Shade']}", "BRK-4.2.3")
    names = b.table.rules.vocabulary.names
    for impossible in ("Tunnel Shade", "Pork", "Military Caravan", "Hunter", "Kurskaya"):
        assert f"guard:{ID[impossible]}" not in names
    for impossible in ("Ghoul", "Tunnel Shade", "Military Caravan"):
        assert f"play:{ID[impossible]}" not in names
    b.waits("action", 0)


def test_the_orientation_is_chosen_for_good(table: MakeTable) -> None:
    """A card laid turned stays turned, one laid upright stays upright (BRK-4.2.4; BRK-13, D5)."""
    b = Board(table, 2).holds(0, "Rat", "Rat").tokens(0, 5)

    b.plays(0, "Rat").takes(0).ends(0).discards(1, b.hand(1)[0]).takes(1).guards(0, "Rat").takes(0).ends(0)

    assert ["Rat", turned("Rat")] == b.area(0)
    b.discards(1, b.hand(1)[0]).takes(1)
    turning = [option for option in b.options(0) if "rat" in option]
    assert [] == turning  # nothing can be done with the two Rats but clean-up
    b.waits("action", 0)


def test_a_defence_is_played_for_its_own_price(table: MakeTable) -> None:
    """Backpack costs 2 upright and 1 turned (BRK-4.2.5, BRK-6.2.1)."""
    upright = Board(table).holds(0, "Backpack").plays(0, "Backpack")
    as_defence = Board(table).holds(0, "Backpack").guards(0, "Backpack")

    assert (3, 2) == (upright.above(0), upright.below(0))
    assert (4, 1) == (as_defence.above(0), as_defence.below(0))
    upright.waits("take_or_act", 0)
    as_defence.waits("take_or_act", 0)


@pytest.mark.parametrize(("above", "playable"), [(2, False), (3, True), (4, True)])
def test_the_full_cost_must_be_above(table: MakeTable, above: int, playable: bool) -> None:
    """Tokens below do not pay; with too few above the card cannot be played (BRK-4.2.6, BRK-2.1.3, BRK-2.1.2)."""
    b = Board(table).holds(0, "Pork", "Ghost Giant").tokens(0, above, 5)

    assert playable == ("Pork" in b.offered(0, "play"))
    assert playable == ("Ghost Giant" in b.offered(0, "guard"))
    if not playable:
        sentence = b.refuses(0, f"play:{ID['Pork']}", "BRK-4.2.6")
        assert "This takes 3 of your tokens above the faction card; you have 2 there." == sentence
        b.refuses(0, f"guard:{ID['Ghost Giant']}", "BRK-4.2.6")
    b.waits("action", 0)


def test_tokens_on_stations_do_not_pay(table: MakeTable) -> None:
    """Only tokens above the faction card can be spent (BRK-2.1.2, BRK-2.1.3)."""
    b = Board(table).holds(0, "Pork").has(0, occupied("Kurskaya", 3)).tokens(0, 2, 1)

    b.refuses(0, f"play:{ID['Pork']}", "BRK-4.2.6")
    b.waits("action", 0)


def test_a_card_never_reduces_its_own_cost(table: MakeTable) -> None:
    """The first Red Line station costs its full price, the second one less (BRK-4.2.7)."""
    b = Board(table).holds(0, "Komsomolskaya", "Chistye Prudy").tokens(0, 8, 0)

    b.plays(0, "Komsomolskaya").takes(0).ends(0)
    assert (5, 3) == (b.above(0), b.below(0))
    b.discards(1, b.hand(1)[0]).takes(1).plays(0, "Chistye Prudy")

    assert (3, 5) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


def test_a_play_for_nothing_is_still_the_main_action_and_draws(table: MakeTable) -> None:
    """Free gear with the Fourth Reich: no token moves, one card is taken, the turn is over (BRK-4.2.8, BRK-6.1.5)."""
    b = Board(table).leads(0, "Fourth Reich", flipped=True).holds(0, "Body Armour").tokens(0, 0, 6)

    b.plays(0, "Body Armour")
    assert (0, 6) == (b.above(0), b.below(0))
    b.takes(0).ends(0)

    assert 5 == len(b.hand(0))
    b.waits("action", 1)


def test_a_lower_cost_applies_by_itself(table: MakeTable) -> None:
    """There is one way to play a cheaper card, at the lower cost; nobody can pay more (BRK-4.2.9)."""
    b = Board(table).has(0, "Komsomolskaya").holds(0, "Pork").tokens(0, 5)

    assert 1 == len([option for option in b.options(0) if option.endswith("pork")])
    b.plays(0, "Pork")

    assert (3, 2) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


def test_a_resource_needs_no_task_to_be_played(table: MakeTable) -> None:
    """Food without a station, with the faction task done (BRK-6.2.5)."""
    b = Board(table).leads(0, "Bauman Alliance", flipped=True).holds(0, "Mushrooms").tokens(0, 5, 1)

    b.plays(0, "Mushrooms")

    assert ["Mushrooms"] == b.area(0)
    b.waits("take_or_act", 0)


def test_any_number_of_cards_may_be_in_play(table: MakeTable) -> None:
    """Twelve cards, several of the same name, and one more (BRK-1.1.6)."""
    many = ["Pork"] * 3 + ["Rat"] * 1 + ["Books"] * 3 + ["Hazard Suit"] * 3
    b = Board(table).has(0, *many, "Kurskaya", "Lubyanka").holds(0, "Rat").tokens(0, 5)

    b.plays(0, "Rat")

    assert 13 == len(b.area(0))
    assert 2 == b.area(0).count("Rat")
    b.waits("take_or_act", 0)


def test_cost_and_amount_are_independent_numbers(table: MakeTable) -> None:
    """Cheaper by a station, Pork still provides 3; what is paid and what counts are two numbers (BRK-6.2.4)."""
    b = Board(table).has(0, "Komsomolskaya").holds(0, "Pork").tokens(0, 5)

    b.plays(0, "Pork")  # costs 2, and is still 3 food

    assert 2 == b.below(0)
    assert [3, 0, 3] == reach(b.table.state, 0)
    b.waits("take_or_act", 0)
