"""Events, card by card (FLN-8.4.3 to 8.4.9)."""

import pytest

from railhead.games.front_line import cards


def holding(front, line: str, event: str, *more: str):
    """W2 is open and Misha holds this event."""
    return front(line).turn("window_2").hand("misha", event, *more)


# --- Halt! -----------------------------------------------------------------------------------------------------------


def test_halt_forbids_all_movement_until_the_end_of_the_turn(front):
    """Steps, pushes, swaps; dodging works (FLN-8.4.3)."""
    f = holding(front, "misha olga boris vasily _", "halt").down(olga="advance_1", boris="swap", vasily="dodge")
    f.attack("cannonball_1", 4)
    f.answer("misha", "card:halt").until("lay")

    assert "misha olga boris vasily _" == f.line
    assert 10 == f.life_of("vasily")
    assert False is f.state.halt


def test_under_halt_vsyo_ravno_order_and_jump_cannot_be_played(front):
    """Each of them is refused by name (FLN-8.4.3)."""
    f = front("misha svetlana boris _", fresh="svetlana").turn("window_2").set(halt=True)
    f.hand("misha", "vsyo_ravno", "commissars_order", "first_aid").hand("svetlana", "first_aid")

    f.refuses("misha", "card:vsyo_ravno", "FLN-8.4.3")
    f.refuses("misha", "card:commissars_order", "FLN-8.4.3")
    assert ["pass", "card:first_aid"] == f.options("svetlana")
    f.refuses("svetlana", "ability:svetlana", "FLN-8.4.3")
    f.asked("window_2", "misha", "svetlana")


def test_under_halt_the_tank_does_not_drive(front):
    """It protects its crew all the same (FLN-8.4.3, FLN-8.6.4)."""
    f = front("misha olga boris _").down(boris="rudy_102").set(halt=True).attack("cannonball_2", 2)
    f.until("lay")

    assert "misha olga boris _" == f.line
    assert {"misha": 12, "olga": 10, "boris": 10} == f.lives()


# --- Vsyo Ravno ------------------------------------------------------------------------------------------------------


def test_vsyo_ravno_deals_comrades_and_free_slot_anew(front):
    """Uniformly at random over the slots they occupied (FLN-8.4.4, FLN-4.2.7)."""
    f = holding(front, "misha olga boris _", "vsyo_ravno").chance("vsyo_ravno", 3, 2, 0)
    f.answer("misha", "card:vsyo_ravno").until("lay")

    # of misha, olga, boris, free: the fourth, then the third of the rest, then the first
    assert "_ boris misha olga" == f.line


def test_vsyo_ravno_reaches_every_arrangement():
    """24 arrangements of three comrades and a free slot, about equally often (FLN-8.4.4)."""
    from collections import Counter

    import railhead
    from railhead.games.front_line.event_cards import shuffle_line

    state = railhead.ruleset("front_line").start(3, 5).state
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        trial = state.clone()
        trial.chance = state.chance
        shuffle_line(trial, 0, 0)
        seen[tuple(trial.line)] += 1

    assert 24 == len(seen)
    assert all(60 < count < 150 for count in seen.values())


def test_immovable_comrades_stay_where_they_are(front):
    """F.U.B.A.R. and tank take no part (FLN-8.4.4, FLN-8.6.8)."""
    f = holding(front, "misha olga boris vasily dominika _", "vsyo_ravno").who(fubar="olga").tank("boris", "vasily", 1)
    f.chance("vsyo_ravno", 2, 1)
    f.answer("misha", "card:vsyo_ravno")

    # left: misha, dominika, free -> free, dominika, misha; then boris' tank drives up to behind olga
    assert "_ olga boris vasily dominika misha" == f.line
    f.until("lay")


def test_mines_wire_and_targets_stay_and_mines_go_off(front):
    """FAQ: the mine is not moved; the comrade placed on it sets it off (FLN-8.4.4)."""
    f = holding(front, "misha olga boris _", "vsyo_ravno").lie("mine", 4).lie("barbed_wire_2", 1).attack("grenade_2", 2)
    f.chance("vsyo_ravno", 1, 0, 1).hand("olga", "halt")
    f.answer("olga", "pass").answer("misha", "card:vsyo_ravno")

    assert "olga misha _ boris" == f.line
    assert {"misha": 12, "olga": 10, "boris": 7} == f.lives()
    assert ([("barbed_wire_2", 1)], [2]) == (f.lies(), f.state.targets)
    f.asked("window_2", "olga")


