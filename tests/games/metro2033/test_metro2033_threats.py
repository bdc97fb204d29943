"""The thirty-six threats: strength, reward and ability, in the attack and out of the dark (M33-19.3 to 19.5)."""

import pytest
from metro2033_table import AMMO, MUSHROOMS, PIGS, Metro, step

# Printed strength, type, fixed reward (pigs, mushrooms, ammo), tokens of choice, equipment, missions.
THREATS = {
    "t1_dogs": (2, "physical", (1, 0, 0), 0, 0, 0),
    "t1_robbers": (3, "physical", (0, 0, 1), 0, 0, 0),
    "t1_ceiling": (3, "physical", (0, 1, 0), 0, 0, 0),
    "t1_deserters": (4, "physical", (0, 0, 2), 0, 0, 0),
    "t1_burrower": (4, "physical", (2, 0, 0), 0, 0, 0),
    "t1_gang": (5, "physical", (1, 0, 1), 0, 0, 0),
    "t1_rats": (1, "biological", (0, 1, 0), 0, 0, 0),
    "t1_spores": (2, "biological", (0, 1, 0), 0, 0, 0),
    "t1_mould": (2, "biological", (0, 2, 0), 0, 0, 0),
    "t1_fever": (3, "biological", (0, 0, 0), 1, 0, 0),
    "t1_leeches": (4, "biological", (1, 1, 0), 0, 0, 0),
    "t1_gnawers": (4, "biological", (2, 0, 0), 0, 0, 0),
    "t1_barrel": (1, "radiation", (0, 0, 1), 0, 0, 0),
    "t1_draught": (2, "radiation", (0, 0, 0), 1, 0, 0),
    "t1_puddles": (3, "radiation", (0, 1, 1), 0, 0, 0),
    "t1_stalker": (3, "radiation", (0, 0, 0), 0, 1, 0),
    "t1_dust": (4, "radiation", (0, 0, 0), 1, 0, 0),
    "t1_ghost": (5, "radiation", (0, 0, 0), 2, 0, 0),
    "t2_collapse": (4, "physical", (0, 2, 0), 0, 0, 0),
    "t2_marauders": (5, "physical", (1, 0, 2), 0, 0, 0),
    "t2_wings": (6, "physical", (3, 0, 0), 0, 0, 0),
    "t2_cultists": (6, "physical", (0, 0, 0), 2, 0, 0),
    "t2_saboteurs": (7, "physical", (0, 0, 3), 0, 0, 0),
    "t2_alpha": (8, "physical", (2, 0, 0), 2, 0, 0),
    "t2_swarm": (5, "biological", (1, 2, 0), 0, 0, 0),
    "t2_bloom": (5, "biological", (0, 3, 0), 0, 0, 0),
    "t2_web": (6, "biological", (0, 0, 0), 2, 0, 0),
    "t2_plague": (7, "biological", (0, 0, 0), 3, 0, 0),
    "t2_archivist": (7, "biological", (0, 0, 0), 0, 0, 1),
    "t2_hive": (8, "biological", (0, 0, 0), 4, 0, 0),
    "t2_crater": (4, "radiation", (0, 0, 2), 0, 0, 0),
    "t2_reactor": (5, "radiation", (0, 1, 2), 0, 0, 0),
    "t2_horde": (6, "radiation", (1, 0, 2), 0, 0, 0),
    "t2_fog": (6, "radiation", (0, 0, 0), 2, 0, 0),
    "t2_storm": (7, "radiation", (0, 0, 0), 3, 0, 0),
    "t2_visitor": (9, "radiation", (0, 0, 0), 3, 1, 0),
}
# What the force of the player gains or loses against the card.
FOR_ARMY = {"t1_ceiling": 1, "t1_spores": -1, "t1_dust": 1, "t2_fog": -1}
FOR_HERO = {"t1_draught": -1, "t2_collapse": -1, "t2_web": -1, "t2_storm": -1}
HELP = {"physical": "e_helmet", "biological": "e_gasmask", "radiation": "e_hazmat"}  # +3 against its type
GHOSTS = ("t1_ghost", "t2_visitor")  # equipment gives no strength
NEVER_DRAWN = ("t1_leeches", "t2_archivist")  # a draw counts as a defeat


