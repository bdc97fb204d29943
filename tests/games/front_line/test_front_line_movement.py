"""Movement on the front line (chapter 4)."""

import pytest

from railhead.games.front_line.queries import is_wired

PLAIN = "dominika nikolai vasily boris olga"


def moved(front, line: str, comrade: str, card: str) -> str:
    """The line after one comrade's manoeuvre."""
    f = front(line).down(**{comrade: card})
    f.until("lay")
    return f.line


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("back_1", "_ misha vasily boris olga"),
        ("back_2", "_ vasily misha boris olga"),
        ("back_3", "_ vasily boris misha olga"),
    ],
)
def test_misha_moves_three_back_push_exchange_exchange(front, card, line):
    """The figure of the rulebook: push, exchange, exchange; like leaving a queue (FLN-4.4.1, FLN-4.4.5)."""
    assert line == moved(front, "misha vasily boris olga _", "misha", card)


@pytest.mark.parametrize(
    ("card", "line"),
    [("back_1", "vasily _ misha boris"), ("back_2", "vasily _ boris misha"), ("back_3", "vasily _ boris misha")],
)
def test_what_cannot_be_moved_is_lost(front, card, line):
    """Three back where only two steps are possible: the third is lost (FLN-4.4.2, FLN-4.2.5)."""
    assert line == moved(front, "vasily misha boris _", "misha", card)


@pytest.mark.parametrize(("card", "line"), [("advance_1", "vasily olga boris _"), ("advance_2", "olga vasily boris _")])
def test_forward_with_the_free_slot_behind_changes_places(front, card, line):
    """Two forward, the free slot behind: two exchanges (FLN-4.4.3, FLN-4.2.4, FLN-4.1.2)."""
    assert line == moved(front, "vasily boris olga _", "olga", card)


def test_forward_with_the_free_slot_ahead_pushes_all_between(front):
    """One forward pushes two others; the foremost of them enters the free slot (FLN-4.4.4, FLN-4.2.3, FLN-4.2.8)."""
    f = front("vasily _ boris olga misha").down(misha="advance_1").lie("mine", 2)
    f.until("lay")

    assert "vasily boris olga misha _" == f.line
    assert {"vasily": 10, "boris": 7, "olga": 10, "misha": 12} == f.lives()


def test_a_free_neighbouring_slot_is_simply_entered(front):
    """The next slot is free: he steps into it, and his old one is free (FLN-4.2.2)."""
    f = front("vasily _ boris").down(boris="advance_1").lie("mine", 2)
    f.until("lay")

    assert "vasily boris _" == f.line
    assert {"vasily": 10, "boris": 7} == f.lives()


def test_movement_is_one_place_at_a_time(front):
    """A move of three is three steps of one place, told one by one (FLN-4.2.1)."""
    f = front("misha vasily boris olga _").down(misha="back_3")
    f.until("lay")

    assert [
        "Misha the Bear pushes on to slot 2; Olga is pushed into slot 5.",
        "Misha the Bear and Vasily change places.",
        "Misha the Bear and Boris change places.",
    ] == [
        line for line in f.told() if line.startswith("Misha the Bear") and "turns" not in line and "draws" not in line
    ]


def test_the_front_end_blocks(front):
    """In slot 1 no step forward is possible (FLN-4.2.5)."""
    assert "misha vasily _" == moved(front, "misha vasily _", "misha", "advance_3")


def test_the_commissar_blocks(front):
    """In the last slot no step back is possible (FLN-4.2.5)."""
    assert "_ vasily misha" == moved(front, "_ vasily misha", "misha", "back_1")


def test_possible_steps_are_compulsory(front):
    """The mover makes as many of his steps as he can and is not asked whether to stop (FLN-4.2.6)."""
    f = front("misha vasily boris olga _").down(olga="advance_3")
    f.until("lay")

    assert "olga misha vasily boris _" == f.line


def test_the_line_has_one_slot_more_than_comrades(front):
    """N comrades, N + 1 slots, one of them free, after any move (FLN-4.1.1)."""
    f = front("misha vasily boris olga _").down(misha="back_3", vasily="advance_2", boris="back_1", olga="advance_1")
    f.until("lay")

    assert 5 == len(f.state.line)
    assert 1 == f.state.line.count(-1)


def test_obstacles_and_targets_belong_to_places(front):
    """Mines, wire and target cards stay where they are while comrades move past (FLN-4.1.3)."""
    f = front("misha vasily boris olga _").down(boris="advance_2").lie("barbed_wire_2", 4).attack("grenade_3", 3)
    f.hand("olga", "halt")
    f.asked("window_3", "olga")

    assert "boris misha vasily olga _" == f.line
    assert [("barbed_wire_2", 4)] == f.lies()
    assert [3] == f.state.targets


def test_a_comrade_beyond_the_free_slot_is_not_adjacent(front):
    """With the free slot between them two comrades are not neighbours: no Car Door, no passenger (FLN-4.1.4)."""
    f = front("misha _ vasily boris").equip("misha", car_door=2).attack("cannonball_1", 1).turn("damage")
    f.until("lay")

    assert {"misha": 8, "vasily": 10, "boris": 10} == f.lives()
    assert [("car_door", 2)] == f.durability("misha")


def test_the_neighbours_are_those_with_a_life_left(front):
    """One is enough (FLN-4.1.4, FLN-6.12)."""
    f = front("olga misha boris _").turn("damage").attack("cannonball_1", 2).equip("misha", car_door=2).life(olga=1)
    f.asked("redirect", "misha")

    assert ["pass", "comrade:olga", "comrade:boris"] == f.options("misha")


