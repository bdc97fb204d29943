"""The dominance phase: districts, city, missions at its end (chapter 6)."""

import pytest
from black_metro_table import step


def dominate(c):
    return c.phase("dominance")


# --- district dominance ---------------------------------------------------------------------------------------------


def test_abilities_of_the_start_come_before_the_first_district_and_districts_in_order(city):
    """Tiles, then abilities, then 02 before 09 (BLK-6.1.1)."""
    c = city(2).tile("massive_explosion", 2).at(0, 9, "1s").at(0, 2, "2s").has(0, level=2).technologies(0, "logistic_2")
    dominate(c)

    c.asks(0, "start_ability")
    assert {} == c.tiles()
    assert 0 == c.state.power[0]
    c.says(0, "pass")
    c.done()
    told = c.told()
    assert told.index("Red asserts dominance at 02 Swiss Casino, uncontested.") < told.index(
        "Red asserts dominance at 09 Broadswade Construction, uncontested."
    )


def test_strength_is_personnel_support_base_and_technologies(city):
    """Paragon 2 + base 1 + 1 blockade + Voltaic Edge 2 = 6 beats 5 (BLK-6.1.2)."""
    c = city(2).at(0, 5, "1p").base(0, 5).blockades(0, 5).has(0, level=2).technologies(0, "battle_2").at(1, 5, "5s")

    dominate(c).done()
    assert 0 == c.state.dominator[5]


def test_without_personnel_a_support_base_takes_no_part(city):
    """Red's base and 3 blockades alone lose to a single subordinate, who is alone there (BLK-6.1.2, BLK-10.3.3)."""
    c = city(2).base(0, 5).blockades(0, 5, 2).at(1, 5, "1s")

    dominate(c).done()
    assert 1 == c.state.dominator[5]
    assert [0, 1] == [c.state.power[0], c.state.dominator.count(1)]


def test_strictly_the_greatest_strength_dominates(city):
    """3 against 2 and 2 (BLK-6.1.3)."""
    c = city(3).at(0, 5, "2s").at(1, 5, "3s").at(2, 5, "1p")

    dominate(c).done()
    assert 1 == c.state.dominator[5]


def test_who_is_alone_dominates_uncontested(city):
    """A single subordinate (BLK-6.1.3)."""
    c = city(2).at(1, 7, "1s")

    dominate(c).done()
    assert 1 == c.state.dominator[7]
    assert 2 == c.state.power[1]  # 1 for the district, 1 for taking the relic


def test_a_tie_for_the_greatest_changes_nothing_at_all(city):
    """4, 4 and 1: no power, strain, fortune, overwhelming or destruction, not even for the third (BLK-6.1.4)."""
    c = city(3).at(0, 5, "1s").at(1, 5, "2p").at(2, 5, "2p").blockades(0, 5).hand(1, "joker").hand(2, "K_D")

    dominate(c).done()
    assert -1 == c.state.dominator[5]
    assert ([0, 0, 0], [0, 0, 0]) == (c.tracker("power"), c.tracker("strain"))
    assert "1s" == c.there(0, 5)
    assert 1 == c.state.blockades[0][5]


def test_power_fortune_strain_overwhelm_destroy_mission_in_this_order(city):
    """The order of the quick reference (BLK-6.1.5)."""
    c = city(2).at(0, 5, "3p").at(1, 5, "2s").blockades(1, 5).hand(0, "J_H").missions(0, "m04")
    dominate(c)

    assert (1, 0) == (c.state.power[0], c.state.strain[1])
    c.says(0, "card:J_H")
    c.asks(0, "fulfil_here")
    told = c.told()
    marks = [
        "Red acquires 1 power (now 1).",
        "Red plays the Jack of hearts.",
        "Green takes 1 strain (now 1).",
        "Overwhelmed at 05 Laughing Tavern: 2 subordinates of Green.",
        "Red acquires 1 power (now 2).",
        "The Green blockade at 05 Laughing Tavern is destroyed.",
    ]
    assert marks == [sentence for sentence in told if sentence in marks]
    c.says(0, "use:m04.1")
    c.done()


