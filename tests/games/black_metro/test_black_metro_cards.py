"""Every card: what it does and what it must not do. Expected values are written out here, not read from the data."""

import pytest
from black_metro_table import RULES, step

from railhead.games.black_metro import cards, carry, queries, scripts, stats
from railhead.games.black_metro import verbs as verbs  # gives the verbs their meaning

AFTER_ASSERT = 5
DOMINANCE_END = 15
STANDBY_MISSION = 16
# Standing modifiers: the rules look them up where they apply, and nobody carries them out.
CONSULTED = {
    *["strength", "save_overwhelmed", "reroll", "double_first_effect", "immune_events", "no_assign"],
    *["no_assignment_fortune", "ignore_blockade_strain", "dominance_strain", "recover_strain", "may_reinforce"],
}


# --- the vocabulary of the data -------------------------------------------------------------------------------------


def test_every_verb_of_the_data_is_implemented_and_every_implemented_verb_is_used():
    """Each verb once, carried out or consulted (BLK-18.4)."""
    acting = {scripts.OPS[at] for at, act in enumerate(carry.ACTS) if act is not carry.unheard_of}

    assert set(scripts.OPS) == acting | CONSULTED
    assert not acting & CONSULTED


def test_every_need_and_every_stat_of_the_data_has_its_function():
    """Conditions of missions, criteria of syndicates, needs of effects."""
    assert set(scripts.STATS) == set(stats.NAMED) == set(scripts.KNOWN_STATS)
    assert set(scripts.NEEDS) == set(queries.CHECKS) == set(scripts.KNOWN_NEEDS)


def test_what_no_printed_card_counts_yet_is_counted_all_the_same(city):
    """A mission of one's own may ask for drakownium and for missions fulfilled (BLK-15.6, BLK-16.4)."""
    c = city(2).has(0, drakownium=4, strain=3)
    c.table.deal("fulfilled", ["m15", "m16"], 0)
    c.turn(0).waits(0, "turn_syndicate")

    counted = {name: stats.NAMED[name](c.state, 0, []) for name in ("drakownium", "fulfilled_missions", "strain")}
    assert {"drakownium": 4, "fulfilled_missions": 2, "strain": 3} == counted


def test_pain_dampener_takes_all_strain_of_the_step():
    """The rules know it as none at all (BLK-11.15)."""
    found = [effect.value for at in scripts.SCRIPTS for effect in at.effects if effect.name == "dominance_strain"]

    assert [0] == found


# --- fortunes -------------------------------------------------------------------------------------------------------

BENEFITS = {"D": ("gold", 1), "C": ("intel", 1), "S": ("drakownium", 1), "H": ("strain", -1)}


@pytest.mark.parametrize("suit", "DCSH")
@pytest.mark.parametrize("rank", ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
def test_assignment_fortunes(city, rank, suit):
    """Each forces Green to its facility and pays its suit; it is not played in the dominance phase (BLK-12.2.1)."""
    facility = 11 if rank == "A" else int(rank)
    c = city(2).hideout(0, "1s").hideout(1, "1s").has(0, strain=5).hand(0, f"{rank}_{suit}").turn(0)
    c.says(0, "district:d12", f"card:{rank}_{suit}", *(["district:d11"] if rank == "A" else []))
    if "attack" in c.offers(0):
        c.says(0, "attack")
    c.done()
    tracker, n = BENEFITS[suit]
    assert "1s" == c.there(1, facility)
    assert (5 if tracker == "strain" else 0) + n == c.tracker(tracker)[0]

    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, f"{rank}_{suit}").phase("dominance")
    c.refuses(0, f"card:{rank}_{suit}", "BLK-12.3.1")
    c.says(0, "pass")
    c.done()


