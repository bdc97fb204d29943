"""The sentences of a match with the names of the people at the table in them."""

from railhead.kernel.ask import Ask
from railhead.kernel.events import Event
from railhead.kernel.state import State
from railhead.kernel.texts import Sentences


class Voice(Sentences):
    """Speaks of a seat by the name of its player, with its title in the game where that is something else."""

    def __init__(self, state: State, names: list[str]) -> None:
        super().__init__(state)
        self.names = names

    def format_field(self, value: object, format_spec: str) -> str:
        if format_spec == "seat" and isinstance(value, int) and value >= 0:
            return self.seat(value)
        return super().format_field(value, format_spec)

    def seat(self, seat: int) -> str:
        title = self.state.rules.seat_title(self.state, seat)
        name = self.names[seat] if seat < len(self.names) else ""  # a player of the game itself has no name here
        return f"{name} ({title})" if name and name != title else title

    def event(self, event: Event) -> str:
        return self.vformat(self.state.rules.events[event.kind], event.args, {"secret": event.secret})

    def asked(self, ask: Ask) -> str:
        return self.question(self.state.rules.prompt(ask.prompt).asked, ask)

    def waiting(self, ask: Ask) -> str:
        return self.question(self.state.rules.prompt(ask.prompt).waiting, ask)

    def question(self, sentence: str, ask: Ask) -> str:
        return self.vformat(sentence, [], {"seat": ask.seat, "about": ask.about})
