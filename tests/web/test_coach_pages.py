"""A first match with a coach in a real browser: his card, what he lights, and that he can be done without.

`RAILHEAD_WHOLE=1 python -m pytest tests/web/test_coach_pages.py` goes with every coach to the end of his match.
"""

from collections.abc import Callable
from typing import Any

import pytest
from browsers import PHONE, WHOLE, Visitor
from playwright.sync_api import Page

import railhead

Visitors = Callable[..., Visitor]
DESK = {"viewport": {"width": 1366, "height": 768}}
EVERY_SHAPE = [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]
SHAPES = EVERY_SHAPE if WHOLE else [(DESK, "light"), (PHONE, "dark")]

SOME = 8  # lessons that are heard of each coach otherwise
MOST = 2000  # words to the coach and decisions of a first match

# What of the table does the coach cover that he must not: the question, what he speaks of, what answers; is he cut off?
COVERED = """
() => {
  const coach = document.getElementById("coach"), bubble = coach.querySelector(".bubble");
  const boxes = [bubble, coach.querySelector(".guard")].map((one) => one.getBoundingClientRect());
  const over = (one) => boxes.some((card) => one.width && one.left < card.right - 1 && one.right > card.left + 1
    && one.top < card.bottom - 1 && one.bottom > card.top + 1);
  const seen = (thing) => {
    const around = thing.closest("#board, #own, #seats") || document.body;
    const box = thing.getBoundingClientRect(), frame = around.getBoundingClientRect();
    const left = Math.max(box.left, frame.left), right = Math.min(box.right, frame.right);
    const top = Math.max(box.top, frame.top), bottom = Math.min(box.bottom, frame.bottom);
    return { left, right, top, bottom, width: right - left > 1 && bottom - top > 1 ? right - left : 0 };
  };
  const parts = innerWidth > 860 ? ".dock, .top, #table .taught, #table .lit[data-option]" : ".dock, .top";
  const covered = [...document.querySelectorAll(parts)].filter((one) => over(seen(one)));
  const card = coach.getBoundingClientRect();
  const inside = card.top >= 0 && card.bottom <= innerHeight && card.left >= 0 && card.right <= innerWidth;
  const tail = 14;  // it stands out of the bubble
  const whole = bubble.scrollHeight <= bubble.clientHeight + tail && bubble.scrollWidth <= bubble.clientWidth + tail;
  const names = covered.map((one) => one.dataset.key || one.id || one.className);
  return [...names, ...inside ? [] : ["edge"], ...whole ? [] : ["cut"]];
}
"""

# How far is the bubble from the nearest piece that has the number one, in pixels?
AWAY = """
() => {
  const card = document.querySelector(".bubble").getBoundingClientRect();
  const apart = (low, high, from, to) => Math.max(from - high, low - to, 0);
  const meant = [...document.querySelectorAll("#table .taught-1")].map((one) => one.getBoundingClientRect());
  const across = (one) => apart(card.left, card.right, one.left, one.right);
  const along = (one) => apart(card.top, card.bottom, one.top, one.bottom);
  return Math.min(...meant.filter((one) => one.width > 1).map((one) => Math.hypot(across(one), along(one))));
}
"""
NEAR = 130  # pixels between the bubble and what it points at; the guard may stand between them


def begin(one: Visitor, game: str) -> None:
    one.open(f"/how/{game}")
    one.page.click("button.first")
    one.page.wait_for_selector("#coach h2")
    one.wait_link("live")


def next_title(one: Visitor, title: str) -> None:
    """Until the coach says this."""
    one.page.wait_for_selector(f"#coach h2:text-is('{title}')")


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
def test_the_coach_covers_nothing_and_is_there_for_everybody(
    visitor: Visitors, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme)

    begin(anna, "front_line")

    assert [] == anna.page.evaluate(COVERED)
    assert anna.fits()
    anna.page.evaluate("() => scrollTo(0, 0)")  # he has scrolled: text under the bar on top is not seen
    anna.check_access()


def test_the_coach_lights_what_he_speaks_of_and_goes_on_when_he_was_heard(visitor: Visitors) -> None:
    anna = visitor(DESK)
    begin(anna, "front_line")
    page = anna.page
    next_title(anna, "The line")
    assert 4 == page.locator("#board .taught").count()  # three comrades and the Commissar
    assert "Lesson 1 of 13" in page.inner_text("#coach")

    page.click("#coach >> text=Got it")

    next_title(anna, "Keep one, pass the rest")
    assert 0 == page.locator("#board .taught").count()
    assert 5 == page.locator("#own .taught").count()
    page.reload()
    next_title(anna, "Keep one, pass the rest")
    page.click("#coach [data-rule]")
    page.wait_for_selector("#rules[open] .sought")
    assert "FLN-2.10" == page.locator(".sought").get_attribute("id")


