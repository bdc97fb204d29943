"""Rounds, phases and the order of play (chapter 4)."""

import pytest
from black_metro_table import RULES, step

from railhead.kernel.ask import Ask
from railhead.standing import StandingAnswers


def test_a_round_is_assignment_dominance_resolution_standby(city):
    """The four phases in order, then the next round (BLK-4.1)."""
    c = city(3).hideout(0, "1s").has(1, strain=1).has(2, strain=1).chance("event", 2)
    c.goes(step("Game", at="begin_round"))

    c.asks(0, "turn").says(0, "district:d03")
    assert 1 == c.state.power[0]
    c.asks(0, "resolve").says(0, "use:d03.first", "pass")
    c.asks(0, "reroll").says(0, "pass").asks(0, "event").says(0, "use:event.3.2")
    c.waits(0, "turn")
    assert 2 == c.state.round
    assert "2s" == c.in_hideout(0)


def test_assignment_and_standby_begin_with_the_relic_player(city):
    """Blue holds the relic: Blue, Red, Green (BLK-4.2)."""
    c = city(3).relic(2)
    for player in range(3):
        c.hideout(player, "1s").missions(player, f"m{14 + player}")
    c.phase("assignment")
    for player in (2, 0, 1):
        c.asks(player, "turn").says(player, "district:d01")
    c.done()

    c = city(3).relic(2).chance("event", 2)
    for player in range(3):
        c.missions(player, f"m{14 + player}")
    c.phase("standby", at="missions")
    for player in (2, 0, 1):
        c.asks(player, "fulfil_standby").says(player, "pass")
    c.waits(2, "event")


def test_at_a_district_the_order_begins_with_the_player_there_nearest_to_the_relic_player(city):
    """Green holds the relic and is not at 03: Blue comes first, then Red (BLK-4.3)."""
    c = city(3).relic(1).at(0, 3, "1s").at(2, 3, "1s").phase("resolution")

    c.asks(2, "resolve").says(2, "pass").asks(0, "resolve").says(0, "pass")
    c.done()


def test_the_relic_player_counts_as_nearest_if_he_is_there(city):
    """Green holds the relic and is at 03: Green, Blue, Red (BLK-4.3)."""
    c = city(3).relic(1).at(0, 3, "1s").at(1, 3, "1s").at(2, 3, "1s").phase("resolution")

    for player in (1, 2, 0):
        c.asks(player, "resolve").says(player, "pass")
    c.done()


def test_districts_go_by_initiative_and_empty_ones_are_skipped(city):
    """Only 03, 08 and 11 hold personnel (BLK-4.4)."""
    c = city(2).at(0, 11, "1s").at(0, 3, "1s").at(1, 8, "1s").phase("resolution")

    c.asks(0, "resolve").says(0, "use:d03.first", "pass")
    c.asks(1, "resolve").says(1, "use:d08.second")
    c.asks(0, "resolve").says(0, "use:d11.second")
    c.done()


def test_each_player_uses_all_abilities_of_a_moment_before_the_next_does(city):
    """Start of the dominance phase: the relic player Green both of hers, then Red (BLK-4.5)."""
    c = city(2).relic(1).at(0, 5, "2s").at(1, 6, "1s").blockades(1, 1).has(0, level=2).has(1, level=2)
    c.technologies(0, "logistic_2").technologies(1, "logistic_2").candidate(1, "architect").phase("dominance")

    c.asks(1, "start_ability").says(1, "use:architect.general")
    c.asks(1, "start_ability").says(1, "card:logistic_2", "district:d07")
    c.asks(0, "start_ability").says(0, "pass")
    c.done()
    assert "1s" == c.there(1, 7)


def test_technologies_of_one_moment_work_in_ascending_level_and_colour_order(city):
    """When cards are charged: Serenity Implant (I) before Matter Synthesiser (III) (BLK-4.5)."""
    c = city(2).has(0, strain=3, level=3).technologies(0, "resource_3", "neuro_1").chance("event", 2)
    c.phase("standby", at="charge")

    told = c.told(0)
    assert told.index("Red heals 1 strain (now 2).") < told.index("Red gets 1 gold (now 1).")
    c.waits(0, "event")


def test_the_new_relic_player_counts_from_the_end_of_the_dominance_phase(city):
    """Green takes the relic and fulfils missions first (BLK-4.6)."""
    c = city(2).at(1, 1, "1s").at(1, 2, "1s").at(0, 3, "1s").missions(0, "m10").missions(1, "m11").phase("dominance")

    c.asks(1, "fulfil_end").says(1, "pass").asks(0, "fulfil_end").says(0, "pass")
    c.done()
    assert 1 == c.state.relic


