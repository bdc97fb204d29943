"""Sentences about a match with the names of the people in them: questions, options, events, refusals, the result."""

from collections.abc import Sequence
from string import Formatter
from typing import Any

from railhead.kernel.ask import NONE, Ask
from railhead.kernel.events import Event
from railhead.kernel.state import State


class Voice(Formatter):
    """Speaks of one state. A seat goes by its title in the game (faction, character), else by its player's name."""

    def __init__(self, state: State, names: Sequence[str] = ()) -> None:
        self.state = state
        self.names = names

    # --- names ------------------------------------------------------------------------------------------------------

    def person(self, seat: int) -> str:
        """The name of the person or bot in a seat."""
        return (self.names[seat] if seat < len(self.names) else "") or f"Player {seat + 1}"

    def seat(self, seat: int) -> str:
        title = self.state.rules.seat_title(self.state, seat)
        return self.person(seat) if title == f"Player {seat + 1}" else title

    def option(self, option: int) -> str:
        """The title of an option; one that stands for a seat goes by the seat's name."""
        vocabulary = self.state.rules.vocabulary
        seats = vocabulary.groups.get("seat", range(0))
        return self.seat(option - seats.start) if option in seats else vocabulary.titles[option]

    def name(self, kind: str, value: int) -> str:
        """What to call a value of some kind; a hidden or missing one becomes `a card` or `nobody`."""
        rules = self.state.rules
        if kind == "seat":
            return self.seat(value) if value >= 0 else "nobody"
        if kind == "person":
            return self.person(value) if value >= 0 else "nobody"
        if kind == "card":
            return rules.card_titles[value] if value >= 0 else "a card"
        if kind == "option":
            return self.option(value) if value >= 0 else "nothing"
        return rules.kinds[kind][value] if value >= 0 else "nothing"

    # --- sentences --------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened."""
        return self.vformat(self.state.rules.events[event.kind], event.args, {"secret": event.secret})

    def asked(self, ask: Ask) -> str:
        """The question, for the seat that is asked."""
        return self.question(self.state.rules.prompt(ask.prompt).asked, ask)

    def waiting(self, ask: Ask) -> str:
        """What the others wait for."""
        return self.question(self.state.rules.prompt(ask.prompt).waiting, ask)

    def question(self, sentence: str, ask: Ask) -> str:
        return self.vformat(sentence, [], {"seat": ask.seat, "about": ask.about})

    # --- how the sentences are put together ---------------------------------------------------------------------------

    def format_field(self, value: Any, format_spec: str) -> str:
        return self.name(format_spec, value) if format_spec else str(value)

    def get_value(self, key: int | str, args: Any, kwargs: Any) -> Any:
        if isinstance(key, int):
            return args[key] if key < len(args) else NONE
        return kwargs[key]
