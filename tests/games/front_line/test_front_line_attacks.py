"""Attack cards: target cards, linear and splash attacks (FLN-5.1 to 5.4)."""

import pytest

from railhead.games.front_line.attack import aimed_slot
from railhead.games.front_line.reading import Aim
from railhead.games.front_line.terms import FREE_SLOT

SIX = "misha dominika nikolai vasily boris _"


def revealed(front, line: str, card: str, **life: int):
    """The position right after this attack card was turned up; somebody has to lay a card."""
    f = front(line).turn("attack").comes(card).life(**life)
    first = next(name for name in line.split() if name != "_")
    return f.hand(first, "dodge", "swap").asked("lay", first)


def fired(front, line: str, card: str, *slots: int, on: str = ""):
    """The position after step 5 of an attack aimed like this."""
    return front(line).turn("damage").attack(card, *slots, on=on)


def lost(f) -> dict[str, int]:
    """How much life everybody has lost."""
    f.until("lay")
    return {
        name: (12 if name == "misha" else 10) - life
        for name, life in f.lives().items()
        if life < 10 + 2 * (name == "misha")
    }


# --- target cards ----------------------------------------------------------------------------------------------------

# The slots where each card's targets lie, by the number of slots of the line; from the texts of the cards.
PLACES = {
    "machine_gun_1": {3: [1], 6: [1], 11: [1]},
    "machine_gun_3": {3: [3], 6: [3], 11: [3]},
    "cannonball_1": {3: [1], 6: [1]},
    "cannonball_2": {3: [2], 6: [2]},
    "flamethrower": {3: [1], 6: [1]},
    "laser": {3: [1], 6: [1]},
    "rifle_volley": {3: [1, 3], 4: [1, 3], 5: [1, 3, 5], 11: [1, 3, 5]},
    "friendly_fire": {3: [3], 6: [6], 11: [11]},
    "grenade_2": {3: [2], 6: [2]},
    "grenade_3": {3: [3], 6: [3]},
    "grenade_r2": {3: [2], 6: [5], 11: [10]},
    "mortar_4": {3: [3], 4: [4], 6: [4]},
    "mortar_r3": {3: [1], 4: [2], 6: [4]},
    "artillery": {3: [1], 4: [1, 4], 6: [1, 4], 7: [1, 4, 7], 11: [1, 4, 7]},
    "rocket_salvo": {3: [1, 3], 5: [1, 3, 5], 8: [1, 3, 5, 7], 9: [1, 3, 5, 7, 9], 11: [1, 3, 5, 7, 9]},
    "air_bomb": {3: [2], 4: [2], 5: [3], 6: [3], 11: [6]},
    "tear_gas_2": {3: [2], 6: [2]},
    "tear_gas_m": {3: [2], 4: [2], 5: [3]},
    "comrades": {},
}
ALL = ["misha", "dominika", "nikolai", "vasily", "yuri", "boris", "mikhail", "svetlana", "olga", "igor"]


@pytest.mark.parametrize(("card", "slots"), [(card, slots) for card, row in PLACES.items() for slots in row])
def test_where_target_cards_are_laid(front, card, slots):
    """Front n, rear n and middle; a single target beyond the line goes to the nearest slot, one of several is not laid.

    (FLN-5.1.1, FLN-5.1.2, FLN-5.1.3)
    """
    f = revealed(front, " ".join([*ALL[: slots - 1], "_"]), card)

    assert PLACES[card][slots] == f.state.targets
    assert [] == f.state.targeted


def test_the_free_slot_counts_as_a_place(front):
    """The target card may lie on the free slot (FLN-5.1.1)."""
    f = revealed(front, "misha _ boris", "grenade_2")

    assert [2] == f.state.targets


def test_targets_are_laid_once_and_stay_with_their_place(front):
    """Whatever moves in step 4, the target card lies where it was laid (FLN-5.1.1, FLN-5.1.2)."""
    f = front("misha vasily boris _").attack("cannonball_1", 1).down(vasily="advance_1")

    assert {"vasily": 4} == lost(f)


