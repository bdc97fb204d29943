"""The worked example of the rulebook, number by number (chapter 14)."""

from barbarossa_table import cards, does, front, in_field, offers, position, purse

from railhead.testing.scenes import piece_of, scene_of


def example(table):
    """Player A at the beginning of his turn."""
    return position(
        table,
        phase="activation",
        hand=[
            "trains",
            "tracks",
            "armored_reconnaissance_battalion",
            "assault_gun_battalion",
            "division_headquarters_company",
        ],
        deck=["panzer_grenadier", "horses", "horses", "horses", "horses", "horses"],
        front=["grenadier_regiment", "position", "~independent_heavy_tank_battalion", "~panzer_grenadier"],
        city=["kharkov"],
        event=["soviet_guards_tank_army"],
    )


def test_activation_phase(table):
    """The Panzer Grenadier wakes by itself, the Heavy Tanks for 3 SP (BAR-14.1.1, BAR-14.1.2)."""
    t = example(table)

    assert front(t) == [
        "grenadier_regiment",
        "panzer_grenadier",
        "position",
        "~independent_heavy_tank_battalion",
    ]
    t.refuses(0, "activate:independent_heavy_tank_battalion", "BAR-7.1.3")

    does(t, "play:trains")
    assert purse(t) == {"sp": 3}
    does(t, "activate:independent_heavy_tank_battalion")
    assert purse(t) == {}
    assert front(t) == [
        "grenadier_regiment",
        "independent_heavy_tank_battalion",
        "panzer_grenadier",
        "position",
    ]
    t.waits_for("activation", 0)


def play_to_attack(table):
    t = example(table)
    return does(t, "play:trains", "activate:independent_heavy_tank_battalion", "end")


def test_cards_before_the_attack(table):
    """The purse after each card, and the Panzer Grenadier put down from the hand (BAR-14.2.1 to 14.2.4)."""
    t = play_to_attack(table)
    assert purse(t) == {"op": 1}

    does(t, "play:armored_reconnaissance_battalion")
    assert purse(t) == {"op": 2, "bp": 2}

    does(t, "play:assault_gun_battalion", "deploy:assault_gun_battalion")
    assert purse(t) == {"op": 1, "bp": 2}
    assert "~assault_gun_battalion" in front(t)

    t.refuses(0, "place:panzer_grenadier", "BAR-10.8")
    does(t, "play:division_headquarters_company")
    assert purse(t) == {"op": 1, "bp": 2, "rp": 1}
    assert cards(t, "hand", 0) == ["panzer_grenadier", "tracks"]

    does(t, "place:panzer_grenadier")
    assert purse(t) == {"op": 1, "bp": 2, "rp": 1}
    assert front(t).count("panzer_grenadier") == 2
    t.waits_for("operation", 0)


def play_to_gather(table):
    t = play_to_attack(table)
    return does(
        t,
        "play:armored_reconnaissance_battalion",
        "play:assault_gun_battalion",
        "deploy:assault_gun_battalion",
        "play:division_headquarters_company",
        "place:panzer_grenadier",
        "attack",
        "target:city",
    )


def test_attack_on_kharkov(table):
    """12 + 6 = 18 against 2 + 12 + 2 = 16 BP and 2 off: he pays 16 and wins (BAR-14.2.5 to 14.2.11)."""
    t = play_to_gather(table)
    assert t.zone("revealed") == ["soviet_guards_tank_army"]
    assert (18, 2) == needed_and_at_hand(t)
    t.refuses(0, "pay", "BAR-12.5")

    does(t, "use:independent_heavy_tank_battalion.a")
    assert t.state.bp == 2 + 7
    does(t, "use:panzer_grenadier.a", "use:panzer_grenadier.a")
    assert t.state.bp == 2 + 7 + 2 * 1
    does(t, "use:grenadier_regiment.a")
    assert t.state.bp == 14

    does(t, "use:assault_gun_battalion.c", "fatigued:grenadier_regiment")
    assert t.state.bp == 16
    assert t.zone("discard", 0) == ["grenadier_regiment"]
    t.refuses(0, "pay", "BAR-12.5")

    does(t, "use:position.a")
    assert (16, 16) == needed_and_at_hand(t)
    assert in_field(t, "position") == 6

    does(t, "pay")
    assert purse(t) == {"op": 1, "rp": 1}
    assert front(t) == ["kharkov", "~assault_gun_battalion", "~panzer_grenadier", "~panzer_grenadier"]
    assert cards(t, "discard", 0) == [
        "grenadier_regiment",
        "independent_heavy_tank_battalion",
        "soviet_guards_tank_army",
    ]
    t.waits_for("operation", 0)


def test_rest_of_the_turn(table):
    """Trucks, two purchases for 2 RP and 2 SP, four new cards (BAR-14.2.12, BAR-14.3.1, BAR-14.4.1, BAR-14.4.2)."""
    t = play_to_gather(table)
    does(
        t,
        "use:independent_heavy_tank_battalion.a",
        "use:panzer_grenadier.a",
        "use:panzer_grenadier.a",
        "use:grenadier_regiment.a",
        "use:assault_gun_battalion.c",
        "fatigued:grenadier_regiment",
        "use:position.a",
        "pay",
        "play:tracks",
    )
    assert purse(t) == {"op": 1, "rp": 1, "sp": 2}

    does(t, "end")
    assert purse(t) == {"op": 1, "rp": 2, "sp": 2}
    assert offers(t, "buy") == ["aerial_reconnaissance", "field_replacement_battalion", "horses"]
    does(t, "buy:horses", "buy:field_replacement_battalion")
    assert purse(t) == {"op": 1}

    does(t, "end")
    assert t.zone("playing") == []
    assert t.zone("hand", 0) == ["horses"] * 4
    assert t.zone("deck", 0) == ["horses"]
    assert cards(t, "discard", 0) == [
        "armored_reconnaissance_battalion",
        "division_headquarters_company",
        "field_replacement_battalion",
        "grenadier_regiment",
        "horses",
        "independent_heavy_tank_battalion",
        "soviet_guards_tank_army",
        "tracks",
        "trains",
    ]
    assert front(t) == ["kharkov", "~assault_gun_battalion", "~panzer_grenadier", "~panzer_grenadier"]
    assert purse(t) == {}
    t.waits_for("activation", 1)


def needed_and_at_hand(t):
    """The Battle Points of the attack, as everybody sees them."""
    numbers = piece_of(scene_of(t.match, None), "sum").numbers
    return numbers["needed"], numbers["bp"]
