"""Twin worlds: two matches that a viewer cannot tell apart are played on, and he must not come to tell them apart.

A twin begins as a position with everything dealt anew that the viewer cannot know. Then both worlds go on by answers
that look the same to him: what he does himself is the same, what others do may differ where he cannot see it. As long
as everything he witnesses is the same, everything he gets must be the same, byte for byte.
"""

from __future__ import annotations

import marshal
from dataclasses import dataclass, field
from random import Random

from railhead.kernel.ask import NONE, Ask
from railhead.kernel.events import Tape
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State, zones_of
from railhead.kernel.view import determinize
from railhead.kernel.zones import HIDDEN, Zone
from railhead.testing.secrecy import PLAIN, refusals, sight

TRIES = 4  # pairs of answers that are tried before twins count as grown apart
SAME_IN = 4  # the other world gets the same answer, where it can, in all but one of so many cases
POINTED = 5  # options about which a viewer asks why not


@dataclass
class Tally:
    """What a walk of twins has seen."""

    positions: int = 0  # pairs of positions that were compared for one viewer
    walks: int = 0
    unlike: int = 0  # pairs whose hidden cards really differed
    windows: int = 0  # for hidden reactions, compared for all viewers
    apart: int = 0  # walks that ended because the viewer saw something different, as he may

    def add(self, other: Tally) -> None:
        self.positions += other.positions
        self.walks += other.walks
        self.unlike += other.unlike
        self.windows += other.windows
        self.apart += other.apart


@dataclass
class World:
    """A position, and all that one viewer has witnessed on the way there."""

    state: State
    viewer: int | None
    witnessed: list[bytes] = field(default_factory=list)
    answers: list[tuple[int, int]] = field(default_factory=list)  # that led here from the last position

    def after(self, seat: int, option: int) -> World:
        """The world after an answer; whoever else is quietly asked passes, so that the match comes to what all see."""
        state = self.state.clone()
        tape = state.tape = Tape()
        tape.keeps_shown = True
        state.answer(seat, option)
        answers = [(seat, option), *hush(state, self.viewer)]
        state.tape = None
        return World(state, self.viewer, [*self.witnessed, witness(state, tape, self.viewer)], answers)

    def unmoved(self) -> World:
        """The world while somebody answers in the other one; the viewer looks, and sees what he saw."""
        return World(self.state, self.viewer, [*self.witnessed, witness(self.state, Tape(), self.viewer)])

    def asked(self, seat: int) -> Ask | None:
        return next((ask for ask in self.state.open_asks() if ask.seat == seat), None)


def hush(state: State, viewer: int | None) -> list[tuple[int, int]]:
    """Let all pass who are asked quietly, while nobody else is asked: no viewer sees that they were."""
    answers: list[tuple[int, int]] = []
    passing = state.rules.vocabulary.index.get("pass", NONE)
    while not state.over:
        asks = state.open_asks()
        if not all(ask.quiet and ask.seat != viewer and passing in ask.options for ask in asks):
            break
        answers.append((asks[0].seat, passing))
        state.answer(asks[0].seat, passing)
    return answers


def witness(state: State, tape: Tape, viewer: int | None) -> bytes:
    """What happens before a viewer's eyes: events, cards turned up for him, questions, all that lies open to him.

    What he remembers of cards that lie hidden is not in it: that has to follow from what he witnessed.
    """
    view = state.view(viewer)
    table = view.to_json()
    del table["zones"]
    table.pop("sets", None)
    bit = 1 << view.seat
    shown = [(card, when) for card, before, after, when in tape.shown if after & ~before & bit]
    events = [(event.kind, event.args, event.secret) for event in [one.seen_by(view.seat) for one in tape.events]]
    lying = [lies(zone, bit) for zone in zones_of(state)]
    return marshal.dumps([table, shown, events, lying], PLAIN)


def lies(zone: Zone, bit: int) -> list[int] | list[tuple[int, int]]:
    """What somebody sees of a zone who only sees it now."""
    marks = zone.marks if zone.marked else [0] * len(zone.cards)
    if zone.base & bit:
        pairs = list(zip(zone.cards, marks, strict=True))
        return pairs if zone.ordered else sorted(pairs)
    return marks[:] if zone.ordered else sorted(marks)


