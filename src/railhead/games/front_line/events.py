"""Events: announcing with all choices, Nyet!, carrying out (FLN-3.5, FLN-3.6, FLN-8.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from railhead.games.front_line import cards, reactions, reasons
from railhead.games.front_line.model import CARD, Card, FrontLine, Seat
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

NO_NYET: Final[list[Ask]] = reactions.silent_asks("nyet")


class PlayEvent(Step):
    """A player plays an event: it is announced, may be answered by Nyet!, and is carried out (FLN-3.6)."""

    flow: ClassVar[tuple[str, ...]] = ("lay_open", "announce", "await_nyet", "carry_out")

    seat: Seat
    card: Card
    cancelled: int = 0

    def lay_open(self, g: FrontLine) -> None:
        """The card goes to the discard pile and is the event of this player for this turn (FLN-3.5)."""
        g.move_card(g.hand[self.seat], self.card, g.action_discard)
        g.event_spent.append(self.seat)

    def announce(self, g: FrontLine) -> None:
        g.tell("announces", self.seat, self.card)

    def await_nyet(self, g: FrontLine) -> None:
        g.push(Nyet(self.seat, self.card), "cancelled")

    def carry_out(self, g: FrontLine) -> None:
        if self.cancelled:
            g.tell("void", self.card)
        else:
            self.take_effect(g)

    def take_effect(self, g: FrontLine) -> None:
        raise NotImplementedError


class DudEvent(PlayEvent):
    """Dud: the hit that waits for this event is lowered by the result."""

    def take_effect(self, g: FrontLine) -> None:
        self.result = cards.AMOUNT[self.card]


class Nyet(Step):
    """An event was announced; the others may answer it with Nyet!, and that one too (FLN-8.4.1).

    The result is 1 if the announced card is void.
    """

    flow = ("ask_nyet", "answer", "settle")

    seat: Seat  # who announced the card in question
    card: Card
    answered_by: Seat = NONE
    cancelled: int = 0  # is the Nyet! that answered it void itself?

    def ask_nyet(self, g: FrontLine) -> list[Ask] | None:
        return reactions.reaction_asks(g, self.seat, 1, cards.REACTS_TO_EVENT, NO_NYET, CARD.of(self.card))

    def answer(self, g: FrontLine) -> None:
        """The first one clockwise from the announcer's left is heard."""
        seat = reactions.first_reaction(g, self.seat, 1)
        self.answered_by = seat
        if seat != NONE:
            card = CARD.thing(g.replies[seat])
            g.move_card(g.hand[seat], card, g.action_discard)
            g.event_spent.append(seat)
            reactions.tell_first(g, "first_nyet", seat, self.seat)
            g.tell("answers", seat, card)
            g.push(Nyet(seat, card), "cancelled")

    def settle(self, g: FrontLine) -> None:
        if self.cancelled:
            g.tell("answer_void", self.answered_by)
        self.result = 1 if self.answered_by != NONE and not self.cancelled else 0

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        return reactions.against_reaction(option, cards.REACTS_TO_EVENT, reasons.NOT_A_NYET)
