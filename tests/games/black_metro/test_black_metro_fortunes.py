"""Fortunes: deck and hand, assignment fortunes, dominance fortunes (chapter 12)."""

import pytest
from black_metro_table import RULES, step

from railhead.testing.scenes import area_of, scene_of

# --- deck and hand --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("6_D", {"gold": 1}),
        ("6_C", {"intel": 1}),
        ("6_S", {"drakownium": 1}),
        ("6_H", {"strain": -4}),
    ],
)
def test_suits_give_a_benefit(city, card, gains):
    """Diamonds gold, clubs intel, spades drakownium, hearts heal; here after healing 3 at 06 (BLK-12.1.1)."""
    c = city(2).hideout(0, "1s").has(0, strain=9).hand(0, card).turn(0)

    c.says(0, f"card:{card}", "district:d01")
    c.done()
    changed = {"strain": -3, **gains}
    assert [9 + changed["strain"]] == [c.state.strain[0]]
    for resource in ("gold", "intel", "drakownium"):
        assert changed.get(resource, 0) == c.tracker(resource)[0]


@pytest.mark.parametrize(
    ("suit", "tracker", "value"),
    [("diamonds", "gold", 1), ("clubs", "intel", 1), ("spades", "drakownium", 1), ("hearts", "strain", 4)],
)
def test_a_joker_gives_any_one_of_the_four(city, suit, tracker, value):
    """Row 15 (BLK-12.1.1)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").has(0, strain=5).hand(0, "joker").phase("dominance")

    c.says(0, "card:joker").asks(0, "benefit").says(0, f"benefit:{suit}")
    c.done()
    assert value == c.tracker(tracker)[0]


def test_the_four_benefits_say_what_they_pay():
    """One unit of a resource by each suit, and healing by hearts (BLK-12.1.1)."""
    suits = RULES.vocabulary.groups["benefit"]

    assert ["1 gold", "1 intel", "1 drakownium", "Heal 1 strain"] == [RULES.vocabulary.titles[suit] for suit in suits]


def test_only_the_resolved_fortune_pays_its_player(city):
    """Red's jack is countered by Green's king of clubs: 1 intel for Green, nothing for Red (BLK-12.1.2)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "J_D").hand(1, "K_C").phase("dominance")

    c.says(0, "card:J_D").says(1, "card:K_C")
    c.done()
    assert ([0, 0], [0, 1]) == (c.tracker("gold"), c.tracker("intel"))


def test_fortunes_discarded_as_a_cost_or_for_a_reroll_pay_nothing(city):
    """Two diamonds for a mission, one for a reroll (BLK-12.1.2, BLK-12.1.6)."""
    c = city(3).hand(0, "2_D", "3_D").missions(0, "m14").plays(step("Fulfil", player=0, timing=16))
    c.says(0, "use:m14.1", "card:2_D", "card:3_D")
    c.done()
    assert (0, 1) == (c.state.gold[0], c.state.power[0])

    c = city(2).hand(0, "2_D").rolls("fortune", 0, 1, 5)
    c.says(0, "card:2_D")
    c.done()
    assert (0, 1) == (c.state.gold[0], c.state.intel[0])


def test_a_hand_above_5_is_cut_at_once_by_its_owners_choice(city):
    """Row 29: also the one just drawn may go (BLK-12.1.3)."""
    c = city(2).hand(0, "2_D", "3_D", "4_D", "5_D", "6_D").deck("7_D").carries("d06.second")

    assert ["2_D", "3_D", "4_D", "5_D", "6_D", "7_D"] == c.offers(0, "card")
    c.refuses(0, "card:8_D", "BLK-12.1.6")
    c.says(0, "card:7_D")
    c.done()
    assert "7_D" == c.zone("discard")[0]


def test_played_and_discarded_fortunes_go_on_the_discard_the_last_on_top(city):
    """An 8 lies there, a 6 is played (BLK-12.1.4)."""
    c = city(2).hideout(0, "1s").hand(0, "6_D").discard("8_D").turn(0)

    c.says(0, "card:6_D", "district:d01")
    c.done()
    assert ["6_D", "8_D"] == c.zone("discard")


