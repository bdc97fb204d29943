"""Guests of a server in this process, on both databases; and real browsers at a real server."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from browsers import CHROMIUM, DESKTOP, INSTALL, Visitor, browser
from guests import Guest, TestClient
from playwright.sync_api import Browser

import railhead
from railhead.web.app import make_app
from railhead.web.settings import Settings
from railhead.web.soak import postgres
from railhead.web.soak.server import Server
from railhead.web.store import make_engine, metadata


def pytest_runtest_setup(item: pytest.Function) -> None:
    """Skip what this machine cannot run; from one place, so that the summary says in one line what to install."""
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    needs = {*item.fixturenames, *(one for one in parameters if isinstance(one, str))}
    if "chromium" in needs and not CHROMIUM:
        pytest.skip(INSTALL)
    if "postgresql" in needs and postgres.programs() is None:
        pytest.skip(postgres.INSTALL)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser on a busy machine can run out of time: such a test is tried once more, and the summary says so.

    A page that shows the wrong thing fails at once, like everything else.
    """
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["^TimeoutError"]))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL database."""
    with postgres.cluster() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'railhead.sqlite3'}"
    address: str = request.getfixturevalue("postgresql")
    engine = make_engine(address)
    metadata.drop_all(engine)
    engine.dispose()
    return address


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, games=("toy",), bot_pause=0, rate=0)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(settings), follow_redirects=False, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def guest(client: TestClient) -> Callable[[], Guest]:
    """Makes browsers: `anna, boris = guest(), guest()`."""
    return lambda: Guest(client)


@pytest.fixture
def rows(client: TestClient) -> Callable[[str], list[dict[str, Any]]]:
    """The log of a table as the database has it."""
    store = client.app.state.house.store  # type: ignore[attr-defined]  # the application of this test

    def read(table: str) -> list[dict[str, Any]]:
        statement = sql.select(metadata.tables["log"]).where(metadata.tables["log"].c.table_id == table)
        found: list[dict[str, Any]] = store.rows(statement.order_by(metadata.tables["log"].c.number))
        return found

    return read


# --- real browsers --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")  # its driver holds the thread's only event loop, so it must not outlive the module
def chromium() -> Iterator[Browser]:
    """Debian's chromium."""
    with browser() as launched:
        yield launched


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of all games, the small one included."""
    games = " ".join(["toy", *railhead.rulesets()])
    with Server(str(tmp_path_factory.mktemp("server")), RAILHEAD_GAMES=games) as server:
        yield server


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; when the test ends neither their pages nor the server may have had a fault, or a CSP report."""
    made: list[Visitor] = []
    told = server.told()
    with ExitStack() as stack:

        def make(shape: dict[str, Any] = DESKTOP, pace: str = "instant", **more: Any) -> Visitor:
            context = chromium.new_context(**shape, **more)
            stack.callback(context.close)
            made.append(Visitor(context, server.address, pace))
            return made[-1]

        yield make
        assert [[]] * len(made) == [one.faults for one in made]
    assert told == server.told()
