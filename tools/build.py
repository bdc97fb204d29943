"""Compile the kernel, the bots and the games in place with mypyc, and never leave a stale compiled file behind.

    python tools/build.py                      compile what changed
    python tools/build.py --only front_line    compile one group (and the kernel, when that changed)
    python tools/build.py --pure               remove every compiled file
    python tools/build.py --status             say what is compiled, change nothing

The modules form groups: `kernel` (with the bots and the toy ruleset) and one group for each game.
A group is one shared library, so an edit of one game rebuilds that game alone.
`build/compiled.json` holds the hash of the sources behind each group's compiled files.
A compiled file whose sources do not match is removed before anything else happens.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prepare import prepare

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "railhead"
BUILD = ROOT / "build"
MANIFEST = BUILD / "compiled.json"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

KERNEL = "kernel"
KERNEL_FOLDERS = ("kernel", "bots", "testing/toy")
SKIP_MARK = "# mypyc: skip"
SKIP_MARK_LINES = 5

# Measured on the kernel with the toy ruleset (2,250 lines): -O1 builds in 12 s, -O3 in 17 s, and -O3 plays 15 to 25 %
# faster. RAILHEAD_OPT=1 is for quick trials.
DEFAULT_OPT = "3"
# gcc calls a function of a shared library through a table, so that another library may take its place, and never
# writes it out at the place of the call. Nobody replaces ours. Black Metro solo: 7 % fewer instructions (callgrind).
C_FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []


# Groups and their sources


def sources_of(folder: Path) -> list[Path]:
    """The modules of a folder that are compiled: all but `__init__.py` and files marked `# mypyc: skip`."""
    return [path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py" and not is_skipped(path)]


def is_skipped(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(SKIP_MARK in line for _, line in zip(range(SKIP_MARK_LINES), lines, strict=False))


def find_groups() -> dict[str, list[Path]]:
    """Group name -> its source files; the kernel comes first."""
    groups = {KERNEL: [path for folder in KERNEL_FOLDERS for path in sources_of(PACKAGE / folder)]}
    for game in sorted((PACKAGE / "games").glob("*/")):
        groups[game.name] = sources_of(game)
    return {name: files for name, files in groups.items() if files}


def library_name(group: str) -> str:
    """Top-level on purpose: mypyc derives each module's `__file__` from the folder of its library."""
    return f"railhead_{group}"


def compiled_files(group: str, sources: list[Path]) -> list[Path]:
    """The files that a group compiles to: one thin module beside each source, and the shared library."""
    library = SOURCE / (library_name(group) + "__mypyc" + SUFFIX)
    return [library, *(path.with_suffix(SUFFIX) for path in sources)]


# What is fresh


