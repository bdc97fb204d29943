"""Combat and the combat deck: sections 16 and 17, and the rulebook's examples."""

import pytest
from metro2033_table import HOMES, Metro, step

from railhead.games.metro2033.clash import LOST, PLAYER, STATION_ATTACKED, WON
from railhead.games.metro2033.goals import Victory, goals_of
from railhead.games.metro2033.model import ARMY, HERO
from railhead.games.metro2033.outcomes import Settlement

# --- the three examples of the rulebook -----------------------------------------------------------------------------


@pytest.fixture
def arbat_attacked(metro):
    """A Reich hero of strength 5 (Anna with a pistol) attacks an Arbat station; the army there has strength 6."""
    m = metro("reich", "arbat", "conf1905")
    m.reich.hero("anna", at="smolenskaya_purple").gear("e_pistol")
    m.arbat.army(6)
    return m.hero_action(m.reich)


def test_counterattack_against_ambush_is_a_draw(arbat_attacked: Metro):
    """Hero 5 + 2 = army 6 + 1: a draw, nobody gains or loses anything (M33-20.6, M33-16.1.2, M33-17.3)."""
    m = arbat_attacked
    m.combat_cards(["counterattack"], ["ambush", "evasion"])

    m.reich.says("attack_station")
    m.play_cards(m.reich, "counterattack", m.arbat, "ambush")

    assert (7, 7) == m.strengths()
    assert "arbat" == m.owner("smolenskaya_purple")
    assert ("smolenskaya_purple", False) == (m.reich.now("hero_at"), m.reich.now("wounded"))
    assert (["e_pistol"], 6) == (m.reich.cards("gear"), m.arbat.now("army"))
    m.then("move", m.arbat)


def test_attack_card_against_ambush_loses(arbat_attacked: Metro):
    """Ambush is worth +3 against an attack card: 5 + 2 = 7 against 6 + 3 = 9 (M33-20.7, M33-17.3)."""
    m = arbat_attacked
    m.combat_cards(["assault"], ["ambush"])

    m.reich.says("attack_station")
    m.play_cards(m.reich, "assault", m.arbat, "ambush")

    assert (7, 9) == m.strengths()
    assert "arbat" == m.owner("smolenskaya_purple")
    m.then("go_home", m.reich)


def test_evasion_against_counterattack_loses(arbat_attacked: Metro):
    """Evasion is worth nothing against a defence card: 5 + 2 = 7 against 6 + 0 = 6 (M33-20.8, M33-17.3)."""
    m = arbat_attacked
    m.combat_cards(["counterattack"], ["evasion"])

    m.reich.says("attack_station")
    m.play_cards(m.reich, "counterattack", m.arbat, "evasion")

    assert (7, 6) == m.strengths()
    assert m.owner("smolenskaya_purple") is None
    m.then("refuge", m.arbat)


# --- the combat deck (section 17) -----------------------------------------------------------------------------------


def attack_on_teatralnaya(metro) -> Metro:
    """The Reich's army of 5 attacks a station of the Red Line, whose army has 5."""
    m = metro("reich", "redline")
    m.reich.army(5)
    m.redline.army(5)
    return m.army_turn(m.reich)


def test_three_cards_are_dealt_to_each_side_alternately_and_one_stays_aside(metro):
    """M33-17.1: the first, third and fifth card go to the attacker, the others to the defender."""
    m = attack_on_teatralnaya(metro)
    m.table.chance(
        "combat deck", "c_assault", "c_flank", "c_charge", "c_counterattack", "c_ambush", "c_evasion", "c_entrench"
    )

    m.reich.says("attack_station", "station:teatralnaya")

    assert {"combat:c_assault", "combat:c_charge", "combat:c_ambush"} == set(m.reich.options)
    assert {"combat:c_flank", "combat:c_counterattack", "combat:c_evasion"} == set(m.redline.options)
    assert ["c_entrench"] == m.zone("combat")
    m.then("combat_card", m.reich, m.redline)


