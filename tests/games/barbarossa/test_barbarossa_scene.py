"""The table in areas and pieces: everything that the drawn table shows, and nothing that a viewer cannot know."""

import json
from random import Random

import pytest
from barbarossa_table import CITIES, MIXED, RULES, does, position

import railhead
from railhead.games.barbarossa.victory import victory_points
from railhead.kernel.match import Match
from railhead.kernel.scene import HIDDEN_FACE, Piece, Scene
from railhead.present.sight import make_sight
from railhead.present.words import words
from railhead.testing.scenes import quickest

PLAIN = ("end", "attack", "pay", "give_up", "done")  # what is no piece: answered by buttons


def seen(t, viewer: int | None = 0, *, at: str = "operation") -> Scene:
    """What a viewer sees while the turn player is asked this."""
    t.waits_for(at, 0)
    scene = RULES.scene(t.match.view(viewer))
    assert scene is not None
    return scene


def pieces(scene: Scene, area: str, owner: int = -1) -> list[Piece]:
    found = scene.area(area, owner)
    return found.pieces if found is not None else []


def piece(scene: Scene, key: str) -> Piece:
    return next(one for one in scene.pieces() if one.key == key)


def names(one: Piece) -> list[str]:
    return [RULES.vocabulary.names[option] for option in one.options]


def turns(seats: int, seed: int, count: int):
    """Moments of a match, played well enough that Cities fall: the match and the question."""
    dice = Random(seed)
    match = RULES.start(seats, seed)
    bots = [railhead.bot("greedy", RULES, seed=seat, dreams=1) for seat in range(seats)]
    for _ in range(count):
        if match.over:
            return
        ask = match.asks[0]
        yield match, ask
        option = dice.choice(ask.options) if dice.random() < 0.3 else bots[ask.seat].choose(match.view(ask.seat), ask)
        match.answer(ask.seat, option)


# --- the moments of the turn ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["activation", "operation", "reinforcement"])
def test_the_moment_is_the_phase(table, phase):
    t = position(table, phase=phase, front=["grenadier_regiment"])
    assert seen(t, at=phase).moment == phase
    assert phase in RULES.moments


def test_an_attack_has_moments_of_its_own(table):
    """Target, EVENT (while one asks), gathering, result."""
    t = position(
        table,
        front=["grenadier_regiment", "motorcycle_battalion", "panzer_regiment"],
        city=["kiev"],
        event=["red_air_force"],
        bp=30,
    )
    does(t, "attack")
    assert seen(t, at="target").moment == "target"
    does(t, "target:city")
    assert seen(t, at="fatigue_deployed").moment == "event"
    does(t, "active:grenadier_regiment")
    assert seen(t, at="gather").moment == "gather"
    does(t, "pay")
    assert seen(t, at="discard_deployed").moment == "result"


# --- the whole table ------------------------------------------------------------------------------------------------


def test_the_table_shows_what_a_player_needs(table):
    """Turn, phase, purse, Field, everybody's zones, the own hand, and of another hand the backs alone."""
    t = position(
        table,
        3,
        hands={0: ["tracks", "tracks"], 1: ["trains"], 2: []},
        fronts={0: ["grenadier_regiment", "~grenadier_regiment"], 1: ["kiev"], 2: []},
        discards={0: [], 1: ["horses", "horses", "panzer_regiment"], 2: []},
        playing=["pioneer_battalion"],
        op=1,
        sp=2,
    )
    scene = seen(t)

    assert (scene.round, scene.turn, scene.moment) == (1, 0, "operation")
    assert [(one.face, names(one)[0]) for one in pieces(scene, "hand", 0)] == [("tracks", "play:tracks")] * 2
    assert [one.face for one in pieces(scene, "hand", 1)] == [HIDDEN_FACE]
    assert {one.face for one in pieces(scene, "front", 0)} == {"grenadier_regiment"}
    assert sorted(one.marks for one in pieces(scene, "front", 0)) == [[], ["fatigued"]]
    assert [one.face for one in pieces(scene, "rear", 1)] == ["kiev"]
    assert {one.face: one.numbers["copies"] for one in pieces(scene, "discard", 1)} == {
        "horses": 2,
        "panzer_regiment": 1,
    }
    assert [names(one) for one in pieces(scene, "playing", 0)] == [["deploy:pioneer_battalion"]]


# --- the road and the attack ----------------------------------------------------------------------------------------


