"""Manoeuvres: moving, exchanging places, dodging and lying low (FLN-8.2, FLN-8.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.front_line.cards import DIRECTION, FEWEST_STEPS, GIVES_STATUS, MOST_STEPS, MOVES_WHOM, SWAPS_SELF
from railhead.games.front_line.choices import against_moving, choosable, not_himself
from railhead.games.front_line.model import (
    ABILITY,
    COMRADE,
    EITHER_WAY,
    GO_FORWARD,
    PASS,
    Card,
    FrontLine,
    Option,
    Seat,
    is_chosen,
    steps_named,
    steps_option,
)
from railhead.games.front_line.movement import Move, exchange_places
from railhead.games.front_line.queries import extra_steps, is_immovable, movable_comrades
from railhead.games.front_line.reasons import (
    ALREADY_CHOSEN,
    MUST_CHOOSE,
    NOT_YOUR_ABILITY,
    SHOVES_ANOTHER,
    SWAPS_TWO_OTHERS,
    SWAPS_WITH_ANOTHER,
)
from railhead.games.front_line.terms import (
    BACK,
    DODGE,
    EITHER,
    FORWARD,
    FUBAR,
    HALT,
    MOVE,
    PRONE,
    SELF,
    STATUS,
    SWAP,
    VERBS,
)
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
        if MOVES_WHOM[self.card] == SELF:
            return None
        others = choosable(g, self.seat, self.card)
        if len(others) < 2:
            return None
        return Ask(self.seat, "move_whom", g.comrade_options(others))

    def settle_mover(self, g: FrontLine) -> None:
        """Without a comrade who could move nothing is asked any more (FLN-8.1.1, FLN-8.1.3)."""
        if MOVES_WHOM[self.card] == SELF:
            self.mover = self.seat
        elif self.choice != NONE:
            self.mover = g.seat_of(self.choice)
        else:
            others = choosable(g, self.seat, self.card)
            self.mover = others[0] if others else NONE
        if self.mover == NONE:
            g.tell("nobody_to_move", self.card)
            self.leave()

    def ask_direction(self, g: FrontLine) -> Ask | None:
        if DIRECTION[self.card] != EITHER:
            return None
        return Ask(self.seat, "direction", EITHER_WAY, "direction", about=g.comrade_option(self.mover))

    def ask_distance(self, g: FrontLine) -> Ask | None:
        fewest, most = FEWEST_STEPS[self.card], MOST_STEPS[self.card]
        if fewest == most:
            return None
        return Ask(self.seat, "distance", [steps_option(n) for n in range(fewest, most + 1)], "distance")

    def ask_extra(self, g: FrontLine) -> Ask | None:
        """Mikhail may add a step to his own manoeuvre, before the first step (FLN-9.7)."""
        if self.mover != self.seat or not extra_steps(g, self.seat):
            return None
        return Ask(self.seat, "extra_step", [PASS, ABILITY.of(g.character[self.seat])])

    def move(self, g: FrontLine) -> None:
        way = DIRECTION[self.card]
        if way == EITHER:
            way = FORWARD if self.direction == GO_FORWARD else BACK
        steps = MOST_STEPS[self.card] if self.distance == NONE else steps_named(self.distance)
        if is_chosen(self.choice):
            g.tell("uses_ability", self.seat, self.choice)
            steps += extra_steps(g, self.seat)
        if self.mover != self.seat:
            g.tell("shoves_forward" if way == FORWARD else "shoves_back", self.seat, self.mover)
        elif DIRECTION[self.card] == EITHER:
            g.tell("goes_forward" if way == FORWARD else "goes_back", self.seat, steps)
        g.push(Move(self.mover, way, steps))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if ask.prompt == "move_whom" and COMRADE.has(option):
            return against_moving(g, option, not_himself(self.seat, self.card), SHOVES_ANOTHER)
        if ask.prompt == "extra_step" and ABILITY.has(option):
            return NOT_YOUR_ABILITY
        return MUST_CHOOSE if option == PASS else 0


class SwapManoeuvre(Step):
    """Two comrades exchange places: the player's own and another, or two others (FLN-8.3.3, FLN-8.3.4)."""

    flow = ("ask_first", "settle_first", "ask_second", "swap")

    seat: Seat
    card: Card
    first: Option = NONE
    second: Option = NONE

    def ask_first(self, g: FrontLine) -> Ask | None:
        others = movable_comrades(g, self.seat)
        fewest = 1 if SWAPS_SELF[self.card] else 2
        if len(others) <= fewest:
            return None
        prompt = "swap_with" if SWAPS_SELF[self.card] else "swap_first"
        return Ask(self.seat, prompt, g.comrade_options(others), "first")

    def settle_first(self, g: FrontLine) -> None:
        """As many as there must be: no choice; fewer: no effect (FLN-8.1.1)."""
        others = movable_comrades(g, self.seat)
        if SWAPS_SELF[self.card]:
            self.second = g.comrade_option(self.seat)
        if len(others) < (1 if SWAPS_SELF[self.card] else 2):
            g.tell("nobody_to_move" if SWAPS_SELF[self.card] else "no_two_to_move", self.card)
            self.leave()
        elif self.first == NONE:
            self.first = g.comrade_option(others[0])
            if self.second == NONE:
                self.second = g.comrade_option(others[1])

    def ask_second(self, g: FrontLine) -> Ask | None:
        if self.second != NONE:
            return None
        others = movable_comrades(g, self.seat, g.seat_of(self.first))
        return Ask(self.seat, "swap_second", g.comrade_options(others), "second", about=self.first)

    def swap(self, g: FrontLine) -> None:
        exchange_places(g, g.seat_of(self.first), g.seat_of(self.second))

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if option == self.first and ask.prompt == "swap_second":
            return ALREADY_CHOSEN
        if COMRADE.has(option):
            own = SWAPS_WITH_ANOTHER if SWAPS_SELF[self.card] else SWAPS_TWO_OTHERS
            return against_moving(g, option, self.seat, own)
        return MUST_CHOOSE if option == PASS else 0


