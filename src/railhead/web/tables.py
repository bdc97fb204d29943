"""All live tables of this process, loaded from the store when somebody needs them."""

import asyncio
import contextlib
import logging
import secrets
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sql

from railhead.web import grace, metrics, office, ratings, results, store
from railhead.web.backroom import Backroom
from railhead.web.bans import Bans
from railhead.web.bots import BotRoom
from railhead.web.chances import Chances
from railhead.web.clocks import now
from railhead.web.garbage import Sweeper
from railhead.web.holds import Breath, Holds
from railhead.web.hooks import Messenger
from railhead.web.language import Message
from railhead.web.live import TRACE_LETTERS, Live, wake
from railhead.web.mutes import Mutes
from railhead.web.pushes import Pusher
from railhead.web.seeds import house_secret
from railhead.web.settings import Settings
from railhead.web.shared import Board
from railhead.web.store import Entry, Many, Store
from railhead.web.table import Refused, Table

IDLE_SECONDS = 600  # a table nobody looks at leaves the memory; its log stays
OVER_SECONDS = 60  # the same after the end of its match
IDLE_TABLES = 500  # so many of them stay at most: whoever opens table after table fills no memory (half a MB each)
LEASE_SECONDS = 20  # how long a process owns the bots of a table unless it renews that
ROUND_SECONDS = LEASE_SECONDS / 4  # between two rounds of the keeper
PRESENCE_SECONDS = 30  # how old a written presence may be; a third of what makes somebody gone
LATE_SECONDS = 60  # a keeper that has not come round for so long is not well
CHECK_SECONDS = 1.0  # between two tries whether the store can be written
CHECK_TIMEOUT_SECONDS = 5.0
HERE_SECONDS = 15  # for which others believe that a page is open; each round of the keeper says it again
ERRAND_SECONDS = 600  # how old an errand may be that is still looked at
TIDY_SECONDS = 3600

log = logging.getLogger("railhead.web")


