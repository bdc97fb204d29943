"""Any scene as plain text: areas by how their pieces lie."""

import pytest

import railhead
from railhead.kernel.scene import (
    BOARD,
    GRID,
    HAND,
    HIDDEN_FACE,
    LEDGER,
    LINE,
    MAP,
    ROW,
    STACK,
    TRACK,
    TRAY,
    Area,
    Piece,
)
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.testing.toy.game import RULES


def text(labels: dict[int, str] | None = None, viewer: int = 0) -> SceneText:
    voice = Voice(RULES.start(3, 1).state, ["Анна", "", "Boris [b]"])
    return SceneText(voice.words, voice, labels or {}, viewer)


def cards(*faces: str) -> list[Piece]:
    return [Piece("card", face, face) for face in faces]


def test_a_row_names_its_pieces_with_numbers_marks_and_labels() -> None:
    piece = Piece("card", "torch", "1", options=[7], marks=["used"], numbers={"life": 2}, limits={"life": 3})

    assert ["cards: Torch (life 2/3, used) [4] · Sun"] == text({7: "4"}).lines(
        Area("cards", HAND, [piece, *cards("sun")])
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["1 token", "31 tokens", "2→1 token"]), ("ru", ["1 жетон", "31 жетон", "2→1 жетон"])],
)
def test_a_number_that_counts_things_is_said_as_one_counts_them(language: str, said: list[str]) -> None:
    voice = Voice(railhead.ruleset("metro2033").start(2, 1).state, (), language)
    shown = SceneText(voice.words, voice, {})
    one, two, many = (Piece("token", "pigs", "pigs", numbers={"count": n}) for n in (1, 2, 31))

    assert said == [*shown.numbers(one), *shown.numbers(many), inside(shown.short(one, two))]
    assert said[2] == inside(shown.change(two, one, Area("reserve", ROW, [one])))


def inside(text: str) -> str:
    """What stands in brackets."""
    return text.partition("(")[2].rstrip(")")


def test_equal_neighbours_stand_once_with_their_number() -> None:
    assert ["cards: 2 × Torch · Sun"] == text().lines(Area("cards", HAND, cards("torch", "torch", "sun")))


def test_an_empty_row_shows_a_dash_and_empty_areas_share_a_line() -> None:
    said = text()

    assert ["cards: –"] == said.lines(Area("cards", ROW))
    assert ["row: Sun", "Empty: cards, other"] == said.table(
        [Area("cards", ROW), Area("row", ROW, cards("sun")), Area("other", LEDGER)]
    )


def test_a_grid_has_a_row_for_each_and_marks_the_viewers_own() -> None:
    rows = [Piece("player", owner=seat, numbers={"lights": seat}, options=[seat]) for seat in range(3)]

    assert ["Players", "▸ Анна (lights 0)", "  Player 2 (lights 1) [b]", "  Boris [b] (lights 2)"] == text(
        {1: "b"}
    ).lines(Area("players", GRID, rows))
    assert not [line for line in text(viewer=-1).lines(Area("players", GRID, rows)) if "▸" in line]


def test_counters_are_names_and_values() -> None:
    purse = [Piece("pigs", numbers={"left": 3}), Piece("ammo", numbers={"left": 12})]

    assert ["purse: pigs (left 3) · ammo (left 12)"] == text().lines(Area("purse", LEDGER, purse))


def test_a_map_tells_what_is_joined_with_what() -> None:
    places = [Piece("station", face, options=[place]) for place, face in enumerate(("arbat", "kiev", "park", "moon"))]

    assert ["metro", "  arbat [1] → kiev", "  kiev → arbat, park", "  park → kiev", "  moon"] == text({0: "1"}).lines(
        Area("metro", MAP, places, links=[(0, 1), (1, 2)])
    )


def test_a_map_says_whose_a_place_is_and_which_neighbours_are_closed() -> None:
    places = [Piece("station", face, owner=owner) for face, owner in (("arbat", 0), ("kiev", 1), ("park", -1))]
    places[2].marks = ["closed"]

    assert [
        "metro",
        "  arbat → kiev, park (closed)",
        "  kiev (Player 2) → arbat",
        "  park (closed) → arbat",
    ] == text().lines(Area("metro", MAP, places, links=[(0, 1), (0, 2)]))


