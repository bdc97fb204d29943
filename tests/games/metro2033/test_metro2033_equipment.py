"""Equipment: limits, and the eighteen cards (section 15, M33-19.8, M33-19.14)."""

import pytest
from metro2033_table import Metro, step

# --- limits (section 15) --------------------------------------------------------------------------------------------


def test_carried_equipment_is_seen_by_all_and_cannot_be_dropped(metro):
    """M33-15.2: no question of a turn offers to discard or swap it."""
    m = metro("reich", "redline")
    m.reich.gear("e_pistol", "e_map").hero("artyom", at="tverskaya")
    m.hero_turn(m.reich)

    assert {"e_pistol", "e_map"} == set(m.redline.sees()["zones"]["gear"][0])
    assert not [option for option in m.reich.options if option.startswith("equipment")]
    m.reich.says("station:tverskaya")
    assert not [option for option in m.reich.options if option.startswith("equipment")]
    m.then("hero_action", m.reich)


# --- strength and speed ---------------------------------------------------------------------------------------------

# Strength against a physical, biological, radiation threat; against a player in attack and in defence; speed.
CARDS = {
    "e_pistol": (1, 1, 1, 1, 1, 0),
    "e_knife": (1, 2, 1, 1, 1, 0),
    "e_shotgun": (2, 2, 2, 2, 2, 0),
    "e_rifle": (2, 2, 2, 2, 2, 0),
    "e_machinegun": (3, 3, 3, 3, 3, -1),
    "e_flamer": (1, 3, 1, 1, 1, 0),
    "e_sniper": (1, 1, 1, 2, 2, 0),
    "e_armour": (2, 2, 2, 2, 2, -1),
    "e_grenades": (0, 0, 0, 0, 0, 0),
    "e_gasmask": (0, 3, 0, 0, 0, 0),
    "e_hazmat": (0, 0, 3, 0, 0, 0),
    "e_helmet": (3, 0, 0, 0, 0, 0),
    "e_geiger": (0, 0, 1, 0, 0, 0),
    "e_nightvision": (1, 1, 1, 1, 1, 1),
    "e_handcar": (0, 0, 0, 0, 0, 2),
    "e_boots": (0, 0, 0, 0, 1, 1),
    "e_medkit": (0, 0, 0, 0, 0, 0),
    "e_map": (0, 0, 0, 0, 0, 0),
}
THREATS = ["t1_dogs", "t1_rats", "t1_barrel"]


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("card", CARDS)
def test_strength_against_each_type_of_threat(metro, card: str, place: int):
    """Melnik 3 attacks a neutral station (M33-3.4, M33-16.1.1)."""
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="rizhskaya").gear(card)
    m.threats(THREATS[place]).hero_action(m.reich)

    m.reich.says("attack_station")
    while m.reich.asked in ("before_battle", "after_reveal"):
        m.reich.says("pass")

    assert 3 + CARDS[card][place] == m.strengths()[0]
    m.then("move", m.redline)


@pytest.mark.parametrize("role", ["attack", "defence"])
@pytest.mark.parametrize("card", CARDS)
def test_strength_against_a_player(metro, card: str, role: str):
    """Melnik 3 attacks or defends a station against the other's hero (M33-19.14)."""
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="tverskaya" if role == "defence" else "teatralnaya").gear(card)
    m.redline.hero("artyom", at="tverskaya" if role == "defence" else "teatralnaya")
    one, other = (m.reich, m.redline) if role == "attack" else (m.redline, m.reich)
    m.hero_action(one).combat_cards(["assault"], ["entrench"])

    one.says("attack_station")
    other.says("hero", to="defend_with")
    while m.reich.asked == "before_battle":
        m.reich.says("pass")
    m.play_cards(one, "assault", other, "entrench")
    while m.reich.asked == "after_reveal":
        m.reich.says("pass")

    bonus = CARDS[card][3 if role == "attack" else 4]
    artyom = 2
    assert ((3 + bonus + 2, artyom + 1) if role == "attack" else (artyom + 2, 3 + bonus + 1)) == m.strengths()
    if role == "attack" or bonus:
        m.then("go_home", m.redline)
    else:
        m.then("move", m.reich)


@pytest.mark.parametrize("card", CARDS)
def test_speed(metro, card: str):
    """Melnik has speed 3: how far he comes along the ring (M33-3.2)."""
    from railhead.games.metro2033.queries import speed

    m = metro("reich", "redline")
    m.reich.hero("melnik", at="rizhskaya").gear(card)
    m.hero_turn(m.reich)

    assert 3 + CARDS[card][5] == speed(m.state, 0)
    m.then("move", m.reich)


def test_every_card_of_the_box_is_in_this_table(metro):
    assert set(CARDS) == {card for card in metro("reich", "redline").table.rules.cards if card.startswith("e_")}


