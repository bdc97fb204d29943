"""Phase 4: hero actions (section 9)."""

import pytest
from metro2033_table import AMMO, MUSHROOMS, PIGS

import railhead
from railhead.games.metro2033 import hero
from railhead.testing.random_play import dice, pick

ON_HANSA = "suvorovskaya"


def on_hansa(metro, pigs: int = 0, mushrooms: int = 0, ammo: int = 0, hero: str = "anna"):
    """The Reich's hero stands on a Hansa station, has moved, and acts now."""
    m = metro("reich", "redline")
    m.reich.hero(hero, at=ON_HANSA).tokens(pigs, mushrooms, ammo)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle")
    return m.hero_action(m.reich)


def test_a_hero_is_offered_what_nothing_stands_against():
    """Where he stands saves looking at the rest; what is offered and what is refused have one source."""
    match, chance, asked = railhead.ruleset("metro2033").start(3, 5), dice(5), 0
    for _ in range(900):
        ask, option = pick(match.state, chance)
        if ask.prompt == "hero_action":
            asked += 1
            free = {action for action, against in hero.AGAINST_ACTION.items() if against(match.state, ask.seat) == 0}
            assert free == set(hero.hero_actions(match.state, ask.seat)[1:])
        match.answer(ask.seat, option)

    assert asked > 50


# --- turn and movement (9.1, 9.2) -----------------------------------------------------------------------------------


def test_first_movement_then_one_action_and_no_movement_after_it(metro):
    """M33-9.1.1, M33-9.2.2."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tverskaya")
    m.hero_turn(m.reich)

    m.reich.says("station:teatralnaya", to="move")
    m.reich.says("ability", to="hero_action").says(PIGS, to="gain")

    m.then("move", m.redline)


def test_both_parts_are_optional(metro):
    """M33-9.1.1: he may stay where he is and do nothing."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tverskaya")
    m.hero_turn(m.reich)

    m.reich.says("station:tverskaya", to="move").says("pass", to="hero_action")

    assert "tverskaya" == m.reich.now("hero_at")
    m.then("move", m.redline)


def test_a_wounded_hero_neither_moves_nor_acts(metro):
    """M33-9.1.2: the turn goes on to the next player, the wound is over."""
    m = metro("reich", "redline")
    m.reich.wounded()
    m.hero_turn(m.reich)

    m.begin()

    assert not m.reich.now("wounded")
    m.then("move", m.redline)


def test_the_player_of_a_wounded_hero_may_still_use_missions(metro):
    """M33-9.1.2, M33-14.3.3."""
    m = metro("reich", "redline")
    m.reich.wounded().missions("m05").tokens(pigs=1)
    m.hero_turn(m.reich)

    m.reich.says("use:m05", to="missed_turn").says(PIGS, to="gain")

    assert (2, 0, 0) == m.reich.purse
    m.then("move", m.redline)


def test_passive_abilities_do_not_use_up_the_action(metro):
    """Hunter's ability works by itself and cannot be chosen (M33-9.1.3)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="rizhskaya")
    m.hero_action(m.reich)

    m.reich.is_refused("ability", "M33-9.1.3")
    m.then("hero_action", m.reich)


def test_movement_ends_within_the_speed(metro):
    """Anna, speed 3, from Rizhskaya: Prospekt Mira, the ring, Suvorovskaya (M33-9.2.1)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="rizhskaya")
    m.hero_turn(m.reich)

    assert "station:suvorovskaya" in m.reich.options
    m.reich.is_refused("station:novoslobodskaya", "M33-9.2.1")
    m.then("move", m.reich)


def test_a_hero_walks_through_stations_of_any_kind_and_owner(metro):
    """From Tverskaya through Teatralnaya of the Red Line to Okhotny Ryad and Biblioteka (M33-9.2.1)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="tverskaya")
    m.hero_turn(m.reich)

    m.reich.says("station:biblioteka", to="move")

    assert "biblioteka" == m.reich.now("hero_at")
    m.then("hero_action", m.reich)


def test_inactive_stations_cannot_be_entered(metro):
    """M33-9.2.3."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="borovitskaya")
    m.hero_turn(m.reich)

    m.reich.is_refused("station:polyanka", "M33-9.2.3")
    m.then("move", m.reich)


