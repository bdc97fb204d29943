"""Damage and death (chapter 6)."""

import pytest

from railhead.games.front_line.cards import marked
from railhead.games.front_line.hit import without_place


def hits_told(f) -> list[str]:
    return [line for line in f.told() if "damage and has" in line]


# --- the list of hits ------------------------------------------------------------------------------------------------


def test_hits_are_listed_before_anything_happens(front):
    """The first victim dies, yet nobody moves up into the line of fire before all hits are done (FLN-6.1)."""
    f = front("misha olga boris _").turn("damage").attack("machine_gun_1", 1).life(misha=2)
    f.until("lay")

    assert {"misha": 0, "olga": 8, "boris": 10} == f.lives()
    told = f.told()
    assert told.index("Olga takes 2 damage and has 8 life left.") < told.index("Misha the Bear is dead.")


def test_a_comrade_at_0_life_still_occupies_his_slot_and_takes_no_more(front):
    """The second shot from the same slot finds him, and is lost (FLN-6.2)."""
    f = front("misha olga boris _").turn("damage").attack("rifle_volley", 1, 1).life(misha=2)
    f.until("lay")

    assert {"misha": 0, "olga": 10, "boris": 10} == f.lives()
    assert 1 == len(hits_told(f))


@pytest.mark.parametrize(
    ("attack", "slot", "types"),
    [
        ("cannonball_1", 1, ["linear"]),
        ("grenade_2", 2, ["splash_main", "splash_indirect", "splash_indirect"]),
    ],
)
def test_the_types_of_hits(front, attack, slot, types):
    """Linear, main, indirect; and special for a mine (FLN-6.3, FLN-6.6)."""
    f = front("olga misha boris _").turn("damage").attack(attack, slot).hand("boris", "dud")
    seen = []
    while f.table.asked() and f.table.asked()[0][1] == "dud":
        seen.append(f.table.sees(None)["stack"][-1]["type"])
        f.answer("boris", "pass")

    assert types == seen
    f.until("lay")

    g = front("misha olga _").lie("mine", 3).down(olga="back_1").hand("misha", "dud")
    assert "special" == g.asked("dud", "misha").table.sees(None)["stack"][-1]["type"]


# --- one hit (FLN-6.4) -----------------------------------------------------------------------------------------------


def test_immunity_comes_before_everything(front):
    """A prone victim is not asked for his Car Door, and nobody for a Dud (FLN-6.4, first line)."""
    f = front("misha olga _").turn("damage").attack("grenade_2", 1).who(prone="misha").equip("misha", car_door=2)
    f.hand("olga", "dud")
    f.asked("dud", "olga")

    assert 12 == f.life_of("misha")
    assert "Misha the Bear lies low: the hit does nothing." in f.told()


def test_redirection_comes_before_equipment_and_begins_again_with_the_new_victim(front):
    """Door, then helmet; the new victim starts at the first line (FLN-6.4, second line)."""
    f = front("misha olga boris _").turn("damage").attack("cannonball_1", 1).equip("misha", car_door=2, helmet=3)
    f.equip("olga", helmet=2)
    f.asked("redirect", "misha")
    f.answer("misha", "comrade:olga").asked("use_equipment", "olga")
    f.answer("olga", "equipment:helmet:2").until("lay")

    assert {"misha": 12, "olga": 7, "boris": 10} == f.lives()
    assert ([("car_door", 1), ("helmet", 3)], [("helmet", 1)]) == (f.durability("misha"), f.durability("olga"))


def test_equipment_is_used_one_after_another(front):
    """Each card once per hit, each use costs 1 durability; at 0 damage nobody is asked (FLN-6.4, third line)."""
    f = (
        front("misha olga _")
        .turn("damage")
        .attack("cannonball_1", 1)
        .equip("misha", helmet=3, frying_pan=1, helmet_2=3)
    )
    f.asked("use_equipment", "misha")
    assert ["pass", "equipment:helmet:3", "equipment:frying_pan:1"] == f.options("misha")
    f.answer("misha", "equipment:frying_pan:1")
    f.answer("misha", "equipment:helmet:3")
    assert ["pass", "equipment:helmet:3"] == f.options("misha"), "the second helmet, not the same one again"
    f.answer("misha", "equipment:helmet:3").until("lay")

    assert 12 == f.life_of("misha")
    assert [("helmet", 2), ("helmet", 2)] == f.durability("misha")
    assert "frying_pan" in f.cards("action_discard")


