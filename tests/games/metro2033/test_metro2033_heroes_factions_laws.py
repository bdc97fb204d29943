"""Heroes, factions and laws, card by card; and prices (M33-19.1, 19.6, 19.7, 19.9, 19.12, 19.13)."""

import pytest
from metro2033_table import AMMO, MUSHROOMS, PIGS, Metro, step

from railhead.games.metro2033.effects import COST_OF_HIRING
from railhead.games.metro2033.prices import own_prices

# --- heroes (M33-19.7) ----------------------------------------------------------------------------------------------

HEROES = {"artyom": (2, 4), "hunter": (4, 2), "melnik": (3, 3), "khan": (3, 3), "anna": (3, 3), "sasha": (2, 4)}


@pytest.mark.parametrize("hero", HEROES)
def test_printed_strength_and_speed(metro, hero: str):
    """M33-3.2: without equipment."""
    from railhead.games.metro2033.queries import speed
    from railhead.games.metro2033.strength import plain_hero_strength

    m = metro("reich", "redline")
    m.reich.hero(hero)
    m.hero_turn(m.reich)

    assert HEROES[hero] == (plain_hero_strength(m.state, 0), speed(m.state, 0))
    m.then("move", m.reich)


@pytest.mark.parametrize(("station", "tokens"), [("tverskaya", 1), ("rizhskaya", 1), ("dostoevskaya", 2)])
def test_artyom_takes_a_token_and_two_on_an_abandoned_station(metro, station: str, tokens: int):
    """His action of the round; types may differ (M33-19.7, M33-9.1.3)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at=station)
    m.hero_action(m.reich)

    m.reich.says("ability", to="hero_action")
    for option in [PIGS, AMMO][:tokens]:
        m.reich.says(option, to="gain")

    assert tokens == sum(m.reich.purse)
    m.then("move", m.redline)


def test_artyom_takes_nothing_on_hansa(metro):
    """Outside Hansa (M33-19.7)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="suvorovskaya").tokens(ammo=1)
    m.hero_action(m.reich)

    m.reich.is_refused("ability", "M33-9.1.4")
    m.then("hero_action", m.reich)


@pytest.mark.parametrize(("hero", "ammo"), [("hunter", 3), ("melnik", 2)])
def test_hunter_takes_an_ammo_for_every_threat_he_beats(metro, hero: str, ammo: int):
    """Together with the reward of 2 ammo (M33-19.7, M33-19.14); nobody else does."""
    m = metro("reich", "redline")
    m.reich.hero(hero, at="rizhskaya").gear("e_shotgun")
    m.threats("t1_deserters").hero_action(m.reich)

    m.reich.says("attack_station")

    assert (0, 0, ammo) == m.reich.purse
    assert (hero == "hunter") == any("uses the ability of Hunter" in line for line in m.table.told())
    m.then("move", m.redline)


def test_what_artyom_takes_as_his_action_he_does_not_take_for_a_victory(metro):
    """Only Hunter's ability speaks of threats that he beats (M33-19.7)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="rizhskaya").gear("e_shotgun", "e_rifle")
    m.threats("t1_deserters").hero_action(m.reich)

    m.reich.says("attack_station")

    assert ((0, 0, 2), []) == (m.reich.purse, m.told("hero_ability"))
    m.then("move", m.redline)


def test_hunters_ammo_is_not_for_the_army_nor_for_polis(metro):
    """M33-19.7: he himself, and no Polis."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tsvetnoy_bulvar").army(6)
    m.threats("t1_deserters").army_turn(m.reich)
    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    assert (0, 0, 2) == m.reich.purse
    m.then("move", m.reich)

    m = metro("reich", "redline")
    m.reich.hero("hunter", at="borovitskaya").gear("e_shotgun", "e_rifle")
    m.hero_action(m.reich)
    m.reich.says("attack_station")
    assert ((8, 7), (0, 0, 0)) == (m.strengths(), m.reich.purse)
    m.then("move", m.redline)


