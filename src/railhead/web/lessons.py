"""What the pages around the tables show of a game: its cover, and how it is played on one page.

Both lie beside the game's drawn table: `drawn/<game>/cover.svg` and `drawn/<game>/how.toml`.
"""

import tomllib
from functools import cache
from typing import Any

from markupsafe import Markup

from railhead.kernel.ruleset import Ruleset
from railhead.web.looks import read


@cache
def cover_of(game: str) -> Markup:
    """The picture of a game: our own drawing, never anything a person sent. A game without one shows plain rails."""
    return Markup(read(f"drawn/{game}/cover.svg") or read("drawn/generic/cover.svg").replace("GAME", game))


@cache
def lesson_of(game: str) -> dict[str, Any] | None:
    """How to play a game on one page; None if nobody has written it down."""
    text = read(f"drawn/{game}/how.toml")
    return tomllib.loads(text) if text else None


def titles_of(rules: Ruleset) -> tuple[str, str]:
    """The title by which people call a game, and the rest of it."""
    lesson = lesson_of(rules.name)
    if lesson is not None:
        return lesson["title"], lesson.get("subtitle", "")
    title, _, rest = rules.title.partition(": ")
    return title, rest


def line_of(rules: Ruleset) -> str:
    """One line about a game, for somebody who looks for one."""
    lesson = lesson_of(rules.name)
    return lesson["line"] if lesson is not None else rules.about
