"""What those who run a server do to its tables and people, while it runs or while it does not.

Everything is written to the store, with an errand for the servers that may have the table in memory: they look again
within a few seconds. The log stays append-only but for what somebody has a right to see gone: lines of chat, and the
names of a person who wants to be forgotten.
"""

import contextlib
import json
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from ipaddress import ip_network
from itertools import islice
from typing import Any, TypeVar

import sqlalchemy as sql

from railhead.web import store
from railhead.web.settings import Keep
from railhead.web.store import Entry

DAY = 24 * 3600 * 1000  # milliseconds
BATCH = 200  # tables that are removed in one transaction
OLD_ERRANDS = 1  # days
AROUND = 5  # lines of chat that are shown before and after one that was reported
TRIES = 20  # to write an entry that a running server writes at the same moment


Thing = TypeVar("Thing")


class NotThere(Exception):
    """There is no such table, person or line."""


def now() -> int:
    return int(time.time() * 1000)


@contextlib.contextmanager
def writing(engine: sql.Engine) -> Iterator[sql.Connection]:
    """A transaction that has the right to write from its beginning.

    SQLite breaks one off that has read before it writes, where a server has written in between.
    """
    with engine.begin() as connection:
        connection.execute(store.errands.delete().where(store.errands.c.id == ""))
        yield connection


def send(connection: sql.Connection, kind: str, what: str) -> None:
    """Let the running servers look again."""
    row = {"id": secrets.token_hex(8), "at": now(), "kind": kind, "what": what}
    connection.execute(store.errands.insert().values(row))


# --- tables -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Found:
    """A table in a list."""

    id: str
    game: str
    stage: str
    made: int
    last: int  # when something last happened
    entries: int
    people: tuple[tuple[str, str], ...]  # the ids of those who sit there, and their names
    due: int  # when the next of them is out of time; 0: no clock runs


def tables(
    engine: sql.Engine, stage: str = "", game: str = "", person: str = "", older: float = 0.0, most: int = 50
) -> list[Found]:
    """Tables, those of the last event first; `older`: at which nothing has happened for so many days."""
    rows, log = store.tables, store.log
    last, count = sql.func.max(log.c.at).label("last"), sql.func.count().label("entries")
    due = store.clocks.c.due
    found = sql.select(rows, last, count, due).join(log, log.c.table_id == rows.c.id)
    found = found.outerjoin(store.clocks, store.clocks.c.table_id == rows.c.id).group_by(*rows.c, due)
    if stage:
        found = found.where(rows.c.stage == stage)
    if game:
        found = found.where(rows.c.game == game)
    if person:
        own = sql.select(store.sittings.c.table_id).where(store.sittings.c.person == person)
        found = found.where(rows.c.id.in_(own))
    if older:
        found = found.having(last < now() - older * DAY)
    with engine.connect() as connection:
        rows_found = connection.execute(found.order_by(last.desc()).limit(most)).all()
    return [
        Found(row.id, row.game, row.stage, row.made, row.last, row.entries, people_of(row.seats), row.due or 0)
        for row in rows_found
    ]


def people_of(seats: str) -> tuple[tuple[str, str], ...]:
    return tuple((one["person"] or f"bot {one['bot']}", one["name"]) for one in json.loads(seats))


def append(engine: sql.Engine, table: str, kind: str, data: dict[str, Any], *more: sql.Executable) -> None:
    """Write an entry to the log of a table, also while a server writes to it."""
    log = store.log
    for _ in range(TRIES):
        try:
            with writing(engine) as connection:
                last = connection.scalar(sql.select(sql.func.max(log.c.number)).where(log.c.table_id == table))
                if last is None:
                    raise NotThere(f"There is no table {table}.")
                connection.execute(log.insert().values(Entry(last + 1, now(), kind, None, data).row(table)))
                for statement in more:
                    connection.execute(statement)
                send(connection, "look", table)
            return
        except sql.exc.IntegrityError:  # a decision came in between
            continue
    raise NotThere(f"Table {table} changes too quickly; try again.")


def close(engine: sql.Engine, table: str, why: str = "") -> None:
    """Close a table: nobody plays on, its page says so, its log stays."""
    rows = store.tables
    with engine.connect() as connection:
        if connection.scalar(
            sql.select(sql.func.count()).where(store.log.c.table_id == table, store.log.c.kind == "close")
        ):
            raise NotThere(f"Table {table} is closed already.")
    shut = rows.update().where(rows.c.id == table).values(stage="over", listed=False, bots_due=False)
    uninvited = store.invites.delete().where(store.invites.c.table_id == table)
    stopped = store.clocks.delete().where(store.clocks.c.table_id == table)
    append(engine, table, "close", {"why": why[:200]}, shut, uninvited, stopped)


