"""The pictures of the documents: small files that browsers can read."""

import base64

import pytest
from playwright.sync_api import Browser
from project_tools import ROOT, tool

pictures = tool("pictures")
DECODE = (
    "async data => { const one = new Image(); one.src = data; await one.decode(); return [one.width, one.height]; }"
)


def size_in(chromium: Browser, kind: str, data: bytes) -> list[int]:
    """How large a browser finds a picture."""
    page = chromium.new_page()
    try:
        found: list[int] = page.evaluate(DECODE, f"data:image/{kind};base64,{base64.b64encode(data).decode()}")
        return found
    finally:
        page.close()


def still(chromium: Browser, html: str) -> str:
    page = chromium.new_page(viewport={"width": 64, "height": 40})
    page.set_content(html)
    data: str = pictures.shot(page)
    page.close()
    return data


def test_a_picture_of_few_colours_is_what_a_browser_drew(chromium: Browser) -> None:
    page = chromium.new_context().new_page()
    shot = still(chromium, "<body bgcolor=#c5221c>")

    palette, text = pictures.on_a_canvas(page, pictures.PALETTE, shot)
    data = pictures.png(64, 40, palette, base64.b64decode(text))

    assert [0xC5221C] == palette
    assert [64, 40] == size_in(chromium, "png", data)
    page.context.close()


def test_still_pictures_become_one_that_moves(chromium: Browser) -> None:
    page = chromium.new_context().new_page()
    shots = [still(chromium, f"<body bgcolor={colour}>") for colour in ("red", "green", "blue")]

    made = [pictures.on_a_canvas(page, pictures.WEBP, [shot, 32, 20, 0.7]) for shot in shots]
    data = pictures.moving_webp((32, 20), [base64.b64decode(one.partition(",")[2]) for one in made], 500)

    assert 3 == data.count(b"ANMF")
    assert [32, 20] == size_in(chromium, "webp", data)
    page.context.close()


@pytest.mark.parametrize("path", sorted(path.name for path in (ROOT / "docs" / "pictures").iterdir()))
def test_the_pictures_of_the_documents_are_small_and_whole(chromium: Browser, path: str) -> None:
    data = (ROOT / "docs" / "pictures" / path).read_bytes()

    assert len(data) <= pictures.MOST_BYTES
    size = list(pictures.MOVING_SIZE) if path.endswith("webp") else [pictures.WIDTH, pictures.HEIGHT]
    assert size == size_in(chromium, path.rpartition(".")[2], data)


def test_the_moment_of_a_picture_is_a_choice_of_one_player() -> None:
    match = pictures.played("toy", pictures.Moment(2))
    with pytest.raises(RuntimeError, match="worth a picture"):
        pictures.good_step(match, 1.0)

    step, seat = pictures.good_step(pictures.played("front_line", pictures.Moment(2, player="random")), 0.3)

    assert step > 0
    assert seat in (0, 1)