def test_the_numbers_of_the_bubble_stand_on_the_pieces_and_the_lessons_are_ticked(visitor: Visitors) -> None:
    anna = visitor(DESK)
    begin(anna, "front_line")
    page = anna.page
    next_title(anna, "The line")

    assert ["1", "2"] == page.locator("#coach .coach-text .number").all_inner_texts()
    assert ["1", "1", "1", "2"] == page.locator("#numbers .number").all_inner_texts()
    commissar, badge = (
        page.locator("#board .taught-2").bounding_box(),
        page.locator("#numbers .number >> nth=3").bounding_box(),
    )
    assert commissar
    assert badge
    assert abs(commissar["x"] - badge["x"]) < 24
    assert abs(commissar["y"] - badge["y"]) < 24
    assert "The line" == page.inner_text("#lessons .now span")
    page.click("#coach >> text=Got it")
    next_title(anna, "Keep one, pass the rest")
    assert page.inner_text("#lessons .done span").startswith("The line")
    page.click("#tab-log")
    assert page.locator("#log").is_visible()
    assert not page.locator("#lessons").is_visible()


def between_two_lessons(anna: Visitor) -> Page:
    """The learner of Barbarossa has heard the first two lessons; the next one is still to come."""
    begin(anna, "barbarossa")
    page = anna.page
    next_title(anna, "The road to Moscow")
    page.click("#coach >> text=Got it")
    next_title(anna, "Activation")
    page.click("#coach >> text=Got it")
    page.wait_for_selector("#coach h2", state="detached")
    return page


def test_the_coach_stands_at_the_table_beside_what_he_speaks_of(visitor: Visitors) -> None:
    anna = visitor(DESK)
    page = between_two_lessons(anna)
    anna.drive(1)
    anna.finish_driving()

    next_title(anna, "Operation")

    assert page.evaluate(AWAY) < NEAR
    assert page.locator("#coach").get_attribute("data-tail")
    page.set_viewport_size({"width": 1100, "height": 700})
    page.wait_for_function(f"() => ({COVERED})().length === 0")


def test_a_new_word_is_explained_and_what_was_heard_can_be_read_again(visitor: Visitors) -> None:
    anna = visitor(DESK)
    begin(anna, "front_line")
    page = anna.page
    next_title(anna, "The line")
    assert 0 == page.locator(".new-word").count()
    page.click("#coach >> text=Got it")

    next_title(anna, "Keep one, pass the rest")

    assert "Manoeuvre: The card you lay to move yourself or others. FLN-3.1.4" in page.inner_text(".new-word")
    page.click("#lessons .done summary")
    assert (
        page.locator("#lessons .done details p").inner_text().startswith("You and two comrades stand in a line, with")
    )


def test_on_a_phone_the_bubble_explains_the_new_word(visitor: Visitors) -> None:
    anna = visitor(PHONE)
    begin(anna, "front_line")
    page = anna.page
    page.click("#coach >> text=Got it")
    next_title(anna, "Keep one, pass the rest")

    page.click("#coach .word-here summary")

    assert page.locator("#coach .word-here p").inner_text() == "The card you lay to move yourself or others."
    assert [] == [fault for fault in page.evaluate(COVERED) if fault != "cut"]  # it may scroll


def test_the_coach_gives_advice_and_leaves_the_decision_to_the_learner(visitor: Visitors) -> None:
    anna = visitor(DESK)
    begin(anna, "front_line")
    page = anna.page

    page.click("#coach >> text=What would you do?")

    page.wait_for_selector("#own .hinted")
    assert page.inner_text("#coach-advice").startswith("My advice: ")
    assert page.locator("#coach-advice .reasons i").count() >= 1
    assert [] == page.evaluate(COVERED)
    assert page.locator("#own .lit").count() == 5


@pytest.mark.parametrize("shape", [DESK, PHONE])
def test_what_was_said_before_is_said_again_by_keyboard_and_lights_what_it_speaks_of(
    visitor: Visitors, shape: dict[str, Any]
) -> None:
    anna = visitor(shape, reduced_motion="reduce")
    begin(anna, "front_line")
    page = anna.page
    assert 0 == page.locator("#coach [data-coach=back]:visible").count()  # there is nothing before
    page.click("#coach >> text=Got it")
    next_title(anna, "Keep one, pass the rest")
    decision = page.get_attribute("#table", "data-screen")

    page.focus("#coach .coach-now [data-coach=back]")
    page.keyboard.press("Enter")

    assert "The line" == page.inner_text("#coach .coach-page h2")
    assert "Lesson 1 of 13" in page.inner_text("#coach")
    assert "Keep one" not in page.inner_text("#coach")
    assert 4 == page.locator("#board .taught").count()
    assert 0 == page.locator("#own .taught").count()
    assert page.locator("#numbers .number").count() >= 1
    assert [] == [fault for fault in page.evaluate(COVERED) if fault != "cut" or shape == DESK]
    assert page.evaluate("() => document.getElementById('coach').contains(document.activeElement)")
    page.evaluate("() => scrollTo(0, 0)")
    anna.check_access()
    page.keyboard.press("Escape")
    assert page.is_visible("#coach h2:text-is('Keep one, pass the rest')")
    assert 5 == page.locator("#own .taught").count()
    assert page.evaluate("() => document.activeElement.dataset.coach || document.activeElement.name")
    assert decision == page.get_attribute("#table", "data-screen")  # nothing was taken back


