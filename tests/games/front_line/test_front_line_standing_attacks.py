"""Attack cards that work beyond damage: COMRADES!, Mine, Russian Roulette, Barbed Wire, Tear Gas (FLN-5.5 to 5.9)."""

import pytest

FIVE = ("advance_1", "advance_2", "back_1", "back_2", "sidestep")


def drafted(f, rounds: int = 4):
    """Everybody takes the first card of each packet."""
    for _ in range(rounds):
        for seat, prompt in f.table.asked():
            assert "draft" == prompt
            f.table.answer(seat, f.table.options(seat)[0])
    return f


# --- COMRADES! -------------------------------------------------------------------------------------------------------


def test_comrades_drafts_the_hands(front):
    """FAQ: the hands are the packets, exactly like in set-up (FLN-5.5.1)."""
    f = front("misha olga _").turn("attack").comes("comrades")
    f.hand("misha", *FIVE).hand("olga", "dodge", "swap", "fubar", "shove", "helmet")
    f.asked("draft", "misha", "olga")
    f.answer("misha", "card:back_2").answer("olga", "card:dodge")
    f.asked("draft", "misha", "olga")

    assert sorted(f"card:{card}" for card in ("swap", "fubar", "shove", "helmet")) == sorted(f.options("misha"))
    drafted(f, 3).until("lay")
    assert (5, 5) == (len(f.cards("hand", "misha")), len(f.cards("hand", "olga")))
    assert "back_2" in f.cards("hand", "misha")


def test_vasily_comes_first_then_the_drawing_then_the_draft(front):
    """His life rises before anybody draws (FLN-5.5.1, FLN-9.4)."""
    f = front("vasily olga _").turn("attack").comes("comrades").life(vasily=4).hand("olga", *FIVE)
    f.asked("draft", "vasily", "olga")

    assert 5 == f.life_of("vasily")
    assert 5 == len(f.cards("hand", "vasily"))
    told = f.told()
    assert told.index("Vasily gains 1 life and has 5.") < told.index("Vasily draws a card from the deck.")


def test_everybody_with_a_short_hand_draws_up_first(front):
    """Gassed players too, and others with few cards as well; a larger hand draws nothing (FLN-5.5.1, FLN-5.5.2)."""
    f = front("misha olga igor _").turn("attack").comes("comrades").who(gassed="misha")
    f.hand("misha", "dodge").hand("olga", "swap", "fubar").hand("igor", *FIVE, "shove")
    f.asked("draft", "misha", "olga", "igor")

    assert [5, 5, 6] == [len(f.cards("hand", name)) for name in ("misha", "olga", "igor")]


def test_drawing_up_ends_the_gas(front):
    """For those who were drawn up to a full hand, not for a gassed player whose hand was full (FLN-5.5.3)."""
    f = front("misha olga igor _").turn("attack").comes("comrades").who(gassed="misha olga")
    f.hand("misha", "dodge").hand("olga", *FIVE)
    f.asked("draft", "misha", "olga", "igor")

    assert ["olga"] == f.names("gassed")


def test_a_hand_of_more_than_five_is_drafted_whole(front):
    """Rounds go on until all packets are empty; an empty packet picks nothing (FLN-5.5.4)."""
    f = front("misha olga _").turn("attack").comes("comrades")
    f.hand("misha", *FIVE, "dodge", "dodge").hand("olga", "swap", "fubar", "shove", "helmet", "scramble")
    f.answer("misha", "card:dodge").answer("olga", "card:swap")
    for _ in range(3):
        f.table.answer(0, f.options("misha")[0], "draft").answer(1, f.options("olga")[0], "draft")

    # misha started with seven: 7 5, 4 6, 5 3, 2 4; now he holds three cards and olga one
    assert [3, 1] == [len(f.cards("hand", name)) for name in ("misha", "olga")]
    f.asked("draft", "misha")
    f.table.answer(0, f.options("misha")[0])
    f.asked("draft", "olga")
    f.table.answer(1, f.options("olga")[0])
    f.until("lay")
    assert [6, 6] == [len(f.cards("hand", name)) for name in ("misha", "olga")]


