"""Looking at a match again."""

from pathlib import Path

import pytest
from conftest import Run


@pytest.fixture
def log(run: Run, home: Path) -> str:
    run("play", "toy", "--seat", "Anna=greedy", "--seat", "Bob=random", "--seed", "5", "--save", "match.json")
    return "match.json"


def test_one_position_is_printed_as_a_seat_saw_it(run: Run, log: str) -> None:
    spectator = run("replay", log, "--at", "3", "--print").output
    anna = run("replay", log, "--at", "3", "--print", "--seat", "anna").output

    assert "after decision 3 of 8 · seen by a spectator" in spectator
    assert "Anna draws a card." in spectator
    assert "Anna decides in secret." in spectator
    assert "Anna draws Sun." in anna
    assert "Anna answers: Beacon." in anna


def test_one_steps_forwards_and_back_and_jumps(run: Run, log: str) -> None:
    shown = run("replay", log, typed="\nn\nb\n8\n9\n-1\nseat Bob\nseat 3\nspectator\nwhat\nquit\n").output

    places = [line.split("decision ")[1].split(" of")[0] for line in shown.splitlines() if "after decision" in line]
    assert ["0", "1", "2", "1", "8", "8", "8"] == places
    assert "There is no decision 9; the log has 0 to 8." in shown
    assert "There is no seat '3'" in shown
    assert "The match is over: Anna won." in shown
    assert "NUMBER        go to the position" in shown


def test_a_branch_is_played_on_and_the_log_stays_as_it_was(run: Run, home: Path, log: str) -> None:
    before = (home / log).read_bytes()
    shown = run("replay", log, typed="5\nplay alien\nplay Vera=human\n1\nsave branch.json\nquit\n").output

    assert "'alien' is no player" in shown
    assert "1. Vera: a person · 2. Bob: Random bot" in shown
    assert before == (home / log).read_bytes()
    assert 0 == run("verify", "branch.json").exit_code


@pytest.mark.parametrize(
    ("arguments", "words"), [(["--at", "99"], "There is no decision 99"), (["--seat", "Zoe"], "There is no seat 'Zoe'")]
)
def test_a_place_or_seat_that_is_not_there_is_refused(run: Run, log: str, arguments: list[str], words: str) -> None:
    result = run("replay", log, "--print", *arguments)

    assert 2 == result.exit_code
    assert words in result.output
