"""Additional actions: completing a task and cleaning up (chapter 5)."""

from __future__ import annotations

from railhead.games.breakthrough.cards import PARAMETER, TASK_COLOUR, TYPES
from railhead.games.breakthrough.clean_up import CleanUp
from railhead.games.breakthrough.model import CARD_OF, CLEAN_UP, Breakthrough, names_task
from railhead.games.breakthrough.tasks import CompleteTask


def begin_additional(g: Breakthrough, seat: int, choice: int) -> bool:
    """Begin the additional action that an option names; False if it names none (BRK-5.1.1).

    Whether a clean-up was declined lands in the step that has the window.
    """
    if choice == CLEAN_UP:
        g.push(CleanUp(seat), "declined")
        return True
    if names_task(choice):
        card = CARD_OF[choice]
        g.tell("begins_task", seat, card, PARAMETER[card], TASK_COLOUR[card])
        g.push(CompleteTask(seat, card, [0] * len(TYPES)))
        return True
    return False
