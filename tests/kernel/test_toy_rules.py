"""Every rule of Last Lantern, decided both ways."""

from collections.abc import Callable

import pytest

import railhead
from railhead.testing.scenario import Scenario

MakeTable = Callable[..., Scenario]


def lay(t: Scenario, *cards: str) -> None:
    """Everybody lays a flame, seat by seat."""
    for seat, card in enumerate(cards):
        t.answer(seat, f"card:{card}", "lay")


def hands(t: Scenario, *hands: list[str]) -> Scenario:
    for seat, cards in enumerate(hands):
        t.deal("hand", cards, seat)
    return t


@pytest.mark.parametrize("seats", range(1, 11))
def test_everybody_starts_with_three_lights_and_three_cards(seats: int) -> None:
    """One to ten players, 3 lights, 3 cards each of a deck of 56 (TOY-1.1, TOY-1.2)."""
    state = railhead.ruleset("toy").start(seats).state.to_json()

    assert [3] * seats == state["table"]["lights"]
    assert [3] * seats == [len(hand) for hand in state["zones"]["hand"]]
    assert 56 - 3 * seats == len(state["zones"]["deck"])


@pytest.mark.parametrize("seats", [0, 11, -1])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(railhead.BadSetup, match="1 to 10 seats"):
        railhead.ruleset("toy").start(seats)


def test_flames_are_laid_secretly_and_at_the_same_time(table: MakeTable) -> None:
    """All lay at once; what was laid stays hidden until all have (TOY-2.1)."""
    t = hands(table("toy", 3), ["spark", "sun", "lamp"], ["torch", "torch", "lamp"], ["lamp", "lamp", "lamp"])
    t.waits_for("lay", 0, 1, 2)
    t.answer(1, "card:torch")

    t.waits_for("lay", 0, 2)
    assert {"1": None} == t.sees(0)["answered"]
    assert {"1": "card:torch"} == t.sees(1)["answered"]
    assert {"1": None} == t.sees(None)["answered"]


def test_a_shade_cannot_be_laid_and_neither_a_card_one_does_not_hold(table: MakeTable) -> None:
    """Only flames are laid, from the own hand (TOY-2.1)."""
    t = hands(table("toy", 2), ["spark", "shade", "lamp"], ["torch", "torch", "lamp"])

    assert "Shade is not a flame" in t.refuses(0, "card:shade", "TOY-2.1")
    assert "no Sun" in t.refuses(0, "card:sun", "TOY-2.1")
    assert "not an answer" in t.refuses(0, "keep", "TOY-2.1")
    t.waits_for("lay", 0, 1)


def test_who_holds_no_flame_is_asked_all_the_same_and_is_in_danger(table: MakeTable) -> None:
    """Without a flame one lays none, unseen, and is in danger (TOY-2.1, TOY-2.2)."""
    t = hands(table("toy", 2), ["shade", "shade", "shade"], ["torch", "torch", "lamp"])
    t.answer(0, "pass", "lay").answer(1, "card:torch", "lay")
    t.answer(0, "pass", "save")

    t.waits_for("bury", 1)
    assert [2, 3] == t.state.lights


def test_all_who_laid_the_lowest_flame_lose_a_light(table: MakeTable) -> None:
    """The lowest value is in danger, whoever laid it; the others are not (TOY-2.2, TOY-2.5)."""
    t = hands(table("toy", 3), ["spark", "sun", "sun"], ["spark", "torch", "lamp"], ["sun", "lamp", "lamp"])
    lay(t, "spark", "spark", "sun")

    t.waits_for("bury", 2)
    assert [2, 2, 3] == t.state.lights
    assert ["sun", "spark", "spark"] == t.zone("discard")


def test_equal_flames_endanger_nobody(table: MakeTable) -> None:
    """If all flames are equal nobody who laid one is in danger (TOY-2.4)."""
    t = hands(table("toy", 2), ["torch", "sun", "sun"], ["torch", "torch", "lamp"])
    lay(t, "torch", "torch")

    t.waits_for("lay", 0, 1)
    assert [3, 3] == t.state.lights


@pytest.mark.parametrize(("dark", "lights"), [("beacon", 2), ("torch", 3), ("spark", 3), ("shade", 3)])
def test_a_single_player_plays_against_the_dark(table: MakeTable, dark: str, lights: int) -> None:
    """The dark lays the top card; only a lower flame is in danger, and a Shade counts 0 (TOY-2.3)."""
    t = hands(table("toy", 1), ["torch", "sun", "sun"]).top("deck", [dark, "lamp", "candle", "spark"])
    lay(t, "torch")

    assert [lights] == t.state.lights
    assert [dark, "torch"] == t.zone("discard")
    t.waits_for("lay" if lights == 2 or dark == "torch" else "bury", 0)


