"""Runs tests in forks of a process that has pytest, the tests and the game in memory already.

A *hot* mutant exchanges the code of one function in the fork: steps, flows and tables hold the function itself, so all
of them have the new code. A *fresh* mutant changes what is read or worked out while the game is imported (its data, a
constant of a module, a function that runs at import): its fork comes from a process that has everything but the game
and the tests, and imports these anew.
"""

from __future__ import annotations

import builtins
import gc
import importlib
import io
import json
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeVar

import pytest
from _pytest.runner import runtestprotocol
from mutants import Mutant, text_of

Task = TypeVar("Task")
Result = dict[str, Any]
QUIET = ("-q", "-s", "-x", "--tb=native", "--assert=plain", "-p", "no:cacheprovider")
PLUGINS = ("-p", "pytest_timeout", "-p", "pytest_rerunfailures")  # the project's configuration speaks to these two
TIMEOUT = (*PLUGINS, "--timeout=0")  # the limits here are our own
TEST_SECONDS = 3  # of processor time, and so many times what the test takes by itself
TIMES = 5
IMPORT_SECONDS = 60
TRACED_SECONDS = 2  # a test that takes longer is taken to reach everything
UNKNOWN_SECONDS = 240  # how long such a test may take, as pytest is configured
WALL_SECONDS = 900  # for one that sleeps
MEMORY = 2 << 30
FIRST_TESTS = 40  # that a fresh mutant has to pass before all others are collected
TIMED_OUT = (signal.SIGPROF, signal.SIGALRM)


# --- forks -----------------------------------------------------------------------------------------------------------


def in_forks(tasks: Iterable[Task], jobs: int, work: Callable[[Task], Result]) -> Iterator[tuple[Task, Result]]:
    """Do each task in a fork of this process, `jobs` at a time; the results as they come."""
    running: dict[int, tuple[Task, str]] = {}
    gc.collect()
    gc.freeze()  # the forks share the memory of what is there already
    with tempfile.TemporaryDirectory() as folder:
        try:
            for number, task in enumerate(tasks):
                if len(running) >= jobs:
                    yield collect(running)
                place = os.path.join(folder, str(number))
                child = os.fork()
                if not child:
                    be_child(place, task, work)
                running[child] = task, place
            while running:
                yield collect(running)
        finally:
            for child in running:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)


def be_child(place: str, task: Task, work: Callable[[Task], Result]) -> None:
    """Never returns: what a test leaves behind dies with this process."""
    code = 1
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        pages = int(Path("/proc/self/statm").read_text().split()[0]) if os.path.exists("/proc/self/statm") else 0
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + MEMORY, resource.RLIM_INFINITY))
        signal.setitimer(signal.ITIMER_REAL, WALL_SECONDS)
        result = work(task)
        signal.setitimer(signal.ITIMER_PROF, 0)
        with open(place, "w", encoding="utf-8") as file:
            json.dump(result, file)
        code = 0
    except BaseException:
        with open(place, "w", encoding="utf-8") as file:
            json.dump({"fault": traceback.format_exc()}, file)
    finally:
        os._exit(code)


def collect(running: dict[int, tuple[Task, str]]) -> tuple[Task, Result]:
    while True:
        child, status, used = os.wait4(-1, 0)
        if child in running:
            break
    seconds = round(used.ru_utime + used.ru_stime, 3)
    task, place = running.pop(child)
    if os.WIFSIGNALED(status):
        outcome = "timed out" if os.WTERMSIG(status) in TIMED_OUT else "killed"
        return task, {"outcome": outcome, "by": f"signal {os.WTERMSIG(status)}", "seconds": seconds}
    result: Result = json.loads(Path(place).read_text(encoding="utf-8"))
    os.unlink(place)
    return task, {"seconds": seconds} | result


def limit(seconds: float) -> None:
    """After so much processor time the operating system ends this process; nothing in it can prevent that."""
    signal.setitimer(signal.ITIMER_PROF, TEST_SECONDS + TIMES * seconds)


# --- which test reaches which line -----------------------------------------------------------------------------------


