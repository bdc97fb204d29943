"""All live tables of this process, loaded from the store when somebody needs them."""

import asyncio
import contextlib
import logging
import secrets
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import sqlalchemy as sql

from railhead.web import ratings, results, store
from railhead.web.backroom import Backroom
from railhead.web.bots import BotRoom
from railhead.web.holds import Breath, Holds
from railhead.web.language import Message
from railhead.web.live import TRACE_LETTERS, Live, now
from railhead.web.settings import Settings
from railhead.web.store import Entry, Store
from railhead.web.table import Refused, Table

IDLE_SECONDS = 600  # a table nobody looks at leaves the memory; its log stays
LEASE_SECONDS = 20  # how long a process owns the bots of a table unless it renews that
ROUND_SECONDS = LEASE_SECONDS / 4  # between two rounds of the keeper
PRESENCE_SECONDS = 30  # how old a written presence may be; a third of what makes somebody gone
LATE_SECONDS = 60  # a keeper that has not come round for so long is not well
CHECK_SECONDS = 1.0  # between two tries whether the store can be written
CHECK_TIMEOUT_SECONDS = 5.0

log = logging.getLogger("railhead.web")


class Tables:
    """The tables of this process, loaded from the store when somebody needs them."""

    def __init__(self, settings: Settings, base: Store) -> None:
        self.settings = settings
        self.store = base
        self.process = secrets.token_hex(8)
        self.bots = BotRoom(settings.bot_processes, settings.bot_seconds)
        self.backroom = Backroom(settings.heavy_processes, settings.database)
        self.holds = Holds()
        self.live: dict[str, asyncio.Task[Live | None]] = {}
        self.links: dict[str, str] = {}  # of spectators, and the tables they lead to: those used lately
        self.streams: Counter[str] = Counter()  # open ones, by address and by person
        self.leases: dict[str, float] = {}
        self.looking: set[asyncio.Task[None]] = set()
        self.unreadable: dict[str, int] = {}  # tables, and the entry at which their log stops making sense
        self.marked: set[str] = set()  # the same in the store, perhaps from an earlier run
        self.closing = False
        self.started = time.time()
        self.checked = (-CHECK_SECONDS, True)  # when it was last seen whether the store can be written, and if so
        self.kept = time.monotonic()  # when the keeper last came round
        self.stop_listening: Callable[[], None] | None = None

    async def open(self) -> None:
        """Start: listen to other processes, and go on with every table whose bots are due."""
        if self.store.shared:
            loop = asyncio.get_running_loop()

            def heard(table_id: str, number: int) -> None:
                loop.call_soon_threadsafe(partial(self.heard, table_id, number))

            self.stop_listening = self.store.listen(heard)
        self.marked = {row["table_id"] for row in await self.store.read(sql.select(store.faults.c.table_id))}
        self.bookkeeper = asyncio.ensure_future(self.write_books())
        self.start_keeper()
        self.watching = asyncio.create_task(self.holds.watch(), name="holds of the loop")

    async def close(self) -> None:
        self.closing = True
        self.keeper.cancel()
        self.watching.cancel()
        self.bookkeeper.cancel()
        await asyncio.gather(self.bookkeeper, return_exceptions=True)
        if self.stop_listening is not None:
            self.stop_listening()
        for live in await asyncio.gather(*self.live.values(), return_exceptions=True):
            if isinstance(live, Live):
                await live.close()
        await self.bots.close()
        await self.backroom.close()
        if self.store.shared:  # the others need not wait until the leases run out
            with contextlib.suppress(sql.exc.SQLAlchemyError):
                await self.store.write("", store.owners.delete().where(store.owners.c.process == self.process))

    # --- finding ----------------------------------------------------------------------------------------------------

    async def find(self, ref: str) -> Live | None:
        """The table of this id."""
        if ref not in self.live:
            self.live[ref] = asyncio.create_task(self.load(ref))
        try:
            live = await asyncio.shield(self.live[ref])
        except Exception:
            self.forget(ref)
            raise
        if live is None:
            self.forget(ref)
            return None
        live.touched = time.monotonic()
        return live

    def forget(self, table_id: str) -> None:
        if table_id in self.live:
            del self.live[table_id]

    async def load(self, table_id: str) -> Live | None:
        """Rebuild a table from its log."""
        entries = await self.store.entries(table_id)
        if not entries:
            return None
        table, breath = Table(table_id), Breath()
        for entry in entries:
            await breath.take()
            try:
                table.apply(entry)
            except Exception as fault:
                await self.mark(table, entry, fault)
                break
        else:
            await self.unmark(table_id)
        if table.number < 0:  # not even its first entry makes sense
            raise Refused(table.fault)
        live = Live(self, table)
        live.seen = (await self.read_presence([table_id])).get(table_id, {})
        live.wake_bots()
        return live

    async def mark(self, table: Table, entry: Entry, fault: Exception) -> None:
        """The log of a table cannot be read on: it stands still and says so, and the store remembers it."""
        table.match = None
        table.fault = Message("refused-unreadable", {"entry": str(entry.number)})
        if table.id in self.unreadable:
            return
        self.unreadable[table.id] = entry.number
        log.error("table %s: entry %d (%s) cannot be applied", table.id, entry.number, entry.kind, exc_info=fault)
        trace = "".join(traceback.format_exception(fault))[-TRACE_LETTERS:]
        row = {"table_id": table.id, "at": now(), "number": entry.number, "trace": trace}
        marks = store.faults
        with contextlib.suppress(sql.exc.SQLAlchemyError, store.Conflict):
            await self.store.write(table.id, marks.delete().where(marks.c.table_id == table.id))
            await self.store.write(table.id, marks.insert().values(row))
            self.marked.add(table.id)

    async def unmark(self, table_id: str) -> None:
        """The table can be read, perhaps again."""
        if table_id in self.marked:
            self.marked.discard(table_id)
            self.unreadable.pop(table_id, None)
            await self.store.write(table_id, store.faults.delete().where(store.faults.c.table_id == table_id))

    def heard(self, table_id: str, number: int) -> None:
        """Some process has written an entry of a table: read it, if the table is open here and does not have it."""
        task = self.live.get(table_id)
        if task is None or not task.done() or task.exception() is not None:
            return
        live = task.result()
        if live is not None and live.table.number < number:
            self.looking.add(look := asyncio.create_task(live.follow()))
            look.add_done_callback(self.looking.discard)

    async def create(self, table_id: str, entries: Sequence[Entry], *indexes: sql.Executable) -> Live:
        await self.store.append(table_id, entries, *indexes)
        live = await self.find(table_id)
        assert live is not None
        return live

    async def can_write(self) -> bool:
        """Can something be written and read back? Whoever asks often gets the last answer."""
        if time.monotonic() - self.checked[0] > CHECK_SECONDS:
            self.checked = (time.monotonic(), self.checked[1])  # the others need not try at the same time
            try:
                async with asyncio.timeout(CHECK_TIMEOUT_SECONDS):
                    await self.store.check(self.process, now())
                self.checked = (time.monotonic(), True)
            except Exception:  # whatever it is, nothing can be kept
                log.exception("the store cannot be written")
                self.checked = (time.monotonic(), False)
        return self.checked[1]

    # --- keeping house ----------------------------------------------------------------------------------------------

    def start_keeper(self) -> None:
        self.keeper = asyncio.create_task(self.keep_house(), name="housekeeping")
        self.keeper.add_done_callback(self.keeper_ended)

    def keeper_ended(self, task: "asyncio.Task[None]") -> None:
        """It never should: then another one takes over."""
        if not self.closing:
            log.error("the keeper ended", exc_info=None if task.cancelled() else task.exception())
            self.start_keeper()

    def kept_house(self) -> bool:
        """Has the keeper come round lately?"""
        return not self.keeper.done() and time.monotonic() - self.kept < LATE_SECONDS

    async def keep_house(self) -> None:
        """Every few seconds: forget idle tables, renew leases, and take up tables whose bots nobody runs."""
        while True:
            for chore in (self.take_up_bots, self.share_presence, self.forget_idle, self.keep_books):
                try:
                    await chore()
                except Exception:  # a chore that fails is tried again in the next round, and keeps no other from it
                    log.exception("housekeeping: %s failed", chore.__name__)
            self.kept = time.monotonic()
            await asyncio.sleep(ROUND_SECONDS)

    async def take_up_bots(self) -> None:
        due = await self.store.read(sql.select(store.tables.c.id).where(store.tables.c.bots_due.is_(True)))
        for row in due:
            if row["id"] not in self.unreadable:  # else it would be read anew in every round
                await self.take_up(row["id"])

    async def take_up(self, table_id: str) -> None:
        """Let the bots of a table go on; if it cannot, that is its own affair."""
        try:
            if await self.owns_bots(table_id):
                live = await self.find(table_id)
                if live is not None:
                    live.wake_bots()
        except Refused:  # it is marked, and was logged
            return
        except Exception:
            log.exception("table %s: its bots cannot be taken up", table_id)

    async def share_presence(self) -> None:
        """Tell the other processes, and ourselves after a restart, who is here; and hear it from them."""
        lives = {live.table.id: live for live in self.loaded() if live.table.stage == "playing"}
        for table_id, live in lives.items():
            await self.write_presence(table_id, live)
        if self.store.shared and lives:
            for table_id, seen in (await self.read_presence(list(lives))).items():
                for seat, at in seen.items():
                    lives[table_id].seen[seat] = max(at, lives[table_id].seen.get(seat, 0.0))

    async def write_presence(self, table_id: str, live: Live) -> None:
        known, rows = live.written, store.presence
        late = {seat: at for seat, at in live.present().items() if at - known.get(seat, 0.0) > PRESENCE_SECONDS}
        for seat, at in late.items():
            old = rows.delete().where(rows.c.table_id == table_id, rows.c.seat == seat)
            with contextlib.suppress(store.Conflict):  # another process says the same in this moment
                row = {"table_id": table_id, "seat": seat, "at": int(at * 1000)}
                await self.store.write(table_id, old, rows.insert().values(row))
            known[seat] = at

    async def read_presence(self, tables: list[str]) -> dict[str, dict[int, float]]:
        rows = store.presence
        found: dict[str, dict[int, float]] = {}
        for row in await self.store.read(sql.select(rows).where(rows.c.table_id.in_(tables))):
            found.setdefault(row["table_id"], {})[row["seat"]] = row["at"] / 1000
        return found

    def loaded(self) -> list[Live]:
        """The tables in memory."""
        done = [task for task in self.live.values() if task.done() and not task.cancelled()]
        return [live for task in done if task.exception() is None and (live := task.result()) is not None]

    async def forget_idle(self) -> None:
        for table_id, task in list(self.live.items()):
            if not task.done() or task.cancelled() or task.exception() is not None:
                continue
            live = task.result()
            if live is None:
                del self.live[table_id]
            elif not live.watchers and not live.thinking and time.monotonic() - live.touched > IDLE_SECONDS:
                del self.live[table_id]
                await live.close()

    async def keep_books(self) -> None:
        """Whatever follows from finished matches, beside the keeper's round: an old log may take a minute to read."""
        if self.bookkeeper.done():
            self.bookkeeper = asyncio.ensure_future(self.write_books())

    async def write_books(self) -> None:
        try:
            await results.catch_up(self)
            await ratings.catch_up(self.store)
        except Exception:  # the next round tries again
            log.exception("the books of results and ratings could not be kept")

    async def owns_bots(self, table_id: str) -> bool:
        """Does this process run the bots of a table? With one process always; else whoever holds the lease."""
        if not self.store.shared:
            return True
        if self.leases.get(table_id, 0) > time.time() + LEASE_SECONDS / 2:
            return True
        from sqlalchemy.dialects import postgresql  # only where PostgreSQL is used: it takes a while to read

        until = now() + LEASE_SECONDS * 1000
        owner, mine = store.owners, {"table_id": table_id, "process": self.process, "until": until}
        take = postgresql.insert(owner).values(mine)
        free = sql.or_(owner.c.process == self.process, owner.c.until < now())
        await self.store.write("", take.on_conflict_do_update(index_elements=["table_id"], set_=mine, where=free))
        held = await self.store.read(sql.select(owner.c.process).where(owner.c.table_id == table_id))
        if held and held[0]["process"] == self.process:
            self.leases[table_id] = until / 1000
            return True
        return False
