"""The words in which games say what lies on a table: things of which there is one, marks and numbers, hidden faces."""

from __future__ import annotations

from railhead.kernel.ask import NONE
from railhead.kernel.scene import HIDDEN_FACE, Piece


def sole(
    kind: str,
    face: str,
    owner: int = NONE,
    options: list[int] | None = None,
    marks: list[str] | None = None,
    numbers: dict[str, int] | None = None,
    limits: dict[str, int] | None = None,
    place: int = NONE,
) -> Piece:
    """A thing of which there is one only: its key is what it is. Where very many lie, a `Piece` is made quicker."""
    return Piece(kind, face, f"{kind}-{face}", owner, options, marks, numbers, limits, place)


def marked(**marks: bool) -> list[str]:
    """The marks that a thing has, out of all it could have."""
    return [mark for mark in marks if marks[mark]]


def without_zeros(numbers: dict[str, int]) -> dict[str, int]:
    """What there is: nobody counts what is not there."""
    return {name: number for name, number in numbers.items() if number}


def face_down(kind: str, area: str, place: int, owner: int = NONE) -> Piece:
    """A thing that lies there face down."""
    return Piece(kind, HIDDEN_FACE, f"{area}@{place}", owner)


def backs(kind: str, area: str, count: int, owner: int = NONE) -> list[Piece]:
    """So many things that lie face down, side by side."""
    return [face_down(kind, area, place, owner) for place in range(count)]


def hand_of(known: list[Piece], kind: str, area: str, size: int, owner: int) -> list[Piece]:
    """A hand of so many cards: those that the viewer knows, then the backs of the rest."""
    return known + backs(kind, area, size - len(known), owner)