def test_only_the_top_of_the_discard_lies_open_on_the_table(city):
    """The table names the top card and the number, not the others (BLK-12.1.4)."""
    c = city(2).discard("8_D", "9_H").plays()

    scene = scene_of(c.t.match, 0)
    discard = area_of(scene, "discard")
    assert (2, ["8_D"]) == (discard.size, [piece.face for piece in discard.pieces])
    assert "9_H" not in [piece.face for piece in scene.pieces()]
    c.done()


def test_an_empty_deck_is_made_anew_from_the_discard(city):
    """The last card is drawn, then the discard is shuffled for the next (BLK-12.1.5)."""
    c = (
        city(2)
        .only_in_deck("2_D")
        .plays(step("Carry", script="d06.second", player=1), step("Carry", script="d06.second", player=0))
    )

    c.done()
    assert ["2_D"] == c.held(0)
    assert 1 == len(c.held(1))
    assert [] == c.zone("discard")
    assert 53 == len(c.zone("deck"))


def test_without_deck_and_discard_nothing_is_drawn(city):
    """All 55 are in hands: the effect is not offered, and drawing gives nothing (BLK-12.1.5)."""
    c = city(2).at(0, 6, "1s").resolves(0, 6)
    deck = c.table.cards("deck")
    c.table.data["zones"]["deck"] = []
    c.table.data["zones"]["hand"] = [deck[:27], deck[27:]]

    c.refuses(0, "use:d06.second", "BLK-12.1.5")
    c.says(0, "use:d06.first")
    c.done()


def test_the_four_uses_of_a_fortune(city):
    """Assignment, dominance, reroll, payment (BLK-12.1.6)."""
    c = city(2).hideout(0, "1s").hand(0, "3_D").turn(0)
    assert ["3_D"] == c.offers(0, "card")
    c.waits(0, "turn")
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "J_D").phase("dominance")
    assert ["J_D"] == c.offers(0, "card")
    c.waits(0, "dominance_fortune")
    c = city(2).hand(0, "3_D", "J_D").rolls("fortune", 0, 1)
    assert ["3_D", "J_D"] == c.offers(0, "card")
    c.waits(0, "reroll")
    c = city(2).hideout(0, "1s").hand(0, "3_D", "J_D").blockades(1, 3).turn(0)
    c.says(0, "card:3_D")
    assert ["J_D"] == c.offers(0, "card")
    c.waits(0, "blockade_payment")


def test_a_played_fortune_lies_beside_the_pile_until_its_effect_and_benefit_are_done(city):
    """During the roll of 02 the 2 lies open; a card discarded to reroll is on the pile before it (BLK-12.1.7)."""
    c = city(2).hideout(0, "1s").hand(0, "2_C", "9_D").discard("K_H").chance("fortune", 0).chance("fortune", 3).turn(0)

    c.says(0, "card:2_C").asks(0, "reroll")
    assert (["2_C"], ["K_H"]) == (c.zone("played"), c.zone("discard"))
    c.says(0, "card:9_D", "district:d01")
    c.done()
    assert ([], ["2_C", "9_D", "K_H"]) == (c.zone("played"), c.zone("discard"))


def test_an_exchange_goes_to_the_pile_in_the_order_played(city):
    """Jack, queen, king: the king on top (BLK-12.1.7)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "J_D", "K_D").hand(1, "Q_C").phase("dominance")

    c.says(0, "card:J_D").says(1, "card:Q_C").says(0, "card:K_D")
    c.done()
    assert ["K_D", "Q_C", "J_D"] == c.zone("discard")


def test_several_cards_go_in_the_order_named_and_a_whole_hand_in_the_order_drawn(city):
    """Row 45: named 4, 2, 3; event 2 takes the hand with the latest on top (BLK-12.1.8)."""
    c = city(3).hand(0, "2_D", "3_D", "4_D").missions(0, "m14").plays(step("Fulfil", player=0, timing=16))
    c.says(0, "use:m14.2", "card:4_D", "card:2_D", "card:3_D")
    c.done()
    assert ["3_D", "2_D", "4_D"] == c.zone("discard")

    c = city(3).hand(0, "5_D", "2_D", "9_D").carries("event.2.1")
    c.done()
    assert ["9_D", "2_D", "5_D"] == c.zone("discard")


def test_who_has_to_discard_more_than_he_holds_is_asked_no_further(city):
    """The second of two discards finds an empty hand (BLK-18.4)."""
    c = city(2).hand(0, "2_D").plays(step("DiscardFortunes", player=0, n=2))

    c.says(0, "card:2_D")
    c.done()
    assert ([], ["2_D"]) == (c.held(0), c.zone("discard"))


# --- assignment fortunes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(2, 11))
def test_the_number_names_the_facility(city, number):
    """2 to 10 (BLK-12.2.1)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, f"{number}_D").turn(0)

    c.says(0, "district:d01", f"card:{number}_D")
    if "attack" in c.offers(0):
        c.says(0, "attack")
    c.done()
    assert "1s" == c.there(1, number)


