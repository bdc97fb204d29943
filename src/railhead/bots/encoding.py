"""What a seat knows, as a list of numbered facts: made from the ruleset's own declarations, no code for any game.

A fact is a number (which field or zone, of whom, at which place, with which value) and how often it holds.
Only what the seat can see becomes a fact, so two worlds that look the same to it give the same list.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from railhead.bots.playout import playout
from railhead.kernel.ask import WAITING
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.kernel.step import Step, shape
from railhead.kernel.zones import Zone

SEAT_KINDS: Final = ("Seat", "Player")
NUMBER: Final = "int"

# How the values of a field are told apart.
SINGLE: Final = 0  # one value
BY_SEAT: Final = 1  # a list with one value for each player
BY_PLACE: Final = 2  # a list whose places mean something
AS_SET: Final = 3  # a list whose order means nothing to us
SEATS_PLACES: Final = 4  # for each player a list by place
SEATS_SETS: Final = 5  # for each player a set

# Where a fact belongs to, seen from the seat.
OWN: Final = 0
OTHER: Final = 1
COMMON: Final = 2

# Machine numbers: compiled, a product of large whole numbers costs ten times as much, and one that a signal breaks off
# (Ctrl-C while a bot thinks) ends the process.
SLOT: Final[i64] = 1 << 40
WHOSE: Final[i64] = 1 << 36
PLACE: Final[i64] = 1 << 24
AMOUNT: Final = (1 << 24) - 1  # in place of a value: the number itself counts
COUNTED: Final = (1 << 24) - 2  # how many cards lie in a zone
MOST: Final = 63  # larger amounts count as this one
EXACT: Final = 16
NOWHERE: Final = (1 << 23) - 1  # a value below nothing
TOP_STEPS: Final = 3
REACH: Final = 3  # how far from a mark it still matters who stands there
SAMPLES: Final = 3
SAMPLE_DECISIONS: Final = 60


class Field:
    """A field of the state and how it is told apart."""

    def __init__(self, name: str, slot: int, form: int, kind: str) -> None:
        self.name: Final = name
        self.slot: Final = slot
        self.form: Final = form
        self.is_seat: Final = kind in SEAT_KINDS
        self.is_number: Final = kind == NUMBER


class Place:
    """A zone, or one zone of each seat."""

    def __init__(self, name: str, slot: int, each: bool, cards: bool) -> None:
        self.name: Final = name
        self.slot: Final = slot
        self.each: Final = each
        self.cards: Final = cards  # are its cards told one by one, or only counted?


class StepFields:
    """The fields of a step class that are plain values."""

    def __init__(self, slot: int, names: list[str], seats: list[bool]) -> None:
        self.slot: Final = slot
        self.names: Final = names
        self.seats: Final = seats


class Listener:
    """Is told numbered facts, and how often each holds."""

    def add(self, key: int, times: int = 1) -> None:
        raise NotImplementedError


class Facts(Listener):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.keys: list[int] = []
        self.times: list[int] = []

    def add(self, key: int, times: int = 1) -> None:
        self.keys.append(key)
        self.times.append(times)


class Encoding:
    """How positions of one ruleset become facts."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Final = rules
        self.fields: Final[list[Field]] = []
        self.places: Final[list[Place]] = []
        self.decks: Final[list[Place]] = []  # zones whose pool belongs to one seat: what is in the pool, all can know
        self.steps: Final[dict[type, StepFields]] = {}
        self.prompts: Final[dict[str, int]] = {name: place for place, name in enumerate(sorted(rules.prompts))}
        self.slots = 8  # the first ones are for questions
        samples = sample_states(rules)
        for name, kind in shape(type(samples[0]), State):
            if "Zone" not in kind and kind != "str":
                inner = kind.replace("list[", "").replace("]", "")
                self.fields.append(Field(name, self.new_slot(), form_of(name, kind, samples), inner))
        for spec in rules.zones:
            own_pool = "{seat}" in spec.pool
            cards = spec.face != "none" and not (own_pool and spec.face == "all" and not spec.marked)
            large = not spec.each and spec.face == "all" and spec.ordered and not spec.marked and spec.name != "market"
            self.places.append(Place(spec.name, self.new_slot(), spec.each, cards and not large))
            if own_pool and spec.each:
                self.decks.append(Place(spec.name, self.places[-1].slot, each=True, cards=True))
        self.deck_slot: Final[int] = self.new_slot()
        self.mark_slot: Final[int] = self.new_slot()
        self.open_slot: Final[int] = self.new_slot()
        self.distance_slot: Final[int] = self.new_slot()
        self.open_piles: Final[list[str]] = []
        for spec in rules.zones:
            if not spec.each and spec.face == "all" and spec.ordered and not spec.marked and spec.name != "market":
                self.open_piles.append(spec.name)
        self.lines: Final[list[str]] = []  # who stands at which place
        self.marks: Final[list[str]] = []  # places that something is aimed at
        self.marked: Final[list[str]] = []  # seats that something is aimed at, and such
        for field in self.fields:
            if field.form == BY_PLACE and field.is_seat:
                self.lines.append(field.name)
            elif field.form == AS_SET and field.is_number:
                self.marks.append(field.name)
            elif field.form == AS_SET and field.is_seat:
                self.marked.append(field.name)

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots

    def facts(self, g: State, seat: int) -> Facts:
        """Everything this seat knows of a state."""
        found = Facts()
        self.tell_all(g, seat, found)
        return found

    def tell_all(self, g: State, seat: int, found: Listener) -> None:
        """Tell everything this seat knows of a state."""
        found.add(0)  # always true
        found.add(SLOT + min(g.seats, MOST))
        self.tell_question(g, seat, found)
        for field in self.fields:
            self.tell_field(g, seat, field, found)
        for place in self.places:
            self.tell_place(g, seat, place, found)
        for place in self.decks:
            zones = cast("list[Zone]", getattr(g, place.name))
            for owner in range(g.seats):
                base: i64 = SLOT * self.deck_slot + (0 if owner == seat else WHOSE)
                for card in zones[owner].cards:
                    found.add(base + card)
        depth = len(g.stack)
        for at in range(max(0, depth - TOP_STEPS), depth):
            self.tell_step(g.stack[at], seat, found)
        self.tell_relations(g, seat, found)

    def tell_relations(self, g: State, seat: int, found: Listener) -> None:
        """The card that lies alone on an open pile, and how far everybody stands from what it is aimed at.

        Such a card is in force; on a pile of many cards the top one is history.
        """
        in_force = -1
        for pile in range(len(self.open_piles)):
            cards = cast(Zone, getattr(g, self.open_piles[pile])).cards
            if len(cards) == 1:
                in_force = cards[0]
                found.add(SLOT * self.open_slot + PLACE * pile + in_force)
        if not self.lines or not self.marks:
            return
        base: i64 = SLOT * self.distance_slot
        card: i64 = PLACE * (in_force + 1)
        for name in self.lines:
            line = cast("list[int]", getattr(g, name))
            for at in range(len(line)):
                if line[at] < 0:
                    continue
                own: i64 = base + (0 if line[at] == seat else WHOSE)
                for kind in range(len(self.marks)):
                    for mark in cast("list[int]", getattr(g, self.marks[kind])):
                        away = at - mark
                        if -REACH <= away <= REACH:
                            found.add(own + card + (2 * REACH + 1) * kind + away + REACH)
        for kind in range(len(self.marked)):
            for one in cast("list[int]", getattr(g, self.marked[kind])):
                found.add(base + (0 if one == seat else WHOSE) + card + 100 + kind)

    def tell_question(self, g: State, seat: int, found: Listener) -> None:
        question = g.question
        if question is not None:
            found.add(SLOT * 2 + (0 if question.seat == seat else WHOSE) + self.prompts.get(question.prompt, 0))
            return
        for ask in g.asks:
            if ask.seat == seat:
                waits = 0 if g.replies[seat] == WAITING else 1
                found.add(SLOT * 3 + WHOSE * waits + self.prompts.get(ask.prompt, 0))
            elif not ask.quiet:
                found.add(SLOT * 4 + self.prompts.get(ask.prompt, 0))

    def tell_field(self, g: State, seat: int, field: Field, found: Listener) -> None:
        value = getattr(g, field.name)
        base: i64 = SLOT * field.slot
        form = field.form
        if form == SINGLE:
            self.tell(base + COMMON * WHOSE, int(value), field, seat, found)
            return
        whole = cast("list[int]", value)
        if form == BY_SEAT:
            for owner in range(len(whole)):
                self.tell(base + (0 if owner == seat else WHOSE), int(whole[owner]), field, seat, found)
        elif form == BY_PLACE:
            for at in range(len(whole)):
                if whole[at] != 0 or field.is_seat:
                    self.tell(base + COMMON * WHOSE + at * PLACE, int(whole[at]), field, seat, found)
        elif form == AS_SET:
            for one in whole:
                self.tell(base + COMMON * WHOSE, int(one), field, seat, found)
        else:
            parts = cast("list[list[int]]", value)
            for owner in range(len(parts)):
                own: i64 = base + (0 if owner == seat else WHOSE)
                part = parts[owner]
                for at in range(len(part)):
                    if form == SEATS_SETS:
                        found.add(own + part[at])
                    elif part[at] != 0:
                        self.tell(own + at * PLACE, int(part[at]), field, seat, found)

    def tell(self, base: i64, value: int, field: Field, seat: int, found: Listener) -> None:
        """One value of a field: by itself, and for numbers also by its size."""
        if field.is_seat:
            found.add(base + relation(value, seat))
        elif field.is_number:
            found.add(base + bucket(value))
            if value > 0:
                found.add(base + AMOUNT, value if value < MOST else MOST)
        else:
            found.add(base + (value if value >= 0 else NOWHERE))

    def tell_place(self, g: State, seat: int, place: Place, found: Listener) -> None:
        value = getattr(g, place.name)
        if not place.each:
            self.tell_zone(cast(Zone, value), SLOT * place.slot + COMMON * WHOSE, seat, place.cards, found)
            return
        zones = cast("list[Zone]", value)
        for owner in range(len(zones)):
            base: i64 = SLOT * place.slot + (0 if owner == seat else WHOSE)
            self.tell_zone(zones[owner], base, seat, place.cards, found)

    def tell_zone(self, zone: Zone, base: i64, seat: int, by_card: bool, found: Listener) -> None:
        cards = zone.cards
        count = len(cards)
        if count == 0:
            return
        found.add(base + COUNTED - 100 - bucket(count))
        found.add(base + COUNTED, count if count < MOST else MOST)
        if not by_card:
            return
        marked = zone.marked
        for at in range(count):
            if zone.known(at) >> seat & 1:
                found.add(base + cards[at])
                if marked and zone.marks[at] != 0:
                    found.add(base + PLACE * (1 + (zone.marks[at] & 255)) + cards[at])

    def tell_step(self, step: Step, seat: int, found: Listener) -> None:
        fields = self.steps.get(type(step))
        if fields is None:
            fields = self.learn_step(step)
        base: i64 = SLOT * fields.slot
        found.add(base)
        for place in range(len(fields.names)):
            value = int(getattr(step, fields.names[place]))
            code = relation(value, seat) if fields.seats[place] else bucket(value)
            found.add(base + PLACE * (place + 1) + code)

    def learn_step(self, step: Step) -> StepFields:
        """The fields of a step class that has not come up yet; its slot hangs on its name alone."""
        cls = type(step)
        plain = [(name, kind) for name, kind in shape(cls, Step) if "list" not in kind and kind != "str"]
        slot = 1000 + stable_number(cls.__name__)
        found = StepFields(slot, [name for name, _ in plain], [kind in SEAT_KINDS for _, kind in plain])
        self.steps[cls] = found
        return found


