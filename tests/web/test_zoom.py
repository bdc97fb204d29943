"""A closer look at pieces and options: by mouse, keyboard and finger, with what an option would do."""

import re
from typing import Any

from browsers import DESKTOP, PHONE, Visitor, Visitors

CLEAR = """
() => {
  const zoom = document.getElementById("zoom").getBoundingClientRect();
  const asked = document.querySelector(".dock").getBoundingClientRect();
  const inside = zoom.left >= 0 && zoom.top >= 0 && zoom.right <= innerWidth && zoom.bottom <= innerHeight;
  return inside && (zoom.bottom <= asked.top || zoom.top >= asked.bottom || zoom.left >= asked.right);
}
"""


def sit_down(visitor: Visitors, shape: dict[str, Any] = DESKTOP, game: str = "front_line") -> Visitor:
    anna = visitor(shape, reduced_motion="reduce")
    anna.start(game, "me", "greedy", "greedy")
    anna.wait_link("live")
    anna.page.wait_for_selector("[data-answer]", state="attached")
    return anna


def test_pointing_at_a_card_for_a_moment_enlarges_it_beside_the_question(visitor: Visitors) -> None:
    anna = sit_down(visitor)
    page = anna.page
    for card in page.query_selector_all("#own .lit")[:3]:
        card.hover()
        page.wait_for_function("card => zoom.thing === card", arg=card)

        assert page.inner_text("#zoom-title") == re.sub(r" \([^()]*\)$", "", card.get_attribute("aria-label") or "")
        assert len(page.inner_text("#zoom-note")) > 10
        assert page.evaluate(CLEAR)
        assert not page.is_visible("#zoom-do")  # a click on the card itself does it
    anna.check_access()


def test_passing_over_a_card_opens_nothing(visitor: Visitors) -> None:
    page = sit_down(visitor).page

    page.hover("#own .lit")
    page.hover("#strip")
    page.wait_for_timeout(500)

    assert not page.is_visible("#zoom")


def test_the_arrow_keys_reach_every_piece_and_escape_closes(visitor: Visitors) -> None:
    anna = sit_down(visitor)
    page = anna.page
    page.focus("#board")
    pieces = page.evaluate(
        "() => [...document.querySelectorAll('#board [data-key]')]"
        ".filter(one => one.getBoundingClientRect().width > 1).map(one => one.dataset.key)"
    )

    reached = []
    for _ in pieces:
        page.keyboard.press("ArrowRight")
        reached.append(page.evaluate("() => document.activeElement.dataset.key"))
    page.wait_for_selector("#zoom", state="visible")
    page.keyboard.press("Escape")

    assert pieces == reached
    assert not page.is_visible("#zoom")


def test_on_a_phone_the_first_tap_reads_and_the_button_does(visitor: Visitors) -> None:
    anna = sit_down(visitor, PHONE)
    page = anna.page
    version = page.input_value("[data-answer] [name=version]")

    page.tap("#own .lit >> nth=0")
    page.wait_for_selector("#zoom-do", state="visible")
    assert version == page.input_value("[data-answer] [name=version]")
    assert "Do this" == page.inner_text("#zoom-do")
    assert page.evaluate(CLEAR)
    page.tap("#zoom-do")

    changed = "old => (document.querySelector('[data-answer] [name=version]') || {}).value !== old"
    page.wait_for_function(changed, arg=version)
    assert not page.is_visible("#zoom")


def test_on_a_phone_a_second_tap_on_the_same_card_does_it(visitor: Visitors) -> None:
    anna = sit_down(visitor, PHONE)
    page = anna.page
    version = page.input_value("[data-answer] [name=version]")

    page.tap("#own .lit >> nth=0")
    page.wait_for_selector("#zoom-do", state="visible")
    page.tap("#own .lit >> nth=0")

    changed = "old => (document.querySelector('[data-answer] [name=version]') || {}).value !== old"
    page.wait_for_function(changed, arg=version)


def test_on_a_phone_a_tap_on_what_the_focus_has_opened_is_the_first_one(visitor: Visitors) -> None:
    """A slow phone gives the focus of a tap first, and the tap itself when the closer look is already there."""
    anna = sit_down(visitor, PHONE)
    page = anna.page
    version = page.input_value("[data-answer] [name=version]")
    page.focus("#own .lit >> nth=0")
    page.wait_for_selector("#zoom", state="visible")

    page.tap("#own .lit >> nth=0")

    page.wait_for_selector("#zoom-do", state="visible")
    assert version == page.input_value("[data-answer] [name=version]")


def test_an_option_shows_what_it_would_do(visitor: Visitors) -> None:
    anna = sit_down(visitor, game="metro2033")
    page = anna.page
    for _ in range(60):  # on to a question where some option changes a number
        anna.list_options()
        page.wait_for_timeout(100)
        seat = page.get_attribute("#table", "data-seat")
        where = page.get_attribute("#table", "data-table")
        for button in page.query_selector_all("[data-choice]")[:4]:
            query = {"seat": seat or "", "option": button.get_attribute("value") or ""}
            lines = page.request.get(f"{anna.base}{where}/preview", params=query).json()["lines"]
            if lines:
                button.scroll_into_view_if_needed()
                button.focus()
                page.wait_for_selector("#zoom-preview li", state="attached")

                assert lines == page.eval_on_selector_all("#zoom-preview li", "all => all.map(one => one.textContent)")
                return
        anna.drive(1)
        anna.finish_driving()
        page.wait_for_selector("[data-answer]", state="attached")
    raise AssertionError("no option of 60 questions changes a number")


def test_the_title_of_the_page_says_whose_turn_it_is(visitor: Visitors) -> None:
    anna = visitor(DESKTOP)
    anna.start("toy", "me", "link")
    boris = visitor(DESKTOP)
    boris.page.goto(anna.page.input_value("#link-1"))
    boris.page.fill("#name", "Boris")
    boris.page.click("button.primary")
    anna.page.wait_for_selector("[data-answer]", state="attached")
    anna.wait_link("live")
    assert "Your turn: Last Lantern" == anna.page.title()

    anna.drive(1, hints=False)
    anna.finish_driving()

    assert "Last Lantern" == anna.page.title()


def test_sounds_are_off_until_somebody_wants_them(visitor: Visitors) -> None:
    anna = visitor(DESKTOP, pace="fast")
    anna.start("toy", "me", "greedy")
    anna.wait_link("live")
    page = anna.page
    page.evaluate(
        "() => { window.tones = 0; const real = OscillatorNode.prototype.start;"
        " OscillatorNode.prototype.start = function (...all) { window.tones += 1; return real.apply(this, all); }; }"
    )
    anna.drive(1, hints=False)
    anna.finish_driving()
    page.wait_for_selector("[data-answer]", state="attached")
    assert 0 == page.evaluate("() => window.tones")

    page.click("#tab-more")
    page.check("#sounds")
    anna.drive(1, hints=False)
    anna.finish_driving()

    page.wait_for_function("() => window.tones > 0")
