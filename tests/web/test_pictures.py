"""The pictures of the documents: small files that browsers can read."""

import base64
import re

import pytest
from playwright.sync_api import Browser
from project_tools import ROOT, tool

import railhead

pictures = tool("pictures")
gallery = tool("gallery")
DECODE = (
    "async data => { const one = new Image(); one.src = data; await one.decode(); return [one.width, one.height]; }"
)


def size_in(chromium: Browser, data: bytes) -> list[int]:
    """How large a browser finds a picture."""
    page = chromium.new_page()
    try:
        found: list[int] = page.evaluate(DECODE, f"data:image/webp;base64,{base64.b64encode(data).decode()}")
        return found
    finally:
        page.close()


def still(chromium: Browser, html: str) -> str:
    page = chromium.new_page(viewport={"width": 64, "height": 40})
    page.set_content(html)
    data: str = pictures.shot(page)
    page.close()
    return data


def test_still_pictures_become_one_that_moves(chromium: Browser) -> None:
    page = chromium.new_context().new_page()
    shots = [still(chromium, f"<body bgcolor={colour}>") for colour in ("red", "green", "blue")]

    made = [pictures.webp(page, shot, (32, 20), 0.7) for shot in shots]
    data = pictures.moving_webp((32, 20), made, 500)

    assert 3 == data.count(b"ANMF")
    assert [32, 20] == size_in(chromium, made[0])
    assert [32, 20] == size_in(chromium, data)
    page.context.close()


@pytest.mark.parametrize("path", sorted(path.name for path in (ROOT / "docs" / "pictures").iterdir()))
def test_the_pictures_of_the_documents_are_small_and_whole(chromium: Browser, path: str) -> None:
    data = (ROOT / "docs" / "pictures" / path).read_bytes()

    assert len(data) <= pictures.MOST_BYTES
    size = pictures.MOVING_SIZE if path.endswith("-moves.webp") else pictures.SIZE
    assert list(size) == size_in(chromium, data)


def test_the_readme_shows_every_game_and_every_picture_there_is() -> None:
    shown = re.findall(r"docs/pictures/([\w.-]+)", (ROOT / "README.md").read_text(encoding="utf-8"))

    assert sorted(shown) == sorted(path.name for path in (ROOT / "docs" / "pictures").iterdir())
    assert [] == [game for game in railhead.rulesets() if f"{game}.webp" not in shown]


def test_the_moment_of_a_picture_is_a_choice_of_one_player() -> None:
    with pytest.raises(RuntimeError, match="worth a picture"):
        gallery.good_step(gallery.played("toy", 2), 1.0)

    step, seat = gallery.good_step(gallery.played("front_line", 2, player="random"), 0.3)

    assert step > 0
    assert seat in (0, 1)
