"""Looks rules up in the rules.md of a game: by number, by the beginning of a number, or by words."""

import re
from collections.abc import Iterator
from importlib.resources import files

HEADING = re.compile(r"(#+)\s+(.*)")
STATEMENT = re.compile(r"\s*[-*|]\s+(?P<bold>\*\*)?(?P<number>[A-Z][A-Z0-9]+-\d+(?:\.\d+)*)(?![\w-])[.:]?(?P<text>.*)")
NUMBER = re.compile(r"(?:[A-Za-z][A-Za-z0-9]*-)?\d+(?:\.\d+)*\.?")
RULING = r"`?\bRULING\b`?"
MARKS = (  # what the text format marks, in the words of a player
    (rf"`CARD` {RULING} — ", "By our card data; house ruling: "),
    ("`CARD`", "By our card data"),
    (rf"\({RULING}", "(house ruling"),
    (rf"{RULING}(?: —|:| (?=[A-Z\"])) ?", "House ruling: "),
    (RULING, "House ruling"),
)


class Statement:
    """One numbered rule, or (without a number) a table, drawing or remark that stands between the rules."""

    def __init__(self, number: str, text: str) -> None:
        self.number = number
        self.text = text


class Chapter:
    """A heading, those above it, and the statements right below it."""

    def __init__(self, headings: tuple[str, ...]) -> None:
        self.headings = headings
        self.statements: list[Statement] = []


class Rulebook:
    """All chapters of a game's rules, in order."""

    def __init__(self, text: str) -> None:
        self.chapters = list(read_chapters(for_players(text)))

    def find(self, wanted: str) -> list[tuple[Chapter, list[Statement]]]:
        """Chapters with the statements that match: a number (with or without its code), its beginning, or words."""
        wanted = wanted.strip()
        if NUMBER.fullmatch(wanted):
            return self.find_number(wanted.rstrip(".").upper())
        return self.find_words(wanted.casefold().split())

    def find_number(self, number: str) -> list[tuple[Chapter, list[Statement]]]:
        """The rule of this number and all below it; for the number of a heading also what stands there unnumbered."""
        found = []
        for chapter in self.chapters:
            whole = under(number, chapter_number(chapter))
            hits = [one for one in chapter.statements if under(number, one.number) or (whole and not one.number)]
            if hits:
                found.append((chapter, hits))
        return found

    def find_words(self, words: list[str]) -> list[tuple[Chapter, list[Statement]]]:
        """The statements in which all these words stand."""
        found = []
        for chapter in self.chapters:
            hits = [one for one in chapter.statements if all(word in one.text.casefold() for word in words)]
            if words and hits:
                found.append((chapter, hits))
        return found

    def statement(self, number: str) -> Statement | None:
        """The rule of exactly this number."""
        for chapter in self.chapters:
            for one in chapter.statements:
                if one.number == number:
                    return one
        return None


def rulebook(package: str) -> Rulebook:
    """The rules of the game that lives in a package; without a rules.md an empty book."""
    place = files(package).joinpath("rules.md")
    return Rulebook(place.read_text(encoding="utf-8") if place.is_file() else "")


def for_players(text: str) -> str:
    """Where the rulebook is silent, players read in words that we decided."""
    for mark, words in MARKS:
        text = re.sub(mark, words, text)
    return text


def read_chapters(text: str) -> Iterator[Chapter]:
    chapter = Chapter(())
    drawing = False
    for line in text.splitlines():
        drawing ^= line.startswith("```")
        heading = None if drawing else HEADING.fullmatch(line)
        if heading is None:
            read_line(chapter, line, drawing)
            continue
        yield chapter
        level = len(heading[1])
        above = [title for depth, title in enumerate(chapter.headings, 1) if depth < level]
        chapter = Chapter((*above, *[""] * (level - 1 - len(above)), heading[2].strip()))
    yield chapter


def read_line(chapter: Chapter, line: str, drawing: bool) -> None:
    """Add a line to the statement it belongs to: its own number, an indented line, or the text between rules."""
    found = None if drawing else STATEMENT.fullmatch(line)
    statements = chapter.statements
    if found is not None:
        statements.append(Statement(found["number"], statement_text(found)))
    elif line.strip() in ("", "---") and not drawing:
        if statements and not statements[-1].number:
            statements[-1].text += "\n"
    elif statements and (not statements[-1].number or line.startswith(" ")):
        statements[-1].text += "\n" + line
    else:
        statements.append(Statement("", line))


def statement_text(found: re.Match[str]) -> str:
    """The words after the number; `**BAR-2.4 OP** pay …` keeps its `**OP**`, a row of a table its cells."""
    text = found["text"].strip()
    if found["bold"]:
        text = text.removeprefix("**") if text.startswith("**") else f"**{text}"
    return " — ".join(cell.strip() for cell in text.strip().strip("|").split(" | ")).strip()


def chapter_number(chapter: Chapter) -> str:
    found = NUMBER.match(chapter.headings[-1]) if chapter.headings else None
    return found[0].rstrip(".").upper() if found else ""


def under(wanted: str, number: str) -> bool:
    """Is this number the wanted one or one below it? `3.1` is above `FLN-3.1.2` and not above `FLN-3.10`."""
    if not ("-" in wanted and "-" in number):
        wanted, number = wanted.rpartition("-")[2], number.rpartition("-")[2]
    return number == wanted or number.startswith(f"{wanted}.")
