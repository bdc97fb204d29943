"""The soaks themselves, in a few seconds each."""

import asyncio
import random
import re
import statistics
from pathlib import Path
from typing import Any

import pytest

from railhead.web.soak import contract, drawing, fuzz, kill, load, mixed, race, twins
from railhead.web.soak.__main__ import SOAKS
from railhead.web.soak.tally import Tally


def test_power_cuts_lose_nothing(tmp_path: Path) -> None:
    run = asyncio.run(kill.soak("toy", kills=2, seed=1, folder=str(tmp_path)))

    assert 2 == run.kills


def test_races_have_one_winner(tmp_path: Path) -> None:
    assert (20, 22) <= asyncio.run(race.soak("toy", pairs=20, posts=20, seed=1, folder=str(tmp_path)))


def test_fuzzed_requests_do_no_harm(tmp_path: Path) -> None:
    codes = asyncio.run(fuzz.fuzz("front_line", 400, seed=1, folder=str(tmp_path)))

    assert 400 == sum(codes.values())


def test_the_api_keeps_what_its_document_says(tmp_path: Path) -> None:
    codes = contract.check("toy", examples=4, number=1, folder=str(tmp_path))

    assert {200, 201, 403, 404, 422} <= set(codes)


def test_load_is_measured(capsys: object) -> None:
    load.main(["--tables", "2", "--seats", "2", "--spectators", "3", "--rate", "8", "--seconds", "3", "--game", "toy"])

    assert {"secrecy", "twins", "kill", "race", "fuzz", "load", "mixed", "costs", "drawing"} == set(SOAKS)


def test_honest_people_play_match_after_match(capsys: pytest.CaptureFixture[str]) -> None:
    """A match of Last Lantern is over in a few seconds: who then sat before a dead page would begin no other."""
    mixed.main(["--calm", "--minutes", "0.4", "--tables", "2", "--rate", "20", "--game", "toy"])

    begun = [int(count) for count in re.findall(r"(\d+) matches of people", capsys.readouterr().out)]
    assert sum(begun) > 2, "of two tables"


def test_everybody_who_shall_be_in_the_way_is(capsys: pytest.CaptureFixture[str]) -> None:
    """All of them within a few seconds, so that no minute of the soak is an easy one."""
    mixed.main(["--minutes", "0.5", "--tables", "3", "--rate", "6", "--game", "toy", "--restart-seconds", "12"])

    said = capsys.readouterr().out
    for what in ("tables of bots", "imports", "half-sent", "nobody reads", "dripping", "flood", "killed", "restarts"):
        assert what in said
    assert "0 lost, 0 doubled, 0 failed" in said


def test_the_verdict_counts_a_minute_in_which_nobody_could_decide() -> None:
    """The worst minute of all would be the one with no decision in it."""
    run = mixed.Mixed(Any, Any, "toy", random.Random(1), 0.0)  # type: ignore[arg-type]  # neither is asked
    run.minutes = [mixed.Minute(waited=[0.01], memory=1), mixed.Minute(memory=1), mixed.Minute()]

    assert "NOT kept" in mixed.verdict(run, 1)


def test_a_changed_screen_of_the_largest_table_is_drawn_in_ten_milliseconds(tmp_path: Path) -> None:
    """Metro 2033 with six seats; of processor time, so that other tests beside this one hardly count."""
    spent = asyncio.run(drawing.measure("metro2033", 80, seed=1, folder=str(tmp_path)))

    assert statistics.median(spent) * 1000 < drawing.DRAWN_MS


def test_a_soak_goes_on_where_the_last_sitting_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The second sitting does what is left, from other seeds; a third one is stopped by the clock."""
    common = ["--games", "toy", "--tally", str(tmp_path / "tally.json")]
    done = []
    for more in (["--positions", "10"], ["--positions", "40"], ["--positions", "9999", "--minutes", "0.00001"]):
        twins.main([*common, *more])
        done.append(Tally(tmp_path / "tally.json").of("toy"))

    assert 10 <= done[0]["done"] < 40 <= done[1]["done"]
    assert done[0]["chunks"] < done[1]["chunks"]
    assert done[2]["chunks"] <= done[1]["chunks"] + 1
    assert "stopped by the clock" in capsys.readouterr().out
