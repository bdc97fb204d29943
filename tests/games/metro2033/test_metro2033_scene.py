"""The scene: everything of the table is there, by ids and numbers, and nothing that a viewer may not know."""

import pytest
from metro2033_table import step

from railhead.cli.things import Things
from railhead.games.metro2033.board import STATIONS
from railhead.games.metro2033.cards import CARDS, MISSIONS
from railhead.games.metro2033.game import RULES
from railhead.games.metro2033.model import COMPLETE, USE, VOCABULARY, Metro
from railhead.games.metro2033.scene import GIVING, gear_numbers
from railhead.kernel.scene import HIDDEN_FACE
from railhead.present.sight import make_sight
from railhead.testing.conformance import check_scene
from railhead.testing.scenes import area_of, moments, piece_of, quickest, scene_of

SLOWEST = 0.005  # seconds for one scene, interpreted
# What is no piece: yes and no, numbers, prices, and the kinds of actions, which light their pieces next.
BUTTONS = {"pass", "done", "for", "against", "renew", "keep", "refuse", "call_off", "khan", "geiger", "attack_station"}
BUTTONS |= {"attack_hero", "obtain", "buy", "receive_mission", "exchange", "scout"}
KINDS_OF_BUTTONS = ("number:", "pay:", "use:", "hire:0")


def is_button(option: int) -> bool:
    name = VOCABULARY.names[option]
    return name in BUTTONS or name.startswith(KINDS_OF_BUTTONS)


@pytest.mark.parametrize("seats", [2, 6])
def test_every_option_of_every_question_is_a_piece_or_a_plain_button(seats: int) -> None:
    for match in moments(RULES, seats, seats):
        for ask in match.asks:
            pieces = {option for piece in scene_of(match, ask.seat).pieces() for option in piece.options}
            if ask.prompt != "steal":  # which of a victim's tokens: three buttons
                bare = [option for option in ask.options if option not in pieces and not is_button(option)]
                assert [] == [VOCABULARY.names[option] for option in bare], ask.prompt


@pytest.mark.parametrize("seats", [2, 6])
def test_keys_are_unique_and_the_moment_is_one_of_the_strip(seats: int) -> None:
    for match in moments(RULES, seats, 7):
        for seat in (0, seats - 1, None):
            check_scene(match.view(seat))


def test_the_table_holds_all_stations_armies_heroes_decks_and_the_reserve() -> None:
    *_, match = moments(RULES, 4, 3, most=60)
    found = scene_of(match, 0)
    assert found.moment != "set_up"
    names = {"map": len(STATIONS), "armies": 4, "heroes": 4, "players": 4, "reserve": 3, "track": 7, "tokens": 3}
    for name, count in names.items():
        area = found.area(name)
        assert area is not None, name
        assert len(area.pieces) == count, name
    closed = [piece for piece in found.pieces() if "closed" in piece.marks]
    assert closed, "two zones of six are closed with four players"
    for name in ("threats", "equipment", "mission_deck", "laws"):
        assert found.area(name) is not None


def test_with_six_players_no_zone_is_closed() -> None:
    *_, match = moments(RULES, 6, 3, most=60)
    assert not [piece for piece in scene_of(match, 0).pieces() if "closed" in piece.marks]


def test_a_player_is_shown_with_points_and_goal_as_the_rules_count_them() -> None:
    *_, match = moments(RULES, 3, 5, most=200)
    g = match.view(None).state
    assert isinstance(g, Metro)
    players = scene_of(match, None).area("players")
    assert players is not None
    assert [piece.numbers["points"] for piece in players.pieces] == [g.points(seat) for seat in range(3)]
    assert all(piece.limits["points"] in (9, 10) for piece in players.pieces)


def test_hidden_missions_have_no_face_for_others_and_keys_by_place() -> None:
    seen = 0
    for match in moments(RULES, 3, 9, most=150):
        for viewer in (0, None):
            for seat in range(3):
                area = scene_of(match, viewer).area("missions", seat)
                assert area is not None
                for place, piece in enumerate(area.pieces):
                    if seat != viewer:
                        assert (piece.face, piece.key) == (HIDDEN_FACE, f"missions{seat}@{place}")
                        assert piece.options == []
                        seen += 1
                    else:
                        assert piece.face in CARDS
    assert seen


