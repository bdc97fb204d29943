"""Every reason why something is not allowed: a position, an act, the rule and the sentence that forbid it."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from black_metro_table import RULES, City, step

from railhead.games.black_metro import reasons
from railhead.games.black_metro.model import BlackMetro
from railhead.games.black_metro.start_abilities import StartAbilities
from railhead.kernel.ask import Ask
from railhead.kernel.state import State

MakeCity = Callable[..., City]
SYNDICATE = "card:fortitude_trainers"  # the first card behind the missions


class Row(NamedTuple):
    """Who is asked what in a position, what he tries, and what he is told."""

    reason: int
    position: Callable[[MakeCity], City]
    asked: tuple[int, str]
    option: str
    rule: str
    sentence: str


def at_target(c: City) -> City:
    """Red's 5 attacks somebody for 05: Green or Blue, not Yellow."""
    c.hideout(0, "1s").hideout(1, "1s").hideout(2, "1s").hand(0, "5_D").turn(0)
    return c.says(0, "card:5_D", "attack")


def at_target_here(c: City, card: str) -> City:
    """Red dominates 05 against Green and Blue and opens an attack."""
    c.at(0, 5, "9s").at(1, 5, "1s1p").at(2, 5, "1s1p").hand(0, card).phase("dominance")
    return c.says(0, f"card:{card}")


def recovering(city: MakeCity, overwhelmed: str) -> City:
    return city(2).overwhelmed(0, overwhelmed).plays(step("Recover", player=0))


def saving(city: MakeCity, pieces: str) -> City:
    c = city(2).candidate(0, "surgeon").at(0, 5, pieces)
    return c.plays(step("Overwhelm", victim=0, place="d05", pieces=pieces))


def lifting(city: MakeCity, pieces: str) -> City:
    return city(2).at(0, 5, pieces).plays(step("MovePersonnel", player=0))


def paying(city: MakeCity, least: int, *cards: str) -> City:
    return city(2).hand(0, *cards).plays(step("DiscardFortunes", player=0, n=1, least=least, prompt="pay_fortune"))


def resolving(city: MakeCity, district: int, pieces: str = "1s", **trackers: int) -> City:
    return city(2).has(0, **trackers).at(0, district, pieces).resolves(0, district)


def financier_at_03(city: MakeCity) -> City:
    """The Financier resolves her own district, with enough of everything."""
    return city(2).candidate(0, "financier").has(0, gold=9, intel=9, drakownium=9).at(0, 3, "3s").resolves(0, 3)


def with_technology(city: MakeCity, card: str) -> City:
    """Red's assignment turn with a charged technology."""
    return city(2).hideout(0, "1s").has(0, level=3).technologies(0, card).turn(0)


def with_candidate(city: MakeCity, name: str) -> City:
    return city(2).hideout(0, "1s").candidate(0, name).turn(0)


def dominating(city: MakeCity, *missions: str) -> City:
    """Red has asserted dominance at 05 with 5 strength and may fulfil a mission."""
    return city(2).at(0, 5, "5s").missions(0, "m01", *missions).phase("dominance")


def in_standby(city: MakeCity, *missions: str) -> City:
    """Red has no strain and may fulfil a standby mission."""
    c = city(2).missions(0, "m22", *missions)
    return c.plays(step("Fulfil", player=0, timing=16))


def all_missions_held(city: MakeCity) -> City:
    c = resolving(city, 11, drakownium=1)
    return c.missions(1, *c.table.cards("mission_deck"))


def all_fortunes_held(city: MakeCity) -> City:
    c = resolving(city, 6)
    deck = c.table.cards("deck")
    c.table.data["zones"]["deck"] = []
    c.table.data["zones"]["hand"] = [deck[:27], deck[27:]]
    return c


def dominated_12(c: City) -> City:
    c.data["dominator"][12] = 0
    return c.at(0, 12, "1s").resolves(0, 12)


def no_fortification_left(c: City) -> City:
    """All of Red's fortifications are on the board: to build, one of them moves."""
    return c.has(0, gold=1, level=2).blockades(0, 1).blockades(0, 2, 2).base(0, 3).carries("d09.first")


def barricade(c: City) -> City:
    """The Architect moves one of two kinds to 05 or 06."""
    c.candidate(0, "architect").at(0, 5, "1s").at(0, 6, "1s").blockades(0, 1).blockades(1, 2).base(0, 3)
    return c.phase("dominance").says(0, "use:architect.general")


def backed(city: MakeCity, *syndicates: str) -> City:
    """Red alone has gold, and may be backed by the Gilded Lenders."""
    c = city(2).has(0, gold=3).syndicates("gilded_lenders", *syndicates)
    return c.plays(step("Backing", player=0))


def everywhere(c: City) -> City:
    """Red has personnel at all districts."""
    for district in range(1, 13):
        c.at(0, district, "1s")
    return c.hideout(0, "1s").has(0, level=3)


