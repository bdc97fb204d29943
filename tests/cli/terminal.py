"""A real process on a real terminal of 80 columns, typed at line by line."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path

# The process makes the terminal its own first, so that Ctrl-C reaches it.
START = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from railhead.cli.main import app; app()"
COMMAND = [sys.executable, "-c", START]
PATIENCE = 20.0


class Terminal:
    """Runs `railhead` on a pseudo-terminal; `expect` waits for a text, `type` types a line."""

    def __init__(self, home: Path, *arguments: str, rows: int = 40, **environment: str) -> None:
        self.screen, line = pty.openpty()
        ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        variables = {**os.environ, "XDG_STATE_HOME": str(home), "TERM": "xterm", "COLUMNS": "80", **environment}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=line,
            stdout=line,
            stderr=line,
            cwd=home,
            env=variables,
            start_new_session=True,
        )
        os.close(line)
        self.text = ""
        self.read_upto = 0

    def expect(self, wanted: str) -> str:
        """Wait until the text appears after all that was waited for before; what stood before it."""
        deadline = time.monotonic() + PATIENCE
        while (place := self.text.find(wanted, self.read_upto)) < 0:
            assert self.more(deadline), f"{wanted!r} never came after:\n{self.text[self.read_upto :]}"
        before, self.read_upto = self.text[self.read_upto : place], place + len(wanted)
        return before

    def more(self, deadline: float) -> bool:
        """Read on; False at the end of the process or of patience."""
        if not select.select([self.screen], [], [], max(0.0, deadline - time.monotonic()))[0]:
            return False
        try:
            data = os.read(self.screen, 65536)
        except OSError:  # the other side is closed
            return False
        self.text += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.screen, key.encode())

    def end(self) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.more(deadline):
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Kill what still runs; a second call changes nothing."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        if self.screen >= 0:
            os.close(self.screen)
            self.screen = -1
