"""The count of questions that are put to a person."""

import pytest

import railhead
from railhead.arena.asked import count, main


def test_every_question_of_a_match_is_put_or_answered_in_advance() -> None:
    rules = railhead.ruleset("black_metro")
    match = rules.start(1, 3)
    guesser = railhead.bot("random", rules, seed=300)
    questions = single = 0
    while not match.over:
        ask = match.asks[0]
        questions += 1
        single += len(ask.options) == 1
        option = ask.options[0] if len(ask.options) == 1 else guesser.choose(match.view(0), ask)
        match.answer(0, option)
    put, spared = count(rules, 1, 3, "random", [], alone=False)

    assert single == spared.total()
    assert questions == put.total() + spared.total()


def test_who_passes_all_events_is_asked_about_fewer() -> None:
    rules = railhead.ruleset("front_line")
    put, spared = count(rules, 4, 3, "random", [], alone=False)
    put_passing, spared_passing = count(rules, 4, 3, "random", ["pass_until_hit"], alone=False)

    assert 0 == spared["window_3"]
    assert 0 < put["window_3"]
    assert 0 < spared_passing["window_3"]
    assert put_passing["window_3"] / put_passing.total() < put["window_3"] / put.total()


def test_it_runs_as_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["front_line", "--matches", "1", "--seats", "2", "--bot", "random", "--standing", "pass_turn"])
    assert "front_line, 1 matches of random: " in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["front_line", "--standing", "sleep"])
