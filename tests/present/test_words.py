"""The catalogues: English has a sentence for everything, and no sentence is for nothing."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len

import railhead
from railhead.kernel.ruleset import Ruleset
from railhead.present.words import FRAME, Name, languages, message_id, words

GAMES = ["toy", *railhead.rulesets()]


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """All messages of a package in a language, by their ids."""
    found: dict[str, ast.Message] = {}
    for file in files(package).joinpath("words", language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{package} says {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def variables(node: object) -> set[str]:
    """The arguments that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()), set())
    return set().union(*(variables(one) for one in node), set()) if isinstance(node, list) else set()


def arguments_of(kinds: str) -> set[str]:
    """What an event with arguments of these kinds gives to its sentence."""
    found: set[str] = {"secret"}
    for kind in kinds.lower().split():
        number = 1
        while (name := kind if number == 1 else f"{kind}{number}") in found:
            number += 1
        found |= {name, f"{name}_n"}
    return found


def wanted(rules: Ruleset) -> dict[str, set[str]]:
    """Every sentence a game needs, with the arguments that it is given."""
    facts = set(rules.facts)
    found = {f"event-{name}": arguments_of(kinds) | facts for name, kinds in rules.events.items()}
    found |= {f"ask-{name}": {"seat", "about"} | facts for name in rules.prompts}
    numbers = {"number", *[f"number{place}" for place in range(2, 8)]}
    found |= {f"why-{reason.name}": {"option", "about"} | numbers | facts for reason in rules.reasons[1:]}
    found |= {f"standing-{one.name}": facts for one in rules.standing}
    found |= {f"variant-{one.name}": facts for one in rules.options if not one.text}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_english_has_a_sentence_for_everything(game: str) -> None:
    rules = railhead.ruleset(game)
    known = words(rules.package)

    assert [] == sorted(message for message in wanted(rules) if not known.knows(message))
    written = messages(rules.package, "en")
    for name in rules.prompts:
        assert ["waiting"] == [one.id.name for one in written[f"ask-{name}"].attributes], name


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_speaks_of_nothing_that_it_is_not_given(game: str) -> None:
    rules = railhead.ruleset(game)
    given = wanted(rules)
    for language in languages(rules.package):
        for name, message in messages(rules.package, language).items():
            if name in given:
                assert variables(message) <= given[name], f"{language}: {name}"


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_for_nothing(game: str) -> None:
    rules = railhead.ruleset(game)
    needed = set(wanted(rules))
    for language in languages(rules.package):
        for name in messages(rules.package, language):
            kind = name.partition("-")[0]
            if kind in ("event", "ask", "why", "standing"):
                assert name in needed, f"{language}: {name} is never said"


@pytest.mark.parametrize("package", [FRAME, *[railhead.ruleset(game).package for game in GAMES]])
def test_every_sentence_ends_as_a_sentence(package: str) -> None:
    for language in languages(package):
        said = words(package, language)
        for name, message in messages(package, language).items():
            if name.partition("-")[0] in ("event", "ask", "why", "ending", "standing"):
                values = {one: 2 if one.startswith("number") else Name("X.") for one in variables(message)}
                values |= {one: 2 for one in variables(message) if one.endswith("_n")}
                facts = {one: 3 for game in GAMES for one in railhead.ruleset(game).facts}
                text = said.say(name, **{**values, **facts})
                assert re.search(r"[.?!:…。？！：]$", text), f"{language}: {name}: {text}"
                assert ".." not in text.replace("…", "").replace("X..", "X."), f"{language}: {name}: {text}"
                assert "  " not in text, f"{language}: {name}: {text}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ru", "pl", "ja"])
def test_a_language_lacks_nothing_that_english_has(game: str, language: str) -> None:
    """A language that a game has begun is complete."""
    rules = railhead.ruleset(game)
    if language not in languages(rules.package):
        return
    lacking = set(messages(rules.package, "en")) - set(messages(rules.package, language))
    names = {message_id("card", card) for card in rules.cards} | {
        message_id("option", name) for name in rules.vocabulary.names
    }

    assert [] == sorted(lacking - names)


def test_a_language_falls_back_to_english_and_remembers_it() -> None:
    said = words("railhead.testing.toy", "xx")

    assert "Player 1 plays a Shade." == said.say("event-plays_shade", seat="Player 1")
    assert "event-plays_shade" in said.lacking


def test_a_name_has_forms() -> None:
    name = Name("Арбат", {"gen": "Арбата"})

    assert "Арбат" == name
    assert "Арбата" == name.forms["gen"]


@pytest.mark.parametrize("language", ["ru", "pl", "ja"])
def test_pages_and_terminal_lack_nothing_that_english_has(language: str) -> None:
    reference, own = messages(FRAME, "en"), messages(FRAME, language)

    assert [] == sorted(set(reference) - set(own))
    assert [] == sorted(name for name in own if variables(own[name]) - variables(reference[name]))


@pytest.mark.parametrize("language", ["en", "ru", "pl", "ja"])
def test_the_help_of_the_terminal_fits_its_width(language: str) -> None:
    said = words(FRAME, language)

    for name in ("cli-help", "cli-replay_help"):
        assert [] == [line for line in said.say(name).splitlines() if cell_len(line) > 80]
