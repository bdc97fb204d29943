"""Work shared out among processes. Ctrl-C or a plain `kill` ends it in order; what was done until then is not lost."""

import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

INTERRUPTED = 130


def share_out(do: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """The results as they come. Must hold: the reader is prepared for `KeyboardInterrupt`."""
    for signal_number in (signal.SIGINT, signal.SIGTERM):  # in the background of a script SIGINT starts out ignored
        signal.signal(signal_number, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # those who are just starting would complain of it
    pool = get_context("spawn").Pool(workers, leave_interrupts_to_the_first)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    try:
        yield from pool.imap_unordered(do, tasks)
    finally:
        pool.terminate()
        pool.join()


def leave_interrupts_to_the_first() -> None:
    """A terminal sends Ctrl-C to all processes; only the first one acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
