"""The resolution phase and the twelve districts (chapter 7)."""

import pytest
from black_metro_table import step


def test_districts_in_order_and_at_each_the_players_there_in_turn(city):
    """04 before 07; at 04 Red, then Green (BLK-7.1.1)."""
    c = city(2).at(0, 4, "1s").at(1, 4, "1s").at(1, 7, "1s").has(1, intel=2, strain=2).phase("resolution")

    c.asks(0, "resolve").says(0, "use:d04.first", "pass")
    c.asks(1, "resolve").says(1, "use:d04.first", "pass")
    c.asks(1, "resolve").says(1, "use:d07.first")
    c.done()
    assert ([2, 2], [0, 1]) == (c.tracker("intel"), c.tracker("strain"))


def test_the_first_district_is_the_first_to_be_resolved(city):
    """01 before 03, for who stands at both (BLK-7.1.1)."""
    c = city(2).at(0, 1, "1s").at(0, 3, "1s").phase("resolution")

    assert ["d01.first", "d01.second"] == c.offers(0, "use")
    c.says(0, "use:d01.first", "pass")
    assert (1, 0) == (c.state.drakownium[0], c.state.gold[0])
    c.says(0, "use:d03.first", "pass")
    c.done()
    assert 3 == c.state.gold[0]


def test_every_player_there_may_use_a_facility_whoever_dominated(city):
    """Green was dominated and resolves all the same (BLK-7.1.2)."""
    c = city(2).at(0, 3, "2s").at(1, 3, "1s")
    c.data["dominator"][3] = 0
    c.phase("resolution")

    c.says(0, "pass").asks(1, "resolve").says(1, "use:d03.first", "pass")
    c.done()
    assert [0, 3] == c.tracker("gold")


@pytest.mark.parametrize(
    ("answers", "gold", "strain"),
    [
        (["pass"], 0, 0),
        (["use:d03.first", "pass"], 3, 0),
        (["use:d03.second"], 3, 3),
        (["use:d03.first", "use:d03.second"], 6, 3),
    ],
)
def test_none_one_or_both_effects(city, answers, gold, strain):
    """Both at 03: 6 gold and 3 strain (BLK-7.1.3, BLK-7.2.1; row 20)."""
    c = city(2).at(0, 3, "1s").resolves(0, 3)

    c.says(0, *answers)
    c.done()
    assert (gold, strain) == (c.state.gold[0], c.state.strain[0])


def test_effects_are_used_once_and_in_list_order(city):
    """After the second the first is gone; nothing twice (BLK-7.1.3)."""
    c = city(2).at(0, 2, "1s").candidate(0, "gambler").chance("fortune", 3).resolves(0, 2)

    c.says(0, "use:d02.second")
    c.refuses(0, "use:d02.first", "BLK-7.1.3")
    c.refuses(0, "use:d02.second", "BLK-7.1.3")
    c.says(0, "use:gambler.district", "pass")
    c.done()


def test_number_and_rank_make_no_difference_to_a_facility(city):
    """Five pieces get the same 3 gold (BLK-7.1.4)."""
    c = city(2).at(0, 3, "2s2p1D").resolves(0, 3)

    c.says(0, "use:d03.first", "pass")
    c.done()
    assert 3 == c.state.gold[0]


def test_costs_are_paid_in_full(city):
    """0 gold do not build (BLK-7.1.5, BLK-18.6)."""
    c = city(2).at(0, 9, "1s").phase("resolution")

    c.done()  # nothing at 09 can be paid, so nobody is asked


def test_strain_as_a_cost_may_exceed_15(city):
    """Strain 14 and 3 more: 15 and -2 power (BLK-7.1.5, BLK-2.6)."""
    c = city(2).has(0, strain=14).at(0, 3, "1s").resolves(0, 3)

    c.says(0, "use:d03.second")
    c.done()
    assert (3, 15, -2) == (c.state.gold[0], c.state.strain[0], c.state.power[0])