def test_an_ace_is_01_or_11_by_choice_and_there_is_none_for_12(city):
    """Row 5: the ace's value is chosen when it is played (BLK-12.2.1)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").has(0, drakownium=1).hand(0, "A_D", "K_D").turn(0)

    c.refuses(0, "card:K_D", "BLK-12.2.1")
    c.says(0, "card:A_D").asks(0, "ace")
    assert ["d01", "d11"] == c.offers(0, "district")
    c.says(0, "district:d11", "use:d11.first", "card:" + c.zone("syndicates")[0], "district:d02")
    c.done()
    assert 0 == c.state.drakownium[0]


def test_an_ace_of_which_only_one_facility_is_possible_needs_no_choice(city):
    """Without drakownium and without a target 11 is impossible (BLK-12.2.1, BLK-12.2.3)."""
    c = city(2).hideout(0, "1s").hand(0, "A_H").turn(0)

    c.says(0, "card:A_H", "district:d02")
    c.done()
    assert 1 == c.state.drakownium[0]


def test_resolve_the_first_effect_or_attack(city):
    """One of the two (BLK-12.2.2)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "4_H").turn(0)

    c.says(0, "card:4_H")
    assert ["use:d04.first", "attack"] == c.offers(0)
    c.says(0, "use:d04.first", "district:d01")
    c.done()
    assert (2, "1s") == (c.state.intel[0], c.in_hideout(1))


def test_the_first_effect_needs_no_personnel_there_but_its_cost(city):
    """A 7 without intel cannot be played; with 2 it heals half (BLK-12.2.3)."""
    c = city(2).hideout(0, "1s").has(0, strain=8, intel=1).hand(0, "7_D").turn(0)
    c.refuses(0, "card:7_D", "BLK-12.2.3")
    c.waits(0, "turn")

    c = city(2).hideout(0, "1s").has(0, strain=8, intel=2).hand(0, "7_D").turn(0)
    c.says(0, "card:7_D", "district:d01")
    c.done()
    assert (4, 0, 1) == (c.state.strain[0], c.state.intel[0], c.state.gold[0])


def test_a_10_still_needs_an_own_subordinate_at_10(city):
    """Before the assignment nobody is there; after it, yes (BLK-12.2.3)."""
    c = city(2).hideout(0, "1s").has(0, gold=3).hand(0, "10_D").turn(0)

    c.refuses(0, "card:10_D", "BLK-12.2.3")
    c.says(0, "district:d10", "card:10_D")
    c.done()
    assert "1p" == c.there(0, 10)


@pytest.mark.parametrize(("discarded", "strain"), [(0, 4), (1, 2), (2, 0)])
def test_blockades_at_the_facility_ask_for_fortunes_or_strain(city, discarded, strain):
    """Two of Green's at 03: 0, 1 or 2 discards (BLK-12.2.4; row 6)."""
    c = city(2).hideout(0, "1s").hand(0, "3_H", "J_D", "K_D").blockades(1, 3, 2).turn(0)

    c.says(0, "card:3_H", *["card:J_D", "card:K_D"][:discarded], *(["pass"] if discarded < 2 else []))
    c.says(0, "district:d01")
    c.done()
    assert (3, max(0, strain - 1)) == (c.state.gold[0], c.state.strain[0])  # hearts heal 1 of it


