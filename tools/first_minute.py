"""From `git clone` to a first answered decision, with an empty cache, and on to the compiled rules: how long it takes.

    python3 tools/first_minute.py              this checkout, committed files only
    python3 tools/first_minute.py --first      stop after the first answered decision

It clones into a temporary folder, runs `make play` there with empty caches, plays matches against bots through the
JSON API, and goes on until bots, all games and the server itself run compiled; not one request may fail meanwhile. Then
it checks every match against its log: each decision that the server acknowledged stands there once, and `railhead
verify` plays the log again on both builds.

Each step is printed with the seconds since the start: of the clock, and of all processors together. The bars (60 and
150 seconds) are for a quiet machine with two cores.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import queue
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAME = "front_line"
SEATS = ["me", "greedy", "greedy"]
FIRST_BAR, COMPILED_BAR = 60, 150
MORE_DECISIONS = 20  # after the last change
PACE = 0.25  # seconds between two looks of somebody who plays quickly; without them he would take a core for himself
FIRST_DECISION = "first decision answered"
CHANGES = {  # what `make play` says, and what that means
    "The bots think with the compiled rules": "bots run compiled in the game of the first match",
    "The server runs the first compiled game": "server runs the game of the first match compiled",
    "The compiled rules of all games are ready": "all games compiled",
    "The server runs the compiled rules": "server runs compiled",
}
LIBRARIES = 6  # the kernel's and those of five games
PATIENCE = 1800
LEFT_OUT = ("PYTHONPATH", "RAILHEAD_PURE", "RAILHEAD_CACHE", "RAILHEAD_OPT")  # else it measures something else


class Steps:
    """The steps with their times."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.process = 0  # `make play`
        self.seconds: dict[str, float] = {}

    def done(self, what: str) -> None:
        self.seconds[what] = time.monotonic() - self.begun
        print(f"{self.seconds[what]:8.1f} s  {processor_seconds(self.process):8.1f} s  {what}", flush=True)


def family_of(root: int) -> dict[int, int]:
    """A process and all below it, and the processor time each has used, as far as this system tells."""
    used: dict[int, int] = {}
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            fields = stat.read_text().rpartition(")")[2].split()
            parents[int(stat.parent.name)] = int(fields[1])
            used[int(stat.parent.name)] = sum(int(field) for field in fields[11:15])
    family = {root}
    while grown := {child for child, parent in parents.items() if parent in family} - family:
        family |= grown
    return {member: used.get(member, 0) for member in family}


def processor_seconds(root: int) -> float:
    return sum(family_of(root).values()) / os.sysconf("SC_CLK_TCK") if root else 0.0


def libraries_of_server(root: int) -> set[str]:
    """The groups whose compiled libraries the server has loaded, as far as this system tells."""
    found: set[str] = set()
    for member in family_of(root):
        with contextlib.suppress(OSError):
            if b"railhead.web.serve" in Path(f"/proc/{member}/cmdline").read_bytes():
                found |= set(re.findall(r"/compiled/(\w+)-[0-9a-f]{16}", Path(f"/proc/{member}/maps").read_text()))
    return found


