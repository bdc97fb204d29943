"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.games.metro2033.abilities import Steal, UseMission
from railhead.games.metro2033.army import ArmyActions, ArmyTurn
from railhead.games.metro2033.capture import Refuge
from railhead.games.metro2033.clash import Clash
from railhead.games.metro2033.combat import Battle
from railhead.games.metro2033.dark import ThreatsFromTheDark
from railhead.games.metro2033.draws import DrawEquipment, DrawMissions
from railhead.games.metro2033.end_of_round import EndOfRound
from railhead.games.metro2033.equipment import CarryLimit, LoseGear
from railhead.games.metro2033.events import Events, PolisIncome, ReceivingResources
from railhead.games.metro2033.hero import HeroActions, HeroTurn
from railhead.games.metro2033.hiring import HireOne
from railhead.games.metro2033.laws import LawVote
from railhead.games.metro2033.mobilization import Mobilization, MobilizationTurn
from railhead.games.metro2033.model import Deciding, InTurnOrder, Metro
from railhead.games.metro2033.outcomes import Settlement
from railhead.games.metro2033.rewards import Reward
from railhead.games.metro2033.round import Round
from railhead.games.metro2033.scouting import ArrangeThreats, Look
from railhead.games.metro2033.setup import SetUp
from railhead.games.metro2033.stages import StageCheck
from railhead.games.metro2033.tokens import GainAny, ReturnTokens
from railhead.games.metro2033.trade import Buying, Exchange, MixedExchange
from railhead.games.metro2033.wounds import Wound
from railhead.kernel.state import State, register_state
from railhead.kernel.step import Runner, Step, register_step


def clone_metro(old: Metro) -> Metro:
    new = Metro()
    old.copy_kernel(new)
    new.threats = old.threats.copy()
    new.threats_aside = old.threats_aside.copy()
    new.threat_discard = old.threat_discard.copy()
    new.open_threat = old.open_threat.copy()
    new.looked = old.looked.copy()
    new.equipment = old.equipment.copy()
    new.equipment_discard = old.equipment_discard.copy()
    new.market = old.market.copy()
    new.offer = old.offer.copy()
    new.mission_deck = old.mission_deck.copy()
    new.mission_discard = old.mission_discard.copy()
    new.drawn = old.drawn.copy()
    new.laws = old.laws.copy()
    new.law = old.law.copy()
    new.combat = old.combat.copy()
    new.attack_hand = old.attack_hand.copy()
    new.defence_hand = old.defence_hand.copy()
    new.revealed = old.revealed.copy()
    new.gear = [zone.copy() for zone in old.gear]
    new.missions = [zone.copy() for zone in old.missions]
    new.completed = [zone.copy() for zone in old.completed]
    new.scouted = [zone.copy() for zone in old.scouted]
    new.round = old.round
    new.position = old.position
    new.stage = old.stage
    new.phase = old.phase
    new.first = old.first
    new.active = old.active
    new.faction = old.faction[:]
    new.hero = old.hero[:]
    new.hero_at = old.hero_at[:]
    new.wounded = old.wounded[:]
    new.army = old.army[:]
    new.pigs = old.pigs[:]
    new.mushrooms = old.mushrooms[:]
    new.ammo = old.ammo[:]
    new.held = [row[:] for row in old.held]
    new.faction_used = old.faction_used[:]
    new.hero_used = old.hero_used[:]
    new.maintained = old.maintained[:]
    new.lasting = old.lasting[:]
    new.lasting_for = old.lasting_for[:]
    new.lasting_on = old.lasting_on[:]
    return new


class ArmyActionsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ArmyActions)
        new = ArmyActions()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.turn = old.turn
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ArmyActions)
        assert isinstance(g, Metro)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.next_player(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class ArmyTurnRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ArmyTurn)
        new = ArmyTurn()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.action = old.action
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ArmyTurn)
        assert isinstance(g, Metro)
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
                step.choose(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_target(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.attack(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_afterwards(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.afterwards(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.done(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class ArrangeThreatsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ArrangeThreats)
        new = ArrangeThreats()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.amount = old.amount
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ArrangeThreats)
        assert isinstance(g, Metro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.look(g)
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
                step.put_back(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class BattleRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Battle)
        new = Battle()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.force = old.force
        new.cause = old.cause
        new.station = old.station
        new.opponent = old.opponent
        new.rival = old.rival
        new.rival_force = old.rival_force
        new.outcome = old.outcome
        new.bonus = old.bonus
        new.rival_bonus = old.rival_bonus
        new.cancelled = old.cancelled
        new.rival_cancelled = old.rival_cancelled
        new.rival_moves = old.rival_moves
        new.passes = old.passes
        new.used = old.used
        new.geiger_read = old.geiger_read
        new.look = old.look
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Battle)
        assert isinstance(g, Metro)
        at = step.at
        while at < 14:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_scouted(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.declare(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_defence(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.take_sides(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.note_look(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                if g.asks_now(step, step.ask_before(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.before(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.show_forces(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                if g.asks_now(step, step.ask_cards(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.reveal(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 10:
                step.at = 11
                step.note_use(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 11:
                step.at = 12
                if g.asks_now(step, step.ask_after(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 12:
                step.at = 13
                step.after(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 13:
                step.at = 14
                step.compare(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class BuyingRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Buying)
        new = Buying()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.most = old.most
        new.by_mission = old.by_mission
        new.card = old.card
        new.renewed = old.renewed
        new.bought = old.bought
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Buying)
        assert isinstance(g, Metro)
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
                step.choose(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_price(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.buy(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.refill(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class CarryLimitRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, CarryLimit)
        new = CarryLimit()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, CarryLimit)
        assert isinstance(g, Metro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_discard(g)):
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


class ClashRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Clash)
        new = Clash()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.force = old.force
        new.cause = old.cause
        new.station = old.station
        new.opponent = old.opponent
        new.rival = old.rival
        new.rival_force = old.rival_force
        new.outcome = old.outcome
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Clash)
        assert isinstance(g, Metro)
        return False


class DecidingRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Deciding)
        new = Deciding()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Deciding)
        assert isinstance(g, Metro)
        return False


class DrawEquipmentRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DrawEquipment)
        new = DrawEquipment()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.draw = old.draw
        new.keep = old.keep
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DrawEquipment)
        assert isinstance(g, Metro)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                step.draw_cards(g)
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
                step.take(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.put_away(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class DrawMissionsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DrawMissions)
        new = DrawMissions()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.draw = old.draw
        new.keep = old.keep
        new.mark = old.mark
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DrawMissions)
        assert isinstance(g, Metro)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                step.draw_cards(g)
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
                step.take(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.put_away(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class EndOfRoundRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, EndOfRound)
        new = EndOfRound()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, EndOfRound)
        assert isinstance(g, Metro)
        at = step.at
        while at < 7:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_goals(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.turn_up(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.check_victory(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.return_scouted(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.end_effects(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.move_markers(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.check_stage(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class EventsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Events)
        new = Events()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Events)
        assert isinstance(g, Metro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.resources(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.threat(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.law(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class ExchangeRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Exchange)
        new = Exchange()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.give = old.give
        new.get = old.get
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Exchange)
        assert isinstance(g, Metro)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_in(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.choose_in(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_out(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.choose_out(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_number(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.exchange(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class GainAnyRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, GainAny)
        new = GainAny()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.amount = old.amount
        new.distinct = old.distinct
        new.types = old.types
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, GainAny)
        assert isinstance(g, Metro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_type(g)):
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


class HeroActionsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, HeroActions)
        new = HeroActions()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.turn = old.turn
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, HeroActions)
        assert isinstance(g, Metro)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.next_player(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class HeroTurnRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, HeroTurn)
        new = HeroTurn()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, HeroTurn)
        assert isinstance(g, Metro)
        at = step.at
        while at < 12:
            if at == 0:
                step.at = 1
                step.fill_market(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_missed(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.miss(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_move(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.move(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                if g.asks_now(step, step.ask_action(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.act(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                if g.asks_now(step, step.ask_target(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.attack(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                if g.asks_now(step, step.ask_afterwards(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 10:
                step.at = 11
                step.afterwards(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 11:
                step.at = 12
                step.done(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class HireOneRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, HireOne)
        new = HireOne()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.prices = old.prices[:]
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, HireOne)
        assert isinstance(g, Metro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_price(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.hire(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class InTurnOrderRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, InTurnOrder)
        new = InTurnOrder()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.turn = old.turn
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, InTurnOrder)
        assert isinstance(g, Metro)
        return False


class LawVoteRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, LawVote)
        new = LawVote()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.turn = old.turn
        new.votes_for = old.votes_for
        new.votes_against = old.votes_against
        new.used = old.used
        new.weight = old.weight
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, LawVote)
        assert isinstance(g, Metro)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                step.open_law(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.note_use(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_vote(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.vote(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.count(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class LookRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Look)
        new = Look()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.way = old.way
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Look)
        assert isinstance(g, Metro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.look(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_decision(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.decide(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class LoseGearRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, LoseGear)
        new = LoseGear()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.chooser = old.chooser
        new.loser = old.loser
        new.taken_over = old.taken_over
        new.optional = old.optional
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, LoseGear)
        assert isinstance(g, Metro)
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
                step.lose(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class MixedExchangeRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, MixedExchange)
        new = MixedExchange()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.most = old.most
        new.given = old.given
        new.types = old.types
        new.taking = old.taking
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, MixedExchange)
        assert isinstance(g, Metro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_token(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.move_token(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class MobilizationRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Mobilization)
        new = Mobilization()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.turn = old.turn
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Mobilization)
        assert isinstance(g, Metro)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.next_player(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class MobilizationTurnRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, MobilizationTurn)
        new = MobilizationTurn()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.paid = old.paid
        new.soldiers = old.soldiers
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, MobilizationTurn)
        assert isinstance(g, Metro)
        at = step.at
        while at < 9:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_maintenance(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.maintain(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_hire(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.hire(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_price(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.recruit(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                if g.asks_now(step, step.ask_afterwards(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.afterwards(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.done(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class PolisIncomeRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, PolisIncome)
        new = PolisIncome()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.place = old.place
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, PolisIncome)
        assert isinstance(g, Metro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_type(g)):
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


class ReceivingResourcesRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ReceivingResources)
        new = ReceivingResources()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.turn = old.turn
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ReceivingResources)
        assert isinstance(g, Metro)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.produce(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class RefugeRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Refuge)
        new = Refuge()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Refuge)
        assert isinstance(g, Metro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_station(g)):
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


class ReturnTokensRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ReturnTokens)
        new = ReturnTokens()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.amount = old.amount
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ReturnTokens)
        assert isinstance(g, Metro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_type(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.put_back(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class RewardRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Reward)
        new = Reward()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.seat = old.seat
        new.threat = old.threat
        new.by_hero = old.by_hero
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Reward)
        assert isinstance(g, Metro)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                step.tokens(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.tokens_of_choice(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.equipment(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.missions(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class RoundRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Round)
        new = Round()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Round)
        assert isinstance(g, Metro)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                step.events(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.mobilization(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.army_actions(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.hero_actions(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.end_of_round(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.next_round(g)
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
        new.choice = old.choice
        new.turn = old.turn
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, SetUp)
        assert isinstance(g, Metro)
        at = step.at
        while at < 8:
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
                step.take_bonus(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_hero(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.take_hero(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                if g.asks_now(step, step.ask_home(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.place_hero(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.begin(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class SettlementRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Settlement)
        new = Settlement()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.force = old.force
        new.cause = old.cause
        new.station = old.station
        new.opponent = old.opponent
        new.rival = old.rival
        new.rival_force = old.rival_force
        new.outcome = old.outcome
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Settlement)
        assert isinstance(g, Metro)
        at = step.at
        while at < 11:
            if at == 0:
                step.at = 1
                step.reward(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.losses(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.wound(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.spoils(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_capture(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.capture(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.refuge(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.lose_also(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                if g.asks_now(step, step.ask_goal(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.turn_up(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 10:
                step.at = 11
                step.close(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class StageCheckRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, StageCheck)
        new = StageCheck()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.turn = old.turn
        new.changed = old.changed
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, StageCheck)
        assert isinstance(g, Metro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                step.check(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.settle(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class StealRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Steal)
        new = Steal()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.victim = old.victim
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Steal)
        assert isinstance(g, Metro)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_victim(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.choose_victim(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_type(g)):
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
        return False


class ThreatsFromTheDarkRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ThreatsFromTheDark)
        new = ThreatsFromTheDark()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.turn = old.turn
        new.stations = old.stations[:]
        new.forces = old.forces[:]
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ThreatsFromTheDark)
        assert isinstance(g, Metro)
        at = step.at
        while at < 7:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_station(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.name_station(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_force(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.name_force(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.open_card(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.fight(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.put_away(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class UseMissionRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, UseMission)
        new = UseMission()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        new.card = old.card
        new.on = old.on
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, UseMission)
        assert isinstance(g, Metro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.pay(g)
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
                step.take_effect(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class WoundRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Wound)
        new = Wound()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.choice = old.choice
        new.seat = old.seat
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Wound)
        assert isinstance(g, Metro)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_kit(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.treat(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_home(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.go_home(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.done(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


register_state(
    Metro,
    clone_metro,
    [
        ("threats", "Zone"),
        ("threats_aside", "Zone"),
        ("threat_discard", "Zone"),
        ("open_threat", "Zone"),
        ("looked", "Zone"),
        ("equipment", "Zone"),
        ("equipment_discard", "Zone"),
        ("market", "Zone"),
        ("offer", "Zone"),
        ("mission_deck", "Zone"),
        ("mission_discard", "Zone"),
        ("drawn", "Zone"),
        ("laws", "Zone"),
        ("law", "Zone"),
        ("combat", "Zone"),
        ("attack_hand", "Zone"),
        ("defence_hand", "Zone"),
        ("revealed", "Zone"),
        ("gear", "list[Zone]"),
        ("missions", "list[Zone]"),
        ("completed", "list[Zone]"),
        ("scouted", "list[Zone]"),
        ("round", "int"),
        ("position", "int"),
        ("stage", "int"),
        ("phase", "Phase"),
        ("first", "Seat"),
        ("active", "Seat"),
        ("faction", "list[Faction]"),
        ("hero", "list[Hero]"),
        ("hero_at", "list[Station]"),
        ("wounded", "list[bool]"),
        ("army", "list[int]"),
        ("pigs", "list[int]"),
        ("mushrooms", "list[int]"),
        ("ammo", "list[int]"),
        ("held", "list[list[Station]]"),
        ("faction_used", "list[int]"),
        ("hero_used", "list[int]"),
        ("maintained", "list[bool]"),
        ("lasting", "list[Card]"),
        ("lasting_for", "list[Seat]"),
        ("lasting_on", "list[Option]"),
    ],
)
register_step(
    ArmyActions,
    ArmyActionsRunner(),
    [
        ("turn", "int"),
    ],
)
register_step(
    ArmyTurn,
    ArmyTurnRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("action", "Option"),
    ],
)
register_step(
    ArrangeThreats,
    ArrangeThreatsRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("amount", "int"),
    ],
)
register_step(
    Battle,
    BattleRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("force", "Option"),
        ("cause", "Cause"),
        ("station", "Station"),
        ("opponent", "Opponent"),
        ("rival", "Seat"),
        ("rival_force", "Option"),
        ("outcome", "Result"),
        ("bonus", "int"),
        ("rival_bonus", "int"),
        ("cancelled", "bool"),
        ("rival_cancelled", "bool"),
        ("rival_moves", "bool"),
        ("passes", "int"),
        ("used", "int"),
        ("geiger_read", "bool"),
        ("look", "int"),
    ],
)
register_step(
    Buying,
    BuyingRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("most", "int"),
        ("by_mission", "bool"),
        ("card", "Card"),
        ("renewed", "bool"),
        ("bought", "bool"),
    ],
)
register_step(
    CarryLimit,
    CarryLimitRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
    ],
)
register_step(
    Clash,
    ClashRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("force", "Option"),
        ("cause", "Cause"),
        ("station", "Station"),
        ("opponent", "Opponent"),
        ("rival", "Seat"),
        ("rival_force", "Option"),
        ("outcome", "Result"),
    ],
)
register_step(
    Deciding,
    DecidingRunner(),
    [
        ("choice", "Option"),
    ],
)
register_step(
    DrawEquipment,
    DrawEquipmentRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("draw", "int"),
        ("keep", "int"),
    ],
)
register_step(
    DrawMissions,
    DrawMissionsRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("draw", "int"),
        ("keep", "int"),
        ("mark", "int"),
    ],
)
register_step(
    EndOfRound,
    EndOfRoundRunner(),
    [
        ("choice", "Option"),
    ],
)
register_step(
    Events,
    EventsRunner(),
    [],
)
register_step(
    Exchange,
    ExchangeRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("give", "int"),
        ("get", "int"),
    ],
)
register_step(
    GainAny,
    GainAnyRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("amount", "int"),
        ("distinct", "bool"),
        ("types", "int"),
    ],
)
register_step(
    HeroActions,
    HeroActionsRunner(),
    [
        ("turn", "int"),
    ],
)
register_step(
    HeroTurn,
    HeroTurnRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
    ],
)
register_step(
    HireOne,
    HireOneRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("prices", "list[int]"),
    ],
)
register_step(
    InTurnOrder,
    InTurnOrderRunner(),
    [
        ("turn", "int"),
    ],
)
register_step(
    LawVote,
    LawVoteRunner(),
    [
        ("choice", "Option"),
        ("turn", "int"),
        ("votes_for", "int"),
        ("votes_against", "int"),
        ("used", "int"),
        ("weight", "int"),
    ],
)
register_step(
    Look,
    LookRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("way", "Option"),
    ],
)
register_step(
    LoseGear,
    LoseGearRunner(),
    [
        ("choice", "Option"),
        ("chooser", "Seat"),
        ("loser", "Seat"),
        ("taken_over", "bool"),
        ("optional", "bool"),
    ],
)
register_step(
    MixedExchange,
    MixedExchangeRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("most", "int"),
        ("given", "int"),
        ("types", "int"),
        ("taking", "bool"),
    ],
)
register_step(
    Mobilization,
    MobilizationRunner(),
    [
        ("turn", "int"),
    ],
)
register_step(
    MobilizationTurn,
    MobilizationTurnRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("paid", "bool"),
        ("soldiers", "int"),
    ],
)
register_step(
    PolisIncome,
    PolisIncomeRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("place", "int"),
    ],
)
register_step(
    ReceivingResources,
    ReceivingResourcesRunner(),
    [
        ("turn", "int"),
    ],
)
register_step(
    Refuge,
    RefugeRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
    ],
)
register_step(
    ReturnTokens,
    ReturnTokensRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("amount", "int"),
    ],
)
register_step(
    Reward,
    RewardRunner(),
    [
        ("seat", "Seat"),
        ("threat", "Card"),
        ("by_hero", "bool"),
    ],
)
register_step(
    Round,
    RoundRunner(),
    [],
)
register_step(
    SetUp,
    SetUpRunner(),
    [
        ("choice", "Option"),
        ("turn", "int"),
    ],
)
register_step(
    Settlement,
    SettlementRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("force", "Option"),
        ("cause", "Cause"),
        ("station", "Station"),
        ("opponent", "Opponent"),
        ("rival", "Seat"),
        ("rival_force", "Option"),
        ("outcome", "Result"),
    ],
)
register_step(
    StageCheck,
    StageCheckRunner(),
    [
        ("turn", "int"),
        ("changed", "bool"),
    ],
)
register_step(
    Steal,
    StealRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("victim", "Seat"),
    ],
)
register_step(
    ThreatsFromTheDark,
    ThreatsFromTheDarkRunner(),
    [
        ("choice", "Option"),
        ("turn", "int"),
        ("stations", "list[Station]"),
        ("forces", "list[Option]"),
    ],
)
register_step(
    UseMission,
    UseMissionRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("card", "Card"),
        ("on", "Option"),
    ],
)
register_step(
    Wound,
    WoundRunner(),
    [
        ("choice", "Option"),
        ("seat", "Seat"),
    ],
)
