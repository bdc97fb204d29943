"""What the catalogues of a language still lack, game by game: `python tools/words.py [GAME [LANGUAGE]]`.

With a game and a language that is not begun yet it lists everything there is to say, with the English text.
"""

import sys

import railhead
from railhead.kernel.ruleset import Ruleset
from railhead.present.words import FRAME, REFERENCE, Words, languages, message_id, words


def english(package: str) -> dict[str, str]:
    """Every message of the English catalogues with its text."""
    from importlib.resources import files

    from fluent.syntax import FluentParser, FluentSerializer, ast

    found = {}
    for file in sorted(files(package).joinpath("words", REFERENCE).iterdir(), key=lambda one: one.name):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
    return found


def names(rules: Ruleset, language: str) -> dict[str, str]:
    """What the data name in English only: cards, their texts, and the options."""
    original = language == rules.original_language
    found = {}
    for card, title in zip(rules.cards, rules.card_titles, strict=True):
        if not (original and rules.original_of(card)):
            found[message_id("card", card)] = title
        if note := rules.note(card):
            found[message_id("note", card)] = note
    for face in faces(rules):
        if not (original and rules.original_of(face)) and rules.title_of(face):
            found[message_id("face", face)] = rules.title_of(face)
        if note := rules.note(face):
            found[message_id("note", face)] = note
    for name, title in zip(rules.vocabulary.names, rules.vocabulary.titles, strict=True):
        if not name.startswith("seat:"):
            found[message_id("option", name)] = title
    for variant in rules.options:
        if variant.text:
            found[message_id("variant", variant.name)] = variant.text
    return found


def faces(rules: Ruleset) -> list[str]:
    """The things that are no cards and have a title or a text in the data."""
    known = dict.fromkeys(value for values in rules.kinds.values() for value in values)
    known |= dict.fromkeys(name.partition(":")[2] for name in rules.vocabulary.names)
    known |= dict.fromkeys(reason.about for reason in rules.reasons)
    return [face for face in known if face and face not in rules.cards and (rules.title_of(face) or rules.note(face))]


def lacking(rules: Ruleset, language: str) -> dict[str, str]:
    """What a language has no words for, with the English ones."""
    said = words(rules.package, language)
    own = Words.__new__(Words)
    own.bundles = [one for one in said.bundles if one.locales[0] == language]
    wanted = {**english(rules.package), **names(rules, language)}
    return {name: text for name, text in wanted.items() if not own.knows(name) and not by_kind(own, name)}


def by_kind(own: Words, name: str) -> bool:
    """Is it an option whose kind has a sentence for all things?"""
    parts = name.split("-")
    return parts[0] == "option" and any(own.knows("-".join(parts[:end])) for end in range(2, len(parts)))


def main(arguments: list[str]) -> int:
    games = arguments[:1] or ["toy", *railhead.rulesets()]
    found = 0
    for game in games:
        rules = railhead.ruleset(game)
        for language in arguments[1:] or languages(rules.package)[1:]:
            missing = lacking(rules, language)
            found += len(missing)
            print(f"{game}, {language}: {len(missing)} messages are said in English")
            for name, text in missing.items():
                print(f"  {name} = {text}")
    for language in languages(FRAME)[1:] if not arguments else []:
        missing_there = set(english(FRAME)) - set(messages_in(language))
        found += len(missing_there)
        print(f"pages and terminal, {language}: {len(missing_there)} messages are said in English")
        for name in sorted(missing_there):
            print(f"  {name}")
    return 0


def messages_in(language: str) -> list[str]:
    said = words(FRAME, language)
    return [
        name
        for name in english(FRAME)
        if any(one.locales[0] == language and one.has_message(name) for one in said.bundles)
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