def test_the_candidates_district_ability_needs_no_effect_and_works_once_a_round(city):
    """Compound interest alone, then not again (BLK-7.1.6, BLK-17.3; row 46)."""
    c = city(2).at(0, 3, "1s").candidate(0, "financier").resolves(0, 3)

    c.says(0, "use:financier.district")
    c.refuses(0, "use:financier.district", "BLK-7.1.6")
    c.says(0, "pass")
    c.done()
    assert 2 == c.state.gold[0]
    assert c.state.candidate_charged[0]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_district_ability_comes_before_between_or_after_the_effects(city, place):
    """At any point of the resolution (BLK-7.1.6)."""
    order = ["use:d03.first", "use:d03.second"]
    order.insert(place, "use:financier.district")
    c = city(2).at(0, 3, "1s").candidate(0, "financier").resolves(0, 3)

    c.says(0, *order)
    c.done()
    assert 8 == c.state.gold[0]


def test_the_district_ability_needs_its_district(city):
    """Compound interest does not work at 04 (BLK-7.1.6)."""
    c = city(2).at(0, 4, "1s").candidate(0, "financier").resolves(0, 4)

    c.refuses(0, "use:financier.district", "BLK-7.1.6")
    c.says(0, "pass")
    c.done()


def test_overwhelmed_personnel_cannot_resolve(city):
    """Green was overwhelmed at 03 (BLK-7.1.7)."""
    c = city(2).at(0, 3, "4s").at(1, 3, "1s")
    c.plays(step("ResolutionPhase"), step("DistrictDominance", district="d03", player=0))

    c.asks(0, "resolve").says(0, "pass")
    c.done()
    assert "1s" == c.in_overwhelmed(1)


def test_trading_platform_works_at_any_district_before_between_or_after(city):
    """At 06, before the first effect (BLK-7.1.8; row 46)."""
    c = (
        city(2)
        .at(0, 6, "1s")
        .has(0, gold=3, strain=5, level=1)
        .technologies(0, "resource_1")
        .deck("2_D")
        .resolves(0, 6)
    )

    c.says(0, "card:resource_1", "trade:gold.drakownium", "use:d06.first", "use:d06.second")
    c.done()
    assert (0, 1, 2) == (c.state.gold[0], c.state.drakownium[0], c.state.strain[0])


def test_trading_platform_at_12_is_for_the_dominating_player(city):
    """Red dominates and trades; Green is not asked (BLK-7.1.8, BLK-7.2.9)."""
    c = city(2).at(0, 12, "2s").at(1, 12, "1s").has(0, gold=3, level=1).has(1, gold=3, level=1)
    c.technologies(0, "resource_1").technologies(1, "resource_1")
    c.data["dominator"][12] = 0
    c.phase("resolution")

    c.says(0, "card:resource_1", "trade:gold.intel", "use:d12.first")
    c.done()
    assert [2, 0] == c.tracker("intel")


def test_trading_platform_works_with_expiditry_matrix_and_auto_refinery_does_not(city):
    """Early at 03: trade yes, doubling no (BLK-7.1.8)."""
    c = city(2).hideout(0, "1s").has(0, intel=2, level=3).technologies(0, "logistic_3", "resource_1", "resource_2")
    c.turn(0)

    c.says(0, "district:d03", "card:logistic_3", "use:d03.first")
    c.refuses(0, "card:resource_2", "BLK-7.1.8")
    c.says(0, "card:resource_1", "trade:intel.gold", "pass")
    c.done()
    assert 6 == c.state.gold[0]


def test_a_district_reached_without_personnel_is_skipped(city):
    """Grav Lifter took the last piece away from 03 before the resolution (BLK-7.1.9)."""
    c = city(2).at(0, 3, "1s").has(0, level=2).technologies(0, "logistic_2")
    c.plays(step("ResolutionPhase"), step("DominancePhase"))

    c.says(0, "card:logistic_2", "district:d06")
    c.asks(0, "resolve")
    assert "d06.first" in c.offers(0, "use")
    c.says(0, "use:d06.first", "pass")
    c.done()


# --- the districts --------------------------------------------------------------------------------------------------


def test_01_shadowforge_factory(city):
    """1 drakownium, and 1 more for 3 strain (BLK-7.2.1)."""
    c = city(2).at(0, 1, "1s").resolves(0, 1)

    c.says(0, "use:d01.first", "use:d01.second")
    c.done()
    assert (2, 3) == (c.state.drakownium[0], c.state.strain[0])


def test_02_swiss_casino(city):
    """The fortune dice, and 1 fortune (BLK-13.3)."""
    c = city(2).at(0, 2, "1s").deck("9_S").chance("fortune", 5).resolves(0, 2)

    c.says(0, "use:d02.first", "use:d02.second")
    c.done()
    assert (1, ["9_S"]) == (c.state.drakownium[0], c.held(0))


