"""The abilities that are used in a window (chapter 9); the others stand where they work."""

from __future__ import annotations

from railhead.games.front_line import cards, choices, death, queries, reasons, terms
from railhead.games.front_line.model import ABILITY, COMRADE, PASS, SLOT, FrontLine, Seat, slot_named, slot_option
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def against_ability(g: FrontLine, seat: int, character: int) -> int:
    """What stands against using this ability in a window; 0 if nothing does."""
    if g.character[seat] != character:
        return reasons.NOT_YOUR_ABILITY
    if cards.ABILITY_TRIGGER[character] != terms.IN_WINDOW:
        return reasons.NO_WINDOW_ABILITY
    if cards.ABILITY_VERB[character] == terms.EXCHANGE_HANDS:
        return reasons.MARKET_DAY_SPENT if seat in g.ability_spent else 0
    return against_jump(g, seat)


def against_jump(g: FrontLine, seat: int) -> int:
    """Not twice, not under Halt!, not under F.U.B.A.R., not out of the tank (FLN-9.8)."""
    if seat in g.ability_spent:
        return reasons.JUMP_SPENT
    if g.halt:
        return reasons.HALT_IN_FORCE
    if seat in g.fubar:
        return reasons.JUMP_WITH_FUBAR
    return reasons.JUMP_OUT_OF_TANK if seat in g.crew else 0


def use_ability(g: FrontLine, seat: int) -> None:
    """Not an event: it costs no event of the turn and no Nyet! stops it (FLN-9.0)."""
    g.ability_spent.append(seat)
    g.tell("uses_ability", seat, ABILITY.of(g.character[seat]))
    if cards.ABILITY_VERB[g.character[seat]] == terms.EXCHANGE_HANDS:
        g.push(MarketDay(seat))
    else:
        g.push(Jump(seat))


class MarketDay(Step):
    """Dominika exchanges her hand with that of another player, even if hers is empty (FLN-9.2)."""

    flow = ("ask_comrade", "exchange")

    seat: Seat

    def others(self, g: FrontLine) -> list[int]:
        return [g.comrade_option(other) for other in range(g.seats) if other != self.seat and g.life[other] > 0]

    def ask_comrade(self, g: FrontLine) -> Ask | None:
        others = self.others(g)
        return Ask(self.seat, "exchange_with", others) if len(others) > 1 else None

    def exchange(self, g: FrontLine) -> None:
        other = g.seat_of(self.others(g)[0] if self.choice == NONE else self.choice)
        g.exchange(g.hand[self.seat], g.hand[other])
        g.tell("exchanges_hands", self.seat, other)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if COMRADE.has(option):
            return choices.against_comrade(g, option, self.seat, reasons.TRADES_WITH_ANOTHER)
        return reasons.MUST_CHOOSE if option == PASS else 0


class Jump(Step):
    """Svetlana jumps to the free slot, whoever stands between (FLN-9.8)."""

    flow = ("ask_slot", "jump")

    seat: Seat

    def ask_slot(self, g: FrontLine) -> Ask | None:
        free = queries.free_slots(g)
        return Ask(self.seat, "jump_where", [slot_option(slot) for slot in free]) if len(free) > 1 else None

    def jump(self, g: FrontLine) -> None:
        slot = queries.free_slots(g)[0] if self.choice == NONE else slot_named(self.choice)
        g.line[g.line.index(self.seat)] = NONE
        g.line[slot - 1] = self.seat
        g.tell("jumps", self.seat, slot)
        death.enter(g, self.seat)

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if SLOT.has(option):
            return reasons.SLOT_NOT_FREE if slot_named(option) <= len(g.line) else reasons.NO_SUCH_SLOT
        return reasons.MUST_CHOOSE if option == PASS else 0
