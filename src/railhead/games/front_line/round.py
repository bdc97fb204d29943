"""The turn: seven steps in this order, with the windows between them (chapter 3)."""

from __future__ import annotations

from railhead.games.front_line import reasons
from railhead.games.front_line.act import Act
from railhead.games.front_line.attack import RevealAttack
from railhead.games.front_line.damage import Damage
from railhead.games.front_line.hands import choose_cards, lay_cards
from railhead.games.front_line.model import CARD, CLOCKWISE, PASS, FrontLine, in_initiative_order
from railhead.games.front_line.refill import Refill
from railhead.games.front_line.windows import Window
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step


class Turn(Step):
    """One turn after the other until the match ends (FLN-3.1)."""

    flow = (
        "attack",
        "window_1",
        "ask_cards",
        "lay_down",
        "window_2",
        "act",
        "damage",
        "window_4",
        "refill",
        "window_5",
        "pass_initiative",
    )

    def attack(self, g: FrontLine) -> None:
        """Step 1: an attack card is turned up and aimed."""
        g.turn += 1
        g.event_spent = []
        g.tell("turn", g.turn)
        g.push(RevealAttack())

    def window_1(self, g: FrontLine) -> None:
        g.push(Window(1))

    def ask_cards(self, g: FrontLine) -> list[Ask]:
        """Step 2: every player lays one action card face down, all at once and in secret."""
        return choose_cards(g, "lay")

    def lay_down(self, g: FrontLine) -> None:
        """A single card is laid without choice; who has none lays none (FLN-3.2)."""
        lay_cards(g)
        laid = False
        for seat in range(g.seats):
            if g.down[seat].cards:
                laid = True
            elif g.life[seat] > 0:
                g.tell("lays_nothing", seat)
        if laid:
            g.tell("all_laid")

    def window_2(self, g: FrontLine) -> None:
        g.push(Window(2))

    def act(self, g: FrontLine) -> None:
        """Step 4: the cards are turned up in initiative order, with window 3 after each."""
        order = in_initiative_order(g)
        if any([g.down[seat].cards for seat in order]):
            g.tell("step_4")
        g.push(Act(order))

    def damage(self, g: FrontLine) -> None:
        """Step 5: everybody who is hit takes damage."""
        g.push(Damage())

    def window_4(self, g: FrontLine) -> None:
        g.push(Window(4))

    def refill(self, g: FrontLine) -> None:
        """Step 6: hands are refilled."""
        g.tell("step_6")
        g.push(Refill(in_initiative_order(g)))

    def window_5(self, g: FrontLine) -> None:
        g.push(Window(5))

    def pass_initiative(self, g: FrontLine) -> None:
        """Step 7: the initiative card goes to the next living player to the left (FLN-3.1.7)."""
        others = CLOCKWISE[g.seats][g.initiative][1:]
        g.initiative = next((seat for seat in others if g.life[seat] > 0), g.initiative)
        g.tell("initiative", g.initiative)
        self.go("attack")

    def why_not(self, g: FrontLine, ask: Ask, option: int) -> int:
        if option == PASS:
            return reasons.MUST_LAY
        return reasons.NOT_IN_HAND if CARD.has(option) else 0