def relation(value: int, seat: int) -> int:
    """Whom a seat number names, seen from a seat."""
    return 0 if value == seat else 1 if value >= 0 else 2


def bucket(value: int) -> int:
    """Small numbers are told apart one by one, larger ones roughly."""
    if value < 0:
        return NOWHERE
    if value <= EXACT:
        return value
    if value < 2 * EXACT:
        return EXACT + (value - EXACT) // 2
    if value < 8 * EXACT:
        return 2 * EXACT + (value - 2 * EXACT) // 8
    return 4 * EXACT + (value & 0xFFFF)  # bits, not an amount


def stable_number(name: str) -> int:
    """A number below a million that hangs on a name alone."""
    number = 7
    for letter in name:
        number = (number * 131 + ord(letter)) % 999_983
    return number


def sample_states(rules: Ruleset) -> list[State]:
    """States by which lists by seat, lists by place and sets are told apart: two table sizes, some played on."""
    found: list[State] = []
    chance = Chance()
    chance.seed(1)
    for seats in sorted({rules.seats[0], min(rules.seats[0] + 1, rules.seats[-1]), min(3, rules.seats[-1])}):
        for seed in range(SAMPLES):
            state = rules.start_state(seats, seed)
            found.append(state.clone())
            for _ in range(2):
                playout(state, chance, SAMPLE_DECISIONS)
                if not state.over:
                    found.append(state.clone())
    return found


def form_of(name: str, kind: str, samples: list[State]) -> int:
    """How the values of a field are told apart, by what the samples show."""
    if not kind.startswith("list["):
        return SINGLE
    values = [cast("list[object]", getattr(state, name)) for state in samples]
    lengths = {len(value) for value in values}
    if kind.startswith("list[list["):
        inner = {len(cast("list[int]", part)) for value in values for part in value}
        return SEATS_PLACES if len(inner) == 1 else SEATS_SETS
    seat_kind = kind[5:-1] in SEAT_KINDS
    by_seat = all([len(values[at]) in (samples[at].seats, 2) for at in range(len(samples))]) and len(lengths) > 1
    if by_seat and not seat_kind and 0 not in lengths and 1 not in lengths - {s.seats for s in samples}:
        return BY_SEAT
    if seat_kind and 0 not in lengths:
        return BY_PLACE
    return BY_PLACE if len(lengths) == 1 and 0 not in lengths else AS_SET
