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
from railhead.kernel.state import register_run, register_state
from railhead.kernel.step import register_step


def copy_metro(old: Metro) -> Metro:
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


def copy_armyactions(old: ArmyActions) -> ArmyActions:
    new = ArmyActions()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.turn = old.turn
    return new


def copy_armyturn(old: ArmyTurn) -> ArmyTurn:
    new = ArmyTurn()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.action = old.action
    return new


def copy_arrangethreats(old: ArrangeThreats) -> ArrangeThreats:
    new = ArrangeThreats()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.amount = old.amount
    return new


def copy_battle(old: Battle) -> Battle:
    new = Battle()
    new.at = old.at
    new.into = old.into
    new.result = old.result
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


def copy_buying(old: Buying) -> Buying:
    new = Buying()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.most = old.most
    new.by_mission = old.by_mission
    new.card = old.card
    return new


def copy_carrylimit(old: CarryLimit) -> CarryLimit:
    new = CarryLimit()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    return new


def copy_clash(old: Clash) -> Clash:
    new = Clash()
    new.at = old.at
    new.into = old.into
    new.result = old.result
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


def copy_deciding(old: Deciding) -> Deciding:
    new = Deciding()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    return new


def copy_drawequipment(old: DrawEquipment) -> DrawEquipment:
    new = DrawEquipment()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.draw = old.draw
    new.keep = old.keep
    return new


def copy_drawmissions(old: DrawMissions) -> DrawMissions:
    new = DrawMissions()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.draw = old.draw
    new.keep = old.keep
    new.mark = old.mark
    return new


def copy_endofround(old: EndOfRound) -> EndOfRound:
    new = EndOfRound()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    return new


def copy_events(old: Events) -> Events:
    new = Events()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_exchange(old: Exchange) -> Exchange:
    new = Exchange()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.give = old.give
    new.get = old.get
    return new


def copy_gainany(old: GainAny) -> GainAny:
    new = GainAny()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.amount = old.amount
    new.distinct = old.distinct
    new.types = old.types
    return new


def copy_heroactions(old: HeroActions) -> HeroActions:
    new = HeroActions()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.turn = old.turn
    return new


def copy_heroturn(old: HeroTurn) -> HeroTurn:
    new = HeroTurn()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    return new


def copy_hireone(old: HireOne) -> HireOne:
    new = HireOne()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.prices = old.prices[:]
    return new


def copy_inturnorder(old: InTurnOrder) -> InTurnOrder:
    new = InTurnOrder()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.turn = old.turn
    return new


def copy_lawvote(old: LawVote) -> LawVote:
    new = LawVote()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.turn = old.turn
    new.votes_for = old.votes_for
    new.votes_against = old.votes_against
    new.used = old.used
    new.weight = old.weight
    return new


def copy_look(old: Look) -> Look:
    new = Look()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.way = old.way
    return new


def copy_losegear(old: LoseGear) -> LoseGear:
    new = LoseGear()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.chooser = old.chooser
    new.loser = old.loser
    new.taken_over = old.taken_over
    new.optional = old.optional
    return new


def copy_mixedexchange(old: MixedExchange) -> MixedExchange:
    new = MixedExchange()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.most = old.most
    new.given = old.given
    new.types = old.types
    new.taking = old.taking
    return new


def copy_mobilization(old: Mobilization) -> Mobilization:
    new = Mobilization()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.turn = old.turn
    return new


def copy_mobilizationturn(old: MobilizationTurn) -> MobilizationTurn:
    new = MobilizationTurn()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.paid = old.paid
    new.soldiers = old.soldiers
    return new


def copy_polisincome(old: PolisIncome) -> PolisIncome:
    new = PolisIncome()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.place = old.place
    return new


def copy_receivingresources(old: ReceivingResources) -> ReceivingResources:
    new = ReceivingResources()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.turn = old.turn
    return new


def copy_refuge(old: Refuge) -> Refuge:
    new = Refuge()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    return new


def copy_returntokens(old: ReturnTokens) -> ReturnTokens:
    new = ReturnTokens()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.amount = old.amount
    return new


