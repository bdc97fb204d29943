"""Chapter BRK-6: heroes."""

import pytest
from breakthrough_table import DATA, ID, Board, MakeTable, occupied, turned

# Hero, a card of 4 of the type he doubles, a station of 7 of its colour,
# a threat with his symbol, and one without it that takes the resource.
HEROES = [
    ("Hunter", "Body Armour", "Belorusskaya", "Archive Keeper", "Reactor Slug"),
    ("Field Surgeon", "Generator", "Taganskaya", "Plague Pack", "Winged Reaper"),
    ("Tunnel Guide", "Tinned Stew", "Taganskaya", "Pale Whisperer", "Plague Pack"),
    ("Smuggler", "Radio Set", "Taganskaya", "Tunnel Shade", "Plague Pack"),
    ("Gunsmith", "Machine Gun", "Belorusskaya", "Rabid Hounds", "Reactor Slug"),
    ("Surface Stalker", "Ammunition Crate", "Belorusskaya", "Reactor Slug", "Ghoul"),
]


@pytest.mark.parametrize(("hero", "resource", "station", "threat", "other"), HEROES)
def test_a_hero_doubles_his_type_once(
    table: MakeTable, hero: str, resource: str, station: str, threat: str, other: str
) -> None:
    """4 x 2 = 8 reaches a parameter of 7; the hero goes with the resources (BRK-6.5.3)."""
    b = Board(table).has(0, hero, resource, station)
    assert station in b.offered(0, "task")

    b.completes(0, station, resource, hero).lets_go(0)

    assert [] == b.area(0)
    assert {hero, resource, station} == set(b.discard_pile())
    assert 6 == b.owned(0)
    b.waits("action", 0)


@pytest.mark.parametrize(("hero", "resource", "station", "threat", "other"), HEROES)
def test_a_hero_doubles_no_other_type(
    table: MakeTable, hero: str, resource: str, station: str, threat: str, other: str
) -> None:
    """With another type of the same category 4 remains 4 (BRK-6.5.3, BRK-6.5.8)."""
    peaceful = station == "Taganskaya"
    wrong = {"Generator": "Tinned Stew", "Machine Gun": "Body Armour"}.get(
        resource, "Generator" if peaceful else "Machine Gun"
    )
    b = Board(table).has(0, hero, wrong, station)

    b.refuses(0, f"task:{ID[station]}", "BRK-5.2.4")
    b.waits("action", 0)


@pytest.mark.parametrize(("hero", "resource", "station", "threat", "other"), HEROES)
def test_a_hero_repels_his_threat_and_is_discarded(
    table: MakeTable, hero: str, resource: str, station: str, threat: str, other: str
) -> None:
    """He protects without being turned (BRK-6.5.2, BRK-6.5.1)."""
    b = Board(table).has(1, hero, resource, station).holds(0, threat)

    b.discards(0, threat).lays_free(1)

    assert {resource, station} == set(b.area(1))
    assert hero == b.discard_pile()[0]
    b.waits("take", 0)


@pytest.mark.parametrize(("hero", "resource", "station", "threat", "other"), HEROES)
def test_a_hero_does_not_repel_another_threat(
    table: MakeTable, hero: str, resource: str, station: str, threat: str, other: str
) -> None:
    """Without his symbol he stays where he is, and the loss comes (BRK-6.5.2, BRK-6.5.7, BRK-7.2.1)."""
    b = Board(table).has(1, hero, resource).holds(0, other)

    b.discards(0, other)

    assert [hero] == b.area(1)
    b.waits("take", 0)


@pytest.mark.parametrize("hero", [hero["name"] for hero in DATA["hero"]])
def test_a_hero_is_played_for_three_or_discarded_for_three(table: MakeTable, hero: str) -> None:
    """Cost 3 both ways; there is no defence half to turn (BRK-6.5.1)."""
    b = Board(table).holds(0, hero).tokens(0, 3, 2)
    b.plays(0, hero)

    assert [hero] == b.area(0)
    assert (0, 5) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)

    other = Board(table).holds(0, hero).tokens(0, 1, 4)
    assert [] == other.offered(0, "play")
    other.discards(0, hero)
    assert (4, 1) == (other.above(0), other.below(0))
    other.waits("take", 0)


def test_a_hero_doubles_in_the_turn_he_is_played(table: MakeTable) -> None:
    """Played for 3, used before the draw (BRK-6.5.4)."""
    b = Board(table).holds(0, "Hunter").has(0, "Body Armour", "Belorusskaya")

    b.plays(0, "Hunter").completes(0, "Belorusskaya", "Body Armour", "Hunter").keeps(0)

    assert [occupied("Belorusskaya", 1)] == b.area(0)
    b.waits("take_or_act", 0)


