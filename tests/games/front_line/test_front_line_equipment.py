"""Equipment and the tank (FLN-1.7, FLN-8.5, FLN-8.6)."""

import pytest


def shot(front, line: str, attack: str = "cannonball_1", slot: int = 1):
    """Step 5 begins."""
    return front(line).turn("damage").attack(attack, slot)


# --- in general ------------------------------------------------------------------------------------------------------


def test_equipment_is_active_as_soon_as_it_is_revealed(front):
    """FAQ: already in this turn (FLN-8.5.1)."""
    f = front("misha olga _").down(misha="helmet").attack("cannonball_1", 1)
    f.answer("misha", "equipment:helmet:3", "use_equipment").until("lay")

    assert (12 - 3, [("helmet", 2)]) == (f.life_of("misha"), f.durability("misha"))


def test_at_0_durability_equipment_is_discarded(front):
    """Each use lowers it by 1 (FLN-1.7)."""
    f = shot(front, "misha olga _").equip("misha", helmet=1)
    f.answer("misha", "equipment:helmet:1").until("lay")

    assert ([], ["helmet"]) == (f.durability("misha"), f.cards("action_discard"))
    assert "Misha the Bear discards Steel Helmet, which is worn out." in f.told()


def test_there_is_no_limit_to_equipment_in_play(front):
    """Eight cards in play at once (FLN-1.9)."""
    f = front("misha olga _").down(misha="sandbags")
    f.equip("misha", helmet=3, helmet_2=2, car_door=2, frying_pan=2, gas_mask=1, mine_detector=2, medkit=2)
    f.until("lay")

    assert 8 == len(f.durability("misha"))


def test_equipment_stays_with_its_owner(front):
    """Nobody is ever offered to give it away or to discard it (FLN-8.5.5)."""
    f = front("misha olga _").equip("misha", helmet=3).turn("window_1").hand("misha", "first_aid", "dodge")
    seen = set()
    for window in ("window_1", "lay", "window_2", "window_3", "window_4", "window_5", "window_1"):
        seen |= set(f.options("misha"))
        f.answer("misha", "card:dodge" if window == "lay" else "pass", window)
    f.until("lay")

    assert {"pass", "card:first_aid", "card:dodge"} == seen
    assert [("helmet", 3)] == f.durability("misha")


# --- Car Door --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "slot", "hit"),
    [("cannonball_2", 2, 4), ("grenade_2", 2, 3), ("grenade_3", 3, 1)],
)
def test_the_car_door_passes_linear_main_and_indirect_hits_on(front, attack, slot, hit):
    """To a comrade in an adjacent slot, with the same damage and type (FLN-8.5.2)."""
    f = shot(front, "dominika misha nikolai boris _", attack, slot).equip("misha", car_door=2)
    f.asked("redirect", "misha")
    before = f.life_of("dominika")
    f.answer("misha", "comrade:dominika")

    if attack == "grenade_2":
        assert before - hit - 1 == f.life_of("dominika"), "her own indirect hit comes on top"
    else:
        assert before - hit == f.life_of("dominika")
    assert [("car_door", 1)] == f.durability("misha")
    f.until("lay")


def test_the_car_door_is_optional_and_the_choice_is_among_neighbours(front):
    """Only comrades in adjacent slots are offered, and he may decline (FLN-8.5.2, FLN-6.5)."""
    f = shot(front, "dominika misha nikolai boris _", "cannonball_2", 2).equip("misha", car_door=2)
    assert ["pass", "comrade:dominika", "comrade:nikolai"] == f.options("misha")
    f.refuses("misha", "comrade:boris", "FLN-8.5.2")
    f.refuses("misha", "comrade:misha", "FLN-8.5.2")
    f.refuses("misha", "comrade:yuri", "FLN-2.2")
    f.answer("misha", "pass").until("lay")

    assert (8, [("car_door", 2)]) == (f.life_of("misha"), f.durability("misha"))


def test_without_a_neighbour_the_car_door_cannot_be_used(front):
    """Nobody in an adjacent slot, no question (FLN-8.5.2)."""
    f = shot(front, "misha _ olga boris").equip("misha", car_door=2)
    f.until("lay")

    assert 8 == f.life_of("misha")


def test_two_doors_can_be_told_apart(front):
    """The owner says which one he uses (FLN-8.5.2)."""
    f = shot(front, "misha olga _").equip("misha", car_door=1, car_door_2=2)
    f.answer("misha", "comrade:olga", "redirect")
    assert ["equipment:car_door:1", "equipment:car_door:2"] == sorted(f.asked("which_door", "misha").options("misha"))
    f.answer("misha", "equipment:car_door:2").until("lay")

    assert [("car_door", 1), ("car_door", 1)] == f.durability("misha")


