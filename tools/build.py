"""Compile the kernel, the bots and the games with mypyc.

    python tools/build.py                      compile what changed
    python tools/build.py --only front_line    compile one group (and the kernel, when that changed)
    python tools/build.py --pure               forget everything compiled
    python tools/build.py --status             say what is compiled, change nothing

The modules form groups: `kernel` (with the bots) and one group for each game, the toy ruleset included.
A group becomes one library in `src/railhead/compiled`, named after its content, so it is never overwritten.
`compiled/index.json` says which libraries count; it is replaced in one move as soon as another game is there, loads,
and has the kernel it was compiled against. A process reads it once, when it begins (`railhead.pure`), so no process
ever runs half of a game.

How a group is made: its sources are prepared (`prepare.py`) in a tree of its own below `build/`, mypyc writes their C
code there, and the C compiler makes the library. The kernel's C comes first, because the games need its headers; then
the groups are made side by side (`in_order`). Libraries are kept in the cache of the user for other clones of the same
sources.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import functools
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import environment
import prepare

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "railhead"
BUILD = ROOT / "build"
COMPILED = PACKAGE / "compiled"
OWN_TEXT = "".join(Path(file).read_text(encoding="utf-8") for file in (__file__, prepare.__file__))
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

KERNEL = "kernel"
KERNEL_FOLDERS = ("kernel", "bots")
TOY = "toy"
FIRST_MATCH = "front_line"  # what newcomers are shown first: quick to learn, for any number of players
SKIP_MARK = "# mypyc: skip"
SKIP_MARK_LINES = 5

# -O1 makes the C compiler's part a third quicker and plays 15 to 25 % slower; -O2 saves a twentieth.
DEFAULT_OPT = "3"
# gcc calls a function of a shared library through a table, so that another library may take its place, and never
# writes it out at the place of the call. Nobody replaces ours. Black Metro solo: 7 % fewer instructions (callgrind).
# Nor does anybody look for a name of ours, except those by which Python enters: hidden, they are reached directly.
# Front Line: a tenth less code, 2 % fewer reads of memory and misses of the instruction cache (callgrind).
# Python's own flags ask for warnings, for which gcc analyses every path once more. Nobody reads them of generated code:
# without them the same machine code takes 23 % less time to make (Breakthrough).
C_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all"] if os.name == "posix" else []
# What runs once (the body of a module) or only when interpreted code calls (wrappers of methods, getters, setters) is a
# good part of the C code. Without optimisation there, the C compiler needs 23 to 37 % less processor time (kernel,
# Breakthrough). Wrappers of plain functions are optimised: compiled rules call them too, out of tables of verbs.
# What is run once for a match, to check data, to draw a table or to say the numbers of a refusal is optimised a little:
# a scene takes as many instructions as before, and gcc another 15 % less time (Barbarossa).
MARKS = """#if defined(__GNUC__) && !defined(__clang__)
#define RARELY __attribute__((optimize("O0")))
#define SELDOM __attribute__((optimize("O1")))
#else
#define RARELY
#define SELDOM
#endif
"""
RARE = re.compile(
    r"^ *((?:static )?(?:PyObject \*|char |int )\s*"
    r"(?:CPyPy_\w+___[A-Z]\w*?___\w+|CPyDef_\w+_____top_level__|CPyExec_\w+|CPyInit\w+|CPyGlobalsInit|\w+_(?:get|set)_\w+)"
    r"\([^;{}()]*\)\s*\{)",
    re.MULTILINE,
)
SELDOM_RUN = re.compile(
    r"^((?:PyObject \*|\w+ )CPyDef_railhead___(?:kernel|games___\w+?|testing___toy)"
    r"___(?:making|reading|faults|refusals|scene[a-z_]*?|setup)___\w+\([^;{}()]*\) \{)",
    re.MULTILINE,
)

NO_COMPILER = """No C compiler (or no Python.h, or no mypy) found: everything runs interpreted, correct but several
times slower. Install one (Debian: gcc and python3-dev) and run `make compile` to get the compiled build."""

MEMORY_OF_ONE = 1 << 30  # bytes that the C compiler takes for the largest group, with room to spare
CACHED_LIBRARIES = 60  # about eight builds of everything
KEPT_SECONDS = 24 * 3600  # a process that began before a build may still load the library of a game


class Failed(Exception):
    """A build that did not come about; the text says why, unless mypy or the C compiler has said it already."""


@functools.cache
def pure() -> ModuleType:
    """The package's own module on builds: both sides must agree on the hash of sources."""
    spec = importlib.util.spec_from_file_location("railhead_pure", PACKAGE / "pure.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Groups and their sources


@dataclass(frozen=True)
class Group:
    """The modules that become one library."""

    name: str
    folders: tuple[str, ...]  # below the package

    @property
    def library(self) -> str:
        return f"railhead_{self.name}"

    def files(self) -> list[str]:
        """All source files of the group below the package, also those that stay interpreted: their types count."""
        found = [path for folder in self.folders for path in sorted((PACKAGE / folder).rglob("*.py"))]
        return [path.relative_to(PACKAGE).as_posix() for path in found]


def find_groups() -> dict[str, Group]:
    """All groups by name; the kernel comes first."""
    groups = {KERNEL: Group(KERNEL, KERNEL_FOLDERS)}
    if compiled_modules(PACKAGE / "testing/toy"):
        groups[TOY] = Group(TOY, ("testing/toy",))
    for game in sorted((PACKAGE / "games").glob("*/")):
        if compiled_modules(game):
            groups[game.name] = Group(game.name, (f"games/{game.name}",))
    return groups


def compiled_modules(folder: Path) -> list[Path]:
    """The modules of a folder that are compiled: all but `__init__.py` and files marked `# mypyc: skip`."""
    return [path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py" and not is_skipped(path)]


def is_skipped(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(SKIP_MARK in line for _, line in zip(range(SKIP_MARK_LINES), lines, strict=False))


# What is fresh: a library is known by the hash of all that goes into it


def toolchain(opt: str) -> str:
    flags = " ".join([f"-O{opt}", *C_FLAGS])
    return f"{sys.version} {SUFFIX} {platform.machine()}, mypy {mypy_version()}, {c_version()}, {flags}, {MARKS}"


def mypy_version() -> str:
    try:
        return importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        return "none"


@functools.cache
def c_version() -> str:
    compiler = c_compiler()
    if compiler is None:
        return "no C compiler"
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return said.partition("\n")[0]


def key_of(group: Group, groups: dict[str, Group], opt: str) -> str:
    """A game's machine code holds the layout of the kernel's classes, so the kernel's sources count too.

    The tools that prepare the sources count as well.
    """
    parts = [pure().digest(group.files()), pure().digest(groups[KERNEL].files()), toolchain(opt)]
    return hashlib.sha256("\n".join([*parts, OWN_TEXT]).encode()).hexdigest()


def read_index() -> dict[str, Any]:
    index: dict[str, Any] = pure().read_index()
    return index


def fresh_groups(groups: dict[str, Group], opt: str) -> set[str]:
    index = read_index()
    return {
        name
        for name, group in groups.items()
        if index.get(name, {}).get("key") == key_of(group, groups, opt) and (COMPILED / index[name]["library"]).exists()
    }


# The cache of the user, for other clones of the same sources


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(os.environ.get("RAILHEAD_CACHE") or Path(base).expanduser() / "railhead") / "build"


def from_cache(name: str) -> Path | None:
    """A file of the cache, which stays there the longer for being used."""
    path = cache_folder() / name
    with contextlib.suppress(OSError):
        os.utime(path)
    return path if path.is_file() else None


def put_into_cache(library: Path, code: str, key: str, modules: list[str]) -> None:
    """Keep a library under the hash of its code, and a note that leads there from the hash of its sources.

    A cache that cannot be written is done without.
    """
    with contextlib.suppress(OSError):
        cache_folder().mkdir(parents=True, exist_ok=True)
        if library != cache_folder() / code:
            copy_whole(library, cache_folder() / code)
        write_whole(json.dumps({"code": code, "modules": modules}), cache_folder() / f"{key}.json")
        for ending in ("*.so", "*.json"):
            kept = sorted(cache_folder().glob(ending), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in kept[CACHED_LIBRARIES:]:
                path.unlink(missing_ok=True)


def copy_whole(source: Path, target: Path) -> None:
    """Copy a file so that nobody ever sees a part of it."""
    temporary = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    try:
        shutil.copyfile(source, temporary)
        temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)


def write_whole(text: str, target: Path) -> None:
    """Write a file so that nobody ever sees a part of it."""
    temporary = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)


# Making one group: these run in processes of their own


def tree_of(group: str, opt: str) -> Path:
    return BUILD / f"native-O{opt}" / group


def stage(group: Group, groups: dict[str, Group], tree: Path) -> list[str]:
    """Prepare the sources that mypyc reads in the group's tree; returns the group's modules, as paths in the tree."""
    others = {folder for other in groups.values() if other.name not in (KERNEL, group.name) for folder in other.folders}
    wanted = set()
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE)
        if place.parent.as_posix() in others or place.parts[0] in ("web", "cli"):
            continue
        copy = tree / "src" / "railhead" / place
        wanted.add(copy)
        prepare.write_if_changed(copy, prepare.prepared(path))
    for copy in (tree / "src").rglob("*.py"):
        if copy not in wanted:
            copy.unlink()
    found = [path for folder in group.folders for path in compiled_modules(tree / "src" / "railhead" / folder)]
    return [path.relative_to(tree).as_posix() for path in found]


def write_c(name: str, opt: str) -> None:
    """Type-check a group and write its C code into its tree."""
    groups = find_groups()
    group, kernel = groups[name], groups[KERNEL]
    tree = tree_of(name, opt)
    tree.mkdir(parents=True, exist_ok=True)
    if name != KERNEL:
        take_kernel(tree_of(KERNEL, opt), tree)
    modules = {group.library: stage(group, groups, tree)}
    if name != KERNEL:  # a game is compiled against the kernel's headers
        modules[kernel.library] = [
            path.relative_to(tree).as_posix()
            for folder in KERNEL_FOLDERS
            for path in compiled_modules(tree / "src" / "railhead" / folder)
        ]
    os.chdir(tree)
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    mypycify(
        ["--cache-dir", "mypy", "--config-file", "", *(file for files in modules.values() for file in files)],
        separate=[(files, library) for library, files in modules.items()],
        opt_level=opt,
        debug_level="0",
        target_dir="c",
    )
    entries = [module_name(file) for file in modules[group.library]]
    generated = Path("c", f"__native_{group.library}.c").read_text(encoding="utf-8")
    Path("library.c").write_text(MARKS + marked(generated), encoding="utf-8")
    Path("entries.c").write_text(entry_points(group.library, entries), encoding="utf-8")
    Path("modules.json").write_text(json.dumps(entries), encoding="utf-8")


def marked(generated: str) -> str:
    """The C code, saying of each function that hardly ever runs that it is not worth much of the C compiler's time."""
    return SELDOM_RUN.sub(r"SELDOM \1", RARE.sub(r"RARELY \1", generated))


def take_kernel(kernel: Path, tree: Path) -> None:
    """Begin with what mypyc knows of the kernel, unless this tree was built with this very kernel before."""
    header = Path("c") / "__native_railhead_kernel.h"
    with contextlib.suppress(OSError):
        if (kernel / header).read_bytes() == (tree / header).read_bytes():
            return
    for part in ("mypy", "c"):
        shutil.rmtree(tree / part, ignore_errors=True)
        shutil.copytree(kernel / part, tree / part)


def module_name(file: str) -> str:
    return ".".join(Path(file).relative_to("src").with_suffix("").parts)


def entry_points(library: str, modules: list[str]) -> str:
    """The C code by which Python enters the modules of a library: a function for each, named after its last part.

    mypyc would make a small library for each module: two hundred more calls of the C compiler and the linker.
    """
    names = [module.rpartition(".")[2] for module in modules]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise Failed(f"Two modules of one group are called {', '.join(twice)}; rename one of them.")
    text = ["#include <Python.h>", f"extern int ensure_deps_{library}__mypyc(void);"]
    for name, module in zip(names, modules, strict=True):
        start = f"CPyInit_{module.replace('.', '___')}"
        text += [f"extern PyObject *{start}(void);", f"PyMODINIT_FUNC PyInit_{name}(void)", "{"]
        text += [f'    PyObject *library = PyImport_ImportModule("{library}__mypyc");']
        text += ["    if (library == NULL) return NULL;", "    Py_DECREF(library);"]
        text += [f"    return ensure_deps_{library}__mypyc() < 0 ? NULL : {start}();", "}"]
    return "\n".join(text) + "\n"


def compile_c(name: str, opt: str) -> None:
    """Compile and link the C code in a group's tree."""
    tree = tree_of(name, opt)
    os.chdir(tree)
    shutil.rmtree("out", ignore_errors=True)
    from mypyc.build import get_cflags, include_dir
    from setuptools import Extension, setup

    extension = Extension(
        f"railhead_{name}__mypyc",
        sources=["library.c", "entries.c"],
        include_dirs=[include_dir(), "c"],
        extra_compile_args=[*get_cflags(opt_level=opt, debug_level="0"), *C_FLAGS],
    )
    setup(
        name="railhead",
        packages=[],
        py_modules=[],
        ext_modules=[extension],
        script_args=["--quiet", "build_ext", "--force", "--build-lib", "out", "--build-temp", "temp"],
    )


def c_key(tree: Path, opt: str) -> str:
    """The hash of the C code and of what compiles it: a kernel that looks the same leaves a game's code the same."""
    total = hashlib.sha256(toolchain(opt).encode())
    for path in [tree / "library.c", tree / "entries.c", *sorted((tree / "c").glob("*.h"))]:
        total.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


# Making all that is wanted


def c_compiler() -> str | None:
    """The C compiler that Python's own build tools would call, or None; Python's headers are needed too."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = shutil.which(str(command).split()[0])
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return program if program and header.exists() else None


def side_by_side() -> int:
    """How many groups are made at a time: one for each core, as far as the memory goes."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with contextlib.suppress(OSError, ValueError):
        free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        return max(1, min(cores, free // MEMORY_OF_ONE))
    return cores


def in_order(names: list[str], groups: dict[str, Group]) -> list[str]:
    """What is made first: the kernel, without which nothing counts; the largest game, which takes longest; the game of
    first matches; then the larger before the smaller, so that no core is idle at the end."""
    size = {name: sum((PACKAGE / file).stat().st_size for file in groups[name].files()) for name in names}
    order = sorted(names, key=lambda name: -size[name])
    games = [name for name in order if name != KERNEL]
    first = [KERNEL, *games[:1], FIRST_MATCH]
    return [*dict.fromkeys(name for name in first if name in names), *[name for name in games if name not in first]]


@dataclass(frozen=True)
class Made:
    """A library that is ready, and the modules in it."""

    file: Path
    modules: list[str]


class Run:
    """One run of the build tool: what it makes, and how far it is."""

    def __init__(self, groups: dict[str, Group], opt: str, wanted: list[str], folder: Path = COMPILED) -> None:
        self.groups = groups
        self.opt = opt
        self.wanted = wanted
        self.folder = folder
        self.installed: dict[str, Any] = {}  # the index so far
        self.installing = threading.Lock()
        self.keys = {name: key_of(group, groups, opt) for name, group in groups.items()}
        self.begun = time.monotonic()
        self.made: dict[str, Made] = {}
        self.faults: list[str] = []

    def make_all(self) -> None:
        """Make what is wanted: out of the cache, or the kernel's C code first and then everything side by side."""
        for name in self.wanted:
            found = self.cached(name)
            if found is not None:
                self.note(name, found, "found in the cache")
        self.install()
        missing = [name for name in self.wanted if name not in self.made]
        if not missing:
            return
        if c_compiler() is None or mypy_version() == "none":
            raise Failed(NO_COMPILER)
        # The kernel's C code is needed in any case; when nothing changed, mypyc sees that at once.
        self.step("write", KERNEL)
        pool = ThreadPoolExecutor(side_by_side())
        try:
            jobs = {name: pool.submit(self.make, name) for name in in_order(missing, self.groups)}
            wait(jobs.values())
        finally:
            pool.shutdown(cancel_futures=True)  # when interrupted, begin nothing more
        for name, job in jobs.items():
            fault = job.exception()
            if fault is not None:
                self.faults.append(f"{name}: {fault}" if str(fault) else name)

    def make(self, name: str) -> None:
        """Make one group, whatever the cache says of its sources."""
        if name != KERNEL:
            self.step("write", name)
        tree = tree_of(name, self.opt)
        modules: list[str] = json.loads((tree / "modules.json").read_text(encoding="utf-8"))
        code = c_key(tree, self.opt) + ".so"
        library = from_cache(code)
        if library is None:
            self.step("compile", name)
            library = tree / "out" / f"railhead_{name}__mypyc{SUFFIX}"
        if key_of(self.groups[name], self.groups, self.opt) != self.keys[name]:
            raise Failed("its sources were edited meanwhile; run this again")
        put_into_cache(library, code, self.keys[name], modules)
        self.note(name, Made(library, modules), "compiled")
        self.install()

    def step(self, job: str, name: str) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), "--job", job, "--only", name]
        finished = subprocess.run(command, env={**os.environ, "RAILHEAD_OPT": self.opt}, check=False)
        if finished.returncode:
            raise Failed  # mypy or the C compiler has said why

    def cached(self, name: str) -> Made | None:
        note = from_cache(f"{self.keys[name]}.json")
        if note is None:
            return None
        found = json.loads(note.read_text(encoding="utf-8"))
        library = from_cache(found["code"])
        return None if library is None else Made(library, found["modules"])

    def note(self, name: str, made: Made, how: str) -> None:
        self.made[name] = made
        seconds = time.monotonic() - self.begun
        print(f"  {name}: {how} ({len(self.made)} of {len(self.wanted)}, {seconds:.0f} s)", flush=True)

    def entry(self, name: str) -> dict[str, Any]:
        """What the index says of a group."""
        group = self.groups[name]
        files = group.files()
        return {
            "key": self.keys[name],
            "library": f"{name}-{self.keys[name][:16]}{SUFFIX}",
            "modules": [f"{group.library}__mypyc", *self.made[name].modules],
            "files": files,
            "sources": pure().digest(files),
        }

    def install(self) -> None:
        """Put what is made beside what is there, see that all modules load, and only then let the index name them.

        Nothing counts before the kernel does; then each game counts as soon as it is made.
        """
        with self.installing:
            new = [name for name in self.made if name not in self.installed]
            if not new or KERNEL not in {*self.made, *self.installed}:
                return
            self.folder.mkdir(parents=True, exist_ok=True)
            entries = {name: self.entry(name) for name in new}
            for name, entry in entries.items():
                copy_whole(self.made[name].file, self.folder / entry["library"])
            groups = {**self.installed, **entries}
            index = {"python": sys.implementation.cache_tag, "groups": groups}
            candidate = self.folder / f"candidate-{os.getpid()}.json"
            try:
                write_whole(json.dumps(index, indent=1), candidate)
                check_imports(candidate, [module for name in new for module in self.made[name].modules])
                candidate.replace(self.folder / "index.json")
            finally:
                candidate.unlink(missing_ok=True)
            self.installed = groups

    def remove_old(self) -> None:
        named = {entry["library"] for entry in self.installed.values()}
        for path in self.folder.glob("*.so"):
            if path.name not in named and time.time() - path.stat().st_mtime > KEPT_SECONDS:
                path.unlink()


IMPORT_CHECK = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    if file is None or file.endswith(".py"):
        sys.exit(f"{name} was imported from {file}, not from its library")
"""


def check_imports(index: Path, modules: list[str]) -> None:
    """Import every compiled module in a process of its own: a module that builds may still fail to load."""
    environment = {name: value for name, value in os.environ.items() if name != "RAILHEAD_PURE"}
    paths = [str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")]
    environment |= {"PYTHONPATH": os.pathsep.join(paths).rstrip(os.pathsep), "RAILHEAD_INDEX": str(index)}
    checked = subprocess.run([sys.executable, "-c", IMPORT_CHECK, *modules], cwd=ROOT, env=environment, check=False)
    if checked.returncode:
        raise Failed("A compiled module does not load; see the error above.")


def build(groups: dict[str, Group], chosen: set[str], opt: str, folder: Path = COMPILED) -> int:
    """Bring the chosen groups up to date; returns the exit status."""
    environment.remove_old_libraries()
    fresh = fresh_groups(groups, opt) if folder == COMPILED else set()
    index = read_index()
    wanted = [name for name in groups if name not in fresh and (name in chosen or name == KERNEL)]
    if not wanted:
        print(f"Compiled files are up to date ({', '.join(sorted(fresh))}).")
        return 0
    lines = sum((PACKAGE / file).read_bytes().count(b"\n") for name in wanted for file in groups[name].files())
    print(f"Compiling {', '.join(wanted)} ({lines:,} lines, -O{opt}) ...", flush=True)
    run = Run(groups, opt, wanted, folder)
    run.installed = {name: index[name] for name in fresh}
    try:
        run.make_all()
        run.remove_old()
    except Failed as fault:
        run.faults.append(str(fault))
    if run.faults == [NO_COMPILER]:
        print(NO_COMPILER)
        return 0
    for name in run.faults:
        print(f"Not compiled, so it runs interpreted: {name}", file=sys.stderr)
    if not run.faults:
        print(f"Compiled {', '.join(wanted)} in {time.monotonic() - run.begun:.1f} s.")
    return 1 if run.faults else 0


def forget() -> None:
    """Forget everything compiled; libraries that a running process may still want go with the next build."""
    pure().INDEX.unlink(missing_ok=True)


# Command line


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two builds in one tree wait for each other."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile Railhead with mypyc.")
    parser.add_argument("--only", metavar="GROUP", action="append", help="compile this group: kernel, or a game's name")
    parser.add_argument("--pure", action="store_true", help="forget everything compiled; all runs interpreted")
    parser.add_argument("--status", action="store_true", help="say what is compiled and change nothing")
    parser.add_argument("--force", action="store_true", help="build from nothing, without the cache")
    parser.add_argument("--job", choices=["write", "compile"], help=argparse.SUPPRESS)  # how this tool calls itself
    arguments = parser.parse_args()
    opt = os.environ.get("RAILHEAD_OPT", DEFAULT_OPT)
    if opt not in ("0", "1", "2", "3"):
        parser.error(f"RAILHEAD_OPT is {opt!r}; it must be 0, 1, 2 or 3")
    groups = find_groups()
    unknown = [name for name in arguments.only or [] if name not in groups]
    if unknown:
        parser.error(f"no group named {', '.join(unknown)}; there are {', '.join(groups)}")
    if arguments.job:
        return do_job(arguments.job, arguments.only[0], opt)
    if arguments.status:
        fresh = fresh_groups(groups, opt)
        for group in groups:
            print(f"{group:20} {'compiled' if group in fresh else 'interpreted'}")
        return 0
    with one_at_a_time():
        if arguments.pure or arguments.force:
            forget()
            if arguments.pure:
                environment.remove_old_libraries()
                print("Nothing is compiled now.")
                return 0
            shutil.rmtree(BUILD / f"native-O{opt}", ignore_errors=True)
            shutil.rmtree(cache_folder(), ignore_errors=True)
        return build(groups, set(arguments.only or groups), opt)


def do_job(job: str, group: str, opt: str) -> int:
    try:
        (write_c if job == "write" else compile_c)(group, opt)
    except Failed as fault:
        print(fault, file=sys.stderr)
        return 1
    except SystemExit as stop:  # mypy has printed its errors already, setuptools has not
        if isinstance(stop.code, str):
            print(stop.code, file=sys.stderr)
        return 1 if stop.code else 0
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended from outside is ended like Ctrl-C
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130 if "--job" in sys.argv else "Interrupted; what was compiled before stays in use.")
