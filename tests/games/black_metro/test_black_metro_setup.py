"""Components, limits and the set-up (chapters 1 and 3)."""

import pytest
from black_metro_table import RULES, step

import railhead
from railhead.games.black_metro import cards
from railhead.kernel.errors import BadPosition, BadSetup


def begin(seats, seed=1, **options):
    return RULES.start(seats, seed, options)


def answer_all(match, until):
    """Answer with the first option until this question is open; the answers given."""
    given = []
    while match.asks[0].prompt != until:
        ask = match.asks[0]
        given.append((ask.seat, ask.prompt))
        match.answer(ask.seat, ask.options[0])
    return given


# --- components -----------------------------------------------------------------------------------------------------


def test_the_box_says_what_it_is():
    """The starter guide; 30 minutes for each of one to four players; from 1 (light) to 5 the weight is ours."""
    box = RULES.credits

    assert (("Emesh De Zoysa",), "Absolute Ascendancy", 2022) == (box.designers, box.publisher, box.year)
    assert ((30, 120), 14, 4) == (box.minutes, box.age, box.weight)


def test_one_to_four_players_in_four_colours():
    """Seats in clockwise order: red, green, blue, yellow; one player meets the overlord (BLK-1.1)."""
    assert [1, 2, 3, 4] == list(RULES.seats)
    assert ["red", "green", "blue", "yellow"] == [cards.COLOURS[colour] for colour in begin(4).state.colour]
    assert 2 == begin(1).state.players
    with pytest.raises(BadSetup, match="1 to 4 seats"):
        begin(5)


def test_every_colour_has_its_pieces():
    """10 personnel, 3 blockades, 1 support base, 3 scientific levels, all trackers at 0 (BLK-1.2, BLK-3.1, BLK-1.7)."""
    g = begin(2, use_candidates="no").state

    assert [10, 10] == [g.backup(player) for player in range(2)]
    assert [3, 3] == [row[0] for row in g.blockades]
    assert [0, 0] == g.base == g.level == g.power == g.gold == g.intel == g.drakownium == g.strain
    assert 3 == cards.TOP_LEVEL
    assert 1 == g.round


def test_the_shared_components():
    """12 districts, 8 rounds, 55 fortunes, 26 missions, 12 syndicates, 6 candidates, 3 tiles, 4 dice (BLK-1.3)."""
    g = begin(2, use_candidates="no").state

    assert 55 == len(g.deck.cards)
    assert 26 == len(g.mission_deck.cards) + len(g.missions[0].cards) + len(g.missions[1].cards)
    assert 12 == len(g.syndicate_deck.cards) + len(g.syndicates.cards)
    assert (12, 8, 6, 3, 4) == (12, cards.ROUNDS, len(cards.CANDIDATES), cards.TILES, len(cards.DATA["dice"]))
    assert 12 == len(cards.DISTRICT_IDS)
    assert 1 == len(cards.DATA["opponents"])


@pytest.mark.parametrize(("seats", "technologies"), [(2, 24), (3, 36), (4, 48), (1, 25)])
def test_every_colour_has_the_same_deck_of_12_technologies_and_the_overlord_one_more(seats, technologies):
    """4 types x 3 levels for each player; Tyrant's Halo only in the solo challenge (BLK-1.4, BLK-1.5)."""
    g = begin(seats).state
    decks = [g.library[seat].cards for seat in range(seats)]

    assert all(sorted(deck) == sorted(decks[0]) and len(set(deck)) == 12 for deck in decks)
    kinds = {(row["type"], row["level"]) for row in cards.TECHNOLOGIES if "owner" not in row}
    assert kinds == {(kind, level) for kind in ("neuro", "logistic", "battle", "resource") for level in (1, 2, 3)}
    assert technologies == sum(len(deck) for deck in decks) + len(g.overlord_library.cards)
    assert ("battle_x" in [RULES.cards[card] for card in g.overlord_library.cards]) == (seats == 1)
    assert cards.CARDS.index("battle_x") not in decks[0]


def test_fifty_two_cards_and_three_jokers():
    """13 ranks in 4 suits, and 3 jokers (BLK-1.6)."""
    deck = begin(2, use_candidates="no").state.deck.cards

    assert 3 == deck.count(cards.JOKER)
    assert 52 == len(set(deck) - {cards.JOKER})
    assert {
        (r, s)
        for r in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
        for s in ("diamonds", "clubs", "spades", "hearts")
    } == {(row["rank"], row["suit"]) for row in cards.FORTUNES if row["rank"] != "joker"}