def test_the_movement_is_one_step(metro):
    """With one step taken, two are not left over (M33-9.2.4)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="rizhskaya")
    m.hero_turn(m.reich)

    m.reich.says("station:prospekt_mira_orange", to="move")

    m.then("hero_action", m.reich)


def test_speed_effects_count_before_the_movement(metro):
    """m02 gives +3 speed to the movement that follows (M33-9.2.4, M33-14.3.3)."""
    m = metro("reich", "redline")
    m.reich.hero("anna", at="rizhskaya").missions("m02")
    m.hero_turn(m.reich)
    before = set(m.reich.options)

    m.reich.says("use:m02", to="move")

    assert "station:novoslobodskaya" in set(m.reich.options) - before
    m.then("move", m.reich)


# --- which actions are offered (9.1.4) ------------------------------------------------------------------------------


def test_actions_on_hansa(metro):
    """Buying, mission, exchange: with the tokens for them (M33-9.1.4, M33-9.1.1)."""
    m = on_hansa(metro, mushrooms=1, ammo=1)

    assert ["pass", "buy", "receive_mission", "exchange"] == m.reich.options
    m.reich.is_refused("attack_station", "M33-9.7.1")
    m.then("hero_action", m.reich)


def test_without_tokens_hansa_offers_nothing(metro):
    """M33-9.1.4: no question is left."""
    m = on_hansa(metro)

    m.then("move", m.redline)


@pytest.mark.parametrize(
    ("tokens", "refused"),
    [
        ({"ammo": 1}, {"receive_mission": "M33-0.4"}),  # renewal can be paid, so buying is offered
        ({"mushrooms": 1}, {"receive_mission": "M33-0.4", "buy": "M33-0.4"}),
    ],
)
def test_an_action_whose_price_cannot_be_paid_is_refused(metro, tokens: dict[str, int], refused: dict[str, str]):
    """M33-9.1.4."""
    m = on_hansa(metro, **tokens)

    assert set(refused).isdisjoint(m.reich.options)
    for action, rule in refused.items():
        m.reich.is_refused(action, rule)
    m.then("hero_action", m.reich)


def test_trade_is_for_hansa_stations_only(metro):
    """M33-9.3.1: on a home station nothing is sold."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tverskaya").tokens(1, 1, 1)
    m.hero_action(m.reich)

    for action, rule in (("buy", "M33-9.3.1"), ("receive_mission", "M33-9.4.1"), ("exchange", "M33-9.5.1")):
        m.reich.is_refused(action, rule)
    m.then("hero_action", m.reich)


def test_exchange_needs_a_token_and_another_type_in_the_reserve(metro):
    """M33-9.1.4: with pigs alone and a reserve of pigs alone there is nothing to exchange."""
    m = on_hansa(metro, pigs=2, ammo=1)
    m.redline.tokens(mushrooms=35, ammo=34)

    assert "exchange" in m.reich.options  # the ammo can become pigs
    m.reich.says("exchange")

    assert (3, 0, 0) == m.reich.purse  # everything else was settled: one type in, one out, one token
    m.then("move", m.redline)


# --- buying (9.3) ---------------------------------------------------------------------------------------------------


def test_the_four_market_cards_are_for_sale(metro):
    """M33-9.3.1, 9.3.3: each for 1 ammo and 1 mushroom; nothing else can be bought."""
    m = on_hansa(metro, mushrooms=1, ammo=1)

    m.reich.says("buy")
    cards = {f"equipment:{card}" for card in ("e_pistol", "e_knife", "e_shotgun", "e_rifle")}
    assert cards | {"done", "renew"} == set(m.reich.options)
    m.reich.is_refused("equipment:e_map", "M33-9.3.1")
    m.reich.says("equipment:e_shotgun", to="buy")

    assert (["e_shotgun"], (0, 0, 0)) == (m.reich.cards("gear"), m.reich.purse)
    m.then("move", m.redline)


