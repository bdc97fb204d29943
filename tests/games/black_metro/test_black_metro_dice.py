"""The four dice (chapter 13)."""

import pytest
from black_metro_table import RULES, step

from railhead.kernel.ask import NONE


def test_the_roller_may_discard_a_fortune_to_reroll_once_and_the_new_result_stands(city):
    """6 instead of 1; no second reroll (BLK-13.1; row 27)."""
    c = city(2).hand(0, "2_D", "3_D").rolls("fortune", 0, 1, 6)

    c.asks(0, "reroll").says(0, "card:3_D")
    c.done()
    assert (1, 0, ["2_D"]) == (c.state.drakownium[0], c.state.strain[0], c.held(0))


def test_the_reroll_may_be_declined_and_needs_a_fortune(city):
    """Row 27 (BLK-13.1)."""
    c = city(2).hand(0, "2_D").rolls("fortune", 0, 1)
    c.says(0, "pass")
    c.done()
    assert 2 == c.state.strain[0]

    c = city(2).rolls("fortune", 0, 1)
    c.done()
    assert 2 == c.state.strain[0]


def test_sneaky_sabotage_forces_a_reroll_of_another_players_roll(city):
    """Green, The Gambler, downs the card; Red's 6 becomes a 1 (BLK-13.2, BLK-17.6; row 28)."""
    c = city(2).candidate(1, "gambler").rolls("fortune", 0, 6, 1)

    c.asks(1, "sabotage").says(1, "use:gambler.general")
    c.done()
    assert (2, 0) == (c.state.strain[0], c.state.drakownium[0])
    assert not c.state.candidate_charged[1]


def test_sabotage_comes_after_the_rollers_own_decision_and_not_after_his_reroll(city):
    """No die is rerolled twice (BLK-13.2, BLK-17.6)."""
    c = city(2).candidate(1, "gambler").hand(0, "2_D").rolls("fortune", 0, 1, 6)
    c.asks(0, "reroll").says(0, "card:2_D")
    c.done()
    assert c.state.candidate_charged[1]

    c = city(2).candidate(1, "gambler").hand(0, "2_D").rolls("fortune", 0, 6)
    c.asks(0, "reroll").says(0, "pass").asks(1, "sabotage").says(1, "pass")
    c.done()
    assert c.state.candidate_charged[1]


def test_the_gambler_does_not_sabotage_his_own_roll_or_when_downed(city):
    """Another player's roll, and the card charged (BLK-13.2, BLK-17.2)."""
    c = city(2).candidate(0, "gambler").rolls("fortune", 0, 1)
    c.done()
    c = city(2).candidate(1, "gambler", charged=False).rolls("fortune", 0, 1)
    c.done()
    assert 2 == c.state.strain[0]


@pytest.mark.parametrize(
    ("result", "trackers"),
    [
        (1, {"strain": 2}),
        (2, {"strain": 1}),
        (3, {}),
        (4, {"gold": 2}),
        (5, {"intel": 1}),
        (6, {"drakownium": 1}),
    ],
)
def test_the_fortune_dice(city, result, trackers):
    """All six faces (BLK-13.3)."""
    c = city(2).deck("9_H").rolls("fortune", 0, result)

    c.done()
    for name in ("strain", "gold", "intel", "drakownium"):
        assert [trackers.get(name, 0), 0] == c.tracker(name)
    assert (["9_H"] if result == 3 else []) == c.held(0)


def test_supply_1_takes_the_top_of_the_discard(city):
    """Lucky device (BLK-13.4)."""
    c = city(2).discard("Q_H", "2_D").rolls("supply", 0, 1)

    c.done()
    assert (["Q_H"], ["2_D"]) == (c.held(0), c.zone("discard"))


def test_supply_1_may_take_the_card_discarded_for_its_own_reroll_and_nothing_from_an_empty_pile(city):
    """It is on top (BLK-13.5)."""
    c = city(2).hand(0, "K_S").rolls("supply", 0, 4, 1)
    c.says(0, "card:K_S")
    c.done()
    assert ["K_S"] == c.held(0)

    c = city(2).rolls("supply", 0, 1)
    c.done()
    assert [] == c.held(0)


@pytest.mark.parametrize(("overwhelmed", "recovered", "left"), [("2p", "1p", "1p"), ("", "", "")])
def test_supply_2_heals_3_and_recovers_1_if_able(city, overwhelmed, recovered, left):
    """Med kit (BLK-13.4)."""
    c = city(2).has(0, strain=5).overwhelmed(0, overwhelmed).rolls("supply", 0, 2)

    c.done()
    assert (2, recovered, left) == (c.state.strain[0], c.in_hideout(0), c.in_overwhelmed(0))


