"""Equipment: how much a hero carries, and cards drawn to choose from (section 15, M33-12.3)."""

from __future__ import annotations

from railhead.games.metro2033 import cards, decks, queries, reasons
from railhead.games.metro2033.model import GEAR, PASS, Deciding, Metro, Seat, which
from railhead.kernel.ask import NONE, Ask


def gear_options(gear: list[int]) -> list[int]:
    """Equipment cards, as options."""
    return [GEAR.of(card - cards.EQUIPMENT) for card in gear]


def gear_of(option: int) -> int:
    """The equipment card that an option names."""
    return GEAR.thing(option) + cards.EQUIPMENT


class CarryLimit(Deciding):
    """Whoever carries too much at once discards equipment of his choice (M33-15.1)."""

    flow = ("ask_discard", "discard")

    seat: Seat

    def ask_discard(self, g: Metro) -> Ask | None:
        gear = g.gear[self.seat].cards
        return Ask(self.seat, "carry_limit", gear_options(gear)) if len(gear) > queries.carry_limit(g) else None

    def discard(self, g: Metro) -> None:
        gear = g.gear[self.seat]
        if len(gear.cards) > queries.carry_limit(g):
            option = self.taken(g, self.seat, gear_options(gear.cards)[0])
            decks.discard_gear(g, self.seat, gear_of(option))
            self.go("ask_discard")

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return reasons.NOT_CARRIED if GEAR.has(option) else 0


def gear_is_protected(g: Metro, seat: int) -> bool:
    """Does the hero lose no equipment by his own defeat (Heavy Armour, M33-19.8)?"""
    return any(cards.PROTECTS_GEAR[card] for card in g.gear[seat].cards)


class LoseGear(Deciding):
    """A hero loses one equipment card: `chooser` says which, and takes it himself or has it discarded (M33-16.2)."""

    flow = ("ask_card", "lose")

    chooser: Seat
    loser: Seat
    taken_over: bool = False  # the chooser's hero takes the card
    optional: bool = False

    def possible(self, g: Metro) -> list[int]:
        options = gear_options(g.gear[self.loser].cards)
        return [PASS, *options] if self.optional and options else options

    def ask_card(self, g: Metro) -> Ask | None:
        return which(self.chooser, "take_gear" if self.taken_over else "strip_gear", self.possible(g))

    def lose(self, g: Metro) -> None:
        option = self.chosen(g, self.chooser, self.possible)
        if option == NONE:
            g.tell("has_no_gear", self.loser)
        elif option == PASS:
            g.tell("leaves_gear", self.chooser, self.loser)
        elif not self.taken_over:
            decks.discard_gear(g, self.loser, gear_of(option))
        else:
            g.move_card(g.gear[self.loser], gear_of(option), g.gear[self.chooser])
            g.tell("takes_gear", self.chooser, gear_of(option), self.loser)
            g.push(CarryLimit(self.chooser))

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        own = self.chooser == self.loser  # a threat costs him a card
        if option == PASS:
            return reasons.MUST_DISCARD if own else reasons.MUST_STRIP
        if not GEAR.has(option):
            return 0
        return reasons.NOT_CARRIED if own else reasons.LOSER_LACKS
