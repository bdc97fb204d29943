"""The purse (chapter 2) and the limits of the box (chapter 1)."""

import pytest
from barbarossa_table import begins_phase, cards, does, front, in_field, offers, position, purse

from railhead.games.barbarossa.cards import Points


def test_points_stay_over_phase_borders_and_vanish_with_the_turn(table):
    """What was gained before is still there in the Reinforcement Phase, then all is gone (BAR-2.2, BAR-7.4.6)."""
    t = position(table, phase="activation", hand=["tracks", "armored_reconnaissance_battalion", "horses"])
    does(t, "play:tracks", "end", "play:armored_reconnaissance_battalion")
    assert purse(t) == {"op": 2, "sp": 2, "bp": 2}

    does(t, "end")
    assert purse(t) == {"op": 2, "sp": 2, "bp": 2, "rp": 1}
    does(t, "end", "done")
    assert purse(t) == {}
    t.waits_for("activation", 1)


def test_the_next_player_finds_an_empty_purse(table):
    """Nothing is carried over, to nobody; points come in the own turn only (BAR-2.1, BAR-2.2)."""
    t = position(table, phase="ending", op=3, sp=5, rp=2, bp=7)

    t.waits_for("activation", 1)
    assert purse(t) == {}
    does(t, "end", seat=1)
    assert purse(t) == {"op": 1}
    t.waits_for("operation", 1)


def test_victory_points_are_not_gained_or_paid_during_play(table):
    """The purse has no VP: an occupied OBJECTIVE changes the cards, not a counter (BAR-2.1)."""
    t = position(table, front=["grenadier_regiment"], bp=5)
    does(t, "attack", "target:position", "pay")

    assert "vp" not in t.sees(0)["table"]
    assert purse(t) == {}
    t.waits_for("operation", 0)


def test_a_cost_is_paid_in_full_or_not_at_all(table):
    """With 1 of 2 OP, 2 of 3 SP, or all points but no RP nothing is paid (BAR-2.3, BAR-2.7)."""
    t = position(table, hand=["panzer_regiment"], op=1, sp=2)
    t.refuses(0, "play:panzer_regiment", "BAR-5.2.4")
    assert purse(t) == {"op": 1, "sp": 2}

    does(t, "end")
    t.refuses(0, "buy:tracks", "BAR-11.1")
    assert purse(t) == {"op": 1, "sp": 2, "rp": 1}
    t.waits_for("reinforcement", 0)


def test_operation_points_pay_playing_costs(table):
    """2 OP for a Panzer Regiment, nothing for Horses (BAR-2.4, BAR-5.2.3)."""
    t = position(table, hand=["panzer_regiment", "horses"], op=2, sp=4)
    does(t, "play:panzer_regiment")
    assert purse(t) == {"sp": 4}

    does(t, "play:horses")
    assert purse(t) == {"sp": 5}
    t.waits_for("operation", 0)


def test_supply_points_do_not_pay_playing_costs(table):
    """A slip of the rulebook: the Playing Cost is paid in OP, whatever SP there are (BAR-5.2.3)."""
    t = position(table, hand=["grenadier_regiment"], op=0, sp=9)

    t.refuses(0, "play:grenadier_regiment", "BAR-5.2.4")
    t.waits_for("operation", 0)


def test_supply_points_buy_cards_and_pay_abilities(table):
    """SP serve the Buying Cost and other payments that a text asks for (BAR-2.5)."""
    t = position(table, front=["panzer_regiment"], sp=4)
    does(t, "use:panzer_regiment.a")
    assert purse(t) == {"sp": 3, "bp": 6}

    does(t, "end", "buy:tracks")
    assert purse(t) == {"bp": 6}
    t.waits_for("reinforcement", 0)


def test_draw_points_are_cards_at_once(table):
    """As many cards as DP, before anything else can be done; the purse never holds DP (BAR-2.6)."""
    t = position(table, hand=["strategic_planning"], deck=["tracks", "trains", "horses"], op=1)
    does(t, "play:strategic_planning")

    assert cards(t, "hand", 0) == ["tracks", "trains"]
    assert purse(t) == {"op": 1}
    assert "dp" not in t.sees(0)["table"]
    t.waits_for("operation", 0)


