"""Writes the code that nobody wants to write by hand: constructors, copies and runners of steps, clones of states.

The same text serves both builds: the interpreted one runs it when a class is made (`step.equip`, `state.equip_state`),
the compiled one finds it at the end of the prepared source (`tools/prepare.py`). Nothing of it lies in the repository.
"""

from __future__ import annotations

import re
from typing import Final

NOT_CHOSEN: Final = -1  # `railhead.kernel.ask.NONE`, which this module must do without
REQUIRED: Final = ""  # a field without a default

# After a line: the replies it has read are gone (most find none, and a call costs more than a look), and it is looked
# whether the step goes on, and where.
SPEND: Final = ["if g.replies:", "    g.spend_replies()"]
GO_ON: Final = ["if g.interrupted:", "    return False", "at = step.at"]


class Field:
    """A field of a step or state: its name, its annotation, and the text of its default."""

    def __init__(self, name: str, kind: str, default: str = REQUIRED) -> None:
        self.name = name
        self.kind = kind
        self.default = default

    def is_list(self) -> bool:
        return self.kind.startswith("list[")


def constructor(fields: list[Field], typed: bool, runner: str = "") -> str:
    """The constructor of a step, in one line: every field is an argument, in order; a compiled one sets the runner.

    A required field gets an empty value all the same, because loading a position makes the step first and fills it
    then; the type checker sees that nobody else leaves it out.
    """
    arguments = ["self"]
    body = []
    for field in fields:
        default = field.default or empty(field.kind)
        kind = native(field.kind)
        value = field.name
        if field.is_list():  # each step has a list of its own
            value = f"{default} if {field.name} is None else {field.name}"
            kind, default = f"{kind} | None", "None"
        arguments.append(f"{field.name}: {kind} = {default}" if typed else f"{field.name}={default}")
        body.append(f"self.{field.name} = {value}")
    if runner:
        body.append(f"self.runner = {runner}")
    return f"def __init__({', '.join(arguments)}){' -> None' if typed else ''}: {'; '.join(body) or 'pass'}"


def native(kind: str) -> str:
    """The type behind an annotation: every name that a game gives to a kind of number stands for `int`."""
    return re.sub(r"\b(?!(?:int|bool|str|list)\b)\w+", "int", kind)


def empty(kind: str) -> str:
    if kind.startswith("list["):
        return "[]"
    return {"bool": "False", "str": '""'}.get(kind, "0")


def runner(step: str, state: str, fields: list[Field], lines: list[str], made: bool, explains: bool) -> list[str]:
    """The runner of one step. `made`: it has the constructor above; `explains`: it has a `why_not` of its own.

    `state` is the class of the state, which compiled code wants to be sure of; empty: interpreted.
    """
    text = [f"class {step}Runner(Runner):", *copy_method(step, state, fields, made)]
    text += ["", "    def run(self, step: Step, g: State) -> bool:", *sure(step, state)]
    text += ["        at = step.at", f"        while at < {len(lines)}:"] if lines else []
    for at, line in enumerate(lines):
        after_ask = at > 0 and lines[at - 1].startswith("ask_")
        body = asking(at, line) if line.startswith("ask_") else acting(at, line, after_ask)
        text += [f"            if at == {at}:", *[" " * 16 + one for one in body]]
    if lines and lines[-1].startswith("ask_"):
        text += [" " * 8 + one for one in SPEND]
    text += ["        return False"]
    if explains:
        text += ["", "    def why_not(self, step: Step, g: State, ask: Ask, option: int) -> int:", *sure(step, state)]
        text += ["        return step.why_not(g, ask, option)"]
    return text


def asking(at: int, line: str) -> list[str]:
    """A line that asks. An open question to one seat, as nearly all are, is put here: a call would cost more."""
    text = [f"step.at = {at + 1}", f"step.choice = {NOT_CHOSEN}", f"asked{at} = step.{line}(g)", *SPEND]
    text += [f"if isinstance(asked{at}, Ask) and not asked{at}.secret and not asked{at}.quiet:"]
    text += [f"    step.at = {at}", f"    g.question = asked{at}", "    return True"]
    text += [f"if asked{at} is not None and g.open(asked{at}):", f"    step.at = {at}", "    return True"]
    return [*text, *GO_ON]


def acting(at: int, line: str, after_ask: bool) -> list[str]:
    """A line that acts: it may send the flow elsewhere, end the match, or push a step, which then runs first."""
    text = [f"step.at = {at + 1}"]
    text += [f"if step.{line}(g):", f"    step.at = {at}"] if line.startswith("each_") else [f"step.{line}(g)"]
    return [*text, *(SPEND if after_ask else []), *GO_ON]


def sure(step: str, state: str) -> list[str]:
    if not state:
        return []
    return [f"        assert isinstance(step, {step})", f"        assert isinstance(g, {state})"]


def copy_method(step: str, state: str, fields: list[Field], made: bool) -> list[str]:
    text = ["    def copy(self, old: Step) -> Step:"]
    text += [f"        assert isinstance(old, {step})"] if state else []
    if made:
        text += [f"        new = {step}({', '.join(copied(field) for field in fields)})"]
    else:
        text += [f"        new = {step}()", *[f"        new.{field.name} = {copied(field)}" for field in fields]]
    text += [f"        new.{name} = old.{name}" for name in ("at", "into", "result", "choice")]
    return [*text, "        return new"]


def cloner(state: str, fields: list[Field], typed: bool) -> list[str]:
    """The function that clones a state."""
    head = f"def clone_{state.lower()}(old: {state}) -> {state}:" if typed else f"def clone_{state.lower()}(old):"
    text = [head, f"    new = {state}()", "    old.copy_kernel(new)"]
    for field in fields:
        text += copying(field, typed)
    return [*text, "    return new"]


def copying(field: Field, typed: bool) -> list[str]:
    """The lines that copy one field of a state; interpreted, a comprehension would be one more call."""
    if typed or field.kind != "list[Zone]":
        return [f"    new.{field.name} = {copied(field)}"]
    one_by_one = [f"    for zone in old.{field.name}:", "        zones.append(zone.copy())"]
    return [f"    new.{field.name} = zones = []", *one_by_one]


def copied(field: Field) -> str:
    """The expression that copies one field."""
    value = f"old.{field.name}"
    if field.kind == "Zone":
        return f"{value}.copy()"
    if field.kind == "list[Zone]":
        return f"[zone.copy() for zone in {value}]"
    if field.kind.startswith("list[list["):
        return f"[row[:] for row in {value}]"
    if field.is_list():
        return f"{value}[:]"
    return value
