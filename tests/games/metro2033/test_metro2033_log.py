"""What the log tells: everything that a person at the table would see happen, and nothing else."""

from collections.abc import Callable

import pytest
from metro2033_table import MUSHROOMS, POLIS, Metro, Player, step

# --- rounds ---------------------------------------------------------------------------------------------------------


def test_the_end_of_a_round_and_the_beginning_of_the_next(metro):
    """Effects end, markers move, the track shows what comes, the phase begins (M33-10.2.1, M33-5.1, M33-6.0.1)."""
    m = metro("reich", "redline")
    m.reich.scouted("t1_rats", in_round=1)
    m.lasting(("m01", m.reich, None)).end_of_round()

    m.begin()

    assert [
        "The Fourth Reich puts a scouted card under the threat deck.",
        "All effects that last until the end of the round are over.",
        "Round 3 begins; the Red Line is first player.",
        "The round track shows ammo and a threat.",
        "Phase 1: events.",
        "The Red Line takes 1 ammo.",
        "The Fourth Reich takes 1 ammo.",
    ] == m.table.told()
    m.then("name_station", m.redline)


def test_the_end_of_effects_is_told_only_where_there_are_any(metro):
    """M33-14.3.2."""
    m = metro("reich", "redline")
    m.end_of_round()

    m.begin()

    assert [] == m.told("effects_end")
    m.then("name_station", m.redline)


def test_the_change_of_the_stage_and_its_gift(metro):
    """M33-12.3: what is drawn, kept and discarded."""
    m = metro("reich", "redline")
    m.reich.also_holds("rizhskaya", "trubnaya", "tsvetnoy_bulvar")
    m.table.top("equipment", ["e_map", "e_boots", "e_medkit", "e_handcar"])
    m.end_of_round()

    m.redline.says("equipment:e_boots", to="keep_gear")

    assert [
        "Stage 2 begins: its threat deck is shuffled, and a hero carries up to 3 equipment cards.",
        "The Red Line draws Smuggler's Map.",
        "The Red Line draws Sturdy Boots.",
        "The Red Line receives Sturdy Boots.",
        "The Red Line discards Smuggler's Map.",
        "The Fourth Reich draws First-aid Kit.",
        "The Fourth Reich draws Handcar.",
    ] == m.table.told()[2:]
    m.then("keep_gear", m.reich)


