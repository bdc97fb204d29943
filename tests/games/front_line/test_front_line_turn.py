"""The seven steps of a turn (FLN-3.1 to 3.3, FLN-3.7 to 3.11)."""

import railhead


def test_the_seven_steps_come_in_order(front):
    """Attack, choose, act, damage, refill, initiative; then the next turn (FLN-3.1)."""
    f = front("misha olga _").turn("attack").comes("cannonball_1", "grenade_2")
    f.hand("misha", "back_1", "dodge").hand("olga", "swap", "dodge")
    f.lays(misha="back_1", olga="dodge").until("lay")

    steps = [
        "Cannonball is the attack of this turn.",
        "All cards are laid face down.",
        "Misha the Bear turns up One Step Back.",
        "Olga turns up Dodge.",
        "Misha the Bear takes 4 damage and has 8 life left.",
        "Misha the Bear draws a card from the deck.",
        "The initiative card goes to Olga.",
        "Grenade is the attack of this turn.",
    ]
    told = f.told()
    assert steps == sorted(steps, key=told.index)


def test_step_1_turns_up_the_top_attack_card_and_lays_its_targets(front):
    """The top card is turned up and aimed before anybody chooses a card (FLN-3.1.1)."""
    f = front("misha olga igor _").turn("attack").comes("artillery").hand("misha", "dodge", "swap")
    f.asked("lay", "misha")

    assert ["artillery"] == f.cards("attack")
    assert [1, 4] == f.state.targets


def test_step_2_is_simultaneous_and_secret(front):
    """All choose at once; nobody sees a card before step 4 (FLN-3.1.2, FLN-13.2)."""
    f = front("misha olga igor _").turn("ask_cards").attack("cannonball_1", 1)
    f.hand("misha", "dodge", "nyet").hand("olga", "swap", "halt").hand("igor", "fubar", "shove")
    f.asked("lay", "misha", "olga", "igor")
    f.answer("igor", "card:fubar")

    for viewer in (0, 1, None):
        assert "fubar" not in str(f.table.sees(viewer)["zones"])
    assert {"2": None} == f.table.sees(0)["answered"], "that he has answered may be seen, not what"
    f.lays(olga="swap", misha="dodge")
    f.asked("window_2", "olga")
    assert [[None], ["swap"], [None]] == [f.table.sees(1)["zones"]["down"][seat] for seat in range(3)]


def test_any_action_card_may_be_chosen_also_an_event(front):
    """Manoeuvre, event, equipment: all of them may be laid (FLN-3.1.2)."""
    f = front("misha olga _").turn("ask_cards").hand("misha", "dodge", "nyet", "helmet", "dud", "dodge")

    assert ["card:dodge", "card:dud", "card:helmet", "card:nyet"] == sorted(f.options("misha"))
    assert "You have no Swap" in f.refuses("misha", "card:swap", "FLN-3.1.2")
    f.asked("lay", "misha")


def test_an_event_is_played_out_of_the_hand_and_carried_out_at_once(front):
    """Step 3 is a permission: in a window an event takes effect immediately (FLN-3.1.3)."""
    f = front("misha olga _").turn("window_2").hand("misha", "first_aid").life(misha=4)
    f.answer("misha", "card:first_aid", "window_2").until("lay")

    assert 6 == f.life_of("misha")
    assert "first_aid" in f.cards("action_discard")


def test_a_manoeuvre_is_not_played_out_of_the_hand(front):
    """Only events are (FLN-3.1.3)."""
    f = front("misha olga _").turn("window_2").hand("misha", "first_aid", "dodge")

    assert "not an event" in f.refuses("misha", "card:dodge", "FLN-3.1.3")
    f.asked("window_2", "misha")


def test_step_4_goes_in_initiative_order_each_card_completely(front):
    """Clockwise from the holder; the first card is done before the second is turned up (FLN-3.1.4)."""
    f = front("misha olga igor _").initiative("olga").down(misha="advance_1", olga="back_1", igor="advance_2")
    f.until("lay")

    turned = [line for line in f.told() if " turns up " in line]
    assert [
        "Olga turns up One Step Back.",
        "Igor turns up Advance.",
        "Misha the Bear turns up One Step Forward.",
    ] == turned
    # olga pushes: misha _ olga igor; igor pushes her back and changes places with her; misha is blocked
    assert "misha igor olga _" == f.line


def test_a_manoeuvre_takes_effect_and_is_discarded(front):
    """The status is in force and the card on the discard pile (FLN-3.1.4)."""
    f = front("misha olga _").down(misha="dodge").hand("olga", "first_aid")
    f.asked("window_3", "olga")

    assert ["misha"] == f.names("dodging")
    assert ["dodge"] == f.cards("action_discard")
    assert [] == f.cards("down", "misha")


def test_equipment_stays_in_play(front):
    """It lies open before its owner and is not discarded (FLN-3.1.4)."""
    f = front("misha olga _").down(misha="helmet")
    f.until("lay")

    assert [("helmet", 3)] == f.durability("misha")
    assert [] == f.cards("action_discard")


