"""Chapter BRK-4, taking a card, and chapter BRK-8: hands, the deck and the market."""

import pytest
from breakthrough_table import DECK, ID, Board, MakeTable, occupied


def test_a_face_up_card_or_the_top_of_the_deck_is_taken(table: MakeTable) -> None:
    """The taker chooses (BRK-4.5.1; BRK-13, D8)."""
    b = Board(table).market("Books", "Ghoul", "Hunter").deck("Rat", "Pork").holds(0, "Pistol")

    b.discards(0, "Pistol")
    assert ["card:res_good_books", "card:thr_ghoul", "card:her_hunter", "deck"] == b.options(0)
    b.refuses(0, f"card:{ID['Rat']}", "BRK-4.5.1")
    b.refuses(0, f"card:{ID['Pistol']}", "BRK-4.5.1")
    b.takes(0, "Hunter")

    assert "Hunter" in b.hand(0)
    b.waits("action", 1)


def test_a_face_up_card_is_replaced_at_once_in_its_place(table: MakeTable) -> None:
    """The top card of the deck lies where the taken card lay, still in the same turn (BRK-4.5.2, BRK-4.5.6)."""
    b = Board(table).market("Books", "Ghoul", "Hunter").deck("Rat", "Knife").has(0, "Crossbow")
    size = b.deck_size()

    b.discards(0, b.hand(0)[0]).takes(0, "Ghoul")

    assert ["Books", "Rat", "Hunter"] == b.row()
    assert size - 1 == b.deck_size()
    b.waits("last_clean_up", 0)


def test_the_top_of_the_deck_leaves_the_market_as_it_is(table: MakeTable) -> None:
    """No replacement for an unseen card (BRK-4.5.2)."""
    b = Board(table).market("Books", "Ghoul", "Hunter").deck("Rat", "Knife")

    b.discards(0, b.hand(0)[0]).takes(0, DECK)

    assert "Rat" in b.hand(0)
    assert ["Books", "Ghoul", "Hunter"] == b.row()
    b.waits("action", 1)


@pytest.mark.parametrize(
    ("row", "after"),
    [
        (("Hunter", "Rat", "Rat"), ["Hunter", "Knife", "Rat"]),
        (("Rat", "Hunter", "Rat"), ["Knife", "Hunter", "Rat"]),
        (("Rat", "Rat", "Hunter"), ["Knife", "Rat", "Hunter"]),
    ],
)
def test_of_two_equal_cards_the_left_one_is_taken(table: MakeTable, row: tuple[str, ...], after: list[str]) -> None:
    """The places have no meaning, so there is one option for both (BRK-4.5.6)."""
    b = Board(table).market(*row).deck("Knife", "Pork")
    b.discards(0, b.hand(0)[0])
    assert ["Hunter", "Rat"] == b.offered(0, "card")
    b.takes(0, "Rat")
    assert after == b.row()
    b.waits("action", 1)

    again = Board(table).market(*reversed(row)).deck("Pork", "Knife").holds(0, "Pistol", "Books", "Buckshot")
    again.discards_three(0, "Pistol", "Books", "Buckshot").takes(0, "Hunter").takes(0, "Rat")
    left = ["Pork" if name == "Hunter" else name for name in reversed(row)]
    left[left.index("Rat")] = "Knife"
    assert left == again.row()
    again.waits("take", 0)


def test_each_of_several_cards_is_chosen_after_the_last_was_replaced(table: MakeTable) -> None:
    """A replacement just revealed may be taken (BRK-4.5.3, BRK-4.4.2)."""
    b = Board(table).market("Books", "Ghoul", "Hunter").deck("Knife", "Crossbow", "Pork")
    b.holds(0, "Mushrooms", "Buckshot", "Pistol")

    b.discards_three(0, "Mushrooms", "Buckshot", "Pistol")
    b.takes(0, "Books")
    assert ["Knife", "Ghoul", "Hunter"] == b.row()
    b.takes(0, "Knife").takes(0, DECK)

    assert {"Books", "Knife", "Pork"} <= set(b.hand(0))
    assert ["Crossbow", "Ghoul", "Hunter"] == b.row()
    b.waits("action", 1)


def test_a_card_from_the_deck_is_seen_only_by_the_taker_before_the_next_choice(table: MakeTable) -> None:
    """The taker sees it at once; the others see that a card was drawn (BRK-4.5.4)."""
    b = Board(table).deck("Rat", "Knife").holds(0, "Mushrooms", "Buckshot", "Pistol")

    b.discards_three(0, "Mushrooms", "Buckshot", "Pistol").takes(0, DECK)

    assert "res_food_rat" in str(b.table.sees(0)["zones"]["hand"][0])
    assert "The Confederation of 1905 draws Rat from the deck." == b.told(0)[-1]
    for other in (1, None):
        assert "rat" not in str(b.table.sees(other)["zones"]["hand"][0])
        assert "The Confederation of 1905 draws a card from the deck." == b.told(other)[-1]
    b.waits("take", 0)


