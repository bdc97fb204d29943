"""Phase 3: army actions (section 8)."""

import pytest
from metro2033_table import HOMES

# --- the action (8.1) -----------------------------------------------------------------------------------------------


def test_at_most_one_action_or_none(metro):
    """Attack a station, attack a hero, obtain resources, or nothing (M33-8.1.1)."""
    m = metro("reich", "redline")
    m.redline.hero_at("tverskaya")
    m.army_turn(m.reich)

    assert ["pass", "attack_station", "attack_hero", "obtain"] == m.reich.options
    m.reich.says("obtain", "resource:pigs")

    m.then("move", m.reich)


def test_doing_nothing_is_allowed(metro):
    """M33-8.1.1."""
    m = metro("reich", "redline")
    m.army_turn(m.reich)

    m.reich.says("pass", to="army_action")

    assert (0, 0, 0) == m.reich.purse
    m.then("move", m.reich)


# --- targets (8.2) --------------------------------------------------------------------------------------------------


def test_targets_are_neighbours_of_any_own_station_and_what_polis_and_hansa_let_through(metro):
    """All legal targets of the Reich at home, two players (M33-8.2.1, 8.2.2)."""
    m = metro("reich", "redline")
    m.army_turn(m.reich)

    m.reich.says("attack_station")

    expected = {"tsvetnoy_bulvar", "kuznetsky_most", "teatralnaya", "okhotny_ryad", "ploshchad_revolyutsii"}
    expected |= {"borovitskaya", "arbatskaya", "biblioteka", "aleksandrovsky_sad"}
    assert {f"station:{name}" for name in expected} == set(m.reich.options)
    m.then("army_station", m.reich)


@pytest.mark.parametrize(
    ("station", "rule"),
    [
        ("tverskaya", "M33-8.2.1"),  # his own
        ("rizhskaya", "M33-8.2.2"),  # too far
        ("smolenskaya_purple", "M33-2.5"),  # inactive
        ("turgenevskaya", "M33-2.3"),  # abandoned
        ("komsomolskaya", "M33-2.3"),  # Hansa
    ],
)
def test_illegal_targets_are_refused_with_the_reason(metro, station: str, rule: str):
    """Never Hansa, never abandoned, never his own, never out of reach (M33-8.2.1)."""
    m = metro("reich", "redline")
    m.army_turn(m.reich)

    m.reich.says("attack_station")

    m.reich.is_refused(f"station:{station}", rule)
    m.then("army_station", m.reich)


def test_at_most_one_hansa_tunnel(metro):
    """From Krasnye Vorota over Komsomolskaya: one tunnel to Prospekt Mira, the second leads too far (M33-8.2.2)."""
    m = metro("reich", "redline")
    m.redline.also_holds("krasnye_vorota")
    m.army_turn(m.redline)

    m.redline.says("attack_station")

    assert "station:prospekt_mira_orange" in m.redline.options
    m.redline.is_refused("station:trubnaya", "M33-8.2.2")
    m.then("army_station", m.redline)


def test_an_own_polis_station_is_a_start_of_the_path(metro):
    """M33-8.2.3: from Arbatskaya, his own, to the neighbours, also of Arbat."""
    m = metro("redline", "bandits", "arbat")
    m.redline.holds("arbatskaya", "lubyanka", "chistye_prudy")
    m.army_turn(m.redline)

    m.redline.says("attack_station")

    assert {"station:smolenskaya_purple", "station:ploshchad_revolyutsii"} <= set(m.redline.options)
    m.then("army_station", m.redline)


def test_stations_of_others_and_neutral_or_abandoned_ones_let_no_army_through(metro):
    """M33-8.2.3: Trubnaya lies behind Tsvetnoy Bulvar, whoever holds it."""
    for owner in (None, "redline"):
        m = metro("reich", "redline")
        if owner:
            m.redline.also_holds("tsvetnoy_bulvar")
        m.army_turn(m.reich)
        m.reich.says("attack_station")
        m.reich.is_refused("station:trubnaya", "M33-8.2.2")
        m.then("army_station", m.reich)


def test_another_players_polis_station_blocks_the_way_and_can_be_attacked(metro):
    """M33-8.2.3: behind Borovitskaya everything is out of reach."""
    m = metro("reich", "redline")
    m.redline.also_holds("borovitskaya")
    m.army_turn(m.reich)

    m.reich.says("attack_station")

    assert "station:borovitskaya" in m.reich.options
    m.reich.is_refused("station:biblioteka", "M33-8.2.2")
    m.then("army_station", m.reich)


# --- what is fought (8.2.4, 8.2.5) ----------------------------------------------------------------------------------


def test_a_neutral_station_is_defended_by_the_top_threat(metro):
    """M33-8.2.4: the card is opened and fought."""
    m = metro("reich", "redline")
    m.reich.army(6)
    m.threats("t1_gang", "t1_rats").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (6, 5) == m.strengths()
    assert "t1_rats" == m.zone("threats")[0]
    m.then("move", m.reich)