def test_the_end_of_the_match_tells_where_the_points_come_from(metro):
    """M33-10.1.1, M33-0.2: stations and missions of everybody, in turn order, then why it is over."""
    m = metro("reich", "redline")
    stations = ["tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "prospekt_mira_orange", "rizhskaya", "kuznetsky_most"]
    m.reich.also_holds(*stations).completed("m05")
    m.at(first=1).end_of_round()

    m.begin()

    assert [
        "Red Line: 3 stations and no missions make 3 points.",
        "Fourth Reich: 9 stations and 1 mission make 10 points.",
        "The Fourth Reich has the points needed for victory.",
    ] == m.table.told()


# --- tokens ---------------------------------------------------------------------------------------------------------


def test_a_reserve_that_runs_out_is_told_with_what_was_due(metro):
    """M33-0.5: two stations produce pigs, one pig is left; the next player gets none."""
    m = metro("reich", "redline")
    m.redline.tokens(pigs=34)
    m.reich.also_holds("trubnaya", "rizhskaya", "borovitskaya")
    m.events(3)

    m.begin()

    assert [
        "The reserve has too few pigs: the Fourth Reich takes 1 instead of 2.",
        "The Fourth Reich takes 1 pig.",
        "The reserve has no pigs left for the Red Line.",
    ] == m.table.told()[:3]
    m.then("vote", m.reich)


def test_who_gets_nothing_of_an_empty_reserve_is_not_said_to_take_it(metro):
    """M33-0.5."""
    m = metro("reich", "redline")
    m.redline.tokens(pigs=35)
    m.reich.also_holds("trubnaya")
    m.events(3)

    m.begin()

    assert [[0, 0], [1, 0]] == m.told("reserve_empty")
    assert [] == m.told("gains_pigs")
    m.then("vote", m.reich)


def test_a_polis_station_says_what_it_produces(metro):
    """M33-6.1.3."""
    m = metro("reich", "redline")
    m.reich.also_holds("borovitskaya")
    m.events(1)

    m.reich.says("resource:mushrooms", to="polis_income")

    assert [
        "The Fourth Reich takes 1 pig.",
        "The Fourth Reich takes 1 mushroom.",
        "Borovitskaya produces mushrooms for the Fourth Reich.",
        "The Fourth Reich takes 1 mushroom.",
    ] == m.table.told()[:4]
    m.then("army_action", m.reich)


def test_an_exchange_tells_what_goes_back_and_what_comes(metro):
    """M33-9.5.1."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="suvorovskaya").tokens(pigs=3)
    m.hero_action(m.reich)

    m.reich.says("exchange", MUSHROOMS, "number:2")

    assert [[0, 2]] == m.told("returns_pigs") == m.told("gains_mushrooms")
    m.then("move", m.redline)


def test_a_token_that_is_stolen_is_told(metro):
    """m15: one token, of whom and of what kind (M33-19.13)."""
    m = metro("reich", "redline", "bandits")
    m.reich.missions("m15")
    m.redline.tokens(pigs=2)
    m.army_turn(m.reich)

    m.reich.says("use:m15", to="army_action")

    assert "The Fourth Reich takes 1 pig from the Red Line." == m.table.told()[1]
    m.then("army_action", m.reich)


def test_a_wound_that_is_prevented_is_told(metro):
    """M33-19.8."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="rizhskaya").gear("e_medkit")
    m.table.stack(step("Round", "end_of_round"), step("Wound", seat=0))

    m.reich.says("equipment:e_medkit", to="prevent_wound")

    assert 1 == len(m.told("prevents_wound"))
    assert [] == m.told("is_wounded")
    m.then("name_station", m.redline)


def test_bandits_who_find_one_type_only_are_told_so(metro):
    """M33-19.6."""
    m = metro("bandits", "redline")
    m.redline.tokens(35, 35, 33)
    m.army_turn(m.bandits)

    m.bandits.says("obtain")

    assert [
        "The army of the Bandits obtains resources.",
        "The Bandits use the ability of the faction: Marauders.",
        "The Bandits take 1 ammo.",
        "The reserve has no other token for the Bandits to take.",
    ] == m.table.told()[:4]
    m.then("move", m.bandits)


# --- events ---------------------------------------------------------------------------------------------------------


def test_the_dark_is_told_fight_by_fight(metro):
    """Who defends, how strong both sides are, who won and what he takes (M33-6.2.1 to 6.2.4)."""
    m = metro("bauman", "redline")
    m.threats("t1_deserters").table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))
    m.bauman.army(5).hero_at("suvorovskaya")
    m.redline.hero("hunter", at="okhotny_ryad")

    m.bauman.says("station:baumanskaya")
    m.redline.says("station:okhotny_ryad", "hero")

    assert [
        "The Bauman Alliance names Baumanskaya, which the army defends.",
        "The Red Line names Okhotny Ryad, which the hero defends.",
        "Out of the dark: Deserters, strength 4.",
        "Bauman Alliance: the army counts 5.",
        "The Bauman Alliance fights with 5 against 4.",
        "The Bauman Alliance wins the battle.",
        "The Bauman Alliance takes the reward of Deserters.",
        "The Bauman Alliance takes 2 ammo.",
        "Red Line: the hero counts 4.",
        "The Red Line fights with 4 against 4.",
        "The battle is a draw.",
        "Phase 2: mobilization.",
        "Phase 3: army actions.",
    ] == m.table.told()
    m.then("army_action", m.bauman)


def test_a_vote_tells_votes_result_and_which_law_ends(metro):
    """M33-6.3.2, 6.3.3."""
    m = metro("reich", "redline")
    m.table.top("laws", ["l_rations"])
    m.reich.missions("m08")
    m.law("l_truce").events(3)

    m.reich.says("use:m08", "for")
    m.redline.says("against")

    assert [
        "A law is proposed: Ration Cards.",
        "The Fourth Reich discards Seat on the Council for its ability.",
        "The Fourth Reich votes for the law with 6 votes.",
        "The Red Line votes against the law with 3 votes.",
        "Ration Cards is passed, 6 to 3, and in force at once.",
        "Tunnel Truce is no longer in force.",
        "Phase 2: mobilization.",
    ] == m.table.told()[2:9]
    m.then("army_action", m.reich)


