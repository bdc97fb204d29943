"""Missions: secrecy, goals, moments, abilities (section 14)."""

import pytest
from metro2033_table import PIGS, POLIS, RULES, Metro, step, with_data

from railhead.games.metro2033 import cards, goals
from railhead.games.metro2033.goals import hero_on_abandoned
from railhead.games.metro2033.missions import OWN_TURN, against_using
from railhead.games.metro2033.model import COMPLETE, PASS
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.events import Event
from railhead.standing import StandingAnswers


def uses(options: list[str]) -> set[str]:
    return {option for option in options if option.startswith("use:")}


def turn_ups(options: list[str]) -> set[str]:
    return {option for option in options if option.startswith("complete:")}


# --- face down (14.1) -----------------------------------------------------------------------------------------------


def test_only_the_owner_looks_at_face_down_missions_and_all_see_their_number(metro):
    """M33-14.1.1: any number may be held."""
    m = metro("reich", "redline")
    m.reich.missions("m01", "m02", "m03", "m04", "m05")
    m.army_turn(m.reich)

    assert {"m01", "m02", "m03", "m04", "m05"} == set(m.reich.sees()["zones"]["missions"][0]["cards"])
    assert [None] * 5 == m.redline.sees()["zones"]["missions"][0]["cards"]
    assert [None] * 5 == m.table.sees(None)["zones"]["missions"][0]["cards"]
    m.then("army_action", m.reich)


# --- turning up (14.2) ----------------------------------------------------------------------------------------------


def test_a_reached_goal_may_be_turned_up_for_a_point(metro):
    """M33-14.2.1: one point at once, and all see the card."""
    m = metro("reich", "redline")
    m.reich.army(7).missions("m09")
    m.army_turn(m.reich)

    m.reich.says("complete:m09", to="army_action")

    assert (4, ["m09"], []) == (m.reich.points, m.reich.cards("completed"), m.reich.cards("missions"))
    assert ["m09"] == m.redline.sees()["zones"]["completed"][0]["cards"]
    m.then("army_action", m.reich)


def test_the_point_of_a_completed_mission_is_never_lost(metro):
    """M33-14.2.1: the army falls below 7, the point stays."""
    m = metro("reich", "redline")
    m.reich.army(7).missions("m09")
    m.mobilization(m.reich)

    m.reich.says("complete:m09", to="maintenance")

    assert (5, 4) == (m.reich.now("army"), m.reich.points)  # without pigs only level 5 was left
    m.then("army_action", m.reich)


def test_turning_up_is_voluntary(metro):
    """M33-14.2.2: he may play on without a word."""
    m = metro("reich", "redline")
    m.reich.army(7).missions("m09")
    m.army_turn(m.reich)

    m.reich.says("pass", to="army_action")

    assert (3, ["m09"]) == (m.reich.points, m.reich.cards("missions"))
    m.then("move", m.reich)


def test_an_unreached_goal_cannot_be_turned_up(metro):
    """M33-14.2.1: with the reason."""
    m = metro("reich", "redline")
    m.reich.army(6).missions("m09")
    m.army_turn(m.reich)

    m.reich.is_refused("complete:m09", "M33-14.2.1")
    m.reich.is_refused("complete:m10", "M33-14.2.1")  # not his
    m.then("army_action", m.reich)


