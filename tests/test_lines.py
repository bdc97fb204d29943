"""Lines that nobody played: how a turn might have gone on, from what one seat knew, and what it would have brought."""

from collections.abc import Iterator
from random import Random

import pytest

import railhead
from railhead.arena.review import judge, what_it_brings
from railhead.bots.lines import LONGEST_LINE, Line, play_lines, typical
from railhead.kernel.ask import Ask
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.kernel.view import determinize
from railhead.present.reasons import NUMBER, OUT, OWNER, WINS, Gain, gains, reasons
from railhead.present.text import SceneText
from railhead.present.voice import Voice

GAMES = ["toy", "front_line", "metro2033"]


def decisions(rules: Ruleset, seats: int, seed: int, most: int) -> Iterator[tuple[State, Ask, int]]:
    """A random match: at each decision with a choice the state, the question, and what will be answered."""
    dice = Random(seed)
    match = rules.start(seats, seed)
    for _ in range(most):
        if match.over:
            return
        ask = dice.choice(match.asks)
        option = dice.choice(ask.options)
        if len(ask.options) > 1:
            yield match.state, ask, option
        match.answer(ask.seat, option)


# --- lines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_line_can_be_played_again_from_its_seed_and_its_answers(game: str) -> None:
    for state, ask, option in decisions(railhead.ruleset(game), 3, 5, 20):
        view = state.view(ask.seat)
        for line in play_lines(view, ask, option, 7, 2):
            again = view.imagine(line.seed)
            for seat, answer in line.answers:
                again.answer(seat, answer)

            assert (ask.seat, option) == line.answers[0]
            assert len(line.answers) == LONGEST_LINE or line.end.to_json() == again.to_json()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_and_its_reason_are_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    """What somebody could not know then leaves no trace in what is imagined for him."""
    dice = Random(3)
    told = 0
    for state, ask, option in decisions(railhead.ruleset(game), 3, 5, 60):
        moment = judge(state, ask, option, 4, 2, 1)
        other = next(one for one in ask.options if one != option)
        world = determinize(state, ask.seat, dice.randrange(1 << 30))
        twin = next(one for one in world.open_asks() if one.seat == ask.seat)

        here, there = what_it_brings(moment, other), what_it_brings(judge(world, twin, option, 4, 2, 1), other)

        assert (here.line.seed, here.line.answers) == (there.line.seed, there.line.answers)
        assert here.gains == there.gains
        told += bool(here.gains)
    assert told, "nothing was compared"


def test_the_typical_line_ends_about_as_lines_do_on_average() -> None:
    state = railhead.ruleset("toy").start(2, 1).state
    lines = [Line(seed, [], state, odds) for seed, odds in enumerate((0.9, 0.55, 0.1, 0.4))]

    assert 1 == typical(lines).seed


# --- out of the match -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", railhead.rulesets())
def test_whoever_is_out_stays_out_and_never_wins(game: str) -> None:
    rules, dice = railhead.ruleset(game), Random(2)
    match = rules.start(rules.seats[-1], 2)
    out: set[int] = set()
    for number in range(3000):
        if match.over:
            break
        ask = dice.choice(match.asks)
        if number == 40 and game == "barbarossa":
            match.concede(ask.seat)
        else:
            match.answer(ask.seat, dice.choice(ask.options))
        now = {seat for seat in range(match.seats) if rules.is_out(match.state, seat)}
        assert out <= now
        out = now
    assert match.state.outcome is None or out.isdisjoint(match.state.outcome.winners)
    assert bool(out) == (game in ("barbarossa", "front_line"))


def test_the_chances_of_a_match_are_those_of_the_seats_that_are_left() -> None:
    """One match has one victory; whoever has fallen in Front Line has none of it (FLN-10.1)."""
    seen = 0
    for state, ask, option in decisions(railhead.ruleset("front_line"), 4, 2, 400):
        fallen = [state.rules.is_out(state, seat) for seat in range(4)]
        if any(fallen) and seen < 12:
            odds = judge(state, ask, option, 4, 2, 1).odds
            assert 1.0 == pytest.approx(sum(odds))
            assert fallen == [chance == 0.0 for chance in odds]
            seen += 1
    assert seen


# --- reasons ----------------------------------------------------------------------------------------------------------


def in_words(found: list[Gain], language: str = "en") -> list[str]:
    view = railhead.ruleset("toy").start(2, 1).view(0)
    voice = Voice(view.state, ["Anna", "Boris"], language)
    return reasons(view, found, SceneText(voice.words, voice, {}, 0))


def test_a_reason_says_what_is_certain_plainly_and_what_is_not_about() -> None:
    certain = Gain(NUMBER, "player0", "lights", -1, 3.0, 1.0, sure=True)
    likely = Gain(NUMBER, "player1", "cards", -1, 1.0, 2.6, sure=False)

    assert ["Anna: lights +2", "Boris: cards about −2"] == in_words([certain, likely])


def test_a_reason_says_who_is_out_and_who_wins() -> None:
    stays, often = Gain(OUT, "", "", 0, 0.0, 1.0, sure=True), Gain(OUT, "", "", 1, 0.75, 0.25, sure=False)
    wins = Gain(WINS, "", "", 0, 1.0, 0.0, sure=True)

    assert ["Anna: wins the match, stays in the match"] == in_words([wins, stays])
    assert ["Boris: out of the match in 75 % of all cases, not 25 %"] == in_words([often])


def test_a_reason_says_whose_a_thing_becomes_and_whose_it_stays() -> None:
    def owned(key: str, seat: int) -> list[str]:
        return in_words([Gain(OWNER, key, "", seat, 1.0, 0.0, sure=True)])

    assert ["Boris: stays with Boris"] == owned("player1", 1)
    assert ["Boris: goes to Anna"] == owned("player1", 0)


def test_what_makes_no_difference_is_no_reason() -> None:
    match = railhead.ruleset("toy").start(2, 1)
    view, ask = match.view(match.asks[0].seat), match.asks[0]
    lines = play_lines(view, ask, ask.options[0], 3, 4)

    assert [] == gains(view, lines, lines)


def test_what_counts_most_for_who_decides_comes_first() -> None:
    """Of the 2 life that a helmet saves in Front Line the first to be told is that one stays in the match."""
    found = [
        what_it_brings(judge(state, ask, option, 4, 2, 1), other).gains
        for state, ask, option in decisions(railhead.ruleset("front_line"), 2, 2, 400)
        for other in ask.options[:2]
        if other != option
    ]
    ends = [some for some in found if any(gain.kind in (OUT, WINS) for gain in some)]

    assert ends
    assert all(some[0].kind in (OUT, WINS) for some in ends)
    assert all(abs(gain.by) >= 0.25 for some in found for gain in some)
