"""Metro 2033 in a browser: what is chosen covers nothing, and what a choice would do is said beforehand."""

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


# --- what a choice would do -------------------------------------------------------------------------------------------

BOXES = '() => [".dock", ".mapbox", "#own", ".dock-buttons"].map((one) => document.querySelector(one).offsetHeight)'


def pointed_at(page: Page, form: str, key: str) -> None:
    """Hover where there is a mouse, else focus, as a reader of the screen does."""
    thing = page.locator(f"#board [data-key='{key}']")
    if form == "phone":
        thing.focus()
    else:
        thing.hover(force=True)


@pytest.mark.parametrize("form", ["desk", "dark", "wide", "phone"])
def test_the_dock_forecasts_force_against_force_while_one_points_at_a_target(sit: Open, form: str) -> None:
    page = sit("army_station", 4, form, "en", 3)
    scene = asked("army_station", 4, 3)
    position = records.Walk(scene[0].log).go(scene[1]).view(scene[2])
    drawn = position.rules.scene(position)
    assert drawn is not None
    targets = [one for one in drawn.pieces() if {"attack", "defence"} <= one.numbers.keys()]
    assert targets
    shown, before = page.locator(".foretold .shown"), page.evaluate(BOXES)
    assert 0 == shown.count()

    for target in targets[:3]:
        pointed_at(page, form, target.key)
        shown.wait_for()
        said = shown.inner_text()

        assert 1 == shown.count()
        assert [str(target.numbers["attack"]), str(target.numbers["defence"])] == [
            one for one in said.replace(";", " ").split() if one.isdecimal()
        ]
        assert before == page.evaluate(BOXES)  # nothing moves
    page.locator("#board").focus()
    assert form != "phone" or 0 == shown.count()


@pytest.mark.parametrize(("form", "seats"), [("desk", 6), ("dark", 4), ("phone", 6)])
def test_the_way_of_a_hero_marches_to_the_station_that_one_points_at(sit: Open, form: str, seats: int) -> None:
    page = sit("move", seats, form, "en", 9)
    match, step, seat = asked("move", seats, 9)
    view = records.Walk(match.log).go(step).view(seat)
    drawn = view.rules.scene(view)
    assert drawn is not None
    area = drawn.area("map")
    assert area is not None
    before = {there: here for here, there in area.trails}
    goals = sorted(before, key=lambda place: area.pieces[place].numbers["steps"])
    shown = page.locator(".ways .shown")
    assert 0 == shown.count()

    for goal in (goals[0], goals[-1]):
        legs, place = 0, goal
        while place in before:
            legs, place = legs + 1, before[place]
        pointed_at(page, form, area.pieces[goal].key)

        page.wait_for_function("count => document.querySelectorAll('.ways .shown').length === count", arg=legs)
        assert f"{area.pieces[goal].numbers['steps']} of" in page.locator(".foretold .shown").inner_text()
    assert 2 * len(goals) >= page.locator(".ways > g").count() >= len(goals)  # every leg is drawn, and once


# --- figures ----------------------------------------------------------------------------------------------------------

# The names that lie under a figure.
HIDDEN = """
() => {
  const boxes = (sought) => [...document.querySelectorAll(sought)].map((one) => [one, one.getBoundingClientRect()]);
  const found = [];
  for (const [name, a] of boxes(".map .lb tspan")) for (const [, b] of boxes(".map .pawn .body")) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom - 2, b.bottom) - Math.max(a.top + 2, b.top);
    if (wide > 2 && high > 2) found.push(name.textContent);
  }
  return found;
}
"""


def together(many: int) -> tuple[Match, int, int]:
    """A position of six players where so many heroes stand on one station and one of them moves."""
    for seed in range(3, 20):
        match = gallery.played("metro2033", 6, seed)
        walk = records.Walk(match.log)
        for step in range(0, len(walk.decisions), 2):
            position = walk.go(step)
            seat = position.asks[0].seat
            scene = match.rules.scene(position.view(seat))
            assert scene is not None
            heroes = scene.area("heroes")
            places = [piece.place for piece in heroes.pieces if piece.place >= 0] if heroes else []
            if position.asks[0].prompt == "move" and any(places.count(place) == many for place in places):
                return match, step, seat
    raise AssertionError(f"no {many} heroes are on one station")


@pytest.mark.parametrize(("form", "language"), [("desk", "en"), ("phone", "ru")])
@pytest.mark.parametrize("many", [2, 3])
def test_no_name_of_a_station_lies_under_a_figure(chromium: Browser, many: int, form: str, language: str) -> None:
    with gallery.house() as opened:
        page = gallery.visitor(chromium, opened, gallery.FORMATS[form], language)
        page.on("pageerror", lambda error: pytest.fail(str(error)))
        gallery.faults_of(
            page, opened.table(*together(many)), form, gallery.picture("metro2033", f"heroes{many}", form)
        )

        assert 6 == page.locator(".map .pawn").count()
        assert [] == page.evaluate(HIDDEN)
        page.context.close()
