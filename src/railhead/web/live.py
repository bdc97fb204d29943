"""A live table: one owner task that alone changes it, its bots, and the pages that follow it."""

import asyncio
import contextlib
import json
import logging
import random
import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sql

from railhead.kernel.state import State
from railhead.web import commands, metrics, store
from railhead.web.alarms import Alarm, ringing
from railhead.web.bots import TOO_LONG, BotFailed, strongest, weaker
from railhead.web.clocks import now
from railhead.web.commands import Change
from railhead.web.fair import BOTS_ALONE, PEOPLE
from railhead.web.results import end_of, taken_back
from railhead.web.store import Conflict, Entry, Many, Statement
from railhead.web.table import Place, Refused, Stood, Table, places_after, turn_of

if TYPE_CHECKING:
    from railhead.web.tables import Tables

log = logging.getLogger("railhead.web")

Command = Callable[[Table], Change]

QUEUE = 256  # calls that may wait for one table
HEAD_START_SECONDS = 0.002  # of the one who decided: he gets his answer before all screens are drawn anew
RETRY_SECONDS = 1.0  # after a bot's turn that failed on our side; twice as long after each further one
RETRIES = 5
RECOVER_SECONDS = 30.0  # until a bot that failed is tried again; twice as long after each further failure
ATTENDED_SECONDS = 60.0  # for which bots play on alone after somebody has looked
MOST_ENTRIES = 200_000  # of one table's log
TRACE_LETTERS = 4000  # of a traceback that are kept
MOST_BEHIND = 120  # events that a page may be behind and still be shown one by one
ELSEWHERE_SECONDS = 5.0  # how soon to look again whether another process still runs the bots
WINDOW_SECONDS = {"short": (4.0, 6.0), "normal": (10.0, 15.0)}  # between which a window for reactions stays open
ALONE_SECONDS = (0.2, 0.4)  # where one person plays against bots, who need no longer
THINKERS_SECONDS = (1.0, 1.5)  # where one of these bots thinks longer, which all know
QUICK_BOTS = ("random", "greedy", "beginner", "casual", "steady")
WINDOW_CHECK_SECONDS = 0.1  # how soon a bot that was too late notices that the window is over
GONE_SECONDS = {"live": 90, "days": 3 * 24 * 3600}  # when an absent player may be replaced by a bot


@dataclass
class Call:
    """A command on its way to the owner task."""

    command: Command | None  # None: only see what other processes have written
    key: str | None
    fresh: Callable[[Table], bool]  # is it decided on what the table shows now?
    done: "asyncio.Future[str]"
    number: int | None = None  # of the entry that another process has written, where it is known