def play_twins(
    rules: Ruleset,
    seats: int,
    seed: int,
    options: dict[str, str] | None = None,
    every: int = 1,
    most: int = 0,
    steps: int = 10,
) -> Tally:
    """Play one random match (or its first `most` decisions); at every `every`-th walk on with a twin of each viewer."""
    dice, tally = Random(seed), Tally()
    match = rules.start(seats, seed, options)
    match.tape.patient = True
    decisions = 0
    while not match.over and not 0 < most <= decisions:
        if match.in_window:
            check_window(match.state, dice)
            tally.windows += 1
        if match.asks and decisions % every == 0:
            for viewer in [*range(seats), None]:
                tally.add(walk(match.state, viewer, dice, steps))
        if match.in_window and not (match.asks and dice.randrange(2)):
            match.close_window()
            continue
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
        decisions += 1
    return tally


def check_window(state: State, dice: Random) -> None:
    """That there is a window, and who might react in it, is the same in all worlds that look alike to somebody."""
    asked = [(ask.seat, ask.prompt) for ask in state.asks]
    for viewer in [*range(state.seats), None]:
        other = determinize(state, viewer, dice.randrange(1 << 30))
        assert asked == [(ask.seat, ask.prompt) for ask in other.asks], (
            f"{state.rules.name}: a window hangs on a secret"
        )


def walk(state: State, viewer: int | None, dice: Random, steps: int) -> Tally:
    """Play on a position and its twin, and compare all that a viewer gets after each answer."""
    tally = Tally(walks=1)
    one, two = begin(state, viewer, dice)
    for _ in range(steps + 1):
        compare(one, two, dice)
        tally.positions += 1
        tally.unlike += hidden(one.state) != hidden(two.state)
        if one.state.over:
            break
        stepped = step(one, two, dice)
        if stepped is None:
            tally.apart = 1
            break
        one, two = stepped
    return tally


def begin(state: State, viewer: int | None, dice: Random) -> tuple[World, World]:
    """A position and its twin: two hidden cards change places, or everything hidden is dealt anew."""
    other = swapped(state, viewer, dice) if dice.randrange(2) else None
    if other is None:
        other = determinize(state, viewer, dice.randrange(1 << 30))
    other.chance = state.chance.copy()
    return World(state.clone(), viewer), World(other, viewer)


def swapped(state: State, viewer: int | None, dice: Random) -> State | None:
    """The position with two hidden cards exchanged that the viewer could not tell apart; None where there are none."""
    if state.question is None:
        return None  # others may have answered already, with what they hold
    other, view = state.clone(), state.view(viewer)
    groups: dict[tuple[int, int], list[tuple[Zone, int]]] = {}
    for zone, shown in zip(zones_of(other), zones_of(view.state), strict=True):
        for at in range(len(zone.cards)):
            if shown.cards[at] == HIDDEN:
                groups.setdefault((zone.pool, shown.set_known_to(view.seat, at)), []).append((zone, at))
    places = groups[dice.choice(list(groups))] if groups else []
    if len({zone.cards[at] for zone, at in places}) < 2:
        return None
    here, at = dice.choice(places)
    there, to = dice.choice([(zone, to) for zone, to in places if zone.cards[to] != here.cards[at]])
    here.cards[at], there.cards[to] = there.cards[to], here.cards[at]
    other.reask()
    return other


def step(one: World, two: World, dice: Random) -> tuple[World, World] | None:
    """An answer in each world after which the viewer has witnessed the same; None if none is found."""
    for _ in range(TRIES):
        pair = answer_both(one, two, dice)
        if pair is not None and pair[0].witnessed == pair[1].witnessed:
            return pair
    return None


def answer_both(one: World, two: World, dice: Random) -> tuple[World, World] | None:
    ask = dice.choice(one.state.open_asks())
    other = two.asked(ask.seat)
    option = dice.choice(ask.options)
    if other is None:  # asked quietly here and not there: nobody else may notice
        return (one.after(ask.seat, option), two.unmoved()) if ask.quiet and ask.seat != one.viewer else None
    differently = option not in other.options or dice.randrange(SAME_IN) == 0
    there = dice.choice(other.options) if differently and ask.seat != one.viewer else option
    return one.after(ask.seat, option), two.after(ask.seat, there)


def compare(one: World, two: World, dice: Random) -> None:
    """All that the viewer gets in both worlds."""
    viewer, rules = one.viewer, one.state.rules
    assert sight(one.state, viewer) == sight(two.state, viewer), f"{rules.name}: twins look different to seat {viewer}"
    if viewer is not None and not one.state.over:
        pointed = dice.sample(range(len(rules.vocabulary)), min(POINTED, len(rules.vocabulary)))
        here, there = refusals(one.state, viewer, pointed), refusals(two.state, viewer, pointed)
        assert here == there, f"{rules.name}: a refusal tells seat {viewer} in which of two twins he is"


def hidden(state: State) -> list[list[int]]:
    """The cards, wherever they lie."""
    return [zone.cards for zone in zones_of(state)]
