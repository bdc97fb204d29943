"""Intentional Abilities (chapter 9) and deployment (chapter 10)."""

import pytest
from barbarossa_table import cards, does, front, in_field, offers, position, purse

# --- Intentional Abilities ------------------------------------------------------------------------------------------


def test_abilities_of_both_own_zones_can_be_used(table):
    """Playing Rule in the Playing Zone, Deploying Rule in the Deploying Zone (BAR-9.1, BAR-5.1.3)."""
    t = position(table, playing=["artillery_regiment"], front=["grenadier_regiment"], sp=1)

    assert offers(t, "use") == ["artillery_regiment.a", "grenadier_regiment.a", "grenadier_regiment.b"]
    does(t, "use:artillery_regiment.a", "use:grenadier_regiment.a")
    assert purse(t) == {"bp": 4}
    t.waits_for("operation", 0)


def test_abilities_elsewhere_cannot_be_used(table):
    """Not from the hand, the discard pile, the Playing Zone of a deployable card or another player's zone (BAR-9.1)."""
    t = position(
        table,
        hand=["pioneer_battalion", "artillery_regiment"],
        discard=["grenadier_regiment"],
        playing=["panzer_grenadier"],
        fronts={0: [], 1: ["panzer_regiment"]},
        sp=5,
    )

    assert offers(t, "use") == []
    for ability in ("pioneer_battalion.a", "grenadier_regiment.a", "panzer_grenadier.a", "panzer_regiment.a"):
        t.refuses(0, f"use:{ability}", "BAR-9.1")
    t.refuses(0, "use:artillery_regiment.a", "BAR-9.1")
    t.waits_for("operation", 0)


def test_abilities_can_be_used_in_the_attack_too(table):
    """In step 4 of the own attack (BAR-9.2, BAR-12.4)."""
    t = position(table, front=["grenadier_regiment"])
    does(t, "attack", "target:position", "use:grenadier_regiment.a")

    assert t.state.bp == 3
    t.waits_for("gather", 0)


def test_all_parts_of_a_cost_are_paid_before_the_effect(table):
    """Fatigue and 1 SP for 6 BP: without SP or fatigued it cannot be used (BAR-9.3, BAR-9.7)."""
    t = position(table, front=["panzer_regiment"], sp=1)
    does(t, "use:panzer_regiment.a")
    assert purse(t) == {"bp": 6}
    assert front(t) == ["~panzer_regiment"]
    t.waits_for("operation", 0)

    t = position(table, front=["panzer_regiment"])
    t.refuses(0, "use:panzer_regiment.a", "BAR-9.3")
    assert front(t) == ["panzer_regiment"]
    t.waits_for("operation", 0)

    t = position(table, front=["~panzer_regiment"], sp=1)
    t.refuses(0, "use:panzer_regiment.a", "BAR-5.6.2")
    t.waits_for("operation", 0)


def test_the_pictured_card(table):
    """Fatigue and 1 SP ⇒ 6 BP; discard ⇒ 2 BP (BAR-9.7)."""
    t = position(table, front=["panzer_regiment"], sp=1)
    does(t, "use:panzer_regiment.a", "use_fatigued:panzer_regiment.b")

    assert purse(t) == {"bp": 8}
    assert front(t) == []
    assert t.zone("discard", 0) == ["panzer_regiment"]
    t.waits_for("operation", 0)


def test_a_fatigued_card_can_use_what_it_can_pay(table):
    """Its condition does not matter (BAR-9.4)."""
    t = position(table, front=["~grenadier_regiment"])

    assert offers(t, "use") == []
    assert offers(t, "use_fatigued") == ["grenadier_regiment.b"]
    does(t, "use_fatigued:grenadier_regiment.b")
    assert t.state.bp == 1
    t.waits_for("operation", 0)


def test_an_active_and_a_fatigued_copy_are_a_choice(table):
    """The player says which one he gives up (BAR-9.6)."""
    t = position(table, front=["grenadier_regiment", "~grenadier_regiment"])
    assert "use:grenadier_regiment.b" in t.options(0)

    does(t, "use_fatigued:grenadier_regiment.b")
    assert front(t) == ["grenadier_regiment"]
    t.refuses(0, "use_fatigued:grenadier_regiment.b", "BAR-9.1")
    does(t, "use:grenadier_regiment.b")
    assert front(t) == []
    t.waits_for("operation", 0)


