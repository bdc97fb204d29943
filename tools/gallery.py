"""Real tables to look at: every game at four moments, in four formats, out of matches of bots with fixed seeds.

    python tools/gallery.py                    all pictures, to build/pictures/, and what is wrong with them
    python tools/gallery.py metro2033 --languages ru pl ja --formats desk phone

A server in a thread of this process is given the matches; one page of a real browser looks at all of them. Needs
chromium.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from starlette.applications import Starlette

import railhead
from railhead import records
from railhead.bots import bot
from railhead.kernel.match import Match
from railhead.web import opening
from railhead.web.app import make_app
from railhead.web.people import COOKIE, Person
from railhead.web.settings import Settings, sqlite_in
from railhead.web.soak.postgres import free_port
from railhead.web.table import PERSON, Place, Terms

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "pictures"
BOXES = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Ewa", "Felix", "Galina", "Hiroshi", "Irina", "Jakub")
MOMENTS = ("set-up", "typical", "crowded", "end")
SOLO = ("solo", "solo-end")  # of games that one can play alone
PATIENCE = 120_000  # milliseconds
MOST_DECISIONS = 5_000
TYPICAL = 0.45  # the share of a match after which it is in full swing
EVERY = 5  # of so many decisions one is looked at when the most crowded is sought

# Under the end of a match its course is drawn when it has come.
COURSE = "() => !document.querySelector('.drawn-end') || document.getElementById('course').dataset.asked === 'yes'"

FORMATS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1366, "height": 768}},
    "wide": {"viewport": {"width": 1920, "height": 1080}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
    "dark": {"viewport": {"width": 1366, "height": 768}, "color_scheme": "dark"},
}


# --- matches --------------------------------------------------------------------------------------------------------


@cache
def played(game: str, seats: int, seed: int = 7, player: str = "greedy") -> Match:
    """A match of bots, the same with every call."""
    rules = railhead.ruleset(game)
    match = rules.start(seats, seed)
    bots = [bot(player, rules, seed=seat) for seat in range(seats)]
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


def crowded_step(match: Match) -> tuple[int, int]:
    """The decision with the most pieces on the table and the most of them to point at: its number and seat."""
    walk = records.Walk(match.log)
    most, found = -1, (0, 0)
    for step in range(0, len(walk.decisions), EVERY):
        position = walk.go(step)
        asks = [ask for ask in position.asks if not ask.quiet]
        if not asks:
            continue
        scene = match.rules.scene(position.view(asks[0].seat))
        pieces = scene.pieces() if scene is not None else []
        count = sum(3 if piece.owner == asks[0].seat else 1 for piece in pieces) + len(asks[0].options)
        if count > most:
            most, found = count, (step, asks[0].seat)
    return found


def step_of(game: str, moment: str) -> tuple[Match, int, int]:
    """The match of a moment, how many of its decisions are made by then, and the seat that looks."""
    seats = railhead.ruleset(game).seats
    match = played(game, 1 if moment in SOLO else seats[-1] if moment == "crowded" else seats[len(seats) // 2])
    if moment in ("end", "solo-end"):
        return match, len(records.decisions(match.log)), 0
    if moment == "crowded":
        return match, *crowded_step(match)
    return match, *good_step(match, 0.0 if moment == "set-up" else TYPICAL)


def moments_of(game: str) -> tuple[str, ...]:
    return (*MOMENTS, *SOLO) if 1 in railhead.ruleset(game).seats else MOMENTS


# --- the server -----------------------------------------------------------------------------------------------------


class House:
    """A server in a thread of this process, into which matches are put as they stand."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.app: Starlette = make_app(Settings(database=sqlite_in(folder), rate=0, burst=0, tables=0, streams=0))
        config = uvicorn.Config(self.app, "127.0.0.1", self.port, log_level="error", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=[self.server.serve()], daemon=True)
        self.people: list[tuple[Person, str]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE / 1000)

    def __enter__(self) -> House:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.02)
        for name in NAMES:
            self.people.append(self.do(self.app.state.house.people.make(name)))
        return self

    def __exit__(self, *fault: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE / 1000)
        self.loop.close()

    @property
    def key(self) -> str:
        """What proves that a browser is Anna's."""
        return self.people[0][1]

    def table(self, match: Match, step: int, seat: int) -> str:
        """Put a match on a table, with Anna at this seat; the address of the table."""
        others = [one for one, _ in self.people[1:]]
        people = [others.pop(0) if at != seat else self.people[0][0] for at in range(match.seats)]
        places = [Place(PERSON, one.id, one.name) for one in people]
        answers = records.decisions(match.log)[:step]
        log: dict[str, Any] = match.log
        plan = opening.Plan(match.rules.name, places, log["options"], Terms(pace="days"), log["seed"], answers)
        live = self.do(opening.open_table(self.app.state.house.tables, plan, self.people[0][0]))
        return f"/t/{live.table.id}"


@contextmanager
def house() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder, House(folder) as opened:
        yield opened


# --- the browser ----------------------------------------------------------------------------------------------------


@contextmanager
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


def visitor(launched: Browser, opened: House, shape: dict[str, Any], language: str = "en") -> Page:
    """Anna's browser window in a format."""
    context: BrowserContext = launched.new_context(**shape, reduced_motion="reduce", base_url=opened.address)
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.pace ??= 'instant';")
    for name, value in ((COOKIE, opened.key), ("language", language)):
        context.add_cookies([{"name": name, "value": value, "url": opened.address}])
    return context.new_page()


def picture(game: str, moment: str, form: str, language: str = "en") -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{'-'.join([game, moment, form] + [language] * (language != 'en'))}.png"


def faults_of(page: Page, table: str, form: str, picture: Path | None) -> list[str]:
    """Open a table, keep a picture of it, and say what is wrong with its boxes."""
    page.goto(table)
    page.wait_for_selector("[data-link=live]")
    page.wait_for_function(COURSE)
    if picture is not None:
        picture.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(picture))
    page.evaluate(f"() => {{ window.boxes = {BOXES}; }}")
    faults: list[str] = page.evaluate("whole => boxes.texts({ whole })", form == "phone")
    if form == "desk":
        faults += page.evaluate("() => boxes.needed()")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=railhead.rulesets())
    parser.add_argument("--moments", nargs="*", default=(*MOMENTS, *SOLO))
    parser.add_argument("--formats", nargs="*", default=list(FORMATS))
    parser.add_argument("--languages", nargs="*", default=["en"])
    wanted = parser.parse_args()
    wrong = 0
    with house() as opened, browser() as launched:
        chosen = [(game, moment) for game in wanted.games for moment in wanted.moments if moment in moments_of(game)]
        tables = {(game, moment): opened.table(*step_of(game, moment)) for game, moment in chosen}
        for language in wanted.languages:
            for form in wanted.formats:
                page = visitor(launched, opened, FORMATS[form], language)
                for (game, moment), table in tables.items():
                    place = picture(game, moment, form, language)
                    faults = faults_of(page, table, form, place)
                    wrong += len(faults)
                    print("\n  ".join([str(place.relative_to(ROOT)), *faults]), flush=True)
                page.context.close()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