@pytest.mark.parametrize(("tokens", "price"), [((1, 0, 1), "pay:ammo1"), ((1, 0, 1), "pay:pigs1"), ((1, 0, 0), "")])
def test_melnik_hires_for_a_single_token(metro, tokens: tuple[int, int, int], price: str):
    """A pig or an ammo, as he likes; with one way to pay he is not asked (M33-19.7, M33-19.13)."""
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="tverskaya").army(4).tokens(*tokens)
    m.hero_action(m.reich)

    m.reich.says("ability", to="hero_action")
    if price:
        assert {"pay:pigs1", "pay:ammo1"} == set(m.reich.options)
        m.reich.says(price, to="soldier_price")

    assert (5, sum(tokens) - 1) == (m.reich.now("army"), sum(m.reich.purse))
    m.then("move", m.redline)


@pytest.mark.parametrize(("army", "tokens", "rule"), [(8, (1, 0, 1), "M33-1.6"), (4, (0, 3, 0), "M33-0.4")])
def test_melnik_cannot_hire_above_eight_or_without_a_token(metro, army: int, tokens: tuple[int, int, int], rule: str):
    """M33-9.1.4, M33-19.7."""
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="rizhskaya").army(army).tokens(*tokens)
    m.hero_action(m.reich)

    m.reich.is_refused("ability", rule)
    m.then("hero_action", m.reich)


def test_a_law_on_hiring_does_not_change_melniks_price(metro):
    """M33-19.13: under General Conscription an ammo is still enough."""
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="rizhskaya").tokens(ammo=1)
    m.law("l_conscription").hero_action(m.reich)

    m.reich.says("ability")

    assert (3, (0, 0, 0)) == (m.reich.now("army"), m.reich.purse)
    m.then("move", m.redline)


def khans_attack(metro, force: str = "army", *missions: str) -> Metro:
    m = metro("reich", "redline")
    m.reich.hero("khan", at="tsvetnoy_bulvar").army(3).missions(*missions)
    m.threats("t1_gang", "t1_rats", "t1_dogs")
    if force == "army":
        m.army_turn(m.reich)
        m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    else:
        m.hero_action(m.reich)
        m.reich.says("attack_station")
    return m


@pytest.mark.parametrize("force", ["army", "hero"])
def test_khan_refuses_a_card_and_fights_the_next(metro, force: str):
    """The refused one goes under the deck; only he knows which it was (M33-19.7, M33-19.12)."""
    m = khans_attack(metro, force)

    m.reich.says("khan", to="before_battle").says("refuse", to="refuse_threat")

    assert (3, 1) == m.strengths()
    assert "t1_gang" == m.zone("threats")[-1] == m.reich.sees()["zones"]["threats"]["cards"][-1]
    assert {None} == set(m.redline.sees()["zones"]["threats"])
    assert not any("Cutthroat" in sentence for sentence in m.table.told(1))
    m.then("move", m.reich if force == "army" else m.redline)


def test_khan_may_fight_the_card_he_saw_or_not_look_at_all(metro):
    """M33-19.7: both are voluntary."""
    m = khans_attack(metro)
    m.reich.says("khan", "keep")
    assert (3, 5) == m.strengths()
    m.then("move", m.reich)

    m = khans_attack(metro)
    m.reich.says("pass", to="before_battle")
    assert (3, 5) == m.strengths()
    m.then("move", m.reich)


def test_khan_looks_once_a_round_even_if_he_keeps_the_card(metro):
    """M33-19.7: in the hero phase the ability is used up."""
    m = metro("reich", "redline")
    m.reich.hero("khan", at="rizhskaya")
    m.at(hero_used=[1, 0]).hero_action(m.reich)

    m.reich.says("attack_station")

    m.then("go_home", m.reich)


def test_khan_without_another_card_fights_the_one_he_saw(metro):
    """M33-19.12: one card in the deck, no discard pile."""
    m = metro("reich", "redline")
    m.reich.hero("khan").army(3)
    cards = m.table.cards("threats")
    m.table.data["zones"]["threats"] = cards[:1]
    m.table.data["zones"]["scouted"][1] = {"cards": cards[1:], "marks": [2] * (len(cards) - 1)}
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar", "khan")

    assert [cards[0]] == m.zone("threat_discard")
    m.then("move", m.reich)


