"""The questions and answers of the rulebook, entry by entry (chapter 12)."""

FIVE = ("advance_1", "advance_2", "back_1", "back_2", "sidestep")


def test_1_dominika_may_exchange_with_an_empty_hand(front):
    """Entry 1 (FLN-9.2)."""
    f = front("dominika olga _", fresh="dominika").turn("window_5").hand("olga", *FIVE)
    f.answer("dominika", "ability:dominika").until("lay")

    assert sorted(FIVE) == sorted(f.cards("hand", "dominika"))


def test_2_nikolai_works_once_per_game(front):
    """Entry 2: the first damage from an attack card, not once per turn (FLN-9.3)."""
    f = front("nikolai misha _", fresh="nikolai").turn("ask_cards").attack("cannonball_1", 1).comes("machine_gun_1")
    f.hand("nikolai", "dodge", "fubar", "swap").lays(nikolai="fubar").until("lay")
    assert 10 == f.life_of("nikolai")

    f.answer("nikolai", "card:swap").answer("misha", f.options("misha")[0], "lay").until("lay")
    assert 8 == f.life_of("nikolai")


def test_3_vasily_works_every_time_comrades_is_drawn(front):
    """Entry 3 (FLN-9.4)."""
    f = (
        front("vasily misha _")
        .turn("attack")
        .comes("comrades")
        .life(vasily=3)
        .hand("misha", *FIVE)
        .hand("vasily", *FIVE)
    )
    f.until("draft")

    assert 4 == f.life_of("vasily")


def test_4_vsyo_ravno_does_not_move_the_mine(front):
    """Entry 4: it goes off under whoever is placed on it (FLN-8.4.4)."""
    f = front("misha olga _").turn("window_2").lie("mine", 3).hand("misha", "vsyo_ravno").chance("vsyo_ravno", 2, 1)
    f.answer("misha", "card:vsyo_ravno").until("lay")

    assert ("_ olga misha", 9, []) == (f.line, f.life_of("misha"), f.lies())


def test_5_nyet_cancels_an_event_for_all_players(front):
    """Entry 5 (FLN-8.4.1)."""
    f = front("misha olga boris _").turn("window_2").hand("misha", "halt").hand("olga", "nyet").down(boris="advance_1")
    f.answer("misha", "card:halt").answer("olga", "card:nyet").until("lay")

    assert "misha boris olga _" == f.line


def test_6_damage_deflected_by_the_car_door_keeps_its_type(front):
    """Entry 6: a linear hit is dodged, also by the new victim (FLN-8.5.2)."""
    f = front("misha olga _").turn("damage").attack("cannonball_1", 1).equip("misha", car_door=2).who(dodging="olga")
    f.answer("misha", "comrade:olga", "redirect").until("lay")

    assert {"misha": 12, "olga": 10} == f.lives()


def test_7_equipment_is_active_at_once(front):
    """Entry 7 (FLN-8.5.1)."""
    f = front("misha olga _").down(misha="frying_pan").attack("machine_gun_1", 1)
    f.answer("misha", "equipment:frying_pan:2", "use_equipment").until("lay")

    assert 12 == f.life_of("misha")


def test_8_rudy_102(front):
    """Entry 8: mines and wire are crushed, the Laser stops, the Order ends behind it (FLN-8.6.3, FLN-8.6.6)."""
    f = (
        front("olga _ misha boris vasily")
        .down(misha="rudy_102")
        .lie("mine", 2)
        .lie("barbed_wire_2", 1)
        .attack("laser", 1)
    )
    f.hand("vasily", "commissars_order").asked("window_3", "vasily")
    assert ("misha boris olga _ vasily", []) == (f.line, f.lies())
    f.answer("vasily", "card:commissars_order", "window_3").answer("vasily", "comrade:vasily", "order_whom")
    assert "misha boris vasily olga _" == f.line, "right behind the tank"

    f.until("lay")
    assert {"olga": 10, "misha": 12, "boris": 10, "vasily": 10} == f.lives()


def test_9_a_linear_attack_runs_from_the_target_card_to_the_commissar(front):
    """Entry 9 (FLN-5.2.1)."""
    f = front("misha _ olga boris").turn("damage").attack("cannonball_2", 2)
    f.until("lay")

    assert {"misha": 12, "olga": 6, "boris": 10} == f.lives()


def test_10_a_linear_attack_hits_the_first_available_target_only(front):
    """Entry 10, unless the card says otherwise (FLN-5.2.2, FLN-5.2.5)."""
    f = front("misha olga boris _").turn("damage").attack("cannonball_1", 1)
    f.until("lay")
    g = front("misha olga boris _").turn("damage").attack("machine_gun_1", 1)
    g.until("lay")

    assert ({"misha": 8, "olga": 10, "boris": 10}, {"misha": 10, "olga": 8, "boris": 10}) == (f.lives(), g.lives())


