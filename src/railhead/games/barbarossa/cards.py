"""The cards of the box as typed tables, read from components.toml once (chapters 1 to 3)."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry, components
from railhead.kernel.ask import NONE

PACKAGE: Final = "railhead.games.barbarossa"
DATA: Final[Entry] = components(PACKAGE)
DATA.only("format", 1)
DATA.only("game", "barbarossa")
BLOCKS: Final[list[Entry]] = DATA["card"]
SETUP: Final[Entry] = DATA["setup"]
FIELD_DECKS: Final[list[Entry]] = DATA["field_deck"]
PLAYERS: Final = range(DATA.number("players_min", least=2), DATA.number("players_max", least=2, most=10) + 1)

# --- names ----------------------------------------------------------------------------------------------------------


def names(entries: list[Entry], key: str) -> list[str]:
    """What the entries of a table are called; no name stands twice."""
    found = [entry.text(key) for entry in entries]
    for entry in entries:
        if found.count(entry[key]) > 1:
            raise entry.fault(key, f"is {entry[key]!r}", "another entry is called so")
    return found


IDS: Final[list[str]] = names(BLOCKS, "id")
TITLES: Final[list[str]] = names(BLOCKS, "name")
KINDS: Final = len(IDS)  # how many different cards there are
EVERY_CARD: Final[range] = range(KINDS)
# A bit for each card, to see which kinds lie somewhere. A table, because mypyc shifts a literal 1 in 32 bits only.
BIT: Final[list[int]] = [1 << card for card in EVERY_CARD]
assert KINDS < 63, "the bits of all cards must fit into a machine word"
TYPES: Final[list[str]] = ["TRANSPORT", "UNIT", "PLAN", "AID", "EVENT", "OBJECTIVE"]
SUBTYPES: Final[dict[str, list[str]]] = {
    "UNIT": ["Infantry", "Tank", "Assault Gun", "Artillery", "Recon", "Headquarters", "Service"],
    "AID": ["Commander", "Facility"],
    "OBJECTIVE": ["Hill", "Position", "City"],
}
DECKS: Final[list[str]] = names(FIELD_DECKS, "id")
MIXED: Final[list[bool]] = [deck.flag("mixed") for deck in FIELD_DECKS]
CONDITIONS: Final[list[str]] = ["active", "fatigued"]
ACTIVE: Final = 0  # the mark of a card that stands upright (BAR-5.6.1)
FATIGUED: Final = 1  # and of one that is turned
PHASES: Final[list[str]] = ["activation", "operation", "reinforcement"]  # in which points come and go (BAR-6.1)
PHASE_TITLES: Final[list[str]] = [f"{phase.title()} Phase" for phase in PHASES]
ACTIVATION: Final = 0
OPERATION: Final = 1
REINFORCEMENT: Final = 2


def mixed_deck(name: str) -> int:
    """One of the three decks that hold cards of several names (BAR-4.5)."""
    if name not in DECKS:
        raise DATA.fault("field_deck", f"has no deck called {name!r}", "aid, event and city must be there")
    return DECKS.index(name)


AID: Final[int] = mixed_deck("aid")
EVENT: Final[int] = mixed_deck("event")
CITY: Final[int] = mixed_deck("city")

# --- facts, by card -------------------------------------------------------------------------------------------------

COUNT: Final[list[int]] = [block.number("count", least=1) for block in BLOCKS]
TYPE: Final[list[str]] = [block.one_of("type", TYPES) for block in BLOCKS]
SUBTYPE: Final[list[str]] = [
    block.one_of("subtype", SUBTYPES[kind]) if kind in SUBTYPES else ""
    for block, kind in zip(BLOCKS, TYPE, strict=True)
]
DECK: Final[list[int]] = [block.place_of("deck", DECKS) for block in BLOCKS]
PLAY_COST: Final[list[int]] = [block.number("play_cost", NONE, least=0) for block in BLOCKS]  # NONE: never (BAR-2.4)
BUY_COST: Final[list[int]] = [block.number("buy_cost", NONE, least=0) for block in BLOCKS]  # NONE: never (BAR-2.5)
VP: Final[list[int]] = [block.number("vp", least=0) for block in BLOCKS]
IS_TRANSPORT: Final[list[bool]] = [kind == "TRANSPORT" for kind in TYPE]
IS_UNIT: Final[list[bool]] = [kind == "UNIT" for kind in TYPE]
IS_PLAN: Final[list[bool]] = [kind == "PLAN" for kind in TYPE]
IS_EVENT: Final[list[bool]] = [kind == "EVENT" for kind in TYPE]
IS_OBJECTIVE: Final[list[bool]] = [kind == "OBJECTIVE" for kind in TYPE]
IS_CITY: Final[list[bool]] = [DECK[card] == CITY for card in EVERY_CARD]
OCCUPYING_COST: Final[list[int]] = [
    block.number("occupying_cost", least=0) if IS_OBJECTIVE[card] else 0 for card, block in enumerate(BLOCKS)
]
DEFENCE_MOD: Final[list[int]] = [
    block.number("defence_mod", least=0) if IS_EVENT[card] else 0 for card, block in enumerate(BLOCKS)
]
ENDS_GAME: Final[list[bool]] = [block.flag("ends_game") for block in BLOCKS]
HAS_DEPLOYING_RULE: Final[list[bool]] = [
    bool(block.get("deploying_rules") or block.get("deploying_abilities")) for block in BLOCKS
]


def types_in(deck: int) -> set[str]:
    """The types of the cards that lie in a Field deck."""
    return {TYPE[card] for card in EVERY_CARD if DECK[card] == deck}


# The card of a Field deck that holds one kind of card only; NONE for the mixed decks.
CARD_OF_DECK: Final[list[int]] = [
    NONE if MIXED[deck] else FIELD_DECKS[deck].place_of("id", IDS) for deck in range(len(DECKS))
]
# For drawings: where a City lies on the map.
ON_MAP: Final[list[tuple[int, int]]] = [
    (block["map"].number("x"), block["map"].number("y")) if IS_CITY[card] else (NONE, NONE)
    for card, block in enumerate(BLOCKS)
]

# --- set-up (chapter 4) ---------------------------------------------------------------------------------------------


def starting_deck(cards: Entry) -> list[int]:
    """The cards that every player takes from the Field (BAR-4.6)."""
    found: list[int] = []
    for card in cards:
        if card not in IDS:
            raise cards.fault(card, "is no card", f"the cards are {', '.join(IDS)}")
        found += [IDS.index(card)] * cards.number(card, least=1)
    return found


STARTING_DECK: Final[list[int]] = starting_deck(SETUP["starting_deck"])
STARTING_HAND: Final[int] = SETUP.number("starting_hand", least=0)
HAND_REFILL: Final[int] = SETUP.number("hand_refill", least=0)
OP_PER_TURN: Final[int] = SETUP.number("op_per_turn", least=0)
RP_PER_TURN: Final[int] = SETUP.number("rp_per_turn", least=0)
ATTACKS_PER_TURN: Final[int] = SETUP.number("attacks_per_turn", least=0)
SETUP.only("keep_max", 1)  # the question at the end of a turn is for one card (BAR-7.4.2)
MOSCOW: Final[int] = IDS.index(SETUP.one_of("last_city", [IDS[card] for card in EVERY_CARD if IS_CITY[card]]))
REMOVABLE_TYPES: Final[list[str]] = SETUP["removable_types"]
REMOVABLE: Final[list[int]] = [deck for deck in range(len(DECKS)) if types_in(deck) & set(REMOVABLE_TYPES)]


# --- points (chapter 2) ---------------------------------------------------------------------------------------------


class Points:
    """Amounts of the five kinds of points that a card gives, costs or takes (BAR-2.1)."""

    def __init__(self, op: int = 0, sp: int = 0, dp: int = 0, rp: int = 0, bp: int = 0) -> None:
        self.op: Final = op
        self.sp: Final = sp
        self.dp: Final = dp
        self.rp: Final = rp
        self.bp: Final = bp


def purse(block: Entry) -> Points:
    """The points of a purse that an entry of the data names: Draw Points are never kept (BAR-2.6)."""
    op, sp, rp, bp = [block.number(kind, 0, least=0) for kind in ("OP", "SP", "RP", "BP")]
    return Points(op, sp, 0, rp, bp)


def points(block: Entry) -> Points:
    """The points that an entry of the data names, Draw Points among them."""
    kept = purse(block)
    return Points(kept.op, kept.sp, block.number("DP", 0, least=0), kept.rp, kept.bp)


PLAYING_BONUS: Final[list[Points]] = [
    points(block["playing_bonus"]) if "playing_bonus" in block else Points() for block in BLOCKS
]


# --- filters --------------------------------------------------------------------------------------------------------


def fitting(wanted: Entry) -> list[bool]:
    """For every card: does it match the type, subtype and not_subtype that a filter asks for?"""
    known = [subtype for subtypes in SUBTYPES.values() for subtype in subtypes]
    kind = wanted.one_of("type", TYPES, "")
    subtype = wanted.one_of("subtype", known, "")
    other = wanted.one_of("not_subtype", known, "")
    return [
        kind in ("", TYPE[card]) and subtype in ("", SUBTYPE[card]) and (not other or other != SUBTYPE[card])
        for card in EVERY_CARD
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


def skip_auto_activation(card: int, rule: Entry) -> None:
    SKIPS_ACTIVATION[card] = True


def activation_payment(card: int, rule: Entry) -> None:
    ACTIVATION_SP[card] = rule.number("SP", least=0)


def activation_cap(card: int, rule: Entry) -> None:
    ACTIVATION_CAP[card] = rule.number("n", least=0)


def transport_malus(card: int, rule: Entry) -> None:
    transports = [IDS[one] for one in EVERY_CARD if IS_TRANSPORT[one]]
    for spared in rule["except"]:
        if spared not in transports:
            raise rule.fault("except", f"names {spared!r}", f"the TRANSPORTs are {', '.join(transports)}")
    n = rule.number("n", least=1)
    less = [n if IDS[one] in transports and IDS[one] not in rule["except"] else 0 for one in EVERY_CARD]
    TRANSPORT_MALUS[card] = Malus(less)


def phase_points(card: int, rule: Entry) -> None:
    PHASE_POINTS[rule.place_of("phase", PHASES)][card] = purse(rule)


def phase_loss(card: int, rule: Entry) -> None:
    PHASE_LOSS[rule.place_of("phase", PHASES)][card] = purse(rule)


def reveal_extra(card: int, rule: Entry) -> None:
    REVEAL_EXTRA[card] = rule.number("n", least=0)


DEPLOYING_RULES: Final = {
    "skip_auto_activation": skip_auto_activation,
    "activation_payment": activation_payment,
    "activation_cap": activation_cap,
    "transport_malus": transport_malus,
    "phase_points": phase_points,
    "phase_loss": phase_loss,
}
TARGET_RULES: Final = {"reveal_extra": reveal_extra}


def read_static_rules() -> None:
    """Enter every static rule of the data into the table of its verb."""
    for card, block in enumerate(BLOCKS):
        for rule in block.get("deploying_rules", []):
            DEPLOYING_RULES[rule.one_of("do", DEPLOYING_RULES)](card, rule)
        if IS_OBJECTIVE[card]:
            for rule in block.get("target_rules", []):
                TARGET_RULES[rule.one_of("do", TARGET_RULES)](card, rule)


read_static_rules()


# --- what must fit together: a fault is refused when the game is loaded ----------------------------------------------


def check_data() -> None:
    """Refuse data whose parts do not fit together, and keys that nothing has read."""
    for deck, block in enumerate(FIELD_DECKS):
        check_deck(deck, block)
    for card, block in enumerate(BLOCKS):
        check_card(card, block)
    check_setup()
    check_sums(DATA["inventory"])
    DATA.close()


def check_deck(deck: int, block: Entry) -> None:
    """Three decks are mixed, and the EVENTs alone lie face down (BAR-4.4, BAR-4.5)."""
    if MIXED[deck] != (deck in (AID, EVENT, CITY)):
        raise block.fault("mixed", f"is {MIXED[deck]!r}", "aid, event and city are the mixed decks")
    block.only("face", "down" if deck == EVENT else "up")


def check_card(card: int, block: Entry) -> None:
    """A card lies in the deck of its kind, or in the deck that is called like itself."""
    for deck, right in ((AID, TYPE[card] == "AID"), (EVENT, TYPE[card] == "EVENT"), (CITY, SUBTYPE[card] == "City")):
        if right and DECK[card] != deck:
            raise block.fault("deck", f"is {DECKS[DECK[card]]!r}", f"such a card lies in {DECKS[deck]!r}")
        if not right and DECK[card] == deck:
            raise block.fault("deck", f"is {DECKS[deck]!r}", "cards of another kind lie there")
    if not MIXED[DECK[card]]:
        block.only("deck", IDS[card])
    if ENDS_GAME[card] != (card == MOSCOW):
        raise block.fault("ends_game", f"is {ENDS_GAME[card]!r}", f"{IDS[MOSCOW]} alone ends the game")
    for key in block["reconstructed"]:
        part, _, one = key.partition(".")
        if part not in block or (one and one not in [ability["id"] for ability in block[part]]):
            raise block.fault("reconstructed", f"names {key!r}", f"this entry has {', '.join(block)}")


def check_setup() -> None:
    """The starting decks of the most players come out of the box (BAR-4.6)."""
    for card in set(STARTING_DECK):
        needed = STARTING_DECK.count(card) * PLAYERS[-1]
        if needed > COUNT[card]:
            raise SETUP["starting_deck"].fault(
                IDS[card], f"needs {needed} cards for {PLAYERS[-1]} players", f"the box has {COUNT[card]}"
            )
    for kind in REMOVABLE_TYPES:
        if kind not in TYPES:
            raise SETUP.fault("removable_types", f"names {kind!r}", f"the types are {', '.join(TYPES)}")


def check_sums(inventory: Entry) -> None:
    """The box holds as many cards and decks as it says (BAR-1.1, BAR-1.2)."""
    counted = {
        "game_cards": sum(COUNT),
        "reference_cards": sum([one.number("count") for one in DATA["reference_card"]]),
    }
    for kind in TYPES[:-1]:
        counted[kind.lower()] = sum([COUNT[card] for card in EVERY_CARD if TYPE[card] == kind])
    for subtype in ("Hill", "Position", "City"):
        counted[subtype.lower()] = sum([COUNT[card] for card in EVERY_CARD if SUBTYPE[card] == subtype])
    for kind in ("TRANSPORT", "UNIT", "PLAN"):
        counted[f"{kind.lower()}_decks"] = len({DECK[card] for card in EVERY_CARD if TYPE[card] == kind})
    for key, count in counted.items():
        if inventory.number(key) != count:
            raise inventory.fault(key, f"is {inventory[key]}", f"the entries of this file add up to {count}")
