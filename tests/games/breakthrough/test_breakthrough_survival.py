"""Chapter BRK-10: survival mode, each switch alone and all together."""

import itertools

import pytest
from breakthrough_table import ID, Board, MakeTable, occupied, turned

import railhead
from railhead.testing.conformance import play_checked
from railhead.testing.secrecy import play_secret

RULES = railhead.ruleset("breakthrough")
FULL_DEFENCE = {"survival_1_full_defence": "on"}
ROUT = {"survival_2_rout": "on"}
NO_REFRESH = {"survival_3_no_refresh": "on"}
ALL = {**FULL_DEFENCE, **ROUT, **NO_REFRESH}


def test_the_switches_are_off_by_default_and_independent() -> None:
    """Any combination may be chosen (BRK-10.1.1; BRK-13, D18)."""
    assert {"off"} == {RULES.start(2, 1).state.options[name] for name in ALL}
    for values in itertools.product(("off", "on"), repeat=3):
        chosen = dict(zip(ALL, values, strict=True))
        state = RULES.start(3, 1, chosen).state
        assert chosen == {name: state.options[name] for name in ALL}


def test_the_switches_hold_for_the_whole_match() -> None:
    """They stand in the options of the match and never change (BRK-10.1.2)."""
    match = RULES.start(2, 5, {**ALL, "turn_limit": "50", "factions": "random"})
    before = dict(match.state.options)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])

    assert before == match.state.options
    with pytest.raises(railhead.BadSetup):
        RULES.start(2, 5, {"survival_1_full_defence": "perhaps"})


# --- switch 1: full defence -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, FULL_DEFENCE])
def test_full_defence_needs_every_symbol(table: MakeTable, options: dict[str, str]) -> None:
    """Ghost Giant (biological + mental) against a Cooking Pot: repelled, or not with the switch (BRK-10.2.1)."""
    b = Board(table, **options).has(1, turned("Cooking Pot"), "Sokolniki").holds(0, "Ghost Giant")

    b.discards(0, "Ghost Giant")

    if options:
        assert [turned("Cooking Pot")] == b.area(1)  # kept, and the station is lost
        b.waits("take", 0)
    else:
        assert ["Sokolniki"] == b.area(1)
        b.waits("free_card", 1)


def test_several_cards_may_cover_the_symbols_together(table: MakeTable) -> None:
    """Cooking Pot and Crossbow against biological + mental: both go, without a choice (BRK-10.2.2)."""
    b = Board(table, **FULL_DEFENCE).has(1, turned("Cooking Pot"), turned("Crossbow"), turned("Rat"), "Sokolniki")
    b.holds(0, "Ghost Giant")

    b.discards(0, "Ghost Giant")

    assert [turned("Rat"), "Sokolniki"] == b.area(1)
    assert {"Cooking Pot", "Crossbow"} <= set(b.discard_pile())
    b.waits("free_card", 1)


def test_one_card_may_cover_all_symbols(table: MakeTable) -> None:
    """Rabid Hounds, biological + epidemic: the Flamethrower shows both and goes alone (BRK-10.2.1)."""
    b = Board(table, **FULL_DEFENCE).has(1, turned("Flamethrower"), turned("Rat"), "Knife").holds(0, "Rabid Hounds")

    b.discards(0, "Rabid Hounds")

    b.waits("free_card", 1)
    assert ["Knife", turned("Rat")] == b.area(1)


