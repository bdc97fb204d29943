"""Compiled = interpreted, an edited source always wins, and no process ever runs parts of two builds."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import railhead
from railhead import pure
from railhead.testing.playthrough import digests

ONLY_ONE = "this is the interpreted build: there is nothing to compare it with"
compiled = pytest.mark.skipif(railhead.build() == "interpreted", reason=ONLY_ONE)

# What a process runs: the kernel's build, the game's, and how many compiled libraries it holds.
TELL = """
import sys, railhead
rules = railhead.ruleset("toy"), railhead.ruleset("breakthrough")
match = rules[1].start(2, 7)
for _ in range(40):
    match.answer(match.asks[0].seat, match.asks[0].options[0])
game = sys.modules["railhead.games.breakthrough.game"].__file__
print(railhead.build(), "interpreted" if game.endswith(".py") else "compiled",
      sum(name.endswith("__mypyc") for name in sys.modules))
"""


def stale() -> list[str]:
    """Groups that run interpreted because their text has changed since they were compiled."""
    finder = pure.CompiledFinder(pure.read_index())
    return [name for name in finder.groups if not finder.is_fresh(name)]


@compiled
def test_the_same_seeds_give_the_same_logs_in_both_builds() -> None:
    process = run("-m", "railhead.testing.playthrough", "--digests", environment={"RAILHEAD_PURE": "1"})
    other = json.loads(process)

    assert "interpreted" == other["build"]
    assert other["digests"] == digests(), f"changed, so compile anew (make compile): {stale() or 'none'}"


# --- which build a process takes --------------------------------------------------------------------------------------


def run(*arguments: str, environment: dict[str, str]) -> str:
    process = subprocess.run(
        [sys.executable, *arguments], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def told(index: Path, code: str = TELL) -> str:
    return run("-c", code, environment={"RAILHEAD_INDEX": str(index)}).strip()


def copied_index(folder: Path) -> dict[str, Any]:
    """The index of this build, with its libraries where they are."""
    groups = json.loads(json.dumps(pure.read_index()))
    for group in groups.values():
        group["library"] = str(pure.FOLDER / group["library"])
    return {"python": sys.implementation.cache_tag, "groups": groups}


def write(index: dict[str, Any], folder: Path) -> Path:
    path = folder / "index.json"
    path.write_text(json.dumps(index))
    return path


@compiled
def test_a_process_takes_the_libraries_that_the_index_names(tmp_path: Path) -> None:
    index = write(copied_index(tmp_path), tmp_path)

    assert "compiled compiled 3" == told(index)


@compiled
def test_a_game_whose_text_was_edited_runs_interpreted_on_the_compiled_kernel(tmp_path: Path) -> None:
    index = copied_index(tmp_path)
    index["groups"]["breakthrough"]["sources"] = "of another text"

    assert "compiled interpreted 2" == told(write(index, tmp_path))


@compiled
def test_a_bot_says_which_build_the_rules_of_its_game_are(tmp_path: Path) -> None:
    """While a build goes on, the kernel and some games are compiled, others not yet."""
    index = copied_index(tmp_path)
    del index["groups"]["breakthrough"]
    tell = "from railhead.web.worker import build_of; print(build_of('toy'), build_of('breakthrough'))"

    assert "compiled interpreted" == told(write(index, tmp_path), tell)


@compiled
def test_a_kernel_whose_text_was_edited_leaves_everything_interpreted(tmp_path: Path) -> None:
    index = copied_index(tmp_path)
    index["groups"]["kernel"]["sources"] = "of another text"

    assert "interpreted interpreted 0" == told(write(index, tmp_path))


@compiled
def test_a_library_that_is_gone_leaves_its_game_interpreted(tmp_path: Path) -> None:
    index = copied_index(tmp_path)
    index["groups"]["breakthrough"]["library"] = str(tmp_path / "gone.so")

    assert "compiled interpreted 2" == told(write(index, tmp_path))


@compiled
def test_a_build_that_appears_while_a_process_runs_is_not_taken_by_half(tmp_path: Path) -> None:
    """The kernel is imported before the index is there, the game after it: both are interpreted."""
    (tmp_path / "later.json").write_text(json.dumps(copied_index(tmp_path)))
    index = tmp_path / "index.json"
    appears = f"import os, railhead; os.rename({str(tmp_path / 'later.json')!r}, {str(index)!r})\n"

    assert "interpreted interpreted 0" == told(index, appears + TELL)
    assert "compiled compiled 3" == told(index)


@compiled
def test_a_build_that_is_replaced_while_a_process_runs_stays_as_it_was(tmp_path: Path) -> None:
    """The index at the start holds, whatever it says later."""
    index = write(copied_index(tmp_path), tmp_path)
    replaced = f"import railhead; open({str(index)!r}, 'w').write('damaged')\n"

    assert "compiled compiled 3" == told(index, replaced + TELL)


# --- a flow in another order ------------------------------------------------------------------------------------------

# What a process runs of the toy, and what happens first in a match of it.
PLAY = """
import sys, railhead
match = railhead.ruleset("toy").start(3, 2)
for _ in range(3):
    match.answer(match.asks[0].seat, match.asks[0].options[-1])
