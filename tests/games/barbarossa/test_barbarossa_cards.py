"""Every card: what it does and what it does not do (chapter 15 and the card list).

The expected values are typed here and not read from the data.
"""

import pytest
from barbarossa_table import RULES, cards, does, front, in_field, offers, position, purse, seen

from railhead.games.barbarossa.cards import IDS, PLAY_COST
from railhead.games.barbarossa.effects import ATTACKED, GAINED
from railhead.kernel.ask import NONE

HARMLESS = "encirclement_battle"  # an EVENT that adds nothing
HEAVY = "independent_heavy_tank_battalion"

# --- playing: every card that has a Playing Cost --------------------------------------------------------------------

# card, cost in OP, purse afterwards, cards drawn, where it lies then, the next question
PLAYED = [
    ("horses", 0, {"sp": 1}, 0, "playing", "operation"),
    ("tracks", 0, {"sp": 2}, 0, "playing", "operation"),
    ("trains", 0, {"sp": 3}, 0, "playing", "operation"),
    ("grenadier_regiment", 1, {"rp": 1}, 0, "playing", "operation"),
    ("panzer_grenadier", 1, {"op": 1}, 0, "playing", "operation"),
    ("pioneer_battalion", 1, {}, 0, "playing", "operation"),
    ("motorcycle_battalion", 1, {}, 1, "front", "operation"),
    ("panzer_regiment", 2, {}, 0, "playing", "operation"),
    (HEAVY, 2, {}, 0, "playing", "operation"),
    ("assault_gun_battalion", 1, {}, 0, "playing", "operation"),
    ("armored_reconnaissance_battalion", 1, {"op": 2, "bp": 2}, 0, "playing", "operation"),
    ("artillery_regiment", 1, {"bp": 5}, 0, "playing", "operation"),
    ("rocket_projector_regiment", 2, {"bp": 10}, 0, "playing", "operation"),
    ("division_headquarters_company", 1, {"op": 1, "rp": 1}, 1, "playing", "operation"),
    ("field_replacement_battalion", 1, {"op": 1}, 0, "playing", "operation"),
    ("signal_battalion", 1, {"op": 2}, 1, "playing", "operation"),
    ("supply_column", 1, {"op": 1, "sp": 1}, 0, "playing", "operation"),
    ("strategic_planning", 1, {"op": 1}, 2, "playing", "operation"),
    ("lightning_offensive", 1, {"op": 1}, 0, "playing", "operation"),
    ("aerial_reconnaissance", 1, {"op": 1}, 1, "playing", "bury"),
    ("field_workshop", 1, {}, 0, "front", "operation"),
    ("forward_depot", 1, {}, 0, "front", "operation"),
    ("field_hospital", 1, {}, 0, "front", "operation"),
    ("panzer_corps_commander", 1, {"op": 1}, 0, "front", "operation"),
    ("infantry_corps_commander", 1, {}, 0, "front", "operation"),
    ("army_group_headquarters", 1, {}, 0, "front", "operation"),
    ("air_fleet_liaison", 1, {}, 0, "front", "operation"),
    ("soviet_guards_tank_army", 1, {"sp": 3}, 0, "playing", "operation"),
    ("siberian_divisions", 1, {}, 2, "playing", "operation"),
    ("red_air_force", 1, {"op": 1}, 1, "playing", "operation"),
    ("militia_battalions", 0, {"sp": 1}, 0, "playing", "operation"),
]


@pytest.mark.parametrize(("card", "cost", "bonus", "drawn", "place", "prompt"), PLAYED, ids=[row[0] for row in PLAYED])
def test_playing_a_card(table, card, cost, bonus, drawn, place, prompt):
    """Its cost, its bonus, the cards it draws and where it lies (BAR-5.2.2, BAR-15.20)."""
    t = position(table, hand=[card], deck=["trains"] * 3, op=cost)
    does(t, f"play:{card}")

    assert purse(t) == bonus
    assert t.zone("hand", 0) == ["trains"] * drawn
    assert t.zone("playing") == ([card] if place == "playing" else [])
    assert front(t) == ([card] if place == "front" else [])
    t.waits_for(prompt, 0)


@pytest.mark.parametrize(("card", "cost"), [(row[0], row[1]) for row in PLAYED if row[1]])
def test_a_card_is_not_played_for_less(table, card, cost):
    """One OP too few (BAR-5.2.4)."""
    t = position(table, hand=[card], op=cost - 1, sp=9)

    t.refuses(0, f"play:{card}", "BAR-5.2.4")
    t.waits_for("operation", 0)


def test_the_list_of_playable_cards_is_complete():

    assert sorted(row[0] for row in PLAYED) == sorted(
        RULES.cards[card] for card, cost in enumerate(PLAY_COST) if cost >= 0
    )


# --- deployment: the Units that have the right ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "unit",
    ["grenadier_regiment", "panzer_grenadier", "pioneer_battalion", "panzer_regiment", HEAVY, "assault_gun_battalion"],
)
def test_a_unit_with_the_right_enters_fatigued(table, unit):
    """The player may deploy it in this phase (BAR-10.4, BAR-10.5)."""
    t = position(table, playing=[unit])
    does(t, f"deploy:{unit}")

    assert front(t) == [f"~{unit}"]
    t.waits_for("operation", 0)


# --- abilities that give Battle Points ------------------------------------------------------------------------------

