"""Everything at once: honest people while bots, imports, slow and hostile clients and restarts are in their way."""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sql

from railhead.web.doors import raise_file_limit
from railhead.web.soak.clients import LIMITS, Seat, open_table, programs_over
from railhead.web.soak.load import Screen, percentile
from railhead.web.soak.postgres import Cluster, cluster
from railhead.web.soak.server import Server
from railhead.web.soak.trouble import LONG
from railhead.web.store import Store, log

SEATS = 3
P99_MS = 100  # for honest people, in every minute
LEVEL = 1.15  # the memory of the last third of the time, against that of the third before it
MINUTE = 60.0
BOTS_AT = 3  # at every third table a bot has the last seat
RETRY_SECONDS = 0.5
GIVEN_UP_SECONDS = 60.0  # an honest person loses patience, with an answer and with a table that stands still
FAULT = re.compile(r"[\w.]+(Error|Exception|Refused|Closed|Interrupt)\b")  # the last line of a traceback
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
        bots = ["greedy"] if number % BOTS_AT == 0 else []
        await asyncio.sleep(self.dice.uniform(0, pause))
        async with self.client(address) as http:
            players = await programs_over(http, SEATS - len(bots))
            while time.monotonic() < self.until:
                seats = await open_table(self.game, players, bots)
                self.happened("matches of people")
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
        moved = time.monotonic()
        while time.monotonic() < self.until and not any(screen.over for screen in screens):
            begun = time.monotonic()
            asked = [screen for screen in screens if screen.options]
            if asked:
                screen = self.dice.choice(asked)
                assert screen.seat is not None
                await self.decide(seats[screen.seat], screen)
                moved = time.monotonic()
            elif begun - moved > GIVEN_UP_SECONDS:  # a table where nobody is asked for so long has lost something
                self.minute.failed += 1
                self.happened("tables stood still")
                return
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))

    async def decide(self, seat: Seat, screen: Screen) -> None:
        """Answer, and repeat the answer as a browser does until it is acknowledged; all of that is what he waits."""
        key, option = seat.program.key(), self.dice.choice(screen.options)
        answer = {"seat": seat.seat, "option": option, "version": screen.version, "key": key}
        screen.options = []
        begun = time.monotonic()
        while (result := await self.sent(seat, answer)) == "" and time.monotonic() < begun + GIVEN_UP_SECONDS:
            self.happened("answers repeated")
            await asyncio.sleep(RETRY_SECONDS)
        self.minute.waited.append(time.monotonic() - begun)
        if result in ("done", "repeated"):
            self.acknowledged.add((seat.table, key))
        elif result == "stale":  # he sees the newest screen and decides anew
            self.happened("stale answers")
            ask = seat.sight.get("ask") or {"options": []}
            screen.version = seat.sight["version"]
            screen.options = [option["name"] for option in ask["options"]]
        else:
            self.minute.failed += 1
            self.happened(f"answers refused: {result or 'given up'}")

    async def sent(self, seat: Seat, answer: dict[str, Any]) -> str:
        """What came of an answer; nothing where it did not come through."""
        try:
            return await seat.send(answer)
        except (httpx.HTTPError, OSError, ValueError, KeyError):
            return ""

    # --- what is in their way ---------------------------------------------------------------------------------------

    async def trouble(self, seed: int) -> None:
        """Everybody who is in their way (`trouble`), in a process of their own."""
        left = str(self.until - time.monotonic())
        command = [sys.executable, "-m", "railhead.web.soak.trouble", str(self.server.port), self.game, left, str(seed)]
        others = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert others.stdout is not None
        try:
            async for line in others.stdout:
                self.minute.events.update(json.loads(line))
            assert await others.wait() == 0, "one of those in the way met a failure of the server"
        finally:
            if others.returncode is None:
                others.kill()

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

    async def forever(self, number: int, pause: float) -> None:
        """People open a table anew where the server breaks off while they meet."""
        while time.monotonic() < self.until:
            with suppress(httpx.HTTPError, OSError, KeyError, ValueError):
                await self.people(number, pause)
            await asyncio.sleep(0.5)

    async def run(self, options: argparse.Namespace) -> None:
        pause = options.tables / options.rate
        running = [self.forever(number, pause) for number in range(options.tables)]
        if not options.calm:
            running += [self.trouble(options.seed), self.restarts(options.restart_seconds)]
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
    raise_file_limit()  # for the one who plays: a page is an open file for him, too
    with tempfile.TemporaryDirectory() as folder, cluster() as database:
        more = {"RAILHEAD_GAMES": f"{options.game} {LONG}", "RAILHEAD_PROCESSES": str(options.processes)}
        with Server(folder, 0, DATABASE_URL=database, **AS_SERVED, **more) as server:
            until = time.monotonic() + options.minutes * 60
            run = Mixed(server, database, options.game, random.Random(options.seed), until)
            try:
                asyncio.run(run.run(options))
                kept, hold = run.check(), server.longest_hold()
            finally:
                print(complaints(server.told()), flush=True)
    print(f"{verdict(run, kept)}; the loop was held for {hold:.0f} ms at most", flush=True)


def verdict(run: Mixed, kept: int) -> str:
    minutes = [minute for minute in run.minutes if minute.memory]  # those that are over
    worst = max(percentile(minute.waited, 0.99) if minute.waited else float("inf") for minute in minutes)
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


def complaints(told: str) -> str:
    """What the server wrote to its own log: how many tracebacks end with what, and the last of them."""
    ends = Counter(line.split(":")[0] for line in told.splitlines() if FAULT.match(line))
    if not ends:
        return "mixed: no fault in the server's log"
    counted = ", ".join(f"{count} {what}" for what, count in ends.items())
    return f"{told[told.rindex('Traceback') :][:3000]}\nmixed: in the server's log: {counted}"


if __name__ == "__main__":
    main()