def test_a_mine_on_the_slot_that_is_free_again_stays(front):
    """Nobody has been put onto it (FLN-8.4.4)."""
    f = holding(front, "misha olga boris _", "vsyo_ravno").lie("mine", 4).chance("vsyo_ravno", 1, 0, 0)
    f.answer("misha", "card:vsyo_ravno").until("lay")

    assert ("olga misha boris _", [("mine", 4)]) == (f.line, f.lies())
    assert {"misha": 12, "olga": 10, "boris": 10} == f.lives()


def test_two_mined_slots_go_off_from_front_to_rear(front):
    """With two free slots for a moment, both mined (FLN-8.4.4, FLN-5.6.3)."""
    f = front("_ misha _ olga boris", fallen="vasily").turn("window_2").set(postponed=1).hand("misha", "vsyo_ravno")
    f.lie("mine", 1, 3).chance("vsyo_ravno", 4, 0, 2, 0)
    f.answer("misha", "card:vsyo_ravno").until("lay")

    assert ["Boris", "Olga"] == [line.split(" takes")[0] for line in f.told() if "takes 3 damage" in line]


# --- Commissar's Order -----------------------------------------------------------------------------------------------


def test_the_order_sends_a_comrade_to_the_head_of_the_line(front):
    """Step by step by the normal rules; oneself is allowed (FLN-8.4.5)."""
    f = holding(front, "olga _ boris misha", "commissars_order").lie("mine", 2)
    f.answer("misha", "card:commissars_order")
    assert ["comrade:olga", "comrade:boris", "comrade:misha"] == f.options("misha")
    f.refuses("misha", "pass", "FLN-8.1.1")
    assert "is not an answer" in f.refuses("misha", "card:dodge", "FLN-8.4.5")
    f.answer("misha", "comrade:misha", "order_whom").until("lay")

    # first step: misha pushes boris onto the mine; then he changes places with boris and with olga
    assert ("misha olga boris _", 7) == (f.line, f.life_of("boris"))


def test_the_order_ends_in_barbed_wire_and_counts_no_lost_steps(front):
    """He runs until something stops him: no number of steps is lost by it (FLN-8.4.5, FLN-5.8.2)."""
    f = holding(front, "olga boris _ misha", "commissars_order").lie("barbed_wire_2", 3)
    f.answer("misha", "card:commissars_order").answer("misha", "comrade:misha").until("lay")

    assert "olga boris misha _" == f.line
    assert "Misha the Bear is caught in the wire and goes no further." in f.told()


def test_the_order_ends_right_behind_tank_or_fubar(front):
    """FAQ: he is placed right behind the tank (FLN-8.4.5)."""
    f = holding(front, "olga boris vasily misha _", "commissars_order").tank("olga", "boris", 1)
    f.answer("misha", "card:commissars_order").answer("misha", "comrade:misha").until("lay")
    assert "olga boris misha vasily _" == f.line

    g = holding(front, "olga boris vasily misha _", "commissars_order").who(fubar="boris")
    g.answer("misha", "card:commissars_order")
    assert ["comrade:olga", "comrade:vasily", "comrade:misha"] == g.options("misha")
    g.refuses("misha", "comrade:boris", "FLN-8.3.7")
    g.answer("misha", "comrade:misha").until("lay")
    assert "olga boris misha vasily _" == g.line


def test_the_order_cannot_name_the_crew_of_a_tank(front):
    """Who sits inside cannot be moved (FLN-8.6.8)."""
    f = holding(front, "olga boris vasily misha _", "commissars_order").tank("olga", "boris", 1)
    f.answer("misha", "card:commissars_order")

    f.refuses("misha", "comrade:olga", "FLN-8.6.8")
    f.asked("order_whom", "misha")


def test_an_order_to_the_comrade_at_the_head_changes_nothing(front):
    """A legal choice all the same (FLN-8.1.3)."""
    f = holding(front, "olga boris misha _", "commissars_order")
    f.answer("misha", "card:commissars_order").answer("misha", "comrade:olga").until("lay")

    assert "olga boris misha _" == f.line


# --- Medic!, Seize the Initiative ------------------------------------------------------------------------------------


def test_medic_gains_two_life_for_its_player_only(front):
    """Two life for oneself, none for the others (FLN-8.4.6)."""
    f = holding(front, "misha olga _", "first_aid").life(misha=3, olga=3)
    f.answer("misha", "card:first_aid").until("lay")

    assert {"misha": 5, "olga": 3} == f.lives()


TOPS = {"misha": 12} | dict.fromkeys(
    ["dominika", "nikolai", "vasily", "yuri", "boris", "mikhail", "svetlana", "olga", "igor"], 10
)