def test_an_event_laid_face_down_is_discarded_without_effect(front):
    """It does nothing, and it is not the event of the turn (FLN-3.1.4, FLN-3.5)."""
    f = front("misha olga _").down(misha="first_aid").hand("misha", "pickpocket").hand("olga", "dodge").life(misha=4)
    f.asked("window_3", "misha")

    assert 4 == f.life_of("misha")
    assert ["first_aid"] == f.cards("action_discard")
    assert [] == f.names("event_spent")


def test_after_step_5_attack_and_target_cards_leave(front):
    """Damage is done, then the attack card is discarded and the target cards are taken up (FLN-3.1.5)."""
    f = front("misha olga _").turn("damage").attack("cannonball_1", 1).hand("olga", "first_aid")
    f.asked("window_4", "olga")

    assert 8 == f.life_of("misha")
    assert ["cannonball_1"] == f.cards("attack_discard")
    assert ([], [], []) == (f.cards("attack"), f.state.targets, f.state.targeted)


def test_a_card_that_stays_does_not_leave_after_step_5(front):
    """Mines, wire and roulettes remain in play (FLN-3.1.5)."""
    f = front("misha olga _").turn("damage").lie("mine", 3).lie("barbed_wire_2", 2).lie("russian_roulette", 0)
    f.until("lay")

    assert [("barbed_wire_2", 2), ("mine", 3), ("russian_roulette", 0)] == f.lies()
    assert [] == f.cards("attack_discard")


def test_step_6_refills_hands_to_five(front):
    """Everybody draws up to five cards (FLN-3.1.6)."""
    f = front("misha olga igor _").turn("refill").hand("misha", "dodge").hand("olga", "dodge", "swap", "swap", "shove")
    f.until("lay")

    assert [5, 5, 5] == [len(f.cards("hand", name)) for name in ("misha", "olga", "igor")]
    assert "dodge" in f.cards("hand", "misha")


def test_step_7_hands_the_initiative_to_the_left_with_its_roulettes(front):
    """The next living player clockwise gets it (FLN-3.1.7, FLN-5.7.1)."""
    f = front("misha igor boris _", seated="misha olga boris igor", fallen="olga").turn("pass_initiative")
    f.lie("russian_roulette", 0).hand("igor", "dodge", "swap")
    f.until("lay")

    assert "boris" == f.initiative_at
    assert [("russian_roulette", 0)] == f.lies()


def test_who_holds_no_card_lays_none_and_is_skipped(front):
    """Step 2 is for those who have a card; without one there is nothing to turn up (FLN-3.2)."""
    f = front("misha olga igor _").turn("ask_cards").hand("misha", "dodge", "swap")
    f.lays(misha="dodge").until("lay")

    assert ["Misha the Bear turns up Dodge."] == [line for line in f.told() if " turns up " in line]


def test_laying_a_card_is_compulsory(front):
    """With a card in hand nobody may pass; a single card is laid without a question (FLN-3.2)."""
    f = front("misha olga igor _").turn("ask_cards").hand("misha", "dodge", "swap").hand("olga", "fubar")
    f.asked("lay", "misha")

    f.refuses("misha", "pass", "FLN-3.2")
    f.lays(misha="dodge").until("lay")
    assert "Olga turns up F.U.B.A.R." in f.told()


def test_who_dies_before_his_card_is_turned_up_is_skipped(front):
    """His face-down card is discarded without effect (FLN-3.3, FLN-6.9)."""
    f = front("misha vasily _ olga").down(misha="back_1", vasily="swap", olga="dodge").lie("mine", 3).life(vasily=2)
    f.hand("olga", "first_aid")
    f.asked("window_3", "olga")

    assert "misha" == f.initiative_at
    assert "_ misha olga" == f.line
    assert "swap" in f.cards("action_discard")
    f.answer("olga", "pass").asked("window_3", "olga").answer("olga", "pass")
    f.answer("olga", "pass", "window_4").answer("olga", "pass", "window_5").answer("olga", "pass", "window_1")
    f.until("lay")
    assert ["Misha the Bear turns up One Step Back.", "Olga turns up Dodge."] == [
        line for line in f.told() if " turns up " in line
    ]


def test_the_order_of_step_4_stays_when_the_holder_dies(front):
    """The order is fixed when the step begins: the dead holder's place does not change it (FLN-3.3)."""
    f = front("misha olga vasily _").initiative("olga").life(olga=1).lie("mine", 4)
    f.down(olga="back_2", vasily="dodge", misha="fubar")
    f.until("lay")

    assert ["Olga", "Vasily", "Misha the Bear"] == [
        line.split(" turns ")[0] for line in f.told() if " turns up " in line
    ]


# --- drawing ---------------------------------------------------------------------------------------------------------


