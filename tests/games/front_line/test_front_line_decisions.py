"""Every row of the table of decisions is put to the right players, with the right options (chapter 14)."""

import pytest

import railhead

FIVE = ("advance_1", "advance_2", "back_1", "back_2", "sidestep")
DEATHS = {"step": "Deaths", "at": "remove", "dead": [], "place": 0, "choice": "pass"}


def d1(front):
    return front("misha olga _").turn("attack").comes("comrades").hand("misha", *FIVE).hand("olga", *FIVE)


def d2(front):
    return front("misha olga _").turn("ask_cards").hand("misha", "dodge", "nyet").hand("olga", "swap", "swap")


def d3(front):
    return front("dominika svetlana misha _", fresh="dominika svetlana").turn("window_1").hand("misha", "halt")


def d4(front):
    f = (
        front("misha olga boris _")
        .turn("window_4")
        .hand("misha", "first_aid")
        .hand("olga", "nyet")
        .hand("boris", "nyet")
    )
    return f.answer("misha", "card:first_aid")


def d5(front):
    return front("misha olga boris _").down(misha="sidestep")


def d5_distance(front):
    return front("misha olga boris _").down(misha="scramble").answer("misha", "back", "direction")


def d5_shove(front):
    return front("misha olga boris _").down(misha="shove")


def d6(front):
    return front("misha olga boris _").down(misha="swap")


def d7(front):
    return front("misha olga boris vasily _").down(misha="smoke_screen")


def d7_second(front):
    return d7(front).answer("misha", "comrade:olga")


def d8(front):
    return front("misha mikhail _").down(mikhail="back_1")


def d9(front):
    return front("olga misha boris _").down(misha="rudy_102")


def d10(front):
    return front("olga misha boris _").turn("damage").attack("cannonball_2", 2).equip("misha", car_door=2)


def d10_door(front):
    return d10(front).equip("misha", car_door_2=1).answer("misha", "comrade:olga")


def d11(front):
    return front("misha olga _").turn("damage").attack("cannonball_1", 1).equip("misha", helmet=3)


def d12(front):
    return front("misha olga _").turn("damage").attack("cannonball_1", 1).hand("misha", "dud").hand("olga", "dud")


def d13(front):
    return front("boris olga misha _", fresh="boris").turn("damage").attack("cannonball_1", 1).life(boris=2)


def d14(front):
    return front("olga misha _").lie("mine", 3).down(misha="back_1").equip("misha", mine_detector=2)


def d15(front):
    return front("misha olga _").turn("refill").equip("misha", medkit=1).life(misha=3)


def d16(front):
    return (
        front("misha igor olga _").turn("damage", DEATHS).life(misha=0).hand("misha", "dodge").equip("misha", helmet=1)
    )


def d17_order(front):
    return (
        front("misha olga boris _")
        .turn("window_1")
        .hand("misha", "commissars_order")
        .answer("misha", "card:commissars_order")
    )


def d17_sabotage(front):
    f = front("misha olga boris _").turn("window_1").hand("misha", "sabotage").equip("olga", helmet=1, medkit=2)
    return f.equip("boris", helmet=2).answer("misha", "card:sabotage")


def d17_item(front):
    return d17_sabotage(front).answer("misha", "comrade:olga")


def d17_pickpocket(front):
    f = (
        front("misha olga boris _")
        .turn("window_4")
        .hand("misha", "pickpocket")
        .hand("olga", "dodge")
        .hand("boris", "dodge")
    )
    return f.answer("misha", "card:pickpocket")


def d17_target(front):
    f = front("misha olga boris _").turn("window_1").hand("misha", "wrong_coordinates").attack("rifle_volley", 1, 3)
    return f.answer("misha", "card:wrong_coordinates")


def d17_way(front):
    return d17_target(front).answer("misha", "slot:3")


def d17_plans(front):
    f = (
        front("misha olga boris _")
        .turn("window_2")
        .down(misha="swap")
        .hand("misha", "change_of_plans", "dodge", "fubar")
    )
    return f.answer("misha", "card:change_of_plans")


def d17_dominika(front):
    return front("dominika olga misha _", fresh="dominika").turn("window_1").answer("dominika", "ability:dominika")


def d3_slot(front):
    f = front("_ misha _ svetlana", fresh="svetlana", fallen="olga").set(postponed=1).turn("window_1")
    return f.answer("svetlana", "ability:svetlana")


