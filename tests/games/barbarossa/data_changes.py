"""Changes one key of the data at a time and sees what becomes of it: `python data_changes.py [ONE_IN]`.

Each change is tried in a process of its own that loads the tables of the game from the changed data. It is *refused*
with a sentence, or it *changes* what rules, texts and pictures are made of; a change that does neither is *ignored*,
and that is a fault. Prints one JSON line for each: what was changed, what became of it, and the sentence.
"""

import copy
import hashlib
import importlib
import json
import os
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import railhead.components
import railhead.kernel.match
import railhead.kernel.ruleset
import railhead.kernel.step
import railhead.kernel.vocabulary
from railhead.components import DESCRIPTIVE, Entry
from railhead.kernel.errors import BadData

PACKAGE = "railhead.games.barbarossa"
# Everything that is made from the data; the game comes last, because it refuses what nobody has read until then.
TABLES = ["cards", "model", "effects", "verbs", "abilities", "deployment", "setup", "evaluate", "notes", "game"]
Path = tuple[str | int, ...]


# --- the changes ----------------------------------------------------------------------------------------------------


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every number, word and truth value of the data, with the way to it; where facts come from is no fact."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in DESCRIPTIVE:
                yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from leaves(inner, (*path, place))
    else:
        yield path, value


def tables(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every table of the data."""
    if isinstance(value, dict):
        yield path
        for key, inner in value.items():
            yield from tables(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from tables(inner, (*path, place))


def kind_of(path: Path) -> str:
    """The same key of all entries of a table: `card.*.vp`."""
    return ".".join(["*" if isinstance(part, int) else part for part in path])


def changes(data: dict[str, Any]) -> Iterator[tuple[Path, Any]]:
    """Numbers by one, truth turned round, texts made longer, words exchanged, and a key that nobody knows.

    `reconstructed` says where facts come from, like `source`: it must name keys of its entry, but which is no fact.
    """
    words: dict[str, list[str]] = {}
    for path, value in leaves(data):
        if isinstance(value, str) and value not in words.setdefault(kind_of(path), []):
            words[kind_of(path)].append(value)
    for path, value in leaves(data):
        if isinstance(value, bool):
            yield path, not value
        elif isinstance(value, int):
            yield path, value + 1
        else:
            yield path, f"{value}x"
            others = words[kind_of(path)]
            if len(others) > 1 and "reconstructed" not in path:
                yield path, others[(others.index(value) + 1) % len(others)]
    for path in tables(data):
        yield (*path, "unheard_of"), 1


def changed(data: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(data)
    place: Any = data
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return data


# --- what becomes of them -------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """A table of the rules as plain data; the entries of the file themselves do not count."""
    if isinstance(value, Entry):
        return None
    if isinstance(value, dict):
        return [(str(key), plain(inner)) for key, inner in value.items()]
    if isinstance(value, (list, tuple, range)):
        return [plain(inner) for inner in value]
    if isinstance(value, (str, int, float, bool, type(None))):
        return value
    if callable(value):
        return getattr(value, "__name__", "")
    names = getattr(type(value), "__mypyc_attrs__", None) or vars(value)
    return [(name, plain(getattr(value, name))) for name in sorted(names) if not name.startswith("__")]


def load(data: dict[str, Any]) -> str:
    """Load all tables from this data; a digest of them."""
    railhead.components.components = lambda package: Entry(data, "")
    found = []
    for name in TABLES:
        module = importlib.import_module(f"{PACKAGE}.{name}")
        found += [(name, key, plain(value)) for key, value in sorted(vars(module).items()) if key.isupper()]
    found.append(("credits", "", plain(module.RULES.credits)))
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()


def attempt(data: dict[str, Any]) -> tuple[str, str]:
    """Load this data in a process of its own: a digest, or the sentence that refuses it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            answer = ("loaded", load(data))
        except BadData as refusal:
            answer = ("refused", str(refusal))
        except Exception as fault:  # whatever it is: the test shows it
            answer = ("broken", f"{type(fault).__name__}: {fault}")
        os.write(writing, json.dumps(answer).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    first, second = json.loads(text)
    return first, second


def main() -> int:
    one_in = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    data = tomllib.loads(files(PACKAGE).joinpath("components.toml").read_text(encoding="utf-8"))
    _, original = attempt(data)
    seen: dict[str, int] = {}
    for path, value in changes(data):
        kind = f"{kind_of(path)} {type(value).__name__}"
        seen[kind] = seen.get(kind, -1) + 1
        if seen[kind] % one_in:
            continue
        outcome, text = attempt(changed(data, path, value))
        if outcome == "loaded":
            outcome, text = ("ignored", "") if text == original else ("changed", "")
        print(json.dumps([kind, ".".join(map(str, path)), value, outcome, text]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
