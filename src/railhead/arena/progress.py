"""How far a soak is: one line that is written over on a terminal, and one line now and then elsewhere."""

import sys
import time
from types import TracebackType

TERMINAL_SECONDS = 0.5
ELSEWHERE_SECONDS = 30.0


class Progress:
    """`with Progress("race: pairs", 10_000) as progress: progress.at(17)`; it counts nothing itself."""

    def __init__(self, what: str, of: int) -> None:
        self.what = what
        self.of = of
        self.begun = self.last = time.monotonic()
        self.terminal = sys.stderr.isatty()

    def at(self, done: int) -> None:
        """Show how much is done, unless that was just shown."""
        now = time.monotonic()
        if now - self.last < (TERMINAL_SECONDS if self.terminal else ELSEWHERE_SECONDS):
            return
        self.last = now
        spent = now - self.begun
        left = f", about {spent / done * (self.of - done):.0f} s to go" if done and self.of else ""
        of = f" of {self.of:,}" if self.of else ""  # 0: nobody knows
        line = f"{self.what} {done:,}{of} after {spent:.0f} s{left}"
        self.write(line, end="" if self.terminal else "\n")

    def write(self, line: str, end: str) -> None:
        before = "\r\x1b[K" if self.terminal else ""
        sys.stderr.write(f"{before}{line}{end}")
        sys.stderr.flush()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        if self.terminal:
            self.write("", end="")
