"""A scripted novice, to measure how merciful the levels are: the largest printed number, or the first option."""

from __future__ import annotations

import re
from typing import Final

from railhead.bots.bot import Bot
from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.view import View

NUMBER: Final = re.compile(r"\d+")
LEAVING: Final = ("pass", "end", "end_turn", "done", "nothing", "give_up", "call_off")  # do nothing, or no more
GIVING: Final = ("discard", "return this")  # in a title: something of one's own goes


class NoviceBot(Bot):
    """Knows nothing of the game: more looks better, and else it takes what is offered first.

    `first` 1: it takes what is offered first, whatever numbers there are.
    `eager` 1: it passes or ends its turn only where nothing else is offered but to give away something of its own.
    """

    def __init__(self, rules: Ruleset, seed: int = 0, first: int = 0, eager: int = 0) -> None:
        self.rules = rules
        self.chance = Chance()
        self.chance.seed(seed)
        self.first = first
        self.eager = eager
        self.read: dict[int, int] = {}  # by option: what it has read already

    def choose(self, view: View, ask: Ask) -> int:
        options = self.tempting(ask.options) if self.eager else ask.options
        best = options[0]
        if self.first:
            return best
        most = self.printed(best)
        for option in options:
            number = self.printed(option)
            if number > most:
                most = number
                best = option
        return best

    def printed(self, option: int) -> int:
        """The largest number in the title of an option, and on the card or piece that it names; -1 if there is none."""
        if option not in self.read:
            vocabulary = self.rules.vocabulary
            face = vocabulary.names[option].partition(":")[2]
            self.read[option] = largest_number(f"{vocabulary.titles[option]} {self.rules.note(face)}")
        return self.read[option]

    def tempting(self, options: list[int]) -> list[int]:
        """The options that do something and cost nothing of its own; if there are none, those that do nothing."""
        names = self.rules.vocabulary.names
        kept = [option for option in options if not self.gives(option)] or options
        return [option for option in kept if names[option] not in LEAVING] or kept

    def gives(self, option: int) -> bool:
        """Does the title of an option say that something of one's own goes?"""
        title = self.rules.vocabulary.titles[option].lower()
        return any([word in title for word in GIVING])


def largest_number(text: str) -> int:
    """The largest number that stands in a text; -1 if there is none."""
    return max([int(number) for number in NUMBER.findall(text)], default=-1)
