"""Small wrong changes of a game: one comparison, number, condition, sum or call of a rule, one entry of a table or flow
that a module declares, or one number of its data.

A mutant replaces a piece of the text of one file, so that what it does can be shown as two lines.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

OPERATORS: dict[type[ast.operator | ast.cmpop], tuple[str, str]] = {  # as it stands, and what becomes of it
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
PAIR = 2
WHOLE_NUMBERS = ("int", "i64", "Seat", "Card", "Option")
TABLE = re.compile(r"\[+([\w.]+)")
ENTRY = re.compile(r'id = "([^"]+)"')
VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|#.*|(?<![\w.-])(-?\d+|true|false)(?![\w.])')
KEY = re.compile(r"\s*=")  # a number before it is a key, and may stand twice once it is changed
LEFT_OUT = ("version", "source", "page")  # lines about the data, not of the game


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` of a file become `new`."""

    path: str  # below the root of the project
    place: str  # the function or method, "" outside of all; of data: the table
    kind: str
    lines: tuple[int, int]  # of the statement's own head: a test reaches the mutant if it reaches one of these
    start: int
    end: int
    new: str
    about: str  # the name a module or class gives the value (`Round.flow`), or the entry of data it belongs to
    key: str  # the same as long as the function, or the entry of data, is the same

    def change(self, raw: bytes) -> bytes:
        return raw[: self.start] + self.new.encode() + raw[self.end :]

    def line(self, raw: bytes) -> int:
        return raw.count(b"\n", 0, self.start) + 1

    def shown(self, raw: bytes) -> tuple[str, str]:
        """What stood there and what stands there now, as whole lines."""
        head = raw.rfind(b"\n", 0, self.start) + 1
        tail = (raw + b"\n").index(b"\n", self.end)
        old = raw[head:tail].decode()
        new = (raw[head : self.start] + self.new.encode() + raw[self.end : tail]).decode()
        return old, new


@cache
def text_of(path: Path) -> bytes:
    """The text of a file as it was when this run began: somebody may edit it meanwhile."""
    return path.read_bytes()


# --- rules -----------------------------------------------------------------------------------------------------------


def mutants_of_rules(root: Path, path: Path) -> list[Mutant]:
    raw = text_of(path)
    finder = Finder(str(path.relative_to(root)), raw)
    finder.visit_all(ast.parse(raw).body)
    return finder.found