def test_nobody_knows_the_hand_of_the_other_or_the_seventh_card(metro):
    """M33-17.1, 17.2: own cards are seen by their owner alone, the last by nobody."""
    m = attack_on_teatralnaya(metro).combat_cards(["assault"], ["flank"])

    m.reich.says("attack_station", "station:teatralnaya")

    zones = m.reich.sees()["zones"]
    assert "c_assault" in zones["attack_hand"]["cards"]
    assert [None] * 3 == zones["defence_hand"]
    assert [None] == zones["combat"]
    assert [None] * 3 == m.table.sees(None)["zones"]["attack_hand"]
    m.then("combat_card", m.reich, m.redline)


def test_a_chosen_card_is_secret_until_both_are_revealed(metro):
    """M33-17.2: exactly one card is chosen secretly, and both are shown together."""
    m = attack_on_teatralnaya(metro).combat_cards(["assault"], ["flank"])

    m.reich.says("attack_station", "station:teatralnaya", "combat:c_assault")
    before = m.redline.sees()
    m.redline.says("combat:c_flank")

    assert "c_assault" not in str(before["zones"]["attack_hand"])
    assert before["answered"] == {"0": None}
    assert [[0, "c_assault"], [1, "c_flank"]] == [
        [seat, m.table.rules.cards[card]] for seat, card in m.told("plays_combat_card")
    ]
    m.then("refuge", m.redline)


def test_only_a_dealt_card_can_be_chosen(metro):
    """M33-17.2: one of the own three cards."""
    m = attack_on_teatralnaya(metro).combat_cards(["assault"], ["flank"])

    m.reich.says("attack_station", "station:teatralnaya")

    m.reich.is_refused("combat:c_flank", "M33-17.2")
    m.then("combat_card", m.reich, m.redline)


def test_all_seven_cards_return_and_the_unchosen_are_not_shown(metro):
    """M33-17.4: after the battle the deck has seven cards, and nobody was told of those not played."""
    m = attack_on_teatralnaya(metro).combat_cards(["assault", "entrench"], ["flank", "charge"])
    m.redline.army(7)

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "flank")

    assert 7 == len(m.zone("combat"))
    assert [] == m.zone("attack_hand") + m.zone("defence_hand") + m.zone("revealed")
    assert "c_entrench" not in [card for card in m.redline.sees()["zones"]["combat"]["cards"] if card]
    assert not [sentence for sentence in m.table.told(1) if "Hold the Line" in sentence]
    m.then("move", m.reich)


# What each card is worth against an attack, a defence and a neutral card: written down from the cards.
WORTH = {
    "assault": (2, 2, 2),
    "flank": (1, 3, 1),
    "charge": (0, 4, 0),
    "counterattack": (2, 2, 2),
    "ambush": (3, 1, 1),
    "evasion": (4, 0, 0),
    "entrench": (1, 1, 1),
}
TYPES = {"assault": 0, "flank": 0, "charge": 0, "counterattack": 1, "ambush": 1, "evasion": 1, "entrench": 2}


PAIRS = [(mine, theirs) for mine in WORTH for theirs in WORTH if mine != theirs]  # there is one card of each kind


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_every_combat_card_against_every_other(metro, mine: str, theirs: str):
    """The modifier hangs on the type of the other card, whoever attacks (M33-17.3, M33-17.5, M33-3.7)."""
    m = attack_on_teatralnaya(metro).combat_cards([mine], [theirs])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, mine, m.redline, theirs)

    blitz = 1  # the Reich's own bonus
    attack, defence = 5 + blitz + WORTH[mine][TYPES[theirs]], 5 + WORTH[theirs][TYPES[mine]]
    assert (attack, defence) == m.strengths()
    if attack > defence:
        m.then("refuge", m.redline)
    else:
        m.then("move", m.reich)


# --- strength (16.1) ------------------------------------------------------------------------------------------------


