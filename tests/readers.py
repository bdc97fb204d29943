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


def each(text: str) -> frozenset[str]:
    return frozenset(text.split())


NAMES = each("Railhead API SHA JSON GET POST examples bot components toml")  # the same everywhere
TYPED = each(
    "Enter all concede greedy help hint human iterations log look map off option options play quit rule save seat seed"
    " since spectator standing table undo why yes"
)  # in the terminal, in every language
SAME_IN_POLISH = each(
    "anna bot boris concede dominika draft go greedy https igor laser log map min nikolai off olga one port program"
    " push rudy same solo ten webhook"
)
HOLES = re.compile(r"[{}]|\bNone\b|\b(draw|word|mark|number|area)-\w")
WORD = re.compile(r"[^\W\d_]{3,}")


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


@cache
def english_words(package: str) -> frozenset[str]:
    """Every word of the English catalogues and of the English names and texts in the data."""
    said = [
        element.value
        for file in files(package).joinpath("words", REFERENCE).iterdir()
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
        for element in text_elements(entry)
    ]
    for name in railhead.rulesets() if package != FRAME else []:
        rules = railhead.ruleset(name)
        if rules.package == package:
            said += [*rules.card_titles, *rules.vocabulary.titles, *map(rules.note, rules.cards)]
    return frozenset(word.lower() for text in said for word in WORD.findall(text))


def text_elements(node: object) -> Iterator[ast.TextElement]:
    """The plain text in a message, also in its attributes and variants."""
    if isinstance(node, ast.TextElement):
        yield node
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from text_elements(part)
    elif isinstance(node, list):
        for part in node:
            yield from text_elements(part)


def plain(message: ast.Message) -> Iterator[tuple[str, str]]:
    """A message and its attributes, as far as they are nothing but text."""
    name = message.id.name
    for said, pattern in [(name, message.value), *[(f"{name}.{one.id.name}", one.value) for one in message.attributes]]:
        if pattern is not None and all(isinstance(part, ast.TextElement) for part in pattern.elements):
            yield said, "".join(part.value for part in pattern.elements)


def left_in_english(texts: list[str], language: str, game: str = "", typed: frozenset[str] = frozenset()) -> list[str]:
    """What a reader of another language would stumble over: English, holes, and names of messages.

    `typed`: commands, which are the same in every language.
    """
    packages = [FRAME, *([railhead.ruleset(game).package] if game else [])]
    foreign = frozenset().union(*[english(package, language) for package in packages])
    known = frozenset().union(*map(english_words, packages)) - SAME_IN_POLISH
    wrong = []
    for text in dict.fromkeys(texts):
        bare = RULE.sub("", text)
        polish = language == "pl"
        latin = {word for word in (WORD if polish else LATIN).findall(bare) if not polish or word.lower() in known}
        if latin - NAMES - typed or bare.strip() in foreign or HOLES.search(bare):
            wrong.append(text)
    return wrong
