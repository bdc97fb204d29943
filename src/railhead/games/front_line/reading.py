"""What an entry of components.toml may say, so that every key counts or is refused (its head, vocabularies 1 to 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.components import Entry
from railhead.games.front_line import terms

MODIFIED: Final = ("start_life", "own_move_steps", "own_equipment_durability")

# --- lists -----------------------------------------------------------------------------------------------------------


def single(entry: Entry, key: str) -> Entry:
    """The only table of a list."""
    found = entry.parts(key)
    if len(found) != 1:
        raise entry.fault(key, f"has {len(found)} entries", "there is one such card")
    return found[0]


# --- operations ------------------------------------------------------------------------------------------------------


class Effect:
    """One operation of a card or an ability."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.who = terms.SELF
        self.direction = terms.EITHER
        self.fewest = 0  # steps
        self.most = 0
        self.status = -1
        self.amount = 0
        self.swaps_self = False
        self.what = ""  # the value that is changed for good
        self.excepted: list[str] = []  # cards whose value is not


def read_effect(entry: Entry, verbs: list[int], until_blocked: int) -> Effect:
    """The operation of a card or ability, one of those that its kind of card can do."""
    found = entry.parts("effects")
    if len(found) > 1:
        raise entry.fault("effects", f"holds {len(found)} operations", "the rules can carry out one for each card")
    if not found:
        if terms.NO_VERB not in verbs:
            raise entry.fault(
                "effects", "is empty", f"one of these is needed: {', '.join([terms.VERBS[v] for v in verbs])}"
            )
        return Effect(terms.NO_VERB)
    effect = Effect(terms.VERBS.index(found[0].one_of("op", [terms.VERBS[verb] for verb in verbs if verb])))
    if effect.verb in READERS:
        READERS[effect.verb](found[0], effect)
    for key, word in FIXED.get(effect.verb, {}).items():
        found[0].only(key, word)
    if effect.fewest < 0:
        effect.fewest = effect.most = until_blocked
    return effect


def read_move(entry: Entry, effect: Effect) -> None:
    """`steps`: a number, two of them to choose from, or "max": until he is blocked (-1 here)."""
    effect.who = terms.WHO[entry.one_of("who", terms.WHO)]
    effect.direction = terms.DIRECTIONS[entry.one_of("dir", terms.DIRECTIONS)]
    steps = entry["steps"]
    if steps == "max":
        effect.fewest = effect.most = -1
    elif isinstance(steps, list):
        effect.fewest, effect.most = step_range(entry)
    else:
        effect.fewest = effect.most = entry.number("steps", least=1)


def step_range(entry: Entry) -> tuple[int, int]:
    steps = entry.numbers("steps")
    if len(steps) != 2 or not 1 <= steps[0] < steps[1]:
        raise entry.fault("steps", f"is {steps!r}", "the fewest and the most steps are needed, the fewest first")
    return steps[0], steps[1]


def read_swap(entry: Entry, effect: Effect) -> None:
    effect.swaps_self = entry.one_of("a", ["self", "chosen_other"]) == "self"


def read_status(entry: Entry, effect: Effect) -> None:
    status = entry.one_of("status", terms.STATUSES)
    effect.status = terms.STATUSES.index(status)
    entry.only("who", "all" if status == "halt" else "self")


def read_amount(entry: Entry, effect: Effect) -> None:
    effect.amount = entry.number("amount", least=1)


def read_shift(entry: Entry, effect: Effect) -> None:
    effect.fewest = effect.most = entry.number("steps", least=1)


def read_modifier(entry: Entry, effect: Effect) -> None:
    effect.what = entry.one_of("what", MODIFIED)
    effect.amount = entry.number("by", least=1)
    if effect.what == "own_equipment_durability":
        effect.excepted = entry.of_kind("except", list, "a list of cards", [])


Reader = Callable[[Entry, Effect], None]
READERS: Final[dict[int, Reader]] = {
    terms.MOVE: read_move,
    terms.SWAP: read_swap,
    terms.STATUS: read_status,
    terms.HEAL: read_amount,
    terms.REDUCE_DAMAGE: read_amount,
    terms.SHIFT_TARGET: read_shift,
    terms.MODIFY: read_modifier,
}
# What is printed beside an operation and can say nothing else.
FIXED: Final[dict[int, dict[str, str]]] = {
    terms.SWAP: {"b": "chosen_other"},
    terms.HEAL: {"who": "self"},
    terms.REDUCE_DAMAGE: {"who": "victim"},
    terms.REDIRECT_HIT: {"to": "adjacent"},
    terms.SHIFT_TARGET: {"dir": "choice"},
    terms.DISCARD_EQUIPMENT: {"who": "chosen_other"},
    terms.STEAL_CARD: {"from": "chosen_other", "pick": "random"},
    terms.EXCHANGE_HANDS: {"with": "chosen_other"},
    terms.JUMP_TO_FREE: {"who": "self"},
}


# --- when something works --------------------------------------------------------------------------------------------


def read_trigger(entry: Entry, occasions: list[int]) -> int:
    """When an ability or equipment works: at one of the occasions that the rules have for its operation."""
    return terms.TRIGGERS.index(entry.one_of("trigger", [terms.TRIGGERS[one] for one in occasions]))


def hit_bits(entry: Entry, trigger: int) -> int:
    """The types of hits that set an equipment card or an ability off, as bits; only for what works on a hit."""
    if trigger != terms.ON_HIT:
        return 0
    found = entry.words("hit_types", terms.HIT_TYPES, [])
    if not found:
        raise entry.fault("hit_types", "is missing", f"one or more of these are needed: {', '.join(terms.HIT_TYPES)}")
    bits = 0
    for word in found:
        bits |= 1 << terms.HIT_TYPES.index(word)
    return bits


# --- target cards ----------------------------------------------------------------------------------------------------


class Aim:
    """Where an attack card wants one of its target cards: a place counted from somewhere, or a character."""

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n


def read_aim(entry: Entry, slots: int) -> Aim:
    kind = entry.one_of("kind", ["slot", "free", "character"])
    if kind == "character":
        return Aim(terms.PICKS[entry.one_of("pick", terms.PICKS)], 0)
    if kind == "free":
        return Aim(terms.FREE_SLOT, 0)
    place = entry.one_of("from", terms.PLACES)
    return Aim(terms.PLACES[place], 0 if place == "middle" else entry.number("n", least=1, most=slots))


def read_direction(entry: Entry) -> int:
    return terms.BACK if entry.one_of("direction", ["to_commissar", "to_front"]) == "to_commissar" else terms.FORWARD
