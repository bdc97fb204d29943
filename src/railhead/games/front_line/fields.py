"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.games.front_line.act import Act
from railhead.games.front_line.attack import RevealAttack
from railhead.games.front_line.characters import Jump, MarketDay
from railhead.games.front_line.commissar import Advance
from railhead.games.front_line.damage import Hit
from railhead.games.front_line.death import Deaths
from railhead.games.front_line.draft import Draft
from railhead.games.front_line.event_cards import (
    ComradeEvent,
    CoordinatesEvent,
    OrderEvent,
    PickpocketEvent,
    PlansEvent,
    SabotageEvent,
)
from railhead.games.front_line.events import Nyet, PlayEvent
from railhead.games.front_line.manoeuvres import MoveManoeuvre, SwapManoeuvre
from railhead.games.front_line.mines import Mines
from railhead.games.front_line.model import FrontLine
from railhead.games.front_line.movement import Move
from railhead.games.front_line.refill import Refill
from railhead.games.front_line.round import Turn
from railhead.games.front_line.step_five import Damage
from railhead.games.front_line.tank import Board
from railhead.games.front_line.windows import Window
from railhead.kernel.state import State, register_state
from railhead.kernel.step import Runner, Step, register_step


def clone_frontline(old: FrontLine) -> FrontLine:
    new = FrontLine()
    old.copy_kernel(new)
    new.action_deck = old.action_deck.copy()
    new.action_discard = old.action_discard.copy()
    new.attack_deck = old.attack_deck.copy()
    new.attack_discard = old.attack_discard.copy()
    new.attack = old.attack.copy()
    new.in_play = old.in_play.copy()
    new.hand = [zone.copy() for zone in old.hand]
    new.down = [zone.copy() for zone in old.down]
    new.equipment = [zone.copy() for zone in old.equipment]
    new.character = old.character[:]
    new.life = old.life[:]
    new.line = old.line[:]
    new.initiative = old.initiative
    new.turn = old.turn
    new.targets = old.targets[:]
    new.targeted = old.targeted[:]
    new.dodging = old.dodging[:]
    new.prone = old.prone[:]
    new.fubar = old.fubar[:]
    new.halt = old.halt
    new.crew = old.crew[:]
    new.gassed = old.gassed[:]
    new.event_spent = old.event_spent[:]
    new.ability_spent = old.ability_spent[:]
    new.fallen = old.fallen[:]
    new.postponed = old.postponed
    return new


class ActRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Act)
        new = Act()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.order = old.order[:]
        new.place = old.place
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Act)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.resolve_card(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.clear_away(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.over(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class AdvanceRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Advance)
        new = Advance()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.left = old.left
        new.regardless = old.regardless
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Advance)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.march(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class BoardRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Board)
        new = Board()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.comrade = old.comrade
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Board)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_passenger(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.climb_in(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class ComradeEventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ComradeEvent)
        new = ComradeEvent()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.cancelled = old.cancelled
        new.comrade = old.comrade
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ComradeEvent)
        assert isinstance(g, FrontLine)
        return False


class CoordinatesEventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, CoordinatesEvent)
        new = CoordinatesEvent()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.cancelled = old.cancelled
        new.target = old.target
        new.direction = old.direction
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, CoordinatesEvent)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 7:
            if at == 0:
                step.at = 1
                step.lay_open(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_target(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.settle_target(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_direction(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.announce(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.await_nyet(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.carry_out(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class DamageRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Damage)
        new = Damage()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Damage)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.hit(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.bury(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.end(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class DeathsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Deaths)
        new = Deaths()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.dead = old.dead[:]
        new.place = old.place
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Deaths)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 7:
            if at == 0:
                step.at = 1
                step.remove(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.end_of_game(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_loot(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.take(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.discard(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.replace_smoke_screens(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.advance(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class DraftRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Draft)
        new = Draft()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Draft)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_picks(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.pick(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.pass_on(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.take_up(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class HitRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Hit)
        new = Hit()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.victim = old.victim
        new.damage = old.damage
        new.type = old.type
        new.gas = old.gas
        new.choice = old.choice
        new.door = old.door
        new.used = old.used
        new.asked = old.asked
        new.relief = old.relief
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Hit)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 14:
            if at == 0:
                step.at = 1
                step.strike(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.check_immunity(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_redirect(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_door(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.redirect(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                if g.asks_now(step, step.ask_equipment(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.use_equipment(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                if g.asks_now(step, step.ask_dud(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.play_dud(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.dud(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 10:
                step.at = 11
                step.luck(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 11:
                step.at = 12
                if g.asks_now(step, step.ask_ham(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 12:
                step.at = 13
                step.suffer(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 13:
                step.at = 14
                step.over(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class JumpRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Jump)
        new = Jump()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.slot = old.slot
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Jump)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_slot(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.jump(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class MarketDayRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, MarketDay)
        new = MarketDay()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.comrade = old.comrade
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, MarketDay)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_comrade(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.exchange(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class MinesRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Mines)
        new = Mines()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.slot = old.slot
        new.mines = old.mines[:]
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Mines)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_detector(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.go_off(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.discard(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class MoveRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Move)
        new = Move()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.direction = old.direction
        new.left = old.left
        new.caught = old.caught
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Move)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                step.take_step(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.go_on(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class MoveManoeuvreRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, MoveManoeuvre)
        new = MoveManoeuvre()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.mover = old.mover
        new.comrade = old.comrade
        new.direction = old.direction
        new.distance = old.distance
        new.extra = old.extra
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, MoveManoeuvre)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 7:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_comrade(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.settle_mover(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_direction(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_distance(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_extra(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.move(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.over(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class NyetRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Nyet)
        new = Nyet()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.answered_by = old.answered_by
        new.cancelled = old.cancelled
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Nyet)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_nyet(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.answer(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.settle(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class OrderEventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, OrderEvent)
        new = OrderEvent()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.cancelled = old.cancelled
        new.comrade = old.comrade
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, OrderEvent)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                step.lay_open(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_comrade(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.settle_comrade(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.announce(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.await_nyet(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.carry_out(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class PickpocketEventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, PickpocketEvent)
        new = PickpocketEvent()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.cancelled = old.cancelled
        new.comrade = old.comrade
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, PickpocketEvent)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                step.lay_open(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_comrade(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.settle_comrade(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.announce(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.await_nyet(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.carry_out(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class PlansEventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, PlansEvent)
        new = PlansEvent()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.cancelled = old.cancelled
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, PlansEvent)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                step.lay_open(g)
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
                step.set_aside(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.announce(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.await_nyet(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.carry_out(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class PlayEventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, PlayEvent)
        new = PlayEvent()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.cancelled = old.cancelled
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, PlayEvent)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                step.lay_open(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.announce(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.await_nyet(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.carry_out(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class RefillRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Refill)
        new = Refill()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.order = old.order[:]
        new.place = old.place
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Refill)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                step.wear(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_medkit(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.heal(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.draw(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class RevealAttackRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, RevealAttack)
        new = RevealAttack()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.card = old.card
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, RevealAttack)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                step.turn_up(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.turn_up_another(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class SabotageEventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, SabotageEvent)
        new = SabotageEvent()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.cancelled = old.cancelled
        new.comrade = old.comrade
        new.item = old.item
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, SabotageEvent)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 7:
            if at == 0:
                step.at = 1
                step.lay_open(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_comrade(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.settle_comrade(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_item(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.announce(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.await_nyet(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.carry_out(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class SwapManoeuvreRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, SwapManoeuvre)
        new = SwapManoeuvre()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.card = old.card
        new.first = old.first
        new.second = old.second
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, SwapManoeuvre)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_first(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.settle_first(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_second(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.swap(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.over(g)
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
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Turn)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 11:
            if at == 0:
                step.at = 1
                step.attack(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.window_1(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_cards(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.lay_down(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.window_2(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.act(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.damage(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.window_4(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.refill(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.window_5(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 10:
                step.at = 11
                step.pass_initiative(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class WindowRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Window)
        new = Window()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.number = old.number
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Window)
        assert isinstance(g, FrontLine)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_events(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.play(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


register_state(
    FrontLine,
    clone_frontline,
    [
        ("action_deck", "Zone"),
        ("action_discard", "Zone"),
        ("attack_deck", "Zone"),
        ("attack_discard", "Zone"),
        ("attack", "Zone"),
        ("in_play", "Zone"),
        ("hand", "list[Zone]"),
        ("down", "list[Zone]"),
        ("equipment", "list[Zone]"),
        ("character", "list[Character]"),
        ("life", "list[int]"),
        ("line", "list[Seat]"),
        ("initiative", "Seat"),
        ("turn", "int"),
        ("targets", "list[int]"),
        ("targeted", "list[Seat]"),
        ("dodging", "list[Seat]"),
        ("prone", "list[Seat]"),
        ("fubar", "list[Seat]"),
        ("halt", "bool"),
        ("crew", "list[Seat]"),
        ("gassed", "list[Seat]"),
        ("event_spent", "list[Seat]"),
        ("ability_spent", "list[Seat]"),
        ("fallen", "list[int]"),
        ("postponed", "int"),
    ],
)
register_step(
    Act,
    ActRunner(),
    [
        ("order", "list[Seat]"),
        ("place", "int"),
    ],
)
register_step(
    Advance,
    AdvanceRunner(),
    [
        ("left", "int"),
        ("regardless", "bool"),
    ],
)
register_step(
    Board,
    BoardRunner(),
    [
        ("seat", "Seat"),
        ("comrade", "Option"),
    ],
)
register_step(
    ComradeEvent,
    ComradeEventRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("comrade", "Option"),
    ],
)
register_step(
    CoordinatesEvent,
    CoordinatesEventRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("target", "Option"),
        ("direction", "Option"),
    ],
)
register_step(
    Damage,
    DamageRunner(),
    [],
)
register_step(
    Deaths,
    DeathsRunner(),
    [
        ("dead", "list[Seat]"),
        ("place", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    Draft,
    DraftRunner(),
    [],
)
register_step(
    Hit,
    HitRunner(),
    [
        ("victim", "Seat"),
        ("damage", "int"),
        ("type", "HitType"),
        ("gas", "bool"),
        ("choice", "Option"),
        ("door", "Option"),
        ("used", "int"),
        ("asked", "int"),
        ("relief", "int"),
    ],
)
register_step(
    Jump,
    JumpRunner(),
    [
        ("seat", "Seat"),
        ("slot", "Option"),
    ],
)
register_step(
    MarketDay,
    MarketDayRunner(),
    [
        ("seat", "Seat"),
        ("comrade", "Option"),
    ],
)
register_step(
    Mines,
    MinesRunner(),
    [
        ("seat", "Seat"),
        ("slot", "int"),
        ("mines", "list[Card]"),
        ("choice", "Option"),
    ],
)
register_step(
    Move,
    MoveRunner(),
    [
        ("seat", "Seat"),
        ("direction", "int"),
        ("left", "int"),
        ("caught", "bool"),
    ],
)
register_step(
    MoveManoeuvre,
    MoveManoeuvreRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("mover", "Seat"),
        ("comrade", "Option"),
        ("direction", "Option"),
        ("distance", "Option"),
        ("extra", "Option"),
    ],
)
register_step(
    Nyet,
    NyetRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("answered_by", "Seat"),
        ("cancelled", "int"),
    ],
)
register_step(
    OrderEvent,
    OrderEventRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("comrade", "Option"),
    ],
)
register_step(
    PickpocketEvent,
    PickpocketEventRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("comrade", "Option"),
    ],
)
register_step(
    PlansEvent,
    PlansEventRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
    ],
)
register_step(
    PlayEvent,
    PlayEventRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
    ],
)
register_step(
    Refill,
    RefillRunner(),
    [
        ("order", "list[Seat]"),
        ("place", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    RevealAttack,
    RevealAttackRunner(),
    [
        ("card", "Card"),
    ],
)
register_step(
    SabotageEvent,
    SabotageEventRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("comrade", "Option"),
        ("item", "Option"),
    ],
)
register_step(
    SwapManoeuvre,
    SwapManoeuvreRunner(),
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("first", "Option"),
        ("second", "Option"),
    ],
)
register_step(
    Turn,
    TurnRunner(),
    [],
)
register_step(
    Window,
    WindowRunner(),
    [
        ("number", "int"),
    ],
)
