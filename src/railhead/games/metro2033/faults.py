"""What makes a position impossible, in sentences that name the place and the fault."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.abilities import Steal, UseMission
from railhead.games.metro2033.army import ArmyTurn
from railhead.games.metro2033.board import (
    CAPTURABLE,
    OUTSIDE_HANSA,
    STATION_TITLES,
    TOKENS,
    is_active,
)
from railhead.games.metro2033.capture import Refuge
from railhead.games.metro2033.cards import (
    ARMY_MAX,
    ARMY_MIN,
    CARD_TITLES,
    COMBAT,
    COMBAT_HAND,
    EQUIPMENT,
    GOAL_OF,
    LAWS,
    MARKET_SIZE,
    MISSION_DATA,
    MISSIONS,
    MOST_STATIONS,
    STAGE,
    TRACK,
)
from railhead.games.metro2033.clash import HERO_ATTACKED, PLAYER, THE_DARK, Clash
from railhead.games.metro2033.dark import ThreatsFromTheDark
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.draws import DrawEquipment, DrawMissions
from railhead.games.metro2033.effects import PRICES
from railhead.games.metro2033.equipment import CarryLimit, LoseGear
from railhead.games.metro2033.events import PolisIncome
from railhead.games.metro2033.hero import HeroTurn
from railhead.games.metro2033.hiring import HireOne
from railhead.games.metro2033.mobilization import MobilizationTurn
from railhead.games.metro2033.model import ARMY, HERO, JUST_CAME, STATION, USED, ZONES, Deciding, Metro
from railhead.games.metro2033.outcomes import Settlement
from railhead.games.metro2033.queries import carry_limit, factions_in_play
from railhead.games.metro2033.rewards import Reward
from railhead.games.metro2033.round import Round
from railhead.games.metro2033.scouting import ArrangeThreats, Look
from railhead.games.metro2033.setup import SetUp
from railhead.games.metro2033.stages import STAGE_ONE, STAGE_TWO, StageCheck
from railhead.games.metro2033.tokens import GainAny, ReturnTokens
from railhead.games.metro2033.trade import Buying, Exchange, MixedExchange
from railhead.games.metro2033.wounds import Wound
from railhead.kernel.ask import NONE
from railhead.kernel.step import PLACES
from railhead.kernel.zones import Zone

# Steps that belong to one player, who must be named.
OF_ONE_PLAYER: Final = (
    ArmyTurn,
    ArrangeThreats,
    Buying,
    CarryLimit,
    Clash,
    DrawEquipment,
    DrawMissions,
    Exchange,
    GainAny,
    HeroTurn,
    HireOne,
    Look,
    MixedExchange,
    MobilizationTurn,
    PolisIncome,
    Refuge,
    ReturnTokens,
    Reward,
    Steal,
    UseMission,
    Wound,
)

SMALL_ZONES: Final[dict[str, int]] = {
    "market": MARKET_SIZE,
    "law": 1,
    "open_threat": 1,
    "attack_hand": COMBAT_HAND,
    "defence_hand": COMBAT_HAND,
    "revealed": 2,
}


def faults(g: Metro) -> list[str]:
    """All faults of a position; the later checks rely on the earlier ones."""
    for found in (table_faults(g), player_faults(g), station_faults(g), zone_faults(g), stack_faults(g)):
        if found:
            return found
    return []


def table_faults(g: Metro) -> list[str]:
    found: list[str] = []
    if not 0 <= g.position < len(TRACK):
        found.append(f"table.position: the round track has positions 0 to {len(TRACK) - 1}, not {g.position}.")
    if g.round < 1:
        found.append(f"table.round: {g.round} is not a round.")
    if g.stage not in (STAGE_ONE, STAGE_TWO):
        found.append(f"table.stage: there are stages 1 and 2, not {g.stage}.")
    if g.phase == NONE or g.first == NONE or g.active == NONE:
        found.append("table.phase, table.first, table.active: none of them may be missing.")
    if not len(g.lasting) == len(g.lasting_for) == len(g.lasting_on):
        found.append("table.lasting, lasting_for, lasting_on: they must be equally long.")
    elif NONE in g.lasting_for or any([not MISSIONS <= card < LAWS for card in g.lasting]):
        found.append("table.lasting: only missions last, and each for some player.")
    for on in g.lasting_on:
        if on not in (NONE, ARMY, HERO) and (not STATION.has(on) or STATION.thing(on) >= OUTSIDE_HANSA):
            found.append("table.lasting_on: only army, hero or a station outside Hansa can be named.")
    return found


def player_faults(g: Metro) -> list[str]:
    found: list[str] = []
    lengths = [len(one) for one in (g.faction, g.hero, g.hero_at, g.army, g.pigs, g.mushrooms, g.ammo, g.held)]
    lengths += [len(g.faction_used), len(g.hero_used), len(g.wounded), len(g.maintained)]
    if any([length != g.seats for length in lengths]):
        return [f"table: every list of players needs {g.seats} entries."]
    for name, chosen in (("faction", g.faction), ("hero", g.hero)):
        taken = [one for one in chosen if one != NONE]
        if len(set(taken)) != len(taken):
            found.append(f"table.{name}: no two players have the same.")
    if not any([isinstance(step, SetUp) for step in g.stack]) and (
        NONE in g.faction or NONE in g.hero or NONE in g.hero_at
    ):
        found.append("table.faction, hero, hero_at: after set-up every player has a faction and a hero on the board.")
    if any([not ARMY_MIN <= army <= ARMY_MAX for army in g.army]):
        found.append(f"table.army: an army has strength {ARMY_MIN} to {ARMY_MAX}.")
    for resource in range(len(RESOURCES)):
        if min(g.stock(resource)) < 0 or g.left(resource) < 0:
            found.append(f"table.{RESOURCES[resource]}: there are {TOKENS[resource]} tokens, and nobody has debts.")
    if min(g.faction_used) < 0 or min(g.hero_used) < 0:
        found.append("table.faction_used, hero_used: they count from 0.")
    return found


def station_faults(g: Metro) -> list[str]:
    found: list[str] = []
    factions = factions_in_play(g)
    held = [station for stations in g.held for station in stations]
    for station in held:
        if station == NONE or station >= OUTSIDE_HANSA or not CAPTURABLE >> station & 1:
            found.append("table.held: Hansa and abandoned stations belong to nobody.")
        elif not is_active(station, factions):
            found.append(f"table.held: {STATION_TITLES[station]} lies in the zone of a faction that nobody plays.")
        elif held.count(station) > 1:
            found.append(f"table.held: {STATION_TITLES[station]} has two owners.")
    if any([len(stations) > MOST_STATIONS for stations in g.held]):
        found.append(f"table.held: nobody has more than {MOST_STATIONS} tokens for stations.")
    for station in g.hero_at:
        if station != NONE and not is_active(station, factions):
            found.append(f"table.hero_at: {STATION_TITLES[station]} lies in a zone that no hero can enter.")
    return found


# --- cards ----------------------------------------------------------------------------------------------------------


def family(g: Metro, card: int) -> str:
    """The pool to which a card belongs."""
    if card >= COMBAT:
        return "combat"
    if card >= LAWS:
        return "laws"
    if card >= MISSIONS:
        return "missions"
    if card >= EQUIPMENT:
        return "equipment"
    return "threats" if STAGE[card] == g.stage else "threats aside"


def zone_faults(g: Metro) -> list[str]:
    found: list[str] = []
    for spec in ZONES:
        value = getattr(g, spec.name)
        for zone in value if spec.each else [value]:
            assert isinstance(zone, Zone)
            for card in zone.cards:
                if family(g, card) != spec.pool:
                    found.append(f"zones.{spec.name}: {CARD_TITLES[card]} does not belong there.")
            if spec.name in SMALL_ZONES and len(zone.cards) > SMALL_ZONES[spec.name]:
                found.append(f"zones.{spec.name}: at most {SMALL_ZONES[spec.name]} cards lie there.")
    if not found:
        found += hand_faults(g)
    return found


def hand_faults(g: Metro) -> list[str]:
    found: list[str] = []
    unsettled = any([isinstance(step, (CarryLimit, StageCheck)) for step in g.stack])
    for seat in range(g.seats):
        goals = [GOAL_OF[card - MISSIONS] for card in g.completed[seat].cards]
        if len(set(goals)) != len(goals):
            found.append(f"zones.completed[{seat}]: nobody completes two missions with the same goal.")
        if any([mark not in (0, USED) for mark in g.completed[seat].marks]):
            found.append(f"zones.completed[{seat}].marks: 1 (used this round) or 0.")
        if any([mark not in (0, JUST_CAME) for mark in g.missions[seat].marks]):
            found.append(f"zones.missions[{seat}].marks: 1 (came in the running battle) or 0.")
        if any([mark not in (g.round, g.round - 1) for mark in g.scouted[seat].marks]):
            found.append(f"zones.scouted[{seat}].marks: a card was scouted in this round or in the one before.")
        if len(g.gear[seat].cards) > carry_limit(g) and not unsettled:
            found.append(f"zones.gear[{seat}]: a hero carries {carry_limit(g)} cards at most in this stage.")
    return found


# --- the stack ------------------------------------------------------------------------------------------------------


def stack_faults(g: Metro) -> list[str]:
    found: list[str] = []
    if g.stack and not isinstance(g.stack[0], (Round, SetUp)):
        found.append("stack[0]: a match is in set-up or in a round.")
    for place, step in enumerate(g.stack):
        where = f"stack[{place}] ({type(step).__name__})"
        if isinstance(step, Deciding) and step.choice != NONE:
            found.append(f"{where}.choice: an answer is carried out at once and never stands in a position.")
        elif isinstance(step, OF_ONE_PLAYER) and step.seat == NONE:
            found.append(f"{where}.seat: a player must be named.")
        elif isinstance(step, LoseGear) and NONE in (step.chooser, step.loser):
            found.append(f"{where}: both players must be named.")
        elif isinstance(step, Clash):
            found += clash_faults(g, step, where)
        elif isinstance(step, UseMission) and not MISSIONS <= step.card < MISSIONS + len(MISSION_DATA):
            found.append(f"{where}.card: a mission is needed.")
        elif isinstance(step, Reward) and not 0 <= step.threat < EQUIPMENT:
            found.append(f"{where}.threat: a threat is needed.")
        elif isinstance(step, MixedExchange):
            if not 0 <= step.given <= min(step.most, step.left_besides(g, step.types)):
                found.append(f"{where}.given: so many tokens cannot be replaced.")
        elif isinstance(step, ThreatsFromTheDark):
            found += dark_faults(g, step, where)
        elif isinstance(step, HireOne) and any([not 0 <= price < len(PRICES) for price in step.prices]):
            found.append(f"{where}.prices: there are {len(PRICES)} prices.")
    return found


def clash_faults(g: Metro, step: Clash, where: str) -> list[str]:
    found: list[str] = []
    if step.station == NONE or NONE in (step.cause, step.opponent, step.outcome):
        found.append(f"{where}: station, cause, opponent and outcome must be named.")
    if step.force not in (ARMY, HERO) or step.rival_force not in (ARMY, HERO):
        found.append(f"{where}: a force is army or hero.")
    if (step.opponent == PLAYER) != (step.rival != NONE) or step.rival == step.seat:
        found.append(f"{where}.rival: another player, exactly if the battle is against one.")
    if not found and step.cause != HERO_ATTACKED and g.owner(step.station) != owner_before(step):
        settled = isinstance(step, Settlement) and step.at > PLACES[Settlement]["losses"]
        if not settled:
            found.append(f"{where}.station: {STATION_TITLES[step.station]} is not in the right hands for this battle.")
    return found


def owner_before(step: Clash) -> int:
    """Who holds the station at the beginning of a battle for it."""
    return step.seat if step.cause == THE_DARK else step.rival


def dark_faults(g: Metro, step: ThreatsFromTheDark, where: str) -> list[str]:
    """As many have named a station as had their turn; and each his own, unless it has been fought for."""
    line = step.at
    fighting = line > PLACES[ThreatsFromTheDark]["name_force"]
    naming_force = not fighting and line > PLACES[ThreatsFromTheDark]["name_station"]
    named = g.seats if fighting else step.turn
    if len(step.forces) != named or len(step.stations) != named + naming_force or not 0 <= step.turn <= g.seats:
        return [f"{where}: stations and forces must be named by all who had their turn."]
    if any([force not in (ARMY, HERO) for force in step.forces]):
        return [f"{where}.forces: a force is army or hero."]
    for place in range(step.turn if fighting else 0, len(step.stations)):
        station = step.stations[place]
        held = g.held[g.in_order(place)]
        if (station not in held) if held else station != NONE:
            return [f"{where}.stations: everybody names a station of his own."]
    return []
