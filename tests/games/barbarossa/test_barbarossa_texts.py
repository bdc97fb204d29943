"""What the players read, and effects as the data could compose them."""

import re
from pathlib import Path
from random import Random

import pytest
from barbarossa_table import RULES, does, front, position

import railhead
from railhead.components import Entry
from railhead.games.barbarossa.abilities import Ability
from railhead.games.barbarossa.cards import BLOCKS, IDS
from railhead.games.barbarossa.effects import IN_DEPLOYING_ZONE, IN_PLAYING_ZONE, TEXT_NAMES, TEXTS, Resolve
from railhead.games.barbarossa.notes import CARD_NOTES, note
from railhead.games.barbarossa.verbs import read_text
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
    """Type, costs, values, texts and the names of other editions."""
    assert CARD_NOTES[IDS.index("panzer_grenadier")] == (
        "UNIT (Infantry); play OP 1, buy SP 4. "
        "Played: +1 OP. You may deploy this card in this phase; it enters fatigued. "
        "Deployed: Fatigue this => +1 BP. / Fatigue this and pay 1 SP => +4 BP. / Discard this => +1 BP. "
        "Also: 装甲擲弾兵連隊. "
        "Reconstructed: count, play cost, buy cost, playing bonus, vp, deploying abilities.b, deploying abilities.c."
    )
    for block, text in zip(BLOCKS, CARD_NOTES, strict=True):
        assert all(printed in text for key, printed in block.items() if key.startswith("text_"))
        assert all(name in text for name in block.get("aka", []))


def test_everything_with_a_name_can_be_looked_up():
    """Cards, kinds of points, the reference card and the game itself; nothing else has a note."""
    assert note("panzer_grenadier") == CARD_NOTES[IDS.index("panzer_grenadier")]
    assert note("OP") == "Operation Point (also: Tactic Point)"
    assert note("reference").startswith("Summary of the turn sequence")
    assert note("game") == "Barbarossa (ばるば★ろっさ)"
    assert note("panzer") == ""


# --- the table as panels --------------------------------------------------------------------------------------------


def cells(t, viewer):
    return [cell for panel in RULES.table(t.match.view(viewer)) for row in panel.rows for cell in row]


def test_the_table_shows_what_a_player_needs(table):
    """Turn, phase, purse, Field, Cities in order, everybody's zones, the own hand with its texts."""
    t = position(
        table,
        3,
        hands={0: ["tracks", "tracks"], 1: ["trains"], 2: []},
        fronts={0: ["grenadier_regiment", "~grenadier_regiment"], 1: ["kiev"], 2: []},
        discards={0: [], 1: ["horses", "horses", "panzer_regiment"], 2: []},
        playing=["pioneer_battalion"],
        city=["riga", "minsk"],
        aid=["field_hospital"],
        op=1,
        sp=2,
    )
    t.waits_for("operation", 0)
    panels = {panel.title: panel for panel in RULES.table(t.match.view(0))}
    texts = [cell.text for cell in cells(t, 0)]

    assert "1: Player 1, Operation Phase" in texts
    assert "1 OP, 2 SP, 0 RP, 0 BP" in texts
    assert "Field Hospital (AID deck)" in texts
    assert texts.index("Riga") < texts.index("Minsk") < texts.index("Moscow")
    assert "2 Horses, Panzer Regiment" in texts
    hand = panels["Your hand"].rows[0]
    assert [cell.text for cell in hand] == ["Tracks", "Tracks"]
    assert hand[0].note == CARD_NOTES[IDS.index("tracks")]
    assert hand[0].option == RULES.vocabulary.index["play:tracks"]
    zone = panels["Deploying Zone of Player 1"].rows[0]
    assert [cell.text for cell in zone] == ["Grenadier Regiment", "Grenadier Regiment (fatigued)"]
    assert [cell.text for cell in panels["Deploying Zone of Player 2"].rows[0]] == ["Kiev"]
    played = panels["Playing Zone of Player 1"].rows[0]
    assert played[0].option == RULES.vocabulary.index["deploy:pioneer_battalion"]
    assert "Trains" not in [cell.text for cell in hand]


