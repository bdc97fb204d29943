"""The count of what bots choose."""

import pytest

import railhead
from railhead.arena.options import Count, Plan, count_match, kind_of, main, report
from railhead.arena.unchosen import UNCHOSEN


def test_a_kind_is_a_group_or_a_word() -> None:
    words = railhead.ruleset("toy").vocabulary

    assert "card:…" == kind_of(words, words.index["card:beacon"])
    assert "pass" == kind_of(words, words.index["pass"])


def test_each_question_counts_once_for_each_kind_and_choices_add_up() -> None:
    count = count_match((Plan("toy", "random", 3, 7), 0))

    assert count.questions == sum(count.choices.values())
    assert all(count.choices[kind] <= offers <= count.questions for kind, offers in count.offers.items())
    assert set(count.choices) <= set(count.offers)


def test_a_question_with_one_option_is_no_offer() -> None:
    """The same match by hand: the random bot of a seat is asked only where there is a choice."""
    rules = railhead.ruleset("toy")
    bots = [railhead.bot("random", rules, seed=700 + seat) for seat in range(2)]
    state = rules.start_state(2, 7)
    with_choice = without = 0
    while not state.over:
        ask = state.next_ask()
        option = ask.options[0] if len(ask.options) == 1 else bots[ask.seat].choose(state.view(ask.seat), ask)
        with_choice += len(ask.options) > 1
        without += len(ask.options) == 1
        state.answer(ask.seat, option)

    assert without > 0
    assert with_choice == count_match((Plan("toy", "random", 2, 7), 0)).questions


def test_what_is_offered_often_and_never_chosen_is_listed() -> None:
    count = Count()
    count.offers.update({("lay", "card:…"): 300, ("lay", "pass"): 300, ("save", "pass"): 200})
    count.choices.update({("lay", "card:…"): 300})

    assert [("lay", "pass")] == count.never()
    assert "  lay: pass (300 offers)" in report(Plan("toy", "greedy", 2, 0), 1, count)
    assert "save: pass (" not in report(Plan("toy", "greedy", 2, 0), 1, count)


def test_what_is_explained_stands_apart() -> None:
    count = Count()
    count.offers.update({("keep", "done"): 300, ("target", "target:…"): 300})
    told = report(Plan("barbarossa", "greedy", 2, 0), 1, count)

    assert "never chosen:\n  target: target:… (300 offers)\n\nThe same, with a reason:\n  keep: done (300" in told


def test_every_explanation_names_a_question_and_a_kind_of_the_game() -> None:
    for game, prompt, kind in UNCHOSEN:
        rules = railhead.ruleset(game)
        kinds = {kind_of(rules.vocabulary, option) for option in range(len(rules.vocabulary))}

        assert prompt in rules.prompts
        assert kind in kinds


def test_it_runs_as_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["toy", "--matches", "4", "--bot", "random", "--seats", "2"])

    told = capsys.readouterr().out
    assert "toy: 4 matches of random" in told
    assert "Offered more than 200 times and never chosen:" in told


@pytest.mark.parametrize("wrong", [["chess"], ["toy", "--seats", "99"], ["toy", "--bot", "genius"]])
def test_what_there_is_not_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(wrong)

    assert "options.py" not in capsys.readouterr().out
