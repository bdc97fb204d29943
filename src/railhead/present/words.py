"""Messages in the viewer's language: an id with arguments in, a sentence out. Catalogues are Fluent files.

Each game has its catalogues beside its rules (`words/en/*.ftl`), the frame of pages and terminal has its own here.
English is the reference: what another language lacks is said in English, and `missing()` lists it.
"""

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

REFERENCE = "en"
FRAME = "railhead.present"
MOST_KEPT = 20_000


class Words:
    """The catalogues of one package in one language, with English behind them."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        self.bundles = [bundle(package, one) for one in dict.fromkeys((language, REFERENCE))]
        self.kept: dict[tuple[str, tuple[tuple[str, object], ...]], str] = {}

    def knows(self, message: str) -> bool:
        return any(one is not None and one.has_message(message) for one in self.bundles)

    def say(self, message: str, **values: object) -> str:
        """The message with its arguments; one that no catalogue has is said by its own name."""
        key = (message, tuple(values.items()))
        if key not in self.kept:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[key] = self.formatted(message, values)
        return self.kept[key]

    def formatted(self, message: str, values: dict[str, object]) -> str:
        for one in self.bundles:
            if one is not None and one.has_message(message):
                pattern = one.get_message(message).value
                if pattern is not None:
                    text, _ = one.format_pattern(pattern, values)
                    return str(text)
        return message.rpartition("-")[2].replace("_", " ")


@lru_cache(256)
def words(package: str, language: str = REFERENCE) -> Words:
    """The words of a package in a language; kept, because reading a catalogue takes time."""
    return Words(package, language)


def bundle(package: str, language: str) -> FluentBundle | None:
    """All catalogues of a package in one language; None if there are none."""
    folder = files(package).joinpath("words", language)
    if not folder.is_dir():
        return None
    made = FluentBundle([language], use_isolating=False)
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made
