"""What the players read, and effects as the data could compose them."""

import re
from pathlib import Path

import pytest
from barbarossa_table import RULES

import railhead
from railhead.games.barbarossa.cards import BLOCKS, IDS
from railhead.games.barbarossa.notes import CARD_NOTES
from railhead.present.voice import Voice

SOURCE = Path(railhead.__file__).parent / "games" / "barbarossa"
BOOK = (SOURCE / "rules.md").read_text(encoding="utf-8")


# --- sentences ------------------------------------------------------------------------------------------------------


def test_every_prompt_reason_and_variant_names_a_rule_of_the_book():
    named = list(RULES.prompts.values())
    named += [reason.rule for reason in RULES.reasons[1:]] + [variant.rule for variant in RULES.options]

    assert [rule for rule in named if f"**{rule}" not in BOOK] == []


def test_every_event_that_is_told_has_a_sentence_and_every_sentence_is_told():
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    told = set(re.findall(r"\b(?:tell|tell_points|whisper)\((?:1 << \w+(?:\.\w+)?, )?\"(\w+)\"", code))
    told |= {"keeps", "keeps_nothing"}  # one or the other

    assert told == set(RULES.events)


@pytest.mark.parametrize("seats", [2, 5])
def test_sentences_of_a_match_read_well(seats):
    """No sentence shows an id, a number instead of a name, or an unfilled place."""
    match = RULES.start(seats, 4)
    bots = [railhead.bot("greedy", RULES, seed=seat, dreams=1) for seat in range(seats)]
    sentences = set()
    while not match.over and match.state.round <= 12:
        ask = match.asks[0]
        sentences |= {Voice(match.state).asked(ask), Voice(match.state).waiting(ask)}
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    sentences |= {Voice(match.state).event(event) for seat in [0, None] for event in match.events(seat)}

    assert len(sentences) > 100
    for sentence in sentences:
        assert "_" not in sentence, sentence
        assert "{" not in sentence, sentence
        assert "nothing" not in sentence, sentence
        assert sentence[-1] in ".?)", sentence


def test_notes_tell_everything_on_a_card():
    """Type, costs, values and texts; the names of other editions are told on request."""
    assert CARD_NOTES[IDS.index("panzer_grenadier")] == (
        "UNIT (Infantry); play OP 1, buy SP 4. "
        "Played: +1 OP. You may deploy this card in this phase; it enters fatigued. "
        "Deployed: Fatigue this => +1 BP. / Fatigue this and pay 1 SP => +4 BP. / Discard this => +1 BP."
    )
    for block, text in zip(BLOCKS, CARD_NOTES, strict=True):
        assert all(printed in text for key, printed in block.items() if key.startswith("text_"))
        assert ", ".join(block.get("aka", [])) == RULES.original_of(block["id"])


def test_everything_with_a_name_can_be_looked_up():
    """Cards, kinds of points, the reference card and the game itself; nothing else has a note."""
    assert RULES.note("panzer_grenadier") == CARD_NOTES[IDS.index("panzer_grenadier")]
    assert RULES.note("OP") == "Operation Point (also: Tactic Point)"
    assert RULES.note("reference").startswith("Summary of the turn sequence")
    assert RULES.note("game") == "Barbarossa (ばるば★ろっさ)"
    assert RULES.note("panzer") == ""
