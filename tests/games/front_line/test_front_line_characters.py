"""The ten characters (chapter 9)."""

import pytest

# --- in general, Misha, Vasily, Yuri, Olga ---------------------------------------------------------------------------


def test_abilities_are_not_events(front):
    """Dominika uses hers after her event of the turn, and no Nyet! is asked for (FLN-9.0)."""
    f = front("dominika olga boris _", fresh="dominika").turn("window_4").hand("dominika", "first_aid", "dodge")
    f.hand("olga", "nyet", "swap")
    f.answer("dominika", "card:first_aid").answer("olga", "pass", "nyet")
    f.answer("dominika", "ability:dominika", "window_4").answer("dominika", "comrade:olga", "exchange_with")

    assert {"nyet", "swap"} < set(f.cards("hand", "dominika"))
    assert "dominika" in f.names("ability_spent")
    f.until("lay")


def test_an_ability_of_somebody_else_or_without_window_is_refused(front):
    """Another comrade's ability, and one that works by itself, cannot be used (FLN-1.3, FLN-3.4.3)."""
    f = front("misha olga _").turn("window_4").hand("misha", "first_aid").hand("olga", "first_aid")

    f.refuses("misha", "ability:dominika", "FLN-1.3")
    f.refuses("misha", "ability:misha", "FLN-3.4.3")
    f.asked("window_4", "misha", "olga")


def test_misha_can_be_healed_up_to_12(front):
    """His life card goes higher; the two extra points at the start are tested with the set-up (FLN-9.1)."""
    f = front("misha olga _").turn("window_4").hand("misha", "first_aid").life(misha=10)
    f.answer("misha", "card:first_aid").until("lay")

    assert 12 == f.life_of("misha")


@pytest.mark.parametrize(("life", "after"), [(4, 5), (10, 10)])
def test_vasily_gains_a_life_every_time_comrades_is_turned_up(front, life, after):
    """FAQ; the others gain nothing (FLN-9.4)."""
    five = ("advance_1", "advance_2", "back_1", "back_2", "sidestep")
    f = front("vasily olga _").turn("attack").comes("comrades").life(vasily=life, olga=4)
    f.hand("vasily", *five).hand("olga", *five).asked("draft", "vasily", "olga")

    assert {"vasily": after, "olga": 4} == f.lives()


def test_vasily_gains_nothing_by_other_attack_cards(front):
    """Only COMRADES! moves him (FLN-9.4)."""
    f = front("vasily olga _").turn("attack").comes("russian_roulette").life(vasily=4).hand("olga", "dodge", "swap")
    f.asked("lay", "olga")

    assert 4 == f.life_of("vasily")


@pytest.mark.parametrize(
    ("attack", "slot", "life"), [("grenade_2", 2, 10), ("grenade_2", 1, 7), ("cannonball_1", 1, 6)]
)
def test_yuri_takes_no_indirect_damage(front, attack, slot, life):
    """Only main and linear damage (FLN-9.5)."""
    f = front("yuri olga _").turn("damage").attack(attack, slot)
    f.until("lay")

    assert life == f.life_of("yuri")


def test_yuri_is_not_gassed_by_indirect_gas(front):
    """No damage, no gas (FLN-9.5, FLN-5.9.1)."""
    f = front("yuri olga _").turn("damage").attack("tear_gas_2", 2).hand("yuri", "dodge").hand("olga", "dodge")
    f.until("lay")

    assert ["olga"] == f.names("gassed")


@pytest.mark.parametrize(
    ("card", "durability"),
    [
        ("helmet", 4),
        ("car_door", 3),
        ("frying_pan", 3),
        ("sandbags", 4),
        ("gas_mask", 3),
        ("mine_detector", 3),
        ("medkit", 3),
    ],
)
def test_olgas_equipment_has_one_more_durability(front, card, durability):
    """Every equipment card she reveals, one more than printed (FLN-9.9)."""
    f = front("misha olga _").down(olga=card)
    f.until("lay")

    assert [(card, durability)] == f.durability("olga")


def test_olgas_tank_has_no_more_than_others(front):
    """After its first step 6 one of two is left (FLN-9.9)."""
    f = front("misha olga _").down(olga="rudy_102")
    f.until("lay")

    assert [("rudy_102", 1)] == f.durability("olga")


def test_equipment_of_others_has_its_printed_durability(front):
    """The bonus is Olga's alone (FLN-9.9)."""
    f = front("misha olga _").down(misha="helmet")
    f.until("lay")

    assert [("helmet", 3)] == f.durability("misha")


