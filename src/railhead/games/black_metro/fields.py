"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""

from __future__ import annotations

from railhead.games.black_metro.assignment import AssignPersonnel
from railhead.games.black_metro.candidates import MovePersonnel, StartAbilities
from railhead.games.black_metro.carry import Carry, Share
from railhead.games.black_metro.deck import DiscardFortunes, Exchange, HandLimit
from railhead.games.black_metro.dice import Event, MatchingDistrict, Roll
from railhead.games.black_metro.dominance import CityDominance, DistrictDominance, DominancePhase
from railhead.games.black_metro.drawing import DrawFortunes
from railhead.games.black_metro.elite import DominanceAttack
from railhead.games.black_metro.fortifications import Build, MoveFort
from railhead.games.black_metro.fortunes import Benefit, PlayFortune
from railhead.games.black_metro.gain import Advance, GainTechnology
from railhead.games.black_metro.mission_cards import KeepMission, ReturnMissions, RevealMission
from railhead.games.black_metro.missions import Fulfil
from railhead.games.black_metro.model import BlackMetro
from railhead.games.black_metro.resolution import ResolutionPhase, ResolveDistrict
from railhead.games.black_metro.round import Game
from railhead.games.black_metro.science import DownTechnology, Research
from railhead.games.black_metro.setup import Handicap, SetUp
from railhead.games.black_metro.solo import OverlordTurn
from railhead.games.black_metro.standby import RecoverForStrain, StandbyPhase
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
from railhead.kernel.state import register_run, register_state
from railhead.kernel.step import register_step


def copy_blackmetro(old: BlackMetro) -> BlackMetro:
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
    new.subordinates = [row[:] for row in old.subordinates]
    new.paragons = [row[:] for row in old.paragons]
    new.mechasuits = [row[:] for row in old.mechasuits]
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


def copy_advance(old: Advance) -> Advance:
    new = Advance()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.answer = old.answer
    return new


def copy_assignpersonnel(old: AssignPersonnel) -> AssignPersonnel:
    new = AssignPersonnel()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.district = old.district
    new.forced = old.forced
    new.pieces = old.pieces
    new.answer = old.answer
    return new


def copy_assignmentphase(old: AssignmentPhase) -> AssignmentPhase:
    new = AssignmentPhase()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.turn = old.turn
    new.skipped = old.skipped
    new.outcome = old.outcome
    return new


def copy_assignmentturn(old: AssignmentTurn) -> AssignmentTurn:
    new = AssignmentTurn()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.played = old.played
    new.answer = old.answer
    return new


def copy_backing(old: Backing) -> Backing:
    new = Backing()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.choice = old.choice
    return new


def copy_benefit(old: Benefit) -> Benefit:
    new = Benefit()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.card = old.card
    new.answer = old.answer
    return new


def copy_build(old: Build) -> Build:
    new = Build()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.to = old.to
    new.only = old.only
    new.if_able = old.if_able
    new.piece = old.piece
    new.where = old.where
    return new


def copy_carry(old: Carry) -> Carry:
    new = Carry()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.script = old.script
    new.player = old.player
    new.other = old.other
    new.place = old.place
    new.line = old.line
    new.paid = old.paid
    return new


def copy_checklimits(old: CheckLimits) -> CheckLimits:
    new = CheckLimits()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.rank = old.rank
    return new


def copy_citydominance(old: CityDominance) -> CityDominance:
    new = CityDominance()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.receiver = old.receiver
    return new


def copy_demote(old: Demote) -> Demote:
    new = Demote()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.victim = old.victim
    new.place = old.place
    new.overwhelm = old.overwhelm
    new.rank = old.rank
    return new


def copy_discardfortunes(old: DiscardFortunes) -> DiscardFortunes:
    new = DiscardFortunes()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.n = old.n
    new.least = old.least
    new.prompt = old.prompt
    new.card = old.card
    return new


def copy_districtdominance(old: DistrictDominance) -> DistrictDominance:
    new = DistrictDominance()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.district = old.district
    new.player = old.player
    new.answer = old.answer
    return new


def copy_dominanceattack(old: DominanceAttack) -> DominanceAttack:
    new = DominanceAttack()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.card = old.card
    new.district = old.district
    new.target = old.target
    new.winner = old.winner
    return new


