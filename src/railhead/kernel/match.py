"""A match as people meet it: checked answers, a log that replays, what happened, and taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from railhead.kernel.ask import Ask, Outcome
from railhead.kernel.errors import BadLog, BadSetup, CannotUndo, IllegalAnswer, RailheadError
from railhead.kernel.events import Event, Tape
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.kernel.zones import SPECTATOR

if TYPE_CHECKING:
    from railhead.kernel.view import View

Log = dict[str, object]


class Moment:
    """An answer that may still be taken back, and how much had been logged and told before it."""

    def __init__(self, seat: int, option: int, entries: int, events: int) -> None:
        self.seat = seat
        self.option = option
        self.entries = entries
        self.events = events


class Match:
    """One match. It is always either over or waiting for answers."""

    def __init__(self, rules: Ruleset, state: State, seed: int | bytes) -> None:
        self.rules = rules
        self.state = state
        self.seed = seed
        self.tape = state.tape or Tape()
        self.entries: list[dict[str, object]] = []
        self.windows = 0  # for hidden reactions that were closed
        self.moments: list[Moment] = []
        self.horizon = state  # before the first of the moments: the one state that is kept to take back to
        state.tape = self.tape

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def asks(self) -> tuple[Ask, ...]:
        return () if self.state.over else tuple(self.state.open_asks())

    @property
    def log(self) -> Log:
        """Header, answers by name and chance outcomes: all it takes to replay the match."""
        seed = self.seed
        return {
            "game": self.rules.name,
            "version": self.rules.version,
            "data": self.rules.data,
            "seats": self.state.seats,
            "options": dict(self.state.options),
            "seed": seed.hex() if isinstance(seed, bytes) else seed,
            "entries": [dict(entry) for entry in self.entries],
            "outcome": self.result(),
        }

    def result(self) -> dict[str, object] | None:
        """How the match ended, as plain JSON; None while it goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return None
        return {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason}

    def view(self, seat: int | None) -> View:
        """What a seat knows; None: what a spectator knows."""
        if seat is not None:
            self.check_seat(seat)
        return self.state.view(seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as a seat may know it."""
        viewer = SPECTATOR if seat is None else seat
        return [event.seen_by(viewer) for event in self.tape.events[since:]]

    def why_not(self, seat: int, option: int | str) -> IllegalAnswer | None:
        """None if this answer is legal now, else what forbids it."""
        self.check_seat(seat)
        number = self.rules.vocabulary.option(option)
        if self.state.over:
            return IllegalAnswer("match_over")
        for ask in self.state.open_asks():
            if ask.seat == seat:
                return self.why_not_to(ask, number)
        return IllegalAnswer("not_asked")

    def why_not_to(self, ask: Ask, option: int) -> IllegalAnswer | None:
        if option in ask.options:
            return None
        step = self.state.stack[-1]
        number = step.runner.why_not(step, self.state, ask, option)
        if not number:
            return IllegalAnswer("not_an_answer", self.rules.rule_of(ask.prompt), option)
        reason = self.rules.reasons[number]
        numbers = self.rules.reason_numbers(self.state, number, ask, option)
        return IllegalAnswer(reason.name, reason.rule, option, numbers, reason.about)

    def tried(self, seat: int, option: int | str) -> State:
        """The state that a legal answer leads to, on a copy with a tape of its own; the match stays as it is."""
        after = self.state.clone()
        after.tape = Tape()
        after.tape.patient = self.tape.patient
        after.barred = 0
        after.answer(seat, self.rules.vocabulary.option(option))
        return after

    def answer(self, seat: int, option: int | str, tried: State | None = None) -> None:
        """Answer for a seat. An illegal answer raises `IllegalAnswer` and changes nothing.

        Whoever has tried this very answer gives the state it led to: then the rules do not run again.
        """
        refusal = self.why_not(seat, option)
        if refusal is not None:
            raise refusal
        number = self.rules.vocabulary.option(option)
        moment = Moment(seat, number, len(self.entries), len(self.tape.events))
        if not self.moments or self.moments[-1].seat != seat:
            self.moments = []
            self.horizon = self.state.clone()
        quiet = any([ask.quiet for ask in self.asks if ask.seat == seat])
        outcomes = len(self.tape.outcomes)
        if tried is None:
            self.state.barred = 0
            self.state.answer(seat, number)
        else:
            self.take(tried)
        self.entries.append({"seat": seat, "answer": self.rules.vocabulary.names[number]})
        self.log_chance(outcomes)
        self.moments.append(moment)
        if quiet or self.state.barred >> seat & 1:  # nobody may notice that somebody was quietly asked
            self.moments = []

    def take(self, tried: State) -> None:
        """Go on with a state that was tried; what its own tape has heard belongs to the match now."""
        assert tried.tape is not None
        self.tape.events += tried.tape.events
        self.tape.outcomes += tried.tape.outcomes
        tried.tape = self.tape
        self.state = tried

    @property
    def in_window(self) -> bool:
        """Does the match stand in a window for hidden reactions until it is closed? Only where its tape is patient."""
        return not self.state.over and self.state.in_window()

    def close_window(self) -> None:
        """End a window for hidden reactions: whoever has not answered passes, and the log says so like any answer."""
        if not self.in_window:
            raise IllegalAnswer("not_asked")
        outcomes = len(self.tape.outcomes)
        names = self.rules.vocabulary.names
        self.entries += [{"seat": ask.seat, "answer": names[ask.options[0]]} for ask in self.asks]
        self.state.barred = 0
        self.state.close_window()
        self.log_chance(outcomes)
        self.windows += 1
        self.moments = []

    def concede(self, seat: int) -> None:
        """A seat leaves the match, asked or not; refused where the rules know no conceding."""
        self.check_seat(seat)
        outcomes = len(self.tape.outcomes)
        if self.state.over or not self.rules.concede(self.state, seat):
            raise IllegalAnswer("nobody_can_leave")
        self.entries.append({"seat": seat, "concede": True})
        self.log_chance(outcomes)
        self.moments = []

    def log_chance(self, since: int) -> None:
        for name, outcome in self.tape.outcomes[since:]:
            self.entries.append({"chance": name, "outcome": outcome})

    def undo(self, seat: int, decisions: int = 0) -> None:
        """Take back: to the horizon (the last point before which something was revealed, drawn or answered by others).

        `decisions`: go back only so many own decisions. A match that is over stays over.
        """
        self.check_seat(seat)
        if self.state.over:
            raise CannotUndo("The match is over: nothing can be taken back any more.")
        self.take_back(seat, decisions)

    def take_back(self, seat: int, decisions: int) -> None:
        """The same for logs of tables from the time when the last decision of a match could be taken back, too."""
        if not self.moments or self.moments[-1].seat != seat:
            raise CannotUndo("There is nothing you may take back: cards were revealed or others have decided since.")
        if not 0 <= decisions <= len(self.moments):
            raise CannotUndo(f"You may take back at most {len(self.moments)} of your decisions, not {decisions}.")
        place = len(self.moments) - decisions if decisions else 0
        moment = self.moments[place]
        self.state = self.before(len(self.moments) - place)
        self.state.tape = self.tape
        del self.moments[place:]
        del self.entries[moment.entries :]
        del self.tape.events[moment.events :]

    def before(self, decisions: int) -> State:
        """The state before so many of the decisions that may still be taken back.

        It is played anew from the horizon, which gives the same again: where chance is drawn, nothing is taken back.
        """
        state = self.horizon.clone()
        for moment in self.moments[: len(self.moments) - decisions]:
            state.answer(moment.seat, moment.option)
        return state

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.state.seats:
            raise IllegalAnswer("no_such_seat", numbers=(self.state.seats - 1,), about=repr(seat))


def begin_match(rules: Ruleset, seats: int, seed: int | bytes, options: dict[str, str]) -> Match:
    """A match whose first questions are open. `options` are complete and checked."""
    if isinstance(seed, bytes) and len(seed) != 32:
        raise BadSetup(f"A seed is a number or exactly 32 bytes; these are {len(seed)} bytes.")
    state = rules.new_state()
    state.begin(rules, seats, options)
    state.chance.seed(seed)
    match = Match(rules, state, seed)
    rules.setup(state)
    state.advance()
    match.log_chance(0)
    return match


def resume_match(rules: Ruleset, state: State) -> Match:
    """A match that goes on from a loaded position. It cannot be replayed from a seed; its log starts here."""
    return Match(rules, state, 0)


def replay_match(rules: Ruleset, log: object, upto: int | None = None) -> Match:
    """Play a log again, answer by answer, and check every chance outcome against it."""
    if not isinstance(log, dict):
        raise BadLog("The log is not an object with a header and entries.")
    for key in ("version", "seats", "options", "seed", "entries"):
        if key not in log:
            raise BadLog(f"The header of the log has no {key!r}.")
    if log["version"] != rules.version:
        raise BadLog(f"The log was played with rules {log['version']!r}; these are {rules.version!r}.")
    if log.get("data", rules.data) != rules.data:
        raise BadLog(
            f"The log was played with other data of {rules.title} ({log['data']!s:.40}; here {rules.data}): "
            "its components.toml was edited since."
        )
    seed, entries = log["seed"], log["entries"]
    if not isinstance(entries, list) or not isinstance(log["options"], dict):
        raise BadLog("The entries of the log are not a list, or its options not an object.")
    try:
        match = rules.start(log["seats"], bytes.fromhex(seed) if isinstance(seed, str) else seed, log["options"])
    except (RailheadError, ValueError, TypeError) as fault:
        raise BadLog(f"The header of the log cannot be used: {fault}") from None
    answers = 0
    for place, entry in enumerate(entries):
        if upto is not None and answers >= upto and isinstance(entry, dict) and "seat" in entry:
            break
        answers += replay_entry(match, place, entry)
    if upto is None:
        check_complete(match, log, len(entries))
    return match


def check_complete(match: Match, log: Log, entries: int) -> None:
    """A log may end where a match still goes on, but not in the middle of an answer or before its own outcome."""
    if len(match.entries) != entries:
        raise BadLog(f"The log breaks off after entry {entries - 1}: chance outcomes of its last answer are missing.")
    if log.get("outcome") != match.result():
        raise BadLog(f"The log ends with {log.get('outcome')!r}, but its {entries} entries lead to {match.result()!r}.")


def replay_entry(match: Match, place: int, entry: object) -> int:
    """Play one entry; 1 if it was an answer. Chance entries must be what the seed gives."""
    if isinstance(entry, dict) and "seat" in entry:
        if place != len(match.entries):
            raise BadLog(f"Entry {place} of the log is an answer where a chance outcome is due.")
        try:
            if "concede" in entry:
                match.concede(entry["seat"])
            else:
                match.answer(entry["seat"], entry["answer"])
        except (RailheadError, LookupError, TypeError) as fault:
            raise BadLog(f"Entry {place} of the log cannot be played: {fault}") from None
        return 1
    if place >= len(match.entries) or match.entries[place] != entry:
        raise BadLog(f"Entry {place} of the log is not what these rules and this seed give.")
    return 0
