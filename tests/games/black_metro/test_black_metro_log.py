"""The log tells what a person at the table would see happen: a position, some play, and the sentence."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from black_metro_table import RULES, City, step

from railhead.present.voice import Voice

MakeCity = Callable[..., City]
OVERLORD = 1


class Row(NamedTuple):
    """What happens, and how it is told to those who only watch."""

    kind: str
    play: Callable[[MakeCity], City]
    sentence: str


def begun(city: MakeCity, seats: int) -> City:
    """Round 1 begins; the match waits for the first turn."""
    return city(seats).hideout(0, "1s").goes(step("Game", at="begin_round"))


def scored(city: MakeCity) -> City:
    """The final scoring: 2 missions, strain 7, a paragon, 3 gold, the candidate fortune."""
    c = city(2).has(0, gold=3, strain=7, power=20).hideout(0, "1p").missions(0, "m01", "m02")
    return c.candidate(0, "colonel").hand(0, "K_S").round(8).goes(step("Game", at="final_scoring"))


def assigning(city: MakeCity, pieces: str) -> City:
    """Red assigns all he has to 06, where Green has 3 blockades."""
    return city(2).hideout(0, pieces).blockades(1, 6, 3).turn(0)


def arena(city: MakeCity, rival: str) -> City:
    c = city(2).hideout(0, "1p").at(1, 4, rival).tile("gladiator_arena", 4).turn(0)
    return c.says(0, "district:d04")


def dominating(city: MakeCity, own: str, other: str) -> City:
    return city(2).at(0, 5, own).at(1, 5, other).phase("dominance")


def attacking(city: MakeCity, *counters: str) -> City:
    """Red's 5 attacks Green for 05."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "5_D").hand(1, *counters).turn(0)
    return c.says(0, "card:5_D", "attack")


def overlord_turn(c: City) -> City:
    return c.plays(step("OverlordTurn"))


def held_by_red(city: MakeCity, pieces: str) -> City:
    """Red has personnel everywhere; nobody has a district to go to."""
    c = city(1).hideout(0, "1s").hideout(OVERLORD, "1s")
    for district in range(1, 13):
        c.at(0, district, pieces)
    return c.relic(OVERLORD).phase("assignment")


def no_fortunes_left(city: MakeCity) -> City:
    c = city(2)
    deck = c.table.cards("deck")
    c.table.data["zones"]["deck"] = []
    c.table.data["zones"]["hand"] = [deck[:27], deck[27:]]
    return c


def full_of_green(city: MakeCity) -> City:
    """All districts with a subordinate of Red are full."""
    return city(2).at(0, 3, "1s").blockades(1, 3, 3).rolls("supply", 0, 5)


def missions_gone(city: MakeCity) -> City:
    c = city(2)
    return c.missions(1, *c.table.cards("mission_deck"))


def recruiting(city: MakeCity) -> City:
    """Red's ten are all in play, two of them overwhelmed; the Laughing Tavern recruits."""
    return city(2).at(0, 5, "3s").hideout(0, "5s").overwhelmed(0, "2s").carries("d05.second", place=5)


def overlord_at_12(city: MakeCity) -> City:
    c = city(1).at(OVERLORD, 12, "1p")
    c.data["dominator"][12] = OVERLORD
    return c.phase("resolution")


SET_UP = [
    Row("round", lambda city: begun(city, 2), "Round 1 begins."),
    Row("phase", lambda city: begun(city, 2), "The assignment phase begins."),
    Row(
        "colours",
        lambda city: city(1).plays(step("SetUp", at="ask_rival", colour="colour:blue")).says(0, "colour:red"),
        "Blue faces the overlord, who plays Red and holds the relic.",
    ),
    Row(
        "candidate",
        lambda city: city(2).plays(step("SetUp", at="ask_candidate")).says(0, "candidate:gambler"),
        "Red leads The Gambler.",
    ),
]

