"""The drawn tables: for each game a folder under `drawn/` with templates, a style sheet and a sprite.

A game without a folder of its own is drawn by the generic templates, as long as it has a scene.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from types import CodeType
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined, Template
from jinja2.runtime import Context
from markupsafe import Markup, escape

from railhead.web.bytecode import KeptBytecode
from railhead.web.language import bot_title

GENERIC = "generic"
FRAME = ("status", "strip", "board", "caption", "question", "own", "seats", "log", "chat", "tools")
OF_THE_GAME = ("strip", "board", "own", "seats")  # the regions that a game may draw itself
OF_THE_FRAME = ("caption", "question")  # the same at every drawn table

MOST_KEPT = 4096  # drawings of one macro
MOST_TEXTS = 16_384  # that were escaped lately


class PlainContext(Context):
    """Calls are plain calls: no function of ours wants to know the template, and a table makes thousands of calls."""

    def call(self, function: Any, /, *given: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any) -> Any:
        return function(*given, **named)


kept_escape = lru_cache(MOST_TEXTS, typed=True)(escape)  # a text and markup of the same letters are not the same


def quick_escape(value: Any) -> Markup:
    """Escaping is a fifth of all drawing: markup is left as it is, and a text that was escaped lately is known."""
    return value if type(value) is Markup else kept_escape(value)


class QuickTemplate(Template):
    """Escapes quickly."""

    @classmethod
    def from_code(cls, environment: Environment, code: CodeType, globals: Any, uptodate: Any = None) -> Template:
        made = super().from_code(environment, code, globals, uptodate)
        made.root_render_func.__globals__["escape"] = quick_escape
        return made


class Templates(Environment):
    """Ours, with `kept`: what a macro draws of a few plain values is drawn once. It must not be given a stage."""

    context_class = PlainContext
    template_class = QuickTemplate


TEMPLATES = Templates(
    loader=ChoiceLoader(
        [PackageLoader("railhead.web"), PrefixLoader({"drawn": PackageLoader("railhead.web", "drawn")})]
    ),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
    auto_reload=False,
    bytecode_cache=KeptBytecode(),
)
TEMPLATES.globals["kept"] = lru_cache(MOST_KEPT)
TEMPLATES.globals["bot_title"] = bot_title
for name in TEMPLATES.list_templates():  # a server stays with the templates it began with, whatever is installed later
    if name.endswith(".html"):
        TEMPLATES.get_template(name)


@dataclass(frozen=True)
class Look:
    """How the tables of one game are drawn."""

    name: str
    regions: dict[str, Template]
    sprite: Markup
    style: str  # the whole style sheet of its pages: one request


@cache
def look_of(game: str) -> Look:
    """The look of a game; the generic one where it has none of its own."""
    folder = files("railhead.web").joinpath("drawn", game)
    name = game if folder.is_dir() else GENERIC
    return Look(
        name=game,
        regions={region: TEMPLATES.select_template(places(region, name)) for region in FRAME},
        sprite=Markup(read(f"drawn/{name}/sprite.svg")),  # our own drawing, never anything a person sent
        style="\n".join(read(part) for part in ("static/style.css", "drawn/frame.css", f"drawn/{name}/style.css")),
    )


def places(region: str, name: str) -> list[str]:
    if region in OF_THE_GAME:
        return [f"drawn/{name}/{region}.html", f"drawn/{GENERIC}/{region}.html"]
    return [f"drawn/{region}.html"] if region in OF_THE_FRAME else [f"regions/{region}.html"]


def read(path: str) -> str:
    """A file of the package; empty if there is none."""
    file = files("railhead.web").joinpath(*path.split("/"))
    return file.read_text(encoding="utf-8") if file.is_file() else ""
