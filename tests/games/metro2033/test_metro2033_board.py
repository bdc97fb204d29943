"""Conventions, limits and the board: sections 0 to 3."""

from random import Random

import pytest
from metro2033_table import HOMES, POLIS, Metro

import railhead
from railhead.games.metro2033 import board
from railhead.games.metro2033.queries import against_army_attack, protected_from, reached_by_army
from railhead.kernel.errors import BadSetup
from railhead.testing.scenes import area_of, piece_of, scene_of


def reached(start: str, neutral_polis: int = 15, free: bool = False) -> set[str]:
    bits = board.reach(1 if free else 0, neutral_polis)[board.STATIONS.index(start)]
    return {board.STATIONS[station] for station in range(board.OUTSIDE_HANSA) if bits >> station & 1}


def within(start: str, speed: int, factions: int = 63, free: bool = False) -> set[str]:
    walk = board.walk(factions, free, board.STATIONS.index(start))
    return {board.STATIONS[station] for station in walk.order[: walk.within[speed]]}


# --- order, points, tokens (section 0) ------------------------------------------------------------------------------


def test_turn_order_begins_with_the_first_player_and_goes_clockwise(metro):
    """M33-0.1, M33-5.2: the marker's holder, then the next seats, each once."""
    m = metro("reich", "redline", "bandits")
    m.at(first=1).table.stack({"step": "Round", "at": "army_actions"})
    order = []

    for _ in range(3):
        player = next(player for player in m.players if player.asked == "army_action")
        order.append(player.faction)
        player.says("pass")

    assert ["redline", "bandits", "reich"] == order
    m.then("move", m.redline)


def test_points_are_stations_plus_completed_missions_at_once(metro):
    """M33-0.2: each gain or loss changes them immediately."""
    m = metro("reich", "redline")
    m.reich.also_holds("rizhskaya").completed("m05", "m01")
    m.redline.army(8).tokens(mushrooms=1)
    m.army_turn(m.redline).combat_cards(["assault"], ["entrench"])
    assert (6, 3) == (m.reich.points, m.redline.points)

    m.redline.says("attack_station", "station:tverskaya")
    m.play_cards(m.redline, "assault", m.reich, "entrench")
    lost = m.reich.points
    m.redline.says("pay:mushrooms1")

    assert (5, 4) == (lost, m.redline.points)
    m.then("move", m.reich)


def test_nothing_passes_between_players(metro):
    """No option of the game gives a token or card to another player (M33-0.3)."""
    names = railhead.ruleset("metro2033").vocabulary.names

    assert not [name for name in names if name.split(":")[0] in ("give", "trade", "sell", "lend", "offer")]
    assert {"exchange"} == {name for name in names if "exchange" in name}  # with Hansa only, M33-9.5
    m = metro("reich", "redline")
    m.reich.tokens(2, 2, 2).hero("artyom", at="suvorovskaya")
    m.redline.tokens(2, 2, 2)
    m.hero_action(m.reich)
    m.reich.says("exchange", "resource:pigs", "resource:ammo", "number:2")
    assert ((0, 2, 4), (2, 2, 2)) == (m.reich.purse, m.redline.purse)
    m.then("move", m.redline)


def test_spent_tokens_are_in_the_reserve_at_once(metro):
    """M33-0.4: what was paid can be taken again."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=20, ammo=20)
    m.redline.tokens(pigs=15, ammo=15)
    m.mobilization(m.reich)
    assert 0 == m.state.left(0)

    m.reich.says("hire:3")

    assert (3, 0, 3) == (m.state.left(0), m.state.left(1) - 35, m.state.left(2))
    m.then("army_action", m.reich)


def test_a_price_is_paid_in_full_or_not_at_all(metro):
    """M33-0.4: with the mushroom alone a neutral station cannot be captured."""
    m = metro("reich", "redline")
    m.reich.army(6).tokens(mushrooms=1)
    m.threats("t1_rats").army_turn(m.reich)

    m.reich.says("attack_station", "station:tsvetnoy_bulvar")

    assert (0, 2, 0) == m.reich.purse
    assert m.owner("tsvetnoy_bulvar") is None
    m.then("move", m.reich)


def test_the_reserve_is_a_hard_limit_served_in_turn_order(metro):
    """With one pig left the first player gets it, the second nothing (M33-0.5, M33-6.1.6)."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=17)
    m.redline.tokens(pigs=17)
    m.at(first=1).events(1)

    m.begin()

    assert (17, 18) == (m.reich.now("pigs"), m.redline.now("pigs"))
    assert (1, 1) == (m.reich.now("mushrooms"), m.redline.now("mushrooms"))
    m.then("army_action", m.redline)