def test_two_worlds_that_differ_in_a_hidden_mission_give_others_the_same_scene() -> None:
    compared = 0
    for match in moments(RULES, 3, 9, most=150):
        for owner in range(3):
            world = match.state.clone()
            assert isinstance(world, Metro)
            hand, deck = world.missions[owner], world.mission_deck
            if hand.cards and deck.cards:
                hand.cards[0], deck.cards[0] = deck.cards[0], hand.cards[0]
                for viewer in ((owner + 1) % 3, None):
                    assert RULES.scene(world.view(viewer)).to_json() == scene_of(match, viewer).to_json()
                    compared += 1
    assert compared


def test_a_mission_keeps_its_key_when_it_is_turned_up() -> None:
    """The card in the hand and the card among the completed ones are the same thing."""
    for seed in range(20):
        for match in moments(RULES, 2, seed, most=300):
            for ask in match.asks:
                done = [option for option in ask.options if COMPLETE.has(option)]
                if done:
                    name = CARDS[MISSIONS + COMPLETE.thing(done[0])]
                    hand = scene_of(match, ask.seat).area("missions", ask.seat)
                    assert hand is not None
                    assert name in [piece.key for piece in hand.pieces]
                    match.answer(ask.seat, done[0])
                    completed = scene_of(match, None).area("completed", ask.seat)
                    assert completed is not None
                    assert name in [piece.key for piece in completed.pieces]
                    return
    pytest.fail("no mission was turned up")


def test_a_mission_that_can_be_turned_up_is_turned_up_by_pointing_at_it_and_used_by_a_button() -> None:
    for seed in range(20):
        for match in moments(RULES, 2, seed, most=300):
            for ask in match.asks:
                for option in ask.options:
                    if COMPLETE.has(option):
                        pieces = [piece for piece in scene_of(match, ask.seat).pieces() if option in piece.options]
                        assert len(pieces) == 1
                        assert USE.of(COMPLETE.thing(option)) not in pieces[0].options
                        return
    pytest.fail("no mission could be turned up")


def test_tokens_to_give_are_ones_own_and_tokens_to_take_lie_in_the_reserve() -> None:
    prompts = set()
    for seed in range(6):
        for match in moments(RULES, 4, seed):
            for ask in match.asks:
                found = scene_of(match, ask.seat)
                own, reserve = found.area("tokens", ask.seat), found.area("reserve")
                assert own is not None
                assert reserve is not None
                giving = ask.prompt in GIVING
                if giving or ask.prompt in ("gain", "exchange_out"):
                    prompts.add(giving)
                    assert bool(own.pieces[0].options) == giving
                    assert bool(reserve.pieces[0].options) != giving
    assert prompts == {True, False}


def test_a_battle_shows_both_sides_with_what_counts_for_them() -> None:
    for match in moments(RULES, 4, 2):
        for ask in match.asks:
            if ask.prompt == "combat_card":
                found = scene_of(match, ask.seat)
                area, cards = found.area("battle"), found.area("combat_cards")
                assert area is not None
                assert [piece.kind for piece in area.pieces] == ["attacker", "defender"]
                assert all("strength" in piece.numbers for piece in area.pieces)
                assert cards is not None
                own = [piece for piece in cards.pieces if piece.owner == ask.seat]
                assert len(own) == 3
                assert all(piece.face != HIDDEN_FACE for piece in own)
                assert all(piece.face == HIDDEN_FACE for piece in cards.pieces if piece.owner != ask.seat)
                return
    pytest.fail("nobody fought")


def test_a_scene_of_six_players_takes_little_time() -> None:
    *_, match = moments(RULES, 6, 1)
    view = match.view(0)

    assert quickest(lambda: RULES.scene(view)) < SLOWEST


# --- positions --------------------------------------------------------------------------------------------------------


def test_the_map_has_every_station_with_its_links_and_says_which_are_closed(metro) -> None:
    m = metro("reich", "redline")
    m.hero_turn(m.reich)
    board = area_of(scene_of(m.table.match, 0), "map")

    assert 9 + 9 + 4 + 13 == len([piece for piece in board.pieces if "closed" not in piece.marks])
    assert len(STATIONS) == len(board.pieces) == len(board.spots)
    names = [piece.face for piece in board.pieces]
    link = (names.index("tverskaya"), names.index("teatralnaya"))
    assert link in board.links or link[::-1] in board.links
    m.then("move", m.reich)


