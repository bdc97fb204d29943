"""The eighteen missions: what each ability does and what it must not do (M33-19.11 to 19.15)."""

import pytest
from metro2033_table import AMMO, MUSHROOMS, PIGS, Metro, step


def fight_threat(metro, force: str, mission: str, gear: tuple[str, ...] = ()) -> Metro:
    """The Reich attacks Tsvetnoy Bulvar (Deserters, strength 4) with army 3 or Melnik 3, a mission in hand."""
    m = metro("reich", "redline")
    m.reich.army(3).hero("melnik", at="tsvetnoy_bulvar").gear(*gear).missions(mission)
    m.threats("t1_deserters")
    if force == "army":
        m.army_turn(m.reich)
        m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    else:
        m.hero_action(m.reich)
        m.reich.says("attack_station")
    return m


# --- strength: m01, m03, m11 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "named", "army", "hero"),
    [("m01", "", 3, 5), ("m03", "", 5, 3), ("m11", "army", 4, 3), ("m11", "hero", 3, 4)],
)
@pytest.mark.parametrize("force", ["army", "hero"])
def test_strength_for_army_or_hero(metro, mission: str, named: str, army: int, hero: int, force: str):
    """m01: hero +2; m03: army +2; m11: +1 against threats for the one named; the other gains nothing (M33-19.15)."""
    m = fight_threat(metro, force, mission)

    m.reich.says(f"use:{mission}", to="before_battle")
    if named:
        m.reich.says(named, to="strengthen")

    assert (army if force == "army" else hero, 4) == m.strengths()
    if force == "hero" and hero < 4:
        m.then("go_home", m.reich)
    else:
        m.then("move", m.reich if force == "army" else m.redline)


@pytest.mark.parametrize(("mission", "army"), [("m11", 7), ("m03", 8)])
def test_m11_also_counts_against_neutral_polis(metro, mission: str, army: int):
    """Threats and neutral Polis (M33-19.15): army 6 + 1, with m03 6 + 2."""
    m = metro("reich", "redline")
    m.reich.army(6).missions(mission)
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:borovitskaya", f"use:{mission}")
    if mission == "m11":
        m.reich.says("army")

    assert (army, 7) == m.strengths()
    m.then("move", m.reich)


def test_m11_does_not_count_against_players(metro):
    """m11 is for threats and Polis only."""
    m = metro("reich", "redline")
    m.reich.army(4).missions("m11")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya", "use:m11", "army")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert (4 + 1 + 2, 2 + 1) == m.strengths()
    m.then("refuge", m.redline)


def test_strength_effects_add_up_and_the_marker_stays(metro):
    """m03 of this round and m11: 3 + 2 + 1; the army marker still shows 3 (M33-19.2)."""
    m = metro("reich", "redline")
    m.reich.army(3).missions("m11")
    m.lasting(("m03", m.reich, None)).threats("t1_deserters").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar", "use:m11", "army")

    assert (6, 4) == m.strengths()
    assert 3 == m.reich.now("army")
    m.then("move", m.reich)


def test_lasting_strength_helps_in_every_battle_of_the_round(metro):
    """m03 used earlier: +2 in defence as well (M33-19.2, M33-14.3.2)."""
    m = metro("reich", "redline")
    m.lasting(("m03", m.redline, None), ("m03", m.redline, None))
    m.reich.army(5)
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert (5 + 1 + 2, 2 + 2 + 2 + 1) == m.strengths()
    m.then("refuge", m.redline)


def test_strength_may_fall_below_zero(metro):
    """Army 1 against a threat that weakens armies: 0, a defeat (M33-19.2: no lower bound)."""
    m = metro("reich", "redline")
    m.reich.army(1)
    m.threats("t1_spores").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (0, 2) == m.strengths()
    m.then("move", m.reich)


# --- movement: m02, m13 ---------------------------------------------------------------------------------------------