def test_04_chronicle_archives(city):
    """2 intel, and 2 more for 3 strain (BLK-7.1.3)."""
    c = city(2).at(0, 4, "1s").resolves(0, 4)

    c.says(0, "use:d04.first", "use:d04.second")
    c.done()
    assert (4, 3) == (c.state.intel[0], c.state.strain[0])


def test_05_laughing_tavern_gives_2_gold_and_1_intel(city):
    """The restored icons (BLK-7.2.3)."""
    c = city(2).at(0, 5, "1s").resolves(0, 5)

    c.says(0, "use:d05.first")
    c.done()  # fewer than 3 personnel: the second effect is not offered
    assert (2, 1, 0) == (c.state.gold[0], c.state.intel[0], c.state.drakownium[0])


def test_05_recalls_three_of_the_personnel_there_and_recruits_one_there(city):
    """Row 21: which 3 of 2 subordinates and 2 paragons; the recruit stands at 05 (BLK-7.2.2)."""
    c = city(2).at(0, 5, "2s2p").resolves(0, 5)

    c.says(0, "use:d05.second", "number:1")
    c.done()
    assert ("1s2p", "2s") == (c.in_hideout(0), c.there(0, 5))


def test_05_without_a_piece_to_recruit_pays_1_power(city):
    """All ten are in play, none overwhelmed (BLK-7.2.2, BLK-10.1.6)."""
    c = city(2).at(0, 5, "3s").hideout(0, "7s").resolves(0, 5)

    c.says(0, "use:d05.second")
    c.done()
    assert ("10s", "") == (c.in_hideout(0), c.there(0, 5))
    assert 1 == c.state.power[0]


def test_05_needs_three_personnel_there(city):
    """Two are too few, the hideout does not count (BLK-7.2.2)."""
    c = city(2).at(0, 5, "2s").hideout(0, "5s").resolves(0, 5)

    c.refuses(0, "use:d05.second", "BLK-7.2.2")
    c.says(0, "use:d05.first")
    c.done()


def test_07_highfield_hospital(city):
    """2 intel heal half, even of nothing; 1 piece recovers without strain (BLK-7.2.4, BLK-7.2.5; row 22)."""
    c = city(2).at(0, 7, "1s").has(0, intel=2).overwhelmed(0, "1s1p").resolves(0, 7)

    c.says(0, "use:d07.first", "use:d07.second")
    c.asks(0, "recover_one").says(0, "unit:paragon")
    c.done()
    assert (0, 0, "1p", "1s") == (c.state.intel[0], c.state.strain[0], c.in_hideout(0), c.in_overwhelmed(0))


def test_07_recovers_nobody_if_nobody_is_overwhelmed(city):
    """The effect is not offered (BLK-7.2.5)."""
    c = city(2).at(0, 7, "1s").has(0, intel=2).resolves(0, 7)

    c.refuses(0, "use:d07.second", "BLK-7.2.5")
    c.says(0, "pass")
    c.done()


def test_08_advances_or_researches_and_gives_2_intel(city):
    """One of the two for the first effect, then 2 intel (BLK-11.5; row 23)."""
    c = city(2).at(0, 8, "1s").has(0, level=1, intel=6, drakownium=2).resolves(0, 8)

    assert ["d08.first.1", "d08.first.2", "d08.second"] == c.offers(0, "use")
    c.says(0, "use:d08.first.2", "card:neuro_1")
    c.refuses(0, "use:d08.first.1", "BLK-7.1.3")
    c.says(0, "use:d08.second")
    c.done()
    assert (5, 1, 1) == (c.state.intel[0], c.state.drakownium[0], c.state.level[0])


def test_09_builds_for_1_gold_and_moves_for_1_gold(city):
    """Both costs are gold (BLK-7.2.6; row 24)."""
    c = city(2).at(0, 9, "1s").has(0, gold=2).blockades(1, 3).resolves(0, 9)

    c.says(0, "use:d09.first", "district:d01")
    c.says(0, "use:d09.second", "fort:green.blockade", "district:d04")
    c.done()
    assert (0, 1, 1) == (c.state.gold[0], c.state.blockades[0][1], c.state.blockades[1][4])


