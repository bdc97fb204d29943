"""Jinja, made quick: a table is drawn for every viewer after every change, with thousands of calls and attributes.

Jinja asks its environment for each attribute, its context for each call, and leaves room for items that are called like
attributes. The templates of tables need none of that, so for them it writes what a person would write in Python.
"""

from collections.abc import MutableMapping
from functools import lru_cache
from types import CodeType
from typing import Any

from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

DRAWN = ("drawn/", "regions/")  # the templates of tables
COUNTS = ("numbers", "limits")  # of a piece: dicts, of which a template says `piece.numbers.life`
CHOOSING = {"selectattr": "", "rejectattr": "not "}  # the filters that choose from a list, and what Python says for it
COMPARED = {"equalto": "==", "eq": "==", "in": "in"}  # their tests
MOST_TEXTS = 16_384  # that were escaped lately


class PlainContext(Context):
    """Calls are plain calls: no function of ours wants to know the template."""

    def call(self, function: Any, /, *given: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any) -> Any:
        return function(*given, **named)


class PlainCode(CodeGenerator):
    """Writes the code of templates; for those of tables with Python's own attributes, items and calls."""

    @property
    def plain(self) -> bool:
        return (self.name or "").startswith(DRAWN)

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        if not self.plain:
            super().visit_Getattr(node, frame)
            return
        self.visit(node.node, frame)
        of_counts = isinstance(node.node, nodes.Getattr) and node.node.attr in COUNTS
        self.write(f"[{node.attr!r}]" if of_counts and not hasattr(dict, node.attr) else f".{node.attr}")

    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:
        if not self.plain or isinstance(node.arg, nodes.Slice):
            super().visit_Getitem(node, frame)
            return
        self.visit(node.node, frame)
        self.write("[")
        self.visit(node.arg, frame)
        self.write("]")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if not self.plain or forward_caller or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for given in [*node.args, *node.kwargs]:
            self.visit(given, frame)
            self.write(", ")
        self.write(")")

    def visit_Filter(self, node: nodes.Filter, frame: Frame) -> None:
        """A list made of a list is Python's own: `pieces | selectattr("place", "equalto", at) | list`."""
        given = [getattr(one, "value", "") for one in node.args]
        if not self.plain or node.node is None:
            super().visit_Filter(node, frame)
        elif node.name == "list":
            self.around("[*", node.node, "]", frame)
        elif node.name in CHOOSING and len(given) == 1:
            self.around("[one for one in ", node.node, f" if {CHOOSING[node.name]}one{path(given[0])}]", frame)
        elif node.name in CHOOSING and given[1] in COMPARED:
            self.around("[one for one in ", node.node, f" if {CHOOSING[node.name]}one{path(given[0])} ", frame)
            self.around(f"{COMPARED[given[1]]} (", node.args[2], ")]", frame)
        elif node.name == "map" and [one.key for one in node.kwargs] == ["attribute"]:
            self.around(f"[one{path(node.kwargs[0].value.as_const())} for one in ", node.node, "]", frame)
        elif node.name == "sort" and (counted := number_of(node)):
            self.around("sorted(", node.node, f", key=lambda one: one{path(counted)})", frame)
        else:
            super().visit_Filter(node, frame)

    def around(self, before: str, node: nodes.Node, after: str, frame: Frame) -> None:
        self.write(before)
        self.visit(node, frame)
        self.write(after)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        """What the template itself says needs no escaping: `{{ " own" if player.own }}`."""
        if self.plain and is_harmless(node):
            self.write("(")
        else:
            super()._output_child_pre(node, frame, finalize)

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        if self.plain and node.expr2 is None:
            node.expr2 = nodes.Const("")  # what Jinja makes of it in the end
        super().visit_CondExpr(node, frame)


def path(attribute: str | int) -> str:
    """In Python, what a filter is given as "place", as "numbers.life", as "marks.0" or as 1."""
    parts = str(attribute).split(".")
    items = [part.isdecimal() or before in COUNTS for before, part in zip(["", *parts], parts, strict=False)]
    said = [part if part.isdecimal() else repr(part) for part in parts]
    return "".join(f"[{one}]" if item else f".{part}" for part, one, item in zip(parts, said, items, strict=True))


def number_of(node: nodes.Filter) -> str:
    """The number of a piece by which a filter goes, if it goes by one alone: `sort(attribute="numbers.order")`."""
    names = [str(one.value.as_const()) for one in node.kwargs if one.key == "attribute"]
    plain = len(node.kwargs) == len(names) == 1 and not node.args
    return names[0] if plain and names[0].partition(".")[0] in COUNTS else ""


def is_harmless(node: nodes.Expr | None) -> bool:
    """Is it one of some texts that are the same when they are escaped?"""
    if isinstance(node, nodes.CondExpr):
        return is_harmless(node.expr1) and (node.expr2 is None or is_harmless(node.expr2))
    return isinstance(node, nodes.Const) and isinstance(node.value, str) and escape(node.value) == node.value


class QuickMacro(Macro):
    """Called with plain values in their order it has nothing to sort out."""

    def __call__(self, *given: Any, **named: Any) -> Any:
        lacking = self._argument_count - len(given)
        if named or lacking < 0 or self.caller or self.catch_kwargs or self.catch_varargs:
            return super().__call__(*given, **named)
        return Markup(self._func(*given, *[missing] * lacking))


kept_escape = lru_cache(MOST_TEXTS, typed=True)(escape)  # a text and markup of the same letters are not the same


def quick_escape(value: Any) -> Markup:
    """Escaping is a fifth of all drawing: markup is left as it is, and a text that was escaped lately is known."""
    return value if type(value) is Markup else kept_escape(value)


class QuickTemplate(Template):
    """Escapes quickly, and calls macros quickly."""

    @classmethod
    def from_code(
        cls, environment: Environment, code: CodeType, globals: MutableMapping[str, Any], uptodate: Any = None
    ) -> Template:
        made = super().from_code(environment, code, globals, uptodate)
        made.root_render_func.__globals__.update(escape=quick_escape, Macro=QuickMacro)
        return made


class Templates(Environment):
    """Ours: all templates have the same globals."""

    context_class = PlainContext
    template_class = QuickTemplate
    code_generator_class = PlainCode

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        for name, filter in self.filters.items():  # some ask with every call whether templates are asynchronous
            if hasattr(filter, "jinja_async_variant"):
                self.filters[name] = filter.__wrapped__

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        assert not d
        return self.globals

    def with_globals(self, words: dict[str, Any]) -> dict[str, Any]:
        """What several templates are drawn with, put together once."""
        return {**self.globals, **words}


def draw(template: Template, words: dict[str, Any]) -> str:
    """Render with words that hold the globals already: see `Templates.with_globals`."""
    context = PlainContext(template.environment, words, template.name, template.blocks)
    drawn = "".join(template.root_render_func(context))
    context.vars.clear()  # macros know the context that knows them: only the garbage collector would part them
    return drawn
