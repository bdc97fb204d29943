"""How well a player stands: what is under way counts, so that putting a decision off is worth nothing by itself."""

import pytest
from metro2033_table import Metro, Player, step

import railhead
from railhead.games.metro2033.evaluate import evaluate

RULES = railhead.ruleset("metro2033")


def worth(player: Player, option: str) -> int:
    """The value of the position after an answer, to the player who gives it."""
    state = player.metro.state.clone()
    state.answer(player.seat, RULES.vocabulary.option(option))
    return evaluate(state, player.seat)


# --- the position ---------------------------------------------------------------------------------------------------


def test_a_station_is_worth_more_than_its_price(metro):
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=1, mushrooms=1)
    m.threats("t1_barrel").army_turn(m.reich)
    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert worth(m.reich, "pay:pigs1+mushrooms1") > worth(m.reich, "pass")
    m.then("capture", m.reich)


def test_what_one_player_wins_is_a_loss_to_the_other(metro):
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=1, mushrooms=1)
    m.threats("t1_barrel").army_turn(m.reich)
    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    before = evaluate(m.state, 1)

    m.reich.says("pay:pigs1+mushrooms1", to="capture")

    assert evaluate(m.state, 1) < before
    m.then("move", m.reich)


def test_evaluation_prefers_the_leader(metro):
    m = metro("reich", "redline")
    m.reich.also_holds("rizhskaya", "trubnaya").completed("m05")
    m.hero_turn(m.reich)

    assert evaluate(m.state, 0) > evaluate(m.state, 1)
    m.then("move", m.reich)


# --- what is under way ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", ["m01", "m02", "m04", "m13", "m17"])
def test_no_mission_is_spent_to_put_the_dark_off(metro, mission: str):
    """The station has to be named all the same (M33-6.2.1)."""
    m = metro("reich", "redline")
    m.reich.army(2).missions(mission).hero_at("suvorovskaya")
    m.table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))

    assert worth(m.reich, "station:tverskaya") > worth(m.reich, f"use:{mission}")
    m.then("name_station", m.reich)


def winning(metro, mission: str) -> Metro:
    m = metro("reich", "redline")
    m.reich.army(8).tokens(pigs=1, mushrooms=1).missions(mission, "m14")
    m.threats("t1_rats").army_turn(m.reich)
    m.reich.says("attack_station", "station:tsvetnoy_bulvar").says("pass", to="before_battle")
    return m


@pytest.mark.parametrize("mission", ["m01", "m02", "m04", "m13", "m17"])
def test_no_mission_is_spent_to_put_a_victory_off(metro, mission: str):
    """The capture that follows is worth as much as it promised before (M33-13.1.1)."""
    m = winning(metro, mission)

    assert worth(m.reich, "pass") > worth(m.reich, f"use:{mission}")
    m.then("after_reveal", m.reich)


def test_no_mission_is_spent_to_put_the_capture_off(metro):
    m = winning(metro, "m01")
    m.reich.says("pass", to="after_reveal")

    assert worth(m.reich, "pay:pigs1+mushrooms1") > worth(m.reich, "pass") > worth(m.reich, "use:m01") - 800
    assert worth(m.reich, "pay:pigs1+mushrooms1") > worth(m.reich, "use:m01")
    m.then("capture", m.reich)


@pytest.mark.parametrize("mission", ["m01", "m05", "m15"])
def test_no_mission_is_spent_to_put_maintenance_off(metro, mission: str):
    """The pigs are due all the same (M33-7.1.1)."""
    m = metro("reich", "redline")
    m.reich.army(8).tokens(pigs=3).missions(mission)
    m.redline.tokens(ammo=1)
    m.mobilization(m.reich)

    assert worth(m.reich, "level:8") > worth(m.reich, f"use:{mission}")
    m.then("maintenance", m.reich)


def test_the_mission_that_frees_from_maintenance_is_worth_its_pigs(metro):
    """Afterwards nothing is due."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=1).missions("m09", "m01")
    m.mobilization(m.reich)

    assert worth(m.reich, "use:m09") > worth(m.reich, "use:m01")
    m.then("maintenance", m.reich)


def test_a_kit_is_used_rather_than_a_turn_missed(metro):
    """A wound that is about to come counts as one (M33-19.8)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tsvetnoy_bulvar").gear("e_medkit")
    m.threats("t1_gang").hero_action(m.reich)
    m.reich.says("attack_station")

    assert worth(m.reich, "equipment:e_medkit") > worth(m.reich, "pass")
    m.then("prevent_wound", m.reich)