def test_a_card_taken_has_no_effect(table: MakeTable) -> None:
    """A threat and a caravan taken into hand do nothing (BRK-4.5.5)."""
    for card in ("Worm Brood", "Peaceful Caravan"):
        b = Board(table).market(card, "Pork", "Rat").deck("Knife").has(1, "Pork", "Kurskaya", "Krasnoselskaya")
        b.tokens(1, 2, 3)
        b.discards(0, b.hand(0)[0]).takes(0, card)

        assert card in b.hand(0)
        assert ["Knife", "Pork", "Rat"] == b.row()
        assert (2, 3) == (b.above(1), b.below(1))
        assert ["Krasnoselskaya", "Kurskaya", "Pork"] == b.area(1)
        b.waits("action", 1)


# --- hands ------------------------------------------------------------------------------------------------------------


def test_at_the_end_of_the_turn_everybody_fills_up_to_five(table: MakeTable) -> None:
    """Clockwise from the active player, each takes all he misses before the next (BRK-8.1.1, 8.1.2; BRK-13, D16)."""
    b = Board(table, 3).turn_of(1).holds_only(0, "Pork", "Rat", "Books").holds_only(1, "Rat", "Pistol", "Knife")
    b.holds_only(2, "Medicine", "Pork", "Books", "Uniform")

    b.plays(1, "Rat").takes(1).ends(1)
    takers = []
    while b.asked()[0][1] == "take":
        takers.append(b.asked()[0][0])
        b.takes(takers[-1])

    assert [1, 1, 2, 0, 0] == takers
    assert [5, 5, 5] == [len(b.hand(seat)) for seat in range(3)]
    b.waits("action", 2)


def test_full_hands_take_nothing_at_the_end(table: MakeTable) -> None:
    """After the usual draw the turn simply passes (BRK-8.1.1, BRK-8.1.2)."""
    b = Board(table)

    b.discards(0, b.hand(0)[0]).takes(0)

    b.waits("action", 1)


# --- deck and discard pile --------------------------------------------------------------------------------------------


def test_an_empty_deck_is_replaced_by_the_shuffled_discard_pile(table: MakeTable) -> None:
    """Only when a card is needed, with all discards up to then, and nothing else (BRK-8.2.1 to 8.2.4)."""
    b = Board(table).deck_is().holds(0, "Rat").has(0, "Pork").market("Books", "Ghoul", "Hunter")
    kept = [b.hand(1), b.area(0), b.row()]
    size = len(b.discard_pile())
    assert 0 == b.deck_size()

    b.discards(0, "Rat")
    assert (0, size + 1) == (b.deck_size(), len(b.discard_pile()))  # not earlier than needed
    assert "deck" in b.options(0)
    b.takes(0, DECK).ends(0)

    assert (size, 0) == (b.deck_size(), len(b.discard_pile()))
    assert "The deck is empty: the discard pile is shuffled and becomes the new deck." in b.told()
    assert kept == [b.hand(1), b.area(0), b.row()]  # BRK-8.2.3
    b.waits("action", 1)


def test_the_last_card_of_the_deck_does_not_reshuffle(table: MakeTable) -> None:
    """The shuffle waits until the next card is needed (BRK-8.2.2)."""
    b = Board(table).deck_is("Knife").holds(0, "Rat")

    b.discards(0, "Rat").takes(0, DECK)

    assert 0 == b.deck_size()
    assert "Knife" in b.hand(0)
    assert "Rat" == b.discard_pile()[0]
    b.waits("action", 1)


def test_a_replacement_reshuffles_too(table: MakeTable) -> None:
    """A card has to be revealed from an empty deck: the pile is shuffled then (BRK-8.2.1, BRK-8.2.2)."""
    b = Board(table).deck_is().market("Books", "Ghoul", "Hunter").holds(0, "Rat")
    pile = len(b.discard_pile())

    b.discards(0, "Rat").takes(0, "Books")

    assert [] == b.discard_pile()
    assert pile == b.deck_size()  # one was revealed, the Rat came along
    assert None not in b.row()
    b.waits("action", 1)


