"""Front Line: No Komrades as a ruleset."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.cards import (
    ABILITY_TEXTS,
    CHARACTER_TITLES,
    CHARACTERS,
    DESIGNERS,
    FEWEST_PLAYERS,
    IDS,
    MOST_PLAYERS,
    PLAYERS,
    PUBLISHER,
    START_LIFE,
    TEXTS,
    TITLE,
    TITLES,
    VARIANTS,
    WEIGHT,
    YEAR,
)
from railhead.games.front_line.evaluate import evaluate
from railhead.games.front_line.faults import faults
from railhead.games.front_line.model import VOCABULARY, ZONES, FrontLine
from railhead.games.front_line.panels import panels
from railhead.games.front_line.reasons import REASONS, numbers_of
from railhead.games.front_line.scene import MOMENTS, scene
from railhead.games.front_line.setup import copies, set_up
from railhead.games.front_line.standing import STANDING
from railhead.games.front_line.terms import HIT_TYPES
from railhead.games.front_line.texts import ABOUT, ENDINGS, EVENTS, PROMPTS
from railhead.kernel.ask import Ask
from railhead.kernel.display import Panel
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Credits, Ruleset, Variant
from railhead.kernel.scene import Scene
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

    def reason_numbers(self, g: State, reason: int, ask: Ask, option: int) -> tuple[int, ...]:
        assert isinstance(g, FrontLine)
        return numbers_of(g, reason, ask.seat, option)

    def scene(self, view: View) -> Scene:
        return scene(view)

    def note(self, face: str) -> str:
        if face in IDS:
            return TEXTS[IDS.index(face)]
        character = face.removeprefix("ability_")
        return ABILITY_TEXTS[CHARACTERS.index(character)] if character in CHARACTERS else ""

    def ending(self, reason: str) -> str:
        return ENDINGS[reason]

    def seat_title(self, g: State, seat: int) -> str:
        assert isinstance(g, FrontLine)
        return CHARACTER_TITLES[g.character[seat]]


def make() -> FrontLineRules:
    rules = FrontLineRules()
    rules.name = "front_line"
    rules.title = TITLE
    rules.version = "1"
    rules.seats = PLAYERS
    rules.options = (
        Variant(
            "variant",
            VARIANTS,
            "Starting life: normal (10 for up to 4 players, else 5), long (10, for 5 and more), short (5, for up to 4) "
            "or as in the English edition (10 up to 5 players, one less for each player more). "
            f"The box is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players; more are a variant of the rulebook.",
            "FLN-11.1",
        ),
    )
    rules.standing = STANDING
    rules.moments = MOMENTS
    rules.vocabulary = VOCABULARY
    rules.cards = IDS
    rules.card_titles = TITLES
    rules.zones = ZONES
    rules.kinds = {"Character": CHARACTERS, "HitType": HIT_TYPES}
    rules.package = "railhead.games.front_line"
    rules.prompts = PROMPTS
    rules.events = EVENTS
    rules.reasons = REASONS.all
    rules.about = ABOUT
    # How long a match takes at a real table, and for which age it is, is printed on the box, which we do not have.
    rules.credits = Credits(DESIGNERS, PUBLISHER, YEAR, minutes=(0, 0), weight=WEIGHT, age=0)
    return rules


RULES: Final = make()
