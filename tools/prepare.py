"""Prepares the sources for the compiler: a copy in which each step and state also has the code that nobody writes.

The interpreted build makes constructors, runners and clones when a class is made (`railhead.kernel.making`).
A compiled class must have them in its source, so the copy gets them: the constructor stands where the `flow` stood,
everything else at the end of the module. No line of the original changes its place, so a traceback names the right one.
"""

from __future__ import annotations

import ast
import functools
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
FIRST_IMPORT = "from __future__ import annotations"
KERNEL_STEP = "railhead.kernel.step"
KERNEL_STATE = "railhead.kernel.state"
# A step holds plain data, so the garbage collector need not know of it; and each is soon wanted again.
QUICK_TO_MAKE = "@mypyc_attr(acyclic=True, free_list_len=1)"
FOR_TYPE_CHECKERS = "@dataclass_transform()"  # a decorator that mypyc does not know would make the class a plain one


def load_making() -> ModuleType:
    """`railhead.kernel.making` out of its file: it needs nothing, and whatever is compiled may be out of date."""
    spec = importlib.util.spec_from_file_location("railhead_making", SOURCE / "railhead/kernel/making.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


making = load_making()


class Found:
    """A class of a package as it stands in the source."""

    def __init__(self, path: Path, node: ast.ClassDef) -> None:
        self.path = path
        self.node = node
        self.name = node.name
        self.bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        self.fields = [
            making.Field(
                item.target.id, ast.unparse(item.annotation), ast.unparse(item.value) if item.value else making.REQUIRED
            )
            for item in node.body
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and not is_flow(item)
        ]
        self.methods = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
        self.flow = next((item for item in node.body if is_flow(item)), None)


def is_flow(item: ast.stmt) -> bool:
    """`flow = (…)`, with or without an annotation."""
    target = (
        item.target if isinstance(item, ast.AnnAssign) else item.targets[0] if isinstance(item, ast.Assign) else None
    )
    return isinstance(target, ast.Name) and target.id == "flow"


class Package:
    """The steps and states of one ruleset."""

    def __init__(self, folder: Path) -> None:
        self.found: dict[str, Found] = {}
        for path in sorted(folder.glob("*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    one = Found(path, node)
                    if node.name in self.found and self.root(node.name) in ("Step", "State"):
                        sys.exit(f"{path}: class {node.name} stands twice in this package")
                    self.found[node.name] = one
        states = [one for one in self.found.values() if self.root(one.name) == "State"]
        self.state = states[0] if states else None

    def root(self, name: str) -> str:
        while name in self.found and self.found[name].bases:
            name = self.found[name].bases[0]
        return name

    def line_up(self, name: str) -> list[Found]:
        """A class and those it is built on, the farthest first."""
        one = self.found[name]
        return [*(above for base in one.bases if base in self.found for above in self.line_up(base)), one]

    def fields(self, name: str) -> list[Any]:
        return [field for one in self.line_up(name) for field in one.fields]

    def lines(self, name: str) -> list[str]:
        for one in reversed(self.line_up(name)):
            if isinstance(one.flow, ast.Assign | ast.AnnAssign) and one.flow.value is not None:
                return [str(line) for line in ast.literal_eval(one.flow.value)]
        return []

    def made(self, name: str) -> bool:
        return all("__init__" not in one.methods for one in self.line_up(name))

    def place(self, name: str, line: str) -> int | None:
        """Where a line stands in the flow of a class and of all that are built on it; None: not in the same place."""
        flows = [self.lines(one) for one in self.found if any(above.name == name for above in self.line_up(one))]
        places = {flow.index(line) if line in flow else None for flow in flows if flow}
        return places.pop() if len(places) == 1 else None

    def explains(self, name: str) -> bool:
        return any("why_not" in one.methods for one in self.line_up(name))


@functools.cache
def package_of(folder: Path) -> Package | None:
    """The ruleset whose modules lie in a folder, if it is one."""
    return Package(folder) if (folder / "game.py").exists() else None


def prepared(path: Path) -> str:
    """The text of a module as the compiler gets it."""
    text = path.read_text(encoding="utf-8").replace(FOR_TYPE_CHECKERS, "")
    package = package_of(path.parent)
    if package is None:
        return text
    lines = text.split("\n")
    borrow_defaults(lines, path, package)
    tail: list[str] = []
    needed: set[str] = set()
    for one in [one for one in package.found.values() if one.path == path]:
        if package.root(one.name) == "Step":
            lines[one.node.lineno - 2] = QUICK_TO_MAKE  # one of the two empty lines before a class
            needed.add(KERNEL_STEP)
            put_places(lines, one, package)
            if package.lines(one.name):
                put_constructor(lines, one, package)
                tail += step_code(one, package)
        elif package.root(one.name) == "State":
            tail += state_code(one, package)
            needed.add(KERNEL_STATE)
    if KERNEL_STEP in needed:
        lines[first_import(lines)] += "; from mypy_extensions import mypyc_attr"
    return "\n".join([*lines, *imports(path, package, needed), *tail, ""])


def first_import(lines: list[str]) -> int:
    """The line that may import more without moving any other."""
    return next(at for at, line in enumerate(lines) if line.startswith(FIRST_IMPORT))


def borrow_defaults(lines: list[str], path: Path, package: Package) -> None:
    """The constructor of a step names the defaults of the steps it is built on, which may live in other modules."""
    here = names_in(path)
    wanted = []
    for one in [one for one in package.found.values() if one.path == path and one.flow and package.made(one.name)]:
        for above in package.line_up(one.name)[:-1]:
            for default in [field.default for field in above.fields if field.default.isidentifier()]:
                if default not in here and default not in ("True", "False"):
                    wanted.append(f"from {names_in(above.path)[default]} import {default}")
    if wanted:
        at = first_import(lines)
        lines[at] = "; ".join([lines[at], *sorted(set(wanted))])


def names_in(path: Path) -> dict[str, str]:
    """The names a module has, each with the module it comes from."""
    names: dict[str, str] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            names.update({alias.asname or alias.name: str(node.module) for alias in node.names})
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name):
                names[target.id] = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    return names


def put_constructor(lines: list[str], one: Found, package: Package) -> None:
    """Where the flow stood, or else the docstring, the constructor stands; the compiler has no use for either."""
    place = one.flow or one.node.body[0]
    assert place.end_lineno is not None
    for at in range(place.lineno - 1, place.end_lineno):
        lines[at] = ""
    if package.made(one.name):
        text = making.constructor(package.fields(one.name), typed=True, runner=runner_of(one))
        lines[place.lineno - 1] = "    " + text
        take_defaults(lines, one)


def take_defaults(lines: list[str], one: Found) -> None:
    """The constructor sets every field, so the fields themselves keep no default.

    mypyc would set each of them twice whenever a step is made, and warns of a list, which it cannot set.
    """
    for item in one.node.body:
        if isinstance(item, ast.AnnAssign) and item.value and not is_flow(item) and item.lineno == item.end_lineno:
            text = lines[item.lineno - 1].encode()  # the syntax tree counts bytes
            text = text[: item.annotation.end_col_offset] + text[item.value.end_col_offset :]
            lines[item.lineno - 1] = text.decode()


def put_places(lines: list[str], one: Found, package: Package) -> None:
    """`self.go("line")` sets the number of the line instead of looking it up when it runs.

    That is 3 % of the instructions of Barbarossa and 1.5 % of those of Black Metro and Front Line (callgrind).
    """
    for node in ast.walk(one.node):
        line = sent_to(node)
        place = package.place(one.name, line) if line else None
        if isinstance(node, ast.Expr) and place is not None:
            text = lines[node.lineno - 1].encode()  # the syntax tree counts bytes
            text = text[: node.col_offset] + f"self.at = {place}".encode() + text[node.end_col_offset :]
            lines[node.lineno - 1] = text.decode()


def sent_to(node: ast.AST) -> str:
    """The line named by a statement `self.go("line")`; empty: it is another one."""
    match node:
        case ast.Expr(ast.Call(ast.Attribute(ast.Name("self"), "go"), [ast.Constant(str(line))])):
            return line if node.lineno == node.end_lineno else ""
    return ""


def runner_of(one: Found) -> str:
    """The name under which a module keeps the runner of a step."""
    return f"{one.name}_RUNNER"


def step_code(one: Found, package: Package) -> list[str]:
    fields, lines = package.fields(one.name), package.lines(one.name)
    state = package.state.name if package.state else "State"
    text = making.runner(one.name, state, fields, lines, package.made(one.name), package.explains(one.name))
    text += ["", f"{runner_of(one)}: Final = {one.name}Runner()"]
    return ["", *text, f"register_step({one.name}, {runner_of(one)}, {table(fields)}, {tuple(lines)!r})"]


def state_code(one: Found, package: Package) -> list[str]:
    fields = package.fields(one.name)
    text = making.cloner(one.name, fields, typed=True)
    return ["", *text, "", f"register_state({one.name}, clone_{one.name.lower()}, {table(fields)})"]


def table(fields: list[Any]) -> str:
    return "[" + ", ".join(f'("{field.name}", "{field.kind}")' for field in fields) + "]"


def imports(path: Path, package: Package, needed: set[str]) -> list[str]:
    """What the added code names and the module may not have imported, or for the type checker alone."""
    text = []
    if KERNEL_STATE in needed:
        text += [f"from {KERNEL_STATE} import register_state"]
    if KERNEL_STEP in needed:
        text += ["from railhead.kernel.ask import Ask", f"from {KERNEL_STATE} import State"]
        text += ["from typing import Final", f"from {KERNEL_STEP} import Runner, Step, register_step"]
        if package.state is not None and package.state.path != path:
            module = ".".join(package.state.path.relative_to(SOURCE).with_suffix("").parts)
            text += [f"from {module} import {package.state.name}"]
    return text


def write_if_changed(path: Path, text: str) -> None:
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
