"""How well a player stands: what he would score, what he can still do with it, and what threatens him on the board.

All numbers are hundredths of a power. What the final scoring pays counts in full; the rest are estimates by hand.
"""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, fortifications, queries, science, syndicates, turns, units
from railhead.games.black_metro.assignment import AssignPersonnel
from railhead.games.black_metro.dominance import DominancePhase
from railhead.games.black_metro.model import OVERLORD, UNTURNED, BlackMetro
from railhead.games.black_metro.personnel import STRENGTH_OF
from railhead.games.black_metro.resolution import ResolutionPhase
from railhead.kernel.ask import NONE

POWER: Final = 100
GOLD: Final = 33
INTEL: Final = 50
DRAKOWNIUM: Final = 100
STRAIN: Final = 50
FORTUNE: Final = 40
MISSION: Final = 70  # a mission that may still be fulfilled
FORT: Final = 25
TECHNOLOGY: Final = 100
BACKING: Final = 110  # a syndicate that is about to back a player, 2 power if nobody overtakes him
LATER: Final = 12  # what a point of strength, a level or a technology earns in a round to come
IN_RESERVE: Final = 90  # a piece in the hideout that can still go to a district of its own
DOMINANCE: Final = 110
CRUSHING: Final = 90
# What resolving a district is worth, by its number; the battlefield pays who dominates it.
FACILITY: Final[list[int]] = [0, 100, 90, 100, 100, 115, 70, 40, 100, 30, 90, 60, 0]


def evaluate(g: BlackMetro, seat: int) -> int:
    """The player's own worth against the best of the others; in the solo challenge against the overlord's forces."""
    own = worth(g, seat) + outlook(g, seat)
    if g.is_solo():
        return own - overlord_worth(g) - 2 * outlook(g, OVERLORD)
    best = 0
    for other in range(g.players):
        if other != seat:
            best = max(best, worth(g, other) + outlook(g, other))
    return 2 * own - best


def worth(g: BlackMetro, player: int) -> int:
    """What a player has: power, what scores at the end, and what will earn more in the rounds to come."""
    left = cards.ROUNDS - g.round
    total = POWER * g.power[player]
    total += GOLD * g.gold[player] + INTEL * g.intel[player] + DRAKOWNIUM * g.drakownium[player]
    total -= strain_cost(g, player)
    total += (POWER + LATER * left) * (queries.base_strength(g, player) + force(g, player))
    total += (STRAIN + LATER * left) * g.personnel_strength(player, cards.OVERWHELMED)
    total += FORT * g.forts_on_board(player)
    total += (TECHNOLOGY + LATER * left) * len(g.owned(player).cards)
    total += 2 * LATER * left * g.level[player]
    total += (MISSION if left else -POWER) * g.unfulfilled(player)
    total += FORTUNE * min(5, g.hand_size(player))
    total += backed(g, player) + paid_for(g, player)
    candidate = g.candidate[player]
    if candidate != NONE and cards.CANDIDATE_FORTUNE[candidate] in g.hand[player].cards:
        total += 2 * POWER
    return total


def backed(g: BlackMetro, player: int) -> int:
    """The backing of a syndicate for which a player alone is best as things stand; there is one a round."""
    for card in g.syndicates.cards:
        if syndicates.against_backing(g, player, card) == 0:
            return BACKING
    return 0


def paid_for(g: BlackMetro, player: int) -> int:
    """What the question on the table will bring a player who has paid for it already."""
    left = cards.ROUNDS - g.round
    top = g.stack[-1]
    if isinstance(top, (science.Research, science.GainTechnology)):
        return TECHNOLOGY + LATER * left if top.player == player else 0
    if isinstance(top, units.Promote):
        return POWER + LATER * left if top.player == player else 0
    if isinstance(top, (fortifications.Build, fortifications.MoveFort)):
        return FORT if top.player == player else 0
    if isinstance(top, syndicates.TurnSyndicate):
        return BACKING if top.player == player and can_turn_well(g, player) else 0
    return 0


