"""The terminal: where text goes, where lines come from, and how a complaint looks."""

import os
import select
import sys

from rich.console import Console
from rich.text import Text

from railhead.kernel.errors import RailheadError
from railhead.present.words import FRAME, REFERENCE, words

FORGET_SCROLLED = "\x1b[3J"  # also what was scrolled out of sight
TURN = 0.2  # seconds
PATIENCE = 10.0  # seconds to wait for the first line where nobody sits at a terminal
USUAL_HEIGHT = 24
SPARE = 2  # lines of a terminal left free: what is typed at the prompt, and the answer to it


class Complaint(RailheadError):
    """Bad input on the command line: what is wrong, where, why, and what to do instead."""


class Screen:
    """A console that draws and a keyboard that may come to an end. `words`: what it says itself, in its language."""

    def __init__(self, *, no_color: bool = False) -> None:
        self.console = Console(no_color=no_color or "NO_COLOR" in os.environ, highlight=False, emoji=False)
        self.heard = False
        self.speak(REFERENCE)

    def speak(self, language: str) -> None:
        self.words = words(FRAME, language)

    @property
    def height(self) -> int:
        """How many lines stand on the screen together."""
        return max(USUAL_HEIGHT, self.console.height if self.console.is_terminal else 0) - SPARE

    def tell(self, message: str, style: str = "", **values: object) -> None:
        """Print a sentence of the terminal's own."""
        self.say(self.words.say(message, **values), style)

    def say(self, text: str = "", style: str = "") -> None:
        """Print a text as it stands: nothing in it is read as markup."""
        self.console.print(Text(text, style=style))

    def say_command(self, text: str) -> None:
        """Print a line to be copied: it is never broken up."""
        self.console.print(Text(f"  {text}"), soft_wrap=True)

    def hear(self, prompt: str) -> str:
        """A line from the keyboard; EOFError if there is none, also where a pipe stays silent."""
        self.console.print(Text(prompt), end="", soft_wrap=True)
        self.console.file.flush()
        if sys.stdin.isatty():
            return typed_line()
        if not self.heard and not something_comes():
            raise EOFError
        self.heard = True
        line = sys.stdin.readline()
        self.say(line.rstrip("\n"))  # what a keyboard would have shown
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        """Hide what was shown, before another person looks at the screen."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
        else:
            self.say("\n" * 3)


def typed_line() -> str:
    """A line of a terminal. Waiting in short turns, it misses no Ctrl-C that comes just before the wait."""
    try:
        while not select.select([sys.stdin], [], [], TURN)[0]:
            pass
        line = sys.stdin.readline()
    except OSError:  # the terminal was closed
        line = ""
    if not line:
        raise EOFError
    return line.strip()


def something_comes() -> bool:
    """Does a silent pipe send anything, or end, within a short time?"""
    try:
        return bool(select.select([sys.stdin], [], [], PATIENCE)[0])
    except (OSError, ValueError):
        return True  # not a real file: reading it cannot block


def any_text_goes() -> None:
    """Unicode everywhere: a terminal that cannot show a letter shows a question mark, and never an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