def test_the_road_shows_the_fallen_cities_with_their_holders_then_the_others_in_their_order(table):
    t = position(table, fronts={0: ["minsk"], 1: ["riga", "odessa"]}, city=["kharkov", "voronezh"])
    road = seen(t).area("road")
    assert road is not None

    assert {one.face: one.owner for one in road.pieces if one.kind == "stop"} == {"minsk": 0, "riga": 1, "odessa": 1}
    ahead = [one.face for one in road.pieces if one.kind == "city"]
    assert ahead[:2] == ["kharkov", "voronezh"]
    assert ahead[-1] == "moscow"
    assert sorted(one.face for one in road.pieces) == sorted(CITIES)
    assert len(road.spots) == len(CITIES)
    assert [x for x, _ in road.spots] == sorted(x for x, _ in road.spots)
    assert all(0 < x < 100 and 0 < y < 100 for x, y in road.spots)


def test_only_the_next_city_can_be_pointed_at_and_it_says_what_it_costs(table):
    t = position(table, city=["kharkov", "voronezh"])
    scene = seen(t)

    assert names(piece(scene, "kharkov")) == ["target:city"]
    assert piece(scene, "kharkov").numbers == {"occupying": 12, "vp": 5, "events": 1, "discard_tank": 1}
    assert piece(scene, "voronezh").options == []
    assert piece(scene, "voronezh").numbers["fatigue_all_tank"] == 1
    assert piece(scene, "moscow").numbers["events"] == 2
    assert names(piece(scene, "deck-hill")) == ["target:hill"]


def test_an_attack_shows_its_sum_what_is_at_hand_and_what_could_be_raised(table):
    """12 + 3 + 6 of the EVENTs, 7 BP at hand; 7 + 6 (for 1 SP) + 3 + 2 more from active cards."""
    active = ["independent_heavy_tank_battalion", "panzer_regiment", "grenadier_regiment", "motorcycle_battalion"]
    t = position(
        table,
        front=[*active, "~panzer_grenadier", "hill"],
        city=["kharkov"],
        event=["siberian_divisions", "soviet_guards_tank_army"],
        sp=1,
        bp=7,
    )
    does(t, "attack", "target:city")
    for viewer in (0, 1, None):
        attack = pieces(seen(t, viewer, at="gather"), "attack")
        assert [one.kind for one in attack] == ["target", "event", "event", "sum"]
        assert [one.numbers.get("defence") for one in attack] == [None, 3, 6, None]
        assert attack[-1].numbers == {"needed": 21, "bp": 7, "reach": 25, "short": 14, "win_vp": 8}

    does(t, "use:hill.a")
    attack = pieces(seen(t, at="gather"), "attack")
    assert attack[-2].numbers == {"lowers": 3}
    assert attack[-1].numbers["needed"] == 18


def test_equal_events_deployed_and_turned_up_are_different_pieces(table):
    """One lies in play, one is turned up against the attack; a piece is known by its key."""
    t = position(table, front=["grenadier_regiment", "general_winter"], city=["kharkov"], event=["general_winter"])
    does(t, "attack", "target:city")

    keys = [one.key for one in seen(t, at="gather").pieces() if one.key.startswith("general_winter")]
    assert len(keys) == len(set(keys)) == 2


def test_the_question_itself_says_what_the_attack_costs_and_what_is_at_hand(table):
    t = position(
        table, front=["grenadier_regiment"], city=["kharkov"], event=["siberian_divisions", "encirclement_battle"], bp=7
    )
    does(t, "attack")
    t.waits_for("target", 0)
    assert make_sight(t.match, 0).question.text == "What do you attack? You have 7 BP."

    does(t, "target:city")
    t.waits_for("gather", 0)
    assert make_sight(t.match, 0).question.text.endswith(" You have 7 of 15 BP.")
    assert make_sight(t.match, 0, language="ja").question.text.endswith("必要な戦闘ポイントは15、手元にあるのは7です。")


def test_without_supply_points_only_free_abilities_raise_battle_points(table):
    front = ["panzer_regiment", "panzer_grenadier", "grenadier_regiment"]
    assert piece(seen(position(table, front=front, sp=0)), "player0").numbers["raise"] == 0 + 1 + 3
    assert piece(seen(position(table, front=front, sp=1)), "player0").numbers["raise"] == 6 + 1 + 3
    assert piece(seen(position(table, front=front, sp=2)), "player0").numbers["raise"] == 6 + 4 + 3


def test_the_attack_of_a_turn_is_marked_when_it_is_over(table):
    t = position(table, front=["grenadier_regiment"], attacked=True)
    assert piece(seen(t), "player0").marks == ["turn", "attacked"]
    t = position(table, front=["grenadier_regiment"])
    assert piece(seen(t), "player0").marks == ["turn"]


