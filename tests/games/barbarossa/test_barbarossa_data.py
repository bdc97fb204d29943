"""Every key of the data counts or is refused with a sentence that says what is possible."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from railhead.components import Entry
from railhead.games.barbarossa.cards import IDS, fitting
from railhead.games.barbarossa.effects import IN_DEPLOYING_ZONE, IN_PLAYING_ZONE, TEXT_NAMES, TEXTS
from railhead.games.barbarossa.verbs import read_text
from railhead.kernel.errors import BadData

SCRIPT = Path(__file__).with_name("data_changes.py")
# One change of every kind of key, whatever the number of entries that have it; `data_changes.py` alone tries them all.
ONE_IN = int(os.environ.get("RAILHEAD_DATA_ONE_IN", "1000"))


@pytest.fixture(scope="module")
def outcomes():
    done = subprocess.run([sys.executable, str(SCRIPT), str(ONE_IN)], capture_output=True, text=True, check=True)
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def test_every_change_of_the_data_is_refused_or_changes_something(outcomes):
    """Numbers by one, truth turned round, texts longer, words exchanged, unknown keys: no third possibility."""
    counts = Counter(outcome for _, _, _, outcome, _ in outcomes)
    print(f"{len(outcomes)} changes: {dict(counts)}")

    assert [] == [(path, value, text) for _, path, value, outcome, text in outcomes if outcome in ("ignored", "broken")]
    assert min(counts["refused"], counts["changed"]) > 60


def test_a_refusal_names_file_entry_key_and_what_is_possible(outcomes):
    for _, path, _, outcome, sentence in outcomes:
        if outcome == "refused":
            assert sentence.startswith("components.toml, "), path
            assert "; " in sentence, path  # after it: what would be right
            assert sentence.endswith("."), path


def test_an_unknown_key_is_refused_in_every_kind_of_table(outcomes):
    unknown = {path: outcome for _, path, _, outcome, _ in outcomes if path.endswith("unheard_of")}

    assert {"refused"} == set(unknown.values())
    assert len(unknown) > 20


# --- what the rules cannot do is refused ----------------------------------------------------------------------------


def refusal(rule, name="test", home=IN_PLAYING_ZONE):
    """The sentence that refuses a text with this one effect."""
    before = len(TEXTS)
    entry = Entry(rule, "card[0].playing_rules[0]")
    try:
        with pytest.raises(BadData) as refused:
            read_whole(name, home, entry)
    finally:
        del TEXTS[before:]
        del TEXT_NAMES[before:]
    return str(refused.value)


def read_whole(name, home, entry):
    read_text(name, IDS.index("horses"), home, [entry])
    entry.close()


ANY = {"filter": {"type": "UNIT"}}


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ({"do": "fly"}, "'do' is 'fly'; the rules know 'gain', 'reduce_occupying'"),
        ({"do": "pay", "SP": 1}, "'do' is 'pay'; the rules know 'gain'"),
        ({"do": "gain", "BP": -1}, "'BP' is -1; it must be at least 0"),
        ({"do": "gain", "BP": "two"}, "'BP' is 'two'; a whole number is needed"),
        ({"do": "gain", "VP": 1}, "'VP' means nothing to the rules; the keys they read here: BP, DP, OP, RP, SP, do"),
        ({"do": "reduce_occupying", "n": 0}, "'n' is 0; it must be at least 1"),
        ({"do": "permit_deploy", "state": "asleep"}, "'state' is 'asleep'; the rules know 'active', 'fatigued'"),
        ({"do": "permit_place_from_hand", "subtypes": ["Navy"], "state": "active"}, "names 'Navy'; the rules know Inf"),
        ({"do": "discard_deployed", "n": "some", **ANY}, "'n' is 'some'; a whole number is needed"),
        ({"do": "discard_deployed", "n": 1, "filter": {"name": "Hill"}}, "'name' means nothing to the rules"),
        ({"do": "discard_deployed", "n": 1, "up_to": True, **ANY}, "'up_to' means nothing to the rules"),
        ({"do": "fatigue_deployed", "n": 1, "filter": {"state": "fatigued"}}, "the rules can only do 'active'"),
        ({"do": "activate_deployed", "n": 1, "filter": {"state": "active"}}, "the rules can only do 'fatigued'"),
        ({"do": "search_discard", "n": 1, "to": "deck", **ANY}, "'to' is 'deck'; the rules can only do 'hand'"),
        ({"do": "search_discard", "n": 1, "filter": {"state": "active"}}, "'state' means nothing to the rules"),
        (
            {"do": "return_from_hand", "n": 1, "filter": {"subtype": "Cavalry"}},
            "'subtype' is 'Cavalry'; the rules know",
        ),
    ],
)
def test_what_the_rules_cannot_do_is_refused(rule, words):
    """With the entry, the key, and what is possible."""
    sentence = refusal(rule)

    assert words in sentence
    assert sentence.startswith("components.toml, card[0].playing_rules[0]")


def test_before_an_arrow_stand_costs_only():
    """BAR-9.3."""
    sentence = refusal({"do": "gain", "SP": 1}, "test.cost", IN_DEPLOYING_ZONE)

    assert "'do' is 'gain'; the rules know 'fatigue_self', 'discard_self'" in sentence
    assert "'DP' means nothing" in refusal({"do": "pay", "DP": 1}, "test.cost", IN_DEPLOYING_ZONE)


def test_a_filter_matches_all_keys_that_are_given():
    """Type, sub-type, any but a sub-type, or anything (BAR-3.0.1, BAR-3.2.7)."""
    tanks = fitting(Entry({"type": "UNIT", "subtype": "Tank"}, "test"))
    others = fitting(Entry({"type": "UNIT", "not_subtype": "Tank"}, "test"))

    assert [IDS[card] for card, fits in enumerate(tanks) if fits] == [
        "panzer_regiment",
        "independent_heavy_tank_battalion",
    ]
    assert sum(others) == 12
    assert all(fitting(Entry({}, "test")))