def facing(metro, card: str, *factions: str) -> Metro:
    m = metro(*(factions or ("reich", "redline")))
    if card.startswith("t2_"):
        m.stage_two()
    return m.threats(card)


def army_against(metro, card: str, army: int) -> Metro:
    m = facing(metro, card)
    m.reich.army(army)
    m.army_turn(m.reich)
    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    return m


def collect(m: Metro, card: str) -> tuple[int, int, int]:
    """Take what the winner of a battle is still asked for: only ammo."""
    for _ in range(THREATS[card][3]):
        m.reich.says(AMMO, to="gain")
    if THREATS[card][5]:
        m.reich.says(m.reich.options[0], to="keep_mission")
    return m.reich.purse


def winner_is_asked(m: Metro, card: str) -> str:
    """What the Reich, who had no token, is asked after his victory; nothing if there is nothing to decide."""
    _, _, fixed, choice, equipment, missions = THREATS[card]
    if choice:
        return "gain"
    if equipment and len(m.reich.cards("gear")) > 2:
        return "carry_limit"
    if missions:
        return "keep_mission"
    return "capture" if fixed[0] and fixed[1] else ""


@pytest.mark.parametrize("card", THREATS)
def test_every_threat_against_an_army(metro, card: str):
    """Strength of both sides as printed, with the card's own words about armies (M33-3.3, M33-19.14)."""
    m = army_against(metro, card, 5)

    army, threat = 5 + FOR_ARMY.get(card, 0), THREATS[card][0]
    assert (army, threat) == m.strengths()
    m.then((winner_is_asked(m, card) if army > threat else "") or "move", m.reich)


@pytest.mark.parametrize("card", THREATS)
def test_every_threat_against_a_hero(metro, card: str):
    """Hunter 4, a pistol 1, the gear against the type of the card 3; its own words about heroes and equipment."""
    m = facing(metro, card)
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear("e_pistol", HELP[THREATS[card][1]])
    m.hero_action(m.reich)

    m.reich.says("attack_station")

    gear = 0 if card in GHOSTS else 4
    hero, threat = 4 + gear + FOR_HERO.get(card, 0), THREATS[card][0]
    assert (hero, threat) == m.strengths()
    asked = winner_is_asked(m, card) if hero > threat else "go_home" if hero < threat else ""
    if asked:
        m.then(asked, m.reich)
    else:
        m.then("move", m.redline)


@pytest.mark.parametrize("kind", HELP)
def test_gear_against_one_type_does_not_help_against_another(metro, kind: str):
    """M33-3.4: bonuses against a threat type count only there."""
    other = {"physical": "t1_rats", "biological": "t1_barrel", "radiation": "t1_dogs"}[kind]
    m = facing(metro, other)
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear(HELP[kind])
    m.hero_action(m.reich)

    m.reich.says("attack_station")

    assert 4 == m.strengths()[0]
    m.then("move", m.redline)


@pytest.mark.parametrize("card", THREATS)
def test_every_reward(metro, card: str):
    """Tokens, tokens of choice, equipment from the deck, a mission of two (M33-19.5, M33-16.2.1)."""
    m = facing(metro, card)
    m.table.top("equipment", ["e_map", "e_boots"])
    m.table.top("mission_deck", ["m01", "m02", "m03"])
    m.reich.army(8)
    m.lasting(("m03", m.reich, None)).army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    purse = collect(m, card)

    _, _, fixed, choice, equipment, missions = THREATS[card]
    assert (fixed[0], fixed[1], fixed[2] + choice) == purse
    assert ["e_map"] * equipment == m.reich.cards("gear")
    assert missions == len(m.reich.cards("missions"))
    m.then("capture" if missions or (purse[0] and purse[1]) else "move", m.reich)  # the mission can be used there


def test_tokens_of_choice_may_be_of_different_types(metro):
    """M33-19.5."""
    m = army_against(metro, "t1_ghost", 6)

    m.reich.says(PIGS, to="gain").says(MUSHROOMS, to="gain")

    assert (1, 1, 0) == m.reich.purse
    m.then("capture", m.reich)


