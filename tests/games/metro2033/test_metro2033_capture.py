"""Capturing and losing stations (section 13)."""

import pytest
from metro2033_table import HOMES, Metro


def conquering(metro, mushrooms: int = 1) -> Metro:
    """The Reich's army takes Teatralnaya from the Red Line."""
    m = metro("reich", "redline")
    m.reich.army(8).tokens(mushrooms=mushrooms)
    return m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])


def win(m: Metro, station: str = "teatralnaya") -> Metro:
    m.reich.says("attack_station", f"station:{station}")
    return m.play_cards(m.reich, "assault", m.redline, "entrench")


def test_a_neutral_station_costs_a_mushroom_and_a_pig(metro):
    """One point more, the tokens are paid (M33-13.1.1)."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=2, mushrooms=2)
    m.threats("t1_barrel").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar").says("pay:pigs1+mushrooms1", to="capture")

    assert (4, (1, 1, 1)) == (m.reich.points, m.reich.purse)
    m.then("move", m.reich)


def test_a_conquered_station_costs_a_mushroom(metro):
    """M33-13.1.1."""
    m = win(conquering(metro))

    m.reich.says("pay:mushrooms1", to="capture")

    assert (4, (0, 0, 0)) == (m.reich.points, m.reich.purse)
    assert "reich" == m.owner("teatralnaya")
    m.then("refuge", m.redline)


def test_a_neutral_polis_station_costs_a_mushroom_and_a_pig(metro):
    """Polis, too, was neutral (M33-13.1.1)."""
    m = metro("reich", "redline")
    m.reich.army(8).tokens(pigs=1, mushrooms=1)
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:borovitskaya")

    assert ["pass", "pay:pigs1+mushrooms1"] == m.reich.options
    m.then("capture", m.reich)


def test_the_reward_can_pay_for_the_capture(metro):
    """Leech Nest brings a pig and a mushroom before the capture (M33-13.1.2)."""
    m = metro("reich", "redline")
    m.reich.army(6)
    m.threats("t1_leeches").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar").says("pay:pigs1+mushrooms1", to="capture")

    assert ("reich", (0, 0, 0)) == (m.owner("tsvetnoy_bulvar"), m.reich.purse)
    m.then("move", m.reich)


@pytest.mark.parametrize("mushrooms", [0, 1])
def test_a_conquered_station_that_is_not_captured_becomes_neutral(metro, mushrooms: int):
    """Not affordable or not wanted (M33-13.1.3, M33-8.2.5)."""
    m = win(conquering(metro, mushrooms))

    if mushrooms:
        m.reich.says("pass", to="capture")

    assert m.owner("teatralnaya") is None
    assert 3 == m.reich.points
    m.then("refuge", m.redline)


def test_a_station_left_neutral_costs_the_full_price_later(metro):
    """M33-13.1.3, 13.1.4: a new attack is needed, against a threat; the right is not kept."""
    m = metro("reich", "redline")
    m.redline.holds("okhotny_ryad", "ploshchad_revolyutsii", "lubyanka")
    m.reich.army(8).tokens(pigs=1, mushrooms=1)
    m.threats("t1_barrel").army_turn(m.reich)

    m.reich.says("attack_station", "station:teatralnaya")

    assert (1, ["pass", "pay:pigs1+mushrooms1"]) == (len(m.told("opens_threat")), m.reich.options)
    m.then("capture", m.reich)


def test_the_right_to_capture_is_gone_after_the_decision(metro):
    """M33-13.1.4: with the tokens in hand he is not asked again."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=2, mushrooms=2)
    m.threats("t1_barrel").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar").says("pass", to="capture")

    m.then("move", m.reich)


def test_heroes_on_a_lost_station_stay(metro):
    """Token and point are gone, the figures are not moved (M33-13.2.1)."""
    m = conquering(metro)
    m.redline.hero_at("teatralnaya").also_holds("lubyanka")

    m.reich.says("attack_station", "station:teatralnaya")
    m.redline.says("army", to="defend_with")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.reich.says("pay:mushrooms1")

    assert (3, "teatralnaya") == (m.redline.points, m.redline.now("hero_at"))
    m.then("move", m.reich)


# --- never below three (13.3) ---------------------------------------------------------------------------------------


def test_who_is_left_with_two_takes_a_neutral_station_of_his_zone(metro):
    """Free of charge, one point (M33-13.3.1); not of another zone, not Polis, not abandoned."""
    m = win(conquering(metro))
    m.reich.says("pay:mushrooms1")

    free = {"lubyanka", "kuznetsky_most", "chistye_prudy", "sretensky_bulvar", "krasnye_vorota"}
    assert {f"station:{name}" for name in free} == set(m.redline.options)
    assert "outside your zone" in m.redline.is_refused("station:rizhskaya", "M33-13.3.1")
    assert "Polis" in m.redline.is_refused("station:borovitskaya", "M33-13.3.1")
    assert "not a neutral station" in m.redline.is_refused("station:turgenevskaya", "M33-13.3.1")
    m.redline.says("station:lubyanka", to="refuge")

    assert (3, (0, 0, 0)) == (m.redline.points, m.redline.purse)
    assert "The Red Line takes Lubyanka free of charge and has 3 points." in m.table.told()
    assert "The army of the Red Line defends Teatralnaya." in m.table.told()
    m.then("move", m.reich)