def test_supply_3_gives_2_gold_and_2_intel(city):
    """Crate of goods (BLK-13.4)."""
    c = city(2).rolls("supply", 0, 3)

    c.done()
    assert (2, 2) == (c.state.gold[0], c.state.intel[0])


def test_supply_4_researches_for_nothing_and_then_offers_to_pay_for_a_level(city):
    """Scientific apparatus; the advance may be declined (BLK-13.4, BLK-13.6; row 23)."""
    c = city(2).has(0, level=1, intel=3, drakownium=1).rolls("supply", 0, 4)
    c.says(0, "card:battle_1").asks(0, "advance").says(0, "use:d08.first.1")
    c.done()
    assert (2, 0, 0, ["battle_1"]) == (
        c.state.level[0],
        c.state.intel[0],
        c.state.drakownium[0],
        c.zone("technologies", 0),
    )

    c = city(2).has(0, level=1, intel=3, drakownium=1).rolls("supply", 0, 4)
    c.says(0, "card:battle_1", "pass")
    c.done()
    assert (1, 3) == (c.state.level[0], c.state.intel[0])


def test_supply_4_at_level_0_researches_nothing_but_may_advance(city):
    """The level is needed (BLK-13.6, BLK-11.8)."""
    c = city(2).has(0, intel=2, drakownium=1).rolls("supply", 0, 4)

    c.asks(0, "advance").says(0, "use:d08.first.1")
    c.done()
    assert (1, []) == (c.state.level[0], c.zone("technologies", 0))


def test_supply_5_promotes_and_builds_at_the_same_district(city):
    """Arms stash: a district with an own subordinate (BLK-13.4, BLK-13.6; row 43)."""
    c = city(2).at(0, 3, "1s").at(0, 7, "2s").hideout(0, "1s").rolls("supply", 0, 5)

    c.asks(0, "promote_where")
    assert ["district:d03", "district:d07"] == c.offers(0)
    c.says(0, "district:d07")
    c.done()
    assert ("1s1p", 1) == (c.there(0, 7), c.state.blockades[0][7])


def test_supply_5_must_take_a_district_where_both_are_possible(city):
    """03 is full: 07 it is (BLK-13.11)."""
    c = city(2).at(0, 3, "1s").at(0, 7, "1s").blockades(1, 3, 3).rolls("supply", 0, 5)

    c.done()  # only 07 is left, so there is no question
    assert ("1p", "1s", 1) == (c.there(0, 7), c.there(0, 3), c.state.blockades[0][7])


def test_supply_5_does_what_is_possible(city):
    """A full district: only the promotion. No rank left: only the building (BLK-13.6, BLK-13.11)."""
    c = city(2).at(0, 3, "1s").blockades(1, 3, 3).rolls("supply", 0, 5)
    c.done()
    assert ("1p", 3) == (c.there(0, 3), c.state.blockades[0][0])

    c = city(2).at(0, 3, "1s").hideout(0, "5p").rolls("supply", 0, 5)
    c.done()
    assert ("1s", 1) == (c.there(0, 3), c.state.blockades[0][3])


def test_supply_5_without_a_subordinate_on_the_board_builds_anywhere(city):
    """The hideout does not count for the promotion (BLK-13.6)."""
    c = city(2).hideout(0, "2s").at(0, 10, "1p").rolls("supply", 0, 5)

    c.asks(0, "build_where").says(0, "district:d12")
    c.done()
    assert ("2s", 1) == (c.in_hideout(0), c.state.blockades[0][12])


def test_supply_5_may_move_an_own_fortification_there_instead_of_building(city):
    """All blockades on the board at level 0 (BLK-13.11, BLK-10.3.4)."""
    for answer, there in (("fort:red.blockade", 1), ("pass", 0)):
        c = city(2).at(0, 3, "1s").blockades(0, 1, 2).blockades(0, 9).rolls("supply", 0, 5)
        c.says(0, answer)
        if there:
            c.says(0, "district:d09")  # from where; to where is clear
        c.done()
        assert there == c.state.blockades[0][3]


def test_supply_5_without_anything_to_build_or_to_move_there_only_promotes(city):
    """All of Red's blockades are on the board, and nothing can come to the market (BLK-13.6, BLK-10.3.4)."""
    c = city(2).at(0, 5, "1s").blockades(0, 6, 3).tile("trading_market", 5).rolls("supply", 0, 5)

    c.done()
    assert ("1p", 3) == (c.there(0, 5), c.state.blockades[0][6])
    assert "Red builds nothing." in c.told()


