"""Every option says what it costs and does, and which pieces answer it: the same for terminal, pages and API."""

import pytest

import railhead
from railhead.kernel.match import Match
from railhead.present.offers import Offers
from railhead.present.sight import Choice, make_sight

Said = tuple[list[str], str, tuple[str, ...]]


def said_of(match: Match, name: str, language: str) -> Said:
    """Price, effect and pieces of an option that is offered now."""
    sight = make_sight(match, match.asks[0].seat, language=language)
    assert sight.question is not None
    offers = Offers(sight.voice, sight.scene, sight.seat)
    choice: Choice = next(one for one in sight.question.choices if one.name == name)
    return offers.price(choice), offers.effect(choice), choice.keys


@pytest.mark.parametrize(
    ("game", "option", "language", "expected"),
    [
        ("breakthrough", "faction:fac_fourth_reich", "en", (["task 7"], "Task: 7 military resources.", 1)),
        ("metro2033", "faction:conf1905", "en", (["points to win 10"], "People's Militia:", 1)),
        ("barbarossa", "play:horses", "en", (["OP to play 0", "SP gained 1"], "TRANSPORT; play OP 0, buy SP 0.", 4)),
    ],
)
def test_an_option_says_what_it_costs_and_does_and_which_pieces_answer_it(
    game: str, option: str, language: str, expected: tuple[list[str], str, int]
) -> None:
    match = railhead.ruleset(game).start(seats=2, seed=3)

    price, effect, keys = said_of(match, option, language)

    assert expected[0] == price
    assert effect.startswith(expected[1])
    assert expected[2] == len(keys)


def test_an_effect_that_is_the_title_is_not_said_twice() -> None:
    match = railhead.ruleset("black_metro").start(seats=2, seed=3)
    bot = railhead.bot("greedy", match.rules, seed=1)

    said = set()
    for _ in range(120):
        seat = match.asks[0].seat
        sight = make_sight(match, seat)
        assert sight.question is not None
        offers = Offers(sight.voice, sight.scene, seat)
        said |= {(choice.title, offers.effect(choice)) for choice in sight.question.choices}
        match.answer(seat, bot.choose(match.view(seat), match.asks[0]))

    assert any(effect for _, effect in said)
    assert [] == [title for title, effect in said if title == effect]
    assert [] == [title for title, effect in said if title.endswith(".") and title in effect], "one way of a mission"


def test_a_number_that_stands_in_the_title_is_not_said_again() -> None:
    match = railhead.ruleset("front_line").start(seats=4, seed=1)
    bots = [railhead.bot("greedy", match.rules, seed=seat) for seat in range(4)]

    while match.asks[0].prompt != "use_equipment":
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    sight = make_sight(match, match.asks[0].seat)
    assert sight.question is not None
    offers = Offers(sight.voice, sight.scene, sight.seat)

    said = [(one.title, offers.price(one)) for one in sight.question.choices if one.name.startswith("equipment:")]
    assert said
    assert [] == [(title, price) for title, price in said if "(durability" not in title or price]


def test_whoever_would_use_a_mission_is_told_what_that_takes_away() -> None:
    """M33-14.3.1: an uncompleted mission is discarded for its ability, a completed one costs 1 ammo."""
    match = railhead.ruleset("metro2033").start(seats=2, seed=1)
    bot = railhead.bot("greedy", match.rules, seed=1)

    labels = set()
    for _ in range(110):
        seat = match.asks[0].seat
        sight = make_sight(match, seat)
        assert sight.question is not None
        labels |= {choice.label for choice in sight.question.choices if choice.name.startswith("use:m")}
        match.answer(seat, bot.choose(match.view(seat), match.asks[0]))

    assert {"Use Monster Slayer (discards it)", "Use Armed to the Teeth (costs 1 ammo)"} <= labels
