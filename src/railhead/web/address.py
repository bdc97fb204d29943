"""Where a server is found: its port, the lock of its folder, the browser that shows it."""

import errno
import fcntl
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TextIO

USUAL_PORT = 8000
PORTS_TRIED = 20
BACKLOG = 2048  # who connects while one server follows another waits here
LOCK = "railhead.lock"  # beside the SQLite file; holds the address
ALREADY = 3  # exit status: a server runs here already
PATIENCE_SECONDS = 60


def listen(host: str, wanted: int | None) -> socket.socket:
    """Listen at the port that was asked for; if none was, at the usual one or the next that is free, which is said."""
    if wanted is not None:
        found = try_port(host, wanted)
        if found is None:
            sys.exit(f"Something else listens at port {wanted} already; choose another one: --port {wanted + 1}")
        return found
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        found = try_port(host, port)
        if found is not None:
            if port != USUAL_PORT:
                print(f"Something else listens at port {USUAL_PORT} already, so this is port {port}.", flush=True)
            return found
    sys.exit(f"The ports {USUAL_PORT} to {USUAL_PORT + PORTS_TRIED - 1} are all taken; choose another one: --port")


def try_port(host: str, port: int) -> socket.socket | None:
    """Listen there; None if somebody else does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            return None
        sys.exit(f"Nobody can listen at {host}, port {port}: {fault.strerror or fault}")


def address_of(host: str, listening: socket.socket) -> str:
    """What a browser of this machine opens."""
    name = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"


@contextmanager
def only_one(data: str) -> Iterator[TextIO]:
    """One server for one SQLite file: a second one says where the first one is, and leaves.

    The lock stands as long as any process has this file open.
    """
    Path(data).mkdir(parents=True, exist_ok=True)
    with (Path(data) / LOCK).open("a+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            print(f"Railhead runs here already: open {lock.read().strip() or 'the address it printed'} in a browser.")
            sys.exit(ALREADY)
        yield lock


def say_address(address: str, lock: TextIO | None) -> None:
    """Say where the server is: here, and to whoever starts a second one."""
    if lock is not None:
        lock.truncate(0)
        lock.write(address + "\n")
        lock.flush()
    print(f"Open {address} in a browser. Ctrl-C stops the server; the tables stay.", flush=True)


def when_it_answers(address: str, then: Callable[[], None]) -> None:
    """Do something, beside everything else, as soon as the server answers."""

    def wait() -> None:
        place = address.removeprefix("http://").rstrip("/")
        while True:
            connection = HTTPConnection(place, timeout=PATIENCE_SECONDS)
            with suppress(OSError, HTTPException):
                connection.request("GET", "/ready")
                connection.getresponse()
                break
            time.sleep(0.05)
        then()

    threading.Thread(target=wait, daemon=True).start()


def show(address: str) -> None:
    """Open the browser, where there is one."""
    if has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Can a browser be shown? Without a screen Python would open one of text in this very terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
