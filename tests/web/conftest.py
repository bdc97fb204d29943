"""Guests of a server in this process, on both databases."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from guests import Guest, TestClient

from railhead.web.app import make_app
from railhead.web.settings import Settings
from railhead.web.soak import postgres
from railhead.web.store import make_engine, metadata


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL database; skips where no server is installed."""
    if postgres.programs() is None:
        pytest.skip(postgres.INSTALL)
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
