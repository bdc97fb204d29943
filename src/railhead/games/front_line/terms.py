"""The words of components.toml as numbers: what its head explains, and the rules compare."""

from __future__ import annotations

from typing import Final


def is_among(one: int, bits: int) -> bool:
    """Is this number in a set that is kept as bits?"""
    return bits >> one & 1 == 1


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
MODIFY: Final = 24
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
WHO: Final[dict[str, int]] = {"self": SELF, "chosen_other": CHOSEN_OTHER, "chosen_any": CHOSEN_ANY}

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
PLACES: Final[dict[str, int]] = {"front": FROM_FRONT, "rear": FROM_REAR, "middle": MIDDLE}
AT_A_COMRADE: Final = (LEAST_LIFE, MOST_LIFE, HOLDER)
PICKS: Final[dict[str, int]] = {"lowest_life": LEAST_LIFE, "highest_life": MOST_LIFE, "initiative": HOLDER}

# In which windows W1 to W5 an event may be announced (FLN-3.4.1, FLN-3.4.4); reactions have moments of their own.
WINDOWS: Final = 5
ADMITTED_IN: Final[dict[str, list[int]]] = {
    "any": [1, 2, 3, 4, 5],
    "before_action": [1, 2],
    "before_damage": [1, 2, 3],
    "own_card_down": [2, 3],
    "react_event": [],
    "react_damage": [],
}
