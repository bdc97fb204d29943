"""Attacking (chapter 12) and EVENTs (3.5)."""

import pytest
from barbarossa_table import cards, does, front, in_field, offers, position, purse

import railhead

HARMLESS = "encirclement_battle"  # adds nothing to the Occupying Cost


# --- step 1 and 2 ---------------------------------------------------------------------------------------------------


def test_an_attack_needs_a_deployed_unit(table):
    """Active or fatigued; not in the Playing Zone, and no AID, EVENT or OBJECTIVE (BAR-12.1; row D15)."""
    t = position(
        table,
        playing=["grenadier_regiment"],
        front=["field_hospital", "season_of_mud", "hill"],
        hand=["panzer_regiment"],
    )
    t.refuses(0, "attack", "BAR-12.1")

    does(t, "deploy:grenadier_regiment", "attack")
    t.waits_for("target", 0)


def test_who_declares_an_attack_must_choose_a_target(table):
    """Whoever has declared it chooses a target (BAR-12.1)."""
    t = position(table, front=["grenadier_regiment"], hand=["horses"])
    does(t, "attack")

    t.refuses(0, "end", "BAR-12.2")
    t.refuses(0, "play:horses", "BAR-12.4.4")
    t.waits_for("target", 0)


def test_losing_the_last_unit_does_not_end_the_attack(table):
    """The condition is checked at the declaration only (BAR-12.1)."""
    t = position(table, front=["grenadier_regiment"], bp=4)
    does(t, "attack", "target:position", "use:grenadier_regiment.b")

    assert front(t) == ["position"]
    assert t.zone("discard", 0) == ["grenadier_regiment"]
    t.waits_for("operation", 0)


def test_the_targets(table):
    """Hill, Position, or the top City, never an OBJECTIVE of a player (BAR-12.2; row D16)."""
    t = position(table, fronts={0: ["grenadier_regiment"], 1: ["minsk"]}, city=["riga", "kiev"])
    does(t, "attack")
    assert sorted(t.options(0)) == ["target:city", "target:hill", "target:position"]

    does(t, "target:city")
    assert t.rules.cards[t.state.target] == "riga"
    t.waits_for("gather", 0)


def test_an_empty_deck_is_no_target(table):
    """All Hills are taken (BAR-12.2)."""
    t = position(table, fronts={0: ["grenadier_regiment"], 1: ["hill"] * 6})
    does(t, "attack")

    assert sorted(t.options(0)) == ["target:city", "target:position"]
    t.refuses(0, "target:hill", "BAR-12.2")
    t.waits_for("target", 0)


def test_the_only_target_is_attacked_without_a_question(table):
    """Nobody has to choose where one deck is left (BAR-12.2)."""
    t = position(table, fronts={0: ["grenadier_regiment"], 1: ["hill"] * 6 + ["position"] * 6}, city=["riga"])
    does(t, "attack")

    assert t.rules.cards[t.state.target] == "riga"
    t.waits_for("gather", 0)


def test_a_hopeless_attack_may_be_declared(table):
    """A fatigued Unit and no BP (BAR-12.10)."""
    t = position(table, front=["~grenadier_regiment"], city=["stalingrad"])

    does(t, "attack", "target:city")
    t.waits_for("gather", 0)


# --- step 3: EVENTs -------------------------------------------------------------------------------------------------