@pytest.mark.parametrize(("comrade", "top"), TOPS.items())
def test_nobody_is_healed_beyond_the_top_of_his_life_card(front, comrade, top):
    """Two are offered, one is missing (FLN-1.4, FLN-6.11)."""
    other = "olga" if comrade != "olga" else "misha"
    f = front(f"{comrade} {other} _").turn("window_2").hand(comrade, "first_aid").life(**{comrade: top - 1})
    f.answer(comrade, "card:first_aid").until("lay")

    assert top == f.life_of(comrade)


def test_seize_the_initiative_takes_the_card_with_its_roulettes(front):
    """The order of step 4 starts with the new holder (FLN-8.4.6, FLN-5.7.1)."""
    f = holding(front, "olga boris misha _", "seize_initiative").initiative("olga").lie("russian_roulette", 0)
    f.down(olga="dodge", misha="fubar").attack("cannonball_1", 3)
    f.answer("misha", "card:seize_initiative").until("lay")

    assert ["Misha the Bear", "Olga"] == [line.split(" turns ")[0] for line in f.told() if " turns up " in line]
    assert 12 - 4 - 2 == f.life_of("misha")


# --- Sabotage --------------------------------------------------------------------------------------------------------


def test_sabotage_discards_an_equipment_card_of_another_comrade(front):
    """The player chooses the comrade and the card (FLN-8.4.6)."""
    f = holding(front, "misha olga boris _", "sabotage").equip("olga", helmet=2, medkit=1).equip("boris", car_door=2)
    f.equip("misha", gas_mask=2)
    f.answer("misha", "card:sabotage")
    assert ["comrade:olga", "comrade:boris"] == f.asked("sabotage_whom", "misha").options("misha")
    f.refuses("misha", "comrade:misha", "FLN-8.4.6")
    f.answer("misha", "comrade:olga")
    assert ["equipment:helmet:2", "equipment:medkit:1"] == sorted(f.asked("sabotage_what", "misha").options("misha"))
    f.refuses("misha", "equipment:helmet:3", "FLN-8.4.6")
    f.answer("misha", "equipment:helmet:2").until("lay")

    assert ([("medkit", 1)], [("car_door", 2)], [("gas_mask", 2)]) == tuple(
        f.durability(name) for name in ("olga", "boris", "misha")
    )
    assert "helmet" in f.cards("action_discard")


def test_sabotage_tells_two_of_a_kind_apart_by_durability(front):
    """The better of two helmets goes (FLN-8.4.6)."""
    f = holding(front, "misha olga _", "sabotage").equip("olga", helmet=1, helmet_2=3)
    f.answer("misha", "card:sabotage").answer("misha", "equipment:helmet:3", "sabotage_what").until("lay")

    assert [("helmet", 1)] == f.durability("olga")


def test_a_comrade_without_equipment_cannot_be_sabotaged(front):
    """He is refused as a choice (FLN-8.4.8)."""
    f = holding(front, "misha olga boris vasily _", "sabotage").equip("olga", helmet=2).equip("vasily", helmet=1)
    f.answer("misha", "card:sabotage")

    f.refuses("misha", "comrade:boris", "FLN-8.4.8")
    f.asked("sabotage_whom", "misha")


def test_sabotaged_tanks_are_gone_at_once(front):
    """The crew is outside and can be hit in the same turn (FLN-8.4.6, FLN-8.6.10)."""
    f = holding(front, "olga boris misha _", "sabotage").tank("olga", "boris").attack("cannonball_1", 1)
    f.answer("misha", "card:sabotage").until("lay")

    assert ([], 6, "rudy_102") == (f.names("crew"), f.life_of("olga"), f.cards("action_discard")[0])


# --- Wrong Coordinates -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "slot"), [("forward", 1), ("back", 3)])
def test_wrong_coordinates_moves_a_target_card_by_one_slot(front, way, slot):
    """Forward or back, and the attack follows it (FLN-8.4.6)."""
    f = holding(front, "misha olga boris _", "wrong_coordinates").attack("cannonball_2", 2)
    f.answer("misha", "card:wrong_coordinates").answer("misha", way, "target_direction").until("lay")

    assert f"The target card on slot 2 moves to slot {slot}." in f.told()
    victim = {1: "misha", 3: "boris"}[slot]
    assert {victim} == {name for name, life in f.lives().items() if life < 10 + 2 * (name == "misha")}


