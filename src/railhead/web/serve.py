"""Starts the server: one process over SQLite, or several behind one port over PostgreSQL."""

import os
import sys

import uvicorn
from starlette.applications import Starlette

from railhead.web.app import make_app
from railhead.web.settings import Settings

GRACE_SECONDS = 2  # how long open pages may hold up the end
KEEP_ALIVE_SECONDS = 75  # longer than a proxy keeps an idle connection


def serve(host: str = "127.0.0.1", port: int = 8000, data: str = ".") -> None:
    """Serve until interrupted, and say which address to open."""
    settings = Settings.from_environment(data)
    if settings.processes > 1 and not settings.database.startswith("postgres"):
        sys.exit("Several processes need PostgreSQL: set DATABASE_URL, or leave RAILHEAD_PROCESSES at 1.")
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"Railhead is open at http://{shown}:{port}/", flush=True)
    uvicorn.run(
        "railhead.web.serve:application" if settings.processes > 1 else make_app(settings),
        factory=settings.processes > 1,
        workers=settings.processes,
        host=host,
        port=port,
        log_level=os.environ.get("RAILHEAD_LOG", "warning"),
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        server_header=False,
    )


def application() -> Starlette:
    """The application of one of several processes; everything it needs is in the environment."""
    return make_app(Settings.from_environment())