# --- Sturdy Boots ---------------------------------------------------------------------------------------------------


def test_boots_help_when_the_hero_is_attacked_himself_and_in_the_event(metro):
    """M33-19.14: attacked by an army; and against the dark."""
    m = metro("reich", "redline")
    m.reich.army(5)
    m.redline.hero("artyom", at="tverskaya").gear("e_boots")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    assert (8, 2 + 1 + 1) == m.strengths()
    m.then("go_home", m.redline)

    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tverskaya").gear("e_boots")
    m.redline.hero_at("suvorovskaya").holds()
    m.threats("t1_rats").table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))
    m.reich.says("station:tverskaya", "hero")
    assert (3, 1) == m.strengths()
    m.then("army_action", m.reich)


# --- Hand Grenades --------------------------------------------------------------------------------------------------


def grenades(metro) -> Metro:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="rizhskaya").gear("e_grenades")
    m.threats("t1_deserters").hero_action(m.reich)
    m.reich.says("attack_station")
    return m


@pytest.mark.parametrize("window", ["before_battle", "after_reveal"])
def test_grenades_are_used_in_either_window(metro, window: str):
    """+4 in this battle, discarded (M33-19.8)."""
    m = grenades(metro)

    if window == "after_reveal":
        m.reich.says("pass", to="before_battle")
    m.reich.says("equipment:e_grenades", to=window)

    assert (6, 4) == m.strengths()
    assert ([], ["e_grenades"]) == (m.reich.cards("gear"), m.zone("equipment_discard"))
    m.then("move", m.redline)


def test_grenades_may_be_kept(metro):
    """They are never used by themselves."""
    m = grenades(metro)

    m.reich.says("pass", to="before_battle").says("pass", to="after_reveal")

    assert ((2, 4), ["e_grenades"]) == (m.strengths(), m.reich.cards("gear"))
    m.then("go_home", m.reich)


def test_grenades_do_not_help_the_army(metro):
    """M33-19.8, M33-15.3: a battle of your hero."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="rizhskaya").gear("e_grenades").army(2)
    m.threats("t1_deserters").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (2, 4) == m.strengths()
    m.then("move", m.reich)


def test_a_defender_uses_grenades_too(metro):
    """M33-16.3.3, M33-19.8: the attacked hero throws them after the attacker passed."""
    m = metro("reich", "redline")
    m.reich.army(5)
    m.redline.hero("artyom", at="tverskaya").gear("e_grenades")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    m.redline.says("equipment:e_grenades", to="before_battle")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert (5 + 1 + 2, 2 + 4 + 1) == m.strengths()
    m.then("go_home", m.redline)


# --- First-aid Kit --------------------------------------------------------------------------------------------------


def losing_with_kit(metro, *gear: str) -> Metro:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="teatralnaya").gear("e_medkit", *gear)
    m.redline.army(8).hero_at("lubyanka")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_station")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    return m


def test_the_kit_saves_from_the_wound_but_not_from_the_defeat(metro):
    """He stays and misses nothing; equipment is still taken from the remaining cards (M33-19.8)."""
    m = losing_with_kit(metro, "e_boots")

    m.reich.says("equipment:e_medkit", to="prevent_wound")

    assert ("teatralnaya", False) == (m.reich.now("hero_at"), m.reich.now("wounded"))
    assert [] == m.reich.cards("gear")  # the defender discarded the boots, the only card left
    assert "redline" == m.owner("teatralnaya")
    m.then("move", m.redline)


def test_the_kit_may_be_kept(metro):
    """M33-19.8: optional; then the hero is wounded as usual."""
    m = losing_with_kit(metro)

    m.reich.says("pass", to="prevent_wound").says("station:tverskaya", to="go_home")

    assert (True, "tverskaya") == (m.reich.now("wounded"), m.reich.now("hero_at"))
    m.then("move", m.redline)


# --- Heavy Armour ---------------------------------------------------------------------------------------------------


def test_armour_keeps_all_equipment_of_a_hero_who_loses_himself(metro):
    """Neither discarded by an army (M33-16.2.6) nor taken by a hero (M33-19.8)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="teatralnaya").gear("e_armour", "e_boots")
    m.redline.army(8)
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_station")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.reich.says("station:tverskaya", to="go_home")
    assert ["e_armour", "e_boots"] == m.reich.cards("gear")
    m.then("move", m.redline)

    m = metro("reich", "redline")
    m.reich.hero("hunter", at="rizhskaya").gear("e_machinegun", "e_shotgun")
    m.redline.hero("artyom", at="rizhskaya").gear("e_armour", "e_boots")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("station:teatralnaya", to="go_home")
    m.then("name_station", m.redline)


