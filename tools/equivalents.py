"""Changes that make no difference, each with its reason: `tests/equivalent_mutants.toml`.

    [[mutant]]
    file = "src/railhead/games/front_line/attack.py"
    where = "Attack.aim"                    the function, or of data the id of the entry (its table, where it has none)
    before = "if left > 0:"                 the line as it stands
    after = "if left >= 0:"                 and as it would be
    reason = "..."

An explanation that fits no change of today's text is an error, and so is one of a change that a test notices.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from mutants import Mutant, mutants_of_data, mutants_of_rules, text_of

KEYS = {"file", "where", "before", "after", "reason"}


def explanations(root: Path, folder: Path) -> dict[str, str]:
    """The reason for each explained change in a folder, by the key of the mutant."""
    path = root / "tests" / "equivalent_mutants.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"] if path.exists() else []
    found: dict[str, str] = {}
    wrong: list[str] = []
    mutants: dict[Path, list[Mutant]] = {}
    for row in rows:
        file = root / row.get("file", "")
        if set(row) == KEYS and folder not in file.parents:
            continue
        if set(row) == KEYS and file not in mutants and file.exists():
            mutants[file] = mutants_of(root, file)
        keys = [mutant.key for mutant in mutants.get(file, []) if set(row) == KEYS and fits(mutant, row, file)]
        found |= dict.fromkeys(keys, row.get("reason", ""))
        wrong += [] if keys else [f"{path.name} explains what is not there: {row}"]
    if wrong:
        sys.exit("\n".join(wrong))
    return found


def mutants_of(root: Path, file: Path) -> list[Mutant]:
    return mutants_of_rules(root, file) if file.suffix == ".py" else list(mutants_of_data(root, file))


def fits(mutant: Mutant, row: dict[str, str], file: Path) -> bool:
    where = mutant.place if mutant.place and mutant.kind != "data" else mutant.about or mutant.place
    if row["where"] != where:
        return False
    before, after = mutant.shown(text_of(file))
    return (before.strip(), after.strip()) == (row["before"].strip(), row["after"].strip())