def test_equipment_as_reward_minds_the_carry_limit(metro):
    """M33-19.5, M33-15.1."""
    m = facing(metro, "t1_stalker")
    m.table.top("equipment", ["e_map"])
    m.reich.army(6).gear("e_pistol", "e_knife")
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar").says("equipment:e_knife", to="carry_limit")

    assert ["e_map", "e_pistol"] == m.reich.cards("gear")
    m.then("move", m.reich)


def test_a_mission_as_reward_is_free_and_arbat_draws_three(metro):
    """M33-19.5, M33-19.6."""
    m = facing(metro, "t2_archivist", "arbat", "bandits")
    m.table.top("mission_deck", ["m01", "m02", "m03", "m04"])
    m.arbat.army(8)
    m.army_turn(m.arbat)

    m.arbat.says("attack_station", "station:smolenskaya_blue")

    assert {"mission:m01", "mission:m02", "mission:m03"} == set(m.arbat.options)
    m.then("keep_mission", m.arbat)


# --- a draw counts as a defeat (19.4) -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", THREATS)
def test_equal_strength_is_a_draw_except_for_two_cards(metro, card: str):
    """M33-19.4, M33-16.1.2: only Leech Nest and Silent Archivist turn a draw into a defeat."""
    strength = THREATS[card][0] - FOR_ARMY.get(card, 0)
    m = facing(metro, card)
    m.reich.army(min(strength, 8))
    if strength > 8:
        m.lasting(("m11", m.reich, "army"))
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (THREATS[card][0],) * 2 == m.strengths()
    weaker = 1 if card in NEVER_DRAWN else 0
    assert (min(strength, 8) - weaker, (0, 0, 0)) == (m.reich.now("army"), m.reich.purse)
    m.then("move", m.reich)


def test_a_draw_that_counts_as_defeat_in_the_event(metro):
    """M33-19.4: the station is lost."""
    m = facing(metro, "t1_leeches")
    m.reich.army(4).also_holds("rizhskaya").hero_at("suvorovskaya")
    m.redline.army(6).hero_at("suvorovskaya")
    m.table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))

    m.reich.says("station:rizhskaya")
    m.redline.says("station:teatralnaya")

    assert m.owner("rizhskaya") is None
    m.then("maintenance", m.redline)


# --- equipment gives no strength (19.4) -----------------------------------------------------------------------------


@pytest.mark.parametrize("card", GHOSTS)
def test_one_shot_equipment_gives_no_strength_either(metro, card: str):
    """Grenades used before the card is open are wasted; afterwards they are not offered (M33-19.4)."""
    m = facing(metro, card)
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear("e_grenades", "e_pistol")
    m.hero_action(m.reich)

    m.reich.says("attack_station").says("equipment:e_grenades", to="before_battle")

    assert (4, THREATS[card][0]) == m.strengths()
    m.then("go_home", m.reich)


@pytest.mark.parametrize("card", GHOSTS)
def test_grenades_are_not_offered_once_such_a_card_is_open(metro, card: str):
    """M33-19.4, M33-0.6."""
    m = facing(metro, card)
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear("e_grenades")
    m.hero_action(m.reich)

    m.reich.says("attack_station").says("pass", to="before_battle")

    assert ["e_grenades"] == m.reich.cards("gear")
    m.then("go_home", m.reich)


@pytest.mark.parametrize("card", GHOSTS)
def test_speed_and_other_abilities_of_equipment_stay_against_such_a_card(metro, card: str):
    """M33-19.4: only strength is cancelled; the handcar carries him, and the kit saves him."""
    m = facing(metro, card)
    m.reich.hero("hunter", at="chekhovskaya").gear("e_handcar", "e_medkit")
    m.hero_turn(m.reich)

    m.reich.says("station:sretensky_bulvar", to="move").says("attack_station", to="hero_action")
    m.reich.says("equipment:e_medkit", to="prevent_wound")

    assert (4, THREATS[card][0]) == m.strengths()
    assert ("sretensky_bulvar", False) == (m.reich.now("hero_at"), m.reich.now("wounded"))
    m.then("move", m.redline)


