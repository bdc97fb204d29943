"""Questions about a state: strength, abilities that are ready, where things may go. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.black_metro import cards, personnel, reasons, scripts
from railhead.games.black_metro.model import CHARGED, BlackMetro, includes
from railhead.games.black_metro.scripts import Effect
from railhead.kernel.ask import NONE, Ask

DISTRICT_ABILITY_USED: Final = 1  # bit of `used`

# --- questions and answers ------------------------------------------------------------------------------------------


def offer(seat: int, prompt: str, options: list[int], into: str = "choice", about: int = NONE) -> Ask | None:
    """A question to who has a choice; what leaves none is not asked, since nothing of it is hidden."""
    return Ask(seat, prompt, options, into, about=about) if len(options) > 1 else None


def settled(answer: int, options: list[int]) -> int:
    """What was answered, or the only option where nobody was asked."""
    return options[0] if answer == NONE else answer


# --- technologies and candidates ------------------------------------------------------------------------------------

REINFORCING: Final[list[int]] = scripts.technologies_with("may_reinforce")
RESOLVING_NOW: Final[list[int]] = scripts.technologies_with("resolve_now")
DOUBLING: Final[list[int]] = scripts.technologies_with("double_first_effect")
PAINLESS: Final[list[int]] = scripts.technologies_with("dominance_strain")
SHOCKING: Final[list[int]] = scripts.technologies_with("strain")
HALF_RECOVERY: Final[list[int]] = scripts.technologies_with("recover_strain")
SAVING: Final[list[int]] = scripts.candidates_with("save_overwhelmed")
REROLLING: Final[list[int]] = scripts.candidates_with("reroll")
BREACHING: Final[bool] = "ignore_blockade_strain" in scripts.verbs_of(scripts.MECHASUIT_SCRIPT)
BESIEGING: Final[bool] = "destroy_forts" in scripts.verbs_of(scripts.MECHASUIT_SCRIPT)


STRENGTHENING: Final[list[list[Effect]]] = [  # by technology: its effects on strength
    [] if script == NONE else [effect for effect in scripts.SCRIPTS[script].effects if effect.name == "strength"]
    for script in scripts.TECH_SCRIPT
]
WORKING_AT: Final[list[list[int]]] = [  # by moment: the technologies that work then, in the order of BLK-4.5
    [card for card in cards.TECH_ORDER if scripts.TECH_TIMING[card] == when] for when in range(len(scripts.TIMINGS))
]


def used_bit(card: int) -> int:
    """The bit of `used` that stands for a technology."""
    return 2 << (card - cards.FIRST_TECHNOLOGY)


def charged_among(g: BlackMetro, player: int, technologies: list[int]) -> int:
    """The first of these technologies that the player has charged, or NONE."""
    if g.owned(player).cards:
        for card in technologies:
            if g.has_charged(player, card):
                return card
    return NONE


def ready(g: BlackMetro, player: int, technologies: list[int]) -> list[int]:
    """Those of these technologies that are charged and not yet used this round (BLK-11.10)."""
    if not g.owned(player).cards:
        return []
    used = g.used[player]
    return [card for card in technologies if not used & used_bit(card) and g.has_charged(player, card)]


def general_ability(g: BlackMetro, player: int, when: int) -> int:
    """The script of the candidate's general ability if it works at this moment and is charged, or NONE (BLK-17.2)."""
    if not g.candidate_charged[player]:
        return NONE
    ability = scripts.GENERAL_ABILITY[g.candidate[player]]
    return ability if scripts.SCRIPTS[ability].when == when else NONE


def can_save(g: BlackMetro, player: int) -> bool:
    """May this player save a piece that is being overwhelmed (BLK-17.10)?"""
    return g.candidate_charged[player] and g.candidate[player] in SAVING


def permitted_technologies(g: BlackMetro, player: int) -> list[int]:
    """The technologies in a player's deck that the scientific level permits (BLK-11.4, BLK-11.9)."""
    level = g.level[player]
    return [card for card in g.library[player].cards if cards.TECH_LEVEL[card] <= level]


