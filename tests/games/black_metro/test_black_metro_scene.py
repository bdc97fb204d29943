"""The scene: everything of the table is there, by ids and numbers, and nothing that a viewer may not know."""

import pytest
from black_metro_table import City, step

import railhead
from railhead.games.black_metro.model import VOCABULARY, BlackMetro
from railhead.games.black_metro.notes import NOTES
from railhead.games.black_metro.scene_now import MOMENTS
from railhead.kernel.scene import HIDDEN_FACE, Scene
from railhead.present.words import words
from railhead.testing.conformance import check_scene
from railhead.testing.scenes import area_of, moments, piece_of, quickest, scene_of

RULES = railhead.ruleset("black_metro")
SLOWEST = 0.005  # seconds for one scene, interpreted
BUTTONS = {"pass", "attack", "power", "overwhelmed"}  # what is no piece
DRAKOWNIUM_FOR_STRAIN = "d01_second"


def seen(city: City, seat: int | None = 0) -> Scene:
    """What a seat sees now; the test may end with this question open."""
    found = scene_of(city.t.match, seat)
    city.table.waits_for(city.table.asked()[0][1], *[asked for asked, _ in city.table.asked()])
    return found


# --- every question, every viewer -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_option_of_every_question_is_a_piece_or_a_plain_button(seats):
    for seed in range(2):
        for match in moments(RULES, seats, seed):
            for ask in match.asks:
                pieces = {option for one in scene_of(match, ask.seat).pieces() for option in one.options}
                bare = {VOCABULARY.names[option] for option in ask.options if option not in pieces}
                assert bare <= BUTTONS, ask.prompt


@pytest.mark.parametrize("seats", [1, 2])
def test_keys_are_unique_and_the_moment_is_one_of_the_strip(seats):
    for match in moments(RULES, seats, 7, most=2000):
        for seat in (0, seats - 1, None):
            check_scene(match.view(seat))
    assert "scoring" == scene_of(match, None).moment


@pytest.mark.parametrize("seats", [1, 3])
def test_there_are_words_for_everything_on_the_table(seats):
    catalogue = words(RULES.package)
    missing = set()
    for match in moments(RULES, seats, 5):
        found = scene_of(match, 0)
        for one in found.areas:
            names = [f"area-{one.name}"]
            for each in one.pieces:
                names += [f"kind-{each.kind}", *[f"mark-{mark}" for mark in each.marks]]
                names += [f"number-{number}" for number in each.numbers]
                if each.face == HIDDEN_FACE:
                    names.append(f"kind-{each.kind}-hidden")
                elif each.face and each.face not in RULES.cards:
                    names.append(f"face-{each.face}")
            missing |= {name for name in names if not catalogue.knows(name)}
    assert set() == missing
    assert all(catalogue.knows(f"moment-{moment}") for moment in MOMENTS)


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_hands_missions_and_downed_technologies_of_others_have_no_face_and_keys_by_place(city):
    c = (
        city(3)
        .hand(1, "K_S", "3_D")
        .missions(1, "m01")
        .technologies(1, "battle_1", "~neuro_1")
        .hideout(0, "1s")
        .turn(0)
    )

    for viewer in (0, None):
        found = seen(c, viewer)
        for name, count, key in (("hand", 2, "hand1@0"), ("missions", 1, "missions1@0")):
            pieces = area_of(found, name, 1).pieces
            assert ([HIDDEN_FACE] * count, key, []) == ([one.face for one in pieces], pieces[0].key, pieces[0].options)
        assert ["battle_1", HIDDEN_FACE] == [one.face for one in area_of(found, "technologies", 1).pieces]
    assert ["3_D", "K_S"] == [one.face for one in area_of(seen(c, 1), "hand", 1).pieces]
    assert ["battle_1", "neuro_1"] == [one.face for one in area_of(seen(c, 1), "technologies", 1).pieces]


