"""Loading positions: what is possible is accepted, what is not is refused with a sentence (done.md)."""

import copy
import json
from random import Random

import pytest
from barbarossa_table import RULES, does, position

from railhead.kernel.errors import BadPosition


def base(table, **more):
    t = position(
        table,
        front=["grenadier_regiment", "~panzer_regiment"],
        hand=["horses"],
        deck=["tracks"],
        removed="artillery_regiment",
        **more,
    )
    return json.loads(json.dumps(t.data))


def refused(data):
    with pytest.raises(BadPosition) as caught:
        RULES.load_state(data)
    return str(caught.value)


def change(data, path, value):
    changed = copy.deepcopy(data)
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return changed


def test_a_good_position_is_loaded(table):
    state = RULES.load_state(base(table))

    assert state.open_asks()[0].prompt == "operation"


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("table", "supply"), [1, 2, 3], "table.supply: 49 numbers"),
        (("table", "in_play"), [True], "table.in_play: one entry"),
        (("table", "in_play"), [False, True], "table.turn"),
        (("table", "turn"), None, "table.turn"),
        (("table", "turn"), 5, "there is no seat 5"),
        (("table", "op"), -1, "never below 0"),
        (("table", "bp"), "many", "a whole number"),
        (("table", "reduction"), -2, "never below 0"),
        (("table", "target"), "horses", "horses is not an OBJECTIVE"),
        (("table", "target"), "kiev", "no attack is going on"),
        (("table", "permits"), ["kiev.attacked"], "table.permits"),
        (("table", "permits"), [None], "table.permits"),
        (("table", "permits"), ["nonsense"], "table.permits"),
        (("table", "removed"), "horses", "the horses deck is never taken out"),
        (("table", "removed"), "panzer_regiment", "still lies in the Field"),
        (("table", "removed"), "aid", "still lies in the Field"),
        (("zones", "deploying", 0, "marks"), [0, 7], "0 (active) or 1 (fatigued)"),
        (("zones", "deploying", 0, "marks"), [0], "2 cards, 1 marks"),
        (("zones", "hand"), [["horses"]], "1 entries for 2 seats"),
        (("stack",), [], "it is empty"),
        (("stack", 0, "step"), "Turn", "no step called"),
        (("stack", 1, "at"), "lunch", "no line 'lunch'"),
        (("stack", 1, "choice"), "play:unicorn", "not known there"),
        (("stack", 1, "step"), "Turns", "no line"),
        (("seats",), 7, "is for 2 to 5 seats"),
        (("options",), {"round_limit": "12"}, "limit"),
        (("game",), "chess", "chess"),
        (("version",), "0", "rules"),
        (("chance",), {"state": 0}, "chance.state"),
    ],
)
def test_a_fault_is_named(table, path, value, words):
    """Place and reason stand in the sentence."""
    assert words in refused(change(base(table), path, value))


def moved(data, card, source, target):
    """The same position with one card moved elsewhere."""
    changed = copy.deepcopy(data)

    def cards(path):
        place = changed["zones"]
        for key in path:
            place = place[key]
        return place

    taken = cards(source)
    content = taken["cards"] if isinstance(taken, dict) else taken
    content.remove(card)
    given = cards(target)
    if isinstance(given, dict):
        given["cards"].append(card)
        given["marks"].append(0)
    else:
        given.append(card)
    if source == ("field",):
        changed["table"]["supply"][RULES.cards.index(card)] -= 1
    return changed


@pytest.mark.parametrize(
    ("card", "source", "target", "words"),
    [
        ("hill", ("field",), ("hand", 0), "zones.hand[0]: hill cannot lie there"),
        ("general_winter", ("event",), ("deck", 1), "zones.deck[1]: general_winter cannot lie there"),
        ("horses", ("field",), ("deploying", 0), "zones.deploying[0]: horses cannot lie there"),
        ("militia_battalions", ("event",), ("deploying", 1), "zones.deploying[1]: militia_battalions cannot lie there"),
        ("signal_battalion", ("field",), ("deploying", 1), "zones.deploying[1]: signal_battalion cannot lie there"),
        ("horses", ("field",), ("aid",), "zones.aid: horses cannot lie there"),
        ("riga", ("city",), ("event",), "zones.event: riga cannot lie there"),
        ("riga", ("city",), ("playing",), "zones.playing: riga cannot lie there"),
        ("tracks", ("field",), ("city",), "zones.city: tracks cannot lie there"),
        ("tracks", ("field",), ("revealed",), "zones.revealed: tracks cannot lie there"),
        ("general_winter", ("event",), ("revealed",), "no attack is going on"),
        ("general_winter", ("event",), ("scouted", 1), "only the turn player looks at EVENTs"),
        ("moscow", ("city",), ("box",), "Moscow is gone"),
        ("moscow", ("city",), ("deploying", 1), "Moscow is gone"),
        ("kiev", ("city",), ("field",), "zones.field: kiev cannot lie there"),
    ],
)
def test_a_card_where_it_cannot_lie(table, card, source, target, words):
    """BAR-5.3.4 and the nature of the decks."""
    assert words in refused(moved(base(table), card, source, target))