@pytest.mark.parametrize(("slot", "ways"), [(3, {"forward": 1, "back": 5}), (1, {"": 3}), (5, {"": 3})])
def test_wrong_coordinates_may_move_a_target_card_further(front, slot, ways):
    """`steps` of the data may be two: the card moves by so many, and stays within the line all the same (FLN-8.4.9)."""
    card = cards.card("wrong_coordinates")
    printed = cards.MOST_STEPS[card]
    cards.MOST_STEPS[card] = 2
    try:
        for way, after in ways.items():
            f = holding(front, "misha olga boris vasily _", "wrong_coordinates", "first_aid").attack("grenade_2", slot)
            f.hand("olga", "first_aid").answer("olga", "pass").answer("misha", "card:wrong_coordinates")
            if way:
                f.answer("misha", way, "target_direction")
            assert [after] == f.state.targets
            f.asked("window_2", "olga")
    finally:
        cards.MOST_STEPS[card] = printed


def test_the_player_chooses_which_target_card(front):
    """Several may come to lie on the same slot; each works (FLN-8.4.6, FLN-8.4.7)."""
    f = holding(front, "misha olga boris vasily dominika _", "wrong_coordinates").attack("rifle_volley", 1, 3, 5)
    f.answer("misha", "card:wrong_coordinates")
    assert ["slot:1", "slot:3", "slot:5"] == f.asked("which_target", "misha").options("misha")
    f.refuses("misha", "slot:2", "FLN-8.4.6")
    f.answer("misha", "slot:3").answer("misha", "forward", "target_direction")

    assert {"misha": 10, "olga": 8, "boris": 10, "vasily": 10, "dominika": 8} == f.lives()
    f.until("lay")

    two = holding(front, "misha olga boris _", "wrong_coordinates").attack("rifle_volley", 2, 2)
    two.answer("misha", "card:wrong_coordinates").asked("target_direction", "misha")  # both on one slot: no choice

    g = holding(front, "misha olga boris _", "wrong_coordinates").attack("rifle_volley", 1, 2)
    g.answer("misha", "card:wrong_coordinates").answer("misha", "slot:1").until("lay")
    assert 6 == g.life_of("olga"), "two target cards on slot 2, two shots"


@pytest.mark.parametrize(
    ("line", "fallen", "slot", "after"),
    [("misha olga boris _", "", 1, 2), ("misha olga boris _", "", 4, 3), ("misha olga _", "vasily", 4, 3)],
)
def test_the_target_card_stays_within_the_line(front, line, fallen, slot, after):
    """At an end, or under the Commissar, there is one direction only, and no question (FLN-8.4.9)."""
    f = front(line, fallen=fallen).turn("window_2").hand("misha", "wrong_coordinates").hand("olga", "first_aid")
    f.attack("grenade_2", slot)
    f.answer("olga", "pass").answer("misha", "card:wrong_coordinates")

    assert [after] == f.state.targets
    f.asked("window_2", "olga")


def test_a_target_card_two_slots_behind_the_line_cannot_be_moved(front):
    """It would have to come to lie under the Commissar (FLN-8.4.9)."""
    f = front("misha olga _", fallen="vasily boris").turn("window_2").hand("misha", "wrong_coordinates", "halt")
    f.attack("grenade_2", 5)

    f.refuses("misha", "card:wrong_coordinates", "FLN-8.4.8")
    f.asked("window_2", "misha")


def test_character_targets_mines_and_wire_are_not_moved(front):
    """With nothing else in the line the card cannot be announced (FLN-8.4.6)."""
    f = (
        front("misha olga boris _")
        .turn("window_2")
        .hand("misha", "wrong_coordinates", "halt")
        .attack("sniper", on="olga")
    )
    f.lie("mine", 4).lie("barbed_wire_2", 2)

    f.refuses("misha", "card:wrong_coordinates", "FLN-8.4.8")
    f.asked("window_2", "misha")


# --- Pickpocket ------------------------------------------------------------------------------------------------------


def test_pickpocket_takes_a_random_hand_card_unseen_by_the_others(front):
    """Only the two players see it; the face-down card is safe (FLN-8.4.6, FLN-13.2)."""
    f = holding(front, "misha olga boris _", "pickpocket").hand("olga", "dodge", "swap", "fubar").down(olga="shove")
    f.hand("boris", "helmet").chance("pickpocket", 1)
    f.answer("misha", "card:pickpocket")
    assert ["comrade:olga", "comrade:boris"] == f.asked("rob_whom", "misha").options("misha")
    f.refuses("misha", "comrade:misha", "FLN-8.4.6")
    f.answer("misha", "comrade:olga")

    line = "Misha the Bear takes {} from Olga’s hand."
    assert line.format("Swap") in f.told("misha")
    assert line.format("Swap") in f.told("olga")
    assert line.format("a card") in f.told("boris")
    assert line.format("a card") in f.told()
    f.answer("olga", "comrade:misha", "move_whom").answer("olga", "back", "direction").until("lay")
    assert "swap" in f.cards("hand", "misha")