def test_khan_refuses_the_last_card_of_the_deck(metro):
    """The discard pile is shuffled for the next card, then the refused one goes under it (M33-19.12)."""
    m = metro("reich", "redline")
    m.reich.hero("khan").army(3)
    cards = ["t1_gang", *[card for card in m.table.cards("threats") if card != "t1_gang"]]
    m.table.data["zones"]["threats"] = cards[:1]
    m.table.data["zones"]["threat_discard"] = cards[1:]
    m.table.chance("threat deck", "t1_rats", *[card for card in cards[1:] if card != "t1_rats"])
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar", "khan", "refuse")

    assert (3, 1) == m.strengths()
    assert "t1_gang" == m.zone("threats")[-1] == m.reich.sees()["zones"]["threats"]["cards"][-1]
    m.then("move", m.reich)


@pytest.mark.parametrize("target", ["borovitskaya", "teatralnaya"])
def test_khan_does_not_look_before_polis_or_players(metro, target: str):
    """M33-19.7: neutral stations that are not Polis."""
    m = metro("reich", "redline")
    m.reich.hero("khan").army(3)
    m.army_turn(m.reich)

    m.reich.says("attack_station", f"station:{target}")

    if target == "borovitskaya":
        m.then("move", m.reich)
    else:
        m.then("combat_card", m.reich, m.redline)


def test_khan_does_not_look_into_the_dark(metro):
    """M33-19.7: not in the event."""
    m = metro("reich", "redline")
    m.reich.hero("khan", at="suvorovskaya").army(5)
    m.redline.holds().hero_at("suvorovskaya")
    m.threats("t1_dogs").table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))

    m.reich.says("station:tverskaya")

    assert (5, 2) == m.strengths()
    m.then("army_action", m.reich)


def test_khan_and_geiger_in_one_window(metro):
    """In any order with missions; after a refusal the Geiger Counter shows the new card (M33-16.3.3, M33-19.7)."""
    m = metro("reich", "redline")
    m.reich.hero("khan").gear("e_geiger").army(3).missions("m03")
    m.threats("t1_gang", "t1_ghost").army_turn(m.reich)
    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    assert ["pass", "khan", "geiger", "use:m03"] == m.reich.options
    m.reich.says("geiger", "keep", "use:m03", "khan", "refuse")
    assert ["pass", "geiger"] == m.reich.options
    m.reich.says("geiger", "call_off")

    assert ("t1_ghost", "t1_gang") == (m.zone("threats")[0], m.zone("threats")[-1])
    m.then("move", m.reich)


@pytest.mark.parametrize(
    ("role", "hero", "strength"), [("attack", "anna", 4), ("defend", "anna", 4), ("attack", "khan", 3)]
)
def test_anna_has_one_more_against_players(metro, role: str, hero: str, strength: int):
    """In attack and defence (M33-19.7)."""
    m = metro("bauman", "redline")
    m.bauman.hero(hero, at="rimskaya")
    m.redline.hero("artyom", at="rimskaya")
    one, other = (m.bauman, m.redline) if role == "attack" else (m.redline, m.bauman)
    m.hero_action(one).combat_cards(["assault"], ["entrench"])

    one.says("attack_hero")
    m.play_cards(one, "assault", other, "entrench")

    assert strength == (m.strengths()[0] - 2 if role == "attack" else m.strengths()[1] - 1)
    m.then("go_home", m.redline)


def test_anna_has_nothing_more_against_threats(metro):
    """M33-19.7: armies and heroes of other players."""
    m = metro("bauman", "redline")
    m.bauman.hero("anna", at="taganskaya_pink")
    m.threats("t1_dogs").hero_action(m.bauman)

    m.bauman.says("attack_station")

    assert (3, 2) == m.strengths()
    m.then("move", m.redline)


def test_sasha_exchanges_any_mix_anywhere(metro):
    """Two pigs and an ammo for three mushrooms, on a home station (M33-19.7)."""
    m = metro("reich", "redline")
    m.reich.hero("sasha", at="tverskaya").tokens(pigs=2, ammo=2)
    m.hero_action(m.reich)

    m.reich.says("ability").says(PIGS, to="mixed_in").says(PIGS, AMMO).says("done", to="mixed_in")

    assert (0, 3, 1) == m.reich.purse
    m.then("move", m.redline)