@pytest.mark.parametrize(
    ("card", "lives", "target"),
    [
        ("sniper", {"misha": 4, "dominika": 9, "boris": 7}, "dominika"),
        ("sniper", {"misha": 7, "dominika": 7, "boris": 7}, "dominika"),
        ("sniper", {"misha": 8, "dominika": 7, "boris": 8}, "boris"),
        ("attack_dogs", {"misha": 4, "dominika": 9, "boris": 3}, "boris"),
        ("attack_dogs", {"misha": 3, "dominika": 9, "boris": 3}, "boris"),
        ("attack_dogs", {"misha": 1, "dominika": 9, "boris": 3}, "misha"),
        ("molotov", {"misha": 3, "dominika": 9, "boris": 3}, "dominika"),
    ],
)
def test_character_targets(front, card, lives, target):
    """Most life, least life, the holder of the initiative; of equals the foremost (FLN-5.1.4, FLN-5.1.5)."""
    f = revealed(front, "dominika boris misha _", card, **lives)

    assert [target] == f.names("targeted")
    assert [] == f.state.targets


def test_neither_a_free_slot_nor_a_dead_comrade_is_a_character_target(front):
    """Misha, dead, has the least life of all; behind Boris is nobody (FLN-5.1.4)."""
    f = front("dominika boris _", fallen="misha").turn("attack").comes("attack_dogs").life(dominika=4)
    f.hand("dominika", "dodge", "swap").asked("lay", "dominika")

    assert ["dominika"] == f.names("targeted")


def test_a_character_target_moves_with_its_comrade(front):
    """The target card is laid at the comrade, wherever he goes (FLN-5.1.4)."""
    f = front("misha vasily boris _").attack("sniper", on="misha").down(misha="back_2")

    assert {"misha": 3} == lost(f)


def test_the_character_is_fixed_in_step_1(front):
    """Later changes of life or initiative do not move the target to somebody else (FLN-5.1.6)."""
    f = front("misha vasily boris _").attack("attack_dogs", on="misha").life(misha=1).turn("window_2")
    f.hand("misha", "first_aid").life(vasily=2)
    f.answer("misha", "card:first_aid").until("lay")
    assert {"misha": 1, "vasily": 2, "boris": 10} == f.lives()

    g = front("misha vasily boris _").attack("molotov", on="misha").turn("window_2").hand("boris", "seize_initiative")
    g.answer("boris", "card:seize_initiative").until("lay")
    assert {"misha": 10, "vasily": 9, "boris": 10} == g.lives()


def test_the_target_card_of_a_dead_comrade_is_removed(front):
    """He dies before step 5: the attack is lost (FLN-5.1.6)."""
    f = front("misha _ vasily boris").attack("sniper", on="misha").life(misha=3).lie("mine", 2).down(misha="back_1")
    f.until("lay")

    assert {"misha": 0, "vasily": 10, "boris": 10} == f.lives()


@pytest.mark.parametrize(
    ("card", "target", "line", "hit"),
    [
        ("cannonball_1", 4, "misha vasily _", {}),
        ("cannonball_1", 4, "misha _ vasily", {}),
        ("friendly_fire", 4, "misha _ vasily", {"vasily": 3}),
        ("friendly_fire", 4, "misha vasily _", {"vasily": 3}),
        ("mortar_4", 4, "misha _ vasily", {"vasily": 2}),
        ("mortar_4", 4, "misha vasily _", {}),
        ("mortar_4", 5, "misha _ vasily", {}),
    ],
)
def test_a_target_card_under_the_commissar(front, card, target, line, hit):
    """Towards him it hits nobody, towards the front it starts at slot L, a splash reaches slot L (FLN-5.1.7)."""
    f = front(line, fallen="boris olga").turn("damage").attack(card, target)

    f.until("lay")
    assert hit == {
        name: top - f.life_of(name) for name, top in (("misha", 12), ("vasily", 10)) if f.life_of(name) < top
    }


