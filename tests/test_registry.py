"""The registry: our own games; those that other packages bring are tested with the guide (`web/test_guide.py`)."""

import re
from pathlib import Path

import pytest

import railhead
from railhead.components import fingerprint, messages
from railhead.kernel.errors import BadData


def test_the_games_are_listed_in_order_and_the_toy_is_not() -> None:
    assert sorted(railhead.rulesets()) == railhead.rulesets()
    assert "toy" not in railhead.rulesets()
    assert "toy" == railhead.ruleset("toy").name


@pytest.mark.parametrize("game", railhead.rulesets())
def test_a_game_names_the_moments_of_which_its_table_speaks(game: str) -> None:
    """The strip above the table is made of them; without them it would be empty."""
    rules = railhead.ruleset(game)
    view = rules.start(min(rules.seats), 1).view(0)
    scene = rules.scene(view)

    assert scene is not None
    assert scene.moment in rules.moments


def test_a_change_of_the_data_changes_its_fingerprint_and_a_comment_does_not() -> None:
    data = {"cards": [{"id": "ambush", "bonus": 1}]}

    assert fingerprint(data) == fingerprint({"cards": [{"bonus": 1, "id": "ambush"}]})
    assert fingerprint(data) != fingerprint({"cards": [{"id": "ambush", "bonus": 2}]})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[prompts]\nlay = "SIG-2.1"\n', "messages.toml: the table [events] is missing"),
        ('[prompts]\nlay = 2\n[events]\nlays = "seat"\n', "messages.toml, prompts: 'lay' is 2; a text is needed"),
        ('[prompts]\n[events]\n[sounds]\nlays = "ding"\n', "messages.toml: 'sounds' means nothing"),
    ],
)
def test_questions_and_events_that_make_no_sense_are_refused(
    text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd_signals").mkdir()
    (tmp_path / "odd_signals" / "messages.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    with pytest.raises(BadData, match=re.escape(said)):
        messages("odd_signals")
