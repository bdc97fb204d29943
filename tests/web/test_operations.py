"""What those who run a server see of it: numbers, logs, a graceful end, files to start it by."""

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from guests import Guest, TestClient

from railhead.web import logs, metrics
from railhead.web.settings import VARIABLES
from railhead.web.soak.clients import open_table, programs
from railhead.web.soak.postgres import free_port
from railhead.web.soak.server import Server
from railhead.web.store import Store, log, sql

ROOT = Path(__file__).parents[2]
LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \S+')


# --- numbers ----------------------------------------------------------------------------------------------------------


def number(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.M)
    assert found is not None, name
    return float(found[1])


def test_every_line_is_one_that_prometheus_reads(client: TestClient) -> None:
    before = metrics.exposition()
    anna = Guest(client)
    table = anna.open("me", "me")
    anna.answer(table, 0)

    text = metrics.exposition()

    assert all(LINE.fullmatch(line) or line.startswith("# ") for line in text.splitlines())
    grown = ("railhead_decision_seconds_count", "railhead_screen_seconds_count", "railhead_changes_total")
    assert all(number(text, name) > number(before, name) for name in grown)
    assert 1 == number(text, 'railhead_tables{stage="playing"}')
    assert number(text, 'railhead_requests_total{route="table answer",status="200"}') >= 1
    assert number(text, "railhead_memory_bytes") > 10_000_000
    buckets = [int(count) for count in re.findall(r"railhead_decision_seconds_bucket\{.*\} (\d+)", text)]
    assert buckets == sorted(buckets)
    assert number(text, "railhead_decision_seconds_count") == buckets[-1]


def test_nobody_fills_the_disk_by_what_makes_the_server_complain() -> None:
    """Whoever sends what is no HTTP, or what a browser is said to have been told, has a line written each time."""
    sparing = logs.Sparing()

    def written(name: str, text: str, count: int) -> list[logging.LogRecord]:
        made = [logging.LogRecord(name, logging.WARNING, "", 0, text, (number,), None) for number in range(count)]
        return [one for one in made if sparing.filter(one)]

    assert logs.MOST_A_MINUTE == len(written("uvicorn.error", "Invalid: %d", 500))
    assert 1 == len(written("railhead.web", "Something else: %d", 1))
    assert 500 == len(written("railhead.access", "GET %d", 500))
    sparing.begun -= 61
    assert ["Invalid: 0 (and 440 like it the minute before)", "Invalid: 1"] == [
        one.getMessage() for one in written("uvicorn.error", "Invalid: %d", 2)
    ]


def test_the_public_port_tells_no_numbers(client: TestClient) -> None:
    assert 404 == client.get("/metrics").status_code


# --- logs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "/"),
        ("/join/Ab3_secret-token", "/join/…"),
        ("/t/0123456789abcdef/answer", "/t/0123…/answer"),
        ("/api/tables/0123456789abcdef/log", "/api/tables/0123…/log"),
        ("/api/games", "/api/games"),
        ("/a\nb\x1b[2J", r"/a\nb\x1b[2J"),
    ],
)
def test_the_access_log_shows_no_secret_and_breaks_no_line(path: str, shown: str) -> None:
    assert shown == logs.without_secrets(path)


# --- a real server ----------------------------------------------------------------------------------------------------


async def answers_while_it_ends(server: Server) -> tuple[set[str], list[int], str]:
    """Play at four tables while the server is told to end: what was acknowledged, each status, and a stream's end."""
    acknowledged: set[str] = set()
    statuses: list[int] = []
    async with programs(server.address, 2) as players:
        tables = [await open_table("toy", players) for _ in range(4)]
        seat = tables[0][0]
        told: list[str] = []

        async def follow() -> None:
            headers = {"authorization": f"Bearer {seat.program.token}"}
            async with seat.program.http.stream("GET", f"/t/{seat.table}/stream?seat=0", headers=headers) as stream:
                async for line in stream.aiter_lines():
                    told.append(line)

        async def play(seats: Any) -> None:
            import random

            dice = random.Random(1)
            try:
                while True:
                    for one in seats:
                        await one.see()
                        answer = one.choice(dice)
                        if answer is not None and await one.send(answer) == "done":
                            acknowledged.add(answer["key"])
                    if one.sight["over"]:
                        return
            except (httpx.HTTPError, OSError):
                return

        following = asyncio.create_task(follow())
        playing = [asyncio.create_task(play(seats)) for seats in tables]
        await asyncio.sleep(0.6)
        fresh = await players[0].call("/ready")
        statuses.append(fresh.status_code)
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGTERM)
        await asyncio.gather(*playing)
        await asyncio.wait_for(following, 20)
    return acknowledged, statuses, "\n".join(told)