@pytest.mark.parametrize("card", ["mine", "barbed_wire_2"])
def test_mine_and_wire_use_no_target_card(front, card):
    """There is nothing that Wrong Coordinates could move (FLN-5.1.8)."""
    f = front("misha vasily boris _").turn("attack").comes(card).hand("misha", "wrong_coordinates", "halt")
    f.asked("window_1", "misha")

    assert ([], []) == (f.state.targets, f.state.targeted)
    f.refuses("misha", "card:wrong_coordinates", "FLN-8.4.8")


# --- linear attacks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "hit"), [(1, {"misha": 4}), (2, {"vasily": 4}), (3, {"boris": 4}), (4, {})])
def test_a_linear_attack_runs_towards_the_commissar(front, slot, hit):
    """From its target card, this slot included; behind the last comrade it is lost (FLN-5.2.1, FLN-5.2.2)."""
    assert hit == lost(fired(front, "misha vasily boris _", "cannonball_1", slot))


def test_the_machine_gun_hits_the_first_two_from_its_slot_on(front):
    """2 damage each; whoever stands before slot 3 or behind them has nothing to fear (FLN-5.2.2)."""
    f = fired(front, "misha dominika vasily _ boris olga", "machine_gun_3", 3)

    assert {"vasily": 2, "boris": 2} == lost(f)


def test_another_direction_if_the_card_says_so(front):
    """Friendly Fire runs towards the front (FLN-5.2.1)."""
    assert {"vasily": 3} == lost(fired(front, "misha vasily _", "friendly_fire", 3))


def test_only_the_first_available_target_is_hit(front):
    """FAQ: it stops at the first target it hits (FLN-5.2.2)."""
    assert {"boris": 4} == lost(fired(front, "_ boris misha vasily", "cannonball_1", 1))


def test_the_free_slot_is_passed_over(front):
    """It goes on until it has hit (FLN-5.2.3)."""
    assert {"vasily": 4} == lost(fired(front, "misha _ vasily boris", "cannonball_2", 2))


def test_a_dodging_comrade_is_passed_over(front):
    """He is no available target; the next one is hit (FLN-5.2.3, FLN-8.3.1)."""
    f = fired(front, "misha vasily boris _", "cannonball_1", 1).who(dodging="misha vasily")

    assert {"boris": 4} == lost(f)


def test_if_all_dodge_the_attack_is_lost(front):
    """It passes the last slot (FLN-5.2.2)."""
    assert {} == lost(fired(front, "misha vasily boris _", "cannonball_1", 1).who(dodging="misha vasily boris"))


def test_a_prone_comrade_is_hit_by_a_linear_attack(front):
    """Hit the Dirt does not help against it (FLN-8.3.1)."""
    assert {"misha": 4} == lost(fired(front, "misha vasily boris _", "cannonball_1", 1).who(prone="misha"))


def test_a_tank_stops_a_linear_attack(front):
    """No damage to the crew, and nothing beyond is hit (FLN-5.2.4, FLN-8.6.6)."""
    assert {} == lost(fired(front, "misha vasily boris _", "laser", 1).tank("misha", "vasily"))
    assert {"boris": 3} == lost(fired(front, "boris misha vasily olga _", "laser", 1).tank("misha", "vasily"))


@pytest.mark.parametrize(
    ("card", "hit"),
    [
        ("machine_gun_1", {"misha": 2, "dominika": 2}),
        ("flamethrower", {"misha": 3, "dominika": 2, "nikolai": 1}),
        ("laser", {"misha": 3, "dominika": 1, "nikolai": 1, "vasily": 1, "boris": 1}),
        ("cannonball_1", {"misha": 4}),
    ],
)
def test_several_damage_values_hit_successive_targets(front, card, hit):
    """Machine Gun 2, 2; Flamethrower 3, 2, 1; Laser 3, then 1 for every further target (FLN-5.2.5)."""
    assert hit == lost(fired(front, SIX, card, 1))


