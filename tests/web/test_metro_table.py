"""The table of Metro 2033 in a browser: what is chosen covers nothing, and what a choice would do is said beforehand."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page
from project_tools import tool

from railhead import records
from railhead.kernel.match import Match

gallery = tool("gallery")
Open = Callable[..., Page]


def asked(prompt: str, seats: int, least: int = 1) -> tuple[Match, int, int]:
    """A position where this question has so many answers or more."""
    for seed in range(3, 40):
        match = gallery.played("metro2033", seats, seed)
        walk = records.Walk(match.log)
        for step in range(len(walk.decisions)):
            ask = walk.go(step).asks[0]
            if ask.prompt == prompt and len(ask.options) >= least:
                return match, step, ask.seat
    raise AssertionError(f"nobody has {least} answers to {prompt}")


@pytest.fixture(scope="module")
def sit(chromium: Browser) -> Iterator[Open]:
    """Opens a table where this is asked, in a format and a language."""
    with gallery.house() as opened, ExitStack() as stack:

        def see(prompt: str, seats: int, form: str, language: str = "en", least: int = 1) -> Page:
            page: Page = gallery.visitor(chromium, opened, gallery.FORMATS[form], language)
            stack.callback(page.context.close)
            assert [] == gallery.faults_of(page, opened.table(*asked(prompt, seats, least)), form, None)
            return page

        yield see


# The stations within the window of the map that something else lies on.
COVERED = """
() => {
  const window = document.querySelector(".scroller").getBoundingClientRect();
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return [...document.querySelectorAll(".map .st")].filter((station) => {
    const box = station.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (x < window.left || x > window.right || y < window.top || y > Math.min(window.bottom, dock.top)) return false;
    const top = document.elementFromPoint(x, y);
    return !top || !top.closest(".map");
  }).map((station) => station.dataset.key);
}
"""


@pytest.mark.parametrize(("form", "language"), [("desk", "en"), ("wide", "ru"), ("phone", "ru")])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("prompt", ["faction", "hero"])
def test_what_is_chosen_at_set_up_covers_no_station(
    sit: Open, prompt: str, seats: int, form: str, language: str
) -> None:
    page = sit(prompt, seats, form, language)

    assert [] == page.evaluate(COVERED)
    assert page.locator(".picks .lit").first.is_visible()
    assert page.locator(".picks .facard").count() == page.locator(".picks .lit").count() or prompt == "faction"