def test_sasha_takes_different_types_but_none_that_she_gave(metro):
    """Token for token; a token for its own type would be no exchange (M33-19.7)."""
    m = metro("reich", "redline")
    m.reich.hero("sasha", at="tverskaya").tokens(pigs=2)
    m.hero_action(m.reich)

    m.reich.says("ability").says(PIGS, to="mixed_in")  # the first token: there is nothing else to give
    assert [MUSHROOMS, AMMO] == m.reich.options
    m.reich.is_refused(PIGS, "M33-19.7")
    m.reich.says(MUSHROOMS, to="mixed_out").says(AMMO, to="mixed_out")

    assert (0, 1, 1) == m.reich.purse
    m.then("move", m.redline)


def test_sasha_gives_what_she_has_and_what_can_be_replaced(metro):
    """No mushrooms to give; after pigs and mushrooms no ammo, or no type would be left to take (M33-19.7, M33-0.4)."""
    m = metro("reich", "redline")
    m.reich.hero("sasha", at="tverskaya").tokens(pigs=1, ammo=1)
    m.hero_action(m.reich)
    m.reich.says("ability")
    m.reich.is_refused(MUSHROOMS, "M33-0.4")
    m.then("mixed_in", m.reich)

    rich = metro("reich", "redline")
    rich.reich.hero("sasha", at="tverskaya").tokens(pigs=1, mushrooms=1, ammo=1)
    rich.hero_action(rich.reich)
    rich.reich.says("ability", PIGS, MUSHROOMS)
    assert (0, 0, 3) == rich.reich.purse  # there was nothing else to give, and nothing else to take
    rich.then("move", rich.redline)

    richer = metro("reich", "redline")
    richer.reich.hero("sasha", at="tverskaya").tokens(pigs=2, mushrooms=1, ammo=1)
    richer.hero_action(richer.reich)
    richer.reich.says("ability", PIGS, MUSHROOMS)
    richer.reich.is_refused(AMMO, "M33-19.7")
    assert ["done", PIGS] == richer.reich.options
    richer.then("mixed_in", richer.reich)


def test_sasha_needs_something_to_exchange(metro):
    """M33-9.1.4: without a token the ability is not offered."""
    m = metro("reich", "redline")
    m.reich.hero("sasha", at="rizhskaya")
    m.hero_action(m.reich)

    m.reich.is_refused("ability", "M33-9.1.4")
    m.then("hero_action", m.reich)


def test_sasha_exchanges_four_tokens_at_most(metro):
    """M33-19.7."""
    m = metro("reich", "redline")
    m.reich.hero("sasha", at="tverskaya").tokens(pigs=3, mushrooms=3)
    m.hero_action(m.reich)

    m.reich.says("ability", PIGS, PIGS, MUSHROOMS, MUSHROOMS)

    assert (1, 1, 4) == m.reich.purse
    m.then("move", m.redline)


# --- factions (M33-19.6) --------------------------------------------------------------------------------------------


def test_1905_hires_one_soldier_without_ammo(metro):
    """Once a Mobilization, besides normal hiring; the payer chooses the price (M33-19.6, M33-19.1)."""
    m = metro("conf1905", "reich")
    m.conf1905.army(2).tokens(pigs=3, ammo=2)
    m.mobilization(m.conf1905)

    assert ["hire:0", "hire:1", "hire:2", "hire:3"] == m.conf1905.options
    m.conf1905.says("hire:2")
    assert {"pay:pigs1", "pay:pigs1+ammo1"} == set(m.conf1905.options)
    m.conf1905.says("pay:pigs1", to="soldier_price")

    assert (4, (1, 0, 1)) == (m.conf1905.now("army"), m.conf1905.purse)
    m.then("army_action", m.conf1905)


def test_1905_may_pay_the_normal_price(metro):
    """M33-19.1: the own price is optional."""
    m = metro("conf1905", "reich")
    m.conf1905.army(2).tokens(pigs=1, ammo=1)
    m.mobilization(m.conf1905)

    m.conf1905.says("hire:1", "pay:pigs1+ammo1")

    assert (3, (0, 0, 0)) == (m.conf1905.now("army"), m.conf1905.purse)
    m.then("army_action", m.conf1905)


def test_1905_has_its_price_again_in_the_next_round(metro):
    """M33-19.6: once a round, not once a match."""
    m = metro("conf1905", "redline")
    m.at(faction_used=[1, 0]).end_of_round()

    m.begin()

    assert [0, 0] == m.json()["table"]["faction_used"]
    m.then("name_station", m.redline)


