"""The solo challenge (chapter 19). Red is the player, the overlord is player 1."""

import pytest
from black_metro_table import RULES, step

from railhead.games.black_metro.victory import solo_rank
from railhead.kernel.errors import BadPosition, BadSetup
from railhead.present.voice import Voice

OVERLORD = 1


def end(c):
    c.round(8).goes(step("Game", at="final_scoring"))
    return c.state.outcome


# --- goal -----------------------------------------------------------------------------------------------------------


def test_won_with_all_personnel_of_the_overlord_overwhelmed_and_70_power(city):
    """70 after final scoring, the overlord's hideout empty (BLK-19.1.1)."""
    outcome = end(city(1).has(0, power=68, gold=6).overwhelmed(OVERLORD, "3s1p"))

    assert ((0,), (70,), (1,), "solo_won_with_rank_C") == (
        outcome.winners,
        outcome.scores,
        outcome.ranking,
        outcome.reason,
    )


def test_lost_with_less_than_70_power(city):
    """69 is rank F (BLK-19.1.2, BLK-19.1.4)."""
    outcome = end(city(1).has(0, power=69).overwhelmed(OVERLORD, "3s1p"))

    assert ((), (2,), "solo_lost_with_rank_F") == (outcome.winners, outcome.ranking, outcome.reason)


def test_lost_with_personnel_in_the_overlords_hideout(city):
    """Even with 99 power; no rank, no final scoring (BLK-19.1.2, BLK-19.1.5)."""
    outcome = end(city(1).has(0, power=99, gold=15).hideout(OVERLORD, "1s"))

    assert ((), (99,), "solo_lost_to_personnel_of_the_overlord") == (outcome.winners, outcome.scores, outcome.reason)


def test_lost_at_once_with_strain_beyond_15(city):
    """15 is not beyond; 16 ends the match in the middle of the turn (BLK-19.1.2, BLK-19.1.5)."""
    c = city(1).has(0, strain=12).at(0, 3, "1s").resolves(0, 3)
    c.says(0, "use:d03.second")
    c.done()
    assert 15 == c.state.strain[0]

    c = city(1).has(0, strain=13).at(0, 3, "1s").resolves(0, 3)
    c.says(0, "use:d03.second")
    assert c.state.over
    assert ("solo_lost_by_strain_beyond_15", ()) == (c.state.outcome.reason, c.state.outcome.winners)
    assert 0 == c.state.power[0]  # no power is paid for the excess


def test_lost_at_once_when_the_overlord_reaches_40_power(city):
    """His 40th power, at a district (BLK-19.1.2)."""
    c = city(1).has(OVERLORD, power=39).at(OVERLORD, 5, "1s").at(OVERLORD, 6, "1s").phase("dominance")

    assert c.state.over
    assert "solo_lost_to_40_power_of_the_overlord" == c.state.outcome.reason
    assert 40 == c.state.power[OVERLORD]  # 06 was not reached any more


def test_39_power_of_the_overlord_is_not_enough(city):
    """The match goes on (BLK-19.1.2)."""
    c = city(1).has(OVERLORD, power=38).at(OVERLORD, 5, "1s").phase("dominance")

    c.done()
    assert 39 == c.state.power[OVERLORD]


def test_play_goes_on_after_all_his_personnel_are_overwhelmed(city):
    """Round 2 begins with nobody of his left (BLK-19.1.3)."""
    c = city(1).hideout(0, "1s").overwhelmed(OVERLORD, "3s1p").goes(step("Game", at="begin_round"))

    c.waits(0, "turn")


def test_strain_of_failed_missions_can_lose_the_final_scoring(city):
    """Strain 14 and one mission (BLK-19.1.3)."""
    outcome = end(city(1).has(0, power=90, strain=14).missions(0, "m01").overwhelmed(OVERLORD, "1s"))

    assert ((), "solo_lost_by_strain_beyond_15") == (outcome.winners, outcome.reason)


@pytest.mark.parametrize(
    ("power", "rank"),
    [(100, "S"), (250, "S"), (99, "A"), (90, "A"), (89, "B"), (80, "B"), (79, "C"), (70, "C"), (69, "F"), (-5, "F")],
)
def test_ranks(power, rank):
    """Over 99 S, 90-99 A, 80-89 B, 70-79 C, below F (BLK-19.1.4)."""
    assert rank == solo_rank(power)


# --- set-up ---------------------------------------------------------------------------------------------------------