def test_by_the_switch_strain_comes_before_the_fortune(city):
    """dominance_order = body_text (BLK-6.1.5)."""
    c = city(2, dominance_order="body_text").at(0, 5, "2s").at(1, 5, "1s").hand(0, "joker")
    dominate(c)

    c.asks(0, "dominance_fortune")
    assert 1 == c.state.strain[1]
    c.says(0, "card:joker", "benefit:diamonds")
    c.done()
    assert 1 == c.state.strain[1]


def test_asserting_dominance_pays_1_power(city):
    """Each of two districts (BLK-6.1.6)."""
    c = city(2).relic(0).at(0, 5, "1s").at(0, 6, "1s")

    dominate(c).done()
    assert 2 == c.state.power[0]


def test_the_dominating_player_may_play_one_dominance_fortune_against_a_player_there(city):
    """Once, or not at all (BLK-6.1.7; row 12)."""
    c = city(3).at(0, 5, "5s").at(1, 5, "4s").hand(0, "J_H", "J_D").hand(2, "Q_D")
    dominate(c)

    assert ["J_H", "J_D"] == c.offers(0, "card")
    c.says(0, "card:J_H")
    c.done()  # not asked a second time
    assert ["J_D"] == c.held(0)


def test_no_fortune_without_another_player_there(city):
    """Alone at 05 nobody is asked (BLK-6.1.7)."""
    c = city(2).at(0, 5, "5s").hand(0, "J_H")

    dominate(c).done()


def test_each_other_player_still_there_inflicts_1_strain(city):
    """Green at 05 does, Blue elsewhere does not (BLK-6.1.8)."""
    c = city(3).at(0, 5, "2s").at(1, 5, "1s").at(2, 6, "1s")

    dominate(c).done()
    assert [0, 1, 0] == c.tracker("strain")


def test_who_left_through_the_fortune_inflicts_no_strain(city):
    """The joker overwhelms Green's personnel before step 1.3 (BLK-6.1.8, BLK-12.3.7)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "joker")
    dominate(c)

    c.says(0, "card:joker", "benefit:clubs")
    c.done()
    assert 0 == c.state.strain[1]


@pytest.mark.parametrize(("own", "overwhelmed"), [("5s", True), ("4s", False)])
def test_a_difference_of_3_overwhelms_all_personnel_there(city, own, overwhelmed):
    """5 against 2 does, 4 against 2 does not; mandatory (BLK-6.1.9)."""
    c = city(2).at(0, 5, own).at(1, 5, "1p")

    dominate(c).done()
    assert ("1p" if overwhelmed else "") == c.in_overwhelmed(1)


def test_current_strengths_are_compared(city):
    """A king demotes Green's paragon: 5 against 2 instead of 5 against 3 (BLK-6.1.9, BLK-10.1.4)."""
    c = city(2).at(0, 5, "5s").at(1, 5, "1s1p").hand(0, "K_D")
    dominate(c)

    c.says(0, "card:K_D")
    c.done()
    assert "2s" == c.in_overwhelmed(1)


def test_overwhelming_pays_1_power_once_however_many_players(city):
    """Green and Blue are overwhelmed: 1 + 1 power (BLK-6.1.10)."""
    c = city(3).at(0, 5, "5s").at(1, 5, "1s").at(2, 5, "1s")

    dominate(c).done()
    assert 2 == c.state.power[0]
    assert ("1s", "1s") == (c.in_overwhelmed(1), c.in_overwhelmed(2))


