"""Contests between bots: who wins is counted at the right seat, and the same series gives the same figures."""

import pytest

from railhead.testing.contest import Result, Series, main, play_one, summary


def series(seats: int, champion: str = "greedy") -> Series:
    return Series("toy", seats, matches=12, champion=champion, field="random", seed=5)


def test_the_same_match_ends_the_same() -> None:
    assert play_one((series(3), 7)) == play_one((series(3), 7))


def test_a_champion_of_the_same_kind_wins_no_more_than_its_share() -> None:
    """In a match of random bots the seat makes no difference: about one match in three is won or shared."""
    results = [play_one((series(3, "random"), number)) for number in range(90)]

    won = sum(result.won or result.shared for result in results)
    assert 15 <= won <= 60
    assert not any(result.won and result.shared for result in results)


def test_a_solo_contest_plays_the_same_matches_with_both_bots() -> None:
    same = play_one((series(1, "random"), 3))

    assert same.score == same.field_score


def test_the_summary_counts_wins_shared_victories_and_the_fair_share() -> None:
    results = [Result(won=True, shared=False, score=3, field_score=0)] * 3
    results += [Result(won=False, shared=True, score=2, field_score=0)]

    text = summary(series(4), results)

    assert "won 3 of 4 matches (75.0%) and shared 1, 3.00 times its fair share" in text


def test_the_summary_of_a_solo_contest_compares_means() -> None:
    results = [Result(won=True, shared=False, score=score, field_score=1) for score in (2, 4)]

    assert "mean score 3.00 (spread 1.41) against 1.00 (0.00) of random" in summary(series(1), results)


def test_the_command_plays_a_series(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toy", "--seats", "2", "--matches", "4", "--workers", "1"]) == 0
    assert "toy, 2 seats: greedy won" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["nosuch"], "nosuch"), (["toy", "--seats", "11"], "for 1 to 10 seats, not for 11")],
)
def test_bad_input_is_refused_with_words(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert words in capsys.readouterr().err


def test_a_series_needs_a_match() -> None:
    with pytest.raises(SystemExit):
        main(["toy", "--matches", "0"])
