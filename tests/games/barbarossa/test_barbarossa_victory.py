"""The end of the game (chapter 8)."""

import json
from random import Random

import pytest
from barbarossa_table import RULES, does, front, offers, position

import railhead
from railhead.games.barbarossa.victory import end_match, victory_points
from railhead.kernel.codec import refuse_faults
from railhead.kernel.errors import IllegalAnswer
from railhead.testing.texts import ending

# --- the end --------------------------------------------------------------------------------------------------------


def storm_moscow(table, seats=2, **more):
    return position(table, seats, only_moscow=True, front=["~grenadier_regiment"], event=[], only_events=True, **more)


def test_the_game_ends_with_the_operation_phase_in_which_moscow_fell(table):
    """The player may go on with the phase; then there is no buying and no further turn (BAR-8.1, BAR-0.3)."""
    t = storm_moscow(table, 3, bp=20, hand=["horses"], op=1, sp=9)
    does(t, "attack", "target:city", "pay")
    assert not t.match.over
    assert front(t) == ["moscow"]  # the red text took the Grenadiers

    does(t, "play:horses", "end")
    assert t.match.over
    assert t.match.outcome.reason == "moscow_has_fallen"
    assert t.match.outcome.winners == (0,)
    assert t.match.outcome.scores == (10, 0, 0)
    assert t.match.asks == ()


def test_the_attack_is_resolved_completely_first(table):
    """Red text and EVENTs come before the end (BAR-8.1, BAR-15.19)."""
    t = position(
        table,
        only_moscow=True,
        front=["~panzer_regiment", "~grenadier_regiment", "~pioneer_battalion"],
        event=["militia_battalions", "season_of_mud"],
        bp=23,
    )
    does(t, "attack", "target:city", "pay", "fatigued:panzer_regiment", "fatigued:grenadier_regiment")
    does(t, "card:season_of_mud", "seat:1")
    assert not t.match.over
    assert front(t, 1) == ["season_of_mud"]

    does(t, "end")
    assert t.match.over
    assert t.match.outcome.scores == (11, 0)  # the discarded Tanks count


def test_a_lost_attack_on_moscow_ends_nothing(table):
    """BAR-8.2."""
    t = storm_moscow(table, bp=19)
    does(t, "attack", "target:city", "give_up", "end")

    assert t.zone("city") == ["moscow"]
    t.waits_for("reinforcement", 0)


def test_another_city_ends_nothing(table):
    """Only Moscow does (BAR-8.1, BAR-8.7)."""
    t = position(table, front=["~grenadier_regiment"], city=["minsk"], event=[], only_events=True, bp=10)
    does(t, "attack", "target:city", "pay", "end")

    assert not t.match.over
    t.waits_for("reinforcement", 0)


def test_nobody_attacks_and_the_match_goes_on(table):
    """No rule of the game forces an end; only the safety limit does, here 1000 rounds (BAR-8.7, BAR-8.9)."""
    t = position(table, phase="ending", round=1000, options={"round_limit": "1000"})
    t.waits_for("activation", 1)

    t = position(table, phase="ending", turn=1, round=999, options={"round_limit": "1000"})
    t.waits_for("activation", 0)

    t = position(table, phase="ending", turn=1, round=1000, options={"round_limit": "1000"})
    assert t.match.over
    assert t.match.outcome.reason == "round_limit"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_safety_limit_ends_a_match_after_a_hundred_rounds(table, seats):
    """After the last turn of round 100, by Victory Points; not one turn earlier (BAR-8.9)."""
    t = position(table, seats, phase="ending", turn=0, first=1, round=99, fronts={0: ["minsk"]})
    t.waits_for("activation", 1)
    assert t.state.round == 100

    t = position(table, seats, phase="ending", turn=0, first=1, round=100, fronts={0: ["minsk"]})
    assert t.match.over
    assert t.match.outcome.reason == "round_limit"
    assert t.match.outcome.winners == (0,)


@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_a_player_who_left_does_not_lengthen_the_match_of_the_others(leaver):
    """Everybody who stays has 100 turns, whoever has left, the first player included (BAR-8.9, BAR-8.8)."""
    match = RULES.start(3, 7, {"first_player": "1"})
    while not match.over:
        ask = match.asks[0]
        if match.state.in_play[leaver] and (match.state.round, match.state.turn) == (2, 1):
            match.concede(leaver)
        else:
            match.answer(ask.seat, "done" if ask.prompt == "keep" else "end")
    turns = [event.args[0] for event in match.events(None) if event.kind == "turn"]

    assert match.outcome.reason == "round_limit"
    assert [turns.count(seat) for seat in range(3) if seat != leaver] == [100, 100]
    assert turns.count(leaver) == (2 if leaver < 2 else 1)


