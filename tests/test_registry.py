"""The registry: our own games, and those that other packages bring."""

import os
import subprocess
import sys
from pathlib import Path

import railhead
from railhead.components import fingerprint


def test_the_games_are_listed_in_order_and_the_toy_is_not() -> None:
    assert sorted(railhead.rulesets()) == railhead.rulesets()
    assert "toy" not in railhead.rulesets()
    assert "toy" == railhead.ruleset("toy").name


def test_another_package_brings_a_ruleset_through_its_entry_point(tmp_path: Path) -> None:
    """A real distribution with a real entry point, found by a fresh interpreter."""
    (tmp_path / "lamps.py").write_text(
        "from railhead.testing.toy.game import make\nRULES = make()\nRULES.name = 'lamps'\n", encoding="utf-8"
    )
    info = tmp_path / "lamps-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lamps\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[railhead.rulesets]\nlamps = lamps\n", encoding="utf-8")
    program = "import railhead; print(railhead.rulesets(), railhead.ruleset('lamps').start(2).asks[0].prompt)"

    found = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "'lamps'" in found.stdout
    assert found.stdout.endswith("lay\n")


def test_a_change_of_the_data_changes_its_fingerprint_and_a_comment_does_not() -> None:
    data = {"cards": [{"id": "ambush", "bonus": 1}]}

    assert fingerprint(data) == fingerprint({"cards": [{"bonus": 1, "id": "ambush"}]})
    assert fingerprint(data) != fingerprint({"cards": [{"id": "ambush", "bonus": 2}]})
