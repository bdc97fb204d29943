"""The assignment phase (chapter 5)."""

import pytest
from black_metro_table import step

from railhead.games.black_metro.queries import blockade_strain


def test_players_take_turns_from_the_relic_player_until_all_hideouts_are_empty(city):
    """Green holds the relic: Green, Blue, Red; an empty hideout is passed over (BLK-5.1, BLK-5.4, BLK-4.2)."""
    c = city().relic(1).hideout(0, "1s").hideout(1, "2s").hideout(2, "1s").phase("assignment")

    c.asks(1, "turn").says(1, "district:d01", "number:1")
    c.asks(2, "turn").says(2, "district:d01")
    c.asks(0, "turn").says(0, "district:d01")
    c.asks(1, "turn").says(1, "district:d02")

    c.done()
    assert ["", "", ""] == [c.in_hideout(player) for player in range(3)]


def test_one_single_district_gets_one_or_more_personnel(city):
    """Any number may go together, at least 1, to a single district (BLK-5.2, BLK-5.3; row 4)."""
    c = city().hideout(0, "3s2p").turn(0)

    assert [f"d{n:02d}" for n in range(1, 13)] == c.offers(0, "district")
    c.says(0, "district:d05", "number:0")
    assert ["1", "2"] == c.offers(0, "number")
    c.says(0, "number:2")

    c.done()
    assert "2p" == c.there(0, 5)
    assert "3s" == c.in_hideout(0)


def test_a_district_with_own_personnel_is_closed_and_one_with_others_is_open(city):
    """Own personnel close a district, others' do not (BLK-5.3)."""
    c = city().hideout(0, "1s").at(0, 4, "1s").at(1, 5, "3p").turn(0)

    c.refuses(0, "district:d04", "BLK-5.3")
    c.says(0, "district:d05")
    c.done()
    assert "1s" == c.there(0, 5)


def test_nobody_may_pass(city):
    """There is no voluntary pass (BLK-5.6)."""
    c = city().hideout(0, "1s").turn(0)

    c.refuses(0, "pass", "BLK-5.6")
    c.waits(0, "turn")


