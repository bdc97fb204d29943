"""The printed facts of Black Metro, read once from components.toml into typed tables."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry, components

PACKAGE: Final = "railhead.games.black_metro"
DATA: Final[Entry] = components(PACKAGE)
SOURCES: Final = ("rulebook", "public", "reconstructed")  # of a name, where it differs from that of the entry


def entries(table: str) -> list[Entry]:
    """The entries of a table of the file; where their names come from is a word, not a number that counts."""
    rows: list[Entry] = DATA[table]
    for row in rows:
        row.one_of("name_source", SOURCES, "")
    return rows


# --- the game and its limits (chapter 1) ----------------------------------------------------------------------------

META: Final[Entry] = DATA["meta"]
LIMITS: Final[Entry] = DATA["limits"]
TITLE: Final[str] = META.text("title")
SEATS: Final[list[int]] = META.numbers("players")
META.only("players", [1, 4])  # the state and the solo challenge know no more
ROUNDS: Final[int] = META.number("rounds", least=1)
RESOURCE_MAX: Final[int] = LIMITS.number("resource_max", least=1)
STRAIN_MAX: Final[int] = LIMITS.number("strain_max", least=1)
POWER_PER_EXCESS: Final[int] = LIMITS.number("power_loss_per_excess_strain", least=0)
HAND_MAX: Final[int] = LIMITS.number("hand_max", least=1)
PERSONNEL_MAX: Final[int] = LIMITS.number("personnel_max", least=1, most=15)
OVERWHELM_DIFFERENCE: Final[int] = LIMITS.number("overwhelm_difference", least=1)
for once in (
    "assignment_fortunes_per_turn",
    "dominance_missions_per_round",
    "standby_missions_per_round",
    "backings_per_standby",
):
    LIMITS.only(once, 1)

COLOURS: Final[list[str]] = [colour.text("id") for colour in entries("colours")]
RESOURCES: Final[list[str]] = ["gold", "intel", "drakownium"]
DATA["resources"].only("kinds", RESOURCES)
GOLD: Final = 0
INTEL: Final = 1
DRAKOWNIUM: Final = 2
BUNDLES: Final[list[Entry]] = DATA["resources"]["bundles"]
BUNDLE: Final[list[int]] = [bundle.number(RESOURCES[at], least=1) for at, bundle in enumerate(BUNDLES)]

# --- units (chapter 10) ---------------------------------------------------------------------------------------------

SUBORDINATE: Final = 0
PARAGON: Final = 1
MECHASUIT: Final = 2
RANKS: Final = 3
BLOCKADE: Final = 0
SUPPORT_BASE: Final = 1
RANK_IDS: Final[list[str]] = ["subordinate", "paragon", "doom_mechasuit"]
FORT_IDS: Final[list[str]] = ["blockade", "support_base"]
UNITS: Final[dict[str, Entry]] = {}
for unit, expected in zip(entries("units"), RANK_IDS + FORT_IDS, strict=True):
    unit.only("id", expected)
    unit.only("kind", "personnel" if expected in RANK_IDS else "fortification")
    UNITS[expected] = unit
for rank in RANK_IDS[1:]:
    UNITS[rank].only("specialised", value=True)
UNIT_TITLES: Final[dict[str, str]] = {unit: UNITS[unit].text("name") for unit in UNITS}
UNIT_TEXTS: Final[dict[str, str]] = {unit: UNITS[unit].text("text", "") for unit in UNITS}
RANK_NAMES: Final[list[str]] = [UNIT_TITLES[rank].lower() for rank in RANK_IDS]
FORT_NAMES: Final[list[str]] = [UNIT_TITLES[fort].lower() for fort in FORT_IDS]
STRENGTH: Final[list[int]] = [UNITS[rank].number("strength", least=1, most=15) for rank in RANK_IDS]
RANK_MAX: Final[list[int]] = [
    PERSONNEL_MAX,
    UNITS["paragon"].number("max_per_player", least=1, most=15),
    UNITS["doom_mechasuit"].number("max_per_player", least=1, most=3),
]
MECHASUIT_LEVEL: Final[int] = UNITS["doom_mechasuit"].number("needs_sci_level", least=0)
UNITS["blockade"].only("strength", 0)
BLOCKADES: Final[int] = UNITS["blockade"].number("count_per_player", least=1)
STRAIN_PER_STRENGTH: Final[int] = UNITS["blockade"].number("strain_per_missing_strength", least=0)
STRAIN_PER_FORTUNE: Final[int] = UNITS["blockade"].number("strain_per_missing_fortune", least=0)
UNITS["support_base"].only("count_per_player", 1)
BASE_LEVEL: Final[int] = UNITS["support_base"].number("needs_sci_level", least=0)
BASE_STRENGTH: Final[int] = UNITS["support_base"].number("strength", least=0)
BASE_PER_BLOCKADE: Final[int] = UNITS["support_base"].number("strength_per_blockade", least=0)

# --- board: a place is 0 (the hideout; for fortifications the backup), a district's number, or 13 (overwhelmed) -----

HIDEOUT: Final = 0
BACKUP: Final = 0
DISTRICTS: Final = 12
BATTLEFIELD: Final = 12
OVERWHELMED: Final = 13
PLACES: Final = 14
EVERY_DISTRICT: Final[int] = (1 << DISTRICTS + 1) - 2  # as bits
DISTRICT_ROWS: Final[list[Entry]] = entries("districts")
for at, district in enumerate(DISTRICT_ROWS, 1):
    district.only("number", at)
    district.only("kind", "battlefield" if at == BATTLEFIELD else "facility")
DISTRICT_IDS: Final[list[str]] = [district.text("id") for district in DISTRICT_ROWS]
DISTRICT_NAMES: Final[list[str]] = [f"{at:02d} {row.text('name')}" for at, row in enumerate(DISTRICT_ROWS, 1)]
FORT_ZONES: Final[list[int]] = [0] + [row.number("fort_zones", least=0) for row in DISTRICT_ROWS]  # by district


def number(district: str) -> int:
    """The number of a district from its id."""
    return DISTRICT_IDS.index(district) + 1


def facility(at: int) -> str:
    """The id of a district from its number."""
    return DISTRICT_IDS[at - 1]


# --- cards: fortunes, missions, syndicates, technologies, each a range of card numbers ------------------------------

FORTUNES: Final[list[Entry]] = entries("fortunes")
MISSIONS: Final[list[Entry]] = entries("missions")
SYNDICATES: Final[list[Entry]] = entries("syndicates")
TECHNOLOGIES: Final[list[Entry]] = entries("technologies")
CARD_ROWS: Final[list[Entry]] = FORTUNES + MISSIONS + SYNDICATES + TECHNOLOGIES
CARDS: Final[list[str]] = [row.text("id") for row in CARD_ROWS]
CARD_TITLES: Final[list[str]] = [row.text("name") for row in CARD_ROWS]
CARD_COUNTS: Final[list[int]] = [row.number("count", 1, least=1) for row in CARD_ROWS]
FIRST_MISSION: Final[int] = len(FORTUNES)
FIRST_SYNDICATE: Final[int] = FIRST_MISSION + len(MISSIONS)
FIRST_TECHNOLOGY: Final[int] = FIRST_SYNDICATE + len(SYNDICATES)

SUITS: Final[list[str]] = ["diamonds", "clubs", "spades", "hearts", "joker"]
ANY_SUIT: Final = 4
ASSIGNMENT: Final = 1
DOMINANCE: Final = 2
ACE_VALUE: Final = 11
LOW_ACE_VALUE: Final = 1
ELITE_RANKS: Final[list[str]] = ["", "J", "Q", "K", "joker"]
ELITE_ROWS: Final[list[Entry]] = entries("dominance_effects")
for order, (row, rank) in enumerate(zip(ELITE_ROWS, ELITE_RANKS[1:], strict=True), 1):
    row.only("rank", rank)
    row.only("order", order)
ELITE: Final[dict[str, int]] = {rank: order for order, rank in enumerate(ELITE_RANKS) if rank}
QUEEN: Final[int] = ELITE["Q"]
NUMBER_RANKS: Final[list[str]] = ["A", *[str(n) for n in range(2, 11)]]
FORTUNE_RANKS: Final[list[str]] = [str(row.one_of("rank", NUMBER_RANKS + ELITE_RANKS[1:])) for row in FORTUNES]
JOKER: Final[int] = FORTUNE_RANKS.index("joker")


def fortune_value(rank: str) -> int:
    """What a fortune counts in an exchange: 2 to 11 by number, or 1 to 4 from jack to joker (BLK-12.2.7, 12.3.2)."""
    if rank in ELITE:
        return ELITE[rank]
    return ACE_VALUE if rank == "A" else int(rank)


def facilities(row: Entry, rank: str) -> list[int]:
    """The facilities for which a fortune is played: its number, an ace 01 or 11 (BLK-12.2.1)."""
    numbers = [] if rank in ELITE else [LOW_ACE_VALUE, ACE_VALUE] if rank == "A" else [int(rank)]
    row.only("facilities", [facility(at) for at in numbers])
    row.only("kind", "dominance" if rank in ELITE else "assignment")
    return numbers


def matching(card: int) -> list[int]:
    """The districts that match a fortune turned up from the deck (BLK-13.8, BLK-19.3.1)."""
    rank = FORTUNE_RANKS[card]
    if rank == "joker":
        return list(range(1, DISTRICTS + 1))
    if rank not in ELITE:
        return FACILITIES[card]
    table: Entry = DATA["fortune_to_district"]
    named: list[str] = table[rank]
    if any([one not in DISTRICT_IDS for one in named]):
        raise table.fault(rank, f"is {named}", f"a list of {', '.join(DISTRICT_IDS)} is needed")
    return [number(one) for one in named]


# Indexed by card number; only fortunes have an entry that means something.
NO_FORTUNE: Final[list[int]] = [0] * (len(CARDS) - len(FORTUNES))
FACILITIES: Final[list[list[int]]] = [facilities(row, rank) for row, rank in zip(FORTUNES, FORTUNE_RANKS, strict=True)]
KEYWORD: Final[list[int]] = [DOMINANCE if rank in ELITE else ASSIGNMENT for rank in FORTUNE_RANKS] + NO_FORTUNE
VALUE: Final[list[int]] = [fortune_value(rank) for rank in FORTUNE_RANKS] + NO_FORTUNE
SUIT: Final[list[int]] = [row.place_of("suit", SUITS) for row in FORTUNES] + NO_FORTUNE
MATCHING: Final[list[list[int]]] = [matching(card) for card in range(len(FORTUNES))]

# --- science (chapter 11) -------------------------------------------------------------------------------------------

LEVELS: Final[list[Entry]] = entries("scientific_levels")
for at, row in enumerate(LEVELS, 1):
    row.only("level", at)
TOP_LEVEL: Final[int] = len(LEVELS)
LEVEL_IDS: Final[list[str]] = [f"level_{at}" for at in range(1, len(LEVELS) + 1)]
LEVEL_TITLES: Final[list[str]] = [row.text("name") for row in LEVELS]
LEVEL_TEXTS: Final[list[str]] = [row.text("text") for row in LEVELS]
COLOUR_ORDER: Final[list[str]] = ["green", "blue", "red", "yellow"]  # BLK-4.5
NO_TECHNOLOGY: Final[list[int]] = [0] * FIRST_TECHNOLOGY
TECH_COLOUR: Final = NO_TECHNOLOGY + [row.place_of("colour", COLOUR_ORDER) for row in TECHNOLOGIES]
TECH_TYPES: Final[list[str]] = ["neuro", "logistic", "battle", "resource"]
for row in TECHNOLOGIES:
    row.only("type", TECH_TYPES[COLOUR_ORDER.index(row["colour"])])
TECH_LEVEL: Final = NO_TECHNOLOGY + [row.number("level", least=1, most=TOP_LEVEL) for row in TECHNOLOGIES]
ALL_TECHNOLOGIES: Final[range] = range(FIRST_TECHNOLOGY, len(CARDS))
OVERLORD_TECHNOLOGIES: Final = [card for card in ALL_TECHNOLOGIES if CARD_ROWS[card].one_of("owner", ["opponent"], "")]
OWN_TECHNOLOGIES: Final = [card for card in ALL_TECHNOLOGIES if card not in OVERLORD_TECHNOLOGIES]
TECH_ORDER: Final = sorted(ALL_TECHNOLOGIES, key=lambda card: (TECH_LEVEL[card], TECH_COLOUR[card], card))

# --- candidates and the opponent (chapters 17 and 19) ---------------------------------------------------------------

CANDIDATES: Final[list[Entry]] = entries("candidates")
CANDIDATE_IDS: Final[list[str]] = [row.text("id") for row in CANDIDATES]
CANDIDATE_NAMES: Final[list[str]] = [row.text("name") for row in CANDIDATES]
CANDIDATE_FORTUNE: Final[list[int]] = [
    CARDS.index(row.one_of("candidate_fortune", [CARDS[card] for card in range(JOKER) if KEYWORD[card] == DOMINANCE]))
    for row in CANDIDATES
]
CANDIDATE_DISTRICT: Final[list[int]] = [number(row.one_of("district", DISTRICT_IDS)) for row in CANDIDATES]
HANDICAPPED: Final[list[int]] = [at for at, row in enumerate(CANDIDATES) if row.flag("solo_handicap")]
OPPONENT: Final[Entry] = entries("opponents")[0]
OPPONENT.only("count", 1)
OPPONENT.one_of("win_power_source", SOURCES, "")
OVERLORD_ID: Final[str] = OPPONENT.text("id")
OVERLORD_NAME: Final[str] = OPPONENT.text("name")
OVERLORD_POWER: Final[int] = OPPONENT.number("win_power", least=1)
TARGET_POWER: Final[int] = OPPONENT.number("player_target", least=1)


def solo_syndicates() -> list[int]:
    """The syndicates of the solo challenge, which the opponent's card names."""
    known = CARDS[FIRST_SYNDICATE:FIRST_TECHNOLOGY]
    named: list[str] = OPPONENT["syndicates"]
    if any([one not in known for one in named]):
        raise OPPONENT.fault("syndicates", f"is {named}", f"a list of {', '.join(known)} is needed")
    return [CARDS.index(one) for one in named]


