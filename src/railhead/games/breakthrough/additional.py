"""Additional actions: completing a task and cleaning up (chapter 5)."""

from __future__ import annotations

from railhead.games.breakthrough.clean_up import CleanUp
from railhead.games.breakthrough.model import CARD_OF, CLEAN_UP, Breakthrough, names_task
from railhead.games.breakthrough.tasks import CompleteTask


def begin_additional(g: Breakthrough, seat: int, choice: int) -> bool:
    """Begin the additional action that an option names; False if it names none (BRK-5.1.1)."""
    if choice == CLEAN_UP:
        g.push(CleanUp(seat))
        return True
    if names_task(choice):
        g.push(CompleteTask(seat, CARD_OF[choice]))
        return True
    return False