place = sys.modules["railhead.testing.toy.round"].__file__
print("interpreted" if place.endswith(".py") else "compiled", [event.kind for event in match.events(None)])
"""
ROOT = Path(__file__).parent.parent


@compiled
def test_a_flow_reordered_in_one_line_runs_so_at_once_and_compiled_after_make_compile(tmp_path: Path) -> None:
    """In a copy of this checkout: `tools/build.py` is what `make compile` calls."""
    copy = tmp_path / "copy"
    shutil.copytree(ROOT / "tools", copy / "tools")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "web"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    here = {"PYTHONPATH": str(copy / "src"), "RAILHEAD_OPT": "0"}
    before = run("-c", PLAY, environment=here)
    file = copy / "src/railhead/testing/toy/round.py"
    text = file.read_text(encoding="utf-8")
    edited = text.replace('"compare",\n        "endanger",', '"endanger", "compare",')
    assert edited != text

    file.write_text(edited, encoding="utf-8")
    at_once = run("-c", PLAY, environment=here)
    run(str(copy / "tools" / "build.py"), "--only", "toy", environment=here)
    afterwards = run("-c", PLAY, environment=here)

    assert "loses_light" in before
    assert "loses_light" not in at_once
    assert ("compiled", "interpreted", "compiled") == (before.split()[0], at_once.split()[0], afterwards.split()[0])
    assert at_once.split()[1:] == afterwards.split()[1:]


@compiled
def test_libraries_of_another_python_are_left_alone(tmp_path: Path) -> None:
    index = copied_index(tmp_path) | {"python": "cpython-27"}

    assert "interpreted interpreted 0" == told(write(index, tmp_path))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"groups": 3}', '{"python": "x"}'])
def test_a_damaged_index_counts_as_none(text: str, tmp_path: Path) -> None:
    index = tmp_path / "index.json"
    index.write_text(text)

    assert "interpreted interpreted 0" == told(index)


def test_without_an_index_everything_is_interpreted(tmp_path: Path) -> None:
    assert "interpreted interpreted 0" == told(tmp_path / "index.json")


# --- the version ------------------------------------------------------------------------------------------------------


def test_the_version_stands_in_one_place() -> None:
    root = Path(__file__).parent.parent
    text = (root / "pyproject.toml").read_text(encoding="utf-8")

    assert 'version = { attr = "railhead.__version__" }' in text
    assert railhead.__version__ not in text


def test_python_m_railhead_is_the_command() -> None:
    assert f"railhead {railhead.__version__}" in run("-m", "railhead", "--version", environment={})