def test_an_adjacent_comrade_is_the_one_in_the_next_slot(front):
    """Slots s-1 and s+1 are adjacent (FLN-4.1.4)."""
    f = front("boris misha vasily _").equip("misha", car_door=2).attack("cannonball_2", 2).turn("damage")

    assert ["pass", "comrade:boris", "comrade:vasily"] == f.options("misha")
    f.answer("misha", "comrade:vasily", "redirect").until("lay")
    assert {"boris": 10, "misha": 12, "vasily": 6} == f.lives()


def test_an_immovable_comrade_blocks_the_way(front):
    """The place of a F.U.B.A.R. comrade is an end of the line for the mover (FLN-4.2.5)."""
    f = front("misha vasily boris _").down(boris="advance_2").who(fubar="vasily")
    f.until("lay")

    assert "misha vasily boris _" == f.line


def test_a_free_slot_beyond_an_immovable_comrade_does_not_count(front):
    """The free slot lies ahead, but behind a F.U.B.A.R. comrade: exchanges up to him, then blocked (FLN-4.3.1)."""
    f = front("_ vasily boris olga misha").down(misha="advance_3").who(fubar="vasily")
    f.until("lay")

    assert "_ vasily misha boris olga" == f.line


def test_without_the_immovable_comrade_the_same_move_pushes(front):
    """The same line without F.U.B.A.R.: the first step is a push (FLN-4.3.1, the other side)."""
    f = front("_ vasily boris olga misha").down(misha="advance_1")
    f.until("lay")

    assert "vasily boris olga misha _" == f.line


def test_the_nearest_of_two_free_slots_counts(front):
    """Two free slots for a moment: the mover pushes towards the nearer one (FLN-4.3.2)."""
    f = front("_ misha _ vasily boris", fallen="olga").set(postponed=1).down(boris="advance_1").lie("mine", 3)
    f.until("lay")

    assert ["Boris pushes on to slot 4; Vasily is pushed into slot 3."] == [
        line for line in f.told() if "pushes" in line
    ]
    assert {"misha": 12, "vasily": 7, "boris": 10, "olga": 0} == f.lives()


def test_a_mine_is_no_barbed_wire(front):
    """Who steps onto it goes on afterwards; only wire keeps him (FLN-5.6.3, FLN-5.7.2)."""
    f = front("vasily _ boris olga").lie("mine", 2).lie("barbed_wire_4", 4).turn("refill").until("lay")

    assert [False, False, False, True] == [is_wired(f.state, slot) for slot in (1, 2, 3, 4)]


def test_a_mine_is_resolved_before_the_next_step(front):
    """A pushes B onto a mine: B dies, the Commissar advances, then A goes on (FLN-4.3.3)."""
    f = front("misha vasily _ boris olga").down(misha="back_3").lie("mine", 3).life(vasily=1)
    f.until("lay")

    # push: vasily dies in slot 3; the Commissar pushes olga and boris onto slots 4 and 3; then two exchanges
    assert "_ boris olga misha" == f.line
    told = f.told()
    assert told.index("Vasily is dead.") < told.index("The Commissar advances to slot 5.")
    assert told.index("The Commissar advances to slot 5.") < told.index("Misha the Bear and Boris change places.")


def test_a_dead_mover_loses_his_other_steps(front):
    """The mover himself dies on a mine: his remaining steps are lost (FLN-4.3.3, FLN-3.11)."""
    f = front("vasily boris _ misha olga").down(boris="back_3").lie("mine", 3).life(boris=3)
    f.until("lay")

    assert 0 == f.life_of("boris")
    assert "vasily _ misha olga" == f.line


@pytest.mark.parametrize("card", ["advance_1", "swap"])
def test_halt_forbids_every_movement(front, card):
    """Steps and exchanges are movement, so Halt! forbids both (FLN-4.2.7)."""
    f = front("misha vasily boris _").down(boris=card).set(halt=True)
    f.until("lay")

    assert "misha vasily boris _" == f.line
    title = {"advance_1": "One Step Forward", "swap": "Swap"}[card]
    assert f"Halt! is in force: {title} has no effect." in f.told()


def test_being_pushed_is_impossible_for_the_immovable(front):
    """Nobody can push a F.U.B.A.R. comrade into the free slot; the mover changes places instead (FLN-4.2.7)."""
    f = front("_ misha vasily boris").down(boris="advance_1").who(fubar="misha")
    f.until("lay")

    assert "_ misha boris vasily" == f.line


def test_who_changes_places_sets_off_no_mine_elsewhere(front):
    """Nobody has come into the free slot, so the mine there lies still (FLN-4.2.8)."""
    f = front("misha vasily boris _").down(boris="advance_1").lie("mine", 4)
    f.until("lay")

    assert ("misha boris vasily _", [("mine", 4)]) == (f.line, f.lies())
    assert {"misha": 12, "vasily": 10, "boris": 10} == f.lives()


def test_only_the_one_who_enters_sets_off_mines(front):
    """Of three comrades shifted by a push only the one who comes into the free slot is hit (FLN-4.2.8)."""
    f = front("misha vasily boris _").down(misha="back_1").lie("mine", 4)
    f.until("lay")

    assert {"misha": 12, "vasily": 10, "boris": 7} == f.lives()
