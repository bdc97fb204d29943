"""Two server processes on one PostgreSQL share limits, quotas, presence and bots."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from railhead.web import opening
from railhead.web.app import make_app
from railhead.web.clocks import now
from railhead.web.settings import Settings
from railhead.web.soak.clients import Seat, play_on, programs
from railhead.web.soak.postgres import free_port
from railhead.web.soak.server import Server
from railhead.web.store import Store, log, make_engine, metadata, owners, sql
from railhead.web.stream import watching
from railhead.web.table import BOT, PERSON, Place
from railhead.web.tables import LEASE_SECONDS

RATE, BURST = 0.5, 60  # so few that no machine is too slow to run into the limit
SETTINGS: dict[str, Any] = {
    "RAILHEAD_GAMES": "toy",
    "RAILHEAD_PROCESSES": "2",
    "RAILHEAD_STREAMS": "10",
    "RAILHEAD_TABLES": "6",
}


@pytest.fixture(scope="module")
def two(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two processes without a limit of requests."""
    engine = make_engine(postgresql)
    metadata.drop_all(engine)
    engine.dispose()
    numbers = str(free_port())
    folder = str(tmp_path_factory.mktemp("two"))
    with Server(folder, DATABASE_URL=postgresql, RAILHEAD_METRICS=numbers, **SETTINGS) as server:
        yield server


def somebody(server: Server, stack: ExitStack, address: str = "127.0.0.1") -> httpx.Client:
    """A client who opens a new connection for every request, so that either process may get it."""
    limits = httpx.Limits(max_keepalive_connections=0)
    transport = httpx.HTTPTransport(local_address=address, limits=limits)
    return stack.enter_context(httpx.Client(base_url=server.address, transport=transport, timeout=30))


def served(server: Server, index: int) -> float:
    """How many requests a process has answered."""
    port = int(server.environment["RAILHEAD_METRICS"]) + index
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=20).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith("railhead_requests_total{"))


def sit_down(one: httpx.Client, seats: list[str], name: str = "Anna") -> tuple[dict[str, str], dict[str, Any]]:
    key = {"authorization": f"Bearer {one.post('/api/people', json={'name': name}).json()['token']}"}
    made = one.post("/api/tables", json={"game": "toy", "seats": seats, "key": "k"}, headers=key).json()
    return key, made


def test_streams_and_tables_are_counted_together(two: Server) -> None:
    with ExitStack() as stack:
        anna, watcher = somebody(two, stack), somebody(two, stack, "127.0.0.3")
        key, made = sit_down(anna, ["me", "me"])
        statuses, reading = [], []
        for _ in range(14):
            stream = stack.enter_context(watcher.stream("GET", f"/t/{made['watch']}/stream"))
            statuses.append(stream.status_code)
            if stream.status_code == 200:
                reading.append(stream.iter_lines())  # whoever lets go of it closes it
                next(reading[-1])
        more = [
            anna.post("/api/tables", json={"game": "toy", "seats": ["me", "me"], "key": f"k{n}"}, headers=key)
            for n in range(8)
        ]

    assert [200] * 10 + [429] * 4 == statuses
    assert [201] * 5 + [429] * 3 == [reply.status_code for reply in more]
    assert min(served(two, 0), served(two, 1)) > 0


def test_whoever_has_a_page_open_is_here_for_all_processes(two: Server) -> None:
    with ExitStack() as stack:
        anna, boris = somebody(two, stack), somebody(two, stack)
        key, made = sit_down(anna, ["me", "link"])
        boris_key = {"authorization": f"Bearer {boris.post('/api/people', json={'name': 'Boris'}).json()['token']}"}
        boris.post("/api/join", json={"invite": made["invites"]["1"], "key": "j"}, headers=boris_key)

        def seen() -> set[int]:
            """How many are here, as each of many answers says; Boris has no page open."""
            pages = [boris.get(f"/t/{made['table']}?seat=1", headers=boris_key).text for _ in range(12)]
            return {page.count('class="presence on"') for page in pages}

        before = seen()
        with anna.stream("GET", f"/t/{made['table']}/stream?seat=0", headers=key) as stream:
            reading = stream.iter_lines()
            next(reading)
            until = time.monotonic() + 60
            while seen() != {1} and time.monotonic() < until:
                time.sleep(0.2)
            during = seen()

    assert {0} == before
    assert {1} == during


