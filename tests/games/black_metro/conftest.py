"""The fixture `city` makes scenarios: `city(3)` is an empty city with Red, Green and Blue."""

from collections.abc import Callable
from typing import Any

import pytest
from black_metro_table import City


@pytest.fixture
def city(table: Any) -> Callable[..., City]:
    def make(seats: int = 3, **options: str) -> City:
        return City(table("black_metro", seats, **options))

    return make