class Reach:
    """Notes the lines of one folder that run inside of functions."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder) + os.sep
        self.codes: dict[int, tuple[CodeType, set[int], int, Any]] = {}  # by identity: equal codes can be two places
        self.foreign: dict[int, CodeType] = {}  # kept, or another code could take the place and identity of one

    def called(self, frame: FrameType, event: str, value: object) -> Any:
        code = frame.f_code
        known = self.codes.get(id(code))
        if known is None:
            if id(code) in self.foreign:
                return None
            if not code.co_filename.startswith(self.folder) or code.co_name == "<module>":
                self.foreign[id(code)] = code
                return None
            total = len({line for *_, line in code.co_lines() if line is not None})
            lines = {code.co_firstlineno}

            def passed(frame: FrameType, event: str, value: object) -> Any:
                lines.add(frame.f_lineno)
                return passed

            known = self.codes[id(code)] = code, lines, total, passed
        return known[3] if len(known[1]) < known[2] else None  # None: there is nothing new to see in this function

    def lines(self) -> dict[str, str]:
        """For each file the lines that ran: the bits of a hexadecimal number."""
        found: dict[str, int] = {}
        for code, lines, *_ in self.codes.values():
            name = os.path.basename(code.co_filename)
            for line in lines:
                found[name] = found.get(name, 0) | 1 << line
        return {name: f"{bits:x}" for name, bits in found.items()}


class TestReach:
    """What is known of a test: how long it takes (traced) and which lines it reaches, if that was seen to the end."""

    __test__ = False

    def __init__(self, data: Result) -> None:
        self.seconds: float = data["seconds"]
        self.everything = "lines" not in data
        self.lines = {name: int(bits, 16) for name, bits in data.get("lines", {}).items()}

    def reaches(self, name: str, lines: tuple[int, int]) -> bool:
        return self.everything or bool(self.lines.get(name, 0) >> lines[0] & (1 << lines[1] - lines[0] + 1) - 1)


# --- one session of pytest -------------------------------------------------------------------------------------------


class Hot:
    """A plug-in: once pytest has collected the tests, `loop` runs in place of them and ends the process."""

    def __init__(self, loop: Callable[[dict[str, pytest.Item]], None]) -> None:
        self.loop = loop

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be imported")
        self.loop({item.nodeid: item for item in session.items})
        return True


def fails(item: pytest.Item, after: pytest.Item | None) -> bool:
    """Run a test; `after` is the one that comes next, for which fixtures may stay."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=after))


def processor_time() -> float:
    """Of this process and those it has waited for."""
    return sum(os.times()[:4])


def trace(item: pytest.Item, folder: Path) -> Result:
    reach = Reach(folder)
    signal.setitimer(signal.ITIMER_PROF, TRACED_SECONDS)
    begun = processor_time()
    sys.settrace(reach.called)
    try:
        failed = fails(item, None)
    finally:
        sys.settrace(None)
    return {"seconds": round(processor_time() - begun, 4), "lines": reach.lines(), "failed": failed}


def run_hot(mutant: Mutant, root: Path, items: dict[str, pytest.Item], order: list[str], known: Known) -> Result:
    """Exchange the function, run the tests until one fails."""
    limit(IMPORT_SECONDS)
    try:
        exchange(mutant, root)
    except (ValueError, AttributeError) as fault:
        return {"outcome": "fresh", "by": str(fault)}
    for at, test in enumerate(order):
        limit(known[test].seconds)
        if fails(items[test], items[order[at + 1]] if at + 1 < len(order) else None):
            return {"outcome": "killed", "by": test, "tests": at + 1}
    return {"outcome": "survived", "tests": len(order)}


Known = dict[str, TestReach]


def exchange(mutant: Mutant, root: Path) -> None:
    """Give the function its new code, wherever it is referred to."""
    path = root / mutant.path
    code = compile(mutant.change(text_of(path)), str(path), "exec", dont_inherit=True)
    for name in mutant.place.split("."):
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    found: Any = sys.modules[module_name(mutant.path)]
    for name in mutant.place.split("."):
        found = vars(found)[name]
    found = getattr(found, "fget", None) or getattr(found, "__wrapped__", None) or found
    found = getattr(found, "__func__", found)
    if not isinstance(found, FunctionType):
        raise AttributeError(f"{mutant.place} is not a function")
    found.__code__ = code


