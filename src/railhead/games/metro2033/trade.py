"""Trade with Hansa: buying equipment, receiving missions, exchanging resources (M33-9.3 to 9.5)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033 import cards, decks, effects, equipment, reasons
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.draws import DrawMissions
from railhead.games.metro2033.model import DONE, GEAR, NUMBER, PAY, RENEW, RESOURCE, Card, Deciding, Metro, Seat, which
from railhead.games.metro2033.prices import against_paying, against_price, can_afford, payable, prices, too_few
from railhead.games.metro2033.tokens import types_left
from railhead.kernel.ask import NONE, Ask

ANY_NUMBER: Final = 99

# --- buying equipment (M33-9.3) -------------------------------------------------------------------------------------


def against_renewing(g: Metro, seat: int) -> int:
    """What stands against renewing the market; 0: nothing."""
    if not decks.can_draw(g.equipment, g.equipment_discard):
        return reasons.NOTHING_NEW
    return too_few(g, seat, effects.COST[effects.COST_OF_RENEWAL])


def against_trading_equipment(g: Metro, seat: int) -> int:
    """What stands against paying for a card of the market or for its renewal (M33-9.1.4); 0: nothing."""
    if not g.market.cards:
        return reasons.NO_EQUIPMENT if against_renewing(g, seat) else 0
    reason = against_paying(g, seat, prices(g, seat, effects.COST_OF_EQUIPMENT))
    return reason if reason and against_renewing(g, seat) else 0


class Buying(Deciding):
    """Buy face-up equipment, one card after another; renew the market before that, once (M33-9.3)."""

    flow = ("ask_card", "choose", "ask_price", "buy", "refill")

    seat: Seat
    most: int = ANY_NUMBER  # how many cards may still be bought
    by_mission: bool = False  # m06: exactly one card, wherever the hero is, and no renewal (M33-19.13)
    card: Card = NONE
    renewed: bool = False
    bought: bool = False

    def against_renewal(self, g: Metro) -> int:
        """What stands against renewing the market now: once, and before anything is bought (M33-9.3.2)."""
        if self.by_mission:
            return reasons.NO_RENEWAL
        if self.bought:
            return reasons.BOUGHT_ALREADY
        return reasons.RENEWED_ALREADY if self.renewed else against_renewing(g, self.seat)

    def possible(self, g: Metro) -> list[int]:
        options: list[int] = [] if self.by_mission else [DONE]
        if self.against_renewal(g) == 0:
            options.append(RENEW)
        if self.most > 0 and can_afford(g, self.seat, effects.COST_OF_EQUIPMENT):
            options += equipment.gear_options(g.market.cards)
        return options

    def ask_card(self, g: Metro) -> Ask | None:
        return which(self.seat, "buy", self.possible(g))

    def choose(self, g: Metro) -> None:
        choice = self.chosen(g, self.seat, self.possible)
        if choice == RENEW:
            self.renew(g)
            self.go("ask_card")
        elif choice in (DONE, NONE):
            if not self.bought:
                g.tell("buys_no_card", self.seat)
            self.go("refill")
        else:
            self.card = equipment.gear_of(choice)

    def renew(self, g: Metro) -> None:
        """The old cards are discarded before the new ones are revealed, so they can come back (M33-11.4)."""
        g.pay(self.seat, effects.COST[effects.COST_OF_RENEWAL])
        g.move_all(g.market, g.equipment_discard)
        g.tell("renews_market", self.seat, effects.COST[effects.COST_OF_RENEWAL])
        decks.fill_market(g)
        self.renewed = True

    def payable(self, g: Metro) -> list[int]:
        return payable(g, self.seat, effects.COST_OF_EQUIPMENT)

    def ask_price(self, g: Metro) -> Ask | None:
        return which(self.seat, "equipment_price", self.payable(g), GEAR.of(self.card - cards.EQUIPMENT))

    def buy(self, g: Metro) -> None:
        price = PAY.thing(self.chosen(g, self.seat, self.payable))
        g.pay(self.seat, price)
        if price != prices(g, self.seat, effects.COST_OF_EQUIPMENT)[0]:
            g.tell("faction_ability", self.seat, g.faction[self.seat])
        g.move_card(g.market, self.card, g.gear[self.seat])
        g.tell("buys", self.seat, self.card, price)
        self.bought = True
        self.most -= 1
        g.push(equipment.CarryLimit(self.seat))
        self.go("refill" if self.by_mission else "ask_card")

    def refill(self, g: Metro) -> None:
        decks.fill_market(g)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        every = prices(g, self.seat, effects.COST_OF_EQUIPMENT)
        if ask.prompt != "buy":
            return against_price(g, self.seat, every, option)
        if GEAR.has(option):
            for_sale = equipment.gear_of(option) in g.market.cards
            return against_paying(g, self.seat, every) if for_sale else reasons.NOT_FOR_SALE
        if option == RENEW:
            return self.against_renewal(g)
        return reasons.BUY_ONE if option == DONE else 0


# --- receiving a mission (M33-9.4) ----------------------------------------------------------------------------------


def against_receiving_mission(g: Metro, seat: int) -> int:
    """What stands against drawing missions for their price (M33-9.4.2); 0: nothing."""
    if not decks.can_draw(g.mission_deck, g.mission_discard):
        return reasons.NO_MISSION
    return too_few(g, seat, effects.COST[effects.COST_OF_MISSION])


def receive_mission(g: Metro, seat: int) -> None:
    """Pay, draw missions, keep one (M33-9.4.1)."""
    g.pay(seat, effects.COST[effects.COST_OF_MISSION])
    g.tell("pays_for_mission", seat, effects.COST[effects.COST_OF_MISSION])
    g.push(DrawMissions(seat, cards.MISSION_DRAW))


# --- exchanging resources (M33-9.5) ---------------------------------------------------------------------------------


def types_out(g: Metro, given: int) -> list[int]:
    """The resources, as options, that can be taken for another (given as a number)."""
    return [RESOURCE.of(other) for other in range(len(RESOURCES)) if other != given and g.left(other) > 0]


def types_in(g: Metro, seat: int) -> list[int]:
    """The resources, as options, that a player has and can exchange for another."""
    return [RESOURCE.of(kind) for kind in range(len(RESOURCES)) if g.stock(kind)[seat] > 0 and types_out(g, kind)]


class Exchange(Deciding):
    """Return tokens of one type and take as many of one other type (M33-9.5.1)."""

    flow = ("ask_in", "choose_in", "ask_out", "choose_out", "ask_number", "exchange")

    seat: Seat
    give: int = NONE
    get: int = NONE

    def ask_in(self, g: Metro) -> Ask | None:
        return which(self.seat, "exchange_in", types_in(g, self.seat))

    def choose_in(self, g: Metro) -> None:
        self.give = RESOURCE.thing(self.taken(g, self.seat, types_in(g, self.seat)[0]))

    def ask_out(self, g: Metro) -> Ask | None:
        return which(self.seat, "exchange_out", types_out(g, self.give))

    def choose_out(self, g: Metro) -> None:
        self.get = RESOURCE.thing(self.taken(g, self.seat, types_out(g, self.give)[0]))

    def numbers(self, g: Metro) -> list[int]:
        most = min(g.stock(self.give)[self.seat], g.left(self.get))
        return [NUMBER.of(number) for number in range(1, most + 1)]

    def ask_number(self, g: Metro) -> Ask | None:
        return which(self.seat, "exchange_number", self.numbers(g))

    def exchange(self, g: Metro) -> None:
        number = NUMBER.thing(self.taken(g, self.seat, NUMBER.of(1)))
        g.give_back(self.seat, self.give, number)
        g.gain(self.seat, self.get, number)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if NUMBER.has(option) and ask.prompt == "exchange_number":
            return reasons.BETWEEN
        if not RESOURCE.has(option) or ask.prompt == "exchange_number":
            return 0
        resource = RESOURCE.thing(option)
        if ask.prompt == "exchange_in":
            return reasons.NO_OTHER_TYPE if g.stock(resource)[self.seat] else reasons.NONE_TO_GIVE[resource]
        return reasons.OTHER_TYPE_NEEDED if resource == self.give else reasons.NONE_LEFT[resource]


def against_exchanging_tokens(g: Metro, seat: int) -> int:
    """What stands against any exchange: no token, or none to take for it (M33-9.1.4); 0: nothing."""
    if types_in(g, seat):
        return 0
    return reasons.NO_OTHER_TYPE if g.token_count(seat) else reasons.NO_TOKEN_TO_EXCHANGE


class MixedExchange(Deciding):
    """Sasha's exchange: any mix of types in and out, token for token, up to a number (M33-19.7).

    A type that was returned is not taken again: that would only be an exchange of fewer tokens.
    """

    flow = ("ask_token", "move_token")

    seat: Seat
    most: int
    given: int = 0  # tokens returned and not yet replaced
    types: int = 0  # the resources (bits) returned
    taking: bool = False

    def left_besides(self, g: Metro, types: int) -> int:
        """How many tokens the reserve has of all types but these (bits)."""
        return sum([g.left(resource) for resource in range(len(RESOURCES)) if not types >> resource & 1])

    def possible(self, g: Metro) -> list[int]:
        if self.taking:
            return [option for option in types_left(g) if not self.types >> RESOURCE.thing(option) & 1]
        options = [DONE] if self.given else []
        if self.given < self.most:
            for kind in range(len(RESOURCES)):
                if g.stock(kind)[self.seat] and self.left_besides(g, self.types | 1 << kind) > self.given:
                    options.append(RESOURCE.of(kind))
        return options

    def ask_token(self, g: Metro) -> Ask | None:
        return which(self.seat, "mixed_out" if self.taking else "mixed_in", self.possible(g))

    def move_token(self, g: Metro) -> None:
        choice = self.chosen(g, self.seat, self.possible)
        if choice == DONE:
            self.taking = True
        elif self.taking:
            g.gain(self.seat, RESOURCE.thing(choice), 1)
            self.given -= 1
        else:
            g.give_back(self.seat, RESOURCE.thing(choice), 1)
            self.given += 1
            self.types |= 1 << RESOURCE.thing(choice)
        if self.given or not self.taking:
            self.go("ask_token")

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if option == DONE and not self.taking:
            return reasons.GIVE_ONE_FIRST
        if not RESOURCE.has(option):
            return 0
        resource = RESOURCE.thing(option)
        if self.taking:
            return reasons.GIVEN_ALREADY  # of three types two are offered, and one was given
        return reasons.CANNOT_REPLACE if g.stock(resource)[self.seat] else reasons.NONE_TO_GIVE[resource]
