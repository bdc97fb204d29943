"""The conformance net: what must hold for every ruleset, at every decision of every match."""

import json
from random import Random

from railhead.kernel.ask import Ask
from railhead.kernel.codec import refuse_faults
from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.scene import Scene
from railhead.kernel.state import State
from railhead.kernel.view import View
from railhead.present.voice import Voice
from railhead.present.words import words
from railhead.registry import replay
from railhead.testing.random_play import MOST_DECISIONS


def fingerprint(state: State) -> str:
    """The whole state as text; equal states have equal fingerprints."""
    return json.dumps(state.to_json(), sort_keys=True)


def options_of(asks: list[Ask]) -> list[tuple[int, str, list[int]]]:
    return [(ask.seat, ask.prompt, ask.options) for ask in asks]


def play_checked(
    rules: Ruleset, seats: int, seed: int, options: dict[str, str] | None = None, dear: int = 1, most: int = 0
) -> Match:
    """Play one random match under all checks; the dear ones at every `dear`-th decision only (0: never).

    `most`: leave the match after so many decisions; else it must end within a bound that no match should reach.
    """
    dice = Random(seed)
    match = rules.start(seats, seed, options)
    clones: list[tuple[State, str]] = []
    decisions = 0
    while not match.over and not 0 < most <= decisions:
        asks = list(match.asks)
        check_asks(match, asks)
        if dear and decisions % dear == 0:
            check_state(match, asks, dice)
            clones.append((match.state.clone(), fingerprint(match.state)))
        ask = dice.choice(asks)
        match.answer(ask.seat, dice.choice(ask.options))
        decisions += 1
        assert decisions < MOST_DECISIONS, f"{rules.name} {seats} {seed}: no end after {decisions} decisions"
    for clone, before in clones:
        assert fingerprint(clone) == before, f"{rules.name} {seats} {seed}: a clone changed when the match went on"
    if match.over:
        check_end(match)
    if dear:
        check_replay(match)
    return match


def check_asks(match: Match, asks: list[Ask]) -> None:
    """Somebody is asked; nobody twice; options are there, different, and in the vocabulary."""
    where = f"{match.rules.name}: {asks}"
    assert asks, f"{match.rules.name}: neither over nor waiting"
    assert len({ask.seat for ask in asks}) == len(asks), where
    for ask in asks:
        assert ask.options, where
        assert len(set(ask.options)) == len(ask.options), where
        assert all(0 <= option < len(match.rules.vocabulary) for option in ask.options), where
        assert match.rules.hidden_reactions or not ask.quiet, f"{where}: not declared as `hidden_reactions`"


def check_state(match: Match, asks: list[Ask], dice: Random) -> None:
    """The dear checks of one decision."""
    state, rules = match.state, match.rules
    before = fingerprint(state)
    again = state.clone()
    again.reask()
    assert options_of([ask for ask in again.open_asks()]) == options_of(asks), "asked again, it asks something else"
    assert fingerprint(state) == before == fingerprint(state.clone()), "asking or cloning changed the state"
    loaded = rules.load_state(json.loads(before))
    assert fingerprint(loaded) == before, "JSON does not give the same state back"
    assert options_of(loaded.open_asks()) == options_of(asks), "a loaded state asks something else"
    refuse_faults(rules, state)
    for ask in asks:
        assert Voice(state).asked(ask)
        assert Voice(state).waiting(ask)
        assert rules.rule_of(ask.prompt)
        check_answers(match, ask, dice)
    assert fingerprint(state) == before, "a question or a refusal changed the state"
    for seat in [*range(state.seats), None]:
        assert all(Voice(state).event(event) for event in match.events(seat, max(0, len(match.tape.events) - 20)))
        check_scene(state.view(seat))


def check_scene(view: View) -> None:
    """A scene can be drawn: every piece has a key of its own, and its words are there."""
    scene = view.rules.scene(view)
    if scene is None:
        return
    keys = [piece.key for piece in scene.pieces()]
    assert all(keys), "a piece has no key"
    assert len(set(keys)) == len(keys), f"keys stand twice: {sorted({key for key in keys if keys.count(key) > 1})}"
    assert scene.moment in (view.rules.moments or [""]), f"{scene.moment!r} is no moment of the game"
    catalogue = words(view.rules.package)
    lacking = [message for message in messages_of(scene) if not catalogue.knows(message)]
    assert not lacking, f"words/en/table.ftl lacks {', '.join(lacking)}"


def messages_of(scene: Scene) -> list[str]:
    """What somebody must have words for who draws a scene."""
    areas = [one for area in scene.areas for one in [area, *area.areas]]
    found = [f"area-{area.name}" for area in areas]
    for piece in scene.pieces():
        found += [f"number-{name}" for name in piece.numbers] + [f"mark-{mark}" for mark in piece.marks]
    return sorted({*found, f"moment-{scene.moment}"})


def check_answers(match: Match, ask: Ask, dice: Random) -> None:
    """Offered options are accepted; all others are refused with a reason."""
    for option in dice.sample(ask.options, min(3, len(ask.options))):
        assert match.why_not(ask.seat, option) is None
        trial = match.state.clone()
        trial.answer(ask.seat, option)
        assert trial.over or trial.open_asks(), "an offered option led nowhere"
    others = [option for option in range(len(match.rules.vocabulary)) if option not in ask.options]
    for option in dice.sample(others, min(12, len(others))):
        reason = match.why_not(ask.seat, option)
        assert reason is not None, f"{option} is not offered, and nothing stands against it"
        assert reason.rule, f"{option} is refused without a rule: {reason.name}"
        message = f"why-{reason.name}"
        assert words(match.rules.package).knows(message), f"no catalogue has {message}"


def check_end(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason
    seats = match.seats
    assert len(outcome.scores) == len(outcome.ranking) == seats
    assert all(0 <= winner < seats for winner in outcome.winners)
    assert all(outcome.ranking[winner] == 1 for winner in outcome.winners)
    assert match.asks == ()
    loaded = match.rules.load_state(json.loads(fingerprint(match.state)))
    assert fingerprint(loaded) == fingerprint(match.state)


def check_replay(match: Match) -> None:
    """The log, sent through JSON, gives the same match."""
    again = replay(json.loads(json.dumps(match.log)))
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.log == match.log
