"""Set-up and the first draft (chapter 2), variants (chapter 11)."""

from collections import Counter

import pytest

import railhead
from railhead.games.front_line.cards import CHARACTERS, IDS
from railhead.testing.scenario import Scenario

RULES = railhead.ruleset("front_line")
CAREFUL = {2: "normal", 5: "long", 3: "short"}


def start(seats: int, seed: int = 1, variant: str = "normal"):
    return RULES.start(seats, seed, {"variant": variant})


def test_the_box_says_what_it_is():
    """The first edition; neither time nor age is known; from 1 (light) to 5 the weight is ours."""
    box = RULES.credits

    assert (2016, (0, 0), 0, 2) == (box.year, box.minutes, box.age, box.weight)


def test_the_lesson_speaks_of_two_to_eight_players():
    """Nine and ten are a variant (FLN-2.1, FLN-11.3)."""
    assert (2, 8) == (RULES.facts["fewest_players"], RULES.facts["most_players"])


@pytest.mark.parametrize("seats", [1, 11])
def test_two_to_ten_players(seats):
    """Two to eight players, nine or ten as a variant; never one alone (FLN-2.1, FLN-11.3, FLN-11.5)."""
    with pytest.raises(railhead.BadSetup, match="for 2 to 10 seats"):
        RULES.start(seats)

    assert range(2, 11) == RULES.seats


@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_gets_a_character_of_his_own_at_random(seats):
    """One character each; the others are not in the match (FLN-2.2, FLN-13.5)."""
    deals = [tuple(start(seats, seed).state.character) for seed in range(30)]

    assert all(seats == len(set(deal)) for deal in deals)
    assert set(range(10)) == {character for deal in deals for character in deal}


@pytest.mark.parametrize(
    ("seats", "variant", "life"),
    [
        *[(seats, "normal", 10) for seats in (2, 3, 4)],
        *[(seats, "normal", 5) for seats in (5, 6, 7, 8, 9, 10)],
        *[(seats, "long", 10) for seats in (5, 6, 7, 8, 9, 10)],
        *[(seats, "short", 5) for seats in (2, 3, 4)],
        *zip(range(2, 11), ["english_edition"] * 9, [10, 10, 10, 10, 9, 8, 7, 6, 5], strict=True),
    ],
)
def test_starting_life_and_two_more_for_misha(seats, variant, life):
    """Everybody starts with the same life, Misha with two more (FLN-2.3, FLN-2.4, FLN-9.1, FLN-11.1 to 11.4)."""
    seen = set()
    for seed in range(12):
        state = start(seats, seed, variant).state
        for character, points in zip(state.character, state.life, strict=True):
            seen.add(CHARACTERS[character] == "misha")
            assert life + 2 * (CHARACTERS[character] == "misha") == points

    assert {True, False} == seen


@pytest.mark.parametrize(("seats", "variant"), [(2, "long"), (4, "long"), (5, "short"), (10, "short")])
def test_a_variant_that_changes_nothing_is_refused(seats, variant):
    """Long is for five and more players, short for up to four (FLN-11.1, FLN-11.2)."""
    with pytest.raises(railhead.BadSetup, match=f"variant '{variant}'"):
        start(seats, 1, variant)


def test_unknown_variants_and_options_are_refused():
    """There is no team mode and no solo mode to choose (FLN-11.5)."""
    with pytest.raises(railhead.BadSetup, match="team"):
        start(4, 1, "team")
    with pytest.raises(railhead.BadSetup, match="no option"):
        RULES.start(4, 1, {"mode": "solo"})


def test_two_decks_each_with_its_own_discard_pile():
    """38 attack cards and 90 action cards are shuffled separately, face down, nothing discarded (FLN-2.5, FLN-13.3)."""
    state = start(4).state
    other = start(4, seed=2).state

    assert 38 == len(state.attack_deck.cards)
    assert 90 - 20 == len(state.action_deck.cards)
    assert [] == state.attack_discard.cards == state.action_discard.cards
    assert state.attack_deck.cards != other.attack_deck.cards
    assert Counter(state.attack_deck.cards) == Counter(other.attack_deck.cards)
    for viewer in (0, 1, 2, 3, None):
        shown = start(4).view(viewer).to_json()["zones"]
        assert {None} == set(shown["attack_deck"]) == set(shown["action_deck"])


@pytest.mark.parametrize(("seats", "copies"), [(2, 0), (3, 3), (10, 3)])
def test_smoke_screens_are_taken_out_for_two(seats, copies):
    """With exactly two players the three Smoke Screens are not in the match (FLN-2.6)."""
    state = start(seats).state
    smoke = IDS.index("smoke_screen")
    zones = [state.action_deck, *state.hand]

    assert copies == sum(zone.cards.count(smoke) for zone in zones)
    assert copies == RULES.composition(state)[smoke]


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_the_line_is_formed_in_random_order_with_a_free_slot_at_the_rear(seats):
    """Slots 1 to N hold the comrades, slot N + 1 is free (FLN-2.7)."""
    lines = [tuple(start(seats, seed).state.line) for seed in range(20)]

    assert all(sorted(line[:-1]) == list(range(seats)) and line[-1] == -1 for line in lines)
    assert len(set(lines)) > 1


def test_the_comrade_in_slot_1_gets_the_initiative():
    """He holds the initiative card when the match begins (FLN-2.8)."""
    for seed in range(10):
        state = start(6, seed).state
        assert state.line[0] == state.initiative


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_everybody_draws_five_cards(seats):
    """Five cards each, which are the first packets of the draft (FLN-2.9)."""
    match = start(seats)

    assert [5] * seats == [len(hand.cards) for hand in match.state.hand]
    assert [(seat, "draft") for seat in range(seats)] == [(ask.seat, ask.prompt) for ask in match.asks]
    assert all(ask.secret for ask in match.asks)


