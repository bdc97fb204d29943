"""The three tiles (chapter 14)."""

import pytest
from black_metro_table import step

from railhead.games.black_metro import cards


def test_three_tiles_each_with_an_explosion_on_one_side():
    """Explosion/explosion, market/explosion, arena/explosion (BLK-14.1)."""
    faces = [(cards.TILE_FACES[cards.TILE_FRONT[at]], cards.TILE_FACES[cards.TILE_BACK[at]]) for at in range(3)]

    assert [
        ("massive_explosion", "massive_explosion"),
        ("trading_market", "massive_explosion"),
        ("gladiator_arena", "massive_explosion"),
    ] == faces


def test_up_to_three_explosions_can_lie_at_once(city):
    """Three in a row (BLK-14.1, BLK-14.7)."""
    c = city(2).plays(*[step("Carry", script="event.1.1", place=f"d{n:02d}") for n in (3, 4, 5)])

    c.done()
    assert {3: "massive_explosion", 4: "massive_explosion", 5: "massive_explosion"} == c.tiles()


def test_a_tile_lies_from_the_standby_phase_through_the_next_assignment_phase(city):
    """Laid in round 1, it closes 05 in the assignment phase of round 2 and then goes (BLK-14.2)."""
    c = city(3).hideout(0, "1s").deck("2_H", "2_S", "2_C", "5_D").chance("event", 0).goes(step("Game", at="standby"))

    c.says(0, "pass", "use:event.1.1")
    c.asks(0, "turn")
    c.refuses(0, "district:d05", "BLK-14.4")
    assert {5: "massive_explosion"} == c.tiles()
    c.says(0, "district:d06", "number:2", "pass")
    c.says(1, "district:d07", "pass").says(2, "district:d08", "pass")
    assert {} == c.tiles()
    c.waits(0, "give_relic")


def test_nothing_is_built_on_or_moved_to_a_tile(city):
    """Of any face (BLK-14.3)."""
    for face in ("massive_explosion", "trading_market", "gladiator_arena"):
        c = city(2).has(0, gold=1).tile(face, 4).carries("d09.first")
        c.refuses(0, "district:d04", "BLK-14.3")
        c.waits(0, "build_where")


def test_the_massive_explosion_closes_its_district(city):
    """No personnel, no assignment fortune for it; elsewhere both (BLK-14.4)."""
    c = city(2).hideout(0, "1s").hand(0, "4_D", "3_D").tile("massive_explosion", 4).turn(0)

    c.refuses(0, "district:d04", "BLK-14.4")
    c.refuses(0, "card:4_D", "BLK-12.2.5")
    c.says(0, "card:3_D", "district:d03")
    c.done()


def test_the_trading_market_allows_one_trade_on_an_assignment(city):
    """3 gold for 2 intel, or nothing (BLK-14.4; row 10)."""
    c = city(2).hideout(0, "1s").has(0, gold=3).tile("trading_market", 4).turn(0)
    c.says(0, "district:d04").asks(0, "trade")
    c.refuses(0, "trade:intel.gold", "BLK-2.1")
    c.says(0, "trade:gold.intel")
    c.done()
    assert (0, 2) == (c.state.gold[0], c.state.intel[0])

    c = city(2).hideout(0, "1s").has(0, gold=3).tile("trading_market", 4).turn(0)
    c.says(0, "district:d04", "pass")
    c.done()
    assert 3 == c.state.gold[0]


@pytest.mark.parametrize(
    ("trade", "spent", "got"),
    [
        ("gold.intel", ("gold", 3), ("intel", 2)),
        ("gold.drakownium", ("gold", 3), ("drakownium", 1)),
        ("intel.gold", ("intel", 2), ("gold", 3)),
        ("intel.drakownium", ("intel", 2), ("drakownium", 1)),
        ("drakownium.gold", ("drakownium", 1), ("gold", 3)),
        ("drakownium.intel", ("drakownium", 1), ("intel", 2)),
    ],
)
def test_the_bundles(city, trade, spent, got):
    """3 gold, 2 intel, 1 drakownium are worth the same (BLK-14.4)."""
    c = city(2).hideout(0, "1s").has(0, **{spent[0]: spent[1]}).tile("trading_market", 4).turn(0)

    c.says(0, "district:d04", f"trade:{trade}")
    c.done()
    assert (0, got[1]) == (c.tracker(spent[0])[0], c.tracker(got[0])[0])