def test_two_worlds_that_differ_in_a_hidden_card_give_others_the_same_scene():
    compared = 0
    for match in moments(RULES, 3, 9, most=200):
        for owner in range(3):
            for hand, deck in (("hand", "deck"), ("missions", "mission_deck")):
                world = match.state.clone()
                assert isinstance(world, BlackMetro)
                held, pile = getattr(world, hand)[owner], getattr(world, deck)
                if held.cards and pile.cards:
                    held.cards[0], pile.cards[0] = pile.cards[0], held.cards[0]
                    for viewer in ((owner + 1) % 3, None):
                        assert RULES.scene(world.view(viewer)).to_json() == scene_of(match, viewer).to_json()
                        compared += 1
    assert compared


def test_a_fortune_keeps_its_key_from_the_hand_to_the_table_and_the_discard(city):
    c = city(2).hideout(0, "2s").hand(0, "3_D").turn(0)

    assert "3_D" == area_of(seen(c), "hand", 0).pieces[0].key
    c.says(0, "card:3_D")  # there is nobody to attack
    c.says(0, "district:d01", "number:1")
    assert "3_D" == area_of(seen(c), "discard").pieces[0].key


def test_only_the_top_of_the_discard_lies_open(city):
    found = seen(city(2).discard("8_D", "9_H").plays())

    assert (2, ["8_D"]) == (area_of(found, "discard").size, [one.face for one in area_of(found, "discard").pieces])


# --- districts --------------------------------------------------------------------------------------------------------


def test_a_squad_is_as_strong_as_the_rules_say_and_the_strongest_comes_first(city):
    """A paragon and a base with a blockade make 2 + 2; two subordinates of Green 2 (BLK-6.1.2)."""
    c = city(2).at(0, 3, "1p").base(0, 3).blockades(0, 3).at(1, 3, "2s").has(0, level=2).hideout(0, "1s").turn(0)

    squads = [one for one in area_of(seen(c), "squads").pieces if one.place == 3]
    assert [(0, 4, 2, ["leads"]), (1, 2, 0, [])] == [
        (one.owner, one.numbers["strength"], one.numbers.get("bonus", 0), one.marks) for one in squads
    ]
    assert 1 == piece_of(seen(c), "red-paragon-3").numbers["count"]
    assert {"red-base", "red-blockade-3.0"} <= {
        one.key for one in area_of(seen(c), "fortifications").pieces if one.place == 3
    }


def test_equal_squads_are_tied_and_lead_nowhere(city):
    c = city(2).at(0, 3, "2s").at(1, 3, "1p").hideout(0, "1s").turn(0)

    assert [["tied"], ["tied"]] == [one.marks for one in area_of(seen(c), "squads").pieces]


def test_a_district_says_what_strength_its_blockades_ask_for_and_what_they_cost_at_least(city):
    """Two blockades ask for 3; a single subordinate falls 2 short: 4 strain (BLK-5.7, BLK-5.8)."""
    c = city(2).blockades(1, 5, 2).hideout(0, "1s").turn(0)

    numbers = piece_of(seen(c), "district-d05").numbers
    assert (3, 4) == (numbers["needed"], numbers["strain"])
    assert "needed" not in piece_of(seen(c), "district-d06").numbers
    assert "needed" not in piece_of(seen(c, 1), "district-d05").numbers, "one's own blockades ask for nothing"


def test_a_mechasuit_breaches_blockades(city):
    c = city(2).blockades(1, 5, 2).has(0, level=3).hideout(0, "1D").turn(0)

    assert "strain" not in piece_of(seen(c), "district-d05").numbers


def test_the_effects_of_the_resolved_district_answer_one_by_one(city):
    c = city(2).has(0, gold=3).at(0, 1, "1s").resolves(0, 1)

    first, second = piece_of(seen(c), "effect-d01_first"), piece_of(seen(c), f"effect-{DRAKOWNIUM_FOR_STRAIN}")
    assert {"use:d01.first", "use:d01.second"} == {VOCABULARY.names[one.options[0]] for one in (first, second)}
    c.says(0, "use:d01.first")
    assert "used" in piece_of(seen(c), "effect-d01_first").marks
    assert "used" not in piece_of(seen(c), f"effect-{DRAKOWNIUM_FOR_STRAIN}").marks


