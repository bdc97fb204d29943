"""The standby phase (chapter 8)."""

import pytest
from black_metro_table import step

QUIET = 2  # event 3: the relic player is asked and nothing else happens before


def standby(c, at=""):
    """The standby phase; the event dice show a 3, so that the test can end at the question of the event."""
    return c.chance("event", QUIET).phase("standby", at=at)


def test_tiles_go_first_and_each_step_is_completed_by_all_before_the_next(city):
    """Red and Green both recover before either draws (BLK-8.1)."""
    c = city(3).tile("massive_explosion", 3).overwhelmed(0, "1s").overwhelmed(1, "1s").deck("2_D", "3_D", "4_D")
    standby(c)

    assert {} == c.tiles()
    c.asks(0, "recover").says(0, "number:0").asks(1, "recover")
    assert [] == c.held(0)
    c.says(1, "number:0")
    c.waits(0, "reroll")
    assert ["2_D"] == c.held(0)


def test_the_steps_in_the_order_of_the_quick_reference(city):
    """Recall, draw, charge, mission, backing, dice, round (BLK-8.2)."""
    c = city(3).at(0, 5, "1s").has(0, gold=3, level=1, strain=1).technologies(0, "~neuro_1").missions(0, "m15")
    c.syndicates("gilded_lenders").deck("2_D", "3_D", "4_D").chance("penalty", 3)
    standby(c)

    c.asks(0, "fulfil_standby").says(0, "pass")
    c.asks(0, "backing").says(0, "pass")
    c.asks(0, "reroll").says(0, "pass")
    c.waits(0, "reroll")
    told = c.told()
    marks = [
        "Red recruits a subordinate in the hideout.",
        "Red draws a fortune.",
        "Red charges Serenity Implant.",
        "Red rolls the penalty dice: 4. Taxation: Lose 1 gold.",
        "Red rolls the event dice: 3. Assistance request: Each player halves gold, intel and drakownium, "
        "or each gets 3 gold, 2 intel, 1 drakownium.",
    ]
    assert marks == [sentence for sentence in told if sentence in marks]


def test_by_the_switch_fortunes_are_drawn_after_the_syndicates(city):
    """standby_order = body_text: no fortune in hand at the mission (BLK-8.2)."""
    c = city(3, standby_order="body_text").missions(0, "m14").hand(0, "2_D").deck("3_D", "4_D", "5_D")
    standby(c)

    c.asks(0, "fulfil_standby")
    assert ["2_D"] == c.held(0)
    c.says(0, "pass")
    assert ["2_D", "3_D"] == c.held(0)
    c.waits(0, "reroll")


def test_all_personnel_on_the_board_return_to_the_hideout(city):
    """Step 1a, of all ranks and players (BLK-8.3)."""
    c = city(3).at(0, 5, "1s1p").at(0, 12, "1D").at(1, 3, "2s")
    standby(c, at="recall")

    assert ("2s1p1D", "3s") == (c.in_hideout(0), c.in_hideout(1))  # with the recruits of step 1b
    assert ["", "", ""] == [c.there(0, 5), c.there(0, 12), c.there(1, 3)]
    c.waits(0, "reroll")


def test_everybody_recruits_one_subordinate(city):
    """Step 1b, mandatory (BLK-8.4)."""
    c = city(3)
    standby(c, at="recruit")

    assert ["1s", "1s", "1s"] == [c.in_hideout(player) for player in range(3)]
    c.waits(0, "reroll")


def test_with_an_empty_backup_the_recruit_is_an_overwhelmed_subordinate_or_1_power(city):
    """Row 30: Red takes the piece, Green the power, Blue has no choice (BLK-8.4, BLK-10.1.5, BLK-10.1.6)."""
    c = city(3).hideout(0, "8s").overwhelmed(0, "2s").hideout(1, "9s").overwhelmed(1, "1s").hideout(2, "5s5p")
    standby(c, at="recruit")

    c.asks(0, "recruit_instead").says(0, "overwhelmed")
    c.asks(1, "recruit_instead").says(1, "power")
    assert ("9s", "1s", 0) == (c.in_hideout(0), c.in_overwhelmed(0), c.state.power[0])
    assert ("9s", "1s", 1) == (c.in_hideout(1), c.in_overwhelmed(1), c.state.power[1])
    assert 1 == c.state.power[2]
    c.says(0, "number:0").says(1, "number:0")
    c.waits(0, "reroll")


def test_any_selection_of_overwhelmed_personnel_may_be_recovered_for_its_strength(city):
    """Row 31: 1 of 2 subordinates and the paragon are 3 strain (BLK-8.5)."""
    c = city(3).overwhelmed(0, "2s1p1D").chance("penalty", 3)
    standby(c, at="recover")

    c.says(0, "number:1", "number:1", "number:0")
    assert ("1s1p", "1s1D", 3) == (c.in_hideout(0), c.in_overwhelmed(0), c.state.strain[0])
    c.says(0, "pass")  # no reroll of the penalty dice
    c.waits(0, "reroll")


def test_recovering_nobody_costs_nothing(city):
    """Row 31: it may be declined (BLK-8.5, BLK-10.2.1)."""
    c = city(3).overwhelmed(0, "1p")
    standby(c, at="recover")

    c.says(0, "number:0")
    assert ("1p", 0) == (c.in_overwhelmed(0), c.state.strain[0])
    c.waits(0, "reroll")


def test_then_the_limits_are_checked(city):
    """Step 1d: six paragons are one too many (BLK-8.6, BLK-10.1.8)."""
    c = city(3).hideout(0, "1s6p")
    standby(c, at="check_limits")

    assert ("1s5p", 1) == (c.in_hideout(0), c.state.power[0])
    c.waits(0, "reroll")


