"""The drawn tables: for each game a folder under `drawn/` with templates, a style sheet and a sprite.

A game without a folder of its own is drawn by the generic templates, as long as it has a scene.
"""

import re
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from importlib.resources import files

from jinja2 import BaseLoader, ChoiceLoader, PackageLoader, PrefixLoader, StrictUndefined, Template
from markupsafe import Markup

from railhead.web.bytecode import KeptBytecode
from railhead.web.engine import Templates
from railhead.web.language import bot_title

GENERIC = "generic"
FRAME = ("status", "strip", "board", "caption", "question", "own", "clocks", "seats", "log", "chat", "tools")
OF_THE_GAME = ("strip", "board", "own", "seats", "log")  # the regions that a game may draw itself
OF_THE_FRAME = ("caption", "question")  # the same at every drawn table
STYLES = ("static/style.css", "drawn/frame.css", "drawn/coach.css", "static/ends.css")  # of all tables

MOST_KEPT = 4096  # drawings of one macro


class Folders(PrefixLoader):
    """Templates in folders, each known by its whole name: those of tables are compiled in a way of their own."""

    load = BaseLoader.load


TEMPLATES = Templates(
    loader=ChoiceLoader([PackageLoader("railhead.web"), Folders({"drawn": PackageLoader("railhead.web", "drawn")})]),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
    auto_reload=False,
    cache_size=-1,  # of no limit: an import looks its template up with every drawing
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

    @cached_property
    def tag(self) -> str:
        """By which a browser knows that it has this style already."""
        return tag_of(self.style)


def tag_of(text: str) -> str:
    return f'"{blake2b(text.encode(), digest_size=16).hexdigest()}"'


@cache
def look_of(game: str) -> Look:
    """The look of a game; the generic one where it has none of its own."""
    folder = files("railhead.web").joinpath("drawn", game)
    name = game if folder.is_dir() else GENERIC
    return Look(
        name=game,
        regions={region: TEMPLATES.select_template(places(region, name)) for region in FRAME},
        sprite=Markup(read(f"drawn/{name}/sprite.svg")),  # our own drawing, never anything a person sent
        style="\n".join(read(part) for part in sheets(name)),
    )


def sheets(name: str) -> list[str]:
    """The style sheets of a game's tables: what all have, the game's own, and the end of its matches."""
    return [*STYLES, *[f"drawn/{name}/{part}.css" for part in ("style", "end")]]


@cache
def how_style(game: str) -> str:
    """The style sheet of how to play: that of the pages, and for the scenes in it that of the game's table."""
    table = in_scene(read(f"drawn/{game}/style.css"))
    return f"{read('static/pages.css')}\n{AFRESH}\n.scene {{\n{table}\n}}\n{read('drawn/steps.css')}"


AFRESH = (
    ".set :not(svg *) { all: revert; box-sizing: border-box; margin: 0; padding: 0; }"  # no rule of a page is meant
)
PARTS = re.compile(r"#(board|own|seats|strip|log)\b")  # of a table, whose pieces a scene shows
LEFT_OUT = re.compile(r"@media[^{]*(width|height)|@keyframes|@container|html")  # scenes have one size


def in_scene(style: str) -> str:
    """What of a table's style holds for its pieces on a page, where they stand in a scene instead of on a board."""
    rules, depth, begun = [], 0, 0
    style = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    for at, letter in enumerate(style):
        depth += (letter == "{") - (letter == "}")
        if letter == "}" and depth == 0:
            rules.append(style[begun : at + 1].strip())
            begun = at + 1
    kept = [rule for rule in rules if not LEFT_OUT.match(rule)]
    return PARTS.sub(".set", "\n".join(kept).replace("body.game-", ".game-"))


def places(region: str, name: str) -> list[str]:
    if region in OF_THE_GAME:
        return [f"drawn/{name}/{region}.html", f"drawn/{GENERIC}/{region}.html", f"regions/{region}.html"]
    return [f"drawn/{region}.html"] if region in OF_THE_FRAME else [f"regions/{region}.html"]


def read(path: str) -> str:
    """A file of the package; empty if there is none."""
    file = files("railhead.web").joinpath(*path.split("/"))
    return file.read_text(encoding="utf-8") if file.is_file() else ""
