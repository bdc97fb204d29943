"""A step is a rule in progress: plain data plus an ordered flow of lines. A line asks or acts."""

from __future__ import annotations

from collections.abc import Callable
from inspect import get_annotations
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from railhead.kernel.ask import Ask

if TYPE_CHECKING:
    from railhead.kernel.state import State

Line = Callable[..., "Ask | list[Ask] | None"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Base of all steps. Its fields are public: a secret lives in a zone or in an open secret question, never here.

    Must hold for every subclass: it is made without arguments, its fields are annotated, `flow` names its lines.
    """

    at: i64 = 0  # the line of the flow that comes next
    into: str = ""  # the field of the parent that takes `result`
    result: int = 0
    runner: Runner  # set where the step comes onto a stack

    def go(self, line: str) -> None:
        """Send the flow to a line by its name; the running line is finished first."""
        self.at = PLACES[type(self)][line]

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        """The number of the reason (in the ruleset's `reasons`) why this option is not offered; 0: no special one."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Runner:
    """Copies and runs the steps of one class. This one can do it for any: slower than a generated one, always right."""

    def copy(self, old: Step) -> Step:
        new: Step = type(old)()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.runner = self
        for name, _ in shape(type(old), Step):
            setattr(new, name, copy_value(getattr(old, name)))
        return new

    def run(self, step: Step, g: State) -> bool:
        """Run the lines of a step until it asks (True), ends, or another step is on top (False)."""
        lines = FLOWS[type(step)]
        while step.at < len(lines):
            step.at += 1
            question = lines[step.at - 1](step, g)
            if g.asks_now(step, question):
                return True
            if g.interrupted:
                return False
        g.spend_replies()
        return False


ANY_RUNNER: Final = Runner()
FLOWS: Final[dict[type, list[Line]]] = {}
PLACES: Final[dict[type, dict[str, int]]] = {}
RUNNERS: Final[dict[type, Runner]] = {}
SHAPES: Final[dict[type, list[tuple[str, str]]]] = {}  # the fields of a step or state: name and kind


def flow(step: type, *lines: str) -> None:
    """Declare the lines of a step in rulebook order. Lines called `ask_…` ask, all others act."""
    FLOWS[step] = [getattr(step, line) for line in lines]
    PLACES[step] = {line: place for place, line in enumerate(lines)}
    RUNNERS.setdefault(step, ANY_RUNNER)


def register_step(step: type, runner: Runner, fields: list[tuple[str, str]]) -> None:
    """Called by the generated `fields.py` of a game: how to copy and run a step natively, and which fields it has."""
    RUNNERS[step] = runner
    SHAPES[step] = fields


def shape(cls: type, base: type) -> list[tuple[str, str]]:
    """The fields of a step or state class below the kernel's own: registered, or read off the annotations."""
    if cls not in SHAPES:
        found: list[tuple[str, str]] = []
        for parent in reversed(cls.__mro__):
            if parent is not base and issubclass(parent, base):
                found += [(name, str(kind)) for name, kind in get_annotations(parent).items()]
        SHAPES[cls] = found
    return SHAPES[cls]


def copy_value(value: object) -> object:
    """A copy of plain data: lists are copied all the way down."""
    if isinstance(value, list):
        return [copy_value(item) for item in value]
    return value