def test_each_draws_a_fortune_and_the_hand_limit_applies_at_once(city):
    """Step 2: the relic player discards before the next draws (BLK-8.7)."""
    c = city(3).hand(0, "2_D", "3_D", "4_D", "5_D", "6_D").deck("7_D", "8_D", "9_D")
    standby(c, at="each_draw")

    c.asks(0, "hand_limit")
    assert [] == c.held(1)
    c.says(0, "card:2_D")
    assert (["8_D"], ["9_D"]) == (c.held(1), c.held(2))
    c.waits(0, "reroll")


def test_all_downed_cards_are_charged_and_new_technologies_become_public(city):
    """Step 3 (BLK-8.8)."""
    c = city(3).has(0, level=2).technologies(0, "~battle_2", "~!neuro_1").candidate(0, "surgeon", charged=False)
    standby(c, at="charge")

    assert ["battle_2", "neuro_1"] == c.charged(0)
    assert c.state.candidate_charged[0]
    assert sorted(["battle_2", "neuro_1"]) == sorted(c.t.sees(1)["zones"]["technologies"][0]["cards"])
    c.waits(0, "event")


def test_each_may_fulfil_one_standby_mission(city):
    """Step 4: one, not two (BLK-8.9, BLK-15.3; row 32)."""
    c = city(3).has(0, gold=6, intel=4).missions(0, "m15", "m16")
    standby(c, at="missions")

    c.asks(0, "fulfil_standby").says(0, "use:m15.2")
    c.waits(0, "event")
    assert (3, 0, 4) == (c.state.power[0], c.state.gold[0], c.state.intel[0])


def test_each_may_be_backed_by_one_syndicate(city):
    """Step 5: Red leads two and takes one (BLK-8.10; row 33)."""
    c = city(3).has(0, gold=6, intel=4).syndicates("gilded_lenders", "record_keepers")
    standby(c, at="backing")

    assert ["record_keepers", "gilded_lenders"] == c.offers(0, "card")
    c.says(0, "card:gilded_lenders")
    c.waits(0, "event")
    assert 2 == c.state.power[0]


def test_the_one_player_with_the_most_strain_rolls_the_penalty_dice(city):
    """Step 6a (BLK-8.11)."""
    c = city(3).has(0, strain=2).has(1, strain=5, gold=1).chance("penalty", 3)
    standby(c, at="roll_penalty")

    assert 0 == c.state.gold[1]
    c.waits(0, "event")


def test_a_tie_for_the_most_strain_rolls_nothing(city):
    """No penalty for two with 5 (BLK-8.11)."""
    c = city(3).has(0, strain=5).has(1, strain=5)
    standby(c, at="roll_penalty")

    assert "Nobody alone has the most strain: the penalty dice are not rolled." in c.told()
    assert [] == [sentence for sentence in c.told() if "rolls the penalty dice" in sentence]
    c.waits(0, "event")


def test_the_relic_player_rolls_the_event_dice_and_decides(city):
    """Step 6b: Blue holds the relic and chooses (BLK-8.12; row 35)."""
    c = city(3).relic(2).has(0, gold=4)
    standby(c, at="roll_event")

    c.asks(2, "event").says(2, "use:event.3.1")
    c.done()
    assert 2 == c.state.gold[0]


def test_with_two_players_event_1_strikes_once_more(city):
    """Step 6c: the top fortune is an 8: fortifications at 08 go, the explosion comes (BLK-8.13, BLK-14.6)."""
    c = city(2).blockades(1, 8, 2).deck("8_D")
    standby(c, at="roll_event")

    c.says(0, "use:event.3.2")
    c.done()
    assert ({8: "massive_explosion"}, 3) == (c.tiles(), c.state.blockades[1][0])
    assert "8_D" == c.zone("discard")[0]


def test_with_three_players_it_does_not(city):
    """No extra trigger (BLK-8.13)."""
    c = city(3).deck("8_D")
    standby(c, at="roll_event")

    c.says(0, "use:event.3.2")
    c.done()
    assert {} == c.tiles()


def test_the_round_tracker_advances(city):
    """Step 7 (BLK-8.14)."""
    c = city(3).round(7).hideout(0, "1s").goes(step("Game", at="advance_round"))

    c.waits(0, "turn")
    assert 8 == c.state.round


def test_after_round_8_the_match_ends_with_its_standby_phase_played_in_full(city):
    """The event dice of round 8 are rolled, then the scoring (BLK-8.14)."""
    c = city(3).round(8).chance("event", QUIET).goes(step("Game", at="standby"))

    c.says(0, "pass", "use:event.3.2")  # no reroll
    assert c.state.over
    assert (4, 4, 4) == c.state.outcome.scores  # a recruit, and 3 gold, 2 intel, 1 drakownium
    assert 8 == c.state.round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_of_eight_rounds_ends(seats):
    """Eight rounds and no more (BLK-4.1, BLK-8.14)."""
    from black_metro_table import RULES

    from railhead.testing.conformance import play_checked

    assert 8 == play_checked(RULES, seats, 3, dear=0).state.round


def test_who_has_nobody_overwhelmed_is_not_said_to_recover_nobody(city):
    """Only who could recover somebody decides about it (BLK-8.5)."""
    c = city(2).overwhelmed(1, "1s").goes(step("StandbyPhase", at="recover"))

    c.says(1, "count:0" if "count:0" in c.offers(1) else c.offers(1)[0])
    assert ["Green"] == [line.split(" ")[0] for line in c.told() if "recover" in line]
    c.waits(*c.t.asked()[0])
