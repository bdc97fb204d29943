"""`railhead admin` beside a running server, on both databases."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from guests import Guest, TestClient
from typer.testing import CliRunner

from railhead.cli.main import app
from railhead.web import archive, audit, office, store
from railhead.web.app import make_app
from railhead.web.settings import Keep, Settings
from railhead.web.tables import Tables

Guests = Callable[[], Guest]
DAY = 24 * 3600 * 1000


@pytest.fixture
def admin(database: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Runs a command of `railhead admin` on the database of this test; what it says."""
    monkeypatch.setenv("DATABASE_URL", database)
    monkeypatch.setenv("COLUMNS", "300")

    def run(*arguments: str, code: int = 0) -> str:
        result = CliRunner().invoke(app, ["admin", *arguments])
        assert code == result.exit_code, result.output
        return result.output

    return run


@pytest.fixture
def engine(database: str) -> Any:
    made = store.make_engine(database)
    store.metadata.create_all(made)
    yield made
    made.dispose()


def catch_up(client: TestClient) -> None:
    """Let the keeper of the running server come round."""
    tables: Tables = client.app.state.house.tables  # type: ignore[attr-defined]  # the application of this test

    async def come_round() -> None:
        await tables.learn_bans()
        await tables.run_errands()
        await asyncio.gather(*tables.under_way)  # what an errand has begun

    client.portal.call(come_round)  # type: ignore[union-attr]  # of this test


def seated(guest: Guests) -> tuple[Guest, Guest, str]:
    anna, boris = guest(), guest()
    table = anna.open("me", "open")
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    return anna, boris, table


def person_in(listed: str, name: str) -> str:
    found = re.search(rf"{name} \((\w+)\)", listed)
    assert found is not None, listed
    return found[1]


def play_out(guest: Guest, table: str) -> None:
    for number in range(500):
        for seat in (0, 1):
            _, options = guest.question(table, seat)
            if options:
                guest.answer(table, seat, key=f"k{number}")
                break
        else:
            return


def test_every_command_has_help_that_shows_what_to_type(admin: Callable[..., str]) -> None:
    listed = admin("--help")

    for command in (
        "tables",
        "close",
        "ban",
        "unban",
        "mute",
        "unmute",
        "chat",
        "unsay",
        "forget",
        "tidy",
        "disk",
        "verify",
    ):
        assert command in listed
        assert len(admin(command, "--help").splitlines()) > 5


def test_a_table_that_is_closed_says_so_and_nobody_plays_on(
    guest: Guests, client: TestClient, admin: Callable[..., str]
) -> None:
    anna, _, table = seated(guest)
    assert table in admin("tables", "--stage", "playing")

    admin("close", table, "--why", "insults")
    catch_up(client)

    page = anna.get(f"/t/{table}")
    assert 409 == page.status_code
    assert "closed by those who run this server" in page.text
    assert 409 == anna.act(table, "say", seat=0, text="But why?").status_code
    assert table not in admin("tables", "--stage", "playing")
    assert "closed already" in admin("close", table, code=2)
    assert "no table" in admin("close", "nothing", code=2)


def test_whoever_is_banned_does_nothing_more_until_he_is_let_in_again(
    guest: Guests, client: TestClient, admin: Callable[..., str]
) -> None:
    anna, boris, table = seated(guest)
    boris_id = person_in(admin("tables"), "Boris")

    admin("ban", boris_id, "--days", "7", "--why", "insults")
    catch_up(client)
    shut_out = boris.get(f"/t/{table}", accept="text/html"), boris.answer(table, 1, "card:sun")
    others = anna.get(f"/t/{table}").status_code
    assert "insults" in admin("bans")
    admin("unban", boris_id)
    catch_up(client)

    assert [403, 403] == [reply.status_code for reply in shut_out]
    assert "banned you" in shut_out[0].text
    assert 200 == others
    assert 200 == boris.get(f"/t/{table}").status_code
    assert "no person" in admin("ban", "nobody", code=2)


def test_an_address_can_be_banned_with_its_network(client: TestClient, admin: Callable[..., str]) -> None:
    admin("ban", "192.0.2.9/24")
    catch_up(client)
    bans = client.app.state.house.tables.bans  # type: ignore[attr-defined]  # the application of this test

    assert [True, False, False] == [bans.shut_out(one) for one in ("192.0.2.200", "192.0.3.1", "testclient")]
    assert "192.0.2.0/24" in admin("bans")
    assert "may come in again" in admin("unban", "192.0.2.9/24")
    assert "neither an address" in admin("ban", "192.0.2.x", code=2)


def test_lines_of_chat_go_from_the_page_and_from_the_disk(
    guest: Guests, client: TestClient, admin: Callable[..., str], rows: Callable[[str], list[dict[str, Any]]]
) -> None:
    anna, boris, table = seated(guest)
    boris.act(table, "say", seat=1, text="an ugly word")
    anna.act(table, "say", seat=0, text="a kind word")
    number = re.search(r"(\d+) .*an ugly word", admin("chat", table))
    assert number is not None

    admin("unsay", table, number[1])
    catch_up(client)
    anna.act(table, "say", seat=0, text="and on")

    page = anna.get(f"/t/{table}").text
    assert "ugly" not in page
    assert "a kind word" in page
    assert "ugly" not in str(rows(table))
    assert "None of these" in admin("unsay", table, number[1], code=2)


