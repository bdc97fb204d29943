"""The end of a match: the ledger of every seat, the match in numbers, the decisive moment."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import sqlalchemy as sql
from guests import Guest, TestClient
from playwright.sync_api import Browser, Page
from project_tools import tool

import railhead
from railhead.kernel.events import Event
from railhead.kernel.match import Match
from railhead.kernel.zones import HIDDEN
from railhead.web import ledger, moments
from railhead.web.endings import length_of, time_of
from railhead.web.lessons import facts_of, said_of
from railhead.web.store import Entry, metadata
from railhead.web.table import PERSON, Place, Table

gallery = tool("gallery")
GAMES = railhead.rulesets()


def ended(game: str) -> Match:
    found: Match = gallery.step_of(game, "end")[0]
    return found


def items(match: Match, events: list[Event] | None = None) -> list[list[ledger.Item]]:
    told = match.tape.events if events is None else events
    return ledger.items_of(match.rules, told, ledger.turns_of(match.rules.name, told), match.seats)


# --- the ledger -------------------------------------------------------------------------------------------------------


def test_the_life_at_the_start_and_what_was_gained_is_what_was_lost_and_what_is_left() -> None:
    match = ended("front_line")
    left = ledger.standing({"piece": "comrade", "number": "life"}, match.view(None))

    for seat, own in enumerate(items(match)):
        had = sum(item.amount for item in own if item.head)
        assert had - left[seat] == sum(item.amount for item in own if not item.head)


def test_a_hit_is_of_the_kind_that_struck_and_takes_no_more_life_than_there_is() -> None:
    events = [
        Event("turn", [4], HIDDEN, 0),
        Event("lines_up", [0, 1, 5], HIDDEN, 0),
        Event("strikes_main", [0, 3], HIDDEN, 0),
        Event("damaged", [0, 3, 2], HIDDEN, 0),
        Event("turn", [5], HIDDEN, 0),
        Event("mine_goes_off", [0, 2, 1], HIDDEN, 0),
        Event("damaged", [0, 3, 0], HIDDEN, 0),
    ]

    own = ledger.items_of(railhead.ruleset("front_line"), events, ledger.turns_of("front_line", events), 2)[0]

    assert [("start", 5, 4), ("splash", 3, 4), ("mines", 2, 5)] == [(one.source, one.amount, one.turn) for one in own]


@pytest.mark.parametrize(("seats", "seed", "player"), [(3, 7, "greedy"), (2, 1, "greedy"), (4, 5, "random")])
def test_all_power_of_a_player_has_a_source(seats: int, seed: int, player: str) -> None:
    match: Match = gallery.played("black_metro", seats, seed, player)
    outcome = match.state.outcome
    assert outcome is not None

    given = [sum(-one.amount if one.sign else one.amount for one in own) for own in items(match)]

    assert list(outcome.scores) == given


def test_the_tokens_of_a_player_are_those_of_the_start_and_of_the_tasks() -> None:
    match = ended("breakthrough")
    owned = ledger.standing({"piece": "player", "number": "owned"}, match.view(None))

    assert owned == [5 + sum(item.amount for item in own) for own in items(match)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_end_hangs_on_what_an_event_keeps_secret(game: str) -> None:
    match = ended(game)
    public = [Event(event.kind, event.args, HIDDEN, 0) for event in match.tape.events]
    view = match.view(None)

    shown = [[(item.source, item.amount, item.turn) for item in own] for own in items(match)]

    assert shown == [[(item.source, item.amount, item.turn) for item in own] for own in items(match, public)]
    assert ledger.counts_of(view, match.tape.events) == ledger.counts_of(view, public)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_is_counted_exists_with_the_arguments_that_are_read(game: str) -> None:
    rules, result = railhead.ruleset(game), facts_of(game)["result"]
    turn = result["turn"]
    assert "number" == rules.events[turn["event"]].split()[turn["number"]]

    for fact in [*result.get("sources", []), *result["numbers"]]:
        for event in fact.get("events", []):
            kinds = rules.events[event].split()
            assert kinds[fact.get("seat", 0)] == "seat"
            assert all(fact[name] < len(kinds) for name in ("number", "left", "where") if name in fact)
        for event in fact.get("after", []):
            assert event in rules.events


@pytest.mark.parametrize("game", GAMES)
def test_every_source_and_number_has_a_name(game: str) -> None:
    said, result = said_of(railhead.ruleset(game)), facts_of(game)["result"]

    for fact in result.get("sources", []):
        assert said.knows(f"end-source-{fact['name']}")
    for fact in result["numbers"]:
        assert said.knows(f"end-number-{fact['name']}")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_has_numbers_and_ticks_and_whoever_has_the_most_is_marked(game: str) -> None:
    match = ended(game)
    turns = ledger.turns_of(game, match.tape.events)

    counts = ledger.counts_of(match.view(None), match.tape.events)

    assert 4 <= len(counts)
    assert turns.numbers == sorted(turns.numbers)
    for count in counts:
        assert match.seats == len(count.values)
        assert all(count.values[seat] in (min(count.values), max(count.values)) for seat in count.best)


def test_an_opponent_that_is_no_seat_has_no_ledger() -> None:
    match: Match = gallery.step_of("black_metro", "solo-end")[0]
    assert any(event.kind == "acquires" and event.args[0] == 1 for event in match.tape.events)

    assert 1 == len(items(match))
    assert 1 == len(ledger.counts_of(match.view(None), match.tape.events)[0].values)


# --- the decisive moment ----------------------------------------------------------------------------------------------


def never(step: int) -> list[int]:
    raise AssertionError(f"{step} is known")


def decided(stood: list[list[int]], winners: list[int]) -> moments.Moment | None:
    return moments.decisive(list(enumerate(stood)), winners, never)


def test_a_match_is_decided_when_the_winner_is_ahead_for_good() -> None:
    course = [[0, 0], [1, 0], [1, 1], [2, 1], [2, 0]]

    assert moments.Moment(3, moments.AHEAD) == decided(course, [0])


def test_who_is_level_with_somebody_at_the_end_was_never_behind_again() -> None:
    course = [[0, 0], [0, 1], [1, 1], [2, 1], [2, 2]]

    assert moments.Moment(2, moments.LEVEL) == decided(course, [0])


@pytest.mark.parametrize("winners", [[], [0], [0, 1]])
def test_where_the_numbers_do_not_say_who_won_the_last_change_counts(winners: list[int]) -> None:
    assert moments.Moment(2, moments.CHANGED) == decided([[0, 0], [0, 1], [0, 2], [0, 2]], winners)


def test_nothing_is_decided_where_nothing_ever_changed() -> None:
    assert decided([[1, 1], [1, 1]], [0]) is None
    assert decided([], [0]) is None


@pytest.mark.parametrize("at", range(11, 21))
def test_the_decision_is_found_among_those_that_the_course_leaves_out(at: int) -> None:
    def between(step: int) -> list[int]:
        return [5, 4] if step >= at else [3, 4]

    stood = [(step, between(step)) for step in (0, 10, 20, 30)]

    assert moments.Moment(at, moments.AHEAD) == moments.decisive(stood, [0], between)


# --- at the table -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ends(chromium: Browser) -> Iterator[Any]:
    """Opens the end of a game, in a format."""
    with gallery.house() as opened, ExitStack() as stack:

        def see(game: str, form: str = "desk", moment: str = "end") -> Page:
            page: Page = gallery.visitor(chromium, opened, gallery.FORMATS[form])
            stack.callback(page.context.close)
            gallery.faults_of(page, opened.table(*gallery.step_of(game, moment)), form, None)
            return page

        yield see


def test_the_end_of_front_line_shows_every_hit(ends: Any) -> None:
    page = ends("front_line")
    hits = sum(not item.head for own in items(ended("front_line")) for item in own)

    page.wait_for_selector(".ledger .blocks")

    assert hits + 1 == page.locator(".ledger .blocks li:not(.room)").count()  # and what is left to the winner
    assert page.locator(".ledger .blocks li").first.get_attribute("title")


@pytest.mark.parametrize("game", GAMES)
def test_the_moment_that_decided_the_match_can_be_seen_again(ends: Any, game: str) -> None:
    page = ends(game)

    page.wait_for_selector("#course .moment")
    step = page.locator("#course .moment a").get_attribute("href").partition("step=")[2].partition("&")[0]
    told = page.locator("#course .moment p").first.inner_text()
    page.click("#course .moment a")

    page.wait_for_selector("#steps")
    assert f"step={step}" in page.url
    assert told in " ".join(page.locator("#log").inner_text().split())


def test_the_match_in_numbers_comes_back_when_the_board_is_drawn_anew(ends: Any) -> None:
    page = ends("front_line")
    page.wait_for_selector("[data-end='legend'] .sources")

    page.evaluate("() => { document.querySelector('[data-end=legend]').replaceChildren(); settle(); }")

    assert page.locator("[data-end='legend'] .sources").is_visible()
    assert page.locator("#numbers-of table").is_visible()


# Which figures of the course cover each other, or stand outside it?
CROWDED = """
() => {
  const figures = [...document.querySelectorAll("#course .end-of > :first-child")];
  const boxes = figures.map((one) => one.getBoundingClientRect());
  const plot = document.querySelector("#course figure").getBoundingClientRect();
  const over = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2;
  const out = (one) => one.width < 12 || one.left < plot.left || one.right > plot.right + 1 || one.bottom > plot.bottom;
  const covered = boxes.filter((one, at) => boxes.some((two, other) => other > at && over(one, two)));
  return [covered.length, boxes.filter(out).length];
}
"""


@pytest.mark.parametrize("form", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_each_line_of_the_course_ends_in_the_figure_of_its_player(ends: Any, game: str, form: str) -> None:
    page = ends(game, form)

    page.wait_for_selector("#course .line-ends", state="attached")

    assert ended(game).seats == page.locator("#course .end-of .dock-who").count()
    assert [0, 0] == page.evaluate(CROWDED)


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_the_dock_asks_for_another_match_and_leaves_the_verdict_to_the_board(ends: Any, form: str) -> None:
    page = ends("front_line", form)

    assert "Once more?" == page.inner_text("#question .again")
    assert page.inner_text("#question .verdict").startswith("You")  # for readers of a screen
    assert {"width": 1, "height": 1}.items() <= page.locator("#question .verdict").bounding_box().items()
    assert "Rematch" == page.locator(".dock-buttons :is(a, button)").first.inner_text().strip()


def test_the_bar_of_a_solo_challenge_is_divided_by_what_the_power_came_from(ends: Any) -> None:
    page = ends("black_metro", moment="solo-end")
    match = gallery.step_of("black_metro", "solo-end")[0]
    gained = {item.source for item in items(match)[0]}

    page.wait_for_selector(".bar2 .whole .blocks")

    blocks = page.locator(".bar2 .whole .blocks li:not(.room)")
    assert len(gained) == blocks.count() > 1
    assert page.locator(".legs .sources").is_visible()
    whole = page.locator(".bar2 .whole foreignObject").bounding_box()
    parts = [blocks.nth(at).bounding_box() for at in range(blocks.count())]
    assert whole
    assert abs(whole["width"] - sum(part["width"] + 1 for part in parts if part)) < 4


# --- how long it was --------------------------------------------------------------------------------------------------

MINUTES = [(0, ""), (59, ""), (60, "1 minute"), (2285, "38 minutes"), (6720, "1 h 52 min"), (273_700, "3 d 4 h")]


@pytest.mark.parametrize(("seconds", "said"), MINUTES)
def test_the_time_of_a_match_is_said_as_one_says_it(seconds: int, said: str) -> None:
    assert said == time_of(seconds)
    assert " · ".join(filter(None, ["8 rounds", said])) == length_of("8 rounds", seconds)


def test_a_match_lasts_from_its_first_answer_to_its_last() -> None:
    rules = railhead.ruleset("toy")
    table = Table("timed")
    header = {
        "game": "toy",
        "version": rules.version,
        "data": rules.data,
        "options": rules.check_setup(2, {}),
        "seed": 4,
        "terms": {},
        "places": [Place(PERSON, "anna", "Anna").to_json(), Place(PERSON, "boris", "Boris").to_json()],
    }
    table.apply(Entry(0, 1_000, "open", None, header))
    table.apply(Entry(1, 2_000, "start", None, {}))
    at = 60_000
    while not table.playing().over:
        ask = table.playing().asks[0]
        name = rules.vocabulary.names[ask.options[0]]
        table.apply(Entry(table.number + 1, at, "answer", ask.seat, {"option": name}))
        ended, at = at, at + 30_000
    table.apply(Entry(table.number + 1, at + 9_999_000, "say", 0, {"text": "Well played."}))

    assert (ended - 60_000) // 1000 == table.lasted > 0


@pytest.mark.parametrize(("seconds", "said"), [(0, ""), (60, "1 minute"), (360_000, "4 d 4 h")])
def test_the_page_of_the_result_says_how_long_a_match_took(
    client: TestClient, guest: Callable[[], Guest], seconds: int, said: str
) -> None:
    """The times are those of the store; an imported match has come at once, and nothing is said."""
    anna = guest()
    match = railhead.ruleset("toy").start(2, 4)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    place = anna.post("/import", {"name": "Anna", "log": json.dumps(match.log)}).headers["location"]
    table = place.removeprefix("/t/").removesuffix("/replay")
    log = metadata.tables["log"]
    last = sql.select(sql.func.max(log.c.number)).where(log.c.table_id == table, log.c.kind == "answer")
    store = client.app.state.house.store  # type: ignore[attr-defined]  # the application of this test
    with store.engine.begin() as connection:
        late = log.update().where(log.c.table_id == table, log.c.number == last.scalar_subquery())
        connection.execute(late.values(at=log.c.at + 1000 * seconds))

    header = anna.get(f"/t/{table}/result").text.partition("decisions were made.")[2].partition("</p>")[0]

    assert said == header.strip()


# --- games of which nothing is written down ---------------------------------------------------------------------------


def test_a_game_without_facts_has_a_result_with_a_decisive_moment(guest: Callable[[], Guest]) -> None:
    match = railhead.ruleset("toy").start(2, 4)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    anna = guest()
    made = anna.post("/import", {"name": "Anna", "log": json.dumps(match.log)})

    page = anna.get(made.headers["location"].removesuffix("/replay") + "/result")

    assert 200 == page.status_code
    assert "The decisive moment" in page.text
    assert "The match in numbers" not in page.text
