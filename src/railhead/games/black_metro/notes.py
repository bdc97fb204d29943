"""What cards, districts and tiles say, for the table: put together from the data."""

from __future__ import annotations

from typing import Any, Final

from railhead.games.black_metro.cards import (
    ASSIGNMENT,
    CARD_ROWS,
    CARDS,
    DATA,
    DISTRICT_NAMES,
    ELITE_RANKS,
    FACILITIES,
    FIRST_MISSION,
    FIRST_SYNDICATE,
    KEYWORD,
    SUIT,
    VALUE,
)

BENEFIT_TEXT: Final = ["1 gold", "1 intel", "1 drakownium", "heal 1 strain", "any one benefit"]
TIMING_TEXT: Final[dict[str, str]] = {
    "after_assert": "After you assert dominance",
    "dominance_end": "At the end of the dominance phase",
    "standby_mission": "In the standby phase",
}
ELITE_ROWS: Final[dict[str, dict[str, Any]]] = {row["rank"]: row for row in DATA["dominance_effects"]}


def fortune_note(card: int) -> str:
    """Kind, use and benefit of a fortune."""
    benefit = f"Benefit: {BENEFIT_TEXT[SUIT[card]]}."
    if KEYWORD[card] == ASSIGNMENT:
        places = " or ".join([DISTRICT_NAMES[district - 1] for district in FACILITIES[card]])
        return f"Assignment: first effect of {places}, or force another player to assign there. {benefit}"
    row = ELITE_ROWS[ELITE_RANKS[VALUE[card]]]
    return f"Dominance. Attack: {row['attack']['text']} Defence: {row['defence']['text']} {benefit}"


def mission_note(card: int) -> str:
    """Timing and options of a mission."""
    row = CARD_ROWS[card]
    options = [f"{option['text'][:-1]}: {option['power']} power." for option in row["options"]]
    return f"{TIMING_TEXT[row['timing']]}, one of: {' '.join(options)}"


def card_note(card: int) -> str:
    """The text of any card."""
    if card < FIRST_MISSION:
        return fortune_note(card)
    if card < FIRST_SYNDICATE:
        return mission_note(card)
    row = CARD_ROWS[card]
    if "level" in row:
        return f"{row['type'].capitalize()} technology, level {row['level']}. {row['text']}"
    return str(row["text"])


CARD_NOTES: Final[list[str]] = [card_note(card) for card in range(len(CARDS))]
DISTRICT_NOTES: Final[list[str]] = [f"{row['first']['text']} {row['second']['text']}" for row in DATA["districts"]]
TILE_NOTES: Final[list[str]] = [f"{row['name']}: {row['text']}" for row in DATA["tile_faces"]]
