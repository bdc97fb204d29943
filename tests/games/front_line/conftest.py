"""The fixture `front` makes scenarios: `front("misha olga _")`."""

from collections.abc import Callable
from typing import Any

import pytest
from front_line_table import Front


@pytest.fixture
def front(table: Any) -> Callable[..., Front]:
    def make(line: str, **options: str) -> Front:
        return Front(table, line, **options)

    return make
