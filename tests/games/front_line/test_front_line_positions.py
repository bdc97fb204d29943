"""Setting up positions: impossible ones are refused with a sentence that names the fault."""

import copy
import json
from random import Random

import pytest

import railhead
from railhead.bots.playout import playout
from railhead.kernel.chance import Chance

RULES = railhead.ruleset("front_line")


def played(seats: int, seed: int, decisions: int):
    """A state in the middle of a random match."""
    chance = Chance()
    chance.seed(seed)
    state = RULES.start_state(seats, seed)
    playout(state, chance, decisions)
    return state


def swap_cards(zone_a, zone_b) -> None:
    a, b = cards_of(zone_a), cards_of(zone_b)
    a[0], b[0] = b[0], a[0]


def cards_of(zone) -> list:
    return zone["cards"] if isinstance(zone, dict) else zone


FAULTS = [
    ("life has", lambda d: d["table"]["life"].pop(), "table.life: 3 entries for 4 seats"),
    ("a character twice", lambda d: d["table"].update(character=["misha"] * 4), "every seat needs a character"),
    ("no character", lambda d: d["table"]["character"].__setitem__(0, None), "every seat needs a character"),
    ("an unknown character", lambda d: d["table"]["character"].__setitem__(0, "ivan"), "'ivan' is not known"),
    ("too much life", lambda d: d["table"]["life"].__setitem__(0, 13), "has from 0 to"),
    ("negative life", lambda d: d["table"]["life"].__setitem__(0, -1), "has from 0 to"),
    ("a dead man standing", lambda d: d["table"]["life"].__setitem__(0, 0), "has no life left and has not fallen"),
    ("a living fallen", lambda d: d["table"]["fallen"].__setitem__(0, 1), "has fallen and still has life"),
    ("a wave that never was", lambda d: d["table"]["fallen"].__setitem__(0, 9), "is not a wave of deaths"),
    ("nobody has the initiative", lambda d: d["table"].update(initiative=-1), "somebody must hold the initiative"),
    ("turns before time", lambda d: d["table"].update(turn=-1), "turns are counted from 0"),
    ("a comrade twice in the line", lambda d: d["table"].update(line=[0, 1, 2, 2, -1]), "stands there once"),
    ("a comrade missing", lambda d: d["table"].update(line=[0, 1, 2, -1, -1]), "stands there once"),
    ("no free slot", lambda d: d["table"].update(line=[0, 1, 2, 3]), "0 free slots; 1 are due"),
    ("a line too long", lambda d: d["table"].update(line=[0, 1, 2, 3, -1, -1]), "6 slots"),
    ("too few advances", lambda d: d["table"].update(postponed=-1), "not a number of advances"),
    ("dodging twice", lambda d: d["table"].update(dodging=[1, 1]), "different seats"),
    ("nobody dodging", lambda d: d["table"].update(dodging=[-1]), "different seats"),
    ("six target cards", lambda d: d["table"].update(targets=[1, 2, 3, 4, 1, 1]), "there are 5 target cards"),
    ("a target nowhere", lambda d: d["table"].update(targets=[12]), "there never was a slot 12"),
    ("nobody targeted", lambda d: d["table"].update(targeted=[-1]), "only a comrade who stands"),
    ("a crew without a tank", lambda d: d["table"].update(crew=[0]), "nobody is in a tank that is not in play"),
    (
        "an attack card in a hand",
        lambda d: swap_cards(d["zones"]["hand"][0], d["zones"]["attack_deck"]),
        "is not an action card",
    ),
    (
        "a mine under a comrade",
        lambda d: move(d, "attack_deck", "mine", 1),
        "a mine lies on slot 1, and somebody stands there",
    ),
    ("a mine off the line", lambda d: move(d, "attack_deck", "mine", 9), "lies on a slot from 1 to 5"),
    ("a roulette in the line", lambda d: move(d, "attack_deck", "russian_roulette", 3), "lies at the initiative card"),
    ("a laser that stays", lambda d: move(d, "attack_deck", "laser", 3), "laser does not stay in play"),
    ("equipment without durability", lambda d: equip(d, "helmet", 0), "has a durability from 1 to 4"),
    ("a manoeuvre as equipment", lambda d: equip(d, "dodge", 1), "dodge is no equipment"),
    ("a tank without a crew", lambda d: equip(d, "rudy_102", 2), "the owner of the tank comes first"),
    (
        "a card lost",
        lambda d: cards_of(d["zones"]["action_deck"]).pop(),
        "the box has",
    ),
    ("no turn", lambda d: d["stack"].pop(0), "the lowest step is a Turn"),
    ("a window that is none", lambda d: window(d, 7), "windows are numbered from 1 to 5"),
    (
        "nobody moves",
        lambda d: push(d, step="Move", at="take_step", seat=-1, direction=1, left=1, caught=False),
        "nobody",
    ),
    (
        "sideways",
        lambda d: push(d, step="Move", at="take_step", seat=1, direction=0, left=1, caught=False),
        "moves forward",
    ),
    (
        "a hit that heals",
        lambda d: push(
            d,
            step="Hit",
            at="check_immunity",
            victim=0,
            damage=-3,
            type="linear",
            gas=False,
            neighbour="pass",
            used=0,
            asked=0,
            relief=0,
        ),
        "a hit has a damage of 0 or more",
    ),
    (
        "an order about a card",
        lambda d: push(
            d,
            step="OrderEvent",
            at="announce",
            seat=0,
            card="commissars_order",
            cancelled=0,
            comrade="card:dodge",
        ),
        "card:dodge cannot stand there",
    ),
    (
        "a manoeuvre as an event",
        lambda d: push(d, step="SimpleEvent", at="announce", seat=0, card="dodge", cancelled=0),
        "an event is needed",
    ),
    (
        "a place too far",
        lambda d: push(d, step="Act", at="resolve_card", order=[0], place=2),
        "not a place in the order",
    ),
    ("an empty refill", lambda d: push(d, step="Refill", at="draw", order=[], place=0, choice="pass"), "not a place"),
    (
        "endless advances",
        lambda d: push(d, step="Advance", at="each_advance", left=99, regardless=False),
        "99 is not a number",
    ),
]


