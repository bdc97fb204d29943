"""`make play`: open the tables in the browser at once, and compile the rules meanwhile.

The server begins with whatever build is there. If the compiled rules are missing or older than their sources, they are
made in the background at low priority: bots take those of each game as soon as they are ready (`railhead.web.bots`).
A server that runs what is compiled follows the first one without a gap (`railhead.web.relay`) when one game is ready,
that of the first match, and another one when all are. Ctrl-C ends everything.
"""

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from types import FrameType

import environment

import railhead
from railhead import pure
from railhead.web.address import address_of, listen, only_one, say_address, show, when_it_answers
from railhead.web.relay import Relay

ROOT = Path(__file__).resolve().parent.parent
NICENESS = 15  # people, server and bots come first
LOOK_SECONDS = 1.0  # between two looks whether a game is compiled


class Background:
    """The process that installs what compiling needs, and compiles; then another server takes over."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), "--compile"]
        self.process = subprocess.Popen(command, start_new_session=True)
        threading.Thread(target=self.follow, args=[self.process], daemon=True).start()

    def follow(self, process: subprocess.Popen[bytes]) -> None:
        before = fresh_groups()
        while process.poll() is None and not (fresh_groups() - before) & set(railhead.rulesets()):
            time.sleep(LOOK_SECONDS)
        if process.poll() is None and self.relay.renew():  # that game is not kept waiting for the others
            print("The server runs the first compiled game from now on.", flush=True)
        if process.wait() == 0 and all_compiled() and self.relay.renew():
            print("The server runs the compiled rules from now on.", flush=True)

    def stop(self) -> None:
        """End it with all it has started; the compiled rules of before stay in use."""
        if self.process is not None and self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def fresh_groups() -> set[str]:
    """The groups of which a process that begins now runs the compiled modules."""
    groups = pure.read_index()
    finder = pure.CompiledFinder(groups)
    return {name for name in groups if finder.is_fresh(name)}


def all_compiled() -> bool:
    """Does a process that begins now run compiled rules only?"""
    groups = fresh_groups()
    return set(railhead.rulesets()) | {pure.KERNEL} <= groups and groups == set(pure.read_index())


def compile_quietly() -> int:
    """What the background process does."""
    os.nice(NICENESS)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    status = environment.main("build")
    if status == 0:
        status = subprocess.run([sys.executable, str(ROOT / "tools" / "build.py")], check=False).returncode
    if status == 0 and all_compiled():
        print("The compiled rules of all games are ready.", flush=True)
    elif status:
        print("The rules stay interpreted: everything works, bots think longer.", flush=True)
    return status


def end(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


def play(host: str, port: int | None, data: str, *, browser: bool, compiling: bool) -> int:
    """Serve until interrupted; returns the exit status."""
    with contextlib.ExitStack() as stack:
        over_sqlite = not os.environ.get("DATABASE_URL", "").startswith("postgres")
        lock = stack.enter_context(only_one(data)) if over_sqlite else None
        listening = stack.enter_context(listen(host, port))
        address = address_of(host, listening)
        say_address(address, lock)
        relay = Relay(data, listening.fileno(), *([lock.fileno()] if lock else []))
        stack.callback(relay.stop)
        background = Background(relay)
        stack.callback(background.stop)
        if browser:
            when_it_answers(address, partial(show, address))
        if compiling:
            background.start()
        return relay.run()


def main() -> int:
    parser = argparse.ArgumentParser(prog="make play", description="Open the tables in the browser of this machine.")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen; 0.0.0.0 lets other machines in")
    parser.add_argument("--port", type=int, help="the port of the address; without it 8000, or one after it")
    parser.add_argument("--data", default=".", help="the folder of the SQLite file that holds all tables")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    parser.add_argument("--no-compile", action="store_true", help="leave the rules as they are")
    parser.add_argument("--compile", action="store_true", help=argparse.SUPPRESS)  # how this tool calls itself
    arguments = parser.parse_args()
    if arguments.compile:
        try:
            return compile_quietly()
        except KeyboardInterrupt:
            return 130
    wanted = not arguments.no_compile and not all_compiled() and os.environ.get("RAILHEAD_PURE") != "1"
    if wanted:
        print("The rules run interpreted for now; they are compiled in the background meanwhile.", flush=True)
    signal.signal(signal.SIGTERM, end)
    try:
        return play(
            arguments.host,
            arguments.port,
            arguments.data,
            browser=not arguments.no_browser,
            compiling=wanted,
        )
    except KeyboardInterrupt:
        return 0  # how a server is stopped


if __name__ == "__main__":
    sys.exit(main())