def test_a_city_turns_up_an_event_that_adds_its_value(table):
    """Minsk 10 + 6 = 16 (BAR-12.3, BAR-3.5.1, BAR-12.3.2)."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=["soviet_guards_tank_army"], bp=15)
    does(t, "attack", "target:city")
    assert t.zone("revealed") == ["soviet_guards_tank_army"]
    assert t.sees(1)["zones"]["revealed"] == ["soviet_guards_tank_army"]
    t.refuses(0, "pay", "BAR-12.5")

    does(t, "use:grenadier_regiment.b")  # 16 BP
    assert purse(t) == {}
    assert front(t) == ["minsk"]
    t.waits_for("operation", 0)


def test_hills_and_positions_are_attacked_without_an_event(table):
    """Nothing is turned up (BAR-12.3, BAR-12.3.4)."""
    for target, cost in (("hill", 8), ("position", 5)):
        t = position(table, front=["grenadier_regiment"], bp=cost)
        does(t, "attack", f"target:{target}")
        assert t.zone("revealed") == []
        assert len(t.zone("event")) == 25
        does(t, "pay")
        assert purse(t) == {}
        t.waits_for("operation", 0)


def test_several_events_add_up(table):
    """Siberian Divisions 3 and General Winter 4: Minsk costs 17 (BAR-3.5.1, BAR-12.3.1, BAR-15.11)."""
    t = position(
        table, front=["grenadier_regiment"], city=["minsk"], event=["siberian_divisions", "general_winter"], bp=17
    )
    does(t, "attack", "target:city")

    assert t.zone("revealed") == ["general_winter", "siberian_divisions"]
    assert "pay" in t.options(0)
    t.waits_for("gather", 0)


def test_without_events_the_modifier_is_nothing(table):
    """The EVENT deck is empty (BAR-12.3.3)."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=[], only_events=True, bp=10)
    does(t, "attack", "target:city", "pay")

    assert front(t) == ["grenadier_regiment", "minsk"]
    t.waits_for("operation", 0)


def test_a_chain_stops_where_the_deck_ends(table):
    """Siberian Divisions are the last EVENT: no further one is turned up (BAR-12.3.3)."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=["siberian_divisions"], only_events=True)
    does(t, "attack", "target:city")

    assert t.zone("revealed") == ["siberian_divisions"]
    t.waits_for("gather", 0)


def test_the_occupying_cost_never_falls_below_nothing(table):
    """A Position (5) with two Pioneers (8 less) costs 0, and BP stay (BAR-12.3.2)."""
    t = position(table, front=["pioneer_battalion", "pioneer_battalion"], bp=2)
    does(t, "attack", "target:position", "use:pioneer_battalion.b", "use:pioneer_battalion.b")

    assert purse(t) == {"bp": 2}
    t.waits_for("operation", 0)


def test_events_are_turned_up_one_at_a_time(table):
    """Moscow: the Red Air Force strikes before the second EVENT is turned up (BAR-12.3.5, BAR-12.3.1; row D17)."""
    t = position(
        table,
        front=["grenadier_regiment", "panzer_regiment"],
        only_moscow=True,
        event=["red_air_force", "general_winter"],
    )
    does(t, "attack", "target:city")
    t.waits_for("fatigue_deployed", 0)
    assert t.zone("revealed") == ["red_air_force"]

    does(t, "active:panzer_regiment")
    assert t.zone("revealed") == ["general_winter", "red_air_force"]
    assert front(t) == ["grenadier_regiment", "~panzer_regiment"]
    t.waits_for("gather", 0)


def test_turned_up_events_belong_to_nobody(table):
    """They lie in the Field until the attack is settled (BAR-12.3.5)."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=["season_of_mud"], hand=["tracks"], sp=0)
    does(t, "attack", "target:city")

    assert t.zone("revealed") == ["season_of_mud"]
    assert front(t) == ["grenadier_regiment"]
    t.refuses(0, "use:season_of_mud.a", "BAR-9.1")
    t.waits_for("gather", 0)


# --- step 4: gather -------------------------------------------------------------------------------------------------


def test_any_number_of_abilities_in_any_order(table):
    """Also those that give no BP; BP from before count (BAR-12.4, BAR-12.4.1; row D18)."""
    t = position(table, front=["forward_depot", "panzer_regiment", "grenadier_regiment"], bp=2)
    does(t, "attack", "target:hill", "use:forward_depot.a", "use:panzer_regiment.a", "use:grenadier_regiment.a")

    assert purse(t) == {"bp": 11}
    does(t, "pay")
    assert purse(t) == {"bp": 3}
    t.waits_for("operation", 0)


