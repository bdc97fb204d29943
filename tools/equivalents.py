"""Changes that make no difference, each with its reason: `tests/equivalent_mutants.toml`.

    [[mutant]]
    file = "src/railhead/games/front_line/attack.py"
    where = "Attack.aim"                    the function, or of data the id of the entry (its table, where it has none)
    before = "if left > 0:"                 the line as it stands
    after = "if left >= 0:"                 and as it would be
    reason = "..."

    [[column]]
    file = "src/railhead/games/metro2033/components.toml"
    table = "stations"
    keys = ["x", "y"]                       numbers that no rule reads; "map.x" within map = { x = 36, y = 42 }
    reason = "..."

An explanation that fits no change of today's text is an error, and so is one of a single change that a test notices.
Of a column a test may notice some changes.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mutants import Mutant, mutants_of_data, mutants_of_rules, text_of

SINGLE = {"file", "where", "before", "after", "reason"}
COLUMN = {"file", "table", "keys", "reason"}
NAMED = re.compile(r"(\w+)\s*=")
Row = dict[str, Any]


class Explanations:
    """The reasons of explained changes, by the key of the mutant."""

    def __init__(self, single: dict[str, str], columns: dict[str, str]) -> None:
        self.single = single
        self.columns = columns

    def reason(self, key: str) -> str:
        """Why this change makes no difference; "" if nobody has said so."""
        return self.single.get(key, "") or self.columns.get(key, "")


def explanations(root: Path, folder: Path) -> Explanations:
    """What is explained of the changes in a folder."""
    path = root / "tests" / "equivalent_mutants.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    mutants: dict[Path, list[Mutant]] = {}
    wrong: list[str] = []

    def explained(kind: str, keys: set[str], fits: Callable[[Mutant, Row, Path], bool]) -> dict[str, str]:
        found: dict[str, str] = {}
        for row in rows.get(kind, []):
            file = root / row.get("file", "")
            if set(row) == keys and folder not in file.parents:
                continue
            if set(row) == keys and file not in mutants and file.exists():
                mutants[file] = mutants_of(root, file)
            fitting = [mutant.key for mutant in mutants.get(file, []) if set(row) == keys and fits(mutant, row, file)]
            found |= dict.fromkeys(fitting, row.get("reason", ""))
            wrong.extend([] if fitting else [f"{path.name} explains what is not there: {row}"])
        return found

    found = Explanations(explained("mutant", SINGLE, fits), explained("column", COLUMN, fits_column))
    if wrong:
        sys.exit("\n".join(wrong))
    return found


def mutants_of(root: Path, file: Path) -> list[Mutant]:
    return mutants_of_rules(root, file) if file.suffix == ".py" else list(mutants_of_data(root, file))


def fits(mutant: Mutant, row: Row, file: Path) -> bool:
    where = mutant.place if mutant.place and mutant.kind != "data" else mutant.about or mutant.place
    if row["where"] != where:
        return False
    before, after = mutant.shown(text_of(file))
    return (before.strip(), after.strip()) == (row["before"].strip(), row["after"].strip())


def fits_column(mutant: Mutant, row: Row, file: Path) -> bool:
    return mutant.kind == "data" and mutant.place == row["table"] and key_of(mutant, text_of(file)) in row["keys"]


def key_of(mutant: Mutant, raw: bytes) -> str:
    """The key of the number that is changed: `x`, or `map.x` within `map = { x = 36, y = 42 }`."""
    head = raw[raw.rfind(b"\n", 0, mutant.start) + 1 : mutant.start].decode()
    keys = NAMED.findall(head)
    return ".".join(dict.fromkeys([keys[0], keys[-1]])) if keys else ""
