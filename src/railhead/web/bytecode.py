"""Templates are compiled once, like Python's own modules, and kept where Python keeps those.

Compiling all of them takes more than a second of every start; reading them takes a tenth of that.
"""

import contextlib
import os
import pickle
import sys
from importlib.util import cache_from_source
from pathlib import Path

import jinja2
from jinja2.bccache import Bucket, BytecodeCache

FOLDER = Path(cache_from_source(__file__)).with_name(f"templates.{sys.implementation.cache_tag}")
# What else than its text makes a template what it is: who compiles it, and with which options.
MAKERS = jinja2.__version__ + "".join(
    Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("engine.py", "looks.py")
)


class KeptBytecode(BytecodeCache):
    """A file for each template, which counts as long as its text is the same; a folder that is read-only has none."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder

    def get_source_checksum(self, source: str) -> str:
        return super().get_source_checksum(MAKERS + source)

    def load_bytecode(self, bucket: Bucket) -> None:
        file = self.folder / bucket.key
        damaged = (EOFError, ValueError, TypeError, pickle.UnpicklingError)
        with contextlib.suppress(OSError, *damaged):
            bucket.bytecode_from_string(file.read_bytes())

    def dump_bytecode(self, bucket: Bucket) -> None:
        if sys.dont_write_bytecode:
            return
        whole = self.folder / bucket.key
        part = whole.with_name(f"{bucket.key}.{os.getpid()}")  # nobody ever reads half a file
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(bucket.bytecode_to_string())
            part.replace(whole)
