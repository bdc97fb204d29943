"""Looking rules up."""

import pytest

import railhead
from railhead.rulebook import Rulebook, rulebook

TEXT = """# A game (code ABC)

## 2. Points
- **ABC-2.1** Points are *public*.
- **ABC-2.4 OP** pay for cards.
  - ABC-2.4.1 A price is paid in full.
  - not more, not less.

- ABC-2.10 The tenth.

### 2.5 Drawn
```
- ABC-2.5.9 not a rule
```
| **ABC-2.5.1** | when | what |
"""


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        ("ABC-2.1", ["ABC-2.1"]),
        ("abc-2.1", ["ABC-2.1"]),
        ("2.4", ["ABC-2.4", "ABC-2.4.1"]),
        ("2.5", ["", "ABC-2.5.1"]),
        ("ABC-2", ["ABC-2.1", "ABC-2.4", "ABC-2.4.1", "ABC-2.10", "", "ABC-2.5.1"]),
        ("price FULL", ["ABC-2.4.1"]),
        ("9", []),
        ("nothing of the kind", []),
    ],
)
def test_a_rule_is_found_by_number_by_its_beginning_and_by_words(wanted: str, numbers: list[str]) -> None:
    found = Rulebook(TEXT).find(wanted)

    assert numbers == [statement.number for _, statements in found for statement in statements]


def test_a_rule_keeps_its_words_and_its_headings() -> None:
    book = Rulebook(TEXT)
    [(chapter, [rule, inner])] = book.find("2.4")
    [(_, [drawing, row])] = book.find("2.5")

    assert ("A game (code ABC)", "2. Points") == chapter.headings
    assert "**OP** pay for cards." == rule.text
    assert "A price is paid in full.\n  - not more, not less." == inner.text
    assert "ABC-2.5.9" in drawing.text
    assert "when — what" == row.text.removeprefix("— ")


@pytest.mark.parametrize("game", railhead.rulesets())
def test_where_the_rulebook_is_silent_a_player_reads_so_in_words(game: str) -> None:
    """The marks of the text format (RULING, CARD) are for those who write rules, not for those who read them."""
    texts = [one.text for chapter in rulebook(railhead.ruleset(game).package).chapters for one in chapter.statements]

    assert [] == [text for text in texts if "RULING" in text or "`CARD`" in text]
    assert any("House ruling: " in text or "House ruling (" in text for text in texts)