def test_an_army_fights_with_its_strength_and_no_equipment(metro):
    """M33-16.1.1, M33-15.3: the army's number counts; the hero's equipment does not help it."""
    m = metro("bauman", "redline")
    m.bauman.army(4).gear("e_shotgun").also_holds("kitay_gorod_pink")
    m.threats("t1_deserters").army_turn(m.bauman)

    m.bauman.says("attack_station", "station:kitay_gorod_orange")

    assert (4, 4) == m.strengths()
    m.then("move", m.bauman)


def test_a_hero_fights_with_printed_strength_and_equipment(metro):
    """M33-16.1.1, M33-3.2: Melnik 3 and a shotgun 2 against the printed 4 of a threat."""
    m = metro("bauman", "redline")
    m.bauman.hero("melnik", at="taganskaya_pink").gear("e_shotgun")
    m.threats("t1_deserters").hero_action(m.bauman)

    m.bauman.says("attack_station")

    assert (5, 4) == m.strengths()
    m.then("move", m.redline)


@pytest.mark.parametrize(("army", "outcome"), [(8, "capture"), (7, "draw"), (6, "lost")])
def test_neutral_polis_has_strength_seven_and_no_cards(metro, army: int, outcome: str):
    """Polis fights with 7, without threat or combat cards (M33-16.1.1, M33-16.1.3, M33-8.2.4, M33-16.2.3, 16.2.14)."""
    m = metro("bauman", "redline")
    m.redline.army(army).tokens(pigs=1, mushrooms=1)
    threats = len(m.table.cards("threats"))
    m.army_turn(m.redline)

    m.redline.says("attack_station", "station:arbatskaya")

    assert (army, 7) == m.strengths()
    assert threats == len(m.zone("threats"))
    assert {"capture": army, "draw": army, "lost": army - 1}[outcome] == m.redline.now("army")
    assert (1, 1, 0) == m.redline.purse  # no reward
    if outcome == "capture":
        m.then("capture", m.redline)
    else:
        m.then("move", m.bauman)


def test_between_players_both_use_combat_cards_even_hero_against_army(metro):
    """M33-16.1.3: army or hero on either side, both sides choose a card."""
    m = metro("reich", "redline")
    m.reich.hero_at("teatralnaya")
    m.hero_action(m.reich)

    m.reich.says("attack_station")

    m.then("combat_card", m.reich, m.redline)


def test_against_a_threat_no_combat_cards_are_used(metro):
    """M33-16.1.3: the battle against a threat is decided at once."""
    m = metro("reich", "redline")
    m.reich.army(6)
    m.threats("t1_dogs").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (6, 2) == m.strengths()
    assert [] == m.told("plays_combat_card")
    m.then("move", m.reich)


def test_a_draw_spends_the_action_and_changes_nothing(metro):
    """M33-16.1.2: equal strength against a threat: no reward, no loss, the station stays neutral."""
    m = metro("reich", "redline")
    m.reich.army(4).tokens(pigs=1, mushrooms=1)
    m.threats("t1_deserters").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (4, (1, 1, 0), None) == (m.reich.now("army"), m.reich.purse, m.owner("tsvetnoy_bulvar"))
    m.then("move", m.reich)


# --- outcomes (16.2) ------------------------------------------------------------------------------------------------


def test_army_beats_a_threat(metro):
    """Reward and the right to capture (M33-16.2.1)."""
    m = metro("reich", "redline")
    m.reich.army(3).tokens(pigs=1, mushrooms=1)
    m.threats("t1_dogs").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (2, 1, 0) == m.reich.purse
    assert ["pass", "pay:pigs1+mushrooms1"] == m.reich.options
    m.then("capture", m.reich)


@pytest.mark.parametrize(("army", "after"), [(3, 2), (1, 1)])
def test_army_loses_against_a_threat(metro, army: int, after: int):
    """The army loses 1 strength, never below 1 (M33-16.2.1, M33-1.6)."""
    m = metro("reich", "redline")
    m.reich.army(army)
    m.threats("t1_gang").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert after == m.reich.now("army")
    m.then("move", m.reich)


