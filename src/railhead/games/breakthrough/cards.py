"""The 133 cards of the box as typed tables, read once from components.toml (chapters 1 and 6).

Every table is indexed by the number of a card. The tables named after a verb of the data ("a station carries
`discount_type`") hold what that verb reads from the card, or NOT_CARRIED for a card without it: cards differ by their
lines in the data, never by code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.components import Entry, components
from railhead.games.breakthrough.reading import USES, card_verbs, check_source, check_sum, check_text
from railhead.kernel.ask import NONE

DATA: Final = components("railhead.games.breakthrough")

# --- the published game ---------------------------------------------------------------------------------------------

META: Final = DATA.part("meta")
META.only("id", "breakthrough")
META.only("rules_code", "BRK")
TITLE: Final[str] = META.text("name")
TITLE_RU: Final[str] = META.text("name_ru")
DESIGNERS: Final[tuple[str, ...]] = (META.text("designer"),)
PUBLISHER: Final[str] = META.text("publisher")
YEAR: Final[int] = META.number("year")
AGE: Final[int] = META.number("age_min", least=0)
MINUTES: Final[int] = META.number("minutes", least=1)
WEIGHT: Final[int] = META.number("weight", least=1, most=5)
FEWEST_PLAYERS: Final[int] = META.number("players_min", least=2)
MOST_PLAYERS: Final[int] = META.number("players_max", least=FEWEST_PLAYERS)

# The survival switches: the name, what it does, and whether it is on unless the host says otherwise (BRK-10.1.1).
SWITCHES: Final[tuple[str, str, str]] = ("survival_1_full_defence", "survival_2_rout", "survival_3_no_refresh")
VARIANTS: Final = DATA.part("variants")
SWITCH_TEXT: Final[list[str]] = [VARIANTS.part(name).text("text") for name in SWITCHES]
SWITCH_DEFAULT: Final[list[bool]] = [VARIANTS.part(name).flag("default") for name in SWITCHES]

# --- numbers of the rulebook ----------------------------------------------------------------------------------------

INVENTORY: Final = DATA.part("inventory")
SETUP: Final = DATA.part("setup")
TOKENS: Final[int] = INVENTORY.number("tokens_per_faction", least=2)
HAND_SIZE: Final[int] = SETUP.number("hand_size", least=1)
MARKET_SIZE: Final[int] = SETUP.number("market_size", least=1)
START_TOKENS_ABOVE: Final[int] = SETUP.number("start_tokens_above", least=1, most=TOKENS - 1)
TOKENS_TO_WIN: Final[int] = SETUP.number("tokens_to_win", least=START_TOKENS_ABOVE + 1, most=TOKENS)
DISCARD_THREE_COUNT: Final[int] = SETUP.number("discard_three_count", least=1, most=HAND_SIZE)
SETUP.only("main_actions_per_turn", 1)
SETUP.only("same_for_all_player_counts", value=True)

# --- named lists ----------------------------------------------------------------------------------------------------

PEACEFUL: Final = 0
MILITARY: Final = 1
TRADE: Final = 2
COLOURS: Final[list[str]] = ["peaceful", "military", "trade"]  # a category is one of the first two
CATEGORIES: Final[list[str]] = COLOURS[:TRADE]

TYPE_ENTRIES: Final = DATA.parts("resource_type")
TYPES: Final[list[str]] = [entry.text("id") for entry in TYPE_ENTRIES]
TYPE_TITLES: Final[list[str]] = [entry.text("name") for entry in TYPE_ENTRIES]
TYPE_CATEGORY: Final[list[int]] = [COLOURS.index(entry.one_of("category", CATEGORIES)) for entry in TYPE_ENTRIES]

SYMBOL_ENTRIES: Final = DATA.parts("threat_type")
SYMBOLS: Final[list[str]] = [entry.text("id") for entry in SYMBOL_ENTRIES]
SYMBOL_TITLES: Final[list[str]] = [entry.text("name") for entry in SYMBOL_ENTRIES]

AFFILIATION_ENTRIES: Final = DATA.parts("affiliation")
AFFILIATIONS: Final[list[str]] = [entry.text("id") for entry in AFFILIATION_ENTRIES]
AFFILIATION_TITLES: Final[list[str]] = [entry.text("name") for entry in AFFILIATION_ENTRIES]
AFFILIATION_DISCOUNTS: Final[list[bool]] = [entry.flag("discounts") for entry in AFFILIATION_ENTRIES]

STATION_LOSS: Final = 0
LOSSES: Final[list[str]] = ["station", "peaceful", "military", "all_resources"]
LOSS_TEXT: Final[dict[str, str]] = {entry.one_of("id", LOSSES): entry.text("text") for entry in DATA.parts("loss_kind")}

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

DESIGNS: Final[list[Entry]] = [design for kind in KINDS for design in DATA.parts(kind)]
KIND: Final[list[int]] = [number for number, kind in enumerate(KINDS) for _ in DATA.parts(kind)]
IDS: Final[list[str]] = [design.text("id") for design in DESIGNS]
EVERY_CARD: Final[range] = range(len(IDS))
TITLES: Final[list[str]] = [design.text("name") for design in DESIGNS]
ORIGINAL_NAMES: Final[dict[str, str]] = {
    entry.text("id"): entry.text("name_ru")
    for entry in [*TYPE_ENTRIES, *SYMBOL_ENTRIES, *AFFILIATION_ENTRIES, *DESIGNS]
}
TEXTS: Final[list[str]] = [check_text(design) for design in DESIGNS]
EFFECTS: Final[list[list[str]]] = [card_verbs(design, KINDS[kind]) for design, kind in zip(DESIGNS, KIND, strict=True)]
COUNT: Final[list[int]] = [design.number("count", least=0) for design in DESIGNS]
FACTIONS: Final[int] = KIND.count(FACTION)  # the cards below this number are the faction cards
STATIONS_END: Final[int] = FACTIONS + KIND.count(STATION)  # from there on no card has a task
TOKEN_COLOURS: Final[list[str]] = [design.text("color") for design in DESIGNS[:FACTIONS]]
IN_DECK: Final[list[str]] = SETUP.words("deck_kinds", KINDS[1:])
DECK: Final[list[int]] = [count if KINDS[kind] in IN_DECK else 0 for kind, count in zip(KIND, COUNT, strict=True)]
COMMON_DECK: Final[list[int]] = [card for card, count in enumerate(DECK) for _ in range(count)]

COST: Final[list[int]] = [
    0 if kind == FACTION else design.number("cost", least=0) for design, kind in zip(DESIGNS, KIND, strict=True)
]  # printed, upright; a faction card has none
DEFENCE_COST: Final[list[int]] = [
    design.part("defence").number("cost", least=0) if "defence" in design else 0 for design in DESIGNS
]


def check_box() -> None:
    """The parts of the box add up, and each card is what its place in the file says (BRK-1.1.1, BRK-1.1.2)."""
    for card, design in enumerate(DESIGNS):
        design.only("type", KINDS[KIND[card]])
        if KIND[card] in (THREAT, CARAVAN):
            design.only("active", value=True)
        if card < STATIONS_END:
            design.only("count", 1)  # its name alone says which one in play is meant
        check_source(design)
    for number, kind in enumerate(KINDS):
        check_sum(INVENTORY, kind, sum([COUNT[card] for card in EVERY_CARD if KIND[card] == number]), "cards")
    check_sum(INVENTORY, "cards_total", sum(COUNT), "cards")
    check_sum(INVENTORY, "tokens_total", FACTIONS * TOKENS, "tokens of all factions")
    if len(set(IDS)) != len(IDS):
        raise DATA.fault("id", "stands twice", "every card has an id of its own")
    if MOST_PLAYERS > FACTIONS:
        raise META.fault("players_max", f"is {MOST_PLAYERS}", f"there are {FACTIONS} factions")
    if len(LOSS_TEXT) != len(LOSSES):
        raise DATA.fault("loss_kind", f"has {len(LOSS_TEXT)} entries", f"the rules know {', '.join(LOSSES)}")
    for verb in USES:
        DATA.part("effect").part(verb).only("uses", USES[verb])


check_box()

# --- what the verbs read --------------------------------------------------------------------------------------------

NOT_CARRIED: Final = NONE

Reader = Callable[[Entry, str], int]


def carried(verb: str, key: str, read: Reader, without: int = NOT_CARRIED) -> list[int]:
    """For every card what a verb reads under a key; `without` for a card that does not carry the verb."""
    return [read(design, key) if verb in verbs else without for design, verbs in zip(DESIGNS, EFFECTS, strict=True)]


def positive(entry: Entry, key: str) -> int:
    return entry.number(key, least=1)


def type_of(entry: Entry, key: str) -> int:
    return entry.place_of(key, TYPES)


def type_bit(entry: Entry, key: str) -> int:
    return 1 << type_of(entry, key)


def type_category(entry: Entry, key: str) -> int:
    return TYPE_CATEGORY[type_of(entry, key)]


def category(entry: Entry, key: str) -> int:
    return COLOURS.index(entry.one_of(key, CATEGORIES))


def symbol_bits(entry: Entry, key: str) -> int:
    return sum([1 << SYMBOLS.index(symbol) for symbol in entry.words(key, SYMBOLS)])


def half_symbols(entry: Entry, key: str) -> int:
    return symbol_bits(entry.part(key), "symbols")


def affiliation(entry: Entry, key: str) -> int:
    return entry.place_of(key, AFFILIATIONS)


def discounted_affiliation(entry: Entry, key: str) -> int:
    """The affiliation whose further stations get cheaper; a neutral station has none (BRK-6.3.5)."""
    number = affiliation(entry, key)
    return number if AFFILIATION_DISCOUNTS[number] else NONE


def loss(entry: Entry, key: str) -> int:
    return entry.place_of(key, LOSSES)


def yes(entry: Entry, key: str) -> int:
    return 1


PROVIDES_RESOURCES: Final[list[int]] = carried("provides_resources", "resource_type", type_of)
AMOUNT: Final[list[int]] = carried("provides_resources", "amount", positive, 0)
MAY_DEFEND: Final[list[int]] = carried("may_defend", "defence", half_symbols, 0)  # symbols (bits); 0: no defence half
TASK_STATION: Final[list[int]] = carried("task_station", "task_parameter", positive)
TASK_FACTION: Final[list[int]] = carried("task_faction", "task_parameter", positive)
TASK_TOKEN: Final[list[int]] = carried("task_token", "reward_tokens", positive, 0)
REFRESH_ON_TASK: Final[list[int]] = carried("refresh_on_task", "effects", yes, 0)
DISCOUNT_TYPE: Final[list[int]] = carried("discount_type", "reward_type", type_bit, 0)  # a type (bit)
DISCOUNT_AFFILIATION: Final[list[int]] = carried("discount_affiliation", "affiliation", discounted_affiliation)
FREE_TYPE_WHEN_OCCUPIED: Final[list[int]] = carried("free_type_when_occupied", "reward_type", type_bit, 0)
FREE_TYPE_WHEN_FLIPPED: Final[list[int]] = carried("free_type_when_flipped", "reward_type", type_bit, 0)
CARAVAN_BONUS: Final[list[int]] = carried("caravan_bonus", "reward_type", type_category)
CARAVAN_BONUS_WHEN_FLIPPED: Final[list[int]] = carried("caravan_bonus_when_flipped", "reward_type", type_category)
ATTACK_ALL: Final[list[int]] = carried("attack_all", "symbols", symbol_bits, 0)  # symbols (bits)
SUFFER_LOSS: Final[list[int]] = carried("suffer_loss", "loss", loss)
HERO_DEFEND: Final[list[int]] = carried("hero_defend", "defence_symbols", symbol_bits, 0)  # symbols (bits)
HERO_DOUBLE: Final[list[int]] = carried("hero_double", "doubles_type", type_of)
REFRESH_MARKET: Final[list[int]] = carried("refresh_market", "effects", yes, 0)
CARAVAN_PAY_ALL: Final[list[int]] = carried("caravan_pay_all", "category", category)

PARAMETER: Final[list[int]] = [max(TASK_STATION[card], TASK_FACTION[card]) for card in EVERY_CARD]
TASK_COLOUR: Final[list[int]] = [
    design.place_of("task_color", COLOURS) if card < STATIONS_END else TRADE for card, design in enumerate(DESIGNS)
]
REWARD_TYPE: Final[list[int]] = carried("task_token", "reward_type", type_of)
AFFILIATION: Final[list[int]] = carried("task_station", "affiliation", affiliation)

DATA.close()
