"""Golden playthroughs: a change of rules, sentences or order shows as a difference of text."""

from pathlib import Path

import pytest

import railhead
from railhead.testing.playthrough import golden_path, playthrough, tables

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "If the change is meant: python -m railhead.testing.playthrough --write {game}, then read the diff."


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_playthrough_is_the_golden_one(game: str, seats: int) -> None:
    path = golden_path(GOLDEN, game, seats)
    rewrite = REWRITE.format(game=game)
    assert path.exists(), f"{path.name} is missing. {rewrite}"

    golden = path.read_text(encoding="utf-8").splitlines()
    now = playthrough(railhead.ruleset(game), seats).splitlines()
    for number, (old, new) in enumerate(zip(golden, now, strict=False), 1):
        assert old == new, f"{path.name}, line {number}. {rewrite}"
    assert len(golden) == len(now), f"{path.name} has another length. {rewrite}"


def test_there_is_no_golden_file_without_a_table() -> None:
    assert sorted(path.name for path in GOLDEN.glob("*.txt")) == sorted(
        golden_path(GOLDEN, game, seats).name for game, seats in tables()
    )
