"""The back room: heavy work in processes of its own, with limits of time, memory and number.

A result is a file, so it streams to its reader at his pace and holds neither the event loop nor a worker; whoever
leaves before it is there takes his order with him.
"""

import asyncio
import contextlib
import json
import logging
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from railhead.web import metrics
from railhead.web.language import SPOKEN
from railhead.web.limits import household
from railhead.web.shared import Board
from railhead.web.table import Refused

SECONDS = 60.0  # that one piece of work may take
MEMORY = 1 << 30  # bytes of address space of one process
ORDERS = 32  # that may wait or be worked on
ORDERS_EACH = 2  # of one address
LINE = 1 << 20

log = logging.getLogger("railhead.web")


class Backroom:
    """A few processes that all requests share."""

    def __init__(
        self,
        processes: int,
        database: str,
        seconds: float = SECONDS,
        memory: int = MEMORY,
        board: Board | None = None,
    ) -> None:
        self.database = database
        self.seconds = seconds
        self.memory = memory
        self.folder = tempfile.TemporaryDirectory(prefix="railhead-")
        self.idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self.board = board or Board()  # of orders by address
        self.orders = 0
        for _ in range(processes):
            self.idle.put_nowait(None)  # started when first needed

    def file(self) -> Path:
        return Path(self.folder.name) / uuid4().hex

    async def order(self, request: Request, do: str, **wanted: Any) -> Path:
        """Have something made for a request; the file it is in. Called off when the reader leaves."""
        with self.place_for(request):
            made = asyncio.create_task(self.make(do, **wanted))
            left = asyncio.create_task(gone(request))
            try:
                await asyncio.wait([made, left], return_when=asyncio.FIRST_COMPLETED)
                if not made.done():
                    raise Refused("refused-nobody-waits", 499)
                return await made
            finally:
                for task in (made, left):
                    task.cancel()

    @contextlib.contextmanager
    def place_for(self, request: Request) -> Iterator[None]:
        """A place among the orders, of which all have so many and each address a few."""
        client = f"orders {client_of(request)}"
        if self.orders >= ORDERS or self.board.total(client) >= ORDERS_EACH:
            raise Refused("refused-backroom-busy", 503)
        self.orders += 1
        self.board.count(client, 1, time.monotonic())
        try:
            yield
        finally:
            self.orders -= 1
            self.board.count(client, -1, time.monotonic())

    async def make(self, do: str, **wanted: Any) -> Path:
        """Have something made; the file it is in."""
        into = self.file()
        order = {"do": do, "database": self.database, "into": str(into), "language": SPOKEN.get(), **wanted}
        try:
            await self.work(json.dumps(order).encode())
        except BaseException:
            into.unlink(missing_ok=True)
            raise
        return into

    @contextlib.contextmanager
    def arriving(self, request: Request) -> Iterator[None]:
        """A large body comes in and lies in memory meanwhile: so few of one address that they fill none."""
        client = f"arriving {client_of(request)}"
        if self.board.total(client) >= ORDERS_EACH:
            raise Refused("refused-backroom-busy", 503)
        self.board.count(client, 1, time.monotonic())
        try:
            yield
        finally:
            self.board.count(client, -1, time.monotonic())

    async def work(self, line: bytes) -> None:
        """Have an order worked out; a worker that dies over it is followed by another, once."""
        try:
            answer = await self.try_work(line)
        except (OSError, ValueError):
            try:
                answer = await self.try_work(line)
            except (OSError, ValueError):
                raise Refused("refused-match-too-much", 413) from None
        if "refused" in answer:
            raise Refused(answer["refused"], answer["status"])
        if "fault" in answer:
            metrics.FAULTS.add("back room")
            log.error("the back room failed: %s", answer["fault"])
            raise Refused("refused-our-fault", 500)

    async def try_work(self, line: bytes) -> dict[str, Any]:
        """Put an order to the next free worker; `OSError` or `ValueError` if that worker dies."""
        worker = await self.idle.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self.start()
            with metrics.WORK.measured():
                answer = await asyncio.wait_for(ask(worker, line), self.seconds)
            if answer.get("tired"):
                await end(worker)
            return answer
        except BaseException as fault:  # also called off: what it is at is of no use to anybody
            if worker is not None:
                await end(worker)
            if isinstance(fault, TimeoutError):
                raise Refused("refused-match-too-long", 413) from None
            raise
        finally:
            self.idle.put_nowait(worker)

    async def start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "railhead.web.labour", str(self.memory))
        return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LINE)

    async def close(self) -> None:
        while not self.idle.empty():
            worker = self.idle.get_nowait()
            if worker is not None:
                await end(worker)
        self.folder.cleanup()


async def ask(worker: asyncio.subprocess.Process, line: bytes) -> dict[str, Any]:
    assert worker.stdin is not None
    assert worker.stdout is not None
    await put(worker.stdin, line)
    answer: dict[str, Any] = json.loads(await worker.stdout.readline())  # nothing, if it died: no JSON
    return answer


async def put(pipe: asyncio.StreamWriter, line: bytes) -> None:
    """A line to a worker; `OSError` if it is gone, also where the event loop has closed its pipe before we know."""
    try:
        pipe.write(line + b"\n")
        await pipe.drain()
    except RuntimeError as fault:  # what uvloop says of a closed pipe
        raise BrokenPipeError(str(fault)) from None


async def end(worker: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()


def client_of(request: Request) -> str:
    return household(request.client.host) if request.client else ""


async def gone(request: Request) -> None:
    """Until the reader leaves."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def send(path: Path, media_type: str, filename: str | None = None) -> Response:
    """A made file to its reader, piece by piece; then it is removed."""
    headers = {"cache-control": "no-store"}
    removing = BackgroundTask(path.unlink, missing_ok=True)
    return FileResponse(path, media_type=media_type, filename=filename, headers=headers, background=removing)
