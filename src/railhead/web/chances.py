"""How everybody's chances went in a match that is over: asked for by a button, worked out in the back room, kept.

The back room works in slices of a second at most, so whoever turns the pages of a replay meanwhile hardly waits. How
far it is stands in the store, where every process of the server finds it; so does the result, for whoever asks next.
"""

import asyncio
import contextlib
import json
import logging
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

import sqlalchemy as sql
from starlette.requests import Request

from railhead.web import store
from railhead.web.backroom import Backroom
from railhead.web.clocks import now
from railhead.web.language import Message, say
from railhead.web.store import Conflict, Store
from railhead.web.table import Refused, Table

READY, UNDER_WAY, NOT_ASKED = "ready", "under way", "not asked"
SLICE = 0.7  # seconds of one piece of work
MOST_SECONDS = 300.0  # for a whole match, with all the waiting for others
STALE = 60_000  # milliseconds after which nobody works on it any more: its server has ended

log = logging.getLogger("railhead.web")


@dataclass(frozen=True)
class Progress:
    """How far the judging of a match is."""

    state: str = NOT_ASKED
    done: int = 0
    of: int = 0
    fault: str = ""

    @property
    def sentence(self) -> str:
        if self.state == UNDER_WAY:
            return say("chances-progress", done=self.done, number=self.of)
        return str(Message(self.fault)) if self.fault else ""

    def to_json(self) -> dict[str, Any]:
        return {"state": self.state, "done": self.done, "of": self.of, "sentence": self.sentence}


class Chances:
    """The matches that are being judged by this process, and what the store knows of all others."""

    def __init__(self, base: Store, backroom: Backroom) -> None:
        self.store = base
        self.backroom = backroom
        self.tasks: set[asyncio.Task[None]] = set()

    async def data(self, table: str) -> str:
        """All that was found out about a match, as it is kept."""
        rows = await self.store.read(sql.select(store.chances.c.data).where(store.chances.c.table_id == table))
        return rows[0]["data"] if rows else ""

    async def look(self, table: str) -> Progress:
        row = store.chances.c
        ready = (row.data != "").label("ready")
        wanted = sql.select(row.at, row.done, row.of, row.fault, ready).where(row.table_id == table)
        found = await self.store.read(wanted)
        if not found:
            return Progress()
        one = found[0]
        if one["ready"]:
            return Progress(READY, one["of"], one["of"])
        if one["fault"] or one["at"] < now() - STALE:
            return Progress(fault=one["fault"])
        return Progress(UNDER_WAY, one["done"], one["of"])

    async def ask(self, request: Request, table: Table) -> Progress:
        """Have a match judged, unless it was, or is being judged."""
        found = await self.look(table.id)
        if found.state != NOT_ASKED:
            return found
        place = contextlib.ExitStack()
        place.enter_context(self.backroom.place_for(request))  # until the whole match is judged
        of = len(table.answers)
        row = {"table_id": table.id, "at": now(), "done": 0, "of": of, "fault": "", "data": ""}
        old = store.chances.delete().where(store.chances.c.table_id == table.id, store.chances.c.data == "")
        try:
            await self.store.write(table.id, old, store.chances.insert().values(row))
        except BaseException as fault:
            place.close()
            if isinstance(fault, Conflict):  # somebody else was quicker
                return await self.look(table.id)
            raise
        task = asyncio.create_task(self.judge(table.id, table.number, place))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return Progress(UNDER_WAY, 0, of)

    async def judge(self, table: str, upto: int, place: contextlib.ExitStack) -> None:
        """Work through a match slice by slice; where that fails, the button comes back with the reason."""
        with place:
            try:
                data = await self.work_through(table, upto)
                await self.note(table, data=data)
            except Refused as fault:
                await self.note(table, fault=fault.message.name[:64])
            except (asyncio.CancelledError, sql.exc.SQLAlchemyError):
                raise
            except Exception:
                log.exception("table %s could not be judged", table)
                await self.note(table, fault="refused-our-fault")

    async def work_through(self, table: str, upto: int) -> str:
        begun, made, at, trials = time.monotonic(), [], 0, 0
        while True:
            wanted = {"table": table, "upto": upto, "from": at, "trials": trials, "seconds": SLICE}
            file = await self.backroom.make("judge", **wanted)
            try:
                part = json.loads(file.read_bytes())
            finally:
                file.unlink(missing_ok=True)
            made += part["decisions"]
            at, trials = part["at"], part["trials"]
            if at >= part["of"]:
                doubt = doubt_of(made)
                kept = {"trials": trials, "doubt": doubt, "results": part["results"], "decisions": made}
                return json.dumps(kept, separators=(",", ":"))
            if time.monotonic() - begun > MOST_SECONDS:
                raise Refused("refused-match-too-long", 413)
            await self.note(table, done=at, of=part["of"])

    async def note(self, table: str, **what: Any) -> None:
        row = store.chances
        await self.store.write(table, row.update().where(row.c.table_id == table).values(at=now(), **what))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def doubt_of(made: list[dict[str, Any]]) -> float:
    """What the chances are good for, give or take: how far two looks at one position lie apart, on average."""
    apart = [one["again"] - one["options"][0]["chance"] for one in made if one.get("again") is not None]
    return sqrt(sum(gap * gap for gap in apart) / len(apart) / 2) if apart else 0.0


def read_chances(engine: sql.Engine, table: str) -> str:
    """What was kept of a match."""
    with engine.connect() as connection:
        return str(connection.scalar(sql.select(store.chances.c.data).where(store.chances.c.table_id == table)))
