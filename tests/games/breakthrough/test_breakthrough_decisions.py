"""Chapter BRK-13: every row of the table of decisions is reached, and nothing else is ever asked; index BRK-14."""

import re
from collections import defaultdict
from importlib.resources import files

from breakthrough_table import build_up

import railhead
from railhead.present.voice import Voice, variant_text
from railhead.testing.random_play import dice

RULES = railhead.ruleset("breakthrough")
TEXT = files("railhead.games.breakthrough").joinpath("rules.md").read_text(encoding="utf-8")

BY_OPTIONS = {"D2", "D18"}  # decided by the host before the match
WINDOWS = ("action", "take_or_act", "end_turn", "last_clean_up")
DRAWS = ("take", "take_or_act")

Asked = tuple[str, bool, bool, str]  # the prompt; is it the active player, is full defence on; a kind of option


def row_of(asked: Asked) -> str:
    """Which decision of the table (BRK-13) a player has before him when he is offered this; "" if none."""
    prompt, active, full, kind = asked
    rows = {
        "D1": prompt == "choose_faction" and kind == "faction",
        "D3": active and prompt in WINDOWS and kind in ("task", "clean_up"),
        "D4": active and prompt == "action" and kind in ("discard", "discard_three"),
        "D5": active and prompt == "action" and kind in ("play", "guard"),
        "D6": active and prompt == "discard_one" and kind == "card",
        "D7": active and prompt == "discard_three" and kind == "card",
        "D8": active and prompt in DRAWS and kind in ("card", "deck"),
        "D9": active and prompt == "pay_task" and kind in ("card", "done"),
        "D10": active and prompt == "keep_station" and kind in ("keep", "let_go"),
        "D11": active and prompt == "clean_up" and kind in ("card", "turned", "nothing"),
        "D12": not full and prompt == "defend" and kind in ("card", "turned"),
        "D13": prompt == "free_card" and kind in ("play", "guard", "nothing"),
        "D14": prompt == "lose_station" and kind == "card",
        "D15": full and prompt == "defend" and kind in ("card", "turned"),
        "D16": not active and prompt == "take" and kind in ("card", "deck"),
        "D17": active and prompt in ("end_turn", "last_clean_up") and kind == "end_turn",
    }
    found = [row for row, fits in rows.items() if fits]
    assert len(found) < 2, asked
    return "".join(found)


def played(seats: int, seed: int, *, full: bool) -> set[Asked]:
    """All that is asked in a random match."""
    match = RULES.start(seats, seed, {"turn_limit": "500", "survival_1_full_defence": "on" if full else "off"})
    chance = dice(seed)
    found: set[Asked] = set()
    while not match.over:
        ask, option = build_up(match.state, chance)
        for one in ask.options:
            kind = RULES.vocabulary.names[one].partition(":")[0]
            found.add((ask.prompt, ask.seat == match.state.active, full, kind))
        match.answer(ask.seat, option)
    return found


def test_every_row_of_the_table_is_asked_and_nothing_else() -> None:
    """Random matches reach all of D1 to D18, and whatever is offered belongs to exactly one row (BRK-13)."""
    rows = set(re.findall(r"^\| (D\d+) \|", TEXT, re.M))
    asked: set[Asked] = set()
    for seed in range(6):
        asked |= played(2 + seed % 4, seed, full=False) | played(2 + seed % 4, seed, full=True)
    seen: dict[str, set[str]] = defaultdict(set)
    for prompt, _, _, kind in asked:
        seen[prompt].add(kind)

    assert {f"D{number}" for number in range(1, 19)} == rows
    assert rows == {row_of(one) for one in asked} | BY_OPTIONS
    assert set(RULES.prompts) == set(seen)
    assert {"play", "guard", "discard", "discard_three", "task", "clean_up"} == seen["action"]
    assert {"card", "deck", "task", "clean_up"} == seen["take_or_act"]
    assert {"card", "deck"} == seen["take"]
    assert {"end_turn", "task", "clean_up"} == seen["end_turn"]
    assert {"end_turn", "clean_up"} == seen["last_clean_up"]
    assert {"card", "done"} == seen["pay_task"]
    assert {"keep", "let_go"} == seen["keep_station"]
    assert {"card", "turned", "nothing"} == seen["clean_up"]
    assert {"card", "turned"} == seen["defend"]
    assert {"nothing", "play", "guard"} == seen["free_card"]
    assert {"card"} == seen["lose_station"] == seen["discard_one"] == seen["discard_three"]


def test_the_host_decides_before_the_match() -> None:
    """Number of players, first player, switches, colours: options with an explanation and a rule (BRK-13, D2, D18)."""
    declared = {variant.name: variant.values for variant in RULES.options}

    assert {
        "survival_1_full_defence": ("off", "on"),
        "survival_2_rout": ("off", "on"),
        "survival_3_no_refresh": ("off", "on"),
        "first_player": ("random", "1", "2", "3", "4", "5"),
        "factions": ("chosen", "random"),
        "turn_limit": ("none", "50", "100", "200", "500", "1000"),
    } == declared
    for variant in RULES.options:
        assert variant_text(RULES, variant).endswith(".")
        assert f"**{variant.rule}**" in TEXT


def test_every_question_and_refusal_names_a_rule_that_exists() -> None:
    """Every number cited stands in the rules (BRK-13)."""
    numbers = set(re.findall(r"\*\*(BRK-[\d.]+)\*\*", TEXT))
    assert set(RULES.prompts.values()) | {reason.rule for reason in RULES.reasons[1:]} <= numbers


# No random match of this length comes to them; the tests of victory and of the log do.
SELDOM = {"wins", "takes_nothing", "no_main_action", "cannot_keep", "uses_up"}


def test_every_event_is_told_in_some_match_and_reads_well() -> None:
    """No event is dead, none has a hole in its sentence (BRK-13)."""
    kinds = set()
    for seed in range(8):
        options = {"survival_2_rout": "on", "turn_limit": "500" if seed % 2 else "50"}
        match = RULES.start(2 + seed % 4, seed, options)
        chance = dice(seed)
        while not match.over:
            ask, option = build_up(match.state, chance)
            for sentence in (Voice(match.state).asked(ask), Voice(match.state).waiting(ask)):
                assert "nothing" not in sentence
                assert "{" not in sentence
            match.answer(ask.seat, option)
        kinds |= {event.kind for event in match.tape.events}
        for viewer in (0, None):
            for event in match.events(viewer):
                told = Voice(match.state).event(event)
                assert "nobody" not in told
                assert "{" not in told

    assert set(RULES.events) - SELDOM <= kinds
    assert kinds <= set(RULES.events)


def test_every_ruling_of_the_index_is_marked_in_the_rules() -> None:
    """The index of rulings names statements that carry the mark (BRK-14)."""
    index = TEXT.partition("## BRK-14")[2]
    named = re.findall(r"\b(\d+\.\d+\.\d+)\b", index)
    statements = dict(re.findall(r"^- \*\*BRK-([\d.]+)\*\* (.*)$", TEXT, re.M))

    assert len(named) > 40
    for number in named:
        assert "RULING" in statements[number], number
    assert {number for number, words in statements.items() if "RULING" in words} == set(named)
