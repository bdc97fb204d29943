"""The data file of the game, and the readings that its tables share."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry, components

DATA: Final[Entry] = components("railhead.games.metro2033")

RESOURCES: Final[list[str]] = ["pigs", "mushrooms", "ammo"]


def entries(table: str) -> list[Entry]:
    """The entries of a table of the file; what somebody says was reconstructed must be a key of the entry."""
    found = DATA.parts(table)
    for one in found:
        for key in one.get("reconstructed", []):
            if not has_key(one, key):
                raise one.fault("reconstructed", f"names {key!r}", f"the keys of this entry are {', '.join(one)}")
    return found


def has_key(entry: Entry, key: str) -> bool:
    """Has an entry this key? `modifier.attack` is a key within a key."""
    outer, _, inner = key.partition(".")
    return outer in entry and (not inner or inner in entry[outer])


def places_of(entry: Entry, key: str, known: list[str]) -> list[int]:
    """The places of the words of a list among those that the rules know."""
    found: list[int] = []
    for word in entry.of_kind(key, list, "a list of words", None):
        if word not in known:
            raise entry.fault(key, f"holds {word!r}", f"the rules know {', '.join(known)}")
        found.append(known.index(word))
    return found


def vector(price: Entry) -> tuple[int, int, int]:
    """A price or gain as (pigs, mushrooms, ammo)."""
    return (price.number("pigs", 0, least=0), price.number("mushrooms", 0, least=0), price.number("ammo", 0, least=0))
