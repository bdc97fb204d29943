"""Housekeeping: every table fails alone, says so, and is reported; the keeper and the store are watched."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import pytest
import sqlalchemy as sql
from guests import Guest, TestClient

from railhead.web import commands, opening, store
from railhead.web.app import make_app
from railhead.web.bots import BotRoom
from railhead.web.commands import Change
from railhead.web.live import Live, Watcher
from railhead.web.people import Person
from railhead.web.settings import Settings
from railhead.web.table import BOT, PERSON, Place, Table
from railhead.web.tables import IDLE_SECONDS, OVER_SECONDS, Tables

ANNA = Person("anna", "Anna")
TWO = [Place(PERSON, "anna", "Anna"), Place(PERSON, "boris", "Boris")]
WITH_BOT = [Place(PERSON, "anna", "Anna"), Place(BOT, "", "Bot", "greedy")]


class Asleep(BotRoom):
    """Bots that never answer."""

    async def think(self, bot: str, view: Any, seconds: float | None = None, **more: Any) -> str:
        await asyncio.sleep(3600)
        return ""


class Quick(BotRoom):
    """Bots that take what is offered first."""

    async def think(self, bot: str, view: Any, seconds: float | None = None, **more: Any) -> str:
        return str(view.rules.vocabulary.names[view.asks[0].options[0]])


def serve(settings: Settings, room: type[BotRoom], visit: Callable[[Tables], Awaitable[Any]]) -> Any:
    """Run a server with such bots for as long as a visit takes."""

    async def run() -> Any:
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            app.state.house.tables.bots = room(1, 1)
            return await visit(app.state.house.tables)

    return asyncio.run(run())


async def until(wanted: Callable[[], bool]) -> None:
    for _ in range(500):
        if wanted():
            return
        await asyncio.sleep(0.01)


async def open_two(tables: Tables) -> list[str]:
    """Two tables whose bots are due, and stay so."""
    token = sha256(b"the key of Anna").hexdigest()
    await tables.store.write("", store.people.insert().values(id=ANNA.id, token=token, name=ANNA.name))
    lives = [await opening.open_table(tables, opening.Plan("toy", WITH_BOT), ANNA) for _ in range(2)]
    return [live.table.id for live in lives]


def spoil(settings: Settings, table: str) -> None:
    """Make the log of a table unreadable, as a fault of the disk or of an older version might."""
    log = store.log
    engine = store.make_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(log.update().where(log.c.table_id == table, log.c.number == 1).values(kind="nonsense"))
    engine.dispose()


@pytest.fixture
def spoilt(settings: Settings) -> list[str]:
    """Two tables whose bots are due: the first one cannot be read, the second one is well."""
    made: list[str] = serve(settings, Asleep, open_two)
    spoil(settings, made[0])
    return made


def test_bots_play_on_where_another_table_cannot_be_read(settings: Settings, spoilt: list[str]) -> None:
    """Nobody opens either page: the keeper alone takes them up."""

    async def visit(tables: Tables) -> list[str]:
        for _ in range(300):
            entries = await tables.store.entries(spoilt[1])
            if len(entries) > 2:
                break
            await asyncio.sleep(0.01)
        return [entry.kind for entry in entries]

    assert ["open", "start", "answer"] == serve(settings, Quick, visit)


def test_a_table_that_cannot_be_read_is_marked_and_says_so(
    settings: Settings, spoilt: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with TestClient(make_app(settings)) as client:
        faults = store.faults
        read = client.app.state.house.store.rows  # type: ignore[attr-defined]  # the application of this test
        for _ in range(200):
            if marked := read(sql.select(faults)):
                break
            client.get("/health")
        page = client.get(f"/t/{spoilt[0]}", headers={"authorization": "Bearer the key of Anna"})
        health = client.get("/health").json()

    assert [(spoilt[0], 1)] == [(row["table_id"], row["number"]) for row in marked]
    assert "nonsense" in marked[0]["trace"]
    assert 409 == page.status_code
    assert "cannot be read" in page.text
    assert "ok" == health["status"]
    assert [spoilt[0]] == health["unreadable_tables"]
    told = [record for record in caplog.records if spoilt[0] in record.getMessage()]
    assert "entry 1" in told[0].getMessage()
    assert told[0].exc_info is not None


def test_a_table_that_can_be_read_again_goes_on(settings: Settings, spoilt: list[str]) -> None:
    async def wait_for_mark(tables: Tables) -> None:
        await until(lambda: bool(tables.unreadable))

    async def visit(tables: Tables) -> tuple[int, list[dict[str, Any]]]:
        live = await tables.find(spoilt[0])
        assert live is not None
        await until(lambda: live.table.decision > 0)
        return live.table.decision, await tables.store.read(sql.select(store.faults))

    serve(settings, Quick, wait_for_mark)
    log = store.log
    engine = store.make_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(log.update().where(log.c.table_id == spoilt[0], log.c.number == 1).values(kind="start"))
    engine.dispose()

    assert (1, []) == serve(settings, Quick, visit)


def broken_rules(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Rules that fail at every answer; how often they were asked."""
    tried: list[int] = []

    def answer(table: Table, seat: int, option: str) -> Change:
        tried.append(seat)
        raise ZeroDivisionError("a defect")

    monkeypatch.setattr(commands, "answer", answer)
    return tried