# --- Dominika --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", ["window_1", "window_2", "window_3", "window_4", "window_5"])
def test_dominika_exchanges_hands_in_any_window(front, window):
    """Her whole hand against that of another player of her choice; face-down cards stay (FLN-9.2)."""
    f = front("boris dominika olga _", fresh="dominika").turn("act" if window == "window_3" else window)
    f.hand("dominika", "dodge").hand("olga", "swap", "fubar").hand("boris", "first_aid")
    laid = window in ("window_2", "window_3")
    if laid:
        f.down(boris="fubar", dominika="advance_1", olga="back_1")
    f.answer("boris", "pass", window).answer("dominika", "ability:dominika", window)
    assert ["comrade:boris", "comrade:olga"] == f.options("dominika")
    f.refuses("dominika", "comrade:dominika", "FLN-9.2")
    f.refuses("dominika", "pass", "FLN-8.1.1")
    f.answer("dominika", "comrade:olga", "exchange_with")

    f.asked(window, "boris")
    assert ["fubar", "swap"] == sorted(f.cards("hand", "dominika"))
    assert (["dodge"], ["first_aid"]) == (f.cards("hand", "olga"), f.cards("hand", "boris"))
    assert (["advance_1"], ["back_1"]) == (f.cards("down", "dominika"), f.cards("down", "olga")) or not laid


def test_dominika_with_an_empty_hand(front):
    """FAQ: of course (FLN-9.2)."""
    f = front("dominika olga _", fresh="dominika").turn("window_4").hand("olga", "swap", "fubar")
    f.answer("dominika", "ability:dominika").until("lay")

    assert {"swap", "fubar"} < set(f.cards("hand", "dominika"))


def test_dominika_once_per_game(front):
    """Her second exchange is refused (FLN-9.2)."""
    f = front("dominika olga _").turn("window_4").hand("dominika", "first_aid")

    assert ["pass", "card:first_aid"] == f.options("dominika")
    f.refuses("dominika", "ability:dominika", "FLN-9.2")
    f.asked("window_4", "dominika")


# --- Nikolai ---------------------------------------------------------------------------------------------------------


def test_nikolai_takes_no_damage_the_first_time(front):
    """FAQ: once per game, by itself, one hit only (FLN-9.3)."""
    f = front("nikolai olga _", fresh="nikolai").turn("damage").attack("rocket_salvo", 1, 2)
    f.until("lay")

    # his own main hit is lost, the indirect one counts
    assert (9, ["nikolai"]) == (f.life_of("nikolai"), f.names("ability_spent"))


def test_nikolai_is_not_lucky_twice(front):
    """Not once per turn (FLN-9.3)."""
    f = front("nikolai olga _").turn("damage").attack("cannonball_1", 1)
    f.until("lay")

    assert 6 == f.life_of("nikolai")


def test_nikolais_luck_is_kept_for_damage_that_is_left_after_reductions(front):
    """Prevented damage does not use it up (FLN-9.3)."""
    f = (
        front("nikolai olga _", fresh="nikolai")
        .turn("damage")
        .attack("machine_gun_1", 1)
        .equip("nikolai", frying_pan=1)
    )
    f.answer("nikolai", "equipment:frying_pan:1").until("lay")

    assert (10, []) == (f.life_of("nikolai"), f.names("ability_spent"))


# --- Boris -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("life", "left"), [(4, 2), (3, 1), (2, 0), (1, 0)])
def test_boris_may_eat_his_ham_before_a_deadly_hit(front, life, left):
    """He gains two, then the hit is applied, which may still kill him (FLN-9.6)."""
    f = front("boris olga misha _", fresh="boris").turn("damage").attack("cannonball_1", 1).life(boris=life)
    assert ["pass", "ability:boris"] == f.asked("last_chance", "boris").options("boris")
    f.answer("boris", "ability:boris").until("lay")

    assert (left, ["boris"]) == (f.life_of("boris"), f.names("ability_spent"))


def test_boris_may_also_decline(front):
    """The ham is his choice; unspent, it dies with him (FLN-9.6)."""
    f = front("boris olga misha _", fresh="boris").turn("damage").attack("cannonball_1", 1).life(boris=4)
    f.answer("boris", "pass", "last_chance").until("lay")

    assert (0, []) == (f.life_of("boris"), f.names("ability_spent"))


