"""The printed facts of Black Metro, read once from components.toml into typed tables."""

from __future__ import annotations

from typing import Any, Final

from railhead.components import components

PACKAGE: Final = "railhead.games.black_metro"
DATA: Final[dict[str, Any]] = components(PACKAGE)

# --- limits (chapter 1) ---------------------------------------------------------------------------------------------

ROUNDS: Final[int] = DATA["meta"]["rounds"]
RESOURCE_MAX: Final[int] = DATA["limits"]["resource_max"]
STRAIN_MAX: Final[int] = DATA["limits"]["strain_max"]
POWER_PER_EXCESS: Final[int] = DATA["limits"]["power_loss_per_excess_strain"]
HAND_MAX: Final[int] = DATA["limits"]["hand_max"]
PERSONNEL_MAX: Final[int] = DATA["limits"]["personnel_max"]
FORT_ZONES: Final[int] = DATA["limits"]["forts_per_district"]
OVERWHELM_DIFFERENCE: Final[int] = DATA["limits"]["overwhelm_difference"]

COLOURS: Final[list[str]] = [colour["id"] for colour in DATA["colours"]]
RESOURCES: Final[list[str]] = DATA["resources"]["kinds"]
GOLD: Final = 0
INTEL: Final = 1
DRAKOWNIUM: Final = 2
BUNDLE: Final[list[int]] = [bundle[RESOURCES[at]] for at, bundle in enumerate(DATA["resources"]["bundles"])]

# --- units (chapter 10) ---------------------------------------------------------------------------------------------

SUBORDINATE: Final = 0
PARAGON: Final = 1
MECHASUIT: Final = 2
RANKS: Final = 3
BLOCKADE: Final = 0
SUPPORT_BASE: Final = 1
UNITS: Final[dict[str, dict[str, Any]]] = {unit["id"]: unit for unit in DATA["units"]}
RANK_IDS: Final[list[str]] = ["subordinate", "paragon", "doom_mechasuit"]
RANK_NAMES: Final[list[str]] = [UNITS[rank]["name"].lower() for rank in RANK_IDS]
STRENGTH: Final[list[int]] = [UNITS[rank]["strength"] for rank in RANK_IDS]
RANK_MAX: Final[list[int]] = [
    PERSONNEL_MAX,
    UNITS["paragon"]["max_per_player"],
    UNITS["doom_mechasuit"]["max_per_player"],
]
MECHASUIT_LEVEL: Final[int] = UNITS["doom_mechasuit"]["needs_sci_level"]
FORT_IDS: Final[list[str]] = ["blockade", "support_base"]
FORT_NAMES: Final[list[str]] = [UNITS[fort]["name"].lower() for fort in FORT_IDS]
BLOCKADES: Final[int] = UNITS["blockade"]["count_per_player"]
BASE_LEVEL: Final[int] = UNITS["support_base"]["needs_sci_level"]
STRAIN_PER_STRENGTH: Final[int] = UNITS["blockade"]["strain_per_missing_strength"]
STRAIN_PER_FORTUNE: Final[int] = UNITS["blockade"]["strain_per_missing_fortune"]

# --- board: a place is 0 (the hideout; for fortifications the backup), a district's number, or 13 (overwhelmed) -----

HIDEOUT: Final = 0
BACKUP: Final = 0
DISTRICTS: Final = 12
BATTLEFIELD: Final = 12
OVERWHELMED: Final = 13
PLACES: Final = 14
EVERY_DISTRICT: Final[int] = (1 << DISTRICTS + 1) - 2  # as bits
DISTRICT_IDS: Final[list[str]] = [district["id"] for district in DATA["districts"]]
DISTRICT_NAMES: Final[list[str]] = [f"{row['number']:02d} {row['name']}" for row in DATA["districts"]]


def number(district: str) -> int:
    """The number of a district from its id."""
    return DISTRICT_IDS.index(district) + 1


# --- cards: fortunes, missions, syndicates, technologies, each a range of card numbers ------------------------------

FORTUNES: Final[list[dict[str, Any]]] = DATA["fortunes"]
MISSIONS: Final[list[dict[str, Any]]] = DATA["missions"]
SYNDICATES: Final[list[dict[str, Any]]] = DATA["syndicates"]
TECHNOLOGIES: Final[list[dict[str, Any]]] = DATA["technologies"]
CARD_ROWS: Final[list[dict[str, Any]]] = FORTUNES + MISSIONS + SYNDICATES + TECHNOLOGIES
CARDS: Final[list[str]] = [row["id"] for row in CARD_ROWS]
CARD_TITLES: Final[list[str]] = [row["name"] for row in CARD_ROWS]
FIRST_MISSION: Final[int] = len(FORTUNES)
FIRST_SYNDICATE: Final[int] = FIRST_MISSION + len(MISSIONS)
FIRST_TECHNOLOGY: Final[int] = FIRST_SYNDICATE + len(SYNDICATES)