def test_any_number_of_cards_without_refill_in_between(metro):
    """M33-9.3.3, 9.3.6: the market is filled up when he is done."""
    m = on_hansa(metro, mushrooms=3, ammo=3)
    m.table.top("equipment", ["e_map", "e_boots"])

    m.reich.says("buy", "equipment:e_pistol", "equipment:e_rifle")
    assert {"e_knife", "e_shotgun"} == set(m.zone("market"))
    m.reich.says("done", to="buy")

    assert {"e_knife", "e_shotgun", "e_map", "e_boots"} == set(m.zone("market"))
    assert ["e_pistol", "e_rifle"] == m.reich.cards("gear")
    m.then("move", m.redline)


def test_the_market_is_renewed_once_and_before_buying(metro):
    """For 1 ammo all four are discarded and four new ones revealed (M33-9.3.2)."""
    m = on_hansa(metro, mushrooms=2, ammo=4)
    m.table.top("equipment", ["e_map", "e_boots", "e_medkit", "e_handcar"])

    m.reich.says("buy").says("renew", to="buy")
    assert {"e_map", "e_boots", "e_medkit", "e_handcar"} == set(m.zone("market"))
    assert (0, 2, 3) == m.reich.purse
    m.reich.is_refused("renew", "M33-9.3.2")
    m.reich.says("equipment:e_map", to="buy")

    assert {"e_pistol", "e_knife", "e_shotgun", "e_rifle"} == set(m.zone("equipment_discard"))
    m.then("buy", m.reich)


def test_no_renewal_after_a_purchase(metro):
    """M33-9.3.2: only before buying."""
    m = on_hansa(metro, mushrooms=2, ammo=4)

    m.reich.says("buy", "equipment:e_pistol")

    m.reich.is_refused("renew", "M33-9.3.2")
    m.then("buy", m.reich)


def test_another_player_may_renew_in_the_same_round(metro):
    """M33-9.3.2: once a round for each player."""
    m = on_hansa(metro, ammo=1)
    m.redline.hero("artyom", at=ON_HANSA).tokens(ammo=1)

    m.reich.says("buy", "renew")
    m.redline.says(f"station:{ON_HANSA}", "buy", "renew")

    assert 2 == len(m.told("renews_market"))
    m.then("name_station", m.redline)


def test_renewal_without_buying_is_fine(metro):
    """M33-9.3.3: he may buy none."""
    m = on_hansa(metro, mushrooms=1, ammo=2)

    m.reich.says("buy", "renew", "done")

    assert ([], (0, 1, 1)) == (m.reich.cards("gear"), m.reich.purse)
    m.then("move", m.redline)


def test_buying_nothing_is_the_same_as_no_action(metro):
    """M33-9.3.4: nothing is paid, nothing changes, the turn is over."""
    m = on_hansa(metro, mushrooms=1, ammo=1)

    m.reich.says("buy", "done")

    assert (["e_pistol", "e_knife", "e_shotgun", "e_rifle"], (0, 1, 1)) == (m.zone("market"), m.reich.purse)
    m.then("move", m.redline)


@pytest.mark.parametrize("stage", [1, 2])
def test_above_the_carry_limit_he_discards_at_once_also_the_new_card(metro, stage: int):
    """Two cards in stage one, three in stage two (M33-9.3.5, M33-12.1, M33-15.1)."""
    m = on_hansa(metro, mushrooms=1, ammo=1)
    if stage == 2:
        m.stage_two()
    m.reich.gear("e_map", "e_boots")

    m.reich.says("buy", "equipment:e_rifle")

    if stage == 1:
        assert {"equipment:e_map", "equipment:e_boots", "equipment:e_rifle"} == set(m.reich.options)
        m.reich.says("equipment:e_rifle", to="carry_limit")
    assert (["e_boots", "e_map"] if stage == 1 else ["e_boots", "e_map", "e_rifle"]) == m.reich.cards("gear")
    m.then("move", m.redline)


# --- missions (9.4) -------------------------------------------------------------------------------------------------


def test_receiving_a_mission(metro):
    """Pay, draw two, keep one secretly, discard the other face down (M33-9.4.1)."""
    m = on_hansa(metro, mushrooms=1, ammo=1)
    m.table.top("mission_deck", ["m01", "m02", "m03"])

    m.reich.says("receive_mission")
    assert {"mission:m01", "mission:m02"} == set(m.reich.options)
    m.reich.is_refused("mission:m03", "M33-9.4.1")
    m.reich.says("mission:m01", to="keep_mission")

    assert ((0, 0, 0), ["m01"], ["m02"]) == (m.reich.purse, m.reich.cards("missions"), m.zone("mission_discard"))
    seen = m.redline.sees()["zones"]
    assert ([None], [None]) == (seen["missions"][0]["cards"], seen["mission_discard"])
    assert ["m02"] == m.reich.sees()["zones"]["mission_discard"]["cards"]
    m.reich.says("pass", to="missions")
    m.then("move", m.redline)


