"""Phase 2: maintenance and hiring (section 7)."""

import pytest


def keeping(metro, army: int, pigs: int, law: str = ""):
    m = metro("reich", "redline")
    m.reich.army(army).tokens(pigs=pigs)
    if law:
        m.law(law)
    return m.mobilization(m.reich)


# Strength, pigs -> the levels that can be kept and what each costs: from the army track.
LEVELS = [
    (5, 0, {5: 0}),
    (3, 9, {3: 0}),
    (6, 0, {5: 0}),
    (6, 1, {6: 1, 5: 0}),
    (7, 1, {6: 1, 5: 0}),
    (7, 2, {7: 2, 6: 1, 5: 0}),
    (8, 3, {8: 3, 7: 2, 6: 1, 5: 0}),
    (8, 2, {7: 2, 6: 1, 5: 0}),
]


@pytest.mark.parametrize(("army", "pigs", "levels"), LEVELS)
def test_the_levels_that_can_be_kept(metro, army: int, pigs: int, levels: dict[int, int]):
    """0 pigs up to 5, then 1, 2, 3; never lowered below 5 (M33-7.1.1, 7.1.2); a single level is not asked (M33-0.6)."""
    m = keeping(metro, army, pigs)

    if len(levels) > 1:
        assert [f"level:{level}" for level in levels] == m.reich.options
        m.then("maintenance", m.reich)
    else:
        assert list(levels) == [m.reich.now("army")]
        m.then("army_action", m.reich)


@pytest.mark.parametrize(("army", "pigs", "levels"), [row for row in LEVELS if len(row[2]) > 1])
def test_every_level_costs_its_price(metro, army: int, pigs: int, levels: dict[int, int]):
    """M33-7.1.1: the pigs of the new level are paid, the army stands there."""
    for level, cost in levels.items():
        m = keeping(metro, army, pigs)
        m.reich.says(f"level:{level}", to="maintenance")
        assert (level, pigs - cost) == (m.reich.now("army"), m.reich.now("pigs"))
        m.then("army_action", m.reich)


def test_maintenance_example(metro):
    """Strength 7 and one pig: lower to 6 and pay it, or lower to 5 and keep it (M33-20.3, M33-7.1.3)."""
    m = keeping(metro, 7, 1)

    assert ["level:6", "level:5"] == m.reich.options
    m.reich.is_refused("level:7", "M33-7.1.1")
    m.reich.is_refused("level:4", "M33-7.1.2")
    m.reich.says("level:6", to="maintenance")

    assert (6, 0) == (m.reich.now("army"), m.reich.now("pigs"))
    m.then("army_action", m.reich)


def test_hiring_costs_a_pig_and_an_ammo_each(metro):
    """Any number of soldiers that can be paid (M33-7.2.1)."""
    m = metro("reich", "redline")
    m.reich.army(2).tokens(pigs=4, ammo=3)
    m.mobilization(m.reich)

    assert ["hire:0", "hire:1", "hire:2", "hire:3"] == m.reich.options
    m.reich.is_refused("hire:4", "M33-7.2.1")
    m.reich.says("hire:2", to="hire")

    assert (4, (2, 0, 1)) == (m.reich.now("army"), m.reich.purse)
    m.then("army_action", m.reich)


def test_nobody_hires_above_eight(metro):
    """M33-7.2.1: two soldiers from 6 on."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=9, ammo=9)
    m.mobilization(m.reich)

    m.reich.says("level:6")
    assert ["hire:0", "hire:1", "hire:2"] == m.reich.options
    assert "strength 8" in m.reich.is_refused("hire:3", "M33-7.2.1")

    m.then("hire", m.reich)


def test_hiring_is_voluntary_and_not_asked_without_the_price(metro):
    """M33-7.2.1, M33-0.6: nothing to pay with, no question."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=5)
    m.mobilization(m.reich)

    m.then("army_action", m.reich)


def test_new_soldiers_cost_no_maintenance_this_round(metro):
    """From 5 to 8 with nothing left to pay (M33-7.2.2)."""
    m = metro("reich", "redline")
    m.reich.army(5).tokens(pigs=3, ammo=3)
    m.mobilization(m.reich)

    m.reich.says("hire:3")

    assert (8, (0, 0, 0)) == (m.reich.now("army"), m.reich.purse)
    m.then("army_action", m.reich)


def test_maintenance_comes_before_hiring(metro):
    """M33-7.1.1: the pigs for hiring are those that maintenance leaves."""
    m = metro("reich", "redline")
    m.reich.army(7).tokens(pigs=2, ammo=2)
    m.mobilization(m.reich)

    m.reich.says("level:7", to="maintenance")

    m.then("army_action", m.reich)


def test_every_player_mobilizes_before_the_next_phase(metro):
    """M33-5.2: complete turns, one after the other."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=1, ammo=1)
    m.redline.tokens(pigs=1, ammo=1)
    m.table.stack({"step": "Round", "at": "mobilization"})

    m.reich.says("hire:1", to="hire")
    m.redline.says("hire:0", to="hire")

    assert (3, 2) == (m.reich.now("army"), m.redline.now("army"))
    m.then("army_action", m.reich)


def test_the_first_player_is_the_same_in_all_phases(metro):
    """M33-5.3: the marker moves only at the end of the round."""
    m = metro("reich", "redline")
    m.at(first=1).table.stack({"step": "Round", "at": "army_actions"})

    m.redline.says("pass", to="army_action")
    m.reich.says("pass", to="army_action")
    assert 1 == m.json()["table"]["first"]

    m.then("move", m.redline)


def test_the_five_phases_follow_each_other(metro):
    """M33-5.1: events, mobilization, army actions, hero actions, end of the round."""
    from railhead.games.metro2033.model import PHASES
    from railhead.games.metro2033.round import Round
    from railhead.kernel.step import PLACES

    assert [*PHASES, "next_round"] == list(PLACES[Round])
    m = metro("reich", "redline")
    m.reich.tokens(pigs=1, ammo=1).hero("anna", at="rizhskaya")
    m.redline.hero("sasha", at="suvorovskaya")
    m.at(position=4).table.stack({"step": "Round", "at": "events"})
    phases = []

    for player, option in (
        (m.reich, "hire:0"),
        (m.reich, "pass"),
        (m.redline, "pass"),
        (m.reich, "station:rizhskaya"),
        (m.reich, "pass"),
        (m.redline, "station:suvorovskaya"),
        (m.redline, "pass"),
    ):
        phases.append((m.json()["table"]["phase"], player.asked))
        player.says(option)

    assert [
        ("mobilization", "hire"),
        ("army_actions", "army_action"),
        ("army_actions", "army_action"),
        ("hero_actions", "move"),
        ("hero_actions", "hero_action"),
        ("hero_actions", "move"),
        ("hero_actions", "hero_action"),
    ] == phases
    assert (3, 1) == (m.json()["table"]["round"], m.json()["table"]["first"])
    m.then("name_station", m.redline)
