"""Load: many live tables, every seat with an open page; how long until an answer is acknowledged and on all screens."""

import argparse
import asyncio
import gc
import json
import random
import re
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from railhead.arena.progress import Progress
from railhead.web.doors import raise_file_limit
from railhead.web.soak.clients import Program, Seat, open_table, programs
from railhead.web.soak.postgres import cluster, free_port
from railhead.web.soak.server import Server

VERSION = re.compile(r'data-answer.*?name="version" value="(\w+)"', re.S)
OPTION = re.compile(r'name="option" value="([^"]+)"')
SETTLE_SECONDS = 120.0  # until every page is open
PAGES_A_SECOND = 200  # that are opened: not all people come in the same moment
LATE_SECONDS = 5.0
ACKNOWLEDGED_MS, SHOWN_MS = 100, 250  # what 99 of 100 decisions shall keep to


@dataclass
class Screen:
    """An open page: it reads the stream as a browser does and keeps the question."""

    address: str
    token: str
    ref: str
    seat: int | None
    decision: int = -1
    version: str = ""
    options: list[str] = field(default_factory=list)
    over: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self, source: str = "127.0.0.1") -> None:
        """Read until the connection ends; `source`: the own address."""
        place = urlsplit(self.address)
        here = (source, 0)
        reader, writer = await asyncio.open_connection(place.hostname, place.port, limit=1 << 22, local_addr=here)
        seat = "" if self.seat is None else f"?seat={self.seat}"
        cookie = f"Cookie: railhead={self.token}\r\n" if self.token else ""
        wanted = f"Host: {place.netloc}\r\nAccept-Encoding: gzip\r\n{cookie}"
        writer.write(f"GET /t/{self.ref}/stream{seat} HTTP/1.1\r\n{wanted}\r\n".encode())
        try:
            async for message in messages(reader):
                for line in message.split(b"\n"):
                    if line.startswith(b'data: {"screen"'):
                        self.take(json.loads(line[6:]))
        finally:
            writer.close()

    def take(self, data: dict[str, object]) -> None:
        self.decision = int(str(data["decision"]))
        regions = data.get("regions", {})
        assert isinstance(regions, dict)
        if "question" in regions and self.seat is not None:
            found = VERSION.search(regions["question"])
            self.version = found[1] if found else ""
            self.options = OPTION.findall(regions["question"])
            self.over = 'class="result"' in regions["question"]
        self.news.set()

    async def reach(self, decision: int) -> None:
        """Wait until the screen shows a decision; no longer than the longest time that is told apart."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE_SECONDS):
                while self.decision < decision:
                    self.news.clear()
                    await self.news.wait()


async def messages(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The parts of a chunked and compressed answer, as they arrive."""
    await reader.readuntil(b"\r\n\r\n")
    gzip = zlib.decompressobj(zlib.MAX_WBITS | 16)
    while size := int(await reader.readuntil(b"\r\n"), 16):
        yield gzip.decompress(await reader.readexactly(size))
        await reader.readexactly(2)


