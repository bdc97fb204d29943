"""Every row of the Decisions table (chapter 18): who is asked what, with which options."""

import pytest
from barbarossa_table import RULES, does, position

from railhead.games.barbarossa.cards import PHASE_LOSS, PHASE_POINTS
from railhead.standing import StandingAnswers

HEAVY = "independent_heavy_tank_battalion"
ALONE = {"event": [], "only_events": True}

# row: the position, the answers that lead to it, the question, options that must be there, options that must not
ROWS = {
    "D2": (
        {"phase": "activation", "front": ["general_winter", "~riga", *["~grenadier_regiment"] * 3]},
        [],
        "activate_some",
        ["fatigued:riga", "fatigued:grenadier_regiment"],
        ["done", "end"],
    ),
    "D3": ({"phase": "activation", "hand": ["horses"]}, [], "activation", ["play:horses"], []),
    "D4": ({"phase": "activation", "front": [f"~{HEAVY}"], "sp": 3}, [], "activation", [f"activate:{HEAVY}"], []),
    "D5": ({"phase": "activation"}, [], "activation", ["end"], []),
    "D6": (
        {"hand": ["signal_battalion", "panzer_regiment"], "op": 1},
        [],
        "operation",
        ["play:signal_battalion"],
        ["play:panzer_regiment"],
    ),
    "D7": ({"playing": ["grenadier_regiment"]}, [], "operation", ["deploy:grenadier_regiment"], []),
    "D8": (
        {"hand": ["grenadier_regiment", "division_headquarters_company"], "op": 1},
        ["play:division_headquarters_company"],
        "operation",
        ["place:grenadier_regiment"],
        [],
    ),
    "D9": (
        {"front": ["grenadier_regiment"]},
        [],
        "operation",
        ["use:grenadier_regiment.a", "use:grenadier_regiment.b"],
        [],
    ),
    "D9 in the attack": (
        {"front": ["grenadier_regiment"]},
        ["attack", "target:hill"],
        "gather",
        ["use:grenadier_regiment.a", "use:grenadier_regiment.b"],
        [],
    ),
    "D10": (
        {"front": ["assault_gun_battalion", "grenadier_regiment", "~grenadier_regiment"]},
        ["use:assault_gun_battalion.c"],
        "discard_deployed",
        ["active:grenadier_regiment", "fatigued:grenadier_regiment"],
        ["done"],
    ),
    "D11": (
        {"front": ["~grenadier_regiment"], "hand": ["lightning_offensive"], "op": 1},
        ["play:lightning_offensive"],
        "activate_deployed",
        ["fatigued:grenadier_regiment", "done"],
        [],
    ),
    "D12": (
        {"front": ["field_hospital"], "discard": ["grenadier_regiment"]},
        ["use:field_hospital.a"],
        "search_discard",
        ["card:grenadier_regiment", "done"],
        [],
    ),
    "D13": (
        {"hand": ["supply_column", "horses"], "op": 1},
        ["play:supply_column"],
        "return_from_hand",
        ["card:horses", "done"],
        [],
    ),
    "D14 bottom": (
        {"hand": ["aerial_reconnaissance"], "event": ["general_winter", "red_air_force"], "op": 1},
        ["play:aerial_reconnaissance"],
        "bury",
        ["card:general_winter", "card:red_air_force", "done"],
        [],
    ),
    "D14 top": (
        {"hand": ["aerial_reconnaissance"], "event": ["general_winter", "red_air_force"], "op": 1},
        ["play:aerial_reconnaissance", "done"],
        "put_on_top",
        ["card:general_winter", "card:red_air_force"],
        ["done"],
    ),
    "D15": ({"front": ["~grenadier_regiment"]}, [], "operation", ["attack", "end"], []),
    "D16": (
        {"front": ["~grenadier_regiment"]},
        ["attack"],
        "target",
        ["target:hill", "target:position", "target:city"],
        ["end"],
    ),
    "D17": (
        {"front": ["grenadier_regiment", "panzer_regiment"], "event": ["red_air_force"]},
        ["attack", "target:city"],
        "fatigue_deployed",
        ["active:grenadier_regiment", "active:panzer_regiment"],
        ["done"],
    ),
    "D18 pay": (
        {"front": ["grenadier_regiment"], "bp": 5},
        ["attack", "target:position"],
        "gather",
        ["pay"],
        ["give_up"],
    ),
    "D18 give up": ({"front": ["grenadier_regiment"]}, ["attack", "target:position"], "gather", ["give_up"], ["pay"]),
    "D19": (
        {"front": ["~grenadier_regiment", "~panzer_regiment"], "city": ["kiev"], **ALONE},
        ["attack", "target:city", "give_up"],
        "discard_deployed",
        ["fatigued:grenadier_regiment", "fatigued:panzer_regiment"],
        ["done"],
    ),
    "D20": (
        {"front": ["~grenadier_regiment", "~panzer_regiment"], "city": ["stalingrad"], **ALONE},
        ["attack", "target:city", "give_up"],
        "choose_one",
        ["choice:stalingrad.1", "choice:stalingrad.2"],
        ["done"],
    ),
    "D21": (
        {
            "front": ["~grenadier_regiment"],
            "city": ["minsk"],
            "event": ["siberian_divisions", "general_winter"],
            "bp": 17,
        },
        ["attack", "target:city", "pay"],
        "gain_next",
        ["card:siberian_divisions", "card:general_winter"],
        ["done"],
    ),
    "D22": (
        {"front": ["~grenadier_regiment"], "city": ["minsk"], "event": ["general_winter"], "bp": 14},
        ["attack", "target:city", "pay"],
        "give_event",
        ["seat:0", "seat:1"],
        ["seat:2", "done"],
    ),
    "D23": (
        {"front": ["~grenadier_regiment"], "city": ["minsk"], "event": ["siberian_divisions", "general_winter"]},
        ["attack", "target:city", "give_up"],
        "return_next",
        ["card:siberian_divisions", "card:general_winter"],
        ["done"],
    ),
    "D24": ({}, [], "operation", ["end"], []),
    "D25": ({"phase": "reinforcement", "hand": ["horses"]}, [], "reinforcement", ["play:horses"], []),
    "D26": ({"phase": "reinforcement", "rp": 1, "sp": 3}, [], "reinforcement", ["buy:tracks"], ["buy:trains"]),
    "D27": ({"phase": "reinforcement", "rp": 1}, [], "reinforcement", ["end"], []),
    "D28": ({"phase": "ending", "hand": ["horses", "tracks"]}, [], "keep", ["card:horses", "card:tracks", "done"], []),
}