@pytest.mark.parametrize("suit", "DCSH")
@pytest.mark.parametrize("rank", "JQK")
def test_dominance_fortunes(city, rank, suit):
    """Each pays its suit when it is resolved, and is not played in the assignment phase (BLK-12.3.3)."""
    c = city(2).at(0, 5, "2p").at(1, 5, "1p").has(0, strain=5).hand(0, f"{rank}_{suit}").hand(1, "2_D")
    if rank == "Q":
        c.chance("steal", 0)
    c.phase("dominance")
    c.says(0, f"card:{rank}_{suit}")
    c.done()
    tracker, n = BENEFITS[suit]
    assert (5 if tracker == "strain" else 0) + n == c.tracker(tracker)[0]
    assert ([] if rank == "Q" else ["2_D"]) == c.held(1)
    assert {"J": "", "Q": "1p", "K": ""}[rank] == c.there(1, 5)  # 4 against 2, or after the king 4 against 1
    assert {"J": "1p", "Q": "", "K": "1s"}[rank] == c.in_overwhelmed(1)

    c = city(2).hideout(0, "1s").hand(0, f"{rank}_{suit}").turn(0)
    c.refuses(0, f"card:{rank}_{suit}", "BLK-12.2.1")
    c.waits(0, "turn")


# --- technologies ---------------------------------------------------------------------------------------------------


def test_serenity_implant(city):
    """Heals 1 when cards are charged; downed it does not (BLK-11.13)."""
    for mark, left in (("neuro_1", 4), ("~!neuro_1", 5)):
        c = city(3).has(0, strain=5, level=1).has(1, strain=5).technologies(0, mark).chance("event", 2)
        if left == 4:
            c.chance("penalty", 3)
        c.phase("standby", at="charge")
        c.waits(0, "event")
        assert left == c.state.strain[0]


