"""Matches that a long random campaign once stumbled over."""

import pytest

import railhead
from railhead.arena.soak import play_cheaply
from railhead.testing.secrecy import play_secret


@pytest.mark.parametrize(
    ("seats", "seed", "variant"), [(6, 1741, "english_edition"), (9, 8638, "long"), (10, 28502, "english_edition")]
)
def test_a_comrade_who_dies_on_the_way_leaves_a_sound_position(seats, seed, variant):
    """His move is still on the stack while others decide about his death, and that is no fault (FLN-4.3.3, FLN-6.8)."""
    assert play_cheaply(railhead.ruleset("front_line"), seats, seed, {"variant": variant}) > 0


def test_who_discards_a_useless_card_does_so_openly():
    """Two deals may leave the same table behind, but which player discarded is for all to see (FLN-8.3.4)."""
    assert play_secret(railhead.ruleset("front_line"), 4, 677, {"variant": "normal"}) > 0