def test_supply_5_does_not_ask_what_to_build_where_nothing_can_stand(city):
    """Blockade and support base are at hand, a tile covers the district (BLK-13.11, BLK-10.3.7)."""
    c = city(2).at(0, 5, "1s").has(0, level=3).tile("trading_market", 5).rolls("supply", 0, 5)

    c.says(0, "unit:paragon")
    c.done()
    assert "Red builds nothing." in c.told()


@pytest.mark.parametrize(("returned", "order"), [([], []), (["m05"], ["m05"]), (["m05", "m01"], ["m01", "m05"])])
def test_supply_6_gives_drakownium_and_a_mission_and_may_return_up_to_two(city, returned, order):
    """Valuable artefact: also the card just drawn, in the order named (BLK-13.4, BLK-13.12; row 37)."""
    c = city(2).missions(0, "m01", "m02").mission_deck("m05").rolls("supply", 0, 6)

    c.says(0, *[f"card:{card}" for card in returned], *(["pass"] if len(returned) < 2 else []))
    c.done()
    assert 1 == c.state.drakownium[0]
    assert order == list(reversed(c.zone("mission_deck")))[: len(order)]
    assert 3 - len(returned) == len(c.zone("missions", 0))


def test_returned_missions_are_unfulfilled_ones_of_the_owners_choice(city):
    """A revealed one may go, a fulfilled one not (BLK-13.12)."""
    c = city(2).missions(0, "m01").revealed(0, "m03")
    c.table.deal("fulfilled", ["m04"], 0)
    c.carries("event.6.1")

    assert ["m01", "m03"] == c.offers(0, "card")
    c.refuses(0, "card:m04", "BLK-15.1")
    c.says(0, "card:m03")
    c.done()
    assert ("m03", []) == (c.zone("mission_deck")[-1], c.zone("revealed", 0))


@pytest.mark.parametrize(
    ("result", "tracker", "before", "after"),
    [(1, "strain", 3, 5), (2, "drakownium", 2, 1), (3, "intel", 2, 1), (4, "gold", 2, 1), (4, "gold", 0, 0)],
)
def test_the_penalty_dice(city, result, tracker, before, after):
    """Results 1 to 4; nothing to lose, nothing happens (BLK-13.7)."""
    c = city(2).has(0, **{tracker: before}).rolls("penalty", 0, result)

    c.done()
    assert after == c.tracker(tracker)[0]


def test_penalty_5_discards_a_fortune_of_ones_choice(city):
    """Row 34; without a fortune nothing happens (BLK-13.7)."""
    c = city(2).hand(0, "2_D", "3_D").rolls("penalty", 0, 5)
    c.says(0, "pass").asks(0, "discard").says(0, "card:2_D")
    c.done()
    assert ["3_D"] == c.held(0)

    c = city(2).rolls("penalty", 0, 5)
    c.done()


def test_penalty_6_reveals_a_mission_of_ones_choice_which_stays_unfulfilled(city):
    """Row 34: public from now on (BLK-13.7, BLK-20.1)."""
    c = city(2).missions(0, "m01", "m02").rolls("penalty", 0, 6)

    c.asks(0, "reveal_mission").says(0, "card:m02")
    c.done()
    assert (["m02"], ["m01"]) == (c.zone("revealed", 0), c.zone("missions", 0))
    assert ["m02"] == c.t.sees(1)["zones"]["revealed"][0]
    assert [None] == c.t.sees(1)["zones"]["missions"][0]
    assert 2 == c.state.unfulfilled(0)


def test_penalty_6_takes_a_mission_not_yet_revealed(city):
    """A revealed one cannot be chosen; if all are revealed nothing happens (BLK-13.13)."""
    c = city(2).missions(0, "m01", "m03").revealed(0, "m02").rolls("penalty", 0, 6)
    c.refuses(0, "card:m02", "BLK-13.13")
    c.says(0, "card:m01")
    c.done()

    c = city(2).revealed(0, "m02").rolls("penalty", 0, 6)
    c.done()
    assert ["m02"] == c.zone("revealed", 0)


# --- events ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "about"), [(1, "district:d07"), (2, None), (6, None)])
def test_only_event_1_is_about_a_district(city, face, about):
    """The one that the discarded fortune names (BLK-13.8)."""
    c = city(3).deck("7_H").rolls("event", 0, face)
    ask = c.asks(0, "event").t.match.asks[0]

    assert about == (None if ask.about == NONE else RULES.vocabulary.names[ask.about])
    c.waits(0, "event")


