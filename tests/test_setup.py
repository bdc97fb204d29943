"""Setting up and starting: any path, no network, interrupted, twice, another port, a new build, other Pythons."""

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from project_tools import tool

import railhead
from railhead import pure
from railhead.web import address as place
from railhead.web.bots import BotRoom

ROOT = Path(__file__).parent.parent
minute = tool("first_minute")
PATIENCE = 180  # a busy machine takes its time
NOBODY = 65534
ODD = "Путь с пробелами и 日本語"


def wait_for(happened: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, what
        time.sleep(0.05)


# --- the environment --------------------------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in an odd place, with the tool that sets up its environment and locks that need nothing."""
    folder = tmp_path / ODD
    (folder / "tools").mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "environment.py", folder / "tools")
    for lock in ("requirements.lock", "requirements-build.lock", "requirements-dev.lock"):
        (folder / lock).write_text("# nothing\n")
    return folder


def set_up(project: Path, **environment: str) -> subprocess.Popen[str]:
    """`make play`'s first step, without a network unless the test brings one."""
    command = [sys.executable, str(project / "tools" / "environment.py"), "play"]
    variables = {**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull, **environment}
    return subprocess.Popen(
        command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )


def test_set_up_works_in_a_path_with_blanks_and_other_letters_and_the_second_time_does_nothing(project: Path) -> None:
    first = set_up(project)
    said = first.communicate(timeout=PATIENCE)[0]
    made = (project / ".venv" / ".installed-play").stat().st_mtime_ns
    second = set_up(project, PATH="")
    again = second.communicate(timeout=PATIENCE)[0]

    assert (0, 0) == (first.returncode, second.returncode), said
    assert "Installing the packages to play" in said
    assert "" == again
    assert made == (project / ".venv" / ".installed-play").stat().st_mtime_ns


def test_set_up_that_fails_says_so_and_leaves_nothing(project: Path) -> None:
    (project / "requirements.lock").write_text("no-such-package==1.0\n")
    process = set_up(project)
    said = process.communicate(timeout=PATIENCE)[0]

    assert 1 == process.returncode
    assert "The first time needs\nthe network" in said
    assert not (project / ".venv").exists()


def test_control_c_during_set_up_leaves_nothing_half_made(project: Path) -> None:
    """The index takes the call and never answers; meanwhile somebody loses patience."""
    (project / "requirements.lock").write_text("slow-package==1.0\n")
    with socket.create_server(("127.0.0.1", 0)) as index:
        index.settimeout(PATIENCE)
        address = f"http://127.0.0.1:{index.getsockname()[1]}/simple"
        process = set_up(project, PIP_NO_INDEX="0", PIP_INDEX_URL=address, PIP_NO_CACHE_DIR="1")
        with index.accept()[0]:
            assert (project / ".venv").exists()
            os.killpg(process.pid, signal.SIGINT)
            said = process.communicate(timeout=PATIENCE)[0]

    assert 130 == process.returncode
    assert "Interrupted; run the same command again." in said
    assert not (project / ".venv").exists()


# --- make play --------------------------------------------------------------------------------------------------------


@contextmanager
def playing(data: Path, *arguments: str, root: Path = ROOT, **environment: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(root / "tools" / "play.py"), "--data", str(data), *arguments]
    variables = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONUNBUFFERED": "1", **environment}
    process = subprocess.Popen(
        command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"Open (http://\S+) in a browser", line)
        if found:
            return found[1]
    raise AssertionError("no address was printed")


def is_up(address: str) -> bool:
    with urllib.request.urlopen(address, timeout=PATIENCE) as page:
        return bool(page.status == 200)


def refuses(address: str) -> bool:
    """Is nobody there any more?"""
    host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return True
    return False


