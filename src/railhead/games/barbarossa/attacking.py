"""One attack: declare, target, EVENT, gather, result (chapter 12)."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import cards, reasons
from railhead.games.barbarossa.abilities import add_usable, against_option, use
from railhead.games.barbarossa.effects import ATTACKED, GAINED, resolve
from railhead.games.barbarossa.events import GainEvents, ReturnEvents, TurnUp
from railhead.games.barbarossa.model import GIVE_UP, KIND, PAY, TARGET, TARGETS, Barbarossa
from railhead.games.barbarossa.phases import OTHER_PHASE
from railhead.games.barbarossa.queries import occupying_cost, target_card
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

EVENTS_PER_CITY: Final = 1  # BAR-12.3


def targets(g: Barbarossa) -> list[int]:
    """The decks that can be attacked (BAR-12.2)."""
    return [TARGET.of(target) for target in range(len(TARGETS)) if target_card(g, target) != NONE]


class Attack(Step):
    """An attack from its declaration to its end (BAR-12.1 to 12.7)."""

    flow = (
        "ask_target",
        "turn_up_events",
        "sum_up",
        "ask_gather",
        "gather",
        "settle",
        "apply_gained_text",
        "apply_attacked_text",
        "settle_events",
        "finish",
    )

    won: bool = False
    settled: bool = False  # the Occupying Cost is paid or the attack given up

    def ask_target(self, g: Barbarossa) -> Ask | None:
        options = targets(g)
        return Ask(g.turn, "target", options) if len(options) > 1 else None

    def turn_up_events(self, g: Barbarossa) -> None:
        g.declare()
        g.target = target_card(g, TARGET.thing(self.choice if self.choice != NONE else targets(g)[0]))
        g.reduction = 0
        g.tell("attacks", g.turn, g.target)
        if cards.IS_CITY[g.target]:
            g.push(TurnUp(EVENTS_PER_CITY + cards.REVEAL_EXTRA[g.target]))

    def sum_up(self, g: Barbarossa) -> None:
        if g.tape is not None:
            g.tell("needs", g.turn, g.target, occupying_cost(g), g.bp)

    def ask_gather(self, g: Barbarossa) -> Ask | None:
        options = [PAY if g.bp >= occupying_cost(g) else GIVE_UP]
        add_usable(g, options)
        return Ask(g.turn, "gather", options) if len(options) > 1 else None

    def gather(self, g: Barbarossa) -> None:
        if self.choice not in (PAY, GIVE_UP, NONE):
            self.go("ask_gather")
            use(g, self.choice)

    def settle(self, g: Barbarossa) -> None:
        g.declare()
        cost = occupying_cost(g)
        self.won = g.bp >= cost  # who has enough must pay (BAR-12.5.1)
        self.settled = True
        if self.won:
            g.bp -= cost
            g.tell("wins", g.turn, g.target, cost)
            g.take_from_field(g.target, g.deploying[g.turn])
        else:
            g.tell("fails", g.turn, g.target, cost, g.bp)

    def apply_gained_text(self, g: Barbarossa) -> None:
        if self.won and GAINED[g.target] != NONE:
            resolve(g, GAINED[g.target], cards.ACTIVE)

    def apply_attacked_text(self, g: Barbarossa) -> None:
        if ATTACKED[g.target] != NONE:
            resolve(g, ATTACKED[g.target], cards.ACTIVE)

    def settle_events(self, g: Barbarossa) -> None:
        if g.revealed.cards:
            g.push(GainEvents() if self.won else ReturnEvents())

    def finish(self, g: Barbarossa) -> None:
        g.target = NONE
        g.reduction = 0

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        kind = KIND[option]
        if kind in ("play", "deploy", "place"):
            return reasons.NO_CARDS_IN_AN_ATTACK
        if kind in ("buy", "activate"):
            return OTHER_PHASE[kind]
        if ask.prompt == "target":
            return reasons.NO_TARGET if kind == "target" else reasons.CHOOSE_TARGET if kind in AFTER_THE_TARGET else 0
        if kind in ("use", "use_fatigued"):
            return against_option(g, option)
        return GATHERING.get(kind, 0)


# Why something cannot be done while Battle Points are gathered.
GATHERING: Final[dict[str, int]] = {
    "pay": reasons.TOO_FEW_BP,
    "give_up": reasons.MUST_PAY,
    "target": reasons.TARGET_CHOSEN,
    "end": reasons.MUST_FINISH,
    "attack": reasons.MUST_FINISH,
}
AFTER_THE_TARGET: Final = ("use", "use_fatigued", *GATHERING)