def test_an_attack_is_shown(table):
    """Target, EVENTs, what is needed and what is at hand."""
    t = position(table, front=["grenadier_regiment"], city=["kiev"], event=["general_winter"], bp=3)
    does(t, "attack", "target:city")

    texts = [cell.text for cell in cells(t, 1)]
    assert "17 BP; at hand 3 BP" in texts
    assert "General Winter (+4)" in texts
    t.waits_for("gather", 0)


GROUPS = {"hand": ("play", "place", "card"), "playing": ("deploy",), "front": ("active", "fatigued", "activate")}


def pointing(names, cell, viewer):
    """The offered options that a cell could stand for: those of its card in its zone."""
    zone, card, _ = cell.key.split(":") if cell.key.count(":") == 2 else ("", "", "")
    kinds = GROUPS.get("front" if zone == f"front{viewer}" else zone, ())
    return [f"{kind}:{card}" for kind in kinds if f"{kind}:{card}" in names]


def test_cells_have_different_keys_and_point_at_what_is_offered():
    """In random matches: no key twice; a card that can be acted on points at an option that is open."""
    dice = Random(5)
    match = RULES.start(3, 9)
    pointed = 0
    for _ in range(500):
        ask = match.asks[0]
        names = {RULES.vocabulary.names[option] for option in ask.options}
        for viewer in (ask.seat, None):
            found = [cell for panel in RULES.table(match.view(viewer)) for row in panel.rows for cell in row]
            keys = [cell.key for cell in found if cell.key]
            assert len(keys) == len(set(keys))
        own = [cell for panel in RULES.table(match.view(ask.seat)) for row in panel.rows for cell in row]
        for cell in own:
            choices = pointing(names, cell, ask.seat)
            if choices:
                pointed += 1
                assert cell.option in ask.options
                assert RULES.vocabulary.names[cell.option].partition(":")[2].partition(".")[0] == cell.key.split(":")[1]
        at = {RULES.vocabulary.names[cell.option] for cell in own if cell.option >= 0}
        assert {name for name in names if name.startswith(("buy:", "target:"))} <= at
        match.answer(ask.seat, dice.choice(ask.options))
    assert pointed > 500


# --- effects that the data could have -------------------------------------------------------------------------------


@pytest.fixture
def new_text():
    """Enters texts for a test and takes them out again."""
    before = len(TEXTS)
    yield lambda name, card, home, rules: read_text(name, card, home, [Entry(rule, name) for rule in rules])
    del TEXTS[before:]
    del TEXT_NAMES[before:]


def test_effects_are_applied_in_printed_order_with_choices_in_between(table, new_text):
    """The second effect waits for the choice of the first (BAR-5.2.2)."""
    infantry = {"type": "UNIT", "subtype": "Infantry"}
    rules = [
        {"do": "discard_deployed", "filter": infantry, "n": 1},
        {"do": "gain", "BP": 2},
        {"do": "activate_deployed", "filter": infantry, "n": 1},
    ]
    number = new_text("test.playing", 0, IN_PLAYING_ZONE, rules)
    t = position(table, front=["grenadier_regiment", "~panzer_grenadier", "~pioneer_battalion"])
    t.waits_for("operation", 0)
    t.state.question = None
    t.state.push(Resolve(number))
    t.state.advance()

    t.waits_for("discard_deployed", 0)
    assert t.state.bp == 0
    does(t, "active:grenadier_regiment")
    assert t.state.bp == 2
    t.waits_for("activate_deployed", 0)
    does(t, "fatigued:panzer_grenadier")
    assert front(t) == ["panzer_grenadier", "~pioneer_battalion"]
    t.waits_for("operation", 0)


def test_a_card_cannot_pay_with_itself_twice(new_text):
    """Discard this and another Infantry: two Infantry are needed (BAR-9.3)."""
    cost = [
        {"do": "discard_self"},
        {"do": "discard_deployed", "filter": {"type": "UNIT", "subtype": "Infantry"}, "n": 1},
    ]
    effect = [{"do": "gain", "BP": 9}]
    block = Entry({"id": "a", "cost": cost, "effect": effect}, "test")

    assert Ability(0, IDS.index("grenadier_regiment"), IN_DEPLOYING_ZONE, block).needs == [2]
    assert Ability(0, IDS.index("panzer_regiment"), IN_DEPLOYING_ZONE, block).needs == [1]
