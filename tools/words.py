"""What the catalogues of a language still lack, game by game: `python tools/words.py [GAME [LANGUAGE]]`.

Without arguments it is a part of `make check`: it fails where a language that a game ships lacks a message, or where a
message speaks of something that it is not given. With a game and a language that is not begun yet it lists everything
there is to say, with the English text.
"""

import sys
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast

import railhead
from railhead.kernel.ruleset import Ruleset
from railhead.present.words import FRAME, REFERENCE, Words, languages, message_id, words

SHARED_VALUES = ("on", "off", "random")  # of the choices of a host: the frame has words for them


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """Every message of a package in a language, by its id; what cannot be read is an error."""
    found: dict[str, ast.Message] = {}
    for file in sorted(files(package).joinpath("words", language).iterdir(), key=lambda one: one.name):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise SystemExit(f"{package}, {language}/{file.name}: this cannot be read: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise SystemExit(f"{package}, {language}: {entry.id.name} is said twice")
                found[entry.id.name] = entry
    return found


def english(package: str) -> dict[str, str]:
    """Every message of the English catalogues with its text; an attribute by its own name (`ask-draft.waiting`)."""
    found = {}
    for name, message in messages(package, REFERENCE).items():
        found[name] = FluentSerializer().serialize_entry(message).partition("=")[2].strip()
        if not name.startswith(("face-", "card-")):  # there they are forms of the name, and each language has its own
            found |= {f"{name}.{one.id.name}": "" for one in message.attributes}
    return found


# --- what a message is given ------------------------------------------------------------------------------------------


def variables(node: object) -> set[str]:
    """The arguments that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()), set())
    return set().union(*(variables(one) for one in node), set()) if isinstance(node, list) else set()


def arguments_of(kinds: str) -> set[str]:
    """What an event with arguments of these kinds gives to its sentence."""
    found: set[str] = {"secret", "secret_n"}
    for kind in kinds.lower().split():
        number = 1
        while (name := kind if number == 1 else f"{kind}{number}") in found:
            number += 1
        found |= {name, f"{name}_n"}
    return found


def given(rules: Ruleset) -> dict[str, set[str]]:
    """Every sentence a game needs, with the arguments that it is given."""
    facts = set(rules.facts)
    found = {f"event-{name}": arguments_of(kinds) | facts for name, kinds in rules.events.items()}
    found |= {f"ask-{name}": {"seat", "about"} | facts for name in rules.prompts}
    numbers = {"number", *[f"number{place}" for place in range(2, 8)]}
    found |= {f"why-{reason.name}": {"option", "about"} | numbers | facts for reason in rules.reasons[1:]}
    found |= {f"standing-{one.name}": facts for one in rules.standing}
    found |= {f"variant-{one.name}": facts for one in rules.options if not one.text}
    return found


def ungiven(package: str, language: str, known: dict[str, set[str]]) -> list[str]:
    """The messages that speak of what they are not given; of those not `known`, English says what they are given."""
    reference = messages(package, REFERENCE)
    found = []
    for name, message in messages(package, language).items():
        allowed = known[name] if name in known else variables(reference[name]) if name in reference else None
        if allowed is None:  # the name of a thing, or an option with its thing
            allowed = {"thing"} if name.startswith("option-") else set()
        found += [f"{name}: ${one}" for one in sorted(variables(message) - allowed)]
    return found


# --- what there is to say ---------------------------------------------------------------------------------------------


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
        message = message_id("variant", variant.name)
        if variant.text:
            found[message] = variant.text
        found[f"{message}.title"] = variant.name.replace("_", " ").capitalize()
        own = [value for value in variant.values if not value.isdecimal() and value not in SHARED_VALUES]
        found |= {f"{message}.{value}": value.replace("_", " ").capitalize() for value in own}
    return found


def faces(rules: Ruleset) -> list[str]:
    """The things that are no cards and have a title or a text in the data."""
    known = dict.fromkeys(value for values in rules.kinds.values() for value in values)
    known |= dict.fromkeys(name.partition(":")[2] for name in rules.vocabulary.names)
    known |= dict.fromkeys(reason.about for reason in rules.reasons)
    return [face for face in known if face and face not in rules.cards and (rules.title_of(face) or rules.note(face))]


def lacking(rules: Ruleset, language: str) -> dict[str, str]:
    """What a language has no words for, with the English ones."""
    own = own_words(rules.package, language)
    wanted = {**english(rules.package), **names(rules, language)}
    return {name: text for name, text in wanted.items() if not own.knows(name) and not by_kind(own, name)}


def own_words(package: str, language: str) -> Words:
    """The words of a language without English behind them."""
    own = Words.__new__(Words)
    own.bundles = [one for one in words(package, language).bundles if one.locales[0] == language]
    return own


def by_kind(own: Words, name: str) -> bool:
    """Is it an option whose kind has a sentence for all things?"""
    parts = name.split("-")
    return parts[0] == "option" and any(own.knows("-".join(parts[:end])) for end in range(2, len(parts)))


def main(arguments: list[str]) -> int:
    games = arguments[:1] or ["toy", *railhead.rulesets()]
    faults = 0
    for game in games:
        rules = railhead.ruleset(game)
        for language in arguments[1:] or languages(rules.package)[1:]:
            faults += report(f"{game}, {language}", lacking(rules, language))
        for language in languages(rules.package):
            faults += complain(f"{game}, {language}", ungiven(rules.package, language, given(rules)))
    for language in languages(FRAME)[1:] if not arguments else []:
        said = own_words(FRAME, language)
        missing = {name: text for name, text in english(FRAME).items() if not said.knows(name)}
        faults += report(f"pages and terminal, {language}", missing)
        faults += complain(f"pages and terminal, {language}", ungiven(FRAME, language, {}))
    return 1 if faults and not arguments else 0


def report(where: str, missing: dict[str, str]) -> int:
    print(f"{where}: {len(missing)} messages are said in English")
    for name, text in missing.items():
        print(f"  {name} = {text}")
    return len(missing)


def complain(where: str, wrong: list[str]) -> int:
    for one in wrong:
        print(f"{where}: a message speaks of what it is not given: {one}")
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