# --- bans -------------------------------------------------------------------------------------------------------------


def ban(engine: sql.Engine, kind: str, who: str, days: float = 0.0, why: str = "") -> str:
    """Shut out a person (by id) or an address (or network), for ever or for some days; who it is as it was written.

    With the kind `bans.MUTE` a person may play, but not speak.
    """
    if kind == "address":
        try:
            who = str(ip_network(who, strict=False))
        except ValueError:
            raise NotThere(f"{who} is neither an address nor a network such as 192.0.2.0/24.") from None
    rows = store.bans
    until = now() + int(days * DAY) if days else 0
    with writing(engine) as connection:
        if kind != "address" and not connection.scalar(sql.select(sql.func.count()).where(store.people.c.id == who)):
            raise NotThere(f"There is no person {who}; `railhead admin tables` shows who sits where.")
        connection.execute(rows.delete().where(rows.c.kind == kind, rows.c.who == who))
        connection.execute(rows.insert().values(kind=kind, who=who, until=until, why=why[:200]))
    return who


def unban(engine: sql.Engine, who: str, kinds: Sequence[str] = ("person", "address")) -> int:
    """Let somebody in again, or speak again; how many bans that were."""
    rows = store.bans
    names = {who}
    with contextlib.suppress(ValueError):
        names.add(str(ip_network(who, strict=False)))
    with writing(engine) as connection:
        return connection.execute(rows.delete().where(rows.c.who.in_(names), rows.c.kind.in_(kinds))).rowcount


def bans(engine: sql.Engine) -> list[dict[str, Any]]:
    with engine.connect() as connection:
        rows = connection.execute(sql.select(store.bans).order_by(store.bans.c.kind, store.bans.c.who))
        return [dict(row) for row in rows.mappings()]


# --- chat and names ---------------------------------------------------------------------------------------------------


def chat(engine: sql.Engine, table: str) -> list[tuple[int, int, int | None, str]]:
    """What was said at a table: the number of each line, when, which seat, the text."""
    log = store.log
    wanted = sql.select(log).where(log.c.table_id == table, log.c.kind == "say").order_by(log.c.number)
    with engine.connect() as connection:
        return [(row.number, row.at, row.seat, json.loads(row.data)["text"]) for row in connection.execute(wanted)]


def unsay(engine: sql.Engine, table: str, lines: Sequence[int]) -> int:
    """Remove lines of chat, from the disk too; how many there were."""
    there = {number for number, _, _, text in chat(engine, table) if text}
    wanted = sorted(there & set(lines))
    if wanted:
        append(engine, table, "unsay", {"lines": wanted}, *[blank(table, number) for number in wanted])
    return len(wanted)


def blank(table: str, number: int) -> sql.Executable:
    return rewrite(table, number, {"text": ""})


def rewrite(table: str, number: int, data: dict[str, Any]) -> sql.Executable:
    log = store.log
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return log.update().where(log.c.table_id == table, log.c.number == number).values(data=text)


def forget_person(engine: sql.Engine, person: str) -> int:
    """Take a name, what was said under it, the key and the address away; the matches stay. How many tables it was."""
    people, sittings, log = store.people, store.sittings, store.log
    with writing(engine) as connection:
        if not connection.scalar(sql.select(sql.func.count()).where(people.c.id == person)):
            raise NotThere(f"There is no person {person}; `railhead admin tables` shows who sits where.")
        connection.execute(people.update().where(people.c.id == person).values(name="Player"))
        for rows in store.PROOFS:
            connection.execute(rows.delete().where(rows.c.person == person))
        connection.execute(store.hosts.update().where(store.hosts.c.person == person).values(address=""))
        for statement in unreported(person):
            connection.execute(statement)
        sat = sql.select(log.c.table_id).where(log.c.data.contains(person, autoescape=True)).distinct()
        ids = set(connection.scalars(sql.select(sittings.c.table_id).where(sittings.c.person == person)))
        ids |= set(connection.scalars(sat))
        for table in ids:
            for statement in nameless(connection, table, person):
                connection.execute(statement)
            send(connection, "forget", table)
        send(connection, "people", person)
    return len(ids)


