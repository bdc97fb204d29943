"""A fair queue: people come first, and among equals everybody's turn comes round, however much somebody else wants."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

Thing = TypeVar("Thing")

PEOPLE, BOTS_ALONE = 0, 1  # ranks: who is served first


class FairQueue(Generic[Thing]):
    """Hands out a few things to many who wait.

    The lower rank is served first. Within a rank the homes are served in turn, and within a home its owners: whoever
    waits with one wish is behind at most one wish of each other home, and one of each other owner of his own. So nobody
    gets more by being many: keys are free, addresses are not.
    """

    def __init__(self) -> None:
        self.free: list[Thing] = []
        self.lines: dict[int, dict[str, dict[str, deque[asyncio.Future[Thing]]]]] = {}  # by rank, home and owner

    async def take(self, rank: int = PEOPLE, owner: str = "", home: str = "") -> Thing:
        if self.free:
            return self.free.pop()
        wish: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(rank, {}).setdefault(home, {}).setdefault(owner, deque()).append(wish)
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
        homes = [owners for lines in self.lines.values() for owners in lines.values()]
        return sum(len(line) for owners in homes for line in owners.values())

    def next_wish(self) -> "asyncio.Future[Thing] | None":
        for rank in sorted(self.lines):
            homes = self.lines[rank]
            if homes:
                home = next(iter(homes))
                owners = homes.pop(home)
                owner = next(iter(owners))
                line = owners.pop(owner)
                wish = line.popleft()
                if line:
                    owners[owner] = line  # behind the others
                if owners:
                    homes[home] = owners
                return wish
        return None
