"""`make play`: open the tables in the browser at once, and compile the rules meanwhile.

The server begins with whatever build is there. If the compiled rules are missing or older than their sources, they are
made in the background at low priority, after the first page is up: bots take those of each game as soon as they are
ready (`railhead.web.bots`), the server when it is started the next time. Ctrl-C ends both.
"""

import argparse
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

import environment

import railhead
from railhead import pure
from railhead.web.serve import serve

ROOT = Path(__file__).resolve().parent.parent
NICENESS = 15  # people, server and bots come first


class Background:
    """The process that installs what compiling needs, and compiles."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), "--compile"]
        self.process = subprocess.Popen(command, start_new_session=True)

    def stop(self) -> None:
        """End it with all it has started; the compiled rules of before stay in use."""
        if self.process is not None and self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def all_compiled() -> bool:
    """Does a process that begins now run compiled rules only?"""
    groups = pure.read_index()
    finder = pure.CompiledFinder(groups)
    return set(railhead.rulesets()) | {pure.KERNEL} <= set(groups) and all(finder.is_fresh(name) for name in groups)


def compile_quietly() -> int:
    """What the background process does."""
    os.nice(NICENESS)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    status = environment.main("build")
    if status == 0:
        status = subprocess.run([sys.executable, str(ROOT / "tools" / "build.py")], check=False).returncode
    if status == 0 and pure.read_index():
        print("The compiled rules are ready: bots take them now, the server when it is started the next time.")
    elif status:
        print("The rules stay interpreted: everything works, bots think longer.")
    return status


def end(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


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
    background = Background()
    wanted = not arguments.no_compile and not all_compiled() and os.environ.get("RAILHEAD_PURE") != "1"
    if wanted:
        print("The rules run interpreted for now; they are compiled in the background meanwhile.", flush=True)
    signal.signal(signal.SIGTERM, end)
    try:
        serve(
            host=arguments.host,
            port=arguments.port,
            data=arguments.data,
            browser=not arguments.no_browser,
            answers=background.start if wanted else None,
        )
    except KeyboardInterrupt:
        return 0  # how a server is stopped
    finally:
        background.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
