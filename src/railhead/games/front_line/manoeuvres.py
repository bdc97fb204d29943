"""Manoeuvres: moving, exchanging places, dodging and lying low (FLN-8.2, FLN-8.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.front_line import cards, choices, model, movement, queries, reasons, terms
from railhead.games.front_line.model import Card, FrontLine, Option, Seat
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class MoveManoeuvre(Step):
    """A card that moves its player's comrade, or another one of his choice (FLN-8.2.1, FLN-8.2.3)."""

    flow = ("ask_comrade", "settle_mover", "ask_direction", "ask_distance", "ask_extra", "move")

    seat: Seat
    card: Card
    mover: Seat = NONE
    direction: Option = NONE
    distance: Option = NONE

    def ask_comrade(self, g: FrontLine) -> Ask | None:
        if cards.MOVES_WHOM[self.card] == terms.SELF:
            return None
        others = choices.choosable(g, self.seat, self.card)
        if len(others) < 2:
            return None
        return Ask(self.seat, "move_whom", g.comrade_options(others))

    def settle_mover(self, g: FrontLine) -> None:
        """Without a comrade who could move nothing is asked any more (FLN-8.1.1, FLN-8.1.3)."""
        if cards.MOVES_WHOM[self.card] == terms.SELF:
            self.mover = self.seat
        elif self.choice != NONE:
            self.mover = g.seat_of(self.choice)
        else:
            others = choices.choosable(g, self.seat, self.card)
            self.mover = others[0] if others else NONE
        if self.mover == NONE:
            g.tell("nobody_to_move", self.card)
            self.leave()

    def ask_direction(self, g: FrontLine) -> Ask | None:
        if cards.DIRECTION[self.card] != terms.EITHER:
            return None
        return Ask(self.seat, "direction", model.EITHER_WAY, "direction", about=g.comrade_option(self.mover))

    def ask_distance(self, g: FrontLine) -> Ask | None:
        fewest, most = cards.FEWEST_STEPS[self.card], cards.MOST_STEPS[self.card]
        if fewest == most:
            return None
        return Ask(self.seat, "distance", [model.steps_option(n) for n in range(fewest, most + 1)], "distance")

    def ask_extra(self, g: FrontLine) -> Ask | None:
        """Mikhail may add a step to his own manoeuvre, before the first step (FLN-9.7)."""
        if self.mover != self.seat or not queries.extra_steps(g, self.seat):
            return None
        return Ask(self.seat, "extra_step", [model.PASS, model.ABILITY.of(g.character[self.seat])])

    def move(self, g: FrontLine) -> None:
        way = cards.DIRECTION[self.card]
        if way == terms.EITHER:
            way = terms.FORWARD if self.direction == model.GO_FORWARD else terms.BACK
        steps = cards.MOST_STEPS[self.card] if self.distance == NONE else model.steps_named(self.distance)
        if model.is_chosen(self.choice):
            g.tell("uses_ability", self.seat, self.choice)
            steps += queries.extra_steps(g, self.seat)
        if self.mover != self.seat:
            g.tell("shoves_forward" if way == terms.FORWARD else "shoves_back", self.seat, self.mover)
        elif cards.DIRECTION[self.card] == terms.EITHER:
            g.tell("goes_forward" if way == terms.FORWARD else "goes_back", self.seat, steps)
        g.push(movement.Move(self.mover, way, steps))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if ask.prompt == "move_whom" and model.COMRADE.has(option):
            return choices.against_moving(g, option, choices.not_himself(self.seat, self.card), reasons.SHOVES_ANOTHER)
        if ask.prompt == "extra_step" and model.ABILITY.has(option):
            return reasons.NOT_YOUR_ABILITY
        return reasons.MUST_CHOOSE if option == model.PASS else 0


