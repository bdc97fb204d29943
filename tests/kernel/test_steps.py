"""The flow of steps, on tiny steps made for the purpose: an interpreted ruleset on whatever kernel is built.

Every test runs twice: by the kernel's own runner for any step, and by the runners that tools/fields.py writes.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import railhead
from railhead.kernel.ask import Ask
from railhead.kernel.ruleset import Prompt, Ruleset
from railhead.kernel.state import State
from railhead.kernel.step import PLACES, RUNNERS, Runner, Step, flow, shape
from railhead.kernel.vocabulary import Vocabulary
from railhead.kernel.zones import Zone, pile

WORDS = Vocabulary()
NUMBER = WORDS.numbers("number", 9)


class Told(State):
    told: list[int]
    deck: Zone
    cloned = 0

    def clone(self) -> State:
        Told.cloned += 1
        return super().clone()


class Main(Step):
    """Runs the step under test, notes its result, and ends."""

    got: int = 0

    def begin(self, g: Told) -> None:
        g.push(FIRST[0](), "got")

    def end(self, g: Told) -> None:
        g.told.append(self.got)
        g.finish((), (0,) * g.seats, (1,) * g.seats, "done")


flow(Main, "begin", "end")


class Loop(Step):
    """Counts answers until somebody answers 0."""

    answer: int = 0

    def ask_number(self, g: Told) -> Ask:
        return Ask(0, "number", [NUMBER, NUMBER + 1], "answer")

    def count(self, g: Told) -> None:
        if self.answer != NUMBER:
            self.result += 1
            self.go("ask_number")


flow(Loop, "ask_number", "count")


class Vow(Step):
    """Answers 0 and 1 are tried out, 2 is declared, and any of them leads back to the question."""

    answer: int = 0

    def ask_number(self, g: Told) -> Ask:
        return Ask(0, "number", [NUMBER, NUMBER + 1, NUMBER + 2], "answer")

    def note(self, g: Told) -> None:
        if self.answer == NUMBER + 2:
            g.declare()
        g.told.append(self.answer - NUMBER)
        self.go("ask_number")


flow(Vow, "ask_number", "note")


class Children(Step):
    """Pushes two children; the last pushed runs first."""

    def begin(self, g: Told) -> None:
        g.push(Note(1))
        g.push(Note(2))

    def end(self, g: Told) -> None:
        g.told.append(3)
        self.result = 4


flow(Children, "begin", "end")


class Note(Step):
    number: int

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def note(self, g: Told) -> None:
        g.told.append(self.number)


flow(Note, "note")


class Replaced(Step):
    """Ends itself for another whose result goes to the parent."""

    def begin(self, g: Told) -> None:
        g.replace(Children())

    def never(self, g: Told) -> None:
        raise AssertionError("a replaced step does not go on")


flow(Replaced, "begin", "never")


class Moody(Step):
    """Asks only sometimes, which the kernel must notice when it asks again."""

    answer: int = 0

    def ask_number(self, g: Told) -> Ask | None:
        return None if g.told else Ask(0, "number", [NUMBER], "answer")


flow(Moody, "ask_number")


class Together(Step):
    """Asks two seats at once, openly."""

    def ask_numbers(self, g: Told) -> list[Ask]:
        return [Ask(seat, "number", [NUMBER + 1, NUMBER + 2]) for seat in (0, 1)]

    def add(self, g: Told) -> None:
        self.result = sum(reply - NUMBER for reply in g.replies)


flow(Together, "ask_numbers", "add")


class Unread(Step):
    """Runs a step that ends with its question: nobody reads the replies."""

    def begin(self, g: Told) -> None:
        g.push(OnlyAsks())

    def end(self, g: Told) -> None:
        self.result = len(g.replies)


flow(Unread, "begin", "end")


class OnlyAsks(Step):
    def ask_numbers(self, g: Told) -> list[Ask]:
        return [Ask(seat, "number", [NUMBER + 1, NUMBER + 2]) for seat in (0, 1)]


flow(OnlyAsks, "ask_numbers")


class Detour(Step):
    """Has nothing to ask, but another step to run first."""

    def ask_number(self, g: Told) -> Ask | None:
        g.push(Note(1))
        return None

    def end(self, g: Told) -> None:
        g.told.append(2)


flow(Detour, "ask_number", "end")


class Ending(Step):
    """Ends the match in the middle of its flow."""

    def begin(self, g: Told) -> None:
        g.finish((), (0,) * g.seats, (1,) * g.seats, "done")

    def never(self, g: Told) -> None:
        raise AssertionError("nothing happens after the end")


flow(Ending, "begin", "never")

FIRST: list[type[Step]] = [Loop]
STEPS: list[type[Step]] = [
    Main,
    Loop,
    Vow,
    Children,
    Note,
    Replaced,
    Moody,
    Together,
    Unread,
    OnlyAsks,
    Detour,
    Ending,
]


@pytest.fixture(params=["any", "written"], autouse=True)
def _runners(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "written":
        for step in STEPS:
            monkeypatch.setitem(RUNNERS, step, written_runner(step))


def written_runner(step: type[Step]) -> Runner:
    spec = spec_from_file_location("fields", Path(__file__).parents[2] / "tools" / "fields.py")
    assert spec is not None
    assert spec.loader is not None
    fields = module_from_spec(spec)
    spec.loader.exec_module(fields)
    space = dict(vars(sys.modules[__name__]))
    exec("\n".join(fields.runner(step.__name__, "Told", shape(step, Step), list(PLACES[step]))), space)
    runner: Runner = space[f"{step.__name__}Runner"]()
    return runner


class Trial(Ruleset):
    def new_state(self) -> State:
        return Told()

    def setup(self, g: Any) -> None:
        g.told = []
        g.push(Main())

    def composition(self, g: State) -> list[int]:
        return [0]


def start(first: type[Step], seats: int = 2) -> railhead.Match:
    rules = Trial()
    rules.name, rules.title, rules.version, rules.seats, rules.options = "trial", "Trial", "1", range(1, 11), ()
    rules.vocabulary, rules.cards, rules.card_titles, rules.kinds, rules.events = WORDS, ["card"], ["Card"], {}, {}
    rules.zones, rules.reasons, rules.package = (pile("deck", "Deck", pool="cards"),), [], __name__.rpartition(".")[0]
    rules.prompts = {"number": Prompt("TRY-1", "Which number?", "{seat:seat} thinks.")}
    FIRST[0] = first
    return rules.start(seats)


def told(match: railhead.Match) -> list[int]:
    return match.state.told  # type: ignore[attr-defined]  # the state of the trial ruleset


def test_a_flow_can_go_back_to_a_line_as_often_as_it_likes() -> None:
    match = start(Loop)
    for number in (1, 1, 1, 0):
        match.answer(0, f"number:{number}")

    assert match.over
    assert [3] == told(match), "the result of the child landed in the field of its parent"


def test_children_run_to_their_end_before_the_next_line_last_pushed_first() -> None:
    assert [2, 1, 3, 4] == told(start(Children))


def test_a_step_can_replace_itself() -> None:
    assert [2, 1, 3, 4] == told(start(Replaced))


def test_open_questions_to_several_seats_show_their_answers_at_once() -> None:
    match = start(Together)
    match.answer(1, "number:2")

    assert {"1": "number:2"} == match.view(0).to_json()["answered"]
    assert [0] == [ask.seat for ask in match.asks]
    match.answer(0, "number:1")
    assert [3] == told(match)


def test_replies_that_nobody_read_are_gone_when_the_step_ends() -> None:
    match = start(Unread)
    match.answer(0, "number:1")
    match.answer(1, "number:1")

    assert match.over
    assert [0] == told(match)


def test_a_step_pushed_by_an_asking_line_runs_before_the_next_line() -> None:
    assert [1, 2, 0] == told(start(Detour))


def test_nothing_happens_after_the_end() -> None:
    match = start(Ending)

    assert match.over
    assert [] == told(match)


def test_the_stack_does_not_grow_with_the_length_of_a_match() -> None:
    match = start(Loop)
    for _ in range(500):
        match.answer(0, "number:1")

    assert 2 == len(match.state.stack)


def test_a_question_that_is_not_put_again_is_a_defect_of_the_rules() -> None:
    match = start(Moody)
    told(match).append(1)

    with pytest.raises(railhead.RulesError, match="asks nothing"):
        match.view(1).imagine(3)


def test_a_clone_has_steps_of_its_own() -> None:
    match = start(Loop)
    match.answer(0, "number:1")
    clone = match.state.clone()
    match.answer(0, "number:1")

    assert (1, 2) == (clone.stack[-1].result, match.state.stack[-1].result)


def test_clones_are_silent_and_independent() -> None:
    match = railhead.ruleset("toy").start(2, 5)
    clone = match.state.clone()
    events = len(match.tape.events)
    while not clone.over:
        ask = clone.next_ask()
        clone.answer(ask.seat, ask.options[0])

    assert events == len(match.tape.events)
    assert not match.over


# --- taking back ----------------------------------------------------------------------------------------------------


def answers(match: railhead.Match, *numbers: int) -> None:
    for number in numbers:
        match.answer(0, f"number:{number}")


def test_what_is_declared_cannot_be_taken_back() -> None:
    """Nothing up to the declaration, by anybody."""
    match = start(Vow)
    answers(match, 1, 2)

    with pytest.raises(railhead.CannotUndo):
        match.undo(0)
    assert [1, 2] == told(match)


def test_what_comes_after_a_declaration_can_be_taken_back_and_what_was_never_declared_too() -> None:
    match = start(Vow)
    answers(match, 1, 2, 1, 0)
    match.undo(0)
    assert [1, 2] == told(match)

    match = start(Vow)
    answers(match, 1, 0)
    match.undo(0)
    assert [] == told(match)


def test_a_match_keeps_one_state_to_take_back_to_however_many_answers_could_be_taken_back() -> None:
    match = start(Vow)
    Told.cloned = 0
    answers(match, *[1] * 999, 0)

    assert 1 == Told.cloned
    match.undo(0, decisions=2)
    assert [1] * 998 == told(match)
    match.undo(0, decisions=997)
    assert [1] == told(match)
    answers(match, 0)
    match.undo(0)
    assert [] == told(match)


def test_what_is_taken_back_is_gone_from_the_log_and_what_was_told_of_it_too() -> None:
    match = start(Vow)
    answers(match, 1, 0, 1)
    match.undo(0, decisions=2)

    assert [{"seat": 0, "answer": "number:1"}] == match.log["entries"]
    assert 1 == len(match.moments)
    with pytest.raises(railhead.CannotUndo, match="at most 1 of your decisions, not 2"):
        match.undo(0, decisions=2)
