"""Missions and syndicates (chapters 15 and 16)."""

import pytest
from black_metro_table import step

STANDBY_MISSION = 16


def standby_mission(c, player=0):
    return c.plays(step("Fulfil", player=player, timing=STANDBY_MISSION))


def test_missions_are_secret_until_fulfilled(city):
    """Green sees how many, not which; then the fulfilled one (BLK-15.1, BLK-20.1)."""
    c = city(2).missions(0, "m22", "m01")
    standby_mission(c)

    assert [None, None] == c.t.sees(1)["zones"]["missions"][0]
    c.says(0, "use:m22.3")
    c.done()
    assert ["m22"] == c.t.sees(1)["zones"]["fulfilled"][0]
    assert [None] == c.t.sees(1)["zones"]["missions"][0]


def test_an_empty_mission_deck_gives_nothing_and_is_never_replenished(city):
    """11 offers no mission; returned ones can be drawn again (BLK-15.1)."""
    c = city(2).at(0, 11, "1s")
    c.table.data["zones"]["fulfilled"][1] = c.table.cards("mission_deck")
    c.table.data["zones"]["mission_deck"] = []
    c.phase("resolution")
    c.done()

    c = city(2).missions(0, "m05")
    c.table.data["zones"]["fulfilled"][1] = c.table.cards("mission_deck")
    c.table.data["zones"]["mission_deck"] = []
    c.plays(step("Carry", script="event.6.2"), step("Carry", script="event.6.1"))
    c.done()
    assert (["m05"], []) == (c.zone("missions", 0), c.zone("missions", 1))


def test_keywords_say_in_which_phase_and_timing_a_mission_is_fulfilled(city):
    """Standby missions only in step 4, dominance missions only at their timing (BLK-15.2)."""
    c = city(2).missions(0, "m22", "m01", "m11").hideout(0, "9s")
    standby_mission(c)
    c.refuses(0, "use:m01.1", "BLK-15.2")
    c.refuses(0, "use:m11.1", "BLK-15.2")
    c.says(0, "use:m22.1")
    c.done()

    c = city(2).missions(0, "m22", "m01").at(0, 5, "5s").phase("dominance")
    c.refuses(0, "use:m22.1", "BLK-15.2")
    c.waits(0, "fulfil_here")


def test_one_dominance_and_one_standby_mission_a_round(city):
    """Both in one round are allowed, two of a keyword not (BLK-15.3)."""
    c = city(3).missions(0, "m01", "m22", "m23").at(0, 5, "5s").chance("event", 2)
    c.plays(step("StandbyPhase", at="missions"), step("DominancePhase"))

    c.says(0, "use:m01.1", "use:m22.1")
    c.waits(0, "event")
    assert sorted(["m01", "m22"]) == sorted(c.zone("fulfilled", 0))


def test_exactly_one_of_the_three_options_is_chosen_and_pays(city):
    """9 strength meets all three; the best pays 3 and the mission is finished (BLK-15.4)."""
    c = city(2).missions(0, "m01").at(0, 5, "9s").phase("dominance")

    assert ["m01.1", "m01.2", "m01.3"] == c.offers(0, "use")
    c.says(0, "use:m01.3")
    c.done()
    assert 4 == c.state.power[0]
    assert ["m01"] == c.zone("fulfilled", 0)


def test_an_option_whose_requirement_is_not_met_cannot_be_chosen(city):
    """6 strength: 5 yes, 7 no (BLK-15.4)."""
    c = city(2).missions(0, "m01").at(0, 5, "6s").phase("dominance")

    c.refuses(0, "use:m01.2", "BLK-15.4")
    c.refuses(0, "use:m07.1", "BLK-15.1")
    c.says(0, "use:m01.1")
    c.done()


@pytest.mark.parametrize(("strain", "options"), [(0, 3), (2, 2), (5, 1), (6, 0)])
def test_have_at_most(city, strain, options):
    """Clean Bill of Health: at most 5, 2, 0 strain (BLK-15.5)."""
    c = city(2).has(0, strain=strain).missions(0, "m22")
    standby_mission(c)

    assert options == len(c.offers(0, "use"))
    c.says(0, "pass")
    c.done()


@pytest.mark.parametrize(("strain", "options"), [(8, 0), (9, 1), (14, 2), (15, 3)])
def test_have_at_least(city, strain, options):
    """Endure the Pressure: 9, 12, 15 strain or more (BLK-15.5)."""
    c = city(2).has(0, strain=strain).missions(0, "m23")
    standby_mission(c)

    assert options == len(c.offers(0, "use"))
    c.says(0, "pass")
    c.done()


