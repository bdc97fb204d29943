"""Time in which no server ran counts for nobody's clock, and after a start everybody has a while.

Every process says now and then that it runs. One that starts knows from that how long there was none, and writes it
into the log of every table whose clock runs: then all processes reckon with it, now and whenever the log is read.
"""

import json

import sqlalchemy as sql

from railhead.web.clocks import MINUTE, SECOND, now
from railhead.web.store import beats, clocks, log

START = "start"  # the beat of the last start, of whichever process
ALIVE = 12 * SECOND  # a process that said less than so long ago that it runs still does
LOCK = 712034  # of PostgreSQL, for those who start at once
TRIES = 10  # while other processes write to the same logs


def beat(process: str, at: int) -> list[sql.Executable]:
    """The statements that say that a process runs."""
    return [beats.delete().where(beats.c.process == process), beats.insert().values(process=process, at=at)]


def give(engine: sql.Engine, process: str, *, shared: bool) -> None:
    """At the start of a process: tell all running clocks how long there was no server."""
    for left in reversed(range(TRIES)):
        try:
            with engine.begin() as connection:
                if shared:
                    connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
                note(connection, process, now(), shared=shared)
            return
        except sql.exc.IntegrityError:  # somebody decided something in this moment
            if not left:
                raise


def note(connection: sql.Connection, process: str, at: int, *, shared: bool) -> None:
    for statement in beat(process, at):  # first of all: SQLite breaks off who has read before he writes
        connection.execute(statement)
    last = connection.scalar(sql.select(sql.func.max(beats.c.at)).where(beats.c.process.not_in((START, process)))) or 0
    started = connection.scalar(sql.select(beats.c.at).where(beats.c.process == START)) or 0
    for statement in (beats.delete().where(beats.c.at < at - ALIVE), *beat(START, at)):  # of those that have ended
        connection.execute(statement)
    if shared and at - started < ALIVE:
        return  # several start at once, and one has done it
    down = at if shared and at - last < ALIVE else last
    connection.execute(log.insert().from_select(*entries(down, at)))
    connection.execute(clocks.update().where(clocks.c.due < at + MINUTE).values(due=at + MINUTE))


def entries(down: int, at: int) -> tuple[list[str], sql.Select[tuple[object, ...]]]:
    """One more entry for the log of each table whose clock runs."""
    data = json.dumps({"down": [down, at]}, separators=(",", ":"))
    number = (sql.func.max(log.c.number) + 1).label("number")
    columns = [log.c.table_id, number, sql.literal(at), sql.literal("grace"), sql.literal(data)]
    running = sql.select(clocks.c.table_id)
    found = sql.select(*columns).where(log.c.table_id.in_(running)).group_by(log.c.table_id)
    return ["table_id", "number", "at", "kind", "data"], found
