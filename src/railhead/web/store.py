"""The store: an append-only log of every table, and small indexes of it. What is acknowledged is on the disk."""

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from railhead.web import metrics

CHANNEL = "railhead"  # where processes tell each other which table has changed
READERS = 8  # threads that read
BATCH = 64  # so many changes share one commit at most
NOTES = 64  # lines of one message to the other processes, of at most 8,000 bytes
LISTEN_SECONDS = 0.2  # how soon the listener notices that it shall end
START_SECONDS = 5.0
# Seconds before whatever the database breaks off (a lock, a lost connection, a restart) is tried again: five in all,
# and never so far apart that the waiting lasts much longer than the restart.
WAITS = (0.02, 0.04, 0.08, *[0.1] * 49)
KEY_DIGITS = 64  # of a SHA-256

metadata = sql.MetaData()

people = sql.Table(
    "people",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("token", sql.String(64), unique=True, nullable=False),  # once the hash of the only key; now the id again
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
clocks = sql.Table(  # when the next seat of a table is out of time
    "clocks",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("due", sql.BigInteger, nullable=False, index=True),
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
bans = sql.Table(  # who is shut out: "person" with an id, "address" with an address or a network; "mute": may not speak
    "bans",
    metadata,
    sql.Column("kind", sql.String(8), primary_key=True),
    sql.Column("who", sql.String(64), primary_key=True),
    sql.Column("until", sql.BigInteger, nullable=False),  # 0: for ever
    sql.Column("why", sql.String(200), nullable=False),
)
reports = sql.Table(  # to those who run the server: of a line of chat, or of a name
    "reports",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("reporter", sql.String(32), nullable=False, index=True),
    sql.Column("reported", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("line", sql.Integer, nullable=False),  # its number in the log; -1: the name was reported
    sql.Column("what", sql.String(300), nullable=False),  # as it was then
    sql.Column("why", sql.String(200), nullable=False),
    sql.Column("closed", sql.BigInteger, nullable=False),  # 0: it is open
    sql.Column("verdict", sql.String(200), nullable=False),
    sql.UniqueConstraint("reporter", "table_id", "seat", "line"),
)
errands = sql.Table(  # what was changed beside the servers, so that they look again: see `office.py`
    "errands",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("what", sql.String(64), nullable=False),
)
beats = sql.Table(  # each process writes here now and then, to see that it still can
    "beats",
    metadata,
    sql.Column("process", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
)

secrets = sql.Table(  # of this server, by their purpose
    "secrets",
    metadata,
    sql.Column("name", sql.String(16), primary_key=True),
    sql.Column("value", sql.String(64), nullable=False),
)
promises = sql.Table(  # of seeds, that tables were opened with: none serves twice
    "promises",
    metadata,
    sql.Column("promise", sql.String(32), primary_key=True),
)

# Who somebody is, without an account. Of everything that proves it the store has only a SHA-256.
keys = sql.Table(
    "keys",
    metadata,
    sql.Column("token", sql.String(64), primary_key=True),  # of the key in the cookie
    sql.Column("id", sql.String(16), nullable=False),  # by which its owner can name it
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("device", sql.String(32), nullable=False),  # "firefox windows", as the browser said
    sql.Column("made", sql.BigInteger, nullable=False),  # 0: before keys were counted
    sql.Column("seen", sql.BigInteger, nullable=False),
)
phrases = sql.Table(
    "phrases",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("token", sql.String(64), unique=True, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
)
carries = sql.Table(  # to another device: used once, within minutes
    "carries",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("link", sql.String(64), unique=True, nullable=False),
    sql.Column("code", sql.String(64), unique=True, nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)
profiles = sql.Table(
    "profiles",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("shows", sql.String(8), nullable=False),  # to others: see `history.SHOWS`
)

feeds = sql.Table(  # the secret address where somebody reads what waits for him
    "feeds",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("token", sql.String(64), unique=True, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
)
hooks = sql.Table(  # whom to tell that it is somebody's turn: an address that he has given
    "hooks",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("url", sql.String(300), nullable=False),
    sql.Column("base", sql.String(300), nullable=False),  # the address of this server, as the person knows it
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("failed", sql.Integer, nullable=False),  # messages in a row that could not be delivered
)
pushes = sql.Table(  # browsers that tell somebody when it is his turn
    "pushes",
    metadata,
    sql.Column("id", sql.String(64), primary_key=True),  # the SHA-256 of the address
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("token", sql.String(64), nullable=False),  # of the key of that device
    sql.Column("url", sql.String(1000), nullable=False),
    sql.Column("point", sql.String(100), nullable=False),  # the browser's public key
    sql.Column("auth", sql.String(32), nullable=False),
    sql.Column("language", sql.String(8), nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("failed", sql.Integer, nullable=False),  # messages in a row that could not be delivered
)
mutes = sql.Table(  # whom somebody does not want to read in the chat; for nobody else to know
    "mutes",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("muted", sql.String(32), primary_key=True, index=True),
    sql.Column("at", sql.BigInteger, nullable=False),
)

# How matches ended. It follows from the logs, and is written in the transaction of the last answer.
ends = sql.Table(
    "ends",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("ended", sql.BigInteger, nullable=False, index=True),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("kind", sql.String(8), nullable=False),  # see `results.kind_of`
    sql.Column("seats", sql.Integer, nullable=False),
)
results = sql.Table(
    "results",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("bot", sql.String(64), nullable=False),  # that played at the end, also for a person
    sql.Column("face", sql.String(64), nullable=False),  # the character, faction or colour
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("score", sql.BigInteger, nullable=False),
    sql.Column("won", sql.Boolean, nullable=False),
)

# How everybody's chances went, decision by decision: worked out when somebody first asks for it. See `chances.py`.
chances = sql.Table(
    "chances",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),  # when somebody last worked on it
    sql.Column("done", sql.Integer, nullable=False),  # decisions
    sql.Column("of", sql.Integer, nullable=False),
    sql.Column("fault", sql.String(64), nullable=False),  # why it could not be made: a message
    sql.Column("data", sql.Text, nullable=False),  # JSON; empty while it is being made
)

# The ratings follow from `ends` and `results`: one numbered line for each match that counts, in the order of the ends.
rated = sql.Table(
    "rated",
    metadata,
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("table_id", sql.String(32), unique=True, nullable=False),
    sql.Column("ended", sql.BigInteger, nullable=False),
)
ratings = sql.Table(
    "ratings",
    metadata,
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("who", sql.String(64), primary_key=True),  # a person, or `bot:` and its level
    sql.Column("against", sql.String(8), primary_key=True),  # "people" or "bots"
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("mean", sql.Float, nullable=False),
    sql.Column("spread", sql.Float, nullable=False),
    sql.Column("gain", sql.Float, nullable=False),  # of the mean, in this match
    sql.Index("ratings_of", "who", "game", "against", "number"),
)


PROOFS = (
    keys,
    phrases,
    carries,
    profiles,
    feeds,
    hooks,
    pushes,
    mutes,
)  # by which somebody is known, comes back and is told
PASSING = (owners, beats, errands)  # of the running processes alone: no backup needs them


def upgrade(connection: sql.Connection) -> None:
    """Bring a database of an earlier version up to date: people had one key each, in their own row."""
    old = sql.func.length(people.c.token) == KEY_DIGITS
    if not connection.scalar(sql.select(sql.exists().where(old))):
        return  # who only reads beside a busy server must not wait for its writer
    own = sql.select(
        people.c.token,
        sql.func.substr(people.c.token, 1, 16),
        people.c.id,
        sql.literal(""),
        sql.literal(0),
        sql.literal(0),
    ).where(old)
    connection.execute(keys.insert().from_select(["token", "id", "person", "device", "made", "seen"], own))
    connection.execute(people.update().where(old).values(token=people.c.id))


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


@dataclass(frozen=True)
class Many:
    """A statement with the values of some rows. The rows of many changes go to the database at once.

    The statement is one object for all of them: writing it anew takes longer than carrying it out.
    """

    statement: sql.Executable
    rows: Sequence[dict[str, Any]]


Statement = sql.Executable | Many
NEW_ENTRIES = log.insert()
SUMMARY = tables.update().where(tables.c.id == sql.bindparam("of_table"))  # with the values of a row: see `Live.index`
CLOCK_STOPS = clocks.delete().where(clocks.c.table_id == sql.bindparam("of_table"))
CLOCK_RUNS = clocks.insert()
PRESENT = presence.insert()
ABSENT = presence.delete().where(
    presence.c.table_id == sql.bindparam("of_table"), presence.c.seat == sql.bindparam("of_seat")
)
NOTICE = sql.select(sql.func.pg_notify(CHANNEL, sql.bindparam("note")))


@dataclass
class Job:
    """Statements that are run together or not at all."""

    table: str
    statements: Sequence[Statement] = ()
    entries: Sequence[Entry] = ()  # to append; their rows are made by the writer, for there may be thousands
    notes: Sequence[str] = ()  # for the other processes, once all this is done
    taking: sql.Executable | None = None  # comes first, and must find something: what two want at once only one gets
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
            upgrade(connection)
        self.writer = threading.Thread(target=self.write_batches, name="railhead-writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()  # whoever asked may be gone; a connection in use would outlive the engine
        self.engine.dispose()

    # --- writing ----------------------------------------------------------------------------------------------------

    async def write(self, table: str, *statements: Statement) -> None:
        """Carry out statements; returns when they are committed. Raises `Conflict` if somebody was quicker."""
        await self.queue_up(Job(table, statements))

    async def take(self, taking: sql.Executable, *statements: sql.Executable) -> None:
        """Change or remove a row, and carry out what follows from it; `Conflict` if there is no such row any more."""
        await self.queue_up(Job("", statements, taking=taking))

    async def queue_up(self, job: Job) -> None:
        self.jobs.put(job)
        await asyncio.wrap_future(job.done)

    async def append(self, table: str, entries: Sequence[Entry], *indexes: Statement) -> None:
        """Append to the log of a table, together with the indexes that follow from it; the other processes hear it."""
        await self.queue_up(Job(table, indexes, entries, [f"{table} {entries[-1].number}"]))

    async def spread(self, notes: Sequence[str]) -> None:
        """Say something to all processes; see `listen`."""
        await self.queue_up(Job("", notes=notes))

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
        begun = time.perf_counter()
        try:
            faults = patiently(self.try_batch, batch)
        except Exception as fault:  # those who wait must hear of it, and the writer must live on
            faults = dict.fromkeys(range(len(batch)), fault)
        metrics.COMMITS.add(time.perf_counter() - begun)
        metrics.CHANGES.add(by=len(batch) - len(faults))
        for place, job in enumerate(batch):
            if place in faults:
                job.done.set_exception(faults[place])
            else:
                job.done.set_result(None)

    def try_batch(self, batch: list[Job]) -> dict[int, Exception]:
        """Carry out some jobs in one transaction; the faults of those that could not be."""
        try:
            self.together(batch)
        except (IntegrityError, DataError, Conflict):  # seldom: two wanted the same
            return self.one_by_one(batch)
        return {}

    def together(self, batch: list[Job]) -> None:
        """Carry out all jobs with as few statements as possible; if one of them cannot be, none is."""
        with self.engine.begin() as connection:
            many: dict[sql.Executable, list[dict[str, Any]]] = {}
            rows = [entry.row(job.table) for job in batch for entry in job.entries]
            if rows:
                connection.execute(NEW_ENTRIES, rows)
            for job in batch:
                if job.taking is not None:
                    take(connection, job.taking)
                for statement in job.statements:
                    if isinstance(statement, Many):
                        many.setdefault(statement.statement, []).extend(statement.rows)
                    else:
                        connection.execute(statement)
            for one, values in many.items():
                connection.execute(one, values)
            self.pass_on(connection, [note for job in batch for note in job.notes])

    def one_by_one(self, batch: list[Job]) -> dict[int, Exception]:
        """Carry out every job in a savepoint; the faults of those that could not be."""
        faults: dict[int, Exception] = {}
        with self.engine.begin() as connection:
            for place, job in enumerate(batch):
                try:
                    with connection.begin_nested():
                        run_job(connection, job)
                except (IntegrityError, Conflict):
                    faults[place] = Conflict(job.table)
                except DataError as fault:  # a value that this database cannot keep
                    faults[place] = fault
            self.pass_on(
                connection, [note for place, job in enumerate(batch) if place not in faults for note in job.notes]
            )
        return faults

    def pass_on(self, connection: sql.Connection, notes: list[str]) -> None:
        """Tell the other processes, if there can be any, in as few messages as possible."""
        for at in range(0, len(notes) if self.shared else 0, NOTES):
            connection.execute(NOTICE, {"note": "\n".join(notes[at : at + NOTES])})

    async def check(self, process: str, at: int) -> None:
        """Write something and read it back: raises whatever the database says where that does not work."""
        mine = beats.c.process == process
        await self.write("", beats.delete().where(mine), beats.insert().values(process=process, at=at))
        found = await self.read(sql.select(beats.c.at).where(mine))
        if [at] != [row["at"] for row in found]:
            raise OSError("The store does not give back what was written.")

    # --- reading ----------------------------------------------------------------------------------------------------

    def rows(self, statement: sql.Select[Any]) -> list[dict[str, Any]]:
        return patiently(self.rows_at_once, statement)

    def rows_at_once(self, statement: sql.Select[Any]) -> list[dict[str, Any]]:
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
        return await loop.run_in_executor(self.readers, patiently, read_entries, self.engine, table, after)

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Call back with the lines of some process: mostly a table and its newest entry. Returns what ends that."""
        import psycopg  # only where PostgreSQL is used

        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        ended, ready = threading.Event(), threading.Event()

        def listen_once() -> None:
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                ready.set()
                while not ended.is_set():
                    for notice in connection.notifies(timeout=LISTEN_SECONDS):
                        heard(notice.payload)  # lines

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


def run_job(connection: sql.Connection, job: Job) -> None:
    """One job, statement by statement."""
    if job.taking is not None:
        take(connection, job.taking)
    if job.entries:
        connection.execute(NEW_ENTRIES, [entry.row(job.table) for entry in job.entries])
    for statement in job.statements:
        if isinstance(statement, Many):
            connection.execute(statement.statement, statement.rows)
        else:
            connection.execute(statement)


def take(connection: sql.Connection, taking: sql.Executable) -> None:
    if not connection.execute(taking).rowcount:
        raise Conflict


def may_pass(fault: OperationalError) -> bool:
    """May the same go well in a moment? Not with a full or a broken disk, of which everybody should hear at once."""
    return not any(word in str(fault.orig).lower() for word in ("full", "malformed", "readonly", "disk i/o", "corrupt"))


Found = TypeVar("Found")


def patiently(do: Callable[..., Found], *what: Any) -> Found:
    """Read or write, and try again for a while where the database is away, as it is while it restarts."""
    for wait in WAITS:
        try:
            return do(*what)
        except OperationalError as fault:
            if not may_pass(fault):
                raise
            time.sleep(wait)
    return do(*what)


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
