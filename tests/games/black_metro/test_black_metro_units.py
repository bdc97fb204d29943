"""Personnel and fortifications (chapter 10)."""

import pytest
from black_metro_table import step

# --- personnel ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("unit", "beats", "ties"), [("1s", "", "1s"), ("1p", "1s", "2s"), ("1D", "3s", "4s")])
def test_the_strengths(city, unit, beats, ties):
    """Subordinate 1, paragon 2, doom mechasuit 4 (BLK-10.1.1)."""
    if beats:
        c = city(2).at(0, 5, unit).at(1, 5, beats).phase("dominance")
        c.done()
        assert 0 == c.state.dominator[5]
    c = city(2).at(0, 5, unit).at(1, 5, ties).phase("dominance")
    c.done()
    assert -1 == c.state.dominator[5]


def test_with_level_iii_the_player_chooses_between_paragon_and_mechasuit_at_the_same_cost(city):
    """Promotion at 10 for 3 gold (BLK-10.1.2, BLK-11.2; row 25)."""
    for unit, there in (("paragon", "1p"), ("doom_mechasuit", "1D")):
        c = city(2).at(0, 10, "1s").has(0, gold=3, level=3).carries("d10.first", place=10)
        c.asks(0, "promote_rank").says(0, f"unit:{unit}")
        c.done()
        assert (there, 0) == (c.there(0, 10), c.state.gold[0])


def test_below_level_iii_a_subordinate_becomes_a_paragon(city):
    """Nobody is asked at level II (BLK-10.1.2)."""
    c = city(2).at(0, 10, "1s").has(0, gold=3, level=2).carries("d10.first", place=10)

    c.done()
    assert "1p" == c.there(0, 10)


def test_a_paragon_is_not_promoted_further(city):
    """With level III and only a paragon at 10 nothing can be promoted (BLK-10.1.2)."""
    c = city(2).at(0, 10, "1p").has(0, gold=3, level=3).chance("supply", 2).resolves(0, 10)

    c.refuses(0, "use:d10.first", "BLK-10.1.3")
    c.says(0, "use:d10.second")
    c.done()


def test_unless_a_place_is_named_any_subordinate_outside_backup_and_overwhelmed_may_be_promoted(city):
    """Event 5: in the hideout or at a district, not an overwhelmed one (BLK-10.1.3; row 36)."""
    c = city(3).hideout(0, "1s").at(0, 4, "1s").at(0, 12, "1s").overwhelmed(0, "1s").carries("event.5.2")

    c.asks(0, "promote_where")
    assert ["hideout", "district:d04", "district:d12"] == c.offers(0)
    c.says(0, "district:d04")
    c.done()
    assert ("1p", "1s") == (c.there(0, 4), c.in_hideout(0))


def test_demotion_makes_a_subordinate_in_place(city):
    """The king's attack (BLK-10.1.4)."""
    c = city(2).at(1, 5, "1D").carries("K.attack", place=5, other=1)

    c.done()
    assert "1s" == c.there(1, 5)


def test_recruiting_with_all_in_play_may_take_an_overwhelmed_subordinate_without_strain(city):
    """Row 30, at the Laughing Tavern: it comes to 05 (BLK-10.1.5, BLK-7.2.2)."""
    c = city(2).at(0, 5, "3s").hideout(0, "5s").overwhelmed(0, "2s").carries("d05.second", place=5)

    c.asks(0, "recruit_instead").says(0, "overwhelmed")
    c.done()
    assert ("1s", "1s", 0) == (c.there(0, 5), c.in_overwhelmed(0), c.state.strain[0])


def test_every_recruit_that_finds_nobody_pays_1_power(city):
    """Two of them (BLK-10.1.5, BLK-10.1.6)."""
    c = city(2).plays(step("RecruitInstead", player=0, place="hideout", n=2))

    c.done()
    assert 2 == c.state.power[0]


def test_overwhelmed_paragons_do_not_fill_a_recruit(city):
    """Only subordinates can be taken; otherwise it is 1 power (BLK-10.1.5, BLK-10.1.6)."""
    c = city(2).at(0, 5, "3s").hideout(0, "5s").overwhelmed(0, "2p").carries("d05.second", place=5)

    c.done()
    assert 1 == c.state.power[0]


