"""tools/mutate.py names what no test notices, and only that: a small game with planted tests."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "mutate.py"

RULES = """
import tomllib
from pathlib import Path

DATA = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))
HAND = 5


def price(cards: int) -> int:
    if cards > HAND:
        cards = HAND
    return cards


def countdown(cards: int) -> int:
    while cards > 0:
        cards -= 1
    return cards


def double(table: list[int]) -> None:
    table.append(1)
    table.append(2)


def unreached(cards: int) -> int:
    return cards


NAMES = {"ambush": "Ambush", "trap": "Trap"}
DEALT = []
DEALT.append("ambush")


class Turn:
    flow = ("draw", "play", "end")
"""
DATA = """
[[card]]
id = "ambush"
cost = 3
worth = 7
at = { x = 1, y = 2 }
"""
TESTS = """
import pytest
from railhead.games.planted.rules import DATA, DEALT, NAMES, Turn, countdown, double, price


def test_a_hand_costs_as_much_as_it_has_cards():
    assert 4 == price(4)
    assert 5 == price(6)


def test_a_countdown_ends():
    assert 0 == countdown(2)


def test_two_cards_are_laid(table):
    double(table)

    assert 2 == len(table)


def test_a_turn_begins_with_a_card_and_ends():
    assert "draw" == Turn.flow[0]
    assert "end" == Turn.flow[-1]
    assert "Ambush" == NAMES[DEALT[0]]


@pytest.mark.parametrize("card", ["ambush"])
def test_the_ambush_costs_three(card):
    assert 3 == DATA["card"][0]["cost"]
"""


SHARED = """
import pytest


@pytest.fixture
def table():
    return []
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("project")
    game, tests = root / "src" / "railhead" / "games" / "planted", root / "tests" / "games" / "planted"
    game.mkdir(parents=True)
    tests.mkdir(parents=True)
    (root / "src" / "railhead" / "__init__.py").touch()
    shutil.copy(TOOL.parent.parent / "pyproject.toml", root)  # what pytest is told there holds here, too
    (game / "rules.py").write_text(RULES, encoding="utf-8")
    (game / "components.toml").write_text(DATA, encoding="utf-8")
    (tests / "conftest.py").write_text(SHARED, encoding="utf-8")
    (tests / "test_planted.py").write_text(TESTS, encoding="utf-8")
    return root