def take(data, zone: str, card: str) -> None:
    cards_of(data["zones"][zone]).remove(card)


def move(data, zone: str, card: str, slot: int) -> None:
    take(data, zone, card)
    data["zones"]["in_play"] = {"cards": [card], "marks": [slot]}


def equip(data, card: str, durability: int) -> None:
    take(data, "action_deck", card)
    data["zones"]["equipment"][0] = {"cards": [card], "marks": [durability]}


def push(data, **step) -> None:
    data["stack"].append(step)


def window(data, number: int) -> None:
    push(data, step="Window", at="ask_events", number=number)


def plain_position():
    """Four comrades in step 2 of the first turn, with every card of interest still in a deck."""
    for seed in range(200):
        data = RULES.start_state(4, seed).to_json()
        data["stack"] = [{"step": "Turn", "at": "ask_cards"}]
        data["table"]["turn"] = 1
        data.pop("replies")
        decks = data["zones"]["action_deck"] + data["zones"]["attack_deck"]
        if {"helmet", "dodge", "rudy_102", "mine", "laser", "russian_roulette"} <= set(decks):
            return json.loads(json.dumps(data))
    raise AssertionError("no such deal")


@pytest.mark.parametrize(("fault", "spoil", "sentence"), FAULTS, ids=[fault for fault, _, _ in FAULTS])
def test_an_impossible_position_is_refused_with_a_sentence(fault, spoil, sentence):
    data = plain_position()
    RULES.load_state(copy.deepcopy(data))
    spoil(data)

    with pytest.raises(railhead.BadPosition) as refusal:
        RULES.load_state(data)
    assert sentence in str(refusal.value)


def test_cards_of_a_fallen_player_and_two_face_down_are_refused():
    """What only a later position can show."""
    data = plain_position()
    data["zones"]["down"][0] = [
        cards_of(data["zones"]["action_deck"]).pop(),
        cards_of(data["zones"]["action_deck"]).pop(),
    ]
    with pytest.raises(railhead.BadPosition, match="one card at most lies face down"):
        RULES.load_state(data)

    data = plain_position()
    data["table"]["life"][0] = 0
    data["table"]["fallen"][0] = 1
    data["table"]["line"] = [seat for seat in data["table"]["line"] if seat != 0]
    with pytest.raises(railhead.BadPosition, match="a fallen player has no cards"):
        RULES.load_state(data)


def test_any_consistent_position_can_be_loaded(front):
    """Line, life, hands, obstacles, equipment, statuses and the step of the turn, as the scenarios do."""
    f = front("_ misha olga boris vasily").tank("olga", "boris", 1).lie("mine", 1).lie("barbed_wire_2", 3)
    f.lie("russian_roulette", 0).who(gassed="misha", dodging="vasily").turn("window_2").attack("rocket_salvo", 1, 3, 5)
    f.hand("misha", "halt", "dodge").down(vasily="swap").asked("window_2", "misha")

    assert RULES.load_state(json.loads(json.dumps(f.state.to_json()))).to_json() == f.state.to_json()


# --- garbage ---------------------------------------------------------------------------------------------------------

VALUES = [
    None,
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    -5,
    True,
    "",
    "pass",
    "card:dodge",
    "comrade:misha",
    "misha",
    "mine",
    [],
    {},
    [0],
    [-1],
    "all",
]


def spoil_somewhere(data, dice: Random):
    """Replace one value, however deep, by something else."""
    path = []
    while isinstance(data, dict | list) and data and (len(path) < 2 or dice.random() < 0.8):
        key = dice.choice(list(data)) if isinstance(data, dict) else dice.randrange(len(data))
        path.append((data, key))
        data = data[key]
    holder, key = path[-1]
    if dice.random() < 0.15:
        del holder[key]
    else:
        holder[key] = copy.deepcopy(dice.choice(VALUES))


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_garbage_is_refused_or_played_never_a_crash(seats):
    """Random damage to positions of all kinds: a sentence of ours, or a position that plays to its end."""
    dice = Random(seats)
    refused = loaded = 0
    for trial in range(250):
        data = json.loads(json.dumps(played(seats, trial, 5 + dice.randrange(150)).to_json()))
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            spoil_somewhere(data, dice)
        try:
            state = RULES.load_state(data)
        except railhead.BadPosition:
            refused += 1
            continue
        loaded += 1
        chance = Chance()
        chance.seed(trial)
        playout(state, chance, 300)

    assert refused > 50
    assert loaded > 10
