"""The worked moves on the page "how to play": they are played as they are drawn."""

from typing import Any

from railhead.web.lessons import facts_of

FIGHT, CAPTURE = facts_of("metro2033")["examples"]
ARMY = 6  # in the capture; the sentence says it


def numbers(tiles: list[dict[str, Any]]) -> list[int]:
    return [int(tile["note"]) for tile in tiles if "note" in tile]


def sums(tile: dict[str, Any]) -> list[int]:
    return [int(part) for part in tile["note"].split(" + ")]


def test_a_fight_for_a_station(metro):
    """Hero 5 + Counterattack 2 against army 6 + Evasion 0 (M33-17.3, M33-20.8)."""
    (hero, modifier), (army, nothing) = (sums(tile) for tile in FIGHT["before"] if "note" in tile)
    attack, defence = FIGHT["card"].removeprefix("c_"), FIGHT["against"]
    station = FIGHT["after"][-1]["face"]
    m = metro("reich", "arbat", "conf1905")
    m.reich.hero("anna", at=station).gear("e_pistol")
    m.arbat.army(army)
    m.hero_action(m.reich).combat_cards([attack], [defence])

    m.reich.says("attack_station")
    m.play_cards(m.reich, attack, m.arbat, defence)

    assert (hero + modifier, army + nothing) == m.strengths() == tuple(numbers(FIGHT["after"]))
    assert m.owner(station) is None
    m.then("refuge", m.arbat)


def test_capturing_a_station(metro):
    """The reward, a pig and a mushroom, a point (M33-13.1.1)."""
    threat, pigs, mushrooms, ammo = numbers(CAPTURE["before"])
    station = CAPTURE["before"][0]["face"]
    m = metro("reich", "redline")
    m.reich.army(ARMY).tokens(pigs=pigs, mushrooms=mushrooms, ammo=ammo)
    m.threats(CAPTURE["card"]).army_turn(m.reich)
    points = m.reich.points

    m.reich.says("attack_station", f"station:{station}").says("pay:pigs1+mushrooms1", to="capture")

    assert (ARMY, threat) == m.strengths()
    assert [m.reich.points - points, *m.reich.purse] == numbers(CAPTURE["after"])
    assert "reich" == m.owner(station)
    m.then("move", m.reich)
