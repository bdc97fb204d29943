"""The soak finds what is broken, and says how to see it again."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import railhead
from railhead.arena import soak

COMMAND = [sys.executable, "-m", "railhead.arena.soak"]


def test_a_soak_counts_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == soak.main(["--games", "toy", "--matches", "40", "--workers", "1", "--sample", "20"])

    row = next(line.split() for line in capsys.readouterr().out.splitlines() if line.split()[:1] == ["toy"])
    assert ["toy", "40"] == row[:2]
    assert ["2", "0"] == [row[3], row[6]]
    assert int(row[5]) > 0


def test_matches_are_spread_over_all_seats_and_variants() -> None:
    rules = railhead.ruleset("toy")
    tables = [soak.table_of(rules, number, {}) for number in range(200)]
    sampled = [soak.table_of(rules, number, {})[0] for number in range(10_000) if soak.is_sampled(number, 500)]

    assert {(seats, length) for seats in range(1, 11) for length in ("short", "long")} == {
        (seats, options["length"]) for seats, options in tables
    }
    assert set(range(1, 11)) == set(sampled)


def test_an_option_can_be_fixed_for_all_matches() -> None:
    rules = railhead.ruleset("toy")

    tables = [soak.table_of(rules, number, {"length": "long"}) for number in range(50)]

    assert {"long"} == {options["length"] for _, options in tables}
    assert set(range(1, 11)) == {seats for seats, _ in tables}


@pytest.mark.parametrize(
    ("option", "words"),
    [("length=endless", "one of short, long"), ("speed=1", "no option called"), ("long", "NAME=VALUE")],
)
def test_an_option_that_does_not_exist_is_refused(option: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.suppress(SystemExit):
        assert soak.main(["--games", "toy", "--matches", "1", "--option", option]) == 2
    assert words in capsys.readouterr().err


def test_a_violation_is_reported_with_its_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr(soak, "refuse_faults", broken)
    rules, tally = railhead.ruleset("toy"), soak.Tally()
    job = soak.Job("toy", 0, 1, seed=0, sample=1000, secrecy=False)
    soak.play_one(rules, 3, rules.check_setup(3, None), job, 17, tally)
    [found] = tally.violations
    soak.report(soak.Console(), found, tmp_path)
    written = json.loads((tmp_path / "soak-toy-3-17.json").read_text(encoding="utf-8"))

    assert "play_cheaply(railhead.ruleset('toy'), 3, 17, {'length': 'short'})" in capsys.readouterr().out
    assert "a card is lost" in written["fault"]
    assert railhead.replay(written["log"]).over


@pytest.mark.parametrize(("send", "what"), [(os.killpg, signal.SIGINT), (os.kill, signal.SIGTERM)])
def test_ctrl_c_or_kill_ends_with_the_table_so_far(send: Callable[[int, int], None], what: signal.Signals) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--games", "toy", "--matches", "100000000", "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "COLUMNS": "100"},
    )
    time.sleep(2.0)
    send(process.pid, what)
    out, errors = process.communicate(timeout=20)

    assert 130 == process.returncode
    assert "Interrupted" in out
    assert "toy" in out
    assert "Traceback" not in errors


@pytest.mark.parametrize("arguments", [["--matches", "0"], ["--workers", "x"], ["--out", "/no/such/folder"]])
def test_bad_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        soak.main(arguments)


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == soak.main(["--games", "chess"])
    assert "no game called 'chess'" in capsys.readouterr().err