def test_only_types_that_are_left_can_be_picked(metro):
    """M33-0.5: the army may obtain what the reserve has."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=35)
    m.army_turn(m.reich)

    m.reich.says("obtain")

    assert ["resource:mushrooms", "resource:ammo"] == m.reich.options
    m.reich.is_refused("resource:pigs", "M33-0.5")
    m.then("gain", m.reich)


def test_a_single_option_is_not_asked_and_an_impossible_choice_is_skipped(metro):
    """M33-0.6: one type left is taken without a question; no equipment to lose, nothing asked."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=35, mushrooms=35)
    m.army_turn(m.reich)

    m.reich.says("obtain")

    assert 1 == m.reich.now("ammo")
    m.then("move", m.reich)


# --- components and limits (section 1) ------------------------------------------------------------------------------


def test_faction_and_hero_stay_for_the_whole_game():
    """M33-1.2: in a thousand random decisions nobody gets another faction or hero."""
    match = railhead.ruleset("metro2033").start(3, 4)
    dice = Random(4)
    while match.asks[0].prompt in ("faction", "hero", "place_hero", "keep_gear", "keep_mission"):
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    state = match.state
    chosen = (state.faction[:], state.hero[:])

    for _ in range(1000):
        if not match.over:
            ask = dice.choice(match.asks)
            match.answer(ask.seat, dice.choice(ask.options))

    assert chosen == (match.state.faction, match.state.hero)
    assert (3, 3) == (len(set(chosen[0])), len(set(chosen[1])))


def test_heroes_may_share_a_station(metro):
    """M33-1.3: a figure only marks the place; three heroes on one station are fine."""
    m = metro("reich", "redline", "bandits")
    m.redline.hero_at("teatralnaya")
    m.bandits.hero_at("teatralnaya")
    m.reich.hero("artyom", at="tverskaya")
    m.hero_turn(m.reich)

    m.reich.says("station:teatralnaya", to="move")

    assert ["teatralnaya"] * 3 == m.json()["table"]["hero_at"]
    m.then("hero_action", m.reich)


def test_the_side_of_a_token_has_no_effect():
    """A token is an owner and nothing else; its station says what it produces (M33-1.4)."""
    rules = railhead.ruleset("metro2033")
    table = rules.start(2, 1).state.to_json()["table"]

    assert [[], []] == table["held"]
    assert not [field for field in table if "side" in field or "face" in field]


def test_with_twelve_stations_nothing_more_can_be_captured(metro):
    """M33-1.5: the tokens have run out; the attack itself stays possible."""
    m = metro("reich", "redline")
    m.reich.also_holds("tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "prospekt_mira_orange", "rizhskaya")
    m.reich.also_holds("kuznetsky_most", "lubyanka", "chistye_prudy", "sretensky_bulvar")
    m.reich.army(6).tokens(pigs=3, mushrooms=3)
    m.threats("t1_rats").army_turn(m.reich)

    m.reich.says("attack_station", "station:krasnye_vorota")

    assert 12 == len(m.reich.stations)
    m.then("move", m.reich)


def test_an_army_has_no_place_on_the_map(metro):
    """One army of strength 1 to 8 for the whole faction: it attacks from any station (M33-1.6)."""
    m = metro("reich", "redline")
    m.reich.also_holds("krasnye_vorota")
    m.army_turn(m.reich)

    m.reich.says("attack_station")

    assert {"station:chistye_prudy", "station:tsvetnoy_bulvar"} <= set(m.reich.options)
    m.then("army_station", m.reich)


# --- the map (section 2) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "joined"),
    [
        ("chekhovskaya", "borovitskaya", True),  # a tunnel
        ("marksistskaya", "taganskaya_ring", True),  # a transfer
        ("chekhovskaya", "arbatskaya", False),  # two steps
    ],
)
def test_neighbours_are_joined_by_one_tunnel_or_transfer(one: str, other: str, joined: bool):
    """M33-2.2, in both directions."""
    a, b = board.STATIONS.index(one), board.STATIONS.index(other)

    assert joined == (b in [way.to for way in board.WAYS[a]]) == (a in [way.to for way in board.WAYS[b]])