def counter(city: MakeCity) -> City:
    """Green may answer Red's 5 with a 6, not with a 3."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "5_D").hand(1, "3_D", "6_D", "K_C").turn(0)
    return c.says(0, "card:5_D", "attack")


SET_UP = [
    Row(
        reasons.CANDIDATE_TAKEN,
        lambda city: (
            city(2).candidate(0, "gambler", charged=False).plays(step("SetUp", at="ask_candidate", player_at=1))
        ),
        (1, "candidate"),
        "candidate:gambler",
        "BLK-3.6",
        "Another player already leads The Gambler.",
    ),
    Row(
        reasons.OWN_COLOUR,
        lambda city: city(1).plays(step("SetUp", at="ask_rival", colour="colour:blue")),
        (0, "overlord_colour"),
        "colour:blue",
        "BLK-19.2.1",
        "Blue is your own colour; the overlord takes another.",
    ),
]

ASSIGNMENT = [
    Row(
        reasons.HAS_PERSONNEL_THERE,
        lambda city: city(2).hideout(0, "1s").at(0, 4, "1s").turn(0),
        (0, "turn"),
        "district:d04",
        "BLK-5.3",
        "You already have personnel at 04 Chronicle Archives.",
    ),
    Row(
        reasons.EXPLODED,
        lambda city: city(2).hideout(0, "1s").tile("massive_explosion", 4).turn(0),
        (0, "turn"),
        "district:d04",
        "BLK-14.4",
        "A massive explosion covers 04 Chronicle Archives: no personnel can be assigned there.",
    ),
    Row(
        reasons.NO_PASS,
        lambda city: city(2).hideout(0, "1s").turn(0),
        (0, "turn"),
        "pass",
        "BLK-5.6",
        "You cannot pass: you must assign at least 1 of your personnel.",
    ),
    Row(
        reasons.HAVE_ASSIGNED,
        lambda city: city(2).hideout(0, "2s").hand(0, "3_D").turn(0).says(0, "district:d01", "number:1"),
        (0, "after"),
        "district:d02",
        "BLK-5.2",
        "You have already assigned personnel this turn, and to one district only.",
    ),
    Row(
        reasons.ONE_FORTUNE,
        lambda city: city(2).hideout(0, "1s").hand(0, "3_D", "10_C").turn(0).says(0, "card:3_D"),
        (0, "turn"),
        "card:10_C",  # which could not be played anyhow
        "BLK-5.10",
        "You have already played your 1 assignment fortune for this turn.",
    ),
    Row(
        reasons.AFTER_ONLY,
        lambda city: city(2, fortune_play_moment="after").hideout(0, "1s").hand(0, "3_D").turn(0),
        (0, "turn"),
        "card:3_D",
        "BLK-5.11",
        "In this match a fortune is played after the assignment, not before it.",
    ),
    Row(
        reasons.SKIPPED,
        lambda city: everywhere(with_technology(city, "logistic_1").hand(0, "10_C")),
        (0, "transit"),
        "card:10_C",
        "BLK-5.5",
        "Without a free district you may only use Rapid Transit or pass.",
    ),
    Row(
        reasons.BY_DISTRICT,
        lambda city: with_technology(city, "logistic_1"),
        (0, "turn"),
        "card:logistic_1",
        "BLK-5.5",
        "You use Rapid Transit by assigning to a district which already contains your personnel.",
    ),
    Row(
        reasons.ASSIGN_FROM_TO,
        lambda city: city(2).hideout(0, "2s").turn(0).says(0, "district:d05"),
        (0, "assign"),
        "number:0",
        "BLK-5.2",
        "You assign at least 1 of the personnel in your hideout. Of these you can send 1 to 2, not 0.",
    ),
    Row(
        reasons.FORCED_FROM_TO,
        lambda city: (
            city(2)
            .hideout(0, "1s")
            .hideout(1, "2s")
            .hand(0, "5_D")
            .turn(0)
            .says(0, "district:d01", "card:5_D", "attack")
        ),
        (1, "assign_forced"),
        "number:3",
        "BLK-12.2.8",
        "You are forced to assign at least 1 of the personnel in your hideout. Of these you can send 1 to 2, not 3.",
    ),
    Row(
        reasons.RECALL_FROM_TO,
        lambda city: resolving(city, 5, "3s1p").says(0, "use:d05.second"),
        (0, "recall"),
        "number:1",
        "BLK-7.2.2",
        "You recall exactly 3 personnel from this district. Of these you can take 2 to 3, not 1.",
    ),
    Row(
        reasons.RECOVER_FROM_TO,
        lambda city: city(2).overwhelmed(0, "2s").plays(step("RecoverForStrain", player=0)),
        (0, "recover"),
        "number:3",
        "BLK-8.5",
        "Of these you can recover 0 to 2, not 3.",
    ),
]


FORTUNES = [
    Row(
        reasons.NOT_IN_HAND,
        lambda city: city(2).hideout(0, "1s").hand(0, "3_D").turn(0),
        (0, "turn"),
        "card:8_D",
        "BLK-12.1.6",
        "You do not hold the 8 of diamonds.",
    ),
    Row(
        reasons.NOT_IN_HAND,
        lambda city: city(2).hand(0, "2_D", "3_D").carries("penalty.5"),
        (0, "discard"),
        "card:8_D",
        "BLK-12.1.6",
        "You do not hold the 8 of diamonds.",
    ),
    Row(
        reasons.NOT_ASSIGNMENT,
        lambda city: city(2).hideout(0, "1s").hand(0, "K_D").turn(0),
        (0, "turn"),
        "card:K_D",
        "BLK-12.2.1",
        "The King of diamonds is a dominance fortune; it is not played in the assignment phase.",
    ),
    Row(
        reasons.NOT_ASSIGNMENT,
        counter,
        (1, "counter_assignment"),
        "card:K_C",
        "BLK-12.2.1",
        "The King of clubs is a dominance fortune; it is not played in the assignment phase.",
    ),
    Row(
        reasons.NOT_IN_HAND,
        lambda city: city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "3_D").phase("dominance"),
        (0, "dominance_fortune"),
        "card:J_D",
        "BLK-12.1.6",
        "You do not hold the Jack of diamonds.",
    ),
    Row(
        reasons.NOT_DOMINANCE,
        lambda city: city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "3_D").phase("dominance"),
        (0, "dominance_fortune"),
        "card:3_D",
        "BLK-12.3.1",
        "The 3 of diamonds is an assignment fortune; it is not played in the dominance phase.",
    ),
    Row(
        reasons.NOT_DOMINANCE,
        lambda city: at_target_here(city(3).hand(1, "2_D", "J_C"), "J_D").says(0, "colour:green"),
        (1, "counter_dominance"),
        "card:2_D",
        "BLK-12.3.1",
        "The 2 of diamonds is an assignment fortune; it is not played in the dominance phase.",
    ),
    Row(
        reasons.EXPLOSION_FORBIDS,
        lambda city: city(2).hideout(0, "1s").hand(0, "4_D").tile("massive_explosion", 4).turn(0),
        (0, "turn"),
        "card:4_D",
        "BLK-12.2.5",
        "A massive explosion covers the district of the 4 of diamonds: it cannot be played for that district.",
    ),
    Row(
        reasons.NOTHING_TO_PLAY,
        lambda city: city(2).hideout(0, "1s").hand(0, "7_D").turn(0),
        (0, "turn"),
        "card:7_D",
        "BLK-12.2.3",
        "The 7 of diamonds cannot be played: its first effect cannot be resolved completely "
        "and nobody can be attacked.",
    ),
    Row(
        reasons.TOO_FEW_FORTUNES,
        lambda city: (
            city(2, blockade_fortune_mode="strict").hideout(0, "1s").hand(0, "3_S", "4_D").blockades(1, 3, 2).turn(0)
        ),
        (0, "turn"),
        "card:3_S",
        "BLK-12.2.4",
        "The 3 of spades costs one more fortune for each blockade there, 2 in all; besides it you hold 1.",
    ),
    Row(
        reasons.ACE_NOWHERE,
        lambda city: city(2).hideout(0, "1s").hand(0, "A_D").tile("massive_explosion", 1).turn(0),
        (0, "turn"),
        "card:A_D",  # an explosion on 01, and for 11 nothing to spend
        "BLK-12.2.1",
        "The Ace of diamonds can be played neither for 01 nor for 11 now.",
    ),
    Row(
        reasons.ACE_FACILITIES,
        lambda city: city(2).hideout(0, "1s").hand(0, "A_D").has(0, drakownium=1).turn(0).says(0, "card:A_D"),
        (0, "ace"),
        "district:d05",
        "BLK-12.2.1",
        "An ace stands for 01 or 11, not for 05 Laughing Tavern.",
    ),
    Row(
        reasons.ACE_FACILITIES,
        lambda city: (
            city(2)
            .hideout(0, "1s")
            .hideout(1, "1s")
            .hand(0, "5_D")
            .hand(1, "A_C")
            .turn(0)
            .says(0, "card:5_D", "attack")
            .says(1, "card:A_C")
        ),
        (1, "winning_ace"),
        "district:d05",
        "BLK-12.2.1",
        "An ace stands for 01 or 11, not for 05 Laughing Tavern.",
    ),
    Row(
        reasons.PAYMENT_DUE,
        lambda city: (
            city(2, blockade_fortune_mode="strict")
            .hideout(0, "1s")
            .hand(0, "3_S", "4_D", "5_D")
            .blockades(1, 3, 2)
            .turn(0)
            .says(0, "card:3_S", "card:4_D")
        ),
        (0, "blockade_payment"),
        "pass",
        "BLK-12.2.4",
        "You must discard a fortune for each blockade there; still due: 1.",
    ),
    Row(
        reasons.FIRST_EFFECT_ONLY,
        lambda city: city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "3_D").turn(0).says(0, "card:3_D"),
        (0, "fortune_mode"),
        "use:d03.second",
        "BLK-12.2.2",
        "A fortune resolves the first effect of its own facility.",
    ),
    Row(
        reasons.NOBODY_TO_ATTACK,
        lambda city: (
            city(2).hideout(0, "1s").has(0, intel=15, drakownium=15, level=1).hand(0, "8_D").turn(0).says(0, "card:8_D")
        ),
        (0, "fortune_mode"),
        "attack",
        "BLK-12.2.6",
        "Nobody can be attacked: no other player has personnel in the hideout but none at this facility.",
    ),
    Row(
        reasons.ATTACK_YOURSELF,
        lambda city: at_target(city(4)),
        (0, "target"),
        "colour:red",
        "BLK-12.2.2",
        "You attack another player, not yourself.",
    ),
    Row(
        reasons.NOT_IN_MATCH,
        lambda city: at_target(city(3)),
        (0, "target"),
        "colour:yellow",
        "BLK-1.1",
        "Nobody plays Yellow in this match.",
    ),
    Row(
        reasons.HIDEOUT_EMPTY,
        lambda city: at_target(city(4)),
        (0, "target"),
        "colour:yellow",
        "BLK-12.2.6",
        "Yellow has no personnel in the hideout who could be forced.",
    ),
    Row(
        reasons.IS_THERE_ALREADY,
        lambda city: at_target(city(4).hideout(3, "1s").at(3, 5, "1s")),
        (0, "target"),
        "colour:yellow",
        "BLK-12.2.6",
        "Yellow already has personnel at this facility.",
    ),
    Row(
        reasons.TOO_LOW,
        counter,
        (1, "counter_assignment"),
        "card:3_D",
        "BLK-12.2.7",
        "The 3 of diamonds counts 3; the fortune it would answer counts 5.",
    ),
    Row(
        reasons.TOO_LOW_ELITE,
        lambda city: (
            city(2)
            .at(0, 5, "2s")
            .at(1, 5, "1s")
            .hand(0, "Q_D")
            .hand(1, "J_D", "K_D")
            .phase("dominance")
            .says(0, "card:Q_D")
        ),
        (1, "counter_dominance"),
        "card:J_D",
        "BLK-12.3.2",
        "The Jack of diamonds is of a lower rank than the fortune it would answer.",
    ),
    Row(
        reasons.NO_FORTUNE_TO_TAKE,
        lambda city: city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "Q_D").phase("dominance"),
        (0, "dominance_fortune"),
        "card:Q_D",
        "BLK-12.3.6",
        "The Queen of diamonds needs a defender here who holds a fortune.",
    ),
    Row(
        reasons.NOBODY_TO_DEMOTE,
        lambda city: city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "K_D").phase("dominance"),
        (0, "dominance_fortune"),
        "card:K_D",
        "BLK-12.3.6",
        "The King of diamonds needs a defender here with specialised personnel.",
    ),
    Row(
        reasons.ATTACK_YOURSELF_HERE,
        lambda city: at_target_here(city(4), "J_D"),
        (0, "target_here"),
        "colour:red",
        "BLK-6.1.7",
        "You attack another player here, not yourself.",
    ),
    Row(
        reasons.NOT_HERE,
        lambda city: at_target_here(city(4), "J_D"),
        (0, "target_here"),
        "colour:yellow",
        "BLK-12.3.1",
        "Yellow has no personnel at this district.",
    ),
    Row(
        reasons.HOLDS_NO_FORTUNE,
        lambda city: at_target_here(city(4).at(3, 5, "1s").hand(1, "2_D").hand(2, "3_D"), "Q_D"),
        (0, "target_here"),
        "colour:yellow",
        "BLK-12.3.6",
        "Yellow holds no fortune that your queen could take.",
    ),
    Row(
        reasons.NO_SPECIALISED,
        lambda city: at_target_here(city(4).at(3, 5, "1s"), "K_D"),
        (0, "target_here"),
        "colour:yellow",
        "BLK-12.3.6",
        "Yellow has no specialised personnel here for your king to strike.",
    ),
    Row(
        reasons.KING_STRIKES,
        lambda city: city(2).at(1, 5, "1s1p1D").carries("K.attack", place=5, other=1),
        (0, "demote"),
        "unit:subordinate",
        "BLK-12.3.5",
        "A king strikes specialised personnel: a paragon or a doom mechasuit.",
    ),
    Row(
        reasons.LESS_THAN_JACK,
        lambda city: paying(city, 1, "2_D", "J_D", "Q_D"),
        (0, "pay_fortune"),
        "card:2_D",
        "BLK-15.11",
        "This payment asks for a jack or higher; the 2 of diamonds is lower.",
    ),
    Row(
        reasons.LESS_THAN_QUEEN,
        lambda city: paying(city, 2, "J_D", "Q_D", "K_D"),
        (0, "pay_fortune"),
        "card:J_D",
        "BLK-15.11",
        "This payment asks for a queen or higher; the Jack of diamonds is lower.",
    ),
    Row(
        reasons.LESS_THAN_KING,
        lambda city: paying(city, 3, "Q_D", "K_D", "K_C"),
        (0, "pay_fortune"),
        "card:Q_D",
        "BLK-15.11",
        "This payment asks for a king or a joker; the Queen of diamonds is lower.",
    ),
]


RESOLVING = [
    Row(
        reasons.WRONG_DISTRICT,
        lambda city: resolving(city, 3),
        (0, "resolve"),
        "use:d04.first",
        "BLK-7.1.2",
        "This is not an effect of the district you resolve.",
    ),
    Row(
        reasons.USED_ALREADY,
        lambda city: financier_at_03(city).says(0, "use:d03.second"),
        (0, "resolve"),
        "use:d03.second",
        "BLK-7.1.3",
        "Each effect is used once at most, and in list order.",
    ),
    Row(
        reasons.USED_ALREADY,
        lambda city: resolving(city, 3).says(0, "use:d03.first"),
        (0, "resolve"),
        "use:d03.first",
        "BLK-7.1.3",
        "Each effect is used once at most, and in list order.",
    ),
    Row(
        reasons.NOT_YOURS,
        lambda city: resolving(city, 3).candidate(0, "colonel"),
        (0, "resolve"),
        "use:financier.district",
        "BLK-17.1",
        "This is not an ability of a candidate of yours.",
    ),
    Row(
        reasons.CANDIDATE_DOWNED,
        lambda city: resolving(city, 3).candidate(0, "financier", charged=False),
        (0, "resolve"),
        "use:financier.district",
        "BLK-17.2",
        "Your candidate is downed and has no abilities until it is charged again.",
    ),
    Row(
        reasons.ABILITY_ELSEWHERE,
        lambda city: resolving(city, 3).candidate(0, "colonel"),
        (0, "resolve"),
        "use:colonel.district",
        "BLK-7.1.6",
        "Your candidate uses this ability at district 10.",
    ),
    Row(
        reasons.ABILITY_ONCE,
        lambda city: resolving(city, 3).candidate(0, "financier").says(0, "use:financier.district"),
        (0, "resolve"),
        "use:financier.district",
        "BLK-7.1.6",
        "You have already used the district ability of your candidate this round.",
    ),
    Row(
        reasons.NOT_WITH_MATRIX,
        lambda city: (
            city(2)
            .candidate(0, "financier")
            .at(0, 3, "1s")
            .plays(step("ResolveDistrict", player=0, district="d03", early=True))
        ),
        (0, "resolve"),
        "use:financier.district",
        "BLK-11.12",
        "District abilities of candidates cannot be used with Expiditry Matrix, only in the resolution phase.",
    ),
    Row(
        reasons.ONCE_A_ROUND,
        lambda city: (
            resolving(city, 3, gold=9, level=1)
            .technologies(0, "resource_1")
            .says(0, "card:resource_1", "trade:gold.intel")
        ),
        (0, "resolve"),
        "card:resource_1",
        "BLK-11.10",
        "You have already used Trading Platform this round.",
    ),
    Row(
        reasons.NOT_CHARGED,
        lambda city: resolving(city, 3, level=1).technologies(0, "~resource_1"),
        (0, "resolve"),
        "card:resource_1",
        "BLK-2.8",
        "Trading Platform is not a charged technology of yours.",
    ),
    Row(
        reasons.NOTHING_TO_TRADE,
        lambda city: resolving(city, 3, gold=2, intel=1, level=1).technologies(0, "resource_1"),
        (0, "resolve"),
        "card:resource_1",
        "BLK-14.4",
        "A trade costs 3 gold, 2 intel or 1 drakownium; you have 2, 1 and 0.",
    ),
    Row(
        reasons.NOT_DOUBLED,
        lambda city: resolving(city, 3, level=2).technologies(0, "resource_2"),
        (0, "resolve"),
        "card:resource_2",
        "BLK-7.1.8",
        "Auto Refinery follows the first effect of 01, 03 or 04 in the resolution phase.",
    ),
    Row(
        reasons.OVERWHELMED_NOBODY,
        lambda city: dominated_12(city(2)),
        (0, "resolve"),
        "use:d12.second",
        "BLK-7.2.9",
        "You have overwhelmed nobody at this district this round.",
    ),
    Row(
        reasons.NOT_RELIC_PLAYER,
        lambda city: dominated_12(city(2, combat_zone_second="relic").relic(1)),
        (0, "resolve"),
        "use:d12.second",
        "BLK-7.2.11",
        "You are not the relic player.",
    ),
    Row(
        reasons.NOBODY_TO_RECOVER,
        lambda city: resolving(city, 7, intel=2),
        (0, "resolve"),
        "use:d07.second",
        "BLK-7.2.5",
        "You have no overwhelmed personnel.",
    ),
    Row(
        reasons.NOTHING_TO_DRAW,
        all_fortunes_held,
        (0, "resolve"),
        "use:d06.second",
        "BLK-12.1.5",
        "Neither the deck nor the discard holds a fortune to draw.",
    ),
    Row(
        reasons.NO_MISSION_LEFT,
        all_missions_held,
        (0, "resolve"),
        "use:d11.second",
        "BLK-15.1",
        "The mission deck is empty; it is never replenished.",
    ),
    Row(
        reasons.NOTHING_TO_MOVE,
        lambda city: resolving(city, 9, gold=1),
        (0, "resolve"),
        "use:d09.second",
        "BLK-10.3.5",
        "There is no fortification on the board that you could move.",
    ),
]

COSTS = [
    Row(
        reasons.LACKS[0],
        lambda city: resolving(city, 10, gold=2),
        (0, "resolve"),
        "use:d10.first",
        "BLK-2.1",
        "This costs 3 gold, and you have 2.",
    ),
    Row(
        reasons.LACKS[1],
        lambda city: resolving(city, 7, intel=1).overwhelmed(0, "1s"),
        (0, "resolve"),
        "use:d07.first",
        "BLK-2.1",
        "This costs 2 intel, and you have 1.",
    ),
    Row(
        reasons.LACKS[1],  # the price stands on the card of the next level
        lambda city: resolving(city, 8, intel=1, drakownium=1, level=1),
        (0, "resolve"),
        "use:d08.first.1",
        "BLK-2.1",
        "This costs 3 intel, and you have 1.",
    ),
    Row(
        reasons.LACKS[1],
        lambda city: (
            city(2).hideout(0, "1s").has(0, gold=3, intel=1).tile("trading_market", 4).turn(0).says(0, "district:d04")
        ),
        (0, "trade"),
        "trade:intel.gold",
        "BLK-2.1",
        "This costs 2 intel, and you have 1.",
    ),
    Row(
        reasons.LACKS[2],
        lambda city: resolving(city, 11),
        (0, "resolve"),
        "use:d11.first",
        "BLK-2.1",
        "This costs 1 drakownium, and you have 0.",
    ),
    Row(
        reasons.TOO_FEW_TO_RECALL,
        lambda city: resolving(city, 5, "2s"),
        (0, "resolve"),
        "use:d05.second",
        "BLK-7.2.2",
        "This recalls 3 personnel, and you have 2 here.",
    ),
    Row(
        reasons.TOO_FEW_TO_DISCARD,
        lambda city: dominating(city, "m08").hand(0, "J_D", "2_D"),
        (0, "fulfil_here"),
        "use:m08.2",
        "BLK-15.11",
        "The cost in fortunes is 1, and you hold 0 that will do.",
    ),
    Row(
        reasons.TOO_FEW_MISSIONS,
        lambda city: in_standby(city, "m24"),
        (0, "fulfil_standby"),
        "use:m24.2",
        "BLK-15.10",
        "The cost in other unfulfilled missions is 2, and you have 1.",
    ),
]

SCIENCE = [
    Row(
        reasons.LEVEL_TOO_LOW,
        lambda city: resolving(city, 8),
        (0, "resolve"),
        "use:d08.first.2",
        "BLK-11.2",
        "This needs scientific level 1, and yours is 0.",
    ),
    Row(
        reasons.LEVEL_TOO_LOW,
        lambda city: city(2).hideout(0, "1s4p").overwhelmed(0, "1p").has(0, level=2).carries("event.5.2"),
        (0, "promote_rank"),
        "unit:doom_mechasuit",
        "BLK-11.2",
        "This needs scientific level 3, and yours is 2.",
    ),
    Row(
        reasons.NO_LEVEL_YET,
        lambda city: resolving(city, 8, intel=3).candidate(0, "technologist"),
        (0, "resolve"),
        "use:technologist.district",
        "BLK-11.8",
        "With scientific level 0 nothing is researched.",
    ),
    Row(
        reasons.TECHNOLOGY_TOO_HIGH,
        lambda city: city(2).has(0, level=1).carries("supply.4"),
        (0, "research"),
        "card:resource_3",
        "BLK-11.4",
        "Matter Synthesiser is of level 3, and your scientific level is 1.",
    ),
    Row(
        reasons.TECHNOLOGY_OWNED,
        lambda city: city(2).has(0, level=1).technologies(0, "neuro_1").carries("supply.4"),
        (0, "research"),
        "card:neuro_1",
        "BLK-11.9",
        "Serenity Implant is not in your technology deck.",
    ),
    Row(
        reasons.TECHNOLOGY_OWNED,
        lambda city: city(2).technologies(0, "neuro_1").plays(step("GainTechnology", player=0)),
        (0, "gain_technology"),
        "card:neuro_1",
        "BLK-11.9",
        "Serenity Implant is not in your technology deck.",
    ),
    Row(
        reasons.NOT_THE_LOWEST,
        lambda city: city(2).plays(step("GainTechnology", player=0)),
        (0, "gain_technology"),
        "card:neuro_2",
        "BLK-18.11",
        "Pain Dampener is not the lowest technology of its colour in your deck.",
    ),
    Row(
        reasons.NO_TECHNOLOGY_LEFT,
        lambda city: resolving(city, 8, intel=3, drakownium=1, level=1).technologies(
            0, "neuro_1", "logistic_1", "battle_1", "resource_1"
        ),
        (0, "resolve"),
        "use:d08.first.2",
        "BLK-11.9",
        "No technology that your level permits is left in your deck.",
    ),
    Row(
        reasons.NO_LEVEL_LEFT,
        lambda city: resolving(city, 8, level=3),
        (0, "resolve"),
        "use:d08.first.1",
        "BLK-11.1",
        "You have reached scientific level III.",
    ),
    Row(
        reasons.OTHER_LEVEL,
        lambda city: (
            city(2)
            .has(0, level=2)
            .technologies(0, "neuro_1", "battle_1", "neuro_2")
            .plays(step("DownTechnology", player=0, level=1))
        ),
        (0, "down_which"),
        "card:neuro_2",
        "BLK-17.8",
        "Pain Dampener is of level 2; you must down a technology of level 1.",
    ),
    Row(
        reasons.NOT_CHARGED,
        lambda city: (
            city(2)
            .has(0, level=2)
            .technologies(0, "neuro_1", "battle_1", "~resource_1")
            .plays(step("DownTechnology", player=0, level=1))
        ),
        (0, "down_which"),
        "card:resource_1",
        "BLK-2.8",
        "Trading Platform is not a charged technology of yours.",
    ),
]

MOMENTS = [
    Row(
        reasons.BY_ITSELF,
        lambda city: with_technology(city, "neuro_2"),
        (0, "turn"),
        "card:neuro_2",
        "BLK-11.14",
        "Pain Dampener works by itself; there is nothing to choose.",
    ),
    Row(
        reasons.USED_AT["assignment_turn"],
        lambda city: resolving(city, 3, gold=9).candidate(0, "financier"),
        (0, "resolve"),
        "use:financier.general",
        "BLK-18.10",
        "This is used on your own assignment turn.",
    ),
    Row(
        reasons.USED_AT["on_assign"],
        lambda city: with_technology(city, "logistic_3"),
        (0, "turn"),
        "card:logistic_3",
        "BLK-11.12",
        "Expiditry Matrix is used directly after you have assigned to a facility on your own turn.",
    ),
    Row(
        reasons.USED_AT["dominance_start"],
        lambda city: with_technology(city, "logistic_2"),
        (0, "turn"),
        "card:logistic_2",
        "BLK-4.5",
        "This is used at the start of the dominance phase.",
    ),
    Row(
        reasons.USED_AT["overwhelm_step"],
        lambda city: (
            city(2)
            .at(0, 5, "2s")
            .at(1, 5, "1s")
            .hand(0, "J_D")
            .has(0, level=3)
            .technologies(0, "battle_3")
            .phase("dominance")
        ),
        (0, "dominance_fortune"),
        "card:battle_3",
        "BLK-6.1.14",
        "This is used in step 1.4 of a district, if it overwhelms anybody more.",
    ),
    Row(
        reasons.USED_AT["on_own_overwhelmed"],
        lambda city: with_candidate(city, "surgeon"),
        (0, "turn"),
        "use:surgeon.general",
        "BLK-17.10",
        "This is used when personnel of yours are overwhelmed.",
    ),
    Row(
        reasons.USED_AT["resolve_district"],
        lambda city: with_technology(city, "resource_1"),
        (0, "turn"),
        "card:resource_1",
        "BLK-7.1.8",
        "This is used while you resolve a district.",
    ),
    Row(
        reasons.USED_AT["after_other_roll"],
        lambda city: with_candidate(city, "gambler"),
        (0, "turn"),
        "use:gambler.general",
        "BLK-13.2",
        "This is used when another player has rolled and does not reroll.",
    ),
]

PERSONNEL = [
    Row(
        reasons.NOBODY_TO_PROMOTE,
        lambda city: resolving(city, 10, "1p", gold=3),
        (0, "resolve"),
        "use:d10.first",
        "BLK-10.1.3",
        "You have no subordinate there to promote.",
    ),
    Row(
        reasons.NOBODY_TO_PROMOTE,
        lambda city: city(2).hideout(0, "1s").at(0, 4, "1s").carries("event.5.2"),
        (0, "promote_where"),
        "district:d05",
        "BLK-10.1.3",
        "You have no subordinate there to promote.",
    ),
    Row(
        reasons.NO_RANK_LEFT,
        lambda city: resolving(city, 10, gold=3).hideout(0, "5p"),
        (0, "resolve"),
        "use:d10.first",
        "BLK-10.1.7",
        "No rank is left for a promotion: all your pieces of it are in play and none is overwhelmed.",
    ),
    Row(
        reasons.RANK_USED_UP,
        lambda city: city(2).hideout(0, "1s4p1D").overwhelmed(0, "1p").has(0, level=3).carries("event.5.2"),
        (0, "promote_rank"),
        "unit:doom_mechasuit",
        "BLK-10.1.7",
        "All your pieces of that rank are in play and none is overwhelmed.",
    ),
    Row(
        reasons.IN_A_DISTRICT,
        lambda city: city(2).hideout(0, "1s").at(0, 4, "1s").at(0, 5, "1s").carries("supply.5"),
        (0, "promote_where"),
        "hideout",
        "BLK-13.6",
        "Arms stash promotes a subordinate at a district, not in the hideout.",
    ),
    Row(
        reasons.NOT_THE_PLACE,
        lambda city: city(2).at(0, 4, "1s").at(0, 5, "1s").at(0, 6, "1s").blockades(1, 6, 3).carries("supply.5"),
        (0, "promote_where"),
        "district:d06",
        "BLK-13.11",
        "You must choose a district where you can promote and build, if there is one.",
    ),
    Row(
        reasons.NONE_OVERWHELMED[0],
        lambda city: recovering(city, "1p1D"),
        (0, "recover_one"),
        "unit:subordinate",
        "BLK-7.2.5",
        "You have no overwhelmed subordinate.",
    ),
    Row(
        reasons.NONE_OVERWHELMED[1],
        lambda city: recovering(city, "1s1D"),
        (0, "recover_one"),
        "unit:paragon",
        "BLK-7.2.5",
        "You have no overwhelmed paragon.",
    ),
    Row(
        reasons.NONE_OVERWHELMED[2],
        lambda city: recovering(city, "1s1p"),
        (0, "recover_one"),
        "unit:doom_mechasuit",
        "BLK-7.2.5",
        "You have no overwhelmed doom mechasuit.",
    ),
    Row(
        reasons.NONE_TO_SAVE[0],
        lambda city: saving(city, "1p"),
        (0, "triage"),
        "unit:subordinate",
        "BLK-17.10",
        "No subordinate of yours is being overwhelmed.",
    ),
    Row(
        reasons.NONE_TO_SAVE[1],
        lambda city: saving(city, "1s"),
        (0, "triage"),
        "unit:paragon",
        "BLK-17.10",
        "No paragon of yours is being overwhelmed.",
    ),
    Row(
        reasons.NONE_TO_SAVE[2],
        lambda city: saving(city, "1s"),
        (0, "triage"),
        "unit:doom_mechasuit",
        "BLK-17.10",
        "No doom mechasuit of yours is being overwhelmed.",
    ),
    Row(
        reasons.NONE_IN_EXCESS[1],
        lambda city: city(2).hideout(0, "10s1D").plays(step("CheckLimits", player=0)),
        (0, "excess"),
        "unit:paragon",
        "BLK-10.1.8",
        "You have no paragon in the hideout to return.",
    ),
    Row(
        reasons.NONE_IN_EXCESS[2],
        lambda city: city(2).hideout(0, "10s1p").plays(step("CheckLimits", player=0)),
        (0, "excess"),
        "unit:doom_mechasuit",
        "BLK-10.1.8",
        "You have no doom mechasuit in the hideout to return.",
    ),
    Row(
        reasons.NONE_TO_LIFT[0],
        lambda city: lifting(city, "1p1D"),
        (0, "lift_what"),
        "unit:subordinate",
        "BLK-11.10",
        "You have no subordinate at that district to move.",
    ),
    Row(
        reasons.NONE_TO_LIFT[1],
        lambda city: lifting(city, "1s1D"),
        (0, "lift_what"),
        "unit:paragon",
        "BLK-11.10",
        "You have no paragon at that district to move.",
    ),
    Row(
        reasons.NONE_TO_LIFT[2],
        lambda city: lifting(city, "1s1p"),
        (0, "lift_what"),
        "unit:doom_mechasuit",
        "BLK-11.10",
        "You have no doom mechasuit at that district to move.",
    ),
    Row(
        reasons.NOBODY_AT,
        lambda city: lifting(city, "1s").at(0, 6, "1s"),
        (0, "lift_from"),
        "district:d04",
        "BLK-11.10",
        "You have no personnel at 04 Chronicle Archives to move.",
    ),
    Row(
        reasons.LIFT_ELSEWHERE,
        lambda city: lifting(city, "1s"),
        (0, "lift_to"),
        "district:d05",
        "BLK-11.10",
        "Grav Lifter moves personnel to another district than 05 Laughing Tavern.",
    ),
    Row(
        reasons.NOBODY_TO_MOVE,
        lambda city: (
            city(2)
            .candidate(0, "technologist")
            .has(0, level=2)
            .technologies(0, "logistic_2")
            .plays(step("StartAbilities", player=0))
        ),
        (0, "start_ability"),
        "card:logistic_2",
        "BLK-11.10",
        "You have no personnel on the board to move.",
    ),
]

FORTIFICATIONS = [
    Row(
        reasons.FULL,
        lambda city: city(2).has(0, gold=1).blockades(1, 7, 3).carries("d09.first"),
        (0, "build_where"),
        "district:d07",
        "BLK-10.3.7",
        "07 Highfield Hospital already holds 3 fortifications.",
    ),
    Row(
        reasons.UNDER_TILE,
        lambda city: city(2).has(0, gold=1).tile("trading_market", 8).carries("d09.first"),
        (0, "build_where"),
        "district:d08",
        "BLK-14.3",
        "A tile covers 08 Oakland Laboratory: nothing can be built at it or moved to it.",
    ),
    Row(
        reasons.OWN_PIECES_ONLY,
        lambda city: city(2).has(0, gold=1, level=2).carries("d09.first"),
        (0, "build_what"),
        "fort:green.blockade",
        "BLK-10.3.1",
        "You build your own fortifications, not Green blockade.",
    ),
    Row(
        reasons.MOVE_OWN_INSTEAD,
        lambda city: no_fortification_left(city(2).blockades(1, 5)),
        (0, "move_what"),
        "fort:green.blockade",
        "BLK-10.3.4",
        "Instead of building you move one of your own fortifications.",
    ),
    Row(
        reasons.BARRICADE_OWN,
        lambda city: barricade(city(2)),
        (0, "move_what"),
        "fort:green.blockade",
        "BLK-17.1",
        "Emergency barricade moves one of your own fortifications.",
    ),
    Row(
        reasons.NO_BARRICADE,
        lambda city: (
            city(2)
            .candidate(0, "architect")
            .at(0, 5, "1s")
            .has(0, level=2)
            .technologies(0, "logistic_2")
            .phase("dominance")
        ),
        (0, "start_ability"),
        "use:architect.general",
        "BLK-18.4",
        "You have no fortification that could move to another district with your personnel and a free zone.",
    ),
    Row(
        reasons.ACCOMPANIED,
        lambda city: city(3).has(0, gold=1).base(1, 3).blockades(1, 3).blockades(2, 7).carries("d09.second"),
        (0, "move_what"),
        "fort:green.support_base",
        "BLK-10.3.6",
        "Green support base cannot be moved while another fortification of its owner is with it.",
    ),
    Row(
        reasons.NOT_ON_BOARD,
        lambda city: city(3).has(0, gold=1).blockades(1, 3).blockades(2, 7).carries("d09.second"),
        (0, "move_what"),
        "fort:red.blockade",
        "BLK-10.3.5",
        "Red blockade is not on the board.",
    ),
    Row(
        reasons.NOT_ON_BOARD,
        lambda city: city(3).has(0, gold=1).blockades(1, 3).blockades(2, 7).carries("d09.second"),
        (0, "move_what"),
        "fort:yellow.support_base",  # whom nobody plays
        "BLK-10.3.5",
        "Yellow support base is not on the board.",
    ),
    Row(
        reasons.NOT_STANDING_AT,
        lambda city: city(2).has(0, gold=1).blockades(0, 1).blockades(0, 2).carries("d09.second"),
        (0, "move_from"),
        "district:d05",
        "BLK-10.3.5",
        "No such blockade stands at 05 Laughing Tavern.",
    ),
    Row(
        reasons.SAME_DISTRICT,
        lambda city: city(2).has(0, gold=1).blockades(0, 1).carries("d09.second"),
        (0, "move_to"),
        "district:d01",
        "BLK-10.3.5",
        "A fortification moves to another district than 01 Shadowforge Factory.",
    ),
    Row(
        reasons.NO_OTHER_PLACE,
        lambda city: city(2).has(0, level=2).at(0, 5, "1s").base(0, 5).blockades(0, 1, 3).carries("supply.5"),
        (0, "move_what"),
        "fort:red.support_base",
        "BLK-10.3.5",
        "Red support base has no other district to which it could move.",
    ),
    Row(
        reasons.WITHOUT_PERSONNEL,
        lambda city: barricade(city(2)).says(0, "fort:red.support_base"),
        (0, "move_to"),
        "district:d07",
        "BLK-17.1",
        "Emergency barricade moves to a district which contains your personnel.",
    ),
    Row(
        reasons.GUARDED_ONLY,
        lambda city: city(2).at(0, 5, "1D").at(1, 5, "1p").blockades(1, 5).phase("dominance"),
        (0, "siege"),
        "fort:red.blockade",
        "BLK-10.1.9",
        "Siege destroys a fortification of another player at this district; Red blockade is none.",
    ),
]

CARDS_AND_DICE = [
    Row(
        reasons.NOT_YOUR_MISSION,
        dominating,
        (0, "fulfil_here"),
        "use:m07.1",
        "BLK-15.1",
        "You do not hold this mission.",
    ),
    Row(
        reasons.NOT_YOUR_MISSION,
        dominating,
        (0, "fulfil_here"),
        "use:m26.3",  # the last of all
        "BLK-15.1",
        "You do not hold this mission.",
    ),
    Row(
        reasons.NOT_YOUR_MISSION,
        lambda city: city(2).missions(0, "m01", "m02").carries("event.6.1"),
        (0, "return_mission"),
        "card:m07",
        "BLK-15.1",
        "You do not hold this mission.",
    ),
    Row(
        reasons.FULFILLED_AT["after_assert"],
        lambda city: in_standby(city, "m01"),
        (0, "fulfil_standby"),
        "use:m01.1",
        "BLK-15.2",
        "This mission is fulfilled after you assert dominance at a district.",
    ),
    Row(
        reasons.FULFILLED_AT["dominance_end"],
        lambda city: in_standby(city, "m11"),
        (0, "fulfil_standby"),
        "use:m11.1",
        "BLK-15.2",
        "This mission is fulfilled at the end of the dominance phase.",
    ),
    Row(
        reasons.FULFILLED_AT["standby_mission"],
        lambda city: dominating(city, "m22"),
        (0, "fulfil_here"),
        "use:m22.1",
        "BLK-15.2",
        "This mission is fulfilled in the standby phase.",
    ),
    Row(
        reasons.FULFILLED_AT["standby_mission"],
        lambda city: resolving(city, 3).missions(0, "m22"),
        (0, "resolve"),
        "use:m22.1",
        "BLK-15.2",
        "This mission is fulfilled in the standby phase.",
    ),
    Row(
        reasons.NOT_FULFILLED,
        lambda city: dominating(city, "m06"),
        (0, "fulfil_here"),
        "use:m06.1",
        "BLK-15.4",
        "You do not meet this option of the mission.",
    ),
    Row(
        reasons.TOO_LITTLE,
        dominating,
        (0, "fulfil_here"),
        "use:m01.2",
        "BLK-15.4",
        "This option of the mission asks for at least 7; you have 5.",
    ),
    Row(
        reasons.TOO_MUCH,
        lambda city: dominating(city, "m05").at(1, 5, "1s"),
        (0, "fulfil_here"),
        "use:m05.1",
        "BLK-15.4",
        "This option of the mission allows 3 at most; you have 5.",
    ),
    Row(
        reasons.ALREADY_REVEALED,
        lambda city: city(2).missions(0, "m01", "m03").revealed(0, "m02").carries("penalty.6"),
        (0, "reveal_mission"),
        "card:m02",
        "BLK-13.13",
        "Crushing Victory has already been revealed; choose a mission that has not.",
    ),
    Row(
        reasons.NOT_YOUR_MISSION,
        lambda city: city(2).missions(0, "m01", "m03").revealed(0, "m02").carries("penalty.6"),
        (0, "reveal_mission"),
        "card:m07",
        "BLK-15.1",
        "You do not hold this mission.",
    ),
    Row(
        reasons.IS_TURNED,
        lambda city: backed(city, "~fortitude_trainers"),
        (0, "backing"),
        "card:fortitude_trainers",
        "BLK-16.3",
        "Fortitude Trainers is turned and gives no backing.",
    ),
    Row(
        reasons.NOT_BEST,
        lambda city: backed(city, "record_keepers").has(0, intel=2).has(1, intel=4),
        (0, "backing"),
        "card:record_keepers",
        "BLK-16.1",
        "For Record Keepers you must be ahead of everybody: you have 2, another player 4.",
    ),
    Row(
        reasons.MOST_OF_NOTHING,
        lambda city: backed(city, "record_keepers"),
        (0, "backing"),
        "card:record_keepers",
        "BLK-16.4",
        "Record Keepers asks for the most, and you have none.",
    ),
    Row(
        reasons.NOT_REVEALED,
        backed,
        (0, "backing"),
        "card:record_keepers",
        "BLK-3.4",
        "Record Keepers is not among the revealed syndicates.",
    ),
    Row(
        reasons.NOT_TIED,
        lambda city: city(3).at(0, 1, "1s").at(1, 2, "1s").at(2, 3, "1s").phase("dominance"),
        (0, "give_relic"),
        "colour:red",
        "BLK-6.2.3",
        "The relic goes to another player who is tied for the most districts.",
    ),
    Row(
        reasons.NOT_MATCHING,
        lambda city: city(3).deck("A_D").rolls("event", 0, 1),
        (0, "matching_district"),
        "district:d05",
        "BLK-13.8",
        "05 Laughing Tavern does not match the discarded fortune.",
    ),
    Row(
        reasons.TILE_IN_USE,
        lambda city: city(3).tile("trading_market", 3).deck("7_D").rolls("event", 0, 1),
        (0, "event"),
        "use:event.1.2",
        "BLK-14.7",
        "The tile with this face is in use.",
    ),
    Row(
        reasons.OTHER_RESULT,
        lambda city: city(3).rolls("event", 0, 3),
        (0, "event"),
        "use:event.2.1",
        "BLK-13.8",
        "This belongs to another result of the event dice.",
    ),
]

SOLO = [
    Row(
        reasons.EMPTY_DISCARD,
        lambda city: city(1).at(0, 5, "2s").at(1, 5, "1s").hand(0, "Q_D", "J_D").phase("dominance"),
        (0, "dominance_fortune"),
        "card:Q_D",
        "BLK-19.5.1",
        "The Queen of diamonds would put the top fortune of the discard on the deck, and the discard pile is empty.",
    ),
]

ROWS = [
    *SET_UP,
    *ASSIGNMENT,
    *FORTUNES,
    *RESOLVING,
    *COSTS,
    *SCIENCE,
    *MOMENTS,
    *PERSONNEL,
    *FORTIFICATIONS,
    *CARDS_AND_DICE,
    *SOLO,
]


def why_not(g: State, ask: Ask, option: int) -> int:
    """The reason that the running step gives."""
    step = g.stack[-1]
    return step.runner.why_not(step, g, ask, option)


@pytest.mark.parametrize("row", ROWS, ids=[f"{at}-{row.option}" for at, row in enumerate(ROWS)])
def test_a_refusal_names_the_rule_that_forbids_this_act_now(city: MakeCity, row: Row) -> None:
    """The rule and the sentence, with its numbers; nothing changes (BLK-18.4)."""
    c = row.position(city)
    seat, prompt = row.asked

    sentence = c.asks(seat, prompt).refuses(seat, row.option, row.rule)

    c.waits(seat, prompt)
    assert row.sentence == sentence
    ask = c.t.match.asks[0]
    assert row.reason == why_not(c.state, ask, RULES.vocabulary.option(row.option))


def sabotaging(city: MakeCity) -> City:
    """Red has rolled, and Green's Gambler may force a reroll."""
    return city(2).candidate(1, "gambler").rolls("supply", 0, 3)


