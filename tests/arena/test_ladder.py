"""A ladder: matches that hang on seed and number alone, files that resume and merge, figures with intervals."""

import json
import os
import signal
from collections import Counter
from pathlib import Path
from threading import enumerate as enumerate_threads

import pytest
from typer.testing import CliRunner

from railhead.arena.crew import in_processes, work
from railhead.arena.figures import Standing, interval, sentences, shown, standings
from railhead.arena.ladder import climb
from railhead.arena.ledger import BadLedger, Ledger, line_of, merge
from railhead.arena.run import Run, line_ups, play, play_match, seated, seconds_of, tick
from railhead.bots import Bot
from railhead.cli.main import app
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadSetup
from railhead.kernel.view import View
from railhead.registry import ruleset


class Wild(Bot):
    """Answers what nobody offered."""

    def choose(self, view: View, ask: Ask) -> int:
        return -1


DUEL = Run("toy", ("greedy", "random"), seats=2, seed=5)


def command(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["arena", *arguments])
    return result.exit_code, result.output


def much(number: int) -> bytes:
    """A result that takes a while to travel."""
    return bytes(20_000_000)


class Idle(Bot):
    """Passes, whatever is offered."""

    def choose(self, view: View, ask: Ask) -> int:
        names = self.rules.vocabulary.names
        return next((option for option in ask.options if names[option] == "pass"), ask.options[0])


# --- who sits where ---------------------------------------------------------------------------------------------------


def test_every_bot_takes_every_seat_in_turn() -> None:
    assert [seated(DUEL, number) for number in range(3)] == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "random"),
    ]


def test_the_last_bot_fills_up_the_table() -> None:
    run = Run("toy", ("greedy", "random"), seats=4, seed=0)

    assert [("greedy", "random", "random", "random")] == line_ups(run)
    assert {0, 1, 2, 3} == {seated(run, number).index("greedy") for number in range(4)}


def test_more_bots_than_seats_meet_in_all_pairs() -> None:
    run = Run("toy", ("greedy", "random", "greedy:dreams=8"), seats=2, seed=0)

    pairs = [frozenset(seated(run, number)) for number in range(6)]
    assert 3 == len(set(pairs))
    assert pairs[:3] == pairs[3:]


def test_in_a_solo_challenge_all_bots_get_the_same_deals() -> None:
    run = Run("toy", ("greedy", "random"), seats=1, seed=3)

    assert [("greedy",), ("random",), ("greedy",)] == [seated(run, number) for number in range(3)]


# --- the same match ---------------------------------------------------------------------------------------------------


def test_a_match_hangs_on_the_seed_and_its_number_alone() -> None:
    one, again = play_match((DUEL, 7)), play_match((DUEL, 7))

    assert line_of(one) == line_of(again)


@pytest.mark.parametrize("workers", [1, 2])
def test_the_file_is_the_same_for_any_number_of_workers(tmp_path: Path, workers: int) -> None:
    expected, found = tmp_path / "expected.jsonl", tmp_path / "found.jsonl"
    climb(DUEL, 8, path=expected)

    climb(DUEL, 8, path=found, workers=workers)

    assert expected.read_bytes() == found.read_bytes()