def test_only_the_supplied_pieces_are_used(city):
    """A fourth blockade is refused; a build beyond the third moves one instead (BLK-1.7)."""
    c = city(2)
    c.data["blockades"][0][5] = 1
    with pytest.raises(BadPosition, match="3 blockades"):
        _ = c.plays().state


@pytest.mark.parametrize("tracker", ["gold", "intel", "drakownium", "strain"])
def test_trackers_run_from_0_to_15(city, tracker):
    """No tracker shows 16 or -1 (BLK-1.8)."""
    for value in (16, -1):
        c = city(2).has(0, **{tracker: value})
        with pytest.raises(BadPosition, match=f"table.{tracker}: .* 0 to 15"):
            _ = c.plays().state


def test_gains_above_15_are_lost(city):
    """14 gold and 3 more are 15 (BLK-1.8)."""
    c = city(2).has(0, gold=14).carries("d03.first")

    c.done()
    assert 15 == c.state.gold[0]


def test_no_more_than_10_personnel_5_paragons_and_1_mechasuit_come_into_play(city):
    """With all in play neither recruiting nor promoting nor gaining adds a piece (BLK-1.9)."""
    c = city(2).hideout(0, "4s5p1D").has(0, level=3).carries("colonel.setup")

    c.done()
    assert "4s5p1D" == c.in_hideout(0)
    assert 1 == c.state.power[0]  # the recruit that found no piece


def test_a_paragon_is_gained_while_there_are_pieces(city):
    """The cap is 5 paragons, not fewer (BLK-1.9)."""
    c = city(2).hideout(0, "4s4p1D").carries("colonel.setup")

    c.done()
    assert "5s4p1D" == c.in_hideout(0)  # the tenth piece is the recruited subordinate, so no piece is left to be gained


def test_the_hand_limit_is_5_and_missions_and_technologies_have_none(city):
    """A sixth fortune asks for a discard; a seventh mission does not (BLK-1.10, BLK-12.1.3; row 29)."""
    c = city(2).hand(0, "2_D", "3_D", "4_D", "5_D", "6_D").deck("7_D").carries("d06.second")

    c.asks(0, "hand_limit").says(0, "card:3_D")
    c.done()
    assert ["2_D", "4_D", "5_D", "6_D", "7_D"] == c.held(0)


def test_missions_have_no_limit(city):
    """Twelve missions in hand, a thirteenth drawn (BLK-1.10)."""
    c = city(2).missions(0, *[f"m{n:02d}" for n in range(1, 13)]).mission_deck("m20").carries("d11.second")

    c.done()
    assert 13 == len(c.zone("missions", 0))


@pytest.mark.parametrize("district", range(1, 13))
def test_every_district_has_room_for_three_fortifications(city, district):
    """The third is built, a fourth is not, at the battlefield 12 as well (BLK-1.11, BLK-10.3.1)."""
    name = f"district:d{district:02d}"
    c = city(2).blockades(1, district, 2).has(0, gold=1).resolves(0, 9)
    c.says(0, "use:d09.first", name)
    c.done()
    assert 1 == c.state.blockades[0][district]

    c = city(2).blockades(1, district, 3).has(0, gold=1).resolves(0, 9)
    c.says(0, "use:d09.first")
    c.refuses(0, name, "BLK-10.3.7")
    c.waits(0, "build_where")


def test_a_district_holds_three_fortifications_whoever_owns_them(city):
    """A fourth is refused as a position and not offered as a place (BLK-1.11)."""
    c = city(3).blockades(0, 4).blockades(1, 4).blockades(2, 4).has(0, gold=1).resolves(0, 9)
    c.says(0, "use:d09.first")
    c.refuses(0, "district:d04", "BLK-10.3.7")
    c.waits(0, "build_where")

    full = city(3).blockades(0, 4, 2).blockades(1, 4).blockades(2, 4)
    with pytest.raises(BadPosition, match="district 4 holds more than 3"):
        _ = full.plays().state


# --- set-up ---------------------------------------------------------------------------------------------------------


def test_the_first_player_is_drawn_by_lot_and_is_given_the_relic():
    """Every player can be first, and it pays no power (BLK-3.2)."""
    firsts = [begin(3, seed).state for seed in range(30)]

    assert {0, 1, 2} == {g.relic for g in firsts}
    assert all([0, 0, 0] == g.power for g in firsts)


def test_three_decks_are_shuffled():
    """Fortunes, missions and syndicates, each by itself and face down (BLK-3.3)."""
    match = begin(2, use_candidates="no")
    drawn = [entry["chance"] for entry in match.log["entries"] if "chance" in entry]

    assert {"fortunes", "missions", "syndicates", "first_player"} == set(drawn)
    view = match.view(None).to_json()["zones"]
    assert all(card is None for zone in ("deck", "mission_deck", "syndicate_deck") for card in view[zone])