def test_an_overwhelming_by_a_fortune_counts_for_that_power(city):
    """The joker's overwhelming is paid in step 1.4 (BLK-6.1.10)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "joker")
    dominate(c)

    c.says(0, "card:joker", "benefit:diamonds")
    c.done()
    assert 2 == c.state.power[0]


def test_unguarded_fortifications_of_others_are_destroyed(city):
    """Of who never was there and of the just overwhelmed; guarded and own ones stay (BLK-6.1.11)."""
    c = city(4).at(0, 5, "5s").at(1, 5, "1s").at(3, 5, "3s").blockades(2, 5).base(1, 5).blockades(3, 5)

    dominate(c).done()
    assert (0, 0, 1) == (c.state.blockades[2][5], c.state.base[1], c.state.blockades[3][5])
    assert 2 == c.state.destroyed

    c = city(2).at(0, 5, "5s").blockades(0, 5, 2).base(0, 5)
    dominate(c).done()
    assert (2, 5) == (c.state.blockades[0][5], c.state.base[0])


def test_one_dominance_mission_after_asserting_dominance_if_none_was_fulfilled_this_round(city):
    """The second dominated district finds the mission of the round used up (BLK-6.1.12, BLK-15.3; row 17)."""
    c = city(2).at(0, 5, "5s").at(0, 6, "5s").missions(0, "m01", "m07")
    dominate(c)

    c.asks(0, "fulfil_here").says(0, "use:m01.1")
    c.done()
    assert (["m01"], ["m07"]) == (c.zone("fulfilled", 0), c.zone("missions", 0))


def test_the_mission_may_be_declined_and_fulfilled_at_a_later_district(city):
    """Declined at 05, fulfilled at 06 (BLK-6.1.12, BLK-15.9)."""
    c = city(2).at(0, 5, "5s").at(0, 6, "5s").missions(0, "m01")
    dominate(c)

    c.says(0, "pass").asks(0, "fulfil_here").says(0, "use:m01.1")
    c.done()
    assert ["m01"] == c.zone("fulfilled", 0)


@pytest.mark.parametrize("at", ["ask_fortune", "strain", "ask_easing", "destroy"])
def test_who_dominates_is_settled_once_at_the_start(city, at):
    """By a later step Green is the stronger, yet the district stays Red's (BLK-6.1.13)."""
    c = city(3).at(0, 5, "1s").at(1, 5, "2s").blockades(2, 5).hand(0, "J_D")
    c.data["dominator"][5] = 0
    c.data["contested"] = 0b10
    c.plays(step("DistrictDominance", district="d05", player=0, at=at))

    if at == "ask_fortune":
        c.asks(0, "dominance_fortune").says(0, "pass")
    c.done()
    strained = 1 if at in ("ask_fortune", "strain") else 0
    assert ([0, strained, 0], 0, 0) == (c.tracker("strain"), c.state.dominator[5], c.state.blockades[2][5])


def test_siege_is_laid_by_who_asserted_dominance_however_strong_the_others_have_become(city):
    """Green's 9 outweigh the mechasuit by now (BLK-6.1.13, BLK-10.1.9)."""
    c = city(3).at(0, 5, "1D").at(1, 5, "9s").blockades(1, 5)
    c.data["dominator"][5] = 0
    c.data["contested"] = 0b10
    c.plays(step("DistrictDominance", district="d05", player=0, at="destroy"))

    c.asks(0, "siege").says(0, "fort:green.blockade")
    c.done()
    assert 0 == c.state.blockades[1][5]


def test_effects_that_make_2_enough_do_not_add_up(city):
    """Jack and cannon together: the limit is 2, not 1 (BLK-6.1.14)."""
    c = city(3).at(0, 5, "5s").at(1, 5, "4s").at(2, 5, "3s").hand(0, "J_D").has(0, level=3).technologies(0, "battle_3")
    dominate(c)

    c.says(0, "card:J_D", "colour:green")
    c.asks(0, "easing").says(0, "card:battle_3")
    c.done()
    assert ("", "3s") == (c.in_overwhelmed(1), c.in_overwhelmed(2))


def test_easing_abilities_apply_to_all_others_there_and_only_if_they_beat_somebody_more(city):
    """5 against 3 and 3: both go; against 4 or 2 the question is not put (BLK-6.1.14; row 41)."""
    c = city(3).at(0, 5, "5s").at(1, 5, "3s").at(2, 5, "3s").candidate(0, "colonel")
    dominate(c)
    c.asks(0, "easing").says(0, "use:colonel.general")
    c.done()
    assert ("3s", "3s") == (c.in_overwhelmed(1), c.in_overwhelmed(2))
    assert not c.state.candidate_charged[0]

    c = city(3).at(0, 5, "5s").at(1, 5, "4s").at(2, 5, "2s").candidate(0, "colonel")
    dominate(c).done()
    assert c.state.candidate_charged[0]


