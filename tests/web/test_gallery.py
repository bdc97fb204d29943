"""Every table at four moments in four formats: no text overlaps another or is cut, what a question needs is in sight.

`make pictures` makes all eighty pictures, in build/pictures/, and measures them all; so does RAILHEAD_PICTURES=1 here.
Without it the tests look at a part: every game in every format and, over the formats, at every moment.
"""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from project_tools import tool

import railhead

gallery = tool("gallery")
ALL = os.environ.get("RAILHEAD_PICTURES") == "1"
MOMENTS, FORMATS = gallery.MOMENTS, list(gallery.FORMATS)
SPOKEN = {"barbarossa": "ja", "breakthrough": "ru", "front_line": "pl", "metro2033": "ru"}  # beside English
Look = Callable[[str, str, str, str], list[str]]


@pytest.fixture(scope="module")
def look(chromium: Browser) -> Iterator[Look]:
    """Looks at one table after the other in the same pages: game, moment, format, language."""
    pages: dict[tuple[str, str], Page] = {}
    tables: dict[tuple[str, str], str] = {}
    with gallery.house() as opened:

        def see(game: str, moment: str, form: str, language: str = "en") -> list[str]:
            page = pages.get((form, language))
            if page is None:
                page = pages[form, language] = gallery.visitor(chromium, opened, gallery.FORMATS[form], language)
            if (game, moment) not in tables:
                tables[game, moment] = opened.table(*gallery.step_of(game, moment))
            found: list[str] = gallery.look(
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


@pytest.mark.parametrize(("game", "moment", "form", "language"), list(chosen()))
def test_no_text_of_a_table_is_cut_or_overlaps_another(
    look: Look, game: str, moment: str, form: str, language: str
) -> None:
    assert [] == look(game, moment, form, language)


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
