"""How much one client may have: requests by a token bucket."""

import time
from collections.abc import Callable

CLIENTS = 20_000  # that are remembered; whoever was not seen for longest is forgotten first


class Buckets:
    """One token bucket for each client.

    A bucket begins full with `burst` drops and gains `rate` drops a second, up to `burst`. A request that finds a whole
    drop takes it; one that does not is refused and takes nothing, so in T seconds nobody gets more than
    `burst + rate * T` requests through, and whoever asks all the time gets just as many.
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # how many drops there were, and when

    def spend(self, client: str) -> bool:
        """Take one drop from the bucket of a client; False if there is none. Without a rate there is no limit."""
        if not self.rate:
            return True
        at = self.clock()
        left, since = self.buckets.pop(client, (self.burst, at))
        left = min(self.burst, left + (at - since) * self.rate)
        let_through = left >= 1
        self.buckets[client] = (left - 1 if let_through else left, at)  # at the end: the order is that of the last use
        if len(self.buckets) > CLIENTS:
            del self.buckets[next(iter(self.buckets))]
        return let_through