def test_the_set_up():
    """Two colours, the relic to him, three named syndicates, one of two missions, a candidate (BLK-19.2.1; row 38)."""
    match = RULES.start(1, 5)
    g = match.state
    assert (1, [0, 0]) == (g.relic, g.power)
    assert ["builders_union", "armed_patrollers", "researchers_study"] == [
        RULES.cards[card] for card in g.syndicates.cards
    ]
    assert [0, 0, 0] == g.syndicates.marks

    match.answer(0, "colour:blue")
    assert ["colour:red", "colour:green", "colour:yellow"] == [
        RULES.vocabulary.names[option] for option in match.asks[0].options
    ]
    assert match.why_not(0, "colour:blue").rule == "BLK-19.2.1"
    match.answer(0, "colour:red")
    assert [2, 0] == g.colour
    assert "keep_mission" == match.asks[0].prompt
    match.answer(0, match.asks[0].options[0])
    assert 1 == len(g.missions[0].cards)
    assert "candidate" == match.asks[0].prompt
    match.answer(0, "candidate:financier")
    assert g.candidate_charged[0]
    assert ("Blue", "The Overlord") == (Voice(g).seat(0), Voice(g).seat(1))
    assert "3s1p" == RULES.kinds["Pieces"][g.in_play(1)]


def test_the_overlords_set_up(city):
    """3 subordinates and 1 paragon in the hideout, Shock Gauntlets downed (BLK-19.2.1, BLK-19.2.3, BLK-19.4.9)."""
    c = city(1).candidate(0, "financier", charged=False).plays(step("SetUp", at="carry_out"))

    c.done()
    assert "3s1p" == c.in_hideout(OVERLORD)
    assert (["battle_1"], []) == (c.zone("overlord_technologies"), c.charged(OVERLORD))


@pytest.mark.parametrize(
    ("candidate", "strain", "hideout", "overwhelmed"),
    [
        ("technologist", 5, "1s", "1s"),
        ("colonel", 5, "1p", "1s"),
        ("financier", 3, "2s", ""),
        ("gambler", 3, "2s", ""),
        ("surgeon", 1, "2s", ""),
        ("architect", 3, "2s", ""),
    ],
)
def test_technologist_and_colonel_start_with_a_handicap(city, candidate, strain, hideout, overwhelmed):
    """2 more strain and 1 subordinate overwhelmed, for these two alone (BLK-19.2.2)."""
    c = city(1).candidate(0, candidate, charged=False).plays(step("SetUp", at="carry_out"))

    if candidate == "architect":
        c.says(0, "district:d03")
    c.done()
    assert (strain, hideout, overwhelmed) == (c.state.strain[0], c.in_hideout(0), c.in_overwhelmed(0))


def test_a_candidate_is_always_used():
    """The introductory set-up is refused for one seat (BLK-19.2.3)."""
    with pytest.raises(BadSetup, match="solo challenge is always played with a candidate"):
        RULES.start(1, 1, {"use_candidates": "no"})


def test_his_technologies_are_charged_in_his_next_standby_step_3(city):
    """Shock Gauntlets downed at the set-up, charged then (BLK-19.2.3, BLK-19.4.3)."""
    c = city(1).relic(0).technologies(OVERLORD, "~battle_1").chance("event", 2).phase("standby", at="charge")

    assert ["battle_1"] == c.charged(OVERLORD)
    c.waits(0, "event")


# --- his assignment -------------------------------------------------------------------------------------------------


def overlord_turn(c):
    return c.plays(step("OverlordTurn"))


@pytest.mark.parametrize(
    ("card", "district"), [("2_D", 2), ("10_D", 10), ("A_D", 1), ("J_D", 12), ("Q_C", 12), ("K_H", 12)]
)
def test_he_discards_a_fortune_and_assigns_one_piece_to_the_matching_district(city, card, district):
    """2-10 by number, ace 01 or 11, J/Q/K 12 (BLK-19.3.1)."""
    c = city(1).hideout(OVERLORD, "2s").deck(card)

    overlord_turn(c).done()
    assert ("1s", "1s") == (c.there(OVERLORD, district), c.in_hideout(OVERLORD))
    assert card == c.zone("discard")[0]


def test_not_where_he_already_has_personnel_nor_on_an_explosion(city):
    """02 is his, 03 exploded: the third card counts (BLK-19.3.1)."""
    c = city(1).hideout(OVERLORD, "1s").at(OVERLORD, 2, "1s").tile("massive_explosion", 3).deck("2_D", "3_D", "4_D")

    overlord_turn(c).done()
    assert "1s" == c.there(OVERLORD, 4)
    assert ["4_D", "3_D", "2_D"] == c.zone("discard")


def test_he_uses_his_weakest_personnel_first(city):
    """Subordinate, paragon, mechasuit (BLK-19.3.2)."""
    for hideout, sent in (("1s1p1D", "1s"), ("1p1D", "1p"), ("1D", "1D")):
        c = city(1).hideout(OVERLORD, hideout).deck("4_D")
        overlord_turn(c).done()
        assert sent == c.there(OVERLORD, 4)


def test_between_several_districts_the_weakest_personnel_of_the_player_draw_him(city):
    """Ace: the player has 2 strength at 01 and 1 at 11: 11 (BLK-19.3.3)."""
    c = city(1).hideout(OVERLORD, "1p").at(0, 1, "1p").at(0, 11, "1s").deck("A_D")

    overlord_turn(c).done()
    assert "1p" == c.there(OVERLORD, 11)