@pytest.mark.parametrize("tile", ["massive_explosion", "trading_market", "gladiator_arena"])
def test_event_1_destroys_and_lays_a_tile_at_the_matching_district(city, tile):
    """A 7 is discarded: all fortifications at 07 go, then the tile of the relic player's choice (BLK-13.8; row 35)."""
    number = ["massive_explosion", "trading_market", "gladiator_arena"].index(tile) + 1
    c = city(3).blockades(0, 7).base(1, 7).blockades(2, 8).deck("7_H").rolls("event", 0, 1)

    c.asks(0, "event").says(0, f"use:event.1.{number}")
    c.done()
    assert {7: tile} == c.tiles()
    assert (3, 0, 1) == (c.state.blockades[0][0], c.state.base[1], c.state.blockades[2][8])
    assert "7_H" == c.zone("discard")[0]


@pytest.mark.parametrize(
    ("card", "districts"),
    [("A_D", ["d01", "d11"]), ("J_D", []), ("Q_D", []), ("K_D", []), ("joker", [f"d{n:02d}" for n in range(1, 13)])],
)
def test_event_1_matches_aces_court_cards_and_jokers(city, card, districts):
    """Ace 01 or 11, J/Q/K 12, joker any, by the relic player (BLK-13.8; row 35)."""
    c = city(3).deck(card).rolls("event", 0, 1)

    if districts:
        assert districts == c.offers(0, "district")
        c.says(0, f"district:{districts[-1]}")
    c.says(0, "use:event.1.1")
    c.done()
    assert {int(districts[-1][1:]) if districts else 12: "massive_explosion"} == c.tiles()


def test_event_1_refuses_a_district_that_does_not_match(city):
    """An ace does not strike 05 (BLK-13.8)."""
    c = city(3).deck("A_D").rolls("event", 0, 1)

    c.refuses(0, "district:d05", "BLK-13.8")
    c.waits(0, "matching_district")


def test_event_2_discards_all_fortunes_or_draws_one_each(city):
    """Chaotic winds (BLK-13.8)."""
    c = city(3).hand(0, "2_D").hand(1, "3_D", "4_D").rolls("event", 0, 2)
    c.says(0, "pass", "use:event.2.1")
    c.done()
    assert [[], [], []] == [c.held(player) for player in range(3)]

    c = city(3).deck("5_D", "6_D", "7_D").rolls("event", 1, 2)
    c.says(1, "use:event.2.2")
    c.done()
    assert [["5_D"], ["6_D"], ["7_D"]] == [c.held(player) for player in range(3)]  # the relic player Red first


def test_event_3_halves_or_gives(city):
    """Assistance request (BLK-13.8)."""
    c = city(2).has(0, gold=5, intel=3, drakownium=1).has(1, gold=8).rolls("event", 0, 3)
    c.says(0, "use:event.3.1")
    c.done()
    assert ([2, 4], [1, 0], [0, 0]) == (c.tracker("gold"), c.tracker("intel"), c.tracker("drakownium"))

    c = city(2).rolls("event", 0, 3)
    c.says(0, "use:event.3.2")
    c.done()
    assert ([3, 3], [2, 2], [1, 1]) == (c.tracker("gold"), c.tracker("intel"), c.tracker("drakownium"))


def test_event_4_downs_all_technologies_or_researches_one_charged(city):
    """Lightning storm: each researches one of the level, free, and charges it at once (BLK-13.8; row 36)."""
    c = city(2).has(0, level=1).has(1, level=1).technologies(0, "neuro_1", "battle_1").technologies(1, "battle_1")
    c.rolls("event", 0, 4)
    c.says(0, "use:event.4.1")
    c.done()
    assert ([], []) == (c.charged(0), c.charged(1))

    c = city(2).has(0, level=1).rolls("event", 0, 4)
    c.says(0, "use:event.4.2", "card:neuro_1")
    c.done()  # Green with level 0 researches nothing
    assert (["neuro_1"], []) == (c.charged(0), c.charged(1))
    assert "neuro_1" in c.t.sees(1)["zones"]["technologies"][0]["cards"]


def test_event_5_overwhelms_all_but_2_paragons_or_promotes_one_each(city):
    """Arms reallocation (BLK-13.8; row 36)."""
    c = city(2).hideout(0, "4p").hideout(1, "1s2p").rolls("event", 0, 5)
    c.says(0, "use:event.5.1")
    c.done()
    assert ("2p", "2p", "1s2p") == (c.in_hideout(0), c.in_overwhelmed(0), c.in_hideout(1))

    c = city(2).hideout(0, "2s").hideout(1, "1s").rolls("event", 0, 5)
    c.says(0, "use:event.5.2")
    c.done()
    assert ("1s1p", "1p") == (c.in_hideout(0), c.in_hideout(1))