def copy_reward(old: Reward) -> Reward:
    new = Reward()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.seat = old.seat
    new.threat = old.threat
    new.by_hero = old.by_hero
    return new


def copy_round(old: Round) -> Round:
    new = Round()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    return new


def copy_setup(old: SetUp) -> SetUp:
    new = SetUp()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.turn = old.turn
    return new


def copy_settlement(old: Settlement) -> Settlement:
    new = Settlement()
    new.at = old.at
    new.into = old.into
    new.result = old.result
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


def copy_stagecheck(old: StageCheck) -> StageCheck:
    new = StageCheck()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.turn = old.turn
    new.changed = old.changed
    return new


def copy_steal(old: Steal) -> Steal:
    new = Steal()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.victim = old.victim
    return new


def copy_threatsfromthedark(old: ThreatsFromTheDark) -> ThreatsFromTheDark:
    new = ThreatsFromTheDark()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.turn = old.turn
    new.stations = old.stations[:]
    new.forces = old.forces[:]
    return new


def copy_usemission(old: UseMission) -> UseMission:
    new = UseMission()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    new.card = old.card
    new.on = old.on
    return new


def copy_wound(old: Wound) -> Wound:
    new = Wound()
    new.at = old.at
    new.into = old.into
    new.result = old.result
    new.choice = old.choice
    new.seat = old.seat
    return new


