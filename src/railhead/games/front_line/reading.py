"""What an entry of components.toml may say, so that every key counts or is refused (its head, vocabularies 1 to 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.components import Entry
from railhead.games.front_line import terms

MODIFIED: Final = ("start_life", "own_move_steps", "own_equipment_durability")

# --- lists -----------------------------------------------------------------------------------------------------------


def entries(entry: Entry, key: str) -> list[Entry]:
    """A list of tables."""
    found = entry[key]
    if not isinstance(found, list) or not all([isinstance(one, Entry) for one in found]):
        raise entry.fault(key, f"is {found!r}", "a list of tables is needed")
    return found


def single(entry: Entry, key: str) -> Entry:
    """The only table of a list."""
    found = entries(entry, key)
    if len(found) != 1:
        raise entry.fault(key, f"has {len(found)} entries", "there is one such card")
    return found[0]


def words(entry: Entry, key: str, known: list[str]) -> list[str]:
    """A list of words that the rules understand; empty where the key is missing."""
    found: list[str] = entry.of_kind(key, list, "a list of words", [])
    for word in found:
        if word not in known:
            raise entry.fault(key, f"holds {word!r}", f"the rules know {', '.join(known)}")
    return found


def check_honesty(entry: Entry) -> None:
    """`reconstructed` names keys of its own entry."""
    words(entry, "reconstructed", list(entry))


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
    found = entries(entry, "effects")
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
    entry.only("b", "chosen_other")


def read_status(entry: Entry, effect: Effect) -> None:
    status = entry.one_of("status", terms.STATUSES)
    effect.status = terms.STATUSES.index(status)
    entry.only("who", "all" if status == "halt" else "self")


def read_heal(entry: Entry, effect: Effect) -> None:
    entry.only("who", "self")
    effect.amount = entry.number("amount", least=1)


def read_reduction(entry: Entry, effect: Effect) -> None:
    entry.only("who", "victim")
    effect.amount = entry.number("amount", least=1)


def read_redirection(entry: Entry, effect: Effect) -> None:
    entry.only("to", "adjacent")


def read_shift(entry: Entry, effect: Effect) -> None:
    effect.fewest = effect.most = entry.number("steps", least=1)
    entry.only("dir", "choice")


def read_sabotage(entry: Entry, effect: Effect) -> None:
    entry.only("who", "chosen_other")


def read_theft(entry: Entry, effect: Effect) -> None:
    entry.only("from", "chosen_other")
    entry.only("pick", "random")


def read_exchange(entry: Entry, effect: Effect) -> None:
    entry.only("with", "chosen_other")


def read_jump(entry: Entry, effect: Effect) -> None:
    entry.only("who", "self")


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
    terms.HEAL: read_heal,
    terms.REDUCE_DAMAGE: read_reduction,
    terms.REDIRECT_HIT: read_redirection,
    terms.SHIFT_TARGET: read_shift,
    terms.DISCARD_EQUIPMENT: read_sabotage,
    terms.STEAL_CARD: read_theft,
    terms.EXCHANGE_HANDS: read_exchange,
    terms.JUMP_TO_FREE: read_jump,
    terms.MODIFY: read_modifier,
}


# --- when something works --------------------------------------------------------------------------------------------


def read_trigger(entry: Entry, occasions: dict[int, list[str]], verb: int) -> int:
    """When an ability or equipment works: at one of the occasions that the rules have for its operation."""
    return terms.TRIGGERS.index(entry.one_of("trigger", occasions[verb]))


def hit_bits(entry: Entry, trigger: str) -> int:
    """The types of hits that set an equipment card or an ability off, as bits; only for what works on a hit."""
    if trigger != "on_hit":
        return 0
    found = words(entry, "hit_types", terms.HIT_TYPES)
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
