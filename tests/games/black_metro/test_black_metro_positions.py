"""Loading positions, bad input, sentences, and the nets with every variant."""

import copy
import json
import re
from pathlib import Path
from random import Random

import pytest
import report_solo
from black_metro_table import RULES, step

from railhead.games.black_metro.model import OVERLORD
from railhead.games.black_metro.syndicates import Backing
from railhead.kernel.errors import BadPosition, BadSetup, IllegalAnswer, RailheadError
from railhead.testing.conformance import play_checked
from railhead.testing.secrecy import play_secret
from railhead.testing.texts import ending

SOURCE = Path(RULES.package.replace(".", "/"))
VARIANTS = [
    {"standby_order": "body_text", "dominance_order": "body_text"},
    {"blockade_fortune_mode": "strict", "combat_zone_second": "relic"},
    {"fortune_play_moment": "after", "relic_when_no_dominance": "tie_rule"},
    {"use_candidates": "no"},
]


@pytest.mark.parametrize("options", VARIANTS)
def test_the_nets_hold_with_every_switch(options):
    """Each value of each switch is played and checked (BLK-5.11, 6.1.5, 6.2.4, 7.2.9, 8.2, 12.2.4)."""
    play_checked(RULES, 3, 11, options, dear=9)
    assert play_secret(RULES, 2, 12, options, every=9)


@pytest.mark.parametrize("seed", range(100))
def test_the_solo_challenge_always_ends_and_never_asks_for_the_overlord(seed):
    """With a rank or one of the losses; only seat 0 is asked, and for himself (BLK-19.1.2, BLK-19.1.4, BLK-19.3.8)."""
    assert report_solo.play(seed).startswith("solo_")


def test_a_solo_challenge_that_comes_to_final_scoring_ends_with_a_rank():
    """All five of them, from positions of round 8 with the overlord beaten (BLK-19.1.4)."""
    ends = {report_solo.play(seed, "late") for seed in range(100)}

    assert {f"solo_won_with_rank_{rank}" for rank in "SABC"} | {"solo_lost_with_rank_F"} == ends


def test_a_question_for_the_overlord_would_be_noticed():
    """The check of the campaign fails where a step of the overlord's asks something."""
    state = RULES.start_state(1, 0)
    report_solo.check_question(state)
    state.push(Backing(OVERLORD))
    with pytest.raises(AssertionError, match="for the overlord"):
        report_solo.check_question(state)