def test_before_moscow_falls_the_table_says_who_would_win(table):
    """24 + 10 against 34: the tie goes to the holder of Moscow."""
    rich = ["leningrad", "stalingrad", "sevastopol", "kiev", "rostov"]  # 31 VP
    t = position(table, front=["grenadier_regiment"], fronts={1: rich}, only_moscow=True, only_events=True, bp=20)
    does(t, "attack", "target:city")
    forecast = piece(seen(t, at="gather"), "forecast")
    assert forecast.owner == 1
    assert forecast.numbers == {"winner_vp": 31, "attacker_vp": 10}

    same = ["kharkov", "kiev"]  # 10 VP
    t = position(table, front=["grenadier_regiment"], fronts={1: same}, only_moscow=True, only_events=True, bp=20)
    does(t, "attack", "target:city")
    forecast = piece(seen(t, at="gather"), "forecast")
    assert forecast.owner == 0
    assert forecast.marks == ["tied"]


# --- the Field and the purse ----------------------------------------------------------------------------------------


def test_the_field_says_what_is_within_reach(table):
    t = position(table, phase="reinforcement", hand=["tracks"], sp=3, rp=1, removed="signal_battalion")
    scene = seen(t, at="reinforcement")

    assert piece(scene, "deck-tracks").marks == ["payable"]
    assert piece(scene, "deck-artillery_regiment").marks == ["soon"]  # 5 SP with the Trucks
    assert piece(scene, "deck-trains").marks == []
    assert piece(scene, "deck-signal_battalion").marks == ["out"]
    assert names(piece(scene, "deck-tracks")) == ["buy:tracks"]
    assert piece(seen(t, 1, at="reinforcement"), "deck-artillery_regiment").marks == []  # nobody else sees the Trucks


def test_the_field_has_the_twenty_decks_of_one_card_and_nothing_else(table):
    """TRANSPORTs, UNITs and PLANs, the cheapest first; AIDs, EVENTs and Cities lie elsewhere (BAR-4.1)."""
    t = position(table, phase="reinforcement")
    faces = [one.face for one in pieces(seen(t, at="reinforcement"), "field")]

    assert (len(faces), len(set(faces))) == (20, 20)
    assert not set(faces) & {*MIXED["aid"], *MIXED["event"], *MIXED["city"], "hill", "position"}
    assert faces[0] == "horses"


def test_without_a_reinforcement_point_nothing_is_within_reach(table):
    t = position(table, phase="reinforcement", hand=["tracks"], sp=3, rp=0)

    assert piece(seen(t, at="reinforcement"), "deck-tracks").marks == []


def test_points_say_what_they_are_for_and_what_transports_will_add(table):
    t = position(table, hand=["trains", "tracks", "horses"], front=["season_of_mud"], op=2, sp=1, rp=3, bp=4)
    purse = {one.face: one for one in pieces(seen(t), "purse")}

    assert {face: one.numbers["left"] for face, one in purse.items()} == {"OP": 2, "SP": 1, "RP": 3, "BP": 4}
    assert purse["SP"].numbers["in_hand"] == 2 + 1 + 1  # the mud takes 1 SP from Trains and Trucks
    assert {face: one.marks for face, one in purse.items()} == {
        "OP": ["to_play"],
        "SP": ["to_buy"],
        "RP": ["to_purchase"],
        "BP": ["to_attack"],
    }
    assert "in_hand" not in {one.face: one for one in pieces(seen(t, 1), "purse")}["SP"].numbers


def test_the_aid_deck_lies_open(table):
    t = position(table, aid=["field_hospital", "air_fleet_liaison"])
    scene = seen(t)

    assert piece(scene, "deck-aid").face == "field_hospital"
    assert pieces(scene, "aid_below")[0].face == "air_fleet_liaison"
    assert piece(scene, "deck-aid").numbers["copies"] == len(pieces(scene, "aid_below")) + 1


# --- cards and abilities --------------------------------------------------------------------------------------------


def test_cards_in_hand_say_what_playing_them_costs_and_gives(table):
    t = position(table, hand=["division_headquarters_company", "grenadier_regiment"], op=1)
    by_face = {one.face: one for one in pieces(seen(t), "hand", 0)}

    headquarters = by_face["division_headquarters_company"]
    assert headquarters.numbers == {"cost": 1, "gives_op": 1, "gives_dp": 1, "gives_rp": 1}
    assert headquarters.marks == ["permit_place_from_hand"]
    assert names(headquarters) == ["play:division_headquarters_company", "card:division_headquarters_company"]
    assert pieces(seen(t), "placing") == []

    does(t, "play:division_headquarters_company")
    assert [names(one) for one in pieces(seen(t), "placing")] == [["place:grenadier_regiment"]]


