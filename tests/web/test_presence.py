"""Who counts as gone: never somebody who plays, however he does it and whatever the server does."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from guests import Guest, TestClient

from railhead.web.app import make_app
from railhead.web.live import Live, Watcher
from railhead.web.settings import Settings
from railhead.web.store import make_engine, presence
from railhead.web.tables import Tables

Guests = Callable[[], Guest]


class Clock:
    """The time of all modules, which can be moved on."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.real = time.time

    def __call__(self) -> float:
        return self.real() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    yield clock
    monkeypatch.undo()


def seated(guest: Guests) -> tuple[Guest, Guest, str]:
    """Anna and Boris at a table; nobody has a stream open."""
    anna, boris = guest(), guest()
    table = anna.open("me", "open")
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    return anna, boris, table


def hand_over(anna: Guest, table: str) -> int:
    """Anna tries to let a bot play for Boris."""
    return anna.act(table, "handover", seat=1).status_code


def test_whoever_decides_is_here_without_a_stream(guest: Guests, clock: Clock) -> None:
    anna, boris, table = seated(guest)
    clock.ahead += 85
    assert 200 == boris.answer(table, 1).status_code

    clock.ahead += 60

    assert 403 == hand_over(anna, table)


def test_whoever_looks_is_here_without_a_stream(guest: Guests, clock: Clock) -> None:
    anna, boris, table = seated(guest)
    clock.ahead += 85
    boris.get(f"/t/{table}")

    clock.ahead += 60

    assert 403 == hand_over(anna, table)


def test_whoever_does_nothing_for_long_is_gone(guest: Guests, clock: Clock) -> None:
    anna, _, table = seated(guest)

    clock.ahead += 100

    assert 200 == hand_over(anna, table)


def test_what_others_do_to_a_seat_is_no_sign_of_its_person(guest: Guests, clock: Clock, client: TestClient) -> None:
    anna, _, table = seated(guest)
    clock.ahead += 100
    hand_over(anna, table)
    live = client.portal.call(client.app.state.house.tables.find, table)  # type: ignore[union-attr,attr-defined]  # of this test

    assert clock() - live.last_sign(1) > 90


def run(settings: Settings, visit: Callable[[Tables], Awaitable[Any]]) -> Any:
    async def serve() -> Any:
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            return await visit(app.state.house.tables)

    return asyncio.run(serve())


def test_presence_outlives_a_restart_and_is_shared_with_other_processes(
    guest: Guests, client: TestClient, settings: Settings, clock: Clock
) -> None:
    """Boris has a page open and does nothing; another process, or the next run, knows that he was here."""
    _, _, table = seated(guest)
    tables: Tables = client.app.state.house.tables  # type: ignore[attr-defined]  # the application of this test
    live: Live = client.portal.call(tables.find, table)  # type: ignore[union-attr,assignment]  # of this test
    clock.ahead += 600
    live.watchers.add(Watcher((1,)))
    client.portal.call(tables.share_presence)  # type: ignore[union-attr]  # of this test

    async def last_sign(other: Tables) -> float:
        other.started = 0.0  # this process has run for long
        found = await other.find(table)
        assert found is not None
        return found.last_sign(1)

    assert clock() - run(settings, last_sign) < 60


def test_who_decided_is_here_also_where_a_power_cut_came_before_anything_else_was_written(
    guest: Guests, settings: Settings, clock: Clock
) -> None:
    """Presence is written now and then; what somebody did is in the log."""
    _, boris, table = seated(guest)
    clock.ahead += 600
    boris.answer(table, 1)
    engine = make_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(presence.delete())
    engine.dispose()

    async def last_sign(other: Tables) -> float:
        other.started = 0.0  # this process has run for long
        found = await other.find(table)
        assert found is not None
        return found.last_sign(1)

    assert clock() - run(settings, last_sign) < 60