def test_pickpocket_chooses_by_chance(front):
    """Every card of the hand can be the one (FLN-8.4.6)."""
    taken = set()
    for place in range(3):
        f = (
            holding(front, "misha olga _", "pickpocket")
            .hand("olga", "dodge", "swap", "fubar")
            .chance("pickpocket", place)
        )
        f.answer("misha", "card:pickpocket").until("lay")
        taken.add(next(card for card in ("dodge", "swap", "fubar") if card in f.cards("hand", "misha")))

    assert {"dodge", "swap", "fubar"} == taken


def test_a_player_without_hand_cards_cannot_be_robbed(front):
    """He is refused as a choice (FLN-8.4.8)."""
    f = holding(front, "misha olga boris vasily _", "pickpocket").hand("olga", "dodge").hand("vasily", "dodge")
    f.answer("misha", "card:pickpocket")

    f.refuses("misha", "comrade:boris", "FLN-8.4.8")
    f.asked("rob_whom", "misha")


def test_nothing_is_left_to_take_if_the_victim_answered_with_his_last_card(front):
    """Olga's Nyet! was her last card and is itself answered: the robbery finds an empty hand (FLN-8.1.1)."""
    f = holding(front, "misha olga boris _", "pickpocket").hand("olga", "nyet").hand("boris", "nyet")
    f.answer("misha", "card:pickpocket").answer("misha", "comrade:olga")
    f.answer("olga", "card:nyet").answer("boris", "pass").answer("boris", "card:nyet").until("lay")

    assert "Olga has no card left in hand: Pickpocket has no effect." in f.told()


# --- Change of Plans, Dud, Nyet! -------------------------------------------------------------------------------------


def test_change_of_plans_exchanges_the_own_face_down_card(front):
    """With a hand card; only one's own, not yet revealed (FLN-8.4.6)."""
    f = holding(front, "misha olga boris _", "change_of_plans", "back_1").down(misha="dodge", olga="fubar")
    f.answer("misha", "card:change_of_plans").until("lay")

    assert "_ misha olga boris" == f.line
    assert "dodge" in f.cards("hand", "misha")
    assert "Olga turns up F.U.B.A.R." in f.told()


def test_change_of_plans_that_is_cancelled_leaves_the_card_where_it_was(front):
    """The chosen card comes back to the hand, and everybody hears that the event is void (FLN-8.4.1, FLN-8.4.6)."""
    f = holding(front, "misha olga boris _", "change_of_plans", "back_1").down(misha="dodge", olga="fubar")
    f.hand("olga", "nyet").answer("misha", "card:change_of_plans").answer("olga", "card:nyet").until("lay")

    assert "misha olga boris _" == f.line
    assert "back_1" in f.cards("hand", "misha")
    assert "Change of Plans is void." in f.told()


def test_change_of_plans_comes_too_late_once_the_card_is_revealed(front):
    """Own card down means: not yet revealed (FLN-8.4.8)."""
    f = front("misha olga boris _").down(misha="dodge", olga="fubar").hand("misha", "change_of_plans", "swap", "halt")
    f.asked("window_3", "misha")

    f.refuses("misha", "card:change_of_plans", "FLN-8.4.8")


def test_dud_lowers_the_hit_on_any_comrade_by_two(front):
    """Also on another one, and not below 0 (FLN-8.4.6)."""
    f = front("misha olga boris _").turn("damage").attack("cannonball_1", 1).hand("boris", "dud")
    f.answer("boris", "card:dud").until("lay")
    assert 12 - 2 == f.life_of("misha")

    g = front("misha olga boris _").turn("damage").attack("tear_gas_2", 1).hand("boris", "dud").hand("olga", "dodge")
    g.answer("boris", "card:dud", "dud").until("lay")
    assert (12, ["olga"]) == (g.life_of("misha"), g.names("gassed"))
    assert 9 == g.life_of("olga"), "it works on one hit only"
    assert "No damage is left for Misha the Bear." in g.told()


def test_only_dud_is_played_against_damage(front):
    """Another event is refused at this moment (FLN-6.4)."""
    f = front("misha olga boris _").turn("damage").attack("cannonball_1", 1).hand("boris", "dud", "first_aid")

    f.refuses("boris", "card:first_aid", "FLN-6.4")
    f.asked("dud", "boris")
