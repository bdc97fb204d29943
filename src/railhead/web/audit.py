"""Goes through every record of a server: is each log whole, can it be played, does it give what is shown?"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import sqlalchemy as sql

from railhead import records
from railhead.web import past, store
from railhead.web.store import read_entries
from railhead.web.table import Table


@dataclass
class Audit:
    """What was found."""

    tables: int = 0
    finished: int = 0  # that were sealed and checked, decision by decision
    foreign: int = 0  # of other rules than these: they cannot be checked here
    faults: list[str] = field(default_factory=list)


def verify(engine: sql.Engine) -> Iterator[Audit]:
    """Check one table after the other; what was found so far comes after each."""
    audit = Audit()
    with engine.connect() as connection:
        rows = {row["id"]: dict(row) for row in connection.execute(sql.select(store.tables)).mappings()}
        logs = set(connection.scalars(sql.select(store.log.c.table_id).distinct()))
    for table_id in sorted(logs | set(rows)):
        audit.tables += 1
        audit.faults += [f"table {table_id}: {fault}" for fault in check(engine, audit, table_id, rows.get(table_id))]
        yield audit


def check(engine: sql.Engine, audit: Audit, table_id: str, row: dict[str, object] | None) -> list[str]:
    table = Table(table_id)
    closed = False
    for entry in read_entries(engine, table_id):
        if entry.kind == "close":  # what it was before can still be checked
            closed = True
            table.number = entry.number
            continue
        try:
            table.apply(entry)
        except Exception as fault:
            return [f"entry {entry.number} ({entry.kind}) cannot be applied: {type(fault).__name__}: {fault}"]
    if table.number < 0:
        return ["it is listed, and has no log"]
    if table.fault:
        audit.foreign += 1
        return []
    faults = [] if row is not None else ["its log is there, and it is in no list"]
    if row is not None:
        stage = "over" if closed else table.stage
        if row["stage"] != stage:
            faults.append(f"the list says {row['stage']!r}, the log says {stage!r}")
        listed = [one["name"] for one in json.loads(str(row["seats"]))]
        if listed != [place.name for place in table.places]:
            faults.append("the list names others than the log")
    if table.stage == "over":
        audit.finished += 1
        faults += records.check(json.loads(past.seal(table)))
    return faults
