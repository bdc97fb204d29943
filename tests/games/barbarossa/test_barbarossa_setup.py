"""The set-up (chapter 4), the zones (5.1), what is open and what is hidden (5.3.2, chapter 16)."""

from collections import Counter

import pytest
from barbarossa_table import BOX, CITIES, MIXED, RULES, cards, position, seen

from railhead.kernel.errors import BadSetup
from railhead.present.voice import Voice
from railhead.testing.scenes import area_of, scene_of

UNIT_PLAN_AID_DECKS = 18


def zone(state, name, seat=None):
    place = getattr(state, name)
    place = place if seat is None else place[seat]
    return [RULES.cards[card] for card in reversed(place.cards)]


def start(seats=2, seed=1, **options):
    return RULES.start(seats, seed, options).state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_six_horses_and_two_grenadier_regiments(seats):
    """The same 8 cards for all, 4 of them in hand, for any number of players (BAR-0.2, BAR-4.6, BAR-4.11)."""
    state = start(seats, first_player="1")

    for seat in range(seats):
        army = zone(state, "deck", seat) + zone(state, "hand", seat)
        assert Counter(army) == {"horses": 6, "grenadier_regiment": 2}
        assert len(zone(state, "hand", seat)) == 4
        assert len(zone(state, "deck", seat)) == 4
        assert zone(state, "discard", seat) == zone(state, "deploying", seat) == []
    assert state.supply[RULES.cards.index("horses")] == 38 - 6 * seats
    assert (state.turn, state.first, state.round) == (0, 0, 1)


def test_starting_decks_and_field_decks_are_shuffled():
    """Different seeds give different orders of AIDs, EVENTs, Cities and starting hands (BAR-4.2, BAR-4.3, BAR-4.6)."""
    for name, seat in (("aid", None), ("event", None), ("city", None), ("hand", 0)):
        orders = {
            tuple(sorted(zone(start(seed=seed), name, seat)) if seat == 0 else zone(start(seed=seed), name))
            for seed in range(12)
        }
        assert len(orders) > 1, name


@pytest.mark.parametrize("seed", range(6))
def test_moscow_lies_under_the_eleven_other_cities(seed):
    """The City deck has twelve cards with Moscow at the very bottom (BAR-4.3)."""
    city = zone(start(seed=seed), "city")

    assert city[-1] == "moscow"
    assert sorted(city) == sorted(CITIES)


def test_mixed_decks_hold_their_type_and_all_others_are_sorted_by_name():
    """AIDs, EVENTs and Cities make one deck each, every other card lies with its like (BAR-4.1, BAR-4.5, BAR-5.1.1)."""
    state = start(first_game="off", seed=3)

    assert state.removed != RULES.kinds["Deck"].index("aid")
    assert Counter(zone(state, "aid")) == dict.fromkeys(MIXED["aid"], 2)
    assert Counter(zone(state, "event")) == {card: BOX[card] for card in MIXED["event"]}
    mixed = {card for deck in MIXED.values() for card in deck}
    assert not mixed & set(zone(state, "field"))
    for card, count in enumerate(state.supply):
        assert count == zone(state, "field").count(RULES.cards[card])
    assert RULES.kinds["Deck"] == [
        *["horses", "tracks", "trains", "hill", "position"],
        *[
            "grenadier_regiment",
            "field_replacement_battalion",
            "panzer_grenadier",
            "motorcycle_battalion",
            "supply_column",
        ],
        *["assault_gun_battalion", "pioneer_battalion", "signal_battalion", "armored_reconnaissance_battalion"],
        *["division_headquarters_company", "artillery_regiment", "rocket_projector_regiment", "panzer_regiment"],
        *["independent_heavy_tank_battalion", "city", "aerial_reconnaissance", "strategic_planning"],
        *["lightning_offensive", "aid", "event"],
    ]