def besieging(city: MakeCity) -> City:
    return city(2).at(0, 5, "1D").at(1, 5, "1p").blockades(1, 5).phase("dominance")


@pytest.mark.parametrize(
    ("position", "asked", "option"),
    [
        (sabotaging, (1, "sabotage"), "card:5_D"),
        (besieging, (0, "siege"), "card:5_D"),
        (dominating, (0, "fulfil_here"), "card:5_D"),
        (dominating, (0, "fulfil_here"), "fort:green.blockade"),
        (lambda city: at_target(city(3)), (0, "target"), "card:5_D"),
        (lambda city: city(3).hideout(0, "1s").at(0, 4, "1s").carries("event.5.2"), (0, "promote_where"), "card:5_D"),
        (lambda city: city(2).has(0, level=1).plays(step("Research", player=0)), (0, "research"), "district:d05"),
        (lambda city: city(2).has(0, gold=1, level=2).carries("d09.first"), (0, "build_what"), "card:5_D"),
        (lambda city: city(2).has(0, gold=1).carries("d09.first"), (0, "build_where"), "card:5_D"),
    ],
)
def test_what_is_no_answer_at_all_is_refused_without_a_reason(
    city: MakeCity, position: Callable[[MakeCity], City], asked: tuple[int, str], option: str
) -> None:
    """No rule forbids it here and now: the question is another one (BLK-18.4)."""
    c = position(city).asks(*asked)

    assert 0 == why_not(c.state, c.t.match.asks[0], RULES.vocabulary.option(option))
    c.waits(*asked)


