"""The doors: how many connections come in, how long a request may take to arrive, and how large it may be.

uvicorn waits for ever for the rest of a request and takes whatever connects, so a few lines of shell with half-sent
requests would use up all open files of a server. Its quick parser keeps whatever stands in a head or behind a body,
however much that is.
"""

import asyncio
import os
import resource
import time
from functools import cache, lru_cache
from ipaddress import ip_address, ip_network
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from railhead.web.limits import household
from railhead.web.shared import Board, board

RESERVED_FILES = 128  # of the open files, for the database, workers and ourselves
FEW_FILES = 1024
EACH = 200  # connections of one address, unless RAILHEAD_CONNECTIONS says otherwise
SLOW_SECONDS = 10.0  # until the head of a request must be there
HEAD_BYTES = 64 * 1024
PIPELINED = 8  # requests that may wait behind the one that is answered; no browser sends any
UNREAD = 6  # times as long as for a head: until a reader must have taken some of what he is sent
REQUEST_BYTES = 8 * 1024 * 1024  # of a whole request: twice the largest body that is read (`guard`), in small pieces


@cache
def most_connections() -> int:
    """As many as there are open files left."""
    return max(64, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED_FILES)


@cache
def slow_seconds() -> float:
    return float(os.environ.get("RAILHEAD_SLOW_SECONDS", SLOW_SECONDS))


@lru_cache(4096)  # addresses: there are more than any memory holds
def most_of(address: str) -> int:
    """How many connections an address may have. A proxy brings everybody's, so it has no limit."""
    given = os.environ.get("RAILHEAD_CONNECTIONS", "")
    if given:
        return int(given) or most_connections()
    return most_connections() if is_local(address) or is_proxy(address) else EACH


def proxies() -> list[str]:
    """The proxies whose word on where a request comes from counts: addresses, networks, or `*` for any."""
    return os.environ.get("RAILHEAD_PROXIES", "127.0.0.1").split()


def is_proxy(address: str) -> bool:
    return "*" in proxies() or any(ip_address(address) in ip_network(one, strict=False) for one in proxies())


def is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:  # a socket in the file system
        return True


def raise_file_limit() -> str:
    """Allow as many open files as this process may; a warning if that is few."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard <= FEW_FILES:
        return (
            f"This server may open {hard} files, so about {max(64, hard - RESERVED_FILES)} pages at a time. "
            "Raise the limit for more: ulimit -n, or LimitNOFILE in its systemd unit."
        )
    return ""


class Door(HttpToolsProtocol):
    """One connection."""

    board: ClassVar[Board | None] = None  # of connections by address, in all processes
    unread = 0  # bytes of the request that is coming in
    in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.slow: asyncio.TimerHandle | None = None
        self.waiting: asyncio.TimerHandle | None = None  # until the reader takes something
        if self.count(1) > most_of(self.address) or len(self.connections) > most_connections():
            transport.abort()
        else:
            self.expect_head()

    def count(self, change: int) -> int:
        """How many connections this address has now."""
        if Door.board is None:
            Door.board = board()
        return Door.board.count(f"connections {household(self.address)}", change, time.monotonic())

    def data_received(self, data: bytes) -> None:
        self.unread += len(data)
        super().data_received(data)  # which begins to count anew with each request
        if len(self.pipeline) > PIPELINED or self.unread > (HEAD_BYTES if self.in_head else REQUEST_BYTES):
            self.transport.abort()
            return
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and self.slow is not None:
            self.slow.cancel()
            self.slow = None
        elif not answering:
            self.expect_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.unread = True, 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.in_head = False
        if len(self.pipeline) > PIPELINED:  # each is kept as long as the first is answered: for ever, if it is a stream
            raise ValueError("Too many requests at once.")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.unread = True, 0

    def expect_head(self) -> None:
        """From its first letter on, the head of a request has so long to arrive."""
        if self.slow is None:
            self.slow = self.loop.call_later(slow_seconds(), self.too_slow)

    def too_slow(self) -> None:
        self.slow = None
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()

    def pause_writing(self) -> None:
        """More lies here than the reader takes: he has a while, since it costs memory, or a file of the back room."""
        super().pause_writing()
        self.waiting = self.loop.call_later(UNREAD * slow_seconds(), self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
        if self.slow is not None:
            self.slow.cancel()
        self.count(-1)
        super().connection_lost(exc)