def test_successive_targets_are_the_available_ones(front):
    """A dodger and the free slot are not counted (FLN-5.2.5, FLN-5.2.3)."""
    f = fired(front, "misha _ dominika nikolai vasily", "flamethrower", 1).who(dodging="dominika")

    assert {"misha": 3, "nikolai": 2, "vasily": 1} == lost(f)


def test_several_target_cards_are_separate_lines_of_fire(front):
    """Rifle Volley from slots 1, 3 and 5; two of them may hit the same comrade (FLN-5.2.6)."""
    assert {"misha": 2, "nikolai": 2, "boris": 2} == lost(fired(front, SIX, "rifle_volley", 1, 3, 5))
    f = fired(front, "misha dominika nikolai vasily boris _", "rifle_volley", 1, 3, 5).who(dodging="nikolai vasily")
    assert {"misha": 2, "boris": 4} == lost(f)


def test_several_lines_of_fire_go_from_front_to_rear(front):
    """The front target first, whatever order the cards were laid in (FLN-5.2.6)."""
    f = fired(front, "misha dominika nikolai _", "rifle_volley", 3, 1)
    f.until("lay")

    damaged = [line.split(" takes")[0] for line in f.told() if "damage and has" in line]
    assert ["Misha the Bear", "Nikolai"] == damaged


# --- splash attacks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "slot", "hit"),
    [
        ("grenade_2", 2, {"misha": 1, "dominika": 3, "nikolai": 1}),
        ("grenade_3", 3, {"dominika": 1, "nikolai": 3, "vasily": 1}),
        ("grenade_r2", 5, {"vasily": 1, "boris": 3}),
        ("mortar_4", 4, {"nikolai": 2, "vasily": 3, "boris": 2}),
        ("mortar_r3", 4, {"nikolai": 2, "vasily": 3, "boris": 2}),
        ("air_bomb", 3, {"dominika": 2, "nikolai": 4, "vasily": 2}),
        ("tear_gas_2", 2, {"misha": 1, "dominika": 1, "nikolai": 1}),
        ("tear_gas_m", 3, {"dominika": 1, "nikolai": 1, "vasily": 1}),
    ],
)
def test_a_splash_attack_hits_its_slot_and_both_neighbours(front, card, slot, hit):
    """Main damage in the target slot, indirect damage in the adjacent slots (FLN-5.3.1)."""
    assert hit == lost(fired(front, SIX, card, slot))


def test_it_is_the_place_that_is_hit(front):
    """The target slot is free: nobody takes main damage, its neighbours still take the indirect damage (FLN-5.3.2)."""
    assert {"misha": 1, "vasily": 1} == lost(fired(front, "misha _ vasily boris", "grenade_2", 2))


def test_the_free_slot_is_not_skipped_in_finding_neighbours(front):
    """Beyond the free slot nobody is adjacent (FLN-5.3.2)."""
    assert {"misha": 3} == lost(fired(front, "misha _ vasily boris", "grenade_2", 1))


def test_several_targets_give_separate_hits(front):
    """Next to two targets: two indirect hits; on one and next to another: both (FLN-5.3.3)."""
    assert {"misha": 2, "dominika": 2, "nikolai": 2, "vasily": 2, "boris": 2} == lost(
        fired(front, SIX, "rocket_salvo", 1, 3, 5)
    )
    f = fired(front, SIX, "artillery", 1, 2)
    assert {"misha": 4, "dominika": 4, "nikolai": 1} == lost(f)
    g = fired(front, SIX, "rocket_salvo", 1, 3)
    g.until("lay")
    assert 2 == sum("Dominika takes 1 damage" in line for line in g.told())


def test_the_order_of_splash_hits(front):
    """Targets from front to rear; for each the main hit, the slot in front, the slot behind (FLN-5.3.4)."""
    f = fired(front, SIX, "artillery", 4, 1)
    f.until("lay")

    damaged = [line.split(" takes")[0] for line in f.told() if "damage and has" in line]
    assert ["Misha the Bear", "Dominika", "Vasily", "Nikolai", "Boris"] == damaged


