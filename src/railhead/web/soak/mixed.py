"""Everything at once: honest people while bots, imports, slow and hostile clients and restarts are in their way."""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import sqlalchemy as sql

import railhead
from railhead.web.soak.clients import LIMITS, Seat, open_table, programs_over
from railhead.web.soak.load import Screen, percentile
from railhead.web.soak.postgres import Cluster, cluster
from railhead.web.soak.server import Server
from railhead.web.store import Store, log

SEATS = 3
P99_MS = 100  # for honest people, in every minute
LEVEL = 1.15  # the memory of the last third of the time, against that of the third before it
MINUTE = 60.0
FLOODERS = 8
LONG = "barbarossa"  # the game of the matches that are imported: thousands of decisions
HALF_SENT = 60
AS_SERVED = {  # a server as operators run it, with its limits; a quarter of all loopback addresses are people
    "RAILHEAD_RATE": "20",
    "RAILHEAD_BURST": "120",
    "RAILHEAD_TABLES": "40",
    "RAILHEAD_STREAMS": "100",
    "RAILHEAD_CONNECTIONS": "100",
    "RAILHEAD_SLOW_SECONDS": "5",
    "RAILHEAD_BOT_PAUSE": "0.7",
    "RAILHEAD_BOT_NICE": "10",
}
JUNK = ["/", "/t/none", "/api/tables/none/stream", "/join/x", "/rules/%00", "/new/nothing", "/static/../x", "/csp"]


@dataclass
class Minute:
    """What honest people had to wait, and what the server took."""

    waited: list[float] = field(default_factory=list)
    failed: int = 0
    events: Counter[str] = field(default_factory=Counter)
    memory: int = 0

    def line(self, number: int) -> str:
        times = [percentile(self.waited, share) for share in (0.5, 0.99, 1.0)] if self.waited else [0.0] * 3
        happened = ", ".join(f"{count} {what}" for what, count in sorted(self.events.items())) or "nothing else"
        return (
            f"mixed: minute {number}: {len(self.waited)} decisions, p50 {times[0]:.0f} ms, p99 {times[1]:.0f} ms, "
            f"longest {times[2]:.0f} ms, {self.failed} failed, {self.memory / 1e6:.0f} MB; {happened}"
        )