# --- counting -------------------------------------------------------------------------------------------------------


def test_victory_points_count_wherever_the_cards_are(table):
    """Hand, deck, discard pile, Playing Zone and Deploying Zone; not the Field, not the box (BAR-8.3, BAR-5.1.3)."""
    t = position(
        table,
        hand=["panzer_regiment"],  # 1
        deck=["soviet_guards_tank_army"],  # 2
        discard=["siberian_divisions", "horses"],  # 1
        playing=["independent_heavy_tank_battalion"],  # 2
        front=["moscow", "~kiev", "hill", "army_group_headquarters", "general_winter"],  # 10 + 5 + 2 + 2 + 0
        box=["stalingrad"],
    )

    assert victory_points(t.state, 0) == 1 + 2 + 1 + 2 + 10 + 5 + 2 + 2
    assert victory_points(t.state, 1) == 0
    t.waits_for("operation", 0)


def test_cards_in_the_playing_zone_belong_to_the_turn_player(table):
    """BAR-8.3."""
    t = position(table, playing=["panzer_regiment"], turn=1)

    assert victory_points(t.state, 1) == 1
    assert victory_points(t.state, 0) == 0
    t.waits_for("operation", 1)


def outcome(table, *fronts, **more):
    """The outcome if the match ended here, with these Deploying Zones."""
    t = position(table, max(2, len(fronts)), fronts=dict(enumerate(fronts)), **more)
    t.waits_for("operation", 0)
    state = t.state.clone()
    end_match(state, "test")
    return state.outcome


def test_most_victory_points_win(table):
    """BAR-8.3, BAR-0.3."""
    ended = outcome(table, ["minsk"], ["kiev"], ["hill"])

    assert ended.winners == (1,)
    assert ended.scores == (3, 5, 2)
    assert ended.ranking == (2, 1, 3)


def test_a_tie_goes_to_the_best_single_objective(table):
    """5 VP each: one Kiev against Minsk and a Hill (BAR-8.4)."""
    ended = outcome(table, ["minsk", "hill"], ["kiev"])

    assert ended.scores == (5, 5)
    assert ended.winners == (1,)
    assert ended.ranking == (2, 1)


def test_only_objectives_count_for_the_first_tie_break(table):
    """An Army Group Headquarters (2 VP) is no OBJECTIVE, so a Position is the best of both (BAR-8.4)."""
    ended = outcome(table, ["army_group_headquarters", "position"], ["position"] * 3)

    assert ended.scores == (3, 3)
    assert ended.winners == (0, 1)


def test_who_has_no_objective_loses_the_tie_to_the_smallest(table):
    """2 VP each: an Army Group Headquarters against two Positions (BAR-8.4)."""
    ended = outcome(table, ["army_group_headquarters"], ["position"] * 2)

    assert (ended.scores, ended.winners) == ((2, 2), (1,))


def test_equal_best_objectives_go_to_the_most_cities(table):
    """Two Cities and a Position before one City and two Hills; Hills are no Cities (BAR-8.4, BAR-8.5)."""
    ended = outcome(table, ["odessa", "hill", "hill"], ["minsk", "riga", "position"])

    assert ended.scores == (7, 7)
    assert ended.winners == (1,)
    assert ended.ranking == (2, 1)


def test_a_better_objective_goes_before_more_cities(table):
    """Voronezh (4 VP) with a Hill and a Position before Minsk and Riga (BAR-8.4, BAR-8.5)."""
    ended = outcome(table, ["minsk", "riga", "position"], ["voronezh", "hill", "position"], ["odessa", "hill", "hill"])

    assert ended.scores == (7, 7, 7)
    assert ended.winners == (1,)
    assert ended.ranking == (2, 1, 3)


def test_the_second_best_objective_is_not_compared(table):
    """Kiev, Minsk and a Position against Kharkov and two Hills: more Cities win (BAR-8.4, BAR-8.5)."""
    ended = outcome(table, ["kharkov", "hill", "hill"], ["kiev", "minsk", "position"])

    assert ended.scores == (9, 9)
    assert ended.winners == (1,)


def test_a_full_tie_is_a_shared_victory(table):
    """Same VP, same best OBJECTIVE, same number of Cities (BAR-8.6)."""
    ended = outcome(table, ["minsk", "hill"], ["riga", "hill"], ["position"])

    assert ended.winners == (0, 1)
    assert ended.ranking == (1, 1, 3)


