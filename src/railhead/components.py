"""Reads the data file of a game once, when the game is imported, and sees that every key in it counts for something.

A table of the file is an `Entry`: a mapping that knows where it stands, checks what it is asked for, and remembers
which keys were read. When a game has built its tables it calls `close()`: a key that nobody read is an error there and
then, so nobody can change a number that nothing looks at.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from typing import Any

from railhead.kernel.errors import BadData
from railhead.kernel.ruleset import Credits

FILE = "components.toml"
MESSAGES = "messages.toml"
DESCRIPTIVE = ("source", "note", "ref")  # where a fact comes from: for people, in every entry
MISSING: Any = object()


class Entry(Mapping[str, Any]):
    """A table of the data file. Reading a key in any of the usual ways marks it as read.

    It is not a `dict` itself: compiled code would read one without asking it.
    """

    def __init__(self, values: dict[str, Any], where: str) -> None:
        self.table = {key: wrap(value, f"{where}.{key}" if where else key) for key, value in values.items()}
        self.where = where
        self.read: set[str] = set()

    # --- reading ----------------------------------------------------------------------------------------------------

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        if key not in self.table:
            raise self.fault(key, "is missing", f"this entry has {', '.join(self.table) or 'nothing'}")
        return self.table[key]

    def get(self, key: str, default: Any = None) -> Any:
        self.read.add(key)
        return self.table.get(key, default)

    def __contains__(self, key: object) -> bool:
        return key in self.table

    def __iter__(self) -> Iterator[str]:
        return iter(self.table)

    def __len__(self) -> int:
        return len(self.table)

    def __repr__(self) -> str:
        return repr(self.table)

    # --- reading with a check ---------------------------------------------------------------------------------------

    def number(self, key: str, default: Any = MISSING, least: int | None = None, most: int | None = None) -> int:
        """A whole number, within its bounds."""
        value = self.of_kind(key, int, "a whole number", default)
        if isinstance(value, int) and key in self:
            if least is not None and value < least:
                raise self.fault(key, f"is {value}", f"it must be at least {least}")
            if most is not None and value > most:
                raise self.fault(key, f"is {value}", f"it must be at most {most}")
        return value  # type: ignore[no-any-return]  # a default may be of any kind

    def text(self, key: str, default: Any = MISSING) -> str:
        return self.of_kind(key, str, "a text", default)  # type: ignore[no-any-return]  # a default may be of any kind

    def flag(self, key: str, default: bool = False) -> bool:
        return bool(self.of_kind(key, bool, "true or false", default))

    def one_of(self, key: str, known: Iterable[str], default: Any = MISSING) -> str:
        """A word that the rules understand."""
        value = self.text(key, default)
        words = list(known)
        if key in self and value not in words:
            raise self.fault(key, f"is {value!r}", f"the rules know {', '.join(map(repr, words))}")
        return value

    def place_of(self, key: str, known: list[str]) -> int:
        """The place of a word in the list of those that the rules understand; an empty one there is never written."""
        return known.index(self.one_of(key, [word for word in known if word]))

    def numbers(self, key: str, default: Any = MISSING) -> list[int]:
        """A list of whole numbers."""
        value = self.of_kind(key, list, "a list of whole numbers", default)
        if key in self:
            for item in value:
                if not isinstance(item, int) or isinstance(item, bool):
                    raise self.fault(key, f"holds {item!r}", "every one must be a whole number")
        return value  # type: ignore[no-any-return]  # a default may be of any kind

    def words(self, key: str, known: Iterable[str], default: Any = MISSING) -> list[str]:
        """A list of words that the rules understand, each once."""
        found: list[str] = self.of_kind(key, list, "a list of words", default)
        words = list(known)
        for word in found:
            if word not in words or found.count(word) > 1:
                raise self.fault(key, f"holds {word!r}", f"the rules know, each once: {', '.join(words)}")
        return found

    def part(self, key: str) -> Entry:
        """A table in this one."""
        return self.of_kind(key, Entry, "a table", MISSING)  # type: ignore[no-any-return]  # it is no default

    def parts(self, key: str) -> list[Entry]:
        """A list of tables; where they have ids, each stands once."""
        found: list[Entry] = self.of_kind(key, list, "a list of tables", MISSING)
        if not all(isinstance(one, Entry) for one in found):
            raise self.fault(key, f"is {found!r}", "a list of tables is needed")
        ids: list[str] = []
        for one in found:
            if "id" in one and one["id"] in ids:
                raise one.fault("id", f"is {one['id']!r} a second time", "no two entries of a table have the same")
            ids.append(one.text("id", ""))
        return found

    def only(self, key: str, value: object) -> None:
        """A key that says what the rules do anyway: kept because it is printed, refused when it says something else."""
        if key in self and self[key] != value:
            raise self.fault(key, f"is {self[key]!r}", f"the rules can only do {value!r}")

    def of_kind(self, key: str, kind: type, called: str, default: Any) -> Any:
        if key not in self and default is not MISSING:
            self.read.add(key)
            return default
        value = self[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(key, f"is {value!r}", f"{called} is needed")
        return value

    def fault(self, key: str, wrong: str, possible: str) -> BadData:
        """File, entry, key, what is wrong, and what would be right."""
        name = self.table.get("id") or self.table.get("name")
        entry = f"{self.where or 'the file'}{f' ({name})' if isinstance(name, str) else ''}"
        return BadData(f"{FILE}, {entry}: {key!r} {wrong}; {possible}.")

    # --- the end ----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Refuse a key that nothing has read."""
        for key, value in self.table.items():
            if key in DESCRIPTIVE:
                continue
            if key not in self.read:
                known = ", ".join(sorted(self.read)) or "none"
                raise self.fault(key, "means nothing to the rules", f"the keys they read here: {known}")
            close(value)