def test_hero_beats_a_threat(metro):
    """Reward and the right to capture (M33-16.2.2)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="rizhskaya").tokens(mushrooms=1)
    m.threats("t1_dogs").hero_action(m.reich)

    m.reich.says("attack_station")
    m.reich.says("pay:pigs1+mushrooms1", to="capture")

    assert "reich" == m.owner("rizhskaya")
    m.then("move", m.redline)


def test_hero_loses_against_a_threat(metro):
    """The hero is wounded; the army is not weakened (M33-16.2.2)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="rizhskaya").army(3)
    m.threats("t1_gang").hero_action(m.reich)

    m.reich.says("attack_station")
    m.reich.says("station:tverskaya", to="go_home")

    assert (True, "tverskaya", 3) == (m.reich.now("wounded"), m.reich.now("hero_at"), m.reich.now("army"))
    m.then("move", m.redline)


@pytest.mark.parametrize(("gear", "asked"), [(["e_machinegun", "e_shotgun"], "capture"), (["e_pistol"], "go_home")])
def test_hero_against_neutral_polis(metro, gear: list[str], asked: str):
    """Win: right to capture without reward; loss: wounded (M33-16.2.4, 16.2.14)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="borovitskaya").gear(*gear).tokens(pigs=1, mushrooms=1)
    m.hero_action(m.reich)

    m.reich.says("attack_station")

    assert (1, 1, 0) == m.reich.purse
    m.then(asked, m.reich)


def test_army_takes_a_station_from_an_army_that_keeps_its_strength(metro):
    """The owner loses the station, the winner may capture; the beaten army is not weakened (M33-16.2.5, 16.2.11)."""
    m = metro("reich", "redline")
    m.reich.army(8).tokens(mushrooms=1)
    m.redline.army(2).also_holds("lubyanka")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert "teatralnaya" not in m.redline.stations
    assert 2 == m.redline.now("army")
    assert ["pass", "pay:mushrooms1"] == m.reich.options
    m.then("capture", m.reich)


@pytest.mark.parametrize(("army", "after"), [(4, 3), (1, 1)])
def test_army_that_loses_against_a_player_is_weakened(metro, army: int, after: int):
    """Army -1, not below 1; the station stays with its owner (M33-16.2.5)."""
    m = metro("reich", "redline")
    m.reich.army(army)
    m.redline.army(8)
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert (after, "redline") == (m.reich.now("army"), m.owner("teatralnaya"))
    m.then("move", m.reich)


def test_hero_who_defends_against_an_army_and_loses_is_neither_wounded_nor_robbed(metro):
    """The choice of the force does not change the outcome (M33-16.2.5, 16.2.12)."""
    m = metro("reich", "redline")
    m.reich.army(8)
    m.redline.hero("anna", at="teatralnaya").gear("e_pistol").also_holds("lubyanka")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.redline.says("hero", to="defend_with")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert "teatralnaya" not in m.redline.stations
    assert (False, "teatralnaya") == (m.redline.now("wounded"), m.redline.now("hero_at"))
    assert ["e_pistol"] == m.redline.cards("gear")
    m.then("move", m.reich)


def test_hero_takes_a_station_that_an_army_defends(metro):
    """The owner loses the station; right to capture; nobody is wounded (M33-16.2.6)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="teatralnaya").gear("e_shotgun").tokens(mushrooms=1)
    m.redline.army(2).also_holds("lubyanka").hero_at("lubyanka")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.reich.says("pay:mushrooms1", to="capture")

    assert "reich" == m.owner("teatralnaya")
    assert (False, False) == (m.reich.now("wounded"), m.redline.now("wounded"))
    m.then("move", m.redline)


