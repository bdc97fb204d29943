"""The Commissar's advance (chapter 7)."""

import pytest


def after_deaths(front, line: str, *dead: str):
    """The line after these comrades have died in step 5; each was shot in his own slot."""
    slots = [line.split().index(name) + 1 for name in dead]
    f = front(line).turn("damage").attack("rifle_volley", *slots).life(**dict.fromkeys(dead, 1))
    f.until("lay")
    return f


@pytest.mark.parametrize(
    ("line", "dead", "after"),
    [
        ("misha olga boris _", "olga", "misha _ boris"),
        ("_ misha olga boris", "olga", "_ misha boris"),
        ("misha olga _ boris vasily", "misha", "_ olga boris vasily"),
        ("_ misha olga boris", "boris", "_ misha olga"),
    ],
)
def test_the_examples_of_one_death(front, line, dead, after):
    """All four examples of the rules, slot by slot (FLN-7.7, FLN-7.1 to 7.3)."""
    assert after == after_deaths(front, line, dead).line


def test_the_example_of_two_deaths(front):
    """A and C die: a plain step, then a push (FLN-7.8, FLN-7.9)."""
    f = after_deaths(front, "misha olga boris vasily _", "misha", "boris")

    assert "_ olga vasily" == f.line
    assert ["The Commissar advances to slot 5.", "The Commissar advances to slot 4."] == [
        line for line in f.told() if "advances" in line
    ]


def test_the_commissar_moves_for_every_dead_comrade_and_for_nobody_else(front):
    """One place per death; no death, no move (FLN-7.1)."""
    f = after_deaths(front, "misha olga boris vasily _")
    assert (5, False) == (len(f.state.line), any("advances" in line for line in f.told()))
    assert 4 == len(after_deaths(front, "misha olga boris vasily _", "olga").state.line)


def test_he_steps_into_a_free_last_slot(front):
    """Nobody is pushed (FLN-7.2)."""
    assert "misha _ boris vasily" == after_deaths(front, "misha olga boris vasily _", "olga").line


def test_he_pushes_towards_the_nearest_free_slot(front):
    """The dead comrade's slot is nearer than the old free slot (FLN-7.2, FLN-7.3)."""
    assert "misha _ boris vasily" == after_deaths(front, "misha _ boris olga vasily", "olga").line


def test_the_one_who_is_pushed_into_the_free_slot_sets_off_its_mines(front):
    """Pushed by the Commissar he enters the slot like anybody else (FLN-7.4, FLN-5.6.3)."""
    f = front("misha _ boris olga").lie("mine", 2).turn("damage").attack("rifle_volley", 1).life(misha=1)
    f.until("lay")

    assert ("_ boris olga", 7) == (f.line, f.life_of("boris"))
    assert [] == f.lies()


def test_a_death_by_such_a_mine_is_resolved_after_the_advance(front):
    """The next death brings the next advance (FLN-7.4, FLN-7.9)."""
    f = (
        front("misha _ boris olga vasily")
        .lie("mine", 2)
        .turn("damage")
        .attack("rifle_volley", 1)
        .life(misha=1, boris=2)
    )
    f.until("lay")

    assert "_ olga vasily" == f.line
    told = f.told()
    order = [
        "Misha the Bear is dead.",
        "The Commissar advances to slot 5.",
        "Boris is dead.",
        "The Commissar advances to slot 4.",
    ]
    assert order == sorted(order, key=told.index)


def test_mines_and_wire_under_the_commissar_are_discarded(front):
    """The place has left the line; other obstacles stay (FLN-7.5)."""
    f = front("misha olga boris _").lie("mine", 4).lie("barbed_wire_2", 4).lie("barbed_wire_4", 1)
    f.turn("damage").attack("rifle_volley", 2).life(olga=1)
    f.until("lay")

    assert [("barbed_wire_4", 1)] == f.lies()


DEATHS = {"step": "Deaths", "at": "remove", "dead": [], "place": 0, "choice": "pass"}

# --- postponed advances ----------------------------------------------------------------------------------------------


def test_a_plain_step_is_never_prevented(front):
    """Slot L is free: neither Halt! nor F.U.B.A.R. stops him, long before step 5 ends (FLN-7.6)."""
    f = front("misha olga boris vasily _").turn("act", DEATHS).life(olga=0)
    f.who(fubar="vasily").set(halt=True).hand("misha", "first_aid").down(misha="dodge")
    f.asked("window_3", "misha")

    assert ("misha _ boris vasily", 0) == (f.line, f.state.postponed)


