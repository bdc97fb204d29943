"""The worked moves on the page "how to play": they are played as they are drawn."""

from typing import Any

from railhead.web.lessons import facts_of

OVERWHELMED, TIE = facts_of("black_metro")["examples"]
DISTRICT = 5


def numbers(tiles: list[dict[str, Any]]) -> list[int]:
    return [int(tile["note"]) for tile in tiles]


def test_overwhelmed(city):
    """4 against 1: a power for dominance and one for overwhelming, a strain for the other (BLK-6.1.9, BLK-6.1.10)."""
    strong, weak = numbers(OVERWHELMED["before"])
    c = city(2).at(0, DISTRICT, f"{strong}s").at(1, DISTRICT, f"{weak}s").relic(0)

    c.phase("dominance").done()

    assert [strong, c.state.power[0], 0, c.state.strain[1]] == numbers(OVERWHELMED["after"])
    assert (f"{strong}s", "") == (c.there(0, DISTRICT), c.there(1, DISTRICT))


def test_a_tie(city):
    """Two subordinates and a paragon are as strong: nobody takes anything (BLK-6.1.4)."""
    subordinates, paragon = numbers(TIE["before"])
    c = city(2).at(0, DISTRICT, f"{subordinates}s").at(1, DISTRICT, "1p")

    c.phase("dominance").done()

    assert [subordinates, c.state.power[0], paragon, c.state.strain[1]] == numbers(TIE["after"])
    assert (f"{subordinates}s", "1p") == (c.there(0, DISTRICT), c.there(1, DISTRICT))