def test_a_server_that_is_told_to_end_keeps_what_it_acknowledged_and_tells_its_pages(tmp_path: Path) -> None:
    port = free_port()
    settings: dict[str, Any] = {"RAILHEAD_LOG": "info", "RAILHEAD_LOG_FORMAT": "json", "RAILHEAD_ACCESS_LOG": "1"}
    with Server(str(tmp_path), RAILHEAD_GAMES="toy", RAILHEAD_METRICS=str(port), **settings) as server:
        numbers = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=20)
        elsewhere = httpx.get(f"http://127.0.0.1:{port}/", timeout=20).status_code
        acknowledged, statuses, told = asyncio.run(answers_while_it_ends(server))
        begun = time.monotonic()
        assert server.process is not None
        server.process.wait(20)
        seconds = time.monotonic() - begun
        lines = [json.loads(line) for line in server.told().splitlines()]
    base = Store(f"sqlite:///{tmp_path / 'railhead.sqlite3'}")
    stored = {row["key"].partition(":")[2] for row in base.rows(sql.select(log.c.key).where(log.c.kind == "answer"))}
    base.close()

    assert "railhead_loop_hold_seconds" in numbers.text
    assert metrics.CONTENT_TYPE == numbers.headers["content-type"]
    assert 404 == elsewhere
    assert [200] == statuses
    assert acknowledged
    assert acknowledged <= stored
    assert told.rstrip().endswith("event: bye\ndata: {}")
    assert seconds < 15
    access = [line for line in lines if line["logger"] == "railhead.access"]
    assert {"at", "level", "method", "path", "status", "ms", "address", "text"} <= set(access[0])
    assert not [line for line in lines if line["level"] in ("ERROR", "CRITICAL")]


def test_a_server_that_is_about_to_end_opens_no_new_table(client: TestClient) -> None:
    anna = Guest(client)
    table = anna.open("me", "me")
    tables = client.app.state.house.tables  # type: ignore[attr-defined]  # the application of this test
    client.portal.call(tables.drain)  # type: ignore[arg-type,union-attr]  # of this test

    assert 503 == anna.post("/new/toy", {"name": "Anna", "who-0": "me", "who-1": "me"}).status_code
    assert 503 == client.get("/ready").status_code
    assert "done" == anna.answer(table, 0).json()["result"]


# --- files to start it by --------------------------------------------------------------------------------------------


def test_the_document_tells_of_every_variable() -> None:
    told = set(re.findall(r"`(DATABASE_URL|RAILHEAD_\w+)`", (ROOT / "docs/operations.md").read_text()))

    assert set(VARIABLES) <= told
    read = set()
    for path in (ROOT / "src/railhead/web").glob("*.py"):
        read |= set(re.findall(r'(?:env\.get|environ\.get|share)\(\s*"(\w+)"', path.read_text()))
    assert read <= {*VARIABLES, "RAILHEAD_BOARD"}


def test_compose_and_systemd_set_variables_that_the_server_knows() -> None:
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    service = compose["services"]["railhead"]
    unit = (ROOT / "deploy/railhead.service").read_text()
    settings = (ROOT / "deploy/railhead.env").read_text()

    given = {*service["environment"], *re.findall(r"^#?([A-Z_]+)=", settings, re.M)}
    given |= set(re.findall(r"^Environment=(\w+)=", unit, re.M))
    assert given <= set(VARIABLES)
    assert {"railhead", "database"} == set(compose["services"])
    assert "service_healthy" == service["depends_on"]["database"]["condition"]
    assert service["stop_grace_period"] == "30s"
    assert re.search(r"^TimeoutStopSec=30$", unit, re.M)


def test_systemd_finds_no_fault_in_the_unit(tmp_path: Path) -> None:
    """As far as can be seen without the server installed: its program is exchanged for one that exists."""
    try:
        subprocess.run(["systemd-analyze", "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("systemd-analyze is not installed: apt-get install systemd")
    unit = (ROOT / "deploy/railhead.service").read_text()
    unit = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", unit, flags=re.M)
    copy = tmp_path / "railhead.service"
    copy.write_text(unit)

    told = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, timeout=60)

    assert [] == [line for line in told.stderr.splitlines() if "railhead.service" in line and "postgresql" not in line]