@dataclass
class Load:
    """The measured times, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    refused: int = 0
    hold: float = 0.0  # milliseconds for which the loop was held at most, before all pages are closed at once
    before: float = 0.0  # seconds of a core that the server had spent when it began


async def play(seats: list[Seat], screens: list[Screen], pause: float, until: float, load: Load, seed: int) -> None:
    """One table: an answer now and then, until the time is up."""
    dice = random.Random(seed)
    await asyncio.sleep(dice.uniform(0, pause))
    while time.monotonic() < until and not screens[0].over:
        begun = time.monotonic()
        asked = [screen for screen in screens if screen.seat is not None and screen.options]
        if asked:
            await decide(seats, screens, dice.choice(asked), dice, load)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))


async def decide(seats: list[Seat], screens: list[Screen], screen: Screen, dice: random.Random, load: Load) -> None:
    """Answer, and wait until every page of the table shows it."""
    assert screen.seat is not None
    seat = seats[screen.seat]
    option, version = dice.choice(screen.options), screen.version
    screen.options = []
    answer = {"seat": seat.seat, "option": option, "version": version, "key": seat.program.key()}
    begun = time.monotonic()
    result = await seat.send(answer)
    load.acknowledged.append(time.monotonic() - begun)
    if result == "done":
        await asyncio.gather(*[one.reach(seat.sight["decision"]) for one in screens])
        load.shown.append(time.monotonic() - begun)
    else:
        load.refused += 1


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


async def run(server: Server, options: argparse.Namespace) -> Load:
    load = Load()
    async with programs(server.address, options.seats) as players:
        tables: list[list[Seat]] = []
        with Progress("load: tables", options.tables) as progress:
            for number in range(options.tables):
                tables.append(await open_table(options.game, players))
                progress.at(number)
        pages = [[page(server, seat) for seat in seats] for seats in tables]
        pages[0] += [Screen(server.address, "", await watch_link(tables[0]), None) for _ in range(options.spectators)]
        following = []
        for screen in [screen for row in pages for screen in row]:
            following.append(asyncio.create_task(screen.follow()))
            await asyncio.sleep(1 / PAGES_A_SECOND)
        patience = time.monotonic() + SETTLE_SECONDS
        while (late := sum(screen.decision < 0 for row in pages for screen in row)) and time.monotonic() < patience:
            await asyncio.sleep(0.2)
        assert not late, f"{late} of {len(following)} pages did not open"
        await asyncio.sleep(min(2.0, len(following) / 60))
        gc.freeze()  # a pause of the one who measures would look like one of the server
        load.before = server.processor_seconds()
        until = time.monotonic() + options.seconds
        pause = options.tables / options.rate
        rows = enumerate(zip(tables, pages, strict=True))
        counting = asyncio.create_task(show_progress(load, int(options.rate * options.seconds)))
        await asyncio.gather(*[play(seats, row, pause, until, load, at) for at, (seats, row) in rows])
        load.hold = await asyncio.to_thread(server.longest_hold)
        for task in [counting, *following]:
            task.cancel()
        await asyncio.gather(counting, *following, return_exceptions=True)
    return load


async def show_progress(load: Load, decisions: int) -> None:
    """Say now and then how far the load is."""
    with Progress("load: decisions", decisions) as progress:
        while True:
            progress.at(len(load.acknowledged))
            await asyncio.sleep(1)


def page(server: Server, seat: Seat) -> Screen:
    return Screen(server.address, seat.program.token, seat.table, seat.seat)


async def watch_link(seats: list[Seat]) -> str:
    host: Program = seats[0].program
    text = (await host.call(f"/t/{seats[0].table}?seat=0")).text
    found = re.search(r'id="watch" readonly value="[^"]*/t/([\w-]+)"', text)
    assert found is not None
    return found[1]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4, help="of each table, each with an open page")
    parser.add_argument("--spectators", type=int, default=0, help="of the first table")
    parser.add_argument("--rate", type=float, default=50, help="decisions a second, of all tables together")
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--game", default="front_line")
    parser.add_argument("--processes", type=int, default=0, help="server processes over PostgreSQL; 0: one over SQLite")
    parser.add_argument("--postgres", action="store_true", help="one process, over PostgreSQL")
    options = parser.parse_args(arguments)
    raise_file_limit()  # for the one who plays: a page is an open file for him, too
    with place_for(options) as server:
        load = asyncio.run(run(server, options))
        spent = costs(server, load)
    rate = len(load.acknowledged) / options.seconds
    kept = percentile(load.acknowledged, 0.99) < ACKNOWLEDGED_MS and percentile(load.shown, 0.99) < SHOWN_MS
    print(
        f"load: {options.game}, {options.tables} tables, {options.tables * options.seats} seats, "
        f"{options.spectators} spectators, {len(load.acknowledged)} decisions in {options.seconds:.0f} s "
        f"({rate:.1f} a second, {load.refused} refused); acknowledged {times(load.acknowledged)}; "
        f"on all screens {times(load.shown)}; the limits of {ACKNOWLEDGED_MS} and {SHOWN_MS} ms for p99 are "
        f"{'kept' if kept else 'NOT kept'}; {spent}",
        flush=True,
    )


@contextmanager
def place_for(options: argparse.Namespace) -> Iterator[Server]:
    """A server over SQLite, or of some processes over PostgreSQL."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        settings = {"RAILHEAD_GAMES": options.game, "RAILHEAD_METRICS": str(free_port())}
        if options.processes or options.postgres:
            settings["DATABASE_URL"] = stack.enter_context(cluster())
            settings["RAILHEAD_PROCESSES"] = str(options.processes or 1)
        yield stack.enter_context(Server(folder, **settings))


def costs(server: Server, load: Load) -> str:
    """What the server spent: processor time a decision, time a screen and a commit, memory of all its processes."""
    seconds = server.processor_seconds() - load.before
    numbers = server.numbers()
    screens, commits = numbers["railhead_screen_seconds_count"], numbers["railhead_commit_seconds_count"]
    return (
        f"server: {seconds / max(1, len(load.acknowledged)) * 1000:.1f} ms of a core a decision with its screens, "
        f"{numbers['railhead_screen_seconds_sum'] / max(1, screens) * 1000:.1f} ms a screen ({screens:.0f} drawn), "
        f"{numbers['railhead_commit_seconds_sum'] / max(1, commits) * 1000:.1f} ms a commit, "
        f"{server.memory() / 1e6:.0f} MB, the loop held for {load.hold:.0f} ms at most"
    )


def times(seconds: list[float]) -> str:
    shares = [("p50", 0.5), ("p99", 0.99), ("longest", 1.0)]
    return ", ".join(f"{name} {percentile(seconds, share):.0f} ms" for name, share in shares)


if __name__ == "__main__":
    main()
