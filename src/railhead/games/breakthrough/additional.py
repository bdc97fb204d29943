"""Additional actions: completing a task and cleaning up (chapter 5)."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import model, reasons
from railhead.games.breakthrough.cards import PARAMETER, TASK_COLOUR, TYPES
from railhead.games.breakthrough.model import Breakthrough, Seat
from railhead.games.breakthrough.queries import against_absent, option_at, out_of_place, place_of
from railhead.games.breakthrough.tasks import CompleteTask
from railhead.games.breakthrough.tokens import discard_in_play
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import different

DECLINED: Final = 1  # the result of a clean-up that discarded nothing


def begin_additional(g: Breakthrough, seat: int, choice: int) -> bool:
    """Begin the additional action that an option names; False if it names none (BRK-5.1.1).

    Whether a clean-up was declined lands in the step that has the window.
    """
    if choice == model.CLEAN_UP:
        g.push(CleanUp(seat), "declined")
        return True
    if model.TASK.has(choice):
        card = model.CARD_OF[choice]
        g.tell("begins_task", seat, card, PARAMETER[card], TASK_COLOUR[card])
        g.push(CompleteTask(seat, card, [0] * len(TYPES)))
        return True
    return False


class CleanUp(Step):
    """Discard one card in play; the window it was begun in stays open for more (BRK-5.3.1, BRK-5.3.5).

    Who discards nothing after all has done nothing, so the window does not offer the clean-up a second time.
    """

    flow = ("ask_card", "discard")

    seat: Seat

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if option == model.FACTION_OPTION[g.faction[self.seat]]:
            return reasons.FACTION_CARD_STAYS
        if model.names_card(option):
            return against_absent(g, self.seat, option, reasons.NOT_IN_PLAY)
        reason = out_of_place(g, self.seat, option, reasons.CHOOSE_CARD_IN_PLAY)
        return reasons.CHOOSE_CARD_IN_PLAY if reason in (reasons.NOT_NOW, reasons.MAIN_ACTION_USED) else reason

    def ask_card(self, g: Breakthrough) -> Ask:
        options = different([option_at(g, self.seat, at) for at in range(len(g.in_play[self.seat].cards))])
        return Ask(self.seat, "clean_up", [*options, model.NOTHING])

    def discard(self, g: Breakthrough) -> None:
        if self.choice == model.NOTHING:
            self.result = DECLINED
            return
        discard_in_play(g, self.seat, place_of(g, self.seat, self.choice), "cleans_up")
