"""Every reason why something is not allowed: a position, an act, the rule and the sentence that forbid it."""

import re

import pytest
from barbarossa_table import BOX, MIXED, does, position

import railhead
from railhead.components import Entry
from railhead.games.barbarossa.abilities import Ability, against_using
from railhead.games.barbarossa.cards import ACTIVE, IDS
from railhead.games.barbarossa.effects import IN_DEPLOYING_ZONE, TEXT_NAMES, TEXTS
from railhead.games.barbarossa.reasons import REASONS
from railhead.games.barbarossa.refusals import using_cost
from railhead.testing.texts import refusal

RULES = railhead.ruleset("barbarossa")

HEAVY = "independent_heavy_tank_battalion"
HQ = "division_headquarters_company"
SMALL = {"op": 1, "hand": [HQ, "grenadier_regiment", "signal_battalion"]}
UNDER_ATTACK = {"front": ["grenadier_regiment"], "bp": 4}
HEAVY_TITLE = "Independent Heavy Tank Battalion"
HELD_UP = {
    "phase": "activation",
    "front": ["general_winter", "~riga", f"~{HEAVY}", *["~grenadier_regiment"] * 3],
}
LOST = {"front": ["~grenadier_regiment"], "city": ["minsk"], "event": ["siberian_divisions", "general_winter"]}
WON = {**LOST, "bp": 17}
LOSSES = {"front": ["~grenadier_regiment", "panzer_regiment", "field_workshop"], "city": ["smolensk"], "bp": 0}

ALL_AIDS = [card for card in MIXED["aid"] for _ in range(BOX[card])]
NOT_HELD = "This card is not in your hand."
ALL_GONE = {"fronts": {0: ["~grenadier_regiment", "moscow"], 1: ["hill"] * 6 + ["position"] * 6}, "only_moscow": True}