def test_state_goals_are_turned_up_just_before_the_victory_check(metro):
    """M33-14.2.2: also by players whose turn it is not; it decides the match (M33-10.1.1)."""
    m = metro("reich", "redline")
    m.reich.also_holds("tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "prospekt_mira_orange", "rizhskaya")
    m.reich.also_holds("kuznetsky_most").missions("m14")
    m.redline.missions("m05").tokens(2, 2, 2)
    m.end_of_round()

    assert ["pass", "complete:m14"] == m.reich.options
    assert "" == m.redline.asked  # a payment is no state
    m.reich.says("complete:m14", to="turn_up")

    assert (0,) == m.table.match.outcome.winners


def test_a_payment_goal_is_for_the_own_turn_only(metro):
    """g03 in the own turn: 2 pigs, 2 mushrooms, 2 ammo go back (M33-14.2.2, M33-19.10)."""
    m = metro("reich", "redline")
    m.reich.missions("m05").tokens(3, 2, 2)
    m.army_turn(m.reich)

    m.reich.says("complete:m05", to="army_action")

    assert ((1, 0, 0), 4) == (m.reich.purse, m.reich.points)
    m.then("army_action", m.reich)


def test_state_goals_are_not_turned_up_in_the_turn_of_others(metro):
    """M33-14.2.2: in battle windows only abilities are used."""
    m = metro("reich", "redline")
    m.redline.army(7).missions("m09", "m03")
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:teatralnaya")

    m.redline.is_refused("complete:m09", "M33-14.2.2")
    assert set() == turn_ups(m.redline.options)
    m.then("before_battle", m.redline)


@pytest.mark.parametrize("asked", ["name_station", "vote"])
def test_before_naming_and_voting_only_abilities(metro, asked: str):
    """M33-14.3.3 b: no mission is turned up there (M33-14.2.2)."""
    m = metro("reich", "redline")
    m.reich.army(7).missions("m09", "m03")
    m.table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark" if asked == "name_station" else "LawVote"))

    assert {"use:m09", "use:m03"} == uses(m.reich.options)
    m.reich.is_refused("complete:m09", "M33-14.2.2")
    m.then(asked, m.reich)


def battle_won(metro, mission: str) -> Metro:
    """The Reich's army beats the army at Teatralnaya and has settled everything but its missions."""
    m = metro("reich", "redline")
    m.reich.army(8).missions(mission)
    m.redline.also_holds("lubyanka")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_station", "station:teatralnaya")
    while m.reich.asked in ("before_battle", "after_reveal", "capture") or m.reich.asked == "combat_card":
        if m.reich.asked == "combat_card":
            m.play_cards(m.reich, "assault", m.redline, "entrench")
        else:
            m.reich.says("pass")
    return m


def test_event_goals_are_turned_up_directly_after_the_event(metro):
    """M33-14.2.2: when the battle is settled completely."""
    m = battle_won(metro, "m03")

    m.reich.says("complete:m03", to="turn_up")

    assert 4 == m.reich.points
    m.then("move", m.reich)


def test_no_window_stands_open_after_a_victory_that_completes_nothing_for_anybody(metro):
    """An army over a threat reaches no goal (M33-14.2.2); where windows are kept nobody waits for one."""
    m = metro("reich", "redline").threats("t1_rats")
    m.reich.army(7).missions("m03")
    m.army_turn(m.reich)
    m.table.match.tape.patient = True
    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    windows = []
    while m.table.match.in_window:
        windows.append(m.reich.asked)
        m.table.match.close_window()

    assert ["before_battle", "after_reveal", "capture", "missions"] == windows
    m.then("move", m.reich)


def test_event_goals_are_not_turned_up_later(metro):
    """M33-14.2.2: after a pass the moment is gone."""
    m = battle_won(metro, "m03")

    m.reich.says("pass", to="turn_up")

    assert set() == turn_ups(m.reich.options)
    m.reich.is_refused("complete:m03", "M33-14.2.2")
    m.then("missions", m.reich)


def test_the_card_must_have_been_held_when_the_event_happened(metro):
    """The Silent Archivist, beaten by a hero, gives m11: too late for this battle (M33-14.2.3)."""
    m = metro("reich", "redline")
    m.stage_two().threats("t2_archivist")
    m.reich.hero("hunter", at="rizhskaya").gear("e_rifle", "e_shotgun").missions("m12")
    m.table.top("mission_deck", ["m11", "m01"])
    m.hero_action(m.reich)

    m.reich.says("attack_station").says("mission:m11", to="keep_mission").says("pass", to="capture")
    assert {"complete:m12"} == turn_ups(m.reich.options)  # the same goal, held before
    m.reich.is_refused("complete:m11", "M33-14.2.3")
    m.reich.says("pass", to="turn_up")

    assert [0, 0] == m.json()["zones"]["missions"][0]["marks"]  # from the next battle on it is like any other
    m.then("missions", m.reich)


def test_the_same_goal_is_not_completed_twice(metro):
    """M33-14.2.4: m10 has the goal of m09; its ability can still be used."""
    m = metro("reich", "redline")
    m.reich.army(7).completed("m09").missions("m10").tokens(pigs=1)
    m.army_turn(m.reich)

    m.reich.is_refused("complete:m10", "M33-14.2.4")
    m.reich.says("use:m10", to="army_action")

    assert (8, ["m10"]) == (m.reich.now("army"), m.zone("mission_discard"))
    m.then("army_action", m.reich)


def test_the_same_event_goal_is_not_completed_twice(metro):
    """M33-14.2.4 for goals about battles."""
    m = metro("reich", "redline")
    m.reich.army(8).completed("m04").missions("m03")
    m.redline.also_holds("lubyanka")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya", "pass")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.reich.says("pass", to="after_reveal").says("pass", to="capture")

    m.then("missions", m.reich)


# --- the goals (M33-19.10): each reached and just missed -----------------------------------------------------------


def state_goal(metro, mission: str, reached: bool) -> Metro:
    """A position in which the goal of a mission is reached, or nearly."""
    m = metro("reich", "redline", "bandits")
    m.reich.missions(mission)
    if mission in ("m05", "m06"):
        m.reich.tokens(2, 2, 2 if reached else 1)
    elif mission in ("m07", "m08"):
        m.reich.also_holds("borovitskaya" if reached else "rizhskaya")
    elif mission in ("m09", "m10"):
        m.reich.army(7 if reached else 6)
    elif mission == "m13":
        m.reich.hero_at("turgenevskaya" if reached else "dostoevskaya")  # abroad, and in the own zone
    elif mission == "m14":
        m.reich.also_holds("rizhskaya", "trubnaya", "sukharevskaya", *(["tsvetnoy_bulvar"] if reached else []))
    elif mission == "m15":
        m.reich.tokens(mushrooms=6 if reached else 5, pigs=5, ammo=5)
    elif mission == "m16":
        m.reich.hero("hunter").gear("e_shotgun" if reached else "e_gasmask")  # conditional strength does not count
    elif mission == "m18":
        m.reich.also_holds("lubyanka", "novokuznetskaya" if reached else "borovitskaya")  # a home counts, Polis not
        if reached:
            m.bandits.holds("tretyakovskaya_orange", "tretyakovskaya_yellow", "shabolovskaya")
    return m.army_turn(m.reich)


@pytest.mark.parametrize("reached", [True, False])
@pytest.mark.parametrize("mission", ["m05", "m06", "m07", "m08", "m09", "m10", "m13", "m14", "m15", "m16", "m18"])
def test_goals_about_states_and_payments(metro, mission: str, reached: bool):
    """g03, g04, g05, g07, g08, g09, g10, g12: reached, and just missed (M33-19.10, M33-14.2.1)."""
    m = state_goal(metro, mission, reached)

    assert reached == (f"complete:{mission}" in m.reich.options)
    m.then("army_action", m.reich)


@pytest.mark.parametrize(("held", "reached"), [(1, False), (2, True), (3, True)])
def test_a_goal_may_ask_for_more_of_polis(metro, held: int, reached: bool):
    """M33-19.10 g04 with two stations instead of one: each counts once."""
    goal = cards.GOAL_OF[cards.CARDS.index("m07")]
    with with_data(goals.AT_LEAST, goal, 2):
        m = metro("reich", "redline")
        m.reich.missions("m07").also_holds(*POLIS[:held])
        m.army_turn(m.reich)

        assert reached == ("complete:m07" in m.reich.options)
        m.then("army_action", m.reich)


def test_a_passing_bonus_does_not_count_for_the_strong_army(metro):
    """M33-19.2, 19.10: the marker counts."""
    m = metro("reich", "redline")
    m.reich.army(6).missions("m09")
    m.lasting(("m03", m.reich, None)).army_turn(m.reich)

    m.reich.is_refused("complete:m09", "M33-14.2.1")
    m.then("army_action", m.reich)


def hero_fight(metro, owner: str, attacker: str, winner: str) -> Metro:
    """Hero against hero at Rizhskaya; the owner of m01 attacks or is attacked, wins or loses."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="rizhskaya").gear(*(["e_shotgun", "e_rifle"] if winner == "reich" else []))
    m.redline.hero("anna", at="rizhskaya").gear(*(["e_machinegun", "e_armour"] if winner == "redline" else []))
    getattr(m, owner).missions("m01")
    one, other = (m.reich, m.redline) if attacker == "reich" else (m.redline, m.reich)
    m.hero_action(one).combat_cards(["counterattack"], ["entrench"])
    one.says("attack_hero")
    while not [1 for player in m.players if player.asked in ("move", "turn_up", "name_station")]:
        player = next(player for player in m.players if player.asked)
        if player.asked == "combat_card":
            m.play_cards(one, "counterattack", other, "entrench")
        else:
            player.says(player.options[0])
    return m


@pytest.mark.parametrize(
    ("owner", "attacker", "winner", "reached"),
    [
        ("reich", "reich", "reich", True),
        ("reich", "redline", "reich", True),
        ("reich", "reich", "redline", False),
        ("redline", "reich", "redline", True),
    ],
)
def test_g01_beating_a_hero_whoever_attacked(metro, owner: str, attacker: str, winner: str, reached: bool):
    """M33-19.10 g01, M33-14.2.2: the other side's fighting force is a hero."""
    m = hero_fight(metro, owner, attacker, winner)

    if reached:
        m.then("turn_up", getattr(m, owner))
    else:
        m.then("move", m.redline)


def test_g01_an_army_over_an_army_is_not_enough(metro):
    """M33-19.10 g01."""
    m = battle_won(metro, "m01")

    m.then("missions", m.reich)


def test_g02_winning_is_enough_without_capture(metro):
    """M33-19.10 g02."""
    m = battle_won(metro, "m04")

    assert None is m.owner("teatralnaya")
    m.then("turn_up", m.reich)


def test_g02_a_successful_defence_is_not_enough(metro):
    """M33-19.10 g02: an attack; the winner of this battle was attacked."""
    m = metro("reich", "redline")
    m.reich.army(2)
    m.redline.army(8).missions("m03", "m04")
    m.army_turn(m.reich).combat_cards(["flank"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.redline.says("pass", to="before_battle")
    m.play_cards(m.reich, "flank", m.redline, "entrench")
    m.redline.says("pass", to="after_reveal")

    assert 3 == m.redline.points
    m.then("move", m.reich)


def test_g11_a_successful_attack_is_not_enough(metro):
    """M33-19.10 g11: a defence; the winner of this battle attacked."""
    m = battle_won(metro, "m17")

    m.then("missions", m.reich)


def test_g02_a_neutral_station_is_not_enough(metro):
    """M33-19.10 g02: a station of another player."""
    m = metro("reich", "redline")
    m.reich.army(8).missions("m03")
    m.threats("t1_rats").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar", "pass", "pass", "pass")

    m.then("missions", m.reich)


@pytest.mark.parametrize(
    ("card", "force", "reached"),
    [("t1_gang", "hero", True), ("t1_deserters", "hero", False), ("t1_gang", "army", False)],
)
def test_g06_a_hero_defeats_a_threat_of_printed_five(metro, card: str, force: str, reached: bool):
    """M33-19.10 g06: printed strength, and the hero himself."""
    m = metro("reich", "redline")
    m.reich.army(8).hero("hunter", at="tsvetnoy_bulvar").gear("e_shotgun", "e_rifle").missions("m11")
    m.threats(card)
    if force == "hero":
        m.hero_action(m.reich)
        m.reich.says("attack_station")
    else:
        m.army_turn(m.reich)
        m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    m.reich.says("pass", to="before_battle").says("pass", to="after_reveal").says("pass", to="capture")

    m.then("turn_up" if reached else "missions", m.reich)


def test_g06_counts_in_the_event(metro):
    """M33-19.10 g06: attack or event; asked after the own fight."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tverskaya").gear("e_shotgun", "e_rifle").missions("m11")
    m.redline.army(8).hero_at("suvorovskaya")
    m.threats("t1_gang").table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))

    m.reich.says("station:tverskaya", "hero")
    m.redline.says("station:teatralnaya")
    m.reich.says("pass", to="after_reveal").says("complete:m11", to="turn_up")

    assert 4 == m.reich.points
    m.then("maintenance", m.reich)


@pytest.mark.parametrize(("army", "reached"), [(4, True), (3, False), (2, False)])
def test_g11_a_station_defended_by_a_win(metro, army: int, reached: bool):
    """M33-19.10 g11: against 2 + 1 + 1; a draw (3 + 1) is not enough, a loss neither."""
    m = metro("reich", "redline")
    m.reich.army(2)
    m.redline.army(army).missions("m17").also_holds("lubyanka")
    m.army_turn(m.reich).combat_cards(["flank"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.redline.says("pass", to="before_battle")
    m.play_cards(m.reich, "flank", m.redline, "entrench")
    m.redline.says("pass", to="after_reveal")

    if reached:
        m.then("turn_up", m.redline)
    else:
        m.then("move", m.reich)


# --- abilities and their moments (14.3) -----------------------------------------------------------------------------


def test_an_uncompleted_mission_is_discarded_and_shown(metro):
    """No other cost (M33-14.3.1)."""
    m = metro("reich", "redline")
    m.reich.missions("m05")
    m.army_turn(m.reich)

    m.reich.says("use:m05").says(PIGS, to="gain")

    assert ((1, 0, 0), ["m05"]) == (m.reich.purse, m.zone("mission_discard"))
    assert ["m05"] == m.redline.sees()["zones"]["mission_discard"]["cards"]
    m.then("army_action", m.reich)


def test_what_was_discarded_before_stays_hidden(metro):
    """Only the mission that is used is shown (M33-14.3.1, M33-9.4.2)."""
    m = metro("reich", "redline")
    m.reich.missions("m05")
    m.table.deal("mission_discard", ["m02"])
    m.army_turn(m.reich)

    m.reich.says("use:m05").says(PIGS, to="gain")

    assert ["m05", None] == m.redline.sees()["zones"]["mission_discard"]["cards"]
    m.then("army_action", m.reich)


def test_a_mission_against_combat_cards_waits_until_they_are_revealed(metro):
    """m16 is refused before that (M33-14.3.5)."""
    m = metro("reich", "redline")
    m.reich.army(4)
    m.redline.army(4).missions("m16", "m01")
    m.army_turn(m.reich)
    m.reich.says("attack_station", "station:teatralnaya")

    assert "combat cards" in m.redline.is_refused("use:m16", "M33-14.3.5")
    m.then("before_battle", m.redline)


def test_a_completed_mission_costs_an_ammo_once_a_round_and_stays(metro):
    """M33-14.3.1."""
    m = metro("reich", "redline")
    m.reich.completed("m05").tokens(ammo=2)
    m.army_turn(m.reich)

    m.reich.says("use:m05", PIGS)
    assert ((1, 0, 1), ["m05"], 4) == (m.reich.purse, m.reich.cards("completed"), m.reich.points)
    m.reich.is_refused("use:m05", "M33-14.3.1")

    m.then("army_action", m.reich)


def test_without_ammo_a_completed_mission_cannot_be_used(metro):
    """M33-14.3.1."""
    m = metro("reich", "redline")
    m.reich.completed("m05").tokens(pigs=3)
    m.army_turn(m.reich)

    assert "1 ammo" in m.reich.is_refused("use:m05", "M33-14.3.1")
    m.then("army_action", m.reich)


def test_after_completion_only_the_paid_use_remains(metro):
    """Turned up, the card cannot be discarded any more (M33-14.3.4)."""
    m = metro("reich", "redline")
    m.reich.army(7).missions("m09").tokens(ammo=1)
    m.mobilization(m.reich)

    m.reich.says("complete:m09", to="maintenance").says("use:m09", to="maintenance")

    assert (["m09"], []) == (m.reich.cards("completed"), m.zone("mission_discard"))
    assert (0, 0, 0) == m.reich.purse
    m.then("army_action", m.reich)


def test_nobody_else_has_my_missions(metro):
    """M33-14.3.1: what one does not have cannot be used."""
    m = metro("reich", "redline")
    m.redline.missions("m05")
    m.army_turn(m.reich)

    m.reich.is_refused("use:m05", "M33-14.3.1")
    m.then("army_action", m.reich)


def test_effects_end_with_the_round(metro):
    """M33-14.3.2: m03 used in round 2 does not help in round 3."""
    m = metro("reich", "redline")
    m.lasting(("m03", m.reich, None)).end_of_round()

    m.begin()

    assert [] == m.json()["table"]["lasting"]
    m.then("name_station", m.redline)


def test_moments_of_the_mobilization(metro):
    """Before maintenance, before hiring, after hiring (M33-14.3.3 a)."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=3, ammo=1).missions("m01", "m02", "m03", "m04")
    m.mobilization(m.reich)
    asked = []

    for option in ("use:m01", "level:6", "use:m02", "hire:1", "use:m03", "pass"):
        asked.append(m.reich.asked)
        m.reich.says(option)

    assert ["maintenance", "maintenance", "hire", "hire", "missions", "missions"] == asked
    m.then("army_action", m.reich)


def test_a_moment_without_anything_new_is_not_asked_again(metro):
    """Nothing paid, nothing to hire: the question before hiring would be the one just answered (M33-14.3.3)."""
    m = metro("reich", "redline")
    m.reich.missions("m01")
    m.mobilization(m.reich)

    m.reich.says("level:2", to="maintenance")

    m.then("army_action", m.reich)


def test_moments_of_the_army_action(metro):
    """Before and after it (M33-14.3.3 a)."""
    m = metro("reich", "redline")
    m.reich.missions("m01", "m02")
    m.army_turn(m.reich)

    m.reich.says("use:m01", to="army_action").says("obtain", to="army_action").says(PIGS)
    m.reich.says("use:m02", to="missions")

    m.then("move", m.reich)


def test_moments_of_the_hero_turn(metro):
    """Before the movement, before the action, after the action (M33-14.3.3 a)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tverskaya").missions("m01", "m03", "m04")
    m.hero_turn(m.reich)

    m.reich.says("use:m01", to="move").says("station:tverskaya", to="move")
    m.reich.says("use:m03", to="hero_action").says("ability", to="hero_action").says(PIGS)
    m.reich.says("use:m04", to="missions")

    m.then("move", m.redline)


def test_before_a_capture_abilities_may_be_used(metro):
    """M33-14.3.3 d: m05 brings the missing pig."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(mushrooms=1).missions("m05")
    m.threats("t1_barrel").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar", "pass", "pass")
    assert ["pass", "use:m05"] == m.reich.options
    m.reich.says("use:m05", to="capture").says(PIGS, to="gain").says("pay:pigs1+mushrooms1", to="capture")

    assert "reich" == m.owner("tsvetnoy_bulvar")
    m.then("move", m.reich)


def test_not_inside_another_step(metro):
    """M33-14.3.3: while buying no mission can be used."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=2, ammo=2).missions("m05")
    m.hero_action(m.reich)

    m.reich.says("buy")

    assert set() == uses(m.reich.options)
    m.then("buy", m.reich)


def test_not_in_the_turn_of_others_outside_battles(metro):
    """M33-14.3.3: nobody but the active player is asked."""
    m = metro("reich", "redline")
    m.redline.missions("m05", "m01")
    m.army_turn(m.reich)

    m.then("army_action", m.reich)


# --- what is not offered (14.3.5): just so, and just not so ---------------------------------------------------------


def offered(metro, mission: str, possible: bool) -> Metro:
    """The Reich holds a mission in its army turn; the condition of M33-14.3.5 holds, or just not."""
    m = metro("reich", "redline")
    m.reich.missions(mission)
    if mission == "m05":
        m.redline.tokens(35, 35, 34 if possible else 35)
    elif mission == "m06":
        m.market("e_pistol").reich.tokens(mushrooms=1, ammo=1 if possible else 0)
    elif mission == "m07":
        cards = m.table.cards("threats")
        if not possible:
            m.table.deal("threats", [])
            m.table.deal("threat_discard", cards)  # no shuffle for a look
    elif mission == "m10":
        m.reich.army(7 if possible else 8).tokens(pigs=1)
    elif mission == "m12":
        if possible:
            m.reich.wounded()
    elif mission == "m15":
        m.reich.tokens(pigs=1)
        if possible:
            m.redline.tokens(ammo=1)
    elif mission == "m18" and possible:
        m.law("l_truce")
    return m.army_turn(m.reich)


@pytest.mark.parametrize("possible", [True, False])
@pytest.mark.parametrize("mission", ["m05", "m06", "m07", "m10", "m12", "m15", "m18"])
def test_abilities_that_would_change_nothing_are_not_offered(metro, mission: str, possible: bool):
    """M33-14.3.5, M33-0.6: one by one."""
    m = offered(metro, mission, possible)

    assert possible == (f"use:{mission}" in m.reich.options)
    if not possible:
        m.reich.is_refused(f"use:{mission}", "M33-0.4" if mission == "m06" else "M33-14.3.5")
    m.then("army_action", m.reich)


def test_m10_without_the_pig_is_not_offered(metro):
    """M33-14.3.5."""
    m = metro("reich", "redline")
    m.reich.missions("m10").tokens(ammo=3)
    m.army_turn(m.reich)

    m.reich.is_refused("use:m10", "M33-0.4")
    m.then("army_action", m.reich)


def test_m09_is_only_for_the_time_before_maintenance(metro):
    """M33-14.3.5: in the army phase it is too late."""
    m = metro("reich", "redline")
    m.reich.missions("m09")
    m.army_turn(m.reich)

    m.reich.is_refused("use:m09", "M33-14.3.5")
    m.then("army_action", m.reich)


@pytest.mark.parametrize("mission", ["m08", "m16"])
def test_abilities_with_a_printed_window_work_only_there(metro, mission: str):
    """m08 in the own vote, m16 after the reveal (M33-14.3.3, M33-14.3.5)."""
    m = metro("reich", "redline")
    m.reich.missions(mission)
    m.army_turn(m.reich)

    m.reich.is_refused(f"use:{mission}", "M33-14.3.5")
    m.then("army_action", m.reich)


@pytest.mark.parametrize("mission", ["m01", "m02", "m03", "m04", "m11", "m13", "m14", "m17"])
def test_the_others_may_be_used_at_every_moment(metro, mission: str):
    """M33-14.3.5: whether it helps or not."""
    m = metro("reich", "redline")
    m.reich.missions(mission)
    m.mobilization(m.reich)

    assert f"use:{mission}" in m.reich.options
    m.then("maintenance", m.reich)


def test_a_completed_m06_needs_the_ammo_for_both(metro):
    """M33-14.3.5: 1 ammo for the ability and the price of the card."""
    for ammo, possible in ((1, False), (2, True)):
        m = metro("reich", "redline")
        m.reich.completed("m06").tokens(mushrooms=1, ammo=ammo)
        m.market("e_pistol").army_turn(m.reich)
        assert possible == ("use:m06" in m.reich.options)
        m.then("army_action", m.reich)


@pytest.mark.parametrize(("station", "counts"), [("turgenevskaya", 1), ("lubyanka", 0), ("dostoevskaya", 0)])
def test_a_hero_on_an_abandoned_station_of_another_zone(metro, station: str, counts: int):
    """Neither any station there nor his own abandoned one."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at=station)
    m.army_turn(m.reich).then("army_action", m.reich)

    assert counts == hero_on_abandoned(m.state, 0, 0)


@pytest.mark.parametrize("gear", [(), ("e_grenades",)])
def test_a_question_is_quiet_only_where_nothing_but_missions_can_be_decided(metro, gear: tuple[str, ...]):
    """With two open options everybody sees that he decides; with one nobody may see it (ruling 3)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear(*gear).missions("m01")
    m.threats("t1_rats").hero_action(m.reich)

    m.reich.says("attack_station")

    assert (not gear) == m.table.match.asks[0].quiet
    m.then("before_battle", m.reich)


def test_nothing_stands_against_a_mission_that_is_offered(metro):
    """m06 with one ammo and one mushroom: face down it costs no ammo of its own (M33-14.3.1)."""
    m = metro("reich", "redline")
    m.reich.missions("m06").tokens(mushrooms=1, ammo=1)
    m.market("e_pistol").army_turn(m.reich).then("army_action", m.reich)

    assert "use:m06" in m.reich.options
    assert 0 == against_using(m.state, 0, m.table.rules.cards.index("m06"), OWN_TURN)


# --- answers given in advance ---------------------------------------------------------------------------------------


def test_who_passes_his_missions_in_advance_passes_them_for_this_round():
    """No mission in this round: the next round asks him again (M33-14.2.2, M33-14.3.1)."""
    mine = StandingAnswers(RULES, 0)
    events = [Event("round_begins", [1], NONE, 0)]
    mine.give("pass_missions", events)

    def in_force(*more: Event) -> bool:
        return "pass_missions" in [standing.name for standing in mine.in_force([*events, *more])]

    assert in_force(Event("track_shows", [1], NONE, 0))
    assert not in_force(Event("round_begins", [2], NONE, 0))


@pytest.mark.parametrize("prompt", ["missions", "turn_up", "missed_turn"])
def test_he_passes_wherever_nothing_but_missions_can_be_decided(metro, prompt: str):
    """In the hero turn, after an event, in a missed turn; not where he acts (M33-14.2.2, M33-14.3.3)."""
    mine = StandingAnswers(RULES, 0)
    mine.give("pass_missions", [])
    m = metro("reich", "redline")
    m.army_turn(m.reich).then("army_action", m.reich)

    assert PASS == mine.answer(m.table.match, Ask(0, prompt, [PASS, COMPLETE.of(0)], quiet=True))
    assert mine.answer(m.table.match, m.table.match.asks[0]) is None
