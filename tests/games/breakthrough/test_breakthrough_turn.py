"""Chapter BRK-4, first part: the frame of a turn."""

import pytest
from breakthrough_table import ID, Board, MakeTable, occupied, turned

import railhead
from railhead.games.breakthrough.model import in_words


def test_play_goes_clockwise_one_turn_each(table: MakeTable) -> None:
    """Seat 1 follows seat 0, seat 2 follows seat 1, then seat 0 again (BRK-4.1.1, BRK-8.1.2)."""
    b = Board(table, 3)

    for turn in range(4):
        seat = turn % 3
        assert seat == b.active
        b.discards(seat, b.hand(seat)[0]).takes(seat)

    b.waits("action", 1)


def test_exactly_one_main_action_is_carried_out(table: MakeTable) -> None:
    """After a card is played, no second play or discard is possible (BRK-4.1.2)."""
    b = Board(table).holds(0, "Pork", "Mushrooms", "Pistol").has(0, occupied("Kurskaya", 1)).tokens(0, 5)

    b.plays(0, "Pork")
    assert [] == b.offered(0, "play")
    b.takes(0)

    b.waits("last_clean_up", 0)
    b.refuses(0, f"play:{ID['Mushrooms']}", "BRK-4.1.2")
    b.refuses(0, "discard", "BRK-4.1.2")
    b.refuses(0, "discard_three", "BRK-4.1.2")
    b.ends(0).waits("action", 1)


def test_the_three_main_actions_are_offered(table: MakeTable) -> None:
    """Play a card, discard one, discard three (BRK-4.1.2; BRK-13, D4)."""
    b = Board(table).holds_only(0, "Pork", "Rat", "Generator", "Military Caravan", "Medicine").tokens(0, 3)

    assert ["Medicine", "Pork", "Rat"] == b.offered(0, "play")
    assert ["Rat"] == b.offered(0, "guard")
    assert ["discard", "discard_three"] == [option for option in b.options(0) if ":" not in option]
    b.waits("action", 0)


def test_the_main_action_may_not_be_skipped(table: MakeTable) -> None:
    """There is no way on without it (BRK-4.1.3)."""
    b = Board(table).has(0, "Pork")

    for way_out in ("go_on", "end_turn", "nothing", "done"):
        b.refuses(0, way_out, "BRK-4.1.3")
    b.waits("action", 0)


def test_without_any_card_in_hand_the_main_action_is_omitted(table: MakeTable) -> None:
    """The hand is empty because nothing could be drawn: one window, not three in a row, then the end (BRK-4.1.3)."""
    b = Board(table).holds_only(0).has(0, occupied("Kurskaya", 1)).tokens(0, 4)
    assert ["end_turn", "clean_up"] == b.options(0)
    assert ["The Confederation of 1905 has no card in hand and therefore no main action."] == b.told()

    b.ends(0)

    for _ in range(5):
        b.takes(0)  # the check of hands, now that there are cards again
    b.waits("action", 1)


def test_without_hand_and_table_nobody_is_asked_for_a_main_action(table: MakeTable) -> None:
    """Nothing to do at all: straight to the check of hands (BRK-4.1.3)."""
    b = Board(table).holds_only(0)

    b.waits("take", 0)


def test_additional_actions_come_before_the_main_action(table: MakeTable) -> None:
    """Window (a): a task and a clean-up, and the main action is still there (BRK-4.1.4, BRK-4.1.5; BRK-13, D3)."""
    b = Board(table).has(0, "Paveletskaya", "Machine Gun", "Assault Rifle", "Candles", turned("Rat"))

    b.completes(0, "Paveletskaya", "Machine Gun", "Assault Rifle").lets_go(0)
    b.cleans_up(0, "Candles").cleans_up_defence(0, "Rat")

    assert [] == b.area(0)
    assert 6 == b.owned(0)
    assert "discard" in b.options(0)
    b.waits("action", 0)