@pytest.mark.parametrize("row", ROWS)
def test_a_row_of_the_decisions_table(table, row):
    """The turn player is asked, with these options and without those (BAR-6.2, chapter 18)."""
    where, answers, prompt, there, missing = ROWS[row]
    t = position(table, **where)
    does(t, *answers)

    t.waits_for(prompt, 0)
    assert set(there) <= set(t.options(0))
    assert not set(missing) & set(t.options(0))


def test_every_question_of_the_ruleset_is_in_the_table():
    """No prompt without a row, no row without its prompt (chapter 18)."""
    assert {prompt for _, _, prompt, _, _ in ROWS.values()} == set(RULES.prompts)


def test_no_two_automatic_effects_compete():
    """Row D29 does not occur: gains are RP and losses SP, so their order makes no difference (BAR-13.4)."""
    gains = [points for phase in PHASE_POINTS for points in phase if points is not None]
    losses = [points for phase in PHASE_LOSS for points in phase if points is not None]

    assert all(points.rp and not (points.op or points.sp or points.bp) for points in gains)
    assert all(points.sp and not (points.op or points.rp or points.bp) for points in losses)


def test_what_is_answered_in_advance_from_the_beginning():
    """A question that leaves no choice; the rest is for who asks for it."""
    assert ["only_option"] == [one.name for one in StandingAnswers(RULES, 0).in_force([])]
