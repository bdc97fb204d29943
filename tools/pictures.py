"""Makes the pictures of the documents from real matches: docs/pictures/<game>.webp, and one of eight moves that moves.

    python tools/pictures.py                   all games, and the moving picture
    python tools/pictures.py front_line        this game alone

Matches, server and browser are those of `tools/gallery.py`. So the same rules and pages give the same pictures.
Needs chromium.
"""

from __future__ import annotations

import base64
import struct
import sys
from pathlib import Path
from typing import Any

from gallery import FORMATS, House, browser, good_step, house, played, visitor
from playwright.sync_api import Page

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (1366, 768)
MOST_BYTES = 200_000  # of one picture
QUALITIES = (0.86, 0.78, 0.7, 0.6, 0.5, 0.4, 0.3)  # the best that is small enough

# How many sit at the table of a picture, and which share of their match is over.
MOMENTS = {
    "barbarossa": (4, 0.45),
    "black_metro": (4, 0.62),
    "breakthrough": (3, 0.5),
    "front_line": (6, 0.44),
    "metro2033": (4, 0.5),
}
MOVING, MOVES, MOVING_SIZE, MOVE_MS = "front_line", 8, (640, 360), 1200

# Draws a picture on a canvas and gives it back as WebP.
WEBP = """
async ([data, width, height, quality]) => {
  const image = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d", { alpha: false });
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality);
}
"""


# --- pages ----------------------------------------------------------------------------------------------------------


def show(page: Page, table: str) -> None:
    page.goto(table)
    page.wait_for_selector("[data-link=live]")


def on_a_canvas(page: Page, script: str, argument: Any) -> Any:
    """Work on a picture in an empty page: the policy of ours lets nothing in."""
    empty = page.context.new_page()
    try:
        return empty.evaluate(script, argument)
    finally:
        empty.close()


def shot(page: Page) -> str:
    return "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()


# --- files ----------------------------------------------------------------------------------------------------------


def moving_webp(size: tuple[int, int], frames: list[bytes], ms: int) -> bytes:
    """Still pictures (WebP without transparency) one after the other, for ever."""

    def three(number: int) -> bytes:
        return number.to_bytes(3, "little")

    def chunk(name: bytes, data: bytes) -> bytes:
        return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)

    bounds = three(size[0] - 1) + three(size[1] - 1)
    body = chunk(b"VP8X", b"\x02\0\0\0" + bounds) + chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")
    for frame in frames:
        at = frame.index(b"VP8 ")
        picture = frame[at : at + 8 + struct.unpack("<I", frame[at + 4 : at + 8])[0]]
        picture += b"\0" * (len(picture) % 2)
        body += chunk(b"ANMF", three(0) + three(0) + bounds + three(ms) + b"\x02" + picture)
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def keep(name: str, data: bytes) -> None:
    if not data:
        raise SystemExit(f"{name} has more than {MOST_BYTES} bytes at any quality")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / name).write_bytes(data)
    print(f"docs/pictures/{name}  {len(data) / 1000:.0f} kB", flush=True)


def webp(page: Page, picture: str, size: tuple[int, int], quality: float) -> bytes:
    made: str = on_a_canvas(page, WEBP, [picture, *size, quality])
    return base64.b64decode(made.partition(",")[2])


def still(page: Page, table: str) -> bytes:
    """A table as it stands, at the best quality that is small enough."""
    show(page, table)
    picture = shot(page)
    made = (webp(page, picture, SIZE, quality) for quality in QUALITIES)
    return next((data for data in made if len(data) <= MOST_BYTES), b"")


def moving(page: Page, tables: list[str]) -> bytes:
    """One table after the other, at the best quality that is small enough."""
    shots = []
    for table in tables:
        show(page, table)
        shots.append(shot(page))
    made = (
        moving_webp(MOVING_SIZE, [webp(page, one, MOVING_SIZE, quality) for one in shots], MOVE_MS)
        for quality in QUALITIES
    )
    return next((data for data in made if len(data) <= MOST_BYTES), b"")


def make(opened: House, page: Page, game: str) -> None:
    seats, share = MOMENTS[game]
    match = played(game, seats)
    step, seat = good_step(match, share)
    keep(f"{game}.webp", still(page, opened.table(match, step, seat)))
    if game == MOVING:
        tables = [opened.table(match, at, seat) for at in range(step, step + MOVES + 1)]
        keep(f"{game}-moves.webp", moving(page, tables))


def main() -> None:
    with house() as opened, browser() as launched:
        page = visitor(launched, opened, FORMATS["desk"])
        for game in sys.argv[1:] or MOMENTS:
            make(opened, page, game)
        page.context.close()


if __name__ == "__main__":
    main()
