"""The state of a match: plain data, a stack of steps, and the one loop that moves it on."""

from __future__ import annotations

from collections.abc import Callable
from inspect import get_annotations
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from railhead.kernel.ask import NONE, WAITING, Ask, Outcome
from railhead.kernel.chance import Chance
from railhead.kernel.errors import RulesError
from railhead.kernel.events import Tape
from railhead.kernel.making import Field, cloner
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.slotted import slotted
from railhead.kernel.step import FLOWS, SHAPES, Step, shape
from railhead.kernel.zones import (
    AMONG,
    EVERYBODY,
    NO_BITS,
    SET,
    SPECTATOR,
    Zone,
    all_of_one_set,
    empty_zone,
    forget_sets,
    join_sets,
    new_set,
    of_set,
    sets_in,
    settle,
)

if TYPE_CHECKING:
    from railhead.kernel.view import View

NO_ASKS: Final[list[Ask]] = []
NO_REPLIES: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything there is to know about a match in progress. Games add their own annotated fields and zones.

    Must hold: fields other than zones are public knowledge; no callables, floats or sets. How it is cloned follows
    from the annotations, and nobody writes it by hand.
    """

    rules: Ruleset
    seats: int
    options: dict[str, str]  # the declared variants of this match; shared by all clones, never changed
    stack: list[Step]
    chance: Chance
    over: bool
    outcome: Outcome | None
    question: Ask | None  # the open question, if it goes to one seat
    asks: list[Ask]  # the open questions, if they go to several seats at once or are secret
    replies: list[int]  # by seat: NONE (not asked), WAITING, or the answer; the next line reads them, then they vanish
    waiting: int  # how many replies are still WAITING
    interrupted: bool  # the running step cannot go on: another one lies on top of it, or the match is over
    barred: i64  # the seats (bits) that may not take back what they did since this was last cleared
    tape: Tape | None

    def __init_subclass__(cls) -> None:
        # What is compiled was equipped when it was built; what has slots is built on what is being equipped.
        if "__mypyc_attrs__" not in vars(cls) and "__slots__" not in vars(cls):
            equip_state(cls)

    def begin(self, rules: Ruleset, seats: int, options: dict[str, str]) -> None:
        """Set the kernel's own fields of a new state and lay out its zones, all empty."""
        self.rules = rules
        self.seats = seats
        self.options = options
        self.stack = []
        self.chance = Chance()
        self.over = False
        self.outcome = None
        self.question = None
        self.asks = NO_ASKS
        self.replies = NO_REPLIES
        self.waiting = 0
        self.interrupted = False
        self.barred = 0
        self.tape = None
        layout = rules.layout(seats)
        for name, zone in layout.common:
            setattr(self, name, zone.copy())
        for name, zones in layout.each:
            setattr(self, name, [zone.copy() for zone in zones])

    def view(self, seat: int | None) -> View:
        """What a seat knows of this state; None: what everybody knows who only watches."""
        from railhead.kernel.view import make_view

        return make_view(self, SPECTATOR if seat is None else seat)

    def to_json(self) -> dict[str, object]:
        """The whole state as plain JSON; `Ruleset.load_state` gives it back."""
        from railhead.kernel.codec import encode_state

        return encode_state(self)

    def clone(self) -> State:
        """An equal, independent state. Nobody listens to a clone: it has no tape."""
        return CLONE[type(self)](self)

    def copy_kernel(self, new: State) -> None:
        """Copy the kernel's own fields into a new state; what a game's clone begins with."""
        new.rules = self.rules
        new.seats = self.seats
        new.options = self.options
        new.stack = stack = []
        for step in self.stack:  # interpreted, a comprehension would be one more call
            stack.append(step.runner.copy(step))
        new.chance = self.chance.copy()
        new.over = self.over
        new.outcome = self.outcome
        new.question = self.question
        new.asks = self.asks
        new.replies = self.replies[:] if self.replies else NO_REPLIES
        new.waiting = self.waiting
        new.interrupted = False
        new.barred = self.barred
        new.tape = None

    # --- the loop ---------------------------------------------------------------------------------------------------

    def push(self, step: Step, into: str = "") -> None:
        """Run a step to its end before the running one goes on; its result lands in the named field."""
        if into:
            step.into = into
        self.stack.append(step)
        self.interrupted = True

    def push_each(self, steps: list[Step]) -> None:
        """Run these steps one after the other, in this order, before the running one goes on."""
        for at in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[at])
            self.interrupted = True

    def replace(self, step: Step) -> None:
        """End the running step here and now and run another in its place."""
        self.push(step, self.stack.pop().into)

    def advance(self) -> None:
        """Run on to the next question or to the end, which comes by `finish` alone and so interrupts the step."""
        if self.over:
            return
        stack = self.stack
        self.interrupted = False
        while True:
            step = stack[-1]
            if step.runner.run(step, self):
                return
            if self.interrupted:
                if self.over:
                    return
                self.interrupted = False
            else:
                stack.pop()
                if step.into:
                    setattr(stack[-1], step.into, step.result)

    def spend_replies(self) -> None:
        """After the line that reads them nobody needs the replies any more."""
        if self.replies:
            self.replies = NO_REPLIES

    def open(self, question: Ask | list[Ask]) -> bool:
        """Put the question of a line; False if nobody has anything to decide, and the flow goes on."""
        if isinstance(question, Ask) and not question.secret and not question.quiet:
            self.question = question
            return True
        asks = question if isinstance(question, list) else [question]
        replies = [NONE] * self.seats
        waiting = 0
        for ask in asks:
            if ask.quiet:
                self.barred = EVERYBODY  # whether somebody is asked must not be probed by taking moves back
                options = ask.options
                if len(options) == 1:
                    replies[ask.seat] = options[0]
                    continue
            replies[ask.seat] = WAITING
            waiting += 1
        self.replies = replies
        self.waiting = waiting
        if waiting or (self.tape is not None and self.tape.patient and asks and asks[0].quiet):
            self.asks = asks
            return True
        return False

    def open_asks(self) -> list[Ask]:
        """The questions that wait for an answer now."""
        if self.question is not None:
            return [self.question]
        return [ask for ask in self.asks if self.replies[ask.seat] == WAITING]

    def next_ask(self) -> Ask:
        """The first question that waits for an answer."""
        question = self.question
        if question is not None:
            return question
        replies = self.replies
        for ask in self.asks:
            if replies[ask.seat] == WAITING:
                return ask
        raise RulesError("the match waits for nobody")

    def answer(self, seat: int, option: int) -> None:
        """Take an answer and run on. Unchecked, for search and replays: `Match.answer` is for everybody else."""
        question = self.question
        step = self.stack[-1]
        if question is not None:
            self.question = None
            if question.into == "choice":
                step.choice = option
            else:
                setattr(step, question.into, option)
        else:
            self.replies[seat] = option
            self.waiting -= 1
            if self.waiting or (self.tape is not None and self.in_window()):
                return
            self.asks = NO_ASKS
        step.at += 1
        self.advance()

    def in_window(self) -> bool:
        """Does the match stand in a window for hidden reactions, and stay there until it is closed?

        That there is one hangs on what all know: the rules put the question to everybody who could react.
        """
        tape = self.tape
        return tape is not None and tape.patient and len(self.asks) > 0 and self.asks[0].quiet

    def close_window(self) -> None:
        """End a window and run on; whoever has not answered passes, which his question offers first."""
        for ask in self.asks:
            if self.replies[ask.seat] == WAITING:
                self.replies[ask.seat] = ask.options[0]
        self.waiting = 0
        self.asks = NO_ASKS
        self.stack[-1].at += 1
        self.advance()

    def reask(self) -> None:
        """Ask the open question anew from the state as it is: after loading or re-dealing."""
        step = self.stack[-1]
        at = step.at
        lines = FLOWS[type(step)]
        question = lines[at](step, self) if at < len(lines) else None
        if question is None or isinstance(question, bool):
            raise RulesError(f"{type(step).__name__} asks nothing at line {at}; only quiet questions hang on secrets")
        if isinstance(question, Ask) and not question.secret and not question.quiet:
            self.question = question
            return
        self.question = None
        self.asks = question if isinstance(question, list) else [question]

    def declare(self) -> None:
        """What was done up to here is declared: nobody can take it back."""
        self.barred = EVERYBODY

    def finish(self, winners: tuple[int, ...], scores: tuple[int, ...], ranking: tuple[int, ...], reason: str) -> None:
        """End the match here and now."""
        self.over = True
        self.interrupted = True
        self.outcome = Outcome(winners, scores, ranking, reason)

    # --- cards ------------------------------------------------------------------------------------------------------

    def move(self, source: Zone, at: int, target: Zone, mark: int = 0, bottom: bool = False) -> int:
        """Move the card at a place (-1: the top) onto another zone; who knows it afterwards follows from both zones.

        Whoever could follow the card still knows it, whoever looks at the target sees it. A card that leaves an
        unordered zone unseen could be any of them: who sees neither zone no longer knows what lies where.
        """
        card = source.cards.pop(at)
        if source.marked:
            source.marks.pop(at)
        base = target.base
        before: i64
        after: i64
        if source.seen:
            before = source.seen.pop(at)
            after = before
            if source.ordered:
                if before != source.base:
                    source.tidy()
            elif source.cards:
                source.doubt(card, EVERYBODY & ~(before | source.base))
                if self.rules.keeps_sets:
                    after = self.lose_track(source, target, before)
                else:
                    stale = EVERYBODY & ~(source.base | base)
                    source.forget(stale)
                    after = before & ~stale
            after |= base
            if after > EVERYBODY:
                after = settle(after)
        else:
            before = source.base
            after = before | base
        if after & ~before:  # what `turn_up` does, without a call: most moves show a card to somebody
            self.barred |= EVERYBODY & ~before
            if self.tape is not None:
                self.tape.show(card, before, after)
        if after == base and not target.seen and not target.marked and not bottom:
            target.cards.append(card)  # the usual case; `put` would do no more
        else:
            target.put(card, after, mark, bottom)
        return card

    def lose_track(self, source: Zone, target: Zone, before: i64) -> i64:
        """A card has left a zone without order: who knows what of it now (bits), and of what remains there.

        Who sees neither end cannot tell which card it was: if he knew all of them, he still knows their set.
        Who only sees it come out cannot tell whether it was of a set, unless all cards there are of one.
        """
        stale = EVERYBODY & ~(source.base | target.base)
        sure = stale & (before | before >> AMONG)
        tagged = before
        for one in source.seen:
            bits: i64 = one
            sure &= bits | bits >> AMONG
            tagged |= bits
        if not sure and tagged <= EVERYBODY:
            source.forget(stale)
            return before & ~stale
        seen = [before, *source.seen]
        numbers = sets_in(seen)
        lost = stale & ~sure | target.base & ~(source.base | before | all_of_one_set(seen))
        if numbers:
            forget_sets(zones_of(self), numbers, lost)
        source.forget(stale)
        known = before & EVERYBODY & ~stale
        among = before >> AMONG & ~lost
        if not sure:
            return of_set(known, among, before >> SET)
        number: i64 = numbers[0] if numbers else new_set(zones_of(self))
        if len(numbers) > 1:
            join_sets(zones_of(self), numbers)
        source.add_to_set(number, sure)
        return of_set(known, among | sure, number)

    def confuse(self, zone: Zone, seats: i64) -> None:
        """These seats (bits) can no longer tell which cards of a zone are of a set, unless all of them are of one."""
        numbers = sets_in(zone.seen)
        if numbers:
            forget_sets(zones_of(self), numbers, seats & ~(zone.base | all_of_one_set(zone.seen)))

    def move_card(self, source: Zone, card: int, target: Zone, mark: int = 0) -> None:
        """Move a copy of this card; it must lie in the source."""
        at = source.place(card)
        if at < 0:
            raise RulesError("a card was moved from a zone where it does not lie")
        self.move(source, at, target, mark)

    def move_all(self, source: Zone, target: Zone) -> None:
        """Move a whole zone, in its order, so that everybody can follow."""
        cards = source.cards
        if not cards:
            return
        if source.seen and not source.ordered and self.rules.keeps_sets:
            self.confuse(source, target.base)
        if source.seen:
            known = [settle(bits | target.base) for bits in source.seen]
            for at in range(len(cards)):
                if known[at] & ~source.seen[at]:
                    self.turn_up(cards[at], source.seen[at], known[at])
            target.put_all(cards, known, source.marks)
        else:
            before = source.base
            after = before | target.base
            if after != before:
                for card in cards:
                    self.turn_up(card, before, after)
            if after == target.base and not target.seen and not target.marked:
                target.cards.extend(cards)  # the usual case; `put_all` would do no more
            else:
                target.put_all(cards, [after] * len(cards), source.marks)
        source.cards = []
        source.seen = NO_BITS
        source.marks = NO_BITS

    def exchange(self, one: Zone, other: Zone) -> None:
        """Two zones exchange all their cards, so that everybody can follow."""
        aside = empty_zone(ordered=True, marked=one.marked)
        self.move_all(one, aside)
        self.move_all(other, one)
        self.move_all(aside, other)

    def show(self, zone: Zone, at: int, seats: i64) -> None:
        """Let these seats (bits) see the card at a place (-1: the top)."""
        if at < 0:
            at += len(zone.cards)
        before = zone.known(at)
        if seats & ~before:
            if zone.seen and not zone.ordered and self.rules.keeps_sets:
                self.confuse(zone, seats & ~before)
            self.turn_up(zone.cards[at], before, before | seats)
            zone.show(at, seats)

    def turn_up(self, card: int, before: i64, after: i64) -> None:
        """More seats (bits) know a card than before: nobody who did not know it can take his answer back now."""
        self.barred |= EVERYBODY & ~before
        tape = self.tape
        if tape is not None:
            tape.show(card, before, after)

    # --- chance -----------------------------------------------------------------------------------------------------

    def roll(self, name: str, n: int) -> int:
        """A number from 0 to n - 1 by chance; the name tells the log what it was for."""
        self.barred = EVERYBODY
        outcome: int = self.chance.below(n)
        if self.tape is not None:
            outcome = self.tape.chance(name, [outcome])[0]
        return outcome

    def shuffle(self, zone: Zone, name: str) -> None:
        """Mix a zone; nobody knows the order any more, except who looks at the zone."""
        self.barred = EVERYBODY
        self.chance.shuffle(zone.cards)
        if zone.seen:
            numbers = sets_in(zone.seen) if self.rules.keeps_sets else []
            if numbers:
                forget_sets(zones_of(self), numbers, EVERYBODY)
            zone.seen = NO_BITS
        if self.tape is not None:
            zone.cards = self.tape.chance(name, zone.cards[:])[:]

    # --- events -----------------------------------------------------------------------------------------------------
    # Nobody listens in search, so what counts is the call. With machine numbers a compiled one takes 30 instructions;
    # with others, which must be counted as references, 57.

    def tell(self, kind: str, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        """Say openly what happened."""
        if self.tape is not None:
            self.tape.tell(kind, a, b, c, d, NONE, EVERYBODY)

    def whisper(
        self, audience: i64, kind: str, secret: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE
    ) -> None:
        """Say what happened; only these seats (bits) learn the secret part."""
        if self.tape is not None:
            self.tape.tell(kind, a, b, c, d, secret, audience)


CLONE: Final[dict[type, Callable[..., State]]] = {}


def equip_state(cls: type) -> None:
    """Give an interpreted class of states slots and its clone function, as the build does for a compiled one."""
    fields = shape(cls, State)
    names = [*get_annotations(State), *[name for name, _ in fields]]
    quick = slotted(cls, State.__new__, [name for name in names if not hasattr(cls, name)])
    scope: dict[str, object] = {cls.__name__: quick}
    exec("\n".join(cloner(cls.__name__, [Field(name, kind) for name, kind in fields], typed=False)), scope)
    register_state(quick, cast("Callable[..., State]", scope[f"clone_{cls.__name__.lower()}"]), fields)


def register_state(state: type, clone: Callable[..., State], fields: list[tuple[str, str]]) -> None:
    """How to clone the states of a class, and which fields it has."""
    CLONE[state] = clone
    SHAPES[state] = fields


def zones_of(state: State) -> list[Zone]:
    """All zones of a state, in the order in which the ruleset declares them."""
    zones: list[Zone] = []
    for spec in state.rules.zones:
        if spec.each:
            zones.extend(getattr(state, spec.name))
        else:
            zones.append(getattr(state, spec.name))
    return zones
