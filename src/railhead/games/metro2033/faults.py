"""What makes a position impossible, in sentences that name the place and the fault."""
# mypyc: skip - runs when a position is loaded, not while a match is played

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from railhead.games.metro2033 import board, cards, clash, equipment, queries, stages
from railhead.games.metro2033.abilities import UseMission
from railhead.games.metro2033.dark import ThreatsFromTheDark
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.effects import PRICES
from railhead.games.metro2033.hiring import HireOne
from railhead.games.metro2033.model import ARMY_OR_HERO, JUST_CAME, STATION, USED, ZONES, Deciding, Metro
from railhead.games.metro2033.outcomes import Settlement
from railhead.games.metro2033.rewards import Reward
from railhead.games.metro2033.round import Round
from railhead.games.metro2033.setup import SetUp
from railhead.games.metro2033.trade import MixedExchange
from railhead.kernel.ask import NONE
from railhead.kernel.step import PLACES, Step
from railhead.kernel.zones import Zone

# Every player has an entry in each of these lists.
OF_EACH_PLAYER: Final = ("faction", "hero", "hero_at", "army", "pigs", "mushrooms", "ammo", "held")
NOTED_OF_EACH: Final = ("faction_used", "hero_used", "wounded", "maintained")

SMALL_ZONES: Final[dict[str, int]] = {
    "market": cards.MARKET_SIZE,
    "law": 1,
    "open_threat": 1,
    "attack_hand": cards.COMBAT_HAND,
    "defence_hand": cards.COMBAT_HAND,
    "revealed": 2,
}


def faults(g: Metro) -> list[str]:
    """All faults of a position; the later checks rely on the earlier ones."""
    checks = (table_faults, player_faults, station_faults, zone_faults, hand_faults, stack_faults)
    return next((found for check in checks if (found := list(check(g)))), [])


def table_faults(g: Metro) -> Iterator[str]:
    if not 0 <= g.position < len(cards.TRACK):
        yield f"table.position: the round track has positions 0 to {len(cards.TRACK) - 1}, not {g.position}."
    if g.round < 1:
        yield f"table.round: {g.round} is not a round."
    if g.stage not in (stages.STAGE_ONE, stages.STAGE_TWO):
        yield f"table.stage: there are stages 1 and 2, not {g.stage}."
    if NONE in (g.phase, g.first, g.active):
        yield "table.phase, table.first, table.active: none of them may be missing."
    if not len(g.lasting) == len(g.lasting_for) == len(g.lasting_on):
        yield "table.lasting, lasting_for, lasting_on: they must be equally long."
    elif NONE in g.lasting_for or any(not cards.MISSIONS <= card < cards.LAWS for card in g.lasting):
        yield "table.lasting: only missions last, and each for some player."
    for on in g.lasting_on:
        station = STATION.thing(on) if STATION.has(on) else NONE
        if on not in (NONE, *ARMY_OR_HERO) and not 0 <= station < board.OUTSIDE_HANSA:
            yield "table.lasting_on: only army, hero or a station outside Hansa can be named."


def player_faults(g: Metro) -> Iterator[str]:
    if any(len(getattr(g, name)) != g.seats for name in OF_EACH_PLAYER + NOTED_OF_EACH):
        yield f"table: every list of players needs {g.seats} entries."
        return
    for name, chosen in (("faction", g.faction), ("hero", g.hero)):
        taken = [one for one in chosen if one != NONE]
        if len(set(taken)) != len(taken):
            yield f"table.{name}: no two players have the same."
    if NONE in g.faction + g.hero + g.hero_at and not any(isinstance(step, SetUp) for step in g.stack):
        yield "table.faction, hero, hero_at: after set-up every player has a faction and a hero on the board."
    if any(not cards.ARMY_MIN <= army <= cards.ARMY_MAX for army in g.army):
        yield f"table.army: an army has strength {cards.ARMY_MIN} to {cards.ARMY_MAX}."
    for resource, name in enumerate(RESOURCES):
        if min(g.stock(resource)) < 0 or g.left(resource) < 0:
            yield f"table.{name}: there are {board.TOKENS[resource]} tokens, and nobody has debts."
    if min(g.faction_used + g.hero_used) < 0:
        yield "table.faction_used, hero_used: they count from 0."


def station_faults(g: Metro) -> Iterator[str]:
    factions = queries.factions_in_play(g)
    held = [station for stations in g.held for station in stations]
    for station in held:
        if station == NONE or station >= board.OUTSIDE_HANSA or not board.CAPTURABLE >> station & 1:
            yield "table.held: Hansa and abandoned stations belong to nobody."
        elif not board.is_active(station, factions):
            yield f"table.held: {board.STATION_TITLES[station]} lies in the zone of a faction that nobody plays."
        elif held.count(station) > 1:
            yield f"table.held: {board.STATION_TITLES[station]} has two owners."
    if any(len(stations) > cards.MOST_STATIONS for stations in g.held):
        yield f"table.held: nobody has more than {cards.MOST_STATIONS} tokens for stations."
    for station in g.hero_at:
        if station != NONE and not board.is_active(station, factions):
            yield f"table.hero_at: {board.STATION_TITLES[station]} lies in a zone that no hero can enter."


# --- cards ----------------------------------------------------------------------------------------------------------


def family(g: Metro, card: int) -> str:
    """The pool to which a card belongs."""
    aside = card < cards.EQUIPMENT and cards.STAGE[card] != g.stage
    return "threats aside" if aside else cards.FAMILY_OF[card]


