"""`railhead analyse`: a match looked at again, in words: odds, turning points, what was missed, luck."""

from pathlib import Path
from typing import Annotated

import typer

from railhead.arena.review import Moment, Review, review, what_it_brings
from railhead.cli.draw import indented
from railhead.cli.language import Language, speak
from railhead.cli.saves import read_match
from railhead.cli.screen import Complaint, Screen
from railhead.kernel.errors import BadLog
from railhead.present.reasons import reasons
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.registry import replay


def analyse(
    record: Annotated[Path, typer.Argument(help="A saved match or a log.")],
    iterations: Annotated[int, typer.Option(help="Trials for each decision: more take longer and judge better.")] = 100,
    language: Language = None,
) -> None:
    """Analyse a match: everyone's odds, turning points, better options that were missed, luck against skill.

    \b
    railhead analyse match.json
    railhead analyse match.json --iterations 500

    Every decision is judged by what its player knew then, never by the cards that lay hidden.
    """
    screen = Screen()
    if iterations < 1:
        raise Complaint(screen.words.say("cli-iterations"))
    saved = read_match(record)
    try:
        match = replay(saved.log)
    except BadLog as fault:
        raise Complaint(f"{record}: {fault}") from None
    spoken = speak(screen, match.rules, language)
    found = review(saved.log, iterations)
    voice = Voice(match.state, [player.name for player in saved.players] or [""] * match.seats, spoken)
    screen.tell("cli-review_title", "bold", title=match.rules.title, seats=match.seats, n=len(found.moments))
    for seat in range(match.seats):
        screen.say(standing_line(voice, found, seat))
    show_list(screen, "cli-turning_points", [turn_line(voice, *turn) for turn in found.turning_points()])
    show_list(screen, "cli-missed", [line for moment in found.worst() for line in missed_lines(voice, moment)])


def show_list(screen: Screen, title: str, lines: list[str]) -> None:
    if lines:
        screen.say()
        screen.tell(title, "bold")
        for line in lines:
            for part in indented(line, screen.console.width):
                screen.say(part)


def standing_line(voice: Voice, found: Review, seat: int) -> str:
    return voice.words.say(
        "cli-review_seat",
        seat=voice.seat(seat),
        start=f"{found.moments[0].odds[seat] if found.moments else 0.0:.0%}",
        end=f"{found.results[seat]:.0%}",
        mistakes=f"{found.given_away(seat):.0%}",
        luck=f"{found.luck(seat):+.0%}",
    )


def turn_line(voice: Voice, moment: Moment, seat: int, change: float) -> str:
    return voice.words.say(
        "cli-review_turn",
        number=moment.number + 1,
        chooser=voice.seat(moment.seat),
        option=voice.option(moment.taken),
        seat=voice.seat(seat),
        before=f"{moment.odds[seat]:.0%}",
        after=f"{moment.odds[seat] + change:.0%}",
    )


def missed_lines(voice: Voice, moment: Moment) -> list[str]:
    """What was missed, and what it would have brought."""
    then = Voice(moment.before, voice.names, voice.words.language)
    missed = then.words.say(
        "cli-review_missed",
        number=moment.number + 1,
        seat=then.seat(moment.seat),
        option=then.option(moment.taken),
        odds=f"{moment.best.odds - moment.missed:.0%}",
        better=then.option(moment.best.option),
        best=f"{moment.best.odds:.0%}",
    )
    view = moment.before.view(moment.seat)
    found = what_it_brings(moment, moment.best.option).gains
    return [missed, *(f"– {line}" for line in reasons(view, found, SceneText(then.words, then, {}, moment.seat)))]