def test_personnel_go_before_support_base_before_fortifications_before_initiative(city):
    """Ace: 11 has personnel; else the base at 11; else a blockade at 11; else 01 (BLK-19.3.3)."""
    c = city(1).hideout(OVERLORD, "1s").at(0, 11, "1s").base(0, 1).deck("A_D")
    overlord_turn(c).done()
    assert "1s" == c.there(OVERLORD, 11)

    c = city(1).hideout(OVERLORD, "1p").base(0, 11).blockades(0, 1).deck("A_D")
    overlord_turn(c).done()
    assert "1p" == c.there(OVERLORD, 11)

    c = city(1).hideout(OVERLORD, "1p").blockades(0, 11).deck("A_D")
    overlord_turn(c).done()
    assert "1p" == c.there(OVERLORD, 11)

    c = city(1).hideout(OVERLORD, "1s").deck("A_D")
    overlord_turn(c).done()
    assert "1s" == c.there(OVERLORD, 1)


def test_a_tie_in_one_criterion_is_broken_by_the_next(city):
    """Joker: 1 strength at 04 and at 09, the base at 09 (BLK-19.3.3)."""
    c = city(1).hideout(OVERLORD, "1s").at(0, 4, "1s").at(0, 9, "1s").base(0, 9).deck("joker").chance("penalty", 3)
    overlord_turn(c).done()
    assert "1s" == c.there(OVERLORD, 4)  # at 09 the base makes the player stronger than he would be: not valid

    c = city(1).hideout(OVERLORD, "1p").at(0, 4, "1s").at(0, 9, "1s").base(0, 9).deck("joker").chance("penalty", 3)
    overlord_turn(c).done()
    assert "1p" == c.there(OVERLORD, 9)


def test_he_stays_away_where_the_player_would_be_stronger(city):
    """Two subordinates at 04 against one of his (BLK-19.3.4)."""
    c = city(1).hideout(OVERLORD, "1s").at(0, 4, "2s").deck("4_D", "5_D")

    overlord_turn(c).done()
    assert "1s" == c.there(OVERLORD, 5)


def test_support_bases_and_charged_technologies_count_on_both_sides(city):
    """The player's base keeps his subordinate away; his own Tyrant's Halo lets the mechasuit come (BLK-19.3.4)."""
    c = city(1).hideout(OVERLORD, "1s").at(0, 4, "1s").base(0, 4).deck("4_D", "5_D")
    overlord_turn(c).done()
    assert "1s" == c.there(OVERLORD, 5)

    for technology, district in ((["battle_x"], 4), (["~battle_x"], 5)):
        c = city(1).hideout(OVERLORD, "1D").at(0, 4, "5s").technologies(OVERLORD, *technology).deck("4_D", "5_D")
        overlord_turn(c).done()
        assert "1D" == c.there(OVERLORD, district)


def test_he_stays_away_where_blockades_would_cost_him_strain_but_not_with_the_mechasuit(city):
    """One blockade keeps a subordinate away, not a paragon; three do not stop the mechasuit (BLK-19.3.4)."""
    for hideout, blockades, district in (("1s", 1, 5), ("1p", 1, 4), ("1p", 2, 5), ("1D", 3, 4)):
        c = city(1).hideout(OVERLORD, hideout).blockades(0, 4, blockades).deck("4_D", "5_D")
        overlord_turn(c).done()
        assert hideout == c.there(OVERLORD, district)


def test_without_a_valid_district_he_is_skipped_for_the_rest_of_the_phase(city):
    """The player holds all districts with 2: no fortune is discarded, even if a place opens later (BLK-19.3.5)."""
    c = city(1).relic(1).hideout(OVERLORD, "1s").hideout(0, "1s").has(0, level=1).technologies(0, "logistic_1")
    for district in range(1, 13):
        c.at(0, district, "1p")
    c.phase("assignment")

    c.asks(0, "transit").says(0, "district:d04")
    c.done()
    assert "1s" == c.in_hideout(OVERLORD)
    assert [] == c.zone("discard")


def test_equal_strength_is_acceptable_to_him(city):
    """One against one (BLK-19.3.6)."""
    c = city(1).hideout(OVERLORD, "1s").at(0, 4, "1s").deck("4_D")

    overlord_turn(c).done()
    assert "1s" == c.there(OVERLORD, 4)


def test_forced_he_assigns_exactly_his_weakest_even_to_his_harm_and_never_counters(city):
    """The player's 5 forces a subordinate against 3 paragons (BLK-19.3.7, BLK-19.4.11)."""
    c = city(1).hideout(0, "1s").hideout(OVERLORD, "2s1p").at(0, 5, "3p").hand(0, "5_D").blockades(0, 5).turn(0)

    c.says(0, "card:5_D", "attack", "district:d01")
    c.done()
    assert ("1s", "1s1p", 0) == (c.there(OVERLORD, 5), c.in_hideout(OVERLORD), c.state.strain[OVERLORD])
    assert 1 == c.state.gold[0]


