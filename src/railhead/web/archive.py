"""Backups: everything of a database in one file, made while servers write; and the way back, into either database.

The file is the same for SQLite and PostgreSQL: lines of JSON, compressed, with a checksum at the end. So a backup of
one is restored into the other, and moving a server is the same thing without a file.
"""

import gzip
import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import sqlalchemy as sql

import railhead
from railhead.web.office import batches
from railhead.web.store import PASSING, metadata

FORMAT = 1
CHUNK = 1000  # rows that are read or written at once

Row = tuple[str, dict[str, Any]]  # of which table, and its columns
Counted = Callable[[int], None]


class BadBackup(Exception):
    """A file that is no whole backup, or a database that is no place for one."""


def kept() -> list[sql.Table]:
    return [table for table in metadata.sorted_tables if table not in PASSING]


@contextmanager
def snapshot(engine: sql.Engine) -> Iterator[sql.Connection]:
    """A connection that sees the database as it was in one moment, whatever is written meanwhile."""
    shared = engine.dialect.name == "postgresql"
    steady = engine.execution_options(isolation_level="REPEATABLE READ") if shared else engine
    with steady.begin() as connection:
        yield connection


def rows_of(connection: sql.Connection) -> Iterator[Row]:
    for table in kept():
        wanted = sql.select(table).order_by(*table.primary_key.columns)
        found = connection.execution_options(yield_per=CHUNK).execute(wanted).mappings()
        for row in found:
            yield table.name, dict(row)


def back_up(engine: sql.Engine, path: Path, counted: Counted = lambda rows: None) -> int:
    """Write everything to a file; it has its name only when it is whole. How many rows there are."""
    unfinished = path.with_name(path.name + ".part")
    digest, rows = sha256(), 0
    with snapshot(engine) as connection, unfinished.open("wb") as raw:
        with gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as file:

            def write(line: Any) -> None:
                text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
                digest.update(text.encode())
                file.write(text)

            write({"railhead": railhead.__version__, "format": FORMAT, "at": int(time.time())})
            for rows, row in enumerate(rows_of(connection), 1):
                write(row)
                counted(rows)
            file.write(json.dumps({"rows": rows, "sha256": digest.hexdigest()}) + "\n")
        raw.flush()
        os.fsync(raw.fileno())
    unfinished.replace(path)
    return rows


def read(path: Path) -> Iterator[Row]:
    """The rows of a backup; `BadBackup` at its end, if it is not whole."""
    digest, rows = sha256(), 0
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            first = next(file, "")
            head = json.loads(first or "null")
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BadBackup(f"{path} is no backup that this version can read.")
            digest.update(first.encode())
            for text in file:
                line = json.loads(text)
                if isinstance(line, dict):
                    if line != {"rows": rows, "sha256": digest.hexdigest()}:
                        break
                    return
                digest.update(text.encode())
                rows += 1
                yield line[0], line[1]
    except (OSError, EOFError, ValueError) as fault:
        raise BadBackup(f"{path} cannot be read: {fault}") from None
    raise BadBackup(f"{path} is not whole: its rows and its checksum do not agree. Nothing was restored.")


def fill(engine: sql.Engine, rows: Iterable[Row], counted: Counted = lambda rows: None) -> int:
    """Put rows into an empty database, all or none; how many there were."""
    with engine.begin() as connection:
        metadata.create_all(connection)
        for table in kept():
            if connection.execute(sql.select(sql.literal(1)).select_from(table).limit(1)).first():
                raise BadBackup(f"The database is not empty: it has rows in {table.name!r}. Name another one.")
        done = 0
        for some in batches(rows, CHUNK):
            by_table: dict[str, list[dict[str, Any]]] = {}
            for name, row in some:
                by_table.setdefault(name, []).append(row)
            for name, values in by_table.items():
                if name not in metadata.tables:
                    raise BadBackup(f"This version knows no table {name!r}: the backup is of a newer one.")
                connection.execute(metadata.tables[name].insert(), values)
            done += len(some)
            counted(done)
        set_sequences(connection)
    return done


def set_sequences(connection: sql.Connection) -> None:
    """Where PostgreSQL counts rows by itself, it goes on after the last one."""
    if connection.dialect.name != "postgresql":
        return
    for table in kept():
        column = table.autoincrement_column
        if column is not None and isinstance(column.type, sql.Integer):
            sequence = connection.scalar(sql.select(sql.func.pg_get_serial_sequence(table.name, column.name)))
            last = connection.scalar(sql.select(sql.func.max(column)))
            if sequence and last:
                connection.execute(sql.select(sql.func.setval(sequence, last)))


def restore(path: Path, engine: sql.Engine, counted: Counted = lambda rows: None) -> int:
    return fill(engine, read(path), counted)


def move(source: sql.Engine, target: sql.Engine, counted: Counted = lambda rows: None) -> int:
    """Everything from one database into another one, which is empty."""
    with snapshot(source) as connection:
        return fill(target, rows_of(connection), counted)
