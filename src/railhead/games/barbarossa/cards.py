"""The cards of the box as typed tables, read from components.toml once (chapters 1 to 3)."""

from __future__ import annotations

from typing import Any, Final

from railhead.components import components
from railhead.kernel.ask import NONE

PACKAGE: Final = "railhead.games.barbarossa"
DATA: Final[dict[str, Any]] = components(PACKAGE)
BLOCKS: Final[list[dict[str, Any]]] = DATA["card"]
SETUP: Final[dict[str, Any]] = DATA["setup"]

# --- names ----------------------------------------------------------------------------------------------------------

IDS: Final[list[str]] = [block["id"] for block in BLOCKS]
TITLES: Final[list[str]] = [block["name"] for block in BLOCKS]
KINDS: Final = len(IDS)  # how many different cards there are
# A bit for each card, to see which kinds lie somewhere. A table, because mypyc shifts a literal 1 in 32 bits only.
BIT: Final[list[int]] = [1 << card for card in range(KINDS)]
assert KINDS < 63, "the bits of all cards must fit into a machine word"
TYPES: Final[list[str]] = ["TRANSPORT", "UNIT", "PLAN", "AID", "EVENT", "OBJECTIVE"]
DECKS: Final[list[str]] = [deck["id"] for deck in DATA["field_deck"]]
MIXED: Final[list[bool]] = [bool(deck.get("mixed")) for deck in DATA["field_deck"]]
CONDITIONS: Final[list[str]] = ["active", "fatigued"]
ACTIVE: Final = 0  # the mark of a card that stands upright (BAR-5.6.1)
FATIGUED: Final = 1  # and of one that is turned
PHASES: Final[list[str]] = ["activation", "operation", "reinforcement"]  # in which points come and go (BAR-6.1)
PHASE_TITLES: Final[list[str]] = [f"{phase.title()} Phase" for phase in PHASES]
ACTIVATION: Final = 0
OPERATION: Final = 1
REINFORCEMENT: Final = 2

AID: Final[int] = DECKS.index("aid")
EVENT: Final[int] = DECKS.index("event")
CITY: Final[int] = DECKS.index("city")

# --- facts, by card -------------------------------------------------------------------------------------------------

COUNT: Final[list[int]] = [block["count"] for block in BLOCKS]
TYPE: Final[list[str]] = [block["type"] for block in BLOCKS]
SUBTYPE: Final[list[str]] = [block.get("subtype", "") for block in BLOCKS]
DECK: Final[list[int]] = [DECKS.index(block["deck"]) for block in BLOCKS]
PLAY_COST: Final[list[int]] = [block.get("play_cost", NONE) for block in BLOCKS]  # NONE: never played (BAR-2.4)
BUY_COST: Final[list[int]] = [block.get("buy_cost", NONE) for block in BLOCKS]  # NONE: never bought (BAR-2.5)
VP: Final[list[int]] = [block["vp"] for block in BLOCKS]
OCCUPYING_COST: Final[list[int]] = [block.get("occupying_cost", 0) for block in BLOCKS]
DEFENCE_MOD: Final[list[int]] = [block.get("defence_mod", 0) for block in BLOCKS]
ENDS_GAME: Final[list[bool]] = [bool(block.get("ends_game")) for block in BLOCKS]
IS_TRANSPORT: Final[list[bool]] = [kind == "TRANSPORT" for kind in TYPE]
IS_UNIT: Final[list[bool]] = [kind == "UNIT" for kind in TYPE]
IS_PLAN: Final[list[bool]] = [kind == "PLAN" for kind in TYPE]
IS_OBJECTIVE: Final[list[bool]] = [kind == "OBJECTIVE" for kind in TYPE]
IS_CITY: Final[list[bool]] = [DECK[card] == CITY for card in range(KINDS)]
HAS_DEPLOYING_RULE: Final[list[bool]] = [
    bool(block.get("deploying_rules") or block.get("deploying_abilities")) for block in BLOCKS
]
# The card of a Field deck that holds one kind of card only; NONE for the mixed decks.
CARD_OF_DECK: Final[list[int]] = [NONE if MIXED[deck] else IDS.index(DECKS[deck]) for deck in range(len(DECKS))]

# --- set-up (chapter 4) ---------------------------------------------------------------------------------------------

STARTING_DECK: Final[list[int]] = [
    IDS.index(card) for card, count in SETUP["starting_deck"].items() for _ in range(count)
]
STARTING_HAND: Final[int] = SETUP["starting_hand"]
HAND_REFILL: Final[int] = SETUP["hand_refill"]
OP_PER_TURN: Final[int] = SETUP["op_per_turn"]
RP_PER_TURN: Final[int] = SETUP["rp_per_turn"]
ATTACKS_PER_TURN: Final[int] = SETUP["attacks_per_turn"]
MOSCOW: Final[int] = IDS.index(SETUP["last_city"])
REMOVABLE: Final[list[int]] = [
    deck
    for deck in range(len(DECKS))
    if any([DECK[card] == deck and TYPE[card] in SETUP["removable_types"] for card in range(KINDS)])
]


