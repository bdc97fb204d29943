"""Science: levels and technologies (chapter 11)."""

import pytest
from black_metro_table import TECHNOLOGIES, step

from railhead.games.black_metro.science import advance


def test_levels_are_advanced_in_order_from_0(city):
    """I, then II, then III, and no further (BLK-11.1)."""
    c = city(2).at(0, 8, "1s").has(0, intel=15, drakownium=15)
    c.plays(*[step("Carry", script="d08.first.1", player=0, place="d08") for _ in range(3)])
    c.done()
    assert (3, 15 - 2 - 3 - 4, 15 - 1 - 1 - 2) == (c.state.level[0], c.state.intel[0], c.state.drakownium[0])

    c = city(2).at(0, 8, "1s").has(0, level=3, intel=15, drakownium=15).resolves(0, 8)
    c.refuses(0, "use:d08.first.1", "BLK-11.1")
    c.says(0, "pass")
    c.done()


def test_what_the_levels_unlock(city):
    """Level I: research at 08; level 0: none (BLK-11.2)."""
    c = city(2).at(0, 8, "1s").has(0, level=0, intel=3, drakownium=1).resolves(0, 8)
    c.refuses(0, "use:d08.first.2", "BLK-11.2")
    c.says(0, "pass")
    c.done()

    c = city(2).at(0, 8, "1s").has(0, level=1, intel=3, drakownium=1).resolves(0, 8)
    c.says(0, "use:d08.first.2", "card:battle_1", "pass")
    c.done()
    assert ["battle_1"] == c.zone("technologies", 0)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_technology_is_researched_only_up_to_the_own_level(city, level):
    """Four types with levels I to III; not higher than the scientific level (BLK-11.3, BLK-11.4)."""
    c = city(2).has(0, level=level, intel=3, drakownium=1).carries("d08.first.2")

    assert sorted(card for card in TECHNOLOGIES if int(card[-1]) <= level) == sorted(c.offers(0, "card"))
    if level < 3:
        c.refuses(0, "card:resource_3", "BLK-11.4")
    c.says(0, f"card:neuro_{level}")
    c.done()


def test_research_at_08_costs_3_intel_and_1_drakownium(city):
    """One of advance and research per use (BLK-11.5)."""
    c = city(2).at(0, 8, "1s").has(0, level=1, intel=3, drakownium=1).resolves(0, 8)

    c.says(0, "use:d08.first.2", "card:neuro_1")
    assert (0, 0) == (c.state.intel[0], c.state.drakownium[0])
    c.says(0, "use:d08.second")
    c.done()
    assert 1 == c.state.level[0]


def test_no_lower_technology_of_the_colour_is_needed(city):
    """Level III battle without I and II (BLK-11.6)."""
    c = city(2).has(0, level=3, intel=3, drakownium=1).carries("d08.first.2")

    c.says(0, "card:battle_3")
    c.done()
    assert ["battle_3"] == c.zone("technologies", 0)


def test_a_researched_technology_is_downed_hidden_and_charged_in_the_next_standby(city):
    """From then on it works (BLK-11.7)."""
    c = city(3).has(0, level=1, intel=3, drakownium=1)
    c.chance("event", 2).plays(step("StandbyPhase", at="charge"), step("Carry", script="d08.first.2", player=0))

    c.says(0, "card:battle_1")
    c.waits(0, "event")
    assert ["battle_1"] == c.charged(0)


def test_it_is_hidden_from_the_others_until_it_is_charged(city):
    """Green sees one downed technology and not which (BLK-11.7, BLK-20.1)."""
    c = city(2).has(0, level=1, intel=3, drakownium=1).carries("d08.first.2")

    c.says(0, "card:battle_1")
    c.done()
    assert [None] == c.t.sees(1)["zones"]["technologies"][0]["cards"]
    assert "battle_1" == c.t.sees(0)["zones"]["technologies"][0]["cards"][0]
    assert [] == c.charged(0)
    assert "Red researches a technology." in c.told(1)


def test_research_by_another_effect_is_free_but_needs_the_level(city):
    """Supply 4 at level I costs nothing; at level 0 nothing is researched (BLK-11.8)."""
    c = city(2).has(0, level=1).carries("supply.4")
    c.says(0, "card:neuro_1")
    c.done()
    assert ["neuro_1"] == c.zone("technologies", 0)

    c = city(2).carries("supply.4")
    c.done()
    assert [] == c.zone("technologies", 0)


def test_each_technology_is_owned_once_and_without_a_permitted_one_nothing_is_researched(city):
    """All four of level I are owned (BLK-11.9)."""
    c = (
        city(2)
        .has(0, level=1, intel=3, drakownium=1)
        .technologies(0, "neuro_1", "battle_1", "logistic_1", "resource_1")
    )
    c.at(0, 8, "1s").resolves(0, 8)
    c.refuses(0, "use:d08.first.2", "BLK-11.9")
    c.says(0, "pass")
    c.done()

    c = city(2).has(0, level=2).technologies(0, "neuro_1").carries("supply.4")
    c.refuses(0, "card:neuro_1", "BLK-11.9")
    c.waits(0, "research")


