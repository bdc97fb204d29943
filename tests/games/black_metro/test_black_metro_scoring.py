"""Final scoring and tie-breakers (chapter 9)."""

import pytest
from black_metro_table import step


def end(c):
    c.round(8).goes(step("Game", at="final_scoring"))
    return c.state.outcome


@pytest.mark.parametrize(
    ("trackers", "power"),
    [
        ({"strain": 1}, 0),
        ({"strain": 2}, -1),
        ({"strain": 15}, -7),
        ({"gold": 2}, 0),
        ({"gold": 3}, 1),
        ({"gold": 15}, 5),
        ({"intel": 1}, 0),
        ({"intel": 2}, 1),
        ({"intel": 5}, 2),
        ({"drakownium": 1}, 1),
        ({"drakownium": 4}, 4),
    ],
)
def test_strain_costs_and_resources_pay(city, trackers, power):
    """Every full 2 strain -1; 3 gold, 2 intel, 1 drakownium 1 each (BLK-9.1)."""
    assert power == end(city(2).has(0, **trackers)).scores[0]


def test_total_strength_technologies_and_the_candidate_fortune(city):
    """7 strength, 2 charged technologies, the own king of spades: 7 + 2 + 3 (BLK-9.1, BLK-17.4)."""
    c = city(2).hideout(0, "1s1p1D").has(0, level=2).technologies(0, "neuro_1", "battle_2")
    c.candidate(0, "colonel").hand(0, "K_S", "K_H")

    assert 12 == end(c).scores[0]


def test_another_players_candidate_fortune_pays_nothing(city):
    """Red, The Colonel, holds The Gambler's jack of diamonds (BLK-9.1, BLK-17.4)."""
    c = city(2).candidate(0, "colonel").hand(0, "J_D")

    assert 0 == end(c).scores[0]


def test_unfulfilled_missions_inflict_strain_before_strain_is_counted(city):
    """Two missions are 4 strain, 4 strain are -2 power; revealed ones count too (BLK-9.2, BLK-9.1)."""
    c = city(2).missions(0, "m01").revealed(0, "m02")
    outcome = end(c)

    assert -2 == outcome.scores[0]
    assert 4 == c.state.strain[0]


def test_the_excess_of_missions_strain_costs_power_too(city):
    """Strain 14 and a mission: 15, -1 for the excess, -7 for 15 strain (BLK-9.1, BLK-2.6)."""
    assert -8 == end(city(2).has(0, strain=14).missions(0, "m01")).scores[0]


def test_total_strength_counts_hideout_and_support_base_but_not_overwhelmed(city):
    """2 in the hideout, base 1 + 2 blockades; the overwhelmed paragon is nothing (BLK-9.3, BLK-10.3.8)."""
    c = city(2).hideout(0, "2s").overwhelmed(0, "1p").base(0, 5).blockades(0, 5, 2)

    assert 5 == end(c).scores[0]


def test_a_support_base_in_the_backup_scores_nothing(city):
    """Neither do blockades alone (BLK-9.3)."""
    assert 0 == end(city(2).blockades(0, 5, 3)).scores[0]


def test_downed_technologies_do_not_score(city):
    """One charged, one downed (BLK-9.4)."""
    c = city(2).has(0, level=1).technologies(0, "neuro_1", "~!battle_1")

    assert 1 == end(c).scores[0]


def test_most_power_wins(city):
    """Green with 5 (BLK-9.5)."""
    outcome = end(city(3).has(0, power=3).has(1, power=5).has(2, power=4))

    assert ((1,), (3, 5, 4), (3, 1, 2), "most_power") == (
        outcome.winners,
        outcome.scores,
        outcome.ranking,
        outcome.reason,
    )


def one_more(c, breaker):
    """Red and Green are level in power; Green is better by this criterion and worse in all that follow."""
    if breaker == "fewest_strain":
        return c.has(0, power=0, strain=1)
    if breaker == "most_fulfilled_missions":
        c.table.deal("fulfilled", ["m01"], 1)
        return c.has(0, level=1).technologies(0, "~!neuro_1")
    if breaker == "most_technologies":
        return c.has(1, level=1).technologies(1, "~!neuro_1").has(0, drakownium=1).has(1, power=1)
    if breaker == "most_fortunes":
        return c.hand(1, "2_D")
    more = breaker.removeprefix("most_")
    worth = {"drakownium": 1, "intel": 0, "gold": 0}[more]
    c.has(1, **{more: 1}).has(0, power=worth)
    later = {"drakownium": "intel", "intel": "gold"}.get(more)
    return c.has(0, **{later: 1}) if later else c.hand(0, "2_D")


@pytest.mark.parametrize(
    "breaker",
    [
        "fewest_strain",
        "most_fulfilled_missions",
        "most_technologies",
        "most_drakownium",
        "most_intel",
        "most_gold",
        "most_fortunes",
    ],
)
def test_ties_go_through_the_seven_criteria_in_order(city, breaker):
    """Each criterion decides before those after it (BLK-9.5, BLK-9.6)."""
    c = one_more(city(2), breaker)
    outcome = end(c)

    assert outcome.scores[0] == outcome.scores[1]
    assert ((1,), breaker, (2, 1)) == (outcome.winners, outcome.reason, outcome.ranking)


def test_only_those_still_level_go_on_to_the_next_criterion(city):
    """Red has the most gold but more strain: Green and Blue are left, and intel decides for Blue (BLK-9.6)."""
    c = city(3).has(0, strain=1, gold=2).has(1, gold=1).has(2, intel=1)
    outcome = end(c)

    assert ((2,), "most_intel") == (outcome.winners, outcome.reason)


def test_who_is_level_on_all_seven_shares_the_win(city):
    """Red and Green win together, Blue is third (BLK-9.6)."""
    outcome = end(city(3).has(0, power=2).has(1, power=2))

    assert ((0, 1), (1, 1, 3), "shared_victory") == (outcome.winners, outcome.ranking, outcome.reason)


def test_downed_technologies_count_for_the_tie(city):
    """All researched ones, charged or not (BLK-9.6)."""
    c = city(2).has(0, level=1).technologies(0, "~!neuro_1")
    outcome = end(c)

    assert ((0,), "most_technologies") == (outcome.winners, outcome.reason)


def test_the_tie_break_uses_the_values_after_scoring(city):
    """Red's failed mission adds strain first; gold that scored is still there (BLK-9.7)."""
    c = city(2).has(0, power=1).missions(0, "m01")
    outcome = end(c)
    assert (0, 0) == outcome.scores
    assert ((1,), "fewest_strain") == (outcome.winners, outcome.reason)

    c = city(2).has(0, gold=3).has(1, power=1)
    outcome = end(c)
    assert ((0,), "most_gold", 3) == (outcome.winners, outcome.reason, c.state.gold[0])