def test_a_rejected_law_is_told_with_its_votes(metro):
    """M33-6.3.4: the law before stays, so nothing is said to end."""
    m = metro("reich", "redline")
    m.table.top("laws", ["l_rations"])
    m.law("l_truce").events(3)

    m.reich.says("for")
    m.redline.says("against")

    assert "Ration Cards is rejected with 3 for and 3 against." in m.table.told()
    assert [] == m.told("law_ends")
    m.then("army_action", m.reich)


# --- mobilization and army ------------------------------------------------------------------------------------------


def test_the_mobilization_tells_maintenance_soldiers_and_prices(metro):
    """M33-7.1.2, M33-7.2.1, M33-19.6."""
    m = metro("conf1905", "redline")
    m.conf1905.army(6).tokens(pigs=6, ammo=5)
    m.mobilization(m.conf1905)

    m.conf1905.says("level:5", "hire:3", "pay:pigs1")

    assert [
        "The army of the Confederation of 1905 now has strength 5.",
        "The Confederation of 1905 uses the ability of the faction: People's Militia.",
        "The Confederation of 1905 hires 1 soldier for 1 pig.",
        "The Confederation of 1905 hires 2 soldiers for 1 pig and 1 ammo each.",
        "The army of the Confederation of 1905 now has strength 8.",
        "Phase 3: army actions.",
    ] == m.table.told()
    m.then("army_action", m.conf1905)


def test_who_pays_the_normal_price_is_not_said_to_use_the_ability(metro):
    """M33-19.6: it is voluntary, and nothing of it is used up."""
    m = metro("conf1905", "redline")
    m.conf1905.tokens(pigs=2, ammo=2)
    m.mobilization(m.conf1905)

    m.conf1905.says("hire:2", "pay:pigs1+ammo1")

    assert ([], 0) == (m.told("faction_ability"), m.conf1905.now("faction_used"))
    assert "The Confederation of 1905 hires 2 soldiers for 1 pig and 1 ammo each." == m.table.told()[0]
    m.then("army_action", m.conf1905)


def test_maintenance_that_is_paid_is_told(metro):
    """M33-7.1.1."""
    m = metro("reich", "redline")
    m.reich.army(7).tokens(pigs=3)
    m.mobilization(m.reich)

    m.reich.says("level:7", to="maintenance")

    assert "The Fourth Reich pays 2 pigs to maintain the army." == m.table.told()[0]
    m.then("army_action", m.reich)


def test_an_army_that_rests_and_a_hero_who_stays_are_told(metro):
    """M33-8.1.1, M33-9.1.1: what was not done is seen by all as well."""
    m = metro("reich", "redline")
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").army_turn(m.reich)

    m.reich.says("pass", to="army_action").says("station:pushkinskaya", to="move").says("pass", to="hero_action")

    assert [
        "The army of the Fourth Reich takes no action.",
        "Phase 4: hero actions.",
        "The hero of the Fourth Reich stays at Pushkinskaya.",
        "The hero of the Fourth Reich takes no action.",
    ] == m.table.told()
    m.then("move", m.redline)


def test_an_army_of_one_that_loses_stays_as_it_is(metro):
    """M33-16.2.1, M33-19.3: neither the battle nor the threat weakens it further."""
    m = metro("reich", "redline")
    m.reich.army(1)
    m.threats("t1_fever").market("e_pistol", "e_knife", "e_shotgun", "e_rifle").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert [
        "The army of the Fourth Reich attacks Tsvetnoy Bulvar.",
        "The Fourth Reich meets Tunnel Fever, strength 3.",
        "Fourth Reich: the army counts 1.",
        "The Fourth Reich fights with 1 against 3.",
        "The Fourth Reich loses the battle.",
        "The army of the Fourth Reich stays at strength 1.",
        "Because of Tunnel Fever, the Fourth Reich suffers a further loss.",
        "The army of the Fourth Reich stays at strength 1.",
        "Phase 4: hero actions.",
    ] == m.table.told()
    m.then("move", m.reich)


# --- battles --------------------------------------------------------------------------------------------------------


