"""Fuzzed requests: no answer is a failure of the server, and nobody changes anything at a seat that is not his."""

import argparse
import asyncio
import json
import logging
import random
import sqlite3
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlencode

import httpx
from starlette.applications import Starlette

import railhead
from railhead.arena.progress import Progress
from railhead.web.access import House
from railhead.web.app import make_app
from railhead.web.games import ruleset
from railhead.web.settings import Settings, sqlite_in
from railhead.web.soak import contract
from railhead.web.soak.clients import Program, Seat, open_table, programs_over
from railhead.web.soak.tally import add_arguments, tally_of, verdict
from railhead.web.soak.wire import ask

CHUNK = 5_000  # requests at one database
ODD = ["", "0", "-1", "99", "1e9", "²", "null", "%00", "\x00", "🂡", "../..", "<script>", "' OR 1=1", "x" * 400]
DEEDS = [
    "answer",
    "undo",
    "say",
    "mute",
    "unmute",
    "mute-for-me",
    "leave",
    "back",
    "handover",
    "concede",
    "sit",
    "hint",
    "rematch",
    "branch",
    "nothing",
]
LAST = "SELECT number, seat FROM log WHERE table_id = ? ORDER BY number DESC LIMIT 1"
PAGES = ["", "/log", "/why", "/since", "/preview", "/replay", "/export", "/nothing"]
PATHS = ["/", "/new/{game}", "/me", "/import", "/api/games", "/api/tables", "/rules/{game}", "/join/{ref}", "/csp"]


@dataclass
class Fuzzer:
    """Makes requests that are nearly right, or not right at all."""

    game: str
    seats: list[Seat]
    stranger: Program
    dice: random.Random

    def word(self) -> str:
        names = ruleset(self.game).vocabulary.names
        return self.dice.choice([self.dice.choice(names), self.dice.choice(ODD), str(self.dice.randrange(12))])

    def ref(self) -> str:
        return self.dice.choice([seat.table for seat in self.seats] * 4 + ["none", quote(self.word(), safe="")])

    def path(self) -> str:
        ref = self.ref()
        kinds = [f"/t/{ref}/{self.dice.choice(DEEDS)}", f"/api/tables/{ref}/{self.dice.choice(DEEDS)}"] * 4
        kinds += [f"/t/{ref}{self.dice.choice(PAGES)}", f"/api/tables/{ref}{self.dice.choice(PAGES)}"]
        kinds += [self.dice.choice(PATHS).format(game=self.game, ref=ref), f"/{quote(self.word())}"]
        path = self.dice.choice(kinds)
        if self.dice.random() < 0.4:
            name = self.dice.choice(["seat", "option", "step", "have"])
            path += "?" + urlencode({name: self.word()}, errors="replace")
        return path

    def fields(self, seat: Seat) -> dict[str, Any]:
        version = seat.sight.get("version", "")
        good = {
            "seat": self.dice.choice([seat.seat, seat.seat, str(seat.seat), self.dice.randrange(4)]),
            "option": self.dice.choice([self.word(), *self.offered(seat)]),
            "version": self.dice.choice([version, version, self.word()]),
            "key": self.dice.choice(["", f"f{self.dice.randrange(10**9)}", self.word()]),
            "text": self.word(),
            "name": self.word(),
            "decisions": self.word(),
            "game": self.dice.choice([self.game, self.word()]),
            "seats": self.dice.choice([["me", "random"], ["me"] * 20, self.word(), [1]]),
            "log": self.dice.choice(["{}", "[" * 60, self.word()]),
        }
        return {name: value for name, value in good.items() if self.dice.random() < 0.8}

    def offered(self, seat: Seat) -> list[str]:
        """The options that the seat was last offered."""
        return [option["name"] for option in (seat.sight.get("ask") or {}).get("options", [])]

    def body(self, seat: Seat) -> tuple[bytes, str]:
        fields = self.fields(seat)
        kind = self.dice.random()
        if kind < 0.45:
            return json.dumps(fields).encode(), "application/json"
        if kind < 0.9:
            return urlencode(fields, errors="replace").encode(), "application/x-www-form-urlencoded"
        return self.dice.randbytes(self.dice.randrange(200)), "application/json"

    def request(self, seat: Seat, token: str) -> "Asked":
        headers = self.dice.choice([{"authorization": f"Bearer {token}"}, {"cookie": f"railhead={token}"}])
        headers["accept"] = self.dice.choice(["application/json", "text/html", "*/*"])
        if self.dice.random() < 0.95:
            headers["origin"] = "http://testserver"
        path = self.path()
        posted = any(f"/{deed}" in path for deed in DEEDS) or self.dice.random() < 0.3
        method = "POST" if posted else "GET"
        if self.dice.random() < 0.05:
            method = self.dice.choice(["GET", "POST", "PUT"])
        content, kind = self.body(seat) if method == "POST" else (b"", "text/plain")
        headers["content-type"] = kind
        return Asked(method, path, headers, content)