def test_drawing_up_goes_in_initiative_order_and_packets_to_the_living(front):
    """The holder draws first; a dead player's seat is skipped when packets are handed on (FLN-5.5.5)."""
    f = front("misha boris igor _", seated="misha olga boris igor", fallen="olga").turn("attack").comes("comrades")
    f.initiative("igor").draws("shove", "fubar").hand("misha", *FIVE).hand("boris", *FIVE)
    f.hand("igor", "dodge", "dodge", "dodge", "dodge").hand("misha", "swap", "swap", "swap", "helmet")
    f.asked("draft", "misha", "boris", "igor")

    assert "shove" in f.cards("hand", "igor")
    assert "fubar" in f.cards("hand", "misha")
    f.answer("misha", "card:helmet").answer("boris", "card:sidestep").answer("igor", "card:shove")
    assert sorted(["card:swap", "card:fubar"]) == sorted(f.options("boris"))
    f.asked("draft", "misha", "boris", "igor")


def test_the_picks_are_the_new_hand(front):
    """What was laid face down in the draft is taken up, nothing stays on the table (FLN-5.5.5)."""
    f = front("misha olga _").turn("attack").comes("comrades").hand("misha", *FIVE).hand("olga", *FIVE)
    f.answer("misha", "card:advance_2").answer("olga", "card:sidestep")
    drafted(f, 3).until("lay")

    assert "advance_2" in f.cards("hand", "misha")
    assert "sidestep" in f.cards("hand", "olga")
    assert ([], []) == (f.cards("down", "misha"), f.cards("down", "olga"))


# --- Mine ------------------------------------------------------------------------------------------------------------


def test_a_mine_is_laid_on_the_free_slot_which_stays_free(front):
    """The card lies on the slot, and nobody stands there (FLN-5.6.1, FLN-3.1.1)."""
    f = front("misha _ olga").turn("attack").comes("mine").hand("misha", "dodge", "swap")
    f.asked("lay", "misha")

    assert [("mine", 2)] == f.lies()
    assert "misha _ olga" == f.line
    assert [] == f.cards("attack")


def test_a_second_mine_is_stacked_on_the_first(front):
    """FAQ (FLN-5.6.2)."""
    f = front("misha _ olga").turn("attack").comes("mine").lie("mine", 2).hand("misha", "dodge", "swap")
    f.asked("lay", "misha")

    assert [("mine", 2), ("mine", 2)] == f.lies()


def test_all_mines_of_a_slot_go_off_as_separate_hits(front):
    """FAQ: three damage each, then they are discarded (FLN-5.6.2, FLN-5.6.3)."""
    f = front("misha _ olga").lie("mine", 2, 2).down(olga="advance_1")
    f.until("lay")

    assert ["Olga takes 3 damage and has 7 life left.", "Olga takes 3 damage and has 4 life left."] == [
        line for line in f.told() if "damage and has" in line
    ]
    assert ([], ["mine", "mine"]) == (f.lies(), f.cards("attack_discard"))


def test_later_mines_do_not_hit_a_comrade_at_0_life(front):
    """But they are discarded (FLN-5.6.3, FLN-6.2)."""
    f = front("misha _ olga boris").lie("mine", 2, 2, 2).down(olga="advance_1").life(olga=2)
    f.until("lay")

    assert 1 == sum("damage and has" in line for line in f.told())
    assert ([], 3) == (f.lies(), len(f.cards("attack_discard")))


@pytest.mark.parametrize(
    ("line", "down", "slot", "victim"),
    [
        ("misha olga _", {"olga": "back_1"}, 3, "olga"),
        ("misha olga _", {"misha": "back_1"}, 3, "olga"),
        ("misha olga boris _", {"boris": "shove"}, 4, "boris"),
    ],
)
def test_every_way_into_the_slot_sets_mines_off(front, line, down, slot, victim):
    """Own step, pushed by another, pushed by a shove (FLN-5.6.3); jump, Vsyo Ravno and Commissar in their chapters."""
    f = front(line).lie("mine", slot).down(**down)
    if "boris" in down:
        f.answer("boris", "comrade:misha", "move_whom").answer("boris", "back", "direction")
    f.until("lay")

    assert 7 == f.life_of(victim)


