"""Phase 2: army maintenance and hiring (section 7)."""

from __future__ import annotations

from railhead.games.metro2033 import cards, effects, reasons
from railhead.games.metro2033.abilities import OwnTurn, did_mission
from railhead.games.metro2033.hiring import tell_hired
from railhead.games.metro2033.missions import OWN_TURN, question, why_not_mission
from railhead.games.metro2033.model import HIRE, LEVEL, PAY, InTurnOrder, Metro, which
from railhead.games.metro2033.prices import against_price, prices
from railhead.games.metro2033.queries import law_for
from railhead.games.metro2033.rewards import change_army
from railhead.kernel.ask import NONE, Ask

# --- maintenance (M33-7.1) ------------------------------------------------------------------------------------------


def maintenance(g: Metro, seat: int) -> list[int]:
    """The pigs that an army costs, by its strength: the law in force adds some, m09 saves them all (M33-7.1.1)."""
    pigs = cards.MAINTENANCE
    for card in g.lasting_of(seat):
        if cards.ABILITY_OF[card].op == effects.MAINTENANCE_FREE:
            return [0] * len(pigs)
    law = law_for(g, seat)
    for effect in cards.ADDS_UPKEEP[law] if law != NONE else []:
        first = effect.from_strength
        pigs = pigs[:first] + [cost + effect.amount for cost in pigs[first:]]
    return pigs


def levels_to_keep(g: Metro, seat: int) -> list[int]:
    """The strengths that a player can keep: down to the highest that costs nothing (M33-7.1.2)."""
    levels: list[int] = []
    pigs = maintenance(g, seat)
    for level in range(g.army[seat], 0, -1):
        if pigs[level] <= g.pigs[seat]:
            levels.append(level)
        if pigs[level] == 0:
            break
    return levels


# --- hiring (M33-7.2) -----------------------------------------------------------------------------------------------


def can_hire(g: Metro, seat: int, price: int, first_price: int, soldiers: int) -> bool:
    """Can a player pay for so many soldiers, the first of them at a price of its own?"""
    others = soldiers - 1
    return (
        g.pigs[seat] >= effects.PRICE_PIGS[first_price] + others * effects.PRICE_PIGS[price]
        and g.mushrooms[seat] >= effects.PRICE_MUSHROOMS[first_price] + others * effects.PRICE_MUSHROOMS[price]
        and g.ammo[seat] >= effects.PRICE_AMMO[first_price] + others * effects.PRICE_AMMO[price]
    )


def most_soldiers(g: Metro, seat: int) -> int:
    """How many soldiers a player can hire."""
    every = prices(g, seat, effects.COST_OF_HIRING)
    soldiers = cards.ARMY_MAX - g.army[seat]
    while soldiers and not any(can_hire(g, seat, every[0], price, soldiers) for price in every):
        soldiers -= 1
    return soldiers


# --- the phase ------------------------------------------------------------------------------------------------------


class Mobilization(InTurnOrder):
    """Every player in turn order pays his army and reinforces it (M33-5.2)."""

    def take_turn(self, g: Metro, seat: int) -> None:
        g.push(MobilizationTurn(seat))


class MobilizationTurn(OwnTurn):
    """First maintenance, then hiring (M33-7.1.1, 7.2.1); missions before, between and after (M33-14.3.3)."""

    flow = ("ask_maintenance", "maintain", "ask_hire", "hire", "ask_price", "recruit", "ask_afterwards", "afterwards")

    paid: bool = False  # maintenance has changed something
    soldiers: int = 0

    def ask_maintenance(self, g: Metro) -> Ask | list[Ask] | None:
        levels = [LEVEL.of(level) for level in levels_to_keep(g, self.seat)]
        return question(g, self.seat, "maintenance", levels, OWN_TURN)

    def maintain(self, g: Metro) -> None:
        seat = self.seat
        choice = self.taken(g, seat, NONE)
        if choice == NONE:  # nothing to decide: there is one level
            choice = LEVEL.of(levels_to_keep(g, seat)[0])
        if did_mission(g, seat, choice):
            self.go("ask_maintenance")
            return
        level = LEVEL.thing(choice)
        pigs = maintenance(g, seat)[level]
        self.paid = pigs > 0 or level != g.army[seat]
        if level != g.army[seat]:
            change_army(g, seat, level - g.army[seat])
        if pigs:
            g.pigs[seat] -= pigs
            g.tell("pays_maintenance", seat, pigs)
        g.maintained[seat] = True

    def ask_hire(self, g: Metro) -> Ask | list[Ask] | None:
        options = [HIRE.of(soldiers) for soldiers in range(most_soldiers(g, self.seat) + 1)]
        if len(options) == 1 and not self.paid:
            return None  # nothing to hire, and about missions he was asked a moment ago
        return question(g, self.seat, "hire", options, OWN_TURN)

    def hire(self, g: Metro) -> None:
        choice = self.taken(g, self.seat, HIRE.of(0))
        if did_mission(g, self.seat, choice):
            self.go("ask_hire")
            return
        self.soldiers = HIRE.thing(choice)
        if not self.soldiers:
            self.leave()

    def first_prices(self, g: Metro) -> list[int]:
        """The options to pay for the first soldier: the normal price, or once a round one's own (M33-19.6)."""
        every = prices(g, self.seat, effects.COST_OF_HIRING)
        return [PAY.of(price) for price in every if can_hire(g, self.seat, every[0], price, self.soldiers)]

    def ask_price(self, g: Metro) -> Ask | None:
        return which(self.seat, "soldier_price", self.first_prices(g))

    def recruit(self, g: Metro) -> None:
        seat = self.seat
        normal = prices(g, seat, effects.COST_OF_HIRING)[0]
        first = PAY.thing(self.chosen(g, seat, self.first_prices))
        if first != normal:
            g.faction_used[seat] += 1
            g.tell("faction_ability", seat, g.faction[seat])
        g.pay(seat, first)
        for _ in range(self.soldiers - 1):
            g.pay(seat, normal)
        if first == normal:
            tell_hired(g, seat, self.soldiers, normal)
        else:
            tell_hired(g, seat, 1, first)
            tell_hired(g, seat, self.soldiers - 1, normal)
        change_army(g, seat, self.soldiers)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "maintenance" and LEVEL.has(option):
            return self.against_level(g, LEVEL.thing(option))
        if ask.prompt == "hire" and HIRE.has(option):
            army = g.army[self.seat] + HIRE.thing(option)
            return reasons.ARMY_FULL if army > cards.ARMY_MAX else reasons.TOO_MANY_SOLDIERS
        if ask.prompt == "soldier_price":
            return against_price(g, self.seat, prices(g, self.seat, effects.COST_OF_HIRING), option)
        return why_not_mission(g, self.seat, option, OWN_TURN)

    def against_level(self, g: Metro, level: int) -> int:
        if level > g.army[self.seat]:
            return reasons.LEVEL_TOO_HIGH
        return reasons.LEVEL_TOO_DEAR if maintenance(g, self.seat)[level] > g.pigs[self.seat] else reasons.LEVEL_TOO_LOW