def test_the_search_ends_at_the_latest_with_a_joker(city):
    """Only 12 is valid, and no court card or joker is in the deck: the discard is reshuffled (BLK-19.3.8)."""
    c = city(1).hideout(OVERLORD, "1s").only_in_deck("2_D").chance("penalty", 3)
    for district in range(1, 12):
        c.at(0, district, "1p")
    discarded = [*c.table.cards("discard"), "2_D"]
    discarded.remove("joker")
    c.chance("fortunes", "joker", *discarded)

    overlord_turn(c).done()
    assert "1s" == c.there(OVERLORD, 12)
    assert 1 == c.state.blockades[OVERLORD][12]
    assert ["joker"] == c.zone("discard")


def test_a_joker_is_never_held(city):
    """Such a position is refused (BLK-19.3.8, BLK-19.5.1)."""
    c = city(1).hand(0, "joker").plays()

    with pytest.raises(BadPosition, match="joker is never held"):
        _ = c.state


def test_master_of_the_battlefield_sends_the_mechasuit_to_12_without_a_fortune(city):
    """Round 6: Descent first, then he is sent, whatever the player has there (BLK-19.3.9, BLK-19.4.9)."""
    c = city(1).round(6).at(0, 12, "5p").hideout(0, "1s").goes(step("Game", at="begin_round"))

    assert ("1D", ["battle_x"]) == (c.there(OVERLORD, 12), c.zone("overlord_technologies"))
    assert [] == c.zone("discard")
    c.waits(0, "turn")


@pytest.mark.parametrize(("round_", "sent"), [(5, False), (6, True), (7, True), (8, True)])
def test_the_mechasuit_is_sent_in_rounds_6_to_8(city, round_, sent):
    """Without a fortune, as soon as it is in the hideout (BLK-19.3.9)."""
    c = city(1).round(round_).hideout(0, "1s").at(OVERLORD, 1, "1s")
    c.put(OVERLORD, 0, "1D")
    c.goes(step("Game", at="begin_round"))

    assert sent == ("1D" in c.there(OVERLORD, 12))
    c.waits(0, "turn")


@pytest.mark.parametrize("blocked", ["explosion", "own"])
def test_with_an_explosion_or_own_personnel_on_12_the_mechasuit_stays(city, blocked):
    """It is then assigned in the normal way (BLK-19.3.9)."""
    c = city(1).relic(1).round(7).hideout(OVERLORD, "1D").hideout(0, "1s").deck("4_D")
    if blocked == "explosion":
        c.tile("massive_explosion", 12)
    else:
        c.at(OVERLORD, 12, "1s")
    c.goes(step("Game", at="begin_round"))

    assert "1D" == c.there(OVERLORD, 4)
    c.waits(0, "turn")


def test_market_does_nothing_for_him_and_the_arena_only_strains_the_player(city):
    """No trade, no power (BLK-19.3.10)."""
    c = city(1).hideout(OVERLORD, "1p").at(0, 4, "1s").tile("gladiator_arena", 4).deck("4_D")
    overlord_turn(c).done()
    assert (1, 0) == (c.state.strain[0], c.state.power[OVERLORD])

    c = city(1).hideout(OVERLORD, "1p").tile("trading_market", 4).deck("4_D")
    overlord_turn(c).done()
    assert "1p" == c.there(OVERLORD, 4)


def test_the_player_wins_the_arena_against_him_for_power(city):
    """He inflicts no strain on himself (BLK-19.3.10, BLK-19.4.2)."""
    c = city(1).hideout(0, "1p").at(OVERLORD, 4, "1s").tile("gladiator_arena", 4).turn(0)

    c.says(0, "district:d04")
    c.done()
    assert (1, 0) == (c.state.power[0], c.state.strain[OVERLORD])


# --- other automation -----------------------------------------------------------------------------------------------


def test_he_resolves_no_facility_but_the_battlefield_with_both_effects(city):
    """At 03 he gets nothing; at 12 he dominated and overwhelmed: 1 + 2 (BLK-19.4.1)."""
    c = city(1).at(OVERLORD, 3, "1s").at(OVERLORD, 12, "1p")
    c.data["dominator"][12] = 1
    c.data["overwhelmed_at"] = 1 << 12
    c.phase("resolution")

    c.done()
    assert (3, 0) == (c.state.power[OVERLORD], c.state.gold[OVERLORD])


def test_without_overwhelming_the_battlefield_pays_him_1(city):
    """The second effect is not due (BLK-19.4.1)."""
    c = city(1).at(OVERLORD, 12, "1p")
    c.data["dominator"][12] = 1
    c.phase("resolution")

    c.done()
    assert 1 == c.state.power[OVERLORD]


def test_he_acquires_power_from_dominance_but_not_from_taking_the_relic(city):
    """Two districts, one with an overwhelming: 1 + 1 + 1; the relic pays nothing (BLK-19.4.1)."""
    c = city(1).relic(0).at(OVERLORD, 5, "2p").at(0, 5, "1s").at(OVERLORD, 6, "1s").phase("dominance")

    c.done()
    assert (3, 1) == (c.state.power[OVERLORD], c.state.relic)


