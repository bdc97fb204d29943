"""The one kind of question a match can put to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NONE: Final = -1  # no card, no option, nobody
WAITING: Final = -2  # asked and not yet answered
GIVEN: Final = -3  # answered; in a view whose seat may know that, but not what
UNTOLD: Final = -4  # in a view whose seat may not even know whether somebody is asked


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question: to whom, what about, which options, and the field of the step that takes the answer.

    Without a field the answer is the step's `choice`.

    A *secret* answer is masked in every other view until the rules reveal it.
    A *quiet* question goes to a seat that may react with something hidden: a seat whose only option is to pass is not
    asked, and nobody else can tell whether it was.
    """

    __slots__ = ("about", "into", "options", "prompt", "quiet", "seat", "secret")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[int],
        into: str = "choice",
        secret: bool = False,
        quiet: bool = False,
        about: int = NONE,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.into = into
        self.secret = secret
        self.quiet = quiet
        self.about = about  # an option of the vocabulary that the question is about, for its sentence

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {self.options!r}, secret={self.secret!r})"


class Outcome:
    """How a match ended. `ranking` gives each seat its rank, 1 for the best; equal ranks share a place."""

    def __init__(
        self, winners: tuple[int, ...], scores: tuple[int, ...], ranking: tuple[int, ...], reason: str
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.ranking = ranking
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.scores!r}, {self.ranking!r}, {self.reason!r})"


def ranks(scores: list[int]) -> tuple[int, ...]:
    """The rank of each score, 1 for the highest; equal scores share a rank."""
    return tuple([1 + sum([1 for other in scores if other > score]) for score in scores])