def test_a_card_twice_and_a_card_missing(table):
    """The box has what it has (BAR-1.3)."""
    data = base(table)
    data["zones"]["hand"][0].append("kiev")
    assert "kiev lies there 2 times; the box has 1" in refused(data)

    data = base(table)
    data["zones"]["deck"][0] = []
    assert "tracks lies there 19 times; the box has 20" in refused(data)


def test_counts_beside_the_field_must_fit(table):
    """`supply` says how many of each card lie in the Field."""
    data = base(table)
    data["table"]["supply"][RULES.cards.index("trains")] = 3

    assert "trains lies 14 times in zones.field, not 3 times" in refused(data)


def test_moscow_lies_at_the_bottom(table):
    """BAR-4.3."""
    data = base(table)
    data["zones"]["city"].insert(0, data["zones"]["city"].pop())

    assert "Moscow lies at the bottom" in refused(data)


def test_moscow_taken_is_possible_in_the_operation_phase_of_its_owner(table):
    """BAR-8.1: the phase goes on."""
    t = position(table, front=["moscow", "~grenadier_regiment"], attacked=True)
    t.waits_for("operation", 0)
    does(t, "end")

    assert t.match.over


def test_a_conceded_player_has_no_cards(table):
    """BAR-8.8."""
    data = base(table, hands={0: ["horses"], 1: ["tracks"]})
    data["table"]["in_play"] = [True, False]

    assert "seat 1 has conceded" in refused(data)


def choosing(step, line, text="kiev.attacked", **fields):
    return {"step": step, "at": line, "text": text, "choice": None, **fields}


STEPS = [
    ({"step": "Turns", "at": "begin_turn"}, "Turns, and nothing else"),
    ({"step": "ReinforcementPhase", "at": "ask_action", "choice": None}, "a phase, and nothing else"),
    (choosing("Choose", "ask_one", place=3, left=1), "text and place"),
    (choosing("Choose", "ask_one", place=0, left=1, text=None), "text and place"),
    (choosing("Choose", "ask_one", place=0, left=5), "left is a number from 1 to 1"),
    (choosing("Choose", "ask_one", place=0, left=0), "left is a number from 1 to 1"),
    (choosing("Choose", "ask_one", place=0, left=1, text="field_workshop.playing"), "text and place"),
    (choosing("GiveEvent", "ask_player"), "text and place"),
    ({"step": "Resolve", "at": "each_effect", "text": None, "condition": "active", "done": 0}, "a text, a condition"),
    ({"step": "UseAbility", "at": "pay", "number": None, "condition": "active"}, "an ability and a condition"),
    ({"step": "TurnUp", "at": "each_event", "left": -1}, "left is never below 0"),
    ({"step": "ActivateSome", "at": "ask_card", "left": -1, "choice": None}, "left is never below 0"),
    ({"step": "ArrangeEvents", "at": "look", "n": 0}, "n is 1 or more"),
]


@pytest.mark.parametrize(("step", "words"), STEPS)
def test_an_impossible_step_is_named(table, step, words):
    data = base(table)
    data["stack"].append(step)

    assert words in refused(data)


def test_an_attack_stands_on_the_operation_phase(table):
    data = base(table)
    attack = {"step": "Attack", "at": "ask_target", "won": False, "settled": False}
    data["stack"][1] = {"step": "ReinforcementPhase", "at": "ask_action", "choice": None}
    data["stack"].append(attack)

    assert "an attack stands on the Operation Phase" in refused(data)


def bend(data, dice, junk):
    """Put junk somewhere into the data."""
    place = data
    for _ in range(dice.randrange(1, 6)):
        if not isinstance(place, dict | list) or not place:
            break
        parent, key = place, dice.choice(list(place) if isinstance(place, dict) else range(len(place)))
        place = parent[key]
    parent[key] = dice.choice(junk)


def loads(data):
    try:
        RULES.load_state(data)
    except BadPosition:
        return False
    return True


def test_random_damage_never_crashes():
    """Whatever is bent in a saved position: it loads, or a sentence refuses it; nothing else is raised."""
    dice = Random(7)
    match = RULES.start(3, 5)
    saved = []
    for _ in range(400):
        saved.append(json.dumps(match.state.to_json()))
        ask = match.asks[0]
        match.answer(ask.seat, dice.choice(ask.options))
    junk = [None, -1, 0, 1, 99, 10**12, "x", "", "horses", "kiev.attacked", [], {}, [1], True, "end", 2.5]
    loaded = 0
    for _ in range(1500):
        data = json.loads(dice.choice(saved))
        bend(data, dice, junk)
        loaded += loads(data)
    assert 0 < loaded < 1000
