"""Every table at four moments in four formats: no text overlaps another or is cut, what a question needs is in sight.

`make pictures` makes all pictures, in build/pictures/, and measures them all; so does RAILHEAD_PICTURES=1 here.
Without it the tests look at a part: every game in every format and, over the formats, at every moment.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from project_tools import tool

import railhead
from railhead import records
from railhead.kernel.match import Match

gallery = tool("gallery")
ALL = os.environ.get("RAILHEAD_PICTURES") == "1"
MOMENTS, FORMATS = gallery.MOMENTS, list(gallery.FORMATS)
SPOKEN = {"barbarossa": "ja", "breakthrough": "ru", "front_line": "pl", "metro2033": "ru"}  # beside English
Check = Callable[[str, str, str, str], list[str]]
Sit = Callable[[str, str, str], Page]


@pytest.fixture(scope="module")
def faults(chromium: Browser) -> Iterator[Check]:
    """Checks one table after the other in the same pages: game, moment, format, language."""
    pages: dict[tuple[str, str], Page] = {}
    tables: dict[tuple[str, str], str] = {}
    with gallery.house() as opened:

        def see(game: str, moment: str, form: str, language: str = "en") -> list[str]:
            page = pages.get((form, language))
            if page is None:
                page = pages[form, language] = gallery.visitor(chromium, opened, gallery.FORMATS[form], language)
            if (game, moment) not in tables:
                tables[game, moment] = opened.table(*gallery.step_of(game, moment))
            found: list[str] = gallery.faults_of(
                page, tables[game, moment], form, gallery.picture(game, moment, form, language)
            )
            return found

        yield see
        for page in pages.values():
            page.context.close()


def chosen() -> Iterator[tuple[str, str, str, str]]:
    for at, game in enumerate(railhead.rulesets()):
        for form in FORMATS:
            for moment in MOMENTS if ALL else [MOMENTS[(at + FORMATS.index(form)) % len(MOMENTS)]]:
                yield game, moment, form, "en"
        for form in ("desk", "phone"):
            for moment in (MOMENTS if ALL else ["crowded"]) if game in SPOKEN else []:
                yield game, moment, form, SPOKEN[game]
        for moment in gallery.moments_of(game)[len(MOMENTS) :]:
            for form in FORMATS if ALL else ("desk", "phone"):
                yield game, moment, form, "en"


@pytest.mark.parametrize(("game", "moment", "form", "language"), list(chosen()))
def test_no_text_of_a_table_is_cut_or_overlaps_another(
    faults: Check, game: str, moment: str, form: str, language: str
) -> None:
    assert [] == faults(game, moment, form, language)


# --- what a table shows beside its pieces -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sit(chromium: Browser) -> Iterator[Sit]:
    """Opens a table at a moment: game, moment, format."""
    with gallery.house() as opened, ExitStack() as stack:

        def see(game: str, moment: str, form: str) -> Page:
            page: Page = gallery.visitor(chromium, opened, gallery.FORMATS[form])
            stack.callback(page.context.close)
            gallery.faults_of(page, opened.table(*gallery.step_of(game, moment)), form, None)
            return page

        yield see


@pytest.mark.parametrize("game", railhead.rulesets())
def test_the_dock_begins_with_the_figure_of_who_decides(sit: Sit, game: str) -> None:
    page = sit(game, "typical", "desk")

    assert page.locator(".dock-who svg").is_visible()
    assert (
        0 == page.locator(".dock-who :text-matches('.{2}')").count()
    )  # a figure or a letter; the question has the words


@pytest.mark.parametrize("game", railhead.rulesets() if ALL else ["front_line"])
def test_the_course_of_a_match_lies_under_its_end(sit: Sit, game: str) -> None:
    page = sit(game, "end", "desk")

    lines = page.locator("#course .graph polyline")
    assert gallery.step_of(game, "end")[0].seats == lines.count()
    assert page.locator("#course").is_visible()
    assert not page.locator("#own").is_visible()


def test_the_end_shows_every_point_by_its_source(sit: Sit) -> None:
    page = sit("metro2033", "end", "desk")
    rows = page.locator(".sc > li")
    points = [int(text) for text in rows.locator(".pp b").all_inner_texts()]

    stops = [rows.nth(at).locator(".src li:not(.open) i").count() for at in range(len(points))]

    assert points == stops


# How much each line of the course and its sign in the legend stand out from what lies under them (3 : 1 is AA).
CONTRAST = """
() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    pen.fillStyle = "#000";
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ratio = (one, two) => Math.max(one, two) / Math.min(one, two);
  const style = (thing) => getComputedStyle(thing);
  const ground = light(style(document.querySelector("#course .graph")).backgroundColor);
  const paper = light(style(document.querySelector("#course")).backgroundColor);
  const lines = [...document.querySelectorAll("#course polyline")].map((one) => style(one).stroke);
  const signs = [...document.querySelectorAll("#course .swatch")].map((one) => style(one).borderTopColor);
  return [...lines.map((one) => ratio(ground, light(one))), ...signs.map((one) => ratio(paper, light(one)))];
}
"""


@pytest.mark.parametrize("form", ["desk", "dark"])
@pytest.mark.parametrize("game", railhead.rulesets() if ALL else ["breakthrough"])
def test_every_line_of_the_course_stands_out_in_both_schemes(sit: Sit, game: str, form: str) -> None:
    page = sit(game, "end", form)

    ratios = page.evaluate(CONTRAST)

    assert 2 * gallery.step_of(game, "end")[0].seats == len(ratios)
    assert 3 <= min(ratios)


# How much the text of a rule that was asked for stands out from what lies under it (4.5 : 1 is AA).
READABLE = """
() => {
  const rule = document.querySelector("#rules .sought");
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [text, ground] = [light(getComputedStyle(rule).color), light(getComputedStyle(rule).backgroundColor)];
  return Math.max(text, ground) / Math.min(text, ground);
}
"""


@pytest.mark.parametrize("form", ["desk", "dark"])
@pytest.mark.parametrize("game", railhead.rulesets() if ALL else ["barbarossa"])
def test_the_rule_that_was_asked_for_can_be_read(sit: Sit, game: str, form: str) -> None:
    page = sit(game, "typical", form)

    page.click(".dock .rule")
    page.wait_for_selector("#rules .sought")

    assert 4.5 <= page.evaluate(READABLE)


def test_a_map_larger_than_a_phone_shows_where_i_am(sit: Sit) -> None:
    page = sit("metro2033", "typical", "phone")  # nothing of the map is lit

    window, hero = page.locator("#board .scroller").bounding_box(), page.locator("#board .here").bounding_box()

    assert window is not None
    assert hero is not None
    assert 0 <= hero["x"] - window["x"] <= window["width"] - hero["width"]
    assert 0 <= hero["y"] - window["y"] <= window["height"] - hero["height"]


# Texts of cards and chips in the own area of which a part is out of sight, or whose name is.
UNREAD = """
() => [...document.querySelectorAll("#own .fx, #own .ch, #own .ch > b")]
  .filter((one) => one.clientHeight < Math.min(8, one.scrollHeight) || one.scrollHeight > one.clientHeight + 4)
  .map((one) => `${one.textContent} ${one.scrollHeight} ${one.clientHeight}`)