def test_a_mine_stays_over_turns_until_it_goes_off(front):
    """A turn passes and it still lies there (FLN-5.6.4)."""
    f = front("misha olga _").lie("mine", 3).down(misha="dodge")
    f.until("lay")

    assert 2 == f.state.turn
    assert [("mine", 3)] == f.lies()


def test_the_commissar_stepping_on_mines_discards_them_without_effect(front):
    """Only a comrade sets them off (FLN-5.6.5, FLN-7.5)."""
    f = front("misha olga boris _").lie("mine", 4).turn("damage").attack("cannonball_1", 1).life(misha=4)
    f.until("lay")

    assert "_ olga boris" == f.line
    assert ([], {"misha": 0, "olga": 10, "boris": 10}) == (f.lies(), f.lives())
    assert "mine" in f.cards("attack_discard")


def test_mine_damage_is_damage_from_an_attack_card(front):
    """It counts for Nikolai, for Dud and for the roulette (FLN-5.6.6)."""
    f = front("nikolai olga _", fresh="nikolai").lie("mine", 3).down(nikolai="back_2", olga="dodge")
    f.until("lay")
    assert (10, 7) == (f.life_of("nikolai"), f.life_of("olga")), "olga was pushed onto it"

    g = front("olga nikolai _", fresh="nikolai").lie("mine", 3).down(nikolai="back_1")
    g.until("lay")
    assert (10, ["nikolai"]) == (g.life_of("nikolai"), g.names("ability_spent"))

    h = front("misha olga _").lie("mine", 3).lie("russian_roulette", 0).initiative("olga").down(olga="back_1")
    h.hand("misha", "dud").answer("misha", "card:dud", "dud").until("lay")
    assert 10 - (3 - 2) - 2 == h.life_of("olga")


# --- Russian Roulette ------------------------------------------------------------------------------------------------


def test_roulettes_are_attached_to_the_initiative_card(front):
    """FAQ: a second one as well (FLN-5.7.1)."""
    f = front("misha olga _").turn("attack").comes("russian_roulette").lie("russian_roulette", 0)
    f.hand("misha", "dodge", "swap").asked("lay", "misha")

    assert [("russian_roulette", 0)] * 2 == f.lies()


@pytest.mark.parametrize(("count", "life"), [(0, 8), (1, 6), (2, 4)])
def test_the_holder_takes_two_more_for_every_roulette(front, count, life):
    """As part of the same hit, and then they are discarded (FLN-5.7.2, FLN-5.7.3)."""
    f = front("misha olga _").turn("damage").attack("cannonball_1", 1).lie("russian_roulette", *[0] * count)
    f.until("lay")

    assert life == f.life_of("misha")
    assert ([], count) == (f.lies(), f.cards("attack_discard").count("russian_roulette"))
    assert 1 == sum("damage and has" in line for line in f.told())


def test_only_the_holder_is_shot(front):
    """Damage to somebody else leaves the roulette attached (FLN-5.7.2)."""
    f = front("misha olga _").initiative("olga").turn("damage").attack("cannonball_1", 1).lie("russian_roulette", 0)
    f.until("lay")

    assert (8, [("russian_roulette", 0)]) == (f.life_of("misha"), f.lies())


def test_the_extra_damage_is_not_reduced(front):
    """Helmet and Dud work on the hit before the roulette is added (FLN-5.7.2)."""
    f = (
        front("misha olga _")
        .turn("damage")
        .attack("cannonball_1", 1)
        .lie("russian_roulette", 0)
        .equip("misha", helmet=3)
    )
    f.hand("olga", "dud")
    f.answer("misha", "equipment:helmet:3", "use_equipment").answer("olga", "card:dud", "dud").until("lay")

    assert 12 - (4 - 1 - 2) - 2 == f.life_of("misha")


def test_the_roulette_fires_once(front):
    """With the second hit of the same attack the gun is empty (FLN-5.7.3)."""
    f = front("misha olga _").turn("damage").attack("rocket_salvo", 1, 2).lie("russian_roulette", 0)
    f.until("lay")

    assert 12 - (2 + 2) - 1 == f.life_of("misha")


