"""Server-sent events: every open page of a table follows it, and gets only what has changed for its viewer."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import contextmanager
from typing import Any

from starlette.responses import StreamingResponse

from railhead.web.access import Visit
from railhead.web.screens import screen_of
from railhead.web.table import Refused
from railhead.web.tables import Live, Watcher

PULSE_SECONDS = 15.0
STREAMS_PER_TABLE = 2000


def event(kind: str, data: Any, mark: str = "") -> str:
    """One message of a stream."""
    head = f"id: {mark}\n" if mark else ""
    return f"{head}event: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


def follow(visit: Visit, messages: Callable[[Live], AsyncIterator[str]]) -> StreamingResponse:
    """A stream that ends when its reader goes away."""
    live = visit.live
    if len(live.watchers) >= STREAMS_PER_TABLE:
        raise Refused("Too many are watching this table.", 503)

    async def run() -> AsyncIterator[str]:
        yield "retry: 1000\n\n"
        async for message in messages(live):
            yield message

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(run(), media_type="text/event-stream", headers=headers)


async def screens(visit: Visit, live: Live, have: str) -> AsyncGenerator[str, None]:
    """The regions of the page: all of them unless the page has them already, then whatever changes."""
    with watching(live, visit.lens.own) as watcher:
        last: dict[str, str] = {}
        digest = have
        while True:
            watcher.changed.clear()
            if live.table.match is None:
                await next_change(watcher)
                if live.table.match is not None:
                    yield event("begun", {})
                else:
                    yield event("places", {"entries": len(live.table.lines)})
                continue
            screen = screen_of(live, visit.lens)
            changed = {name: html for name, html in screen.regions.items() if last.get(name) != html}
            last = screen.regions
            if screen.digest != digest:
                digest = screen.digest
                data = {"screen": digest, "decision": screen.sight.decision, "regions": changed}
                yield event("screen", data, digest)
            if not await next_change(watcher):
                yield event("pulse", {"screen": digest, "decision": screen.sight.decision})


async def next_change(watcher: Watcher) -> bool:
    """Wait until the table changes; False if nothing happened for a while."""
    try:
        await asyncio.wait_for(watcher.changed.wait(), PULSE_SECONDS)
    except TimeoutError:
        return False
    return True


@contextmanager
def watching(live: Live, seats: tuple[int, ...]) -> Any:
    """Count a page as open, and its person as here."""
    watcher = Watcher(seats)
    live.arrive(watcher)
    try:
        yield watcher
    finally:
        live.depart(watcher)