def test_nobody_is_asked_for_technologies_that_a_position_gives_him(city):
    """He never gains one that is used by choice; with one, no question is put in his place (BLK-19.4.9)."""
    c = city(1).relic(1).round(6).technologies(OVERLORD, "logistic_2", "battle_3").at(OVERLORD, 5, "3s").at(0, 5, "1s")
    c.phase("dominance")

    c.done()
    assert ("3s", 1) == (c.there(OVERLORD, 5), c.state.power[OVERLORD])


def test_the_player_taking_the_relic_from_him_is_paid(city):
    """1 for the district, 1 for the relic (BLK-6.2.5, BLK-19.4.1)."""
    c = city(1).relic(1).at(0, 5, "1s").phase("dominance")

    c.done()
    assert (2, 0) == (c.state.power[0], c.state.relic)


def test_he_is_backed_by_the_first_syndicate_he_qualifies_for(city):
    """Builders Union before Armed Patrollers, whatever the order on the table (BLK-19.4.1)."""
    c = city(1).relic(0).hideout(OVERLORD, "1p").blockades(OVERLORD, 12).chance("event", 2)
    c.syndicates("armed_patrollers", "builders_union", "~researchers_study").phase("standby", at="backing")

    assert 2 == c.state.power[OVERLORD]
    assert "The Overlord is backed by Builders Union." in c.told()
    c.waits(0, "event")


def test_he_has_no_hand_missions_or_resources_and_no_strain(city):
    """Beaten at 05 he inflicts nothing on himself, and draws nothing in the standby phase (BLK-19.4.2)."""
    c = city(1).at(0, 5, "2s").at(OVERLORD, 5, "1s").phase("dominance")
    c.done()
    assert 0 == c.state.strain[OVERLORD]
    assert 1 == len(c.state.hand)
    assert 0 == c.state.hand_size(OVERLORD) == c.state.unfulfilled(OVERLORD)


def test_his_personnel_are_recalled_but_he_recruits_and_recovers_none(city):
    """In the standby phase (BLK-19.4.3)."""
    c = city(1).relic(0).at(OVERLORD, 5, "1s").overwhelmed(OVERLORD, "1p").chance("event", 2).phase("standby")

    assert ("1s", "1p") == (c.in_hideout(OVERLORD), c.in_overwhelmed(OVERLORD))
    c.waits(0, "reroll")


def test_as_relic_player_he_takes_the_first_option_and_never_rerolls(city):
    """Event 3: the player's resources are halved, not his (BLK-19.4.4, BLK-19.4.5)."""
    c = city(1).relic(1).has(0, gold=7).rolls("event", OVERLORD, 3)

    c.done()
    assert [3, 0] == c.tracker("gold")


def test_his_explosion_strikes_by_his_own_steps_for_an_ace(city):
    """The player's blockade at 11 draws the ace there, else 01 (BLK-19.4.4)."""
    for blockades, district in ((1, 11), (0, 1)):
        c = city(1).relic(1).blockades(0, 11, blockades).deck("A_D").rolls("event", OVERLORD, 1)
        c.done()
        assert {district: "massive_explosion"} == c.tiles()
        assert 3 == c.state.blockades[0][0]


@pytest.mark.parametrize("event", [f"event.{face}.{option}" for face in range(2, 7) for option in (1, 2)])
def test_events_2_to_6_do_not_touch_him(city, event):
    """No resources, technologies as they were, his personnel as they were; the player is struck (BLK-19.4.5)."""
    c = city(1).technologies(OVERLORD, "battle_1").hideout(OVERLORD, "2s4p").hideout(0, "1s3p").has(0, gold=7, level=1)
    c.technologies(0, "neuro_1").hand(0, "2_D").missions(0, "m01").deck("3_D").carries(event)
    before = c.state.to_json()["table"]

    if event == "event.4.2":
        c.says(0, "card:battle_1")
    c.done()
    after = c.state.to_json()["table"]
    for name in ("gold", "intel", "drakownium", "strain", "power", "forces", "blockades", "level"):
        assert before[name][OVERLORD] == after[name][OVERLORD]
    assert (["battle_1"], 12) == (c.charged(OVERLORD), len(c.state.overlord_library.cards))
    struck = {
        "event.2.1": [] == c.held(0),
        "event.2.2": ["2_D", "3_D"] == c.held(0),
        "event.3.1": 3 == c.state.gold[0],
        "event.3.2": (10, 2, 1) == (c.state.gold[0], c.state.intel[0], c.state.drakownium[0]),
        "event.4.1": [] == c.charged(0),
        "event.4.2": ["battle_1", "neuro_1"] == c.charged(0),
        "event.5.1": ("1s2p", "1p") == (c.in_hideout(0), c.in_overwhelmed(0)),
        "event.5.2": "4p" == c.in_hideout(0),
        "event.6.1": [] == c.zone("missions", 0),
        "event.6.2": 2 == len(c.zone("missions", 0)),
    }
    assert struck[event]


