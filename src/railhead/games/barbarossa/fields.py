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
from railhead.kernel.state import register_run, register_state
from railhead.kernel.step import register_step


def copy_barbarossa(old: Barbarossa) -> Barbarossa:
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
    new.turns = old.turns
    new.op = old.op
    new.sp = old.sp
    new.rp = old.rp
    new.bp = old.bp
    new.permits = old.permits[:]
    new.target = old.target
    new.reduction = old.reduction
    return new


def copy_activatesome(old: ActivateSome) -> ActivateSome:
    new = ActivateSome()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.left = old.left
    new.choice = old.choice
    return new


def copy_activationphase(old: ActivationPhase) -> ActivationPhase:
    new = ActivationPhase()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    return new


def copy_arrangeevents(old: ArrangeEvents) -> ArrangeEvents:
    new = ArrangeEvents()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.n = old.n
    return new


def copy_attack(old: Attack) -> Attack:
    new = Attack()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.won = old.won
    return new


def copy_chooseone(old: ChooseOne) -> ChooseOne:
    new = ChooseOne()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.text = old.text
    new.place = old.place
    new.choice = old.choice
    return new


def copy_endingphase(old: EndingPhase) -> EndingPhase:
    new = EndingPhase()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_gainevents(old: GainEvents) -> GainEvents:
    new = GainEvents()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    return new


def copy_giveevent(old: GiveEvent) -> GiveEvent:
    new = GiveEvent()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.text = old.text
    new.choice = old.choice
    return new


def copy_operationphase(old: OperationPhase) -> OperationPhase:
    new = OperationPhase()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.attacks = old.attacks
    new.choice = old.choice
    return new


def copy_pickdeployed(old: PickDeployed) -> PickDeployed:
    new = PickDeployed()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.text = old.text
    new.place = old.place
    new.left = old.left
    new.choice = old.choice
    return new


def copy_reinforcementphase(old: ReinforcementPhase) -> ReinforcementPhase:
    new = ReinforcementPhase()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    return new


def copy_resolve(old: Resolve) -> Resolve:
    new = Resolve()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.text = old.text
    new.condition = old.condition
    new.done = old.done
    return new


def copy_returnevents(old: ReturnEvents) -> ReturnEvents:
    new = ReturnEvents()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_returnfromhand(old: ReturnFromHand) -> ReturnFromHand:
    new = ReturnFromHand()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.text = old.text
    new.place = old.place
    new.left = old.left
    new.choice = old.choice
    return new


def copy_searchdiscard(old: SearchDiscard) -> SearchDiscard:
    new = SearchDiscard()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.text = old.text
    new.place = old.place
    new.left = old.left
    new.choice = old.choice
    return new


def copy_turnup(old: TurnUp) -> TurnUp:
    new = TurnUp()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.left = old.left
    return new


def copy_turns(old: Turns) -> Turns:
    new = Turns()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_useability(old: UseAbility) -> UseAbility:
    new = UseAbility()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.number = old.number
    new.condition = old.condition
    return new