def test_1905_has_the_cheap_soldier_once(metro):
    """Without ammo one soldier, not two (M33-19.6)."""
    m = metro("conf1905", "reich")
    m.conf1905.army(2).tokens(pigs=5)
    m.mobilization(m.conf1905)

    assert ["hire:0", "hire:1"] == m.conf1905.options
    m.conf1905.says("hire:1")

    assert (3, (4, 0, 0)) == (m.conf1905.now("army"), m.conf1905.purse)
    m.then("army_action", m.conf1905)


@pytest.mark.parametrize(("station", "bonus"), [("teatralnaya", 1), ("tsvetnoy_bulvar", 0), ("borovitskaya", 0)])
def test_the_reich_attacks_players_with_one_more(metro, station: str, bonus: int):
    """Not against neutral stations or Polis (M33-19.6)."""
    m = metro("reich", "redline")
    m.reich.army(5)
    m.army_turn(m.reich)
    if station == "teatralnaya":
        m.combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", f"station:{station}")
    if station == "teatralnaya":
        m.play_cards(m.reich, "assault", m.redline, "entrench")

    assault = 2 if station == "teatralnaya" else 0
    assert 5 + bonus + assault == m.strengths()[0]
    if station == "teatralnaya":
        m.then("refuge", m.redline)
    else:
        m.then("move", m.reich)


def test_the_reich_attacks_heroes_with_one_more_but_defends_without(metro):
    """M33-19.6: in attack only."""
    m = metro("reich", "redline")
    m.redline.hero_at("tverskaya")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    assert 2 + 1 + 2 == m.strengths()[0]
    m.then("move", m.reich)

    m = metro("reich", "redline")
    m.army_turn(m.redline).combat_cards(["assault"], ["entrench"])
    m.redline.says("attack_station", "station:tverskaya")
    m.play_cards(m.redline, "assault", m.reich, "entrench")
    assert 2 + 1 == m.strengths()[1]
    m.then("refuge", m.reich)


def test_the_reichs_hero_has_no_bonus(metro):
    """M33-19.6: the army."""
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="teatralnaya")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert 3 + 2 == m.strengths()[0]
    m.then("refuge", m.redline)


@pytest.mark.parametrize("price", ["pay:ammo1", "pay:mushrooms1", "pay:mushrooms1+ammo1"])
def test_bauman_buys_for_one_token(metro, price: str):
    """1 ammo or 1 mushroom, or the normal price, for each card (M33-19.6, M33-19.1)."""
    m = metro("bauman", "redline")
    m.bauman.hero("anna", at="kurskaya_ring").tokens(mushrooms=1, ammo=1)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").hero_action(m.bauman)

    m.bauman.says("buy", "equipment:e_pistol").says(price, to="equipment_price")

    spent = {"pay:ammo1": (0, 1, 0), "pay:mushrooms1": (0, 0, 1), "pay:mushrooms1+ammo1": (0, 0, 0)}
    assert (spent[price], ["e_pistol"]) == (m.bauman.purse, m.bauman.cards("gear"))
    if spent[price] == (0, 0, 0):
        m.then("move", m.redline)
    else:
        m.then("buy", m.bauman)  # he can pay for another card


def test_others_pay_the_full_price(metro):
    """M33-19.6: Bauman's ability is Bauman's."""
    m = metro("bauman", "redline")
    m.redline.hero("anna", at="kurskaya_ring").tokens(ammo=2)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").hero_action(m.redline)

    m.redline.says("buy")

    assert ["done", "renew"] == m.redline.options
    m.redline.is_refused("equipment:e_pistol", "M33-0.4")
    m.then("buy", m.redline)


def test_the_bandits_obtain_two_tokens_of_different_types(metro):
    """Instead of one (M33-19.6)."""
    m = metro("bandits", "redline")
    m.army_turn(m.bandits)

    m.bandits.says("obtain").says(PIGS, to="gain")
    assert [MUSHROOMS, AMMO] == m.bandits.options
    m.bandits.says(AMMO, to="gain")

    assert (1, 0, 1) == m.bandits.purse
    m.then("move", m.bandits)