def test_with_a_backup_the_recruit_comes_from_there(city):
    """No question, no power (BLK-10.1.5, BLK-10.1.6)."""
    c = city(2).at(0, 5, "3s").overwhelmed(0, "2s").carries("d05.second", place=5)

    c.done()
    assert ("1s", "2s", 0) == (c.there(0, 5), c.in_overwhelmed(0), c.state.power[0])


def test_a_used_up_rank_is_taken_from_overwhelmed_in_the_subordinates_place(city):
    """Five paragons, one overwhelmed: it stands at 10, the subordinate goes to the backup (BLK-10.1.7; row 44)."""
    c = city(2).at(0, 10, "1s").hideout(0, "4p").overwhelmed(0, "1p").has(0, gold=3).carries("d10.first", place=10)

    c.done()
    assert ("1p", "", "4p") == (c.there(0, 10), c.in_overwhelmed(0), c.in_hideout(0))
    assert 5 == c.state.backup(0)


def test_a_used_up_rank_without_an_overwhelmed_piece_cannot_be_chosen(city):
    """Five paragons in play, level II: no promotion at all; level III: the mechasuit only (BLK-10.1.7)."""
    c = city(2).at(0, 10, "1s").hideout(0, "5p").has(0, gold=3, level=2).chance("supply", 2).resolves(0, 10)
    c.refuses(0, "use:d10.first", "BLK-10.1.7")
    c.says(0, "use:d10.second")
    c.done()

    c = city(2).at(0, 10, "1s").hideout(0, "5p").has(0, gold=3, level=3).carries("d10.first", place=10)
    c.done()
    assert "1D" == c.there(0, 10)


def test_taking_the_overwhelmed_piece_is_optional_where_the_promotion_is_mandatory(city):
    """Event 5 with five paragons, one overwhelmed: Red declines, Green takes it (BLK-10.1.10; row 44)."""
    c = city(2).hideout(0, "1s4p").overwhelmed(0, "1p").hideout(1, "1s4p").overwhelmed(1, "1p").carries("event.5.2")

    c.asks(0, "promote_rank").says(0, "pass").asks(1, "promote_rank").says(1, "unit:paragon")
    c.done()
    assert ("1s4p", "1p") == (c.in_hideout(0), c.in_overwhelmed(0))
    assert ("5p", "") == (c.in_hideout(1), c.in_overwhelmed(1))


def test_a_fresh_rank_cannot_be_declined_in_event_5(city):
    """There the promotion is mandatory (BLK-10.1.10, BLK-18.7)."""
    c = city(2).hideout(0, "1s").has(0, level=3).carries("event.5.2")

    c.asks(0, "promote_rank")
    c.refuses(0, "pass", "BLK-10.1.2")
    c.says(0, "unit:paragon")
    c.done()


@pytest.mark.parametrize(
    ("hideout", "left", "power"), [("3s7p", "3s5p", 2), ("2D", "1D", 1), ("5s5p", "5s5p", 0), ("5s5p1D", None, 1)]
)
def test_excess_personnel_return_to_the_backup_for_1_power_each(city, hideout, left, power):
    """10 personnel, 5 paragons, 1 mechasuit; the owner chooses which of eleven (BLK-10.1.8; row 47)."""
    c = city(2).hideout(0, hideout).plays(step("CheckLimits", player=0))

    if left is None:
        c.asks(0, "excess").says(0, "unit:subordinate")
    c.done()
    assert (left or "4s5p1D", power) == (c.in_hideout(0), c.state.power[0])


def test_overwhelmed_personnel_stay_out_and_keep_their_rank(city):
    """They take no part in the dominance phase, are not assigned, and are not recalled (BLK-10.2.1)."""
    c = city(2).overwhelmed(0, "5p1D").hideout(0, "1s").at(1, 5, "1s").phase("dominance")
    c.done()
    assert ("5p1D", "1s", 1) == (c.in_overwhelmed(0), c.in_hideout(0), c.state.dominator[5])

    c = city(2).overwhelmed(0, "2p").hideout(0, "1s").turn(0)
    c.says(0, "district:d01")
    c.done()
    assert ("2p", "1s") == (c.in_overwhelmed(0), c.there(0, 1))