# the position, the answers that lead to the question, the act, the rule, the sentence
ROWS = [
    # playing cards
    ({"hand": ["tracks"]}, [], "play:horses", "BAR-5.2.1", NOT_HELD),
    (
        {"hand": ["tracks"]},
        [],
        "play:minsk",
        "BAR-2.4",
        "This card has no Playing Cost, so it can never be played.",
    ),
    (
        {"hand": ["panzer_regiment"], "op": 1},
        [],
        "play:panzer_regiment",
        "BAR-5.2.4",
        "Its Playing Cost is 2 OP, and you have 1 OP.",
    ),
    (
        {"phase": "activation", "hand": ["signal_battalion"], "op": 3},
        [],
        "play:signal_battalion",
        "BAR-5.2.1",
        "Outside the Operation Phase only TRANSPORTs can be played.",
    ),
    (
        {"phase": "reinforcement", "hand": ["signal_battalion"], "op": 3},
        [],
        "play:signal_battalion",
        "BAR-5.2.1",
        "Outside the Operation Phase only TRANSPORTs can be played.",
    ),
    ({"phase": "reinforcement", "hand": ["tracks"]}, [], "play:horses", "BAR-5.2.1", NOT_HELD),
    *[
        (
            {**UNDER_ATTACK, "hand": ["horses"], "playing": ["pioneer_battalion"]},
            answers,
            act,
            "BAR-12.4.4",
            "During an attack no card can be played, deployed or put down.",
        )
        for answers in (["attack"], ["attack", "target:hill"])
        for act in ("play:horses", "deploy:pioneer_battalion", "place:grenadier_regiment")
    ],
    *[
        (
            {"hand": ["supply_column", "horses"], "playing": ["pioneer_battalion"], "op": 1},
            ["play:supply_column"],
            act,
            "BAR-5.2.1",
            "No card can be played, deployed or put down while a card or an ability is being resolved.",
        )
        for act in ("play:horses", "deploy:pioneer_battalion", "place:horses")
    ],
    # deployment
    (
        {"playing": ["signal_battalion"]},
        [],
        "deploy:signal_battalion",
        "BAR-3.2.2",
        "This Unit has no Deploying Rule, so it can never be deployed.",
    ),
    (
        {},
        [],
        "deploy:motorcycle_battalion",
        "BAR-10.3",
        "This Unit is deployed at once when it is played.",
    ),
    ({}, [], "deploy:field_hospital", "BAR-3.4.1", "An AID is deployed at once when it is played."),
    *[
        (
            {"playing": ["horses", "strategic_planning", "militia_battalions"]},
            [],
            f"deploy:{card}",
            "BAR-10.4",
            "Only Units whose text says so can be deployed after playing.",
        )
        for card in ("horses", "strategic_planning", "militia_battalions", "minsk")
    ],
    (
        {"hand": ["grenadier_regiment"]},
        [],
        "deploy:grenadier_regiment",
        "BAR-10.4",
        "No such card lies in your Playing Zone.",
    ),
    *[
        (
            {"phase": phase, "playing": ["grenadier_regiment"]},
            [],
            "deploy:grenadier_regiment",
            "BAR-7.2.5",
            "Cards are deployed in the Operation Phase only.",
        )
        for phase in ("activation", "reinforcement")
    ],
    (
        {"hand": ["grenadier_regiment"]},
        [],
        "place:grenadier_regiment",
        "BAR-10.8",
        "No card that you have played in this phase lets you put cards down straight from your hand.",
    ),
    (
        SMALL,
        [f"play:{HQ}"],
        "place:signal_battalion",
        "BAR-10.8",
        "Only Infantry and Tanks with a Deploying Rule can be put down straight from the hand.",
    ),
    (SMALL, [f"play:{HQ}"], "place:pioneer_battalion", "BAR-10.8", NOT_HELD),
    (
        {"phase": "reinforcement", "hand": ["grenadier_regiment"]},
        [],
        "place:grenadier_regiment",
        "BAR-7.2.5",
        "Cards are put down from the hand in the Operation Phase only.",
    ),
    # Intentional Abilities
    (
        {"playing": ["grenadier_regiment"]},
        [],
        "use:grenadier_regiment.b",
        "BAR-9.1",
        "You have no such card in play.",
    ),
    (
        {"hand": ["artillery_regiment"], "sp": 1},
        [],
        "use:artillery_regiment.a",
        "BAR-9.1",
        "You have no such card in play.",
    ),
    (
        {"front": ["~grenadier_regiment"]},
        [],
        "use:grenadier_regiment.b",
        "BAR-9.1",
        "You have no active card of this kind in play.",
    ),
    (
        {"front": ["grenadier_regiment"]},
        [],
        "use_fatigued:grenadier_regiment.b",
        "BAR-9.1",
        "You have no fatigued card of this kind in play.",
    ),
    *[
        (
            {"front": ["~grenadier_regiment"]},
            [],
            act,
            "BAR-5.6.2",
            "A card that is already fatigued cannot be fatigued for the Using Cost.",
        )
        for act in ("use:grenadier_regiment.a", "use_fatigued:grenadier_regiment.a")
    ],
    (
        {"front": ["~assault_gun_battalion", "grenadier_regiment"]},
        [],
        "use_fatigued:assault_gun_battalion.c",
        "BAR-9.4",
        "It makes no difference which card of this kind uses this ability; it is offered once.",
    ),
    (
        {"front": ["season_of_mud"]},
        [],
        "use:season_of_mud.a",
        "BAR-9.3",
        "Its Using Cost is 1 OP, and you have 0 OP.",
    ),
    (
        {"front": ["general_winter"], "sp": 2},
        [],
        "use:general_winter.a",
        "BAR-9.3",
        "Its Using Cost is 3 SP, and you have 2 SP.",
    ),
    (
        {"front": ["panzer_regiment"]},
        ["attack", "target:hill"],
        "use:panzer_regiment.a",
        "BAR-9.3",
        "Its Using Cost is 1 SP, and you have 0 SP.",
    ),
    (
        {"front": ["partisan_bands", "~grenadier_regiment", "panzer_regiment"]},
        [],
        "use:partisan_bands.a",
        "BAR-9.3",
        "Its Using Cost takes deployed cards: 1 needed, 0 there.",
    ),
    *[
        (
            {"phase": phase, "front": ["grenadier_regiment"]},
            [],
            act,
            "BAR-9.2",
            "Intentional Abilities are used in the Operation Phase only.",
        )
        for phase in ("activation", "reinforcement")
        for act in ("use:grenadier_regiment.a", "use_fatigued:grenadier_regiment.b")
    ],
    (
        {"front": ["forward_depot"], "hand": ["supply_column", "horses"], "op": 1},
        ["play:supply_column"],
        "use:forward_depot.a",
        "BAR-9.3",
        "No Intentional Ability can be used while a card or an ability is being resolved.",
    ),
    (
        {"front": ["pioneer_battalion"]},
        [],
        "use:pioneer_battalion.b",
        "BAR-9.9",
        "It can be used only during your attack.",
    ),
    (
        {"front": ["pioneer_battalion", "hill"]},
        ["attack", "target:hill"],
        "use:hill.a",
        "BAR-9.9",
        "It can be used only while you attack a City.",
    ),
    # activation
    (
        {"phase": "activation", "front": ["grenadier_regiment"], "sp": 9},
        [],
        "activate:grenadier_regiment",
        "BAR-7.1.3",
        "This card is not activated by paying for it.",
    ),
    (
        {"phase": "activation", "front": [HEAVY], "sp": 9},
        [],
        f"activate:{HEAVY}",
        "BAR-7.1.3",
        "You have no fatigued card of this kind deployed.",
    ),
    (
        {"phase": "activation", "front": [f"~{HEAVY}"], "sp": 2},
        [],
        f"activate:{HEAVY}",
        "BAR-7.1.3",
        "Activating it costs 3 SP, and you have 2 SP.",
    ),
    *[
        (
            {"phase": phase, "front": [f"~{HEAVY}"], "sp": 9},
            [],
            f"activate:{HEAVY}",
            "BAR-7.1.3",
            "Cards are activated by paying in the Activation Phase only.",
        )
        for phase in ("operation", "reinforcement")
    ],
    (
        {"phase": "activation", "front": ["general_winter", "~riga", f"~{HEAVY}", *["~grenadier_regiment"] * 3]},
        [],
        f"fatigued:{HEAVY}",
        "BAR-7.1.3",
        "This card is not activated automatically.",
    ),
    (
        {"phase": "activation", "front": ["general_winter", "~riga", "odessa", *["~grenadier_regiment"] * 3]},
        [],
        "fatigued:odessa",
        "BAR-7.1.4",
        "You have no fatigued card of this kind deployed.",
    ),
    # buying
    *[
        (
            {"phase": "reinforcement", "rp": 1, "sp": 99},
            [],
            f"buy:{card}",
            "BAR-11.2",
            "EVENTs and OBJECTIVEs cannot be bought.",
        )
        for card in ("general_winter", "militia_battalions", "minsk", "hill")
    ],
    (
        {"phase": "reinforcement", "rp": 1, "sp": 99, "removed": "panzer_regiment"},
        [],
        "buy:panzer_regiment",
        "BAR-4.8",
        "Its deck was taken out of the game.",
    ),
    (
        {"phase": "reinforcement", "rp": 1, "sp": 99, "removed": "aid"},
        [],
        "buy:field_hospital",
        "BAR-4.8",
        "Its deck was taken out of the game.",
    ),
    (
        {"phase": "reinforcement", "rp": 1, "sp": 99, "decks": {1: ["panzer_regiment"] * 10}},
        [],
        "buy:panzer_regiment",
        "BAR-1.3",
        "Its deck in the Field is empty.",
    ),
    (
        {"phase": "reinforcement", "rp": 1, "sp": 99, "box": ALL_AIDS},
        [],
        "buy:field_hospital",
        "BAR-1.3",
        "Its deck in the Field is empty.",
    ),
    (
        {"phase": "reinforcement", "rp": 1, "sp": 99, "aid": ["field_hospital"]},
        [],
        "buy:forward_depot",
        "BAR-3.4.2",
        "Only the top card of the AID deck can be bought.",
    ),
    (
        {"phase": "reinforcement", "sp": 99},
        [],
        "buy:tracks",
        "BAR-11.1",
        "Every purchase costs 1 RP, and you have 0 RP.",
    ),
    (
        {"phase": "reinforcement", "rp": 1, "sp": 5},
        [],
        "buy:trains",
        "BAR-11.1",
        "Its Buying Cost is 6 SP, and you have 5 SP.",
    ),
    *[
        (
            {"phase": phase, "rp": 1, "sp": 9},
            [],
            "buy:tracks",
            "BAR-7.3.2",
            "Cards are bought in the Reinforcement Phase only.",
        )
        for phase in ("activation", "operation")
    ],
    (
        UNDER_ATTACK,
        ["attack", "target:hill"],
        "buy:tracks",
        "BAR-7.3.2",
        "Cards are bought in the Reinforcement Phase only.",
    ),
    # attacking
    (
        {"front": ["hill"], "playing": ["grenadier_regiment"]},
        [],
        "attack",
        "BAR-12.1",
        "You need a Unit in your Deploying Zone to attack.",
    ),
    (ALL_GONE, [], "attack", "BAR-12.2", "No OBJECTIVE is left in the Field."),
    (
        {"front": ["~grenadier_regiment"], "attacked": True},
        [],
        "attack",
        "BAR-7.2.3",
        "You have already attacked in this Operation Phase.",
    ),
    *[
        (
            {"phase": phase, "front": ["grenadier_regiment"]},
            [],
            act,
            "BAR-7.2.2",
            "You can attack in your Operation Phase only.",
        )
        for phase in ("activation", "reinforcement")
        for act in ("attack", "target:hill")
    ],
    (
        {"front": ["grenadier_regiment"]},
        [],
        "target:hill",
        "BAR-12.1",
        "Declare the attack first, then choose its target.",
    ),
    (
        {"front": ["hill"]},
        [],
        "target:hill",
        "BAR-12.1",
        "You need a Unit in your Deploying Zone to attack.",
    ),
    (
        {"front": ["~grenadier_regiment"], "attacked": True},
        [],
        "target:hill",
        "BAR-7.2.3",
        "You have already attacked in this Operation Phase.",
    ),
    (
        UNDER_ATTACK,
        ["attack", "target:hill"],
        "target:city",
        "BAR-12.2",
        "The target of this attack has already been chosen.",
    ),
    *[
        (UNDER_ATTACK, ["attack"], act, "BAR-12.2", "Choose the target of your attack first.")
        for act in ("end", "attack", "pay", "give_up", "use:grenadier_regiment.a", "use_fatigued:grenadier_regiment.b")
    ],
    (
        {"fronts": {0: ["grenadier_regiment"], 1: ["hill"] * 6}},
        ["attack"],
        "target:hill",
        "BAR-12.2",
        "Its deck is empty.",
    ),
    *[
        ({"phase": phase}, [], act, "BAR-12.5", "No attack is going on.")
        for phase in ("activation", "operation", "reinforcement")
        for act in ("pay", "give_up")
    ],
    (
        UNDER_ATTACK,
        ["attack", "target:hill"],
        "pay",
        "BAR-12.5",
        "The Occupying Cost is 8 BP, and you have 4 BP.",
    ),
    (
        {"front": ["grenadier_regiment"], "bp": 7},
        ["attack", "target:position"],
        "give_up",
        "BAR-12.5.1",
        "You have 7 BP, and the Occupying Cost is 5 BP: failing on purpose is not allowed.",
    ),
    *[
        (
            UNDER_ATTACK,
            ["attack", "target:hill"],
            act,
            "BAR-12.4.3",
            "Finish the attack first: pay the Occupying Cost or give up.",
        )
        for act in ("end", "attack")
    ],
    # choices
    (
        {**LOSSES, "city": ["kiev"]},
        ["attack", "target:city", "give_up"],
        "done",
        "BAR-3.0.4",
        "This is not optional: you have to choose.",
    ),
    (
        {"front": ["assault_gun_battalion", "grenadier_regiment", "~grenadier_regiment"]},
        ["use:assault_gun_battalion.c"],
        "done",
        "BAR-9.3",
        "A Using Cost is paid in full: you have to choose.",
    ),
    (
        {**LOSSES, "city": ["kiev"]},
        ["attack", "target:city", "give_up"],
        "active:field_workshop",
        "BAR-3.0.1",
        "The text means cards of another type or sub-type.",
    ),
    (
        {**LOSSES, "city": ["kiev"]},
        ["attack", "target:city", "give_up"],
        "active:grenadier_regiment",
        "BAR-5.1.2",
        "No such card lies in your Deploying Zone in this condition.",
    ),
    (
        {"front": ["grenadier_regiment", "panzer_regiment", "~pioneer_battalion"], "event": ["red_air_force"]},
        ["attack", "target:city"],
        "fatigued:pioneer_battalion",
        "BAR-5.6.2",
        "Only an active card can be fatigued, only a fatigued one activated.",
    ),
    (
        {"front": ["~grenadier_regiment"], "hand": ["lightning_offensive"], "op": 1},
        ["play:lightning_offensive"],
        "active:grenadier_regiment",
        "BAR-5.6.2",
        "Only an active card can be fatigued, only a fatigued one activated.",
    ),
    (
        {"front": ["field_hospital"], "discard": ["grenadier_regiment", "panzer_regiment"]},
        ["use:field_hospital.a"],
        "card:panzer_regiment",
        "BAR-3.0.1",
        "The text means cards of another type or sub-type.",
    ),
    (
        {"front": ["field_hospital"], "discard": ["grenadier_regiment"]},
        ["use:field_hospital.a"],
        "card:pioneer_battalion",
        "BAR-15.6",
        "No such card lies in your discard pile.",
    ),
    ({"hand": ["supply_column", "horses"], "op": 1}, ["play:supply_column"], "card:trains", "BAR-15.7", NOT_HELD),
    ({"phase": "ending", "hand": ["horses", "tracks"]}, [], "card:trains", "BAR-7.4.2", NOT_HELD),
    (
        WON,
        ["attack", "target:city", "pay"],
        "card:red_air_force",
        "BAR-12.6",
        "This card is not among the EVENTs turned up.",
    ),
    (
        LOST,
        ["attack", "target:city", "give_up"],
        "card:red_air_force",
        "BAR-12.7",
        "This card is not among the EVENTs that go under the deck.",
    ),
    (
        {"hand": ["aerial_reconnaissance"], "event": ["general_winter", "red_air_force"], "op": 1},
        ["play:aerial_reconnaissance"],
        "card:siberian_divisions",
        "BAR-15.9",
        "This card is not among the EVENTs that you look at.",
    ),
    (
        {"seats": 3, "front": ["~grenadier_regiment"], "city": ["minsk"], "event": ["general_winter"], "bp": 14},
        ["attack", "target:city", "pay"],
        "seat:4",
        "BAR-3.5.4",
        "There is no player 5 in this match of 3.",
    ),
    (
        {
            "seats": 3,
            "front": ["~grenadier_regiment"],
            "city": ["minsk"],
            "event": ["general_winter"],
            "bp": 14,
            "in_play": [True, True, False],
        },
        ["attack", "target:city", "pay"],
        "seat:2",
        "BAR-8.8",
        "This player has left the match.",
    ),
    (
        {**WON, "event": ["general_winter"], "hand": ["horses"]},
        ["attack", "target:city", "pay"],
        "play:horses",
        "BAR-5.2.1",
        "No card can be played, deployed or put down while a card or an ability is being resolved.",
    ),
    # what belongs to another phase, while something else is chosen
    *[
        (
            {"phase": "ending", "hand": ["horses", "signal_battalion"], "front": ["grenadier_regiment"]},
            [],
            act,
            rule,
            said,
        )
        for act, rule, said in (
            ("buy:tracks", "BAR-7.3.2", "Cards are bought in the Reinforcement Phase only."),
            ("target:hill", "BAR-7.2.2", "You can attack in your Operation Phase only."),
            ("use:grenadier_regiment.a", "BAR-9.2", "Intentional Abilities are used in the Operation Phase only."),
            ("play:signal_battalion", "BAR-5.2.1", "Outside the Operation Phase only TRANSPORTs can be played."),
            ("play:horses", "BAR-7.4.2", "“Play Horses” is not an answer to this question."),
        )
    ],
    *[
        (HELD_UP, [], act, rule, said)
        for act, rule, said in (
            ("buy:tracks", "BAR-7.3.2", "Cards are bought in the Reinforcement Phase only."),
            ("attack", "BAR-7.2.2", "You can attack in your Operation Phase only."),
            ("deploy:horses", "BAR-7.2.5", "Cards are deployed in the Operation Phase only."),
            (f"activate:{HEAVY}", "BAR-7.1.4", f"“Pay to activate {HEAVY_TITLE}” is not an answer to this question."),
        )
    ],
    # what is no answer to a question at all: the rule of the question
    ({"phase": "activation"}, [], "card:horses", "BAR-7.1.2", "“Horses” is not an answer to this question."),
    ({"phase": "reinforcement"}, [], "seat:1", "BAR-7.3.2", "“Player 2” is not an answer to this question."),
    ({}, [], "choice:stalingrad.1", "BAR-7.2.2", "“Discard all of your Tanks” is not an answer to this question."),
    (
        {"hand": ["supply_column", "horses"], "op": 1},
        ["play:supply_column"],
        "end",
        "BAR-15.7",
        "“End the phase” is not an answer to this question.",
    ),
    (
        UNDER_ATTACK,
        ["attack", "target:hill"],
        "done",
        "BAR-12.4",
        "“None (or no more)” is not an answer to this question.",
    ),
]


