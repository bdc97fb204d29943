"""Chapter BRK-11: hidden and open information."""

import pytest
from breakthrough_table import ID, Board, MakeTable, occupied, turned

import railhead
from railhead.kernel.scene import HIDDEN_FACE
from railhead.kernel.view import determinize
from railhead.testing.scenes import area_of, scene_of

RULES = railhead.ruleset("breakthrough")


def test_the_deck_and_other_hands_are_hidden(table: MakeTable) -> None:
    """The order of the deck from everybody, a hand from all but its owner (BRK-11.1.1)."""
    b = Board(table, 3).holds(0, "Pork", "Rat")

    for viewer in (0, 1, 2, None):
        zones = b.table.sees(viewer)["zones"]
        assert {None} == set(zones["deck"])
        for seat in range(3):
            hidden = {None} == set(zones["hand"][seat])
            assert hidden == (seat != viewer)
    b.waits("action", 0)


def test_everything_else_is_open(table: MakeTable) -> None:
    """Counts, market, discard pile, cards in play with their orientation, tokens, factions, supply (BRK-11.1.2)."""
    b = Board(table).has(0, turned("Rat"), "Rat", occupied("Kurskaya", 2)).tokens(0, 1, 2).discarded("Pork", "Books")
    b.leads(1, "Fourth Reich", flipped=True).tokens(1, 6, 0).market("Knife", None, "Ghoul")

    for viewer in (0, 1, None):
        view = b.table.sees(viewer)
        assert [5, 5] == [len(hand) for hand in view["zones"]["hand"]]
        assert b.deck_size() == len(view["zones"]["deck"])
        market = view["zones"]["market"]
        assert {(ID["Knife"], 0), (ID["Ghoul"], 2)} == set(zip(market["cards"], market["marks"], strict=True))
        assert [ID["Pork"], ID["Books"]] == view["zones"]["discard"]
        area = view["zones"]["in_play"][0]
        assert sorted([(ID["Rat"], 1), (ID["Rat"], 0), (ID["Kurskaya"], 2)]) == sorted(
            zip(area["cards"], area["marks"], strict=True)
        )
        assert ([1, 6], [2, 0], [5, 4]) == tuple(view["table"][name] for name in ("above", "below", "supply"))
        assert [False, True] == view["table"]["flipped"]
        assert [ID["Confederation of 1905"], ID["Fourth Reich"]] == view["table"]["faction"]
    b.waits("action", 0)


def test_the_whole_discard_pile_may_be_looked_through(table: MakeTable) -> None:
    """Every discard is made face up, and the table lists them all (BRK-11.1.3, BRK-3.1.7)."""
    b = Board(table).discarded("Pork", "Ghoul", "Pork").holds(0, "Rat")

    b.discards(0, "Rat")

    for viewer in (0, 1, None):
        assert [ID[name] for name in ("Rat", "Pork", "Ghoul", "Pork")] == b.table.sees(viewer)["zones"]["discard"]
        pile = area_of(scene_of(b.table.match, viewer), "discard")
        assert (4, ID["Rat"]) == (pile.size, pile.pieces[-1].face)
        assert {ID["Pork"]: 2, ID["Ghoul"]: 1, ID["Rat"]: 1} == {
            one.face: one.numbers.get("copies", 1) for one in pile.pieces
        }
    b.waits("take", 0)


def test_a_card_taken_face_up_is_remembered_by_all(table: MakeTable) -> None:
    """Known in the hand to everybody who saw it, until it leaves openly (BRK-11.1.4)."""
    b = Board(table, 3).market("Knife", "Ghoul", "Books").holds(0, "Rat")

    b.discards(0, "Rat").takes(0, "Ghoul")
    for viewer in (1, 2, None):
        assert 1 == b.table.sees(viewer)["zones"]["hand"][0]["cards"].count(ID["Ghoul"])
        assert 4 == b.table.sees(viewer)["zones"]["hand"][0]["cards"].count(None)
    reminder = area_of(scene_of(b.table.match, 1), "others_hand", 0).pieces
    assert [ID["Ghoul"], *[HIDDEN_FACE] * 4] == [one.face for one in reminder]

    b.discards(1, b.hand(1)[0]).takes(1).discards(2, b.hand(2)[0]).takes(2).guards(0, "Ghoul").takes(0).ends(0)
    for viewer in (1, 2, None):
        assert ID["Ghoul"] not in str(b.table.sees(viewer)["zones"]["hand"][0])
    b.waits("action", 1)


def test_other_plays_from_the_hand_do_not_make_one_forget(table: MakeTable) -> None:
    """Everything leaves a hand openly, so what was seen is still there (BRK-11.1.4)."""
    b = Board(table).market("Knife", "Ghoul", "Books").holds(0, "Rat", "Pork")

    b.discards(0, "Rat").takes(0, "Ghoul").discards(1, b.hand(1)[0]).takes(1).plays(0, "Pork").takes(0).ends(0)

    assert 1 == b.table.sees(1)["zones"]["hand"][0]["cards"].count(ID["Ghoul"])
    b.waits("action", 1)


def test_a_card_drawn_from_the_deck_is_not_known_to_others(table: MakeTable) -> None:
    """Only the taker saw it (BRK-11.1.4, BRK-11.1.1)."""
    b = Board(table).deck("Ghoul").holds(0, "Rat")

    b.discards(0, "Rat").takes(0)

    assert [None] * 5 == b.table.sees(1)["zones"]["hand"][0]
    b.waits("action", 1)


@pytest.mark.parametrize("seats", [2, 5])
def test_no_choice_is_simultaneous_or_secret(seats: int) -> None:
    """At every moment one player is asked, openly (BRK-11.1.5)."""
    match = RULES.start(seats, 8, {"turn_limit": "100"})
    while not match.over:
        assert 1 == len(match.asks)
        assert not match.asks[0].secret
        assert not match.asks[0].quiet
        match.answer(match.asks[0].seat, match.asks[0].options[len(match.entries) % len(match.asks[0].options)])


def test_a_bot_gets_no_more_than_its_seat_has_seen(table: MakeTable) -> None:
    """What it imagines keeps every seen card and deals the unseen ones anew (BRK-11.1.6)."""
    b = Board(table).market("Knife", "Ghoul", "Books").holds(0, "Rat")
    b.discards(0, "Rat").takes(0, "Ghoul")
    state = b.table.state
    ghoul = RULES.cards.index(ID["Ghoul"])

    dreams = [determinize(state, 1, seed) for seed in range(20)]

    assert all(ghoul in dream.hand[0].cards for dream in dreams)
    assert all(sorted(dream.hand[1].cards) == sorted(state.hand[1].cards) for dream in dreams)
    assert len({tuple(sorted(dream.hand[0].cards)) for dream in dreams}) > 10
    assert len({tuple(dream.deck.cards) for dream in dreams}) == 20
    b.waits("action", 1)


def test_a_reshuffle_makes_everybody_forget_the_order(table: MakeTable) -> None:
    """The discard pile was open; the deck made of it is not (BRK-11.1.1, BRK-8.2.1)."""
    b = Board(table).deck_is().holds(0, "Rat")

    b.discards(0, "Rat").takes(0)

    for viewer in (0, 1, None):
        assert {None} == set(b.table.sees(viewer)["zones"]["deck"])
    b.waits("action", 1)