def test_pain_dampener(city):
    """No strain in step 1.3; strain from elsewhere is inflicted (BLK-11.14)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").has(1, level=2).technologies(1, "neuro_2").phase("dominance")
    c.done()
    assert 0 == c.state.strain[1]

    c = city(2).has(1, level=2).technologies(1, "neuro_2").carries("fortune.1", player=1)
    c.done()
    assert 2 == c.state.strain[1]


@pytest.mark.parametrize(("card", "strain"), [("neuro_3", 1), ("~!neuro_3", 3)])
def test_mind_fortress(city, card, strain):
    """Recovering strength 3 inflicts 1 instead of 3 (BLK-8.5)."""
    c = city(2).overwhelmed(0, "1s1p").has(0, level=3).technologies(0, card).plays(step("RecoverForStrain", player=0))

    c.says(0, "number:1", "number:1")
    c.done()
    assert strain == c.state.strain[0]


def test_mind_fortress_does_not_halve_other_strain(city):
    """A blockade still inflicts 2 (BLK-5.7)."""
    c = city(2).hideout(0, "1s").blockades(1, 3).has(0, level=3).technologies(0, "neuro_3").turn(0)

    c.says(0, "district:d03")
    c.done()
    assert 2 == c.state.strain[0]


def test_rapid_transit(city):
    """Once a round; for blockades all personnel there count (BLK-11.10)."""
    c = city(2).hideout(0, "2s").at(0, 4, "2s").blockades(1, 4, 2).has(0, level=1).technologies(0, "logistic_1")
    c.phase("assignment")

    c.says(0, "district:d04", "number:1")
    assert 0 == c.state.strain[0]  # 3 there, 3 needed
    c.refuses(0, "district:d04", "BLK-5.3")
    c.says(0, "district:d05")
    c.done()


def test_grav_lifter(city):
    """Moves one piece without blockade strain, to a district with own personnel too; once (BLK-11.10)."""
    c = (
        city(2)
        .at(0, 4, "1s1p")
        .at(0, 7, "1s")
        .blockades(1, 7, 3)
        .at(1, 7, "1s")
        .has(0, level=2)
        .technologies(0, "logistic_2")
    )
    c.phase("dominance")

    c.says(0, "card:logistic_2", "district:d04", "unit:paragon")
    c.refuses(0, "district:d04", "BLK-11.10")
    c.says(0, "district:d07")
    c.done()
    assert ("1s", "1s1p", 0) == (c.there(0, 4), c.there(0, 7), c.state.strain[0])


def test_expiditry_matrix(city):
    """Once a round, and the facility may be resolved again in the resolution phase (BLK-11.12)."""
    c = city(2).hideout(0, "2s").has(0, level=3).technologies(0, "logistic_3")
    c.plays(step("ResolutionPhase"), step("AssignmentPhase"))

    c.says(0, "district:d03", "number:1", "card:logistic_3", "use:d03.first", "pass")
    c.says(0, "district:d04")  # no second Matrix
    c.asks(0, "resolve").says(0, "use:d03.first", "pass", "pass")
    c.done()
    assert 6 == c.state.gold[0]


def test_expiditry_matrix_does_not_resolve_the_battlefield(city):
    """12 is no facility (BLK-11.12)."""
    c = city(2).hideout(0, "1s").has(0, level=3).technologies(0, "logistic_3").turn(0)

    c.says(0, "district:d12")
    c.done()


def test_shock_gauntlets(city):
    """1 more strain for each other player there; none for players elsewhere or for its owner (BLK-6.1.8)."""
    c = (
        city(3)
        .at(0, 5, "2s")
        .at(1, 5, "1s")
        .at(2, 6, "1s")
        .has(0, level=1)
        .technologies(0, "battle_1")
        .phase("dominance")
    )
    c.done()
    assert [0, 2, 0] == c.tracker("strain")

    c = city(2).at(0, 5, "1s").at(1, 5, "2s").has(0, level=1).technologies(0, "battle_1").phase("dominance")
    c.done()
    assert [1, 0] == c.tracker("strain")


def test_annihilator_cannon(city):
    """A difference of 2 is enough, once a round (BLK-6.1.14)."""
    c = city(2).at(0, 5, "3s").at(1, 5, "1s").at(0, 6, "3s").at(1, 6, "1s").has(0, level=3).technologies(0, "battle_3")
    c.phase("dominance")

    c.asks(0, "easing").says(0, "card:battle_3")
    c.done()
    assert ("1s", "1s") == (c.in_overwhelmed(1), c.there(1, 6))


def test_trading_platform_trades_once(city):
    """Without a bundle it is not offered (BLK-14.4)."""
    c = city(2).at(0, 6, "1s").has(0, gold=2, intel=1, level=1).technologies(0, "resource_1").resolves(0, 6)

    c.refuses(0, "card:resource_1", "BLK-14.4")
    c.says(0, "pass")
    c.done()


@pytest.mark.parametrize(("district", "tracker", "n"), [(1, "drakownium", 2), (3, "gold", 6), (4, "intel", 4)])
def test_auto_refinery(city, district, tracker, n):
    """As much again of the first effect of 01, 03, 04, once (BLK-7.1.8)."""
    c = city(2).at(0, district, "1s").has(0, level=2).technologies(0, "resource_2").resolves(0, district)

    c.refuses(0, "card:resource_2", "BLK-7.1.8")  # not before the first effect is used
    c.says(0, f"use:d{district:02d}.first", "card:resource_2", "pass")
    c.done()
    assert (n, 0) == (c.tracker(tracker)[0], c.state.strain[0])


def test_auto_refinery_does_not_double_other_effects(city):
    """Neither 05 nor the second effect of 03 (BLK-7.1.8)."""
    c = city(2).at(0, 5, "1s").has(0, level=2).technologies(0, "resource_2").resolves(0, 5)
    c.says(0, "use:d05.first")
    c.done()
    assert 2 == c.state.gold[0]

    c = city(2).at(0, 3, "1s").has(0, level=2).technologies(0, "resource_2").resolves(0, 3)
    c.says(0, "use:d03.second")
    c.done()
    assert 3 == c.state.gold[0]


def test_matter_synthesiser(city):
    """1 gold, 1 intel, 1 drakownium when cards are charged, for its owner only (BLK-11.13)."""
    c = city(3).has(0, level=3).technologies(0, "resource_3").chance("event", 2).phase("standby", at="charge")

    c.waits(0, "event")
    assert ([1, 0, 0], [1, 0, 0], [1, 0, 0]) == (c.tracker("gold"), c.tracker("intel"), c.tracker("drakownium"))


def test_tyrants_halo(city):
    """The overlord's mechasuit has 5; his other personnel are as strong as ever (BLK-1.5)."""
    c = city(1).at(1, 5, "1D").at(0, 5, "5s").technologies(1, "battle_x").phase("dominance")
    c.done()
    assert -1 == c.state.dominator[5]

    c = city(1).at(1, 5, "2p").at(0, 5, "5s").technologies(1, "battle_x").phase("dominance")
    c.done()
    assert 0 == c.state.dominator[5]