def test_a_lost_home_can_be_the_refuge(metro):
    """Begovaya is neutral when nobody holds it (M33-13.3.1)."""
    m = metro("reich", "conf1905")
    m.conf1905.holds("ulitsa_1905_goda", "barrikadnaya", "savelovskaya")
    m.reich.army(8).tokens(mushrooms=1)
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_station", "station:barrikadnaya")
    m.play_cards(m.reich, "assault", m.conf1905, "entrench")
    m.reich.says("pay:mushrooms1", to="capture")

    m.conf1905.says("station:begovaya", to="refuge")

    assert {"ulitsa_1905_goda", "savelovskaya", "begovaya"} == m.conf1905.stations
    m.then("move", m.reich)


def test_the_last_neutral_station_of_his_zone_is_taken_without_a_question(metro):
    """He has chosen one of two; the other one follows (M33-13.3.1)."""
    m = conquering(metro)
    m.redline.holds("okhotny_ryad", "teatralnaya")
    m.reich.also_holds("lubyanka", "kuznetsky_most", "chistye_prudy", "sretensky_bulvar", "ploshchad_revolyutsii")
    win(m)
    m.reich.says("pass", to="capture")

    m.redline.says("station:teatralnaya", to="refuge")

    assert {"okhotny_ryad", "teatralnaya", "krasnye_vorota"} == m.redline.stations
    m.then("move", m.reich)


def test_between_two_neutral_stations_he_chooses(metro):
    """And nothing but a station is an answer (M33-13.3.1)."""
    m = conquering(metro)
    m.reich.also_holds("lubyanka", "kuznetsky_most", "chistye_prudy")
    win(m)
    m.reich.says("pay:mushrooms1")

    assert ["station:sretensky_bulvar", "station:krasnye_vorota"] == m.redline.options
    assert "not an answer" in m.redline.is_refused("pass", "M33-13.3.1")
    m.then("refuge", m.redline)


def test_without_one_in_his_zone_he_takes_one_of_another_active_zone(metro):
    """M33-13.3.1: never Polis."""
    m = conquering(metro)
    m.reich.also_holds("lubyanka", "kuznetsky_most", "chistye_prudy", "sretensky_bulvar", "krasnye_vorota")
    win(m)
    m.reich.says("pay:mushrooms1")

    free = {"tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "prospekt_mira_orange", "rizhskaya"}
    assert {f"station:{name}" for name in free} == set(m.redline.options)
    m.then("refuge", m.redline)


def test_it_is_repeated_until_he_has_three(metro):
    """M33-13.3.1: from two, after a loss, to one, and back to three."""
    m = conquering(metro)
    m.redline.holds("okhotny_ryad", "teatralnaya")
    win(m)
    m.reich.says("pass", to="capture")

    m.redline.says("station:teatralnaya", to="refuge").says("station:lubyanka", to="refuge")

    assert {"okhotny_ryad", "teatralnaya", "lubyanka"} == m.redline.stations
    m.then("move", m.reich)


def test_with_three_left_nothing_is_taken(metro):
    """M33-13.3.1: the floor is three."""
    m = conquering(metro)
    m.redline.also_holds("lubyanka")
    win(m)

    m.reich.says("pay:mushrooms1")

    assert 3 == m.redline.points
    m.then("move", m.reich)


def test_the_attacker_decides_first_and_the_station_just_lost_may_be_taken_back(metro):
    """M33-13.3.2: if it was left neutral."""
    m = win(conquering(metro))
    m.then("capture", m.reich)
    m.reich.says("pass")

    m.redline.says("station:teatralnaya", to="refuge")

    assert set(HOMES["redline"]) == m.redline.stations
    m.then("move", m.reich)


def test_a_player_without_a_station_can_only_obtain(metro):
    """M33-13.3.3."""
    m = metro("reich", "redline")
    m.redline.holds().hero_at("rizhskaya")
    m.reich.hero_at("rizhskaya")
    m.army_turn(m.redline)

    assert ["pass", "obtain"] == m.redline.options
    m.then("army_action", m.redline)


def test_if_no_station_is_free_he_stays_below_three(metro):
    """M33-13.3.3: three players hold all 24 stations of three zones; the loser stays with two."""
    m = metro("reich", "redline", "conf1905")
    m.reich.also_holds("tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "prospekt_mira_orange", "rizhskaya")
    m.reich.also_holds("lubyanka", "kuznetsky_most", "chistye_prudy").army(8).tokens(mushrooms=1)
    m.conf1905.also_holds("aeroport", "dinamo", "belorusskaya_green", "mendeleevskaya", "savelovskaya")
    m.conf1905.also_holds("sretensky_bulvar", "krasnye_vorota")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    win(m)

    m.reich.says("pay:mushrooms1", to="capture")

    assert 2 == len(m.redline.stations)
    m.then("move", m.reich)


def test_the_free_capture_is_no_attack_but_counts_as_control(metro):
    """It reaches no goal about attacks (m03), but one about stations abroad (m18) (M33-13.3.4, M33-19.10)."""
    m = conquering(metro)
    m.redline.missions("m03", "m18").also_holds("tsvetnoy_bulvar")
    m.redline.holds("teatralnaya", "okhotny_ryad", "tsvetnoy_bulvar")
    m.reich.also_holds("lubyanka", "kuznetsky_most", "chistye_prudy", "sretensky_bulvar", "krasnye_vorota")
    m.reich.also_holds("ploshchad_revolyutsii")
    m.reich.says("attack_station", "station:teatralnaya")
    m.redline.says("pass", to="before_battle")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("pass", to="after_reveal")
    m.reich.says("pay:mushrooms1", to="capture")
    m.redline.says("station:trubnaya", to="refuge")

    assert [] == m.told("completes")
    m.reich.says(f"station:{m.reich.now('hero_at')}", to="move").says("pass", to="hero_action")
    assert {"complete:m18"} == {option for option in m.redline.options if option.startswith("complete")}
    m.then("move", m.redline)
