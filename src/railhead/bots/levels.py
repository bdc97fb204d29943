"""Five levels with the same names in all games. A weaker one thinks less and judges less well; none of them cheats.

How much each of them thinks is data (`levels.toml`): games differ in how much a little thought is worth.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

from railhead.kernel.ruleset import Ruleset

FILE: Final = "levels.toml"
ALL: Final = "all"
THOUGHT: Final[dict[str, dict[str, int]]] = {}  # by game and level: read once in a process


def thought(level: str, rules: Ruleset) -> dict[str, int]:
    """The options of a level in a game: those of all games, and what this game has otherwise."""
    if not THOUGHT:
        tables = tomllib.loads((Path(str(files("railhead.bots"))) / FILE).read_text(encoding="utf-8"))
        for game, levels in tables.items():
            for name, options in levels.items():
                THOUGHT[f"{game} {name}"] = {option: int(number) for option, number in options.items()}
    found = dict(THOUGHT[f"{ALL} {level}"])
    found.update(THOUGHT.get(f"{rules.name} {level}", {}))
    return found


# The weakest first. Each sentence says how strong the level is, for whoever chooses an opponent.
LEVELS: Final[dict[str, str]] = {
    "beginner": "Knows the rules and little more: for your first match.",
    "casual": "Plays sensible moves, and overlooks a better one now and then.",
    "steady": "Makes few mistakes, and looks no further than its next answer.",
    "strong": "Plays its best options out to the end of the turn before it decides.",
    "master": "The best we have; takes up to a second for a decision.",
}