"""


def carried(equipment: str, scouted: int, hero: str = "", seats: int = 4, first: int = 3) -> tuple[Match, int, int]:
    """A position where somebody (this hero) carries three things, one of them this, and has scouted so many threats."""
    for seed in range(first, 40):
        match = gallery.played("metro2033", seats, seed)
        walk = records.Walk(match.log)
        for step in range(0, len(walk.decisions), 3):
            position = walk.go(step)
            seat = position.asks[0].seat
            scene = match.rules.scene(position.view(seat))
            assert scene is not None
            gear, seen = scene.area("gear", seat), scene.area("scouted", seat)
            faces = [piece.face for piece in gear.pieces] if gear else []
            if scene.area("combat_cards") is not None:
                continue  # in a battle the combat cards have the room
            heroes = scene.area("heroes")
            if hero and hero not in [piece.face for piece in (heroes.pieces if heroes else []) if piece.owner == seat]:
                continue
            if len(faces) == 3 and equipment in faces and scouted == (len(seen.pieces) if seen else 0):
                return match, step, seat
    raise AssertionError(f"nobody carries {equipment}")


@pytest.mark.parametrize(("equipment", "scouted"), [("e_geiger", 0), ("e_knife", 1)])
def test_a_hero_with_three_things_can_read_them_all(chromium: Browser, equipment: str, scouted: int) -> None:
    with gallery.house() as opened:
        page = gallery.visitor(chromium, opened, gallery.FORMATS["desk"])
        gallery.faults_of(page, opened.table(*carried(equipment, scouted)), "desk", None)

        assert [] == page.evaluate(UNREAD)
        page.context.close()


def test_a_hero_of_many_words_is_not_cut_when_he_carries_three_things_and_has_scouted(chromium: Browser) -> None:
    late = carried("e_pistol", 1, hero="khan", seats=6, first=11)  # the end of a long match
    with gallery.house() as opened:
        for form in ("desk", "dark", "wide"):
            page = gallery.visitor(chromium, opened, gallery.FORMATS[form])
            gallery.faults_of(page, opened.table(*late), form, None)

            assert [] == page.evaluate(UNREAD), form
            page.context.close()


@pytest.mark.parametrize("moment", ["typical", "crowded"])
def test_what_equipment_adds_is_in_sight_on_the_market(sit: Sit, moment: str) -> None:
    page = sit("metro2033", moment, "desk")

    cut = """() => [...document.querySelectorAll(".mk")].filter((one) => one.querySelector(".gains")).map((one) => {
      const [box, gains] = [one, one.querySelector(".gains")].map((it) => it.getBoundingClientRect());
      const name = one.querySelector("b").getBoundingClientRect();
      return [gains.bottom <= box.bottom + 0.5, name.top >= box.top - 0.5, name.bottom <= gains.top + 2];
    })"""
    rows = page.evaluate(cut)
    assert rows
    assert all(all(row) for row in rows), rows


@pytest.mark.parametrize("form", ["desk", "dark", "wide"])
def test_an_attack_shows_the_road_by_name_what_is_needed_and_what_is_in_reach(sit: Sit, form: str) -> None:
    page = sit("barbarossa", "typical", form)

    needed, reach = page.locator(".need b").inner_text(), page.locator(".top-end").inner_text().split()[-1]
    road, question = page.locator(".mleg h2").bounding_box(), page.locator(".dock .asked").bounding_box()

    assert f"{needed} needed, up to {reach} in reach" == page.locator(".ledger .bp .for").inner_text()
    assert road is not None
    assert question is not None
    assert 0 < road["height"]
    assert question["height"] < 32  # one line


def asked(prompt: str, least: int) -> tuple[Match, int, int]:
    """A position where this question has so many answers or more."""
    for seed in range(3, 40):
        match = gallery.played("metro2033", 4, seed)
        walk = records.Walk(match.log)
        for step in range(len(walk.decisions)):
            ask = walk.go(step).asks[0]
            if ask.prompt == prompt and len(ask.options) >= least:
                return match, step, ask.seat
    raise AssertionError(f"nobody has {least} answers to {prompt}")


@pytest.mark.parametrize("form", ["desk", "phone"])
@pytest.mark.parametrize("least", [3, 14])
def test_every_target_with_an_army_shows_its_defence(chromium: Browser, least: int, form: str) -> None:
    with gallery.house() as opened:
        page = gallery.visitor(chromium, opened, gallery.FORMATS[form])
        faults = gallery.faults_of(page, opened.table(*asked("army_station", least)), form, None)

        targets = page.locator(".map .st.lit").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        defended = [number for one in targets for number in re.findall(r"defence (\d+)", one)]
        shown = page.locator(":is(.badge, .plate) .pln:not(.own)").all_text_contents()
        page.context.close()
    assert [] == [fault for fault in faults if "pln" in fault]
    assert defended
    assert sorted(defended) == sorted(number for number in shown if number != "?")


def test_a_replay_draws_every_area_once_and_cuts_nothing(sit: Sit) -> None:
    page = sit("barbarossa", "end", "desk")

    page.goto(f"{page.url}/replay?step=120")
    page.wait_for_selector("#board .deck")

    page.evaluate(f"() => {{ window.boxes = {gallery.BOXES}; }}")
    assert [] == page.evaluate("() => boxes.texts()")
    assert 0 == page.locator("#seats .area").count()  # what own areas draw is not drawn among the players again


@pytest.mark.parametrize("game", railhead.rulesets() if ALL else ["barbarossa", "black_metro"])
def test_what_a_hint_says_is_not_hidden_on_a_phone(sit: Sit, game: str) -> None:
    page = sit(game, "typical", "phone")

    page.click("#tools [data-hint]")
    page.wait_for_selector("#toast:not(:empty)")

    hidden = """() => {
      const box = document.getElementById("toast").getBoundingClientRect();
      const fixed = [...document.querySelectorAll(".dock, .jump, #own")]
        .filter((one) => getComputedStyle(one).position === "fixed");
      return fixed.some((one) => one.getBoundingClientRect().top < box.bottom - 1) || box.top < 0;
    }"""
    assert not page.evaluate(hidden)


@pytest.mark.parametrize("game", ["barbarossa", "black_metro"])
def test_on_a_phone_whose_eyes_a_replay_is_seen_by_covers_nothing(sit: Sit, game: str) -> None:
    page = sit(game, "end", "phone")

    page.goto(f"{page.url}/replay?step=150")
    page.wait_for_selector("#board .deck, #board .city")

    page.evaluate(f"() => {{ window.boxes = {gallery.BOXES}; }}")
    assert [] == page.evaluate("() => boxes.texts({ whole: true })")


# --- the measure itself -----------------------------------------------------------------------------------------------

PAGE = "<body style='margin:20px;font:16px/20px sans-serif'>"


def measured(page: Page, html: str, **wanted: Any) -> list[str]:
    page.set_content(PAGE + html)
    page.evaluate(f"() => {{ window.boxes = {gallery.BOXES}; }}")
    return [fault.partition(":")[0].split()[0] for fault in page.evaluate("wanted => boxes.texts(wanted)", wanted)]


def test_the_measure_notices_what_a_reader_would(chromium: Browser) -> None:
    page = chromium.new_page(viewport={"width": 400, "height": 300})
    narrow = "width:40px;white-space:nowrap"

    assert [] == measured(page, "<p>One line</p><p>Another</p>")
    assert ["overlap"] == measured(page, "<p>One line</p><p style='margin-top:-36px'>Another</p>")
    assert ["cut"] == measured(page, f"<p style='overflow:hidden;{narrow}'>Krasnopresnenskaya</p>")
    assert ["cut"] == measured(
        page, f"<p style='overflow:hidden;text-overflow:ellipsis;{narrow}'>Krasnopresnenskaya</p>"
    )
    assert ["cut"] == measured(page, "<p style='overflow:hidden;height:26px;width:60px'>Two lines of it</p>")
    assert ["sticks"] == measured(page, f"<p class='card' style='{narrow}'>Krasnopresnenskaya</p>")
    assert [] == measured(page, "<p class='card' style='width:200px'>Krasnopresnenskaya</p>")
    assert [] == measured(page, f"<p style='overflow:auto;{narrow}'>Krasnopresnenskaya</p>")
    assert ["outside"] == measured(page, "<p style='position:absolute;left:380px;white-space:nowrap'>Marksistskaya</p>")
    assert [] == measured(page, "<p>One line</p><p style='margin-top:-36px;visibility:hidden'>Another</p>")
    covered = "<p>One line</p><p style='position:relative;margin-top:-36px;background:#fff'>Another</p>"
    assert [] == measured(page, covered)
    page.close()
