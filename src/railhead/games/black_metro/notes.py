"""What cards, districts and tiles say, for the table: put together from the data."""
# mypyc: skip - runs once, when the game is imported

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, scripts

BENEFIT_TEXT: Final = [*[scripts.benefit_text(suit) for suit in range(cards.ANY_SUIT)], "any one benefit"]
TIMING_TEXT: Final[dict[str, str]] = {
    "after_assert": "After you assert dominance",
    "dominance_end": "At the end of the dominance phase",
    "standby_mission": "In the standby phase",
}


def fortune_note(card: int) -> str:
    """Kind, use and benefit of a fortune."""
    benefit = f"Benefit: {BENEFIT_TEXT[cards.SUIT[card]]}."
    if cards.KEYWORD[card] == cards.ASSIGNMENT:
        places = " or ".join([cards.DISTRICT_NAMES[district - 1] for district in cards.FACILITIES[card]])
        return f"Assignment: first effect of {places}, or force another player to assign there. {benefit}"
    row = cards.ELITE_ROWS[cards.VALUE[card] - 1]
    solo = f" In the solo challenge: {row['solo'].text('text')}" if "solo" in row else ""
    return f"Dominance. Attack: {row['attack']['text']} Defence: {row['defence']['text']} {benefit}{solo}"


def mission_note(card: int) -> str:
    """Timing and options of a mission."""
    options = [scripts.SCRIPTS[option].title for option in scripts.MISSION_OPTIONS[card - cards.FIRST_MISSION]]
    return f"{TIMING_TEXT[cards.CARD_ROWS[card]['timing']]}, one of: {' '.join(options)}"


def card_note(card: int) -> str:
    """The text of any card."""
    if card < cards.FIRST_MISSION:
        return fortune_note(card)
    if card < cards.FIRST_SYNDICATE:
        return mission_note(card)
    row = cards.CARD_ROWS[card]
    if card >= cards.FIRST_TECHNOLOGY:
        return f"{row['type'].capitalize()} technology, level {cards.TECH_LEVEL[card]}. {row['text']}"
    return row.text("text")


DISTRICT_NOTES: Final[list[str]] = [f"{row['first']['text']} {row['second']['text']}" for row in cards.DISTRICT_ROWS]
TILE_NOTES: Final[list[str]] = [f"{row['name']}: {row['text']}" for row in cards.TILE_FACE_ROWS]


def candidate_note(at: int) -> str:
    """The abilities of a candidate and the fortune that scores in hand."""
    abilities = [scripts.SCRIPTS[ability[at]].title for ability in (scripts.DISTRICT_ABILITY, scripts.GENERAL_ABILITY)]
    fortune = cards.CARD_TITLES[cards.CANDIDATE_FORTUNE[at]]
    return f"{' '.join(abilities)} Candidate fortune: {fortune} (3 power in hand at the end)."


def level_note(level: int) -> str:
    """What a scientific level costs and allows; counted from 1."""
    cost = scripts.LEVEL_COST[level - 1]
    price = [f"{n} {cards.RESOURCES[res]}" for res, n in enumerate(cost.resources) if n]
    return f"Costs {', '.join(price)}. {cards.LEVEL_TEXTS[level - 1]}"


NOTES: Final[dict[str, str]] = {
    **{name.replace(".", "_"): scripts.SCRIPTS[at].title for at, name in enumerate(scripts.SCRIPT_NAMES)},
    **{name: DISTRICT_NOTES[at] for at, name in enumerate(cards.DISTRICT_IDS)},
    **{name: TILE_NOTES[at] for at, name in enumerate(cards.TILE_FACES)},
    **{name: candidate_note(at) for at, name in enumerate(cards.CANDIDATE_IDS)},
    **{name: card_note(card) for card, name in enumerate(cards.CARDS)},
    **{name: text for name, text in cards.UNIT_TEXTS.items() if text},
    **{name: level_note(at) for at, name in enumerate(cards.LEVEL_IDS, 1)},
}