# ability, SP to pay, BP gained
FATIGUE = [
    ("grenadier_regiment.a", 0, 3),
    ("panzer_grenadier.a", 0, 1),
    ("panzer_grenadier.b", 1, 4),
    ("pioneer_battalion.a", 0, 3),
    ("motorcycle_battalion.a", 0, 2),
    ("panzer_regiment.a", 1, 6),
    (f"{HEAVY}.a", 0, 7),
    ("assault_gun_battalion.a", 0, 3),
]
DISCARD = [
    ("grenadier_regiment.b", 1),
    ("panzer_grenadier.c", 1),
    ("motorcycle_battalion.b", 1),
    ("panzer_regiment.b", 2),
    (f"{HEAVY}.b", 3),
    ("assault_gun_battalion.b", 2),
]


@pytest.mark.parametrize(("ability", "supply", "battle"), FATIGUE)
def test_fatiguing_for_battle_points(table, ability, supply, battle):
    """Once per activation, for exactly this cost (BAR-9.3, BAR-15.2)."""
    unit = ability.partition(".")[0]
    t = position(table, front=[unit], sp=supply + 1)
    does(t, f"use:{ability}")
    assert purse(t) == {"sp": 1, "bp": battle}
    assert front(t) == [f"~{unit}"]
    t.refuses(0, f"use:{ability}", "BAR-5.6.2")
    t.refuses(0, f"use_fatigued:{ability}", "BAR-5.6.2")
    t.waits_for("operation", 0)

    if supply:
        t = position(table, front=[unit], sp=supply - 1)
        t.refuses(0, f"use:{ability}", "BAR-9.3")
        t.waits_for("operation", 0)


@pytest.mark.parametrize(("ability", "battle"), DISCARD)
@pytest.mark.parametrize("tired", [False, True])
def test_discarding_for_battle_points(table, ability, battle, tired):
    """Active or fatigued; the card goes to the discard pile (BAR-9.4, BAR-9.6, BAR-15.1)."""
    unit = ability.partition(".")[0]
    t = position(table, front=[f"~{unit}" if tired else unit])
    t.refuses(0, f"{'use' if tired else 'use_fatigued'}:{ability}", "BAR-9.1")
    does(t, f"{'use_fatigued' if tired else 'use'}:{ability}")

    assert purse(t) == {"bp": battle}
    assert front(t) == []
    assert t.zone("discard", 0) == [unit]
    t.waits_for("operation", 0)


def test_heavy_tanks_woken_by_others_need_no_payment(table):
    """Field Workshop and Lightning Offensive activate them without SP (BAR-15.1)."""
    t = position(table, front=[f"~{HEAVY}", "field_workshop"])
    does(t, "use:field_workshop.a")
    assert front(t) == [HEAVY, "~field_workshop"]
    t.waits_for("operation", 0)

    t = position(table, front=[f"~{HEAVY}"], hand=["lightning_offensive"], op=1)
    does(t, "play:lightning_offensive", f"fatigued:{HEAVY}")
    assert front(t) == [HEAVY]
    t.waits_for("operation", 0)


def test_panzer_grenadiers_use_one_of_their_two_fatigue_abilities(table):
    """Both fatigue the card (BAR-15.2)."""
    t = position(table, front=["panzer_grenadier"], sp=1)
    does(t, "use:panzer_grenadier.a")

    t.refuses(0, "use:panzer_grenadier.b", "BAR-5.6.2")
    assert offers(t, "use_fatigued") == ["panzer_grenadier.c"]
    t.waits_for("operation", 0)


@pytest.mark.parametrize(("target", "cost"), [("hill", 8), ("position", 5), ("city", 10)])
def test_pioneers_lower_any_target_by_four(table, target, cost):
    """Also while fatigued (BAR-15.3)."""
    t = position(table, front=["~pioneer_battalion"], city=["minsk"], event=[], only_events=True, bp=cost - 4)
    does(t, "attack", f"target:{target}")
    t.refuses(0, "pay", "BAR-12.5")
    does(t, "use_fatigued:pioneer_battalion.b")

    assert purse(t) == {}
    assert t.zone("discard", 0) == ["pioneer_battalion"]
    t.waits_for("operation", 0)


def test_motorcycles_draw_before_they_are_deployed(table):
    """The card comes first, then the deployment; it costs 1 OP (BAR-15.4)."""
    t = position(table, hand=["motorcycle_battalion"], deck=["motorcycle_battalion"], op=1)
    does(t, "play:motorcycle_battalion")

    assert t.told(0) == [
        "Player 1 plays Motorcycle Battalion for 1 OP.",
        "Player 1 draws Motorcycle Battalion.",
        "Player 1 deploys Motorcycle Battalion (active).",
    ]
    t.refuses(0, "play:motorcycle_battalion", "BAR-5.2.4")  # no endless chain: the second needs another OP
    t.waits_for("operation", 0)


def test_motorcycles_put_down_by_a_headquarters_draw_nothing(table):
    """They are not played (BAR-15.4)."""
    t = position(
        table,
        hand=["motorcycle_battalion"],
        deck=["trains"],
        permits=["division_headquarters_company.playing"],
    )
    does(t, "place:motorcycle_battalion")

    assert t.zone("hand", 0) == []
    assert front(t) == ["motorcycle_battalion"]
    t.waits_for("operation", 0)