def removals(outcome):
    """The state after a set-up in which the drawn deck is dictated."""
    from railhead.kernel.match import Match

    state = RULES.new_state()
    state.begin(RULES, 3, RULES.check_setup(3, {"first_player": "1"}))
    state.chance.seed(1)
    match = Match(RULES, state, 1)
    match.tape.script.append(("removed deck", [outcome]))
    RULES.setup(state)
    state.advance()
    return match


def test_each_of_the_18_unit_plan_and_aid_decks_can_be_taken_out_whole():
    """Never a TRANSPORT, EVENT or OBJECTIVE deck; for the AID deck all AIDs go (BAR-4.8)."""
    gone = []
    for outcome in range(UNIT_PLAN_AID_DECKS):
        state = removals(outcome).state
        removed = RULES.kinds["Deck"][state.removed]
        gone.append(removed)
        if removed == "aid":
            assert Counter(zone(state, "box")) == dict.fromkeys(MIXED["aid"], 2)
            assert zone(state, "aid") == []
        else:
            taken = 6 if removed == "grenadier_regiment" else 0  # the starting decks of three players
            assert Counter(zone(state, "box")) == {removed: BOX[removed] - taken}
            assert removed not in zone(state, "field")

    assert len(set(gone)) == UNIT_PLAN_AID_DECKS
    assert not {"horses", "tracks", "trains", "event", "hill", "position", "city"} & set(gone)


def test_the_draw_of_the_removed_deck_is_even():
    """Each of the 18 decks has the same chance (BAR-4.8)."""
    count = Counter(start(seed=seed).removed for seed in range(900))

    assert len(count) == UNIT_PLAN_AID_DECKS
    assert min(count.values()) > 25
    assert max(count.values()) < 80


def test_removing_the_grenadiers_leaves_the_starting_decks_alone():
    """The starting decks are taken first, so every player keeps his two regiments (BAR-4.7, BAR-4.9)."""
    match = next(
        match
        for match in map(removals, range(UNIT_PLAN_AID_DECKS))
        if RULES.kinds["Deck"][match.state.removed] == "grenadier_regiment"
    )
    state = match.state

    for seat in range(3):
        assert (zone(state, "deck", seat) + zone(state, "hand", seat)).count("grenadier_regiment") == 2
    assert "grenadier_regiment" not in zone(state, "field")
    assert "The Grenadier Regiment deck is taken out of the game." in [
        Voice(state).event(event) for event in match.events(None)
    ]


def test_first_game_removes_the_aids():
    """With the option nothing is drawn: the AID deck goes into the box (BAR-17.3)."""
    match = RULES.start(2, 5, {"first_game": "on"})

    assert RULES.kinds["Deck"][match.state.removed] == "aid"
    assert len(zone(match.state, "box")) == 14
    assert "removed deck" not in [entry.get("chance") for entry in match.log["entries"]]
    assert "The AID deck is taken out of the game." in [Voice(match.state).event(event) for event in match.events(None)]


def test_the_host_names_the_first_player():
    """Otherwise chance does (BAR-4.12; row D1)."""
    assert start(3, first_player="3").turn == 2
    assert {start(3, seed).turn for seed in range(20)} == {0, 1, 2}


def test_the_host_may_name_any_seat_of_the_largest_table():
    """Every player can be named, the last one too (BAR-4.12)."""
    most = max(RULES.seats)

    assert ("random", *[str(seat) for seat in range(1, most + 1)]) == RULES.options[0].values
    assert start(most, first_player=str(most)).turn == most - 1


def test_a_first_player_who_is_not_at_the_table_is_refused():
    """BAR-4.12 names somebody who plays."""
    with pytest.raises(BadSetup, match="no player 4 in a match of 3"):
        RULES.start(3, 1, {"first_player": "4"})