@pytest.mark.parametrize(("fresh", "life"), [("boris", 5), ("", 4)])
def test_boris_is_not_asked_if_he_survives_or_has_eaten(front, fresh, life):
    """Only a deadly hit, and only the first time he eats (FLN-9.6)."""
    f = front("boris olga misha _", fresh=fresh).turn("damage").attack("cannonball_1", 1).life(boris=life)
    f.until("lay")

    assert max(0, life - 4) == f.life_of("boris")


# --- Mikhail ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "after"), [("pass", "misha _ mikhail boris olga"), ("ability:mikhail", "misha _ boris mikhail olga")]
)
def test_mikhail_may_add_a_step(front, choice, after):
    """In the same direction, decided before the first step (FLN-9.7)."""
    f = front("misha mikhail boris olga _").down(mikhail="back_1")
    assert ["pass", "ability:mikhail"] == f.asked("extra_step", "mikhail").options("mikhail")
    assert "misha mikhail boris olga _" == f.line
    f.answer("mikhail", choice).until("lay")

    assert after == f.line


def test_mikhail_decides_after_direction_and_distance(front):
    """Scramble: direction, distance, then the extra step (FLN-9.7)."""
    f = front("misha boris olga mikhail _").down(mikhail="scramble")
    f.answer("mikhail", "forward", "direction").answer("mikhail", "steps:2", "distance")
    f.answer("mikhail", "ability:mikhail", "extra_step").until("lay")

    assert "mikhail misha boris olga _" == f.line


@pytest.mark.parametrize("card", ["swap", "shove", "dodge"])
def test_mikhail_is_not_asked_for_other_cards(front, card):
    """Not for Swap, not when he moves somebody else (FLN-9.7)."""
    f = front("misha mikhail _").down(mikhail=card)
    if card == "shove":
        f.answer("mikhail", "back", "direction")
    f.until("lay")

    assert {"swap": "mikhail misha _", "shove": "_ misha mikhail", "dodge": "misha mikhail _"}[card] == f.line


def test_mikhail_is_not_asked_when_others_move_him(front):
    """Commissar's Order and Shove are not his own manoeuvres (FLN-9.7)."""
    f = front("misha olga mikhail _").turn("window_2").hand("misha", "commissars_order")
    f.answer("misha", "card:commissars_order").answer("misha", "comrade:mikhail").until("lay")

    assert "mikhail misha olga _" == f.line


def test_under_halt_mikhail_is_not_asked(front):
    """Nothing can move (FLN-8.1.3)."""
    f = front("misha mikhail _").down(mikhail="back_1").set(halt=True)
    f.until("lay")

    assert "misha mikhail _" == f.line


# --- Svetlana --------------------------------------------------------------------------------------------------------


def test_mines_do_not_harm_svetlana(front):
    """They are discarded without damage, every time (FLN-9.8)."""
    f = front("misha svetlana _").lie("mine", 3, 3).down(svetlana="back_1").equip("svetlana", mine_detector=2)
    f.until("lay")

    assert (10, []) == (f.life_of("svetlana"), f.lies())
    assert [("mine_detector", 2)] == f.durability("svetlana"), "she needs none"


def test_other_damage_harms_her(front):
    """Her protection is against mines only (FLN-9.8)."""
    f = front("svetlana misha _").turn("damage").attack("cannonball_1", 1)
    f.until("lay")

    assert 6 == f.life_of("svetlana")


def test_svetlana_jumps_to_the_free_slot(front):
    """Whoever stands between; her old slot is free (FLN-9.8)."""
    f = front("misha svetlana boris olga _", fresh="svetlana").turn("window_2").lie("mine", 5)
    f.answer("svetlana", "ability:svetlana").until("lay")

    assert ("misha _ boris olga svetlana", True) == (f.line, "svetlana" in f.names("ability_spent"))
    assert ([], 10) == (f.lies(), f.life_of("svetlana"))


def test_svetlana_jumps_once_per_game(front):
    """Her second jump is refused (FLN-9.8)."""
    f = front("misha svetlana _").turn("window_2").hand("svetlana", "halt")

    f.refuses("svetlana", "ability:svetlana", "FLN-9.8")
    f.asked("window_2", "svetlana")


@pytest.mark.parametrize("hindrance", ["halt", "tank", "fubar"])
def test_when_svetlana_cannot_jump(front, hindrance):
    """Not under Halt!, not in the tank, not under F.U.B.A.R. (FLN-9.8)."""
    f = front("misha svetlana boris _", fresh="svetlana").turn("window_2").hand("svetlana", "first_aid")
    if hindrance == "halt":
        f.set(halt=True)
    elif hindrance == "tank":
        f.tank("misha", "svetlana")
    else:
        f.who(fubar="svetlana")

    f.refuses("svetlana", "ability:svetlana", "FLN-8.4.3" if hindrance == "halt" else "FLN-9.8")
    f.asked("window_2", "svetlana")