def test_hero_who_loses_against_an_army_is_wounded_and_stripped_by_the_defender(metro):
    """Wounded, and the defender discards one equipment card of his choice; he must (M33-16.2.6)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="teatralnaya").gear("e_shotgun", "e_boots")
    m.redline.army(8)
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.reich.says("station:pushkinskaya", to="go_home")
    assert "pass" not in m.redline.options
    m.redline.says("equipment:e_shotgun", to="strip_gear")

    assert ["e_boots"] == m.reich.cards("gear")
    assert [] == m.redline.cards("gear")
    assert "e_shotgun" in m.zone("equipment_discard")
    m.then("move", m.redline)


def test_hero_takes_a_station_that_a_hero_defends(metro):
    """Station lost, loser wounded, winner may rob him, then capture (M33-16.2.7, 16.2.13, M33-16.3.5)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="teatralnaya").gear("e_shotgun").tokens(mushrooms=1)
    m.redline.hero("artyom", at="teatralnaya").gear("e_boots").also_holds("lubyanka")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station")
    m.redline.says("hero", to="defend_with")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    assert "teatralnaya" not in m.redline.stations
    m.redline.says("station:okhotny_ryad", to="go_home")
    m.reich.says("equipment:e_boots", to="take_gear")
    m.reich.says("pay:mushrooms1", to="capture")

    assert ["e_boots", "e_shotgun"] == m.reich.cards("gear")
    assert ("okhotny_ryad", [[1]]) == (m.redline.now("hero_at"), m.told("misses_turn"))  # wounded: his turn is missed
    assert "reich" == m.owner("teatralnaya")
    m.then("name_station", m.redline)


def test_hero_who_attacks_a_hero_on_his_station_and_loses(metro):
    """Hero against hero with roles exchanged: the defender may rob the wounded attacker (M33-16.2.7, 16.2.9)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="teatralnaya").gear("e_boots")
    m.redline.hero("hunter", at="teatralnaya").gear("e_shotgun")
    m.hero_action(m.reich).combat_cards(["entrench"], ["assault"])

    m.reich.says("attack_station")
    m.redline.says("hero", to="defend_with")
    m.play_cards(m.reich, "entrench", m.redline, "assault")
    m.reich.says("station:pushkinskaya", to="go_home")
    assert ["pass", "equipment:e_boots"] == m.redline.options
    m.redline.says("pass", to="take_gear")

    assert (["e_boots"], True) == (m.reich.cards("gear"), m.reich.now("wounded"))
    assert "redline" == m.owner("teatralnaya")
    m.then("move", m.redline)


@pytest.mark.parametrize("answer", ["equipment:e_boots", "pass"])
def test_army_that_beats_a_hero_may_discard_one_of_his_cards(metro, answer: str):
    """The attacker chooses, or lets it be; the hero is wounded (M33-16.2.8)."""
    m = metro("reich", "redline")
    m.reich.army(8)
    m.redline.hero("artyom", at="tverskaya").gear("e_boots")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("station:okhotny_ryad", to="go_home")
    m.reich.says(answer, to="strip_gear")

    assert ([] if answer != "pass" else ["e_boots"]) == m.redline.cards("gear")
    assert [] == m.reich.cards("gear")
    assert m.redline.now("wounded")
    m.then("move", m.reich)


def test_army_that_loses_against_a_hero_is_weakened(metro):
    """Army -1; the hero gains nothing (M33-16.2.8)."""
    m = metro("reich", "redline")
    m.reich.army(2)
    m.redline.hero("hunter", at="tverskaya").gear("e_shotgun", "e_rifle")
    m.army_turn(m.reich).combat_cards(["entrench"], ["assault"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "entrench", m.redline, "assault")

    assert (1, False) == (m.reich.now("army"), m.redline.now("wounded"))
    m.then("move", m.reich)


def test_hero_beats_hero_and_takes_one_card_of_his_choice(metro):
    """The winner takes one card from the loser, who is wounded (M33-16.2.9, M33-9.8.1)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="rizhskaya").gear("e_shotgun")
    m.redline.hero("artyom", at="rizhskaya").gear("e_boots", "e_pistol")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("station:teatralnaya", to="go_home")
    assert ["pass", "equipment:e_boots", "equipment:e_pistol"] == sorted(m.reich.options, key=len)
    m.reich.says("equipment:e_pistol", to="take_gear")

    assert (["e_pistol", "e_shotgun"], ["e_boots"]) == (m.reich.cards("gear"), m.redline.cards("gear"))
    m.then("name_station", m.redline)


