"""Clean-up: a player discards his own cards in play (BRK-5.3)."""

from __future__ import annotations

from railhead.games.breakthrough.cards import STATIONS_END
from railhead.games.breakthrough.model import (
    CARD_OF,
    CARD_OPTION,
    FACTION_OPTION,
    NOTHING,
    TURNED,
    TURNED_OPTION,
    Breakthrough,
    Option,
    Seat,
    names_card,
    names_turned,
)
from railhead.games.breakthrough.reasons import FACTION_CARD_STAYS, NOT_IN_PLAY
from railhead.games.breakthrough.tokens import leave_play
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step, flow


class CleanUp(Step):
    """Discard one card in play; the window it was begun in stays open for more (BRK-5.3.1, BRK-5.3.5)."""

    seat: Seat
    choice: Option = NOTHING

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        if option in FACTION_OPTION:
            return FACTION_CARD_STAYS
        return NOT_IN_PLAY if names_card(option) else 0

    def ask_card(self, g: Breakthrough) -> Ask:
        options = cards_in_play(g, self.seat)
        options.append(NOTHING)
        return Ask(self.seat, "clean_up", options, "choice")

    def discard(self, g: Breakthrough) -> None:
        if self.choice != NOTHING:
            card = leave_play(g, self.seat, place_of(g, self.seat, self.choice))
            g.tell("cleans_up", self.seat, card)


flow(CleanUp, "ask_card", "discard")


def cards_in_play(g: Breakthrough, seat: int) -> list[int]:
    """The different cards before a player, as options that tell how they lie."""
    options: list[int] = []
    zone = g.in_play[seat]
    for at in range(len(zone.cards)):
        option = option_at(g, seat, at)
        if option not in options:
            options.append(option)
    return options


def option_at(g: Breakthrough, seat: int, at: int) -> int:
    """The option that names the card at a place before a player."""
    zone = g.in_play[seat]
    card = zone.cards[at]
    if card >= STATIONS_END and zone.marks[at] == TURNED:
        return TURNED_OPTION[card]
    return CARD_OPTION[card]


def place_of(g: Breakthrough, seat: int, option: int) -> int:
    """Where the card that an option names lies before a player."""
    return g.place_in_play(seat, CARD_OF[option], names_turned(option))
