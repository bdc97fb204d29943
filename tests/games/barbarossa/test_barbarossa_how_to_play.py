"""The worked moves on the page "how to play": they are played as they are drawn."""

from typing import Any

from barbarossa_table import does, front, position, purse

from railhead.web.lessons import facts_of

BUYING, ATTACKING = facts_of("barbarossa")["examples"]


def numbers(tiles: list[dict[str, Any]]) -> list[int]:
    return [int(tile["note"]) for tile in tiles if "note" in tile]


def test_buying(table):
    """Trucks cost 3 SP and 1 RP, and go to the discard pile (BAR-11.1)."""
    supply, reinforcement, _ = numbers(BUYING["before"])
    card = BUYING["before"][-1]["face"]
    t = position(table, phase="reinforcement", rp=reinforcement, sp=supply)

    does(t, f"buy:{card}")

    assert [0, 0] == numbers(BUYING["after"])
    assert {} == purse(t)
    assert t.zone("discard", 0) == [card]
    t.waits_for("reinforcement", 0)


def test_attacking(table):
    """Two Grenadier Regiments give 6 BP, a Position costs 5 (BAR-12.2)."""
    *units, target = [tile["face"] for tile in ATTACKING["before"]]
    *gains, cost = numbers(ATTACKING["before"])
    t = position(table, front=units)
    does(t, "attack", f"target:{target}")

    does(t, f"use:{units[0]}.a", f"use:{units[1]}.a", "pay")

    assert front(t) == sorted([target, *[f"~{unit}" for unit in units]])
    assert sum(gains) - cost == purse(t).get("bp", 0)
    t.waits_for("operation", 0)