def test_m02_gives_three_speed_to_the_hero(metro):
    """m02: Hunter goes five steps instead of two, this round."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="rizhskaya").missions("m02")
    m.hero_turn(m.reich)
    assert "station:novoslobodskaya" not in m.reich.options

    m.reich.says("use:m02", to="move")

    assert {"station:novoslobodskaya", "station:belorusskaya_ring"} <= set(m.reich.options)
    m.reich.is_refused("station:krasnopresnenskaya", "M33-9.2.1")
    m.then("move", m.reich)


def test_m02_does_not_help_others(metro):
    """m02: your hero."""
    m = metro("reich", "redline")
    m.redline.hero("hunter", at="rizhskaya")
    m.lasting(("m02", m.reich, None)).hero_turn(m.redline)

    assert "station:novoslobodskaya" not in m.redline.options
    m.then("move", m.redline)


def test_m13_makes_transfers_free(metro):
    """m13: from Tverskaya over the transfers to Pushkinskaya and Chekhovskaya without speed."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tverskaya").gear("e_armour", "e_machinegun").missions("m13")
    m.hero_turn(m.reich)
    assert ["station:tverskaya", "use:m13"] == m.reich.options  # speed 0

    m.reich.says("use:m13", to="move")

    homes = {"station:tverskaya", "station:pushkinskaya", "station:chekhovskaya"}
    assert homes == set(m.reich.options)
    m.then("move", m.reich)


# --- m04: Hansa tunnels ---------------------------------------------------------------------------------------------


def test_m04_lets_the_army_use_any_number_of_hansa_tunnels(metro):
    """m04: from Prospekt Mira round the ring to Krasnye Vorota and further."""
    m = metro("bauman", "bandits")
    m.bauman.also_holds("marksistskaya").missions("m04")
    m.army_turn(m.bauman)

    m.bauman.says("use:m04", to="army_action").says("attack_station")

    assert {"station:serpukhovskaya", "station:oktyabrskaya_orange"} <= set(m.bauman.options)
    m.then("army_station", m.bauman)


def test_m04_opens_no_other_way(metro):
    """m04: ordinary stations still let nobody through, and others are not helped."""
    m = metro("bauman", "bandits")
    m.bauman.also_holds("marksistskaya")
    m.lasting(("m04", m.bauman, None)).army_turn(m.bauman)
    m.bauman.says("attack_station")
    m.bauman.is_refused("station:shabolovskaya", "M33-8.2.2")
    m.then("army_station", m.bauman)

    m = metro("bauman", "bandits")
    m.bauman.also_holds("marksistskaya")
    m.lasting(("m04", m.bandits, None)).army_turn(m.bauman)
    m.bauman.says("attack_station")
    m.bauman.is_refused("station:serpukhovskaya", "M33-8.2.2")
    m.then("army_station", m.bauman)


# --- tokens and cards: m05, m06, m15 --------------------------------------------------------------------------------


def test_m05_takes_one_token_of_choice(metro):
    """m05."""
    m = metro("reich", "redline")
    m.reich.missions("m05")
    m.army_turn(m.reich)

    m.reich.says("use:m05").says(MUSHROOMS, to="gain")

    assert (0, 1, 0) == m.reich.purse
    m.then("army_action", m.reich)