def test_with_one_mission_to_be_had_it_is_kept(metro):
    """M33-9.4.2: no choice, no question."""
    m = on_hansa(metro, mushrooms=1, ammo=1)
    cards = m.table.cards("mission_deck")
    m.redline.missions(*cards[1:])

    m.reich.says("receive_mission")

    assert [cards[0]] == m.reich.cards("missions")
    m.then("missions", m.reich)


def test_without_missions_the_action_is_not_available(metro):
    """M33-9.4.2."""
    m = on_hansa(metro, mushrooms=1, ammo=1)
    m.redline.missions(*m.table.cards("mission_deck"))

    m.reich.is_refused("receive_mission", "M33-9.4.2")
    m.then("hero_action", m.reich)


def test_an_interrupted_draw_goes_on_after_the_shuffle(metro):
    """One card in the deck, one in the discard pile: both are drawn (M33-11.3, M33-11.4)."""
    m = on_hansa(metro, mushrooms=1, ammo=1)
    m.redline.missions(*[card for card in m.table.cards("mission_deck") if card not in ("m01", "m02")])
    m.table.deal("mission_discard", ["m02"])

    m.reich.says("receive_mission")

    assert {"mission:m01", "mission:m02"} == set(m.reich.options)
    m.then("keep_mission", m.reich)


# --- exchange (9.5) -------------------------------------------------------------------------------------------------


def test_exchanging_any_number_of_one_type_for_one_other(metro):
    """Three pigs for three mushrooms (M33-9.5.1)."""
    m = on_hansa(metro, pigs=4, ammo=1)

    m.reich.says("exchange").says(PIGS, to="exchange_in")
    m.reich.is_refused(PIGS, "M33-9.5.1")
    m.reich.says(MUSHROOMS, to="exchange_out")
    assert ["number:1", "number:2", "number:3", "number:4"] == m.reich.options
    m.reich.says("number:3", to="exchange_number")

    assert (1, 3, 1) == m.reich.purse
    m.then("move", m.redline)


def test_exchange_takes_no_more_than_the_reserve_has(metro):
    """M33-9.5.1, M33-0.5."""
    m = on_hansa(metro, pigs=4)
    m.redline.tokens(ammo=33)

    m.reich.says("exchange", AMMO)

    assert ["number:1", "number:2"] == m.reich.options
    m.then("exchange_number", m.reich)


def test_the_last_token_of_the_reserve_can_be_taken(metro):
    """M33-9.5.1, M33-0.5."""
    m = on_hansa(metro, pigs=2)
    m.redline.tokens(mushrooms=35, ammo=34)

    m.reich.says("exchange")

    assert (1, 0, 1) == m.reich.purse  # one for the other: there was nothing to decide
    m.then("move", m.redline)