def fingerprint(sources: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in sources:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def toolchain(opt: str) -> str:
    flags = " ".join([f"-O{opt}", *C_FLAGS])
    return f"Python {sys.version.split()[0]}, mypy {importlib.metadata.version('mypy')}, {flags}"


def wanted_entry(group: str, groups: dict[str, list[Path]], opt: str) -> dict[str, str]:
    """What the manifest must say of a group for its compiled files to be fresh.

    A game's machine code holds the layout of the kernel's classes, so the kernel's sources count too.
    """
    return {
        "sources": fingerprint(groups[group]),
        "kernel": fingerprint(groups.get(KERNEL, [])),
        "toolchain": toolchain(opt),
    }


def read_manifest() -> dict[str, dict[str, str]]:
    try:
        manifest: dict[str, dict[str, str]] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return manifest


def write_manifest(manifest: dict[str, dict[str, str]]) -> None:
    BUILD.mkdir(exist_ok=True)
    temporary = MANIFEST.with_suffix(".tmp")
    temporary.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    temporary.replace(MANIFEST)


def fresh_groups(groups: dict[str, list[Path]], opt: str) -> set[str]:
    manifest = read_manifest()
    return {
        group
        for group, sources in groups.items()
        if manifest.get(group) == wanted_entry(group, groups, opt)
        and all(path.exists() for path in compiled_files(group, sources))
    }


def remove_compiled_except(keep: set[Path]) -> int:
    """Remove every compiled file of the package that is not kept; a file of another Python counts as well."""
    doomed = [path for path in SOURCE.rglob("*.so") if path not in keep]
    for path in doomed:
        path.unlink()
    return len(doomed)


def remove_stale(groups: dict[str, list[Path]], fresh: set[str]) -> int:
    return remove_compiled_except({path for group in fresh for path in compiled_files(group, groups[group])})


# Building


def c_compiler() -> str | None:
    """The C compiler that Python's own build tools would call, or None; Python's headers are needed too."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = shutil.which(str(command).split()[0])
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return program if program and header.exists() else None


def native_extensions(groups: dict[str, list[Path]], tree: Path, opt: str) -> list[Any]:
    """Type-check the groups, write their C code under `tree`, and return the extensions for setuptools."""
    from mypyc.build import mypycify

    prepared = tree / "prepared"
    prepare(prepared / "src")
    os.environ["MYPYPATH"] = str(prepared / "src")
    named = [([str(path.relative_to(ROOT)) for path in files], library_name(name)) for name, files in groups.items()]
    files = [file for group_files, _ in named for file in group_files]
    with contextlib.chdir(prepared):  # the paths in tracebacks are then those of the originals
        extensions: list[Any] = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tree / "mypy"), *files],
            separate=list(named),
            opt_level=opt,
            debug_level="0",
            target_dir=str(tree / "c"),
        )
    for extension in extensions:
        extension.extra_compile_args += C_FLAGS
    return extensions


def compile_in_place(extensions: list[Any], tree: Path) -> None:
    """Compile the extensions, one C compiler for each core, and put the results beside their sources."""
    from setuptools import setup

    setup(
        name="railhead",
        package_dir={"": "src"},
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=[
            "--quiet",
            *("build", "--build-base", str(tree.relative_to(ROOT))),
            *("build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)),
        ],
    )


IMPORT_CHECK = """
import importlib, os, sys
for argument in sys.argv[1:]:
    name, expected = argument.split("=", 1)
    file = importlib.import_module(name).__file__
    if file is None or os.path.abspath(file) != expected:
        sys.exit(f"{name} was imported from {file}, not from {expected}")
"""


def check_imports(groups: dict[str, list[Path]]) -> None:
    """Import every compiled module in a process of its own: a module that builds may still fail to load."""
    modules = [
        f"{'.'.join(path.relative_to(SOURCE).with_suffix('').parts)}={path.with_suffix(SUFFIX)}"
        for sources in groups.values()
        for path in sources
    ]
    environment = {name: value for name, value in os.environ.items() if name != "RAILHEAD_PURE"}
    environment["PYTHONPATH"] = str(SOURCE)
    subprocess.run([sys.executable, "-c", IMPORT_CHECK, *modules], check=True, cwd=ROOT, env=environment)


def build(groups: dict[str, list[Path]], chosen: set[str], opt: str) -> int:
    """Bring the chosen groups up to date; returns the exit status."""
    fresh = fresh_groups(groups, opt)
    removed = remove_stale(groups, fresh)
    stale = [group for group in groups if group in chosen and group not in fresh]
    if not stale:
        print(f"Compiled files are up to date ({', '.join(sorted(fresh)) or 'none'}; {removed} stale files removed).")
        return 0
    if c_compiler() is None:
        print("No C compiler (or no Python.h) found: everything runs interpreted, correct but several times slower.")
        print("Install one (Debian: gcc and python3-dev) and run `make compile` to get the compiled build.")
        return 0

    # A game is compiled against the kernel's headers, so the kernel is always part of the run; when it is
    # unchanged, its library is not built again.
    taking_part = {group: sources for group, sources in groups.items() if group == KERNEL or group in stale}
    names = ", ".join(stale)
    lines = sum(len(path.read_bytes().splitlines()) for group in stale for path in groups[group])
    print(f"Compiling {names} ({lines:,} lines, -O{opt}) ...", flush=True)

    manifest = read_manifest()
    tree = BUILD / f"native-O{opt}"
    if any(entry.get("toolchain") != toolchain(opt) for entry in manifest.values()):
        shutil.rmtree(tree, ignore_errors=True)
        manifest = {}
    begun = time.monotonic()
    checked = done = False
    # Taken before the build, so that an edit made while it runs makes the result stale.
    entries = {group: wanted_entry(group, groups, opt) for group in taking_part}
    try:
        extensions = native_extensions(taking_part, tree, opt)
        checked = True
        compile_in_place(extensions, tree)
        check_imports(taking_part)
        write_manifest({**manifest, **entries})
        done = True
    except SystemExit as stop:
        if isinstance(stop.code, str):  # mypy has printed its errors already, setuptools has not
            print(stop.code, file=sys.stderr)
    except subprocess.CalledProcessError:
        print("A compiled module does not load; see the error above.", file=sys.stderr)
    finally:
        if not done:
            remove_stale(groups, fresh)
            if checked:  # not a type error: begin from nothing next time
                shutil.rmtree(tree, ignore_errors=True)
    if not done:
        print(f"Compiling failed: {names} now run interpreted.", file=sys.stderr)
        return 1
    remove_stale(groups, fresh_groups(groups, opt))
    print(f"Compiled {names} in {time.monotonic() - begun:.1f} s.")
    return 0


# Command line


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two builds in one tree wait for each other."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile Railhead in place with mypyc.")
    parser.add_argument("--only", metavar="GROUP", action="append", help="compile this group: kernel, or a game's name")
    parser.add_argument("--pure", action="store_true", help="remove every compiled file; everything runs interpreted")
    parser.add_argument("--status", action="store_true", help="say what is compiled and change nothing")
    parser.add_argument("--force", action="store_true", help="build from nothing")
    arguments = parser.parse_args()
    opt = os.environ.get("RAILHEAD_OPT", DEFAULT_OPT)
    if opt not in ("0", "1", "2", "3"):
        parser.error(f"RAILHEAD_OPT is {opt!r}; it must be 0, 1, 2 or 3")
    os.chdir(ROOT)

    groups = find_groups()
    unknown = [name for name in arguments.only or [] if name not in groups]
    if unknown:
        parser.error(f"no group named {', '.join(unknown)}; there are {', '.join(groups)}")
    if arguments.status:
        fresh = fresh_groups(groups, opt)
        for group in groups:
            print(f"{group:20} {'compiled' if group in fresh else 'interpreted or stale'}")
        return 0
    with one_at_a_time():
        if arguments.pure or arguments.force:
            print(f"{remove_compiled_except(set())} compiled files removed.")
            MANIFEST.unlink(missing_ok=True)
            if arguments.pure:
                return 0
            for tree in BUILD.glob("native-O*"):
                shutil.rmtree(tree)
        return build(groups, set(arguments.only or groups), opt)


if __name__ == "__main__":
    sys.exit(main())
