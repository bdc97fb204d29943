"""Standing answers: what a seat has answered in advance, so that a person is asked only what he may want to decide.

The table keeps them for the seat, terminal and browser alike; the rules put every question as before, and the log
holds every answer. They are private: whoever saw that a seat passes everything would know more about a match that
waits than the rules tell. They take effect before anybody is asked, and an answer comes as fast to a question with a
choice as to one without. A seat may set and revoke them at any time, also while it is asked nothing.

>>> import railhead
>>> rules = railhead.ruleset("breakthrough")
>>> mine = StandingAnswers(rules, seat=0)
>>> [standing.name for standing in mine.in_force([])]
['only_option', 'no_clean_up']
>>> mine.revoke("no_clean_up")
>>> mine.to_json()
{'only_option': 0}
"""

from __future__ import annotations

from railhead.kernel.ask import Ask
from railhead.kernel.errors import RailheadError
from railhead.kernel.events import Event
from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset, Standing


class NoSuchStanding(RailheadError):
    """The game knows no standing answer of this name."""


class StandingAnswers:
    """The standing answers of one seat: which ones, and after how many events of the match each was given.

    What has ended is found by the events since then, so that taking back an answer also takes back the end.
    """

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.since: dict[str, int] = {standing.name: 0 for standing in rules.standing if standing.default}

    def find(self, name: str) -> Standing:
        for standing in self.rules.standing:
            if standing.name == name:
                return standing
        known = ", ".join(standing.name for standing in self.rules.standing) or "it has none"
        raise NoSuchStanding(f"{self.rules.title} has no standing answer called {name!r}; there are: {known}.")

    def give(self, name: str, events: list[Event]) -> None:
        """Answer so from now on."""
        self.since[self.find(name).name] = len(events)

    def revoke(self, name: str) -> None:
        self.since.pop(self.find(name).name, None)

    def in_force(self, events: list[Event]) -> list[Standing]:
        """Those that were given and have not ended, in the order of the game."""
        return [standing for standing in self.rules.standing if self.holds(standing, events)]

    def holds(self, standing: Standing, events: list[Event]) -> bool:
        if standing.name not in self.since:
            return False
        if not standing.until and not standing.until_own:
            return True
        return not any(standing.ends_with(event, self.seat) for event in events[self.since[standing.name] :])

    def answer(self, match: Match, ask: Ask, alone: bool = False) -> int | None:
        """What the seat has answered to this question in advance; None: it has to be asked."""
        for standing in self.in_force(match.tape.events):
            option = standing.answer(match.view(self.seat), ask, alone)
            if option is not None:
                return option
        return None

    def to_json(self) -> dict[str, int]:
        return dict(self.since)

    def load(self, data: object) -> None:
        """Take what `to_json` gave; whatever this game does not know is refused."""
        if not isinstance(data, dict) or not all(type(since) is int and since >= 0 for since in data.values()):
            raise NoSuchStanding(
                "Standing answers are an object: the name of each, and the events before it was given."
            )
        self.since = {self.find(name).name: since for name, since in data.items()}


def own_decisions_back(match: Match, automatic: set[int]) -> int:
    """How many decisions to take back so that one goes that the seat made itself; 0: there is none among them.

    `automatic`: the places in the log of the answers that were given for the seat. To take back only these would
    change nothing: they would be given again at once.
    """
    for back, moment in enumerate(reversed(match.moments), 1):
        if moment.entries not in automatic:
            return back
    return 0
