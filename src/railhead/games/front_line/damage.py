"""Step 5: all hits of the attack, then the end of what lasts a turn (FLN-3.1.5, FLN-3.10, FLN-6.1)."""

from __future__ import annotations

from railhead.games.front_line import attack, cards, death, terms
from railhead.games.front_line.hit import Hit
from railhead.games.front_line.model import FrontLine
from railhead.kernel.step import Step


class Damage(Step):
    """The hits are listed first; nobody is removed and nothing moves until all of them are done (FLN-6.1)."""

    flow = ("hit", "bury", "end")

    def hit(self, g: FrontLine) -> None:
        """One hit after the other, in the order of the list."""
        if not g.attack.cards:
            return
        card = g.attack.cards[-1]
        if cards.ATTACK_TYPE[card] == terms.SPECIAL:
            return
        g.tell("step_5", card)
        hits = attack.hits_of(g, card)
        for seat in hits.passed_by:
            g.tell("passes_by", seat)
        if hits.stopped:
            g.tell("tank_stops")
        elif not hits.victims:
            g.tell("hits_nobody", card)
        gas = cards.VERB[card] == terms.GAS
        g.push_each([Hit(victim, hits.amounts[at], hits.types[at], gas) for at, victim in enumerate(hits.victims)])

    def bury(self, g: FrontLine) -> None:
        death.bury_the_dead(g)

    def end(self, g: FrontLine) -> None:
        """Statuses end, the attack leaves the line, and the Commissar catches up (FLN-3.10, FLN-7.6)."""
        end_statuses(g)
        clear_attack(g)
        if g.postponed:
            left = g.postponed
            g.postponed = 0
            g.push(death.Advance(left, regardless=True))


def end_statuses(g: FrontLine) -> None:
    """Dodging, prone, F.U.B.A.R. and Halt! end with step 5 (FLN-3.10)."""
    g.dodging = []
    g.prone = []
    g.fubar = []
    g.halt = False


def clear_attack(g: FrontLine) -> None:
    """The attack card and the target cards leave the line (FLN-3.1.5)."""
    g.move_all(g.attack, g.attack_discard)
    g.targets = []
    g.targeted = []
