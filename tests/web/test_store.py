import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from railhead.web.settings import sqlite_in
from railhead.web.store import Conflict, Entry, Store, log, make_engine, patiently


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def entry(number: int, key: str | None = None) -> Entry:
    return Entry(number, 1, "say", 0, {"text": "zażółć 茶"}, key)


def test_what_is_appended_is_read_back(store: Store) -> None:
    asyncio.run(store.append("t", [entry(0, "k"), entry(1)]))

    assert [entry(0, "k"), entry(1)] == asyncio.run(store.entries("t"))
    assert [entry(1)] == asyncio.run(store.entries("t", after=0))


def test_of_two_who_write_the_same_entry_one_is_refused(store: Store) -> None:
    async def race() -> list[object]:
        writes = [store.append("t", [entry(0, f"k{n}")]) for n in range(10)]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    results = asyncio.run(race())

    assert 1 == results.count(None)
    assert all(isinstance(result, Conflict) for result in results if result is not None)


def test_the_same_key_is_kept_once_at_a_table(store: Store) -> None:
    asyncio.run(store.append("t", [entry(0, "k")]))
    asyncio.run(store.append("other", [entry(0, "k")]))

    with pytest.raises(Conflict):
        asyncio.run(store.append("t", [entry(1, "k")]))


def test_entries_of_one_change_are_kept_together_or_not_at_all(store: Store) -> None:
    with pytest.raises(Conflict):
        asyncio.run(store.append("t", [entry(0), entry(1), entry(1)]))

    assert [] == asyncio.run(store.entries("t"))


def test_the_writer_outlives_a_statement_that_cannot_be_carried_out(store: Store) -> None:
    broken = log.insert().values(table_id="t", number=0, at=1, kind=None, seat=0, data="{}")

    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever the database says
        asyncio.run(store.write("t", broken))
    asyncio.run(store.append("t", [entry(0)]))

    assert [entry(0)] == asyncio.run(store.entries("t"))


def test_a_database_is_opened_and_read_while_another_writes_to_it(tmp_path: Path) -> None:
    """Whoever looks after a running server waits for nothing; waiting would end after ten seconds with an error."""
    url = sqlite_in(str(tmp_path))
    Store(url).close()
    writing = make_engine(url)

    with writing.connect() as connection:
        connection.execute(log.insert().values(entry(0).row("t")))
        beside = Store(url)
        found = asyncio.run(beside.entries("t"))
        beside.close()
    writing.dispose()

    assert [] == found


def test_waiting_for_a_database_lasts_hardly_longer_than_its_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two thirds of a second; with waits that doubled each time the last of them lasted as long again."""
    slept: list[float] = []
    monkeypatch.setattr("railhead.web.store.time.sleep", slept.append)
    away = OperationalError("SELECT", {}, Exception("the database system is shutting down"))

    def read(seconds: float) -> str:
        if sum(slept) < seconds:
            raise away
        return "here"

    assert "here" == patiently(read, 0.65)
    assert sum(slept) < 0.8
    slept.clear()
    with pytest.raises(OperationalError):
        patiently(read, 60)
    assert 4.9 < sum(slept) < 5.2
