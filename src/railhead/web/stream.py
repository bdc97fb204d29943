"""Server-sent events: every open page of a table follows it, and gets only what has changed for its viewer."""

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, contextmanager
from typing import Any

from starlette.requests import Request

from railhead.web.access import Visit, address_of, house_of
from railhead.web.endless import EndlessResponse
from railhead.web.follow import beats_since
from railhead.web.live import Live, Watcher
from railhead.web.people import token_of
from railhead.web.screens import Lens, Screen, cached, forget_sight, screen_of
from railhead.web.table import Refused

PULSE_SECONDS = 15.0
STREAMS_PER_TABLE = 2000
PEOPLE_AT_AN_ADDRESS = 5  # one person has a fifth of the streams of an address


def event(kind: str, data: Any, mark: str = "") -> str:
    """One message of a stream."""
    head = f"id: {mark}\n" if mark else ""
    return f"{head}event: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


def follow(request: Request, visit: Visit, messages: Callable[[Live], AsyncGenerator[str, None]]) -> EndlessResponse:
    """A stream that ends when its reader goes away."""
    live, board = visit.live, visit.live.tables.board
    limits = {f"address {address_of(request)}": live.tables.settings.streams}
    if visit.person is not None:
        limits[f"person {visit.person.id}"] = -(-live.tables.settings.streams // PEOPLE_AT_AN_ADDRESS)
    if len(live.watchers) >= STREAMS_PER_TABLE:
        raise Refused("refused-watchers", 503)
    if any(most and board.total(f"streams {reader}") >= most for reader, most in limits.items()):
        raise Refused("refused-own-pages", 429)

    token, people = token_of(request), house_of(request).people

    async def run() -> AsyncGenerator[str, None]:
        live.tables.streams += 1
        for reader in limits:
            board.count(f"streams {reader}", 1, time.monotonic())
        try:
            yield "retry: 1000\n\n"
            async with aclosing(messages(live)) as told:
                async for message in told:
                    if visit.person is not None and not people.sure_of(token) and not await is_known(token, request):
                        return
                    holds = visit.holds
                    if holds or live.table.stage == "open":  # that he has lost his seat he may read
                        yield message
                    if not holds:
                        return
        except Leaving:
            yield event("bye", {})  # whoever reads on asks anew, and finds the next server
        finally:
            live.tables.streams -= 1
            for reader in limits:
                board.count(f"streams {reader}", -1, time.monotonic())

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return EndlessResponse(run(), headers)


async def is_known(token: str, request: Request) -> bool:
    """May the reader of a stream read on? Not once the key is revoked, or its person has left or is shut out."""
    try:
        return await house_of(request).people.holder(token, request) is not None
    except Refused:
        return False


async def screens(visit: Visit, live: Live, have: str) -> AsyncGenerator[str, None]:
    """The regions of the page: all of them unless the page has them already, then whatever changes."""
    with watching(live, visit.lens.own) as watcher:
        last: Screen | None = None
        digest, pulse = have, Pulse()
        while True:
            watcher.changed.clear()
            if live.table.match is None:
                if not await pulse.change(watcher):
                    yield event("pulse", {})
                else:
                    yield event("places", {})
                continue
            visit.refresh()
            screen = screen_of(live, visit.lens)
            heard, watcher.heard = watcher.heard, live.table.moment
            new = screen.digest != digest
            message = news(live, visit.lens, last, screen, heard) if new else ""
            forget_sight(live, visit.lens.seat)
            if new:
                digest = screen.digest
                yield message
                pulse.reset()
            last = screen
            if not await pulse.change(watcher):
                yield event("pulse", {"screen": digest, "decision": screen.decision})


def now(visit: Visit, live: Live, have: str) -> dict[str, Any]:
    """What a stream would say first: for a page that only asks every now and then."""
    live.sign(visit.lens.own)
    if live.table.match is None:
        return {"kind": "places", "data": {}}
    screen = screen_of(live, visit.lens)
    data: dict[str, Any] = {"screen": screen.digest, "decision": screen.decision}
    if screen.digest == have:
        return {"kind": "pulse", "data": data}
    return {"kind": "screen", "data": {**data, "beats": [], "regions": screen.regions}}


def news(live: Live, lens: Lens, last: Screen | None, screen: Screen, heard: int) -> str:
    """What is new on a screen; written once, however many look at the same.

    `heard`: the moment of the match that the last screen has shown.
    """

    def write() -> str:
        data: dict[str, Any] = {"screen": screen.digest, "decision": screen.decision}
        data["beats"] = beats_since(live, heard, screen.seat)
        data["regions"] = changes(last, screen)
        return event("screen", data, screen.digest)

    message: str = cached(live, ("news", lens, last.digest if last is not None else "", heard), write)
    return message


def changes(last: Screen | None, screen: Screen) -> dict[str, Any]:
    """The regions that differ from the last screen."""
    if last is None:
        return dict(screen.regions)
    return {name: html for name, html in screen.regions.items() if last.regions[name] != html}


class Leaving(Exception):
    """The server is about to end."""


class Pulse:
    """A sign of life at steady times: a change that a viewer may not know of must not even shift it."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.due = time.monotonic() + PULSE_SECONDS

    async def change(self, watcher: Watcher) -> bool:
        """Wait until the table changes; False if a sign of life is due first."""
        try:
            async with asyncio.timeout(max(0.0, self.due - time.monotonic())):
                if not watcher.leaving:
                    await watcher.changed.wait()
        except TimeoutError:
            self.reset()
            return False
        if watcher.leaving:
            raise Leaving
        return True


@contextmanager
def watching(live: Live, seats: tuple[int, ...]) -> Any:
    """Count a page as open, and its person as here."""
    watcher = Watcher(seats, leaving=live.tables.leaving)
    live.arrive(watcher)
    try:
        yield watcher
    finally:
        live.depart(watcher)