def test_hansa_and_abandoned_stations_are_never_attacked(metro):
    """M33-2.3, M33-2.4: they are not neutral stations, neither for armies nor for heroes."""
    m = metro("reich", "redline")
    m.reich.also_holds("trubnaya", "prospekt_mira_orange")
    m.army_turn(m.reich)

    m.reich.says("attack_station")

    m.reich.is_refused("station:dostoevskaya", "M33-2.3")
    m.reich.is_refused("station:prospekt_mira_ring", "M33-2.3")
    m.then("army_station", m.reich)


@pytest.mark.parametrize(
    ("station", "kind"),
    [
        ("dostoevskaya", "an abandoned station"),
        ("suvorovskaya", "a Hansa station"),
        ("novoslobodskaya", "a Hansa station"),
        ("belorusskaya_ring", "a Hansa station"),
    ],
)
def test_a_hero_cannot_attack_or_scout_hansa_and_abandoned_stations(metro, station: str, kind: str):
    """M33-2.4: not neutral for any rule."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at=station).tokens(pigs=1)
    m.hero_action(m.reich)

    assert kind in m.reich.is_refused("attack_station", "M33-9.7.1")
    m.reich.is_refused("scout", "M33-9.6.1")
    m.then("hero_action", m.reich)


def test_a_lost_home_station_is_an_ordinary_neutral_one(metro):
    """M33-2.4: it is fought for with a threat card and costs a pig and a mushroom."""
    m = metro("reich", "redline")
    m.redline.holds("teatralnaya", "lubyanka", "chistye_prudy")
    m.reich.army(6).tokens(pigs=1, mushrooms=1).also_holds("kuznetsky_most", "borovitskaya", "biblioteka")
    m.threats("t1_barrel").army_turn(m.reich)

    m.reich.says("attack_station", "station:okhotny_ryad").says("pay:pigs1+mushrooms1", to="capture")

    assert "reich" == m.owner("okhotny_ryad")
    m.then("move", m.reich)


def test_inactive_zones_are_closed_to_heroes_and_armies(metro):
    """M33-2.5, M33-4.2.2, M33-9.2.3: neither entered nor attacked."""
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="chekhovskaya").army(6)
    m.army_turn(m.reich)

    m.reich.says("attack_station")
    m.reich.is_refused("station:smolenskaya_purple", "M33-2.5")
    m.reich.says("station:tsvetnoy_bulvar")
    m.then("move", m.reich)
    m.reich.is_refused("station:polyanka", "M33-9.2.3")


def test_ways_through_inactive_zones_are_blocked():
    """M33-2.5: with the Red Line alone, Kropotkinskaya of Arbat is no way from Polis to the ring."""
    redline = 1 << board.FACTIONS.index("redline")

    assert "kropotkinskaya" in within("biblioteka", 1)
    assert "park_kultury_ring" in within("biblioteka", 3)
    assert "kropotkinskaya" not in within("biblioteka", 8, factions=redline)
    assert "park_kultury_ring" not in within("biblioteka", 8, factions=redline)


@pytest.mark.parametrize("factions", [1, 2, 4, 8, 16, 32])
def test_polis_and_hansa_are_always_active(factions: int):
    """M33-2.6: all 13 Hansa stations and the four of Polis, whatever is played."""
    hansa = [station for station, kind in enumerate(board.KIND) if kind == board.HANSA]

    assert all(board.is_active(station, factions) for station in [*hansa, *board.POLIS_STATIONS])
    assert 13 == len(hansa)


def test_the_other_areas_of_the_board_are_there(metro):
    """Round track, army track, points, market of four, decks (M33-2.9)."""
    m = metro("reich", "redline")
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").hero_turn(m.reich)
    scene = scene_of(m.table.match, 0)

    assert (2, 1) == (scene.round, piece_of(scene, "stage").numbers["stage"])
    assert 4 == len(area_of(scene, "market").pieces) == len(m.zone("market"))
    for name in ("track", "army_track", "players", "threats", "equipment", "mission_deck", "laws"):
        assert area_of(scene, name)
    assert 3 == piece_of(scene, "faction-reich").numbers["points"]
    assert {"position", "army", "round"} <= set(m.json()["table"])
    m.then("move", m.reich)


# --- reach and movement, on the fixed map ---------------------------------------------------------------------------


def test_path_example_through_polis():
    """From Chekhovskaya to Ploschad' Revolutsii through Borovitskaya and Arbatskaya while neutral (M33-20.4)."""
    borovitskaya, arbatskaya = 1 << POLIS.index("borovitskaya"), 1 << POLIS.index("arbatskaya")

    assert "ploshchad_revolyutsii" in reached("chekhovskaya")
    assert "ploshchad_revolyutsii" in reached("chekhovskaya", borovitskaya | arbatskaya)
    assert "ploshchad_revolyutsii" not in reached("chekhovskaya", 15 - borovitskaya)
    assert "ploshchad_revolyutsii" not in reached("chekhovskaya", 15 - arbatskaya)
    assert "borovitskaya" in reached("chekhovskaya", 0)