@pytest.mark.parametrize(("blockades", "options"), [(0, []), (1, ["m18.1"]), (3, ["m18.1", "m18.2", "m18.3"])])
def test_a_support_base_counts_as_one_fortification(city, blockades, options):
    """Fortify the City asks for 2, 3 or 4 of them (BLK-15.5, BLK-10.3)."""
    c = standby_mission(city(2).missions(0, "m18").base(0, 5).blockades(0, 6, blockades))

    assert options == c.offers(0, "use")
    c.waits(0, "fulfil_standby")


def test_a_shared_distinction_fulfils_nothing(city):
    """Green and Blue share the most power: no option against the most power (BLK-15.6)."""
    c = (
        city(3)
        .has(1, power=5)
        .has(2, power=5)
        .at(0, 5, "5s")
        .at(1, 5, "1s")
        .missions(0, "m03")
        .relic(1)
        .phase("dominance")
    )
    assert ["m03.1"] == c.offers(0, "use")
    c.waits(0, "fulfil_here")

    c = (
        city(3)
        .has(1, power=6)
        .has(2, power=5)
        .at(0, 5, "5s")
        .at(1, 5, "1s")
        .missions(0, "m03")
        .relic(1)
        .phase("dominance")
    )
    assert ["m03.1", "m03.2", "m03.3"] == c.offers(0, "use")
    c.waits(0, "fulfil_here")


def test_against_a_player_means_he_was_there_when_dominance_was_asserted(city):
    """Green, overwhelmed meanwhile, counts; Blue elsewhere does not (BLK-15.7)."""
    c = city(3).has(1, power=6).at(0, 5, "5s").at(1, 5, "1s").missions(0, "m03", "m05").phase("dominance")
    assert ["m03.2", "m03.3"] == [option for option in c.offers(0, "use") if option.startswith("m03")]
    c.waits(0, "fulfil_here")

    c = city(3).has(2, power=6).at(0, 5, "5s").at(1, 5, "1s").at(2, 6, "1s").missions(0, "m03").phase("dominance")
    c.asks(0, "fulfil_end").says(0, "pass")
    c.done()


def test_strength_and_personnel_are_counted_at_step_1_6_and_losses_are_those_of_this_dominance(city):
    """Two overwhelmed at 05 do not count at 06 (BLK-15.8)."""
    c = city(3).at(0, 5, "5s").at(1, 5, "1s").at(2, 5, "1s").at(0, 6, "5s").missions(0, "m02").phase("dominance")

    assert ["m02.1", "m02.3"] == c.offers(0, "use")
    c.says(0, "pass")
    c.asks(0, "fulfil_end").says(0, "pass")  # at 06 nothing was overwhelmed, so there was no question
    c.done()


def test_fulfilling_is_optional_and_missions_cannot_be_discarded(city):
    """Passing keeps the mission; nothing else is offered (BLK-15.9)."""
    c = city(2).missions(0, "m22")
    standby_mission(c)

    assert ["pass", "use:m22.1", "use:m22.2", "use:m22.3"] == c.offers(0)
    c.says(0, "pass")
    c.done()
    assert ["m22"] == c.zone("missions", 0)


def test_a_mission_does_not_pay_with_itself_and_what_it_returns_is_not_fulfilled(city):
    """Delegate the Work with two others: option 2 at most (BLK-15.10)."""
    c = city(2).missions(0, "m24", "m01", "m02")
    standby_mission(c)

    assert ["m24.1", "m24.2"] == c.offers(0, "use")
    c.refuses(0, "use:m24.3", "BLK-15.10")
    c.says(0, "use:m24.1", "card:m02")
    c.done()
    assert (["m24"], ["m01"], "m02") == (
        c.zone("fulfilled", 0),
        c.zone("missions", 0),
        c.zone("mission_deck")[-1],
    )
    assert 1 == c.state.power[0]


def test_power_relic_and_hands_are_those_of_the_moment(city):
    """At step 1.6 Red has the power of 1.1 and 1.4: level with Green, who is then not the most powerful (BLK-15.11)."""
    c = city(2).has(1, power=2).at(0, 5, "5s").at(1, 5, "1s").missions(0, "m03").phase("dominance")

    c.asks(0, "fulfil_end").says(0, "pass")
    c.done()


def test_costs_are_paid_in_full_with_cards_of_ones_choice(city):
    """Call in Favours: a king is asked for; jack and queen do not do (BLK-15.11; row 17)."""
    c = city(2).missions(0, "m08").at(0, 5, "1s").hand(0, "J_D", "K_D", "joker", "10_D").phase("dominance")

    assert ["m08.1", "m08.2", "m08.3"] == c.offers(0, "use")
    c.says(0, "use:m08.3").asks(0, "pay_fortune")
    assert ["K_D", "joker"] == c.offers(0, "card")
    c.refuses(0, "card:J_D", "BLK-15.11")
    c.says(0, "card:joker")
    c.done()
    assert ["J_D", "K_D", "10_D"] == c.held(0)