def test_more_abilities_although_there_are_enough_battle_points(table):
    """They stay on offer beside paying (BAR-12.4.2)."""
    t = position(table, front=["grenadier_regiment"], bp=5)
    does(t, "attack", "target:position")
    assert sorted(t.options(0)) == ["pay", "use:grenadier_regiment.a", "use:grenadier_regiment.b"]

    does(t, "use:grenadier_regiment.a", "pay")
    assert purse(t) == {"bp": 3}
    t.waits_for("operation", 0)


def test_the_step_ends_by_paying_or_giving_up(table):
    """The phase cannot be ended before (BAR-12.4.3)."""
    t = position(table, front=["~grenadier_regiment"])
    does(t, "attack", "target:position")

    t.refuses(0, "end", "BAR-12.4.3")
    does(t, "give_up")
    t.waits_for("operation", 0)


def test_no_card_is_played_or_deployed_in_an_attack(table):
    """Not even a TRANSPORT; SP must be there before or come from abilities (BAR-12.4.4, BAR-3.1.2, BAR-5.2.1)."""
    t = position(
        table,
        hand=["horses", "grenadier_regiment"],
        playing=["panzer_grenadier"],
        front=["panzer_regiment", "forward_depot"],
        op=1,
        permits=["division_headquarters_company.playing"],
    )
    does(t, "attack", "target:hill")
    t.refuses(0, "play:horses", "BAR-12.4.4")
    t.refuses(0, "play:grenadier_regiment", "BAR-12.4.4")
    t.refuses(0, "deploy:panzer_grenadier", "BAR-12.4.4")
    t.refuses(0, "place:grenadier_regiment", "BAR-12.4.4")
    t.refuses(0, "use:panzer_regiment.a", "BAR-9.3")

    does(t, "use:forward_depot.a", "use:panzer_regiment.a")
    assert t.state.bp == 6
    t.waits_for("gather", 0)


# --- step 5: result -------------------------------------------------------------------------------------------------


def test_exactly_the_cost_is_paid(table):
    """The surplus stays in the purse (BAR-12.5)."""
    t = position(table, front=["~grenadier_regiment"], bp=11)
    does(t, "attack", "target:hill", "pay")

    assert purse(t) == {"bp": 3}
    assert front(t) == ["hill", "~grenadier_regiment"]
    assert in_field(t, "hill") == 5
    t.waits_for("operation", 0)


def test_whoever_has_enough_must_pay(table):
    """Failing on purpose is not allowed (BAR-12.5.1)."""
    t = position(table, front=["~grenadier_regiment"], bp=5)
    does(t, "attack", "target:position")

    t.refuses(0, "give_up", "BAR-12.5.1")
    does(t, "pay")
    t.waits_for("operation", 0)


def test_nobody_must_use_abilities_to_reach_the_cost(table):
    """3 BP lie in an active Unit; the player may give up all the same and pays nothing (BAR-12.5, BAR-12.5.1)."""
    t = position(table, front=["grenadier_regiment"], bp=4)
    does(t, "attack", "target:position", "give_up")

    assert purse(t) == {"bp": 4}
    assert front(t) == ["grenadier_regiment"]
    t.waits_for("operation", 0)


def test_what_was_spent_is_not_given_back(table):
    """After a defeat the cards stay fatigued, discarded, returned (BAR-12.5.2)."""
    t = position(
        table,
        front=["panzer_regiment", "grenadier_regiment", "position"],
        city=["minsk"],
        event=["general_winter"],
        sp=1,
    )
    does(t, "attack", "target:city", "use:panzer_regiment.a", "use:grenadier_regiment.b", "use:position.a", "give_up")

    assert purse(t) == {"bp": 7}
    assert front(t) == ["~panzer_regiment"]
    assert t.zone("discard", 0) == ["grenadier_regiment"]
    assert in_field(t, "position") == 6
    t.waits_for("operation", 0)


