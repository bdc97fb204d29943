"""A scripted novice, to measure how merciful the levels are: the largest printed number, or the first option."""

from __future__ import annotations

import re
from typing import Final

from railhead.bots.bot import Bot
from railhead.kernel.ask import Ask
from railhead.kernel.view import View

NUMBER: Final = re.compile(r"\d+")


class NoviceBot(Bot):
    """Knows nothing of the game: more looks better, and else it takes what is offered first."""

    def choose(self, view: View, ask: Ask) -> int:
        titles = self.rules.vocabulary.titles
        best = ask.options[0]
        most = largest_number(titles[best])
        for option in ask.options:
            number = largest_number(titles[option])
            if number > most:
                most = number
                best = option
        return best


def largest_number(title: str) -> int:
    """The largest number that stands in a title; -1 if there is none."""
    return max([int(number) for number in NUMBER.findall(title)], default=-1)