def test_the_geiger_counter_still_looks_at_such_a_card(metro):
    """M33-19.4, M33-19.8: and calls the attack off."""
    m = facing(metro, "t1_ghost")
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear("e_geiger")
    m.hero_action(m.reich)

    m.reich.says("attack_station").says("geiger", to="before_battle").says("call_off", to="call_off")

    assert ([], "t1_ghost", False) == (m.told("compares"), m.zone("threats")[0], m.reich.now("wounded"))
    m.then("move", m.redline)


# --- if you lose, also (19.3) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "amount"), [("t1_robbers", 1), ("t2_cultists", 2)])
def test_losing_costs_tokens_of_ones_choice(metro, card: str, amount: int):
    """After the normal consequence; types may differ (M33-19.3)."""
    m = facing(metro, card)
    m.reich.army(2).tokens(pigs=2, ammo=2)
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    assert 1 == m.reich.now("army")
    for option in [AMMO, PIGS][:amount]:
        m.reich.says(option, to="return")

    assert 4 - amount == sum(m.reich.purse)
    m.then("move", m.reich)


def test_who_has_fewer_tokens_returns_what_he_has(metro):
    """M33-19.3."""
    m = facing(metro, "t2_cultists")
    m.reich.army(2).tokens(pigs=1)
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (0, 0, 0) == m.reich.purse
    m.then("move", m.reich)


@pytest.mark.parametrize(("card", "army", "after"), [("t1_fever", 3, 3), ("t1_fever", 2, 1), ("t2_plague", 5, 3)])
def test_losing_weakens_the_army_once_more(metro, card: str, army: int, after: int):
    """Besides the lost attack; never below 1; a draw costs nothing (M33-19.3)."""
    m = army_against(metro, card, army)

    assert after == m.reich.now("army")
    m.then("move", m.reich)


def test_a_hero_who_loses_weakens_the_army_too(metro):
    """M33-19.3: the card speaks of the army, whoever lost."""
    m = facing(metro, "t2_plague")
    m.reich.army(5).hero("hunter", at="tsvetnoy_bulvar")
    m.hero_action(m.reich)

    m.reich.says("attack_station").says("station:tverskaya", to="go_home")

    assert 4 == m.reich.now("army")
    m.then("move", m.redline)


@pytest.mark.parametrize("force", ["army", "hero"])
def test_losing_against_saboteurs_costs_an_equipment_card(metro, force: str):
    """The loser chooses which (M33-19.3)."""
    m = facing(metro, "t2_saboteurs")
    m.reich.army(5).hero("artyom", at="tsvetnoy_bulvar").gear("e_boots", "e_map")
    if force == "army":
        m.army_turn(m.reich)
        m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    else:
        m.hero_action(m.reich)
        m.reich.says("attack_station").says("station:tverskaya", to="go_home")
    m.reich.says("equipment:e_map", to="strip_gear")

    assert ["e_boots"] == m.reich.cards("gear")
    m.then("move", m.reich if force == "army" else m.redline)


def test_a_hero_without_equipment_discards_none(metro):
    """M33-19.3."""
    m = army_against(metro, "t2_saboteurs", 5)

    m.then("move", m.reich)


def test_winning_against_such_a_card_costs_nothing(metro):
    """M33-19.3: only who loses."""
    m = facing(metro, "t2_saboteurs")
    m.reich.army(8).gear("e_boots").tokens(pigs=2)
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (["e_boots"], (2, 0, 3)) == (m.reich.cards("gear"), m.reich.purse)
    m.then("move", m.reich)


def test_the_extra_loss_comes_after_the_refuge(metro):
    """In the event: station, refuge, then the token (M33-19.3, M33-6.2.5)."""
    m = facing(metro, "t1_robbers")
    m.reich.army(1).hero_at("suvorovskaya").tokens(pigs=1, ammo=1)
    m.redline.army(6).hero_at("suvorovskaya")
    m.table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))

    m.reich.says("station:tverskaya")
    m.redline.says("station:teatralnaya")
    m.reich.says("station:rizhskaya", to="refuge")

    m.then("return", m.reich)