# --- candidates -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("candidate", "hideout", "gold", "intel", "strain", "level", "fortunes"),
    [
        ("colonel", "1s1p", 3, 0, 3, 0, 0),
        ("gambler", "2s", 3, 0, 3, 0, 2),
        ("technologist", "2s", 0, 3, 3, 1, 0),
        ("financier", "2s", 6, 1, 3, 0, 0),
        ("surgeon", "2s", 2, 4, 1, 0, 0),
        ("architect", "2s", 2, 2, 3, 0, 0),
    ],
)
def test_set_ups(city, candidate, hideout, gold, intel, strain, level, fortunes):
    """What is printed on each candidate, and nothing for the others (BLK-3.7)."""
    c = city(2).carries(f"{candidate}.setup")

    if candidate == "architect":
        c.says(0, "district:d03")
    c.done()
    g = c.state
    assert (hideout, gold, intel, strain) == (c.in_hideout(0), g.gold[0], g.intel[0], g.strain[0])
    assert (level, fortunes) == (g.level[0], len(c.held(0)))
    assert (1 if candidate == "architect" else 0) == g.blockades[0][3]
    assert ("", 0, 0, 0) == (c.in_hideout(1), g.gold[1], g.intel[1], g.strain[1])


def test_field_promotion(city):
    """2 gold at 10 instead of 3; not at another district (BLK-17.1)."""
    c = city(2).candidate(0, "colonel").at(0, 10, "1s").has(0, gold=2).chance("supply", 2).resolves(0, 10)
    c.says(0, "use:colonel.district", "use:d10.second")
    c.done()
    assert ("1p", 2) == (c.there(0, 10), c.state.gold[0])

    c = city(2).candidate(0, "colonel").at(0, 3, "1s").has(0, gold=2).resolves(0, 3)
    c.refuses(0, "use:colonel.district", "BLK-7.1.6")
    c.says(0, "pass")
    c.done()


def test_loaded_dice(city):
    """A second roll at 02, besides the district's own (BLK-17.1)."""
    c = (
        city(2)
        .candidate(0, "gambler")
        .at(0, 2, "1s")
        .chance("fortune", 3)
        .chance("fortune", 3)
        .deck("2_D")
        .resolves(0, 2)
    )

    c.says(0, "use:gambler.district", "use:d02.first", "use:d02.second")
    c.done()
    assert 4 == c.state.gold[0]


def test_prototype(city):
    """3 intel research at 08, besides the first effect; not without the intel (BLK-17.1)."""
    c = city(2).candidate(0, "technologist").at(0, 8, "1s").has(0, intel=3, level=1).resolves(0, 8)
    c.says(0, "use:technologist.district", "card:battle_1")
    assert (["battle_1"], 0) == (c.zone("technologies", 0), c.state.intel[0])
    c.says(0, "use:d08.second")
    c.done()

    c = city(2).candidate(0, "technologist").at(0, 8, "1s").has(0, intel=2, level=1).resolves(0, 8)
    c.refuses(0, "use:technologist.district", "BLK-2.1")
    c.says(0, "pass")
    c.done()


