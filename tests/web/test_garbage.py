"""What lives long leaves no circles behind, so that nobody has to wait while they are looked for."""

import asyncio
import gc
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from guests import Guest, TestClient

import railhead
from railhead.web import garbage, live, metrics, serve
from railhead.web.garbage import QUIET_SECONDS, Sweeper
from railhead.web.settings import Settings

Guests = Callable[[], Guest]
MOST_MS = 50


@pytest.fixture
def uncollected() -> Iterator[None]:
    """As a server is between two collections."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def read_stream(client: TestClient, path: str, key: str) -> bytes:
    """Open a stream as a server's connection does, read what comes first, and hang up."""
    first, heard = asyncio.Event(), bytearray()

    async def receive() -> dict[str, Any]:
        if not first.is_set():
            await first.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        heard.extend(message.get("body", b""))
        if b"event:" in heard:
            first.set()

    headers = [(b"host", b"testserver"), (b"cookie", f"railhead={key}".encode())]
    asked = {"method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
    ends = {"client": ("testclient", 1), "server": ("testserver", 80), "scheme": "http", "http_version": "1.1"}
    protocol = {"type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}}
    scope = {**protocol, **asked, **ends, "headers": headers, "app": client.app}
    async with asyncio.timeout(20):
        await client.app(scope, receive, send)  # type: ignore[arg-type]  # as a server calls it
    return bytes(heard)


@pytest.mark.parametrize("path", ["/t/{}/stream", "/api/tables/{}/stream"])
def test_a_stream_that_its_reader_leaves_is_gone_at_once(
    guest: Guests, client: TestClient, uncollected: None, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """With the framework's own answer each left 27 kB until the next collection."""
    anna = guest()
    table = anna.open("me", "me")
    made: list[weakref.ref[Any]] = []
    arrive = live.Live.arrive

    def noted(self: live.Live, watcher: live.Watcher) -> None:
        made.append(weakref.ref(watcher))
        arrive(self, watcher)

    monkeypatch.setattr(live.Live, "arrive", noted)
    told = client.portal.call(read_stream, client, path.format(table), anna.key)  # type: ignore[union-attr]  # of this test
    tables = client.app.state.house.tables  # type: ignore[attr-defined]  # of this test

    assert b"event: " in told
    assert (1, [None]) == (len(made), [one() for one in made])
    assert 0 == tables.streams


def test_a_table_that_is_forgotten_is_gone_at_once(guest: Guests, client: TestClient, uncollected: None) -> None:
    anna = guest()
    table = anna.open("me", "me")
    anna.answer(table)
    tables = client.app.state.house.tables  # type: ignore[attr-defined]  # of this test

    async def forget() -> "weakref.ref[live.Live]":
        found = tables.at_hand(table)
        tables.forget(table)
        await found.close()
        return weakref.ref(found)

    gone = client.portal.call(forget)  # type: ignore[union-attr]  # of this test

    assert gone() is None
    assert "data-answer" in anna.get(f"/t/{table}?seat=0").text + anna.get(f"/t/{table}?seat=1").text


def test_looks_among_the_young_are_short_however_much_there_is(tmp_path: Path) -> None:
    """With the positions of many tables in memory: the time of the processor, since others work beside this test."""
    before, spent, begun = gc.get_threshold(), dict[int, list[float]](), [0.0]

    def measure(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            begun[0] = time.thread_time()
        else:
            spent.setdefault(about["generation"], []).append((time.thread_time() - begun[0]) * 1000)

    rules = railhead.ruleset("metro2033")
    bots = [railhead.bot("random", rules, seed=seat) for seat in range(3)]
    serve.ready(Settings(database=f"sqlite:///{tmp_path / 'a.sqlite3'}", games=("toy",)))
    gc.callbacks.append(measure)
    try:
        matches = [rules.start(seats=3, seed=seed) for seed in range(60)]
        kept = []
        for match in matches:
            for _ in range(25):
                ask = match.asks[0]
                match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
            kept += [rules.scene(match.view(seat)) for seat in range(3)]  # a thousand things each
        many = len(gc.get_objects())
        gc.collect()
    finally:
        gc.callbacks.remove(measure)
        gc.set_threshold(*before)
        gc.unfreeze()

    young = spent.get(0, []) + spent.get(1, [])
    assert many > 50_000
    assert len(young) > 10
    assert 1 == len(spent[2]), "the one of this test"
    assert max(young) < MOST_MS
    assert kept


@pytest.mark.parametrize(
    ("grown", "pages", "asked", "due"),
    [
        (1.1, 0, 0, False),
        (1.3, 0, 0, True),
        (1.3, 1, 0, False),
        (1.3, 0, 1, False),  # somebody without a page: a program, or one who opens table after table
        (7.9, 1, 1, False),
        (8.1, 1, 1, True),
    ],
)
def test_everything_is_looked_at_only_where_nobody_is_here_or_in_need(
    grown: float, pages: int, asked: int, due: bool
) -> None:
    memory, visits, clock = [100.0], [7.0], [0.0]
    sweeper = Sweeper(lambda: memory[0], lambda: visits[0], lambda: clock[0])
    memory[0] *= grown
    visits[0] += asked
    clock[0] += QUIET_SECONDS + 1

    assert due == sweeper.sweep(pages)
    assert not sweeper.sweep(pages), "what is left counts from now on"


def test_whoever_asked_just_now_is_not_kept_waiting() -> None:
    memory, visits, clock = [100.0], [0.0], [0.0]
    sweeper = Sweeper(lambda: memory[0], lambda: visits[0], lambda: clock[0])
    memory[0] *= 2
    visits[0] += 1

    swept = []
    for _ in range(8):
        clock[0] += QUIET_SECONDS / 6
        swept.append(sweeper.sweep(0))

    assert [False] * 7 + [True] == swept


def test_who_only_asks_how_the_server_is_does_not_count_as_a_visit(guest: Guests, client: TestClient) -> None:
    anna = guest()
    before = metrics.visits()

    client.get("/health"), client.get("/ready")
    assert before == metrics.visits()
    anna.get("/")
    assert before + 1 == metrics.visits()


def test_a_server_looks_by_itself_only_among_what_is_young() -> None:
    before = gc.get_threshold()
    try:
        garbage.settle()
        after = gc.get_threshold()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()

    assert (garbage.YOUNG, garbage.NEVER, garbage.NEVER) == after
    assert gc.isenabled()
