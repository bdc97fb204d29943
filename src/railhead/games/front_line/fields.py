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
from railhead.kernel.state import register_run, register_state
from railhead.kernel.step import register_step


def copy_frontline(old: FrontLine) -> FrontLine:
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


def copy_act(old: Act) -> Act:
    new = Act()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.order = old.order[:]
    new.place = old.place
    return new


def copy_advance(old: Advance) -> Advance:
    new = Advance()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.left = old.left
    new.regardless = old.regardless
    return new


def copy_board(old: Board) -> Board:
    new = Board()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.comrade = old.comrade
    return new


def copy_comradeevent(old: ComradeEvent) -> ComradeEvent:
    new = ComradeEvent()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.cancelled = old.cancelled
    new.comrade = old.comrade
    return new


def copy_coordinatesevent(old: CoordinatesEvent) -> CoordinatesEvent:
    new = CoordinatesEvent()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.cancelled = old.cancelled
    new.target = old.target
    new.direction = old.direction
    return new


def copy_damage(old: Damage) -> Damage:
    new = Damage()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_deaths(old: Deaths) -> Deaths:
    new = Deaths()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.dead = old.dead[:]
    new.place = old.place
    new.choice = old.choice
    return new


def copy_draft(old: Draft) -> Draft:
    new = Draft()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_hit(old: Hit) -> Hit:
    new = Hit()
    new.at = old.at
    new.into = old.into
    new.result = old.result
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


def copy_jump(old: Jump) -> Jump:
    new = Jump()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.slot = old.slot
    return new


def copy_marketday(old: MarketDay) -> MarketDay:
    new = MarketDay()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.comrade = old.comrade
    return new


def copy_mines(old: Mines) -> Mines:
    new = Mines()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.slot = old.slot
    new.mines = old.mines[:]
    new.choice = old.choice
    return new


def copy_move(old: Move) -> Move:
    new = Move()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.direction = old.direction
    new.left = old.left
    new.caught = old.caught
    return new


def copy_movemanoeuvre(old: MoveManoeuvre) -> MoveManoeuvre:
    new = MoveManoeuvre()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.mover = old.mover
    new.comrade = old.comrade
    new.direction = old.direction
    new.distance = old.distance
    new.extra = old.extra
    return new


def copy_nyet(old: Nyet) -> Nyet:
    new = Nyet()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.answered_by = old.answered_by
    new.cancelled = old.cancelled
    return new


def copy_orderevent(old: OrderEvent) -> OrderEvent:
    new = OrderEvent()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.cancelled = old.cancelled
    new.comrade = old.comrade
    return new


def copy_pickpocketevent(old: PickpocketEvent) -> PickpocketEvent:
    new = PickpocketEvent()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.cancelled = old.cancelled
    new.comrade = old.comrade
    return new


def copy_plansevent(old: PlansEvent) -> PlansEvent:
    new = PlansEvent()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.cancelled = old.cancelled
    return new


def copy_playevent(old: PlayEvent) -> PlayEvent:
    new = PlayEvent()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.cancelled = old.cancelled
    return new


def copy_refill(old: Refill) -> Refill:
    new = Refill()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.order = old.order[:]
    new.place = old.place
    new.choice = old.choice
    return new


def copy_revealattack(old: RevealAttack) -> RevealAttack:
    new = RevealAttack()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.card = old.card
    return new


def copy_sabotageevent(old: SabotageEvent) -> SabotageEvent:
    new = SabotageEvent()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.cancelled = old.cancelled
    new.comrade = old.comrade
    new.item = old.item
    return new


def copy_swapmanoeuvre(old: SwapManoeuvre) -> SwapManoeuvre:
    new = SwapManoeuvre()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.card = old.card
    new.first = old.first
    new.second = old.second
    return new


def copy_turn(old: Turn) -> Turn:
    new = Turn()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_window(old: Window) -> Window:
    new = Window()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.number = old.number
    return new


