"""Playing cards, discarding, returning, removing, conditions (chapter 5), and the types of cards (chapter 3)."""

import pytest
from barbarossa_table import cards, does, front, in_field, offers, position, purse

from railhead.games.barbarossa.queries import find, known_copy
from railhead.kernel.zones import EVERYBODY, empty_zone

# --- playing (5.2) --------------------------------------------------------------------------------------------------


def test_the_steps_of_playing_a_card(table):
    """Pay, lay down active, bonus, draw, then the text (BAR-5.2.2, BAR-3.0.2, BAR-3.0.3)."""
    t = position(table, hand=["supply_column", "tracks"], op=1)
    does(t, "play:supply_column")

    assert purse(t) == {"op": 1, "sp": 1}  # cost and bonus are settled while the text asks
    assert t.zone("playing") == ["supply_column"]
    assert t.state.playing.marks == [0]
    t.waits_for("return_from_hand", 0)


def test_drawing_comes_before_the_rest_of_the_text(table):
    """The card drawn by Aerial Reconnaissance is in the hand when the EVENTs are looked at (BAR-5.2.2, BAR-15.9)."""
    t = position(table, hand=["aerial_reconnaissance"], deck=["trains"], op=1)
    does(t, "play:aerial_reconnaissance")

    assert t.zone("hand", 0) == ["trains"]
    t.waits_for("bury", 0)


def test_the_next_card_waits_until_the_text_is_resolved(table):
    """In the middle of a text no card can be played and no ability used (BAR-5.2.5, BAR-5.2.1, BAR-9.3)."""
    t = position(table, hand=["supply_column", "tracks"], front=["forward_depot"], op=1)
    does(t, "play:supply_column")

    t.refuses(0, "play:tracks", "BAR-5.2.1")
    t.refuses(0, "use:forward_depot.a", "BAR-9.3")
    does(t, "done", "play:tracks", "use:forward_depot.a")
    t.waits_for("operation", 0)


def test_the_bonus_cannot_pay_for_its_own_card(table):
    """Armored Reconnaissance gives 2 OP and needs 1 first (BAR-5.2.4)."""
    t = position(table, hand=["armored_reconnaissance_battalion"], op=0)
    t.refuses(0, "play:armored_reconnaissance_battalion", "BAR-5.2.4")
    t.waits_for("operation", 0)

    t = position(table, hand=["armored_reconnaissance_battalion"], op=1)
    does(t, "play:armored_reconnaissance_battalion")
    assert purse(t) == {"op": 2, "bp": 2}
    t.waits_for("operation", 0)


def test_only_cards_of_the_own_hand_are_played(table):
    """Not from the deck, the discard pile or somebody else's hand (BAR-5.2.1)."""
    t = position(table, deck=["tracks"], discard=["trains"], hands={0: [], 1: ["horses"]}, op=1)

    for card in ("tracks", "trains", "horses"):
        t.refuses(0, f"play:{card}", "BAR-5.2.1")
    t.waits_for("operation", 0)


def test_other_players_play_nothing_in_my_turn(table):
    """Only the turn player acts (BAR-5.2.1, BAR-6.2)."""
    t = position(table, hands={0: [], 1: ["horses"]})

    assert "not asked" in t.refuses(1, "play:horses", "")
    t.waits_for("operation", 0)


def test_outside_the_operation_phase_only_transports_are_played(table):
    """In the Activation and the Reinforcement Phase (BAR-5.2.1, BAR-3.1.2)."""
    t = position(table, phase="activation", hand=["militia_battalions", "horses", "tracks"], op=1)
    assert offers(t, "play") == ["horses", "tracks"]
    t.refuses(0, "play:militia_battalions", "BAR-5.2.1")
    does(t, "play:horses")
    t.waits_for("activation", 0)

    t = position(table, phase="reinforcement", hand=["militia_battalions", "horses"], op=1)
    assert offers(t, "play") == ["horses"]
    t.refuses(0, "play:militia_battalions", "BAR-5.2.1")
    does(t, "play:horses")
    t.waits_for("reinforcement", 0)


