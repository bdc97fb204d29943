"""The decisive moment of a match: after it the winner was never again behind, or level with anybody.

Where the winner is level with somebody at the end, it is the moment after which he was never behind; where the numbers
say nothing about who won, the last one at which they changed. What is said of it is what the log says.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from railhead.kernel.state import State
from railhead.present.beats import Beat, beats, passage
from railhead.present.voice import Voice
from railhead.web.lessons import facts_of

AHEAD, LEVEL, CHANGED = "ahead", "level", "changed"  # what became true at the moment, and stayed so
MOST_TOLD = 3  # sentences

Stood = tuple[int, list[int]]  # after so many decisions, how every seat stood


@dataclass(frozen=True)
class Moment:
    """The decision that it was, by its number, and what it led to."""

    step: int
    why: str


def decisive(stood: Sequence[Stood], winners: Sequence[int], between: Callable[[int], list[int]]) -> Moment | None:
    """Which decision it was; `between` says how the seats stood after one that the course leaves out."""
    if len(stood) < 2:
        return None
    for why, holds in rules_of(winners, stood[-1][1]):
        at = next((at for at in range(len(stood) - 1, 0, -1) if holds(stood[at][1]) != holds(stood[at - 1][1])), 0)
        if at and holds(stood[at][1]):
            known = {step: values for step, values in stood[at - 1 : at + 1]}
            for step in range(stood[at][0], stood[at - 1][0], -1):
                if not holds(known.get(step - 1) or between(step - 1)):
                    return Moment(step, why)
    return changed_last(stood, between)


def rules_of(winners: Sequence[int], end: list[int]) -> list[tuple[str, Callable[[list[int]], bool]]]:
    """What may have decided the match, as far as it is true at its end."""
    losers = [seat for seat in range(len(end)) if seat not in winners]
    if not winners or not losers:
        return []

    def lead(values: list[int]) -> int:
        return min(values[seat] for seat in winners) - max(values[seat] for seat in losers)

    if lead(end) > 0:
        return [(AHEAD, lambda values: lead(values) > 0)]
    return [(LEVEL, lambda values: lead(values) >= 0)] if lead(end) == 0 else []


def changed_last(stood: Sequence[Stood], between: Callable[[int], list[int]]) -> Moment | None:
    """The last decision that changed a number."""
    for (before, old), (after, new) in reversed(list(pairwise(stood))):
        if old != new:
            steps = (step for step in range(after, before, -1) if step - 1 == before or between(step - 1) != new)
            return Moment(next(steps), CHANGED)
    return None


def sentences(state: State, seat: int, answer: str, viewer: int | None, voice: Voice) -> tuple[int, list[str]]:
    """What was told of a decision, from the state before it: the events that changed the numbers, and what led to it.

    With it, how many events were told before the first of them.
    """
    played = passage(state, [{"seat": seat, "answer": answer} if answer else {"seat": seat, "concede": True}])
    found = beats(played, viewer, voice)
    shown = worth_telling(found, [event.kind for event in played.events], state.rules.name)
    told = list(dict.fromkeys(found[at].text for at in shown))[:MOST_TOLD]
    return (shown[-1] if shown else 0), told


def worth_telling(found: list[Beat], kinds: list[str], game: str) -> list[int]:
    """Which events to tell, by their places: those that changed the numbers, after the one that led to it.

    Where the game says what is worth telling (`tells`), only such events; else what was told just before led to it.
    """
    result = facts_of(game).get("result", {})
    moving = [at for at, beat in enumerate(found) if "course" in result and changes(beat, result["course"]["number"])]
    if not moving:
        return list(range(len(found)))[-MOST_TOLD:]
    tells = result.get("tells")
    if tells is None:
        return [*range(moving[0])[-1:], *moving]
    led = [at for at in range(moving[0]) if kinds[at] in tells][-1:]
    return [*led, *[at for at in moving if kinds[at] in tells]] or moving


def changes(beat: Beat, number: str) -> bool:
    return any(change.name == number and change.before != change.after for change in beat.changes)