@pytest.mark.parametrize(
    ("attack", "defence"),
    [
        ("cannonball_1", {"dodging": "olga"}),
        ("grenade_2", {"prone": "olga"}),
    ],
)
def test_the_new_victim_defends_as_against_an_ordinary_attack(front, attack, defence):
    """FAQ: the type stays that of the original attack; the hit is lost, not passed on (FLN-8.5.2, FLN-8.5.3)."""
    f = shot(front, "misha olga boris _", attack, 1).equip("misha", car_door=2).who(**defence)
    f.answer("misha", "comrade:olga").until("lay")

    assert {"misha": 12, "olga": 10, "boris": 10} == f.lives()
    assert [("car_door", 1)] == f.durability("misha")


def test_prone_does_not_help_against_a_redirected_linear_hit(front):
    """It still counts as linear (FLN-8.5.2)."""
    f = shot(front, "misha olga boris _").equip("misha", car_door=2).who(prone="olga")
    f.answer("misha", "comrade:olga").until("lay")

    assert 6 == f.life_of("olga")


def test_the_new_victim_may_use_his_own_car_door(front):
    """Even to send it back; then it is a new occasion for the first one (FLN-8.5.2)."""
    f = shot(front, "misha olga boris _").equip("misha", car_door=2).equip("olga", car_door=1)
    f.answer("misha", "comrade:olga", "redirect").answer("olga", "comrade:misha", "redirect")
    f.asked("redirect", "misha")
    f.answer("misha", "comrade:olga").until("lay")

    assert {"misha": 12, "olga": 6, "boris": 10} == f.lives()
    assert ([], []) == (f.durability("misha"), f.durability("olga"))


def test_a_redirected_splash_hit_creates_no_new_indirect_damage_and_indirect_stays_indirect(front):
    """Yuri takes no indirect damage, also not by way of a door (FLN-8.5.3, FLN-8.5.2)."""
    f = shot(front, "olga misha yuri boris _", "grenade_2", 1).equip("misha", car_door=2)
    f.answer("misha", "comrade:yuri", "redirect").until("lay")
    assert {"olga": 7, "misha": 12, "yuri": 10, "boris": 10} == f.lives()

    g = shot(front, "olga misha yuri boris _", "grenade_2", 2).equip("misha", car_door=2).who(prone="olga")
    g.answer("misha", "comrade:yuri", "redirect").until("lay")
    assert {"olga": 10, "misha": 12, "yuri": 7, "boris": 10} == g.lives(), "main damage for Yuri, none for Boris"


def test_a_hit_may_be_passed_on_to_a_tank_where_it_is_lost(front):
    """The crew may be chosen and takes no damage (FLN-8.5.2)."""
    f = shot(front, "misha olga boris vasily _").equip("misha", car_door=2).tank("olga", "boris")
    f.answer("misha", "comrade:olga").until("lay")

    assert {"misha": 12, "olga": 10, "boris": 10, "vasily": 10} == f.lives()


# --- the other cards (FLN-8.5.4): what each one does and what it must not do -----------------------------------------

HITS = {
    "linear": ("cannonball_1", 1),  # 4 damage
    "main": ("mortar_4", 1),  # 3 damage
    "indirect": ("mortar_4", 2),  # 2 damage
    "gas": ("tear_gas_2", 1),  # 1 damage and gas
}
# How much life Misha loses if he uses the card against such a hit; None: he cannot.
PROTECTION = {
    "helmet": {"linear": 3, "main": 2, "indirect": 1, "gas": 0},
    "frying_pan": {"linear": 2, "main": None, "indirect": None, "gas": None},
    "sandbags": {"linear": None, "main": None, "indirect": 0, "gas": None},
    "gas_mask": {"linear": None, "main": None, "indirect": None, "gas": 0},
    "mine_detector": {"linear": None, "main": None, "indirect": None, "gas": None},
    "medkit": {"linear": None, "main": None, "indirect": None, "gas": None},
}