def test_strain_beyond_15_is_marked_before_it_is_chosen(city):
    """It costs power, and alone against the overlord the challenge (BLK-2.6, BLK-19.1.2); 15 is still allowed."""
    for seats, mark in ((2, "costs_power"), (1, "loses_challenge")):
        for strain, marked in ((12, False), (13, True)):
            c = city(seats).has(0, strain=strain).at(0, 1, "1s").resolves(0, 1)
            assert marked == (mark in piece_of(seen(c), f"effect-{DRAKOWNIUM_FOR_STRAIN}").marks)


def test_a_losing_answer_is_warned_of_however_short_the_options_are(city, terminal_shows):
    """One subordinate against two blockades takes 4 strain: with 12 that loses the challenge (BLK-19.1.2)."""
    for seats, warning in ((1, "you lose!"), (2, "costs power!")):
        c = city(seats).has(0, strain=12).blockades(1, 5, 2).hideout(0, "1s").turn(0)
        shown = terminal_shows(c.t.match, 0)
        assert f"05 Laughing Tavern ({warning}, fortifications 2/3, " in shown
        assert 1 == shown.count(warning)
        seen(c)


def test_a_tile_lies_on_its_district(city):
    c = city(2).tile("massive_explosion", 4).hideout(0, "1s").turn(0)

    assert [("massive_explosion", 4)] == [(one.face, one.place) for one in area_of(seen(c), "tiles").pieces]


# --- players ----------------------------------------------------------------------------------------------------------


def test_the_power_if_scored_now_counts_all_personnel_and_what_the_viewer_can_see(city):
    """10 power, strength 3 wherever it stands, 6 gold for 2, strain 4 for -2; own candidate fortune 3 (BLK-9.1)."""
    c = city(2).has(0, power=10, gold=6, strain=4).hideout(0, "1s").at(0, 3, "1p")
    c = c.candidate(0, "colonel").hand(0, "K_S").turn(0)

    assert 16 == piece_of(seen(c, 0), "player0").numbers["scored"]
    assert 13 == piece_of(seen(c, 1), "player0").numbers["scored"], "others cannot know what is in the hand"


def test_a_syndicate_names_who_alone_is_best(city):
    c = city(3).syndicates("gilded_lenders", "~record_keepers").has(0, gold=3).has(1, gold=5).hideout(0, "1s").turn(0)

    lenders = piece_of(seen(c), "gilded_lenders")
    assert (1, 5, []) == (lenders.owner, lenders.numbers["best"], lenders.marks)
    assert ["turned"] == piece_of(seen(c), "record_keepers").marks


def test_a_tie_for_a_syndicate_backs_nobody(city):
    c = city(3).syndicates("gilded_lenders").has(0, gold=5).has(1, gold=5).hideout(0, "1s").turn(0)

    assert (-1, False) == (
        piece_of(seen(c), "gilded_lenders").owner,
        "best" in piece_of(seen(c), "gilded_lenders").numbers,
    )


def test_the_options_of_a_mission_say_what_they_ask_what_one_has_and_whether_they_are_met(city):
    """2, 3 and 4 fortifications on the board, for 1, 2 and 4 power; two stand there."""
    name = next(card for card in RULES.cards if RULES.card_titles[RULES.cards.index(card)] == "Fortify the City")
    c = city(2).missions(0, name).blockades(0, 1).blockades(0, 2).hideout(0, "1s").turn(0)

    options = area_of(seen(c), "mission_options", 0).pieces
    assert [(2, 1, True), (3, 2, False), (4, 4, False)] == [
        (one.numbers["forts_on_board"], one.numbers["pays"], "met" in one.marks) for one in options
    ]
    assert [2, 2, 2] == [one.numbers["have"] for one in options]
    assert seen(c, 1).area("mission_options", 0) is None


def test_a_mission_may_ask_for_little(city):
    """Small but Mighty wants few personnel, Hold the Battlefield exactly district 12."""
    c = city(2).missions(0, "m05", "m06").hideout(0, "1s").turn(0)

    options = area_of(seen(c), "mission_options", 0).pieces
    assert [3, 2, 1] == [one.numbers["most_personnel_here"] for one in options if one.face == "m05"]
    assert all(one.numbers["district_here"] == 12 for one in options if one.face == "m06")