def test_compound_interest_and_black_market(city):
    """2 gold at 03; 3 gold for 1 drakownium on the own turn, not with 2 (BLK-17.1)."""
    c = city(2).candidate(0, "financier").at(0, 3, "1s").resolves(0, 3)
    c.says(0, "use:financier.district", "pass")
    c.done()
    assert 2 == c.state.gold[0]

    c = city(2).candidate(0, "financier").has(0, gold=2).hideout(0, "1s").turn(0)
    c.refuses(0, "use:financier.general", "BLK-2.1")
    c.says(0, "district:d01")
    c.done()


def test_field_surgery(city):
    """Heals 2 and recovers 1 of two at 07 (BLK-17.1)."""
    c = city(2).candidate(0, "surgeon").at(0, 7, "1s").has(0, strain=5).overwhelmed(0, "2p").resolves(0, 7)

    c.says(0, "use:surgeon.district", "pass")
    c.done()
    assert (3, "1p", "1p") == (c.state.strain[0], c.in_hideout(0), c.in_overwhelmed(0))


def test_blueprints_and_emergency_barricade(city):
    """1 intel builds at 09; a fortification moves to own personnel only (BLK-17.1)."""
    c = city(2).candidate(0, "architect").at(0, 9, "1s").has(0, intel=1).resolves(0, 9)
    c.says(0, "use:architect.district", "district:d01")
    c.done()
    assert (1, 0) == (c.state.blockades[0][1], c.state.intel[0])

    c = city(2).candidate(0, "architect").at(0, 6, "1s").at(0, 7, "1s").blockades(0, 1).base(0, 3).blockades(1, 2)
    c.phase("dominance").says(0, "use:architect.general")
    assert ["red.blockade", "red.support_base"] == c.offers(0, "fort")
    c.says(0, "fort:red.blockade")
    assert ["d06", "d07"] == c.offers(0, "district")
    c.refuses(0, "district:d05", "BLK-17.1")
    c.says(0, "district:d06")
    c.done()
    assert 1 == c.state.blockades[0][6]


def test_a_barricade_that_leaves_no_choice_moves_by_itself(city):
    """One own fortification, one district with own personnel: nothing is asked, and nothing of it is hidden."""
    c = city(2).candidate(0, "architect").at(0, 6, "1s").blockades(0, 1).blockades(1, 2).phase("dominance")

    c.says(0, "use:architect.general")
    c.done()
    assert (0, 1) == (c.state.blockades[0][1], c.state.blockades[0][6])
    assert "Red moves the Red blockade from 01 Shadowforge Factory to 06 Ancient Shrine." in c.told()


def test_emergency_barricade_needs_a_fortification_elsewhere(city):
    """The only one stands where the only personnel are (BLK-18.4)."""
    c = city(2).candidate(0, "architect").at(0, 6, "1s").blockades(0, 6).phase("dominance")

    c.done()
    assert c.state.candidate_charged[0]


def test_emergency_barricade_does_not_go_to_the_overwhelmed(city):
    """They are at no district (BLK-10.3.5, BLK-2.5)."""
    c = city(2).candidate(0, "architect").at(0, 3, "1s").overwhelmed(0, "2s").blockades(0, 3).phase("dominance")

    c.done()
    assert 1 == c.state.blockades[0][3]


# --- missions -------------------------------------------------------------------------------------------------------
# For each mission: the timing, the three (value, power) that are printed, and a position with that value.
# `sign` -1: the value is a maximum.


def strength_here(c, n):
    c.at(0, 5, f"{n}s")


def destroyed(c, n):
    c.at(0, 5, "1s").data.update(destroyed=n)


def few_personnel(c, n):
    c.at(0, 5, f"{n}s").data.update(contested=2)


def guarded(c, n):
    for district in range(1, n + 1):
        c.at(0, district, "1s").blockades(0, district)


def dominated(c, n):
    c.data["dominator"][1 : n + 1] = [0] * n


def occupied(c, n):
    for district in range(1, n + 1):
        c.at(0, district, "1s")


def industry(c, n):
    for district in (1, 3, 4)[:n]:
        c.data["dominator"][district] = 0


def broken(c, n):
    c.data["overwhelmed_pieces"][0] = n


