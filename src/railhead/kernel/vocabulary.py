"""The fixed, ordered list of options of a ruleset: an index for the engine, a name for logs, a title for people."""

from __future__ import annotations

from typing import Final

from railhead.kernel.errors import IllegalAnswer


class Options:
    """A kind of options of a vocabulary: one for each thing, in the order of the things.

    PLAY: Final = VOCABULARY.kind("play", IDS, TITLES)
    PLAY.of(card)        # the option that plays this card
    PLAY.has(option)     # is it one that plays a card?
    PLAY.thing(option)   # and which card does it play?
    """

    def __init__(self, first: int, count: int) -> None:
        self.first: Final = first
        self.count: Final = count

    def of(self, thing: int) -> int:
        return self.first + thing

    def has(self, option: int) -> bool:
        return self.first <= option < self.first + self.count

    def thing(self, option: int) -> int:
        return option - self.first

    def all(self) -> range:
        return range(self.first, self.first + self.count)


class Vocabulary:
    """All options a ruleset can ever offer, built once from its components."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.titles: Final[list[str]] = []
        self.index: Final[dict[str, int]] = {}
        self.groups: Final[dict[str, range]] = {}

    def word(self, name: str, title: str) -> int:
        """Add one option and return it."""
        if name in self.index:
            raise ValueError(f"option {name!r} stands twice in the vocabulary")
        self.index[name] = len(self.names)
        self.names.append(name)
        self.titles.append(title)
        return self.index[name]

    def group(self, kind: str, ids: list[str], titles: list[str]) -> int:
        """Add `kind:id` for every id and return the first option; the others follow in order."""
        first = len(self.names)
        for id_, title in zip(ids, titles, strict=True):
            self.word(f"{kind}:{id_}", title)
        self.groups[kind] = range(first, len(self.names))
        return first

    def kind(self, kind: str, ids: list[str], titles: list[str]) -> Options:
        """Add `kind:id` for every id; the result tells these options from all others."""
        return Options(self.group(kind, ids, titles), len(ids))

    def numbers(self, kind: str, most: int, title: str = "{}") -> int:
        """Add `kind:0` to `kind:most` and return the first."""
        ids = [str(n) for n in range(most + 1)]
        return self.group(kind, ids, [title.format(n) for n in ids])

    def option(self, option: int | str) -> int:
        """The option with this name or index; an unknown one is refused."""
        if isinstance(option, str):
            if option not in self.index:
                raise IllegalAnswer("no_such_option", about=repr(option))
            return self.index[option]
        if not 0 <= option < len(self.names):
            raise IllegalAnswer("no_such_option", about=repr(option))
        return option

    def __len__(self) -> int:
        return len(self.names)
