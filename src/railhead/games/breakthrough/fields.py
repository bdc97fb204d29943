"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.games.breakthrough.clean_up import CleanUp
from railhead.games.breakthrough.discarding import DiscardOne, DiscardThree
from railhead.games.breakthrough.market import TakeCards
from railhead.games.breakthrough.model import Breakthrough
from railhead.games.breakthrough.round import Rounds, Turn
from railhead.games.breakthrough.setup import SetUp
from railhead.games.breakthrough.tasks import CompleteTask
from railhead.games.breakthrough.threats import Repel, Suffer
from railhead.kernel.state import State, register_state
from railhead.kernel.step import Runner, Step, register_step


def clone_breakthrough(old: Breakthrough) -> Breakthrough:
    new = Breakthrough()
    old.copy_kernel(new)
    new.deck = old.deck.copy()
    new.discard = old.discard.copy()
    new.market = old.market.copy()
    new.hand = [zone.copy() for zone in old.hand]
    new.in_play = [zone.copy() for zone in old.in_play]
    new.faction = old.faction[:]
    new.flipped = old.flipped[:]
    new.above = old.above[:]
    new.below = old.below[:]
    new.supply = old.supply[:]
    new.active = old.active
    new.turn = old.turn
    return new


class CleanUpRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, CleanUp)
        new = CleanUp()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, CleanUp)
        assert isinstance(g, Breakthrough)
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
                step.discard(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class CompleteTaskRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, CompleteTask)
        new = CompleteTask()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.paid = old.paid[:]
        new.doubled = old.doubled
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, CompleteTask)
        assert isinstance(g, Breakthrough)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_payment(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.pay(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.take_tokens(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.refresh(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_keep(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.settle(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class DiscardOneRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DiscardOne)
        new = DiscardOne()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.choice = old.choice
        new.card = old.card
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DiscardOne)
        assert isinstance(g, Breakthrough)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_card(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.discard(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.refresh_market(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.caravan_pay_all(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.attack_all(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class DiscardThreeRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DiscardThree)
        new = DiscardThree()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.left = old.left
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DiscardThree)
        assert isinstance(g, Breakthrough)
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
                step.discard(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class RepelRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Repel)
        new = Repel()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.threat = old.threat
        new.used = old.used[:]
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Repel)
        assert isinstance(g, Breakthrough)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_defence(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.use(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_free_card(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.lay_free_card(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class RoundsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Rounds)
        new = Rounds()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Rounds)
        assert isinstance(g, Breakthrough)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                step.take_turn(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.pass_turn(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class SetUpRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, SetUp)
        new = SetUp()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, SetUp)
        assert isinstance(g, Breakthrough)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_faction(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.take_faction(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.shuffle(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.deal(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.find_first_player(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class SufferRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Suffer)
        new = Suffer()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.threat = old.threat
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Suffer)
        assert isinstance(g, Breakthrough)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_station(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.lose(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.rout(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class TakeCardsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, TakeCards)
        new = TakeCards()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.count = old.count
        new.window = old.window
        new.choice = old.choice
        new.declined = old.declined
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, TakeCards)
        assert isinstance(g, Breakthrough)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.fill_gaps(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_card(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.take(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class TurnRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Turn)
        new = Turn()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.choice = old.choice
        new.draw = old.draw
        new.declined = old.declined
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Turn)
        assert isinstance(g, Breakthrough)
        at = step.at
        while at < 7:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_action(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.act(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.draw_cards(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.draw_others(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_additional(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.act_additional(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.check_hands(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


register_state(
    Breakthrough,
    clone_breakthrough,
    [
        ("deck", "Zone"),
        ("discard", "Zone"),
        ("market", "Zone"),
        ("hand", "list[Zone]"),
        ("in_play", "list[Zone]"),
        ("faction", "list[Card]"),
        ("flipped", "list[bool]"),
        ("above", "list[int]"),
        ("below", "list[int]"),
        ("supply", "list[int]"),
        ("active", "Seat"),
        ("turn", "int"),
    ],
)
register_step(
    CleanUp,
    CleanUpRunner(),
    [
        ("seat", "Seat"),
        ("choice", "Option"),
    ],
)
register_step(
    CompleteTask,
    CompleteTaskRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("paid", "list[int]"),
        ("doubled", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    DiscardOne,
    DiscardOneRunner(),
    [
        ("seat", "Seat"),
        ("choice", "Option"),
        ("card", "Card"),
    ],
)
register_step(
    DiscardThree,
    DiscardThreeRunner(),
    [
        ("seat", "Seat"),
        ("left", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    Repel,
    RepelRunner(),
    [
        ("seat", "Seat"),
        ("threat", "Card"),
        ("used", "list[int]"),
        ("choice", "Option"),
    ],
)
register_step(
    Rounds,
    RoundsRunner(),
    [],
)
register_step(
    SetUp,
    SetUpRunner(),
    [
        ("seat", "Seat"),
        ("choice", "Option"),
    ],
)
register_step(
    Suffer,
    SufferRunner(),
    [
        ("seat", "Seat"),
        ("threat", "Card"),
        ("choice", "Option"),
    ],
)
register_step(
    TakeCards,
    TakeCardsRunner(),
    [
        ("seat", "Seat"),
        ("count", "int"),
        ("window", "bool"),
        ("choice", "Option"),
        ("declined", "int"),
    ],
)
register_step(
    Turn,
    TurnRunner(),
    [
        ("seat", "Seat"),
        ("choice", "Option"),
        ("draw", "int"),
        ("declined", "int"),
    ],
)