def test_overwhelmed_personnel_count_against_the_limits(city):
    """With five paragons overwhelmed a promotion can only take one of these; with four it is a new one (BLK-10.2.1)."""
    for overwhelmed, left, backup in (("5p", "4p", 5), ("4p", "4p", 5)):
        c = city(2).overwhelmed(0, overwhelmed).at(0, 10, "1s").has(0, gold=3).carries("d10.first", place=10)
        c.done()
        assert ("1p", left, backup) == (c.there(0, 10), c.in_overwhelmed(0), c.state.backup(0))

    c = city(2).at(0, 5, "3s").overwhelmed(0, "7p").carries("d05.second", place=5)  # ten in play: none to recruit
    c.done()
    assert (1, "") == (c.state.power[0], c.there(0, 5))


def test_the_contents_of_all_areas_are_public(city):
    """A spectator sees hideouts, overwhelmed areas and backups (BLK-10.2.2)."""
    c = city(2).hideout(0, "2s").overwhelmed(0, "1p").plays()

    seen = c.t.sees(None)["table"]
    assert ("2s", "1p") == (seen["forces"][0][0], seen["forces"][0][13])
    c.done()


# --- fortifications -------------------------------------------------------------------------------------------------


def test_a_blockade_is_built_anywhere_with_a_free_zone_without_personnel(city):
    """Also at battlefield 12 (BLK-10.3.1; row 24)."""
    c = city(2).has(0, gold=1).carries("d09.first")

    assert [f"d{n:02d}" for n in range(1, 13)] == c.offers(0, "district")
    c.says(0, "district:d12")
    c.done()
    assert (2, 1) == (c.state.blockades[0][0], c.state.blockades[0][12])


@pytest.mark.parametrize(("level", "pieces"), [(1, []), (2, ["red.blockade", "red.support_base"])])
def test_the_support_base_needs_level_ii(city, level, pieces):
    """Below it only a blockade is built (BLK-10.3.1, BLK-11.2)."""
    c = city(2).has(0, gold=1, level=level).carries("d09.first")

    assert pieces == c.offers(0, "fort")
    if pieces:
        c.says(0, "fort:red.support_base")
    c.says(0, "district:d03")
    c.done()
    assert (3 if pieces else 0) == c.state.base[0]


def test_a_support_base_has_strength_1_plus_the_own_blockades_there(city):
    """Subordinate 1 + base 1 + 2 blockades = 4; a rival's blockade does not count (BLK-10.3.3)."""
    c = city(2).at(0, 5, "1s").base(0, 5).blockades(0, 5, 2).at(1, 5, "4s").phase("dominance")

    c.done()
    assert -1 == c.state.dominator[5]  # 4 against 4


def test_a_blockade_has_strength_0(city):
    """One subordinate with 3 blockades ties with one subordinate (BLK-10.3.2, BLK-10.3.3)."""
    c = city(2).at(0, 5, "1s").blockades(0, 5, 3).at(1, 5, "1s").phase("dominance")

    c.done()
    assert -1 == c.state.dominator[5]


def test_without_a_piece_to_build_an_own_fortification_moves_instead(city):
    """All 3 blockades on the board at level 0: the build of 09 moves one (BLK-10.3.4)."""
    c = city(2).has(0, gold=1).blockades(0, 1).blockades(0, 2, 2).blockades(1, 7).carries("d09.first")

    c.asks(0, "move_from")  # Green's blockade is not offered, so only Red's are left
    c.says(0, "district:d02", "district:d09")
    c.done()
    assert (1, 1, 1) == (c.state.blockades[0][1], c.state.blockades[0][2], c.state.blockades[0][9])