def test_path_example_through_hansa():
    """Marksistskaya reaches Paveletskaya over one Hansa tunnel, Serpukhovskaya only from there (M33-20.5)."""
    assert "paveletskaya_green" in reached("marksistskaya")
    assert "serpukhovskaya" not in reached("marksistskaya")
    assert "serpukhovskaya" in reached("paveletskaya_green")


def test_an_army_passes_through_every_hansa_station_and_stays_in_none():
    """Novoslobodskaya, the first of them, leads from Mendeleevskaya to its neighbours on the ring (M33-8.2.2)."""
    found = reached("mendeleevskaya")

    assert {"belorusskaya_green", "dostoevskaya"} <= set(found)
    assert "novoslobodskaya" not in found


def test_path_example_through_hansa_in_play(metro):
    """The same on the table: the owner of Marksistskaya, then of Paveletskaya (M33-20.5, M33-8.2.2)."""
    m = metro("bauman", "bandits")
    m.bauman.also_holds("marksistskaya")
    m.army_turn(m.bauman)
    m.bauman.says("attack_station")

    assert "station:paveletskaya_green" in m.bauman.options
    m.bauman.is_refused("station:serpukhovskaya", "M33-8.2.2")
    m.then("army_station", m.bauman)


def test_path_example_through_polis_in_play(metro):
    """The owner of Chekhovskaya attacks Ploschad' Revolutsii, unless Polis is held by another (M33-20.4, M33-8.2.3)."""
    m = metro("reich", "redline")
    m.army_turn(m.reich)

    m.reich.says("attack_station")
    assert "station:ploshchad_revolyutsii" in m.reich.options
    m.then("army_station", m.reich)

    m = metro("reich", "redline")
    m.redline.also_holds("arbatskaya")
    m.army_turn(m.reich)
    m.reich.says("attack_station")
    assert "station:arbatskaya" in m.reich.options
    m.reich.is_refused("station:ploshchad_revolyutsii", "M33-8.2.2")
    m.then("army_station", m.reich)


def test_any_number_of_hansa_tunnels_reaches_round_the_ring():
    """With m04 the second tunnel is no obstacle."""
    assert "serpukhovskaya" in reached("marksistskaya", free=True)
    assert "belorusskaya_green" in reached("marksistskaya", free=True)


@pytest.mark.parametrize(
    ("tunnels", "farthest"),
    [(0, "taganskaya_pink"), (1, "paveletskaya_green"), (2, "serpukhovskaya"), (3, "oktyabrskaya_orange")],
)
def test_any_limit_of_hansa_tunnels_is_kept(tunnels: int, farthest: str):
    """`hansa_tunnels` may set another number than none or all of them; one tunnel fewer does not lead there (m04)."""
    start, station = board.STATIONS.index("marksistskaya"), board.STATIONS.index(farthest)

    assert board.reach_from(start, 0, tunnels) >> station & 1
    assert not tunnels or not board.reach_from(start, 0, tunnels - 1) >> station & 1