@pytest.mark.parametrize(
    "position",
    [
        lambda city: city(2).has(0, gold=1, level=2).carries("d09.first"),
        lambda city: city(2).has(0, level=2).technologies(0, "logistic_2").at(0, 5, "1s").phase("dominance"),
        financier_at_03,
        lambda city: lifting(city, "1s").at(0, 6, "1s"),
    ],
)
def test_nothing_stands_against_what_is_offered(city: MakeCity, position: Callable[[MakeCity], City]) -> None:
    """Options and refusals come from the same rules (BLK-18.4)."""
    c = position(city)
    ask = c.t.match.asks[0]

    assert len(ask.options) > 1
    assert {0} == {why_not(c.state, ask, option) for option in ask.options}
    c.waits(ask.seat, ask.prompt)


def test_who_has_no_charged_technology_is_not_even_asked_about_the_jammer(city: MakeCity) -> None:
    """The one reason that never answers a question: it keeps the question from being put (BLK-17.7)."""
    c = city(2).candidate(0, "technologist").at(0, 5, "1s").phase("dominance")

    c.done()
    jammer = RULES.vocabulary.option("use:technologist.general")
    assert reasons.NOTHING_CHARGED == StartAbilities(0).why_not(c.state, Ask(0, "start_ability", [0]), jammer)


