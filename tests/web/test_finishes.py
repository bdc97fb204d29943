"""Where the lines of a course end: beside the graph in the order of their ends, or on its foot where they fell."""

from itertools import pairwise

import pytest

from railhead.web.finishes import HIGH, IN_A_COLUMN, WIDE, finishes


def test_lines_end_beside_the_graph_from_the_highest_to_the_lowest() -> None:
    found = finishes([(0, [0, 0, 0]), (10, [5, 9, 2])], 0, 9)

    assert [1, 0, 2] == [one.seat for one in found]
    assert [100, 100, 100] == [one.across for one in found]
    assert [one.down for one in found] == sorted(one.down for one in found)


def test_whoever_has_lost_everything_stands_where_that_happened() -> None:
    found = finishes([(0, [5, 5]), (4, [0, 5]), (10, [0, 5])], 0, 5)

    assert [(0, 40.0, True), (1, 100, False)] == [(one.seat, one.across, one.fallen) for one in found]


def test_whoever_never_had_anything_or_fell_at_the_very_end_stands_beside_the_graph() -> None:
    found = finishes([(0, [0, 5, 3]), (10, [0, 0, 3])], 0, 5)

    assert not any(one.fallen for one in found)


def test_a_line_that_rose_again_has_not_ended() -> None:
    found = finishes([(0, [5, 5]), (2, [0, 5]), (5, [1, 5]), (7, [0, 5]), (10, [0, 5])], 0, 5)

    assert [70.0] == [one.across for one in found if one.fallen]


@pytest.mark.parametrize("seats", [2, 4, 6, 10])
def test_figures_of_lines_that_end_at_the_same_height_have_room(seats: int) -> None:
    found = finishes([(0, [0] * seats), (10, [7] * seats)], 0, 7)

    assert [*range(seats)] == sorted(one.seat for one in found)
    for column in {one.column for one in found}:
        here = [one.down for one in found if one.column == column]
        assert len(here) <= IN_A_COLUMN
        assert all(after - before >= HIGH - 0.01 for before, after in pairwise(here))
        assert all(0 < down < 100 for down in here)


def test_those_who_fall_together_stand_side_by_side() -> None:
    found = [one for one in finishes([(0, [5] * 5), (99, [0, 0, 0, 0, 5]), (100, [0, 0, 0, 0, 5])], 0, 5) if one.fallen]

    assert [0, 1, 2, 3] == [one.seat for one in found]
    assert all(after - before >= WIDE - 0.01 for before, after in pairwise([one.across for one in found]))
    assert max(one.across for one in found) < 100


def test_a_course_on_which_nothing_changed_has_no_ends() -> None:
    assert [] == finishes([(0, [3, 3]), (5, [3, 3])], 3, 3)