def test_every_tunnel_or_transfer_costs_one_speed():
    """M33-9.2.1: own station with speed 0, neighbours with 1, two steps with 2."""
    assert {"shabolovskaya"} == within("shabolovskaya", 0)
    assert {"shabolovskaya", "oktyabrskaya_orange"} == within("shabolovskaya", 1)
    assert {"oktyabrskaya_ring", "tretyakovskaya_orange"} <= within("shabolovskaya", 2)
    assert "dobryninskaya" not in within("shabolovskaya", 2)


def test_free_transfers_cost_nothing():
    """The Smuggler's Map: from Taganskaya (pink) to the ring and Marksistskaya without speed."""
    assert {"taganskaya_pink", "taganskaya_ring", "marksistskaya"} == within("taganskaya_pink", 0, free=True)
    assert {"taganskaya_pink"} == within("taganskaya_pink", 0)


def test_the_whole_map_is_connected_for_six():
    assert 71 == len(within("borovitskaya", 8))


# --- cards (section 3) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gear", "speed"), [([], 2), (["e_handcar"], 4), (["e_armour"], 1), (["e_armour", "e_machinegun"], 0)]
)
def test_current_speed_is_printed_speed_plus_effects(metro, gear: list[str], speed: int):
    """Hunter has speed 2; heavy things slow him down (M33-3.2, M33-3.4)."""
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="pushkinskaya").gear(*gear)
    m.hero_turn(m.reich)

    assert speed == speed_of(m, 0)
    m.then("move", m.reich if speed else m.redline)  # who cannot go anywhere is not asked


def speed_of(m: Metro, seat: int) -> int:
    from railhead.games.metro2033.queries import speed

    return speed(m.state, seat)


def test_speed_is_never_below_zero(metro):
    """M33-3.2: three heavy cards on a hero of speed 2."""
    m = metro("reich", "redline")
    m.stage_two()
    m.reich.hero("hunter").gear("e_armour", "e_machinegun")
    m.hero_turn(m.reich)

    assert 0 == speed_of(m, 0)
    m.then("move", m.redline)


def test_a_card_overrides_the_rules(metro):
    """M33-3.8, M33-3.6: the rules let stations of players be attacked, the Tunnel Truce does not."""
    m = metro("reich", "redline")
    m.law("l_truce").army_turn(m.reich)

    m.reich.says("attack_station")

    m.reich.is_refused("station:teatralnaya", "M33-19.9")
    assert "station:tsvetnoy_bulvar" in m.reich.options
    m.then("army_station", m.reich)


def test_there_are_no_variants_and_no_solo_mode():
    """M33-22.1: no options, and two to six seats."""
    rules = railhead.ruleset("metro2033")

    assert ((), range(2, 7)) == (rules.options, rules.seats)
    with pytest.raises(BadSetup, match="2 to 6"):
        rules.start(1)
    with pytest.raises(BadSetup, match="no option"):
        rules.start(2, options={"solo": "yes"})


def test_homes_in_this_test_helper_are_those_of_the_data():
    homes = {faction: [board.STATIONS[home] for home in board.HOMES[n]] for n, faction in enumerate(board.FACTIONS)}

    assert HOMES == homes


def test_without_a_mission_in_force_no_station_is_protected(metro):
    """Not even the first one on the map (M33-19.15)."""
    m = metro("reich", "redline")
    m.army_turn(m.reich).then("army_action", m.reich)

    assert 0 == protected_from(m.state, 0)


def test_what_the_army_reaches_is_what_it_may_attack(metro):
    """Tsvetnoy Bulvar next door, and not Begovaya, the first station of the map (M33-8.2.2)."""
    m = metro("reich", "redline")
    m.army_turn(m.reich).then("army_action", m.reich)
    near, far = (m.table.rules.kinds["Station"].index(name) for name in ("tsvetnoy_bulvar", "begovaya"))

    assert (1, 0) == (reached_by_army(m.state, 0) >> near & 1, reached_by_army(m.state, 0) >> far & 1)
    assert 0 == against_army_attack(m.state, 0, near)
