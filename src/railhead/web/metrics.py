"""How the server is, in numbers, as Prometheus reads them: on a port of its own, which only this machine reaches.

The text format is a dozen lines, and each process has numbers of its own behind a port of its own, so this needs no
library: https://prometheus.io/docs/instrumenting/exposition_formats/
"""

import asyncio
import contextlib
import logging
import os
import resource
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

Labels = tuple[str, ...]
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MOST_HEAD = 8192  # bytes of a request
HEAD_SECONDS = 5.0
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

log = logging.getLogger("railhead.web")


class Count:
    """A number that only grows, for each set of labels."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels
        self.values: dict[Labels, float] = {} if labels else {(): 0.0}
        ALL.append(self)

    def add(self, *labels: str, by: float = 1.0) -> None:
        self.values[labels] = self.values.get(labels, 0.0) + by

    def lines(self) -> Iterator[str]:
        for labels, value in sorted(self.values.items()):
            yield f"{self.name}{braces(self.labels, labels)} {number(value)}"


class Times:
    """A histogram of seconds."""

    kind = "histogram"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.below = [0] * len(SECONDS)
        self.count, self.sum = 0, 0.0
        ALL.append(self)

    def add(self, seconds: float) -> None:
        self.count += 1
        self.sum += seconds
        for place, bound in enumerate(SECONDS):
            if seconds <= bound:
                self.below[place] += 1

    @contextmanager
    def measured(self) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    def lines(self) -> Iterator[str]:
        for bound, count in zip(SECONDS, self.below, strict=True):
            yield f'{self.name}_bucket{{le="{bound}"}} {count}'
        yield f'{self.name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {self.count}"


Numbers = dict[Labels, float]


class Gauge:
    """A number that goes up and down: asked for when somebody reads it."""

    kind = "gauge"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels
        self.ask: Callable[[], float | Numbers] = dict
        ALL.append(self)

    def lines(self) -> Iterator[str]:
        found = self.ask()
        for labels, value in sorted(found.items()) if isinstance(found, dict) else [((), found)]:
            yield f"{self.name}{braces(self.labels, labels)} {number(value)}"


ALL: list[Count | Times | Gauge] = []

REQUESTS = Count("railhead_requests_total", "Requests, by what was asked for and the status.", "route", "status")
REQUEST_SECONDS = Times("railhead_request_seconds", "From a request to its whole answer, streams left out.")
DECISIONS = Times("railhead_decision_seconds", "From a decision to its acknowledgement.")
SCREENS = Times("railhead_screen_seconds", "To draw one screen.")
COMMITS = Times("railhead_commit_seconds", "To commit what was waiting to be written.")
CHANGES = Count("railhead_changes_total", "Changes that were committed.")
STREAMS = Gauge("railhead_streams", "Open pages that follow a table.")
TABLES = Gauge("railhead_tables", "Tables in memory, by stage.", "stage")
UNREADABLE = Gauge("railhead_unreadable_tables", "Tables whose log cannot be read.")
BOTS = Times("railhead_bot_seconds", "From a question to the answer of a bot, waiting included.")
BOTS_WAITING = Gauge("railhead_bots_waiting", "Questions that wait for a worker.")
BOTS_FAILED = Count("railhead_bots_failed_total", "Questions that a bot did not answer, by why.", "why")
WORK = Times("railhead_backroom_seconds", "To make a replay, a log, an export or an import.")
WORK_WAITING = Gauge("railhead_backroom_orders", "Orders of the back room that wait or are worked on.")
HOLD = Gauge("railhead_loop_hold_seconds", "The longest hold of the event loop in the last minutes.")
FAULTS = Count("railhead_faults_total", "What went wrong on our side, by kind.", "kind")
MEMORY = Gauge("railhead_memory_bytes", "Memory of this process.")
FILES = Gauge("railhead_open_files", "Open files of this process.")


def braces(names: Labels, values: Labels) -> str:
    pairs = ",".join(f'{name}="{escaped(value)}"' for name, value in zip(names, values, strict=True))
    return f"{{{pairs}}}" if pairs else ""


def escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def number(value: float) -> str:
    return str(int(value)) if float(value).is_integer() else repr(float(value))


def memory() -> float:
    """Bytes that this process has in memory."""
    try:
        return float(int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize())
    except OSError:  # elsewhere than on Linux: the most it ever had
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return float(most if sys.platform == "darwin" else most * 1024)


def visits() -> float:
    """How many requests there were, but for those that only ask how the server is."""
    return sum(count for (route, _), count in REQUESTS.values.items() if route not in ("health", "ready"))


def open_files() -> float:
    folder = next((one for one in ("/proc/self/fd", "/dev/fd") if Path(one).is_dir()), "")
    return float(len(os.listdir(folder))) if folder else 0.0


MEMORY.ask = memory
FILES.ask = open_files


def exposition() -> str:
    """Everything, in the text format."""
    lines: list[str] = []
    for one in ALL:
        lines += [f"# HELP {one.name} {one.about}", f"# TYPE {one.name} {one.kind}", *one.lines()]
    return "\n".join(lines) + "\n"


@contextlib.asynccontextmanager
async def told(place: str, index: int = 0) -> AsyncIterator[None]:
    """Answer `GET /metrics` at a place (`9464`, or `0.0.0.0:9464`; nothing: not at all) while this block lasts.

    `index`: which of several processes this is; each one has the next port.
    """
    if not place:
        yield
        return
    host, _, port = place.rpartition(":")
    try:
        server = await asyncio.start_server(answer, host.strip("[]") or "127.0.0.1", int(port) + index, limit=MOST_HEAD)
    except OSError as fault:
        log.error("nobody can read the metrics: %s", fault)
        yield
        return
    try:
        yield
    finally:
        server.close()


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One request, one answer."""
    with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        async with asyncio.timeout(HEAD_SECONDS):
            head = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)
        known = head[:2] == [b"GET", b"/metrics"]
        body = exposition().encode() if known else b"Only GET /metrics is answered here.\n"
        status = "200 OK" if known else "404 Not Found"
        start = f"HTTP/1.1 {status}\r\nContent-Type: {CONTENT_TYPE}\r\nContent-Length: {len(body)}\r\n"
        writer.write(start.encode() + b"Connection: close\r\n\r\n" + body)
        await writer.drain()
    writer.close()
