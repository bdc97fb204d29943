"""Build hook: plain Python by default; `RAILHEAD_COMPILE=1 pip wheel .` makes a wheel with compiled modules."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent


def extensions() -> list[object]:
    """The compiled modules, when a compiled wheel is asked for."""
    if os.environ.get("RAILHEAD_COMPILE") != "1":
        return []
    sys.path.insert(0, str(ROOT / "tools"))
    import build

    opt = os.environ.get("RAILHEAD_OPT", build.DEFAULT_OPT)
    return build.native_extensions(build.find_groups(), build.BUILD / f"wheel-O{opt}", opt)


setup(ext_modules=extensions())
