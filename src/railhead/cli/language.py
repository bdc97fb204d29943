"""Which language the terminal speaks: the one asked for, else that of the environment, else English."""

import os
from collections.abc import Mapping
from typing import Annotated

import typer

from railhead.cli.screen import Screen
from railhead.kernel.ruleset import Ruleset
from railhead.present.words import FRAME, REFERENCE, languages

Language = Annotated[
    str | None,
    typer.Option("--language", metavar="CODE", help="en, ru, pl, ja …; without it the language of your system."),
]


def of_environment(variables: Mapping[str, str]) -> str:
    """`ru` for `ru_RU.UTF-8`; English where nothing else is said."""
    said = next((variables[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if variables.get(name)), "")
    code = said.replace(".", "_").replace("@", "_").partition("_")[0].casefold()
    return REFERENCE if code in ("", "c", "posix") else code


def wanted(given: str | None) -> str:
    """The language asked for. A system that speaks what we do not speak at all gets English without a word."""
    return given.casefold() if given is not None else of_environment(os.environ)


def speak(screen: Screen, rules: Ruleset, given: str | None) -> str:
    """The language for a game; one line says so where the game lacks the one asked for."""
    language = wanted(given)
    if language in languages(rules.package):
        screen.speak(language)
        return language
    if given is not None or language in languages(FRAME):
        screen.tell("cli-language_lacking", "dim", title=rules.title, language=language)
    return REFERENCE
