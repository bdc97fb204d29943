"""The end of the round, decks and stages: sections 10, 11 and 12."""

import pytest
from metro2033_table import POLIS, RULES, Metro, step

from railhead.standing import StandingAnswers

# --- victory (10.1) -------------------------------------------------------------------------------------------------

TEN = ["tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "prospekt_mira_orange", "rizhskaya", "kuznetsky_most"]


def over(m: Metro) -> tuple[tuple[int, ...], str]:
    outcome = m.table.match.outcome
    return (outcome.winners, outcome.reason) if outcome else ((), "")


@pytest.mark.parametrize(("stations", "missions", "wins"), [(4, 3, True), (3, 3, False), (6, 1, True), (7, 0, True)])
def test_ten_points_win_at_the_end_of_the_round(metro, stations: int, missions: int, wins: bool):
    """Stations and missions together (M33-10.1.1, M33-0.2)."""
    m = metro("reich", "redline")
    m.reich.also_holds(*[*TEN, "lubyanka"][:stations]).completed(*["m05", "m01", "m03"][:missions])
    m.end_of_round()

    assert ((0,) if wins else ()) == over(m)[0]
    if not wins:
        m.then("keep_gear", m.redline)


@pytest.mark.parametrize(("points", "wins"), [(9, True), (8, False)])
def test_the_red_line_needs_nine(metro, points: int, wins: bool):
    """M33-10.1.1: its ability."""
    m = metro("reich", "redline")
    m.redline.also_holds(*["lubyanka", "chistye_prudy", "krasnye_vorota", "sretensky_bulvar"][: points - 3])
    m.redline.completed(*["m05", "m01"][: max(0, points - 7)])
    m.end_of_round()

    assert ((1,) if wins else ()) == over(m)[0]
    if not wins:
        m.then("keep_gear", m.redline)


def test_nine_points_are_not_enough_for_another_faction(metro):
    """M33-10.1.1."""
    m = metro("reich", "redline")
    m.reich.also_holds(*TEN)
    m.end_of_round()

    assert (9, ((), "")) == (m.reich.points, over(m))
    m.then("keep_gear", m.redline)


@pytest.mark.parametrize(("count", "wins"), [(4, True), (3, False)])
def test_all_of_polis_wins(metro, count: int, wins: bool):
    """M33-10.1.1: with four Polis stations, whatever the points."""
    m = metro("reich", "redline")
    m.reich.also_holds(*POLIS[:count])
    m.end_of_round()

    assert (((0,), "polis") if wins else ((), "")) == over(m)
    if not wins:
        m.then("keep_gear", m.redline)


def test_nothing_is_checked_before_the_end_of_the_round(metro):
    """Ten points in the army phase do not end the match (M33-10.1.1)."""
    m = metro("reich", "redline")
    m.reich.also_holds(*TEN, "lubyanka")
    m.army_turn(m.redline)

    m.then("army_action", m.redline)


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_of_several_the_nearest_to_the_first_player_wins(metro, first: int, winner: int):
    """Counting clockwise from the current first player; the number of points does not matter (M33-10.1.2)."""
    m = metro("reich", "redline", "bandits")
    m.reich.also_holds(*TEN, "lubyanka")
    m.redline.also_holds("chistye_prudy", "krasnye_vorota", "sretensky_bulvar", *POLIS[1:])
    m.at(first=first).end_of_round()

    assert (winner,) == over(m)[0]


def test_polis_and_points_are_equal_ways_to_win(metro):
    """M33-10.1.2: who has all of Polis wins before a richer player further from the marker."""
    m = metro("reich", "redline")
    m.redline.also_holds(*POLIS)
    m.reich.also_holds(*TEN, "lubyanka")
    m.at(first=1).end_of_round()

    assert ((1,), "polis") == over(m)
    assert (1, 2) == tuple(reversed(m.table.match.outcome.ranking))


def test_the_beaten_rank_by_their_points(metro):
    """Equal points share a rank; the winner is first, even with fewer points (M33-10.1.2)."""
    for held, ranking in ((5, (3, 2, 1)), (4, (3, 2, 1)), (3, (2, 2, 1))):
        m = metro("reich", "redline", "bandits")
        m.bandits.also_holds(*POLIS)
        m.redline.also_holds(*TEN[: held - 3])
        m.end_of_round()

        assert ((2,), "polis") == over(m)
        assert ranking == m.table.match.outcome.ranking


# --- the next round (10.2) ------------------------------------------------------------------------------------------


def test_the_markers_move(metro):
    """First player to the left, round marker along the arrows, effects end (M33-10.2.1, M33-14.3.2)."""
    m = metro("reich", "redline", "bandits")
    m.at(first=2, position=1, round=8)
    m.lasting(("m01", m.reich, None)).reich.completed("m05")
    m.table.data["zones"]["completed"][0]["marks"] = [1]
    m.table.data["table"]["hero_used"] = [1, 1, 1]
    m.end_of_round()

    data = m.json()["table"]
    assert (0, 2, 9) == (data["first"], data["position"], data["round"])
    assert ([], [0, 0, 0]) == (data["lasting"], data["hero_used"])
    assert [0] == m.json()["zones"]["completed"][0]["marks"]
    m.then("name_station", m.reich)


@pytest.mark.parametrize(
    ("position", "after", "asked"),
    [
        (0, 1, "army_action"),
        (1, 2, "name_station"),
        (2, 3, "vote"),
        (3, 4, "army_action"),
        (4, 5, "name_station"),
        (5, 6, "vote"),
        (6, 1, "army_action"),
    ],
)
def test_the_round_marker_follows_the_arrows(metro, position: int, after: int, asked: str):
    """Once past the start, then round and round: income, the dark, a law (M33-10.2.1, M33-6.0.1)."""
    m = metro("reich", "redline")
    m.at(position=position, first=1).end_of_round()

    assert after == m.json()["table"]["position"]
    m.then(asked, m.reich)


def long_end_of_round(metro) -> Metro:
    """A goal to turn up, scouted cards of both rounds, a lasting effect, a new stage."""
    m = metro("reich", "redline", "bandits")
    m.reich.army(7).missions("m09").also_holds("rizhskaya", "trubnaya")
    m.redline.scouted("t1_rats", in_round=1)
    m.bandits.scouted("t1_dogs", in_round=1)
    m.table.deal("scouted", ["t1_barrel"], 0, [2])
    return m.lasting(("m01", m.reich, None)).at(first=2).end_of_round()


def test_the_order_of_the_end_of_the_round(metro):
    """M33-10.2.1: goals, victory, scouted cards of last round in the old turn order, effects, markers, stage."""
    m = long_end_of_round(metro)

    m.reich.says("complete:m09", to="turn_up")  # the sixth point, so that stage two begins

    told = [(event.kind, event.args[:1]) for event in m.table.match.tape.events]
    assert (
        [
            ("completes", [0]),
            ("returns_scouted", [2]),  # the old first player
            ("returns_scouted", [1]),
            ("effects_end", []),
            ("round_begins", [3]),
            ("track_shows", [2]),
            ("stage_begins", [2]),
        ]
        == told[:7]
    )
    assert [] == m.reich.cards("scouted")  # it belonged to the deck that has left (M33-9.6.5)
    m.then("keep_gear", m.reich)  # the new first player


def test_at_the_end_of_the_round_a_number_is_no_answer_at_all(metro):
    """No rule says why: he is asked for his missions (M33-14.2.2)."""
    m = long_end_of_round(metro)
    m.then("turn_up", m.reich)
    ask = m.table.match.asks[0]

    assert 0 == m.state.stack[-1].why_not(m.state, ask, m.table.rules.vocabulary.option("number:1"))


def test_victory_comes_before_everything_else_of_the_end_of_the_round(metro):
    """M33-10.1.1, M33-10.2.1: the match is over; scouted cards, effects, markers and stage are not touched."""
    m = long_end_of_round(metro)
    m.reich.also_holds("tsvetnoy_bulvar", "sukharevskaya", "prospekt_mira_orange", "kuznetsky_most")

    m.reich.says("complete:m09", to="turn_up")

    table = m.json()["table"]
    assert ((0,), "points") == over(m)
    assert (["t1_rats"], ["m01"]) == (m.redline.cards("scouted"), table["lasting"])
    assert (2, 2, 1, 1) == (table["first"], table["round"], table["position"], table["stage"])


def test_there_is_no_last_round(metro):
    """M33-10.2.2: round 1000 is followed by round 1001."""
    m = metro("reich", "redline")
    m.at(round=1000).end_of_round()

    assert 1001 == m.json()["table"]["round"]
    assert [False, False] == m.json()["table"]["maintained"]  # what was settled was settled for one round
    m.then("name_station", m.redline)


# --- decks (section 11) ---------------------------------------------------------------------------------------------


def test_every_kind_of_card_has_its_own_discard_pile(metro):
    """A threat, an equipment card and a mission are discarded, each to its pile (M33-11.1)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear("e_grenades").missions("m01")
    m.threats("t1_rats").hero_action(m.reich)

    m.reich.says("attack_station").says("use:m01", to="before_battle").says("equipment:e_grenades", to="before_battle")

    assert ["t1_rats"] == m.zone("threat_discard")
    assert (["e_grenades"], ["m01"]) == (m.zone("equipment_discard"), m.zone("mission_discard"))
    m.then("move", m.redline)


def test_laws_go_under_their_deck(metro):
    """M33-11.1: they have no discard pile, whether they were voted down or out."""
    m = metro("reich", "redline")
    m.table.top("laws", ["l_truce", "l_rations"])
    laws = len(m.table.cards("laws"))
    m.law("l_corridors").table.stack(step("Round", "mobilization"), step("LawVote"), step("LawVote"))

    m.reich.says("against", to="vote")
    m.redline.says("against", to="vote")
    m.reich.says("for", to="vote")
    m.redline.says("for", to="vote")

    assert (["l_rations"], ["l_truce", "l_corridors"]) == (m.zone("law"), m.zone("laws")[-2:])
    assert laws - 1 == len(m.zone("laws"))
    m.then("army_action", m.reich)


def test_each_threat_stage_has_its_own_pile(metro):
    """M33-11.1: what was discarded in stage one is not drawn in stage two."""
    m = metro("reich", "redline")
    m.reich.also_holds("rizhskaya", "trubnaya", "tsvetnoy_bulvar")
    m.table.deal("threat_discard", ["t1_rats"])
    m.end_of_round()

    m.begin()

    assert ([], True) == (m.zone("threat_discard"), "t1_rats" in m.zone("threats_aside"))
    m.then("keep_gear", m.redline)


@pytest.mark.parametrize("army", [6, 4, 1])
def test_a_fought_threat_is_discarded_whatever_the_result(metro, army: int):
    """Won, drawn, lost (M33-11.2)."""
    m = metro("reich", "redline")
    m.reich.army(army)
    m.threats("t1_deserters").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert ["t1_deserters"] == m.zone("threat_discard")
    m.then("move", m.reich)


def test_an_empty_deck_is_made_of_the_discard_pile(metro):
    """M33-11.3: the last card was fought, the next attack opens a shuffled one."""
    m = metro("reich", "redline")
    m.reich.army(6)
    cards = m.table.cards("threats")
    m.table.deal("threats", [])
    m.table.deal("threat_discard", cards)
    m.table.chance("threat deck", "t1_gang", *[card for card in cards if card != "t1_gang"])
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (6, 5) == m.strengths()
    assert (17, ["t1_gang"]) == (len(m.zone("threats")), m.zone("threat_discard"))
    m.then("move", m.reich)


def test_renewed_market_cards_can_come_back(metro):
    """They are in the discard pile before the new ones are revealed (M33-11.4)."""
    m = metro("reich", "redline")
    market = ["e_pistol", "e_knife", "e_shotgun", "e_rifle"]
    m.reich.hero("anna", at="suvorovskaya").tokens(ammo=1)
    m.market(*market)
    others = [card for card in m.table.cards("equipment") if card not in market]
    m.table.deal("equipment", ["e_map"])
    m.table.deal("gear", [], 0)
    m.hero_action(m.reich)
    discard = [card for card in others if card != "e_map"]
    m.table.deal("equipment_discard", discard)
    m.table.chance("equipment deck", *market, *discard)

    m.reich.says("buy", "renew")

    assert {"e_map", *market[:3]} == set(m.zone("market"))
    m.then("move", m.redline)


def test_without_any_threat_an_attack_succeeds_without_reward(metro):
    """M33-11.5."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=1, mushrooms=1).army(1)
    cards = m.table.cards("threats")
    m.table.deal("scouted", cards, 1, [2] * len(cards))
    m.army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (1, 1, 0) == m.reich.purse
    m.then("capture", m.reich)


def test_the_market_is_filled_before_every_hero_turn(metro):
    """M33-11.6: cards have been discarded since it could not be filled."""
    m = metro("reich", "redline")
    m.table.deal("market", ["e_pistol"])
    m.hero_turn(m.reich)

    assert (4, "e_pistol") == (len(m.zone("market")), m.zone("market")[-1])
    m.then("move", m.reich)


def test_a_market_that_cannot_be_filled_stays_smaller(metro):
    """M33-11.6: six heroes carry all eighteen cards but one."""
    m = metro("reich", "redline", "bandits", "bauman", "arbat", "conf1905")
    m.stage_two()
    m.market()
    cards = sorted(m.table.cards("equipment"))
    for place, player in enumerate(m.players):
        player.gear(*cards[3 * place : 3 * place + 3])
    m.reich.gear(*cards[:2])
    m.hero_turn(m.reich)

    assert cards[2:3] == m.zone("market")
    m.then("move", m.reich)


# --- stages (section 12) --------------------------------------------------------------------------------------------


def six_points(metro) -> Metro:
    m = metro("reich", "redline")
    m.reich.also_holds("rizhskaya", "trubnaya", "tsvetnoy_bulvar")
    return m.end_of_round()


def test_stage_two_begins_with_six_points_at_the_end_of_a_round(metro):
    """The stage-two deck, all 18, replaces deck and discard pile (M33-12.2, 12.3)."""
    m = six_points(metro)
    m.table.deal("threat_discard", ["t1_rats"])

    m.begin()

    assert 2 == m.json()["table"]["stage"]
    assert (18, True) == (len(m.zone("threats")), all(card.startswith("t2_") for card in m.zone("threats")))
    assert (18, []) == (len(m.zone("threats_aside")), m.zone("threat_discard"))
    m.then("keep_gear", m.redline)


def test_with_five_points_stage_one_goes_on(metro):
    """M33-12.2."""
    m = metro("reich", "redline")
    m.reich.also_holds("rizhskaya", "trubnaya")
    m.end_of_round()

    assert 1 == m.json()["table"]["stage"]
    m.then("name_station", m.redline)


def test_the_gift_of_stage_two(metro):
    """From the new first player on, each draws two, keeps one, discards the other (M33-12.3)."""
    m = six_points(metro)
    m.table.top("equipment", ["e_map", "e_boots", "e_medkit", "e_handcar"])

    assert {"equipment:e_map", "equipment:e_boots"} == set(m.redline.options)  # the marker was passed on
    m.redline.says("equipment:e_boots", to="keep_gear")
    m.reich.says("equipment:e_handcar", to="keep_gear")

    assert (["e_boots"], ["e_handcar"]) == (m.redline.cards("gear"), m.reich.cards("gear"))
    assert {"e_map", "e_medkit"} == set(m.zone("equipment_discard"))
    m.then("name_station", m.redline)


def test_a_gift_of_which_two_are_kept(metro):
    """`stage2_gift.keep` may be more than one: each is chosen, the rest is discarded (M33-12.3)."""
    m = metro("reich", "redline")
    m.table.top("equipment", ["e_map", "e_boots", "e_medkit"])
    m.table.stack(step("Round", "mobilization"), step("DrawEquipment", seat=0, draw=3, keep=2))

    m.reich.says("equipment:e_map", to="keep_gear").says("equipment:e_medkit", to="keep_gear")

    assert ({"e_map", "e_medkit"}, ["e_boots"]) == (set(m.reich.cards("gear")), m.zone("equipment_discard"))
    m.then("army_action", m.reich)


def test_in_stage_two_a_hero_carries_three(metro):
    """The gift is the third card, nothing is discarded (M33-12.1, M33-15.1)."""
    m = six_points(metro)
    m.redline.gear("e_pistol", "e_knife")
    m.table.top("equipment", ["e_map", "e_boots"])

    m.redline.says("equipment:e_map", to="keep_gear")

    assert ["e_knife", "e_map", "e_pistol"] == m.redline.cards("gear")
    m.then("keep_gear", m.reich)


def test_the_gift_when_cards_run_out(metro):
    """Six full heroes and the market leave two cards: one is kept, then the other without a choice (M33-12.4)."""
    m = metro("reich", "redline", "bandits", "bauman", "arbat", "conf1905")
    m.reich.also_holds("rizhskaya", "trubnaya", "tsvetnoy_bulvar")
    cards = sorted(m.table.cards("equipment"))
    for place, player in enumerate(m.players):
        player.gear(*cards[2 * place : 2 * place + 2])
    m.market(*cards[12:16])
    m.end_of_round()

    assert {f"equipment:{card}" for card in cards[16:]} == set(m.redline.options)
    m.redline.says(f"equipment:{cards[16]}", to="keep_gear")

    assert cards[16] in m.redline.cards("gear")
    assert cards[17] in m.bandits.cards("gear")  # unasked: the single card that was left
    assert [3, 3, 2, 2, 2, 2] == [len(player.cards("gear")) for player in [*m.players[1:], m.reich]]
    assert cards[12:16] == sorted(m.zone("market"))
    m.then("name_station", m.redline)


def test_stage_one_returns_when_all_have_fewer_than_six(metro):
    """Its deck of 18 comes back, and everybody discards down to two of his choice (M33-12.5, M33-12.1)."""
    m = metro("reich", "redline")
    m.stage_two()
    m.reich.gear("e_pistol", "e_knife", "e_map")
    m.end_of_round()

    m.reich.says("equipment:e_knife", to="carry_limit")

    assert (1, ["e_map", "e_pistol"]) == (m.json()["table"]["stage"], m.reich.cards("gear"))
    assert (18, True) == (len(m.zone("threats")), all(card.startswith("t1_") for card in m.zone("threats")))
    m.then("name_station", m.redline)


def test_stage_two_stays_while_somebody_has_six(metro):
    """M33-12.5: all must have fewer."""
    m = metro("reich", "redline")
    m.stage_two().reich.also_holds("rizhskaya", "trubnaya", "tsvetnoy_bulvar")
    m.end_of_round()

    assert (2, []) == (m.json()["table"]["stage"], m.reich.cards("gear"))
    m.then("name_station", m.redline)


def test_the_gift_comes_again_when_stage_two_begins_anew(metro):
    """Back to stage one with five points, on to stage two with six a round later: a new gift (M33-12.6, M33-12.5)."""
    m = metro("reich", "redline")
    m.stage_two().at(position=0)
    m.reich.also_holds("rizhskaya", "trubnaya").army(5).gear("e_pistol", "e_knife", "e_map")
    first_deck = sorted(m.table.data["zones"]["threats_aside"], key=lambda card: card != "t1_rats")
    m.table.chance("threat deck", *first_deck)
    m.end_of_round()

    m.reich.says("equipment:e_map", to="carry_limit")
    assert (1, 5) == (m.json()["table"]["stage"], m.reich.points)
    m.redline.says("pass", to="army_action")
    m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    m.reich.says(m.reich.options[-1], to="capture")
    for player, home in ((m.redline, "okhotny_ryad"), (m.reich, "pushkinskaya")):
        player.says(f"station:{home}", to="move")
        if player.asked == "hero_action":
            player.says("pass")

    assert (2, 6) == (m.json()["table"]["stage"], m.reich.points)
    assert (18, True) == (len(m.zone("threats")), all(card.startswith("t2_") for card in m.zone("threats")))
    m.reich.says(m.reich.options[0], to="keep_gear")  # the marker is his again
    m.redline.says(m.redline.options[0], to="keep_gear")
    assert (3, 1) == (len(m.reich.cards("gear")), len(m.redline.cards("gear")))
    m.then("name_station", m.reich)


def test_a_stage_change_waits_for_the_end_of_the_round(metro):
    """Six points in phase 3 change nothing yet (M33-12.2, 12.5)."""
    m = metro("reich", "redline")
    m.reich.also_holds("rizhskaya", "trubnaya", "tsvetnoy_bulvar").army(3)
    m.threats("t1_rats").army_turn(m.reich)

    m.reich.says("attack_station", "station:kuznetsky_most")

    assert (1, 1) == (m.json()["table"]["stage"], m.strengths()[1])
    m.then("move", m.reich)


def test_a_whole_round_of_steps_can_be_loaded(metro):
    """The stack says where the match is; any phase can be the beginning of a position."""
    for at, asked in (("events", "name_station"), ("army_actions", "army_action"), ("hero_actions", "move")):
        m = metro("reich", "redline")
        m.at(position=2).table.stack(step("Round", at))
        m.then(asked, m.reich)


def test_what_is_answered_in_advance_from_the_beginning():
    """A question that leaves no choice; the rest is for who asks for it."""
    assert ["only_option"] == [one.name for one in StandingAnswers(RULES, 0).in_force([])]