def test_an_exception_inside_the_rules_stops_the_table_once_with_its_place_in_the_log(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("railhead.web.live.RETRY_SECONDS", 0.01)
    tried = broken_rules(monkeypatch)

    async def visit(tables: Tables) -> Any:
        live = await opening.open_table(tables, opening.Plan("toy", WITH_BOT), ANNA)
        await until(lambda: live.table.number > 1)
        await asyncio.sleep(0.3)
        return live.table, await tables.store.entries(live.table.id)

    table, entries = serve(settings, Quick, visit)

    assert [1] == tried
    assert ["open", "start", "fault"] == [entry.kind for entry in entries]
    assert 1 == entries[-1].seat
    assert "ZeroDivisionError: a defect" in entries[-1].data["trace"]
    assert "The rules failed" in table.lines[-1].text
    assert "Traceback" not in table.lines[-1].text
    assert [] == table.asked_bots()


def test_a_person_whose_answer_the_rules_cannot_carry_out_is_told(
    client: TestClient, guest: Callable[[], Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = guest()
    table = anna.open("me", "me")
    version, options = anna.question(table)
    with monkeypatch.context() as patched:
        broken_rules(patched)
        replies = [
            anna.act(table, "answer", seat=0, option=options[0], version=version, key=key) for key in ("one", "two")
        ]
    again = anna.act(table, "answer", seat=0, option=options[0], version=version, key="three")

    assert [409, 409] == [reply.status_code for reply in replies]
    assert "The rules failed" in replies[0].json()["sentence"]
    assert "Traceback" not in replies[0].text
    assert "done" == again.json()["result"]


def test_the_keeper_outlives_its_own_faults_and_health_says_when_it_does_not_come_round(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("railhead.web.tables.ROUND_SECONDS", 0.01)

    async def visit(tables: Tables) -> tuple[int, int, bool, bool]:
        rounds = swept = 0

        async def fail() -> None:
            nonlocal rounds
            rounds += 1
            raise ZeroDivisionError("a defect")

        async def sweep() -> None:
            nonlocal swept
            swept += 1

        monkeypatch.setattr(tables, "take_up_bots", fail)
        monkeypatch.setattr(tables, "sweep", sweep)  # the last of the round: a chore that fails keeps no other from it
        await until(lambda: rounds > 3 and swept > 1)
        well = tables.kept_house()
        tables.kept -= 3600
        return rounds, swept, well, tables.kept_house()

    rounds, swept, well, late = serve(settings, Quick, visit)

    assert rounds > 3
    assert swept > 1
    assert well
    assert not late
    assert any(record.levelno == logging.ERROR and record.exc_info for record in caplog.records)


def test_a_keeper_that_dies_is_followed_by_another(settings: Settings) -> None:
    async def visit(tables: Tables) -> bool:
        first = tables.keeper
        first.cancel()
        await until(lambda: tables.keeper is not first)
        return tables.keeper is not first and not tables.keeper.done()

    assert serve(settings, Quick, visit)


def test_ready_writes_and_health_does_not_say_ok_over_a_store_that_cannot_be_written(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("railhead.web.tables.CHECK_SECONDS", 0)
    before = client.get("/ready").status_code

    def full(*_: Any) -> None:
        raise sql.exc.OperationalError("INSERT", {}, OSError("disk full"))

    monkeypatch.setattr(client.app.state.house.store, "try_batch", full)  # type: ignore[attr-defined]  # of this test

    assert 200 == before
    assert 503 == client.get("/ready").status_code
    assert 503 == client.get("/health").status_code


async def open_some(tables: Tables, count: int) -> list[Live]:
    """Tables of two people."""
    return [await opening.open_table(tables, opening.Plan("toy", TWO), ANNA) for _ in range(count)]


def in_memory(tables: Tables, lives: list[Live]) -> list[bool]:
    return [tables.at_hand(live.table.id) is live for live in lives]


def play_out(live: Live) -> None:
    """Everybody takes what is offered first."""
    match = live.table.playing()
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])


@pytest.mark.parametrize(("over", "seconds"), [(False, IDLE_SECONDS), (True, OVER_SECONDS)])
def test_a_table_nobody_looks_at_leaves_the_memory_in_time(settings: Settings, over: bool, seconds: float) -> None:
    """Who comes right back meets it there; after the end of the match there is less to come back for."""

    async def visit(tables: Tables) -> list[bool]:
        early, late, watched = lives = await open_some(tables, 3)
        for live, age in ((early, seconds - 5), (late, seconds + 5), (watched, seconds + 5)):
            if over:
                play_out(live)
            live.touched = time.monotonic() - age
        watched.watchers.add(Watcher((0,)))
        await tables.forget_idle()
        return in_memory(tables, lives)

    assert [True, False, True] == serve(settings, BotRoom, visit)


def test_of_tables_nobody_looks_at_only_the_latest_stay_in_memory(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many somebody opens within the time."""
    monkeypatch.setattr("railhead.web.tables.IDLE_TABLES", 2)

    async def visit(tables: Tables) -> list[bool]:
        lives = await open_some(tables, 4)
        for age, live in enumerate(lives):
            live.touched = time.monotonic() - age
        await tables.forget_idle()
        return in_memory(tables, lives)

    assert [True, True, False, False] == serve(settings, BotRoom, visit)
