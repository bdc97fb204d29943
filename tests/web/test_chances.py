"""Everybody's chances in a match that is over: worked out once, in slices, for those who may see its replay."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from guests import Guest

import railhead
from railhead.web import chances, imagined, judged, past
from railhead.web.backroom import ORDERS_EACH
from railhead.web.settings import Settings
from railhead.web.table import Place, Refused, Table

Guests = Callable[[], Guest]


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, games=("toy", "front_line"), bot_pause=0, rate=0)


def table_of(game: str) -> Table:
    """A table at which nobody has done anything yet."""
    table = Table("t")
    table.header = {"game": game}
    table.places = [Place("bot", name=name) for name in ("Anna", "Boris")]
    return table


def log_of(game: str = "toy", seats: int = 2) -> Any:
    """A match in which everybody takes the first option."""
    match = railhead.ruleset(game).start(seats, 4)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match.log


def finished(person: Guest) -> str:
    """A match that is over; its id."""
    made = person.post("/import", {"name": "Anna", "log": json.dumps(log_of())})
    return str(made.headers["location"].removeprefix("/t/").removesuffix("/replay"))


def wait(person: Guest, table: str, seconds: float = 60) -> dict[str, Any]:
    """Until a match is judged; the whole analysis."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        told: dict[str, Any] = person.get(f"/api/tables/{table}/analysis").json()
        if told["state"] != chances.UNDER_WAY:
            return told
        time.sleep(0.05)
    raise TimeoutError(table)


# --- who, and when --------------------------------------------------------------------------------------------------