def test_the_payment_is_due_for_an_attack_too_and_only_for_the_opening_card(city):
    """Red pays 2 strain at 05; Green's counter at 06, full of Red's blockades, is free (BLK-12.2.4, BLK-12.2.7)."""
    c = (
        city(2)
        .hideout(0, "1s")
        .hideout(1, "1s")
        .hand(0, "5_S")
        .hand(1, "6_S")
        .blockades(1, 5)
        .blockades(0, 6, 3)
        .turn(0)
    )

    c.says(0, "card:5_S", "attack").says(1, "card:6_S")
    c.done()
    assert [2, 0] == c.tracker("strain")
    assert "1s" == c.there(0, 6)


def test_own_blockades_ask_for_nothing(city):
    """Red's blockades at 03 (BLK-12.2.4, BLK-10.3.2)."""
    c = city(2).hideout(0, "1s").hand(0, "3_S", "J_D").blockades(0, 3, 3).turn(0)

    c.says(0, "card:3_S", "district:d01")
    c.done()
    assert (0, ["J_D"]) == (c.state.strain[0], c.held(0))


def test_by_the_switch_each_blockade_must_be_paid_with_a_fortune(city):
    """blockade_fortune_mode = strict: no play without enough others, no pass (BLK-12.2.4)."""
    c = city(2, blockade_fortune_mode="strict").hideout(0, "1s").hand(0, "3_S", "J_D").blockades(1, 3, 2).turn(0)
    c.refuses(0, "card:3_S", "BLK-12.2.4")
    c.waits(0, "turn")

    c = city(2, blockade_fortune_mode="strict").hideout(0, "1s").hand(0, "3_S", "J_D").blockades(1, 3).turn(0)
    c.says(0, "card:3_S")
    c.refuses(0, "pass", "BLK-12.2.4")
    c.says(0, "card:J_D", "district:d01")
    c.done()
    assert (3, 0) == (c.state.gold[0], c.state.strain[0])


def test_who_need_not_pay_for_a_blockade_is_offered_to_pass_first(city):
    """As wherever somebody may pass (BLK-12.2.4)."""
    c = city(2).hideout(0, "1s").hand(0, "3_S", "J_D").blockades(1, 3).turn(0)

    c.says(0, "card:3_S").asks(0, "blockade_payment")
    assert ["pass", "card:J_D"] == c.offers(0)
    c.says(0, "pass", "district:d01")
    c.done()


def test_where_passing_is_not_allowed_a_fortune_is_refused_for_its_own_reason(city):
    """A payment is due, but not of what Red does not hold (BLK-12.2.4, BLK-12.1.6)."""
    c = city(2, blockade_fortune_mode="strict").hideout(0, "1s").hand(0, "3_S", "4_D", "5_D").blockades(1, 3, 2)
    c.turn(0).says(0, "card:3_S", "card:4_D")

    c.refuses(0, "pass", "BLK-12.2.4")
    c.refuses(0, "card:9_H", "BLK-12.1.6")
    c.waits(0, "blockade_payment")


def test_an_explosion_forbids_to_open_for_its_district_but_not_to_counter(city):
    """03 exploded: no 3 is opened; as a counter it wins, and nothing happens (BLK-12.2.5, BLK-12.2.9)."""
    c = (
        city(2)
        .hideout(0, "2s")
        .hideout(1, "1s")
        .hand(0, "3_D", "2_D")
        .hand(1, "3_C")
        .tile("massive_explosion", 3)
        .turn(0)
    )

    c.refuses(0, "card:3_D", "BLK-12.2.5")
    c.says(0, "card:2_D", "attack").says(1, "card:3_C").says(0, "pass")
    c.asks(0, "turn").says(0, "district:d01", "number:2")
    c.done()
    assert ("", [0, 1]) == (c.there(0, 3), c.tracker("intel"))


def test_a_target_has_personnel_in_the_hideout_and_none_at_the_facility(city):
    """Green has an empty hideout, Blue stands at 05, Yellow is left (BLK-12.2.6)."""
    c = city(4).hideout(0, "1s").hideout(2, "1s").at(2, 5, "1s").hideout(3, "1s").hand(0, "5_D").turn(0)

    c.says(0, "card:5_D", "attack")
    c.says(0, "district:d01")
    c.done()
    assert ("1s", "") == (c.there(3, 5), c.in_hideout(3))


