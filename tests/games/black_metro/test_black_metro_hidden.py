"""Hidden and public information (chapter 20)."""

from random import Random

import pytest
from black_metro_table import step

from railhead.testing.secrecy import check_secrecy


def test_what_is_secret_to_its_holder(city):
    """Fortunes, unfulfilled missions, technologies never charged (BLK-20.1)."""
    c = city(2).hand(0, "2_D", "K_S").missions(0, "m01").has(0, level=1).technologies(0, "~battle_1").plays()

    mine, yours, all_ = (c.t.sees(viewer)["zones"] for viewer in (0, 1, None))
    assert {"2_D", "K_S"} == set(mine["hand"][0])
    assert ["m01"] == mine["missions"][0]
    for zones in (yours, all_):
        assert [None, None] == zones["hand"][0]
        assert [None] == zones["missions"][0]
        assert [None] == zones["technologies"][0]["cards"]
    c.done()


def test_what_is_public(city):
    """Counts, trackers, units, syndicates, candidates, levels, charged technologies, the top discard (BLK-20.2)."""
    c = city(2).hand(0, "2_D").has(0, power=3, gold=4, level=1).at(0, 5, "1p").candidate(0, "surgeon")
    c.technologies(0, "battle_1").discard("K_H").syndicates("fate_readers")
    c.table.deal("fulfilled", ["m02"], 0)
    c.plays()

    seen = c.t.sees(None)
    table, zones = seen["table"], seen["zones"]
    assert (3, 4, 1, "surgeon") == (table["power"][0], table["gold"][0], table["level"][0], table["candidate"][0])
    assert "1p" == table["forces"][0][5]
    assert (1, 53) == (len(zones["hand"][0]), len(zones["deck"]))
    assert ["battle_1"] == zones["technologies"][0]["cards"]
    assert (["m02"], "K_H", ["fate_readers"]) == (
        zones["fulfilled"][0],
        zones["discard"][0],
        zones["syndicates"]["cards"],
    )
    c.done()


def test_technologies_downed_after_having_been_public_stay_known(city):
    """Event 4 downs Shock Gauntlets; Green still knows it (BLK-20.2)."""
    c = city(2).has(0, level=1).technologies(0, "battle_1").carries("event.4.1")

    c.done()
    technologies = c.t.sees(1)["zones"]["technologies"][0]
    assert (["battle_1"], [0]) == (technologies["cards"], technologies["marks"])


def test_a_new_downed_technology_stays_hidden_beside_a_known_one(city):
    """Green knows the jammed one, not the new one; what is above Red's level lies in the deck (BLK-20.1)."""
    c = city(2).has(0, level=1, intel=3, drakownium=1).technologies(0, "~!battle_1").carries("d08.first.2")

    c.says(0, "card:neuro_1")
    c.done()
    zones = c.t.sees(1)["zones"]
    assert ["battle_1", None] == zones["technologies"][0]["cards"]
    known = {card for card in zones["library"][0]["cards"] if card}
    assert {f"{kind}_{level}" for kind in ("neuro", "logistic", "battle", "resource") for level in (2, 3)} == known


def test_nobody_knows_the_order_of_a_deck_but_who_put_missions_under_it(city):
    """Red returned m02: Red knows the bottom card, Green does not (BLK-20.3, BLK-20.7)."""
    c = city(2).missions(0, "m01", "m02").carries("event.6.1")

    c.says(0, "card:m02")
    c.done()
    assert "m02" == c.t.sees(0)["zones"]["mission_deck"]["cards"][-1]
    assert [None, None] == [c.t.sees(viewer)["zones"]["mission_deck"][-1] for viewer in (1, None)]
    assert all(card is None for card in c.t.sees(0)["zones"]["mission_deck"]["cards"][:-1])
    assert "Red puts a mission under the deck." in c.told(1)


