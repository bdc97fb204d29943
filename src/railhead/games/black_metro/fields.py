"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.games.black_metro.assignment import AssignPersonnel
from railhead.games.black_metro.assignment_fortunes import PlayFortune
from railhead.games.black_metro.carry import Carry, Share
from railhead.games.black_metro.deck import DiscardFortunes
from railhead.games.black_metro.dice import Event, MatchingDistrict, Roll
from railhead.games.black_metro.dominance import CityDominance, DistrictDominance, DominancePhase
from railhead.games.black_metro.dominance_fortunes import DominanceAttack
from railhead.games.black_metro.drawing import DrawFortunes
from railhead.games.black_metro.fortifications import Build, MoveFort
from railhead.games.black_metro.fortunes import Benefit, Exchange, PlayOpenly
from railhead.games.black_metro.gain import Advance, GainTechnology
from railhead.games.black_metro.mission_cards import KeepMission, ReturnMissions, RevealMission
from railhead.games.black_metro.missions import Fulfil
from railhead.games.black_metro.model import BlackMetro
from railhead.games.black_metro.overlord import OverlordTurn
from railhead.games.black_metro.resolution import ResolutionPhase, ResolveDistrict
from railhead.games.black_metro.round import Game
from railhead.games.black_metro.science import DownTechnology, Research
from railhead.games.black_metro.setup import Handicap, SetUp
from railhead.games.black_metro.standby import RecoverForStrain, StandbyPhase, WorkByItself
from railhead.games.black_metro.start_abilities import MovePersonnel, StartAbilities
from railhead.games.black_metro.syndicates import Backing, TurnSyndicate
from railhead.games.black_metro.trade import Trade
from railhead.games.black_metro.turns import AssignmentPhase, AssignmentTurn
from railhead.games.black_metro.units import (
    CheckLimits,
    Demote,
    Overwhelm,
    Promote,
    RecallPersonnel,
    Recover,
    RecruitInstead,
    Select,
)
from railhead.kernel.state import State, register_state
from railhead.kernel.step import Runner, Step, register_step


def clone_blackmetro(old: BlackMetro) -> BlackMetro:
    new = BlackMetro()
    old.copy_kernel(new)
    new.deck = old.deck.copy()
    new.discard = old.discard.copy()
    new.played = old.played.copy()
    new.hand = [zone.copy() for zone in old.hand]
    new.mission_deck = old.mission_deck.copy()
    new.missions = [zone.copy() for zone in old.missions]
    new.revealed = [zone.copy() for zone in old.revealed]
    new.fulfilled = [zone.copy() for zone in old.fulfilled]
    new.syndicate_deck = old.syndicate_deck.copy()
    new.syndicates = old.syndicates.copy()
    new.library = [zone.copy() for zone in old.library]
    new.technologies = [zone.copy() for zone in old.technologies]
    new.overlord_library = old.overlord_library.copy()
    new.overlord_technologies = old.overlord_technologies.copy()
    new.players = old.players
    new.round = old.round
    new.relic = old.relic
    new.colour = old.colour[:]
    new.candidate = old.candidate[:]
    new.candidate_charged = old.candidate_charged[:]
    new.power = old.power[:]
    new.gold = old.gold[:]
    new.intel = old.intel[:]
    new.drakownium = old.drakownium[:]
    new.strain = old.strain[:]
    new.level = old.level[:]
    new.forces = [row[:] for row in old.forces]
    new.blockades = [row[:] for row in old.blockades]
    new.base = old.base[:]
    new.tile_at = old.tile_at[:]
    new.tile_face = old.tile_face[:]
    new.dominator = old.dominator[:]
    new.used = old.used[:]
    new.mission_done = old.mission_done[:]
    new.pieces = old.pieces[:]
    new.stormed = old.stormed
    new.here = old.here
    new.contested = old.contested
    new.crushed = old.crushed
    new.crushed_strength = old.crushed_strength
    new.destroyed = old.destroyed
    new.eased = old.eased
    new.ease = old.ease
    return new


class AdvanceRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Advance)
        new = Advance()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Advance)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_advance(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.advance(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class AssignPersonnelRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, AssignPersonnel)
        new = AssignPersonnel()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.district = old.district
        new.forced = old.forced
        new.pieces = old.pieces
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, AssignPersonnel)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                step.choose(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.assign(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.meet_tile(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_matrix(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.resolve_now(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class AssignmentPhaseRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, AssignmentPhase)
        new = AssignmentPhase()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.turn = old.turn
        new.skipped = old.skipped
        new.outcome = old.outcome
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, AssignmentPhase)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.begin(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.next_turn(g)
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


class AssignmentTurnRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, AssignmentTurn)
        new = AssignmentTurn()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.played = old.played
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, AssignmentTurn)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_turn(g)):
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
                if g.asks_now(step, step.ask_after(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.act_after(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.end(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class BackingRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Backing)
        new = Backing()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Backing)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_syndicate(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.receive(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class BenefitRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Benefit)
        new = Benefit()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.card = old.card
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Benefit)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_benefit(g)):
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
        return False


class BuildRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Build)
        new = Build()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.to = old.to
        new.only = old.only
        new.if_able = old.if_able
        new.piece = old.piece
        new.where = old.where
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Build)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_piece(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.choose_piece(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_where(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.build(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class CarryRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Carry)
        new = Carry()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.script = old.script
        new.player = old.player
        new.other = old.other
        new.place = old.place
        new.line = old.line
        new.paid = old.paid
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Carry)
        assert isinstance(g, BlackMetro)
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
                step.carry(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class CheckLimitsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, CheckLimits)
        new = CheckLimits()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.rank = old.rank
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, CheckLimits)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_which(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.give_back(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class CityDominanceRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, CityDominance)
        new = CityDominance()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.receiver = old.receiver
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, CityDominance)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_receiver(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.pass_relic(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class DemoteRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Demote)
        new = Demote()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.victim = old.victim
        new.place = old.place
        new.overwhelm = old.overwhelm
        new.rank = old.rank
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Demote)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_rank(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.demote(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class DiscardFortunesRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DiscardFortunes)
        new = DiscardFortunes()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.n = old.n
        new.least = old.least
        new.prompt = old.prompt
        new.card = old.card
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DiscardFortunes)
        assert isinstance(g, BlackMetro)
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


class DistrictDominanceRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DistrictDominance)
        new = DistrictDominance()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.district = old.district
        new.player = old.player
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DistrictDominance)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 15:
            if at == 0:
                step.at = 1
                step.assert_dominance(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.acquire_power(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.strain_first(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_fortune(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.play_fortune(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.strain(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                if g.asks_now(step, step.ask_easing(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.ease(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.overwhelm(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.reward(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 10:
                step.at = 11
                step.destroy(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 11:
                step.at = 12
                if g.asks_now(step, step.ask_siege(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 12:
                step.at = 13
                step.besiege(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 13:
                step.at = 14
                if g.asks_now(step, step.ask_mission(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 14:
                step.at = 15
                step.fulfil(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class DominanceAttackRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DominanceAttack)
        new = DominanceAttack()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.card = old.card
        new.winner = old.winner
        new.district = old.district
        new.target = old.target
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DominanceAttack)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                step.lay(g)
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
                step.attack(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.resolve(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.benefit(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.put_away(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class DominancePhaseRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DominancePhase)
        new = DominancePhase()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.district = old.district
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DominancePhase)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                step.clear_board(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.start_abilities(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.contest_next(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.dominate_city(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.missions(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class DownTechnologyRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DownTechnology)
        new = DownTechnology()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.level = old.level
        new.card = old.card
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DownTechnology)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_which(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.down(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class DrawFortunesRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, DrawFortunes)
        new = DrawFortunes()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.n = old.n
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, DrawFortunes)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.draw(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class EventRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Event)
        new = Event()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.face = old.face
        new.first_only = old.first_only
        new.place = old.place
        new.option = old.option
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Event)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                step.begin(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_option(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.carry(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.strike_back(g)
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
        new.attacker = old.attacker
        new.defender = old.defender
        new.keyword = old.keyword
        new.value = old.value
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Exchange)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_counter(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.counter(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class FulfilRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Fulfil)
        new = Fulfil()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.timing = old.timing
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Fulfil)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_mission(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.fulfil(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class GainTechnologyRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, GainTechnology)
        new = GainTechnology()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, GainTechnology)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_colour(g)):
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


class GameRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Game)
        new = Game()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Game)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 8:
            if at == 0:
                step.at = 1
                step.set_up(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.begin_round(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.assignment(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.dominance(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.resolution(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.standby(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.advance_round(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.final_scoring(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class HandicapRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Handicap)
        new = Handicap()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Handicap)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.carry_out(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class KeepMissionRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, KeepMission)
        new = KeepMission()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.drawn = old.drawn
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, KeepMission)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.draw(g)
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
                step.keep(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class MatchingDistrictRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, MatchingDistrict)
        new = MatchingDistrict()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.card = old.card
        new.district = old.district
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, MatchingDistrict)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.turn_up(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_district(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.name_district(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class MoveFortRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, MoveFort)
        new = MoveFort()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.own = old.own
        new.to = old.to
        new.optional = old.optional
        new.piece = old.piece
        new.source = old.source
        new.where = old.where
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, MoveFort)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_piece(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.choose_piece(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_source(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.choose_source(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_where(g)):
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
        return False


class MovePersonnelRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, MovePersonnel)
        new = MovePersonnel()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.source = old.source
        new.rank = old.rank
        new.target = old.target
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, MovePersonnel)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 5:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_source(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.choose_source(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_rank(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_target(g)):
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
        return False


class OverlordTurnRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, OverlordTurn)
        new = OverlordTurn()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.rank = old.rank
        new.district = old.district
        new.card = old.card
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, OverlordTurn)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.search(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.assign(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.strike_back(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class OverwhelmRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Overwhelm)
        new = Overwhelm()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.victim = old.victim
        new.place = old.place
        new.pieces = old.pieces
        new.by = old.by
        new.saved = old.saved
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Overwhelm)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_save(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.save(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.overwhelm(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class PlayFortuneRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, PlayFortune)
        new = PlayFortune()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.card = old.card
        new.winner = old.winner
        new.facility = old.facility
        new.mode = old.mode
        new.target = old.target
        new.payment = old.payment
        new.paid = old.paid
        new.forced_to = old.forced_to
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, PlayFortune)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 14:
            if at == 0:
                step.at = 1
                step.lay(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_facility(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.name_facility(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_mode(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.choose_mode(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                if g.asks_now(step, step.ask_target(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.choose_target(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                if g.asks_now(step, step.ask_payment(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.pay(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.resolve(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 10:
                step.at = 11
                if g.asks_now(step, step.ask_forced_to(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 11:
                step.at = 12
                step.force(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 12:
                step.at = 13
                step.benefit(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 13:
                step.at = 14
                step.put_away(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class PlayOpenlyRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, PlayOpenly)
        new = PlayOpenly()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.card = old.card
        new.winner = old.winner
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, PlayOpenly)
        assert isinstance(g, BlackMetro)
        return False


class PromoteRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Promote)
        new = Promote()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.at_place = old.at_place
        new.mandatory = old.mandatory
        new.where = old.where
        new.rank = old.rank
        new.ready = old.ready
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Promote)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 4:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_where(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.go_there(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                if g.asks_now(step, step.ask_rank(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.promote(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class RecallPersonnelRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, RecallPersonnel)
        new = RecallPersonnel()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.place = old.place
        new.n = old.n
        new.pieces = old.pieces
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, RecallPersonnel)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                step.choose(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.recall(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class RecoverRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Recover)
        new = Recover()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.rank = old.rank
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Recover)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_rank(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.recover(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class RecoverForStrainRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, RecoverForStrain)
        new = RecoverForStrain()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.pieces = old.pieces
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, RecoverForStrain)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                step.choose(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.recover(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class RecruitInsteadRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, RecruitInstead)
        new = RecruitInstead()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.place = old.place
        new.n = old.n
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, RecruitInstead)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_instead(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.recruit(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class ResearchRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Research)
        new = Research()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.charged = old.charged
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Research)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_technology(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.research(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class ResolutionPhaseRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ResolutionPhase)
        new = ResolutionPhase()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.district = old.district
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ResolutionPhase)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.resolve_next(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class ResolveDistrictRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ResolveDistrict)
        new = ResolveDistrict()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.district = old.district
        new.early = old.early
        new.done = old.done
        new.first = old.first
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ResolveDistrict)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_effect(g)):
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
        return False


class ReturnMissionsRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, ReturnMissions)
        new = ReturnMissions()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.n = old.n
        new.optional = old.optional
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, ReturnMissions)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_mission(g)):
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


class RevealMissionRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, RevealMission)
        new = RevealMission()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.card = old.card
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, RevealMission)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_mission(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.reveal(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class RollRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Roll)
        new = Roll()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.die = old.die
        new.player = old.player
        new.face = old.face
        new.paid = old.paid
        new.forced = old.forced
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Roll)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 6:
            if at == 0:
                step.at = 1
                step.roll(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_reroll(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.reroll(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                if g.asks_now(step, step.ask_sabotage(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.sabotage(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.carry(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class SelectRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Select)
        new = Select()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.place = old.place
        new.least = old.least
        new.most = old.most
        new.prompt = old.prompt
        new.rank = old.rank
        new.picked = old.picked
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Select)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.pass_over(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_how_many(g)):
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


class SetUpRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, SetUp)
        new = SetUp()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player_at = old.player_at
        new.colour = old.colour
        new.rival = old.rival
        new.candidate = old.candidate
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, SetUp)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 8:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_colour(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_rival(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.take_colours(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.missions(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                if g.asks_now(step, step.ask_candidate(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.take_candidate(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.carry_out(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.charge(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class ShareRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Share)
        new = Share()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.script = old.script
        new.player = old.player
        new.other = old.other
        new.place = old.place
        new.line = old.line
        new.paid = old.paid
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Share)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 1:
            if at == 0:
                step.at = 1
                step.carry_share(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class StandbyPhaseRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, StandbyPhase)
        new = StandbyPhase()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player_at = old.player_at
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, StandbyPhase)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 13:
            if at == 0:
                step.at = 1
                step.clear_board(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.recall(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.recruit(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 3:
                step.at = 4
                step.recover(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 4:
                step.at = 5
                step.check_limits(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 5:
                step.at = 6
                step.draw(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 6:
                step.at = 7
                step.charge(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 7:
                step.at = 8
                step.missions(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 8:
                step.at = 9
                step.backing(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 9:
                step.at = 10
                step.draw_late(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 10:
                step.at = 11
                step.roll_penalty(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 11:
                step.at = 12
                step.roll_event(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 12:
                step.at = 13
                step.explode(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


class StartAbilitiesRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, StartAbilities)
        new = StartAbilities()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, StartAbilities)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 3:
            if at == 0:
                step.at = 1
                step.summon(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                if g.asks_now(step, step.ask_ability(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 2:
                step.at = 3
                step.use(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class TradeRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, Trade)
        new = Trade()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.optional = old.optional
        new.answer = old.answer
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, Trade)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_trade(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.trade(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class TurnSyndicateRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, TurnSyndicate)
        new = TurnSyndicate()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.player = old.player
        new.choice = old.choice
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, TurnSyndicate)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                if g.asks_now(step, step.ask_syndicate(g)):
                    return True
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.turn(g)
                g.spend_replies()
                if g.interrupted:
                    return False
                at = step.at
        return False


class WorkByItselfRunner(Runner):
    def copy(self, old: Step) -> Step:
        assert isinstance(old, WorkByItself)
        new = WorkByItself()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        new.script = old.script
        new.player = old.player
        new.other = old.other
        new.place = old.place
        new.line = old.line
        new.paid = old.paid
        return new

    def run(self, step: Step, g: State) -> bool:
        assert isinstance(step, WorkByItself)
        assert isinstance(g, BlackMetro)
        at = step.at
        while at < 2:
            if at == 0:
                step.at = 1
                step.announce(g)
                if g.interrupted:
                    return False
                at = step.at
            if at == 1:
                step.at = 2
                step.carry(g)
                if g.interrupted:
                    return False
                at = step.at
        return False


register_state(
    BlackMetro,
    clone_blackmetro,
    [
        ("deck", "Zone"),
        ("discard", "Zone"),
        ("played", "Zone"),
        ("hand", "list[Zone]"),
        ("mission_deck", "Zone"),
        ("missions", "list[Zone]"),
        ("revealed", "list[Zone]"),
        ("fulfilled", "list[Zone]"),
        ("syndicate_deck", "Zone"),
        ("syndicates", "Zone"),
        ("library", "list[Zone]"),
        ("technologies", "list[Zone]"),
        ("overlord_library", "Zone"),
        ("overlord_technologies", "Zone"),
        ("players", "int"),
        ("round", "int"),
        ("relic", "Player"),
        ("colour", "list[Colour]"),
        ("candidate", "list[Candidate]"),
        ("candidate_charged", "list[bool]"),
        ("power", "list[int]"),
        ("gold", "list[int]"),
        ("intel", "list[int]"),
        ("drakownium", "list[int]"),
        ("strain", "list[int]"),
        ("level", "list[int]"),
        ("forces", "list[list[Pieces]]"),
        ("blockades", "list[list[int]]"),
        ("base", "list[FortPlace]"),
        ("tile_at", "list[FortPlace]"),
        ("tile_face", "list[TileFace]"),
        ("dominator", "list[Player]"),
        ("used", "list[int]"),
        ("mission_done", "list[bool]"),
        ("pieces", "list[int]"),
        ("stormed", "int"),
        ("here", "Place"),
        ("contested", "int"),
        ("crushed", "int"),
        ("crushed_strength", "int"),
        ("destroyed", "int"),
        ("eased", "int"),
        ("ease", "int"),
    ],
)
register_step(
    Advance,
    AdvanceRunner(),
    [
        ("player", "Player"),
        ("answer", "Option"),
    ],
)
register_step(
    AssignPersonnel,
    AssignPersonnelRunner(),
    [
        ("player", "Player"),
        ("district", "Place"),
        ("forced", "bool"),
        ("pieces", "Pieces"),
        ("answer", "Option"),
    ],
)
register_step(
    AssignmentPhase,
    AssignmentPhaseRunner(),
    [
        ("turn", "Player"),
        ("skipped", "int"),
        ("outcome", "int"),
    ],
)
register_step(
    AssignmentTurn,
    AssignmentTurnRunner(),
    [
        ("player", "Player"),
        ("played", "bool"),
        ("answer", "Option"),
    ],
)
register_step(
    Backing,
    BackingRunner(),
    [
        ("player", "Player"),
        ("choice", "Option"),
    ],
)
register_step(
    Benefit,
    BenefitRunner(),
    [
        ("player", "Player"),
        ("card", "Card"),
        ("answer", "Option"),
    ],
)
register_step(
    Build,
    BuildRunner(),
    [
        ("player", "Player"),
        ("to", "int"),
        ("only", "int"),
        ("if_able", "bool"),
        ("piece", "Option"),
        ("where", "Option"),
    ],
)
register_step(
    Carry,
    CarryRunner(),
    [
        ("script", "Script"),
        ("player", "Player"),
        ("other", "Player"),
        ("place", "Place"),
        ("line", "int"),
        ("paid", "int"),
    ],
)
register_step(
    CheckLimits,
    CheckLimitsRunner(),
    [
        ("player", "Player"),
        ("rank", "Option"),
    ],
)
register_step(
    CityDominance,
    CityDominanceRunner(),
    [
        ("receiver", "Option"),
    ],
)
register_step(
    Demote,
    DemoteRunner(),
    [
        ("player", "Player"),
        ("victim", "Player"),
        ("place", "Place"),
        ("overwhelm", "bool"),
        ("rank", "Option"),
    ],
)
register_step(
    DiscardFortunes,
    DiscardFortunesRunner(),
    [
        ("player", "Player"),
        ("n", "int"),
        ("least", "int"),
        ("prompt", "str"),
        ("card", "Option"),
    ],
)
register_step(
    DistrictDominance,
    DistrictDominanceRunner(),
    [
        ("district", "Place"),
        ("player", "Player"),
        ("answer", "Option"),
    ],
)
register_step(
    DominanceAttack,
    DominanceAttackRunner(),
    [
        ("player", "Player"),
        ("card", "Card"),
        ("winner", "Player"),
        ("district", "Place"),
        ("target", "Option"),
    ],
)
register_step(
    DominancePhase,
    DominancePhaseRunner(),
    [
        ("district", "Place"),
    ],
)
register_step(
    DownTechnology,
    DownTechnologyRunner(),
    [
        ("player", "Player"),
        ("level", "int"),
        ("card", "Option"),
    ],
)
register_step(
    DrawFortunes,
    DrawFortunesRunner(),
    [
        ("player", "Player"),
        ("n", "int"),
    ],
)
register_step(
    Event,
    EventRunner(),
    [
        ("player", "Player"),
        ("face", "int"),
        ("first_only", "bool"),
        ("place", "Place"),
        ("option", "Option"),
    ],
)
register_step(
    Exchange,
    ExchangeRunner(),
    [
        ("attacker", "Player"),
        ("defender", "Player"),
        ("keyword", "int"),
        ("value", "int"),
    ],
)
register_step(
    Fulfil,
    FulfilRunner(),
    [
        ("player", "Player"),
        ("timing", "int"),
    ],
)
register_step(
    GainTechnology,
    GainTechnologyRunner(),
    [
        ("player", "Player"),
    ],
)
register_step(
    Game,
    GameRunner(),
    [],
)
register_step(
    Handicap,
    HandicapRunner(),
    [],
)
register_step(
    KeepMission,
    KeepMissionRunner(),
    [
        ("player", "Player"),
        ("drawn", "int"),
    ],
)
register_step(
    MatchingDistrict,
    MatchingDistrictRunner(),
    [
        ("player", "Player"),
        ("card", "Card"),
        ("district", "Option"),
    ],
)
register_step(
    MoveFort,
    MoveFortRunner(),
    [
        ("player", "Player"),
        ("own", "bool"),
        ("to", "int"),
        ("optional", "bool"),
        ("piece", "Option"),
        ("source", "Option"),
        ("where", "Option"),
    ],
)
register_step(
    MovePersonnel,
    MovePersonnelRunner(),
    [
        ("player", "Player"),
        ("source", "Option"),
        ("rank", "Option"),
        ("target", "Option"),
    ],
)
register_step(
    OverlordTurn,
    OverlordTurnRunner(),
    [
        ("rank", "Rank"),
        ("district", "Place"),
        ("card", "Card"),
    ],
)
register_step(
    Overwhelm,
    OverwhelmRunner(),
    [
        ("victim", "Player"),
        ("place", "Place"),
        ("pieces", "Pieces"),
        ("by", "Player"),
        ("saved", "Option"),
    ],
)
register_step(
    PlayFortune,
    PlayFortuneRunner(),
    [
        ("player", "Player"),
        ("card", "Card"),
        ("winner", "Player"),
        ("facility", "Option"),
        ("mode", "Option"),
        ("target", "Option"),
        ("payment", "Option"),
        ("paid", "int"),
        ("forced_to", "Option"),
    ],
)
register_step(
    PlayOpenly,
    PlayOpenlyRunner(),
    [
        ("player", "Player"),
        ("card", "Card"),
        ("winner", "Player"),
    ],
)
register_step(
    Promote,
    PromoteRunner(),
    [
        ("player", "Player"),
        ("at_place", "int"),
        ("mandatory", "bool"),
        ("where", "Option"),
        ("rank", "Option"),
        ("ready", "bool"),
    ],
)
register_step(
    RecallPersonnel,
    RecallPersonnelRunner(),
    [
        ("player", "Player"),
        ("place", "Place"),
        ("n", "int"),
        ("pieces", "Pieces"),
    ],
)
register_step(
    Recover,
    RecoverRunner(),
    [
        ("player", "Player"),
        ("rank", "Option"),
    ],
)
register_step(
    RecoverForStrain,
    RecoverForStrainRunner(),
    [
        ("player", "Player"),
        ("pieces", "Pieces"),
    ],
)
register_step(
    RecruitInstead,
    RecruitInsteadRunner(),
    [
        ("player", "Player"),
        ("place", "Place"),
        ("n", "int"),
        ("choice", "Option"),
    ],
)
register_step(
    Research,
    ResearchRunner(),
    [
        ("player", "Player"),
        ("charged", "bool"),
    ],
)
register_step(
    ResolutionPhase,
    ResolutionPhaseRunner(),
    [
        ("district", "Place"),
    ],
)
register_step(
    ResolveDistrict,
    ResolveDistrictRunner(),
    [
        ("player", "Player"),
        ("district", "Place"),
        ("early", "bool"),
        ("done", "int"),
        ("first", "int"),
        ("answer", "Option"),
    ],
)
register_step(
    ReturnMissions,
    ReturnMissionsRunner(),
    [
        ("player", "Player"),
        ("n", "int"),
        ("optional", "bool"),
    ],
)
register_step(
    RevealMission,
    RevealMissionRunner(),
    [
        ("player", "Player"),
        ("card", "Option"),
    ],
)
register_step(
    Roll,
    RollRunner(),
    [
        ("die", "int"),
        ("player", "Player"),
        ("face", "int"),
        ("paid", "Option"),
        ("forced", "Option"),
    ],
)
register_step(
    Select,
    SelectRunner(),
    [
        ("player", "Player"),
        ("place", "Place"),
        ("least", "int"),
        ("most", "int"),
        ("prompt", "str"),
        ("rank", "Rank"),
        ("picked", "int"),
        ("answer", "Option"),
    ],
)
register_step(
    SetUp,
    SetUpRunner(),
    [
        ("player_at", "int"),
        ("colour", "Option"),
        ("rival", "Option"),
        ("candidate", "Option"),
    ],
)
register_step(
    Share,
    ShareRunner(),
    [
        ("script", "Script"),
        ("player", "Player"),
        ("other", "Player"),
        ("place", "Place"),
        ("line", "int"),
        ("paid", "int"),
    ],
)
register_step(
    StandbyPhase,
    StandbyPhaseRunner(),
    [
        ("player_at", "int"),
    ],
)
register_step(
    StartAbilities,
    StartAbilitiesRunner(),
    [
        ("player", "Player"),
        ("answer", "Option"),
    ],
)
register_step(
    Trade,
    TradeRunner(),
    [
        ("player", "Player"),
        ("optional", "bool"),
        ("answer", "Option"),
    ],
)
register_step(
    TurnSyndicate,
    TurnSyndicateRunner(),
    [
        ("player", "Player"),
        ("choice", "Option"),
    ],
)
register_step(
    WorkByItself,
    WorkByItselfRunner(),
    [
        ("script", "Script"),
        ("player", "Player"),
        ("other", "Player"),
        ("place", "Place"),
        ("line", "int"),
        ("paid", "int"),
    ],
)
