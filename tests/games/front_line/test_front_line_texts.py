"""Sentences, refusals, and the table as a seat sees it."""

import re
from pathlib import Path
from random import Random

import pytest

import railhead
from railhead.games.front_line import reasons
from railhead.games.front_line.cards import POLISH, TEXTS, card
from railhead.games.front_line.messages import EVENTS, PROMPTS
from railhead.games.front_line.reasons import REASONS
from railhead.present.voice import Voice
from railhead.testing.texts import ending

RULES = railhead.ruleset("front_line")
SOURCE = Path(railhead.__file__).parent / "games" / "front_line"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py")))
NUMBERED = set(re.findall(r"^\W*(FLN-\d+(?:\.\d+)*)", (SOURCE / "rules.md").read_text(encoding="utf-8"), re.M))


def test_every_event_that_is_told_has_a_sentence_and_the_other_way_round():
    told = set(re.findall(r'g\.tell\(\s*"(\w+)"', CODE)) | set(re.findall(r'g\.whisper\([^"]*"(\w+)"', CODE))
    written = set(re.findall(r'"(\w+)"', CODE.replace((SOURCE / "messages.py").read_text(encoding="utf-8"), "")))

    assert told <= set(EVENTS) <= written


def test_every_question_is_asked_somewhere():
    for name in PROMPTS:
        assert f'"{name}"' in CODE.replace('f"window_{number}"', " ".join(f'"window_{n}"' for n in range(1, 6)))


def test_every_rule_that_a_sentence_names_exists():
    cited = set(PROMPTS.values()) | {reason.rule for reason in REASONS.all[1:]}
    cited |= set(re.findall(r"FLN-\d+(?:\.\d+)*", CODE))

    assert all(rule in NUMBERED or any(one.startswith(f"{rule}.") for one in NUMBERED) for rule in cited)


def test_every_reason_is_used_and_numbered_in_order():
    names = [name for name, value in vars(reasons).items() if name.isupper() and isinstance(value, int)]

    assert list(range(1, len(REASONS.all))) == [getattr(reasons, name) for name in names]
    for name in names:
        assert len(re.findall(rf"\b{name}\b", CODE)) > 2, f"{name} is never given as a reason"


def test_answers_in_advance_name_questions_and_events_that_exist():
    for one in RULES.standing:
        assert set(one.prompts) <= set(PROMPTS)
        assert set(one.until + one.until_own) <= set(EVENTS)
    assert {"only_option", "pass_turn", "pass_until_hit", "pass_between"} == {one.name for one in RULES.standing}


def test_the_endings_have_sentences():
    ends = re.findall(r'g\.finish\(.*"(\w+)"\)', CODE)

    assert {"last_comrade", "enemy_won"} == set(ends)
    assert all(ending(RULES, reason).endswith(".") for reason in ends)


# --- the table -------------------------------------------------------------------------------------------------------


def cells(view):
    return [cell for panel in RULES.table(view) for row in panel.rows for cell in row]


def text(view) -> str:
    return "\n".join(" | ".join(cell.text for cell in row) for panel in RULES.table(view) for row in panel.rows)


def test_the_table_shows_everything_needed_to_play(front):
    """Turn and step, attack and its text, line, life, statuses, obstacles, equipment, own cards and their texts."""
    f = front("misha olga boris _", fallen="igor").turn("window_2").hand("misha", "halt", "dodge").down(misha="swap")
    f.equip("boris", helmet=2).lie("mine", 4).lie("russian_roulette", 0).attack("grenade_2", 2).who(gassed="boris")
    view = f.asked("window_2", "misha").table.match.view(0)
    shown = text(view)

    assert "Turn 1, step 2, choose" == RULES.table(view)[0].title
    for word in (
        "Grenade",
        TEXTS[card("grenade_2")],
        "Russian Roulette",
        "12/12",
        "gassed",
        "TARGET",
        "mine 3",
        "Igor",
    ):
        assert word in shown
    notes = {cell.text: cell.note for cell in cells(view)}
    assert TEXTS[card("halt")] in notes["Halt!"]
    assert POLISH[card("halt")] in notes["Halt!"]
    assert "Steel Helmet 2" in notes
    assert "Swap" in notes, "his own card that lies face down"


def test_others_do_not_see_hand_and_face_down_card(front):
    f = front("misha olga boris _").turn("window_2").hand("misha", "halt", "dodge").down(misha="swap")
    f.asked("window_2", "misha")

    for viewer in (1, None):
        shown = [cell.text for cell in cells(f.table.match.view(viewer))]
        assert not {"Halt!", "Dodge", "Swap"} & set(shown)
        assert "2 + 1 down" in shown


def test_what_can_be_pointed_at_carries_its_option(front):
    """Hand cards, comrades, equipment and slots."""
    f = front("misha olga boris _").turn("window_2").hand("misha", "sabotage").equip("olga", helmet=2, medkit=1)
    f.equip("boris", helmet=1).asked("window_2", "misha")
    seen = {RULES.vocabulary.names[cell.option] for cell in cells(f.table.match.view(0)) if cell.option >= 0}

    assert {"card:sabotage", "comrade:olga", "equipment:helmet:2", "equipment:medkit:1", "slot:4"} <= seen


def column_width(panel, at: int) -> int:
    """States and cards in the line wrap between words, the other columns never."""
    texts = [panel.heads[at], *[row[at].text for row in panel.rows]]
    return max(
        max(map(len, one.split()), default=0) if panel.heads[at] in ("State", "Here") else len(one) for one in texts
    )


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_panels_fit_80_columns_and_keys_are_unique(seats):
    dice = Random(seats)
    match = RULES.start(seats, 4)
    while not match.over:
        view = match.view(dice.choice([*range(seats), None]))
        keys = [cell.key for cell in cells(view) if cell.key]
        assert len(keys) == len(set(keys))
        for panel in RULES.table(view):
            if panel.kind == "table":
                assert sum(column_width(panel, at) + 3 for at in range(len(panel.heads))) <= 80
        ask = dice.choice(match.asks)
        assert Voice(match.state).asked(ask)
        assert Voice(match.state).waiting(ask)
        match.answer(ask.seat, dice.choice(ask.options))
    assert "Turn" in RULES.table(match.view(None))[0].title


def test_the_draft_is_shown_as_a_packet():
    match = RULES.start(3, 1)

    titles = [panel.title for panel in RULES.table(match.view(0))]
    assert "Set-up: the draft" == titles[0]
    assert "The packet you hold" in titles