def test_where_things_of_several_lie_together_each_names_its_owner() -> None:
    sides = [Piece("side", "kiev", owner=seat, numbers={"strength": 4 - seat}) for seat in (0, 1)]

    assert ["battle: kiev (Анна, strength 4) · kiev (Player 2, strength 3)"] == text().lines(Area("battle", ROW, sides))
    assert ["cards: Sun"] == text().lines(Area("cards", HAND, [Piece("card", "sun", owner=1)]))
    assert ["Player 2: row: Sun"] == text().lines(Area("row", ROW, [Piece("card", "sun", owner=1)], owner=1))


def test_a_line_shows_its_empty_slots() -> None:
    there = [Piece("comrade", owner=0, place=1), Piece("comrade", owner=1, place=3)]

    assert ["line", "  1. Анна", "  2. –", "  3. Player 2", "  4. –"] == text().lines(Area("line", LINE, there, size=4))


def test_a_stack_says_how_many_and_which_card_is_on_top_if_it_is_open() -> None:
    assert ["pile: 7, Sun"] == text().lines(Area("pile", STACK, cards("torch", "sun"), size=7))
    assert ["pile: 7"] == text().lines(Area("pile", STACK, [Piece("card", HIDDEN_FACE)], size=7))


def test_a_track_says_the_step() -> None:
    assert ["road: Анна 3/9"] == text().lines(Area("road", TRACK, [Piece("marker", owner=0, place=3)], size=9))


def test_a_board_holds_its_areas_under_its_owner() -> None:
    board = Area("board", BOARD, owner=1, areas=[Area("cards", HAND, cards("sun"), owner=1)])

    assert ["Player 2: board", "  Player 2: cards: Sun"] == text().lines(board)
    assert ["board", "  cards: Sun"] == text(viewer=1).lines(board)


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        (
            Piece("card", "sun", "1", numbers={"life": 3}),
            Piece("card", "sun", "1", numbers={"life": 2}),
            "Sun (life 3→2)",
        ),
        (Piece("card", "sun", "1"), Piece("card", "sun", "1", marks=["used"]), "Sun (used)"),
        (Piece("card", "sun", "1"), Piece("card", "sun", "1"), ""),
        (None, Piece("card", "sun", "1", numbers={"life": 3}), "+Sun (life 3)"),
        (Piece("card", "sun", "1"), None, "−Sun"),
        (Piece("card", HIDDEN_FACE, "1"), Piece("card", "sun", "1"), "face down → Sun"),
        (Piece("card", "sun", "1", 1), Piece("card", "sun", "1"), "Sun (Player 2→–)"),
    ],
)
def test_what_became_different_in_an_area(before: Piece | None, now: Piece | None, told: str) -> None:
    was, is_ = (Area("row", ROW, [one] if one is not None else []) for one in (before, now))

    assert (f"row: {told}" if told else "") == text().changes(was, is_)


def test_one_of_several_copies_in_the_place_of_another_is_no_change() -> None:
    """Copies are told apart by counting them: where the first of two goes, the second gets its key."""
    was = Area("row", ROW, [Piece("card", "sun", "1"), Piece("card", "torch", "2"), Piece("card", "torch", "2.2")])
    now = Area("row", ROW, [Piece("card", "torch", "3"), Piece("card", "torch", "2", marks=["used"])])

    assert "row: Torch (used) · −Sun" == text().changes(was, now)


def test_what_became_different_says_whose_it_is() -> None:
    was, now = (Area("row", ROW, [Piece("card", "sun", "1", 1, numbers={"life": life})]) for life in (3, 2))

    assert "row: Sun (Player 2, life 3→2)" == text().changes(was, now)


def test_what_lies_at_the_places_of_a_board_says_where() -> None:
    voice = Voice(railhead.ruleset("black_metro").start(3, 1).state)
    said = SceneText(voice.words, voice, {}, 0)
    squad = Piece("squad", key="a", owner=0, numbers={"strength": 2}, place=7)
    fort = Piece("fort", "blockade", "b", 1, place=0)

    assert ["Strength at the districts: Red (at 07, strength 2)"] == said.lines(Area("squads", TRAY, [squad]))
    assert ["Fortifications: Blockade (Green)"] == said.lines(Area("fortifications", TRAY, [fort]))
    assert "Strength at the districts: +Red (at 07, strength 2)" == said.changes(None, Area("squads", TRAY, [squad]))
