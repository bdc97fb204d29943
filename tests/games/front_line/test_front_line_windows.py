"""Event windows, and events in general (FLN-3.4 to 3.6, FLN-8.4.1, FLN-8.4.2, FLN-8.4.8)."""

import pytest

import railhead
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.events import Event
from railhead.standing import StandingAnswers

WINDOWS = ("window_1", "window_2", "window_3", "window_4", "window_5")
# When each event may be played, from its text (not from the data): the numbers of the windows.
TIMES = {
    "first_aid": (1, 2, 3, 4, 5),
    "sabotage": (1, 2, 3, 4, 5),
    "pickpocket": (1, 2, 3, 4, 5),
    "halt": (1, 2, 3),
    "vsyo_ravno": (1, 2, 3),
    "commissars_order": (1, 2, 3),
    "wrong_coordinates": (1, 2, 3),
    "seize_initiative": (1, 2),
    "change_of_plans": (2, 3),
}
STARTS = {1: "window_1", 2: "window_2", 3: "act", 4: "window_4", 5: "window_5"}


def in_window(front, number: int, *hand: str):
    """Misha holds these cards and a card face down; the window is open."""
    f = front("misha olga igor _").hand("misha", *hand).hand("olga", "dodge", "dodge").equip("igor", helmet=1)
    f.turn(STARTS[number]).initiative("olga")
    if number < 4:
        f.attack("grenade_2", 2)
        f.down(misha="swap", olga="fubar") if number > 1 else None
    return f


# --- W1 to W5 --------------------------------------------------------------------------------------------------------


def test_the_windows_of_a_turn(front):
    """W1 after step 1, W2 after step 2, W3 after each card, W4 after step 5, W5 after step 6 (FLN-3.4, FLN-3.4.1)."""
    f = front("misha olga _").turn("attack").comes("mine", "grenade_2")
    f.hand("misha", "first_aid", "dodge", "dodge").hand("olga", "swap", "fubar")
    asked = []
    for _ in range(8):
        prompts = {prompt for _, prompt in f.table.asked()}
        asked += prompts
        if prompts == {"lay"}:
            f.lays(misha="dodge", olga="fubar")
        else:
            f.answer("misha", "pass")

    assert ["window_1", "lay", "window_2", "window_3", "window_3", "window_4", "window_5", "window_1"] == asked
    f.until("lay")


def test_each_player_may_play_one_event_or_pass(front):
    """Asked in a window, one plays an event or passes (FLN-3.4.2)."""
    f = in_window(front, 4, "first_aid", "pickpocket", "dodge")

    assert ["pass", "card:first_aid", "card:pickpocket"] == f.options("misha")
    f.answer("misha", "pass", "window_4").asked("window_5", "misha")


def test_two_equal_events_are_one_option(front):
    """It makes no difference which of them is played (FLN-3.4.2)."""
    f = in_window(front, 4, "first_aid", "first_aid", "dodge")

    assert ["pass", "card:first_aid"] == f.options("misha")
    f.asked("window_4", "misha")


def test_sabotage_of_a_single_equipment_card_names_it(front):
    """Nothing is to be chosen, and all hear what is threatened (FLN-3.6, FLN-8.4.6)."""
    f = front("misha olga boris _").turn("window_4").equip("olga", helmet=2).hand("misha", "sabotage")

    f.answer("misha", "card:sabotage", "window_4").until("lay")

    assert any(one.endswith("announces Sabotage against Olga: Steel Helmet (durability 2).") for one in f.told())


def test_the_game_says_that_it_puts_quiet_questions(front):
    """So that nobody waits in vain for the others to be named (FLN-3.4.2)."""
    f = in_window(front, 4, "first_aid", "dodge")

    assert f.asked("window_4", "misha").table.match.asks[0].quiet
    assert f.table.rules.hidden_reactions