def test_11_a_second_mine_is_stacked_and_all_go_off_separately(front):
    """Entry 11 (FLN-5.6.2, FLN-5.6.3)."""
    f = front("misha olga _").turn("attack").comes("mine").lie("mine", 3).hand("olga", "back_1", "dodge")
    f.lays(olga="back_1").until("lay")

    assert 4 == f.life_of("olga")
    assert 2 == sum("Olga takes 3 damage" in line for line in f.told())


def test_12_a_second_roulette_is_attached_too(front):
    """Entry 12: more damage for each (FLN-5.7.1, FLN-5.7.2)."""
    f = front("misha olga _").turn("damage").attack("cannonball_1", 1).lie("russian_roulette", 0, 0)
    f.until("lay")

    assert 12 - 4 - 2 - 2 == f.life_of("misha")


def test_13_exchanging_places_is_movement(front):
    """Entry 13: Halt! forbids it (FLN-4.2.7)."""
    f = front("misha olga _").down(misha="swap").set(halt=True)
    f.until("lay")

    assert "misha olga _" == f.line


def test_14_vsyo_ravno_is_movement(front):
    """Entry 14: Halt! forbids it (FLN-4.2.7, FLN-8.4.3)."""
    f = front("misha olga _").turn("window_2").hand("misha", "vsyo_ravno", "first_aid").set(halt=True)

    f.refuses("misha", "card:vsyo_ravno", "FLN-8.4.3")
    f.asked("window_2", "misha")


def test_15_dodge_and_hit_the_dirt_stay_in_force_after_moving(front):
    """Entry 15 (FLN-8.3.2)."""
    f = front("misha olga boris _").down(misha="dodge", boris="advance_2").attack("cannonball_1", 1)
    f.until("lay")

    assert ("boris misha olga _", 12, 6) == (f.line, f.life_of("misha"), f.life_of("boris"))


def test_16_fubar_cannot_be_moved_and_ends_the_line_for_others(front):
    """Entry 16 (FLN-8.3.7)."""
    f = front("misha olga boris vasily _").down(misha="fubar", olga="smoke_screen", vasily="advance_3")
    f.until("lay")

    # olga can only choose boris and vasily; vasily, now in front of boris, comes up behind misha
    assert "misha vasily olga boris _" == f.line


def test_17_indirect_damage_is_splash_damage_beside_the_target(front):
    """Entry 17: Yuri takes none of it (FLN-6.6, FLN-9.5)."""
    f = front("yuri misha olga _").turn("damage").attack("mortar_4", 2)
    f.until("lay")

    assert {"yuri": 10, "misha": 9, "olga": 8} == f.lives()


def test_18_dodge_and_hit_the_dirt_work_under_halt(front):
    """Entry 18 (FLN-8.3.2, FLN-8.4.3)."""
    f = front("misha olga _").down(misha="hit_the_dirt").attack("grenade_2", 1).set(halt=True)
    f.until("lay")

    assert {"misha": 12, "olga": 9} == f.lives()


def test_19_comrades_drafts_out_of_the_hands(front):
    """Entry 19 (FLN-5.5.1)."""
    f = front("misha olga _").turn("attack").comes("comrades").hand("misha", *FIVE).hand("olga", *FIVE)
    f.asked("draft", "misha", "olga")

    assert sorted(f"card:{card}" for card in FIVE) == sorted(f.options("misha"))


def test_20_tear_gas_no_refill_until_the_hand_is_empty(front):
    """Entry 20 (FLN-5.9.2)."""
    f = front("misha olga _").turn("damage").attack("tear_gas_2", 1).hand("misha", "dodge", "swap")
    f.until("lay")

    assert (["dodge", "swap"], ["misha"]) == (sorted(f.cards("hand", "misha")), f.names("gassed"))


def test_21_a_gassed_player_draws_up_before_the_draft(front):
    """Entry 21 (FLN-5.5.1)."""
    f = (
        front("misha olga _")
        .turn("attack")
        .comes("comrades")
        .who(gassed="misha")
        .hand("misha", "dodge")
        .hand("olga", *FIVE)
    )
    f.until("draft")

    assert 5 == len(f.cards("hand", "misha"))


def test_22_smoke_screen_with_two_left_is_discarded_and_replaced(front):
    """Entry 22 (FLN-8.3.4)."""
    f = front("misha olga boris _").turn("damage").attack("cannonball_1", 1).life(misha=1).hand("olga", "smoke_screen")
    f.until("lay")

    assert ("smoke_screen" in f.cards("action_discard"), 5) == (True, len(f.cards("hand", "olga")))
    assert "smoke_screen" not in f.cards("hand", "olga")
