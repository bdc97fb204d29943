"""Technologies and candidate abilities: may they be used at this moment, and using them (BLK-4.5, 11.10, 17.2)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import carry, queries, reasons
from railhead.games.black_metro.model import CARD, USE, BlackMetro, is_technology
from railhead.games.black_metro.scripts import GENERAL_ABILITY, SCRIPTS, TECH_SCRIPT, TECH_TIMING, TIMINGS
from railhead.kernel.ask import NONE

# By the moment of an ability: the reason when it is another.
OTHER_MOMENT: Final[list[int]] = [reasons.USED_AT.get(name, 0) for name in TIMINGS]


def against_technology(g: BlackMetro, player: int, card: int, when: int) -> int:
    """Why a player cannot use a technology at this moment (BLK-2.8, BLK-4.5, BLK-11.10)."""
    if not g.has_charged(player, card):
        return reasons.NOT_CHARGED
    if TECH_TIMING[card] != when:
        return OTHER_MOMENT[TECH_TIMING[card]]
    return reasons.ONCE_A_ROUND if g.used[player] & queries.used_bit(card) else 0


def use_technology(g: BlackMetro, player: int, card: int, place: int) -> None:
    """Use a technology, once this round (BLK-11.10)."""
    note_use(g, player, card)
    g.push(carry.Carry(TECH_SCRIPT[card], player, place))


def note_use(g: BlackMetro, player: int, card: int) -> None:
    """A technology is used this round, and all see it."""
    g.used[player] |= queries.used_bit(card)
    g.tell("uses_technology", player, card)


def against_general(g: BlackMetro, player: int, script: int, when: int) -> int:
    """Why a player cannot use this general ability of a candidate at this moment (BLK-17.1, BLK-17.2)."""
    if g.candidate[player] == NONE or GENERAL_ABILITY[g.candidate[player]] != script:
        return reasons.NOT_YOURS
    if SCRIPTS[script].when != when:
        return OTHER_MOMENT[SCRIPTS[script].when]
    if not g.candidate_charged[player]:
        return reasons.CANDIDATE_DOWNED
    return carry.against_using(g, script, player, 0)


def usable_general(g: BlackMetro, player: int, when: int) -> int:
    """The general ability (option) that a player can use now, or NONE."""
    script = queries.general_ability(g, player, when)
    if script == NONE or carry.against_using(g, script, player, 0):
        return NONE
    return USE.of(script)


def use_general(g: BlackMetro, player: int, script: int, place: int) -> None:
    """Down the candidate and carry out the general ability (BLK-17.2)."""
    g.candidate_charged[player] = False
    g.tell("uses_ability", player, USE.of(script))
    g.push(carry.Carry(script, player, place))


def use_ability(g: BlackMetro, player: int, option: int, place: int) -> None:
    """Use a technology or the candidate's general ability."""
    if is_technology(option):
        use_technology(g, player, CARD.thing(option), place)
    else:
        use_general(g, player, USE.thing(option), place)


def against_ability(g: BlackMetro, player: int, option: int, when: int) -> int:
    """Why a player cannot use a technology or a general ability at this moment; 0 for anything else."""
    if is_technology(option):
        return against_technology(g, player, CARD.thing(option), when)
    if USE.has(option) and USE.thing(option) in GENERAL_ABILITY:
        return against_general(g, player, USE.thing(option), when)
    return 0
