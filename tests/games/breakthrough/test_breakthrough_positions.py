"""Positions from JSON, bad input, refusals: every fault has a sentence."""

import copy
import json
from random import Random
from typing import Any

import pytest
from breakthrough_table import ID, Board, MakeTable, occupied, turned

import railhead
from railhead.testing.random_play import dice, pick

RULES = railhead.ruleset("breakthrough")


def position(table: MakeTable) -> dict[str, Any]:
    """A sound position in the middle of a turn, as JSON."""
    b = Board(table, 3).has(0, turned("Rat"), "Pork", occupied("Kurskaya", 1), "Hunter").tokens(0, 2, 2)
    b.waits("action", 0)
    data: dict[str, Any] = json.loads(json.dumps(b.table.state.to_json()))
    return data


def test_a_sound_position_is_loaded_and_asks(table: MakeTable) -> None:
    data = position(table)

    state = RULES.load_state(data)

    assert data == state.to_json()
    assert ["action"] == [ask.prompt for ask in state.open_asks()]


def change(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy of a position with one value changed; the path has dots between its parts."""
    new = copy.deepcopy(data)
    at: Any = new
    *parents, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    for part in parents:
        at = at[part]
    at[last] = value
    return new


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("table.above", [5, 5], "table.above: one entry is needed for each of the 3 seats"),
        ("table.above.0", 3, "seat 0 has 3 tokens above, 2 below, 1 on stations and 5 in the supply"),
        ("table.below.1", -1, "together they must be 10"),
        ("table.supply", [0, 5, 5], "together they must be 10"),
        ("table.faction.1", "fac_1905", "led by two players"),
        ("table.faction.1", "sta_kurskaya", "sta_kurskaya is not a faction card"),
        ("table.faction.1", None, "leads no faction, and the match has begun"),
        ("table.flipped", [False], "table.flipped: one entry"),
        ("table.active", -1, "there is no seat -1"),
        ("table.active", 1, "seat 0 acts, but it is the turn of seat 1"),
        ("table.active", 7, "there is no seat 7"),
        ("table.turn", -4, "-4 is not a turn of this match"),
        ("zones.in_play.0.marks.0", 4, "lies upright (0) or turned (1), not 4"),
        ("zones.in_play.0.marks.1", 20, "cannot have 20 tokens on it"),
        ("zones.in_play.0.marks.2", 1, "has no defence half and cannot lie turned"),
        ("zones.market.marks", [0, 0, 1], "zones.market: the marks are the places 0 to 2"),
        ("stack", [], "it is empty"),
        ("stack.0.at", "end", "the rounds go on until somebody wins"),
        ("stack.1.at", "act", "act needs an answer that nobody gave"),
        ("stack.1.choice", "discard", "holds an answer to a question that is still open"),
        ("stack.1.draw", 7, "no main action lets a player take 7 cards"),
        ("stack.1.draw", 1, "1 cards to take before the main action"),
        ("stack.1.declined", 3, "`declined` is 0 or 1, not 3"),
        ("stack.1.seat", 1, "seat 1 acts, but it is the turn of seat 0"),
        ("stack.1.step", "Trun", "has no step called 'Trun'"),
        ("seats", 6, "for 2 to 5 seats"),
        ("options", {"first_player": "4"}, "Player 4 cannot go first"),
        ("version", "0", "these rules are"),
        ("game", "chess", "not of 'breakthrough'"),
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(
    table: MakeTable, path: str, value: object, sentence: str
) -> None:
    data = position(table)
    order = data["zones"]["in_play"][0]["cards"]
    if path.startswith("zones.in_play.0.marks."):  # the third part of the path says which card is meant
        wanted = [ID["Rat"], ID["Kurskaya"], ID["Pork"]][int(path[-1])]
        path = f"zones.in_play.0.marks.{order.index(wanted)}"

    with pytest.raises(railhead.BadPosition) as refusal:
        RULES.load_state(change(data, path, value))

    assert sentence in str(refusal.value)


def test_a_card_twice_or_missing_is_refused(table: MakeTable) -> None:
    data = position(table)
    doubled = change(data, "zones.discard", ["sta_kurskaya"])
    lost = change(data, "zones.deck", data["zones"]["deck"][1:])

    with pytest.raises(railhead.BadPosition, match="sta_kurskaya lies there 2 times; the box has 1"):
        RULES.load_state(doubled)
    with pytest.raises(railhead.BadPosition, match="the box has"):
        RULES.load_state(lost)


@pytest.mark.parametrize(
    ("card", "mark", "sentence"),
    [
        ("Military Caravan", 0, "is a caravan and can never be laid"),
        ("Ghoul", 0, "is a threat and can only lie turned"),
        ("Tunnel Shade", 1, "has no defence half"),
        ("Hunter", 1, "has no defence half"),
    ],
)
def test_a_card_that_cannot_lie_so_is_refused(table: MakeTable, card: str, mark: int, sentence: str) -> None:
    """What can never be played never lies in play (BRK-4.2.3)."""
    b = Board(table).has(0, (card, mark))

    with pytest.raises(railhead.BadPosition, match=sentence):
        b.asked()
    b.draft.begun = None


def test_six_cards_in_hand_are_refused(table: MakeTable) -> None:
    """Five are the most (BRK-1.1.7)."""
    data = position(table)
    data["zones"]["hand"][1].append(data["zones"]["deck"].pop())

    with pytest.raises(railhead.BadPosition, match="never holds more than 5 cards"):
        RULES.load_state(data)


def test_a_winner_in_a_running_match_is_refused(table: MakeTable) -> None:
    """Ten tokens end the match (BRK-9.1.1)."""
    b = Board(table).tokens(1, 6, 4)

    with pytest.raises(railhead.BadPosition, match="owns 10 tokens and has won, but the match is not over"):
        b.asked()
    b.draft.begun = None


STEPS = [
    (
        {"step": "CleanUp", "at": "ask_card", "seat": 0, "choice": "card:res_good_books"},
        "a question that is still open",
    ),
    ({"step": "CleanUp", "at": "ask_card", "seat": 1}, "seat 1 acts, but it is the turn of seat 0"),
    ({"step": "CleanUp", "at": "ask_card", "seat": 0, "into": "draw"}, "does not go into 'draw'"),
    (
        {"step": "TakeCards", "at": "ask_card", "seat": 1, "count": 1, "window": False, "declined": 2},
        "is 0 or 1, not 2",
    ),
    ({"step": "TakeCards", "at": "ask_card", "seat": 1, "count": 0, "window": False}, "room for 0"),
    ({"step": "TakeCards", "at": "ask_card", "seat": 1, "count": 3, "window": False}, "room for 0"),
    ({"step": "CompleteTask", "at": "ask_payment", "seat": 0, "card": "res_food_pork"}, "this card has no task"),
    ({"step": "CompleteTask", "at": "ask_payment", "seat": 0, "card": "sta_kurskaya"}, "is not open for seat 0"),
    ({"step": "CompleteTask", "at": "ask_payment", "seat": 0, "card": "sta_lubyanka"}, "is not open for seat 0"),
    ({"step": "CompleteTask", "at": "ask_payment", "seat": 0, "card": "fac_1905"}, "do not reach the parameter"),
    ({"step": "CompleteTask", "at": "ask_payment", "seat": 0, "card": "fac_1905", "paid": [1]}, "needs 6 numbers"),
    (
        {"step": "DiscardThree", "at": "ask_card", "seat": 0, "left": 9, "result": 3, "into": "draw"},
        "cannot be discarded",
    ),
    ({"step": "DiscardOne", "at": "refresh_market", "seat": 0, "into": "draw"}, "says not which card"),
    ({"step": "DiscardOne", "at": "ask_card", "seat": 0, "into": "seat"}, "does not go into 'seat'"),
    ({"step": "DiscardOne", "at": "ask_card", "seat": 0, "into": "draw", "result": 9}, "9 is not a result"),
    ({"step": "Repel", "at": "ask_defence", "seat": 0, "threat": "res_food_pork"}, "this card is not a threat"),
    ({"step": "Repel", "at": "ask_defence", "seat": 1, "threat": "thr_ghoul"}, "has no card that repels"),
    ({"step": "Repel", "at": "ask_defence", "seat": 0, "threat": "thr_ghoul", "used": [64]}, "does not show"),
    ({"step": "Suffer", "at": "ask_station", "seat": -1, "threat": "thr_ghoul"}, "says not whom it concerns"),
    ({"step": "Rounds", "at": "pass_turn"}, "a turn does not hold another turn"),
    ({"step": "SetUp", "at": "ask_faction", "seat": 0}, "a turn does not hold another turn"),
]
DEFAULTS: dict[str, dict[str, Any]] = {
    "CleanUp": {"into": "declined"},
    "TakeCards": {"declined": 0},
    "CompleteTask": {"doubled": 0, "paid": [0] * 6},
    "Repel": {"used": []},
}


@pytest.mark.parametrize(("step", "sentence"), STEPS)
def test_an_impossible_step_is_refused(table: MakeTable, step: dict[str, Any], sentence: str) -> None:
    data = position(table)
    data["stack"].append({**DEFAULTS.get(step["step"], {}), **step})

    with pytest.raises(railhead.BadPosition) as refusal:
        RULES.load_state(data)

    assert sentence in str(refusal.value)


def test_set_up_positions_are_checked_too() -> None:
    """Factions are chosen in order, before cards are dealt (BRK-3.1.1)."""
    match = RULES.start(3, 1)
    match.answer(0, "faction:fac_1905")
    data: dict[str, Any] = json.loads(json.dumps(match.state.to_json()))
    assert data == RULES.load_state(data).to_json()

    for path, value, sentence in (
        ("stack.0.seat", 2, "must be the first seat without one"),
        ("table.supply.2", 5, "together they must be 10"),
        ("table.flipped.1", True, "there is no faction card to be flipped"),
        ("table.faction.0", None, "all 10 tokens lie there until a faction is chosen"),
    ):
        with pytest.raises(railhead.BadPosition) as refusal:
            RULES.load_state(change(data, path, value))
        assert sentence in str(refusal.value)
    data["zones"]["hand"][0] = [data["zones"]["deck"].pop()]
    with pytest.raises(railhead.BadPosition, match="no card is dealt before"):
        RULES.load_state(data)


def test_damaged_json_never_ends_in_an_error_of_ours() -> None:
    """Random damage gives a refusal, or a position that can be played on."""
    chance = Random(4)
    outcomes = {"refused": 0, "played": 0}
    for seed in range(60):
        state = RULES.start_state(2 + seed % 4, seed, {"survival_1_full_defence": "on"})
        hand = dice(seed)
        for _ in range(chance.randrange(300)):
            ask, option = pick(state, hand)
            state.answer(ask.seat, option)
        data = json.loads(json.dumps(state.to_json()))
        for _ in range(6):
            outcomes[damage_and_play(copy.deepcopy(data), chance, seed)] += 1

    assert outcomes["refused"] > 100
    assert outcomes["played"] > 3


def damage_and_play(data: dict[str, Any], chance: Random, seed: int) -> str:
    """Change one value anywhere in table or stack; load it and play on if it is still sound."""
    place: Any = data[chance.choice(("table", "stack", "stack"))]
    key: Any = None
    while isinstance(place, (dict, list)) and place:
        parent, key = place, chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
        place = parent[key]
    junk = [None, -1, 0, 1, 2, 99, "x", True, [], {}, chance.choice(RULES.vocabulary.names), chance.choice(RULES.cards)]
    parent[key] = chance.choice(junk)
    try:
        state = RULES.load_state(data)
    except railhead.BadPosition:
        return "refused"
    hand = dice(seed)
    for _ in range(30):
        if not state.over:
            ask, option = pick(state, hand)
            state.answer(ask.seat, option)
            assert [] == RULES.faults(state)
    return "played"


# --- answers ----------------------------------------------------------------------------------------------------------


def test_who_is_not_asked_cannot_answer(table: MakeTable) -> None:
    b = Board(table)

    for seat, option in ((1, "discard"), (5, "discard"), (0, "no_such_option")):
        with pytest.raises(railhead.IllegalAnswer):
            b.table.match.answer(seat, option)
    b.waits("action", 0)


def test_a_decision_can_be_taken_back_until_something_is_revealed(table: MakeTable) -> None:
    """Playing a card is the player's own affair; a card drawn is not (undo)."""
    b = Board(table).holds(0, "Pork")

    b.plays(0, "Pork")
    b.table.match.undo(0)
    assert [] == b.area(0)
    b.plays(0, "Pork").takes(0)

    with pytest.raises(railhead.CannotUndo):
        b.table.match.undo(0)
    b.waits("last_clean_up", 0)


def test_a_clean_up_can_be_taken_back(table: MakeTable) -> None:
    """Nothing is revealed by it, so a slip costs nothing (BRK-5.3.1)."""
    b = Board(table).has(0, occupied("Kurskaya", 2), "Pork").tokens(0, 1, 2)

    b.cleans_up(0, "Kurskaya")
    b.table.match.undo(0)

    assert [occupied("Kurskaya", 2), "Pork"] == b.area(0)
    assert (1, 2) == (b.above(0), b.below(0))
    b.waits("action", 0)