@pytest.mark.parametrize(("card", "hit"), [(card, hit) for card in PROTECTION for hit in HITS])
def test_what_equipment_protects_against(front, card, hit):
    """Helmet 1 less, vest 2 less from linear, sandbags no indirect, gas mask no gas; the others never (FLN-8.5.4)."""
    f = shot(front, "misha _ olga", *HITS[hit]).equip("misha", **{card: 2}).life(misha=12)
    f.hand("olga", "first_aid")
    f = f if hit != "indirect" else f.set(line=[0, 1, -1])
    expected = PROTECTION[card][hit]
    full = {"linear": 4, "main": 3, "indirect": 2, "gas": 1}[hit]

    if expected is None:
        assert "use_equipment" not in {prompt for _, prompt in f.table.asked()}
        assert [(card, 2)] == f.durability("misha")
    else:
        f.answer("misha", f"equipment:{card}:2", "use_equipment")
        assert [(card, 1)] == f.durability("misha")
    assert 12 - (full if expected is None else expected) == f.life_of("misha")
    if hit == "gas":
        assert (expected != 0) == ("misha" in f.names("gassed"))
    f.asked("window_4", "olga")


@pytest.mark.parametrize("card", ["helmet", "frying_pan", "sandbags", "gas_mask", "car_door", "medkit"])
def test_equipment_that_does_not_help_against_mines(front, card):
    """Only the Mine Detector does (FLN-8.5.4, FLN-5.4.1)."""
    f = (
        front("misha olga _")
        .equip("olga", **{card: 1})
        .lie("mine", 3)
        .down(olga="back_1")
        .turn("act")
        .hand("misha", "halt")
    )
    f.asked("window_3", "misha")

    assert (7, [(card, 1)]) == (f.life_of("olga"), f.durability("olga"))


def test_the_mine_detector_discards_the_mines_of_the_entered_slot(front):
    """All of them, no damage, one use (FLN-8.5.4)."""
    f = front("misha olga _").equip("olga", mine_detector=2).lie("mine", 3, 3).down(olga="back_1")
    f.asked("mine_detector", "olga")
    f.refuses("olga", "equipment:helmet:2", "FLN-6.5")
    f.answer("olga", "equipment:mine_detector:2").until("lay")

    assert (10, [("mine_detector", 1)], []) == (f.life_of("olga"), f.durability("olga"), f.lies())
    assert ["mine", "mine"] == f.cards("attack_discard")


def test_the_mine_detector_is_optional(front):
    """He keeps it and takes the damage (FLN-8.5.4, FLN-6.5)."""
    f = front("misha olga _").equip("olga", mine_detector=2).lie("mine", 3).down(olga="back_1")
    f.answer("olga", "pass", "mine_detector").until("lay")

    assert (7, [("mine_detector", 2)]) == (f.life_of("olga"), f.durability("olga"))


def test_the_medkit_gains_one_life_in_step_6_before_drawing(front):
    """The question comes while the hand is still empty (FLN-8.5.4, FLN-8.5.6)."""
    f = front("misha olga _").turn("refill").equip("misha", medkit=2).life(misha=5)
    f.asked("medkit", "misha")
    assert 0 == len(f.cards("hand", "misha"))
    f.refuses("misha", "equipment:medkit:1", "FLN-6.5")
    f.answer("misha", "equipment:medkit:2").until("lay")

    assert (6, [("medkit", 1)]) == (f.life_of("misha"), f.durability("misha"))


def test_the_medkit_is_optional_and_not_offered_at_full_life(front):
    """It may be saved, and at the top of the life card nobody is asked (FLN-8.5.4)."""
    f = front("misha olga _").turn("refill").equip("misha", medkit=2).life(misha=5)
    f.answer("misha", "pass", "medkit").until("lay")
    assert (5, [("medkit", 2)]) == (f.life_of("misha"), f.durability("misha"))

    g = front("misha olga _").turn("refill").equip("misha", medkit=2)
    g.until("lay")
    assert 12 == g.life_of("misha")


def test_step_6_begins_with_the_tank_then_goes_player_by_player(front):
    """Tank, then for each player in initiative order Medkit and drawing (FLN-8.5.6, FLN-8.6.9)."""
    f = front("misha olga boris _").turn("refill").tank("misha", "olga", 1).equip("boris", medkit=2).life(boris=5)
    f.initiative("olga").asked("medkit", "boris")

    assert ([], 5, 0, 0) == (f.names("crew"), *[len(f.cards("hand", name)) for name in ("olga", "boris", "misha")])
    f.answer("boris", "pass").until("lay")


# --- the tank (FLN-8.6) ----------------------------------------------------------------------------------------------


def test_the_owner_chooses_a_passenger_beside_him_who_cannot_refuse(front):
    """One of the two neighbours, nobody farther off, and not nobody (FLN-8.6.1)."""
    f = front("misha olga boris vasily _").down(olga="rudy_102")
    assert ["comrade:misha", "comrade:boris"] == f.asked("passenger", "olga").options("olga")
    f.refuses("olga", "comrade:vasily", "FLN-8.6.1")
    f.refuses("olga", "pass", "FLN-8.1.1")
    assert "is not an answer" in f.refuses("olga", "card:dodge", "FLN-8.6.1")
    f.answer("olga", "comrade:boris").until("lay")

    assert ["olga", "boris"] == f.names("crew")
    assert "olga boris misha vasily _" == f.line