def test_artillery_fires_from_the_playing_zone(table):
    """Any number of times, also in the attack, and it is no deployed Unit (BAR-15.5)."""
    t = position(table, hand=["artillery_regiment"], op=1, sp=3)
    does(t, "play:artillery_regiment", "use:artillery_regiment.a")
    assert purse(t) == {"bp": 6, "sp": 2}
    t.refuses(0, "attack", "BAR-12.1")
    t.waits_for("operation", 0)

    t = position(table, playing=["artillery_regiment"], front=["~grenadier_regiment"], sp=2, bp=3)
    does(t, "attack", "target:position", "use:artillery_regiment.a", "use:artillery_regiment.a", "pay")
    assert purse(t) == {}
    t.waits_for("operation", 0)


def test_artillery_stops_with_the_operation_phase(table):
    """BAR-15.5: until the phase ends; the deployed kind of ability it has not."""
    t = position(table, playing=["artillery_regiment"], sp=3)
    does(t, "end")

    t.refuses(0, "use:artillery_regiment.a", "BAR-9.2")
    t.refuses(0, "deploy:artillery_regiment", "BAR-7.2.5")
    t.waits_for("reinforcement", 0)


def test_rockets_give_ten_battle_points_and_no_more(table):
    """No ability, no deployment (the card list)."""
    t = position(table, hand=["rocket_projector_regiment"], op=2, sp=5)
    does(t, "play:rocket_projector_regiment")

    assert purse(t) == {"bp": 10, "sp": 5}
    assert offers(t, "use") == offers(t, "deploy") == []
    t.waits_for("operation", 0)


# --- cards with a choice --------------------------------------------------------------------------------------------


def test_field_replacements_bring_an_infantry_back(table):
    """From the own discard pile only, if the player likes (BAR-15.6; row D12)."""
    t = position(
        table,
        hand=["field_replacement_battalion"],
        discards={
            0: ["grenadier_regiment", "panzer_regiment", "pioneer_battalion", "pioneer_battalion"],
            1: ["panzer_grenadier"],
        },
        op=1,
    )
    does(t, "play:field_replacement_battalion")
    assert sorted(t.options(0)) == ["card:grenadier_regiment", "card:pioneer_battalion", "done"]
    t.refuses(0, "card:panzer_grenadier", "BAR-15.6")
    t.refuses(0, "card:panzer_regiment", "BAR-3.0.1")

    does(t, "card:pioneer_battalion")
    assert t.zone("hand", 0) == ["pioneer_battalion"]
    assert cards(t, "discard", 0) == ["grenadier_regiment", "panzer_regiment", "pioneer_battalion"]
    t.waits_for("operation", 0)


def test_field_replacements_may_bring_nothing(table):
    """Taking is optional, and without Infantry nothing is asked (BAR-15.6)."""
    t = position(table, hand=["field_replacement_battalion"], discard=["grenadier_regiment"], op=1)
    does(t, "play:field_replacement_battalion", "done")
    assert t.zone("hand", 0) == []
    t.waits_for("operation", 0)

    t = position(table, hand=["field_replacement_battalion"], discard=["horses", "panzer_regiment"], op=1)
    does(t, "play:field_replacement_battalion")
    t.waits_for("operation", 0)


def test_field_hospital(table):
    """Fatigue it for an Infantry; the cost is paid even if there is none (BAR-15.6)."""
    t = position(table, front=["field_hospital"], discard=["grenadier_regiment"])
    does(t, "use:field_hospital.a", "card:grenadier_regiment")
    assert t.zone("hand", 0) == ["grenadier_regiment"]
    assert front(t) == ["~field_hospital"]
    t.waits_for("operation", 0)

    t = position(table, front=["field_hospital"], discard=["panzer_regiment"])
    does(t, "use:field_hospital.a")
    assert front(t) == ["~field_hospital"]
    t.refuses(0, "use:field_hospital.a", "BAR-5.6.2")
    t.waits_for("operation", 0)


def test_field_hospital_takes_one_card(table):
    """Two Infantry lie in the discard pile; the other one stays there (BAR-15.6)."""
    t = position(table, front=["field_hospital"], discard=["grenadier_regiment", "panzer_grenadier"])
    does(t, "use:field_hospital.a", "card:panzer_grenadier")

    assert (t.zone("hand", 0), t.zone("discard", 0)) == (["panzer_grenadier"], ["grenadier_regiment"])
    t.waits_for("operation", 0)


def test_supply_column_returns_a_card(table):
    """One card of the hand, or none (BAR-15.7; row D13)."""
    t = position(table, hand=["supply_column", "horses", "tracks"], op=1)
    before = in_field(t, "horses")
    does(t, "play:supply_column")
    assert sorted(t.options(0)) == ["card:horses", "card:tracks", "done"]
    t.refuses(0, "card:trains", "BAR-15.7")
    does(t, "card:horses")
    assert in_field(t, "horses") == before + 1
    assert t.zone("hand", 0) == ["tracks"]
    t.waits_for("operation", 0)

    t = position(table, hand=["supply_column", "horses"], op=1)
    does(t, "play:supply_column", "done")
    assert t.zone("hand", 0) == ["horses"]
    t.waits_for("operation", 0)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_lightning_offensive_wakes_up_to_two_units(table, number):
    """Any sub-type, none allowed, no AID or OBJECTIVE (BAR-15.8; row D11)."""
    tired = ["~grenadier_regiment", "~assault_gun_battalion", f"~{HEAVY}", "~field_workshop", "~riga"]
    t = position(table, hand=["lightning_offensive"], front=tired, op=1)
    does(t, "play:lightning_offensive")
    units = ["fatigued:grenadier_regiment", "fatigued:assault_gun_battalion", f"fatigued:{HEAVY}"]
    assert sorted(t.options(0)) == sorted([*units, "done"])
    t.refuses(0, "fatigued:field_workshop", "BAR-3.0.1")
    t.refuses(0, "fatigued:riga", "BAR-3.0.1")

    does(t, *units[:number])
    if number < 2:
        does(t, "done")
    assert sum(not card.startswith("~") for card in front(t)) == number
    t.waits_for("operation", 0)