def test_make_play_opens_the_browser_says_when_it_runs_already_and_stops_with_control_c(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{tmp_path}/opened"\n')
    browser.chmod(0o755)
    data = tmp_path / ODD
    with playing(data, "--no-compile", BROWSER=str(browser), RAILHEAD_GAMES="toy") as first:
        address = address_of(first)
        wait_for((tmp_path / "opened").exists, "no browser was opened")
        answered = is_up(address)
        with playing(data, "--no-compile", "--no-browser") as second:
            said = second.communicate(timeout=PATIENCE)[0]
        os.killpg(first.pid, signal.SIGINT)
        first.wait(timeout=PATIENCE)

    assert answered
    assert f"{address}\n" == (tmp_path / "opened").read_text()
    assert place.ALREADY == second.returncode
    assert f"Railhead runs here already: open {address} in a browser." in said
    assert 0 == first.returncode


def test_make_play_that_is_told_to_end_ends_its_server_first(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-compile", "--no-browser", RAILHEAD_GAMES="toy") as server:
        address = address_of(server)
        assert is_up(address)
        server.terminate()
        server.wait(timeout=PATIENCE)

    assert 128 + signal.SIGTERM == server.returncode
    assert refuses(address)


def test_a_port_that_was_asked_for_and_is_taken_is_refused_with_another_one_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with playing(tmp_path, "--no-compile", "--no-browser", "--port", str(port)) as server:
            said = server.communicate(timeout=PATIENCE)[0]

    assert 1 == server.returncode
    assert f"Something else listens at port {port} already; choose another one: --port {port + 1}\n" == said


def test_after_a_power_cut_the_same_folder_is_served_again(tmp_path: Path) -> None:
    for _ in range(2):
        with playing(tmp_path, "--no-compile", "--no-browser", RAILHEAD_GAMES="toy") as server:
            address = address_of(server)
            assert is_up(address)
            server.kill()
            wait_for(partial(refuses, address), "the server outlives the process that keeps its socket")


def test_a_port_that_is_taken_gives_way_to_the_next_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(place, "USUAL_PORT", port)
        with place.listen("127.0.0.1", None) as listening:
            found = listening.getsockname()[1]

    assert port < found < port + place.PORTS_TRIED
    assert f"Something else listens at port {port} already, so this is port {found}.\n" == capsys.readouterr().out


def test_a_free_port_is_taken_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    monkeypatch.setattr(place, "USUAL_PORT", port)
    with place.listen("127.0.0.1", None) as listening:
        found = listening.getsockname()[1]

    assert port == found
    assert "" == capsys.readouterr().out


@pytest.mark.parametrize(("variable", "screen"), [("DISPLAY", True), ("BROWSER", True), ("TERM", False)])
def test_without_a_screen_no_browser_is_opened(variable: str, screen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python would open one of text, in the very terminal in which the server runs."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, "something")

    assert screen == place.has_screen()


# --- a build that appears while a match runs --------------------------------------------------------------------------


def test_bots_go_over_to_a_build_that_appears_and_keep_their_process_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    match = railhead.ruleset("toy").start(3, 7)
    room = BotRoom(1, 60)

    async def thinker() -> int:
        await room.think("random", match.view(0))
        worker = room.idle.free[-1]
        assert worker is not None
        return worker.process.pid

    async def think_thrice() -> list[int]:
        seen = [await thinker(), await thinker()]
        monkeypatch.setattr(pure, "newest_build", lambda: "another")
        seen.append(await thinker())
        await room.close()
        return seen

    monkeypatch.setattr(pure, "newest_build", lambda: "one")
    first, second, third = asyncio.run(think_thrice())

    assert first == second
    assert second != third


everything = set(railhead.rulesets()) | {"kernel"}


@pytest.mark.skipif(
    railhead.build() == "interpreted" or not everything <= set(pure.read_index()),
    reason="not everything is compiled here, and compiling takes minutes",
)
def test_make_play_begins_interpreted_and_goes_over_to_the_compiled_rules_in_the_middle_of_a_match(
    tmp_path: Path,
) -> None:
    """In a copy of this checkout that nothing is compiled in; after `make compile` the libraries are in the cache."""
    copy = tmp_path / ODD
    for folder in ("tools", "src"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "compiled"))
    (copy / ".venv").symlink_to(tmp_path)  # somebody else's environment is used as it is
    with playing(tmp_path / "data", "--no-browser", root=copy, RAILHEAD_GAMES="toy", RAILHEAD_BOT_PAUSE="0") as server:
        guest = minute.Guest(address_of(server).rstrip("/"), "toy", ["me", "random"])
        guest.open_table()
        while not guest.step():
            pass
        assert server.stdout is not None
        said = list(iter(server.stdout.readline, "The server runs the compiled rules from now on.\n"))
        before = len(guest.given[guest.table])
        guest.finish()
        log = guest.checked_log(guest.table)
        server.send_signal(signal.SIGINT)
        server.wait(timeout=PATIENCE)

    assert 0 == server.returncode
    assert "The compiled rules of all games are ready.\n" in said
    assert 1 == before < len(guest.given[guest.table])
    assert log["game"] == "toy"


# --- the other Pythons of this machine --------------------------------------------------------------------------------

PLAY = """
import hashlib, json, sys, railhead
ends = {}
for name in [*railhead.rulesets(), "toy"]:
    rules = railhead.ruleset(name)
    match = rules.start(seats=rules.seats[-1], seed=3)
    bots = [railhead.bot("random", rules, seed=seat) for seat in range(match.seats)]
    for _ in range(60):
        if match.over:
            break
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    ends[name] = hashlib.sha256(json.dumps(match.state.to_json(), sort_keys=True).encode()).hexdigest()
print(json.dumps(ends))
"""


def other_pythons() -> dict[str, str]:
    """Pythons that we say we support, as far as they are on this machine: on the path, or kept by pyenv or uv."""
    kept = [Path(os.environ.get("PYENV_ROOT") or "~/.pyenv", "versions"), Path("~/.local/share/uv/python")]
    bins = [str(bin) for folder in kept for bin in folder.expanduser().glob("*/bin")]
    found = {}
    for version in ("3.12", "3.13", "3.14"):
        for folder in [*os.environ.get("PATH", "").split(os.pathsep), *bins]:
            python = shutil.which(f"python{version}", path=folder)
            if python and runs(python):
                found[version] = python
                break
    return found


def runs(python: str) -> bool:
    """On the path may be a stand-in of pyenv's, which runs only what was chosen for this folder."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def test_a_python_is_found_behind_a_stand_in_that_does_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As pyenv has them on the path for versions that nobody chose."""
    for folder, status in (("shims", 127), ("versions/3.14.0/bin", 0)):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "python3.14").write_text(f"#!/bin/sh\nexit {status}\n")
        (tmp_path / folder / "python3.14").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'shims'}")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))

    assert str(tmp_path / "versions/3.14.0/bin/python3.14") == other_pythons()["3.14"]


