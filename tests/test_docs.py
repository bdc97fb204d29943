"""The examples of README and package run as they stand."""

import doctest
from pathlib import Path

import pytest

import railhead

ROOT = Path(__file__).parent.parent


def test_the_readme_example_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert 0 == failed
    assert tried > 0


def test_the_package_example_runs() -> None:
    failed, tried = doctest.testmod(railhead)

    assert 0 == failed
    assert tried > 0


@pytest.mark.parametrize("name", railhead.rulesets())
def test_every_game_has_its_page_with_the_same_headings(name: str) -> None:
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    headings = [line[3:] for line in text.splitlines() if line.startswith("## ")]

    assert [
        "The game in ten sentences",
        "Seats and options",
        "The decisions",
        "Hidden information",
        "Scoring",
        "Where the data comes from",
        "Speed",
        "Known limits",
    ] == headings


def test_the_page_about_the_house_names_every_module_of_the_web() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = [path.stem for path in (ROOT / "src" / "railhead" / "web").glob("*.py") if path.stem != "__init__"]

    assert [] == [name for name in sorted(modules) if f"`{name}`" not in text and f"web/{name}.py" not in text]