def test_the_bandits_with_one_type_in_the_reserve_take_one_token(metro):
    """M33-19.6."""
    m = metro("bandits", "redline")
    m.redline.tokens(35, 35, 10)
    m.army_turn(m.bandits)

    m.bandits.says("obtain")

    assert (0, 0, 1) == m.bandits.purse
    m.then("move", m.bandits)


def test_arbat_draws_one_mission_more(metro):
    """Three to choose from, one to keep (M33-19.6); others draw two."""
    for faction, drawn in (("arbat", 3), ("bandits", 2)):
        m = metro("arbat", "bandits")
        player = getattr(m, faction)
        player.hero("anna", at="kievskaya_ring").tokens(mushrooms=1, ammo=1)
        m.hero_action(player)
        player.says("receive_mission")
        assert drawn == len(player.options)
        m.then("keep_mission", player)


# --- laws (M33-19.9) ------------------------------------------------------------------------------------------------


def test_truce_forbids_attacks_on_stations_of_players_by_armies_and_heroes(metro):
    """M33-19.9."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="teatralnaya")
    m.law("l_truce").hero_action(m.reich)

    m.reich.is_refused("attack_station", "M33-19.9")
    m.then("hero_action", m.reich)


def test_truce_leaves_heroes_neutral_stations_and_passage_alone(metro):
    """M33-19.9: heroes can be attacked, Kuznetsky Most and what lies behind Polis as well."""
    m = metro("reich", "redline", "bandits")
    m.redline.hero_at("tverskaya")
    m.law("l_truce").army_turn(m.reich)

    assert "attack_hero" in m.reich.options
    m.reich.says("attack_station")
    assert {"station:kuznetsky_most", "station:biblioteka"} <= set(m.reich.options)
    assert "station:teatralnaya" not in m.reich.options
    m.then("army_station", m.reich)


@pytest.mark.parametrize(("law", "price"), [("l_settlement", "pay:mushrooms1"), ("", "pay:pigs1+mushrooms1")])
def test_settlement_act_sets_the_price_of_neutral_stations(metro, law: str, price: str):
    """1 mushroom, and no other price any more (M33-19.9, M33-19.1)."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(pigs=1, mushrooms=1)
    if law:
        m.law(law)
    m.threats("t1_barrel").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert ["pass", price] == m.reich.options
    m.then("capture", m.reich)


def test_settlement_act_does_not_touch_conquered_stations(metro):
    """They cost a mushroom anyway."""
    m = metro("reich", "redline")
    m.reich.army(8).tokens(pigs=1, mushrooms=1)
    m.redline.also_holds("lubyanka")
    m.law("l_settlement").army_turn(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "entrench")

    assert ["pass", "pay:mushrooms1"] == m.reich.options
    m.then("capture", m.reich)


def test_conscription_makes_soldiers_cost_a_pig(metro):
    """For everybody, 1905 included: nothing to choose (M33-19.9, M33-19.1)."""
    for faction in ("reich", "conf1905"):
        m = metro("reich", "conf1905")
        player = getattr(m, faction)
        player.tokens(pigs=3, ammo=3)
        m.law("l_conscription").mobilization(player)
        assert ["hire:0", "hire:1", "hire:2", "hire:3"] == player.options
        player.says("hire:2")
        assert (4, (1, 0, 3)) == (player.now("army"), player.purse)
        m.then("army_action", m.reich)


@pytest.mark.parametrize(
    ("faction", "prices"),
    [
        ("redline", {"pay:mushrooms1+ammo2"}),
        ("bauman", {"pay:ammo2", "pay:mushrooms1+ammo1", "pay:mushrooms1+ammo2"}),
    ],
)
def test_embargo_adds_an_ammo_to_every_price(metro, faction: str, prices: set[str]):
    """M33-19.9, M33-19.1: surcharges come after the choice of the price."""
    from railhead.games.metro2033.prices import payable

    m = metro("bauman", "redline")
    player = getattr(m, faction)
    player.tokens(mushrooms=3, ammo=3)
    m.law("l_embargo").army_turn(player)
    m.then("army_action", player)

    names = m.table.rules.vocabulary.names
    assert prices == {names[option] for option in payable(m.state, player.seat, 1)}