def test_there_is_no_trade_of_a_bundle_for_itself(city):
    """With all three bundles there are six trades, each for another bundle (BLK-14.4)."""
    c = city(2).hideout(0, "1s").has(0, gold=3, intel=2, drakownium=1).tile("trading_market", 4).turn(0)
    c.says(0, "district:d04")

    bundles = ["gold", "intel", "drakownium"]
    assert [f"{give}.{take}" for give in bundles for take in bundles if give != take] == c.offers(0, "trade")
    c.waits(0, "trade")


@pytest.mark.parametrize(
    ("own", "rivals", "power", "strain"),
    [
        ("2s", ["1s"], 1, [1]),
        ("1s", ["1s"], 0, [0]),
        ("2s", [], 0, []),
        ("3s", ["1s", "1p"], 1, [1, 1]),
        ("2s", ["1s", "1p"], 0, [0, 0]),
    ],
)
def test_the_gladiator_arena_is_a_forced_fight(city, own, rivals, power, strain):
    """Stronger than every other there: 1 power, and each of them inflicts 1 strain (BLK-14.4)."""
    c = city(3).hideout(0, own).tile("gladiator_arena", 4)
    for other, there in enumerate(rivals, 1):
        c.at(other, 4, there)
    c.turn(0)

    c.says(0, "district:d04", *([f"number:{own[0]}"] if own != "1s" else []))
    c.done()
    assert power == c.state.power[0]
    assert strain == c.tracker("strain")[1 : 1 + len(rivals)]


def test_the_arena_compares_personnel_only(city):
    """Green's support base does not help her there (BLK-14.7)."""
    c = city(2).hideout(0, "1p").at(1, 4, "1s").base(1, 4).blockades(1, 4, 2).tile("gladiator_arena", 4).turn(0)

    c.says(0, "district:d04")
    c.done()
    assert 1 == c.state.power[0]


def test_a_later_tile_replaces_an_earlier_one_on_the_same_district(city):
    """The market leaves the board (BLK-14.5)."""
    c = city(2).tile("trading_market", 4).carries("event.1.1", place=4)

    c.done()
    assert {4: "massive_explosion"} == c.tiles()


def test_the_district_explosion_of_two_player_games_is_the_massive_explosion(city):
    """Event 1 and the extra trigger: two explosions on two districts (BLK-14.6, BLK-14.1)."""
    c = city(2).deck("3_D", "4_D").chance("event", 0).phase("standby", at="roll_event")

    c.says(0, "use:event.1.1")
    c.done()
    assert {3: "massive_explosion", 4: "massive_explosion"} == c.tiles()


def test_an_explosion_uses_tile_1_first_and_then_a_free_tile_turned_over(city):
    """With tile 1 in use the market's tile is turned (BLK-14.7)."""
    c = city(2).tile("massive_explosion", 3).carries("event.1.1", place=5)

    c.done()
    assert [3, 5, 0] == c.state.tile_at
    assert {3: "massive_explosion", 5: "massive_explosion"} == c.tiles()


def test_a_face_whose_tile_is_in_use_cannot_be_chosen(city):
    """The market lies on 03 (BLK-14.7)."""
    c = city(3).tile("trading_market", 3).deck("7_D").rolls("event", 0, 1)

    assert ["event.1.1", "event.1.3"] == c.offers(0, "use")
    c.refuses(0, "use:event.1.2", "BLK-14.7")
    c.says(0, "use:event.1.3")
    c.done()