def run_act(step: Act, g: FrontLine) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.resolve_card(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.clear_away(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.over(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_advance(step: Advance, g: FrontLine) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.march(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_board(step: Board, g: FrontLine) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_passenger(g)):
                return True
        elif at == 1:
            step.climb_in(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_coordinatesevent(step: CoordinatesEvent, g: FrontLine) -> bool:
    at = step.at
    while at < 7:
        step.at = at + 1
        if at == 0:
            step.lay_open(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_target(g)):
                return True
        elif at == 2:
            step.settle_target(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_direction(g)):
                return True
        elif at == 4:
            step.announce(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.await_nyet(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.carry_out(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_damage(step: Damage, g: FrontLine) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.hit(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.bury(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.end(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_deaths(step: Deaths, g: FrontLine) -> bool:
    at = step.at
    while at < 7:
        step.at = at + 1
        if at == 0:
            step.remove(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.end_of_game(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_loot(g)):
                return True
        elif at == 3:
            step.take(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.discard(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.replace_smoke_screens(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.advance(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_draft(step: Draft, g: FrontLine) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_picks(g)):
                return True
        elif at == 1:
            step.pick(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.pass_on(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.take_up(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_hit(step: Hit, g: FrontLine) -> bool:
    at = step.at
    while at < 13:
        step.at = at + 1
        if at == 0:
            step.check_immunity(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_redirect(g)):
                return True
        elif at == 2:
            if g.asks_now(step, step.ask_door(g)):
                return True
        elif at == 3:
            step.redirect(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            if g.asks_now(step, step.ask_equipment(g)):
                return True
        elif at == 5:
            step.use_equipment(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            if g.asks_now(step, step.ask_dud(g)):
                return True
        elif at == 7:
            step.play_dud(g)
            if not g.goes_on(step):
                return False
        elif at == 8:
            step.dud(g)
            if not g.goes_on(step):
                return False
        elif at == 9:
            step.luck(g)
            if not g.goes_on(step):
                return False
        elif at == 10:
            if g.asks_now(step, step.ask_ham(g)):
                return True
        elif at == 11:
            step.suffer(g)
            if not g.goes_on(step):
                return False
        elif at == 12:
            step.over(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_jump(step: Jump, g: FrontLine) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_slot(g)):
                return True
        elif at == 1:
            step.jump(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_marketday(step: MarketDay, g: FrontLine) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_comrade(g)):
                return True
        elif at == 1:
            step.exchange(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_mines(step: Mines, g: FrontLine) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_detector(g)):
                return True
        elif at == 1:
            step.go_off(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.discard(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_move(step: Move, g: FrontLine) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            step.take_step(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.go_on(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_movemanoeuvre(step: MoveManoeuvre, g: FrontLine) -> bool:
    at = step.at
    while at < 7:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_comrade(g)):
                return True
        elif at == 1:
            step.settle_mover(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_direction(g)):
                return True
        elif at == 3:
            if g.asks_now(step, step.ask_distance(g)):
                return True
        elif at == 4:
            if g.asks_now(step, step.ask_extra(g)):
                return True
        elif at == 5:
            step.move(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.over(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_nyet(step: Nyet, g: FrontLine) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_nyet(g)):
                return True
        elif at == 1:
            step.answer(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.settle(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_orderevent(step: OrderEvent, g: FrontLine) -> bool:
    at = step.at
    while at < 6:
        step.at = at + 1
        if at == 0:
            step.lay_open(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_comrade(g)):
                return True
        elif at == 2:
            step.settle_comrade(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.announce(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.await_nyet(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.carry_out(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_pickpocketevent(step: PickpocketEvent, g: FrontLine) -> bool:
    at = step.at
    while at < 6:
        step.at = at + 1
        if at == 0:
            step.lay_open(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_comrade(g)):
                return True
        elif at == 2:
            step.settle_comrade(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.announce(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.await_nyet(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.carry_out(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_plansevent(step: PlansEvent, g: FrontLine) -> bool:
    at = step.at
    while at < 6:
        step.at = at + 1
        if at == 0:
            step.lay_open(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 2:
            step.set_aside(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.announce(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.await_nyet(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.carry_out(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_playevent(step: PlayEvent, g: FrontLine) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            step.lay_open(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.announce(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.await_nyet(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.carry_out(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_refill(step: Refill, g: FrontLine) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            step.wear(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_medkit(g)):
                return True
        elif at == 2:
            step.heal(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.draw(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_revealattack(step: RevealAttack, g: FrontLine) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            step.turn_up(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.turn_up_another(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_sabotageevent(step: SabotageEvent, g: FrontLine) -> bool:
    at = step.at
    while at < 7:
        step.at = at + 1
        if at == 0:
            step.lay_open(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_comrade(g)):
                return True
        elif at == 2:
            step.settle_comrade(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_item(g)):
                return True
        elif at == 4:
            step.announce(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.await_nyet(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.carry_out(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_swapmanoeuvre(step: SwapManoeuvre, g: FrontLine) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_first(g)):
                return True
        elif at == 1:
            step.settle_first(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_second(g)):
                return True
        elif at == 3:
            step.swap(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.over(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_turn(step: Turn, g: FrontLine) -> bool:
    at = step.at
    while at < 11:
        step.at = at + 1
        if at == 0:
            step.attack(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.window_1(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_cards(g)):
                return True
        elif at == 3:
            step.lay_down(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.window_2(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.act(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.damage(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            step.window_4(g)
            if not g.goes_on(step):
                return False
        elif at == 8:
            step.refill(g)
            if not g.goes_on(step):
                return False
        elif at == 9:
            step.window_5(g)
            if not g.goes_on(step):
                return False
        elif at == 10:
            step.pass_initiative(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_window(step: Window, g: FrontLine) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_events(g)):
                return True
        elif at == 1:
            step.play(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


register_state(
    FrontLine,
    copy_frontline,
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
    copy_act,
    [
        ("order", "list[Seat]"),
        ("place", "int"),
    ],
)
register_run(Act, run_act)
register_step(
    Advance,
    copy_advance,
    [
        ("left", "int"),
        ("regardless", "bool"),
    ],
)
register_run(Advance, run_advance)
register_step(
    Board,
    copy_board,
    [
        ("seat", "Seat"),
        ("comrade", "Option"),
    ],
)
register_run(Board, run_board)
register_step(
    ComradeEvent,
    copy_comradeevent,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("comrade", "Option"),
    ],
)
register_step(
    CoordinatesEvent,
    copy_coordinatesevent,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("target", "Option"),
        ("direction", "Option"),
    ],
)
register_run(CoordinatesEvent, run_coordinatesevent)
register_step(
    Damage,
    copy_damage,
    [],
)
register_run(Damage, run_damage)
register_step(
    Deaths,
    copy_deaths,
    [
        ("dead", "list[Seat]"),
        ("place", "int"),
        ("choice", "Option"),
    ],
)
register_run(Deaths, run_deaths)
register_step(
    Draft,
    copy_draft,
    [],
)
register_run(Draft, run_draft)
register_step(
    Hit,
    copy_hit,
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
register_run(Hit, run_hit)
register_step(
    Jump,
    copy_jump,
    [
        ("seat", "Seat"),
        ("slot", "Option"),
    ],
)
register_run(Jump, run_jump)
register_step(
    MarketDay,
    copy_marketday,
    [
        ("seat", "Seat"),
        ("comrade", "Option"),
    ],
)
register_run(MarketDay, run_marketday)
register_step(
    Mines,
    copy_mines,
    [
        ("seat", "Seat"),
        ("slot", "int"),
        ("mines", "list[Card]"),
        ("choice", "Option"),
    ],
)
register_run(Mines, run_mines)
register_step(
    Move,
    copy_move,
    [
        ("seat", "Seat"),
        ("direction", "int"),
        ("left", "int"),
        ("caught", "bool"),
    ],
)
register_run(Move, run_move)
register_step(
    MoveManoeuvre,
    copy_movemanoeuvre,
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
register_run(MoveManoeuvre, run_movemanoeuvre)
register_step(
    Nyet,
    copy_nyet,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("answered_by", "Seat"),
        ("cancelled", "int"),
    ],
)
register_run(Nyet, run_nyet)
register_step(
    OrderEvent,
    copy_orderevent,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("comrade", "Option"),
    ],
)
register_run(OrderEvent, run_orderevent)
register_step(
    PickpocketEvent,
    copy_pickpocketevent,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("comrade", "Option"),
    ],
)
register_run(PickpocketEvent, run_pickpocketevent)
register_step(
    PlansEvent,
    copy_plansevent,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
    ],
)
register_run(PlansEvent, run_plansevent)
register_step(
    PlayEvent,
    copy_playevent,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
    ],
)
register_run(PlayEvent, run_playevent)
register_step(
    Refill,
    copy_refill,
    [
        ("order", "list[Seat]"),
        ("place", "int"),
        ("choice", "Option"),
    ],
)
register_run(Refill, run_refill)
register_step(
    RevealAttack,
    copy_revealattack,
    [
        ("card", "Card"),
    ],
)
register_run(RevealAttack, run_revealattack)
register_step(
    SabotageEvent,
    copy_sabotageevent,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("cancelled", "int"),
        ("comrade", "Option"),
        ("item", "Option"),
    ],
)
register_run(SabotageEvent, run_sabotageevent)
register_step(
    SwapManoeuvre,
    copy_swapmanoeuvre,
    [
        ("seat", "Seat"),
        ("card", "Card"),
        ("first", "Option"),
        ("second", "Option"),
    ],
)
register_run(SwapManoeuvre, run_swapmanoeuvre)
register_step(
    Turn,
    copy_turn,
    [],
)
register_run(Turn, run_turn)
register_step(
    Window,
    copy_window,
    [
        ("number", "int"),
    ],
)
register_run(Window, run_window)
