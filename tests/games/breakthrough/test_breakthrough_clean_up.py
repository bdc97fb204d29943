"""Chapter BRK-5, second part: clean-up."""

from breakthrough_table import ID, Board, MakeTable, occupied, turned

from railhead.present.voice import Voice


def test_any_own_card_in_play_may_be_discarded(table: MakeTable) -> None:
    """Resource, station, hero, defence; as many as wanted, one after another (BRK-5.3.1, BRK-5.3.5; BRK-13, D11)."""
    b = Board(table).has(0, "Pork", "Rat", turned("Rat"), "Kurskaya", "Hunter", turned("Ghoul")).has(1, "Books")

    b.answer(0, "clean_up")
    assert ["Hunter", "Kurskaya", "Pork", "Rat"] == b.offered(0, "card")
    assert ["Ghoul", "Rat"] == b.offered(0, "turned")
    b.answer(0, f"turned:{ID['Rat']}").cleans_up(0, "Hunter").cleans_up(0, "Kurskaya")
    b.cleans_up(0, "Pork").cleans_up_defence(0, "Ghoul")

    assert ["Rat"] == b.area(0)
    assert ["Ghoul", "Pork", "Kurskaya", "Hunter", "Rat"] == b.discard_pile()
    b.waits("action", 0)


def test_cards_elsewhere_cannot_be_cleaned_up(table: MakeTable) -> None:
    """Neither another player's, nor the hand's, nor a card that lies the other way (BRK-5.3.1)."""
    b = Board(table).has(0, "Pork", turned("Rat")).has(1, "Books").holds(0, "Knife")

    b.answer(0, "clean_up")
    for elsewhere in ("Books", "Knife"):
        b.refuses(0, f"card:{ID[elsewhere]}", "BRK-5.3.1")
    b.refuses(0, f"card:{ID['Rat']}", "BRK-4.2.4")
    b.waits("clean_up", 0)


def test_the_faction_card_can_never_be_discarded(table: MakeTable) -> None:
    """It lies there all game (BRK-5.3.1, BRK-6.1.2)."""
    b = Board(table).has(0, "Pork")

    b.answer(0, "clean_up")

    b.refuses(0, f"faction:{ID['Confederation of 1905']}", "BRK-6.1.2")
    b.waits("clean_up", 0)


def test_clean_up_may_be_declined_and_needs_a_card(table: MakeTable) -> None:
    """Nothing may be discarded after all; without a card in play it is not offered (BRK-5.3.1; BRK-13, D11)."""
    b = Board(table).has(0, "Pork")
    b.answer(0, "clean_up").answer(0, "nothing", "clean_up")

    assert ["Pork"] == b.area(0)
    b.waits("action", 0)

    bare = Board(table)
    bare.refuses(0, "clean_up", "BRK-5.3.1")
    bare.waits("action", 0)


def test_a_clean_up_that_discarded_nothing_is_not_offered_again(table: MakeTable) -> None:
    """In no window does an answer lead back to the same question with nothing done (BRK-5.3.1, BRK-4.1.5)."""
    b = Board(table).leads(0, "Fourth Reich", flipped=True).tokens(0, 6, 0)
    b.has(0, "Pork", "Paveletskaya", "Machine Gun", "Pistol")

    b.answer(0, "clean_up").answer(0, "nothing")
    assert "clean_up" not in b.options(0)
    b.discards(0, b.hand(0)[0])
    assert "clean_up" in b.options(0)  # another window
    b.answer(0, "clean_up").answer(0, "nothing")
    assert "clean_up" not in b.options(0)
    b.takes(0)
    assert ["end_turn", f"task:{ID['Paveletskaya']}", "clean_up"] == b.options(0)
    b.answer(0, "clean_up").answer(0, "nothing")
    assert ["end_turn", f"task:{ID['Paveletskaya']}"] == b.options(0)

    assert ["Machine Gun", "Paveletskaya", "Pistol", "Pork"] == b.area(0)
    b.waits("end_turn", 0)


