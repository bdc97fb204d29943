"""Manoeuvres (FLN-8.1 to 8.3): every card, what it does and what it must not do."""

import pytest

LINE = "misha olga boris vasily _"


def played(front, line: str, comrade: str, card: str):
    """A comrade turns up this card; step 4 has just begun."""
    return front(line).down(**{comrade: card})


# --- movement manoeuvres ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("advance_1", "olga misha boris vasily dominika _"),
        ("advance_2", "olga misha boris vasily dominika _"),
        ("back_1", "misha _ olga boris vasily dominika"),
        ("back_2", "misha _ boris olga vasily dominika"),
        ("back_3", "misha _ boris vasily olga dominika"),
    ],
)
def test_printed_moves(front, card, after):
    """So many places in the printed direction, without a question (FLN-8.2.1)."""
    f = played(front, "misha olga boris vasily dominika _", "olga", card)
    f.until("lay")

    assert after == f.line


def test_charge_goes_three_forward(front):
    """Three exchanges towards the front (FLN-8.2.1)."""
    f = played(front, "misha olga boris vasily dominika _", "dominika", "advance_3")
    f.until("lay")

    assert "misha dominika olga boris vasily _" == f.line


@pytest.mark.parametrize(
    ("way", "after"), [("forward", "olga misha boris vasily _"), ("back", "misha _ olga boris vasily")]
)
def test_sidestep_goes_one_place_either_way(front, way, after):
    """The direction is chosen on reveal; there is no choice of distance (FLN-8.2.1)."""
    f = played(front, LINE, "olga", "sidestep")
    assert ["forward", "back"] == f.asked("direction", "olga").options("olga")
    f.refuses("olga", "pass", "FLN-8.1.1")
    f.answer("olga", way).until("lay")

    assert after == f.line


@pytest.mark.parametrize(
    ("way", "steps", "after"),
    [
        ("forward", 1, "misha boris olga vasily _"),
        ("forward", 2, "boris misha olga vasily _"),
        ("back", 1, "misha olga _ boris vasily"),
        ("back", 2, "misha olga _ vasily boris"),
    ],
)
def test_scramble_goes_one_or_two_places_either_way(front, way, steps, after):
    """Direction, then distance (FLN-8.2.1)."""
    f = played(front, LINE, "boris", "scramble")
    f.answer("boris", way, "direction")
    assert ["steps:1", "steps:2"] == f.options("boris")
    f.answer("boris", f"steps:{steps}", "distance").until("lay")

    assert after == f.line


def test_running_into_a_wall_is_a_legal_use(front):
    """Both directions may be chosen even if no step is possible in one of them (FLN-8.2.1, FLN-8.1.3)."""
    f = played(front, LINE, "misha", "sidestep")
    f.answer("misha", "forward", "direction").until("lay")

    assert LINE == f.line


@pytest.mark.parametrize("card", ["advance_1", "back_3", "sidestep", "scramble", "swap", "smoke_screen", "shove"])
def test_under_halt_nothing_moves_and_nothing_is_asked(front, card):
    """The card has no effect and is used up (FLN-8.2.2, FLN-8.1.2, FLN-8.1.3)."""
    f = played(front, LINE, "olga", card).set(halt=True)
    f.until("lay")

    assert (LINE, [card]) == (f.line, f.cards("action_discard"))


@pytest.mark.parametrize("card", ["advance_1", "sidestep", "scramble", "swap"])
def test_the_crew_of_a_tank_cannot_move_itself(front, card):
    """No effect, no question (FLN-8.2.2, FLN-8.6.8)."""
    f = played(front, LINE, "olga", card).tank("misha", "olga")
    f.until("lay")

    assert LINE == f.line


def test_the_crew_of_a_tank_can_move_others(front):
    """Smoke Screen and Shove played by the crew on others work (FLN-8.2.2)."""
    f = played(front, LINE, "olga", "smoke_screen").tank("misha", "olga")
    f.until("lay")
    assert "misha olga vasily boris _" == f.line

    g = played(front, LINE, "olga", "shove").tank("misha", "olga")
    g.answer("olga", "comrade:vasily", "move_whom").answer("olga", "back", "direction").until("lay")
    assert "misha olga boris _ vasily" == g.line


