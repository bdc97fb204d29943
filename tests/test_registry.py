"""The registry: our own games; those that other packages bring are tested with the guide (`web/test_guide.py`)."""

import railhead
from railhead.components import fingerprint


def test_the_games_are_listed_in_order_and_the_toy_is_not() -> None:
    assert sorted(railhead.rulesets()) == railhead.rulesets()
    assert "toy" not in railhead.rulesets()
    assert "toy" == railhead.ruleset("toy").name


def test_a_change_of_the_data_changes_its_fingerprint_and_a_comment_does_not() -> None:
    data = {"cards": [{"id": "ambush", "bonus": 1}]}

    assert fingerprint(data) == fingerprint({"cards": [{"bonus": 1, "id": "ambush"}]})
    assert fingerprint(data) != fingerprint({"cards": [{"id": "ambush", "bonus": 2}]})
