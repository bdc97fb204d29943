"""A step is a rule in progress: plain data plus an ordered flow of lines. A line asks or acts."""

from __future__ import annotations

from collections.abc import Callable
from inspect import get_annotations
from typing import Final

from mypy_extensions import mypyc_attr

from railhead.kernel.ask import Ask

Line = Callable[..., "Ask | list[Ask] | None"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Base of all steps. Its fields are public: a secret lives in a zone or in an open secret question, never here.

    Must hold for every subclass: it is made without arguments, its fields are annotated, `flow` names its lines.
    """

    at: int = 0  # the line of the flow that comes next
    into: str = ""  # the field of the parent that takes `result`
    result: int = 0

    def go(self, line: str) -> None:
        """Send the flow to a line by its name; the running line is finished first."""
        self.at = PLACES[type(self)][line]

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        """The number of the reason (in the ruleset's `reasons`) why this option is not offered; 0: no special one."""
        return 0


FLOWS: Final[dict[type, list[Line]]] = {}
PLACES: Final[dict[type, dict[str, int]]] = {}
COPY: Final[dict[type, Callable[..., Step]]] = {}
SHAPES: Final[dict[type, list[tuple[str, str]]]] = {}  # the fields of a step or state: name and kind


def flow(step: type, *lines: str) -> None:
    """Declare the lines of a step in rulebook order. Lines called `ask_…` ask, all others act."""
    FLOWS[step] = [getattr(step, line) for line in lines]
    PLACES[step] = {line: place for place, line in enumerate(lines)}
    COPY.setdefault(step, copy_by_annotations)


def register_step(step: type, copy: Callable[..., Step], fields: list[tuple[str, str]]) -> None:
    """Called by the generated `fields.py` of a game: how to copy a step natively, and which fields it has."""
    COPY[step] = copy
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


def copy_by_annotations(step: Step) -> Step:
    """Copy a step of a ruleset without generated fields: slower, always right."""
    new: Step = type(step)()
    new.at = step.at
    new.into = step.into
    new.result = step.result
    for name, _ in shape(type(step), Step):
        value = getattr(step, name)
        setattr(new, name, copy_value(value))
    return new


def copy_value(value: object) -> object:
    """A copy of plain data: lists are copied all the way down."""
    if isinstance(value, list):
        return [copy_value(item) for item in value]
    return value