def test_the_sole_highest_looks_at_the_top_card_and_may_bury_it(table: MakeTable) -> None:
    """He alone sees the card, and puts it under the deck or leaves it (TOY-2.6)."""
    t = hands(table("toy", 2), ["torch", "sun", "sun"], ["lamp", "torch", "lamp"])
    t.top("deck", ["beacon", "spark", "candle"])
    lay(t, "torch", "lamp")

    assert "beacon" == t.sees(1)["zones"]["deck"]["cards"][0]
    assert t.sees(0)["zones"]["deck"][0] is None
    assert t.sees(None)["zones"]["deck"][0] is None
    t.answer(1, "bury", "bury")
    assert "beacon" == t.zone("deck")[-1]
    assert "beacon" == t.sees(1)["zones"]["deck"]["cards"][-1], "known until mixed"
    t.waits_for("lay", 0, 1)


def test_the_top_card_may_stay(table: MakeTable) -> None:
    """Left on top, it is drawn next, and who looked knows in whose hand it is (TOY-2.6, TOY-2.7)."""
    t = hands(table("toy", 2), ["torch", "sun", "sun"], ["lamp", "torch", "lamp"])
    t.top("deck", ["beacon", "spark", "candle"])
    lay(t, "torch", "lamp")
    t.answer(1, "keep", "bury")

    assert ["beacon", "sun", "sun"] == sorted(t.zone("hand", 0))
    assert ["beacon", None, None] == t.sees(1)["zones"]["hand"][0]["cards"]
    assert [None, None, None] == t.sees(None)["zones"]["hand"][0]
    t.waits_for("lay", 0, 1)


def test_two_highest_flames_let_nobody_look(table: MakeTable) -> None:
    """Only who alone laid the highest flame looks (TOY-2.6)."""
    t = hands(table("toy", 3), ["spark", "sun", "sun"], ["sun", "torch", "lamp"], ["sun", "lamp", "lamp"])
    lay(t, "spark", "sun", "sun")

    t.waits_for("lay", 0, 1, 2)


def test_a_shade_saves_the_light(table: MakeTable) -> None:
    """A player in danger may play a Shade (TOY-3.1)."""
    t = hands(table("toy", 2), ["spark", "shade", "sun"], ["lamp", "torch", "lamp"])
    lay(t, "spark", "lamp")
    t.answer(0, "card:shade", "save")

    t.waits_for("bury", 1)
    assert [3, 3] == t.state.lights


def test_a_shade_against_a_shade_cancels_it_and_chains_nest(table: MakeTable) -> None:
    """Shade, Shade, Shade: the second cancels the first, the third the second (TOY-3.2)."""
    shady = ["spark", "shade", "shade"]
    for answers, lights in [(0, 3), (1, 2), (2, 3)]:
        t = hands(table("toy", 2), shady, ["lamp", "shade", "lamp"])
        lay(t, "spark", "lamp")
        t.answer(0, "card:shade", "save")
        t.answer(1, "card:shade" if answers else "pass", "answer_shade")
        if answers:
            t.answer(0, "card:shade" if answers == 2 else "pass", "answer_shade")

        t.waits_for("bury", 1)
        assert lights == t.state.lights[0]


def test_the_first_to_the_left_answers_and_the_other_answer_stays_unknown(table: MakeTable) -> None:
    """Of two who would answer, the next to the left does; nobody learns of the other (TOY-3.2, TOY-3.3)."""
    shady = ["lamp", "shade", "lamp"]
    t = hands(table("toy", 3), ["spark", "shade", "sun"], shady, shady)
    lay(t, "spark", "lamp", "lamp")
    t.answer(0, "card:shade", "save")
    t.answer(2, "card:shade", "answer_shade").answer(1, "card:shade", "answer_shade")

    assert [(2, "answer_shade")] == t.asked()
    assert ["shade"] * 2 == t.zone("discard")[:2]
    assert ["lamp", "shade"] == sorted(t.zone("hand", 2))
    t.answer(2, "pass")
    t.waits_for("lay", 0, 1, 2)


def test_nobody_can_tell_who_is_asked_about_a_shade(table: MakeTable) -> None:
    """The question goes unseen; who holds no Shade is passed over unseen (TOY-3.3)."""
    t = hands(table("toy", 3), ["spark", "shade", "sun"], ["lamp", "shade", "lamp"], ["lamp", "lamp", "lamp"])
    lay(t, "spark", "lamp", "lamp")
    t.answer(0, "card:shade", "save").waits_for("answer_shade", 1)

    for seat, own in [(0, {}), (2, {"2": "pass"}), (None, {})]:
        assert [] == t.sees(seat)["asks"]
        assert [] == t.sees(seat)["waiting_for"]
        assert own == t.sees(seat)["answered"]