def test_the_same_ability_again_and_again(table):
    """As often as its cost can be paid (BAR-9.5)."""
    t = position(table, playing=["artillery_regiment"], sp=3)
    does(t, *["use:artillery_regiment.a"] * 3)

    assert purse(t) == {"bp": 3}
    t.refuses(0, "use:artillery_regiment.a", "BAR-9.3")
    t.waits_for("operation", 0)


def test_a_card_as_cost_is_the_players_choice(table):
    """Any deployed Infantry, active or fatigued; not the one in the Playing Zone (BAR-9.6; row D10)."""
    t = position(
        table,
        front=["assault_gun_battalion", "grenadier_regiment", "~panzer_grenadier", "panzer_regiment"],
        playing=["pioneer_battalion"],
    )
    does(t, "use:assault_gun_battalion.c")
    assert sorted(t.options(0)) == ["active:grenadier_regiment", "fatigued:panzer_grenadier"]
    t.refuses(0, "active:panzer_regiment", "BAR-3.0.1")
    t.refuses(0, "done", "BAR-9.3")

    does(t, "fatigued:panzer_grenadier")
    assert front(t) == ["assault_gun_battalion", "grenadier_regiment", "panzer_regiment"]
    assert t.state.bp == 2
    t.waits_for("operation", 0)


def test_with_one_card_that_can_pay_nothing_is_asked(table):
    """And with none the ability cannot be used (BAR-9.6, BAR-3.2.7, BAR-3.2.8)."""
    t = position(table, front=["~assault_gun_battalion", "grenadier_regiment"])
    does(t, "use:assault_gun_battalion.c")
    assert front(t) == ["~assault_gun_battalion"]
    t.refuses(0, "use:assault_gun_battalion.c", "BAR-9.3")
    t.waits_for("operation", 0)


@pytest.mark.parametrize(
    "pair", [["~assault_gun_battalion", "assault_gun_battalion"], ["assault_gun_battalion", "~assault_gun_battalion"]]
)
def test_an_ability_that_any_copy_can_use_is_offered_once(table, pair):
    """Which of the two uses it, the active or the fatigued one, makes no difference, whichever lies first (BAR-9.1)."""
    t = position(table, front=[*pair, "grenadier_regiment"])

    assert t.options(0).count("use:assault_gun_battalion.c") == 1
    assert sorted(t.options(0)) == sorted(set(t.options(0)))
    t.waits_for("operation", 0)


def test_discard_this_and_return_this_take_the_card_away(table):
    """With its other abilities (BAR-9.6)."""
    t = position(table, front=["grenadier_regiment", "general_winter"], sp=3)
    does(t, "use:grenadier_regiment.b", "use:general_winter.a")

    assert front(t) == []
    assert t.zone("discard", 0) == ["grenadier_regiment"]
    assert t.zone("event")[-1] == "general_winter"
    t.refuses(0, "use:grenadier_regiment.a", "BAR-9.1")
    t.waits_for("operation", 0)


def test_an_ability_without_use_is_legal(table):
    """The Field Workshop may be fatigued although no Tank needs it (BAR-9.8)."""
    t = position(table, front=["field_workshop", "panzer_regiment"])
    does(t, "use:field_workshop.a")

    assert front(t) == ["panzer_regiment", "~field_workshop"]
    t.waits_for("operation", 0)


def test_lowering_the_occupying_cost_needs_a_target(table):
    """Outside an attack there is none; Hill and Position need a City (BAR-9.9)."""
    deployed = ["hill", "position", "air_fleet_liaison", "pioneer_battalion"]
    t = position(table, front=deployed, city=["minsk"], event=["encirclement_battle"])
    assert offers(t, "use") == ["pioneer_battalion.a"]
    for ability in ("hill.a", "position.a", "air_fleet_liaison.a", "pioneer_battalion.b"):
        t.refuses(0, f"use:{ability}", "BAR-9.9")

    does(t, "attack", "target:hill")
    assert offers(t, "use") == ["pioneer_battalion.a", "pioneer_battalion.b"]
    for ability in ("hill.a", "position.a", "air_fleet_liaison.a"):
        assert "City" in t.refuses(0, f"use:{ability}", "BAR-9.9")
    t.waits_for("gather", 0)


