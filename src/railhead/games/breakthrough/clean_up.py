"""Clean-up: a player discards his own cards in play (BRK-5.3)."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough.model import FACTION_OPTION, NOTHING, Breakthrough, Seat, names_card
from railhead.games.breakthrough.queries import lies_otherwise, option_at, out_of_place, place_of
from railhead.games.breakthrough.reasons import (
    CHOOSE_CARD_IN_PLAY,
    FACTION_CARD_STAYS,
    LIES_OTHERWISE,
    MAIN_ACTION_USED,
    NOT_IN_PLAY,
    NOT_NOW,
)
from railhead.games.breakthrough.tokens import discard_in_play
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step

DECLINED: Final = 1  # the result of a clean-up that discarded nothing


class CleanUp(Step):
    """Discard one card in play; the window it was begun in stays open for more (BRK-5.3.1, BRK-5.3.5).

    Who discards nothing after all has done nothing, so the window does not offer the clean-up a second time.
    """

    flow = ("ask_card", "discard")

    seat: Seat

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if option == FACTION_OPTION[g.faction[self.seat]]:
            return FACTION_CARD_STAYS
        if names_card(option):
            return LIES_OTHERWISE if lies_otherwise(g, self.seat, option) else NOT_IN_PLAY
        reason = out_of_place(g, self.seat, option, CHOOSE_CARD_IN_PLAY)
        return CHOOSE_CARD_IN_PLAY if reason in (NOT_NOW, MAIN_ACTION_USED) else reason

    def ask_card(self, g: Breakthrough) -> Ask:
        options = cards_in_play(g, self.seat)
        options.append(NOTHING)
        return Ask(self.seat, "clean_up", options)

    def discard(self, g: Breakthrough) -> None:
        if self.choice == NOTHING:
            self.result = DECLINED
            return
        discard_in_play(g, self.seat, place_of(g, self.seat, self.choice), "cleans_up")


def cards_in_play(g: Breakthrough, seat: int) -> list[int]:
    """The different cards before a player, as options that tell how they lie."""
    options: list[int] = []
    zone = g.in_play[seat]
    for at in range(len(zone.cards)):
        option = option_at(g, seat, at)
        if option not in options:
            options.append(option)
    return options
