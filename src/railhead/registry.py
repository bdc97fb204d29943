"""All rulesets: our own and those that other packages bring through the entry point `railhead.rulesets`."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from railhead.components import FINGERPRINTS
from railhead.kernel.errors import BadLog, BadSetup
from railhead.kernel.match import Match, replay_match
from railhead.kernel.ruleset import Ruleset

GAMES = ("barbarossa", "black_metro", "breakthrough", "front_line", "metro2033")
TOY = "railhead.testing.toy.game"  # found by name, not listed: it is for tests and for learning


def rulesets() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(places())


@cache
def places() -> dict[str, str]:
    """Where each ruleset is found: the module whose `RULES` it is. Looking through all packages takes milliseconds."""
    found = {name: f"railhead.games.{name}.game" for name in GAMES if exists(name)}
    for entry in entry_points(group="railhead.rulesets"):
        found.setdefault(entry.name, entry.value)
    return found


def exists(name: str) -> bool:
    """Is this game part of the installation?"""
    return find_spec(f"railhead.games.{name}") is not None and find_spec(f"railhead.games.{name}.game") is not None


def ruleset(name: str) -> Ruleset:
    """The ruleset of this name."""
    known = places() | {"toy": TOY}
    if name not in known:
        raise BadSetup(f"There is no game called {name!r}; there are: {', '.join(rulesets())}.")
    rules = import_module(known[name]).RULES
    assert isinstance(rules, Ruleset)
    rules.data = FINGERPRINTS.get(rules.package, "")
    return rules


def replay(log: object, upto: int | None = None) -> Match:
    """The match that a log tells of, equal state for state; `upto`: only so many answers."""
    if not isinstance(log, dict) or not isinstance(log.get("game"), str):
        raise BadLog("The log does not say which game it is of.")
    try:
        rules = ruleset(log["game"])
    except BadSetup as fault:
        raise BadLog(str(fault)) from None
    return replay_match(rules, log, upto)
