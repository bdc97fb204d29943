"""What happens at the end of somebody's time: the alarm of a live table, and the list of when it rings."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sql

from railhead.kernel.state import State
from railhead.web import commands, store
from railhead.web.bots import BotFailed, strongest
from railhead.web.clocks import ANSWER, BY_CLOCK, CONCEDE, Times, asked_in, now, times_of
from railhead.web.commands import Change
from railhead.web.store import Many
from railhead.web.table import Place, Refused, Table, Terms, bot_seats

if TYPE_CHECKING:
    from railhead.web.live import Command, Live

AGAIN_SECONDS = 1.0  # until it is tried again, where another process or the store stood in the way

log = logging.getLogger("railhead.web")


class Alarm:
    """Rings at a live table when a seat is out of time."""

    def __init__(self, live: "Live") -> None:
        self.live = live
        self.handle: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def mind(self, least: float = 0.0) -> None:
        """Ring when the next seat is out of time, as the log has it now."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
        due = self.live.table.due
        if due is None or self.live.closed or (self.task is not None and not self.task.done()):
            return
        wait = max(least, (due - now()) / 1000)
        self.handle = asyncio.get_running_loop().call_later(wait, self.ring)

    def ring(self) -> None:
        self.task = asyncio.create_task(self.end_times(), name=f"clock {self.live.table.id}")
        self.task.add_done_callback(self.rung)

    def rung(self, task: "asyncio.Task[None]") -> None:
        if task.cancelled():
            return
        if (fault := task.exception()) is not None:
            log.error("table %s: the end of a time failed", self.live.table.id, exc_info=fault)
        self.mind(AGAIN_SECONDS)

    def close(self) -> list["asyncio.Task[None]"]:
        """Ring no more; what is still under way."""
        if self.handle is not None:
            self.handle.cancel()
        return [self.task] if self.task is not None else []

    async def end_times(self) -> None:
        """End the time of every seat that has none left, if it is for this process to do."""
        times = self.live.table.times
        if times is None or not await self.live.tables.owns_bots(self.live.table.id):
            return
        for seat in times.out(now()):
            with contextlib.suppress(Refused):  # somebody was quicker
                await self.end_time(seat, times)

    async def end_time(self, seat: int, times: Times) -> None:
        """What the host wants to happen; a question that nobody else knows of is passed, and nobody hears of it."""
        table, bot = self.live.table, strongest(self.live.tables.settings.bots)
        if seat in times.hidden:
            await self.do(seat, partial(commands.answer, seat=seat, option=first_option(table, seat), by=bot))
            return
        if table.terms.ending == ANSWER:
            await self.do(seat, partial(commands.answer, seat=seat, option=await self.think(seat, bot), by=bot))
            return
        if table.terms.ending == CONCEDE:
            with contextlib.suppress(Refused):
                await self.do(seat, partial(commands.concede, seat=seat, cause=BY_CLOCK))
                return  # else nobody can leave now
        command = partial(commands.hand_over, seat=seat, bot=bot, why="note-time-seat", cause=BY_CLOCK)
        await self.do(seat, command)

    async def do(self, seat: int, command: "Command") -> None:
        """Only if the seat is still out of time when its turn comes."""
        await self.live.do(command, None, lambda table: table.times is not None and table.times.is_out(seat, now()))

    async def think(self, seat: int, bot: str) -> str:
        """What a bot would answer; where it fails, what is offered first."""
        table = self.live.table
        try:
            view = table.playing().view(seat)
            return await self.live.tables.bots.think(bot, view, owner=table.header["host"], home=self.live.home)
        except BotFailed as fault:
            log.warning("table %s: the %s bot of seat %d, which is out of time, %s", table.id, bot, seat, fault)
            return first_option(table, seat)


def first_option(table: Table, seat: int) -> str:
    match = table.playing()
    for ask in match.asks:
        if ask.seat == seat:
            return match.rules.vocabulary.names[ask.options[0]]
    raise Refused("why-not_asked")


# --- the list ---------------------------------------------------------------------------------------------------------


def ringing(
    table_id: str, times: Times | None, change: Change, at: int, places: list[Place], state: State | None
) -> list[Many]:
    """How the list of alarms changes with an entry: a table that nobody has in memory must be found when it rings."""
    if times is None:
        return []
    after = times.copy()
    after.take(change.kind, change.seat, change.data, at, asked_in(state, bot_seats(places)))
    return [Many(store.CLOCK_STOPS, [{"of_table": table_id}]), *runs(table_id, after)]


def first_ring(
    table_id: str, terms: Terms, places: list[Place], state: State | None, at: int
) -> Sequence[sql.Executable]:
    """The same for a table that begins when it is opened."""
    times = times_of(terms.clock, len(places))
    if times is None or state is None:
        return []
    times.take("start", None, {}, at, asked_in(state, bot_seats(places)))
    return [store.clocks.insert().values(row) for one in runs(table_id, times) for row in one.rows]


def runs(table_id: str, times: Times) -> list[Many]:
    due = times.due()
    return [] if due is None else [Many(store.CLOCK_RUNS, [{"table_id": table_id, "due": due}])]