def test_a_stolen_card_above_the_limit_costs_another(metro):
    """M33-16.2.15, M33-15.1: the winner at once discards down to two."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="rizhskaya").gear("e_shotgun", "e_rifle")
    m.redline.hero("artyom", at="rizhskaya").gear("e_boots")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("station:teatralnaya")
    m.reich.says("equipment:e_boots", to="take_gear")
    m.reich.says("equipment:e_rifle", to="carry_limit")

    assert ["e_boots", "e_shotgun"] == m.reich.cards("gear")
    m.then("name_station", m.redline)


def test_nothing_is_taken_from_a_hero_without_equipment(metro):
    """M33-16.2.15: the winner is not even asked."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="rizhskaya").gear("e_shotgun")
    m.redline.hero("artyom", at="rizhskaya")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("station:teatralnaya", to="go_home")

    m.then("name_station", m.redline)


# --- procedure (16.3) -----------------------------------------------------------------------------------------------


def test_the_attacker_plays_his_scouted_card_when_he_names_the_target(metro):
    """M33-16.3.1: target and force first, then the scouted card, before anything else."""
    m = metro("reich", "redline")
    m.reich.army(5).scouted("t1_rats", in_round=1)
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    m.reich.says("play_scouted", to="play_scouted")

    assert (5, 1) == m.strengths()
    m.then("move", m.reich)


def test_the_owner_chooses_between_army_and_hero_only_where_his_hero_stands(metro):
    """The owner says so although it is not his turn, and cannot refuse (M33-16.3.2, M33-16.3.6)."""
    m = metro("reich", "redline")
    m.redline.hero("anna", at="teatralnaya")
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:teatralnaya")

    assert ["army", "hero"] == m.redline.options
    m.then("defend_with", m.redline)


def test_an_absent_hero_cannot_defend(metro):
    """M33-16.3.2: without the hero on the station the army defends, unasked."""
    m = metro("reich", "redline")
    m.redline.hero("anna", at="okhotny_ryad")
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:teatralnaya")

    m.then("combat_card", m.reich, m.redline)


def test_window_a_is_for_the_attacker_then_for_the_defender(metro):
    """Any number of abilities each, before combat cards are dealt (M33-16.3.3)."""
    m = metro("reich", "redline")
    m.reich.missions("m03", "m05")
    m.redline.missions("m01", "m02")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    assert m.redline.asked == ""
    m.reich.says("use:m03", to="before_battle").says("use:m05", to="before_battle").says("resource:pigs")
    m.redline.says("use:m01", to="before_battle").says("pass", to="before_battle")

    assert ["m03"] == m.json()["table"]["lasting"][:1]
    m.then("combat_card", m.reich, m.redline)


def test_against_a_threat_only_the_fighter_has_windows(metro):
    """M33-16.3.3: nobody else is asked before or after the card is opened."""
    m = metro("reich", "redline")
    m.reich.army(5).missions("m03")
    m.redline.missions("m01")
    m.threats("t1_dogs").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    m.then("before_battle", m.reich)
    m.reich.says("pass")
    m.then("after_reveal", m.reich)
    m.reich.says("pass")

    m.then("capture", m.reich)


