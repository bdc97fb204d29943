"""What missions and syndicates count (BLK-15.6 to 15.8, BLK-16.4): one small function for each name in the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.black_metro import queries, reasons
from railhead.games.black_metro.cards import HIDEOUT, MECHASUIT
from railhead.games.black_metro.model import BlackMetro, includes
from railhead.games.black_metro.scripts import STATS, Condition
from railhead.kernel.ask import NONE

Stat = Callable[[BlackMetro, int, list[int]], int]


def bits(number: int) -> int:
    """How many bits are set."""
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


def sole_most(tracker: list[int]) -> int:
    """The one player who has the most; NONE if several share it."""
    best = tracker[0]
    found = 0
    for player in range(1, len(tracker)):
        if tracker[player] > best:
            best = tracker[player]
            found = player
        elif tracker[player] == best:
            found = NONE
    return found


def most_powerful(g: BlackMetro) -> int:
    """The one player with the most power; NONE if several share it (BLK-15.6)."""
    return sole_most(g.power)


# --- this district dominance, counted at step 1.6 (BLK-15.8) --------------------------------------------------------


def strength_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's strength here."""
    return queries.strength(g, player, g.here)


def personnel_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's personnel here."""
    return g.personnel(player, g.here)


def specialised_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's specialised personnel here."""
    return g.specialised(player, g.here)


def doom_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's doom mechasuit here."""
    return g.count(player, MECHASUIT, g.here)


def overwhelmed_players_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Players of whom personnel were overwhelmed here."""
    return bits(g.overwhelmed_players)


def overwhelmed_strength_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The strength of the personnel overwhelmed here."""
    return g.overwhelmed_strength


def destroyed_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Fortifications destroyed here."""
    return g.destroyed


def contested_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Other players with personnel here when dominance was asserted (BLK-15.7)."""
    return bits(g.contested)


def district_here(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The number of this district."""
    return g.here


def against_most_power(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Was dominance asserted against the player with the most power?"""
    best = most_powerful(g)
    return int(best != NONE and includes(g.contested, best))


def against_relic_player(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Was dominance asserted against the relic player?"""
    return int(includes(g.contested, g.relic))


def overwhelmed_most_power(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Was the player with the most power overwhelmed here?"""
    best = most_powerful(g)
    return int(best != NONE and includes(g.overwhelmed_players, best))


# --- this round -----------------------------------------------------------------------------------------------------


def dominated_count(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Districts that the player dominated this round."""
    return g.dominator.count(player)


def dominated_in_set(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Districts among these that the player dominated this round."""
    return len([district for district in districts if g.dominator[district] == player])


def occupied_districts(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Districts with personnel of the player."""
    return bits(g.occupied(player))


def guarded_blockade_districts(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Districts with personnel and a blockade of the player."""
    return len([place for place in queries.blockade_places(g, player) if g.forces[player][place]])


def overwhelmed_pieces_round(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Personnel of others that the player overwhelmed this round."""
    return g.overwhelmed_pieces[player]


# --- what a player has ----------------------------------------------------------------------------------------------


def gold(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's gold."""
    return g.gold[player]


def intel(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's intel."""
    return g.intel[player]


def drakownium(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's drakownium."""
    return g.drakownium[player]


def strain(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's strain."""
    return g.strain[player]


def fortunes(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The fortunes in the player's hand."""
    return g.hand_size(player)


def forts_on_board(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's blockades and support base on the board."""
    return g.forts_on_board(player)


def charged_tech(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's charged technologies."""
    return g.charged_count(player)


def specialised_hideout(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The specialised personnel in the player's hideout."""
    return g.specialised(player, HIDEOUT)


def personnel_hideout(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The personnel in the player's hideout."""
    return g.personnel(player, HIDEOUT)


def sci_level(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The player's scientific level."""
    return g.level[player]


def is_relic(g: BlackMetro, player: int, districts: list[int]) -> int:
    """Is the player the relic player?"""
    return 1 if g.relic == player else 0


def fulfilled_missions(g: BlackMetro, player: int, districts: list[int]) -> int:
    """The missions that the player has fulfilled."""
    return 0 if g.is_overlord(player) else len(g.fulfilled[player].cards)


FUNCTIONS: Final[list[Stat]] = [  # each is called as in the data
    *[strength_here, personnel_here, specialised_here, doom_here, overwhelmed_players_here, overwhelmed_strength_here],
    *[destroyed_here, contested_here, district_here, against_most_power, against_relic_player, overwhelmed_most_power],
    *[dominated_count, dominated_in_set, occupied_districts, guarded_blockade_districts, overwhelmed_pieces_round],
    *[gold, intel, drakownium, strain, fortunes, forts_on_board, charged_tech, specialised_hideout, personnel_hideout],
    *[sci_level, is_relic, fulfilled_missions],
]
NAMED: Final[dict[str, Stat]] = {
    **{function.__name__: function for function in FUNCTIONS},
    "dominated_district": dominated_in_set,
}
STAT_FUNCTIONS: Final[list[Stat]] = [NAMED[name] for name in STATS]


def counted(g: BlackMetro, player: int, stat: int, districts: list[int]) -> int:
    """What a player has of something that missions and syndicates count."""
    return STAT_FUNCTIONS[stat](g, player, districts)


YES_OR_NO: Final[list[bool]] = [  # by stat: is it rather a fact than a number?
    name in ("district_here", "doom_here", "is_relic", "dominated_district")
    or name.startswith("against_")
    or name == "overwhelmed_most_power"
    for name in STATS
]


def against_conditions(g: BlackMetro, player: int, conditions: list[Condition]) -> int:
    """Why a player does not meet all these conditions."""
    for condition in conditions:
        value = counted(g, player, condition.stat, condition.districts)
        if not condition.least <= value <= condition.most:
            if YES_OR_NO[condition.stat]:
                return reasons.NOT_FULFILLED
            return reasons.TOO_LITTLE if value < condition.least else reasons.TOO_MUCH
    return 0


def unmet(g: BlackMetro, player: int, conditions: list[Condition]) -> Condition | None:
    """The first of these conditions that a player does not meet (BLK-15.5)."""
    for condition in conditions:
        if against_conditions(g, player, [condition]):
            return condition
    return None