# --- scouting (9.6) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("station", "possible"),
    [
        ("rizhskaya", True),
        ("borovitskaya", True),  # neutral Polis counts
        ("tverskaya", False),
        ("teatralnaya", False),
        ("dostoevskaya", False),
        (ON_HANSA, False),
    ],
)
def test_where_a_hero_can_scout(metro, station: str, possible: bool):
    """On neutral stations only (M33-9.6.1, M33-2.4)."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at=station).tokens(pigs=1)
    m.hero_action(m.reich)

    assert possible == ("scout" in m.reich.options)
    m.then("hero_action", m.reich)


def scouting(metro):
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="rizhskaya")
    return m.threats("t1_ghost").hero_action(m.reich)


def test_a_scouted_card_is_seen_by_the_scout_alone(metro):
    """M33-9.6.1: face down before him, the number of such cards is open."""
    m = scouting(metro)

    m.reich.says("scout")

    assert ["t1_ghost"] == m.reich.cards("scouted")
    assert ["t1_ghost"] == m.reich.sees()["zones"]["scouted"][0]["cards"]
    assert [None] == m.redline.sees()["zones"]["scouted"][0]["cards"]
    assert "The Fourth Reich scouts Ghost Light." in m.table.told(0)
    assert "The Fourth Reich scouts a threat card." in m.table.told(1)
    m.then("move", m.redline)


def test_an_empty_threat_deck_is_refilled_for_the_scout(metro):
    """M33-9.6.1, M33-11.3."""
    m = scouting(metro)
    cards = m.table.cards("threats")
    m.table.deal("threats", [])
    m.table.deal("threat_discard", cards)

    m.reich.says("scout")

    assert (1, 17) == (len(m.reich.cards("scouted")), len(m.zone("threats")))
    m.then("move", m.redline)


def test_without_any_card_scouting_is_not_available(metro):
    """M33-9.6.1: everything is held by others."""
    m = scouting(metro)
    cards = m.table.cards("threats")
    m.table.deal("scouted", cards, 1, [2] * len(cards))

    m.reich.is_refused("scout", "M33-9.6.1")
    m.then("hero_action", m.reich)


@pytest.mark.parametrize("force", ["army", "hero"])
def test_the_scouted_card_is_played_in_the_next_round(metro, force: str):
    """Just before the attack of army or hero it goes on top and is fought (M33-9.6.2)."""
    m = metro("reich", "redline")
    m.reich.army(6).hero("hunter", at="tsvetnoy_bulvar").scouted("t1_rats", in_round=1)
    if force == "army":
        m.army_turn(m.reich)
        m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    else:
        m.hero_action(m.reich)
        m.reich.says("attack_station")
    m.reich.says("play_scouted", to="play_scouted")

    assert 1 == m.strengths()[1]
    assert [] == m.reich.cards("scouted")
    m.then("move", m.reich if force == "army" else m.redline)


def test_the_scouted_card_may_be_kept_back(metro):
    """M33-9.6.2: he may."""
    m = metro("reich", "redline")
    m.reich.army(6).scouted("t1_rats", in_round=1)
    m.threats("t1_deserters").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar").says("pass", to="play_scouted")

    assert (4, ["t1_rats"]) == (m.strengths()[1], m.reich.cards("scouted"))
    m.then("move", m.reich)


@pytest.mark.parametrize("target", ["borovitskaya", "teatralnaya"])
def test_the_scouted_card_is_not_for_polis_or_players(metro, target: str):
    """M33-9.6.2: neutral non-Polis stations only."""
    m = metro("reich", "redline")
    m.reich.army(6).scouted("t1_rats", in_round=1)
    m.army_turn(m.reich)

    m.reich.says("attack_station", f"station:{target}")

    if target == "borovitskaya":
        m.then("move", m.reich)
    else:
        m.then("combat_card", m.reich, m.redline)


def test_a_card_scouted_this_round_cannot_be_played_yet(metro):
    """M33-9.6.2: in the next round."""
    m = metro("reich", "redline")
    m.reich.army(6).scouted("t1_rats", in_round=2)
    m.threats("t1_deserters").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (4, ["t1_rats"]) == (m.strengths()[1], m.reich.cards("scouted"))
    m.then("move", m.reich)


def test_unused_cards_go_under_the_deck_in_turn_order_unseen(metro):
    """M33-9.6.3: each scout still knows his own."""
    m = metro("reich", "redline")
    m.reich.scouted("t1_rats", in_round=1)
    m.redline.scouted("t1_ghost", in_round=1)
    m.at(first=1).end_of_round()

    m.begin()

    assert ["t1_ghost", "t1_rats"] == m.zone("threats")[-2:]
    assert [None, "t1_rats"] == m.reich.sees()["zones"]["threats"]["cards"][-2:]
    assert ["t1_ghost", None] == m.redline.sees()["zones"]["threats"]["cards"][-2:]
    m.then("name_station", m.reich)


def test_cards_of_two_rounds_have_their_own_deadlines(metro):
    """M33-9.6.4: at the end of round 2 the one of round 1 goes, the one of round 2 stays."""
    m = metro("reich", "redline")
    m.table.deal("scouted", ["t1_rats", "t1_ghost"], 0, [1, 2])
    m.end_of_round()

    m.begin()

    assert ["t1_ghost"] == m.reich.cards("scouted")
    assert "t1_rats" == m.zone("threats")[-1]
    m.then("name_station", m.redline)


def test_a_stage_change_takes_scouted_cards_away(metro):
    """They return to the deck that leaves (M33-9.6.5)."""
    m = metro("reich", "redline")
    m.reich.scouted("t1_rats", in_round=2).also_holds("rizhskaya", "trubnaya", "tsvetnoy_bulvar")
    m.end_of_round()

    m.begin()

    assert ([], True) == (m.reich.cards("scouted"), "t1_rats" in m.zone("threats_aside"))
    assert 2 == m.json()["table"]["stage"]
    m.then("keep_gear", m.redline)


# --- attacks of the hero (9.7, 9.8) ---------------------------------------------------------------------------------


def test_the_hero_attacks_where_he_stands_without_any_connection(metro):
    """Far from home, at Krasnye Vorota (M33-9.7.1, 9.7.2, 9.7.3)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="krasnye_vorota").tokens(pigs=1, mushrooms=1)
    m.threats("t1_dogs").hero_action(m.reich)

    m.reich.says("attack_station").says("pay:pigs1+mushrooms1", to="capture")

    assert (4, 2) == m.strengths()
    assert "reich" == m.owner("krasnye_vorota")
    m.then("move", m.redline)


