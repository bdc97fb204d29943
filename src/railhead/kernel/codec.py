"""States and views as plain JSON with the names of components.toml, and back again with every fault named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from railhead.kernel.ask import GIVEN, NONE, WAITING, Outcome
from railhead.kernel.errors import BadPosition, BadSetup, RailheadError
from railhead.kernel.events import Tape
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State, zones_of
from railhead.kernel.step import FLOWS, PLACES, Step, shape
from railhead.kernel.zones import AMONG, EVERYBODY, HIDDEN, MOST_SEATS, SET, SPECTATOR, Zone, of_set

if TYPE_CHECKING:
    from railhead.kernel.view import View

# What rules may stumble over when a position makes no sense.
NONSENSE: Final = (RailheadError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
SEAT_BITS: Final = [str(seat) for seat in range(MOST_SEATS)] + ["spectators"]


# --- out ------------------------------------------------------------------------------------------------------------


def encode_state(state: State) -> dict[str, object]:
    """Everything: the inverse of `decode_state`."""
    data = encode_table(state, NONE)
    chance = state.chance
    data["chance"] = {"key": chance.key.hex(), "count": chance.count} if chance.keyed else {"state": int(chance.state)}
    if state.asks:
        data["replies"] = {str(ask.seat): encode_reply(state, state.replies[ask.seat]) for ask in state.asks}
    return data


def encode_view(view: View) -> dict[str, object]:
    """What the seat knows, asked and told."""
    state = view.state
    names = state.rules.vocabulary.names
    data = encode_table(state, view.seat)
    data["seat"] = None if view.seat == SPECTATOR else view.seat
    data["asks"] = [
        {"prompt": ask.prompt, "about": name_of(names, ask.about), "options": [names[option] for option in ask.options]}
        for ask in view.asks
    ]
    if view.sets:
        data["sets"] = {str(number): [state.rules.cards[card] for card in cards] for number, cards in view.sets.items()}
    data["waiting_for"] = [{"seat": ask.seat, "prompt": ask.prompt} for ask in view.others]
    data["answered"] = {
        str(seat): name_of(names, reply) for seat, reply in enumerate(state.replies) if reply >= 0 or reply == GIVEN
    }
    return data


def encode_table(state: State, viewer: int) -> dict[str, object]:
    """What states and views share; `viewer` NONE: nothing is hidden and no order is lost."""
    rules = state.rules
    data: dict[str, object] = {
        "game": rules.name,
        "version": rules.version,
        "seats": state.seats,
        "options": dict(state.options),
        "over": state.over,
    }
    outcome = state.outcome
    if outcome is not None:
        data["outcome"] = {
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "ranking": list(outcome.ranking),
            "reason": outcome.reason,
        }
    zones: dict[str, object] = {}
    for spec in rules.zones:
        value = getattr(state, spec.name)
        zones[spec.name] = (
            [encode_zone(rules, zone, viewer) for zone in value] if spec.each else encode_zone(rules, value, viewer)
        )
    data["zones"] = zones
    data["table"] = {
        name: encode_value(rules, kind, getattr(state, name))
        for name, kind in shape(type(state), State)
        if "Zone" not in kind
    }
    data["stack"] = [encode_step(rules, step) for step in state.stack]
    return data


def encode_zone(rules: Ruleset, zone: Zone, viewer: int) -> object:
    """A list of card names, the top first; null for a hidden one. A view tells nothing by the order of a hand."""
    places = list(range(len(zone.cards) - 1, -1, -1))
    if viewer != NONE and not zone.ordered:
        places.sort(key=lambda at: place_in_hand(zone, at))
    cards = [name_of(rules.cards, zone.cards[at]) for at in places]
    if not zone.seen and not zone.marked:
        return cards
    data: dict[str, object] = {"cards": cards}
    if zone.marked:
        data["marks"] = [zone.marks[at] for at in places]
    if zone.seen:
        data["seen"] = [encode_seats(zone.known(at)) for at in places]
        sets = [encode_set(zone, at, viewer) for at in places]
        if any(sets):
            data["sets"] = sets
    return data


def place_in_hand(zone: Zone, at: int) -> tuple[bool, int, int, int]:
    """By what a view sorts a zone without order: by all that is told of a card."""
    mark = zone.marks[at] if zone.marks else 0
    return zone.cards[at] == HIDDEN, zone.cards[at], mark, zone.seen[at] if zone.seen else 0


def encode_set(zone: Zone, at: int, viewer: int) -> object:
    """Of which set a card is, and who knows that; in a view the number alone, where it is all the viewer knows."""
    if viewer != NONE:
        return zone.set_known_to(viewer, at) or None if zone.cards[at] == HIDDEN else None
    bits = zone.seen[at]
    return {"number": bits >> SET, "seats": encode_seats(bits >> AMONG & EVERYBODY)} if bits > EVERYBODY else None


def encode_seats(bits: int) -> object:
    return "all" if bits == EVERYBODY else [SEAT_BITS[seat] for seat in range(SPECTATOR + 1) if bits >> seat & 1]


def encode_step(rules: Ruleset, step: Step) -> dict[str, object]:
    cls = type(step)
    lines = list(PLACES[cls])
    data: dict[str, object] = {"step": cls.__name__, "at": lines[step.at] if step.at < len(lines) else "end"}
    if step.into:
        data["into"] = step.into
    if step.result:
        data["result"] = step.result
    if step.choice != NONE:
        data["choice"] = rules.vocabulary.names[step.choice]
    for name, kind in shape(cls, Step):
        data[name] = encode_value(rules, kind, getattr(step, name))
    return data


def encode_value(rules: Ruleset, kind: str, value: object) -> object:
    if isinstance(value, list):
        return [encode_value(rules, kind[5:-1], item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool):
        names = names_of(rules, kind)
        if names is not None:
            return name_of(names, value)
    return value


def encode_reply(state: State, reply: int) -> str | None:
    return None if reply == WAITING else state.rules.vocabulary.names[reply]


def names_of(rules: Ruleset, kind: str) -> list[str] | None:
    """The names of the values of a field kind; None: plain numbers."""
    if kind == "Card":
        return rules.cards
    if kind == "Option":
        return rules.vocabulary.names
    return rules.kinds.get(kind)


def name_of(names: list[str], index: int) -> str | None:
    return names[index] if index >= 0 else None


# --- in -------------------------------------------------------------------------------------------------------------


def decode_state(rules: Ruleset, data: object, tape: Tape | None) -> State:
    """Build a position from JSON; refuse an impossible one with a sentence that names place and fault."""
    top = as_dict(data, "the position")
    if top.get("game") != rules.name:
        raise BadPosition(f"game: this is a position of {top.get('game')!r}, not of {rules.name!r}.")
    if top.get("version") != rules.version:
        raise BadPosition(f"version: rules {top.get('version')!r}; these rules are {rules.version!r}.")
    seats = as_int(need(top, "seats", "the position"), "seats")
    try:
        options = rules.check_setup(seats, {k: str(v) for k, v in as_dict(top.get("options", {}), "options").items()})
    except BadSetup as fault:
        raise BadPosition(f"seats/options: {fault}") from None
    state = rules.new_state()
    state.begin(rules, seats, options)
    state.tape = tape
    decode_zones(rules, state, as_dict(need(top, "zones", "the position"), "zones"))
    table = as_dict(need(top, "table", "the position"), "table")
    for name, kind in shape(type(state), State):
        if "Zone" not in kind:
            setattr(state, name, decode_value(rules, kind, need(table, name, "table"), f"table.{name}", seats))
    decode_chance(state, as_dict(top.get("chance", {}), "chance"))
    for place, entry in enumerate(as_list(need(top, "stack", "the position"), "stack")):
        step = decode_step(rules, as_dict(entry, f"stack[{place}]"), f"stack[{place}]", seats)
        if step.into and (not place or step.into not in [name for name, _ in shape(type(state.stack[-1]), Step)]):
            raise BadPosition(f"stack[{place}].into: the step below has no field {step.into!r}.")
        state.push(step, step.into)
    state.over = bool(top.get("over"))
    refuse_faults(rules, state)
    resume(state, top)
    return state


def decode_zones(rules: Ruleset, state: State, data: dict[str, object]) -> None:
    for spec in rules.zones:
        value = need(data, spec.name, "zones")
        if not spec.each:
            decode_zone(rules, getattr(state, spec.name), value, f"zones.{spec.name}")
            continue
        entries = as_list(value, f"zones.{spec.name}")
        if len(entries) != state.seats:
            raise BadPosition(f"zones.{spec.name}: {len(entries)} entries for {state.seats} seats.")
        for seat in range(state.seats):
            decode_zone(rules, getattr(state, spec.name)[seat], entries[seat], f"zones.{spec.name}[{seat}]")


def decode_zone(rules: Ruleset, zone: Zone, data: object, where: str) -> None:
    full = as_dict(data, where) if isinstance(data, dict) else {"cards": data}
    names = as_list(need(full, "cards", where), where)
    marks = as_list(full.get("marks", [0] * len(names)), f"{where}.marks")
    seen = as_list(full.get("seen", [[]] * len(names)), f"{where}.seen")
    sets = as_list(full.get("sets", [None] * len(names)), f"{where}.sets")
    if len(marks) != len(names) or len(seen) != len(names) or len(sets) != len(names):
        raise BadPosition(
            f"{where}: {len(names)} cards, {len(marks)} marks, {len(seen)} entries of who has seen them, "
            f"{len(sets)} sets."
        )
    for at in range(len(names) - 1, -1, -1):
        card = index_of(rules.cards, names[at], f"{where}[{at}]")
        known = zone.base | decode_seats(seen[at], f"{where}.seen[{at}]")
        if sets[at] is not None:
            known = decode_set(known, as_dict(sets[at], f"{where}.sets[{at}]"), f"{where}.sets[{at}]")
        zone.put(card, known, as_int(marks[at], f"{where}.marks[{at}]"))


def decode_set(known: int, data: dict[str, object], where: str) -> int:
    number = as_int(need(data, "number", where), f"{where}.number")
    if not 0 < number < 2**16:
        raise BadPosition(f"{where}.number: the number of a set is 1 or more, not {number}.")
    return of_set(known, decode_seats(need(data, "seats", where), f"{where}.seats"), number)


def decode_seats(data: object, where: str) -> int:
    if data == "all":
        return EVERYBODY
    bits = 0
    for name in as_list(data, where):
        bits |= 1 << index_of(SEAT_BITS, name, where)
    return bits


def decode_step(rules: Ruleset, data: dict[str, object], where: str, seats: int) -> Step:
    name = need(data, "step", where)
    found = [cls for cls in FLOWS if cls.__name__ == name and cls.__module__.startswith(rules.package + ".")]
    if not found:
        raise BadPosition(f"{where}: {rules.title} has no step called {name!r}.")
    cls = found[0]
    step: Step = cls()
    lines = PLACES[cls]
    line = str(need(data, "at", where))
    if line != "end" and line not in lines:
        raise BadPosition(f"{where}.at: {name} has no line {line!r}; its lines: {', '.join(lines)}.")
    step.at = len(lines) if line == "end" else lines[line]
    step.into = str(data.get("into", ""))
    step.result = as_int(data.get("result", 0), f"{where}.result")
    if data.get("choice") is not None:
        step.choice = index_of(rules.vocabulary.names, data["choice"], f"{where}.choice")
    for field, kind in shape(cls, Step):
        setattr(step, field, decode_value(rules, kind, need(data, field, where), f"{where}.{field}", seats))
    return step


def decode_value(rules: Ruleset, kind: str, data: object, where: str, seats: int) -> object:
    if kind.startswith("list["):
        items = as_list(data, where)
        return [decode_value(rules, kind[5:-1], item, f"{where}[{at}]", seats) for at, item in enumerate(items)]
    names = names_of(rules, kind)
    if names is not None:
        return NONE if data is None else index_of(names, data, where)
    if kind == "bool":
        if not isinstance(data, bool):
            raise BadPosition(f"{where}: true or false is needed, not {data!r}.")
        return data
    if kind == "str":
        if not isinstance(data, str):
            raise BadPosition(f"{where}: a text is needed, not {data!r}.")
        return data
    number = as_int(data, where)
    if kind == "Seat" and not NONE <= number < seats:
        raise BadPosition(f"{where}: there is no seat {number}; seats are 0 to {seats - 1}.")
    return number


def decode_chance(state: State, data: dict[str, object]) -> None:
    chance = state.chance
    chance.seed(0)
    if "key" in data:
        try:
            chance.seed(bytes.fromhex(str(data["key"])))
        except ValueError:
            raise BadPosition("chance.key: not a hexadecimal number.") from None
        if not 0 < len(chance.key) <= 64:
            raise BadPosition("chance.key: 1 to 64 bytes are needed.")
        chance.count = as_int(data.get("count", 0), "chance.count")
    elif "state" in data:
        number = as_int(data["state"], "chance.state")
        if not 0 < number < 2**63:
            raise BadPosition(f"chance.state: {number} is out of range.")
        chance.state = number


def refuse_faults(rules: Ruleset, state: State) -> None:
    """Cards lost or doubled, and whatever the game itself finds impossible."""
    have = [0] * len(rules.cards)
    for zone in zones_of(state):
        for card in zone.cards:
            have[card] += 1
    for card, due in enumerate(rules.composition(state)):
        if have[card] != due:
            raise BadPosition(f"zones: {rules.cards[card]} lies there {have[card]} times; the box has {due}.")
    try:
        faults = rules.faults(state)
    except NONSENSE as fault:
        raise BadPosition(f"table: the parts do not fit together ({fault}).") from None
    if faults:
        raise BadPosition(" ".join(faults))


def resume(state: State, top: dict[str, object]) -> None:
    """Open the questions of the position, with the answers already given."""
    if state.over:
        end = as_dict(need(top, "outcome", "the position"), "outcome")
        numbers = [
            tuple([as_int(n, f"outcome.{key}") for n in as_list(need(end, key, "outcome"), f"outcome.{key}")])
            for key in ("winners", "scores", "ranking")
        ]
        state.outcome = Outcome(numbers[0], numbers[1], numbers[2], str(end.get("reason", "")))
        return
    if not state.stack:
        raise BadPosition("stack: it is empty, and the match is not over.")
    replies = as_dict(top.get("replies", {}), "replies")
    if not replies:
        advance_loaded(state)
        return
    try:
        state.reask()
    except NONSENSE as fault:
        raise BadPosition(f"stack: {fault}") from None
    state.replies = [NONE] * state.seats
    for ask in state.asks:
        reply = replies.get(str(ask.seat))
        if reply is None:
            state.replies[ask.seat] = WAITING
            state.waiting += 1
            continue
        option = index_of(state.rules.vocabulary.names, reply, f"replies.{ask.seat}")
        if option not in ask.options:
            raise BadPosition(f"replies.{ask.seat}: {reply} is not an option of this question.")
        state.replies[ask.seat] = option
    if not state.waiting:
        raise BadPosition("replies: all are given; then the question is not open any more.")


def advance_loaded(state: State) -> None:
    try:
        state.advance()
    except NONSENSE as fault:
        raise BadPosition(f"stack: the rules cannot go on from here ({fault}).") from None


def need(data: dict[str, object], key: str, where: str) -> object:
    if key not in data:
        raise BadPosition(f"{where}: {key!r} is missing.")
    return data[key]


def as_dict(data: object, where: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise BadPosition(f"{where}: an object is needed, not {data!r:.60}.")
    return data


def as_list(data: object, where: str) -> list[object]:
    if not isinstance(data, list):
        raise BadPosition(f"{where}: a list is needed, not {data!r:.60}.")
    return data


def as_int(data: object, where: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise BadPosition(f"{where}: a whole number is needed, not {data!r:.60}.")
    return data


def index_of(names: list[str], name: object, where: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadPosition(f"{where}: {name!r:.60} is not known there.")
    return names.index(name)