def unreported(person: str) -> list[sql.Executable]:
    """The statements that take a person out of all reports, and out of what others have muted."""
    rows = store.reports
    return [
        store.mutes.delete().where(store.mutes.c.muted == person),
        rows.update().where(rows.c.reported == person).values(reported="", what=""),
        rows.update().where(rows.c.reporter == person).values(reporter=rows.c.id),  # nobody's, and still one of a kind
    ]


NAMING = ("open", "sit", "leave", "kick", "say", "bot")  # entries that hold a name, or say whose a seat is


def nameless(connection: sql.Connection, table: str, person: str) -> list[sql.Executable]:
    """The statements that take the name of a person from a table."""
    log, rows = store.log, store.tables
    names: set[str] = set()
    seats: set[int] = set()
    made: list[sql.Executable] = []
    wanted = sql.select(log).where(log.c.table_id == table, log.c.kind.in_(NAMING))
    for row in connection.execute(wanted.order_by(log.c.number)):
        data = json.loads(row.data)
        if row.kind == "open":
            for seat, place in enumerate(data["places"]):
                if place["person"] == person:
                    names.add(place["name"])
                    seats.add(seat)
                    place["name"] = f"Player {seat + 1}"
        elif row.kind == "sit" and data["person"] == person:
            names.add(data["name"])
            seats.add(row.seat)
            data["name"] = f"Player {row.seat + 1}"
        elif row.kind in ("leave", "kick"):
            seats.discard(row.seat)
        elif row.kind == "say" and row.seat in seats:
            data["text"] = ""
        elif row.kind == "bot" and data.get("by") in names:
            data["by"] = "Player"
        made.append(rewrite(table, row.number, data))
    listed = connection.scalar(sql.select(rows.c.seats).where(rows.c.id == table))
    if listed:
        places = json.loads(listed)
        for seat, place in enumerate(places):
            if place["person"] == person:
                place["name"] = f"Player {seat + 1}"
        made.append(rows.update().where(rows.c.id == table).values(seats=json.dumps(places)))
    return made


# --- what is old ------------------------------------------------------------------------------------------------------


@dataclass
class Tidied:
    """What was removed."""

    finished: int = 0
    unfinished: int = 0
    lines: int = 0
    addresses: int = 0
    reports: int = 0


def tidy(engine: sql.Engine, keep: Keep, *, pretend: bool = False) -> Tidied:
    """Remove what is older than it is to be kept; with `pretend` only say how much that is."""
    done = Tidied()
    for kind, days in (("finished", keep.finished), ("unfinished", keep.unfinished)):
        old = old_tables(engine, days, over=kind == "finished") if days else []
        setattr(done, kind, len(old))
        if not pretend:
            remove(engine, old)
    with writing(engine) as connection:
        if keep.chat:
            done.lines = old_chat(connection, keep.chat, pretend=pretend)
        if keep.addresses:
            done.addresses = old_addresses(connection, keep.addresses, pretend=pretend)
        if keep.reports:
            done.reports = old_reports(connection, keep.reports, pretend=pretend)
        if not pretend:
            errands = store.errands
            connection.execute(errands.delete().where(errands.c.at < now() - OLD_ERRANDS * DAY))
    return done


def old_tables(engine: sql.Engine, days: float, *, over: bool) -> list[str]:
    rows, log = store.tables, store.log
    stage = rows.c.stage == "over" if over else rows.c.stage != "over"
    quiet = sql.select(rows.c.id).join(log, log.c.table_id == rows.c.id).where(stage).group_by(rows.c.id)
    with engine.connect() as connection:
        return list(connection.scalars(quiet.having(sql.func.max(log.c.at) < now() - days * DAY)))


def batches(things: Iterable[Thing], size: int) -> Iterator[list[Thing]]:
    rest = iter(things)
    while some := list(islice(rest, size)):
        yield some


def remove(engine: sql.Engine, ids: Iterable[str], counted: Callable[[int], None] = lambda count: None) -> None:
    """Remove tables with everything that belongs to them."""
    done = 0
    for some in batches(ids, BATCH):
        with writing(engine) as connection:
            for table in reversed(store.metadata.sorted_tables):
                if "table_id" in table.c:
                    connection.execute(table.delete().where(table.c.table_id.in_(some)))
            connection.execute(store.tables.delete().where(store.tables.c.id.in_(some)))
            for one in some:
                send(connection, "forget", one)
        done += len(some)
        counted(done)


