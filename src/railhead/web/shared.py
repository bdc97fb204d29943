"""What the server processes of one machine count together: a board in memory that all of them see.

A bucket of requests, or the number of somebody's open streams, must be the same whichever process a connection comes
to. The board is a file that every process maps; a lock of a few bytes guards each part of it. One process alone has a
board of its own in the same form. Each process counts in a column of its own, which whoever takes its place clears, so
a process that is killed leaves nothing behind.
"""

import fcntl
import mmap
import os
import secrets
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path

VARIABLE = "RAILHEAD_BOARD"  # where the processes of a server find their board; set by the one that starts them
PROCESSES = 16  # columns
WAYS = 16  # places where one name may stand
SETS = 4096
SECRET = 16  # bytes that nobody outside knows, so that nobody can choose names that share a place
SLOT = struct.Struct(f"<Qdd{PROCESSES}H")


@dataclass
class Slot:
    """What is written under one name."""

    at: float = -1.0  # when it was last used
    level: float = 0.0
    counts: list[int] = field(default_factory=lambda: [0] * PROCESSES)

    @property
    def new(self) -> bool:
        return self.at < 0


class Board:
    """Names and numbers. Where a place is full, whoever was not seen for longest and counts nothing is forgotten."""

    def __init__(self, path: str = "", sets: int = SETS) -> None:
        self.sets = sets
        size = SECRET + sets * WAYS * SLOT.size
        self.index = 0
        self.lock = -1
        if path:
            self.lock = os.open(path, os.O_RDWR)
            self.memory = mmap.mmap(self.lock, size)
            self.index = self.take_column(size)
        else:
            self.memory = mmap.mmap(-1, size)
            self.memory[:SECRET] = secrets.token_bytes(SECRET)
        self.secret = self.memory[:SECRET]

    @staticmethod
    def create(path: Path, sets: int = SETS) -> None:
        """An empty board for several processes."""
        with path.open("wb") as file:
            file.write(secrets.token_bytes(SECRET))
            file.truncate(SECRET + sets * WAYS * SLOT.size)

    def take_column(self, beyond: int) -> int:
        """A column that no living process has; the lock on a byte beyond the end goes with its process."""
        for index in range(PROCESSES):
            try:
                fcntl.lockf(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, beyond + index)
            except OSError:
                continue
            for place in range(self.sets * WAYS):
                struct.pack_into("<H", self.memory, SECRET + place * SLOT.size + 24 + 2 * index, 0)
            return index
        raise RuntimeError(f"More than {PROCESSES} processes share one board.")

    @contextmanager
    def slot(self, name: str) -> Iterator[Slot]:
        """What stands under a name, to be changed; nobody else changes it meanwhile. A full place keeps nothing."""
        digest = int.from_bytes(blake2b(name.encode(), digest_size=8, key=self.secret).digest(), "little") or 1
        first = SECRET + digest % self.sets * WAYS * SLOT.size
        if self.lock >= 0:
            fcntl.lockf(self.lock, fcntl.LOCK_EX, 1, digest % self.sets)
        try:
            place, slot = self.find(digest, first)
            yield slot
            if place is not None:
                SLOT.pack_into(self.memory, place, digest, slot.at, slot.level, *slot.counts)
        finally:
            if self.lock >= 0:
                fcntl.lockf(self.lock, fcntl.LOCK_UN, 1, digest % self.sets)

    def find(self, digest: int, first: int) -> tuple[int | None, Slot]:
        oldest: tuple[float, int] | None = None
        for place in range(first, first + WAYS * SLOT.size, SLOT.size):
            found, at, level, *counts = SLOT.unpack_from(self.memory, place)
            if found == digest:
                return place, Slot(at, level, counts)
            if not any(counts) and (oldest is None or at < oldest[0]):
                oldest = (at, place)
        return (None if oldest is None else oldest[1]), Slot()

    def count(self, name: str, change: int, at: float) -> int:
        """Count up or down under a name; how many there are in all processes then."""
        with self.slot(name) as slot:
            slot.at = at
            slot.counts[self.index] = min(0xFFFF, max(0, slot.counts[self.index] + change))
            return sum(slot.counts)

    def total(self, name: str) -> int:
        with self.slot(name) as slot:
            return sum(slot.counts)


@cache
def opened(path: str) -> Board:
    """Once for each process: a second one would take the same column."""
    return Board(path)


def board() -> Board:
    """The board of this server: shared where several processes were started, else a new one of its own."""
    path = os.environ.get(VARIABLE, "")
    return opened(path) if path else Board()