def test_a_splash_at_a_character_falls_where_he_stands_in_step_5(front):
    """Molotov: the holder has moved on (FLN-5.3.5)."""
    f = front(SIX).attack("molotov", on="misha").down(misha="back_2")

    # push: _ misha dominika nikolai vasily boris; exchange: _ dominika misha nikolai vasily boris
    assert {"dominika": 1, "misha": 2, "nikolai": 1} == lost(f)


def test_a_dodging_comrade_is_hit_by_a_splash_attack(front):
    """Dodge does not help against it (FLN-8.3.1)."""
    assert {"misha": 1, "vasily": 3, "boris": 1} == lost(
        fired(front, "misha vasily boris _", "grenade_2", 2).who(dodging="misha vasily boris")
    )


def test_a_prone_comrade_takes_neither_main_nor_indirect_damage(front):
    """Hit the Dirt (FLN-8.3.1)."""
    assert {"boris": 1} == lost(fired(front, "misha vasily boris _", "grenade_2", 2).who(prone="misha vasily"))


# --- special attacks -------------------------------------------------------------------------------------------------


def test_neither_dodge_nor_hit_the_dirt_helps_against_a_mine(front):
    """They are tied to linear and splash attacks (FLN-5.4.1)."""
    f = front("misha vasily boris _").lie("mine", 4).who(dodging="boris", prone="boris").down(boris="back_1")

    assert {"boris": 3} == lost(f)


def test_a_special_attack_makes_a_whole_turn_without_a_second_card(front):
    """All seven steps, and no other attack card is turned up (FLN-5.4.2)."""
    f = front("misha vasily boris _").turn("attack").comes("russian_roulette", "laser").hand("misha", "dodge", "swap")
    f.asked("lay", "misha")
    assert [] == f.cards("attack")
    f.lays(misha="dodge").until("lay")

    assert (["laser"], 3) == (f.cards("attack"), f.state.turn)
    assert "Misha the Bear turns up Dodge." in f.told()
    assert {"misha": 12, "vasily": 10, "boris": 10} == f.lives()


def comrades_come(front):
    """The Comrades are turned up before a grenade; all draw, draft, and are asked to lay a card."""
    f = front("misha vasily _").turn("attack").comes("comrades", "grenade_2")
    f.hand("misha", "advance_1", "back_1", "back_1", "back_2", "back_2")
    f.hand("vasily", "advance_1", "back_1", "back_1", "back_2", "back_2")
    for _ in range(4):
        for name in ("misha", "vasily"):
            f.answer(name, f.options(name)[0], "draft")
    return f.until("lay")


def test_comrades_turns_up_no_second_card(front):
    """All hands are full and drafted, and the attack is over (FLN-5.4.2, FLN-5.5.1)."""
    f = comrades_come(front)

    assert (["comrades"], []) == (f.cards("attack"), f.state.targets)


def test_the_barbed_wire_of_slot_4_lies_there_and_no_second_card_comes(front):
    """Whoever stands there; it stays when the turn is over (FLN-5.4.2, FLN-5.8.1)."""
    f = front(SIX).turn("attack").comes("barbed_wire_4", "laser").hand("misha", "dodge", "swap").asked("lay", "misha")

    assert ([("barbed_wire_4", 4)], []) == (f.lies(), f.cards("attack"))


def test_the_switch_for_printed_cards_that_turn_up_another(front):
    """An owner whose printed card says so sets `reveal_another`: the next card is turned up before W1 (FLN-5.4.2)."""
    from railhead.games.front_line.cards import REVEAL_ANOTHER, card

    REVEAL_ANOTHER[card("comrades")] = True
    try:
        f = comrades_come(front)
    finally:
        REVEAL_ANOTHER[card("comrades")] = False

    assert ["grenade_2", "comrades"] == f.cards("attack")
    assert [2] == f.state.targets


def test_a_target_card_on_the_free_slot(front):
    """No card of the box aims there but the mine, and the data may (FLN-5.1.2)."""
    f = front("misha _ olga").until("lay")

    assert 2 == aimed_slot(f.state, Aim(FREE_SLOT, 0), 3)