def test_strategic_planning_draws_two_and_leaves_at_the_end(table):
    """It returns to the Field (BAR-3.3.2)."""
    t = position(table, hand=["strategic_planning"], deck=["horses"] * 8, op=1)
    does(t, "play:strategic_planning")
    assert t.zone("hand", 0) == ["horses", "horses"]

    does(t, "end", "end", "done")
    assert in_field(t, "strategic_planning") == 6
    assert "strategic_planning" not in t.zone("discard", 0)
    t.waits_for("activation", 1)


# --- Aerial Reconnaissance ------------------------------------------------------------------------------------------


def scout(table, **more):
    t = position(
        table, hand=["aerial_reconnaissance"], event=["general_winter", "red_air_force", "season_of_mud"], op=1, **more
    )
    return does(t, "play:aerial_reconnaissance")


def test_reconnaissance_shows_the_top_two_events_to_the_player_alone(table):
    """The others see how many go to the bottom (BAR-15.9)."""
    t = scout(table)

    assert seen(t, 0, "scouted", 0) == ["red_air_force", "general_winter"]
    assert seen(t, 1, "scouted", 0) == [None, None]
    assert sorted(t.options(0)) == ["card:general_winter", "card:red_air_force", "done"]
    t.refuses(0, "card:season_of_mud", "BAR-15.9")
    assert "Player 1 looks at General Winter from the EVENT deck." in t.told(0)
    assert "Player 1 looks at a card from the EVENT deck." in t.told(1)
    t.waits_for("bury", 0)


@pytest.mark.parametrize(
    ("answers", "top", "bottom"),
    [
        (["done", "card:general_winter"], ["red_air_force", "general_winter", "season_of_mud"], []),
        (["done", "card:red_air_force"], ["general_winter", "red_air_force", "season_of_mud"], []),
        (["card:general_winter", "done"], ["red_air_force", "season_of_mud"], ["general_winter"]),
        (["card:red_air_force", "done"], ["general_winter", "season_of_mud"], ["red_air_force"]),
        (["card:general_winter", "card:red_air_force"], ["season_of_mud"], ["general_winter", "red_air_force"]),
        (["card:red_air_force", "card:general_winter"], ["season_of_mud"], ["red_air_force", "general_winter"]),
    ],
)
def test_reconnaissance_puts_events_where_the_player_likes(table, answers, top, bottom):
    """Any of them to the bottom, any order of both parts (BAR-15.9; row D14)."""
    t = scout(table)
    does(t, *answers)

    deck = t.zone("event")
    assert deck[: len(top)] == top
    assert deck[25 - len(bottom) :] == bottom
    assert len(deck) == 25
    assert seen(t, 1, "event") == [None] * 25
    assert [card for card in seen(t, 0, "event") if card] == [card for card in top if card != "season_of_mud"] + bottom
    assert t.told(1).count("Player 1 puts an EVENT under the EVENT deck.") == len(bottom)
    t.waits_for("operation", 0)


@pytest.mark.parametrize("left", [0, 1])
def test_reconnaissance_with_fewer_than_two_events(table, left):
    """He sees what is there; the card is drawn all the same (BAR-15.9)."""
    t = position(
        table, hand=["aerial_reconnaissance"], deck=["trains"], event=["red_air_force"][:left], only_events=True, op=1
    )
    does(t, "play:aerial_reconnaissance")
    assert t.zone("hand", 0) == ["trains"]
    if left:
        assert t.options(0) == ["card:red_air_force", "done"]
        does(t, "card:red_air_force")
        assert t.zone("event") == ["red_air_force"]
    t.waits_for("operation", 0)


def test_reconnaissance_makes_others_forget_what_they_knew(table):
    """An EVENT that all knew at the bottom is somewhere after a secret choice (BAR-15.9, chapter 16)."""
    t = position(
        table,
        hand=["aerial_reconnaissance"],
        front=["~grenadier_regiment"],
        city=["minsk"],
        event=["general_winter", "red_air_force"],
        only_events=True,
        op=1,
    )
    does(t, "attack", "target:city", "give_up")
    assert seen(t, 1, "event") == [None, "general_winter"]

    does(t, "play:aerial_reconnaissance", "card:general_winter", "card:red_air_force")
    assert seen(t, 1, "event") == [None, None]
    assert seen(t, 0, "event") == ["general_winter", "red_air_force"]
    t.waits_for("operation", 0)


# --- AIDs -----------------------------------------------------------------------------------------------------------