TRACKERS = [
    Row("gets", lambda city: city(2).carries("d03.first"), "Red gets 3 gold (now 3)."),
    Row(
        "gets_some",
        lambda city: city(2).has(0, gold=14).carries("d03.first"),
        "Red gets only 1 gold (now 15, the most possible).",
    ),
    Row(
        "gets_none",
        lambda city: city(2).has(0, gold=15).carries("d03.first"),
        "Red gets no gold: 15 is the most possible.",
    ),
    Row("loses", lambda city: city(2).has(0, gold=3).carries("penalty.4"), "Red loses 1 gold (now 2)."),
    Row("loses_none", lambda city: city(2).carries("penalty.4"), "Red has no gold to lose."),
    Row(
        "spends",
        lambda city: city(2).has(0, intel=3).carries("d07.first"),
        "Red spends 2 intel (now 1).",
    ),
    Row("strained", lambda city: city(2).carries("penalty.1"), "Red takes 2 strain (now 2)."),
    Row(
        "overstrained",
        lambda city: city(2).has(0, strain=14, power=3).carries("penalty.1"),
        "Red loses 1 power for strain beyond 15 (now 2).",
    ),
    Row("heals", lambda city: city(2).has(0, strain=5).carries("d06.first"), "Red heals 3 strain (now 2)."),
    Row("heals_none", lambda city: city(2).carries("d06.first"), "Red has no strain to heal."),
    Row("acquires", lambda city: dominating(city, "2s", "1s"), "Red acquires 1 power (now 1)."),
]

PERSONNEL = [
    Row(
        "assigns",
        lambda city: assigning(city, "2s1p").says(0, "district:d05", "number:2", "number:1"),
        "Red assigns 2 subordinates and 1 paragon to 05 Laughing Tavern.",
    ),
    Row(
        "blockaded",
        lambda city: assigning(city, "1s").says(0, "district:d06"),
        "Red meets blockades at 06 Ancient Shrine: strength 4 is needed, 1 is there.",
    ),
    Row(
        "stays",
        lambda city: held_by_red(city, "1p"),
        "Red keeps 1 subordinate in the hideout: no district is open.",
    ),
    Row(
        "overlord_stays",
        lambda city: held_by_red(city, "1p"),
        "The Overlord keeps 1 subordinate in the hideout: no district is worth going to.",
    ),
    Row(
        "recruits",
        lambda city: city(2).at(0, 5, "3s").carries("d05.second", place=5),
        "Red recruits a subordinate at 05 Laughing Tavern.",
    ),
    Row(
        "recruits_overwhelmed",
        lambda city: recruiting(city).says(0, "overwhelmed"),
        "Red recruits an overwhelmed subordinate at 05 Laughing Tavern instead.",
    ),
    Row(
        "recruits_nobody",
        lambda city: recruiting(city).says(0, "power"),
        "Red recruits nobody: the backup is empty.",
    ),
    Row(
        "promotes",
        lambda city: city(2).at(0, 10, "1s").has(0, gold=3).carries("d10.first", place=10),
        "Red promotes a subordinate at 10 Crossfire Armoury to paragon.",
    ),
    Row(
        "promotes_replaced",
        lambda city: (
            city(2).at(0, 10, "1s").hideout(0, "4p").overwhelmed(0, "1p").has(0, gold=3).carries("d10.first", place=10)
        ),
        "Red replaces a subordinate at 10 Crossfire Armoury with an overwhelmed paragon.",
    ),
    Row("promotes_nobody", lambda city: city(2).carries("event.5.2"), "Red promotes nobody."),
    Row(
        "promotes_nobody",
        lambda city: city(2).hideout(0, "1s5p").carries("event.5.2"),
        "Red promotes nobody.",
    ),
    Row(
        "demotes",
        lambda city: city(2).at(1, 5, "1p").carries("K.attack", place=5, other=1),
        "Red demotes one of Green’s personnel, a paragon, to subordinate.",
    ),
    Row(
        "strikes_nobody",
        lambda city: city(2).at(1, 5, "1s").carries("K.attack", place=5, other=1),
        "Green has no specialised personnel there.",
    ),
    Row(
        "saves",
        lambda city: dominating(city, "9s", "2s").candidate(1, "surgeon").says(1, "unit:subordinate"),
        "Green downs the candidate for Triage: a subordinate returns to the hideout instead.",
    ),
    Row(
        "overwhelmed",
        lambda city: dominating(city, "9s", "2s1p"),
        "Overwhelmed at 05 Laughing Tavern: 2 subordinates and 1 paragon of Green.",
    ),
    Row("overwhelms_nobody", lambda city: city(2).carries("event.5.1"), "None of Green’s personnel are overwhelmed."),
    Row(
        "recovers",
        lambda city: city(2).overwhelmed(0, "2s").plays(step("RecoverForStrain", player=0)).says(0, "number:2"),
        "Red recovers 2 subordinates.",
    ),
    Row("recovers", lambda city: city(2).overwhelmed(0, "1p").carries("d07.second"), "Red recovers 1 paragon."),
    Row(
        "recovers_nobody",
        lambda city: city(2).overwhelmed(0, "2s").plays(step("RecoverForStrain", player=0)).says(0, "number:0"),
        "Red recovers nobody.",
    ),
    Row("recovers_nobody", lambda city: city(2).carries("supply.2"), "Red recovers nobody."),
    Row(
        "recalls",
        lambda city: city(2).at(0, 5, "3s").carries("d05.second", place=5),
        "Red recalls 3 subordinates from 05 Laughing Tavern.",
    ),
    Row(
        "recalls_all",
        lambda city: city(2).at(0, 5, "1s").at(0, 6, "1p").chance("event", 2).phase("standby"),
        "Red recalls 1 subordinate and 1 paragon from the board.",
    ),
    Row(
        "returns_excess",
        lambda city: city(2).hideout(0, "6p").plays(step("CheckLimits", player=0)),
        "Red has too many personnel and returns a paragon to the backup.",
    ),
    Row(
        "lifts",
        lambda city: city(2).at(0, 5, "1p").plays(step("MovePersonnel", player=0)).says(0, "district:d06"),
        "Red moves a paragon from 05 Laughing Tavern to 06 Ancient Shrine.",
    ),
    Row(
        "gains_personnel",
        lambda city: city(2).carries("colonel.setup"),
        "Red gains a paragon in the hideout.",
    ),
    Row(
        "gains_nobody",
        lambda city: city(2).overwhelmed(0, "5p").carries("colonel.setup"),
        "Red has no paragon left to gain.",
    ),
]


