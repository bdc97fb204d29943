"""Makes the pictures of the documents from real matches: docs/pictures/<game>.png, and one of ten moves that moves.

    python tools/pictures.py                   all games, and the moving picture
    python tools/pictures.py front_line        this game alone

Bots play a match with a fixed seed; a server of its own takes in the record, and a real browser looks at the table in
the middle of it. So the same rules and pages give the same pictures. Needs chromium.
"""

from __future__ import annotations

import base64
import json
import shutil
import struct
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import railhead
from railhead import records
from railhead.bots import bot
from railhead.kernel.match import Match
from railhead.web.soak.server import Server

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH, HEIGHT = 1366, 768
MOST_BYTES = 300_000  # of one picture
NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Ewa", "Felix")
PATIENCE = 120_000  # milliseconds
MOST_DECISIONS = 5_000


@dataclass(frozen=True)
class Moment:
    """A match, and how much of it is over when the picture is taken."""

    seats: int
    seed: int = 7
    share: float = 0.55
    player: str = "greedy"


MOMENTS = {
    "barbarossa": Moment(3),
    "black_metro": Moment(3),
    "breakthrough": Moment(3),
    "front_line": Moment(6, share=0.44),
    "metro2033": Moment(4),
}
MOVING, MOVES, MOVING_SIZE, MOVE_MS = "front_line", 10, (720, 405), 1200

# Draws a picture on a canvas and gives it back as WebP, or as the indices of a palette of 256 colours: the colours that
# are seen most, each a little apart from the others.
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
PALETTE = """
async (data) => {
  const image = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext("2d", { alpha: false });
  pen.drawImage(image, 0, 0);
  const pixels = pen.getImageData(0, 0, image.width, image.height).data;
  const counts = new Map();
  const key = (at) => pixels[at] << 16 | pixels[at + 1] << 8 | pixels[at + 2];
  for (let at = 0; at < pixels.length; at += 4) counts.set(key(at), (counts.get(key(at)) || 0) + 1);
  const far = (one, two) => Math.abs((one >> 16) - (two >> 16)) + Math.abs((one >> 8 & 255) - (two >> 8 & 255))
    + Math.abs((one & 255) - (two & 255));
  const sorted = [...counts.keys()].sort((one, two) => counts.get(two) - counts.get(one));
  let palette = [];
  for (let apart = 48; apart >= 0 && palette.length < 256; apart -= 6) {
    palette = [];
    for (const colour of sorted) {
      if (palette.length === 256) break;
      if (palette.every((other) => far(colour, other) > apart)) palette.push(colour);
    }
  }
  const nearest = new Map(sorted.map((colour) => {
    let best = 0;
    palette.forEach((other, at) => { if (far(colour, other) < far(colour, palette[best])) best = at; });
    return [colour, best];
  }));
  let text = "";
  for (let at = 0; at < pixels.length; at += 4) text += String.fromCharCode(nearest.get(key(at)));
  return [palette, btoa(text)];
}
"""


# --- matches --------------------------------------------------------------------------------------------------------


def played(game: str, moment: Moment) -> Match:
    """A match of bots, the same with every call."""
    rules = railhead.ruleset(game)
    match = rules.start(moment.seats, moment.seed)
    bots = [bot(moment.player, rules, seed=seat) for seat in range(moment.seats)]
    for _ in range(MOST_DECISIONS):
        if match.over:
            return match
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    raise RuntimeError(f"{game}: the bots do not come to an end")


def good_step(match: Match, share: float) -> tuple[int, int]:
    """A decision after this share of the match that one seat alone takes among several options: its number and seat."""
    walk = records.Walk(match.log)
    for step in range(int(share * len(walk.decisions)), len(walk.decisions)):
        asks = walk.go(step).asks
        if len(asks) == 1 and not asks[0].quiet and len(asks[0].options) > 3:
            return step, asks[0].seat
    raise RuntimeError("no decision of this match is worth a picture")


# --- pages ----------------------------------------------------------------------------------------------------------


@contextmanager
def browser_page(address: str) -> Iterator[Page]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        size: Any = {"width": WIDTH, "height": HEIGHT}
        context = launched.new_context(viewport=size, reduced_motion="reduce", base_url=address)
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
        launched.close()


def take_in(page: Page, match: Match) -> str:
    """Give the record of a match to the server; the address of its table."""
    seats = [records.Seat(NAMES[seat], "human") for seat in range(match.seats)]
    page.goto("/me")
    page.fill("#name", NAMES[0])
    page.click("button.primary")
    page.goto("/import")
    page.fill("#log", json.dumps(records.Record(match.log, seats).to_json()))
    page.click("button.primary")
    page.wait_for_url("**/replay**")
    return page.url.removesuffix("/replay")


def branch_off(page: Page, table: str, step: int, seat: int) -> None:
    """Sit down in the middle of the match, so that the page asks us."""
    page.goto(f"{table}/replay?step={step}&seat={seat}")
    page.click("#tab-branch")
    page.click("#pane-branch button.primary")
    page.wait_for_selector("[data-answer]", state="attached")
    page.wait_for_timeout(800)


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


def png(width: int, height: int, palette: list[int], indices: bytes) -> bytes:
    """A picture of 256 colours."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = b"".join(b"\0" + indices[row * width : (row + 1) * width] for row in range(height))
    colours = b"".join(colour.to_bytes(3, "big") for colour in palette)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in parts)


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
    if len(data) > MOST_BYTES:
        raise SystemExit(f"{name} has {len(data)} bytes, {MOST_BYTES} at most")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / name).write_bytes(data)
    print(f"docs/pictures/{name}  {len(data) / 1000:.0f} kB", flush=True)


def still(page: Page, table: str, game: str, step: int, seat: int) -> None:
    branch_off(page, table, step, seat)
    palette, text = on_a_canvas(page, PALETTE, shot(page))
    keep(f"{game}.png", png(WIDTH, HEIGHT, palette, base64.b64decode(text)))


def moving(page: Page, table: str, game: str, step: int) -> None:
    """Ten moves of the replay, at the best quality that is small enough."""
    shots = []
    for at in range(step, step + MOVES + 1):
        page.goto(f"{table}/replay?step={at}")
        shots.append(shot(page))
    for quality in (0.7, 0.55, 0.4, 0.25):
        made = [on_a_canvas(page, WEBP, [one, *MOVING_SIZE, quality]) for one in shots]
        data = moving_webp(MOVING_SIZE, [base64.b64decode(one.partition(",")[2]) for one in made], MOVE_MS)
        if len(data) <= MOST_BYTES:
            break
    keep(f"{game}-moves.webp", data)


def main() -> None:
    wanted = sys.argv[1:] or list(MOMENTS)
    with tempfile.TemporaryDirectory() as data, Server(data) as server, browser_page(server.address) as page:
        for game in wanted:
            match = played(game, MOMENTS[game])
            step, seat = good_step(match, MOMENTS[game].share)
            table = take_in(page, match)
            still(page, table, game, step, seat)
            if game == MOVING:
                moving(page, table, game, step)


if __name__ == "__main__":
    main()
