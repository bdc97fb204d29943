"""Starts the server: one process over SQLite, or several behind one port over PostgreSQL."""

import errno
import gc
import os
import socket
import sys

import uvicorn
from starlette.applications import Starlette

from railhead.web.app import make_app
from railhead.web.settings import Settings

GRACE_SECONDS = 2  # how long open pages may hold up the end
KEEP_ALIVE_SECONDS = 75  # longer than a proxy keeps an idle connection
# Hardly anything here forms circles, so the collector finds next to nothing. With Python's own (700, 10, 10) it went
# through everything that 200 tables hold once in ten seconds, and nobody was answered meanwhile.
COLLECT_AFTER = (2_000, 10, 20)


def serve(host: str = "127.0.0.1", port: int = 8000, data: str = ".") -> None:
    """Serve until interrupted, and say which address to open."""
    settings = Settings.from_environment(data)
    if settings.processes > 1 and not settings.database.startswith("postgres"):
        sys.exit("Several processes need PostgreSQL: set DATABASE_URL, or leave RAILHEAD_PROCESSES at 1.")
    if taken(host, port):
        sys.exit(f"Something else listens at port {port} already; choose another one: --port {port + 1}")
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"Open http://{shown}:{port}/ in a browser. Ctrl-C stops the server; the tables stay.", flush=True)
    uvicorn.run(
        "railhead.web.serve:application" if settings.processes > 1 else ready(settings),
        factory=settings.processes > 1,
        workers=settings.processes,
        host=host,
        port=port,
        log_level=os.environ.get("RAILHEAD_LOG", "warning"),
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        server_header=False,
    )


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
    """The application, and a garbage collector that no longer looks at what is here to stay."""
    app = make_app(settings)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    return app