SOLO_SYNDICATES: Final[list[int]] = solo_syndicates()
HANDICAP: Final[Entry] = DATA["solo"]["handicap"]
HANDICAP_STRAIN: Final[int] = HANDICAP.number("strain", least=0)
HANDICAP_SUBORDINATES: Final[int] = HANDICAP.number("overwhelm_subordinates", least=0)

# --- tiles (chapter 14) ---------------------------------------------------------------------------------------------

TILE_FACES: Final[list[str]] = ["massive_explosion", "trading_market", "gladiator_arena"]
TILE_FACE_ROWS: Final[list[Entry]] = entries("tile_faces")
for row, face in zip(TILE_FACE_ROWS, TILE_FACES, strict=True):
    row.only("id", face)
TILE_NAMES: Final[list[str]] = [row.text("name") for row in TILE_FACE_ROWS]
TILES: Final[int] = len(DATA["tiles"])
TILE_FRONT: Final[list[int]] = [row.place_of("front", TILE_FACES) for row in DATA["tiles"]]
TILE_BACK: Final[list[int]] = [row.place_of("back", TILE_FACES) for row in DATA["tiles"]]

# --- set-up (chapter 3) ---------------------------------------------------------------------------------------------

INTRODUCTORY: Final[Entry] = DATA["setup"]["intro"]
MISSIONS_DRAWN: Final[int] = INTRODUCTORY.number("missions_drawn", least=1)
INTRODUCTORY.only("missions_returned", MISSIONS_DRAWN - 1)  # one is kept
SYNDICATES_BEYOND_PLAYERS: Final[int] = INTRODUCTORY.number("syndicates_beyond_players", least=0)

# --- the box: what is printed on the lid must lie in it -------------------------------------------------------------

for kind, there in {
    "candidates": len(CANDIDATES),
    "opponents": len(DATA["opponents"]),
    "technologies": sum(CARD_COUNTS[FIRST_TECHNOLOGY:]),
    "fortunes": sum(CARD_COUNTS[:FIRST_MISSION]),
    "missions": sum(CARD_COUNTS[FIRST_MISSION:FIRST_SYNDICATE]),
    "scientific_levels": sum([row.number("count") for row in LEVELS]),
    "syndicates": len(SYNDICATES),
    "dice": len(DATA["dice"]),
    "personnel": PERSONNEL_MAX * len(COLOURS),
    "blockades": BLOCKADES * len(COLOURS),
    "support_bases": len(COLOURS),
    "relic": 1,
    "tiles": TILES,
    "power_trackers": len(COLOURS),
    "round_tracker": 1,
    "resource_trackers": (len(RESOURCES) + 1) * len(COLOURS),  # and strain
    "player_mats": len(COLOURS),
    "board": 1,
}.items():
    DATA["inventory"].only(kind, there)
