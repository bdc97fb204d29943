"""Random matches that repeat themselves: the common ground of soak, playthroughs and benchmark."""

from itertools import product

from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.errors import BadSetup
from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State

MOST_DECISIONS = 5_000_000  # the longest random match seen (Breakthrough, five seats, all switches) took 1.4 million


def dice(seed: int) -> Chance:
    """Chance for whoever answers: never the stream of the match itself."""
    chance = Chance()
    chance.seed(seed + 1_000_003)
    return chance


def pick(state: State, chance: Chance) -> tuple[Ask, int]:
    """The first open question and any of its options: what `playout` does too."""
    ask = state.next_ask()
    return ask, ask.options[chance.below(len(ask.options))]


def random_match(
    rules: Ruleset, seats: int, seed: int, options: dict[str, str] | None = None, most: int = MOST_DECISIONS
) -> Match:
    """A random match with its log, to its end or so many decisions; the same seed gives the same in every build."""
    match = rules.start(seats, seed, options)
    chance = dice(seed)
    for _ in range(most):
        if match.over:
            break
        ask, option = pick(match.state, chance)
        match.answer(ask.seat, option)
    return match


def variants(rules: Ruleset, seats: int, most: int = 10_000) -> list[dict[str, str]]:
    """All combinations of options that this number of seats allows, the usual one first; at most so many are tried."""
    found: list[dict[str, str]] = []
    names = [variant.name for variant in rules.options]
    for place, values in enumerate(product(*[variant.values for variant in rules.options])):
        if place == most:
            break
        try:
            found.append(rules.check_setup(seats, dict(zip(names, values, strict=True))))
        except BadSetup:
            continue
    return found