def test_matches_against_bots_go_on_at_whichever_process_and_have_each_answer_once(
    two: Server, postgresql: str
) -> None:
    async def play() -> list[str]:
        async with programs(two.address, 1) as players:
            tables = []
            for _ in range(3):
                data = {"game": "toy", "seats": ["me", "greedy"], "key": players[0].key(), "terms": {"windows": "off"}}
                tables.append((await players[0].call("/api/tables", data)).json()["table"])
            players[0].http = httpx.AsyncClient(
                base_url=two.address, timeout=30, limits=httpx.Limits(max_keepalive_connections=0)
            )
            dice = random.Random(1)
            for table in tables:
                until = time.monotonic() + 120
                while await play_on([Seat(players[0], table, 0)], dice) is not None and time.monotonic() < until:
                    await asyncio.sleep(0.02)
            await players[0].http.aclose()
            return tables

    tables = asyncio.run(play())
    base = Store(postgresql)
    rows = base.rows(sql.select(log).where(log.c.table_id.in_(tables)).order_by(log.c.table_id, log.c.number))
    stages = base.rows(sql.select(metadata.tables["tables"].c.stage).where(metadata.tables["tables"].c.id.in_(tables)))
    base.close()

    assert [{"stage": "over"}] * 3 == stages
    for table in tables:
        numbers = [row["number"] for row in rows if row["table_id"] == table]
        assert list(range(len(numbers))) == numbers
    assert {"open", "start", "answer"} == {row["kind"] for row in rows}  # no bot was late or replaced


def test_requests_are_counted_together(postgresql: str, tmp_path: Path) -> None:
    """Many connections of one address, each to whichever process takes it: together they have one bucket."""
    limits = {"RAILHEAD_RATE": str(RATE), "RAILHEAD_BURST": str(BURST)}
    with (
        Server(str(tmp_path), DATABASE_URL=postgresql, **{**SETTINGS, **limits}) as server,
        ExitStack() as stack,
    ):
        anna, other = somebody(server, stack, "127.0.0.2"), somebody(server, stack, "127.0.0.3")
        begun = time.monotonic()
        codes = [anna.get("/api/games").status_code for _ in range(2 * BURST)]
        seconds = time.monotonic() - begun
        elsewhere = other.get("/api/games").status_code

    passed = codes.count(200)
    assert BURST - 1 <= passed <= BURST + RATE * seconds + 1, (passed, seconds)
    assert {200, 429} == set(codes)
    assert 200 == elsewhere


def test_bots_of_a_process_that_died_are_taken_up_by_another(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as its lease runs nobody else moves them; then the next round of another process does."""
    engine = make_engine(postgresql)
    metadata.drop_all(engine)
    engine.dispose()
    ahead, real = [0.0], time.time
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])

    async def play() -> tuple[bool, int, int]:
        app = make_app(Settings(database=postgresql, games=("toy",), bot_pause=0, rate=0))
        async with app.router.lifespan_context(app):
            house = app.state.house
            anna, _ = await house.people.make("Anna")
            table = opening.table_of(anna, "key")
            dead = {"table_id": table, "process": "dead", "until": now() + 1000 * LEASE_SECONDS}
            await house.store.write("", owners.insert().values(dead))
            places = [Place(PERSON, anna.id, anna.name), Place(BOT, "", "Bot", "greedy")]  # both lay a card at first
            live = await opening.open_table(house.tables, opening.Plan("toy", places), anna, "key")
            with watching(live, ()):
                held = await house.tables.owns_bots(table)
                before = live.table.number
                ahead[0] += LEASE_SECONDS + 1
                until = time.monotonic() + 90
                while live.table.number == before and time.monotonic() < until:
                    await house.tables.take_up_bots()
                    await asyncio.sleep(0.05)
                return held, before, live.table.number

    held, before, after = asyncio.run(play())

    assert not held
    assert after > before