def test_a_station_shows_product_owner_and_heroes(metro) -> None:
    m = metro("reich", "redline")
    m.redline.hero("anna", at="tverskaya")
    m.hero_turn(m.reich)
    station = piece_of(scene_of(m.table.match, 0), "station-tverskaya")

    assert 0 == station.owner
    assert {"pigs", "at_anna"} <= set(station.marks)
    assert ["station:tverskaya"] == [VOCABULARY.names[option] for option in station.options]
    assert "Neighbours: " in RULES.note("tverskaya")
    m.then("move", m.reich)


def test_own_missions_are_turned_up_by_pointing_and_others_do_not_see_them(metro) -> None:
    m = metro("reich", "redline")
    m.reich.missions("m09").army(7)
    m.army_turn(m.reich)
    mine = piece_of(scene_of(m.table.match, 0), "m09")

    assert ["complete:m09"] == [VOCABULARY.names[option] for option in mine.options]
    assert "Goal: Have an army of strength 7 or 8." in RULES.note("m09")
    for viewer in (1, None):
        assert "m09" not in str(scene_of(m.table.match, viewer).to_json())
    m.then("army_action", m.reich)


def test_a_battle_names_both_sides_and_shows_combat_cards_to_their_owner_alone(metro) -> None:
    m = metro("reich", "redline")
    m.army_turn(m.reich)
    m.reich.says("attack_station", "station:teatralnaya")
    attacker, defender = area_of(scene_of(m.table.match, 0), "battle").pieces

    assert ("attacker", 0, "teatralnaya", ["army"]) == (attacker.kind, attacker.owner, attacker.face, attacker.marks)
    assert ("defender", 1, "teatralnaya", ["army"]) == (defender.kind, defender.owner, defender.face, defender.marks)
    assert 3 == len([one for one in area_of(scene_of(m.table.match, 0), "combat_cards").pieces if one.face in CARDS])
    assert not [one for one in area_of(scene_of(m.table.match, None), "combat_cards").pieces if one.face in CARDS]
    m.then("combat_card", m.reich, m.redline)


def test_the_terminal_tells_both_strengths_of_a_battle_and_whose_they_are(metro, terminal_shows) -> None:
    m = metro("reich", "redline")
    m.reich.army(4)
    m.redline.army(3)
    m.army_turn(m.reich)
    m.reich.says("attack_station", "station:teatralnaya")

    assert (
        "Battle: Teatralnaya (Fourth Reich, strength 5, army) · Teatralnaya (Red Line, strength 3, army)"
        in terminal_shows(m.table.match, 0)
    )
    m.table.waits_for("combat_card", 0, 1)


def test_an_attack_target_names_its_owner_and_the_strength_of_its_defence(metro, terminal_shows) -> None:
    m = metro("reich", "redline")
    m.redline.army(3)
    m.army_turn(m.reich)
    m.reich.says("attack_station")

    assert "Teatralnaya (Red Line, defence 3, your attack 3, home station" in terminal_shows(m.table.match, 0)
    assert "Театральная (Красная линия, защита 3" in terminal_shows(m.table.match, 0, "ru")
    m.then("army_station", m.reich)


def test_what_an_army_attacks_with_is_shown_with_its_targets_alone(metro) -> None:
    """The Blitz of the Fourth Reich counts against stations of other players, not against threats or Polis."""
    m = metro("reich", "redline")
    m.army_turn(m.reich)
    m.reich.says("attack_station")

    mine, theirs = scene_of(m.table.match, 0).area("map"), scene_of(m.table.match, 1).area("map")

    attacks = {piece.face: piece.numbers["attack"] for piece in mine.pieces if "attack" in piece.numbers}
    assert (3, 2) == (attacks["teatralnaya"], attacks["borovitskaya"])
    assert set(attacks) == {piece.face for piece in mine.pieces if piece.options[0] in m.table.match.asks[0].options}
    assert not [piece for piece in theirs.pieces if "attack" in piece.numbers]
    m.then("army_station", m.reich)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("e_rifle", {"adds": 2}),
        ("e_knife", {"adds": 1, "adds_biological": 1}),
        ("e_sniper", {"adds": 1, "adds_rivals": 1}),
        ("e_boots", {"adds_defending": 1, "adds_speed": 1}),
        ("e_machinegun", {"adds": 3, "adds_speed": -1}),
        ("e_grenades", {}),
        ("e_map", {}),
    ],
)
def test_equipment_shows_what_it_adds_by_itself(card: str, expected: dict[str, int]) -> None:
    assert expected == gear_numbers(CARDS.index(card))


