"""How much one client may have: requests by a token bucket; and who counts as one."""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from railhead.web.shared import Board

HOUSEHOLD_BITS = 64  # of an address of the new kind: who has one has all that begin so, and may use another every time


@lru_cache(4096)
def household(address: str) -> str:
    """Whose limits an address shares: its own, or with IPv6 those of the whole network that one household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a socket in the file system, or a test
        return address
    if not isinstance(found, IPv6Address):
        return address
    inner = found.ipv4_mapped
    return str(inner) if inner is not None else str(ip_network((found, HOUSEHOLD_BITS), strict=False))


class Buckets:
    """One token bucket for each client, shared by all processes of the server.

    A bucket begins full with `burst` drops and gains `rate` drops a second, up to `burst`. A request that finds a whole
    drop takes it; one that does not is refused and takes nothing, so in T seconds nobody gets more than
    `burst + rate * T` requests through, and whoever asks all the time gets just as many.
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, board: Board | None = None
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock  # of the machine: the same in all its processes
        self.board = board or Board()

    def spend(self, client: str) -> bool:
        """Take one drop from the bucket of a client; False if there is none. Without a rate there is no limit."""
        if not self.rate:
            return True
        at = self.clock()
        with self.board.slot(f"rate {client}") as bucket:
            left = self.burst if bucket.new else min(self.burst, bucket.level + (at - bucket.at) * self.rate)
            let_through = left >= 1
            bucket.level = left - 1 if let_through else left
            bucket.at = at
        return let_through
