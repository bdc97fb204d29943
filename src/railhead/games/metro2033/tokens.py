"""Taking tokens of one's own choice from the reserve, and returning them (M33-0.5, M33-19.3, M33-19.5)."""

from __future__ import annotations

from railhead.games.metro2033 import reasons
from railhead.games.metro2033.board import AMMO, MUSHROOMS, PIGS
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.model import RESOURCE, Deciding, Metro, Seat, which
from railhead.kernel.ask import NONE, Ask


def types_left(g: Metro) -> list[int]:
    """The resources, as options, of which the reserve has a token."""
    return [RESOURCE.of(resource) for resource in range(len(RESOURCES)) if g.left(resource) > 0]


def any_left(g: Metro) -> bool:
    """Has the reserve a token of any resource?"""
    return g.left(PIGS) > 0 or g.left(MUSHROOMS) > 0 or g.left(AMMO) > 0


def types_of(g: Metro, seat: int) -> list[int]:
    """The resources, as options, of which a player has a token."""
    return [RESOURCE.of(resource) for resource in range(len(RESOURCES)) if g.stock(resource)[seat] > 0]


class GainAny(Deciding):
    """A player takes tokens of his choice, one after another; `distinct`: no type twice (M33-19.5)."""

    flow = ("ask_type", "take")

    seat: Seat
    amount: int
    distinct: bool = False
    types: int = 0  # the resources (bits) already taken

    def possible(self, g: Metro) -> list[int]:
        if self.amount <= 0:
            return []
        types = types_left(g)
        if self.distinct:
            types = [option for option in types if not self.types >> RESOURCE.thing(option) & 1]
        return types

    def ask_type(self, g: Metro) -> Ask | None:
        return which(self.seat, "gain", self.possible(g))

    def take(self, g: Metro) -> None:
        choice = self.chosen(g, self.seat, self.possible)
        if choice != NONE:
            resource = RESOURCE.thing(choice)
            g.gain(self.seat, resource, 1)
            self.types |= 1 << resource
            self.amount -= 1
            self.go("ask_type")
        elif self.amount:
            g.tell("no_more_tokens", self.seat)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if not RESOURCE.has(option):
            return 0
        resource = RESOURCE.thing(option)
        return reasons.TAKEN_ALREADY[resource] if g.left(resource) else reasons.NONE_LEFT[resource]


class ReturnTokens(Deciding):
    """A player returns tokens of his choice, as many as he has (M33-19.3)."""

    flow = ("ask_type", "put_back")

    seat: Seat
    amount: int

    def possible(self, g: Metro) -> list[int]:
        return types_of(g, self.seat) if self.amount > 0 else []

    def ask_type(self, g: Metro) -> Ask | None:
        return which(self.seat, "return", self.possible(g))

    def put_back(self, g: Metro) -> None:
        choice = self.chosen(g, self.seat, self.possible)
        if choice != NONE:
            g.give_back(self.seat, RESOURCE.thing(choice), 1)
            self.amount -= 1
            self.go("ask_type")
        elif self.amount:
            g.tell("no_token_to_return", self.seat)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return reasons.NONE_TO_RETURN[RESOURCE.thing(option)] if RESOURCE.has(option) else 0
