"""The flow of steps, on tiny steps made for the purpose: an interpreted ruleset on whatever kernel is built.

Every test runs twice: by the kernel's own runner for any step, and by the runner made for the class.
"""

from typing import Any, ClassVar

import pytest

import railhead
from railhead.kernel.ask import Ask
from railhead.kernel.ruleset import Reason, Ruleset
from railhead.kernel.state import State
from railhead.kernel.step import ANY_RUNNER, RUNNERS, Step
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

    flow = ("begin", "end")

    got: int = 0

    def begin(self, g: Told) -> None:
        g.push(FIRST[0](), "got")

    def end(self, g: Told) -> None:
        g.told.append(self.got)
        g.finish((), (0,) * g.seats, (1,) * g.seats, "done")


class Loop(Step):
    """Counts answers until somebody answers 0."""

    flow = ("ask_number", "count")

    answer: int = 0

    def ask_number(self, g: Told) -> Ask:
        return Ask(0, "number", [NUMBER, NUMBER + 1], "answer")

    def count(self, g: Told) -> None:
        if self.answer != NUMBER:
            self.result += 1
            self.go("ask_number")


class Vow(Step):
    """Answers 0 and 1 are tried out, 2 is declared, and any of them leads back to the question."""

    flow = ("ask_number", "note")

    answer: int = 0

    def ask_number(self, g: Told) -> Ask:
        return Ask(0, "number", [NUMBER, NUMBER + 1, NUMBER + 2], "answer")

    def note(self, g: Told) -> None:
        if self.answer == NUMBER + 2:
            g.declare()
        g.told.append(self.answer - NUMBER)
        self.go("ask_number")


class Children(Step):
    """Pushes two children; the last pushed runs first."""

    flow = ("begin", "end")

    def begin(self, g: Told) -> None:
        g.push(Note(1))
        g.push(Note(2))

    def end(self, g: Told) -> None:
        g.told.append(3)
        self.result = 4


class Note(Step):
    flow = ("note",)

    number: int

    def note(self, g: Told) -> None:
        g.told.append(self.number)


class Replaced(Step):
    """Ends itself for another whose result goes to the parent."""

    flow = ("begin", "never")

    def begin(self, g: Told) -> None:
        g.replace(Children())

    def never(self, g: Told) -> None:
        raise AssertionError("a replaced step does not go on")


class Moody(Step):
    """Asks only sometimes, which the kernel must notice when it asks again."""

    flow = ("ask_number",)

    answer: int = 0

    def ask_number(self, g: Told) -> Ask | None:
        return None if g.told else Ask(0, "number", [NUMBER], "answer")


class Together(Step):
    """Asks two seats at once, openly."""

    flow = ("ask_numbers", "add")

    def ask_numbers(self, g: Told) -> list[Ask]:
        return [Ask(seat, "number", [NUMBER + 1, NUMBER + 2]) for seat in (0, 1)]

    def add(self, g: Told) -> None:
        self.result = sum(reply - NUMBER for reply in g.replies)


class Unread(Step):
    """Runs a step that ends with its question: nobody reads the replies."""

    flow = ("begin", "end")

    def begin(self, g: Told) -> None:
        g.push(OnlyAsks())

    def end(self, g: Told) -> None:
        self.result = len(g.replies)


class OnlyAsks(Step):
    flow = ("ask_numbers",)

    def ask_numbers(self, g: Told) -> list[Ask]:
        return [Ask(seat, "number", [NUMBER + 1, NUMBER + 2]) for seat in (0, 1)]


class Detour(Step):
    """Has nothing to ask, but another step to run first."""

    flow = ("ask_number", "end")

    def ask_number(self, g: Told) -> Ask | None:
        g.push(Note(1))
        return None

    def end(self, g: Told) -> None:
        g.told.append(2)


class Ending(Step):
    """Ends the match in the middle of its flow."""

    flow = ("begin", "never")

    def begin(self, g: Told) -> None:
        g.finish((), (0,) * g.seats, (1,) * g.seats, "done")

    def never(self, g: Told) -> None:
        raise AssertionError("nothing happens after the end")


class InOrder(Step):
    """Pushes two children that run in the order in which they are named."""

    flow = ("begin",)

    def begin(self, g: Told) -> None:
        g.push_each([Note(1), Note(2)])


class Counting(Step):
    """Comes to a line again and again; what the line pushes runs in between."""

    flow = ("each_number", "last")

    done: int = 0

    def each_number(self, g: Told) -> bool:
        if self.done == 3:
            return False
        self.done += 1
        g.told.append(10 * self.done)
        g.push(Note(self.done))
        return True

    def last(self, g: Told) -> None:
        g.told.append(99)


