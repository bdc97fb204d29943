"""Front Line: No Komrades as a ruleset."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line import fields as fields  # registers how states and steps are copied
from railhead.games.front_line.cards import (
    CHARACTER_TITLES,
    CHARACTERS,
    HIT_TYPES,
    IDS,
    START_LIFE,
    TITLES,
    VARIANTS,
)
from railhead.games.front_line.evaluate import evaluate
from railhead.games.front_line.faults import faults
from railhead.games.front_line.model import VOCABULARY, ZONES, FrontLine
from railhead.games.front_line.reasons import REASONS
from railhead.games.front_line.setup import copies, set_up
from railhead.games.front_line.standing import STANDING
from railhead.games.front_line.table import panels
from railhead.games.front_line.texts import ABOUT, ENDINGS, EVENTS, PROMPTS
from railhead.kernel.display import Panel
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Ruleset, Variant
from railhead.kernel.state import State
from railhead.kernel.view import View


class FrontLineRules(Ruleset):
    """The ruleset "front_line"."""

    def new_state(self) -> State:
        return FrontLine()

    def check_setup(self, seats: int, options: dict[str, str] | None) -> dict[str, str]:
        """A variant is refused where it does not change anything (FLN-11.1, FLN-11.2)."""
        chosen = super().check_setup(seats, options)
        fitting = START_LIFE[chosen["variant"]]
        if seats not in fitting:
            raise BadSetup(
                f"The variant {chosen['variant']!r} of {self.title} is for {min(fitting)} to {max(fitting)} seats, "
                f"not for {seats}."
            )
        return chosen

    def setup(self, g: State) -> None:
        assert isinstance(g, FrontLine)
        set_up(g)

    def composition(self, g: State) -> list[int]:
        return [copies(card, g.seats) for card in range(len(IDS))]

    def faults(self, g: State) -> list[str]:
        assert isinstance(g, FrontLine)
        return faults(g)

    def evaluate(self, g: State, seat: int) -> int:
        assert isinstance(g, FrontLine)
        return evaluate(g, seat)

    def table(self, view: View) -> list[Panel]:
        return panels(view)

    def ending(self, reason: str) -> str:
        return ENDINGS[reason]

    def seat_title(self, g: State, seat: int) -> str:
        assert isinstance(g, FrontLine)
        return CHARACTER_TITLES[g.character[seat]]


def make() -> FrontLineRules:
    rules = FrontLineRules()
    rules.name = "front_line"
    rules.title = "Front Line: No Komrades"
    rules.version = "1"
    rules.seats = range(2, 11)
    rules.options = (
        Variant(
            "variant",
            VARIANTS,
            "Starting life: normal (10 for up to 4 players, else 5), long (10, for 5 and more), short (5, for up to 4) "
            "or as in the English edition (10 up to 5 players, one less for each player more).",
            "FLN-11.1",
        ),
    )
    rules.standing = STANDING
    rules.vocabulary = VOCABULARY
    rules.cards = IDS
    rules.card_titles = TITLES
    rules.zones = ZONES
    rules.kinds = {"Character": CHARACTERS, "HitType": HIT_TYPES}
    rules.package = "railhead.games.front_line"
    rules.prompts = PROMPTS
    rules.events = EVENTS
    rules.reasons = REASONS
    rules.about = ABOUT
    return rules


RULES: Final = make()