def test_m06_buys_one_market_card_wherever_the_hero_is(metro):
    """At his normal cost, no renewal, exactly one, then the market is refilled (M33-19.13)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="tverskaya").missions("m06").tokens(mushrooms=2, ammo=2)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").army_turn(m.reich)
    m.table.top("equipment", ["e_map"])

    m.reich.says("use:m06", to="army_action")
    assert {f"equipment:e_{name}" for name in ("pistol", "knife", "shotgun", "rifle")} == set(m.reich.options)
    m.reich.says("equipment:e_rifle", to="buy")

    assert (["e_rifle"], (0, 1, 1)) == (m.reich.cards("gear"), m.reich.purse)
    assert {"e_pistol", "e_knife", "e_shotgun", "e_map"} == set(m.zone("market"))
    m.then("army_action", m.reich)


def test_m06_at_baumans_price_and_with_the_embargo(metro):
    """His own price of equipment: 1 ammo + 1, or 1 mushroom + 1 ammo under the Arms Embargo (M33-19.13, M33-19.6)."""
    m = metro("bauman", "redline")
    m.bauman.missions("m06").tokens(mushrooms=1, ammo=2)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").law("l_embargo").army_turn(m.bauman)

    m.bauman.says("use:m06", "equipment:e_pistol")

    assert {"pay:ammo2", "pay:mushrooms1+ammo1", "pay:mushrooms1+ammo2"} == set(m.bauman.options)
    m.then("equipment_price", m.bauman)


def test_m06_carry_limit_at_once(metro):
    """M33-19.13."""
    m = metro("reich", "redline")
    m.reich.missions("m06").tokens(mushrooms=1, ammo=1).gear("e_map", "e_boots")
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").army_turn(m.reich)

    m.reich.says("use:m06", "equipment:e_pistol")

    m.then("carry_limit", m.reich)


@pytest.mark.parametrize(
    ("stolen", "after"), [(AMMO, ((0, 1, 1), (1, 0, 1))), (PIGS, ((1, 1, 0), (0, 0, 2)))], ids=["ammo", "pigs"]
)
def test_m15_takes_a_token_that_the_named_player_has(metro, stolen: str, after):
    """Another player, never himself, and a type he has; the token changes hands (M33-19.15)."""
    m = metro("reich", "redline", "bandits")
    m.reich.missions("m15").tokens(mushrooms=1)
    m.redline.tokens(pigs=1, ammo=2)
    m.bandits.tokens(mushrooms=1)
    m.army_turn(m.reich)

    m.reich.says("use:m15")
    assert ["faction:redline", "faction:bandits"] == m.reich.options
    m.reich.says("faction:redline", to="steal_from")
    assert [PIGS, AMMO] == m.reich.options
    m.reich.says(stolen, to="steal")

    assert after == (m.reich.purse, m.redline.purse)
    m.then("army_action", m.reich)


# --- m07: the threat deck -------------------------------------------------------------------------------------------


def test_m07_arranges_the_top_three_threats_secretly(metro):
    """Put back one by one, the last on top; nobody else learns anything (m07, M33-19.12)."""
    m = metro("reich", "redline")
    m.reich.missions("m07")
    m.threats("t1_dogs", "t1_rats", "t1_gang", "t1_ghost").army_turn(m.reich)

    m.reich.says("use:m07")
    assert {"threat:t1_dogs", "threat:t1_rats", "threat:t1_gang"} == set(m.reich.options)
    assert [None] * 3 == m.redline.sees()["zones"]["looked"]
    assert {"t1_dogs", "t1_rats", "t1_gang"} == set(m.reich.sees()["zones"]["looked"]["cards"])
    m.reich.says("threat:t1_dogs", to="arrange").says("threat:t1_gang", to="arrange")

    assert ["t1_rats", "t1_gang", "t1_dogs", "t1_ghost"] == m.zone("threats")[:4]
    assert ["t1_rats", "t1_gang", "t1_dogs", None] == m.reich.sees()["zones"]["threats"]["cards"][:4]
    assert {None} == set(m.redline.sees()["zones"]["threats"])
    assert not [sentence for sentence in m.table.told(1) if "Rat Tide" in sentence]
    m.then("army_action", m.reich)


def test_m07_shows_the_cards_to_its_player_wherever_he_sits(metro):
    """M33-19.12: he has seen where they lie; the first player has not."""
    m = metro("reich", "redline")
    m.redline.missions("m07")
    m.threats("t1_dogs", "t1_rats", "t1_gang").army_turn(m.redline)

    m.redline.says("use:m07", "threat:t1_gang", "threat:t1_rats")

    assert ["t1_dogs", "t1_rats", "t1_gang"] == m.redline.sees()["zones"]["threats"]["cards"][:3]
    assert {None} == set(m.reich.sees()["zones"]["threats"])
    m.then("army_action", m.redline)


def test_m07_makes_others_forget_what_they_knew_of_these_cards(metro):
    """Who had seen the top card cannot tell where it lies after the cards were rearranged."""
    m = metro("reich", "redline")
    m.reich.missions("m07")
    m.threats("t1_dogs", "t1_rats", "t1_gang").army_turn(m.reich)
    deck = m.table.cards("threats")
    m.table.data["zones"]["threats"] = {"cards": deck, "seen": [["1"]] + [[]] * (len(deck) - 1)}
    assert "t1_dogs" == m.redline.sees()["zones"]["threats"]["cards"][0]

    m.reich.says("use:m07", "threat:t1_gang", "threat:t1_rats")

    assert "t1_dogs" == m.zone("threats")[0]
    assert {None} == set(m.redline.sees()["zones"]["threats"])
    m.then("army_action", m.reich)


def test_m07_with_fewer_cards_takes_those_without_a_shuffle(metro):
    """M33-19.12: two cards in the deck, the discard pile stays."""
    m = metro("reich", "redline")
    m.reich.missions("m07")
    cards = m.table.cards("threats")
    m.table.deal("threats", cards[:2])
    m.table.data["zones"]["threats"] = cards[:2]
    m.table.data["zones"]["threat_discard"] = cards[2:]
    m.army_turn(m.reich)

    m.reich.says("use:m07")

    assert (2, 16) == (len(m.reich.options), len(m.zone("threat_discard")))
    m.then("arrange", m.reich)


# --- m08: votes -----------------------------------------------------------------------------------------------------


def voting(metro) -> Metro:
    m = metro("reich", "redline")
    m.table.top("laws", ["l_truce"])
    m.table.stack(step("Round", "mobilization"), step("LawVote"))
    return m


def test_m08_doubles_the_votes_of_this_vote(metro):
    """m08: three stations give six votes (M33-19.15)."""
    m = voting(metro)
    m.reich.missions("m08")
    m.redline.also_holds("lubyanka")

    m.reich.says("use:m08", to="vote").says("for", to="vote")
    m.redline.says("against", to="vote")

    assert [[0, 6], [1, 4]] == m.told("votes_for", "votes_against")
    assert ["l_truce"] == m.zone("law")
    m.then("army_action", m.reich)


def test_m08_doubles_nobody_elses_votes(metro):
    """m08: the next voter counts once."""
    m = voting(metro)
    m.reich.missions("m08")

    m.reich.says("use:m08").says("for")
    m.redline.says("for")

    assert [[0, 6], [1, 3]] == m.told("votes_for", "votes_against")
    m.then("army_action", m.reich)


# --- the army: m09, m10, m14 ----------------------------------------------------------------------------------------


def test_m09_frees_from_maintenance(metro):
    """m09: strength 8 without a pig."""
    m = metro("reich", "redline")
    m.reich.army(8).missions("m09")
    m.mobilization(m.reich)
    assert ["level:5", "use:m09", "complete:m09"] == m.reich.options

    m.reich.says("use:m09", to="maintenance")

    assert 8 == m.reich.now("army")
    m.then("army_action", m.reich)


def test_m09_frees_nobody_else(metro):
    """m09: you pay no maintenance."""
    m = metro("reich", "redline")
    m.redline.army(6).tokens(pigs=1)
    m.lasting(("m09", m.reich, None)).mobilization(m.redline)

    assert ["level:6", "level:5"] == m.redline.options
    m.then("maintenance", m.redline)


def test_m10_hires_for_a_pig_even_in_a_battle_and_whatever_the_law(metro):
    """Its own price (M33-19.13): the soldier fights at once."""
    m = metro("reich", "redline")
    m.reich.army(4).tokens(pigs=1).missions("m10")
    m.threats("t1_deserters").law("l_conscription").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar", "pass").says("use:m10", to="after_reveal")

    assert (5, 4) == m.strengths()
    assert (5, (0, 0, 2)) == (m.reich.now("army"), m.reich.purse)
    m.then("move", m.reich)


def test_m14_makes_capturing_a_neutral_station_cheaper_if_he_likes(metro):
    """1 mushroom instead, or the normal price (m14, M33-19.1)."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=1, mushrooms=1).missions("m14")
    m.threats("t1_barrel").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar", "pass", "pass").says("use:m14", to="capture")
    assert ["pass", "pay:pigs1+mushrooms1", "pay:mushrooms1"] == m.reich.options
    m.reich.says("pay:mushrooms1", to="capture")

    assert (1, 0, 1) == m.reich.purse
    m.then("move", m.reich)