@pytest.mark.parametrize("holder", ["misha", "olga"])
def test_players_are_heard_in_initiative_order(front, holder):
    """Both want the initiative: the first in order is heard first, the other is asked again (FLN-3.4.2)."""
    other = {"misha": "olga", "olga": "misha"}[holder]
    f = front("igor misha olga _").turn("window_1").attack("grenade_2", 2).initiative(holder)
    f.hand("misha", "seize_initiative", "dodge").hand("olga", "seize_initiative", "dodge")
    f.asked("window_1", "misha", "olga")
    f.answer(other, "card:seize_initiative").answer(holder, "card:seize_initiative")

    assert [holder] == f.names("event_spent"), "the holder's event was carried out, the other answer counts for nothing"
    f.asked("window_1", other)
    f.answer(other, "card:seize_initiative").until("lay")
    titles = {"misha": "Misha the Bear", "olga": "Olga"}
    said = [line for line in f.told() if "the initiative card" in line]
    assert [
        f"{titles[holder]} already holds the initiative card and keeps it.",
        f"{titles[other]} takes the initiative card.",
    ] == said[:2]


def test_a_later_answer_does_not_bind_when_an_earlier_player_acts(front):
    """The later player is asked anew after the first event and may now pass (FLN-3.4.2)."""
    f = front("igor misha olga _").turn("window_2")
    f.initiative("misha").hand("misha", "halt").hand("olga", "first_aid").life(olga=5)
    f.answer("olga", "card:first_aid").answer("misha", "card:halt")
    assert 5 == f.life_of("olga")

    f.asked("window_2", "olga")
    f.answer("olga", "pass").answer("olga", "pass", "window_4").answer("olga", "pass", "window_5")
    f.answer("olga", "pass", "window_1").until("lay")
    assert 5 == f.life_of("olga")


def test_after_an_event_the_round_of_asking_starts_again(front):
    """A player who passed is asked again once somebody has played; all passing in succession closes it (FLN-3.4.2)."""
    f = front("igor misha olga _").turn("window_4").initiative("misha")
    f.hand("misha", "first_aid").hand("olga", "first_aid").life(misha=3, olga=3)
    f.answer("misha", "pass").answer("olga", "card:first_aid")
    f.asked("window_4", "misha")

    f.answer("misha", "card:first_aid").until("lay")
    assert (5, 5) == (f.life_of("misha"), f.life_of("olga"))


def one_after_another(seats: list[int], wishes: dict[int, str]) -> int | None:
    """The rulebook's way of asking: the first in order who does not pass."""
    return next((seat for seat in seats if wishes[seat] != "pass"), None)


