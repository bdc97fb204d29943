"""Bots, generic over rulesets: given a view and a question, they choose an option."""

from railhead.bots.bot import Bot, GreedyBot, RandomBot
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Ruleset

__all__ = ["BOTS", "Bot", "bot", "from_spec"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, rules: Ruleset, **options: int) -> Bot:
    """A bot by its name: `random` or `greedy`. `seed` makes it repeat itself."""
    if name not in BOTS:
        raise BadSetup(f"There is no bot called {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name](rules, **options)


def from_spec(spec: str, rules: Ruleset, seed: int) -> Bot:
    """A bot by its name and, after a colon, its options: `greedy:dreams=8`."""
    name, _, rest = spec.partition(":")
    options: dict[str, int] = {}
    for part in rest.split(",") if rest else []:
        key, given, number = part.partition("=")
        if not given or not number.lstrip("-").isdigit():
            raise BadSetup(f"Bot {spec!r}: {part!r} is no option; write NAME:option=number,option=number.")
        options[key] = int(number)
    try:
        return bot(name, rules, seed=seed, **options)
    except TypeError:
        raise BadSetup(f"Bot {spec!r}: {name} does not know all of these options: {', '.join(options)}.") from None
