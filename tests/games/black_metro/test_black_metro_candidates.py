"""Candidates and the golden rules (chapters 17 and 18)."""

import pytest
from black_metro_table import TECHNOLOGIES, step

from railhead.components import Entry
from railhead.games.black_metro import cards, scripts


def test_each_candidate_has_a_set_up_two_abilities_and_a_candidate_fortune():
    """Six candidates; the fortunes are dominance fortunes, all different (BLK-17.1)."""
    for row in cards.CANDIDATES:
        assert row["setup"]["effects"]
        assert row["district_ability"]["name"]
        assert row["general_ability"]["name"]
    fortunes = [row["candidate_fortune"] for row in cards.CANDIDATES]
    assert 6 == len(set(fortunes))
    assert all(fortune[0] in "JQK" for fortune in fortunes)


def test_abilities_work_only_while_charged_and_general_ones_down_the_card(city):
    """Black market twice in a turn: the second time the card is downed (BLK-17.2)."""
    c = city(2).candidate(0, "financier").has(0, gold=9).hideout(0, "1s").turn(0)

    c.says(0, "use:financier.general")
    c.refuses(0, "use:financier.general", "BLK-17.2")
    c.says(0, "district:d01")
    c.done()
    assert (6, 1) == (c.state.gold[0], c.state.drakownium[0])


def test_the_candidate_is_charged_again_in_the_standby_phase(city):
    """Step 3 (BLK-17.2)."""
    c = city(3).candidate(0, "financier", charged=False).chance("event", 2).phase("standby", at="charge")

    c.waits(0, "event")
    assert c.state.candidate_charged[0]


def test_district_abilities_do_not_down_the_card(city):
    """Compound interest at 03 (BLK-17.3)."""
    c = city(2).candidate(0, "financier").at(0, 3, "1s").resolves(0, 3)

    c.says(0, "use:financier.district", "pass")
    c.done()
    assert c.state.candidate_charged[0]


@pytest.mark.parametrize(("card", "power"), [("K_S", 3), ("K_H", 0)])
def test_the_own_candidate_fortune_scores_3(city, card, power):
    """The Colonel's king of spades (BLK-17.4)."""
    c = city(2).candidate(0, "colonel").hand(0, card).round(8).goes(step("Game", at="final_scoring"))

    assert power == c.state.outcome.scores[0]


def test_frequency_jammer_downs_a_technology_of_equal_level_of_each_other_player(city):
    """Red pays with a level I: Green downs her level I, not her level II (BLK-17.7)."""
    c = city(3).candidate(0, "technologist").has(0, level=1).technologies(0, "battle_1").has(1, level=2)
    c.technologies(1, "neuro_1", "neuro_2").at(0, 1, "1s").phase("dominance")

    c.says(0, "use:technologist.general")
    c.done()
    assert ([], ["neuro_2"]) == (c.charged(0), c.charged(1))


def test_a_player_without_that_level_downs_a_lower_one_if_able(city):
    """Level III paid: Green has I and II and downs II; Blue has nothing (BLK-17.7, BLK-17.8)."""
    c = city(3).candidate(0, "technologist").has(0, level=3).technologies(0, "battle_3").has(1, level=2)
    c.technologies(1, "neuro_1", "neuro_2").at(0, 1, "1s").phase("dominance")

    c.says(0, "use:technologist.general")
    c.done()
    assert ["neuro_1"] == c.charged(1)


def test_a_higher_level_is_not_downed(city):
    """Level I paid, Green has only a level II (BLK-17.7)."""
    c = city(2).candidate(0, "technologist").has(0, level=1).technologies(0, "battle_1").has(1, level=2)
    c.technologies(1, "neuro_2").at(0, 1, "1s").phase("dominance")

    c.says(0, "use:technologist.general")
    c.done()
    assert ["neuro_2"] == c.charged(1)


def test_among_several_of_the_level_the_victim_chooses(city):
    """Row 39: Green chooses between two of level I; Red chooses what he pays (BLK-17.8)."""
    c = city(2).candidate(0, "technologist").has(0, level=1).technologies(0, "battle_1", "neuro_1").has(1, level=1)
    c.technologies(1, "resource_1", "logistic_1").at(0, 1, "1s").phase("dominance")

    c.says(0, "use:technologist.general").asks(0, "down_which").says(0, "card:neuro_1")
    c.asks(1, "down_which")
    c.refuses(1, "card:battle_1", "BLK-2.8")
    c.says(1, "card:resource_1")
    c.done()
    assert (["battle_1"], ["logistic_1"]) == (c.charged(0), c.charged(1))