def test_every_game_goes_the_same_way_on_every_python_of_this_machine(tmp_path: Path) -> None:
    """Rules and kernel need nothing but one small package, which is copied; the web's are for each Python to bring."""
    import mypy_extensions

    shutil.copy(mypy_extensions.__file__, tmp_path)
    variables = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{tmp_path}", "PYTHONDONTWRITEBYTECODE": "1"}
    pythons = {"this": sys.executable, **other_pythons()}
    ends = {}
    for version, python in pythons.items():
        done = subprocess.run(
            [python, "-W", "error", "-c", PLAY], env={**os.environ, **variables}, capture_output=True, text=True
        )
        assert done.returncode == 0, f"Python {version}: {done.stderr}"
        ends[version] = json.loads(done.stdout)

    assert dict.fromkeys(pythons, ends["this"]) == ends
    assert len(ends["this"]) == len(railhead.rulesets()) + 1


def test_somebody_without_rights_plays_every_game_from_sources_that_are_read_only(tmp_path: Path) -> None:
    """Where the tests run as root, another user plays, if there is a Python that others can reach."""
    import mypy_extensions

    nobody: dict[str, Any] = {}
    python = sys.executable
    if os.getuid() == 0:
        open_to_all = [place for place in (python, *other_pythons().values(), "/usr/bin/python3") if reachable(place)]
        python, nobody = (open_to_all[0], {"user": NOBODY, "group": NOBODY}) if open_to_all else (python, {})
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "compiled", "web"))
        shutil.copy(mypy_extensions.__file__, folder / "src")
        for path in [folder, *folder.rglob("*")]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        done = subprocess.run(
            [python, "-c", PLAY],
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(folder / "src")},
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            **nobody,
        )
        made = [*folder.rglob("__pycache__")] if nobody else []
        folder.chmod(0o755)

    assert done.returncode == 0, done.stderr
    assert len(railhead.rulesets()) + 1 == len(json.loads(done.stdout))
    assert [] == made


def reachable(python: str) -> bool:
    """Is this a Python that we support, which somebody without rights can start?"""
    path = Path(python).resolve()
    old = "import sys; sys.exit(sys.version_info < (3, 11))"
    return (
        path.exists()
        and all(parent.stat().st_mode & 0o001 for parent in path.parents)
        and subprocess.run([path, "-c", old], capture_output=True, check=False).returncode == 0
    )
