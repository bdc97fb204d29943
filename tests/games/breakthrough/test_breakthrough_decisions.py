"""Chapter BRK-13: every row of the table of decisions is reached, and nothing else is ever asked; index BRK-14."""

import re
from collections import defaultdict
from importlib.resources import files

from breakthrough_table import build_up

import railhead
from railhead.kernel.texts import ask_text, event_text, waiting_text
from railhead.testing.random_play import dice

RULES = railhead.ruleset("breakthrough")
TEXT = files("railhead.games.breakthrough").joinpath("rules.md").read_text(encoding="utf-8")

# Prompt -> the rows of the table it serves.
SERVES = {
    "choose_faction": {"D1"},
    "action": {"D3", "D4", "D5"},
    "discard_one": {"D6"},
    "discard_three": {"D7"},
    "take": {"D8", "D16"},
    "take_or_act": {"D3", "D8"},
    "end_turn": {"D3", "D17"},
    "pay_task": {"D9"},
    "keep_station": {"D10"},
    "clean_up": {"D11"},
    "defend": {"D12", "D15"},
    "free_card": {"D13"},
    "lose_station": {"D14"},
}
BY_OPTIONS = {"D2", "D18"}  # decided by the host before the match


def played(seats: int, seed: int, **options: str) -> dict[str, set[str]]:
    """The prompts of a random match, each with the kinds of options it offered."""
    match = RULES.start(seats, seed, {"turn_limit": "500", **options})
    chance = dice(seed)
    found: dict[str, set[str]] = defaultdict(set)
    while not match.over:
        ask, option = build_up(match.state, chance)
        found[ask.prompt] |= {RULES.vocabulary.names[one].partition(":")[0] for one in ask.options}
        match.answer(ask.seat, option)
    return found


def test_every_row_of_the_table_is_asked_and_nothing_else() -> None:
    """Random matches reach all of D1 to D18 (BRK-13)."""
    rows = set(re.findall(r"^\| (D\d+) \|", TEXT, re.M))
    seen: dict[str, set[str]] = defaultdict(set)
    for seed in range(6):
        for switch in ("off", "on"):
            for prompt, kinds in played(2 + seed % 4, seed, survival_1_full_defence=switch).items():
                seen[prompt] |= kinds

    assert {f"D{number}" for number in range(1, 19)} == rows
    assert set(SERVES) == set(seen) == set(RULES.prompts)
    assert rows == set().union(*SERVES.values()) | BY_OPTIONS
    assert {"play", "guard", "discard", "discard_three", "task", "clean_up"} == seen["action"]
    assert {"card", "deck", "task", "clean_up"} == seen["take_or_act"]
    assert {"card", "deck"} == seen["take"]
    assert {"end_turn", "task", "clean_up"} == seen["end_turn"]
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
        assert variant.text.endswith(".")
        assert f"**{variant.rule}**" in TEXT


def test_every_question_event_and_refusal_is_a_sentence_with_a_rule_that_exists() -> None:
    """For the asked and for those who wait; every number cited stands in the rules (BRK-13)."""
    numbers = set(re.findall(r"\*\*(BRK-[\d.]+)\*\*", TEXT))
    for prompt in RULES.prompts.values():
        assert prompt.rule in numbers
        assert prompt.asked[-1] in ".?"
        assert prompt.waiting.endswith(".")
    for reason in RULES.reasons[1:]:
        assert reason.rule in numbers
        assert reason.sentence.endswith(".")
    for sentence in RULES.events.values():
        assert sentence.endswith(".")


def test_every_event_is_told_in_some_match_and_reads_well() -> None:
    """No event is dead, none has a hole in its sentence (BRK-13)."""
    kinds = set()
    for seed in range(8):
        options = {"survival_2_rout": "on", "turn_limit": "500" if seed % 2 else "50"}
        match = RULES.start(2 + seed % 4, seed, options)
        chance = dice(seed)
        while not match.over:
            ask, option = build_up(match.state, chance)
            for sentence in (ask_text(match.state, ask), waiting_text(match.state, ask)):
                assert "nothing" not in sentence
                assert "{" not in sentence
            match.answer(ask.seat, option)
        kinds |= {event.kind for event in match.tape.events}
        for viewer in (0, None):
            for event in match.events(viewer):
                told = event_text(match.state, event)
                assert "nobody" not in told
                assert "{" not in told

    assert set(RULES.events) - {"wins"} <= kinds
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