def test_among_several_targets_the_attacker_chooses(city):
    """Row 5 (BLK-12.2.6)."""
    c = city(3).hideout(0, "1s").hideout(1, "1s").hideout(2, "1s").hand(0, "5_D").turn(0)

    c.says(0, "card:5_D", "attack")
    assert ["green", "blue"] == c.offers(0, "colour")
    c.refuses(0, "colour:red", "BLK-12.2.2")
    c.says(0, "colour:blue", "district:d01")
    c.done()
    assert "1s" == c.there(2, 5)


def test_counters_are_equal_or_higher_and_alternate(city):
    """5, 5, 8, 9 and Red stops: Green wins (BLK-12.2.7; row 7)."""
    c = (
        city(2)
        .hideout(0, "2s")
        .hideout(1, "1s")
        .hand(0, "5_D", "8_D", "4_D")
        .hand(1, "5_C", "9_C", "4_C", "K_C")
        .turn(0)
    )

    c.says(0, "card:5_D", "attack")
    assert ["5_C", "9_C"] == c.offers(1, "card")
    c.says(1, "card:5_C")
    assert ["8_D"] == c.offers(0, "card")
    c.says(0, "card:8_D").says(1, "card:9_C")
    c.asks(0, "assign_forced").says(0, "number:1")  # nothing left to answer with
    c.asks(0, "turn").says(0, "district:d01")
    c.done()
    assert "1s" == c.there(0, 9)


def test_an_ace_as_a_counter_has_value_11_and_only_an_ace_answers_it(city):
    """Green's ace beats the 10; Red's ace answers (BLK-12.2.7)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "10_D", "A_D", "9_D").hand(1, "A_C").turn(0)

    c.says(0, "card:10_D").says(1, "card:A_C")
    assert ["A_D"] == c.offers(0, "card")
    c.says(0, "card:A_D").asks(0, "winning_ace").says(0, "district:d11", "district:d02")
    c.done()
    assert "1s" == c.there(1, 11)


@pytest.mark.parametrize(("facility", "answers"), [("d01", ["2_C", "A_C"]), ("d11", ["A_C"])])
def test_an_opening_ace_has_the_value_chosen_for_it(city, facility, answers):
    """As 01 a 2 answers it, as 11 only an ace (BLK-12.2.7)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "A_D").hand(1, "2_C", "A_C").turn(0)

    c.says(0, "card:A_D", f"district:{facility}", *(["attack"] if facility == "d01" else []))
    assert answers == c.offers(1, "card")
    c.says(1, "pass").says(0, "district:d02")
    c.done()
    assert "1s" == c.there(1, int(facility[1:]))  # unanswered: the facility of the opening


def test_the_loser_assigns_personnel_of_his_choice_to_the_facility_of_the_last_card(city):
    """Row 8: Green chooses 1 subordinate and 1 paragon; blockades strain her (BLK-12.2.8)."""
    c = city(2).hideout(0, "1s").hideout(1, "2s1p").hand(0, "5_D").blockades(0, 5, 3).turn(0)

    c.says(0, "card:5_D", "attack").asks(1, "assign_forced").says(1, "number:1", "number:1")
    assert ("1s1p", 2) == (c.there(1, 5), c.state.strain[1])
    c.says(0, "district:d01")
    c.done()


def test_the_winner_names_the_facility_of_his_last_ace(city):
    """Row 9 (BLK-12.2.8)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "5_D").hand(1, "A_C").turn(0)

    c.says(0, "card:5_D", "attack").says(1, "card:A_C").asks(1, "winning_ace").says(1, "district:d01")
    c.done()
    assert ("1s", 1) == (c.there(0, 1), c.state.intel[1])


def test_a_loser_who_cannot_assign_there_is_spared_and_the_winner_still_paid(city):
    """Red stands at 06 already: nothing happens, Green gets her intel (BLK-12.2.9, BLK-12.2.10)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").at(0, 6, "1s").hand(0, "5_D").hand(1, "6_C").turn(0)

    c.says(0, "district:d01", "card:5_D", "attack").says(1, "card:6_C")
    c.done()
    assert ("1s", [0, 1]) == (c.there(0, 6), c.tracker("intel"))


def test_an_empty_hideout_is_spared_too(city):
    """Red has assigned all before the attack (BLK-12.2.9)."""
    c = city(2).hideout(0, "1s").hideout(1, "1s").hand(0, "5_D").hand(1, "6_C").turn(0)

    c.says(0, "district:d01", "card:5_D", "attack").says(1, "card:6_C")
    c.done()
    assert ("1s", "") == (c.there(0, 1), c.there(0, 6))


