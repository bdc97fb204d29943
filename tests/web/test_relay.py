"""One server follows another at the same address: nothing is lost, nothing fails, no page shows it."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from browsers import DESKTOP, Visitor
from playwright.sync_api import Browser

from railhead.web.address import address_of, listen, only_one
from railhead.web.relay import Relay
from railhead.web.soak.clients import Program, Seat, open_table, play_on, programs_over
from railhead.web.soak.postgres import free_port
from railhead.web.store import Store, log, sql

PATIENCE = 120  # a busy machine takes its time
EACH_ANEW = httpx.Limits(max_keepalive_connections=0)  # every request connects anew, and none may fail


@dataclass
class Running:
    relay: Relay
    address: str
    status: "Future[int]"


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A relay with a server of the toy; when the test ends nothing is left of it."""
    for name in ("RATE", "TABLES", "STREAMS", "BOT_PAUSE", "BOT_NICE"):
        monkeypatch.setenv(f"RAILHEAD_{name}", "0")
    monkeypatch.setenv("RAILHEAD_GAMES", "toy")
    with serving(tmp_path) as running:
        yield running


@contextmanager
def serving(data: Path) -> Iterator[Running]:
    with only_one(str(data)) as lock, listen("127.0.0.1", free_port()) as listening, ThreadPoolExecutor(1) as pool:
        relay = Relay(str(data), listening.fileno(), lock.fileno())
        try:
            yield Running(relay, address_of("127.0.0.1", listening).rstrip("/"), pool.submit(relay.run))
        finally:
            relay.stop()


def stored_answers(data: Path) -> list[str]:
    base = Store(f"sqlite:///{data / 'railhead.sqlite3'}")
    rows = base.rows(sql.select(log.c.key).where(log.c.kind == "answer"))
    base.close()
    return [row["key"].partition(":")[2] for row in rows]


class Crowd:
    """Two programs that play one match after the other, open other tables and follow one, until it is enough.

    Whatever fails ends everything.
    """

    def __init__(self, http: httpx.AsyncClient, players: list[Program]) -> None:
        self.http = http
        self.players = players
        self.acknowledged: list[str] = []
        self.opened = 0
        self.endings: list[str] = []  # what a page was told at the end of each stream
        self.enough = False

    async def play(self, dice: random.Random) -> None:
        seats: list[Seat] = []
        while not self.enough:
            seats = seats or await open_table("toy", self.players)
            made = await play_on(seats, dice)
            if made is None:
                seats = []
            elif made[1] == "done":
                self.acknowledged.append(made[0]["key"])
            else:
                assert made[1] == "nobody", made

    async def open_tables(self) -> None:
        host = self.players[0]
        while not self.enough:
            made = await host.call("/api/tables", {"game": "toy", "seats": ["me", "link"], "key": host.key()})
            assert made.status_code == 201, made.text
            self.opened += 1
            await asyncio.sleep(0.02)

    async def follow(self, table: str) -> None:
        headers = {"authorization": f"Bearer {self.players[0].token}"}
        while True:
            async with self.http.stream("GET", f"/t/{table}/stream?seat=0", headers=headers) as stream:
                assert stream.status_code == 200
                lines = [line async for line in stream.aiter_lines() if line]
            self.endings.append(lines[-2])


async def play_through(running: Running, changes: int) -> Crowd:
    """Let servers follow each other while a crowd plays."""
    async with httpx.AsyncClient(base_url=running.address, timeout=PATIENCE, limits=EACH_ANEW) as http:
        crowd = Crowd(http, await programs_over(http, 2))
        table = (await open_table("toy", crowd.players))[0].table
        async with asyncio.TaskGroup() as tasks:
            following = tasks.create_task(crowd.follow(table))
            for seed in range(2):
                tasks.create_task(crowd.play(random.Random(seed)))
            tasks.create_task(crowd.open_tables())
            for _ in range(changes):
                assert await asyncio.to_thread(running.relay.renew)
                wanted = len(crowd.acknowledged) + 10
                while len(crowd.acknowledged) < wanted:
                    await asyncio.sleep(0.01)
            crowd.enough = True
            following.cancel()
        return crowd


def test_nothing_is_lost_and_nothing_fails_while_servers_follow_each_other(running: Running, tmp_path: Path) -> None:
    """Every request connects anew: who comes while nobody serves waits for the next server."""
    first = running.relay.server.process.pid
    crowd = asyncio.run(play_through(running, changes=2))
    last = running.relay.server.process.pid
    running.relay.stop()
    stored = stored_answers(tmp_path)

    assert first != last
    assert 128 + signal.SIGTERM == running.status.result(PATIENCE)
    assert len(stored) == len(set(stored))
    assert set(crowd.acknowledged) <= set(stored)
    assert len(crowd.acknowledged) >= 20
    assert crowd.opened >= 2
    assert ["event: bye"] * 2 == crowd.endings


def test_the_relay_ends_with_the_status_of_a_server_that_nobody_follows(running: Running) -> None:
    assert 200 == httpx.get(f"{running.address}/health", timeout=PATIENCE).status_code

    os.kill(running.relay.server.process.pid, signal.SIGKILL)

    assert 128 + signal.SIGKILL == running.status.result(PATIENCE)


def test_a_server_stays_when_the_one_that_should_follow_does_not_come_up(
    running: Running, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    first = running.relay.server.process.pid
    assert 200 == httpx.get(f"{running.address}/health", timeout=PATIENCE).status_code
    monkeypatch.setenv("RAILHEAD_BOT_SECONDS", "no number")

    assert not running.relay.renew()
    assert 200 == httpx.get(f"{running.address}/health", timeout=PATIENCE).status_code
    assert first == running.relay.server.process.pid
    assert "no number" in capfd.readouterr().err


# Notes whatever the page says of its connection.
LINKS = """
window.links = [];
document.addEventListener("DOMContentLoaded", () => {
  const note = () => window.links.push(document.body.dataset.link);
  new MutationObserver(note).observe(document.body, { attributes: true, attributeFilter: ["data-link"] });
});
"""


def test_an_open_page_goes_on_with_the_next_server_and_never_says_that_it_lost_the_first(
    running: Running, chromium: Browser
) -> None:
    context = chromium.new_context(**DESKTOP)
    try:
        context.add_init_script(LINKS)
        anna = Visitor(context, running.address)
        anna.start("toy", "me", "random")
        anna.wait_link("live")
        anna.drive(1, hints=False)  # the shortest match leaves her three decisions
        anna.finish_driving()
        before = decision_of(anna)

        assert running.relay.renew()
        anna.drive(1, hints=False)
        anna.finish_driving()
        anna.wait_decision(before + 1)

        assert {"live"} == set(anna.page.evaluate("() => window.links")) - {"wait"}
        assert [] == anna.faults
    finally:
        context.close()


def decision_of(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("() => Number(document.getElementById('link').dataset.decision)"))