def test_event_1_and_tiles_do_touch_him(city):
    """His blockade at 07 is destroyed (BLK-19.4.5)."""
    c = city(1).blockades(OVERLORD, 7).deck("7_D").rolls("event", 0, 1)

    c.says(0, "use:event.1.3")
    c.done()
    assert (3, {7: "gladiator_arena"}) == (c.state.blockades[OVERLORD][0], c.tiles())


@pytest.mark.parametrize(("strain", "rolled"), [(1, True), (0, False)])
def test_the_player_rolls_the_penalty_dice_whenever_strained(city, strain, rolled):
    """Strain above 0 is the most (BLK-19.4.6)."""
    c = city(1).relic(0).has(0, strain=strain, gold=1).chance("event", 2)
    if rolled:
        c.chance("penalty", 3)
    c.phase("standby", at="roll_penalty")

    assert (0 if rolled else 1) == c.state.gold[0]
    c.waits(0, "event")


def test_summons_forces_all_personnel_from_11_to_12_whoever_controls_them(city):
    """Rounds 6 to 8, while his mechasuit is at 12 (BLK-19.4.7, BLK-19.4.9)."""
    for round_, suit, summoned in (
        (6, "1D", True),
        (7, "1D", True),
        (8, "1D", True),
        (5, "1D", False),
        (7, "1s", False),
    ):
        c = city(1).round(round_).at(0, 10, "1s").at(0, 11, "2s2p").at(OVERLORD, 11, "1s").at(OVERLORD, 12, suit)
        c.plays(step("StartAbilities", player=OVERLORD))
        c.done()
        stayed, came = ("", "2s2p") if summoned else ("2s2p", "")
        assert ("1s", stayed, came) == tuple([c.there(0, district) for district in (10, 11, 12)])
        overlord = ("", "1s1D") if summoned else ("1s", suit)
        assert overlord == (c.there(OVERLORD, 11), c.there(OVERLORD, 12))


def test_the_summoned_fight_at_12(city):
    """The player's 5 strength stand against the mechasuit's 4 there, and dominate (BLK-19.4.7, BLK-19.4.9)."""
    c = city(1).round(6).at(0, 11, "1s2p").at(OVERLORD, 12, "1D").phase("dominance")

    c.done()
    assert (-1, 0) == (c.state.dominator[11], c.state.dominator[12])


def test_his_fortifications_come_blockades_first_then_the_support_base_then_it_moves(city):
    """At round 4 one at 12 (BLK-19.4.8, BLK-18.11, BLK-18.13)."""
    for blockades, base, expected in ((0, 0, (1, 0)), (3, 0, (0, 12)), (3, 5, (0, 12))):
        c = city(1).carries("overlord.3", player=OVERLORD)
        if blockades:
            c.blockades(OVERLORD, 1, blockades)
        if base:
            c.base(OVERLORD, base)
        c.done()
        assert expected == (c.state.blockades[OVERLORD][12], c.state.base[OVERLORD])
        assert ["battle_2"] == c.zone("overlord_technologies")


def test_a_blockade_comes_to_where_his_support_base_stands(city):
    """His blockades were destroyed, the support base at 12 was not (BLK-19.4.8)."""
    c = city(1).base(OVERLORD, 12).carries("overlord.3", player=OVERLORD)

    c.done()
    assert (1, 12) == (c.state.blockades[OVERLORD][12], c.state.base[OVERLORD])


def test_a_tile_does_not_prevent_a_gained_fortification_but_a_full_district_does(city):
    """Nor does the support base move to a full district (BLK-18.13, BLK-19.4.12)."""
    c = city(1).tile("massive_explosion", 12).carries("overlord.3", player=OVERLORD)
    c.done()
    assert 1 == c.state.blockades[OVERLORD][12]

    c = city(1).blockades(0, 12, 3).carries("overlord.3", player=OVERLORD)
    c.done()
    assert 0 == c.state.blockades[OVERLORD][12]

    c = city(1).blockades(0, 12, 3).blockades(OVERLORD, 1, 3).base(OVERLORD, 5).carries("overlord.3", player=OVERLORD)
    c.done()
    assert 5 == c.state.base[OVERLORD]


@pytest.mark.parametrize(
    ("round_", "hideout", "technologies"),
    [(2, "", []), (3, "1s", []), (4, "", ["battle_2"]), (5, "1s", []), (6, "", ["battle_x"]), (7, "", [])],
)
def test_he_grows_with_the_rounds(city, round_, hideout, technologies):
    """Reinforcements in 3 and 5, War machine in 4, Descent in 6 (BLK-19.4.9)."""
    c = city(1).round(round_).hideout(0, "1s").goes(step("Game", at="begin_round"))

    assert (hideout, technologies) == (c.in_hideout(OVERLORD), c.zone("overlord_technologies"))
    assert (1 if round_ == 4 else 0) == c.state.blockades[OVERLORD][12]
    assert ("1D" if round_ == 6 else "") == c.there(OVERLORD, 12)
    c.waits(0, "turn")