def tracker(name):
    return lambda c, n: c.has(0, **{name: n})


def forts(c, n):
    if n:
        c.blockades(0, 5, min(n, 3))
    if n > 3:
        c.base(0, 6)


def technologies(c, n):
    c.has(0, level=3).technologies(0, *["neuro_1", "neuro_2", "neuro_3", "battle_1", "battle_2"][:n])


def champions(c, n):
    c.hideout(0, f"{n}p")


def ranks(c, n):
    c.hideout(0, f"{n}s")


def hold(c, n):
    c.hand(0, *["2_D", "3_D", "4_D", "5_D", "6_D"][:n])


def other_missions(c, n):
    c.missions(0, "m24", *["m01", "m02", "m03"][:n])


def elite(c, n):
    if n:
        c.hand(0, ["J_D", "Q_D", "K_D"][n - 1])


NUMBERED = {
    "m01": (AFTER_ASSERT, strength_here, 1, [(5, 1), (7, 2), (9, 3)]),
    "m04": (AFTER_ASSERT, destroyed, 1, [(1, 1), (2, 3), (3, 5)]),
    "m05": (AFTER_ASSERT, few_personnel, -1, [(3, 1), (2, 2), (1, 3)]),
    "m08": (AFTER_ASSERT, elite, 1, [(1, 1), (2, 2), (3, 3)]),
    "m09": (DOMINANCE_END, guarded, 1, [(1, 1), (2, 3), (3, 5)]),
    "m10": (DOMINANCE_END, dominated, 1, [(3, 1), (4, 2), (5, 4)]),
    "m11": (DOMINANCE_END, occupied, 1, [(4, 1), (5, 2), (6, 4)]),
    "m12": (DOMINANCE_END, industry, 1, [(1, 1), (2, 2), (3, 4)]),
    "m13": (DOMINANCE_END, broken, 1, [(2, 1), (3, 2), (5, 4)]),
    "m14": (STANDBY_MISSION, hold, 1, [(2, 1), (3, 2), (5, 4)]),
    "m15": (STANDBY_MISSION, tracker("gold"), 1, [(3, 2), (6, 3), (9, 5)]),
    "m16": (STANDBY_MISSION, tracker("intel"), 1, [(2, 2), (4, 3), (6, 5)]),
    "m17": (STANDBY_MISSION, tracker("drakownium"), 1, [(1, 2), (2, 3), (3, 5)]),
    "m18": (STANDBY_MISSION, forts, 1, [(2, 1), (3, 2), (4, 4)]),
    "m19": (STANDBY_MISSION, technologies, 1, [(1, 1), (3, 3), (5, 5)]),
    "m20": (STANDBY_MISSION, champions, 1, [(2, 1), (3, 2), (5, 4)]),
    "m21": (STANDBY_MISSION, ranks, 1, [(5, 1), (7, 2), (9, 3)]),
    "m22": (STANDBY_MISSION, tracker("strain"), -1, [(5, 1), (2, 2), (0, 3)]),
    "m23": (STANDBY_MISSION, tracker("strain"), 1, [(9, 1), (12, 2), (15, 4)]),
    "m24": (STANDBY_MISSION, other_missions, 1, [(1, 1), (2, 2), (3, 4)]),
    "m25": (STANDBY_MISSION, tracker("level"), 1, [(1, 1), (2, 2), (3, 4)]),
}


def fulfilling(timing):
    """A player may fulfil a mission of this timing."""
    if timing == AFTER_ASSERT:
        return step("DistrictDominance", at="ask_mission", player=0)
    return step("Fulfil", player=0, timing=timing)


def fulfil(c, mission, timing):
    if not c.table.cards("missions", 0):
        c.missions(0, mission)
    c.data["here"] = "d05"
    c.plays(fulfilling(timing))
    return [option for option in c.offers(0, "use") if option.startswith(mission)]