def test_victory_gains_objective_red_text_and_events_in_this_order(table):
    """Kiev is deployed, then a Unit discarded, then the EVENT gained (BAR-12.6, BAR-3.6.2, BAR-3.6.3, BAR-3.5.2)."""
    t = position(
        table,
        front=["~grenadier_regiment", "~panzer_regiment"],
        city=["kiev"],
        event=["militia_battalions"],
        bp=14,
    )
    does(t, "attack", "target:city", "pay")
    t.waits_for("discard_deployed", 0)
    assert "kiev" in front(t)
    assert t.zone("revealed") == ["militia_battalions"]

    does(t, "fatigued:grenadier_regiment")
    assert front(t) == ["kiev", "~panzer_regiment"]
    assert cards(t, "discard", 0) == ["grenadier_regiment", "militia_battalions"]
    t.waits_for("operation", 0)


def test_gained_events_come_in_the_order_the_attacker_likes(table):
    """Each completely before the next (BAR-12.6; rows D21 and D22)."""
    t = position(
        table,
        3,
        front=["~grenadier_regiment"],
        city=["minsk"],
        event=["siberian_divisions", "general_winter"],
        bp=17,
    )
    does(t, "attack", "target:city", "pay")
    t.waits_for("gain_next", 0)
    assert sorted(t.options(0)) == ["card:general_winter", "card:siberian_divisions"]
    t.refuses(0, "card:militia_battalions", "BAR-12.6")

    does(t, "card:general_winter")
    t.waits_for("give_event", 0)
    assert sorted(t.options(0)) == ["seat:0", "seat:1", "seat:2"]
    assert t.zone("discard", 0) == []
    does(t, "seat:2")
    assert front(t, 2) == ["general_winter"]
    assert t.zone("discard", 0) == ["siberian_divisions"]
    t.waits_for("operation", 0)


def test_defeat_applies_the_red_text_and_returns_the_event(table):
    """Kiev stays on top; nothing of the EVENT's "gained" text happens (BAR-12.7, BAR-3.6.3, BAR-3.5.2)."""
    t = position(
        table,
        front=["~grenadier_regiment", "hill"],
        city=["kiev"],
        event=["encirclement_battle"],
        deck=["horses", "horses"],
    )
    does(t, "attack", "target:city", "give_up")

    assert front(t) == ["hill"]
    assert t.zone("city")[0] == "kiev"
    assert t.zone("event")[-1] == "encirclement_battle"
    assert t.zone("hand", 0) == []  # no cards drawn
    t.waits_for("operation", 0)


def test_the_red_text_comes_before_the_events_after_a_defeat(table):
    """The player chooses his loss while the EVENTs still lie open (BAR-12.7)."""
    t = position(table, front=["~grenadier_regiment", "~panzer_regiment"], city=["kiev"], event=["general_winter"])
    does(t, "attack", "target:city", "give_up")

    t.waits_for("discard_deployed", 0)
    assert t.zone("revealed") == ["general_winter"]


def test_red_texts_take_what_there_is(table):
    """Sevastopol asks for two Infantry: one is there, or none (BAR-12.8; row D19)."""
    t = position(table, front=["~grenadier_regiment", "~panzer_regiment"], city=["sevastopol"], event=[HARMLESS])
    does(t, "attack", "target:city", "give_up")
    assert front(t) == ["~panzer_regiment"]
    t.waits_for("operation", 0)

    t = position(table, front=["~panzer_regiment"], city=["sevastopol"], event=[HARMLESS])
    does(t, "attack", "target:city", "give_up")
    assert front(t) == ["~panzer_regiment"]
    t.waits_for("operation", 0)


def test_red_texts_ask_nothing_where_all_cards_are_alike(table):
    """Kiev takes one Infantry: which of two that are alike makes no difference (BAR-12.8)."""
    t = position(table, front=["~grenadier_regiment"] * 2, city=["kiev"], event=[HARMLESS])
    does(t, "attack", "target:city", "give_up")

    assert front(t) == ["~grenadier_regiment"]
    t.waits_for("operation", 0)


