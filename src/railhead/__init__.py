"""Railhead: tabletop games played completely and faithfully, for people, bots and researchers.

>>> import railhead
>>> rules = railhead.ruleset("toy")
>>> match = rules.start(seats=3, seed=7)
>>> while not match.over:
...     ask = match.asks[0]
...     match.answer(ask.seat, ask.options[0])
>>> railhead.replay(match.log).state.to_json() == match.state.to_json()
True
"""

from railhead import pure  # first of all: it decides which build the other imports find
from railhead.bots import bot
from railhead.kernel.errors import (
    BadLog,
    BadPosition,
    BadSetup,
    CannotUndo,
    IllegalAnswer,
    RailheadError,
    RulesError,
)
from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.view import View, determinize
from railhead.registry import replay, ruleset, rulesets

__version__ = "0.1.0"
build = pure.build

__all__ = [
    "BadLog",
    "BadPosition",
    "BadSetup",
    "CannotUndo",
    "IllegalAnswer",
    "Match",
    "RailheadError",
    "RulesError",
    "Ruleset",
    "View",
    "bot",
    "build",
    "determinize",
    "replay",
    "ruleset",
    "rulesets",
]