class Finder(ast.NodeVisitor):
    """Walks a module and notes what can be changed in it. Annotations, docstrings, defaults and asserts stay."""

    def __init__(self, path: str, raw: bytes) -> None:
        self.path = path
        self.raw = raw
        self.begins = [0]  # where each line begins
        for line in raw.split(b"\n"):
            self.begins.append(self.begins[-1] + len(line) + 1)
        self.found: list[Mutant] = []
        self.names: list[str] = []  # of the classes and functions around
        self.function: ast.FunctionDef | None = None  # the outermost one: the one that can be exchanged
        self.lines = (0, 0)
        self.about = ""

    # --- noting --------------------------------------------------------------------------------------------------

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.begins[node.lineno - 1] + node.col_offset, self.begins[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.raw[start:end].decode()

    def note(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        start, end = self.span(node)
        self.note_span(kind, start, end, new)

    def note_span(self, kind: str, start: int, end: int, new: str) -> None:
        around = self.raw.splitlines(keepends=True)[self.lines[0] - 1].strip()
        base = self.begins[self.lines[0] - 1]
        if self.function is not None:
            base, stop = self.span(self.function)
            around = self.raw[base:stop]
        place = ".".join(self.names) if self.function is not None else ""
        parts = (self.path, *self.names, self.about, kind, str(start - base), new, around.decode())
        key = sha256("\0".join(parts).encode()).hexdigest()[:16]
        self.found.append(Mutant(self.path, place, kind, self.lines, start, end, new, self.about, key))

    def note_operator(self, kind: str, op: ast.operator | ast.cmpop, left: ast.expr, right: ast.expr) -> None:
        """Change the operator between two operands; brackets between them stay."""
        if type(op) in OPERATORS:
            old, new = OPERATORS[type(op)]
            start = self.raw.index(old.encode(), self.span(left)[1], self.span(right)[0])
            self.note_span(kind, start, start + len(old), new)

    # --- statements ----------------------------------------------------------------------------------------------

    def visit_all(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.visit(statement)

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        before = self.lines
        inner = getattr(node, "body", None)
        last = inner[0].lineno - 1 if inner and not hasattr(node, "handlers") else node.end_lineno or node.lineno
        self.lines = (node.lineno, max(node.lineno, last))
        super().visit(node)
        self.lines = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outermost = self.function is None
        if outermost:
            self.function = node
            self.names.append(node.name)
        self.visit_all(node.body)
        if outermost:
            self.function = None
            self.names.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if self.function is None:
            self.names.append(node.name)
        self.visit_all(node.body)
        if self.function is None:
            self.names.pop()

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.condition(node.test)
        self.visit(node.test)
        self.visit_all(node.body)
        self.visit_all(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self.note("condition", node.test, f"not ({self.text(node.test)})")
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """It tells the type checker what is known; no rule hangs on it."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What is raised is a fault of the program or a sentence."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.note("call removed", node, "pass")
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.function is None:
            self.about = self.declared(node.targets[0])
        elif all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.note("assignment removed", node, "pass")
        self.generic_visit(node)
        self.about = ""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if self.function is None:
            self.about = self.declared(node.target)
        if node.value is not None:
            self.visit(node.value)
        self.about = ""

    def declared(self, target: ast.expr) -> str:
        return ".".join([*self.names, target.id]) if isinstance(target, ast.Name) else ""

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note_operator("arithmetic", node.op, node.target, node.value)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        new = self.other_answer(node.value)
        if new:
            self.note("return value", node.value, new)
        self.visit(node.value)

    def other_answer(self, value: ast.expr) -> str:
        """Something of the same type that the function should not return; "" if that is done elsewhere or unknown."""
        returns = self.function.returns if self.function is not None else None
        kind = ast.unparse(returns) if returns is not None else ""
        if isinstance(value, ast.Constant | ast.Compare | ast.BoolOp | ast.UnaryOp):
            return ""
        if kind == "bool":
            return f"not ({self.text(value)})"
        if kind in WHOLE_NUMBERS:
            return f"({self.text(value)}) + 1"
        if kind.startswith("list["):
            return "" if isinstance(value, ast.List) and not value.elts else "[]"
        return "None" if "None" in kind else ""

    # --- expressions ---------------------------------------------------------------------------------------------

    def condition(self, test: ast.expr) -> None:
        for always in ("True", "False"):
            self.note("condition", test, always)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = " and " if isinstance(node.op, ast.And) else " or "
        for left_out in node.values:
            rest = [f"({self.text(value)})" for value in node.values if value is not left_out]
            self.note("condition", node, f"({word.join(rest)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub) and not isinstance(node.operand, ast.Constant):
            kind = "condition" if isinstance(node.op, ast.Not) else "arithmetic"
            self.note(kind, node, f"({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            self.note_operator("comparison", op, left, right)
            left = right
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not joins(node.left) and not joins(node.right):
            self.note_operator("arithmetic", node.op, node.left, node.right)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self.note("constant", node, str(node.value + 1))

    def visit_Tuple(self, node: ast.Tuple) -> None:
        if isinstance(node.ctx, ast.Load):
            if len(node.elts) == PAIR:  # the one that is left needs a comma
                for left in dict.fromkeys(self.text(entry) for entry in node.elts):
                    self.entry(node, f"({left},)")
            else:
                self.entries(node, node.elts, node.elts)
        self.generic_visit(node)

    def visit_List(self, node: ast.List) -> None:
        self.entries(node, node.elts, node.elts)
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        if None not in node.keys:  # what is joined to it is an entry elsewhere
            self.entries(node, [key for key in node.keys if key is not None], node.values)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Two numbers in square brackets are a place or a type, not a table."""
        self.visit(node.value)
        if not isinstance(node.slice, ast.Tuple):
            self.visit(node.slice)

    def entry(self, node: ast.expr, new: str) -> None:
        if self.function is None:
            self.note("entry left out", node, new)

    def entries(self, table: ast.expr, first: list[ast.expr], last: list[ast.expr]) -> None:
        """Leave out each entry of a table that a module or a class declares; an entry goes from `first` to `last`."""
        if self.function is not None or not first:
            return
        if len(first) == 1:
            start, end = self.span(table)
            self.note("entry left out", table, (self.raw[start : start + 1] + self.raw[end - 1 : end]).decode())
            return
        for at in range(len(first) - 1):
            self.note_span("entry left out", self.span(first[at])[0], self.span(first[at + 1])[0], "")
        self.note_span("entry left out", self.span(last[-2])[1], self.span(last[-1])[1], "")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """The places of what stands in a text are not known before Python 3.12."""


def joins(node: ast.expr) -> bool:
    """A list or a text: what stands beside it is joined to it, not added."""
    lists = isinstance(node, ast.JoinedStr | ast.List | ast.ListComp)
    return lists or (isinstance(node, ast.Constant) and isinstance(node.value, str))


# --- data ------------------------------------------------------------------------------------------------------------


def mutants_of_data(root: Path, path: Path) -> Iterator[Mutant]:
    """Every number one higher, every true false and every false true, one at a time."""
    name = str(path.relative_to(root))
    raw = text_of(path)
    table, entry, entries, at = "", "", 0, 0
    for number, line in enumerate(raw.decode().splitlines(keepends=True), 1):
        if head := TABLE.match(line):
            table, entry, entries = head[1], "", entries + 1
        elif named := ENTRY.match(line):
            entry = named[1]
        elif line.split("=")[0].strip() not in LEFT_OUT:
            for found in VALUE.finditer(line):
                value = found[1]
                if value is None:
                    continue
                new = {"true": "false", "false": "true"}.get(value) or str(int(value) + 1)
                start = at + len(line[: found.start(1)].encode())
                parts = (name, table, entry or str(entries), line, str(found.start(1)))
                key = sha256("\0".join(parts).encode()).hexdigest()[:16]
                mutant = Mutant(name, table, "data", (number, number), start, start + len(value), new, entry, key)
                if not KEY.match(line, found.end(1)) or is_toml(mutant.change(raw)):
                    yield mutant
        at += len(line.encode())


def is_toml(raw: bytes) -> bool:
    try:
        tomllib.loads(raw.decode())
    except tomllib.TOMLDecodeError:
        return False
    return True
