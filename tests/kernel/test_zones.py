"""Zones know card by card who has seen what lies there."""

from railhead.kernel.events import Tape
from railhead.kernel.state import State
from railhead.kernel.zones import EVERYBODY, empty_zone

ANNA, BORIS, CLARA = 1, 2, 4


def state() -> State:
    new = State()
    new.barred = 0
    new.tape = None
    return new


def hand_of(owner: int, *cards: int):  # type: ignore[no-untyped-def]  # a helper of three lines
    zone = empty_zone(base=owner)
    for card in cards:
        zone.put(card, 0)
    return zone


def deck_of(*cards: int):  # type: ignore[no-untyped-def]  # a helper of three lines
    zone = empty_zone(ordered=True)
    for card in cards:
        zone.put(card, 0)
    return zone


def test_a_card_drawn_is_known_to_its_new_owner_alone() -> None:
    deck, hand = deck_of(7, 8), hand_of(ANNA)
    state().move(deck, -1, hand)

    assert ([8], ANNA) == (hand.cards, hand.known(0))


def test_a_scouted_card_is_known_wherever_it_openly_goes() -> None:
    g, deck, hand = state(), deck_of(7, 8), hand_of(ANNA)
    g.show(deck, -1, BORIS)
    g.move(deck, -1, hand)

    assert ANNA | BORIS == hand.known(0)
    assert [] == deck.seen


def test_a_card_put_under_the_deck_is_known_until_it_is_shuffled() -> None:
    g, deck = state(), deck_of(7, 8)
    g.chance = __import__("railhead.kernel.chance", fromlist=["Chance"]).Chance()
    g.show(deck, -1, BORIS)
    g.move(deck, -1, deck, bottom=True)

    assert ([8, 7], BORIS, 0) == (deck.cards, deck.known(0), deck.known(1))
    g.shuffle(deck, "deck")
    assert [0, 0] == [deck.known(0), deck.known(1)]


def test_a_stolen_card_is_known_to_both_players_and_nobody_else() -> None:
    one, other = hand_of(ANNA, 7, 8), hand_of(BORIS, 9)
    state().move(one, 0, other)

    assert [BORIS, ANNA | BORIS] == [other.known(0), other.known(1)]


def test_an_unseen_choice_from_a_hand_makes_the_others_forget() -> None:
    g, one, other, table = state(), hand_of(ANNA, 7, 8), hand_of(BORIS, 9), hand_of(BORIS)
    g.move(one, 0, other)
    g.move(other, 0, table)  # Boris lays a card face down: it could be the one Anna knows

    assert [BORIS] == [other.known(0)]
    assert [BORIS] == [table.known(0)]


def test_a_card_played_openly_leaves_the_knowledge_of_the_others_alone() -> None:
    g, one, other = state(), hand_of(ANNA, 7, 8), hand_of(BORIS, 9)
    discard = empty_zone(base=EVERYBODY, ordered=True)
    g.move(one, 0, other)
    g.move(other, 0, discard)

    assert ANNA | BORIS == other.known(0)
    assert EVERYBODY == discard.known(0)


def test_of_two_equal_cards_the_known_one_may_be_the_one_that_left() -> None:
    """Anna knows one 7 of Boris; when he plays a 7, whichever copy it was, she knows of none any more."""
    for played in (0, 1):
        g, one, other = state(), hand_of(ANNA, 7), hand_of(BORIS, 7)
        discard = empty_zone(base=EVERYBODY, ordered=True)
        g.move(one, 0, other)
        g.move(other, played, discard)

        assert BORIS == other.known(0)


def test_who_knew_two_equal_cards_still_knows_one() -> None:
    g, one, other = state(), hand_of(ANNA, 7, 7), hand_of(BORIS, 8)
    discard = empty_zone(base=EVERYBODY, ordered=True)
    g.move(one, 0, other)
    g.move(one, 0, other)
    g.move_card(other, 7, discard)

    assert [BORIS, ANNA | BORIS] == [other.known(0), other.known(1)]


def test_exchanged_hands_are_known_to_both_players() -> None:
    g, one, other = state(), hand_of(ANNA, 7, 8), hand_of(BORIS, 9)
    g.exchange(one, other)

    assert ([9], [7, 8]) == (one.cards, other.cards)
    assert ANNA | BORIS == one.known(0) == other.known(0) == other.known(1)


def test_marks_travel_only_where_they_are_given_and_leave_with_their_card() -> None:
    g = state()
    one, other = empty_zone(base=EVERYBODY, marked=True), empty_zone(base=EVERYBODY, marked=True)
    one.put(7, 0, mark=3)
    one.put(8, 0, mark=5)
    g.move(one, 0, other, mark=2)

    assert ([8], [5]) == (one.cards, one.marks)
    assert ([7], [2]) == (other.cards, other.marks)


def test_a_copy_of_a_zone_is_independent() -> None:
    zone = empty_zone(base=ANNA, marked=True)
    copy = zone.copy()
    copy.put(7, BORIS, mark=1)

    assert ([], [], []) == (zone.cards, zone.seen, zone.marks)
    assert ([7], [ANNA | BORIS], [1]) == (copy.cards, copy.seen, copy.marks)


def test_what_was_shown_bars_those_who_did_not_know_it_from_taking_back() -> None:
    g, hand, deck = state(), hand_of(ANNA, 7), deck_of(8)
    discard = empty_zone(base=EVERYBODY, ordered=True)
    g.move(hand, 0, discard)
    assert (0, BORIS) == (g.barred & ANNA, g.barred & BORIS)

    g.move(deck, -1, hand)
    assert ANNA == g.barred & ANNA


def test_a_tape_that_wants_to_know_keeps_who_turned_up_which_card_and_when() -> None:
    g, pile = state(), empty_zone(base=EVERYBODY, ordered=True)
    g.tape = Tape()
    g.move(hand_of(ANNA, 7), -1, pile)
    assert [] == g.tape.shown

    g.tape.keeps_shown = True
    g.move(hand_of(ANNA, 7), -1, pile)
    g.tell("next")
    g.move(hand_of(BORIS, 7), -1, pile)
    g.move(pile, -1, pile)  # everybody knew it already
    deck = deck_of(8)
    g.show(deck, -1, CLARA)
    g.move_all(deck, pile)

    turned_up = [(7, ANNA, EVERYBODY, 0), (7, BORIS, EVERYBODY, 1), (8, 0, CLARA, 1), (8, CLARA, EVERYBODY, 1)]
    assert turned_up == g.tape.shown
