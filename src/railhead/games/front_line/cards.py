"""Every card of the box as typed tables, read once from components.toml (chapter 1)."""

from __future__ import annotations

from typing import Any, Final

from railhead.components import components

DATA: Final[dict[str, Any]] = components("railhead.games.front_line")

# --- the vocabulary of the data --------------------------------------------------------------------------------------

# Kinds of cards.
MANOEUVRE: Final = 0
EVENT: Final = 1
EQUIPMENT: Final = 2
ATTACK: Final = 3

# Verbs: what a card or an ability does, by their places in VERBS; those that no rule asks for have no name here.
# NO_VERB: an attack card that does damage and nothing else.
NO_VERB: Final = 0
MOVE: Final = 1
SWAP: Final = 2
JUMP_TO_FREE: Final = 3
SHUFFLE_LINE: Final = 4
STATUS: Final = 5
CANCEL_EVENT: Final = 6
HEAL: Final = 7
REDUCE_DAMAGE: Final = 8
PREVENT_DAMAGE: Final = 9
REDIRECT_HIT: Final = 10
SHIFT_TARGET: Final = 11
DISCARD_EQUIPMENT: Final = 12
STEAL_CARD: Final = 13
EXCHANGE_HANDS: Final = 14
TAKE_INITIATIVE: Final = 15
EXCHANGE_PLAYED: Final = 16
DISARM_MINES: Final = 17
DRAFT_HANDS: Final = 18
PLACE_MINE: Final = 19
PLACE_WIRE: Final = 20
ATTACH_ROULETTE: Final = 21
GAS: Final = 22
TANK: Final = 23
LOOT: Final = 25
VERBS: Final[list[str]] = [
    "",
    "move",
    "swap",
    "jump_to_free",
    "shuffle_line",
    "status",
    "cancel_event",
    "heal",
    "reduce_damage",
    "prevent_damage",
    "redirect_hit",
    "shift_target",
    "discard_equipment",
    "steal_card",
    "exchange_hands",
    "take_initiative",
    "exchange_played",
    "disarm_mines",
    "draft_hands",
    "place_mine",
    "place_wire",
    "attach_roulette",
    "gas",
    "tank",
    "modify",
    "loot",
]

# Directions along the line.
FORWARD: Final = -1  # to lower slot numbers
BACK: Final = 1  # towards the Commissar
EITHER: Final = 0  # the player chooses
DIRECTIONS: Final[dict[str, int]] = {"forward": FORWARD, "back": BACK, "choice": EITHER}

# Who a verb is about.
SELF: Final = 0
CHOSEN_OTHER: Final = 1
CHOSEN_ANY: Final = 2
WHO: Final[dict[str, int]] = {"self": SELF, "chosen_other": CHOSEN_OTHER, "chosen_any": CHOSEN_ANY, "all": CHOSEN_ANY}

# Statuses.
DODGE: Final = 0
PRONE: Final = 1
FUBAR: Final = 2
HALT: Final = 3
STATUSES: Final[list[str]] = ["dodge", "prone", "fubar", "halt"]

# Types of a hit (FLN-6.3) and of an attack card (FLN-1.6).
LINEAR: Final = 0
SPLASH_MAIN: Final = 1
SPLASH_INDIRECT: Final = 2
SPECIAL: Final = 3
HIT_TYPES: Final[list[str]] = ["linear", "splash_main", "splash_indirect", "special"]
ATTACK_TYPES: Final[dict[str, int]] = {"linear": LINEAR, "splash": SPLASH_MAIN, "special": SPECIAL}

