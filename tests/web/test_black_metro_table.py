"""The drawn table of Black Metro at moments that a picture of a typical turn does not show, in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from project_tools import tool

from railhead import records
from railhead.kernel.match import Match

gallery = tool("gallery")


@pytest.fixture(scope="module")
def opened() -> Iterator[object]:
    with gallery.house() as house:
        yield house


def counting() -> tuple[Match, int, int, set[int]]:
    """A position where three missions are held and one can be counted: with how much one has of what they ask for."""
    match = gallery.played("black_metro", 3)
    walk = records.Walk(match.log)
    for step in range(0, len(walk.decisions), 3):
        position = walk.go(step)
        seat = position.asks[0].seat
        scene = match.rules.scene(position.view(seat))
        assert scene is not None
        missions, options = scene.area("missions", seat), scene.area("mission_options", seat)
        held = len(missions.pieces) if missions else 0
        have = {one.numbers["have"] for one in options.pieces if "have" in one.numbers} if options else set()
        if held == 3 and have:
            return match, step, seat, have
    raise AssertionError("nobody holds three missions of which one counts")


def test_a_row_of_a_mission_says_how_far_one_is(chromium: Browser, opened: object) -> None:
    match, step, seat, have = counting()
    page = gallery.visitor(chromium, opened, gallery.FORMATS["desk"])

    assert [] == gallery.faults_of(page, opened.table(match, step, seat), "desk", None)  # type: ignore[attr-defined]

    said = page.locator("#own .roomy .hv").all_inner_texts()
    assert {f"you have {one}" for one in have} == {one for one in said if one.startswith("you have")}
    page.context.close()


def test_on_a_phone_all_districts_stand_above_the_question(chromium: Browser, opened: object) -> None:
    page: Page = gallery.visitor(chromium, opened, gallery.FORMATS["phone"])
    table = opened.table(*gallery.step_of("black_metro", "typical"))  # type: ignore[attr-defined]
    assert [] == gallery.faults_of(page, table, "phone", None)

    plates, dock = page.locator(".ringb > .d").all(), page.locator(".dock").bounding_box()

    assert dock is not None
    boxes = [plate.bounding_box() for plate in plates]
    assert 12 == len(boxes)
    assert max(box["y"] + box["height"] for box in boxes if box is not None) <= dock["y"]
    page.context.close()