@pytest.mark.parametrize(("force", "kept"), [("hero", True), ("army", False)])
def test_armour_against_saboteurs_only_if_the_hero_lost_himself(metro, force: str, kept: bool):
    """M33-19.8: when its carrier loses a battle himself."""
    m = metro("reich", "redline")
    m.stage_two().threats("t2_saboteurs")
    m.reich.hero("artyom", at="tsvetnoy_bulvar").gear("e_armour").army(3)
    if force == "army":
        m.army_turn(m.reich)
        m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    else:
        m.hero_action(m.reich)
        m.reich.says("attack_station", "station:tverskaya")

    assert (["e_armour"] if kept else []) == m.reich.cards("gear")
    m.then("move", m.reich if force == "army" else m.redline)


# --- Geiger Counter -------------------------------------------------------------------------------------------------


def with_geiger(metro, force: str = "army", *missions: str) -> Metro:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tsvetnoy_bulvar").gear("e_geiger").army(3).missions(*missions)
    m.threats("t1_gang", "t1_rats")
    if force == "army":
        m.army_turn(m.reich)
        m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    else:
        m.hero_action(m.reich)
        m.reich.says("attack_station")
    return m


@pytest.mark.parametrize("force", ["army", "hero"])
def test_geiger_calls_the_attack_off(metro, force: str):
    """The action is spent, nobody loses, the card stays on top unseen by the others (M33-19.8)."""
    m = with_geiger(metro, force)

    m.reich.says("geiger", to="before_battle").says("call_off", to="call_off")

    assert (3, False) == (m.reich.now("army"), m.reich.now("wounded"))
    assert "t1_gang" == m.zone("threats")[0] == m.reich.sees()["zones"]["threats"]["cards"][0]
    assert {None} == set(m.redline.sees()["zones"]["threats"])
    assert any("looks at the top threat card" in sentence for sentence in m.table.told(1))
    assert "The Fourth Reich calls the attack off." in m.table.told(1)
    assert not any("Cutthroat" in sentence for sentence in m.table.told(1))
    m.then("move", m.reich if force == "army" else m.redline)


def test_geiger_may_fight_the_card_it_saw(metro):
    """M33-19.8; a second look at the same card is not offered (M33-0.6)."""
    m = with_geiger(metro, "army", "m01")

    m.reich.says("geiger", "keep")
    assert ["pass", "use:m01"] == m.reich.options
    m.reich.says("pass", to="before_battle")

    assert ["t1_gang"] == m.zone("open_threat")
    m.then("after_reveal", m.reich)


def test_abilities_used_before_calling_off_stay_used(metro):
    """M33-19.8."""
    m = with_geiger(metro, "army", "m03")

    m.reich.says("use:m03", "geiger", "call_off")

    assert (["m03"], ["m03"]) == (m.json()["table"]["lasting"], m.zone("mission_discard"))
    m.then("move", m.reich)


def test_geiger_can_call_off_a_scouted_card(metro):
    """M33-19.8: the card just put there stays on top."""
    m = metro("reich", "redline")
    m.reich.gear("e_geiger").scouted("t1_ghost", in_round=1).army(3)
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar", "play_scouted", "geiger", "call_off")

    assert ("t1_ghost", []) == (m.zone("threats")[0], m.reich.cards("scouted"))
    m.then("move", m.reich)


@pytest.mark.parametrize("target", ["borovitskaya", "teatralnaya"])
def test_geiger_is_not_for_polis_or_players(metro, target: str):
    """Neutral stations that are not Polis."""
    m = metro("reich", "redline")
    m.reich.gear("e_geiger").army(3)
    m.army_turn(m.reich)

    m.reich.says("attack_station", f"station:{target}")

    if target == "borovitskaya":
        m.then("move", m.reich)
    else:
        m.then("combat_card", m.reich, m.redline)


def test_geiger_is_not_for_the_dark(metro):
    """There is no window A (M33-6.2.9)."""
    m = metro("reich", "redline")
    m.reich.gear("e_geiger").army(5).hero_at("suvorovskaya")
    m.redline.holds().hero_at("suvorovskaya")
    m.threats("t1_dogs").table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))

    m.reich.says("station:tverskaya")

    assert (5, 2) == m.strengths()
    m.then("army_action", m.reich)


# --- Smuggler's Map -------------------------------------------------------------------------------------------------


def test_the_map_makes_transfers_free_and_tunnels_not(metro):
    """From Tverskaya, with speed 0 left, over both transfers."""
    m = metro("reich", "redline")
    m.stage_two()
    m.reich.hero("hunter", at="tverskaya").gear("e_map", "e_armour", "e_machinegun")
    m.hero_turn(m.reich)

    assert {"station:tverskaya", "station:pushkinskaya", "station:chekhovskaya"} == set(m.reich.options)
    m.reich.is_refused("station:teatralnaya", "M33-9.2.1")
    m.then("move", m.reich)