def test_prevented_damage_does_not_fire_the_roulette(front):
    """He must take damage (FLN-5.7.4)."""
    f = front("misha olga _").turn("damage").attack("machine_gun_1", 1).lie("russian_roulette", 0)
    f.equip("misha", frying_pan=2).answer("misha", "equipment:frying_pan:2").until("lay")

    assert (12, 8) == (f.life_of("misha"), f.life_of("olga"))
    assert [("russian_roulette", 0)] == f.lies()


# --- Barbed Wire -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "line", "slot"),
    [
        ("barbed_wire_2", "misha olga boris _", 2),
        ("barbed_wire_2", "misha _ olga boris", 2),
        ("barbed_wire_4", "misha olga boris _", 4),
        ("barbed_wire_4", "misha olga _", 3),
    ],
)
def test_wire_is_laid_on_its_slot_occupied_or_not(front, card, line, slot):
    """It does no damage (FLN-5.8.1, FLN-5.1.3)."""
    f = front(line).turn("attack").comes(card).hand("misha", "dodge", "swap")
    f.lays(misha="dodge").until("lay")

    assert [(card, slot)] == f.lies()
    assert 12 == f.life_of("misha")


def test_wire_stops_the_mover(front):
    """His remaining steps are lost (FLN-5.8.2)."""
    f = front("misha olga boris igor _").lie("barbed_wire_2", 2).down(misha="back_3")
    f.until("lay")
    assert "_ misha olga boris igor" == f.line

    g = front("misha olga boris igor _").lie("barbed_wire_2", 3).down(misha="back_3")
    g.until("lay")
    assert "_ olga misha boris igor" == g.line


def test_wire_stops_shove_and_order_too(front):
    """The comrade who is shoved or ordered is the mover (FLN-5.8.2)."""
    f = front("misha olga boris igor _").lie("barbed_wire_2", 2).turn("window_2").hand("misha", "commissars_order")
    f.answer("misha", "card:commissars_order").answer("misha", "comrade:igor").until("lay")

    assert "misha igor olga boris _" == f.line


def test_who_is_pushed_or_swapped_into_wire_is_not_affected(front):
    """Olga is pushed into the wire and later moves out freely (FLN-5.8.2)."""
    f = front("misha olga boris _").lie("barbed_wire_2", 3).down(misha="back_1", olga="advance_1")
    f.until("lay")

    # push: _ misha olga boris; olga leaves the wire forward: pushes misha
    assert "misha olga _ boris" == f.line


def test_leaving_wire_is_free(front):
    """Starting in the wire one makes all one's steps (FLN-5.8.2)."""
    f = front("misha olga boris _").lie("barbed_wire_2", 1).down(misha="back_3")
    f.until("lay")

    assert "_ olga boris misha" == f.line


def test_wire_stays_until_tank_or_commissar(front):
    """A comrade in it does not remove it; the Commissar does (FLN-5.8.3)."""
    f = front("misha olga boris _").lie("barbed_wire_2", 2).down(misha="back_2")
    f.until("lay")
    assert [("barbed_wire_2", 2)] == f.lies()

    g = front("misha olga boris _").lie("barbed_wire_2", 4).turn("damage").attack("cannonball_1", 1).life(misha=1)
    g.until("lay")
    assert ([], True) == (g.lies(), "barbed_wire_2" in g.cards("attack_discard"))


def test_two_wires_do_no_more_than_one_and_mines_go_off_first(front):
    """In a slot with both, the mine first, then the mover is stopped (FLN-5.8.4)."""
    f = (
        front("misha _ olga boris")
        .lie("barbed_wire_2", 2)
        .lie("barbed_wire_4", 2)
        .lie("mine", 2)
        .down(olga="advance_2")
    )
    f.until("lay")

    assert "misha olga _ boris" == f.line
    assert 7 == f.life_of("olga")
    told = f.told()
    assert told.index("Olga takes 3 damage and has 7 life left.") < told.index(
        "Olga is caught in the wire and loses the last step of the move."
    )
    assert [("barbed_wire_2", 2), ("barbed_wire_4", 2)] == f.lies()