def test_while_the_match_runs_nobody_learns_anything_of_the_chances(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me")

    asked = [anna.post(f"/t/{table}/chances"), anna.post(f"/api/tables/{table}/analysis")]
    looked = [anna.get(f"/t/{table}/chances"), anna.get(f"/api/tables/{table}/analysis")]

    assert [409] * 4 == [one.status_code for one in asked + looked]
    assert "when the match is over" in looked[1].json()["sentence"]


def test_who_may_not_see_the_replay_learns_nothing_of_the_chances(guest: Guests) -> None:
    anna, stranger = guest(), guest()
    table = finished(anna)

    asked = [stranger.post(f"/t/{table}/chances"), stranger.post(f"/api/tables/{table}/analysis")]
    looked = [stranger.get(f"/t/{table}/chances"), stranger.get(f"/api/tables/{table}/analysis")]

    assert [403] * 4 == [one.status_code for one in asked + looked]
    assert chances.NOT_ASKED == anna.get(f"/api/tables/{table}/analysis").json()["state"]


# --- the order ------------------------------------------------------------------------------------------------------


def test_a_button_has_the_match_judged_and_the_page_tells_how_far_it_is(guest: Guests) -> None:
    anna = guest()
    table = finished(anna)
    assert "See the chances" in anna.get(f"/t/{table}/replay").text

    asked = anna.post(f"/t/{table}/chances", {"step": "2", "seat": "1"})

    assert (303, f"/t/{table}/replay?step=2&seat=1") == (asked.status_code, asked.headers["location"])
    told = anna.get(f"/t/{table}/chances").json()
    assert told["state"] == chances.READY or "The match is being judged: " in told["sentence"]
    assert chances.READY == wait(anna, table)["state"]
    page = anna.get(f"/t/{table}/replay?step=0&seat=0").text
    assert "Chances to win" in page
    assert "Key moments" in page
    assert re.search(r"Your (one decision|\d+ decisions)", page)
    assert "trials for each decision; give or take" in page
    assert "See the chances" not in page


def test_what_was_judged_once_is_kept_for_the_next_reader(guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest()
    table = finished(anna)
    assert 202 == anna.post(f"/api/tables/{table}/analysis").status_code
    first = wait(anna, table)

    monkeypatch.setattr(chances.Chances, "work_through", lambda *_: pytest.fail("worked out again"))
    again = anna.post(f"/api/tables/{table}/analysis")

    assert chances.READY == again.json()["state"]
    assert first == anna.get(f"/api/tables/{table}/analysis").json()
    analysis = first["analysis"]
    assert [1.0, 0.0] == sorted(analysis["results"], reverse=True)
    for decision in analysis["decisions"]:
        assert 1.0 == pytest.approx(sum(decision["chances"]), abs=0.01)
        assert decision["taken"] in [option["name"] for option in decision["options"]]


def test_one_address_has_no_more_of_it_at_once_than_of_other_heavy_work(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = guest()
    tables = [finished(anna) for _ in range(ORDERS_EACH + 1)]

    async def never(*_: object) -> str:
        await asyncio.sleep(3600)
        return ""

    monkeypatch.setattr(chances.Chances, "work_through", never)

    codes = [anna.post(f"/api/tables/{table}/analysis").status_code for table in tables]

    assert [*[202] * ORDERS_EACH, 503] == codes


def test_a_match_that_takes_too_long_says_so_and_can_be_asked_for_again(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = guest()
    table = finished(anna)
    monkeypatch.setattr(chances, "MOST_SECONDS", 0.0)
    monkeypatch.setattr(chances, "SLICE", 0.0)

    anna.post(f"/t/{table}/chances")
    told = wait(anna, table)

    assert chances.NOT_ASKED == told["state"]
    assert told["sentence"]
    assert told["sentence"] in anna.get(f"/t/{table}/replay").text
    monkeypatch.setattr(chances, "MOST_SECONDS", 60.0)
    anna.post(f"/t/{table}/chances")
    assert chances.READY == wait(anna, table)["state"]


# --- in the back room -----------------------------------------------------------------------------------------------


def test_it_is_the_same_in_one_piece_or_in_many(guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who turns the pages of another replay meanwhile waits for one slice, not for a whole match."""
    anna = guest()
    found = []
    for seconds in (0.0, 60.0):
        monkeypatch.setattr(chances, "SLICE", seconds)
        table = finished(anna)
        anna.post(f"/t/{table}/chances")
        found.append(wait(anna, table)["analysis"])

    assert found[0] == found[1]


def test_chances_are_as_good_as_two_looks_at_one_position_agree() -> None:
    made: list[dict[str, Any]] = [{"again": 0.5, "options": [{"chance": 0.6}]}, {"options": [{"chance": 0.1}]}]

    assert pytest.approx(0.1 / 2**0.5) == chances.doubt_of(made)
    assert 0.0 == chances.doubt_of(made[1:])


def test_an_answer_is_held_against_the_one_that_a_bot_would_take() -> None:
    """An option that was dropped early may look best by luck: it is no better answer."""
    options = [("a", 0.6), ("b", 0.7), ("c", 0.4)]

    assert 0.0 == judged.Decision(0, 0, "a", [0.6, 0.4], options).missed
    assert 0.0 == judged.Decision(0, 0, "b", [0.6, 0.4], options).missed
    assert pytest.approx(0.2) == judged.Decision(0, 0, "c", [0.6, 0.4], options).missed


def test_what_only_one_look_saw_is_no_turn_of_the_match() -> None:
    seen = [0.5, 0.5, 0.9, 0.5, 0.2, 0.2]
    decisions = [judged.Decision(at, 0, "a", [chance, 1 - chance], [("a", 0.5)]) for at, chance in enumerate(seen)]

    assert [0.5, 0.5, 0.5, 0.5, 0.2, 0.2, 0.0] == judged.Judged(64, 0.02, [0.0, 1.0], decisions).course(0)


def test_whoever_has_no_chance_any_more_has_none_of_what_was_before() -> None:
    """Who falls in Front Line is out from there on, also where the next decision is the last one."""
    for seen in ([0.5, 0.4, 0.3, 0.0, 0.0], [0.5, 0.4, 0.3, 0.0]):
        decisions = [judged.Decision(at, 0, "a", [chance, 1 - chance], [("a", 0.5)]) for at, chance in enumerate(seen)]

        course = judged.Judged(64, 0.02, [0.0, 1.0], decisions).course(0)

        assert [0.0] * (len(course) - 3) == course[3:]
        assert 0.3 <= min(course[:3])


# --- lines that nobody played -----------------------------------------------------------------------------------------


def judged_match(person: Guest, game: str = "front_line", seats: int = 2) -> tuple[str, dict[str, Any]]:
    """A judged match in which somebody decided badly, and the first such decision."""
    made = person.post("/import", {"name": "Anna", "log": json.dumps(log_of(game, seats))})
    table = str(made.headers["location"].removeprefix("/t/").removesuffix("/replay"))
    person.post(f"/t/{table}/chances")
    decisions = wait(person, table)["analysis"]["decisions"]
    return table, next(one for one in decisions if len(one.get("line", {}).get("answers", [])) > 1 and one["brings"])


def own_area(page: str) -> str:
    return page.partition('<section id="own"')[2].partition("</section>")[0]


def test_a_better_option_can_be_watched_and_says_what_it_would_have_brought(guest: Guests) -> None:
    anna = guest()
    table, bad = judged_match(anna)
    step, seat, answers = bad["number"], bad["seat"], bad["line"]["answers"]
    replay = f"/t/{table}/replay?step={step}"

    match = anna.get(f"{replay}&seat={seat}").text
    first = anna.get(f"{replay}&line=1&seat={seat}").text
    last = anna.get(f"{replay}&line={len(answers) + 99}&seat={seat}").text

    assert "Watch this line" in match
    assert "would have made this difference by the end of the turn" in match
    assert "Nobody played this" not in match
    assert answers[0] == {"seat": seat, "answer": bad["options"][0]["name"]}
    for at, page in ((1, first), (len(answers), last)):
        assert "Nobody played this" in page
        assert f"imagined: {at} of {len(answers)}" in page
        assert page.count("Back to the match") >= 1
        assert f'replay?step={step}&amp;seat={seat}"' in page or f'replay?step={step}&seat={seat}"' in page
    told = anna.get(f"{replay}&line=1&seat={seat}", accept="application/json").json()
    assert (step, 1) == (told["decision"], told["place"])


def test_a_line_shows_nobody_a_hand_but_whoever_imagines_it(guest: Guests) -> None:
    """In the hands of all others a dream has put guesses."""
    anna = guest()
    table, bad = judged_match(anna)
    line, seat = f"/t/{table}/replay?step={bad['number']}&line=1", bad["seat"]

    own, other, nobody = (
        own_area(anna.get(f"{line}{eyes}").text) for eyes in (f"&seat={seat}", f"&seat={1 - seat}", "")
    )

    assert "data-key" in own
    assert "data-key" not in other
    assert "data-key" not in nobody
    assert "data-key" in own_area(anna.get(f"/t/{table}/replay?step={bad['number']}&seat={1 - seat}").text)


def test_a_line_is_for_those_alone_who_may_see_the_replay(guest: Guests) -> None:
    anna, stranger = guest(), guest()
    table, running = finished(anna), anna.open("me", "me")

    assert 403 == stranger.get(f"/t/{table}/replay?step=0&line=1").status_code
    assert 409 == anna.get(f"/t/{running}/replay?step=0&line=1").status_code


def test_where_nothing_was_better_there_is_no_line(guest: Guests) -> None:
    anna = guest()
    table = finished(anna)

    page = anna.get(f"/t/{table}/replay?step=0&line=1").text  # which nobody has judged

    assert "Nobody played this" not in page


def test_a_line_of_other_rules_is_refused_with_words() -> None:
    kept = judged.Imaginable(1, [(0, "no such answer")])
    decision = judged.Decision(0, 0, "a", [0.5, 0.5], [("a", 0.5)], kept)
    walk = past.Replay([], [railhead.ruleset("toy").start(2, 4).state], [0], [], past.Course("toy", []))

    with pytest.raises(Refused, match="rules have changed"):
        imagined.imagine(table_of("toy"), walk, decision, 1)
