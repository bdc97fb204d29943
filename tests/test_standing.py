"""Standing answers: what a seat has answered in advance is answered for it, and nothing is given away by it."""

import json
from collections.abc import Iterator

import pytest

import railhead
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.chance import Chance
from railhead.kernel.events import Event
from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset, Standing
from railhead.kernel.state import State
from railhead.present.words import words
from railhead.standing import NoSuchStanding, StandingAnswers, own_decisions_back

DREAMS = 3
MOST_DECISIONS = 500


@pytest.fixture
def front() -> Match:
    return railhead.ruleset("front_line").start(4, 7)


def named(rules: Ruleset, name: str) -> Standing:
    return next(standing for standing in rules.standing if standing.name == name)


def option(match: Match, name: str) -> int:
    return match.rules.vocabulary.index[name]


# --- one standing answer ---------------------------------------------------------------------------------------------


def test_it_answers_its_own_questions_and_no_others(front: Match) -> None:
    standing, passing = named(front.rules, "pass_turn"), option(front, "pass")
    view = front.view(0)

    assert passing == standing.answer(view, Ask(0, "window_3", [passing, 5], quiet=True))
    assert standing.answer(view, Ask(0, "dud", [passing, 5], quiet=True)) is None
    assert standing.answer(view, Ask(0, "lay", [4, 5], secret=True)) is None


def test_it_never_answers_with_what_is_not_offered(front: Match) -> None:
    standing = named(front.rules, "pass_turn")

    assert standing.answer(front.view(0), Ask(0, "window_3", [4, 5], quiet=True)) is None


def test_the_end_of_a_turn_is_answered_only_where_nothing_but_cleaning_up_is_left() -> None:
    match = railhead.ruleset("breakthrough").start(2, 7)
    standing, view = named(match.rules, "no_clean_up"), match.view(0)
    end, clean_up, task = option(match, "end_turn"), option(match, "clean_up"), match.rules.vocabulary.groups["task"][0]

    assert end == standing.answer(view, Ask(0, "last_clean_up", [end, clean_up]))
    assert standing.answer(view, Ask(0, "last_clean_up", [end, task, clean_up])) is None
    assert standing.answer(view, Ask(0, "action", [end, clean_up])) is None


def test_a_question_with_one_option_answers_itself_only_where_that_tells_nothing() -> None:
    """How fast the answer comes tells others that there was no choice, unless they see that anyway or are not there."""
    match = railhead.ruleset("black_metro").start(3, 7)
    solo = railhead.ruleset("black_metro").start(1, 7)
    standing = named(match.rules, "only_option")
    hidden = Ask(0, "after", [option(match, "pass")])

    assert standing.answer(match.view(0), hidden) is None
    assert option(match, "pass") == standing.answer(match.view(0), hidden, alone=True)
    assert option(match, "pass") == standing.answer(solo.view(0), hidden)
    assert 3 == Standing("only_option", ("move_to",)).answer(match.view(0), Ask(0, "move_to", [3]))
    assert standing.answer(match.view(0), Ask(0, "move_to", [3, 4]), alone=True) is None


@pytest.mark.parametrize(
    ("name", "event", "ends"),
    [
        ("pass_turn", Event("turn", [2], NONE, 0), True),
        ("pass_turn", Event("damaged", [0, 1, 4], NONE, 0), False),
        ("pass_until_hit", Event("damaged", [0, 1, 4], NONE, 0), True),
        ("pass_until_hit", Event("damaged", [1, 1, 4], NONE, 0), False),
        ("pass_until_hit", Event("turn", [2], NONE, 0), False),
        ("pass_between", Event("turn", [2], NONE, 0), False),
    ],
)
def test_an_event_ends_it_for_the_seat(front: Match, name: str, event: Event, ends: bool) -> None:
    mine = StandingAnswers(front.rules, 0)
    events = [Event("turn", [1], NONE, 0)]
    mine.give(name, events)

    assert named(front.rules, name) in mine.in_force(events)
    assert ends == (named(front.rules, name) not in mine.in_force([*events, event]))


# --- those of a seat -------------------------------------------------------------------------------------------------


def test_those_of_the_game_are_in_force_from_the_beginning_and_can_be_revoked() -> None:
    rules = railhead.ruleset("breakthrough")
    mine = StandingAnswers(rules, 0)

    assert ["only_option", "no_clean_up"] == [standing.name for standing in mine.in_force([])]
    mine.revoke("no_clean_up")
    assert ["only_option"] == [standing.name for standing in mine.in_force([])]
    mine.give("no_clean_up", [])
    assert ["only_option", "no_clean_up"] == [standing.name for standing in mine.in_force([])]


