"""The data against an independent list of what stands on the cards (chapters 0 to 3, 19)."""

import tomllib
from pathlib import Path
from random import Random

import pytest
from barbarossa_table import RULES, position

from railhead.games.barbarossa.cards import (
    BLOCKS,
    BUY_COST,
    COUNT,
    DATA,
    DECK,
    DECKS,
    DEPLOYING_RULES,
    HAS_DEPLOYING_RULE,
    IDS,
    PLAY_COST,
    PLAYING_BONUS,
    TARGET_RULES,
    TITLES,
    TYPE,
)
from railhead.games.barbarossa.verbs import COSTS, VERBS

PRINTED = tomllib.loads((Path(__file__).parents[2] / "printed" / "barbarossa.toml").read_text(encoding="utf-8"))
LIST = [dict(zip(PRINTED["columns"], row, strict=True)) for row in PRINTED["cards"]]
BOOK = PRINTED["rulebook"]
BY_ID = {block["id"]: block for block in BLOCKS}


def written(points):
    return " ".join(f"{kind}{number}" for kind, number in points.items() if number)


@pytest.mark.parametrize("card", LIST, ids=[card["name"] for card in LIST])
def test_a_card_says_what_is_printed_on_it(card):
    """Names, types, prices, values and bonuses of every card (BAR-1.2, BAR-3.0.1, BAR-3.0.3, BAR-3.0.5)."""
    block = BLOCKS[TITLES.index(card["name"])]

    assert card == {
        "name": block["name"],
        "type": block["type"],
        "subtype": block.get("subtype", ""),
        "deck": block["deck"],
        "count": block["count"],
        "play": block.get("play_cost", "-"),
        "buy": block.get("buy_cost", "-"),
        "vp": block["vp"],
        "occupy": block.get("occupying_cost", "-"),
        "defence": block.get("defence_mod", "-"),
        "bonus": written(block.get("playing_bonus", {})),
    }


def test_no_card_is_missing_and_none_is_too_many():
    """305 cards, and so many of each kind and so many decks (BAR-1.1, BAR-1.2)."""
    assert sorted(TITLES) == sorted(card["name"] for card in LIST)
    assert sum(COUNT) == 305 == BOOK["game_cards"] == sum(card["count"] for card in LIST)
    by_type = {kind: sum(COUNT[card] for card in range(len(IDS)) if TYPE[card] == kind) for kind in set(TYPE)}
    assert by_type == {"TRANSPORT": 72, "UNIT": 152, "PLAN": 18, "AID": 14, "EVENT": 25, "OBJECTIVE": 24}
    decks = {kind: len({DECK[card] for card in range(len(IDS)) if TYPE[card] == kind}) for kind in set(TYPE)}
    assert decks == {"TRANSPORT": 3, "UNIT": 14, "PLAN": 3, "AID": 1, "EVENT": 1, "OBJECTIVE": 3}
    assert len(DECKS) == 25
    assert DATA["inventory"]["reference_cards"] == BOOK["reference_cards"] == 10
    assert sum(1 for block in BLOCKS if block.get("subtype") == "City") == 12


def test_reference_cards_are_not_in_the_game():
    """They have no function in play, so no zone ever holds one (BAR-1.1)."""
    assert "reference" in [card["id"] for card in DATA["reference_card"]]
    assert "reference" not in RULES.cards


def test_facts_of_the_rulebook():
    """The numbers that the rulebook states in its text and its example (BAR-11.7, BAR-9.7, BAR-14.2.11, BAR-17.5)."""
    grenadier, panzer_grenadier, tanks = (
        BY_ID["grenadier_regiment"],
        BY_ID["panzer_grenadier"],
        BY_ID["panzer_regiment"],
    )
    heavy, guns = BY_ID["independent_heavy_tank_battalion"], BY_ID["assault_gun_battalion"]
    ability = lambda block, number: block["deploying_abilities"][number]  # noqa: E731 - a word for this test only

    assert BOOK == {
        "game_cards": DATA["inventory"]["game_cards"],
        "reference_cards": DATA["inventory"]["reference_cards"],
        "starting_horses": DATA["setup"]["starting_deck"]["horses"],
        "starting_grenadiers": DATA["setup"]["starting_deck"]["grenadier_regiment"],
        "first_hand": DATA["setup"]["starting_hand"],
        "new_hand": DATA["setup"]["hand_refill"],
        "kept_cards": DATA["setup"]["keep_max"],
        "op_per_turn": DATA["setup"]["op_per_turn"],
        "rp_per_turn": DATA["setup"]["rp_per_turn"],
        "attacks_per_turn": DATA["setup"]["attacks_per_turn"],
        "tracks_price": BY_ID["tracks"]["buy_cost"],
        "tracks_yield": BY_ID["tracks"]["playing_bonus"]["SP"],
        "trains_yield": BY_ID["trains"]["playing_bonus"]["SP"],
        "kharkov_occupying_cost": BY_ID["kharkov"]["occupying_cost"],
        "guards_tank_army_defence": BY_ID["soviet_guards_tank_army"]["defence_mod"],
        "heavy_tanks_activation": heavy["deploying_rules"][1]["SP"],
        "heavy_tanks_bp": ability(heavy, 0)["effect"][0]["BP"],
        "panzer_grenadier_bp": ability(panzer_grenadier, 0)["effect"][0]["BP"],
        "grenadier_bp": ability(grenadier, 0)["effect"][0]["BP"],
        "grenadier_discard_bp": ability(grenadier, 1)["effect"][0]["BP"],
        "position_reduction": ability(BY_ID["position"], 0)["effect"][0]["n"],
        "assault_gun_third_bp": ability(guns, 2)["effect"][0]["BP"],
        "tank_bp": ability(tanks, 0)["effect"][0]["BP"],
        "tank_discard_bp": ability(tanks, 1)["effect"][0]["BP"],
        "cheap_pair_most_sp": BY_ID["horses"]["buy_cost"] + BY_ID["field_replacement_battalion"]["buy_cost"],
    }


