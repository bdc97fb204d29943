"""How a match ended, for the people who sat there: who won, how every score was counted, how it came to that."""

from dataclasses import dataclass

from railhead.kernel.events import Event
from railhead.kernel.match import Match
from railhead.kernel.view import View
from railhead.present.sight import Result
from railhead.present.voice import Voice
from railhead.web.games import ruleset
from railhead.web.language import listed, say
from railhead.web.lessons import facts_of, said_of


def verdict(result: Result, own: tuple[int, ...] | list[int]) -> str:
    """The end in three words, for whoever looks: "You won" for a player, names for all others."""
    winners = [one for one in result.standings if one.won]
    people = listed([one.person for one in winners])
    if len(own) != 1:
        return say("verdict-won", names=people, number=len(winners)) if winners else say("verdict-nobody")
    others = [one.person for one in winners if one.seat not in own]
    if len(others) < len(winners):
        return say("verdict-you-share", names=listed(others)) if others else say("verdict-you-won")
    lost = say("verdict-you-lost-to", names=people, number=len(winners))
    return lost if winners else say("verdict-you-lost")


def unit_of(game: str, score: int) -> str | None:
    """What so many points are called; None: the game has no scores worth showing."""
    if not facts_of(game).get("result", {}).get("scores", True):
        return None
    said = said_of(ruleset(game))
    return said.say("how-unit", n=score) if said.knows("how-unit") else ""


@dataclass(frozen=True)
class Place:
    """Where somebody came in, and how the score was counted."""

    seat: int
    rank: int  # 0: there was nobody to be ahead of
    name: str
    person: str
    score: int
    unit: str | None
    won: bool
    counted: list[str]


def places(result: Result, events: list[Event], voice: Voice) -> list[Place]:
    """Everybody's result. Who played alone won or lost, and came in at no place."""
    kinds = facts_of(voice.state.rules.name).get("result", {}).get("counted", [])
    told = [event for event in events if event.kind in kinds]
    return [
        Place(
            seat=one.seat,
            rank=one.rank if len(result.standings) > 1 else 0,
            name=one.name,
            person=one.person,
            score=one.score,
            unit=unit_of(voice.rules.name, one.score),
            won=one.won,
            counted=[voice.event(event) for event in told if event.args[0] == one.seat],
        )
        for one in result.standings
    ]


MINUTE, HOUR, DAY = 60, 3600, 86400  # seconds


def length_of(turns: str, seconds: int) -> str:
    """How long a match was: its turns, and the time that its people took where that is known."""
    return " · ".join(filter(None, [turns, time_of(seconds)]))


def time_of(seconds: int) -> str:
    """So much time as one says it; nothing where it was less than a minute, or nobody knows."""
    days, hours, minutes = seconds // DAY, seconds % DAY // HOUR, seconds % HOUR // MINUTE
    if days:
        return say("clock-days", days=days, hours=hours)
    if hours:
        return say("end-hours", hours=hours, minutes=minutes)
    return say("end-minutes", number=minutes) if minutes else ""


def course_title(game: str) -> str:
    """What the graph of a match shows: the number that the game names, else its evaluation."""
    said = said_of(ruleset(game))
    return said.say("how-course" if said.knows("how-course") else "course-title")


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