def test_nobody_has_anything(table):
    """No OBJECTIVE counts as 0; all share (BAR-8.4, BAR-8.6)."""
    assert outcome(table, [], []).winners == (0, 1)


# --- conceding ------------------------------------------------------------------------------------------------------


def concede(t, seat):
    t.match.concede(seat)
    return t


def test_all_cards_of_a_player_who_concedes_leave_the_game(table):
    """Nothing returns to the Field, no EVENT either, and he gets no more turns (BAR-8.8; row D30)."""
    t = position(
        table,
        3,
        fronts={0: [], 1: ["general_winter", "hill", "grenadier_regiment"], 2: []},
        hands={1: ["tracks"]},
        decks={1: ["trains"]},
        discards={1: ["field_hospital"]},
        phase="reinforcement",
    )
    field = sorted(t.zone("field"))
    concede(t, 1)

    assert sorted(t.zone("box")) == [
        "field_hospital",
        "general_winter",
        "grenadier_regiment",
        "hill",
        "tracks",
        "trains",
    ]
    assert sorted(t.zone("field")) == field
    t.waits_for("reinforcement", 0)
    does(t, "end")
    t.waits_for("activation", 2)
    does(t, "end", "end", "end", seat=2)
    t.waits_for("activation", 0)


def test_an_attack_that_is_broken_off_has_no_target_any_more(table):
    """Its player has left in the middle of it (BAR-8.8)."""
    fronts = {0: ["grenadier_regiment", "hill"], 1: [], 2: []}
    t = position(table, 3, fronts=fronts, event=["general_winter"], bp=3)
    does(t, "attack", "target:city", "use:hill.a")
    assert t.state.reduction > 0
    concede(t, 0)

    assert t.state.to_json()["table"]["target"] is None
    assert t.state.reduction == 0
    t.waits_for("activation", 1)


def test_a_player_who_conceded_gets_no_event(table):
    """He can no longer be chosen, not even if the question is open already (BAR-8.8)."""
    t = position(table, 3, front=["~grenadier_regiment"], city=["minsk"], event=["season_of_mud"], bp=12)
    does(t, "attack", "target:city", "pay")
    assert offers(t, "seat") == ["0", "1", "2"]
    concede(t, 2)

    assert offers(t, "seat") == ["0", "1"]
    t.refuses(0, "seat:2", "BAR-8.8")
    does(t, "seat:1")
    t.waits_for("operation", 0)


def test_conceding_in_the_own_turn_ends_it(table):
    """The attack is broken off: City and EVENTs go back, no red text is applied (BAR-8.8)."""
    t = position(
        table,
        3,
        front=["grenadier_regiment"],
        city=["kiev"],
        event=["siberian_divisions", "general_winter", "militia_battalions"],
        only_events=True,
        playing=["horses"],
        sp=3,
        bp=2,
    )
    does(t, "attack", "target:city", "use:grenadier_regiment.a")
    concede(t, 0)

    assert t.zone("city")[0] == "kiev"
    assert t.zone("event") == ["militia_battalions", "siberian_divisions", "general_winter"]
    assert t.zone("revealed") == t.zone("playing") == []
    assert t.state.sp == t.state.bp == t.state.reduction == 0
    t.waits_for("activation", 1)
    does(t, "end", "end", "end", seat=1)
    t.waits_for("activation", 2)
    does(t, "end", "end", "end", seat=2)
    t.waits_for("activation", 1)


def test_events_that_were_only_looked_at_go_back_on_top(table):
    """In their order (BAR-8.8: nobody gains or loses by it)."""
    t = position(table, 3, hand=["aerial_reconnaissance"], event=["general_winter", "red_air_force"], op=1)
    does(t, "play:aerial_reconnaissance")
    concede(t, 0)

    assert t.zone("event")[:2] == ["general_winter", "red_air_force"]
    t.waits_for("activation", 1)


def test_events_being_put_under_the_deck_go_on_there(table):
    """The attack was lost, their order not yet chosen (BAR-8.8)."""
    t = position(
        table,
        3,
        front=["~grenadier_regiment"],
        city=["minsk"],
        event=["siberian_divisions", "general_winter", "red_air_force"],
        only_events=True,
    )
    does(t, "attack", "target:city", "give_up")
    t.waits_for("return_next", 0)
    concede(t, 0)

    assert t.zone("event") == ["red_air_force", "siberian_divisions", "general_winter"]
    t.waits_for("activation", 1)