FORTIFICATIONS = [
    Row(
        "builds",
        lambda city: city(2).has(0, gold=1).carries("d09.first").says(0, "district:d12"),
        "Red builds a blockade at 12 Combat Zone.",
    ),
    Row("builds_nothing", full_of_green, "Red builds nothing."),
    Row(
        "builds_nothing",
        lambda city: city(2).at(0, 3, "1s").blockades(0, 1, 3).rolls("supply", 0, 5).says(0, "pass"),
        "Red builds nothing.",
    ),
    Row(
        "gains_fort",
        lambda city: city(1).carries("overlord.3", player=OVERLORD),
        "The Overlord gains a blockade at 12 Combat Zone.",
    ),
    Row(
        "gains_fort",
        lambda city: city(1).blockades(OVERLORD, 1, 3).carries("overlord.3", player=OVERLORD),
        "The Overlord gains a support base at 12 Combat Zone.",
    ),
    Row(
        "gains_no_fort",
        lambda city: city(1).blockades(0, 12, 3).carries("overlord.3", player=OVERLORD),
        "The Overlord gains no fortification at 12 Combat Zone.",
    ),
    Row(
        "moves_fort",
        lambda city: city(1).blockades(OVERLORD, 1, 3).base(OVERLORD, 5).carries("overlord.3", player=OVERLORD),
        "The Overlord moves the Green support base from 05 Laughing Tavern to 12 Combat Zone.",
    ),
    Row(
        "destroyed",
        lambda city: city(2).at(0, 5, "1s").blockades(1, 5).phase("dominance"),
        "The Green blockade at 05 Laughing Tavern is destroyed.",
    ),
    Row(
        "besieges",
        lambda city: dominating(city, "1D", "1p").blockades(1, 5).says(0, "fort:green.blockade"),
        "The doom mechasuit of Red lays siege to Green blockade.",
    ),
    Row(
        "places_tile",
        lambda city: city(3).deck("7_D").rolls("event", 0, 1).says(0, "use:event.1.3"),
        "The Gladiator Arena tile is laid on 07 Highfield Hospital.",
    ),
    Row(
        "removes_tile",
        lambda city: city(2).tile("trading_market", 4).phase("dominance"),
        "The Trading Market tile leaves 04 Chronicle Archives.",
    ),
    Row("wins_arena", lambda city: arena(city, "1s"), "Red wins the fight in the arena at 04 Chronicle Archives."),
    Row("wins_no_arena", lambda city: arena(city, "1p"), "Red wins no fight in the arena at 04 Chronicle Archives."),
]