def test_the_player_chooses_the_covering_set_without_needless_cards(table: MakeTable) -> None:
    """Biological + epidemic: Flamethrower alone, or Crossbow with another, never more (BRK-10.2.2; BRK-13, D15)."""
    area = (turned("Flamethrower"), turned("Crossbow"), turned("Rat"), turned("Water Canister"), turned("Knife"))
    b = Board(table, **FULL_DEFENCE).has(1, *area).holds(0, "Rabid Hounds")

    b.discards(0, "Rabid Hounds")
    assert ["Crossbow", "Flamethrower"] == b.offered(1, "turned")  # first against biological
    b.refuses(1, f"turned:{ID['Knife']}", "BRK-7.2.1")
    b.refuses(1, f"turned:{ID['Rat']}", "BRK-10.2.2")
    b.uses(1, "Crossbow")
    assert ["Rat", "Water Canister"] == b.offered(1, "turned")  # then against epidemic
    b.refuses(1, f"turned:{ID['Flamethrower']}", "BRK-10.2.2")  # it would make the Crossbow needless
    b.uses(1, "Water Canister")

    assert [turned("Flamethrower"), turned("Knife"), turned("Rat")] == b.area(1)
    b.waits("free_card", 1)


def test_two_cards_may_overlap_if_each_is_needed(table: MakeTable) -> None:
    """Worm Brood: Tarpaulin (radiation, biological) with Flamethrower (biological, epidemic) is a set (BRK-10.2.2)."""
    b = Board(table, **FULL_DEFENCE).holds(0, "Worm Brood")
    b.has(1, turned("Tarpaulin"), turned("Flamethrower"), turned("Crossbow"), "Pork")

    b.discards(0, "Worm Brood")
    assert ["Flamethrower", "Tarpaulin"] == b.offered(1, "turned")
    b.refuses(1, f"turned:{ID['Crossbow']}", "BRK-10.2.2")
    b.uses(1, "Tarpaulin")

    assert [turned("Crossbow"), "Pork"] == b.area(1)
    b.waits("free_card", 1)


def test_three_symbols_may_take_three_cards(table: MakeTable) -> None:
    """Archive Keeper: physical + mental + unknown (BRK-10.2.2)."""
    b = Board(table, **FULL_DEFENCE).has(1, turned("Knife"), turned("Flashlight"), "Smuggler", "Pork")
    b.holds(0, "Archive Keeper")

    b.discards(0, "Archive Keeper")

    assert ["Pork"] == b.area(1)
    b.waits("free_card", 1)


def test_repelling_with_several_cards_gives_exactly_one_free_card(table: MakeTable) -> None:
    """One, and it is still mandatory to repel (BRK-10.2.3)."""
    b = Board(table, **FULL_DEFENCE).has(1, turned("Cooking Pot"), turned("Crossbow"), "Tunnel Guide").holds(1, "Pork")
    b.holds(0, "Ghost Giant")

    b.discards(0, "Ghost Giant")
    b.refuses(1, "nothing", "BRK-7.2.3")
    b.uses(1, "Tunnel Guide").lays_free(1, "Pork")

    assert [turned("Cooking Pot"), "Pork"] == b.area(1)
    b.waits("take", 0)


def test_without_full_cover_no_defence_is_discarded(table: MakeTable) -> None:
    """Two of three symbols: the loss applies and the defences stay (BRK-10.2.3)."""
    b = Board(table, **FULL_DEFENCE).has(1, turned("Knife"), turned("Flashlight"), "Pork").holds(0, "Archive Keeper")

    b.discards(0, "Archive Keeper")

    assert [turned("Flashlight"), turned("Knife")] == b.area(1)
    b.waits("take", 0)


# --- switch 2: rout ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "above"), [({}, 3), (ROUT, 0)])
def test_who_does_not_repel_is_routed(table: MakeTable, options: dict[str, str], above: int) -> None:
    """All tokens above go below; who repels keeps them (BRK-10.3.1)."""
    b = Board(table, 3, **options).has(1, "Pork").tokens(1, 3, 2).has(2, turned("Rat")).tokens(2, 4, 1)
    b.holds(0, "Plague Pack")

    b.discards(0, "Plague Pack").lays_free(2)

    assert (above, 5 - above) == (b.above(1), b.below(1))
    assert (4, 1) == (b.above(2), b.below(2))
    b.waits("take", 0)