class Tables:
    """The tables of this process, loaded from the store when somebody needs them."""

    def __init__(self, settings: Settings, base: Store, board: Board | None = None, bans: Bans | None = None) -> None:
        self.settings = settings
        self.store = base
        self.board = board or Board()  # what the processes of this machine count together
        self.bans = bans or Bans()
        self.people_changed: Callable[[], None] = lambda: None  # names or keys were changed beside the server
        self.process = secrets.token_hex(8)
        self.bots = BotRoom(settings.bot_processes, settings.bot_seconds)
        self.messenger = Messenger(base, settings.hooks, self.board)
        self.pusher = Pusher(settings, self.messenger)
        self.mutes = Mutes(base)
        self.backroom = Backroom(settings.heavy_processes, settings.database, board=self.board)
        self.chances = Chances(base, self.backroom)
        self.holds = Holds()
        self.live: dict[str, asyncio.Task[Live | None]] = {}
        self.links: dict[str, str] = {}  # of spectators, and the tables they lead to: those used lately
        self.streams = 0  # open ones
        self.leases: dict[str, float] = {}
        self.under_way: set[asyncio.Task[None]] = set()
        self.unreadable: dict[str, int] = {}  # tables, and the entry at which their log stops making sense
        self.foreign: set[str] = set()  # tables of other rules, whose bots are due
        self.marked: set[str] = set()  # the same in the store, perhaps from an earlier run
        self.draining = False  # about to end: no new tables
        self.leaving = False  # about to end: whoever opens a page is told to come back
        self.closing = False
        self.errands: dict[str, int] = {}  # done lately, and when they were given
        self.tidied = -1e9
        self.sweeper = Sweeper()
        self.started = time.time()
        self.checked = (-CHECK_SECONDS, True)  # when it was last seen whether the store can be written, and if so
        self.kept = time.monotonic()  # when the keeper last came round
        self.stop_listening: Callable[[], None] | None = None

    async def open(self) -> None:
        """Start: listen to other processes, and go on with every table whose bots are due."""
        if self.store.shared:
            loop = asyncio.get_running_loop()

            def heard(note: str) -> None:
                loop.call_soon_threadsafe(self.heard, note)

            self.stop_listening = self.store.listen(heard)
        self.marked = {row["table_id"] for row in await self.store.read(sql.select(store.faults.c.table_id))}
        self.secret = await house_secret(self.store)
        await self.learn_bans()
        self.messenger.house = self.secret
        await self.learn_hooks()
        await self.learn_mutes()
        await self.in_reader(grace.give, self.store.engine, self.process, shared=self.store.shared)
        self.bookkeeper = asyncio.ensure_future(self.write_books())
        self.start_keeper()
        self.watching = asyncio.create_task(self.holds.watch(), name="holds of the loop")
        self.offer_numbers()

    def offer_numbers(self) -> None:
        """Let the metrics know whom to ask."""
        metrics.STREAMS.ask = lambda: self.streams
        metrics.TABLES.ask = lambda: {(stage,): count for stage, count in self.stages().items()}
        metrics.UNREADABLE.ask = lambda: len(self.unreadable)
        metrics.BOTS_WAITING.ask = self.bots.idle.waiting
        metrics.WORK_WAITING.ask = lambda: self.backroom.orders
        metrics.HOLD.ask = lambda: max(self.holds.minutes)

    def stages(self) -> Counter[str]:
        return Counter(live.table.stage for live in self.loaded())

    def drain(self) -> None:
        """The server is about to end: no new tables, and every open page is told to come back."""
        self.draining = True
        self.send_away()

    def send_away(self) -> None:
        """Another process is about to serve here: every open page is told to come back."""
        self.leaving = True
        for live in self.loaded():
            for watcher in live.watchers:
                watcher.leaving = True
            wake(live.watchers)

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
        await self.chances.close()
        await self.backroom.close()
        await self.messenger.close()
        with contextlib.suppress(sql.exc.SQLAlchemyError, store.Conflict):
            await self.beat()
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
        opened = await self.store.read(sql.select(store.hosts.c.address).where(store.hosts.c.table_id == table_id))
        live = Live(self, table, home=opened[0]["address"] if opened else "")
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
        metrics.FAULTS.add("table")
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

    def heard(self, note: str) -> None:
        """Some process has written an entry of a table, or says who has a page of it open; see `announce`."""
        for line in note.split("\n"):
            self.hear(line)

    def hear(self, line: str) -> None:
        table_id, said, *more = line.split(" ")
        live = self.at_hand(table_id)
        if live is None:
            return
        if more:
            process, seconds = more
            for seat in said.split(",") if process != self.process else ():
                live.hear_of(process, int(seat), time.monotonic() + int(seconds))
        elif live.table.number < int(said):
            self.follow_up(live, int(said))

    def at_hand(self, table_id: str) -> Live | None:
        """The table, if it is in memory."""
        task = self.live.get(table_id)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result()

    def follow_up(self, live: Live, number: int | None = None) -> None:
        self.under_way.add(task := asyncio.create_task(live.follow(number)))
        task.add_done_callback(self.under_way.discard)

    def announce(self, live: Live, seats: Iterable[int]) -> None:
        """Tell the other processes which of these seats have a page open here, and for how long to believe it."""
        self.spread(self.presence_of(live, seats))

    def presence_of(self, live: Live, seats: Iterable[int]) -> list[str]:
        """Lines for `hear`: one for those who are here, one for those who are not."""
        found: dict[int, list[str]] = {}
        for seat in seats:
            found.setdefault(HERE_SECONDS * live.here_now(seat), []).append(str(seat))
        return [f"{live.table.id} {','.join(some)} {self.process} {seconds}" for seconds, some in found.items()]

    def spread(self, notes: list[str]) -> None:
        if notes and self.store.shared and not self.closing:
            self.under_way.add(task := asyncio.create_task(quietly(self.store.spread(notes))))
            task.add_done_callback(self.under_way.discard)

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
            at_tables = (self.take_up_bots, self.take_up_clocks, self.share_presence, self.forget_idle)
            learned = (self.learn_bans, self.learn_hooks, self.learn_mutes)
            at_desk = (self.keep_books, *learned, self.run_errands, self.tidy_up, self.sweep)
            for chore in (self.beat, *at_tables, *at_desk):
                try:
                    await chore()
                except Exception:  # a chore that fails is tried again in the next round, and keeps no other from it
                    metrics.FAULTS.add("keeper")
                    log.exception("housekeeping: %s failed", chore.__name__)
            self.kept = time.monotonic()
            await asyncio.sleep(ROUND_SECONDS)

    async def take_up_bots(self) -> None:
        due = await self.store.read(sql.select(store.tables.c.id).where(store.tables.c.bots_due.is_(True)))
        for row in due:
            if row["id"] not in self.unreadable and row["id"] not in self.foreign:  # they would be read in every round
                await self.take_up(row["id"])

    async def beat(self) -> None:
        """Say that a server runs: time in which none does counts for nobody's clock."""
        await self.store.write("", *grace.beat(self.process, now()))

    async def take_up_clocks(self) -> None:
        """Look at the tables where somebody is out of time, or soon will be."""
        rows = store.clocks
        soon = sql.select(rows).where(rows.c.due <= now() + ROUND_SECONDS * 1000)
        for row in await self.store.read(soon):
            table_id = row["table_id"]
            if table_id in self.unreadable or table_id in self.foreign:
                continue
            await self.take_up(table_id)
            live = self.at_hand(table_id)
            due = live.table.due if live is not None else None
            if due is not None and due > row["due"]:  # after a restart everybody has longer than the list says
                await self.store.write(table_id, rows.update().where(rows.c.table_id == table_id).values(due=due))

    async def take_up(self, table_id: str) -> None:
        """Let the bots of a table go on; if it cannot, that is its own affair."""
        try:
            if await self.owns_bots(table_id):
                live = await self.find(table_id)
                if live is not None and live.table.fault:
                    await self.leave_bots(table_id)
                elif live is not None:
                    live.wake_bots()
        except Refused:  # it is marked, and was logged
            return
        except Exception:
            log.exception("table %s: its bots cannot be taken up", table_id)

    async def learn_bans(self) -> None:
        self.bans.learn(await self.store.read(sql.select(store.bans)))

    async def learn_hooks(self) -> None:
        await self.messenger.learn()
        await self.pusher.learn()

    async def learn_mutes(self) -> None:
        """Whoever has muted somebody, on whatever device, sees it at once on his pages; no other page hears of it."""
        changed = await self.mutes.learn()
        for live in self.loaded() if changed else []:
            seats = {seat for seat, place in enumerate(live.table.places) if place.person in changed}
            wake(watcher for watcher in live.watchers if seats.intersection(watcher.seats))

    def tells_somebody(self) -> bool:
        """Does anybody want to be told that it is his turn?"""
        return bool(self.messenger.hooks or self.pusher.wanted)

    def tell_turn(self, person: str, table: str, game: str) -> None:
        self.messenger.tell(person, table, game)
        self.pusher.tell(person, table)

    async def run_errands(self) -> None:
        """Look at what was changed beside the servers: by `railhead admin`, or by the tidying of another process."""
        rows = store.errands
        since = now() - ERRAND_SECONDS * 1000
        for row in await self.store.read(sql.select(rows).where(rows.c.at > since)):
            if row["id"] in self.errands:
                continue
            self.errands[row["id"]] = row["at"]
            if row["at"] / 1000 > self.started:
                await self.run_errand(row["kind"], row["what"])
        self.errands = {done: at for done, at in self.errands.items() if at > since}

    async def run_errand(self, kind: str, what: str) -> None:
        live = self.at_hand(what)
        if kind == "people":
            self.people_changed()
        elif live is not None and kind == "look":
            self.follow_up(live)
        elif live is not None and kind == "forget":  # its log was changed, or is gone
            self.forget(what)
            await live.close()
            for watcher in live.watchers:
                watcher.leaving = True
            wake(live.watchers)

    async def tidy_up(self) -> None:
        """Now and then: remove what is older than the settings allow."""
        keep = self.settings.keep
        if not keep.anything or time.monotonic() - self.tidied < TIDY_SECONDS:
            return
        self.tidied = time.monotonic()
        await self.in_reader(office.tidy, self.store.engine, keep)

    async def in_reader(self, work: Callable[..., object], *given: Any, **named: Any) -> None:
        """Let a thread of the store do something that would hold the loop."""
        await asyncio.get_running_loop().run_in_executor(self.store.readers, partial(work, *given, **named))

    async def sweep(self) -> None:
        """Look everywhere for garbage if nobody is here."""
        self.sweeper.sweep(self.streams)

    async def leave_bots(self, table_id: str) -> None:
        """A table that these rules cannot play: a server of its own rules beside this one may run its bots."""
        self.foreign.add(table_id)
        self.leases.pop(table_id, None)
        if self.store.shared:
            mine = sql.and_(store.owners.c.table_id == table_id, store.owners.c.process == self.process)
            await self.store.write("", store.owners.delete().where(mine))

    async def share_presence(self) -> None:
        """Tell the other processes, and ourselves after a restart, who is here; and hear it from them."""
        lives = {live.table.id: live for live in self.loaded() if live.table.stage == "playing"}
        tables = list(lives.items())
        for first in range(0, len(tables), store.BATCH):  # so many are written together
            await asyncio.gather(*[self.write_presence(*one) for one in tables[first : first + store.BATCH]])
        here = [(live, {seat for watcher in live.watchers for seat in watcher.seats}) for live in lives.values()]
        self.spread([note for live, seats in here for note in self.presence_of(live, seats)])
        if self.store.shared and lives:
            for table_id, seen in (await self.read_presence(list(lives))).items():
                for seat, at in seen.items():
                    lives[table_id].seen[seat] = max(at, lives[table_id].seen.get(seat, 0.0))

    async def write_presence(self, table_id: str, live: Live) -> None:
        known = live.written
        late = {seat: at for seat, at in live.present().items() if at - known.get(seat, 0.0) > PRESENCE_SECONDS}
        if late:
            old = [{"of_table": table_id, "of_seat": seat} for seat in late]
            new = [{"table_id": table_id, "seat": seat, "at": int(at * 1000)} for seat, at in late.items()]
            with contextlib.suppress(store.Conflict):  # another process says the same in this moment
                await self.store.write(table_id, Many(store.ABSENT, old), Many(store.PRESENT, new))
            known |= late

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
        """Tables nobody looks at leave the memory, those that were touched last after all others."""
        for table_id, task in list(self.live.items()):
            if task.done() and not task.cancelled() and task.exception() is None and task.result() is None:
                del self.live[table_id]
        idle = [live for live in self.loaded() if not live.watchers and not live.thinking]
        idle.sort(key=lambda live: live.touched, reverse=True)
        for place, live in enumerate(idle):
            patience = OVER_SECONDS if live.table.stage == "over" else IDLE_SECONDS
            if place >= IDLE_TABLES or time.monotonic() - live.touched > patience:
                self.live.pop(live.table.id, None)
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


async def quietly(writing: Awaitable[None]) -> None:
    """What is not heard now is told again in the keeper's next round."""
    with contextlib.suppress(sql.exc.SQLAlchemyError):
        await writing
