"""Starts the server: one process over SQLite, or several behind one port over PostgreSQL."""

import asyncio
import os
import socket
import sys
import tempfile
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from railhead.web import garbage, logs, shared
from railhead.web.address import address_of, listen, only_one, say_address, show, when_it_answers
from railhead.web.app import learn_languages, make_app
from railhead.web.doors import Door, proxies, raise_file_limit
from railhead.web.pushes import fault_of
from railhead.web.relay import OPEN, READY, Parent
from railhead.web.settings import Settings

HANG_SECONDS = 30  # a process that gives no sign for so long is replaced; one that starts on a busy machine gives none
FIRST_REQUEST_SECONDS = 2  # who has sent nothing for so long after connecting did it only to be quicker later
TICK_SECONDS = 0.02
KEEP_ALIVE_SECONDS = 75  # longer than a proxy keeps an idle connection
# The thread that writes gives the interpreter up with each statement, and gets it back from the one that draws after so
# many seconds: with Python's own 5 ms a commit took longer than the disk needs.
SWITCH_SECONDS = 0.001


def serve(host: str = "127.0.0.1", port: int | None = None, data: str = ".", *, browser: bool = False) -> None:
    """Serve until interrupted, and say which address to open.

    Without a port it is the usual one, or the next that is free. `browser`: open the address where there is a browser.
    """
    settings = Settings.from_environment(data)
    over_sqlite = not settings.database.startswith("postgres")
    check(settings)
    with only_one(data) if over_sqlite else nullcontext() as lock:
        listening = listen(host, port)
        address = address_of(host, listening)
        say_address(address, lock)
        if browser:
            when_it_answers(address, partial(show, address))
        with suppress(KeyboardInterrupt):
            run(settings, listening, ready(settings))


def take_turn(parent: Parent, data: str) -> None:
    """Get ready, wait until it is this process's turn to serve, and serve until it is another one's (see `relay`)."""
    settings = Settings.from_environment(data)
    check(settings)
    if parent.turn.empty():  # who has to wait anyway reads what whoever has not reads beside the first requests
        learn_languages(settings.games)
    app = ready(settings)
    parent.say(READY)
    listening, *_ = parent.turn.get()  # what else it gets, the lock, it need only have
    with suppress(KeyboardInterrupt):
        run(settings, socket.socket(fileno=listening), app, parent)


def check(settings: Settings) -> None:
    """Refuse what cannot work, and warn of what will not go far."""
    if settings.processes > 1 and not settings.database.startswith("postgres"):
        sys.exit("Several processes need PostgreSQL: set DATABASE_URL, or leave RAILHEAD_PROCESSES at 1.")
    if fault := fault_of(settings):
        sys.exit(fault)
    if few := raise_file_limit():
        print(few, flush=True)


def run(settings: Settings, listening: socket.socket, app: Starlette, parent: Parent | None = None) -> None:
    """Serve in this process, or in several that share one port."""
    several = settings.processes > 1
    config = uvicorn.Config(
        "railhead.web.serve:application" if several else app,
        factory=several,
        workers=settings.processes,
        log_config=logs.setup(
            os.environ.get("RAILHEAD_LOG", "warning"),
            os.environ.get("RAILHEAD_LOG_FORMAT", "text"),
            access=os.environ.get("RAILHEAD_ACCESS_LOG", "0") not in ("", "0"),
        ),
        timeout_graceful_shutdown=max(1, round(settings.drain_seconds)),
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_worker_healthcheck=HANG_SECONDS,
        forwarded_allow_ips=proxies(),
        server_header=False,
        http=Door,
    )
    if not several:
        Server(config, app, parent).run(sockets=[listening])
        return
    with tempfile.TemporaryDirectory(prefix="railhead-board-") as folder:
        path = Path(folder) / "board"
        shared.Board.create(path)
        os.environ[shared.VARIABLE] = str(path)
        Multiprocess(config, sockets=[listening]).run()


class Server(uvicorn.Server):
    """Serves until it is told to end, or to leave the place to another process."""

    def __init__(self, config: uvicorn.Config, app: Starlette, parent: Parent | None) -> None:
        super().__init__(config)
        self.app = app
        self.parent = parent

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.parent is not None and self.started:
            loop = asyncio.get_running_loop()
            self.parent.on_leave = lambda: asyncio.run_coroutine_threadsafe(self.leave(), loop)
            self.parent.say(OPEN)

    async def leave(self) -> None:
        """Let another process serve: whoever connects from now on waits for it, and so does who is sent away.

        Who has just connected still has his first request answered here: a browser that had none would show an error.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + FIRST_REQUEST_SECONDS
        for listening in [one for server in self.servers for one in server.sockets]:
            loop.remove_reader(listening.fileno())  # first of all: asyncio drops whom it is letting in when it closes
        await asyncio.sleep(TICK_SECONDS)
        for server in self.servers:
            server.close()
        await asyncio.sleep(TICK_SECONDS)
        while loop.time() < until and self.expects_requests():
            await asyncio.sleep(TICK_SECONDS)
        for connection in list(self.server_state.connections):
            connection.shutdown()  # after what is under way
        self.app.state.house.tables.send_away()
        self.should_exit = True

    def expects_requests(self) -> bool:
        """Is somebody connected whose first request is not there yet?"""
        return any(isinstance(one, Door) and one.cycle is None for one in self.server_state.connections)


def application() -> Starlette:
    """The application of one of several processes; everything it needs is in the environment."""
    return ready(Settings.from_environment())


def ready(settings: Settings) -> Starlette:
    """The application, with a garbage collector that no longer looks at what is here to stay."""
    app = make_app(settings)
    garbage.settle()
    sys.setswitchinterval(SWITCH_SECONDS)
    return app


if __name__ == "__main__":  # started by `relay.Child`
    take_turn(Parent(socket.socket(fileno=int(sys.argv[1]))), sys.argv[2])
