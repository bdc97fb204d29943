"""Buying cards (chapter 11)."""

from barbarossa_table import cards, does, in_field, offers, position, purse


def test_a_purchase_costs_one_rp_and_the_price(table):
    """Trucks cost 1 RP and 3 SP (BAR-11.1, BAR-11.7)."""
    t = position(table, phase="reinforcement", rp=1, sp=3)
    does(t, "buy:tracks")

    assert purse(t) == {}
    assert t.zone("discard", 0) == ["tracks"]
    assert in_field(t, "tracks") == 19
    t.waits_for("reinforcement", 0)


def test_a_free_card_still_needs_a_reinforcement_point(table):
    """Horses cost 0 SP and 1 RP (BAR-11.1)."""
    t = position(table, phase="reinforcement", rp=1)
    does(t, "buy:horses")
    t.refuses(0, "buy:horses", "BAR-11.1")
    t.waits_for("reinforcement", 0)


def test_what_can_be_bought(table):
    """The top of every TRANSPORT, UNIT, PLAN and AID deck that can be paid (BAR-11.2; row D26)."""
    t = position(table, phase="reinforcement", aid=["panzer_corps_commander"], rp=1, sp=99)

    assert offers(t, "buy") == sorted(
        [
            *["horses", "tracks", "trains"],
            *["grenadier_regiment", "panzer_grenadier", "pioneer_battalion", "motorcycle_battalion", "panzer_regiment"],
            *["independent_heavy_tank_battalion", "assault_gun_battalion", "armored_reconnaissance_battalion"],
            *["artillery_regiment", "rocket_projector_regiment", "division_headquarters_company"],
            *["field_replacement_battalion", "signal_battalion", "supply_column"],
            *["strategic_planning", "lightning_offensive", "aerial_reconnaissance"],
            "panzer_corps_commander",
        ]
    )
    t.waits_for("reinforcement", 0)


def test_events_and_objectives_cannot_be_bought(table):
    """They have no Buying Cost (BAR-11.2, BAR-2.5, BAR-3.5.6, BAR-3.6.1)."""
    t = position(table, phase="reinforcement", city=["riga"], rp=1, sp=99)

    for card in ("militia_battalions", "general_winter", "hill", "position", "riga"):
        t.refuses(0, f"buy:{card}", "BAR-11.2")
    t.waits_for("reinforcement", 0)


def test_prices_decide_what_is_offered(table):
    """With 4 SP nothing that costs 5 (BAR-2.3, BAR-11.1)."""
    t = position(table, phase="reinforcement", aid=["army_group_headquarters"], rp=1, sp=4)

    assert offers(t, "buy") == sorted(
        [
            *["horses", "tracks", "grenadier_regiment", "panzer_grenadier", "pioneer_battalion"],
            *["motorcycle_battalion", "field_replacement_battalion", "signal_battalion", "supply_column"],
            *["strategic_planning", "lightning_offensive", "aerial_reconnaissance"],
        ]
    )
    t.refuses(0, "buy:army_group_headquarters", "BAR-11.1")
    t.refuses(0, "buy:artillery_regiment", "BAR-11.1")
    t.waits_for("reinforcement", 0)


def test_the_bought_card_is_not_in_the_hand(table):
    """It goes to the discard pile at once and cannot be used this turn (BAR-11.3)."""
    t = position(table, phase="reinforcement", rp=1, sp=3)
    does(t, "buy:tracks")

    assert t.zone("hand", 0) == []
    t.refuses(0, "play:tracks", "BAR-5.2.1")
    assert t.sees(1)["zones"]["discard"][0] == ["tracks"]
    t.waits_for("reinforcement", 0)


def test_transports_between_purchases(table):
    """Buy, play Trains, buy more; what is left over is lost (BAR-11.4, BAR-7.3.2; rows D25 and D27)."""
    t = position(table, phase="reinforcement", hand=["trains"], deck=["horses"] * 4, rp=2, sp=3)
    does(t, "buy:tracks")
    t.refuses(0, "buy:grenadier_regiment", "BAR-11.1")
    does(t, "play:trains", "buy:field_replacement_battalion")
    assert purse(t) == {"sp": 1}

    does(t, "end")
    assert purse(t) == {}
    assert cards(t, "discard", 0) == ["field_replacement_battalion", "tracks", "trains"]
    t.waits_for("activation", 1)


def test_buying_is_optional(table):
    """The phase may be ended with points left (BAR-11.4)."""
    t = position(table, phase="reinforcement", deck=["horses"] * 4, rp=1, sp=9)
    does(t, "end")

    assert t.zone("discard", 0) == []
    t.waits_for("activation", 1)


def test_reinforcement_points_add_up(table):
    """1 RP of the Operation Phase and the 1 RP of this phase: two cards (BAR-11.5)."""
    t = position(table, hand=["grenadier_regiment"], op=1, sp=6)
    does(t, "play:grenadier_regiment", "end")
    assert purse(t) == {"rp": 2, "sp": 6}

    does(t, "buy:tracks", "buy:grenadier_regiment")
    assert cards(t, "discard", 0) == ["grenadier_regiment", "tracks"]
    t.waits_for("reinforcement", 0)


def test_several_copies_in_one_turn(table):
    """Three Horses for 3 RP (BAR-11.6)."""
    t = position(table, phase="reinforcement", rp=3)
    does(t, "buy:horses", "buy:horses", "buy:horses")

    assert t.zone("discard", 0) == ["horses"] * 3
    t.waits_for("reinforcement", 0)