def test_a_player_without_a_free_district_is_skipped(city):
    """Own personnel at 11 districts and an explosion on the twelfth: no turn, no fortune (BLK-5.5)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "3_D").tile("massive_explosion", 12)
    for district in range(1, 12):
        c.at(0, district, "1s")
    c.phase("assignment")

    c.asks(1, "turn").says(1, "district:d01")
    c.done()
    assert "1s" == c.in_hideout(0)


def test_the_first_district_alone_is_enough_for_a_turn(city):
    """Own personnel everywhere but at 01 (BLK-5.5)."""
    c = city(2).hideout(0, "1s")
    for district in range(2, 13):
        c.at(0, district, "1s")
    c.phase("assignment")

    c.asks(0, "turn")
    assert ["d01"] == c.offers(0, "district")
    c.says(0, "district:d01")
    c.done()


def test_rapid_transit_may_open_a_district_to_a_skipped_player_but_need_not_be_used(city):
    """Without a free district the turn offers Rapid Transit or nothing (BLK-5.5)."""
    c = city(2).hideout(0, "1s").has(0, level=1).technologies(0, "logistic_1").hand(0, "3_D")
    for district in range(1, 13):
        c.at(0, district, "1s")
    c.phase("assignment")

    c.asks(0, "transit")
    c.refuses(0, "card:3_D", "BLK-5.5")
    c.says(0, "pass")
    c.done()
    assert "1s" == c.in_hideout(0)


def test_rapid_transit_used_by_a_skipped_player_is_a_turn(city):
    """The skipped player reinforces, and may then play a fortune (BLK-5.5, BLK-5.10)."""
    c = city(2).hideout(0, "1s").has(0, level=1).technologies(0, "logistic_1").hand(0, "3_H")
    for district in range(1, 13):
        c.at(0, district, "1s")
    c.phase("assignment")

    c.says(0, "district:d07").asks(0, "after").says(0, "card:3_H")
    c.done()
    assert "2s" == c.there(0, 7)
    assert 3 == c.state.gold[0]


@pytest.mark.parametrize(
    ("blockades", "strength", "strain"),
    [(1, 1, 2), (1, 2, 0), (2, 1, 4), (2, 2, 2), (2, 3, 0), (3, 1, 6), (3, 2, 4), (3, 3, 2), (3, 4, 0)],
)
def test_blockades_of_others_ask_for_strength_or_inflict_strain(city, blockades, strength, strain):
    """The printed table, row by row (BLK-5.7, BLK-5.8)."""
    c = city().hideout(0, f"{strength}s1p").blockades(1, 6, blockades).turn(0)

    c.says(0, "district:d06", f"number:{strength}", "number:0")
    c.done()
    assert strain == c.state.strain[0]
    assert f"{strength}s" == c.there(0, 6)  # the assignment itself is legal


def test_blockades_of_two_players_add_up_and_own_ones_do_not_count(city):
    """One of Green, one of Blue and one of Red: Red needs 3 (BLK-5.7, BLK-10.3.2)."""
    c = city().hideout(0, "1p").blockades(0, 6).blockades(1, 6).blockades(2, 6).turn(0)

    c.says(0, "district:d06")
    c.done()
    assert 2 == c.state.strain[0]


def test_own_blockades_never_hinder(city):
    """Three own blockades ask for nothing (BLK-10.3.2, BLK-5.7)."""
    c = city().hideout(0, "1s").blockades(0, 6, 3).turn(0)

    c.says(0, "district:d06")
    c.done()
    assert 0 == c.state.strain[0]


def test_only_the_personnel_count_against_blockades(city):
    """Support base and Voltaic Edge do not help a single paragon against 2 blockades (BLK-5.9)."""
    c = city().hideout(0, "1p").base(0, 6).blockades(1, 6, 2).has(0, level=2).technologies(0, "battle_2").turn(0)

    c.says(0, "district:d06")
    c.done()
    assert 2 == c.state.strain[0]


def test_one_fortune_a_turn_even_with_several_of_a_value(city):
    """Red plays one 3 and not the other (BLK-5.10)."""
    c = city().hideout(0, "2s").hand(0, "3_D", "3_C").turn(0)

    c.says(0, "card:3_D")
    c.refuses(0, "card:3_C", "BLK-5.10")
    c.says(0, "district:d01", "number:1")
    c.done()
    assert 4 == c.state.gold[0]
    assert ["3_C"] == c.held(0)


@pytest.mark.parametrize("first", ["card:3_D", "district:d01"])
def test_the_fortune_comes_directly_before_or_directly_after_the_assignment(city, first):
    """Both moments are allowed (BLK-5.11; row 5)."""
    c = city().hideout(0, "1s").hand(0, "3_D").turn(0)

    c.says(0, *{"card:3_D": ["card:3_D", "district:d01"], "district:d01": ["district:d01", "card:3_D"]}[first])
    c.done()
    assert 4 == c.state.gold[0]
    assert "1s" == c.there(0, 1)


def test_the_switch_allows_the_fortune_after_the_assignment_only(city):
    """fortune_play_moment = after (BLK-5.11)."""
    c = city(3, fortune_play_moment="after").hideout(0, "1s").hand(0, "3_D").turn(0)

    c.refuses(0, "card:3_D", "BLK-5.11")
    c.says(0, "district:d01", "card:3_D")
    c.done()
    assert 4 == c.state.gold[0]


def test_the_fortune_is_optional(city):
    """Row 5: the player may decline (BLK-5.10)."""
    c = city().hideout(0, "1s").hand(0, "3_D").turn(0)

    c.says(0, "district:d01").asks(0, "after").says(0, "pass")
    c.done()
    assert ["3_D"] == c.held(0)


def test_the_question_after_the_assignment_is_put_whatever_the_hand_holds(city):
    """Nobody can tell from the question what a hand holds (BLK-20.1)."""
    c = city().hideout(0, "1s").hand(0, "K_S").turn(0)

    c.says(0, "district:d01").asks(0, "after")
    assert ["pass"] == c.offers(0)
    c.says(0, "pass")
    c.done()


def test_a_general_ability_of_the_turn_can_be_used_after_the_assignment_too(city):
    """Black market, with a fortune in hand or without one (BLK-17.2, BLK-5.11)."""
    for hand in ([], ["K_S"]):
        c = city(2).hideout(0, "1s").candidate(0, "financier").has(0, gold=3).hand(0, *hand).turn(0)

        c.says(0, "district:d01").asks(0, "after")
        assert ["pass", "use:financier.general"] == c.offers(0)
        c.says(0, "use:financier.general")
        if hand:
            c.asks(0, "after").says(0, "pass")
        c.done()
        assert (0, 1) == (c.state.gold[0], c.state.drakownium[0])


def test_who_loses_his_own_attack_must_still_assign_and_so_holds_two_districts(city):
    """Red attacks for 05, Green's 6 wins: Red is forced to 06 and then assigns to 09 (BLK-5.12)."""
    c = city(2).hideout(0, "2s").hideout(1, "1s").hand(0, "5_D").hand(1, "6_H").turn(0)

    c.says(0, "card:5_D", "attack").says(1, "card:6_H")
    c.asks(0, "assign_forced").says(0, "number:1")
    c.asks(0, "turn").says(0, "district:d09")
    c.done()
    assert ("1s", "1s") == (c.there(0, 6), c.there(0, 9))


