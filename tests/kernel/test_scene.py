"""What all scenes are made of."""

from railhead.kernel.ask import NONE
from railhead.kernel.pieces import backs, face_down, hand_of, marked, sole, without_zeros
from railhead.kernel.scene import HIDDEN_FACE, Eyes, Keys, Piece, moment_of
from railhead.testing.toy.game import RULES
from railhead.testing.toy.round import Danger, Round


def test_copies_of_a_card_have_keys_of_their_own() -> None:
    keys = Keys()

    assert ["sun", "torch", "sun.2"] == [keys.of(card) for card in ("sun", "torch", "sun")]


def test_what_lies_face_down_is_known_by_its_place_alone() -> None:
    piece = face_down("card", "hand1", 2, 1)

    assert (HIDDEN_FACE, "hand1@2", 1, [], {}) == (piece.face, piece.key, piece.owner, piece.options, piece.numbers)
    assert ["hand1@0", "hand1@1", "hand1@2"] == [one.key for one in backs("card", "hand1", 3, 1)]
    assert [] == backs("card", "hand1", 0)


def test_a_hand_shows_what_is_known_of_it_and_then_the_backs_of_the_rest() -> None:
    sun = Piece("card", "sun", "sun")

    assert ["sun", "hand1@0", "hand1@1"] == [one.key for one in hand_of([sun], "card", "hand1", 3, 1)]
    assert [sun] == hand_of([sun], "card", "hand1", 1, 1)


def test_the_key_of_a_thing_of_which_there_is_one_is_what_it_is() -> None:
    piece = sole("hero", "boris", 2, [7], ["wounded"], {"life": 3}, {"life": 5}, 4)

    assert ("hero", "boris", "hero-boris", 2) == (piece.kind, piece.face, piece.key, piece.owner)
    assert ([7], ["wounded"], 4) == (piece.options, piece.marks, piece.place)
    assert ({"life": 3}, {"life": 5}) == (piece.numbers, piece.limits)


def test_a_thing_has_the_marks_that_are_true_of_it_in_their_order() -> None:
    assert ["turned", "laid"] == marked(turned=True, wounded=False, laid=True)
    assert [] == marked(turned=False)


def test_what_is_not_there_is_not_counted() -> None:
    assert {"lost": -1, "mines": 2} == without_zeros({"lost": -1, "wire": 0, "mines": 2})


def test_eyes_know_who_looks_and_what_he_is_asked() -> None:
    match = RULES.start(2, 7)
    ask = match.asks[0]
    eyes = Eyes(match.view(ask.seat))

    assert (ask.seat, "lay", ask.options) == (eyes.seat, eyes.prompt, eyes.offered)


def test_a_spectator_has_no_seat_and_is_asked_nothing() -> None:
    eyes = Eyes(RULES.start(2, 7).view(None))

    assert (NONE, "", []) == (eyes.seat, eyes.prompt, eyes.offered)


def test_a_moment_is_that_of_the_first_step_which_has_one() -> None:
    moments = ((Danger, "danger"), (Round, "round"))

    assert "round" == moment_of([Round(), Danger(0)], moments, "none")
    assert "danger" == moment_of([Danger(0), Round()], moments, "none")
    assert "danger" == moment_of([Round(), Danger(0)], moments[:1], "none")
    assert "none" == moment_of([Round()], moments[:1], "none")