def test_event_6_returns_or_draws_a_mission_each(city):
    """Project distribution: each chooses which, if able (BLK-13.8; row 36)."""
    c = city(3).missions(0, "m01", "m02").missions(1, "m03").rolls("event", 0, 6)
    c.says(0, "use:event.6.1").asks(0, "return_mission").says(0, "card:m01")
    c.done()  # Green has one only, Blue none
    assert (["m02"], [], []) == tuple(c.zone("missions", player) for player in range(3))
    assert ["m01", "m03"] == c.zone("mission_deck")[-2:]  # the relic player's went down first

    c = city(2).mission_deck("m07", "m08").rolls("event", 0, 6)
    c.says(0, "use:event.6.2")
    c.done()
    assert (["m07"], ["m08"]) == (c.zone("missions", 0), c.zone("missions", 1))


def test_each_player_means_all_and_the_relic_player_first(city):
    """Blue holds the relic: Blue, Red, Green promote (BLK-13.9)."""
    c = city(3).relic(2)
    for player in range(3):
        c.hideout(player, "1s").has(player, level=3)
    c.carries("event.5.2", player=2)

    for player in (2, 0, 1):
        c.asks(player, "promote_rank").says(player, "unit:paragon")
    c.done()


def test_technologies_downed_by_event_4_stay_downed_through_the_next_round(city):
    """Until the next standby step 3 (BLK-13.10)."""
    c = city(3).hideout(0, "1s").has(0, level=1).technologies(0, "neuro_1").chance("event", 3)
    c.goes(step("Game", at="standby"))
    c.says(0, "pass", "use:event.4.1")
    c.waits(0, "turn")
    assert (2, []) == (c.state.round, c.charged(0))

    c = city(3).has(0, level=1).technologies(0, "~!neuro_1").chance("event", 2).phase("standby", at="charge")
    c.waits(0, "event")
    assert ["neuro_1"] == c.charged(0)


def test_event_5_counts_the_paragons_of_the_hideout_only(city):
    """One overwhelmed already, three in the hideout: one more goes; the mechasuit stays (BLK-13.14)."""
    c = city(2).hideout(0, "3p1D").overwhelmed(0, "1p").carries("event.5.1")

    c.done()
    assert ("2p1D", "2p") == (c.in_hideout(0), c.in_overwhelmed(0))


def test_whom_an_event_overwhelms_nobody_has_overwhelmed(city):
    """No player's missions or power count them (BLK-13.14, BLK-15.5)."""
    c = city(2).hideout(0, "3p").carries("event.5.1")

    c.done()
    assert ("2p", "1p") == (c.in_hideout(0), c.in_overwhelmed(0))
    assert [0, 0] == c.tracker("overwhelmed_pieces")
    assert (0, 0, 0) == (c.state.overwhelmed_players, c.state.overwhelmed_strength, c.state.overwhelmed_at)


def test_a_result_of_another_event_is_refused(city):
    """The relic player chooses among the options of the result (BLK-13.8, BLK-18.7)."""
    c = city(2).rolls("event", 0, 3)

    c.refuses(0, "use:event.2.1", "BLK-13.8")
    c.refuses(0, "pass", "BLK-13.8")
    c.waits(0, "event")


def test_what_is_no_result_of_an_event_is_refused_like_anything_else(city):
    """The effect of a district is no other result (BLK-13.8)."""
    c = city(2).rolls("event", 0, 3)

    assert "“Get 3 gold.” is not an answer to this question." == c.refuses(0, "use:d03.first", "BLK-13.8")
    c.waits(0, "event")


def test_a_question_says_what_it_is_about(city):
    """An event the district that was struck, or nothing; a counter the fortune that it answers (BLK-13.8, BLK-12.3)."""
    c = city(2).deck("5_D").rolls("event", 0, 1)
    assert RULES.vocabulary.option("district:d05") == c.asks(0, "event").t.match.asks[0].about
    c.waits(0, "event")

    c = city(2).rolls("event", 0, 6)
    assert -1 == c.asks(0, "event").t.match.asks[0].about
    c.waits(0, "event")

    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "J_D").hand(1, "Q_D").phase("dominance")
    c.says(0, "card:J_D")
    assert RULES.vocabulary.option("card:J_D") == c.asks(1, "counter_dominance").t.match.asks[0].about
    c.waits(1, "counter_dominance")