def test_m14_does_not_change_the_price_of_conquered_stations(metro):
    """It speaks of neutral ones."""
    m = metro("reich", "redline")
    m.reich.army(8).tokens(mushrooms=1)
    m.redline.also_holds("lubyanka")
    m.lasting(("m14", m.reich, None)).army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert ["pass", "pay:mushrooms1"] == m.reich.options
    m.then("capture", m.reich)


# --- m12: healing ---------------------------------------------------------------------------------------------------


def test_m12_heals_the_wound_of_now(metro):
    """The hero stays where he is and has his turn (m12, M33-19.15)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tverskaya").wounded().missions("m12")
    m.hero_turn(m.reich)

    m.reich.says("use:m12", to="missed_turn")

    assert ("tverskaya", False) == (m.reich.now("hero_at"), m.reich.now("wounded"))
    m.then("move", m.reich)


def test_m12_does_not_protect_from_a_later_wound(metro):
    """M33-19.15: a later wound counts again."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="rizhskaya").wounded().missions("m12")
    m.threats("t1_gang").hero_turn(m.reich)

    m.reich.says("use:m12").says("station:rizhskaya", to="move").says("attack_station").says("station:tverskaya")

    assert m.reich.now("wounded")
    m.then("move", m.redline)


# --- battles: m16, m17 ----------------------------------------------------------------------------------------------


