"""A step is a rule in progress: plain data plus an ordered flow of lines. A line asks or acts."""

from __future__ import annotations

import re
from collections.abc import Callable
from inspect import get_annotations
from typing import TYPE_CHECKING, ClassVar, Final, dataclass_transform

from mypy_extensions import i64, mypyc_attr

from railhead.kernel.ask import NONE, Ask
from railhead.kernel.making import REQUIRED, Field, constructor, runner

if TYPE_CHECKING:
    from railhead.kernel.state import State

Line = Callable[..., "Ask | list[Ask] | bool | None"]
END: Final = 1 << 20  # beyond the last line of any flow


@mypyc_attr(allow_interpreted_subclasses=True)
class Runner:
    """Copies, runs and questions the steps of one class. This one can do it for any: slower, always right."""

    def copy(self, old: Step) -> Step:
        new: Step = type(old)()
        new.at = old.at
        new.into = old.into
        new.result = old.result
        new.choice = old.choice
        new.runner = old.runner
        for name, _ in shape(type(old), Step):
            setattr(new, name, copy_value(getattr(old, name)))
        return new

    def run(self, step: Step, g: State) -> bool:
        """Run the lines of a step until it asks (True), ends, or another step is on top (False)."""
        made = RUNNERS[type(step)]
        if made is not self:  # the constructor of the step was written by hand and does not know its runner
            step.runner = made
            return made.run(step, g)
        lines = FLOWS[type(step)]
        while step.at < len(lines):
            step.at += 1
            name = line_name(type(step), step.at - 1)
            if name.startswith("ask_"):
                step.choice = NONE
            found = lines[step.at - 1](step, g)
            g.spend_replies()
            if isinstance(found, bool):
                if found:
                    step.at -= 1
            elif found is not None and g.open(found):
                step.at -= 1
                return True
            if g.interrupted:
                return False
        g.spend_replies()
        return False

    def why_not(self, step: Step, g: State, ask: Ask, option: int) -> int:
        """The number of the reason (in the ruleset's `reasons`) why this option is not offered; 0: no special one.

        A step gives it in a method `why_not(g, ask, option)` of its own.
        """
        explain = getattr(step, "why_not", None)
        number: int = 0 if explain is None else explain(g, ask, option)
        return number


ANY_RUNNER: Final = Runner()


@dataclass_transform()
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """Base of all steps. Its fields are public: a secret lives in a zone or in an open secret question, never here.

    Must hold for every subclass: its fields are annotated, `flow` names its lines in rulebook order. A line called
    `ask_…` asks; one called `each_…` comes again as long as it returns True, and what it pushes runs in between; all
    others act. The fields are the arguments of its constructor, which nobody writes by hand.
    """

    flow: ClassVar[tuple[str, ...]] = ()
    at: i64 = 0  # the line of the flow that comes next
    into: str = ""  # the field of the parent that takes `result`
    result: int = 0
    choice: int = NONE  # the answer to the last question of this step, if that was put to one seat and named no field
    runner: Runner = ANY_RUNNER  # that of its class, set by the constructor or when the step first runs

    def __init_subclass__(cls) -> None:
        if cls.flow and "__mypyc_attrs__" not in vars(cls):  # what is compiled was equipped when it was built
            equip(cls)

    def go(self, line: str) -> None:
        """Send the flow to a line by its name; the running line is finished first."""
        self.at = PLACES[type(self)][line]

    def again(self) -> None:
        """Come back to the running line when it is finished, and when what it pushed has ended."""
        self.at -= 1

    def leave(self) -> None:
        """Leave this step: no further line of it comes; the running one is finished first."""
        self.at = END


FLOWS: Final[dict[type, list[Line]]] = {}
PLACES: Final[dict[type, dict[str, int]]] = {}
RUNNERS: Final[dict[type, Runner]] = {}
MADE: Final[list[type]] = []  # the classes of steps whose constructor nobody wrote
SHAPES: Final[dict[type, list[tuple[str, str]]]] = {}  # the fields of a step or state: name and kind


def equip(cls: type) -> None:
    """Give an interpreted class of steps its constructor and its runner, as the build does for a compiled one."""
    lines: tuple[str, ...] = getattr(cls, "flow", ())
    names = shape(cls, Step)
    fields = [Field(name, kind, f"_{name}" if hasattr(cls, name) else REQUIRED) for name, kind in names]
    scope: dict[str, object] = {"Ask": Ask, "Runner": Runner, cls.__name__: cls}
    for field in fields:
        if field.default:
            value = getattr(cls, field.name)
            if isinstance(value, list):
                field.default = repr(value)
            scope[field.default] = value
    made = not writes_constructor(cls)
    if made and fields:
        MADE.append(cls)
        exec(constructor(fields, typed=False), scope)
        setattr(cls, "__init__", scope["__init__"])  # noqa: B010 - a compiled method knows no plain assignment here
    text = runner(cls.__name__, "", fields, list(lines), made, hasattr(cls, "why_not"))
    exec("from __future__ import annotations\n" + "\n".join(text), scope)
    made_runner = scope[f"{cls.__name__}Runner"]
    assert isinstance(made_runner, type)
    one = made_runner()
    setattr(cls, "runner", one)  # noqa: B010 - as above
    register_step(cls, one, names, lines)


def writes_constructor(cls: type) -> bool:
    """Does this class, or one that it is built on, have a constructor written by hand?"""
    return any(
        ["__init__" in vars(parent) and parent not in MADE for parent in cls.__mro__ if issubclass(parent, Step)]
    )


def register_step(step: type, runner: Runner, fields: list[tuple[str, str]], lines: tuple[str, ...]) -> None:
    """How to copy and run the steps of a class, which fields it has, and its lines in order."""
    RUNNERS[step] = runner
    SHAPES[step] = fields
    FLOWS[step] = [getattr(step, line) for line in lines]
    PLACES[step] = {line: place for place, line in enumerate(lines)}


def line_name(step: type, at: int) -> str:
    return list(PLACES[step])[at]


def shape(cls: type, base: type) -> list[tuple[str, str]]:
    """The fields of a step or state class below the kernel's own: registered, or read off the annotations."""
    if cls not in SHAPES:
        found: list[tuple[str, str]] = []
        for parent in reversed(cls.__mro__):
            if parent is not base and issubclass(parent, base):
                kinds = get_annotations(parent).items()
                found += [(name, short(kind)) for name, kind in kinds if name != "flow"]
        SHAPES[cls] = found
    return SHAPES[cls]


def short(kind: object) -> str:
    """An annotation as it stands in the source, also where Python has evaluated it."""
    text = kind.__name__ if isinstance(kind, type) and not hasattr(kind, "__origin__") else str(kind)
    return re.sub(r"(\w+\.)+", "", text)


def copy_value(value: object) -> object:
    """A copy of plain data: lists are copied all the way down."""
    if isinstance(value, list):
        return [copy_value(item) for item in value]
    return value
