"""A scenario takes cards only from where the test has said nothing."""

import re

import pytest

import railhead
from railhead.testing.scenario import Scenario

TOY = railhead.ruleset("toy")
SHADES = TOY.start_state(2).rules.composition(TOY.start_state(2))[TOY.cards.index("shade")]


def table() -> Scenario:
    """Two players with empty hands; all cards lie in the deck."""
    t = Scenario(TOY, 2)
    for seat in range(2):
        t.deal("hand", [], seat)
    return t


def test_a_card_is_fetched_from_the_deck():
    t = table().deal("hand", ["shade"], 0)

    assert (["shade"], SHADES - 1) == (t.cards("hand", 0), t.cards("deck").count("shade"))


def test_a_card_that_lies_in_a_hand_the_test_has_dealt_is_not_taken_from_there():
    t = table().deal("hand", ["shade"] * SHADES, 0)

    with pytest.raises(AssertionError, match=re.escape("no 'shade' to spare; it lies in ['hand of seat 0']")):
        t.deal("hand", ["shade"], 1)
    assert ["shade"] * SHADES == t.cards("hand", 0)


def test_a_card_is_not_taken_out_of_the_hand_of_another_seat_either():
    """Even if the test has not named what that seat holds."""
    t = Scenario(TOY, 2)
    t.lay("hand", 0, [*t.cards("hand", 0), *["shade"] * t.cards("deck").count("shade")], None)
    t.lay("deck", None, [card for card in t.cards("deck") if card != "shade"], None)
    t.lay("hand", 1, [card for card in t.cards("hand", 1) if card != "shade"], None)
    before = t.cards("hand", 0)

    with pytest.raises(AssertionError, match="to spare"):
        t.deal("hand", ["shade"], 1)
    assert before == t.cards("hand", 0)
