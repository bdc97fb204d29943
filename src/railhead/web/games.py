"""The rulesets of this server, found once: looking one up means asking every installed package."""

from functools import cache

import railhead
from railhead.kernel.ruleset import Ruleset


@cache
def ruleset(name: str) -> Ruleset:
    """The ruleset of this name."""
    return railhead.ruleset(name)