def test_window_b_alternates_until_both_pass_one_after_the_other(metro):
    """After the reveal attacker and defender use abilities in turn (M33-16.3.4)."""
    m = metro("reich", "redline")
    m.reich.army(2).missions("m03", "m04").tokens(ammo=1)
    m.redline.army(2).completed("m10").missions("m02")
    m.redline.tokens(pigs=1, ammo=1)
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya").says("pass", to="before_battle")
    m.redline.says("pass", to="before_battle")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.reich.says("pass", to="after_reveal")
    m.redline.says("use:m10", to="after_reveal")  # hires one soldier: the attacker may answer
    m.reich.says("use:m03", to="after_reveal")
    m.redline.says("pass", to="after_reveal")
    m.reich.says("pass", to="after_reveal")

    assert (2 + 1 + 2 + 2, 3 + 1) == m.strengths()
    m.then("capture", m.reich)


def test_the_outcome_is_applied_in_order(metro):
    """Reward, then capture, then the loser's refuge (M33-16.3.5, M33-13.3.2)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="teatralnaya").gear("e_shotgun").tokens(mushrooms=1)
    m.redline.hero("artyom", at="teatralnaya").gear("e_boots")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])
    asked = []

    m.reich.says("attack_station")
    m.redline.says("hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    for player, answer in (
        (m.redline, "station:okhotny_ryad"),
        (m.reich, "equipment:e_boots"),
        (m.reich, "pay:mushrooms1"),
        (m.redline, "station:lubyanka"),
    ):
        asked.append((player.faction, player.asked))
        player.says(answer)

    assert [("redline", "go_home"), ("reich", "take_gear"), ("reich", "capture"), ("redline", "refuge")] == asked
    m.then("name_station", m.redline)


# --- wounds (16.4) --------------------------------------------------------------------------------------------------


def test_a_wounded_hero_goes_to_any_home_station_even_if_all_are_lost(metro):
    """The owner chooses among the three, whoever controls them (M33-16.4.1, 16.4.5)."""
    m = metro("reich", "redline")
    m.redline.also_holds(*HOMES["reich"])
    m.reich.holds("rizhskaya", "trubnaya", "sukharevskaya").hero("anna", at="tsvetnoy_bulvar")
    m.threats("t1_gang").hero_action(m.reich)

    m.reich.says("attack_station")
    assert {f"station:{home}" for home in HOMES["reich"]} == set(m.reich.options)
    m.reich.is_refused("station:rizhskaya", "M33-16.4.1")
    m.reich.says("station:chekhovskaya", to="go_home")

    assert "chekhovskaya" == m.reich.now("hero_at")
    m.then("move", m.redline)


def test_a_hero_wounded_by_an_army_misses_the_turn_of_the_same_round(metro):
    """Wounded in phase 3, before his own turn: he misses this one and no other (M33-16.4.2, M33-9.1.2)."""
    m = metro("reich", "redline")
    m.reich.army(8)
    m.redline.hero("artyom", at="tverskaya")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("station:okhotny_ryad", to="go_home")
    m.reich.says("station:pushkinskaya", to="move")

    assert [[1]] == m.told("misses_turn")
    assert not m.redline.now("wounded")
    assert 3 == m.json()["table"]["round"]
    m.then("name_station", m.redline)


def test_a_hero_wounded_by_his_own_attack_misses_the_next_round(metro):
    """M33-16.4.2: the turn that has begun does not count."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="rizhskaya")
    m.threats("t1_gang").at(position=0).hero_action(m.reich, last=True)

    m.reich.says("attack_station").says("station:tverskaya", to="go_home")
    assert (3, True) == (m.json()["table"]["round"], m.reich.now("wounded"))
    m.redline.says("pass", to="army_action")
    m.reich.says("pass", to="army_action")
    m.redline.says("station:okhotny_ryad", to="move")

    assert [[0]] == m.told("misses_turn")
    assert not m.reich.now("wounded")
    m.then("name_station", m.reich)