@pytest.mark.parametrize(("where", "answers", "act", "rule", "sentence"), ROWS)
def test_a_refusal_names_the_rule_that_forbids_this_act_now(table, where, answers, act, rule, sentence):
    """Position, act, rule, sentence; nothing changes by a refused act."""
    where = dict(where)
    t = position(table, where.pop("seats", 2), **where)
    does(t, *answers)

    assert t.refuses(0, act, rule) == sentence
    t.waits_for(t.asked()[0][1], 0)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [("RP", "Its Using Cost is 2 RP, and you have 1 RP."), ("BP", "Its Using Cost is 2 BP, and you have 1 BP.")],
)
def test_a_cost_in_other_points_is_refused_with_its_numbers(table, kind, sentence):
    """No shipped card asks for them, and the data may (BAR-2.9, BAR-9.3)."""
    t = position(table, front=["grenadier_regiment"], rp=1, bp=1)
    t.waits_for("operation", 0)
    before = len(TEXTS)
    block = Entry({"id": "x", "cost": [{"do": "pay", kind: 2}], "effect": [{"do": "gain", "SP": 1}]}, "test")
    ability = Ability(0, IDS.index("grenadier_regiment"), IN_DEPLOYING_ZONE, block)
    del TEXTS[before:]
    del TEXT_NAMES[before:]
    number = against_using(t.state, ability, ACTIVE)

    assert REASONS.all[number].rule == "BAR-9.3"
    assert refusal(RULES, REASONS.all[number], *using_cost(t.state, number, ability)) == sentence


def test_every_reason_is_met_by_some_row():
    """Told apart by rule and sentence, with its numbers left out."""
    met = {(rule, shape(sentence)) for _, _, _, rule, sentence in ROWS}
    met |= {
        ("BAR-9.3", "Its Using Cost is # RP, and you have # RP."),
        ("BAR-9.3", "Its Using Cost is # BP, and you have # BP."),
    }

    assert {(reason.rule, shape(refusal(RULES, reason))) for reason in REASONS.all[1:]} - met == set()


def shape(sentence):
    """A sentence with `#` for every number in it."""
    return re.sub(r"\d+|\{\d\}", "#", sentence)
