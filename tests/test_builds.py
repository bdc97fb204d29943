"""Compiled = interpreted: the same seeds give the same logs in both builds."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import railhead
from railhead.testing.playthrough import digests

ONLY_ONE = "this is the interpreted build: there is nothing to compare it with"


def stale() -> list[str]:
    """Compiled modules whose text has changed since."""
    package = Path(railhead.__file__).parent
    sources = {path: path.with_name(path.name.partition(".")[0] + ".py") for path in package.rglob("*.so")}
    return [source.stem for path, source in sources.items() if source.stat().st_mtime > path.stat().st_mtime]


@pytest.mark.skipif(railhead.build() == "interpreted", reason=ONLY_ONE)
def test_the_same_seeds_give_the_same_logs_in_both_builds() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "railhead.testing.playthrough", "--digests"],
        env={**os.environ, "RAILHEAD_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    other = json.loads(process.stdout)

    assert "interpreted" == other["build"]
    assert other["digests"] == digests(), f"older than their text, so compile anew (make compile): {stale() or 'none'}"