FAULTS = {
    "table.players": lambda table: table.update(players=3),
    "table.gold": lambda table: table.update(gold=[1]),
    "14 places are needed": lambda table: table["forces"][0].pop(),
    "table.blockades": lambda table: table["blockades"][0].pop(),
    "table.dominator": lambda table: table["dominator"].pop(),
    "there are 3 tiles": lambda table: table["tile_at"].pop(),
    "table.round": lambda table: table.update(round=9),
    "table.intel": lambda table: table.update(intel=[16, 0]),
    "table.strain": lambda table: table.update(strain=[-1, 0]),
    "table.level": lambda table: table.update(level=[4, 0]),
    "table.used": lambda table: table.update(used=[-1, 0]),
    "count of this round": lambda table: table.update(destroyed=-1),
    "table.forces[1][3]": lambda table: table["forces"][1].__setitem__(3, "4x"),
    "table.forces[1]: a place without personnel": lambda table: table["forces"][1].__setitem__(3, None),
    "15 personnel at most": lambda table: table["forces"][1].__setitem__(3, "10s6p"),
    "3 mechasuits at most": lambda table: table.update(forces=[["2D", "2D", *["none"] * 12], ["none"] * 14]),
    "3 blockades": lambda table: table["blockades"][1].__setitem__(3, 1),
    "two tiles": lambda table: table.update(tile_at=["d03", "d03", "backup"]),
    "does not have that face": lambda table: table.update(
        tile_at=["d03", "backup", "backup"], tile_face=["gladiator_arena"] * 3
    ),
    "table.relic": lambda table: table.update(relic=2),
    "table.colour": lambda table: table.update(colour=["red", "red"]),
    "table.candidate:": lambda table: table.update(candidate=["surgeon", "surgeon"]),
    "no candidate to be charged": lambda table: table.update(candidate_charged=[True, False], candidate=[None, None]),
    "a player who is not in this match": lambda table: table["dominator"].__setitem__(4, 3),
    "table.base": lambda table: table.update(base=[None, "backup"]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_impossible_positions_are_refused_with_the_fault(city, fault):
    """A sentence names the place and what is wrong."""
    c = city(2).plays()
    FAULTS[fault](c.table.data["table"])

    with pytest.raises(BadPosition, match=re.escape(fault)):
        RULES.load_state(c.table.data)


def test_cards_in_the_wrong_zone_or_twice_are_refused(city):
    """A mission in a hand, a technology twice, a card too many, wrong marks."""
    c = city(2).plays()
    zones = c.table.data["zones"]

    def refused(change, sentence):
        data = copy.deepcopy(c.table.data)
        change(data["zones"])
        with pytest.raises(BadPosition, match=sentence):
            RULES.load_state(data)

    refused(lambda z: z["hand"][0].append(z["mission_deck"].pop()), r"hand\[0\]: a card of another kind")
    refused(lambda z: z["deck"].append("2_D"), "2_D lies there 2 times")
    refused(lambda z: z["syndicates"]["marks"].__setitem__(0, 2), "marked 0 or 1")
    two = {"cards": ["neuro_1"], "marks": [1], "seen": ["all"]}
    swap = [card for card in zones["library"][1]["cards"] if card != "neuro_1"]

    def twice(z):
        z["technologies"][0] = two
        z["library"][1] = {"cards": swap, "seen": ["all"] * 11}

    refused(twice, "a technology is there twice")


def test_steps_that_speak_of_what_does_not_exist_are_refused(city):
    """Players, places, scripts, dice."""
    for bad in (
        step("AssignmentTurn", player=2),
        step("ResolveDistrict", player=0, district=None),
        step("Roll", die=9),
        step("Roll", die=0, face=6),
        step("Carry", script="d03.first", line=7),
        step("AssignmentTurn", player=-1),
    ):
        c = city(2).plays(bad)
        with pytest.raises(BadPosition):
            RULES.load_state(c.table.data)


def test_nobody_pays_with_fortunes_he_does_not_hold(city):
    """A king is due and a jack is held: such a position is refused; with a king it loads (BLK-15.11)."""
    due = step("DiscardFortunes", player=0, n=1, least=3, prompt="pay_fortune")
    c = city(2).hand(0, "J_D").plays(due)
    with pytest.raises(BadPosition, match="does not hold the fortunes to pay with"):
        RULES.load_state(c.table.data)

    paid = city(2).hand(0, "J_D", "K_D").plays(due).says(0, "card:K_D")
    paid.done()
    assert ["J_D"] == paid.held(0)


def test_who_imagines_a_payment_pays_with_what_he_has_dealt(city):
    """The hand of another player is dealt anew without regard to what is due: something is paid all the same."""
    c = city(2).hand(0, "J_D", "4_D").plays(step("DiscardFortunes", player=0, n=1, prompt="pay_fortune"))
    c.asks(0, "pay_fortune")
    paying = c.state.stack[-1]
    paying.least = 3

    assert ["card:J_D", "card:4_D"] == [RULES.vocabulary.names[one] for one in paying.ask_card(c.state).options]
    c.waits(0, "pay_fortune")


def test_personnel_that_are_not_there_are_not_overwhelmed(city):
    """A subordinate is there and two are to go: refused."""
    c = city(2).at(1, 5, "1s").plays(step("Overwhelm", victim=1, place="d05", pieces="2s", by=0))
    with pytest.raises(BadPosition, match="not all of them are at that place"):
        RULES.load_state(c.table.data)


def mutate(value, dice):
    """Something else in place of a piece of JSON."""
    return dice.choice([None, -1, 0, 1, 99, 10**9, "", "d03", "neuro_1", True, [], {}, [value], 2.5])


def places_in(data, path=()):
    """All paths to values in a piece of JSON."""
    found = []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    for key, value in items:
        found.append((*path, key))
        found += places_in(value, (*path, key))
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_random_garbage_ends_in_bad_position(seats):
    """Whatever is damaged in a saved position, the answer is ours; and what loads can be played on."""
    dice = Random(seats)
    match = RULES.start(seats, 4)
    for _ in range(60):
        if match.over:
            break
        saved = json.loads(json.dumps(match.state.to_json()))
        for _ in range(12):
            data = copy.deepcopy(saved)
            path = dice.choice(places_in(data))
            target = data
            for key in path[:-1]:
                target = target[key]
            target[path[-1]] = mutate(target[path[-1]], dice)
            try:
                state = RULES.load_state(data)
            except BadPosition:
                continue
            assert state.over or state.open_asks()
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))


