"""The terms of the guide (chapter 2)."""

import pytest
from black_metro_table import step


def test_spending_needs_the_full_amount_and_losing_takes_what_is_there(city):
    """1 intel does not pay 2, but a loss of 1 drakownium from 0 is nothing (BLK-2.1)."""
    c = city(2).has(0, intel=1, strain=8).at(0, 7, "1s").overwhelmed(0, "1s").resolves(0, 7)
    c.refuses(0, "use:d07.first", "BLK-2.1")
    c.says(0, "pass")
    c.done()


@pytest.mark.parametrize(("have", "left"), [(0, 0), (1, 0), (3, 2)])
def test_losing_takes_what_is_there(city, have, left):
    """Confiscation takes 1 drakownium, if there is one (BLK-2.1, BLK-13.7)."""
    c = city(2).has(0, drakownium=have).carries("penalty.2")

    c.done()
    assert left == c.state.drakownium[0]


def test_only_what_a_cost_names_is_said_to_be_spent(city):
    """Gold for a blockade: nothing of intel and drakownium (BLK-2.1)."""
    c = city(2).has(0, gold=1).carries("d09.first").says(0, "district:d12")

    c.done()
    assert ["Red spends 1 gold (now 0)."] == [sentence for sentence in c.told() if "spends" in sentence]


def test_to_inflict_strain_raises_the_own_strain(city):
    """Red inflicts 4 strain: Red has 4 more, nobody else (BLK-2.2)."""
    c = city(2).hideout(0, "1s").blockades(1, 11, 2).turn(0)

    c.says(0, "district:d11")
    c.done()
    assert [4, 0] == c.tracker("strain")