# --- what goes on -----------------------------------------------------------------------------------------------------


def test_a_fight_shows_both_sides_the_cards_and_what_is_needed_to_answer(city):
    c = city(2).at(0, 3, "3s").at(1, 3, "1p").hand(0, "J_D").hand(1, "Q_C", "5_H").phase("dominance")
    c.asks(0, "dominance_fortune")
    assert ["past", "now"] == [one.marks[0] for one in area_of(seen(c), "steps").pieces[:2]]
    c.says(0, "card:J_D")

    found = seen(c, 1)
    sides, played = area_of(found, "fight").pieces, area_of(found, "played").pieces
    assert [("attacker", 0, 3), ("defender", 1, 2)] == [(one.kind, one.owner, one.numbers["strength"]) for one in sides]
    assert ["answers", "needs_J"] == sides[1].marks
    assert [("J_D", 0)] == [(one.face, one.owner) for one in played]
    assert ("dominance", "now") == (found.moment, piece_of(found, "district-d03").marks[0])
    assert "dominance_2" == next(one.face for one in area_of(found, "steps").pieces if "now" in one.marks)


def test_the_strip_goes_on_when_everybody_has_drawn(city):
    """The standby phase: its second step is past as soon as the missions are asked for (BLK-8.9)."""
    c = city(2).has(0, gold=6).missions(0, "m15").hand(0, "2_D").deck("3_D", "4_D").phase("standby", at="each_draw")
    c.asks(0, "fulfil_standby")

    steps = area_of(seen(c), "steps").pieces
    assert [("standby_3", ["past"]), ("standby_4", ["now"])] == [(one.face, one.marks) for one in steps[2:4]]


def test_who_is_three_behind_is_marked_as_beaten(city):
    c = city(2).at(0, 3, "4s").at(1, 3, "1s").hand(0, "3_D").phase("dominance")

    assert ["beaten"] == piece_of(seen(c), "squad1-3").marks


def test_how_many_says_strength_and_strain(city):
    """Two overwhelmed subordinates: nobody, one for 1 strain, both for 2 (BLK-8.5)."""
    c = city(2).overwhelmed(0, "2s").has(0, strain=14).plays(step("RecoverForStrain", player=0))

    amounts = area_of(seen(c), "amounts").pieces
    assert [(0, 0), (1, 1), (2, 2)] == [(one.numbers["count"], one.numbers.get("strain", 0)) for one in amounts]
    assert [[], [], ["costs_power"]] == [one.marks for one in amounts]
    assert [] == area_of(seen(c, 1), "amounts").pieces


def test_a_rolled_die_shows_its_face_and_can_be_sabotaged(city):
    c = city(2).candidate(1, "gambler").rolls("fortune", 0, 6)

    die = piece_of(seen(c, 1), "die-fortune")
    assert ("fortune_6", 6, ["now"]) == (die.face, die.numbers["result"], die.marks)
    assert ["use:gambler.general"] == [VOCABULARY.names[option] for option in die.options]
    assert "die_supply" == piece_of(seen(c), "die-supply").face


def test_candidates_show_their_abilities_before_one_is_chosen():
    match = RULES.start(2, 1)
    candidates = area_of(scene_of(match, 0), "candidates").pieces
    assert 6 == len(candidates)
    for one in candidates:
        for part in ("setup", "district", "general"):
            assert RULES.note(f"{one.face}_{part}")
        assert "Candidate fortune" in RULES.note(one.face)


def test_every_face_with_a_text_says_it():
    assert "In the solo challenge" in RULES.note("Q_D")
    assert "Get 1 drakownium" in RULES.note("d01")
    assert "" == RULES.note(HIDDEN_FACE)
    assert all(NOTES.values())


# --- the solo challenge -----------------------------------------------------------------------------------------------


