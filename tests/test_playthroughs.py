"""Golden playthroughs and golden sentences: a change of rules, order or words shows as a difference of text."""

from pathlib import Path

import pytest

import railhead
from railhead.testing import sentences
from railhead.testing.playthrough import golden_path, playthrough, tables

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "If the change is meant: python -m railhead.testing.{tool} --write {game}, then read the diff."


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_playthrough_is_the_golden_one(game: str, seats: int) -> None:
    compare(
        golden_path(GOLDEN, game, seats),
        playthrough(railhead.ruleset(game), seats),
        REWRITE.format(tool="playthrough", game=game),
    )


@pytest.mark.parametrize(("game", "language"), sentences.spoken())
def test_the_sentences_are_the_golden_ones(game: str, language: str) -> None:
    compare(
        sentences.golden_path(GOLDEN / "sentences", game, language),
        sentences.sentences(railhead.ruleset(game), language),
        REWRITE.format(tool="sentences", game=game),
    )


@pytest.mark.parametrize(("game", "language"), sentences.spoken())
def test_golden_playthroughs_hold_no_sentence(game: str, language: str) -> None:
    """A word that is changed changes no golden playthrough: only those are rewritten when rules change."""
    text = sentences.golden_path(GOLDEN / "sentences", game, language).read_text(encoding="utf-8")
    said = {line.partition(": ")[2] for line in text.splitlines()}
    for path in GOLDEN.glob(f"{game}_*.txt"):
        held = path.read_text(encoding="utf-8")
        assert [] == [one for one in said if " " in one and one in held], path.name


def compare(path: Path, text: str, rewrite: str) -> None:
    assert path.exists(), f"{path.name} is missing. {rewrite}"

    golden, now = path.read_text(encoding="utf-8").splitlines(), text.splitlines()
    for number, (old, new) in enumerate(zip(golden, now, strict=False), 1):
        assert old == new, f"{path.name}, line {number}. {rewrite}"
    assert len(golden) == len(now), f"{path.name} has another length. {rewrite}"


def test_there_is_no_golden_file_without_a_table() -> None:
    assert sorted(path.name for path in GOLDEN.glob("*.txt")) == sorted(
        golden_path(GOLDEN, game, seats).name for game, seats in tables()
    )
    assert sorted(path.name for path in (GOLDEN / "sentences").glob("*.txt")) == sorted(
        sentences.golden_path(GOLDEN, *one).name for one in sentences.spoken()
    )