@dataclass
class Live:
    """A table in memory: its owner task, its bots, and the pages that follow it."""

    tables: "Tables"
    table: Table
    tick: int = 0  # counts changes in this process; never shown to anybody
    cache: dict[Any, tuple[int, Any]] = field(default_factory=dict)
    sights: dict[Any, tuple[int, Any]] = field(default_factory=dict)  # of the last moment: see `screens.sight_of`
    watchers: set["Watcher"] = field(default_factory=set)
    seen: dict[int, float] = field(default_factory=dict)  # when the person of a seat was last here
    elsewhere: dict[tuple[str, int], float] = field(default_factory=dict)  # pages at other processes, and until when
    written: dict[int, float] = field(default_factory=dict)  # the same, as the store has it
    thinking: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)
    touched: float = field(default_factory=time.monotonic)
    failures: int = 0  # turns of bots that failed one after the other
    recovery: dict[int, tuple[float, float]] = field(default_factory=dict)  # when a failed bot is tried again
    attended_last: float = -1e9  # when somebody last asked for the table
    window: "Window | None" = None  # for hidden reactions, that is open now
    past: list[Stood] = field(default_factory=list)  # as far back as the pages that follow are behind
    home: str = ""  # the address the table was opened from: its bots wait in the line of that
    closed: bool = False

    def __post_init__(self) -> None:
        self.calls: asyncio.Queue[Call] = asyncio.Queue(QUEUE)
        self.task = asyncio.create_task(self.own(), name=f"table {self.table.id}")
        self.alarm = Alarm(self)

    # --- the owner task ---------------------------------------------------------------------------------------------

    async def own(self) -> None:
        """Take one call after the other: the only place where a table changes."""
        while True:
            call = await self.calls.get()
            try:
                result = await self.carry_out(call)
            except asyncio.CancelledError:
                call.done.cancel()
                raise
            except Exception as fault:  # the one who asked gets it; the table goes on
                if not call.done.done():
                    call.done.set_exception(fault)
            else:
                if not call.done.done():
                    call.done.set_result(result)

    async def carry_out(self, call: Call) -> str:
        """`done`, `repeated` (this key was carried out before) or `stale` (decided on an older screen)."""
        if call.command is None:
            if call.number is None or call.number > self.table.number:  # else it was our own, just applied
                await self.catch_up()
            return "done"
        while True:
            if call.key is not None and call.key in self.table.keys:
                return "repeated"
            if not call.fresh(self.table):
                shared = self.tables.store.shared and not self.table.fault
                if shared and await self.catch_up():  # perhaps it was decided on what another process has written
                    continue
                return "stale"
            if self.table.fault:
                raise Refused(self.table.fault)
            if self.table.number >= MOST_ENTRIES:
                raise Refused("refused-log-full", most=MOST_ENTRIES)
            try:
                change = call.command(self.table)
            except (Refused, Conflict):
                raise
            except Exception as fault:  # a defect of the rules; nothing was changed yet
                raise await self.stall(call, fault) from None
            entry = Entry(self.table.number + 1, now(), change.kind, change.seat, change.data, call.key)
            indexes = [*change.indexes, *self.index(change, entry.at)]
            try:
                await self.tables.store.append(self.table.id, [entry], *indexes)
            except Conflict:
                if not await self.catch_up():
                    raise
                continue
            waited = self.waited_for()
            await self.apply(entry, change.state if change.kind == "answer" else None)
            self.changed(HEAD_START_SECONDS)
            self.tell_turns(waited)
            return "done"

    def waited_for(self) -> set[int]:
        """The seats that wait for their person; not worked out where nobody wants to be told."""
        return self.table.waits() if self.tables.tells_somebody() else set()

    def tell_turns(self, before: set[int]) -> None:
        """Tell those whose turn it is now, who are not here, and want to be told."""
        for seat in self.waited_for() - before:
            if not self.here(seat):
                person, table = self.table.places[seat].person, self.table
                self.tables.tell_turn(person, table.id, table.header["game"])

    async def stall(self, call: Call, fault: Exception) -> Refused:
        """The rules failed: the log of the table says where and how, once; bots wait until somebody decides anew."""
        sentence = "refused-rules-failed"
        table = self.table
        metrics.FAULTS.add("rules")
        log.error("table %s: the rules failed after entry %d", table.id, table.number, exc_info=fault)
        if not table.stalled:
            seat = call.command.keywords.get("seat") if isinstance(call.command, partial) else None
            data = {"text": sentence, "trace": "".join(traceback.format_exception(fault))[-TRACE_LETTERS:]}
            entry = Entry(table.number + 1, now(), "fault", seat, data)
            quiet = store.tables.update().where(store.tables.c.id == table.id).values(bots_due=False)
            stops = Many(store.CLOCK_STOPS, [{"of_table": table.id}])
            with contextlib.suppress(Conflict):  # somebody else decided meanwhile: then all is open again
                await self.tables.store.append(table.id, [entry], quiet, stops)
                table.apply(entry)
                self.changed()
        return Refused(sentence)

    async def apply(self, entry: Entry, tried: State | None = None) -> None:
        """Take an entry of the log; a table that cannot do that stands still, and says so."""
        self.remember(entry)
        try:
            self.table.apply(entry, tried)
        except Exception as fault:
            await self.tables.mark(self.table, entry, fault)
            self.changed()
            raise Refused(self.table.fault) from None

    def remember(self, entry: Entry) -> None:
        """Keep how the match stands before a decision, for the pages that will show what it did.

        How far a page may be behind is counted in events: decisions are not known to everybody.
        """
        match = self.table.match
        behind = min((watcher.heard for watcher in self.watchers if watcher.heard >= 0), default=-1)
        if match is None or behind < 0 or entry.kind == "undo":
            self.past.clear()
        elif entry.kind in ("answer", "concede", "window"):
            oldest = len(match.tape.events) - MOST_BEHIND
            self.past = [one for one in self.past if one.moment >= behind and one.events >= oldest]
            self.past.append(self.table.stands())

    def index(self, change: Change, at: int) -> list[Statement]:
        """How the lists of tables and of results change with this entry."""
        if change.kind in ("say", "mute", "unmute", "cancel"):
            return []
        places = places_after(self.table.places, change.kind, change.seat, change.data)
        state = change.state or (self.table.match.state if self.table.match else None)
        row = {"of_table": self.table.id, **summary(places, state)}
        rings = ringing(self.table.id, self.table.times, change, at, places, state)
        return [Many(store.SUMMARY, [row]), *self.results(places, state, at), *rings]

    def results(self, places: list[Place], state: State | None, at: int) -> list[sql.Executable]:
        """How the match ended, if it ends with this entry; if it ended before and now goes on, that is forgotten."""
        over = state is not None and state.over
        if over == (self.table.stage == "over"):
            return []
        if state is None or not over:
            return taken_back(self.table.id)
        return end_of(self.table.id, self.table.header, places, state, at).statements()

    async def catch_up(self) -> bool:
        """Read what other processes have written; was there anything?"""
        entries = await self.tables.store.entries(self.table.id, self.table.number)
        for entry in entries:
            if entry.number == self.table.number + 1 and not self.table.fault:
                await self.apply(entry)
        if entries:
            self.changed()
        return bool(entries)

    def changed(self, head_start: float = 0.0) -> None:
        """Tell every page, after a while if need be, and let the bots go on."""
        self.tick += 1
        self.cache.clear()
        self.sights.clear()
        self.touched = time.monotonic()
        if head_start:  # those who come in the meantime see the change anyway
            asyncio.get_running_loop().call_later(head_start, wake, tuple(self.watchers))
        else:
            wake(self.watchers)
        self.wake_bots()

    async def do(
        self,
        command: Command | None,
        key: str | None = None,
        fresh: Callable[[Table], bool] | None = None,
        number: int | None = None,
    ) -> str:
        """Hand a command to the owner task and wait until it is on the disk."""
        if self.closed:
            raise Refused("refused-closing", 503)
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        call = Call(command, key, fresh or (lambda table: True), done, number)
        try:
            self.calls.put_nowait(call)
        except asyncio.QueueFull:
            raise Refused("refused-busy", 503) from None
        begun = time.perf_counter()
        result = await asyncio.shield(done)
        if fresh is not None and result == "done":
            metrics.DECISIONS.add(time.perf_counter() - begun)
        return result

    async def follow(self, number: int | None = None) -> None:
        """See what other processes have written; `number`: up to which entry they have, where that was heard."""
        with contextlib.suppress(Refused):
            await self.do(None, number=number)

    # --- bots -------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet, and see when an open window ends."""
        if self.closed:
            return
        self.mind_window()
        self.alarm.mind()
        if self.table.number >= MOST_ENTRIES or (self.table.bots_alone and not self.attended):
            return  # those alone go on when somebody looks again
        for seat in self.table.asked_bots():
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.bot_turn(seat), name=f"bot {self.table.id} {seat}")
                self.thinking[seat].add_done_callback(partial(self.thought, seat))

    def thought(self, seat: int, task: "asyncio.Task[None]") -> None:
        del self.thinking[seat]
        if task.cancelled() or self.tables.closing:
            return
        if task.exception() is None:
            self.failures = 0
            self.wake_bots()
            return
        metrics.FAULTS.add("bot")
        log.error("table %s: the turn of a bot failed", self.table.id, exc_info=task.exception())
        self.failures += 1
        if self.failures <= RETRIES:  # most likely the database is away; then the keeper looks again now and then
            wait = RETRY_SECONDS * 2 ** (self.failures - 1)
            asyncio.get_running_loop().call_later(wait, self.wake_bots)
        elif not isinstance(task.exception(), sql.exc.SQLAlchemyError):
            self.table.stalled = True
            self.table.note("note-bots-stopped")
            self.changed()

    async def bot_turn(self, seat: int) -> None:
        """One answer of a bot, or its replacement by a weaker one; then everything is looked at anew."""
        if not await self.tables.owns_bots(self.table.id):
            await asyncio.sleep(ELSEWHERE_SECONDS)
            return
        await asyncio.sleep(self.tables.settings.bot_pause if self.watchers and not self.table.in_window else 0)
        table = self.table
        if seat not in table.asked_bots() or (not table.in_window and await self.recover_bot(seat)):
            return
        if table.in_window and self.window is not None:
            await self.react(seat, self.window)
            return
        asked, bot = question_of(table, seat), table.places[seat].bot
        rank = BOTS_ALONE if table.bots_alone else PEOPLE
        try:
            view = table.playing().view(seat)
            option = await self.tables.bots.think(bot, view, rank=rank, owner=table.header["host"], home=self.home)
        except BotFailed as fault:
            await self.replace_bot(seat, bot, str(fault))
            return
        except Exception:  # a defect, and no reason to leave the others waiting
            log.exception("table %s: the %s bot could not be asked", self.table.id, bot)
            await self.replace_bot(seat, bot, "could not be asked")
            return
        answer = partial(commands.answer, seat=seat, option=option)
        await self.do(answer, None, lambda table: question_of(table, seat) == asked)

    async def react(self, seat: int, window: "Window") -> None:
        """A bot may react within the time of the window. Late, or failed, it passes, and nobody hears of it.

        Were the window to wait, or the log to tell, all would know that the bot had something to react with.
        """
        table = self.table
        asked, bot = question_of(table, seat), table.places[seat].bot
        try:
            left = max(0.001, window.ends - clock())
            async with asyncio.timeout(left):  # also while others are asked first
                view = table.playing().view(seat)
                option = await self.tables.bots.think(bot, view, left, owner=table.header["host"], home=self.home)
            answer = partial(commands.answer, seat=seat, option=option)
            await self.do(answer, None, lambda table: question_of(table, seat) == asked)
        except (BotFailed, TimeoutError) as fault:
            log.info("table %s: the %s bot of seat %d does not react: %s", table.id, bot, seat, fault or TOO_LONG)
            while table.in_window and table.playing().windows == window.number:
                await asyncio.sleep(WINDOW_CHECK_SECONDS)

    async def replace_bot(self, seat: int, bot: str, fault: str) -> None:
        table = self.table
        next_bot = weaker(bot)
        wait = self.recovery.get(seat, (0.0, RECOVER_SECONDS / 2))[1] * 2
        self.recovery[seat] = (time.monotonic() + wait, wait)
        log.warning("table %s: the %s bot of seat %d %s", table.id, bot, seat, fault)
        why = "note-bot-slow" if fault == TOO_LONG else "note-bot-failed"
        if bot == next_bot:  # even the simplest one failed: take what is offered first
            match = table.playing()
            option = next(match.rules.vocabulary.names[ask.options[0]] for ask in match.asks if ask.seat == seat)
            await self.do(partial(commands.answer, seat=seat, option=option))
            return
        with contextlib.suppress(Refused):
            await self.do(partial(commands.hand_over, seat=seat, bot=next_bot, why=why))

    async def recover_bot(self, seat: int) -> bool:
        """Where a weaker bot stands in for the one that was chosen: is it time to try that one again?"""
        place = self.table.places[seat]
        chosen = self.table.chosen.get(seat) or strongest(self.tables.settings.bots)
        due = time.monotonic() >= self.recovery.get(seat, (0.0, 0.0))[0]
        if place.bot == chosen or chosen not in self.tables.settings.bots or not due:
            return False
        with contextlib.suppress(Refused):
            await self.do(partial(commands.hand_over, seat=seat, bot=chosen, why="note-bot-again"))
        return True

    # --- windows for hidden reactions -------------------------------------------------------------------------------

    def mind_window(self) -> None:
        """Close an open window when its time is over: not sooner and not later, whatever anybody holds or answers.

        Where one person plays against bots nobody sees how long he thinks, so the window waits for him.
        """
        if not self.table.in_window or self.closed:
            return
        number = self.table.playing().windows
        if self.window is None or self.window.number != number:
            self.window = Window(number, clock() + window_seconds(self.table))
        waits = self.table.one_person and self.table.people_asked()
        if self.window.closing is None and not waits:
            self.window.closing = asyncio.create_task(self.close_window(self.window), name=f"window {self.table.id}")

    def seconds_left(self) -> int:
        """How long somebody may still react, for those who are asked; 0 where nobody is hurried."""
        if not self.table.in_window or self.window is None or self.table.one_person:
            return 0
        return max(1, round(self.window.ends - clock()))

    async def close_window(self, window: "Window") -> None:
        try:
            await wait_until(window.ends)
            if await self.tables.owns_bots(self.table.id):  # else the process that does closes it
                with contextlib.suppress(Refused):
                    await self.do(partial(commands.close_window, number=window.number))
        except sql.exc.SQLAlchemyError:
            log.exception("table %s: a window cannot be closed", self.table.id)
        finally:
            window.closing = None

    # --- who is here ------------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """Somebody asks for this table: bots that play alone go on for a while."""
        idle = self.table.bots_alone and not self.attended
        self.attended_last = time.monotonic()
        if idle:
            self.wake_bots()

    @property
    def attended(self) -> bool:
        return bool(self.watchers) or time.monotonic() - self.attended_last < ATTENDED_SECONDS

    def arrive(self, watcher: "Watcher") -> None:
        """A page opens; the others see it if it is the first one of a player."""
        new = any(not self.here(seat) for seat in watcher.seats)
        self.watchers.add(watcher)
        if new:
            self.changed()
            self.tables.announce(self, watcher.seats)

    def depart(self, watcher: "Watcher") -> None:
        """A page closes."""
        self.watchers.discard(watcher)
        self.sign(watcher.seats)
        if any(not self.here(seat) for seat in watcher.seats):
            self.changed()
            self.tables.announce(self, watcher.seats)

    def here(self, seat: int) -> bool:
        """Is a page of this seat open now, at this process or another one?"""
        now = time.monotonic()
        elsewhere = any(at == seat and until > now for (_, at), until in self.elsewhere.items())
        return elsewhere or self.here_now(seat)

    def here_now(self, seat: int) -> bool:
        """Is a page of this seat open at this process?"""
        return any(seat in watcher.seats for watcher in self.watchers)

    def hear_of(self, process: str, seat: int, until: float) -> None:
        """Another process has a page of this seat open (until it says so again), or no more."""
        was = self.here(seat)
        self.elsewhere[process, seat] = until
        if was != self.here(seat):
            self.changed()

    def gone(self, seat: int) -> bool:
        """Has the person of this seat been away so long that a bot may play instead?"""
        place = self.table.places[seat]
        if not place.person or place.bot or self.here(seat) or self.table.stage != "playing":
            return False
        return time.time() - self.last_sign(seat) > GONE_SECONDS[self.table.terms.pace]

    def last_sign(self, seat: int) -> float:
        """When the person of a seat last did something or had a page open, at this process or another one.

        While no server ran nobody could be here, so nobody counts as gone before it has run for a while.
        """
        return max(self.table.acted.get(seat, 0) / 1000, self.seen.get(seat, 0.0), self.tables.started)

    def sign(self, seats: Iterable[int]) -> None:
        """The person of these seats is here."""
        self.seen |= dict.fromkeys(seats, time.time())

    def present(self) -> dict[int, float]:
        """When the people of the seats were last here, as far as this process knows."""
        self.sign({seat for watcher in self.watchers for seat in watcher.seats})
        return self.seen

    async def close(self) -> None:
        """End the owner task and let no bot think on. A bot whose answer comes in this very moment is refused."""
        if self.closed:
            return
        self.closed = True
        tasks = [self.task, *self.thinking.values(), *self.alarm.close()]
        if self.window is not None and self.window.closing is not None:
            tasks.append(self.window.closing)
        for task in tasks:
            task.cancel()
        while not self.calls.empty():
            self.calls.get_nowait().done.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        del self.task, self.alarm  # which know the table: without them it goes at once, with no collection of garbage


