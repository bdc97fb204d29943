"""How well a player stands: points first, then what wins the next ones; and what is under way."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033 import army, board, cards, clash, effects, goals, mobilization, queries, strength, victory
from railhead.games.metro2033.combat import Battle
from railhead.games.metro2033.combat_deck import modifier
from railhead.games.metro2033.dark import ThreatsFromTheDark
from railhead.games.metro2033.draws import DrawMissions
from railhead.games.metro2033.hero import HeroTurn
from railhead.games.metro2033.model import ARMY, ATTACK_STATION, HERO, STATION, Metro
from railhead.games.metro2033.outcomes import Settlement
from railhead.games.metro2033.prices import can_afford
from railhead.games.metro2033.tokens import GainAny
from railhead.games.metro2033.trade import Buying
from railhead.games.metro2033.wounds import Wound
from railhead.kernel.ask import NONE
from railhead.kernel.step import PLACES

POINT: Final = 1000
COMPLETED: Final = 1500  # a point that is never lost
POLIS_BONUS: Final[list[int]] = [0, 250, 700, 1600, 9000]
LAST_STEPS: Final = 400  # for each of the last three points before victory
VICTORY: Final = 6000
ARMY_VALUE: Final[list[int]] = [0, 0, 220, 440, 660, 860, 1020, 1100, 1140]
TOKEN_VALUE: Final[list[int]] = [0, 120, 210, 270, 310, 340, 360, 375, 385, 390]  # so many tokens of one type
MISSION: Final = 350  # face down
REACHED: Final = 400  # its goal is within reach now
GEAR: Final = 60
HERO_STEP: Final = 90  # a point of strength
SPEED_STEP: Final = 15
WOUND: Final = 350
CAPTURE: Final = 800  # a station, less what it costs
BOOTY: Final = 150
TOKEN: Final = 70
CAPTURE_IS_ASKED: Final[int] = PLACES[Settlement]["ask_capture"]


# --- how battles end ------------------------------------------------------------------------------------------------


def threat_chances() -> list[list[int]]:
    """By stage and strength: in how many of 100 cases a force beats a threat of the stage."""
    found: list[list[int]] = [[]]
    for stage in (1, 2):
        threats = [cards.THREAT_STRENGTH[card] for card in range(len(cards.STAGE)) if cards.STAGE[card] == stage]
        found.append([100 * len([one for one in threats if one < force]) // len(threats) for force in range(20)])
    return found


def player_chances() -> list[int]:
    """By the lead of the attacker, from -9 on: in how many of 100 cases he wins with random combat cards."""
    deck = range(cards.COMBAT, len(cards.CARDS))
    shifts = [modifier(one, two) - modifier(two, one) for one in deck for two in deck if one != two]
    return [100 * len([shift for shift in shifts if lead + shift > 0]) // len(shifts) for lead in range(-9, 10)]


THREAT_CHANCE: Final[list[list[int]]] = threat_chances()
PLAYER_CHANCE: Final[list[int]] = player_chances()


def threat_chance(g: Metro, force: int) -> int:
    return THREAT_CHANCE[g.stage][max(0, min(force, 19))]


def player_chance(lead: int) -> int:
    return PLAYER_CHANCE[max(-9, min(lead, 9)) + 9]


def force_of(g: Metro, seat: int, force: int) -> int:
    return g.army[seat] if force == ARMY else strength.plain_hero_strength(g, seat)


def risk(g: Metro, seat: int, force: int) -> int:
    """What a lost attack costs."""
    if force == HERO:
        return WOUND
    return ARMY_VALUE[g.army[seat]] - ARMY_VALUE[max(1, g.army[seat] - 1)]


def expected(chance: int, gain: int, loss: int) -> int:
    return (chance * gain - (100 - chance) * loss) // 100


def attack_value(g: Metro, seat: int, force: int, station: int) -> int:
    """What an attack on a station promises before its cards are known."""
    owner = g.owner(station)
    if owner == NONE:
        gain = CAPTURE if can_afford(g, seat, effects.COST_OF_NEUTRAL) else BOOTY
        if board.KIND[station] == board.POLIS:
            gain += polis_step(g, seat) - BOOTY
            chance = 100 if force_of(g, seat, force) > cards.POLIS_DEFENCE else 0
        else:
            chance = threat_chance(g, force_of(g, seat, force))
            gain += BOOTY
        return expected(chance, gain, risk(g, seat, force))
    gain = CAPTURE + POINT // 2 if can_afford(g, seat, effects.COST_OF_CONQUERED) else POINT // 2
    if board.KIND[station] == board.POLIS:
        gain += polis_step(g, seat)
    lead = force_of(g, seat, force) - g.army[owner]
    return expected(player_chance(lead), gain, risk(g, seat, force))


def polis_step(g: Metro, seat: int) -> int:
    held = victory.polis_stations(g, seat)
    return POLIS_BONUS[held + 1] - POLIS_BONUS[held] if held < 4 else 0


# --- the position ---------------------------------------------------------------------------------------------------


def evaluate(g: Metro, seat: int) -> int:
    """The standing of a player against that of his strongest rival, with what is under way for him."""
    if NONE in g.hero_at:
        return 0
    best = max([standing(g, other) for other in range(g.seats) if other != seat])
    return 2 * (standing(g, seat) + under_way(g, seat)) - best


def standing(g: Metro, seat: int) -> int:
    total = POINT * len(g.held[seat]) + COMPLETED * len(g.completed[seat].cards)
    total += POLIS_BONUS[victory.polis_stations(g, seat)]
    missing = cards.POINTS_TO_WIN[g.faction[seat]] - g.points(seat)
    if missing <= 0:
        total += VICTORY
    elif missing < 4:
        total += LAST_STEPS * (4 - missing)
    total += ARMY_VALUE[g.army[seat]] + tokens(g.pigs[seat]) + tokens(g.mushrooms[seat]) + tokens(g.ammo[seat])
    total += HERO_STEP * strength.plain_hero_strength(g, seat) + SPEED_STEP * queries.speed(g, seat)
    total += GEAR * len(g.gear[seat].cards)
    if g.wounded[seat]:
        total -= WOUND
    return total + missions(g, seat)


def tokens(number: int) -> int:
    return TOKEN_VALUE[number] if number < len(TOKEN_VALUE) else TOKEN_VALUE[-1]


def missions(g: Metro, seat: int) -> int:
    """Face-down missions, worth more while their goal is within reach."""
    total = 0
    for card in g.missions[seat].cards:
        total += MISSION
        goal = cards.GOAL_OF[card]
        if goals.is_reached(g, seat, goal) and not goals.has_completed(g, seat, goal):
            total += REACHED
    return total


# --- what is under way ----------------------------------------------------------------------------------------------


def under_way(g: Metro, seat: int) -> int:
    """What the steps on the stack still promise to a player."""
    total = 0
    for step in g.stack:
        if isinstance(step, Battle):
            total += battle(g, step, seat)
        elif isinstance(step, Settlement):
            total += settlement(g, step, seat)
        elif isinstance(step, Wound) and step.seat == seat:
            total -= WOUND
        elif isinstance(step, mobilization.MobilizationTurn) and step.seat == seat:
            total -= maintenance_due(g, seat)
        elif isinstance(step, ThreatsFromTheDark):
            total += dark(g, step, seat)
        elif isinstance(step, GainAny) and step.seat == seat:
            total += TOKEN * step.amount
        elif isinstance(step, DrawMissions) and step.seat == seat:
            total += MISSION * step.keep
        elif isinstance(step, Buying) and step.seat == seat:
            total += 0 if step.renewed or step.bought else GEAR
    top = g.stack[-1]
    if isinstance(top, army.ArmyTurn) and top.seat == seat and top.action != NONE:
        total += army_prospect(g, seat, top.action)
    elif isinstance(top, HeroTurn) and top.seat == seat:
        total += hero_prospect(g, seat)
    return total


def battle(g: Metro, step: Battle, seat: int) -> int:
    """What a battle promises to one of its sides: by its strengths where they are open, else by chance."""
    if seat not in (step.seat, step.rival):
        return 0
    if step.opponent == clash.NEUTRAL_POLIS or g.open_threat.cards or g.revealed.cards:
        lead = step.attack_strength(g) - step.defence_strength(g)
        chance = 100 if lead > 0 else 0 if lead < 0 else 50
    elif step.opponent == clash.PLAYER:
        lead = force_of(g, step.seat, step.force) - force_of(g, step.rival, step.rival_force)
        chance = player_chance(lead + step.bonus - step.rival_bonus)
    else:
        chance = threat_chance(g, force_of(g, step.seat, step.force) + step.bonus)
    if step.cause == clash.THE_DARK:
        return expected(chance, BOOTY, POINT)
    if seat == step.rival:
        return -chance * (WOUND if step.cause == clash.HERO_ATTACKED else POINT) // 100
    gain = BOOTY if step.cause == clash.HERO_ATTACKED else CAPTURE
    return expected(chance, gain, risk(g, seat, step.force))


def settlement(g: Metro, step: Settlement, seat: int) -> int:
    """The capture that a victory has promised, until it is decided on."""
    if seat != step.seat or not step.may_capture() or step.at > CAPTURE_IS_ASKED:
        return 0
    return CAPTURE if can_afford(g, seat, step.price_of()) else 0


def maintenance_due(g: Metro, seat: int) -> int:
    """What the pigs are worth that the army still costs this round."""
    if g.maintained[seat]:
        return 0
    pigs = g.pigs[seat]
    due = mobilization.maintenance(g, seat)[g.army[seat]]
    return tokens(pigs) - tokens(pigs - due) if due <= pigs else 0


def dark(g: Metro, step: ThreatsFromTheDark, seat: int) -> int:
    """What the station is in for that a player has named, or would best name."""
    if g.open_threat.cards:
        return 0
    place = (seat - g.first) % g.seats
    if place < len(step.forces):
        return named(g, seat, step.stations[place], step.forces[place])
    if place < len(step.stations):
        return best_defence(g, seat, step.stations[place])
    best = -2 * POINT
    for station in g.held[seat]:
        best = max(best, best_defence(g, seat, station))
    return best if g.held[seat] else 0


def best_defence(g: Metro, seat: int, station: int) -> int:
    """What a station is in for under its best defender."""
    by_army = named(g, seat, station, ARMY)
    return max(by_army, named(g, seat, station, HERO)) if g.hero_at[seat] == station else by_army


def named(g: Metro, seat: int, station: int, force: int) -> int:
    """What a station is in for if this force defends it against the dark."""
    if station == NONE:
        return 0
    loss = POINT + (300 if board.KIND[station] == board.POLIS else 0)
    return expected(threat_chance(g, force_of(g, seat, force)), BOOTY, loss)


def army_prospect(g: Metro, seat: int, action: int) -> int:
    """The best that an army can attack, once it is going to attack."""
    if action != ATTACK_STATION:
        return BOOTY if army.heroes_in_reach(g, seat) else 0
    best = -POINT
    for option in queries.stations_in(queries.army_targets(g, seat)):
        value = attack_value(g, seat, ARMY, STATION.thing(option))
        if value > best:
            best = value
    return best


def hero_prospect(g: Metro, seat: int) -> int:
    """What the hero could do where he stands."""
    if board.KIND[g.hero_at[seat]] == board.HANSA:
        if g.can_pay(seat, effects.COST[effects.COST_OF_MISSION]):
            return 200
        room = len(g.gear[seat].cards) < queries.carry_limit(g)
        return 120 if room and can_afford(g, seat, effects.COST_OF_EQUIPMENT) else 0
    if queries.hero_may_attack_station(g, seat):
        return max(0, attack_value(g, seat, HERO, g.hero_at[seat]))
    return 0