def test_a_used_helmet_is_not_offered_again_for_the_same_hit(front):
    """One card, one use; the next hit is a new occasion (FLN-6.4, FLN-6.5)."""
    f = front("misha olga _").turn("damage").attack("rifle_volley", 1, 1).equip("misha", helmet=3)
    f.answer("misha", "equipment:helmet:3", "use_equipment")
    assert (11, ["pass", "equipment:helmet:2"]) == (f.life_of("misha"), f.options("misha"))

    f.answer("misha", "pass").until("lay")
    assert (9, [("helmet", 2)]) == (f.life_of("misha"), f.durability("misha"))


def test_a_use_costs_durability_even_if_more_is_prevented_than_was_coming(front):
    """One damage, a vest that takes two (FLN-6.4)."""
    f = front("misha olga _").turn("damage").attack("laser", 1).equip("olga", frying_pan=2)
    f.answer("olga", "equipment:frying_pan:2").until("lay")

    assert (10, [("frying_pan", 1)]) == (f.life_of("olga"), f.durability("olga"))


def test_dud_is_asked_after_equipment_and_only_if_damage_is_left(front):
    """The vest takes the whole first hit, so nobody is asked for a Dud against it (FLN-6.4, fourth line)."""
    f = (
        front("misha olga _")
        .turn("damage")
        .attack("machine_gun_1", 1)
        .equip("misha", frying_pan=2)
        .hand("misha", "dud")
    )
    f.answer("misha", "equipment:frying_pan:2", "use_equipment")
    f.asked("dud", "misha")

    assert 1 == f.state.stack[-1].victim, "the first hit was down to 0, so this is the second one"


def test_dud_is_asked_in_initiative_order_once_each(front):
    """The first in order is heard; after his Dud only those after him are asked (FLN-6.4, fourth line)."""
    f = front("misha olga igor boris _").turn("damage").attack("cannonball_1", 1).initiative("olga")
    f.hand("misha", "dud", "dodge").hand("olga", "swap").hand("igor", "dud", "dodge").hand("boris", "swap")
    f.asked("dud", "misha", "igor")
    f.answer("misha", "card:dud").answer("igor", "card:dud")

    assert ["igor"] == f.names("event_spent"), "igor comes before misha in the order olga, igor, boris, misha"
    f.asked("dud", "misha")
    assert 2 == f.state.stack[-1].damage
    f.answer("misha", "card:dud").until("lay")
    assert 12 == f.life_of("misha")


def test_who_passed_a_dud_is_not_asked_again_for_the_same_hit(front):
    """Misha passes as the first in order; after Igor's Dud he is not asked again (FLN-6.4, fourth line)."""
    f = front("misha olga igor boris _").turn("damage").attack("cannonball_1", 1)
    f.hand("misha", "dud", "dodge").hand("igor", "dud", "dodge")
    f.answer("misha", "pass").answer("igor", "card:dud").until("lay")

    assert 12 - 2 == f.life_of("misha")


def test_asking_for_a_dud_ends_at_0_damage(front):
    """Two damage, one Dud: the next player is not asked (FLN-6.4, fourth line)."""
    f = (
        front("misha olga igor _")
        .turn("damage")
        .attack("machine_gun_1", 1)
        .hand("misha", "dud")
        .hand("igor", "dud", "swap")
    )
    f.answer("misha", "card:dud").answer("igor", "card:dud")
    f.asked("dud", "igor")

    assert (12, 1) == (f.life_of("misha"), f.state.stack[-1].victim)


def test_one_damage_is_enough_to_ask_for_another_dud(front):
    """Three damage, one Dud: the next player may take the last one away (FLN-6.4, fourth line)."""
    f = front("misha olga igor _").turn("damage").attack("sniper", on="misha").hand("misha", "dud")
    f.hand("igor", "dud", "swap").answer("misha", "card:dud").answer("igor", "pass").asked("dud", "igor")

    assert 1 == f.state.stack[-1].damage
    f.answer("igor", "card:dud").until("lay")
    assert 12 == f.life_of("misha")