def test_field_workshop_wakes_a_tank(table):
    """One Tank of the player's choice, no other Unit (the card list; BAR-3.2.8)."""
    t = position(
        table,
        front=["field_workshop", "~panzer_regiment", f"~{HEAVY}", "~assault_gun_battalion", "~grenadier_regiment"],
    )
    does(t, "use:field_workshop.a")
    assert sorted(t.options(0)) == [f"fatigued:{HEAVY}", "fatigued:panzer_regiment"]
    t.refuses(0, "done", "BAR-3.0.4")
    t.refuses(0, "fatigued:assault_gun_battalion", "BAR-3.0.1")

    does(t, "fatigued:panzer_regiment")
    assert "panzer_regiment" in front(t)
    assert f"~{HEAVY}" in front(t)
    t.waits_for("operation", 0)


def test_infantry_corps_commander_wakes_an_infantry(table):
    """No Tank (the card list)."""
    t = position(table, front=["infantry_corps_commander", "~panzer_regiment", "~grenadier_regiment"])
    does(t, "use:infantry_corps_commander.a")

    assert front(t) == ["grenadier_regiment", "~infantry_corps_commander", "~panzer_regiment"]
    t.waits_for("operation", 0)


def test_infantry_corps_commander_wakes_no_second_infantry(table):
    """Of two the player chooses one (the card list)."""
    t = position(table, front=["infantry_corps_commander", "~panzer_grenadier", "~grenadier_regiment"])
    does(t, "use:infantry_corps_commander.a", "fatigued:grenadier_regiment")

    assert front(t) == ["grenadier_regiment", "~infantry_corps_commander", "~panzer_grenadier"]
    t.waits_for("operation", 0)


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("forward_depot", {"sp": 1}),
        ("panzer_corps_commander", {"op": 1}),
        ("riga", {"sp": 1}),
        ("odessa", {"sp": 1}),
        ("rostov", {"rp": 1}),
    ],
)
def test_fatiguing_for_other_points(table, card, gain):
    """Once per activation (BAR-9.3, BAR-5.6.2)."""
    t = position(table, front=[card])
    does(t, f"use:{card}.a")

    assert purse(t) == gain
    assert front(t) == [f"~{card}"]
    t.refuses(0, f"use:{card}.a", "BAR-5.6.2")
    t.waits_for("operation", 0)


@pytest.mark.parametrize(
    ("headquarters", "points"),
    [([], 1), (["army_group_headquarters"], 2), (["army_group_headquarters", "~army_group_headquarters"], 3)],
)
def test_army_group_headquarters_add_up(table, headquarters, points):
    """Two give 2 more RP; fatigued or not (BAR-15.10)."""
    t = position(table, front=headquarters)
    does(t, "end")

    assert purse(t) == {"rp": points} if points else {}
    t.waits_for("reinforcement", 0)


def test_army_group_headquarters_of_others_give_nothing(table):
    """Only the owner gains (BAR-15.10)."""
    t = position(table, fronts={0: [], 1: ["army_group_headquarters"]})
    does(t, "end")

    assert purse(t) == {"rp": 1}
    t.waits_for("reinforcement", 0)


def test_air_fleet_liaison(table):
    """2 less for a City, once (the card list; BAR-9.9)."""
    t = position(table, front=["air_fleet_liaison", "~grenadier_regiment"], city=["minsk"], event=[HARMLESS], bp=8)
    does(t, "attack", "target:city")
    t.refuses(0, "pay", "BAR-12.5")
    does(t, "use:air_fleet_liaison.a")
    t.refuses(0, "use:air_fleet_liaison.a", "BAR-5.6.2")

    does(t, "pay")
    assert purse(t) == {}
    t.waits_for("operation", 0)


# --- EVENTs ---------------------------------------------------------------------------------------------------------

# EVENT, what it adds to the Occupying Cost
DEFENCE = [
    ("soviet_guards_tank_army", 6),
    ("siberian_divisions", 3),  # and an Encirclement Battle (0) after it
    ("red_air_force", 3),
    ("militia_battalions", 1),
    ("encirclement_battle", 0),
    ("general_winter", 4),
    ("season_of_mud", 2),
    ("partisan_bands", 2),
]


@pytest.mark.parametrize(("event", "added"), DEFENCE)
def test_what_an_event_adds(table, event, added):
    """Minsk costs 10 and this much more: one BP less is not enough (BAR-3.5.1, BAR-12.3.2)."""
    for battle, option in ((10 + added - 1, "give_up"), (10 + added, "pay")):
        t = position(table, front=["~grenadier_regiment"], city=["minsk"], event=[event, HARMLESS], bp=battle)
        does(t, "attack", "target:city")
        assert option in t.options(0)
        t.waits_for("gather", 0)


@pytest.mark.parametrize("event", ["soviet_guards_tank_army", "red_air_force", "militia_battalions"])
def test_a_captured_event_joins_the_deck(table, event):
    """It can be kept, discarded and returned like any card, and counts its VP (BAR-15.20, BAR-3.5.3)."""
    t = position(table, front=["~grenadier_regiment"], city=["minsk"], event=[event], bp=16)
    does(t, "attack", "target:city", "pay")
    assert t.zone("discard", 0) == [event]
    does(t, "end", "end")
    assert t.zone("hand", 0) == [event]
    does(t, "end", "end", "end", seat=1)

    does(t, "end", "end", "end", f"card:{event}")
    assert t.zone("hand", 0) == [event]
    t.waits_for("activation", 1)


def test_a_captured_event_can_be_returned(table):
    """Under the EVENT deck (BAR-15.20, BAR-15.7)."""
    t = position(table, hand=["supply_column", "soviet_guards_tank_army"], op=1)
    does(t, "play:supply_column", "card:soviet_guards_tank_army")

    assert t.zone("event")[-1] == "soviet_guards_tank_army"
    t.waits_for("operation", 0)