def test_additional_actions_come_between_the_main_action_and_the_draw(table: MakeTable) -> None:
    """Window (c): a task with the card just played, before a card is taken (BRK-4.1.5; BRK-13, D3)."""
    b = Board(table).holds(0, "Assault Rifle").has(0, "Paveletskaya", "Machine Gun", "Candles").tokens(0, 3, 2)

    b.plays(0, "Assault Rifle")
    b.waits("take_or_act", 0)
    b.completes(0, "Paveletskaya", "Machine Gun", "Assault Rifle").lets_go(0)
    b.cleans_up(0, "Candles")

    assert 4 == len(b.hand(0))
    assert (6, 0) == (b.above(0), b.below(0))
    b.takes(0)
    assert 5 == len(b.hand(0))
    b.waits("action", 1)


def test_additional_actions_come_after_the_draw(table: MakeTable) -> None:
    """Window (e): a task, then the end of the turn (BRK-4.1.5; BRK-13, D3 and D17)."""
    b = Board(table).has(0, "Paveletskaya", "Machine Gun", "Pistol", turned("Rat"))

    b.discards(0, b.hand(0)[0]).takes(0)
    b.waits("end_turn", 0)
    assert ["Paveletskaya"] == b.offered(0, "task")
    b.completes(0, "Paveletskaya", "Machine Gun", "Pistol").keeps(0)

    assert [occupied("Paveletskaya", 1), turned("Rat")] == b.area(0)
    b.cleans_up_defence(0, "Rat").ends(0)
    b.waits("action", 1)


def test_every_window_offers_the_clean_up_of_any_card(table: MakeTable) -> None:
    """Before the action, before the draw, after it; also where no token would move (BRK-4.1.4, 4.1.5; BRK-13, D3)."""
    b = Board(table).has(0, "Pistol", turned("Rat"), "Kurskaya").holds(0, "Pork")

    b.waits("action", 0)
    b.cleans_up(0, "Kurskaya").plays(0, "Pork")
    b.waits("take_or_act", 0)
    b.cleans_up_defence(0, "Rat").takes(0)
    b.waits("last_clean_up", 0)
    assert ["end_turn", "clean_up"] == b.options(0)
    b.cleans_up(0, "Pistol")
    assert ["end_turn", "clean_up"] == b.options(0)
    b.cleans_up(0, "Pork")

    assert [] == b.area(0)
    b.waits("action", 1)  # nothing is left that could be done


def test_the_draw_may_decide_about_the_clean_up(table: MakeTable) -> None:
    """Nobody has to say before the draw what he will do after it (BRK-4.1.4, BRK-4.1.5)."""
    b = Board(table).has(0, "Pistol").deck("Hunter")

    b.discards(0, b.hand(0)[0]).takes(0)
    assert "Hunter" in b.hand(0)
    b.cleans_up(0, "Pistol")

    assert [] == b.area(0)
    b.waits("action", 1)


def test_the_last_window_may_be_left_as_it_is(table: MakeTable) -> None:
    """One answer ends the turn, and nothing was discarded (BRK-4.1.5, BRK-5.1.1; BRK-13, D17)."""
    b = Board(table).has(0, "Pistol", "Kurskaya")

    b.discards(0, b.hand(0)[0]).takes(0).ends(0)

    assert ["Kurskaya", "Pistol"] == b.area(0)
    b.waits("action", 1)


def test_without_a_card_in_play_no_window_asks(table: MakeTable) -> None:
    """Neither a task nor a clean-up is possible, so nobody is asked whether he wants one (BRK-4.1.5, BRK-5.3.1)."""
    b = Board(table)

    b.discards(0, b.hand(0)[0])
    b.waits("take", 0)
    b.takes(0)

    b.waits("action", 1)


def test_an_effect_is_never_interrupted(table: MakeTable) -> None:
    """While a threat is resolved, the active player can neither complete a task nor clean up (BRK-4.1.6)."""
    b = (
        Board(table)
        .holds(0, "Pale Whisperer")
        .has(0, turned("Cooking Pot"), turned("Flashlight"), "Paveletskaya", "Machine Gun", "Assault Rifle")
    )

    b.discards(0, "Pale Whisperer")
    b.waits("defend", 0)
    assert [] == b.offered(0, "task")
    b.refuses(0, f"task:{ID['Paveletskaya']}", "BRK-4.1.6")
    b.refuses(0, "clean_up", "BRK-4.1.6")
    b.uses(0, "Flashlight")
    b.waits("free_card", 0)
    b.refuses(0, f"task:{ID['Paveletskaya']}", "BRK-4.1.6")
    b.refuses(0, "clean_up", "BRK-4.1.6")
    b.lays_free(0)

    assert ["Paveletskaya"] == b.offered(0, "task")
    b.waits("take_or_act", 0)