def test_solo_goals_dangers_and_ranks(city):
    c = city(1).has(0, power=68, gold=6, strain=9).has(1, power=23).hideout(1, "1p").at(1, 4, "2s").overwhelmed(1, "3s")
    c = c.at(0, 5, "1s").resolves(0, 5)

    found = seen(c)
    goals = {one.face: one for one in area_of(found, "goals").pieces}
    assert (68, 67, 70) == (
        goals["goal_power"].numbers["power"],
        goals["goal_power"].numbers["scored"],  # 1 strength, 2 by gold, -4 by strain
        goals["goal_power"].limits["scored"],
    )
    assert 3 == goals["goal_personnel"].numbers["left"]
    assert (9, 15) == (goals["danger_strain"].numbers["strain"], goals["danger_strain"].limits["strain"])
    assert (23, 40) == (goals["danger_overlord"].numbers["power"], goals["danger_overlord"].limits["power"])
    assert [("rank_C", 70), ("rank_B", 80), ("rank_A", 90), ("rank_S", 100)] == [
        (one.face, one.place) for one in area_of(found, "ranks").pieces
    ]


def test_missed_missions_that_would_break_the_player_at_the_end_raise_an_alarm(city):
    """Each adds 2 strain before the scoring: with 14 and one mission the challenge would be lost (BLK-9.1)."""
    for strain, alarm in ((13, []), (14, ["loses_challenge"])):
        c = city(1).has(0, strain=strain).missions(0, "m01").at(0, 5, "1s").resolves(0, 5)
        assert alarm == piece_of(seen(c), "danger-strain").marks


def test_solo_the_overlord_shows_his_next_move_and_where_it_may_go(city):
    """His weakest personnel, to districts without his own where he would not be beaten (BLK-19.3)."""
    c = city(1).hideout(1, "1s1p").at(1, 4, "1s").at(0, 6, "2s").tile("massive_explosion", 7).hideout(0, "1s").turn(0)

    found = seen(c)
    assert ["subordinate"] == [one.face for one in area_of(found, "next_move").pieces]
    may_come = {one.place for one in area_of(found, "districts").pieces if "overlord_may_come" in one.marks}
    assert set(range(1, 13)) - {4, 6, 7} == may_come


def test_solo_the_plan_says_what_is_at_work_over_and_to_come(city):
    for number, marks in ((2, ["now", "to_come", "to_come", "to_come"]), (5, ["now", "now", "past", "to_come"])):
        c = city(1).round(number).hideout(0, "1s").turn(0)
        assert marks == [one.marks[0] for one in area_of(seen(c), "plan").pieces[:4]]


def test_solo_the_summons_are_seen_before_one_assigns(city):
    """From round 6 on, while his mechasuit is at 12 (BLK-19.4.7)."""
    for number, summoned in ((5, False), (6, True)):
        c = city(1).round(number).at(1, 12, "1D").hideout(0, "1s").turn(0)
        assert summoned == ("summoned_away" in piece_of(seen(c), "district-d11").marks)
        assert summoned == ("summoned_here" in piece_of(seen(c), "district-d12").marks)


def test_a_match_of_several_has_no_overlord(city):
    found = seen(city(2).hideout(0, "1s").turn(0))

    assert found.area("goals") is None
    assert found.area("plan") is None


# --- the end ----------------------------------------------------------------------------------------------------------


def test_at_the_end_the_lines_of_the_scoring_add_up_to_the_power():
    for seed in range(2):
        *_, match = moments(RULES, 3, seed, most=2000)
        assert match.over
        g = match.state
        assert isinstance(g, BlackMetro)
        lines = area_of(scene_of(match, 0), "scoring").pieces
        assert g.power == [sum(one.numbers["power"] for one in lines if one.owner == seat) for seat in range(3)]
        for one in lines:
            if one.face == "earned":
                assert ("unseen_hand" in one.marks) == (one.owner != 0 and len(g.hand[one.owner].cards) > 0)


def test_a_scene_of_four_players_takes_little_time():
    *_, match = moments(RULES, 4, 1, most=300)
    view = match.view(0)

    assert quickest(lambda: RULES.scene(view)) < SLOWEST