def test_seats():
    """2 to 5 players, no solo mode, no team play (BAR-0.1, BAR-17.5)."""
    assert list(RULES.seats) == [2, 3, 4, 5]
    assert [variant.name for variant in RULES.options] == ["first_player", "round_limit", "first_game"]


def test_other_editions_change_one_thing_of_the_set_up_and_nothing_of_play(table):
    """`first_game` takes the AID deck out; from there on the match is the same (BAR-17.3, BAR-17.4)."""
    assert [variant.name for variant in RULES.options if variant.rule.startswith("BAR-17")] == ["first_game"]
    plain = position(table, 3, phase="activation", removed="aid", hand=["horses"] * 4, deck=["horses"] * 6)
    first = position(
        table,
        3,
        phase="activation",
        removed="aid",
        hand=["horses"] * 4,
        deck=["horses"] * 6,
        options={"first_game": "on"},
    )
    first.data["chance"] = plain.data["chance"]
    dice = Random(3)
    for _ in range(400):
        ask = plain.match.asks[0]
        assert plain.options(ask.seat) == first.options(ask.seat)
        option = dice.choice(ask.options)
        for t in (plain, first):
            t.answer(ask.seat, RULES.vocabulary.names[option], ask.prompt)

        assert played(plain) == played(first)
    for t in (plain, first):
        t.waits_for(plain.asked()[0][1], plain.asked()[0][0])


def played(t):
    """The position without the name of its options."""
    return {key: value for key, value in t.state.to_json().items() if key != "options"}


def of_type(kind):
    return [card for card in range(len(IDS)) if TYPE[card] == kind]


def test_transports_are_free_and_give_supply_only():
    """Playing Cost 0 and a bonus of 1, 2, 3 SP, nothing else (BAR-3.1.1)."""
    assert [IDS[card] for card in of_type("TRANSPORT")] == ["horses", "tracks", "trains"]
    assert [PLAY_COST[card] for card in of_type("TRANSPORT")] == [0, 0, 0]
    assert [BLOCKS[card]["playing_bonus"] for card in of_type("TRANSPORT")] == [{"SP": 1}, {"SP": 2}, {"SP": 3}]
    assert not any(HAS_DEPLOYING_RULE[card] or "playing_rules" in BLOCKS[card] for card in of_type("TRANSPORT"))


def test_only_units_give_battle_points():
    """No other type has BP in a bonus or an effect (BAR-3.2.1, BAR-3.3.1)."""
    giving = {BLOCKS[card]["type"] for card in range(len(IDS)) if "'BP': " in str(BLOCKS[card])}

    assert giving == {"UNIT"}


def test_plans_cannot_be_deployed():
    """PLANs have no Deploying Rule (BAR-3.3.1)."""
    assert not any(HAS_DEPLOYING_RULE[card] for card in of_type("PLAN"))
    assert all(PLAYING_BONUS[card].op == 1 for card in of_type("PLAN"))


