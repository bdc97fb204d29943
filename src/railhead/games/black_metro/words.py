"""The options of Black Metro: everything a player can ever answer, in a fixed order."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.scripts import OFFERED, SCRIPTS
from railhead.games.black_metro.tables import (
    BUNDLE,
    CANDIDATE_IDS,
    CANDIDATES,
    CARD_TITLES,
    CARDS,
    COLOURS,
    DISTRICT_IDS,
    DISTRICT_NAMES,
    FORT_IDS,
    PERSONNEL_MAX,
    RANK_IDS,
    RESOURCES,
    SUITS,
    UNITS,
)
from railhead.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()
PASS: Final[int] = VOCABULARY.word("pass", "Pass")
ATTACK: Final[int] = VOCABULARY.word("attack", "Attack another player")
POWER: Final[int] = VOCABULARY.word("power", "Acquire 1 power instead")
FROM_OVERWHELMED: Final[int] = VOCABULARY.word("overwhelmed", "Take a subordinate from your overwhelmed area")
IN_HIDEOUT: Final[int] = VOCABULARY.word("hideout", "Hideout")
DISTRICT: Final[int] = VOCABULARY.group("district", DISTRICT_IDS, DISTRICT_NAMES) - 1  # DISTRICT + number
CARD: Final[int] = VOCABULARY.group("card", CARDS, CARD_TITLES)
USE: Final[int] = VOCABULARY.group(
    "use", [SCRIPTS[at].name for at in range(OFFERED)], [SCRIPTS[at].title for at in range(OFFERED)]
)
COLOUR: Final[int] = VOCABULARY.group("colour", COLOURS, [colour.capitalize() for colour in COLOURS])
CANDIDATE: Final[int] = VOCABULARY.group("candidate", CANDIDATE_IDS, [row["name"] for row in CANDIDATES])
UNIT: Final[int] = VOCABULARY.group("unit", RANK_IDS, [UNITS[rank]["name"] for rank in RANK_IDS])
FORT: Final[int] = VOCABULARY.group(
    "fort",
    [f"{colour}.{fort}" for colour in COLOURS for fort in FORT_IDS],
    [f"{colour.capitalize()} {UNITS[fort]['name'].lower()}" for colour in COLOURS for fort in FORT_IDS],
)
TRADES: Final[list[tuple[int, int]]] = [(give, take) for give in range(3) for take in range(3) if give != take]
TRADE: Final[int] = VOCABULARY.group(
    "trade",
    [f"{RESOURCES[give]}.{RESOURCES[take]}" for give, take in TRADES],
    [f"{BUNDLE[give]} {RESOURCES[give]} for {BUNDLE[take]} {RESOURCES[take]}" for give, take in TRADES],
)
BENEFIT: Final[int] = VOCABULARY.group("benefit", SUITS[:-1], ["1 gold", "1 intel", "1 drakownium", "Heal 1 strain"])
NUMBER: Final[int] = VOCABULARY.numbers("number", PERSONNEL_MAX)

FIRST_OR_ELEVENTH: Final[list[int]] = [DISTRICT + 1, DISTRICT + 11]
RECRUIT_INSTEAD: Final[list[int]] = [FROM_OVERWHELMED, POWER]
ALL_DISTRICTS: Final[list[int]] = [DISTRICT + number for number in range(1, 13)]
BENEFITS: Final[list[int]] = [BENEFIT + suit for suit in range(4)]


# By a set of districts (bits, without the one for no district): their options.
DISTRICT_OPTIONS: Final[list[list[int]]] = [
    [option for at, option in enumerate(ALL_DISTRICTS) if bits >> at & 1] for bits in range(1 << len(ALL_DISTRICTS))
]


def is_district(option: int) -> bool:
    """Does an option name a district?"""
    return DISTRICT < option <= DISTRICT + len(DISTRICT_IDS)


def districts_of(bits: int) -> list[int]:
    """The options for a set of districts."""
    return DISTRICT_OPTIONS[bits >> 1][:]


# From so many to so many: COUNTS[low][high].
COUNTS: Final[list[list[list[int]]]] = [
    [[NUMBER + n for n in range(low, high + 1)] for high in range(PERSONNEL_MAX + 1)]
    for low in range(PERSONNEL_MAX + 1)
]