def copy_dominancephase(old: DominancePhase) -> DominancePhase:
    new = DominancePhase()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.district = old.district
    return new


def copy_downtechnology(old: DownTechnology) -> DownTechnology:
    new = DownTechnology()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.level = old.level
    new.card = old.card
    return new


def copy_drawfortunes(old: DrawFortunes) -> DrawFortunes:
    new = DrawFortunes()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.n = old.n
    return new


def copy_event(old: Event) -> Event:
    new = Event()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.face = old.face
    new.first_only = old.first_only
    new.place = old.place
    new.option = old.option
    return new


def copy_exchange(old: Exchange) -> Exchange:
    new = Exchange()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.attacker = old.attacker
    new.defender = old.defender
    new.keyword = old.keyword
    new.value = old.value
    return new


def copy_fulfil(old: Fulfil) -> Fulfil:
    new = Fulfil()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.timing = old.timing
    new.answer = old.answer
    return new


def copy_gaintechnology(old: GainTechnology) -> GainTechnology:
    new = GainTechnology()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    return new


def copy_game(old: Game) -> Game:
    new = Game()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_handlimit(old: HandLimit) -> HandLimit:
    new = HandLimit()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.card = old.card
    return new


def copy_handicap(old: Handicap) -> Handicap:
    new = Handicap()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_keepmission(old: KeepMission) -> KeepMission:
    new = KeepMission()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.drawn = old.drawn
    return new


def copy_matchingdistrict(old: MatchingDistrict) -> MatchingDistrict:
    new = MatchingDistrict()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.card = old.card
    new.district = old.district
    return new


def copy_movefort(old: MoveFort) -> MoveFort:
    new = MoveFort()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.own = old.own
    new.to = old.to
    new.optional = old.optional
    new.piece = old.piece
    new.source = old.source
    new.where = old.where
    return new


def copy_movepersonnel(old: MovePersonnel) -> MovePersonnel:
    new = MovePersonnel()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.source = old.source
    new.rank = old.rank
    new.target = old.target
    return new


def copy_overlordturn(old: OverlordTurn) -> OverlordTurn:
    new = OverlordTurn()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.district = old.district
    new.card = old.card
    return new


def copy_overwhelm(old: Overwhelm) -> Overwhelm:
    new = Overwhelm()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.victim = old.victim
    new.place = old.place
    new.pieces = old.pieces
    new.by = old.by
    new.saved = old.saved
    return new


def copy_playfortune(old: PlayFortune) -> PlayFortune:
    new = PlayFortune()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.card = old.card
    new.facility = old.facility
    new.mode = old.mode
    new.target = old.target
    new.payment = old.payment
    new.paid = old.paid
    new.winner = old.winner
    new.forced_to = old.forced_to
    return new


def copy_promote(old: Promote) -> Promote:
    new = Promote()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.at_place = old.at_place
    new.mandatory = old.mandatory
    new.where = old.where
    new.rank = old.rank
    new.ready = old.ready
    return new


def copy_recallpersonnel(old: RecallPersonnel) -> RecallPersonnel:
    new = RecallPersonnel()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.place = old.place
    new.n = old.n
    new.pieces = old.pieces
    return new


def copy_recover(old: Recover) -> Recover:
    new = Recover()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.rank = old.rank
    return new


def copy_recoverforstrain(old: RecoverForStrain) -> RecoverForStrain:
    new = RecoverForStrain()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.pieces = old.pieces
    return new


def copy_recruitinstead(old: RecruitInstead) -> RecruitInstead:
    new = RecruitInstead()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.place = old.place
    new.n = old.n
    new.choice = old.choice
    return new


def copy_research(old: Research) -> Research:
    new = Research()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.charged = old.charged
    return new


def copy_resolutionphase(old: ResolutionPhase) -> ResolutionPhase:
    new = ResolutionPhase()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.district = old.district
    return new


def copy_resolvedistrict(old: ResolveDistrict) -> ResolveDistrict:
    new = ResolveDistrict()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.district = old.district
    new.early = old.early
    new.done = old.done
    new.first = old.first
    new.answer = old.answer
    return new


def copy_returnmissions(old: ReturnMissions) -> ReturnMissions:
    new = ReturnMissions()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.n = old.n
    new.optional = old.optional
    return new


def copy_revealmission(old: RevealMission) -> RevealMission:
    new = RevealMission()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.card = old.card
    return new


