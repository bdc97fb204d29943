"""Whoever plays is called by name wherever the names are known; "Player 3" is only for seats without one."""

import pytest

import railhead
from railhead.kernel.events import Event
from railhead.kernel.match import Match
from railhead.kernel.zones import EVERYBODY
from railhead.present.voice import Voice
from railhead.present.words import languages
from railhead.testing.random_play import dice, pick
from railhead.web.sight import sentence

NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Ewa", "Felix", "Galina", "Hiroshi", "Irina", "Jakub")
DECISIONS = 250
SPOKEN = [(game, language) for game in railhead.rulesets() for language in languages(railhead.ruleset(game).package)]


def said(match: Match, language: str) -> set[str]:
    """Everything a random match says: events, questions and the options of each."""
    found: set[str] = set()
    chance, heard = dice(1), 0
    for _ in range(DECISIONS):
        voice = Voice(match.state, NAMES, language)
        found |= {voice.event(event) for event in match.events(None, heard)}
        heard = len(match.tape.events)
        if match.over:
            break
        ask, option = pick(match.state, chance)
        found |= {voice.asked(ask), voice.waiting(ask), *(str(voice.option(one)) for one in ask.options)}
        match.answer(ask.seat, option)
    return found


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_nobody_whose_name_is_known_goes_by_a_number(game: str, language: str) -> None:
    rules = railhead.ruleset(game)
    for seats in (rules.seats[0], rules.seats[-1]):
        match = rules.start(seats, 3)
        numbered = [Voice(match.state, (), language).person(seat) for seat in range(seats)]

        assert [] == [one for one in said(match, language) if any(number in one for number in numbered)]


@pytest.mark.parametrize(
    ("game", "language", "faction", "expected"),
    [
        ("metro2033", "en", "faction:redline", "Clara leads the Red Line."),
        ("metro2033", "ru", "faction:redline", "Clara возглавляет Красную линию."),
        ("breakthrough", "en", "fac_bauman", "Clara leads the Bauman Alliance."),
        ("breakthrough", "ru", "fac_bauman", "Clara возглавляет фракцию «Бауманский альянс»."),
    ],
)
def test_a_faction_is_led_by_somebody_with_a_name(game: str, language: str, faction: str, expected: str) -> None:
    rules = railhead.ruleset(game)
    things = list(rules.cards) if game == "breakthrough" else list(rules.vocabulary.names)
    event = Event("leads", [2, things.index(faction)], -1, EVERYBODY)

    told = sentence(Voice(rules.start(4, 1).state, NAMES, language), event, 0)

    assert expected == told.text
    assert 2 == told.seat  # the line of the log has the sign of this seat
