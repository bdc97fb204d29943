"""Starts the server: one process over SQLite, or several behind one port over PostgreSQL."""

import errno
import fcntl
import gc
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from railhead.web import logs, shared
from railhead.web.app import make_app
from railhead.web.doors import Door, raise_file_limit
from railhead.web.settings import Settings

USUAL_PORT = 8000
PORTS_TRIED = 20
LOCK = "railhead.lock"  # beside the SQLite file; holds the address
ALREADY = 3  # exit status: a server runs here already
HANG_SECONDS = 30  # a process that gives no sign for so long is replaced; one that starts on a busy machine gives none
KEEP_ALIVE_SECONDS = 75  # longer than a proxy keeps an idle connection
# The thread that writes gives the interpreter up with each statement, and gets it back from the one that draws after so
# many seconds: with Python's own 5 ms a commit took longer than the disk needs.
SWITCH_SECONDS = 0.001


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: str = ".",
    *,
    browser: bool = False,
    answers: Callable[[], None] | None = None,
) -> None:
    """Serve until interrupted, and say which address to open.

    Without a port it is the usual one, or the next that is free. `browser`: open the address where there is a browser.
    `answers` is called once, as soon as the server answers.
    """
    settings = Settings.from_environment(data)
    over_sqlite = not settings.database.startswith("postgres")
    if settings.processes > 1 and over_sqlite:
        sys.exit("Several processes need PostgreSQL: set DATABASE_URL, or leave RAILHEAD_PROCESSES at 1.")
    if few := raise_file_limit():
        print(few, flush=True)
    with only_one(data) if over_sqlite else nullcontext() as note:
        port = find_port(host, port)
        address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
        if note is not None:
            note(address)
        print(f"Open {address} in a browser. Ctrl-C stops the server; the tables stay.", flush=True)
        if browser or answers:
            threading.Thread(target=when_it_answers, args=(address, port, browser, answers), daemon=True).start()
        run(settings, host, port)


def run(settings: Settings, host: str, port: int) -> None:
    """Serve in this process, or in several that share one port."""
    several = settings.processes > 1
    config = uvicorn.Config(
        "railhead.web.serve:application" if several else ready(settings),
        factory=several,
        workers=settings.processes,
        host=host,
        port=port,
        log_config=logs.setup(
            os.environ.get("RAILHEAD_LOG", "warning"),
            os.environ.get("RAILHEAD_LOG_FORMAT", "text"),
            access=os.environ.get("RAILHEAD_ACCESS_LOG", "0") not in ("", "0"),
        ),
        timeout_graceful_shutdown=max(1, round(settings.drain_seconds)),
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_worker_healthcheck=HANG_SECONDS,
        server_header=False,
        http=Door,
    )
    if not several:
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config).run()
        return
    with tempfile.TemporaryDirectory(prefix="railhead-board-") as folder:
        path = Path(folder) / "board"
        shared.Board.create(path)
        os.environ[shared.VARIABLE] = str(path)
        Multiprocess(config, sockets=[config.bind_socket()]).run()


def find_port(host: str, wanted: int | None) -> int:
    """The port that was asked for; if none was, the usual one or the next that is free, which is said."""
    if wanted is not None:
        if taken(host, wanted):
            sys.exit(f"Something else listens at port {wanted} already; choose another one: --port {wanted + 1}")
        return wanted
    for port in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        if not taken(host, port):
            if port != USUAL_PORT:
                print(f"Something else listens at port {USUAL_PORT} already, so this is port {port}.", flush=True)
            return port
    sys.exit(f"The ports {USUAL_PORT} to {USUAL_PORT + PORTS_TRIED - 1} are all taken; choose another one: --port")


@contextmanager
def only_one(data: str) -> Iterator[Callable[[str], None]]:
    """One server for one SQLite file: a second one says where the first one is, and leaves."""
    Path(data).mkdir(parents=True, exist_ok=True)
    with (Path(data) / LOCK).open("a+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            print(f"Railhead runs here already: open {lock.read().strip() or 'the address it printed'} in a browser.")
            sys.exit(ALREADY)

        def note(address: str) -> None:
            lock.truncate(0)
            lock.write(address + "\n")
            lock.flush()

        yield note


def when_it_answers(address: str, port: int, browser: bool, answers: Callable[[], None] | None) -> None:
    """Wait for the server, then show it."""
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            break
        time.sleep(0.05)
    if browser and has_screen():
        webbrowser.open(address)
    if answers is not None:
        answers()


def has_screen() -> bool:
    """Can a browser be shown? Without a screen Python would open one of text in this very terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def taken(host: str, port: int) -> bool:
    """Is this address in use?"""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as fault:
            return fault.errno == errno.EADDRINUSE
    return False


def application() -> Starlette:
    """The application of one of several processes; everything it needs is in the environment."""
    return ready(Settings.from_environment())


def ready(settings: Settings) -> Starlette:
    """The application, with a garbage collector that no longer looks at what is here to stay, and works when called.

    Hardly anything here forms circles: in 2,000 decisions it found some dozen. Left to itself it looked for them
    every other second, and nobody was answered for up to a tenth of a second: see `Tables.sweep`.
    """
    app = make_app(settings)
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(SWITCH_SECONDS)
    return app
