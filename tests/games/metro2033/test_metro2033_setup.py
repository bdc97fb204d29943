"""Set-up: section 4 and its examples."""

import pytest
from metro2033_table import HOMES

import railhead
from railhead.testing.scenario import Scenario

RULES = railhead.ruleset("metro2033")


def fresh(table, seats: int, first: int = 0) -> Scenario:
    """A table before anybody has chosen, with this first player."""
    return table("metro2033", seats).set(first=first, active=first)


def draft(t: Scenario, *choices: tuple[int, str]) -> Scenario:
    for seat, option in choices:
        t.answer(seat, option)
    return t


def test_the_box_says_what_it_is():
    """The published game; from 1 (light) to 5 the weight is ours."""
    box = RULES.credits

    assert (("Sergey Golubkin", "Pavel Ovchinnikov"), "Hobby World", 2011) == (box.designers, box.publisher, box.year)
    assert 3 == box.weight


# --- decks (4.1) ----------------------------------------------------------------------------------------------------


def test_decks_are_complete_and_nobody_knows_their_order(table):
    """M33-4.1.1: equipment, missions, laws and the stage-one threats face down; stage two aside; combat cards ready."""
    t = fresh(table, 3)
    zones = t.sees(0)["zones"]

    sizes = {"equipment": 18, "mission_deck": 18, "laws": 7, "threats": 18, "threats_aside": 18, "combat": 7}
    assert sizes == {name: len(zones[name]) for name in sizes}
    assert all(card is None for name in sizes for card in zones[name])
    assert all(card.startswith("t1_") for card in t.zone("threats"))
    assert all(card.startswith("t2_") for card in t.zone("threats_aside"))
    assert [35, 35, 35] == [t.state.left(resource) for resource in range(3)]
    t.waits_for("faction", 0)


def test_decks_are_shuffled():
    """M33-4.1.1: another seed, another order."""
    orders = {tuple(RULES.start(2, seed).state.equipment.cards) for seed in range(5)}

    assert 5 == len(orders)


def test_the_first_player_is_drawn_by_lot():
    """M33-4.1.2: every seat can be first."""
    assert {0, 1, 2} == {RULES.start(3, seed).state.first for seed in range(40)}


# --- factions (4.2) -------------------------------------------------------------------------------------------------


def test_the_first_player_may_take_any_faction(table):
    """M33-4.2.1: all six are free."""
    t = fresh(table, 2, first=1)

    assert {f"faction:{name}" for name in HOMES} == set(t.options(1))
    t.waits_for("faction", 1)


def test_faction_example(table):
    """1905 first: then Reich or Arbat; after the Reich: Arbat or the Red Line (M33-20.1, M33-4.2.1)."""
    t = fresh(table, 3)

    t.answer(0, "faction:conf1905")
    assert {"faction:reich", "faction:arbat"} == set(t.options(1))
    t.answer(1, "faction:reich")
    assert {"faction:arbat", "faction:redline"} == set(t.options(2))

    t.waits_for("faction", 2)


def test_who_leads_which_faction_is_told_of_the_seats():
    """Before the factions give the players their names (M33-4.1)."""
    match = railhead.ruleset("metro2033").start(2, 1)
    seats = []
    while match.asks[0].prompt == "faction":
        seats.append(match.asks[0].seat)
        match.answer(seats[-1], match.asks[0].options[0])

    assert seats == [event.args[0] for event in match.events(None) if event.kind == "leads"]


def test_a_taken_or_distant_faction_is_refused(table):
    """M33-4.2.1: with the reason."""
    t = draft(fresh(table, 2), (0, "faction:conf1905"))

    assert "already" in t.refuses(1, "faction:conf1905", "M33-4.2.1")
    assert "borders on no zone" in t.refuses(1, "faction:bauman", "M33-4.2.1")
    t.waits_for("faction", 1)


