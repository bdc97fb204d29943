"""Sentences of a game that need no position, for tests."""

from railhead.kernel.ruleset import Reason, Ruleset
from railhead.present.words import words


def ending(rules: Ruleset, reason: str, language: str = "en") -> str:
    """The sentence for the reason of an outcome."""
    return words(rules.package, language).say(f"ending-{reason}", **rules.facts)


def refusal(rules: Ruleset, reason: Reason, *numbers: int, option: str = "#") -> str:
    """The sentence of a reason with these numbers."""
    values = {("number" if not place else f"number{place + 1}"): number for place, number in enumerate(numbers)}
    for place in range(len(numbers), 4):
        values["number" if not place else f"number{place + 1}"] = 0
    about = reason.about.replace("_", " ")
    return words(rules.package).say(f"why-{reason.name}", option=option, about=about, **values, **rules.facts)