def test_a_dud_may_be_answered_by_nyet(front):
    """It is an event (FLN-6.4, fourth line)."""
    f = front("misha olga igor _").turn("damage").attack("cannonball_1", 1).hand("misha", "dud").hand("igor", "nyet")
    f.answer("misha", "card:dud").answer("igor", "card:nyet", "nyet").until("lay")

    assert 8 == f.life_of("misha")


def test_nikolai_then_roulette_then_boris(front):
    """Nikolai's luck stops the roulette; the roulette makes a hit deadly for Boris (FLN-6.4, lines 5 to 8)."""
    f = front("nikolai olga _", fresh="nikolai").turn("damage").attack("cannonball_1", 1).lie("russian_roulette", 0)
    f.until("lay")
    assert (10, [("russian_roulette", 0)]) == (f.life_of("nikolai"), f.lies())

    g = front("boris olga igor _", fresh="boris").turn("damage").attack("cannonball_1", 1).lie("russian_roulette", 0)
    g.life(boris=5).asked("last_chance", "boris")
    g.answer("boris", "ability:boris").until("lay")
    assert 5 + 2 - (4 + 2) == g.life_of("boris")


def test_life_never_falls_below_0(front):
    """Four damage to one life leave 0 (FLN-6.4, line 8; FLN-1.4)."""
    f = front("misha olga igor _").turn("damage").attack("cannonball_1", 1).life(misha=1)
    f.until("lay")

    assert 0 == f.life_of("misha")


def test_using_equipment_is_optional(front):
    """The owner decides at every single occasion; the tank alone works always (FLN-6.5)."""
    f = front("misha olga _").turn("damage").attack("cannonball_1", 1).equip("misha", helmet=3)
    f.refuses("misha", "equipment:sandbags:3", "FLN-6.5")
    f.answer("misha", "pass").until("lay")
    assert (8, [("helmet", 3)]) == (f.life_of("misha"), f.durability("misha"))

    g = front("misha olga _").turn("damage").attack("cannonball_1", 1).tank("misha", "olga")
    g.until("lay")
    assert {"misha": 12, "olga": 10} == g.lives()


def test_indirect_damage_is_that_of_the_adjacent_slots(front):
    """FAQ: Yuri next to the target slot takes none, in it he takes the main damage (FLN-6.6, FLN-9.5)."""
    f = front("yuri misha olga _").turn("damage").attack("grenade_2", 2)
    f.until("lay")
    assert {"yuri": 10, "misha": 9, "olga": 9} == f.lives()

    g = front("misha yuri olga _").turn("damage").attack("grenade_2", 2)
    g.until("lay")
    assert {"misha": 11, "yuri": 7, "olga": 9} == g.lives()


# --- death -----------------------------------------------------------------------------------------------------------


def test_the_dead_are_removed_after_the_last_hit_from_front_to_rear(front):
    """Two of three victims die; they are removed in the order of the line (FLN-6.7)."""
    f = front("olga misha boris vasily _").turn("damage").attack("flamethrower", 1).life(olga=3, misha=1)
    f.until("lay")

    assert ["Olga is dead.", "Misha the Bear is dead."] == [line for line in f.told() if "is dead" in line]
    assert "_ boris vasily" == f.line


def test_the_order_of_the_consequences_of_a_death(front):
    """Removal, Igor's choice, discarding, Smoke Screens, the Commissar (FLN-6.8)."""
    f = front("misha igor olga _").turn("damage").attack("cannonball_1", 1).life(misha=1).equip("misha", medkit=1)
    f.hand("olga", "smoke_screen").asked("loot", "igor")

    assert ("_ igor olga _", ["smoke_screen"]) == (f.line, f.cards("hand", "olga"))
    f.answer("igor", "equipment:medkit:1").until("lay")
    told = f.told()
    order = [
        "Misha the Bear is dead.",
        "Igor takes Field Medkit from Misha the Bear (durability 1).",
        "Olga discards Smoke Screen: too few comrades are left for it.",
        "The Commissar advances to slot 4.",
    ]
    assert order == sorted(order, key=told.index)


def test_the_end_of_the_game_comes_before_all_other_consequences(front):
    """Igor, the last one, is not asked for loot any more (FLN-6.8, FLN-10.1)."""
    f = front("misha igor _").turn("damage").attack("cannonball_1", 1).life(misha=1).hand("misha", "dodge")

    assert (1,) == f.outcome.winners
    assert "_ igor _" == f.line, "the Commissar does not move"


