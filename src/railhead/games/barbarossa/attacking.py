"""One attack: declare, target, EVENT, gather, result (chapter 12)."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa.abilities import add_usable, against_option, use
from railhead.games.barbarossa.cards import (
    ACTIVE,
    IS_CITY,
    REVEAL_EXTRA,
)
from railhead.games.barbarossa.effects import resolve
from railhead.games.barbarossa.events import ATTACKED, GAINED, GainEvents, ReturnEvents, TurnUp
from railhead.games.barbarossa.model import (
    ATTACK,
    BUY,
    DEPLOY,
    END,
    GIVE_UP,
    KIND,
    PAY,
    PLACE,
    PLAY,
    REVIVE,
    TARGET,
    TARGETS,
    USE,
    USE_TIRED,
    Barbarossa,
    Option,
)
from railhead.games.barbarossa.phases import OTHER_PHASE
from railhead.games.barbarossa.queries import occupying_cost, target_card
from railhead.games.barbarossa.reasons import (
    CHOOSE_TARGET,
    MUST_FINISH,
    MUST_PAY,
    NO_CARDS_IN_AN_ATTACK,
    NO_TARGET,
    TARGET_CHOSEN,
    TOO_FEW_BP,
)
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow

EVENTS_PER_CITY: Final = 1  # BAR-12.3


class Attack(Step):
    """An attack from its declaration to its end (BAR-12.1 to 12.7)."""

    choice: Option = NONE
    won: bool = False

    def ask_target(self, g: Barbarossa) -> Ask | None:
        options = [TARGET + target for target in range(len(TARGETS)) if target_card(g, target) != NONE]
        return Ask(g.turn, "target", options, "choice")

    def turn_up_events(self, g: Barbarossa) -> None:
        g.declare()
        g.target = target_card(g, self.choice - TARGET)
        g.reduction = 0
        g.tell("attacks", g.turn, g.target)
        if IS_CITY[g.target]:
            g.push(TurnUp(EVENTS_PER_CITY + REVEAL_EXTRA[g.target]))

    def ask_gather(self, g: Barbarossa) -> Ask | None:
        options = [PAY if g.bp >= occupying_cost(g) else GIVE_UP]
        add_usable(g, options)
        return Ask(g.turn, "gather", options, "choice")

    def gather(self, g: Barbarossa) -> None:
        if self.choice >= USE:
            self.go("ask_gather")
            use(g, self.choice)

    def settle(self, g: Barbarossa) -> None:
        g.declare()
        self.won = self.choice == PAY
        if self.won:
            cost = occupying_cost(g)
            g.bp -= cost
            g.tell("wins", g.turn, g.target, cost)
            g.take_from_field(g.target, g.deploying[g.turn])
        else:
            g.tell("loses", g.turn, g.target)

    def apply_gained_text(self, g: Barbarossa) -> None:
        if self.won and GAINED[g.target] != NONE:
            resolve(g, GAINED[g.target], ACTIVE)

    def apply_attacked_text(self, g: Barbarossa) -> None:
        if ATTACKED[g.target] != NONE:
            resolve(g, ATTACKED[g.target], ACTIVE)

    def settle_events(self, g: Barbarossa) -> None:
        if g.revealed.cards:
            g.push(GainEvents() if self.won else ReturnEvents())

    def finish(self, g: Barbarossa) -> None:
        g.target = NONE
        g.reduction = 0

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, Barbarossa)
        kind = KIND[option]
        if kind in (PLAY, DEPLOY, PLACE):
            return NO_CARDS_IN_AN_ATTACK
        if kind in (BUY, REVIVE):
            return OTHER_PHASE[kind]
        if ask.prompt == "target":
            return NO_TARGET if kind == TARGET else CHOOSE_TARGET if kind in IN_AN_ATTACK else 0
        if kind in (USE, USE_TIRED):
            return against_option(g, option)
        return IN_AN_ATTACK.get(kind, 0)


IN_AN_ATTACK: Final[dict[int, int]] = {
    PAY: TOO_FEW_BP,
    GIVE_UP: MUST_PAY,
    USE: 0,
    USE_TIRED: 0,
    TARGET: TARGET_CHOSEN,
    END: MUST_FINISH,
    ATTACK: MUST_FINISH,
}

flow(
    Attack,
    "ask_target",
    "turn_up_events",
    "ask_gather",
    "gather",
    "settle",
    "apply_gained_text",
    "apply_attacked_text",
    "settle_events",
    "finish",
)