@pytest.mark.parametrize("wishes", range(1, 16))
@pytest.mark.parametrize("answering", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_asking_all_at_once_is_asking_one_after_another(front, wishes, answering):
    """Whoever wants to play, and in whatever order they answer: the first in initiative order is heard (FLN-3.4.2)."""
    f = front("igor misha olga boris _").turn("window_4").initiative("olga")
    for name in f.comrades:
        f.hand(name, "first_aid") if name in ("igor", "misha") else f.hand(name, "pickpocket")
    options = {seat: f.options(name)[1] if wishes >> seat & 1 else "pass" for seat, name in enumerate(f.comrades)}
    for seat in answering:
        f.table.answer(seat, options[seat], "window_4")

    expected = one_after_another([2, 3, 0, 1], options)
    assert [expected] == f.state.event_spent
    heard = f.comrades[expected]
    if options[expected] == "card:pickpocket":
        f.asked("rob_whom", heard)
    else:
        f.asked("window_4", *[name for name in f.comrades if name != heard])


def test_nothing_interrupts_a_card_in_the_middle(front):
    """While a move runs over a mine nobody is asked for events; the window comes after the card (FLN-3.4.3)."""
    f = (
        front("misha olga _ igor")
        .down(misha="back_2")
        .lie("mine", 3)
        .hand("olga", "first_aid")
        .hand("igor", "first_aid")
    )
    f.asked("window_3", "olga", "igor")

    assert "_ olga misha igor" == f.line
    assert 7 == f.life_of("olga")


def test_reactions_interrupt(front):
    """Nyet! and Dud are asked for in the middle of things (FLN-3.4.3)."""
    f = front("misha olga _ igor").down(misha="back_2").lie("mine", 3).hand("igor", "dud")
    f.asked("dud", "igor")

    assert "_ misha olga igor" == f.line, "the second step waits"
    f.answer("igor", "card:dud").until("lay")
    assert 9 == f.life_of("olga")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("event", TIMES)
def test_the_timing_of_every_event(front, event, number):
    """Each event is offered in its own windows and refused in the others (FLN-3.4.4, FLN-8.4.8)."""
    f = in_window(front, number, event, "dodge", "first_aid" if event != "first_aid" else "sabotage")
    if number == 3:
        f.initiative("igor").down(igor="dodge")
    window = f"window_{number}"
    assert {window} == {prompt for _, prompt in f.table.asked()}

    if number in TIMES[event]:
        assert f"card:{event}" in f.options("misha")
    else:
        f.refuses("misha", f"card:{event}", "FLN-3.4.4")
    f.asked(window, "misha")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("reaction", ["nyet", "dud"])
def test_reactions_are_not_played_in_a_window(front, reaction, number):
    """Each has a moment of its own: after an announcement (FLN-8.4.1), before damage (FLN-6.4)."""
    f = in_window(front, number, reaction, "first_aid")

    f.refuses("misha", f"card:{reaction}", {"nyet": "FLN-8.4.1", "dud": "FLN-6.4"}[reaction])
    f.asked(f"window_{number}", "misha")


# --- asking betrays nothing ------------------------------------------------------------------------------------------


def test_asking_in_a_window_betrays_nothing(front):
    """What the others see does not tell who is asked, nor who has passed already (FLN-3.4.5)."""
    f = (
        front("misha olga igor _")
        .turn("window_4")
        .hand("misha", "first_aid")
        .hand("olga", "dodge")
        .hand("igor", "halt")
    )
    f.asked("window_4", "misha")
    g = (
        front("misha olga igor _")
        .turn("window_4")
        .hand("misha", "dodge")
        .hand("olga", "first_aid")
        .hand("igor", "halt")
    )
    g.asked("window_4", "olga")

    for viewer in (2, None):
        for key in ("asks", "waiting_for", "answered", "table", "stack"):
            assert f.table.sees(viewer)[key] == g.table.sees(viewer)[key]
        assert [] == f.table.sees(viewer)["waiting_for"]


@pytest.mark.parametrize("reaction", ["nyet", "dud"])
def test_asking_for_reactions_betrays_nothing(front, reaction):
    """The same for Nyet! and Dud (FLN-3.4.5)."""

    def position(holder: str):
        f = front("misha olga igor boris _").hand("olga", "dodge").hand("igor", "dodge").hand(holder, reaction)
        if reaction == "nyet":
            f.turn("window_4").hand("misha", "first_aid")
            f.answer("misha", "card:first_aid")
        else:
            f.turn("damage").attack("cannonball_1", 1)
        return f.asked(reaction, holder)

    one, other = position("olga"), position("igor")
    for viewer in (0, 3, None):
        for key in ("asks", "waiting_for", "answered", "table", "stack"):
            assert one.table.sees(viewer)[key] == other.table.sees(viewer)[key]


def test_who_cannot_react_as_all_can_see_is_not_even_pretended_to_be_asked(front):
    """Without cards, or with the event of the turn spent, nobody is asked (FLN-3.4.5, FLN-3.5)."""
    f = front("misha olga igor _").turn("window_4").hand("misha", "first_aid").hand("olga", "nyet", "nyet")
    f.who(event_spent="olga")
    f.answer("misha", "card:first_aid").until("lay")

    assert "Medic! is void." not in f.told()


# --- skipped and dead players ----------------------------------------------------------------------------------------


def test_a_skipped_player_is_followed_by_no_window(front):
    """Only Olga turns a card up, so there is one W3 (FLN-3.4.6)."""
    f = front("misha olga igor _").down(olga="dodge").hand("misha", "halt", "dodge")
    f.asked("window_3", "misha")
    f.answer("misha", "pass")

    f.answer("misha", "pass", "window_1").until("lay")


def test_if_nobody_turns_up_a_card_there_is_no_w3(front):
    """W2 is then the last window before step 5 (FLN-3.4.6)."""
    f = front("misha olga _").turn("window_2").hand("misha", "first_aid").attack("cannonball_1", 1)
    f.answer("misha", "pass", "window_2").asked("window_4", "misha")

    assert 8 == f.life_of("misha")


def test_a_skipped_owner_whose_tank_drives_is_followed_by_a_window(front):
    """Misha has no card, but his tank drives on (FLN-3.4.6, FLN-8.6.5)."""
    f = front("igor misha olga _").tank("misha", "olga").hand("igor", "first_aid")
    f.asked("window_3", "igor")

    assert "misha olga igor _" == f.line


def test_a_player_who_dies_in_a_window_is_not_asked_any_more(front):
    """The window goes on for the others (FLN-3.4.6)."""
    f = front("misha olga boris _").turn("window_2").lie("mine", 4).life(misha=2)
    f.hand("misha", "vsyo_ravno", "first_aid").hand("olga", "first_aid")
    f.chance("vsyo_ravno", 1, 1, 1)
    f.answer("olga", "pass").answer("misha", "card:vsyo_ravno")

    # dealt anew: olga, boris, the free slot, misha; he dies on the mine, the Commissar takes slot 4
    assert "olga boris _" == f.line
    f.asked("window_2", "olga")


# --- one event per turn ----------------------------------------------------------------------------------------------


def test_one_event_per_player_and_turn(front):
    """After his event a player is refused a second one; in the next turn he may play again (FLN-3.5)."""
    f = front("misha olga _").turn("window_4").hand("misha", "first_aid", "first_aid", "dodge").life(misha=1)
    f.hand("olga", "pickpocket", "dodge")
    f.asked("window_4", "misha", "olga")
    f.answer("misha", "card:first_aid").answer("olga", "pass")

    f.asked("window_4", "olga")
    f.answer("olga", "pass").answer("olga", "pass", "window_5")
    f.asked("window_1", "misha", "olga")
    assert "card:first_aid" in f.options("misha")


def test_the_refusal_of_a_second_event_names_the_rule(front):
    """Dominika may still use her ability, so she is asked; her second event is refused (FLN-3.5, FLN-9.0)."""
    f = front("dominika olga _", fresh="dominika").turn("window_4").hand("dominika", "first_aid", "first_aid")
    f.answer("dominika", "card:first_aid")

    assert ["pass", "ability:dominika"] == f.options("dominika")
    f.refuses("dominika", "card:first_aid", "FLN-3.5")
    f.asked("window_4", "dominika")


def test_nyet_dud_and_a_cancelled_event_count_as_the_event_of_the_turn(front):
    """All three are spent (FLN-3.5)."""
    f = front("misha olga igor _").turn("window_4").hand("misha", "first_aid").hand("olga", "nyet").life(misha=5)
    f.answer("misha", "card:first_aid").answer("olga", "card:nyet").until("lay")
    assert 5 == f.life_of("misha")
    assert f.state.turn == 2

    g = front("misha olga igor _").turn("damage").attack("cannonball_1", 1)
    g.hand("olga", "dud", "first_aid").hand("igor", "first_aid")
    g.answer("olga", "card:dud").asked("window_4", "igor")
    assert ["olga"] == g.names("event_spent")


def test_a_cancelled_event_and_the_nyet_are_spent(front):
    """In the same turn neither player may play another event (FLN-3.5)."""
    f = front("misha olga igor _").turn("window_2").hand("misha", "first_aid", "halt").hand("olga", "nyet", "halt")
    f.hand("igor", "halt", "dodge")
    f.answer("igor", "pass").answer("olga", "pass").answer("misha", "card:first_aid").answer("olga", "card:nyet")

    assert ["misha", "olga"] == f.names("event_spent")
    f.asked("window_2", "igor")


# --- announcing ------------------------------------------------------------------------------------------------------


def test_an_event_is_announced_with_its_choices_and_lies_on_the_discard_pile(front):
    """All choices are open, the card is discarded, then comes the moment for Nyet! (FLN-3.6)."""
    f = front("misha olga igor _").turn("window_2").hand("misha", "commissars_order").hand("olga", "nyet")
    f.answer("misha", "card:commissars_order").answer("misha", "comrade:igor", "order_whom")
    f.asked("nyet", "olga")

    assert "Misha the Bear announces Commissar's Order: Igor." in f.told()
    assert ["commissars_order"] == f.cards("action_discard")
    assert "misha olga igor _" == f.line, "not yet carried out"
    f.answer("olga", "pass").until("lay")
    assert "igor misha olga _" == f.line


def test_the_hand_card_of_change_of_plans_is_chosen_unseen(front):
    """The others learn that cards were exchanged, not which (FLN-3.6, FLN-8.4.6)."""
    f = (
        front("misha olga igor _")
        .turn("window_2")
        .down(misha="swap")
        .hand("misha", "change_of_plans", "dodge", "fubar")
    )
    f.hand("olga", "nyet")
    f.answer("misha", "card:change_of_plans", "window_2")
    f.refuses("misha", "card:swap", "FLN-8.4.6")
    f.refuses("misha", "pass", "FLN-8.1.1")
    f.answer("misha", "card:fubar", "change_plans").asked("nyet", "olga")

    assert [None, None] == f.table.sees(1)["zones"]["down"][0]
    assert "fubar" not in str(f.table.sees(1)["zones"])
    f.answer("olga", "pass").until("lay")
    assert "Misha the Bear turns up F.U.B.A.R." in f.told()
    assert {"dodge", "swap"} < set(f.cards("hand", "misha"))


def test_a_cancelled_change_of_plans_leaves_the_cards_as_they_were(front):
    """Nyet!: the chosen card goes back to the hand (FLN-3.6, FLN-8.4.1)."""
    f = (
        front("misha olga igor _")
        .turn("window_2")
        .down(misha="swap")
        .hand("misha", "change_of_plans", "dodge", "fubar")
    )
    f.hand("olga", "nyet")
    f.answer("misha", "card:change_of_plans").answer("misha", "card:fubar").answer("olga", "card:nyet")
    f.answer("misha", "comrade:olga", "swap_with").until("lay")

    assert {"dodge", "fubar"} < set(f.cards("hand", "misha"))


# --- Nyet! -----------------------------------------------------------------------------------------------------------


def test_nyet_voids_an_event_for_everybody(front):
    """FAQ: an event that concerns several players is cancelled as a whole (FLN-8.4.1)."""
    f = front("misha olga igor _").turn("window_2").hand("misha", "vsyo_ravno").hand("igor", "nyet")
    f.answer("misha", "card:vsyo_ravno").answer("igor", "card:nyet").until("lay")

    assert "misha olga igor _" == f.line
    assert "Vsyo Ravno is void." in f.told()
    assert ["nyet", "vsyo_ravno"] == sorted(f.cards("action_discard"))


def test_an_even_number_of_nyet_lets_the_event_stand(front):
    """Nyet! against Nyet!: worked off backwards (FLN-8.4.1)."""
    f = front("misha olga igor boris _").turn("window_4").hand("misha", "first_aid").life(misha=5)
    f.hand("olga", "nyet").hand("igor", "nyet").hand("boris", "nyet")
    f.asked("window_4", "misha")
    f.answer("misha", "card:first_aid").asked("nyet", "olga", "igor", "boris")
    f.answer("olga", "card:nyet").answer("igor", "pass").answer("boris", "pass")
    f.asked("nyet", "igor", "boris")
    f.answer("igor", "pass").answer("boris", "card:nyet")
    f.asked("nyet", "igor"), "also those who passed before are asked"
    f.answer("igor", "pass").until("lay")

    assert 7 == f.life_of("misha")


def test_an_odd_number_of_nyet_voids_the_event(front):
    """Three Nyet! in a row: the event has no effect (FLN-8.4.1)."""
    f = front("misha olga igor boris _").turn("window_4").hand("misha", "first_aid").life(misha=5)
    f.hand("olga", "nyet").hand("igor", "nyet").hand("boris", "nyet")
    f.answer("misha", "card:first_aid")
    f.answer("olga", "card:nyet").answer("igor", "pass").answer("boris", "pass")
    f.answer("igor", "card:nyet").answer("boris", "pass")
    f.answer("boris", "card:nyet").until("lay")

    assert 5 == f.life_of("misha")


def test_the_first_nyet_clockwise_from_the_announcer_is_heard(front):
    """Asked clockwise from the announcer's left, not in initiative order (FLN-8.4.1)."""
    f = front("misha olga igor boris _").turn("window_4").initiative("misha").hand("igor", "first_aid").life(igor=5)
    f.hand("misha", "nyet").hand("olga", "nyet").hand("boris", "nyet")
    f.answer("igor", "card:first_aid")
    for name in ("misha", "olga", "boris"):
        f.answer(name, "card:nyet")

    assert ["igor", "boris"] == f.names("event_spent")
    f.asked("nyet", "misha", "olga")


def test_the_announcer_cannot_answer_and_there_is_no_second_asking(front):
    """His event is spent; after a voided Nyet! nobody is asked about the event again (FLN-8.4.1)."""
    f = front("misha olga igor _").turn("window_4").hand("misha", "first_aid", "nyet").life(misha=5)
    f.hand("olga", "nyet", "nyet").hand("igor", "nyet", "nyet")
    f.answer("misha", "card:first_aid").answer("olga", "card:nyet").answer("igor", "pass")
    f.answer("igor", "card:nyet").until("lay")

    assert 7 == f.life_of("misha"), "nobody could answer the second Nyet!, so the event stands"


def test_nyet_is_the_only_answer_to_an_event(front):
    """Other cards are refused (FLN-8.4.1)."""
    f = front("misha olga igor _").turn("window_4").hand("misha", "first_aid").hand("olga", "nyet", "halt")
    f.answer("misha", "card:first_aid")

    f.refuses("olga", "card:halt", "FLN-8.4.1")
    f.asked("nyet", "olga")


def test_nyet_does_not_work_against_manoeuvres_equipment_abilities_and_attacks(front):
    """Nobody is asked for Nyet! when such a card takes effect (FLN-8.4.2, FLN-9.0)."""
    f = front("dominika olga igor _", fresh="dominika").turn("window_2").attack("grenade_2", 2)
    f.hand("igor", "nyet").down(olga="helmet", igor="dodge")
    f.answer("dominika", "ability:dominika").answer("dominika", "comrade:olga", "exchange_with")
    f.answer("olga", "pass", "use_equipment").until("lay")

    assert not any("Nyet" in line for line in f.told())
    assert {"dominika": 9, "olga": 7, "igor": 9} == f.lives()


# --- when an event may be announced (FLN-8.4.8) ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "able", "unable"),
    [
        ("sabotage", lambda f: f.equip("olga", helmet=2), lambda f: f.equip("misha", helmet=2)),
        ("pickpocket", lambda f: f.hand("igor", "dodge"), lambda f: f),
        ("wrong_coordinates", lambda f: f.attack("grenade_2", 2), lambda f: f.attack("sniper", on="olga")),
        ("commissars_order", lambda f: f, lambda f: f.who(fubar="misha olga igor")),
        ("change_of_plans", lambda f: f.down(misha="dodge"), lambda f: f.down(olga="dodge")),
    ],
)
def test_every_choice_of_an_event_needs_a_legal_option(front, event, able, unable):
    """An event without anything to choose cannot be announced (FLN-8.4.8)."""
    f = able(front("misha olga igor _").turn("window_2").hand("misha", event, "halt"))
    assert f"card:{event}" in f.options("misha")
    f.asked("window_2", "misha")

    g = unable(front("misha olga igor _").turn("window_2").hand("misha", event, "halt"))
    g.refuses("misha", f"card:{event}", "FLN-8.4.8")
    g.asked("window_2", "misha")