def test_siberian_divisions_chain(table):
    """Each turns up one more (BAR-15.11)."""
    t = position(
        table,
        front=["~grenadier_regiment"],
        city=["minsk"],
        event=["siberian_divisions", "siberian_divisions", "militia_battalions", "general_winter"],
        bp=17,
    )
    does(t, "attack", "target:city")

    assert t.zone("revealed") == ["militia_battalions", "siberian_divisions", "siberian_divisions"]
    does(t, "pay")
    assert purse(t) == {}
    t.waits_for("gain_next", 0)


def test_siberian_divisions_before_moscow(table):
    """One more than the two (BAR-15.11, BAR-15.19)."""
    t = position(
        table,
        front=["~grenadier_regiment"],
        only_moscow=True,
        event=["siberian_divisions", "militia_battalions", HARMLESS, "general_winter"],
    )
    does(t, "attack", "target:city")

    assert t.zone("revealed") == [HARMLESS, "militia_battalions", "siberian_divisions"]
    t.waits_for("gather", 0)


def test_red_air_force_takes_a_unit_of_the_attackers_choice(table):
    """An active Unit, nothing for it, and no ability in between (BAR-15.12; row D17)."""
    t = position(
        table,
        fronts={
            0: ["grenadier_regiment", "panzer_regiment", "~pioneer_battalion", "field_workshop"],
            1: ["assault_gun_battalion"],
        },
        city=["minsk"],
        event=["red_air_force"],
        sp=1,
    )
    does(t, "attack", "target:city")
    assert sorted(t.options(0)) == ["active:grenadier_regiment", "active:panzer_regiment"]
    t.refuses(0, "use:panzer_regiment.a", "BAR-9.3")
    t.refuses(0, "active:field_workshop", "BAR-3.0.1")

    does(t, "active:grenadier_regiment")
    assert "~grenadier_regiment" in front(t)
    assert purse(t) == {"sp": 1}
    t.waits_for("gather", 0)


def test_red_air_force_without_active_units_does_nothing(table):
    """And with one it asks nothing (BAR-15.12)."""
    t = position(table, front=["~grenadier_regiment", "field_hospital"], city=["minsk"], event=["red_air_force"])
    does(t, "attack", "target:city")
    assert front(t) == ["field_hospital", "~grenadier_regiment"]
    t.waits_for("gather", 0)

    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=["red_air_force"])
    does(t, "attack", "target:city")
    assert front(t) == ["~grenadier_regiment"]
    t.waits_for("gather", 0)


def test_encirclement_battle_draws_in_the_middle_of_the_attack(table):
    """Two cards at once, before the next EVENT is gained (BAR-15.13)."""
    t = position(
        table,
        front=["~grenadier_regiment"],
        city=["minsk"],
        event=["siberian_divisions", HARMLESS],
        deck=["tracks", "trains", "horses"],
        bp=13,
    )
    does(t, "attack", "target:city", "pay", f"card:{HARMLESS}")

    assert cards(t, "hand", 0) == ["tracks", "trains"]
    assert t.zone("event")[-1] == HARMLESS
    t.waits_for("operation", 0)


@pytest.mark.parametrize("event", ["general_winter", "season_of_mud", "partisan_bands"])
def test_burdens_go_to_any_player_and_only_he_can_send_them_back(table, event):
    """The card lies active in his zone; the gainer cannot use its ability (BAR-15.14)."""
    t = position(
        table,
        3,
        fronts={0: ["grenadier_regiment"], 1: ["grenadier_regiment"], 2: []},
        city=["minsk"],
        event=[event],
        bp=14,
        sp=9,
        op=9,
    )
    does(t, "attack", "target:city", "pay", "seat:1")
    assert event in front(t, 1)
    t.refuses(0, f"use:{event}.a", "BAR-9.1")
    t.waits_for("operation", 0)


@pytest.mark.parametrize(
    ("event", "purse_before", "purse_after"),
    [("general_winter", {"sp": 4}, {"sp": 1}), ("season_of_mud", {"op": 2}, {"op": 1}), ("partisan_bands", {}, {})],
)
def test_burdens_are_sent_back_under_the_event_deck(table, event, purse_before, purse_after):
    """For 3 SP, 1 OP, or a fatigued Infantry (BAR-15.14)."""
    t = position(table, front=[event, "grenadier_regiment", "panzer_regiment"], **purse_before)
    does(t, f"use:{event}.a")

    assert purse(t) == purse_after
    assert t.zone("event")[-1] == event
    assert event not in front(t)
    assert ("~grenadier_regiment" in front(t)) == (event == "partisan_bands")
    t.waits_for("operation", 0)


def test_burdens_stay_if_the_cost_cannot_be_paid(table):
    """2 of 3 SP, no OP, only fatigued Infantry (BAR-15.14, BAR-9.3)."""
    t = position(
        table,
        front=["general_winter", "season_of_mud", "partisan_bands", "~grenadier_regiment", "panzer_regiment"],
        sp=2,
    )

    for event in ("general_winter", "season_of_mud", "partisan_bands"):
        t.refuses(0, f"use:{event}.a", "BAR-9.3")
    t.waits_for("operation", 0)


