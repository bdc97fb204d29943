"""All live tables of this process. Each has one owner task; nothing else ever changes it."""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql

from railhead.kernel.state import State
from railhead.web import commands, store
from railhead.web.bots import BotFailed, BotRoom, weaker
from railhead.web.commands import Change
from railhead.web.settings import Settings
from railhead.web.store import Conflict, Entry, Store
from railhead.web.table import Place, Refused, Table, places_after, turn_of

log = logging.getLogger("railhead.web")

Command = Callable[[Table], Change]

QUEUE = 256  # requests that may wait for one table
IDLE_SECONDS = 600  # a table nobody looks at leaves the memory; its log stays
LEASE_SECONDS = 20  # how long a process owns the bots of a table unless it renews that
GONE_SECONDS = {"live": 90, "days": 3 * 24 * 3600}  # when an absent player may be replaced by a bot


def now() -> int:
    return int(time.time() * 1000)


@dataclass
class Request:
    """A command on its way to the owner task."""

    command: Command | None  # None: only see what other processes have written
    key: str | None
    fresh: Callable[[Table], bool]  # is it decided on what the table shows now?
    done: "asyncio.Future[str]"


@dataclass
class Live:
    """A table in memory: its owner task, its bots, and the pages that follow it."""

    tables: "Tables"
    table: Table
    tick: int = 0  # counts changes in this process; never shown to anybody
    cache: dict[Any, tuple[int, Any]] = field(default_factory=dict)
    watchers: set["Watcher"] = field(default_factory=set)
    seen: dict[int, float] = field(default_factory=dict)  # when the person of a seat was last here
    thinking: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)
    touched: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.requests: asyncio.Queue[Request] = asyncio.Queue(QUEUE)
        self.task = asyncio.create_task(self.own(), name=f"table {self.table.id}")

    # --- the owner task ---------------------------------------------------------------------------------------------

    async def own(self) -> None:
        """Take one request after the other: the only place where a table changes."""
        while True:
            request = await self.requests.get()
            try:
                result = await self.carry_out(request)
            except Exception as fault:  # the one who asked gets it; the table goes on
                if not request.done.done():
                    request.done.set_exception(fault)
            else:
                if not request.done.done():
                    request.done.set_result(result)

    async def carry_out(self, request: Request) -> str:
        """`done`, `repeated` (this key was carried out before) or `stale` (decided on an older screen)."""
        if request.command is None:
            await self.catch_up()
            return "done"
        while True:
            if request.key is not None and request.key in self.table.keys:
                return "repeated"
            if not request.fresh(self.table):
                return "stale"
            change = request.command(self.table)
            entry = Entry(self.table.number + 1, now(), change.kind, change.seat, change.data, request.key)
            indexes = [*change.indexes, *self.index(change)]
            try:
                await self.tables.store.append(self.table.id, [entry], *indexes)
            except Conflict:
                if not await self.catch_up():
                    raise
                continue
            self.table.apply(entry)
            self.changed()
            return "done"

    def index(self, change: Change) -> list[sql.Executable]:
        """How the lists of tables change with this entry."""
        if change.kind == "say":
            return []
        places = places_after(self.table.places, change.kind, change.seat, change.data)
        state = change.state or (self.table.match.state if self.table.match else None)
        update = store.tables.update().where(store.tables.c.id == self.table.id)
        return [update.values(summary(places, state))]

    async def catch_up(self) -> bool:
        """Read what other processes have written; was there anything?"""
        entries = await self.tables.store.entries(self.table.id, self.table.number)
        for entry in entries:
            if entry.number == self.table.number + 1:
                self.table.apply(entry)
        if entries:
            self.changed()
        return bool(entries)

    def changed(self) -> None:
        """Tell every page, and let the bots go on."""
        self.tick += 1
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.changed.set()
        self.wake_bots()

    async def do(
        self, command: Command | None, key: str | None = None, fresh: Callable[[Table], bool] | None = None
    ) -> str:
        """Hand a command to the owner task and wait until it is on the disk."""
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        request = Request(command, key, fresh or (lambda table: True), done)
        try:
            self.requests.put_nowait(request)
        except asyncio.QueueFull:
            raise Refused("This table is very busy; try again in a moment.", 503) from None
        return await asyncio.shield(done)

    async def follow(self) -> None:
        """See what other processes have written."""
        with contextlib.suppress(Refused):
            await self.do(None)

    # --- bots -------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        for seat in self.table.asked_bots():
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.bot_turn(seat), name=f"bot {self.table.id} {seat}")
                self.thinking[seat].add_done_callback(partial(self.thought, seat))

    def thought(self, seat: int, _task: "asyncio.Task[None]") -> None:
        self.thinking.pop(seat, None)
        if not self.tables.closing:
            self.wake_bots()

    async def bot_turn(self, seat: int) -> None:
        """One answer of a bot, or its replacement by a weaker one; then everything is looked at anew."""
        if not await self.tables.owns_bots(self.table.id):
            await asyncio.sleep(LEASE_SECONDS / 4)
            return
        await asyncio.sleep(self.tables.settings.bot_pause if self.watchers else 0)
        table = self.table
        if seat not in table.asked_bots():
            return
        asked, bot = question_of(table, seat), table.places[seat].bot
        try:
            option = await self.tables.bots.think(bot, table.playing().view(seat))
        except BotFailed as fault:
            await self.replace_bot(seat, bot, str(fault))
            return
        except Exception:  # a defect, and no reason to leave the others waiting
            log.exception("table %s: the %s bot could not be asked", self.table.id, bot)
            await self.replace_bot(seat, bot, "could not be asked")
            return
        with contextlib.suppress(Refused):
            answer = partial(commands.answer, seat=seat, option=option)
            await self.do(answer, None, lambda table: question_of(table, seat) == asked)

    async def replace_bot(self, seat: int, bot: str, fault: str) -> None:
        table = self.table
        next_bot = weaker(bot)
        name = table.places[seat].name or f"Seat {seat + 1}"
        why = f"The {bot} bot of {name} {fault}; the {next_bot} bot plays on."
        if bot == next_bot:  # even the simplest one failed: take what is offered first
            match = table.playing()
            option = next(match.rules.vocabulary.names[ask.options[0]] for ask in match.asks if ask.seat == seat)
            await self.do(partial(commands.answer, seat=seat, option=option))
            return
        with contextlib.suppress(Refused):
            await self.do(partial(commands.hand_over, seat=seat, bot=next_bot, why=why))

    # --- who is here ------------------------------------------------------------------------------------------------

    def arrive(self, watcher: "Watcher") -> None:
        """A page opens; the others see it if it is the first one of a player."""
        new = any(not self.here(seat) for seat in watcher.seats)
        self.watchers.add(watcher)
        if new:
            self.changed()

    def depart(self, watcher: "Watcher") -> None:
        """A page closes."""
        self.watchers.discard(watcher)
        for seat in watcher.seats:
            self.seen[seat] = time.time()
        if any(not self.here(seat) for seat in watcher.seats):
            self.changed()

    def here(self, seat: int) -> bool:
        """Is a page of this seat open now?"""
        return any(seat in watcher.seats for watcher in self.watchers)

    def gone(self, seat: int) -> bool:
        """Has the person of this seat been away so long that a bot may play instead?"""
        place = self.table.places[seat]
        if not place.person or place.bot or self.here(seat) or self.table.stage != "playing":
            return False
        return time.time() - self.seen.get(seat, self.tables.started) > GONE_SECONDS[self.table.terms.pace]

    async def close(self) -> None:
        """End the owner task and let no bot think on."""
        tasks = [self.task, *self.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def question_of(table: Table, seat: int) -> tuple[str, list[int]] | None:
    """What a bot is asked now; None if nothing."""
    if table.match is None or not table.places[seat].bot:
        return None
    asks = [(ask.prompt, ask.options) for ask in table.match.asks if ask.seat == seat]
    return asks[0] if asks else None


@dataclass(eq=False)
class Watcher:
    """An open page of a table."""

    seats: tuple[int, ...]
    changed: asyncio.Event = field(default_factory=asyncio.Event)


def summary(places: list[Place], state: State | None) -> dict[str, Any]:
    """What the lists of tables say about one: who sits there, how far it is, whose turn it is."""
    turn = turn_of(state)
    asked = turn["open"] + turn["quiet"]
    return {
        "stage": "open" if state is None else "over" if state.over else "playing",
        "seats": json.dumps([place.to_json() for place in places]),
        "turn": json.dumps(turn),
        "bots_due": any(places[seat].bot for seat in asked),
    }


class Tables:
    """The tables of this process, loaded from the store when somebody needs them."""

    def __init__(self, settings: Settings, base: Store) -> None:
        self.settings = settings
        self.store = base
        self.process = secrets.token_hex(8)
        self.bots = BotRoom(settings.bot_processes, settings.bot_seconds)
        self.live: dict[str, asyncio.Task[Live | None]] = {}
        self.leases: dict[str, float] = {}
        self.looking: set[asyncio.Task[None]] = set()
        self.closing = False
        self.started = time.time()
        self.stop_listening: Callable[[], None] | None = None

    async def open(self) -> None:
        """Start: listen to other processes, and go on with every table whose bots are due."""
        if self.store.shared:
            loop = asyncio.get_running_loop()
            self.stop_listening = self.store.listen(lambda table: loop.call_soon_threadsafe(partial(self.heard, table)))
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

    def heard(self, table_id: str) -> None:
        """Another process (or this one) has written to a table: look, if it is open here."""
        task = self.live.get(table_id)
        if task is not None and task.done() and (live := task.result()) is not None:
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
                await live.close()
                del self.live[table_id]

    async def owns_bots(self, table_id: str) -> bool:
        """Does this process run the bots of a table? With one process always; else whoever holds the lease."""
        if not self.store.shared:
            return True
        if self.leases.get(table_id, 0) > time.time() + LEASE_SECONDS / 2:
            return True
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
