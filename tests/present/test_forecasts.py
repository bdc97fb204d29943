"""What an option would meet is said before it is chosen: out of what lies on the table, and of nothing else."""

import pytest

import railhead
from railhead.kernel.match import Match
from railhead.present.sight import make_sight

MOST = 3000  # decisions


Told = tuple[str, dict[str, int]]  # the forecast of an option, the numbers of the piece that answers it


def foretold(match: Match, numbers: tuple[str, ...]) -> list[Told]:
    """The forecasts of the open question, of options that pieces with these numbers answer."""
    sight = make_sight(match, match.asks[0].seat)
    assert sight.question is not None
    assert sight.scene is not None
    pieces = {piece.key: piece.numbers for piece in sight.scene.pieces()}
    return [
        (choice.forecast, pieces[key])
        for choice in sight.question.choices
        for key in choice.keys
        if choice.forecast and set(numbers) <= pieces[key].keys()
    ]


def first_asked(game: str, prompt: str, numbers: tuple[str, ...], seats: int = 4) -> list[Told]:
    """What is foretold in a match of bots when they are first asked this and something is."""
    rules = railhead.ruleset(game)
    match = rules.start(seats, 5)
    bots = [railhead.bot("greedy", rules, seed=seat) for seat in range(seats)]
    for _ in range(MOST):
        ask = match.asks[0]
        if ask.prompt == prompt and (found := foretold(match, numbers)):
            return found
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    raise AssertionError(f"{game}: {prompt} has no forecast")


@pytest.mark.parametrize(
    ("game", "prompt", "numbers"),
    [
        ("metro2033", "army_station", ("attack", "defence")),
        ("metro2033", "move", ("steps",)),
        ("black_metro", "turn", ("yours_there", "strongest_other")),
        ("barbarossa", "target", ("occupying",)),
    ],
)
def test_a_forecast_says_the_numbers_of_the_piece_that_answers(
    game: str, prompt: str, numbers: tuple[str, ...]
) -> None:
    for said, known in first_asked(game, prompt, numbers):
        figures = [word.strip(".,;") for word in said.split()]

        assert all(str(known[name]) in figures for name in numbers), said


def test_nothing_is_foretold_where_the_game_has_no_words_for_it() -> None:
    match = railhead.ruleset("metro2033").start(seats=2, seed=3)

    question = make_sight(match, match.asks[0].seat).question

    assert question is not None
    assert {""} == {choice.forecast for choice in question.choices}