@pytest.mark.research
def test_the_file_is_the_same_on_a_ray_cluster(tmp_path: Path) -> None:
    expected, found = tmp_path / "expected.jsonl", tmp_path / "found.jsonl"
    climb(DUEL, 8, path=expected)

    climb(DUEL, 8, path=found, ray="local")

    assert expected.read_bytes() == found.read_bytes()


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_run_goes_on_where_its_file_broke_off(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    climb(DUEL, 10, path=whole)
    climb(DUEL, 6, path=broken)
    broken.write_bytes(broken.read_bytes()[:-9])  # the machine went down while it wrote

    climb(DUEL, 10, path=broken)

    assert whole.read_bytes() == broken.read_bytes()


def test_parts_of_a_run_merge_into_the_file_of_the_whole(tmp_path: Path) -> None:
    whole, one, two, both = (tmp_path / f"{name}.jsonl" for name in ("whole", "one", "two", "both"))
    climb(DUEL, 10, path=whole)
    climb(DUEL, 6, path=one)
    climb(DUEL, 6, first=4, path=two)

    ledger = merge(both, [two, one])

    assert whole.read_bytes() == both.read_bytes()
    assert 10 == len(ledger.times)


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    climb(DUEL, 2, path=path)

    with pytest.raises(BadLedger, match="seed is 5 there and 6 here"):
        Ledger(Run("toy", ("greedy", "random"), seats=2, seed=6), path)


def test_two_results_of_one_match_are_refused(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    climb(DUEL, 2, path=one)
    lines = one.read_text(encoding="utf-8").splitlines()
    changed = json.loads(lines[1]) | {"winners": []}
    two.write_text("\n".join([lines[0], json.dumps(changed)]) + "\n", encoding="utf-8")

    with pytest.raises(BadLedger, match="match 0 ended differently"):
        merge(tmp_path / "both.jsonl", [one, two])


def test_what_is_no_ledger_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "poem.jsonl"
    path.write_text("no JSON\n", encoding="utf-8")

    with pytest.raises(BadLedger, match=r"poem\.jsonl, line 1"):
        Ledger(DUEL, path)


# --- workers ----------------------------------------------------------------------------------------------------------


def die_once(task: tuple[str, int]) -> int:
    """Ends its whole process the first time that task 3 comes up."""
    folder, number = task
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_worker_that_dies_costs_no_result_and_doubles_none(tmp_path: Path) -> None:
    tasks = [(str(tmp_path), number) for number in range(8)]

    assert [number * number for number in range(8)] == list(in_processes(die_once, tasks, 2))


@pytest.mark.research
def test_a_worker_that_dies_on_a_ray_cluster_costs_no_result_and_doubles_none(tmp_path: Path) -> None:
    folder = str(tmp_path)

    def die_there(number: int) -> int:  # travels by value: the cluster's workers do not know this file
        mark = Path(folder) / "died"
        if number == 3 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    assert [number * number for number in range(8)] == list(work(die_there, list(range(8)), 1, "local"))
    assert (tmp_path / "died").exists()


# --- figures ----------------------------------------------------------------------------------------------------------


def test_intervals_hold_the_share_and_shrink_with_the_matches() -> None:
    low, high = interval(75, 100)
    assert (0.657, 0.825) == (round(low, 3), round(high, 3))  # Wilson

    wide, narrow = interval(5, 10), interval(500, 1000)
    assert wide[1] - wide[0] > 3 * (narrow[1] - narrow[0])
    assert (0.0, 1.0) == interval(0, 0)


def test_shared_victories_count_with_their_part(tmp_path: Path) -> None:
    ledger = Ledger(DUEL, None)
    both = {"seats": ["greedy", "random"], "scores": [2, 2], "ranking": [1, 1]}
    ledger.lines = {0: {"match": 0, "winners": [0, 1], **both}, 1: {"match": 1, "winners": [0], **both}}

    greedy, random = standings(ledger, DUEL.bots)

    assert (1.5, 0.5) == (greedy.won, random.won)
    assert "greedy: won 1.5 of 2 (75.0%" in sentences(greedy, 2)
    assert "1.50 times its fair share" in sentences(greedy, 2)


def test_one_bot_among_others_is_measured_by_its_fair_share() -> None:
    run = Run("toy", ("greedy", "random"), seats=4, seed=0)
    ledger = Ledger(run, None)
    line = {"seats": ["greedy", "random", "random", "random"], "winners": [0], "scores": [0] * 4, "ranking": [1] * 4}
    ledger.lines = {0: {"match": 0, **line}, 1: {"match": 1, **line, "winners": [2]}}

    greedy, random = standings(ledger, run.bots)

    assert "2.00 times its fair share" in sentences(greedy, 4)
    assert "0.67 times its fair share" in sentences(random, 4)


def test_times_lie_in_steps_that_add_up() -> None:
    for seconds in (2e-6, 3e-4, 0.1, 2.5):
        assert seconds <= seconds_of(tick(seconds)) < 1.1 * seconds
    assert ["20 µs", "1.5 ms", "2.00 s"] == [shown(2e-5), shown(1.5e-3), shown(2.0)]


def test_the_ratings_of_openskill_follow_the_results(tmp_path: Path) -> None:
    ledger, _ = climb(DUEL, 40)

    greedy, random = standings(ledger, DUEL.bots)

    assert greedy.rating is not None
    assert random.rating is not None
    assert greedy.rating[0] > random.rating[0]


def test_a_standing_without_matches_has_words_too() -> None:
    assert "won 0 of 0" in sentences(Standing("greedy"), 2)


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_plays_a_run_and_tells_of_it(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"

    code, words = command("toy", "greedy", "random", "--matches", "6", "--out", str(path))

    assert 0 == code
    assert "2 seats, 6 matches, seed 0" in words
    assert "greedy: won" in words
    assert 7 == len(path.read_text(encoding="utf-8").splitlines())


def test_a_solo_run_tells_scores(tmp_path: Path) -> None:
    code, words = command("toy", "greedy", "random", "--seats", "1", "--matches", "6")

    assert 0 == code
    assert "greedy: passed" in words
    assert "mean score" in words


def test_the_command_merges_files(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    command("toy", "greedy", "random", "--matches", "3", "--out", str(one))
    command("toy", "greedy", "random", "--matches", "3", "--first", "3", "--out", str(two))

    code, words = command("merge", str(one), str(two), "--out", str(tmp_path / "both.jsonl"))

    assert 0 == code
    assert "6 matches" in words


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nosuch", "greedy", "random"], "nosuch"),
        (["toy", "greedy", "nobody"], "There is no bot called 'nobody'"),
        (["toy", "greedy:dreams", "random"], "'dreams' is no option"),
        (["toy", "greedy:magic=1", "random"], "does not know all of these options: magic"),
        (["toy", "greedy", "greedy"], "named once"),
        (["toy", "greedy", "random", "--seats", "11"], "for 1 to 10 seats, not for 11"),
        (["toy", "greedy", "random", "--matches", "0"], "1 or more"),
        (["merge", "nothing.jsonl", "--out", "x"], "no such file"),
        (["merge", "nothing.jsonl"], "Name the file to write"),
    ],
)
def test_bad_input_is_refused_with_words(arguments: list[str], words: str) -> None:
    code, said = command(*arguments)

    assert 2 == code
    assert words in said


def test_a_bot_that_answers_what_is_not_offered_is_named() -> None:
    rules = ruleset("toy")

    with pytest.raises(BadSetup, match="wild answers -1"):
        play(rules, [Wild(rules), Wild(rules)], 1, ("wild", "wild"), {"wild": Counter()}, [0, 0])


# --- what comes to no end ---------------------------------------------------------------------------------------------


def test_a_match_that_comes_to_no_end_is_given_up_and_nobody_has_won() -> None:
    """In Metro 2033 two players who only pass never reach ten points."""
    rules = ruleset("metro2033")

    outcome = play(rules, [Idle(rules), Idle(rules)], 3, ("a", "b"), {"a": Counter(), "b": Counter()}, [0, 0])

    assert ((), "unfinished") == (outcome.winners, outcome.reason)


def test_work_that_is_given_up_in_the_middle_of_a_result_ends() -> None:
    """Training takes what was played within its time and lets the rest go."""
    crew = in_processes(much, list(range(40)), 2)
    next(crew)

    crew.close()  # type: ignore[attr-defined] # it is a generator

    waiting = [thread for thread in enumerate_threads() if "ExecutorManager" in type(thread).__name__]
    for thread in waiting:
        thread.join(timeout=10)
    assert not any(thread.is_alive() for thread in waiting)