def test_10_promotes_a_subordinate_that_is_there(city):
    """It stays at 10; one elsewhere does not do (BLK-7.2.7; row 25)."""
    c = city(2).at(0, 10, "1s").hideout(0, "2s").has(0, gold=3).chance("supply", 2).resolves(0, 10)
    c.says(0, "use:d10.first", "use:d10.second")
    c.done()
    assert ("1p", "2s", 2) == (c.there(0, 10), c.in_hideout(0), c.state.gold[0])

    c = city(2).at(0, 10, "1p").hideout(0, "2s").has(0, gold=3).chance("supply", 2).resolves(0, 10)
    c.refuses(0, "use:d10.first", "BLK-10.1.3")
    c.says(0, "use:d10.second")
    c.done()


@pytest.mark.parametrize(("before", "after"), [("fate_readers", 1), ("~fate_readers", 0)])
def test_11_turns_any_syndicate_either_way(city, before, after):
    """Unturned to turned or back, for 1 drakownium (BLK-7.2.8; row 26)."""
    c = city(2).at(0, 11, "1s").has(0, drakownium=1).syndicates(before, "record_keepers").resolves(0, 11)

    c.says(0, "use:d11.first", "card:fate_readers", "pass")
    c.done()
    assert {"fate_readers": after, "record_keepers": 0} == c.turned()
    assert 0 == c.state.drakownium[0]


def test_11_turns_only_revealed_syndicates_and_draws_a_mission(city):
    """A syndicate that lies in the box is refused (BLK-7.2.8)."""
    c = city(2).at(0, 11, "1s").has(0, drakownium=1).syndicates("record_keepers").mission_deck("m07").resolves(0, 11)

    c.says(0, "use:d11.first")
    c.refuses(0, "card:fate_readers", "BLK-3.4")
    c.says(0, "card:record_keepers", "use:d11.second")
    c.done()
    assert ["m07"] == c.zone("missions", 0)


def test_12_pays_the_dominating_player_1_and_2_more_if_he_overwhelmed_there(city):
    """Red dominates 12 and overwhelms Green: 1 + 1 in the dominance, 1 + 2 in the resolution (BLK-7.2.9)."""
    c = city(2).at(0, 12, "4s").at(1, 12, "1s")
    c.plays(step("ResolutionPhase"), step("DistrictDominance", district="d12", player=0))

    c.says(0, "use:d12.first", "use:d12.second")
    c.done()
    assert 5 == c.state.power[0]


def test_12_without_overwhelming_pays_1(city):
    """The second effect is refused (BLK-7.2.9)."""
    c = city(2).at(0, 12, "2s").at(1, 12, "1s")
    c.plays(step("ResolutionPhase"), step("DistrictDominance", district="d12", player=0))

    c.refuses(0, "use:d12.second", "BLK-7.2.9")
    c.says(0, "use:d12.first")
    c.done()
    assert 2 == c.state.power[0]


def test_12_tied_is_resolved_by_nobody(city):
    """No dominating player, no question (BLK-7.2.9)."""
    c = city(2).at(0, 12, "2s").at(1, 12, "2s").phase("resolution")

    c.done()


def test_12_needs_the_dominating_player_there(city):
    """Red dominated and has left since (BLK-7.2.10)."""
    c = city(2).at(1, 12, "1s")
    c.data["dominator"][12] = 0
    c.phase("resolution")

    c.done()


@pytest.mark.parametrize(("relic", "power"), [(0, 3), (1, 1)])
def test_12_by_the_switch_pays_the_dominating_relic_player(city, relic, power):
    """combat_zone_second = relic: overwhelming does not matter (BLK-7.2.11)."""
    c = city(2, combat_zone_second="relic").relic(relic).at(0, 12, "2s")
    c.data["dominator"][12] = 0
    c.data["overwhelmed_at"] = 0 if relic == 0 else 1 << 12
    c.phase("resolution")

    c.says(0, "use:d12.first", *(["use:d12.second"] if relic == 0 else []))
    c.done()
    assert power == c.state.power[0]


@pytest.mark.parametrize("district", range(1, 13))
def test_who_has_no_candidate_has_no_district_ability(city, district):
    """Only the effects of the district itself are offered (BLK-17.2)."""
    c = city(2).has(0, gold=5, intel=5, drakownium=5, level=3).at(0, district, "3s1p").resolves(0, district)

    ((seat, prompt),) = c.t.asked()
    uses = {use.partition(".")[0] for use in c.offers(seat, "use")}
    assert uses <= {f"d{district:02d}"}
    c.waits(seat, prompt)
