"""Sentences and refusals."""

import re
from pathlib import Path

import railhead
from railhead.games.front_line import reasons
from railhead.games.front_line.reasons import REASONS
from railhead.standing import StandingAnswers
from railhead.testing.texts import ending

RULES = railhead.ruleset("front_line")
SOURCE = Path(railhead.__file__).parent / "games" / "front_line"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py")))
NUMBERED = set(re.findall(r"^\W*(FLN-\d+(?:\.\d+)*)", (SOURCE / "rules.md").read_text(encoding="utf-8"), re.M))


def test_every_event_that_is_told_has_a_sentence_and_the_other_way_round():
    told = set(re.findall(r'g\.tell\(\s*"(\w+)"', CODE)) | set(re.findall(r'g\.whisper\([^"]*"(\w+)"', CODE))
    written = set(re.findall(r'"(\w+)"', CODE))

    assert told <= set(RULES.events) <= written


def test_every_question_is_asked_somewhere():
    for name in RULES.prompts:
        assert f'"{name}"' in CODE.replace('f"window_{number}"', " ".join(f'"window_{n}"' for n in range(1, 6)))


def test_every_rule_that_a_sentence_names_exists():
    cited = set(RULES.prompts.values()) | {reason.rule for reason in REASONS.all[1:]}
    cited |= set(re.findall(r"FLN-\d+(?:\.\d+)*", CODE))

    assert all(rule in NUMBERED or any(one.startswith(f"{rule}.") for one in NUMBERED) for rule in cited)


def test_every_reason_is_used_and_numbered_in_order():
    names = [name for name, value in vars(reasons).items() if name.isupper() and isinstance(value, int)]

    assert list(range(1, len(REASONS.all))) == [getattr(reasons, name) for name in names]
    for name in names:
        assert re.search(rf"\breasons\.{name}\b", CODE), f"{name} is never given as a reason"


def test_answers_in_advance_name_questions_and_events_that_exist():
    for one in RULES.standing:
        assert set(one.prompts) <= set(RULES.prompts)
        assert set(one.until + one.until_own) <= set(RULES.events)
    assert {"only_option", "pass_turn", "pass_until_hit", "pass_between"} == {one.name for one in RULES.standing}


def test_the_endings_have_sentences():
    ends = re.findall(r'g\.finish\(.*"(\w+)"\)', CODE)

    assert {"last_comrade", "enemy_won"} == set(ends)
    assert all(ending(RULES, reason).endswith(".") for reason in ends)


def test_what_is_answered_in_advance_from_the_beginning():
    """A question that leaves no choice; the rest is for who asks for it."""
    assert ["only_option"] == [one.name for one in StandingAnswers(RULES, 0).in_force([])]


def test_nobody_is_ever_asked_for_more_than_two_steps():
    """Cards that move further leave no choice of how far (FLN-8.2.1)."""
    assert ["steps:1", "steps:2"] == [name for name in RULES.vocabulary.names if name.startswith("steps:")]