def test_a_battle_of_heroes_is_told_to_the_last_point(metro):
    """Who defends, what counts for whom, who won, what he leaves, takes and pays (M33-16.2.7, M33-16.3.5)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="teatralnaya").gear("e_grenades", "e_shotgun").tokens(mushrooms=1)
    m.redline.hero("anna", at="teatralnaya").gear("e_boots").missions("m16")
    m.market("e_pistol", "e_knife", "e_rifle", "e_map").hero_action(m.reich)
    m.combat_cards(["assault"], ["ambush"])

    m.reich.says("attack_station")
    m.redline.says("hero", to="defend_with")
    m.reich.says("equipment:e_grenades", to="before_battle")
    m.play_cards(m.reich, "assault", m.redline, "ambush")
    m.redline.says("use:m16", to="after_reveal").says("station:okhotny_ryad", to="go_home")
    m.reich.says("pass", to="take_gear").says("pay:mushrooms1", to="capture")

    assert [
        "The hero of the Fourth Reich attacks Teatralnaya.",
        "The hero of the Red Line defends Teatralnaya.",
        "The Fourth Reich uses Hand Grenades.",
        "The Fourth Reich discards Hand Grenades.",
        "The Fourth Reich plays Assault.",
        "The Red Line plays Ambush.",
        "The Red Line discards Armed to the Teeth for its ability.",
        "Fourth Reich: the hero counts 4.",
        "Fourth Reich: Pump Shotgun counts 2.",
        "Fourth Reich: equipment used in this battle counts 4.",
        "Fourth Reich: Assault is cancelled and counts 0.",
        "Red Line: the hero counts 3.",
        "Red Line: the ability of the hero counts 1.",
        "Red Line: Sturdy Boots counts 1.",
        "Red Line: Ambush counts 3.",
        "The Fourth Reich fights with 10 against 8.",
        "The Fourth Reich defeats the Red Line.",
        "The Red Line loses Teatralnaya and has 2 points.",
        "The hero of the Red Line is wounded and goes to Okhotny Ryad.",
        "The Fourth Reich takes no equipment from the Red Line.",
        "The Fourth Reich captures Teatralnaya for 1 mushroom and has 4 points.",
    ] == m.table.told()
    m.then("refuge", m.redline)


def test_a_beaten_hero_without_equipment_or_with_armour(metro):
    """M33-16.2.15, M33-19.8: it is said why nothing is taken."""
    for gear, sentence in (
        ([], "The hero of the Red Line has no equipment to lose."),
        (["e_armour"], "The equipment of the Red Line is protected."),
    ):
        m = metro("reich", "redline")
        m.reich.hero("hunter", at="rizhskaya").gear("e_shotgun", "e_rifle")
        m.redline.hero("artyom", at="rizhskaya").gear(*gear)
        m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

        m.reich.says("attack_hero")
        m.play_cards(m.reich, "assault", m.redline, "entrench")
        m.redline.says("station:teatralnaya", to="go_home")

        assert sentence in m.table.told()
        m.then("name_station", m.redline)


def test_an_attack_on_polis_tells_its_strength(metro):
    """M33-16.2.3: and that the station was not taken is clear from the defeat."""
    m = metro("reich", "redline")
    m.reich.army(5)
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:borovitskaya")

    assert [
        "The army of the Fourth Reich attacks Borovitskaya.",
        "Neutral Borovitskaya has a defence of 7.",
        "Fourth Reich: the army counts 5.",
        "The Fourth Reich fights with 5 against 7.",
        "The Fourth Reich loses the battle.",
        "The army of the Fourth Reich now has strength 4.",
    ] == m.table.told()[:6]
    m.then("move", m.reich)


def test_a_victory_without_capture_says_so(metro):
    """M33-13.1.3: he cannot pay."""
    m = metro("reich", "redline")
    m.reich.army(8)
    m.threats("t1_rats").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert "The Fourth Reich does not capture Tsvetnoy Bulvar." in m.table.told()
    m.then("move", m.reich)


def test_a_draw_that_counts_as_a_defeat(metro):
    """M33-19.4."""
    m = metro("reich", "redline")
    m.reich.army(4)
    m.threats("t1_leeches").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert "A draw against Leech Nest is a defeat for the Fourth Reich." in m.table.told()
    assert [] == m.told("draw", "loses")
    m.then("move", m.reich)


def test_grenades_wasted_on_a_ghost_count_nothing(metro):
    """M33-19.4: used before the card was open."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear("e_grenades")
    m.threats("t1_ghost").hero_action(m.reich)

    m.reich.says("attack_station").says("equipment:e_grenades", to="before_battle")

    assert "Fourth Reich: equipment used in this battle counts 0." in m.table.told()
    m.then("go_home", m.reich)


