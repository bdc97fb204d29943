"""A bot of your own in twenty lines: it takes the option that leaves the others the fewest answers.

In the pyproject.toml of your package:

    [project.entry-points."railhead.bots"]
    stifler = "own_bot:Stifler"

Then it plays like any other: railhead arena breakthrough stifler greedy --matches 100
"""

from railhead.bots import Bot
from railhead.kernel.ask import Ask
from railhead.kernel.state import State
from railhead.kernel.view import View


class Stifler(Bot):
    """Dreams of the hidden cards once, tries each option, and counts what the next player may do."""

    def choose(self, view: View, ask: Ask) -> int:
        dream = view.imagine(self.chance.below(1 << 30))
        return min(ask.options, key=lambda option: self.freedom(dream.clone(), ask.seat, option))

    def freedom(self, state: State, seat: int, option: int) -> int:
        state.answer(seat, option)
        return 0 if state.over else len(state.next_ask().options)