def test_bad_input_gets_an_error_of_our_own():
    """Unknown variants, values, seats and answers (BLK-1.1)."""
    with pytest.raises(BadSetup, match="no option called 'length'"):
        RULES.start(2, 1, {"length": "short"})
    with pytest.raises(BadSetup, match="is one of table, strict"):
        RULES.start(2, 1, {"blockade_fortune_mode": "loose"})
    match = RULES.start(2, 1)
    before = match.state.to_json()
    waiting = 1 - match.asks[0].seat
    with pytest.raises(IllegalAnswer, match="not_asked"):
        match.answer(waiting, "pass")
    with pytest.raises(IllegalAnswer, match="no_such_option"):
        match.answer(match.asks[0].seat, "card:excalibur")
    with pytest.raises(RailheadError):
        match.answer(9, "pass")
    assert before == match.state.to_json()


def test_a_position_of_any_phase_can_be_loaded_and_played_on(city):
    """Who holds what, deck orders, whose turn, which phase (design, section 3)."""
    c = city(2).round(5).at(0, 7, "1s").hand(0, "2_D").deck("K_S").phase("resolution")

    state = RULES.load_state(json.loads(json.dumps(c.state.to_json())))
    assert (5, "K_S") == (state.round, RULES.cards[state.deck.cards[-1]])
    c.done()


def test_every_sentence_is_used_and_every_use_has_a_sentence():
    """Prompts, events and reasons in the code are those of the texts."""
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in sorted((Path(__file__).parents[3] / "src" / SOURCE).glob("*.py"))
        if path.name not in ("texts.py", "fields.py")
    )
    told = set(re.findall(r'(?:tell|whisper)\([^")]*?"([a-z_]+)"', code))
    assert set() == told - set(RULES.events)
    assert [] == [name for name in RULES.events if f'"{name}"' not in code]
    unused = [name for name in RULES.prompts if f'"{name}"' not in code]
    assert [] == unused
    reasons = (Path(__file__).parents[3] / "src" / SOURCE / "reasons.py").read_text(encoding="utf-8")
    names = re.findall(r"^([A-Z_]+): Final\[int\]", reasons, re.M)
    assert [] == [name for name in names if len(re.findall(rf"\b{name}\b", code)) < 2]  # defined, used


def test_every_rule_that_a_sentence_cites_exists():
    """Prompts, reasons and variants cite numbers of rules.md."""
    rules = (Path(__file__).parents[3] / "src" / SOURCE / "rules.md").read_text(encoding="utf-8")
    cited = set(RULES.prompts.values()) | {reason.rule for reason in RULES.reasons[1:]}
    cited |= {variant.rule for variant in RULES.options}

    assert [] == sorted(rule for rule in cited if f"**{rule}**" not in rules)


def test_every_ending_is_a_sentence():
    """Reasons of outcomes as people read them (BLK-9.5, BLK-19.1)."""
    assert "Most power." == ending(RULES, "most_power")
    assert "The challenge is won with rank A." == ending(RULES, "solo_won_with_rank_A")
    for reason in ("fewest_strain", "shared_victory", "solo_lost_by_strain_beyond_15", "solo_lost_with_rank_F"):
        assert ending(RULES, reason).endswith(".")
