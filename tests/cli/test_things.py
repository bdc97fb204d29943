"""What `look` knows: every card and piece of a game, whether it lies on the table or not."""

import pytest

import railhead
from railhead.cli.things import Things
from railhead.present.sight import make_sight


def things(game: str, language: str = "en") -> Things:
    match = railhead.ruleset(game).start(3, 1)
    return Things(make_sight(match, match.asks[0].seat, language=language), {})


@pytest.mark.parametrize("game", ["toy", *railhead.rulesets()])
def test_every_card_of_the_game_is_found_by_its_title(game: str) -> None:
    known = things(game)

    for card in known.rules.cards:
        assert card in known.called(known.voice.thing(card)), card
        assert known.about(card)


@pytest.mark.parametrize(
    ("game", "word", "title", "text"),
    [
        ("front_line", "commissar", "The Commissar · Komisarz", "never hit"),
        ("front_line", "target", "Target · Karta Celu", "attack card aims"),
        ("black_metro", "blockade", "Blockade", "strain"),
        ("black_metro", "doom mechasuit", "Doom mechasuit", ""),
        ("black_metro", "scientific level i", "Scientific level I", "Costs "),
        ("metro2033", "tverskaya", "Tverskaya", "Neighbours: "),
        ("barbarossa", "OP", "OP", "Operation Point"),
    ],
)
def test_what_is_no_card_can_be_looked_up_too(game: str, word: str, title: str, text: str) -> None:
    known = things(game)
    found = known.called(word)

    assert title in [known.title(face) for face in found]
    assert any(text in line for face in found for line in known.about(face))


def test_a_thing_is_found_by_its_name_in_the_published_game() -> None:
    known = things("front_line")

    assert ["commissar"] == known.called("komisarz")


@pytest.mark.parametrize("game", railhead.rulesets())
def test_the_name_in_the_published_game_stands_in_the_title_alone(game: str) -> None:
    known = things(game)

    for face in known.faces:
        original = known.rules.original_of(face)
        if original and original != known.voice.thing(face):
            assert original in known.title(face)
            assert not known.about(face)[-1].startswith(f"{original}.")


def test_in_another_language_things_go_by_their_names_there() -> None:
    known = things("front_line", "pl")

    assert "Komisarz" == known.title("commissar")
    assert "Zamyka Linię Frontu" in known.about("commissar")[-1]


def test_nothing_is_found_under_a_word_of_no_game_or_no_word() -> None:
    known = things("front_line")

    assert [] == known.called("soup of the day")
    assert [] == known.called("")