SCIENCE = [
    Row(
        "advances",
        lambda city: city(2).has(0, intel=2, drakownium=1).carries("d08.first.1"),
        "Red advances to scientific level 1.",
    ),
    Row(
        "researches",
        lambda city: city(2).has(0, level=1).carries("supply.4").says(0, "card:neuro_1"),
        "Red researches a technology.",
    ),
    Row("researches_nothing", lambda city: city(2).carries("supply.4"), "Red has no technology to research."),
    Row(
        "charges",
        lambda city: (
            city(3).has(0, level=1).technologies(0, "~neuro_1").chance("event", 2).phase("standby", at="charge")
        ),
        "Red charges Serenity Implant.",
    ),
    Row(
        "charges_candidate",
        lambda city: city(3).candidate(0, "surgeon", charged=False).chance("event", 2).phase("standby", at="charge"),
        "Red charges The Surgeon.",
    ),
    Row(
        "downs",
        lambda city: city(2).has(0, level=1).technologies(0, "neuro_1").carries("event.4.1"),
        "Red downs Serenity Implant.",
    ),
    Row("downs_nothing", lambda city: city(2).carries("event.4.1"), "Green has no charged technology to down."),
    Row(
        "downs_nothing",
        lambda city: (
            city(2)
            .candidate(0, "technologist")
            .has(0, level=1)
            .technologies(0, "neuro_1")
            .plays(step("StartAbilities", player=0))
            .says(0, "use:technologist.general")
        ),
        "Green has no charged technology to down.",
    ),
    Row(
        "uses_technology",
        lambda city: (
            city(2).hideout(0, "1s").at(0, 4, "1s").has(0, level=1).technologies(0, "logistic_1").turn(0)
        ).says(0, "district:d04"),
        "Red uses Rapid Transit.",
    ),
    Row(
        "works",
        lambda city: (
            city(2).has(0, level=1).technologies(0, "battle_1").at(0, 5, "2s").at(1, 5, "1s").phase("dominance")
        ),
        "Red gets the effect of Shock Gauntlets.",
    ),
    Row(
        "works",
        lambda city: (
            city(2).has(1, level=2).technologies(1, "neuro_2").at(0, 5, "2s").at(1, 5, "1s").phase("dominance")
        ),
        "Green gets the effect of Pain Dampener.",
    ),
    Row(
        "works",
        lambda city: (
            city(3)
            .has(0, level=1, strain=2)
            .technologies(0, "neuro_1")
            .chance("event", 2)
            .phase("standby", at="charge")
        ),
        "Red gets the effect of Serenity Implant.",
    ),
    Row(
        "works",
        lambda city: (
            city(2)
            .has(0, level=3)
            .technologies(0, "neuro_3")
            .overwhelmed(0, "2s")
            .plays(step("RecoverForStrain", player=0))
            .says(0, "number:2")
        ),
        "Red gets the effect of Mind Fortress.",
    ),
    Row(
        "gains_technology",
        lambda city: city(1).carries("overlord.3", player=OVERLORD),
        "The Overlord gains Voltaic Edge, downed.",
    ),
    Row(
        "gains_secretly",
        lambda city: city(2).plays(step("GainTechnology", player=0)).says(0, "card:neuro_1"),
        "Red gains a technology, downed.",
    ),
]