def test_active_abilities_work_once_a_round_and_the_card_stays_charged(city):
    """Trading Platform at 03, then not at 04 (BLK-11.10)."""
    c = city(2).at(0, 3, "1s").at(0, 4, "1s").has(0, gold=6, level=1).technologies(0, "resource_1").phase("resolution")

    c.says(0, "card:resource_1", "trade:gold.intel", "pass")
    c.refuses(0, "card:resource_1", "BLK-11.10")
    c.says(0, "pass")
    c.done()
    assert ["resource_1"] == c.charged(0)


@pytest.mark.parametrize(
    ("there", "fort", "strength"),
    [("1p", "blockade", 4), ("1D", "blockade", 6), ("1p", None, 2), ("2s", "blockade", 2), ("1p", "base", 5)],
)
def test_voltaic_edge_needs_an_own_fortification_and_specialised_personnel(city, there, fort, strength):
    """+2 only with both at the district (BLK-11.11)."""
    c = city(2).at(0, 5, there).has(0, level=2).technologies(0, "battle_2").at(1, 5, f"{strength}s")
    if fort == "blockade":
        c.blockades(0, 5)
    elif fort:
        c.base(0, 5)
    c.phase("dominance")

    c.done()
    assert -1 == c.state.dominator[5]  # level with a rival of exactly that strength


def test_another_players_fortification_does_not_feed_voltaic_edge(city):
    """Red's paragon and Green's blockade: 2, not 4 (BLK-11.11)."""
    c = (
        city(2)
        .at(0, 5, "1p")
        .has(0, level=2)
        .technologies(0, "battle_2")
        .blockades(1, 5)
        .at(1, 5, "3s")
        .phase("dominance")
    )

    c.done()
    assert 1 == c.state.dominator[5]


def test_expiditry_matrix_resolves_a_facility_at_once_without_the_candidate(city):
    """The Financier at 03: both effects, no compound interest (BLK-11.12)."""
    c = city(2).hideout(0, "1s").has(0, level=3).technologies(0, "logistic_3").candidate(0, "financier").turn(0)

    c.says(0, "district:d03", "card:logistic_3")
    c.refuses(0, "use:financier.district", "BLK-11.12")
    c.says(0, "use:d03.first", "use:d03.second").asks(0, "after").says(0, "pass")  # no black market
    c.done()
    assert 6 == c.state.gold[0]


def test_what_works_when_cards_are_charged_must_have_been_charged_before(city):
    """A newly charged Matter Synthesiser gives nothing yet (BLK-11.13)."""
    for mark, gold in (("~resource_3", 0), ("resource_3", 1)):
        c = city(3).has(0, level=3).technologies(0, mark).chance("event", 2).phase("standby", at="charge")
        c.waits(0, "event")
        assert gold == c.state.gold[0]


def test_standing_abilities_apply_by_themselves_and_the_others_are_a_choice(city):
    """Pain Dampener is not asked about, Grav Lifter is (BLK-11.14; row 11)."""
    c = (
        city(2)
        .at(0, 5, "2s")
        .at(1, 5, "1s")
        .has(1, level=2)
        .technologies(1, "neuro_2", "logistic_2")
        .phase("dominance")
    )

    c.asks(1, "start_ability").says(1, "pass")
    c.done()
    assert 0 == c.state.strain[1]


def test_pain_dampener_also_stops_shock_gauntlets(city):
    """Both belong to step 1.3 (BLK-11.15)."""
    c = city(3).at(0, 5, "3s").at(1, 5, "1s").at(2, 5, "1s").has(0, level=1).technologies(0, "battle_1")
    c.has(1, level=2).technologies(1, "neuro_2").phase("dominance")

    c.done()
    assert [0, 0, 2] == c.tracker("strain")


def test_there_is_no_level_beyond_the_third(city):
    """Whatever gives a level for free (BLK-11.1)."""
    c = city(2).has(0, level=3).plays()
    advance(c.state, 0)

    assert 3 == c.state.level[0]
    c.done()


def test_once_nothing_downed_is_hidden_all_know_what_is_left_in_the_deck(city):
    """The charged technology is seen, and so is what it cannot have been (BLK-8.8, BLK-20.1)."""
    c = city(2).has(0, level=1).technologies(0, "~battle_1").goes(step("StandbyPhase", at="charge"))

    assert None not in c.t.sees(1)["zones"]["library"][0]["cards"]
    c.t.waits_for(*c.t.asked()[0][::-1])