def test_a_jack_already_played_leaves_nothing_for_the_cannon(city):
    """Against the same defender the difference of 2 is enough already (BLK-6.1.14)."""
    c = city(2).at(0, 5, "5s").at(1, 5, "3s").hand(0, "J_D").has(0, level=3).technologies(0, "battle_3")
    dominate(c)

    c.says(0, "card:J_D")
    c.done()
    assert "3s" == c.in_overwhelmed(1)
    assert 0 == c.state.used[0]


def test_a_piece_saved_by_triage_was_not_overwhelmed(city):
    """Green's only piece is saved: no power of 1.4, no mission; the blockade is unguarded (BLK-6.1.15, 17.10)."""
    c = city(2).at(0, 12, "5s").at(1, 12, "1p").blockades(1, 12).candidate(1, "surgeon").missions(0, "m02")
    dominate(c)

    c.asks(1, "triage").says(1, "unit:paragon")
    c.asks(0, "fulfil_end").says(0, "pass")  # after the district no option of Crushing Victory was met
    c.done()
    assert "1p" == c.in_hideout(1)
    assert 1 == c.state.power[0]
    assert (0, 1) == (c.state.blockades[1][12], c.state.destroyed)
    assert 0 == c.state.overwhelmed_at


# --- city dominance -------------------------------------------------------------------------------------------------


def test_the_districts_dominated_this_round_are_counted(city):
    """Green 2, Red 1 (BLK-6.2.1)."""
    c = city(2).at(0, 1, "1s").at(1, 2, "1s").at(1, 3, "1s")

    dominate(c).done()
    assert 1 == c.state.relic


def test_the_single_leader_takes_the_relic_for_1_power(city):
    """Green takes it: 2 districts and 1 power (BLK-6.2.2, BLK-6.2.5)."""
    c = city(2).at(1, 2, "1s").at(1, 3, "1s")

    dominate(c).done()
    assert (1, 3) == (c.state.relic, c.state.power[1])


def test_who_holds_the_relic_already_retains_it_without_power(city):
    """Red leads and retains (BLK-6.2.2, BLK-6.2.5)."""
    c = city(2).at(0, 2, "1s").at(0, 3, "1s")

    dominate(c).done()
    assert (0, 2) == (c.state.relic, c.state.power[0])


def test_in_a_tie_the_relic_player_gives_the_relic_to_another_tied_player_of_his_choice(city):
    """All three have 1: Red chooses Green or Blue, not himself, and nobody is paid (BLK-6.2.3, BLK-6.2.5; row 18)."""
    c = city(3).at(0, 1, "1s").at(1, 2, "1s").at(2, 3, "1s")
    dominate(c)

    assert ["green", "blue"] == c.offers(0, "colour")
    c.refuses(0, "colour:red", "BLK-6.2.3")
    c.says(0, "colour:blue")
    c.done()
    assert (2, [1, 1, 1]) == (c.state.relic, c.tracker("power"))


def test_a_relic_player_who_is_not_tied_chooses_among_all_tied(city):
    """Green and Blue are tied, Red holds the relic (BLK-6.2.3)."""
    c = city(3).at(1, 2, "1s").at(2, 3, "1s")
    dominate(c)

    assert ["green", "blue"] == c.offers(0, "colour")
    c.says(0, "colour:green")
    c.done()
    assert 1 == c.state.relic


def test_a_single_other_tied_player_is_given_the_relic_without_a_question(city):
    """Red and Green are tied: Green it is, mandatory (BLK-6.2.3)."""
    c = city(3).at(0, 1, "1s").at(1, 2, "1s")

    dominate(c).done()
    assert (1, [1, 1, 0]) == (c.state.relic, c.tracker("power"))


