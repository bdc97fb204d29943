"""A line that nobody played: what could have followed from a better answer, drawn step by step on the table.

It is played in a dream of whoever decided there (`bots.lines`), so nothing in it is more than that seat knew then. Only
this seat sees its own cards in it; in anybody else's hands the dream has put guesses, which nobody is shown.
"""

from dataclasses import dataclass

from railhead.kernel.errors import IllegalAnswer
from railhead.kernel.events import Tape
from railhead.kernel.match import resume_match
from railhead.web.judged import Decision, named, voice_at
from railhead.web.language import Message
from railhead.web.past import Replay, table_at
from railhead.web.table import Line, Refused, Table


@dataclass(frozen=True)
class Imagined:
    """A line at one of its answers."""

    at: int
    who: str  # by whose knowledge
    better: str
    moves: list[str]  # who answers what

    @property
    def last(self) -> int:
        return len(self.moves)


def eyes(decision: Decision, seat: int | None) -> int | None:
    """Through whose eyes a line is seen: through those of whoever imagines it, or from outside."""
    return seat if seat == decision.seat else None


def imagine(table: Table, replay: Replay, decision: Decision, at: int) -> tuple[Table, Imagined]:
    """The table after so many answers of a line, and the line."""
    assert decision.line is not None
    at = min(max(1, at), len(decision.line.answers))
    before = replay.state(decision.number)
    state = before.view(decision.seat).imagine(decision.line.dream)
    tape = state.tape = Tape()
    moves: list[str] = []
    told = 0
    try:
        for number, (seat, answer) in enumerate(decision.line.answers, 1):
            voice = voice_at(table, state)
            moves.append(f"{voice.seat(seat)}: {named(voice, answer)}")
            state.answer(seat, state.rules.vocabulary.index[answer])
            if number == at:
                shown, told = state.clone(), len(tape.events)
    except (IllegalAnswer, KeyError):  # the rules have changed since the match was judged
        raise Refused("refused-line-gone", 410) from None
    past = table_at(table, replay, decision.number)
    known = replay.events[: replay.after[decision.number]]
    past.match = resume_match(table.rules, shown)
    past.match.tape = Tape()
    past.match.tape.events = known + tape.events[:told]
    past.lines = [*past.lines, Line(len(known), Message("imagined-from-here"))]
    voice = voice_at(table, before)
    better = named(voice, decision.line.answers[0][1])
    return past, Imagined(at, str(voice.seat(decision.seat)), better, moves)