def test_conceding_after_taking_moscow_ends_the_game_for_the_others(table):
    """They are ranked at once; he is not (BAR-8.8)."""
    t = position(
        table,
        3,
        only_moscow=True,
        event=[],
        only_events=True,
        fronts={0: ["~grenadier_regiment"], 1: ["hill"], 2: ["position"]},
        bp=20,
    )
    does(t, "attack", "target:city", "pay")
    concede(t, 0)

    assert t.match.over
    assert t.match.outcome.winners == (1,)
    assert t.match.outcome.ranking == (3, 1, 2)
    assert t.match.outcome.scores == (0, 2, 1)


def moscow_just_gained(table, seats=3):
    """Player 0 has paid for Moscow and still gains its EVENTs; player 1 is a Victory Point behind him."""
    t = position(
        table,
        seats,
        only_moscow=True,
        fronts={0: ["~grenadier_regiment"], 1: ["kiev", "kharkov", "position"], 2: ["hill"]},
        event=["siberian_divisions", "red_air_force", "militia_battalions"],
        bp=27,
    )
    return does(t, "attack", "target:city", "pay")


def test_another_players_concession_after_moscow_has_fallen_does_not_break_off_the_attack(table):
    """The attack is resolved first and the phase played on; only his own concession ends it (BAR-8.1, BAR-8.8)."""
    t = moscow_just_gained(table)
    t.waits_for("gain_next", 0)
    concede(t, 2)

    assert not t.match.over
    does(t, "card:siberian_divisions", "card:red_air_force")
    t.waits_for("operation", 0)
    does(t, "end")
    assert t.match.outcome.reason == "moscow_has_fallen"
    assert t.match.outcome.scores == (12, 11, 0)
    assert t.match.outcome.winners == (0,)
    assert t.match.outcome.ranking == (1, 2, 3)


def test_the_last_concession_after_moscow_has_fallen_leaves_one_winner(table):
    """If only one player is left, he wins at once (BAR-8.8)."""
    t = moscow_just_gained(table)
    concede(t, 2)
    concede(t, 1)

    assert t.match.over
    assert t.match.outcome.reason == "concession"
    assert t.match.outcome.winners == (0,)


def test_the_last_player_wins_at_once(table):
    """Whatever the Victory Points were (BAR-8.8)."""
    t = position(table, 2, fronts={0: ["minsk"], 1: []})
    concede(t, 0)

    assert t.match.over
    assert t.match.outcome.winners == (1,)
    assert t.match.outcome.reason == "concession"
    with pytest.raises(IllegalAnswer):
        t.match.concede(1)


def test_a_secret_question_ends_with_the_player_who_concedes(table):
    """Nothing of the Ending Phase stays open: the next player is the only one who is asked (BAR-8.8)."""
    t = position(table, 3, phase="ending", hands={0: ["horses", "tracks"]})
    t.waits_for("keep", 0)
    concede(t, 0)

    state = t.match.state
    assert ([], [], 1) == (state.asks, state.replies, state.question.seat)
    t.waits_for("activation", 1)


def test_nobody_concedes_twice(table):
    """He is out of the match (BAR-8.8)."""
    t = position(table, 3)
    concede(t, 2)

    with pytest.raises(IllegalAnswer):
        t.match.concede(2)
    t.waits_for("operation", 0)


def test_every_reason_for_an_end_has_its_sentence():
    reasons = ["moscow_has_fallen", "round_limit", "concession"]

    assert [ending(RULES, reason) for reason in reasons] == [
        "Moscow has fallen.",
        "The last round has been played, and Moscow holds out.",
        "All the others have conceded.",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_conceding_at_any_moment_leaves_a_match_that_goes_on(seats):
    """Random matches in which random players leave; every position stays possible (BAR-8.8)."""
    for seed in range(12):
        dice = Random(seed)
        match = RULES.start(seats, seed)
        while not match.over:
            seat = dice.randrange(seats)
            if dice.random() < 0.004 and match.state.in_play[seat]:
                match.concede(seat)
                refuse_faults(RULES, match.state)
                again = RULES.load_state(match.state.to_json())
                assert again.to_json() == match.state.to_json()
                continue
            ask = match.asks[0]
            assert match.state.in_play[ask.seat]
            match.answer(ask.seat, dice.choice(ask.options))
        assert match.outcome.winners
        assert all(match.state.in_play[seat] for seat in match.outcome.winners)
        replayed = railhead.replay(json.loads(json.dumps(match.log)))
        assert replayed.state.to_json() == match.state.to_json()