def test_the_normal_assignment_is_omitted_if_the_forced_one_emptied_the_hideout(city):
    """Nothing is left to assign (BLK-5.12)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "5_D").hand(1, "6_H").turn(0)

    c.says(0, "card:5_D", "attack").says(1, "card:6_H")
    c.done()
    assert "1s" == c.there(0, 6)


def test_a_hideout_emptied_outside_ones_turn_takes_no_further_turns(city):
    """Red forces Green's only piece to 05; Green takes no turn (BLK-5.13)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "5_D").phase("assignment")

    c.says(0, "district:d01", "card:5_D", "attack")
    c.done()
    assert "1s" == c.there(1, 5)


def test_an_assignment_is_final(city):
    """Personnel on the board are never offered to be moved again in this phase (BLK-5.14)."""
    c = city(2).hideout(0, "2s").at(0, 3, "1s").turn(0)

    assert not c.offers(0, "unit")
    c.says(0, "district:d01", "number:2")
    c.done()
    assert ("1s", "2s") == (c.there(0, 3), c.there(0, 1))


def test_a_refilled_hideout_takes_turns_again(city):
    """Red empties the hideout into 05, recalls 3 with Expiditry Matrix and goes on (BLK-5.15)."""
    c = city(2).hideout(0, "4s").has(0, level=3).technologies(0, "logistic_3").phase("assignment")

    c.says(0, "district:d05", "number:4", "card:logistic_3", "use:d05.second")
    c.asks(0, "turn").says(0, "district:d01", "number:3")
    c.done()
    assert ("2s", "3s") == (c.there(0, 5), c.there(0, 1))


def test_blockade_strain_then_tile_then_matrix_then_fortune(city):
    """The order after an assignment: strain 2, market, Expiditry Matrix, fortune (BLK-5.16)."""
    c = city(2).hideout(0, "1s").has(0, gold=3, level=3).technologies(0, "logistic_3").hand(0, "3_C")
    c.blockades(1, 4).tile("trading_market", 4).turn(0)

    c.says(0, "district:d04").asks(0, "trade")
    assert 2 == c.state.strain[0]
    c.says(0, "trade:gold.intel").asks(0, "matrix").says(0, "card:logistic_3")
    c.asks(0, "resolve").says(0, "use:d04.first", "pass").asks(0, "after").says(0, "card:3_C")
    c.done()
    assert (3, 5) == (c.state.gold[0], c.state.intel[0])