def test_gear_that_a_ghost_cancels_is_not_said_to_count(metro):
    """M33-19.4: neither the pistol nor the suit; against another card both are named."""
    for threat, counts in (("t1_ghost", 0), ("t1_barrel", 2)):
        m = metro("reich", "redline")
        m.reich.hero("hunter", at="tsvetnoy_bulvar").gear("e_pistol", "e_hazmat")
        m.threats(threat).hero_action(m.reich)

        m.reich.says("attack_station")

        assert counts == len(m.told("card_counts"))
        m.then("go_home" if threat == "t1_ghost" else "move", m.reich if threat == "t1_ghost" else m.redline)


# --- what only one player sees --------------------------------------------------------------------------------------


def test_looks_before_an_attack_tell_the_others_what_they_see(metro):
    """M33-19.7, 19.8: that he looked, and what became of the card; which it was he alone knows (section 18)."""
    m = metro("reich", "redline")
    m.reich.hero("khan", at="tsvetnoy_bulvar").gear("e_geiger").scouted("t1_rats", in_round=1)
    m.threats("t1_gang", "t1_dogs").hero_action(m.reich)

    m.reich.says("attack_station", "play_scouted", "khan", "refuse", "geiger", "keep")

    told = [
        "The Fourth Reich puts a scouted card on top of the threat deck.",
        "The hero of the Fourth Reich attacks Tsvetnoy Bulvar.",
        "The Fourth Reich looks at the top threat card{}.",
        "The Fourth Reich puts the card under the threat deck.",
        "The Fourth Reich looks at the top threat card{}.",
        "The Fourth Reich goes on with the attack.",
        "The Fourth Reich meets Cutthroat Gang, strength 5.",
    ]
    assert [sentence.format("") for sentence in told] == m.table.told(1)[:7]
    told[2], told[4] = told[2].format(": Rat Tide"), told[4].format(": Cutthroat Gang")
    assert told == m.table.told(0)[:7]
    m.then("go_home", m.reich)


def test_khan_who_has_no_other_card_is_not_seen_to_leave_one(metro):
    """Nobody asks him: he fights the card that he saw (M33-19.12)."""
    m = metro("reich", "redline")
    m.reich.hero("khan", at="tsvetnoy_bulvar")
    others = [card for card in m.table.cards("threats") if card != "t1_rats"]
    m.table.deal("scouted", others, 1, [2] * len(others))
    m.hero_action(m.reich)

    m.reich.says("attack_station", "khan")

    assert [] == m.told("keeps_threat", "goes_on", "refuses_threat")
    m.then("move", m.redline)


def test_khan_who_keeps_the_card_is_seen_to_leave_it(metro):
    """M33-19.7."""
    m = metro("reich", "redline")
    m.reich.hero("khan", at="tsvetnoy_bulvar")
    m.threats("t1_rats").hero_action(m.reich)

    m.reich.says("attack_station", "khan", "keep")

    assert "The Fourth Reich leaves the card on top of the threat deck." in m.table.told(1)
    m.then("move", m.redline)


def test_missions_drawn_kept_and_discarded(metro):
    """M33-9.4.1: the others learn how many, not which."""
    m = metro("reich", "redline")
    m.table.top("mission_deck", ["m01", "m02"])
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=1, ammo=1)
    m.hero_action(m.reich)

    m.reich.says("receive_mission").says("mission:m01", to="keep_mission")

    told = [
        "The Fourth Reich pays 1 mushroom and 1 ammo for a mission.",
        "The Fourth Reich draws 2 missions.",
        "The Fourth Reich keeps {}.",
        "The Fourth Reich discards 1 mission face down.",
    ]
    assert [sentence.format("a mission") for sentence in told] == m.table.told(1)
    assert [sentence.format("Blood Feud") for sentence in told] == m.table.told(0)
    m.then("missions", m.reich)


def test_equipment_as_a_reward_is_told_with_its_name(metro):
    """It comes openly from the deck (M33-19.5)."""
    m = metro("reich", "redline")
    m.table.top("equipment", ["e_map"])
    m.reich.army(6)
    m.threats("t1_stalker").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert "The Fourth Reich receives Smuggler's Map." in m.table.told(1)
    m.then("move", m.reich)


def test_threats_that_are_arranged(metro):
    """m07: how many cards, not which (M33-19.12)."""
    m = metro("reich", "redline")
    m.reich.missions("m07")
    m.threats("t1_rats", "t1_dogs", "t1_barrel").army_turn(m.reich)

    m.reich.says("use:m07", "threat:t1_rats", "threat:t1_dogs")

    assert [
        "The Fourth Reich discards Key to the Archive for its ability.",
        *["The Fourth Reich looks at the top of the threat deck."] * 3,
        "The Fourth Reich puts 3 cards back on top of the threat deck.",
    ] == m.table.told(1)
    m.then("army_action", m.reich)


