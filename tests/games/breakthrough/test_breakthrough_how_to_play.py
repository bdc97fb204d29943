"""The worked moves on the page "how to play": they are played as they are drawn."""

from typing import Any

from breakthrough_table import Board, MakeTable

import railhead
from railhead.games.breakthrough.queries import reach
from railhead.web.lessons import facts_of

RULES = railhead.ruleset("breakthrough")
TITLES = dict(zip(RULES.cards, RULES.card_titles, strict=True))
TASK, DISCOUNT = facts_of("breakthrough")["examples"]


def people(tiles: list[dict[str, Any]]) -> list[int]:
    """The rested and the tired."""
    return [int(tile["note"]) for tile in tiles if "name" in tile]


def titles(tiles: list[dict[str, Any]]) -> list[str]:
    return [TITLES[tile["face"]] for tile in tiles if "face" in tile]


def test_a_task_done(table: MakeTable) -> None:
    """3 + 3 + 1 = 7: a token, and all rest (BRK-5.2.4, BRK-12.1)."""
    resources = titles(TASK["before"])
    b = Board(table).has(0, TITLES[TASK["card"]], *resources).tokens(0, *people(TASK["before"]))
    assert sum(int(tile["note"]) for tile in TASK["before"] if "face" in tile) == max(reach(b.table.state, 0))

    b.completes(0, TITLES[TASK["card"]], *resources)

    assert people(TASK["after"]) == [b.above(0), b.below(0)]
    b.keeps(0)
    b.waits("action", 0)


def test_a_cheaper_card(table: MakeTable) -> None:
    """With Komsomolskaya, Pork is played for 2 instead of 3 (BRK-12.3)."""
    station, card = titles(DISCOUNT["before"])
    b = Board(table).has(0, station).holds(0, card).tokens(0, *people(DISCOUNT["before"]))

    b.plays(0, card)

    assert people(DISCOUNT["after"]) == [b.above(0), b.below(0)]
    b.waits("take_or_act", 0)