def test_abilities_are_pieces_of_their_own(table):
    """An active and a fatigued copy each; what fatigues needs an active one; what takes any copy stands once."""
    t = position(table, front=["grenadier_regiment", "~grenadier_regiment", "~assault_gun_battalion", "hill"])
    found = {names(one)[0]: one for one in pieces(seen(t), "abilities", 0)}

    assert set(found) == {
        "use:grenadier_regiment.a",
        "use:grenadier_regiment.b",
        "use_fatigued:grenadier_regiment.b",
        "use_fatigued:assault_gun_battalion.b",
        "use:assault_gun_battalion.c",
        "use:hill.a",
    }
    assert found["use:grenadier_regiment.a"].numbers == {"gives_bp": 3}
    assert found["use:grenadier_regiment.a"].marks == ["fatigue_self"]
    assert found["use:assault_gun_battalion.c"].marks == ["discard_deployed_infantry"]
    assert found["use:hill.a"].numbers == {"lowers": 3}
    assert found["use:hill.a"].marks == ["return_self"]


def test_a_fatigued_heavy_tank_says_what_activating_it_costs(table):
    t = position(table, phase="activation", front=["~independent_heavy_tank_battalion"], sp=3)
    tank = pieces(seen(t, at="activation"), "front", 0)[0]

    assert tank.marks == ["fatigued"]
    assert tank.numbers == {"vp": 2, "activation_sp": 3}
    assert "activate:independent_heavy_tank_battalion" in names(tank)


def test_a_card_keeps_its_key_on_its_way(table):
    """From the hand to the Playing Zone, to the front, and when it is fatigued."""
    t = position(table, hand=["grenadier_regiment", "grenadier_regiment"], op=1)
    keys = {one.key for one in pieces(seen(t), "hand", 0)}
    does(t, "play:grenadier_regiment")
    after = seen(t)
    [played] = pieces(after, "playing", 0)
    [kept] = pieces(after, "hand", 0)
    assert {played.key, kept.key} == keys
    does(t, "deploy:grenadier_regiment")
    assert [one.key for one in pieces(seen(t), "front", 0)] == [played.key]

    t = position(table, front=["grenadier_regiment"])
    key = pieces(seen(t), "front", 0)[0].key
    does(t, "use:grenadier_regiment.a")
    assert [(one.key, one.marks) for one in pieces(seen(t), "front", 0)] == [(key, ["fatigued"])]


def test_a_city_keeps_its_key_when_it_falls(table):
    t = position(table, front=["grenadier_regiment"], city=["minsk"], only_events=True, bp=10)
    does(t, "attack", "target:city", "pay")

    assert [one.key for one in pieces(seen(t), "rear", 0)] == ["minsk"]
    assert piece(seen(t), "stop-minsk").owner == 0


# --- what a viewer knows --------------------------------------------------------------------------------------------


def test_hands_of_others_are_backs_but_for_what_all_saw_go_there(table):
    t = position(
        table,
        3,
        hand=["field_replacement_battalion", "horses"],
        discard=["grenadier_regiment", "panzer_grenadier"],
        op=1,
    )
    does(t, "play:field_replacement_battalion", "card:panzer_grenadier")
    for viewer in (1, 2, None):
        hand = pieces(seen(t, viewer), "hand", 0)
        assert [one.face for one in hand] == ["panzer_grenadier", HIDDEN_FACE]
        assert all(not one.options for one in hand)


@pytest.mark.parametrize("viewer", [1, None])
def test_two_worlds_that_differ_in_a_hidden_card_look_equal(table, viewer):
    """A card of the hand against a card of the deck, and two EVENTs of the deck."""
    worlds = [
        position(table, 3, hand=[first], deck=[second], event=[one, two])
        for first, second, one, two in (
            ("trains", "panzer_regiment", "general_winter", "red_air_force"),
            ("panzer_regiment", "trains", "red_air_force", "general_winter"),
        )
    ]
    told = [json.dumps(seen(t, viewer).to_json()) for t in worlds]

    assert told[0] == told[1]
    assert len({json.dumps(seen(t, 0).to_json()) for t in worlds}) == 2