# --- trade ----------------------------------------------------------------------------------------------------------


def test_a_purchase_tells_prices_and_new_cards(metro):
    """M33-9.3."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=1, ammo=2)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle")
    m.table.top("equipment", ["e_map", "e_boots", "e_medkit", "e_handcar", "e_helmet"])
    m.hero_action(m.reich)

    m.reich.says("buy", "renew", "equipment:e_map")

    assert [
        "The Fourth Reich pays 1 ammo and renews the Hansa Market.",
        "The Hansa Market shows Smuggler's Map.",
        "The Hansa Market shows Sturdy Boots.",
        "The Hansa Market shows First-aid Kit.",
        "The Hansa Market shows Handcar.",
        "The Fourth Reich buys Smuggler's Map for 1 mushroom and 1 ammo.",
        "The Hansa Market shows Miner's Helmet.",
    ] == m.table.told()
    m.then("move", m.redline)


def test_who_buys_no_card_is_seen_to_buy_none(metro):
    """M33-9.3.4."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=1, ammo=2)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").hero_action(m.reich)

    m.reich.says("buy", "done")

    assert ["The Fourth Reich buys no card."] == m.table.told()
    m.then("move", m.redline)


# --- what hardly ever happens ---------------------------------------------------------------------------------------


def without_threats(metro, *factions: str) -> Metro:
    """The second player holds the whole threat deck."""
    m = metro(*factions)
    cards = m.table.cards("threats")
    m.table.deal("scouted", cards, 1, [2] * len(cards))
    return m


def dark_without_threats(metro) -> Player:
    m = without_threats(metro, "reich", "redline")
    m.table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))
    for player in m.players:
        player.hero_at("suvorovskaya")
    m.reich.says("station:tverskaya")
    return m.redline.says("station:teatralnaya")


def dark_without_stations(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.holds()
    return m.events(2).begin().redline


def attack_without_threats(metro) -> Player:
    m = without_threats(metro, "reich", "redline")
    m.army_turn(m.reich)
    return m.reich.says("attack_station", "station:tsvetnoy_bulvar")


def reward_without_missions(metro) -> Player:
    m = metro("reich", "redline")
    m.stage_two().threats("t2_archivist")
    m.redline.missions(*m.table.cards("mission_deck"))
    m.reich.army(8)
    m.army_turn(m.reich)
    return m.reich.says("attack_station", "station:tsvetnoy_bulvar")


def no_refuge(metro) -> Player:
    """Three players hold all stations of three zones; one loses a third one (M33-13.3.3)."""
    m = metro("reich", "redline", "conf1905")
    m.reich.also_holds("tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "prospekt_mira_orange", "rizhskaya")
    m.reich.also_holds("lubyanka", "kuznetsky_most", "chistye_prudy").army(8).tokens(mushrooms=1)
    m.conf1905.also_holds("aeroport", "dinamo", "belorusskaya_green", "mendeleevskaya", "savelovskaya")
    m.conf1905.also_holds("sretensky_bulvar", "krasnye_vorota")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    return m.reich.says("pay:mushrooms1", to="capture")


def polis_in_one_hand(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.also_holds(*POLIS)
    return m.end_of_round().begin().reich


SELDOM: dict[str, tuple[Callable[..., Player], str]] = {
    "dark_stays_quiet": (dark_without_threats, "No threat card is left: the dark stays quiet."),
    "has_no_station": (dark_without_stations, "The Fourth Reich has no station that the dark could attack."),
    "meets_nobody": (attack_without_threats, "No threat card is left: the Fourth Reich meets no resistance."),
    "finds_no_refuge": (no_refuge, "There is no neutral station for the Red Line to take."),
    "no_mission_left": (reward_without_missions, "There is no mission left for the Fourth Reich."),
    "wins_by_polis": (polis_in_one_hand, "The Fourth Reich controls all of Polis."),
}


@pytest.mark.parametrize("kind", SELDOM)
def test_what_hardly_ever_happens_is_told_too(metro, kind: str):
    position, sentence = SELDOM[kind]
    m = position(metro).metro

    assert 1 == len(m.told(kind))
    assert sentence in m.table.told()
    m.table.expected = set(m.table.asked())