def test_embargo_does_not_touch_the_renewal(metro):
    """It speaks of equipment cards."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=1, ammo=1)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").law("l_embargo").hero_action(m.reich)

    m.reich.says("buy")
    assert ["done", "renew"] == m.reich.options
    m.reich.says("renew", to="buy")

    assert (0, 1, 0) == m.reich.purse
    m.then("move", m.redline)


def test_embargo_leaves_the_price_of_a_mission_alone(metro):
    """M33-19.9: 1 ammo and 1 mushroom are still enough."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=1, ammo=1)
    m.law("l_embargo").hero_action(m.reich)

    m.reich.says("receive_mission")

    assert (0, 0, 0) == m.reich.purse
    m.then("keep_mission", m.reich)


def test_embargo_leaves_the_price_of_a_soldier_alone(metro):
    """M33-19.9: with 1 pig and 1 ammo one soldier can still be hired."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=1, ammo=1)
    m.law("l_embargo").mobilization(m.reich)

    m.reich.says("hire:1", to="hire")

    assert (3, (0, 0, 0)) == (m.reich.now("army"), m.reich.purse)
    m.then("army_action", m.reich)


@pytest.mark.parametrize(
    ("army", "costs"),
    [(3, {3: 0}), (4, {4: 1, 3: 0}), (5, {5: 1, 4: 1, 3: 0}), (8, {8: 4, 7: 3, 6: 2, 5: 1, 4: 1, 3: 0})],
)
def test_ration_cards_raise_maintenance_from_four_on(metro, army: int, costs: dict[int, int]):
    """4 and 5 cost 1 pig, 6 costs 2, 7 costs 3, 8 costs 4; the free level is 3 (M33-19.9, M33-7.1.2)."""
    for level, cost in costs.items():
        m = metro("reich", "redline")
        m.reich.army(army).tokens(pigs=9)
        m.law("l_rations").mobilization(m.reich)
        if len(costs) > 1:
            assert [f"level:{one}" for one in costs] == m.reich.options
            m.reich.says(f"level:{level}")
        assert (level, 9 - cost) == (m.reich.now("army"), m.reich.now("pigs"))
        m.then("army_action", m.reich)


def test_sanctuary_forbids_attacks_on_polis_but_not_the_passage(metro):
    """Neutral or controlled; armies still pass neutral ones (M33-19.9)."""
    m = metro("reich", "redline")
    m.redline.also_holds("biblioteka")
    m.law("l_sanctuary").army_turn(m.reich)

    m.reich.says("attack_station")
    for station in ("borovitskaya", "biblioteka"):
        m.reich.is_refused(f"station:{station}", "M33-19.9")
    assert "station:ploshchad_revolyutsii" in m.reich.options

    m.then("army_station", m.reich)


def test_sanctuary_stops_heroes_too(metro):
    """M33-19.9: nobody."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="borovitskaya")
    m.law("l_sanctuary").hero_action(m.reich)

    m.reich.is_refused("attack_station", "M33-19.9")
    m.then("hero_action", m.reich)


def test_open_corridors_give_every_hero_a_step(metro):
    """M33-19.9: +1 speed for all."""
    from railhead.games.metro2033.queries import speed

    m = metro("reich", "redline")
    m.reich.hero("hunter")
    m.law("l_corridors").hero_turn(m.reich)

    assert (3, 5) == (speed(m.state, 0), speed(m.state, 1))
    m.then("move", m.reich)


def test_a_law_holds_from_the_moment_of_the_vote(metro):
    """General Conscription, voted in phase 1, is in force in phase 2 of the same round (M33-19.9, M33-6.3.3)."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=1)
    m.table.top("laws", ["l_conscription"])
    m.table.stack(step("Round", "mobilization"), step("LawVote"))

    m.reich.says("for")
    m.redline.says("for")
    m.reich.says("hire:1", to="hire")

    assert (3, (0, 0, 0)) == (m.reich.now("army"), m.reich.purse)
    m.then("army_action", m.reich)


def test_what_a_faction_has_once_a_round_is_gone_when_it_was_used(metro):
    """The cheap soldier of 1905 (M33-19.6)."""
    m = metro("conf1905", "reich")
    m.army_turn(m.conf1905).then("army_action", m.conf1905)
    before = own_prices(m.state, 0, COST_OF_HIRING)
    m.state.faction_used[0] = 1

    assert (1, []) == (len(before), own_prices(m.state, 0, COST_OF_HIRING))