def test_everybody_knows_which_events_lie_under_the_deck_but_only_the_attacker_in_which_order(table):
    """After a lost attack (BAR-12.7)."""
    events = ["siberian_divisions", "general_winter"]
    t = position(table, 3, front=["grenadier_regiment"], city=["minsk"], event=events)
    does(t, "attack", "target:city", "give_up", "card:general_winter")
    count = len(t.state.event.cards)
    known = {one.numbers["comes"]: one.face for one in pieces(seen(t, 0), "known_events")}
    assert known[count - 1] == "general_winter"
    assert known[count] == "siberian_divisions"

    for viewer in (1, None):
        scene = seen(t, viewer)
        assert pieces(scene, "known_events") == []
        among = pieces(scene, "one_of")
        assert sorted(one.face for one in among) == sorted(events)
        assert {(one.numbers["earliest"], one.numbers["latest"]) for one in among} == {(count - 1, count)}


def test_events_looked_at_are_seen_by_one_player_alone(table):
    t = position(table, hand=["aerial_reconnaissance"], event=["general_winter", "red_air_force"], op=1)
    does(t, "play:aerial_reconnaissance")

    assert {one.face for one in pieces(seen(t, 0, at="bury"), "scouted")} == {"general_winter", "red_air_force"}
    assert {one.face for one in pieces(seen(t, 1, at="bury"), "scouted")} == {HIDDEN_FACE}


def test_all_victory_points_are_known_to_all(table):
    """Whatever was bought or gained lay open: in play, in hand, deck and discard pile."""
    t = position(
        table,
        fronts={0: ["minsk"], 1: []},
        hands={0: ["panzer_regiment"]},
        decks={0: ["independent_heavy_tank_battalion"]},
        discards={0: ["soviet_guards_tank_army"]},
    )
    for viewer in (0, 1, None):
        numbers = piece(seen(t, viewer), "player0").numbers
        assert numbers["vp"] == 3 + 1 + 2 + 2
        assert numbers["front_vp"] == 3


# --- whole matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 4)])
def test_scenes_of_whole_matches_hold(seats, seed):
    """Keys are unique, every option is answered by a piece or is a plain button, points are those of the rules."""
    for number, (match, ask) in enumerate(turns(seats, seed, 700)):
        if number % 4:
            continue
        for viewer in (ask.seat, (ask.seat + 1) % seats, None):
            sight = make_sight(match, viewer, since=10**9)
            assert sight.scene is not None
            keys = [one.key for one in sight.scene.pieces()]
            assert len(keys) == len(set(keys))
            assert sight.scene.moment in RULES.moments
            for seat in range(seats):
                assert piece(sight.scene, f"player{seat}").numbers["vp"] == victory_points(match.state, seat)
            if sight.question is not None:
                pointless = [choice.name for choice in sight.question.choices if not choice.keys]
                assert [name for name in pointless if name not in PLAIN and not name.startswith("choice:")] == []


def test_every_word_of_a_scene_is_in_the_catalogue():
    said = words(RULES.package)
    used = {f"moment-{moment}" for moment in RULES.moments}
    for number, (match, ask) in enumerate(turns(4, 6, 500)):
        if number % 5 == 0:
            scene = RULES.scene(match.view(ask.seat))
            for area in scene.areas:
                used.add(f"area-{area.name}")
                for one in area.pieces:
                    used |= {f"mark-{mark}" for mark in one.marks} | {f"number-{name}" for name in one.numbers}
                    used.add(f"kind-{one.kind}" if one.face != HIDDEN_FACE else f"kind-{one.kind}-hidden")

    assert [word for word in sorted(used) if not said.knows(word)] == []


def test_at_the_end_the_points_are_told_by_where_they_come_from():
    match = played_out(2, 3)
    scene = RULES.scene(match.view(None))

    assert scene.area("field") is None
    for seat in range(2):
        numbers = piece(scene, f"player{seat}").numbers
        assert sum(value for name, value in numbers.items() if name.startswith("vp_")) == numbers["vp"]
        assert numbers["vp"] == match.state.outcome.scores[seat]


def played_out(seats: int, seed: int) -> Match:
    match = RULES.start(seats, seed)
    bots = [railhead.bot("greedy", RULES, seed=seat, dreams=1) for seat in range(seats)]
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    return match


def test_a_sight_takes_a_few_milliseconds():
    """Under 5 ms in the interpreter, with most seats, in the best of several tries."""
    match = [match for match, _ in turns(5, 4, 400)][-1]
    view = match.view(0)

    assert quickest(lambda: make_sight(match, 0, since=len(match.tape.events), view=view)) < 0.005