# --- what a manoeuvre does, by verb ----------------------------------------------------------------------------------


def nothing(g: FrontLine, seat: int, card: int) -> None:
    pass


def move(g: FrontLine, seat: int, card: int) -> None:
    if not comes_to_nothing(g, seat, card, MOVES_WHOM[card] == SELF):
        g.push(MoveManoeuvre(seat, card))


def swap(g: FrontLine, seat: int, card: int) -> None:
    if not comes_to_nothing(g, seat, card, SWAPS_SELF[card]):
        g.push(SwapManoeuvre(seat, card))


def comes_to_nothing(g: FrontLine, seat: int, card: int, moves_himself: bool) -> bool:
    """Under Halt! nothing moves, and nobody moves himself from the tank: nothing is asked then (FLN-8.2.2)."""
    if g.halt:
        g.tell("stopped_by_halt", card)
        return True
    if moves_himself and is_immovable(g, seat):
        g.tell("cannot_move_himself", card, seat)
        return True
    return False


STATUS_EVENTS: Final[list[str]] = ["dodges", "lies_low", "stands_firm", "calls_halt"]


def give_status(g: FrontLine, seat: int, card: int) -> None:
    """Dodge, Hit the Dirt and F.U.B.A.R. last to the end of the turn, Halt! or not (FLN-8.3.1, FLN-8.3.7)."""
    status = GIVES_STATUS[card]
    if status == HALT:
        g.halt = True
    elif status == DODGE:
        g.dodging.append(seat)
    elif status == PRONE:
        g.prone.append(seat)
    elif status == FUBAR:
        g.fubar.append(seat)
    g.tell(STATUS_EVENTS[status], seat)


Manoeuvre = Callable[[FrontLine, int, int], None]
MANOEUVRES: Final[list[Manoeuvre]] = [nothing] * len(VERBS)
MANOEUVRES[MOVE] = move
MANOEUVRES[SWAP] = swap
MANOEUVRES[STATUS] = give_status
