"""How a match ended, for the people who sat there: who won, how every score was counted, how it came to that."""

from dataclasses import dataclass

from railhead.kernel.events import Event
from railhead.kernel.match import Match
from railhead.kernel.view import View
from railhead.present.sight import Result
from railhead.present.voice import Voice
from railhead.web.lessons import facts_of

STOOD = "How everybody stood"  # where a game names no number of its own: by its evaluation


def verdict(result: Result, own: tuple[int, ...] | list[int]) -> str:
    """The end in three words, for whoever looks: "You won" for a player, names for all others."""
    winners = [one for one in result.standings if one.won]
    people = listed([one.person for one in winners])
    if len(own) != 1:
        return f"{people} won." if winners else "Nobody won."
    others = [one.person for one in winners if one.seat not in own]
    if len(others) < len(winners):
        return f"You won, together with {listed(others)}." if others else "You won."
    return f"You lost. {people} won." if winners else "You lost."


def listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def unit_of(game: str) -> str | None:
    """What scores are counted in; None: the game has no scores worth showing."""
    result = facts_of(game).get("result")
    return "" if result is None else result["unit"] or None


@dataclass(frozen=True)
class Place:
    """Where somebody came in, and how the score was counted."""

    rank: int  # 0: there was nobody to be ahead of
    name: str
    person: str
    score: int
    won: bool
    counted: list[str]


def places(result: Result, events: list[Event], voice: Voice) -> list[Place]:
    """Everybody's result. Who played alone won or lost, and came in at no place."""
    kinds = facts_of(voice.state.rules.name).get("result", {}).get("counted", [])
    told = [event for event in events if event.kind in kinds]
    return [
        Place(
            rank=one.rank if len(result.standings) > 1 else 0,
            name=one.name,
            person=one.person,
            score=one.score,
            won=one.won,
            counted=[voice.event(event) for event in told if event.args[0] == one.seat],
        )
        for one in result.standings
    ]


def course_title(game: str) -> str:
    """What the graph of a match shows."""
    title: str = facts_of(game).get("result", {}).get("course", {}).get("title", STOOD)
    return title


def standing(match: Match) -> list[int]:
    """How every seat stands: the number on its piece that the game's look names, else the evaluation.

    Nothing is left to evaluate when a match is over: an empty list.
    """
    rules, seats = match.rules, range(match.seats)
    wanted = facts_of(rules.name).get("result", {}).get("course")
    found = numbers(match.view(None), wanted["piece"], wanted["number"]) if wanted else {}
    if all(seat in found for seat in seats):
        return [found[seat] for seat in seats]
    return [] if match.over else [rules.evaluate(match.state, seat) for seat in seats]


def numbers(view: View, kind: str, name: str) -> dict[int, int]:
    """By owner: a number on the pieces of a kind."""
    scene = view.rules.scene(view)
    pieces = scene.pieces() if scene is not None else []
    return {piece.owner: piece.numbers[name] for piece in pieces if piece.kind == kind and name in piece.numbers}
