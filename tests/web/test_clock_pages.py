"""Clocks in a real browser: chosen with the table, counted on its page, said aloud at few moments."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from browsers import DESKTOP, PHONE, Visitor

Visitors = Callable[..., Visitor]


def set_up(one: Visitor, game: str, clock: str) -> None:
    """A table against a bot, with a clock."""
    page = one.open(f"/new/{game}")
    page.fill("#name", "Anna")
    if page.locator("[name=seats]:not([type=hidden])").count():
        page.locator("label:has(#seats-2)").click()
    page.select_option("[name=clock]", clock)
    page.select_option("[name=ending]", "seat")
    one.check_access()
    page.click("button.primary")
    page.wait_for_url(re.compile(r"/t/\w+"))


@pytest.mark.parametrize(("shape", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_a_clock_counts_down_beside_the_player_and_at_the_question(
    visitor: Visitors, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme)
    anna.page.clock.install()
    set_up(anna, "front_line", "move-5")
    page = anna.page

    page.wait_for_selector("#clocks .own.runs .time")
    assert re.fullmatch(r"[45]:\d\d", page.locator("#clocks .own .time").inner_text())
    assert re.fullmatch(r"[45]:\d\d", page.locator("#tools .my-time").inner_text())
    assert "" == page.locator("#time-said").inner_text()
    anna.check_access()
    assert anna.fits()

    page.clock.fast_forward("04:05")

    page.wait_for_function("() => /^0:5\\d$/.test(document.querySelector('#clocks .own .time').textContent)")
    assert "You have one minute left." == page.locator("#time-said").inner_text()


def test_the_table_in_words_has_the_clocks_too(visitor: Visitors) -> None:
    anna = visitor()
    set_up(anna, "toy", "match-10")
    page = anna.open(f"{anna.page.url.removeprefix(anna.base)}?words=1")

    assert re.match(r"Anna\s*, the clock is running:\s*(10:00|9:\d\d)", page.locator("#clocks li").first.inner_text())
    anna.check_access()
