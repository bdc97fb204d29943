"""Bots, generic over rulesets: given a view and a question, they choose an option."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points

from railhead.bots.bot import Bot, GreedyBot, RandomBot
from railhead.bots.levels import LEVELS, thought
from railhead.bots.novice import NoviceBot
from railhead.bots.search import Judgement, ThinkingBot
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Ruleset

Maker = Callable[..., Bot]  # takes the ruleset, `seed`, and options of its own

__all__ = ["BOTS", "LEVELS", "Bot", "Judgement", "ThinkingBot", "bot", "from_spec"]


def level(name: str, rules: Ruleset, seed: int = 0, **other: int) -> Bot:
    """A level of a game; `other` options take the place of its own."""
    return ThinkingBot(rules, seed, **{**thought(name, rules), **other})


BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, **{name: partial(level, name) for name in LEVELS}}
FOR_TRIALS: dict[str, Maker] = {"thinking": ThinkingBot, "novice": NoviceBot}  # people choose a level instead


def bot(name: str, rules: Ruleset, **options: int) -> Bot:
    """A bot by its name: a level, `greedy`, `random`, or one of another package. `seed` makes it repeat itself."""
    found = BOTS.get(name) or FOR_TRIALS.get(name) or bot_of_others(name)
    if found is None:
        raise BadSetup(f"There is no bot called {name!r}; there are: {', '.join(BOTS)}.")
    return found(rules, **options)


def bot_of_others(name: str) -> Maker | None:
    """A bot that another package brings through the entry point `railhead.bots`."""
    for entry in entry_points(group="railhead.bots"):
        if entry.name == name:
            found: Maker = entry.load()
            return found
    return None


def from_spec(spec: str, rules: Ruleset, seed: int) -> Bot:
    """A bot by its name and, after a colon, its options: `thinking:iterations=200,width=4`."""
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
