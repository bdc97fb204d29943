"""A set of personnel as one number: how many of each rank (BLK-1.9, BLK-10.1.1)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.cards import MECHASUIT, PARAGON, RANK_NAMES, RANKS, STRENGTH, SUBORDINATE

Pieces = int  # sets add up: putting one to another is a sum, taking some away a difference

RANK_BITS: Final = 4
UNIT_OF: Final[list[int]] = [1, 16, 256]  # a set of one: subordinate, paragon, doom mechasuit
MOST_PERSONNEL: Final = 15  # what a position may show of a player in all, so that no sum runs over
MOST_MECHASUITS: Final = 3
SETS: Final = 1024
NOBODY: Final = "none"
LETTERS: Final = "spD"  # subordinate, paragon, doom mechasuit


def count_of(pieces: int, rank: int) -> int:
    """How many of a rank are in a set."""
    return pieces >> RANK_BITS * rank & MOST_PERSONNEL


def specialised_in(pieces: int) -> int:
    """How many paragons and mechasuits are in a set (BLK-2.11)."""
    return count_of(pieces, PARAGON) + count_of(pieces, MECHASUIT)


def spelled(pieces: int) -> str:
    """A set in letters: 2s1p is two subordinates and a paragon."""
    counts = [count_of(pieces, rank) for rank in range(RANKS)]
    return "".join([f"{counts[rank]}{LETTERS[rank]}" for rank in range(RANKS) if counts[rank]]) or NOBODY


def heads_in(pieces: int) -> int:
    """How many personnel are in a set."""
    return count_of(pieces, SUBORDINATE) + specialised_in(pieces)


def strength_in(pieces: int) -> int:
    """The strength of a set, without any bonus."""
    total = 0
    for rank in range(RANKS):
        total += count_of(pieces, rank) * STRENGTH[rank]
    return total


def told(pieces: int) -> str:
    """A set in words: 2 subordinates and 1 paragon."""
    words: list[str] = []
    for rank in range(RANKS):
        n = count_of(pieces, rank)
        if n:
            words.append(f"{n} {RANK_NAMES[rank]}{'s' if n > 1 else ''}")
    if len(words) < 2:
        return words[0] if words else "nobody"
    return f"{', '.join(words[:-1])} and {words[-1]}"


# Looked up by the set.
HEADS: Final[list[int]] = [heads_in(pieces) for pieces in range(SETS)]
STRENGTH_OF: Final[list[int]] = [strength_in(pieces) for pieces in range(SETS)]
SPELLED: Final[list[str]] = [spelled(pieces) for pieces in range(SETS)]
TOLD: Final[list[str]] = [told(pieces) for pieces in range(SETS)]