def can_turn_well(g: BlackMetro, player: int) -> bool:
    """Is there a syndicate whose turning takes a rival's backing away, or gives the player one he lacks?"""
    lacking = not backed(g, player)
    zone = g.syndicates
    for at in range(len(zone.cards)):
        if zone.marks[at] == UNTURNED:
            leader = leader_for(g, zone.cards[at])
            if leader not in (NONE, player):
                return True
        elif lacking and leader_for(g, zone.cards[at]) == player:
            return True
    return False


def leader_for(g: BlackMetro, card: int) -> int:
    """The player who alone is best for a syndicate, turned or not; NONE if nobody is."""
    for player in range(g.players):
        if syndicates.is_sole_best(g, player, card):
            return player
    return NONE


def strain_cost(g: BlackMetro, player: int) -> int:
    """Strain costs half a power each; near the end of the track it is a danger, above all in the solo challenge."""
    strain = g.strain[player]
    cost = STRAIN * strain
    if strain > 11:
        cost += (4 * POWER if g.is_solo() else STRAIN) * (strain - 11)
    return cost


def overlord_worth(g: BlackMetro) -> int:
    """The overlord's power brings the loss nearer, and all of his personnel must be overwhelmed."""
    return 2 * POWER * g.power[OVERLORD] + 3 * POWER * force(g, OVERLORD)


def force(g: BlackMetro, player: int) -> int:
    """The strength of all personnel that are not overwhelmed."""
    return STRENGTH_OF[g.forces[player][cards.HIDEOUT] + g.on_board(player)]


def outlook(g: BlackMetro, player: int) -> int:
    """What the personnel on the board are about to win or lose."""
    if len(g.stack) < 2:
        return 0
    phase = g.stack[1]
    if isinstance(phase, turns.AssignmentPhase):
        return in_reserve(g, player) + on_board(g, player, 1)
    if isinstance(phase, DominancePhase):
        return on_board(g, player, phase.district + 1)
    if isinstance(phase, ResolutionPhase) and not g.is_overlord(player):
        return to_resolve(g, player, phase.district + 1)
    return 0


def in_reserve(g: BlackMetro, player: int) -> int:
    """Pieces that have not been assigned, without those that are being chosen."""
    pieces = g.personnel(player, cards.HIDEOUT)
    top = g.stack[-1]
    if isinstance(top, units.Select) and top.player == player and top.place == cards.HIDEOUT:
        pieces -= top.picked
    return IN_RESERVE * pieces


def on_board(g: BlackMetro, player: int, first: int) -> int:
    """Dominance won or lost district by district, and what can be resolved afterwards."""
    total = 0
    for district in range(1, cards.DISTRICTS + 1):
        own = standing(g, player, district)
        if own == 0:
            continue
        rival = 0
        for other in range(g.players):
            if other != player:
                rival = max(rival, standing(g, other, district))
        if district >= first:
            total += contest(g, player, own, rival, district)
        if rival - own < cards.OVERWHELM_DIFFERENCE and not g.is_overlord(player):
            total += FACILITY[district]
    return total


def contest(g: BlackMetro, player: int, own: int, rival: int, district: int) -> int:
    """What this district is about to bring in the dominance phase."""
    if own > rival:
        crushing = CRUSHING if rival and own - rival >= cards.OVERWHELM_DIFFERENCE else 0
        return DOMINANCE + crushing + (POWER if district == cards.BATTLEFIELD else 0)
    if own == rival:
        return 0
    return -STRAIN - (STRAIN * own if rival - own >= cards.OVERWHELM_DIFFERENCE else 0)


def standing(g: BlackMetro, player: int, district: int) -> int:
    """A player's strength at a district, with the pieces he is just assigning there."""
    here = queries.strength(g, player, district)
    top = g.stack[-1]
    if isinstance(top, units.Select) and top.player == player:
        below = g.stack[-2]
        if isinstance(below, AssignPersonnel) and below.district == district:
            here += STRENGTH_OF[top.result]
    return here


def to_resolve(g: BlackMetro, player: int, first: int) -> int:
    """Districts that the player will still resolve."""
    total = 0
    for district in range(first, cards.DISTRICTS + 1):
        if g.personnel(player, district):
            total += FACILITY[district]
    return total