# --- Shove -----------------------------------------------------------------------------------------------------------


def test_shove_moves_another_comrade_one_step(front):
    """Any other comrade who is not immovable, in a direction of the player's choice (FLN-8.2.3)."""
    f = played(front, LINE, "misha", "shove").who(fubar="vasily")
    assert ["comrade:olga", "comrade:boris"] == f.asked("move_whom", "misha").options("misha")
    f.refuses("misha", "comrade:misha", "FLN-8.2.3")
    f.refuses("misha", "comrade:vasily", "FLN-8.3.7")
    f.refuses("misha", "comrade:yuri", "FLN-2.2")
    f.answer("misha", "comrade:boris").answer("misha", "forward", "direction").until("lay")

    assert "misha boris olga vasily _" == f.line


def test_shove_may_change_nothing(front):
    """A comrade at the front shoved forward (FLN-8.1.3)."""
    f = played(front, LINE, "olga", "shove")
    f.answer("olga", "comrade:misha").answer("olga", "forward").until("lay")

    assert LINE == f.line


def test_without_a_legal_choice_a_card_has_no_effect_and_is_discarded(front):
    """All others are immovable (FLN-8.1.1, FLN-8.1.2)."""
    f = played(front, LINE, "misha", "shove").who(fubar="olga boris vasily")
    f.until("lay")

    assert (LINE, ["shove"]) == (f.line, f.cards("action_discard"))
    assert "No other comrade can be moved: Shove has no effect." in f.told()


def test_a_single_legal_choice_is_taken_without_a_question(front):
    """Choices are made by the player when the card takes effect; one alone is none (FLN-8.1.1)."""
    f = played(front, LINE, "misha", "swap").who(fubar="olga boris")
    f.until("lay")

    assert "vasily olga boris misha _" == f.line


# --- Dodge, Hit the Dirt, F.U.B.A.R. ---------------------------------------------------------------------------------


def test_dodge_lets_linear_attacks_pass_until_the_end_of_the_turn(front):
    """This turn they pass him by, then the status ends (FLN-8.3.1)."""
    f = played(front, "misha olga _", "misha", "dodge").attack("cannonball_1", 1)
    f.until("lay")

    assert {"misha": 12, "olga": 6} == f.lives()
    assert [] == f.names("dodging")


def test_hit_the_dirt_prevents_splash_damage_until_the_end_of_the_turn(front):
    """This turn no splash damage, then the status ends (FLN-8.3.1)."""
    f = played(front, "misha olga _", "misha", "hit_the_dirt").attack("grenade_2", 2)
    f.until("lay")

    assert {"misha": 12, "olga": 7} == f.lives()
    assert [] == f.names("prone")


@pytest.mark.parametrize(("card", "attack", "life"), [("dodge", "grenade_2", 9), ("hit_the_dirt", "cannonball_1", 8)])
def test_each_defence_works_against_its_own_type_only(front, card, attack, life):
    """Dodge against linear, Hit the Dirt against splash (FLN-8.3.1)."""
    f = played(front, "misha olga _", "misha", card).attack(attack, 1)
    f.until("lay")

    assert life == f.life_of("misha")


@pytest.mark.parametrize(("card", "attack", "target"), [("dodge", "cannonball_2", 2), ("hit_the_dirt", "grenade_2", 2)])
def test_both_stay_in_force_when_the_comrade_is_moved_afterwards(front, card, attack, target):
    """FAQ (FLN-8.3.2)."""
    f = front("misha olga boris _").down(misha=card, olga="advance_1").attack(attack, target)
    f.until("lay")

    assert "olga misha boris _" == f.line
    assert 12 == f.life_of("misha")


@pytest.mark.parametrize(("card", "attack"), [("dodge", "cannonball_1"), ("hit_the_dirt", "grenade_2")])
def test_both_can_be_used_under_halt(front, card, attack):
    """FAQ (FLN-8.3.2, FLN-8.4.3)."""
    f = played(front, "misha olga boris _", "misha", card).attack(attack, 1).set(halt=True)
    f.until("lay")

    assert 12 == f.life_of("misha")


