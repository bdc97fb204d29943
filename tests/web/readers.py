"""Reads pages as a person does: everything that is shown or read aloud, and what of it is in the wrong language."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files

from fluent.syntax import FluentParser, ast

import railhead
from railhead.present.words import FRAME, REFERENCE, words

READ_ALOUD = ("title", "aria-label", "placeholder", "data-note", "alt", "content")
SILENT = ("script", "style", "code", "symbol", "defs")
VOID = ("meta", "link", "input", "br", "hr", "img", "use", "path", "circle", "rect", "line", "polyline", "polygon")
LATIN = re.compile(r"[A-Za-z]{3,}")
RULE = re.compile(r"\b[A-Z0-9]{3}-[\d.]+\w?\b")  # the number of a rule
NAMES = {
    "Railhead",
    "API",
    "SHA",
    "JSON",
    "GET",
    "POST",
    "examples",
    "bot",
    "components",
    "toml",
}  # the same everywhere


class Reader(HTMLParser):
    """Collects what a page says, but not what is marked as being in another language."""

    def __init__(self, skipped: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.skipped = skipped  # classes of elements that quote what others wrote
        self.closed: list[bool] = []  # of the elements that are open: is what they hold left out?
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        foreign = "lang" in given and tag != "html"
        out = foreign or tag in SILENT or not set(self.skipped).isdisjoint(given.get("class", "").split())
        out = out or (bool(self.closed) and self.closed[-1])
        if tag not in VOID:
            self.closed.append(out)
        if not out and given.get("name") != "viewport":
            self.texts += [given[name] for name in READ_ALOUD if given.get(name) and name != "content"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.closed.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.closed.pop()

    def handle_data(self, data: str) -> None:
        if data.strip() and not (self.closed and self.closed[-1]):
            self.texts.append(" ".join(data.split()))


def said_on(page: str, skipped: tuple[str, ...] = ()) -> list[str]:
    """Everything a page says, piece by piece."""
    reader = Reader(skipped)
    reader.feed(page)
    return reader.texts


@cache
def english(package: str, language: str) -> frozenset[str]:
    """What only English says: messages without arguments that another language says differently."""
    found = set()
    for file in files(package).joinpath("words", REFERENCE).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found |= {text for name, text in plain(entry) if words(package, language).say(name) != text}
    return frozenset(text for text in found if len(text) > 3)


def plain(message: ast.Message) -> Iterator[tuple[str, str]]:
    """A message and its attributes, as far as they are nothing but text."""
    name = message.id.name
    for said, pattern in [(name, message.value), *[(f"{name}.{one.id.name}", one.value) for one in message.attributes]]:
        if pattern is not None and all(isinstance(part, ast.TextElement) for part in pattern.elements):
            yield said, "".join(part.value for part in pattern.elements)


def left_in_english(texts: list[str], language: str, game: str = "") -> list[str]:
    """What a reader of another language would stumble over: English, holes, and names of messages."""
    foreign = english(FRAME, language) | (english(railhead.ruleset(game).package, language) if game else frozenset())
    wrong = []
    for text in dict.fromkeys(texts):
        bare = RULE.sub("", text)
        latin = [word for word in LATIN.findall(bare) if word not in NAMES] if language in ("ru", "ja") else []
        if latin or bare.strip() in foreign or re.search(r"[{}]|\bNone\b|\b(draw|word|mark|number|area)-\w", bare):
            wrong.append(text)
    return wrong