def test_change_of_plans_needs_another_hand_card(front):
    """At least one card besides itself (FLN-8.4.8)."""
    f = front("misha dominika _", fresh="dominika", seated="dominika misha").turn("window_2").initiative("misha")
    f.down(dominika="dodge").hand("dominika", "change_of_plans")

    f.refuses("dominika", "card:change_of_plans", "FLN-8.4.8")
    f.asked("window_2", "dominika")


@pytest.mark.parametrize("event", ["first_aid", "halt", "seize_initiative"])
def test_events_without_a_choice_may_be_played_for_nothing(front, event):
    """Medic! at full life, a second Halt!, Seize the Initiative by the holder (FLN-8.4.8, FLN-8.1.2)."""
    f = front("misha olga igor _").turn("window_2").hand("misha", event, "dodge").set(halt=True)
    f.answer("misha", f"card:{event}").until("lay")

    assert 12 == f.life_of("misha")
    assert event in f.cards("action_discard")


def test_the_dead_use_no_ability(front):
    """Dominika had not yet exchanged hands when she died (FLN-6.9, FLN-3.4.2)."""
    f = front("misha olga _", fallen="dominika", fresh="dominika").turn("window_2").hand("misha", "halt")
    f.asked("window_2", "misha")

    assert ["pass", "card:halt"] == f.options("misha")