def test_tiles_leave_the_board_at_the_start_of_dominance_and_of_standby(city):
    """Before anything else (BLK-4.7)."""
    for name in ("dominance", "standby"):
        c = city(3).tile("massive_explosion", 4).tile("gladiator_arena", 5)
        if name == "standby":
            c.chance("event", 2)
        c.phase(name)
        assert {} == c.tiles()
        if name == "dominance":
            c.done()
        else:
            c.waits(0, "reroll")


def test_the_candidate_ability_comes_before_between_or_after_the_technologies(city):
    """Both orders of Grav Lifter and frequency jammer are open (BLK-4.8; row 40)."""
    for first, second in (
        ("card:logistic_2", "use:technologist.general"),
        ("use:technologist.general", "card:logistic_2"),
    ):
        c = city(2).at(0, 5, "2s").has(0, level=2).technologies(0, "logistic_2", "battle_1")
        c.candidate(0, "technologist").phase("dominance")
        for choice in (first, second):
            c.says(0, choice)
            if choice == "card:logistic_2":
                c.says(0, "district:d06")
            else:
                c.says(0, "card:battle_1")
        c.done()
        assert ["logistic_2"] == c.charged(0)


def test_a_card_downed_before_its_turn_comes_is_not_used(city):
    """Red's jammer downs Green's Grav Lifter before Green's abilities (BLK-4.8)."""
    c = city(2).at(1, 5, "2s").has(0, level=2).has(1, level=2).technologies(0, "battle_2").technologies(1, "logistic_2")
    c.candidate(0, "technologist").phase("dominance")

    c.says(0, "use:technologist.general")
    c.done()  # Green is not asked
    assert [] == c.charged(1)


def test_once_per_round_limits_are_renewed_each_round(city):
    """Used technologies, the dominance mission and the counts of the round begin anew (BLK-4.9)."""
    c = city(2).hideout(0, "1s").has(0, level=2).technologies(0, "logistic_1")
    c.data.update(
        used=[255, 255], mission_done=[True, True], overwhelmed_pieces=[3, 0], overwhelmed_at=4, dominator=[0] * 13
    )
    c.goes(step("Game", at="begin_round"))

    c.waits(0, "turn")
    assert ([0, 0], [False, False], [0, 0], 0) == (
        c.tracker("used"),
        c.tracker("mission_done"),
        c.tracker("overwhelmed_pieces"),
        c.state.overwhelmed_at,
    )
    assert [-1] * 13 == c.tracker("dominator")


def test_the_four_phases_are_told_in_their_order():
    """Assignment, dominance, resolution, standby (BLK-4.1)."""
    match = RULES.start(2, 1)
    while match.state.round == 1:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[-1])

    assert [0, 1, 2, 3] == [event.args[0] for event in match.events(None) if event.kind == "phase"][:4]


def test_what_is_answered_in_advance_from_the_beginning():
    """A question with one option, where nobody sees how fast the answer comes; the rest is for who asks for it."""
    assert ["only_option"] == [one.name for one in StandingAnswers(RULES, 0).in_force([])]


@pytest.mark.parametrize(
    ("name", "position", "asked"),
    [
        ("no_reroll", lambda c: c.hand(0, "2_D").rolls("supply", 0, 3), (0, "reroll")),
        ("nothing_after", lambda c: c.hideout(0, "1s").hand(0, "3_D").turn(0).says(0, "district:d01"), (0, "after")),
        ("no_end_mission", lambda c: c.missions(0, "m11").at(0, 5, "1s").phase("dominance"), (0, "fulfil_end")),
    ],
)
def test_a_pass_in_advance_answers_its_question_and_no_other(city, name, position, asked):
    """Of who wants to reroll, play or fulfil nothing more (BLK-13.1, BLK-5.11, BLK-6.3.1)."""
    c = position(city(2)).asks(*asked)
    mine = StandingAnswers(RULES, 0)
    assert mine.answer(c.t.match, c.t.match.asks[0]) is None

    mine.give(name, c.t.match.tape.events)
    assert RULES.vocabulary.option("pass") == mine.answer(c.t.match, c.t.match.asks[0])
    for other in [other for other in RULES.prompts if other != asked[1]]:
        assert mine.answer(c.t.match, Ask(0, other, c.t.match.asks[0].options)) is None
    c.waits(*asked)
