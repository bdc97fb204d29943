"""Messages in the viewer's language: an id with arguments in, a sentence out. Catalogues are Fluent files.

Each game has its catalogues beside its rules (`words/en/*.ftl`), the frame of pages and terminal has its own here.
English is the reference: what another language lacks is said in English, and `lacking` remembers it.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

REFERENCE = "en"
FRAME = "railhead.present"
MOST_KEPT = 20_000
TWO_ENDS = re.compile(r"(?<![.])([.!?…])[.](?![.])|([。！？])。")  # of a name like "Nyet!", and of its sentence


class Name(str):
    """What something is called, as an argument of a message: `CASE($seat, "gen")` gives another form of it.

    The forms are attributes of the message that names the thing: `face-arbat = …` with `.gen = …`.
    """

    forms: dict[str, str]

    def __new__(cls, text: str, forms: dict[str, str] | None = None) -> "Name":
        name = super().__new__(cls, text)
        name.forms = forms or {}
        return name


def form_of(name: object, form: object = "") -> str:
    """A form of a name: a case, its gender; the plain name where the catalogue has no such form."""
    return name.forms.get(str(form), str(name)) if isinstance(name, Name) else str(name)


def form_or_none(name: object, form: object = "") -> str:
    """The same for choosing between variants of a sentence: `other` where there is no such form."""
    return name.forms.get(str(form), "other") if isinstance(name, Name) else "other"


def verb_of(name: object, plural: object = "", single: object = "") -> str:
    """The verb that goes with a name: "the Bandits take", "the Red Line takes"."""
    return str(plural if form_or_none(name, "number") == "pl" else single)


class Words:
    """What a package and the frame say in one language, with English behind them."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        packages = dict.fromkeys((package, FRAME))
        self.bundles = [
            one
            for spoken in dict.fromkeys((language, REFERENCE))
            for one in (bundle(name, spoken) for name in packages)
            if one is not None
        ]
        self.kept: dict[object, str] = {}
        self.names: dict[object, Name] = {}
        self.lacking: set[str] = set()  # messages that only English has, or nobody, as far as they were needed

    def knows(self, message: str) -> bool:
        """Is there such a message (or such an attribute of it: `ask-draft.waiting`)?"""
        return is_known(self, message)

    def first(self, *messages: str) -> str:
        """Which of these messages is the one to say: a language goes before English, and in it the earlier message."""
        for spoken in (self.language, REFERENCE):
            for message in messages:
                if any(one.has_message(message) for one in self.bundles if one.locales[0] == spoken):
                    return message
        return messages[0]

    def say(self, message: str, **values: object) -> str:
        """The message (or its attribute: `ask-draft.waiting`) with its arguments; an unknown one by its own name."""
        key: object = message
        if values:  # most have none, and a table says hundreds
            key = (message, *values.items(), *map(type, values.values()))
        said = self.kept.get(key)
        if said is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            said = self.kept[key] = self.formatted(message, values)
        return said

    def formatted(self, message: str, values: dict[str, object]) -> str:
        name, _, attribute = message.partition(".")
        for one in self.bundles:
            if not one.has_message(name):
                continue
            found = one.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                if one.locales[0] != self.language:
                    self.lacking.add(message)
                text, faults = one.format_pattern(pattern, values)
                if faults:
                    raise faults[0]
                return TWO_ENDS.sub(r"\1\2", str(text))
        self.lacking.add(message)
        return name.partition("-")[2].replace("_", " ")

    def name(self, message: str, otherwise: str, known: bool = False, **values: object) -> Name:
        """What something is called, with all its forms; `otherwise` where no catalogue has a word for it.

        `known`: what it is called otherwise is in the right language, too.
        """
        key: object = (message, otherwise, known)
        if values:
            key = (key, *values.items(), *map(type, values.values()))
        if key not in self.names:
            if len(self.names) >= MOST_KEPT:
                self.names.clear()
            self.names[key] = self.found(message, otherwise, known, values)
        return self.names[key]

    def found(self, message: str, otherwise: str, known: bool, values: dict[str, object]) -> Name:
        for one in self.bundles:
            if one.has_message(message) and (one.locales[0] == self.language or not known):
                if one.locales[0] != self.language:
                    self.lacking.add(message)
                attributes = one.get_message(message).attributes
                forms = {form: str(one.format_pattern(pattern, values)[0]) for form, pattern in attributes.items()}
                return Name(self.say(message, **values), forms)
        if self.language != REFERENCE and not known:
            self.lacking.add(message)
        return Name(otherwise)

    def list(self, things: Iterable[str]) -> str:
        """A, B and C."""
        *first, last = things
        return self.say("list-and", first=self.say("list-comma").join(first), last=last) if first else last


@lru_cache(MOST_KEPT)
def is_known(said: Words, message: str) -> bool:
    name, _, attribute = message.partition(".")
    having = (one for one in said.bundles if one.has_message(name))
    return any(not attribute or attribute in one.get_message(name).attributes for one in having)


@lru_cache(MOST_KEPT)
def message_id(*parts: str) -> str:
    """The id of a message: what a Fluent identifier cannot hold becomes a hyphen."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(parts))


@lru_cache(256)
def words(package: str, language: str = REFERENCE) -> Words:
    """The words of a package in a language; kept, because reading a catalogue takes time."""
    return Words(package, language)


@lru_cache(256)
def bundle(package: str, language: str) -> FluentBundle | None:
    """All catalogues of a package in one language; None if there are none."""
    try:
        folder = files(package).joinpath("words", language)
    except ModuleNotFoundError:
        return None
    if not folder.is_dir():
        return None
    functions: dict[str, Any] = {"CASE": form_of, "FORM": form_or_none, "VERB": verb_of}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def languages(package: str) -> list[str]:
    """The languages a package has words in, English first."""
    try:
        folder = files(package).joinpath("words")
    except ModuleNotFoundError:
        return [REFERENCE]
    found = sorted(one.name for one in folder.iterdir() if one.is_dir()) if folder.is_dir() else []
    return [REFERENCE, *[one for one in found if one != REFERENCE]]
