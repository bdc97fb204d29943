"""Hears that the server is told to end, before it waits for what is under way."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def on_ending(drain: Callable[[], None]) -> Iterator[None]:
    """Call back in the event loop when this process is told to end; whoever listened before hears it too."""
    if threading.current_thread() is not threading.main_thread():  # in tests; only the main one hears signals
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in ENDING}

    def told(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(drain)
        listener = before[signal.Signals(number)]
        if callable(listener):
            listener(number, frame)

    for number in ENDING:
        signal.signal(number, told)
    try:
        yield
    finally:
        for number, listener in before.items():
            signal.signal(number, listener)