# --- answers given in advance ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["pass_turn", "pass_until_hit"])
def test_who_passes_in_advance_passes_every_window_and_no_dud(name):
    """Windows 1 to 5 and Nyet!; a Dud is always asked for (FLN-3.4.2, FLN-6.4)."""
    rules = railhead.ruleset("front_line")
    standing = next(one for one in rules.standing if one.name == name)
    passing, view = rules.vocabulary.index["pass"], rules.start(2, 1).view(0)
    prompts = ["window_1", "window_2", "window_3", "window_4", "window_5", "nyet", "dud"]

    found = [standing.answer(view, Ask(0, prompt, [passing, passing + 1], quiet=True)) for prompt in prompts]
    assert [passing] * 6 + [None] == found


HITS = ["strikes_linear", "strikes_main", "strikes_indirect", "mine_goes_off", "mines_go_off", "damaged", "lucky"]
SAFE = ["safe_in_tank", "safe_dodging", "safe_prone", "safe_by_ability"]


@pytest.mark.parametrize("kind", HITS + SAFE)
def test_who_passes_until_he_is_hit_is_asked_after_every_hit(kind):
    """Whether the hit hurts him or not, and whether it was meant for him or passed on (FLN-6.1)."""
    mine = StandingAnswers(railhead.ruleset("front_line"), 1)
    begun = [Event("turn", [1], NONE, 0)]
    mine.give("pass_until_hit", begun)

    def in_force(event: Event) -> bool:
        return "pass_until_hit" in [one.name for one in mine.in_force([*begun, event])]

    assert (False, True) == (in_force(Event(kind, [1, 1, 1], NONE, 0)), in_force(Event(kind, [0, 1, 1], NONE, 0)))
