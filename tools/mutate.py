"""Do the tests notice a wrong number on a card? Changes one number of a game's data at a time and runs its tests.

    python tools/mutate.py black_metro                          every number and every true or false
    python tools/mutate.py metro2033 --tables laws,missions     only in these tables of components.toml
    python tools/mutate.py metro2033 --one-in 10                one change in ten

Everything happens in a copy of the project. The tests that compare the data with what is printed
(`test_<game>_printed.py`) are left out: they would notice every change and prove nothing about the rules.
A change that no test notices is printed; the exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = re.compile(r"\[+([\w.]+)")
VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|#.*|(?<![\w.-])(-?\d+|true|false)(?![\w.])')
LEFT_OUT = ("version", "source", "page")  # lines about the data, not of the game
Change = tuple[str, int, str, str]  # the table; the line, as it was and as it becomes


def changes(text: str, tables: set[str]) -> Iterator[Change]:
    """Every number one higher, every true false, one at a time."""
    table = ""
    for at, line in enumerate(text.splitlines()):
        if head := TABLE.match(line):
            table = head[1].split(".")[0]
            continue
        if (tables and table not in tables) or line.split("=")[0].strip() in LEFT_OUT:
            continue
        for found in VALUE.finditer(line):
            value = found[1]
            if value is not None:
                new = {"true": "false", "false": "true"}.get(value) or str(int(value) + 1)
                yield table, at, line, line[: found.start(1)] + new + line[found.end(1) :]


def copy_project(folder: Path) -> None:
    for name in ("src", "tests", "tools", "docs", "examples", "pyproject.toml", "README.md"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)


def is_noticed(game: str, folder: Path, table: str = "") -> bool:
    """Does any test fail? Those that are called like the table run first."""
    found = sorted((folder / "tests" / "games" / game).glob("test_*.py"))
    tests = [str(path) for path in found if not path.stem.endswith("_printed")]
    tests.sort(key=lambda path: table not in path)
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False).returncode != 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tables", default="", help="names with commas between; without: all")
    parser.add_argument("--one-in", type=int, default=1, metavar="N", help="try one change in so many")
    arguments = parser.parse_args()
    place = Path("src", "railhead", "games", arguments.game, "components.toml")
    if not (ROOT / place).exists():
        parser.error(f"no game called {arguments.game!r}: there is no {place}")
    text = (ROOT / place).read_text(encoding="utf-8")
    chosen = list(changes(text, {name for name in arguments.tables.split(",") if name}))[:: arguments.one_in]
    unnoticed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_project(folder)
        if is_noticed(arguments.game, folder):
            sys.exit("The tests fail already without any change.")
        for number, (table, at, old, new) in enumerate(chosen, 1):
            lines = text.splitlines()
            lines[at] = new
            (folder / place).write_text("\n".join(lines) + "\n", encoding="utf-8")
            if not is_noticed(arguments.game, folder, table):
                unnoticed += 1
                print(f"{place.name}:{at + 1}: nobody notices\n  {old.strip()}\n  {new.strip()}", flush=True)
            print(f"{number} of {len(chosen)} tried, {unnoticed} not noticed", end="\r", file=sys.stderr, flush=True)
    print(f"{len(chosen)} changes of {arguments.game}, {unnoticed} not noticed by any test")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