def test_a_draw_of_several_cards_is_not_interrupted(table: MakeTable) -> None:
    """Window (c) closes with the first card taken and (e) opens after the last (BRK-4.1.5, BRK-4.1.6)."""
    b = Board(table).has(0, "Paveletskaya", "Machine Gun", "Assault Rifle").holds(0, "Pork", "Rat", "Candles")

    b.discards_three(0, "Pork", "Rat", "Candles")
    b.waits("take_or_act", 0)
    b.takes(0)
    b.waits("take", 0)
    b.refuses(0, f"task:{ID['Paveletskaya']}", "BRK-4.1.6")
    b.refuses(0, "clean_up", "BRK-4.1.6")
    b.takes(0).takes(0)

    b.waits("end_turn", 0)


def test_additional_actions_are_never_possible_in_another_turn(table: MakeTable) -> None:
    """Not after a free card, not in the refill (BRK-4.1.7)."""
    b = Board(table).holds(0, "Pale Whisperer").holds(1, "Assault Rifle")
    b.has(1, turned("Cooking Pot"), "Paveletskaya", "Machine Gun")

    b.discards(0, "Pale Whisperer")
    b.lays_free(1, "Assault Rifle")  # now the task of Paveletskaya is in reach
    b.takes(0)

    b.waits("take", 1)
    b.refuses(1, f"task:{ID['Paveletskaya']}", "BRK-4.1.7")
    b.refuses(1, "clean_up", "BRK-4.1.7")
    b.takes(1)
    assert ["Paveletskaya"] == b.offered(1, "task")
    b.waits("action", 1)


def test_nothing_passes_from_player_to_player(table: MakeTable) -> None:
    """No option names another player, and only the common row gives cards (BRK-4.1.8)."""
    b = Board(table, 3).has(1, "Pork", "Kurskaya").has(0, "Rat").market("Books", "Medicine", "Pistol")

    groups = {option.partition(":")[0] for option in b.options(0)}
    assert groups <= {"play", "guard", "discard", "discard_three", "task", "clean_up"}
    b.answer(0, "clean_up")
    assert ["Rat"] == b.offered(0, "card")
    b.answer(0, "nothing").discards(0, b.hand(0)[0])
    assert ["Books", "Medicine", "Pistol"] == b.offered(0, "card")
    b.waits("take_or_act", 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_match_never_leaves_a_hand_above_five(seats: int) -> None:
    """Five cards are a target for refills, and no effect ever gives more (BRK-1.1.7)."""
    rules = railhead.ruleset("breakthrough")
    for seed in range(3):
        match = rules.start(seats, seed, {"turn_limit": "100"})
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, ask.options[(seed + len(match.entries)) % len(ask.options)])
            if ask.prompt != "choose_faction":
                assert max(len(hand.cards) for hand in match.state.hand) <= 5
                if match.asks and match.asks[0].prompt == "action":
                    assert 5 == min(len(hand.cards) for hand in match.state.hand)


def test_numbers_in_words_as_far_as_there_are_words() -> None:
    assert ["one", "three", "99"] == [in_words(1), in_words(3), in_words(99)]


def test_what_is_answered_in_advance_from_the_beginning() -> None:
    """The only set of cards for a task, and the clean-up at the end of a turn; both can be revoked (BRK-5.3.1)."""
    rules = railhead.ruleset("breakthrough")

    assert ["only_option", "no_clean_up"] == [standing.name for standing in rules.standing if standing.default]
    assert ("pay_task",) == rules.standing[0].prompts  # a question that hangs on a hand waits for its player
    assert ("last_clean_up",) == rules.standing[1].prompts  # where more is open, the player ends his turn himself