def close(value: object) -> None:
    if isinstance(value, Entry):
        value.close()
    elif isinstance(value, list):
        for item in value:
            close(item)


def wrap(value: Any, where: str) -> Any:
    """Tables become entries, also within lists."""
    if isinstance(value, dict):
        return Entry(value, where)
    if isinstance(value, list):
        return [wrap(item, f"{where}[{at}]") for at, item in enumerate(value)]
    return value


def credits(facts: Entry) -> Credits:
    """Who made the published game, and what else is known of it; 0 minutes, or age 0: nobody knows."""
    return Credits(
        tuple([str(name) for name in facts["designers"]]),
        facts.text("publisher"),
        facts.number("year", least=1),
        (facts.number("minutes_min", 0, least=0), facts.number("minutes_max", 0, least=0)),
        facts.number("weight", least=1, most=5),
        facts.number("age", 0, least=0),
    )


def messages(package: str) -> tuple[dict[str, str], dict[str, str]]:
    """The questions of a game, each with its rule, and its events, each with the kinds of its arguments."""
    data = tomllib.loads(files(package).joinpath(MESSAGES).read_text(encoding="utf-8"))
    for table in ("prompts", "events"):
        if not isinstance(data.get(table), dict):
            raise BadData(f"{MESSAGES}: the table [{table}] is missing; the file has [prompts] and [events].")
        for name, text in data[table].items():
            if not isinstance(text, str):
                raise BadData(f"{MESSAGES}, {table}: {name!r} is {text!r}; a text is needed.")
    if len(data) > 2:
        raise BadData(f"{MESSAGES}: {list(data)[2]!r} means nothing; the file has [prompts] and [events].")
    return data["prompts"], data["events"]


FINGERPRINTS: dict[str, str] = {}  # of the data that was read, by package


def components(package: str) -> Entry:
    """The parsed components.toml that lies in a package."""
    data = tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
    FINGERPRINTS[package] = fingerprint(data)
    return Entry(data, "")


def fingerprint(data: dict[str, Any]) -> str:
    """A short hash of what a data file says; comments and layout do not count."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)
    return sha256(text.encode()).hexdigest()[:16]