FORTUNES = [
    Row("draws", lambda city: city(2).carries("d06.second"), "Red draws a fortune."),
    Row(
        "draws_nothing",
        lambda city: no_fortunes_left(city).carries("event.2.2"),
        "Red draws nothing: no fortune is left.",
    ),
    Row(
        "takes_discard",
        lambda city: city(2).discard("2_D").carries("supply.1"),
        "Red takes the 2 of diamonds from the discard pile.",
    ),
    Row("takes_nothing", lambda city: city(2).carries("supply.1"), "Red takes nothing: the discard pile is empty."),
    Row("discards", lambda city: city(2).hand(0, "2_D").carries("penalty.5"), "Red discards the 2 of diamonds."),
    Row("discards_nothing", lambda city: city(2).carries("penalty.5"), "Red has no fortune to discard."),
    Row("discards_nothing", lambda city: city(2).carries("event.2.1"), "Green has no fortune to discard."),
    Row("plays", attacking, "Red plays the 5 of diamonds."),
    Row(
        "unpaid",
        lambda city: (
            city(2).hideout(0, "1s").hand(0, "3_S", "4_D").blockades(1, 3, 3).turn(0).says(0, "card:3_S", "card:4_D")
        ),
        "Red does not discard for every blockade at 03 Gilded Bank; fortunes missing: 2.",
    ),
    Row("counters", lambda city: attacking(city, "6_H").says(1, "card:6_H"), "Green counters with the 6 of hearts."),
    Row("no_counter", attacking, "Green does not counter: the 5 of diamonds takes effect."),
    Row("attacks", attacking, "Red attacks Green for 05 Laughing Tavern."),
    Row(
        "attacks_here",
        lambda city: dominating(city, "2s", "1s").hand(0, "J_D").says(0, "card:J_D"),
        "Red attacks Green.",
    ),
    Row("forces", attacking, "Red forces Green to assign to 05 Laughing Tavern."),
    Row(
        "not_forced",
        lambda city: (
            city(2)
            .hideout(0, "1s")
            .at(0, 6, "1s")
            .hideout(1, "1s")
            .hand(0, "5_D")
            .hand(1, "6_H")
            .turn(0)
            .says(0, "card:5_D", "attack")
            .says(1, "card:6_H")
        ),
        "Red cannot assign to 06 Ancient Shrine: nothing happens.",
    ),
    Row(
        "eases",
        lambda city: dominating(city, "2s", "1s").hand(0, "J_D").says(0, "card:J_D"),
        "Against Green a difference of 2 is now enough to overwhelm.",
    ),
    Row(
        "steals",
        lambda city: city(2).hand(1, "2_D").chance("steal", 0).carries("Q.attack", place=5, other=1),
        "Red takes a fortune from Green.",
    ),
    Row(
        "steals_nothing",
        lambda city: city(2).carries("Q.attack", place=5, other=1),
        "Green holds no fortune to take.",
    ),
    Row(
        "puts_on_deck",
        lambda city: city(1).discard("2_D").carries("Q.attack", place=5, other=1),
        "Red puts the 2 of diamonds from the discard pile onto the fortune deck.",
    ),
    Row(
        "turns_up",
        lambda city: overlord_turn(city(1).hideout(1, "1s").deck("4_D")),
        "The 4 of diamonds is discarded from the fortune deck.",
    ),
    Row(
        "turns_up_nothing",
        lambda city: no_fortunes_left(city).rolls("event", 0, 1).says(0, "pass", "use:event.1.1"),
        "No fortune is left to be discarded from the deck.",
    ),
    Row(
        "reshuffles",
        lambda city: city(2).only_in_deck("2_D").carries("event.2.2"),
        "The discard pile is shuffled into a new fortune deck.",
    ),
]

DOMINANCE = [
    Row(
        "dominates",
        lambda city: dominating(city, "5s", "3s"),
        "Red asserts dominance at 05 Laughing Tavern, 5 against 3.",
    ),
    Row(
        "dominates_alone",
        lambda city: city(2).at(0, 5, "1s").phase("dominance"),
        "Red asserts dominance at 05 Laughing Tavern, uncontested.",
    ),
    Row(
        "tied",
        lambda city: dominating(city, "2s", "1p"),
        "05 Laughing Tavern is tied at strength 2: nobody asserts dominance.",
    ),
    Row(
        "takes_relic",
        lambda city: city(2).at(1, 5, "1s").at(1, 6, "1s").phase("dominance"),
        "Green dominated the most districts (2) and takes the relic.",
    ),
    Row(
        "retains_relic",
        lambda city: city(2).at(0, 5, "1s").phase("dominance"),
        "Red dominated the most districts (1) and retains the relic.",
    ),
    Row(
        "gives_relic",
        lambda city: city(2).at(0, 5, "1s").at(1, 6, "1s").phase("dominance"),
        "The city is tied (1 each): Red gives the relic to Green.",
    ),
    Row(
        "relic_stays",
        lambda city: dominating(city, "1s", "1s"),
        "Nobody dominated a district: the relic stays with Red.",
    ),
    Row(
        "uses",
        lambda city: city(2).at(0, 3, "1s").resolves(0, 3).says(0, "use:d03.first", "pass"),
        "Red at 03 Gilded Bank: Get 3 gold.",
    ),
    Row(
        "uses",
        overlord_at_12,
        "The Overlord at 12 Combat Zone: The dominating player acquires 1 power.",
    ),
    Row(
        "uses_ability",
        lambda city: (
            city(2)
            .candidate(0, "financier")
            .has(0, gold=3)
            .hideout(0, "1s")
            .turn(0)
            .says(0, "use:financier.general", "district:d01")
        ),
        "Red downs the candidate: Black market: On your assignment turn, down this card and spend 3 gold: "
        "get 1 drakownium.",
    ),
]

