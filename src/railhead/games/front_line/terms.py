"""The words of components.toml as numbers: what its head explains, and the rules compare."""

from __future__ import annotations

from typing import Final


def numbered(words: list[str], word: str) -> int:
    """Add a word of the data to those of its kind; its number is its place there."""
    words.append(word)
    return len(words) - 1


def is_among(one: int, bits: int) -> bool:
    """Is this number in a set that is kept as bits?"""
    return bits >> one & 1 == 1


# Kinds of cards.
MANOEUVRE: Final = 0
EVENT: Final = 1
EQUIPMENT: Final = 2
ATTACK: Final = 3

# Verbs: what a card or an ability does. NO_VERB: an attack card that does damage and nothing else.
VERBS: Final[list[str]] = []
NO_VERB: Final = numbered(VERBS, "")
MOVE: Final = numbered(VERBS, "move")
SWAP: Final = numbered(VERBS, "swap")
JUMP_TO_FREE: Final = numbered(VERBS, "jump_to_free")
SHUFFLE_LINE: Final = numbered(VERBS, "shuffle_line")
STATUS: Final = numbered(VERBS, "status")
CANCEL_EVENT: Final = numbered(VERBS, "cancel_event")
HEAL: Final = numbered(VERBS, "heal")
REDUCE_DAMAGE: Final = numbered(VERBS, "reduce_damage")
PREVENT_DAMAGE: Final = numbered(VERBS, "prevent_damage")
REDIRECT_HIT: Final = numbered(VERBS, "redirect_hit")
SHIFT_TARGET: Final = numbered(VERBS, "shift_target")
DISCARD_EQUIPMENT: Final = numbered(VERBS, "discard_equipment")
STEAL_CARD: Final = numbered(VERBS, "steal_card")
EXCHANGE_HANDS: Final = numbered(VERBS, "exchange_hands")
TAKE_INITIATIVE: Final = numbered(VERBS, "take_initiative")
EXCHANGE_PLAYED: Final = numbered(VERBS, "exchange_played")
DISARM_MINES: Final = numbered(VERBS, "disarm_mines")
DRAFT_HANDS: Final = numbered(VERBS, "draft_hands")
PLACE_MINE: Final = numbered(VERBS, "place_mine")
PLACE_WIRE: Final = numbered(VERBS, "place_wire")
ATTACH_ROULETTE: Final = numbered(VERBS, "attach_roulette")
GAS: Final = numbered(VERBS, "gas")
TANK: Final = numbered(VERBS, "tank")
MODIFY: Final = numbered(VERBS, "modify")
LOOT: Final = numbered(VERBS, "loot")

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
STATUSES: Final[list[str]] = []
DODGE: Final = numbered(STATUSES, "dodge")
PRONE: Final = numbered(STATUSES, "prone")
FUBAR: Final = numbered(STATUSES, "fubar")
HALT: Final = numbered(STATUSES, "halt")

# Types of a hit (FLN-6.3) and of an attack card (FLN-1.6).
LINEAR: Final = 0
SPLASH_MAIN: Final = 1
SPLASH_INDIRECT: Final = 2
SPECIAL: Final = 3
HIT_TYPES: Final[list[str]] = ["linear", "splash_main", "splash_indirect", "special"]
ATTACK_TYPES: Final[dict[str, int]] = {"linear": LINEAR, "splash": SPLASH_MAIN, "special": SPECIAL}

# When equipment and abilities work.
TRIGGERS: Final[list[str]] = []
ON_REVEAL: Final = numbered(TRIGGERS, "on_reveal")
ON_HIT: Final = numbered(TRIGGERS, "on_hit")
ON_ENTER_MINE: Final = numbered(TRIGGERS, "on_enter_mine")
ON_GAS: Final = numbered(TRIGGERS, "on_gas")
STEP_6: Final = numbered(TRIGGERS, "step6")
PASSIVE: Final = numbered(TRIGGERS, "passive")
ON_ATTACK_REVEALED: Final = numbered(TRIGGERS, "on_attack_revealed")
IN_WINDOW: Final = numbered(TRIGGERS, "window")
FIRST_ATTACK_DAMAGE: Final = numbered(TRIGGERS, "first_attack_damage")
LETHAL_DAMAGE: Final = numbered(TRIGGERS, "lethal_damage")
OWN_MOVE: Final = numbered(TRIGGERS, "own_move")
OTHER_DEATH: Final = numbered(TRIGGERS, "other_death")

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