def test_what_he_may_do_he_does_siege_takes_the_base_before_a_blockade(city):
    """His mechasuit dominates 05, the player's base and blockade are guarded (BLK-19.4.10)."""
    c = city(1).at(OVERLORD, 5, "1D").at(0, 5, "1s").base(0, 5).blockades(0, 5).phase("dominance")
    c.done()
    assert (0, 1) == (c.state.base[0], c.state.blockades[0][5])

    c = city(1).at(OVERLORD, 5, "1D").at(0, 5, "1p").blockades(0, 5, 2).phase("dominance")
    c.done()
    assert 1 == c.state.blockades[0][5]


def test_he_is_another_player_for_abilities_fortunes_and_missions(city):
    """The jammer downs his technology, sabotage rerolls his event dice, a jack attacks him (BLK-19.4.11)."""
    c = (
        city(1)
        .candidate(0, "technologist")
        .has(0, level=1)
        .technologies(0, "neuro_1")
        .technologies(OVERLORD, "battle_1")
    )
    c.at(0, 1, "1s").phase("dominance")
    c.says(0, "use:technologist.general")
    c.done()
    assert [] == c.charged(OVERLORD)

    c = city(1).relic(1).candidate(0, "gambler").has(0, gold=4).rolls("event", OVERLORD, 3, 4)
    c.says(0, "use:gambler.general")
    c.done()
    assert 4 == c.state.gold[0]

    c = city(1).at(0, 5, "5s").at(OVERLORD, 5, "3s").hand(0, "J_D").missions(0, "m02").phase("dominance")
    c.says(0, "card:J_D", "use:m02.1")
    c.done()
    assert "3s" == c.in_overwhelmed(OVERLORD)


def test_a_jammed_overlord_downs_one_technology_and_nobody_is_asked(city):
    """Two of his are of the level (BLK-17.8, BLK-19.4.11)."""
    c = city(1).candidate(0, "technologist").has(0, level=1).technologies(0, "neuro_1")
    c.technologies(OVERLORD, "neuro_1", "battle_1").at(0, 1, "1s").phase("dominance")

    c.says(0, "use:technologist.general")
    c.done()
    assert 1 == len(c.charged(OVERLORD))


def test_the_overlord_has_fulfilled_no_mission(city):
    """Cabinet Envoys: one mission of Red's is more than he has (BLK-16.2)."""
    c = city(1).syndicates("cabinet_envoys")
    c.table.deal("fulfilled", ["m10"], 0)
    c.chance("event", 2).phase("standby", at="backing")

    c.says(0, "card:cabinet_envoys")
    assert 2 == c.state.power[0]
    c.waits(0, "event")


# --- questions that are none ----------------------------------------------------------------------------------------


def test_the_only_player_is_not_asked_where_he_can_only_pass(city):
    """No mission to fulfil at the end of the phase or in standby, no dominance fortune: nobody sits there to be misled
    (BLK-6.3.1, BLK-8.9, BLK-20.1)."""
    c = city(1).at(0, 5, "2s").at(1, 5, "1s").hand(0, "3_D").missions(0, "m10").phase("dominance")
    c.done()

    c = city(1).hideout(0, "4s").missions(0, "m21").plays(step("Fulfil", player=0, timing=16))
    c.done()


def test_the_only_player_is_asked_where_he_has_a_choice(city):
    """The same moments with a jack, three dominated districts, five in the hideout (BLK-6.1.7, BLK-6.3.1, BLK-8.9)."""
    c = city(1).at(0, 5, "2s").at(1, 5, "1s").at(0, 6, "1s").at(0, 7, "1s").hand(0, "J_D").missions(0, "m10")
    c.phase("dominance")
    c.asks(0, "dominance_fortune").says(0, "pass").asks(0, "fulfil_end").says(0, "use:m10.1")
    c.done()
    assert ["m10"] == c.zone("fulfilled", 0)

    c = city(1).hideout(0, "5s").missions(0, "m21").plays(step("Fulfil", player=0, timing=16))
    c.asks(0, "fulfil_standby").says(0, "use:m21.1")
    c.done()
    assert ["m21"] == c.zone("fulfilled", 0)


def test_with_others_at_the_table_the_question_is_put_whatever_is_held(city):
    """Whether Red could fulfil a mission or play a fortune is nobody's business (BLK-20.1)."""
    c = city(2).at(0, 5, "2s").at(1, 5, "1s").hand(0, "3_D").missions(0, "m10").phase("dominance")

    c.asks(0, "dominance_fortune")
    assert ["pass"] == c.offers(0)
    c.says(0, "pass").asks(0, "fulfil_end")
    assert ["pass"] == c.offers(0)
    c.says(0, "pass")
    c.done()


# --- fortunes in solo -----------------------------------------------------------------------------------------------


def test_the_queen_puts_the_top_discard_on_the_deck(city):
    """The queen itself goes to the discard afterwards (BLK-19.5.1)."""
    c = city(1).at(0, 5, "2s").at(OVERLORD, 5, "1s").hand(0, "Q_D").discard("9_H", "2_D").phase("dominance")

    c.says(0, "card:Q_D")
    c.done()
    assert ("9_H", ["Q_D", "2_D"]) == (c.zone("deck")[0], c.zone("discard"))
    assert "9_H" == c.t.sees(0)["zones"]["deck"]["cards"][0]  # it was public and stays known (BLK-20.7)