# When equipment and abilities work, by their places in TRIGGERS; those that no rule asks for have no name here.
ON_REVEAL: Final = 0
ON_HIT: Final = 1
ON_ENTER_MINE: Final = 2
ON_GAS: Final = 3
STEP_6: Final = 4
IN_WINDOW: Final = 7
FIRST_ATTACK_DAMAGE: Final = 8
LETHAL_DAMAGE: Final = 9
TRIGGERS: Final[list[str]] = [
    "on_reveal",
    "on_hit",
    "on_enter_mine",
    "on_gas",
    "step6",
    "passive",
    "on_attack_revealed",
    "window",
    "first_attack_damage",
    "lethal_damage",
    "own_move",
    "other_death",
]

# What a target card is laid at (FLN-5.1).
FROM_FRONT: Final = 0
FROM_REAR: Final = 1
MIDDLE: Final = 2
FREE_SLOT: Final = 3
LEAST_LIFE: Final = 4
MOST_LIFE: Final = 5
HOLDER: Final = 6  # of the initiative card
AIMS: Final[dict[str, int]] = {
    "front": FROM_FRONT,
    "rear": FROM_REAR,
    "middle": MIDDLE,
    "free": FREE_SLOT,
    "lowest_life": LEAST_LIFE,
    "highest_life": MOST_LIFE,
    "initiative": HOLDER,
}

# --- numbers of the rulebook -----------------------------------------------------------------------------------------

HAND_SIZE: Final[int] = DATA["setup"]["hand_size"]
TARGET_CARDS: Final[int] = DATA["inventory"]["target_cards"]
MOST_SLOTS: Final[int] = DATA["front_line"]["max_slots"]
UNTIL_BLOCKED: Final[int] = 2 * MOST_SLOTS  # steps of who runs as far as he can: the line never has room for all
WINDOWS: Final = 5
# In which windows W1 to W5 an event may be announced (FLN-3.4.1, FLN-3.4.4); reactions have moments of their own.
ADMITTED_IN: Final[dict[str, list[int]]] = {
    "any": [1, 2, 3, 4, 5],
    "before_action": [1, 2],
    "before_damage": [1, 2, 3],
    "own_card_down": [2, 3],
    "react_event": [],
    "react_damage": [],
}


def start_lives(variant: str) -> dict[int, int]:
    """Starting life by number of players (FLN-2.3, FLN-11.1 to 11.4); a number that is missing is not allowed."""
    if variant == "normal":
        return {int(players): life for players, life in DATA["setup"]["start_life"].items()}
    entry = DATA["setup"]["variants"][variant]
    if isinstance(entry["start_life"], dict):
        return {int(players): life for players, life in entry["start_life"].items()}
    return dict.fromkeys(entry["applies_to"], entry["start_life"])


VARIANTS: Final[tuple[str, ...]] = ("normal", *DATA["setup"]["variants"])
START_LIFE: Final[dict[str, dict[int, int]]] = {variant: start_lives(variant) for variant in VARIANTS}

# --- cards -----------------------------------------------------------------------------------------------------------

Entry = dict[str, Any]
KINDS: Final[dict[str, int]] = {
    "manoeuvre_card": MANOEUVRE,
    "event_card": EVENT,
    "equipment_card": EQUIPMENT,
    "attack_card": ATTACK,
}
ENTRIES: Final[list[Entry]] = [entry for kind in KINDS for entry in DATA[kind]]


def one_effect(entry: Entry) -> Entry:
    """The operation of a card or ability; none for an attack card that only does damage."""
    effects = entry["effects"]
    if len(effects) > 1:
        raise ValueError(f"{entry['id']}: one operation per card, not {len(effects)}")
    return effects[0] if effects else {"op": ""}


EFFECT: Final[list[Entry]] = [one_effect(entry) for entry in ENTRIES]