@pytest.mark.parametrize(
    ("position", "option", "rule"),
    [
        (lambda city: lifting(city, "1s"), "pass", "BLK-11.10"),
        (lambda city: lifting(city, "1s").at(0, 6, "1s"), "pass", "BLK-11.10"),
        (lambda city: city(2).at(1, 5, "1s1p1D").carries("K.attack", place=5, other=1), "pass", "BLK-12.3.5"),
        (lambda city: city(2).missions(0, "m01", "m02").plays(step("RevealMission", player=0)), SYNDICATE, "BLK-13.13"),
    ],
)
def test_what_a_question_is_not_about_is_refused_without_a_special_reason(
    city: MakeCity, position: Callable[[MakeCity], City], option: str, rule: str
) -> None:
    """No district, no rank, no mission: nothing is said of personnel, kings or missions (BLK-18.4)."""
    c = position(city)

    c.refuses(0, option, rule)
    ask = c.t.match.asks[0]
    assert 0 == why_not(c.state, ask, RULES.vocabulary.option(option))
    c.waits(0, ask.prompt)


def test_every_reason_has_its_row() -> None:
    """No reason is declared that nobody can be given."""
    reached = {row.reason for row in ROWS} | {reasons.NOTHING_CHARGED}

    assert [] == [reasons.REASONS.all[at].name for at in range(1, len(reasons.REASONS.all)) if at not in reached]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_offered_is_never_refused(seats: int) -> None:
    """Options and refusals come from the same rules: no reason stands against an option that is offered."""
    for seed in range(6):
        chooser = random.Random(seed)
        g: Any = RULES.start_state(seats, seed)
        while not g.over:
            assert isinstance(g, BlackMetro)
            ask = g.next_ask()
            for option in ask.options:
                reason = why_not(g, ask, option)
                name = RULES.vocabulary.names[option]
                assert 0 == reason, f"{ask.prompt}, {name}: {reasons.REASONS.all[reason].name}"
            g.answer(ask.seat, chooser.choice(ask.options))
