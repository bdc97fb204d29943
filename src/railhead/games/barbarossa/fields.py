"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.games.barbarossa.abilities import UseAbility
from railhead.games.barbarossa.activation import ActivateSome, ActivationPhase
from railhead.games.barbarossa.attacking import Attack
from railhead.games.barbarossa.choices import ChooseOne, PickDeployed, ReturnFromHand, SearchDiscard
from railhead.games.barbarossa.effects import Resolve
from railhead.games.barbarossa.ending import EndingPhase
from railhead.games.barbarossa.events import ArrangeEvents, GainEvents, GiveEvent, ReturnEvents, TurnUp
from railhead.games.barbarossa.model import Barbarossa
from railhead.games.barbarossa.operation import OperationPhase
from railhead.games.barbarossa.reinforcement import ReinforcementPhase
from railhead.games.barbarossa.round import Turns
from railhead.kernel.state import State, register_state
from railhead.kernel.step import Runner, Step, register_step


def clone_barbarossa(old: Barbarossa) -> Barbarossa:
    new = Barbarossa()
    old.copy_kernel(new)
    new.field = old.field.copy()
    new.aid = old.aid.copy()
    new.city = old.city.copy()
    new.event = old.event.copy()
    new.revealed = old.revealed.copy()
    new.box = old.box.copy()
    new.playing = old.playing.copy()
    new.deck = [zone.copy() for zone in old.deck]
    new.discard = [zone.copy() for zone in old.discard]
    new.hand = [zone.copy() for zone in old.hand]
    new.deploying = [zone.copy() for zone in old.deploying]
    new.scouted = [zone.copy() for zone in old.scouted]
    new.supply = old.supply[:]
    new.removed = old.removed
    new.in_play = old.in_play[:]
    new.turn = old.turn
    new.first = old.first
    new.round = old.round
    new.op = old.op
    new.sp = old.sp
    new.rp = old.rp
    new.bp = old.bp
    new.permits = old.permits[:]
    new.target = old.target
    new.reduction = old.reduction
    return new


class ActivateSomeRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ActivateSome)
        new = ActivateSome()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.left = old.left
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ActivateSome)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_card(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.activate(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class ActivationPhaseRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ActivationPhase)
        new = ActivationPhase()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ActivationPhase)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.activate(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_action(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.act(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class ArrangeEventsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ArrangeEvents)
        new = ArrangeEvents()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.n = old.n
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ArrangeEvents)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                step.look(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_bottom(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.put_under(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_top(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.put_on_top(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class AttackRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Attack)
        new = Attack()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.won = old.won
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Attack)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 10:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_target(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.turn_up_events(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.sum_up(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_gather(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.gather(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.settle(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.apply_gained_text(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.apply_attacked_text(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.settle_events(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.finish(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class ChooseOneRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ChooseOne)
        new = ChooseOne()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.text = old.text
        new.place = old.place
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ChooseOne)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_choice(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.apply(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class EndingPhaseRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, EndingPhase)
        new = EndingPhase()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, EndingPhase)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                step.clear_playing_zone(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_keep(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.discard_hand(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.draw_hand(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.empty_purse(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class GainEventsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, GainEvents)
        new = GainEvents()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, GainEvents)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_next(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.gain(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class GiveEventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, GiveEvent)
        new = GiveEvent()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.text = old.text
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, GiveEvent)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_player(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.give(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class OperationPhaseRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, OperationPhase)
        new = OperationPhase()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.attacks = old.attacks
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, OperationPhase)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                step.gain_points(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_action(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.act(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.end_rights(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class PickDeployedRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, PickDeployed)
        new = PickDeployed()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.text = old.text
        new.place = old.place
        new.left = old.left
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, PickDeployed)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_card(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.take(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class ReinforcementPhaseRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ReinforcementPhase)
        new = ReinforcementPhase()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ReinforcementPhase)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.gain_points(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_action(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.act(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class ResolveRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Resolve)
        new = Resolve()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.text = old.text
        new.condition = old.condition
        new.done = old.done
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Resolve)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.apply(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class ReturnEventsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ReturnEvents)
        new = ReturnEvents()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ReturnEvents)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.gather(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_next(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.put_under(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class ReturnFromHandRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ReturnFromHand)
        new = ReturnFromHand()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.text = old.text
        new.place = old.place
        new.left = old.left
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ReturnFromHand)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_card(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.give(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class SearchDiscardRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, SearchDiscard)
        new = SearchDiscard()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.text = old.text
        new.place = old.place
        new.left = old.left
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, SearchDiscard)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_card(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.take(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class TurnUpRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, TurnUp)
        new = TurnUp()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.left = old.left
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, TurnUp)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.turn_up(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class TurnsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Turns)
        new = Turns()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Turns)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 7:
            if at == 0:
                step.at = 1
                step.begin_turn(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.activation_phase(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.operation_phase(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.end_if_moscow_has_fallen(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.reinforcement_phase(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.ending_phase(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.pass_to_the_left(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class UseAbilityRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, UseAbility)
        new = UseAbility()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.number = old.number
        new.condition = old.condition
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, UseAbility)
        assert isinstance(g, Barbarossa)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                step.pay(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.apply(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


register_state(
    Barbarossa,
    clone_barbarossa,
    [
        ("field", "Zone"),
        ("aid", "Zone"),
        ("city", "Zone"),
        ("event", "Zone"),
        ("revealed", "Zone"),
        ("box", "Zone"),
        ("playing", "Zone"),
        ("deck", "list[Zone]"),
        ("discard", "list[Zone]"),
        ("hand", "list[Zone]"),
        ("deploying", "list[Zone]"),
        ("scouted", "list[Zone]"),
        ("supply", "list[int]"),
        ("removed", "Deck"),
        ("in_play", "list[bool]"),
        ("turn", "Seat"),
        ("first", "Seat"),
        ("round", "int"),
        ("op", "int"),
        ("sp", "int"),
        ("rp", "int"),
        ("bp", "int"),
        ("permits", "list[Text]"),
        ("target", "Card"),
        ("reduction", "int"),
    ],
)
register_step(
    ActivateSome,
    ActivateSomeRunner(),
    [
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    ActivationPhase,
    ActivationPhaseRunner(),
    [
        ("choice", "Option"),
    ],
)
register_step(
    ArrangeEvents,
    ArrangeEventsRunner(),
    [
        ("n", "int"),
    ],
)
register_step(
    Attack,
    AttackRunner(),
    [
        ("choice", "Option"),
        ("won", "bool"),
    ],
)
register_step(
    ChooseOne,
    ChooseOneRunner(),
    [
        ("text", "Text"),
        ("place", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    EndingPhase,
    EndingPhaseRunner(),
    [],
)
register_step(
    GainEvents,
    GainEventsRunner(),
    [
        ("choice", "Option"),
    ],
)
register_step(
    GiveEvent,
    GiveEventRunner(),
    [
        ("text", "Text"),
        ("choice", "Option"),
    ],
)
register_step(
    OperationPhase,
    OperationPhaseRunner(),
    [
        ("attacks", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    PickDeployed,
    PickDeployedRunner(),
    [
        ("text", "Text"),
        ("place", "int"),
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    ReinforcementPhase,
    ReinforcementPhaseRunner(),
    [
        ("choice", "Option"),
    ],
)
register_step(
    Resolve,
    ResolveRunner(),
    [
        ("text", "Text"),
        ("condition", "Condition"),
        ("done", "int"),
    ],
)
register_step(
    ReturnEvents,
    ReturnEventsRunner(),
    [],
)
register_step(
    ReturnFromHand,
    ReturnFromHandRunner(),
    [
        ("text", "Text"),
        ("place", "int"),
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    SearchDiscard,
    SearchDiscardRunner(),
    [
        ("text", "Text"),
        ("place", "int"),
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    TurnUp,
    TurnUpRunner(),
    [
        ("left", "int"),
    ],
)
register_step(
    Turns,
    TurnsRunner(),
    [],
)
register_step(
    UseAbility,
    UseAbilityRunner(),
    [
        ("number", "Intent"),
        ("condition", "Condition"),
    ],
)