KIND: Final[list[int]] = [KINDS[kind] for kind in KINDS for _ in DATA[kind]]
IDS: Final[list[str]] = [entry["id"] for entry in ENTRIES]
TITLES: Final[list[str]] = [entry["name"] for entry in ENTRIES]
POLISH: Final[list[str]] = [entry["name_pl"] for entry in ENTRIES]
TEXTS: Final[list[str]] = [entry["text"] for entry in ENTRIES]
COUNT: Final[list[int]] = [entry["count"] for entry in ENTRIES]
ACTIONS: Final[int] = KIND.index(ATTACK)  # cards below this number are action cards
VERB: Final[list[int]] = [VERBS.index(effect["op"]) for effect in EFFECT]
AMOUNT: Final[list[int]] = [effect.get("amount", 0) for effect in EFFECT]
FEWEST_COMRADES: Final[list[int]] = [entry.get("min_comrades", 0) for entry in ENTRIES]
SMALL_GROUP: Final[int] = max(FEWEST_COMRADES) - 1  # with so many comrades or fewer some cards are useless (FLN-8.3.4)


def card(name: str) -> int:
    """The number of the card with this id."""
    return IDS.index(name)


def bits(cards: list[int]) -> int:
    """A set of cards as one number."""
    return sum([1 << one for one in cards])


# --- what manoeuvres and events do -----------------------------------------------------------------------------------


def steps_of(effect: Entry) -> tuple[int, int]:
    """The fewest and the most steps of a move; `max` runs until it is blocked."""
    steps = effect.get("steps", 0)
    if steps == "max":
        return UNTIL_BLOCKED, UNTIL_BLOCKED
    if isinstance(steps, list):
        return steps[0], steps[1]
    return steps, steps


MOVES_WHOM: Final[list[int]] = [WHO.get(effect.get("who", "self"), SELF) for effect in EFFECT]
DIRECTION: Final[list[int]] = [DIRECTIONS[effect.get("dir", "choice")] for effect in EFFECT]
FEWEST_STEPS: Final[list[int]] = [steps_of(effect)[0] for effect in EFFECT]
MOST_STEPS: Final[list[int]] = [steps_of(effect)[1] for effect in EFFECT]
SWAPS_SELF: Final[list[bool]] = [effect.get("a") == "self" for effect in EFFECT]
GIVES_STATUS: Final[list[int]] = [STATUSES.index(effect["status"]) if "status" in effect else -1 for effect in EFFECT]
EVENTS: Final[list[int]] = [one for one in range(len(IDS)) if KIND[one] == EVENT]
TIMING: Final[list[str]] = [entry.get("timing", "") for entry in ENTRIES]
# The events (bits) that each window admits by their timing; entry 0 is unused.
WINDOW_EVENTS: Final[list[int]] = [
    bits([one for one in EVENTS if window in ADMITTED_IN[TIMING[one]]]) for window in range(WINDOWS + 1)
]
REACTS_TO_EVENT: Final[list[int]] = [one for one in EVENTS if TIMING[one] == "react_event"]
REACTS_TO_DAMAGE: Final[list[int]] = [one for one in EVENTS if TIMING[one] == "react_damage"]

# --- equipment -------------------------------------------------------------------------------------------------------


def hit_bits(entry: Entry) -> int:
    """The types of hits that set an equipment card or an ability off, as bits."""
    return sum([1 << HIT_TYPES.index(name) for name in entry.get("hit_types", [])])


DURABILITY: Final[list[int]] = [entry.get("durability", 0) for entry in ENTRIES]
TRIGGER: Final[list[int]] = [
    TRIGGERS.index(entry["trigger"]) if KIND[one] == EQUIPMENT else ON_REVEAL for one, entry in enumerate(ENTRIES)
]
ANSWERS_HIT: Final[list[int]] = [hit_bits(entry) for entry in ENTRIES]
EQUIPMENT_CARDS: Final[list[int]] = [one for one in range(len(IDS)) if KIND[one] == EQUIPMENT]
TANK_CARD: Final[int] = VERB.index(TANK)

# --- attack cards ----------------------------------------------------------------------------------------------------


class Aim:
    """Where an attack card wants one of its target cards: a place counted from somewhere, or a character."""

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n


