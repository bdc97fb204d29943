"""What is printed on a card, for looking it up, with its Polish name."""

from __future__ import annotations

from railhead.games.front_line.cards import ABILITY_TEXTS, ABILITY_TITLES, CHARACTER_POLISH, POLISH, TEXTS


def note(card: int) -> str:
    return f"{TEXTS[card]} (Polish: {POLISH[card]})"


def comrade_note(character: int) -> str:
    """The ability of a comrade."""
    return f"{ABILITY_TITLES[character]}. {ABILITY_TEXTS[character]} (Polish: {CHARACTER_POLISH[character]})"