def test_any_number_of_transports_in_any_phase_but_the_ending_phase(table):
    """Three phases take them; the Ending Phase discards them unplayed (BAR-3.1.2, BAR-3.1.3)."""
    t = position(table, phase="activation", hand=["horses"] * 5, deck=["horses"] * 9)
    does(t, "play:horses", "play:horses", "end", "play:horses", "end", "play:horses")
    assert t.state.sp == 4

    does(t, "end")
    assert t.zone("playing") == []
    t.refuses(0, "play:horses", "BAR-7.4.2")
    does(t, "done")
    assert t.zone("discard", 0) == ["horses"] * 5
    t.waits_for("activation", 1)


def test_a_card_without_playing_cost_can_never_be_played(table):
    """An OBJECTIVE has none (BAR-2.4, BAR-3.6.1)."""
    t = position(table, front=["hill"], op=9)

    t.refuses(0, "play:hill", "BAR-2.4")
    t.waits_for("operation", 0)


# --- discard, return, remove (5.3 to 5.5) ---------------------------------------------------------------------------


def test_a_discarded_card_lies_open_and_has_lost_its_condition(table):
    """From the Deploying Zone to the own discard pile; played again it starts anew (BAR-5.3.1, BAR-5.3.3)."""
    t = position(table, front=["~grenadier_regiment"], deck=["horses"] * 4)
    does(t, "use_fatigued:grenadier_regiment.b")

    assert t.sees(1)["zones"]["discard"][0] == ["grenadier_regiment"]
    assert t.state.discard[0].marks == []
    assert offers(t, "use") == offers(t, "use_fatigued") == []
    t.waits_for("operation", 0)


def test_effects_of_a_deployed_card_end_when_it_leaves(table):
    """Without the Season of Mud Trucks yield 2 SP again (BAR-5.3.3, BAR-10.2)."""
    t = position(table, front=["season_of_mud"], hand=["tracks", "tracks"], op=1)
    does(t, "play:tracks")
    assert t.state.sp == 1

    does(t, "use:season_of_mud.a", "play:tracks")
    assert t.state.sp == 3
    t.waits_for("operation", 0)


def test_a_card_without_playing_cost_that_would_be_discarded_returns_to_the_field(table):
    """No card of the data does it; the rule stands for those who change the data (BAR-5.3.4)."""
    t = position(table, front=["hill", "grenadier_regiment"])
    zone = t.state.deploying[0]
    t.state.discard_from(zone, find(zone, t.rules.cards.index("hill"), 0))
    t.state.discard_from(zone, find(zone, t.rules.cards.index("grenadier_regiment"), 0))

    assert in_field(t, "hill") == 6
    assert t.zone("discard", 0) == ["grenadier_regiment"]
    t.waits_for("operation", 0)


@pytest.mark.parametrize(
    ("card", "deck"), [("field_hospital", "aid"), ("militia_battalions", "event"), ("soviet_guards_tank_army", "event")]
)
def test_a_card_of_a_mixed_deck_returns_to_its_bottom(table, card, deck):
    """AIDs under the AID deck, EVENTs under the EVENT deck (BAR-5.4.1, BAR-15.7)."""
    t = position(table, hand=["supply_column", card], op=1)
    does(t, "play:supply_column", f"card:{card}")

    assert t.zone(deck)[-1] == card
    assert t.zone("revealed") == []
    t.waits_for("operation", 0)


