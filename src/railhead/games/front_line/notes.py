"""What is printed on a card, for looking it up, with its Polish name."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.cards import (
    ABILITY_TEXTS,
    ABILITY_TITLES,
    CHARACTER_POLISH,
    COMMISSAR_POLISH,
    COMMISSAR_TEXT,
    INITIATIVE_NAMES,
    POLISH,
    TARGET_NAMES,
    TEXTS,
)


def note(card: int) -> str:
    return f"{TEXTS[card]} (Polish: {POLISH[card]})"


def comrade_note(character: int) -> str:
    """The ability of a comrade."""
    return f"{ABILITY_TITLES[character]}. {ABILITY_TEXTS[character]} (Polish: {CHARACTER_POLISH[character]})"


def marker_note(names: tuple[str, str, str]) -> str:
    """A card that only marks something: its name, its Polish name, its text."""
    return f"{names[0]}. {names[2]} (Polish: {names[1]})"


COMMISSAR_NOTE: Final = f"{COMMISSAR_TEXT} (Polish: {COMMISSAR_POLISH})"
INITIATIVE_NOTE: Final = marker_note(INITIATIVE_NAMES)
TARGET_NOTE: Final = marker_note(TARGET_NAMES)