def test_the_rout_comes_after_the_loss_and_spares_stations_in_play(table: MakeTable) -> None:
    """Tokens of the lost station go below too, those on the other stay (BRK-10.3.2)."""
    b = Board(table, **ROUT).has(1, occupied("Sokolniki", 2), occupied("Kurskaya", 1)).tokens(1, 1, 3)
    b.holds(0, "Tunnel Shade")

    b.discards(0, "Tunnel Shade").gives_up(1, "Sokolniki")

    assert [occupied("Kurskaya", 1)] == b.area(1)
    assert (0, 6) == (b.above(1), b.below(1))
    b.waits("take", 0)


def test_the_rout_also_comes_where_there_is_nothing_to_lose(table: MakeTable) -> None:
    """No station, no resource: the tokens go below all the same (BRK-10.3.2)."""
    b = Board(table, **ROUT).tokens(1, 5, 0).holds(0, "Tunnel Shade")

    b.discards(0, "Tunnel Shade")

    assert (0, 5) == (b.above(1), b.below(1))
    b.waits("take", 0)


def test_who_has_no_token_above_is_not_said_to_be_routed(table: MakeTable) -> None:
    """Nothing goes below (BRK-10.3.1)."""
    b = Board(table, **ROUT).tokens(1, 0, 5).holds(0, "Tunnel Shade")

    b.discards(0, "Tunnel Shade")

    assert ["The Confederation of 1905"] == [one.partition(" is routed")[0] for one in b.told() if "routed" in one]
    b.waits("take", 0)


def test_the_discarder_regains_first_and_is_routed_then(table: MakeTable) -> None:
    """Four come up and all go down again (BRK-10.3.3)."""
    b = Board(table, **ROUT).tokens(0, 1, 4).holds(0, "Plague Pack")

    b.discards(0, "Plague Pack")

    assert (0, 5) == (b.above(0), b.below(0))
    assert "The Confederation of 1905 discards Plague Pack and regains 4 tokens." in b.told()
    assert "The Confederation of 1905 is routed and moves 5 tokens below." in b.told()
    b.waits("take", 0)


# --- switch 3: no refresh ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "zones"), [({}, (6, 0)), (NO_REFRESH, (3, 3))])
def test_no_refresh_leaves_tokens_below(table: MakeTable, options: dict[str, str], zones: tuple[int, int]) -> None:
    """The gained token is put above, the others stay (BRK-10.4.1)."""
    b = Board(table, **options).has(0, "Krasnoselskaya", "Generator", "Rat").tokens(0, 2, 3)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").lets_go(0)

    assert zones == (b.above(0), b.below(0))
    b.waits("action", 0)


def test_no_refresh_holds_for_the_faction_task_too(table: MakeTable) -> None:
    """One token above, three stay below (BRK-10.4.1)."""
    b = Board(table, **NO_REFRESH).leads(0, "VDNKh Commonwealth").has(0, "Tinned Stew", "Pork").tokens(0, 2, 3)

    b.completes(0, "VDNKh Commonwealth", "Tinned Stew", "Pork")

    assert (3, 3) == (b.above(0), b.below(0))
    b.waits("action", 0)


def test_keeping_still_needs_tokens_above_and_the_gained_one_counts(table: MakeTable) -> None:
    """The first station with the gained token; the second needs two, and one is not enough (BRK-10.4.2)."""
    b = Board(table, **NO_REFRESH).has(0, "Krasnoselskaya", "Generator", "Rat").tokens(0, 0, 5)
    b.completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)
    assert (0, 5) == (b.above(0), b.below(0))
    b.waits("action", 0)

    second = Board(table, **NO_REFRESH).has(0, occupied("Lubyanka", 1), "Krasnoselskaya", "Generator", "Rat")
    second.tokens(0, 0, 4).completes(0, "Krasnoselskaya", "Generator", "Rat")
    assert [occupied("Lubyanka", 1)] == second.area(0)
    assert (1, 4) == (second.above(0), second.below(0))
    second.waits("action", 0)


# --- all together -----------------------------------------------------------------------------------------------------


