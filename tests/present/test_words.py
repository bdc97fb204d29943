"""The catalogues: English has a sentence for everything, and no sentence is for nothing."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from project_tools import tool
from readers import TYPED, each, left_in_english, text_elements
from rich.cells import cell_len

import railhead
from railhead.present.voice import Voice
from railhead.present.words import FRAME, TWO_ENDS, Name, Words, languages, message_id, words

GAMES = ["toy", *railhead.rulesets()]
TOOL = tool("words")
messages, variables, given = TOOL.messages, TOOL.variables, TOOL.given
WRITTEN = TYPED | each(
    "Anna Authorization Bearer FILE HOSTS NAME NUMBER Push RAILHEAD SEAT WHO WORD api file https json people port push"
)
FACTS = {one: 3 for game in GAMES for one in railhead.ruleset(game).facts}


@pytest.mark.parametrize("game", GAMES)
def test_english_has_a_sentence_for_everything(game: str) -> None:
    rules = railhead.ruleset(game)
    known = words(rules.package)

    assert [] == sorted(message for message in given(rules) if not known.knows(message))
    written = messages(rules.package, "en")
    for name in rules.prompts:
        assert ["waiting"] == [one.id.name for one in written[f"ask-{name}"].attributes], name


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_speaks_of_nothing_that_it_is_not_given(game: str) -> None:
    rules = railhead.ruleset(game)
    known = given(rules)
    for language in languages(rules.package):
        for name, message in messages(rules.package, language).items():
            if name in known:
                assert variables(message) <= known[name], f"{language}: {name}"


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_for_nothing(game: str) -> None:
    rules = railhead.ruleset(game)
    needed = set(given(rules))
    for language in languages(rules.package):
        for name in messages(rules.package, language):
            kind = name.partition("-")[0]
            if kind in ("event", "ask", "why", "standing"):
                assert name in needed, f"{language}: {name} is never said"


@pytest.mark.parametrize("game", ["", *GAMES])
def test_no_sentence_of_another_language_holds_a_word_of_english(game: str) -> None:
    package = railhead.ruleset(game).package if game else FRAME
    for language in languages(package)[1:]:
        for name, message in messages(package, language).items():
            forms = name.startswith(("card-", "face-"))  # beside the name: its cases, and of what kind it is
            said = [part.value for part in text_elements(message.value if forms else message)]

            assert [] == left_in_english(said, language, game, WRITTEN), f"{language}: {name}"


@pytest.mark.parametrize("package", [FRAME, *[railhead.ruleset(game).package for game in GAMES]])
def test_every_sentence_ends_as_a_sentence(package: str) -> None:
    for language in languages(package):
        said = words(package, language)
        for name, message in messages(package, language).items():
            if name.partition("-")[0] in ("event", "ask", "why", "ending", "standing"):
                values = {one: 2 if one.startswith("number") else Name("X.") for one in variables(message)}
                values |= {one: 2 for one in variables(message) if one.endswith("_n")}
                text = said.say(name, **{**values, **FACTS})
                assert re.search(r"[.?!:…。？！：]$", text), f"{language}: {name}: {text}"
                assert not re.search(r"[.!?]\.|[。！？]。", text), f"{language}: {name}: {text}"
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


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("Nyet!", "Olga turns up Nyet!"),
        ("F.U.B.A.R.", "Olga turns up F.U.B.A.R."),
        ("Dud", "Olga turns up Dud."),
        ("Wait…", "Olga turns up Wait…"),
    ],
)
def test_a_sentence_that_ends_with_a_name_has_one_mark_at_its_end(card: str, told: str) -> None:
    said = words("railhead.games.front_line")

    assert told == said.say("event-turns_up", seat="Olga", card=card)


def test_three_dots_stay() -> None:
    assert "Wait..." == TWO_ENDS.sub(r"\1\2", "Wait...")


def catalogue(language: str, text: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


@pytest.mark.parametrize(
    ("own", "english", "title"),
    [
        ("option-slot-3 = trzecie\noption-slot = miejsce { $thing }", "option-slot-3 = Third", "trzecie"),
        ("option-slot = miejsce { $thing }", "option-slot-3 = Third", "miejsce 3"),
        ("option-slot-3 = trzecie", "option-slot = Place { $thing }", "trzecie"),
        ("", "option-slot-3 = Third\noption-slot = Place { $thing }", "Third"),
        ("", "option-slot = Place { $thing }", "Place 3"),
        ("", "", "Slot 3"),
    ],
)
def test_what_the_viewers_language_calls_an_option_goes_before_all_english(
    own: str, english: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a language the whole name goes before the one by its kind."""
    rules = railhead.ruleset("front_line")
    voice = Voice(rules.start(seats=2, seed=1).state, (), "pl")
    said = Words.__new__(Words)
    said.__dict__ |= {"language": "pl", "kept": {}, "names": {}, "lacking": set()}
    said.bundles = [catalogue("pl", own), catalogue("en", english)]
    monkeypatch.setattr(voice, "words", said)

    assert title == voice.option(rules.vocabulary.option("slot:3"))


def test_an_option_named_by_its_kind_has_forms() -> None:
    rules = railhead.ruleset("front_line")
    state = rules.start(seats=2, seed=1).state
    slot = rules.vocabulary.option("slot:3")

    assert {"within": "slot 3"} == Voice(state, (), "en").option(slot).forms
    assert "miejscu 3" == Voice(state, (), "pl").option(slot).forms["pre"]


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


def test_a_missing_message_and_an_argument_that_is_not_given_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make check` lists them and fails."""
    rules = railhead.ruleset("front_line")
    polish = dict(messages(rules.package, "pl"))
    broken = FluentParser().parse_entry("draw-slot = miejsce { $place }")
    monkeypatch.setattr(
        TOOL,
        "messages",
        lambda _, language: polish | {"draw-slot": broken} if language == "pl" else messages(rules.package, language),
    )

    assert ["draw-slot: $place"] == TOOL.ungiven(rules.package, "pl", given(rules))
    assert "how-goal" in TOOL.lacking(rules, "ja")
    assert {} == TOOL.lacking(rules, "pl")
