"""The box, against a list written down apart from the data (chapter 1), and the data against the code."""

import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from railhead.games.front_line import cards, terms
from railhead.games.front_line.attack import ON_REVEAL
from railhead.games.front_line.attack import nothing as nothing_on_reveal
from railhead.games.front_line.cards import DATA, IDS, card
from railhead.games.front_line.event_cards import EFFECTS
from railhead.games.front_line.event_cards import nothing as nothing_as_event
from railhead.games.front_line.manoeuvres import MANOEUVRES
from railhead.games.front_line.manoeuvres import nothing as nothing_as_manoeuvre
from railhead.games.front_line.terms import VERBS
from railhead.games.front_line.windows import EVENT_STEPS

PRINTED = tomllib.loads((Path(__file__).parents[2] / "printed" / "front_line.toml").read_text(encoding="utf-8"))
BOX = PRINTED["box"]


def test_the_box_holds_165_cards():
    """31 character cards, 1 initiative, 5 target, 38 attack and 90 action cards (FLN-1.1)."""
    counts = {
        "characters": sum(entry["count"] for kind in ("front", "ability", "life") for entry in DATA[f"{kind}_card"]),
        "initiative": sum(entry["count"] for entry in DATA["initiative_card"]),
        "target": sum(entry["count"] for entry in DATA["target_card"]),
        "attack": sum(entry["count"] for entry in DATA["attack_card"]),
        "action": sum(entry["count"] for k in ("manoeuvre", "event", "equipment") for entry in DATA[f"{k}_card"]),
    }

    assert counts == {kind: BOX[kind] for kind in counts}
    assert 165 == BOX["total"] == sum(counts.values()) == DATA["inventory"]["total"]


def test_ten_comrades_and_the_commissar():
    """11 front cards, 10 ability cards and 10 life cards; three cards for each comrade (FLN-1.2, FLN-1.3)."""
    fronts = {entry["character"] for entry in DATA["front_card"]}
    abilities = {entry["character"] for entry in DATA["ability_card"]}
    lives = {entry["character"] for entry in DATA["life_card"]}

    assert (BOX["front"], BOX["ability"], BOX["life"]) == (len(fronts), len(abilities), len(lives))
    assert fronts - {"commissar"} == abilities == lives
    assert all(entry["text"] for entry in DATA["ability_card"])


def test_life_cards_end_at_10_and_for_misha_at_12():
    """The top number of every life card (FLN-1.4)."""
    assert PRINTED["top_life"] == dict(zip(cards.CHARACTERS, cards.TOP_LIFE, strict=True))


@pytest.mark.parametrize("kind", ["attack", "manoeuvre", "event", "equipment"])
def test_the_copies_of_every_card(kind):
    """52 manoeuvres, 26 events and 12 equipment cards make the action deck (FLN-1.5)."""
    counts = {entry["id"]: entry["count"] for entry in DATA[f"{kind}_card"]}

    assert PRINTED[kind] == counts
    assert BOX[kind] == sum(counts.values())


def test_polish_names_of_the_rulebook_are_kept():
    """The original names stand beside the English ones (FLN-1.3)."""
    assert PRINTED["names"] == {name: cards.POLISH[card(name)] for name in PRINTED["names"]}


def test_every_attack_card_shows_type_target_damage_and_effect():
    """Linear cards have damage values, splash cards main and indirect damage, special ones an effect (FLN-1.6)."""
    for entry in DATA["attack_card"]:
        if entry["attack_type"] == "linear":
            assert entry["targets"], entry["id"]
            assert entry["damage"], entry["id"]
        elif entry["attack_type"] == "splash":
            assert entry["targets"], entry["id"]
            assert entry["main"] >= entry["indirect"] > 0, entry["id"]
        else:
            assert entry["effects"], entry["id"]


def test_durability_of_equipment():
    """Every equipment card shows a durability (FLN-1.7)."""
    assert PRINTED["durability"] == {entry["id"]: entry["durability"] for entry in DATA["equipment_card"]}


def test_five_target_cards_are_enough():
    """No attack needs more than five, and one needs all five (FLN-1.8)."""
    assert 5 == BOX["target"] == max(len(entry["targets"]) for entry in DATA["attack_card"])


def test_starting_life_of_all_variants():
    """Normal, long, short and English edition, by number of players (FLN-2.3, FLN-11.1 to 11.4)."""
    wanted = {variant: {int(n): life for n, life in row.items()} for variant, row in PRINTED["start_life"].items()}

    assert wanted == cards.START_LIFE


# --- data and code ---------------------------------------------------------------------------------------------------

# Verbs whose code stands with their occasion, not in a table of effects.
ELSEWHERE = {
    "cancel_event": "events.Nyet",
    "reduce_damage": "events.DudEvent",
    "prevent_damage": "hit.Hit",
    "redirect_hit": "hit.Hit",
    "disarm_mines": "death.Mines",
    "gas": "damage.Damage",
    "tank": "tank.Board",
    "modify": "cards.modifier",
    "loot": "death.Deaths",
    "exchange_hands": "characters.MarketDay",
    "jump_to_free": "characters.Jump",
}


def used_verbs() -> set[str]:
    entries = [e for kind in ("attack", "manoeuvre", "event", "equipment", "ability") for e in DATA[f"{kind}_card"]]
    return {effect["op"] for e in entries for effect in e["effects"] + e.get("passive_effects", [])}


def test_every_verb_of_the_data_is_implemented_and_the_other_way_round():
    """Each operation has one implementation; none is there that no card uses."""
    tables = ((EFFECTS, nothing_as_event), (MANOEUVRES, nothing_as_manoeuvre), (ON_REVEAL, nothing_on_reveal))
    implemented = {VERBS[verb] for table, nothing in tables for verb, act in enumerate(table) if act is not nothing}
    implemented |= {VERBS[verb] for verb in EVENT_STEPS} | set(ELSEWHERE)

    assert used_verbs() == implemented == set(VERBS) - {""}
    for place in ELSEWHERE.values():
        module, name = place.split(".")
        assert hasattr(import_module(f"railhead.games.front_line.{module}"), name), place


@pytest.mark.parametrize("name", [name.upper() for name in VERBS if name])
def test_verb_numbers_are_the_places_in_the_list(name):
    assert name.lower() == VERBS[getattr(terms, name)]


def test_every_card_has_text_and_both_names():
    assert all(cards.TEXTS)
    assert all(cards.TITLES)
    assert all(cards.POLISH)
    assert len(set(IDS)) == len(IDS)


def test_only_special_attacks_may_turn_up_another_card():
    """Targets of two attack cards at once could not be told apart (FLN-5.4.2)."""
    assert not any(cards.REVEAL_ANOTHER)
    assert 1 == cards.COUNT[cards.TANK_CARD], "the rules of the tank are written for one tank"