def test_the_jammer_needs_a_charged_technology_of_ones_own(city):
    """Without one nobody is asked (BLK-17.7, BLK-18.6)."""
    c = (
        city(2)
        .candidate(0, "technologist")
        .has(1, level=1)
        .technologies(1, "neuro_1")
        .at(0, 1, "1s")
        .phase("dominance")
    )

    c.done()
    assert ["neuro_1"] == c.charged(1)


def test_a_downed_candidate_has_no_district_ability_either(city):
    """After black market no compound interest this round (BLK-17.9)."""
    c = city(2).candidate(0, "financier", charged=False).at(0, 3, "1s").resolves(0, 3)

    c.refuses(0, "use:financier.district", "BLK-17.2")
    c.says(0, "pass")
    c.done()


def test_triage_saves_one_piece_from_a_district_dominance(city):
    """Row 42: Green names the paragon (BLK-17.10)."""
    c = city(2).at(0, 5, "9s").at(1, 5, "2s1p").candidate(1, "surgeon").phase("dominance")

    c.asks(1, "triage").says(1, "unit:paragon")
    c.done()
    assert ("1p", "2s") == (c.in_hideout(1), c.in_overwhelmed(1))
    assert not c.state.candidate_charged[1]


def test_triage_answers_a_fortune(city):
    """The joker (BLK-17.10)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").candidate(1, "surgeon").hand(0, "joker").phase("dominance")

    c.says(0, "card:joker").asks(1, "triage").says(1, "unit:subordinate").says(0, "benefit:diamonds")
    c.done()
    assert ("1s", 1) == (c.in_hideout(1), c.state.power[0])


def test_triage_answers_event_5(city):
    """One of two paragons stays in the hideout (BLK-17.10)."""
    c = city(2).hideout(0, "4p").candidate(0, "surgeon").carries("event.5.1")

    c.asks(0, "triage").says(0, "unit:paragon")
    c.done()
    assert ("3p", "1p") == (c.in_hideout(0), c.in_overwhelmed(0))


def test_triage_works_once_per_charge_and_may_be_declined(city):
    """Used at 05, not asked at 06; declined, it stays charged (BLK-17.10, BLK-18.3)."""
    c = city(2).at(0, 5, "4s").at(1, 5, "1s").at(0, 6, "4s").at(1, 6, "1s").candidate(1, "surgeon").phase("dominance")
    c.says(1, "unit:subordinate")
    c.done()
    assert ("1s", "1s") == (c.in_hideout(1), c.in_overwhelmed(1))

    c = city(2).at(0, 5, "4s").at(1, 5, "1s").candidate(1, "surgeon").phase("dominance")
    c.says(1, "pass")
    c.done()
    assert ("1s", True) == (c.in_overwhelmed(1), c.state.candidate_charged[1])


# --- golden rules ---------------------------------------------------------------------------------------------------


def test_a_card_overrides_the_rules(city):
    """Rapid Transit allows what BLK-5.3 forbids, once a round (BLK-18.1)."""
    c = city(2).hideout(0, "2s").at(0, 4, "1s").has(0, level=1).technologies(0, "logistic_1").turn(0)

    c.says(0, "district:d04", "number:1")
    c.done()
    assert "2s" == c.there(0, 4)


def test_cannot_is_absolute(city):
    """Even Rapid Transit assigns nobody onto an explosion (BLK-18.2)."""
    c = city(2).hideout(0, "2s").at(0, 4, "1s").has(0, level=1).technologies(0, "logistic_1")
    c.tile("massive_explosion", 4).turn(0)

    c.refuses(0, "district:d04", "BLK-14.4")
    c.waits(0, "turn")


def test_abilities_are_optional(city):
    """Grav Lifter is offered with a pass (BLK-18.3)."""
    c = city(2).at(0, 5, "1s").has(0, level=2).technologies(0, "logistic_2").phase("dominance")

    c.says(0, "pass")
    c.done()
    assert "1s" == c.there(0, 5)


def test_an_ability_is_resolved_completely_or_not_at_all(city):
    """Prototype needs a technology that can be researched, Field promotion a subordinate at 10 (BLK-18.4)."""
    c = city(2).candidate(0, "colonel").has(0, gold=2).at(0, 10, "1p").chance("supply", 2).resolves(0, 10)
    c.refuses(0, "use:colonel.district", "BLK-10.1.3")
    c.says(0, "use:d10.second")
    c.done()


def test_the_exceptions_do_as_much_as_possible(city):
    """If able (Field surgery without overwhelmed); beyond the limit (gold 15); nothing to lose (BLK-18.4)."""
    c = city(2).candidate(0, "surgeon").has(0, strain=5).at(0, 7, "1s").resolves(0, 7)
    c.says(0, "use:surgeon.district")
    c.done()
    assert 3 == c.state.strain[0]

    c = city(2).has(0, gold=15).at(0, 3, "1s").resolves(0, 3)
    c.says(0, "use:d03.first", "pass")
    c.done()
    assert 15 == c.state.gold[0]


def test_an_ability_chooses_a_player_for_whom_it_can_be_resolved(city):
    """The queen's targets are only those with a fortune (BLK-18.5)."""
    c = city(3).at(0, 5, "5s").at(1, 5, "3s").at(2, 5, "3s").hand(0, "Q_D").hand(2, "2_D", "3_D").chance("steal", 0)
    c.phase("dominance")

    c.says(0, "card:Q_D")  # Blue is the only one, so nobody is asked
    c.done()
    assert ["2_D"] == c.held(0)