class Guest:
    """Somebody who plays through the API; a request that fails ends everything."""

    def __init__(self, address: str, game: str = GAME, seats: list[str] = SEATS) -> None:
        self.address = address
        self.game, self.seats = game, seats
        self.token = ""
        self.keys = 0
        self.token = self.send("POST", "/api/people", {"name": "First minute"})["token"]
        self.table = ""
        self.given: dict[str, list[str]] = {}  # the answers that the server acknowledged, by table

    def send(self, method: str, path: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
        self.keys += 1
        body = None if data is None else json.dumps({"key": f"k{self.keys}", **data}).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(self.address + path, body, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as response:
            answer: dict[str, Any] = json.loads(response.read())
        return answer

    def open_table(self) -> None:
        self.table = self.send("POST", "/api/tables", {"game": self.game, "seats": self.seats})["table"]
        self.given[self.table] = []

    def step(self) -> bool:
        """Answer if asked; opens another table after the end. True if a decision was acknowledged."""
        seen = self.send("GET", f"/api/tables/{self.table}")
        if seen["stage"] == "over":
            self.open_table()
            return False
        if not seen["ask"]:
            time.sleep(0.05)
            return False
        option = seen["ask"]["options"][0]["name"]
        answer = {"option": option, "version": seen["version"], "seat": 0}
        result = self.send("POST", f"/api/tables/{self.table}/answer", answer)["result"]
        if result != "done":
            sys.exit(f"An answer was not taken: {result}")
        self.given[self.table].append(option)
        return True

    def finish(self) -> None:
        while self.send("GET", f"/api/tables/{self.table}")["stage"] != "over":
            self.step()
            time.sleep(PACE)  # a server lets one client ask only so often

    def checked_log(self, table: str) -> dict[str, Any]:
        """The log of a match that is over; every acknowledged answer stands there, in order, and no other."""
        log: dict[str, Any] = self.send("GET", f"/api/tables/{table}/log")["log"]
        answers = [entry["answer"] for entry in log["entries"] if entry.get("seat") == 0 and "answer" in entry]
        given = self.given[table]
        if answers != given:
            sys.exit(f"Table {table}: {len(given)} answers were acknowledged, the log has {len(answers)} or others.")
        return log


def check(guest: Guest, clone: Path, folder: Path) -> int:
    """No answer is lost or changed, and both builds play each log to the same end; returns the number of answers."""
    for table in guest.given:
        log = guest.checked_log(table)
        file = folder / f"{table}.json"
        file.write_text(json.dumps(log))
        said = {verified(clone, file, pure) for pure in ("0", "1")}
        if len(said) != 1:
            sys.exit(f"Table {table}: the two builds do not agree on its log.")
    return sum(len(given) for given in guest.given.values())


def verified(clone: Path, file: Path, pure: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(clone / "src"), "RAILHEAD_PURE": pure}
    command = [str(clone / ".venv/bin/python"), "-m", "railhead", "verify", str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"railhead verify refuses a log: {done.stdout}{done.stderr}")
    return done.stdout


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(address: str) -> bool:
    with contextlib.suppress(urllib.error.URLError, OSError), urllib.request.urlopen(address, timeout=5) as response:
        return bool(response.status == 200)
    return False


def listen(process: subprocess.Popen[str], heard: queue.Queue[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        print(f"                      | {line.rstrip()}", flush=True)
        heard.put(line)


def play(folder: Path, *, first_only: bool) -> int:
    steps = Steps()
    clone = folder / "railhead"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    steps.done("cloned")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    environment |= {"XDG_CACHE_HOME": str(folder / "cache"), "PIP_NO_CACHE_DIR": "1", "RAILHEAD_BOT_PAUSE": "0"}
    command = ["make", "--no-print-directory", "play", f"ARGS=--no-browser --port {port} --data ../data"]
    process = subprocess.Popen(
        command,
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    steps.process = process.pid
    heard: queue.Queue[str] = queue.Queue()
    threading.Thread(target=listen, args=(process, heard), daemon=True).start()
    try:
        while not answers(address):
            if process.poll() is not None or time.monotonic() - steps.begun > PATIENCE:
                sys.exit("make play does not answer; see above.")
            time.sleep(0.1)
        steps.done("first page (HTTP 200)")
        guest = Guest(address)
        guest.open_table()
        while not guest.step():
            pass
        steps.done(FIRST_DECISION)
        if not first_only:
            change_builds(guest, heard, steps)
            decisions = check(guest, clone, folder)
            print(f"{len(guest.given)} matches, {decisions} decisions: none lost, none changed, on both builds.")
            print("Not one request failed while bots and server changed their rules.")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)  # SIGINT is ignored by what a shell has started in the background
        process.wait(timeout=60)
    size = sum(path.stat().st_size for path in (clone / ".venv").rglob("*") if path.is_file()) / 1e6
    print(f"The environment has {size:.0f} MB.")
    return verdict(steps)


def change_builds(guest: Guest, heard: queue.Queue[str], steps: Steps) -> None:
    """Play on until bots, all games and the server are compiled, and a little longer."""
    waiting = dict(CHANGES)
    more = 0
    while waiting or more < MORE_DECISIONS:
        more += guest.step() and not waiting
        time.sleep(PACE)
        while not heard.empty():
            line = heard.get()
            for said in [said for said in waiting if line.startswith(said)]:
                steps.done(waiting.pop(said))
        if waiting and time.monotonic() - steps.begun > PATIENCE:
            sys.exit(f"It did not come to this: {', '.join(waiting.values())}.")
    guest.finish()
    loaded = libraries_of_server(steps.process)
    if Path("/proc/self/maps").exists() and len(loaded) < LIBRARIES:
        sys.exit(
            f"The server says that it runs compiled, and has loaded only {', '.join(sorted(loaded)) or 'nothing'}."
        )
    print(f"The server has loaded the compiled libraries of {', '.join(sorted(loaded))}.")


def verdict(steps: Steps) -> int:
    bars = {FIRST_DECISION: FIRST_BAR, **dict.fromkeys(CHANGES.values(), COMPILED_BAR)}
    late = [what for what, bar in bars.items() if steps.seconds.get(what, 0) > bar]
    for what in late:
        print(f"Too late: {what} after {steps.seconds[what]:.0f} s; at most {bars[what]} s on a quiet machine.")
    return 1 if late else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Time the way from `git clone` to a first answered decision.")
    parser.add_argument("--first", action="store_true", help="stop after the first answered decision")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="railhead minute "))
    try:
        return play(folder, first_only=arguments.first)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
