"""What the pages around the tables show of a game: its titles, its cover, and how it is played on one page.

The drawings lie beside the game's drawn table: `drawn/<game>/cover.svg`, and `how.toml` with the symbols of `how.svg`.
What is said about them is in the game's catalogues (`how-…`).
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import about, name_of
from railhead.present.words import Words, message_id, words
from railhead.web.games import ruleset
from railhead.web.language import SPOKEN, say
from railhead.web.looks import TEMPLATES, read

PARTS = ("steps", "symbols", "examples", "tips", "ends")  # of a lesson
SIDES = ("before", "after")  # of a worked move
USED = re.compile(r'href="#([^"]+)"')
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)


@dataclass(frozen=True)
class Tile:
    """A piece before or after a worked move."""

    title: str
    face: str = ""
    name: str = ""  # the message that says what it is, where no face does
    icon: str = ""
    note: str = ""  # a number that stands on it
    mine: bool = False
    aim: bool = False  # does a shot land there?
    free: bool = False
    out: bool = False  # used up, or gone


def said_of(rules: Ruleset) -> Words:
    """The words of a game in the language of the reader."""
    return words(rules.package, SPOKEN.get())


def cover_of(game: str) -> Markup:
    """The picture of a game: our own drawing, never anything a person sent. Some have a word on them."""
    drawing, said = drawing_of(game), said_of(ruleset(game))
    return Markup(drawing.replace("COVER-WORD", escape(said.say("cover-word"))) if "COVER-WORD" in drawing else drawing)


@cache
def drawing_of(game: str) -> str:
    """The drawing of a cover; a game without one shows plain rails."""
    return read(f"drawn/{game}/cover.svg") or read("drawn/generic/cover.svg").replace("GAME", game)


@cache
def facts_of(game: str) -> dict[str, Any]:
    """What is written down about a game; empty if nothing is."""
    return tomllib.loads(read(f"drawn/{game}/how.toml"))


def lesson_of(game: str) -> dict[str, Any] | None:
    """How to play a game on one page, in the language of the reader; None if nobody has written it down."""
    facts = facts_of(game)
    if not facts:
        return None
    said = said_of(ruleset(game))
    lesson: dict[str, Any] = {
        "goal": said.say("how-goal"),
        "goal_rule": facts["goal_rule"],
        "turn": said.say("how-turn"),
    }
    for part in PARTS:
        lesson[part] = [taught(said, f"how-{part}-{number}", one) for number, one in enumerate(facts[part], 1)]
    for number, example in enumerate(lesson["examples"], 1):
        example["played"] = name_of(ruleset(game), said, example["card"]) if "card" in example else ""
        example["move"] = said.say(f"how-examples-{number}.move")
        example["sides"] = [[tile_of(ruleset(game), said, tile) for tile in example[side]] for side in SIDES]
    return lesson


def tile_of(rules: Ruleset, said: Words, tile: dict[str, Any]) -> Tile:
    """A piece of a worked move with what it is called: by its face, by a message, or as the free place it is."""
    if "face" in tile:
        return Tile(name_of(rules, said, tile["face"]), **tile)
    return Tile(said.say(tile["name"]) if "name" in tile else say("lesson-free"), **tile)


def taught(said: Words, message: str, part: dict[str, str]) -> dict[str, str]:
    """A part of a lesson: what to draw, which rule it is, and what is said; some have a title besides."""
    if said.knows(f"{message}.text"):
        return {**part, "title": said.say(message), "text": said.say(f"{message}.text")}
    return {**part, "text": said.say(message)}


@cache
def icons_of(game: str, drawn: str = "") -> Markup:
    """The symbols that the lesson of a game shows: our own drawing.

    Those of worked moves and of the scenes (`drawn`) are the ones of its table.
    """
    tiles = [tile for example in facts_of(game)["examples"] for side in SIDES for tile in example[side]]
    shown = {tile["icon"] for tile in tiles if "icon" in tile} | set(USED.findall(drawn))
    symbols = [one[0] for one in SYMBOL.finditer(read(f"drawn/{game}/sprite.svg")) if one[1] in shown]
    return Markup(read(f"drawn/{game}/how.svg").replace("</defs>", "".join(symbols) + "</defs>"))


def titles_of(rules: Ruleset) -> tuple[str, str]:
    """The title by which people call a game, and the rest of it."""
    said = said_of(rules)
    if said.knows("how-title"):
        return said.say("how-title"), said.say("how-subtitle") if said.knows("how-subtitle") else ""
    title, _, rest = rules.title.partition(": ")
    return title, rest


def title_of(rules: Ruleset) -> str:
    """The whole title of a game."""
    said = said_of(rules)
    return said.say("how-name") if said.knows("how-name") else rules.title


def line_of(rules: Ruleset) -> str:
    """One line about a game, for somebody who looks for one."""
    said = said_of(rules)
    return said.say("how-line") if said.knows("how-line") else about(rules, said.language)


# --- what the host chooses ------------------------------------------------------------------------------------------


def variant_title(rules: Ruleset, name: str) -> str:
    """What a choice of the host is called."""
    said, message = said_of(rules), message_id("variant", name) + ".title"
    return said.say(message) if said.knows(message) else name.replace("_", " ").capitalize()


def variant_value(rules: Ruleset, name: str, value: str) -> str:
    """What can be chosen there: by the words of the game, else by those that all games share."""
    said, message = said_of(rules), f"{message_id('variant', name)}.{value}"
    if said.knows(message):
        return said.say(message)
    shared = message_id("value", value)
    return say(shared) if said.knows(shared) else value.replace("_", " ").capitalize()


def chosen_variants(rules: Ruleset, options: dict[str, str]) -> list[tuple[str, str]]:
    """What the host of a table chose, in words."""
    return [(variant_title(rules, name), variant_value(rules, name, value)) for name, value in options.items()]


TEMPLATES.globals |= {"title_of": title_of, "chosen_variants": chosen_variants}