@pytest.mark.parametrize(
    ("muds", "yields"),
    [
        (0, {"horses": 1, "tracks": 2, "trains": 3}),
        (1, {"horses": 1, "tracks": 1, "trains": 2}),
        (2, {"horses": 1, "tracks": 0, "trains": 1}),
        (3, {"horses": 1, "tracks": 0, "trains": 0}),
    ],
)
@pytest.mark.parametrize("transport", ["horses", "tracks", "trains"])
def test_season_of_mud(table, muds, yields, transport):
    """Each takes 1 SP off every TRANSPORT but Horses, never below 0 (BAR-15.15)."""
    t = position(table, hand=[transport], front=["season_of_mud"] * muds, sp=5)
    does(t, f"play:{transport}")

    assert t.state.sp == 5 + yields[transport]
    t.waits_for("operation", 0)


def test_season_of_mud_does_not_touch_other_cards_or_players(table):
    """Supply Column and captured Militia give their SP; the other player's mud is his (BAR-15.15)."""
    t = position(table, fronts={0: ["season_of_mud"], 1: []}, hand=["militia_battalions", "supply_column"], op=1)
    does(t, "play:militia_battalions", "play:supply_column")
    assert t.state.sp == 2
    t.waits_for("operation", 0)

    t = position(table, fronts={0: [], 1: ["season_of_mud"]}, hand=["tracks"])
    does(t, "play:tracks")
    assert t.state.sp == 2
    t.waits_for("operation", 0)


@pytest.mark.parametrize(("bands", "supply", "left"), [(1, 5, 3), (2, 5, 1), (2, 3, 0), (3, 9, 3), (1, 1, 0)])
def test_partisan_bands(table, bands, supply, left):
    """Each takes 2 SP at the beginning of the Reinforcement Phase, one after the other (BAR-15.16)."""
    t = position(table, front=["partisan_bands"] * bands, sp=supply)
    does(t, "end")

    assert t.state.sp == left
    t.waits_for("reinforcement", 0)


def test_partisan_bands_let_the_owner_choose_the_infantry(table):
    """An active one; its return costs nothing else (BAR-15.14; row D10)."""
    t = position(table, front=["partisan_bands", "grenadier_regiment", "panzer_grenadier", "~pioneer_battalion"])
    does(t, "use:partisan_bands.a")
    assert sorted(t.options(0)) == ["active:grenadier_regiment", "active:panzer_grenadier"]

    does(t, "active:panzer_grenadier")
    assert front(t) == ["grenadier_regiment", "~panzer_grenadier", "~pioneer_battalion"]
    t.waits_for("operation", 0)


# --- OBJECTIVEs -----------------------------------------------------------------------------------------------------

COSTS = [
    *[("hill", 8), ("position", 5), ("minsk", 10), ("riga", 9), ("odessa", 10), ("smolensk", 11), ("voronezh", 12)],
    *[("kiev", 13), ("kharkov", 12), ("rostov", 13), ("sevastopol", 16), ("leningrad", 18), ("stalingrad", 18)],
    ("moscow", 20),
]


@pytest.mark.parametrize(("objective", "cost"), COSTS)
def test_what_an_objective_costs(table, objective, cost):
    """One BP less is not enough (BAR-2.8, BAR-12.5)."""
    for battle, option in ((cost - 1, "give_up"), (cost, "pay")):
        t = position(
            table,
            front=["~grenadier_regiment"],
            city=[] if objective in ("hill", "position", "moscow") else [objective],
            only_moscow=objective == "moscow",
            event=[],
            only_events=True,
            bp=battle,
        )
        does(t, "attack", f"target:{objective if objective in ('hill', 'position') else 'city'}")
        assert option in t.options(0)
        t.waits_for("gather", 0)


ARMY = [
    "~grenadier_regiment",
    "panzer_grenadier",
    "panzer_regiment",
    "~assault_gun_battalion",
    "field_workshop",
    "hill",
]
# City, what the player answers, what he loses, what becomes fatigued
RED = [
    ("minsk", [], [], []),
    ("riga", [], [], []),
    ("odessa", [], [], []),
    ("smolensk", ["active:panzer_grenadier"], ["panzer_grenadier"], []),
    ("voronezh", [], [], ["panzer_regiment"]),
    ("kiev", ["fatigued:assault_gun_battalion"], ["~assault_gun_battalion"], []),
    ("kharkov", [], ["panzer_regiment"], []),
    ("rostov", ["fatigued:grenadier_regiment"], ["~grenadier_regiment"], []),
    ("sevastopol", [], ["~grenadier_regiment", "panzer_grenadier"], []),
    ("leningrad", ["active:panzer_regiment", "active:panzer_grenadier"], ["panzer_regiment", "panzer_grenadier"], []),
    ("stalingrad", ["choice:stalingrad.1"], ["panzer_regiment"], []),
    ("stalingrad", ["choice:stalingrad.2"], ["~assault_gun_battalion", "~grenadier_regiment", "panzer_grenadier"], []),
    (
        "moscow",
        ["active:panzer_regiment", "fatigued:grenadier_regiment"],
        ["panzer_regiment", "~grenadier_regiment"],
        [],
    ),
]


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize(("city", "answers", "lost", "fatigued"), RED)
def test_the_red_text_of_a_city(table, city, answers, lost, fatigued, won):
    """Won or lost; AIDs and OBJECTIVEs are not touched (BAR-3.6.3, BAR-12.8, BAR-15.17 to 15.19; row D19)."""
    t = position(
        table,
        front=ARMY,
        city=[] if city == "moscow" else [city],
        only_moscow=city == "moscow",
        event=[],
        only_events=True,
        bp=20 if won else 0,
    )
    does(t, "attack", "target:city", "pay" if won else "give_up", *answers)

    expected = [card for card in ARMY if card not in lost and card not in fatigued]
    expected += [f"~{card}" for card in fatigued] + ([city] if won else [])
    assert front(t) == sorted(expected)
    assert cards(t, "discard", 0) == sorted(card.lstrip("~") for card in lost)
    t.waits_for("operation", 0)