def mutate(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "planted", "--root", str(root), "--jobs", "1", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def outcomes(root: Path) -> dict[tuple[str, str, str], str]:
    """By place, what stood there and what stands there now."""
    lines = (root / "build" / "mutants" / "planted.jsonl").read_text(encoding="utf-8").splitlines()
    entries = [json.loads(line) for line in lines]
    return {(entry["place"], entry["old"].strip(), entry["new"].strip()): entry["outcome"] for entry in entries}


@pytest.fixture(scope="module")
def tried(project: Path) -> tuple[subprocess.CompletedProcess[str], dict[tuple[str, str, str], str]]:
    return mutate(project), outcomes(project)


@pytest.mark.parametrize(
    ("place", "old", "new"),
    [
        ("price", "return cards", "return (cards) + 1"),
        ("price", "if cards > HAND:", "if True:"),
        ("price", "if cards > HAND:", "if False:"),
        ("countdown", "while cards > 0:", "while cards >= 0:"),
        ("double", "table.append(1)", "pass"),
        ("", "HAND = 5", "HAND = 6"),
        ("", 'NAMES = {"ambush": "Ambush", "trap": "Trap"}', 'NAMES = {"trap": "Trap"}'),
        ("", 'DEALT.append("ambush")', "pass"),
        ("", 'flow = ("draw", "play", "end")', 'flow = ("play", "end")'),
        ("", 'flow = ("draw", "play", "end")', 'flow = ("draw", "play")'),
        ("card", "cost = 3", "cost = 4"),
    ],
)
def test_a_change_that_a_test_notices_is_killed(tried, place: str, old: str, new: str) -> None:
    assert "killed" == tried[1][place, old, new]


@pytest.mark.parametrize(
    ("place", "old", "new"),
    [
        ("price", "if cards > HAND:", "if cards >= HAND:"),  # the same for every number of cards
        ("double", "table.append(2)", "table.append(3)"),
        ("unreached", "return cards", "return (cards) + 1"),
        ("card", "worth = 7", "worth = 8"),
        ("", 'NAMES = {"ambush": "Ambush", "trap": "Trap"}', 'NAMES = {"ambush": "Ambush"}'),
        ("", 'flow = ("draw", "play", "end")', 'flow = ("draw", "end")'),
    ],
)
def test_a_change_that_no_test_notices_survives_and_is_shown(tried, place: str, old: str, new: str) -> None:
    assert "survived" == tried[1][place, old, new]
    assert 1 == tried[0].returncode
    assert f"- {old}" in tried[0].stdout.replace("-     ", "- ")
    assert f"+ {new}" in tried[0].stdout.replace("+     ", "+ ")


def test_a_change_that_loops_for_ever_times_out(tried) -> None:
    assert "timed out" == tried[1]["countdown", "cards -= 1", "cards += 1"]


def test_the_summary_counts_and_says_what_no_test_reaches(tried) -> None:
    counts = {outcome: list(tried[1].values()).count(outcome) for outcome in ("killed", "timed out", "survived")}
    told = ", ".join(f"{number} {outcome}" for outcome, number in counts.items())

    assert tried[0].stdout.startswith(f"planted: {len(tried[1])} changes, {told}; ")
    assert "rules.py:27: unreached: return value, no test reaches it" in tried[0].stdout


def test_a_second_run_resumes_and_a_new_test_kills_a_survivor(project: Path, tried) -> None:
    resumed = mutate(project, "--resume")
    tests = project / "tests" / "games" / "planted" / "test_worth.py"
    tests.write_text(
        "from railhead.games.planted.rules import DATA\n\n\n"
        "def test_the_ambush_is_worth_seven():\n    assert 7 == DATA['card'][0]['worth']\n",
        encoding="utf-8",
    )

    mutate(project, "--again")
    report = project / "build" / "mutants" / "planted.jsonl"
    newest = {line["key"]: line for line in map(json.loads, report.read_text(encoding="utf-8").splitlines())}

    assert tried[0].stdout == resumed.stdout
    assert len(tried[1]) == len(newest)
    assert ["killed"] == [line["outcome"] for line in newest.values() if line["new"] == "worth = 8"]


EXPLANATION = """
[[mutant]]
file = "src/railhead/games/planted/rules.py"
where = "price"
before = "if cards > HAND:"
after = "{after}"
reason = "The same for every number of cards."
"""


@pytest.mark.parametrize(
    ("after", "told"),
    [
        ("if cards >= HAND:", "Of the survivors 1 are explained."),
        ("if True:", "Explained as making no difference, and yet noticed:"),
    ],
)
def test_an_explained_survivor_stands_apart_and_a_wrong_explanation_is_named(
    project: Path, tried, after: str, told: str
) -> None:
    explained = project / "tests" / "equivalent_mutants.toml"
    explained.write_text(EXPLANATION.format(after=after), encoding="utf-8")
    again = mutate(project, "--resume")
    explained.unlink()

    assert told in again.stdout
    assert 1 == again.returncode  # others are not explained
    assert again.stdout.index("  The same for every" if ">=" in after else "  by ") > again.stdout.index("unreached")


COLUMN = """
[[column]]
file = "src/railhead/games/planted/components.toml"
table = "card"
keys = ["cost", "at.x"]
reason = "Only drawn."
"""


def test_a_column_of_data_is_explained_in_one_even_if_something_of_it_is_noticed(project: Path) -> None:
    explained = project / "tests" / "equivalent_mutants.toml"
    explained.write_text(COLUMN, encoding="utf-8")
    told = mutate(project, "--only", "data").stdout
    explained.unlink()

    assert "and yet noticed" not in told  # the cost is
    assert told.index("+ at = { x = 1, y = 3 }") < told.index("Explained as making no difference:")
    assert told.endswith("+ at = { x = 2, y = 2 }\n  Only drawn.\n")


def test_an_explanation_that_fits_nothing_is_an_error(project: Path) -> None:
    explained = project / "tests" / "equivalent_mutants.toml"
    explained.write_text(EXPLANATION.format(after="if cards < HAND:"), encoding="utf-8")
    refused = mutate(project, "--resume")
    explained.unlink()

    assert 1 == refused.returncode
    assert "equivalent_mutants.toml explains what is not there" in refused.stderr


def test_a_sample_takes_something_of_every_file(project: Path) -> None:
    mutate(project, "--one-in", "1000")

    assert 2 == len(outcomes(project))


def test_only_what_is_declared_can_be_asked_for(project: Path, tried) -> None:
    mutate(project, "--only", "declarations")

    assert {change for change in tried[1] if not change[0]} == set(outcomes(project))


def test_a_sample_is_smaller_and_the_same_for_the_same_seed(project: Path, tried) -> None:
    samples = []
    for _ in range(2):
        mutate(project, "--one-in", "4", "--seed", "7", "--only", "rules")
        samples.append(outcomes(project))

    assert samples[0] == samples[1]
    assert 0 < len(samples[0]) < len(tried[1]) / 2


def test_what_there_is_not_is_refused(project: Path) -> None:
    command = [sys.executable, str(TOOL), "chess", "--root", str(project)]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)

    assert 2 == refused.returncode
    assert "there is no 'chess' among the games" in refused.stderr