def test_every_purchase_takes_one_reinforcement_point(table):
    """1 RP for each card besides its SP (BAR-2.7)."""
    t = position(table, phase="reinforcement", rp=2, sp=9)
    does(t, "buy:tracks", "buy:horses")

    assert purse(t) == {"sp": 6}
    assert offers(t, "buy") == []
    t.refuses(0, "buy:horses", "BAR-11.1")
    t.waits_for("reinforcement", 0)


def test_battle_points_pay_the_occupying_cost(table):
    """A Hill costs 8 BP; other points do not help (BAR-2.8)."""
    t = position(table, front=["~grenadier_regiment"], bp=8, sp=20)
    does(t, "attack", "target:hill", "pay")
    assert purse(t) == {"sp": 20}
    t.waits_for("operation", 0)

    t = position(table, front=["~grenadier_regiment"], bp=7, sp=20, op=9, rp=9)
    does(t, "attack", "target:hill")
    t.refuses(0, "pay", "BAR-12.5")
    t.waits_for("gather", 0)


def test_operation_points_can_be_a_using_cost(table):
    """Season of Mud is sent back for 1 OP (BAR-2.9)."""
    t = position(table, front=["season_of_mud"], op=1)
    does(t, "use:season_of_mud.a")
    assert purse(t) == {}
    assert t.zone("event")[-1] == "season_of_mud"
    t.waits_for("operation", 0)

    t = position(table, front=["season_of_mud"], sp=5)
    t.refuses(0, "use:season_of_mud.a", "BAR-9.3")
    t.waits_for("operation", 0)


@pytest.mark.parametrize(("supply", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_nobody_loses_more_than_he_has(table, supply, left):
    """Partisan Bands take 2 SP, or what is there (BAR-2.10, BAR-7.3.3)."""
    t = begins_phase(position(table, phase="reinforcement", front=["partisan_bands"], sp=supply))

    assert t.state.sp == left
    t.waits_for("reinforcement", 0)


def test_every_kind_of_points_is_lost_alike(table):
    """No shipped card takes other points than SP, and the data may (BAR-2.10)."""
    t = position(table, op=3, sp=3, rp=1, bp=3)
    t.state.lose(Points(op=1, sp=2, rp=2, bp=3))

    assert purse(t) == {"op": 2, "sp": 1}
    t.waits_for("operation", 0)


def test_there_is_no_limit_on_points_hand_or_cards_in_play(table):
    """Hundreds of points, a hand of thirty, thirty played and thirty deployed cards (BAR-1.4, BAR-5.2.6, BAR-10.7)."""
    t = position(
        table,
        hand=["horses"] * 30,
        playing=["tracks"] * 20,
        front=["grenadier_regiment"] * 20,
        sp=500,
        bp=300,
    )
    does(t, *["play:horses"] * 30)
    assert t.state.sp == 530
    assert len(t.zone("playing")) == 50

    does(t, *["use:grenadier_regiment.a"] * 20)
    assert t.state.bp == 360
    t.waits_for("operation", 0)


def test_an_empty_deck_offers_nothing_until_a_card_returns(table):
    """The last Lightning Offensive is gone; a played one comes back and can be bought (BAR-1.3, BAR-5.4.2)."""
    t = position(
        table,
        seats=2,
        phase="reinforcement",
        playing=["lightning_offensive"],
        hands={1: ["tracks", "tracks"]},
        box=["lightning_offensive"] * 5,
        rp=1,
        sp=9,
    )
    assert in_field(t, "lightning_offensive") == 0
    t.refuses(0, "buy:lightning_offensive", "BAR-1.3")

    does(t, "end")
    assert in_field(t, "lightning_offensive") == 1
    does(t, "end", "end", "play:tracks", "play:tracks", "buy:lightning_offensive", seat=1)
    assert in_field(t, "lightning_offensive") == 0
    t.waits_for("reinforcement", 1)
    assert front(t, 1) == []