def test_after_the_attack_the_phase_goes_on(table):
    """Cards drawn by an EVENT may be played (BAR-12.9, BAR-15.13)."""
    t = position(
        table, front=["~grenadier_regiment"], city=["minsk"], event=[HARMLESS], deck=["tracks", "trains"], bp=10
    )
    does(t, "attack", "target:city", "pay")
    assert cards(t, "hand", 0) == ["tracks", "trains"]

    does(t, "play:trains")
    assert purse(t) == {"sp": 3}
    t.waits_for("operation", 0)


def test_attacking_is_never_compulsory(table):
    """Enough BP for a Hill, and the phase is ended all the same (BAR-12.11)."""
    t = position(table, front=["grenadier_regiment"], bp=30)
    assert "attack" in t.options(0)

    does(t, "end")
    t.waits_for("reinforcement", 0)


# --- EVENTs (3.5) ---------------------------------------------------------------------------------------------------


def test_an_event_with_a_playing_cost_becomes_a_card_of_the_deck(table):
    """It is played for OP later, like any card (BAR-3.5.3)."""
    t = position(table, hand=["soviet_guards_tank_army"], op=1, deck=["horses"] * 9)
    does(t, "play:soviet_guards_tank_army")
    assert purse(t) == {"sp": 3}

    does(t, "end", "end")
    assert t.zone("discard", 0) == ["soviet_guards_tank_army"]
    t.waits_for("activation", 1)


def test_an_event_with_a_deploying_rule_goes_to_a_chosen_player(table):
    """Himself included; it lies there active, and its owner alone uses it (BAR-3.5.4, BAR-15.14)."""
    for chosen in (0, 1):
        t = position(table, front=["~grenadier_regiment"], city=["minsk"], event=["season_of_mud"], bp=12, op=1)
        does(t, "attack", "target:city", "pay", f"seat:{chosen}")
        assert "season_of_mud" in front(t, chosen)
        assert "season_of_mud" not in front(t, 1 - chosen)
        assert ("use:season_of_mud.a" in t.options(0)) == (chosen == 0)
        t.waits_for("operation", 0)


def test_an_event_with_neither_does_what_its_red_text_says(table):
    """Encirclement Battle returns to the Field (BAR-3.5.5)."""
    t = position(table, front=["~grenadier_regiment"], city=["minsk"], event=[HARMLESS], bp=10)
    does(t, "attack", "target:city", "pay")

    assert t.zone("event")[-1] == HARMLESS
    assert t.zone("revealed") == t.zone("discard", 0) == []
    assert offers(t, "use") == []
    t.waits_for("operation", 0)


# --- taking back (BAR-12.1) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "prompt"),
    [
        (["attack"], "target"),
        (["attack", "target:hill"], "gather"),
        (["attack", "target:hill", "give_up"], "operation"),
        (["attack", "target:position", "pay"], "operation"),
        (["attack", "target:city"], "gather"),
    ],
)
def test_a_declared_attack_cannot_be_taken_back(table, answers, prompt):
    """Neither the declaration nor the target nor the result, whatever is attacked (BAR-12.1)."""
    t = position(table, front=["~grenadier_regiment"], bp=5, city=["minsk"])
    does(t, *answers)

    with pytest.raises(railhead.CannotUndo):
        t.match.undo(0)
    t.waits_for(prompt, 0)


def test_what_comes_before_and_after_an_attack_can_be_taken_back(table):
    """Only the attack itself is final; an ability used in the middle of it is not (BAR-12.1, BAR-9.2)."""
    t = position(table, front=["grenadier_regiment", "pioneer_battalion"], hand=["horses"])
    does(t, "use:pioneer_battalion.a")
    t.match.undo(0)
    assert front(t) == ["grenadier_regiment", "pioneer_battalion"]

    does(t, "attack", "target:hill", "use:grenadier_regiment.a", "use:pioneer_battalion.a")
    t.match.undo(0)
    assert front(t) == ["grenadier_regiment", "pioneer_battalion"]
    t.waits_for("gather", 0)

    does(t, "give_up", "play:horses")
    t.match.undo(0)
    assert t.state.sp == 0
    t.waits_for("operation", 0)