def test_who_votes_reads_the_law(metro, terminal_shows) -> None:
    m = metro("reich", "redline")
    m.table.top("laws", ["l_truce"])
    m.table.stack(step("Round", "mobilization"), step("LawVote"))

    assert f"– {RULES.note('l_truce')}" in terminal_shows(m.table.match, 0)
    m.then("vote", m.reich)


def test_hiring_says_what_it_costs(metro, terminal_shows) -> None:
    """A pig and an ammo each (M33-7.2.1); a faction may have a price of its own for the first (M33-19.6)."""
    m = metro("reich", "conf1905")
    m.reich.army(2).tokens(pigs=4, ammo=3)
    m.mobilization(m.reich)

    assert {"price_pigs": 2, "price_ammo": 2, "upkeep": 0} == piece_of(scene_of(m.table.match, 0), "level4").numbers
    assert "Hire 2 (price in pigs 2, price in ammo 2, upkeep 0)" in terminal_shows(m.table.match, 0)
    assert [] == piece_of(scene_of(m.table.match, 0), "level3").marks
    assert ["first_cheaper"] == piece_of(scene_of(m.table.match, 1), "level3").marks
    m.then("hire", m.reich)


def test_using_a_mission_says_that_it_is_discarded_and_a_completed_one_what_it_costs(metro) -> None:
    """M33-14.3.1."""
    m = metro("reich", "redline")
    m.reich.missions("m02").completed("m01").tokens(ammo=1)
    m.hero_turn(m.reich)
    found = scene_of(m.table.match, 0)

    assert ["use_discards"] == piece_of(found, "m02").marks
    assert ["completed", "use_for_ammo"] == piece_of(found, "m01").marks
    assert "Ability when discarded: " in RULES.note("m02")
    m.then("move", m.reich)


def test_a_closed_neighbour_is_called_closed(metro) -> None:
    m = metro("reich", "redline")
    m.hero_turn(m.reich)
    things = Things(make_sight(m.table.match, 0), {})

    [place] = [line for line in things.about("mayakovskaya") if "→" in line]
    assert "Belorusskaya (green) (closed zone)" in place
    assert "Tverskaya," in f"{place},"
    m.then("move", m.reich)


def test_the_screen_says_whose_turn_it_is_when_another_is_asked(metro, terminal_shows) -> None:
    m = metro("reich", "redline")
    m.army_turn(m.reich)
    m.reich.says("attack_station", "station:teatralnaya")

    assert "turn: Fourth Reich" in terminal_shows(m.table.match, 1)
    m.table.waits_for("combat_card", 0, 1)


def test_the_way_of_a_hero_leads_back_to_him_and_is_as_long_as_is_said() -> None:
    seen = 0
    for match in moments(RULES, 4, 3, most=150):
        if match.asks[0].prompt != "move":
            continue
        seat = match.asks[0].seat
        scene, g = scene_of(match, seat), match.view(seat).state
        assert isinstance(g, Metro)
        area = scene.area("map")
        assert area is not None
        before = {there: here for here, there in area.trails}
        assert {STATIONS[place] for place in before} == {one.face for one in area.pieces if "steps" in one.numbers}
        for goal in before:
            place, legs = goal, 0
            while place in before:
                assert (place, before[place]) in area.links or (before[place], place) in area.links
                place, legs = before[place], legs + 1
            assert place == g.hero_at[seat]
            assert legs >= area.pieces[goal].numbers["steps"]  # a transfer may cost nothing
            assert area.pieces[goal].numbers["steps"] <= area.pieces[goal].limits["steps"]
            seen += 1
        assert area_of(scene_of(match, (seat + 1) % 4), "map").trails == []
    assert seen