def test_an_option_that_cannot_be_paid_cannot_be_chosen(city):
    """5 gold pay 3, not 6 (BLK-15.11; row 32)."""
    c = city(2).missions(0, "m15").has(0, gold=5)
    standby_mission(c)

    c.refuses(0, "use:m15.2", "BLK-2.1")
    c.says(0, "use:m15.1")
    c.done()
    assert (2, 2) == (c.state.gold[0], c.state.power[0])


# --- syndicates -----------------------------------------------------------------------------------------------------


def test_the_sole_best_player_receives_2_power(city):
    """From the relic player clockwise (BLK-16.1; row 33)."""
    c = city(3).relic(1).has(0, gold=2).has(1, intel=3).syndicates("gilded_lenders", "record_keepers")
    c.chance("event", 2).phase("standby", at="backing")

    c.asks(1, "backing").says(1, "card:record_keepers").asks(0, "backing").says(0, "card:gilded_lenders")
    c.waits(1, "event")
    assert [2, 2, 0] == c.tracker("power")


def test_a_tie_gives_no_backing(city):
    """Red and Green have 2 gold each (BLK-16.1)."""
    c = city(3).has(0, gold=2).has(1, gold=2).syndicates("gilded_lenders").plays(step("Backing", player=0))

    c.done()


def test_one_backing_per_player_and_standby_phase(city):
    """Red leads both and receives one; nobody else can use the other (BLK-16.2)."""
    c = city(3).has(0, gold=2, intel=3).syndicates("gilded_lenders", "record_keepers").chance("event", 2)
    c.phase("standby", at="backing")

    c.says(0, "card:record_keepers")
    c.waits(0, "event")
    assert [2, 0, 0] == c.tracker("power")


def test_backing_is_optional(city):
    """Row 33 (BLK-16.1, BLK-18.3)."""
    c = city(3).has(0, gold=2).syndicates("gilded_lenders").plays(step("Backing", player=0))

    c.says(0, "pass")
    c.done()
    assert 0 == c.state.power[0]


def test_turned_syndicates_stay_turned_and_backing_does_not_turn(city):
    """No reset in the standby phase; the backing syndicate stays unturned (BLK-16.3)."""
    c = city(3).has(0, gold=2).syndicates("gilded_lenders", "~record_keepers").chance("event", 2)
    c.phase("standby", at="backing")

    c.says(0, "card:gilded_lenders")
    c.waits(0, "event")
    assert {"gilded_lenders": 0, "~record_keepers".lstrip("~"): 1} == c.turned()


def test_a_criterion_at_0_for_everyone_is_a_tie_and_the_most_of_nothing_is_nobodys(city):
    """Nobody has gold; with strain 0 the fewest is a tie of all (BLK-16.4)."""
    c = city(2).syndicates("gilded_lenders", "healers_circle").plays(step("Backing", player=0))
    c.done()

    c = city(2).has(1, strain=1).syndicates("healers_circle").plays(step("Backing", player=0))
    c.says(0, "card:healers_circle")  # the fewest may be 0
    c.done()
    assert 2 == c.state.power[0]


def test_criteria_are_judged_when_the_player_claims(city):
    """Red's mission spends the gold first: Green then leads (BLK-16.5)."""
    c = city(3).has(0, gold=3).has(1, gold=1).missions(0, "m15").syndicates("gilded_lenders").chance("event", 2)
    c.phase("standby", at="missions")

    c.says(0, "use:m15.1").asks(1, "backing").says(1, "card:gilded_lenders")
    c.waits(0, "event")


def test_a_syndicate_one_does_not_lead_is_refused(city):
    """Green leads the Record Keepers (BLK-16.1)."""
    c = (
        city(2)
        .has(0, gold=2, intel=1)
        .has(1, intel=2)
        .syndicates("gilded_lenders", "record_keepers")
        .plays(step("Backing", player=0))
    )

    c.refuses(0, "card:record_keepers", "BLK-16.1")
    c.says(0, "pass")
    c.done()


def test_a_revealed_mission_can_still_be_fulfilled(city):
    """Turned up or not, it is unfulfilled (BLK-15.4)."""
    c = city(2).at(0, 5, "5s").revealed(0, "m01").phase("dominance")

    c.asks(0, "fulfil_here")
    chosen = c.offers(0, "use")[0]
    assert "m01" == chosen.partition(".")[0]
    c.says(0, f"use:{chosen}")
    assert (["m01"], []) == (c.zone("fulfilled", 0), c.zone("revealed", 0))
    c.done()


def test_a_mission_that_must_be_returned_cannot_be_kept(city):
    """Only where a text says that he may, he can pass (BLK-13.12)."""
    for optional, passes in ((False, []), (True, ["pass"])):
        c = city(2).missions(0, "m01", "m03").plays(step("ReturnMissions", player=0, n=1, optional=optional))

        assert ["card:m01", "card:m03", *passes] == sorted(c.offers(0))
        c.waits(0, "return_mission")