def test_a_fortune_taken_at_random_is_seen_by_both_players_involved_only(city):
    """The queen: Red and Green know the 9 of clubs, Blue does not (BLK-20.4)."""
    c = city(3).at(0, 5, "3s").at(1, 5, "1s").hand(0, "Q_D").hand(1, "2_C", "9_C").chance("steal", 1).phase("dominance")

    c.says(0, "card:Q_D")
    c.done()
    hands = [c.t.sees(viewer)["zones"]["hand"][0] for viewer in (0, 1, 2, None)]
    shown = [hand["cards"] if isinstance(hand, dict) else hand for hand in hands]
    assert [["9_C"], ["9_C"], [None], [None]] == shown
    assert "Red takes a fortune from Green: 9 of clubs." in c.told(1)
    assert "Red takes a fortune from Green." in c.told(2)


def test_discards_are_shown_one_by_one(city):
    """A whole hand is told card by card to everybody (BLK-20.5)."""
    c = city(2).hand(1, "2_D", "K_S").carries("event.2.1")

    c.done()
    told = c.told(0)
    assert told.index("Green discards the 2 of diamonds.") < told.index("Green discards the King of spades.")


def test_every_choice_is_made_in_turn_order(city):
    """Even where all players do the same, one is asked at a time (BLK-20.6)."""
    c = city(3)
    for player in range(3):
        c.has(player, level=1)
    c.carries("event.4.2")

    for player in range(3):
        c.asks(player, "research").says(player, "card:neuro_1")
    c.done()


def test_whether_somebody_can_counter_does_not_show(city):
    """The attacked player is asked quietly: others see nobody asked, and no undo probes it (BLK-20.1, BLK-12.2.7)."""
    c = city(3).hideout(0, "1s").hideout(1, "1s").hand(0, "5_D").hand(1, "9_C").turn(0)

    c.says(0, "card:5_D", "attack")
    assert [] == c.t.sees(2)["waiting_for"]
    check_secrecy(c.t.match, Random(3))
    c.waits(1, "counter_assignment")


def test_a_mission_that_could_be_fulfilled_does_not_show(city):
    """After a district the question is quiet (BLK-20.1, BLK-6.1.12)."""
    c = city(2).missions(0, "m01").at(0, 5, "5s").phase("dominance")

    assert [] == c.t.sees(1)["waiting_for"]
    check_secrecy(c.t.match, Random(4))
    c.waits(0, "fulfil_here")


@pytest.mark.parametrize("pieces", ["1s", "5s"])
def test_the_window_for_a_mission_stands_open_whether_or_not_it_could_be_fulfilled(city, pieces):
    """Where windows are kept, Red's m01 is neither shown nor ruled out by the pace (BLK-20.1, BLK-6.1.12)."""
    c = city(2).missions(0, "m01").at(0, 5, pieces).phase("dominance")
    c.table.match.tape.patient = True

    assert c.t.match.in_window
    assert [] == c.t.sees(1)["waiting_for"]
    c.t.match.close_window()
    c.waits(0, "fulfil_end")


def test_a_payment_out_of_the_hand_does_not_show_the_hand(city):
    """Red pays a king for Call in Favours; others imagine his hand and see the same question (BLK-20.1, BLK-15.11)."""
    c = city(2).missions(0, "m08").at(0, 5, "1s").hand(0, "K_D", "joker").phase("dominance")

    c.says(0, "use:m08.3").asks(0, "pay_fortune")
    for seed in range(20):
        check_secrecy(c.t.match, Random(seed))
    c.waits(0, "pay_fortune")


def test_a_secret_choice_of_missions_is_masked_while_it_is_open(city):
    """Others see that Red chooses and not among what (BLK-20.1)."""
    c = city(2).plays(step("KeepMission", player=0, drawn=2))

    assert [{"seat": 0, "prompt": "keep_mission"}] == c.t.sees(1)["waiting_for"]
    assert [None, None] == c.t.sees(1)["zones"]["missions"][0]
    check_secrecy(c.t.match, Random(5))
    c.waits(0, "keep_mission")


def test_revealed_missions_stay_known_when_a_secret_one_is_returned(city):
    """The revealed m03 lies open whatever happens to the others (BLK-20.1, BLK-13.7)."""
    c = city(2).missions(0, "m01", "m02").revealed(0, "m03").carries("event.6.1")

    c.says(0, "card:m01")
    c.done()
    assert ["m03"] == c.t.sees(1)["zones"]["revealed"][0]
    assert [None] == c.t.sees(1)["zones"]["missions"][0]
