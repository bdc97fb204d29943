"""The rules of the games, read once, without the marks of the text format."""

import re
from functools import cache

from railhead.kernel.ruleset import Ruleset
from railhead.rulebook import Chapter, Rulebook, Statement, rulebook

MARKS = re.compile(r"\*\*|`")


@cache
def book(package: str) -> Rulebook:
    """The rulebook of a game, each text on one line and plain."""
    found = rulebook(package)
    for chapter in found.chapters:
        for statement in chapter.statements:
            statement.text = plain(statement.text)
    return found


def plain(text: str) -> str:
    """A rule on one line, without what the text format uses for style."""
    return " ".join(MARKS.sub("", text).split())


def chapters(rules: Ruleset) -> list[Chapter]:
    """The chapters that hold numbered rules."""
    found = book(rules.package).chapters
    return [chapter for chapter in found if any(one.number for one in chapter.statements)]


Section = tuple[Chapter, list[Statement]]  # a chapter, and what is to be shown of it


def whole(rules: Ruleset) -> list[Section]:
    return [(chapter, chapter.statements) for chapter in chapters(rules)]


def find(rules: Ruleset, wanted: str) -> list[Section]:
    """What holds these words, or has this number."""
    return book(rules.package).find(wanted)


def rule_text(rules: Ruleset, number: str) -> str:
    """The words of a rule; empty if it has none."""
    statement = book(rules.package).statement(number)
    return statement.text if statement else ""