def question_of(table: Table, seat: int) -> tuple[str, list[int]] | None:
    """What a bot is asked now; None if nothing."""
    if table.match is None or not table.places[seat].bot:
        return None
    asks = [(ask.prompt, ask.options) for ask in table.match.asks if ask.seat == seat]
    return asks[0] if asks else None


@dataclass
class Window:
    """A window for hidden reactions that is open at a live table."""

    number: int  # how many were closed before it
    ends: float  # by the clock
    closing: "asyncio.Task[None] | None" = None


def window_seconds(table: Table) -> float:
    """How long a window stays open: drawn from what all know, so that it tells nothing."""
    least, most = WINDOW_SECONDS[table.terms.windows]
    if table.one_person:
        quick = all(place.bot in QUICK_BOTS for place in table.places if place.bot)
        least, most = ALONE_SECONDS if quick else THINKERS_SECONDS
    return random.Random(f"{table.commitment} {table.playing().windows}").uniform(least, most)


def clock() -> float:
    """The clock by which windows are open."""
    return time.monotonic()


async def wait_until(moment: float) -> None:
    await asyncio.sleep(moment - clock())


@dataclass(eq=False)
class Watcher:
    """An open page of a table."""

    seats: tuple[int, ...]
    heard: int = -1  # the moment of the match that it has shown; -1: it only wants to know that something changed
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    leaving: bool = False  # the server is about to end


def wake(watchers: Iterable[Watcher]) -> None:
    """Wake the pages that follow a table."""
    for watcher in watchers:
        watcher.changed.set()


def summary(places: list[Place], state: State | None) -> dict[str, Any]:
    """What the lists of tables say about one: who sits there, how far it is, whose turn it is."""
    turn = turn_of(state)
    asked = turn["open"] + turn["quiet"]
    in_window = state is not None and not state.over and state.in_window()
    return {
        "stage": "open" if state is None else "over" if state.over else "playing",
        "seats": json.dumps([place.to_json() for place in places]),
        "turn": json.dumps(turn),
        "bots_due": (any(places[seat].bot for seat in asked) or in_window) and not all(place.bot for place in places),
    }