def test_a_card_of_the_removed_deck_leaves_the_game_when_it_is_returned(table):
    """It has no deck to return to; any other card goes back to its deck (BAR-4.10, BAR-5.5.1)."""
    t = position(
        table,
        hand=["supply_column", "supply_column", "panzer_regiment", "horses"],
        removed="panzer_regiment",
        op=1,
    )
    t.answer(0, "play:supply_column").answer(0, "card:panzer_regiment", "return_from_hand")
    assert t.zone("box").count("panzer_regiment") == 10
    assert "panzer_regiment" not in t.zone("field")

    t.answer(0, "play:supply_column").answer(0, "card:horses", "return_from_hand")
    assert "horses" not in t.zone("box")
    assert t.zone("field").count("horses") == 38
    t.answer(0, "end", "operation")
    assert "buy:panzer_regiment" not in t.options(0)
    t.waits_for("reinforcement", 0)


def test_the_first_turn_is_like_any_other_for_every_seat(table):
    """1 OP and 1 RP, 4 cards, no compensation for later seats (BAR-4.13)."""
    for first in ("1", "3"):
        match = RULES.start(3, 8, {"first_player": first})
        for _ in range(3):
            seat = match.state.turn
            assert len(match.state.hand[seat].cards) == 4
            match.answer(seat, "end")
            assert match.state.op == 1
            match.answer(seat, "end")
            assert match.state.rp == 1
            match.answer(seat, "end")
            match.answer(seat, "done")


# --- who sees what (chapter 16) -------------------------------------------------------------------------------------


def test_what_everybody_sees_and_what_nobody_sees(table):
    """Face-up piles and decks in their order, no face-down deck, no other hand (BAR-4.4, BAR-5.3.2, BAR-16.1)."""
    t = position(
        table,
        hands={0: ["tracks"], 1: ["trains", "horses"]},
        decks={0: ["horses"], 1: ["grenadier_regiment"]},
        discards={0: ["horses", "tracks"], 1: []},
        city=["riga", "kiev"],
        aid=["field_hospital"],
        sp=2,
    )
    t.waits_for("operation", 0)

    for viewer in (0, 1, None):
        zones = t.sees(viewer)["zones"]
        assert zones["city"] == t.zone("city")
        assert zones["city"][:2] == ["riga", "kiev"]
        assert zones["city"][-1] == "moscow"
        assert zones["aid"] == t.zone("aid")
        assert zones["discard"][0] == ["horses", "tracks"]
        assert zones["event"] == [None] * 25
        assert zones["deck"] == [[None], [None]]
        assert t.sees(viewer)["table"]["sp"] == 2
    assert t.sees(0)["zones"]["hand"] == [["tracks"], [None, None]]
    assert t.sees(1)["zones"]["hand"] == [[None], ["horses", "trains"]]
    assert t.sees(None)["zones"]["hand"] == [[None], [None, None]]


def test_looking_changes_no_order(table):
    """Views are taken as often as one likes (BAR-5.3.2)."""
    t = position(table, discard=["horses", "tracks", "trains"])
    before = t.state.to_json()
    for _ in range(3):
        t.sees(0), t.sees(1), t.sees(None)

    assert t.state.to_json() == before
    t.waits_for("operation", 0)


def test_an_event_taken_back_to_the_bottom_after_a_lost_attack_is_known_to_all(table):
    """Its identity was public; alone it can be placed by everybody (BAR-12.7, chapter 16)."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=["general_winter"])
    for answer in ("attack", "target:city", "give_up"):
        t.answer(0, answer)

    for viewer in (0, 1, None):
        assert seen(t, viewer, "event") == [None] * 24 + ["general_winter"]
    t.waits_for("operation", 0)


def test_two_events_under_the_deck_lie_in_an_order_that_only_the_attacker_knows(table):
    """He chooses the order in secret (BAR-12.7, chapter 16; row D23)."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=["siberian_divisions", "general_winter"])
    for answer in ("attack", "target:city", "give_up"):
        t.answer(0, answer)
    t.waits_for("return_next", 0)
    assert sorted(t.options(0)) == ["card:general_winter", "card:siberian_divisions"]
    assert t.sees(1)["zones"]["revealed"] == []
    t.answer(0, "card:general_winter")

    assert t.zone("event")[-2:] == ["general_winter", "siberian_divisions"]
    assert seen(t, 0, "event")[-2:] == ["general_winter", "siberian_divisions"]
    t.waits_for("operation", 0)


