"""Chance inside the state: a fast generator for search, a keyed stream for tables where people sit."""

from __future__ import annotations

import hashlib
from operator import mul
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

MASK32: Final[i64] = 0xFFFFFFFF
# Multiply-with-carry: MULTIPLIER * 2**32 - 1 and its half are both prime, so every seed has the full period of 2**61.
MULTIPLIER: Final[i64] = 0x6C8E9824
MODULUS: Final = 0x6C8E9824 * 2**32 - 1
SPREAD: Final = 0x9E3779B97F4A7C15
# Large products are left to `mul`: Python breaks a multiplication off when a signal comes (Ctrl-C while a bot thinks),
# and what is compiled from `*` takes that for a lack of memory and ends the process.


@mypyc_attr(acyclic=True)
class Chance:
    """A generator whose whole state is one number, or a key and a counter. Copying it costs nothing worth naming."""

    __slots__ = ("count", "key", "keyed", "state")

    state: i64
    key: bytes  # empty for the fast stream
    keyed: bool
    count: int

    def __init__(self) -> None:
        self.state = 1
        self.key = b""
        self.keyed = False
        self.count = 0

    def seed(self, seed: int | bytes) -> None:
        """Start from an int (fast stream) or from 32 bytes (keyed stream that nobody can run backwards)."""
        self.count = 0
        self.keyed = isinstance(seed, bytes)
        if isinstance(seed, bytes):
            self.key = seed
            return
        self.key = b""
        product: int = mul(seed, SPREAD)
        start = (product + 0xD1B54A32D192ED03) % (MODULUS - 1) + 1
        self.state = start
        for _ in range(4):
            self.below(2)

    def copy(self) -> Chance:
        new = Chance()
        new.state = self.state
        new.key = self.key
        new.keyed = self.keyed
        new.count = self.count
        return new

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        if self.keyed:
            return self.below_keyed(n)
        x: i64 = self.state
        x = MULTIPLIER * (x & MASK32) + (x >> 32)
        self.state = x
        return ((x & MASK32) * n) >> 32

    def shuffle(self, numbers: list[int]) -> None:
        """Mix a list: from its end on, each item changes places with one of those up to it."""
        items = cast("list[object]", numbers)  # compiled, objects change places faster than numbers do
        last: i64 = len(items) - 1
        x: i64 = self.state
        while last > 0:
            if self.keyed:
                at: i64 = self.below_keyed(last + 1)
            else:  # what `below` does, without a call for every item
                x = MULTIPLIER * (x & MASK32) + (x >> 32)
                at = ((x & MASK32) * (last + 1)) >> 32
            item = items[at]
            items[at] = items[last]
            items[last] = item
            last -= 1
        self.state = x

    def below_keyed(self, n: int) -> int:
        """The next number of the keyed stream: BLAKE2b of the counter under the 256-bit key."""
        block = hashlib.blake2b(self.count.to_bytes(8, "big"), key=self.key, digest_size=16).digest()
        self.count += 1
        product: int = mul(int.from_bytes(block, "big"), n)
        return product >> 128