def aim_of(target: Entry) -> Aim:
    return Aim(AIMS[target.get("from") or target.get("pick") or target["kind"]], target.get("n", 0))


AIMED_AT: Final[list[list[Aim]]] = [[aim_of(target) for target in entry.get("targets", [])] for entry in ENTRIES]
ATTACK_TYPE: Final[list[int]] = [ATTACK_TYPES[entry.get("attack_type", "special")] for entry in ENTRIES]
TOWARDS: Final[list[int]] = [FORWARD if entry.get("direction") == "to_front" else BACK for entry in ENTRIES]
DAMAGE: Final[list[list[int]]] = [entry.get("damage", []) for entry in ENTRIES]
DAMAGE_REST: Final[list[int]] = [entry.get("damage_rest", 0) for entry in ENTRIES]
MAIN: Final[list[int]] = [entry.get("main", 0) for entry in ENTRIES]
INDIRECT: Final[list[int]] = [entry.get("indirect", 0) for entry in ENTRIES]
MINE_DAMAGE: Final[list[int]] = [entry.get("mine_damage", 0) for entry in ENTRIES]
ROULETTE_DAMAGE: Final[list[int]] = [entry.get("roulette_damage", 0) for entry in ENTRIES]
STAYS: Final[list[bool]] = [entry.get("stays", False) for entry in ENTRIES]
REVEAL_ANOTHER: Final[list[bool]] = [entry.get("reveal_another", False) for entry in ENTRIES]

# --- characters ------------------------------------------------------------------------------------------------------

ABILITIES: Final[list[Entry]] = DATA["ability_card"]
CHARACTERS: Final[list[str]] = [entry["character"] for entry in ABILITIES]
FRONT_CARDS: Final[dict[str, Entry]] = {entry["character"]: entry for entry in DATA["front_card"]}
CHARACTER_TITLES: Final[list[str]] = [FRONT_CARDS[name]["name"] for name in CHARACTERS]
CHARACTER_POLISH: Final[list[str]] = [FRONT_CARDS[name]["name_pl"] for name in CHARACTERS]
ABILITY_TITLES: Final[list[str]] = [entry["name"] for entry in ABILITIES]
ABILITY_TEXTS: Final[list[str]] = [entry["text"] for entry in ABILITIES]
TOP_LIFE: Final[list[int]] = [
    next(entry["max_life"] for entry in DATA["life_card"] if entry["character"] == name) for name in CHARACTERS
]
ABILITY_EFFECT: Final[list[Entry]] = [one_effect(entry) for entry in ABILITIES]
ABILITY_VERB: Final[list[int]] = [VERBS.index(effect["op"]) for effect in ABILITY_EFFECT]
ABILITY_TRIGGER: Final[list[int]] = [TRIGGERS.index(entry["trigger"]) for entry in ABILITIES]
ABILITY_AMOUNT: Final[list[int]] = [effect.get("amount", 0) for effect in ABILITY_EFFECT]
ABILITY_ATTACK: Final[list[int]] = [card(entry["attack"]) if "attack" in entry else -1 for entry in ABILITIES]
UNTOUCHED_BY: Final[list[int]] = [hit_bits(entry) for entry in ABILITIES]
DISARMS: Final[list[bool]] = [
    any([effect["op"] == "disarm_mines" for effect in entry.get("passive_effects", [])]) for entry in ABILITIES
]


def modifier(what: str) -> list[int]:
    """By how much each character changes a value for good."""
    return [effect["by"] if effect.get("what") == what else 0 for effect in ABILITY_EFFECT]


START_LIFE_MODIFIER: Final[list[int]] = modifier("start_life")
STEPS_MODIFIER: Final[list[int]] = modifier("own_move_steps")
DURABILITY_MODIFIER: Final[list[int]] = modifier("own_equipment_durability")
UNMODIFIED: Final[list[list[int]]] = [[card(name) for name in effect.get("except", [])] for effect in ABILITY_EFFECT]