@pytest.mark.parametrize("reason", ["halt", "olga", "boris", "vasily"])
def test_an_advance_that_would_push_the_immovable_is_postponed(front, reason):
    """Until the end of step 5 the line has one more free slot; then he advances regardless (FLN-7.6)."""
    f = (
        front("misha _ boris olga vasily")
        .turn("act", DEATHS)
        .life(misha=0)
        .hand("boris", "first_aid")
        .down(boris="dodge")
    )
    f.set(halt=True) if reason == "halt" else f.who(fubar=reason)
    f.asked("window_3", "boris")

    assert ("_ _ boris olga vasily", 1) == (f.line, f.state.postponed)
    f.answer("boris", "pass", "window_3").asked("window_4", "boris")
    assert ("_ boris olga vasily", 0) == (f.line, f.state.postponed)


def test_who_stands_beyond_the_free_slot_postpones_nothing(front):
    """The Commissar pushes only those between him and the nearest free slot (FLN-7.3, FLN-7.6)."""
    f = front("misha vasily _ boris olga").turn("act", DEATHS).life(misha=0).who(fubar="vasily")
    f.hand("boris", "first_aid").down(boris="dodge").asked("window_3", "boris")

    assert ("_ vasily boris olga", 0) == (f.line, f.state.postponed)


def test_an_advance_that_would_push_a_tank_is_postponed(front):
    """To the end of step 5, and then it is carried out all the same (FLN-7.6)."""
    f = front("misha _ boris olga vasily").turn("damage").attack("rifle_volley", 1).life(misha=1).tank("olga", "vasily")
    f.hand("boris", "first_aid").asked("window_4", "boris")

    assert ("_ boris olga vasily", ["olga", "vasily"]) == (f.line, f.names("crew"))
    assert "The Commissar cannot push his way forward yet: he will at the end of step 5." in f.told()


def test_a_tank_that_is_pushed_stays_a_tank_and_crushes_what_lies_there(front):
    """Mines and wire on slots it is pushed into are discarded and do not hurt its crew (FLN-7.6)."""
    f = front("_ misha _ olga vasily", fallen="boris").set(postponed=1).tank("olga", "vasily").lie("mine", 3)
    f.lie("barbed_wire_4", 4).turn("damage").hand("misha", "first_aid")
    f.asked("window_4", "misha")

    assert ("_ misha olga vasily", ["olga", "vasily"]) == (f.line, f.names("crew"))
    assert ([], {"misha": 12, "olga": 10, "vasily": 10, "boris": 0}) == (f.lies(), f.lives())


def test_a_postponed_advance_waits_even_if_the_way_becomes_free(front):
    """It is done at the end of step 5, not earlier (FLN-7.9)."""
    f = front("_ misha _ olga vasily", fallen="boris").set(postponed=1).down(olga="back_1", misha="dodge")
    f.hand("misha", "first_aid").initiative("olga")
    f.asked("window_3", "misha")

    assert ("_ misha _ vasily olga", 1) == (f.line, f.state.postponed)
    f.answer("misha", "pass").answer("misha", "pass", "window_3").asked("window_4", "misha")
    assert ("_ misha vasily olga", 0) == (f.line, f.state.postponed)


def test_a_death_caused_by_a_postponed_advance_is_followed_by_its_own_at_once(front):
    """Regardless of a tank; exactly one free slot is left when W4 opens (FLN-7.9)."""
    f = front("_ misha _ boris olga vasily", fallen="igor").set(postponed=1).tank("olga", "vasily").lie("mine", 3)
    f.life(boris=1).turn("damage").hand("misha", "first_aid")
    f.asked("window_4", "misha")

    # boris is pushed onto the mine and dies; the tank is pushed up to his place
    assert ("_ misha olga vasily", 0) == (f.line, f.state.postponed)
    assert ["olga", "vasily"] == f.names("crew")


def test_several_advances_are_checked_one_by_one(front):
    """Two deaths: the first advance is a plain step, the second would push a F.U.B.A.R. comrade (FLN-7.9)."""
    f = front("misha boris olga _").turn("act", DEATHS).life(misha=0).who(fubar="olga").hand("olga", "first_aid")
    f.down(olga="dodge")
    f.asked("window_3", "olga")
    assert ("_ boris olga", 0) == (f.line, f.state.postponed)

    g = front("misha boris vasily olga _").turn("act", DEATHS).life(misha=0, boris=0).who(fubar="olga")
    g.down(olga="dodge").hand("olga", "first_aid").asked("window_3", "olga")
    assert ("_ _ vasily olga", 1) == (g.line, g.state.postponed)