def test_a_hero_wounded_after_his_turn_misses_the_next_round(metro):
    """M33-16.4.2: his turn of this round has begun already, so the wound costs the next one."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="rizhskaya")
    m.redline.hero("hunter", at="rizhskaya").gear("e_shotgun", "e_rifle")
    m.at(position=0).hero_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("station:rizhskaya", to="move").says("pass", to="hero_action")
    m.redline.says("station:rizhskaya", to="move").says("attack_hero", to="hero_action")
    m.play_cards(m.redline, "assault", m.reich, "entrench")
    m.reich.says("station:tverskaya", to="go_home")

    assert (3, True, []) == (m.json()["table"]["round"], m.reich.now("wounded"), m.told("misses_turn"))
    m.then("army_action", m.redline)


def test_wounded_twice_he_moves_again_but_misses_one_turn(metro):
    """M33-16.4.3, 16.4.4: a wounded hero can be attacked; the second wound costs no second turn."""
    m = metro("reich", "redline")
    m.reich.army(8)
    m.redline.holds("teatralnaya", "ploshchad_revolyutsii", "lubyanka").wounded().hero("artyom", at="okhotny_ryad")
    m.reich.also_holds("okhotny_ryad")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("station:teatralnaya", to="go_home")
    m.reich.says("station:pushkinskaya", to="move")

    assert ("teatralnaya", False) == (m.redline.now("hero_at"), m.redline.now("wounded"))
    assert [[1]] == m.told("misses_turn")
    m.then("name_station", m.redline)


def test_abilities_and_equipment_of_a_wounded_hero_keep_working(metro):
    """Anna, wounded, defends with her +1 and her shotgun (M33-16.4.6, M33-6.2.8)."""
    m = metro("reich", "redline")
    m.reich.army(6)
    m.redline.hero("anna", at="teatralnaya").gear("e_shotgun").wounded()
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.redline.says("hero", to="defend_with")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert (6 + 1 + 2, 3 + 1 + 2 + 1) == m.strengths()
    m.then("refuge", m.redline)


def test_the_event_outcome_is_that_of_its_own_section(metro):
    """A lost battle against the dark costs the station and nothing else (M33-16.2.10, M33-6.2.5)."""
    m = metro("reich", "redline")
    m.reich.army(3).also_holds("rizhskaya").hero("artyom", at="rizhskaya")
    m.threats("t1_gang").table.stack(
        step("Round", "mobilization"),
        step("ThreatsFromTheDark", "each_fight", turn=0, stations=["rizhskaya", None], forces=["hero", "army"]),
    )
    m.redline.holds()
    m.table.deal("open_threat", ["t1_gang"])

    m.begin()

    assert "rizhskaya" not in m.reich.stations
    assert (False, 3) == (m.reich.now("wounded"), m.reich.now("army"))
    m.then("army_action", m.reich)


@pytest.mark.parametrize("attacks_with", [ARMY, HERO])
@pytest.mark.parametrize("defends_with", [ARMY, HERO])
@pytest.mark.parametrize("outcome", [WON, LOST])
def test_the_goals_of_a_battle_are_those_of_its_winner(metro, attacks_with: int, defends_with: int, outcome: int):
    """With which force he fought and over which he won, whether he attacked or defended (M33-14.2.2)."""
    m = metro("reich", "redline")
    m.reich.missions("m01")
    m.army_turn(m.reich).then("army_action", m.reich)
    settled = Settlement()
    settled.seat, settled.rival, settled.opponent, settled.cause = 0, 1, PLAYER, STATION_ATTACKED
    settled.force, settled.rival_force, settled.outcome = attacks_with, defends_with, outcome
    own, other = (attacks_with, defends_with) if outcome == WON else (defends_with, attacks_with)

    assert goals_of(Victory(outcome == WON, own == HERO, other == HERO, True, 0)) == settled.goals(m.state)
    asked = settled.ask_goal(m.state)
    assert (outcome == WON) == (asked is not None)  # the Red Line has no mission that it could turn up
