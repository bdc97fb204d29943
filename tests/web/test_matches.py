"""Whole matches through the pages: two browsers and a bot, reloads and power cuts; by keyboard alone.

The four larger games take minutes; `RAILHEAD_WHOLE=1 python -m pytest tests/web/test_matches.py` plays them to the end.
"""

import pytest
from browsers import WHOLE, Visitor, Visitors, sit_two

import railhead
from railhead import records
from railhead.web.soak.server import Server

MATCH_SECONDS = 400  # a busy machine takes its time
KEY_PRESSES = 3000
TABBED = 15  # up to this decision every third is made by Tab and Enter, which takes its time
LARGE = ("black_metro", "metro2033", "breakthrough", "barbarossa")


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
    reply = anna.page.request.get(f"{server.address}{table}/export")
    assert reply.ok, reply.text()
    exported = reply.json()
    assert [] == records.check(exported)
    assert {0, 1, 2} == {seat for seat, _ in records.decisions(exported)}
    anna.open(f"{table}/replay?step={middle}").wait_for_selector("#board > *")
    anna.check_access()


def test_every_game_is_played_to_its_end() -> None:
    marks = test_two_browsers_and_a_bot_play_a_whole_match.pytestmark  # type: ignore[attr-defined]  # set by pytest

    assert {"toy", *railhead.rulesets()} == {game for game, _, _ in marks[0].args[1]}


@pytest.mark.parametrize("game", ["toy", "front_line"])
def test_a_whole_match_is_played_with_the_keyboard_alone(visitor: Visitors, game: str) -> None:
    """From the home page to the rematch without a mouse: Tab, Enter, arrows and the number keys."""
    anna = visitor()
    page, press = anna.open("/"), anna.page.keyboard.press
    anna.tab_to(f"a.game[href='/new/{game}']")
    press("Enter")
    page.wait_for_selector("#name")
    anna.tab_to("#name")
    page.keyboard.type("Anna")
    anna.tab_to("button.primary")
    press("Enter")
    page.wait_for_selector("#table")

    for turn in range(KEY_PRESSES):
        page.wait_for_selector("[data-answer] button, .result", state="attached")
        if page.query_selector(".result"):
            break
        decide_by_key(anna, turn)
    anna.tab_to("form[action$='/rematch'] button")
    over = page.url
    press("Enter")
    page.wait_for_url(lambda url: url != over)
    page.wait_for_selector("#table")


def decide_by_key(anna: Visitor, turn: int) -> None:
    """Take one of the options: now by its number, now by Tab and Enter."""
    page = anna.page
    version = page.input_value("[data-answer] [name=version]")
    choices = page.locator("[data-choice]").count()
    if turn % 3 or turn > TABBED or choices > 9:
        page.keyboard.press(str(1 + turn % min(9, choices)))
    else:
        if page.locator(".all-options:not([open])").count():
            page.keyboard.press("l")  # the list of all options
        anna.tab_to(f"[data-choice='{1 + turn % choices}']")
        page.keyboard.press("Enter")
    changed = "old => (document.querySelector('[data-answer] [name=version]') || {}).value !== old"
    page.wait_for_function(changed, arg=version)


def test_an_answer_given_while_the_server_is_down_arrives_when_it_is_back(visitor: Visitors, server: Server) -> None:
    anna = visitor()
    anna.start("toy", "me", "greedy")
    anna.wait_link("live")

    server.kill()
    anna.page.locator(".lit:visible, [data-answer] button:visible").first.click()
    anna.wait_link("lost")
    server.start()

    anna.wait_decision(2)