def test_sevastopol_leaves_the_third_infantry(table):
    """Two of them, of the player's choice (BAR-3.6.3, BAR-12.8)."""
    infantry = ["grenadier_regiment", "panzer_grenadier", "pioneer_battalion"]
    t = position(table, front=[f"~{card}" for card in infantry], city=["sevastopol"], event=[], only_events=True)
    does(t, "attack", "target:city", "give_up", "fatigued:pioneer_battalion", "fatigued:grenadier_regiment")

    assert front(t) == ["~panzer_grenadier"]
    assert cards(t, "discard", 0) == ["grenadier_regiment", "pioneer_battalion"]
    t.waits_for("operation", 0)


def test_stalingrad_with_one_kind_of_units_asks_nothing(table):
    """That group is discarded; an empty group cannot be chosen (BAR-15.17)."""
    t = position(
        table, front=["~panzer_regiment", f"~{HEAVY}", "riga"], city=["stalingrad"], event=[], only_events=True
    )
    does(t, "attack", "target:city", "give_up")
    assert front(t) == ["riga"]
    t.waits_for("operation", 0)

    t = position(
        table, front=["~grenadier_regiment", "~assault_gun_battalion"], city=["stalingrad"], event=[], only_events=True
    )
    does(t, "attack", "target:city", "give_up")
    assert front(t) == []
    t.waits_for("operation", 0)


def test_stalingrad_after_the_last_unit_is_gone(table):
    """No group is left: nothing happens (BAR-15.17, BAR-12.8)."""
    t = position(table, front=["grenadier_regiment", "riga"], city=["stalingrad"], event=[], only_events=True)
    does(t, "attack", "target:city", "use:grenadier_regiment.b", "give_up")

    assert front(t) == ["riga"]
    t.waits_for("operation", 0)


def test_stalingrad_offers_exactly_the_two_groups(table):
    """Tanks or other Units (BAR-15.17; row D20)."""
    t = position(
        table, front=["panzer_regiment", "grenadier_regiment"], city=["stalingrad"], event=[], only_events=True
    )
    does(t, "attack", "target:city", "give_up")

    assert t.options(0) == ["choice:stalingrad.1", "choice:stalingrad.2"]
    t.waits_for("choose_one", 0)


def test_voronezh_leaves_other_units_standing(table):
    """Only Tanks, all of them (BAR-15.18)."""
    t = position(
        table,
        front=["panzer_regiment", "panzer_regiment", HEAVY, "grenadier_regiment"],
        city=["voronezh"],
        event=[],
        only_events=True,
    )
    does(t, "attack", "target:city", "give_up")

    assert front(t) == ["grenadier_regiment", f"~{HEAVY}", "~panzer_regiment", "~panzer_regiment"]
    t.waits_for("operation", 0)


@pytest.mark.parametrize(("objective", "less"), [("hill", 3), ("position", 2)])
def test_hills_and_positions_lower_a_city(table, objective, less):
    """They return to the Field for it (BAR-9.9)."""
    t = position(table, front=[objective, "~grenadier_regiment"], city=["minsk"], event=[HARMLESS], bp=10 - less)
    does(t, "attack", "target:city")
    t.refuses(0, "pay", "BAR-12.5")
    does(t, f"use:{objective}.a", "pay")

    assert in_field(t, objective) == 6
    assert front(t) == ["minsk", "~grenadier_regiment"]
    t.waits_for("operation", 0)


def test_other_cities_turn_up_one_event_and_moscow_two(table):
    """BAR-15.19, BAR-12.3."""
    t = position(table, front=["~grenadier_regiment"], city=["leningrad"], event=["season_of_mud", "general_winter"])
    does(t, "attack", "target:city")
    assert t.zone("revealed") == ["season_of_mud"]
    t.waits_for("gather", 0)

    t = position(table, front=["~grenadier_regiment"], only_moscow=True, event=["season_of_mud", "general_winter"])
    does(t, "attack", "target:city")
    assert t.zone("revealed") == ["general_winter", "season_of_mud"]
    t.waits_for("gather", 0)


@pytest.mark.parametrize("won", [True, False])
def test_a_text_for_being_gained_comes_with_a_victory_only(table, won):
    """No OBJECTIVE of the box has one, and the data may say so: Kharkov's text for another moment (BAR-3.6.3)."""
    city = IDS.index("kharkov")
    text = ATTACKED[city]
    GAINED[city], ATTACKED[city] = text, NONE
    try:
        t = position(table, front=ARMY, city=["kharkov"], event=[], only_events=True, bp=20 if won else 0)
        does(t, "attack", "target:city", "pay" if won else "give_up")
    finally:
        GAINED[city], ATTACKED[city] = NONE, text

    assert ("panzer_regiment" in front(t)) == (not won)
    t.waits_for("operation", 0)