# --- strength -------------------------------------------------------------------------------------------------------


def base_strength(g: BlackMetro, player: int) -> int:
    """The strength X of a player's support base on the board (BLK-10.3.3)."""
    district = g.base[player]
    return cards.BASE_STRENGTH + cards.BASE_PER_BLOCKADE * g.blockades[player][district] if district else 0


def strength(g: BlackMetro, player: int, district: int) -> int:
    """A player's strength at a district; without personnel there is none (BLK-6.1.2)."""
    pieces = g.forces[player][district]
    if not pieces:
        return 0
    total = personnel.STRENGTH_OF[pieces]
    if g.base[player] == district:
        total += base_strength(g, player)
    if g.owned(player).cards:
        total += technology_strength(g, player, district)
    return total


def technology_strength(g: BlackMetro, player: int, district: int) -> int:
    """The bonus of charged technologies at a district (Voltaic Edge, Tyrant's Halo)."""
    total = 0
    zone = g.owned(player)
    for at, card in enumerate(zone.cards):
        if zone.marks[at] == CHARGED:
            for effect in STRENGTHENING[card]:
                if all_hold(g, effect.needs, player, NONE, district):
                    total += effect.n
    return total


def order_at(g: BlackMetro, district: int) -> list[int]:
    """The players with personnel at a district, in the order of BLK-4.3."""
    return [player for player in g.order() if g.forces[player][district]]


def greatest(g: BlackMetro, district: int, besides: int) -> int:
    """The greatest strength at a district, of all players besides one."""
    return max([strength(g, player, district) for player in range(g.players) if player != besides])


def dominating(g: BlackMetro, district: int) -> int:
    """The player with strictly the greatest strength at a district, or NONE (BLK-6.1.3, BLK-6.1.4)."""
    best = 0
    found = NONE
    for player in range(g.players):
        here = strength(g, player, district)
        if here > best:
            best = here
            found = player
        elif here == best:
            found = NONE
    return found


# --- where things may go --------------------------------------------------------------------------------------------


def blockade_strain(blockades: int, strength: int) -> int:
    """The strain that blockades of others inflict on an assignment of this strength (BLK-5.7, BLK-5.8)."""
    missing = blockades + 1 - strength
    return cards.STRAIN_PER_STRENGTH * missing if blockades and missing > 0 else 0


def against_fort(g: BlackMetro, district: int) -> int:
    """Why no fortification can be built at or moved to a district (BLK-10.3.7, BLK-14.3)."""
    if g.tile(district) != NONE:
        return reasons.UNDER_TILE
    return reasons.FULL if g.forts_at(district) >= cards.FORT_ZONES[district] else 0


def fort_districts(g: BlackMetro) -> list[int]:
    """The districts where a fortification can be built, or to which one can be moved."""
    return [district for district in range(1, cards.DISTRICTS + 1) if against_fort(g, district) == 0]


def buildable(g: BlackMetro, player: int) -> list[int]:
    """The kinds of fortifications that a player may build from the backup (BLK-10.3.1)."""
    kinds: list[int] = []
    if g.blockades[player][cards.BACKUP]:
        kinds.append(cards.BLOCKADE)
    if not g.base[player] and g.level[player] >= cards.BASE_LEVEL:
        kinds.append(cards.SUPPORT_BASE)
    return kinds


def can_move_base(g: BlackMetro, player: int, owner: int) -> bool:
    """May a player move this support base, which is on the board (BLK-10.3.6)?"""
    return owner == player or g.blockades[owner][g.base[owner]] == 0


def blockade_places(g: BlackMetro, owner: int) -> list[int]:
    """The districts where a player has a blockade."""
    return [district for district in range(1, cards.DISTRICTS + 1) if g.blockades[owner][district]]


# --- personnel ------------------------------------------------------------------------------------------------------