def test_between_two_lessons_the_last_ones_are_there_to_be_heard(visitor: Visitors) -> None:
    anna = visitor(DESK)
    page = between_two_lessons(anna)
    assert not page.locator("#coach").is_visible()

    page.click("#lessons [data-coach=back]")
    assert "Activation" == page.inner_text("#coach h2")
    page.click("#lessons [data-coach=back]")

    assert "The road to Moscow" == page.inner_text("#coach h2")
    page.click("#coach [data-coach=forward]")
    assert "Activation" == page.inner_text("#coach h2")
    page.click("#coach [data-coach=now]")
    assert 0 == page.locator("#coach h2").count()
    assert 0 == page.locator(".taught").count()
    assert not page.locator("#coach").is_visible()


@pytest.mark.parametrize("shape", [DESK, PHONE])
def test_the_coach_shows_why_with_the_pieces_he_speaks_of(visitor: Visitors, shape: dict[str, Any]) -> None:
    anna = visitor(shape, reduced_motion="reduce")
    begin(anna, "front_line")
    page = anna.page
    page.click("#coach >> text=What would you do?")

    page.click("#coach >> text=Show me why")

    page.wait_for_selector("#coach h2:text-matches('^Why “.+”.$')")
    numbers = page.locator("#coach .coach-page .number").all_inner_texts()
    assert "1" in numbers
    assert page.locator("#table .taught-1").count() >= 1
    assert {*page.locator("#numbers .number").all_inner_texts()} <= {*numbers}
    assert page.locator("#coach .coach-said li").count() >= 2
    assert [] == [fault for fault in page.evaluate(COVERED) if fault != "cut" or shape == DESK]
    page.evaluate("() => scrollTo(0, 0)")
    anna.check_access()
    page.click("#coach [data-coach=now]")
    assert page.is_visible("#coach h2:text-is('The line')")
    assert 4 == page.locator("#board .taught").count()


def test_reasons_go_with_the_question(visitor: Visitors) -> None:
    anna = visitor(DESK)
    begin(anna, "front_line")
    page = anna.page
    page.click("#coach >> text=What would you do?")
    page.click("#coach >> text=Show me why")
    page.wait_for_selector("#coach .coach-said li")

    anna.drive(1)
    anna.finish_driving()

    next_title(anna, "Keep one, pass the rest")
    assert not page.locator("#coach .coach-page").is_visible()


def test_whoever_decides_goes_on_without_a_word_to_the_coach(visitor: Visitors) -> None:
    anna = visitor(DESK)
    begin(anna, "front_line")

    anna.drive(1)
    anna.finish_driving()

    next_title(anna, "Keep one, pass the rest")


def test_without_the_coach_the_match_goes_on(visitor: Visitors) -> None:
    anna = visitor(PHONE)
    begin(anna, "front_line")
    page = anna.page

    page.click("#coach >> text=Skip the coach")

    page.wait_for_selector("#coach h2", state="detached")
    assert not page.locator("#coach").is_visible()
    assert 0 == page.locator(".taught").count()
    page.reload()
    page.wait_for_selector("[data-answer]")
    assert not page.locator("#coach").is_visible()


@pytest.mark.timeout(3600 if WHOLE else 240)
@pytest.mark.parametrize("game", railhead.rulesets())
def test_a_learner_goes_with_each_coach_to_the_end(visitor: Visitors, game: str) -> None:
    """From the home page: he hears every lesson, asks for advice and follows it."""
    anna = visitor(DESK, reduced_motion="reduce")
    page = anna.open("/")
    page.click(f".game-{game} button.first")
    page.wait_for_selector("#coach h2")
    anna.wait_link("live")
    heard: list[str] = []

    for _ in range(MOST):
        page.wait_for_selector("#coach [name=lesson].primary, [data-answer] button, .result", state="attached")
        lesson = page.query_selector("#coach [name=lesson].primary")
        if lesson is not None:
            heard.append(lesson.get_attribute("value") or "")
            assert [] == page.evaluate(COVERED), heard[-1]
            page.click("#coach [name=lesson].primary")
            page.wait_for_selector(f"#coach [name=lesson].primary[value='{heard[-1]}']", state="detached")
        elif page.query_selector(".result") or (len(heard) >= SOME and not WHOLE):
            break
        else:
            anna.drive(1)
            anna.finish_driving()

    assert len(set(heard)) == len(heard)
    if WHOLE:
        assert page.query_selector(".result")
        assert "end" == heard[-1]
    else:
        assert len(heard) >= SOME