def test_factions_are_chosen_clockwise_from_the_first_player(table):
    """M33-4.2.1: seats 2, 0, 1 when seat 2 is first."""
    t = fresh(table, 3, first=2)

    for seat, faction in ((2, "redline"), (0, "bandits")):
        assert seat == t.state.to_json()["table"]["active"]
        t.answer(seat, f"faction:{faction}", "faction")

    assert 1 == t.state.to_json()["table"]["active"]
    t.waits_for("faction", 1)


def test_a_neighbouring_faction_is_always_free():
    """M33-4.2.1: in every draft of every size each player has a choice."""
    from railhead.games.metro2033.setup import against_faction

    def every_draft(state, seat: int) -> int:
        free = [faction for faction in range(6) if against_faction(state, faction) == 0]
        if seat == state.seats:
            return 1
        assert free
        total = 0
        for faction in free:
            other = state.clone()
            other.faction[seat] = faction
            total += every_draft(other, seat + 1)
        return total

    state = RULES.start(6, 1).state
    assert every_draft(state, 0) > 100


# --- stations, bonuses, heroes (4.3, 4.4) ---------------------------------------------------------------------------

BONUSES = {
    "conf1905": (0, 2, 0),
    "redline": (2, 0, 0),
    "bandits": (0, 0, 2),
    "reich": (0, 0, 0),
}


@pytest.mark.parametrize("faction", HOMES)
def test_everybody_begins_with_three_stations_and_an_army_of_two(table, faction: str):
    """Three home stations, three points, army 2 (M33-4.3.1); the Reich's bonus makes it 3 (M33-4.3.2)."""
    t = draft(fresh(table, 2), (0, f"faction:{faction}"))

    assert HOMES[faction] == t.state.to_json()["table"]["held"][0]
    assert (3, 2) == (t.state.points(0), t.state.army[0])
    t.waits_for("faction", 1)


@pytest.mark.parametrize("faction", BONUSES)
def test_start_bonus_of_tokens_or_army(table, faction: str):
    """1905: 2 mushrooms, Red Line: 2 pigs, Bandits: 2 ammo, Reich: army 3 (M33-4.3.2)."""
    other = {"conf1905": "reich", "redline": "reich", "bandits": "redline", "reich": "redline"}[faction]
    t = draft(fresh(table, 2), (0, f"faction:{faction}"), (1, f"faction:{other}"))

    assert BONUSES[faction] == (t.state.pigs[0], t.state.mushrooms[0], t.state.ammo[0])
    assert (3 if faction == "reich" else 2) == t.state.army[0]
    t.waits_for("hero", 1)


def test_baumans_bonus_is_one_of_two_equipment_cards_which_waits_for_the_hero(table):
    """Drawn openly, one kept, the other discarded (M33-4.3.2, 4.3.3)."""
    t = fresh(table, 2).top("equipment", ["e_map", "e_boots"])
    draft(t, (0, "faction:bauman"), (1, "faction:redline"))
    assert {"equipment:e_map", "equipment:e_boots"} == set(t.options(0))

    t.refuses(0, "equipment:e_pistol", "M33-12.3")
    t.answer(0, "equipment:e_boots", "keep_gear")

    assert (["e_boots"], ["e_map"]) == (t.zone("gear", 0), t.zone("equipment_discard"))
    assert t.state.to_json()["table"]["hero"][0] is None
    t.waits_for("hero", 1)


def test_arbats_bonus_is_one_of_three_missions_kept_face_down(table):
    """Its own ability adds a card (M33-4.3.2, 4.3.3, M33-19.6)."""
    t = fresh(table, 2).top("mission_deck", ["m01", "m02", "m03"])
    draft(t, (0, "faction:arbat"), (1, "faction:bandits"))
    assert {"mission:m01", "mission:m02", "mission:m03"} == set(t.options(0))

    t.answer(0, "mission:m02", "keep_mission")

    assert ["m02"] == t.zone("missions", 0)
    assert [None] == t.sees(1)["zones"]["missions"][0]["cards"]
    assert {"m01", "m03"} == set(t.zone("mission_discard"))
    t.waits_for("hero", 1)


