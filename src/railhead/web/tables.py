"""All live tables of this process, loaded from the store when somebody needs them."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial

import sqlalchemy as sql

from railhead.web import store
from railhead.web.bots import BotRoom
from railhead.web.live import Live, now
from railhead.web.settings import Settings
from railhead.web.store import Entry, Store
from railhead.web.table import Table

IDLE_SECONDS = 600  # a table nobody looks at leaves the memory; its log stays
LEASE_SECONDS = 20  # how long a process owns the bots of a table unless it renews that


class Tables:
    """The tables of this process, loaded from the store when somebody needs them."""

    def __init__(self, settings: Settings, base: Store) -> None:
        self.settings = settings
        self.store = base
        self.process = secrets.token_hex(8)
        self.bots = BotRoom(settings.bot_processes, settings.bot_seconds)
        self.live: dict[str, asyncio.Task[Live | None]] = {}
        self.links: dict[str, str] = {}  # of spectators, and the tables they lead to: those used lately
        self.leases: dict[str, float] = {}
        self.looking: set[asyncio.Task[None]] = set()
        self.closing = False
        self.started = time.time()
        self.stop_listening: Callable[[], None] | None = None

    async def open(self) -> None:
        """Start: listen to other processes, and go on with every table whose bots are due."""
        if self.store.shared:
            loop = asyncio.get_running_loop()

            def heard(table_id: str, number: int) -> None:
                loop.call_soon_threadsafe(partial(self.heard, table_id, number))

            self.stop_listening = self.store.listen(heard)
        self.keeper = asyncio.create_task(self.keep_house(), name="housekeeping")

    async def close(self) -> None:
        self.closing = True
        self.keeper.cancel()
        if self.stop_listening is not None:
            self.stop_listening()
        for live in await asyncio.gather(*self.live.values(), return_exceptions=True):
            if isinstance(live, Live):
                await live.close()
        await self.bots.close()

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
        table = Table(table_id)
        for entry in entries:
            table.apply(entry)
        live = Live(self, table)
        live.wake_bots()
        return live

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

    # --- keeping house ----------------------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Every few seconds: forget idle tables, renew leases, and take up tables whose bots nobody runs."""
        while True:
            with contextlib.suppress(sql.exc.SQLAlchemyError):
                await self.take_up_bots()
            await self.forget_idle()
            await asyncio.sleep(LEASE_SECONDS / 4)

    async def take_up_bots(self) -> None:
        due = await self.store.read(sql.select(store.tables.c.id).where(store.tables.c.bots_due.is_(True)))
        for row in due:
            if await self.owns_bots(row["id"]):
                live = await self.find(row["id"])
                if live is not None:
                    live.wake_bots()

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
