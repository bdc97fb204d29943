"""When garbage is collected: nobody is answered meanwhile, so never much of it at a time.

Python looks for circles among what is young, then among what is older, then everywhere. Everywhere takes half a second
with 800 open pages. So that is done only where nobody has been for a while; what is young is looked at often, which
takes a few milliseconds, and what is there at the start never. It suffices because what lives long (tables, streams)
forms no circles when it ends: a test watches over that.
"""

import gc
import logging
import time
from collections.abc import Callable

from railhead.web import metrics

YOUNG = 5_000  # things that are new since the last look among them, until the next
MIDDLE = 8  # such looks, until what they left is looked at once more
NEVER = 1_000_000  # such looks, until everything is
GROWTH = 1.2  # of the memory, until everything is looked at where nobody is here
QUIET_SECONDS = 30.0  # after the last request; a page that is open is always somebody
MUCH = 8.0  # of the memory, until that is done whoever is here: there must be circles that we do not know of

log = logging.getLogger("railhead.web")


def settle() -> None:
    """Once, when everything is read: what is here stays, and only what comes after it is looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Sweeper:
    """Looks everywhere when nobody would notice."""

    def __init__(
        self,
        memory: Callable[[], float] = metrics.memory,
        visits: Callable[[], float] = metrics.visits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.memory, self.visits, self.clock = memory, visits, clock
        self.left = memory()  # of the memory, when everything was last looked at
        self.visited = (visits(), clock())  # how many requests there were, and when that was last another number

    def alone(self, pages: int) -> bool:
        """Has nobody a page open, and has nobody asked for anything lately?"""
        if pages or self.visits() != self.visited[0]:
            self.visited = (self.visits(), self.clock())
        return self.clock() - self.visited[1] > QUIET_SECONDS

    def sweep(self, pages: int) -> bool:
        """Look everywhere if it is time; `pages`: how many are open."""
        alone = self.alone(pages)
        if self.memory() <= self.left * (GROWTH if alone else MUCH):
            return False
        begun = time.thread_time()
        found = gc.collect()
        self.left = self.memory()
        if not alone:
            took = (time.thread_time() - begun) * 1000
            log.warning("the memory has grown eightfold: %d things of garbage were collected in %.0f ms", found, took)
        return True