def test_a_dead_players_cards_are_discarded_face_up(front):
    """Hand, face-down card and equipment, without effect (FLN-6.9)."""
    f = (
        front("misha _ olga boris")
        .lie("mine", 2)
        .life(misha=1)
        .down(misha="back_1", boris="swap")
        .hand("misha", "halt")
    )
    f.equip("misha", helmet=2).hand("olga", "first_aid")
    f.asked("window_3", "olga")

    assert {"halt", "back_1", "helmet"} == set(f.cards("action_discard"))
    assert ([], [], []) == tuple(f.cards(zone, "misha") for zone in ("hand", "down", "equipment"))
    assert False is f.state.halt
    assert "halt" in str(f.table.sees(None)["zones"]["action_discard"])


def test_the_initiative_card_stays_at_a_dead_holders_seat(front):
    """Until step 7; meanwhile the order starts with the next living player to the left (FLN-6.10)."""
    f = front("misha _ olga boris").lie("mine", 2).life(misha=1).down(misha="back_1")
    f.hand("olga", "first_aid").hand("boris", "first_aid").life(olga=1, boris=1)
    f.asked("window_3", "olga", "boris")
    assert "misha" == f.initiative_at

    f.answer("boris", "card:first_aid").answer("olga", "card:first_aid")
    assert ["olga"] == f.names("event_spent"), "olga sits to the left of misha and is heard first"
    f.answer("boris", "pass").answer("boris", "pass", "window_4").answer("boris", "pass", "window_5")
    assert "olga" == f.initiative_at
    f.answer("boris", "pass", "window_1").until("lay")


def test_nobody_is_the_holder_while_the_card_lies_at_a_dead_players_seat(front):
    """The roulettes cannot fire, but travel on in step 7 (FLN-6.10)."""
    f = front("olga boris _", seated="misha olga boris", fallen="misha").initiative("misha").lie("russian_roulette", 0)
    f.turn("damage").attack("cannonball_1", 1)
    f.until("lay")

    assert (6, [("russian_roulette", 0)], "olga") == (f.life_of("olga"), f.lies(), f.initiative_at)


def test_the_initiative_of_a_dead_holder_can_be_seized(front):
    """The card lies at his seat, and Boris takes it (FLN-6.10)."""
    f = front("olga boris _", seated="misha olga boris", fallen="misha").initiative("misha").turn("window_2")
    f.hand("boris", "seize_initiative").hand("olga", "halt")
    f.answer("olga", "pass").answer("boris", "card:seize_initiative")

    assert "boris" == f.initiative_at
    f.asked("window_2", "olga")


@pytest.mark.parametrize(
    ("name", "life", "after"), [("olga", 9, 10), ("olga", 10, 10), ("misha", 9, 11), ("misha", 11, 12)]
)
def test_healing_stops_at_the_top_of_the_life_card(front, name, life, after):
    """10, or 12 for Misha, whatever the starting life was (FLN-6.11)."""
    f = front("misha olga igor boris nikolai _").turn("window_4").hand(name, "first_aid").life(**{name: life})
    f.answer(name, "card:first_aid").until("lay")

    assert after == f.life_of(name)


def test_a_comrade_at_0_life_decides_nothing_and_cannot_be_chosen(front):
    """Misha is at 0 and not yet removed: no Dud of his, no hit passed on to him (FLN-6.12)."""
    f = (
        front("misha olga boris _")
        .turn("damage")
        .attack("machine_gun_1", 1)
        .life(misha=2)
        .hand("misha", "dodge", "dud")
    )
    f.equip("olga", car_door=1)
    f.answer("misha", "pass", "dud").asked("redirect", "olga")

    assert ["pass", "comrade:boris"] == f.options("olga")
    assert "dead" in f.refuses("olga", "comrade:misha", "FLN-6.12")
    f.answer("olga", "pass").until("lay")
    assert 8 == f.life_of("olga"), "misha was not asked for his Dud"


def test_places_move_up_when_a_card_has_gone():
    """Of places 0, 1 and 3 the card at 1 goes: 0 stays, 3 becomes 2."""
    assert 0b101 == without_place(0b1011, 1)
    assert 0 == without_place(0b1, 0)


def test_cards_as_a_table_that_marks_them():
    assert bytes([1, 0, 1, 0]) == marked([0, 2])[:4]
    assert not any(marked([]))