def copy_roll(old: Roll) -> Roll:
    new = Roll()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.die = old.die
    new.player = old.player
    new.face = old.face
    new.paid = old.paid
    new.forced = old.forced
    return new


def copy_select(old: Select) -> Select:
    new = Select()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.place = old.place
    new.least = old.least
    new.most = old.most
    new.prompt = old.prompt
    new.rank = old.rank
    new.picked = old.picked
    new.answer = old.answer
    return new


def copy_setup(old: SetUp) -> SetUp:
    new = SetUp()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player_at = old.player_at
    new.colour = old.colour
    new.rival = old.rival
    new.candidate = old.candidate
    return new


def copy_share(old: Share) -> Share:
    new = Share()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.script = old.script
    new.player = old.player
    new.other = old.other
    new.place = old.place
    new.line = old.line
    new.paid = old.paid
    return new


def copy_standbyphase(old: StandbyPhase) -> StandbyPhase:
    new = StandbyPhase()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player_at = old.player_at
    return new


def copy_startabilities(old: StartAbilities) -> StartAbilities:
    new = StartAbilities()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.answer = old.answer
    return new


def copy_trade(old: Trade) -> Trade:
    new = Trade()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.optional = old.optional
    new.answer = old.answer
    return new


def copy_turnsyndicate(old: TurnSyndicate) -> TurnSyndicate:
    new = TurnSyndicate()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.player = old.player
    new.choice = old.choice
    return new