# --- points (chapter 2) ---------------------------------------------------------------------------------------------


class Points:
    """Amounts of the five kinds of points that a card gives, costs or takes (BAR-2.1)."""

    def __init__(self, op: int = 0, sp: int = 0, dp: int = 0, rp: int = 0, bp: int = 0) -> None:
        self.op: Final = op
        self.sp: Final = sp
        self.dp: Final = dp
        self.rp: Final = rp
        self.bp: Final = bp


def points(block: dict[str, Any]) -> Points:
    """The points that a block of the data names."""
    return Points(block.get("OP", 0), block.get("SP", 0), block.get("DP", 0), block.get("RP", 0), block.get("BP", 0))


PLAYING_BONUS: Final[list[Points]] = [points(block.get("playing_bonus", {})) for block in BLOCKS]


# --- filters --------------------------------------------------------------------------------------------------------


def fitting(wanted: dict[str, Any]) -> list[bool]:
    """For every card: does it match the type, subtype and not_subtype that a filter asks for?"""
    unknown = set(wanted) - {"type", "subtype", "not_subtype", "state"}
    if unknown:
        raise ValueError(f"components.toml: a filter has the unknown keys {sorted(unknown)}")
    return [
        wanted.get("type", TYPE[card]) == TYPE[card]
        and wanted.get("subtype", SUBTYPE[card]) == SUBTYPE[card]
        and wanted.get("not_subtype") != SUBTYPE[card]
        for card in range(KINDS)
    ]


# --- static rules, by card: in force while the card is deployed or attacked -----------------------------------------


class Malus:
    """A Deploying Rule that lowers what the owner's TRANSPORTs yield: how much less, for each card (BAR-15.15)."""

    def __init__(self, less: list[int]) -> None:
        self.less: Final = less


SKIPS_ACTIVATION: Final[list[bool]] = [False] * KINDS  # BAR-7.1.3
ACTIVATION_SP: Final[list[int]] = [NONE] * KINDS  # what activating it costs; NONE: cannot be paid for
ACTIVATION_CAP: Final[list[int]] = [NONE] * KINDS  # BAR-7.1.4
TRANSPORT_MALUS: Final[list[Malus | None]] = [None] * KINDS
REVEAL_EXTRA: Final[list[int]] = [0] * KINDS  # further EVENTs when it is the target (BAR-12.3)

# Points gained and lost at the beginning of a phase, by phase and card (BAR-7.3.1).
PHASE_POINTS: Final[list[list[Points | None]]] = [[None] * KINDS for _ in PHASES]
PHASE_LOSS: Final[list[list[Points | None]]] = [[None] * KINDS for _ in PHASES]


def skip_auto_activation(card: int, rule: dict[str, Any]) -> None:
    SKIPS_ACTIVATION[card] = True


def activation_payment(card: int, rule: dict[str, Any]) -> None:
    ACTIVATION_SP[card] = rule["SP"]


def activation_cap(card: int, rule: dict[str, Any]) -> None:
    ACTIVATION_CAP[card] = rule["n"]


def transport_malus(card: int, rule: dict[str, Any]) -> None:
    less = [rule["n"] if IS_TRANSPORT[one] and IDS[one] not in rule["except"] else 0 for one in range(KINDS)]
    TRANSPORT_MALUS[card] = Malus(less)


def phase_points(card: int, rule: dict[str, Any]) -> None:
    PHASE_POINTS[PHASES.index(rule["phase"])][card] = points(rule)


def phase_loss(card: int, rule: dict[str, Any]) -> None:
    PHASE_LOSS[PHASES.index(rule["phase"])][card] = points(rule)


def reveal_extra(card: int, rule: dict[str, Any]) -> None:
    REVEAL_EXTRA[card] = rule["n"]


STATIC_RULES: Final = {
    "skip_auto_activation": skip_auto_activation,
    "activation_payment": activation_payment,
    "activation_cap": activation_cap,
    "transport_malus": transport_malus,
    "phase_points": phase_points,
    "phase_loss": phase_loss,
    "reveal_extra": reveal_extra,
}


def read_static_rules() -> None:
    """Enter every static rule of the data into the table of its verb."""
    for card, block in enumerate(BLOCKS):
        for rule in block.get("deploying_rules", []) + block.get("target_rules", []):
            STATIC_RULES[rule["do"]](card, rule)


read_static_rules()