@pytest.mark.parametrize("station", ["tverskaya", ON_HANSA, "dostoevskaya"])
def test_the_hero_does_not_attack_his_own_hansa_or_abandoned_stations(metro, station: str):
    """M33-9.7.1."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at=station).tokens(pigs=1)
    m.hero_action(m.reich)

    m.reich.is_refused("attack_station", "M33-9.7.1")
    m.then("hero_action", m.reich)


def test_a_won_station_may_be_left_neutral(metro):
    """M33-9.7.3."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="krasnye_vorota").tokens(pigs=1, mushrooms=1)
    m.threats("t1_dogs").hero_action(m.reich)

    m.reich.says("attack_station", "pass")

    assert m.owner("krasnye_vorota") is None
    m.then("move", m.redline)


def test_the_owner_answers_a_hero_with_army_or_hero(metro):
    """M33-9.7.2: his hero is there."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="teatralnaya")
    m.redline.hero_at("teatralnaya")
    m.hero_action(m.reich)

    m.reich.says("attack_station")

    m.then("defend_with", m.redline)


@pytest.mark.parametrize(
    ("station", "legal"),
    [
        ("tverskaya", True),  # the attacker's own
        ("rizhskaya", True),  # neutral
        ("borovitskaya", True),  # neutral Polis
        ("dostoevskaya", True),  # abandoned
        ("novokuznetskaya", True),  # a third player's
        (ON_HANSA, False),
        ("teatralnaya", False),  # the target's own
    ],
)
def test_where_hero_may_attack_hero(metro, station: str, legal: bool):
    """M33-9.8.1, 9.8.2."""
    m = metro("reich", "redline", "bandits")
    m.reich.hero("artyom", at=station).tokens(pigs=1)
    m.redline.hero_at(station)
    m.hero_action(m.reich)

    assert legal == ("attack_hero" in m.reich.options)
    m.then("hero_action", m.reich)


def test_a_hero_elsewhere_cannot_be_attacked(metro):
    """M33-9.8.1: on the same station."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="rizhskaya")
    m.redline.hero_at("prospekt_mira_orange")
    m.hero_action(m.reich)

    m.reich.is_refused("attack_hero", "M33-9.8.1")
    m.then("hero_action", m.reich)


def test_with_several_heroes_the_attacker_chooses(metro):
    """M33-9.8.1."""
    m = metro("reich", "redline", "bandits")
    m.reich.hero("artyom", at="rizhskaya")
    m.redline.hero("hunter", at="rizhskaya")
    m.bandits.hero("khan", at="rizhskaya")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])

    m.reich.says("attack_hero")
    assert ["hero:hunter", "hero:khan"] == m.reich.options
    m.reich.is_refused("hero:artyom", "M33-9.8.1")
    m.reich.says("hero:khan", to="hero_hero")

    m.then("combat_card", m.reich, m.bandits)
