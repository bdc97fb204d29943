"""`railhead analyse`: a match looked at again, in words: odds, turning points, what was missed, luck."""

from pathlib import Path
from typing import Annotated

import typer

from railhead.arena.review import Moment, Review, review
from railhead.cli.saves import read_match
from railhead.cli.screen import Complaint, Screen
from railhead.kernel.errors import BadLog
from railhead.present.voice import Voice
from railhead.registry import replay


def analyse(
    record: Annotated[Path, typer.Argument(help="A saved match or a log.")],
    iterations: Annotated[int, typer.Option(help="Trials for each decision: more take longer and judge better.")] = 100,
) -> None:
    """Look at a match again: everyone's odds, turning points, better options that were missed, luck against skill.

    \b
    railhead analyse match.json
    railhead analyse match.json --iterations 500

    Every decision is judged by what its player knew then, never by the cards that lay hidden.
    """
    if iterations < 1:
        raise Complaint("--iterations is 1 or more.")
    saved = read_match(record)
    try:
        match = replay(saved.log)
    except BadLog as fault:
        raise Complaint(f"{record}: {fault}") from None
    screen = Screen()
    found = review(saved.log, iterations)
    voice = Voice(match.state, [player.name for player in saved.players] or [""] * match.seats)
    screen.say(f"{match.rules.title} · {match.seats} seats · {len(found.moments)} decisions with a choice", "bold")
    for seat in range(match.seats):
        screen.say(standing_line(voice.seat(seat), found, seat))
    tell(screen, "Turning points", [turn_line(voice, *turn) for turn in found.turning_points()])
    tell(screen, "Better options that were missed", [missed_line(voice, moment) for moment in found.worst()])


def tell(screen: Screen, title: str, lines: list[str]) -> None:
    if lines:
        screen.say(f"\n{title}", "bold")
        for line in lines:
            screen.say(f"  {line}")


def standing_line(name: str, found: Review, seat: int) -> str:
    start = found.moments[0].odds[seat] if found.moments else 0.0
    return (
        f"{name}: {start:.0%} at the first decision, {found.results[seat]:.0%} at the end; "
        f"mistakes cost {found.given_away(seat):.0%}, luck {found.luck(seat):+.0%}."
    )


def turn_line(voice: Voice, moment: Moment, seat: int, change: float) -> str:
    title = voice.option(moment.taken)
    return (
        f"Decision {moment.number + 1}: {voice.seat(moment.seat)} chooses {title}; "
        f"the odds of {voice.seat(seat)} go from {moment.odds[seat]:.0%} to {moment.odds[seat] + change:.0%}."
    )


def missed_line(voice: Voice, moment: Moment) -> str:
    return (
        f"Decision {moment.number + 1}: {voice.seat(moment.seat)} chooses {voice.option(moment.taken)} "
        f"({moment.best.odds - moment.missed:.0%}); {voice.option(moment.best.option)} was better "
        f"({moment.best.odds:.0%})."
    )
