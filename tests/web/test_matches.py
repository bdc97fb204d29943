"""Whole matches through the pages: two browsers and a bot, reloads and power cuts; by pointing, by keyboard, by touch.

All of them to the end take most of an hour: `RAILHEAD_WHOLE=1 python -m pytest tests/web/test_matches.py`. Without, the
larger games are played a good way.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from browsers import PHONE, WHOLE, Visitor, Visitors, sit_two
from playwright.sync_api import TimeoutError

import railhead
from railhead import records
from railhead.web.soak.server import Server

MATCH_SECONDS = 400  # a busy machine takes its time
MOST = 3000  # decisions of one person
LARGE = ("black_metro", "metro2033", "breakthrough", "barbarossa")
SOON, TRIES = 20_000, 3  # milliseconds until a decision shows, and how often one points
READING, TAPS = 3000, 3  # milliseconds until one reads what one has tapped, and how often one taps
LOOK_AGAIN = 100  # milliseconds
SOME = 12  # decisions where a match is not played to its end
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("game", "middle", "hints"),
    [
        ("toy", 6, False),
        ("front_line", 12, False),
        ("black_metro", 12, False),
        ("metro2033", 12, WHOLE),  # at random it takes thousands of decisions, like the two below
        ("breakthrough", 12, WHOLE),
        ("barbarossa", 12, WHOLE),
    ],
)
def test_two_browsers_and_a_bot_play_a_whole_match(
    visitor: Visitors, server: Server, game: str, middle: int, hints: bool
) -> None:
    """From an empty table to the last decision (of a large game: well beyond), with a reload and a power cut."""
    anna, boris, table = sit_two(visitor, game, "greedy")
    anna.drive(hints=hints)
    boris.drive(hints=hints)
    anna.wait_decision(middle)

    anna.page.reload()
    server.kill()
    anna.wait_link("lost")
    boris.wait_link("lost")
    server.start()
    anna.wait_link("live")
    boris.wait_link("live")
    boris.stop_driving()
    anna.check_access()
    boris.drive(hints=hints)
    anna.drive(hints=hints)
    if game in LARGE and not WHOLE:
        anna.wait_decision(2 * middle)
        boris.wait_decision(2 * middle)
        return
    anna.wait_over(MATCH_SECONDS)
    boris.wait_over(MATCH_SECONDS)

    assert anna.page.inner_text(".asked") == boris.page.inner_text(".asked")
    anna.check_access()
    assert boris.fits()
    boris.check_access()
    for one in (anna, boris):  # both ask for the course at once, and more than two orders of an address have to wait
        one.wait_course()
    reply = anna.page.request.get(f"{server.address}{table}/export")
    assert reply.ok, reply.text()
    exported = reply.json()
    assert [] == records.check(exported)
    print(f"{game}: over after {len(records.decisions(exported))} decisions of all")
    assert {0, 1, 2} == {seat for seat, _ in records.decisions(exported)}
    anna.open(f"{table}/replay?step={middle}").wait_for_selector("#board > *")
    anna.check_access()


def test_every_game_is_played_to_its_end() -> None:
    marks = test_two_browsers_and_a_bot_play_a_whole_match.pytestmark  # type: ignore[attr-defined]  # set by pytest

    assert {"toy", *railhead.rulesets()} == {game for game, _, _ in marks[0].args[1]}


# --- one person, and one way of deciding ------------------------------------------------------------------------------


def begin_with_keys(anna: Visitor, game: str) -> None:
    """From the home page to a table without a mouse."""
    page, press = anna.open("/"), anna.page.keyboard.press
    anna.tab_to(f"a.game[href='/new/{game}']")
    press("Enter")
    page.wait_for_selector("#name")
    anna.tab_to("#name")
    page.keyboard.type("Anna")
    anna.tab_to("button.primary")
    press("Enter")
    page.wait_for_selector("#table")


def play(anna: Visitor, decide: Callable[[Visitor, int], None], whole: bool) -> bool:
    """Decide until the match is over, or often enough; with a reload on the way."""
    page = anna.page
    for turn in range(MOST if whole else SOME):
        page.wait_for_selector("[data-answer] button, .result", state="attached")
        if page.query_selector(".result"):
            print(f"over after {turn} decisions: {page.url}")
            return True
        if turn == SOME // 2:
            page.reload()
            page.wait_for_selector("[data-answer] button, .result", state="attached")
        if not page.query_selector(".result"):
            decide_until_it_counts(anna, decide, turn)
    return not whole


CHANGED = "old => (document.querySelector('[data-answer] [name=version]') || {}).value !== old"


def decide_until_it_counts(anna: Visitor, decide: Callable[[Visitor, int], None], turn: int) -> None:
    """Whoever sees that a click has missed, because the table changed under it, points again; but not for ever."""
    page = anna.page
    version = page.input_value("[data-answer] [name=version]")
    for _ in range(TRIES):
        decide(anna, turn)
        try:
            page.wait_for_function(CHANGED, arg=version, timeout=SOON)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"decision {turn} never counts: {page.inner_text('#question')}")


@pytest.mark.timeout(3600 if WHOLE else 240)
@pytest.mark.parametrize("game", ["toy", *railhead.rulesets()])
def test_a_match_is_played_with_the_keyboard_alone(visitor: Visitors, game: str) -> None:
    """From the home page to the rematch without a mouse: Tab, Enter, arrows and the number keys."""
    anna = visitor()
    begin_with_keys(anna, game)

    assert play(anna, decide_by_key, WHOLE or game in ("toy", "front_line"))

    if anna.page.query_selector(".result"):
        anna.tab_to("form[action$='/rematch'] button")
        over = anna.page.url
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_url(lambda url: url != over)
        anna.page.wait_for_selector("#table")


# Where to point for the option that a hint names, or for any other if only the list of all has that one: the middle of
# a lit piece or of a button of the dock, brought into sight as somebody scrolls.
WHERE = """
async () => {
  const table = document.getElementById("table");
  const body = new URLSearchParams({ seat: table.dataset.seat });
  const reply = await fetch(`${table.dataset.table}/hint`, { method: "POST", body });
  const { option } = reply.ok ? await reply.json() : {};
  const seen = (one) => {
    one.scrollIntoView({ block: "center", inline: "nearest" });
    const box = one.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    const [top, ...below] = document.elementsFromPoint(...at);
    const through = top && top.closest("[data-key]:not(.lit)") && below.find((other) => other.matches(".lit"));
    return top && (through || top.closest(".lit, button, summary")) === one ? at : null;
  };
  const ways = "#table .lit[data-option], .dock-button, .all-options[open] .options-list button";
  const shown = [...document.querySelectorAll(ways)];
  const value = (one) => one.dataset.option || one.value;
  const wanted = shown.filter((one) => value(one) === option);
  for (const one of [...wanted, ...shown.sort(() => Math.random() - 0.5)]) {
    const at = seen(one);
    if (at) return at;
  }
  return null;
}
"""


def decide_by_pointing(anna: Visitor, turn: int) -> None:
    """Point at a lit piece, or at a button of the dock; never open the list of all options."""
    anna.page.mouse.click(*place_to_point_at(anna))


def place_to_point_at(anna: Visitor) -> tuple[float, float]:
    """Where it lies, at once or as soon as a new screen is in its place."""
    latest = time.monotonic() + READING / 1000
    while time.monotonic() < latest:
        at: tuple[float, float] | None = anna.page.evaluate(
            WHERE
        )  # to wait for a function does not wait for its promise
        if at is not None:
            return at
        anna.page.wait_for_timeout(LOOK_AGAIN)
    raise AssertionError(f"nothing to point at: {anna.page.inner_text('#question')}")


def decide_by_touch(anna: Visitor, turn: int) -> None:
    """The first tap on a piece reads, the second one does; a button of the dock does at once."""
    page = anna.page
    version = page.input_value("[data-answer] [name=version]")
    for _ in range(TAPS):
        at = place_to_point_at(anna)
        piece = page.evaluate("at => Boolean(document.elementFromPoint(...at).closest('[data-key]'))", at)
        page.touchscreen.tap(*at)
        if not piece:
            return
        with suppress(TimeoutError):  # in the moment a new screen is put in place: a finger finds nothing there
            page.wait_for_selector("#zoom-do", state="visible", timeout=READING)
            assert version == page.input_value("[data-answer] [name=version]"), "nothing is chosen by a first tap"
            page.tap("#zoom-do")
            return
        assert version == page.input_value("[data-answer] [name=version]"), "nothing is chosen by a first tap"
    raise AssertionError(f"{TAPS} taps and nothing to read: {page.inner_text('#question')}")


@pytest.mark.timeout(3600 if WHOLE else 240)
@pytest.mark.parametrize("game", ["toy", *railhead.rulesets()])
@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_match_is_played_by_pointing_alone(visitor: Visitors, game: str, hand: str) -> None:
    touch = hand == "finger"
    anna = visitor(PHONE if touch else DESK, reduced_motion="reduce")
    anna.start(game, "me", *["greedy"] * (railhead.ruleset(game).seats[0] - 1 or 1))
    anna.wait_link("live")

    assert play(anna, decide_by_touch if touch else decide_by_pointing, WHOLE or game == "toy")


def decide_by_key(anna: Visitor, turn: int) -> None:
    """Take what a hint advises: by its number, by Tab and Enter from the list, or by the arrows on a lit piece."""
    page, press = anna.page, anna.page.keyboard.press
    number, option, lit = page.evaluate(ADVISED)
    focused = "wanted => document.activeElement.matches(wanted)"
    if lit and turn % 2:
        page.focus("#board")
        for _ in range(lit):
            press("ArrowDown")
            if page.evaluate(focused, f".lit[data-option='{option}']"):
                press("Enter")
                return
    if number < 10:
        press(str(number))
        return
    if page.locator(".all-options:not([open])").count():
        press("l")  # the list of all options
    anna.tab_to(f"[data-choice='{number}']")
    press("Enter")


# The number of the option that a hint names, and how many lit pieces the board has.
ADVISED = """
async () => {
  const table = document.getElementById("table");
  const body = new URLSearchParams({ seat: table.dataset.seat });
  const reply = await fetch(`${table.dataset.table}/hint`, { method: "POST", body });
  const { option } = reply.ok ? await reply.json() : {};
  const choices = [...document.querySelectorAll("[data-choice]")];
  const advised = choices.find((one) => one.value === option) || choices[0];
  const lit = document.querySelectorAll("#board .lit[data-option]").length;
  return [Number(advised.dataset.choice), advised.value, lit];
}
"""


def test_an_answer_given_while_the_server_is_down_arrives_when_it_is_back(visitor: Visitors, server: Server) -> None:
    anna = visitor()
    anna.start("toy", "me", "greedy")
    anna.wait_link("live")

    server.kill()
    anna.answers().first.click()
    anna.wait_link("lost")
    server.start()

    anna.wait_decision(2)
