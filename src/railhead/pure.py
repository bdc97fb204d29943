"""Which build runs: the compiled libraries in `railhead/compiled`, or the same text interpreted.

The choice falls once, when a process begins, and holds until it ends.
`compiled/index.json` names the libraries; it is read here and never again, and a library never changes once it has
its name (see `tools/build.py`). So a build that appears while a match runs is taken by the next process, never by
half of this one.

A library counts only while every source it was made from is still the same: an edited file always wins.
RAILHEAD_PURE=1 leaves all libraries alone.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
INDEX = Path(os.environ.get("RAILHEAD_INDEX") or PACKAGE / "compiled" / "index.json")  # the build tool tries a new one
FOLDER = INDEX.parent
KERNEL = "kernel"


class CompiledFinder:
    """Finds the modules of the compiled groups in their libraries; a library holds all modules of its group."""

    def __init__(self, groups: dict[str, Any]) -> None:
        self.groups = groups
        self.group_of = {module: name for name, group in groups.items() for module in group["modules"]}
        self.fresh: dict[str, bool] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        group = self.group_of.get(name)
        if group is None or not self.is_fresh(group):
            return None
        library = str(FOLDER / self.groups[group]["library"])
        return spec_from_file_location(name, library, loader=ExtensionFileLoader(name, library))

    def is_fresh(self, group: str) -> bool:
        """Do the library and all its sources stand as they were when it was made? Decided once for each group."""
        if group not in self.fresh:
            entry = self.groups[group]
            self.fresh[group] = (FOLDER / entry["library"]).exists() and entry["sources"] == digest(entry["files"])
        return self.fresh[group]


def digest(files: list[str]) -> str:
    """The hash of source files, given by their places below the package."""
    total = hashlib.sha256()
    for file in files:
        try:
            content = (PACKAGE / file).read_bytes()
        except OSError:
            content = b""
        total.update(file.encode() + b"\0" + hashlib.sha256(content).digest())
    return total.hexdigest()


def read_index() -> dict[str, Any]:
    """The groups that are compiled for this Python; empty if there are none."""
    try:
        index = json.loads(INDEX.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(index, dict) or index.get("python") != sys.implementation.cache_tag:
        return {}
    groups: dict[str, Any] = index["groups"]
    return groups


def choose_build() -> None:
    """Let this process import compiled modules, if there are any; without a fresh kernel it takes none."""
    if os.environ.get("RAILHEAD_PURE") == "1":
        return
    groups = read_index()
    finder = CompiledFinder(groups)
    if KERNEL in groups and finder.is_fresh(KERNEL):
        sys.meta_path.insert(0, finder)


def newest_build() -> str:
    """A name for the build that a process started now would take; it changes when another build is there."""
    if os.environ.get("RAILHEAD_PURE") == "1":
        return ""
    try:
        return str(INDEX.stat().st_mtime_ns)
    except OSError:
        return ""


def build() -> str:
    """`compiled` or `interpreted`: what the kernel of this process is."""
    from railhead.kernel import state

    return "interpreted" if (state.__file__ or ".py").endswith(".py") else "compiled"


choose_build()