def test_they_go_through_json_and_a_revoked_one_stays_revoked() -> None:
    rules = railhead.ruleset("front_line")
    mine, again = StandingAnswers(rules, 2), StandingAnswers(rules, 2)
    mine.revoke("only_option")
    mine.give("pass_turn", [Event("turn", [1], NONE, 0)] * 3)
    again.load(json.loads(json.dumps(mine.to_json())))

    assert {"pass_turn": 3} == again.to_json()


@pytest.mark.parametrize("data", [None, [], "pass_turn", {"pass_turn": "now"}, {"pass_turn": -1}, {"sleep": 0}])
def test_damaged_json_is_refused_and_changes_nothing(data: object) -> None:
    mine = StandingAnswers(railhead.ruleset("front_line"), 0)
    before = mine.to_json()

    with pytest.raises(NoSuchStanding):
        mine.load(data)
    assert before == mine.to_json()


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    mine = StandingAnswers(railhead.ruleset("breakthrough"), 0)

    with pytest.raises(NoSuchStanding, match="no standing answer called 'sleep'; there are: only_option, no_clean_up"):
        mine.give("sleep", [])


def test_what_is_taken_back_is_an_own_decision_with_all_standing_answers_after_it() -> None:
    match = railhead.ruleset("toy").start(2, 7)
    ask = match.asks[0]
    match.answer(ask.seat, ask.options[0])
    place = len(match.entries) - 1

    assert 1 == own_decisions_back(match, set())
    assert 0 == own_decisions_back(match, {place})
    assert 0 == own_decisions_back(railhead.ruleset("toy").start(2, 7), set())


# --- the declarations of all games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", railhead.rulesets())
def test_every_declaration_names_what_the_game_has(name: str) -> None:
    rules = railhead.ruleset(name)
    names = [standing.name for standing in rules.standing]

    assert len(names) == len(set(names))
    assert "only_option" in names
    for standing in rules.standing:
        assert set(standing.prompts) <= set(rules.prompts)
        assert set(standing.until) | set(standing.until_own) <= set(rules.events)
        assert words(rules.package).say(f"standing-{standing.name}").endswith(".")
        assert all(rules.events[kind].startswith("seat") for kind in standing.until_own)


def open_questions(rules: Ruleset, seats: int, seed: int) -> Iterator[tuple[State, Ask]]:
    """Questions of a random match that everybody sees being put."""
    chance = Chance()
    chance.seed(seed)
    state = rules.start_state(seats, seed)
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        ask = state.next_ask()
        if not ask.quiet:
            yield state, ask
        state.answer(ask.seat, ask.options[chance.below(len(ask.options))])


def given_away(rules: Ruleset, standings: list[Standing], seats: int) -> set[str]:
    """The prompts at which a fast answer would tell somebody something: he could imagine that it is not answered."""
    found: set[str] = set()
    for state, ask in open_questions(rules, seats, seed=seats):
        for standing in [standing for standing in standings if ask.prompt in standing.prompts]:
            answers = standing.answer(state.view(ask.seat), ask) is not None
            for other in [seat for seat in range(seats) if seat != ask.seat]:
                for dream in range(DREAMS):
                    dreamt = state.view(other).imagine(dream)
                    asked = [dreamt.question] if dreamt.question else dreamt.asks
                    same = next(one for one in asked if one is not None and one.seat == ask.seat)
                    if answers != (standing.answer(dreamt.view(ask.seat), same) is not None):
                        found.add(ask.prompt)
    return found


@pytest.mark.parametrize("name", railhead.rulesets())
def test_whether_a_visible_question_is_answered_at_once_hangs_on_nothing_hidden(name: str) -> None:
    """Everybody else, whatever he imagines of the hidden cards, expects the same: a fast answer tells him nothing."""
    rules = railhead.ruleset(name)

    assert set() == given_away(rules, list(rules.standing), rules.seats[-1])
    assert set() == given_away(rules, list(rules.standing), max(2, rules.seats[0]))


def test_a_declaration_that_gives_something_away_is_noticed() -> None:
    """Whether a player can play something after assigning hangs on the fortunes in his hand."""
    planted = Standing("only_option", ("after", "move_to"))

    assert {"after"} == given_away(railhead.ruleset("black_metro"), [planted], 3)
