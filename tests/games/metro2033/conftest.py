"""The fixture `metro`: tables of Metro 2033 by the factions that sit there."""

from collections.abc import Callable

import pytest
from metro2033_table import MakeTable, Metro


@pytest.fixture
def metro(table: MakeTable) -> Callable[..., Metro]:
    """`metro("reich", "redline")`: a table of these factions; see `metro2033_table.Metro`."""

    def make(*factions: str) -> Metro:
        return Metro(table, *factions)

    return make