def test_a_gap_stays_open_while_there_is_no_card(table: MakeTable) -> None:
    """Deck and discard pile are empty: the taken card is not replaced (BRK-8.2.5)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")
    b.market("Books", "Hunter", "Knife")

    b.plays(0, "Rat")
    b.refuses(0, "deck", "BRK-8.2.4")
    b.takes(0, "Books").ends(0)

    assert [None, "Hunter", "Knife"] == b.row()
    assert 5 == len(b.hand(0))
    b.waits("action", 1)


def test_a_gap_is_filled_at_the_start_of_the_next_taking(table: MakeTable) -> None:
    """As soon as a card lies on the discard pile and somebody takes, it is revealed there (BRK-8.2.5)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")
    b.market(None, "Hunter", "Knife")

    b.discards(0, "Pork")

    assert ["Pork", "Hunter", "Knife"] == b.row()
    assert [] == b.discard_pile()
    assert ["card:res_food_pork", "card:her_hunter", "card:res_weap_knife"] == b.options(0)
    b.waits("take", 0)


def test_a_gap_is_filled_before_the_draw_by_a_card_cleaned_up(table: MakeTable) -> None:
    """In window (c) it lies face up at once and can be taken (BRK-8.2.5, BRK-4.1.5; ruling 13)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")
    b.market("Books", None, "Knife").has(0, "Crossbow")

    b.plays(0, "Rat")
    assert ["Books", None, "Knife"] == b.row()
    assert ["Books", "Knife"] == b.offered(0, "card")
    b.cleans_up(0, "Crossbow")
    assert ["Books", "Crossbow", "Knife"] == b.row()
    assert ["Books", "Crossbow", "Knife"] == b.offered(0, "card")
    b.takes(0, "Crossbow")

    assert ["Books", None, "Knife"] == b.row()
    assert "Crossbow" in b.hand(0)
    b.waits("last_clean_up", 0)


def test_a_gap_is_filled_before_every_card_of_a_refill(table: MakeTable) -> None:
    """Three cards are thrown away and come back: the row is full as long as there are any (BRK-8.2.5; ruling 13)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")
    b.market(None, "Hunter", "Knife").chance("deck", "Pork", "Rat", "Pistol")

    b.discards_three(0, "Rat", "Pork", "Pistol")
    assert ["Pork", "Hunter", "Knife"] == b.row()
    b.takes(0, "Hunter")
    assert ["Pork", "Rat", "Knife"] == b.row()
    b.takes(0, "Knife")
    assert ["Pork", "Rat", "Pistol"] == b.row()
    b.takes(0, "Pork")

    assert [None, "Rat", "Pistol"] == b.row()
    b.waits("action", 1)


def test_a_gap_is_filled_at_the_end_of_the_turn(table: MakeTable) -> None:
    """A card cleaned up in the last window fills it (BRK-8.2.5)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform").tokens(0, 4)
    b.market("Books", "Hunter", "Knife").has(0, occupied("Kurskaya", 1), "Crossbow")

    b.plays(0, "Rat").takes(0, "Books").cleans_up(0, "Crossbow")
    assert [None, "Hunter", "Knife"] == b.row()
    b.ends(0)

    assert ["Crossbow", "Hunter", "Knife"] == b.row()
    b.waits("action", 1)


def test_without_any_card_the_draw_is_skipped(table: MakeTable) -> None:
    """Neither deck, discard pile nor market: the hand stays short (BRK-8.2.6)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")

    b.plays(0, "Rat")
    assert ["clean_up", "go_on"] == b.options(0)  # window (c) is there all the same
    b.answer(0, "go_on", "take_or_act").ends(0)

    assert 4 == len(b.hand(0))
    assert [None, None, None] == b.row()
    b.waits("action", 1)


def test_a_draw_of_three_ends_where_the_cards_end(table: MakeTable) -> None:
    """Three thrown, all three come back face up or from the deck; there are no others (BRK-8.2.5, BRK-8.2.6)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")

    b.discards_three(0, "Rat", "Pork", "Pistol")
    assert ["Pistol", "Pork", "Rat"] == sorted(name for name in b.row() if name)
    b.takes(0, "Rat").takes(0, "Pork").takes(0, "Pistol")

    assert ["Medicine", "Pistol", "Pork", "Rat", "Uniform"] == b.hand(0)
    b.waits("action", 1)


def test_a_short_hand_is_filled_as_far_as_cards_are_back(table: MakeTable) -> None:
    """A card cleaned up goes to the market and from there to the hand; then there is none again (BRK-8.1.1, 8.2.6)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine").tokens(0, 4)
    b.has(0, occupied("Kurskaya", 1), "Crossbow")

    b.plays(0, "Rat").answer(0, "go_on", "take_or_act").cleans_up(0, "Crossbow").ends(0)
    assert ["card:res_weap_crossbow"] == b.options(0)
    b.takes(0, "Crossbow")

    assert ["Crossbow", "Medicine", "Pistol", "Pork"] == b.hand(0)
    b.waits("action", 1)