def test_with_two_free_slots_svetlana_chooses(front):
    """One of the free slots, not an occupied one (FLN-9.8)."""
    f = front("_ misha _ svetlana boris", fresh="svetlana", fallen="olga").set(postponed=1).turn("window_2")
    f.answer("svetlana", "ability:svetlana")
    assert ["slot:1", "slot:3"] == f.asked("jump_where", "svetlana").options("svetlana")
    f.refuses("svetlana", "slot:2", "FLN-9.8")
    f.answer("svetlana", "slot:1").until("lay")

    assert "svetlana misha _ boris" == f.line


# --- Igor ------------------------------------------------------------------------------------------------------------


def dying(front, line: str = "misha igor boris _"):
    """Misha in slot 1 is about to be shot dead."""
    return front(line).turn("damage").attack("cannonball_1", 1).life(misha=1)


def test_igor_may_take_equipment_of_the_dead(front):
    """Into his own play area, with its present durability (FLN-9.10)."""
    f = dying(front).equip("misha", sandbags=1, gas_mask=2).hand("misha", "dodge")
    f.asked("loot", "igor")
    assert ["equipment:gas_mask:2", "equipment:sandbags:1", "pass", "random_card"] == sorted(f.options("igor"))
    f.answer("igor", "equipment:sandbags:1").until("lay")

    assert [("sandbags", 1)] == f.durability("igor")
    assert {"gas_mask", "dodge"} == set(f.cards("action_discard"))


def test_igor_may_take_a_random_hand_card(front):
    """Not the face-down one, unseen by the others (FLN-9.10, FLN-13.2)."""
    f = dying(front).hand("misha", "dodge", "swap").down(misha="fubar").chance("loot", 0)
    f.answer("igor", "random_card", "loot").until("lay")

    taken = next(card for card in ("dodge", "swap") if card in f.cards("hand", "igor"))
    left = {"dodge": "swap", "swap": "dodge"}[taken]
    assert {left, "fubar"} <= set(f.cards("action_discard"))
    assert "Igor takes a card from Misha the Bear’s hand." in f.told("boris")
    assert any("Igor takes" in line and "a card" not in line for line in f.told("igor"))


def test_igor_may_take_nothing(front):
    """Looting is optional, and only what is there can be taken (FLN-9.10)."""
    f = dying(front).hand("misha", "dodge")
    f.refuses("igor", "equipment:helmet:1", "FLN-9.10")
    f.answer("igor", "pass", "loot").until("lay")

    assert (["cannonball_1"], ["dodge"]) == (f.cards("attack_discard")[:1], f.cards("action_discard"))


def test_igor_is_not_asked_if_the_dead_had_neither(front):
    """A face-down card is no loot (FLN-9.10)."""
    f = dying(front).down(misha="fubar")
    f.until("lay")

    assert ["fubar"] == f.cards("action_discard")


def test_igor_is_asked_once_for_each_dead_from_front_to_rear(front):
    """Two deaths at once, two choices (FLN-9.10)."""
    f = front("olga misha igor boris _").turn("damage").attack("machine_gun_1", 1).life(olga=1, misha=1)
    f.equip("olga", sandbags=2).equip("misha", medkit=1)
    assert ["pass", "equipment:sandbags:2"] == f.asked("loot", "igor").options("igor")
    f.answer("igor", "equipment:sandbags:2")
    assert ["pass", "equipment:medkit:1"] == f.asked("loot", "igor").options("igor")
    f.answer("igor", "equipment:medkit:1").until("lay")

    assert [("medkit", 1), ("sandbags", 2)] == f.durability("igor")


def test_igor_takes_nothing_if_he_dies_in_the_same_moment(front):
    """The dead do not loot (FLN-9.10)."""
    f = (
        front("misha igor boris olga _")
        .turn("damage")
        .attack("machine_gun_1", 1)
        .life(misha=1, igor=1)
        .hand("misha", "dodge")
    )
    f.until("lay")

    assert {"misha": 0, "igor": 0, "boris": 10, "olga": 10} == f.lives()
    assert ["dodge"] == f.cards("action_discard")


def test_without_igor_nobody_loots(front):
    """All of it is discarded (FLN-9.10)."""
    f = dying(front, "misha olga boris _").hand("misha", "dodge").equip("misha", medkit=1)
    f.until("lay")

    assert {"dodge", "medkit"} == set(f.cards("action_discard"))
