"""The Operation Phase: play, use, deploy, attack once, in any order (BAR-7.2)."""

from __future__ import annotations

from railhead.games.barbarossa.abilities import add_usable, against_option, use
from railhead.games.barbarossa.attacking import Attack
from railhead.games.barbarossa.cards import ATTACKS_PER_TURN, KINDS, OP_PER_TURN, OPERATION
from railhead.games.barbarossa.deployment import (
    add_deployable,
    add_placeable,
    against_deploying,
    against_placing,
    deploy,
    place,
)
from railhead.games.barbarossa.model import (
    ATTACK,
    BUY,
    DEPLOY,
    END,
    PLACE,
    PLAY,
    REVIVE,
    TARGET,
    USE,
    Barbarossa,
    Option,
)
from railhead.games.barbarossa.phases import begin_phase
from railhead.games.barbarossa.playing import add_playable, against_playing, play
from railhead.games.barbarossa.queries import can_attack
from railhead.games.barbarossa.reasons import (
    ACTIVATION_ONLY,
    ATTACKED_ALREADY,
    NO_UNIT,
    REINFORCEMENT_ONLY,
)
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow


class OperationPhase(Step):
    """The turn player acts as long as he likes (BAR-7.2.2, BAR-7.2.4)."""

    attacks: int = 0
    choice: Option = NONE

    def gain_points(self, g: Barbarossa) -> None:
        g.op += OP_PER_TURN
        begin_phase(g, OPERATION)

    def ask_action(self, g: Barbarossa) -> Ask | None:
        options = [END]
        if g.hand[g.turn].cards:
            add_playable(g, options)
            if g.permits:
                add_placeable(g, options)
        if g.playing.cards:
            add_deployable(g, options)
        add_usable(g, options)
        if self.attacks < ATTACKS_PER_TURN and can_attack(g):
            options.append(ATTACK)
        return Ask(g.turn, "operation", options, "choice")

    def act(self, g: Barbarossa) -> None:
        choice = self.choice
        if choice == END:
            return
        self.go("ask_action")
        if choice == ATTACK:
            self.attacks += 1
            g.declare()  # BAR-12.1
            g.push(Attack())
        elif choice >= USE:
            use(g, choice)
        elif choice < DEPLOY:
            play(g, choice - PLAY)
        elif choice < PLACE:
            deploy(g, choice - DEPLOY)
        else:
            place(g, choice - PLACE)

    def end_rights(self, g: Barbarossa) -> None:
        if g.permits:
            g.permits = []

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, Barbarossa)
        if option == ATTACK:
            return ATTACKED_ALREADY if self.attacks >= ATTACKS_PER_TURN else NO_UNIT
        if PLAY <= option < DEPLOY:
            return against_playing(g, option - PLAY, transports_only=False)
        if DEPLOY <= option < PLACE:
            return against_deploying(g, option - DEPLOY)
        if PLACE <= option < BUY:
            return against_placing(g, option - PLACE)
        if USE <= option < TARGET:
            return against_option(g, option)
        if BUY <= option < REVIVE:
            return REINFORCEMENT_ONLY
        return ACTIVATION_ONLY if REVIVE <= option < REVIVE + KINDS else 0


flow(OperationPhase, "gain_points", "ask_action", "act", "end_rights")