def test_a_returned_card_becomes_the_deck_if_that_is_empty(table):
    """The AID deck is empty: the returned AID is its top card (BAR-5.4.2)."""
    aids = ["field_workshop", "forward_depot", "panzer_corps_commander", "infantry_corps_commander"]
    rest = [
        *aids,
        *aids,
        "army_group_headquarters",
        "army_group_headquarters",
        "air_fleet_liaison",
        "air_fleet_liaison",
    ]
    t = position(table, hand=["supply_column", "field_hospital"], box=[*rest, "field_hospital"], op=1, sp=3)
    assert t.zone("aid") == []
    does(t, "play:supply_column", "card:field_hospital", "end")

    assert t.zone("aid") == ["field_hospital"]
    assert "field_hospital" in offers(t, "buy")
    t.waits_for("reinforcement", 0)


def test_a_removed_card_never_comes_back_and_its_vp_are_lost(table):
    """A Panzer Regiment (1 VP) of a removed deck goes into the box for good (BAR-5.5.1, BAR-4.10)."""
    from railhead.games.barbarossa.victory import victory_points

    t = position(table, hand=["supply_column", "panzer_regiment"], removed="panzer_regiment", op=1, sp=20)
    assert victory_points(t.state, 0) == 1
    does(t, "play:supply_column", "card:panzer_regiment")

    assert victory_points(t.state, 0) == 0
    assert "panzer_regiment" in t.zone("box")
    does(t, "end")
    t.refuses(0, "buy:panzer_regiment", "BAR-4.8")
    t.waits_for("reinforcement", 0)


# --- condition (5.6) ------------------------------------------------------------------------------------------------


def test_cards_enter_active_unless_they_say_otherwise(table):
    """An AID and an OBJECTIVE enter active, a Grenadier Regiment fatigued (BAR-5.6.1)."""
    t = position(table, hand=["field_hospital", "grenadier_regiment"], front=["~pioneer_battalion"], op=2, bp=5)
    does(t, "play:field_hospital", "play:grenadier_regiment", "deploy:grenadier_regiment")
    does(t, "attack", "target:position", "pay")

    assert front(t) == ["field_hospital", "position", "~grenadier_regiment", "~pioneer_battalion"]
    t.waits_for("operation", 0)


def test_a_fatigued_card_cannot_be_fatigued_as_a_cost(table):
    """It would do nothing, so the cost is not paid (BAR-5.6.2)."""
    t = position(table, front=["~grenadier_regiment"])

    t.refuses(0, "use:grenadier_regiment.a", "BAR-5.6.2")
    t.waits_for("operation", 0)


def test_activating_active_cards_does_nothing(table):
    """Lightning Offensive finds only fatigued Units to activate (BAR-5.6.2)."""
    t = position(table, hand=["lightning_offensive"], front=["grenadier_regiment", "~panzer_regiment"], op=1)
    does(t, "play:lightning_offensive")

    assert t.options(0) == ["fatigued:panzer_regiment", "done"]
    does(t, "fatigued:panzer_regiment")
    assert front(t) == ["grenadier_regiment", "panzer_regiment"]
    t.waits_for("operation", 0)


# --- types (chapter 3) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "unit",
    [
        "armored_reconnaissance_battalion",
        "artillery_regiment",
        "rocket_projector_regiment",
        "division_headquarters_company",
        "field_replacement_battalion",
        "signal_battalion",
        "supply_column",
    ],
)
def test_a_unit_without_deploying_rule_is_never_deployed(table, unit):
    """It works for the turn and is discarded at its end (BAR-3.2.2)."""
    t = position(table, playing=[unit])
    t.refuses(0, f"deploy:{unit}", "BAR-3.2.2")

    does(t, "end", "end")
    assert unit in t.zone("discard", 0) + t.zone("deck", 0) + t.zone("hand", 0)
    assert front(t) == []
    t.waits_for("activation", 1)


def test_played_cards_lie_there_until_the_turn_ends_and_deployed_ones_stay(table):
    """Playing Zone and Deploying Zone (BAR-5.1.2, BAR-7.4.4, BAR-3.2.3)."""
    t = position(table, hand=["grenadier_regiment", "signal_battalion"], playing=["trains"], deck=["horses"] * 9, op=2)
    does(t, "play:grenadier_regiment", "deploy:grenadier_regiment", "play:signal_battalion", "end")
    assert cards(t, "playing") == ["signal_battalion", "trains"]

    does(t, "end", "done")
    assert t.zone("playing") == []
    assert front(t) == ["~grenadier_regiment"]
    t.waits_for("activation", 1)