def old_chat(connection: sql.Connection, days: float, *, pretend: bool) -> int:
    log = store.log
    old = sql.and_(log.c.kind == "say", log.c.at < now() - days * DAY, log.c.data != '{"text":""}')
    if pretend:
        return connection.scalar(sql.select(sql.func.count()).where(old)) or 0
    return connection.execute(log.update().where(old).values(data='{"text":""}')).rowcount


def old_addresses(connection: sql.Connection, days: float, *, pretend: bool) -> int:
    """Addresses of those who opened a table that is over, or very old; quotas need them no longer."""
    rows, hosts = store.tables, store.hosts
    old = sql.select(rows.c.id).where(rows.c.made < now() - days * DAY)
    known = sql.and_(hosts.c.table_id.in_(old), hosts.c.address != "")
    if pretend:
        return connection.scalar(sql.select(sql.func.count()).where(known)) or 0
    return connection.execute(hosts.update().where(known).values(address="")).rowcount


def old_reports(connection: sql.Connection, days: float, *, pretend: bool) -> int:
    """Reports that were closed long ago; an open one waits for as long as it takes."""
    rows = store.reports
    old = sql.and_(rows.c.closed > 0, rows.c.closed < now() - days * DAY)
    if pretend:
        return connection.scalar(sql.select(sql.func.count()).where(old)) or 0
    return connection.execute(rows.delete().where(old)).rowcount


# --- reports ----------------------------------------------------------------------------------------------------------


def reports(engine: sql.Engine, *, closed: bool = False, most: int = 50) -> list[dict[str, Any]]:
    """What players have reported, the latest first; with `closed` also what is done with."""
    rows = store.reports
    wanted = sql.select(rows).order_by(rows.c.at.desc()).limit(most)
    with engine.connect() as connection:
        found = connection.execute(wanted if closed else wanted.where(rows.c.closed == 0))
        return [dict(row) for row in found.mappings()]


@dataclass(frozen=True)
class Reported:
    """A report, and what stood around it."""

    row: dict[str, Any]
    people: tuple[tuple[str, str], ...]  # who sits at the table: ids and names
    chat: list[tuple[int, int, int | None, str]]  # what was said around the line
    times: int  # how often the same person was reported


def report(engine: sql.Engine, wanted: str) -> Reported:
    rows, tables_ = store.reports, store.tables
    with engine.connect() as connection:
        row = connection.execute(sql.select(rows).where(rows.c.id == wanted)).mappings().first()
        if row is None:
            raise NotThere(f"There is no report {wanted}; `railhead admin reports` lists them.")
        seats = connection.scalar(sql.select(tables_.c.seats).where(tables_.c.id == row["table_id"]))
        times = connection.scalar(sql.select(sql.func.count()).where(rows.c.reported == row["reported"])) or 0
    lines = chat(engine, row["table_id"])
    at = next((place for place, line in enumerate(lines) if line[0] == row["line"]), len(lines))
    return Reported(dict(row), people_of(seats or "[]"), lines[max(0, at - AROUND) : at + AROUND + 1], times)


def close_report(engine: sql.Engine, wanted: str, verdict: str = "") -> None:
    rows = store.reports
    done = rows.update().where(rows.c.id == wanted, rows.c.closed == 0).values(closed=now(), verdict=verdict[:200])
    with writing(engine) as connection:
        if not connection.execute(done).rowcount:
            raise NotThere(f"There is no open report {wanted}; `railhead admin reports` lists them.")


# --- room -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Room:
    """How much one database table takes."""

    name: str
    rows: int
    bytes: int  # 0: not known


def room(engine: sql.Engine) -> list[Room]:
    found = []
    with engine.connect() as connection:
        for table in store.metadata.sorted_tables:
            rows = connection.scalar(sql.select(sql.func.count()).select_from(table)) or 0
            found.append(Room(table.name, rows, bytes_of(connection, table)))
    return sorted(found, key=lambda one: (-one.bytes, -one.rows))


def bytes_of(connection: sql.Connection, table: sql.Table) -> int:
    if connection.dialect.name == "postgresql":
        return connection.scalar(sql.select(sql.func.pg_total_relation_size(table.name))) or 0
    try:
        pages = sql.text("SELECT SUM(pgsize) FROM dbstat WHERE name = :name OR name LIKE :index")
        given = {"name": table.name, "index": f"sqlite_autoindex_{table.name}%"}
        return connection.scalar(pages, given) or 0
    except sql.exc.OperationalError:  # this SQLite was built without it
        return 0
