"""Turns questions, options and events into sentences."""
# mypyc: skip - runs at the edge only, and string.Formatter cannot be subclassed natively

from string import Formatter
from typing import Any

from railhead.kernel.ask import NONE, Ask
from railhead.kernel.events import Event
from railhead.kernel.state import State


class Sentences(Formatter):
    """Formats `{0:seat}`, `{1:card}`, `{secret:card}`, `{0:option}` and any kind of the ruleset by their names."""

    def __init__(self, state: State) -> None:
        self.state = state

    def format_field(self, value: Any, format_spec: str) -> str:
        return name(self.state, format_spec, value) if format_spec else str(value)

    def get_value(self, key: int | str, args: Any, kwargs: Any) -> Any:
        if isinstance(key, int):
            return args[key] if key < len(args) else NONE
        return kwargs[key]


def name(state: State, kind: str, value: int) -> str:
    """What to call a value of some kind in a sentence; a hidden or missing one becomes `a card` or `nobody`."""
    rules = state.rules
    if kind == "seat":
        return rules.seat_title(state, value) if value >= 0 else "nobody"
    if kind == "card":
        return rules.card_titles[value] if value >= 0 else "a card"
    if kind == "option":
        return rules.vocabulary.titles[value] if value >= 0 else "nothing"
    titles = rules.kinds[kind]
    return titles[value] if value >= 0 else "nothing"


def event_text(state: State, event: Event) -> str:
    """What happened, in a sentence."""
    return Sentences(state).vformat(state.rules.events[event.kind], event.args, {"secret": event.secret})


def ask_text(state: State, ask: Ask) -> str:
    """The question, for the seat that is asked."""
    return Sentences(state).vformat(state.rules.prompt(ask.prompt).asked, [], {"seat": ask.seat, "about": ask.about})


def waiting_text(state: State, ask: Ask) -> str:
    """What the others wait for."""
    return Sentences(state).vformat(state.rules.prompt(ask.prompt).waiting, [], {"seat": ask.seat, "about": ask.about})