def zone_faults(g: Metro) -> Iterator[str]:
    for spec in ZONES:
        value = getattr(g, spec.name)
        for zone in value if spec.each else [value]:
            assert isinstance(zone, Zone)
            for card in zone.cards:
                if family(g, card) != spec.pool:
                    yield f"zones.{spec.name}: {cards.CARD_TITLES[card]} does not belong there."
            if spec.name in SMALL_ZONES and len(zone.cards) > SMALL_ZONES[spec.name]:
                yield f"zones.{spec.name}: at most {SMALL_ZONES[spec.name]} cards lie there."


def hand_faults(g: Metro) -> Iterator[str]:
    unsettled = any(isinstance(step, (equipment.CarryLimit, stages.StageCheck)) for step in g.stack)
    for seat in range(g.seats):
        goals = [cards.GOAL_OF[card] for card in g.completed[seat].cards]
        if len(set(goals)) != len(goals):
            yield f"zones.completed[{seat}]: nobody completes two missions with the same goal."
        if not {0, USED}.issuperset(g.completed[seat].marks):
            yield f"zones.completed[{seat}].marks: 1 (used this round) or 0."
        if not {0, JUST_CAME}.issuperset(g.missions[seat].marks):
            yield f"zones.missions[{seat}].marks: 1 (came in the running battle) or 0."
        if not {g.round, g.round - 1}.issuperset(g.scouted[seat].marks):
            yield f"zones.scouted[{seat}].marks: a card was scouted in this round or in the one before."
        if len(g.gear[seat].cards) > queries.carry_limit(g) and not unsettled:
            yield f"zones.gear[{seat}]: a hero carries {queries.carry_limit(g)} cards at most in this stage."


# --- the stack ------------------------------------------------------------------------------------------------------


def stack_faults(g: Metro) -> Iterator[str]:
    if g.stack and not isinstance(g.stack[0], (Round, SetUp)):
        yield "stack[0]: a match is in set-up or in a round."
    for place, step in enumerate(g.stack):
        for fault in step_faults(g, step):
            yield f"stack[{place}] ({type(step).__name__}){fault}"


def step_faults(g: Metro, step: Step) -> Iterator[str]:
    """What is wrong with a step, from its field on."""
    if isinstance(step, Deciding) and step.choice != NONE:
        yield ".choice: an answer is carried out at once and never stands in a position."
    elif getattr(step, "seat", 0) == NONE:
        yield ".seat: a player must be named."
    elif isinstance(step, equipment.LoseGear) and NONE in (step.chooser, step.loser):
        yield ": both players must be named."
    elif isinstance(step, clash.Clash):
        yield from list(side_faults(step)) or owner_faults(g, step)
    elif isinstance(step, UseMission) and not cards.MISSIONS <= step.card < cards.LAWS:
        yield ".card: a mission is needed."
    elif isinstance(step, Reward) and not 0 <= step.threat < cards.EQUIPMENT:
        yield ".threat: a threat is needed."
    elif isinstance(step, MixedExchange):
        if not 0 <= step.given <= min(step.most, step.left_besides(g, step.types)):
            yield ".given: so many tokens cannot be replaced."
    elif isinstance(step, ThreatsFromTheDark):
        yield from dark_faults(g, step)
    elif isinstance(step, HireOne) and any(not 0 <= price < len(PRICES) for price in step.prices):
        yield f".prices: there are {len(PRICES)} prices."


def side_faults(step: clash.Clash) -> Iterator[str]:
    if NONE in (step.station, step.cause, step.opponent, step.outcome):
        yield ": station, cause, opponent and outcome must be named."
    if step.force not in ARMY_OR_HERO or step.rival_force not in ARMY_OR_HERO:
        yield ": a force is army or hero."
    if (step.opponent == clash.PLAYER) != (step.rival != NONE) or step.rival == step.seat:
        yield ".rival: another player, exactly if the battle is against one."


def owner_faults(g: Metro, step: clash.Clash) -> Iterator[str]:
    """A station that is fought for belongs to whoever defends it, until it is lost."""
    defender = step.seat if step.cause == clash.THE_DARK else step.rival
    settled = isinstance(step, Settlement) and step.at > PLACES[Settlement]["losses"]
    if step.cause != clash.HERO_ATTACKED and g.owner(step.station) != defender and not settled:
        yield f".station: {board.STATION_TITLES[step.station]} is not in the right hands for this battle."


def dark_faults(g: Metro, step: ThreatsFromTheDark) -> Iterator[str]:
    """As many have named a station as had their turn; and each his own, unless it has been fought for."""
    line = step.at
    fighting = line > PLACES[ThreatsFromTheDark]["name_force"]
    naming_force = not fighting and line > PLACES[ThreatsFromTheDark]["name_station"]
    named = g.seats if fighting else step.turn
    if len(step.forces) != named or len(step.stations) != named + naming_force or not 0 <= step.turn <= g.seats:
        yield ": stations and forces must be named by all who had their turn."
        return
    if not set(ARMY_OR_HERO).issuperset(step.forces):
        yield ".forces: a force is army or hero."
        return
    for place in range(step.turn if fighting else 0, len(step.stations)):
        held = g.held[g.in_order(place)]
        if step.stations[place] not in (held or [NONE]):
            yield ".stations: everybody names a station of his own."
            return