def test_bonuses_come_in_turn_order(table):
    """Bauman, first player, draws before Arbat in a game of four (M33-4.3.2)."""
    t = fresh(table, 3, first=1)
    draft(t, (1, "faction:bauman"), (2, "faction:bandits"), (0, "faction:arbat"))

    t.waits_for("keep_gear", 1)
    t.answer(1, t.options(1)[0])
    t.waits_for("keep_mission", 0)


def test_heroes_are_chosen_counter_clockwise_from_the_last_player(table):
    """M33-4.4.1: the last first, the first player last; each takes a free one."""
    t = draft(fresh(table, 3), (0, "faction:conf1905"), (1, "faction:reich"), (2, "faction:redline"))

    t.answer(2, "hero:khan", "hero").answer(2, "station:okhotny_ryad", "place_hero")
    t.refuses(1, "hero:khan", "M33-4.4.1")
    t.answer(1, "hero:anna", "hero").answer(1, "station:tverskaya", "place_hero")
    assert {"hero:artyom", "hero:hunter", "hero:melnik", "hero:sasha"} == set(t.options(0))

    t.waits_for("hero", 0)


def test_the_figure_begins_on_any_own_home_station(table):
    """M33-4.4.2: one of three, not elsewhere."""
    t = draft(fresh(table, 2), (0, "faction:conf1905"), (1, "faction:reich"), (1, "hero:anna"))

    assert {f"station:{home}" for home in HOMES["reich"]} == set(t.options(1))
    t.refuses(1, "station:begovaya", "M33-4.4.2")
    t.answer(1, "station:chekhovskaya")
    assert "chekhovskaya" == t.state.to_json()["table"]["hero_at"][1]
    assert t.told()[-1].endswith("Chekhovskaya.")
    t.waits_for("hero", 0)


def set_up(table, seats: int) -> Scenario:
    """A whole set-up by first options."""
    t = fresh(table, seats)
    while t.asked()[0][1] in ("faction", "hero", "place_hero", "keep_gear", "keep_mission"):
        seat = t.asked()[0][0]
        t.answer(seat, t.options(seat)[0])
    return t


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_set_up_is_the_same_for_all_seat_counts(table, seats: int):
    """Start position, four market cards, no law, stage one (M33-4.5.1, 4.5.2)."""
    t = set_up(table, seats)
    data = t.state.to_json()["table"]

    assert (1, 0, 1) == (data["round"], data["position"], data["stage"])
    assert (4, 0) == (len(t.zone("market")), len(t.zone("law")))
    assert [3] * seats == [len(held) for held in data["held"]]
    assert seats == len(set(data["faction"])) == len(set(data["hero"]))
    t.expected = set(t.asked())


def test_unused_factions_and_heroes_are_out_of_the_game(table):
    """Nobody else's hero can be attacked or robbed, no other faction appears (M33-4.4.3)."""
    t = set_up(table, 2)
    state = t.state.to_json()
    every = {"faction": t.rules.kinds["Faction"], "hero": t.rules.kinds["Hero"]}

    for kind, names in every.items():
        unused = set(names) - set(state["table"][kind])
        assert 4 == len(unused)
        assert not [name for name in unused if f"'{name}'" in str(state)]
    t.expected = set(t.asked())


def test_round_one_gives_two_of_each_besides_the_bonus(table):
    """M33-20.2, M33-6.1.4: 1905 also has its two mushrooms."""
    t = draft(fresh(table, 2), (0, "faction:conf1905"), (1, "faction:reich"))
    draft(t, (1, "hero:anna"), (1, "station:tverskaya"), (0, "hero:khan"), (0, "station:begovaya"))

    assert [(2, 4, 2), (2, 2, 2)] == list(zip(t.state.pigs, t.state.mushrooms, t.state.ammo, strict=True))
    t.waits_for("hire", 0)
