"""Trade with Hansa: buying equipment, receiving missions, exchanging resources (M33-9.3 to 9.5)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.board import RESOURCES
from railhead.games.metro2033.cards import EQUIPMENT, MISSION_DRAW
from railhead.games.metro2033.decks import can_draw, fill_market
from railhead.games.metro2033.draws import DrawMissions
from railhead.games.metro2033.effects import COST, COST_OF_EQUIPMENT, COST_OF_MISSION, COST_OF_RENEWAL
from railhead.games.metro2033.equipment import CarryLimit, gear_of, gear_options
from railhead.games.metro2033.model import Card, Deciding, Metro, Seat
from railhead.games.metro2033.prices import can_afford, payable, prices
from railhead.games.metro2033.reasons import (
    CANNOT_PAY,
    CHANGES_NOTHING,
    NONE_OF_THAT_TYPE,
    NOT_FOR_SALE,
    NOTHING_TO_EXCHANGE,
    OTHER_TYPE_NEEDED,
    RENEWED_ALREADY,
    RESERVE_EMPTY,
)
from railhead.games.metro2033.tokens import is_resource
from railhead.games.metro2033.words import DONE, GEAR, NUMBER, PAY, RENEW, RESOURCE, is_gear
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import flow

ANY_NUMBER: Final = 99

# --- buying equipment (M33-9.3) -------------------------------------------------------------------------------------


def against_renewing(g: Metro, seat: int) -> int:
    """What stands against renewing the market; 0: nothing."""
    if not g.can_pay(seat, COST[COST_OF_RENEWAL]):
        return CANNOT_PAY
    return 0 if can_draw(g.equipment, g.equipment_discard) else CHANGES_NOTHING


def can_trade_equipment(g: Metro, seat: int) -> bool:
    """Can a card of the market, or its renewal, be paid (M33-9.1.4)?"""
    if g.market.cards and can_afford(g, seat, COST_OF_EQUIPMENT):
        return True
    return against_renewing(g, seat) == 0


class Buying(Deciding):
    """Buy face-up equipment, one card after another; renew the market before that, once (M33-9.3)."""

    seat: Seat
    most: int  # how many cards may still be bought
    by_mission: bool  # m06: exactly one card, wherever the hero is, and no renewal (M33-19.13)
    card: Card = NONE

    def __init__(self, seat: int = 0, most: int = ANY_NUMBER, by_mission: bool = False) -> None:
        self.seat = seat
        self.most = most
        self.by_mission = by_mission

    def may_renew(self, g: Metro) -> bool:
        """Once, and before anything is bought (M33-9.3.2)."""
        return not self.by_mission and self.result == 0 and against_renewing(g, self.seat) == 0

    def possible(self, g: Metro) -> list[int]:
        options: list[int] = [] if self.by_mission else [DONE]
        if self.may_renew(g):
            options.append(RENEW)
        if self.most > 0 and can_afford(g, self.seat, COST_OF_EQUIPMENT):
            options += gear_options(g.market)
        return options

    def ask_card(self, g: Metro) -> Ask | None:
        options = self.possible(g)
        return Ask(self.seat, "buy", options, "choice") if len(options) > 1 else None

    def choose(self, g: Metro) -> None:
        options = self.possible(g)
        choice = self.taken(g, self.seat, options[0] if options else DONE)
        if choice == RENEW:
            self.renew(g)
            self.go("ask_card")
        elif choice == DONE:
            self.go("refill")
        else:
            self.card = gear_of(choice)

    def renew(self, g: Metro) -> None:
        """The old cards are discarded before the new ones are revealed, so they can come back (M33-11.4)."""
        g.pay(self.seat, COST[COST_OF_RENEWAL])
        g.move_all(g.market, g.equipment_discard)
        g.tell("renews_market", self.seat)
        fill_market(g)
        self.result = 1

    def ask_price(self, g: Metro) -> Ask | None:
        options = payable(g, self.seat, COST_OF_EQUIPMENT)
        if len(options) > 1:
            return Ask(self.seat, "equipment_price", options, "choice", about=GEAR + self.card - EQUIPMENT)
        return None

    def buy(self, g: Metro) -> None:
        price = self.taken(g, self.seat, payable(g, self.seat, COST_OF_EQUIPMENT)[0]) - PAY
        g.pay(self.seat, price)
        if price != prices(g, self.seat, COST_OF_EQUIPMENT)[0]:
            g.tell("faction_ability", self.seat)
        g.move_card(g.market, self.card, g.gear[self.seat])
        g.tell("buys", self.seat, self.card, PAY + price)
        self.result = 1
        self.most -= 1
        g.push(CarryLimit(self.seat))
        self.go("refill" if self.by_mission else "ask_card")

    def refill(self, g: Metro) -> None:
        fill_market(g)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if is_gear(option) and ask.prompt == "buy":
            return CANNOT_PAY if gear_of(option) in g.market.cards else NOT_FOR_SALE
        if option == RENEW and ask.prompt == "buy":
            return RENEWED_ALREADY if self.result else against_renewing(g, self.seat)
        return 0


flow(Buying, "ask_card", "choose", "ask_price", "buy", "refill")

# --- receiving a mission (M33-9.4) ----------------------------------------------------------------------------------


def can_receive_mission(g: Metro, seat: int) -> bool:
    """Are the price and at least one card there (M33-9.4.2)?"""
    return g.can_pay(seat, COST[COST_OF_MISSION]) and can_draw(g.mission_deck, g.mission_discard)


def receive_mission(g: Metro, seat: int) -> None:
    """Pay, draw missions, keep one (M33-9.4.1)."""
    g.pay(seat, COST[COST_OF_MISSION])
    g.push(DrawMissions(seat, MISSION_DRAW))


# --- exchanging resources (M33-9.5) ---------------------------------------------------------------------------------


def types_out(g: Metro, given: int) -> list[int]:
    """The resources, as options, that can be taken for another (given as a number)."""
    return [RESOURCE + other for other in range(len(RESOURCES)) if other != given and g.left(other) > 0]


def types_in(g: Metro, seat: int) -> list[int]:
    """The resources, as options, that a player has and can exchange for another."""
    return [
        RESOURCE + resource
        for resource in range(len(RESOURCES))
        if g.stock(resource)[seat] > 0 and types_out(g, resource)
    ]


class Exchange(Deciding):
    """Return tokens of one type and take as many of one other type (M33-9.5.1)."""

    seat: Seat
    give: int = NONE
    get: int = NONE

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask_in(self, g: Metro) -> Ask | None:
        options = types_in(g, self.seat)
        return Ask(self.seat, "exchange_in", options, "choice") if len(options) > 1 else None

    def choose_in(self, g: Metro) -> None:
        self.give = self.taken(g, self.seat, types_in(g, self.seat)[0]) - RESOURCE

    def ask_out(self, g: Metro) -> Ask | None:
        options = types_out(g, self.give)
        return Ask(self.seat, "exchange_out", options, "choice") if len(options) > 1 else None

    def choose_out(self, g: Metro) -> None:
        self.get = self.taken(g, self.seat, types_out(g, self.give)[0]) - RESOURCE

    def numbers(self, g: Metro) -> list[int]:
        most = min(g.stock(self.give)[self.seat], g.left(self.get))
        return [NUMBER + number for number in range(1, most + 1)]

    def ask_number(self, g: Metro) -> Ask | None:
        options = self.numbers(g)
        return Ask(self.seat, "exchange_number", options, "choice") if len(options) > 1 else None

    def exchange(self, g: Metro) -> None:
        number = self.taken(g, self.seat, NUMBER + 1) - NUMBER
        g.give_back(self.seat, self.give, number)
        g.gain(self.seat, self.get, number)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if is_resource(option) and ask.prompt == "exchange_in":
            return NOTHING_TO_EXCHANGE if g.stock(option - RESOURCE)[self.seat] else NONE_OF_THAT_TYPE
        if is_resource(option) and ask.prompt == "exchange_out":
            return OTHER_TYPE_NEEDED if option - RESOURCE == self.give else RESERVE_EMPTY
        return 0


flow(Exchange, "ask_in", "choose_in", "ask_out", "choose_out", "ask_number", "exchange")


def can_exchange(g: Metro, seat: int) -> bool:
    return len(types_in(g, seat)) > 0


class MixedExchange(Deciding):
    """Sasha's exchange: any mix of types in and out, token for token, up to a number (M33-19.7).

    A type that was returned is not taken again: that would only be an exchange of fewer tokens.
    """

    seat: Seat
    most: int
    given: int = 0  # tokens returned and not yet replaced
    types: int = 0  # the resources (bits) returned
    taking: bool = False

    def __init__(self, seat: int = 0, most: int = 0) -> None:
        self.seat = seat
        self.most = most

    def left_besides(self, g: Metro, types: int) -> int:
        """How many tokens the reserve has of all types but these (bits)."""
        return sum([g.left(resource) for resource in range(len(RESOURCES)) if not types >> resource & 1])

    def possible(self, g: Metro) -> list[int]:
        if self.taking:
            return [
                RESOURCE + kind for kind in range(len(RESOURCES)) if not self.types >> kind & 1 and g.left(kind) > 0
            ]
        options = [DONE] if self.given else []
        if self.given < self.most:
            for kind in range(len(RESOURCES)):
                if g.stock(kind)[self.seat] and self.left_besides(g, self.types | 1 << kind) > self.given:
                    options.append(RESOURCE + kind)
        return options

    def ask_token(self, g: Metro) -> Ask | None:
        options = self.possible(g)
        prompt = "mixed_out" if self.taking else "mixed_in"
        return Ask(self.seat, prompt, options, "choice") if len(options) > 1 else None

    def move_token(self, g: Metro) -> None:
        choice = self.taken(g, self.seat, self.possible(g)[0])
        if choice == DONE:
            self.taking = True
        elif self.taking:
            g.gain(self.seat, choice - RESOURCE, 1)
            self.given -= 1
        else:
            g.give_back(self.seat, choice - RESOURCE, 1)
            self.given += 1
            self.types |= 1 << (choice - RESOURCE)
        if self.given or not self.taking:
            self.go("ask_token")

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if not is_resource(option):
            return 0
        if self.taking:
            return OTHER_TYPE_NEEDED if self.types >> (option - RESOURCE) & 1 else RESERVE_EMPTY
        return NOTHING_TO_EXCHANGE if g.stock(option - RESOURCE)[self.seat] else NONE_OF_THAT_TYPE


flow(MixedExchange, "ask_token", "move_token")
