"""What cards, districts and tiles say, for the table: put together from the data."""
# mypyc: skip - runs once, when the game is imported

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.cards import (
    ANY_SUIT,
    ASSIGNMENT,
    CANDIDATE_FORTUNE,
    CANDIDATE_IDS,
    CANDIDATE_NAMES,
    CARD_ROWS,
    CARD_TITLES,
    CARDS,
    DISTRICT_IDS,
    DISTRICT_NAMES,
    DISTRICT_ROWS,
    ELITE_ROWS,
    FACILITIES,
    FIRST_MISSION,
    FIRST_SYNDICATE,
    FIRST_TECHNOLOGY,
    KEYWORD,
    LEVEL_IDS,
    LEVEL_TEXTS,
    RESOURCES,
    SUIT,
    TECH_LEVEL,
    TILE_FACE_ROWS,
    TILE_FACES,
    UNIT_TEXTS,
    VALUE,
)
from railhead.games.black_metro.scripts import (
    DISTRICT_ABILITY,
    GENERAL_ABILITY,
    LEVEL_COST,
    MISSION_OPTIONS,
    SCRIPT_NAMES,
    SCRIPTS,
    benefit_text,
)

BENEFIT_TEXT: Final = [*[benefit_text(suit) for suit in range(ANY_SUIT)], "any one benefit"]
TIMING_TEXT: Final[dict[str, str]] = {
    "after_assert": "After you assert dominance",
    "dominance_end": "At the end of the dominance phase",
    "standby_mission": "In the standby phase",
}


def fortune_note(card: int) -> str:
    """Kind, use and benefit of a fortune."""
    benefit = f"Benefit: {BENEFIT_TEXT[SUIT[card]]}."
    if KEYWORD[card] == ASSIGNMENT:
        places = " or ".join([DISTRICT_NAMES[district - 1] for district in FACILITIES[card]])
        return f"Assignment: first effect of {places}, or force another player to assign there. {benefit}"
    row = ELITE_ROWS[VALUE[card] - 1]
    solo = f" In the solo challenge: {row['solo'].text('text')}" if "solo" in row else ""
    return f"Dominance. Attack: {row['attack']['text']} Defence: {row['defence']['text']} {benefit}{solo}"


def mission_note(card: int) -> str:
    """Timing and options of a mission."""
    options = [SCRIPTS[option].title for option in MISSION_OPTIONS[card - FIRST_MISSION]]
    return f"{TIMING_TEXT[CARD_ROWS[card]['timing']]}, one of: {' '.join(options)}"


def card_note(card: int) -> str:
    """The text of any card."""
    if card < FIRST_MISSION:
        return fortune_note(card)
    if card < FIRST_SYNDICATE:
        return mission_note(card)
    row = CARD_ROWS[card]
    if card >= FIRST_TECHNOLOGY:
        return f"{row['type'].capitalize()} technology, level {TECH_LEVEL[card]}. {row['text']}"
    return row.text("text")


DISTRICT_NOTES: Final[list[str]] = [f"{row['first']['text']} {row['second']['text']}" for row in DISTRICT_ROWS]
TILE_NOTES: Final[list[str]] = [f"{row['name']}: {row['text']}" for row in TILE_FACE_ROWS]
CANDIDATE_NOTES: Final[list[str]] = [
    " ".join(
        [
            SCRIPTS[DISTRICT_ABILITY[at]].title,
            SCRIPTS[GENERAL_ABILITY[at]].title,
            f"Candidate fortune: {CARD_TITLES[CANDIDATE_FORTUNE[at]]} (3 power in hand at the end).",
        ]
    )
    for at in range(len(CANDIDATE_NAMES))
]


def level_note(level: int) -> str:
    """What a scientific level costs and allows; counted from 1."""
    cost = LEVEL_COST[level - 1]
    price = [f"{n} {RESOURCES[res]}" for res, n in enumerate((cost.gold, cost.intel, cost.drakownium)) if n]
    return f"Costs {', '.join(price)}. {LEVEL_TEXTS[level - 1]}"


NOTES: Final[dict[str, str]] = {
    **{name.replace(".", "_"): SCRIPTS[at].title for at, name in enumerate(SCRIPT_NAMES)},
    **{name: DISTRICT_NOTES[at] for at, name in enumerate(DISTRICT_IDS)},
    **{name: TILE_NOTES[at] for at, name in enumerate(TILE_FACES)},
    **{name: CANDIDATE_NOTES[at] for at, name in enumerate(CANDIDATE_IDS)},
    **{name: card_note(card) for card, name in enumerate(CARDS)},
    **{name: text for name, text in UNIT_TEXTS.items() if text},
    **{name: level_note(at) for at, name in enumerate(LEVEL_IDS, 1)},
}


def note(face: str) -> str:
    """What stands on a card or piece, by its face."""
    return NOTES.get(face, "")
