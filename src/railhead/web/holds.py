"""How long the event loop is held by anything: nobody else is answered meanwhile."""

import asyncio
import time
from collections import deque

TICK_SECONDS = 0.01
WINDOW_SECONDS = 60
SLICE_SECONDS = 0.008  # of long work that must be done here before the others have their turn


class Breath:
    """Long work on the loop lets the others have their turn again and again: `await breath.take()` in its loop."""

    def __init__(self) -> None:
        self.since = time.perf_counter()

    async def take(self) -> None:
        if time.perf_counter() - self.since > SLICE_SECONDS:
            await asyncio.sleep(0)
            self.since = time.perf_counter()


class Holds:
    """Measures the longest hold of the loop.

    A hold is what the thread of the loop worked between two ticks: time for which it waited, or for which the machine
    gave its cores to others, is not counted, since nothing here could be done about it. `late` counts that too.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self.late = 0.0
        self.minutes: deque[float] = deque([0.0, 0.0], 2)  # this minute, and the one before it

    async def watch(self) -> None:
        begun = time.monotonic()
        while True:
            worked, at = time.thread_time(), time.perf_counter()
            await asyncio.sleep(TICK_SECONDS)
            held = time.thread_time() - worked
            self.longest = max(self.longest, held)
            self.late = max(self.late, time.perf_counter() - at - TICK_SECONDS)
            self.minutes[-1] = max(self.minutes[-1], held)
            if time.monotonic() - begun > WINDOW_SECONDS:
                begun = time.monotonic()
                self.minutes.append(0.0)

    def report(self) -> dict[str, float]:
        """In milliseconds."""
        spans = {"since_start": self.longest, "last_minutes": max(self.minutes), "late": self.late}
        return {name: round(seconds * 1000, 1) for name, seconds in spans.items()}