def test_against_a_city_all_reductions_work_and_hold_for_this_attack_only(table):
    """3 + 2 + 2 + 4 less; the next attack starts from the printed cost (BAR-9.9, BAR-12.3.2)."""
    t = position(
        table,
        front=["hill", "position", "air_fleet_liaison", "pioneer_battalion", "riga"],
        city=["leningrad"],
        event=["encirclement_battle"],
        bp=6,
    )
    does(t, "attack", "target:city", "use:hill.a", "use:position.a", "use:air_fleet_liaison.a")
    assert t.state.reduction == 7
    t.refuses(0, "pay", "BAR-12.5")
    does(t, "use:pioneer_battalion.b")
    assert t.state.reduction == 11
    t.refuses(0, "pay", "BAR-12.5")  # 18 - 11 = 7 against 6
    does(t, "give_up")

    assert t.state.reduction == 0
    assert in_field(t, "hill") == 6
    t.waits_for("operation", 0)


# --- deployment -----------------------------------------------------------------------------------------------------


def test_a_unit_with_the_right_may_be_deployed_later_in_the_phase(table):
    """After other cards and after the attack, not in the middle of it (BAR-10.4, BAR-3.2.3; row D7)."""
    t = position(table, hand=["grenadier_regiment", "horses"], front=["~panzer_grenadier"], op=1)
    does(t, "play:grenadier_regiment", "play:horses", "attack", "target:position")
    t.refuses(0, "deploy:grenadier_regiment", "BAR-12.4.4")

    does(t, "give_up", "deploy:grenadier_regiment")
    assert front(t) == ["~grenadier_regiment", "~panzer_grenadier"]
    t.waits_for("operation", 0)


def test_a_unit_that_is_not_deployed_is_discarded(table):
    """It stays in the Playing Zone and goes with it (BAR-10.4)."""
    t = position(table, hand=["grenadier_regiment"], deck=["horses"] * 4, op=1)
    does(t, "play:grenadier_regiment", "end", "end")

    assert front(t) == []
    assert t.zone("discard", 0) == ["grenadier_regiment"]
    t.waits_for("activation", 1)


def test_a_card_not_played_in_this_phase_cannot_be_deployed(table):
    """The right comes with playing it (BAR-10.4)."""
    t = position(table, hand=["grenadier_regiment"])

    t.refuses(0, "deploy:grenadier_regiment", "BAR-10.4")
    t.waits_for("operation", 0)


def test_the_grenadier_regiment_as_in_the_rulebook(table):
    """+1 RP; it enters fatigued: no 3 BP in this phase, but 1 BP by discarding it (BAR-10.5, BAR-10.6, BAR-10.9)."""
    t = position(table, hand=["grenadier_regiment"], op=1)
    does(t, "play:grenadier_regiment")
    assert purse(t) == {"rp": 1}
    t.refuses(0, "use:grenadier_regiment.b", "BAR-9.1")

    does(t, "deploy:grenadier_regiment")
    assert front(t) == ["~grenadier_regiment"]
    assert t.zone("playing") == []
    t.refuses(0, "use:grenadier_regiment.a", "BAR-5.6.2")
    does(t, "use_fatigued:grenadier_regiment.b")
    assert purse(t) == {"rp": 1, "bp": 1}
    t.waits_for("operation", 0)