def test_a_person_who_is_forgotten_leaves_the_matches_and_no_name(
    guest: Guests, client: TestClient, admin: Callable[..., str], engine: sql.Engine
) -> None:
    anna, boris, table = seated(guest)
    boris.act(table, "say", seat=1, text="I live in Elm Street")
    boris_id = person_in(admin("tables"), "Boris")

    admin("forget", boris_id)
    catch_up(client)

    page = anna.get(f"/t/{table}").text
    assert "Boris" not in page
    assert "Player 2" in page
    assert 403 == boris.act(table, "say", seat=1, text="me again").status_code  # the key is worth nothing now
    with engine.connect() as connection:
        everything = str([connection.execute(sql.select(one)).all() for one in store.metadata.sorted_tables])
    assert "Boris" not in everything
    assert "Elm Street" not in everything
    assert [] == [fault for one in audit.verify(engine) for fault in one.faults]


def test_what_is_old_goes_and_what_is_young_stays(guest: Guests, client: TestClient, engine: sql.Engine) -> None:
    anna = guest()
    old, young, said = (anna.open("me", "me") for _ in range(3))
    anna.act(said, "say", seat=0, text="old words")
    with engine.begin() as connection:
        log, rows = store.log, store.tables
        past = office.now() - 100 * DAY
        connection.execute(log.update().where(log.c.table_id == old).values(at=past))
        connection.execute(log.update().where(log.c.table_id == said, log.c.kind == "say").values(at=past))
        connection.execute(rows.update().where(rows.c.id == old).values(made=past))

    keep = Keep(finished=10, unfinished=90, chat=30, addresses=30)
    pretended = office.tidy(engine, keep, pretend=True)
    done = office.tidy(engine, keep)
    catch_up(client)

    assert pretended == office.Tidied(0, 1, 1, 1)
    assert done == office.Tidied(0, 1, 1, 0)  # its address went with the table
    assert 404 == anna.get(f"/t/{old}").status_code
    assert 200 == anna.get(f"/t/{young}?seat=0").status_code
    assert office.Tidied() == office.tidy(engine, keep)


def test_verify_names_a_record_that_was_changed(guest: Guests, admin: Callable[..., str], engine: sql.Engine) -> None:
    anna = guest()
    table = anna.open("me", "me")
    play_out(anna, table)
    right = admin("verify")

    log = store.log
    with engine.begin() as connection:
        last = sql.select(sql.func.max(log.c.number)).where(log.c.table_id == table).scalar_subquery()
        connection.execute(log.delete().where(log.c.table_id == table, log.c.number == last))
    wrong = admin("verify", code=1)

    assert "1 tables, 1 finished and checked to the last decision; 0 faults" in right
    assert f"table {table}: the list says 'over', the log says 'playing'" in wrong


def test_disk_says_what_takes_room(guest: Guests, admin: Callable[..., str], database: str) -> None:
    guest().open("me", "me")

    said = admin("disk")

    assert re.search(r"log\s+2\b", said)
    assert ("free on the disk" in said) == database.startswith("sqlite")


def test_a_backup_while_the_server_runs_is_restored_and_played_on(
    guest: Guests, client: TestClient, admin: Callable[..., str], tmp_path: Path
) -> None:
    """Into an empty SQLite file, from either database; a second restore into the same one is refused."""
    anna, boris, table = seated(guest)
    boris.answer(table, 1, "") if boris.question(table, 1)[1] else anna.answer(table, 0)
    shown = boris.get(f"/api/tables/{table}").json()["version"]
    file = tmp_path / "club.jsonl.gz"

    admin("backup", str(file))
    restored = store.make_engine(f"sqlite:///{tmp_path / 'new.sqlite3'}")
    archive.restore(file, restored)

    assert [0] == [len(one.faults) for one in audit.verify(restored)]
    with pytest.raises(archive.BadBackup, match="not empty"):
        archive.restore(file, restored)
    restored.dispose()
    settings = Settings(database=f"sqlite:///{tmp_path / 'new.sqlite3'}", games=("toy",), rate=0)
    with TestClient(make_app(settings), follow_redirects=False) as again:
        there = Guest(again, boris.key)
        assert shown == there.get(f"/api/tables/{table}").json()["version"]
        for one, seat in ((Guest(again, anna.key), 0), (there, 1)):
            if one.question(table, seat)[1]:
                assert "done" == one.answer(table, seat).json()["result"]


def test_a_backup_that_is_not_whole_restores_nothing(guest: Guests, engine: sql.Engine, tmp_path: Path) -> None:
    import gzip

    guest().open("me", "me")
    file = tmp_path / "club.jsonl.gz"
    archive.back_up(engine, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    broken = {"cut": lines[:-1], "less": lines[:2] + lines[3:], "other": [*lines[:2], lines[2].replace(b"toy", b"tox")]}

    for name, text in broken.items():
        (tmp_path / name).write_bytes(gzip.compress(b"".join(text)))
        target = store.make_engine(f"sqlite:///{tmp_path / name}.sqlite3")
        with pytest.raises(archive.BadBackup):
            archive.restore(tmp_path / name, target)
        store.metadata.create_all(target)
        with target.connect() as connection:
            assert 0 == connection.scalar(sql.select(sql.func.count()).select_from(store.people)), name
        target.dispose()
    assert json.loads(lines[-1])["rows"] == len(lines) - 2
