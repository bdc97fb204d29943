"""Zones: the only places where cards, and so secrets, lie. A zone knows card by card who has seen what lies there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MOST_SEATS: Final = 10
SPECTATOR: Final = 10  # the bit of everybody who only watches
NOBODY: Final = 0
EVERYBODY: Final = (1 << (MOST_SEATS + 1)) - 1
HIDDEN: Final = -1  # a card this viewer cannot know

# A seat can also know that a card is one of a *set*: it knows which cards they are, but not which of them lies where.
# Then its bit stands further left than that of a seat who knows the card, and left of all bits the number of the set.
AMONG: Final = MOST_SEATS + 1
SET: Final = 2 * AMONG


class ZoneSpec:
    """What a ruleset declares about a zone (or one zone per seat)."""

    def __init__(self, name: str, *, pool: str, face: str, ordered: bool, marked: bool, each: bool, title: str) -> None:
        self.name = name
        self.pool = pool
        self.face = face
        self.ordered = ordered
        self.marked = marked
        self.each = each
        self.title = title


def pile(name: str, title: str, *, pool: str, face: str = "none", each: bool = False, marked: bool = False) -> ZoneSpec:
    """A zone whose order counts (deck, discard pile). `face`: who sees the cards: "none", "owner" or "all".

    `pool`: cards a viewer cannot place are dealt anew among the zones of one pool; "{seat}" makes it the owner's own.
    """
    return ZoneSpec(name, pool=pool, face=face, ordered=True, marked=marked, each=each, title=title)


def hand(name: str, title: str, *, pool: str, face: str = "owner", each: bool = True, marked: bool = False) -> ZoneSpec:
    """A zone whose order means nothing (hand, cards in play). A choice from it is unseen unless the card is shown."""
    return ZoneSpec(name, pool=pool, face=face, ordered=False, marked=marked, each=each, title=title)


NO_BITS: Final[list[int]] = []  # shared by all zones without exceptions; replaced, never changed in place


@mypyc_attr(acyclic=True)
class Zone:
    """Cards in a place. The last card of an ordered zone is its top. Made by `empty_zone`."""

    __slots__ = ("base", "cards", "marked", "marks", "ordered", "pool", "seen")

    cards: list[int]
    seen: list[int]  # empty, or for every card the seats (bits) who know it, and those who know a set that it is of
    marks: list[int]  # for a marked zone: a public number on every card (durability, fatigue, …)
    base: i64  # the seats (bits) who see whatever lies here
    pool: int
    ordered: bool
    marked: bool

    def copy(self) -> Zone:
        new = Zone()
        new.cards = self.cards[:]
        new.seen = self.seen[:] if self.seen else NO_BITS
        new.marks = self.marks[:] if self.marks else NO_BITS
        new.base = self.base
        new.pool = self.pool
        new.ordered = self.ordered
        new.marked = self.marked
        return new

    def __len__(self) -> int:
        return len(self.cards)

    def place(self, card: int) -> int:
        """Where the topmost copy of a card lies, or -1."""
        cards = self.cards
        end: i64 = -1  # a machine number, so that compiled code counts in them
        for at in range(len(cards) - 1, end, -1):
            if cards[at] == card:
                return at
        return -1

    def known(self, at: int) -> int:
        """The seats (bits) who know the card at a place."""
        if not self.seen:
            return self.base
        bits: i64 = self.seen[at]
        return bits & EVERYBODY

    def set_known_to(self, seat: int, at: int) -> int:
        """The number of the set of which a seat knows the card at a place to be one; 0: it knows none."""
        bits = self.seen[at] if self.seen else 0
        return bits >> SET if bits >> AMONG >> seat & 1 else 0

    def put(self, card: int, known: i64, mark: int = 0, bottom: bool = False) -> None:
        """Lay a card on top (or under the bottom), known to these seats and to all who look at this zone."""
        cards = self.cards
        base = self.base
        known |= base
        if self.seen or known != base:
            if not self.seen:
                self.seen = [base] * len(cards)
            self.seen.insert(0 if bottom else len(cards), known)
        if self.marked:
            if not self.marks:
                self.marks = []
            self.marks.insert(0 if bottom else len(cards), mark)
        if bottom:
            cards.insert(0, card)
        else:
            cards.append(card)

    def put_all(self, cards: list[int], known: list[int], marks: list[int]) -> None:
        """Lay many cards on top, in their order, known to these and to all who look at this zone."""
        base: int = self.base
        told = bool(self.seen)  # does a list say more than `base` does?
        for bits in known:
            if bits != base:
                told = True
        if told:
            self.seen = (self.seen or [base] * len(self.cards)) + known
        if self.marked:
            self.marks = self.marks + (marks or [0] * len(cards))
        self.cards.extend(cards)

    def fill(self, cards: list[int]) -> None:
        """Set-up only: lay many cards out of the box at once, the last on top."""
        self.cards = cards[:]

    def show(self, at: int, seats: i64) -> None:
        """Let these seats (bits) know the card at a place."""
        if not self.seen:
            if self.base | seats == self.base:
                return
            self.seen = [self.base] * len(self.cards)
        bits: i64 = self.seen[at]
        self.seen[at] = settle(bits | seats)

    def forget(self, seats: i64) -> None:
        """These seats (bits) no longer know which card lies where, except those who always look at this zone."""
        seen = self.seen
        base = self.base
        seats &= ~base
        told = False  # does the list still say more than `base` does?
        for at in range(len(seen)):
            bits: i64 = seen[at]
            if bits & seats:
                bits &= ~seats
                seen[at] = bits
            if bits != base:
                told = True
        if not told:
            self.seen = NO_BITS

    def add_to_set(self, number: i64, seats: i64) -> None:
        """These seats (bits) know that all cards here are of a set."""
        if not self.seen:
            self.seen = [self.base] * len(self.cards)
        for at in range(len(self.seen)):
            bits: i64 = self.seen[at]
            self.seen[at] = of_set(bits & EVERYBODY, bits >> AMONG | seats, number)

    def doubt(self, card: int, seats: i64) -> None:
        """A copy left that these seats (bits) did not know: who knew another copy cannot tell which one it was."""
        cards = self.cards
        for at in range(len(cards)):
            if cards[at] == card:
                bits: i64 = self.seen[at]
                self.seen[at] = bits & ~seats
                seats &= ~bits

    def tidy(self) -> None:
        """Drop the list of who has seen what once it says no more than `base` does."""
        base: int = self.base
        for known in self.seen:
            if known != base:
                return
        self.seen = NO_BITS

    def distinct(self) -> list[int]:
        """The different cards here, in the order in which they lie."""
        return different(self.cards)


def different(cards: list[int]) -> list[int]:
    """The different ones of these cards, in their order."""
    found: list[int] = []
    seen = 0
    for card in cards:
        if not seen >> card & 1:
            seen |= 1 << card
            found.append(card)
    return found


def empty_zone(base: i64 = 0, pool: int = 0, ordered: bool = False, marked: bool = False) -> Zone:
    """A zone with nothing in it."""
    new = Zone()
    new.cards = []
    new.seen = NO_BITS
    new.marks = NO_BITS
    new.base = base
    new.pool = pool
    new.ordered = ordered
    new.marked = marked
    return new


# --- sets: cards of which a seat knows which they are, but not which of them lies where -----------------------------


def of_set(known: i64, among: i64, number: i64) -> i64:
    """Who knows what of a card: these seats (bits) the card itself, those only that it is one of a set."""
    among &= EVERYBODY & ~known
    return known | among << AMONG | number << SET if among else known


def settle(bits: i64) -> i64:
    """Who knows a card itself need not know of which set it is."""
    return of_set(bits & EVERYBODY, bits >> AMONG, bits >> SET) if bits > EVERYBODY else bits


def sets_in(seen: list[int]) -> list[int]:
    """The numbers of the sets of which some cards are."""
    numbers: list[int] = []
    for bits in seen:
        if bits > EVERYBODY and bits >> SET not in numbers:
            numbers.append(bits >> SET)
    return numbers


def new_set(zones: list[Zone]) -> int:
    """A number that no set has."""
    highest = 0
    for zone in zones:
        for bits in zone.seen:
            if bits >> SET > highest:
                highest = bits >> SET
    return highest + 1


def all_of_one_set(seen: list[int]) -> i64:
    """The seats (bits) who know all these cards to be of one and the same set."""
    seats: i64 = EVERYBODY
    first: i64 = seen[0]
    for one in seen:
        bits: i64 = one
        seats &= bits >> AMONG if bits >> SET == first >> SET else 0
    return seats


def join_sets(zones: list[Zone], numbers: list[int]) -> None:
    """Wherever the cards of these sets lie, they are one set now, with the first of the numbers."""
    for zone in zones:
        for at in range(len(zone.seen)):
            bits: i64 = zone.seen[at]
            if bits >> SET in numbers:
                zone.seen[at] = of_set(bits & EVERYBODY, bits >> AMONG, numbers[0])


def forget_sets(zones: list[Zone], numbers: list[int], seats: i64) -> None:
    """Wherever the cards of these sets lie, these seats (bits) no longer know that they are of them."""
    for zone in zones:
        if any([bits >> SET in numbers for bits in zone.seen]):
            for at in range(len(zone.seen)):
                bits: i64 = zone.seen[at]
                if bits >> SET in numbers:
                    zone.seen[at] = of_set(bits & EVERYBODY, bits >> AMONG & ~seats, bits >> SET)
            zone.tidy()