def test_a_jump_is_not_affected_by_wire(front):
    """It is not a step (FLN-5.8.4, FLN-9.8)."""
    f = front("svetlana olga boris _", fresh="svetlana").lie("barbed_wire_2", 4).turn("window_2")
    f.answer("svetlana", "ability:svetlana").until("lay")

    assert "_ olga boris svetlana" == f.line
    assert not any("caught" in line for line in f.told())


# --- Tear Gas --------------------------------------------------------------------------------------------------------


def test_who_takes_damage_from_tear_gas_is_gassed(front):
    """One damage is enough; who takes none is not gassed (FLN-5.9.1)."""
    f = (
        front("misha olga boris igor _")
        .turn("damage")
        .attack("tear_gas_2", 2)
        .who(prone="boris")
        .hand("igor", "first_aid")
    )
    f.asked("window_4", "igor")

    assert ["misha", "olga"] == sorted(f.names("gassed"))


def test_a_gassed_player_does_not_refill_until_his_hand_is_empty(front):
    """FAQ: not in this turn and not in the following ones; then he draws up and is free (FLN-5.9.2)."""
    f = (
        front("misha olga _")
        .turn("refill")
        .who(gassed="misha")
        .hand("misha", "dodge", "swap", "fubar")
        .comes("mine", "mine")
    )
    f.asked("lay", "misha", "olga")
    assert 3 == len(f.cards("hand", "misha"))
    f.lays(misha="dodge", olga=f.options("olga")[0].removeprefix("card:"))

    assert ["fubar", "swap"] == sorted(f.cards("hand", "misha"))
    f.asked("lay", "misha", "olga")

    g = front("misha olga _").turn("refill").who(gassed="misha")
    g.until("lay")
    assert (5, []) == (len(g.cards("hand", "misha")), g.names("gassed"))


def test_the_gas_is_checked_only_in_step_6(front):
    """The hand runs out in step 2 already; cards come only in step 6 (FLN-5.9.3)."""
    f = (
        front("misha olga _")
        .turn("ask_cards")
        .who(gassed="misha")
        .hand("misha", "dodge")
        .hand("olga", "first_aid", "swap")
    )
    f.lays(olga="swap")
    for window in ("window_2", "window_3", "window_3", "window_4"):
        assert ([], ["misha"]) == (f.cards("hand", "misha"), f.names("gassed"))
        f.answer("olga", "pass", window)

    f.answer("olga", "pass", "window_5").answer("olga", "pass", "window_1").until("lay")
    assert (5, []) == (len(f.cards("hand", "misha")), f.names("gassed"))


def test_being_gassed_again_changes_nothing(front):
    """He is gassed once, not twice (FLN-5.9.4)."""
    f = front("misha olga _").turn("damage").attack("tear_gas_2", 2).who(gassed="olga").hand("misha", "first_aid")
    f.asked("window_4", "misha")

    assert ["misha", "olga"] == sorted(f.names("gassed"))


def test_the_gas_belongs_to_the_player_not_to_the_hand(front):
    """Dominika's exchange does not pass it on (FLN-5.9.4)."""
    f = front("dominika olga boris _", fresh="dominika").turn("window_4").who(gassed="dominika")
    f.hand("dominika", "dodge", "swap").hand("olga", "fubar")
    f.answer("dominika", "ability:dominika").answer("dominika", "comrade:olga", "exchange_with").until("lay")

    assert ["dominika"] == f.names("gassed")
    assert (["fubar"], 5) == (f.cards("hand", "dominika"), len(f.cards("hand", "olga")))


def test_cards_gained_otherwise_are_kept_and_the_gas_goes_on(front):
    """He robs a card with an empty hand: it is his, and he does not refill (FLN-5.9.5)."""
    f = front("misha olga _").turn("window_4").who(gassed="misha").hand("misha", "pickpocket").hand("olga", "dodge")
    f.answer("misha", "card:pickpocket").until("lay")

    assert (["dodge"], ["misha"]) == (f.cards("hand", "misha"), f.names("gassed"))
