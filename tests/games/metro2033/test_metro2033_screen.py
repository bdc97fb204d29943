"""What people read: questions, events; decisions reached; bad positions."""

import json
import re
from random import Random

import pytest
from metro2033_table import step
from test_metro2033_log import SELDOM

import railhead
from railhead.kernel.errors import BadPosition
from railhead.present.voice import Voice
from railhead.present.words import words
from railhead.testing.conformance import fingerprint

RULES = railhead.ruleset("metro2033")

# --- questions and events -------------------------------------------------------------------------------------------

# The decisions table of the rules (section 21): the questions that put them.
DECISIONS = {
    "D1": ["faction"],
    "D2": ["keep_gear", "keep_mission"],
    "D3": ["hero", "place_hero"],
    "D4": ["polis_income"],
    "D5": ["name_station", "defend_with"],
    "D6": ["gain", "carry_limit", "keep_mission"],
    "D7": ["refuge"],
    "D8": ["vote"],
    "D9": ["maintenance"],
    "D10": ["hire"],
    "D11": ["army_action", "army_station", "army_hero"],
    "D12": ["play_scouted", "refuse_threat", "call_off"],
    "D13": ["defend_with"],
    "D14": ["combat_card"],
    "D15": ["before_battle", "after_reveal"],
    "D16": ["capture"],
    "D17": ["take_gear", "strip_gear"],
    "D18": ["go_home", "prevent_wound"],
    "D19": ["move"],
    "D20": ["hero_action", "hero_hero"],
    "D21": ["buy"],
    "D22": ["keep_mission"],
    "D23": ["exchange_in", "exchange_out", "exchange_number"],
    "D24": ["turn_up", "missions"],
    "D25": ["strengthen", "protect", "steal_from", "steal", "arrange", "missed_turn"],
    "D26": ["keep_gear"],
    "D27": ["carry_limit"],
    "D28": ["return", "strip_gear"],
    "D29": ["soldier_price", "equipment_price"],
    "D30": ["mixed_in", "mixed_out"],
}


def test_every_decision_of_the_rules_has_its_question_and_every_question_its_decision():
    assert {f"D{number}" for number in range(1, 31)} == set(DECISIONS)
    assert set(RULES.prompts) == {prompt for prompts in DECISIONS.values() for prompt in prompts}


def test_every_question_is_put_in_random_matches():
    """Random play reaches every row of the decisions table, and every kind of event but what hardly ever happens."""
    asked: set[str] = set()
    told: set[str] = set()
    seed = 0
    often = set(RULES.events) - set(SELDOM)
    while (set(RULES.prompts) - asked or often - told) and seed < 60:
        dice = Random(seed)
        match = RULES.start(dice.choice([2, 3, 4, 6]), seed)
        for _ in range(4000):
            if match.over:
                break
            ask = dice.choice(match.asks)
            asked.add(ask.prompt)
            match.answer(ask.seat, dice.choice(ask.options))
        told |= {event.kind for event in match.tape.events}
        seed += 1

    assert set() == set(RULES.prompts) - asked
    assert set() == often - told


def test_every_prompt_and_reason_cites_a_rule_that_exists():
    from importlib.resources import files

    text = files("railhead.games.metro2033").joinpath("rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r"M33-\d+(?:\.\d+)*", text))

    assert set() == set(RULES.prompts.values()) - known
    assert set() == {reason.rule for reason in RULES.reasons[1:]} - known


def test_a_quiet_question_names_nobody_who_waits():
    """Nobody may learn from the waiting line whose hidden card is asked for."""
    for name in ("missions", "turn_up", "missed_turn"):
        assert "SOMEONE" not in words(RULES.package).say(f"ask-{name}.waiting", seat="SOMEONE", about="")


def test_sentences_are_complete():
    match = RULES.start(3, 8)
    dice = Random(2)
    for _ in range(1500):
        if match.over:
            break
        for ask in match.asks:
            sentence = Voice(match.state).asked(ask)
            assert sentence[0].isupper()
            assert sentence.rstrip(" ")[-1] in "?."
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
    for event in match.events(0):
        sentence = Voice(match.state).event(event)
        assert sentence.endswith("."), sentence
        assert "nothing" not in sentence, sentence


# --- impossible positions -------------------------------------------------------------------------------------------


def position() -> dict:
    match = RULES.start(3, 5)
    dice = Random(5)
    while match.state.round < 3:
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
    return json.loads(fingerprint(match.state))


def broken(change) -> str:
    data = position()
    change(data)
    with pytest.raises(BadPosition) as caught:
        RULES.load_state(data)
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d["table"]["held"][0].append(d["table"]["held"][1][0]), "two owners"),
        (lambda d: d["table"]["held"][0].append("suvorovskaya"), "belong to nobody"),
        (lambda d: d["table"]["held"][0].append("turgenevskaya"), "belong to nobody"),
        (lambda d: d["table"]["held"].pop(), "needs 3 entries"),
        (lambda d: d["table"].update(army=[9, 2, 2]), "strength 1 to 8"),
        (lambda d: d["table"].update(army=[0, 2, 2]), "strength 1 to 8"),
        (lambda d: d["table"].update(pigs=[20, 20, 0]), "35 tokens"),
        (lambda d: d["table"].update(pigs=[-1, 0, 0]), "nobody has debts"),
        (lambda d: d["table"].update(stage=3), "stages 1 and 2"),
        (lambda d: d["table"].update(position=9), "round track"),
        (lambda d: d["table"].update(round=0), "not a round"),
        (lambda d: d["table"].update(first=None), "a whole number is needed"),
        (lambda d: d["table"].update(first=-1), "missing"),
        (lambda d: d["table"]["faction"].__setitem__(0, d["table"]["faction"][1]), "no two players"),
        (lambda d: d["table"]["hero"].__setitem__(0, d["table"]["hero"][1]), "no two players"),
        (lambda d: d["table"]["hero"].__setitem__(0, None), "after set-up"),
        (lambda d: d["table"].update(lasting=["m01"]), "equally long"),
        (lambda d: d["table"].update(lasting=["e_map"], lasting_for=[0], lasting_on=[None]), "only missions last"),
        (lambda d: d["table"].update(lasting=["m01"], lasting_for=[0], lasting_on=["pass"]), "can be named"),
        (lambda d: d["zones"]["market"].append(d["zones"]["equipment"].pop()), "at most 4"),
        (lambda d: d["zones"]["market"].append(d["zones"]["laws"].pop()), "does not belong there"),
        (lambda d: d["zones"]["threats"].append(d["zones"]["threats_aside"].pop()), "does not belong there"),
        (lambda d: d["stack"].pop(0), "set-up or in a round"),
        (lambda d: d["table"].update(hero_used=[-1, 0, 0]), "count from 0"),
    ],
)
def test_an_impossible_position_is_refused_with_the_fault(change, words: str):
    assert words in broken(change)


