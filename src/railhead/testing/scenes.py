"""Scenes in tests: what a viewer sees of a match, and matches of random answers to look at."""

from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.scene import Area, Piece, Scene


def scene_of(match: Match, seat: int | None) -> Scene:
    """What a seat, or a spectator (None), sees now."""
    found = match.rules.scene(match.view(seat))
    assert found is not None
    return found


def area_of(scene: Scene, name: str, owner: int = -1) -> Area:
    found = scene.area(name, owner)
    assert found is not None, name
    return found


def piece_of(scene: Scene, key: str) -> Piece:
    """The one piece with this key."""
    found = [one for one in scene.pieces() if one.key == key]
    assert len(found) == 1, key
    return found[0]


def answers(match: Match, seat: int | None) -> set[str]:
    """The names of all options that pointing at something can mean."""
    names = match.rules.vocabulary.names
    return {names[option] for piece in scene_of(match, seat).pieces() for option in piece.options}


def moments(rules: Ruleset, seats: int, seed: int, most: int = 400) -> Iterator[Match]:
    """A match of random answers, at each of its questions and at its end."""
    match, dice = rules.start(seats, seed), Random(seed)
    for _ in range(most):
        if match.over:
            break
        yield match
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
    yield match


def quickest(make: Callable[[], object], tries: int = 20) -> float:
    """The seconds of the quickest of some tries, because the machine does other things too."""
    times = []
    for _ in range(tries):
        begun = process_time()
        make()
        times.append(process_time() - begun)
    return min(times)