ROWS = {
    "D1": (d1, "draft", {"misha": [f"card:{card}" for card in FIVE], "olga": [f"card:{card}" for card in FIVE]}),
    "D2": (d2, "lay", {"misha": ["card:dodge", "card:nyet"], "olga": ["card:swap"]}),
    "D3": (
        d3,
        "window_1",
        {
            "dominika": ["ability:dominika", "pass"],
            "svetlana": ["ability:svetlana", "pass"],
            "misha": ["card:halt", "pass"],
        },
    ),
    "D3, slot": (d3_slot, "jump_where", {"svetlana": ["slot:1", "slot:3"]}),
    "D4": (d4, "nyet", {"olga": ["card:nyet", "pass"], "boris": ["card:nyet", "pass"]}),
    "D5": (d5, "direction", {"misha": ["back", "forward"]}),
    "D5, distance": (d5_distance, "distance", {"misha": ["steps:1", "steps:2"]}),
    "D5, shove": (d5_shove, "move_whom", {"misha": ["comrade:boris", "comrade:olga"]}),
    "D6": (d6, "swap_with", {"misha": ["comrade:boris", "comrade:olga"]}),
    "D7": (d7, "swap_first", {"misha": ["comrade:boris", "comrade:olga", "comrade:vasily"]}),
    "D7, second": (d7_second, "swap_second", {"misha": ["comrade:boris", "comrade:vasily"]}),
    "D8": (d8, "extra_step", {"mikhail": ["ability:mikhail", "pass"]}),
    "D9": (d9, "passenger", {"misha": ["comrade:boris", "comrade:olga"]}),
    "D10": (d10, "redirect", {"misha": ["comrade:boris", "comrade:olga", "pass"]}),
    "D10, door": (d10_door, "which_door", {"misha": ["equipment:car_door:1", "equipment:car_door:2"]}),
    "D11": (d11, "use_equipment", {"misha": ["equipment:helmet:3", "pass"]}),
    "D12": (d12, "dud", {"misha": ["card:dud", "pass"], "olga": ["card:dud", "pass"]}),
    "D13": (d13, "last_chance", {"boris": ["ability:boris", "pass"]}),
    "D14": (d14, "mine_detector", {"misha": ["equipment:mine_detector:2", "pass"]}),
    "D15": (d15, "medkit", {"misha": ["equipment:medkit:1", "pass"]}),
    "D16": (d16, "loot", {"igor": ["equipment:helmet:1", "pass", "random_card"]}),
    "D17, order": (d17_order, "order_whom", {"misha": ["comrade:boris", "comrade:misha", "comrade:olga"]}),
    "D17, sabotage": (d17_sabotage, "sabotage_whom", {"misha": ["comrade:boris", "comrade:olga"]}),
    "D17, equipment": (d17_item, "sabotage_what", {"misha": ["equipment:helmet:1", "equipment:medkit:2"]}),
    "D17, pickpocket": (d17_pickpocket, "rob_whom", {"misha": ["comrade:boris", "comrade:olga"]}),
    "D17, target": (d17_target, "which_target", {"misha": ["slot:1", "slot:3"]}),
    "D17, way": (d17_way, "target_direction", {"misha": ["back", "forward"]}),
    "D17, hand card": (d17_plans, "change_plans", {"misha": ["card:dodge", "card:fubar"]}),
    "D17, Dominika": (d17_dominika, "exchange_with", {"dominika": ["comrade:misha", "comrade:olga"]}),
}


@pytest.mark.parametrize("row", ROWS)
def test_a_row_of_the_table_of_decisions(front, row):
    """Who is asked, what, and whether it can be declined (`pass`)."""
    position, prompt, options = ROWS[row]
    f = position(front)

    f.asked(prompt, *options)
    assert options == {name: sorted(f.options(name)) for name in options}


def test_no_question_is_missing_from_the_table():
    """All prompts of the ruleset are reached above; D18 is the host's choice of seats and variant."""
    reached = {prompt for _, prompt, _ in ROWS.values()}

    assert set(railhead.ruleset("front_line").prompts) - {f"window_{number}" for number in (2, 3, 4, 5)} == reached
    assert ("normal", "long", "short", "english_edition") == railhead.ruleset("front_line").options[0].values


def tied_targets(front):
    """Three comrades have equally much life; the foremost is the target."""
    return front("olga boris vasily _").turn("attack").comes("sniper", "cannonball_1"), {
        "olga": 7,
        "boris": 10,
        "vasily": 10,
    }


def several_hits(front):
    """Three slots are hit at once, from front to rear."""
    f = front("olga boris vasily _").turn("damage").attack("rocket_salvo", 1, 2)
    return f, {"olga": 7, "boris": 7, "vasily": 9}


def two_advances(front):
    """Two comrades die; the Commissar's advances follow from the rules."""
    f = front("olga boris vasily dominika _").turn("damage").attack("rifle_volley", 1, 3).life(olga=1, vasily=1)
    return f, {"olga": 0, "boris": 10, "vasily": 0, "dominika": 10}


def nikolai(front):
    """His first damage of the game is none, without being asked."""
    f = front("nikolai olga _", fresh="nikolai").turn("damage").attack("cannonball_1", 1)
    return f, {"nikolai": 10, "olga": 10}


def yuri(front):
    """Indirect damage does not touch him."""
    return front("yuri olga _").turn("damage").attack("grenade_2", 2), {"yuri": 10, "olga": 7}


def misha_and_olga(front):
    """Life and durability are theirs from the start."""
    return front("misha olga _").down(olga="helmet"), {"misha": 12, "olga": 10}


@pytest.mark.parametrize("position", [tied_targets, several_hits, two_advances, nikolai, yuri, misha_and_olga])
def test_what_is_never_asked(front, position):
    """Targets, ties, advances, the order of hits, Nikolai, Yuri, Misha and Olga: nobody decides (chapter 14)."""
    f, lives = position(front)
    f.until("lay")

    assert lives == f.lives()


def test_vasily_is_not_asked_whether_he_gains_life(front):
    """COMRADES! is turned up: he has gained his life when the draft is asked for (chapter 14, FLN-9.4)."""
    f = front("vasily olga _").turn("attack").comes("comrades").life(vasily=5)
    f.hand("vasily", *FIVE).hand("olga", *FIVE).asked("draft", "vasily", "olga")

    assert 6 == f.life_of("vasily")