CARDS_AND_DICE = [
    Row("draws_mission", lambda city: city(2).carries("d11.second"), "Red draws a mission."),
    Row(
        "draws_no_mission",
        lambda city: missions_gone(city).carries("event.6.2"),
        "Red draws nothing: the mission deck is empty.",
    ),
    Row(
        "returns_mission",
        lambda city: city(2).missions(0, "m01").carries("event.6.1"),
        "Red puts a mission under the deck.",
    ),
    Row("returns_no_mission", lambda city: city(2).carries("event.6.1"), "Red returns no mission."),
    Row(
        "reveals_mission",
        lambda city: city(2).missions(0, "m01").carries("penalty.6"),
        "Red reveals the mission Secure the District.",
    ),
    Row("reveals_no_mission", lambda city: city(2).carries("penalty.6"), "Red has no secret mission to reveal."),
    Row(
        "fulfils",
        lambda city: city(2).at(0, 5, "5s").missions(0, "m01").phase("dominance").says(0, "use:m01.1"),
        "Red fulfils Secure the District: Have 5 strength at this district: 1 power.",
    ),
    Row(
        "backed",
        lambda city: (city(2).has(0, gold=3).syndicates("gilded_lenders").plays(step("Backing", player=0))).says(
            0, "card:gilded_lenders"
        ),
        "Red is backed by Gilded Lenders.",
    ),
    Row(
        "turns",
        lambda city: (city(2).syndicates("gilded_lenders").has(0, drakownium=1).carries("d11.first")).says(
            0, "card:gilded_lenders"
        ),
        "Red turns Gilded Lenders (now turned).",
    ),
    Row(
        "rolls",
        lambda city: city(2).rolls("penalty", 0, 2),
        "Red rolls the penalty dice: 2. Confiscation: Lose 1 drakownium.",
    ),
    Row(
        "rerolls",
        lambda city: city(2).hand(0, "2_D").rolls("penalty", 0, 2, 4).says(0, "card:2_D"),
        "Red rerolls the penalty dice: 4. Taxation: Lose 1 gold.",
    ),
    Row(
        "sabotages",
        lambda city: city(2).candidate(1, "gambler").rolls("penalty", 0, 2, 4).says(1, "use:gambler.general"),
        "Green downs the candidate and sabotages the roll of Red.",
    ),
    Row(
        "no_penalty",
        lambda city: city(3).has(0, strain=2).has(1, strain=2).chance("event", 2).phase("standby", at="roll_penalty"),
        "Nobody alone has the most strain: the penalty dice are not rolled.",
    ),
    Row(
        "event",
        lambda city: city(3).rolls("event", 0, 3).says(0, "use:event.3.2"),
        "The event: Each player gets 3 gold, 2 intel and 1 drakownium.",
    ),
    Row(
        "strikes_again",
        lambda city: city(2).deck("7_D").phase("standby", at="explode"),
        "With so few players an explosion follows.",
    ),
]


