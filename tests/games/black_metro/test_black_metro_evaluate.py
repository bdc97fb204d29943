"""The evaluation values what a player has paid for and what is about to be his; greedy play follows it."""

from collections.abc import Callable

from black_metro_table import RULES, City, step

from railhead.bots import bot

MakeCity = Callable[..., City]


def greedy_choice(c: City, seat: int = 0) -> str:
    """What a greedy bot answers to the open question; the test may end there."""
    match = c.t.match
    ask = match.asks[0]
    assert seat == ask.seat
    c.waits(seat, ask.prompt)
    return RULES.vocabulary.names[bot("greedy", RULES, seed=1).choose(match.view(seat), ask)]


def worth(c: City, seat: int = 0) -> int:
    value = RULES.evaluate(c.state, seat)
    c.t.expected = set(c.t.asked())
    return value


def test_a_syndicate_that_is_about_to_back_a_player_is_worth_something(city: MakeCity) -> None:
    """Unturned and alone in front; turned or level it is worth nothing (BLK-16.1, BLK-16.3)."""

    def standing(gold: int, syndicate: str) -> int:
        return worth(city(2).has(0, gold=gold).has(1, gold=3).syndicates(syndicate).at(0, 3, "1s").resolves(0, 3))

    assert standing(4, "gilded_lenders") > standing(4, "~gilded_lenders")
    assert standing(3, "gilded_lenders") == standing(3, "~gilded_lenders")


def test_turning_is_worth_something_if_it_hurts_a_rival_or_helps(city: MakeCity) -> None:
    """Green leads an unturned syndicate, or Red a turned one; else it is worth nothing (BLK-7.2.8)."""

    def turning(red: int, green: int, syndicate: str) -> int:
        return worth(city(2).has(0, strain=red).has(1, strain=green).syndicates(syndicate).plays())

    led_by_green = turning(2, 3, "fortitude_trainers") - turning(2, 3, "~fortitude_trainers")
    assert led_by_green > 0  # to turn it brings Red more than Green's backing costs him
    assert turning(3, 2, "~fortitude_trainers") > turning(3, 4, "~fortitude_trainers")


def test_a_technology_that_is_paid_for_counts_before_it_is_chosen(city: MakeCity) -> None:
    """Prototype for 3 intel in round 1 is worth it; in the last round it is not (BLK-17.1, BLK-9.1)."""
    for round_, taken in ((1, True), (8, False)):
        c = city(2).round(round_).candidate(0, "technologist").has(0, intel=3, level=1).at(0, 8, "1s").resolves(0, 8)
        c.says(0, "use:d08.second")
        assert taken == (greedy_choice(c) == "use:technologist.district")


def test_a_promotion_that_is_paid_for_counts_before_its_place_is_chosen(city: MakeCity) -> None:
    """Event 5 with two subordinates: the open question is worth the promotion (BLK-10.1.3)."""
    c = city(2).hideout(0, "1s").at(0, 4, "1s").syndicates("~gilded_lenders").carries("event.5.2")
    asked = worth(c)
    c.says(0, "hideout")

    assert asked == worth(c)


def test_another_players_question_brings_nothing(city: MakeCity) -> None:
    """Green researches; Red is not better off for it (BLK-13.8)."""
    idle = worth(city(2).has(1, level=1).plays())
    c = city(2).has(1, level=1).plays(step("Research", player=1))

    assert idle > worth(c)