def run_advance(step: Advance, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_advance(g)):
                return True
        elif at == 1:
            step.advance(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_assignpersonnel(step: AssignPersonnel, g: BlackMetro) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            step.choose(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.assign(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.meet_tile(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_matrix(g)):
                return True
        elif at == 4:
            step.resolve_now(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_assignmentphase(step: AssignmentPhase, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            step.begin(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.next_turn(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_assignmentturn(step: AssignmentTurn, g: BlackMetro) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_turn(g)):
                return True
        elif at == 1:
            step.act(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_after(g)):
                return True
        elif at == 3:
            step.act_after(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.end(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_backing(step: Backing, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_syndicate(g)):
                return True
        elif at == 1:
            step.receive(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_benefit(step: Benefit, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_benefit(g)):
                return True
        elif at == 1:
            step.pay(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_build(step: Build, g: BlackMetro) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_piece(g)):
                return True
        elif at == 1:
            step.choose_piece(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_where(g)):
                return True
        elif at == 3:
            step.build(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_carry(step: Carry, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            step.pay(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.carry(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_checklimits(step: CheckLimits, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_which(g)):
                return True
        elif at == 1:
            step.give_back(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_citydominance(step: CityDominance, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_receiver(g)):
                return True
        elif at == 1:
            step.pass_relic(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_demote(step: Demote, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_rank(g)):
                return True
        elif at == 1:
            step.demote(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_discardfortunes(step: DiscardFortunes, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 1:
            step.discard(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_districtdominance(step: DistrictDominance, g: BlackMetro) -> bool:
    at = step.at
    while at < 14:
        step.at = at + 1
        if at == 0:
            step.assert_dominance(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.acquire_power(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.strain_first(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_fortune(g)):
                return True
        elif at == 4:
            step.play_fortune(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.strain(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            if g.asks_now(step, step.ask_easing(g)):
                return True
        elif at == 7:
            step.ease(g)
            if not g.goes_on(step):
                return False
        elif at == 8:
            step.overwhelm(g)
            if not g.goes_on(step):
                return False
        elif at == 9:
            step.reward(g)
            if not g.goes_on(step):
                return False
        elif at == 10:
            step.destroy(g)
            if not g.goes_on(step):
                return False
        elif at == 11:
            if g.asks_now(step, step.ask_siege(g)):
                return True
        elif at == 12:
            step.besiege(g)
            if not g.goes_on(step):
                return False
        elif at == 13:
            step.mission(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_dominanceattack(step: DominanceAttack, g: BlackMetro) -> bool:
    at = step.at
    while at < 6:
        step.at = at + 1
        if at == 0:
            step.lay(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_target(g)):
                return True
        elif at == 2:
            step.attack(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.resolve(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.benefit(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.put_away(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_dominancephase(step: DominancePhase, g: BlackMetro) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            step.clear_board(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.start_abilities(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.contest_next(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.dominate_city(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.missions(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_downtechnology(step: DownTechnology, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_which(g)):
                return True
        elif at == 1:
            step.down(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_drawfortunes(step: DrawFortunes, g: BlackMetro) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.draw(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_event(step: Event, g: BlackMetro) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            step.begin(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_option(g)):
                return True
        elif at == 2:
            step.carry(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.strike_back(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_exchange(step: Exchange, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_counter(g)):
                return True
        elif at == 1:
            step.counter(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_fulfil(step: Fulfil, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_mission(g)):
                return True
        elif at == 1:
            step.fulfil(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_gaintechnology(step: GainTechnology, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_colour(g)):
                return True
        elif at == 1:
            step.gain(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_game(step: Game, g: BlackMetro) -> bool:
    at = step.at
    while at < 8:
        step.at = at + 1
        if at == 0:
            step.set_up(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.begin_round(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.assignment(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.dominance(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.resolution(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.standby(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.advance_round(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            step.final_scoring(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_handlimit(step: HandLimit, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 1:
            step.discard(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_handicap(step: Handicap, g: BlackMetro) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.carry_out(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_keepmission(step: KeepMission, g: BlackMetro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.draw(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_keep(g)):
                return True
        elif at == 2:
            step.keep(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_matchingdistrict(step: MatchingDistrict, g: BlackMetro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.turn_up(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_district(g)):
                return True
        elif at == 2:
            step.name_district(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_movefort(step: MoveFort, g: BlackMetro) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_piece(g)):
                return True
        elif at == 1:
            if g.asks_now(step, step.ask_source(g)):
                return True
        elif at == 2:
            step.choose_source(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_where(g)):
                return True
        elif at == 4:
            step.move(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_movepersonnel(step: MovePersonnel, g: BlackMetro) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_source(g)):
                return True
        elif at == 1:
            if g.asks_now(step, step.ask_rank(g)):
                return True
        elif at == 2:
            if g.asks_now(step, step.ask_target(g)):
                return True
        elif at == 3:
            step.move(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_overlordturn(step: OverlordTurn, g: BlackMetro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.search(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.assign(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.strike_back(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_overwhelm(step: Overwhelm, g: BlackMetro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_save(g)):
                return True
        elif at == 1:
            step.save(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.overwhelm(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_playfortune(step: PlayFortune, g: BlackMetro) -> bool:
    at = step.at
    while at < 14:
        step.at = at + 1
        if at == 0:
            step.lay(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_facility(g)):
                return True
        elif at == 2:
            step.name_facility(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_mode(g)):
                return True
        elif at == 4:
            step.choose_mode(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            if g.asks_now(step, step.ask_target(g)):
                return True
        elif at == 6:
            step.choose_target(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            if g.asks_now(step, step.ask_payment(g)):
                return True
        elif at == 8:
            step.pay(g)
            if not g.goes_on(step):
                return False
        elif at == 9:
            step.resolve(g)
            if not g.goes_on(step):
                return False
        elif at == 10:
            if g.asks_now(step, step.ask_forced_to(g)):
                return True
        elif at == 11:
            step.force(g)
            if not g.goes_on(step):
                return False
        elif at == 12:
            step.benefit(g)
            if not g.goes_on(step):
                return False
        elif at == 13:
            step.put_away(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_promote(step: Promote, g: BlackMetro) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_where(g)):
                return True
        elif at == 1:
            step.go_there(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_rank(g)):
                return True
        elif at == 3:
            step.promote(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_recallpersonnel(step: RecallPersonnel, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            step.choose(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.recall(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_recover(step: Recover, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_rank(g)):
                return True
        elif at == 1:
            step.recover(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_recoverforstrain(step: RecoverForStrain, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            step.choose(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.recover(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_recruitinstead(step: RecruitInstead, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_instead(g)):
                return True
        elif at == 1:
            step.recruit(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_research(step: Research, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_technology(g)):
                return True
        elif at == 1:
            step.research(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_resolutionphase(step: ResolutionPhase, g: BlackMetro) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.resolve_next(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_resolvedistrict(step: ResolveDistrict, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_effect(g)):
                return True
        elif at == 1:
            step.use(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_returnmissions(step: ReturnMissions, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_mission(g)):
                return True
        elif at == 1:
            step.put_back(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_revealmission(step: RevealMission, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_mission(g)):
                return True
        elif at == 1:
            step.reveal(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_roll(step: Roll, g: BlackMetro) -> bool:
    at = step.at
    while at < 6:
        step.at = at + 1
        if at == 0:
            step.roll(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_reroll(g)):
                return True
        elif at == 2:
            step.reroll(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_sabotage(g)):
                return True
        elif at == 4:
            step.sabotage(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.carry(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_select(step: Select, g: BlackMetro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.pass_over(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_how_many(g)):
                return True
        elif at == 2:
            step.take(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_setup(step: SetUp, g: BlackMetro) -> bool:
    at = step.at
    while at < 8:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_colour(g)):
                return True
        elif at == 1:
            if g.asks_now(step, step.ask_rival(g)):
                return True
        elif at == 2:
            step.take_colours(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.missions(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            if g.asks_now(step, step.ask_candidate(g)):
                return True
        elif at == 5:
            step.take_candidate(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.carry_out(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            step.charge(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_share(step: Share, g: BlackMetro) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.carry_share(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_standbyphase(step: StandbyPhase, g: BlackMetro) -> bool:
    at = step.at
    while at < 13:
        step.at = at + 1
        if at == 0:
            step.clear_board(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.recall(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.recruit(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.recover(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.check_limits(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.draw(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.charge(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            step.missions(g)
            if not g.goes_on(step):
                return False
        elif at == 8:
            step.backing(g)
            if not g.goes_on(step):
                return False
        elif at == 9:
            step.draw_late(g)
            if not g.goes_on(step):
                return False
        elif at == 10:
            step.roll_penalty(g)
            if not g.goes_on(step):
                return False
        elif at == 11:
            step.roll_event(g)
            if not g.goes_on(step):
                return False
        elif at == 12:
            step.explode(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_startabilities(step: StartAbilities, g: BlackMetro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.summon(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_ability(g)):
                return True
        elif at == 2:
            step.use(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_trade(step: Trade, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_trade(g)):
                return True
        elif at == 1:
            step.trade(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_turnsyndicate(step: TurnSyndicate, g: BlackMetro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_syndicate(g)):
                return True
        elif at == 1:
            step.turn(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


register_state(
    BlackMetro,
    copy_blackmetro,
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
        ("subordinates", "list[list[int]]"),
        ("paragons", "list[list[int]]"),
        ("mechasuits", "list[list[int]]"),
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
    copy_advance,
    [
        ("player", "Player"),
        ("answer", "Option"),
    ],
)
register_run(Advance, run_advance)
register_step(
    AssignPersonnel,
    copy_assignpersonnel,
    [
        ("player", "Player"),
        ("district", "Place"),
        ("forced", "bool"),
        ("pieces", "int"),
        ("answer", "Option"),
    ],
)
register_run(AssignPersonnel, run_assignpersonnel)
register_step(
    AssignmentPhase,
    copy_assignmentphase,
    [
        ("turn", "Player"),
        ("skipped", "int"),
        ("outcome", "int"),
    ],
)
register_run(AssignmentPhase, run_assignmentphase)
register_step(
    AssignmentTurn,
    copy_assignmentturn,
    [
        ("player", "Player"),
        ("played", "bool"),
        ("answer", "Option"),
    ],
)
register_run(AssignmentTurn, run_assignmentturn)
register_step(
    Backing,
    copy_backing,
    [
        ("player", "Player"),
        ("choice", "Option"),
    ],
)
register_run(Backing, run_backing)
register_step(
    Benefit,
    copy_benefit,
    [
        ("player", "Player"),
        ("card", "Card"),
        ("answer", "Option"),
    ],
)
register_run(Benefit, run_benefit)
register_step(
    Build,
    copy_build,
    [
        ("player", "Player"),
        ("to", "int"),
        ("only", "int"),
        ("if_able", "bool"),
        ("piece", "Option"),
        ("where", "Option"),
    ],
)
register_run(Build, run_build)
register_step(
    Carry,
    copy_carry,
    [
        ("script", "Script"),
        ("player", "Player"),
        ("other", "Player"),
        ("place", "Place"),
        ("line", "int"),
        ("paid", "int"),
    ],
)
register_run(Carry, run_carry)
register_step(
    CheckLimits,
    copy_checklimits,
    [
        ("player", "Player"),
        ("rank", "Option"),
    ],
)
register_run(CheckLimits, run_checklimits)
register_step(
    CityDominance,
    copy_citydominance,
    [
        ("receiver", "Option"),
    ],
)
register_run(CityDominance, run_citydominance)
register_step(
    Demote,
    copy_demote,
    [
        ("player", "Player"),
        ("victim", "Player"),
        ("place", "Place"),
        ("overwhelm", "bool"),
        ("rank", "Option"),
    ],
)
register_run(Demote, run_demote)
register_step(
    DiscardFortunes,
    copy_discardfortunes,
    [
        ("player", "Player"),
        ("n", "int"),
        ("least", "int"),
        ("prompt", "str"),
        ("card", "Option"),
    ],
)
register_run(DiscardFortunes, run_discardfortunes)
register_step(
    DistrictDominance,
    copy_districtdominance,
    [
        ("district", "Place"),
        ("player", "Player"),
        ("answer", "Option"),
    ],
)
register_run(DistrictDominance, run_districtdominance)
register_step(
    DominanceAttack,
    copy_dominanceattack,
    [
        ("player", "Player"),
        ("card", "Card"),
        ("district", "Place"),
        ("target", "Option"),
        ("winner", "Player"),
    ],
)
register_run(DominanceAttack, run_dominanceattack)
register_step(
    DominancePhase,
    copy_dominancephase,
    [
        ("district", "Place"),
    ],
)
register_run(DominancePhase, run_dominancephase)
register_step(
    DownTechnology,
    copy_downtechnology,
    [
        ("player", "Player"),
        ("level", "int"),
        ("card", "Option"),
    ],
)
register_run(DownTechnology, run_downtechnology)
register_step(
    DrawFortunes,
    copy_drawfortunes,
    [
        ("player", "Player"),
        ("n", "int"),
    ],
)
register_run(DrawFortunes, run_drawfortunes)
register_step(
    Event,
    copy_event,
    [
        ("player", "Player"),
        ("face", "int"),
        ("first_only", "bool"),
        ("place", "Place"),
        ("option", "Option"),
    ],
)
register_run(Event, run_event)
register_step(
    Exchange,
    copy_exchange,
    [
        ("attacker", "Player"),
        ("defender", "Player"),
        ("keyword", "int"),
        ("value", "int"),
    ],
)
register_run(Exchange, run_exchange)
register_step(
    Fulfil,
    copy_fulfil,
    [
        ("player", "Player"),
        ("timing", "int"),
        ("answer", "int"),
    ],
)
register_run(Fulfil, run_fulfil)
register_step(
    GainTechnology,
    copy_gaintechnology,
    [
        ("player", "Player"),
    ],
)
register_run(GainTechnology, run_gaintechnology)
register_step(
    Game,
    copy_game,
    [],
)
register_run(Game, run_game)
register_step(
    HandLimit,
    copy_handlimit,
    [
        ("player", "Player"),
        ("card", "Option"),
    ],
)
register_run(HandLimit, run_handlimit)
register_step(
    Handicap,
    copy_handicap,
    [],
)
register_run(Handicap, run_handicap)
register_step(
    KeepMission,
    copy_keepmission,
    [
        ("player", "Player"),
        ("drawn", "int"),
    ],
)
register_run(KeepMission, run_keepmission)
register_step(
    MatchingDistrict,
    copy_matchingdistrict,
    [
        ("player", "Player"),
        ("card", "Card"),
        ("district", "Option"),
    ],
)
register_run(MatchingDistrict, run_matchingdistrict)
register_step(
    MoveFort,
    copy_movefort,
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
register_run(MoveFort, run_movefort)
register_step(
    MovePersonnel,
    copy_movepersonnel,
    [
        ("player", "Player"),
        ("source", "Option"),
        ("rank", "Option"),
        ("target", "Option"),
    ],
)
register_run(MovePersonnel, run_movepersonnel)
register_step(
    OverlordTurn,
    copy_overlordturn,
    [
        ("district", "Place"),
        ("card", "Card"),
    ],
)
register_run(OverlordTurn, run_overlordturn)
register_step(
    Overwhelm,
    copy_overwhelm,
    [
        ("victim", "Player"),
        ("place", "Place"),
        ("pieces", "int"),
        ("by", "Player"),
        ("saved", "Option"),
    ],
)
register_run(Overwhelm, run_overwhelm)
register_step(
    PlayFortune,
    copy_playfortune,
    [
        ("player", "Player"),
        ("card", "Card"),
        ("facility", "Option"),
        ("mode", "Option"),
        ("target", "Option"),
        ("payment", "Option"),
        ("paid", "int"),
        ("winner", "Player"),
        ("forced_to", "Option"),
    ],
)
register_run(PlayFortune, run_playfortune)
register_step(
    Promote,
    copy_promote,
    [
        ("player", "Player"),
        ("at_place", "int"),
        ("mandatory", "bool"),
        ("where", "Option"),
        ("rank", "Option"),
        ("ready", "bool"),
    ],
)
register_run(Promote, run_promote)
register_step(
    RecallPersonnel,
    copy_recallpersonnel,
    [
        ("player", "Player"),
        ("place", "Place"),
        ("n", "int"),
        ("pieces", "int"),
    ],
)
register_run(RecallPersonnel, run_recallpersonnel)
register_step(
    Recover,
    copy_recover,
    [
        ("player", "Player"),
        ("rank", "Option"),
    ],
)
register_run(Recover, run_recover)
register_step(
    RecoverForStrain,
    copy_recoverforstrain,
    [
        ("player", "Player"),
        ("pieces", "int"),
    ],
)
register_run(RecoverForStrain, run_recoverforstrain)
register_step(
    RecruitInstead,
    copy_recruitinstead,
    [
        ("player", "Player"),
        ("place", "Place"),
        ("n", "int"),
        ("choice", "Option"),
    ],
)
register_run(RecruitInstead, run_recruitinstead)
register_step(
    Research,
    copy_research,
    [
        ("player", "Player"),
        ("charged", "bool"),
    ],
)
register_run(Research, run_research)
register_step(
    ResolutionPhase,
    copy_resolutionphase,
    [
        ("district", "Place"),
    ],
)
register_run(ResolutionPhase, run_resolutionphase)
register_step(
    ResolveDistrict,
    copy_resolvedistrict,
    [
        ("player", "Player"),
        ("district", "Place"),
        ("early", "bool"),
        ("done", "int"),
        ("first", "int"),
        ("answer", "Option"),
    ],
)
register_run(ResolveDistrict, run_resolvedistrict)
register_step(
    ReturnMissions,
    copy_returnmissions,
    [
        ("player", "Player"),
        ("n", "int"),
        ("optional", "bool"),
    ],
)
register_run(ReturnMissions, run_returnmissions)
register_step(
    RevealMission,
    copy_revealmission,
    [
        ("player", "Player"),
        ("card", "Option"),
    ],
)
register_run(RevealMission, run_revealmission)
register_step(
    Roll,
    copy_roll,
    [
        ("die", "int"),
        ("player", "Player"),
        ("face", "int"),
        ("paid", "Option"),
        ("forced", "Option"),
    ],
)
register_run(Roll, run_roll)
register_step(
    Select,
    copy_select,
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
register_run(Select, run_select)
register_step(
    SetUp,
    copy_setup,
    [
        ("player_at", "int"),
        ("colour", "Option"),
        ("rival", "Option"),
        ("candidate", "Option"),
    ],
)
register_run(SetUp, run_setup)
register_step(
    Share,
    copy_share,
    [
        ("script", "Script"),
        ("player", "Player"),
        ("other", "Player"),
        ("place", "Place"),
        ("line", "int"),
        ("paid", "int"),
    ],
)
register_run(Share, run_share)
register_step(
    StandbyPhase,
    copy_standbyphase,
    [
        ("player_at", "int"),
    ],
)
register_run(StandbyPhase, run_standbyphase)
register_step(
    StartAbilities,
    copy_startabilities,
    [
        ("player", "Player"),
        ("answer", "Option"),
    ],
)
register_run(StartAbilities, run_startabilities)
register_step(
    Trade,
    copy_trade,
    [
        ("player", "Player"),
        ("optional", "bool"),
        ("answer", "Option"),
    ],
)
register_run(Trade, run_trade)
register_step(
    TurnSyndicate,
    copy_turnsyndicate,
    [
        ("player", "Player"),
        ("choice", "Option"),
    ],
)
register_run(TurnSyndicate, run_turnsyndicate)
