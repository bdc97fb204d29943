"""Every word of the effect vocabulary is used by a card and carried out by the rules."""

import pytest

from railhead.components import components
from railhead.games.metro2033 import abilities, cards, effects, goals, hero_abilities, missions, rewards, setup, words
from railhead.games.metro2033.effects import OPS

DATA = components("railhead.games.metro2033")

# Timing and operation -> where it is carried out: a table of functions, or the query that counts it.
TABLES = {
    "setup": setup.BONUSES,
    "use": abilities.ABILITIES,
    "on_loss": rewards.IF_YOU_LOSE,
    "hero_action": hero_abilities.ACTS,
}
COUNTED = {
    ("battle", "strength"),  # strength.Fight
    ("battle", "ignore_equipment"),  # strength.ignores_equipment
    ("battle", "draw_is_loss"),  # strength.draw_is_defeat
    ("battle_use", "strength"),  # combat.one_shot_strength
    ("before_threat", "peek_and_skip"),  # scouting.may_look_and_skip
    ("before_threat", "peek_and_abort"),  # scouting.may_look_and_abort
    ("on_win", "gain"),  # rewards.Reward.tokens
    ("on_loss", "protect_equipment"),  # equipment.gear_is_protected
    ("on_wounded", "prevent_wound"),  # wounds.Wound
    ("army_obtain", "gain"),  # army.obtain
    ("always", "speed"),  # queries.speed
    ("always", "free_transfers"),  # queries.has_free_transfers
    ("always", "set_cost"),  # prices.own_prices, prices.normal_price
    ("always", "add_cost"),  # prices.surcharged
    ("always", "add_maintenance"),  # mobilization.maintenance
    ("always", "mission_draw_bonus"),  # cards.MISSION_BONUS
    ("always", "forbid"),  # queries.attackable
    ("always", "win_points"),  # cards.POINTS_TO_WIN
}


def used() -> set[tuple[str, str]]:
    return {(effect["when"], effect["op"]) for effect in effects.all_effects()}


def test_every_operation_of_the_data_is_known_and_every_known_one_is_used():
    assert set(OPS) == {op for _, op in used()}
    assert sorted(OPS.values()) == list(range(1, len(OPS) + 1))


def test_every_pair_of_timing_and_operation_is_carried_out_somewhere():
    names = {number: name for name, number in OPS.items()}
    carried_out = COUNTED | {(when, names[op]) for when, table in TABLES.items() for op in table}

    assert set() == used() - carried_out
    assert set() == carried_out - used()


def test_every_goal_is_checked_and_every_check_is_used():
    wanted = {goals.check_of(goal) for goal in DATA["mission_goals"]}

    assert wanted == set(goals.MEASURED) | set(goals.WON)


def test_abilities_with_needs_are_abilities():
    assert set(missions.AGAINST_ABILITY) <= set(abilities.ABILITIES)


@pytest.mark.parametrize("family", ["factions", "heroes", "threats", "equipment", "missions", "laws"])
def test_every_key_of_every_effect_is_read(family: str):
    """A misspelt key would silently do nothing."""
    known = {"when", "op", "amount", "value", "pigs", "who", "role", "vs", "threat_type", "at", "what", "window", "res"}
    known |= {"any", "distinct", "instead", "extra", "uses_per_round", "until", "optional", "cost", "one_of", "draw"}
    known |= {"keep", "max", "mixed", "from_strength"}

    for card in DATA[family]:
        for effect in card.get("start_bonus", []) + card["effects"]:
            assert set() == set(effect) - known, card["id"]


def test_an_unknown_word_in_the_data_is_an_error():
    with pytest.raises(KeyError):
        effects.read_effect({"when": "always", "op": "fly"})
    with pytest.raises(ValueError, match="not in list"):
        effects.read_effect({"when": "battle", "op": "strength", "who": "everybody"})


def test_card_families_follow_each_other_without_gaps():
    prefixes = ["t", "e", "m", "l", "c"]
    starts = [cards.THREATS, cards.EQUIPMENT, cards.MISSIONS, cards.LAWS, cards.COMBAT, len(cards.CARDS)]

    for prefix, start, end in zip(prefixes, starts, starts[1:], strict=False):
        assert {prefix} == {card[0] for card in cards.CARDS[start:end]}
    assert len(cards.CARDS) == len(set(cards.CARDS))


def test_the_options_of_a_mission_name_its_card():
    count = len(DATA["missions"])

    assert list(range(cards.MISSIONS, cards.LAWS)) == [missions.mission_of(words.USE + n) for n in range(count)]
    assert list(range(cards.MISSIONS, cards.LAWS)) == [missions.mission_of(words.COMPLETE + n) for n in range(count)]


def test_option_titles_tell_all_options_of_a_kind_apart():
    names, titles = words.VOCABULARY.names, words.VOCABULARY.titles

    for kind, group in words.VOCABULARY.groups.items():
        assert len(group) == len({titles[option] for option in group}), kind
    assert len(names) == len(set(names))