@pytest.mark.parametrize(("seats", "revealed"), [(2, 3), (3, 4), (4, 5)])
def test_players_plus_one_syndicates_are_revealed_unturned(seats, revealed):
    """3, 4, 5 syndicates; the others are not used (BLK-3.4)."""
    g = begin(seats).state

    assert revealed == len(g.syndicates.cards)
    assert [0] * revealed == g.syndicates.marks
    assert 12 - revealed == len(g.syndicate_deck.cards)


def test_each_keeps_one_of_two_missions_in_clockwise_order_from_the_relic_player():
    """Each finishes before the next draws; the other card goes to the bottom (BLK-3.5; row 1)."""
    match = begin(3, use_candidates="no")
    relic = match.state.relic
    for step_ in range(3):
        seat = (relic + step_) % 3
        assert [(seat, "keep_mission")] == [(ask.seat, ask.prompt) for ask in match.asks]
        hands = [len(match.state.missions[other].cards) for other in range(3)]
        assert 2 == hands[seat]
        assert [1 if (other - relic) % 3 < step_ else 0 for other in range(3) if other != seat] == [
            hands[other] for other in range(3) if other != seat
        ]
        kept, returned = match.asks[0].options
        match.answer(seat, kept)
        assert [kept] == [
            match.rules.vocabulary.index[f"card:{RULES.cards[card]}"] for card in match.state.missions[seat].cards
        ]
        assert f"card:{RULES.cards[match.state.mission_deck.cards[0]]}" == match.rules.vocabulary.names[returned]


def test_candidates_are_chosen_openly_from_the_relic_player_clockwise():
    """Each takes one of those still free (BLK-3.6; row 2)."""
    match = begin(3)
    given = answer_all(match, "candidate")
    relic = match.state.relic
    assert ["keep_mission"] * 3 == [prompt for _, prompt in given]

    for step_ in range(3):
        seat = (relic + step_) % 3
        assert seat == match.asks[0].seat
        assert 6 - step_ == len(match.asks[0].options)
        if step_:
            with pytest.raises(railhead.IllegalAnswer, match="candidate_taken"):
                match.answer(seat, "candidate:colonel")
        match.answer(seat, match.asks[0].options[0])
    assert {0, 1, 2} == set(match.state.candidate)


def test_each_carries_out_the_set_up_and_then_all_candidates_are_charged(city):
    """The Architect builds before anybody is charged; afterwards all are (BLK-3.7; row 3)."""
    c = city(2)
    c.data["candidate"] = ["colonel", "architect"]
    c.plays(step("SetUp", at="carry_out"))

    c.asks(1, "build_where")
    assert [False, False] == c.tracker("candidate_charged")
    c.says(1, "district:d12")
    c.done()
    assert [True, True] == c.tracker("candidate_charged")
    assert 1 == c.state.blockades[1][12]


def test_the_introductory_set_up(city):
    """2 subordinates, 3 gold, 2 intel, 3 strain for everybody, no candidates (BLK-3.8)."""
    c = city(3, use_candidates="no").plays(step("SetUp", at="ask_candidate"))

    c.done()
    assert ["2s"] * 3 == [c.in_hideout(player) for player in range(3)]
    assert ([3] * 3, [2] * 3, [3] * 3) == (c.tracker("gold"), c.tracker("intel"), c.tracker("strain"))
    assert [-1, -1, -1] == c.tracker("candidate")


def test_without_candidates_no_fortune_scores_as_candidate_fortune(city):
    """The king of spades is worth nothing at the end (BLK-3.8)."""
    c = city(2, use_candidates="no").round(8).hand(0, "K_S")
    c.goes(step("Game", at="final_scoring"))

    assert (0, 0) == c.state.outcome.scores


def test_players_start_without_fortunes_and_technologies(city):
    """Nothing unless a candidate says otherwise: only The Gambler draws (BLK-3.9)."""
    c = city(4)
    c.data["candidate"] = ["gambler", "financier", "surgeon", "technologist"]
    c.deck("2_D", "3_D").plays(step("SetUp", at="carry_out"))

    c.done()
    assert [2, 0, 0, 0] == [len(c.held(player)) for player in range(4)]
    assert [[], [], [], []] == [c.zone("technologies", player) for player in range(4)]


def test_personnel_of_the_set_up_go_to_the_hideout(city):
    """The Colonel's paragon too (BLK-3.10, BLK-17.5)."""
    c = city(2).carries("colonel.setup")

    c.done()
    assert "1s1p" == c.in_hideout(0)