def test_a_card_activated_in_the_same_phase_can_be_fatigued_again(table):
    """Lightning Offensive, Infantry Corps Commander and Field Workshop are the exceptions (BAR-10.10)."""
    t = position(
        table,
        hand=["grenadier_regiment", "lightning_offensive"],
        front=["infantry_corps_commander", "field_workshop", "~panzer_regiment"],
        op=2,
        sp=2,
    )
    does(t, "play:grenadier_regiment", "deploy:grenadier_regiment", "use:infantry_corps_commander.a")
    does(t, "use:grenadier_regiment.a")
    assert t.state.bp == 3
    does(t, "use:field_workshop.a", "use:panzer_regiment.a")
    assert t.state.bp == 9

    does(t, "play:lightning_offensive", "fatigued:grenadier_regiment", "fatigued:panzer_regiment")
    does(t, "use:grenadier_regiment.a", "use:panzer_regiment.a")
    assert t.state.bp == 18
    t.waits_for("operation", 0)


def test_several_copies_can_be_deployed(table):
    """There is no limit (BAR-10.7)."""
    t = position(table, playing=["grenadier_regiment"] * 3 + ["panzer_grenadier"])
    does(t, *["deploy:grenadier_regiment"] * 3, "deploy:panzer_grenadier")

    assert front(t) == ["~grenadier_regiment"] * 3 + ["~panzer_grenadier"]
    assert offers(t, "deploy") == []
    t.waits_for("operation", 0)


def test_deploy_self_is_not_a_choice(table):
    """A Motorcycle Battalion lies in the Deploying Zone as soon as it is played (BAR-10.3)."""
    t = position(table, hand=["motorcycle_battalion"], op=1)
    does(t, "play:motorcycle_battalion")

    assert front(t) == ["motorcycle_battalion"]
    assert offers(t, "deploy") == []
    t.waits_for("operation", 0)


def test_cards_put_down_from_the_hand_are_not_played(table):
    """No cost, no bonus, no rule: they enter active (BAR-10.8; row D8)."""
    t = position(
        table,
        hand=["division_headquarters_company", "motorcycle_battalion", "panzer_grenadier", "panzer_regiment"],
        deck=["grenadier_regiment", "horses"],
        op=1,
    )
    does(t, "play:division_headquarters_company")
    assert purse(t) == {"op": 1, "rp": 1}
    assert offers(t, "place") == ["grenadier_regiment", "motorcycle_battalion", "panzer_grenadier", "panzer_regiment"]

    does(t, "place:motorcycle_battalion", "place:panzer_grenadier", "place:panzer_regiment", "place:grenadier_regiment")
    assert purse(t) == {"op": 1, "rp": 1}
    assert front(t) == ["grenadier_regiment", "motorcycle_battalion", "panzer_grenadier", "panzer_regiment"]
    assert t.zone("hand", 0) == []
    t.waits_for("operation", 0)


def test_only_infantry_and_tanks_are_put_down_from_the_hand(table):
    """No Assault Guns, AIDs, TRANSPORTs; cards drawn later in the phase too; not in an attack (BAR-10.8, BAR-3.2.8)."""
    t = position(
        table,
        hand=["division_headquarters_company", "assault_gun_battalion", "field_workshop", "horses", "signal_battalion"],
        deck=["horses", "pioneer_battalion"],
        front=["~grenadier_regiment"],
        op=1,
    )
    does(t, "play:division_headquarters_company")
    assert offers(t, "place") == []
    for card in ("assault_gun_battalion", "field_workshop", "horses", "signal_battalion"):
        t.refuses(0, f"place:{card}", "BAR-10.8")

    does(t, "play:signal_battalion", "attack", "target:hill")
    t.refuses(0, "place:pioneer_battalion", "BAR-12.4.4")
    does(t, "give_up", "place:pioneer_battalion")
    t.refuses(0, "place:pioneer_battalion", "BAR-10.8")
    assert front(t) == ["pioneer_battalion", "~grenadier_regiment"]
    assert cards(t, "hand", 0) == ["assault_gun_battalion", "field_workshop", "horses", "horses"]
    t.waits_for("operation", 0)


def test_without_a_headquarters_nothing_is_put_down_from_the_hand(table):
    """The right is the Division Headquarters Company's (BAR-10.8)."""
    t = position(table, hand=["grenadier_regiment"], op=3)

    t.refuses(0, "place:grenadier_regiment", "BAR-10.8")
    t.waits_for("operation", 0)