def test_with_an_empty_discard_a_queen_cannot_be_opened(city):
    """There is no card to put back; the jack can be opened all the same (BLK-19.5.1)."""
    c = city(1).at(0, 5, "2s").at(OVERLORD, 5, "1s").hand(0, "Q_D", "J_D").phase("dominance")

    assert ["J_D"] == c.offers(0, "card")
    c.refuses(0, "card:Q_D", "BLK-19.5.1")
    c.says(0, "pass")
    c.done()


def test_the_king_overwhelms_the_chosen_specialised_piece(city):
    """The mechasuit instead of the paragon; it counts for the power of 1.4 (BLK-19.5.1)."""
    c = city(1).at(0, 5, "5p").at(OVERLORD, 5, "2p1D").hand(0, "K_D").phase("dominance")

    c.says(0, "card:K_D", "unit:doom_mechasuit")
    c.done()
    assert "2p1D" == c.in_overwhelmed(OVERLORD)  # the mechasuit by the king, the rest by the difference of 6
    assert 2 == c.state.power[0]


def test_the_jack_is_unchanged(city):
    """5 against 3 overwhelms (BLK-19.5.1)."""
    c = city(1).at(0, 5, "5s").at(OVERLORD, 5, "3s").hand(0, "J_D").phase("dominance")

    c.says(0, "card:J_D")
    c.done()
    assert "3s" == c.in_overwhelmed(OVERLORD)


def test_counterintelligence_a_drawn_joker_discards_all_and_rolls_a_penalty(city):
    """At once, before the hand limit; the joker too (BLK-19.5.2)."""
    c = city(1).hand(0, "2_D", "3_D", "4_D", "5_D", "6_D").deck("joker").has(0, gold=1).chance("penalty", 3)
    c.carries("d06.second")

    c.done()
    assert ([], 0) == (c.held(0), c.state.gold[0])
    assert ["joker", "6_D", "5_D", "4_D", "3_D", "2_D"] == c.zone("discard")


def test_counterintelligence_also_from_the_discard_and_further_draws_follow(city):
    """Supply 1 takes a joker; The Gambler's set-up draws on after one (BLK-19.5.2)."""
    c = city(1).hand(0, "2_D").discard("joker").has(0, gold=1).chance("penalty", 3).carries("supply.1")
    c.done()
    assert ([], 0) == (c.held(0), c.state.gold[0])

    c = city(1).deck("joker", "9_H").has(0, gold=1).chance("penalty", 3).carries("gambler.setup")
    c.done()
    assert ["9_H"] == c.held(0)


def test_counteroffensive_a_joker_brings_a_fortification_and_a_penalty(city):
    """Assigned by his steps among all valid districts: to the player's piece at 09 (BLK-19.5.3)."""
    c = city(1).hideout(OVERLORD, "1s").at(0, 9, "1s").at(0, 3, "2s").has(0, gold=1).deck("joker").chance("penalty", 3)

    overlord_turn(c).done()
    assert ("1s", 1, 0) == (c.there(OVERLORD, 9), c.state.blockades[OVERLORD][9], c.state.gold[0])


@pytest.mark.parametrize("relic", [0, 1])
def test_counterforce_a_joker_for_event_1_strikes_by_his_steps(city, relic):
    """First option at the player's base, then a penalty; whoever is relic player (BLK-19.5.4)."""
    c = city(1).relic(relic).base(0, 8).blockades(0, 3).has(0, gold=1).deck("joker").chance("penalty", 3)
    c.rolls("event", relic, 1)

    c.done()
    assert ({8: "massive_explosion"}, 0, 0) == (c.tiles(), c.state.base[0], c.state.gold[0])


def test_counterforce_by_the_extra_trigger(city):
    """The same for the explosion of 1-2 player games (BLK-19.5.4, BLK-8.13)."""
    c = city(1).relic(0).blockades(0, 3).has(0, gold=1).deck("joker").chance("event", 2).chance("penalty", 3)
    c.phase("standby", at="roll_event")

    c.says(0, "use:event.3.1")
    c.done()
    assert {3: "massive_explosion"} == c.tiles()
    assert 0 == c.state.gold[0]


def test_jokers_discarded_in_any_other_way_do_nothing(city):
    """A joker on top of the discard is no counterattack for another event, nor for a 7 that covers it (BLK-19.5.5)."""
    c = city(1).relic(1).discard("joker").has(0, gold=3, strain=1).rolls("event", OVERLORD, 3)
    c.done()  # no penalty is rolled
    assert 1 == c.state.gold[0]

    c = city(1).relic(1).discard("joker").deck("7_D").rolls("event", OVERLORD, 1)
    c.done()
    assert {7: "massive_explosion"} == c.tiles()
