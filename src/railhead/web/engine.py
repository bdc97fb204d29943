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

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        if self.plain and node.expr2 is None:
            node.expr2 = nodes.Const("")  # what Jinja makes of it in the end
        super().visit_CondExpr(node, frame)


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