def test_a_fubar_neighbour_is_no_passenger(front):
    """The other neighbour gets in without a question (FLN-8.6.1)."""
    f = front("misha olga boris vasily _").down(olga="rudy_102").who(fubar="boris")
    f.until("lay")

    assert ["olga", "misha"] == f.names("crew")


def test_without_a_neighbour_the_owner_drives_alone(front):
    """The tank then has one slot (FLN-8.6.1)."""
    f = front("boris vasily _ misha").down(misha="rudy_102").attack("cannonball_1", 1)
    f.until("lay")

    assert ("misha boris vasily _", ["misha"]) == (f.line, f.names("crew"))
    assert 12 == f.life_of("misha")


def test_the_example_of_the_driving_tank(front):
    """The tank to the head, the overtaken behind it in their order, then the free slot (FLN-8.6.2)."""
    f = front("dominika _ boris misha olga vasily").down(misha="rudy_102")
    f.answer("misha", "comrade:olga", "passenger").until("lay")

    assert "misha olga dominika boris _ vasily" == f.line


def test_the_crew_keeps_its_order(front):
    """The passenger in front of the owner stays in front (FLN-8.6.1)."""
    f = front("dominika _ boris misha olga vasily").down(misha="rudy_102")
    f.answer("misha", "comrade:boris").until("lay")

    assert "boris misha dominika _ olga vasily" == f.line


def test_two_free_slots_both_follow_behind(front):
    """For a moment there are two (FLN-8.6.2)."""
    f = (
        front("_ dominika _ misha olga", fallen="boris")
        .set(postponed=1)
        .down(misha="rudy_102")
        .hand("dominika", "halt")
    )
    f.asked("window_3", "dominika")

    assert "misha olga dominika _ _" == f.line


def test_what_lies_beyond_a_fubar_comrade_is_not_touched(front):
    """The tank stops right behind him (FLN-8.6.2)."""
    f = front("dominika _ boris vasily misha olga").down(misha="rudy_102").who(fubar="boris").lie("mine", 2)
    f.hand("dominika", "halt")
    f.answer("misha", "comrade:olga", "passenger").asked("window_3", "dominika")

    assert "dominika _ boris misha olga vasily" == f.line
    assert [("mine", 2)] == f.lies()


def test_the_tank_crushes_mines_and_wire_ahead_of_it(front):
    """FAQ: nobody takes damage from these mines; what lies elsewhere stays (FLN-8.6.3)."""
    f = front("dominika _ boris misha olga vasily").down(misha="rudy_102").lie("mine", 2, 2).lie("barbed_wire_2", 1)
    f.lie("barbed_wire_4", 6)
    f.answer("misha", "comrade:olga").until("lay")

    assert [("barbed_wire_4", 6)] == f.lies()
    assert {"dominika": 10, "boris": 10, "misha": 12, "olga": 10, "vasily": 10} == f.lives()
    assert 3 == len(f.cards("attack_discard"))
    assert "The tank crushes 3 obstacles in its way." in f.told()


def test_under_halt_the_tank_stands_but_protects(front):
    """FAQ (FLN-8.6.4)."""
    f = front("dominika boris misha _").down(misha="rudy_102").set(halt=True).attack("grenade_3", 3)
    f.until("lay")

    assert "dominika boris misha _" == f.line
    assert {"dominika": 10, "boris": 10, "misha": 12} == f.lives()


def test_the_tank_drives_again_before_its_owners_next_card(front):
    """As part of the same action, if it is not at its end (FLN-8.6.5)."""
    f = front("dominika boris misha olga _").tank("misha", "olga").down(misha="dodge").hand("boris", "first_aid")
    f.asked("window_3", "boris")

    assert ("misha olga dominika boris _", ["misha"]) == (f.line, f.names("dodging"))
    told = f.told()
    assert told.index("The tank drives to slot 1.") < told.index("Misha the Bear turns up Dodge.")


def test_a_tank_at_its_end_does_not_drive(front):
    """At slot 1 it stands, and crushes nothing under itself (FLN-8.6.5)."""
    f = front("misha olga dominika boris _").tank("misha", "olga").lie("barbed_wire_2", 1)
    f.until("lay")

    assert not any("drives" in line for line in f.told())
    assert [("barbed_wire_2", 1)] == f.lies()


