"""Zones: the only places where cards, and so secrets, lie. A zone knows card by card who has seen what lies there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

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

    cards: list[int]
    seen: list[int]  # empty, or for every card the seats (bits) who know it, and those who know a set that it is of
    marks: list[int]  # for a marked zone: a public number on every card (durability, fatigue, …)
    base: int  # the seats (bits) who see whatever lies here
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
        for at in range(len(cards) - 1, -1, -1):
            if cards[at] == card:
                return at
        return -1

    def known(self, at: int) -> int:
        """The seats (bits) who know the card at a place."""
        return self.seen[at] & EVERYBODY if self.seen else self.base

    def set_known_to(self, seat: int, at: int) -> int:
        """The number of the set of which a seat knows the card at a place to be one; 0: it knows none."""
        bits = self.seen[at] if self.seen else 0
        return bits >> SET if bits >> AMONG >> seat & 1 else 0

    def put(self, card: int, known: int, mark: int = 0, bottom: bool = False) -> None:
        """Lay a card on top (or under the bottom), known to these seats and to all who look at this zone."""
        known |= self.base
        at = 0 if bottom else len(self.cards)
        if self.seen:
            self.seen.insert(at, known)
        elif known != self.base:
            self.seen = [self.base] * len(self.cards)
            self.seen.insert(at, known)
        if self.marks:
            self.marks.insert(at, mark)
        elif self.marked:
            self.marks = [mark]
        if bottom:
            self.cards.insert(0, card)
        else:
            self.cards.append(card)

    def fill(self, cards: list[int]) -> None:
        """Set-up only: lay many cards out of the box at once, the last on top."""
        self.cards = cards[:]

    def show(self, at: int, seats: int) -> None:
        """Let these seats (bits) know the card at a place."""
        if not self.seen:
            if self.base | seats == self.base:
                return
            self.seen = [self.base] * len(self.cards)
        self.seen[at] = settle(self.seen[at] | seats)

    def forget(self, seats: int) -> None:
        """These seats (bits) no longer know which card lies where, except those who always look at this zone."""
        keep = ~(seats & ~self.base)
        for at in range(len(self.seen)):
            self.seen[at] &= keep
        self.tidy()

    def add_to_set(self, number: int, seats: int) -> None:
        """These seats (bits) know that all cards here are of a set."""
        if not self.seen:
            self.seen = [self.base] * len(self.cards)
        for at in range(len(self.seen)):
            bits = self.seen[at]
            self.seen[at] = of_set(bits & EVERYBODY, bits >> AMONG | seats, number)

    def doubt(self, card: int, seats: int) -> None:
        """A copy left that these seats (bits) did not know: who knew another copy cannot tell which one it was."""
        for at in range(len(self.cards)):
            if self.cards[at] == card:
                doubting = self.seen[at] & seats
                self.seen[at] &= ~doubting
                seats &= ~doubting

    def tidy(self) -> None:
        """Drop the list of who has seen what once it says no more than `base` does."""
        base = self.base
        for known in self.seen:
            if known != base:
                return
        self.seen = NO_BITS

    def distinct(self) -> list[int]:
        """The different cards here, in the order in which they lie."""
        found: list[int] = []
        for card in self.cards:
            if card not in found:
                found.append(card)
        return found


def empty_zone(base: int = 0, pool: int = 0, ordered: bool = False, marked: bool = False) -> Zone:
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


def of_set(known: int, among: int, number: int) -> int:
    """Who knows what of a card: these seats (bits) the card itself, those only that it is one of a set."""
    among &= EVERYBODY & ~known
    return known | among << AMONG | number << SET if among else known


def settle(bits: int) -> int:
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
    return 1 + max([max(sets_in(zone.seen), default=0) for zone in zones])


def all_of_one_set(seen: list[int]) -> int:
    """The seats (bits) who know all these cards to be of one and the same set."""
    seats = EVERYBODY
    for bits in seen:
        seats &= bits >> AMONG if bits >> SET == seen[0] >> SET else 0
    return seats


def join_sets(zones: list[Zone], numbers: list[int]) -> None:
    """Wherever the cards of these sets lie, they are one set now, with the first of the numbers."""
    for zone in zones:
        for at in range(len(zone.seen)):
            bits = zone.seen[at]
            if bits >> SET in numbers:
                zone.seen[at] = of_set(bits & EVERYBODY, bits >> AMONG, numbers[0])


def forget_sets(zones: list[Zone], numbers: list[int], seats: int) -> None:
    """Wherever the cards of these sets lie, these seats (bits) no longer know that they are of them."""
    for zone in zones:
        if any([bits >> SET in numbers for bits in zone.seen]):
            for at in range(len(zone.seen)):
                bits = zone.seen[at]
                if bits >> SET in numbers:
                    zone.seen[at] = of_set(bits & EVERYBODY, bits >> AMONG & ~seats, bits >> SET)
            zone.tidy()
