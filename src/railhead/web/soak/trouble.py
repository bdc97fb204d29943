"""Those in the way of honest people: bots, imports, slow and hostile clients; in a process of their own.

Whoever measures how long honest people wait must not wait for them himself. Each second a line says what happened.
"""

import argparse
import asyncio
import json
import random
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import httpx

import railhead
from railhead.web.soak.clients import LIMITS, programs_over

FLOODERS = 8
LONG = "barbarossa"  # the game of the matches that are imported: thousands of decisions
HALF_SENT = 60
UNREAD = 15  # streams that nobody reads
DRIPPING = 10  # bodies that come letter by letter
LARGE = b"x" * (1 << 20)
JUNK = ["/", "/t/none", "/api/tables/none/stream", "/join/x", "/rules/%00", "/new/nothing", "/static/../x", "/csp"]
POSTED = ["/api/people", "/api/tables", "/api/join", "/t/none/answer", "/api/tables/none/answer", "/import", "/csp"]


@dataclass
class Trouble:
    """Everybody who is in the way, each from an address of his own."""

    port: int
    game: str
    dice: random.Random
    until: float
    events: Counter[str] = field(default_factory=Counter)
    watched: list[str] = field(default_factory=list)  # tables of bots, as spectators know them

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=LIMITS)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=30)

    def happened(self, what: str, reply: httpx.Response | None = None) -> None:
        """Count it; whatever anybody asks, no answer is a failure of the server (503: it says that it is busy)."""
        self.events[what] += 1
        if reply is not None:
            assert reply.status_code < 500 or reply.status_code == 503, f"{reply.request.url}: {reply.text[:500]}"

    def going(self) -> bool:
        return time.monotonic() < self.until

    async def bots(self) -> None:
        """Somebody who opens as many tables of bots as he may, and looks at all of them."""
        async with self.client("127.0.0.60") as http:
            player = (await programs_over(http, 1))[0]
            while self.going():
                data = {"game": self.game, "seats": ["greedy"] * 5, "key": player.key()}
                made = await player.call("/api/tables", data)
                opened = made.status_code == 201
                self.happened("tables of bots" if opened else "tables refused", made)
                if opened:
                    self.watched.append(made.json()["watch"])
                    await player.call(f"/t/{self.watched[-1]}")
                await asyncio.sleep(0.5 if opened else 5)

    async def imports(self) -> None:
        """Somebody who brings a long match, looks at it and takes it away again."""
        record = await asyncio.to_thread(long_match, LONG)
        async with self.client("127.0.0.61") as http:
            while self.going():
                made = await http.post("/import", data={"name": "Importer", "log": record})
                place = made.headers.get("location", "").removesuffix("/replay")
                self.happened("imports" if made.status_code == 303 else f"imports refused ({made.status_code})", made)
                key = {"cookie": made.headers.get("set-cookie", "").split(";")[0]}
                for page in ("/replay?step=100", "/log", "/export") if place else ():
                    self.happened("long logs read", await http.get(place + page, headers=key))
                http.cookies.clear()
                await asyncio.sleep(3)

    async def half_sent(self) -> None:
        """Somebody who begins requests and does not end them."""
        self.happened("waves of half-sent requests")
        await self.hold("127.0.0.62", HALF_SENT, 4, lambda: b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")

    async def unread(self) -> None:
        """Somebody who follows tables of bots and never reads a word of it."""

        def stream() -> bytes:
            return f"GET /t/{self.dice.choice(self.watched)}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()

        if self.watched:
            self.happened("waves of streams that nobody reads")
            await self.hold("127.0.0.64", UNREAD, 30, stream)

    async def dripping(self) -> None:
        """Somebody whose bodies come letter by letter."""
        head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n"
        self.happened("waves of dripping bodies")
        await self.hold("127.0.0.65", DRIPPING, 20, lambda: head, drip=b"[")

    async def hold(
        self, address: str, count: int, seconds: float, said: Callable[[], bytes], drip: bytes = b""
    ) -> None:
        """Say something over many connections, hold them and read nothing."""
        held: list[socket.socket] = []
        try:
            for _ in range(count):
                with suppress(OSError):
                    one = socket.socket()
                    held.append(one)
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that the server notices soon
                    one.settimeout(0)
                    one.bind((address, 0))
                    with suppress(BlockingIOError):
                        one.connect(("127.0.0.1", self.port))
            await asyncio.sleep(0.2)
            until = min(self.until, time.monotonic() + seconds)
            words = [said() for _ in held]
            while time.monotonic() < until:
                for at, one in enumerate(held):
                    with suppress(OSError):
                        one.send(words[at])
                    words[at] = drip
                await asyncio.sleep(1)
        finally:
            for one in held:
                one.close()

    async def flood(self) -> None:
        """Somebody who asks for anything, and sends anything, as fast as he can, from one address."""
        async with self.client("127.0.0.63") as http:
            while self.going():
                reply = await (self.post(http) if self.dice.random() < 0.3 else http.get(self.dice.choice(JUNK)))
                refused = " refused" if reply.status_code == 429 else ""
                self.happened(f"requests of a flood{refused}", reply)
                await asyncio.sleep(0.02)

    async def post(self, http: httpx.AsyncClient) -> httpx.Response:
        body = self.dice.choice([self.dice.randbytes(self.dice.randrange(200)), b"[" * 10_000, b'{"seat": -1}', LARGE])
        kind = self.dice.choice(["application/json", "application/x-www-form-urlencoded"])
        return await http.post(self.dice.choice(POSTED), content=body, headers={"content-type": kind})

    async def forever(self, what: Callable[[], Awaitable[None]]) -> None:
        """Whoever is in the way tries again where the server breaks off."""
        while self.going():
            with suppress(httpx.HTTPError, OSError, KeyError, ValueError):
                await what()
            await asyncio.sleep(0.5)

    async def report(self) -> None:
        while self.going():
            await asyncio.sleep(1)
            print(json.dumps(self.events), flush=True)
            self.events.clear()

    async def run(self) -> None:
        tasks = [self.bots, self.imports, self.half_sent, self.unread, self.dripping, *[self.flood] * FLOODERS]
        await asyncio.gather(self.report(), *[self.forever(one) for one in tasks])


def long_match(game: str) -> str:
    dice, match = random.Random(1), railhead.ruleset(game).start(2, seed=5)
    names = match.rules.vocabulary.names
    while not match.over and len(match.entries) < 3000:
        ask = match.asks[0]
        match.answer(ask.seat, names[dice.choice(ask.options)])
    return json.dumps(match.log)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("game")
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    options = parser.parse_args()
    until = time.monotonic() + options.seconds
    asyncio.run(Trouble(options.port, options.game, random.Random(options.seed), until).run())


if __name__ == "__main__":
    main()