@pytest.mark.parametrize(
    ("attack", "slot", "lives"),
    [
        ("laser", 1, {"dominika": 7, "misha": 12, "olga": 10, "boris": 10}),
        ("cannonball_2", 2, {"dominika": 10, "misha": 12, "olga": 10, "boris": 10}),
        ("friendly_fire", 4, {"dominika": 10, "misha": 12, "olga": 10, "boris": 7}),
        ("friendly_fire", 3, {"dominika": 10, "misha": 12, "olga": 10, "boris": 10}),
        ("grenade_2", 2, {"dominika": 9, "misha": 12, "olga": 10, "boris": 10}),
        ("grenade_3", 3, {"dominika": 10, "misha": 12, "olga": 10, "boris": 9}),
    ],
)
def test_the_crew_takes_no_damage_and_linear_attacks_stop(front, attack, slot, lives):
    """FAQ: the tank stops linear attacks and all of the Laser; splash still reaches those outside (FLN-8.6.6)."""
    f = shot(front, "dominika misha olga boris _", attack, slot).tank("misha", "olga")
    f.until("lay")

    assert lives == f.lives()


def test_for_target_cards_the_crew_are_two_comrades_in_two_slots(front):
    """FAQ (FLN-8.6.7)."""
    f = (
        front("misha olga boris _")
        .tank("misha", "olga")
        .turn("attack")
        .comes("air_bomb")
        .hand("boris", "dodge", "swap")
    )
    f.asked("lay", "boris")

    assert [2] == f.state.targets, "the middle of four slots"
    g = front("misha olga boris _").tank("misha", "olga").turn("attack").comes("attack_dogs").life(olga=2)
    g.hand("boris", "dodge", "swap").asked("lay", "boris")
    assert ["olga"] == g.names("targeted")


def test_the_crew_is_immovable_for_everybody_else(front):
    """Others change places only up to the tank (FLN-8.6.8)."""
    f = front("misha olga dominika boris _").tank("misha", "olga").down(boris="advance_3")
    f.until("lay")

    assert "misha olga boris dominika _" == f.line


def test_other_cards_of_the_crew_work(front):
    """The passenger puts a helmet into play (FLN-8.6.8)."""
    f = front("misha olga dominika boris _").tank("misha", "olga").down(olga="helmet")
    f.until("lay")

    assert [("helmet", 4)] == f.durability("olga")


def test_the_tank_serves_in_the_turn_of_its_reveal_and_in_the_next(front):
    """It loses 1 durability at the beginning of each step 6; the crew stays where it is (FLN-8.6.9)."""
    f = front("dominika misha olga _").down(misha="rudy_102").hand("dominika", "dodge", "dodge", "dodge", "dodge")
    f.answer("misha", "comrade:olga", "passenger").until("lay")
    assert ([("rudy_102", 1)], ["misha", "olga"]) == (f.durability("misha"), f.names("crew"))

    for name in ("dominika", "misha", "olga"):
        f.answer(name, f.options(name)[0], "lay")
    assert ([], []) == (f.durability("misha"), f.names("crew"))
    assert "rudy_102" in f.cards("action_discard")
    f.until("lay")


def test_if_the_owner_dies_the_tank_is_gone_at_once(front):
    """Igor cannot loot it any more; the passenger stands outside (FLN-8.6.10)."""
    deaths = {"step": "Deaths", "at": "remove", "dead": [], "place": 0, "choice": "pass"}
    f = front("misha olga igor _").tank("misha", "olga").life(misha=0).turn("damage", deaths).hand("misha", "dodge")
    assert ["pass", "random_card"] == f.asked("loot", "igor").options("igor")

    assert [] == f.names("crew")
    f.refuses("igor", "equipment:rudy_102:2", "FLN-9.10")
    f.answer("igor", "pass").until("lay")
    assert "rudy_102" in f.cards("action_discard")


def test_a_tank_with_a_fubar_comrade_inside_does_not_drive(front):
    """Protection goes on (FLN-8.6.11)."""
    f = front("dominika boris misha olga _").tank("misha", "olga").who(fubar="olga").attack("cannonball_1", 3)
    f.until("lay")

    assert "dominika boris misha olga _" == f.line
    assert {"dominika": 10, "boris": 10, "misha": 12, "olga": 10} == f.lives()


def test_a_dodging_crew_still_stops_the_shot(front):
    """It is the vehicle that stops it (FLN-8.6.11)."""
    f = shot(front, "misha olga boris _").tank("misha", "olga").who(dodging="misha olga")
    f.until("lay")

    assert 10 == f.life_of("boris")