def test_the_winner_gets_the_benefit_of_the_last_card(city):
    """Green's 6 of clubs: 1 intel; Red's 5 of diamonds pays nothing (BLK-12.2.10)."""
    c = city(2).hideout(0, "2s").hideout(1, "1s").hand(0, "5_D").hand(1, "6_C").turn(0)

    c.says(0, "card:5_D", "attack").says(1, "card:6_C").says(0, "number:1", "district:d01")
    c.done()
    assert ([0, 0], [0, 1]) == (c.tracker("gold"), c.tracker("intel"))


def test_a_counter_is_not_the_fortune_of_a_turn(city):
    """Red counters twice in his own turn; Green, having countered, may play on hers (BLK-12.2.11)."""
    c = city(2).hideout(0, "1s").hideout(1, "2s").hand(0, "5_D", "7_D").hand(1, "6_C", "3_C").phase("assignment")

    c.says(0, "district:d01", "card:5_D", "attack").says(1, "card:6_C").says(0, "card:7_D").says(1, "number:1")
    c.asks(1, "turn").says(1, "card:3_C")
    c.says(1, "district:d02")
    c.done()
    assert 3 == c.state.gold[1]


# --- dominance fortunes ---------------------------------------------------------------------------------------------


def test_only_the_dominating_player_opens_and_only_against_a_player_there(city):
    """Green with the joker is not asked; Blue elsewhere is no target (BLK-12.3.1)."""
    c = city(3).at(0, 5, "2s").at(1, 5, "1s").at(2, 6, "1s").hand(0, "J_D").hand(1, "joker").phase("dominance")

    c.asks(0, "dominance_fortune").says(0, "card:J_D")  # Green is the only target
    c.asks(1, "counter_dominance").says(1, "pass")
    c.done()


def test_one_attack_per_district_dominance(city):
    """A second jack stays in hand (BLK-12.3.1)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "J_D", "J_C").phase("dominance")

    c.says(0, "card:J_D")
    c.done()
    assert ["J_C"] == c.held(0)


@pytest.mark.parametrize(
    ("opening", "answers"),
    [
        ("J_D", ["J_C", "Q_C", "K_C", "joker"]),
        ("Q_D", ["Q_C", "K_C", "joker"]),
        ("K_D", ["K_C", "joker"]),
        ("joker", ["joker"]),
    ],
)
def test_a_counter_is_of_equal_or_higher_rank(city, opening, answers):
    """Jack < queen < king < joker; equal is enough (BLK-12.3.2; row 13)."""
    c = (
        city(2)
        .at(0, 5, "3s")
        .at(1, 5, "1p")
        .hand(0, opening)
        .hand(1, "J_C", "Q_C", "K_C", "joker", "A_C")
        .phase("dominance")
    )

    c.says(0, f"card:{opening}")
    assert answers == c.offers(1, "card")
    c.waits(1, "counter_dominance")


def test_only_the_last_card_is_resolved_as_attack_or_as_defence(city):
    """J, Q, K of the attacker: the king's attack; nothing of jack and queen (BLK-12.3.3)."""
    c = city(2).at(0, 5, "3s").at(1, 5, "1p").hand(0, "J_H", "K_H").hand(1, "Q_C", "2_C").phase("dominance")

    c.says(0, "card:J_H").says(1, "card:Q_C").says(0, "card:K_H")
    c.done()
    assert "1s" == c.there(1, 5)  # demoted, and 3 against 1 is not enough without the jack
    assert (["2_C"], [0, 1]) == (c.held(1), c.tracker("strain"))


def test_only_the_opening_card_is_an_attack(city):
    """Red's king as a counter needs no specialised defender, unlike an opening king (BLK-12.3.4, BLK-12.3.6)."""
    c = city(2).at(0, 5, "3s").at(1, 5, "2s").hand(0, "J_H", "K_H").hand(1, "Q_C").phase("dominance")

    assert ["J_H"] == c.offers(0, "card")
    c.says(0, "card:J_H").says(1, "card:Q_C")
    assert ["K_H"] == c.offers(0, "card")
    c.says(0, "card:K_H")
    c.done()
    assert "2s" == c.there(1, 5)  # the king found nobody to demote


