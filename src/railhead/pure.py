"""Which build runs: compiled modules where they exist, or the same text interpreted when RAILHEAD_PURE=1."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PureFinder:
    """Finds the .py file of every module of this package, whatever compiled file lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("railhead.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("RAILHEAD_PURE") == "1":
    sys.meta_path.insert(0, PureFinder)


def build() -> str:
    """`compiled` or `interpreted`: what the kernel of this process is."""
    from railhead.kernel import state

    return "interpreted" if (state.__file__ or ".py").endswith(".py") else "compiled"
