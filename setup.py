"""Build hook: with a C compiler the package holds compiled modules, without one the plain text.

`RAILHEAD_COMPILE=0` leaves them out in any case, `RAILHEAD_COMPILE=1` insists on them. An editable installation gets
none: there `make compile` makes them.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import build  # noqa: E402  # the tool lies beside this file, not in the package

sys.path.pop(0)  # the other tools have nothing to do here

COMPILE = os.environ.get("RAILHEAD_COMPILE") or ("1" if build.c_compiler() else "0")


class CompiledModules(build_py):
    """Copies the package, and puts the compiled libraries into the copy."""

    def run(self) -> None:
        shutil.rmtree(Path(self.build_lib, "railhead"), ignore_errors=True)  # what an earlier build left there
        super().run()
        if COMPILE == "1" and not self.editable_mode:
            groups = build.find_groups()
            opt = os.environ.get("RAILHEAD_OPT", build.DEFAULT_OPT)
            with build.one_at_a_time():
                if build.build(groups, set(groups), opt, Path(self.build_lib, "railhead", "compiled").resolve()):
                    raise SystemExit("The rules did not compile; RAILHEAD_COMPILE=0 installs them interpreted.")


class Platform(Distribution):
    """With compiled modules the wheel is for one Python on one platform."""

    def has_ext_modules(self) -> bool:
        return COMPILE == "1"


setup(cmdclass={"build_py": CompiledModules}, distclass=Platform)
