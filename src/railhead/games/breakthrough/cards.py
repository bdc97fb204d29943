"""The 133 cards of the box as typed tables, read once from components.toml (chapters 1 and 6).

Every table is indexed by the number of a card. The tables named after a verb of the data ("a station carries
`discount_type`") hold what that verb reads from the card, or NOT_CARRIED for a card without it: cards differ by their
lines in the data, never by code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from railhead.components import components
from railhead.kernel.ask import NONE

Design = dict[str, Any]  # one [[table]] of the data

DATA: Final = components("railhead.games.breakthrough")

# --- numbers of the rulebook ----------------------------------------------------------------------------------------

HAND_SIZE: Final[int] = DATA["setup"]["hand_size"]
MARKET_SIZE: Final[int] = DATA["setup"]["market_size"]
START_TOKENS_ABOVE: Final[int] = DATA["setup"]["start_tokens_above"]
TOKENS_TO_WIN: Final[int] = DATA["setup"]["tokens_to_win"]
TOKENS: Final[int] = DATA["inventory"]["tokens_per_faction"]
DISCARD_THREE_COUNT: Final[int] = DATA["setup"]["discard_three_count"]
FEWEST_PLAYERS: Final[int] = DATA["meta"]["players_min"]
MOST_PLAYERS: Final[int] = DATA["meta"]["players_max"]

# --- named lists ----------------------------------------------------------------------------------------------------

PEACEFUL: Final = 0
MILITARY: Final = 1
TRADE: Final = 2
COLOURS: Final[list[str]] = ["peaceful", "military", "trade"]  # a category is one of the first two

TYPES: Final[list[str]] = [entry["id"] for entry in DATA["resource_type"]]
TYPE_TITLES: Final[list[str]] = [entry["name"] for entry in DATA["resource_type"]]
TYPE_CATEGORY: Final[list[int]] = [COLOURS.index(entry["category"]) for entry in DATA["resource_type"]]

SYMBOLS: Final[list[str]] = [entry["id"] for entry in DATA["threat_type"]]
SYMBOL_TITLES: Final[list[str]] = [entry["name"] for entry in DATA["threat_type"]]

AFFILIATIONS: Final[list[str]] = [entry["id"] for entry in DATA["affiliation"]]
AFFILIATION_TITLES: Final[list[str]] = [entry["name"] for entry in DATA["affiliation"]]
AFFILIATION_DISCOUNTS: Final[list[bool]] = [entry["discounts"] for entry in DATA["affiliation"]]

STATION_LOSS: Final = 0
LOSSES: Final[list[str]] = ["station", "peaceful", "military", "all_resources"]
LOSS_TEXT: Final[dict[str, str]] = {entry["id"]: entry["text"] for entry in DATA["loss_kind"]}

# The types (bits) that count for a task of each colour (BRK-5.2.3).
TYPES_FOR: Final[list[int]] = [
    sum([1 << number for number, category in enumerate(TYPE_CATEGORY) if colour in (category, TRADE)])
    for colour in range(len(COLOURS))
]
# The types (bits) of the upright resources that each loss takes (BRK-7.4.1 to 7.4.3).
TYPES_LOST: Final[list[int]] = [0, TYPES_FOR[PEACEFUL], TYPES_FOR[MILITARY], TYPES_FOR[TRADE]]

# --- all cards: factions first, stations next, then the rest of the common deck --------------------------------------

FACTION: Final = 0
STATION: Final = 1
RESOURCE: Final = 2
HERO: Final = 3
THREAT: Final = 4
CARAVAN: Final = 5
KINDS: Final[list[str]] = ["faction", "station", "resource", "hero", "threat", "caravan"]

DESIGNS: Final[list[Design]] = [design for kind in KINDS for design in DATA[kind]]
IDS: Final[list[str]] = [design["id"] for design in DESIGNS]
TITLES: Final[list[str]] = [design["name"] for design in DESIGNS]
COUNT: Final[list[int]] = [design["count"] for design in DESIGNS]
KIND: Final[list[int]] = [KINDS.index(design["type"]) for design in DESIGNS]
FACTIONS: Final[int] = KIND.count(FACTION)  # the cards below this number are the faction cards
STATIONS_END: Final[int] = FACTIONS + KIND.count(STATION)  # from there on no card has a task
DECK: Final[list[int]] = [0 if kind == FACTION else count for kind, count in zip(KIND, COUNT, strict=True)]
COMMON_DECK: Final[list[int]] = [card for card, count in enumerate(DECK) for _ in range(count)]

COST: Final[list[int]] = [design.get("cost", 0) for design in DESIGNS]  # printed, upright; a faction card has none
DEFENCE_COST: Final[list[int]] = [design["defence"]["cost"] if "defence" in design else 0 for design in DESIGNS]

# --- what the verbs read --------------------------------------------------------------------------------------------

NOT_CARRIED: Final = NONE

Reader = Callable[[Design], int]


def carried(verb: str, read: Reader, without: int = NOT_CARRIED) -> list[int]:
    """For every card what a verb reads from it; `without` for a card that does not carry the verb."""
    return [read(design) if verb in design["effects"] else without for design in DESIGNS]


def symbol_bits(symbols: list[str]) -> int:
    return sum([1 << SYMBOLS.index(symbol) for symbol in symbols])


def own_type(design: Design) -> int:
    return TYPES.index(design["resource_type"])


def own_amount(design: Design) -> int:
    amount: int = design["amount"]
    return amount


def defence_symbols(design: Design) -> int:
    return symbol_bits(design["defence"]["symbols"]) if "defence" in design else 0


def hero_symbols(design: Design) -> int:
    return symbol_bits(design["defence_symbols"])


def doubled_type(design: Design) -> int:
    return TYPES.index(design["doubles_type"])


def threat_symbols(design: Design) -> int:
    return symbol_bits(design["symbols"])


def parameter(design: Design) -> int:
    number: int = design["task_parameter"]
    return number


def reward_tokens(design: Design) -> int:
    number: int = design["reward_tokens"]
    return number


def reward_bit(design: Design) -> int:
    return 1 << TYPES.index(design["reward_type"])


def reward_category(design: Design) -> int:
    return TYPE_CATEGORY[TYPES.index(design["reward_type"])]


def discounted_affiliation(design: Design) -> int:
    """The affiliation whose further stations get cheaper; a neutral station has none (BRK-6.3.5)."""
    number = AFFILIATIONS.index(design["affiliation"])
    return number if AFFILIATION_DISCOUNTS[number] else NONE


def loss(design: Design) -> int:
    return LOSSES.index(design["loss"])


def category(design: Design) -> int:
    return COLOURS.index(design["category"])


def yes(design: Design) -> int:
    return 1


PROVIDES_RESOURCES: Final[list[int]] = carried("provides_resources", own_type)
AMOUNT: Final[list[int]] = carried("provides_resources", own_amount, 0)
MAY_DEFEND: Final[list[int]] = carried("may_defend", defence_symbols, 0)  # symbols (bits); 0: no defence half
TASK_STATION: Final[list[int]] = carried("task_station", parameter)
TASK_FACTION: Final[list[int]] = carried("task_faction", parameter)
TASK_TOKEN: Final[list[int]] = carried("task_token", reward_tokens, 0)
REFRESH_ON_TASK: Final[list[int]] = carried("refresh_on_task", yes, 0)
DISCOUNT_TYPE: Final[list[int]] = carried("discount_type", reward_bit, 0)  # a type (bit)
DISCOUNT_AFFILIATION: Final[list[int]] = carried("discount_affiliation", discounted_affiliation)
FREE_TYPE_WHEN_OCCUPIED: Final[list[int]] = carried("free_type_when_occupied", reward_bit, 0)
FREE_TYPE_WHEN_FLIPPED: Final[list[int]] = carried("free_type_when_flipped", reward_bit, 0)
CARAVAN_BONUS: Final[list[int]] = carried("caravan_bonus", reward_category)
CARAVAN_BONUS_WHEN_FLIPPED: Final[list[int]] = carried("caravan_bonus_when_flipped", reward_category)
ATTACK_ALL: Final[list[int]] = carried("attack_all", threat_symbols, 0)  # symbols (bits)
SUFFER_LOSS: Final[list[int]] = carried("suffer_loss", loss)
HERO_DEFEND: Final[list[int]] = carried("hero_defend", hero_symbols, 0)  # symbols (bits)
HERO_DOUBLE: Final[list[int]] = carried("hero_double", doubled_type)
REFRESH_MARKET: Final[list[int]] = carried("refresh_market", yes, 0)
CARAVAN_PAY_ALL: Final[list[int]] = carried("caravan_pay_all", category)

PARAMETER: Final[list[int]] = [max(TASK_STATION[card], TASK_FACTION[card]) for card in range(len(IDS))]
TASK_COLOUR: Final[list[int]] = [COLOURS.index(design.get("task_color", "trade")) for design in DESIGNS]
REWARD_TYPE: Final[list[int]] = [
    TYPES.index(design["reward_type"]) if "reward_type" in design else NONE for design in DESIGNS
]
AFFILIATION: Final[list[int]] = [AFFILIATIONS.index(design.get("affiliation", "neutral")) for design in DESIGNS]
