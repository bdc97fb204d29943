"""What the pages around the tables show of a game: its cover, and how it is played on one page.

Both lie beside the game's drawn table: `drawn/<game>/cover.svg`, and `how.toml` with the symbols of `how.svg`.
"""

import tomllib
from functools import cache
from typing import Any

from markupsafe import Markup

from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import about
from railhead.web.looks import read


@cache
def cover_of(game: str) -> Markup:
    """The picture of a game: our own drawing, never anything a person sent. A game without one shows plain rails."""
    return Markup(read(f"drawn/{game}/cover.svg") or read("drawn/generic/cover.svg").replace("GAME", game))


@cache
def facts_of(game: str) -> dict[str, Any]:
    """What is written down about a game; empty if nothing is."""
    return tomllib.loads(read(f"drawn/{game}/how.toml"))


def lesson_of(game: str) -> dict[str, Any] | None:
    """How to play a game on one page; None if nobody has written it down."""
    facts = facts_of(game)
    return facts if "goal" in facts else None


@cache
def icons_of(game: str) -> Markup:
    """The symbols that the lesson of a game shows: our own drawing."""
    return Markup(read(f"drawn/{game}/how.svg"))


def titles_of(rules: Ruleset) -> tuple[str, str]:
    """The title by which people call a game, and the rest of it."""
    facts = facts_of(rules.name)
    if facts:
        return facts["title"], facts.get("subtitle", "")
    title, _, rest = rules.title.partition(": ")
    return title, rest


def line_of(rules: Ruleset) -> str:
    """One line about a game, for somebody who looks for one."""
    line: str = facts_of(rules.name).get("line", about(rules))
    return line
