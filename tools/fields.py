"""Writes `fields.py` of every game: how its states and steps are copied and run natively, and which fields they have.

    python tools/fields.py            write the files that are out of date
    python tools/fields.py --check    only say which they are; exit 1 if there are any

The annotations in the source are the only truth. Nobody edits a `fields.py` by hand.
"""

import ast
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "railhead"
PLAIN = {"int", "bool", "str"}


class Found:
    """A step or state class as it stands in the source."""

    def __init__(self, module: str, node: ast.ClassDef) -> None:
        self.module = module
        self.name = node.name
        self.bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        self.fields = [
            (item.target.id, ast.unparse(item.annotation))
            for item in node.body
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
        ]


def sources(package: Path) -> list[Path]:
    """The modules of a package that people write."""
    return [path for path in sorted(package.glob("*.py")) if path.name != "fields.py"]


def classes(package: Path) -> dict[str, Found]:
    """All classes of a package that are a Step or a State, by name; a name may stand once only."""
    found: dict[str, Found] = {}
    for path in sources(package):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                if node.name in found:
                    sys.exit(f"{path}: class {node.name} stands twice in this package")
                found[node.name] = Found(path.stem, node)
    return {name: one for name, one in found.items() if root(found, name) in ("Step", "State")}


def root(found: dict[str, Found], name: str) -> str:
    while name in found and found[name].bases:
        name = found[name].bases[0]
    return name


def all_fields(found: dict[str, Found], name: str) -> list[tuple[str, str]]:
    one = found[name]
    inherited = [field for base in one.bases if base in found for field in all_fields(found, base)]
    return inherited + one.fields


def flows(package: Path) -> dict[str, list[str]]:
    """The lines of every step, as its module declares them with `flow(Step, "line", …)`."""
    found: dict[str, list[str]] = {}
    for path in sources(package):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                call = node.value
                if isinstance(call.func, ast.Name) and call.func.id == "flow" and isinstance(call.args[0], ast.Name):
                    found[call.args[0].id] = [str(ast.literal_eval(line)) for line in call.args[1:]]
    return found


def runner(step: str, state: str, fields: list[tuple[str, str]], lines: list[str]) -> list[str]:
    """The runner of one step: the kernel's own written out."""
    text = ["", "", f"class {step}Runner(Runner):", "    def copy(self, old: Step) -> Step:"]
    text += [f"        assert isinstance(old, {step})", f"        new = {step}()"]
    text += [f"        new.{field} = old.{field}" for field in ("at", "into", "result")]
    text += ["        new.runner = self"]
    text += [f"        new.{field} = {copied(field, kind)}" for field, kind in fields]
    text += ["        return new", "", "    def run(self, step: Step, g: State) -> bool:"]
    text += [f"        assert isinstance(step, {step})", f"        assert isinstance(g, {state})"]
    text += ["        at = step.at", f"        while at < {len(lines)}:"] if lines else []
    for at, line in enumerate(lines):
        text += [f"            if at == {at}:", f"                step.at = {at + 1}"]
        if line.startswith("ask_"):
            text += [f"                if g.asks_now(step, step.{line}(g)):", "                    return True"]
        else:
            text += [f"                step.{line}(g)"]
            if at and lines[at - 1].startswith("ask_"):
                text += ["                g.spend_replies()"]
        text += ["                if g.interrupted:", "                    return False"]
        text += ["                at = step.at"]
    if lines and lines[-1].startswith("ask_"):
        text += ["        g.spend_replies()"]
    return [*text, "        return False"]


def cloner(name: str, fields: list[tuple[str, str]]) -> list[str]:
    """The function that clones a state."""
    text = ["", "", f"def clone_{name.lower()}(old: {name}) -> {name}:", f"    new = {name}()"]
    text += ["    old.copy_kernel(new)"]
    text += [f"    new.{field} = {copied(field, kind)}" for field, kind in fields]
    return [*text, "    return new"]


def copied(name: str, kind: str) -> str:
    """The expression that copies one field."""
    value = f"old.{name}"
    if kind == "Zone":
        return f"{value}.copy()"
    if kind == "list[Zone]":
        return f"[zone.copy() for zone in {value}]"
    if kind.startswith("list[list["):
        return f"[row[:] for row in {value}]"
    if kind.startswith("list["):
        return f"{value}[:]"
    return value


def module(package: Path) -> str:
    """The text of `fields.py` for a package."""
    found = classes(package)
    dotted = "railhead." + ".".join(package.relative_to(SOURCE).parts)
    states = [name for name in sorted(found) if root(found, name) == "State"]
    steps = [name for name in sorted(found) if root(found, name) == "Step"]
    lines = [
        '"""How the states and steps of this game are copied and run. Written by tools/fields.py; do not edit."""',
        "",
        "from __future__ import annotations",
        "",
    ]
    imports = {("railhead.kernel.state", name) for name in ("State", "register_state")}
    imports |= {("railhead.kernel.step", name) for name in ("Runner", "Step", "register_step")}
    imports |= {(f"{dotted}.{found[name].module}", name) for name in states + steps}
    for source in sorted({source for source, _ in imports}):
        names = sorted((name for place, name in imports if place == source), key=lambda name: (name.islower(), name))
        line = f"from {source} import {', '.join(names)}"
        if len(line) > 120:
            line = f"from {source} import (\n" + "".join(f"    {name},\n" for name in names) + ")"
        lines.append(line)
    lines_of = flows(package)
    fields = {name: all_fields(found, name) for name in states + steps}
    for name in states:
        lines += cloner(name, fields[name])
    for name in steps:
        lines += runner(name, states[0], fields[name], lines_of.get(name, []))
    lines += ["", ""] if states + steps else []
    for name in states + steps:
        rows = "".join(f'        ("{field}", "{kind}"),\n' for field, kind in fields[name])
        table = f"[\n{rows}    ]" if rows else "[]"
        call = f"clone_{name.lower()}" if name in states else f"{name}Runner()"
        lines += [f"register_{'state' if name in states else 'step'}(\n    {name},\n    {call},\n    {table},\n)"]
    return "\n".join(lines) + "\n"


def main() -> int:
    stale = []
    packages = [path for path in sorted((SOURCE / "games").glob("*")) if (path / "game.py").exists()]
    for package in [*packages, SOURCE / "testing" / "toy"]:
        target, text = package / "fields.py", module(package)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            stale.append(target)
            if "--check" not in sys.argv:
                target.write_text(text, encoding="utf-8")
    for target in stale:
        print(f"{target.relative_to(SOURCE)} {'is out of date' if '--check' in sys.argv else 'written'}")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