@pytest.mark.parametrize("option", [1, 2, 3])
@pytest.mark.parametrize("mission", NUMBERED)
def test_mission_options_at_and_below_their_mark(city, mission, option):
    """Each option is open at its number and closed just short of it; it pays its power (BLK-15.4, BLK-15.5)."""
    timing, build, sign, printed = NUMBERED[mission]
    value, power = printed[option - 1]
    c = city(3)
    build(c, value)
    assert f"{mission}.{option}" in fulfil(c, mission, timing)
    c.says(0, f"use:{mission}.{option}")
    while c.t.asked()[0][1] in ("pay_fortune", "return_mission"):
        c.says(0, c.offers(0)[0])
    c.done()
    assert power == c.state.power[0]
    assert [mission] == c.zone("fulfilled", 0)

    short = city(3)
    build(short, value - sign)
    assert f"{mission}.{option}" not in fulfil(short, mission, timing)
    if short.t.asked() != [(0, "turn_syndicate")]:
        short.says(0, "pass")
    short.done()


@pytest.mark.parametrize(
    ("mission", "position", "options"),
    [
        ("m02", {"overwhelmed_players": 0}, []),
        ("m02", {"overwhelmed_players": 2, "overwhelmed_strength": 3}, [1]),
        ("m02", {"overwhelmed_players": 2, "overwhelmed_strength": 4}, [1, 2]),
        ("m02", {"overwhelmed_players": 6, "overwhelmed_strength": 2}, [1, 3]),
        ("m03", {"relic": 0, "power": [9, 1, 1], "contested": 2}, []),
        ("m03", {"relic": 1, "power": [9, 1, 1], "contested": 2}, [1]),
        ("m03", {"relic": 2, "power": [1, 9, 1], "contested": 2}, [2]),
        ("m03", {"relic": 2, "power": [1, 9, 1], "contested": 2, "overwhelmed_players": 2}, [2, 3]),
        ("m03", {"relic": 0, "power": [9, 9, 1], "contested": 2, "overwhelmed_players": 2}, []),
        ("m05", {"contested": 0}, []),
        ("m06", {"here": "d11", "contested": 2, "overwhelmed_players": 2}, []),
        ("m06", {"here": "d12"}, [1]),
        ("m06", {"here": "d12", "contested": 2}, [1, 2]),
        ("m06", {"here": "d12", "contested": 2, "overwhelmed_players": 2}, [1, 2, 3]),
    ],
)
def test_missions_after_a_dominance(city, mission, position, options):
    """Crushing Victory, Topple the Favourite, Small but Mighty, Hold the Battlefield (BLK-15.6 to 15.8)."""
    c = city(3).missions(0, mission).at(0, 5, "1s").at(0, 12, "1s")
    c.data.update(here="d05")
    c.data.update(position)
    c.plays(fulfilling(AFTER_ASSERT))

    assert [f"{mission}.{option}" for option in options] == (c.offers(0, "use") if options else [])
    if options:
        powers = {"m02": (1, 2, 3), "m03": (1, 2, 3), "m06": (1, 2, 3)}[mission]
        before = c.state.power[0]
        c.says(0, f"use:{mission}.{options[-1]}")
        assert before + powers[options[-1] - 1] == c.state.power[0]
    c.done()


@pytest.mark.parametrize(
    ("there", "options"),
    [("5s", []), ("1p", []), ("2p", [1]), ("3p", [1, 2]), ("1D", [3]), ("1p1D", [1, 3]), ("2p1D", [1, 2, 3])],
)
def test_elite_deployment(city, there, options):
    """2 specialised, 3 specialised, the mechasuit: 1, 2, 3 power (BLK-15.8)."""
    c = city(2).missions(0, "m07").at(0, 5, there)
    c.data.update(here="d05")
    c.plays(fulfilling(AFTER_ASSERT))

    assert [f"m07.{option}" for option in options] == (c.offers(0, "use") if options else [])
    if options:
        c.says(0, f"use:m07.{options[-1]}")
        assert options[-1] == c.state.power[0]
    c.done()