SOLO = [
    Row(
        "counterintelligence",
        lambda city: city(1).deck("joker").chance("penalty", 3).carries("d06.second"),
        "Counterintelligence: Red drew a joker and discards all fortunes.",
    ),
    Row(
        "counteroffensive",
        lambda city: overlord_turn(city(1).hideout(1, "1s").at(0, 9, "1s").deck("joker").chance("penalty", 3)),
        "Counteroffensive: the overlord strengthens 09 Broadswade Construction.",
    ),
    Row(
        "counterforce",
        lambda city: city(1).base(0, 8).deck("joker").chance("penalty", 3).rolls("event", 0, 1),
        "Counterforce: the joker strikes the city.",
    ),
    Row(
        "sends",
        lambda city: city(1).hideout(0, "1s").hideout(1, "1D").round(7).goes(step("Game", at="begin_round")),
        "The overlord sends the doom mechasuit to 12 Combat Zone.",
    ),
    Row(
        "not_sent",
        lambda city: (
            city(1)
            .hideout(0, "1s")
            .hideout(1, "1D")
            .tile("massive_explosion", 12)
            .round(7)
            .goes(step("Game", at="begin_round"))
        ),
        "The overlord cannot send the doom mechasuit to 12 Combat Zone.",
    ),
    Row(
        "summons",
        lambda city: city(1).round(6).at(0, 11, "1s1p").at(1, 12, "1D").phase("dominance"),
        "Summons: 1 subordinate and 1 paragon of Red are forced from 11 Astral Tower to 12 Combat Zone.",
    ),
    Row(
        "solo_lost",
        lambda city: city(1).has(0, strain=15).carries("penalty.1"),
        "The challenge is lost to The Overlord.",
    ),
]

SCORING = [
    Row("final_scoring", scored, "The final scoring begins."),
    Row("pays_strain", scored, "Red takes strain for unfulfilled missions (2)."),
    Row("forfeits", scored, "Red loses 5 power for strain (11)."),
    Row("scores", scored, "Red scores 2 power for strength (2)."),
    Row("scores", scored, "Red scores 1 power for gold (3)."),
    Row("scores", scored, "Red scores 3 power for the candidate fortune in hand (1)."),
    Row("final_power", scored, "Red ends with 21 power."),
]

ROWS = [
    *SET_UP,
    *TRACKERS,
    *PERSONNEL,
    *FORTIFICATIONS,
    *SCIENCE,
    *FORTUNES,
    *DOMINANCE,
    *CARDS_AND_DICE,
    *SOLO,
    *SCORING,
]
BEFORE_THE_FIRST_QUESTION = ["first_player", "reveals_syndicate"]
NOT_IN_THIS_BOX = ["loses_power"]  # an effect of a card may take power; none of these cards does


@pytest.mark.parametrize("row", ROWS, ids=[f"{at}-{row.kind}" for at, row in enumerate(ROWS)])
def test_what_happens_is_told(city: MakeCity, row: Row) -> None:
    """To everybody, in these words; only what is hidden stays out."""
    c = row.play(city)

    match = c.t.match
    told = [Voice(match.state).event(event) for event in match.events(None) if event.kind == row.kind]
    c.t.expected = set(c.t.asked())
    assert row.sentence in told


def test_the_set_up_tells_the_syndicates_and_the_first_player() -> None:
    """Before anybody is asked (BLK-3.2, BLK-3.4)."""
    match = RULES.start(2, 1)

    kinds = [event.kind for event in match.events(None)]
    assert [*["reveals_syndicate"] * 3, "first_player"] == kinds[:4]
    names = ("Red", "Green")
    assert f"{names[match.state.relic]} is drawn as first player and receives the relic." == Voice(match.state).event(
        match.events(None)[3]
    )


def test_the_set_up_of_the_solo_challenge_tells_its_syndicates() -> None:
    """They are named by the rules, not drawn (BLK-19.2)."""
    match = RULES.start(1, 1)

    told = [event.args[0] for event in match.events(None) if event.kind == "reveals_syndicate"]
    assert sorted(match.state.syndicates.cards) == sorted(told)
    assert told


def test_every_kind_of_event_has_its_row() -> None:
    """No sentence is written that nobody is ever told."""
    told = {row.kind for row in ROWS} | {*BEFORE_THE_FIRST_QUESTION, *NOT_IN_THIS_BOX}

    assert [] == [kind for kind in RULES.events if kind not in told]


def test_nothing_is_announced_that_does_not_happen(city: MakeCity) -> None:
    """Summons with nobody at 11 is not told; no strain, no blockades; nobody recalled (BLK-19.4.7)."""
    c = city(1).round(6).at(1, 12, "1D").phase("dominance")
    c.done()
    assert [] == [sentence for sentence in c.told() if "Summons" in sentence]

    c = city(2).hideout(0, "1p").blockades(1, 6).turn(0).says(0, "district:d06")
    c.done()
    assert [] == [sentence for sentence in c.told() if "blockades" in sentence or "strain" in sentence]