def module_name(path: str) -> str:
    return ".".join(Path(path).with_suffix("").parts[1:])  # without src


# --- fresh imports ---------------------------------------------------------------------------------------------------


class Cold:
    """A plug-in: once pytest is set up, and before it imports any test, `loop` runs in place of it."""

    def __init__(self, loop: Callable[[pytest.Session], None]) -> None:
        self.loop = loop

    def pytest_collection(self, session: pytest.Session) -> bool:
        self.loop(session)
        return True


def run_fresh(
    mutant: Mutant, root: Path, session: pytest.Session, first: list[str], files: list[str], known: Known
) -> Result:
    """Run the likely tests against the changed game, then all others.

    Each time in a fork that imports and collects for itself: pytest forgets the fixtures of a `conftest.py` when it
    collects a second time, and a test that lacks its fixture would pass for one that has noticed something.
    """
    put_in_place(root / mutant.path, mutant.change(text_of(root / mutant.path)))
    done = 0
    parts: list[tuple[list[str], list[str]]] = [(first, []), (files, first)]  # what is run, and what was run before
    for _, result in in_forks(parts, 1, lambda part: run_new(session, *part, known)):
        result["tests"] = done = done + result.get("tests", 0)
        if result.get("outcome") != "survived":
            break
    result.pop("seconds")  # those of both forks are counted further up
    return result


def run_new(session: pytest.Session, tests: list[str], before: list[str], known: Known) -> Result:
    """Import game and tests, run all but those that were run before, the quickest first, until one fails."""
    limit(IMPORT_SECONDS)
    items = collected(session, tests)
    if items is None:
        return {"outcome": "killed", "by": "import"}
    left = [item for item in items if item.nodeid in known and item.nodeid not in before]
    left.sort(key=lambda item: known[item.nodeid].seconds)
    for at, item in enumerate(left):
        limit(known[item.nodeid].seconds)
        if fails(item, left[at + 1] if at + 1 < len(left) else None):
            return {"outcome": "killed", "by": item.nodeid, "tests": at + 1}
    return {"outcome": "survived", "tests": len(left)}


def collected(session: pytest.Session, tests: list[str]) -> list[pytest.Item] | None:
    """The tests of these names; None if a file of them cannot be imported, or has no test of this name any more."""
    if not tests:
        return []
    try:
        found = session.perform_collect(tests)
    except (session.Failed, pytest.UsageError):
        return None
    return None if session.testsfailed else [item for item in found if isinstance(item, pytest.Item)]


def put_in_place(path: Path, raw: bytes) -> None:
    """Whoever imports or opens this file finds the changed text; the file itself stays."""
    load = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        if Path(self.path) != path:
            return load(self, name)
        code: CodeType = compile(raw, str(path), "exec", dont_inherit=True)
        return code

    read = io.open

    def open_it(file: Any, mode: str = "r", *rest: Any, **options: Any) -> Any:
        if not isinstance(file, str | os.PathLike) or Path(file) != path:
            return read(file, mode, *rest, **options)
        changed = io.BytesIO(raw)
        return changed if "b" in mode else io.TextIOWrapper(changed, encoding="utf-8")

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment] # the very purpose
    io.open = builtins.open = open_it


def import_all(names: list[str]) -> None:
    """What every fresh import would need again, but for the game and its tests."""
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError:
            continue


def read_words(package: str) -> None:
    """Reading a catalogue takes longer than most tests, and no change touches one: every fork finds them read."""
    try:
        words = importlib.import_module("railhead.present.words")
    except ImportError:
        return
    for name in (package, words.FRAME):
        words.bundle(name, words.REFERENCE)


def likely(killers: Counter[str], others: Iterable[str], most: int) -> list[str]:
    """The tests that noticed such things before, then those that seem to be about it."""
    return list(dict.fromkeys([*[test for test, _ in killers.most_common(10)], *others]))[:most]
