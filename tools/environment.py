"""Set up `.venv` with the pinned packages of a purpose: `play`, `build` (to compile) or `dev` (everything).

    python3 tools/environment.py play

What is installed already is left alone, without asking the network. Nothing half-made stays behind: an environment
that this run began is removed again when it is interrupted or fails, and one that was there before is completed by the
next run.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / "bin" / "python"
OLDEST = (3, 11)
LOCKS = {
    "play": ["requirements.lock"],
    "build": ["requirements.lock", "requirements-build.lock"],
    "dev": ["requirements.lock", "requirements-build.lock", "requirements-dev.lock"],
}
WORDS = {"play": "to play", "build": "to compile the rules", "dev": "to develop"}


def stamp_of(purpose: str) -> Path:
    return FOLDER / f".installed-{purpose}"


def wanted(purpose: str) -> str:
    """What a stamp must say for the environment to be right."""
    total = hashlib.sha256()
    for lock in LOCKS[purpose]:
        total.update((ROOT / lock).read_bytes())
    if purpose == "dev":
        total.update((ROOT / "pyproject.toml").read_bytes())
    return f"Python {version()} {total.hexdigest()} {ROOT}\n"


def version() -> str:
    return "{}.{}".format(*sys.version_info[:2])


def is_there(purpose: str) -> bool:
    """Set up for this purpose, or for one that includes it?"""
    order = list(LOCKS)
    for including in order[order.index(purpose) :]:
        with contextlib.suppress(OSError):
            if stamp_of(including).read_text() == wanted(including):
                return PYTHON.exists()
    return False


def of_another_python() -> bool:
    with contextlib.suppress(OSError):
        lines = (FOLDER / "pyvenv.cfg").read_text().splitlines()
        values = dict(line.split(" = ", 1) for line in lines if " = " in line)
        return not PYTHON.exists() or not values.get("version", "").startswith(version() + ".")
    return True


def call(*command: str | Path) -> None:
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "RAILHEAD_COMPILE": "0"}
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT, env=environment)


def make(purpose: str) -> None:
    """Install; the stamp is written last of all."""
    begun = of_another_python()
    done = False
    try:
        for other in LOCKS:
            if begun:
                stamp_of(other).unlink(missing_ok=True)
        if begun:
            call(sys.executable, "-m", "venv", "--clear", FOLDER)
        locks = [part for lock in LOCKS[purpose] for part in ("-r", lock)]
        # Compiling all modules of all packages takes longer than compiling those that are imported, when they are.
        call(PYTHON, "-m", "pip", "install", "-qq", "--no-compile", *locks)
        if purpose == "dev":
            call(PYTHON, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation", "-e", ".")
        stamp_of(purpose).write_text(wanted(purpose))
        done = True
    finally:
        if begun and not done:
            shutil.rmtree(FOLDER, ignore_errors=True)


def remove_old_libraries() -> None:
    """Compiled files once lay beside their sources, where Python would still prefer them."""
    for path in (ROOT / "src").rglob("*.so"):
        if path.parent.name != "compiled":
            path.unlink()


def main(purpose: str) -> int:
    if sys.version_info < OLDEST:
        print("Railhead needs Python {}.{} or newer; name one with PYTHON=...".format(*OLDEST))
        return 1
    remove_old_libraries()
    if is_there(purpose):
        return 0
    if FOLDER.is_symlink():  # somebody else's: use it as it is
        return 0
    (ROOT / "build").mkdir(exist_ok=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended from outside is ended like Ctrl-C
    with (ROOT / "build" / "environment.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two targets at a time wait for each other
        if is_there(purpose):
            return 0
        print(f"Installing the packages {WORDS[purpose]} into .venv ...", flush=True)
        try:
            make(purpose)
        except KeyboardInterrupt:
            print("Interrupted; run the same command again.")
            return 130
        except subprocess.CalledProcessError as fault:
            print(f"The packages could not be installed (status {fault.returncode}); see above. The first time needs")
            print("the network; from then on everything works without it.")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