SUITS: Final[list[str]] = ["diamonds", "clubs", "spades", "hearts", "joker"]
ANY_SUIT: Final = 4
ASSIGNMENT: Final = 1
DOMINANCE: Final = 2
STANDBY: Final = 3
KEYWORD_IDS: Final[list[str]] = ["", "assignment", "dominance", "standby"]
ACE_VALUE: Final = 11
LOW_ACE_VALUE: Final = 1
ELITE: Final[dict[str, int]] = {row["rank"]: row["order"] for row in DATA["dominance_effects"]}
ELITE_RANKS: Final[list[str]] = [""] + [row["rank"] for row in DATA["dominance_effects"]]
QUEEN: Final[int] = ELITE["Q"]
JOKER: Final[int] = CARDS.index("joker")


def fortune_value(row: dict[str, Any]) -> int:
    """What a fortune counts in an exchange: 2 to 11 by number, or 1 to 4 from jack to joker (BLK-12.2.7, 12.3.2)."""
    rank = str(row["rank"])
    if rank in ELITE:
        return ELITE[rank]
    return ACE_VALUE if rank == "A" else int(rank)


def matching(row: dict[str, Any]) -> list[int]:
    """The districts that match a fortune turned up from the deck (BLK-13.8, BLK-19.3.1)."""
    rank = str(row["rank"])
    if rank == "joker":
        return list(range(1, DISTRICTS + 1))
    if rank in ELITE:
        return [number(district) for district in DATA["fortune_to_district"][rank]]
    return [number(district) for district in row["facilities"]]


# Indexed by card number; only fortunes have an entry that means something.
NO_FORTUNE: Final[list[int]] = [0] * (len(CARDS) - len(FORTUNES))
KEYWORD: Final[list[int]] = [KEYWORD_IDS.index(row["kind"]) for row in FORTUNES] + NO_FORTUNE
VALUE: Final[list[int]] = [fortune_value(row) for row in FORTUNES] + NO_FORTUNE
SUIT: Final[list[int]] = [SUITS.index(row["suit"]) for row in FORTUNES] + NO_FORTUNE
FACILITIES: Final[list[list[int]]] = [[number(one) for one in row["facilities"]] for row in FORTUNES]
MATCHING: Final[list[list[int]]] = [matching(row) for row in FORTUNES]

# --- science (chapter 11) -------------------------------------------------------------------------------------------

LEVELS: Final[list[dict[str, Any]]] = DATA["scientific_levels"]
TOP_LEVEL: Final[int] = len(LEVELS)
COLOUR_ORDER: Final[list[str]] = ["green", "blue", "red", "yellow"]  # BLK-4.5
TECH_LEVEL: Final[list[int]] = [0] * FIRST_TECHNOLOGY + [row["level"] for row in TECHNOLOGIES]
OWN_TECHNOLOGIES: Final[list[int]] = [
    FIRST_TECHNOLOGY + at for at, row in enumerate(TECHNOLOGIES) if "owner" not in row
]
OVERLORD_TECHNOLOGIES: Final[list[int]] = [
    FIRST_TECHNOLOGY + at for at, row in enumerate(TECHNOLOGIES) if row.get("owner") == "opponent"
]
TECH_ORDER: Final[list[int]] = sorted(
    range(FIRST_TECHNOLOGY, len(CARDS)),
    key=lambda card: (CARD_ROWS[card]["level"], COLOUR_ORDER.index(CARD_ROWS[card]["colour"]), card),
)

# --- candidates and the opponent (chapters 17 and 19) ---------------------------------------------------------------

CANDIDATES: Final[list[dict[str, Any]]] = DATA["candidates"]
CANDIDATE_IDS: Final[list[str]] = [row["id"] for row in CANDIDATES]
CANDIDATE_FORTUNE: Final[list[int]] = [CARDS.index(row["candidate_fortune"]) for row in CANDIDATES]
CANDIDATE_DISTRICT: Final[list[int]] = [number(row["district"]) for row in CANDIDATES]
OPPONENT: Final[dict[str, Any]] = DATA["opponents"][0]
OVERLORD_POWER: Final[int] = OPPONENT["win_power"]
TARGET_POWER: Final[int] = OPPONENT["player_target"]
SOLO_SYNDICATES: Final[list[int]] = [CARDS.index(card) for card in OPPONENT["syndicates"]]
HANDICAPPED: Final[list[int]] = [CANDIDATE_IDS.index(one) for one in DATA["solo"]["handicap"]["candidates"]]
HANDICAP_STRAIN: Final[int] = DATA["solo"]["handicap"]["strain"]
HANDICAP_SUBORDINATES: Final[int] = DATA["solo"]["handicap"]["overwhelm_subordinates"]

# --- tiles (chapter 14) ---------------------------------------------------------------------------------------------

TILE_FACES: Final[list[str]] = [row["id"] for row in DATA["tile_faces"]]
TILE_NAMES: Final[list[str]] = [row["name"] for row in DATA["tile_faces"]]
TILES: Final[int] = len(DATA["tiles"])
TILE_FRONT: Final[list[int]] = [TILE_FACES.index(row["front"]) for row in DATA["tiles"]]
TILE_BACK: Final[list[int]] = [TILE_FACES.index(row["back"]) for row in DATA["tiles"]]

MISSIONS_DRAWN: Final[int] = DATA["setup"]["intro"]["missions_drawn"]