def test_a_players_station_is_defended_by_his_army(metro):
    """M33-8.2.4: no threat is opened."""
    m = metro("reich", "redline")
    m.redline.army(6)
    m.army_turn(m.reich).combat_cards(["assault"], ["counterattack"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "counterattack")

    assert (2 + 1 + 2, 6 + 2) == m.strengths()
    assert [] == m.told("opens_threat")
    m.then("move", m.reich)


@pytest.mark.parametrize("answer", ["pay:pigs1+mushrooms1", "pass"])
def test_a_winner_captures_at_once_or_leaves_the_station_neutral(metro, answer: str):
    """M33-8.2.5: his choice; the army goes home either way and keeps its strength."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=1, mushrooms=1)
    m.threats("t1_barrel").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    m.reich.says(answer, to="capture")

    assert ("reich" if answer != "pass" else None) == m.owner("tsvetnoy_bulvar")
    assert 6 == m.reich.now("army")
    m.then("move", m.reich)


# --- attacking heroes (8.3) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("station", "legal"),
    [
        ("tverskaya", True),  # on the attacker's own station
        ("tsvetnoy_bulvar", True),  # neutral neighbour
        ("borovitskaya", True),  # neutral Polis
        ("biblioteka", True),  # through neutral Polis
        ("polyanka", True),  # abandoned, through Polis
        ("novokuznetskaya", False),  # a third player's, out of reach
        ("suvorovskaya", False),  # Hansa
        ("okhotny_ryad", False),  # his own
        ("rizhskaya", False),  # too far
    ],
)
def test_where_a_hero_can_be_attacked_by_an_army(metro, station: str, legal: bool):
    """Reached like a station, except on Hansa and on his own stations (M33-8.3.1-8.3.3)."""
    m = metro("reich", "redline", "bandits")
    m.redline.hero_at(station)
    m.army_turn(m.reich)

    assert legal == ("attack_hero" in m.reich.options)
    m.then("army_action", m.reich)


def test_a_hero_on_a_third_players_station_can_be_attacked(metro):
    """M33-8.3.3: attacking a hero is not attacking the station."""
    m = metro("reich", "redline", "bandits")
    m.bandits.hero_at("teatralnaya")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.bandits, "entrench")

    assert "redline" == m.owner("teatralnaya")
    m.then("go_home", m.bandits)


def test_the_reasons_why_a_hero_cannot_be_attacked(metro):
    """On Hansa, at home, out of reach, one's own, or in nobody's service (M33-8.3.1, 8.3.2, M33-4.4.3)."""
    m = metro("reich", "redline", "bandits", "bauman", "arbat")
    m.redline.hero_at("suvorovskaya")
    m.bandits.hero_at("tretyakovskaya_orange")
    m.bauman.hero_at("tverskaya")
    m.arbat.hero_at("tsvetnoy_bulvar")
    m.reich.put("army", 2)
    m.army_turn(m.reich)
    heroes = {player.faction: player.now("hero") for player in m.players}

    m.reich.says("attack_hero", to="army_action")
    assert {f"hero:{heroes['bauman']}", f"hero:{heroes['arbat']}"} == set(m.reich.options)
    assert "Hansa" in m.reich.is_refused(f"hero:{heroes['redline']}", "M33-8.3.2")
    assert "the same faction" in m.reich.is_refused(f"hero:{heroes['bandits']}", "M33-8.3.2")
    m.reich.is_refused(f"hero:{heroes['reich']}", "M33-8.3.1")
    m.reich.is_refused("hero:sasha", "M33-4.4.3")  # nobody's: she is out of the game

    m.then("army_hero", m.reich)


def test_the_attacked_hero_fights_himself_and_the_station_keeps_its_owner(metro):
    """M33-8.3.4: nobody is asked who defends; control does not change."""
    m = metro("reich", "redline")
    m.reich.army(8)
    m.redline.army(8).hero("artyom", at="tverskaya")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert (8 + 1 + 2, 2 + 1) == m.strengths()
    assert set(HOMES["reich"]) == m.reich.stations
    m.then("go_home", m.redline)


# --- obtaining (8.4) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", ["pigs", "mushrooms", "ammo"])
def test_the_army_obtains_one_token_of_any_type(metro, resource: str):
    """M33-8.4.1."""
    m = metro("reich", "redline")
    m.army_turn(m.reich)

    m.reich.says("obtain").says(f"resource:{resource}", to="gain")

    assert (1, 1) == (m.reich.now(resource), sum(m.reich.purse))
    m.then("move", m.reich)


@pytest.mark.parametrize("left", ["pigs", "mushrooms", "ammo"])
def test_the_last_token_of_the_reserve_can_be_obtained(metro, left: str):
    """Whatever it is (M33-8.4.2)."""
    m = metro("reich", "redline")
    m.redline.tokens(**{**dict.fromkeys(("pigs", "mushrooms", "ammo"), 35), left: 34})
    m.army_turn(m.reich)

    m.reich.says("obtain", to="army_action")

    assert 1 == m.reich.now(left)
    m.then("move", m.reich)


def test_with_an_empty_reserve_obtaining_is_not_offered(metro):
    """M33-8.4.2."""
    m = metro("reich", "redline")
    m.redline.tokens(35, 35, 35)
    m.army_turn(m.reich)

    assert "obtain" not in m.reich.options
    m.reich.is_refused("obtain", "M33-8.4.2")
    m.then("army_action", m.reich)