def test_fubar_works_from_the_moment_of_reveal(front):
    """Nobody moves him any more; what happened to him earlier stands (FLN-8.3.7)."""
    f = front("misha olga boris _").down(misha="back_1", olga="fubar", boris="advance_3")
    f.until("lay")

    # misha pushes olga: _ misha olga boris; then olga is fubar, and boris is blocked behind her
    assert "_ misha olga boris" == f.line


@pytest.mark.parametrize(
    ("card", "prompt"), [("swap", "swap_with"), ("smoke_screen", "swap_first"), ("shove", "move_whom")]
)
def test_fubar_takes_no_part_in_exchanges_and_shoves(front, card, prompt):
    """FAQ: he is no legal choice (FLN-8.3.7)."""
    f = played(front, "misha olga boris vasily dominika _", "misha", card).who(fubar="vasily")

    assert ["comrade:olga", "comrade:boris", "comrade:dominika"] == f.options("misha")
    f.asked(prompt, "misha")


def test_fubar_stops_the_tank(front):
    """His place is an end of the line for the tank too (FLN-8.3.7, FLN-8.6.2)."""
    f = front("misha olga boris vasily _").down(vasily="rudy_102").who(fubar="olga")
    f.until("lay")

    assert "misha olga boris vasily _" == f.line
    assert ["vasily", "boris"] == f.names("crew")


def test_fubar_ends_with_the_turn(front):
    """In the next turn he can be moved again (FLN-8.3.7, FLN-3.10)."""
    f = played(front, "misha olga _", "misha", "fubar")
    f.until("lay")

    assert [] == f.names("fubar")


# --- Swap ------------------------------------------------------------------------------------------------------------


def test_swap_exchanges_places_with_any_other_comrade(front):
    """Not only with a neighbour (FLN-8.3.3)."""
    f = played(front, LINE, "misha", "swap")
    assert ["comrade:olga", "comrade:boris", "comrade:vasily"] == f.asked("swap_with", "misha").options("misha")
    f.refuses("misha", "comrade:misha", "FLN-8.3.3")
    f.refuses("misha", "pass", "FLN-8.1.1")
    f.answer("misha", "comrade:vasily").until("lay")

    assert "vasily olga boris misha _" == f.line


def test_swap_cannot_choose_a_tank(front):
    """The crew is no legal choice (FLN-8.3.3, FLN-8.6.8)."""
    f = played(front, LINE, "vasily", "swap").tank("misha", "olga")
    f.until("lay")

    assert "misha olga vasily boris _" == f.line, "boris is the only one left to choose"


# --- Smoke Screen ----------------------------------------------------------------------------------------------------


def test_smoke_screen_exchanges_two_others(front):
    """Two different comrades, not the player's own (FLN-8.3.4)."""
    f = played(front, LINE, "olga", "smoke_screen")
    assert ["comrade:misha", "comrade:boris", "comrade:vasily"] == f.asked("swap_first", "olga").options("olga")
    f.refuses("olga", "comrade:olga", "FLN-8.3.4")
    f.answer("olga", "comrade:vasily")
    assert ["comrade:misha", "comrade:boris"] == f.asked("swap_second", "olga").options("olga")
    f.refuses("olga", "comrade:vasily", "FLN-8.3.4")
    f.answer("olga", "comrade:misha").until("lay")

    assert "vasily olga boris misha _" == f.line


def test_exactly_two_others_need_no_question(front):
    """With three comrades there is nothing to choose (FLN-8.3.4, FLN-8.1.1)."""
    f = played(front, "misha olga boris _", "olga", "smoke_screen")
    f.until("lay")

    assert "boris olga misha _" == f.line