def test_a_played_plan_returns_to_its_deck(table):
    """Not to the discard pile (BAR-3.3.2, BAR-7.4.1)."""
    t = position(table, playing=["strategic_planning", "horses"], phase="ending", deck=["trains"] * 4)

    assert in_field(t, "strategic_planning") == 6
    assert t.zone("discard", 0) == ["horses"]
    t.waits_for("activation", 1)


def test_a_plan_that_was_bought_or_not_played_goes_to_the_discard_pile(table):
    """Only PLANs in the Playing Zone return (BAR-3.3.3)."""
    t = position(table, phase="reinforcement", hand=["strategic_planning"], deck=["trains"] * 4, rp=1, sp=4)
    does(t, "buy:lightning_offensive", "end", "done")

    assert cards(t, "discard", 0) == ["lightning_offensive", "strategic_planning"]
    assert in_field(t, "strategic_planning") == 5
    t.waits_for("activation", 1)


def test_plans_are_played_like_units(table):
    """For OP in the Operation Phase, and they cannot be deployed (BAR-3.3.1)."""
    t = position(table, hand=["strategic_planning"], op=1)
    does(t, "play:strategic_planning")

    assert purse(t) == {"op": 1}
    t.refuses(0, "deploy:strategic_planning", "BAR-10.4")
    t.waits_for("operation", 0)


def test_an_aid_is_deployed_at_once_after_its_bonus(table):
    """Panzer Corps Commander: +1 OP, then deployed, active, without a question (BAR-3.4.1, BAR-10.1)."""
    t = position(table, hand=["panzer_corps_commander"], op=1)
    does(t, "play:panzer_corps_commander")

    assert purse(t) == {"op": 1}
    assert t.zone("playing") == []
    assert front(t) == ["panzer_corps_commander"]
    t.waits_for("operation", 0)


def test_an_aid_costs_its_operation_points(table):
    """Without OP it is not played (BAR-3.4.1)."""
    t = position(table, hand=["field_workshop"], op=0)

    t.refuses(0, "play:field_workshop", "BAR-5.2.4")
    t.waits_for("operation", 0)


def test_only_the_top_aid_can_be_bought(table):
    """The second lies under it (BAR-3.4.2)."""
    t = position(table, phase="reinforcement", aid=["field_hospital", "forward_depot"], rp=2, sp=9)
    t.refuses(0, "buy:forward_depot", "BAR-3.4.2")

    does(t, "buy:field_hospital", "buy:forward_depot")
    assert cards(t, "discard", 0) == ["field_hospital", "forward_depot"]
    t.waits_for("reinforcement", 0)


def test_objectives_are_no_units(table):
    """They do not allow an attack and are not hit by effects on Units (BAR-3.6.4)."""
    t = position(table, front=["hill", "riga", "position"], bp=20)
    t.refuses(0, "attack", "BAR-12.1")
    t.waits_for("operation", 0)

    t = position(table, front=["hill", "riga", "~grenadier_regiment"], city=["leningrad"], only_events=True, event=[])
    does(t, "attack", "target:city", "give_up")
    assert front(t) == ["hill", "riga"]  # Leningrad asks for two Units and takes the only one
    t.waits_for("operation", 0)


def test_of_two_equal_cards_in_hand_the_one_that_others_have_seen_goes_first():
    """Else they could tell from its staying that there were two (BAR-5.5)."""
    hand = empty_zone(base=1)
    for card, known in ((5, EVERYBODY), (5, 0), (7, EVERYBODY)):
        hand.put(card, known)

    assert 0 == known_copy(hand, 5)
    assert (2, -1) == (known_copy(hand, 7), known_copy(hand, 9))