def test_an_empty_deck_is_made_anew_from_the_discard_pile(table: MakeTable) -> None:
    """The discard pile is shuffled when a card is needed, not before (TOY-4.1)."""
    t = hands(table("toy", 2), ["torch", "sun", "sun"], ["torch", "lamp", "lamp"])
    deck = t.cards("deck")
    t.deal("discard", deck[1:] + deck[:1])
    t.deal("deck", [])
    t.chance("deck", *(["candle", *sorted([*deck, "torch", "torch"], key=lambda card: card == "candle")][:-1]))
    lay(t, "torch", "torch")

    assert [3, 3] == [len(t.zone("hand", seat)) for seat in (0, 1)]
    assert "candle" in t.zone("hand", 0)
    assert [] == t.zone("discard")
    t.waits_for("lay", 0, 1)


def test_nothing_is_drawn_when_deck_and_discard_pile_are_empty(table: MakeTable) -> None:
    """If both are empty nothing is drawn (TOY-4.1)."""
    t = hands(table("toy", 2), ["torch", "sun", "sun"], ["torch"])
    t.data["zones"]["hand"][0] += t.cards("deck")
    t.data["zones"]["deck"] = []
    lay(t, "torch", "torch")

    assert ["torch", "torch"] == t.zone("hand", 1)
    assert [] == t.zone("deck") == t.zone("discard")
    t.waits_for("lay", 0, 1)


def test_the_last_with_a_light_wins_at_once(table: MakeTable) -> None:
    """One of several is left: he wins; the others rank by their lights (TOY-5.1)."""
    t = hands(table("toy", 2), ["spark", "sun", "sun"], ["lamp", "torch", "lamp"]).set(lights=[1, 1])
    lay(t, "spark", "lamp")

    assert t.match.over
    assert ((1,), (0, 1), (2, 1)) == (t.match.outcome.winners, t.match.outcome.scores, t.match.outcome.ranking)
    assert [] == t.zone("hand", 0), "the hand of who is out is discarded"


def test_if_the_last_go_out_together_nobody_wins(table: MakeTable) -> None:
    """The last ones go out in the same round: no winner (TOY-5.1)."""
    t = hands(table("toy", 2), ["shade"] * 3, ["shade"] * 3).set(lights=[1, 1])
    t.answer(0, "pass", "lay").answer(1, "pass", "lay")
    t.answer(0, "pass", "save").answer(1, "pass", "save")

    assert t.match.over
    assert ((), (1, 1), "all_dark") == (t.match.outcome.winners, t.match.outcome.ranking, t.match.outcome.reason)


def test_a_single_player_in_the_dark_loses(table: MakeTable) -> None:
    """Nobody wins when the only light goes out (TOY-5.1, TOY-5.2)."""
    t = hands(table("toy", 1), ["torch", "sun", "sun"]).top("deck", ["sun"]).set(lights=[1])
    lay(t, "torch")

    assert () == t.match.outcome.winners
    assert "all_dark" == t.match.outcome.reason


def test_an_eliminated_player_is_not_asked_any_more(table: MakeTable) -> None:
    """Who has no light left is out (TOY-5.1)."""
    t = table("toy", 3).set(lights=[3, 0, 3]).deal("hand", [], 1)

    t.waits_for("lay", 0, 2)


@pytest.mark.parametrize(("length", "rounds"), [("short", 6), ("long", 12)])
def test_after_the_last_round_most_lights_win_and_equals_share(table: MakeTable, length: str, rounds: int) -> None:
    """6 rounds, 12 in the long variant; equals share the victory (TOY-5.2)."""
    t = hands(table("toy", 3, length=length), ["torch", "sun", "sun"], ["torch", "lamp", "sun"], ["torch"] * 3)
    t.set(round=rounds - 1, lights=[2, 1, 2])
    lay(t, "torch", "torch", "torch")

    assert t.match.over
    assert ((0, 2), (1, 3, 1)) == (t.match.outcome.winners, t.match.outcome.ranking)


def test_before_the_last_round_the_match_goes_on(table: MakeTable) -> None:
    """The short match does not end after 5 rounds (TOY-5.2)."""
    t = hands(table("toy", 2), ["torch", "sun", "sun"], ["torch", "lamp", "sun"]).set(round=4)
    lay(t, "torch", "torch")

    t.waits_for("lay", 0, 1)


def test_a_single_player_with_a_light_at_the_end_wins(table: MakeTable) -> None:
    """A single player wins if he still has a light (TOY-5.2)."""
    t = hands(table("toy", 1), ["torch", "sun", "sun"]).top("deck", ["torch"]).set(round=5)
    lay(t, "torch")

    assert (0,) == t.match.outcome.winners
