"""A match looked at again: odds that end with the result, mistakes that are none for the best option, words."""

import json
from pathlib import Path

from typer.testing import CliRunner

import railhead
from railhead.arena.review import Review, review
from railhead.cli.main import app


def played(seed: int = 4) -> railhead.Match:
    """A match of the toy in which everybody takes the first option."""
    match = railhead.ruleset("toy").start(2, seed)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match


def test_every_decision_with_a_choice_is_judged_by_what_its_player_knew() -> None:
    match = played()

    found = review(match.log, iterations=20)

    assert found.moments
    for moment in found.moments:
        assert moment.taken in moment.ask.options
        assert 2 == len(moment.odds)
        assert 0 <= moment.missed <= 1
        assert moment.best.odds == max(one.odds for one in moment.judgements)
    assert 1.0 == sum(found.results)


def test_the_same_review_twice_is_the_same() -> None:
    log = played().log

    one, two = review(log, iterations=20), review(log, iterations=20)

    assert [moment.odds for moment in one.moments] == [moment.odds for moment in two.moments]


def test_turning_points_and_mistakes_come_largest_first() -> None:
    found = review(played().log, iterations=20)

    changes = [abs(change) for _, _, change in found.turning_points()]
    assert changes == sorted(changes, reverse=True)
    missed = [moment.missed for moment in found.worst()]
    assert missed == sorted(missed, reverse=True)
    assert all(missed)


def test_luck_is_what_mistakes_do_not_explain() -> None:
    found = review(played().log, iterations=20)

    for seat in (0, 1):
        other = 1 - seat
        gained = found.results[seat] - found.moments[0].odds[seat]
        assert abs(gained - (found.luck(seat) - found.given_away(seat) + found.given_away(other))) < 1e-9
    assert 0.0 == Review([], (1.0, 0.0)).luck(0)


def test_the_command_tells_of_a_match_in_words(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(played().log), encoding="utf-8")

    result = CliRunner().invoke(app, ["analyse", str(path), "--iterations", "10"])

    assert 0 == result.exit_code
    assert "at the first decision" in result.output
    assert "Turning points" in result.output


def test_what_is_no_match_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(played().log | {"game": "nosuch"}), encoding="utf-8")

    result = CliRunner().invoke(app, ["analyse", str(path)])

    assert 2 == result.exit_code
    assert "nosuch" in result.output


def test_a_match_that_is_not_over_is_lost_for_nobody_yet() -> None:
    log = played().log
    entries = log["entries"]
    assert isinstance(entries, list)
    last = max(place for place, entry in enumerate(entries) if "seat" in entry)
    unfinished = {key: value for key, value in log.items() if key != "outcome"}

    found = review({**unfinished, "entries": entries[:last]}, iterations=20)

    assert 1.5 > sum(found.results) > 0.5