def test_smoke_screens_are_replaced_when_two_comrades_are_left(front):
    """FAQ: each one in a hand is discarded at once and replaced, again if that is one too (FLN-8.3.4, FLN-8.3.6)."""
    f = front("misha olga boris _").turn("damage").attack("cannonball_1", 1).life(misha=1).initiative("boris")
    f.hand("olga", "smoke_screen", "dodge").hand("boris", "smoke_screen").draws("smoke_screen", "shove", "fubar")
    f.who(gassed="boris").hand("misha", "first_aid")
    f.asked("lay", "olga")

    assert ["shove"] == f.cards("hand", "boris"), "the holder is first, gassed or not, one for one"
    assert {"dodge", "fubar"} < set(f.cards("hand", "olga"))
    assert 3 == f.cards("action_discard").count("smoke_screen")


def test_a_smoke_screen_drawn_later_is_replaced_too(front):
    """Whenever one comes into a hand: drawn (FLN-8.3.4)."""
    f = front("misha olga _", fallen="boris").turn("refill").draws("smoke_screen", "shove")
    f.hand("misha", "dodge", "dodge", "dodge", "dodge")
    f.until("lay")

    assert "shove" in f.cards("hand", "misha")
    assert ["smoke_screen"] == f.cards("action_discard")


def test_a_smoke_screen_back_from_the_table_is_replaced(front):
    """By Change of Plans (FLN-8.3.4)."""
    f = front("misha olga _", fallen="boris").turn("window_2").down(misha="smoke_screen")
    f.hand("misha", "change_of_plans", "dodge").draws("shove")
    f.answer("misha", "card:change_of_plans").until("lay")

    assert "smoke_screen" not in f.cards("hand", "misha")
    assert "shove" in f.cards("hand", "misha")


def test_looted_smoke_screens_are_replaced(front):
    """Taken from a dead comrade when two are left (FLN-8.3.4, FLN-9.10)."""
    f = front("misha igor boris _").turn("damage").attack("cannonball_1", 1).life(misha=1).hand("misha", "smoke_screen")
    f.draws("shove").answer("igor", "random_card", "loot").until("lay")

    assert "smoke_screen" not in f.cards("hand", "igor")
    assert "shove" in f.cards("hand", "igor")


def test_with_three_comrades_smoke_screens_stay(front):
    """Three left are enough to use the card (FLN-8.3.4)."""
    f = (
        front("misha olga boris vasily _")
        .turn("damage")
        .attack("cannonball_1", 1)
        .life(misha=1)
        .hand("olga", "smoke_screen")
    )
    f.until("lay")

    assert "smoke_screen" in f.cards("hand", "olga")


def test_nothing_is_drawn_if_only_useless_cards_are_left(front):
    """Deck and discard pile hold nothing but Smoke Screens while two comrades are left (FLN-8.3.4, ruling 11)."""
    f = front("misha olga _", fallen="boris").turn("refill")
    f.hand("olga", *[card for card in f.table.cards("action_deck") if card != "smoke_screen"])
    f.asked("window_5", "olga")

    assert ([], 3) == (f.cards("hand", "misha"), len(f.cards("action_deck") + f.cards("action_discard")))
    assert [
        "The hands are refilled.",
        "Misha the Bear draws a card from the deck.",
        "Misha the Bear discards Smoke Screen: too few comrades are left for it.",
        "Misha the Bear cannot draw: there is no card left that could be used.",
    ] == f.told()


NO_TWO_LEFT = "There are not two other comrades who can be moved: Smoke Screen has no effect."


def test_a_smoke_screen_that_lies_face_down_has_no_effect_with_two_left(front):
    """It is not replaced before step 6 (FLN-8.3.5)."""
    f = (
        front("misha _ olga boris")
        .lie("mine", 2)
        .life(misha=1)
        .down(misha="back_1", olga="smoke_screen")
        .hand("boris", "halt")
    )
    f.asked("window_3", "boris")
    assert (["smoke_screen"], []) == (f.cards("down", "olga"), f.cards("hand", "olga"))
    f.answer("boris", "pass").asked("window_3", "boris")

    assert "_ olga boris" == f.line
    assert (NO_TWO_LEFT in f.told(), []) == (True, f.cards("hand", "olga"))
    f.answer("boris", "pass").answer("boris", "pass", "window_1").until("lay")
