import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from railhead.web.limits import Buckets, household
from railhead.web.shared import Board


@dataclass
class Clock:
    """A time that stands still until it is told to go on."""

    at: float = 0.0

    def __call__(self) -> float:
        return self.at


def let_through(buckets: Buckets, clock: Clock, asked_a_second: int, seconds: int, client: str = "a") -> int:
    """How many requests of a client who asks steadily are let through."""
    count = 0
    begin = clock.at
    for number in range(asked_a_second * seconds):
        clock.at = begin + number / asked_a_second
        count += buckets.spend(client)
    return count


@pytest.mark.parametrize("asked", [21, 30, 100, 1000])
def test_whoever_asks_too_often_gets_the_burst_and_the_rate_and_nothing_else(asked: int) -> None:
    """The formula of the token bucket: min(asked * T, burst + rate * T). A refusal takes no drop and no refill."""
    clock = Clock()

    through = let_through(Buckets(20, 120, clock), clock, asked, 60)

    assert min(asked * 60, 120 + 20 * 60) == pytest.approx(through, abs=1)


@pytest.mark.parametrize("asked", [1, 10, 20])
def test_whoever_keeps_to_the_rate_is_never_refused(asked: int) -> None:
    clock = Clock()

    assert asked * 60 == let_through(Buckets(20, 2, clock), clock, asked, 60)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("", ""),
    ],
)
def test_whoever_has_a_whole_network_shares_one_limit(address: str, counted: str) -> None:
    """With IPv6 anybody could take another address for every request."""
    assert counted == household(address)


def test_a_bucket_never_holds_more_than_the_burst() -> None:
    clock = Clock()
    buckets = Buckets(20, 5, clock)
    let_through(buckets, clock, 100, 1)

    clock.at += 3600

    assert [True] * 5 + [False] == [buckets.spend("a") for _ in range(6)]


def test_clients_do_not_drink_from_each_others_buckets() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)

    assert [True, False, True] == [buckets.spend("a"), buckets.spend("a"), buckets.spend("b")]


def test_a_crowd_does_not_fill_the_bucket_of_one_who_goes_on_asking() -> None:
    clock = Clock(1.0)
    buckets = Buckets(0.001, 1, clock, Board(sets=1))
    assert buckets.spend("a")

    for number in range(100):
        clock.at += 0.001
        buckets.spend(f"client {number}")
        assert not buckets.spend("a")


# --- several processes ------------------------------------------------------------------------------------------------


def test_processes_count_together_and_one_that_dies_leaves_nothing_behind(tmp_path: Path) -> None:
    """The board of another process: it counts three and waits; when it is killed another one takes its column."""
    path = tmp_path / "board"
    Board.create(path)
    code = (
        "import sys, time; from railhead.web.shared import Board; board = Board(sys.argv[1]);"
        "board.count('streams a', 3, 1.0); print(board.index, flush=True); time.sleep(60)"
    )
    command = [sys.executable, "-c", code, str(path)]
    mine = Board(str(path))
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert b"1\n" == other.stdout.readline()
        together = mine.count("streams a", 2, 1.0)
        other.kill()
    with subprocess.Popen(command, stdout=subprocess.PIPE) as third:
        assert third.stdout is not None
        assert b"1\n" == third.stdout.readline()
        after = mine.total("streams a")
        third.kill()

    assert 0 == mine.index
    assert 5 == together
    assert 5 == after  # two of ours, three of the third; those of the one that was killed are gone