def test_a_hero_is_used_once_for_one_purpose(table: MakeTable) -> None:
    """After doubling he cannot repel any more (BRK-6.5.5, BRK-6.5.3)."""
    b = Board(table).has(0, "Hunter", "Body Armour", "Belorusskaya", "Knife").holds(0, "Archive Keeper")

    b.completes(0, "Belorusskaya", "Body Armour", "Hunter").keeps(0)
    b.discards(0, "Archive Keeper")

    assert [occupied("Belorusskaya", 1)] == b.area(0)  # the Knife is lost
    b.waits("take_or_act", 0)


def test_after_repelling_a_hero_cannot_double(table: MakeTable) -> None:
    """He lies on the discard pile (BRK-6.5.5)."""
    b = Board(table).has(0, "Hunter", "Body Armour", "Belorusskaya").holds(0, "Blind Diggers")
    assert ["Belorusskaya"] == [name for name in b.offered(0, "task") if "1905" not in name]

    b.discards(0, "Blind Diggers").lays_free(0)

    assert [] == b.offered(0, "task")
    assert ["Belorusskaya", "Body Armour"] == b.area(0)
    b.waits("take_or_act", 0)


def test_several_heroes_of_different_types_help_one_task(table: MakeTable) -> None:
    """Weapons 4 x 2 and goods 1 x 2 make 10 for Arbatskaya (BRK-6.5.6)."""
    b = Board(table).has(0, "Arbatskaya", "Gunsmith", "Smuggler", "Machine Gun", "Lucky Charm")
    assert "Arbatskaya" in b.offered(0, "task")

    b.completes(0, "Arbatskaya", "Machine Gun", "Gunsmith", "Lucky Charm", "Smuggler").lets_go(0)

    assert [] == b.area(0)
    assert 7 == b.owned(0)
    b.waits("action", 0)


def test_all_cards_of_the_type_in_the_set_count_twice_also_those_added_later(table: MakeTable) -> None:
    """Uniform, Hunter, then Backpack: (1 + 2) x 2 (BRK-6.5.3)."""
    b = Board(table).has(0, "Paveletskaya", "Uniform", "Backpack", "Hunter")

    b.completes(0, "Paveletskaya", "Uniform", "Hunter", "Backpack").lets_go(0)

    assert [] == b.area(0)
    b.waits("action", 0)


def test_a_hero_needs_a_card_of_his_type_in_the_set(table: MakeTable) -> None:
    """Hunter cannot be thrown in with weapons alone (BRK-6.5.6)."""
    b = Board(table).has(0, "Oktyabrskaya", "Machine Gun", "Knife", "Uniform", "Hunter")

    b.answer(0, f"task:{ID['Oktyabrskaya']}").answer(0, f"card:{ID['Machine Gun']}")
    b.refuses(0, f"card:{ID['Hunter']}", "BRK-6.5.6")
    b.answer(0, f"card:{ID['Uniform']}")
    assert ["done", "card:res_weap_knife", "card:her_hunter"] == b.options(0)
    b.answer(0, "done").lets_go(0)

    assert ["Hunter", "Knife"] == b.area(0)
    b.waits("action", 0)


def test_a_hero_of_the_wrong_colour_cannot_help(table: MakeTable) -> None:
    """Hunter doubles gear, which does not count for a peaceful task (BRK-6.5.8)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat", "Uniform", "Hunter")

    b.answer(0, f"task:{ID['Krasnoselskaya']}").answer(0, f"card:{ID['Generator']}").answer(0, f"card:{ID['Rat']}")

    b.lets_go(0)  # nothing else could be added: neither Hunter nor the Uniform
    assert ["Hunter", "Uniform"] == b.area(0)
    b.waits("action", 0)


def test_a_hero_may_help_though_it_is_not_needed(table: MakeTable) -> None:
    """Five of five, and Hunter goes along (BRK-6.5.9); or stays, as the player likes."""
    b = Board(table).has(0, "Oktyabrskaya", "Body Armour", "Uniform", "Hunter")

    b.completes(0, "Oktyabrskaya", "Body Armour", "Uniform", "Hunter").lets_go(0)

    assert [] == b.area(0)
    b.waits("action", 0)


def test_a_threat_takes_no_hero(table: MakeTable) -> None:
    """Losses of resources do not touch him (BRK-6.5.7)."""
    b = Board(table).has(1, "Hunter", "Body Armour", "Pork", turned("Rat")).holds(0, "Deep Singer")

    b.discards(0, "Deep Singer")

    assert ["Hunter", "Pork", turned("Rat")] == b.area(1)
    b.waits("take", 0)