def test_without_any_dominance_the_relic_stays(city):
    """A tie at the only district (BLK-6.2.4)."""
    c = city(3).at(0, 1, "1s").at(1, 1, "1s")

    dominate(c).done()
    assert 0 == c.state.relic


def test_by_the_switch_the_relic_is_given_away_even_then(city):
    """relic_when_no_dominance = tie_rule: all are tied at 0 (BLK-6.2.4)."""
    c = city(3, relic_when_no_dominance="tie_rule").at(0, 1, "1s").at(1, 1, "1s")
    dominate(c)

    assert ["green", "blue"] == c.offers(0, "colour")
    c.says(0, "colour:blue")
    c.done()
    assert (2, [0, 0, 0]) == (c.state.relic, c.tracker("power"))


# --- missions at the end of the phase -------------------------------------------------------------------------------


def test_missions_of_the_end_go_from_the_new_relic_player_clockwise(city):
    """Blue takes the relic: Blue, Red, Green (BLK-6.3.1; row 19)."""
    c = city(3).at(2, 1, "1s").at(2, 2, "1s").missions(0, "m09").missions(1, "m10").missions(2, "m11")
    dominate(c)

    for player in (2, 0, 1):
        c.asks(player, "fulfil_end").says(player, "pass")
    c.done()


def test_no_second_dominance_mission_at_the_end(city):
    """Secure the District at 01 bars Conquer the City (BLK-6.3.1, BLK-15.3)."""
    c = city(2).at(0, 1, "5s").at(0, 2, "1s").at(0, 3, "1s").missions(0, "m01", "m10")
    dominate(c)

    c.says(0, "use:m01.1")
    c.done()
    assert ["m10"] == c.zone("missions", 0)


def test_a_mission_of_the_end_is_fulfilled_there_and_not_after_a_district(city):
    """Conquer the City waits for the end of the phase (BLK-6.3.1, BLK-15.2)."""
    c = city(2).at(0, 1, "1s").at(0, 2, "1s").at(0, 3, "1s").missions(0, "m10")
    dominate(c)

    c.asks(0, "fulfil_end").says(0, "use:m10.1")
    c.done()
    assert 4 == c.state.power[0]


def test_siege_destroys_one_guarded_fortification_if_the_player_likes(city):
    """Red's mechasuit dominates 05: a guarded blockade or base of another player (BLK-10.1.9; row 16)."""
    c = city(3).at(0, 5, "1D").at(1, 5, "1p").at(2, 5, "1p").blockades(1, 5).base(2, 5).has(0, level=3)
    dominate(c)

    assert ["green.blockade", "blue.support_base"] == c.offers(0, "fort")
    c.refuses(0, "fort:red.blockade", "BLK-10.1.9")
    c.says(0, "fort:blue.support_base")
    c.done()
    assert (1, 0) == (c.state.blockades[1][5], c.state.base[2])


def test_without_the_mechasuit_guarded_fortifications_stay(city):
    """Nobody is asked (BLK-10.1.9)."""
    c = city(2).at(0, 5, "2p").at(1, 5, "1p").blockades(1, 5)

    dominate(c).done()
    assert 1 == c.state.blockades[1][5]


def test_siege_may_be_declined(city):
    """Row 16 (BLK-10.1.9, BLK-18.3)."""
    c = city(2).at(0, 5, "1D").at(1, 5, "1p").blockades(1, 5)
    dominate(c)

    c.says(0, "pass")
    c.done()
    assert 1 == c.state.blockades[1][5]


def test_strain_of_several_players_is_told_in_the_order_of_the_district(city):
    """Blue holds the relic: Blue before Green (BLK-4.3, BLK-6.1.8)."""
    c = (
        city(3)
        .relic(2)
        .at(0, 5, "3s")
        .at(1, 5, "1s")
        .at(2, 5, "1s")
        .plays(step("DistrictDominance", district="d05", player=0))
    )
    c.done()
    told = c.told()
    assert told.index("Blue takes 1 strain (now 1).") < told.index("Green takes 1 strain (now 1).")