def run_activatesome(step: ActivateSome, g: Barbarossa) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 1:
            step.activate(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_activationphase(step: ActivationPhase, g: Barbarossa) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.activate(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_action(g)):
                return True
        elif at == 2:
            step.act(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_arrangeevents(step: ArrangeEvents, g: Barbarossa) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            step.look(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_bottom(g)):
                return True
        elif at == 2:
            step.put_under(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_top(g)):
                return True
        elif at == 4:
            step.put_on_top(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_attack(step: Attack, g: Barbarossa) -> bool:
    at = step.at
    while at < 9:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_target(g)):
                return True
        elif at == 1:
            step.turn_up_events(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_gather(g)):
                return True
        elif at == 3:
            step.gather(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.settle(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.apply_gained_text(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.apply_attacked_text(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            step.settle_events(g)
            if not g.goes_on(step):
                return False
        elif at == 8:
            step.finish(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_chooseone(step: ChooseOne, g: Barbarossa) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_choice(g)):
                return True
        elif at == 1:
            step.apply(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_endingphase(step: EndingPhase, g: Barbarossa) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            step.clear_playing_zone(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_keep(g)):
                return True
        elif at == 2:
            step.discard_hand(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.draw_hand(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.empty_purse(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_gainevents(step: GainEvents, g: Barbarossa) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_next(g)):
                return True
        elif at == 1:
            step.gain(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_giveevent(step: GiveEvent, g: Barbarossa) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_player(g)):
                return True
        elif at == 1:
            step.give(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_operationphase(step: OperationPhase, g: Barbarossa) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            step.gain_points(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_action(g)):
                return True
        elif at == 2:
            step.act(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.end_rights(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_pickdeployed(step: PickDeployed, g: Barbarossa) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 1:
            step.take(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_reinforcementphase(step: ReinforcementPhase, g: Barbarossa) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.gain_points(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_action(g)):
                return True
        elif at == 2:
            step.act(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_resolve(step: Resolve, g: Barbarossa) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.apply(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_returnevents(step: ReturnEvents, g: Barbarossa) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.gather(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_next(g)):
                return True
        elif at == 2:
            step.put_under(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_returnfromhand(step: ReturnFromHand, g: Barbarossa) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 1:
            step.give(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_searchdiscard(step: SearchDiscard, g: Barbarossa) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 1:
            step.take(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_turnup(step: TurnUp, g: Barbarossa) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.turn_up(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_turns(step: Turns, g: Barbarossa) -> bool:
    at = step.at
    while at < 7:
        step.at = at + 1
        if at == 0:
            step.begin_turn(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.activation_phase(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.operation_phase(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.end_if_moscow_has_fallen(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.reinforcement_phase(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.ending_phase(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.pass_to_the_left(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_useability(step: UseAbility, g: Barbarossa) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            step.pay(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.apply(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


register_state(
    Barbarossa,
    copy_barbarossa,
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
        ("turns", "int"),
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
    copy_activatesome,
    [
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_run(ActivateSome, run_activatesome)
register_step(
    ActivationPhase,
    copy_activationphase,
    [
        ("choice", "Option"),
    ],
)
register_run(ActivationPhase, run_activationphase)
register_step(
    ArrangeEvents,
    copy_arrangeevents,
    [
        ("n", "int"),
    ],
)
register_run(ArrangeEvents, run_arrangeevents)
register_step(
    Attack,
    copy_attack,
    [
        ("choice", "Option"),
        ("won", "bool"),
    ],
)
register_run(Attack, run_attack)
register_step(
    ChooseOne,
    copy_chooseone,
    [
        ("text", "Text"),
        ("place", "int"),
        ("choice", "Option"),
    ],
)
register_run(ChooseOne, run_chooseone)
register_step(
    EndingPhase,
    copy_endingphase,
    [],
)
register_run(EndingPhase, run_endingphase)
register_step(
    GainEvents,
    copy_gainevents,
    [
        ("choice", "Option"),
    ],
)
register_run(GainEvents, run_gainevents)
register_step(
    GiveEvent,
    copy_giveevent,
    [
        ("text", "Text"),
        ("choice", "Option"),
    ],
)
register_run(GiveEvent, run_giveevent)
register_step(
    OperationPhase,
    copy_operationphase,
    [
        ("attacks", "int"),
        ("choice", "Option"),
    ],
)
register_run(OperationPhase, run_operationphase)
register_step(
    PickDeployed,
    copy_pickdeployed,
    [
        ("text", "Text"),
        ("place", "int"),
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_run(PickDeployed, run_pickdeployed)
register_step(
    ReinforcementPhase,
    copy_reinforcementphase,
    [
        ("choice", "Option"),
    ],
)
register_run(ReinforcementPhase, run_reinforcementphase)
register_step(
    Resolve,
    copy_resolve,
    [
        ("text", "Text"),
        ("condition", "Condition"),
        ("done", "int"),
    ],
)
register_run(Resolve, run_resolve)
register_step(
    ReturnEvents,
    copy_returnevents,
    [],
)
register_run(ReturnEvents, run_returnevents)
register_step(
    ReturnFromHand,
    copy_returnfromhand,
    [
        ("text", "Text"),
        ("place", "int"),
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_run(ReturnFromHand, run_returnfromhand)
register_step(
    SearchDiscard,
    copy_searchdiscard,
    [
        ("text", "Text"),
        ("place", "int"),
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_run(SearchDiscard, run_searchdiscard)
register_step(
    TurnUp,
    copy_turnup,
    [
        ("left", "int"),
    ],
)
register_run(TurnUp, run_turnup)
register_step(
    Turns,
    copy_turns,
    [],
)
register_run(Turns, run_turns)
register_step(
    UseAbility,
    copy_useability,
    [
        ("number", "Intent"),
        ("condition", "Condition"),
    ],
)
register_run(UseAbility, run_useability)