class SwapManoeuvre(Step):
    """Two comrades exchange places: the player's own and another, or two others (FLN-8.3.3, FLN-8.3.4)."""

    flow = ("ask_first", "settle_first", "ask_second", "swap")

    seat: Seat
    card: Card
    first: Option = NONE
    second: Option = NONE

    def ask_first(self, g: FrontLine) -> Ask | None:
        others = queries.movable_comrades(g, self.seat)
        fewest = 1 if cards.SWAPS_SELF[self.card] else 2
        if len(others) <= fewest:
            return None
        prompt = "swap_with" if cards.SWAPS_SELF[self.card] else "swap_first"
        return Ask(self.seat, prompt, g.comrade_options(others), "first")

    def settle_first(self, g: FrontLine) -> None:
        """As many as there must be: no choice; fewer: no effect (FLN-8.1.1)."""
        others = queries.movable_comrades(g, self.seat)
        if cards.SWAPS_SELF[self.card]:
            self.second = g.comrade_option(self.seat)
        if len(others) < (1 if cards.SWAPS_SELF[self.card] else 2):
            g.tell("nobody_to_move" if cards.SWAPS_SELF[self.card] else "no_two_to_move", self.card)
            self.leave()
        elif self.first == NONE:
            self.first = g.comrade_option(others[0])
            if self.second == NONE:
                self.second = g.comrade_option(others[1])

    def ask_second(self, g: FrontLine) -> Ask | None:
        if self.second != NONE:
            return None
        others = queries.movable_comrades(g, self.seat, g.seat_of(self.first))
        return Ask(self.seat, "swap_second", g.comrade_options(others), "second", about=self.first)

    def swap(self, g: FrontLine) -> None:
        movement.exchange_places(g, g.seat_of(self.first), g.seat_of(self.second))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if option == self.first:
            return reasons.ALREADY_CHOSEN
        if model.COMRADE.has(option):
            own = reasons.SWAPS_WITH_ANOTHER if cards.SWAPS_SELF[self.card] else reasons.SWAPS_TWO_OTHERS
            return choices.against_moving(g, option, self.seat, own)
        return reasons.MUST_CHOOSE if option == model.PASS else 0


# --- what a manoeuvre does, by verb ----------------------------------------------------------------------------------


def nothing(g: FrontLine, seat: int, card: int) -> None:
    pass


def move(g: FrontLine, seat: int, card: int) -> None:
    if not comes_to_nothing(g, seat, card, cards.MOVES_WHOM[card] == terms.SELF):
        g.push(MoveManoeuvre(seat, card))


def swap(g: FrontLine, seat: int, card: int) -> None:
    if not comes_to_nothing(g, seat, card, cards.SWAPS_SELF[card]):
        g.push(SwapManoeuvre(seat, card))


def comes_to_nothing(g: FrontLine, seat: int, card: int, moves_himself: bool) -> bool:
    """Under Halt! nothing moves, and nobody moves himself from the tank: nothing is asked then (FLN-8.2.2)."""
    if g.halt:
        g.tell("stopped_by_halt", card)
        return True
    if moves_himself and queries.is_immovable(g, seat):
        g.tell("cannot_move_himself", card, seat)
        return True
    return False


STATUS_EVENTS: Final[list[str]] = ["dodges", "lies_low", "stands_firm", "calls_halt"]


def give_status(g: FrontLine, seat: int, card: int) -> None:
    """Dodge, Hit the Dirt and F.U.B.A.R. last to the end of the turn, Halt! or not (FLN-8.3.1, FLN-8.3.7)."""
    status = cards.GIVES_STATUS[card]
    if status == terms.HALT:
        g.halt = True
    elif status == terms.DODGE:
        g.dodging.append(seat)
    elif status == terms.PRONE:
        g.prone.append(seat)
    elif status == terms.FUBAR:
        g.fubar.append(seat)
    g.tell(STATUS_EVENTS[status], seat)


Manoeuvre = Callable[[FrontLine, int, int], None]
MANOEUVRES: Final[list[Manoeuvre]] = [nothing] * len(terms.VERBS)
MANOEUVRES[terms.MOVE] = move
MANOEUVRES[terms.SWAP] = swap
MANOEUVRES[terms.STATUS] = give_status
