"""The store: an append-only log of every table, and small indexes of it. What is acknowledged is on the disk."""

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

CHANNEL = "railhead"  # where processes tell each other which table has changed
READERS = 8  # threads that read
BATCH = 64  # so many changes share one commit at most
LISTEN_SECONDS = 0.2  # how soon the listener notices that it shall end
START_SECONDS = 5.0
TRIES = 5  # a batch that the database breaks off (a lock, a lost connection) is tried again

metadata = sql.MetaData()

people = sql.Table(
    "people",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("token", sql.String(64), unique=True, nullable=False),  # SHA-256 of the key in the cookie
    sql.Column("name", sql.String(64), nullable=False),
)

log = sql.Table(
    "log",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("key", sql.String(128)),
    sql.UniqueConstraint("table_id", "key"),
)

# Everything below follows from the log; it is written in the same transaction, so that pages can list tables quickly.
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("watch", sql.String(32), unique=True, nullable=False),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("stage", sql.String(8), nullable=False),  # "open", "playing" or "over"
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("seats", sql.Text, nullable=False),  # JSON: who sits where
    sql.Column("turn", sql.Text, nullable=False),  # JSON: who is asked openly, and who quietly
    sql.Column("bots_due", sql.Boolean, nullable=False),  # a bot is asked: the table must go on by itself
)
sittings = sql.Table(
    "sittings",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person", sql.String(32), nullable=False, index=True),
)
invites = sql.Table(
    "invites",
    metadata,
    sql.Column("token", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("seat", sql.Integer, nullable=False),
)
hosts = sql.Table(  # who opened a table, and from where: for quotas
    "hosts",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("address", sql.String(64), nullable=False, index=True),
)
owners = sql.Table(
    "owners",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("process", sql.String(32), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)

# What follows from no log: how the tables and the processes are.
faults = sql.Table(  # of tables that cannot be read: the entry, and the traceback for whoever repairs it
    "faults",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("trace", sql.Text, nullable=False),
)
presence = sql.Table(  # when the person of a seat was last here, as the process knew that had his page open
    "presence",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
)
beats = sql.Table(  # each process writes here now and then, to see that it still can
    "beats",
    metadata,
    sql.Column("process", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
)


class Conflict(Exception):
    """Somebody else has written this entry, or this key, before."""


@dataclass(frozen=True)
class Entry:
    """One line of the log of a table. Nothing ever changes or removes it."""

    number: int
    at: int  # milliseconds since 1970
    kind: str
    seat: int | None
    data: dict[str, Any]
    key: str | None = None

    def row(self, table: str) -> dict[str, Any]:
        text = json.dumps(self.data, ensure_ascii=False, separators=(",", ":"))
        return {
            "table_id": table,
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "data": text,
            "key": self.key,
        }


@dataclass
class Job:
    """Statements that are carried out together or not at all."""

    table: str
    statements: Sequence[sql.Executable]
    entries: Sequence[Entry] = ()  # to append; their rows are made by the writer, for there may be thousands
    done: "Future[None]" = field(default_factory=Future)


class Store:
    """A database of tables. One thread writes and commits many changes at once; any thread may read."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may write too
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "railhead-reader")
        with self.engine.begin() as connection:
            if self.shared:
                connection.execute(sql.text("SELECT pg_advisory_xact_lock(712033)"))  # several processes start at once
            metadata.create_all(connection)
        self.writer = threading.Thread(target=self.write_batches, name="railhead-writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()  # whoever asked may be gone; a connection in use would outlive the engine
        self.engine.dispose()

    # --- writing ----------------------------------------------------------------------------------------------------

    async def write(self, table: str, *statements: sql.Executable) -> None:
        """Carry out statements; returns when they are committed. Raises `Conflict` if somebody was quicker."""
        await self.queue_up(Job(table, statements))

    async def queue_up(self, job: Job) -> None:
        self.jobs.put(job)
        await asyncio.wrap_future(job.done)

    async def append(self, table: str, entries: Sequence[Entry], *indexes: sql.Executable) -> None:
        """Append to the log of a table, together with the indexes that follow from it."""
        await self.queue_up(Job(table, indexes, entries))

    def write_batches(self) -> None:
        """The writer thread: take what is waiting, commit it together, then tell those who wait."""
        open_ = True
        while open_:
            batch: list[Job] = []
            job = self.jobs.get()
            while job is not None:
                if job.done.set_running_or_notify_cancel():  # from here on nobody can call it back
                    batch.append(job)
                if len(batch) == BATCH or self.jobs.empty():
                    break
                job = self.jobs.get()
            open_ = job is not None
            if batch:
                self.commit(batch)

    def commit(self, batch: list[Job]) -> None:
        batch.sort(key=lambda job: job.table)  # the same order in every process: no deadlock
        faults: dict[int, Exception] = {}
        for attempt in range(TRIES):
            try:
                faults = self.try_batch(batch)
                break
            except OperationalError as fault:
                if attempt == TRIES - 1:
                    faults = dict.fromkeys(range(len(batch)), fault)
            except Exception as fault:  # those who wait must hear of it, and the writer must live on
                faults = dict.fromkeys(range(len(batch)), fault)
                break
        for place, job in enumerate(batch):
            if place in faults:
                job.done.set_exception(faults[place])
            else:
                job.done.set_result(None)

    def try_batch(self, batch: list[Job]) -> dict[int, Exception]:
        """Carry out every job in a savepoint of one transaction; the faults of those that could not be."""
        faults: dict[int, Exception] = {}
        with self.engine.begin() as connection:
            for place, job in enumerate(batch):
                try:
                    with connection.begin_nested():
                        if job.entries:
                            connection.execute(log.insert(), [entry.row(job.table) for entry in job.entries])
                        for statement in job.statements:
                            connection.execute(statement)
                except IntegrityError:
                    faults[place] = Conflict(job.table)
                except DataError as fault:  # a value that this database cannot keep
                    faults[place] = fault
            if self.shared:
                for place, job in enumerate(batch):
                    if job.entries and place not in faults:
                        note = f"{job.table} {job.entries[-1].number}"
                        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, note)))
        return faults

    async def check(self, process: str, at: int) -> None:
        """Write something and read it back: raises whatever the database says where that does not work."""
        mine = beats.c.process == process
        await self.write("", beats.delete().where(mine), beats.insert().values(process=process, at=at))
        found = await self.read(sql.select(beats.c.at).where(mine))
        if [at] != [row["at"] for row in found]:
            raise OSError("The store does not give back what was written.")

    # --- reading ----------------------------------------------------------------------------------------------------

    def rows(self, statement: sql.Select[Any]) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(statement).mappings()]

    async def read(self, statement: sql.Select[Any]) -> list[dict[str, Any]]:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.rows, statement)

    async def count(self, statement: sql.Select[Any]) -> int:
        """The one number that a statement gives."""
        return int(next(iter((await self.read(statement))[0].values())))

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table from an entry on."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, read_entries, self.engine, table, after)

    def listen(self, heard: Callable[[str, int], None]) -> Callable[[], None]:
        """Call back with every table that some process writes to, and the entry; returns what ends the listening."""
        import psycopg  # only where PostgreSQL is used

        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        ended, ready = threading.Event(), threading.Event()

        def listen_once() -> None:
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                ready.set()
                while not ended.is_set():
                    for notice in connection.notifies(timeout=LISTEN_SECONDS):
                        table, _, number = notice.payload.partition(" ")
                        heard(table, int(number))

        def loop() -> None:
            while not ended.is_set():
                try:
                    listen_once()
                except psycopg.OperationalError:  # the database was restarted: go on when it is back
                    ended.wait(1)

        def stop() -> None:
            ended.set()
            thread.join()

        thread = threading.Thread(target=loop, name="railhead-listener", daemon=True)
        thread.start()
        ready.wait(START_SECONDS)
        return stop


def read_entries(engine: sql.Engine, table: str, after: int = -1) -> list[Entry]:
    """The log of a table from an entry on."""
    wanted = sql.select(log).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
    with engine.connect() as connection:
        return [
            Entry(row.number, row.at, row.kind, row.seat, json.loads(row.data), row.key)
            for row in connection.execute(wanted)
        ]


def fingerprint(text: str) -> str:
    """A short id that follows from a text."""
    return sha256(text.encode()).hexdigest()[:16]


def make_engine(url: str) -> sql.Engine:
    """An engine whose commits are durable: SQLite with a write-ahead log and full synchronisation."""
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    engine = sql.create_engine(url, pool_size=4, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", prepare_sqlite)
        sql.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
