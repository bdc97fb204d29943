"""Five levels with the same names in all games. A weaker one thinks less and judges less well; none of them cheats."""

from __future__ import annotations

from typing import Final

from railhead.bots.search import ThinkingBot
from railhead.kernel.ruleset import Ruleset


class Beginner(ThinkingBot):
    """Sees two of its options, and takes the worse of them one time in three."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=0, width=0, slips=350, sight=2)


class Casual(ThinkingBot):
    """Overlooks one option in five."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=0, width=0, slips=220)


class Steady(ThinkingBot):
    """Overlooks nothing, and does not look beyond its next answer."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=0, width=0)


class Strong(ThinkingBot):
    """Plays its best options out to the end of the turn, in several dreams of the hidden cards."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=32, width=4)


class Master(ThinkingBot):
    """The best we have: more options, as many turns ahead as help in the game; the time is a net for slow machines."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=64, ms=800, width=6, turns=0)


# The weakest first. Each sentence says how strong the level is, for whoever chooses an opponent.
LEVELS: Final[dict[str, str]] = {
    "beginner": "Knows the rules and little more: for your first match.",
    "casual": "Plays sensible moves, and overlooks a better one now and then.",
    "steady": "Makes few mistakes, and looks no further than its next answer.",
    "strong": "Plays its best options out to the end of the turn before it decides.",
    "master": "The best we have; takes up to a second for a decision.",
}
