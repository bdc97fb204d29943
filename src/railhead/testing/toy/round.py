"""The round of Last Lantern, from laying flames to drawing cards (chapters 2, 3 and 5)."""

from __future__ import annotations

from railhead.kernel.ask import NONE, Ask, ranks
from railhead.kernel.step import Step
from railhead.testing.toy.model import (
    BURY,
    CARD,
    JUST_PASS,
    KEEP_OR_BURY,
    NO_FLAME,
    NOT_IN_HAND,
    PASS,
    ROUNDS,
    SHADE,
    SHADE_OR_PASS,
    VALUE,
    Lantern,
    Seat,
)


class Round(Step):
    """One round after the other until the match ends (TOY-2.1 to 2.7)."""

    flow = (
        "ask_flames",
        "lay",
        "turn_up",
        "compare",
        "endanger",
        "check_survivors",
        "look",
        "ask_bury",
        "bury",
        "refill",
    )

    lowest: int = 0  # the value in danger; 0: none
    highest: Seat = NONE  # who alone laid the highest flame

    def ask_flames(self, g: Lantern) -> list[Ask]:
        return [Ask(seat, "lay", g.flames(seat), secret=True) for seat in range(g.seats) if g.in_play(seat)]

    def why_not(self, g: Lantern, ask: Ask, option: int) -> int:
        if ask.prompt == "lay" and option >= CARD:
            return NO_FLAME if option == CARD + SHADE else NOT_IN_HAND
        return 0

    def lay(self, g: Lantern) -> None:
        for seat in range(g.seats):
            if g.replies[seat] >= CARD:
                g.move_card(g.hand[seat], g.replies[seat] - CARD, g.laid[seat])
                g.tell("lays", seat)

    def turn_up(self, g: Lantern) -> None:
        for seat in range(g.seats):
            g.flame[seat] = 0
            if g.laid[seat].cards:
                card = g.move(g.laid[seat], -1, g.discard)
                g.flame[seat] = VALUE[card]
                g.tell("turns_up", seat, card)

    def compare(self, g: Lantern) -> None:
        dark = self.the_dark(g) if g.seats == 1 else 0
        lowest = highest = dark
        self.highest = NONE
        for seat in range(g.seats):
            value = g.flame[seat]
            if value and (value < lowest or not lowest):
                lowest = value
            if value > highest:
                highest = value
                self.highest = seat
            elif value == highest:
                self.highest = NONE
        self.lowest = lowest if lowest < highest else 0

    def the_dark(self, g: Lantern) -> int:
        """The value of the card that the dark lays against a single player (TOY-2.3)."""
        if not g.deck.cards:
            return 0
        card = g.move(g.deck, -1, g.discard)
        g.tell("dark", card)
        return VALUE[card]

    def endanger(self, g: Lantern) -> None:
        g.push_each([Danger(seat) for seat in range(g.seats) if g.in_play(seat) and self.in_danger(g, seat)])

    def in_danger(self, g: Lantern, seat: int) -> bool:
        """Did this player lay the lowest flame, or none (TOY-2.2, TOY-2.4)?"""
        value = g.flame[seat]
        return value == 0 or value == self.lowest

    def check_survivors(self, g: Lantern) -> None:
        alive = 0
        for seat in range(g.seats):
            if g.in_play(seat):
                alive += 1
            elif g.hand[seat].cards:
                g.move_all(g.hand[seat], g.discard)
        if alive == 0 or (alive == 1 and g.seats > 1):
            end(g, "last_light" if alive else "all_dark")

    def look(self, g: Lantern) -> None:
        if self.may_look(g):
            g.show(g.deck, -1, 1 << self.highest)

    def may_look(self, g: Lantern) -> bool:
        return self.highest != NONE and g.in_play(self.highest) and len(g.deck.cards) > 0

    def ask_bury(self, g: Lantern) -> Ask | None:
        if self.may_look(g):
            return Ask(self.highest, "bury", KEEP_OR_BURY)
        return None

    def bury(self, g: Lantern) -> None:
        if self.choice == BURY:
            g.move(g.deck, -1, g.deck, bottom=True)
            g.tell("buries", self.highest)

    def refill(self, g: Lantern) -> None:
        for seat in range(g.seats):
            if g.in_play(seat):
                g.draw(seat)
        g.round += 1
        if g.round == ROUNDS[g.options["length"]]:
            end(g, "time")
        else:
            self.go("ask_flames")


class Danger(Step):
    """A player in danger may save his light with a Shade (TOY-3.1)."""

    flow = ("ask_shade", "play", "suffer")

    seat: Seat
    saved: int = 0

    def ask_shade(self, g: Lantern) -> list[Ask]:
        return [shade_or_pass(g, self.seat, "save")]

    def play(self, g: Lantern) -> None:
        if g.replies[self.seat] != PASS:
            g.push(Shade(self.seat), "saved")

    def suffer(self, g: Lantern) -> None:
        if not self.saved:
            g.lights[self.seat] -= 1
            g.tell("loses_light", self.seat, g.lights[self.seat])


class Shade(Step):
    """A Shade is played; any other Shade may answer it (TOY-3.2). The result is 1 if it works."""

    flow = ("play", "ask_answer", "answer", "work")

    seat: Seat
    answered: int = 0

    def play(self, g: Lantern) -> None:
        g.move_card(g.hand[self.seat], SHADE, g.discard)
        g.tell("plays_shade", self.seat)

    def ask_answer(self, g: Lantern) -> list[Ask]:
        return [
            shade_or_pass(g, seat, "answer_shade") for seat in range(g.seats) if seat != self.seat and g.in_play(seat)
        ]

    def answer(self, g: Lantern) -> None:
        for step in range(1, g.seats):
            seat = (self.seat + step) % g.seats
            if g.in_play(seat) and g.replies[seat] != PASS:
                g.push(Shade(seat), "answered")
                return

    def work(self, g: Lantern) -> None:
        self.result = 0 if self.answered else 1


def shade_or_pass(g: Lantern, seat: int, prompt: str) -> Ask:
    """Ask quietly whether a player uses a Shade (TOY-3.3)."""
    return Ask(seat, prompt, SHADE_OR_PASS if SHADE in g.hand[seat].cards else JUST_PASS, quiet=True)


def end(g: Lantern, reason: str) -> None:
    """Most lights win; nobody wins in the dark (TOY-5.1, TOY-5.2)."""
    best = max(g.lights)
    winners = tuple([seat for seat in range(g.seats) if best and g.lights[seat] == best])
    g.finish(winners, tuple(g.lights), ranks(g.lights), reason)
