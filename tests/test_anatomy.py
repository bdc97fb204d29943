"""Every game is built alike: the same file for the same role, the same name in it, and nothing that nobody uses."""

import ast
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

import railhead

# What docs/add-a-game.md promises of every game: the file, and the name in it that the ruleset asks for.
ROLES = {
    "cards": "DATA",
    "evaluate": "evaluate",
    "faults": "faults",
    "game": "RULES",
    "model": "VOCABULARY",
    "queries": "",
    "reasons": "REASONS",
    "round": "",
    "scene": "scene",
    "setup": "set_up",
    "standing": "STANDING",
    "victory": "",
}


def folder_of(game: str) -> Path:
    return Path(str(files(f"railhead.games.{game}")))


def names_set(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives to things."""
    for line in tree.body:
        if isinstance(line, ast.FunctionDef | ast.ClassDef):
            yield line.name
        elif isinstance(line, ast.Assign):
            yield from [target.id for target in line.targets if isinstance(target, ast.Name)]
        elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            yield line.target.id


def names_used(tree: ast.Module) -> Iterator[str]:
    """The names that a module reads, also in quoted types; importing one is no use of it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("game", railhead.rulesets())
def test_the_same_role_has_the_same_file_and_name(game: str) -> None:
    for module, name in ROLES.items():
        found = import_module(f"railhead.games.{game}.{module}")

        assert not name or hasattr(found, name), f"{game}/{module}.py has no {name}"
    for file in ("rules.md", "components.toml", "messages.toml", "words/en"):
        assert (folder_of(game) / file).exists(), f"{game} has no {file}"


@pytest.mark.parametrize("game", railhead.rulesets())
def test_a_game_says_who_made_it_when_and_how_heavy_it_is(game: str) -> None:
    """Where people choose a game; minutes and age only as far as they are known."""
    facts = railhead.ruleset(game).credits

    assert facts is not None
    assert facts.designers
    assert facts.publisher
    assert 2000 < facts.year < 2030
    assert 1 <= facts.weight <= 5


@pytest.mark.parametrize("game", railhead.rulesets())
def test_a_table_read_from_the_data_is_used_by_somebody(game: str) -> None:
    """Else a key of the data would count as read, and changing it would change nothing."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder_of(game).rglob("*.py"))]
    used = Counter(name for tree in trees for name in names_used(tree))

    unused = sorted({name for tree in trees for name in names_set(tree)} - set(used) - {"RULES"})

    assert [] == unused


def test_the_guide_names_the_file_of_every_role() -> None:
    guide = (Path(__file__).parent.parent / "docs" / "add-a-game.md").read_text(encoding="utf-8")

    assert [] == [module for module in ROLES if f"`{module}.py`" not in guide]