@pytest.mark.parametrize(
    ("relic", "dominated", "options"),
    [(1, [1, 2, 12], []), (0, [], [1]), (0, [1, 2, 3], [1, 2]), (0, [12], [1, 3]), (0, [1, 2, 12], [1, 2, 3])],
)
def test_bearer_of_the_relic(city, relic, dominated, options):
    """Relic player; with 3 districts; with 12: 1, 2, 3 power (BLK-15.11)."""
    c = city(2).missions(0, "m26").relic(relic)
    for district in dominated:
        c.data["dominator"][district] = 0
    c.plays(step("Fulfil", player=0, timing=STANDBY_MISSION))

    assert [f"m26.{option}" for option in options] == c.offers(0, "use")
    c.says(0, f"use:m26.{options[-1]}" if options else "pass")
    c.done()
    assert (options[-1] if options else 0) == c.state.power[0]


def test_all_26_missions_have_a_scenario_above():
    """Nobody forgot a card (BLK-1.3)."""
    assert {f"m{n:02d}" for n in range(1, 27)} == set(NUMBERED) | {"m02", "m03", "m06", "m07", "m26"}


# --- syndicates -----------------------------------------------------------------------------------------------------


def fulfilled_missions(c, player, n):
    c.table.deal("fulfilled", [f"m{10 * player + at:02d}" for at in range(1, n + 1)], player)


LEADS = {
    "fortitude_trainers": lambda c, player, n: c.has(player, strain=n),
    "builders_union": lambda c, player, n: c.blockades(player, 3 + player, n),
    "armed_patrollers": lambda c, player, n: c.hideout(player, f"{n}p"),
    "researchers_study": lambda c, player, n: c.has(player, level=3).technologies(
        player, *["neuro_1", "neuro_2", "neuro_3"][:n]
    ),
    "gilded_lenders": lambda c, player, n: c.has(player, gold=n),
    "record_keepers": lambda c, player, n: c.has(player, intel=n),
    "metal_cartel": lambda c, player, n: c.has(player, drakownium=n),
    "fate_readers": lambda c, player, n: c.hand(player, *[f"{at + 2}_{'DC'[player]}" for at in range(n)]),
    "healers_circle": lambda c, player, n: c.has(player, strain=10 - n),
    "labour_exchange": lambda c, player, n: c.hideout(player, f"{n}s"),
    "cabinet_envoys": fulfilled_missions,
    "victory_heralds": lambda c, player, n: c.data["dominator"].__setitem__(
        slice(1 + 4 * player, 1 + 4 * player + n), [player] * n
    ),
}


@pytest.mark.parametrize("syndicate", LEADS)
def test_syndicates(city, syndicate):
    """3 against 2 receives 2 power, 2 against 2 and 1 against 2 nothing (BLK-16.1)."""
    for own, power in ((3, 2), (2, 0), (1, 0)):
        c = city(2).syndicates(syndicate)
        LEADS[syndicate](c, 0, own)
        LEADS[syndicate](c, 1, 2)
        c.plays(step("Backing", player=0))
        if power:
            c.says(0, f"card:{syndicate}")
        c.done()
        assert power == c.state.power[0]


def test_all_12_syndicates_have_a_scenario_above():
    """Nobody forgot a card (BLK-1.3)."""
    assert {card["id"] for card in cards.SYNDICATES} == set(LEADS)


def test_specialised_personnel_of_armed_patrollers_are_also_mechasuits(city):
    """A mechasuit and a paragon against one paragon (BLK-2.11)."""
    c = city(2).hideout(0, "1p1D").hideout(1, "1p").syndicates("armed_patrollers").plays(step("Backing", player=0))

    c.says(0, "card:armed_patrollers")
    c.done()


def test_titles_are_the_printed_english_names():
    """Every option a player sees has a title of its own."""
    assert "3 of diamonds" == RULES.vocabulary.titles[RULES.vocabulary.index["card:3_D"]]
    assert "09 Broadswade Construction" == RULES.vocabulary.titles[RULES.vocabulary.index["district:d09"]]
    assert all(RULES.vocabulary.titles)
