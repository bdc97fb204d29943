"""Five levels with the same names in all games. A weaker one thinks less and judges less well; none of them cheats."""

from __future__ import annotations

from typing import Final

from railhead.bots.search import ThinkingBot
from railhead.kernel.ruleset import Ruleset


class Beginner(ThinkingBot):
    """Sees what its cards do, and often misjudges what that is worth."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=0, width=0, slips=350)


class Casual(ThinkingBot):
    """Plays sensible moves, seldom the best ones."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=0, width=0, slips=120)


class Steady(ThinkingBot):
    """Makes few mistakes, and does not look beyond its next answer."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=0, width=0)


class Strong(ThinkingBot):
    """Weighs every option in several dreams of the hidden cards."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=32, width=4)


class Master(ThinkingBot):
    """The best we have: many dreams, its own turn played out, up to half a second for a decision."""

    def __init__(self, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(rules, seed, iterations=160, ms=800, width=8)


# The weakest first. Each sentence says how strong the level is, for whoever chooses an opponent.
LEVELS: Final[dict[str, str]] = {
    "beginner": "Knows the rules and little more: for your first match.",
    "casual": "Plays sensible moves, seldom the best ones.",
    "steady": "Makes few mistakes, and looks no further than its next answer.",
    "strong": "Weighs every option against what the others may hold.",
    "master": "The best we have; takes up to half a second for a decision.",
}