@pytest.mark.parametrize(
    ("zone", "cards", "marks", "words"),
    [
        ("completed", ["m09", "m10"], [0, 0], "same goal"),
        ("completed", ["m09"], [2], "used this round"),
        ("missions", ["m09"], [7], "running battle"),
        ("scouted", ["t1_rats"], [9], "in this round or in the one before"),
        ("gear", ["e_pistol", "e_map", "e_boots"], None, "carries 2 cards at most"),
    ],
)
def test_impossible_cards_are_refused(metro, zone: str, cards: list[str], marks, words: str):
    m = metro("reich", "redline")
    m.table.deal(zone, cards, 0, marks)
    m.hero_turn(m.reich)

    with pytest.raises(BadPosition, match=re.escape(words)):
        RULES.load_state(m.table.data)


@pytest.mark.parametrize(
    ("top", "words"),
    [
        ({"step": "HeroTurn", "at": "ask_move", "choice": None, "seat": -1}, "a player must be named"),
        ({"step": "HeroTurn", "at": "ask_move", "choice": "pass", "seat": 0}, "never stands in a position"),
        (step("UseMission", card="e_map"), "a mission is needed"),
        (step("Reward", threat="m01"), "a threat is needed"),
        (step("HireOne", prices=[99]), "prices"),
        (step("LoseGear", chooser=-1), "both players"),
        (step("MixedExchange", most=4, given=9), "cannot be replaced"),
        (step("Battle", opponent="player"), "exactly if the battle is against one"),
        (step("Battle", force="pass"), "army or hero"),
        (step("Battle", station=None), "must be named"),
        (step("Battle", station="tverskaya"), "right hands"),
        (step("ThreatsFromTheDark", turn=1), "all who had their turn"),
        (step("ThreatsFromTheDark", turn=1, stations=["tverskaya"], forces=["pass"]), "army or hero"),
        (step("ThreatsFromTheDark", turn=1, stations=["teatralnaya"], forces=["army"]), "a station of his own"),
    ],
)
def test_an_impossible_stack_is_refused(metro, top: dict, words: str):
    m = metro("reich", "redline")
    m.table.stack(step("Round", "end_of_round"), top)

    with pytest.raises(BadPosition, match=re.escape(words)):
        RULES.load_state(m.table.data)


def test_damaged_positions_end_in_our_own_error():
    """Random damage is either still a position that can be played on, or refused."""
    dice = Random(11)
    good = position()
    values = [None, -1, 99, "pass", "dinamo", "m01", True, [], {}, 0, 2]
    for _ in range(300):
        data = json.loads(json.dumps(good))
        part = dice.choice(["table", "zones", "stack"])
        node, key = data, part
        while isinstance(node[key], (dict, list)) and node[key] and dice.random() < 0.85:
            node = node[key]
            key = dice.choice(list(node)) if isinstance(node, dict) else dice.randrange(len(node))
        node[key] = dice.choice(values)
        try:
            state = RULES.load_state(data)
        except BadPosition:
            continue
        for _ in range(40):
            if not state.over:
                ask = state.next_ask()
                state.answer(ask.seat, dice.choice(ask.options))