def test_step_6_is_done_in_initiative_order(front):
    """The holder draws all his cards before the next player draws any (FLN-3.7)."""
    f = front("misha olga _").initiative("olga").turn("refill")
    f.hand("misha", "dodge", "dodge", "dodge").hand("olga", "dodge", "swap", "swap")
    f.draws("shove", "sidestep", "scramble", "fubar")
    f.until("lay")

    assert {"shove", "sidestep"} < set(f.cards("hand", "olga"))
    assert {"scramble", "fubar"} < set(f.cards("hand", "misha"))


def test_a_full_hand_draws_and_discards_nothing(front):
    """Five or more cards stay as they are (FLN-3.8, FLN-1.9)."""
    six = ("dodge", "dodge", "swap", "swap", "shove", "shove")
    f = front("misha olga _").turn("refill").hand("misha", *six)
    f.until("lay")

    assert sorted(six) == sorted(f.cards("hand", "misha"))
    assert [] == f.cards("action_discard")


def empty_deck(f, zone: str, keep: list[str], discard: list[str]) -> None:
    """Only these cards are left in a deck, these in its discard pile; the rest makes a huge hand for nobody to mind."""
    rest = [card for card in f.table.cards(zone)]
    for card in keep + discard:
        rest.remove(card)
    pile = zone.replace("deck", "discard")
    f.table.lay(zone, None, keep, None)
    f.table.lay(pile, None, discard, None)
    f.table.lay("hand", f.seat("olga"), rest, None)


def test_an_empty_deck_is_refilled_from_its_discard_pile_in_the_middle_of_drawing(front):
    """The last card is drawn, the discard pile is shuffled, drawing goes on (FLN-3.9)."""
    f = front("misha olga _").turn("refill").hand("misha", "dodge", "dodge")
    empty_deck(f, "action_deck", ["shove"], ["swap", "scramble", "sidestep"])
    f.table.chance("action_deck", "scramble", "swap", "sidestep")
    f.asked("window_5", "olga")

    assert sorted(["dodge", "dodge", "shove", "scramble", "swap"]) == sorted(f.cards("hand", "misha"))
    assert (["sidestep"], []) == (f.cards("action_deck"), f.cards("action_discard"))
    assert "The action discard pile is shuffled and becomes the deck." in f.told()


def test_without_any_card_nothing_is_drawn(front):
    """Deck and discard pile are both empty: the hand stays short (FLN-3.9)."""
    f = front("misha olga _").turn("refill").hand("misha", "dodge", "dodge")
    empty_deck(f, "action_deck", ["shove"], [])
    f.asked("window_5", "olga")

    assert ["dodge", "dodge", "shove"] == sorted(f.cards("hand", "misha"))


def test_the_attack_deck_is_refilled_without_the_cards_in_play(front):
    """Mines, wire and roulettes in play are not part of the discard pile (FLN-3.9)."""
    f = front("misha olga _").turn("attack").lie("mine", 3)
    f.hand("misha", "dodge", "swap")
    discard = f.table.cards("attack_deck")
    f.table.lay("attack_deck", None, [], None)
    f.table.lay("attack_discard", None, discard, None)
    rest = sorted(discard)
    rest.remove("laser")
    f.table.chance("attack_deck", "laser", *rest)
    f.asked("lay", "misha")

    assert (["laser"], []) == (f.cards("attack"), f.cards("attack_discard"))
    assert 36 == len(f.cards("attack_deck"))
    assert [("mine", 3)] == f.lies()


# --- what lasts a turn -----------------------------------------------------------------------------------------------


def test_statuses_end_with_step_5_before_window_4(front):
    """Dodging, prone, F.U.B.A.R. and Halt! are over when W4 opens (FLN-3.10)."""
    f = front("misha olga igor boris _").turn("damage").who(dodging="misha", prone="olga", fubar="igor")
    f.set(halt=True).hand("boris", "first_aid")
    f.asked("window_4", "boris")

    assert ([], [], [], False) == (f.state.dodging, f.state.prone, f.state.fubar, f.state.halt)


def test_statuses_hold_through_step_5(front):
    """They are in force while the damage is dealt (FLN-3.10)."""
    f = front("misha olga _").turn("damage").who(dodging="misha").attack("cannonball_1", 1)
    f.until("lay")

    assert {"misha": 12, "olga": 6} == f.lives()


def test_a_card_is_carried_out_even_if_its_player_dies(front):
    """His own order makes another comrade push him onto a mine; the other one goes on to the head (FLN-3.11)."""
    f = front("olga _ misha vasily").turn("window_2").hand("misha", "commissars_order").life(misha=3).lie("mine", 2)
    f.answer("misha", "card:commissars_order").answer("misha", "comrade:vasily", "order_whom")
    f.until("lay")

    assert 0 == f.life_of("misha")
    # the push kills misha in slot 2; the Commissar takes slot 4; then vasily steps up and changes places with olga
    assert "vasily olga _" == f.line


def test_what_is_answered_in_advance_from_the_beginning():
    """A question with one option; everything else is the player's to give (FLN-3.4)."""
    rules = railhead.ruleset("front_line")

    assert ["only_option"] == [standing.name for standing in rules.standing if standing.default]