def test_m16_cancels_the_other_sides_combat_card(metro):
    """After the reveal: +0 instead of +3 (m16)."""
    m = metro("reich", "redline")
    m.reich.army(4).missions("m16")
    m.redline.army(4)
    m.army_turn(m.reich).combat_cards(["assault"], ["ambush"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "ambush")
    m.reich.says("use:m16", to="after_reveal")

    assert (4 + 1 + 2, 4) == m.strengths()
    m.then("refuge", m.redline)


def test_m16_works_for_the_defender_too_and_only_against_the_other(metro):
    """m16: the own card still counts."""
    m = metro("reich", "redline")
    m.reich.army(4)
    m.redline.army(4).missions("m16")
    m.army_turn(m.reich).combat_cards(["assault"], ["ambush"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "ambush")
    m.redline.says("use:m16", to="after_reveal")

    assert (4 + 1, 4 + 3) == m.strengths()
    m.then("move", m.reich)


def test_m17_protects_a_station_from_armies_and_heroes(metro):
    """Until the end of the round (m17, M33-19.15, M33-19.11)."""
    m = metro("reich", "redline")
    m.reich.missions("m17")
    m.mobilization(m.reich)

    m.reich.says("use:m17", to="maintenance").says("station:tverskaya", to="protect").says("pass", to="army_action")

    assert ["station:tverskaya"] == m.json()["table"]["lasting_on"]
    assert "The Fourth Reich chooses: Tverskaya." in m.table.told()
    m.redline.says("attack_station", to="army_action")
    m.redline.is_refused("station:tverskaya", "M33-19.15")
    assert "station:chekhovskaya" in m.redline.options  # his other stations are not protected
    m.then("army_station", m.redline)


def test_m17_stops_a_hero_as_well(metro):
    """M33-19.15: neither armies nor heroes."""
    m = metro("reich", "redline")
    m.redline.hero("artyom", at="tverskaya")
    m.lasting(("m17", m.reich, "station:tverskaya")).hero_action(m.redline)

    m.redline.is_refused("attack_station", "M33-19.15")
    m.then("hero_action", m.redline)


@pytest.mark.parametrize("force", ["army", "hero"])
def test_m17_does_not_bind_its_user(metro, force: str):
    """A protected station that he has lost since may be attacked by him alone (ruling 15, M33-19.15)."""
    m = metro("reich", "redline", "bandits")
    m.reich.holds("pushkinskaya", "chekhovskaya", "rizhskaya").hero("hunter", at="tverskaya")
    m.redline.hero("anna", at="tverskaya")
    m.lasting(("m17", m.reich, "station:tverskaya"))
    if force == "army":
        m.army_turn(m.reich)
        m.reich.says("attack_station", to="army_action")
        assert "station:tverskaya" in m.reich.options
        m.then("army_station", m.reich)
    else:
        m.hero_action(m.reich)
        assert "attack_station" in m.reich.options
        m.then("hero_action", m.reich)


def test_m17_still_stops_others_when_the_station_has_become_neutral(metro):
    """Ruling 15."""
    m = metro("reich", "redline")
    m.reich.holds("pushkinskaya", "chekhovskaya", "rizhskaya")
    m.lasting(("m17", m.reich, "station:tverskaya")).army_turn(m.redline)

    m.redline.says("attack_station", to="army_action")

    m.redline.is_refused("station:tverskaya", "M33-19.15")
    m.then("army_station", m.redline)


def test_m17_does_not_stop_a_battle_already_declared(metro):
    """M33-19.11: used in the window of the battle, it comes too late for it."""
    m = metro("reich", "redline")
    m.reich.missions("m17").army(1)
    m.redline.army(8).tokens(mushrooms=1)
    m.army_turn(m.redline).combat_cards(["assault"], ["entrench"])

    m.redline.says("attack_station", "station:tverskaya")
    m.reich.says("use:m17", to="before_battle").says("station:tverskaya", to="protect")
    m.play_cards(m.redline, "assault", m.reich, "entrench")

    assert "tverskaya" not in m.reich.stations
    m.then("capture", m.redline)


# --- m18: laws ------------------------------------------------------------------------------------------------------


def test_m18_frees_its_user_from_the_ban_of_a_law(metro):
    """M33-19.11: the user attacks in spite of the truce."""
    m = metro("reich", "redline")
    m.reich.missions("m18")
    m.law("l_truce").army_turn(m.reich)

    m.reich.says("use:m18", to="army_action").says("attack_station")

    assert "station:teatralnaya" in m.reich.options
    m.then("army_station", m.reich)


def test_m18_also_takes_the_benefit_away_and_others_are_still_bound(metro):
    """No cheap soldiers under General Conscription for its user; the truce holds for the others (M33-19.11)."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=2)
    m.law("l_conscription").lasting(("m18", m.reich, None)).mobilization(m.reich)
    m.then("army_action", m.reich)

    m = metro("reich", "redline")
    m.law("l_truce").lasting(("m18", m.reich, None)).army_turn(m.redline)
    m.redline.says("attack_station")
    m.redline.is_refused("station:tverskaya", "M33-19.9")
    m.then("army_station", m.redline)


@pytest.mark.parametrize(("user", "reached"), [(None, True), ("redline", True), ("reich", False)])
def test_m18_takes_the_step_of_open_corridors_away_from_its_user_only(metro, user: str | None, reached: bool):
    """Hunter walks three stations under the law; its user is back to two (M33-19.11, M33-19.9)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tverskaya")
    if user:
        m.lasting(("m18", getattr(m, user), None))
    m.law("l_corridors").hero_turn(m.reich)

    assert reached == ("station:lubyanka" in m.reich.options)
    m.then("move", m.reich)
