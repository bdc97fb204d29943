"""Every part of a table is one tap away on a phone, and what a chair or a list is for can be read."""

import pytest
from browsers import PHONE, Visitors

WIDER = """() => [...document.querySelectorAll(".place select")].filter(one => {
  const pen = document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(one);
  pen.font = style.font;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;  // the arrow
  return one.checkVisibility() && pen.measureText(one.selectedOptions[0].textContent.trim()).width > room;
}).map(one => one.selectedOptions[0].textContent.trim())"""


@pytest.mark.parametrize("game", ["barbarossa", "front_line", "metro2033"])
def test_every_part_of_a_table_is_one_tap_away_on_a_phone(visitor: Visitors, game: str) -> None:
    anna = visitor(PHONE, reduced_motion="reduce")
    anna.start(game, "me", "greedy")
    anna.page.wait_for_selector("[data-answer] button", state="attached")

    for part in ("seats", "pane-log", "own", "main"):
        anna.page.tap(f".jump a[href='#{part}']")
        box = anna.page.locator(f"#{part}:visible, #{part} > :visible").first.bounding_box()
        assert box is not None
        assert box["y"] < 844 - 48, f"{part} lies below the screen"
        assert box["y"] + box["height"] > 48, f"{part} lies above the screen"
    dock, jump = anna.page.locator(".dock").bounding_box(), anna.page.locator(".jump").bounding_box()
    assert dock is not None
    assert jump is not None
    assert dock["y"] + dock["height"] <= jump["y"] + 1
    assert anna.fits()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_what_a_chair_is_for_can_be_read(visitor: Visitors, language: str) -> None:
    anna = visitor({"viewport": {"width": 1366, "height": 768}}, locale=language)
    page = anna.open("/new/front_line")

    for value in ("open", "link", "greedy"):
        page.select_option("#who-1", value)
        assert [] == page.evaluate(WIDER)