def test_costs_are_never_covered_by_the_exceptions(city):
    """Recall 3 with 2 there, spend 1 of 0 (BLK-18.6)."""
    c = city(2).at(0, 5, "2s").resolves(0, 5)
    c.refuses(0, "use:d05.second", "BLK-7.2.2")
    c.says(0, "use:d05.first")
    c.done()

    c = city(2).at(0, 11, "1s").resolves(0, 11)
    c.refuses(0, "use:d11.first", "BLK-2.1")
    c.says(0, "pass")
    c.done()


def test_who_pays_with_gold_downs_no_technology(city):
    """A cost is what it names and nothing else: the technology stays charged (BLK-18.6)."""
    c = city(2).has(0, gold=1, level=1).technologies(0, "neuro_1").carries("d09.first")

    c.says(0, "district:d05")
    c.done()
    assert (0, ["neuro_1"]) == (c.state.gold[0], c.charged(0))


def test_dice_events_penalties_and_set_ups_are_not_optional(city):
    """No pass at the event, none at the penalty's discard, none in the set-up (BLK-18.7)."""
    c = city(2).hand(0, "2_D", "3_D").carries("penalty.5")
    assert ["card:2_D", "card:3_D"] == c.offers(0)
    c.waits(0, "discard")

    c = city(2).carries("architect.setup")
    assert "pass" not in c.offers(0)
    c.waits(0, "build_where")


def test_nobody_can_reveal_hidden_cards_of_his_own_will(city):
    """In a whole turn no option shows a mission or a downed technology (BLK-18.9)."""
    c = city(2).hideout(0, "1s").missions(0, "m01").has(0, level=1).technologies(0, "~neuro_1").turn(0)

    assert all(option.startswith("district:") for option in c.offers(0))
    c.waits(0, "turn")


def test_the_turn_player_is_who_takes_the_assignment_turn(city):
    """Only he may use black market (BLK-18.10)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").candidate(1, "financier").has(1, gold=3).turn(0)

    c.refuses(0, "use:financier.general", "BLK-17.1")
    c.says(0, "district:d01")
    c.done()


def test_a_gained_technology_is_the_lowest_missing_of_a_colour_one_chooses(city):
    """Past the scientific level, downed; with neuro I owned the next neuro is II (BLK-18.11)."""
    c = city(2).technologies(0, "neuro_1").plays(step("GainTechnology", player=0))

    assert sorted(["neuro_2", "logistic_1", "battle_1", "resource_1"]) == sorted(c.offers(0, "card"))
    c.says(0, "card:neuro_2")
    c.done()
    assert (["neuro_1"], 2) == (c.charged(0), len(c.zone("technologies", 0)))


def test_without_a_technology_left_nothing_is_gained(city):
    """The component limit holds (BLK-18.11, BLK-18.13)."""
    c = city(2).has(0, level=3).technologies(0, *TECHNOLOGIES).plays(step("GainTechnology", player=0))

    c.done()


def test_an_ability_that_names_no_technology_gains_one_of_ones_choice(city):
    """`gain` without an `id` (the head of the data file): the Technologist's level as a technology (BLK-18.11)."""
    effects = scripts.SCRIPTS[scripts.SCRIPT_NAMES.index("technologist.setup")].effects
    printed = effects[2]
    c = city(2).hideout(0, "1s").carries("technologist.setup")
    effects[2] = scripts.Effect(Entry({"op": "gain", "what": "technology", "n": 1}, ""), scripts.PLAIN)
    try:
        c.says(0, "card:logistic_1")
    finally:
        effects[2] = printed

    c.done()
    assert (0, ["logistic_1"]) == (c.state.level[0], c.zone("technologies", 0))


def test_healing_may_be_used_with_less_strain_or_none(city):
    """A 6 is played with strain 0, for its suit (BLK-18.12)."""
    c = city(2).hideout(0, "1s").hand(0, "6_D").turn(0)

    c.says(0, "card:6_D", "district:d01")
    c.done()
    assert 1 == c.state.gold[0]