def test_the_clean_up_is_there_again_as_soon_as_something_is_done(table: MakeTable) -> None:
    """A task or a card discarded makes another position (BRK-5.1.1, BRK-5.3.5)."""
    b = Board(table).has(0, "Pork", "Books", "Paveletskaya", "Machine Gun", "Pistol")

    b.answer(0, "clean_up").answer(0, "nothing")
    b.completes(0, "Paveletskaya", "Machine Gun", "Pistol").keeps(0)
    assert "clean_up" in b.options(0)
    b.cleans_up(0, "Pork")
    assert "clean_up" in b.options(0)

    b.waits("action", 0)


def test_in_the_last_window_nothing_else_is_left_but_to_end_the_turn(table: MakeTable) -> None:
    """Nobody is asked to end the turn where he can do nothing else; he may take it back (BRK-4.1.5, BRK-5.3.1)."""
    b = Board(table).has(0, "Pork")
    b.discards(0, b.hand(0)[0]).takes(0).waits("last_clean_up", 0)

    b.answer(0, "clean_up").answer(0, "nothing")
    b.waits("action", 1)
    b.table.match.undo(0)

    b.waits("last_clean_up", 0)


def test_no_player_can_heap_up_decisions_for_ever(table: MakeTable) -> None:
    """Whoever always cleans up and discards nothing has to go on, so what he can take back is bounded (BRK-4.1.2)."""
    b = Board(table).has(0, *["Pork", "Rat", "Books", "Kurskaya"])

    answers = 0
    while b.active == 0 and answers < 100:
        options = b.options(0)
        b.answer(0, next((one for one in ("clean_up", "nothing", "discard") if one in options), options[0]))
        answers += 1

    assert 9 == answers  # three times "clean up, nothing"; discard a card, which one; take one
    b.waits("action", 1)


def test_all_tokens_of_a_station_go_above(table: MakeTable) -> None:
    """Three tokens lay on it (BRK-5.3.2)."""
    b = Board(table).has(0, occupied("Kurskaya", 3), occupied("Lubyanka", 1)).tokens(0, 1, 2)

    b.cleans_up(0, "Kurskaya")

    assert (4, 2) == (b.above(0), b.below(0))
    assert [occupied("Lubyanka", 1)] == b.area(0)
    b.waits("action", 0)


def test_clean_up_regains_nothing_else(table: MakeTable) -> None:
    """No tokens for the cost of a card, as the question says (BRK-5.3.3)."""
    b = Board(table).has(0, "Pork", "Kurskaya").tokens(0, 0, 5)

    b.answer(0, "clean_up")
    question = Voice(b.table.state).asked(b.table.match.asks[0])
    assert "Which card in play do you discard? You regain only the tokens that lie on it." == question
    b.answer(0, f"card:{ID['Pork']}").cleans_up(0, "Kurskaya")

    assert (0, 5) == (b.above(0), b.below(0))
    b.waits("action", 0)


def test_a_threat_that_lies_as_a_defence_does_not_attack_when_cleaned_up(table: MakeTable) -> None:
    """Whatever makes it leave play (BRK-5.3.3, BRK-6.6.5)."""
    b = Board(table).has(0, turned("Ghost Giant")).has(1, "Kurskaya").tokens(0, 0, 5)

    b.cleans_up_defence(0, "Ghost Giant")

    assert ["Kurskaya"] == b.area(1)
    assert (0, 5) == (b.above(0), b.below(0))
    b.waits("action", 0)


def test_cards_cleaned_up_are_not_replaced(table: MakeTable) -> None:
    """They came from the table, not from the hand (BRK-5.3.4)."""
    b = Board(table).has(0, "Pork", "Rat", "Books")
    hand, deck, row = b.hand(0), b.deck_size(), b.row()

    b.cleans_up(0, "Pork").cleans_up(0, "Rat")

    assert (hand, deck, row) == (b.hand(0), b.deck_size(), b.row())
    b.waits("action", 0)


def test_clean_up_before_paying_frees_tokens(table: MakeTable) -> None:
    """In window (a) the tokens of a station pay for the card played next (BRK-5.3.2, BRK-4.1.5)."""
    b = Board(table).has(0, occupied("Kurskaya", 3)).tokens(0, 0, 2).holds(0, "Pork")
    b.refuses(0, f"play:{ID['Pork']}", "BRK-4.2.6")

    b.cleans_up(0, "Kurskaya").plays(0, "Pork")

    assert (0, 5) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)