@dataclass(frozen=True)
class Asked:
    """A request, ready to send."""

    method: str
    path: str
    headers: dict[str, str]
    content: bytes


async def fuzz(game: str, requests: int, seed: int, folder: str) -> dict[int, int]:
    """Send requests of a player, of his neighbour and of a stranger; how often each status came back."""
    dice = random.Random(seed)
    settings = Settings(database=sqlite_in(folder), games=(game,), rate=0, burst=0, tables=0, bot_pause=0)
    app = make_app(settings)  # without limits: by chance the players would reach that of their tables
    codes: dict[int, int] = {}
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as http:
            players = await programs_over(http, 3)
            fuzzer = Fuzzer(game, await open_table(game, players[:2]), players[2], dice)
            disk = sqlite3.connect(f"{folder}/railhead.sqlite3")
            with closing(disk), Progress(f"fuzz: {game}, requests", requests) as progress:
                for number in range(requests):
                    if number % 300 == 0:
                        fuzzer.seats = await open_table(game, players[:2])
                    await one_request(app, disk, fuzzer, codes)
                    progress.at(number)
    return codes


async def one_request(app: Starlette, disk: sqlite3.Connection, fuzzer: Fuzzer, codes: dict[int, int]) -> None:
    house: House = app.state.house
    seat = fuzzer.dice.choice(fuzzer.seats)
    if fuzzer.dice.random() < 0.3:
        await seat.see()
    stranger = fuzzer.dice.random() < 0.4
    asked = fuzzer.request(seat, fuzzer.stranger.token if stranger else seat.program.token)
    live = await house.tables.find(seat.table)
    assert live is not None
    bots = any(place.bot for place in live.table.places)  # a seat was handed over: a bot may answer at any moment
    before = last_entry(disk, seat.table)
    answer = await ask(app, asked.method, asked.path, asked.headers, asked.content)
    codes[answer.status] = codes.get(answer.status, 0) + 1
    assert answer.status < 500, f"{asked}: {answer.body[:300]!r}"
    after = last_entry(disk, seat.table)
    if after != before and not bots:
        assert not stranger, f"a stranger changed a table: {asked}"
        assert after[1] in (None, seat.seat), f"seat {seat.seat} acted for {after[1]}: {asked}"


def last_entry(disk: sqlite3.Connection, table: str) -> tuple[int, int | None]:
    """The last entry of a table on the disk: its number, and whose it is."""
    found: tuple[int, int | None] = disk.execute(LAST, (table,)).fetchone()
    return found


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak fuzz", description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000, help="for all games together")
    parser.add_argument("--examples", type=int, default=20, help="of each operation of the API document and each game")
    parser.add_argument("--games", nargs="*", default=railhead.rulesets())
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    options = parser.parse_args(arguments)
    logging.getLogger("railhead.web").setLevel(logging.ERROR)  # made-up reports of browsers are no news
    tally, each = tally_of(options), options.requests // len(options.games)
    for game in options.games:
        begun = time.monotonic()
        for number, requests in tally.chunks(game, each, CHUNK):
            with tempfile.TemporaryDirectory() as folder:
                codes = asyncio.run(fuzz(game, requests, options.seed + number, folder))
            tally.add(game, requests, **{str(code): count for code, count in codes.items()})
        seen = {int(code): count for code, count in tally.of(game).items() if code.isdigit()}
        left = verdict(tally.done(game), each)
        print(f"fuzz: {game}, no failure, no change by a wrong seat; {counted(seen, begun)}{left}", flush=True)
    for game in options.games if options.examples and time.monotonic() < tally.until else []:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            codes = contract.check(game, options.examples, options.seed, folder)
        print(f"fuzz: {game}, the API keeps what its document says; {counted(codes, begun)}", flush=True)


def counted(codes: Mapping[int, int], begun: float) -> str:
    """How many requests there were, by the status of their answers, and how long it took."""
    counts = ", ".join(f"{code}: {count}" for code, count in sorted(codes.items()))
    return f"{sum(codes.values())} requests ({counts}); {time.monotonic() - begun:.0f} s"


if __name__ == "__main__":
    main()