def run_armyactions(step: ArmyActions, g: Metro) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.next_player(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_armyturn(step: ArmyTurn, g: Metro) -> bool:
    at = step.at
    while at < 7:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_action(g)):
                return True
        elif at == 1:
            step.choose(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_target(g)):
                return True
        elif at == 3:
            step.attack(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            if g.asks_now(step, step.ask_afterwards(g)):
                return True
        elif at == 5:
            step.afterwards(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.done(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_arrangethreats(step: ArrangeThreats, g: Metro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.look(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_next(g)):
                return True
        elif at == 2:
            step.put_back(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_battle(step: Battle, g: Metro) -> bool:
    at = step.at
    while at < 13:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_scouted(g)):
                return True
        elif at == 1:
            step.declare(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_defence(g)):
                return True
        elif at == 3:
            step.note_look(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            if g.asks_now(step, step.ask_before(g)):
                return True
        elif at == 5:
            step.before(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.show_forces(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            if g.asks_now(step, step.ask_cards(g)):
                return True
        elif at == 8:
            step.reveal(g)
            if not g.goes_on(step):
                return False
        elif at == 9:
            step.note_use(g)
            if not g.goes_on(step):
                return False
        elif at == 10:
            if g.asks_now(step, step.ask_after(g)):
                return True
        elif at == 11:
            step.after(g)
            if not g.goes_on(step):
                return False
        elif at == 12:
            step.compare(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_buying(step: Buying, g: Metro) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 1:
            step.choose(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_price(g)):
                return True
        elif at == 3:
            step.buy(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.refill(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_carrylimit(step: CarryLimit, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_discard(g)):
                return True
        elif at == 1:
            step.discard(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_drawequipment(step: DrawEquipment, g: Metro) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            step.draw_cards(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_keep(g)):
                return True
        elif at == 2:
            step.take(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.put_away(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_drawmissions(step: DrawMissions, g: Metro) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            step.draw_cards(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_keep(g)):
                return True
        elif at == 2:
            step.take(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.put_away(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_endofround(step: EndOfRound, g: Metro) -> bool:
    at = step.at
    while at < 7:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_goals(g)):
                return True
        elif at == 1:
            step.turn_up(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.check_victory(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.return_scouted(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.end_effects(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.move_markers(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.check_stage(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_events(step: Events, g: Metro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.resources(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.threat(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.law(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_exchange(step: Exchange, g: Metro) -> bool:
    at = step.at
    while at < 6:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_in(g)):
                return True
        elif at == 1:
            step.choose_in(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_out(g)):
                return True
        elif at == 3:
            step.choose_out(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            if g.asks_now(step, step.ask_number(g)):
                return True
        elif at == 5:
            step.exchange(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_gainany(step: GainAny, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_type(g)):
                return True
        elif at == 1:
            step.take(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_heroactions(step: HeroActions, g: Metro) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.next_player(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_heroturn(step: HeroTurn, g: Metro) -> bool:
    at = step.at
    while at < 12:
        step.at = at + 1
        if at == 0:
            step.fill_market(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_missed(g)):
                return True
        elif at == 2:
            step.miss(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_move(g)):
                return True
        elif at == 4:
            step.move(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            if g.asks_now(step, step.ask_action(g)):
                return True
        elif at == 6:
            step.act(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            if g.asks_now(step, step.ask_target(g)):
                return True
        elif at == 8:
            step.attack(g)
            if not g.goes_on(step):
                return False
        elif at == 9:
            if g.asks_now(step, step.ask_afterwards(g)):
                return True
        elif at == 10:
            step.afterwards(g)
            if not g.goes_on(step):
                return False
        elif at == 11:
            step.done(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_hireone(step: HireOne, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_price(g)):
                return True
        elif at == 1:
            step.hire(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_lawvote(step: LawVote, g: Metro) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            step.open_law(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.note_use(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_vote(g)):
                return True
        elif at == 3:
            step.vote(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.count(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_look(step: Look, g: Metro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.look(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_decision(g)):
                return True
        elif at == 2:
            step.decide(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_losegear(step: LoseGear, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_card(g)):
                return True
        elif at == 1:
            step.lose(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_mixedexchange(step: MixedExchange, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_token(g)):
                return True
        elif at == 1:
            step.move_token(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_mobilization(step: Mobilization, g: Metro) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.next_player(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_mobilizationturn(step: MobilizationTurn, g: Metro) -> bool:
    at = step.at
    while at < 9:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_maintenance(g)):
                return True
        elif at == 1:
            step.maintain(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_hire(g)):
                return True
        elif at == 3:
            step.hire(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            if g.asks_now(step, step.ask_price(g)):
                return True
        elif at == 5:
            step.recruit(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            if g.asks_now(step, step.ask_afterwards(g)):
                return True
        elif at == 7:
            step.afterwards(g)
            if not g.goes_on(step):
                return False
        elif at == 8:
            step.done(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_polisincome(step: PolisIncome, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_type(g)):
                return True
        elif at == 1:
            step.take(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_receivingresources(step: ReceivingResources, g: Metro) -> bool:
    at = step.at
    while at < 1:
        step.at = at + 1
        if at == 0:
            step.produce(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_refuge(step: Refuge, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_station(g)):
                return True
        elif at == 1:
            step.take(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_returntokens(step: ReturnTokens, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_type(g)):
                return True
        elif at == 1:
            step.put_back(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_reward(step: Reward, g: Metro) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            step.tokens(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.tokens_of_choice(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.equipment(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.missions(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_round(step: Round, g: Metro) -> bool:
    at = step.at
    while at < 6:
        step.at = at + 1
        if at == 0:
            step.events(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.mobilization(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.army_actions(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.hero_actions(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.end_of_round(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.next_round(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_setup(step: SetUp, g: Metro) -> bool:
    at = step.at
    while at < 8:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_faction(g)):
                return True
        elif at == 1:
            step.take_faction(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.take_bonus(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            if g.asks_now(step, step.ask_hero(g)):
                return True
        elif at == 4:
            step.take_hero(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            if g.asks_now(step, step.ask_home(g)):
                return True
        elif at == 6:
            step.place_hero(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            step.begin(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_settlement(step: Settlement, g: Metro) -> bool:
    at = step.at
    while at < 11:
        step.at = at + 1
        if at == 0:
            step.reward(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.losses(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            step.wound(g)
            if not g.goes_on(step):
                return False
        elif at == 3:
            step.spoils(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            if g.asks_now(step, step.ask_capture(g)):
                return True
        elif at == 5:
            step.capture(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.refuge(g)
            if not g.goes_on(step):
                return False
        elif at == 7:
            step.lose_also(g)
            if not g.goes_on(step):
                return False
        elif at == 8:
            if g.asks_now(step, step.ask_goal(g)):
                return True
        elif at == 9:
            step.turn_up(g)
            if not g.goes_on(step):
                return False
        elif at == 10:
            step.close(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_stagecheck(step: StageCheck, g: Metro) -> bool:
    at = step.at
    while at < 2:
        step.at = at + 1
        if at == 0:
            step.check(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            step.settle(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_steal(step: Steal, g: Metro) -> bool:
    at = step.at
    while at < 4:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_victim(g)):
                return True
        elif at == 1:
            step.choose_victim(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_type(g)):
                return True
        elif at == 3:
            step.take(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_threatsfromthedark(step: ThreatsFromTheDark, g: Metro) -> bool:
    at = step.at
    while at < 7:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_station(g)):
                return True
        elif at == 1:
            step.name_station(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_force(g)):
                return True
        elif at == 3:
            step.name_force(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.open_card(g)
            if not g.goes_on(step):
                return False
        elif at == 5:
            step.fight(g)
            if not g.goes_on(step):
                return False
        elif at == 6:
            step.put_away(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_usemission(step: UseMission, g: Metro) -> bool:
    at = step.at
    while at < 3:
        step.at = at + 1
        if at == 0:
            step.pay(g)
            if not g.goes_on(step):
                return False
        elif at == 1:
            if g.asks_now(step, step.ask_target(g)):
                return True
        elif at == 2:
            step.take_effect(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


def run_wound(step: Wound, g: Metro) -> bool:
    at = step.at
    while at < 5:
        step.at = at + 1
        if at == 0:
            if g.asks_now(step, step.ask_kit(g)):
                return True
        elif at == 1:
            step.treat(g)
            if not g.goes_on(step):
                return False
        elif at == 2:
            if g.asks_now(step, step.ask_home(g)):
                return True
        elif at == 3:
            step.go_home(g)
            if not g.goes_on(step):
                return False
        elif at == 4:
            step.done(g)
            if not g.goes_on(step):
                return False
        at = step.at
    return False


register_state(
    Metro,
    copy_metro,
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
    copy_armyactions,
    [
        ("turn", "int"),
    ],
)
register_run(ArmyActions, run_armyactions)
register_step(
    ArmyTurn,
    copy_armyturn,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("action", "Option"),
    ],
)
register_run(ArmyTurn, run_armyturn)
register_step(
    ArrangeThreats,
    copy_arrangethreats,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("amount", "int"),
    ],
)
register_run(ArrangeThreats, run_arrangethreats)
register_step(
    Battle,
    copy_battle,
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
register_run(Battle, run_battle)
register_step(
    Buying,
    copy_buying,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("most", "int"),
        ("by_mission", "bool"),
        ("card", "Card"),
    ],
)
register_run(Buying, run_buying)
register_step(
    CarryLimit,
    copy_carrylimit,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
    ],
)
register_run(CarryLimit, run_carrylimit)
register_step(
    Clash,
    copy_clash,
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
    copy_deciding,
    [
        ("choice", "Option"),
    ],
)
register_step(
    DrawEquipment,
    copy_drawequipment,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("draw", "int"),
        ("keep", "int"),
    ],
)
register_run(DrawEquipment, run_drawequipment)
register_step(
    DrawMissions,
    copy_drawmissions,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("draw", "int"),
        ("keep", "int"),
        ("mark", "int"),
    ],
)
register_run(DrawMissions, run_drawmissions)
register_step(
    EndOfRound,
    copy_endofround,
    [
        ("choice", "Option"),
    ],
)
register_run(EndOfRound, run_endofround)
register_step(
    Events,
    copy_events,
    [],
)
register_run(Events, run_events)
register_step(
    Exchange,
    copy_exchange,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("give", "int"),
        ("get", "int"),
    ],
)
register_run(Exchange, run_exchange)
register_step(
    GainAny,
    copy_gainany,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("amount", "int"),
        ("distinct", "bool"),
        ("types", "int"),
    ],
)
register_run(GainAny, run_gainany)
register_step(
    HeroActions,
    copy_heroactions,
    [
        ("turn", "int"),
    ],
)
register_run(HeroActions, run_heroactions)
register_step(
    HeroTurn,
    copy_heroturn,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
    ],
)
register_run(HeroTurn, run_heroturn)
register_step(
    HireOne,
    copy_hireone,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("prices", "list[int]"),
    ],
)
register_run(HireOne, run_hireone)
register_step(
    InTurnOrder,
    copy_inturnorder,
    [
        ("turn", "int"),
    ],
)
register_step(
    LawVote,
    copy_lawvote,
    [
        ("choice", "Option"),
        ("turn", "int"),
        ("votes_for", "int"),
        ("votes_against", "int"),
        ("used", "int"),
        ("weight", "int"),
    ],
)
register_run(LawVote, run_lawvote)
register_step(
    Look,
    copy_look,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("way", "Option"),
    ],
)
register_run(Look, run_look)
register_step(
    LoseGear,
    copy_losegear,
    [
        ("choice", "Option"),
        ("chooser", "Seat"),
        ("loser", "Seat"),
        ("taken_over", "bool"),
        ("optional", "bool"),
    ],
)
register_run(LoseGear, run_losegear)
register_step(
    MixedExchange,
    copy_mixedexchange,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("most", "int"),
        ("given", "int"),
        ("types", "int"),
        ("taking", "bool"),
    ],
)
register_run(MixedExchange, run_mixedexchange)
register_step(
    Mobilization,
    copy_mobilization,
    [
        ("turn", "int"),
    ],
)
register_run(Mobilization, run_mobilization)
register_step(
    MobilizationTurn,
    copy_mobilizationturn,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("paid", "bool"),
        ("soldiers", "int"),
    ],
)
register_run(MobilizationTurn, run_mobilizationturn)
register_step(
    PolisIncome,
    copy_polisincome,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("place", "int"),
    ],
)
register_run(PolisIncome, run_polisincome)
register_step(
    ReceivingResources,
    copy_receivingresources,
    [
        ("turn", "int"),
    ],
)
register_run(ReceivingResources, run_receivingresources)
register_step(
    Refuge,
    copy_refuge,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
    ],
)
register_run(Refuge, run_refuge)
register_step(
    ReturnTokens,
    copy_returntokens,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("amount", "int"),
    ],
)
register_run(ReturnTokens, run_returntokens)
register_step(
    Reward,
    copy_reward,
    [
        ("seat", "Seat"),
        ("threat", "Card"),
        ("by_hero", "bool"),
    ],
)
register_run(Reward, run_reward)
register_step(
    Round,
    copy_round,
    [],
)
register_run(Round, run_round)
register_step(
    SetUp,
    copy_setup,
    [
        ("choice", "Option"),
        ("turn", "int"),
    ],
)
register_run(SetUp, run_setup)
register_step(
    Settlement,
    copy_settlement,
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
register_run(Settlement, run_settlement)
register_step(
    StageCheck,
    copy_stagecheck,
    [
        ("turn", "int"),
        ("changed", "bool"),
    ],
)
register_run(StageCheck, run_stagecheck)
register_step(
    Steal,
    copy_steal,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("victim", "Seat"),
    ],
)
register_run(Steal, run_steal)
register_step(
    ThreatsFromTheDark,
    copy_threatsfromthedark,
    [
        ("choice", "Option"),
        ("turn", "int"),
        ("stations", "list[Station]"),
        ("forces", "list[Option]"),
    ],
)
register_run(ThreatsFromTheDark, run_threatsfromthedark)
register_step(
    UseMission,
    copy_usemission,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
        ("card", "Card"),
        ("on", "Option"),
    ],
)
register_run(UseMission, run_usemission)
register_step(
    Wound,
    copy_wound,
    [
        ("choice", "Option"),
        ("seat", "Seat"),
    ],
)
register_run(Wound, run_wound)
