"""The file of a run: one JSON line for each match, in order; a run resumes from it, and files of one run merge."""

import json
import os
from collections.abc import Iterable
from pathlib import Path

from railhead.arena.run import Result, Run
from railhead.kernel.errors import RailheadError

Line = dict[str, object]
FORMAT = "railhead arena 1"


class BadLedger(RailheadError):
    """A file that is no ledger, or one of another run."""


def line_of(result: Result) -> Line:
    """What the file keeps of a match: nothing that differs from one machine to the next."""
    return {
        "match": result.number,
        "seats": list(result.seated),
        "winners": list(result.winners),
        "scores": list(result.scores),
        "ranking": list(result.ranking),
        "reason": result.reason,
        "decisions": list(result.decisions),
    }


def time_line(result: Result) -> Line:
    ticks = {name: {str(step): count for step, count in sorted(found.items())} for name, found in result.ticks.items()}
    return {"match": result.number, "ticks": ticks}


class Ledger:
    """The matches of one run that are known so far. `path` None: nothing is written.

    Times go into a file of their own beside it (`NAME.times.jsonl`), because no two machines take the same time.
    """

    def __init__(self, run: Run, path: Path | None) -> None:
        self.header: Line = {"format": FORMAT, **run.header()}
        self.path = path
        self.lines: dict[int, Line] = {}
        self.times: dict[int, Line] = {}
        if path is not None and path.exists():
            self.lines = read_lines(path, self.header)
        if self.times_path is not None and self.times_path.exists():
            self.times = read_lines(self.times_path, None)
        self.write_all()

    @property
    def times_path(self) -> Path | None:
        return self.path.with_suffix(".times.jsonl") if self.path else None

    def missing(self, first: int, matches: int) -> list[int]:
        return [number for number in range(first, first + matches) if number not in self.lines]

    def add(self, result: Result) -> None:
        """Take a result; must hold: results come in the order of their numbers."""
        self.lines[result.number] = line_of(result)
        self.times[result.number] = time_line(result)
        if self.path is not None and self.times_path is not None:
            append(self.path, self.lines[result.number])
            append(self.times_path, self.times[result.number])

    def write_all(self) -> None:
        """Write the files anew: in order, and without a line that broke off."""
        if self.path is None or self.times_path is None:
            return
        write_whole(self.path, [self.header, *(self.lines[number] for number in sorted(self.lines))])
        write_whole(self.times_path, [self.times[number] for number in sorted(self.times)])


def text_of(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def append(path: Path, line: Line) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(text_of(line))


def write_whole(path: Path, lines: Iterable[Line]) -> None:
    temporary = path.with_name(f".{path.name}.new")
    temporary.write_text("".join(text_of(line) for line in lines), encoding="utf-8")
    os.replace(temporary, path)


def read_lines(path: Path, header: Line | None) -> dict[int, Line]:
    """The matches of a file by number; a last line that broke off is left out, anything else wrong is refused."""
    texts = path.read_text(encoding="utf-8").split("\n")
    found: dict[int, Line] = {}
    for place, text in enumerate(texts[:-1]):
        try:
            line = json.loads(text)
            if place == 0 and header is not None:
                check_header(path, line, header)
                continue
            number = line["match"]
        except (ValueError, KeyError, TypeError):
            raise BadLedger(f"{path}, line {place + 1}: this is no line of an arena's file.") from None
        if found.setdefault(number, line) != line:
            raise BadLedger(f"{path}, line {place + 1}: match {number} stands there twice, with two results.")
    return found


def check_header(path: Path, line: object, header: Line) -> None:
    if not isinstance(line, dict) or line.get("format") != FORMAT:
        raise BadLedger(f"{path}: this is no file of an arena.")
    for key, value in header.items():
        if line.get(key) != value:
            raise BadLedger(
                f"{path}: this file is of another run: {key} is {line.get(key)!r} there and {value!r} here."
            )


def read_run(path: Path) -> Run:
    """The run that a file belongs to."""
    with path.open(encoding="utf-8") as file:
        first = file.readline()
    try:
        head = json.loads(first)
        return Run(head["game"], tuple(head["bots"]), head["seats"], head["seed"])
    except (ValueError, KeyError, TypeError):
        raise BadLedger(f"{path}: this is no file of an arena.") from None


def merge(into: Path, parts: list[Path]) -> Ledger:
    """Put files of one run together; a match that stands in two of them must have ended the same."""
    ledger = Ledger(read_run(parts[0]), None)
    for part in parts:
        take(ledger.lines, read_lines(part, ledger.header), part)
        times = part.with_suffix(".times.jsonl")
        if times.exists():
            ledger.times |= read_lines(times, None)
    ledger.path = into
    ledger.write_all()
    return ledger


def take(known: dict[int, Line], more: dict[int, Line], part: Path) -> None:
    for number, line in more.items():
        if known.setdefault(number, line) != line:
            raise BadLedger(f"{part}: match {number} ended differently in another file.")