class Again(Step):
    """Runs one line twice, and leaves before the last one."""

    flow = ("count", "never")

    done: int = 0

    def count(self, g: Told) -> None:
        self.done += 1
        g.told.append(self.done)
        if self.done < 2:
            self.again()
        else:
            self.leave()

    def never(self, g: Told) -> None:
        raise AssertionError("a step that was left does not go on")


class Choosy(Step):
    """Keeps its answer as its choice; a question that is not put leaves none."""

    flow = ("ask_number", "note_one", "ask_nothing", "note_none")

    def ask_number(self, g: Told) -> Ask:
        return Ask(0, "number", [NUMBER, NUMBER + 1])

    def note_one(self, g: Told) -> None:
        g.told.append(self.choice)

    def ask_nothing(self, g: Told) -> Ask | None:
        return None

    def note_none(self, g: Told) -> None:
        g.told.append(self.choice)


class Wide(Step):
    """Has arguments of every kind, and explains itself."""

    flow = ("ask_number",)

    number: int
    names: list[int]
    spare: list[int] = []
    word: str = "word"

    def ask_number(self, g: Told) -> Ask:
        return Ask(0, "number", [NUMBER])

    def why_not(self, g: Told, ask: Ask, option: int) -> int:
        return 1 if option == NUMBER + 1 else 0


class Narrow(Wide):
    """Adds a field to those it inherits."""

    flow: ClassVar[tuple[str, ...]] = ("note", "ask_number")

    more: int = 7

    def note(self, g: Told) -> None:
        g.told.append(self.more)


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
    InOrder,
    Counting,
    Again,
    Choosy,
    Wide,
    Narrow,
]


@pytest.fixture(params=["any", "made"], autouse=True)
def _runners(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "any":
        for step in STEPS:
            monkeypatch.setitem(RUNNERS, step, ANY_RUNNER)
            monkeypatch.setattr(step, "runner", ANY_RUNNER)


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
    rules.zones, rules.package = (pile("deck", "Deck", pool="cards"),), __name__.rpartition(".")[0]
    rules.reasons = [Reason("", ""), Reason("TRY-2", "not_this")]
    rules.prompts = {"number": "TRY-1"}
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


def test_steps_pushed_together_run_in_the_order_in_which_they_are_named() -> None:
    assert [1, 2, 0] == told(start(InOrder))


def test_a_line_called_each_comes_again_after_what_it_pushed() -> None:
    assert [10, 1, 20, 2, 30, 3, 99, 0] == told(start(Counting))


def test_a_step_can_run_a_line_again_and_leave() -> None:
    assert [1, 2, 0] == told(start(Again))


def test_an_answer_without_a_field_is_the_choice_until_the_next_question() -> None:
    match = start(Choosy)
    match.answer(0, "number:1")

    assert [NUMBER + 1, -1, 0] == told(match)


def test_a_position_keeps_the_choice() -> None:
    match = start(Choosy)
    match.state.stack[-1].choice = NUMBER + 1

    assert "number:1" == match.state.to_json()["stack"][-1]["choice"]  # type: ignore[index]  # plain JSON


def test_the_fields_of_a_step_are_its_arguments_in_order() -> None:
    step = Wide(3, [4], word="other")

    assert (3, [4], [], "other") == (step.number, step.names, step.spare, step.word)
    assert Wide(1, []).spare is not Wide(1, []).spare, "each step has a list of its own"


def test_a_step_inherits_the_arguments_of_the_step_it_is_built_on() -> None:
    step = Narrow(3, [4], [5], "word", 6)

    assert (3, [4], [5], "word", 6) == (step.number, step.names, step.spare, step.word, step.more)


def test_a_copy_of_a_step_shares_no_list_with_it() -> None:
    match = start(Loop)
    step = Narrow(3, [4], [5])
    match.state.push(step)
    copy = match.state.clone().stack[-1]

    assert isinstance(copy, Narrow)
    assert (3, [4], [5], "word", 7) == (copy.number, copy.names, copy.spare, copy.word, copy.more)
    assert copy.names is not step.names


def test_a_step_explains_itself_with_the_state_of_its_game() -> None:
    match = start(Loop)
    match.state.push(Wide(1, []))
    match.state.advance()

    refusal = match.why_not(0, "number:1")
    assert refusal is not None
    assert ("TRY-2", "not_this", WORDS.option("number:1")) == (refusal.rule, refusal.name, refusal.option)


def test_a_flow_in_another_order_runs_in_that_order_at_once() -> None:
    class Forth(Children):
        flow = ("begin", "end")

    class Back(Children):
        flow = ("end", "begin")

    assert [2, 1, 3, 4] == told(start(Forth))
    assert [3, 2, 1, 4] == told(start(Back))


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