def test_any_fortification_may_be_moved_to_another_district(city):
    """Own or another's, but not to where it is (BLK-10.3.5; row 24)."""
    c = city(3).has(0, gold=1).blockades(0, 1).blockades(1, 2).base(2, 3).carries("d09.second")

    assert ["red.blockade", "green.blockade", "blue.support_base"] == c.offers(0, "fort")
    c.says(0, "fort:blue.support_base")
    c.refuses(0, "district:d03", "BLK-10.3.5")
    c.says(0, "district:d02")
    c.done()
    assert 2 == c.state.base[2]


def test_another_players_support_base_is_fixed_while_accompanied(city):
    """Green's base with her blockade moves by her will only; a third's blockade is no company (BLK-10.3.6)."""
    c = city(3).has(0, gold=1).base(1, 3).blockades(1, 3).blockades(2, 7).carries("d09.second")
    assert ["green.blockade", "blue.blockade"] == c.offers(0, "fort")
    c.refuses(0, "fort:green.support_base", "BLK-10.3.6")
    c.waits(0, "move_what")

    c = city(3).has(1, gold=1).base(1, 3).blockades(1, 3).carries("d09.second", player=1)
    assert ["green.blockade", "green.support_base"] == c.offers(1, "fort")
    c.waits(1, "move_what")

    c = city(3).has(0, gold=1).base(1, 3).blockades(2, 3).carries("d09.second")
    assert ["green.support_base", "blue.blockade"] == c.offers(0, "fort")
    c.waits(0, "move_what")


def test_overwhelmed_personnel_are_moved_from_nowhere(city):
    """Only what stands in districts can be moved (BLK-10.2)."""
    c = city(2).at(0, 5, "1s").at(0, 12, "1s").overwhelmed(0, "2s").plays(step("MovePersonnel", player=0))

    assert ["district:d05", "district:d12"] == c.offers(0)
    c.waits(*c.t.asked()[0])


def test_a_support_base_in_the_first_district_can_be_moved(city):
    """Like any other (BLK-10.3.6)."""
    c = city(3).has(0, gold=1).base(1, 1).blockades(2, 7).carries("d09.second")

    assert ["green.support_base", "blue.blockade"] == c.offers(0, "fort")
    c.waits(0, "move_what")


def test_nothing_is_built_at_or_moved_to_a_full_district_or_one_with_a_tile(city):
    """07 is full, 08 has a market, 09 an explosion (BLK-10.3.7, BLK-14.3)."""
    c = city(2).has(0, gold=2).blockades(1, 7, 3).tile("trading_market", 8).tile("massive_explosion", 9)
    c.at(0, 9, "1s").resolves(0, 9)

    c.says(0, "use:d09.first")
    for district, rule in (("d07", "BLK-10.3.7"), ("d08", "BLK-14.3"), ("d09", "BLK-14.3")):
        c.refuses(0, f"district:{district}", rule)
    c.says(0, "district:d01", "use:d09.second", "fort:green.blockade")
    c.refuses(0, "district:d08", "BLK-14.3")
    c.says(0, "district:d02")
    c.done()


def test_a_support_base_fills_a_zone_like_a_blockade(city):
    """Two blockades and a support base leave no room at 07 (BLK-10.3.7)."""
    c = city(2).has(0, gold=1).blockades(1, 7, 2).base(1, 7).carries("d09.first")

    c.refuses(0, "district:d07", "BLK-10.3.7")
    c.says(0, "district:d08")
    c.done()
    assert (0, 1) == (c.state.blockades[0][7], c.state.blockades[0][8])


def test_fortifications_already_there_stay_under_a_tile(city):
    """Green's blockade at the market stays, and can be moved away (BLK-10.3.7)."""
    c = city(2).has(0, gold=1).blockades(1, 8).tile("trading_market", 8).carries("d09.second")

    c.says(0, "district:d01")
    c.done()
    assert 1 == c.state.blockades[1][1]


def test_a_support_base_scores_at_the_end_also_without_personnel(city):
    """Strength 1 + 1 blockade, nobody there (BLK-10.3.8, BLK-9.3)."""
    c = city(2).round(8).base(0, 5).blockades(0, 5).goes(step("Game", at="final_scoring"))

    assert 2 == c.state.outcome.scores[0]