def test_the_others_know_which_two_events_lie_under_the_deck_but_not_which_is_which(table):
    """Everybody saw them; the order is the attacker's secret (BAR-12.7, chapter 16)."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=["siberian_divisions", "general_winter"])
    for answer in ("attack", "target:city", "give_up", "card:general_winter"):
        t.answer(0, answer)

    for viewer in (1, None):
        known = t.sees(viewer)
        assert seen(t, viewer, "event")[-2:] == [None, None]
        assert known["zones"]["event"]["sets"] == [None] * 23 + [1, 1]
        assert {tuple(sorted(cards)) for cards in known["sets"].values()} == {("general_winter", "siberian_divisions")}
    dreams = {tuple(t.match.view(1).imagine(seed).event.cards[:2]) for seed in range(20)}
    winter, siberia = RULES.cards.index("general_winter"), RULES.cards.index("siberian_divisions")
    assert dreams == {(winter, siberia), (siberia, winter)}
    assert known_events(t, 0) == [(24, "general_winter"), (25, "siberian_divisions")]
    for viewer in (1, None):
        assert known_events(t, viewer) == []
        among = area_of(scene_of(t.match, viewer), "one_of").pieces
        assert sorted(one.face for one in among) == ["general_winter", "siberian_divisions"]
        assert {(one.numbers["earliest"], one.numbers["latest"]) for one in among} == {(24, 25)}
    t.waits_for("operation", 0)


def test_an_event_that_nobody_has_seen_is_not_said_to_lie_anywhere(table):
    """The table tells what the viewer knows of the EVENT deck, and nothing else (BAR-5.3.2)."""
    t = position(table, hand=["aerial_reconnaissance"], event=["general_winter", "red_air_force"], op=1)
    for viewer in (0, 1, None):
        assert known_events(t, viewer) == []

    t.answer(0, "play:aerial_reconnaissance").answer(0, "card:red_air_force").answer(0, "done")
    count = len(t.state.event.cards)
    assert known_events(t, 0) == [(1, "general_winter"), (count, "red_air_force")]
    for viewer in (1, None):
        assert known_events(t, viewer) == []
        assert scene_of(t.match, viewer).area("one_of") is None
    t.waits_for("operation", 0)


def known_events(t, viewer):
    """The EVENTs that a viewer can place in the deck, with how soon each comes."""
    pieces = area_of(scene_of(t.match, viewer), "known_events").pieces
    return [(one.numbers["comes"], one.face) for one in pieces]


def test_two_equal_events_have_no_order_to_choose(table):
    """Nobody is asked, and everybody knows where they lie (BAR-12.7)."""
    t = position(
        table,
        front=["grenadier_regiment"],
        city=["minsk"],
        event=["siberian_divisions", "siberian_divisions", "siberian_divisions"],
        only_events=True,
    )
    for answer in ("attack", "target:city", "give_up"):
        t.answer(
            0,
            answer,
        )

    assert seen(t, 1, "event") == ["siberian_divisions"] * 3
    t.waits_for("operation", 0)


def test_a_kept_card_is_nobody_elses_business(table):
    """The others see what is discarded and how many cards are kept (BAR-7.4.2, chapter 16)."""
    t = position(table, phase="ending", hand=["tracks", "trains", "horses"])
    t.answer(0, "card:trains", "keep")

    assert t.sees(1)["zones"]["discard"][0] == []  # shuffled into the new deck
    assert t.sees(1)["zones"]["hand"][0] == [None] * 3
    assert sorted(t.zone("hand", 0)) == ["horses", "tracks", "trains"]
    assert "Player 1 keeps one card in hand." in t.told(1)
    assert not any("Trains" in sentence for sentence in t.told(1))
    t.waits_for("activation", 1)


def test_a_card_taken_from_the_discard_pile_is_known_in_the_hand(table):
    """All see it go; of two equal cards the known one leaves the hand first (BAR-15.6, chapter 16)."""
    t = position(
        table,
        hand=["field_replacement_battalion", "grenadier_regiment", "horses"],
        discard=["grenadier_regiment"],
        op=1,
    )
    t.answer(0, "play:field_replacement_battalion").answer(0, "card:grenadier_regiment", "search_discard")
    hand = t.sees(1)["zones"]["hand"][0]["cards"]
    assert sorted(hand, key=str) == [None, None, "grenadier_regiment"]

    t.answer(0, "play:grenadier_regiment")
    assert t.sees(1)["zones"]["hand"][0] == [None, None]
    assert cards(t, "hand", 0) == ["grenadier_regiment", "horses"]
    t.waits_for("operation", 0)


def test_what_else_is_known_of_a_hand_stays_known_when_one_of_two_equal_cards_leaves_it(table):
    """Nobody can tell which of the two it was, and nobody has to forget the third card (chapter 16)."""
    hand = ["field_replacement_battalion"] * 2 + ["signal_battalion"]
    t = position(
        table, hand=hand, discard=["grenadier_regiment", "pioneer_battalion"], deck=["grenadier_regiment"], op=1
    )
    for card in ("grenadier_regiment", "pioneer_battalion"):
        t.answer(0, "play:field_replacement_battalion").answer(0, f"card:{card}", "search_discard")
    t.answer(0, "play:signal_battalion").answer(0, "play:grenadier_regiment")

    assert sorted(cards(t, "hand", 0)) == ["grenadier_regiment", "pioneer_battalion"]
    assert sorted(seen(t, 1, "hand", 0), key=str) == [None, "pioneer_battalion"]
    t.waits_for("operation", 0)


def test_a_known_card_that_is_kept_stays_known_and_an_equal_unknown_one_does_not_show(table):
    """What is discarded openly could be the known copy (chapter 16)."""
    t = position(
        table,
        hand=["field_replacement_battalion", "grenadier_regiment"],
        discard=["grenadier_regiment"],
        deck=["horses"] * 6,
        op=1,
    )
    t.answer(0, "play:field_replacement_battalion").answer(0, "card:grenadier_regiment", "search_discard")
    t.answer(0, "end").answer(0, "end").answer(0, "card:grenadier_regiment", "keep")

    assert t.sees(1)["zones"]["hand"][0] == [None] * 5
    assert "grenadier_regiment" in t.zone("hand", 0)
    t.waits_for("activation", 1)


def test_a_card_put_down_from_the_hand_and_one_returned_are_shown(table):
    """Zones and the way back to the Field are public, an EVENT then lies face down and known (BAR-15.7, chapter 16)."""
    t = position(
        table,
        hand=["supply_column", "militia_battalions"],
        op=1,
    )
    t.answer(0, "play:supply_column").answer(0, "card:militia_battalions", "return_from_hand")

    assert t.zone("event")[-1] == "militia_battalions"
    assert seen(t, 1, "event")[-1] == "militia_battalions"
    assert "Player 1 returns Militia Battalions to the Field." in t.told(1)
    t.waits_for("operation", 0)


def test_the_removed_deck_is_known_to_all():
    """Chapter 16: everybody sees what is out of the game (BAR-4.8)."""
    match = RULES.start(2, 3)

    for viewer in (0, 1, None):
        seen = match.view(viewer).to_json()
        assert seen["zones"]["box"] == zone(match.state, "box")
        assert seen["table"]["removed"] == RULES.kinds["Deck"][match.state.removed]