EACH = {"none": {}, "1": FULL_DEFENCE, "2": ROUT, "3": NO_REFRESH, "all": ALL}


@pytest.mark.parametrize("switches", EACH)
def test_the_threat_example_with_each_switch(table: MakeTable, switches: str) -> None:
    """Ghost Giant, Cooking Pot, Backpack and Rat, Ghoul: only switches 1 and 2 change it (BRK-10.1.1, BRK-12.6)."""
    b = Board(table, 3, **EACH[switches]).holds(0, "Ghost Giant").tokens(0, 0, 6)
    b.has(0, turned("Cooking Pot"), "Sokolniki").has(1, turned("Backpack"), turned("Rat"), "Kurskaya").tokens(1, 3, 2)
    b.has(2, turned("Ghoul"), "Lubyanka").tokens(2, 1, 4)
    full, rout = switches in ("1", "all"), switches in ("2", "all")

    b.discards(0, "Ghost Giant")
    if not full:
        b.lays_free(0).lays_free(2)

    assert ([turned("Cooking Pot")] if full else ["Sokolniki"]) == b.area(0)
    assert [turned("Backpack"), turned("Rat")] == b.area(1)
    assert ([turned("Ghoul")] if full else ["Lubyanka"]) == b.area(2)
    assert ((0, 6) if full and rout else (5, 1)) == (b.above(0), b.below(0))
    assert ((0, 5) if rout else (3, 2)) == (b.above(1), b.below(1))
    assert ((0, 5) if full and rout else (1, 4)) == (b.above(2), b.below(2))
    b.waits("take_or_act", 0)


@pytest.mark.parametrize("switches", EACH)
def test_the_task_example_with_each_switch(table: MakeTable, switches: str) -> None:
    """Novoslobodskaya with 3 + 3 + 1: only switch 3 changes it (BRK-10.1.1, BRK-12.1)."""
    b = Board(table, **EACH[switches]).has(0, "Novoslobodskaya", "Pork", "Assault Rifle", "Rat").tokens(0, 1, 4)

    b.completes(0, "Novoslobodskaya", "Pork", "Assault Rifle", "Rat").keeps(0)

    assert [occupied("Novoslobodskaya", 1)] == b.area(0)
    assert ([1, 4, 4] if switches in ("3", "all") else [5, 0, 4]) == [b.above(0), b.below(0), b.supply(0)]
    b.waits("action", 0)


def test_all_three_switches_together(table: MakeTable) -> None:
    """A threat half covered, the rout, then a task without refresh (BRK-10.1.1, 10.2.1, 10.3.1, 10.4.1)."""
    b = Board(table, **ALL).holds(0, "Ghost Giant").tokens(0, 0, 5)
    b.has(0, turned("Cooking Pot"), "Krasnoselskaya", "Oktyabrskaya", "Generator", "Rat")
    b.has(1, turned("Cooking Pot"), turned("Crossbow"), "Kurskaya").tokens(1, 3, 2)

    b.discards(0, "Ghost Giant").gives_up(0, "Oktyabrskaya").lays_free(1)
    assert (0, 5) == (b.above(0), b.below(0))  # regained five, and routed
    assert (3, 2) == (b.above(1), b.below(1))
    assert ["Kurskaya"] == b.area(1)
    b.completes(0, "Krasnoselskaya", "Generator", "Rat").keeps(0)

    assert [turned("Cooking Pot"), occupied("Krasnoselskaya", 1)] == b.area(0)
    assert (0, 5) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


@pytest.mark.parametrize("options", [FULL_DEFENCE, ROUT, NO_REFRESH, ALL])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_nets_hold_in_survival(seats: int, options: dict[str, str]) -> None:
    """Random matches keep every promise and every secret with each switch and with all (BRK-10.1.1)."""
    limited = {**options, "turn_limit": "100"}
    play_checked(RULES, seats, 11, limited, dear=9)
    assert play_secret(RULES, seats, 12, limited, every=17)
