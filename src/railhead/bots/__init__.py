"""Bots, generic over rulesets: given a view and a question, they choose an option."""

from railhead.bots.bot import Bot, GreedyBot, RandomBot
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Ruleset

__all__ = ["BOTS", "Bot", "bot"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, rules: Ruleset, **options: int) -> Bot:
    """A bot by its name: `random` or `greedy`. `seed` makes it repeat itself."""
    if name not in BOTS:
        raise BadSetup(f"There is no bot called {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name](rules, **options)
