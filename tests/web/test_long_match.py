"""A match of days outlives a move to another database, a restored backup and an upgrade of the rules."""

import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

import railhead
from railhead.web.soak.clients import Program, Seat
from railhead.web.soak.server import Server
from railhead.web.store import make_engine, metadata

SOURCES = Path(railhead.__file__).parent
TOY: dict[str, Any] = {"RAILHEAD_GAMES": "toy"}
DICE = random.Random(5)


def admin(*arguments: str, database: str = "") -> str:
    """Run `railhead admin` as an operator does."""
    environment = {**os.environ, "DATABASE_URL": database, "COLUMNS": "200"}
    command = [sys.executable, "-m", "railhead", "admin", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def upgraded(folder: Path) -> str:
    """The sources of a newer release, in which the toy game has another version of its rules."""
    leave = shutil.ignore_patterns("compiled", "__pycache__", "drawn", "*.so")
    shutil.copytree(SOURCES, folder / "railhead", ignore=leave)
    shutil.copytree(SOURCES / "web/drawn/generic", folder / "railhead/web/drawn/generic")
    for shared in (SOURCES / "web/drawn").glob("*.*"):
        shutil.copy(shared, folder / "railhead/web/drawn")
    for name in ("caption.html", "coach.html", "frame.css", "question.html"):
        shutil.copy(SOURCES / "web/drawn" / name, folder / "railhead/web/drawn")
    version = railhead.ruleset("toy").version
    changed = 0
    for path in (folder / "railhead/testing/toy").glob("*.py"):
        text = path.read_text()
        changed += f'"{version}"' in text
        path.write_text(text.replace(f'"{version}"', '"99.0"'))
    assert 1 == changed
    return str(folder)


class Players:
    """Anna and Boris, who keep their keys whatever happens to the server."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.table = ""
        self.keys = 0
        self.commitments: set[str] = set()

    async def meet(self, http: httpx.AsyncClient) -> None:
        for name in ("Anna", "Boris"):
            made = await http.post("/api/people", json={"name": name})
            self.tokens.append(made.json()["token"])
        data = {"game": "toy", "seats": ["me", "link"], "key": "k", "terms": {"pace": "days", "windows": "off"}}
        anna, boris = self.programs(http)
        made_table = (await anna.call("/api/tables", data)).json()
        self.table = made_table["table"]
        await boris.call("/api/join", {"invite": made_table["invites"]["1"], "key": "j"})

    def programs(self, http: httpx.AsyncClient) -> list[Program]:
        self.keys += 1000  # never the same key twice
        return [Program(http, token, self.keys) for token in self.tokens]

    def play(self, server: Server, decisions: int) -> int:
        """Decide so many times, or to the end; how many decisions the match has then."""

        async def run() -> int:
            async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
                if not self.table:
                    await self.meet(http)
                seats = [Seat(one, self.table, seat) for seat, one in enumerate(self.programs(http))]
                for _ in range(decisions):
                    for seat in seats:
                        sight = await seat.see()
                        answer = seat.choice(DICE)
                        if answer is not None:
                            assert "done" == await seat.send(answer)
                            break
                    if sight["over"]:
                        break
                sight = await seats[0].see()
                self.commitments.add(sight["commitment"])
                return int(sight["decision"])

        return asyncio.run(run())

    def get(self, server: Server, path: str) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.tokens[0]}"}
        return httpx.get(f"{server.address}{path.format(self.table)}", headers=headers, timeout=60)


@pytest.mark.timeout(600)  # six servers are started one after the other
def test_a_match_of_days_is_finished_and_verified(tmp_path: Path, postgresql: str) -> None:
    engine = make_engine(postgresql)
    metadata.drop_all(engine)
    players, backup = Players(), str(tmp_path / "club.jsonl.gz")

    with Server(str(tmp_path), **TOY) as server:
        first = players.play(server, 3)
    admin("move", postgresql, "--data", str(tmp_path))
    with Server(str(tmp_path), DATABASE_URL=postgresql, **TOY) as server:
        second = players.play(server, 3)
        admin("backup", backup, database=postgresql)
        lost = players.play(server, 1)  # after the backup: this decision goes with the disk
    metadata.drop_all(engine)
    engine.dispose()
    admin("restore", backup, database=postgresql)
    newer = {"PYTHONPATH": upgraded(tmp_path / "newer")}
    with (
        Server(str(tmp_path), DATABASE_URL=postgresql, **TOY) as server,
        Server(str(tmp_path / "newer"), DATABASE_URL=postgresql, **newer, **TOY) as upgrade,
    ):
        restored = players.play(server, 0)
        there = players.get(upgrade, "/t/{0}")
        last = players.play(server, 1000)
        sealed = players.get(server, "/t/{0}/export").json()
    said = admin("verify", database=postgresql)
    record = tmp_path / "record.json"
    record.write_text(json.dumps(sealed))
    checked = subprocess.run([sys.executable, "-m", "railhead", "verify", str(record)], capture_output=True, text=True)

    assert 0 < first <= second <= lost  # hidden reactions are not counted before the end
    assert second == restored
    assert 409 == there.status_code
    assert "99.0" in there.text
    assert last > restored
    assert {sealed["commitment"]} == players.commitments
    assert re.search(r"1 tables, 1 finished and checked to the last decision; 0 faults", said)
    assert 0 == checked.returncode, checked.stdout
    base = make_engine(postgresql)
    with base.connect() as connection:
        kinds = connection.execute(sql.select(metadata.tables["log"].c.kind).distinct()).scalars().all()
    base.dispose()
    assert {"open", "sit", "start", "answer"} == set(kinds)
