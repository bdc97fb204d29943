"""Every key of the data counts or is refused with a sentence that says what is possible."""

import json
import os
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import railhead
from railhead import components
from railhead.components import Entry
from railhead.games.barbarossa import cards
from railhead.games.barbarossa.cards import IDS, fitting
from railhead.games.barbarossa.effects import (
    ATTACKED,
    CHOICE_TEXTS,
    GAINED,
    IN_DEPLOYING_ZONE,
    IN_PLAYING_ZONE,
    PLAYING,
    REVEALED,
    TEXT_NAMES,
    TEXTS,
)
from railhead.games.barbarossa.verbs import read_text, read_texts
from railhead.kernel.errors import BadData

FOLDER = Path(railhead.__file__).parent / "games" / "barbarossa"
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


# --- what must fit together -----------------------------------------------------------------------------------------


def test_the_mud_spares_transports_only():
    """And lessens what TRANSPORTs yield, nothing else (BAR-15.15)."""
    with pytest.raises(BadData, match="'except' names 'hill'; the TRANSPORTs are horses, tracks, trains"):
        cards.transport_malus(IDS.index("season_of_mud"), Entry({"n": 1, "except": ["hill"]}, "test"))

    malus = cards.TRANSPORT_MALUS[IDS.index("season_of_mud")]
    assert malus is not None
    assert [IDS[card] for card, less in enumerate(malus.less) if less] == ["tracks", "trains"]


def test_the_box_holds_the_starting_decks_of_the_most_players():
    """One card fewer than they need is refused (BAR-4.6)."""
    horses = IDS.index("horses")
    in_box = cards.COUNT[horses]
    needed = cards.STARTING_DECK.count(horses) * cards.PLAYERS[-1]
    try:
        cards.COUNT[horses] = needed
        cards.check_setup()
        cards.COUNT[horses] = needed - 1
        with pytest.raises(BadData, match=f"'horses' needs {needed} cards for {cards.PLAYERS[-1]} players"):
            cards.check_setup()
    finally:
        cards.COUNT[horses] = in_box


def test_a_card_has_one_red_text_for_each_moment():
    """Whoever reads them a second time meets the first one there (BAR-3.5.2, BAR-3.6.3)."""
    tables = (TEXTS, TEXT_NAMES, CHOICE_TEXTS, PLAYING, GAINED, REVEALED, ATTACKED)
    before = [list(one) for one in tables]
    try:
        with pytest.raises(BadData, match="another red text of this card is for the same moment"):
            read_texts()
    finally:
        for table, kept in zip(tables, before, strict=True):
            table[:] = kept


def test_a_table_that_nothing_has_read_is_refused():
    """A misspelt one would otherwise be ignored."""
    railhead.ruleset("barbarossa")  # all that is read has been read
    cards.DATA.table["golden_rules"] = 1
    try:
        with pytest.raises(BadData, match="'golden_rules'"):
            cards.check_data()
    finally:
        del cards.DATA.table["golden_rules"]


@pytest.mark.parametrize(("aid", "subtype"), [("field_hospital", "Facility"), ("panzer_corps_commander", "Commander")])
def test_an_aid_is_a_commander_or_a_facility(aid, subtype):
    """As printed under its name (BAR-3.4)."""
    assert subtype == cards.SUBTYPE[cards.IDS.index(aid)]


def test_no_name_stands_twice():
    """A second entry of the same name is refused; the first of another name is not (BAR-1.2)."""
    entries = [Entry({"id": name}, "test") for name in ("hill", "riga")]
    assert cards.names(entries, "id") == ["hill", "riga"]

    with pytest.raises(BadData, match="'id' is 'riga'; another entry is called so"):
        cards.names([*entries, Entry({"id": "riga"}, "test")], "id")


def printed():
    """The data as they stand in the file."""
    return tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))


def tables_of(key, value):
    """The tables of the game from data with another number in the set-up."""
    data = printed()
    data["setup"][key] = value
    return tables_from(data)


def tables_from(data):
    scope = {"__name__": "cards"}
    whole = components.components
    components.components = lambda package: Entry(data, "")
    try:
        exec(compile((FOLDER / "cards.py").read_text(encoding="utf-8"), "cards.py", "exec"), scope)
    finally:
        components.components = whole
    return scope


@pytest.mark.parametrize("key", ["starting_hand", "hand_refill", "op_per_turn", "rp_per_turn", "attacks_per_turn"])
def test_nothing_is_the_least_that_a_turn_can_bring(key):
    """Fewer than none is refused, none is allowed (chapter 4)."""
    assert tables_of(key, 0)[key.upper()] == 0
    with pytest.raises(BadData, match=f"'{key}' is -1; it must be at least 0"):
        tables_of(key, -1)


def test_a_city_may_turn_up_no_event_more_than_others():
    """No fewer than none (BAR-12.3)."""
    data = printed()
    moscow = next(card for card in data["card"] if card.get("target_rules"))
    moscow["target_rules"][0]["n"] = 0
    assert not any(tables_from(data)["REVEAL_EXTRA"])

    moscow["target_rules"][0]["n"] = -1
    with pytest.raises(BadData, match="'n' is -1; it must be at least 0"):
        tables_from(data)


def test_a_starting_deck_that_the_box_does_not_hold_is_refused_when_the_data_are_read():
    """BAR-4.6."""
    data = printed()
    data["setup"]["starting_deck"]["horses"] = 99

    with pytest.raises(BadData, match="'horses' needs"):
        tables_from(data)["check_data"]()


def test_no_other_deck_than_three_is_mixed():
    """BAR-4.4."""
    data = printed()
    next(deck for deck in data["field_deck"] if not deck.get("mixed"))["mixed"] = True

    with pytest.raises(BadData, match="aid, event and city are the mixed decks"):
        tables_from(data)["check_data"]()
