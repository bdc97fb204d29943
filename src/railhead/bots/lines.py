"""Lines: how a match might go on after an option, as the seat that is asked can imagine it.

A line is played in a dream of the seat's view, as the trials of a bot that thinks are: everybody answers by the game's
own evaluation until the turn is over. A dream follows from its seed, so a line is a seed and some answers, and can be
played again at any time.
"""

from __future__ import annotations

from typing import Final

from railhead.bots.rollout import Clock, quick_choices, roll_out
from railhead.bots.search import ThinkingBot
from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.state import State
from railhead.kernel.view import View

LONGEST_LINE: Final = 60  # answers of a line that are kept


class Line:
    """One way in which a match might go on: a dream, the answers in it, where they lead, and the odds there."""

    def __init__(self, seed: int, answers: list[tuple[int, int]], end: State, odds: float) -> None:
        self.seed: Final = seed
        self.answers: Final = answers  # seat and option
        self.end: Final = end
        self.odds: Final = odds


def play_lines(view: View, ask: Ask, option: int, seed: int, dreams: int) -> list[Line]:
    """An option in so many dreams. The same seed gives every option the same dreams, so that they can be compared."""
    thinker = ThinkingBot(view.rules, seed=seed)
    thinker.learn(view.state.seats)
    clock = Clock(view.rules)
    return [play_line(view, ask, option, seed + dream, clock, thinker) for dream in range(dreams)]


def play_line(view: View, ask: Ask, option: int, seed: int, clock: Clock, thinker: ThinkingBot) -> Line:
    g = view.imagine(seed)
    now = clock.read(g)
    luck = Chance()
    luck.seed(seed)
    answers = [(ask.seat, option), *quick_choices(g, luck, ask.seat)]  # the others know nothing of it yet
    for seat, answer in answers:
        g.answer(seat, answer)
    roll_out(g, clock, now, thinker.depth, luck, 0.0, answers)
    out = not g.over and view.rules.is_out(g, ask.seat)
    return Line(seed, answers[:LONGEST_LINE], g, 0.0 if out else thinker.odds(g, ask.seat))


def typical(lines: list[Line]) -> Line:
    """The line that ends about as well as the lines do on average."""
    mean = sum([line.odds for line in lines]) / len(lines)
    found = lines[0]
    for line in lines:
        if abs(line.odds - mean) < abs(found.odds - mean):
            found = line
    return found