FRESH: Final = 1
REPLACED: Final = 2


def way_to_promote(g: BlackMetro, player: int, rank: int) -> int:
    """How a subordinate can become this rank: FRESH, REPLACED by an overwhelmed piece, or 0 (BLK-10.1.2, 10.1.7)."""
    if rank == cards.MECHASUIT and g.level[player] < cards.MECHASUIT_LEVEL:
        return 0
    if personnel.count_of(g.in_play(player), rank) < cards.RANK_MAX[rank]:
        return FRESH
    return REPLACED if g.count(player, rank, cards.OVERWHELMED) else 0


def can_promote(g: BlackMetro, player: int) -> bool:
    """Is there a rank that a subordinate of this player can be promoted to?"""
    return way_to_promote(g, player, cards.PARAGON) > 0 or way_to_promote(g, player, cards.MECHASUIT) > 0


def breaches(rank: int) -> bool:
    """Do blockades inflict no strain on an assignment that includes this rank (BLK-10.1.9)?"""
    return BREACHING and rank == cards.MECHASUIT


def weakest(g: BlackMetro, player: int) -> int:
    """The lowest rank that a player has in the hideout, or NONE (BLK-19.3.2)."""
    for rank in range(cards.RANKS):
        if g.count(player, rank, cards.HIDEOUT):
            return rank
    return NONE


# --- what abilities need --------------------------------------------------------------------------------------------

Check = Callable[[BlackMetro, int, int, int], bool]


def own_fortification_here(g: BlackMetro, player: int, other: int, place: int) -> bool:
    """Has the player a fortification here?"""
    return g.forts(player, place) > 0


def own_specialised_here(g: BlackMetro, player: int, other: int, place: int) -> bool:
    """Has the player specialised personnel here?"""
    return g.specialised(player, place) > 0


def own_doom_here(g: BlackMetro, player: int, other: int, place: int) -> bool:
    """Has the player the doom mechasuit here?"""
    return g.count(player, cards.MECHASUIT, place) > 0


def overwhelmed_here(g: BlackMetro, player: int, other: int, place: int) -> bool:
    """Did the dominating player overwhelm here, or by the switch: is he the relic player (BLK-7.2.9, 7.2.11)?"""
    if g.options["combat_zone_second"] == "relic":
        return g.relic == player
    return includes(g.overwhelmed_at, place)


def strongest_here_contested(g: BlackMetro, player: int, other: int, place: int) -> bool:
    """Has the player more personnel strength than every other player here, at least one (BLK-14.4, 14.7)?"""
    own = g.personnel_strength(player, place)
    contested = False
    for rival in range(g.players):
        if rival != player and g.personnel(rival, place):
            contested = True
            if g.personnel_strength(rival, place) >= own:
                return False
    return contested


def defender_has_fortune(g: BlackMetro, player: int, other: int, place: int) -> bool:
    """Does the defender hold a fortune; in the solo challenge, has the discard a card (BLK-12.3.6, BLK-19.5.1)?"""
    return len(g.discard.cards) > 0 if g.is_solo() else g.hand_size(other) > 0


def defender_specialised_here(g: BlackMetro, player: int, other: int, place: int) -> bool:
    """Has the defender specialised personnel here (BLK-12.3.6)?"""
    return g.specialised(other, place) > 0


CHECKS: Final[dict[str, Check]] = {  # each is called as in the data
    check.__name__: check
    for check in (
        *[own_fortification_here, own_specialised_here, own_doom_here, overwhelmed_here, strongest_here_contested],
        *[defender_has_fortune, defender_specialised_here],
    )
}
NEED_CHECKS: Final[list[Check]] = [CHECKS[need] for need in scripts.NEEDS]


def all_hold(g: BlackMetro, needs: list[int], player: int, other: int, place: int) -> bool:
    """Do all these needs hold for a player at a place?"""
    return all(NEED_CHECKS[need](g, player, other, place) for need in needs)