# --- the draft -------------------------------------------------------------------------------------------------------


def packets(*hands: list[str]) -> Scenario:
    table = Scenario(RULES, len(hands))
    for seat in range(len(hands)):
        table.deal("hand", [], seat)
    for seat, hand in enumerate(hands):
        table.deal("hand", hand, seat)
    return table


A = ["advance_1", "advance_2", "advance_3", "back_1", "back_2"]
B = ["dodge", "hit_the_dirt", "swap", "fubar", "shove"]
C = ["helmet", "sandbags", "gas_mask", "medkit", "car_door"]


def test_packets_go_to_the_left_until_everybody_has_five_picks():
    """Pick one, hand on the rest, four times; the last card comes without choice (FLN-2.10)."""
    table = packets(A, B, C)
    for picks in (
        ["advance_1", "dodge", "helmet"],
        ["sandbags", "advance_2", "hit_the_dirt"],
        ["swap", "gas_mask", "advance_3"],
        ["back_1", "fubar", "medkit"],
    ):
        for seat, pick in enumerate(picks):
            table.answer(seat, f"card:{pick}", "draft")

    # the last single cards: seat 0 gets what seat 2 left of C, seat 1 what seat 0 left of A, seat 2 of B
    assert {"advance_1", "sandbags", "swap", "back_1", "car_door"} == set(table.zone("hand", 0))
    assert {"dodge", "advance_2", "gas_mask", "fubar", "back_2"} == set(table.zone("hand", 1))
    assert {"helmet", "hit_the_dirt", "advance_3", "medkit", "shove"} == set(table.zone("hand", 2))
    assert 1 == table.state.turn
    table.expected = set(table.asked())


TO_THE_RIGHT = """
import railhead.components
read = railhead.components.components
def other_way(package):
    data = read(package)
    if package.endswith("front_line"):
        data["setup"].table["draft_direction"] = "right"
    return data
railhead.components.components = other_way
from test_front_line_setup import A, B, C, packets
table = packets(A, B, C)
for seat, pick in enumerate(["advance_1", "dodge", "helmet"]):
    table.answer(seat, f"card:{pick}", "draft")
assert [set(B[1:]), set(C[1:]), set(A[1:])] == [set(table.zone("hand", seat)) for seat in range(3)]
"""


def test_packets_may_go_to_the_right(alone):
    """The direction is one of the data (FLN-2.10), read when the game is imported."""
    assert "" == alone(TO_THE_RIGHT)


def test_only_cards_of_the_packet_can_be_picked():
    """A card that is not in the packet is refused, and passing is no pick (FLN-2.10)."""
    table = packets(A, B, C)

    assert "Dodge" in table.refuses(0, "card:dodge", "FLN-2.10")
    table.refuses(0, "pass", "FLN-2.10")
    table.waits_for("draft", 0, 1, 2)


def test_picks_are_simultaneous_and_secret():
    """Nobody waits for anybody, and a pick shows to nobody else (FLN-2.11, FLN-13.2)."""
    table = packets(A, B, C)
    table.waits_for("draft", 0, 1, 2)
    table.answer(2, "card:helmet").answer(0, "card:advance_1")

    for viewer in (1, 2, None):
        assert "advance_1" not in str(table.sees(viewer))
    table.answer(1, "card:swap")
    assert [None] == table.sees(1)["zones"]["down"][0]
    assert ["advance_1"] == table.sees(0)["zones"]["down"][0]
    table.waits_for("draft", 0, 1, 2)


def test_a_player_sees_his_packet_and_his_picks():
    """The packet in hand and the own picks are seen; of the others only what was handed on (FLN-2.11, FLN-13.4)."""
    table = packets(A, B, C)
    for seat, pick in enumerate(["advance_1", "dodge", "helmet"]):
        table.answer(seat, f"card:{pick}")
    zones = table.sees(0)["zones"]

    assert {"sandbags", "gas_mask", "medkit", "car_door"} == set(cards_of(zones["hand"][0]))
    assert {"advance_2", "advance_3", "back_1", "back_2"} == set(cards_of(zones["hand"][1])), "he handed it on himself"
    assert [None] * 4 == cards_of(zones["hand"][2])
    assert ([None], [None]) == (zones["down"][1], zones["down"][2])
    table.waits_for("draft", 0, 1, 2)


def test_what_was_handed_on_is_forgotten_once_somebody_picked_from_it():
    """The next pick out of the packet is unseen, so its last holder no longer knows what is left (FLN-13.4)."""
    table = packets(A, B, C)
    for picks in (["advance_1", "dodge", "helmet"], ["sandbags", "advance_2", "hit_the_dirt"]):
        for seat, pick in enumerate(picks):
            table.answer(seat, f"card:{pick}")

    assert [None] * 3 == cards_of(table.sees(0)["zones"]["hand"][2])
    table.waits_for("draft", 0, 1, 2)


def cards_of(zone) -> list:
    return zone["cards"] if isinstance(zone, dict) else zone


def test_characters_line_and_shuffles_come_from_the_seed():
    """The same seed deals the same table, another seed another one (FLN-13.5)."""
    assert start(5, 7).state.to_json() == start(5, 7).state.to_json()
    assert start(5, 7).state.to_json() != start(5, 8).state.to_json()
    names = [entry["chance"] for entry in start(5, 7).log["entries"]]
    assert ["character"] * 5 + ["action_deck", "attack_deck"] + ["line"] * 4 == names
