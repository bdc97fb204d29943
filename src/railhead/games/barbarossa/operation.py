"""The Operation Phase: play, use, deploy, attack once, in any order (BAR-7.2)."""

from __future__ import annotations

from railhead.games.barbarossa import deployment, reasons
from railhead.games.barbarossa.abilities import add_usable, against_option, use
from railhead.games.barbarossa.attacking import Attack
from railhead.games.barbarossa.cards import ATTACKS_PER_TURN, OPERATION, PLAY_COST
from railhead.games.barbarossa.model import ATTACK, DEPLOY, END, KIND, PLACE, PLAY, TARGET, USE, USE_TIRED, Barbarossa
from railhead.games.barbarossa.phases import OTHER_PHASE, begin_phase
from railhead.games.barbarossa.playing import against_playing, play
from railhead.games.barbarossa.queries import add_different, has_target, has_unit
from railhead.kernel.ask import Ask
from railhead.kernel.step import Step


class OperationPhase(Step):
    """The turn player acts as long as he likes (BAR-7.2.2, BAR-7.2.4)."""

    flow = ("gain_points", "ask_action", "act", "end_rights")

    attacks: int = 0

    def gain_points(self, g: Barbarossa) -> None:
        begin_phase(g, OPERATION)

    def ask_action(self, g: Barbarossa) -> Ask | None:
        options = [END]
        hand = g.hand[g.turn].cards
        if hand:
            add_different(options, PLAY, hand, PLAY_COST, g.op)
            if g.permits:
                deployment.add_placeable(g, options)
        if g.playing.cards:
            add_different(options, DEPLOY, g.playing.cards, deployment.NO_COST, 0)
        add_usable(g, options)
        if not self.against_attacking(g):
            options.append(ATTACK)
        return Ask(g.turn, "operation", options)

    def act(self, g: Barbarossa) -> None:
        choice = self.choice
        if choice == END:
            return
        self.go("ask_action")
        if PLAY.has(choice):
            play(g, PLAY.thing(choice))
        elif choice == ATTACK:
            self.attacks += 1
            g.declare()  # BAR-12.1
            g.tell("declares", g.turn)
            g.push(Attack())
        elif DEPLOY.has(choice):
            deployment.deploy(g, DEPLOY.thing(choice))
        elif PLACE.has(choice):
            deployment.place(g, PLACE.thing(choice))
        else:
            use(g, choice)

    def end_rights(self, g: Barbarossa) -> None:
        if g.permits:
            g.permits = []

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if option == ATTACK:
            return self.against_attacking(g)
        if PLAY.has(option):
            return against_playing(g, PLAY.thing(option), transports_only=False)
        if DEPLOY.has(option):
            return deployment.against_deploying(g, DEPLOY.thing(option))
        if PLACE.has(option):
            return deployment.against_placing(g, PLACE.thing(option))
        if USE.has(option) or USE_TIRED.has(option):
            return against_option(g, option)
        if TARGET.has(option):
            return self.against_attacking(g) or reasons.DECLARE_FIRST
        return OTHER_PHASE.get(KIND[option], 0)

    def against_attacking(self, g: Barbarossa) -> int:
        """Why the turn player cannot declare an attack; 0: he can (BAR-12.1)."""
        if self.attacks >= ATTACKS_PER_TURN:
            return reasons.ATTACKED_ALREADY
        if not has_unit(g):
            return reasons.NO_UNIT
        return 0 if has_target(g) else reasons.NOTHING_TO_ATTACK