def test_blockades_and_tiles_meet_a_forced_assignment_but_matrix_and_transit_do_not(city):
    """Green, forced to 05, inflicts blockade strain and may trade; her technologies stay unused (BLK-5.16)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "5_D").blockades(0, 5).tile("trading_market", 5)
    c.has(1, intel=2, level=3).technologies(1, "logistic_1", "logistic_3").turn(0)

    c.says(0, "district:d01", "card:5_D", "attack")
    assert 2 == c.state.strain[1]
    c.asks(1, "trade").says(1, "trade:intel.gold")
    c.done()
    assert [0, 0] == c.tracker("used")


def test_rapid_transit_does_not_lift_the_closure_for_a_forced_assignment(city):
    """Green, at 05 with an unused Rapid Transit, cannot even be attacked there (BLK-5.16, BLK-12.2.6)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").at(1, 5, "1s").hand(0, "5_D")
    c.has(1, level=1).technologies(1, "logistic_1").turn(0)

    c.says(0, "district:d01", "card:5_D")
    c.done()  # only the first effect was possible
    assert (3, 1) == (c.state.gold[0], c.state.intel[0])
    assert "1s" == c.there(1, 5)


BREACHING = """
import railhead.components
read = railhead.components.components
def weaker(package):
    data = read(package)
    if package.endswith("black_metro"):
        next(unit for unit in data["units"] if unit["id"] == "doom_mechasuit").table["strength"] = 1
    return data
railhead.components.components = weaker
from black_metro_table import RULES, City, step
from railhead.testing.scenario import Scenario
for pieces, answers, strain in (("1s1D", ("number:0",), 0), ("1s1D", ("number:1", "number:0"), 6)):
    c = City(Scenario(RULES, 2)).hideout(0, pieces).blockades(1, 6, 3).turn(0)
    c.says(0, "district:d06", *answers)
    assert strain == c.state.strain[0], (pieces, answers, c.state.strain)
c = City(Scenario(RULES, 2)).hideout(0, "1s").hideout(1, "1D").hand(0, "6_D").blockades(0, 6, 3).turn(0)
c.says(0, "district:d01", "card:6_D", "attack")
assert ("1D", 0) == (c.there(1, 6), c.state.strain[1])
c = City(Scenario(RULES, 1)).hideout(1, "1D").blockades(0, 4, 3).deck("4_D", "5_D").plays(step("OverlordTurn"))
assert "1D" == c.there(1, 4)
"""


def test_breach_spares_an_assignment_that_includes_the_mechasuit(alone):
    """Also when forced, and the overlord's too (BLK-10.1.9, BLK-5.16, BLK-19.3.4).

    The printed strength of 4 is enough for the 3 blockades a district can hold, so only a weaker suit shows it.
    """
    assert "" == alone(BREACHING)


def test_without_the_mechasuit_in_the_assignment_there_is_no_breach(city):
    """The mechasuit stays in the hideout: 1 subordinate against 3 blockades is 6 strain (BLK-10.1.9)."""
    c = city(2).hideout(0, "1s1D").blockades(1, 6, 3).turn(0)

    c.says(0, "district:d06", "number:1", "number:0")
    c.done()
    assert 6 == c.state.strain[0]


def test_black_market_works_on_the_own_turn_before_or_after_the_assignment(city):
    """The Financier spends 3 gold for 1 drakownium (BLK-17.1, BLK-4.8)."""
    c = city(2).candidate(0, "financier").has(0, gold=6).hideout(0, "1s").turn(0)

    c.says(0, "use:financier.general", "district:d01")
    c.done()
    assert (3, 1) == (c.state.gold[0], c.state.drakownium[0])
    assert [False, False] == c.tracker("candidate_charged")


def test_select_asks_rank_by_rank(city):
    """Row 4: 1 subordinate and 1 paragon of 2 and 2, no mechasuit (BLK-5.2)."""
    c = city(2).hideout(0, "2s2p1D").plays(step("AssignPersonnel", player=0, district="d02"))

    c.says(0, "number:1", "number:1", "number:0")
    c.done()
    assert "1s1p" == c.there(0, 2)
    assert "1s1p1D" == c.in_hideout(0)


def test_no_strain_is_ever_less_than_none():
    """Without blockades, and with more strength than they ask for (BLK-5.7, BLK-5.8)."""
    assert [0, 0, 0, 0, 2, 4] == [blockade_strain(*one) for one in ((0, 0), (0, 3), (2, 4), (2, 3), (2, 2), (2, 1))]