def test_what_can_be_played_and_bought():
    """EVENTs have no Buying Cost, OBJECTIVEs neither cost but one in BP (BAR-2.4, BAR-2.5, BAR-3.5.6, BAR-3.6.1)."""
    buyable = {TYPE[card] for card in range(len(IDS)) if BUY_COST[card] >= 0}
    unbuyable = {TYPE[card] for card in range(len(IDS)) if BUY_COST[card] < 0}
    assert buyable == {"TRANSPORT", "UNIT", "PLAN", "AID"}
    assert unbuyable == {"EVENT", "OBJECTIVE"}
    unplayable = [IDS[card] for card in range(len(IDS)) if PLAY_COST[card] < 0 and TYPE[card] != "OBJECTIVE"]
    assert unplayable == ["encirclement_battle", "general_winter", "season_of_mud", "partisan_bands"]
    assert all(PLAY_COST[card] < 0 and BLOCKS[card]["occupying_cost"] > 0 for card in of_type("OBJECTIVE"))
    assert {BLOCKS[card]["subtype"] for card in of_type("OBJECTIVE")} == {"Hill", "Position", "City"}


def test_subtypes_of_units():
    """Infantry and Tanks are these and no others (BAR-3.2.4 to 3.2.8)."""
    units = {kind: [] for kind in ("Infantry", "Tank", "other")}
    for card in of_type("UNIT"):
        subtype = BLOCKS[card]["subtype"]
        units[subtype if subtype in units else "other"].append(TITLES[card])

    assert units == {
        "Infantry": ["Grenadier Regiment", "Panzer Grenadier", "Pioneer Battalion", "Motorcycle Battalion"],
        "Tank": ["Panzer Regiment", "Independent Heavy Tank Battalion"],
        "other": [
            "Assault Gun Battalion",
            "Armored Reconnaissance Battalion",
            "Artillery Regiment",
            "Rocket Projector Regiment",
            "Division Headquarters Company",
            "Field Replacement Battalion",
            "Signal Battalion",
            "Supply Column",
        ],
    }


def test_words_of_other_editions_stand_beside_the_names():
    """Horse-drawn Transport, Fortified Hill, Tactic Point … name the same things (BAR-17.1, BAR-17.2)."""
    aka = {title: BLOCKS[place].get("aka", []) for place, title in enumerate(TITLES)}

    assert "Horse-drawn Transport" in aka["Horses"]
    assert "Tracks" in aka["Trucks"]  # as the English sheet prints it
    assert "Unmotorized supply" in aka["Horses"]
    assert {"高地", "Fortified Hill", "High field"} == set(aka["Hill"])
    assert "Strategic Position" in aka["Position"]
    assert DATA["points"]["OP"]["aka"] == "Tactic Point"
    assert DATA["points"]["BP"]["aka"] == "Attack Point"


# --- the vocabulary of the data -------------------------------------------------------------------------------------


def verbs_of(rules):
    """All verbs in a list of effects, those inside choices included."""
    found = set()
    for rule in rules:
        found.add(rule["do"])
        for choice in rule.get("options", []):
            found |= verbs_of(choice["do"])
    return found


def test_every_verb_of_the_data_is_implemented_and_every_implemented_verb_is_used():
    """Effects and costs are composed of the verbs that the head of components.toml lists (BAR-3.0.2, BAR-3.0.4)."""
    used = set()
    for block in BLOCKS:
        used |= verbs_of(block.get("playing_rules", []))
        for red in block.get("red_rules", []):
            used |= verbs_of(red["do"])
        for ability in block.get("playing_abilities", []) + block.get("deploying_abilities", []):
            used |= verbs_of(ability["cost"]) | verbs_of(ability["effect"])

    assert used == set(VERBS) | set(COSTS)


def test_every_static_rule_of_the_data_is_implemented_and_used():
    """Deploying Rules without an arrow, and rules of the target of an attack (BAR-3.0.2)."""
    for key, known in (("deploying_rules", DEPLOYING_RULES), ("target_rules", TARGET_RULES)):
        assert {rule["do"] for block in BLOCKS for rule in block.get(key, [])} == set(known)


def test_every_ability_has_its_sentence():
    """A text with an arrow is an Intentional Ability, in the order of the card (BAR-3.0.4)."""
    for block in BLOCKS:
        text = f"{block.get('text_playing', '')} / {block.get('text_deploying', '')}"
        abilities = block.get("playing_abilities", []) + block.get("deploying_abilities", [])
        assert text.count("=>") == len(abilities), block["id"]
    titles = RULES.vocabulary.titles[RULES.vocabulary.index["use:panzer_grenadier.b"]]
    assert titles == "Panzer Grenadier: Fatigue this and pay 1 SP => +4 BP."


def test_cards_without_a_playing_cost_never_go_to_a_deck_by_their_own_text():
    """No text of the data sends such a card to a discard pile (BAR-5.3.4)."""
    for block in BLOCKS:
        if "play_cost" not in block:
            assert "to_own_discard" not in str(block.get("red_rules")), block["id"]
            assert "discard_self" not in str(block.get("deploying_abilities")), block["id"]