@pytest.mark.parametrize(("strain", "left"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_to_heal_lowers_it_not_below_0(city, strain, left):
    """Ancient Shrine heals 3 (BLK-2.2, BLK-18.12)."""
    c = city(2).has(0, strain=strain).at(0, 6, "1s").resolves(0, 6)

    c.says(0, "use:d06.first", "pass")
    c.done()
    assert left == c.state.strain[0]


def test_power_may_become_negative_and_exceed_any_track(city):
    """From 0 down to -3, from 250 up to 251 (BLK-2.3)."""
    c = city(2).has(0, strain=15).has(1, power=250).carries("introduction")
    c.done()
    assert [-3, 250] == c.tracker("power")

    c = city(2).has(0, power=250).carries("m01.1")
    c.done()
    assert 251 == c.state.power[0]


def test_hideout_backup_and_overwhelmed_are_three_places(city):
    """Assigned from the hideout only; recruited from the backup; overwhelmed are out (BLK-2.4)."""
    c = city(2).hideout(0, "1s").overwhelmed(0, "3p").turn(0)

    assert 6 == c.state.backup(0)
    c.says(0, "district:d01")
    c.done()
    assert ("1s", "3p") == (c.there(0, 1), c.in_overwhelmed(0))


def test_the_words_for_moving_pieces(city):
    """Recruit, recover, recall, overwhelm, destroy move pieces as named (BLK-2.5)."""
    recruited = city(2).carries("d05.second", place=5).at(0, 5, "3s")
    recruited.done()
    assert ("3s", "1s") == (recruited.in_hideout(0), recruited.there(0, 5))

    recovered = city(2).overwhelmed(0, "1p").carries("d07.second")
    recovered.done()
    assert ("1p", "") == (recovered.in_hideout(0), recovered.in_overwhelmed(0))

    overwhelmed = city(2).at(1, 5, "2s").plays(step("Overwhelm", victim=1, place="d05", pieces="2s", by=0))
    overwhelmed.done()
    assert "2s" == overwhelmed.in_overwhelmed(1)

    destroyed = city(2).at(0, 5, "1s").blockades(1, 5, 2).phase("dominance")
    destroyed.done()
    assert [3] + [0] * 12 == destroyed.state.blockades[1]


def test_strain_stops_at_15_and_the_excess_costs_power(city):
    """Strain 14, inflict 4: strain 15, power -3 (BLK-2.6)."""
    c = city(2).has(0, strain=14).hideout(0, "1s").blockades(1, 11, 2).turn(0)

    c.says(0, "district:d11")
    c.done()
    assert (15, -3) == (c.state.strain[0], c.state.power[0])


def test_strain_of_exactly_15_costs_nothing(city):
    """Strain 11, inflict 4: no excess (BLK-2.6)."""
    c = city(2).has(0, strain=11).hideout(0, "1s").blockades(1, 11, 2).turn(0)

    c.says(0, "district:d11")
    c.done()
    assert (15, 0) == (c.state.strain[0], c.state.power[0])


@pytest.mark.parametrize(("strain", "left"), [(7, 3), (8, 4), (1, 0), (0, 0)])
def test_healing_half_rounds_the_tracker_down(city, strain, left):
    """7 becomes 3 (BLK-2.7, BLK-7.2.4, BLK-18.8)."""
    c = city(2).has(0, strain=strain, intel=2).carries("d07.first")

    c.done()
    assert (left, 0) == (c.state.strain[0], c.state.intel[0])


def test_halving_resources_rounds_the_tracker_down(city):
    """Gold 5 becomes 2, intel 4 becomes 2, drakownium 1 becomes 0 (BLK-2.7, BLK-18.8)."""
    c = city(2).has(0, gold=5, intel=4, drakownium=1).carries("event.3.1")

    c.done()
    assert (2, 2, 0) == (c.state.gold[0], c.state.intel[0], c.state.drakownium[0])


def test_a_downed_card_has_no_ability(city):
    """Shock Gauntlets downed inflict nothing more, charged they do (BLK-2.8)."""
    for mark, strain in (("~!battle_1", 1), ("battle_1", 2)):
        c = city(2).at(0, 5, "2s").at(1, 5, "1s").has(0, level=1).technologies(0, mark).phase("dominance")
        c.done()
        assert strain == c.state.strain[1]


def test_charging_turns_a_card_up(city):
    """A downed technology and a downed candidate are charged in the standby phase (BLK-2.8)."""
    c = city(2).has(0, level=1).technologies(0, "~battle_1").candidate(0, "surgeon", charged=False)
    c.plays(step("StandbyPhase", at="charge"))
    c.chance("event", 2)  # resources for all
    assert ["battle_1"] == c.charged(0)
    assert c.state.candidate_charged[0]
    c.waits(0, "event")


def test_facilities_are_01_to_11_and_12_is_the_battlefield(city):
    """At 03 everybody there resolves, at 12 only the dominating player (BLK-2.9, BLK-7.1.2)."""
    c = city(2).at(0, 3, "2s").at(1, 3, "1s").at(0, 12, "2s").at(1, 12, "1s")
    c.data["dominator"][3] = 0
    c.data["dominator"][12] = 0
    c.phase("resolution")

    c.asks(0, "resolve").says(0, "pass").asks(1, "resolve").says(1, "pass")
    c.asks(0, "resolve").says(0, "use:d12.first")
    c.done()


def test_the_dominating_player_is_who_asserted_dominance_this_round(city):
    """Green dominates 05 with the greater strength (BLK-2.10)."""
    c = city(2).at(0, 5, "1s").at(1, 5, "1p").phase("dominance")

    c.done()
    assert 1 == c.state.dominator[5]


@pytest.mark.parametrize(("there", "works"), [("1p", True), ("1D", True), ("3s", False)])
def test_specialised_personnel_are_paragons_and_mechasuits(city, there, works):
    """A king needs one of them (BLK-2.11, BLK-12.3.6)."""
    c = city(2).at(0, 5, "5p").at(1, 5, there).hand(0, "K_D").phase("dominance")

    assert (["K_D"] if works else []) == c.offers(0, "card")
    c.says(0, "pass")
    c.done()


def test_ace_to_ten_are_assignment_fortunes_and_the_rest_dominance_fortunes(city):
    """The ten is played in the assignment phase, the jack not (BLK-2.12)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "A_D", "10_D", "J_D", "joker").turn(0)
    assert ["A_D", "10_D"] == c.offers(0, "card")
    c.refuses(0, "card:J_D", "BLK-12.2.1")
    c.waits(0, "turn")

    c = city(2).at(0, 5, "5p").at(1, 5, "1p").hand(0, "A_D", "10_D", "J_D", "joker").phase("dominance")
    assert ["J_D", "joker"] == c.offers(0, "card")
    c.refuses(0, "card:10_D", "BLK-12.3.1")
    c.waits(0, "dominance_fortune")


def test_only_unturned_syndicates_give_backing(city):
    """Gilded Lenders turned pay nothing (BLK-2.13, BLK-16.3)."""
    c = city(2).has(0, gold=3, intel=1).syndicates("~gilded_lenders", "record_keepers")
    c.plays(step("Backing", player=0))

    assert ["record_keepers"] == c.offers(0, "card")
    c.refuses(0, "card:gilded_lenders", "BLK-16.3")
    c.says(0, "card:record_keepers")
    c.done()
    assert 2 == c.state.power[0]


def test_to_gain_bypasses_costs_and_levels(city):
    """The Technologist gains level I without paying (BLK-2.14, BLK-18.11)."""
    c = city(2).carries("technologist.setup")

    c.done()
    assert (1, 3, 0) == (c.state.level[0], c.state.intel[0], c.state.drakownium[0])


@pytest.mark.parametrize(("level", "intel", "drakownium"), [(0, 2, 1), (1, 3, 1), (2, 4, 2)])
def test_the_cost_at_08_is_the_one_printed_on_the_next_level_card(city, level, intel, drakownium):
    """Levels I, II, III cost what their cards say, and one less is refused (BLK-2.15, BLK-11.1, BLK-11.2)."""
    c = city(2).has(0, level=level, intel=intel, drakownium=drakownium).at(0, 8, "1s").resolves(0, 8)
    c.says(0, "use:d08.first.1", "pass")
    c.done()
    assert (level + 1, 0, 0) == (c.state.level[0], c.state.intel[0], c.state.drakownium[0])

    c = city(2).has(0, level=level, intel=intel - 1, drakownium=drakownium).at(0, 8, "1s").resolves(0, 8)
    c.refuses(0, "use:d08.first.1", "BLK-2.1")
    c.says(0, "pass")
    c.done()