def test_jack_attack_makes_2_enough_against_this_defender(city):
    """5 against 3 and 3: only the attacked one goes (BLK-12.3.5)."""
    c = city(3).at(0, 5, "5s").at(1, 5, "3s").at(2, 5, "3s").hand(0, "J_D").phase("dominance")

    c.says(0, "card:J_D", "colour:green")
    c.done()
    assert ("3s", "") == (c.in_overwhelmed(1), c.in_overwhelmed(2))


def test_queen_attack_takes_a_random_fortune(city):
    """The second of Green's two, by lot (BLK-12.3.5)."""
    c = city(2).at(0, 5, "3s").at(1, 5, "1s").hand(0, "Q_D").hand(1, "2_C", "9_C").chance("steal", 1).phase("dominance")

    c.says(0, "card:Q_D")
    c.done()
    assert (["9_C"], ["2_C"]) == (c.held(0), c.held(1))


def test_king_attack_demotes_one_specialised_piece_of_the_attackers_choice(city):
    """Row 14: the mechasuit rather than the paragon (BLK-12.3.5)."""
    c = city(2).at(0, 5, "5p").at(1, 5, "1p1D").hand(0, "K_D").phase("dominance")

    c.says(0, "card:K_D").asks(0, "demote").says(0, "unit:doom_mechasuit")
    c.done()
    assert "1s1p" == c.in_overwhelmed(1)


def test_joker_attack_overwhelms_all_of_the_defender(city):
    """However small the difference (BLK-12.3.5)."""
    c = city(2).at(0, 5, "3s").at(1, 5, "1p").hand(0, "joker").phase("dominance")

    c.says(0, "card:joker", "benefit:diamonds")
    c.done()
    assert "1p" == c.in_overwhelmed(1)


@pytest.mark.parametrize(("card", "strain"), [("J_C", 1), ("Q_C", 1), ("K_C", 2), ("joker", 3)])
def test_defences_inflict_strain_on_the_attacker(city, card, strain):
    """1, 1, 2, 3 (BLK-12.3.5)."""
    c = city(2).at(0, 5, "3s").at(1, 5, "1s").hand(0, "J_D").hand(1, card).phase("dominance")

    c.says(0, "card:J_D").says(1, f"card:{card}")
    if card == "joker":
        c.says(1, "benefit:hearts")
    c.done()
    assert strain == c.state.strain[0]


def test_queen_defence_also_discards_a_fortune_of_the_attackers_choice_if_able(city):
    """Row 14: Red chooses which (BLK-12.3.5)."""
    c = city(2).at(0, 5, "3s").at(1, 5, "1s").hand(0, "J_D", "2_D", "3_D").hand(1, "Q_C").phase("dominance")

    c.says(0, "card:J_D").says(1, "card:Q_C").asks(0, "discard").says(0, "card:3_D")
    c.done()
    assert ["2_D"] == c.held(0)


def test_a_queen_opens_only_against_a_defender_with_a_fortune_and_a_king_only_against_specialised(city):
    """Green has neither, Blue both (BLK-12.3.6)."""
    c = city(3).at(0, 5, "5s").at(1, 5, "3s").hand(0, "Q_D", "K_D").phase("dominance")
    c.refuses(0, "card:Q_D", "BLK-12.3.6")
    c.refuses(0, "card:K_D", "BLK-12.3.6")
    c.says(0, "pass")
    c.done()

    c = city(3).at(0, 5, "5s").at(1, 5, "3s").at(2, 5, "1s1p").hand(2, "2_C").hand(0, "Q_D", "K_D").phase("dominance")
    assert ["Q_D", "K_D"] == c.offers(0, "card")
    c.says(0, "card:K_D")  # Blue is the only possible target
    c.done()
    assert "2s" == c.in_overwhelmed(2)


def test_a_defender_who_left_through_the_fortune_inflicts_no_strain(city):
    """The joker, with another player left there who does (BLK-12.3.7)."""
    c = city(3).at(0, 5, "3s").at(1, 5, "1s").at(2, 5, "1s").hand(0, "joker").phase("dominance")

    c.says(0, "card:joker", "colour:green", "benefit:clubs")
    c.done()
    assert [0, 0, 1] == c.tracker("strain")
