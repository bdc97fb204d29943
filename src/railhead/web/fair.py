"""A fair queue: people come first, and among equals everybody's turn comes round, however much somebody else wants."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

Thing = TypeVar("Thing")

PEOPLE, BOTS_ALONE = 0, 1  # ranks: who is served first


class FairQueue(Generic[Thing]):
    """Hands out a few things to many who wait.

    The lower rank is served first. Within a rank every owner has a line of his own, and the lines are served in turn:
    whoever waits with one wish is behind at most one wish of each other owner.
    """

    def __init__(self) -> None:
        self.free: list[Thing] = []
        self.lines: dict[int, dict[str, deque[asyncio.Future[Thing]]]] = {}

    async def take(self, rank: int = PEOPLE, owner: str = "") -> Thing:
        if self.free:
            return self.free.pop()
        wish: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(rank, {}).setdefault(owner, deque()).append(wish)
        try:
            return await wish
        except asyncio.CancelledError:
            if wish.done() and not wish.cancelled():  # it was handed over in the very same moment
                self.give(wish.result())
            raise

    def give(self, thing: Thing) -> None:
        """Give something back, to whoever is next."""
        wish = self.next_wish()
        while wish is not None and wish.done():  # called off
            wish = self.next_wish()
        if wish is None:
            self.free.append(thing)
        else:
            wish.set_result(thing)

    def waiting(self) -> int:
        return sum(len(line) for lines in self.lines.values() for line in lines.values())

    def next_wish(self) -> "asyncio.Future[Thing] | None":
        for rank in sorted(self.lines):
            lines = self.lines[rank]
            if lines:
                owner = next(iter(lines))
                line = lines.pop(owner)
                wish = line.popleft()
                if line:
                    lines[owner] = line  # behind the others
                return wish
        return None
