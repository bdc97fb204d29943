"""The drawn table of Breakthrough at moments that a picture of a typical turn does not show, in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from project_tools import tool

from railhead import records
from railhead.kernel.match import Match
from railhead.kernel.scene import Area, Scene

gallery = tool("gallery")
Position = tuple[Match, int, int, Scene]


def paying() -> Position:
    """A position where two cards lie on the counter, more is missing, and several cards could be laid."""
    match = gallery.played("breakthrough", 4)
    walk = records.Walk(match.log)
    for step in range(len(walk.decisions)):
        position = walk.go(step)
        ask = position.asks[0]
        scene = match.rules.scene(position.view(ask.seat))
        if ask.prompt == "pay_task" and len(ask.options) > 1 and len(area(scene, "paid", ask.seat).pieces) > 1:
            return match, step, ask.seat, scene
    raise AssertionError("nobody pays with three cards")


def area(scene: Scene | None, name: str, owner: int = -1) -> Area:
    found = scene.area(name, owner) if scene is not None else None
    assert found is not None
    return found


@pytest.fixture(scope="module")
def table(chromium: Browser) -> Iterator[tuple[Page, Position]]:
    position = paying()
    with gallery.house() as opened:
        page = gallery.visitor(chromium, opened, gallery.FORMATS["desk"])
        assert [] == gallery.faults_of(page, opened.table(*position[:3]), "desk", None)
        yield page, position
        page.context.close()


def test_who_pays_sees_the_cards_themselves_and_what_is_missing(table: tuple[Page, Position]) -> None:
    page, (match, _, seat, scene) = table
    task, laid = area(scene, "counter").pieces[0], area(scene, "paid", seat).pieces

    assert [match.rules.card_titles[match.rules.cards.index(one.face)] for one in laid] == [
        name.replace("\u00ad", "") for name in page.locator(".counter article .nm").all_inner_texts()
    ]
    assert str(task.limits["paid"] - task.numbers["paid"]) == page.locator(".counter .slot .big").inner_text()
    assert sum(one.kind == "resource" for one in laid) == page.locator(".stores .chip.laid").count()


def test_the_hand_keeps_a_place_for_each_of_its_five_cards(table: tuple[Page, Position]) -> None:
    page, (_, _, seat, scene) = table
    held = len(area(scene, "hand", seat).pieces)

    assert held == page.locator("#own .fan .card").count()
    assert 5 - held == page.locator("#own .fan .gap").count()


def test_a_card_that_is_pointed_at_comes_to_the_counter(table: tuple[Page, Position]) -> None:
    page, (_, _, seat, scene) = table
    laid = len(area(scene, "paid", seat).pieces)

    page.locator(".stores .chip.lit").first.click()

    page.wait_for_function("n => document.querySelectorAll('.counter article').length === n", arg=laid + 1)
