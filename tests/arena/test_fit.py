"""Networks fitted to positions; both ways to fit need NumPy."""

import sys
from typing import Any

import pytest

from railhead.arena.fit import Positions, fit, fit_elsewhere

np: Any = pytest.importorskip("numpy")


def lucky_seven(count: int) -> Positions:
    """Positions of one fact each, of ten; whoever has fact 7 wins."""
    columns = np.arange(count, dtype=np.int32) % 10
    return Positions(columns, np.ones(count, np.float32), np.arange(count + 1), (columns == 7).astype(np.float32))


def test_a_network_finds_what_wins() -> None:
    found = fit(lucky_seven(20_000), 10, seed=1, library="numpy", hidden=4)

    odds = np.maximum(found.rows, 0) @ found.out + found.bias

    assert (4, 7) == (found.rows.shape[1], odds.argmax())


def test_another_python_fits_the_same_network() -> None:
    here = fit(lucky_seven(2_000), 10, seed=1, library="numpy", hidden=4)
    there = fit_elsewhere(sys.executable, lucky_seven(2_000), 10, 1, "numpy", 4)

    assert np.array_equal(here.rows, there.rows)
    assert (here.bias, here.held_out_loss) == (there.bias, there.held_out_loss)