@dataclass
class Mixed:
    """A server and everybody at it."""

    server: Server
    database: Cluster
    game: str
    dice: random.Random
    until: float
    minutes: list[Minute] = field(default_factory=lambda: [Minute()])
    acknowledged: set[tuple[str, str]] = field(default_factory=set)

    @property
    def minute(self) -> Minute:
        return self.minutes[-1]

    def happened(self, what: str) -> None:
        self.minute.events[what] += 1

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=LIMITS)
        return httpx.AsyncClient(base_url=self.server.address, transport=transport, timeout=30)

    # --- honest people ----------------------------------------------------------------------------------------------

    async def people(self, number: int, pause: float) -> None:
        """A table of people, match after match, each with an open page; their address is their own."""
        address = f"127.1.{number // 250}.{number % 250 + 1}"
        await asyncio.sleep(self.dice.uniform(0, pause))
        async with self.client(address) as http:
            players = await programs_over(http, SEATS)
            while time.monotonic() < self.until:
                seats = await open_table(self.game, players)
                screens = [Screen(self.server.address, one.program.token, one.table, one.seat) for one in seats]
                following = [asyncio.create_task(self.follow(screen, address)) for screen in screens]
                await self.match(seats, screens, pause)
                for task in following:
                    task.cancel()
                await asyncio.gather(*following, return_exceptions=True)

    async def follow(self, screen: Screen, address: str) -> None:
        """Read a stream; where it breaks off, come back as a browser does."""
        while time.monotonic() < self.until:
            with suppress(OSError, EOFError):
                await screen.follow(address)
            await asyncio.sleep(1)

    async def match(self, seats: list[Seat], screens: list[Screen], pause: float) -> None:
        while time.monotonic() < self.until and not any(screen.over for screen in screens):
            begun = time.monotonic()
            asked = [screen for screen in screens if screen.options]
            if asked:
                screen = self.dice.choice(asked)
                assert screen.seat is not None
                await self.decide(seats[screen.seat], screen)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))

    async def decide(self, seat: Seat, screen: Screen) -> None:
        key, option = seat.program.key(), self.dice.choice(screen.options)
        answer = {"seat": seat.seat, "option": option, "version": screen.version, "key": key}
        screen.options = []
        begun = time.monotonic()
        try:
            if await seat.send(answer) == "done":
                self.acknowledged.add((seat.table, key))
                self.minute.waited.append(time.monotonic() - begun)
        except (httpx.HTTPError, OSError, ValueError, KeyError):  # he sees the newest screen and decides anew
            self.minute.failed += 1

    # --- those in their way -----------------------------------------------------------------------------------------

    async def bots(self) -> None:
        """Somebody who opens as many tables of bots as he may, and looks at all of them."""
        async with self.client("127.0.0.60") as http:
            player = (await programs_over(http, 1))[0]
            while time.monotonic() < self.until:
                data = {"game": self.game, "seats": ["greedy"] * 5, "key": player.key()}
                made = await player.call("/api/tables", data)
                self.happened("tables of bots" if made.status_code == 201 else "tables refused")
                if made.status_code == 201:
                    await player.call(f"/t/{made.json()['watch']}")
                await asyncio.sleep(0.5 if made.status_code == 201 else 5)

    async def imports(self) -> None:
        """Somebody who brings a long match, looks at it and takes it away again."""
        record = await asyncio.to_thread(long_match, LONG)
        async with self.client("127.0.0.61") as http:
            while time.monotonic() < self.until:
                made = await http.post("/import", data={"name": "Importer", "log": record})
                place = made.headers.get("location", "").removesuffix("/replay")
                self.happened("imports" if made.status_code == 303 else f"imports refused ({made.status_code})")
                key = {"cookie": made.headers.get("set-cookie", "").split(";")[0]}
                for page in ("/replay?step=100", "/log", "/export") if place else ():
                    await http.get(place + page, headers=key)
                http.cookies.clear()
                await asyncio.sleep(3)

    async def half_sent(self) -> None:
        """Somebody who begins requests and does not end them."""
        held: list[socket.socket] = []
        try:
            while time.monotonic() < self.until:
                for _ in range(HALF_SENT):
                    with suppress(OSError):
                        one = socket.socket()
                        one.settimeout(0)
                        one.bind(("127.0.0.62", 0))
                        held.append(one)
                        with suppress(BlockingIOError):
                            one.connect(("127.0.0.1", self.server.port))
                await asyncio.sleep(0.2)
                for one in held:
                    with suppress(OSError):
                        one.send(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                self.happened("waves of half-sent requests")
                await asyncio.sleep(4)
                while len(held) > 4 * HALF_SENT:
                    held.pop(0).close()
        finally:
            for one in held:
                one.close()

    async def flood(self, number: int) -> None:
        """Somebody who asks for anything as fast as he can, from one address."""
        async with self.client("127.0.0.63") as http:
            while time.monotonic() < self.until:
                reply = await http.get(self.dice.choice(JUNK))
                self.happened("requests of a flood" if reply.status_code != 429 else "requests of a flood refused")
                assert reply.status_code < 500 or reply.status_code == 503, reply.text[:200]
                await asyncio.sleep(0.02)

    async def restarts(self, every: float) -> None:
        """PostgreSQL is restarted now and then, and workers are killed more often."""
        while time.monotonic() + 10 < self.until:
            for _ in range(3):
                await asyncio.sleep(every / 4)
                self.kill_a_worker()
            await asyncio.sleep(every / 4)
            if time.monotonic() + 10 < self.until:
                await asyncio.to_thread(self.database.restart)
                self.happened("restarts of PostgreSQL")

    def kill_a_worker(self) -> None:
        workers = [pid for pid in self.server.processes() if is_worker(pid)]
        if workers:
            with suppress(ProcessLookupError):
                os.kill(self.dice.choice(workers), signal.SIGKILL)
            self.happened("killed workers")

    async def clock(self, length: float) -> None:
        """Tell of each minute when it is over."""
        while time.monotonic() < self.until:
            await asyncio.sleep(min(length, max(0.1, self.until - time.monotonic())))
            self.minute.memory = self.server.memory()
            print(self.minute.line(len(self.minutes)), flush=True)
            self.minutes.append(Minute())

    async def forever(self, what: Callable[[], Awaitable[None]]) -> None:
        """Whoever is in the way tries again where the server breaks off."""
        while time.monotonic() < self.until:
            with suppress(httpx.HTTPError, OSError, KeyError, ValueError):
                await what()
            await asyncio.sleep(0.5)

    async def run(self, options: argparse.Namespace) -> None:
        pause = options.tables / options.rate

        def people(number: int) -> Callable[[], Awaitable[None]]:
            return lambda: self.people(number, pause)

        def flood(number: int) -> Callable[[], Awaitable[None]]:
            return lambda: self.flood(number)

        tasks = [people(number) for number in range(options.tables)]
        tasks += [] if options.calm else [self.bots, self.imports, self.half_sent]
        tasks += [] if options.calm else [flood(number) for number in range(FLOODERS)]
        running = [self.forever(one) for one in tasks]
        if not options.calm:
            running.append(self.restarts(options.restart_seconds))
        await asyncio.gather(self.clock(min(MINUTE, options.minutes * 60 / 2)), *running)

    def check(self) -> int:
        """Every acknowledged decision stands in the log once; how many there are."""
        base = Store(self.database)
        rows = base.rows(sql.select(log.c.table_id, log.c.key).where(log.c.kind == "answer", log.c.key.is_not(None)))
        base.close()
        stored = [(row["table_id"], row["key"].partition(":")[2]) for row in rows]
        assert len(stored) == len(set(stored)), "an answer stands twice in the log"
        lost = self.acknowledged - set(stored)
        assert not lost, f"acknowledged and lost: {lost}"
        return len(self.acknowledged)


def is_worker(pid: int) -> bool:
    with suppress(OSError):
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        return b"railhead.web.worker" in command or b"railhead.web.labour" in command
    return False


def long_match(game: str) -> str:
    dice, match = random.Random(1), railhead.ruleset(game).start(2, seed=5)
    names = match.rules.vocabulary.names
    while not match.over and len(match.entries) < 3000:
        ask = match.asks[0]
        match.answer(ask.seat, names[dice.choice(ask.options)])
    return json.dumps(match.log)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak mixed", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=30, help="of honest people, three at each")
    parser.add_argument("--rate", type=float, default=10, help="decisions a second, of all honest people together")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--restart-seconds", type=float, default=300, help="between two restarts of PostgreSQL")
    parser.add_argument("--calm", action="store_true", help="honest people alone, to compare")
    parser.add_argument("--game", default="front_line")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, cluster() as database:
        more = {"RAILHEAD_GAMES": f"{options.game} {LONG}", "RAILHEAD_PROCESSES": str(options.processes)}
        with Server(folder, 0, DATABASE_URL=database, **AS_SERVED, **more) as server:
            until = time.monotonic() + options.minutes * 60
            run = Mixed(server, database, options.game, random.Random(options.seed), until)
            asyncio.run(run.run(options))
            kept = run.check()
    print(verdict(run, kept), flush=True)


def verdict(run: Mixed, kept: int) -> str:
    minutes = [minute for minute in run.minutes if minute.waited and minute.memory]
    worst = max(percentile(minute.waited, 0.99) for minute in minutes)
    third = max(1, len(minutes) // 3)
    before = [minute.memory for minute in minutes[-2 * third : -third] or minutes]
    last = [minute.memory for minute in minutes[-third:]]
    grown = (sum(last) / len(last)) / (sum(before) / len(before))
    level = grown <= LEVEL
    fewest = min(len(minute.waited) for minute in minutes[1:-1] or minutes)  # the first and the last are not whole
    return (
        f"mixed: {len(minutes)} minutes, {kept:,} decisions acknowledged, 0 lost, 0 doubled, "
        f"{sum(minute.failed for minute in minutes)} failed; the worst minute has p99 {worst:.0f} ms: the limit of "
        f"{P99_MS} ms is {'kept' if worst < P99_MS else 'NOT kept'}; at least {fewest} decisions a minute; "
        f"memory {last[-1] / 1e6:.0f} MB, "
        f"{'level' if level else 'NOT level'} ({grown:.2f} of the time before)"
    )


if __name__ == "__main__":
    main()
